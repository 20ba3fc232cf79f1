"""Players that are guests at the table: they see an observation, never the position."""
