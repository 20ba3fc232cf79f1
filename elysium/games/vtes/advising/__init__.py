"""How a sensible Methuselah thinks: every option gets a worth in points of pool, and passing is worth nothing."""
