"""Bots at the tables: a process of their own plays them all, and whatever becomes of it, the games go on."""
