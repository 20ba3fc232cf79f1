"""What is printed on the cards of Rivals, and what a definition is made of."""
