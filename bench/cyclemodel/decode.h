/* Thumb instructions by what they cost. */
#ifndef DECODE_H
#define DECODE_H

#include <stdbool.h>
#include <stdint.h>

typedef enum insn_class {
    ALU,                 /* also shifts, compares, moves, extends, hints */
    MULTIPLY,            /* MUL, MULS, and the 16-bit products of M4 */
    MULTIPLY_ACCUMULATE, /* MLA, MLS */
    LONG_MULTIPLY,       /* UMULL, SMULL */
    LONG_ACCUMULATE,     /* UMLAL, SMLAL, UMAAL */
    DIVIDE,
    LOAD,
    STORE,           /* address from a register and a constant */
    STORE_INDEXED,   /* address from two registers */
    LOAD_STORE_TWO,  /* LDRD, STRD */
    MULTIPLE,        /* LDM, STM, PUSH, POP without PC */
    POP_PC,          /* and LDM with PC */
    BRANCH_IF,       /* B with a condition */
    COMPARE_BRANCH,  /* CBZ, CBNZ */
    BRANCH,          /* B */
    BRANCH_REGISTER, /* BX, and moves into PC */
    CALL,            /* BL */
    CALL_REGISTER,   /* BLX */
    TABLE_BRANCH,    /* TBB, TBH, and LDR into PC */
    IT,
    SYSTEM, /* MRS, MSR, barriers, BKPT, SVC: not modelled closely */
    OTHER,  /* floating point, exclusives: what no table prices */
    INSN_CLASSES
} insn_class;

typedef struct insn {
    uint32_t address;
    uint8_t length; /* bytes: 2 or 4 */
    insn_class class;
    uint8_t registers; /* how many a MULTIPLE or POP_PC moves */
    uint16_t writes;   /* registers written, a bit each, as far as the model asks */
    uint16_t base;     /* registers that make up the address of what is loaded or stored */
    uint8_t it_length; /* an IT: how many instructions follow in its block */
} insn;

/* second: of a 16-bit instruction it does not matter. */
insn decode(uint32_t address, uint16_t first, uint16_t second);

static inline bool is_wide(uint16_t first)
{
    return first >> 11 >= 0x1D;
}

#endif
