# Vampire: The Eternal Struggle: the words that composed card texts are made of, in Spanish.
#
# The case `acc` is the direct object: whoever is alive takes the preposition there («gira a un siervo»), which is what
# the gender `animate` says; it is masculine otherwise.

## How words are put together

phrase-place = after
phrase-capitals = Matusalén
phrase-contractions = a el_=al_|de el_=del_|a a_=a_|un otro_=otro_|y i=e i|o o=u o|o O=u O|o ho=u ho|o Ho=u Ho|una otra_=otra_|preparado girado=preparado y girado|preparado enderezado=preparado y enderezado|preparados girados=preparados y girados|preparados enderezados=preparados y enderezados|O si_=O, si_|o si_=o, si_|arriba, y si_=arriba y, si_|que no sea vehículo que no sea arma=que no sea vehículo ni arma
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
phrase-optional = opcionalmente { $deed }
verb-not-at-all = eso no ocurre
verb-instead = en su lugar { $deed }

## Methuselahs

who-you = tú
    .head = methuselah
who-prey = tu presa
    .head = methuselah
who-predator = tu depredador
    .head = methuselah
who-phase-owner = ese Matusalén
    .head = methuselah
who-active = ese Matusalén
    .head = methuselah
who-bled = el Matusalén contra el que va la acción
    .head = methuselah
who-others = cada uno de los demás Matusalenes
    .head = methuselah
who-targets-of-action = todos los demás contra los que va la acción
    .head = methuselah
who-everyone = cada Matusalén
    .head = methuselah
who-they = ese Matusalén
    .head = methuselah
who-controller = el controlador de { $card }
    .head = methuselah
who-owner = su propietario
    .head = methuselah
who-in-turn = cada Matusalén, empezando por el activo,
    .head = methuselah
who-methuselah-named = el Matusalén elegido
    .head = methuselah
who-methuselahs-named = cada Matusalén elegido
    .head = methuselah
who-prey-of = la presa de { $seat }
    .gender = feminine
    .head = methuselah
who-predator-of = el depredador de { $seat }
    .head = methuselah
who-targeted = ese Matusalén
    .head = methuselah
who-ash-heap-owner = su propietario
    .head = methuselah

## Cards that the situation names

ref-self =
    { $case ->
        [acc] { $kind ->
            [vampire] a este vampiro
            [acting-vampire] a este vampiro
            [ally] a este aliado
            [bearer] a el siervo con esta carta
            [user] a sí mismo
           *[minion] a este siervo
        }
       *[nom] { $kind ->
            [vampire] este vampiro
            [acting-vampire] este vampiro
            [ally] este aliado
            [bearer] el siervo con esta carta
            [user] sí mismo
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
    { $case ->
        [acc] { $kind ->
            [ally] a este aliado
            [vampire] a este vampiro
           *[other] esta carta
        }
       *[nom] { $kind ->
            [ally] este aliado
            [vampire] este vampiro
           *[other] esta carta
        }
    }
    .gender =
        { $kind ->
            [ally] animate
            [vampire] animate
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
ref-its-player = el vampiro que jugó esta carta
    .gender = animate
    .head = vampire
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
ref-rival =
    { $case ->
        [acc] a el siervo con el que este vampiro está a punto de combatir
       *[nom] el siervo con el que este vampiro está a punto de combatir
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
ref-target = el objetivo
    .gender = masculine
ref-named = la carta elegida
    .gender = feminine
    .head = card
ref-newcomer = el nuevo vampiro
    .head = vampire
ref-named-next = la otra carta elegida
    .gender = feminine
    .head = card
ref-announced = la carta nombrada
    .gender = feminine
    .head = card
ref-they = esa carta
    .gender = feminine
ref-made = el equipo que trajo esta carta
    .gender = masculine
    .head = equipment
ref-hurt =
    { $case ->
        [acc] a el siervo que va a sufrir daño
       *[nom] el siervo que va a sufrir daño
    }
    .gender = animate
    .head = minion
ref-doomed =
    { $case ->
        [acc] a el aliado a punto de quemarse
       *[nom] el aliado a punto de quemarse
    }
    .gender = animate
    .head = ally
ref-burning-host =
    { $case ->
        [acc] a el siervo con esta carta
       *[nom] el siervo con esta carta
    }
    .gender = animate
    .head = minion
ref-player =
    { $case ->
        [acc] a el siervo que la juega
       *[nom] el siervo que la juega
    }
    .gender = animate
    .head = minion
ref-host-of =
    { $case ->
        [acc] a el siervo con { $card }
       *[nom] el siervo con { $card }
    }
    .gender = animate
    .head = minion
ref-action-card = la carta con la que actuó
    .gender = feminine
    .head = card
ref-cancelled-card = la carta cancelada
    .gender = feminine
    .head = card
ref-victim = la víctima
    .gender = feminine
    .head = vampire
ref-equipped = la carta con la que se ha equipado
    .gender = feminine
ref-card-played = la carta
    .gender = feminine
ref-opponent =
    { $case ->
        [acc] a el siervo contra el que combatió
       *[nom] el siervo contra el que combatió
    }
    .gender = animate
    .head = minion
ref-inflicter = quien vaya a infligir el daño
    .gender = animate
    .head = minion
ref-attacked = el siervo al que atacaría
    .gender = animate
    .head = minion
ref-picked = el vampiro escogido
    .head = vampire
ref-rescued = el vampiro rescatado
    .gender = animate
    .head = vampire
ref-action-target = el objetivo de la acción
    .gender = animate
    .head = minion
    .gender = animate
    .head = minion
ref-at-random = { $cards } al azar
    .cards = acc a
    .gender = feminine
    .head = card
ref-its-foe =
    { $case ->
        [acc] a el siervo contra el que combate
       *[nom] el siervo contra el que combate
    }
    .gender = animate
    .head = minion
ref-remembered = el vampiro elegido para esta carta
    .gender = animate
    .head = vampire

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
noun-imbued =
    { $number ->
        [many] imbuidos
       *[one] imbuido
    }
    .gender = animate
    .general = minion
noun-monster =
    { $number ->
        [many] monstruos
       *[one] monstruo
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
noun-event =
    { $number ->
        [many] eventos
       *[one] evento
    }
    .gender = masculine
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
noun-only-methuselah =
    { $number ->
        [many] Matusalenes
       *[one] Matusalén
    }
    .gender = animate
noun-damage = daño
    .gender = masculine
noun-equipment =
    { $number ->
        [many] equipos
       *[one] equipo
    }
    .gender = masculine
noun-clan-in-play = clan de un vampiro en juego
    .gender = masculine
noun-clan-of = clan
    .gender = masculine
noun-all-crypts = criptas
    .gender = feminine
noun-ally-in-ash-heaps = aliado de cualquier montón de ceniza
    .gender = animate
noun-itself = siervo
    .gender = animate
    .general = minion
noun-just = carta
    .gender = feminine
noun-grounded-foe-or-retainer = siervo oponente que no vuele o, de lejos, uno de sus criados
    .gender = animate
noun-foe-or-retainer = siervo oponente o, de lejos, uno de sus criados
    .gender = animate
noun-hand-or-melee-weapon = ataque físico o arma cuerpo a cuerpo
    .gender = masculine
noun-retainer =
    { $number ->
        [many] criados
       *[one] criado
    }
    .gender = animate
noun-number-paid = número X
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
quality-remembered = { AGREE("elegido", $gender, $number) } para esta carta
    .is = es { $gender ->
        [feminine] la elegida
       *[masculine] el elegido
    } para esta carta
    .isnt = no es { $gender ->
        [feminine] la elegida
       *[masculine] el elegido
    } para esta carta
quality-tortured = con una ficha de tortura
    .is = tiene una ficha de tortura
    .isnt = no tiene ninguna ficha de tortura
    .not = sin fichas de tortura
quality-with-counter =
    con una ficha de { $keyword ->
        [nightmare] pesadilla
       *[hostage] rehén
    }
    .is =
        tiene una ficha de { $keyword ->
            [nightmare] pesadilla
           *[hostage] rehén
        }
    .isnt =
        no tiene fichas de { $keyword ->
            [nightmare] pesadilla
           *[hostage] rehén
        }
quality-corrupted =
    { $seat-is ->
        [you] con fichas de corrupción tuyas
       *[other] con fichas de corrupción de { $seat }
    }
    .seat = obj
    .is =
        { $seat-is ->
            [you] tiene fichas de corrupción tuyas
           *[other] tiene fichas de corrupción de { $seat }
        }
    .isnt =
        { $seat-is ->
            [you] no tiene fichas de corrupción tuyas
           *[other] no tiene fichas de corrupción de { $seat }
        }
quality-corrupted-by =
    { $seat-is ->
        [you] con { $least } o más fichas de corrupción tuyas
       *[other] con { $least } o más fichas de corrupción de { $seat }
    }
    .seat = obj
    .is = tiene { $least } o más de esas fichas de corrupción
    .isnt = tiene menos de { $least } de esas fichas de corrupción
quality-corrupted-by-anybody = con una ficha de corrupción
    .is = tiene una ficha de corrupción
    .isnt = no tiene ninguna ficha de corrupción
    .not = sin fichas de corrupción
quality-opposing = oponente
    .is = es oponente
    .isnt = no es oponente
quality-remembered-this-turn = { AGREE("elegido", $gender, $number) } para esta carta en este turno
    .is = es { $gender ->
        [feminine] la elegida
       *[masculine] el elegido
    } para esta carta en este turno
    .isnt = no es { $gender ->
        [feminine] la elegida
       *[masculine] el elegido
    } para esta carta en este turno
quality-of-action = de acción de cualquier tipo
    .is = es una carta de acción de cualquier tipo
    .isnt = no es una carta de acción
quality-played-at-superior = jugada al nivel superior de una Disciplina
    .place = after
    .is = se juega al nivel superior de una Disciplina
    .isnt = no se juega al nivel superior de una Disciplina
quality-moved-by-this = { AGREE("afectado", $gender, $number) } por este efecto
    .place = after
    .is = se ve afectado por este efecto
    .isnt = no se ve afectado por este efecto
quality-not-yet-served = que no ha jugado una carta así este turno
    .place = clause
    .is = no ha jugado una carta así este turno
    .isnt = ha jugado una carta así este turno
quality-strike-card = de ataque
    .is = es una carta de ataque
    .isnt = no es una carta de ataque
quality-requiring-discipline = que requiere una Disciplina
    .is = requiere una Disciplina
    .isnt = no requiere ninguna Disciplina
quality-uncontrolled =
    { $of-seats-is ->
        [you] en tu zona incontrolada
        [prey] en la zona incontrolada de tu presa
        [predator] en la zona incontrolada de tu depredador
        [others] en la zona incontrolada de otro Matusalén
        [again] en su zona incontrolada
        [controller] en su zona incontrolada
        [they] en su zona incontrolada
       *[other] en una zona incontrolada
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
        [active] que controla
        [phase-owner] que controle ese Matusalén
        [others] que controla otro Matusalén
        [bled] que controla el Matusalén objetivo
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
quality-in-terms = { AGREE("elegido", $gender, $number) }
    .is = está { AGREE("elegido", $gender, $number) }
    .isnt = no está { AGREE("elegido", $gender, $number) }
quality-given-points = con algún punto
    .place = last
    .is = ha recibido algún punto
    .isnt = no ha recibido ningún punto
quality-oldest = de mayor antigüedad
    .is = es de los más antiguos
    .isnt = no es de los más antiguos
quality-untitled = sin título
    .is = no tiene título
    .isnt = tiene título
    .not = con título
quality-at-superior = { AGREE("jugado", $gender, $number) } al nivel superior
    .is = se jugó al nivel superior
    .isnt = no se jugó al nivel superior
quality-unfed = que no se haya alimentado en un territorio de caza este turno
    .place = clause
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
    .place =
        { $than-is ->
            [self] after
           *[other] clause
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
    .place =
        { $than-is ->
            [self] after
           *[other] clause
        }
    .not =
        { $number ->
            [one] que no es más { AGREE("antiguo", $gender, $number) }
           *[other] que no son más { AGREE("antiguo", $gender, $number) }
        }{ $than-is ->
            [self] { "" }
           *[other] {" "}que { $than }
        }
    .place-not = clause
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
        [again] { AGREE("otro", $gender, $number) }
       *[other] { AGREE("distinto", $gender, $number) } de { $than }
    }
    .place =
        { $than-is ->
            [self] first
            [you] first
            [again] first
           *[other] clause
        }
    .is = no es { $than }
    .isnt = es { $than }
quality-clan = del clan { $names }
    .names = clan
    .place = near
    .is = es del clan { $names }
    .isnt = no es del clan { $names }
    .not =
        { $names-is ->
            [several] que no sea de los clanes { $names }
           *[other] que no sea del clan { $names }
        }
    .place-not = clause
quality-sect =
    { $names-is ->
        [camarilla] de la { $names }
        [sabbat] del { $names }
        [anarch] { $number ->
            [many] Anarquistas
           *[one] { $names }
        }
        [independent] { $number ->
            [many] Independientes
           *[one] { $names }
        }
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
    .place-not = clause
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
quality-capacity-within = de capacidad no mayor que { $most }
    .place = clause
    .is = tiene una capacidad no mayor que { $most }
    .isnt = tiene una capacidad mayor que { $most }
quality-capacity-below = de capacidad menor que { $most }
    .place = clause
    .is = tiene menos capacidad que { $most }
    .isnt = tiene al menos tanta capacidad como { $most }
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
quality-trait-of-any = { $names }
    .names = sort
    .is = es { $names }
    .isnt = no es { $names }
    .not = que no sea { $names }
quality-named = { $name }
    .instead = card
    .is = es { $name }
    .isnt = no es { $name }
quality-this-card = que es esta carta
    .place = clause
    .is = es esta carta
    .isnt = no es esta carta
quality-copy-of-this =
    { $number ->
        [many] copias de esta carta
       *[one] copia de esta carta
    }
    .instead = card
    .is = es una copia de esta carta
    .isnt = no es una copia de esta carta
quality-unique = { AGREE("único", $gender, $number) }
    .is = es { AGREE("único", $gender, $number) }
    .isnt = no es { AGREE("único", $gender, $number) }
    .not = no { AGREE("único", $gender, $number) }

sort-vehicle = vehículo
sort-haven = refugio
sort-path = senda
sort-archetype = arquetipo
sort-location = lugar
sort-discipline = de Disciplina
sort-title = de título
sort-trophy = trofeo
sort-equipment = equipo
sort-weapon = arma
sort-melee = arma cuerpo a cuerpo
sort-wraith = espectro
sort-mummy = momia
sort-zombie = zombi
sort-ghoul = ghoul
sort-frenzy = de frenesí
sort-enlisted-wraith = un espectro
sort-enlisted-zombie = un zombi
sort-played-frenzy = una carta de frenesí
sort-played-aim = una carta de puntería
sort-played-grapple = una carta de presa
sort-demon = demonio
sort-condemnation = de condena
sort-scarce = escaso
sort-sterile = estéril
sort-infernal = infernal
sort-flight = volador
sort-red-list = de la Lista Roja
sort-blood-cursed = de sangre maldita
quality-in-hand =
    { $seat-is ->
        [you] de tu mano
        [again] de su mano
       *[other] de la mano de { $seat }
    }
    .place = last
    .is =
        { $seat-is ->
            [you] está en tu mano
           *[other] está en la mano de { $seat }
        }
    .isnt =
        { $seat-is ->
            [you] no está en tu mano
           *[other] no está en la mano de { $seat }
        }
quality-in-ash-heap =
    { $seat-is ->
        [you] de tu montón de ceniza
       *[other] del montón de ceniza de { $seat }
    }
    .place = last
    .is =
        { $seat-is ->
            [you] está en tu montón de ceniza
           *[other] está en el montón de ceniza de { $seat }
        }
    .isnt =
        { $seat-is ->
            [you] no está en tu montón de ceniza
           *[other] no está en el montón de ceniza de { $seat }
        }
quality-on-one-of = sobre { $hosts }
    .is = está sobre { $hosts }
    .isnt = no está sobre { $hosts }
quality-owned = cuyo propietario sea otro Matusalén
    .place = last
    .is = pertenece a otro Matusalén
    .isnt = te pertenece
quality-is-predator = que sea tu depredador
    .is = es tu depredador
    .isnt = no es tu depredador
quality-without-pool = sin reserva
    .is = no tiene reserva
    .isnt = tiene reserva
quality-is-prey = que sea tu presa
    .is = es tu presa
    .isnt = no es tu presa
quality-has-cards-in-crypt = cuya cripta no esté vacía
    .is = tiene cartas en la cripta
    .isnt = tiene la cripta vacía
quality-acting = { AGREE("activo", $gender, $number) }
    .is = está actuando
    .isnt = no está actuando
quality-with-ash-heap = con { $least } o más cartas en el montón de ceniza
    .is = tiene { $least } o más cartas en el montón de ceniza
    .isnt = tiene menos de { $least } cartas en el montón de ceniza
quality-costing-at-most = que cueste como mucho { $most } de sangre o de reserva
    .place = clause
    .is = cuesta como mucho { $most } de sangre o de reserva
    .isnt = cuesta más de { $most } de sangre o de reserva
quality-target-of-action = que es el objetivo de la acción
    .place = clause
    .is = es el objetivo de la acción
    .isnt = no es el objetivo de la acción
quality-remembered-next = girado por esta carta
    .place = after
    .is = fue girado por esta carta
    .isnt = no fue girado por esta carta
quality-contracted = con un contrato para el que se eligió { $cards }
    .cards = acc a
    .place = after
    .is = tiene un contrato para el que se eligió { $cards }
    .isnt = no tiene ningún contrato para el que se eligió { $cards }
quality-no-minion = que no sea un siervo
    .place = clause
    .is = no es un siervo
    .isnt = es un siervo
quality-with-superior = con una Disciplina superior
    .place = after
    .is = tiene una Disciplina superior
    .isnt = no tiene ninguna Disciplina superior
quality-not-unlocked-so = no enderezado así este turno
    .place = after
    .is = no ha sido enderezado por una carta así este turno
    .isnt = ha sido enderezado por una carta así este turno
quality-new-to-you = que haya entrado en juego desde tu última fase de siervos
    .place = clause
    .is = entró en juego desde tu última fase de siervos
    .isnt = no entró en juego desde tu última fase de siervos
quality-came-last = que entrara en la zona preparada en tu última fase de influencia
    .place = clause
    .is = entró en la zona preparada en tu última fase de influencia
    .isnt = no entró en la zona preparada en tu última fase de influencia
quality-facing-aggravated-damage = al que el ataque del siervo oponente vaya a causar daño agravado
    .place = clause
    .is = va a recibir daño agravado del ataque del siervo oponente
    .isnt = no va a recibir daño agravado del ataque del siervo oponente
quality-from-uncontrolled = de la zona incontrolada
    .place = after
    .is = viene de la zona incontrolada
    .isnt = no viene de la zona incontrolada
quality-requiring-sect = que requiera un { $name }
    .name = sect
    .place = after
    .is = requiere un { $name }
    .isnt = no requiere un { $name }
quality-requiring-any = que requiera { $codes }
    .codes = discipline
    .place = after
    .is = requiere { $codes }
    .isnt = no requiere { $codes }
quality-redirecting = que cambie el objetivo de un sangrado
    .place = clause
    .is = cambia el objetivo de un sangrado
    .isnt = no cambia el objetivo de un sangrado
quality-able-to-press = en combate
    .place = after
    .is = puede acosar
    .isnt = no puede acosar
quality-leading = { AGREE("activo", $gender, $number) }
    .is = actúa en este combate
    .isnt = no actúa en este combate
quality-blocking = que intente bloquear
    .place = clause
    .is = intenta bloquear
    .isnt = no intenta bloquear
quality-has-blocked = que haya bloqueado la acción
    .place = clause
    .is = ha bloqueado la acción
    .isnt = no ha bloqueado la acción
quality-voted = que haya emitido votos o una papeleta
    .place = clause
    .is = ha emitido votos o una papeleta
    .isnt = no ha emitido votos ni papeleta
quality-unserved = que aún no haya ganado nada con esta carta
    .place = clause
    .is = aún no ha ganado nada con esta carta
    .isnt = ya ha ganado algo con esta carta
quality-lacking-intercept = que intente bloquear y necesite intercepción
    .place = clause
    .is = intenta bloquear y necesita intercepción
    .isnt = no necesita intercepción
quality-able-to-attempt = que pueda intentar bloquear
    .place = clause
    .is = puede intentar bloquear
    .isnt = no puede intentar bloquear
quality-has-not-given-blood = que no lo haya hecho en esta acción
    .place = clause
    .is = no lo ha hecho en esta acción
    .isnt = lo ha hecho en esta acción
quality-of-other-side = del otro bando
    .is = es del otro bando
    .isnt = es del propio bando
quality-able-to-act = que pueda actuar
    .is = puede actuar
    .isnt = no puede actuar
quality-able-to-fight = que pueda combatir
    .is = puede combatir
    .isnt = no puede combatir
quality-fighting = en combate
    .is = está en combate
    .isnt = no está en combate
quality-of-kin-of =
    { $who-is ->
        [self] de su mismo clan
       *[other] de el clan de { $who }
    }, o de secta { $name } como él
    .name = sect
    .is = es de el clan de { $who }, o de secta { $name } como él
    .isnt = no es de el clan de { $who } ni de secta { $name } como él
quality-unnamed = { AGREE("otro", $gender, $number) }
    .place = first
    .is = es otra
    .isnt = es la misma
quality-taunted = de los dos
    .is = es uno de los dos
    .isnt = no es ninguno de los dos
quality-filled = con sangre suficiente para salir
    .is = tiene sangre suficiente para salir
    .isnt = no tiene sangre suficiente para salir
quality-richer = con más reserva que tú
    .place = clause
    .is = tiene más reserva que tú
    .isnt = no tiene más reserva que tú
quality-detached = que no esté sobre ninguna carta
    .is = no está sobre ninguna carta
    .isnt = está sobre una carta
quality-able-to-diablerize = que pueda cometer diablerie
    .place = clause
    .is = puede cometer diablerie
    .isnt = no puede cometer diablerie
quality-anywhere = aunque se haya quemado
    .is = está en juego o no
    .isnt = no está en ningún sitio
quality-enslaving =
    { $one-is ->
        [self] de quien este siervo es esclavo
       *[other] de quien { $one } es esclavo
    }
    .place = clause
    .is =
        { $one-is ->
            [self] tiene a este siervo por esclavo
           *[other] tiene a { $one } por esclavo
        }
    .isnt =
        { $one-is ->
            [self] no tiene a este siervo por esclavo
           *[other] no tiene a { $one } por esclavo
        }
quality-without = sin { $codes }
    .codes = discipline
    .is = no tiene { $codes }
    .isnt = tiene { $codes }
quality-of-sort = { $keywords }
    .keywords = sort
    .is = es { $keywords }
    .isnt = no es { $keywords }
quality-its-player = que jugó esta carta
    .place = clause
    .is = jugó esta carta
    .isnt = no jugó esta carta
quality-enslaved = { AGREE("esclavo", $gender, $number) }
    .is = es un esclavo
    .isnt = no es un esclavo
quality-of-circle =
    { $one-is ->
        [self] de su mismo círculo
       *[other] de el círculo de { $one }
    }
    .is =
        { $one-is ->
            [self] es de su mismo círculo
           *[other] es de el círculo de { $one }
        }
    .isnt =
        { $one-is ->
            [self] es de otro círculo
           *[other] no es de el círculo de { $one }
        }
quality-of-black-hand = de la Mano Negra
    .is = es de la Mano Negra
    .isnt = no es de la Mano Negra
quality-voted-against = que haya emitido votos o una papeleta contra el referéndum
    .place = clause
    .is = ha emitido votos o una papeleta contra el referéndum
    .isnt = no ha emitido votos ni papeleta contra el referéndum
quality-attackable = que pueda atacar
    .place = clause
    .is = puede ser atacado
    .isnt = no puede ser atacado
quality-teaching = de las Disciplinas { $codes } que no tenga a nivel superior
    .codes = discipline
    .place = after
    .is = es de las Disciplinas { $codes }
    .isnt = no es de las Disciplinas { $codes }
quality-without-circle = sin círculo de Hermanos de Sangre
    .is = no tiene círculo de Hermanos de Sangre
    .isnt = tiene un círculo de Hermanos de Sangre
quality-on-red-list = de la Lista Roja
    .is = está en la Lista Roja
    .isnt = no está en la Lista Roja
    .not = que no esté en la Lista Roja
quality-infernal = infernal
    .is = es infernal
    .isnt = no es infernal
quality-with-bleed = con { $least } o más de sangrado
    .is = tiene { $least } o más de sangrado
    .isnt = tiene menos de { $least } de sangrado
quality-contesting-title = que disputa un título
    .is = disputa un título
    .isnt = no disputa ningún título
quality-with-votes-by-title = con votos por su título
    .is = tiene votos por su título
    .isnt = no tiene votos por su título
quality-of-chosen-clan = de un clan de tu elección
    .is = es de el clan elegido
    .isnt = no es de el clan elegido
quality-of-named-clan = de el clan elegido
    .is = es de el clan elegido
    .isnt = no es de el clan elegido
quality-title-of-sect =
    { $name-is ->
        [camarilla] con un título de la { $name }
        [sabbat] con un título del { $name }
       *[other] con un título { $name }
    }
    .name = sect
    .is =
        { $name-is ->
            [camarilla] tiene un título de la { $name }
            [sabbat] tiene un título del { $name }
           *[other] tiene un título { $name }
        }
    .isnt =
        { $name-is ->
            [camarilla] no tiene un título de la { $name }
            [sabbat] no tiene un título del { $name }
           *[other] no tiene un título { $name }
        }
    .not =
        { $name-is ->
            [camarilla] , salvo que sea un título de la { $name },
            [sabbat] , salvo que sea un título del { $name },
           *[other] , salvo que sea un título { $name },
        }
quality-blood-at-most =
    { $most ->
        [one] con { $most } o menos de sangre
        [other] con { $most } o menos de sangre
       *[said] con una cantidad de sangre que no supere { $most }
    }
    .place = last
    .is =
        { $most ->
            [one] tiene { $most } o menos de sangre
            [other] tiene { $most } o menos de sangre
           *[said] no tiene más sangre que { $most }
        }
    .isnt =
        { $most ->
            [one] tiene más de { $most } de sangre
            [other] tiene más de { $most } de sangre
           *[said] tiene más sangre que { $most }
        }
quality-of-type =
    { $name-is ->
        [vampire] { $number ->
            [many] cartas de vampiro
           *[one] carta de vampiro
        }
        [ally] { $number ->
            [many] cartas de aliado
           *[one] carta de aliado
        }
        [master] { $number ->
            [many] cartas heriles
           *[one] carta heril
        }
        [political] { $number ->
            [many] cartas de acción política
           *[one] carta de acción política
        }
        [combat] { $number ->
            [many] cartas de combate
           *[one] carta de combate
        }
        [equipment] { $number ->
            [many] cartas de equipo
           *[one] carta de equipo
        }
        [event] { $number ->
            [many] cartas de evento
           *[one] carta de evento
        }
        [retainer] { $number ->
            [many] cartas de criado
           *[one] carta de criado
        }
        [action] { $number ->
            [many] cartas de acción
           *[one] carta de acción
        }
        [reaction] { $number ->
            [many] cartas de reacción
           *[one] carta de reacción
        }
       *[other] { $number ->
            [many] cartas del tipo { $name }
           *[one] carta del tipo { $name }
        }
    }
    .name = type
    .instead = card
    .is = es del tipo { $name }
    .isnt = no es del tipo { $name }
    .not =
        { $name-is ->
            [modifier] que no sea modificador de acción
            [combat] que no sea de combate
           *[other] que no sea { $name }
        }
    .place-not = after
quality-bearable =
    { $who-is ->
        [self] que pueda llevar
       *[other] que pueda llevar { $who }
    }
    .is = puede llevarlo { $who }
    .isnt = no puede llevarlo { $who }
quality-controls = que controla { $cards }
    .cards = acc
    .is = controla { $cards }
    .isnt = no controla { $cards }
path-cathari = la Senda de los Cátaros
path-caine = la Senda de Caín
path-death-and-the-soul = la Senda de la Muerte y el Alma
path-power-and-the-inner-voice = la Senda del Poder y la Voz Interior
quality-of-poor = de otro Matusalén que tenga { $most } o menos de reserva
    .place = clause
    .is = está bajo el control de un Matusalén con { $most } o menos de reserva
    .isnt = está bajo el control de un Matusalén con más de { $most } de reserva
quality-of-clan-of =
    { $who-is ->
        [again] de el mismo clan
        [it] de el mismo clan
       *[other] de el clan de { $who }
    }
    .is = es de el clan de { $who }
    .isnt = no es de el clan de { $who }
quality-elder-of-clan = { "" }
    .place = last
    .is = es más antiguo que { $cards } de su mismo clan
    .isnt = no es más antiguo que { $cards } de su mismo clan
quality-played-upon = a quien se juega una carta { $keyword }
    .keyword = sort
    .place = clause
    .is = recibe una carta { $keyword }
    .isnt = no recibe una carta { $keyword }
quality-wounded = con menos vida de la inicial
    .place = clause
    .is = tiene menos vida de la inicial
    .isnt = tiene su vida inicial
quality-follows =
    { $number ->
        [many] que siguen { $path }
       *[one] que sigue { $path }
    }
    .path = path
    .place = clause
    .is = sigue { $path }
    .isnt = no sigue { $path }
    .not =
        { $number ->
            [many] que no siguen { $path }
           *[one] que no sigue { $path }
        }
quality-lower-than-superior = sin el nivel superior de esta Disciplina
    .is = no tiene el nivel superior de esta Disciplina
    .isnt = tiene el nivel superior de esta Disciplina

sort-puts-vampires-in-play = carta que pone vampiros en juego
quality-in-library =
    { $seat-is ->
        [you] de tu biblioteca
       *[other] de la biblioteca de { $seat }
    }
    .place = last
    .is =
        { $seat-is ->
            [you] está en tu biblioteca
           *[other] está en la biblioteca de { $seat }
        }
    .isnt =
        { $seat-is ->
            [you] no está en tu biblioteca
           *[other] no está en la biblioteca de { $seat }
        }
quality-library-card =
    { $number ->
        [many] cartas de biblioteca
       *[one] carta de biblioteca
    }
    .instead = card
    .is = es una carta de biblioteca
    .isnt = es una carta de cripta
quality-minion-card =
    { $number ->
        [many] cartas de siervo
       *[one] carta de siervo
    }
    .instead = card
    .is = es una carta de siervo
    .isnt = no es una carta de siervo
quality-goes-by =
    { $keyword ->
        [gehenna] de la Gehena
        [archetype] de arquetipo
        [animal] animal
        [wraith] de espectro
        [hunting-ground] { $number ->
            [many] territorios de caza
           *[one] territorio de caza
        }
        [derivative] derivado
        [investment] de inversión
        [changeling] hada
        [black-hand] de la Mano Negra
        [electronic] electrónico
        [vehicle] de vehículo
        [mage] mago
        [mummy] momia
        [werewolf] que sea hombre lobo
        [weapon] de arma
        [gun] de arma de fuego
        [contract] de contrato
        [mortal] mortal
       *[other] { $keyword }
    }
    .place = after
    .instead =
        { $keyword ->
            [hunting-ground] location
           *[other] { "" }
        }
    .is =
        { $keyword ->
            [gehenna] es de la Gehena
            [animal] es un animal
            [wraith] es un espectro
            [werewolf] es un hombre lobo
            [mage] es un mago
            [mummy] es una momia
            [mortal] es mortal
            [changeling] es un hada
            [weapon] es un arma
            [gun] es un arma de fuego
            [contract] es un contrato
            [archetype] es un arquetipo
            [electronic] es electrónica
            [vehicle] es un vehículo
            [investment] es una inversión
            [derivative] es derivada
            [hunting-ground] es un territorio de caza
            [black-hand] es de la Mano Negra
           *[other] es { $keyword }
        }
    .isnt =
        { $keyword ->
            [gehenna] no es de la Gehena
            [animal] no es un animal
            [wraith] no es un espectro
            [werewolf] no es un hombre lobo
            [mage] no es un mago
            [mummy] no es una momia
            [mortal] no es mortal
            [changeling] no es un hada
            [gun] no es un arma de fuego
            [contract] no es un contrato
            [archetype] no es un arquetipo
            [investment] no es una inversión
            [derivative] no es derivada
            [hunting-ground] no es un territorio de caza
            [black-hand] no es de la Mano Negra
            [electronic] no es electrónica
            [vehicle] no es un vehículo
            [weapon] no es un arma
           *[other] no es { $keyword }
        }
    .not =
        { $keyword ->
            [derivative] no derivado
            [electronic] no electrónico
            [vehicle] que no sea vehículo
            [changeling] que no sea hada
            [weapon] que no sea arma
           *[other] que no sea { $keyword }
        }
quality-requiring = que requiere { $code }
    .code = discipline
    .place = after
    .is = requiere { $code }
    .isnt = no requiere { $code }
quality-requiring-clan = que requiere { $names }
    .names = clan
    .place = after
    .is = requiere { $names }
    .isnt = no requiere { $names }
quality-had-for-half = que { $who } pueda tener y de cuyo coste se pueda pagar la mitad
    .place = clause
    .is = puede tenerla { $who } por la mitad de su coste
    .isnt = no puede tenerla { $who } por la mitad de su coste
quality-equippable =
    { $who-is ->
        [self] cuyos requisitos se cumplen y cuyo coste se puede pagar
       *[other] cuyos requisitos cumple { $who } y cuyo coste se puede pagar
    }
    .place = clause
    .is = tiene requisitos que cumple { $who } y un coste que se puede pagar
    .isnt = tiene requisitos que no cumple { $who } o un coste que no se puede pagar
quality-bringable =
    { $who-is ->
        [self] cuyos requisitos se cumplen y cuyo coste se puede pagar
       *[other] cuyos requisitos cumple { $who } y cuyo coste se puede pagar
    }
    .place = clause
    .is = tiene requisitos que cumple { $who } y un coste que se puede pagar
    .isnt = tiene requisitos que no cumple { $who } o un coste que no se puede pagar
quality-employable-freely = cuyo coste se puede pagar
    .place = clause
    .is = tiene un coste que se puede pagar
    .isnt = tiene un coste que no se puede pagar
quality-costing-less = que cueste menos de { $least } de reserva
    .place = after
    .is = cuesta menos de { $least } de reserva
    .isnt = cuesta { $least } o más de reserva
quality-inflicting-at-most = con un ataque de { $most } de daño como máximo, no agravado,
    .place = after
    .is = no inflige más de { $most } de daño
    .isnt = inflige más de { $most } de daño
quality-diablerist = que ha cometido diablerie desde tu último turno
    .place = clause
    .is = ha cometido diablerie desde tu último turno
    .isnt = no ha cometido diablerie desde tu último turno
quality-requiring-either = que requiere { $names } o { $code }
    .names = clan
    .code = discipline
    .place = after
    .is = requiere { $names } o { $code }
    .isnt = no requiere { $names } ni { $code }
quality-able-to-bear = que pueda llevar { $one }
    .place = clause
    .is = puede llevar { $one }
    .isnt = no puede llevar { $one }
quality-room-for-this = { "" }
    .is = tiene sitio para esta carta
    .isnt = ya tiene una

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
        [all-blood-of] { $measure ->
            [unit-counters] todas las { $unit }
           *[other] toda la { $unit }
        }
       *[other] una cantidad de { $unit } igual a { $quantity }
    }
amount-up-to = hasta { $most }
amount-between = de { $least } a { $most }
amount-at-most =
    { $word ->
        [blood-of] cualquier cantidad de { $unit }
       *[other] { $measure ->
            [unit-pool] { $word ->
                [pool-of] cualquier cantidad de { $unit }
               *[other] { $unit } hasta { $quantity }
            }
            [unit-cards] como mucho tantas { $unit } como { $quantity }
           *[other] { $unit } hasta { $quantity }
        }
    }
amount-count = el número de { $cards }
amount-blood-of =
    { $who-is ->
        [this] { $who-kind ->
            [vampire] la sangre que hay sobre { $who }
            [ally] la vida de { $who }
           *[other] el número de fichas sobre { $who }
        }
       *[other] la sangre que hay sobre { $who }
    }
amount-all-blood-of = la sangre que hay sobre { $who }
amount-capacity-of = la capacidad de { $who }
amount-x = ese número
amount-starting-life-of = la vida inicial de { $who }
amount-plus = { $a } + { $b }
amount-minus = { $a } menos { $b }
amount-times =
    { $b ->
        [2] el doble de { $a }
        [3] el triple de { $a }
       *[other] { $b } × { $a }
    }
amount-part =
    { $b ->
        [2] la mitad de { $a }, redondeada hacia abajo,
       *[other] { $a } ÷ { $b }, redondeado hacia abajo,
    }
unit-votes =
    { $n ->
        [one] { $n } voto
       *[other] { $n } votos
    }
    .bare = votos

amount-smaller = { $one } o { $other }, lo que sea menos,
amount-points-of =
    { $seat-is ->
        [you] tus puntos
        [they] sus puntos
        [again] sus puntos
       *[other] los puntos de { $seat }
    }
amount-worth-of = la capacidad o el coste de { $who }
amount-printed-capacity-of = la capacidad de { $face }
amount-recruiting-cost-of = el coste en reserva de { $who }
amount-hand-count =
    { $who-is ->
        [you] el número de cartas de tu mano
       *[other] el número de cartas de la mano de { $who }
    }
amount-corruption-on =
    { $who-is ->
        [again] el número de tus fichas de corrupción sobre él
       *[other] el número de tus fichas de corrupción sobre { $who }
    }
amount-capacity-of-pick = la capacidad del vampiro que eligió { $who }
amount-counters-on =
    el número de fichas de { $kind ->
        [nightmare] pesadilla
       *[hostage] rehén
    } sobre { $who }
amount-tenth-of = la décima parte de { $whole }, redondeando hacia abajo,
amount-ash-heap-size =
    { $who-is ->
        [you] el número de cartas de tu montón de ceniza
       *[other] el número de cartas de el montón de ceniza de { $who }
    }
amount-library-size =
    { $who-is ->
        [you] el número de cartas de tu biblioteca
       *[other] el número de cartas de la biblioteca de { $who }
    }
amount-price-of-saving = lo que mantiene a { $who } en la partida
amount-pool-of =
    { $who-is ->
        [you] tu reserva
       *[other] la reserva de { $who }
    }
    .who = obj
amount-dead-vampires-of = el número de vampiros en el montón de ceniza de { $who }
amount-lost-to-bleed = la reserva perdida por el sangrado
amount-paid = X
amount-half-in-blood = la mitad de su coste, redondeada hacia abajo,
amount-round-number = el número del asalto
amount-announced = X
amount-counters-of = el número de fichas de { $what }
amount-disciplines-used-by = el número de Disciplinas que { $who } ha usado para cartas en esta acción
amount-victory-points-of = el número de puntos de victoria de { $who }
amount-price-of-played = el coste de esa carta en sangre y reserva
amount-only-against = el número de Matusalenes que han emitido votos en contra del referéndum y ninguno a favor
    .sort = each
    .each = cada Matusalén que ha emitido votos en contra del referéndum y ninguno a favor
amount-points-of-blood = la sangre de { $who }, como mucho { $most }
    .sort = each
    .each = cada punto de sangre de { $who }, hasta { $most }
amount-margin = el número de votos por los que se ha aprobado el referéndum
    .sort = each
    .each = cada voto por el que se ha aprobado el referéndum
amount-rest-of-margin = el número de los demás votos por los que se ha aprobado el referéndum
    .sort = each
    .each = cada uno de los demás votos por los que se ha aprobado el referéndum
amount-by-title = { $without }, o { $titled } si { $who } tiene título
amount-times-blocked-before = cuántas veces ha bloqueado antes { $who }
amount-lost-by = la sangre que { $who } ha perdido por daño este asalto
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
stat-hand = { $signed } al tamaño de mano
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
stat-environment = sufre { $n }R de daño ambiental
    .sort = is
stat-contest-cost = { $signed } de sangre al coste de disputar un título
    .bare = sangre al coste de disputar un título
stat-no-vampire-blocks = no puede ser bloqueado por vampiros
    .sort = is
stat-block-or-pay = quema { $n } de sangre antes de resolverse la acción si no bloquea
    .sort = is
stat-aggravated-hands = inflige daño agravado con sus ataques físicos
    .sort = is
stat-aggravated-damage = inflige daño agravado
    .sort = is
stat-scorn = hace que cada Matusalén que vote en contra queme { $n } de reserva
    .sort = is
stat-votes-against =
    { $n ->
        [one] { $signed } voto que solo puede emitir en contra
       *[other] { $signed } votos que solo puede emitir en contra
    }
    .much = many
    .bare = votos que solo puede emitir en contra
stat-against-cost = debe quemar { $n } de sangre para emitir votos y papeletas en contra
    .sort = is
stat-block-cost = debe quemar { $n } de sangre o vida para intentar bloquear
    .sort = is
stat-block-cards =
    { $n ->
        [one] solo puede intentar bloquear a cambio de la carta superior de la biblioteca de su controlador, que se quema
       *[other] solo puede intentar bloquear a cambio de las { $n } cartas superiores de la biblioteca de su controlador, que se queman
    }
    .sort = is
stat-more-life = empieza con { $n } más de vida cuando se recluta o se contrata
    .sort = is
stat-foe-intercept = da { $signed } de intercepción a quien lo bloquee
    .sort = is
stat-titled-intercept = otro { $signed } de intercepción contra un siervo activo con título
    .bare = intercepción contra siervos con título
stat-blood-intercept = la opción de quemar 1 de sangre para obtener +1 de intercepción
    .bare = opciones de quemar sangre para obtener intercepción
stat-charm = la opción de quemar una vez 1 de tus fichas de corrupción de un siervo que bloquea, para que su intento fracase y no pueda volver a intentarlo
    .bare = opciones de quemar una ficha de corrupción de un siervo que bloquea
stat-ending-strike = un ataque opcional que finaliza el combate
    .bare = ataques opcionales que finalizan el combate
stat-cannot-strike = no puede atacar
    .sort = is
stat-strike-cost = { $signed } de sangre o vida al coste de las cartas de ataque
    .bare = sangre o vida al coste de las cartas de ataque
stat-retainers-bite = inflige { $n } de daño ambiental a distancia al siervo oponente cada asalto, al resolverse los ataques normales
    .sort = is
    .alone = esta carta inflige { $n } de daño ambiental a distancia al siervo en combate con el siervo con esta carta, cada asalto al resolverse los ataques normales
stat-retainers-claw = inflige { $n } de daño ambiental al siervo oponente de cerca, cada asalto, al resolverse los ataques normales
    .sort = is
    .alone = esta carta inflige { $n } de daño ambiental al siervo en combate con el siervo con esta carta, cada asalto de cerca al resolverse los ataques normales
stat-foe-cannot-end = impide al siervo oponente finalizar el combate con un ataque
    .sort = is
stat-combat-hand = { $signed } al tamaño de mano de su controlador mientras está en combate
    .bare = al tamaño de mano de su controlador en combate
    .alone = mientras el siervo con esta carta está en combate, su controlador obtiene { $signed } al tamaño de mano
stat-foe-combat-hand = { $signed } al tamaño de mano de quien controla al siervo oponente mientras está en combate
    .bare = al tamaño de mano de quien controla al siervo oponente en combate
    .alone = mientras el siervo con esta carta está en combate, quien controla al siervo oponente obtiene { $signed } al tamaño de mano
stat-yields-lead = hace que en sus combates el siervo oponente cuente como el siervo activo
    .sort = is
stat-next-stealth =
    { $n ->
        [one] una acción con +1 de sigilo
       *[other] { $n } acciones con +1 de sigilo
    }
    .bare = acciones con +1 de sigilo
stat-first-strike = ataca con primer golpe
    .sort = is
stat-undodged = no puede ser esquivado
    .sort = is
stat-rescue-cost = { $signed } de sangre al coste de rescatarlo
    .bare = sangre al coste de rescatarlo
stat-action-cost = { $signed } de sangre al coste de sus acciones
    .bare = sangre al coste de sus acciones
stat-rescues-cost = { $signed } de sangre al coste cuando rescata a un vampiro del letargo
    .bare = sangre al coste cuando rescata a un vampiro del letargo
stat-shelter = está a salvo de acciones
    .sort = is
stat-stays-locked = no se endereza
    .sort = is
stat-no-ally-blocks = no puede ser bloqueado por aliados
    .sort = is
stat-damage-less = sufre { $n } menos de daño de cada ataque
    .sort = is
stat-immune = no sufre daño que no sea agravado
    .sort = is
stat-hands-only = solo hace ataques físicos
    .sort = is
stat-no-disciplines = no puede jugar cartas que requieran una Disciplina
    .sort = is
stat-past-gehenna = no se ve afectado por los eventos de la Gehena
    .sort = is
stat-late-cards = repone las cartas que juega con Disciplinas durante una acción solo después de la acción, o cuando su controlador no tiene cartas
    .sort = is
stat-no-strike-cards = no puede jugar cartas de ataque
    .sort = is
stat-cannot-recruit = no puede reclutar aliados ni contratar criados
    .sort = is
stat-cannot-press = no puede acosar
    .sort = is
stat-no-closing = no puede maniobrar para acercarse
    .sort = is
stat-no-retreat = no puede maniobrar para alejarse
    .sort = is
stat-no-pressing-on = no puede acosar para continuar el combate
    .sort = is
stat-no-press-to-end = no puede acosar para terminar el combate
    .sort = is
stat-silenced = pierde sus capacidades
    .sort = is
stat-draws-kept = permite a quien lo controla robar las cartas que están bocabajo sobre esta carta en lugar de cartas de la biblioteca
    .sort = is
stat-draws-again = permite a quien lo controla, una vez por turno, poner una carta robada de la biblioteca en el fondo de esta y robar otra
    .sort = is
stat-strikes-cost = hace que cada ataque contra él cueste { $n } más de sangre o vida
    .sort = is
stat-need-not-strike = permite a quien lo combate no elegir ningún ataque
    .sort = is
stat-steady = no se gira al bloquear
    .sort = is
stat-cannot-end = no puede atacar para terminar el combate
    .sort = is
stat-shows-hand = hace que el Matusalén oponente juegue con la mano descubierta
    .sort = is
stat-no-equipment = no puede usar equipo en combate
    .sort = is
stat-combat-cost = paga { $n } de sangre más por cada carta de combate
    .sort = is
stat-no-additional = no puede hacer ataques adicionales
    .sort = is
stat-strike-damage = inflige { $n } más de daño con el ataque elegido
    .sort = is
stat-hard = previene todo el daño salvo el primer punto de cada asalto y el daño agravado
    .sort = is
stat-hard-throughout = previene todo el daño salvo el primer punto de cada asalto
    .sort = is
stat-cannot-hunt = no puede cazar
    .sort = is
stat-cannot-diablerize = no puede cometer diablerie
    .sort = is
stat-hunts-otherwise = no caza de forma normal
    .sort = is
stat-calm = no puede ser objetivo de cartas de frenesí
    .sort = is
stat-extra-draws =
    { $n ->
        [one] una carta más en cada reemplazo, con un descarte acto seguido,
       *[other] { $n } cartas más en cada reemplazo, con otros tantos descartes acto seguido,
    }
    .much = many
    .bare = cartas más
stat-closing =
    { $n ->
        [one] una maniobra opcional, solo para acercarse,
       *[other] { $n } maniobras opcionales, solo para acercarse,
    }
    .bare = maniobras opcionales
stat-closing-for-blood = una maniobra opcional más, solo para acercarse y por 1 de sangre,
    .bare = maniobras opcionales
stat-continuing =
    { $n ->
        [one] un acoso opcional, solo para continuar el combate,
       *[other] { $n } acosos opcionales, solo para continuar el combate,
    }
    .bare = acosos opcionales
stat-ending-presses =
    { $n ->
        [one] un acoso opcional, solo para terminar el combate,
       *[other] { $n } acosos opcionales, solo para terminar el combate,
    }
    .bare = acosos opcionales
stat-no-reactions = no puede jugar cartas de reacción
    .sort = is
stat-base-strength = tiene una fuerza de { $n }
    .sort = is
stat-prevent-guns = la posibilidad de prevenir { $n } de daño de ataques con armas de fuego
    .bare = daño de armas de fuego que prevenir
stat-prevent-normal = la posibilidad de prevenir { $n } de daño no agravado
    .bare = daño no agravado que prevenir
stat-prevent-by-fortitude = la posibilidad de prevenir { $n } de daño
    .bare = daño que prevenir
stat-hand-damage = inflige { $n } más de daño con sus ataques físicos
    .sort = is
stat-immune-to = no sufre daño
    .sort = is
stat-double-votes = emite votos que cuentan el doble
    .sort = is
stat-ranged-theft = roba { $n } más de sangre o de vida con sus ataques a distancia
    .sort = is
stat-melee-damage = inflige { $n } más de daño con armas cuerpo a cuerpo
    .sort = is
stat-ballots =
    { $n ->
        [one] { $signed } papeleta
       *[other] { $signed } papeletas
    }
stat-blocks-anybody = puede intentar bloquear vaya contra quien vaya la acción
    .sort = is
stat-no-attacks = no realiza acciones para entrar en combate con él
    .sort = is
stat-ranged-damage = inflige { $n } más de daño con sus ataques a distancia
    .sort = is
stat-as-normal = trata el daño agravado como daño normal
stat-learned = tiene más Disciplinas
    .sort = is

span-round = este asalto
span-first-round = en el primer asalto del combate resultante
span-combat = en este combate
span-action = en esta acción
span-phase = esta fase
span-turn = este turno
span-until-unlock = hasta tu próxima fase de enderezamiento
span-game = durante el resto de la partida
span-until-diablerie = hasta que un vampiro cometa diablerie
span-until-discard = hasta tu próxima fase de descarte
stat-cannot-fight = no puede combatir
    .sort = is

deed-block = bloquear
deed-act = actuar
deed-vote =
    { $mood ->
        [inf] emitir votos o papeletas
       *[imp] emitir votos ni papeletas
    }
deed-fight = entrar en combate
deed-unlock =
    { $mood ->
        [inf] enderezarse en su próxima fase de enderezamiento
       *[imp] se endereza en su próxima fase de enderezamiento
    }
deed-recruit =
    { $mood ->
        [inf] reclutar aliados y contratar criados
       *[imp] reclutar aliados ni contratar criados
    }
deed-strike-otherwise = hacer más que ataques físicos
deed-play-disciplines = jugar cartas que requieran una Disciplina
deed-play-strikes = jugar cartas de ataque
deed-end-by-strike = atacar para terminar el combate
deed-strike = atacar
deed-press = acosar
deed-maneuver-closer = maniobrar para acercarse
deed-maneuver-away = maniobrar para alejarse
deed-press-on = acosar para continuar el combate
deed-press-to-end = acosar para terminar el combate
deed-use-equipment = usar equipo
deed-strike-again = hacer ataques adicionales
deed-hunt = cazar
deed-diablerize = cometer diablerie
deed-hunt-as-normal = cazar de forma normal
deed-play-reactions = jugar cartas de reacción

## When something holds

if-not = no es cierto que { $condition }
if-is =
    { $what-is ->
        [card] está en juego
       *[other] es { $what }
    }
    .not =
        { $what-is ->
            [card] no está en juego
           *[other] no es { $what }
        }
if-same =
    { $one-is ->
        [actor] { $other } está actuando
        [player] la juega { $other }
       *[other] { $one } es { $other }
    }
    .not =
        { $one-is ->
            [actor] { $other } no está actuando
            [player] no la juega { $other }
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
if-first-action = esta es la primera acción de esta fase de siervos
    .not = esta no es la primera acción de esta fase de siervos
if-cost-blood = la acción ha costado sangre
if-bled-well = { $who } ha sangrado con éxito
    .not = { $who } no ha sangrado con éxito
if-bled-prey-well = { $who } ha sangrado con éxito a tu presa
    .not = { $who } no ha sangrado con éxito a tu presa
if-bled-prey = se ha sangrado a tu presa
    .not = no se ha sangrado a tu presa
if-out-of-turn-played = la carta es de fuera de turno
    .not = la carta no es de fuera de turno
if-crypt-top-is = es del clan { $clan }
    .clan = clan
    .not = no es del clan { $clan }
if-directed-at =
    { $seat-is ->
        [you] la acción se dirige a ti
       *[other] la acción se dirige a { $seat }
    }
if-acts-through = la acción es una de las que ofrece { $card }
    .not = la acción no es una de las que ofrece { $card }
if-acts-to-burn = la acción es para quemar { $card }
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
    .not = la acción es indirecta
if-undirected = la acción es indirecta
    .not = la acción es directa
if-block-attempted = un siervo intenta bloquear
    .not = ningún siervo intenta bloquear
if-blocked = la acción es bloqueada
    .not = la acción no es bloqueada
if-succeeded = la acción ha tenido éxito
    .not = la acción no ha tenido éxito
if-was-blocked = la acción ha sido bloqueada
    .not = la acción no ha sido bloqueada
if-not-blocked-since = { $who } no ha bloqueado la acción
if-free-to-strike = { $who } puede atacar con esta carta
if-could-continue = la acción de este vampiro fue bloqueada
    .not = la acción de este vampiro no fue bloqueada
if-needs-stealth = hace falta sigilo
if-needs-intercept = { $who } necesita intercepción
if-bleed-at-least = el sangrado es de { $least } o más
if-not-played = no se ha jugado { $name } en esta acción
if-has-not-played = { $who } no ha jugado { $name } en esta acción
    .who = nom
if-need-not-hunt = no es obligatorio cazar
if-may-attempt-block = se puede intentar bloquear
if-may-block-as-vampire = esta carta podría bloquear como un vampiro
if-may-attempt-any-block = se puede intentar bloquear, sea quien sea quien pueda hacerlo
if-may-vote-against = { $who } no vota a favor del referéndum
    .who = nom
if-awake = { $who } está despierto
if-by-vampire = un vampiro juega esta carta
if-by-capacity = un vampiro de capacidad { $least } o más juega esta carta
if-at-range =
    { $distance-is ->
        [close] el combate es de cerca
       *[long] el combate es de lejos
    }
if-is-dodged = el siervo oponente esquiva
    .not = el siervo oponente no esquiva
if-combat-was-with = combatió contra este siervo
if-strike-played = es una carta de ataque
    .not = no es una carta de ataque
if-played-is = es { $keywords }
    .keywords = sort-played
if-inflicted-more = { $who } ha infligido más daño que { $than } este asalto
if-by-blocking = { $who } está en el primer asalto del combate con el siervo al que bloqueó
if-fewer-on = hay menos de { $most } { $name } sobre { $who }
if-struck-with = { $who } ha atacado con { $weapon } este asalto
    .not = { $who } no ha atacado con { $weapon } este asalto
if-slew-with = un ataque de { $who } con { $weapon } ha quemado al vampiro oponente
if-first-recruitment = es su primera acción con éxito de este turno para reclutar un aliado
if-recruits = la acción recluta a un { $keyword } que requiere el clan { $clan }
    .keyword = sort
    .clan = clan
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
if-anybody-plays = alguien juega { $called }
    .called = kind
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
    .not = { $a } es menor que { $b }
if-at-most =
    { $b ->
        [0] { $a } es 0
       *[other] { $a } es { $b } o menos
    }
    .not = { $a } es mayor que { $b }
if-more = { $a } es mayor que { $b }
    .not = { $a } es { $b } o menos
if-fewer = { $a } es menor que { $b }
    .not = { $a } es { $b } o más
if-has-used = { $who } ha jugado una carta que requiere { $code } durante esta acción
    .not = { $who } no ha jugado ninguna carta que requiera { $code } durante esta acción
    .code = discipline
if-at-initial-strike = es el ataque inicial del asalto
if-action-is =
    { $action-is ->
        [bleed] la acción es un sangrado
        [political] la acción es una acción política
        [hunt] la acción es una caza
        [recruit] la acción recluta un aliado
        [equip] la acción es la de equiparse
        [employ] la acción contrata un criado
        [diablerie] la acción es una diablerie
        [rescue] la acción es un rescate
       *[other] es otra acción
    }
    .not =
        { $action-is ->
            [bleed] la acción no es un sangrado
            [political] la acción no es una acción política
            [hunt] la acción no es una caza
            [recruit] la acción no recluta un aliado
            [employ] la acción no contrata un criado
            [diablerie] la acción no es una diablerie
            [rescue] la acción no es un rescate
           *[other] es una acción común
        }
if-acts-by = la acción se realiza con una { $keyword }
    .keyword = sort
if-acts-to-enlist = la acción es reclutar o contratar a { $keywords }
    .keywords = sort-enlisted
if-before-votes = es el referéndum de una acción política y aún no se ha emitido nada
if-pressed = el combate fuera a continuar
    .not = el combate fuera a terminar
if-would-burn =
    { $who-is ->
        [doomed] un aliado en combate fuera a quemarse
       *[other] { $who } fuera a quemarse
    }
if-would-fall = { $who } está a punto de ir a letargo
if-requires-title = el referéndum solo lo puede convocar alguien con título
if-would-fight = { $who } está a punto de entrar en combate con { $foe }
if-block-would-resolve = { $who } ha bloqueado y el bloqueo aún no se ha resuelto
if-would-succeed = un sangrado de { $who } está a punto de tener éxito
if-counted-down-fewer =
    { $times ->
        [one] ninguna carta con este nombre ha perdido una ficha en esta fase
       *[other] menos de { $times } cartas con este nombre han perdido una ficha en esta fase
    }
if-lends-nothing = no hay ninguna carta guardada sobre { $card }
    .not = hay una carta guardada sobre { $card }
if-has-grudge = { $card } va contra { $seat }
if-played-by = { $seats } la juega
if-played-requires = esa carta requiere { $codes }
    .codes = discipline
if-played-at = se juega una carta { $keyword } sobre { $who }
    .keyword = sort
if-card-requires-any = esa carta requiere una Disciplina
if-card-requires = esa carta requiere { $code }
    .code = discipline
if-action-requires = la acción requiere el clan { $clan }
    .clan = clan
if-action-follows = la acción requiere { $path }
    .path = path
if-action-requires-discipline = la acción requiere { $code }
    .code = discipline
if-action-requires-either = la acción requiere el clan { $clan } o { $code }
    .clan = clan
    .code = discipline
if-card-is =
    { $seat-is ->
        [you] es tu { $name }
       *[other] es { $name } de { $seat }
    }
if-discarded-pair = ambas son la misma carta
if-has-library =
    { $seat-is ->
        [you] tu biblioteca no está vacía
       *[other] la biblioteca de { $seat } no está vacía
    }
    .not =
        { $seat-is ->
            [you] tu biblioteca está vacía
           *[other] la biblioteca de { $seat } está vacía
        }
if-is-in-ash-heap =
    { $of-is ->
        [you] { $what } está en tu montón de ceniza
       *[other] { $what } está en el montón de ceniza de { $of }
    }
if-by =
    { $seat-is ->
        [you] eres tú
       *[other] es { $seat }
    }
if-phase-is = es esa fase
if-not-used-up = aún no se ha hecho
if-in-phase =
    { $phase-is ->
        [master] { $seat-is ->
            [you] es tu fase heril
           *[other] es la fase heril de { $seat }
        }
        [influence] { $seat-is ->
            [you] es tu fase de influencia
           *[other] es la fase de influencia de { $seat }
        }
        [minion] { $seat-is ->
            [you] es tu fase de siervos
           *[other] es la fase de siervos de { $seat }
        }
       *[other] { $seat-is ->
            [you] es tu turno
           *[other] es el turno de { $seat }
        }
    }
if-in-any =
    es { $phase-is ->
        [unlock] la fase de enderezamiento
       *[other] la fase servil
    }
    .not =
        no es { $phase-is ->
            [unlock] la fase de enderezamiento
           *[other] la fase servil
        }
if-put-there-earlier = esta carta se puso aquí en una acción anterior
if-keeps-cards = hay una carta bocabajo sobre { $card }
if-counted-as-passed = el referéndum se ha aprobado
    .not = el referéndum no se ha aprobado
if-in-phase-of-others =
    { $phase-is ->
        [minion] es la fase de siervos de otro Matusalén
       *[other] es el turno de otro Matusalén
    }
if-top-requires = requiere { $code }
    .code = discipline
    .not = no requiere { $code }
if-top-is = es { $name }
    .name = kind
    .not = no es { $name }
if-removed-is = es de el clan { $clan }
    .clan = clan
if-pays =
    { $seat-is ->
        [you] la pagas tú
       *[other] la paga { $seat }
    }
if-no-reactions = no se ha jugado ninguna carta de reacción en esta acción
if-blood-hunt = se vota una caza de sangre
    .not = no se vota ninguna caza de sangre
if-coin-shows =
    { $side ->
        [tails] sale cruz
       *[heads] sale cara
    }
if-prey-lost-pool = tu presa ha quemado reserva durante la acción
if-has-no-other = no tienes otra carta llamada { $name }
    .not = tienes una carta llamada { $name }
if-nobody-acted = ningún siervo ha actuado en este turno
    .not = algún siervo ha actuado en este turno
if-no-actions-yet = en este turno solo ha habido acciones obligatorias
    .not = en este turno ha habido alguna acción no obligatoria
if-turn-of-prey-of = es el turno de la presa de quien controla { $card }
    .card = acc
if-range-open = nadie ha fijado la distancia de este asalto
if-combat-would-end = ambos combatientes están preparados y el combate fuera a terminar
if-passed = el referéndum de la acción política se ha aprobado
    .not = no se ha aprobado ningún referéndum de una acción política
if-anarchs-action = la acción requiere a un Anarquista o ha hecho Anarquista a este vampiro
if-directed-as-before = la acción va precisamente contra aquellos contra los que va { $card }
if-moves-on = esta carta está a punto de pasar a otro vampiro
if-about-anarchs = requiere un Anarquista o convierte a un vampiro en Anarquista
if-room-for-limited = ahora no cuenta ninguna otra bonificación limitada al sangrado
if-no-combat-queued = no sigue otro combate
if-not-about-to-end = el combate no está aún a punto de terminar
if-restricts-strikes = restringiría la elección de ataques de { $who }

## What is done

verb-gain-pool =
    { $mood ->
        [ind] { $who } gana { $amount }
       *[imp] { MOOD($mood, "gana", "ganar", "gana") } { $amount }
    }
    .subject = who
    .who = nom each
    .amount = pool
verb-burn-pool =
    { $mood ->
        [ind] { $who } quema { $amount }
       *[imp] { MOOD($mood, "quema", "quemar", "quema") } { $amount }
    }
    .subject = who
    .who = nom each
    .amount = pool
verb-gain-blood =
    { MOOD($mood, "añade", "añadir", "añade") } { $amount-is ->
        [each] a { $who } { $amount }
        [equal] a { $who } { $amount }
       *[number] { $amount } a { $who }
    }
    .amount =
        { $who-kind ->
            [ally] life
            [vampire] blood
           *[other] { $who-is ->
                [ally] life
                [this] counters
                [minion] blood-or-life
                [or] blood-or-life
               *[other] blood
            }
        }
    .who = nom each
verb-burn-convictions =
    { MOOD($mood, "quema", "quemar", "quema") } { $amount ->
        [1] 1 convicción
       *[other] { $amount } convicciones
    } de { $who }
verb-gain-conviction =
    { MOOD($mood, "pon", "poner", "pone") } sobre { $who } una convicción de tu { $library ->
        [0] mano o montón de ceniza
       *[other] mano, biblioteca o montón de ceniza
    }
verb-burn-blood =
    { $who-is ->
        [self] { MOOD($mood, "quema", "quemar", "quema") } { $amount }
       *[other] { MOOD($mood, "quema", "quemar", "quema") } { $amount } de { $who }
    }
    .amount =
        { $who-kind ->
            [retainer] life
            [ally] life
           *[other] { $who-is ->
                [ally] life
                [minion] blood-or-life
                [actor] blood-or-life
                [blocker] blood-or-life
                [or] blood-or-life
                [this] { $who-kind ->
                    [vampire] blood
                   *[other] counters
                }
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
        [again] { MOOD($mood, "pasa", "pasar", "pasa") } { $amount } de { $giver } a su reserva
       *[other] { MOOD($mood, "pasa", "pasar", "pasa") } { $amount } de { $giver } a la reserva de { $taker }
    }
    .amount =
        { $giver-is ->
            [this] { $giver-kind ->
                [vampire] blood
                [ally] life
               *[other] counters
            }
           *[other] blood
        }
verb-pool-to-blood =
    { $giver-is ->
        [you] { MOOD($mood, "pasa", "pasar", "pasa") } { $amount } a { $taker }
        [again] { MOOD($mood, "pasa", "pasar", "pasa") } { $amount } a { $taker }
       *[other] { MOOD($mood, "pasa", "pasar", "pasa") } { $amount } de { $giver } a { $taker }
    }
    .amount = pool
verb-damage =
    { $preventable ->
        [0] { MOOD($mood, "inflige", "infligir", "inflige") } { $amount }, que no se puede prevenir, a { $who }
       *[other] { MOOD($mood, "inflige", "infligir", "inflige") } { $amount } a { $who }
    }
    .amount = damage
    .who = nom each
verb-lock = { MOOD($mood, "gira", "girar", "gira") } { $what }
    .what = acc each
verb-move-goods = { MOOD($mood, "pasa", "pasar", "pasa") } del uno al otro los equipos y criados que quieras
verb-move-onto = { MOOD($mood, "pasa", "pasar", "pasa") } { $card } a { $host }
    .card = acc
verb-unlock =
    { $what-kind ->
        [user] { MOOD($mood, "enderézate", "enderezarse", "se endereza") }
       *[other] { MOOD($mood, "endereza", "enderezar", "endereza") } { $what }
    }
    .what = acc each
verb-steal =
    { $mood ->
        [ind] { $by } toma el control de { $what }
       *[imp] { MOOD($mood, "toma", "tomar", "toma") } el control de { $what }
    }
    .subject = by
verb-put-card-on = { MOOD($mood, "pon", "poner", "pone") } esta carta sobre { $who }
verb-wake =
    { MOOD($mood, "despierta", "despertar", "despierta") } a { $who }, que puede bloquear y reaccionar en esta acción como si estuviera enderezado,
verb-put-played-card-on =
    { MOOD($mood, "pon", "poner", "pone") } esta carta sobre { $who }{ $yours ->
        [1] , bajo tu control
       *[other] {""}
    }{ $unused ->
        [1] , y no puede usarse en este asalto
       *[other] {""}
    }
verb-vote-against =
    { $mood ->
        [inf] obtener +{ $amount } { $amount ->
            [one] voto
           *[other] votos
        } en contra del referéndum y emitir todos sus votos en contra
       *[imp] { $who } obtiene +{ $amount } { $amount ->
            [one] voto
           *[other] votos
        } en contra del referéndum, y todos sus votos se emiten en contra
    }
    .who = nom
    .stated = yes
verb-lessens-bleed =
    { MOOD($mood, "reduce", "reducir", "reduce") } el sangrado de { $who } en { $amount-is ->
        [equal] otro tanto
       *[other] { $amount }
    }
    .who = nom
verb-reduces-bleed = { MOOD($mood, "reduce", "reducir", "reduce") } a { $least } el sangrado de { $who }
    .who = nom
verb-reduces-stealth = { MOOD($mood, "reduce", "reducir", "reduce") } a { $least } el sigilo de { $who }
    .who = nom
verb-put-card-in-play-about = { MOOD($mood, "pon", "poner", "pone") } esta carta en juego para { $seats }
verb-bar-card-played = nadie puede volver a jugar esa carta este turno
    .stated = yes
verb-teach-discipline-of = { MOOD($mood, "elige", "elegir", "elige") } una Disciplina que { $teacher } tenga a nivel superior: el vampiro con esta carta tiene un nivel más de ella
verb-unlock-once = { MOOD($mood, "endereza", "enderezar", "endereza") } { $who }, aunque solo una vez por turno
    .who = acc
verb-put-card-in-play = { MOOD($mood, "pon", "poner", "pone") } esta carta en juego
verb-lose-title = { MOOD($mood, "retira", "retirar", "retira") } el título de { $who }
verb-learn-discipline = puedes buscar en tu biblioteca, tu mano o tu montón de ceniza una carta heril de Disciplina, ponerla sobre { $who } y barajar tu biblioteca
    .stated = yes
verb-some =
    { $most ->
        [0] elige uno o más { $cards }
       *[other] { $least ->
            [0] elige hasta { $most } { $cards }
           *[other] elige de uno a { $most } { $cards }
        }
    }
    .cards = nom some
verb-one-or-both = elige { $first } o { $second }; si { $both }, puedes elegir ambos
verb-after-combat = al final de ese combate, { $deed }
verb-steal-pool =
    { $giver-is ->
        [you] { MOOD($mood, "da", "dar", "da") } { $amount } a { $taker }
       *[other] { $taker-is ->
            [you] { MOOD($mood, "roba", "robar", "roba") } { $amount } a { $giver }
           *[other] { $taker } roba { $amount } a { $giver }
        }
    }
    .amount = pool
verb-hand-over = { $taker } toma el control de { $what }
    .subject = taker
verb-borrow = { MOOD($mood, "toma", "tomar", "toma") } el control de { $what } hasta el final de el turno
verb-give-away = { MOOD($mood, "cede", "ceder", "cede") } el control de { $what } a { $to }
verb-spares-blood = la próxima carta de combate que cueste sangre y que juegue { $who } en este combate cuesta { $amount } menos
    .stated = yes
verb-ignores-this = { $who } no se ve afectado por este efecto
    .stated = yes
verb-nobody-ignores-this = todos vuelven a verse afectados por este efecto
    .stated = yes
verb-served-for-turn = eso vale para la primera carta así que { $who } juega cada turno
    .stated = yes
verb-recruits-for-less = { MOOD($mood, "paga", "pagar", "paga") } { $amount } menos de sangre o de reserva por ese aliado
verb-burn = { MOOD($mood, "quema", "quemar", "quema") } { $what }
    .what = acc each
verb-remove = { MOOD($mood, "retira", "retirar", "retira") } de la partida { $what }
    .what = acc
verb-bring-out = { MOOD($mood, "pasa", "pasar", "pasa") } { $what } de la zona incontrolada a la zona preparada
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
verb-act-between =
    { $mood ->
        [ind] { $who } realiza una acción
       *[imp] { MOOD($mood, "realiza", "realizar", "realiza") } una acción
    }
    .subject = who
verb-redirect-bleed = { MOOD($mood, "elige", "elegir", "elige") } a otro Matusalén, al que se sangra en su lugar y que puede intentar bloquear,
verb-redirect-bleed-to = { MOOD($mood, "haz", "hacer", "hace") } que se sangre en su lugar a { $to }, que puede intentar bloquear,
    .to = nom
verb-call-off-action = { MOOD($mood, "endereza", "enderezar", "endereza") } a el siervo activo y { MOOD($mood, "termina", "terminar", "termina") } la acción, que ese siervo no puede repetir este turno,
verb-block-as-vampire = { MOOD($mood, "intenta", "intentar", "intenta") } bloquear con esta carta, que durante el intento cuenta como un vampiro infernal de capacidad { $capacity }, sin sangre y con +{ $amount } de intercepción
verb-cease-blocking = esta carta deja de contar como un vampiro
    .stated = yes
verb-attempt-block =
    { $mood ->
        [ind] { $who } intenta bloquear
       *[imp] { MOOD($mood, "intenta", "intentar", "intenta") } bloquear
    }{ $any ->
        [1] {" "}esta acción, aunque normalmente no pudieras bloquearla
       *[other] {""}
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
verb-keep-top =
    { MOOD($mood, "pon", "poner", "pone") } { $amount ->
        [one] la carta superior
       *[other] las { $amount } cartas superiores
    } de tu biblioteca, bocabajo y fuera de juego, sobre { $on }, donde puedes { $amount ->
        [one] mirarla
       *[other] mirarlas
    } en cualquier momento
verb-keep-from-hand = { MOOD($mood, "pon", "poner", "pone") } una carta de tu mano bocabajo y fuera de juego sobre { $on }
verb-exchange-kept = { MOOD($mood, "cambia", "cambiar", "cambia") } una carta de tu mano por la que está sobre { $on }
verb-discard-for-now =
    { $mood ->
        [ind] { $who } descarta
       *[imp] { MOOD($mood, "descarta", "descartar", "descarta") }
    } una carta, que no se reemplaza hasta el final de { $until ->
        [phase] esta fase
       *[other] este turno
    }
    .subject = who
verb-keep-buried = { MOOD($mood, "pon", "poner", "pone") } { $what } bocabajo y fuera de juego sobre { $on }
verb-kept-to-top = { MOOD($mood, "pasa", "pasar", "pasa") } una carta que esté bocabajo sobre { $on } a la parte superior de tu biblioteca
verb-deal-crypt-anew =
    { $who-is ->
        [you] pasa a tu reserva la sangre de tu zona incontrolada, baraja sus cartas en tu cripta y roba otras tantas de ella
       *[other] { $who } pasa a su reserva la sangre de su zona incontrolada, baraja sus cartas en su cripta y roba otras tantas de ella
    }
    .subject = who
verb-draw-crypt =
    { $mood ->
        [ind] { $who } pasa la carta superior de su cripta a su zona incontrolada
       *[imp] { MOOD($mood, "pasa", "pasar", "pasa") } la carta superior de tu cripta a tu zona incontrolada
    }
    .subject = who
verb-gets =
    { $mood ->
        [inf] { $who-is ->
            [self] { $doer ->
                [you] dar { $called } a { $who } { $until }
               *[other] obtener { $called } { $until }
            }
            [you] obtener { $called } { $until }
           *[other] dar { $called } a { $who } { $until }
        }
       *[imp] { $who-is ->
            [you] obtienes { $called } { $until }
            [methuselah] { $who } obtiene { $called } { $until-is ->
                [until-unlock] hasta su próxima fase de enderezamiento
               *[other] { $until }
            }
           *[other] { $who } obtiene { $called } { $until }
        }
    }
    .until = span
    .who = nom each
    .stated = yes
verb-is =
    { $called-is ->
        [block-or-pay] { $who } { $called }
        [environment] { $until-is ->
            [round] { $who } { $called } este asalto
           *[other] { $who } { $called } cada asalto de este combate
        }
       *[other] { $who } { $called } { $until }
    }
    .amount = damage
    .until = span
    .who = nom each
verb-choose =
    { $mood ->
        [ind] { $by } { $optional ->
            [1] puede elegir
           *[other] elige
        } { $cards }
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
verb-if =
    { $has ->
        [0] { $then }
       *[other] { $then }; si no, { $otherwise }
    }
verb-feed = { MOOD($mood, "añade", "añadir", "añade") } { $amount } a { $who }
    .amount = blood
verb-add-counters =
    { MOOD($mood, "añade", "añadir", "añade") } { $amount-is ->
        [each] a { $what } { $amount }
        [equal] a { $what } { $amount }
       *[number] { $amount } a { $what }
    }
    .amount = counters
verb-sunlight = { MOOD($mood, "inflige", "infligir", "inflige") } { $amount } de daño agravado ambiental, que no se puede prevenir, a { $who }
verb-to-crypt = { MOOD($mood, "pasa", "pasar", "pasa") } { $what } bocabajo al fondo de la cripta
    .what = acc
verb-unlock-afterwards = { MOOD($mood, "endereza", "enderezar", "endereza") } { $who } tras la acción si tiene éxito
    .who = acc
verb-go-to-torpor = { MOOD($mood, "envía", "enviar", "envía") } { $who } a letargo
    .who = acc
verb-shield = { MOOD($mood, "previene", "prevenir", "previene") } todo el daño a { $who } de los ataques de el siervo oponente este asalto
verb-prevent-strike = { MOOD($mood, "previene", "prevenir", "previene") } todo el daño a { $who } de el ataque de el siervo oponente
verb-prevent-damage =
    { MOOD($mood, "previene", "prevenir", "previene") } { $amount } { $normal ->
        [0] { "" }
       *[other] que no sea agravado
    } a { $who } { $strikes ->
        [0] { "" }
       *[other] del ataque del siervo oponente
    }
    .amount = damage
verb-survive = { $who } sigue en juego con { $amount }, sin superar la inicial, y no sufre más daño
    .subject = who
    .amount = life
verb-end-combat = { MOOD($mood, "termina", "terminar", "termina") } el combate
verb-continue-unblocked = { MOOD($mood, "continúa", "continuar", "continúa") } la acción como si no hubiera sido bloqueada
verb-combat-is-ending = el combate termina sin otro asalto
    .stated = yes
verb-employ-by-no-action = { MOOD($mood, "contrata", "contratar", "contrata") } { $what }, sin acción y pagando su coste
    .what = acc
verb-equip-partly-in-blood =
    { $who-is ->
        [self] { MOOD($mood, "equípate", "equiparse", "se equipa") }
       *[other] { MOOD($mood, "equipa", "equipar", "equipa") } { $who }
    } con { $what }, sin acción y pagando su coste, hasta la mitad de él, redondeada hacia abajo, con sangre de este vampiro
    .who = acc
verb-damage-before-range = { MOOD($mood, "inflige", "infligir", "inflige") } { $amount }{ $environmental ->
        [0] { $preventable ->
            [0] , que no se puede prevenir,
           *[other] { "" }
        }
       *[other] , ambiental y que no se puede prevenir,
    } a { $who }
    .amount = damage
    .who = nom each
verb-more-damage = { MOOD($mood, "inflige", "infligir", "inflige") } { $amount } más del mismo tipo a { $who }
    .amount = damage
verb-queue-combat = { MOOD($mood, "comienza", "comenzar", "comienza") } otro combate entre los mismos siervos después de este
verb-queue-combat-with = una vez resuelta la acción, { $by } entra en combate con { $foe }
    .subject = by
    .stated = yes
verb-more-against-poor = mientras el Matusalén al que se sangra tenga { $most } de reserva o menos, { $who } obtiene +{ $amount } de sangrado (limitado)
    .stated = yes
verb-fail-attempt = { MOOD($mood, "haz", "hacer", "hace") } fracasar ese intento de bloqueo
verb-allow-again = después el mismo siervo puede volver a realizar esta acción
    .stated = yes
verb-reactions-cost-more =
    { $once ->
        [1] la siguiente carta de reacción de esta acción cuesta { $amount } más de sangre o vida
       *[other] las cartas de reacción cuestan { $amount } más de sangre o vida en esta acción
    }
    .stated = yes
verb-reactions-replaced-late = no se reemplazan hasta que termina la acción
    .stated = yes
verb-all-aggravated = todo el daño que sufren los vampiros en él es agravado
    .stated = yes
verb-next-referendum-passes = el próximo referéndum que convoque un vampiro tuyo este turno se aprueba sin votación
    .stated = yes
verb-unblock = la acción no está bloqueada y ya no puede ser bloqueada
    .stated = yes
verb-start-round = { MOOD($mood, "comienza", "comenzar", "comienza") } otro asalto en su lugar
verb-gets-either =
    { $mood ->
        [inf] { $who-is ->
            [self] obtener { $called } { $until }
           *[other] dar { $called } a { $who } { $until }
        }
       *[imp] { $who } obtiene { $called } { $until }
    }
    .until = span
    .who = nom each
    .stated = yes
verb-gets-discipline =
    { $mood ->
        [inf] obtener { $code } superior { $until }
       *[imp] { $who } obtiene { $code } superior { $until }
    }
    .code = discipline
    .until = span
    .stated = yes
verb-cannot =
    { $mood ->
        [inf] { $deed-is ->
            [unlock] impedir a { $who } { $deed }
            [block] { $until-is ->
                [action] impedir que { $who } bloquee esta acción
               *[other] impedir a { $who } { $deed } { $until }
            }
           *[other] impedir a { $who } { $deed } { $until }
        }
       *[imp] { $deed-is ->
            [unlock] { $who } no { $deed }
            [block] { $until-is ->
                [action] { $who } { $who-is ->
                    [vampire] puede
                    [ally] puede
                    [minion] puede
                    [or] puede
                   *[other] no puede
                } bloquear esta acción
               *[other] { $who } { $who-is ->
                    [vampire] puede
                    [ally] puede
                    [minion] puede
                    [or] puede
                   *[other] no puede
                } { $deed } { $until }
            }
           *[other] { $who } { $who-is ->
                [vampire] puede
                [ally] puede
                [minion] puede
                [or] puede
               *[other] no puede
            } { $deed } { $until }
        }
    }
    .deed = deed
    .until = span
    .who = nom no
    .who-inf = nom each
    .stated = yes
verb-discard =
    { $mood ->
        [ind] { $who } descarta
       *[imp] { MOOD($mood, "descarta", "descartar", "descarta") }
    } { $kind-is ->
        [master] { $amount ->
            [one] una carta heril
           *[other] { $amount } cartas heriles
        }
       *[other] { $amount ->
            [one] una carta
           *[other] { $amount } cartas
        }
    }
    .subject = who
verb-search-crypt =
    { $mood ->
        [ind] { $who } busca en su cripta un vampiro, lo muestra, lo pone bocabajo en su zona incontrolada y baraja la cripta
       *[imp] { MOOD($mood, "busca", "buscar", "busca") } en tu cripta un vampiro, { MOOD($mood, "muéstralo", "mostrarlo", "lo muestra") }, { MOOD($mood, "ponlo", "ponerlo", "lo pone") } bocabajo en tu zona incontrolada y { MOOD($mood, "baraja", "barajar", "baraja") } la cripta
    }
    .subject = who
verb-search-crypt-for-clan =
    { $mood ->
        [ind] { $who } busca en su cripta un vampiro del clan { $clan }, lo muestra, lo pone bocabajo en su zona incontrolada y baraja la cripta
       *[imp] { MOOD($mood, "busca", "buscar", "busca") } en tu cripta un vampiro del clan { $clan }, { MOOD($mood, "muéstralo", "mostrarlo", "lo muestra") }, { MOOD($mood, "ponlo", "ponerlo", "lo pone") } bocabajo en tu zona incontrolada y { MOOD($mood, "baraja", "barajar", "baraja") } la cripta
    }
    .subject = who
    .clan = clan
verb-search-library =
    { $mood ->
        [ind] { $who } busca en su biblioteca { $kind }, la muestra, la pone en su mano y baraja la biblioteca
       *[imp] { MOOD($mood, "busca", "buscar", "busca") } en tu biblioteca { $kind }, { MOOD($mood, "muéstrala", "mostrarla", "la muestra") }, { MOOD($mood, "ponla", "ponerla", "la pone") } en tu mano y { MOOD($mood, "baraja", "barajar", "baraja") } la biblioteca
    }
    .subject = who
    .kind = kind
verb-equip-from-library = { MOOD($mood, "equipa", "equipar", "equipa") } { $who } con la primera carta de equipo de tu biblioteca, que se quema si no se cumplen sus requisitos o no se paga su coste, y { MOOD($mood, "baraja", "barajar", "baraja") } la biblioteca
    .who = acc
verb-research =
    { $amount ->
        [one] { MOOD($mood, "busca", "buscar", "busca") } en tu biblioteca una carta, { MOOD($mood, "ponla", "ponerla", "la pone") } bocabajo en tu zona de investigación, que puedes mirar en cualquier momento, y { MOOD($mood, "baraja", "barajar", "baraja") } la biblioteca
       *[other] { MOOD($mood, "busca", "buscar", "busca") } en tu biblioteca { $amount } cartas, { MOOD($mood, "ponlas", "ponerlas", "las pone") } bocabajo en tu zona de investigación, que puedes mirar en cualquier momento, y { MOOD($mood, "baraja", "barajar", "baraja") } la biblioteca
    }
verb-remove-from-ash-heap = { MOOD($mood, "retira", "retirar", "retira") } de la partida { $what }
    .what = acc
verb-retrieve = { MOOD($mood, "elige", "elegir", "elige") } hasta { $amount } cartas de biblioteca de tu montón de ceniza, { MOOD($mood, "pasa", "pasar", "pasa") } una de ellas a tu mano y { MOOD($mood, "baraja", "barajar", "baraja") } las demás en tu biblioteca
verb-into-library =
    { MOOD($mood, "baraja", "barajar", "baraja") } { $what } en { $of-is ->
        [owner] la biblioteca de su propietario
       *[other] tu biblioteca
    }
    .what = acc
verb-shuffle-into-library = { MOOD($mood, "baraja", "barajar", "baraja") } { $what } en la biblioteca de su propietario
    .what = acc
verb-banish = { MOOD($mood, "pasa", "pasar", "pasa") } { $what } a la zona incontrolada de su Matusalén; lo que lleve encima se queda con él, fuera de juego, hasta que vuelva
    .what = acc
verb-poison = si se aprueba este referéndum, quien controla al vampiro activo quema tanta reserva como pierdas tú por sus efectos
verb-send-to-uncontrolled = { MOOD($mood, "pasa", "pasar", "pasa") } { $what } a la zona incontrolada de su propietario
    .what = acc
verb-look-at-top = { MOOD($mood, "mira", "mirar", "mira") } la carta superior de tu biblioteca
verb-top-to-bottom = { MOOD($mood, "pasa", "pasar", "pasa") } la carta superior de tu biblioteca al fondo
verb-spend-master-action = { MOOD($mood, "gasta", "gastar", "gasta") } una acción de fase heril
verb-gain-master-action =
    { $amount ->
        [one] { MOOD($mood, "obtén", "obtener", "obtiene") } una acción de fase heril
       *[other] { MOOD($mood, "obtén", "obtener", "obtiene") } { $amount } acciones de fase heril
    }
verb-gain-discard-action =
    { $amount ->
        [one] { MOOD($mood, "obtén", "obtener", "obtiene") } una acción de fase de descarte
       *[other] { MOOD($mood, "obtén", "obtener", "obtiene") } { $amount } acciones de fase de descarte
    }
verb-give-back-master-action =
    { MOOD($mood, "devuelve", "devolver", "devuelve") } a quien la juega una acción de fase heril{ $in-turn ->
        [1] { "" }
       *[other] , o, si era una carta fuera de turno, una en su próxima fase heril,
    }
verb-spend-discard-action = { MOOD($mood, "gasta", "gastar", "gasta") } una acción de fase de descarte
verb-take-title =
    { MOOD($mood, "pon", "poner", "pone") } esta carta sobre { $who }, que desde entonces es { $title-is ->
        [justicar] { $title } de su clan, un título único,
       *[other] { $title }
    }
    .title = title
verb-hold-title =
    { $title-is ->
        [regent] { $who } es desde entonces { $title }, un título único
       *[other] { $who } tiene desde entonces un título Independiente único que vale { $title }
    }
    .title = title
    .subject = who
    .stated = yes
verb-hand-title-on = { MOOD($mood, "pasa", "pasar", "pasa") } esta carta a { $who }, que es { $title } desde entonces
    .title = title
verb-take-city-title =
    { MOOD($mood, "pon", "poner", "pone") } esta carta sobre { $who }, que desde entonces es { $title } de { city-name }, un título único,
    .title = title
verb-teach-level = { MOOD($mood, "da", "dar", "da") } al siervo con esta carta un nivel de { $code }
    .code = discipline
verb-lend-discipline = { MOOD($mood, "elige", "elegir", "elige") } una Disciplina; el vampiro con esta carta puede jugar cartas que la requieran como si la tuviera a nivel superior
verb-call-blood-hunt = { MOOD($mood, "convoca", "convocar", "convoca") } una caza de sangre contra { $who }
verb-join-black-hand = { MOOD($mood, "haz", "hacer", "hace") } a { $who } de la Mano Negra
verb-lose-transfers =
    { $mood ->
        [ind] { $who } pierde todas las transferencias de su fase de influencia
       *[imp] { MOOD($mood, "pierde", "perder", "pierde") } todas las transferencias de la fase de influencia
    }
    .subject = who
verb-promise-transfers = { MOOD($mood, "obtén", "obtener", "obtiene") } +{ $amount } { $amount ->
        [one] transferencia
       *[other] transferencias
    } al principio de tu próxima fase de influencia
verb-put-found-on = { MOOD($mood, "pon", "poner", "pone") } { $what } sobre { $who }
    .what = acc
circle-budapest = Budapest
circle-chicago = Chicago
circle-kiev = Kiev
circle-mexico-city = Ciudad de México
circle-torrance = Torrance
verb-join-circle = { MOOD($mood, "entra", "entrar", "entra") } en el círculo de { $name }
    .name = circle
verb-join-circle-of = { MOOD($mood, "entra", "entrar", "entra") } en el círculo de { $who }
verb-become-red-list = { MOOD($mood, "pon", "poner", "pone") } { $who } en la Lista Roja
    .who = acc
verb-turn-into-vampire = { MOOD($mood, "pasa", "pasar", "pasa") } esta carta a tu zona preparada; se convierte en un vampiro del clan { $names }, de secta { $sect } con capacidad { $capacity }, { $blood } de sangre y { $code1 }, { $code2 }, { $code3 } y { $code4 }
    .sect = sect
    .names = clan
    .code1 = discipline
    .code2 = discipline
    .code3 = discipline
    .code4 = discipline
verb-count-down = { MOOD($mood, "quema", "quemar", "quema") } 1 ficha de esta carta
verb-become-vampire-of-sect = { MOOD($mood, "pon", "poner", "pone") } esta carta en juego como vampiro de capacidad { $capacity }, sin sangre, del clan del vampiro activo y de secta { $sect }
    .sect = sect
verb-become-vampire = { MOOD($mood, "pon", "poner", "pone") } esta carta en juego como vampiro de capacidad { $capacity }, sin sangre, del clan y de la secta del vampiro activo
verb-change-sect =
    { $mood ->
        [inf] hacer que { $who } pase a ser { $sect-is ->
            [camarilla] de la { $sect }
            [sabbat] del { $sect }
           *[other] { $sect }
        } sin cambiar de clan
       *[imp] { $who } pasa a ser { $sect-is ->
            [camarilla] de la { $sect }
            [sabbat] del { $sect }
           *[other] { $sect }
        } y sigue en su clan
    }
    .sect = sect
verb-grant-votes =
    { $mood ->
        [ind] { $who } obtiene { $amount }
       *[imp] { MOOD($mood, "obtén", "obtener", "obtiene") } { $amount }
    }
    .subject = who
    .amount = votes
verb-crypt-top-out-of-game =
    { MOOD($mood, "muestra", "mostrar", "muestra") } la carta superior de { $who-is ->
        [you] tu cripta
       *[other] la cripta de { $who }
    } y { MOOD($mood, "retírala", "retirarla", "la retira") } de la partida
verb-bar-repeating = el siervo activo no puede repetir la misma acción este turno
    .stated = yes
verb-calm = { MOOD($mood, "cancela", "cancelar", "cancela") } todos los efectos de las cartas de frenesí usadas contra { $who } en este combate
verb-wards-off-reactions = durante el resto de la acción, las cartas de reacción que requieren { $codes } no afectan a { $who }
    .codes = discipline
    .stated = yes
verb-keeps-foes-from = durante el resto de la acción, los siervos que combaten contra { $who } no pueden jugar cartas que requieren { $codes }
    .codes = discipline
    .stated = yes
verb-prevent-of-strike = { MOOD($mood, "previene", "prevenir", "previene") } { $amount } de daño a { $who } de el ataque de el siervo oponente
verb-no-more-modifiers = no se pueden jugar más modificadores de acción en esta acción
    .stated = yes
verb-open-hand = { $whose } juega con la mano descubierta lo que queda de combate
    .subject = whose
    .stated = yes
verb-undo-block = el bloqueo fracasa, la acción continúa y el siervo que bloqueaba ya no puede bloquearla
    .stated = yes
verb-press-by-itself = { MOOD($mood, "acosa", "acosar", "acosa") } para continuar el combate, sin que sea el acoso de nadie
verb-reset-counters = { MOOD($mood, "deja", "dejar", "deja") } otra vez { $number } fichas sobre { $what }
verb-call-off-referendum = { MOOD($mood, "cancela", "cancelar", "cancela") } el referéndum
verb-pick = { $what } queda escogido
    .subject = what
    .stated = yes
verb-hold-no-referendum = { MOOD($mood, "termina", "terminar", "termina") } la acción sin referéndum
verb-take-back-action-card = { MOOD($mood, "devuelve", "devolver", "devuelve") } a la mano de su propietario la carta de acción política que lo convocó, si la hay
verb-bar-this-action-again = ningún siervo de el Matusalén activo puede volver a realizar esta acción este turno
    .stated = yes
verb-torture = { MOOD($mood, "pon", "poner", "pone") } una ficha de tortura sobre { $who }
verb-corrupt = { MOOD($mood, "pon", "poner", "pone") } 1 ficha de corrupción sobre { $who }
verb-cleanse = { MOOD($mood, "quema", "quemar", "quema") } tus fichas de corrupción sobre { $who }
verb-cleanse-some = { MOOD($mood, "quema", "quemar", "quema") } { $amount } de tus fichas de corrupción de { $who }
verb-cleanse-one = { MOOD($mood, "quema", "quemar", "quema") } 1 ficha de corrupción de { $who }
verb-end-torture = { MOOD($mood, "quema", "quemar", "quema") } todas las fichas de tortura
verb-put-counter =
    { MOOD($mood, "pon", "poner", "pone") } 1 ficha de { $kind ->
        [nightmare] pesadilla
       *[hostage] rehén
    } sobre { $who }
verb-clear-counters =
    { MOOD($mood, "quema", "quemar", "quema") } todas las fichas de { $kind ->
        [nightmare] pesadilla
       *[hostage] rehén
    }
verb-clear-counters-on =
    { MOOD($mood, "quema", "quemar", "quema") } todas las fichas de { $kind ->
        [nightmare] pesadilla
       *[hostage] rehén
    } de { $who }
verb-hunt-from = { MOOD($mood, "caza", "cazar", "caza") } robando 1 de sangre a { $who } en vez de ganarla
verb-treats-as-normal = { $who } trata el daño agravado como daño normal { $until }
    .subject = who
    .until = span
    .stated = yes
verb-equip-by-no-action =
    { $who-is ->
        [self] { MOOD($mood, "equípate", "equiparse", "se equipa") }
       *[other] { MOOD($mood, "equipa", "equipar", "equipa") } { $who }
    } con { $what }, sin acción y pagando su coste
    .who = acc
verb-put-ally-into-play = { MOOD($mood, "pon", "poner", "pone") } en juego { $what } pagando su coste
    .what = acc
verb-enlist = { $who } recluta o contrata { $what } sin acción y pagando su coste, si se cumplen los requisitos
    .what = acc
    .stated = yes
verb-employ-whatever-required = { $who } contrata { $what }, sea lo que sea lo que requiera, y pagas su coste
    .what = acc
verb-afterwards = una vez resuelta la acción, { $deed }
verb-share =
    reparte { $counted ->
        [1] tantos puntos como { $points }
       *[0] { $points } puntos
    } entre { $least ->
        [1] uno o más
       *[other] dos o más
    } { $among-is ->
        [others] Matusalenes, sin contarte a ti
        [everyone] Matusalenes
       *[other] { $among }
    }
    .among = nom some
verb-share-with-cards =
    reparte { $counted ->
        [1] tantos puntos como { $points }
       *[0] { $points } puntos
    } entre uno o más Matusalenes y { $cards }
    .cards = nom some
verb-hand-out-pool = { MOOD($mood, "pasa", "pasar", "pasa") } 1 de reserva de { $giver } a cada Matusalén por cada punto que tenga
verb-use-up = { "" }
verb-discard-at-random =
    { $mood ->
        [ind] { $who } descarta
       *[imp] { MOOD($mood, "descarta", "descartar", "descarta") }
    } { $amount } al azar
    .subject = who
    .amount = cards
verb-search =
    { $mood ->
        [ind] { $by } busca
       *[imp] { MOOD($mood, "busca", "buscar", "busca") }
    } { $cards }, { $deed } y { $mood ->
        [ind] baraja
       *[imp] { MOOD($mood, "baraja", "barajar", "baraja") }
    } la biblioteca
    .subject = by
    .cards = acc
verb-shuffle-library = { MOOD($mood, "baraja", "barajar", "baraja") } la biblioteca
verb-take-found = { MOOD($mood, "muéstrala", "mostrarla", "la muestra") }, { MOOD($mood, "ponla", "ponerla", "la pone") } en tu mano
verb-put-found-on-for-half = { MOOD($mood, "paga", "pagar", "paga") } la mitad de su coste, redondeada hacia abajo, y { MOOD($mood, "ponla", "ponerla", "la pone") } sobre { $who }
verb-equip-with-found = { MOOD($mood, "equipa", "equipar", "equipa") } con ella a { $who }
verb-burn-from-library =
    { $mood ->
        [ind] { $who } quema { $amount } de la parte superior de su biblioteca
       *[imp] { MOOD($mood, "quema", "quemar", "quema") } { $amount } de la parte superior de tu biblioteca
    }
    .subject = who
    .amount = cards
verb-show-top =
    { MOOD($mood, "muestra", "mostrar", "muestra") } la carta superior de { $who-is ->
        [you] tu biblioteca
       *[other] la biblioteca de { $who }
    }
verb-reorder-top = { MOOD($mood, "mira", "mirar", "mira") } las { $amount } cartas superiores de tu biblioteca y { MOOD($mood, "devuélvelas", "devolverlas", "las devuelve") } en cualquier orden
verb-draw-more =
    { $mood ->
        [ind] { $who } roba { $amount }
       *[imp] { MOOD($mood, "roba", "robar", "roba") } { $amount }
    } por encima del tamaño de la mano
    .subject = who
    .amount = cards
verb-put-under-library =
    { $mood ->
        [ind] { $who } pasa { $amount }
       *[imp] { MOOD($mood, "pasa", "pasar", "pasa") } { $amount }
    } de la mano al fondo de la biblioteca
    .subject = who
    .amount = cards
verb-discard-chosen = { MOOD($mood, "descarta", "descartar", "descarta") } { $what }
    .what = acc
verb-look-at-hand =
    { $who-is ->
        [you] { MOOD($mood, "mira", "mirar", "mira") } tu mano
        [they] { MOOD($mood, "mira", "mirar", "mira") } su mano
       *[other] { MOOD($mood, "mira", "mirar", "mira") } la mano de { $who }
    }
verb-show-hand = { $who } muestra su mano
verb-hand-into-library = { MOOD($mood, "baraja", "barajar", "baraja") } tu mano en tu biblioteca y { MOOD($mood, "roba", "robar", "roba") } una nueva
verb-recover = { MOOD($mood, "pasa", "pasar", "pasa") } { $what } a tu mano
    .what = acc each
verb-recover-under-library = { MOOD($mood, "pasa", "pasar", "pasa") } { $what } al fondo de tu biblioteca
    .what = acc
verb-recover-to-uncontrolled =
    { MOOD($mood, "pasa", "pasar", "pasa") } { $what } a { $of-is ->
        [owner] la zona incontrolada de su propietario
       *[other] tu zona incontrolada
    }
    .what = acc
verb-name-card = { MOOD($mood, "nombra", "nombrar", "nombra") } { $what }
    .what = acc
verb-name-number = { MOOD($mood, "nombra", "nombrar", "nombra") } X, de { $least } a { $most }
verb-exchange = { MOOD($mood, "cambia", "cambiar", "cambia") } { $held } por { $buried }
    .held = acc
verb-clear-ash-heap =
    { $of-is ->
        [you] { MOOD($mood, "retira", "retirar", "retira") } de la partida { $amount } de tu montón de ceniza
       *[other] { MOOD($mood, "retira", "retirar", "retira") } de la partida { $amount } de el montón de ceniza de { $of }
    }
    .amount = cards
verb-gain-transfers =
    { $amount ->
        [one] { MOOD($mood, "obtén", "obtener", "obtiene") } una transferencia
       *[other] { MOOD($mood, "obtén", "obtener", "obtiene") } { $amount } transferencias
    }
verb-draw-up = { MOOD($mood, "roba", "robar", "roba") } hasta tu tamaño de mano
verb-discard-down = { MOOD($mood, "descarta", "descartar", "descarta") } hasta tu tamaño de mano
verb-environmental-damage = { MOOD($mood, "inflige", "infligir", "inflige") } { $amount } de daño ambiental { $preventable ->
        [0] que no se puede prevenir a
       *[other] a
    } { $who }
verb-lose-from-ash-heap =
    { $of-is ->
        [you] { MOOD($mood, "retira", "retirar", "retira") } de la partida una carta de biblioteca al azar de tu montón de ceniza
       *[other] { MOOD($mood, "retira", "retirar", "retira") } de la partida una carta de biblioteca al azar de el montón de ceniza de { $of }
    }
verb-fail-action = { MOOD($mood, "haz", "hacer", "hace") } que la acción fracase
verb-flip-coin = { MOOD($mood, "lanza", "lanzar", "lanza") } una moneda
verb-fail-referendum = { MOOD($mood, "haz", "hacer", "hace") } que el referéndum fracase
verb-show-crypt-top = { MOOD($mood, "muestra", "mostrar", "muestra") } la carta superior de tu cripta
verb-shuffle-crypt = { MOOD($mood, "baraja", "barajar", "baraja") } tu cripta
verb-draw-crypt-with-blood = { MOOD($mood, "pásala", "pasarla", "la pasa") } a tu zona incontrolada con { $amount }
    .amount = blood
verb-draw-crypt-with-blood-if-younger = { MOOD($mood, "pásala", "pasarla", "la pasa") } a tu zona incontrolada, con { $amount } si es más joven que { $than }
    .amount = blood
verb-crypt-top-under = { MOOD($mood, "pásala", "pasarla", "la pasa") } al fondo de tu cripta
verb-strike-only-with-this = { MOOD($mood, "usa", "usar", "usa") } solo esta carta en los ataques adicionales de este asalto
verb-pass-referendum = { MOOD($mood, "haz", "hacer", "hace") } que el referéndum se apruebe por sí solo, sin votos
verb-cannot-hinder = mientras { $actor } actúe este turno, { $who } no puede bloquear ni jugar cartas de reacción
    .subject = who
verb-neither-unlocks = ni esa carta ni esta se enderezan de la forma normal en tu próxima fase de enderezamiento
    .stated = yes
verb-press-on = { MOOD($mood, "haz", "hacer", "hace") } que { $who } acose para continuar el combate
verb-use-transfers =
    { $amount ->
        [one] { MOOD($mood, "gasta", "gastar", "gasta") } una transferencia
       *[other] { MOOD($mood, "gasta", "gastar", "gasta") } { $amount } transferencias
    }
verb-minions-stay-locked = los siervos no pueden enderezarse { $until }
    .until = span
    .stated = yes
verb-block-price =
    { $all ->
        [2] los vampiros deben quemar { $amount } para intentar bloquear esta acción
        [1] los siervos deben quemar { $amount } para intentar bloquear esta acción
       *[other] los siervos sin { $lacking } deben quemar { $amount } para intentar bloquear esta acción
    }
    .lacking = discipline
    .amount =
        { $life ->
            [0] blood
            [2] blood
           *[other] blood-or-life
        }
    .stated = yes
verb-times = cada ficha de { $what }
verb-later = { $moment }, { $deed }
verb-end-action = { MOOD($mood, "termina", "terminar", "termina") } la acción
verb-lock-at-resolution = { MOOD($mood, "gira", "girar", "gira") } { $who } antes de que se resuelva la acción
    .who = acc
verb-put-this-on = { MOOD($mood, "pasa", "pasar", "pasa") } esta carta a { $who }
verb-take-this = { MOOD($mood, "roba", "robar", "roba") } esta carta
verb-stay-behind = { MOOD($mood, "deja", "dejar", "deja") } esta carta en la mesa
verb-lend-here = { MOOD($mood, "pon", "poner", "pone") } { $what } sobre esta carta, fuera de juego; puedes jugarla desde ahí como si fuera de tu mano, y sale de la partida en vez de quemarse
    .what = acc
verb-keep-held = { MOOD($mood, "pon", "poner", "pone") } { $amount } de tu mano que requieran { $codes } sobre esta carta, bocabajo y fuera de juego, o tantas como haya
    .codes = discipline
    .amount = cards
verb-bear-grudge = { $card } va contra { $seat } desde ahora
    .stated = yes
verb-diablerize = { MOOD($mood, "diaboliza", "diabolizar", "diaboliza") } { $who }
    .who = acc
verb-soul-gem = { MOOD($mood, "roba", "robar", "roba") } la primera carta de tu cripta: un vampiro más joven entra en tu zona preparada, lleno de sangre y con esta carta; cualquier otra carta va a tu zona incontrolada, y esta se quema
verb-set-range =
    { $distance-is ->
        [close] { MOOD($mood, "fija", "fijar", "fija") } la distancia de este asalto en corta
       *[long] { MOOD($mood, "fija", "fijar", "fija") } la distancia de este asalto en larga
    }
verb-strike-with-this = { MOOD($mood, "elige", "elegir", "elige") } el ataque de esta carta
verb-remember = { MOOD($mood, "elige", "elegir", "elige") } { $what } para esta carta
    .what = acc
verb-remember-player = { MOOD($mood, "recuerda", "recordar", "recuerda") } que { $what } jugó esta carta
verb-remember-this-turn = { MOOD($mood, "elige", "elegir", "elige") } { $what } para esta carta en este turno
    .what = acc
verb-fill = { MOOD($mood, "añade", "añadir", "añade") } sangre a { $who } hasta su capacidad
verb-heal = { MOOD($mood, "añade", "añadir", "añade") } { $amount } a { $who }, sin superar su vida inicial
    .amount =
        { $who-kind ->
            [ally] life
            [vampire] blood
           *[other] blood-or-life
        }
    .who = nom each
verb-raise-ally =
    { $unlocked ->
        [0] { MOOD($mood, "pasa", "pasar", "pasa") } { $what } a tu zona preparada, { AGREE("girado", $what-gender, "one") } y con su vida inicial
       *[1] { MOOD($mood, "pasa", "pasar", "pasa") } { $what } a tu zona preparada con su vida inicial
    }
    .what = acc

## What one card alone does

verb-secret-numbers = cada Matusalén elige en secreto un número, tú del 1 al 6 y los demás del 1 al 5, y gana esa reserva, o la quema si alguien ha elegido exactamente uno menos
verb-crypt-top-to-ash = { MOOD($mood, "pasa", "pasar", "pasa") } la carta superior de la cripta de cualquier Matusalén al montón de ceniza y, si es un príncipe, { MOOD($mood, "gana", "ganar", "gana") } { $arg0 } de reserva
verb-bait = { MOOD($mood, "compara", "comparar", "compara") } las capacidades de las cartas superiores de tu cripta y de la de su controlador, y { MOOD($mood, "baraja", "barajar", "baraja") } ambas criptas. Si la tuya es menor, este vampiro sufre 1 de daño ambiental que no se puede prevenir. Si no, no hay combate y esta carta se pone sobre este vampiro, y va contra el controlador del siervo que bloqueó
verb-make-equipment = { MOOD($mood, "busca", "buscar", "busca") } en tu biblioteca una carta de equipo que no sea única ni un lugar, { MOOD($mood, "ponla", "ponerla", "la pone") } sobre otro siervo que controles, sin requisitos ni coste, y { MOOD($mood, "baraja", "barajar", "baraja") } la biblioteca
verb-command-younger =
    { MOOD($mood, "paga", "pagar", "paga") } X de sangre y { MOOD($mood, "elige", "elegir", "elige") } { $arg0 ->
        [0] X
       *[other] X + { $arg0 }
    } vampiros más jóvenes de tu zona incontrolada de los que no haya ejemplares en juego. Entran en juego con 1 de sangre más cada uno y deben sangrar. Cuando uno de ellos haya sangrado con éxito, o ninguno pueda sangrar ya, todos van al fondo de tu cripta
verb-join-chosen-clan = { MOOD($mood, "elige", "elegir", "elige") } un clan. El vampiro con esta carta es de ese clan en vez del suyo, y de la secta de ese clan
verb-compare-all-crypts = cada Matusalén muestra la carta superior de su cripta y baraja la cripta. Si hay empate en la capacidad más alta o en la más baja, cada uno quema 1 de reserva; si no, quien tenga la más alta roba { $arg0 } de reserva a quien tenga la más baja
verb-follow-portrait = { MOOD($mood, "muestra", "mostrar", "muestra") } la carta superior de la cripta de tu presa. Si es un Nosferatu, este vampiro quema 2 de sangre. Si su capacidad es menor que 7, este vampiro gana 2 de sangre; de 7 a 10, se endereza y sangra a tu presa con +1 de sangrado y +1 de sigilo como otra acción; si es mayor que 10, quema 1 de sangre
verb-count-down-to-ally = { MOOD($mood, "quema", "quemar", "quema") } 1 ficha de esta carta. Sin fichas, esta carta se quema y pasas un espectro o zombi de tu montón de ceniza a tu zona preparada
verb-learn-or-burn = { MOOD($mood, "pon", "poner", "pone") } sobre él una carta de Disciplina de tu mano o { MOOD($mood, "quémalo", "quemarlo", "lo quema") }
verb-summon-illusion =
    { MOOD($mood, "termina", "terminar", "termina") } el combate. La última carta de tu cripta entra en juego preparada, no disputa nada, gana { $arg0 ->
        [1] tanta sangre como su capacidad
       *[other] tanta sangre como la mitad de su capacidad, redondeada hacia abajo,
    } y combate con el siervo oponente. Tras ese combate sale de la partida
verb-direct-votes = { MOOD($mood, "elige", "elegir", "elige") } si los votos y papeletas de este vampiro se emiten a favor o en contra
verb-takes-chosen-title = este vampiro obtiene el título de ese príncipe, que entra en disputa

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
                [equip] , como acción de equiparse,
                [political] , como acción política,
               *[action] , como acción,
            }
           *[other] { $kind ->
                [equip] , como acción de equiparse con { $stealth } más de sigilo,
                [political] , como acción política con { $stealth } más de sigilo,
               *[action] , como acción con +{ $stealth } de sigilo,
            }
        }
       *[other] { $stealth ->
            [0] , como acción directa,
           *[other] , como acción directa con +{ $stealth } de sigilo,
        }
    }
clause-only-if = solo si { $condition }
clause-bled = si el sangrado quema reserva, { $deed }
clause-hunted = si la caza tiene éxito, { $deed }
clause-announced = al anunciar la acción, { $deed }
clause-as-played = al jugar esta carta, { $deed }
clause-succeeded = si la acción tiene éxito, { $deed }
clause-if-so = si { $condition }:
clause-each-time = cada vez, { $deed }
clause-or-more = { $deed }, o { $more } si { $condition }
clause-meanwhile = durante la votación, { $deed }
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
window-only-polling = Solo durante el referéndum de una acción política.
window-only-blocked = Solo si la acción es bloqueada, antes de resolver el bloqueo.
window-only-after-action = Solo después de la acción.

at-unlock =
    { $whose ->
        [each] durante la fase de enderezamiento de cada Matusalén
        [others] durante la fase de enderezamiento de cada uno de los demás Matusalenes
        [prey] durante la fase de enderezamiento de tu presa
        [host] durante la fase de enderezamiento de su controlador
        [controller] durante la fase de enderezamiento de su controlador
       *[you] durante tu fase de enderezamiento
    }
at-master =
    { $whose ->
        [each] durante la fase heril de cada Matusalén
        [others] durante la fase heril de cada uno de los demás Matusalenes
        [prey] durante la fase heril de tu presa
        [host] durante la fase heril de su controlador
        [controller] durante la fase heril de su controlador
       *[you] durante tu fase heril
    }
at-minion =
    { $whose ->
        [each] durante la fase de siervos de cada Matusalén
        [others] durante la fase de siervos de cada uno de los demás Matusalenes
        [prey] durante la fase de siervos de tu presa
        [host] durante la fase de siervos de su controlador
        [controller] durante la fase de siervos de su controlador
       *[you] durante tu fase de siervos
    }
at-influence =
    { $whose ->
        [each] durante la fase de influencia de cada Matusalén
        [others] durante la fase de influencia de cada uno de los demás Matusalenes
        [prey] durante la fase de influencia de tu presa
        [host] durante la fase de influencia de su controlador
        [controller] durante la fase de influencia de su controlador
       *[you] durante tu fase de influencia
    }
at-discard =
    { $whose ->
        [each] durante la fase de descarte de cada Matusalén
        [others] durante la fase de descarte de cada uno de los demás Matusalenes
        [prey] durante la fase de descarte de tu presa
        [host] durante la fase de descarte de su controlador
        [controller] durante la fase de descarte de su controlador
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
at-before-strikes = antes de elegir los ataques
at-aim = al elegir un ataque
at-round-end = al final de un asalto de combate
at-would = cuando algo está a punto de ocurrir
at-own-card = al jugar una carta propia
at-outside-combat = salvo en combate

after-blocked = cuando { $who } es bloqueado
after-blocks = cuando { $who } bloquea
after-block-resolved = después de que se resuelva un bloqueo de { $who }
after-to-torpor = cuando { $who } entra en letargo
after-after-action = después de una acción de { $who }
after-burned = cuando se quema { $who }
    .who = acc
after-block-fought = al empezar el combate en el que { $who } lucha con el siervo que lo ha bloqueado
after-fought-by-blocking = al empezar el combate en el que { $who } lucha con el siervo al que ha bloqueado
after-pressed = después de un acoso de { $who } para continuar el combate
after-edge-vote =
    { $who-is ->
        [you] después de que quemes la Ventaja por un voto
       *[other] después de que alguien queme la Ventaja por un voto
    }
after-card-vote =
    { $who-is ->
        [you] después de que quemes una carta de acción política por un voto
       *[other] después de que { $who } queme una carta de acción política por un voto
    }
after-discarded =
    { $who-is ->
        [you] cuando uses una acción de fase de descarte para descartar una carta que requiere un Anarquista o que convierte a un vampiro en Anarquista
       *[other] cuando { $who } use una acción de fase de descarte para descartar una carta que requiere un Anarquista o que convierte a un vampiro en Anarquista
    }
after-leaves-torpor = después de que un vampiro salga del letargo
after-cancelled = cuando se cancela una carta
after-tally = una vez contados los votos
after-entering = al entrar en juego { $who }
after-playing = cuando { $who } juega una carta, antes de que nadie pueda cancelarla
after-enters = cuando { $who } entra en juego
after-comes = después de que { $who } entre en juego
after-sect-changed = después de que { $who } se una a su secta
after-bleed-success = después de que { $who } sangre con éxito
after-played = después de que { $who } juegue una carta
after-hunted = después de que { $who } cace con éxito
after-leaves-ready = cuando { $who } abandona la zona preparada
after-master-played =
    { $who-is ->
        [you] después de que juegues una carta heril
        [others] después de que otro Matusalén juegue una carta heril
       *[other] después de que { $who } juegue una carta heril
    }
after-passed =
    { $who-is ->
        [minion] después de aprobarse el referéndum de una acción política
       *[other] después de aprobarse un referéndum convocado por { $who }
    }
after-failed = si un referéndum convocado por { $who } fracasa o se cancela
after-diablerized = después de una diablerie de { $who }
after-controlled = cuando cambia quien controla { $who }
    .who = acc
after-block-failed = cuando falla un intento de bloqueo de { $who }
after-phase-ends =
    { $phase ->
        [minion] al final de tu fase de siervos
        [discard] { $who-is ->
            [predator] al final de la fase de descarte de tu depredador
           *[other] al final de tu fase de descarte
        }
        [turn] al final del turno
       *[other] al final de esa fase
    }
after-unlocked = cuando { $who } se endereza
after-leaves-play = cuando { $who } sale de el juego
after-ousted = cuando { $who } queda eliminada
after-attempts-block = cuando { $who } intenta bloquear
after-announced = cuando { $who } anuncia una acción
after-would-bleed = cuando un sangrado de { $who } vaya a tener éxito
after-round-ends = al final de cada asalto de un combate de este siervo
after-ran-out = cuando { $who } se quede sin sangre
after-round-begins =
    { $once ->
        [1] { $until ->
            [action] cuando empiece el próximo combate de esta acción
           *[other] cuando empiece el próximo asalto de este combate
        }
       *[other] cada vez que empiece otro asalto de este combate
    }
after-combat-ends =
    { $who-is ->
        [minion] después de que termine el combate
       *[other] después de un combate de { $who }
    }
after-press-step = antes de cada paso de acoso
after-calls =
    { $once ->
        [1] cuando { $who } convoque el próximo referéndum este turno
       *[other] cuando { $who } convoca un referéndum
    }
after-combat-begins = cuando comienza un combate de { $who }
after-hurt-by-strike = si un ataque inflige daño a { $who } este asalto
after-struck = si el ataque elegido inflige daño a { $who }
after-would-burn = si { $who } fuera a quemarse
after-would-get-edge =
    { $who-is ->
        [you] si fueras a obtener la Ventaja
       *[other] si { $who } fuera a obtener la Ventaja
    }
after-would-replace =
    { $who-is ->
        [you] si fueras a reemplazar una carta
       *[other] si { $who } fuera a reemplazar una carta
    }
clause-for-this = para ello, { $cost }
clause-for-one-of-these = para una de estas cosas, { $cost }
clause-sheltered = { $actors } no puede realizar acciones dirigidas contra { $who }
    .actors = nom each
clause-sheltered-from = { $actors } no puede realizar acciones que requieran { $by } dirigidas contra { $who }
clause-costs =
    { $cards } cuesta { $more ->
        [0] { $change } menos { $in ->
            [blood] de sangre
            [life] de sangre o de vida
            [pool] de reserva
           *[any] de sangre o de reserva
        }
       *[other] { $change } más { $in ->
            [blood] de sangre
            [life] de sangre o de vida
            [pool] de reserva
           *[any] de sangre o de reserva
        }
    } { $by-is ->
        [none] { "" }
        [you] si la juegas tú
       *[other] si la juega { $by }
    } { $at-is ->
        [none] { "" }
       *[other] { $by-is ->
            [none] si se juega sobre { $at }
           *[other] sobre { $at }
        }
    }
    .cards = nom each
clause-costs-if-locked = puedes { $lock }; entonces { $costs }
    .cards = nom a
clause-paid-from =
    { $whole ->
        [1] puedes pagar todo lo que { $cards } cuesta
       *[other] puedes pagar { $change ->
            [99] una parte o la totalidad
           *[other] hasta { $change }
        } de lo que { $cards } cuesta
    } { $in ->
        [blood] en sangre
        [pool] en reserva
       *[any] en sangre o en reserva
    } con { $with ->
        [blood] la sangre de este vampiro
       *[counters] fichas de esta carta
    } { $by-is ->
        [none] { "" }
        [you] cuando la juegas tú
       *[other] cuando la juega { $by }
    }
    .cards = nom a
clause-costs-nothing =
    { $cards } no cuesta sangre { $by-is ->
        [none] { "" }
       *[other] si la juega { $by }
    }
    .cards = nom each
clause-costs-half =
    { $cards } cuesta la mitad de sangre, redondeada hacia abajo, { $by-is ->
        [none] { "" }
       *[other] si la juega { $by }
    }
    .cards = nom each
clause-raises = el vampiro con esta carta tiene un nivel más de { $what }
clause-gives = el vampiro con esta carta tiene { $what } a nivel superior

## What generic choices ask

prompt-choose = elige { $what }
prompt-offer = { $deed }: ¿lo haces?
prompt-either = elige: { $ways }
prompt-amount = ¿Cuánto? { $deed }

kind-minion = una carta de siervo
kind-minion-outside-combat = una carta de siervo que no es de combate
kind-any-action = una carta para realizar una acción
