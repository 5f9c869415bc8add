### Was der Server denen mitteilt, die nicht am Tisch sind. $name: ihr Name; $game: der des Spiels. $address: die einer Seite.

server-your-turn-title = { $game }: Du bist dran
server-your-turn = Hallo { $name }, an deinem { $game }-Tisch bist du dran.
server-reminder-title = { $game }: Deine Zeit läuft ab
server-reminder = Hallo { $name }, dein { $game }-Tisch wartet noch auf dich. Wenn du nicht rechtzeitig spielst, spielt der Autopilot für dich.
server-over-title = { $game }: Das Spiel ist zu Ende
server-over = Hallo { $name }, deine Partie { $game } ist zu Ende. Sieh dir an, wie sie ausgegangen ist.
server-again-title = { $game }: Noch eine Partie?
server-again = Hallo { $name }, du bist zu einer weiteren Partie { $game } eingeladen. Ein Platz ist für dich reserviert.
server-off = Das erfährst du, weil du es wolltest. Wenn du es nicht mehr willst, entferne diese Adresse unter { $address }.
server-code-title = Emporion: dein Code
server-code = { $code } ist der Code, mit dem diese Adresse bestätigt wird. Er gilt { $minutes } Minuten. Wenn du ihn nicht angefordert hast, tu nichts: Mehr wird dir nicht geschickt.

server-bot-random = Zufall
server-bot-random-about = Lost erst die Art der Aktion aus, dann die Aktion.
server-someone = jemand

server-refused-by-invitation = An diesen Tisch kommt man mit einer Einladung: Öffne den Link, den du bekommen hast.
server-refused-has-seat = Du hast schon einen Platz an diesem Tisch.
server-refused-has-seen-cards = Du hast in dieser Partie schon die Karten eines anderen Platzes gesehen.
server-refused-no-free-seat = An diesem Tisch ist kein Platz frei.
server-refused-seat-taken = Platz { $seat } ist besetzt.
server-refused-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
server-refused-table-closed = Dieser Tisch ist geschlossen.
server-refused-table-over = Die Partie an diesem Tisch ist vorbei.
server-refused-has-left = Du hast diesen Platz schon verlassen.
server-refused-at-seat = Du sitzt schon an deinem Platz.
server-refused-autopilot-decides = Der Autopilot entscheidet gerade für dich. Komm gleich wieder.
server-refused-seat-not-yours = Platz { $seat } gehört dir nicht.
server-refused-has-begun = Die Partie hat schon angefangen.
server-refused-seats-free = Noch sind Plätze frei ({ $count }): Warte auf Mitspieler oder starte mit Bots.
server-refused-is-running = Hier läuft eine Partie. Schlage vor, sie abzubrechen.
server-refused-record-of-another-game = Das ist die Aufzeichnung eines Spiels namens „{ $game }“, das es auf diesem Server nicht gibt.
