# Vendetta en el navegador: lo que dice el tablero.

## Alrededor de la mesa

board-table = La mesa
board-you = tú
board-partner = de tu equipo
board-team = Equipo { $team }
board-with = con { $player }
board-out = fuera de la partida
board-wins = gana
board-score = { $score } de influencia en total
board-has-turn = tiene el turno
board-decides = decidiendo
board-has-decided = ya ha decidido
board-ambition = Tiene la ficha de Ambición
board-diablerie = Fichas de Diablerie: { $up } bocarriba, { $down } bocabajo
board-hand-and-deck =
    { $hand ->
        [one] { $hand } carta en la mano, { $deck } en el mazo de clan
       *[other] { $hand } cartas en la mano, { $deck } en el mazo de clan
    }
board-blood = { $blood } de sangre
board-relic-used = usada
board-cards = Todas las cartas
board-close = Cerrar

## Ubicaciones

board-district = Ubicación { $number }
board-haven = El Refugio del Príncipe
board-haven-short = Refugio
board-nothing-here = Aquí todavía no tienen nada:
board-no-ally = Aquí ya no hay ningún Aliado
board-being-resolved = en resolución
board-face-down-card = carta bocabajo
board-face-down-cards = cartas bocabajo
board-one-of = una de { $count } cartas
board-printed-power = Poder impreso: { $power }, antes de los efectos
board-printed-power-more = Poder impreso: { $power }, antes de los efectos; hay más bocabajo
board-counted-power = Poder { $power }, ya contado
board-before-effects = Poder por ahora
board-before-effects-help = Lo impreso y lo asignado hasta ahora. Las cartas aún pueden cambiarlo cuando se resuelva la Ubicación.
board-counted = contado
board-withdrew = se ha retirado

## Lo que sabes de una mano

board-known-hand = Lo que puede tener
board-known-hand-of = Lo que sabes de la mano de { $player }
board-holds = En la mano: { $cards }
board-holds-or-laid = En la mano o bocabajo: { $cards }
board-surely-holds = Seguro que está en la mano, por todo lo que has visto:
board-surely-holds-or-laid = Seguro que está en la mano o bocabajo en la mesa, pero no puedes saber dónde:
board-may-hold =
    { $count ->
        [one] { $count } carta más en la mano, una de estas:
       *[other] { $count } cartas más en la mano, de entre estas:
    }
board-may-hold-or-laid =
    { $count ->
        [one] { $count } carta más, en la mano o bocabajo, una de estas:
       *[other] { $count } cartas más, en la mano o bocabajo, de entre estas:
    }

## Antes de la primera ronda

board-clans = Los clanes disponibles
board-taken-by = Lo lleva { $player }
board-put-under = Elige la carta que va debajo de tu mazo de clan; te quedas con las demás.

## Planear un turno

board-plan = Tu turno
board-plan-card = Elige una carta de tu mano.
board-plan-district = Elige una Ubicación para ella.
board-plan-where = Ubicación
board-plan-face = Bocarriba o bocabajo
board-plan-clear = Empezar de nuevo
board-plan-changed = Algo ha cambiado desde que planeaste esto: elige otra vez cuánta sangre va con la carta.
board-face-up = Bocarriba
board-face-down = Bocabajo
board-fee = { $blood } de coste
board-costs = −{ $blood } de sangre
board-add-blood = Sangre con la carta
board-use-tokens = Fichas de Diablerie para obtener sangre
board-add-now = La carta ya está en la mesa. ¿Cuánta sangre va con ella?
board-less = Menos: { $what }
board-more = Más: { $what }
board-pool-becomes = Tu reserva: { $pool } → { $after }
board-commit = Confirmar
board-commit-up = Jugar { $card } en { $district }
board-commit-down = Jugar { $card } bocabajo en { $district }

## En cualquier momento del turno

board-asides = También en tu turno
board-drain = Desangrar:
board-brings-tokens =
    { $count ->
        [one] da { $count } ficha de Diablerie
       *[other] da { $count } fichas de Diablerie
    }
board-third-token = Sería tu tercera ficha de Diablerie: quedarías fuera de la partida. Pulsa otra vez si de verdad lo quieres.

## Quedarse o retirarse

board-stay-title = { $district }: ¿quedarse o retirarse?
board-stay-secret = Nadie ve tu elección hasta que todos hayan decidido.

## Cómo se resolvió una Ubicación

board-resolution = Resolución
board-resolution-of = { $district }, ronda { $round }
board-past-resolutions = Resoluciones
board-steps = Lo que ha pasado
board-nothing-yet = Quienes están allí deciden si se quedan.
board-step-stay = Quién se queda
board-step-reveal = Revelación
board-step-act = Efecto
board-step-reward = Resultado
board-step-other = Después
board-step-back = Un paso atrás
board-step-next = Un paso adelante
board-step-play = Seguir
board-step-pause = Pausa
board-skip = Saltar
board-asked-meanwhile = Mientras tanto te preguntan algo. Sáltate esto para ver la mesa tal como está, o responde ya.
board-place =
    { $place ->
        [1] primer lugar
        [2] segundo lugar
        [3] tercer lugar
       *[other] lugar { $place }
    }
board-becomes = pasa a ser
board-total-power = Poder total

## El recuento final

board-final-count = El recuento final
board-count-parts = { $track } en la hoja + { $cards } por cartas
board-count-rule = Gana quien tiene más influencia; en caso de empate, a quien le queda más sangre.
board-count-rule-teams = Gana el equipo que suma más influencia; en caso de empate, el que conserva más sangre.

## Mirar las cartas

trait-clan = Clan
trait-kind = Tipo
trait-when = Cuándo actúa
trait-origin = Origen
origin-printed = Impresa
trait-edition = Archivo de cartas
edition-changed = Cambiada en esta mesa
edition-unchanged = Sin cambios
fact-tokens = Fichas de Diablerie al desangrar
when-always = Mientras está bocarriba
when-preparation = Preparación
when-conflict = Conflicto
when-aftermath = Consecuencias
when-before-reveal = Antes de la revelación
when-at-reveal = En la revelación
when-after-reveal = Tras la revelación
when-withdraw-step = Paso de retirada
when-planning-ends = Al acabar la planificación
when-round-ends = Al final de la ronda
when-opponent-plays-here = Un oponente juega aquí
when-opponent-plays-elsewhere = Un oponente juega en otra parte
when-card-played-here-face-down = Se juega aquí una carta bocabajo
when-you-withdraw-elsewhere = Te retiras de otra Ubicación
when-gained = Cuando la adquieres
when-you-play-at-haven = Juegas en el Refugio
when-frenzy-caused = Provocas Frenesí
when-your-turn = En tu turno
when-game-ends = Al final de la partida
when-won-here = Al ganar aquí
when-last-here = Por el último lugar aquí
when-withdrawn-from-here = Al retirarse de aquí
when-resolved = Una vez resuelta
when-resolution-starts = Al empezar una resolución
