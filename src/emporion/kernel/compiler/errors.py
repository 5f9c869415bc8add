"""What is wrong with a rule, where, and what to write instead."""

from __future__ import annotations

import ast
from typing import NamedTuple


class Place(NamedTuple):
    """Where something stands in the source of a rule. Lines count from the first line of the rule, decorator included,
    so that code kept on disk stays good when lines are added above it."""

    module: str
    rule: str
    line: int
    source: str


class RuleError(Exception):
    """A rule does not keep to the rule language."""

    def __init__(self, file: str, line: int, rule: str, source: str, problem: str, instead: str = "") -> None:
        advice = f"\n  instead: {instead}" if instead else ""
        super().__init__(f"{file}:{line} in {rule}: {problem}\n  source: {source}{advice}")
        self.file = file
        self.line = line


class RuleErrors(Exception):
    """All that is wrong with the rules of a program."""

    def __init__(self, errors: list[RuleError]) -> None:
        super().__init__("\n".join(str(error) for error in errors))
        self.errors = errors


def text_of(node: ast.AST) -> str:
    """A piece of source on one line, shortened if it is long."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 120 else text[:117] + "…"
