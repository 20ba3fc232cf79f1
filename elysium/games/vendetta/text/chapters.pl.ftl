# The chapters of the rules.

chapter-setup = Przygotowanie
chapter-round = Runda
chapter-planning = Planowanie
chapter-diablerie = Diabolizm
chapter-resolution = Rozstrzyganie dzielnicy
chapter-rewards = Nagrody
chapter-princes-haven = Schronienie Księcia
chapter-round-end = Koniec rundy
chapter-frenzy = Szał
chapter-game-end = Koniec partii
chapter-conflicts-of-rules = Gdy zasady są sprzeczne
chapter-variant = Warianty
chapter-glossary = Pojęcia
chapter-cards = Pojedyncze karty
