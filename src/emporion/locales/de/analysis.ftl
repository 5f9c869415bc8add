### Tipps und Rückblicke. Chancen und Verluste in Prozent. $action, $played und $best sind Aktionen in Worten.

analysis-percent = { $percent } %
analysis-number = { $number }

## Tipps

analysis-hint =
    { $points ->
        [one] { $action }: { $chance } % Gewinnchance, etwa ein Punkt.
       *[other] { $action }: { $chance } % Gewinnchance, etwa { $points } Punkte.
    }
# $loss: so viel weniger als beim Besten.
analysis-hint-worse =
    { $points ->
        [one] { $action }: { $chance } % Gewinnchance ({ $loss } % weniger), etwa ein Punkt.
       *[other] { $action }: { $chance } % Gewinnchance ({ $loss } % weniger), etwa { $points } Punkte.
    }
analysis-hint-source =
    { $visits ->
        [one] Aus einer gedachten Partie, mit dem, was { $player } wissen kann.
       *[other] Aus { $visits } gedachten Partien, mit dem, was { $player } wissen kann.
    }
analysis-hint-few = So wenige Partien sagen wenig. Mehr Zeit bringt mehr davon, ebenso ein einmaliges „emporion warm“.

## Rückblicke

analysis-review-title =
    { $decisions ->
        [one] Eine Entscheidung, { $visits } gedachte Partien dafür.
       *[other] { $decisions } Entscheidungen, { $visits } gedachte Partien für jede.
    }
analysis-curve = Gewinnchancen von der ersten Entscheidung bis zum Ergebnis, alle Karten bekannt:

# Die Köpfe der Tabelle, in Spalten: höchstens zehn Zeichen. Darunter werden sie erklärt.
analysis-head-decisions = Anzahl
analysis-head-agreed = wie Tipp
analysis-head-loss = % Verlust
analysis-head-points = Pkt. Verl.
analysis-head-mistakes = Fehler
analysis-head-blunders = Patzer
# $mistake, $blunder: ab welchem Verlust.
analysis-table-about = „Anzahl“: Entscheidungen mit einer Wahl. „wie Tipp“: so entschieden, wie es der Bot mit dem Wissen des Platzes getan hätte. „% Verlust“ und „Pkt. Verl.“: Gewinnchance und Punkte, die eine Entscheidung im Schnitt gekostet hat. Fehler kosten { $mistake } % oder mehr, Patzer { $blunder } % oder mehr.

# $list: Einträge mit dem Buchstaben des Platzes und dem Verlust.
analysis-worst = Die teuersten Entscheidungen von allen, nach Einträgen: { $list }.
analysis-worst-of = Was { $player } am meisten gekostet hat:
analysis-nothing-lost = { $player } hat nichts verloren, was sich vom Zufall unterscheiden lässt.
analysis-costly = Eintrag { $entry }: { $played }. Besser: { $best }. Gewinnchance { $chance } % statt { $best-chance } %, Punkte { $points } statt { $best-points }.

## Das Diagramm

analysis-chart-title = { $game }: Gewinnchancen
analysis-chart-about =
    { $visits ->
        [one] Alle Karten bekannt; eine gedachte Partie für jeden Punkt
       *[other] Alle Karten bekannt; { $visits } gedachte Partien für jeden Punkt
    }
analysis-chart-entries = Einträge der Aufzeichnung
analysis-chart-flags = gepunktete Linien: die teuersten Entscheidungen
analysis-chart-written = Das Diagramm liegt in { $file }.
