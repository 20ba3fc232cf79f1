"""Elysium: the online table for the masquerade and vampire card games."""
