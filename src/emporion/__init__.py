"""Emporion: a digital table for historical board games of the ancient Mediterranean."""

__version__ = "0.1.0"
