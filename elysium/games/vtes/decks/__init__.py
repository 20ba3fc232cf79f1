"""Decks for Vampire: The Eternal Struggle: reading, writing, checking and counting them."""
