"""What every game stands on: positions, steps, decisions, events, chance. Knows no game, no clock, no terminal."""
