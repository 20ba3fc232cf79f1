"""The definitions of cards against their official texts and rulings, which are asked of krcg and kept nowhere."""
