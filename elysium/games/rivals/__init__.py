"""Vampire: The Masquerade – Rivals."""
