"""Bots that think in processes of their own, so that no table waits for another one's bot."""
