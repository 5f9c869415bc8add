"""A tiny game in a package of its own: whoever takes the last pebble of a heap wins."""
