"""The cycle model's decoder beside the disassembler: every instruction of the built archives is of the class that
its mnemonic has, with the length, the registers and the address that stand there."""

import os
import re
import sys

from suite import ROOT, expect, run

sys.path.insert(0, os.path.join(ROOT, "bench"))
import objects  # noqa: E402

VARIANTS = ["cortex-m0-soft", "cortex-m3-soft", "cortex-m4-hard", "cortex-m7-hard"]
CONDITION = "(?:eq|ne|cs|cc|mi|pl|vs|vc|hi|ls|ge|lt|gt|le)?"
COMPARES = "cmp|cmn|tst|teq"
# The first that fits a mnemonic and, after a space, what it works on. ?c: with a condition or without.
CLASSES = [(re.compile(mnemonic.replace("?c", CONDITION) + "$"), name) for mnemonic, name in [
    ("cbn?z .*", "COMPARE_BRANCH"),
    ("it[te]* .*", "IT"),
    ("tb[bh] .*", "TABLE_BRANCH"),
    ("blx .*", "CALL_REGISTER"),
    ("bx?c lr|bx .*", "BRANCH_REGISTER"),
    ("bl [0-9a-f]+.*", "CALL"),
    ("b [0-9a-f]+.*", "BRANCH"),
    ("b(eq|ne|cs|cc|mi|pl|vs|vc|hi|ls|ge|lt|gt|le) .*", "BRANCH_IF"),
    ("mov pc, .*", "BRANCH_REGISTER"),
    ("(pop?c|ldm(ia|db)??c) .*pc}", "POP_PC"),
    ("(pop|push|ldm(ia|db)?|stm(ia|db)?)?c .*", "MULTIPLE"),
    ("(ldr|str)d?c .*", "LOAD_STORE_TWO"),
    ("ldr?c pc, .*", "TABLE_BRANCH"),
    ("ldrs?[bh]??c .*", "LOAD"),
    (r"str[bh]??c \w+, \[\w+, [a-z].*", "STORE_INDEXED"),
    ("str[bh]??c .*", "STORE"),
    ("muls??c .*|smul[bt][bt]?c .*", "MULTIPLY"),
    ("ml[as]?c .*|smla[bt][bt]?c .*", "MULTIPLY_ACCUMULATE"),
    ("[us]mull?c .*", "LONG_MULTIPLY"),
    ("([us]mlal|umaal|smlal[bt][bt])?c .*", "LONG_ACCUMULATE"),
    ("[us]div?c .*", "DIVIDE"),
    ("(mrs|msr|dmb|dsb|isb|bkpt|svc|udf)?c .*", "SYSTEM"),
    ("nop", "ALU"),
    ("(%s)?c .*" % COMPARES, "ALU"),
    ("(add|sub|rsb|adc|sbc|and|orr|orn|eor|bic|mov|mvn|lsl|lsr|asr|ror|rrx|neg)s??c .*", "ALU"),
    ("([us]h|[us]|q|uq)(add|sub)(8|16)?c .*", "ALU"),  # the packed ones
    ("(addw|subw|movw|movt|adr|sxt[bh]|uxt[bh]|sxta[bh]|uxta[bh]|rev|rev16|rbit|clz|bfi|bfc|ubfx|sbfx|[us]sat)?c .*",
     "ALU"),
]]
REGISTERS = {**{"r%d" % i: i for i in range(16)}, "sl": 10, "fp": 11, "ip": 12, "sp": 13, "lr": 14, "pc": 15}
MOVES_MANY, LOADS, STORES = ("MULTIPLE", "POP_PC"), ("LOAD",), ("STORE", "STORE_INDEXED")


def class_of(text):
    return next((name for fits, name in CLASSES if fits.match(text)), None)


def registers_in(text):
    """How many a list in braces holds."""
    count = 0
    for part in text.split(", "):
        first, _, last = part.partition("-")
        count += REGISTERS[last or first] - REGISTERS[first] + 1
    return count


def set_of(names):
    return sum({1 << REGISTERS[n] for n in names})


def wanted_of(mnemonic, operands):
    """(class, registers, writes, base) by the disassembler's text; None where the model does not ask."""
    name = class_of(("%s %s" % (mnemonic, operands)).strip())
    address = re.search(r"\[(.*?)\]", operands)
    base = set_of(r for r in re.findall(r"\w+", address.group(1)) if r in REGISTERS) if address else None
    written = operands.split(", ")[0]
    if name in MOVES_MANY:
        return name, registers_in(re.search("{(.*)}", operands).group(1)), None, None
    if name in LOADS:
        return name, 0, set_of([written]), base
    if name in STORES:
        return name, 0, 0, base
    if name in ("ALU", "MULTIPLY", "MULTIPLY_ACCUMULATE", "DIVIDE"):
        writes = 0 if re.match(COMPARES, mnemonic) else set_of([written]) if operands else None
        return name, 0, writes, None
    if name in ("LONG_MULTIPLY", "LONG_ACCUMULATE"):
        return name, 0, set_of(operands.split(", ")[:2]), None
    return name, 0, None, base if name in ("LOAD_STORE_TWO", "TABLE_BRANCH") else None


def instructions(variant):
    """[(halves, mnemonic, operands)] of a built archive, each once."""
    found = set()
    for line in objects.tool("objdump", "-d", "-z", objects.archive(variant)).splitlines():
        code = re.match(r"\s+[0-9a-f]+:\t([0-9a-f]{4}(?: [0-9a-f]{4})?) *\t([^\t]+)(?:\t(.*))?$", line)
        if code and not code.group(2).startswith("."):
            operands = re.sub(r"\s*[@;].*", "", code.group(3) or "")
            found.add((code.group(1), re.sub(r"\.[nw]$", "", code.group(2)), operands))
    return sorted(found)


def check_decoder(variant):
    code = instructions(variant)
    expect(len(code) > 2000, variant, "only", len(code), "instructions found")
    told = run("build/host/decoded", input="".join("%s\n" % (halves if " " in halves else halves + " 0")
                                                        for halves, _, _ in code)).splitlines()
    for (halves, mnemonic, operands), line in zip(code, told, strict=True):
        where = "%s: %s %s %s:" % (variant, halves, mnemonic, operands)
        name, length, registers, writes, base = line.split()
        got = name, int(registers), int(writes, 16), int(base, 16)
        wanted = wanted_of(mnemonic, operands)
        expect(wanted[0], where, "no class is known for this mnemonic; the model says", name)
        expect(int(length) == (4 if " " in halves else 2), where, "of", length, "bytes")
        for what, is_, should in zip(("class", "registers", "writes", "base"), got, wanted):
            expect(should is None or is_ == should, where, what, "is", is_, "wanted", should)
    return len(code)


STEPS = [("cycle model: decoder, " + v, check_decoder, (v,)) for v in VARIANTS]
