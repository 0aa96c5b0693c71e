/*
 * Instruction sequences by hand, and what the makers' tables say they cost on each core: the M0
 * with either multiplier and the M0+ with the fast one; the M3 and the M4 low, typical, high.
 */
#ifndef SEQUENCES_H
#define SEQUENCES_H

#include <stdint.h>

typedef struct range {
    uint32_t low, typical, high;
} range;

typedef struct sequence {
    const char *name;
    const char *code; /* halves in hex; the flow goes elsewhere after one that is marked > */
    struct {
        uint32_t m0, m0_slow, m0plus;
    } small;  /* 0: these cores have no such instruction */
    range m3; /* 0: no table prices it */
    range m4; /* 0: as on the M3 */
} sequence;

/* clang-format off: a line each */
#define SMALL(m0, m0_slow, m0plus)                                                                 \
    {                                                                                              \
        m0, m0_slow, m0plus                                                                        \
    }
#define NOT_SMALL                                                                                  \
    {                                                                                              \
        0, 0, 0                                                                                    \
    }
#define RANGE(low, typical, high)                                                                  \
    {                                                                                              \
        low, typical, high                                                                         \
    }
#define ALWAYS(n)                                                                                  \
    {                                                                                              \
        n, n, n                                                                                    \
    }
#define AS_M3                                                                                      \
    {                                                                                              \
        0, 0, 0                                                                                    \
    }
#define UNKNOWN                                                                                    \
    {                                                                                              \
        0, 0, 0                                                                                    \
    }

static const sequence sequences[] = {
    /* adds r0, r1, r2; lsls r0, r1, #2; cmp r0, r1; uxtb r0, r1; mov r8, r0; nop */
    {"ALU", "1888 0088 4288 B2C8 4680 BF00", SMALL(6, 6, 6), ALWAYS(6), AS_M3},
    /* add.w r8, r9, r10; cmp.w r8, r9, lsl #1; movw r0, #1234 */
    {"ALU, wide", "EB09 080A EBB8 0F49 F240 40D2", NOT_SMALL, ALWAYS(3), AS_M3},
    /* muls r0, r1 */
    {"MUL", "4348", SMALL(1, 32, 1), ALWAYS(1), AS_M3},
    /* muls r0, r1; adds r0, r1, r2; muls r0, r1 */
    {"MULs apart", "4348 1888 4348", SMALL(3, 65, 3), ALWAYS(3), AS_M3},
    /* mul.w r8, r1, r2 */
    {"MUL, wide", "FB01 F802", NOT_SMALL, ALWAYS(1), AS_M3},
    /* smulbb r0, r1, r2 */
    {"product of halves", "FB11 F002", NOT_SMALL, ALWAYS(1), AS_M3},
    /* mla r0, r1, r2, r3; mls r0, r1, r2, r3 */
    {"MLA, MLS", "FB01 3002 FB01 3012", NOT_SMALL, ALWAYS(4), ALWAYS(2)},
    /* umull r0, r1, r2, r3 */
    {"UMULL", "FBA2 0103", NOT_SMALL, RANGE(3, 4, 5), ALWAYS(1)},
    /* smull r0, r1, r2, r3 */
    {"SMULL", "FB82 0103", NOT_SMALL, RANGE(3, 4, 5), ALWAYS(1)},
    /* umlal r0, r1, r2, r3 */
    {"UMLAL", "FBE2 0103", NOT_SMALL, RANGE(4, 6, 7), ALWAYS(1)},
    /* smlal r0, r1, r2, r3 */
    {"SMLAL", "FBC2 0103", NOT_SMALL, RANGE(4, 6, 7), ALWAYS(1)},
    /* udiv r0, r1, r2 */
    {"UDIV", "FBB1 F0F2", NOT_SMALL, RANGE(2, 7, 12), AS_M3},
    /* sdiv r0, r1, r2 */
    {"SDIV", "FB91 F0F2", NOT_SMALL, RANGE(2, 7, 12), AS_M3},
    /* ldr r0, [r1, #4] */
    {"LDR", "6848", SMALL(2, 2, 2), ALWAYS(2), AS_M3},
    /* ldr r0, [r1, r2] */
    {"LDR, register offset", "5888", SMALL(2, 2, 2), ALWAYS(2), AS_M3},
    /* ldr r0, [pc, #8] */
    {"LDR, literal", "4802", SMALL(2, 2, 2), ALWAYS(2), AS_M3},
    /* ldr r0, [sp, #8] */
    {"LDR, stack", "9802", SMALL(2, 2, 2), ALWAYS(2), AS_M3},
    /* ldrb r0, [r1, #1] */
    {"LDRB", "7848", SMALL(2, 2, 2), ALWAYS(2), AS_M3},
    /* ldrsh r0, [r1, r2] */
    {"LDRSH", "5E88", SMALL(2, 2, 2), ALWAYS(2), AS_M3},
    /* ldr.w r8, [r1, #4] */
    {"LDR, wide", "F8D1 8004", NOT_SMALL, ALWAYS(2), AS_M3},
    /* str r0, [r1, #4] */
    {"STR", "6048", SMALL(2, 2, 2), RANGE(1, 1, 2), AS_M3},
    /* str r0, [sp, #8] */
    {"STR, stack", "9002", SMALL(2, 2, 2), RANGE(1, 1, 2), AS_M3},
    /* str r0, [r1, r2] */
    {"STR, register offset", "5088", SMALL(2, 2, 2), ALWAYS(2), AS_M3},
    /* str.w r8, [r1, #4] */
    {"STR, wide", "F8C1 8004", NOT_SMALL, RANGE(1, 1, 2), AS_M3},
    /* str.w r0, [r1, r2, lsl #2] */
    {"STR, wide, register offset", "F841 0022", NOT_SMALL, ALWAYS(2), AS_M3},
    /* ldr r0, [r1, #4]; ldr r2, [r3, #4] */
    {"LDR, LDR", "6848 685A", SMALL(4, 4, 4), RANGE(3, 3, 4), AS_M3},
    /* ldr r0, [r1, #4]; ldr r2, [r3, #4]; ldr r0, [r3, r1] */
    {"LDR, LDR, LDR", "6848 685A 5858", SMALL(6, 6, 6), RANGE(4, 4, 6), AS_M3},
    /* ldr r0, [r1, #4]; ldr r1, [r0, #4] */
    {"LDR, LDR of its result", "6848 6841", SMALL(4, 4, 4), ALWAYS(4), AS_M3},
    /* ldr r0, [r1, #4]; nop; ldr r2, [r3, #4] */
    {"LDR, ALU, LDR", "6848 BF00 685A", SMALL(5, 5, 5), ALWAYS(5), AS_M3},
    /* ldr r0, [r1, #4]; str r0, [r3, #4] */
    {"LDR, STR of its result", "6848 6058", SMALL(4, 4, 4), RANGE(2, 2, 4), AS_M3},
    /* ldr r0, [r1, #4]; str r2, [r0, #4] */
    {"LDR, STR to its result", "6848 6042", SMALL(4, 4, 4), RANGE(3, 3, 4), AS_M3},
    /* ldr r0, [r1, #4]; str r2, [r3, r4] */
    {"LDR, STR with register offset", "6848 511A", SMALL(4, 4, 4), RANGE(3, 3, 4), AS_M3},
    /* ldr r0, [r1, #4]; str r2, [r3, r0] */
    {"LDR, STR with its result as offset", "6848 501A", SMALL(4, 4, 4), ALWAYS(4), AS_M3},
    /* str r2, [r3, r4]; ldr r0, [r1, #4] */
    {"STR with register offset, LDR", "511A 6848", SMALL(4, 4, 4), ALWAYS(4), AS_M3},
    /* str r2, [r3, #4]; ldr r0, [r1, #4] */
    {"STR, LDR", "605A 6848", SMALL(4, 4, 4), RANGE(3, 3, 4), AS_M3},
    /* ldr r0, [r1, #4]; ldrd r2, r3, [r4, #8] */
    {"LDR, LDRD", "6848 E9D4 2302", NOT_SMALL, ALWAYS(5), AS_M3},
    /* ldrd r2, r3, [r4, #8]; ldr r0, [r1, #4] */
    {"LDRD, LDR", "E9D4 2302 6848", NOT_SMALL, ALWAYS(5), AS_M3},
    /* ldr r0, [r1, #4]; ldmia r3!, {r2, r3} */
    {"LDR, LDM", "6848 CB0C", SMALL(5, 5, 5), ALWAYS(5), AS_M3},
    /* adds r1, r3, r1; ldr r0, [r1, #4] */
    {"ADD, LDR of its sum", "1859 6848", SMALL(3, 3, 3), RANGE(3, 4, 4), AS_M3},
    /* adds r2, r1, r3; ldr r0, [r1, r2] */
    {"ADD, LDR at its sum as offset", "18CA 5888", SMALL(3, 3, 3), RANGE(3, 4, 4), AS_M3},
    /* adds r2, r1, r3; ldr r0, [r1, #4] */
    {"ADD, LDR of another", "18CA 6848", SMALL(3, 3, 3), ALWAYS(3), AS_M3},
    /* adds r0, r3, r1; str r0, [r1, #4] */
    {"ADD, STR of its sum", "1858 6048", SMALL(3, 3, 3), RANGE(2, 2, 3), AS_M3},
    /* adds r1, r3, r1; str r0, [r1, #4] */
    {"ADD, STR to its sum", "1859 6048", SMALL(3, 3, 3), RANGE(2, 3, 4), AS_M3},
    /* adds r1, r3, r1; nop; ldr r0, [r1, #4] */
    {"ADD, NOP, LDR of its sum", "1859 BF00 6848", SMALL(4, 4, 4), ALWAYS(4), AS_M3},
    /* cmp r1, r3; ldr r0, [r1, #4] */
    {"CMP, LDR of what it compared", "4299 6848", SMALL(3, 3, 3), ALWAYS(3), AS_M3},
    /* cmp r1, #0; ldr r0, [r1, #4] */
    {"CMP with a constant, LDR", "2900 6848", SMALL(3, 3, 3), ALWAYS(3), AS_M3},
    /* tst r1, r3; ldr r0, [r1, #4] */
    {"TST, LDR", "4219 6848", SMALL(3, 3, 3), ALWAYS(3), AS_M3},
    /* cmp.w r8, r9, lsl #1; ldr r0, [pc, #8] */
    {"wide CMP, literal", "EBB8 0F49 4802", NOT_SMALL, ALWAYS(3), AS_M3},
    /* muls r1, r3; ldr r0, [r1, #4] */
    {"MUL, LDR of its product", "4359 6848", SMALL(3, 34, 3), RANGE(3, 4, 4), AS_M3},
    /* udiv r1, r3, r2; ldr r0, [r1, #4] */
    {"UDIV, LDR of its quotient", "FBB3 F1F2 6848", NOT_SMALL, RANGE(4, 10, 15), AS_M3},
    /* adds r4, r1, r3; ldrd r2, r3, [r4, #8] */
    {"LDRD, ADD, LDRD", "18CC E9D4 2302", NOT_SMALL, RANGE(4, 5, 5), AS_M3},
    /* add sp, #8; pop {r4} */
    {"ADD to SP, POP", "B002 BC10", SMALL(3, 3, 3), RANGE(3, 4, 4), AS_M3},
    /* ldrd r2, r3, [r4, #8] */
    {"LDRD", "E9D4 2302", NOT_SMALL, ALWAYS(3), AS_M3},
    /* strd r2, r3, [r4, #8] */
    {"STRD", "E9C4 2302", NOT_SMALL, ALWAYS(3), AS_M3},
    /* push {r4, lr} */
    {"PUSH of 2", "B510", SMALL(3, 3, 3), ALWAYS(3), AS_M3},
    /* push {r4-r7, lr} */
    {"PUSH of 5", "B5F0", SMALL(6, 6, 6), ALWAYS(6), AS_M3},
    /* stmdb sp!, {r4-r8, lr} */
    {"PUSH of 6, wide", "E92D 41F0", NOT_SMALL, ALWAYS(7), AS_M3},
    /* pop {r4} */
    {"POP of 1", "BC10", SMALL(2, 2, 2), ALWAYS(2), AS_M3},
    /* ldmia r0!, {r1-r3} */
    {"LDM of 3", "C80E", SMALL(4, 4, 4), ALWAYS(4), AS_M3},
    /* stmia r0!, {r1-r3} */
    {"STM of 3", "C00E", SMALL(4, 4, 4), ALWAYS(4), AS_M3},
    /* ldmia.w sp!, {r4-r8} */
    {"LDM of 5, wide", "E8BD 01F0", NOT_SMALL, ALWAYS(6), AS_M3},
    /* pop {r4, pc} */
    {"POP of 2 with PC", "BD10>", SMALL(6, 6, 5), RANGE(4, 5, 6), AS_M3},
    /* pop {pc} */
    {"POP of 1 with PC", "BD00>", SMALL(5, 5, 4), RANGE(3, 4, 5), AS_M3},
    /* ldmia.w sp!, {r4-r8, pc} */
    {"LDM of 6 with PC", "E8BD 81F0>", NOT_SMALL, RANGE(8, 9, 10), AS_M3},
    /* b.n */
    {"B", "E008>", SMALL(3, 3, 2), RANGE(2, 2, 4), AS_M3},
    /* b.w */
    {"B, wide", "F000 B808>", NOT_SMALL, RANGE(2, 2, 4), AS_M3},
    /* beq.n */
    {"BEQ, taken", "D008>", SMALL(3, 3, 2), RANGE(2, 2, 4), AS_M3},
    /* beq.n */
    {"BEQ, not taken", "D008", SMALL(1, 1, 1), ALWAYS(1), AS_M3},
    /* beq.w */
    {"BEQ, wide, taken", "F000 8008>", NOT_SMALL, RANGE(2, 2, 4), AS_M3},
    /* beq.w */
    {"BEQ, wide, not taken", "F000 8008", NOT_SMALL, ALWAYS(1), AS_M3},
    /* bx lr */
    {"BX", "4770>", SMALL(3, 3, 2), RANGE(2, 3, 4), AS_M3},
    /* mov pc, lr */
    {"MOV to PC", "46F7>", SMALL(3, 3, 2), RANGE(2, 3, 4), AS_M3},
    /* bl */
    {"BL", "F000 F808>", SMALL(4, 4, 3), RANGE(2, 3, 4), AS_M3},
    /* blx r3 */
    {"BLX", "4798>", SMALL(3, 3, 2), RANGE(2, 3, 4), AS_M3},
    /* cbz r0 */
    {"CBZ, taken", "B140>", NOT_SMALL, RANGE(2, 2, 4), AS_M3},
    /* cbnz r0 */
    {"CBNZ, not taken", "B940", NOT_SMALL, ALWAYS(1), AS_M3},
    /* tbb [pc, r0] */
    {"TBB", "E8DF F000>", NOT_SMALL, RANGE(3, 3, 5), AS_M3},
    /* tbh [pc, r0, lsl #1] */
    {"TBH", "E8DF F010>", NOT_SMALL, RANGE(3, 3, 5), AS_M3},
    /* ldr.w pc, [r1, #4] */
    {"LDR to PC", "F8D1 F004>", NOT_SMALL, RANGE(3, 3, 5), AS_M3},
    /* adds r0, r1, r3; tbb [pc, r0] */
    {"ADD, TBB of its sum", "18C8 E8DF F000>", NOT_SMALL, RANGE(4, 5, 7), AS_M3},
    /* cmp r0, r1; it eq; moveq r0, r1 */
    {"IT folded", "4288 BF08 4608", NOT_SMALL, RANGE(2, 2, 3), AS_M3},
    /* cmp.w r8, r9, lsl #1; it eq; moveq r0, r1 */
    {"IT after a wide one", "EBB8 0F49 BF08 4608", NOT_SMALL, ALWAYS(3), AS_M3},
    /* it eq; moveq r0, r1 */
    {"IT after a stranger", "BF08 4608", NOT_SMALL, ALWAYS(2), AS_M3},
    /* cmp r0, r1; ite eq; moveq r0, r1; movne r0, r2 */
    {"ITE of two", "4288 BF0C 4608 4610", NOT_SMALL, RANGE(3, 3, 4), AS_M3},
    /* cmp r0, r1; it eq; ldreq r0, [r3, #4] */
    {"LDR in IT: skipped, perhaps", "4288 BF08 6858", NOT_SMALL, RANGE(2, 3, 4), AS_M3},
    /* cmp r0, r1; it eq; moveq r0, r2; nop; ldr r0, [r3, #4] */
    {"LDR past IT's block", "4288 BF08 4610 BF00 6858", NOT_SMALL, RANGE(5, 5, 6), AS_M3},
    /* itttt eq; moveq r0, r2; moveq r0, r2; moveq r0, r2; ldreq r0, [r3, #4] */
    {"LDR fourth in IT's block", "BF01 4610 4610 4610 6858", NOT_SMALL, RANGE(5, 6, 6), AS_M3},
    /* cmp r0, r1; it eq; bxeq lr */
    {"BX in IT, taken", "4288 BF08 4770>", NOT_SMALL, RANGE(3, 4, 6), AS_M3},
    /* cmp r0, r1; it eq; bxeq lr */
    {"BX in IT, skipped", "4288 BF08 4770", NOT_SMALL, RANGE(2, 2, 3), AS_M3},
    /* cmp r0, r1; it eq; popeq {r4, pc} */
    {"POP with PC in IT, skipped", "4288 BF08 BD10", NOT_SMALL, RANGE(2, 2, 3), AS_M3},
    /* mrs r0, primask */
    {"MRS", "F3EF 8010", SMALL(4, 4, 4), RANGE(1, 2, 4), AS_M3},
    /* vadd.f32 s0, s1, s2 */
    {"floating point", "EE30 0A81", NOT_SMALL, UNKNOWN, AS_M3},
    /* ldrex r0, [r1]; adds r0, r1, r2 */
    {"exclusives", "E851 0F00 1888", NOT_SMALL, UNKNOWN, AS_M3},
};
/* clang-format on */

enum { SEQUENCES = sizeof sequences / sizeof sequences[0] };

#endif
