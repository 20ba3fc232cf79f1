# Vampire: The Masquerade – Rivals: the frame of card texts, in Spanish. The terms are those at the head of rules.es.ftl.

## Headers

card-vampire = { $clan }, Potencia de Sangre { $potency }. Físico { $physical }, Social { $social }, Mental { $mental }. { $disciplines }.
card-needs-potency = Potencia de Sangre { $potency }
card-attack = Ataque { $attack }, daño { $damage }.
card-reaction = Reacción contra: { $attacks }.
card-shield = Escudo { $shield }.
card-damage = Daño { $damage }.
card-unverified = Sin cotejar con la carta impresa.
card-leader-ability = Habilidad de Líder:
card-mortal =
    { $agenda ->
        [0] Sangre { $blood }.
       *[other] Sangre { $blood }, Objetivo { $agenda }.
    }
keyword-guard = Guarda: puede bloquear ataques A distancia.
keyword-relentless = Implacable.
keyword-targeted = Dirigida.
keyword-aggravated = Agravado.
keyword-unique = Único.
keyword-one-per-player = Uno por jugador.
keyword-two-actions = Dos acciones.

kind-haven = Refugio
kind-agenda = Objetivo
kind-action = Acción
kind-unhosted-action = Acción Independiente
kind-attack = Ataque
kind-reaction = Reacción
kind-influence-modifier = Modificador de Influencia
kind-scheme = Estratagema
kind-conspiracy = Conspiración
kind-title = Título
kind-ongoing = En curso
kind-event = Evento
kind-mortal = Mortal
kind-citizen = Ciudadano
kind-retainer = Criado
kind-antagonist = Antagonista
kind-second-inquisition = Segunda Inquisición
kind-special = especial
kind-ritual = ritual
kind-trap = trampa
kind-animal = animal
kind-gift = don
kind-ghoul = ghoul
kind-rite = rito
kind-alchemy = alquimia
kind-relic = reliquia
kind-vehicle = vehículo
kind-monster = monstruo
kind-form = forma

factor-clan = Clan
clan-brujah = Brujah
clan-malkavian = Malkavian
clan-toreador = Toreador
clan-ventrue = Ventrue
clan-banu-haqim = Banu Haqim
clan-caitiff = Caitiff
clan-gangrel = Gangrel
clan-hecata = Hecata
clan-lasombra = Lasombra
clan-ministry = Ministerio
clan-nosferatu = Nosferatu
clan-ravnos = Ravnos
clan-salubri = Salubri
clan-thin-blood = Sangre Débil
clan-tremere = Tremere
clan-tzimisce = Tzimisce
clan-faithful = Fiel
clan-inquisitive = Inquisitivo
clan-martial = Marcial
clan-red-talons = Garras Rojas
clan-silver-fangs = Colmillos Plateados

discipline-animalism = Animalismo
discipline-auspex = Auspex
discipline-celerity = Celeridad
discipline-dominate = Dominación
discipline-fortitude = Fortaleza
discipline-obfuscate = Ofuscación
discipline-potence = Potencia
discipline-presence = Presencia
discipline-protean = Protean
discipline-blood-sorcery = Magia de Sangre
discipline-thin-blood-alchemy = Alquimia de Sangre Débil
discipline-oblivion = Olvido
discipline-arsenal = Arsenal
discipline-beast-whisperer = Susurrador de Bestias
discipline-drone-jockey = Piloto de Drones
discipline-fleet = Flota
discipline-global = Alcance Global
discipline-library = Archivo
discipline-ordnance = Artillería
discipline-repel-the-unnatural = Repeler lo Antinatural
discipline-sense-the-unnatural = Percibir lo Antinatural
discipline-thwart-the-unnatural = Frustrar lo Antinatural
discipline-ahroun = Ahroun
discipline-galliard = Galliard
discipline-philodox = Philodox
discipline-ragabash = Ragabash
discipline-theurge = Theurge

## What a card does

role-attacker = Atacante:
role-party = Grupo:

as-attack = Ataque:
as-reaction = Reacción:
clause-only-if = solo si { $condition }
clause-only-in-streets = Solo en Las Calles.
clause-is-action = Esto es una acción.
clause-each-attack = Cada uno de tus atacantes puede hacerlo una vez en cada ataque.
clause-each-vampire = Cada uno de tus vampiros puede hacerlo una vez por turno.
clause-each-time = Cada vez.
clause-once = Una vez por turno.
clause-at = { $moment }, { $deed }
clause-bonus-if = { $bonus } si { $condition }
clause-negates-reaction = la Reacción del blanco no tiene efecto
clause-negates-attack = el texto de la carta de Ataque no tiene efecto
clause-pierces = este ataque no tiene en cuenta ningún Escudo
clause-intel = En el paso de Información puedes jugar esta carta boca arriba como tu carta de Ataque para tener +{ $intel } Información.
clause-deals = El daño es { $attack }.
clause-as-played = al jugar esta carta, { $deed }
clause-influence = +{ $amount } Influencia en esta acción o acontecimiento.
clause-wins = si esto es una Estratagema y gana tu bando, { $deed }
clause-fails = si esto es una Estratagema y fracasa, { $deed }
clause-title = Ejerce { $influence } de Influencia para adjuntarlo al vampiro que lo juega.
clause-scheme = SÍ: { $deed }
clause-conspiracy = juégala boca abajo con 1 de Prestigio encima. Con { $prestige } o más, puedes resolverla en tu turno contra un enemigo que no haya contribuido: { $deed }
clause-burned = Quemar: { $deed }
clause-attached = Adjuntar: { $deed }
clause-gives = da { $what }

at-prevent = cuando { $who } vaya a recibir daño
at-block =
    { $where ->
        [streets] { $ranged ->
            [0] si { $who } está preparado cuando un enemigo ataca, pero no A distancia, a un blanco en Las Calles
           *[other] si { $who } está preparado cuando un enemigo ataca a un blanco en Las Calles
        }
       *[anywhere] { $ranged ->
            [0] si { $who } está preparado cuando un enemigo ataca, pero no A distancia
           *[other] si { $who } está preparado cuando un enemigo ataca, incluso A distancia
        }
    }
at-influence = mientras reúnes Influencia
at-antagonist = al final de tu turno, antes de que la Segunda Inquisición inflija daño

after-start =
    { $whose ->
        [you] al inicio de tu turno
       *[anyone] al inicio de cada turno
    }
after-end =
    { $whose ->
        [you] al final de tu turno
       *[anyone] al final de cada turno
    }
after-mending = en tu Paso de Letargo y Curación
after-defeated =
    { $whose ->
        [foe] cuando un jugador derrota a un vampiro enemigo
        [you] cuando derrotas { $what }
        [attacker] cuando tu atacante derrota a otro vampiro
        [party] cuando este grupo derrota a un vampiro
       *[anyone] cuando alguien derrota { $what }
    }
    .what = acc
after-hurt =
    { $whose ->
        [you] cuando un ataque que haces inflige daño a { $what }
       *[anyone] cuando un ataque inflige daño a { $what }
    }
after-attached = cuando se adjunta { $what } a { $host }
after-scheme-succeeds = cuando triunfa una Estratagema que has jugado
after-conspiracy-resolved = cuando resuelves una Conspiración
after-mortal-down =
    { $whose ->
        [winner] cuando derrotas { $what }
        [anyone] cuando alguien derrota { $what }
       *[you] cuando derrotas o quemas { $what }
    }
    .what = acc
after-played =
    { $whose ->
        [self] cuando este vampiro juega { $what }
       *[you] cuando juegas { $what }
    }
    .what = acc
after-laid-face-down = cuando juegas una carta boca abajo fuera de un ataque
after-turned-up = cuando resuelves una carta boca abajo fuera de un ataque
after-recruited = cuando reclutas a un vampiro
after-attacks = cuando un vampiro ataca { $what }
    .what = acc

own-intel = Al final de tu turno, inflige 1 de daño Agravado a un vampiro de tu coterie al que no proteja la Discreción. +{ $amount } Información, que se suma a la de las demás. Al ser derrotada, se descarta.
own-shuffles-defeated = Las cartas de la Segunda Inquisición derrotadas se barajan en el Mazo de Ciudad.
own-influence-by-card = Una vez en el turno de cada jugador puedes colocar una carta con Potencia de Sangre de 1 a { $amount } como Modificador de Influencia: suma esa cantidad de Influencia.
own-recruits-cheaper = Reclutar te cuesta { $amount } de Prestigio menos; el resto de la Sangre sale de la reserva general.
own-unmarked = No lleva ficha de nadie: se queda hasta que su propio texto la quema.
own-burns-for-party = Grupo: en lugar de la recompensa habitual por quemar a un Mortal del Mazo de Ciudad que este grupo ha derrotado, cada uno de sus vampiros puede curar 1 de Sangre.

## Questions that cards ask

prompt-choose = elige { $what }
prompt-amount = cuánto: { $deed }
prompt-offer = { $deed }
prompt-either = { $ways }

## Looking through the cards

trait-stack = Pila
trait-kind = Tipo
trait-clan = Clan
trait-discipline = Disciplina
trait-attack = Tipo de ataque
trait-reaction = Responde a
trait-keyword = Palabra
trait-printing = Edición
stack-library = Biblioteca
stack-faction = Mazo de Facción
stack-haven = Refugio
stack-agenda = Objetivo
stack-city = Mazo de Ciudad
printing-unverified = sin cotejar con la carta impresa
printing-errata = edición posterior
fact-potency = Potencia de Sangre
fact-damage = Daño
fact-shield = Escudo
fact-influence = Influencia
fact-cost = Coste en Prestigio
fact-resolves = Prestigio para resolverla
fact-blood = Sangre
fact-points = Objetivo por derrotarlo
fact-physical = Físico
fact-social = Social
fact-mental = Mental
reaction-physical = Físico
reaction-social = Social
reaction-mental = Mental
reaction-ranged = A distancia
refusal-too-many-of-a-card = En el Mazo de Ciudad no hay tantos ejemplares de { $card }.
