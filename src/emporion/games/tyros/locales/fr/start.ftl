### Tyros sur la page d’accueil : ce que c’est, les valeurs de ses options et ses bots.

tyros-title = Tyros
tyros-about = Des marchands prennent la mer depuis la Phénicie, et quatre empires s’étendent. Envoyez des navires, échangez des cartes et fondez des cités là où les empires seront les plus grands.

tyros-options-game = La partie
tyros-options-trade = Échanges
tyros-options-more = Divers

tyros-option-edition-kosmos = Kosmos
tyros-option-edition-giochi-rari = Giochi Rari
tyros-option-setup-variable = Sur des cases tirées au sort
tyros-option-setup-first-game = Sur les cases de la première partie
tyros-option-first_player-random = Le sort décide
tyros-option-toll_without_card-forbid = Interdit
tyros-option-toll_without_card-free = Permis, gratuitement
tyros-option-offer_partners-by-edition = Comme dans l’édition : plusieurs avec Kosmos, un seul avec Giochi Rari
tyros-option-offer_partners-many = Plusieurs joueurs à la fois
tyros-option-offer_partners-one = Un seul joueur

tyros-bot-deckhand = Matelot
tyros-bot-deckhand-about = Un débutant : connaît les règles, et guère plus. Idéal pour une première partie.
tyros-bot-helmsman = Timonier
tyros-bot-helmsman-about = Joue selon des règles simples et se trompe de temps en temps.
tyros-bot-captain = Capitaine
tyros-bot-captain-about = Voit deux manches à l’avance, mais réfléchit peu.
tyros-bot-commodore = Commodore
tyros-bot-commodore-about = Voit deux manches à l’avance et se trompe rarement.
tyros-bot-navarch = Navarque
tyros-bot-navarch-about = Voit deux manches à l’avance et réfléchit longtemps. Le plus fort de tous.
tyros-bot-merchant = Marchand
tyros-bot-admiral = Amiral
