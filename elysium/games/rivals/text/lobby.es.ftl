# Opening a table on the page, in Spanish.

lobby-decks = Mazos
lobby-decks-help = Qué mazo hay en cada asiento. Los demás jugadores no ven tu elección.
lobby-introductory = Primera partida
lobby-introductory-help = Cada cual empieza con su vampiro más fuerte, en lugar de elegirlo.
lobby-hidden-agendas = Objetivos ocultos
lobby-hidden-agendas-help = Los Objetivos están boca abajo hasta que su dueño les da la vuelta, como en las partidas con mazos personalizados.
lobby-printing = Edición
lobby-printing-help = Siete cartas del juego básico se cambiaron en ediciones posteriores.
table-printing-first = La primera
table-printing-errata = La posterior, con cambios
lobby-events = Eventos de la ciudad
lobby-events-help = De qué colección son los diez Eventos del Mazo de Ciudad. Los de Conclave 22 están tomados de una lista de aficionados.
table-events-core = Juego básico
table-events-conclave-22 = Conclave 22
lobby-first = Quién empieza
lobby-first-help = El primer turno es para este asiento.
