"""The cards: what each does beyond what is printed on it."""
