"""Choosing an action in the terminal: kinds first, then the actions of a kind; or typing it."""

from __future__ import annotations

import pathlib
from typing import TYPE_CHECKING

from emporion.engine.actions import Action
from emporion.locales import LANGUAGES, text

if TYPE_CHECKING:
    from emporion.cli.play import Session

PAGE = 25


class Menu:
    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self._seat = seat
        self._reduced = True

    def ask(self) -> Action | str:
        """Until the player has chosen an action or typed one; commands are carried out on the way."""
        while True:
            groups = self._groups()
            tags = [*groups, *self._session.screen.unlisted(self._session.table)]
            lines = [self._group_line(tag, groups.get(tag, [])) for tag in tags]
            answer = self._pick(lines)
            if isinstance(answer, int):
                answer = self._choose(groups.get(tags[answer], []))
            if isinstance(answer, Action):
                return answer
            if answer is not None and not self._command(answer):
                return answer

    def _groups(self) -> dict[str, list[Action]]:
        groups: dict[str, list[Action]] = {}
        for action in self._session.match.legal(self._seat, self._reduced):
            groups.setdefault(str(action.__struct_config__.tag), []).append(action)
        return groups

    def _group_line(self, tag: str, actions: list[Action]) -> str:
        line = self._session.screen.group_text(tag, self._session.language)
        if len(actions) == 1:
            return self._session.screen.action_text(actions[0], self._session.names, self._session.language)
        if actions:
            line += f" ({text(self._session.language, 'cli-ways', count=len(actions))})"
        return line

    def _choose(self, actions: list[Action]) -> Action | str | None:
        """One of a list, or what was typed instead; None to go back."""
        if len(actions) <= 1:
            return actions[0] if actions else None
        self._session.say("cli-back")
        shown = actions[:PAGE] if self._reduced else actions
        screen, names, language = self._session.screen, self._session.names, self._session.language
        more = text(language, "cli-more", count=len(actions) - PAGE) if len(shown) < len(actions) else ""
        answer = self._pick([screen.action_text(action, names, language) for action in shown], more)
        if isinstance(answer, int):
            return actions[answer]
        return None if answer == "0" else answer

    def _pick(self, lines: list[str], more: str = "") -> int | str:
        """The index of a line, or what was typed instead of a number."""
        for number, line in enumerate(lines, 1):
            print(f"  {number}. {line}")
        if more:
            print(f"  {more}")
        while True:
            answer = " ".join(input(text(self._session.language, "cli-choose") + " ").split())
            if not answer.isdigit() or answer == "0":
                return answer
            if int(answer) <= len(lines):
                return int(answer) - 1
            self._session.say("cli-not-a-choice", answer=answer, count=len(lines))

    def _command(self, answer: str) -> bool:
        """Carry out a command; False if the answer is none and must be an action."""
        from emporion.cli.play import Quit

        session = self._session
        word, _, rest = answer.partition(" ")
        if word in ("quit", "exit"):
            raise Quit
        if word == "language":
            self._change_language(rest)
            return True
        if word == "save" and rest:
            session.save(pathlib.Path(rest))
            session.say("cli-saved", file=rest)
            return True
        if word == "all":
            self._reduced = False
            return True
        commands = {
            "": lambda: None,
            "0": lambda: None,
            "?": lambda: session.say("cli-help"),
            "help": lambda: session.say("cli-help"),
            "board": lambda: session.print_board(False),
            "list": lambda: session.print_board(True),
            "hand": session.print_hand,
            "score": session.print_scores,
            "log": session.print_log,
            "undo": lambda: session.undo(self._seat),
        }
        if word not in commands:
            return False
        commands[word]()
        return True

    def _change_language(self, language: str) -> None:
        if language not in LANGUAGES:
            self._session.say("cli-language-unknown", language=language or "-", languages=", ".join(LANGUAGES))
            return
        self._session.language = language
