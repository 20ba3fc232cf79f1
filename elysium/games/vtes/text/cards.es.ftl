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
        [amsterdam] Ámsterdam
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
keyword-haven = Refugio.
mode-limited = Limitado.
mode-x-between = X va de { $least } a { $most }.
keyword-archetype = Arquetipo.
keyword-mummy = Momia.
mode-put-ally = Pon esta carta en juego como aliado.
keyword-non-unique = No es único.
ability-must = Hay que usarlo.
keyword-changeling = Hada.
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
keyword-as-clan = Cuenta como { $clan } para jugar las cartas que lo requieren.
keyword-opens-hands = Quien controla al siervo que combate con este vampiro juega con la mano a la vista.
keyword-never-against-blood-hunts = Nunca vota en contra de una caza de sangre.
keyword-no-politics = No realiza acciones políticas.
keyword-wears-out = Pierde una ficha por cada punto de daño que inflige, se prevenga o no; sin fichas, se quema.
keyword-sterile = Estéril.
keyword-blood-cursed = De sangre maldita.
keyword-black-hand = Mano Negra.
keyword-seraph = Serafín.
keyword-flight = Vuelo.

## Ways of playing

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
       *[other] +{ $amount } de sangrado (limitado).
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
mode-blood = Para ello, quema { $blood } de sangre.
mode-ransom = Mientras se juega esta carta, el siervo que bloquea puede quemar { $blood } de sangre o de vida para cancelarla.
mode-maneuver = Maniobra.
mode-optional-maneuver = Con una maniobra opcional.
mode-press = Acoso.
mode-optional-press = Con un acoso opcional.
mode-prevent = Previene { $amount } de daño{ $of ->
        [normal-damage] {" "}no agravado.
        [strike-damage] {" "}de un ataque.
       *[any-damage] .
    }
mode-additional =
    { $count ->
        [one] Un ataque adicional (limitado).
       *[other] { $count } ataques adicionales (limitados).
    }
mode-before-range = Antes de determinar la distancia.
mode-before-strikes = Antes de elegir los ataques.
mode-aim = Cuando este siervo elige un ataque.
mode-round-end = Al final de un asalto.

strike-hand =
    { $amount ->
        [0] Ataque: ataque físico.
       *[other] Ataque: ataque físico o con arma cuerpo a cuerpo, con { $amount } más de daño.
    }
strike-damage = Ataque: { $strength ->
        [0] { $amount }{ $ranged ->
            [0] {""}
           *[other] R
        } de daño
       *[other] daño
    }{ $aggravated ->
        [0] {""}
       *[other] {" agravado"}
    }{ $strength ->
        [0] .
        [2] {" igual a la fuerza."}
       *[other] {" igual a la fuerza + "}{ $amount }.
    }
strike-dodge = Ataque: esquiva.
strike-combat-ends = Ataque: fin del combate.
strike-steal-blood = Ataque{ $ranged ->
        [0] {""}
       *[other] {" a distancia"}
    }: roba { $amount } de sangre o de vida.
strike-torpor = Ataque: envía al letargo al vampiro oponente.

limit-round = Un siervo solo puede jugar una por asalto.
limit-turn = Un siervo solo puede jugar una por turno.
limit-combat = Un siervo solo puede jugar una por combate.
limit-until-unlock = Un siervo solo puede jugar una entre dos de sus fases de enderezamiento.
one-each-action = Solo puede jugarse una por acción.
one-each-game = Solo puede jugarse una por partida.
one-on-minion = Un siervo solo puede tener una carta de este tipo: { $what }.
replace-action = No se reemplaza hasta que termina la acción.
replace-combat = No se reemplaza hasta que termina el combate.

## Abilities

ability-once-combat = Una vez por combate.
ability-once-action = Una vez por acción.

## Conditions

once-each-turn = Una vez por turno entre todas las cartas de este nombre.

## Combat: strength, first strikes, weapons taken away

ability-once-round = Una vez por asalto.
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

## Turns and actions

discipline-aus = Auspex
keyword-wraith = Espectro.
keyword-zombie = Zombi.
keyword-investment = Inversión.
keyword-burning-hurts-at-superior = Si se puso en juego en el nivel superior, inflige 1 de daño ambiental que no se puede prevenir al siervo que la quema con una acción.
mode-hunt-action = Caza con +{ $hunt } de sangre.

## Playing cards, hands, allies and events

keyword-ghoul = Ghoul.
keyword-frenzy = Frenesí.
keyword-opens-preys-hand = Mientras esta carta está en juego, tu presa juega con la mano descubierta.
keyword-grapple = Presa.
keyword-aim = Puntería.
keyword-gehenna = Gehena.
keyword-as-vampire = Con una carta de Disciplina puesta, este aliado juega como un vampiro las cartas que requieren el nivel básico de esa Disciplina.
replace-game = No se reemplaza mientras esta carta esté en juego.

## First Blood: what else its cards say

mode-ransom-pool = Mientras se juega esta carta, el controlador del objetivo puede quemar { $pool } de reserva para cancelarla.
mode-ransom-cards = Mientras se juega esta carta, el controlador del siervo oponente puede descartar { $cards } cartas de combate para cancelarla.
mode-as-announced = Solo al anunciar la acción.
mode-as-announced-or-attempted = Solo al anunciar la acción o mientras un siervo intenta bloquear.

## Special terms, templates and the glossary

keyword-scarce = Escaso.
keyword-infernal = Infernal.
keyword-slave = Esclavo ({ $clan }).
keyword-circle = Círculo de { $circle }.
keyword-not-equipment = Mientras está en juego no cuenta como equipo.
keyword-replaced-by-research = Puedes reemplazar esta carta por una de tu zona de investigación, a tu elección.
keyword-puts-vampires-in-play = No apta para vampiros estériles.
ability-once-phase = Una vez por fase.
ability-once-turn = Una vez por turno.
replace-until-unlock = No se reemplaza hasta tu fase de enderezamiento.
replace-until-discard = No se reemplaza hasta tu fase de descarte.
once-each-game = Solo puedes jugar una en toda la partida.

## Cards that the rulebook names

option-take-blood = Robar { $number } de sangre
event-take-blood = { $actor } decide robar { $number } de sangre.
event-to-crypt = { $card } pasa al fondo de la cripta de su propietario.
keyword-no-transfers = Las transferencias no pueden mover sangre hacia la carta que tiene esta ni desde ella.
keyword-may-stay-locked = Durante tu fase de enderezamiento puedes elegir no enderezar al siervo con esta carta.
keyword-holds-down = El vampiro con esta carta no puede actuar, bloquear ni emitir votos o papeletas.
keyword-target-cannot-block = El objetivo no puede intentar bloquear esta acción.
keyword-no-spoils = Un diabolista no puede quedarse con esta carta.
keyword-cheap-combat-for = Las cartas de combate que requieren Fortaleza le cuestan a este vampiro 1 de sangre menos.
choice-choose-to-command = { $player }, ¿qué vampiro pones en juego para sangrar?
waiting-choose-to-command = { $player } pone vampiros en juego.
choice-choose-equipment = { $player }, ¿qué equipo tomas de tu biblioteca?
waiting-choose-equipment = { $player } busca equipo en su biblioteca.
choice-choose-bearer = { $player }, ¿a qué siervo le pones el equipo?
waiting-choose-bearer = { $player } elige un siervo para el equipo.
keyword-never-uses-cel = No puede usar cartas que requieran Celeridad.
