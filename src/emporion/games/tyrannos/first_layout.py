"""How a state of Tyrannos was laid out when records of the first format were made, whose digests are of its bytes.

It never changes, whatever becomes of `state.py`.
"""

from __future__ import annotations

from typing import Final

from emporion.engine.digests import read_layout

FIRST_LAYOUT: Final = read_layout("""
hand:i64x6 token_bag:i64 token_discards:i64 choice:i64x6 offer:i64 lent:i64x6 punic_hand:i64 agenda:i32x48
treasury:i32x12 lots:i32x12 bag:i32 returned:i32 block:i32x7 fate_left:i32 bank_paid:i32 standing:i16 idle:i16
agitated:i16 upkept:i16 no_cargo:i16 no_market:i16 half_tax:i16 no_costs:i16 allies:i16x6 bid:i16 price:i16
battle_points:i16x6 started:i16x2 owner:i8x12 city_level:i8x12 store_level:i8x12 building:i8x12 army:i8x12
recovery:i8x12 pending:i8x12 check_due:i8x12 tax_cut:i8x12 doubt:i8x12 mood:i8x12 gained:i8x12 extra_costs:i8x12
punic_defeats:i8x12 residence:i8x6 original:i8x6 left:i8x6 pact:i8x6 forced:i8x6x6 embassy_after:i8x6x12
agitate_after:i8x6x12 oath_until:i8x6x12 points_after:i8x6x6 points_after_city:i8x6x12 war_after:i8x6 peace_until:i8x6
congress_until:i8x6 kept_original:i8 moved:i8 no_embassy:i8 storm:i8 half_price:i8 free_embassy:i8 plague_shield:i8
camp_plague:i8 depth:i8 month:i8 time_up:i8 archon:i8 first:i8 turn:i8 waiting:i8 event:i8 fated:i8 used:i8 offers:i8
asked:i8 regime:i8 costs:i8 costs_paid:i8 opened:i8 extra_block:i8 laid:i8 face_down:i8 first_port:i8
blocks_taken:i8x6 refusals:i8x6 asked_first:i8 taker:i8 challenger:i8 cards_to_turn:i8 card:i8 market_left:i8x18
market_used:i8x18 market_now:i8x18 target:i8 invasion:i8 principal:i8x2 commander:i8x2 helpers:i8x2 side:i8x12
sent:i8x12 fallen:i8x12 withdrawn:i8x12 line_city:i8x2x9 line_men:i8x2x9 reserve:i8x2x12 deployed:i8x2x3 shaken:i8x2
hits:i8x2x3 placed_token:i8x2x6 placed_under:i8x2x6 placed_from:i8x2x6 pool:i8x2 put_out:i8x2 helmets:i8x2
battle_round:i8 swords:i8x2x3 shields:i8x2x3 aims:i8x2x3 force:i8x2x3 result:i8 winner:i8 players:i8 months:i8
timed:i8 tax_per_level:i8 dump_rate:i8 treasury_transfers:i8 moira_grace:i8 truce_months:i8 conquest_free:i8
peace_after_defeat:i8 war_pause:i8 own_half:i8 strict_terms:i8 heir:i8 punic_tokens:i8 voitheia_hand:i8
all_allies_count:i8 offers_per_turn:i8
""")
