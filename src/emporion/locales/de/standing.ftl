### Im Browser: wer wo steht, der Verlauf, das Zurückblicken und das Ende eines Spiels.

## Punkte

standing-title = Spielstand
standing-points = Punkte
standing-you = du
standing-all-level = Noch führt niemand.
# $names: wer führt.
standing-level =
    { $points ->
        [one] Gleichauf mit einem Punkt: { $names }.
       *[other] Gleichauf mit { $points } Punkten: { $names }.
    }
standing-leads =
    { $points ->
        [one] { $name } führt mit einem Punkt Vorsprung.
       *[other] { $name } führt mit { $points } Punkten Vorsprung.
    }
standing-you-behind =
    { $points ->
        [one] Dir fehlt ein Punkt.
       *[other] Dir fehlen { $points } Punkte.
    }
# Wird nach der Zahl vorgelesen.
standing-points-unit =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }

## Karten und Kärtchen

standing-head-player = Spieler

## Der Verlauf

standing-log = Verlauf
standing-log-earlier = Frühere Zeilen zeigen
standing-log-empty = Noch ist nichts geschehen.
standing-log-rule = Regel §{ $paragraph }
standing-since = Seit deinem letzten Zug
standing-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
standing-since-steps = Schritt für Schritt
standing-since-all = Alles zeigen
standing-since-skip = Überspringen
standing-back = Zurück
standing-on = Weiter
standing-of = { $number } von { $count }

## Zurückblicken

standing-replay = Rückblick
standing-replay-slider = Zeitpunkt im Spiel
# $entry, $entries: Nummern der Aufzeichnung.
standing-replay-at = Zug { $entry } von { $entries }
standing-replay-round = Runde { $round }
standing-replay-beginning = Der Anfang
standing-replay-play = Abspielen
standing-replay-pause = Anhalten
standing-replay-back = Einen Zug zurück
standing-replay-on = Einen Zug weiter
standing-replay-round-back = Zur Runde davor
standing-replay-round-on = Zur nächsten Runde
standing-replay-speed = Tempo
standing-replay-speed-slow = langsam
standing-replay-speed-normal = normal
standing-replay-speed-fast = schnell
standing-replay-eyes = Gesehen von
standing-replay-spectator = Zuschauern
standing-replay-hand = Karten auf der Hand
standing-replay-clone = Von hier aus weiterspielen
standing-replay-clone-about = Ein neuer Tisch mit dieser Stellung; dieses Spiel bleibt, wie es ist.
standing-replay-clone-later = Frühere Stellungen lassen sich kopieren, wenn das Spiel vorbei ist.
standing-share = Diese Stellung teilen
standing-share-link = Link zu dieser Stellung
standing-share-about = Wer diesen Tisch sehen darf, sieht diesen Moment, mit dem, was er wissen darf.
standing-replay-failed = Dieser Zeitpunkt ließ sich nicht laden.
standing-again = Noch einmal versuchen
standing-replay-keys = Pfeiltasten: Zug für Zug. Bild auf und Bild ab: Runde für Runde. Leertaste: abspielen und anhalten.

## Das Ende des Spiels

standing-over = Das Spiel ist aus
standing-over-wins =
    { $points ->
        [one] { $names } gewinnt mit einem Punkt.
       *[other] { $names } gewinnt mit { $points } Punkten.
    }
# Für den, der gewonnen hat.
standing-over-you-win =
    { $points ->
        [one] Du gewinnst mit einem Punkt.
       *[other] Du gewinnst mit { $points } Punkten.
    }
standing-over-shared =
    { $points ->
        [one] { $names } teilen sich den Sieg mit einem Punkt.
       *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
    }
standing-over-none = Das Spiel wurde ohne Ergebnis beendet.
standing-course = Wie es dazu kam
standing-chart-points = Punkte
standing-chart-chances = Gewinnchancen
standing-chart-move = Zug
standing-chart-round = R{ $round }
standing-chart-figures = In Zahlen
standing-chart-loading = Das Spiel wird gelesen …
standing-chart-pick = Tippe in einem Bild auf einen Zeitpunkt, um ihn anzusehen.
standing-percent = { $percent } %
standing-look-back = Auf das Spiel zurückblicken
standing-hide-replay = Rückblick schließen
standing-download = Aufzeichnung herunterladen
standing-review = Dieses Spiel durchsehen
standing-review-about = Ein starker Bot beurteilt jede Entscheidung nach dem, was man dabei wissen konnte: die Gewinnchancen im Lauf des Spiels, und was am meisten gekostet hat. Das dauert eine Weile.
standing-review-working = Das Spiel wird durchgesehen: { $percent } %
standing-review-ready = Die Durchsicht
standing-review-failed = Die Durchsicht ist nicht gelungen.
standing-review-worst = Die teuersten Entscheidungen
standing-review-worst-own = Deine teuersten Entscheidungen
standing-review-worst-others = Die teuersten Entscheidungen der anderen
standing-review-worst-none = Keine Entscheidung hat etwas gekostet, was sich von Pech unterscheiden lässt.
standing-review-loss = −{ $percent } % Gewinnchance
standing-review-points-loss = −{ $points } Punkte
standing-review-played = Gespielt: { $action }
standing-review-better = Besser: { $action }
standing-review-show = Auf dem Plan zeigen
standing-review-accuracy = Wie gut alle entschieden haben
standing-head-decisions = Entscheidungen
standing-head-agreed = Wie geraten
standing-head-loss = Verlust je Entscheidung
standing-head-mistakes = Fehler
standing-head-blunders = Schnitzer
standing-review-accuracy-about = „Wie geraten“: wie der Bot entschieden hätte. Verlust: an Gewinnchance. Ein Fehler kostet 3 % oder mehr, ein Schnitzer 10 % oder mehr.
