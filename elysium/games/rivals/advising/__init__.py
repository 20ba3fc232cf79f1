"""How a sensible player of Rivals thinks."""
