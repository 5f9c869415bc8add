### In the browser: the pictures of the rules book.

tyros-figure-discards = discards

tyros-figure-board = Plan of the board: seven columns and five rows of numbered fields; between them a wave where ships can pass and a bar where land is in the way.

## Captions of the pictures, by paragraph

tyros-figure-5-2 = Field 12 touches two empires. The player who lays the tile chooses: an orange chip or a yellow one.
tyros-figure-5-5 = Field 31 turns green, and Tyros at once with it.
tyros-figure-7-1 = From Tyros to 23 a ship enters four fields. The destination is green, so the voyage costs four green cards; the violet fields on the way do not matter.
tyros-figure-7-4 = The same voyage when Bruno (B) has a city on 23: four green cards for the voyage, and one card of Ada’s choice for Bruno.
tyros-figure-8-2 = With one ship a city costs five cards, with two ships four. One ship returns to stock; the other, if there is one, stays.
tyros-figure-8-4 = A city in each of the four colours: the first to have this gets 7 points.
tyros-figure-9-2 = Bruno’s ship (B) lies in Clio’s city (C). The new ship is the second here, so it costs two cards, one of them yellow.
tyros-figure-15-2 = Field 7 is Ada’s (A): her city decides. Field 11 is Clio’s (C), once. Field 17 is nobody’s: two players have ships there.
tyros-figure-15-3 = The empires of the example below: orange is the largest. A city (left) brings 12 points there and 8 in violet, ships (right) 6 and 3.
