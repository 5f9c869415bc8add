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
        """Until the player has chosen; commands are carried out on the way."""
        while True:
            groups = self._groups()
            tags = [*groups, *self._session.screen.unlisted(self._session.table)]
            for number, tag in enumerate(tags, 1):
                print(f"  {number}. {self._group_line(tag, groups.get(tag, []))}")
            answer = self._input()
            if answer.isdigit():
                if not 1 <= int(answer) <= len(tags):
                    self._session.say("cli-not-a-choice", answer=answer, count=len(tags))
                    continue
                action = self._choose(groups.get(tags[int(answer) - 1], []))
                if action is not None:
                    return action
            elif not self._command(answer):
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

    def _choose(self, actions: list[Action]) -> Action | None:
        """One of a list; None to go back."""
        if len(actions) <= 1:
            return actions[0] if actions else None
        self._session.say("cli-back")
        shown = actions if not self._reduced else actions[:PAGE]
        for number, action in enumerate(shown, 1):
            print(f"  {number}. {self._session.screen.action_text(action, self._session.names, self._session.language)}")
        if len(shown) < len(actions):
            self._session.say("cli-more", count=len(actions) - len(shown))
        while True:
            answer = self._input()
            if answer == "all":
                self._reduced = False
                return None
            if answer.isdigit() and int(answer) <= len(actions):
                return actions[int(answer) - 1] if int(answer) else None
            self._session.say("cli-not-a-choice", answer=answer, count=len(shown))

    def _input(self) -> str:
        return " ".join(input(text(self._session.language, "cli-choose") + " ").split())

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
