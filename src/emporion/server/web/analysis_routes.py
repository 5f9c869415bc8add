"""Advice for people: a hint for the decision at hand, and the review of a finished game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from litestar import Request, get, post

from emporion.bots.analysis import Hint, has_analyst
from emporion.bots.guard import guess_for
from emporion.bots.review import Review
from emporion.engine.errors import NotYourDecision
from emporion.engine.participants import seat_letter
from emporion.games import get_game, get_screen
from emporion.server.bots.messages import HintWanted
from emporion.server.errors import NotNow, TryAgain
from emporion.server.protocol.http import HintInParts, ReviewState
from emporion.server.reviews import Work
from emporion.server.tables.choosing import names_of
from emporion.server.tables.past import is_open_to_all
from emporion.server.tables.playing import running
from emporion.server.tables.showing import plays_alone
from emporion.server.tables.table import Table
from emporion.server.web.callers import REFUSES, RULE, May, caller_of, limit, services_of
from emporion.server.web.parameters import Language, MaybeSeat, TableId
from emporion.server.web.play_routes import own_seat

AnyRequest = Request[Any, Any, Any]

THINKING_MS: Final = 1000
TOP: Final = 5
"""So many actions are told."""
HINT: Final = msgspec.json.Decoder(Hint)
NOTHING_YET: Final = ReviewState("none", 0.0, None)


@get("/api/tables/{table:str}/hint", opt={RULE: May.SEATED, REFUSES: [409]})
async def give_hint(request: AnyRequest, table: TableId, seat: MaybeSeat = None) -> HintInParts:
    """What your seat had best do, from what it may know. Only where no other person plays."""
    services, caller = services_of(request), caller_of(request)
    limit(services, "hints", caller)
    async with services.hub.looking(table) as found:
        own = own_seat(found, caller, seat)
        check_analysed(found)
        if not plays_alone(found, own):
            raise NotNow("hints are for games against bots")
        wanted = hint_wanted(found, own)
    answer = await services.bots.hint(wanted)
    if answer.found is None:
        raise TryAgain(f"there is no hint just now: {answer.fault}")
    hint = HINT.decode(answer.found)
    actions = [get_game(hint.game).read(advice.action) for advice in hint.candidates]
    return HintInParts(**msgspec.structs.asdict(hint), actions=actions)


def hint_wanted(table: Table, seat: int) -> HintWanted:
    """The same question has the same luck."""
    match = running(table)
    decision = match.decision_of(seat)
    if decision is None:
        raise NotYourDecision(f"seat {seat_letter(seat)} is not asked now")
    luck = random.Random(decision.id)
    return HintWanted(
        game=match.game.name,
        options=match.options.to_dict(),
        seat=seat,
        kind=decision.kind,
        guess=guess_for(match, seat, luck),
        seed=luck.getrandbits(62),
        ms=THINKING_MS,
        top=TOP,
    )


@post("/api/tables/{table:str}/review", opt={RULE: May.WATCHER, REFUSES: [409]})
async def start_review(request: AnyRequest, table: TableId, language: Language = None) -> ReviewState:
    """Have the finished game reviewed: what each decision cost, and how the chances went. It takes a while."""
    services, caller = services_of(request), caller_of(request)
    limit(services, "reviews", caller)
    words = language or caller.language
    async with services.hub.looking(table) as found:
        check_finished(found)
        check_analysed(found)
        record, names = found.playing.record, names_of(found, words)
    work = await services.reviews.start(table, record.to_text)
    return await asyncio.to_thread(state_of, work, names, words)


@get("/api/tables/{table:str}/review", opt={RULE: May.WATCHER, REFUSES: [409]})
async def read_review(request: AnyRequest, table: TableId, language: Language = None) -> ReviewState:
    """How far the review is, and the review itself when it is there."""
    services, caller = services_of(request), caller_of(request)
    words = language or caller.language
    async with services.hub.looking(table) as found:
        check_finished(found)
        names = names_of(found, words)
    work = await services.reviews.find(table)
    return NOTHING_YET if work is None else await asyncio.to_thread(state_of, work, names, words)


def check_finished(table: Table) -> None:
    if not is_open_to_all(table):
        raise NotNow("a game is reviewed when it is over")


def check_analysed(table: Table) -> None:
    if not has_analyst(table.opened.game):
        raise NotNow(f"there are no hints and no reviews of {table.opened.game}")


def state_of(work: Work, names: tuple[str, ...], language: str) -> ReviewState:
    if work.result is None:
        return ReviewState("working", work.progress, None)
    return ReviewState("ready", 1.0, told(work.result, names, language))


def told(review: Review, names: tuple[str, ...], language: str) -> Review:
    """With all actions in words, and everybody called as at the table: the record calls a bot the same for all."""
    actions = {action for one in review.decisions for action in (one.played, one.best)}
    words = in_words(review.game, actions, names, language)
    decisions = tuple(
        msgspec.structs.replace(one, played=words[one.played], best=words[one.best]) for one in review.decisions
    )
    return msgspec.structs.replace(review, names=names, decisions=decisions)


def in_words(game: str, actions: Iterable[str], names: tuple[str, ...], language: str) -> dict[str, str]:
    screen, read = get_screen(game), get_game(game).read
    return {action: screen.action_text(read(action), names, language) for action in actions}


ROUTES = [give_hint, start_review, read_review]
