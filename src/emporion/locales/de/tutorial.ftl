### Im Browser: die Einführung. Was gelehrt wird, steht in den Texten jedes Spiels.

tutorial-progress = Schritt { $step } von { $count }
# $words: eine Aktion in Worten, wie in NAME-action-….
tutorial-now = Jetzt: { $words }.
tutorial-why = Wozu?
tutorial-rule = Regel §{ $paragraph }
tutorial-explain = Noch einmal erklären
tutorial-watching = Sieh zu, was geschieht …
tutorial-happened = Was geschehen ist
tutorial-skip = Gleich weiter
tutorial-back = Einen Schritt zurück
tutorial-restart = Von vorn
tutorial-leave = Du kannst jederzeit aufhören. Dieser Browser merkt sich, wo du bist.
tutorial-loading = Der Tisch wird gedeckt …
tutorial-failed = Die Einführung ließ sich nicht laden.
tutorial-none = Zu diesem Spiel gibt es hier keine Einführung.
tutorial-retry = Noch einmal versuchen
tutorial-show-me = Mach es für mich
tutorial-how-listed = Such das in der Liste, wähle es und bestätige.

## Was gesagt wird, wenn jemand etwas anderes tut

tutorial-slip-task = Das ist erlaubt, aber heben wir es uns für später auf.
tutorial-slip-place = Keine schlechte Idee, aber in dieser Lektion geht es woandershin. Die Ringe auf dem Plan zeigen dir den Ort.
tutorial-slip-rest = Fast! Das Richtige, nur mit anderen Karten oder anderen Leuten als hier.
tutorial-slip-impossible = Das geht in diesem Augenblick nicht.
tutorial-slip-unlit = Dort ist jetzt nichts zu tun. Orte, die du wählen kannst, leuchten; die Ringe zeigen, worum es in diesem Schritt geht.

## Das Ende

tutorial-done-points = In diesem kurzen Spiel bist du auf { $points } Punkte gekommen.
tutorial-play = Jetzt ein Spiel spielen
tutorial-rules = Die Regeln lesen
