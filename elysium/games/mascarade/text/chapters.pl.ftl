# The chapters of the rules.

chapter-setup = Przygotowanie
chapter-turn = Tura
chapter-challenge = Gdy zgłasza się kilka osób
chapter-fines = Grzywny
chapter-end = Koniec partii
chapter-powers = Co robią maski
chapter-scenario = Które maski są w grze
