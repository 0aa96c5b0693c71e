# fixhit. `make` alone prints what there is to make.
#
# A variant is one way to compile everything: a compiler and flags. Its objects lie in
# build/VARIANT/ under the path of their source. A board is a chip: its images are linked from the
# objects of its variant, and lie in build/BOARD/.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SECONDARY:
MAKEFLAGS += --no-print-directory

# Steps are told in a word each; V=1 shows the commands.
ifneq ($(V),1)
.SILENT:
endif

# ---- What there is ---------------------------------------------------------------------------

LIB_SOURCES   := $(sort $(wildcard lib/src/*.c lib/src/fixmath/*.c))
PORT_SOURCES  := ports/assert.c ports/script.c ports/start.c ports/text.c
HOST_PORT     := $(addprefix ports/host/,port.c record.c screen.c whole.c)
CORTEXM       := $(sort $(wildcard ports/cortexm/*.c))
UNIT_SOURCES  := $(sort $(wildcard tests/unit/*.c) $(filter-out tests/reports/tiles.c,$(wildcard tests/reports/*.c)))
TILE_SOURCES  := $(sort $(wildcard tests/tiles/*.c)) tests/reports/tiles.c $(addprefix tests/unit/,harness.c digest.c random.c)
WORLD_SOURCES := $(sort $(wildcard tests/world/*.c)) $(addprefix tests/unit/,harness.c digest.c random.c)
BENCH_SOURCES := $(sort $(wildcard bench/*.c))
ORACLE_SOURCES := $(sort $(wildcard tests/oracle/*.c)) $(addprefix tests/unit/,answers.c cases.c limit_cases.c limit_answers.c polygon_cases.c random.c) \
                  $(addprefix tests/tiles/,tile_level.c tile_walks.c)

# Variants of the host.
GCC32 := i686-linux-gnu-gcc
CC_host          := gcc
CC_host-clang    := clang
CC_host-ndebug   := gcc
FLAGS_host-ndebug := -DNDEBUG
CC_host-halves   := gcc
FLAGS_host-halves := -DNDEBUG -DFH_LONG_MULTIPLY=0
CC_host-16       := gcc
FLAGS_host-16    := -DNDEBUG -DFH_POLYGON_MAX=16 -DFH_INLINE
CC_host-sanitize := gcc
SANITIZE := -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
FLAGS_host-sanitize := -DNDEBUG $(SANITIZE)
CC_host-halves-sanitize    := gcc
FLAGS_host-halves-sanitize := $(FLAGS_host-halves) $(SANITIZE)
CC_host-32       := $(GCC32)
LINK_host-32     := -static
HOST_VARIANTS := host host-clang host-ndebug host-16 host-halves host-sanitize host-halves-sanitize host-32

# Variants of the cores: CORE-FLOAT is what a game links, CORE-FLOAT-assert checks preconditions;
# with -O0, -Os and -O3 for the tests, since answers may not depend on it.
CORES  := cortex-m0 cortex-m0plus cortex-m3 cortex-m4 cortex-m7
FLOATS := soft softfp hard
FPU_cortex-m4 := -mfpu=fpv4-sp-d16
FPU_cortex-m7 := -mfpu=fpv5-sp-d16
OPTIMIZATIONS := O0 Os O3
CORE_VARIANTS :=
define CORE_VARIANT
CC_$(1)-$(2)           := arm-none-eabi-gcc
FLAGS_$(1)-$(2)        := -mcpu=$(1) -mthumb -mfloat-abi=$(2) $$(if $$(filter-out soft,$(2)),$$(FPU_$(1))) -DNDEBUG -fcallgraph-info=su
CC_$(1)-$(2)-assert    := arm-none-eabi-gcc
FLAGS_$(1)-$(2)-assert := $$(filter-out -DNDEBUG,$$(FLAGS_$(1)-$(2)))
$(foreach o,$(OPTIMIZATIONS),
CC_$(1)-$(2)-$(o)    := arm-none-eabi-gcc
FLAGS_$(1)-$(2)-$(o) = $$(FLAGS_$(1)-$(2)) -$(o)
)
LINKED_VARIANTS += $(1)-$(2)
CORE_VARIANTS += $(1)-$(2) $(1)-$(2)-assert $(OPTIMIZATIONS:%=$(1)-$(2)-%)
endef
$(foreach c,$(CORES),$(foreach f,$(if $(FPU_$(c)),$(FLOATS),soft),$(eval $(call CORE_VARIANT,$(c),$(f)))))

# The library as a shared object, which docs/draw.py asks.
CC_host-pictures    := gcc
FLAGS_host-pictures := -DNDEBUG -fPIC

CC_host-window    := gcc
FLAGS_host-window := -DNDEBUG -isystem /usr/include/SDL2 -D_REENTRANT

# Other levels of both compilers, for the replay, whose bits may not depend on them.
define HOST_LEVEL
CC_host-$(1)          := gcc
FLAGS_host-$(1)       := -DNDEBUG -$(1)
CC_host-clang-$(1)    := clang
FLAGS_host-clang-$(1) := -DNDEBUG -$(1)
NOT_host-clang-$(1)   := -fstack-usage
endef
LEVELS := O0 O1 O3 Os
$(foreach o,$(LEVELS),$(eval $(call HOST_LEVEL,$(o))))
HOST_LEVELS := $(LEVELS:%=host-%) $(LEVELS:%=host-clang-%)

# VARIANT-rects is for a game that has rects and polygons alone, as a hero among tiles and slopes does: small.
FEW_KINDS := -DFH_KINDS=16+32
CC_host-rects    := gcc
FLAGS_host-rects := $(FEW_KINDS)
CC_host-rects-sanitize    := gcc
FLAGS_host-rects-sanitize := $(FLAGS_host-sanitize) $(FEW_KINDS)
RECTS_VARIANTS := host-rects host-rects-sanitize
define RECTS_VARIANT
CC_$(1)-rects    := $(CC_$(1))
FLAGS_$(1)-rects := $(FLAGS_$(1)) $(FEW_KINDS) -Os
RECTS_VARIANTS += $(1)-rects
endef
$(foreach v,$(LINKED_VARIANTS),$(eval $(call RECTS_VARIANT,$(v))))

VARIANTS := $(HOST_VARIANTS) $(HOST_LEVELS) host-window host-pictures $(CORE_VARIANTS) $(RECTS_VARIANTS)

# Boards.
BOARDS := stm32f405 stm32f100 microbit
VARIANT_stm32f405 := cortex-m4-hard
SOURCES_stm32f405 := ports/stm32/stm32f405.c ports/stm32/usart.c ports/headless.c
VARIANT_stm32f100 := cortex-m3-soft
SOURCES_stm32f100 := ports/stm32/stm32f100.c ports/stm32/usart.c ports/headless.c
VARIANT_microbit  := cortex-m0-soft
SOURCES_microbit  := ports/microbit/microbit.c ports/headless.c
# The handheld, for what has a screen and buttons.
VARIANT_lm3s6965  := cortex-m3-soft
SOURCES_lm3s6965  := $(addprefix ports/lm3s6965/,lm3s6965.c screen.c)
VARIANT_mps2      := cortex-m3-soft
SOURCES_mps2      := ports/mps2/mps2.c ports/headless.c
VARIANT_an386     := cortex-m4-hard
SOURCES_an386     := ports/mps2/mps2.c ports/headless.c
VARIANT_an500     := cortex-m7-hard
SOURCES_an500     := ports/mps2/mps2.c ports/headless.c
$(foreach b,$(BOARDS) lm3s6965 mps2,$(eval MAP_$(b) := $(b)))
MAP_an386         := mps2
MAP_an500         := mps2
# Where a library at -O0 fits with its tests.
ROOMY := stm32f405 mps2 microbit

# ---- How a file is compiled ------------------------------------------------------------------

WARNINGS := -Wall -Wextra -Wpedantic -Werror -Wconversion -Wsign-conversion -Wshadow -Wundef \
            -Wcast-align -Wcast-qual -Wstrict-prototypes -Wmissing-prototypes \
            -Wold-style-definition -Wvla -Wdouble-promotion -Wwrite-strings -Wpointer-arith
CFLAGS := -std=c11 -O2 -g $(WARNINGS) -ffunction-sections -fdata-sections -fstack-usage \
          -Ilib/include -Iports
# The sources' own names, so that no path of this machine is in what is built.
CFLAGS += "-ffile-prefix-map=$(CURDIR)=."

define VARIANT
build/$(1)/%.o: %.c Makefile
	mkdir -p $$(@D)
	echo "  CC    $$@"
	$$(CC_$(1)) $$(filter-out $$(NOT_$(1)),$$(CFLAGS)) $$(FLAGS_$(1)) -MMD -MP -c $$< -o $$@

build/$(1)/libfixhit.a: $$(LIB_SOURCES:%.c=build/$(1)/%.o)
	echo "  AR    $$@"
	rm -f $$@
	ar rcsD $$@ $$^
endef
NOT_host-clang := -fstack-usage
$(foreach v,$(VARIANTS),$(eval $(call VARIANT,$(v))))
# It is the library's level that the answers may not depend on; on the cores tests are kept small.
$(foreach v,$(CORE_VARIANTS),$(eval build/$(v)/tests/%.o: FLAGS_$(v) += -Os -DCHECK_SHORT))
$(foreach v,$(filter-out host-%,$(RECTS_VARIANTS)),$(eval build/$(v)/tests/%.o: FLAGS_$(v) += -DCHECK_SHORT))
# And a handheld's flash is short.
$(foreach v,$(CORE_VARIANTS),$(eval build/$(v)/examples/%.o: FLAGS_$(v) += -Os))
# Tables that are made from the games' texts.
$(foreach v,$(VARIANTS),$(eval build/$(v)/examples/%.o: CFLAGS += -Ibuild/generated))

# A program of the host: build/VARIANT/NAME from its own objects, the host port and the library.
define HOST_PROGRAM
build/$(1)/$(2): $$(patsubst %.c,build/$(1)/%.o,$(3) $$(PORT_SOURCES) $$(HOST_PORT) ports/host/no_window.c) build/$(1)/libfixhit.a
	echo "  LINK  $$@"
	$$(CC_$(1)) $$(FLAGS_$(1)) $$(LINK_$(1)) $$^ $(4) -o $$@
endef

# The same with a window, which SDL makes: build/host-window/NAME.
define WINDOW_PROGRAM
build/host-window/$(1): $$(patsubst %.c,build/host-window/%.o,$(2) $$(PORT_SOURCES) $$(HOST_PORT) ports/host/window.c) build/host-window/libfixhit.a
	echo "  LINK  $$@"
	$$(CC_host-window) $$^ -lSDL2 -o $$@
endef

# An image of a board: build/BOARD/NAME.elf. $(4) is the variant's suffix, empty or -assert, and $(5) one that the
# name is without. Of a library at another level all else is the plain variant's.
define IMAGE
build/$(1)/$(2)$(4).elf: $$(patsubst %.c,build/$$(VARIANT_$(1))$(filter-out $(OPTIMIZATIONS:%=-%),$(4))$(5)/%.o,$(3) $$(PORT_SOURCES) $$(CORTEXM) $$(SOURCES_$(1))) \
		build/$$(VARIANT_$(1))$(4)$(5)/libfixhit.a linker/$$(MAP_$(1)).ld linker/sections.ld
	mkdir -p $$(@D)
	echo "  LINK  $$@"
	$$(CC_$$(VARIANT_$(1))) $$(FLAGS_$$(VARIANT_$(1))) -nostartfiles -Llinker -T linker/$$(MAP_$(1)).ld \
	    -Wl,--gc-sections,--fatal-warnings,-Map=$$(@:.elf=.map) $$(filter %.o %.a,$$^) $$(LIBRARIES_OF_IMAGE) -o $$@
endef

# libfixmath: the distribution's library for the host, its source for the cores. LIBFIXMATH=FOLDER
# takes a copy of your own.
LIBFIXMATH := .fetched/libfixmath
define LIBFIXMATH_ARCHIVE
build/$(1)/libfixmath.a: $(LIBFIXMATH)/fix16.c Makefile
	mkdir -p build/$(1)/libfixmath
	echo "  CC    $$@"
	cd build/$(1)/libfixmath && $$(CC_$(1)) -std=gnu99 -O2 -ffunction-sections $$(FLAGS_$(1)) \
	    -DFIXMATH_NO_CACHE -c $$(addprefix $$(abspath $(LIBFIXMATH))/,fix16.c fix16_sqrt.c fix16_trig.c)
	rm -f $$@
	ar rcsD $$@ build/$(1)/libfixmath/*.o
endef
$(foreach b,$(BOARDS),$(eval $(call LIBFIXMATH_ARCHIVE,$(VARIANT_$(b)))))
build/host/tests/fixmath/%.o: CFLAGS += -isystem /usr/include/libfixmath
$(foreach b,$(BOARDS),$(eval build/$(VARIANT_$(b))/tests/fixmath/%.o: CFLAGS += -isystem $(LIBFIXMATH)))

# ---- What is built from it -------------------------------------------------------------------

ORACLE_VARIANTS := host-ndebug host-halves host-sanitize host-halves-sanitize
$(foreach v,$(HOST_VARIANTS),$(eval $(call HOST_PROGRAM,$(v),unit,$(UNIT_SOURCES))))
$(foreach v,$(HOST_VARIANTS),$(eval $(call HOST_PROGRAM,$(v),tiles,$(TILE_SOURCES))))
$(foreach b,$(BOARDS),$(eval $(call IMAGE,$(b),tiles,$(TILE_SOURCES))))
$(foreach v,$(HOST_VARIANTS),$(eval $(call HOST_PROGRAM,$(v),world,$(WORLD_SOURCES))))
$(foreach b,$(BOARDS),$(eval $(call IMAGE,$(b),world,$(WORLD_SOURCES))))
# A library with few kinds of shapes, beside one with all.
KINDS_SOURCES := $(sort $(wildcard tests/kinds/*.c)) \
                 $(addprefix tests/unit/,harness.c digest.c random.c limit_cases.c limit_answers.c motion_answers.c polygon_cases.c test_motion.c test_polygon.c) \
                 $(addprefix tests/tiles/,tile_digest.c tile_level.c tile_walks.c test_tiles.c)
KINDS_VARIANTS := host host-ndebug $(filter host-%,$(RECTS_VARIANTS))
$(foreach v,$(KINDS_VARIANTS),$(eval $(call HOST_PROGRAM,$(v),kinds,$(KINDS_SOURCES))))
$(foreach b,$(BOARDS),$(eval $(call IMAGE,$(b),kinds,$(KINDS_SOURCES),,-rects)))
$(eval $(call HOST_PROGRAM,host-rects,left_out,tests/bad/left_out.c))
REPLAY_SOURCES := tests/replay/replay.c tests/world/scene.c tests/unit/random.c tests/unit/digest.c
$(foreach v,$(HOST_VARIANTS) $(HOST_LEVELS),$(eval $(call HOST_PROGRAM,$(v),replay,$(REPLAY_SOURCES))))
$(eval $(call HOST_PROGRAM,host-ndebug,replay-many,$(subst replay.c,replay_many.c,$(REPLAY_SOURCES))))
$(foreach b,stm32f405 mps2,$(eval $(call IMAGE,$(b),replay,$(REPLAY_SOURCES))))
REFERENCE_SOURCES := $(sort $(wildcard tests/reference/*.c)) tests/unit/random.c
$(foreach v,$(ORACLE_VARIANTS),$(eval $(call HOST_PROGRAM,$(v),reference,$(REFERENCE_SOURCES))))
FRAMES_SOURCES := bench/world/frames.c bench/count.c tests/world/scene.c tests/unit/random.c tests/unit/digest.c
$(foreach b,stm32f405 an386,$(eval $(call IMAGE,$(b),frames,$(FRAMES_SOURCES))))
$(eval $(call IMAGE,an386,frames-many,$(subst frames.c,frames_many.c,$(FRAMES_SOURCES))))
FRAMES := build/stm32f405/frames.elf build/an386/frames.elf build/an386/frames-many.elf
# Levels are tables made from texts: the game, its text, its script and the table.
define LEVEL_TABLE
build/generated/$(4).h: examples/$(1)/$(2).txt examples/$(1)/$(3).py examples/common/leveltext.py
	mkdir -p $$(@D)
	echo "  LEVEL $$@"
	python3 examples/$(1)/$(3).py $$< $$@
$(foreach v,$(VARIANTS),$(eval build/$(v)/examples/$(1)/$(1).o: build/generated/$(4).h))
endef
$(eval $(call LEVEL_TABLE,platformer,level,level,level))
$(eval $(call LEVEL_TABLE,breakout,levels,bricks,bricks))
# Games on the screen know what is in examples/common.
SCREEN_GAMES := dot breakout asteroids platformer anatomy
GAMES        := $(SCREEN_GAMES) bullets
SOURCES_OF_GAME = $(sort $(wildcard examples/$(1)/*.c)) $(if $(filter $(1),$(SCREEN_GAMES)),$(addprefix examples/common/,draw.c play.c text.c))
$(foreach g,$(GAMES),$(foreach v,$(HOST_VARIANTS),$(eval $(call HOST_PROGRAM,$(v),$(g),$(call SOURCES_OF_GAME,$(g))))))
$(foreach g,$(SCREEN_GAMES),$(eval $(call WINDOW_PROGRAM,$(g),$(call SOURCES_OF_GAME,$(g)))))
# The window itself, pressed and looked at.
$(eval $(call WINDOW_PROGRAM,window,tests/window/window.c $(addprefix tests/unit/,harness.c digest.c)))
# Breakout's own code, checked after every frame.
FLIGHT_VARIANTS := host host-sanitize
FLIGHT_SOURCES := tests/flight/flight.c $(addprefix tests/unit/,harness.c digest.c random.c) $(addprefix examples/common/,draw.c play.c text.c)
$(foreach v,$(FLIGHT_VARIANTS),$(eval $(call HOST_PROGRAM,$(v),flight,$(FLIGHT_SOURCES))))
$(foreach v,$(FLIGHT_VARIANTS),$(eval build/$(v)/tests/flight/flight.o: CFLAGS += -Ibuild/generated))
$(foreach v,$(FLIGHT_VARIANTS),$(eval build/$(v)/tests/flight/flight.o: build/generated/bricks.h))
$(foreach v,$(ORACLE_VARIANTS),$(eval $(call HOST_PROGRAM,$(v),oracle,$(ORACLE_SOURCES),-lgmp -lm)))
$(eval $(call HOST_PROGRAM,host,broken,tests/bad/broken.c))
$(eval $(call HOST_PROGRAM,host,fixmath,tests/fixmath/fixmath.c,-llibfixmath))
$(foreach b,$(BOARDS),$(eval $(call IMAGE,$(b),unit,$(UNIT_SOURCES))))
$(foreach o,$(OPTIMIZATIONS),$(foreach b,$(ROOMY),$(eval $(call IMAGE,$(b),unit,$(UNIT_SOURCES),-$(o)))))
$(foreach o,$(OPTIMIZATIONS),$(foreach b,$(ROOMY),$(eval $(call IMAGE,$(b),tiles,$(TILE_SOURCES),-$(o)))))
# Whose library is compiled for size, to leave room in 32 KiB of flash.
VARIANT_OF_GAME_breakout := -Os
# And has few kinds of shapes.
VARIANT_OF_GAME_platformer := -rects
$(foreach g,$(GAMES),$(foreach b,$(BOARDS) lm3s6965,$(eval $(call IMAGE,$(b),$(g),$(call SOURCES_OF_GAME,$(g)),,$(VARIANT_OF_GAME_$(g))))))
# The board of each core that the bench runs on: its tables, and the stack that tiles take, are more than an
# STM32F100 has.
BENCH_BOARDS := microbit mps2 stm32f405 an500
$(foreach b,$(BENCH_BOARDS),$(eval $(call IMAGE,$(b),bench,$(BENCH_SOURCES) tests/unit/cases.c tests/unit/random.c)))
$(eval $(call IMAGE,stm32f405,bench,$(BENCH_SOURCES) tests/unit/cases.c tests/unit/random.c,-Os))
$(foreach b,$(BOARDS),$(eval $(call IMAGE,$(b),broken,tests/bad/broken.c,-assert)))
$(foreach b,$(BOARDS),$(eval $(call IMAGE,$(b),fixmath,tests/fixmath/fixmath.c)))
$(foreach b,$(BOARDS),$(eval build/$(b)/fixmath.elf: build/$(VARIANT_$(b))/libfixmath.a))

# The cycle model's test, and what tells how the model reads an instruction.
CYCLE_MODEL := $(addprefix bench/cyclemodel/,cycles.c decode.c tally.c)
$(foreach v,host host-sanitize,$(eval $(call HOST_PROGRAM,$(v),cyclemodel,tests/cyclemodel/cyclemodel.c $(CYCLE_MODEL) tests/unit/harness.c)))
$(eval $(call HOST_PROGRAM,host,decoded,tests/cyclemodel/decoded.c bench/cyclemodel/decode.c))

# Rivals: on the host with two physics engines and the oracle's definition, on the boards without.
RIVALS := $(sort $(wildcard bench/rivals/*.c)) $(addprefix tests/unit/,cases.c random.c)
RIVALS_HOST := $(RIVALS) $(sort $(wildcard bench/rivals/host/*.c)) tests/oracle/definition.c
$(eval $(call HOST_PROGRAM,host-ndebug,rivals,$(RIVALS_HOST),-llibfixmath -lchipmunk -lbox2d -lgmp -lm -lstdc++))
BOX2D_SHAPES := bench/rivals/host/box2d_shapes
build/host-ndebug/$(BOX2D_SHAPES).o: $(BOX2D_SHAPES).cpp $(BOX2D_SHAPES).h Makefile
	mkdir -p $(@D)
	echo "  CXX   $@"
	g++ -std=c++17 -O2 -DNDEBUG -Wall -Wextra -Werror -c $< -o $@
build/host-ndebug/rivals: build/host-ndebug/$(BOX2D_SHAPES).o
build/host-ndebug/bench/rivals/fixmath.o: CFLAGS += -isystem /usr/include/libfixmath
RIVALS_BOARD := $(RIVALS) bench/rivals/board/families.c bench/count.c bench/lines.c
$(foreach b,$(BOARDS),$(eval $(call IMAGE,$(b),rivals,$(RIVALS_BOARD) bench/rivals/board/count.c)))
$(foreach b,$(BOARDS),$(eval build/$(b)/rivals.elf: build/$(VARIANT_$(b))/libfixmath.a))
$(foreach b,$(BOARDS),$(eval build/$(b)/rivals.elf: LIBRARIES_OF_IMAGE := -lm))
$(foreach b,$(BOARDS),$(eval build/$(VARIANT_$(b))/bench/rivals/fixmath.o: CFLAGS += -isystem $(LIBFIXMATH)))
CROWD := bench/rivals/board/crowd.c bench/rivals/tutorial_float.c bench/count.c tests/unit/random.c
$(foreach b,mps2 an386,$(eval $(call IMAGE,$(b),crowd,$(CROWD))))
build/host-ndebug/bench/rivals/host/%.o: CFLAGS += -isystem /usr/include/chipmunk

RIVALS_FILES := build/host-ndebug/rivals $(BOARDS:%=build/%/rivals.elf) build/mps2/crowd.elf build/an386/crowd.elf

build/cyclemodel.so: $(wildcard bench/cyclemodel/*.[ch]) Makefile
	mkdir -p $(@D)
	echo "  CC    $@"
	gcc -std=c11 -O2 $(WARNINGS) -fPIC -shared $(filter %.c,$^) -o $@

build/host-pictures/libfixhit.so: $(patsubst %.c,build/host-pictures/%.o,$(filter-out lib/src/fixmath/%,$(LIB_SOURCES)))
	echo "  LINK  $@"
	$(CC_host-pictures) -shared $^ -o $@

-include $(shell find build -name '*.d' 2>/dev/null)

GAME        ?= dot
PLAY_FILES  := build/lm3s6965/$(GAME).elf
WINDOW_FILES := build/host-window/$(GAME)
RUN_FILES   := build/cyclemodel.so build/stm32f405/$(GAME).elf
BENCH_FILES := build/cyclemodel.so $(BENCH_BOARDS:%=build/%/bench.elf) $(FRAMES) \
               $(foreach b,$(BENCH_BOARDS),build/$(VARIANT_$(b))/libfixhit.a)
PICTURE_FILES := build/host-pictures/libfixhit.so
LIBRARIES   := $(LINKED_VARIANTS:%=build/%/libfixhit.a)
TEST_FILES  := $(RIVALS_FILES) $(RUN_FILES) $(BENCH_FILES) $(PICTURE_FILES) $(LIBRARIES) \
               build/host/cyclemodel build/host-sanitize/cyclemodel build/host/decoded \
               $(HOST_VARIANTS:%=build/%/unit) $(foreach g,$(GAMES),$(HOST_VARIANTS:%=build/%/$(g))) \
               $(HOST_VARIANTS:%=build/%/tiles) $(BOARDS:%=build/%/tiles.elf) \
               $(HOST_VARIANTS:%=build/%/world) $(BOARDS:%=build/%/world.elf) $(ORACLE_VARIANTS:%=build/%/reference) \
               $(patsubst %,build/%/replay,$(HOST_VARIANTS) $(HOST_LEVELS)) build/stm32f405/replay.elf build/mps2/replay.elf build/host-ndebug/replay-many \
               $(KINDS_VARIANTS:%=build/%/kinds) $(BOARDS:%=build/%/kinds.elf) build/host-rects/left_out \
               $(FLIGHT_VARIANTS:%=build/%/flight) $(ORACLE_VARIANTS:%=build/%/oracle) build/host/broken build/host/fixmath \
               $(foreach p,unit $(GAMES) broken-assert fixmath,$(BOARDS:%=build/%/$(p).elf)) \
               $(GAMES:%=build/lm3s6965/%.elf) $(SCREEN_GAMES:%=build/host-window/%) build/host-window/window \
               $(foreach o,$(OPTIMIZATIONS),$(ROOMY:%=build/%/unit-$(o).elf) $(ROOMY:%=build/%/tiles-$(o).elf))

# ---- What to type ----------------------------------------------------------------------------

JOBS := $(shell nproc 2>/dev/null || echo 2)
built = $(MAKE) -j$(JOBS) $(1)

.PHONY: help run play play-host shot test bench bench-small budgets rivals size lib pictures format clean deps-run deps-test
help:
	echo "make run      the game dot on an emulated STM32F405: its result, and what fixhit cost;"
	echo "              GAME=one of $(GAMES) for another"
	echo "make play     the game dot, or GAME=another of $(SCREEN_GAMES),"
	echo "              in the window of an emulated handheld: arrow keys and left Ctrl"
	echo "make play-host"
	echo "              the same in a window of this PC: arrow keys and space, or a game controller;"
	echo "              RECORD=FILE writes the presses, REPLAY=FILE plays them"
	echo "make shot     the pictures of a recording, as the handheld shows them, into build/shots/GAME;"
	echo "              SCRIPT=FILE for another recording than the game's own"
	echo "make test     all tests, on the host and on emulated Cortex-M0, M3 and M4"
	echo "make bench    instructions and modelled cycles, case by case, a core each"
	echo "make bench-small  the same on Cortex-M4 with -Os"
	echo "make size     bytes of flash, and the greatest stack frames"
	echo "make lib CORE=cortex-m4 FLOAT=hard"
	echo "              build/cortex-m4-hard/libfixhit.a for a game to link; ASSERT=1 for one that"
	echo "              checks preconditions. CORE: $(CORES), host;"
	echo "              FLOAT, as the game's own -mfloat-abi: $(FLOATS)"
	echo "make budgets  takes the counts of now as bench/budgets.csv, docs/cycles.md and into README.md"
	echo "make rivals   asks what others use the same questions: docs/rivals.md anew; some minutes"
	echo "make pictures draws docs/pictures anew, from the library's answers"
	echo "make format   lays out the sources by .clang-format"
	echo "make clean    removes build/"
	echo "What a step needs and this machine lacks is installed first, by apt. V=1 shows commands."

deps-run:
	ports/host/deps.sh lib run

deps-test:
	ports/host/deps.sh lib run window test rivals
	if [ "$(LIBFIXMATH)" = .fetched/libfixmath ]; then ports/host/libfixmath.sh $(LIBFIXMATH); fi

# Refuses a game that is not among these: $(1).
known_game = $(if $(filter $(1:%=[%]),[$(GAME)]),,echo "make $@: GAME=$(GAME), expected one of $(1)" >&2; exit 2)

# Refuses to open a window that nobody would see, unless a variable of the environment chose where: $(1).
needs_display = if [ -z "$$DISPLAY$$WAYLAND_DISPLAY$(1)" ]; then \
    echo "make $@: there is no display here; make shot GAME=$(GAME) makes pictures of it" >&2; exit 2; fi

run: deps-run
	$(call known_game,$(GAMES))
	$(call built,$(RUN_FILES))
	python3 bench/game.py stm32f405 build/stm32f405/$(GAME).elf examples/$(GAME)/presses.txt

play:
	$(call known_game,$(SCREEN_GAMES))
	$(needs_display)
	ports/host/deps.sh lib run play
	$(call built,$(PLAY_FILES))
	python3 ports/handheld.py --window $(PLAY_FILES)

play-host:
	$(call known_game,$(SCREEN_GAMES))
	$(call needs_display,$$SDL_VIDEODRIVER)
	ports/host/deps.sh lib window
	$(call built,$(WINDOW_FILES))
	$(WINDOW_FILES) $(if $(REPLAY),--replay "$(REPLAY)") $(if $(RECORD),--record "$(RECORD)")

SCRIPT ?= examples/$(GAME)/presses.txt
shot:
	$(call known_game,$(SCREEN_GAMES))
	ports/host/deps.sh lib run
	$(call built,$(PLAY_FILES))
	rm -rf build/shots/$(GAME)
	python3 ports/handheld.py $(PLAY_FILES) "$(SCRIPT)" build/shots/$(GAME)

test: deps-test
	$(call built,$(TEST_FILES))
	python3 tests/run.py

bench: deps-run
	$(call built,$(BENCH_FILES))
	python3 bench/bench.py

bench-small: deps-run
	$(call built,build/cyclemodel.so build/stm32f405/bench-Os.elf)
	python3 bench/bench.py --small

budgets: deps-run
	$(call built,$(BENCH_FILES))
	python3 bench/bench.py --write

rivals: deps-test
	$(call built,$(RIVALS_FILES) build/cyclemodel.so $(PICTURE_FILES))
	python3 bench/rivals/report.py
	python3 docs/draw.py $(PICTURE_FILES) docs/pictures

size:
	ports/host/deps.sh lib
	$(call built,$(LIBRARIES))
	python3 bench/size.py

# The variant that CORE, FLOAT and ASSERT name.
CORE  ?= cortex-m4
FLOAT ?= soft
ASSERTED    := $(filter 1,$(ASSERT))
LIB_VARIANT := $(if $(filter host,$(CORE)),host$(if $(ASSERTED),,-ndebug),$(CORE)-$(FLOAT)$(if $(ASSERTED),-assert))
lib:
	ports/host/deps.sh lib
	$(if $(filter $(LIB_VARIANT),host host-ndebug $(LINKED_VARIANTS) $(LINKED_VARIANTS:%=%-assert)),,\
	    echo "make lib: CORE=$(CORE) FLOAT=$(FLOAT), expected host or one of $(LINKED_VARIANTS)" >&2; exit 2)
	$(call built,build/$(LIB_VARIANT)/libfixhit.a)
	echo build/$(LIB_VARIANT)/libfixhit.a

pictures:
	ports/host/deps.sh lib
	$(call built,$(PICTURE_FILES))
	python3 docs/draw.py $(PICTURE_FILES) docs/pictures

format:
	ports/host/deps.sh format
	clang-format -i $$(git ls-files '*.c' '*.h')

clean:
	rm -rf build
