# Opening a table on the page, in Spanish.

lobby-clans = Clanes
lobby-clans-help = Vacío o «draft»: cada cual elige uno en orden de turno. «random»: se reparten al azar. O uno para cada asiento, con comas: brujah, ventrue, tremere…
lobby-teams = Equipos
lobby-teams-help = Los compañeros se sientan frente a frente y ganan juntos; para 4 o 6 jugadores.
lobby-locations = Cartas de Ubicación
lobby-locations-help = Cada Ubicación, salvo el Refugio del Príncipe, recibe un lugar con su propia regla.
table-locations-off = Sin ellas
table-locations-printed = Solo las conocidas de la caja
table-locations-all = Todas, también las de Elysium
lobby-relics = Reliquias
lobby-relics-help = Cada cual elige una Reliquia que se puede usar una vez en la partida.
table-relics-off = Sin ellas
table-relics-printed = Solo las conocidas de la caja
table-relics-all = Todas, también las de Elysium
lobby-first = Quién empieza
lobby-first-help = Este asiento tiene primero la ficha de Ambición.
lobby-cards = Otros datos de las cartas
lobby-cards-help = ¿Una carta de tu caja es distinta? Pega aquí tus correcciones, escritas como en un archivo de cartas (YAML). Vacío: las cartas tal como las conocemos.
