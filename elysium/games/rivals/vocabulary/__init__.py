"""The words that card definitions are written in."""
