# Vampire: The Eternal Struggle: the words that composed card texts are made of, in Spanish.
#
# The case `acc` is the direct object: whoever is alive takes the preposition there («gira a un siervo»), which is what
# the gender `animate` says; it is masculine otherwise.

## How words are put together

phrase-place = after
phrase-contractions = a el_=al_|de el_=del_|a a_=a_|un otro_=otro_|y i=e i|o o=u o|una otra_=otra_|preparado girado=preparado y girado|preparado enderezado=preparado y enderezado
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
who-owner = su propietario
    .head = methuselah
who-in-turn = cada Matusalén, empezando por el activo,
    .head = methuselah
who-methuselah-named = el Matusalén elegido
    .head = methuselah
who-targeted = ese Matusalén
    .head = methuselah
who-ash-heap-owner = su dueño
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
ref-target = el objetivo
    .gender = masculine
ref-named = la carta elegida
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
ref-card-played = la carta
    .gender = feminine
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
noun-foe-or-retainer = siervo oponente o, de lejos, uno de sus criados
    .gender = animate
noun-hand-or-melee-weapon = golpe con las manos o arma cuerpo a cuerpo
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
quality-uncontrolled =
    { $of-seats-is ->
        [you] en tu zona incontrolada
        [prey] en la zona incontrolada de tu presa
        [predator] en la zona incontrolada de tu depredador
        [others] en la zona incontrolada de otro Matusalén
        [again] en su zona incontrolada
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
           *[other] clause
        }
    .is = no es { $than }
    .isnt = es { $than }
quality-clan = del clan { $names }
    .names = clan
    .place = near
    .is = es del clan { $names }
    .isnt = no es del clan { $names }
    .not = que no sea del clan { $names }
    .place-not = clause
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
sort-haven = refugio
sort-archetype = arquetipo
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
quality-owned = cuyo dueño sea otro Matusalén
    .place = last
    .is = pertenece a otro Matusalén
    .isnt = te pertenece
quality-is-prey = que sea tu presa
    .is = es tu presa
    .isnt = no es tu presa
quality-has-cards-in-crypt = cuya cripta no esté vacía
    .is = tiene cartas en la cripta
    .isnt = tiene la cripta vacía
quality-blocking = que intente bloquear
    .place = clause
    .is = intenta bloquear
    .isnt = no intenta bloquear
quality-has-blocked = que haya bloqueado la acción
    .place = clause
    .is = ha bloqueado la acción
    .isnt = no ha bloqueado la acción
quality-lacking-intercept = que intente bloquear y necesite intercepción
    .place = clause
    .is = intenta bloquear y necesita intercepción
    .isnt = no necesita intercepción
quality-has-not-given-blood = que no lo haya hecho en esta acción
    .place = clause
    .is = no lo ha hecho en esta acción
    .isnt = lo ha hecho en esta acción
quality-able-to-fight = que pueda combatir
    .is = puede combatir
    .isnt = no puede combatir
quality-fighting = en combate
    .is = está en combate
    .isnt = no está en combate
quality-richer = con más reserva que tú
    .place = clause
    .is = tiene más reserva que tú
    .isnt = no tiene más reserva que tú
quality-detached = sobre ninguna carta
    .is = no está sobre ninguna carta
    .isnt = está sobre una carta
quality-able-to-diablerize = que pueda cometer diablerie
    .place = clause
    .is = puede cometer diablerie
    .isnt = no puede cometer diablerie
quality-anywhere = aunque se haya quemado
    .is = está en juego o no
    .isnt = no está en ningún sitio
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
quality-on-red-list = de la Lista Roja
    .is = está en la Lista Roja
    .isnt = no está en la Lista Roja
    .not = que no esté en la Lista Roja
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
quality-blood-at-most = con una cantidad de sangre que no supere { $most }
    .place = last
    .is = no tiene más sangre que { $most }
    .isnt = tiene más sangre que { $most }
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
        [animal] de animal
        [wraith] de espectro
       *[other] { $keyword }
    }
    .place = after
    .is =
        { $keyword ->
            [gehenna] es de la Gehena
            [animal] es un animal
            [wraith] es un espectro
           *[other] es { $keyword }
        }
    .isnt =
        { $keyword ->
            [gehenna] no es de la Gehena
            [animal] no es un animal
            [wraith] no es un espectro
           *[other] no es { $keyword }
        }
quality-requiring = que requiere { $code }
    .code = discipline
    .place = after
    .is = requiere { $code }
    .isnt = no requiere { $code }
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
        [all-blood-of] toda la { $unit }
       *[other] una cantidad de { $unit } igual a { $quantity }
    }
amount-up-to = hasta { $most }
amount-between = de { $least } a { $most }
amount-at-most =
    { $word ->
        [blood-of] cualquier cantidad de { $unit }
       *[other] { $unit } hasta { $quantity }
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
amount-plus = { $a } + { $b }
amount-minus = { $a } − { $b }
amount-times = { $b } × { $a }
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
amount-library-size =
    { $who-is ->
        [you] el número de cartas de tu biblioteca
       *[other] el número de cartas de la biblioteca de { $who }
    }
amount-paid = X
amount-announced = X
amount-counters-of = el número de contadores de { $what }
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
stat-foe-intercept = da { $signed } de intercepción a quien lo bloquee
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
stat-hands-only = solo ataca con las manos
    .sort = is
stat-no-strike-cards = no puede jugar cartas de ataque
    .sort = is
stat-cannot-press = no puede acosar
    .sort = is
stat-base-strength = tiene una fuerza de { $n }
    .sort = is
stat-as-normal = trata el daño agravado como daño normal
stat-learned = tiene más Disciplinas
    .sort = is

span-round = este asalto
span-combat = en este combate
span-action = en esta acción
span-phase = esta fase
span-turn = este turno
span-until-unlock = hasta tu próxima fase de enderezamiento
span-game = durante el resto de la partida
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
deed-strike-otherwise = atacar más que con las manos
deed-play-strikes = jugar cartas de ataque
deed-press = acosar

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
if-block-attempted = un siervo intenta bloquear
    .not = ningún siervo intenta bloquear
if-blocked = la acción es bloqueada
    .not = la acción no es bloqueada
if-succeeded = la acción ha tenido éxito
    .not = la acción no ha tenido éxito
if-was-blocked = la acción ha sido bloqueada
    .not = la acción no ha sido bloqueada
if-needs-stealth = hace falta sigilo
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
if-inflicted-more = { $who } ha infligido más daño que { $than } este asalto
if-by-blocking = { $who } está en el primer asalto del combate con el siervo al que bloqueó
if-fewer-on = hay menos de { $most } { $name } sobre { $who }
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
if-action-is =
    { $action-is ->
        [bleed] la acción es un sangrado
        [political] la acción es una acción política
        [hunt] la acción es una caza
       *[other] es otra acción
    }
    .not =
        { $action-is ->
            [bleed] la acción no es un sangrado
            [political] la acción no es una acción política
            [hunt] la acción no es una caza
           *[other] es una acción común
        }
if-acts-by = la acción se realiza con una { $keyword }
    .keyword = sort
if-before-votes = es el referéndum de una acción política y aún no se ha emitido nada
if-pressed = el combate fuera a continuar
    .not = el combate fuera a terminar
if-would-burn =
    { $who-is ->
        [doomed] un aliado en combate fuera a quemarse
       *[other] { $who } fuera a quemarse
    }
if-would-fall = { $who } está a punto de ir a letargo
if-would-succeed = un sangrado de { $who } está a punto de tener éxito
if-counted-down-fewer =
    { $times ->
        [one] ninguna carta con este nombre ha perdido una ficha en esta fase
       *[other] menos de { $times } cartas con este nombre han perdido una ficha en esta fase
    }
if-has-grudge = { $card } va contra { $seat }
if-played-by = { $seats } la juega
if-played-requires = esa carta requiere { $codes }
    .codes = discipline
if-played-at = se juega una carta { $keyword } sobre { $who }
    .keyword = sort
if-card-requires = esa carta requiere { $code }
    .code = discipline
if-card-is =
    { $seat-is ->
        [you] es tu { $name }
       *[other] es { $name } de { $seat }
    }
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
       *[other] { $seat-is ->
            [you] es tu turno
           *[other] es el turno de { $seat }
        }
    }
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
if-turn-of-prey-of = es el turno de la presa de quien controla { $card }
    .card = acc
if-range-open = nadie ha fijado la distancia de este asalto
if-combat-would-end = ambos combatientes están preparados y el combate fuera a terminar
if-no-combat-queued = no sigue otro combate

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
verb-gain-blood = { MOOD($mood, "añade", "añadir", "añade") } { $amount } a { $who }
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
verb-redirect-bleed = { MOOD($mood, "elige", "elegir", "elige") } a otro Matusalén, al que se sangra en su lugar y que puede intentar bloquear,
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
            [self] { $doer ->
                [you] dar { $called } a { $who } { $until }
               *[other] obtener { $called } { $until }
            }
            [you] obtener { $called } { $until }
           *[other] dar { $called } a { $who } { $until }
        }
       *[imp] { $who-is ->
            [you] obtienes { $called } { $until }
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
        [ind] { $by } elige { $cards }
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
verb-add-counters = { MOOD($mood, "añade", "añadir", "añade") } { $amount } a { $what }
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
verb-prevent-damage = { MOOD($mood, "previene", "prevenir", "previene") } { $amount } a { $who }
    .amount = damage
verb-survive = { $who } sigue en juego con { $amount }, sin superar la inicial, y no sufre más daño
    .subject = who
    .amount = life
verb-end-combat = { MOOD($mood, "termina", "terminar", "termina") } el combate
verb-more-damage = { MOOD($mood, "inflige", "infligir", "inflige") } { $amount } más del mismo tipo a { $who }
    .amount = damage
verb-queue-combat = { MOOD($mood, "comienza", "comenzar", "comienza") } otro combate entre los mismos siervos después de este
verb-start-round = { MOOD($mood, "comienza", "comenzar", "comienza") } otro asalto en su lugar
verb-prevents-in-first-round =
    { $mood ->
        [inf] poder prevenir { $amount } en el primer asalto de un combate que siga
       *[imp] en el primer asalto de combate tras bloquear, { $who } puede prevenir { $amount }
    }
    .amount = damage
    .stated = yes
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
                [action] impedir a { $who } bloquear esta acción
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
               *[other] { $who } no puede { $deed } { $until }
            }
           *[other] { $who } { $who-is ->
                [vampire] puede
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
verb-into-library =
    { MOOD($mood, "baraja", "barajar", "baraja") } { $what } en { $of-is ->
        [owner] la biblioteca de su propietario
       *[other] tu biblioteca
    }
    .what = acc
verb-look-at-top = { MOOD($mood, "mira", "mirar", "mira") } la carta superior de tu biblioteca
verb-top-to-bottom = { MOOD($mood, "pasa", "pasar", "pasa") } la carta superior de tu biblioteca al fondo
verb-spend-master-action = { MOOD($mood, "gasta", "gastar", "gasta") } una acción de fase heril
verb-gain-master-action =
    { $amount ->
        [one] { MOOD($mood, "obtén", "obtener", "obtiene") } una acción de fase heril
       *[other] { MOOD($mood, "obtén", "obtener", "obtiene") } { $amount } acciones de fase heril
    }
verb-give-back-master-action = { MOOD($mood, "devuelve", "devolver", "devuelve") } a quien la juega una acción de fase heril, o, si era una carta fuera de turno, una en su próxima fase heril,
verb-spend-discard-action = { MOOD($mood, "gasta", "gastar", "gasta") } una acción de fase de descarte
verb-take-title =
    { MOOD($mood, "pon", "poner", "pone") } esta carta sobre { $who }, que desde entonces es { $title-is ->
        [justicar] { $title } de su clan, un título único,
       *[other] { $title }
    }
    .title = title
verb-take-city-title =
    { MOOD($mood, "pon", "poner", "pone") } esta carta sobre { $who }, que desde entonces es { $title } de { $city ->
        [Amsterdam] Ámsterdam
        [London] Londres
        [Paris] París
       *[other] { $city }
    }, un título único,
    .title = title
verb-call-blood-hunt = { MOOD($mood, "convoca", "convocar", "convoca") } una caza de sangre contra { $who }
verb-become-red-list = { MOOD($mood, "pon", "poner", "pone") } { $who } en la Lista Roja
    .who = acc
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
verb-call-off-referendum = { MOOD($mood, "cancela", "cancelar", "cancela") } el referéndum
verb-take-back-action-card = { MOOD($mood, "devuelve", "devolver", "devuelve") } a la mano de su propietario la carta de acción política que lo convocó, si la hay
verb-bar-this-action-again = ningún siervo de el Matusalén activo puede volver a realizar esta acción este turno
    .stated = yes
verb-torture = { MOOD($mood, "pon", "poner", "pone") } una ficha de tortura sobre { $who }
verb-end-torture = { MOOD($mood, "quema", "quemar", "quema") } todas las fichas de tortura
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
verb-enlist = { $who } recluta o emplea { $what } sin acción y pagando su coste, si se cumplen los requisitos
    .what = acc
    .stated = yes
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
verb-hand-out-pool = { MOOD($mood, "pasa", "pasar", "pasa") } 1 de reserva de { $giver } a cada Matusalén por cada punto que tenga
verb-use-up = { "" }
verb-discard-at-random =
    { $mood ->
        [ind] { $who } descarta
       *[imp] { MOOD($mood, "descarta", "descartar", "descarta") }
    } { $amount ->
        [one] una carta al azar
       *[other] { $amount } cartas al azar
    }
    .subject = who
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
verb-equip-with-found = { MOOD($mood, "equipa", "equipar", "equipa") } con ella a { $who }
verb-burn-from-library =
    { $mood ->
        [ind] { $who } quema { $amount } de la parte superior de su biblioteca
       *[imp] { MOOD($mood, "quema", "quemar", "quema") } { $amount } de la parte superior de tu biblioteca
    }
    .subject = who
    .amount = cards
verb-show-top = { MOOD($mood, "muestra", "mostrar", "muestra") } la carta superior de tu biblioteca
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
verb-look-at-hand = { MOOD($mood, "mira", "mirar", "mira") } la mano de { $who }
verb-show-hand = { $who } muestra su mano
verb-hand-into-library = { MOOD($mood, "baraja", "barajar", "baraja") } tu mano en tu biblioteca y { MOOD($mood, "roba", "robar", "roba") } una nueva
verb-recover = { MOOD($mood, "pasa", "pasar", "pasa") } { $what } a tu mano
    .what = acc
verb-recover-under-library = { MOOD($mood, "pasa", "pasar", "pasa") } { $what } al fondo de tu biblioteca
    .what = acc
verb-recover-to-uncontrolled = { MOOD($mood, "pasa", "pasar", "pasa") } { $what } a tu zona incontrolada
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
        [1] los siervos deben quemar { $amount } para intentar bloquear esta acción
       *[other] los siervos sin { $lacking } deben quemar { $amount } para intentar bloquear esta acción
    }
    .lacking = discipline
    .amount =
        { $life ->
            [0] blood
           *[other] blood-or-life
        }
    .stated = yes
verb-times = cada contador de { $what }
verb-later = { $moment }, { $deed }
verb-end-action = { MOOD($mood, "termina", "terminar", "termina") } la acción
verb-lock-at-resolution = { MOOD($mood, "gira", "girar", "gira") } { $who } antes de que se resuelva la acción
    .who = acc
verb-put-this-on = { MOOD($mood, "pasa", "pasar", "pasa") } esta carta a { $who }
verb-stay-behind = { MOOD($mood, "deja", "dejar", "deja") } esta carta en la mesa
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
verb-fill = { MOOD($mood, "añade", "añadir", "añade") } sangre a { $who } hasta su capacidad
verb-raise-ally = { MOOD($mood, "pasa", "pasar", "pasa") } { $what } a tu zona preparada, { AGREE("girado", $what-gender, "one") } y con su vida inicial
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
window-only-after-action = Solo después de la acción.

at-unlock =
    { $whose ->
        [each] durante la fase de enderezamiento de cada Matusalén
        [others] durante la fase de enderezamiento de cada uno de los demás Matusalenes
        [prey] durante la fase de enderezamiento de tu presa
        [host] durante la fase de enderezamiento de su controlador
       *[you] durante tu fase de enderezamiento
    }
at-master =
    { $whose ->
        [each] durante la fase heril de cada Matusalén
        [others] durante la fase heril de cada uno de los demás Matusalenes
        [prey] durante la fase heril de tu presa
        [host] durante la fase heril de su controlador
       *[you] durante tu fase heril
    }
at-minion =
    { $whose ->
        [each] durante la fase de siervos de cada Matusalén
        [others] durante la fase de siervos de cada uno de los demás Matusalenes
        [prey] durante la fase de siervos de tu presa
        [host] durante la fase de siervos de su controlador
       *[you] durante tu fase de siervos
    }
at-influence =
    { $whose ->
        [each] durante la fase de influencia de cada Matusalén
        [others] durante la fase de influencia de cada uno de los demás Matusalenes
        [prey] durante la fase de influencia de tu presa
        [host] durante la fase de influencia de su controlador
       *[you] durante tu fase de influencia
    }
at-discard =
    { $whose ->
        [each] durante la fase de descarte de cada Matusalén
        [others] durante la fase de descarte de cada uno de los demás Matusalenes
        [prey] durante la fase de descarte de tu presa
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
at-before-strikes = antes de elegir los ataques
at-aim = al elegir un ataque
at-round-end = al final de un asalto de combate
at-would = cuando algo está a punto de ocurrir
at-own-card = al jugar una carta propia
at-outside-combat = salvo en combate

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
after-hunted = después de una caza de { $who } que tenga éxito
after-leaves-ready = cuando { $who } abandona la zona preparada
after-master-played =
    { $who-is ->
        [you] después de que juegues una carta heril
       *[other] después de que { $who } juegue una carta heril
    }
after-passed = después de aprobarse el referéndum de una acción política
after-diablerized = después de una diablerie de { $who }
after-controlled = cuando cambia quien controla { $who }
    .who = acc
after-block-failed = cuando falla un intento de bloqueo de { $who }
after-phase-ends =
    { $phase ->
        [minion] al final de tu fase de siervos
        [turn] al final del turno
       *[other] al final de esa fase
    }
after-unlocked = cuando { $who } se endereza
after-leaves-play = cuando { $who } sale de el juego
after-would-bleed = cuando un sangrado de { $who } vaya a tener éxito
after-round-begins = cuando empiece el próximo asalto de este combate
after-struck = si el ataque elegido inflige daño a { $who }
after-would-burn = si { $who } fuera a quemarse
after-would-get-edge =
    { $who-is ->
        [you] si fueras a obtener la Ventaja
       *[other] si { $who } fuera a obtener la Ventaja
    }
clause-for-this = para ello, { $cost }
clause-sheltered = { $actors } no puede realizar acciones dirigidas contra { $who }
    .actors = nom each
clause-costs =
    { $cards } cuesta { $more ->
        [0] { $change } menos { $in ->
            [blood] de sangre
            [pool] de reserva
           *[any] de sangre o de reserva
        }
       *[other] { $change } más { $in ->
            [blood] de sangre
            [pool] de reserva
           *[any] de sangre o de reserva
        }
    } { $by-is ->
        [none] { "" }
        [you] si la juegas tú
       *[other] si la juega { $by }
    } { $at-is ->
        [none] { "" }
       *[other] si se juega sobre { $at }
    }
    .cards = nom each
clause-costs-half =
    { $cards } cuesta la mitad de sangre, redondeada hacia abajo, { $by-is ->
        [none] { "" }
       *[other] si la juega { $by }
    }
    .cards = nom each
clause-gives = el vampiro con esta carta tiene { $what } a nivel superior

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
discipline-vis = Visceratika
discipline-viz = Visión
