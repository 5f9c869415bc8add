### Was jedes Spiel sagt.

## Aufzählungen. $first: alle außer dem letzten, mit Kommas; $last: das letzte.

engine-list-and = { $first } und { $last }
engine-rank = { $rank }. { $player } ({ $points })
engine-yes = ja
engine-no = nein

## Was geschehen ist. $seat: der Name des Spielers; $entry: die Nummer eines Eintrags der Aufzeichnung.

engine-undone = { $seat } nimmt den letzten Zug zurück.
engine-taken-back = Das Spiel geht zurück auf den Stand nach Eintrag { $entry }: Alle haben zugestimmt.

## Was nicht geht oder nicht zu lesen ist, gleich in welchem Spiel.

engine-game-is-over = das Spiel ist aus; es sind keine Züge mehr möglich
engine-not-your-decision = du bist gerade nicht gefragt; warte, bis du an der Reihe bist
engine-stale-decision = diese Frage ist nicht mehr offen; sieh auf den Tisch und beantworte die, die jetzt gestellt ist
engine-cannot-undo = du kannst nichts zurücknehmen: nie über ein Ziehen, ein Aufdecken oder eine fremde Entscheidung hinweg
engine-bad-notation = das lässt sich nicht als Zug lesen; prüfe die Schreibweise
