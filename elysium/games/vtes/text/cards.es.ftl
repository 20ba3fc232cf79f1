# Vampire: The Eternal Struggle: the words that card texts are made of, in Spanish.

## Names

clan-abomination = Abominación
clan-ahrimane = Ahrimane
clan-akunanse = Akunanse
clan-avenger = Vengador
clan-baali = Baali
clan-banu-haqim = Banu Haqim
clan-blood-brother = Hermanos de Sangre
clan-brujah = Brujah
clan-brujah-antitribu = Brujah antitribu
clan-caitiff = Caitiff
clan-daughter-of-cacophony = Hijas de la Cacofonía
clan-defender = Defensor
clan-gangrel = Gangrel
clan-gangrel-antitribu = Gangrel antitribu
clan-gargoyle = Gárgolas
clan-giovanni = Giovanni
clan-guruhi = Guruhi
clan-harbinger-of-skulls = Heraldos de las Calaveras
clan-hecata = Hecata
clan-innocent = Inocente
clan-ishtarri = Ishtarri
clan-judge = Juez
clan-kiasyd = Kiasyd
clan-lasombra = Lasombra
clan-malkavian = Malkavian
clan-malkavian-antitribu = Malkavian antitribu
clan-martyr = Mártir
clan-ministry = Ministerio
clan-nagaraja = Nagaraja
clan-nosferatu = Nosferatu
clan-nosferatu-antitribu = Nosferatu antitribu
clan-osebo = Osebo
clan-pander = Pander
clan-ravnos = Ravnos
clan-redeemer = Redentor
clan-salubri = Salubri
clan-salubri-antitribu = Salubri antitribu
clan-samedi = Samedi
clan-toreador = Toreador
clan-toreador-antitribu = Toreador antitribu
clan-tremere = Tremere
clan-tremere-antitribu = Tremere antitribu
clan-true-brujah = Verdaderos Brujah
clan-tzimisce = Tzimisce
clan-ventrue = Ventrue
clan-ventrue-antitribu = Ventrue antitribu
clan-visionary = Visionario

sect-camarilla = Camarilla
sect-sabbat = Sabbat
sect-laibon = Laibon
sect-independent = Independiente
sect-anarch = Anarquista

title-primogen = primogénito
title-prince = príncipe
title-justicar = justicar
title-inner-circle = miembro del Círculo Interior
title-imperator = imperator
title-bishop = obispo
title-archbishop = arzobispo
title-priscus = priscus
title-cardinal = cardenal
title-regent = regente
title-baron = barón
title-magaji = magaji
title-kholo = kholo
title-1-vote = 1 voto
title-2-votes = 2 votos
title-of-city =
    { $title } ({ $city ->
        [addis-ababa] Adís Abeba
        [algiers] Argel
        [athens] Atenas
        [berlin] Berlín
        [bogota] Bogotá
        [brussels] Bruselas
        [cairo] El Cairo
        [cape-town] Ciudad del Cabo
        [ciudad-juarez] Ciudad Juárez
        [copenhagen] Copenhague
        [cordoba] Córdoba
        [dublin] Dublín
        [edinburgh] Edimburgo
        [frankfurt] Fráncfort
        [geneva] Ginebra
        [guatemala-city] Ciudad de Guatemala
        [istanbul] Estambul
        [johannesburg] Johannesburgo
        [lisbon] Lisboa
        [london] Londres
        [mexico-city] Ciudad de México
        [milan] Milán
        [monaco] Mónaco
        [moscow] Moscú
        [new-york] Nueva York
        [paris] París
        [philadelphia] Filadelfia
        [port-au-prince] Puerto Príncipe
        [prague] Praga
        [rio-de-janeiro] Río de Janeiro
        [rome] Roma
        [rotterdam] Róterdam
        [sao-paulo] São Paulo
        [singapore] Singapur
        [sofia] Sofía
        [stockholm] Estocolmo
        [strasbourg] Estrasburgo
        [sydney] Sídney
        [taipei] Taipéi
        [thessaloniki] Tesalónica
        [versailles] Versalles
        [washington-dc] Washington D. C.
       *[other] { $name }
    })

discipline-dom = Dominación
discipline-pre = Presencia

kind-master = una carta heril
kind-action = una carta de acción
kind-modifier = un modificador de acción
kind-reaction = una carta de reacción
kind-combat = una carta de combate
kind-equipment = una carta de equipo
kind-retainer = una carta de criado
kind-ally = una carta de aliado
kind-political = una carta de acción política

## Headers

card-unique = Única.
card-trifle = Nimiedad.
card-out-of-turn = Fuera de turno.
card-life = { $life } de vida.
card-ally-values = Fuerza { $strength }, sangrado { $bleed }.
card-requires = Requiere: { $what }
card-counters =
    { $count ->
        [one] Entra en juego con { $count } ficha.
       *[other] Entra en juego con { $count } fichas.
    }
card-burn-by-minions = Cada siervo puede quemar esta carta como acción directa.
card-vampire =
    { $titled ->
        [0] { $sect }.
       *[other] { $sect }, { $title }.
    }

keyword-location = Lugar.
keyword-hunting-ground = Territorio de caza.
keyword-weapon = Arma.
keyword-gun = Arma de fuego.
keyword-melee = Arma cuerpo a cuerpo.
keyword-vehicle = Vehículo.
keyword-electronic = Electrónico.
keyword-animal = Animal.
keyword-mortal = Mortal.
keyword-demon = Demonio.
keyword-mage = Mago.
keyword-boon = Favor.
keyword-discipline = Disciplina: el vampiro que tiene esta carta posee un nivel más de { $name } y 1 más de capacidad.
keyword-equipment = Cuenta como equipo.
keyword-as-ventrue = Cuenta como Ventrue para jugar las cartas que lo requieren.
keyword-opens-hands = Quien controla al siervo que combate con este vampiro juega con la mano a la vista.
keyword-never-against-blood-hunts = Nunca vota en contra de una caza de sangre.
keyword-no-politics = No realiza acciones políticas.
keyword-leaps = Si se quema el siervo que la tiene, esta carta puede ponerse sobre otro siervo en lugar de quemarse.
keyword-wears-out = Pierde una ficha por cada punto de daño que inflige, se prevenga o no; sin fichas, se quema.
keyword-sterile = Estéril.
keyword-blood-cursed = De sangre maldita.
keyword-black-hand = Mano Negra.
keyword-seraph = Serafín.
keyword-flight = Vuelo.

## Ways of playing

mode-stealth-action = Acción con +{ $stealth } de sigilo.
mode-bleed-action =
    { $anyone ->
        [0] { $bleed ->
            [0] Sangra.
           *[other] Sangra con +{ $bleed } de sangrado.
        }
       *[other] { $bleed ->
            [0] Sangra a cualquier otro Matusalén.
           *[other] Sangra a cualquier otro Matusalén con +{ $bleed } de sangrado.
        }
    }
mode-stealth =
    { $other ->
        [0] +{ $amount } de sigilo.
       *[other] La juega otro vampiro tuyo: el siervo activo obtiene +{ $amount } de sigilo.
    }
mode-bleed =
    { $limited ->
        [0] +{ $amount } de sangrado.
       *[other] +{ $amount } de sangrado (limited).
    }
mode-intercept = +{ $amount } de intercepción.
mode-votes =
    { $amount ->
        [one] +{ $amount } voto para este vampiro.
       *[other] +{ $amount } votos para este vampiro.
    }
mode-locked-only = Solo para un siervo girado.
mode-wakes = El siervo se despierta: en esta acción puede bloquear y reaccionar como si estuviera enderezado.
mode-extra-life = Tiene { $life } más de vida.
mode-put-in-play = Pon esta carta en juego.
mode-put-on = Pon esta carta sobre { $target }.
mode-put-on-self = Pon esta carta sobre el siervo que la juega.
mode-referendum = Referéndum. { $terms } Si se aprueba: { $effects }
mode-target = { $effects } Objetivo: { $target }.
mode-blood = Para ello, quema { $blood } de sangre.
mode-ransom = Mientras se juega esta carta, el siervo que bloquea puede quemar { $blood } de sangre o de vida para cancelarla.
mode-maneuver = Maniobra.
mode-optional-maneuver = Con una maniobra opcional.
mode-press = Acoso.
mode-optional-press = Con un acoso opcional.
mode-blocks-declined = Después de que se renuncie a bloquear.
mode-prevent = Previene { $amount } de daño{ $of ->
        [normal-damage] {" "}no agravado.
        [strike-damage] {" "}de un ataque.
       *[any-damage] .
    }
mode-additional =
    { $count ->
        [one] Un ataque adicional (limited).
       *[other] { $count } ataques adicionales (limited).
    }
mode-before-range = Antes de determinar la distancia.

strike-hand =
    { $amount ->
        [0] Ataque: ataque físico.
       *[other] Ataque: ataque físico o con arma cuerpo a cuerpo, con { $amount } más de daño.
    }
strike-damage = Ataque: { $strength ->
        [0] { $amount }
        [2] fuerza
       *[other] fuerza + { $amount }
    }{ $ranged ->
        [0] {""}
       *[other] R
    } de daño{ $aggravated ->
        [0] .
       *[other] {" agravado."}
    }
strike-dodge = Ataque: esquiva.
strike-combat-ends = Ataque: fin del combate.
strike-steal-blood = Ataque{ $ranged ->
        [0] {""}
       *[other] {" a distancia"}
    }: roba { $amount } de sangre o de vida.
strike-torpor = Ataque: envía al letargo al vampiro oponente.

terms-clan = Elige un clan.
terms-points = Reparte 4 puntos entre dos o más Matusalenes.
terms-prince = Elige un príncipe.

limit-round = Un siervo solo puede jugar una por asalto.
limit-combat = Un siervo solo puede jugar una por combate.
limit-until-unlock = Un siervo solo puede jugar una entre dos de sus fases de enderezamiento.
one-each-action = Solo puede jugarse una por acción.
one-on-minion = Un siervo solo puede tener una carta de este tipo: { $what }.
replace-action = No se reemplaza hasta que termina la acción.
replace-combat = No se reemplaza hasta que termina el combate.

## Abilities

ability-unlock = En la fase de enderezamiento:
ability-master = En la fase heril:
ability-influence = En la fase de influencia:
ability-discard = En la fase de descarte:
ability-block = Durante un intento de bloqueo:
ability-polling = Durante la votación:
ability-any-time = En cualquier momento:
ability-lock = Gira esta carta.
ability-pool = Quema { $pool } de reserva.
ability-blood = Quema { $blood } de sangre.
ability-action =
    { $any ->
        [0] { $stealth ->
            [0] Como acción:
           *[other] Como acción con +{ $stealth } de sigilo:
        }
       *[other] { $stealth ->
            [0] Cualquier siervo puede realizar esta acción:
           *[other] Cualquier siervo puede realizar esta acción con +{ $stealth } de sigilo:
        }
    }
ability-referendum = Puede convocar un referéndum. { $terms } Si se aprueba: { $effects }
ability-once-combat = Una vez por combate.
ability-once-action = Una vez por acción.

static-bleed = { $bearer ->
        [0] { $amount } de sangrado.
       *[other] El siervo que la tiene obtiene { $amount } de sangrado.
    }
static-stealth = { $bearer ->
        [0] { $amount } de sigilo.
       *[other] El siervo que la tiene obtiene { $amount } de sigilo.
    }
static-intercept = { $bearer ->
        [0] { $amount } de intercepción.
       *[other] El siervo que la tiene obtiene { $amount } de intercepción.
    }
static-cannot-block = no puede bloquear.
static-contest-cost = disputar un título cuesta { $amount } de sangre.
static-aggravated-damage = el daño que inflige es agravado.
static-foe-intercept = el siervo que bloquea tiene { $amount } de intercepción.

hook-blocked = Cuando este siervo es bloqueado,
hook-to-torpor = Cuando el vampiro entra en letargo,
hook-after-action = Después de la acción:
hook-pressed = Tras un acoso para continuar el combate,
hook-edge-vote = Después de que alguien queme la Ventaja por un voto:
hook-cancelled = Cuando se cancela una carta,

## Conditions

condition-during-bleed = Solo durante un sangrado.
condition-bleeding-you = Solo si te están sangrando.
condition-during-political-action = Solo en el referéndum de una acción política.
condition-predator-acts = Solo si actúa un siervo de tu depredador.
condition-younger-or-ally-blocks = Solo si intenta bloquear un aliado o un vampiro más joven.
condition-minion-blocks = Solo si un siervo intenta bloquear.
condition-is-blocked = Solo si este siervo es bloqueado, antes de resolverse el bloqueo.
condition-has-blocked = Solo después de bloquear.
condition-unlocked = Solo si está enderezado.
condition-is-vampire = Solo para vampiros.
condition-titled = { $all }.
condition-has-no-title = Mientras no tenga título,
condition-actor-is-titled = si actúa un vampiro con título:
condition-actor-is-clan = Si actúa un vampiro del clan { $first }:
condition-actor-is-younger = Solo si el vampiro activo es más joven.
condition-blocker-is-clan = si lo bloquea un vampiro del clan { $first }:
condition-foe-is-clan = Contra un vampiro del clan { $first }:
condition-foe-is-vampire = Solo contra un vampiro.
condition-at-long-range = Solo de lejos.
condition-first-round = Solo en el primer asalto.
condition-later-round = Nunca en el primer asalto.
condition-to-continue = Solo para continuar el combate.
condition-you-have-edge = Solo si tienes la Ventaja.
condition-you-lack-edge = Si no tienes la Ventaja:
condition-host-in-torpor = si el vampiro está en letargo,
condition-host-is-vampire = sobre un vampiro:
condition-host-has-blood = { "" }
condition-host-is-acting = { "" }
condition-it-is-host = { "" }
condition-it-is-this = { "" }
condition-this-is-acting = Cuando actúa este vampiro,
condition-it-fights-this = si lo usa un vampiro que combate con este:
condition-card-being-played-is = Solo cuando otro Matusalén juega { $kinds }.
condition-it-requires = Solo si requiere { $all }.
once-each-turn = Una vez por turno entre todas las cartas de este nombre.
condition-not-a-prince = Solo si no es príncipe.
condition-some-prince = { "" }
condition-older-toreador = Un Toreador más antiguo de otro Matusalén puede dar 1 de sangre a este vampiro
condition-not-another-played = No en la misma acción que { $first }.
condition-puts-vampires-in-play = para poner vampiros en juego:
condition-own-clan-needs-stealth = Solo si el siervo activo es un vampiro del clan { $first } tuyo.

## Effects

effect-gain-pool = Gana { $first } de reserva.
effect-burn-own-pool = quemas { $first } de reserva.
effect-host-controller-burns-pool = su controlador quema { $first } de reserva.
effect-active-burns-pool = el Matusalén cuya fase está en curso quema { $first } de reserva.
effect-blocker-controller-burns-pool = el controlador del siervo que bloquea quema { $first } de reserva.
effect-add-blood = Añade { $first } de sangre.
effect-feed = Añade { $first } de sangre; un vampiro se alimenta en un solo territorio de caza por turno.
effect-burn-blood-of-target = Quema { $first } de sangre.
effect-steal-blood-of-target = Roba { $first } de sangre.
effect-it-burns-blood = ese vampiro quema { $first } de sangre.
effect-blood-to-pool = Pasa 1 de sangre del vampiro a la reserva de su controlador.
effect-pool-to-blood = Pasa 1 de reserva al vampiro.
effect-damage-host = { $first } de daño al siervo que la tiene.
effect-each-burns-pool-per-minion = Cada Matusalén quema 1 de reserva por cada siervo que controla.
effect-each-gains-pool-per-chosen-clan = Cada Matusalén gana 1 de reserva por cada vampiro de ese clan que controla.
effect-burn-allocated-pool = Cada Matusalén quema 1 de reserva por cada punto.
effect-receive-chosen-title = Recibe el título de ese príncipe, que entra en disputa.
effect-lock-target = Gira el objetivo.
effect-lock-self = Gira a este siervo.
effect-unlock-self = Endereza a este siervo.
effect-steal-this = Toma el control de esta carta.
effect-burn-it = Quema el objetivo.
effect-burn-edge = Quema la Ventaja.
effect-rescue-it = Pasa el objetivo del letargo a la zona preparada.
effect-target-stays-locked = Ese siervo no se endereza en su siguiente fase de enderezamiento.
effect-ally-stays-locked = Un aliado no se endereza en su siguiente fase de enderezamiento.
effect-enter-combat = { $first ->
        [1] Entra en combate, con una maniobra opcional.
       *[other] Entra en combate.
    }
effect-more-bleed-for-clan = { $first } más si este vampiro es del clan { $second }.
effect-cannot-block = El objetivo no puede bloquear esta acción.
effect-vampires-cannot-block = Los vampiros no pueden bloquear esta acción.
effect-burns-afterwards = Después de la acción, este vampiro sufre { $first } de daño agravado que no se puede prevenir.
effect-attempt-fails = El intento fracasa, y ese siervo no puede volver a intentarlo.
effect-attempt-fails-for-all = El intento fracasa, y ningún siervo de ese Matusalén puede volver a intentarlo.
effect-call-off-action = Endereza a este siervo. La acción termina, y no puede volver a realizarla en este turno.
effect-stealth-to-actor = +{ $first } de sigilo.
effect-maneuver-or-press-if-blocked = Con una maniobra o un acoso opcional en el combate si es bloqueado.
effect-maneuver-if-blocking = Con una maniobra opcional en el combate si este vampiro bloquea.
effect-prevent-if-blocking = Si bloquea, este vampiro puede prevenir 1 de daño en el primer asalto.
effect-pays-unless-blocking = Si no bloquea, quema { $first } de sangre antes de resolverse la acción.
effect-redirect-bleed = El sangrado pasa a otro Matusalén de tu elección, que puede intentar bloquear.
effect-unlock-and-attempt =
    { $first ->
        [0] Se endereza e intenta bloquear.
       *[other] Se endereza e intenta bloquear con +{ $first } de intercepción, haga falta o no.
    }
effect-next-actions-stealth = Quema X de sangre: tus siguientes X acciones de este turno tienen +1 de sigilo.
effect-extra-votes =
    { $first ->
        [one] +{ $first } voto.
       *[other] +{ $first } votos.
    }
effect-gains-vote =
    { $first ->
        [one] +{ $first } voto en este referéndum.
       *[other] +{ $first } votos en este referéndum.
    }
effect-abstains = El objetivo se abstiene.
effect-scorn = Quien vote en contra quema { $first } de reserva una vez contados los votos.
effect-larger-hand = +{ $first } al tamaño de la mano hasta el final de la partida.
effect-environmental-damage = El siervo oponente sufre { $first }R de daño del entorno en cada asalto.
effect-shield = Previene todo el daño de los ataques del siervo oponente en este asalto.
effect-prevent-later = Este vampiro puede prevenir { $first } de daño más adelante en este asalto.
effect-cancel-it = { $first ->
        [0] Cancela esa carta.
       *[other] Cancela esa carta; su coste no se paga.
    }
effect-discard-one = Descarta una carta y roba.
effect-action-card-to-library = puedes barajar en tu biblioteca la carta de acción que está en tu montón de ceniza.
effect-cancelled-card-to-library = si es tu { $first }, puedes barajarla en tu biblioteca.
effect-secret-numbers = Cada cual elige en secreto un número: tú, del 1 al 6; los demás, del 1 al 5. Cada uno gana ese tanto de reserva, pero lo quema si alguien ha elegido exactamente uno menos.
effect-equip-from-library = Se equipa con el primer equipo de tu biblioteca, cumpliendo sus requisitos y pagando su coste; baraja.
effect-force-votes = y decidir cómo emite este sus votos.

## Targets

target-minion-of-neighbours = un siervo preparado de tu presa o de tu depredador
target-unlocked-minion = un siervo enderezado
target-ready-vampire = un vampiro preparado
target-younger-vampire = un vampiro más joven
target-other-vampire = cualquier otro vampiro
target-vampire-with-blood = un vampiro con sangre
target-vampire-without-superior = un vampiro sin el nivel superior de la Disciplina
target-own-vampire = un vampiro que controles
target-own-ready-minion = un siervo preparado que controles
target-vampire-of-clan = un vampiro del clan { $first }
target-torpid-of-clan = un vampiro del clan { $first } en letargo
target-hungry-own-vampire = un vampiro preparado que controles
target-location = un lugar
target-own-location = un lugar que controles
target-own-uncontrolled = un vampiro de tu zona incontrolada
target-uncontrolled-of-clan = un vampiro del clan { $first } de tu zona incontrolada
target-new-bleed-target = otro Matusalén
target-strike-damage = el daño de un ataque
target-hand-or-melee-weapon = las manos desnudas o un arma cuerpo a cuerpo
target-minion-or-retainer = el siervo oponente o, de lejos, un criado
target-voter-not-acting = un vampiro preparado que no sea el activo
target-this-card = esta carta
target-other-minion = este siervo u otro

## Combat: strength, first strikes, weapons taken away

ability-once-round = Una vez por asalto.
condition-is-clan = Para un vampiro del clan { $first }:
condition-to-end = Solo para acabar el combate.
effect-stronger-this-combat = +{ $first } de fuerza durante el resto del combate.
effect-strikes-first = Este siervo ataca con primer golpe en este asalto.
effect-cannot-be-dodged = Sus ataques no se pueden esquivar en este asalto.
strike-first = Con primer golpe.
strike-destroy-equipment = Ataque{ $ranged ->
        [0] {""}
       *[other] {" a distancia"}
    }: { $weapon ->
        [0] destruye una carta de equipo.
       *[other] destruye un arma.
    }
strike-steal-equipment = Ataque: { $weapon ->
        [0] roba una carta de equipo.
       *[other] roba un arma.
    }
target-minion-to-fight = un siervo preparado de otro Matusalén
target-vampire-to-fight = un vampiro preparado de otro Matusalén
target-opposing-equipment = { $first ->
        [0] una carta de equipo del siervo oponente
       *[other] un arma del siervo oponente
    }

## What is printed besides the text

trait-type = Tipo
trait-clan = Clan
card-vampire-facts = { $clan }, capacidad { $capacity }, { $disciplines }.
card-cost-pool = { $cost } de reserva
card-cost-blood = { $cost } de sangre
type-vampire = Vampiro
type-master = Carta heril
type-action = Acción
type-modifier = Modificador de acción
type-reaction = Reacción
type-combat = Combate
type-political = Acción política
type-ally = Aliado
type-retainer = Criado
type-equipment = Equipo
type-event = Evento

## Politics: titles, sects, clans, torpor

keyword-title = Título.
keyword-trophy = Trofeo.
keyword-red-list = Lista Roja.
keyword-ends-with-sect = Si el vampiro con esta carta cambia de secta, quema esta carta.
keyword-counts-as-camarilla = El vampiro con esta carta se considera de la Camarilla.
mode-in-torpor = La juega un vampiro en letargo, que sale de él. Si es bloqueado, no hay combate, pero un vampiro que bloquee puede diabolizarlo.
mode-meanwhile = En este referéndum: { $effects }
terms-points-to-others = Reparte 6 puntos entre dos o más de los demás Matusalenes.
terms-location-and-methuselah = Elige un lugar y un Matusalén.
terms-ready-toreador = Elige un vampiro Toreador preparado.
terms-sabbat-elder = Elige un vampiro del Sabbat con capacidad 7 o más.
condition-of-sect = Solo un vampiro de esta secta: { $first }.
condition-of-any-sect = Solo un vampiro de una de estas sectas: { $all }.
condition-capacity-at-least = Capacidad { $first } o más.
condition-no-ready-of-sect = si no controla a ningún vampiro preparado de esta secta ({ $first }),
condition-terms-can-be-met = { "" }
condition-before-votes = Solo en el referéndum de una acción política, antes de que se emitan votos o papeletas.
ability-minion = En la fase servil:
effect-burn-this = Quema esta carta.
effect-votes-for-clan =
    { $first ->
        [one] Cada vampiro preparado del clan { $second } tiene +{ $first } voto.
       *[other] Cada vampiro preparado del clan { $second } tiene +{ $first } votos.
    }
effect-only-sect-votes = Solo los vampiros de esta secta pueden emitir votos o papeletas: { $first }.
effect-other-titles-weigh-less =
    { $first ->
        [one] Los títulos de otras sectas ({ $second } aparte) valen { $first } voto menos.
       *[other] Los títulos de otras sectas ({ $second } aparte) valen { $first } votos menos.
    }
effect-takes-title =
    Pon esta carta sobre el vampiro activo: es { $first } de { $second ->
        [Paris] París
       *[other] { $second }
    }, un título único.
effect-chosen-takes-title = Pon esta carta sobre ese vampiro: es { $first }.
effect-chosen-takes-location = Ese Matusalén toma el control de ese lugar.
effect-anarchs-thrive = Cada Anarquista preparado gana { $first } de sangre y cada Matusalén que controle a un Anarquista gana { $first } de reserva.
effect-joins-sect = Ese vampiro pasa a ser de esta secta: { $first }. Su clan no cambia.
effect-joins-chosen-clan = Elige un clan: el vampiro con esta carta es de ese clan y de ningún otro.
target-own-ready-of-sect = un vampiro preparado que controles de esta secta: { $first }
target-own-ready-outside-sect = un vampiro preparado que controles que no sea de esta secta: { $first }
target-own-ready-untitled-outside-sect = un vampiro preparado sin título que controles y que no sea de esta secta: { $first }

## Turns and actions

discipline-aus = Auspex
keyword-wraith = Espectro.
keyword-zombie = Zombi.
keyword-investment = Inversión.
keyword-burning-hurts-at-superior = Si se puso en juego en el nivel superior, inflige 1 de daño que no se puede prevenir al siervo que la quema con una acción.
mode-hunt-action = Caza con +{ $hunt } de sangre.
mode-on-hunt = Si la caza tiene éxito: { $effects }
ability-must = Este siervo debe hacer esto:
hook-played = Cuando este vampiro juega una carta,
effect-reduce-bleed = Reduce el sangrado en { $first }.
effect-burn-actor = Quema al siervo activo.
effect-blood-hunt-on-self = Se convoca una caza de sangre contra este vampiro.
effect-lock-younger-of-clan = { $first ->
        [0] Gira a todos los vampiros más jóvenes de ese clan.
       *[other] Gira a todos los vampiros más jóvenes de ese clan; cada uno quema { $first } de sangre.
    }
effect-use-master-action = Usa una acción de fase heril.
effect-counter-to-pool = Pasa 1 de sangre de esta carta a tu reserva; quémala cuando no le quede ninguna.
effect-this-burns-life = Este aliado quema { $first } de vida.
effect-count-down-to-ally = Quema 1 ficha. Sin fichas, esta carta se quema y pasas a un aliado espectro o zombi de tu montón de ceniza a tu zona preparada.
effect-look-at-top = Mira la primera carta de tu biblioteca; este vampiro puede quemar 1 de sangre para ponerla en el fondo.
effect-may-draw-one-more = puedes robar una carta más y descartar hasta el tamaño de tu mano.
condition-bleed-at-least = Solo si el sangrado es de { $first } o más.
condition-action-succeeded = Solo después de una acción que haya tenido éxito.
condition-action-was-blocked = Solo después de una acción que haya sido bloqueada.
condition-you-control-locked-minion = Solo si controlas algún siervo girado.
condition-need-not-hunt = Solo si no tiene que cazar.
condition-has-master-action = { "" }
condition-counted-down-less-than-twice = Como máximo, con dos cartas de este nombre por fase.
condition-blocks-political-action = Cuando intenta bloquear una acción política:
condition-this-plays-card-requiring = si requiere { $first },
condition-this-is-ready-and-unlocked = Mientras este vampiro esté preparado y enderezado,
condition-vampire-of-capacity-at-most = cada vampiro con capacidad { $first } o menos
condition-of-prey-or-predator = de tu presa o de tu depredador obtiene:
target-clan-of-younger = un clan
effect-unlock-if-it-succeeds = El vampiro activo del clan { $first } se endereza después de la acción si esta tiene éxito.
condition-undirected-action = Solo si la acción es indirecta.
ability-announced = Al anunciarse una acción:

## Playing cards, hands, allies and events

keyword-ghoul = Ghoul.
keyword-frenzy = Frenesí.
keyword-gehenna = Gehena.
keyword-as-vampire = Con una carta de Disciplina puesta, este aliado juega como un vampiro las cartas que requieren el nivel básico de esa Disciplina.
hook-enters = Cuando entra en juego,
replace-game = No se reemplaza mientras esta carta esté en juego.
condition-you-control-ready-clan = Solo si controlas a un vampiro preparado del clan { $first }.
condition-opposing-minion-plays = Solo cuando el siervo oponente juega una carta de combate.
condition-played-on-this-minion = Reflejos, girado o no: cuando se juega una carta de frenesí sobre este vampiro.
condition-vampire-acts = Solo si el siervo activo es un vampiro.
condition-hunt-succeeded = si un vampiro ha cazado con éxito,
condition-active-has-torpid = { "" }
effect-remove-for-pool = Retira el objetivo de la partida y gana tanta reserva como su capacidad o su coste.
effect-redeem = Retira el objetivo de la partida y gana tanta reserva como la mitad de su capacidad, redondeada hacia abajo.
effect-lock-and-fight = Gira al objetivo y entra en combate con él; en ese combate es el siervo activo.
effect-active-burns-pool-per-torpid = el Matusalén cuya fase está en curso quema 1 de reserva por cada vampiro en letargo que controla.
effect-takes-hunted-blood = 1 de sangre pasa de ese vampiro a esta carta, que se quema cuando tiene { $first }.
effect-torpor-afterwards = El vampiro activo entra en letargo una vez resuelta la acción.
effect-learn-or-burn = pon sobre él una carta de Disciplina de tu mano, o quémalo.
target-own-of-clan = un vampiro del clan { $first } que controles
target-old-uncontrolled-of-clan = un vampiro del clan { $first } de capacidad { $second } o más de tu zona incontrolada
target-vampire-in-ash-heap = un vampiro de tu montón de ceniza
target-vampire-of-others = un vampiro preparado de otro Matusalén

## First Blood: what else its cards say

ability-equip = Como acción de equiparse con +{ $stealth } de sigilo:
mode-ransom-pool = Mientras se juega esta carta, el controlador del objetivo puede quemar { $pool } de reserva para cancelarla.
condition-may-attempt-block = { "" }
mode-as-announced = Solo al anunciar la acción.
effect-may-burn-card = Puedes quemar una carta { $first }, si hay alguna.
effect-retire-it = Retira el objetivo de la partida. Su controlador gana tanta reserva como su capacidad.
target-any-vampire = un vampiro
target-vampire-of-capacity = un vampiro de capacidad { $first } o más
mode-as-announced-or-attempted = Solo al anunciar la acción o mientras un siervo intenta bloquear.

## Special terms, templates and the glossary

keyword-scarce = Escaso.
keyword-infernal = Infernal.
keyword-slave = Esclavo ({ $clan }).
keyword-circle = Círculo de { $circle }.
keyword-not-equipment = Mientras está en juego no cuenta como equipo.
keyword-replaced-by-research = Puedes reemplazar esta carta por una de tu zona de investigación, a tu elección.
keyword-puts-vampires-in-play = No apta para vampiros estériles.
hook-burned = Después de quemarse un siervo preparado:
ability-as-played = Al jugarse una carta:
ability-once-turn = Una vez por turno.
replace-until-unlock = No se reemplaza hasta tu fase de enderezamiento.
condition-this-is-ready = Solo si este vampiro está preparado.
condition-has-discipline = { $second ->
        [1] Con { $first }:
       *[other] Con { $first } en el nivel superior:
    }
condition-needs-intercept = Solo si hace falta.
condition-is-not-blocking = Nunca mientras intenta bloquear.
condition-another-of-circle = Solo si controlas a otro vampiro de los Hermanos de Sangre, preparado y enderezado, del mismo círculo.
condition-in-referendum-of-this = Solo en un referéndum que convoca este vampiro.
condition-played-by-vampire-of-predator = Solo si la juega un vampiro de tu depredador.
condition-played-by-neighbour = Solo si la juega tu depredador o tu presa.
condition-has-discard-action = { "" }
condition-holds-masters = { "" }
once-each-game = Solo puedes jugar una en toda la partida.
effect-spend-discard-action = Usa una acción de fase de descarte.
effect-more-master-actions =
    { $first ->
        [one] Obtienes { $first } acción de fase heril adicional.
       *[other] Obtienes { $first } acciones de fase heril adicionales.
    }
effect-give-back-master-action = Quien la jugó obtiene 1 acción de fase heril adicional; si era una carta fuera de turno, en su siguiente fase heril.
effect-this-gains-blood = Este vampiro gana { $first } de sangre.
effect-host-gains-blood = El vampiro que la tiene gana { $first } de sangre.
effect-its-controller-burns-pool = su controlador quema { $first } de reserva.
effect-more-intercept = +{ $first } de intercepción.
effect-intercept-to-target = El objetivo obtiene +{ $first } de intercepción.
effect-unlock-target = Endereza el objetivo.
effect-actor-abstains = El vampiro activo se abstiene; sus votos y papeletas se cancelan.
effect-becomes-vampire = Pon esta carta en juego. Pasa a ser un vampiro de capacidad { $first } del clan y de la secta del vampiro activo y debe cazar en este turno.
effect-discard-masters =
    { $first ->
        [one] Descarta { $first } carta heril.
       *[other] Descarta { $first } cartas heriles.
    }
effect-burn-attached = Quema el objetivo y gira a ese vampiro.
effect-search-library = Busca en tu biblioteca una carta de equipo, muéstrala y ponla en tu mano; baraja.
effect-search-crypt = Busca en tu cripta un vampiro, muéstralo y ponlo bocabajo en tu zona incontrolada; baraja.
effect-put-cards-aside =
    { $first ->
        [one] Busca { $first } carta en tu biblioteca y ponla bocabajo en tu zona de investigación, que puedes mirar en cualquier momento; baraja.
       *[other] Busca { $first } cartas en tu biblioteca y ponlas bocabajo en tu zona de investigación, que puedes mirar en cualquier momento; baraja.
    }
effect-remove-from-ash-heap = Retira de la partida a ese aliado.
target-ally-in-ash-heap = un aliado de cualquier montón de ceniza
target-other-locked-minion = otro siervo preparado y girado
target-other-blocker = otro siervo que intenta bloquear
target-card-of-others-on-own-vampire = una carta de otro Matusalén que está sobre un vampiro tuyo

## Cards that the rulebook names

option-take-blood = Robar { $number } de sangre
event-take-blood = { $actor } decide robar { $number } de sangre.
event-to-crypt = { $card } pasa al fondo de la cripta de su propietario.
keyword-no-transfers = Las transferencias no pueden mover sangre hacia la carta que tiene esta ni desde ella.
keyword-holds-down = El vampiro con esta carta no puede actuar, bloquear ni emitir votos o papeletas.
keyword-target-cannot-block = El objetivo no puede intentar bloquear esta acción.
keyword-soul-gem = Si se quema el vampiro con esta carta, roba la primera carta de tu cripta. Un vampiro más joven entra en tu zona preparada, lleno de sangre y con esta carta; cualquier otra carta va a tu zona incontrolada, y esta se quema. Un diabolista no puede quedarse con esta carta.
keyword-cheap-combat-for = Las cartas de combate que requieren Fortaleza le cuestan a este vampiro 1 de sangre menos.
condition-ally-blocks = Solo cuando un aliado intenta bloquear.
condition-you-have-crypt = Solo si tu cripta no está vacía.
condition-you-control-unlocked-of-clan = Solo si controlas a un vampiro enderezado del clan { $first }.
condition-not-on-red-list = que no esté en la Lista Roja.
condition-you-have-uncontrolled-vampire = Solo si tienes un vampiro en tu zona incontrolada.
condition-bled-a-crypt = Solo cuando este vampiro sangra con éxito a un Matusalén.
condition-older-outsider-blocks = Solo cuando bloquea un vampiro más antiguo que no es Anarquista y ni tu cripta ni la de su controlador están vacías.
condition-bleeding-its-foe = Al sangrar al Matusalén cuyo vampiro bloqueó:
condition-you-control-another-minion = Solo si controlas a otro siervo.
condition-its-equipment-is-in-play = Mientras el equipo elegido esté en juego:
condition-at-superior-or-lost = y si esta carta se jugó en el nivel superior o el siervo con el equipo ya no es tuyo:
condition-ally-would-burn = Solo cuando se quemaría un aliado que está en el combate.
effect-target-blood-to-its-pool = Pasa { $first } de sangre del objetivo a la reserva de su Matusalén.
effect-target-blood-to-own-uncontrolled = Pasa { $first } de sangre del objetivo a un vampiro de tu zona incontrolada.
effect-steal-up-to = Roba hasta { $first } de sangre.
effect-burn-for-its-blood = Quema el objetivo. La acción cuesta tanta sangre como haya sobre él, que pasa a la reserva de su Matusalén.
effect-target-to-crypt = Pasa el objetivo al fondo de la cripta de su propietario. { $first ->
        [0] Su sangre pasa a la reserva de su Matusalén.
       *[other] De su sangre, { $first } pasa a este vampiro y el resto a la reserva de su Matusalén.
    }
effect-each-burns-uncontrolled = Cada Matusalén quema a un vampiro a su elección de su zona incontrolada.
effect-draw-from-crypt = Pasa la primera carta de tu cripta a tu zona incontrolada.
effect-lock-one-of-clan = Gira a un vampiro del clan { $first } que controles.
effect-crypt-top-to-ash = La primera carta de esa cripta va al montón de ceniza. Si es un príncipe, gana { $first } de reserva.
effect-crypt-top-out-of-game = Retira de la partida la primera carta de la cripta de ese Matusalén.
effect-compare-all-crypts = Cada Matusalén muestra la primera carta de su cripta y la baraja. Si hay empate en el coste más alto o en el más bajo, cada uno quema 1 de reserva; si no, quien tenga el más alto roba { $first } de reserva a quien tenga el más bajo.
effect-judge-by-portrait = Muestra la primera carta de esa cripta. Si es un vampiro Nosferatu, este vampiro quema 2 de sangre. Si su coste es menor que 7, este vampiro gana 2 de sangre; de 7 a 10, se endereza y sangra a tu presa con +1 de sangrado y +1 de sigilo como otra acción; si es mayor que 10, quema 1 de sangre.
effect-bait = Compara los costes de las primeras cartas de ambas criptas y barájalas. Si la tuya es más joven, este vampiro sufre 1 de daño que no se puede prevenir. Si no, no hay combate y esta carta se pone sobre este vampiro.
effect-lock-blocker = Gira al siervo que bloquea.
effect-becomes-red-list = El objetivo pasa a estar en la Lista Roja.
effect-larger-hand-this-turn = +{ $first } al tamaño de la mano hasta el final del turno.
effect-count-this-lock = Pon una ficha sobre esta carta; con { $first } se quema.
effect-command-younger = Elige X{ $first ->
        [0] {""}
       *[other] {" "}+ { $first }
    } vampiros más jóvenes de tu zona incontrolada de los que no haya ejemplares en juego. Entran en juego con 1 de sangre más cada uno y deben sangrar. Cuando uno de ellos sangra con éxito, o ya ninguno puede sangrar, van todos al fondo de tu cripta.
effect-summon-illusion = El combate termina. La última carta de tu cripta entra en juego preparada, no disputa nada, gana { $first ->
        [1] tanta sangre como su capacidad
       *[other] tanta sangre como la mitad de su capacidad, redondeada hacia abajo,
    } y combate con el siervo oponente. Tras ese combate sale de la partida.
effect-make-equipment = Pon sobre otro siervo que controles, sin requisitos ni coste, una carta de equipo de tu biblioteca que no sea única ni un lugar.
effect-burn-this-and-its-equipment = Quema esta carta y el equipo elegido.
effect-prevent-for-ally = Desde fuera del combate: previene { $first } de daño a un aliado.
effect-save-ally = Desde fuera del combate: en lugar de eso, si no tiene vida, recibe { $first } de vida, sin superar la inicial. En este turno no puede combatir, actuar ni bloquear. El combate termina.
target-uncontrolled-of-prey = una carta de la zona incontrolada de tu presa
target-uncontrolled-of-predator = una carta de la zona incontrolada de tu depredador
target-affordable-uncontrolled-of-prey = una carta de la zona incontrolada de tu presa
target-own-uncontrolled-vampire = un vampiro de tu zona incontrolada
target-other-of-clan-with-blood = otro vampiro del clan { $first }
target-prey-with-crypt = la cripta de tu presa
target-methuselah-with-crypt = cualquier Matusalén con cripta
target-every-crypt = todas las criptas, si ninguna está vacía
target-blocking-ally = el aliado que intenta bloquear
target-number-of-younger = X, la sangre que cuesta
target-damage-to-ally = el daño a un aliado
choice-choose-receiver = { $player }, ¿qué vampiro de tu zona incontrolada recibe la sangre?
waiting-choose-receiver = { $player } elige un vampiro para la sangre.
choice-choose-how-much = { $player }, ¿cuánta sangre robas?
waiting-choose-how-much = { $player } decide cuánta sangre roba.
choice-choose-one-waiting = { $player }, ¿qué vampiro de tu zona incontrolada quemas?
waiting-choose-one-waiting = { $player } elige un vampiro incontrolado para quemarlo.
choice-choose-to-lock = { $player }, ¿a qué vampiro giras?
waiting-choose-to-lock = { $player } elige un vampiro para girarlo.
choice-choose-to-command = { $player }, ¿qué vampiro pones en juego para sangrar?
waiting-choose-to-command = { $player } pone vampiros en juego.
choice-choose-equipment = { $player }, ¿qué equipo tomas de tu biblioteca?
waiting-choose-equipment = { $player } busca equipo en su biblioteca.
choice-choose-bearer = { $player }, ¿a qué siervo le pones el equipo?
waiting-choose-bearer = { $player } elige un siervo para el equipo.
condition-of-any-clan = Para los vampiros de estos clanes: { $all }.
condition-hurt-by-strike = { "" }
effect-prevent-strike = Previene todo el daño del ataque del siervo oponente.
keyword-never-uses-cel = No puede usar cartas que requieran Celeridad.
