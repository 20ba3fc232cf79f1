"""Many games: matches between bots, with numbers one can trust."""
