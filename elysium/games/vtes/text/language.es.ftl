# Vampire: The Eternal Struggle: the words that composed card texts are made of, in Spanish.
#
# The case `acc` is the direct object: whoever is alive takes the preposition there («gira a un siervo»), which is what
# the gender `animate` says; it is masculine otherwise.

## How words are put together

phrase-place = after
phrase-contractions = a el_=al_|de el_=del_|a a_=a_|un otro_=otro_|y i=e i|o o=u o|una otra_=otra_
phrase-list = { $a }, { $b }
phrase-and = { $a } y { $b }
phrase-or = { $a } o { $b }
phrase-can =
    { $who-is ->
        [you] puedes { $deed } { $manner }
       *[other] { $who } puede { $deed } { $manner }
    }
phrase-must =
    { $who-is ->
        [you] debes { $deed } { $manner }
       *[other] { $who } debe { $deed } { $manner }
    }
phrase-to = { $cost } para { $deed }
phrase-then =
    { $who-is ->
        [you] { $offer }; si lo haces, { $deed }
       *[other] { $offer }; si lo hace, { $deed }
    }
phrase-this =
    { $who-is ->
        [you] puedes elegir esto: { $deed }
       *[other] { $who } puede elegir esto: { $deed }
    }
phrase-if = si { $condition }, { $deed }
phrase-choice = { $choice }; { $deed }

det-a =
    { $gender ->
        [feminine] una { $what }
        [animate] { $case ->
            [acc] a un { $what }
           *[nom] un { $what }
        }
       *[masculine] un { $what }
    }
det-each =
    { $gender ->
        [animate] { $case ->
            [acc] a cada { $what }
           *[nom] cada { $what }
        }
       *[masculine] cada { $what }
    }
det-no =
    { $gender ->
        [feminine] ninguna { $what }
        [animate] { $case ->
            [acc] a ningún { $what }
           *[nom] ningún { $what }
        }
       *[masculine] ningún { $what }
    }
again =
    { $gender ->
        [feminine] esa { $noun }
        [animate] { $case ->
            [acc] a ese { $noun }
           *[nom] ese { $noun }
        }
       *[masculine] ese { $noun }
    }

## Methuselahs

who-you = tú
    .head = methuselah
who-prey = tu presa
    .head = methuselah
who-predator = tu depredador
    .head = methuselah
who-active = ese Matusalén
    .head = methuselah
who-bled = el Matusalén contra el que va la acción
    .head = methuselah
who-others = cada otro Matusalén
    .head = methuselah
who-everyone = cada Matusalén
    .head = methuselah
who-they = ese Matusalén
    .head = methuselah
who-controller = el controlador de { $card }
    .head = methuselah

## Cards that the situation names

ref-self =
    { $case ->
        [acc] { $kind ->
            [vampire] a este vampiro
            [acting-vampire] a este vampiro
            [ally] a este aliado
            [bearer] a el siervo con esta carta
           *[minion] a este siervo
        }
       *[nom] { $kind ->
            [vampire] este vampiro
            [acting-vampire] este vampiro
            [ally] este aliado
            [bearer] el siervo con esta carta
           *[minion] este siervo
        }
    }
    .gender = animate
    .head =
        { $kind ->
            [bearer] minion
           *[other] { "" }
        }
ref-this =
    { $kind ->
        [ally] este aliado
       *[other] esta carta
    }
    .gender =
        { $kind ->
            [ally] animate
           *[other] feminine
        }
ref-host =
    { $case ->
        [acc] { $kind ->
            [vampire] a el vampiro con esta carta
           *[minion] a el siervo con esta carta
        }
       *[nom] { $kind ->
            [vampire] el vampiro con esta carta
           *[minion] el siervo con esta carta
        }
    }
    .gender = animate
    .head =
        { $kind ->
            [vampire] vampire
           *[minion] minion
        }
ref-it = esa carta
    .gender = feminine
ref-that = esa carta
    .gender = feminine
ref-chosen = esa carta
    .gender = feminine
ref-actor =
    { $case ->
        [acc] a el siervo activo
       *[nom] el siervo activo
    }
    .gender = animate
    .head = minion
ref-blocker =
    { $case ->
        [acc] a el siervo que bloquea
       *[nom] el siervo que bloquea
    }
    .gender = animate
    .head = minion
ref-foe =
    { $case ->
        [acc] a el siervo oponente
       *[nom] el siervo oponente
    }
    .gender = animate
    .head = minion

## Nouns

noun-minion =
    { $number ->
        [many] siervos
       *[one] siervo
    }
    .gender = animate
noun-vampire =
    { $number ->
        [many] vampiros
       *[one] vampiro
    }
    .gender = animate
    .general = minion
noun-ally =
    { $number ->
        [many] aliados
       *[one] aliado
    }
    .gender = animate
    .general = minion
noun-location =
    { $number ->
        [many] lugares
       *[one] lugar
    }
    .gender = masculine
noun-crypt-card =
    { $number ->
        [many] cartas
       *[one] carta
    }
    .gender = feminine
noun-card =
    { $number ->
        [many] cartas
       *[one] carta
    }
    .gender = feminine
noun-methuselah =
    { $number ->
        [many] Matusalenes
       *[one] Matusalén
    }
    .gender = animate
noun-damage = daño
    .gender = masculine

## What they are like

quality-ready = { AGREE("preparado", $gender, $number) }
    .is = está { AGREE("preparado", $gender, $number) }
    .isnt = no está { AGREE("preparado", $gender, $number) }
    .not = no { AGREE("preparado", $gender, $number) }
quality-torpid = en letargo
    .is = está en letargo
    .isnt = no está en letargo
    .not = fuera del letargo
quality-uncontrolled =
    { $of-seats-is ->
        [you] de tu zona incontrolada
        [prey] de la zona incontrolada de tu presa
        [predator] de la zona incontrolada de tu depredador
        [others] de la zona incontrolada de otro Matusalén
       *[other] de una zona incontrolada
    }
    .place = last
    .absorbs = of
    .is = no está bajo control
    .isnt = está bajo control
quality-on = sobre { $host }
    .is = está sobre { $host }
    .isnt = no está sobre { $host }
quality-of =
    { $seats-is ->
        [you] que controlas
        [again] que controla
        [they] que controla
        [others] que controla otro Matusalén
       *[other] que controla { $seats }
    }
    .place = last
    .is =
        { $seats-is ->
            [you] es { $gender ->
                [feminine] tuya
               *[masculine] tuyo
            }
            [others] es de otro Matusalén
           *[other] es de { $seats }
        }
    .isnt =
        { $seats-is ->
            [you] no es { $gender ->
                [feminine] tuya
               *[masculine] tuyo
            }
           *[other] no es de { $seats }
        }
quality-locked = { AGREE("girado", $gender, $number) }
    .is = está { AGREE("girado", $gender, $number) }
    .isnt = está { AGREE("enderezado", $gender, $number) }
    .not = { AGREE("enderezado", $gender, $number) }
quality-unlocked = { AGREE("enderezado", $gender, $number) }
    .is = está { AGREE("enderezado", $gender, $number) }
    .isnt = está { AGREE("girado", $gender, $number) }
    .not = { AGREE("girado", $gender, $number) }
quality-titled = con título
    .is = tiene título
    .isnt = no tiene título
    .not = sin título
quality-untitled = sin título
    .is = no tiene título
    .isnt = tiene título
    .not = con título
quality-at-superior = { AGREE("jugado", $gender, $number) } al nivel superior
    .is = se jugó al nivel superior
    .isnt = no se jugó al nivel superior
quality-unfed = que no se haya alimentado en un territorio de caza este turno
    .is = no se ha alimentado en un territorio de caza este turno
    .isnt = se ha alimentado en un territorio de caza este turno
quality-younger =
    { $than-is ->
        [self] más { $number ->
            [many] jóvenes
           *[one] joven
        }
       *[other] más { $number ->
            [many] jóvenes
           *[one] joven
        } que { $than }
    }
    .is =
        { $than-is ->
            [self] es más joven
           *[other] es más joven que { $than }
        }
    .isnt =
        { $than-is ->
            [self] no es más joven
           *[other] no es más joven que { $than }
        }
quality-older =
    { $than-is ->
        [self] más { AGREE("antiguo", $gender, $number) }
       *[other] más { AGREE("antiguo", $gender, $number) } que { $than }
    }
    .is =
        { $than-is ->
            [self] es más { AGREE("antiguo", $gender, $number) }
           *[other] es más { AGREE("antiguo", $gender, $number) } que { $than }
        }
    .isnt =
        { $than-is ->
            [self] no es más { AGREE("antiguo", $gender, $number) }
           *[other] no es más { AGREE("antiguo", $gender, $number) } que { $than }
        }
quality-other =
    { $than-is ->
        [self] { AGREE("otro", $gender, $number) }
        [you] { AGREE("otro", $gender, $number) }
       *[other] { AGREE("distinto", $gender, $number) } de { $than }
    }
    .place =
        { $than-is ->
            [self] first
            [you] first
           *[other] after
        }
    .is = no es { $than }
    .isnt = es { $than }
quality-clan = { $names }
    .names = clan
    .place = near
    .is = es { $names }
    .isnt = no es { $names }
    .not = que no sea { $names }
quality-sect =
    { $names-is ->
        [camarilla] de la { $names }
        [sabbat] del { $names }
       *[other] { $names }
    }
    .names = sect
    .place = near
    .is =
        { $names-is ->
            [camarilla] es de la { $names }
            [sabbat] es del { $names }
           *[other] es { $names }
        }
    .isnt =
        { $names-is ->
            [camarilla] no es de la { $names }
            [sabbat] no es del { $names }
           *[other] no es { $names }
        }
    .not =
        { $names-is ->
            [camarilla] que no sea de la { $names }
            [sabbat] que no sea del { $names }
           *[other] que no sea { $names }
        }
quality-title = { $names }
    .names = title
    .instead = vampire
    .is = es { $names }
    .isnt = no es { $names }
    .not = que no sea { $names }
quality-capacity-most = de capacidad { $most } o menos
    .is = tiene capacidad { $most } o menos
    .isnt = tiene más de { $most } de capacidad
    .not = con más de { $most } de capacidad
quality-capacity-least = de capacidad { $least } o más
    .is = tiene capacidad { $least } o más
    .isnt = tiene menos de { $least } de capacidad
    .not = con menos de { $least } de capacidad
quality-blood =
    { $least ->
        [1] con sangre
       *[other] con { $least } o más de sangre
    }
    .is =
        { $least ->
            [1] tiene sangre
           *[other] tiene { $least } o más de sangre
        }
    .isnt =
        { $least ->
            [1] no tiene sangre
           *[other] tiene menos de { $least } de sangre
        }
    .not =
        { $least ->
            [1] sin sangre
           *[other] con menos de { $least } de sangre
        }
quality-discipline =
    { $level ->
        [2] con { $code } superior
       *[1] con { $code }
    }
    .code = discipline
    .is =
        { $level ->
            [2] tiene { $code } superior
           *[1] tiene { $code }
        }
    .isnt =
        { $level ->
            [2] no tiene { $code } superior
           *[1] no tiene { $code }
        }
    .not =
        { $level ->
            [2] sin { $code } superior
           *[1] sin { $code }
        }
quality-trait = { $keyword }
    .keyword = sort
    .is = es { $keyword }
    .isnt = no es { $keyword }
    .not = que no sea { $keyword }
quality-named = { $name }
    .instead = card
    .is = es { $name }
    .isnt = no es { $name }

sort-vehicle = vehículo
sort-location = lugar
sort-discipline = de Disciplina
sort-title = de título
sort-trophy = trofeo
sort-equipment = equipo
sort-weapon = arma
sort-melee = arma cuerpo a cuerpo
sort-wraith = espectro
sort-zombie = zombi
sort-frenzy = de frenesí
sort-scarce = escaso
sort-sterile = estéril
sort-infernal = infernal
sort-red-list = de la Lista Roja
sort-blood-cursed = de sangre maldita

## How much

unit-pool = { $n } de reserva
    .bare = reserva
unit-blood = { $n } de sangre
    .bare = sangre
unit-life = { $n } de vida
    .bare = vida
unit-blood-or-life = { $n } de sangre o de vida
    .bare = sangre o vida
unit-damage = { $n } de daño
    .bare = daño
unit-counters =
    { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
    .bare = fichas
unit-cards =
    { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
    .bare = cartas
unit-crypt-cards =
    { $n ->
        [one] la carta superior de tu cripta
       *[other] las { $n } cartas superiores de tu cripta
    }
    .bare = cartas de tu cripta

amount-each = { $one } por { $cards }
    .cards = nom each
amount-equal =
    { $word ->
        [x] esa misma cantidad de { $unit }
       *[other] una cantidad de { $unit } igual a { $quantity }
    }
amount-up-to = hasta { $most }
amount-between = de { $least } a { $most }
amount-at-most = { $unit } hasta { $quantity }
amount-count = el número de { $cards }
amount-blood-of = la sangre que hay sobre { $who }
amount-capacity-of = la capacidad de { $who }
amount-pool-of =
    { $seat-is ->
        [you] tu reserva
       *[other] la reserva de { $seat }
    }
amount-x = ese número
amount-plus = { $a } + { $b }
amount-minus = { $a } − { $b }
amount-times = { $b } × { $a }
amount-part =
    { $b ->
        [2] la mitad de { $a }, redondeada hacia abajo,
       *[other] { $a } ÷ { $b }, redondeado hacia abajo,
    }

## What is changed

stat-stealth = { $signed } de sigilo
    .bare = sigilo
stat-intercept = { $signed } de intercepción
    .bare = intercepción
stat-bleed = { $signed } de sangrado
    .bare = sangrado
stat-strength = { $signed } de fuerza
    .bare = fuerza
stat-votes =
    { $n ->
        [one] { $signed } voto
       *[other] { $signed } votos
    }
    .bare = votos
stat-maneuver =
    { $n ->
        [one] una maniobra opcional
       *[other] { $n } maniobras opcionales
    }
    .bare = maniobras opcionales
stat-press =
    { $n ->
        [one] un acoso opcional
       *[other] { $n } acosos opcionales
    }
    .bare = acosos opcionales
stat-prevent = la posibilidad de prevenir { $n } de daño
    .bare = daño que prevenir
stat-cannot-block = no puede bloquear
    .sort = is
stat-cannot-act = no puede actuar
    .sort = is
stat-awake = está despierto: puede bloquear y jugar cartas de reacción como si estuviera enderezado
    .sort = is
stat-hand = { $signed } de tamaño de mano
    .bare = tamaño de mano
stat-abstain = se abstiene
    .sort = is
stat-hunt = { $signed } de sangre al cazar
    .bare = sangre al cazar
stat-transfer =
    { $n ->
        [one] { $signed } transferencia
       *[other] { $signed } transferencias
    }
    .lasting = mientras esté preparado: { $short }
    .bare = transferencias
stat-master-action =
    { $n ->
        [one] { $signed } acción de fase heril
       *[other] { $signed } acciones de fase heril
    }
    .lasting = mientras esté preparado: { $short }
    .bare = acciones de fase heril
stat-discard-action =
    { $n ->
        [one] { $signed } acción de fase de descarte
       *[other] { $signed } acciones de fase de descarte
    }
    .lasting = mientras esté preparado: { $short }
    .bare = acciones de fase de descarte
stat-no-unlock = no se endereza de la forma normal
    .sort = is
stat-shield = no sufre daño de los ataques del siervo oponente
    .sort = is
stat-environment = sufre { $n }R de daño del entorno cada asalto
    .sort = is
stat-contest-cost = { $signed } de sangre al coste de disputar un título
    .bare = sangre al coste de disputar un título
stat-no-vampire-blocks = no puede ser bloqueado por vampiros
    .sort = is
stat-after-damage = sufre después de la acción { $n } de daño agravado que no se puede prevenir
    .sort = is
stat-block-or-pay = quema { $n } de sangre antes de resolverse la acción si no bloquea
    .sort = is
stat-aggravated-hands = inflige daño agravado con sus ataques físicos
    .sort = is
stat-aggravated-damage = inflige daño agravado
    .sort = is
stat-scorn = hace que cada Matusalén que vote en contra queme { $n } de reserva
    .sort = is
stat-foe-intercept = da { $signed } de intercepción a quien lo bloquee
    .sort = is
stat-next-stealth = tiene +1 de sigilo en { $n ->
        [one] su próxima acción
       *[other] sus próximas { $n } acciones
    }
    .sort = is
stat-first-strike = ataca con primer golpe
    .sort = is
stat-undodged = no puede ser esquivado
    .sort = is
stat-rescue-cost = { $signed } de sangre al coste de rescatarlo
    .bare = sangre al coste de rescatarlo

span-round = este asalto
span-combat = en este combate
span-action = en esta acción
span-phase = esta fase
span-turn = este turno
span-until-unlock = hasta tu próxima fase de enderezamiento
span-game = durante el resto de la partida

## When something holds

if-not = no es cierto que { $condition }
if-is = es { $what }
    .not = no es { $what }
if-same =
    { $one-is ->
        [actor] { $other } está actuando
       *[other] { $one } es { $other }
    }
    .not =
        { $one-is ->
            [actor] { $other } no está actuando
           *[other] { $one } no es { $other }
        }
if-exists =
    { $least ->
        [1] hay { $cards }
       *[other] hay { $least } o más { $cards }
    }
if-exists-none = no hay { $cards }
    .cards = nom no
if-controls =
    { $seats-is ->
        [you] controlas
        [others] otro Matusalén controla
       *[other] { $seats } controla
    } { $least ->
        [1] { $cards }
       *[other] { $least } o más { $cards }
    }
if-controls-none =
    { $seats-is ->
        [you] no controlas { $cards }
        [others] ningún otro Matusalén controla { $cards }
       *[other] { $seats } no controla { $cards }
    }
    .cards = nom no
if-during =
    { $action-is ->
        [bleed] es un sangrado
        [political] es el referéndum de una acción política
        [hunt] es una caza
       *[other] es otra acción
    }
    .not =
        { $action-is ->
            [bleed] no es un sangrado
            [political] no es el referéndum de una acción política
            [hunt] no es una caza
           *[other] es una acción común
        }
if-bleeding =
    { $seat-is ->
        [you] te están sangrando
       *[other] están sangrando a { $seat }
    }
if-turn-of =
    { $seat-is ->
        [you] es tu turno
       *[other] es el turno de { $seat }
    }
    .not =
        { $seat-is ->
            [you] no es tu turno
           *[other] no es el turno de { $seat }
        }
if-directed = la acción es directa
    .not = la acción no es directa
if-undirected = la acción no es directa
    .not = la acción es directa
if-blocked = la acción es bloqueada
    .not = la acción no es bloqueada
if-succeeded = la acción ha tenido éxito
    .not = la acción no ha tenido éxito
if-was-blocked = la acción ha sido bloqueada
    .not = la acción no ha sido bloqueada
if-needs-stealth = el siervo activo necesita sigilo
if-needs-intercept = { $who } necesita intercepción
if-bleed-at-least = el sangrado es de { $least } o más
if-not-played = no se ha jugado { $name } en esta acción
if-need-not-hunt = no es obligatorio cazar
if-may-attempt-block = se puede intentar bloquear
if-awake = { $who } está despierto
if-by-vampire = un vampiro juega esta carta
if-by-capacity = un vampiro de capacidad { $least } o más juega esta carta
if-at-range =
    { $distance-is ->
        [close] el combate es de cerca
       *[long] el combate es de lejos
    }
if-in-round =
    { $number ->
        [1] es el primer asalto
       *[other] es el asalto { $number }
    }
if-after-round =
    { $number ->
        [1] el primer asalto ha terminado
       *[other] el asalto { $number } ha terminado
    }
if-has-edge =
    { $seat-is ->
        [you] tienes la Ventaja
       *[other] { $seat } tiene la Ventaja
    }
    .not =
        { $seat-is ->
            [you] no tienes la Ventaja
           *[other] { $seat } no tiene la Ventaja
        }
if-lacks-edge =
    { $seat-is ->
        [you] no tienes la Ventaja
       *[other] { $seat } no tiene la Ventaja
    }
if-being-played = otro Matusalén juega { $called }
    .called = kind
if-has-crypt =
    { $seat-is ->
        [you] tu cripta no está vacía
       *[other] la cripta de { $seat } no está vacía
    }
    .not =
        { $seat-is ->
            [you] tu cripta está vacía
           *[other] la cripta de { $seat } está vacía
        }
if-at-least = { $a } es { $b } o más
    .not = { $a } es menos de { $b }
if-at-most = { $a } es { $b } o menos
    .not = { $a } es más de { $b }
if-more = { $a } es más de { $b }
    .not = { $a } es { $b } o menos
if-fewer = { $a } es menos de { $b }
    .not = { $a } es { $b } o más

## What is done

verb-gain-pool =
    { $mood ->
        [ind] { $who } gana { $amount }
       *[imp] { MOOD($mood, "gana", "ganar", "gana") } { $amount }
    }
    .subject = who
    .amount = pool
verb-burn-pool =
    { $mood ->
        [ind] { $who } quema { $amount }
       *[imp] { MOOD($mood, "quema", "quemar", "quema") } { $amount }
    }
    .subject = who
    .amount = pool
verb-gain-blood = { MOOD($mood, "añade", "añadir", "añade") } { $amount } a { $who }
    .amount =
        { $who-kind ->
            [ally] life
           *[other] { $who-is ->
                [ally] life
                [minion] blood-or-life
                [or] blood-or-life
               *[other] blood
            }
        }
    .who = nom each
verb-burn-blood =
    { $who-is ->
        [self] { MOOD($mood, "quema", "quemar", "quema") } { $amount }
       *[other] { MOOD($mood, "quema", "quemar", "quema") } { $amount } de { $who }
    }
    .amount =
        { $who-kind ->
            [ally] life
           *[other] { $who-is ->
                [ally] life
                [minion] blood-or-life
                [or] blood-or-life
               *[other] blood
            }
        }
verb-move-blood = { MOOD($mood, "pasa", "pasar", "pasa") } { $amount } de { $giver } a { $taker }
    .amount =
        { $giver-kind ->
            [ally] life
           *[other] { $giver-is ->
                [ally] life
                [minion] blood-or-life
                [or] blood-or-life
               *[other] blood
            }
        }
verb-blood-to-pool =
    { $taker-is ->
        [you] { MOOD($mood, "pasa", "pasar", "pasa") } { $amount } de { $giver } a tu reserva
       *[other] { MOOD($mood, "pasa", "pasar", "pasa") } { $amount } de { $giver } a la reserva de { $taker }
    }
    .amount = blood
verb-pool-to-blood =
    { $giver-is ->
        [you] { MOOD($mood, "pasa", "pasar", "pasa") } { $amount } a { $taker }
       *[other] { MOOD($mood, "pasa", "pasar", "pasa") } { $amount } de { $giver } a { $taker }
    }
    .amount = pool
verb-damage = { MOOD($mood, "inflige", "infligir", "inflige") } { $amount } a { $who }
    .amount = damage
verb-lock = { MOOD($mood, "gira", "girar", "gira") } { $what }
    .what = acc each
verb-unlock = { MOOD($mood, "endereza", "enderezar", "endereza") } { $what }
    .what = acc each
verb-steal =
    { $mood ->
        [ind] { $by } toma el control de { $what }
       *[imp] { MOOD($mood, "toma", "tomar", "toma") } el control de { $what }
    }
    .subject = by
verb-burn = { MOOD($mood, "quema", "quemar", "quema") } { $what }
    .what = acc each
verb-remove = { MOOD($mood, "retira", "retirar", "retira") } de la partida { $what }
    .what = acc
verb-make-ready = { MOOD($mood, "pasa", "pasar", "pasa") } { $what } a la zona preparada
    .what = acc
verb-burn-edge = { MOOD($mood, "quema", "quemar", "quema") } la Ventaja
verb-enter-combat =
    { $mood ->
        [ind] { $by } entra en combate con { $foe }
       *[imp] { MOOD($mood, "entra", "entrar", "entra") } en combate con { $foe }
    }
    .subject = by
verb-redirect-bleed = { MOOD($mood, "elige", "elegir", "elige") } a otro Matusalén, que pasa a ser el sangrado y puede intentar bloquear,
verb-call-off-action = { MOOD($mood, "endereza", "enderezar", "endereza") } a el siervo activo y { MOOD($mood, "termina", "terminar", "termina") } la acción, que ese siervo no puede repetir este turno,
verb-attempt-block =
    { $mood ->
        [ind] { $who } intenta bloquear
       *[imp] { MOOD($mood, "intenta", "intentar", "intenta") } bloquear
    }
    .subject = who
verb-cancel =
    { $pays ->
        [0] { MOOD($mood, "cancela", "cancelar", "cancela") } esa carta, cuyo coste no se paga,
       *[other] { MOOD($mood, "cancela", "cancelar", "cancela") } esa carta
    }
verb-draw =
    { $mood ->
        [ind] { $who } roba { $amount }
       *[imp] { MOOD($mood, "roba", "robar", "roba") } { $amount }
    }
    .subject = who
    .amount = cards
verb-draw-crypt =
    { $mood ->
        [ind] { $who } pasa la carta superior de su cripta a su zona incontrolada
       *[imp] { MOOD($mood, "pasa", "pasar", "pasa") } la carta superior de tu cripta a tu zona incontrolada
    }
    .subject = who
verb-gets =
    { $mood ->
        [inf] { $who-is ->
            [self] obtener { $called } { $until }
           *[other] dar { $called } a { $who } { $until }
        }
       *[imp] { $who } obtiene { $called } { $until }
    }
    .until = span
    .who = nom each
verb-is = { $who } { $called } { $until }
    .until = span
    .who = nom each
verb-choose =
    { $mood ->
        [ind] { $by } elige { $cards }
       *[imp] { MOOD($mood, "elige", "elegir", "elige") } { $cards }
    }
    .cards = acc
verb-either =
    { $mood ->
        [ind] { $by } debe { $ways }
       *[imp] { $ways }
    }
verb-for-each = por { $whom }, { $deed }
    .whom = nom each
verb-if =
    { $has ->
        [0] { $then }
       *[other] { $then }; si no, { $otherwise }
    }

## Clauses

clause-action =
    { $directed ->
        [0] Acción con +{ $stealth } de sigilo.
       *[other] { $stealth ->
            [0] Acción directa.
           *[other] Acción directa con +{ $stealth } de sigilo.
        }
    }
clause-as-action =
    { $directed ->
        [0] { $stealth ->
            [0] { $kind ->
                [equip] como acción de equiparse
                [political] como acción política
               *[action] como acción
            }
           *[other] { $kind ->
                [equip] como acción de equiparse con { $stealth } más de sigilo
                [political] como acción política con { $stealth } más de sigilo
               *[action] como acción con +{ $stealth } de sigilo
            }
        }
       *[other] { $stealth ->
            [0] como acción directa
           *[other] como acción directa con +{ $stealth } de sigilo
        }
    }
clause-only-if = solo si { $condition }
clause-bled = si el sangrado quema reserva, { $deed }
clause-hunted = si la caza tiene éxito, { $deed }
clause-meanwhile = se apruebe o no, { $deed }
clause-passes = si se aprueba el referéndum, { $deed }
clause-call = convocar un referéndum
clause-bleed =
    sangrar { $anyone ->
        [0] { "" }
       *[other] a cualquier otro Matusalén
    } { $bleed ->
        [0] { "" }
       *[other] con +{ $bleed } de sangrado
    }
clause-put-on = pon esta carta sobre { $what }
clause-priced = { $cost } para { $deed }
clause-paid = { $cost }; luego { $deed }
clause-or = O { $deed }
clause-levels = { $levels }
clause-as-above = Como arriba, y { $more }
clause-at = { $moment }, { $deed }

window-only-unblocked = Solo después de que se renuncie a bloquear.
window-only-after-action = Solo después de la acción.

at-unlock =
    { $whose ->
        [each] durante la fase de enderezamiento de cada Matusalén
        [host] durante la fase de enderezamiento de su controlador
       *[you] durante tu fase de enderezamiento
    }
at-master =
    { $whose ->
        [each] durante la fase heril de cada Matusalén
        [host] durante la fase heril de su controlador
       *[you] durante tu fase heril
    }
at-minion =
    { $whose ->
        [each] durante la fase de siervos de cada Matusalén
        [host] durante la fase de siervos de su controlador
       *[you] durante tu fase de siervos
    }
at-influence =
    { $whose ->
        [each] durante la fase de influencia de cada Matusalén
        [host] durante la fase de influencia de su controlador
       *[you] durante tu fase de influencia
    }
at-discard =
    { $whose ->
        [each] durante la fase de descarte de cada Matusalén
        [host] durante la fase de descarte de su controlador
       *[you] durante tu fase de descarte
    }
at-played = cuando { $condition }
at-as-played = mientras se juega una carta
at-announced = cuando se anuncia una acción
at-action = durante una acción
at-block = mientras un siervo decide o intenta un bloqueo
at-unblocked = después de que se renuncie a bloquear
at-blocked = cuando se bloquea una acción, antes de resolverse el bloqueo
at-after-block = después de bloquear
at-polling = durante la votación
at-before-range = antes de determinar la distancia
at-range = mientras se determina la distancia
at-strike = mientras se eligen los ataques
at-prevention = cuando se inflige daño
at-additional = durante los ataques adicionales
at-press = al final de un asalto
at-after-action = después de una acción
at-before-votes = antes de votar
at-strikes-chosen = una vez elegidos los ataques

after-blocked = cuando { $who } es bloqueado
after-to-torpor = cuando { $who } entra en letargo
after-after-action = después de una acción de { $who }
after-burned = cuando se quema { $who }
    .who = acc
after-pressed = después de un acoso de { $who } para continuar el combate
after-edge-vote = después de que alguien queme la Ventaja por un voto
after-cancelled = cuando se cancela una carta
after-tally = una vez contados los votos
after-enters = cuando { $who } entra en juego
after-bleed-success = después de un sangrado de { $who } que tenga éxito
after-played = después de que { $who } juegue una carta

## What generic choices ask

prompt-choose = elige { $what }
prompt-offer = { $deed }: ¿lo haces?
prompt-either = elige: { $ways }
prompt-amount = ¿Cuánto? { $deed }

kind-minion = una carta de siervo
kind-any-action = una carta para realizar una acción

## The Disciplines

discipline-abo = Abombwe
discipline-ani = Animalismo
discipline-aus = Auspex
discipline-cel = Celeridad
discipline-chi = Quimerismo
discipline-dai = Daimoinon
discipline-def = Defensa
discipline-dem = Dementación
discipline-fli = Vuelo
discipline-for = Fortaleza
discipline-inn = Inocencia
discipline-jud = Juicio
discipline-mal = Maleficia
discipline-mar = Martirio
discipline-mel = Melpómene
discipline-myt = Micterceria
discipline-nec = Nigromancia
discipline-obe = Obeah
discipline-obf = Ofuscación
discipline-obl = Olvido
discipline-obt = Obtenebración
discipline-pot = Potencia
discipline-pro = Protean
discipline-qui = Quietus
discipline-red = Redención
discipline-san = Sanguinus
discipline-ser = Serpentis
discipline-spi = Spiritus
discipline-str = Striga
discipline-tem = Temporis
discipline-tha = Hechicería de Sangre
discipline-thn = Tanatosis
discipline-val = Valeren
discipline-ven = Venganza
discipline-vic = Vicisitud
discipline-vis = Visión
discipline-viz = Visceratika
