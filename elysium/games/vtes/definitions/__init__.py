"""What cards are, before any rule: the card language, its closed lists, and what is printed on each card."""
