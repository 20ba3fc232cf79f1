"""Cards that tournament decks are made of, by type."""
