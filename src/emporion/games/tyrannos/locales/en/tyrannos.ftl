# Tyrannos: what happened, what is asked, what can be done, and why not.
## Words

tyrannos-decimal-point = .
tyrannos-mine =
    { $one ->
        [yes] { $amount } mina
       *[no] { $amount } mine
    }
tyrannos-voitheia =
    { $count ->
        [one] { $count } Voitheia token
       *[other] { $count } Voitheia tokens
    }
tyrannos-nothing = nothing
tyrannos-tokens-none = no Voitheia
tyrannos-phoenicians = the Phoenicians
tyrannos-package =
    { $alliance ->
        [yes] { $give } for { $want }, with an alliance
       *[no] { $give } for { $want }
    }
tyrannos-good-food = foodstuffs
tyrannos-good-raw = raw materials
tyrannos-good-oil = wine and oil
tyrannos-good-cloth = pottery and cloth
tyrannos-good-metal = metals
tyrannos-good-luxury = luxuries
tyrannos-token-sword =
    { $count ->
        [one] one sword
       *[other] { $count } swords
    }
tyrannos-token-shield =
    { $count ->
        [one] one shield
       *[other] { $count } shields
    }
tyrannos-token-helmet =
    { $count ->
        [one] one helmet
       *[other] { $count } helmets
    }
tyrannos-block-euro = the Euro port
tyrannos-block-scirocco = the Scirocco port
tyrannos-block-libeccio = the Libeccio port
tyrannos-block-zefiro = the Zefiro port
tyrannos-block-borea = the Borea port
tyrannos-block-greco = the Greco port
tyrannos-block-seventh = the seventh block
tyrannos-sector-city = city
tyrannos-sector-warehouse = warehouse
tyrannos-sector-all = all expansions
tyrannos-regime-normal = normal tax
tyrannos-regime-light = light tax
tyrannos-regime-heavy = heavy tax
tyrannos-side-attacker = attacker
tyrannos-side-defender = defender
tyrannos-branch-money = pay
tyrannos-branch-check = take a trust check
tyrannos-branch-lochoi = lose lochoi
tyrannos-branch-tax = collect half the tax this month
tyrannos-branch-tokens = lose Voitheia
tyrannos-branch-level = lose a city level
tyrannos-branch-ally = lose an ally
tyrannos-branch-cargo = go without cargo this month
tyrannos-branch-nothing = do nothing
tyrannos-condition-vassal = it becomes a vassal
tyrannos-condition-ally = it becomes an ally
tyrannos-condition-pull-city = a level of the city is pulled down
tyrannos-condition-pull-warehouse = a level of the warehouse is pulled down
tyrannos-condition-pull-all = all expansions are pulled down
tyrannos-condition-raze = it is razed
tyrannos-condition-ransom = it pays a ransom
tyrannos-condition-none = nothing

## Events of fate

tyrannos-fate-invasion = Phoenician invasion
tyrannos-fate-death = Death of the tyrant
tyrannos-fate-driven-out = The tyrant is driven out
tyrannos-fate-fidelity = Fidelity of the people
tyrannos-fate-eruption = Eruption of Etna
tyrannos-fate-plague = Plague
tyrannos-fate-earthquake = Earthquake
tyrannos-fate-attempted-tyranny = Attempted tyranny
tyrannos-fate-petalism = Petalism
tyrannos-fate-mercenaries-revolt = Revolt of mercenaries
tyrannos-fate-sikel-raid = Raid of the Sikels
tyrannos-fate-pirates = Pirates
tyrannos-fate-storm = Storm
tyrannos-fate-bad-harvest = Bad harvest
tyrannos-fate-bribed-commanders = Bribed commanders
tyrannos-fate-refugees = Refugees
tyrannos-fate-exiles-plot = Exiles plot
tyrannos-fate-forced-transfer = Forced transfer of citizens
tyrannos-fate-marsh-fever = Marsh fever
tyrannos-fate-border-quarrel = Border quarrel
tyrannos-fate-fleet-off-coast = Fleet off the coast
tyrannos-fate-false-treasure = False treasure
tyrannos-fate-ill-omen = Ill omen
tyrannos-fate-luxury-of-citizens = Luxury of the citizens
tyrannos-fate-good-harvest = Good harvest
tyrannos-fate-oil-for-carthage = Oil and wine for Carthage
tyrannos-fate-olympic-victory = Olympic victory
tyrannos-fate-victory-at-kyme = Victory at Kyme
tyrannos-fate-indemnity = Indemnity
tyrannos-fate-gold-crown = Gold crown
tyrannos-fate-captives = Captives for public works
tyrannos-fate-fish-pond = Fish-pond
tyrannos-fate-colonists = Colonists
tyrannos-fate-benefactor = Benefactor
tyrannos-fate-poets = Poets at court
tyrannos-fate-empedokles = Empedokles
tyrannos-fate-friendship = Friendship offered
tyrannos-fate-suppliant-spared = A suppliant spared
tyrannos-fate-congress-of-gela = Congress of Gela
tyrannos-fate-just-accounts = Just accounts
tyrannos-fate-oath = Oath at the Palikoi
tyrannos-fate-booty = Booty from Elba
tyrannos-fate-mercenaries-hired = Mercenaries hired
tyrannos-fate-wealthy-citizen = A wealthy citizen
tyrannos-fate-new-temple = A new temple
tyrannos-fate-merchants = Merchants in number
tyrannos-fate-good-price = Good price
tyrannos-fate-camp-plague = Plague in the enemy camp

## What happened: set-up and the month

tyrannos-city-drawn = { $seat } draws { $city }.
tyrannos-archon-chosen = { $seat } is the first archon.
tyrannos-month-began = Month { $month } begins.
tyrannos-archon-changed = { $seat } is archon now.
tyrannos-turn-began = It is { $seat }’s turn.
tyrannos-time-called = { $seat } says that the time has run out: this month is the last.
tyrannos-turn-ended = { $seat } ends the turn.
tyrannos-fate-turned = Moira turns card { $card }.
tyrannos-fate-named = The die shows { $face }: { $fate }.
tyrannos-fate-met = “{ $fate }” falls to { $seat }, who is first player this month.
tyrannos-branch-chosen = { $seat } chooses: { $branch }.
tyrannos-ally-named = { $seat } names { $city }.
tyrannos-plotter-drawn = { $seat } may agitate { $city }, free of charge.

## Voitheia

tyrannos-tokens-drawn =
    { $count ->
        [one] { $seat } draws one Voitheia.
       *[other] { $seat } draws { $count } Voitheia.
    }
tyrannos-tokens-drawn-tokens = { $seat } draws { $tokens }.
tyrannos-tokens-discarded = { $seat } discards { $tokens }.
tyrannos-tokens-picked = { $seat } has picked the Voitheia to hand over.
tyrannos-tokens-given =
    { $count ->
        [one] One Voitheia goes from { $seat } to { $to }.
       *[other] { $count } Voitheia go from { $seat } to { $to }.
    }
tyrannos-tokens-given-tokens = From { $seat } to { $to }: { $tokens }.
tyrannos-tokens-bought =
    { $count ->
        [one] { $seat } buys one Voitheia.
       *[other] { $seat } buys { $count } Voitheia.
    }

## The people and upkeep

tyrannos-help-given = { $seat } spends { $tokens } to win over { $city }.
tyrannos-trust-checked =
    { $result ->
        [1] Trust check in { $city }: { $face } and { $modifier }. { $seat } is driven out!
        [2] Trust check in { $city }: { $face } and { $modifier }. Uproar against { $seat }.
        [3] Trust check in { $city }: { $face } and { $modifier }. Discontent with { $seat }.
        [4] Trust check in { $city }: { $face } and { $modifier }. The people are not convinced by { $seat }.
        [5] Trust check in { $city }: { $face } and { $modifier }. { $seat } is accepted, with a warning.
       *[6] Trust check in { $city }: { $face } and { $modifier }. { $seat } is accepted.
    }
tyrannos-agitation-begun = { $seat } agitates { $city }.
tyrannos-agitation-rolled =
    { $face ->
        [1] { $city } stays loyal; { $seat }’s agitators rolled { $face }.
        [2] { $city } will hear no more of { $seat } for 6 months; the die shows { $face }.
        [6] { $city } rises for { $seat }; the die shows { $face }.
       *[other] { $seat }’s agitators rolled { $face }: { $city } puts its tyrant to the test.
    }
tyrannos-tax-levied = { $seat }, { $city }: { $regime }.
tyrannos-heavy-tax-answered =
    { $face ->
        [4] { $city } agrees to { $seat }’s heavy tax ({ $face }).
       *[other] { $city } protests against { $seat }’s heavy tax ({ $face }).
    }
tyrannos-tax-imposed = { $seat } imposes the heavy tax on { $city }.
tyrannos-tax-given-up = { $seat } gives way to { $city }.
tyrannos-costs-rolled = { $city } costs { $seat } { $mine } this month.
tyrannos-costs-paid = { $seat } pays the costs of { $city }.
tyrannos-costs-refused = { $seat } does not pay the costs of { $city }.

## Cargo and market

tyrannos-block-opened = Opened, { $block }: { $lots }.
tyrannos-block-taken = { $seat } takes { $lots }.
tyrannos-block-refused = { $seat } refuses.
tyrannos-lot-taken = { $seat } takes one lot: { $good }.
tyrannos-cut-in-answered = { $seat } has decided whether to cut in.
tyrannos-challenged = { $seat } cuts in on { $taker }.
tyrannos-bid-made = { $seat } asks for a duty of only { $mine }.
tyrannos-block-yielded = { $seat } yields.
tyrannos-lot-dropped = { $seat } loses a lot of { $city }: { $good }.
tyrannos-market-opened = The market opens with { $count } cards.
tyrannos-card-turned = Wanted: { $good }, but nobody has any to sell.
tyrannos-card-turned-drachmas = Wanted: { $good }, { $drachmas } a lot.
tyrannos-sale-chosen = { $seat } has chosen what to sell.
tyrannos-lots-sold = { $seat } sells { $good } ({ $count }) for { $drachmas }.

## Acts and diplomacy

tyrannos-upgrade-begun = { $seat } builds in { $city }: { $sector }.
tyrannos-embassy-sent = { $seat } sends an embassy to { $city } (+{ $points }).
tyrannos-lure-sent = { $seat } tries to lure { $city } away from { $ally } (+{ $points }).
tyrannos-consent-answered = { $seat } has answered about the embassy.
tyrannos-consent-given = All agree: { $seat }’s embassy sets out for { $city }.
tyrannos-consent-refused = { $seat }’s embassy to { $city } is not agreed to.
tyrannos-embassy-answered =
    { $reply ->
        [1] { $city } answers { $seat }: never again ({ $face } +{ $points }).
        [2] { $city } answers { $seat }: not before 12 months ({ $face } +{ $points }).
        [3] { $city } answers { $seat }: not before 6 months ({ $face } +{ $points }).
        [4] { $city } answers { $seat }: not before 3 months ({ $face } +{ $points }).
        [5] { $city } answers { $seat }: alliance ({ $face } +{ $points }).
       *[6] { $city } answers { $seat }: it becomes a vassal ({ $face } +{ $points }).
    }
tyrannos-offer-made = { $seat } negotiates with { $asked }.
tyrannos-offer-made-package = { $seat } offers { $asked }: { $package }.
tyrannos-offer-answered = { $seat } has answered.
tyrannos-answer-revealed =
    { $answer ->
        [accept] { $seat } accepts.
       *[decline] { $seat } declines.
    }
tyrannos-answer-revealed-package = { $seat } makes a counter-offer: { $package }.
tyrannos-exchange-closed = { $seat } and { $partner } agree: { $package }.
tyrannos-offer-withdrawn = { $seat } comes to no agreement.

## War

tyrannos-war-declared = { $seat } declares war on { $city }!
tyrannos-invasion-began = The Phoenicians land before { $city }!
tyrannos-punic-commander-drawn = { $seat } commands the Phoenicians.
tyrannos-punic-tokens-drawn = The Phoenicians draw { $count } Voitheia.
tyrannos-punic-tokens-drawn-tokens = The Phoenicians draw { $tokens }.
tyrannos-join-answered = { $seat } has decided whether to join the war.
tyrannos-war-joined = { $seat } joins the war and helps the { $side }.
tyrannos-loan-chosen = { $seat } has decided about lending Voitheia.
tyrannos-tokens-lent =
    { $count ->
        [one] { $seat } lends one Voitheia.
       *[other] { $seat } lends { $count } Voitheia.
    }
tyrannos-tokens-lent-tokens = { $seat } lends { $tokens }.
tyrannos-deployment-chosen = { $seat } has drawn up the army.
tyrannos-army-deployed = Drawn up, { $side }: { $shape }, with { $count } Voitheia.
tyrannos-resolve-chosen = { $seat } has resolved what to do.
tyrannos-resolve-revealed =
    { $resolve ->
        [fight] { $seat } fights on.
        [give-up] { $seat } gives up.
       *[terms] { $seat } offers terms.
    }
tyrannos-terms-offered = { $seat }’s terms lie on the table.
tyrannos-terms-offered-package = { $seat }’s terms: { $package }.
tyrannos-terms-accepted = { $seat } accepts the terms.
tyrannos-terms-declined = { $seat } rejects the terms.
tyrannos-plan-chosen = { $seat } has planned the round.
tyrannos-round-fought = Round { $round } of the battle.
tyrannos-symbols-played = Voitheia, { $side }: swords { $swords }, shields { $shields }, helmets { $helmets }.
tyrannos-support-given = Support, { $side }: grouping { $grouping } for grouping { $supported }.
tyrannos-attack-rolled = Attack, { $side }: grouping { $grouping } on { $target }; { $face } against force { $force }.
tyrannos-morale-rolled =
    { $holds ->
        [yes] Morale, { $side }: grouping { $grouping } rolls { $face } and holds.
       *[no] Morale, { $side }: grouping { $grouping } rolls { $face } and leaves the field.
    }
tyrannos-battle-ended =
    { $result ->
        [draw] The battle ends in a draw.
       *[over] The battle is over.
    }
tyrannos-battle-ended-winner =
    { $result ->
        [crushing] A crushing victory: { $winner }.
        [narrow] A narrow victory: { $winner }.
       *[agreed] An agreed victory: { $winner }.
    }
tyrannos-wounds-rolled = Of the men of { $city } who fell, { $returned } return and { $lost } are lost.
tyrannos-lochos-saved = A helmet saves a lochos of { $city }; { $seat } chose it.
tyrannos-condition-imposed = { $seat } imposes a condition on { $city }: { $condition }.
tyrannos-points-won =
    { $points ->
        [one] { $seat } gains one point.
       *[other] { $seat } gains { $points } points.
    }
tyrannos-tribute-rolled = The Phoenicians demand { $mine } of { $city }.
tyrannos-tribute-answered = { $seat } decides for { $city }: { $branch }.
tyrannos-punic-ransom-rolled = The Phoenicians are beaten; the die for their ransom shows { $face }.

## What follows

tyrannos-city-gained = { $city } comes under { $seat }.
tyrannos-city-lost = { $seat } loses { $city }.
tyrannos-city-razed = { $city } is razed.
tyrannos-residence-moved = { $seat } resides in { $city } now.
tyrannos-player-left = { $seat } is out of the game.
tyrannos-alliance-made = { $city } is allied to { $seat }.
tyrannos-alliance-ended = { $city } is no longer allied to { $seat }.
tyrannos-pact-made = { $seat } and { $ally } are allies.
tyrannos-pact-ended = { $seat } and { $ally } are allies no more.
tyrannos-level-raised = { $city }: { $sector } rises to level { $level }.
tyrannos-level-lost = { $city }: { $sector } falls to level { $level }.
tyrannos-city-idle = { $city } lies idle until the month’s end.
tyrannos-army-grew =
    { $count ->
        [one] { $city } gains one lochos.
       *[other] { $city } gains { $count } lochoi.
    }
tyrannos-army-shrank =
    { $count ->
        [one] { $city } loses one lochos.
       *[other] { $city } loses { $count } lochoi.
    }
tyrannos-lots-stored = Stored in { $city }: { $lots }.
tyrannos-lots-gone = Gone from { $city }: { $lots }.
tyrannos-money-earned = The treasury of { $city } gains { $drachmas }.
tyrannos-money-paid = The treasury of { $city } loses { $drachmas }.

## The end

tyrannos-game-ended =
    { $winners-count ->
        [one] The game is over: { $reason }. { $winners } wins with { $points } points. Ranking: { $ranking }.
       *[other] The game is over: { $reason }. { $winners } share the victory with { $points } points. Ranking: { $ranking }.
    }
tyrannos-game-ended-tie-break =
    { $winners-count ->
        [one] The game is over: { $reason }. { $winners } wins with { $points } points; the tie is broken by vassals, then by money. Ranking: { $ranking }.
       *[other] The game is over: { $reason }. { $winners } share the victory with { $points } points; the tie is broken by vassals, then by money. Ranking: { $ranking }.
    }
tyrannos-reason-last-month = the last month has ended
tyrannos-reason-last-player = only one tyrant is left

## What is asked

tyrannos-decision-choose-fate = Fate leaves you a choice.
tyrannos-decision-choose-lot = Choose a lot that you lose.
tyrannos-decision-choose-level = Choose what the colonists build.
tyrannos-decision-choose-ally = Name one of your allies.
tyrannos-decision-choose-sale = Sell one lot at the good price.
tyrannos-decision-plot = Will you use the exiles and agitate the city, free of charge?
tyrannos-decision-discard-extra = You hold too many Voitheia: discard down to the limit.
tyrannos-decision-spend-points = Choose the Voitheia that you spend.
tyrannos-decision-lose-tokens = Choose the Voitheia that you lose.
tyrannos-decision-give-tokens = Choose the Voitheia that you hand over.
tyrannos-decision-swap-tokens = Each of you hands over Voitheia: choose yours. They change hands when both have chosen.
tyrannos-decision-pay = Choose the treasury that is emptied first.
tyrannos-decision-check = A trust check is due: spend Voitheia to improve it, or none.
tyrannos-decision-choose-residence = You have lost your residence: choose another city to live in.
tyrannos-decision-upkeep = Levy the tax of one of your cities.
tyrannos-decision-heavy-answer = The people protest: impose the heavy tax, or give way.
tyrannos-decision-costs = Pay the costs of the city, or refuse.
tyrannos-decision-acts = Act, or end your turn.
tyrannos-decision-consent = May the embassy go to your ally?
tyrannos-decision-answer = Answer the offer: accept, decline or make a counter-offer.
tyrannos-decision-close-offer = Close the exchange with one player, or with nobody.
tyrannos-decision-ask-block = Take the lots of this port, or refuse.
tyrannos-decision-ask-single = Take one of the lots, or refuse.
tyrannos-decision-ask-cut-in = Will you cut in, for 3 points of Voitheia?
tyrannos-decision-challenge = Name a duty below the printed one.
tyrannos-decision-answer-bid = Go lower, or yield.
tyrannos-decision-store-block = Choose where the lots are stored.
tyrannos-decision-take-open = Take a block lying open, or refuse.
tyrannos-decision-selling = Choose how many lots you sell.
tyrannos-decision-join-war = Will you join the war? Choose how many tokens you send.
tyrannos-decision-lend-tokens = Choose the Voitheia that you lend the commander.
tyrannos-decision-deployment = Draw up the army: groupings, front line, Voitheia.
tyrannos-decision-resolve = Fight on, offer terms, or give up.
tyrannos-decision-answer-terms = Accept the terms, or reject them.
tyrannos-decision-plans = Plan the round: whom your groupings attack, which Voitheia you play.
tyrannos-decision-save-lochos = A helmet saves a lochos: choose whose.
tyrannos-decision-impose-condition = You have won: impose a condition.
tyrannos-decision-tribute = Pay the tribute for this city, or let it be razed.

## What can be done, for menus

tyrannos-action-choose = { $branch }
tyrannos-action-discard = discard { $tokens }
tyrannos-action-pay-from = pay first from { $city }
tyrannos-action-drop = give up { $good } in { $city }
tyrannos-action-name = name { $city }
tyrannos-action-sell-lot = sell { $good } of { $city }
tyrannos-action-move = move the residence to { $city }
tyrannos-action-tax = { $city }: { $regime }
tyrannos-action-impose = impose the heavy tax on { $city }
tyrannos-action-give-way = give way to { $city }
tyrannos-action-pay = pay the costs of { $city }
tyrannos-action-refuse-costs = do not pay the costs of { $city }
tyrannos-action-take = take the lots
tyrannos-action-take-block = take { $block }
tyrannos-action-refuse = refuse
tyrannos-action-take-lot = take { $good }
tyrannos-action-cut-in = cut in
tyrannos-action-stay-out = stay out of it
tyrannos-action-bid = ask for { $duty } only
tyrannos-action-yield = yield
tyrannos-action-store = store in { $city } and { $second }
tyrannos-action-sell = sell: { $lots }
tyrannos-action-upgrade = build in { $city }: { $sector }
tyrannos-action-buy =
    { $count ->
        [one] buy one Voitheia
       *[other] buy { $count } Voitheia
    }
tyrannos-action-embassy =
    { $free ->
        [yes] send the free embassy to { $city }
       *[no]
            { $voitheia ->
                [0] send an embassy to { $city }, gift +{ $gift }
               *[other] send an embassy to { $city }, gift +{ $gift }, with { $voitheia } points of Voitheia
            }
    }
tyrannos-action-lure =
    { $halved ->
        [yes] lure { $city } away from { $ally }, +{ $points }, at half price with Voitheia
       *[no] lure { $city } away from { $ally }, +{ $points }
    }
tyrannos-action-agitate = agitate { $city }
tyrannos-action-war = declare war on { $city }
tyrannos-action-end-alliance = end the alliance with { $city }
tyrannos-action-end-pact = end the alliance with { $ally }
tyrannos-action-offer =
    { $alliance ->
        [yes] offer { $to } { $give } for { $want }, with an alliance
       *[no] offer { $to } { $give } for { $want }
    }
tyrannos-action-accept = accept
tyrannos-action-decline = decline
# Told from the side of who made the offer: who counters gives $want and gets $give.
tyrannos-action-counter =
    { $alliance ->
        [yes] counter: { $want } for { $give }, with an alliance
       *[no] counter: { $want } for { $give }
    }
tyrannos-action-close = exchange with nobody
tyrannos-action-close-partner = exchange with { $partner }
tyrannos-action-time = say that the time has run out; this month will be the last
tyrannos-action-end = end the turn
tyrannos-action-join =
    { $tokens ->
        [0] stay out of the war
        [one] send one token
       *[other] send { $tokens } tokens
    }
tyrannos-action-lend = lend { $tokens }
tyrannos-action-deploy = draw up groupings of { $shape } tokens, { $front } in front, { $placed }
tyrannos-action-fight = fight on
tyrannos-action-give-up = give up
tyrannos-action-terms =
    { $wins ->
        [yes] offer terms as the winner: { $give } for { $want }, alliance: { $alliance-word }
       *[no] offer terms as the loser: { $give } for { $want }, alliance: { $alliance-word }
    }
tyrannos-action-terms-pull-down =
    { $wins ->
        [yes] offer terms as the winner: { $give } for { $want }, alliance: { $alliance-word }, pulled down: { $pull-down }
       *[no] offer terms as the loser: { $give } for { $want }, alliance: { $alliance-word }, pulled down: { $pull-down }
    }
tyrannos-action-plan = attack { $targets }; Voitheia played: { $played }
tyrannos-action-save = save a lochos of { $city }
tyrannos-action-condition =
    { $treasury ->
        [yes] { $city }: { $condition }, with its treasury as ransom (Voitheia: { $voitheia-word })
       *[no] { $city }: { $condition } (Voitheia: { $voitheia-word })
    }
tyrannos-action-condition-pull-down =
    { $treasury ->
        [yes] { $city }: { $condition }, with its treasury as ransom (Voitheia: { $voitheia-word }), pulled down: { $pull-down }
       *[no] { $city }: { $condition } (Voitheia: { $voitheia-word }), pulled down: { $pull-down }
    }

## Kinds of actions, as heads of lists

tyrannos-group-choose = choose
tyrannos-group-discard = discard Voitheia
tyrannos-group-pay-from = pay from a treasury
tyrannos-group-drop = give up a lot
tyrannos-group-name = name an ally
tyrannos-group-sell-lot = sell a lot
tyrannos-group-move = move the residence
tyrannos-group-tax = levy a tax
tyrannos-group-impose = impose the tax
tyrannos-group-give-way = give way
tyrannos-group-pay = pay
tyrannos-group-refuse-costs = do not pay
tyrannos-group-take = take
tyrannos-group-refuse = refuse
tyrannos-group-take-lot = take one lot
tyrannos-group-cut-in = cut in
tyrannos-group-stay-out = stay out of it
tyrannos-group-bid = bid
tyrannos-group-yield = yield
tyrannos-group-store = store
tyrannos-group-sell = sell
tyrannos-group-upgrade = build
tyrannos-group-buy = buy Voitheia
tyrannos-group-embassy = send an embassy
tyrannos-group-lure = lure an ally away
tyrannos-group-agitate = agitate a city
tyrannos-group-war = declare war
tyrannos-group-end-alliance = end an alliance with a city
tyrannos-group-end-pact = end an alliance with a player
tyrannos-group-offer = make an offer
tyrannos-group-accept = accept
tyrannos-group-decline = decline
tyrannos-group-counter = make a counter-offer
tyrannos-group-close = close the exchange
tyrannos-group-time = say that the time has run out
tyrannos-group-end = end the turn
tyrannos-group-join = join the war
tyrannos-group-lend = lend Voitheia
tyrannos-group-deploy = draw up the army
tyrannos-group-fight = fight on
tyrannos-group-give-up = give up
tyrannos-group-terms = offer terms
tyrannos-group-plan = plan the round
tyrannos-group-save = save a lochos
tyrannos-group-condition = impose a condition

## Options: what each is for, and its name

tyrannos-option-players = How many play: two to six.
tyrannos-option-players-name = Players
tyrannos-option-preset = Sets many options at once. Single options that you change below stay as you set them.
tyrannos-option-preset-name = Preset
tyrannos-option-months = How long the game is: 12 months with two players, 24 with three or four, 36 with five or six, or as you choose.
tyrannos-option-months-name = Months
tyrannos-option-time_limit = Minutes after which the current month is the last. The players keep the time: when it is up, the player whose turn it is says so.
tyrannos-option-time_limit-name = Time limit
tyrannos-option-cities = How many Greek cities are in play.
tyrannos-option-cities-name = Cities
tyrannos-option-tax_per_level = Mine of tax for each city level.
tyrannos-option-tax_per_level-name = Tax per level
tyrannos-option-dump_rate = What part of the duty is paid for lots dumped after the market.
tyrannos-option-dump_rate-name = Dump rate
tyrannos-option-treasury_transfers = Whether upgrades and costs may be paid from other own cities.
tyrannos-option-treasury_transfers-name = Treasury transfers
tyrannos-option-moira_grace = Whether death and expulsion by fate are void in the first month.
tyrannos-option-moira_grace-name = Grace of Moira
tyrannos-option-truce_months = Months at the beginning in which residences are safe from war and agitation.
tyrannos-option-truce_months-name = Truce
tyrannos-option-conquest = Whether a player’s only city may be conquered or razed by another player.
tyrannos-option-conquest-name = Conquest
tyrannos-option-peace_after_defeat = Months for which nobody may declare war on who was beaten.
tyrannos-option-peace_after_defeat-name = Peace after defeat
tyrannos-option-war_pause = Months to wait after declaring a war before the next.
tyrannos-option-war_pause-name = War pause
tyrannos-option-rout = When a side is routed: at half of the enemy’s lochoi, or at half of its own start.
tyrannos-option-rout-name = Rout
tyrannos-option-strict_terms = Whether every condition may be imposed after every victory.
tyrannos-option-strict_terms-name = Strict terms
tyrannos-option-heir = Whether a tyrant who dies by fate has an heir.
tyrannos-option-heir-name = Heir
tyrannos-option-truce_scope = What the truce of the first months protects from war: every city, or residences only.
tyrannos-option-truce_scope-name = Scope of the truce
tyrannos-option-new_vassal_army = Whether the army of a new vassal attacks with you at once or from the next month on.
tyrannos-option-new_vassal_army-name = Army of a new vassal
tyrannos-option-points_pause = Months before victories over the same opponent give points again.
tyrannos-option-points_pause-name = Points pause
tyrannos-option-support = What a grouping without an opposite may do: attack any enemy, or also support the attack of a neighbour.
tyrannos-option-support-name = Support in battle
tyrannos-option-alliance_end = When an alliance between players may be ended: in your own turn, or whenever you alone are asked something outside a battle.
tyrannos-option-alliance_end-name = End of alliances
tyrannos-option-warehouse_room = What the room for lots goes by: the level of the warehouse, or the lower of both sectors’ levels.
tyrannos-option-warehouse_room-name = Room for lots
tyrannos-option-embassy_from = The first month in which embassies and lures are possible.
tyrannos-option-embassy_from-name = Embassies from month
tyrannos-option-vassal_by_gift = Whether a gift can win a vassal; if not, it wins an alliance at most, and a vassal takes a 6 on the die.
tyrannos-option-vassal_by_gift-name = Vassal by gift
tyrannos-option-last_city_spared = Whether your only city is spared by the cards of Moira: instead of driving you out, its people are in uproar.
tyrannos-option-last_city_spared-name = Last city spared
tyrannos-option-agitation = Which cities can be agitated.
tyrannos-option-agitation-name = Agitation
tyrannos-option-punic_tokens = Tokens that each Punic town sends to an invasion.
tyrannos-option-punic_tokens-name = Punic tokens
tyrannos-option-voitheia_hand = How many Voitheia a player may hold.
tyrannos-option-voitheia_hand-name = Voitheia in hand
tyrannos-option-ally_points = Which allies give points at the end: unrepresented ones, or players, too.
tyrannos-option-ally_points-name = Ally points
tyrannos-option-offers_per_turn = How many offers a player may make in one turn.
tyrannos-option-offers_per_turn-name = Offers per turn
tyrannos-option-components = The built-in components, or a file with those of your own.
tyrannos-option-components-name = Components

## Refusals: what is wrong, and what would be legal

tyrannos-refusal-malformed = this action has a part that is missing or does not exist
tyrannos-refusal-not-asked = this is not what is asked now; possible actions: { $asked }
tyrannos-refusal-impossible-draw = this cannot have been drawn from what is left
tyrannos-refusal-tokens-not-held = these Voitheia are not there; you hold { $hand }
tyrannos-refusal-tokens-not-with-army = these Voitheia are not with this army; it has { $army }
tyrannos-refusal-wrong-number-of-tokens = that is not the number or the points of Voitheia asked for; you hold { $hand }
tyrannos-refusal-token-superfluous = the points would do without one of these Voitheia; leave it out
tyrannos-refusal-too-much-help = Voitheia add at most +2 to a trust check: 6 points are enough
tyrannos-refusal-not-this-city = { $city } cannot be chosen here; choose one of your own cities that is listed
tyrannos-refusal-not-this-branch = this way is not open to you; choose one of those listed
tyrannos-refusal-not-an-ally = { $city } is not your ally
tyrannos-refusal-not-this-level = this level cannot be raised any further
tyrannos-refusal-upkeep-over = the upkeep of { $city } is over for this month
tyrannos-refusal-city-idle = { $city } is idle until the month’s end
tyrannos-refusal-top-level = { $city } has the highest level there already
tyrannos-refusal-already-building = { $city } is building there already; one level a month
tyrannos-refusal-already-bought = you have bought Voitheia this month already
tyrannos-refusal-no-tokens-left = there are not so many Voitheia left; up to three can be bought
tyrannos-refusal-not-anothers-city = { $city } is not the city of another player
tyrannos-refusal-agitated-already = you have agitated a city this month already
tyrannos-refusal-city-agitated = { $city } has been agitated this month already
tyrannos-refusal-agitation-delayed = you cannot agitate { $city } before month { $agitate-after }
tyrannos-refusal-truce = residences are safe until the end of month { $truce }
tyrannos-refusal-safe-from-agitation = { $city } is safe from agitation
tyrannos-refusal-no-time-limit = no time limit was agreed, or this is the last month already
tyrannos-refusal-moved-already = you have moved your residence once in this game already
tyrannos-refusal-not-a-vassal = { $city } is not one of your vassals
tyrannos-refusal-no-room = there is no room for these lots
tyrannos-refusal-no-such-lot = no such lot lies there
tyrannos-refusal-points-missing = you have only { $points } points of Voitheia
tyrannos-refusal-bid-too-high = the duty must be lower than { $limit } mine
tyrannos-refusal-no-open-block = no lots lie open there
tyrannos-refusal-not-for-sale = these cities do not have so many lots to sell
tyrannos-refusal-not-independent = { $city } is not an independent city
tyrannos-refusal-embassy-used = you have sent an embassy or a lure this month already
tyrannos-refusal-petalism-rules = petalism: no embassy, agitation or alliance this month
tyrannos-refusal-no-embassies-yet = embassies and lures are possible from month { $embassy-from } on
tyrannos-refusal-too-early = { $city } hears no embassy of yours before month { $embassy-after }
tyrannos-refusal-never-again = { $city } will never hear an embassy of yours again
tyrannos-refusal-no-such-gift = there is no such gift; +1 or +2, at most half of it in Voitheia
tyrannos-refusal-nothing-free = you have no free embassy
tyrannos-refusal-money-missing = there is not enough money; you have { $mine } mine in all
tyrannos-refusal-not-its-ally = { $city } is not that player’s ally
tyrannos-refusal-oath-holds = an oath binds { $city } to its ally
tyrannos-refusal-no-alliance = there is no such alliance
tyrannos-refusal-held-by-force = this alliance was imposed on you and cannot be ended yet
tyrannos-refusal-offer-empty = an offer without contents is none
tyrannos-refusal-on-both-sides = money or a good may not stand on both sides
tyrannos-refusal-nobody-asked = say to whom you make the offer
tyrannos-refusal-asked-unknown = you can make offers only to other players who are still in the game
tyrannos-refusal-offers-used-up = you have made your { $offers-per-turn } offers of this turn
tyrannos-refusal-lots-missing = not all of these lots are there
tyrannos-refusal-already-allied = you are allies already
tyrannos-refusal-counter-same = that is the offer itself; accept it, or name something else
tyrannos-refusal-not-agreed = that player has not agreed; close with one who has, or with nobody
tyrannos-refusal-cannot-be-attacked = { $city } cannot be attacked: it is your own, Punic or gone
tyrannos-refusal-war-declared = you have declared a war this turn already
tyrannos-refusal-war-pause = you cannot declare war before month { $war-after }
tyrannos-refusal-residence-idle = your residence is idle; no war this month
tyrannos-refusal-no-men = you have no men who may march: idle cities stay at home, and where new vassals wait, so do cities gained this month
tyrannos-refusal-general-truce = nobody may declare war until the end of month { $truce }
tyrannos-refusal-war-peace = the tyrant of { $city } was beaten not long ago and is left in peace
tyrannos-refusal-war-congress = the congress of Gela protects the tyrant of { $city }
tyrannos-refusal-too-many-sent = you do not have so many tokens to send
tyrannos-refusal-too-many-lent = at most six Voitheia can be lent
tyrannos-refusal-not-this-shape = one to three groupings of one to three tokens, from the left, and no more tokens than there are
tyrannos-refusal-not-this-lead = the men in front must be those of a city in this army
tyrannos-refusal-too-many-placed = so many Voitheia cannot be placed under this army
tyrannos-refusal-placed-nowhere = Voitheia are placed under groupings that exist
tyrannos-refusal-not-playable = only Voitheia under standing groupings can be played
tyrannos-refusal-not-this-target = this grouping cannot attack that one
tyrannos-refusal-not-so-many-attacks = every grouping attacks as far as there are attacks left, no more and no fewer
tyrannos-refusal-not-this-support = only where the option allows it, a grouping without an opposite may support an attacking neighbour instead of attacking
tyrannos-refusal-no-terms = there is nobody to offer terms to
tyrannos-refusal-nothing-to-pull-down = there is no such expansion to pull down
tyrannos-refusal-nothing-to-save = { $city } has no lochos to save
tyrannos-refusal-not-this-condition = this condition cannot be imposed after this victory
tyrannos-refusal-last-city = a player’s only city is spared
tyrannos-refusal-not-this-ransom = no such ransom can be had here

## How actions are typed that are not listed.

tyrannos-typed-offer = type: offer B: 20m 2food 1v for 1metal with alliance
tyrannos-typed-counter = type: counter 10m for 1metal; you get 10m and give 1metal
tyrannos-typed-deploy = type: deploy 3-3-2 front Gela: sword2@1 helmet1@2
tyrannos-typed-terms = type: terms lose: 30m for -, or terms win: - for 30m pull-down city
