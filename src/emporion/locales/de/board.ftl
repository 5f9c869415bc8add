### Im Browser: der Spielplan.

board-label = Spielplan
board-keys = Die Tabulatortaste führt zu den Orten, die du wählen kannst, die Pfeiltasten von einem zum nächsten; die Eingabetaste wählt. Mit der Umschalttaste führen die Pfeiltasten über den ganzen Plan, und ? fragt, warum ein Ort nicht wählbar ist. Plus und Minus vergrößern und verkleinern, 0 zeigt den ganzen Plan.
board-zoom = Vergrößerung
board-closer = Vergrößern
board-farther = Verkleinern
board-whole = Ganzer Plan
