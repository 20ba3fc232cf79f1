"""The rules of Vendetta, in the order of the rulebook."""
