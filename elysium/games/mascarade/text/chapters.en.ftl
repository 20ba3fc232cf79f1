# The chapters of the rules.

chapter-setup = Setting up
chapter-turn = A turn
chapter-challenge = When several claim the mask
chapter-fines = Fines
chapter-end = The end of the game
chapter-powers = What the masks do
chapter-scenario = Which masks are in play
