### Im Browser: die Bilder des Regelbuchs.

tyros-figure-discards = Ablage

tyros-figure-board = Schema des Spielplans: sieben Spalten und fünf Reihen nummerierter Felder, dazwischen eine Welle, wo Schiffe durchkommen, und ein Balken, wo Land im Weg ist.

## Bildunterschriften, nach Absatz

tyros-figure-5-2 = Feld 12 grenzt an zwei Reiche. Wer sein Kärtchen legt, hat die Wahl: ein oranger Chip oder ein gelber.
tyros-figure-5-5 = Feld 31 wird grün, und Tyros sofort mit ihm.
tyros-figure-7-1 = Von Tyros nach 23 fährt ein Schiff in vier Felder ein. Das Ziel ist grün, also kostet die Fahrt vier grüne Karten; die violetten Felder unterwegs spielen keine Rolle.
tyros-figure-7-4 = Dieselbe Fahrt, wenn Bruno (B) auf 23 eine Stadt hat: vier grüne Karten für die Fahrt und eine Karte nach Adas Wahl für Bruno.
tyros-figure-8-2 = Mit einem Schiff kostet eine Stadt fünf Karten, mit zwei Schiffen vier. Ein Schiff kehrt in den Vorrat zurück; ein zweites bleibt, wenn es da ist.
tyros-figure-8-4 = Eine Stadt in jeder der vier Farben: Wer das als Erster hat, bekommt 7 Punkte.
tyros-figure-9-2 = In Clios Stadt (C) liegt Brunos Schiff (B). Das neue Schiff ist hier das zweite, kostet also zwei Karten, eine davon gelb.
tyros-figure-15-2 = Feld 7 gehört Ada (A): Ihre Stadt entscheidet. Feld 11 gehört Clio (C), und zwar einmal. Feld 17 gehört niemandem: Zwei Spieler haben dort Schiffe.
tyros-figure-15-3 = Die Reiche des Beispiels weiter unten: Orange ist das größte. Eine Stadt (links) bringt dort 12 Punkte und in Violett 8, Schiffe (rechts) 6 und 3.
