"""Decks for Rivals: reading, writing and checking them, and the decks that come with the game."""
