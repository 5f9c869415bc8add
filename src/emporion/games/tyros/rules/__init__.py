"""The rules of Tyros, one file per chapter; `rounds.py` is the order of play."""
