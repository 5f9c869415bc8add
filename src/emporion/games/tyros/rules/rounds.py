"""The order of play, in one place: §3 set-up, then rounds of §4 deal – §5 lay – §6 to §12 act – §13 keep, until §14."""

from __future__ import annotations

from emporion.engine.participants import CHANCE
from emporion.games.tyros.codes import (
    BUILD_SHIP,
    FOUND_CITY,
    LAY_TILE,
    MAKE_OFFER,
    MOVE_SHIP,
    PASS,
    SWAP_CARDS,
    cards_of,
    kind_of,
    place_of,
    tiles_of,
)
from emporion.games.tyros.rules.bank import buy_card, swap_cards
from emporion.games.tyros.rules.cities import found_city
from emporion.games.tyros.rules.empires import (
    draw_from_under,
    draw_unseen,
    is_cut_off,
    lay_tile,
    laying_turns,
    show_tiles,
)
from emporion.games.tyros.rules.keeping import card_holders, choose_kept, drop_the_rest
from emporion.games.tyros.rules.setup import choose_first, deal_tiles, turn_tile
from emporion.games.tyros.rules.ships import build_ship, move_ship
from emporion.games.tyros.rules.trade import answer, close_trade, make_offer
from emporion.games.tyros.state import (
    ACT,
    ANSWER,
    CHOOSE_FIRST,
    CLOSE,
    DEAL_CARDS,
    DEAL_TILES,
    DRAW_CARDS,
    DRAW_TILE,
    KEEP,
    LAY,
    OVER,
    SEATS,
    TURN_TILE,
    State,
)
from emporion.kernel.rule import rule

# ---------------------------------------------------------------------------------------------------- who is asked


@rule
def awaited(s: State) -> int:
    """Who must decide now, as a set of seats and CHANCE; empty when the game is over."""
    if s.stage == LAY or s.stage == ACT or s.stage == CLOSE:
        return 1 << s.turn
    if s.stage == ANSWER or s.stage == KEEP:
        return s.waiting
    return 0 if s.stage == OVER else 1 << CHANCE


# ---------------------------------------------------------------------------------------------------- what happens


@rule
def apply(s: State, who: int, action: int) -> None:
    """Carry out a legal action and go on to the next decision."""
    if s.stage == ACT:
        act(s, who, action)
    elif s.stage == LAY:
        lay_or_show(s, who, action)
    elif s.stage == ANSWER:
        answer(s, who, action)
        if s.waiting == 0:
            s.stage = CLOSE
    elif s.stage == CLOSE:
        if close_trade(s, who, action):
            end_action(s)
        else:
            s.stage = ACT
    elif s.stage == KEEP:
        keep_or_wait(s, who, action)
    else:
        apply_chance(s, action)


@rule
def apply_chance(s: State, action: int) -> None:
    if s.stage == CHOOSE_FIRST:
        choose_first(s, place_of(action) - 1)
    elif s.stage == TURN_TILE:
        turn_tile(s, place_of(action))
    elif s.stage == DEAL_TILES:
        deal_tiles(s, tiles_of(action))
        if s.turns == s.players:
            begin_round(s)
    elif s.stage == DEAL_CARDS:
        deal_cards(s, cards_of(action))
    elif s.stage == DRAW_TILE:
        draw_unseen(s, s.turn, place_of(action))
        end_laying_turn(s)
    elif s.stage == DRAW_CARDS:
        s.draw_pile -= cards_of(action)
        s.hand[s.turn] += cards_of(action)
        s.drawing = 0
        end_action(s)


@rule
def next_seat(s: State, p: int) -> int:
    return (p + 1) % s.players


# ---------------------------------------------------------------------------------------------------- §4 deal


@rule
def begin_round(s: State) -> None:
    """§4.2 All cards that nobody holds are shuffled together."""
    s.round += 1
    s.draw_pile += s.discards
    s.discards = 0
    s.stage = DEAL_CARDS
    s.turn = s.first
    s.turns = 0


@rule
def cards_each(s: State) -> int:
    """§4.2"""
    return 12 if s.players == 3 else 10


@rule
def deal_cards(s: State, cards: int) -> None:
    s.draw_pile -= cards
    s.hand[s.turn] += cards
    s.turns += 1
    s.turn = next_seat(s, s.turn)
    if s.turns == s.players:
        begin_laying(s)


# ---------------------------------------------------------------------------------------------------- §5 lay


@rule
def begin_laying(s: State) -> None:
    s.stage = LAY
    s.turn = s.first
    s.turns = 0
    s.laid = 0
    skip_without_tile(s)


@rule
def skip_without_tile(s: State) -> None:
    """§5.4 Who has no tile is skipped. After the last laying turn (§5.1) follow the card actions."""
    while s.turns < s.players * laying_turns(s) and s.tiles[s.turn] == 0:
        s.turn = next_seat(s, s.turn)
        s.turns += 1
    if s.turns == s.players * laying_turns(s):
        begin_actions(s)


@rule
def lay_or_show(s: State, p: int, action: int) -> None:
    """§5.2 to §5.4, then draw: an unseen tile by chance, else the first of those under the pile."""
    draws = True
    if kind_of(action) == LAY_TILE:
        lay_tile(s, p, action)
    else:
        show_tiles(s, p, action)
        draws = place_of(action) != 0
    if draws and s.unseen != 0:
        s.stage = DRAW_TILE
        return
    if draws and s.under_count > 0:
        draw_from_under(s, p)
    end_laying_turn(s)


@rule
def end_laying_turn(s: State) -> None:
    s.stage = LAY
    s.turn = next_seat(s, s.turn)
    s.turns += 1
    skip_without_tile(s)


# ---------------------------------------------------------------------------------------------------- §6 act


@rule
def begin_actions(s: State) -> None:
    s.stage = ACT
    s.turns = 0
    s.turn = s.first
    s.passes = 0
    s.offers = 0
    for p in range(SEATS):
        s.trades[p] = 0


@rule
def act(s: State, p: int, action: int) -> None:
    """§6.1 Exactly one action, or pass."""
    kind = kind_of(action)
    if kind == MAKE_OFFER:
        make_offer(s, p, action)
        s.stage = ANSWER
        return
    if kind == SWAP_CARDS:
        swap_cards(s, p, action)
        s.stage = DRAW_CARDS
        return
    if kind == PASS:
        pass_turn(s)
        return
    if kind == MOVE_SHIP:
        move_ship(s, p, action)
    elif kind == FOUND_CITY:
        found_city(s, p, action)
    elif kind == BUILD_SHIP:
        build_ship(s, p, action)
    else:
        buy_card(s, p, action)
    end_action(s)


@rule
def end_action(s: State) -> None:
    """§6.1 Any action sets the count of passes to 0."""
    s.passes = 0
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    s.stage = ACT
    s.offers = 0
    s.turn = next_seat(s, s.turn)


@rule
def pass_turn(s: State) -> None:
    """§6.1 The phase ends with as many passes one after the other as there are players."""
    s.passes += 1
    if s.passes < s.players:
        begin_turn(s)
    else:
        end_actions(s)


# ---------------------------------------------------------------------------------------------------- §13, §14


@rule
def end_actions(s: State) -> None:
    """§14 The game ends here, or §13.1 all who hold cards choose what to keep."""
    s.passes = 0
    s.offers = 0
    if is_last_round(s):
        s.stage = OVER
        return
    s.stage = KEEP
    s.waiting = card_holders(s)
    if s.waiting == 0:
        end_round(s)


@rule
def is_last_round(s: State) -> bool:
    """§14 By a last tile that was laid, or as none was and none ever can be."""
    return s.last_round != 0 or (s.laid == 0 and is_cut_off(s))


@rule
def keep_or_wait(s: State, p: int, action: int) -> None:
    """§13.1 The round ends when all have chosen."""
    choose_kept(s, p, action)
    if s.waiting == 0:
        drop_the_rest(s)
        end_round(s)


@rule
def end_round(s: State) -> None:
    """§13.2 The marker moves on."""
    s.first = next_seat(s, s.first)
    begin_round(s)


# ---------------------------------------------------------------------------------------------------- how far


@rule
def rounds(s: State) -> int:
    return s.round


@rule
def seat_count(s: State) -> int:
    return s.players
