### In the browser: the reader of the rules books.

rules-contents = Contents
rules-tutorial = New here? The tutorial teaches you the game in ten minutes, move by move.
rules-search = Search
rules-search-example = city, §7.4 …
rules-found =
    { $count ->
        [one] one place
       *[other] { $count } places
    }
rules-nothing = Nothing here says that. Try a single word.
rules-link = Link to paragraph { $number }
rules-differs = differs by edition
rules-none = There is no rules book of this game here.
