"""What functions take of the stack by their machine code: follows every path from a function's first instruction, and
adds up what moves the stack pointer."""

import collections
import re

import objects

# below: the most bytes that it takes by itself. calls: (address, bytes taken when it is called).
Taken = collections.namedtuple("Taken", "below calls")
Instruction = collections.namedtuple("Instruction", "mnemonic operands next")
# code: {address: Instruction}. functions: {(file of a local one or None, name): address}. starts: {address: a name}.
# known: what taken_by found so far.
Image = collections.namedtuple("Image", "code functions starts known")


FARTHEST = 1 << 16  # no function is longer


class UnreadCode(Exception):
    pass


def functions_of(image):
    found, file = {}, None
    for line in objects.tool("readelf", "-sW", image).splitlines():
        words = line.split()
        if len(words) != 8 or words[6] == "UND":
            continue
        if words[3] == "FILE":
            file = words[7]
        elif words[3] == "FUNC":
            found[file if words[4] == "LOCAL" else None, words[7]] = int(words[1], 16) & ~1
    return found


def read(path):
    code, last = {}, None
    for line in objects.tool("objdump", "-d", "--no-show-raw-insn", path).splitlines():
        found = re.match(r"\s+([0-9a-f]+):\t(\S+)(?:\t([^@;]*))?", line)
        if found and not found.group(2).startswith("."):
            address = int(found.group(1), 16)
            if last is not None:
                code[last] = code[last]._replace(next=address)
            code[address] = Instruction(re.sub(r"\.[nw]$", "", found.group(2)), (found.group(3) or "").strip(), None)
            last = address
    functions = functions_of(path)
    return Image(code, functions, {address: name for (_, name), address in functions.items()}, {})


def count_listed(operands):
    """Registers in braces; the disassembler spells each."""
    return len(re.search("{(.*)}", operands).group(1).split(", "))


def moved(mnemonic, operands):
    """Bytes that an instruction takes of the stack; what it gives back is negative."""
    if "sp" not in operands and mnemonic not in ("push", "pop", "vpush", "vpop"):
        return 0
    constant = re.search(r"#(-?\d+)", operands)
    if mnemonic == "push" or (mnemonic in ("stmdb", "vstmdb") and operands.startswith("sp!")):
        return 4 * count_listed(operands)
    if mnemonic == "pop" or (mnemonic in ("ldmia", "ldm") and operands.startswith("sp!")):
        return -4 * count_listed(operands)
    if re.match(r"str.*\[sp, #-\d+\]!$|ldr.*\[sp\], #\d+$", mnemonic + operands):
        return -int(constant.group(1))
    if mnemonic in ("sub", "add", "subw", "addw") and re.match(r"sp, (sp, )?#\d+$", operands):
        return int(constant.group(1)) * (1 if mnemonic.startswith("sub") else -1)
    writes = re.match(r"sp\b", operands) and not re.match("cmp|st", mnemonic)
    if writes or mnemonic in ("vpush", "vpop") or re.search(r"sp!|\[sp.*\]!|\[sp\], ", operands):
        raise UnreadCode("%s %s" % (mnemonic, operands))
    return 0


def ends(mnemonic, operands):
    return (mnemonic in ("b", "bx", "udf", "tbb", "tbh") or re.match("(pop|ldm).*pc}", mnemonic + operands) or
            re.match("(ldr|mov) pc, ", mnemonic + " " + operands))


def is_switch(mnemonic, operands):
    """A jump by a table, into the function."""
    return mnemonic in ("tbb", "tbh") or re.match(r"(ldr|mov) pc, (?!\[sp\])", mnemonic + " " + operands)


def returns(mnemonic, operands):
    return mnemonic != "udf" and not is_switch(mnemonic, operands) and not branches_to(mnemonic, operands)


def branches_to(mnemonic, operands):
    """Where a branch may go, but for a call and a return."""
    found = re.match(r"(b|b[a-z]{2}|cbn?z)$", mnemonic) and re.search(r"\b([0-9a-f]+) <", operands)
    return [int(found.group(1), 16)] if found else []


def taken_by(start, image):
    """Taken by the function that starts at this address."""
    if start not in image.known:
        image.known[start] = follow(start, image)
    return image.known[start]


def follow(start, image):
    code, below, calls, seen, left, switches = image.code, 0, set(), {}, [(start, 0)], []
    end = min((a for a in image.starts if a > start), default=start + FARTHEST)
    while left or switches:
        if not left:  # where a table leads, all that was not come to otherwise is taken to be reached
            depth = switches[-1]
            unseen = next((a for a in range(start, end, 2) if a in code and a not in seen and
                           code[a].mnemonic != "nop"), None)  # but what fills up to the next function
            left, switches = ([(unseen, depth)], switches) if unseen is not None else ([], [])
            continue
        address, depth = left.pop()
        if address in image.starts and address != start:
            calls.add((address, depth))  # goes on as another function
            continue
        if address in seen:
            if seen[address] != depth:
                raise UnreadCode("%x is reached at %d and %d bytes" % (address, seen[address], depth))
            continue
        seen[address] = depth
        mnemonic, operands, following = code[address]
        if mnemonic == "bl":
            calls.add((int(operands.split()[0], 16), depth))
        if is_switch(mnemonic, operands):
            switches.append(depth)
        depth += moved(mnemonic, operands)
        below = max(below, depth)
        left += [(t, depth) for t in branches_to(mnemonic, operands)]
        if not ends(mnemonic, operands):
            left.append((following, depth))
        elif depth != 0 and returns(mnemonic, operands):
            raise UnreadCode("%x returns with %d bytes taken" % (address, depth))
    return Taken(below, calls)
