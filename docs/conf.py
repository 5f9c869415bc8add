"""How Sphinx builds this documentation."""

from emporion import __version__

project = "Emporion"
author = "Emporion contributors"
copyright = "2026, Emporion contributors"
release = __version__

extensions = ["myst_parser"]
exclude_patterns = ["_build"]

myst_heading_anchors = 3

html_theme = "furo"
html_title = "Emporion"
