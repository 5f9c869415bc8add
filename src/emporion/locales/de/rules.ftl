### Im Browser: die Seite mit den Regeln. Die Regeln selbst stehen in docs/rules und web/src/rules.

rules-contents = Inhalt
rules-tutorial = Neu hier? Die Einführung bringt dir das Spiel in zehn Minuten bei, Zug um Zug.
rules-search = Suche
rules-search-example = Zoll, §7.4 …
rules-found =
    { $count ->
        [one] eine Stelle
       *[other] { $count } Stellen
    }
rules-nothing = Davon steht hier nichts. Versuch es mit einem einzelnen Wort.
rules-link = Link zu Absatz { $number }
rules-differs = je nach Ausgabe anders
rules-discards = Ablage
rules-chart = Schema des Spielplans: sieben Spalten und fünf Reihen nummerierter Felder, dazwischen eine Welle, wo Schiffe durchkommen, und ein Balken, wo Land im Weg ist.

## Bildunterschriften, nach Absatz

rules-figure-5-2 = Feld 12 grenzt an zwei Reiche. Wer sein Kärtchen legt, hat die Wahl: ein oranger Chip oder ein gelber.
rules-figure-5-5 = Feld 31 wird grün, und Tyros sofort mit ihm.
rules-figure-7-1 = Von Tyros nach 23 fährt ein Schiff in vier Felder ein. Das Ziel ist grün, also kostet die Fahrt vier grüne Karten; die violetten Felder unterwegs spielen keine Rolle.
rules-figure-7-4 = Dieselbe Fahrt, wenn Bruno (B) auf 23 eine Stadt hat: vier grüne Karten für die Fahrt und eine Karte nach Adas Wahl für Bruno.
rules-figure-8-2 = Mit einem Schiff kostet eine Stadt fünf Karten, mit zwei Schiffen vier. Ein Schiff kehrt in den Vorrat zurück; ein zweites bleibt, wenn es da ist.
rules-figure-8-4 = Eine Stadt in jeder der vier Farben: Wer das als Erster hat, bekommt 7 Punkte.
rules-figure-9-2 = In Clios Stadt (C) liegt Brunos Schiff (B). Das neue Schiff ist hier das zweite, kostet also zwei Karten, eine davon gelb.
rules-figure-15-2 = Feld 7 gehört Ada (A): Ihre Stadt entscheidet. Feld 11 gehört Clio (C), und zwar einmal. Feld 17 gehört niemandem: Zwei Spieler haben dort Schiffe.
rules-figure-15-3 = Die Reiche des Beispiels weiter unten: Orange ist das größte. Eine Stadt (links) bringt dort 12 Punkte und in Violett 8, Schiffe (rechts) 6 und 3.
