# The page outside of the tables, in Spanish.

page-skip = Saltar al contenido
page-home = Elysium: al vestíbulo
page-navigation = Páginas
page-mine = Mis mesas
page-about = Acerca de
page-language = Idioma
page-language-en = English
page-language-es = Español
page-language-pl = Polski
page-light-theme = Tema claro
page-loading = Un momento…
page-try-again = Volver a intentarlo
page-to-lobby = Al vestíbulo
page-yes = Sí
page-no = No
page-more = Mostrar más
page-clear = Quitarlo todo

## The lobby
page-welcome = Deja el abrigo y ponte la máscara
page-welcome-text = Juegos de cartas de máscaras y vampiros, contra bots o con amigos. Sin cuenta: elige una puerta.
page-players = De { $low } a { $high } jugadores
page-play-bots = Jugar ahora contra bots
page-guided = Primera partida guiada
page-new-table = Mesa nueva
page-cards = Cartas
page-cards-of-table = Las cartas de esta mesa
page-own-cards = En esta mesa se han cambiado algunas cartas.
page-open-tables = Mesas abiertas
page-no-open-tables = Ahora mismo no hay ninguna mesa abierta a todo el mundo. Abre una y los demás la verán aquí.
page-all-mine = Todas mis mesas
page-mine-text = Los asientos que guarda este navegador. Para seguir en otro dispositivo, abre la mesa y traslada allí tu asiento.
page-past-games = Partidas anteriores
page-no-tables-title = Una sala vacía
page-no-tables-text = Todavía no estás en ninguna mesa. Elige un juego en el vestíbulo y la mesa aparecerá aquí.
page-your-turn = Te toca
page-waiting-for = Esperando a { $names }
page-running = En juego
page-resting = En pausa: todos se han ido
page-you-left = Un bot juega por ti
page-is-over = Terminada
page-won-by =
    { $count ->
        [one] Ganó { $names }
       *[other] Ganaron { $names }
    }
page-is-closed = Cerrada
page-seats-free =
    { $free ->
        [0] Todos los asientos están ocupados
        [one] Queda libre { $free } asiento de { $all }
       *[other] Quedan libres { $free } asientos de { $all }
    }
page-notify-me = Avísame cuando me toque
page-notified = Este navegador te avisa cuando te toca

## Opening a table
page-your-name = Tu nombre
page-seats = Asientos
page-player-count =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
page-fewer-players = Un jugador menos
page-more-players = Un jugador más
page-seat-number = Asiento { $number }
page-kind-me = Tú
page-kind-open = Para quien venga
page-kind-friend = Reservado para quien tenga el enlace
page-kind-bot = Bot: { $bot }
page-seats-help = Los asientos que sigan vacíos al empezar los ocuparán bots.
page-seats-by-link = Los asientos libres son para quien tenga el enlace. Los que sigan vacíos al empezar los ocuparán bots.
page-fill-with-bots = Bots en los demás asientos
page-random = Al azar
page-cards-chosen =
    { $count ->
        [0] Aún no has elegido nada
        [one] { $count } carta elegida
       *[other] { $count } cartas elegidas
    }
page-one-more = Una más: { $card }
page-one-fewer = Una menos: { $card }
page-deck-of-the-game = Un mazo de inicio, distinto en cada asiento
page-deck-own = Un mazo propio…
page-deck-paste = Pega aquí el mazo, en cualquiera de los formatos de texto habituales
page-deck-others = Quien ocupe un asiento libre puede traer su propio mazo.
page-deck-bring = Traer tu propio mazo
page-own-deck = trae mazo
page-door = Quién puede entrar
page-public = Todo el mundo: aparece en el vestíbulo
page-by-link = Solo quien tenga el enlace
page-spectators = Otros pueden mirar; solo ven lo que es público
page-clock = Tiempo para pensar
page-clock-none = Sin reloj
page-clock-seconds =
    { $amount ->
        [one] { $amount } segundo por decisión
       *[other] { $amount } segundos por decisión
    }
page-clock-days =
    { $amount ->
        [one] { $amount } día por turno
       *[other] { $amount } días por turno
    }
page-clock-help = Cuando se acaba el tiempo, un bot decide en lugar de quien esté ausente.
page-create-more = Más
page-create-more-help = quién empieza, el reloj, quién puede mirar
page-create-problem = ¿Qué hay que cambiar antes?
page-open-table = Abrir la mesa

## Waiting for the others
page-waiting-title = Se está preparando la mesa
page-seat-open = Libre
page-seat-kept = Reservado para un amigo
page-seat-asked = { $name }: falta su respuesta
page-ask-again = { $name } te propone otra partida
page-ask-again-open = Te proponen otra partida
page-ask-yes = Sí, juego
page-ask-no = No, gracias
page-you = tú
page-away = ausente
page-sit-here = Sentarme aquí
page-sit-at = Sentarme aquí, en el asiento { $number }
page-join-title = Siéntate
page-join = Sentarme en un asiento libre
page-needs-link = Los asientos libres están reservados para amigos: pide el enlace a quien abrió la mesa.
page-table-full = Todos los asientos están ocupados. Si la mesa lo permite, podrás mirar cuando empiece la partida.
page-share = Envía este enlace a tus amigos
page-start = Empezar
page-start-with-bots = Empezar ya: los bots ocupan los asientos libres
page-seat-bots = Sentar bots
page-seat-bot = Sentar un bot
page-seat-bot-at = Sentar un bot en el asiento { $number }
page-free-seat = Dejar libre
page-remove = Retirar
page-remove-sure = ¿Seguro?
page-remove-at = Retirar de la mesa: { $name }
page-hosts = Invita { $name }
page-alter = Cambiar cómo se juega
page-alter-done = Guardar
page-plays-with = Cómo se juega
page-talk = Charla mientras esperas
page-free-seat-at = Dejar libre el asiento { $number }
page-bot-strength = Cómo juegan los bots
page-close-table = Cerrar la mesa
page-close-sure = ¿Cerrarla de verdad para todos?
page-leave = Levantarme e irme
page-removed = Quien abrió la mesa ha dejado libre tu asiento. Puedes volver a sentarte o dejarlo estar.
page-host-starts = La partida empieza cuando todos los asientos están ocupados o cuando lo decide quien abrió la mesa.

## A seat on another device
page-seat-title = ¿Ocupar aquí tu asiento?
page-seat-text = El asiento pasa a este dispositivo. Desde el otro solo se podrá mirar.
page-seat-claim = Sentarme aquí
page-seat-refused-title = No se puede ocupar el asiento
page-seat-no-code-title = Este enlace está incompleto
page-seat-no-code-text = Abre el enlace privado tal como apareció en el otro dispositivo.

## Cards
page-search-cards = Buscar por nombre o texto
page-filter-cards = Filtrar las cartas
page-filter-all = Cualquiera
page-filter-none = Mostrar todas
page-filter-numbers = Por los números impresos
page-card-sources = Grado de certeza
page-cards-found =
    { $count ->
        [0] Ninguna carta que se pueda jugar aquí
        [one] { $count } carta
       *[other] { $count } cartas
    }
page-cards-subset = De las { $all } cartas del juego, aquí se pueden jugar por ahora { $count }.
page-cards-not-yet =
    { $more ->
        [0] Aún no se pueden jugar aquí: { $names }.
       *[other] Aún no se pueden jugar aquí: { $names }; y { $more } más.
    }
page-order = Orden
page-order-of-the-game = Como en el juego
page-order-name = Nombre

## Rules
page-rules = Reglas
page-all-rules = Todas las reglas de este juego
page-search-rules = Buscar en las reglas
page-rules-found =
    { $count ->
        [0] Ninguna regla dice eso.
        [one] { $count } regla.
       *[other] { $count } reglas.
    }
page-rules-text = Cuando la mesa rechaza algo, nombra la regla de la que viene. Lo que hace cada carta está escrito en ella:
page-rule-pending = Esto aún no se aplica aquí.

## When something is wrong
page-no-answer = El servidor no responde. Revisa tu conexión; esta página vuelve a intentarlo por sí sola.
page-lost-title = Se han apagado las velas
page-card-official = Texto oficial y aclaraciones (en inglés)
page-card-rulings = Aclaraciones
page-part-failed = Esta parte de la mesa no se puede mostrar ahora. Puedes seguir eligiendo.
page-nowhere-title = Este pasillo no lleva a ninguna parte
page-nowhere-text = No existe esa página. Puede que el enlace esté incompleto o que la mesa ya no exista.
page-no-such-game = Aquí no hay ningún juego con ese nombre.

## About
page-promise-rules = Se aplican todas las reglas, y cada rechazo dice qué regla lo motiva.
page-promise-secrets = Lo que no debes saber nunca llega a tu navegador; los bots no ven más que un jugador en su asiento.
page-promise-chance = Antes de la primera carta la mesa sella su semilla. Al terminar la partida la semilla se muestra, y cualquiera puede comprobar el reparto.
page-promise-kept = Cada elección se guarda antes de que nadie la vea: nada de lo ocurrido se pierde si falla una conexión o un servidor.
page-settings = Ajustes
page-confirm = Preguntar una vez antes de una elección que quizá no se pueda deshacer
page-keyboard = Con el teclado
page-key-numbers = elige la opción con ese número
page-key-undo = deshace tu última elección mientras se pueda
page-key-pass = pasa, si se puede
page-key-rules = muestra las reglas de esta elección
page-key-escape = cierra lo que está abierto
page-key-tab = recorre todo lo que se puede usar
page-key-enter = elige lo que tiene el foco
page-privacy = Qué se guarda de ti
page-privacy-text = Tu nombre, los asientos que ocupas y lo que escribes en las mesas, en este servidor; una cookie que dice qué asientos son tuyos; y tus ajustes, en este navegador. No se envía nada a nadie más.
page-others-out = Cerrar la sesión en mis otros dispositivos
page-others-out-done = Hecho. Ahora solo este navegador tiene tus asientos.
page-forget = Olvidarme
page-forget-sure = Te levantas de todas las mesas, para siempre. Lo que has jugado queda en sus grabaciones, con tu nombre.
page-forget-yes = Olvidarme ya
page-forget-no = Quedarme
page-forget-done = Aquí ya no eres nadie. Con tu próximo asiento empezamos a conocernos de nuevo.
page-fan = Contenido de aficionados

## Mazos
page-decks = Mazos
page-deck-which = Qué mazo
page-deck-new = Mazo nuevo
page-deck-from-link = Mazo de un enlace
page-deck-kept = Guardados en este navegador
page-deck-kept-here = Los mazos se guardan solo en este navegador. Con un enlace o un archivo llegan a otro sitio.
page-deck-of-game = Incluidos en el juego
page-deck-untitled = Mazo sin nombre
page-deck-bring-list = Pegar o abrir
page-deck-read = Leer este mazo
page-deck-open-file = Abrir un archivo
page-deck-too-large = Es demasiado para un mazo.
page-deck-nearest = Quizá:
page-deck-leave-out = Quitar estas cartas
page-deck-damaged = El enlace a este mazo está dañado: no ha llegado entero. Pídelo otra vez, completo.
page-deck-rooms = Qué mirar
page-deck-room-deck = Mazo
page-deck-room-cards = Cartas
page-deck-room-hand = Mano
page-deck-title = Nombre del mazo
page-deck-empty = Elige un mazo, pega uno o mete cartas en uno nuevo.
page-deck-fits = Se puede jugar aquí
page-deck-problems =
    { $count ->
        [one] { $count } cosa por corregir
       *[other] { $count } cosas por corregir
    }
page-deck-missing =
    { $count ->
        [one] { $count } carta todavía no se puede jugar aquí
       *[other] { $count } cartas todavía no se pueden jugar aquí
    }
page-deck-missing-one = aún no
page-deck-missing-text = Esta carta existe, pero todavía no se puede jugar aquí.
page-deck-play = Jugar con este mazo
page-deck-keep = Guardar este mazo
page-deck-delete = Borrar
page-deck-delete-sure = Borrarlo para siempre
page-deck-share = Compartir y exportar
page-deck-link = Un enlace que contiene el mazo entero
page-deck-write = Escribirlo como
page-deck-written = El mazo como texto
page-deck-shape-text = Texto
page-deck-shape-json = JSON
page-deck-leads = líder
page-deck-lead = { $card } empieza la partida
page-deck-copies =
    { $count ->
        [0] no está en el mazo
        [one] { $count } copia en el mazo
       *[other] { $count } copias en el mazo
    }
page-deck-value = Lo que cuesta, exige o contiene
page-deck-pile = Parte del mazo
page-deck-curve = Cartas según lo que cuestan, exigen o contienen
page-deck-curve-step =
    { $count ->
        [one] { $value }: { $count } carta
       *[other] { $value }: { $count } cartas
    }
page-deck-hand = Una mano para empezar
page-deck-draw = Robar una mano
page-deck-draw-again = Robar otra
page-deck-nothing-to-draw = Todavía no hay nada que robar.
page-deck-build = Construir un mazo
