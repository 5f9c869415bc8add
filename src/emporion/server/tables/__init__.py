"""Tables: who sits where, what happened, and whose time runs. No network and no storage in here."""
