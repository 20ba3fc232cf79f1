# Vampire: The Eternal Struggle: la mesa, en español.

## Lo que se ve de los Matusalenes y de sus cartas

seat-prey = Presa
seat-edge = La Ventaja
seat-phase = Fase
seat-window = Momento
seat-fighter = Combate
seat-strike = Ataque
seat-may-block = Puede bloquear
chosen-strike-hand = ataque físico
chosen-strike-none = sin ataque
chosen-strike-combat-ends = fin del combate
state-title-contested = título disputado
state-awake = despierto: puede reaccionar y bloquear
fact-votes = Votos
fact-stealth = Sigilo
fact-intercept = Intercepción
fact-damage = Daño
fact-aggravated = Agravado
zone-action-card = Carta de la acción
zone-being-played = Carta que se juega
zone-removed = Retiradas de la partida
counter-stealth = Sigilo
counter-intercept = Intercepción
counter-bleed = Sangrado
counter-master-actions = Acciones de fase heril
counter-transfers = Transferencias
counter-round = Asalto
counter-votes-for = A favor
counter-votes-against = En contra
counter-points = Puntos asignados
counter-points-left = Puntos por asignar
strip-ballot = { $source }: { $votes } { $way }.

## El tablero

board-table = La mesa
board-prey = tu presa
board-predator = tu depredador
board-both = tu presa y tu depredador
board-blood = Sangre
board-counters = Fichas
board-cards-of = Cartas de { $player }
board-points-given =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
board-points-left =
    { $count ->
        [one] falta { $count } punto
       *[other] faltan { $count } puntos
    }
board-may-come = Se puede poner en juego a: { $cards }
board-happening = Lo que está pasando
board-last = Lo último que ha pasado
board-phases = Las fases del turno
board-phase-unlock = Enderezar
board-phase-master = Heril
board-phase-minion = Siervos
board-phase-influence = Influencia
board-phase-discard = Descarte
board-impulse-in = { $players }: { $window }
board-plays = { $player } juega
board-by = con { $minion }
board-at = contra { $target }
board-blocks = bloquea
board-action-bleed = sangra por
board-action-hunt = caza
board-action-equip = se equipa
board-action-employ = contrata a un criado
board-action-recruit = recluta a un aliado
board-action-political = convoca un referéndum
board-action-card = realiza una acción
board-action-leave-torpor = sale del letargo
board-action-rescue = rescata del letargo
board-action-diablerie = intenta una diablerie
board-action-finish = quema a un imbuido
board-action-anarch = se hace Anarquista
board-action-take = toma equipo
board-action-red-list = caza a un siervo marcado
board-round = Asalto { $round }
board-combat-steps = Combate, asalto { $round }
board-combat-before-range = Antes de la distancia
board-combat-range = Distancia
board-combat-strike = Ataques
board-combat-prevention = Daño
board-combat-press = Acoso
board-damage-left =
    { $aggravated ->
        [0] { $count } de daño
       *[other] { $count } de daño, { $aggravated } agravado
    }
board-ballots = Votos emitidos
board-act = Lo que haces
board-act-cancel = Esto no
board-choose-minion = ¿Qué siervo?
board-choose-deed = ¿Qué hace?
board-choose-target = ¿Contra quién o qué? También puedes tocarlo en la mesa.
board-deed-bleed = Sangrar
board-deed-rescue = Rescatar del letargo
board-deed-diablerize = Diabolizar
board-deed-take-equipment = Tomar equipo
board-deed-burn-card = Quemar una carta
board-deed-hunt-red-list = Cazar a un siervo marcado
board-several-times =
    { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    }
outlook-blood = { $number } de sangre
outlook-pool = { $number } de reserva
outlook-stealth = sigilo { $number }
outlook-bleed = sangrado { $number }
outlook-over = { $number } más que su capacidad
