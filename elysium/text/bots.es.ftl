# Los bots que ofrece la sala.

bot-random = Despreocupado
bot-random-help = Juega cualquier cosa permitida. Bueno para un primer vistazo a las reglas.
bot-heuristic = Sensato
bot-heuristic-help = Juega al momento, como lo haría una persona sensata que ve lo mismo que él.
bot-search-100 = Reflexivo
bot-search-100-help = Prueba sus opciones en cien partidas imaginadas antes de decidir.
bot-search-400 = Astuto
bot-search-400-help = Prueba sus opciones en cuatrocientas partidas imaginadas.
bot-search-2s = Magistral
bot-search-2s-help = Piensa cada decisión durante dos segundos enteros.
refusal-bot-too-slow = «{ $name }» haría esperar a los demás: aquí un bot puede pensar como mucho { $seconds } segundos o { $iterations } iteraciones.
