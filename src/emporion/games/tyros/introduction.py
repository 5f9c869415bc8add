"""What Tyros says of itself to people who choose a game."""

from __future__ import annotations

from typing import Final

from emporion.engine.introduction import Introduction

INTRODUCTION: Final = Introduction(
    minutes=(45, 75),
    picture="emporion.games.tyros:card.jpg",
    rules=True,
    groups={
        "game": ("edition", "setup"),
        "trade": ("gifts", "offer_partners", "offers_per_turn", "trades_per_round", "toll_without_card"),
        "more": ("first_player", "card_tracking"),
    },
    needs={"setup": {"first-game": {"edition": "kosmos"}}},
    first_game={"setup": "first-game"},
)
