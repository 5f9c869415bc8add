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
