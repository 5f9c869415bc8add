### Tyrannos on the start page: what it is, its options by their values, and its bots.

tyrannos-title = Tyrannos
tyrannos-about = Tyrants of ancient Sicily buy and sell, ally, betray and besiege. Rule your city month by month until it is the first of the island.

tyrannos-options-game = The game
tyrannos-options-economy = Trade and money
tyrannos-options-war = War
tyrannos-options-diplomacy = Diplomacy
tyrannos-options-fate = Fate and help

tyrannos-option-preset-standard = Standard
tyrannos-option-preset-standard-about = Our usual rules: some brakes keep wars from ending the game early.
tyrannos-option-preset-letter = By the book
tyrannos-option-preset-letter-about = The book without our brakes. Wars begin at once, and players are often thrown out early.
tyrannos-option-preset-friendly = Friendly
tyrannos-option-preset-friendly-about = For tables where nobody should go home early: a year of peace after a defeat.
tyrannos-option-months-by-players = By the number of players
tyrannos-option-time_limit-none = None
tyrannos-option-dump_rate-1_0 = All of it
tyrannos-option-dump_rate-0_5 = Half
tyrannos-option-dump_rate-0 = Nothing
tyrannos-option-moira_grace-1 = Void
tyrannos-option-moira_grace-0 = Not void
tyrannos-option-conquest-not-last = Not the only city
tyrannos-option-conquest-free = Any city
tyrannos-option-rout-own-half = At half of its own start
tyrannos-option-rout-enemy-half = At half of the enemy
tyrannos-option-truce_scope-all = Every city
tyrannos-option-truce_scope-residences = Residences only
tyrannos-option-new_vassal_army-at-once = At once
tyrannos-option-new_vassal_army-next-month = From the next month
tyrannos-option-support-free-attack = Attack any enemy
tyrannos-option-support-join = Also support a neighbour
tyrannos-option-alliance_end-own-turn = In your own turn
tyrannos-option-alliance_end-any-decision = With any decision
tyrannos-option-warehouse_room-warehouse = The warehouse
tyrannos-option-warehouse_room-both = The lower of both levels
tyrannos-option-agitation-vassals = Vassals only
tyrannos-option-agitation-not-last = All but an only city
tyrannos-option-agitation-all = All
tyrannos-option-voitheia_hand-none = Any number
tyrannos-option-ally_points-unrepresented = Unrepresented cities
tyrannos-option-ally_points-all = Players, too

tyrannos-bot-hoplite = Hoplite
tyrannos-bot-hoplite-about = A beginner: knows the rules and little more. Good for your first game.
tyrannos-bot-lochagos = Lochagos
tyrannos-bot-lochagos-about = Plays by simple rules and makes a mistake now and then.
tyrannos-bot-taxiarch = Taxiarch
tyrannos-bot-taxiarch-about = Thinks to the end of the month, but briefly.
tyrannos-bot-polemarch = Polemarch
tyrannos-bot-polemarch-about = Thinks to the end of the month, and rarely makes mistakes.
tyrannos-bot-autokrator = Autokrator
tyrannos-bot-autokrator-about = Thinks to the end of the month, and takes its time. The strongest there is.
tyrannos-bot-strategos = Strategos
tyrannos-bot-tyrant = Tyrant
