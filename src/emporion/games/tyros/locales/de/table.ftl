### Im Browser: Tyros am Tisch.

## Plätze

tyros-seat-points = Punkte
tyros-seat-cards = Handkarten
tyros-seat-tiles = Landkärtchen
tyros-seat-ships = Schiffe im Vorrat

## Reiter und Aufforderungen

tyros-round-tiles =
    { $count ->
        [one] noch ein Kärtchen zu legen
       *[other] noch { $count } Kärtchen zu legen
    }
tyros-hand-tiles =
    { $count ->
        [one] Ein Kärtchen
       *[other] { $count } Kärtchen
    }

## Was man tun kann

tyros-task-lay = Kärtchen legen
tyros-task-show = Alle Kärtchen vorzeigen
tyros-task-move = Segeln
tyros-task-found = Stadt gründen
tyros-task-build = Schiff bauen
tyros-task-swap = Blind tauschen
tyros-task-buy = Aus der Ablage kaufen
tyros-task-offer = Handeln
tyros-task-pass = Passen
tyros-task-keep = Karten behalten
tyros-note-swap = gegen ebenso viele neue
tyros-note-buy = drei für eine nach Wahl
tyros-discards = Die Ablage:
tyros-pass-last = Wenn du jetzt passt, endet die Runde: Von deinen { $count } Karten darfst du { $most } behalten, die anderen sind verloren.
tyros-pass-open = Tut nach dir niemand mehr etwas, endet die Runde, und von deinen { $count } Karten darfst du nur { $most } behalten. Tut jemand etwas, kommst du noch einmal dran.
tyros-keep-more =
    { $count ->
        [one] Du darfst noch eine Karte mehr behalten.
       *[other] Du darfst noch { $count } Karten mehr behalten.
    }
tyros-where-lay = Welches Kärtchen?
tyros-where-move = Welches Schiff?
tyros-where-goal = Von { $place } – wohin?
tyros-where-found = Wo?
tyros-where-build = Wo?
tyros-lit-ship = { $place } wählen
tyros-lit-move = Segeln: { $place }
tyros-lit-found = Stadt gründen: { $place }
tyros-lit-build = Schiff bauen: { $place }
tyros-lit-lay = Kärtchen legen: { $place }
tyros-pay-move = Fahrpreis
tyros-pay-found = Preis
tyros-pay-build = Preis
tyros-pay-swap = Karten, die du ablegst
tyros-pay-buy = Drei Karten, die du ablegst
tyros-pay-keep = Karten, die du behältst
tyros-extra-move = Zoll: eine Karte für { $name }
tyros-extra-lay = Für welches Reich?
tyros-extra-buy = Karte, die du nimmst
tyros-extra-show = Welches Kärtchen kommt unter den Stapel?
tyros-chances = Wie wahrscheinlich jede Karte gezogen wird
tyros-keep-rest = Auf die Ablage:
tyros-card-add = { $card } dazu; gewählt: { $chosen }
tyros-card-remove = { $card } weg; gewählt: { $chosen }
tyros-effect-none = Reiche und Punkte bleiben gleich.
tyros-effect-size = { $before } → { $after } Felder
tyros-effect-rank = Rang { $before } → { $after }

## In Worten

tyros-text-piles = Nachziehstapel: { $cards } Karten. Kärtchen im Stapel: { $tiles }.
tyros-text-discards = Ablage: { $cards }.
tyros-text-tiles = Kärtchen: { $tiles }
tyros-text-empires = Reiche
tyros-text-cities = Städte: { $places }
tyros-text-ships = Schiffe: { $places }
tyros-text-ships-at = { $count } × { $place }
tyros-text-stock = Karten: { $cards }; Kärtchen: { $tiles }; im Vorrat: { $ships } Schiffe, { $cities } Städte

## Punkte

tyros-standing-leads-tie-break = { $name } führt, aber nur dank des größten Reiches.
tyros-source-cities = Städte
tyros-source-ships = Schiffe
tyros-source-majorities = Mehrheiten
tyros-source-four_empires = Vier Reiche
# $place: ein Feld mit seiner Präposition.
tyros-standing-field-city = Stadt { $place }: { tyros-count-points }
tyros-standing-field-ships = Schiffe { $place }: { tyros-count-points }
tyros-standing-no-fields = Noch kein Feld.
tyros-standing-majority-bonus = Die meisten Städte in
tyros-standing-four-empires-bonus = Zuerst mit Städten in allen vier Reichen

## Reiche

tyros-standing-empires = Reiche
tyros-head-empire = Reich, Felder
tyros-head-worth = Stadt / Schiffe
tyros-head-cities-of = Städte von { $name }
tyros-standing-fields =
    { $count ->
        [one] Feld
       *[other] Felder
    }
# So viele Felder fehlen für einen Platz in der Reihenfolge der Reiche; sehr kurz.
tyros-standing-lacks = +{ $count } → { $rank }.
tyros-standing-worth = Eine Stadt zählt { $city }, Schiffe zählen { $ships }
tyros-standing-majority = die meisten Städte:
tyros-standing-race = Städte in wie vielen Reichen
tyros-standing-race-won = war zuerst in allen vier:
tyros-standing-about-worth = Stadt / Schiffe: So viel zählt dort ein Feld.
# Wie tyros-standing-lacks zu lesen ist.
tyros-standing-about-lacks = +2 → 1. heißt: Mit zwei weiteren Feldern ist es das größte.
tyros-standing-about-majority = ★ mehr Städte dort als alle anderen: 7 Punkte.
# $order: die Reiche, das erste geht vor.
tyros-standing-about-ties = Bei gleicher Größe (=) gilt die Reihenfolge { $order }.
tyros-standing-about-race = 7 Punkte, wer zuerst in allen vieren eine Stadt hat.

## Karten und Kärtchen

tyros-standing-stocks = Karten und Kärtchen
tyros-standing-draw-pile = Nachziehstapel
tyros-standing-discards = Ablage ({ $count })
tyros-standing-pile = Stapel der Kärtchen
tyros-standing-tiles =
    { $count ->
        [one] ein verdecktes Kärtchen
       *[other] { $count } verdeckte Kärtchen
    }
tyros-standing-under = darunter
tyros-head-cards = Karten
tyros-head-tiles = Kärtchen
tyros-head-ships_left = Schiffe übrig
tyros-head-cities_left = Städte übrig
tyros-standing-shown = Kärtchen, die alle gesehen haben
tyros-standing-memory = Kartengedächtnis: was sie haben müssen
tyros-standing-memory-unknown =
    { $count ->
        [one] und eine unbekannte
       *[other] und { $count } unbekannte
    }
tyros-standing-memory-off = An diesem Tisch ist das Kartengedächtnis ausgeschaltet.

## Zurückblicken

tyros-hand-tiles-small = Kärtchen auf der Hand

## Das Ende des Spiels

tyros-chart-empires = Felder der Reiche

## Was an einem Ort ist, als Teile einer Liste

tyros-board-no-chip = kein Reich
tyros-board-city = Stadt von { $name }
tyros-board-ships =
    { $count ->
        [one] ein Schiff von { $name }
       *[other] { $count } Schiffe von { $name }
    }

tyros-tie-break = Bei Gleichstand entschieden die Punkte im größten Reich ({ $points }).
