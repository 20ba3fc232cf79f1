"""The rulebook, chapter by chapter: turns, announcing and challenging, powers, the end."""
