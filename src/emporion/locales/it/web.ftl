### La cornice di tutte le pagine nel browser.

web-skip = Vai al contenuto
web-menu = Menu
web-rules = Regole
web-tutorial = Introduzione
web-account = Profilo
web-settings = Impostazioni
web-close = Chiudi
web-language = Lingua
web-theme = Colori
web-theme-system = come il sistema
web-theme-light = chiaro
web-theme-dark = scuro
web-motion = Pezzi animati
web-sound = Suono quando tocca a me
web-text-mode = Solo testo, senza tabellone
web-memory = Memoria delle carte
web-not-found = Qui non c’è niente
web-not-found-why = A questo indirizzo Emporion non ha una pagina. Controlla di averlo copiato per intero.
web-someone = qualcuno
