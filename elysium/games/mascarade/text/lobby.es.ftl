# Opening a table on the page, in Spanish.

lobby-side = Máscaras
lobby-side-help = Qué máscaras están en juego.
table-side-A = Lado A: para conocer el juego
table-side-B = Lado B: con más estrategia
lobby-masks = Las máscaras que elijas tú
lobby-masks-help = Una máscara por jugador; hasta dos más quedan en el centro. El Juez debe estar entre ellas.
lobby-first = Quién empieza
lobby-first-help = El primer turno es para este asiento.
lobby-notes = Notas
lobby-notes-help = Junto a cada máscara la mesa te anota, solo a ti, cuál puede ser según lo que has visto. Sin notas hay que recordarlo, como en una mesa de verdad.
