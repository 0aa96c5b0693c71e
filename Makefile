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

LIB_SOURCES   := $(sort $(wildcard lib/src/*.c))
PORT_SOURCES  := ports/assert.c ports/script.c ports/text.c
CORTEXM       := $(sort $(wildcard ports/cortexm/*.c))
UNIT_SOURCES  := $(sort $(wildcard tests/unit/*.c tests/reports/*.c))
BENCH_SOURCES := $(sort $(wildcard bench/*.c))
ORACLE_SOURCES := $(sort $(wildcard tests/oracle/*.c)) tests/unit/answers.c tests/unit/cases.c

# Variants of the host.
GCC32 := i686-linux-gnu-gcc
CC_host          := gcc
CC_host-clang    := clang
CC_host-ndebug   := gcc
FLAGS_host-ndebug := -DNDEBUG
CC_host-halves   := gcc
FLAGS_host-halves := -DNDEBUG -DFH_LONG_MULTIPLY=0
CC_host-sanitize := gcc
FLAGS_host-sanitize := -DNDEBUG -O1 -fsanitize=address,undefined -fno-sanitize-recover=all \
                       -fno-omit-frame-pointer
CC_host-32       := $(GCC32)
LINK_host-32     := -static
HOST_VARIANTS := host host-clang host-ndebug host-halves host-sanitize host-32

# Variants of the cores: CORE-FLOAT is what a game links, CORE-FLOAT-assert checks preconditions.
CORES  := cortex-m0 cortex-m0plus cortex-m3 cortex-m4 cortex-m7
FLOATS := soft softfp hard
FPU_cortex-m4 := -mfpu=fpv4-sp-d16
FPU_cortex-m7 := -mfpu=fpv5-sp-d16
CORE_VARIANTS :=
define CORE_VARIANT
CC_$(1)-$(2)           := arm-none-eabi-gcc
FLAGS_$(1)-$(2)        := -mcpu=$(1) -mthumb -mfloat-abi=$(2) $$(if $$(filter-out soft,$(2)),$$(FPU_$(1))) -DNDEBUG
CC_$(1)-$(2)-assert    := arm-none-eabi-gcc
FLAGS_$(1)-$(2)-assert := $$(filter-out -DNDEBUG,$$(FLAGS_$(1)-$(2)))
CORE_VARIANTS += $(1)-$(2) $(1)-$(2)-assert
endef
$(foreach c,$(CORES),$(foreach f,$(if $(FPU_$(c)),$(FLOATS),soft),$(eval $(call CORE_VARIANT,$(c),$(f)))))

VARIANTS := $(HOST_VARIANTS) $(CORE_VARIANTS)

# Boards.
BOARDS := stm32f405 stm32f100 microbit
VARIANT_stm32f405 := cortex-m4-hard
SOURCES_stm32f405 := ports/stm32/stm32f405.c ports/stm32/usart.c
VARIANT_stm32f100 := cortex-m3-soft
SOURCES_stm32f100 := ports/stm32/stm32f100.c ports/stm32/usart.c
VARIANT_microbit  := cortex-m0-soft
SOURCES_microbit  := ports/microbit/microbit.c

# ---- How a file is compiled ------------------------------------------------------------------

WARNINGS := -Wall -Wextra -Wpedantic -Werror -Wconversion -Wsign-conversion -Wshadow -Wundef \
            -Wcast-align -Wcast-qual -Wstrict-prototypes -Wmissing-prototypes \
            -Wold-style-definition -Wvla -Wdouble-promotion -Wwrite-strings -Wpointer-arith
CFLAGS := -std=c11 -O2 -g $(WARNINGS) -ffunction-sections -fdata-sections -fstack-usage \
          -Ilib/include -Iports
# The sources' own names, so that no path of this machine is in what is built.
CFLAGS += -ffile-prefix-map=$(CURDIR)=.

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

# A program of the host: build/VARIANT/NAME from its own objects, the host port and the library.
define HOST_PROGRAM
build/$(1)/$(2): $$(patsubst %.c,build/$(1)/%.o,$(3) $$(PORT_SOURCES) ports/host/port.c) build/$(1)/libfixhit.a
	echo "  LINK  $$@"
	$$(CC_$(1)) $$(FLAGS_$(1)) $$(LINK_$(1)) $$^ $(4) -o $$@
endef

# An image of a board: build/BOARD/NAME.elf. $(4) is the variant's suffix, empty or -assert.
define IMAGE
build/$(1)/$(2)$(4).elf: $$(patsubst %.c,build/$$(VARIANT_$(1))$(4)/%.o,$(3) $$(PORT_SOURCES) $$(CORTEXM) $$(SOURCES_$(1))) \
		build/$$(VARIANT_$(1))$(4)/libfixhit.a linker/$(1).ld linker/sections.ld
	mkdir -p $$(@D)
	echo "  LINK  $$@"
	$$(CC_$$(VARIANT_$(1))) $$(FLAGS_$$(VARIANT_$(1))) -nostartfiles -Llinker -T linker/$(1).ld \
	    -Wl,--gc-sections,--fatal-warnings,-Map=$$(@:.elf=.map) $$(filter %.o %.a,$$^) -o $$@
endef

BROKEN := tests/bad/broken.c
$(foreach v,$(HOST_VARIANTS),$(eval $(call HOST_PROGRAM,$(v),unit,$(UNIT_SOURCES))))
$(foreach v,host host-ndebug,$(eval $(call HOST_PROGRAM,$(v),dot,examples/dot/dot.c)))
$(foreach v,host-ndebug host-halves,$(eval $(call HOST_PROGRAM,$(v),oracle,$(ORACLE_SOURCES),-lgmp)))
$(eval $(call HOST_PROGRAM,host,broken,$(BROKEN)))
$(foreach b,$(BOARDS),$(eval $(call IMAGE,$(b),unit,$(UNIT_SOURCES))))
$(foreach b,$(BOARDS),$(eval $(call IMAGE,$(b),dot,examples/dot/dot.c)))
$(foreach b,$(BOARDS),$(eval $(call IMAGE,$(b),bench,$(BENCH_SOURCES) tests/unit/cases.c)))
$(foreach b,$(BOARDS),$(eval $(call IMAGE,$(b),broken,$(BROKEN),-assert)))

-include $(shell find build -name '*.d' 2>/dev/null)

build/cyclemodel.so: $(wildcard bench/cyclemodel/*.[ch])
	mkdir -p $(@D)
	echo "  CC    $@"
	gcc -std=c11 -O2 $(WARNINGS) -fPIC -shared $(filter %.c,$^) -o $@
