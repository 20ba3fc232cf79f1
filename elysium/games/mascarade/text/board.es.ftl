# Mascarade in the browser: what the board says, and the lessons of the guided first game, in Spanish.

## Around the table

board-table = La mesa
board-you = tú
board-coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
board-face-down = carta bocabajo
board-face-up = carta bocarriba: { $mask }
board-face-up-for-you = solo la ves tú: { $mask }
board-has-turn = tiene el turno
board-decides = decidiendo
board-wins = gana
board-may-be-chosen = se puede elegir

board-deal-open = Las máscaras se ven una sola vez. ¿Quién tiene cuál?
board-deal-seen = Ya las he visto
board-deal-time = Se ponen bocabajo en { $seconds } s como mucho; los bots esperan.

## Speech over the seats

board-says-announce = ¡Soy { event-announce.el } { $mask }!
board-says-claim = ¡No, soy yo!
board-says-pass = Yo no.
board-says-say = Soy { event-announce.el } { $mask }.

## What you know about a card

board-certain = Lo sabes con certeza: es { event-announce.el } { $mask }.
board-can-be = Solo puede ser: { $masks }.
board-seen-dealt = Viste repartir aquí { event-announce.el } { $mask }.
board-seen-saw = Miraste en secreto: aquí estaba { event-announce.el } { $mask }.
board-seen-revealed = Aquí se mostró { event-announce.el } { $mask }.
board-seen-dealt-elsewhere = Al repartir, { $place } era { event-announce.el } { $mask }.
board-seen-saw-elsewhere = Miraste en secreto: { $place } era { event-announce.el } { $mask }.
board-seen-revealed-elsewhere = Al mostrarse, { $place } era { event-announce.el } { $mask }.
board-brought =
    { $swaps ->
        [one] Después trajiste aquí la carta de aquel sitio con un intercambio.
       *[other] Después trajiste aquí la carta de aquel sitio con { $swaps } intercambios.
    }
board-reseated = Estaba en este mismo sitio: desde entonces ha habido cambios de asiento.
board-doubts =
    { $count ->
        [one] Desde que la viste, { $count } intercambio puede haberla movido ({ $names }).
       *[other] Desde que la viste, { $count } intercambios pueden haberla movido ({ $names }).
    }
board-may-hold = Dónde puede estar ahora { event-announce.el } { $mask }: { $places }.

## Choosing

board-announce = Anuncia una máscara
board-name-your-mask = Di cuál es tu máscara
board-swap = Intercambiarlas
board-pretend = Solo fingir
board-only-you-know = Solo tú sabrás cuál de las dos cosas has hecho.
board-or-swap = O elige una carta con la que intercambiarla.
board-pick-other-card = Ahora elige la otra carta.
board-pick-other-player = Ahora elige a la otra persona.
board-leave-it = Dejarlo

## The masks in play

board-masks = Máscaras
board-masks-in-play = Las máscaras en juego
board-where = Dónde puede estar: { $places }
board-close = Cerrar

## The guided first game: a word before each kind of choice

lesson-opening-turn = Los cuatro primeros turnos solo sirven para enredar. Elige cualquier carta: la tuya y esa pasan bajo la mesa, y las intercambias o solo lo finges. Nadie más que tú lo sabrá. Recuerda adónde fueron las buenas máscaras.
lesson-take-turn = Puedes hacer tres cosas: mirar tu carta en secreto; intercambiarla con otra, o fingirlo; o anunciar una máscara y usar su poder. No hace falta tener la máscara que anuncias, mientras nadie más la reclame. Gana quien reúna trece monedas. Si ya no sabes quién eres, mira primero.
lesson-goal = El objetivo: reunir trece monedas antes que nadie, o ser quien más tenga cuando alguien se quede sin ninguna. Recuerda de quién es cada máscara.
lesson-claim-too = Alguien dice ser esta máscara. Si crees que en realidad es la tuya, reclámala: quien la tenga usa su poder, y quien se haya equivocado paga 1 moneda. Si no lo tienes claro, déjalo pasar.
lesson-pick-richest = Te paga la persona más rica de las demás. Hay varias igual de ricas: elige a la que suponga más peligro para ti.
lesson-choose-trade = Puedes cambiar todas tus monedas por las de alguien más rico. Si nadie tiene más que tú, quédate con las tuyas.
lesson-choose-two = Elige a dos jugadores: cada uno te paga 1 moneda y luego se cambian de asiento. Sus cartas y monedas se quedan donde están, así que la carta que tienen delante es nueva para ellos.
lesson-choose-spied = Ves tu carta y una más. Elige una carta que te gustaría tener, o una a la que hayas perdido la pista.
lesson-exchange-spied = Ahora conoces las dos cartas. Quédate con la que más te sirva; los demás no pueden saber si las has intercambiado.
lesson-choose-handled = Tomas las cartas de otros dos sin verlas. Siembra la duda en quien parezca muy seguro de su máscara.
lesson-choose-unmasked = Todos menos quien la tiene verán esta carta. Elige una que te intrigue.
lesson-choose-tested = Elige a alguien que seguramente haya perdido la pista de su carta: una respuesta equivocada te da monedas.
lesson-say-who-you-are = Tienes que decir quién eres, y después se muestra tu carta. La mesa guarda tus notas: lee qué puede ser tu carta antes de responder.

## The guided first game: a word when something happens for the first time

lesson-event-face-down = Has visto todas las máscaras una vez, bocarriba. A partir de ahora están bocabajo. La esquina violeta de una carta muestra lo que puedes dar por seguro.
lesson-event-handled = Cuando alguien tiene dos cartas bajo la mesa, quizá cambien de sitio, quizá no: lo que sabías de ellas pasa a ser una suposición.
lesson-event-saw = Lo que ves al mirar una carta no lo sabe nadie más. La mesa lo anota por ti.
lesson-event-announce = Cada vez que se anuncia una máscara, por turno, cada cual puede reclamarla también o dejarlo pasar.
lesson-event-claim = Cuando más de una persona reclama una máscara, todas las que la reclaman tienen que mostrar sus cartas.
lesson-event-uncontested = Si nadie se opone a un anuncio, el poder funciona y no se muestra ninguna carta: mentir sale bien cuando nadie se atreve a reclamar.
lesson-event-revealed = Una carta que se ha mostrado a todos vuelve a quedar bocabajo. Quien tuvo que mostrarla no puede anunciar en el turno siguiente.
lesson-event-nobody-has-it = Si nadie de quienes reclaman una máscara la tiene, no se usa su poder, y todos ellos pagan.
lesson-event-uses-power = De quienes reclaman una máscara, quien de verdad la tiene usa su poder, sea de quien sea el turno.
lesson-event-fined = Reclamar sin razón cuesta 1 moneda. Va a Justicia, el juzgado del centro, de donde la puede recoger el Juez.
lesson-event-took-fines = El Juez se lleva todas las monedas de Justicia. Cuantas más reclamaciones fallidas, más vale esta máscara.
lesson-event-moved = Cuando dos personas se cambian de asiento, las cartas no se mueven: cada cual pasa a tener la que hay delante de su nuevo asiento.
lesson-event-shown-to-others = Cuando una carta se muestra a todos menos a quien la tiene, esa persona sigue sin saber lo que han visto los demás.
lesson-event-won = La partida ha terminado. En la repetición puedes mirar detrás de cada máscara y ver quién intercambió y quién solo fingió.
