# Muchas partidas entre bots: a quién favorece un juego.

help-arena = deja que los bots jueguen muchas partidas y muestra a quién favorece el juego, con tablas, números (CSV) e imágenes (PNG y HTML)
help-arena-what = balance: con qué frecuencia gana cada asiento y lo demás que cuente el juego
help-balance-players = cuántos se sientan a la mesa, con comas; si no dices nada, todos los números que admite el juego
help-balance-games = cuántas partidas, repartidas por igual entre los números de jugadores
help-balance-csv = dónde escribir los números: un archivo o una carpeta; si no dices nada, balance-JUEGO.csv en esta carpeta
help-balance-plot = dónde dibujar las imágenes: una carpeta, o un nombre sin extensión, para un PNG y una página (HTML); un nombre acabado en .png o .html para solo una de ellas; si no dices nada, balance-JUEGO.png y .html en esta carpeta
help-balance-no-files = no escribas más archivos que los que nombres

factor-seat = Asiento, desde el primer jugador
ui-balance-title = A quién favorece { $game }
ui-balance-about = { $games ->
    [one] { $games } partida entre bots ({ $bots }), semilla { $seed }.
   *[other] { $games } partidas entre bots ({ $bots }), semilla { $seed }.
  }
ui-balance-legend = 1,00 es la parte justa: tantas victorias como si todos en la mesa tuvieran la misma probabilidad de ganar. Las líneas son intervalos del 95 %.
ui-balance-caution = Así es cuando juegan bots; las personas pueden jugar de otro modo. De cada veinte valores justos, cabe esperar que uno parezca injusto por azar.
ui-balance-above = ▲ gana más de la parte justa
ui-balance-even = ● nada que no explique el azar
ui-balance-below = ▼ gana menos de la parte justa
ui-balance-all = todas las mesas
ui-balance-size = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
  }
ui-balance-given-up = { $games ->
    [one] { $games } partida pasó de { $most } decisiones, se abandonó y no cuenta.
   *[other] { $games } partidas pasaron de { $most } decisiones, se abandonaron y no cuentan.
  }
ui-balance-by-size = Según el número de jugadores
ui-balance-number = Jugadores
ui-balance-ratio = De la parte justa
ui-balance-fair = Justa
ui-balance-shared = Victorias compartidas
ui-balance-length = Decisiones por partida
ui-balance-drawing = { $factor }, { $table }: múltiplos de la parte justa con intervalos del 95 %
ui-balance-mark = { $name }, { $table }: { $ratio } de la parte justa ({ $interval }), { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }
ui-balance-count = { $value }
ui-balance-wins = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-balance-times = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-balance-span = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-balance-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-balance-written = Escrito: { $file }
ui-balance-replaced = Reemplazado: { $file }
ui-balance-no-png = Sin PNG: lo dibuja matplotlib, que no está instalado aquí. Se instala con { $command }.
refusal-too-few-games = Muy pocas partidas ({ $games }): hacen falta al menos { $least }, una por cada número de jugadores.
refusal-no-matplotlib = El PNG lo dibuja matplotlib, que no está instalado aquí. Instálalo con { $command }, o da un nombre acabado en .html: la página no necesita nada.
