# The log: what players choose, then what happens, in Spanish.

## Choices

event-pass = { $actor } pasa.
event-bid = { $actor } puja { $amount } de Prestigio.
event-no-bid = { $actor } no puja.
event-other-leader = { $actor } toma a { $card } como Líder.
event-draw-library = { $actor } roba de la Biblioteca.
event-draw-faction = { $actor } roba del Mazo de Facción.
event-recruit = { $actor } recluta a { $card }.
event-claim = { $minion } reclama el Título de Príncipe de la ciudad.
event-play =
    { $has-minion ->
        [0] { $actor } juega { $card }.
       *[other] { $actor } juega { $card } ({ $minion }).
    }
event-use =
    { $has-minion ->
        [0] { $actor } usa { $card }.
       *[other] { $actor } usa { $card } ({ $minion }).
    }
event-attack = { $minion } ataca.
event-aim = El blanco es { $target }.
event-move-out = { $actor } saca a { $card }.
event-join = { $card } se une a { $other }.
event-leave-party = { $card } forma grupo por su cuenta.
event-show-conspiracy = { $actor } enseña { $card } a { $player }.
event-contribute = { $actor } contribuye a { $card }.
event-resolve = { $actor } resuelve { $card }.
event-burn-retainer = { $actor } quema { $card }.
event-turn-up = { $actor } pone { $card } boca arriba.
event-end-actions = { $actor } termina su Fase de Acción.
event-pledge-intel =
    { $number ->
        [0] { $actor } no ofrece nada a cambio de Información.
        [one] { $actor } ofrece { $number } carta a cambio de Información.
       *[other] { $actor } ofrece { $number } cartas a cambio de Información.
    }
event-play-for-intel = { $actor } juega { $card } por su Información.
event-announce = { $actor } anuncia un ataque { $attack }.
event-play-attack = { $actor } juega { $card } boca arriba.
event-lay-nothing = { $actor } no coloca ninguna carta.
event-block = { $actor } bloquea con { $minion }.
event-retarget = El ataque va ahora contra { $card }.
event-burn-mortal = { $actor } quema al Mortal.
event-attach-mortal = { $actor } adjunta al Mortal.
event-burn-for-party = { $actor } quema al Mortal para todo el grupo.
event-make-room = { $actor } quema { $card } para hacer sitio.
event-attack-claimant = { $minion } ataca al pretendiente.
event-exert = { $card } ejerce su Influencia.
event-add-modifier = { $actor } suma { $card }.
event-buy-influence = { $actor } convierte 1 de Prestigio en Influencia.
event-pay-influence = { $actor } ha reunido la Influencia necesaria.
event-abstain = { $actor } se queda fuera.
event-mend = { $actor } descarta una carta para curar a { $card }.
event-discard = { $actor } elige { $card } para descartar.
event-suffer = { $actor } asigna 1 de daño a { $card }.
event-choose = { $actor } elige: { $target }.
event-choose-way =
    { $number ->
        [0] { $actor } elige lo primero.
        [1] { $actor } elige lo segundo.
       *[other] { $actor } elige otra cosa.
    }
event-name-amount = { $actor } dice { $number }.
event-accept = { $actor } dice que sí.
event-decline = { $actor } dice que no.
event-do-first = { $actor } deja que { $card } surta efecto primero.
event-leave-on-top = { $actor } deja la carta encima.
event-move-to-bottom = { $actor } pone la carta al fondo.

## What happens

event-first-player = El jugador 1 es { $player }.
event-rival-is = El Rival de { $player } es { $rival }.
event-leader-chosen = { $player } ha elegido vampiro inicial.
event-begins-with = Empiezas con { $card }.
event-leader-is = El Líder de { $player } es { $card }.
event-auction = Más de un jugador empieza con { $card }: lo subastan.
event-turn-begins = Turno { $turn }: { $player }.
event-phase = { $player }: { $phase }.
event-city-card = Del Mazo de Ciudad sale { $card }.
event-city-shuffled = Se baraja el Mazo de Ciudad.
event-gained-prestige = { $player } gana { $amount } de Prestigio.
event-lost-prestige = { $player } pierde { $amount } de Prestigio.
event-gained-agenda = { $player } gana { $amount } de Objetivo.
event-lost-agenda = { $player } pierde { $amount } de Objetivo.
event-stole-prestige = { $player } roba { $amount } de Prestigio a { $other }.
event-mended = { $card } cura { $amount } de Sangre.
event-lost-blood = { $card } pierde { $amount } de Sangre.
event-stole-blood = { $minion } roba { $amount } de Sangre a { $card }.
event-added-to-card = Se pone { $amount } de Prestigio en { $card }.
event-taken-from-card = Sale { $amount } de Prestigio de { $card }.
event-exhausted = { $card } se agota.
event-readied = { $card } se prepara de nuevo.
event-drew = Robas { $card }.
event-drew-some =
    { $amount ->
        [one] { $player } roba una carta.
       *[other] { $player } roba { $amount } cartas.
    }
event-discarded = { $player } descarta { $card }.
event-recruited = { $card } llega al Refugio de { $player }.
event-entered-play = { $card } entra en juego ({ $player }).
event-laid-down = { $player } coloca una carta boca abajo.
event-laid-conspiracy = { $player } comienza una Conspiración: { $card }.
event-burned = { $card } se quema.
event-left-play = { $card } se descarta.
event-attached = { $card } se adjunta a { $host }.
event-torpor = { $card } cae en Letargo.
event-returned = { $card } deja el Letargo y vuelve al Refugio.
event-came-home = Los vampiros de { $player } vuelven al Refugio.
event-sent-out = { $card } va a Las Calles.
event-called-off = A { $card } le falta Información para este ataque, que se anula.
event-revealed-attack = La carta de Ataque: { $card }.
event-revealed-reaction = La Reacción: { $card }.
event-revealed-top = Encima de la Biblioteca de { $player }: { $card }.
event-looked-at = Ves { $card }.
event-negated = { $card } queda sin efecto.
event-damage-sum =
    { $aggravated ->
        [0] { $amount } de daño para { $card }: atributo { $attribute } + carta { $printed } + textos { $more }.
       *[other] { $amount ->
            [0] { $aggravated } de daño Agravado para { $card }: atributo { $attribute } + carta { $printed } + textos { $more }.
           *[other] { $amount } de daño y { $aggravated } de daño Agravado para { $card }: atributo { $attribute } + carta { $printed } + textos { $more }.
        }
    }
event-reduced = { $card } se libra de { $amount }: atributo { $attribute } + Escudos { $shields }.
event-prevented = Se previene { $amount } de daño a { $card }.
event-damaged =
    { $aggravated ->
        [0] { $card } recibe { $amount } de daño.
       *[other] { $amount ->
            [0] { $card } recibe { $aggravated } de daño Agravado.
           *[other] { $card } recibe { $amount } de daño y { $aggravated } de daño Agravado.
        }
    }
event-unhurt = { $card } sale sin daño.
event-defeated = Cae { $card }, de { $player }.
event-mortal-defeated = { $player } derrota a { $card }.
event-answered = { $player } anuncia { $answer }, con { $number } de Influencia.
event-modifier-revealed = { $player } había colocado { $card }.
event-stake-revealed =
    { $number ->
        [0] { $player } no había ocultado nada.
       *[other] { $player } había ocultado { $number } de Prestigio.
    }
event-scheme-succeeds = La Estratagema triunfa por { $yes } a { $no }.
event-scheme-fails = La Estratagema fracasa por { $yes } a { $no }.
event-showed-card = { $player } te enseña { $card }.
event-card-turned-up = { $player } pone { $card } boca arriba.
event-eliminated = { $player } queda fuera de la partida.
event-wins = Gana { $player }.
event-acts = { $card } surte efecto.
event-to-hand = { $player } toma { $card } en la mano.
