"""Definitions of library cards."""
