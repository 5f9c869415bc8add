"""The source of a rule: its syntax tree, and the text that decides what it does."""

from __future__ import annotations
import __future__

import ast
import functools
import os
import tokenize
import types

from emporion.kernel.rule import Rule


class NoSource(RuntimeError):
    """The file of a rule cannot be read, so it can only run as plain Python."""


@functools.cache
def lines_of(path: str) -> list[str]:
    try:
        with tokenize.open(path) as file:
            return file.read().split("\n")  # as Python counts lines; `splitlines` knows more ends of a line
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
    """The definition that a rule was made from; if the file has changed since it was loaded, it would be another."""
    code = code_of(f)
    found = definitions_in(code.co_filename).get(code.co_firstlineno)
    if found is None or decisive_parts(code) not in parts_at(code.co_filename, code.co_firstlineno, code.co_flags):
        where = f"{shown_path(code.co_filename)}:{code.co_firstlineno}"
        problem = f"{where}: {f.__name__} is no plain `def` of a module, or the file has changed"
        raise NoSource(f"{problem}: start again, or use the mode plain")
    return found


@functools.cache
def parts_at(path: str, line: int, flags: int) -> list[tuple[object, ...]]:
    """What Python makes of the definition at a line now; `flags` are those that the rule was compiled with."""
    definition = ast.Module([definitions_in(path)[line]], [])
    flags &= __future__.annotations.compiler_flag
    module = compile(definition, path, "exec", flags, dont_inherit=True)
    return [decisive_parts(constant) for constant in module.co_consts if isinstance(constant, types.CodeType)]


def decisive_parts(code: types.CodeType) -> tuple[object, ...]:
    return code.co_name, code.co_code, code.co_names, code.co_varnames, code.co_consts


def shown_path(path: str) -> str:
    """Relative, if it is below the working directory."""
    inside = os.path.relpath(path)
    return path if inside.startswith("..") else inside


def text_of_rule(f: Rule) -> str:
    """The lines of a rule, without those around it. The end is taken from the code object, because parsing takes long;
    only where Python was told to leave it out (`-X no_debug_ranges`) is the source parsed."""
    code = code_of(f)
    last = max((end for _, end, _, _ in code.co_positions() if end), default=0)
    if last == 0:
        last = definition_of(f).end_lineno or code.co_firstlineno
    return "\n".join(lines_of(code.co_filename)[code.co_firstlineno - 1 : last])
