"""Executable rulings: a position, what is played, and what must come of it, in one small file."""
