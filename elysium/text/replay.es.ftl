## Mirar una partida ya jugada

replay-title = Repetición: { $game }
replay-coming = Volvemos a poner la partida sobre la mesa…
replay-gone = Aquí no hay ninguna repetición
replay-not-begun = Esta partida no ha empezado
replay-not-begun-text = Desde la primera carta podrás repasarla aquí.
replay-to-table = A la mesa
replay-live-note = La partida sigue en juego: ves lo que todos pueden saber. Las demás vistas se abren cuando termine.
replay-refresh = Cargar lo nuevo

## Los ojos de quién

replay-eyes = Con los ojos de
replay-eyes-spectator = Espectador
replay-eyes-open = Todas las cartas a la vista

## La línea de tiempo

replay-timeline = Línea de tiempo
replay-controls = Pasos
replay-step = Paso { $step } de { $last }
replay-step-number = Paso
replay-deal = La mesa está lista.
replay-nothing-told = Nada que estos ojos puedan ver.
replay-to-start = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-to-end = Al final
replay-speed = Velocidad
replay-moment-back = Al momento anterior
replay-moment-forward = Al momento siguiente

## Junto a la mesa

replay-panel-table = Mesa
replay-panel-log = Lo que ha pasado
replay-panel-moments = Momentos
replay-panel-keepsake = Guardar
replay-no-moments = Por ahora nada destaca.
replay-moment-swing = { $player }: { $counter } { $before } → { $after }
replay-moment-reveal =
    { $cards ->
        [one] Se descubre una carta
       *[other] Se descubren { $cards } cartas
    }
replay-moment-out = { $player } queda fuera

## Guardar y comprobar

replay-share = Enlace a esta repetición
replay-share-here = Empezar en el paso { $step }
replay-download = Descargar la grabación
replay-download-help = El comando «{ $command }» abre el mismo archivo en una terminal; también esta página, en «Mirar una grabación».
replay-download-running = Mientras la partida siga en juego, el archivo contiene solo lo que todos pueden saber.
replay-seal-published = Sello, publicado antes de la primera carta
replay-seal-seed = Semilla, mostrada después de la partida
replay-seal-computed = SHA-256 de la semilla, calculado en tu navegador

## Un archivo propio

replay-open-title = Mirar una grabación
replay-open-text = Abre una grabación que hayas descargado de una mesa o guardado en la terminal. Se comprueba y se te muestra; el servidor no guarda nada de ella.
replay-open-button = Elegir un archivo
replay-open-drop = O suéltalo en cualquier lugar de esta página.
replay-open-busy = Leyendo { $file }…
replay-open-other = Abrir otro archivo
replay-file-too-large = { $file } ocupa más de { $most } MB: ninguna grabación de una partida es tan grande.
replay-from-file = Del archivo { $file }
replay-check-help = Quien tiene un archivo puede modificarlo. El comando «{ $command }» vuelve a jugar la partida desde su semilla y compara cada paso.
