# Vampire: The Masquerade – Rivals: the words that composed card texts are made of, in Spanish.
# The terms are those at the head of rules.es.ftl.
#
# The case `acc` is the direct object: whoever is alive takes the preposition there («derrota a un vampiro»), which is
# what the gender `animate` says; it is masculine otherwise.

## How words are put together

phrase-place = after
phrase-contractions = a el_=al_|de el_=del_|a a_=a_|un otro_=otro_|y i=e i|o o=u o|una otra_=otra_|o si_=o, si_
phrase-list = { $a }, { $b }
phrase-and = { $a } y { $b }
phrase-nor = { $a } ni { $b }
phrase-verbs-said-once = es está tiene
phrase-or = { $a } o { $b }
phrase-can =
    { $who-is ->
        [you] puedes { $manner } { $deed }
       *[other] { $who } puede { $manner } { $deed }
    }
phrase-must =
    { $who-is ->
        [you] debes { $manner } { $deed }
       *[other] { $who } debe { $manner } { $deed }
    }
phrase-to = { $cost } para { $deed }
phrase-then =
    { $who-is ->
        [you] { $conditional ->
            [0] { $offer }; si lo haces, { $deed }
           *[other] { $offer }; después, { $deed }
        }
       *[other] { $conditional ->
            [0] { $offer }; si lo hace, { $deed }
           *[other] { $offer }; después, { $deed }
        }
    }
phrase-this =
    { $who-is ->
        [you] puedes elegir esto: { $deed }
       *[other] { $who } puede elegir esto: { $deed }
    }
phrase-if = si { $condition }, { $deed }
phrase-choice = { $choice }; { $deed }
phrase-optional = opcionalmente { $deed }

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

## Players

who-you = tú
    .head = player
who-foe = tu enemigo
    .head = player
who-targeted = ese enemigo
    .head = player
who-everyone = cada jugador
    .head = player
who-they = ese jugador
    .head = player
who-who-defeated = quien lo ha derrotado
    .head = player
who-opposed = el enemigo al que ataca
    .head = player
    .gender = animate
who-beaten-player = ese enemigo
    .head = player
who-chosen-player = ese jugador
    .head = player
who-controller = el jugador que controla { $card }
    .card = acc
    .head = player
who-named = cada jugador elegido
    .head = player

## Cards that the situation names

ref-self =
    { $case ->
        [acc] { $kind ->
            [user] a sí mismo
            [bearer] a el vampiro con esta carta
            [leader] a tu Líder
            [attacker] a el atacante
            [any] a uno de tus vampiros
           *[vampire] a este vampiro
        }
       *[nom] { $kind ->
            [user] sí mismo
            [bearer] el vampiro con esta carta
            [leader] tu Líder
            [attacker] el atacante
            [any] uno de tus vampiros
           *[vampire] este vampiro
        }
    }
    .gender = animate
    .head =
        { $kind ->
            [bearer] vampire
            [leader] vampire
            [attacker] vampire
            [any] vampire
           *[vampire] { "" }
        }
ref-this =
    { $kind ->
        [vampire] { $case ->
            [acc] a este vampiro
           *[nom] este vampiro
        }
       *[card] esta carta
    }
    .gender =
        { $kind ->
            [vampire] animate
           *[card] feminine
        }
ref-host =
    { $case ->
        [acc] a el vampiro con esta carta
       *[nom] el vampiro con esta carta
    }
    .gender = animate
    .head = vampire
ref-that = esa carta
    .gender = feminine
ref-chosen = esa carta
    .gender = feminine
ref-they = esa carta
    .gender = feminine
ref-attacker =
    { $case ->
        [acc] a el atacante
       *[nom] el atacante
    }
    .gender = animate
    .head = vampire
ref-target =
    { $case ->
        [acc] a el blanco
       *[nom] el blanco
    }
    .gender = animate
    .head = { "" }
ref-active-leader =
    { $case ->
        [acc] a el Líder del jugador activo
       *[nom] el Líder del jugador activo
    }
    .gender = animate
    .head = vampire
ref-first-target =
    { $case ->
        [acc] a el primer blanco
       *[nom] el primer blanco
    }
    .gender = animate
    .head = vampire
ref-struck =
    { $case ->
        [acc] a el vampiro al que daña
       *[nom] el vampiro al que daña
    }
    .gender = animate
    .head = vampire
ref-leader =
    { $case ->
        [acc] a tu Líder
       *[nom] tu Líder
    }
    .gender = animate
    .head = vampire
ref-attached-to =
    { $case ->
        [acc] a ese vampiro
       *[nom] ese vampiro
    }
    .gender = animate
ref-discarded = esa carta
    .gender = feminine
ref-chosen-before =
    { $case ->
        [acc] a ese Criado
       *[nom] ese Criado
    }
    .gender = animate
    .head = retainer
ref-this-party = este grupo
    .gender = masculine
ref-played = esa carta
    .gender = feminine

## Nouns

noun-vampire =
    { $number ->
        [many] vampiros
       *[one] vampiro
    }
    .gender = animate
noun-retainer =
    { $number ->
        [many] Criados
       *[one] Criado
    }
    .gender = animate
noun-title =
    { $number ->
        [many] Títulos
       *[one] Título
    }
    .gender = masculine
noun-mortal =
    { $number ->
        [many] Mortales del Mazo de Ciudad
       *[one] Mortal del Mazo de Ciudad
    }
    .gender = animate
noun-face-down-card =
    { $number ->
        [many] cartas boca abajo
       *[one] carta boca abajo
    }
    .gender = feminine
noun-hand-card =
    { $number ->
        [many] cartas de tu mano
       *[one] carta de tu mano
    }
    .gender = feminine
noun-player =
    { $number ->
        [many] jugadores
       *[one] jugador
    }
    .gender = animate
noun-ongoing-card =
    { $number ->
        [many] cartas En curso
       *[one] carta En curso
    }
    .gender = feminine
noun-ongoing-city-card =
    { $number ->
        [many] cartas En curso del Mazo de Ciudad
       *[one] carta En curso del Mazo de Ciudad
    }
    .gender = feminine
noun-discarded-card =
    { $number ->
        [many] cartas de tu pila de descartes
       *[one] carta de tu pila de descartes
    }
    .gender = feminine
noun-card =
    { $number ->
        [many] cartas
       *[one] carta
    }
    .gender = feminine

## What they are like

quality-of =
    { $seats-is ->
        [you] que controlas
        [targeted] que controla
       *[other] que controla { $seats }
    }
    .place = after
    .is =
        { $seats-is ->
            [you] es { AGREE("tuyo", $gender, $number) }
           *[other] es de { $seats }
        }
    .isnt =
        { $seats-is ->
            [you] no es { AGREE("tuyo", $gender, $number) }
           *[other] no es de { $seats }
        }
quality-covert = { "" }
    .is = está boca abajo
    .isnt = está boca arriba
quality-other =
    { $than-is ->
        [self] { AGREE("otro", $gender, $number) }
        [you] { AGREE("otro", $gender, $number) }
       *[other] que no sea { $than }
    }
    .place =
        { $than-is ->
            [self] first
            [you] first
           *[other] last
        }
    .is = no es { $than }
    .isnt = es { $than }
quality-wounded = { AGREE("Herido", $gender, $number) }
    .is = está { AGREE("Herido", $gender, $number) }
    .isnt = no está { AGREE("Herido", $gender, $number) }
    .not = no { AGREE("Herido", $gender, $number) }
quality-titled = con Título
    .place = near
    .is = tiene un Título
    .isnt = no tiene ningún Título
    .not = sin Título
quality-exhausted = { AGREE("agotado", $gender, $number) }
    .place = near
    .is = está { AGREE("agotado", $gender, $number) }
    .isnt = está { AGREE("preparado", $gender, $number) }
    .not = { AGREE("preparado", $gender, $number) }
quality-in-streets = en Las Calles
    .is = está en Las Calles
    .isnt = no está en Las Calles
    .not = fuera de Las Calles
quality-in-own-haven =
    { $of-seats-is ->
        [you] en tu Refugio
        [chosen-player] en ese Refugio
       *[other] en el Refugio
    }
    .absorbs = of
    .is = está en el Refugio
    .isnt = no está en el Refugio
    .not = fuera del Refugio
quality-in-torpor = en Letargo
    .is = está en Letargo
    .isnt = no está en Letargo
quality-anywhere =
    { $of-seats-is ->
        [you] de tu coterie o de tu Letargo
        [again] de su coterie o de su Letargo
       *[other] de la coterie o del Letargo
    }
    .absorbs = of
    .is = está en la coterie o en Letargo
    .isnt = no está ni en la coterie ni en Letargo
quality-in-this-party = de este grupo
    .is = es de este grupo
    .isnt = no es de este grupo
quality-in-opposing-party = del grupo contrario
    .is = es del grupo contrario
    .isnt = no es del grupo contrario
quality-in-attacking-party = del grupo del atacante
    .is = es del grupo del atacante
    .isnt = no es del grupo del atacante
quality-leading =
    { $number ->
        [many] Líderes
       *[one] Líder
    }
    .instead = vampire
    .is = es Líder
    .isnt = no es Líder
quality-undefeated = al que no derrota
    .place = last
    .is = no ha sido derrotado
    .isnt = ha sido derrotado
quality-attack-card = de Ataque
    .is = es una carta de Ataque
    .isnt = no es una carta de Ataque
quality-title-card = carta de Título de tu mano
    .instead = hand-card
    .is = es un Título
    .isnt = no es un Título
quality-reaction-card = Reacción
    .instead = card
    .is = es una Reacción
    .isnt = no es una Reacción
quality-scheme-card = Estratagema
    .instead = card
    .is = es una Estratagema
    .isnt = no es una Estratagema
quality-in-party-of = del grupo de { $who }
    .is = es del grupo de { $who }
    .isnt = no es del grupo de { $who }
quality-not-host-of = { AGREE("otro", $gender, $number) }
    .place = first
    .is = no lo tiene
    .isnt = lo tiene
quality-of-rival = de tu Rival
    .is = es de tu Rival
    .isnt = no es de tu Rival
    .not = que no sea de tu Rival
quality-citizen =
    { $noun ->
        [mortal] de tipo Ciudadano
       *[retainer] Ciudadano
    }
    .place = near
    .is = es Ciudadano
    .isnt = no es Ciudadano
    .not = que no sea Ciudadano
quality-ongoing = En curso
    .is = es En curso
    .isnt = no es En curso
    .not = que no sea En curso
quality-second-inquisition = de la Segunda Inquisición
    .is = es de la Segunda Inquisición
    .isnt = no es de la Segunda Inquisición
quality-on-this-party = de un vampiro de este grupo
    .is = es de un vampiro de este grupo
    .isnt = no es de un vampiro de este grupo
quality-on-opposing-party = de un vampiro del grupo contrario
    .is = es de un vampiro del grupo contrario
    .isnt = no es de un vampiro del grupo contrario
quality-lacking-blood = al que le falte Sangre
    .place = last
    .is = no tiene toda su Sangre
    .isnt = tiene toda su Sangre
quality-named = { AGREE("elegido", $gender, $number) }
    .is = ha sido { AGREE("elegido", $gender, $number) }
    .isnt = no ha sido { AGREE("elegido", $gender, $number) }
    .not = no { AGREE("elegido", $gender, $number) }
quality-struck-already = al que ya ha dañado
    .is = ya ha recibido su daño
    .isnt = aún no ha recibido su daño
    .not = al que aún no haya dañado
quality-with-vampires-home = con vampiros en el Refugio
    .is = tiene vampiros en el Refugio
    .isnt = no tiene vampiros en el Refugio
    .not = sin vampiros en el Refugio
quality-on =
    { $host-is ->
        [self] que tenga adjunto
       *[other] { AGREE("adjunto", $gender, $number) } a { $host }
    }
    .is = está { AGREE("adjunto", $gender, $number) } a { $host }
    .isnt = no está { AGREE("adjunto", $gender, $number) } a { $host }
quality-discipline = con { $code }
    .code = discipline
    .place = near
    .is = tiene { $code }
    .isnt = no tiene { $code }
    .not = sin { $code }
quality-called = de nombre { $name }
    .is = se llama { $name }
    .isnt = no se llama { $name }
quality-of-highest-potency = con la mayor Potencia de Sangre de todas las coteries
    .is = tiene la mayor Potencia de Sangre de todas las coteries
    .isnt = no tiene la mayor Potencia de Sangre de todas las coteries
quality-with-tokens = con fichas encima
    .place = near
    .is = tiene fichas encima
    .isnt = no tiene fichas encima
quality-potency-least = con Potencia de Sangre { $least } o más
    .is = tiene Potencia de Sangre { $least } o más
    .isnt = tiene menos de { $least } de Potencia de Sangre
    .not = con menos de { $least } de Potencia de Sangre
quality-outside-haven = fuera del Refugio
    .place = last
    .is = está fuera del Refugio
    .isnt = está en el Refugio
    .not = en el Refugio
quality-prince = que sea Príncipe de la ciudad
    .is = es Príncipe de la ciudad
    .isnt = no es Príncipe de la ciudad
    .not = que no sea Príncipe de la ciudad

## How much

unit-prestige = { $n } de Prestigio
    .bare = Prestigio
unit-agenda = { $n } de Objetivo
    .bare = Objetivo
unit-blood = { $n } de Sangre
    .bare = Sangre
unit-damage = { $n } de daño
    .bare = daño
unit-influence = { $n } de Influencia
    .bare = Influencia
unit-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
    .much = many
    .bare = cartas
unit-city-cards =
    { $n ->
        [one] una carta de Ciudad
       *[other] { $n } cartas de Ciudad
    }
    .much = many
    .bare = cartas de Ciudad

amount-each = { $one } por { $cards }
    .cards = nom each
amount-equal =
    { $word ->
        [x] esa cantidad de { $unit }
        [twice] el doble de { $unit }
       *[other] una cantidad de { $unit } igual a { $quantity }
    }
amount-up-to = hasta { $most }
amount-between = de { $least } a { $most }
amount-at-most = { $unit } hasta { $quantity }
amount-count = el número de { $cards }
amount-x = ese número
amount-plus = { $a } + { $b }
amount-minus = { $a } − { $b }
amount-times = { $b } × { $a }
amount-part = { $a } ÷ { $b }, redondeando hacia abajo,
amount-icons-in-party = el número de iconos de { $code } de este grupo
    .code = discipline
    .sort = each
    .each = cada icono de { $code } de este grupo
amount-hand-of = el número de cartas de la mano de { $who }
amount-clans-in-coterie = el número de clanes distintos de tu coterie
amount-potency-of-top = la Potencia de Sangre de esa carta
amount-icons-in-coterie = el número de iconos de { $code } de tu coterie
    .code = discipline
    .sort = each
    .each = cada icono de { $code } de tu coterie
amount-icons-of = el número de iconos de { $code } de { $who }
    .code = discipline
    .sort = each
    .each = cada icono de { $code } de { $who }
amount-hand = el número de cartas de tu mano
amount-mortals-defeated = el número de Mortales que has derrotado este turno
amount-damage-taken = el daño que ha recibido
amount-inquisition-damage = ese daño
amount-agenda-of =
    { $who-is ->
        [you] tu Objetivo
       *[other] el Objetivo de { $who }
    }
amount-smaller = { $one } o { $other }, lo que sea menos,
amount-spare-prestige = tu Prestigio menos 1
amount-twice = el doble de { $amount }
amount-blood-of =
    { $who-is ->
        [this] el Prestigio de { $who }
       *[other] la Sangre de { $who }
    }
amount-exerted-by = la Influencia que ha ejercido
    .sort = each
    .each = cada punto de Influencia que ha ejercido
amount-prestige-gained = el Prestigio que has ganado así
    .sort = each
    .each = cada punto de Prestigio que has ganado así
amount-one-if = { $amount } si { $condition }

## What is changed

stat-influence = { $signed } Influencia
    .bare = Influencia
    .sort = { "" }
    .table = { "" }
stat-secrecy = { $signed } Discreción
    .bare = Discreción
stat-physical = { $signed } Físico
    .bare = Físico
stat-social = { $signed } Social
    .bare = Social
stat-mental = { $signed } Mental
    .bare = Mental
stat-blood-potency = { $signed } Potencia de Sangre
    .bare = Potencia de Sangre
stat-damage = { $signed } de daño
    .bare = daño
stat-shield = { $signed } Escudo
    .bare = Escudo
stat-intel = { $signed } Información
    .bare = Información
stat-no-secrecy = tiene siempre Discreción 0
    .sort = is
stat-unblockable = no se puede bloquear
    .sort = is
stat-separate = es un grupo por sí solo
    .sort = is
    .table = Todo vampiro que está fuera de su Refugio es un grupo por sí solo.
stat-no-return = no vuelve a su Refugio
    .sort = is
    .table = Los vampiros que están en Las Calles no vuelven a su Refugio al inicio de su turno.
stat-no-ranged = no puede jugar cartas A distancia
    .sort = is
    .table = No se pueden jugar cartas A distancia.
stat-kept-home = no se mueve a Las Calles
    .sort = is
    .table = Los vampiros no se mueven a Las Calles en el turno de su jugador, salvo que esta carta se lo permita.
stat-no-prevention = pierde la posibilidad de prevenir el daño de la Segunda Inquisición
    .sort = is
stat-agenda-award = { $signed } de Objetivo
    .bare = Objetivo
    .table = Los Vagabundos que están en Las Calles dan 1 de Objetivo al ser derrotados.

span-attack = en este ataque
span-event = en esta acción o acontecimiento
span-turn = este turno
span-game = { "" }

## When something holds

if-not = no es cierto que { $condition }
if-is = es { $what }
    .not = no es { $what }
if-same = { $one } es { $other }
    .not = { $one } no es { $other }
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
       *[other] { $seats } controla
    } { $least ->
        [1] { $cards }
       *[other] { $least } o más { $cards }
    }
    .cards = acc
if-controls-none =
    { $seats-is ->
        [you] no controlas { $cards }
       *[other] { $seats } no controla { $cards }
    }
    .cards = acc no
if-at-least = { $a } es { $b } o más
    .not = { $a } es menos de { $b }
if-at-most =
    { $b ->
        [0] { $a } es 0
       *[other] { $a } es { $b } o menos
    }
    .not = { $a } es más de { $b }
if-more = { $a } es más de { $b }
    .not = { $a } es { $b } o menos
if-fewer = { $a } es menos de { $b }
    .not = { $a } es { $b } o más
if-attack-is =
    { $attack-is ->
        [ranged] el ataque es A distancia
        [physical] el ataque es Físico
        [social] el ataque es Social
       *[mental] el ataque es Mental
    }
    .not =
        { $attack-is ->
            [ranged] el ataque no es A distancia
            [physical] el ataque no es Físico
            [social] el ataque no es Social
           *[mental] el ataque no es Mental
        }
if-attacking = su grupo ataca
if-your-turn = es tu turno
if-first-attack =
    { $attack-is ->
        [social] es el primer ataque Social de su grupo en este turno
       *[other] es el primer ataque de este tipo de su grupo en este turno
    }
if-at-target = lo recibe el blanco
if-first-survivor = es el primer vampiro al que este ataque ha dañado sin derrotarlo
if-played-by-self = la juega él mismo
if-defeated-by-you = ha sido cosa tuya
if-is-blocker = { $who } es bloqueador
    .not = { $who } no es bloqueador
if-has-discipline = { $who } tiene { $code }
    .code = discipline
if-attacked-by-you = el ataque es tuyo
if-empty = no queda nada en { $card }
    .not = queda algo en { $card }
if-scheme-succeeded = ha triunfado este turno una Estratagema que has jugado
    .not = no ha triunfado este turno ninguna Estratagema que hayas jugado
if-made-by = { $who } ha hecho el ataque
if-hurt-normally = al menos 1 de ese daño no es Agravado
if-about = es cosa tuya
if-by-you = ha sido cosa tuya
if-by-a-foe = ha sido cosa de un enemigo
if-by-your-attacker = ha sido tu atacante
if-by-this-party = ha sido este grupo
if-played-by-you = la juegas tú
if-recruited-by-you = lo reclutas
if-beaten = alguien lo ha derrotado
if-downed-by-you = ha sido cosa tuya

## What is done

verb-gain-prestige =
    { $mood ->
        [ind] { $who-is ->
            [again] gana { $amount }
           *[other] { $who } gana { $amount }
        }
       *[imp] { MOOD($mood, "gana", "ganar", "gana") } { $amount }
    }
    .subject = who
    .amount = prestige
verb-lose-prestige =
    { $mood ->
        [ind] { $who } pierde { $amount }
       *[imp] { MOOD($mood, "pierde", "perder", "pierde") } { $amount }
    }
    .subject = who
    .amount = prestige
verb-pay-prestige = { MOOD($mood, "paga", "pagar", "paga") } { $amount }
    .amount = prestige
verb-steal-prestige =
    { $mood ->
        [ind] { $taker-is ->
            [again] quien ha elegido le roba { $amount }
           *[other] { $taker } roba { $amount } a { $giver }
        }
       *[imp] { MOOD($mood, "roba", "robar", "roba") } { $amount } a { $giver }
    }
    .subject = taker
    .amount = prestige
verb-gain-agenda =
    { $mood ->
        [ind] { $who } gana { $amount }
       *[imp] { MOOD($mood, "gana", "ganar", "gana") } { $amount }
    }
    .subject = who
    .amount = agenda
verb-lose-agenda =
    { $mood ->
        [ind] { $who } pierde { $amount }
       *[imp] { MOOD($mood, "pierde", "perder", "pierde") } { $amount }
    }
    .subject = who
    .amount = agenda
verb-mend = { MOOD($mood, "cura", "curar", "cura") } { $amount } { $who }
    .amount = blood
    .who = acc each
verb-lose-blood = { $who } pierde { $amount }
    .subject = who
    .amount = blood
verb-mend-for-prestige = el jugador que controla { $who } debe gastar tanto Prestigio como { $amount }, pero no el último, para curarle esa cantidad
    .who = acc
verb-add-blood = { MOOD($mood, "añade", "añadir", "añade") } { $amount } de la reserva general a { $card }
    .amount = blood
verb-give-blood = { MOOD($mood, "mueve", "mover", "mueve") } { $amount } de esta carta { $who }
    .amount = blood
    .who = acc
verb-pay-blood = { MOOD($mood, "paga", "pagar", "paga") } { $amount }
    .amount = blood
verb-steal-blood = { MOOD($mood, "roba", "robar", "roba") } { $amount } a { $who }
    .amount = blood
verb-more-damage = { MOOD($mood, "añade", "añadir", "añade") } { $amount } a este ataque
    .amount = damage
verb-deal-damage =
    { $aggravated ->
        [0] { MOOD($mood, "inflige", "infligir", "inflige") } { $amount } { $who }
       *[other] { MOOD($mood, "inflige", "infligir", "inflige") } { $amount } , todo él Agravado, { $who }
    }
    .amount = damage
    .who = acc each
verb-prevent = { MOOD($mood, "previene", "prevenir", "previene") } { $amount } de ese daño
verb-defeat = { MOOD($mood, "derrota", "derrotar", "derrota") } { $who }
    .who = acc
verb-draw =
    { $mood ->
        [ind] { $who } roba { $amount }
       *[imp] { MOOD($mood, "roba", "robar", "roba") } { $amount }
    }
    .subject = who
    .amount = cards
verb-recover = { MOOD($mood, "toma", "tomar", "toma") } en tu mano { $card }
verb-look-at-library = { MOOD($mood, "mira", "mirar", "mira") } la carta superior de tu Biblioteca y { MOOD($mood, "déjala", "dejarla", "la deja") } ahí o { MOOD($mood, "ponla", "ponerla", "la pone") } al fondo
verb-look-at-faction = { MOOD($mood, "mira", "mirar", "mira") } la carta superior de tu Mazo de Facción y { MOOD($mood, "déjala", "dejarla", "la deja") } ahí o { MOOD($mood, "ponla", "ponerla", "la pone") } al fondo
verb-steal-retainer = { MOOD($mood, "roba", "robar", "roba") } { $what }
    .what = nom
verb-discard-this = { MOOD($mood, "descarta", "descartar", "descarta") } esta carta
verb-makes-contribute =
    { $mood ->
        [ind] { $who } contribuye con 1 de Prestigio, pero no el último, a { $what } que elijas; si la resuelves este turno, puedes elegir como blanco a ese enemigo de todos modos
       *[imp] { MOOD($mood, "contribuye", "contribuir", "contribuye") } con 1 de Prestigio a { $what }
    }
    .subject = who
verb-turn-everybody-out = { MOOD($mood, "mueve", "mover", "mueve") } a todos los vampiros del Refugio de { $whose } a Las Calles
verb-redirect = { MOOD($mood, "desvía", "desviar", "desvía") } { $amount } de la Segunda Inquisición a { $whom }
    .amount = damage
verb-choose-half = { MOOD($mood, "elige", "elegir", "elige") } al menos a la mitad de los jugadores, tú incluido
verb-afterwards = tras recibirse el daño, { $deed }
verb-discard =
    { $mood ->
        [ind] { $who } descarta { $amount }
       *[imp] { MOOD($mood, "descarta", "descartar", "descarta") } { $amount }
    }
    .subject = who
    .amount = cards
verb-exhaust = { MOOD($mood, "agota", "agotar", "agota") } { $what }
    .what = acc each
verb-make-ready = { MOOD($mood, "prepara", "preparar", "prepara") } { $what }
    .what = acc each
verb-discard-card = { MOOD($mood, "descarta", "descartar", "descarta") } { $what }
    .what = acc
verb-discard-top = { MOOD($mood, "descarta", "descartar", "descarta") } la carta superior de tu Biblioteca
verb-reveal-top = { MOOD($mood, "muestra", "mostrar", "muestra") } la carta superior de tu Biblioteca (se queda allí)
verb-raise-influence = { MOOD($mood, "gana", "ganar", "gana") } { $amount } en esta acción
    .amount = influence
verb-move-out = { MOOD($mood, "mueve", "mover", "mueve") } { $who } a Las Calles, donde forma un grupo propio,
    .who = acc each
verb-stay-out = { $who } no vuelve a su Refugio este turno
    .who = nom each
verb-block-with = { MOOD($mood, "mueve", "mover", "mueve") } { $who } a Las Calles, si no está ya allí, y { MOOD($mood, "bloquea", "bloquear", "bloquea") } el ataque con él
    .who = acc
verb-attach-retainer =
    { $quietly ->
        [0] { MOOD($mood, "pasa", "pasar", "pasa") } { $what } a { $whom }
       *[other] { MOOD($mood, "pasa", "pasar", "pasa") } { $what } a { $whom } (no se activa nada de lo que ocurre al adjuntar)
    }
    .what = nom
    .whom = nom
verb-next-attack-unblockable = { MOOD($mood, "haz", "hacer", "hace") } que nadie pueda bloquear el próximo ataque de { $who } en este turno
    .who = nom
verb-shuffle-with-discards = { MOOD($mood, "baraja", "barajar", "baraja") } { $what } y la pila de descartes de Ciudad en el Mazo de Ciudad
    .what = nom
verb-burn = { MOOD($mood, "quema", "quemar", "quema") } { $what }
    .what = acc each
verb-add-prestige = { MOOD($mood, "añade", "añadir", "añade") } { $amount } de la reserva general a { $what }
    .amount = prestige
    .what = nom each
verb-take-prestige = { MOOD($mood, "gana", "ganar", "gana") } { $amount } de { $card }
    .amount = prestige
verb-put-bounty = { MOOD($mood, "pon", "poner", "pone") } en { $who } { $amount } de la reserva general para el jugador que lo derrote
    .amount = agenda
verb-burn-defeated = { MOOD($mood, "quema", "quemar", "quema") } { $what }
    .what = acc
verb-add-token =
    { $mood ->
        [ind] añade
       *[imp] { MOOD($mood, "añade", "añadir", "añade") }
    } { $amount ->
        [one] 1 ficha (de Sangre o de Prestigio, la que corresponda)
       *[other] { $amount } fichas (de Sangre o de Prestigio, las que correspondan)
    } de la reserva general a { $card }
verb-exert = { MOOD($mood, "ejerce", "ejercer", "ejerce") } la Influencia de { $who }
verb-use-up-influence = { MOOD($mood, "pon", "poner", "pone") } una ficha de Sin Influencia sobre { $who }
verb-set-free = { MOOD($mood, "mueve", "mover", "mueve") } { $who } a Las Calles
    .who = acc
verb-everybody-home = { MOOD($mood, "mueve", "mover", "mueve") } a su Refugio a todos los vampiros que están en Las Calles
verb-add-city-cards = { MOOD($mood, "añade", "añadir", "añade") } { $amount } a Las Calles
    .amount = city-cards
verb-discard-from-city = { MOOD($mood, "descarta", "descartar", "descarta") } de Las Calles { $what }
    .what = acc
verb-shuffle-events = { MOOD($mood, "baraja", "barajar", "baraja") } en el Mazo de Ciudad todos los Eventos de la pila de cartas quemadas
verb-gets =
    { $who-is ->
        [you] tienes { $called }
       *[other] { $who } tiene { $called }
    }
    .who = nom each
verb-is = { $who } { $called }
    .who = nom each
verb-gets-for-now =
    { $mood ->
        [inf] dar { $called } a { $who }
       *[imp] { $who } recibe { $called }
    } { $scope ->
        [0] en este ataque
       *[other] en esta acción o acontecimiento
    }
    .who = nom each
verb-choose =
    { $mood ->
        [ind] { $optional ->
            [0] { $by } elige { $cards }
           *[other] { $by } puede elegir { $cards }
        }
       *[imp] { MOOD($mood, "elige", "elegir", "elige") } { $cards }
    }
    .subject = by
    .cards = acc
verb-either =
    { $mood ->
        [ind] { $by } debe { $ways }
       *[imp] { $ways }
    }
verb-for-each = por { $whom }, { $deed }
    .whom = nom each
verb-times = de { $what }
verb-if =
    { $has ->
        [0] { $then }
       *[other] { $then }; si no, { $otherwise }
    }
