"""Sealed Bids: the smallest game with secret simultaneous choices and a hidden deck."""
