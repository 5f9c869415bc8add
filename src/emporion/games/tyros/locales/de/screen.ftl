# Tyros im Terminal.
tyros-screen-city-of = Stadt von { $player }: { $place }
tyros-screen-ships-of = Schiffe von { $player }: { $ships }
tyros-screen-round = { $last ->
    [yes] Runde { $round }, die letzte.
   *[no] Runde { $round }.
}
tyros-screen-cards = Nachziehstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Ablage: { $discards }.
tyros-screen-pile = { $count } Kärtchen im Stapel.
tyros-screen-under = Darunter: { $under }.
tyros-screen-hand = { $player } hält { $cards }. Kärtchen: { $tiles }.
# Eine Zeile einer Tabelle: kurz genug für 80 Spalten.
tyros-screen-score = { $letter } { $player } { $total }: Städte { $cities }, Schiffe { $ships }, Bonus { $bonus }. Karten { $hand }, Kärtchen { $tiles }, Vorrat { $left }
# $empires: vom größten zum kleinsten, als eine der beiden folgenden.
tyros-screen-empires = Reiche nach Feldern: { $empires }.
tyros-screen-empire = { $empire } { $size }
tyros-screen-empire-leader = { $empire } { $size } (meiste Städte: { $leader })
tyros-group-lay = ein Kärtchen legen
tyros-group-show = die Kärtchen vorzeigen
tyros-group-move = ein Schiff bewegen
tyros-group-found = eine Stadt gründen
tyros-group-build = ein Schiff bauen
tyros-group-swap = Karten bei der Bank tauschen
tyros-group-buy = eine Karte aus der Ablage kaufen
tyros-group-offer-many = einen Handel anbieten (tippe: offer 2o for 1g to B,C; du gibst 2o und willst 1g)
tyros-group-offer-one = einer Person einen Handel anbieten (tippe: offer 2o for 1g to B; du gibst 2o und willst 1g)
tyros-group-accept = annehmen
tyros-group-decline = ablehnen
tyros-group-counter = ein Gegenangebot machen (tippe: counter 2o for 1g; du bekommst 2o und gibst 1g)
tyros-group-close = den Handel abschließen
tyros-group-pass = passen
tyros-group-keep = Karten behalten
# For the help of the terminal.
tyros-screen-examples = move T>23 4g, found 23 5g, offer 2o for 1g to B,C (o, y, g, v: Farben, j: Joker).
tyros-screen-about = Auf dem Plan hat ein Feld seine Nummer, den Buchstaben seines Reichs (O, Y, G, V) und in Klammern den Platz seiner Stadt; darunter stehen die Plätze seiner Schiffe. Linien zwischen Feldern sind Land, über das kein Schiff fährt.

## Anweisungen im Voraus, wie sie am Terminal aufgeführt werden.

tyros-order-only-answer = Antworten, wo nur eine Antwort möglich ist.
tyros-order-decline-offers = Alle Angebote dieser Runde ablehnen.
tyros-order-pass-turns = Passen, bis die Runde endet oder sich deine Karten ändern.
