"""From LLVM's assembly to machine code, with llvmlite."""

from __future__ import annotations

import functools
from typing import Any, Final, NamedTuple

import llvmlite.binding as llvm

QUICK: Final = 1
FULL: Final = 3
"""Levels of optimisation."""
PLAIN_CODE: Final = 0
"""The level at which code is generated for `QUICK`. At others LLVM 22 can run for ever on code that is not optimised
as fully as by `FULL`: two of 100,000 random rules showed it."""


class Processor(NamedTuple):
    """What code is made for."""

    triple: str
    name: str
    features: str


COMMON: Final = {
    "x86-64-v3": Processor("x86_64-unknown-linux-gnu", "x86-64-v3", ""),
    "aarch64": Processor("aarch64-unknown-linux-gnu", "generic", ""),
}
"""Processors that a wheel can carry code for."""
V3: Final = ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")
"""What makes a processor x86-64-v3."""


@functools.cache
def this_processor() -> Processor:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = llvm.get_host_cpu_features().flatten()
    return Processor(llvm.get_process_triple(), llvm.get_host_cpu_name(), features)


def common_processor() -> str | None:
    """Which of the common processors this one is."""
    machine = this_processor()
    if not machine.triple.endswith("linux-gnu"):
        return None
    if machine.triple.startswith("aarch64"):
        return "aarch64"
    has = set(machine.features.split(","))
    return "x86-64-v3" if machine.triple.startswith("x86_64") and all(f"+{name}" in has for name in V3) else None


def target_machine(processor: Processor, level: int) -> Any:
    this_processor()
    if processor.triple != llvm.get_process_triple():
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(processor.triple)
    return target.create_target_machine(
        cpu=processor.name, features=processor.features, opt=level, reloc="pic", codemodel="small", jit=True
    )


def machine_code(text: str, processor: Processor, level: int) -> bytes:
    """An object file."""
    machine = target_machine(processor, PLAIN_CODE if level == QUICK else level)
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=level)
    options.loop_vectorization = options.slp_vectorization = level == FULL
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    code: bytes = machine.emit_object(module)
    return code
