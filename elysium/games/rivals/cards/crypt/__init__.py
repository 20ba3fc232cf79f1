"""The vampires, clan by clan."""
