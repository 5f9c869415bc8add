"""The texts of a game for its pages in the browser, parsed already: there it would take a page long.

A message looks as @fluent/bundle keeps it, see `ast.d.ts` there.
"""

from __future__ import annotations

from typing import Any, TypedDict

from fluent.syntax import FluentParser, ast

from emporion.games import manifest_of
from emporion.locales import ENGLISH, catalogue_texts

Pattern = str | list[Any]


class Entry(TypedDict):
    """A message, or a term: then its name begins with a hyphen."""

    id: str
    value: Pattern | None
    attributes: dict[str, Pattern]


def game_words(game: str, language: str) -> list[Entry]:
    """All that a game says in a language, in English where that lacks it. Raises UnknownGame or BrokenGame."""
    package = manifest_of(game).catalogues
    if package is None:
        return []
    known = {entry["id"]: entry for asked in (ENGLISH, language) for entry in entries_of(package, asked)}
    return list(known.values())


def entries_of(package: str, language: str) -> list[Entry]:
    parsed = [entry for words in catalogue_texts(package, language) for entry in FluentParser().parse(words).body]
    return [entry_of(entry) for entry in parsed if isinstance(entry, (ast.Message, ast.Term))]


def entry_of(entry: ast.Message | ast.Term) -> Entry:
    return Entry(
        id=entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}",
        value=None if entry.value is None else pattern_of(entry.value),
        attributes={attribute.id.name: pattern_of(attribute.value) for attribute in entry.attributes},
    )


def pattern_of(pattern: ast.Pattern) -> Pattern:
    parts = [part.value if isinstance(part, ast.TextElement) else expression_of(part) for part in pattern.elements]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def expression_of(node: ast.BaseNode) -> dict[str, Any]:
    match node:
        case ast.Placeable():
            return expression_of(node.expression)
        case ast.SelectExpression():
            return select_of(node)
        case ast.VariableReference():
            return {"type": "var", "name": node.id.name}
        case ast.MessageReference():
            return {"type": "mesg", "name": node.id.name, "attr": attribute_of(node)}
        case ast.TermReference():
            arguments = arguments_of(node.arguments)
            return {"type": "term", "name": node.id.name, "attr": attribute_of(node), "args": arguments}
        case ast.FunctionReference():
            return {"type": "func", "name": node.id.name, "args": arguments_of(node.arguments)}
        case ast.StringLiteral():
            return {"type": "str", "value": node.parse()["value"]}
        case ast.NumberLiteral():
            return {"type": "num", **node.parse()}
        case ast.Identifier():
            return {"type": "str", "value": node.name}
    raise TypeError(f"no expression: {node}")


def select_of(node: ast.SelectExpression) -> dict[str, Any]:
    variants = [{"key": expression_of(each.key), "value": pattern_of(each.value)} for each in node.variants]
    default = next(number for number, each in enumerate(node.variants) if each.default)
    return {"type": "select", "selector": expression_of(node.selector), "variants": variants, "star": default}


def attribute_of(node: ast.MessageReference | ast.TermReference) -> str | None:
    return None if node.attribute is None else node.attribute.name


def arguments_of(arguments: ast.CallArguments | None) -> list[dict[str, Any]]:
    if arguments is None:
        return []
    named = [{"type": "narg", "name": each.name.name, "value": expression_of(each.value)} for each in arguments.named]
    return [*map(expression_of, arguments.positional), *named]
