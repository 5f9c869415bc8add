"""Actions as lines of text: one pattern for each, by which they are read and written. JSON is read, too.

A pattern is a verb and parts: `move {start:berth}>{goal:berth}[ toll {toll:card}]`. A part names a field of the action
and a sort of value; what stands in brackets is left out where its parts are as they are by default.
"""

from __future__ import annotations

import functools
import itertools
import random
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Union

import msgspec

from emporion.engine.actions import Action
from emporion.engine.babble import babbler
from emporion.engine.errors import BadNotation, shown

PART: Final = re.compile(r"\{(\w+):(\w+)\}")


class Sort(NamedTuple):
    """How a sort of value is written."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]


class Piece(NamedTuple):
    """A stretch of a pattern."""

    words: list[str]
    """What stands before the first part, between them and after the last."""
    sorts: dict[str, Sort]
    """The parts, with their sorts."""
    is_optional: bool


class Notation:
    def __init__(
        self,
        patterns: Mapping[type[Action], str],
        sorts: Mapping[str, Sort],
        examples: Mapping[str, str],
        of_chance: Collection[type[Action]],
    ) -> None:
        """`examples` are shown, by verb, to whoever writes something that cannot be read; what chance alone does
        (`of_chance`) is not offered to them."""
        self._patterns = patterns
        self._sorts = sorts
        self._examples = examples
        self.verbs: Final = {re.split(r"[\[ ]", pattern)[0]: cls for cls, pattern in patterns.items()}
        self._of_players: Final = [verb for verb, cls in self.verbs.items() if cls not in of_chance]
        self.of_players: Final = {tag_of(cls): cls for cls in patterns if cls not in of_chance}
        """What players do, by the names of the kinds."""
        self._json: msgspec.json.Decoder[Action] = msgspec.json.Decoder(Union[tuple(patterns)])  # noqa: UP007
        self._regexes = {cls: self._as_regex(pattern) for cls, pattern in patterns.items()}
        self._sorts_of = {cls: self._named_sorts(pattern) for cls, pattern in patterns.items()}
        self._pieces = {cls: self._as_pieces(pattern) for cls, pattern in patterns.items()}

    def _as_regex(self, pattern: str) -> re.Pattern[str]:
        text = pattern.replace("[", "(?:").replace("]", ")?")
        pattern_of_all = PART.sub(lambda m: f"(?P<{m[1]}>{self._sorts[m[2]].pattern})", text)
        return re.compile(pattern_of_all, re.ASCII)  # digits of other alphabets are none

    def _named_sorts(self, pattern: str) -> dict[str, Sort]:
        """The parts of a pattern in their order, each with its sort."""
        return {name: self._sorts[sort] for name, sort in PART.findall(pattern)}

    def _as_pieces(self, pattern: str) -> list[Piece]:
        """What stands in brackets and what stands between them, taken apart once for all actions."""
        pieces = re.split(r"\[([^]]*)\]", pattern)
        return [Piece(PART.split(piece)[::3], self._named_sorts(piece), i % 2 == 1) for i, piece in enumerate(pieces)]

    def read(self, text: str) -> Action:
        """The action of a line, or of JSON; raises BadNotation with an example of how it is written."""
        if text.startswith("{"):
            return self._read_json(text)
        words = text.split()
        verb = words[0] if words else ""
        cls = self.verbs.get(verb)
        if cls is None:
            known = ", ".join(self._of_players)
            raise BadNotation(f"{shown(text)} is no action; actions begin with one of: {known}")
        match = self._regexes[cls].fullmatch(" ".join(words))
        if match is None:
            example = self._examples.get(verb, verb)
            raise BadNotation(f"{shown(text)} cannot be read; write for example: {example}")
        sorts = self._sorts_of[cls]
        return cls(**{name: sorts[name].read(value) for name, value in match.groupdict().items() if value is not None})

    def _read_json(self, text: str) -> Action:
        """The action as a view lists it: its kind as `action`, and its parts."""
        try:
            return self._json.decode(text)
        except msgspec.MsgspecError as error:
            raise BadNotation(f"{shown(text)} is no action: {error}") from None

    def write(self, action: Action) -> str:
        """The line of an action."""
        return "".join([filled(piece, action) for piece in self._pieces[type(action)]])

    def lines(self, verb: str, values: Callable[[str], Sequence[str]]) -> Iterator[str]:
        """Every line of a verb with these values of each sort, and nothing of what may be left out."""
        if verb not in self.verbs:
            return
        pattern = re.sub(r"\[[^]]*\]", "", self._patterns[self.verbs[verb]])
        words, sorts = re.split(r"\{\w+:\w+\}", pattern), [sort for _, sort in PART.findall(pattern)]
        for chosen in itertools.product(*map(values, sorts)):
            yield words[0] + "".join(value + after for value, after in zip(chosen, words[1:], strict=True))

    def babble(self, rng: random.Random, verb: str | None = None) -> str:
        """A line that reads as an action, with this verb or with any: what it says is a matter of chance."""
        return babbler(self._regexes[self.verbs[verb or rng.choice(list(self.verbs))]].pattern)(rng)


def tag_of(cls: type[Action]) -> str:
    """What a kind of action is called."""
    return str(cls.__struct_config__.tag)


def filled(piece: Piece, action: Action) -> str:
    words, sorts, is_optional = piece
    values = [getattr(action, name) for name in sorts]
    if is_optional and values == [defaults_of(type(action))[name] for name in sorts]:
        return ""
    written = [sort.write(value) for sort, value in zip(sorts.values(), values, strict=True)]
    return "".join([text for pair in zip(words, [*written, ""], strict=True) for text in pair])


@functools.cache
def defaults_of(cls: type[Action]) -> dict[str, Any]:
    """What each part is if nothing is said of it."""
    return {field.name: field.default for field in msgspec.structs.fields(cls)}
