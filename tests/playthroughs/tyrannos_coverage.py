"""What a game of Tyrannos has shown, by name: what was asked and done, what was told, what fate and dice brought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from emporion.engine.events import Event, GameEnded
from emporion.engine.match import Match
from emporion.engine.participants import SPECTATOR
from emporion.games.tyrannos import events
from emporion.games.tyrannos.codes import BRANCH_NAMES, CONDITION_NAMES, REGIME_NAMES, kind_of, second_of
from emporion.games.tyrannos.game import END_REASONS
from emporion.games.tyrannos.moira import EVENT_NAMES
from emporion.games.tyrannos.packing import KIND_TAGS
from emporion.games.tyrannos.rules.moira import is_possible, is_void
from emporion.games.tyrannos.stages import STAGES
from emporion.games.tyrannos.state import RESULT_NAMES, State
from emporion.games.tyrannos.steps import DRAW_FATED, NOBODY, STEPS, WHO, step_kind, top

TABLES: Final = {
    "trust": range(1, 7),
    "agitation": range(1, 7),
    "embassy": range(1, 7),
    "heavy-tax": range(1, 5),
    "branch": BRANCH_NAMES[1:],
    "regime": REGIME_NAMES[1:],
    "condition": CONDITION_NAMES[1:],
    "battle": (*RESULT_NAMES, "over"),
    "end": END_REASONS,
}
"""Y7.1, Y7.7, Y8.1, Y6.1, Y5.2 and Y10.2, Y6.1, Y9.15, Y9.12, Y11.6: each row of each."""


def everything() -> set[str]:
    """What the playthroughs must show together."""
    return {
        *(f"action {tag}" for tag in KIND_TAGS.values()),
        *(f"asked {STAGES[step].name}" for step in range(STEPS) if WHO[step] != NOBODY),
        *(f"event {cls.__struct_config__.tag}" for cls in (*vars(events).values(), GameEnded) if is_event(cls)),
        *(f"fate {name}" for name in EVENT_NAMES[1:]),
        *(f"{table} {row}" for table, rows in TABLES.items() for row in rows),
    }


def is_event(cls: object) -> bool:
    return isinstance(cls, type) and issubclass(cls, Event) and cls is not Event


def shown(match: Match) -> set[str]:
    """What a game shows of it."""
    return {*played(match), *told(match)}


def played(match: Match) -> Iterator[str]:
    """What was asked and done, and what fate brought."""
    for step in match.steps:
        before: State = match.game.schema.unpack(step.before)
        asked = step_kind(top(before))
        yield f"asked {STAGES[asked].name}"
        yield f"action {KIND_TAGS[kind_of(step.code)]}"
        if asked == DRAW_FATED and is_fulfilled(before, second_of(step.code)):
            yield f"fate {EVENT_NAMES[before.event]}"


def is_fulfilled(s: State, fated: int) -> bool:
    """Y5.1, Y5.2 Whether the event is carried out: it is neither void nor impossible."""
    return not is_void(s, s.event) and is_possible(s, fated, s.event)


def told(match: Match) -> Iterator[str]:
    """What was told to anybody, with the rows of the tables."""
    for viewer in (SPECTATOR, *range(match.options.players)):
        for _, happened in match.events(viewer):
            for event in happened:
                yield f"event {event.__struct_config__.tag}"
                yield from rows_of(event)


def rows_of(event: Event) -> Iterator[str]:
    match event:
        case events.TrustChecked(result=result):
            yield f"trust {result}"
        case events.AgitationRolled(face=face):
            yield f"agitation {face}"
        case events.EmbassyAnswered(reply=reply):
            yield f"embassy {reply}"
        case events.HeavyTaxAnswered(face=face):
            yield f"heavy-tax {face}"
        case events.BranchChosen(branch=branch) | events.TributeAnswered(branch=branch):
            yield f"branch {branch}"
        case events.TaxLevied(regime=regime):
            yield f"regime {regime}"
        case events.ConditionImposed(condition=condition):
            yield f"condition {condition}"
        case events.BattleEnded(result=result):
            yield f"battle {result}"
        case GameEnded(reason=reason):
            yield f"end {reason}"
