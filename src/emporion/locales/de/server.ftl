### Was der Server denen mitteilt, die nicht am Tisch sind. $name: ihr Name; $game: der des Spiels.

server-your-turn-title = { $game }: Du bist dran
server-your-turn = Hallo { $name }, an deinem { $game }-Tisch bist du dran.
server-reminder-title = { $game }: Deine Zeit läuft ab
server-reminder = Hallo { $name }, dein { $game }-Tisch wartet noch auf dich. Wenn du nicht rechtzeitig spielst, spielt der Autopilot für dich.
server-over-title = { $game }: Das Spiel ist zu Ende
server-over = Hallo { $name }, deine Partie { $game } ist zu Ende. Sieh dir an, wie sie ausgegangen ist.
server-again-title = { $game }: Noch eine Partie?
server-again = Hallo { $name }, du bist zu einer weiteren Partie { $game } eingeladen. Ein Platz ist für dich reserviert.
