"""For all tests: the texts of the games are known, as they are to every program that gets a game by its name."""

from emporion.games import game_names, manifest_of

for name in game_names():
    manifest_of(name)
