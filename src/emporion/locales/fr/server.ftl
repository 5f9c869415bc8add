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

server-bot-random = Hasard
server-bot-random-about = Tire au sort une sorte d’action, puis une action de cette sorte.
server-someone = quelqu’un

server-refused-by-invitation = Cette table est sur invitation : ouvrez le lien qui vous a été envoyé.
server-refused-has-seat = Vous avez déjà une place à cette table.
server-refused-has-seen-cards = Vous avez vu les cartes d’une autre place dans cette partie.
server-refused-no-free-seat = Il n’y a pas de place libre à cette table.
server-refused-seat-taken = La place { $seat } est prise.
server-refused-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisissez un autre nom.
server-refused-table-closed = Cette table est fermée.
server-refused-table-over = La partie à cette table est terminée.
server-refused-has-left = Vous avez déjà quitté cette place.
server-refused-at-seat = Vous êtes à votre place.
server-refused-autopilot-decides = Le pilote automatique décide pour vous en ce moment. Revenez dans un instant.
server-refused-seat-not-yours = La place { $seat } n’est pas à vous.
server-refused-has-begun = La partie a déjà commencé.
server-refused-seats-free = Des places sont libres ({ $count }) : attendez des joueurs, ou commencez avec des bots.
server-refused-is-running = Une partie est en cours. Proposez de l’arrêter.
server-refused-record-of-another-game = C’est l’enregistrement d’un jeu appelé « { $game } », que ce serveur n’a pas.
