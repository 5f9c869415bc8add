"""Choosing an action in the terminal: kinds first, then the actions of a kind; or typing it."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from emporion.engine.actions import Action
from emporion.locales import LANGUAGES, text

if TYPE_CHECKING:
    from emporion.cli.session import Session

FEW: Final = 9
"""So many actions are listed at once; of more, their kinds."""
PAGE: Final = 18
"""Of so many actions of a kind the first are listed."""
BACK: Final = "0"

Choice = Action | str
"""An action, or the tag of a kind of actions."""


class Menu:
    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self._seat = seat
        self._reduced = True
        self._groups = self._listed()

    def ask(self) -> Action | str | None:
        """What the player has chosen or typed; commands are carried out on the way. None if something else may be
        asked now."""
        asked = self._session.match.decision_of(self._seat)
        while self._session.match.decision_of(self._seat) == asked:
            answer = self._answer(self._choices())
            if isinstance(answer, Action):
                return answer
            if answer is not None and not self._command(answer):
                return answer
        return None

    # ------------------------------------------------------------------------------------------------ what there is

    def _listed(self) -> dict[str, list[Action]]:
        """The legal actions by their kinds."""
        groups: dict[str, list[Action]] = {}
        for action in self._session.match.legal(self._seat, self._reduced):
            groups.setdefault(str(action.__struct_config__.tag), []).append(action)
        return groups

    def _choices(self) -> list[Choice]:
        groups, screen, table = self._groups, self._session.screen, self._session.table
        proposed = [each for each in screen.proposals(table) if self._session.match.is_legal(self._seat, each)]
        unlisted: list[Choice] = [*proposed, *screen.unlisted(table)]
        actions = [action for group in groups.values() for action in group]
        if len(actions) <= FEW:
            return [*actions, *unlisted]
        return [*(group[0] if len(group) == 1 else tag for tag, group in groups.items()), *unlisted]

    def _line(self, choice: Choice) -> str:
        session, screen, language = self._session, self._session.screen, self._session.language
        if isinstance(choice, Action):
            facts = screen.action_facts(choice, session.table, session.names, language)
            return screen.action_text(choice, session.names, language) + (f" ({facts})" if facts else "")
        ways = len(self._groups.get(choice, []))
        typed = "" if ways else screen.typed_text(choice, language)
        suffix = f" ({text(language, 'cli-ways', count=ways)})" if ways else ""
        suffix += f" ({typed})" if typed else ""
        return screen.group_text(choice, session.table, language) + suffix

    # ------------------------------------------------------------------------------------------------ choosing

    def _answer(self, choices: Sequence[Choice]) -> Action | str | None:
        """A single kind of actions is opened at once, unless it is one that cannot be listed."""
        if len(choices) == 1 and isinstance(choices[0], str) and choices[0] in self._groups:
            return self._choose(choices[0])
        picked = self._pick([self._line(choice) for choice in choices])
        if not isinstance(picked, int):
            return picked
        return self._open(choices[picked])

    def _open(self, choice: Choice) -> Action | str | None:
        """What a line of the menu leads to; None to go back."""
        if isinstance(choice, Action):
            return choice
        back = [self._session.text("cli-back")]
        return self._choose(choice, back) if choice in self._groups else self._complete(choice)

    def _choose(self, tag: str, back: Sequence[str] = ()) -> Action | str | None:
        """An action of a kind, or what was typed instead."""
        while True:
            actions = self._groups[tag]
            shown = actions[:PAGE] if self._reduced else actions
            left = len(actions) - len(shown)
            more = [self._session.text("cli-more", count=left)] if left else []
            answer = self._pick([self._line(action) for action in shown], [*more, *back])
            if isinstance(answer, int):
                return actions[answer]
            if answer != "all":
                return None if answer == BACK else answer
            self._show_all()

    def _complete(self, tag: str) -> str | None:
        """The rest of an action of a kind that cannot be listed."""
        answer = self._session.ask("cli-rest", tag=tag)
        if answer in ("", BACK):
            return None
        word = answer.split()[0]
        return answer if word == tag or word.lower() in self._commands("") else f"{tag} {answer}"

    def _pick(self, lines: Sequence[str], after: Sequence[str] = ()) -> int | str:
        """The index of a line, or what was typed instead of a number."""
        for number, line in enumerate(lines, 1):
            self._session.show(f"{number:3}. {line}", "     ")
        for line in after:
            self._session.show(f"  {line}", "     ")
        while True:
            answer = self._session.ask("cli-choose")
            if not (answer.isascii() and answer.isdecimal()) or answer == BACK:
                return answer
            if 0 < as_number(answer) <= len(lines):
                return as_number(answer) - 1
            self._session.say("cli-not-a-choice", answer=answer[:20], count=len(lines))

    # ------------------------------------------------------------------------------------------------ commands

    def _command(self, answer: str) -> bool:
        """Carry out a command; False if the answer is none and must be an action."""
        word, _, rest = answer.partition(" ")
        command = self._commands(rest).get(word.lower())
        if command is None:
            return False
        command()
        return True

    def _commands(self, rest: str) -> dict[str, Callable[[], None]]:
        session = self._session
        return {
            "": lambda: None,
            BACK: lambda: None,
            "?": session.help,
            "help": session.help,
            "board": lambda: session.print_board(False),
            "list": lambda: session.print_board(True),
            "hand": session.print_hand,
            "score": session.print_scores,
            "log": session.print_log,
            "hint": lambda: session.give_hint(self._seat),
            "why": lambda: session.explain(self._seat, rest),
            "all": self._show_all,
            "orders": lambda: session.change_orders(self._seat, rest),
            "order": lambda: session.change_orders(self._seat, rest),
            "undo": lambda: session.undo(self._seat),
            "save": lambda: self._save(rest),
            "language": lambda: self._change_language(rest.lower()),
            "quit": session.leave,
            "exit": session.leave,
        }

    def _show_all(self) -> None:
        self._reduced = False
        self._groups = self._listed()

    def _save(self, file: str) -> None:
        if not file:
            self._session.say("cli-save-where")
        elif self._session.save(pathlib.Path(os.path.expanduser(file))):
            self._session.say("cli-saved", file=file)

    def _change_language(self, language: str) -> None:
        if language not in LANGUAGES:
            self._session.say("cli-language-unknown", code=language or "-", languages=", ".join(LANGUAGES))
            return
        self._session.language = language


def as_number(digits: str) -> int:
    """The number, or one too large for any list."""
    return int(digits) if len(digits) < FEW else 10**FEW
