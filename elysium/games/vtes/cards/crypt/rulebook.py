"""Vampires with text of their own that the rulebook uses in its examples."""
