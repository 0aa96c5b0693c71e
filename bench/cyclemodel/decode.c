#include "decode.h"

enum { SP = 13, PC = 15 };

static unsigned field(uint32_t word, int high, int low)
{
    return word >> low & ((1u << (high - low + 1)) - 1);
}

static uint16_t bit(unsigned reg)
{
    return (uint16_t)(1u << reg);
}

static uint8_t ones(unsigned bits)
{
    uint8_t count = 0;
    for (; bits != 0; bits &= bits - 1)
        count++;
    return count;
}

/* 16-bit loads and stores with register offset: 0101 ooo */
static void narrow_indexed(uint16_t op, insn *i)
{
    const bool load = field(op, 11, 9) >= 3;
    i->class = load ? LOAD : STORE_INDEXED;
    i->base = bit(field(op, 5, 3)) | bit(field(op, 8, 6));
    if (load) i->writes = bit(field(op, 2, 0));
}

/* 16-bit loads and stores with a constant offset. */
static void narrow_offset(uint16_t op, insn *i)
{
    const bool load = field(op, 11, 11) != 0, on_stack = field(op, 15, 12) == 9;
    i->class = load ? LOAD : STORE;
    i->base = on_stack ? bit(SP) : bit(field(op, 5, 3));
    if (load) i->writes = bit(on_stack ? field(op, 10, 8) : field(op, 2, 0));
}

static void narrow_data(uint16_t op, insn *i)
{
    i->writes = bit(field(op, 2, 0));
    if (field(op, 15, 10) == 0x10 && field(op, 9, 6) == 13) i->class = MULTIPLY;
    if (field(op, 15, 13) == 1) i->writes = bit(field(op, 10, 8)); /* with an 8-bit constant */
    const bool compares =
        field(op, 15, 11) == 5 || (op & 0xFFC0) == 0x4200 || (op & 0xFF80) == 0x4280;
    if (compares) i->writes = 0; /* CMP, TST, CMN */
}

/* 010001: ADD, CMP, MOV of high registers, BX, BLX */
static void narrow_special(uint16_t op, insn *i)
{
    const unsigned rd = field(op, 7, 7) << 3 | field(op, 2, 0);
    switch (field(op, 9, 8)) {
    case 0:
    case 2:
        i->class = rd == PC ? BRANCH_REGISTER : ALU;
        i->writes = bit(rd);
        break;
    case 3:
        i->class = field(op, 7, 7) ? CALL_REGISTER : BRANCH_REGISTER;
        break;
    default:
        break;
    }
}

/* 1011: stack pointer, extends, CBZ, PUSH, POP, hints, IT */
static void narrow_misc(uint16_t op, insn *i)
{
    if (field(op, 11, 8) == 0)
        i->writes = bit(SP);
    else if ((op & 0xF500) == 0xB100)
        i->class = COMPARE_BRANCH;
    else if ((op & 0xFE00) == 0xB400 || (op & 0xFE00) == 0xBC00) {
        const bool pop = field(op, 11, 11) != 0, extra = field(op, 8, 8) != 0;
        i->class = pop && extra ? POP_PC : MULTIPLE;
        i->registers = ones(field(op, 8, 0)); /* LR or PC counts too */
        i->base = bit(SP);
    } else if ((op & 0xFF00) == 0xBF00 && field(op, 3, 0) != 0) {
        i->class = IT;
        i->it_length = 4;
        for (unsigned mask = field(op, 3, 0); (mask & 1) == 0; mask >>= 1)
            i->it_length--;
    } else if (field(op, 11, 8) == 14 || (op & 0xFFE0) == 0xB660)
        i->class = SYSTEM;            /* BKPT, CPS */
    else if ((op & 0xFF00) != 0xBF00) /* not a hint */
        i->writes = bit(field(op, 2, 0));
}

static void decode_narrow(uint16_t op, insn *i)
{
    switch (field(op, 15, 12)) {
    case 4:
        if (field(op, 11, 11) != 0) { /* LDR from the literal pool */
            i->class = LOAD;
            i->writes = bit(field(op, 10, 8));
            i->base = bit(PC);
        } else if (field(op, 10, 10) != 0)
            narrow_special(op, i);
        else
            narrow_data(op, i);
        break;
    case 5:
        narrow_indexed(op, i);
        break;
    case 6:
    case 7:
    case 8:
    case 9:
        narrow_offset(op, i);
        break;
    case 10:
        i->writes = bit(field(op, 10, 8));
        break; /* ADR, ADD from SP */
    case 11:
        narrow_misc(op, i);
        break;
    case 12:
        i->class = MULTIPLE;
        i->registers = ones(field(op, 7, 0));
        i->base = bit(field(op, 10, 8));
        break;
    case 13:
        i->class = field(op, 11, 9) == 7 ? SYSTEM : BRANCH_IF;
        break;
    case 14:
        i->class = BRANCH;
        break;
    default:
        narrow_data(op, i);
        break;
    }
}

/* 1110100: LDM, STM, LDRD, STRD, exclusives, table branches */
static void wide_multiple(uint16_t first, uint16_t second, insn *i)
{
    const bool load = field(first, 4, 4) != 0;
    i->base = bit(field(first, 3, 0));
    i->writes = 0;
    if (field(first, 6, 6) == 0) {
        const bool to_pc = load && field(second, 15, 15) != 0;
        i->class = to_pc ? POP_PC : MULTIPLE;
        i->registers = ones(second);
    } else if (field(first, 8, 5) == 6 && load && field(second, 7, 5) == 0) {
        i->class = TABLE_BRANCH;
        i->base |= bit(field(second, 3, 0));
    } else if (field(first, 8, 8) != 0 || field(first, 5, 5) != 0) {
        i->class = LOAD_STORE_TWO;
        if (load) i->writes = bit(field(second, 15, 12)) | bit(field(second, 11, 8));
    } else
        i->class = OTHER; /* exclusives */
}

/* 11110 with bit 15 of the second: branches and control */
static void wide_branch(uint16_t first, uint16_t second, insn *i)
{
    i->writes = 0;
    if (field(second, 14, 14) != 0)
        i->class = CALL;
    else if (field(second, 12, 12) != 0)
        i->class = BRANCH;
    else if (field(first, 9, 7) != 7)
        i->class = BRANCH_IF;
    else
        i->class = SYSTEM;
}

/* 1111100: single loads and stores */
static void wide_single(uint16_t first, uint16_t second, insn *i)
{
    const unsigned rt = field(second, 15, 12), rn = field(first, 3, 0);
    const bool load = field(first, 4, 4) != 0;
    const bool indexed = field(first, 7, 7) == 0 && rn != PC && field(second, 11, 6) == 0;
    i->base = bit(rn);
    if (indexed) i->base |= bit(field(second, 3, 0));
    i->writes = 0;
    if (load && rt == PC && field(first, 6, 5) != 2) {
        i->class = ALU; /* PLD: a hint */
    } else if (load) {
        i->class = rt == PC ? TABLE_BRANCH : LOAD;
        i->writes = bit(rt);
    } else
        i->class = indexed ? STORE_INDEXED : STORE;
}

/* 11111011: multiplies and divides */
static void wide_multiply(uint16_t first, uint16_t second, insn *i)
{
    const unsigned op = field(first, 6, 4), op2 = field(second, 7, 4);
    i->writes = bit(field(second, 11, 8));
    if (field(first, 7, 7) == 0) {
        i->class = field(second, 15, 12) == 15 ? MULTIPLY : MULTIPLY_ACCUMULATE;
        return;
    }
    i->writes |= bit(field(second, 15, 12));
    if (op2 == 15 && (op == 1 || op == 3))
        i->class = DIVIDE;
    else if (op == 0 || op == 2)
        i->class = LONG_MULTIPLY;
    else
        i->class = LONG_ACCUMULATE;
}

static void decode_wide(uint16_t first, uint16_t second, insn *i)
{
    i->writes = bit(field(second, 11, 8));
    if (field(first, 15, 11) == 0x1E) {
        if (field(second, 15, 15) != 0) wide_branch(first, second, i);
    } else if (field(first, 15, 9) == 0x74)
        wide_multiple(first, second, i);
    else if (field(first, 15, 9) == 0x7C)
        wide_single(first, second, i);
    else if (field(first, 15, 8) == 0xFB)
        wide_multiply(first, second, i);
    else if (field(first, 11, 10) == 3)
        i->class = OTHER;            /* coprocessors: floating point */
    i->writes &= (uint16_t)~bit(PC); /* the field of what writes none, as CMP */
}

insn decode(uint32_t address, uint16_t first, uint16_t second)
{
    insn i = {.address = address, .class = ALU, .length = is_wide(first) ? 4 : 2};
    if (is_wide(first))
        decode_wide(first, second, &i);
    else
        decode_narrow(first, &i);
    return i;
}
