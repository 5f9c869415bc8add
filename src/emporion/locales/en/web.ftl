### The frame around all pages of the browser.

web-skip = Skip to the content
web-menu = Menu
web-rules = Rules
web-tutorial = Tutorial
web-account = Account
web-settings = Settings
web-close = Close
web-language = Language
web-theme = Colours
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-motion = Things move
web-sound = Sound when it is my turn
web-text-mode = Text only, without the board
web-memory = Card memory
web-not-found = There is nothing here
web-not-found-why = Emporion has no page at this address. Check that you copied the whole address.
web-someone = someone
