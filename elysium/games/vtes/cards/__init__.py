"""Vampire: The Eternal Struggle."""
