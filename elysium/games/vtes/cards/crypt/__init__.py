"""Definitions of crypt cards with text of their own."""
