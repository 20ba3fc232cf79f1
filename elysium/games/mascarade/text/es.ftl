# Mascarade: everything the table says, in Spanish.

## The game

game-name = Mascarade
game-blurb = Las máscaras cambian de manos bajo la mesa hasta que nadie sabe muy bien quién es; miente con aplomo y reúne trece monedas.

## Masks

mask-peasant = Campesino
mask-empress = Emperatriz
mask-spy = Espía
mask-swindler = Estafador
mask-guru = Gurú
mask-witch = Hechicera
mask-judge = Juez
mask-thief = Ladrón
mask-fool = Loco
mask-patron = Mecenas
mask-beggar = Mendigo
mask-princess = Princesa
mask-king = Rey
mask-puppet-master = Titiritero
mask-cheater = Tramposo
mask-widow = Viuda

factor-mask = Máscara repartida al principio

mask-star = Con estrella: trae monedas de la Banca.
mask-min-players =
    { $least ->
        [one] Solo a partir de { $least } jugador.
       *[other] Solo a partir de { $least } jugadores.
    }

## Cards, as they are spoken of in other messages

card-own = tu carta
card-of = la carta de { $player }
    .to-player = { card-own }
card-centre = la carta { $number } del centro

## The log: setting up and turns

event-dealt = Se reparte bocarriba { $card }: { $mask }.
event-face-down = Todas las cartas quedan bocabajo. Empieza { $first }.
    .to-first = Todas las cartas quedan bocabajo. Empiezas tú.
event-turn = Es el turno de { $player }.
    .to-player = Es tu turno.
event-look = { $actor } mira su propia carta.
    .to-actor = Miras tu propia carta.
event-saw = En secreto: { $card } es { event-announce.el } { $mask }.
event-handled =
    { $own-first ->
        [1] Bajo la mesa, { $player } toma su carta y { $second }. ¿Las cambia o solo lo finge?
       *[other] Bajo la mesa, { $player } toma { $first } y { $second }. ¿Las cambia o solo lo finge?
    }
    .to-player = Bajo la mesa tomas { $first } y { $second }.
event-handled-really = En secreto: { $first } y { $second } cambian de sitio de verdad.
event-only-pretended = En secreto: { $first } y { $second } siguen donde estaban.

## The log: announcing and challenging

event-announce = { $actor } dice ser { event-announce.el } { $mask }.
    .el =
        { $mask ->
            [Emperatriz] la
            [Hechicera] la
            [Princesa] la
            [Viuda] la
           *[other] el
        }
    .to-actor = Dices ser { event-announce.el } { $mask }.
event-claim = { $actor } reclama la misma máscara.
    .to-actor = Reclamas la misma máscara.
event-pass = { $actor } lo deja pasar.
    .to-actor = Lo dejas pasar.
event-uncontested = Nadie más dice ser { event-announce.el } { $mask }: { $player } usa su poder sin mostrar la carta.
    .to-player = Nadie más dice ser { event-announce.el } { $mask }: usas su poder sin mostrar la carta.
event-revealed = Se revela { $card }: { $mask }.
event-nobody-has-it = Entre las cartas reveladas no está { event-announce.el } { $mask }: nadie usa su poder.
event-uses-power = { $player } es de verdad { event-announce.el } { $mask } y usa su poder.
    .to-player = Eres de verdad { event-announce.el } { $mask } y usas su poder.
event-fined = { $player } paga una multa: 1 moneda va a Justicia.
    .to-player = Pagas una multa: 1 moneda va a Justicia.

## The log: powers

event-took-from-bank =
    { $coins ->
        [0] { $player } no recibe nada: la Banca está vacía.
        [one] { $player } toma { $coins } moneda de la Banca.
       *[other] { $player } toma { $coins } monedas de la Banca.
    }
    .to-player =
        { $coins ->
            [0] No recibes nada: la Banca está vacía.
            [one] Tomas { $coins } moneda de la Banca.
           *[other] Tomas { $coins } monedas de la Banca.
        }
event-took-fines =
    { $coins ->
        [one] { $player } se lleva { $coins } moneda de Justicia.
       *[other] { $player } se lleva { $coins } monedas de Justicia.
    }
    .to-player =
        { $coins ->
            [one] Te llevas { $coins } moneda de Justicia.
           *[other] Te llevas { $coins } monedas de Justicia.
        }
event-paid =
    { $coins ->
        [one] { $payer } da { $coins } moneda a { $player }.
       *[other] { $payer } da { $coins } monedas a { $player }.
    }
    .to-payer =
        { $coins ->
            [one] Das { $coins } moneda a { $player }.
           *[other] Das { $coins } monedas a { $player }.
        }
    .to-player =
        { $coins ->
            [one] { $payer } te da { $coins } moneda.
           *[other] { $payer } te da { $coins } monedas.
        }
event-no-effect = { $player } no gana nada: { event-announce.el } { $mask } no surte efecto.
    .to-player = No ganas nada: { event-announce.el } { $mask } no surte efecto.
event-rob = { $actor } elige entre los más ricos: paga { $player }.
    .to-actor = Eliges entre los más ricos: paga { $player }.
    .to-player = { $actor } elige entre los más ricos: pagas tú.
event-trade = { $actor } intercambia toda su fortuna con { $player }.
    .to-actor = Intercambias toda tu fortuna con { $player }.
    .to-player = { $actor } intercambia toda su fortuna contigo.
event-decline = { $actor } conserva su fortuna.
    .to-actor = Conservas tu fortuna.
event-move = { $actor } mueve los hilos de { $first } y de { $second }.
    .to-actor = Mueves los hilos de { $first } y de { $second }.
    .to-first = { $actor } mueve tus hilos y los de { $second }.
    .to-second = { $actor } mueve los hilos de { $first } y los tuyos.
event-moved = { $first } cambia de asiento con { $second }; las cartas y las monedas se quedan donde están.
    .to-first = Cambias de asiento con { $second }; las cartas y las monedas se quedan donde están.
    .to-second = { $first } cambia de asiento contigo; las cartas y las monedas se quedan donde están.
event-spy = { $actor } mira en secreto su propia carta y { $card }.
    .to-actor = Miras en secreto tu propia carta y { $card }.
event-unmask = { $actor } señala { $card }.
    .to-actor = Señalas { $card }.
event-shown-to-others = { $player } muestra su carta a todos los demás, sin mirarla.
    .to-player = Muestras tu carta a todos los demás, sin mirarla.
event-test = { $actor } exige saber qué máscara es { $card }.
    .to-actor = Exiges saber qué máscara es { $card }.
event-say = { $actor } responde: «{ $mask }».
    .to-actor = Respondes: «{ $mask }».

## The log: the end

event-rich-enough =
    { $coins ->
        [one] { $player } tiene ya { $coins } moneda.
       *[other] { $player } tiene ya { $coins } monedas.
    }
    .to-player =
        { $coins ->
            [one] Tienes ya { $coins } moneda.
           *[other] Tienes ya { $coins } monedas.
        }
event-bankrupt = { $player } se queda sin monedas: la partida termina.
    .to-player = Te quedas sin monedas: la partida termina.
event-cheated =
    { $coins ->
        [one] Con { $coins } moneda, { $player } engaña a toda la mesa.
       *[other] Con { $coins } monedas, { $player } engaña a toda la mesa.
    }
    .to-player =
        { $coins ->
            [one] Con { $coins } moneda, engañas a toda la mesa.
           *[other] Con { $coins } monedas, engañas a toda la mesa.
        }
event-won =
    { $coins ->
        [one] { $player } gana con { $coins } moneda.
       *[other] { $player } gana con { $coins } monedas.
    }
    .to-player =
        { $coins ->
            [one] Ganas con { $coins } moneda.
           *[other] Ganas con { $coins } monedas.
        }

## Options: what the buttons say

option-look = Mirar { $card }
option-swap =
    { $really ->
        [really] Intercambiar { $first } con { $second }
       *[pretend] Fingir que intercambias { $first } con { $second }
    }
option-announce = Anunciar { event-announce.el } { $mask }
option-claim = Reclamarla también
option-pass = Dejarlo pasar
option-spy = Espiar { $card }
option-rob = Quitarle monedas a { $player }
option-trade = Intercambiar tu fortuna con { $player }
option-decline = Conservar tus monedas
option-test = Poner a prueba { $card }
option-say = Decir «{ $mask }»
option-unmask = Hacer que los demás vean { $card }
option-move = Hacer pagar y cambiar de asiento a { $first } y a { $second }

# Many of them together

group-swap = Intercambiar o fingirlo…
group-announce = Anunciar una máscara…

## Questions: what the person who must choose reads, and what the others read

choice-opening-turn = Turno inicial: toma a escondidas tu carta y otra. ¿Las intercambias o solo lo finges?
waiting-opening-turn = Esperando a que { $player } tome dos cartas bajo la mesa.

choice-take-turn = Es tu turno: mira tu carta, cámbiala o finge que la cambias, o anuncia una máscara.
waiting-take-turn = Esperando a que { $player } mire, cambie o anuncie.

choice-claim-too = { $announcer } dice ser { event-announce.el } { $mask }. ¿Reclamas tú la máscara?
waiting-claim-too = Esperando a que { $player } decida si también dice ser { event-announce.el } { $mask }.

choice-pick-richest = Hay un empate entre los más ricos: ¿quién te paga?
waiting-pick-richest = Esperando a que { $player } elija quién paga de entre los más ricos.

choice-choose-trade = ¿Con quién intercambias toda tu fortuna? También puedes conservarla.
waiting-choose-trade = Esperando a que { $player } decida si intercambia su fortuna con alguien.

choice-choose-two = ¿Qué dos jugadores te pagan y se cambian de asiento?
waiting-choose-two = Esperando a que { $player } elija a dos jugadores que pagarán y cambiarán de asiento.

choice-choose-spied = ¿De quién miras la carta, además de la tuya?
waiting-choose-spied = Esperando a que { $player } elija a quién espiar.

choice-exchange-spied = Ya has visto las dos cartas. ¿Las intercambias o solo lo finges?
waiting-exchange-spied = Esperando a que { $player } devuelva las dos cartas a la mesa.

choice-choose-handled = ¿De qué dos jugadores tomas las cartas? Intercámbialas o solo fíngelo.
waiting-choose-handled = Esperando a que { $player } tome las cartas de otros dos jugadores.

choice-choose-unmasked = ¿Quién debe mostrar su carta a todos los demás, sin mirarla?
waiting-choose-unmasked = Esperando a que { $player } elija de quién es la carta que se muestra.

choice-choose-tested = ¿Quién debe decir cuál es su máscara y después mostrar la carta?
waiting-choose-tested = Esperando a que { $player } elija a quién pone a prueba.

choice-say-who-you-are = ¿Quién eres? Di cuál es tu máscara. Después todos verán tu carta; si te equivocas, te costará monedas.
waiting-say-who-you-are = Esperando a que { $player } diga cuál es su máscara.

## What the masks do

effect-take =
    { $amount ->
        [one] Toma { $amount } moneda de la Banca.
       *[other] Toma { $amount } monedas de la Banca.
    }
effect-neighbours-take =
    { $amount ->
        [one] Tus vecinos de la izquierda y de la derecha toman { $amount } moneda de la Banca cada uno.
       *[other] Tus vecinos de la izquierda y de la derecha toman { $amount } monedas de la Banca cada uno.
    }
effect-top-up = Toma de la Banca las monedas que te falten para llegar a { $amount }; si ya tienes tantas o más, no pasa nada.
effect-take-fines = Llévate todas las monedas de Justicia.
effect-rob-neighbours =
    { $amount ->
        [one] Quita { $amount } moneda a cada uno de tus dos vecinos.
       *[other] Quita { $amount } monedas a cada uno de tus dos vecinos.
    }
effect-beg =
    { $amount ->
        [one] En sentido horario desde tu izquierda, cada jugador que sea más rico que tú en ese momento te da { $amount } moneda.
       *[other] En sentido horario desde tu izquierda, cada jugador que sea más rico que tú en ese momento te da { $amount } monedas.
    }
effect-rob-richest =
    { $amount ->
        [one] Quita { $amount } moneda al más rico de los demás jugadores; si hay empate, elige a uno.
       *[other] Quita { $amount } monedas al más rico de los demás jugadores; si hay empate, elige a uno.
    }
effect-win-with = Si tienes { $amount } o más monedas, ganas la partida en el acto.
effect-trade-fortunes = Puedes cambiar todas tus monedas por todas las de otro jugador.
effect-rob-two =
    { $amount ->
        [one] Quita { $amount } moneda a cada uno de otros dos jugadores; después ambos se intercambian los asientos y dejan sus cartas y monedas donde estaban.
       *[other] Quita { $amount } monedas a cada uno de otros dos jugadores; después ambos se intercambian los asientos y dejan sus cartas y monedas donde estaban.
    }
effect-spy = Elige a otro jugador y mira, solo para ti, su carta y la tuya; después, a escondidas, intercámbialas o finge hacerlo.
effect-handle-two = Toma sin verlas las cartas de otros dos jugadores e intercámbialas o finge hacerlo.
effect-unmask = Elige a otro jugador, que muestra su carta a todos los demás sin mirarla.
effect-test-another =
    { $amount ->
        [one] Elige a otro jugador, que dice cuál es su máscara y después muestra su carta a todos; si se equivoca, te da { $amount } moneda.
       *[other] Elige a otro jugador, que dice cuál es su máscara y después muestra su carta a todos; si se equivoca, te da { $amount } monedas.
    }
effect-together = Si un mismo desafío muestra las dos copias, en lugar de lo anterior se aplica esto a cada dueño: { $effects }

## Refusals: choices

refusal-opening-turn = En los cuatro primeros turnos solo se toman cartas bajo la mesa. Intercambia tu carta con otra o finge hacerlo.
refusal-look-swap-or-announce = Eso no se puede hacer en un turno. Mira tu carta, cámbiala o finge que la cambias, o anuncia una máscara.
refusal-only-your-own-card = Solo puedes mirar tu propia carta.
refusal-one-card-must-be-yours = Una de las dos cartas debe ser la tuya. Elige la tuya y otra más.
refusal-own-card-first = Nombra primero tu propia carta y después la otra.
refusal-pair-in-seat-order = Nombra a los dos en el orden de sus asientos.
refusal-two-different-cards = Una carta no puede intercambiarse consigo misma. Elige una segunda carta.
refusal-no-such-centre-card = En el centro no hay esa carta. Elige una que esté en la mesa.
refusal-mask-not-in-play = Esa máscara no está en esta partida. Anuncia una que sí lo esté.
refusal-just-revealed = Tu carta tuvo que mostrarse en el turno anterior, así que ahora no puedes anunciar. Mírala, cámbiala o finge que la cambias.
refusal-claim-or-pass = Solo puedes reclamar la máscara anunciada o dejarlo pasar.
refusal-never-yourself = No puedes elegirte a ti. Elige a otro jugador.
refusal-another-player = Este poder actúa solo sobre otro jugador, no sobre una carta del centro. Elige a otra persona de la mesa.
refusal-only-the-richest = Solo paga el más rico de los demás. Elige a uno de los que tienen la mayor fortuna.
refusal-two-different-others = Elige a dos jugadores distintos, sin contarte a ti.
refusal-only-the-spied-card = Solo tienes en las manos tu carta y la que acabas de mirar. Intercambia esas dos o finge hacerlo.
refusal-two-cards-of-others = Toma las cartas de dos jugadores distintos; no valen ni la tuya ni las del centro.
refusal-name-a-mask-in-play = Debes responder, y con una máscara que esté en esta partida.

## Refusals: setting up a table

refusal-side-or-masks = No se puede indicar a la vez un lado y una lista de máscaras. Quita una de las dos cosas.
refusal-scenario-needs-judge = Falta el Juez. Añade «judge» a la lista.
refusal-both-peasants-or-none = No puede haber un solo Campesino. Escribe «peasant» dos veces o ninguna.
refusal-too-many-copies =
    { $copies ->
        [one] En la caja hay solo { $copies } copia de «{ $mask }». Quita de la lista las que sobran.
       *[other] En la caja hay solo { $copies } copias de «{ $mask }». Quita de la lista las que sobran.
    }
refusal-too-few-for-mask =
    { $least ->
        [one] La máscara «{ $mask }» exige al menos { $least } jugador. Elige otra máscara.
       *[other] La máscara «{ $mask }» exige al menos { $least } jugadores. Elige otra máscara.
    }
refusal-too-few-stars = Hay pocas máscaras con estrella: { $stars }, y esta lista exige al menos { $least }. Añade máscaras que traigan monedas de la Banca.
refusal-small-table-six-masks =
    { $least ->
        [one] Con 4 o 5 jugadores la lista debe tener exactamente { $least } máscara, no { $count }.
       *[other] Con 4 o 5 jugadores la lista debe tener exactamente { $least } máscaras, no { $count }.
    }
refusal-mask-for-each-player = Cada jugador necesita una máscara (máscaras indicadas: { $count }; jugadores: { $players }). Indica una para cada uno.
refusal-too-many-centre-cards =
    { $most ->
        [one] En esta mesa cabe como mucho { $most } máscara, contando dos en el centro; la lista tiene { $count }. Quita algunas.
       *[other] En esta mesa caben como mucho { $most } máscaras, contando dos en el centro; la lista tiene { $count }. Quita algunas.
    }

## Refusals: positions in ruling files

refusal-bad-seating = El orden de los asientos debe nombrar a cada jugador exactamente una vez.
refusal-masks-by-name = Las máscaras se indican por nombre: `masks: {"{"}ana: king, …{"}"}`.
refusal-coins-not-conserved = Las monedas de los jugadores, de Justicia y de la Banca suman { $total } en lugar de { $whole }. Corrige alguna de las cantidades u omite la Banca.
refusal-too-many-opening-turns =
    { $most ->
        [one] Hay como mucho { $most } turno inicial. Indica un número menor.
       *[other] Hay como mucho { $most } turnos iniciales. Indica un número menor.
    }

## Opening a table

note-scenario-origin = Las listas de máscaras son propias de Elysium; no son las de las hojas de escenario impresas.
note-many-stars = Más de la mitad de estas máscaras llevan estrella: las monedas correrán deprisa. Se recomienda no pasar de la mitad.
table-side = Lista de máscaras de Elysium: A para conocer el juego (por defecto), B para partidas más estratégicas.
table-masks = Una lista propia de máscaras en lugar de un lado, separadas por comas: judge,king,empress…
table-first = Quién empieza: random (al azar, por defecto) o el número de un asiento, contando desde 1.
table-notes = Si la mesa anota lo que ha visto cada jugador: yes (sí, por defecto) o no.

## Places and counters

zone-mask = Máscara
zone-centre = Centro
counter-coins = Monedas
counter-court = Justicia
counter-bank = Banca
seat-barred = No puede anunciar
