# La mesa en el navegador: todo lo que rodea al tablero.

## El tablero

table-ui-middle = Centro de la mesa
table-ui-seats = Asientos
table-ui-you = tú
table-ui-your-seat = Tu asiento, { $player }
table-ui-turn = turno
table-ui-asked = decide
table-ui-left = se fue, juega un bot
table-ui-impulse = Toca decidir a: { $players }
table-ui-zone-of = { $zone } de { $player }
table-ui-empty-hand = No tienes cartas en la mano.

## Cartas

table-ui-face-down = bocabajo
table-ui-one-of = una de { $count }
table-ui-only-you-know = Bocabajo. Solo tú sabes esto:
table-ui-counters = contadores
table-ui-locked = girada
table-ui-cards = Cartas

## Elegir

table-ui-decision = Decisión
table-ui-choose = Elige
table-ui-choose-card = Elegir esta carta
table-ui-options = Lo que puedes elegir
table-ui-filter = Busca entre { $count } opciones
table-ui-nothing-found = Ninguna opción tiene esas palabras.
table-ui-back = Atrás
table-ui-confirm = «{ $option }»: puede que no lo puedas deshacer.
table-ui-do-it = Adelante
table-ui-not-yet = Todavía no
table-ui-undo = Deshacer
table-ui-rules = Reglas
table-ui-no-rules = No hay ninguna regla específica para esto.
table-ui-hurry = Meter prisa
table-ui-kept-back = Ya has respondido. La mesa se entera de que pasas solo cuando eso no revela nada.
table-ui-is-away = { $player } no está.
table-ui-bot-in = Un bot podrá jugar por { $player } dentro de { $time }.
table-ui-bot-for = Que un bot juegue por { $player }
table-ui-bot-for-help = Quien vuelva puede recuperar su asiento en cualquier momento.
table-ui-stops-title = Pausas
table-ui-stops = Pregúntame en estos momentos:
stop-nothing-else = cuando no tengo elección, como cuando solo puedo pasar (para no dar pistas)
stop-empty-handed = cuando ninguna carta mía encaja, lo que nadie más puede saber (para no dar pistas)
pass-episode = Pasar durante esta acción
pass-aimed = Pasar hasta que alguien actúe contra mí
pass-turn = Pasar hasta mi turno
table-ui-stop-passing = Por ahora pasas siempre. Parar

## El registro y la charla

table-ui-log = Lo que ha pasado
table-ui-begins-late = El comienzo de esta larga partida está en su repetición
table-ui-earlier =
    { $count ->
        [one] { $count } paso anterior
       *[other] { $count } pasos anteriores
    }
table-ui-newest = Ir a lo más reciente
table-ui-by-clock = Lo decidió el reloj.
table-ui-chat = Charla
table-ui-chat-empty = Nadie ha dicho nada todavía.
table-ui-chat-write = Di algo
table-ui-chat-send = Enviar
table-ui-chat-seated = Aquí solo pueden hablar quienes están sentados a la mesa.

## La página

table-ui-panels = Partes de la página
table-ui-panel-table = Mesa
table-ui-panel-log = Lo que ha pasado
table-ui-panel-chat = Charla
table-ui-unread = nuevo
table-ui-watching = Estás mirando
table-ui-onlookers =
    { $count ->
        [one] Una persona mira
       *[other] { $count } personas miran
    }
table-ui-reconnecting = Reconectando…
table-ui-clock = Tiempo restante: { $time }
table-ui-days-left =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
table-ui-hours-left =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
table-ui-coming = Preparando la mesa…
table-ui-closed = Esta mesa está cerrada.
table-ui-gone = No se puede llegar a esta mesa
table-ui-gone-help = Pide el enlace completo a quien te invitó.
table-ui-close = Cerrar
table-ui-lobby = Al vestíbulo

## El menú

table-ui-menu = Menú
table-ui-invite = Enlace para amigos que quieran mirar
table-ui-share = Enlace a esta mesa
table-ui-copy = Copiar
table-ui-copied = Copiado
table-ui-link-local = Este enlace solo sirve en este ordenador. Para los demás, inicia el servidor con --host 0.0.0.0 y abre esta página con la dirección del ordenador en tu red.
table-ui-move = Llevar mi asiento a otro dispositivo
table-ui-move-link = Abre este enlace en el otro dispositivo
table-ui-move-secret = Mantenlo en secreto: quien lo abra ocupará tu asiento. Sirve una sola vez.
table-ui-leave = Dejar la mesa
table-ui-leave-sure = ¿De verdad te vas?
table-ui-leave-help = Un bot ocupará tu sitio. Puedes volver mientras dure la partida.
table-ui-come-back = Recuperar mi asiento
table-ui-you-left = Te has ido: un bot juega por ti hasta que vuelvas.
table-ui-resting = Todos se han ido. La partida queda en pausa hasta que alguien recupere su asiento.
table-ui-halted = Esta partida queda en pausa
table-ui-leavers = Quién se ha ido
table-ui-sits-in = En el asiento de { $player }:
table-ui-settings = Ajustes
table-ui-rename = Cambiar mi nombre aquí
table-ui-nameless = Juegas como { $name }. Elige un nombre
table-ui-setting-confirm = Preguntar antes de lo que quizá no se pueda deshacer
table-ui-setting-motion = Mostrar cómo se mueven las cartas
table-ui-seal = Sello del reparto
table-ui-seal-help = El servidor selló su parte del reparto antes de que nadie más interviniera, y el navegador de cada jugador añade un número propio. Al final se muestra la semilla: su SHA-256 debe coincidir con este sello. Así se sabe que nadie ha elegido las cartas.
table-ui-number-of = Número de { $player }, añadido a la semilla
table-ui-drawing = Se está sorteando el reparto
table-ui-drawing-waits = El navegador de cada jugador añade un número. Aún faltan: { $names }.
table-ui-drawing-help = Todos los números están sellados; ahora se abren.

## Lecciones y final

table-ui-lesson = Lección
table-ui-lessons-waiting =
    { $count ->
        [one] Queda { $count } más
       *[other] Quedan { $count } más
    }
table-ui-advised = Una buena jugada aquí: { $option }
table-ui-advised-here = buena jugada
table-ui-understood = Entendido
table-ui-rematch = Jugar otra vez
table-ui-ranking = Clasificación
table-ui-to-rematch = A la siguiente partida
table-ui-replay = Repetición
table-ui-seal-holds =
    { $own ->
        [yes] Comprobado: el sello es el que tu navegador vio primero, y tu número está en el reparto.
       *[no] Comprobado: la semilla corresponde al sello que se mostró primero.
    }
table-ui-seal-broken =
    { $count ->
        [one] ¡El reparto no es como debería!
       *[other] ¡El reparto no es como debería, por { $count } motivos!
    }
doubt-seal-changed = El sello no es el que tu navegador vio primero: el servidor lo ha cambiado.
doubt-seal-broken = La semilla no corresponde al sello: estas no son las cartas que se sellaron.
doubt-table-changed = No se jugó la partida que se selló: sus opciones o sus mazos son otros.
doubt-lot-misfits = Se usó un número que no es el que su jugador había sellado.
doubt-lots-changed = Los números de este reparto no son los que tu navegador vio sellar.
doubt-drawn-again = Después de que tu navegador abriera su número, el servidor hizo repetir el sorteo a todos.
doubt-own-lot-changed = En lugar del número de tu navegador se usó otro.
doubt-own-lot-left-out = El número de tu navegador no está en este reparto. Puede deberse a una conexión lenta, pero también a un servidor que hace trampas.
