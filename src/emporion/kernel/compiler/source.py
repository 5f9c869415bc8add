"""The source of a rule: its syntax tree, and the text that decides what it does."""

from __future__ import annotations

import ast
import functools
import types

from emporion.kernel.rule import Rule


class NoSource(RuntimeError):
    """The file of a rule cannot be read, so it can only run as plain Python."""


@functools.cache
def lines_of(path: str) -> list[str]:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read().splitlines()
    except OSError as error:
        raise NoSource(f"rules are compiled from their source, but {path} cannot be read: {error.strerror}") from None


@functools.cache
def definitions_in(path: str) -> dict[int, ast.FunctionDef]:
    """Functions by their first line, decorators included, as code objects count it."""
    tree = ast.parse("\n".join(lines_of(path)), path)
    found = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {first_line(node): node for node in found}


def first_line(node: ast.FunctionDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def code_of(f: Rule) -> types.CodeType:
    code: types.CodeType = f.__code__
    return code


def definition_of(f: Rule) -> ast.FunctionDef:
    code = code_of(f)
    definitions = definitions_in(code.co_filename)
    if code.co_firstlineno not in definitions:
        where = f"{code.co_filename}:{code.co_firstlineno}"
        raise NoSource(f"{where}: {f.__name__} is no plain `def` of a module, or the file has changed: start again")
    return definitions[code.co_firstlineno]


def text_of_rule(f: Rule) -> str:
    """The lines of a rule, without those around it. The end is taken from the code object, because parsing takes long;
    only where Python was told to leave it out (`-X no_debug_ranges`) is the source parsed."""
    code = code_of(f)
    last = max((end for _, end, _, _ in code.co_positions() if end), default=0)
    if last == 0:
        last = definition_of(f).end_lineno or code.co_firstlineno
    return "\n".join(lines_of(code.co_filename)[code.co_firstlineno - 1 : last])
