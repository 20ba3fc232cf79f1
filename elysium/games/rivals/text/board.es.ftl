# Vampire: The Masquerade – Rivals: the table and what is on it, in Spanish. The terms are those at the head of rules.es.ftl.

## The game

game-name = Vampire: The Masquerade – Rivals
game-blurb = Las coteries se disputan San Francisco a golpes, con susurros y con votos; gana quien antes llega a 13 de Objetivo o acaba con su Rival.

## Table options

table-decks = un mazo por asiento, por su nombre o escrito entero, separados por comas; si no se indica ninguno, los mazos iniciales
table-introductory = yes (sí) o no: cada cual empieza con su vampiro de mayor Potencia de Sangre, como en una primera partida
table-hidden-agendas = yes (sí) o no: los Objetivos están boca abajo hasta que su dueño les da la vuelta
table-printing = first: las cartas tal como se imprimieron primero, o errata: como se cambiaron después
table-events = core o conclave-22: la colección de la que salen los diez Eventos del Mazo de Ciudad
table-first-seat = el asiento que empieza, contando desde 1, o random (al azar)

## Things on the table

no-card = nada
hidden-card = la carta boca abajo #{ $number }
attack-physical = Físico
attack-social = Social
attack-mental = Mental
attack-ranged = A distancia
answer-unanswered = sin respuesta
answer-yes = SÍ
answer-no = NO
answer-abstains = se queda fuera
phase-beginning = Fase Inicial
phase-action = Fase de Acción
phase-end = Fase Final
zone-city = Las Calles: la ciudad
zone-base = Refugio y Objetivo
zone-haven = En el Refugio
zone-streets = En Las Calles
zone-torpor = Letargo
zone-table = En juego
zone-laid-attack = Carta de Ataque
zone-laid-reaction = Reacción
zone-laid-action = Acción
zone-hand = Mano
zone-discard = Pila de descartes
zone-city-discard = Pila de descartes de Ciudad
zone-city-burned = Pila de cartas quemadas de Ciudad
counter-prestige = Prestigio
counter-agenda = Objetivo
counter-hand = Mano
counter-library = Biblioteca
counter-faction = Mazo de Facción
counter-city-deck = Mazo de Ciudad
counter-damage = Daño
counter-influence = Influencia
counter-intel = Información
seat-out = Fuera de la partida
seat-rival = Rival
seat-attacker = Atacante
seat-target = Blanco
seat-blocker = Bloqueador
seat-acting = Actúa
seat-claimant = Reclama el Título de Príncipe
seat-attack = Tipo de ataque
seat-answer = Respuesta
card-note-leader = Líder
card-note-leader-without-influence = Líder, sin Influencia
card-note-no-influence = sin Influencia
card-note-face-down = boca abajo

## What is going on

strip-rival = Tu Rival: { $player }.
strip-actions =
    { $number ->
        [one] A { $player } le queda { $number } acción.
       *[other] A { $player } le quedan { $number } acciones.
    }
strip-attack = { $card } ataca a { $other }.
strip-attack-type = Tipo de ataque: { $attack }. Información: { $intel }.
strip-intel = Información: { $intel }; hacen falta { $number }.
strip-sum = Daño: atributo { $attribute } + carta { $printed } + textos { $more } = { $number }. { $card } resiste { $other }.
strip-damage =
    { $aggravated ->
        [0] Daño a { $card }: { $number }.
       *[other] Daño a { $card }: { $number }, del cual { $aggravated } es Agravado.
    }
strip-blocker = { $card } ha bloqueado.
strip-claim = { $card } reclama el Título de Príncipe.
strip-scheme = La carta de esta acción: { $face }.
strip-answer = { $player }: { $answer }, { $number }.
strip-abstained = { $player } se queda fuera.
strip-influence = Influencia de { $player }: { $number }.

## Moments

stop-act = Fase de Acción
stop-block = bloqueo
stop-attack-card = carta de Ataque
stop-reaction = Reacción
stop-abilities = habilidades en un ataque
stop-prevention = prevención de daño
stop-answer = respuesta a una Estratagema
stop-conspiracy = enseñar una Conspiración

## Decks

refusal-too-many-decks =
    { $decks ->
        [one] Hay { $decks } mazo para { $players } jugadores.
       *[other] Hay { $decks } mazos para { $players } jugadores.
    }
refusal-unsupported-cards =
    { $count ->
        [one] Con esta carta aún no se puede jugar aquí: { $cards }
       *[other] Con estas { $count } cartas aún no se puede jugar aquí: { $cards }
    }

## El tablero

board-table = La mesa de Rivals
board-no-card = sin carta
board-rival-of = Rival: { $player }
board-your-rival = Tu Rival
board-agenda-of = { $value } de { $most } de Objetivo
board-exhausted = agotado
board-nobody-home = nadie
board-last = Lo que acaba de ocurrir
board-happening = Lo que ocurre
board-steps = Pasos del ataque
board-step-target = Blanco
board-step-intel = Información
board-step-type = Tipo
board-step-card = Carta
board-step-block = Bloqueo
board-step-reaction = Reacción
board-step-reveal = Revelar
board-step-abilities = Habilidades
board-step-damage = Daño
board-voices = Quién ha respondido y con cuánta Influencia
board-hidden-too = lo oculto cuenta al final
