"""Every event, action, decision, refusal and option of Tyros in words, in every language."""

from __future__ import annotations

import itertools
import random
import types
import typing
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
import pytest

from emporion.engine.actions import Action
from emporion.engine.dealer import SeededDealer
from emporion.engine.events import Event, GameEnded, TakenBack, Undone
from emporion.engine.match import Match
from emporion.engine.narration import optional_parts, seats_text
from emporion.engine.outcome import Place
from emporion.engine.participants import CHANCE, SPECTATOR
from emporion.games import get_game
from emporion.games.tyros import actions, codes, events, packing
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.board import builtin_board
from emporion.games.tyros.cards import KIND_NAMES
from emporion.games.tyros.editions import EMPIRE_NAMES
from emporion.games.tyros.explanation import facts
from emporion.games.tyros.game import END_REASONS
from emporion.games.tyros.narration import (
    CARD,
    PLACE_FORMS,
    WORDS,
    cards_text,
    empire_text,
    place_text,
)
from emporion.games.tyros.options import Options
from emporion.games.tyros.places import BERTH_NAMES, FIELD_NAMES
from emporion.games.tyros.refusals import IMPOSSIBLE_DRAW, MALFORMED, NOT_ASKED, REFUSALS
from emporion.games.tyros.screen import SCREEN
from emporion.games.tyros.state import STAGE_NAMES
from emporion.locales import LANGUAGES, MissingText, list_text, text

NAMES: Final = ("Anna", "Ben", "Clara", "Dido")
KINDS: Final = KIND_NAMES[1:]
SAID_AS_THEY_ARE: Final = {"answer", "count", "field", "round", "under"}
PLAYER_ACTIONS: Final = [cls for cls, form in packing.FORMS.items() if form.kind <= codes.KEEP_CARDS]
EVENTS: Final = events.all_event_types()
DECISIONS: Final = ("lay", "act", "answer", "close", "keep")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def is_said(said: str) -> bool:
    """Whether this is a text without a hole."""
    return bool(said.strip()) and not any(hole in said for hole in ("{", "}", "None", "  ", " ,", " ."))


# ---------------------------------------------------------------------------------------------------- samples

TEXTS: Final[dict[str, Sequence[str]]] = {
    "field": ("1", "16", "32", "T"),
    "under": ("7",),
    "start": ("T", "16w", "23"),
    "goal": ("T", "16e", "5"),
    "berth": ("T", "16w", "16e", "23"),
    "empire": EMPIRE_NAMES[1:],
    "card": KINDS,
    "toll": KINDS,
    "take": KINDS,
    "answer": ("accept", "decline", "counter"),
    "reason": END_REASONS,
}
"""What a text in an event or action can be, by its name."""
CARDS: Final = (Cards(), Cards(joker=1), Cards(1, 1, 1, 1), Cards(2, 3, 4, 5, 2))
RANKINGS: Final = (
    (Place(1, 1, 45, 12), Place(0, 2, 40, 0), Place(2, 3, 1, 0)),
    (Place(1, 1, 1, 12), Place(0, 2, 1, 0), Place(2, 3, 0, 0)),
    (Place(0, 1, 45, 12), Place(1, 1, 45, 12), Place(2, 3, 45, 6), Place(3, 4, 0, 0)),
    (Place(0, 1, 0, 0), Place(1, 1, 0, 0), Place(2, 1, 0, 0)),
)
VALUES: Final[dict[Any, Sequence[Any]]] = {
    int: (0, 1, 2),
    Cards: CARDS,
    tuple[int, ...]: ((1,), (1, 2), (1, 2, 3)),
    tuple[str, ...]: ((), ("3",), ("3", "14", "20")),
    tuple[Place, ...]: RANKINGS,
}


def values(name: str, hint: Any) -> Sequence[Any]:
    """Samples for a part of an event or action."""
    if isinstance(hint, types.UnionType):
        return [value for part in typing.get_args(hint) for value in values(name, part)]
    if hint is type(None):
        return [None]
    return TEXTS[name] if hint is str else VALUES[hint]


def samples(cls: type[Any]) -> Iterator[Any]:
    hints = typing.get_type_hints(cls)
    parts = [values(name, hints[name]) for name in cls.__struct_fields__]
    return filter(can_be, (cls(*chosen) for chosen in itertools.product(*parts)))


def can_be(sample: Any) -> bool:
    """A counter, and no other answer, names cards; nobody trades with himself or pays himself a toll."""
    if isinstance(sample, events.AnswerRevealed):
        named = [cards is not None for cards in (sample.give, sample.want)]
        return named == [sample.answer == "counter"] * 2
    partner = getattr(sample, "partner", None) if isinstance(sample, Event) else None
    return getattr(sample, "seat", -1) not in (partner, getattr(sample, "owner", None))


# ---------------------------------------------------------------------------------------------------- completeness


@in_every_language
@pytest.mark.parametrize("cls", EVENTS, ids=lambda cls: cls.__name__)
def test_every_event_can_be_told(cls: type[Event], language: str) -> None:
    for event in samples(cls):
        said = SCREEN.narrate(event, NAMES, language)
        assert is_said(said), said
        assert said.endswith("."), said


@in_every_language
@pytest.mark.parametrize("cls", PLAYER_ACTIONS, ids=lambda cls: cls.__name__)
def test_every_action_has_an_entry_for_a_menu(cls: type[Action], language: str) -> None:
    for action in samples(cls):
        said = SCREEN.action_text(action, NAMES, language)
        assert is_said(said), said
        assert not said.endswith("."), said


@in_every_language
@pytest.mark.parametrize("cls", [*EVENTS, *PLAYER_ACTIONS], ids=lambda cls: cls.__name__)
def test_what_differs_in_an_event_or_action_is_told_differently(cls: type[Any], language: str) -> None:
    tell = SCREEN.narrate if issubclass(cls, Event) else SCREEN.action_text
    told: dict[str, Any] = {}
    for sample in samples(cls):
        said = tell(sample, NAMES, language)
        assert told.setdefault(said, sample) == sample or differs_in_numbers_only(sample, told[said])


def differs_in_numbers_only(one: Any, other: Any) -> bool:
    """How many cards or tiles there are is not said where it is said which."""
    known = {"fields", "cards"} & set(optional_parts(one))
    return bool(known) and msgspec.structs.replace(one, count=other.count) == other


@in_every_language
def test_every_question_is_asked(language: str) -> None:
    for kind in DECISIONS:
        assert kind in STAGE_NAMES
        assert is_said(SCREEN.decision_text(kind, language))


@in_every_language
def test_every_reason_for_the_end_is_told(language: str) -> None:
    assert all(is_said(SCREEN.reason_text(reason, language)) for reason in END_REASONS)


@in_every_language
def test_every_option_has_a_name_and_a_line_about_it(language: str) -> None:
    for name in Options.__struct_fields__:
        assert is_said(text(language, f"tyros-option-{name}-name"))
        about = text(language, f"tyros-option-{name}")
        assert is_said(about)
        assert "\n" not in about


@in_every_language
def test_cards_empires_and_places_have_names(language: str) -> None:
    labels = [text(language, f"tyros-colour-{kind}") for kind in KINDS]
    cards = [CARD(kind, (), language) for kind in KINDS]
    empires = [empire_text(empire, language) for empire in EMPIRE_NAMES[1:]]
    places = [place_text(place, language) for place in sorted({*FIELD_NAMES[1:], *BERTH_NAMES[1:]})]
    for words in (labels, cards, empires, places):
        assert all(map(is_said, words))
        assert len(set(words)) == len(words)


@pytest.mark.parametrize("form", PLACE_FORMS)
@in_every_language
def test_a_place_has_every_form(language: str, form: str) -> None:
    for place in ("23", "T", "16w", "16e"):
        assert is_said(place_text(place, language, form))


def test_how_every_part_of_events_and_actions_is_said_is_known() -> None:
    told = [cls for cls in [*EVENTS, *PLAYER_ACTIONS] if cls is not GameEnded]
    parts = {name for cls in told for name in cls.__struct_fields__}
    assert set(WORDS) <= parts
    assert parts - set(WORDS) == SAID_AS_THEY_ARE


def test_an_unknown_kind_of_decision_or_reason_or_an_act_of_chance_has_no_text() -> None:
    with pytest.raises(MissingText):
        SCREEN.decision_text("dance")
    with pytest.raises(MissingText):
        SCREEN.reason_text("boredom")
    with pytest.raises(MissingText):
        SCREEN.action_text(actions.ChooseFirst(1), NAMES)


# ---------------------------------------------------------------------------------------------------- refusals


def new_match(seed: int = 1, **options: Any) -> Match:
    return Match(get_game("tyros"), {"players": 4} | options, SeededDealer(seed), NAMES)


def facts_of(who: int, line: str) -> dict[str, Any]:
    """What explanation tells of an action at the beginning of a game."""
    game = get_game("tyros")
    return facts(new_match().state, builtin_board(), who, game.encode(game.read(line)))


@in_every_language
@pytest.mark.parametrize(
    "line", ["lay 23 green", "show", "move T>23 4g", "move 16w>T 4g", "pass", "offer 1o for 1g to B"]
)
def test_every_refusal_can_be_told_by_the_facts_that_are_given(line: str, language: str) -> None:
    given = facts_of(0, line)
    for refusal in REFUSALS.values():
        said = text(language, f"tyros-refusal-{refusal.message}", **given)
        assert is_said(said), said


@in_every_language
@pytest.mark.parametrize("refusal", [MALFORMED, NOT_ASKED, IMPOSSIBLE_DRAW])
@pytest.mark.parametrize("who", [CHANCE, 4])
def test_what_chance_or_a_stranger_is_refused_needs_no_hand(who: int, refusal: int, language: str) -> None:
    given = facts_of(who, "draw 23")
    assert "hand" not in given
    assert is_said(text(language, f"tyros-refusal-{REFUSALS[refusal].message}", **given))


@in_every_language
def test_a_refusal_speaks_of_the_empires_colour(language: str) -> None:
    given = facts_of(0, "move T>23 4g")
    said = {text(language, "tyros-refusal-wrong-colour", **given | {"empire": e}) for e in (*EMPIRE_NAMES[1:], "-")}
    assert len(said) == 5


@in_every_language
def test_a_refusal_counts(language: str) -> None:
    given = facts_of(0, "move T>23 4g")
    said = [text(language, "tyros-refusal-wrong-price", **given | {"price": price}) for price in (1, 2, 10)]
    assert len(set(said)) == 3
    assert "10" in said[2]


def test_refusals_in_english() -> None:
    given = {"field": "23", "start": "16w", "empire": "green", "price": 4, "hand": "3o1j", "draw-pile": 1}
    told = {
        "field-full": "field 23 already holds two ships; choose a field with room",
        "wrong-price": "that costs 4 cards, no more and no fewer",
        "wrong-colour": "wrong colour: on field 23 you pay with green cards and jokers only",
        "colour-missing": "at least one green card or a joker must be among the cards",
        "cards-not-held": "you do not hold these cards; your hand is 3o1j",
        "no-ship-there": "you have no ship on field 16w; choose a place where one of yours lies",
    }
    for message, said in told.items():
        assert text("en", f"tyros-refusal-{message}", **given) == said
    assert text("en", "tyros-refusal-no-toll-due", field="T") == "no toll is due in Tyros; sail there without one"


def test_the_rules_refuse_in_words() -> None:
    error = new_match(first_player="A").refusal(0, actions.Pass())
    assert error is not None
    assert str(error) == "§5.3: this is not what is asked now; possible actions: lay, show"


# ---------------------------------------------------------------------------------------------------- a few sentences

MOVE: Final = events.ShipMoved(0, "T", "23", Cards(green=3, joker=1))
SENTENCES: Final[dict[str, list[str]]] = {
    "en": [
        "Anna sails from Tyros to field 23 and pays 3 green, 1 joker.",
        "Anna gives Ben a joker as toll.",
        "Ben counters and offers 1 green for 2 orange.",
        "Anna offers Ben, Clara and Dido 2 orange for 1 green.",
        "Clara can lay no tile, shows tiles 3 and 14 and puts 14 under the pile.",
        "Anna takes back their last action.",
        "The game goes back to where it stood after entry 1037: all have agreed.",
    ],
    "de": [
        "Anna segelt von Tyros nach Feld 23 und zahlt 3 grüne, 1 Joker.",
        "Anna gibt Ben einen Joker als Zoll.",
        "Ben macht ein Gegenangebot: 1 grüne für 2 orange.",
        "Anna bietet Ben, Clara und Dido 2 orange für 1 grüne.",
        "Clara kann kein Kärtchen legen, zeigt die Kärtchen 3 und 14 vor und legt 14 unter den Stapel.",
        "Anna nimmt den letzten Zug zurück.",
        "Das Spiel geht zurück auf den Stand nach Eintrag 1037: Alle haben zugestimmt.",
    ],
    "fr": [
        "Anna fait voile de Tyros vers la case 23 et paie 3 vertes, 1 joker.",
        "Anna donne un joker à Ben comme péage.",
        "Ben fait une contre-offre\N{NO-BREAK SPACE}: 1 verte contre 2 orange.",
        "Anna propose 2 orange contre 1 verte à Ben, Clara et Dido.",
        "Clara ne peut poser aucune tuile, montre les tuiles 3 et 14 et glisse la 14 sous la pile.",
        "Anna reprend son dernier coup.",
        "La partie revient à la situation d’après l’entrée 1037\N{NO-BREAK SPACE}: tous sont d’accord.",
    ],
    "it": [
        "Anna naviga da Tyros alla casella 23 e paga 3 verdi, 1 jolly.",
        "Anna dà a Ben un jolly come pedaggio.",
        "Ben fa una controfferta: 1 verde in cambio di 2 arancioni.",
        "Anna offre a Ben, Clara e Dido 2 arancioni in cambio di 1 verde.",
        "Clara non può giocare tessere, mostra le tessere 3 e 14 e mette la 14 in fondo alla pila.",
        "Anna annulla la sua ultima mossa.",
        "La partita torna alla situazione dopo la voce 1037: tutti sono d’accordo.",
    ],
}


@in_every_language
def test_sentences(language: str) -> None:
    give, want = Cards(orange=2), Cards(green=1)
    told = [
        MOVE,
        events.TollPaid(0, 1, "joker"),
        events.AnswerRevealed(1, "counter", give, want),
        events.OfferMade(0, give, want, (1, 2, 3)),
        events.TilesShown(2, ("3", "14"), "14"),
        Undone(0),
        TakenBack(1037),
    ]
    assert [SCREEN.narrate(event, NAMES, language) for event in told] == SENTENCES[language]


def test_the_end_names_winner_reason_and_ranking() -> None:
    ranking = (Place(1, 1, 45, 12), Place(0, 2, 40, 0), Place(2, 3, 1, 0))
    assert SCREEN.narrate(GameEnded("last-tile", ranking), NAMES) == (
        "The game is over: somebody has laid their last tile. Ben wins with 45 points. "
        "Ranking: 1. Ben (45), 2. Anna (40), 3. Clara (1)."
    )


def test_15_5_a_shared_and_a_broken_tie_are_told() -> None:
    shared = SCREEN.narrate(GameEnded("cut-off", (Place(0, 1, 9, 3), Place(2, 1, 9, 3), Place(1, 3, 1, 0))), NAMES)
    assert "Anna and Clara share the victory with 9 points." in shared
    broken = SCREEN.narrate(GameEnded("cut-off", (Place(0, 1, 9, 3), Place(2, 2, 9, 1))), NAMES)
    assert "Anna wins with 9 points; the tie is broken by the largest empire." in broken


def test_8_3_on_field_16_a_city_is_founded_by_one_of_two_ships() -> None:
    found = actions.FoundCity("16e", Cards(green=5))
    assert (
        SCREEN.action_text(found, NAMES) == "found a city on field 16 (with the ship on the east coast), paying 5 green"
    )


def test_11_1_gifts_are_called_gifts() -> None:
    some, none = Cards(green=1), Cards()
    assert SCREEN.narrate(events.OfferMade(0, some, none, (1,)), NAMES) == "Anna offers Ben 1 green as a gift."
    assert SCREEN.narrate(events.OfferMade(0, none, some, (1,)), NAMES) == "Anna asks Ben for 1 green as a gift."
    assert (
        SCREEN.narrate(events.TradeClosed(0, 1, none, some), NAMES)
        == "It’s a deal: Anna gets 1 green from Ben as a gift."
    )
    assert SCREEN.action_text(actions.Counter(some, none), NAMES) == "counter: ask for 1 green as a gift"


@in_every_language
def test_11_1_the_terminal_shows_how_an_offer_to_one_player_is_typed(language: str) -> None:
    many, one = (new_match(1, offer_partners=partners).view(0).table for partners in ("many", "one"))
    assert "offer 2o for 1g to B,C" in SCREEN.group_text("offer", many, language)
    assert "offer 2o for 1g to B" in SCREEN.group_text("offer", one, language)
    assert "B,C" not in SCREEN.group_text("offer", one, language)


def test_lists() -> None:
    assert list_text([]) == "-"
    assert list_text(["a"], "de") == "a"
    assert list_text(["a", "b"], "de") == "a und b"
    assert seats_text((0, 1, 2), NAMES, "fr") == "Anna, Ben et Clara"
    assert cards_text(Cards()) == "no cards"
    assert cards_text(Cards(orange=1, joker=2), "it") == "1 arancione, 2 jolly"


# ---------------------------------------------------------------------------------------------------- whole games


def played(seed: int, **options: Any) -> Match:
    """A game at random, with offers, counters, actions taken back, and once five of them with the consent of all."""
    rng = random.Random(seed)
    match, taken_back = new_match(seed, **options), False
    while not match.is_over:
        decision = rng.choice(match.decisions)
        action = traded(match, decision.seat, decision.kind, rng) or some_action(match.legal(decision.seat), rng)
        match.submit(decision.seat, decision.id, action)
        if rng.random() < 0.05 and match.view(decision.seat).can_undo:
            match.undo(decision.seat)
        if len(match.record.entries) >= 100 and not taken_back:
            match.take_back_to(95)
            taken_back = True
    return match


def some_action(legal: list[Action], rng: random.Random) -> Action:
    """First a kind of action, then one of it, so that the seldom ones have a chance."""
    kind = rng.choice(sorted({type(action) for action in legal}, key=lambda cls: cls.__name__))
    return rng.choice([action for action in legal if type(action) is kind])


def traded(match: Match, seat: int, kind: str, rng: random.Random) -> Action | None:
    """Now and then an offer or a counter of one card for another, which are not listed (§11)."""
    if kind not in ("act", "answer") or rng.random() < 0.7:
        return None
    one, other = (Cards(**{kind: 1}) for kind in rng.sample(KINDS, 2))
    others = tuple(p for p in range(len(NAMES)) if p != seat)
    partners = others[: match.state.offer_partners or None]
    action = actions.MakeOffer(one, other, partners) if kind == "act" else actions.Counter(one, other)
    return action if match.refusal(seat, action) is None else None


Streams = dict[int, list[Event]]


@pytest.fixture(scope="module", params=["kosmos", "giochi-rari"])
def streams(request: pytest.FixtureRequest) -> Streams:
    """What happened in a game, as each viewer may know it."""
    match = played(4, edition=request.param)
    viewers = (SPECTATOR, *range(len(NAMES)))
    return {viewer: [event for _, happened in match.events(viewer) for event in happened] for viewer in viewers}


@in_every_language
def test_a_whole_game_is_told_to_every_viewer(streams: Streams, language: str) -> None:
    for event in itertools.chain.from_iterable(streams.values()):
        said = SCREEN.narrate(event, NAMES, language)
        assert is_said(said), said


def hidden_parts(seen: Event, known: Event) -> list[str]:
    """What is hidden from one viewer of an event and known to another."""
    return [name for name in optional_parts(known) if getattr(seen, name) is None]


@in_every_language
def test_16_what_is_hidden_from_a_viewer_is_not_told_to_him(streams: Streams, language: str) -> None:
    told = set()
    for mine, others in itertools.permutations(streams.values(), 2):
        for seen, known in zip(mine, others, strict=True):
            for name in hidden_parts(seen, known):
                secret = str(SCREEN.arguments(known, NAMES, language)[name])
                assert secret in SCREEN.narrate(known, NAMES, language)
                assert secret not in SCREEN.narrate(seen, NAMES, language)
                told.add(type(seen))
    assert told >= {events.TilesDealt, events.CardsDealt, events.TileDrawn, events.CardsDrawn, events.KeepChosen}


@in_every_language
def test_16_whoever_may_not_know_reads_what_a_spectator_reads(streams: Streams, language: str) -> None:
    for viewer in range(len(NAMES)):
        for mine, watched in zip(streams[viewer], streams[SPECTATOR], strict=True):
            if not hidden_parts(watched, mine):
                assert mine == watched
                continue
            veiled = msgspec.structs.replace(mine, **dict.fromkeys(hidden_parts(watched, mine)))
            assert SCREEN.narrate(veiled, NAMES, language) == SCREEN.narrate(watched, NAMES, language)


def test_the_games_of_these_tests_have_most_kinds_of_events(streams: Streams) -> None:
    seen = {type(event) for event in streams[0]}
    seldom = {events.TileDidNotFit, events.TyrosJoined, events.TilesShown}
    assert set(EVENTS) - seen - seldom <= {events.CityFounded, events.FourEmpiresReached, events.TollPaid}


@in_every_language
def test_7_4_the_card_of_a_toll_is_told_to_two(language: str) -> None:
    for kind in KINDS:
        assert CARD(kind, (), language) in SCREEN.narrate(events.TollPaid(0, 1, kind), NAMES, language)
        assert CARD(kind, (), language) not in SCREEN.narrate(events.TollPaid(0, 1), NAMES, language)


@in_every_language
def test_every_legal_action_of_a_game_is_an_entry_of_its_own(language: str) -> None:
    rng = random.Random(5)
    match = new_match(5)
    for _ in range(60):
        decision = rng.choice(match.decisions)
        legal = match.legal(decision.seat)
        entries = [SCREEN.action_text(action, NAMES, language) for action in legal]
        assert all(map(is_said, entries))
        assert len(set(entries)) == len(entries)
        match.submit(decision.seat, decision.id, rng.choice(legal))
