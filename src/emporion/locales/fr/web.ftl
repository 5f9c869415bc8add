### Le cadre de toutes les pages du navigateur.

web-skip = Aller au contenu
web-menu = Menu
web-rules = Règles
web-tutorial = Initiation
web-account = Compte
web-settings = Réglages
web-close = Fermer
web-language = Langue
web-theme = Couleurs
web-theme-system = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-motion = Pièces animées
web-sound = Son quand c’est mon tour
web-text-mode = Texte seul, sans le plateau
web-memory = Mémoire des cartes
web-not-found = Il n’y a rien ici
web-not-found-why = Emporion n’a pas de page à cette adresse. Vérifiez que vous l’avez copiée en entier.
web-someone = quelqu’un
