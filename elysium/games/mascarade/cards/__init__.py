"""The masks, as data."""
