# Vampire: The Masquerade – Vendetta: cards, and the words that their texts are made of, in Spanish.

## Clans

clan-brujah = Brujah
clan-gangrel = Gangrel
clan-malkavian = Malkavian
clan-nosferatu = Nosferatu
clan-toreador = Toreador
clan-tremere = Tremere
clan-ventrue = Ventrue

leader-brujah = Jayla Parker
leader-gangrel = Clayton Jones
leader-malkavian = Sol Thurman
leader-nosferatu = Yeongi
leader-toreador = Winston Deville
leader-tremere = Ajit Talwar
leader-ventrue = Sofía Álvarez

style-brujah = Rebeldes que pegan fuerte: mucho Poder y golpes que llevan a los rivales al Frenesí.
style-gangrel = Cazadores que dejan trabajar a la sangre: surge de la nada, cuenta el doble y se escurre a tiempo.
style-malkavian = Nadie sabe lo que viene después, ni siquiera ellos: manos, mazos y pronósticos quedan patas arriba.
style-nosferatu = Se han ido antes de que caiga el golpe y atacan de nuevo desde el Refugio del Príncipe.
style-toreador = Los favoritos de todos: cuanto mayor es su alianza, más fuertes son.
style-tremere = Hechiceros que pagan sus ritos con sangre y viven al borde del Frenesí.
style-ventrue = Gobiernan con ofertas que nadie puede rechazar: toda salida tiene su precio.

## Names of clan cards

card-bloody-fury = Furia sangrienta
card-punks-posse = Pandilla punk
card-challenge = Desafío
card-fist-of-caine = Puño de Caín
card-f-the-system = Que le j*dan al sistema
card-earthshock = Temblor de tierra
card-show-of-force = Exhibición de fuerza
card-brujah-ready = En guardia (Brujah)
card-brujah-hunt = Caza (Brujah)
card-earth-meld = Fusión con la tierra
card-wolf-companion = Compañero lobo
card-feral-weapons = Armas salvajes
card-power-of-the-pack = La fuerza de la manada
card-fearless = Sin miedo
card-on-the-prowl = Al acecho
card-mist-form = Forma de niebla
card-gangrel-ready = En guardia (Gangrel)
card-gangrel-hunt = Caza (Gangrel)
card-mesmerize = Hipnotizar
card-auction-of-blood = Subasta de sangre
card-madness-network = Red de la locura
card-shadow-strike = Golpe desde las sombras
card-chaos = Caos
card-malkavs-bane = La perdición de Malkav
card-mindless-assault = Asalto sin sentido
card-malkavian-ready = En guardia (Malkavian)
card-malkavian-hunt = Caza (Malkavian)
card-unseen-passage = Paso inadvertido
card-cloak-of-shadows = Manto de sombras
card-eyes-in-the-dark = Ojos en la oscuridad
card-feral-whispers = Susurros salvajes
card-backstab = Puñalada por la espalda
card-one-step-ahead = Un paso por delante
card-vanish = Desvanecerse
card-nosferatu-ready = En guardia (Nosferatu)
card-nosferatu-hunt = Caza (Nosferatu)
card-awe = Asombro
card-entourage = Séquito
card-charisma = Carisma
card-summon = Llamada
card-entrancement = Embeleso
card-submission = Sumisión
card-friends-in-high-places = Amigos en las altas esferas
card-toreador-ready = En guardia (Toreador)
card-toreador-hunt = Caza (Toreador)
card-focus-from-hunger = La lucidez del hambre
card-ancient-artifacts = Artefactos antiguos
card-theft-of-vitae = Robo de vitae
card-dark-pact = Pacto oscuro
card-cauldron-of-blood = Caldero de sangre
card-retaliation = Represalia
card-arcane-drain = Drenaje arcano
card-tremere-ready = En guardia (Tremere)
card-tremere-hunt = Caza (Tremere)
card-master-plan = Plan maestro
card-diplomacy = Diplomacia
card-curfew = Toque de queda
card-majesty = Majestad
card-mass-manipulation = Manipulación en masa
card-tyrants-gaze = La mirada del tirano
card-forestall = Anticiparse
card-ventrue-ready = En guardia (Ventrue)
card-ventrue-hunt = Caza (Ventrue)

## Names of allies, locations and relics

card-anita-wainwright = Anita Wainwright
card-sgt-mctavish = Sgt. McTavish
card-khadija-al-kindi = Khadija Al-Kindi
card-wauneka = Wauneka
card-carmelita-neillson = Carmelita Neillson
card-maldavis = Maldavis
card-erichtho = Erichtho
card-fiorenza-savona = Fiorenza Savona
card-marcel = Marcel
card-bronwyn = Bronwyn
card-portia = Portia
card-talley = Talley
card-ambrus-maropis = Ambrus Maropis
card-edward-neally = Edward Neally
card-mr-damp = Mr. Damp
card-bobby-white = Bobby White
card-maja-wysocki = Maja Wysocki
card-ed-crawford = Ed Crawford
card-betty-fuller = Betty Fuller
card-dr-fragonard = Dr. Fragonard
card-tamara-bodnar = Tamara Bodnar
card-douglas-richardson = Douglas Richardson
card-tom-kimber = Tom Kimber
card-francis-bennet = Francis Bennet
card-elena-cortez = Elena Cortez
card-julie-munoz = Julie Munoz
card-roberta-urbani = Roberta Urbani
card-ryan-ramos = Ryan Ramos
card-sarah-mcaleer = Sarah McAleer
card-miguel-chandler = Miguel Chandler
card-victim = Víctima

card-succubus-club = Succubus Club
card-the-collar = Las Afueras
card-night-clinic = La clínica nocturna
card-toll-bridge = El puente de peaje
card-old-theatre = El viejo teatro
card-catacombs = Las catacumbas
card-red-market = El mercado rojo

card-isaac-chalice = El Cáliz de Isaac
card-sargon-apocrypha = Los Apócrifos de Sargón
card-silver-bell = La Campanilla de Plata
card-ash-mirror = El Espejo de Ceniza
card-bone-dice = Los Dados de Hueso
card-black-ledger = El Libro Negro
card-sealed-letter = La Misiva Sellada
card-thorn-crown = La Corona de Espinas

## What else stands on a card

kind-passive = Pasiva
kind-preparation = Preparación
kind-conflict = Conflicto
kind-aftermath = Consecuencias
kind-human = Aliado humano
kind-vampire = Aliado vampiro
kind-location = Ubicación
kind-relic = Reliquia
kind-victim = Víctima

origin-elysium = Diseño de Elysium

confidence-high = seguro, leído en los reglamentos
confidence-medium = probable, leído en las cartas por otros
confidence-low = dudoso
confidence-design = propio
confidence-table = del archivo de cartas de esta mesa
fact-name = nombre
fact-kind = tipo
fact-power = Poder
fact-influence = influencia
fact-kiss = Beso
fact-drained-blood = sangre al desangrar
fact-drained-influence = influencia tras desangrar
fact-effect = efecto

## When

timing-preparation = Preparación. { $text }
timing-conflict = Conflicto. { $text }
timing-aftermath = Consecuencias. { $text }
timing-before-reveal = Antes de la revelación en esta Ubicación, { $text }
timing-at-reveal = Durante la revelación en esta Ubicación, { $text }
timing-after-reveal = Justo después de la revelación en esta Ubicación, { $text }
timing-withdraw-step = En el paso de retirada de esta Ubicación, { $text }
timing-planning-ends = Cuando termine la planificación, { $text }
timing-round-ends = Al final de la ronda, { $text }
timing-opponent-plays-here = Cada vez que un oponente juegue una carta aquí, { $text }
timing-opponent-plays-elsewhere = Cada vez que un oponente juegue una carta en otra Ubicación, { $text }
timing-card-played-here-face-down = Cada vez que se juegue aquí una carta bocabajo, { $text }
timing-you-withdraw-elsewhere = Cuando te retires de otra Ubicación, { $text }
timing-gained = Al adquirir este Aliado, { $text }
timing-you-play-at-haven = Cada vez que juegues una carta en el Refugio del Príncipe, { $text }
timing-frenzy-caused =
    { $group ->
        [location] Cuando provoques Frenesí a un oponente aquí, { $text }
       *[other]
            { $condition ->
                [rival-here] Cuando provoques Frenesí a un rival de esta Ubicación, { $text }
               *[other] Cuando provoques Frenesí a un oponente, { $text }
            }
    }
timing-your-turn =
    { $group ->
        [relic] Una vez por partida, en tu turno, { $text }
       *[other] En tu turno, { $text }
    }
timing-game-ends = Al final de la partida, { $text }
timing-won-here = Cuando ganes aquí, { $text }
timing-last-here = Cuando quedes aquí en último lugar entre dos o más jugadores, { $text }
timing-withdrawn-from-here = Cuando alguien se retire de aquí, { $text }
timing-resolved = Una vez resuelta esta Ubicación, { $text }
timing-resolution-starts = Una vez por partida, al comenzar una fase de resolución, { $text }

## Who and how much

who-each-rival = cada rival
who-each-opponent = cada oponente
who-that-player = ese jugador
who-chosen-opponent = un oponente a tu elección
who-absent-opponents = cada oponente que no tenga ninguna carta aquí
robbed-each-rival = a cada rival
robbed-each-opponent = a cada oponente
robbed-that-player = a ese jugador
robbed-chosen-opponent = a un oponente a tu elección
robbed-absent-opponents = a cada oponente que no tenga ninguna carta aquí

amount-blood =
    { $count ->
        [round] tanta sangre
        [round-half] tanta sangre
        [pool-half] la mitad de la sangre de tu reserva (redondeando hacia abajo)
       *[other] { $number } de sangre
    }
amount-influence =
    { $count ->
        [round] tanta influencia
        [round-half] tanta influencia
       *[other]
            { $extra ->
                [1] { $number } de influencia adicional
               *[other] { $number } de influencia
            }
    }
amount-victims =
    { $count ->
        [round] tantas Víctimas
        [round-half] tantas Víctimas
       *[other]
            { $number ->
                [one] { $number } Víctima
               *[other] { $number } Víctimas
            }
    }
counted =
    { $count ->
        [round]
            { $number ->
                [1] como indique el número de la ronda
               *[other] como { $number } veces el número de la ronda
            }
        [round-half] como la mitad del número de la ronda (redondeando hacia abajo)
        [pool] por cada punto de sangre de tu reserva
        [pool-half]
            { $unit ->
                [blood] { "" }
               *[other] por cada 2 de sangre de tu reserva
            }
        [alliance]
            { $timing ->
                [gained] por cada carta de tu alianza, incluida esta
               *[other] por cada carta de tu alianza
            }
        [alliance-half] por cada 2 cartas de tu alianza
        [blood-here] por cada punto de sangre asignada aquí, sumando la de todos
        [blood-here-half] por cada 2 de sangre asignada aquí, sumando la de todos
        [moved] por cada carta que muevas
        [moved-half] por cada 2 cartas que muevas
        [taken-back] por cada carta que recuperes
        [taken-back-half] por cada 2 cartas que recuperes
        [won] si has ganado aquí; si no, { $otherwise }
       *[number] { "" }
    }

## Power

effect-power =
    { $most ->
        [0] { $signed } de Poder{ $per }{ $if }.
       *[other] { $signed } de Poder{ $per }, hasta un máximo de { $most }{ $if }.
    }
per-own-cards-here = por cada carta que tengas aquí, incluida esta
per-cards-here = por cada carta que haya aquí, tuya o de tus rivales, incluida esta
per-alliance = por cada carta de tu alianza
per-pool = por cada punto de sangre de tu reserva
per-rivals-here = por cada rival que haya aquí
if-own-blood-here = si tienes sangre asignada aquí
if-fewest-open-cards = si nadie tiene aquí menos cartas bocarriba que tú
if-at-haven = en el Refugio del Príncipe
if-reward-taken-here = si has conseguido un Aliado o una Víctima en este conflicto, { $text }
effect-halve-rivals = las cartas que tus rivales tengan aquí cuentan con la mitad de su Poder impreso (redondeando hacia abajo).
effect-blood-power = cada punto de tu sangre asignada aquí cuenta como { $number } de Poder en lugar de 1.
effect-zero-highest = antes que cualquier otro efecto, la carta de mayor Poder impreso en las demás Posiciones de esta Ubicación pasa a tener Poder 0; si hay varias empatadas, todas ellas.
effect-equals-highest = el Poder de esta carta es igual al mayor Poder impreso entre las cartas bocarriba que haya aquí.

## Blood

effect-steal = roba { $amount } { $robbed }{ $counted }.
effect-lose = { $who } pierde { $amount }{ $counted }.
effect-gain-blood = obtén { $amount }{ $counted }.
effect-gain-blood-up-to = obtén sangre hasta tener { $number } en tu reserva; si ya tienes { $number } o más, obtén 1.
effect-may-spend =
    { $follows ->
        [1] puedes gastar { $amount }{ $counted }. Si lo haces, { $then }
       *[other] puedes gastar { $amount }{ $counted }.
    }
effect-spend-or-turn-down = gasta { $amount }{ $counted } o pon esta carta bocabajo.
effect-all-present-gain = cada jugador que siga aquí obtiene { $number } de sangre.

effect-deploy-from-bank =
    { $timing ->
        [you-play-at-haven] asigna allí { $amount } del suministro{ $counted }.
       *[other] asigna aquí { $amount } del suministro{ $counted }.
    }
effect-may-deploy = puedes asignar aquí hasta { $amount } de tu reserva{ $counted }.
effect-return-deployed = devuelve a tu reserva toda tu sangre asignada aquí.
effect-take-back-deployed = cada jugador puede devolver a su reserva hasta { $number } de su propia sangre asignada aquí.
effect-take-half-deployed = lleva a tu reserva la mitad de la sangre que cada rival tenga asignada aquí (redondeando hacia arriba).
effect-discard-deployed = { $who } descarta { $amount } asignada aquí{ $counted }.
effect-may-move-half-deployed = puedes mover la mitad de tu sangre asignada aquí (redondeando hacia arriba) a otra Ubicación.
effect-may-swap-pool-and-deployed =
    { $follows ->
        [1] puedes intercambiar tu sangre asignada aquí con la de tu reserva. Si lo haces, { $then }
       *[other] puedes intercambiar tu sangre asignada aquí con la de tu reserva.
    }
effect-play-blood-everywhere = asigna { $number } de sangre de tu reserva en cada Ubicación.

## Influence, alliance and hand

effect-gain-influence = obtén { $amount }{ $counted }.
effect-lose-influence =
    { $selector ->
        [you] pierdes { $amount }{ $counted }.
       *[other] { $who } pierde { $amount }{ $counted }.
    }
effect-gain-victim =
    { $besides ->
        [1] toma además { $amount }{ $counted }.
       *[other] toma { $amount }{ $counted }.
    }
effect-draw =
    { $number ->
        [one] toma { $number } carta de tu mazo de clan.
       *[other] toma { $number } cartas de tu mazo de clan.
    }
effect-return-drained = devuelve a tu alianza uno de tus Aliados o Víctimas desangrados.
effect-take-ambition = toma la ficha de Ambición.
effect-look-for-blood = puedes gastar { $number } de sangre para mirar una carta bocabajo, tantas veces como quieras.
effect-look-at-district = mira todas las cartas bocabajo de una Ubicación.
effect-score =
    { $condition ->
        [only-human] { $signed } de influencia si este es tu único Aliado humano.
       *[other] { $signed } de influencia.
    }

## Cards on the table

effect-play-rivals-hand = elige a un rival: todas las cartas que le queden en la mano se juegan bocarriba en tu Posición de esta Ubicación.
effect-play-own-hand = juega aquí, bocarriba, todas las cartas que te queden en la mano.
effect-play-top-of-deck = juega aquí, bocarriba, la primera carta de tu mazo de clan.
effect-shuffle-one-back = después de recuperar tus cartas, baraja en tu mazo de clan una carta de tu mano a tu elección.
effect-may-take-back-cards =
    { $follows ->
        [1] puedes recuperar en tu mano tantas de tus propias cartas de esta Ubicación como quieras, incluida esta. Si lo haces, { $then }
       *[other] puedes recuperar en tu mano tantas de tus propias cartas de esta Ubicación como quieras, incluida esta.
    }
effect-may-turn-down-cards = puedes poner bocabajo tantas de tus cartas de esta Ubicación como quieras.
effect-face-down-power = cada carta bocabajo de tu Posición en esta Ubicación tiene { $number } de Poder.
effect-may-withdraw =
    { $follows ->
        [1] puedes retirarte. Si lo haces, { $then }
       *[other] puedes retirarte.
    }
effect-move-to-haven = mueve esta carta al Refugio del Príncipe.
effect-may-move-to-haven =
    { $later ->
        [1] después puedes mover esta carta al Refugio del Príncipe.
       *[other] puedes mover esta carta al Refugio del Príncipe.
    }

## What others decide

effect-auction = apuesta sangre en secreto, igual que todos tus rivales. Quien menos apueste pone bocabajo una de las cartas propias que tenga aquí. Tu apuesta queda asignada aquí; tus rivales pierden la suya.
effect-forestall = elige una carta bocarriba que un rival tenga aquí y obtén tanta sangre como indique su Poder impreso. Durante el resto de la ronda, esa carta no te hace perder sangre ni te la roba.
effect-rivals-choose = cada rival debe elegir: { $offers }.
effect-winner-chooses = si aquí ha ganado otro jugador, este debe elegir: { $offers }.
offers = { $first }, o bien { $second }
offer-skip-steps = omitir aquí los pasos de preparación y de consecuencias
offer-be-robbed = dejar que le robes { $number } de sangre
offer-give-half-deployed = mover a tu Posición la mitad de su sangre asignada aquí (redondeando hacia arriba)
offer-lose-influence = perder { $number } de influencia
offer-give-influence = darte { $number } de influencia
effect-rivals-pay-to-turn-up = cada rival elige para cada una de sus cartas bocabajo: perder { $number } de sangre y ponerla bocarriba, o dejarla bocabajo.
effect-staying-costs = cada rival debe retirarse o dejar que le robes { $number } de sangre.

## As long as a card lies open or is in an alliance

effect-immune = ignoras todos los efectos de aquí que te hagan perder sangre o te la roben; si la pérdida era un precio, cuenta como pagado.
effect-keep-lost-blood-here = la sangre que pierdas o gastes en cualquier Ubicación queda asignada aquí en lugar de ir al suministro.
effect-rivals-lose-as-much = cada vez que gastes o pierdas sangre aquí, o te la roben, cada rival pierde la misma cantidad.
effect-turn-down-instead-of-draining = si entras en Frenesí aquí, puedes poner esta carta bocabajo en lugar de desangrar a nadie. Si lo haces, obtén { $number } de sangre.
effect-withdraw-here-instead = cuando te retires de otra Ubicación, puedes mover tus cartas y tu sangre de allí a esta Ubicación en vez de retirarte como de costumbre.
effect-opponents-play-face-down = en la planificación, los oponentes que jueguen una carta aquí deben jugarla bocabajo y pagar el coste.
effect-look-at-them = puedes mirar esas cartas en cualquier momento.
effect-fee =
    { $less ->
        [1] jugar una carta bocabajo te cuesta { $number } de sangre menos.
       *[other] jugar una carta bocabajo te cuesta { $number } de sangre más.
    }
effect-wins-ties = ganas todos los empates.
effect-cannot-be-drained = no se puede desangrar a este Aliado; si entras en Frenesí, se queda en tu alianza.
effect-tokens-when-drained =
    { $number ->
        [one] si desangras a este Aliado, toma { $number } ficha de Diablerie.
       *[other] si desangras a este Aliado, toma { $number } fichas de Diablerie en lugar de 1.
    }
effect-keep-all-drawn = en la construcción de la mano puedes quedarte con todas las cartas que tomes y poner en su lugar, debajo de tu mazo de clan, una que ya tuvieras.
effect-drained-in-frenzy = si entras en Frenesí, desangra a este Aliado; no se sortea ninguna carta.
effect-fee-here = jugar una carta aquí, bocarriba o bocabajo, cuesta { $number } de sangre más.
effect-none =
    { $group ->
        [clan] Sin efecto.
       *[other] Sin habilidad.
    }
