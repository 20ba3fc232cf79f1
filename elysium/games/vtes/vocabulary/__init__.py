"""The words that V:TES cards are written in."""
