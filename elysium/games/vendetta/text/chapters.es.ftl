# The chapters of the rules.

chapter-setup = Preparación
chapter-round = La ronda
chapter-planning = Planificación
chapter-diablerie = Diablerie
chapter-resolution = Resolución de una Ubicación
chapter-rewards = Recompensas
chapter-princes-haven = El Refugio del Príncipe
chapter-round-end = El final de la ronda
chapter-frenzy = Frenesí
chapter-game-end = El final de la partida
chapter-conflicts-of-rules = Cuando las reglas se contradicen
chapter-variant = Variantes
chapter-glossary = Términos
chapter-cards = Cartas concretas
