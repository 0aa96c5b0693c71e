/*
 * Instruction sequences by hand, and what the makers' tables say they cost on each core: the M0 and
 * the M0+ (one figure, a multiply by the fast multiplier), the M3 and the M4 (low, typical, high).
 */
#ifndef SEQUENCES_H
#define SEQUENCES_H

#include <stdbool.h>
#include <stdint.h>

enum { STEPS = 6 };

/* The halves of an instruction, and whether the flow goes elsewhere after it. */
typedef struct step {
    uint16_t first, second;
    bool goes;
} step;

typedef struct range {
    uint32_t low, typical, high;
} range;

typedef struct sequence {
    const char *name;
    step steps[STEPS];   /* to the first that is 0 */
    uint32_t multiplies; /* MULs, which the slow multiplier takes 32 cycles for */
    uint32_t unpriced;   /* instructions that no table of a core prices, where its figure is 0 */
    struct {
        uint32_t m0, m0plus;
    } small;  /* 0: this core has no such instruction */
    range m3; /* 0: nothing prices it */
    range m4; /* 0: as on the M3 */
} sequence;

#define ALWAYS(n)                                                                                  \
    {                                                                                              \
        n, n, n                                                                                    \
    }
#define NOT_SMALL                                                                                  \
    {                                                                                              \
        0, 0                                                                                       \
    }
#define AS_M3 ALWAYS(0)
#define GOES  true

static const sequence sequences[] = {
    {"ALU",
     {
         {0x1888, 0, false}, /* adds r0, r1, r2 */
         {0x0088, 0, false}, /* lsls r0, r1, #2 */
         {0x4288, 0, false}, /* cmp r0, r1 */
         {0xB2C8, 0, false}, /* uxtb r0, r1 */
         {0x4680, 0, false}, /* mov r8, r0 */
         {0xBF00, 0, false}, /* nop */
     },
     0,
     0,
     {6, 6},
     ALWAYS(6),
     AS_M3},
    {"ALU, wide",
     {
         {0xEB09, 0x080A, false}, /* add.w r8, r9, r10 */
         {0xEBB8, 0x0F49, false}, /* cmp.w r8, r9, lsl #1 */
         {0xF240, 0x40D2, false}, /* movw r0, #1234 */
     },
     0,
     0,
     NOT_SMALL,
     ALWAYS(3),
     AS_M3},
    {"MUL",
     {
         {0x4348, 0, false}, /* muls r0, r1 */
     },
     1,
     0,
     {1, 1},
     ALWAYS(1),
     AS_M3},
    {"MULs apart",
     {
         {0x4348, 0, false}, /* muls r0, r1 */
         {0x1888, 0, false}, /* adds r0, r1, r2 */
         {0x4348, 0, false}, /* muls r0, r1 */
     },
     2,
     0,
     {3, 3},
     ALWAYS(3),
     AS_M3},
    {"MUL, wide",
     {
         {0xFB01, 0xF802, false}, /* mul.w r8, r1, r2 */
     },
     0,
     0,
     NOT_SMALL,
     ALWAYS(1),
     AS_M3},
    {"product of halves",
     {
         {0xFB11, 0xF002, false}, /* smulbb r0, r1, r2 */
     },
     0,
     0,
     NOT_SMALL,
     ALWAYS(1),
     AS_M3},
    {"MLA, MLS",
     {
         {0xFB01, 0x3002, false}, /* mla r0, r1, r2, r3 */
         {0xFB01, 0x3012, false}, /* mls r0, r1, r2, r3 */
     },
     0,
     2,
     NOT_SMALL,
     ALWAYS(4),
     ALWAYS(2)},
    {"UMULL",
     {
         {0xFBA2, 0x0103, false}, /* umull r0, r1, r2, r3 */
     },
     0,
     1,
     NOT_SMALL,
     {3, 4, 5},
     ALWAYS(1)},
    {"SMULL",
     {
         {0xFB82, 0x0103, false}, /* smull r0, r1, r2, r3 */
     },
     0,
     1,
     NOT_SMALL,
     {3, 4, 5},
     ALWAYS(1)},
    {"UMLAL",
     {
         {0xFBE2, 0x0103, false}, /* umlal r0, r1, r2, r3 */
     },
     0,
     1,
     NOT_SMALL,
     {4, 6, 7},
     ALWAYS(1)},
    {"SMLAL",
     {
         {0xFBC2, 0x0103, false}, /* smlal r0, r1, r2, r3 */
     },
     0,
     1,
     NOT_SMALL,
     {4, 6, 7},
     ALWAYS(1)},
    {"UDIV",
     {
         {0xFBB1, 0xF0F2, false}, /* udiv r0, r1, r2 */
     },
     0,
     1,
     NOT_SMALL,
     {2, 7, 12},
     AS_M3},
    {"SDIV",
     {
         {0xFB91, 0xF0F2, false}, /* sdiv r0, r1, r2 */
     },
     0,
     1,
     NOT_SMALL,
     {2, 7, 12},
     AS_M3},
    {"LDR",
     {
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
     },
     0,
     0,
     {2, 2},
     ALWAYS(2),
     AS_M3},
    {"LDR, register offset",
     {
         {0x5888, 0, false}, /* ldr r0, [r1, r2] */
     },
     0,
     0,
     {2, 2},
     ALWAYS(2),
     AS_M3},
    {"LDR, literal",
     {
         {0x4802, 0, false}, /* ldr r0, [pc, #8] */
     },
     0,
     0,
     {2, 2},
     ALWAYS(2),
     AS_M3},
    {"LDR, stack",
     {
         {0x9802, 0, false}, /* ldr r0, [sp, #8] */
     },
     0,
     0,
     {2, 2},
     ALWAYS(2),
     AS_M3},
    {"LDRB",
     {
         {0x7848, 0, false}, /* ldrb r0, [r1, #1] */
     },
     0,
     0,
     {2, 2},
     ALWAYS(2),
     AS_M3},
    {"LDRSH",
     {
         {0x5E88, 0, false}, /* ldrsh r0, [r1, r2] */
     },
     0,
     0,
     {2, 2},
     ALWAYS(2),
     AS_M3},
    {"LDR, wide",
     {
         {0xF8D1, 0x8004, false}, /* ldr.w r8, [r1, #4] */
     },
     0,
     0,
     NOT_SMALL,
     ALWAYS(2),
     AS_M3},
    {"STR",
     {
         {0x6048, 0, false}, /* str r0, [r1, #4] */
     },
     0,
     0,
     {2, 2},
     {1, 1, 2},
     AS_M3},
    {"STR, stack",
     {
         {0x9002, 0, false}, /* str r0, [sp, #8] */
     },
     0,
     0,
     {2, 2},
     {1, 1, 2},
     AS_M3},
    {"STR, register offset",
     {
         {0x5088, 0, false}, /* str r0, [r1, r2] */
     },
     0,
     0,
     {2, 2},
     ALWAYS(2),
     AS_M3},
    {"STR, wide",
     {
         {0xF8C1, 0x8004, false}, /* str.w r8, [r1, #4] */
     },
     0,
     0,
     NOT_SMALL,
     {1, 1, 2},
     AS_M3},
    {"STR, wide, register offset",
     {
         {0xF841, 0x0022, false}, /* str.w r0, [r1, r2, lsl #2] */
     },
     0,
     0,
     NOT_SMALL,
     ALWAYS(2),
     AS_M3},
    {"LDR, LDR",
     {
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
         {0x685A, 0, false}, /* ldr r2, [r3, #4] */
     },
     0,
     0,
     {4, 4},
     {3, 3, 4},
     AS_M3},
    {"LDR, LDR, LDR",
     {
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
         {0x685A, 0, false}, /* ldr r2, [r3, #4] */
         {0x5858, 0, false}, /* ldr r0, [r3, r1] */
     },
     0,
     0,
     {6, 6},
     {4, 4, 6},
     AS_M3},
    {"LDR, LDR of its result",
     {
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
         {0x6841, 0, false}, /* ldr r1, [r0, #4] */
     },
     0,
     0,
     {4, 4},
     ALWAYS(4),
     AS_M3},
    {"LDR, ALU, LDR",
     {
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
         {0xBF00, 0, false}, /* nop */
         {0x685A, 0, false}, /* ldr r2, [r3, #4] */
     },
     0,
     0,
     {5, 5},
     ALWAYS(5),
     AS_M3},
    {"LDR, STR of its result",
     {
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
         {0x6058, 0, false}, /* str r0, [r3, #4] */
     },
     0,
     0,
     {4, 4},
     {2, 2, 4},
     AS_M3},
    {"LDR, STR to its result",
     {
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
         {0x6042, 0, false}, /* str r2, [r0, #4] */
     },
     0,
     0,
     {4, 4},
     {3, 3, 4},
     AS_M3},
    {"LDR, STR with register offset",
     {
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
         {0x511A, 0, false}, /* str r2, [r3, r4] */
     },
     0,
     0,
     {4, 4},
     {3, 3, 4},
     AS_M3},
    {"LDR, STR with its result as offset",
     {
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
         {0x501A, 0, false}, /* str r2, [r3, r0] */
     },
     0,
     0,
     {4, 4},
     ALWAYS(4),
     AS_M3},
    {"STR with register offset, LDR",
     {
         {0x511A, 0, false}, /* str r2, [r3, r4] */
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
     },
     0,
     0,
     {4, 4},
     ALWAYS(4),
     AS_M3},
    {"STR, LDR",
     {
         {0x605A, 0, false}, /* str r2, [r3, #4] */
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
     },
     0,
     0,
     {4, 4},
     {3, 3, 4},
     AS_M3},
    {"LDR, LDRD",
     {
         {0x6848, 0, false},      /* ldr r0, [r1, #4] */
         {0xE9D4, 0x2302, false}, /* ldrd r2, r3, [r4, #8] */
     },
     0,
     1,
     NOT_SMALL,
     ALWAYS(5),
     AS_M3},
    {"LDRD, LDR",
     {
         {0xE9D4, 0x2302, false}, /* ldrd r2, r3, [r4, #8] */
         {0x6848, 0, false},      /* ldr r0, [r1, #4] */
     },
     0,
     1,
     NOT_SMALL,
     ALWAYS(5),
     AS_M3},
    {"LDR, LDM",
     {
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
         {0xCB0C, 0, false}, /* ldmia r3!, {r2, r3} */
     },
     0,
     0,
     {5, 5},
     ALWAYS(5),
     AS_M3},
    {"ADD, LDR of its sum",
     {
         {0x1859, 0, false}, /* adds r1, r3, r1 */
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
     },
     0,
     0,
     {3, 3},
     {3, 4, 4},
     AS_M3},
    {"ADD, LDR at its sum as offset",
     {
         {0x18CA, 0, false}, /* adds r2, r1, r3 */
         {0x5888, 0, false}, /* ldr r0, [r1, r2] */
     },
     0,
     0,
     {3, 3},
     {3, 4, 4},
     AS_M3},
    {"ADD, LDR of another",
     {
         {0x18CA, 0, false}, /* adds r2, r1, r3 */
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
     },
     0,
     0,
     {3, 3},
     ALWAYS(3),
     AS_M3},
    {"ADD, STR of its sum",
     {
         {0x1858, 0, false}, /* adds r0, r3, r1 */
         {0x6048, 0, false}, /* str r0, [r1, #4] */
     },
     0,
     0,
     {3, 3},
     {2, 2, 3},
     AS_M3},
    {"ADD, STR to its sum",
     {
         {0x1859, 0, false}, /* adds r1, r3, r1 */
         {0x6048, 0, false}, /* str r0, [r1, #4] */
     },
     0,
     0,
     {3, 3},
     {2, 3, 4},
     AS_M3},
    {"ADD, NOP, LDR of its sum",
     {
         {0x1859, 0, false}, /* adds r1, r3, r1 */
         {0xBF00, 0, false}, /* nop */
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
     },
     0,
     0,
     {4, 4},
     ALWAYS(4),
     AS_M3},
    {"CMP, LDR of what it compared",
     {
         {0x4299, 0, false}, /* cmp r1, r3 */
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
     },
     0,
     0,
     {3, 3},
     ALWAYS(3),
     AS_M3},
    {"CMP with a constant, LDR",
     {
         {0x2900, 0, false}, /* cmp r1, #0 */
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
     },
     0,
     0,
     {3, 3},
     ALWAYS(3),
     AS_M3},
    {"TST, LDR",
     {
         {0x4219, 0, false}, /* tst r1, r3 */
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
     },
     0,
     0,
     {3, 3},
     ALWAYS(3),
     AS_M3},
    {"wide CMP, literal",
     {
         {0xEBB8, 0x0F49, false}, /* cmp.w r8, r9, lsl #1 */
         {0x4802, 0, false},      /* ldr r0, [pc, #8] */
     },
     0,
     0,
     NOT_SMALL,
     ALWAYS(3),
     AS_M3},
    {"MUL, LDR of its product",
     {
         {0x4359, 0, false}, /* muls r1, r3 */
         {0x6848, 0, false}, /* ldr r0, [r1, #4] */
     },
     1,
     0,
     {3, 3},
     {3, 4, 4},
     AS_M3},
    {"UDIV, LDR of its quotient",
     {
         {0xFBB3, 0xF1F2, false}, /* udiv r1, r3, r2 */
         {0x6848, 0, false},      /* ldr r0, [r1, #4] */
     },
     0,
     1,
     NOT_SMALL,
     {4, 10, 15},
     AS_M3},
    {"LDRD, ADD, LDRD",
     {
         {0x18CC, 0, false},      /* adds r4, r1, r3 */
         {0xE9D4, 0x2302, false}, /* ldrd r2, r3, [r4, #8] */
     },
     0,
     1,
     NOT_SMALL,
     {4, 5, 5},
     AS_M3},
    {"ADD to SP, POP",
     {
         {0xB002, 0, false}, /* add sp, #8 */
         {0xBC10, 0, false}, /* pop {r4} */
     },
     0,
     0,
     {3, 3},
     {3, 4, 4},
     AS_M3},
    {"LDRD",
     {
         {0xE9D4, 0x2302, false}, /* ldrd r2, r3, [r4, #8] */
     },
     0,
     1,
     NOT_SMALL,
     ALWAYS(3),
     AS_M3},
    {"STRD",
     {
         {0xE9C4, 0x2302, false}, /* strd r2, r3, [r4, #8] */
     },
     0,
     1,
     NOT_SMALL,
     ALWAYS(3),
     AS_M3},
    {"PUSH of 2",
     {
         {0xB510, 0, false}, /* push {r4, lr} */
     },
     0,
     0,
     {3, 3},
     ALWAYS(3),
     AS_M3},
    {"PUSH of 5",
     {
         {0xB5F0, 0, false}, /* push {r4-r7, lr} */
     },
     0,
     0,
     {6, 6},
     ALWAYS(6),
     AS_M3},
    {"PUSH of 6, wide",
     {
         {0xE92D, 0x41F0, false}, /* stmdb sp!, {r4-r8, lr} */
     },
     0,
     0,
     NOT_SMALL,
     ALWAYS(7),
     AS_M3},
    {"POP of 1",
     {
         {0xBC10, 0, false}, /* pop {r4} */
     },
     0,
     0,
     {2, 2},
     ALWAYS(2),
     AS_M3},
    {"LDM of 3",
     {
         {0xC80E, 0, false}, /* ldmia r0!, {r1-r3} */
     },
     0,
     0,
     {4, 4},
     ALWAYS(4),
     AS_M3},
    {"STM of 3",
     {
         {0xC00E, 0, false}, /* stmia r0!, {r1-r3} */
     },
     0,
     0,
     {4, 4},
     ALWAYS(4),
     AS_M3},
    {"LDM of 5, wide",
     {
         {0xE8BD, 0x01F0, false}, /* ldmia.w sp!, {r4-r8} */
     },
     0,
     0,
     NOT_SMALL,
     ALWAYS(6),
     AS_M3},
    {"POP of 2 with PC",
     {
         {0xBD10, 0, GOES}, /* pop {r4, pc} */
     },
     0,
     0,
     {6, 5},
     {4, 5, 6},
     AS_M3},
    {"POP of 1 with PC",
     {
         {0xBD00, 0, GOES}, /* pop {pc} */
     },
     0,
     0,
     {5, 4},
     {3, 4, 5},
     AS_M3},
    {"LDM of 6 with PC",
     {
         {0xE8BD, 0x81F0, GOES}, /* ldmia.w sp!, {r4-r8, pc} */
     },
     0,
     0,
     NOT_SMALL,
     {8, 9, 10},
     AS_M3},
    {"B",
     {
         {0xE008, 0, GOES}, /* b.n */
     },
     0,
     0,
     {3, 2},
     {2, 2, 4},
     AS_M3},
    {"B, wide",
     {
         {0xF000, 0xB808, GOES}, /* b.w */
     },
     0,
     0,
     NOT_SMALL,
     {2, 2, 4},
     AS_M3},
    {"BEQ, taken",
     {
         {0xD008, 0, GOES}, /* beq.n */
     },
     0,
     0,
     {3, 2},
     {2, 2, 4},
     AS_M3},
    {"BEQ, not taken",
     {
         {0xD008, 0, false}, /* beq.n */
     },
     0,
     0,
     {1, 1},
     ALWAYS(1),
     AS_M3},
    {"BEQ, wide, taken",
     {
         {0xF000, 0x8008, GOES}, /* beq.w */
     },
     0,
     0,
     NOT_SMALL,
     {2, 2, 4},
     AS_M3},
    {"BEQ, wide, not taken",
     {
         {0xF000, 0x8008, false}, /* beq.w */
     },
     0,
     0,
     NOT_SMALL,
     ALWAYS(1),
     AS_M3},
    {"BX",
     {
         {0x4770, 0, GOES}, /* bx lr */
     },
     0,
     0,
     {3, 2},
     {2, 3, 4},
     AS_M3},
    {"MOV to PC",
     {
         {0x46F7, 0, GOES}, /* mov pc, lr */
     },
     0,
     0,
     {3, 2},
     {2, 3, 4},
     AS_M3},
    {"BL",
     {
         {0xF000, 0xF808, GOES}, /* bl */
     },
     0,
     0,
     {4, 3},
     {2, 3, 4},
     AS_M3},
    {"BLX",
     {
         {0x4798, 0, GOES}, /* blx r3 */
     },
     0,
     0,
     {3, 2},
     {2, 3, 4},
     AS_M3},
    {"CBZ, taken",
     {
         {0xB140, 0, GOES}, /* cbz r0 */
     },
     0,
     1,
     NOT_SMALL,
     {2, 2, 4},
     AS_M3},
    {"CBNZ, not taken",
     {
         {0xB940, 0, false}, /* cbnz r0 */
     },
     0,
     1,
     NOT_SMALL,
     ALWAYS(1),
     AS_M3},
    {"TBB",
     {
         {0xE8DF, 0xF000, GOES}, /* tbb [pc, r0] */
     },
     0,
     1,
     NOT_SMALL,
     {3, 3, 5},
     AS_M3},
    {"TBH",
     {
         {0xE8DF, 0xF010, GOES}, /* tbh [pc, r0, lsl #1] */
     },
     0,
     1,
     NOT_SMALL,
     {3, 3, 5},
     AS_M3},
    {"LDR to PC",
     {
         {0xF8D1, 0xF004, GOES}, /* ldr.w pc, [r1, #4] */
     },
     0,
     1,
     NOT_SMALL,
     {3, 3, 5},
     AS_M3},
    {"ADD, TBB of its sum",
     {
         {0x18C8, 0, false},     /* adds r0, r1, r3 */
         {0xE8DF, 0xF000, GOES}, /* tbb [pc, r0] */
     },
     0,
     1,
     NOT_SMALL,
     {4, 5, 7},
     AS_M3},
    {"IT folded",
     {
         {0x4288, 0, false}, /* cmp r0, r1 */
         {0xBF08, 0, false}, /* it eq */
         {0x4608, 0, false}, /* moveq r0, r1 */
     },
     0,
     1,
     NOT_SMALL,
     {2, 2, 3},
     AS_M3},
    {"IT after a wide one",
     {
         {0xEBB8, 0x0F49, false}, /* cmp.w r8, r9, lsl #1 */
         {0xBF08, 0, false},      /* it eq */
         {0x4608, 0, false},      /* moveq r0, r1 */
     },
     0,
     1,
     NOT_SMALL,
     ALWAYS(3),
     AS_M3},
    {"IT after a stranger",
     {
         {0xBF08, 0, false}, /* it eq */
         {0x4608, 0, false}, /* moveq r0, r1 */
     },
     0,
     1,
     NOT_SMALL,
     ALWAYS(2),
     AS_M3},
    {"ITE of two",
     {
         {0x4288, 0, false}, /* cmp r0, r1 */
         {0xBF0C, 0, false}, /* ite eq */
         {0x4608, 0, false}, /* moveq r0, r1 */
         {0x4610, 0, false}, /* movne r0, r2 */
     },
     0,
     1,
     NOT_SMALL,
     {3, 3, 4},
     AS_M3},
    {"LDR in IT: skipped, perhaps",
     {
         {0x4288, 0, false}, /* cmp r0, r1 */
         {0xBF08, 0, false}, /* it eq */
         {0x6858, 0, false}, /* ldreq r0, [r3, #4] */
     },
     0,
     1,
     NOT_SMALL,
     {2, 3, 4},
     AS_M3},
    {"LDR past IT's block",
     {
         {0x4288, 0, false}, /* cmp r0, r1 */
         {0xBF08, 0, false}, /* it eq */
         {0x4610, 0, false}, /* moveq r0, r2 */
         {0xBF00, 0, false}, /* nop */
         {0x6858, 0, false}, /* ldr r0, [r3, #4] */
     },
     0,
     1,
     NOT_SMALL,
     {5, 5, 6},
     AS_M3},
    {"LDR fourth in IT's block",
     {
         {0xBF01, 0, false}, /* itttt eq */
         {0x4610, 0, false}, /* moveq r0, r2 */
         {0x4610, 0, false}, /* moveq r0, r2 */
         {0x4610, 0, false}, /* moveq r0, r2 */
         {0x6858, 0, false}, /* ldreq r0, [r3, #4] */
     },
     0,
     1,
     NOT_SMALL,
     {5, 6, 6},
     AS_M3},
    {"BX in IT, taken",
     {
         {0x4288, 0, false}, /* cmp r0, r1 */
         {0xBF08, 0, false}, /* it eq */
         {0x4770, 0, GOES},  /* bxeq lr */
     },
     0,
     1,
     NOT_SMALL,
     {3, 4, 6},
     AS_M3},
    {"BX in IT, skipped",
     {
         {0x4288, 0, false}, /* cmp r0, r1 */
         {0xBF08, 0, false}, /* it eq */
         {0x4770, 0, false}, /* bxeq lr */
     },
     0,
     1,
     NOT_SMALL,
     {2, 2, 3},
     AS_M3},
    {"POP with PC in IT, skipped",
     {
         {0x4288, 0, false}, /* cmp r0, r1 */
         {0xBF08, 0, false}, /* it eq */
         {0xBD10, 0, false}, /* popeq {r4, pc} */
     },
     0,
     1,
     NOT_SMALL,
     {2, 2, 3},
     AS_M3},
    {"MRS",
     {
         {0xF3EF, 0x8010, false}, /* mrs r0, primask */
     },
     0,
     0,
     {4, 4},
     {1, 2, 4},
     AS_M3},
    {"floating point",
     {
         {0xEE30, 0x0A81, false}, /* vadd.f32 s0, s1, s2 */
     },
     0,
     1,
     NOT_SMALL,
     ALWAYS(0),
     AS_M3},
    {"exclusives",
     {
         {0xE851, 0x0F00, false}, /* ldrex r0, [r1] */
         {0x1888, 0, false},      /* adds r0, r1, r2 */
     },
     0,
     1,
     NOT_SMALL,
     ALWAYS(0),
     AS_M3},
};

enum { SEQUENCES = sizeof sequences / sizeof sequences[0] };

#endif
