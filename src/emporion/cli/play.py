"""`emporion play`: a game in the terminal, line by line, so that a screen reader can follow it."""

from __future__ import annotations

import argparse
import errno
import io
import os
import pathlib
import random
import shlex
import sys
import textwrap
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from emporion.bots.bot import Bot
from emporion.bots.random_bot import RandomBot
from emporion.cli.arguments import add_options, options_of, read_file
from emporion.cli.menu import Menu
from emporion.engine.actions import Action
from emporion.engine.dealer import CommittedDealer, Dealer, SeededDealer, commitment_of
from emporion.engine.decisions import Decision
from emporion.engine.errors import BadInput, BadNotation, CannotUndo, IllegalAction, Refused
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.participants import SPECTATOR, seat_letter
from emporion.engine.record import FORMAT, GameRecord
from emporion.games import get_game, get_screen
from emporion.locales import LANGUAGES, text

PLAYERS: Final = 4
WIDTH: Final = 80
LOG_LENGTH: Final = 30
FORMAT_NAME: Final = FORMAT.partition("/")[0].encode()
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Empties a terminal, with what was scrolled out of it."""


class Quit(Exception):
    """The player leaves the table."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_options(parser)
    parser.add_argument("--seats", metavar="A,B,…", help="the seats of people at this terminal (default A)")
    parser.add_argument("--names", metavar="X,Y,…", help="names for all seats")
    parser.add_argument("--seed", type=int, metavar="N", help="deal the same game every time")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--list", action="store_true", help="fields as a list instead of a grid (for screen readers)")
    parser.add_argument("--no-confirm", action="store_true", help="do not ask before the next seat's turn")
    parser.add_argument("--file", metavar="FILE", help="where the game is kept (default: in your data directory)")
    parser.add_argument("--resume", action="store_true", help="go on with the game that is kept there")
    parser.set_defaults(players=None)


def run(parsed: argparse.Namespace) -> int:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter is no reason to stop
    game = get_game(parsed.game)
    path = pathlib.Path(parsed.file) if parsed.file else default_file(game.name)
    session = resumed(game, path, parsed) if parsed.resume else begun(game, path, parsed)
    try:
        session.play()
    except (Quit, EOFError, KeyboardInterrupt):
        print()
        session.say_goodbye()
    return 0


# ---------------------------------------------------------------------------------------------------- beginning


def begun(game: Game, path: pathlib.Path, parsed: argparse.Namespace) -> Session:
    """A new game; one that is kept in its place is put aside."""
    parsed.players = PLAYERS if parsed.players is None else parsed.players
    match = new_match(game, options_of(parsed), parsed)
    session = Session(match, seats_of("A" if parsed.seats is None else parsed.seats, match), path, parsed)
    aside = put_aside(path)
    if aside is not None:
        session.say("cli-put-aside", file=str(path))
        session.show_command(session.command(aside))
    return session


def new_match(game: Game, given: Mapping[str, Any], parsed: argparse.Namespace) -> Match:
    dealer: Dealer = CommittedDealer() if parsed.seed is None else SeededDealer(parsed.seed)
    names = [name.strip() for name in parsed.names.split(",")] if parsed.names else ()
    if not all(name.isprintable() and name for name in names):
        raise BadInput(f"--names {parsed.names!r}: a name for each seat, with commas between them")
    return Match(game, given, dealer, names)


def seats_of(letters: str, match: Match) -> list[int]:
    known = [seat_letter(p) for p in range(match.options.players)]
    given = [letter.strip().upper() for letter in letters.split(",")]
    if not set(given) <= set(known):
        raise BadInput(f"--seats {letters}: seats are {', '.join(known)}")
    return sorted({known.index(letter) for letter in given})


def resumed(game: Game, path: pathlib.Path, parsed: argparse.Namespace) -> Session:
    """The game that is kept in a file, with the same people."""
    if not path.exists():
        raise BadInput(f"there is no saved game at {path}")
    record, beside = read_file(str(path)), read_beside(path)
    check_left_out(parsed, beside)
    try:
        match = Match.resume(game, record, dealer_of(record, beside))
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    if len(record.header.seats) != match.options.players:
        raise BadInput(f"{path}: {len(record.header.seats)} names for {match.options.players} seats")
    seats = parsed.seats or ("A" if beside is None else beside.seats)
    session = Session(match, seats_of(seats, match), path, parsed)
    session.say("cli-over" if match.is_over else "cli-resumed", file=str(path))
    if not match.is_over and match.dealer.commitment != record.header.commitment:
        session.say("cli-secret-lost")
    return session


def check_left_out(parsed: argparse.Namespace, beside: Beside | None) -> None:
    """What was chosen when a game began cannot be chosen again."""
    given = {"--players": parsed.players, "-o": parsed.option, "--names": parsed.names, "--seed": parsed.seed}
    if beside is not None:
        given["--seats"] = parsed.seats
    for name, value in given.items():
        if value not in (None, []):
            raise BadInput(f"--resume goes on with the game as it was begun: leave out {name}")


# ---------------------------------------------------------------------------------------------------- files


class Beside(msgspec.Struct):
    """What is kept beside the record for as long as the game lasts."""

    secret: str
    """The dealer's, in hexadecimal."""
    seats: str
    """Of the people at the terminal."""


class KeptDealer(CommittedDealer):
    """Goes on with a kept game: from its secret and with its commitment, or with neither if the secret is lost."""

    def __init__(self, secret: bytes | None = None, commitment: str | None = None) -> None:
        super().__init__(secret)
        self._commitment = commitment

    @property
    def commitment(self) -> str | None:
        return self._commitment


def default_file(game: str) -> pathlib.Path:
    base = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return pathlib.Path(base) / "emporion" / f"{game}.jsonl"


def secret_file(path: pathlib.Path) -> pathlib.Path:
    return path.with_name(path.name + ".secret")


def read_beside(path: pathlib.Path) -> Beside | None:
    try:
        return msgspec.json.decode(secret_file(path).read_bytes(), type=Beside)
    except (OSError, msgspec.DecodeError):
        return None


def dealer_of(record: GameRecord, beside: Beside | None) -> KeptDealer:
    """The dealer that began the game, if its secret is there and the right one."""
    commitment = record.header.commitment
    try:
        secret = bytes.fromhex("" if beside is None else beside.secret)
        return KeptDealer(secret, commitment) if commitment in (None, commitment_of(secret)) else KeptDealer()
    except ValueError:
        return KeptDealer()


def put_aside(path: pathlib.Path) -> pathlib.Path | None:
    """Move a game that is kept in a file to another, unless it is over; returns where to."""
    if not path.is_file() or is_finished(path):
        return None
    if is_foreign(path):
        raise BadInput(f"{path}: is there already and is no game; name another file with --file")
    number = 1
    while (aside := path.with_stem(f"{path.stem}-{number}")).exists():
        number += 1
    try:
        path.rename(aside)
        if secret_file(path).exists():
            secret_file(path).rename(secret_file(aside))
    except OSError:
        return None  # nor can anything be written in its place, which `save` will tell
    return aside


def is_finished(path: pathlib.Path) -> bool:
    try:
        return read_file(str(path)).footer is not None
    except BadInput:
        return False


def is_foreign(path: pathlib.Path) -> bool:
    """Whether a file does not even begin like a record."""
    try:
        with path.open("rb") as file:
            return FORMAT_NAME not in file.read(100)
    except OSError:
        return True


def write_whole(path: pathlib.Path, content: bytes, mode: int = 0o644) -> None:
    """Write a file so that it is never seen half-written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            file.write(content)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


# ---------------------------------------------------------------------------------------------------- the table


def wrapped(line: str, indent: str = "") -> str:
    """A line, broken at words where it is too long for the screen."""
    parts = textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    return "\n".join(parts)


def edit_lines(remember: bool) -> None:
    """Let the arrow keys work at a terminal, also to call back what was typed."""
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        return
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(remember)


def clear_screen() -> None:
    is_terminal = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    print(CLEAR if is_terminal else "\n" * 60, end="")


class Session:
    """People at one terminal, bots in the other seats."""

    def __init__(self, match: Match, people: list[int], path: pathlib.Path, parsed: argparse.Namespace) -> None:
        self.match = match
        self.screen = get_screen(match.game.name)
        self.names = match.record.header.seats
        self.language: str = parsed.language
        self.listed: bool = parsed.list
        self._people = people
        self._path = path
        self._is_default = parsed.file is None
        self._can_save = True
        self._secrets_at: set[pathlib.Path] = set()
        """Beside which files the secret was written: it does not change."""
        self._confirm = not parsed.no_confirm
        self._rng = random.Random(parsed.seed)
        self._bots: dict[int, Bot] = {
            seat: RandomBot(match.game, match.options) for seat in range(len(self.names)) if seat not in people
        }
        self._eyes = people[0] if len(people) == 1 else SPECTATOR
        """Who looks at the screen."""
        self._told: dict[int, int] = {}
        """Up to which entry each has been told what happened."""
        self._board: list[str] = []
        """As it was last shown."""

    def play(self) -> None:
        edit_lines(remember=len(self._people) == 1)
        if self.match.decisions:
            self.welcome()
            while self.match.decisions:
                self.go_on(min(self.match.decisions, key=self.precedence))
            self.save()
        self.show_end()

    def go_on(self, decision: Decision) -> None:
        if decision.seat in self._bots:
            choice = self._bots[decision.seat].choose(self.match.view(decision.seat), self._rng)
            self.match.submit(decision.seat, decision.id, choice)
        else:
            self.take_turn(decision.seat)

    def precedence(self, decision: Decision) -> int:
        """Of several who are asked, bots come first, then who sits at the screen already."""
        if decision.seat in self._bots:
            return 0
        return 1 if decision.seat == self._eyes else 2

    # ------------------------------------------------------------------------------------------------ a person's turn

    def take_turn(self, seat: int) -> None:
        self.save()
        self.draw_curtain(seat)
        self.tell("cli-news")
        self.print_table()
        while (decision := self.match.decision_of(seat)) is not None:
            question = self.screen.decision_text(decision.kind, self.language)
            self.say("cli-your-turn", player=self.names[seat], question=question)
            if self.submit(seat, Menu(self, seat).ask()) and not self.is_taken_back(seat):
                return

    def submit(self, seat: int, action: Action | str) -> bool:
        """Whether the action was possible."""
        decision = self.match.decision_of(seat)
        try:
            self.match.submit(seat, "" if decision is None else decision.id, action)
        except (BadInput, Refused) as error:
            self.say("cli-refused", reason=self.reason(error))
            return False
        self.save()
        return True

    def is_taken_back(self, seat: int) -> bool:
        """Whether the player changes his mind before the next seat's turn."""
        if not self._confirm or not self.match.view(seat).can_undo:
            return False
        self.tell()
        while (answer := self.ask("cli-end-turn").lower()) not in ("", "1"):
            if answer in ("2", "undo"):
                self.undo(seat)
                return True
            if answer in ("quit", "exit"):
                self.leave()
        return False

    def undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except CannotUndo as error:
            self.say("cli-refused", reason=self.reason(error))
            return
        self._told[seat] = len(self.match.record.entries)
        self.save()
        self.say("cli-undone")

    def draw_curtain(self, seat: int) -> None:
        """With several people at one terminal nobody sees another's hand."""
        if seat == self._eyes:
            return
        if self._eyes != SPECTATOR:
            clear_screen()
        if self.ask("cli-curtain", player=self.names[seat]).lower() in ("quit", "exit"):
            self.leave()
        self._eyes = seat
        self._board = []

    def leave(self) -> None:
        raise Quit

    def reason(self, error: BadInput | Refused) -> str:
        """Why something was refused, in the player's language."""
        if isinstance(error, IllegalAction):
            return error.reason(self.language)
        if isinstance(error, CannotUndo):
            return self.text("engine-cannot-undo")
        if isinstance(error, BadNotation) and self.language != "en":
            return self.text("engine-bad-notation")
        return str(error)

    # ------------------------------------------------------------------------------------------------ showing

    @property
    def table(self) -> Any:
        return self.match.game.look(self.match.state, self.match.options, self._eyes)

    def text(self, key: str, **arguments: Any) -> str:
        return text(self.language, key, **arguments)

    def show(self, line: str, indent: str = "") -> None:
        print(wrapped(line, indent))

    def show_command(self, command: str) -> None:
        """A command of the shell, to be copied: never broken."""
        print("  " + command)

    def say(self, key: str, **arguments: Any) -> None:
        for line in self.text(key, **arguments).splitlines():
            self.show(line)

    def ask(self, key: str, **arguments: Any) -> str:
        """What the person types, without needless blanks."""
        try:
            return " ".join(input(wrapped(self.text(key, **arguments)) + " ").split())
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def welcome(self) -> None:
        people = ", ".join(f"{seat_letter(seat)} {self.names[seat]}" for seat in self._people)
        key = "cli-welcome" if len(self._people) == 1 else "cli-welcome-several"
        self.say(key, game=self.match.game.name.capitalize(), players=len(self.names), people=people)

    def print_table(self) -> None:
        """The board only if it has changed since it was last shown."""
        board = self.board_lines(self.listed)
        if board != self._board:
            print("\n".join(board))
        self._board = board
        self.print_scores()
        self.print_hand()

    def board_lines(self, listed: bool) -> list[str]:
        return self.screen.board_lines(self.match.options, self.table, self.names, self.language, listed)

    def print_board(self, listed: bool) -> None:
        print("\n".join(self.board_lines(listed)))

    def print_scores(self) -> None:
        print("\n".join(self.screen.score_lines(self.table, self.names, self.language)))

    def print_hand(self) -> None:
        print("\n".join(self.screen.hand_lines(self.table, self.names, self.language)))

    def tell(self, heading: str | None = None) -> None:
        """What happened since it was last told to the person at the screen, as he may know it."""
        since = self._told.get(self._eyes, self.last_entry_of(self._eyes))
        self._told[self._eyes] = len(self.match.record.entries)
        if heading is not None and since < len(self.match.record.entries):
            print()
            self.say(heading)
        self.narrate(since)

    def last_entry_of(self, seat: int) -> int:
        """The number of the last thing a seat did; 0 if it has done nothing."""
        return max((entry.n for entry in self.match.record.entries if entry.who == seat_letter(seat)), default=0)

    def narrate(self, since: int) -> None:
        for _, events in self.match.events(self._eyes, since):
            for event in events:
                self.show("  " + self.screen.narrate(event, self.names, self.language), "    ")

    def print_log(self) -> None:
        self.narrate(max(0, len(self.match.record.entries) - LOG_LENGTH))

    def show_end(self) -> None:
        """What all may see: the last acts with the result, and who stands where."""
        since = self._told.get(self._eyes, len(self.match.record.entries) - 1)
        if len(self._people) > 1:
            self._eyes = SPECTATOR
        self.narrate(since)
        self.print_board(self.listed)
        self.print_scores()
        if self._can_save:
            self.say("cli-record", file=str(self._path))
            self.show_command(f"emporion verify {shlex.quote(str(self._path))}")

    def say_goodbye(self) -> None:
        if not self._can_save:
            self.say("cli-bye-unsaved")
            return
        self.say("cli-bye", file=str(self._path))
        self.show_command(self.command(None if self._is_default else self._path))

    def command(self, path: pathlib.Path | None) -> str:
        """What goes on with a kept game."""
        file = "" if path is None else f" --file {shlex.quote(str(path))}"
        return f"emporion play {self.match.game.name} --resume{file}"

    # ------------------------------------------------------------------------------------------------ keeping

    def save(self, path: pathlib.Path | None = None) -> bool:
        """Write the record, and beside it what is needed to go on; whether it worked. If not, that is told once."""
        try:
            self.write(path or self._path)
        except (OSError, ValueError) as error:
            if path is not None or self._can_save:
                reason = error.strerror if isinstance(error, OSError) else str(error)
                self.say("cli-cannot-save" if path is None else "cli-cannot-save-there", reason=str(reason))
            self._can_save = self._can_save and path is not None
            return False
        self._can_save = self._can_save or path is None
        return True

    def write(self, path: pathlib.Path) -> None:
        """The secret comes before the record and goes after it: no record is ever without the secret it needs."""
        if path.exists() and is_foreign(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EISDIR if path.is_dir() else errno.EEXIST))
        dealer = self.match.dealer
        if isinstance(dealer, CommittedDealer) and not self.match.is_over and path not in self._secrets_at:
            seats = ",".join(seat_letter(seat) for seat in self._people)
            write_whole(secret_file(path), msgspec.json.encode(Beside(dealer.secret.hex(), seats)), 0o600)
            self._secrets_at.add(path)
        write_whole(path, self.match.record.to_text().encode())
        if self.match.is_over:
            secret_file(path).unlink(missing_ok=True)
