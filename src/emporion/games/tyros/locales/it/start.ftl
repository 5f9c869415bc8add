### Tyros sulla pagina iniziale: che cos’è, i valori delle opzioni e i bot.

tyros-title = Tyros
tyros-about = Dalla Fenicia salpano i mercanti, mentre quattro imperi si estendono sul mare. Manda navi, scambia carte e fonda città dove gli imperi saranno più grandi.

tyros-options-game = La partita
tyros-options-trade = Scambi
tyros-options-more = Altro

tyros-option-edition-kosmos = Kosmos
tyros-option-edition-giochi-rari = Giochi Rari
tyros-option-setup-variable = Su caselle estratte a sorte
tyros-option-setup-first-game = Sulle caselle della prima partita
tyros-option-first_player-random = Decide la sorte
tyros-option-toll_without_card-forbid = Vietato
tyros-option-toll_without_card-free = Permesso, gratis
tyros-option-offer_partners-by-edition = Come nell’edizione: più giocatori in Kosmos, uno solo in Giochi Rari
tyros-option-offer_partners-many = Più giocatori insieme
tyros-option-offer_partners-one = Un solo giocatore

tyros-bot-deckhand = Mozzo
tyros-bot-deckhand-about = Un principiante: conosce le regole e poco più. Adatto alla tua prima partita.
tyros-bot-helmsman = Timoniere
tyros-bot-helmsman-about = Gioca secondo regole semplici e ogni tanto sbaglia.
tyros-bot-captain = Capitano
tyros-bot-captain-about = Guarda avanti di due round, ma pensa poco.
tyros-bot-commodore = Commodoro
tyros-bot-commodore-about = Guarda avanti di due round e sbaglia di rado.
tyros-bot-navarch = Navarca
tyros-bot-navarch-about = Guarda avanti di due round e pensa a lungo. Il più forte di tutti.
tyros-bot-merchant = Mercante
tyros-bot-admiral = Ammiraglio
