### Tyros on the start page: what it is, its options by their values, and its bots.

tyros-title = Tyros
tyros-about = Merchants set sail from Phoenicia while four empires grow across the sea. Send ships, trade cards, and found cities where the empires will be largest.

tyros-options-game = The game
tyros-options-trade = Trade
tyros-options-more = More

tyros-option-edition-kosmos = Kosmos
tyros-option-edition-giochi-rari = Giochi Rari
tyros-option-setup-variable = On fields drawn at random
tyros-option-setup-first-game = On the fields for a first game
tyros-option-first_player-random = Somebody at random
tyros-option-toll_without_card-forbid = Not allowed
tyros-option-toll_without_card-free = Allowed, for nothing
tyros-option-offer_partners-by-edition = As in the edition: several in Kosmos, one in Giochi Rari
tyros-option-offer_partners-many = Several players at once
tyros-option-offer_partners-one = One player

tyros-bot-deckhand = Deckhand
tyros-bot-deckhand-about = A beginner: knows the rules and little more. Good for your first game.
tyros-bot-helmsman = Helmsman
tyros-bot-helmsman-about = Plays by simple rules and makes a mistake now and then.
tyros-bot-captain = Captain
tyros-bot-captain-about = Thinks two rounds ahead, but briefly.
tyros-bot-commodore = Commodore
tyros-bot-commodore-about = Thinks two rounds ahead, and rarely makes mistakes.
tyros-bot-navarch = Navarch
tyros-bot-navarch-about = Thinks two rounds ahead, and takes its time. The strongest there is.
tyros-bot-merchant = Merchant
tyros-bot-admiral = Admiral
