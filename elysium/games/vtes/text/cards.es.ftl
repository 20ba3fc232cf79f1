# Vampire: The Eternal Struggle: the words that card texts are made of, in Spanish.

## Names

discipline-abo = Abombwe
discipline-ani = Animalismo
discipline-aus = Auspex
discipline-cel = Celeridad
discipline-chi = Quimerismo
discipline-dai = Daimoinon
discipline-def = Defensa
discipline-dem = Dementación
discipline-dom = Dominación
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
discipline-pre = Presencia
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
superior-abo = { discipline-abo } superior
superior-ani = { discipline-ani } superior
superior-aus = { discipline-aus } superior
superior-cel = { discipline-cel } superior
superior-chi = { discipline-chi } superior
superior-dai = { discipline-dai } superior
superior-def = { discipline-def } superior
superior-dem = { discipline-dem } superior
superior-dom = { discipline-dom } superior
superior-fli = { discipline-fli } superior
superior-for = { discipline-for } superior
superior-inn = { discipline-inn } superior
superior-jud = { discipline-jud } superior
superior-mal = { discipline-mal } superior
superior-mar = { discipline-mar } superior
superior-mel = { discipline-mel } superior
superior-myt = { discipline-myt } superior
superior-nec = { discipline-nec } superior
superior-obe = { discipline-obe } superior
superior-obf = { discipline-obf } superior
superior-obl = { discipline-obl } superior
superior-obt = { discipline-obt } superior
superior-pot = { discipline-pot } superior
superior-pre = { discipline-pre } superior
superior-pro = { discipline-pro } superior
superior-qui = { discipline-qui } superior
superior-red = { discipline-red } superior
superior-san = { discipline-san } superior
superior-ser = { discipline-ser } superior
superior-spi = { discipline-spi } superior
superior-str = { discipline-str } superior
superior-tem = { discipline-tem } superior
superior-tha = { discipline-tha } superior
superior-thn = { discipline-thn } superior
superior-val = { discipline-val } superior
superior-ven = { discipline-ven } superior
superior-vic = { discipline-vic } superior
superior-vis = { discipline-vis } superior
superior-viz = { discipline-viz } superior

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
title-of-city = { $title } ({ $city })
city-name =
    { $city ->
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
        [los-angeles] Los Ángeles
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
    }

kind-master = una carta heril
kind-action = una carta de acción
kind-modifier = un modificador de acción
kind-event = una carta de evento
kind-reaction = una carta de reacción
kind-combat = una carta de combate
kind-equipment = una carta de equipo
kind-retainer = una carta de criado
kind-ally = una carta de aliado
kind-political = una carta de acción política

## Headers

card-unique =
    { $noun ->
        [ally] Único.
       *[card] Única.
    }
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
card-advanced = Avanzado.
card-merged = Fusionado: { $text }
card-vampire =
    { $titled ->
        [0] { $sect }.
       *[other] { $sect }, { $title }.
    }

keyword-location = Lugar.
keyword-path = Senda.
keyword-derivative = Derivada.
keyword-nod-fragment = Fragmento de Nod.
keyword-hunting-ground = Territorio de caza.
keyword-weapon = Arma.
keyword-gun = Arma de fuego.
keyword-haven = Refugio.
mode-limited = Limitado.
mode-x-between = X va de { $least } a { $most }.
mode-x-is = X es { $amount }.
keyword-archetype = Arquetipo.
keyword-mummy = Momia.
keyword-werewolf = Hombre lobo.
keyword-gargoyle-creature = Criatura gárgola.
keyword-condemnation = Condena.
keyword-operation-antigen = Operación Antígeno.
keyword-never-acts = No puede actuar.
keyword-bears-no-equipment = No puede tener ni usar equipo.
keyword-employs-nobody = No puede tener ni usar criados.
keyword-never-contested = Nunca se disputa: otra copia que entre en juego quema esta en vez de disputarla.
keyword-catches-infernal-pool = La reserva que quemas para enderezar siervos infernales se pone sobre esta carta.
keyword-replaces-itself = En vez de reemplazarla puedes tomarla de tu montón de ceniza.
keyword-gains-no-life = No puede ganar vida: va al banco de sangre.
keyword-bleeds-alone = Ningún otro equipo puede aumentar un sangrado con esta acción.
mode-foe-takes = El siervo rival puede atacar: robar esta carta de equipo.
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
keyword-as-title = Cuenta como { $title } para jugar las cartas que lo requieren.
keyword-rivals-yield = Un vampiro que dispute el título de este vampiro debe cederlo en su fase de enderezamiento.
keyword-opens-hands = Quien controla al siervo que combate con este vampiro juega con la mano descubierta.
keyword-bearer-opens-hands = Quien controla al siervo que combate con el siervo con esta carta juega con la mano descubierta.
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
mode-by-another = La juega otro vampiro preparado tuyo.
mode-stealth-and-bleed =
    { $limited ->
        [0] +{ $stealth } de sigilo y +{ $bleed } de sangrado.
       *[other] +{ $stealth } de sigilo y +{ $bleed } de sangrado (limitado).
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
mode-even-locked = También la puede jugar un siervo girado.
mode-extra-life = Tiene { $life } más de vida.
mode-put-in-play = Pon esta carta en juego.
mode-blood = Para ello, quema { $blood } de sangre.
mode-ransom = Mientras se juega esta carta, el siervo que bloquea puede quemar { $blood } de sangre o de vida para cancelarla.
mode-maneuver =
    { $to ->
        [close] Maniobra, solo para acercarse.
        [long] Maniobra, solo para alejarse.
       *[either] Maniobra.
    }
mode-optional-maneuver =
    { $to ->
        [close] Con una maniobra opcional, solo para acercarse.
        [long] Con una maniobra opcional, solo para alejarse.
       *[either] Con una maniobra opcional.
    }
mode-press = Acoso.
mode-ending-press = Con una presión opcional, solo para terminar el combate.
mode-optional-press = Con un acoso opcional.
mode-prevent = Previene { $amount } de daño{ $of ->
        [normal-damage] {" "}no agravado.
        [strike-damage] {" "}de un ataque.
        [normal-strike-damage] {" "}no agravado de un ataque.
        [gun-damage] {" "}de ataques con armas de fuego.
        [other-damage] {" "}que no venga de un ataque con arma de fuego.
       *[any-damage] .
    }
mode-additional =
    { $count ->
        [one] { $limited ->
            [0] Un ataque adicional que no cuenta para el límite.
           *[other] Un ataque adicional (limitado).
        }
       *[other] { $limited ->
            [0] { $count } ataques adicionales que no cuentan para el límite.
           *[other] { $count } ataques adicionales (limitados).
        }
    }
mode-additional-x = X ataques adicionales (limitados).
mode-additional-as =
    { $limited ->
        [0] Con un ataque adicional que no cuenta para el límite, y solo de esta manera.
       *[other] Con un ataque adicional (limitado), solo de esta manera.
    }
mode-additional-same =
    { $limited ->
        [0] Con un ataque adicional que no cuenta para el límite, solo del mismo tipo.
       *[other] Con un ataque adicional (limitado), solo del mismo tipo.
    }
mode-from-outside = La juega un vampiro que no está en el combate.
mode-from-outside-unlocked = La juega un vampiro enderezado que no está en el combate.
mode-from-outside-torpid = La juega un vampiro enderezado, preparado o en letargo, que no está en el combate.
mode-one-each-combat = Solo se puede jugar una con esta Disciplina por combate.
strike-other = Ataque:
mode-strike-due = Antes de determinar la distancia, o cuando hay que elegir un ataque.
mode-given =
    { $once ->
        [round] Este siervo puede atacar también de esta manera { $span }, una vez cada asalto.
       *[other] Este siervo puede atacar también de esta manera { $span }.
    }
mode-prevent-x = Previene X + { $amount } de daño.
strike-recoil =
    { $aggravated ->
        [0] Quien ataca así recibe también { $amount } de daño ambiental{ $once ->
            [0] .
           *[other] , pero solo una vez cada combate.
        }
       *[other] Quien ataca así recibe también { $amount } de daño agravado ambiental{ $once ->
            [2] , pero solo de cerca.
           *[other] .
        }
    }
mode-before-range = Antes de determinar la distancia.
mode-before-strikes = Antes de elegir los ataques.
mode-aim = Cuando este siervo elige un ataque.
mode-round-end = Al final de un asalto.

strike-hand =
    { $amount ->
        [0] { $aggravated ->
            [0] Ataque: ataque físico.
           *[other] Ataque: ataque físico con daño agravado.
        }
       *[other] Ataque: { $melee ->
            [0] ataque físico
           *[other] ataque físico o con arma cuerpo a cuerpo
        }, con { $amount } más de daño.
    }
strike-damage = Ataque: { $strength ->
        [0] { $amount }{ $ranged ->
            [0] {""}
           *[other] R
        } de daño
       *[other] { $ranged ->
            [0] daño
           *[other] daño a distancia
        }
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

mode-limit-round = Un siervo solo puede jugarla a este nivel una vez por asalto.
mode-limit-combat = Un siervo solo puede jugarla a este nivel una vez por combate.
mode-limit-action = Un siervo solo puede jugarla a este nivel una vez por acción.
mode-limit-turn = Un siervo solo puede jugarla a este nivel una vez por turno.
limit-round = Un siervo solo puede jugar una por asalto.
limit-turn = Un siervo solo puede jugar una por turno.
limit-combat = Un siervo solo puede jugar una por combate.
limit-until-unlock = Un siervo solo puede jugar una entre dos de sus fases de enderezamiento.
one-each-action = Solo puede jugarse una por acción.
one-each-turn = Solo puede jugarse una por turno.
one-each-game = Solo puede jugarse una por partida.
one-on-minion = Un siervo solo puede tener una carta de este tipo: { $what }.
card-keeps-from = El siervo con esta carta no puede jugar cartas llamadas { $name }.
replace-action = No se reemplaza hasta que termina la acción.
replace-combat = No se reemplaza hasta que termina el combate.
replace-turn = No se reemplaza hasta que termina el turno.

## Abilities

ability-once-combat = Una vez por combate.
ability-once-action = Una vez por acción.

## Conditions

once-each-minion-action = Un siervo solo puede usar una carta de este nombre por acción.
once-each-action = Una vez por acción entre todas las cartas de este nombre.
once-each-turn = Una vez por turno entre todas las cartas de este nombre.

## Combat: strength, first strikes, weapons taken away

ability-once-round = Una vez por asalto.
strike-first = Con primer golpe.
strike-light = No inflige más de 1 de daño.
strike-undodged = No puede esquivarse.
strike-grounded = No contra un siervo que vuele.
strike-pierces = Las cartas que requieren Fortaleza no pueden prevenir su daño.
strike-disarms = Si alcanza a un vampiro, los ataques con armas de ese vampiro no infligen daño este asalto.
strike-destroy-equipment = Ataque{ $ranged ->
        [0] {""}
       *[other] {" a distancia"}
    }: { $weapon ->
        [0] destruye una carta de equipo.
        [2] destruye una carta de equipo o un criado.
       *[other] destruye un arma.
    }
strike-steal-equipment = Ataque: { $weapon ->
        [0] roba una carta de equipo.
       *[other] roba un arma.
    }

## What is printed besides the text

trait-type = Tipo
trait-clan = Clan
trait-discipline = Disciplina
trait-superior = Disciplina superior
trait-sect = Secta
trait-title = Título
trait-cost = Coste
cost-x-blood = X de sangre
cost-x-pool = X de reserva
fact-capacity = Capacidad
fact-group = Grupo
fact-bleed = Sangrado
fact-strength = Fuerza
fact-life = Vida
fact-blood-cost = Coste en sangre
fact-pool-cost = Coste en reserva
card-imbued-facts = { $creed }, imbuido, { $virtues }.
card-vampire-facts = { $clan }, capacidad { $capacity }, { $disciplines }.
card-cost-pool = { $cost } de reserva
card-cost-blood = { $cost } de sangre
type-imbued = Imbuido
type-conviction = Convicción
type-power = Poder
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

keyword-wraith = Espectro.
keyword-zombie = Zombi.
keyword-investment = Inversión.
keyword-burning-hurts-at-superior = Si se puso en juego en el nivel superior, inflige 1 de daño ambiental que no se puede prevenir al siervo que la quema con una acción.
keyword-burning-hurts-vampires = Inflige 1 de daño ambiental que no se puede prevenir al vampiro que la quema con una acción.
mode-hunt-action =
    { $hunt ->
        [0] Caza.
       *[other] Caza con +{ $hunt } de sangre.
    }

## Playing cards, hands, allies and events

keyword-ghoul = Ghoul.
keyword-frenzy = Frenesí.
keyword-opens-preys-hand = Mientras esta carta está en juego, tu presa juega con la mano descubierta.
keyword-keeps-hostages = Los vampiros con una ficha de rehén no pasan del letargo a la zona preparada ni pueden ser diabolizados.
keyword-caps-bleeds = Si fueras a quemar más de 2 de reserva por un sangrado, quemas 2 de reserva en su lugar.
keyword-grapple = Presa.
keyword-aim = Puntería.
keyword-inconnu = Inconnu.
keyword-government = Gobierno.
keyword-contract = Contrato.
keyword-gehenna = Gehena.
keyword-as-vampire = Con una carta de Disciplina puesta, este aliado juega como un vampiro las cartas que requieren el nivel básico de esa Disciplina.
keyword-plays =
    { $superior ->
        [1] Si esta carta se jugó al nivel superior, este aliado
       *[other] Este aliado
    } puede jugar { $kinds ->
        [combat] cartas de combate
        [no-action] cartas que no sean de acción
       *[any] cartas
    } que requieren el nivel básico de { $by } como { $sect ->
        [anarch] un vampiro Anarquista
       *[other] un vampiro
    }{ $capacity ->
        [1] {""}
       *[other] {" "}de capacidad { $capacity }
    }.
keyword-acts-at-once = Puede actuar en el turno en que es reclutado.
keyword-second-master-action = Aquellos para quienes se puso en juego tienen dos acciones de fase heril en lugar de una.
keyword-takes-victory-point = El siguiente punto de victoria que ganaría el Matusalén contra el que va esta carta lo ganas tú, salvo que se te esté expulsando; entonces quema esta carta.
keyword-no-gehenna = No se pueden jugar eventos de la Gehena.
keyword-begins-anew = Pierde todas sus fichas cuando otro siervo la obtiene.
keyword-holds-up-replacing = Aquellos para quienes se puso en juego no reemplazan cartas durante las fases de siervos; lo hacen al terminar la fase.
keyword-plays-what-it-keeps = El vampiro con esta carta puede jugar las cartas que tiene encima como si fueran de tu mano; no se roba nada por ellas. Quema esta carta si no tiene ninguna encima.
keyword-wards-off-cancelling = La próxima carta que se juegue para cancelar una carta de siervo de otro Matusalén se cancela sin que se pague su coste; entonces quema esta carta.
keyword-waits-a-turn = No se puede usar en el turno en que entra en juego.
replace-game = No se reemplaza mientras esta carta esté en juego.

## First Blood: what else its cards say

mode-ransom-pool = Mientras se juega esta carta, el controlador del objetivo puede quemar { $pool } de reserva para cancelarla.
mode-ransom-pool-of-blocker = Mientras se juega esta carta, el controlador del siervo que bloquea puede quemar { $pool } de reserva para cancelarla.
mode-ransom-cards = Mientras se juega esta carta, el controlador del siervo oponente puede descartar { $cards ->
        [one] una carta de combate
       *[other] { $cards } cartas de combate
    } para cancelarla.
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
ability-each-of-these = Cada una de estas cosas: { $limit }
replace-until-unlock = No se reemplaza hasta tu fase de enderezamiento.
replace-until-diablerie = No se reemplaza hasta que un vampiro cometa diablerie.
replace-until-discard = No se reemplaza hasta tu fase de descarte.
once-each-game = Solo puedes jugar una en toda la partida.

## Cards that the rulebook names

option-take-blood = Robar { $number } de sangre
event-take-blood = { $actor } decide robar { $number } de sangre.
event-to-crypt = { $card } pasa al fondo de la cripta de su propietario.
event-to-library = { $card } se baraja en la biblioteca de su propietario.
event-to-uncontrolled = { $card } pasa a la zona incontrolada de su propietario.
keyword-no-transfers = Las transferencias no pueden mover sangre hacia la carta que tiene esta ni desde ella.
keyword-stays-yours = Sigues controlando esta carta.
keyword-even-in-torpor = Puede jugarse incluso en letargo.
keyword-no-blood-hunts = No se puede convocar una caza de sangre contra el vampiro con esta carta.
keyword-may-stay-locked = Durante tu fase de enderezamiento puedes elegir no enderezar al siervo con esta carta.
keyword-holds-down = El vampiro con esta carta no puede actuar, bloquear ni emitir votos o papeletas.
keyword-target-cannot-block = El objetivo no puede intentar bloquear esta acción.
keyword-no-spoils = Un diabolista no puede quedarse con esta carta.
keyword-cheap-for-ministry = A los vampiros del clan Ministerio les cuesta 1 de sangre menos.
keyword-cheap-combat-for = Las cartas de combate que requieren Fortaleza le cuestan a este vampiro 1 de sangre menos.
choice-choose-to-command = { $player }, ¿qué vampiro pones en juego para sangrar?
waiting-choose-to-command = { $player } pone vampiros en juego.
choice-choose-equipment = { $player }, ¿qué equipo tomas de tu biblioteca?
waiting-choose-equipment = { $player } busca equipo en su biblioteca.
choice-choose-bearer = { $player }, ¿a qué siervo le pones el equipo?
waiting-choose-bearer = { $player } elige un siervo para el equipo.
keyword-never-uses-cel = No puede usar cartas que requieran Celeridad.
