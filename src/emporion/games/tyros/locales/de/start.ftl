### Tyros auf der Startseite: was es ist, die Werte seiner Optionen und seine Bots.

tyros-title = Tyros
tyros-about = Von Phönizien aus stechen Händler in See, und vier Reiche wachsen über das Meer. Schicke Schiffe, tausche Karten und gründe Städte dort, wo die Reiche am größten werden.

tyros-options-game = Die Partie
tyros-options-trade = Handel
tyros-options-more = Weiteres

tyros-option-edition-kosmos = Kosmos
tyros-option-edition-giochi-rari = Giochi Rari
tyros-option-setup-variable = Auf ausgelosten Feldern
tyros-option-setup-first-game = Auf den Feldern für die erste Partie
tyros-option-first_player-random = Das Los entscheidet
tyros-option-toll_without_card-forbid = Verboten
tyros-option-toll_without_card-free = Erlaubt, umsonst
tyros-option-offer_partners-by-edition = Wie in der Ausgabe: mehrere bei Kosmos, eine Person bei Giochi Rari
tyros-option-offer_partners-many = Mehrere auf einmal
tyros-option-offer_partners-one = Eine Person

tyros-bot-deckhand = Matrose
tyros-bot-deckhand-about = Ein Anfänger: kennt die Regeln und wenig mehr. Gut für deine erste Partie.
tyros-bot-helmsman = Steuermann
tyros-bot-helmsman-about = Spielt nach einfachen Regeln und macht ab und zu einen Fehler.
tyros-bot-captain = Kapitän
tyros-bot-captain-about = Denkt zwei Runden voraus, aber nur kurz.
tyros-bot-commodore = Kommodore
tyros-bot-commodore-about = Denkt zwei Runden voraus und macht selten Fehler.
tyros-bot-navarch = Nauarch
tyros-bot-navarch-about = Denkt zwei Runden voraus und nimmt sich Zeit. Stärker ist keiner.
tyros-bot-merchant = Händler
tyros-bot-admiral = Admiral
