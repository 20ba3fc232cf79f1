# Lo que comparten todos los juegos, en español: la línea de comandos, la mesa en la terminal y los rechazos que no son propios de un juego.

fan-notice = Elysium es contenido no oficial creado por fans. No cuenta con la aprobación ni el respaldo de las editoriales de Mascarade ni de los juegos de Vampire: The Masquerade.

# A text that the server has composed in every language.
composed = { $es }

## The command line
help-elysium = La mesa para los juegos de cartas de mascaradas y vampiros: se cumplen todas las reglas y se guardan todos los secretos.
help-command = COMANDO
help-usage = uso:
help-arguments = argumentos
help-options = opciones
help-help = muestra esta ayuda y termina
help-lang = el idioma: inglés, español o polaco
help-games = muestra los juegos disponibles
help-play = siéntate a una mesa en esta terminal
help-simulate = deja que los bots jueguen muchas partidas y cuenta quién gana
help-replay = mira una partida grabada, paso a paso
help-judge = comprueba si se cumplen los dictámenes de unos archivos
help-rules = muestra las reglas de un juego y dónde se prueba cada una
help-bench = mide la velocidad, si quieres junto a otros motores
help-game = el nombre del juego, tal como aparece en `elysium games`
help-players = cuántos jugadores se sientan a la mesa (6 por defecto, o los habituales donde no pueden jugar seis)
help-option = una opción de la mesa; se puede indicar varias veces
help-json = muestra JSON para programas
help-people = los nombres de las personas ante este teclado, separados por comas; los demás asientos son para bots
help-bots = quién ocupa los demás asientos: random, heuristic, search:400 (iteraciones) o search:2s (segundos)
help-quick = confirma cada elección en el acto, sin posibilidad de deshacerla
help-seed = un texto que fija el reparto, para volver a jugar el mismo
help-record = graba la partida en este archivo cuando termine
help-simulate-bots = quién juega, con comas; si hay menos nombres que asientos, se repiten, y en cada partida todos avanzan un asiento
help-games-count = cuántas partidas
help-simulate-seed = un número que fija todo el azar
help-jobs = cuántos procesos
help-recording = un archivo creado con --record
help-viewer = quién mira: el nombre de un jugador, spectator (espectador) u open (todo a la vista)
help-check = vuelve a jugar la grabación desde su semilla y compárala
help-log = muestra el registro completo y termina
help-rulings = archivos de dictámenes o carpetas que los contienen
help-quiet = muestra solo lo que falla
help-tests = dónde están las pruebas, si no es en esta copia del código
help-runs = cuántas veces se toma cada medida
help-seconds = cuántos segundos dura, más o menos, cada toma
help-peers = mide también OpenSpiel, RLCard y boardgame.io (requiere una copia del código fuente)
help-output = guarda además las filas en este archivo como JSON

## Lists and tables
ui-players = { $high ->
    [one] de { $low } a { $high } jugador
   *[other] de { $low } a { $high } jugadores
  }
ui-rule = Regla
ui-statement = Enunciado
ui-state = Estado
ui-tests = Pruebas
ui-state-tested = con pruebas
ui-state-not-applicable = no aplicable
ui-state-untested = sin pruebas
ui-state-pending = pendiente
ui-rules-summary = { $all ->
    [one] { $all } regla
   *[other] { $all } reglas
  }: { $tested } con pruebas, { $inapplicable ->
    [one] { $inapplicable } no aplicable
   *[other] { $inapplicable } no aplicables
  }, pendientes: { $pending }, sin pruebas: { $untested }.
ui-bot = Bot
ui-seat = Asiento
ui-games = Partidas
ui-wins = Victorias
ui-share = Proporción
ui-interval = Intervalo del 95 %
ui-points = Puntos por partida
ui-margin = Más que los demás
ui-simulating = Jugando con { $form }
rules-form-compiled = reglas compiladas
rules-form-pure = reglas en Python puro
rules-form-outdated = reglas en Python puro; las compiladas proceden de otras fuentes: ejecuta make fast
ui-partial = Interrumpido: estos son los resultados de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }.
ui-simulated = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }, { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
  } en { $seconds } s: { $rate } decisiones por segundo.
ui-measuring = Midiendo { $what }
ui-engine = Motor
ui-table = Mesa
ui-measure = Medida
ui-median = Mediana
ui-noise = Ruido
ui-ratio = Elysium es … veces mejor:
judge-summary = { $passed ->
    [one] { $passed } archivo correcto
   *[other] { $passed } archivos correctos
  }, { $failed } con fallos, { $broken ->
    [one] { $broken } ilegible
   *[other] { $broken } ilegibles
  }.
judge-difference = línea { $line }: { $what }: se esperaba { $expected }, hay { $found }
judge-legal = Se podía elegir:
judge-unplayed = { $count ->
    [one] La jugada siguiente no se ha jugado.
   *[other] Las { $count } jugadas siguientes no se han jugado.
}

## The table
ui-you = Visitante
ui-player = Jugador
ui-one-of = una de { $count }
ui-thinking = { $player } está pensando… { $percent } %
ui-hints = Elige con un número o con palabras. ? reglas · c cartas · c NOMBRE una carta · l registro · q salir
ui-hint-undo = · u deshacer
ui-hint-stops = · s dónde parar · h montones
ui-position-kept = La posición se ha guardado en { $file }.
ui-gone-back = La mesa vuelve al momento anterior a que { $player } eligiera «{ $option }». Elige otra cosa.
ui-confirm = Solo Intro para seguir, u para deshacer:
ui-taken-back = Deshecho.
ui-hand-over = La próxima decisión es solo para los ojos de { $player }. { $player }, pulsa Intro cuando no haya nadie más ante la pantalla.
ui-table-closed = La mesa está cerrada.
ui-interrupted = Interrumpido.
ui-recorded = La partida queda grabada en { $file }.
ui-commitment = Sello de este reparto (SHA-256 de su semilla): { $hash }
ui-seed = La semilla era { $seed }: su SHA-256 es el sello mostrado al principio.
ui-drawn-from =
    { $count ->
        [0] Repartido solo a partir de la semilla: ningún jugador añadió un número.
        [one] Repartido a partir de la semilla y del número de { $names }.
       *[other] Repartido a partir de la semilla y de los números de { $names }.
    }
ui-left-out =
    { $fault ->
        [silent] { $name } no añadió nada: su número no llegó a tiempo.
        [withheld] { $name } quedó fuera: su número sellado no se abrió a tiempo.
       *[misfit] { $name } quedó fuera: el número que abrió no es el que había sellado.
    }
ui-the-end = Fin
ui-winners = { $count ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
  }
    .to-names = ¡Has ganado!
ui-replay-hints = Intro avanzar · b retroceder · un número salta a ese paso · v NOMBRE (o spectator, open) cambia el punto de vista · q salir
check-agrees = Jugada de nuevo desde su semilla, la grabación coincide con las reglas actuales.
check-commitment-differs = La semilla no corresponde al sello publicado al principio.
check-lot-differs = Un número que un jugador añadió al reparto no es el que había sellado.
check-table-differs = Las opciones o los mazos de esta partida no son los que se sellaron antes del reparto.
check-deal-differs = Con esta semilla, el reparto sería otro.
check-decision-refused = Las reglas actuales rechazan una decisión grabada.
check-events-differ = Con las reglas actuales, una decisión grabada tiene otras consecuencias.
check-outcome-differs = Con las reglas actuales, la partida termina de otra manera.
check-boards-differ = Las decisiones coinciden, pero los tableros o las palabras del archivo no son los que dan las reglas.

## Refusals
refusal-game-over = La partida ha terminado.
refusal-not-your-decision = Ahora no te toca decidir.
refusal-malformed-option = Esa elección no existe en este juego.
refusal-not-an-option = Eso no se puede elegir aquí.
refusal-only-one-option = Aquí no se puede elegir nada más.
refusal-no-such-number = Elige un número del 1 al { $most }.
refusal-only-pass = Aquí solo puedes pasar: p.
refusal-unknown-word = «{ $word }» ({ $kind }): palabra desconocida. Disponibles: { $known }.
refusal-wrong-word-count = Escríbelo así: { $expected }.
refusal-not-a-number = «{ $word }» no es un número.
refusal-number-too-long = Aquí un número tiene como mucho { $most } cifras.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-undo-others-decided = Alguien más ha decidido después: ya no se puede deshacer.
refusal-undo-something-was-shown = Se ha mostrado algo oculto: ya no se puede deshacer.
refusal-open-only-after-the-game = Las cartas solo se ponen bocarriba para todos cuando termina la partida.
refusal-broken-rule = «{ $option }» ha fallado por un error del programa ({ $detail }). Se conserva la posición anterior: elige otra cosa y, por favor, avisa del error.
refusal-wrong-player-count = { $players ->
    [one] Este juego no admite { $players } jugador: hacen falta de { $low } a { $high }.
   *[other] Este juego no admite { $players } jugadores: hacen falta de { $low } a { $high }.
  }
refusal-unknown-table-option = La mesa no tiene ninguna opción «{ $name }». Disponibles: { $known }.
refusal-option-needs-equals = Escribe las opciones de la mesa como name=value, no «{ $option }».
refusal-option-twice = La opción { $option } aparece dos veces: «{ $one }» y «{ $other }».
refusal-too-many-people = { $people ->
    [one] No cabe { $people } persona
   *[other] No caben { $people } personas
  } en { $players ->
    [one] { $players } asiento.
   *[other] { $players } asientos.
  }
refusal-bad-names = Cada jugador necesita un nombre distinto, sin espacios.
refusal-unknown-game = No hay ningún juego «{ $name }». Disponibles: { $known }.
refusal-not-a-game = El paquete que ofrece «{ $name }» no proporciona ningún juego.
refusal-game-does-not-load = El paquete que ofrece «{ $name }» no se puede cargar: { $detail }
refusal-unknown-bot = No hay ningún bot «{ $name }». Disponibles: { $known }.
refusal-bot-takes-no-budget = El bot { $name } no admite presupuesto.
refusal-bad-budget = «{ $name }»: el presupuesto es un número de iteraciones (search:400) o de segundos (search:2s).
refusal-absurd-budget = «{ $name }»: el presupuesto debe estar entre { $least } y { $most }.
refusal-unknown-language = Aquí no se habla el idioma «{ $name }». Disponibles: { $known }.
refusal-unknown-viewer = Esta grabación no se puede ver como «{ $name }». Disponibles: { $known }; open, solo después de la partida.
refusal-out-of-range = { $name } es { $value }; debe estar entre { $low } y { $high }.
refusal-only-dealt-games-are-recorded = Solo se puede grabar una partida repartida en una mesa.
refusal-bad-snapshot = No se puede leer esta instantánea: { $detail }.
refusal-other-snapshot-version = Esta instantánea se hizo con otro código de reglas; en su lugar, vuelve a jugar sus decisiones.
refusal-no-regular-file = { $file } no es un archivo que se pueda leer hasta el final: indica un archivo normal, no una carpeta, una tubería ni un dispositivo.
refusal-file-too-large = { $file } es demasiado grande: más de { $most } bytes.
refusal-unreadable-file = No se puede leer { $file }: { $detail }.
refusal-unwritable-file = No se puede escribir { $file }: { $detail }.
refusal-system-error = El sistema no lo permite: { $detail }.
refusal-not-a-recording = { $file } no es una grabación de Elysium.
refusal-future-recording = { $file } se creó con una versión más reciente de Elysium (formato { $version }; esta lee hasta el { $known }). Actualiza Elysium para abrirlo.
refusal-damaged-recording = { $file } está dañado: { $detail }.
refusal-no-seed-yet = La partida no ha terminado: su semilla sigue sellada, así que no se puede comprobar.
refusal-no-rulings = No hay ningún archivo de dictámenes en { $file }.
refusal-bad-yaml = Esto no es YAML válido: { $detail }.
refusal-key-twice = La clave «{ $key }» aparece aquí dos veces.
refusal-empty-ruling = El archivo no contiene ningún dictamen.
refusal-ruling-not-a-mapping = Un dictamen es un mapa con las claves rule, game, position, play y expect.
refusal-missing-key = Falta la clave «{ $key }».
refusal-unknown-key = La clave «{ $key }» no significa nada aquí. Disponibles: { $known }.
refusal-position-needs-players = Una posición necesita `players`: una lista de nombres distintos.
refusal-bad-move = Una jugada es `name: choice`, con `refused: RULE` al lado si debe rechazarse, o bien `expect: …` o `undo: name`.
refusal-bad-expectation = Una expectativa es un mapa de lo que debe ser cierto.
refusal-not-a-mapping = «{ $key }» debe ser un mapa: `name: …`.
refusal-not-a-list = «{ $key }» debe ser una lista.
refusal-not-texts = «{ $key }» debe ser un texto o una lista de textos.
refusal-unknown-rule = En las reglas de { $game } no hay ninguna «{ $name }».
refusal-nothing-to-check = Este dictamen no comprueba nada: necesita `play`, `expect` o `refused`.
refusal-position-and-table = Un dictamen parte de una `position` o de una `table`, no de ambas.
refusal-bad-player-name = Aquí ningún jugador puede llamarse «{ $name }»: no es una sola palabra o significa otra cosa. Elige otro nombre.
refusal-no-such-folder = No existe la carpeta { $file }.
refusal-no-tests-folder = Las pruebas no están aquí; indica su carpeta con --tests.
refusal-no-peers-folder = Los demás motores solo se pueden medir desde una copia del código fuente.
refusal-peers-failed = No se han podido medir los demás motores: { $detail }
refusal-refused-table-cannot-go-on = Una mesa rechazada no puede continuar: «{ $key }» no puede ir junto a `refused`.

## Decks and cards
help-deck = comprueba un mazo o muéstralo en cualquiera de los formatos habituales
help-cards = muestra las cartas de un juego que se pueden jugar aquí
help-deck-what = comprueba si se puede jugar con él (check) o muéstralo (show)
help-deck-source = un archivo con un mazo, o el nombre de uno de los que trae el juego
help-deck-game = para qué juego es
help-deck-players = cuántos jugadores se sientan a la mesa (por defecto, los que suelen jugar)
help-shape = escríbelo en este formato: text o json; para vtes también twd, lackey, jol o vdb
help-card-search = solo cartas con esto en el nombre o en el texto
help-cards-option = las cartas como las tiene una mesa con esta opción: cards=ARCHIVO para un archivo de cartas propio
help-coverage = di también cuántas cartas de cada colección y cuántos mazos ganadores de torneos se pueden jugar aquí, y qué cartas conviene hacer después
help-cards-check = compara todas las definiciones con los textos y aclaraciones oficiales
ui-card-printed = Texto oficial
ui-card-definition = Definición
ui-card-rulings = Aclaraciones oficiales
ui-card-tests = Casos que la juegan
ui-ruling-open = pendiente
ui-check-only-text = solo en el texto oficial
ui-check-only-definition = solo en la definición
ui-check-idle = Ya no se refiere a nada: { $about }
ui-check-texts = Cartas comparadas con su texto oficial: { $cards }, en { $compared } puntos. Diferencias: { $count }
ui-check-rulings = Aclaraciones oficiales: { $all }. Cubiertas aquí: { $covered }. Sin efecto aquí: { $harmless }. Pendientes: { $open }
refusal-no-card-check = { $name } no tiene textos oficiales con los que comparar sus cartas.
ui-type-vampire = Vampiros
ui-type-imbued = Imbuidos
ui-type-master = Heriles
ui-type-conviction = Convicciones
ui-type-action = Acciones
ui-type-political = Acciones políticas
ui-type-ally = Aliados
ui-type-retainer = Criados
ui-type-equipment = Equipo
ui-type-power = Poderes
ui-type-modifier = Modificadores de acción
ui-type-reaction = Reacciones
ui-type-combat = Combate
ui-type-event = Eventos
ui-section = { $title } ({ $count })
ui-deck-fits = { $name } se puede jugar en una mesa de { $players }.
ui-deck-legal-only = { $name } es legal en una mesa de { $players }, pero algunas de sus cartas todavía no se pueden jugar aquí:
ui-deck-refused = { $name } no se admite en una mesa de { $players }:
ui-deck-line-no-card = Línea { $line }: «{ $text }» no es ninguna carta.
ui-deck-line-bad-count = Línea { $line }: «{ $text }»: de una carta hay entre 1 y { $most } copias.
ui-deck-line-wrong-pile = Línea { $line }: «{ $text }» no va en esa parte del mazo.
ui-deck-line-not-for-decks = Línea { $line }: nadie trae «{ $text }» en un mazo.
ui-deck-nearest = Quizá: { $names }.
ui-deck-unsupported = Todavía no se pueden jugar aquí: { $names }
ui-cards-supported = Cartas que se pueden jugar aquí: { $count }
ui-cards-found = Cartas encontradas que se pueden jugar aquí: { $count }
ui-cards-not-yet = Aún no se pueden jugar aquí: { $names }
ui-sets-which = Colección
ui-sets-total = Cartas
ui-sets-playable = Jugables
ui-sets-verified = Cotejadas con las cartas impresas
ui-decks-which = Ganadores de torneos
ui-decks-total = Mazos
ui-decks-playable = Jugables
ui-decks-lacking-two = Les faltan dos cartas como mucho
ui-cards-next = Las próximas que conviene hacer: { $names }
note-banned-card = { $card } está prohibida en los torneos.
refusal-no-decks = En { $name } los jugadores no traen mazos.
refusal-not-a-count = «{ $key }» debe ser un número entero, 0 o más, y no «{ $value }».
refusal-not-a-flag = «{ $key }» debe ser `true` o `false`, y no «{ $value }».
refusal-no-positions = Este juego no dice cómo se describen sus posiciones; un dictamen solo puede repartir una mesa.
refusal-yes-or-no = { $name } es yes (sí) o no, no «{ $value }».
refusal-not-one-of = { $name } no puede ser «{ $value }». Valores posibles: { $known }.
refusal-no-such-seat =
    { $players ->
        [one] No hay ningún asiento «{ $seat }» en esta mesa de { $players } jugador. Indica un número del 1 al { $players }, o «random».
       *[other] No hay ningún asiento «{ $seat }» en esta mesa de { $players } jugadores. Indica un número del 1 al { $players }, o «random».
    }
refusal-unknown-deck = No hay ningún archivo ni ningún mazo «{ $name }». Mazos disponibles: { $known }.
refusal-deck-too-long = { $file } es demasiado largo para ser un mazo: pasa de { $most } líneas.
refusal-not-a-text = { $file } no es un archivo de texto.
refusal-empty-deck = El archivo de mazo { $file } está vacío.
refusal-no-cards-in-deck = No hay ninguna carta en { $file }.
refusal-unknown-cards = Líneas que no son una carta con entre 1 y { $most } copias ({ $count }): { $where }
refusal-unknown-deck-shape = Un mazo no se puede escribir como «{ $name }». Disponibles: { $known }.
refusal-deck-without-crypt = { $name } no tiene cripta, así que no se puede escribir.
refusal-bad-deck-json = { $file } no es un mazo en JSON: { $detail }.
refusal-bad-deck-address = { $file } no es una dirección que contenga un mazo.
refusal-crypt-too-small = Cartas en la cripta: { $cards }; el mínimo es { $least }.
refusal-library-too-small = Cartas en la biblioteca: { $cards }; el mínimo es { $least }.
refusal-library-too-large = Cartas en la biblioteca: { $cards }; en una mesa de { $players } el máximo es { $most }.
refusal-groups-too-far-apart = La cripta tiene los grupos { $groups }; solo pueden ir juntos un grupo o dos consecutivos.
refusal-library-card-in-crypt = { $card } va en la biblioteca, no en la cripta.
refusal-crypt-card-in-library = { $card } va en la cripta, no en la biblioteca.
