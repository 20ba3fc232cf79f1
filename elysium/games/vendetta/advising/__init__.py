"""How a sensible player thinks: what cards promise, who is likely to win where, what each decision is worth."""
