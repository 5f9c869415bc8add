### Was der Server denen mitteilt, die nicht am Tisch sind. $name: ihr Name; $game: der des Spiels.

server-your-turn-title = { $game }: Sie sind am Zug
server-your-turn = Guten Tag { $name }, an Ihrem Tisch von { $game } sind Sie am Zug.
server-reminder-title = { $game }: Ihre Zeit läuft ab
server-reminder = Guten Tag { $name }, Ihr Tisch von { $game } wartet noch auf Sie. Wenn Sie nicht rechtzeitig spielen, spielt der Autopilot für Sie.
server-over-title = { $game }: Das Spiel ist zu Ende
server-over = Guten Tag { $name }, Ihre Partie { $game } ist zu Ende. Sehen Sie, wie sie ausging.
