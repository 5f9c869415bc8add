### In the browser: the page of the rules. The rules themselves are in docs/rules and web/src/rules.

rules-contents = Contents
rules-tutorial = New here? The tutorial teaches you the game in ten minutes, move by move.
rules-search = Search
rules-search-example = toll, §7.4 …
rules-found =
    { $count ->
        [one] one place
       *[other] { $count } places
    }
rules-nothing = Nothing here says that. Try a single word.
rules-link = Link to paragraph { $number }
rules-differs = differs by edition
rules-discards = discards
rules-chart = Plan of the board: seven columns and five rows of numbered fields; between them a wave where ships can pass and a bar where land is in the way.

## Captions of the pictures, by paragraph

rules-figure-5-2 = Field 12 touches two empires. Whoever lays its tile chooses: an orange chip or a yellow one.
rules-figure-5-5 = Field 31 turns green, and Tyros at once with it.
rules-figure-7-1 = From Tyros to 23 a ship enters four fields. The destination is green, so the voyage costs four green cards; the violet fields on the way do not matter.
rules-figure-7-4 = The same voyage when Bruno (B) has a city on 23: four green cards for the voyage, and one card of Ada’s choice for Bruno.
rules-figure-8-2 = With one ship a city costs five cards, with two ships four. One ship returns to stock; the other, if there is one, stays.
rules-figure-8-4 = A city in each of the four colours: the first to have this gets 7 points.
rules-figure-9-2 = Bruno’s ship (B) lies in Clio’s city (C). The new ship is the second here, so it costs two cards, one of them yellow.
rules-figure-15-2 = Field 7 is Ada’s (A): her city decides. Field 11 is Clio’s (C), once. Field 17 is nobody’s: two players have ships there.
rules-figure-15-3 = The empires of the example below: orange is the largest. A city (left) brings 12 points there and 8 in violet, ships (right) 6 and 3.
