"""How a state of Tyros was laid out when records of the first format were made, whose digests are of its bytes.

It never changes, whatever becomes of `state.py`.
"""

from __future__ import annotations

from typing import Final

from emporion.engine.digests import read_layout

FIRST_LAYOUT: Final = read_layout("""
tiles:i64x4 shown:i64x4 unseen:i64 misfits:i64 hand:i32x4 draw_pile:i32 discards:i32 give:i32 want:i32
counter_give:i32x4 counter_want:i32x4 kept:i32x4 memory:i32x4 under:i8x32 under_count:i8 empire:i8x34 city:i8x34
ships:i8x4x35 ship_stock:i8x4 city_stock:i8x4 four_empires:i8 stage:i8 round:i8 first:i8 turn:i8 turns:i8 passes:i8
waiting:i8 asked:i8 answer:i8x4 drawing:i8 offers:i8 trades:i8x4 laid:i8 last_round:i8 players:i8 edition:i8
free_without_card:i8 gifts:i8 offers_per_turn:i8 trades_per_round:i8 card_tracking:i8
""")
