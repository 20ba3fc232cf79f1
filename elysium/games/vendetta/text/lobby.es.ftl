# Opening a table on the page, in Spanish.

lobby-clans = Clanes
lobby-clans-help = Cada cual elige uno en orden de turno, o se reparten al azar.
table-clans-draft = Elegir por turnos
table-clans-random = Repartir al azar
lobby-teams = Equipos
lobby-teams-help = Los compañeros se sientan frente a frente y ganan juntos: asientos 1 y 3, 2 y 4; con seis jugadores, 1 y 4, 2 y 5, 3 y 6.
lobby-locations = Cartas de Ubicación
lobby-locations-help = Cada Ubicación, salvo el Refugio del Príncipe, recibe un lugar con su propia regla.
table-locations-off = Sin ellas
table-locations-printed = Solo las de la caja
table-locations-all = Todas, también las de Elysium
lobby-relics = Reliquias
lobby-relics-help = Cada cual elige una Reliquia que se puede usar una vez en la partida.
table-relics-off = Sin ellas
table-relics-printed = Solo las de la caja
table-relics-all = Todas, también las de Elysium
lobby-first = Quién empieza
lobby-first-help = Este asiento tiene primero la ficha de Ambición.
lobby-cards = Correcciones de las cartas
lobby-cards-help = ¿Una carta de tu caja es distinta? Elige un archivo de cartas (YAML) con tus correcciones. Sin archivo: las cartas tal como las conocemos.
