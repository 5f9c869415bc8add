### Im Browser: das Regelbuch.

rules-contents = Inhalt
rules-tutorial = Neu hier? Die Einführung bringt dir das Spiel in zehn Minuten bei, Zug um Zug.
rules-search = Suche
rules-search-example = Stadt, §7.4 …
rules-found =
    { $count ->
        [one] eine Stelle
       *[other] { $count } Stellen
    }
rules-nothing = Davon steht hier nichts. Versuch es mit einem einzelnen Wort.
rules-link = Link zu Absatz { $number }
rules-differs = je nach Ausgabe anders
rules-none = Zu diesem Spiel gibt es hier kein Regelbuch.
