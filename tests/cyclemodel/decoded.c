/*
 * Tells how the cycle model reads instructions: for each line "FIRST SECOND" of halves in hex
 *     CLASS LENGTH REGISTERS WRITES BASE
 * with the sets of registers as hex masks.
 */
#include "../../bench/cyclemodel/decode.h"

#include <inttypes.h>
#include <stdio.h>

#define NAME(class) [class] = #class

static const char *const names[INSN_CLASSES] = {
    NAME(ALU),
    NAME(MULTIPLY),
    NAME(MULTIPLY_ACCUMULATE),
    NAME(LONG_MULTIPLY),
    NAME(LONG_ACCUMULATE),
    NAME(DIVIDE),
    NAME(LOAD),
    NAME(STORE),
    NAME(STORE_INDEXED),
    NAME(LOAD_STORE_TWO),
    NAME(MULTIPLE),
    NAME(POP_PC),
    NAME(BRANCH_IF),
    NAME(COMPARE_BRANCH),
    NAME(BRANCH),
    NAME(BRANCH_REGISTER),
    NAME(CALL),
    NAME(CALL_REGISTER),
    NAME(TABLE_BRANCH),
    NAME(IT),
    NAME(SYSTEM),
    NAME(OTHER),
};

int main(void)
{
    uint16_t first, second;
    int read;
    while ((read = scanf("%" SCNx16 " %" SCNx16, &first, &second)) == 2) {
        const insn i = decode(0, first, second);
        printf("%s %d %d %x %x\n", names[i.class], i.length, i.registers, i.writes, i.base);
    }
    if (read == EOF) return 0;
    fprintf(stderr, "decoded: expected a line of two halves in hex\n");
    return 2;
}
