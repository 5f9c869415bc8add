### Tyrannos sur la page d’accueil : ce que c’est, les valeurs de ses options et ses bots.

tyrannos-title = Tyrannos
tyrannos-about = Les tyrans de l’antique Sicile achètent et vendent, s’allient, trahissent et assiègent. Gouvernez votre ville mois après mois, jusqu’à ce qu’elle soit la première de l’île.

tyrannos-options-game = La partie
tyrannos-options-economy = Commerce et argent
tyrannos-options-war = Guerre
tyrannos-options-diplomacy = Diplomatie
tyrannos-options-fate = Destin et aide

tyrannos-option-preset-standard = Standard
tyrannos-option-preset-standard-about = Nos règles habituelles : quelques freins empêchent les guerres de finir la partie trop tôt.
tyrannos-option-preset-letter = À la lettre
tyrannos-option-preset-letter-about = Le livre sans nos freins. Les guerres commencent tout de suite, et des joueurs sont souvent éliminés tôt.
tyrannos-option-preset-friendly = Amical
tyrannos-option-preset-friendly-about = Pour les tables où personne ne doit partir tôt : un an de paix après une défaite.
tyrannos-option-months-by-players = Selon le nombre de joueurs
tyrannos-option-time_limit-none = Aucune
tyrannos-option-dump_rate-1_0 = La totalité
tyrannos-option-dump_rate-0_5 = La moitié
tyrannos-option-dump_rate-0 = Rien
tyrannos-option-moira_grace-1 = Oui
tyrannos-option-moira_grace-0 = Non
tyrannos-option-conquest-not-last = Pas la seule ville
tyrannos-option-conquest-free = Toute ville
tyrannos-option-rout-own-half = À la moitié de son propre début
tyrannos-option-rout-enemy-half = À la moitié de l’ennemi
tyrannos-option-truce_scope-all = Toutes les villes
tyrannos-option-truce_scope-residences = Les résidences seules
tyrannos-option-new_vassal_army-at-once = Tout de suite
tyrannos-option-new_vassal_army-next-month = Dès le mois suivant
tyrannos-option-support-free-attack = Attaquer tout ennemi
tyrannos-option-support-join = Aussi soutenir un voisin
tyrannos-option-alliance_end-own-turn = Pendant son tour
tyrannos-option-alliance_end-any-decision = À chaque décision
tyrannos-option-warehouse_room-warehouse = L’entrepôt
tyrannos-option-warehouse_room-both = Le plus bas des deux
tyrannos-option-agitation-vassals = Les vassaux seuls
tyrannos-option-agitation-not-last = Sauf la seule ville
tyrannos-option-agitation-all = Toutes
tyrannos-option-voitheia_hand-none = Sans limite
tyrannos-option-ally_points-unrepresented = Villes non représentées
tyrannos-option-ally_points-all = Aussi les joueurs

tyrannos-bot-hoplite = Hoplite
tyrannos-bot-hoplite-about = Un débutant : connaît les règles, et guère plus. Idéal pour une première partie.
tyrannos-bot-lochagos = Lochage
tyrannos-bot-lochagos-about = Joue selon des règles simples et se trompe de temps en temps.
tyrannos-bot-taxiarch = Taxiarque
tyrannos-bot-taxiarch-about = Voit jusqu’à la fin du mois, mais réfléchit peu.
tyrannos-bot-polemarch = Polémarque
tyrannos-bot-polemarch-about = Voit jusqu’à la fin du mois et se trompe rarement.
tyrannos-bot-autokrator = Autokrator
tyrannos-bot-autokrator-about = Voit jusqu’à la fin du mois et réfléchit longtemps. Le plus fort de tous.
tyrannos-bot-strategos = Stratège
tyrannos-bot-tyrant = Tyran
