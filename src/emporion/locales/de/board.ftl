### Im Browser: das Spielbrett.

board-label = Spielbrett
board-keys = Die Tabulatortaste führt zu den Orten, die du wählen kannst, die Pfeiltasten von einem zum nächsten; die Eingabetaste wählt. Mit der Umschalttaste führen die Pfeiltasten über das ganze Brett, und ? fragt, warum ein Ort nicht wählbar ist. Plus und Minus vergrößern und verkleinern, 0 zeigt die ganze Karte.
board-zoom = Vergrößerung
board-closer = Vergrößern
board-farther = Verkleinern
board-whole = Ganze Karte

## Was an einem Ort ist, als Teile einer Liste

board-no-chip = kein Reich
board-city = Stadt von { $name }
board-ships =
    { $count ->
        [one] ein Schiff von { $name }
       *[other] { $count } Schiffe von { $name }
    }
