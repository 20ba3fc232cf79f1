# The chapters of the rules.

chapter-setup = Setting up
chapter-round = The round
chapter-planning = Planning
chapter-diablerie = Diablerie
chapter-resolution = Resolving a district
chapter-rewards = Rewards
chapter-princes-haven = The Prince’s Haven
chapter-round-end = The end of a round
chapter-frenzy = Frenzy
chapter-game-end = The end of the game
chapter-conflicts-of-rules = When rules contradict each other
chapter-variant = Variants
chapter-glossary = Terms
chapter-cards = Single cards
