"""Vampire: The Masquerade – Vendetta."""
