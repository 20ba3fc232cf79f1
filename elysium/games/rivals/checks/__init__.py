"""What the cards of Rivals say, compared with what was read from the printed ones."""
