"""The bytes that the library takes: flash by module, worst stack by public function, RAM by struct. What has a budget."""

import objects
import stack
import structs

# The archive that stands for a core.
VARIANTS = {"cortex-m0": "cortex-m0-soft", "cortex-m3": "cortex-m3-soft", "cortex-m4": "cortex-m4-hard",
            "cortex-m7": "cortex-m7-hard"}
FLASH, STACK, RAM = "flash", "stack", "ram"
ANY_CORE = "32 bits"


def of_core(core):
    """{(core, kind, name): bytes}."""
    variant = VARIANTS[core]
    found = {(core, FLASH, module): size["text"] for module, size in objects.sections(variant).items()}
    found.update({(core, STACK, title): depth.bytes for title, depth in stack.depths(variant).items()
                  if title in objects.public_functions()})
    return found


def all_bytes():
    found = {}
    for core in VARIANTS:
        found.update(of_core(core))
    found.update({(ANY_CORE, RAM, name): size for name, size in structs.public().items()})
    return found
