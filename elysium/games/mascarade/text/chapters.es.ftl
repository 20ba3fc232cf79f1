# The chapters of the rules.

chapter-setup = Preparación
chapter-turn = El turno
chapter-challenge = Cuando varios reclaman la máscara
chapter-fines = Multas
chapter-end = El final de la partida
chapter-powers = Qué hacen las máscaras
chapter-scenario = Qué máscaras se usan
