### Ce que le serveur dit à ceux qui ne sont pas à la table. $name : leur nom ; $game : celui du jeu. $address : celle d’une page.

server-your-turn-title = { $game } : c’est à vous de jouer
server-your-turn = Bonjour { $name }, à votre table de { $game } c’est à vous de jouer.
server-reminder-title = { $game } : votre temps s’écoule
server-reminder = Bonjour { $name }, votre table de { $game } vous attend toujours. Si vous ne jouez pas à temps, le pilote automatique joue pour vous.
server-over-title = { $game } : la partie est terminée
server-over = Bonjour { $name }, votre partie de { $game } est terminée. Voyez comment elle a fini.
server-again-title = { $game } : encore une partie ?
server-again = Bonjour { $name }, on vous propose une autre partie de { $game }. Une place vous est réservée.
server-off = Vous recevez ce message parce que vous l’avez demandé. Pour ne plus en recevoir, retirez cette adresse sur { $address }.
server-code-title = Emporion : votre code
server-code = { $code } est le code qui confirme cette adresse. Il est valable { $minutes } minutes. Si vous ne l’avez pas demandé, ne faites rien : rien d’autre ne vous sera envoyé.
