# Vampire: The Eternal Struggle: everything the table says, in Spanish.

## The game

game-name = Vampire: The Eternal Struggle
game-blurb = Vampiros ancestrales se desangran la influencia unos a otros por medio de sus siervos; gana quien reúne más puntos de victoria.

## Table options

table-decks = un mazo por asiento, por su nombre o escrito entero, separados por comas; si no se indica ninguno, los de First Blood
table-half-decks = yes (sí) o no: se permiten medios mazos, como los de First Blood
table-banned = yes (sí) o no: se permiten las cartas prohibidas en los torneos
table-draft = yes (sí) o no: un torneo de draft o de mazo sellado, en el que valen los efectos de draft de las cartas
table-first-seat = el asiento que empieza, contando desde 1, o random (al azar)

## Things on the table

no-card = nada
hidden-card = la carta bocabajo #{ $number }
damage-normal = daño normal
damage-aggravated = daño agravado
other-votes = votos adicionales ({ $number })
way-for = a favor
way-against = en contra
coin-heads = cara
coin-tails = cruz
range-close = corta
range-long = larga
card-note-contested = en disputa
card-note-corrupted = con fichas de corrupción

zone-ready = Preparados
zone-torpor = Letargo
zone-uncontrolled = Incontrolados
zone-in-play = En juego
zone-hand = Mano
zone-library = Biblioteca
zone-ash-heap = Montón de ceniza
zone-crypt = Cripta
counter-pool = Reserva
counter-victory-points = PV
seat-out = Fuera de la partida
counter-hand = Mano
counter-library = Biblioteca
counter-crypt = Cripta

## What is going on

strip-neighbours = Tu presa: { $prey }. Tu depredador: { $predator }.
strip-edge = La Ventaja: { $player }.
strip-ousted = { $player } está fuera de la partida.
strip-action-card = La carta de esta acción: { $face }.
strip-bleed-at = { $minion } sangra a { $player } por { $bleed }. Sigilo: { $stealth }.
strip-hunt = { $minion } caza. Sigilo: { $stealth }.
strip-equip = { $minion } se equipa. Sigilo: { $stealth }.
strip-equip-at = { $minion } se equipa contra { $player }. Sigilo: { $stealth }.
strip-employ = { $minion } contrata a un criado. Sigilo: { $stealth }.
strip-employ-at = { $minion } contrata a un criado contra { $player }. Sigilo: { $stealth }.
strip-recruit = { $minion } recluta a un aliado. Sigilo: { $stealth }.
strip-political = { $minion } convoca un referéndum. Sigilo: { $stealth }.
strip-card = { $minion } realiza una acción. Sigilo: { $stealth }.
strip-card-at = { $minion } realiza una acción contra { $player }. Sigilo: { $stealth }.
strip-leave-torpor = { $minion } sale del letargo. Sigilo: { $stealth }.
strip-rescue = { $minion } rescata a un vampiro del letargo. Sigilo: { $stealth }.
strip-rescue-at = { $minion } rescata del letargo a un vampiro de { $player }. Sigilo: { $stealth }.
strip-diablerie = { $minion } va a cometer diablerie. Sigilo: { $stealth }.
strip-diablerie-at = { $minion } va a cometer diablerie contra { $player }. Sigilo: { $stealth }.
strip-finish-at = { $minion } va a quemar a un imbuido incapacitado de { $player }. Sigilo: { $stealth }.
strip-anarch = { $minion } se hace Anarquista. Sigilo: { $stealth }.
strip-take = { $minion } toma equipo. Sigilo: { $stealth }.
strip-red-list-at = { $minion } da caza a un siervo marcado de { $player }. Sigilo: { $stealth }.
strip-blocker = { $minion } intenta bloquear. Intercepción: { $intercept }.
strip-combat = Combate, asalto { $round }, distancia { $range }: { $first } contra { $second }.
strip-votes = Votos hasta ahora: { $votes } a favor, { $against } en contra.

## Moments

stop-aimed = cuando una acción se dirige contra mí
stop-block = cuando puedo bloquear o uno de mis siervos bloquea
stop-own-action = cuando actúa uno de mis siervos
stop-own-combat = cuando combate uno de mis siervos
stop-votes = cuando se vota
stop-others = cuando otros actúan entre sí y podría cambiar algo
stop-others-combat = cuando otros combaten y podría intervenir
stop-others-turn = cuando podría usar algo en el turno de otro
stop-wake = cuando solo podría despertar a un siervo que aún no tiene nada que bloquear ni contestar
stop-futile-block = cuando solo podría intentar un bloqueo sin intercepción suficiente
stop-any-time = cuando solo podría usar lo que puede usarse en cualquier momento
stops-mine = Solo lo que me concierne
stops-usual = Lo que podría cambiar
stops-everything = Siempre que pueda hacer algo
stops-unreadable = Siempre, para no dar pistas
stops-note = Quien pasa hasta su turno sigue recibiendo la pregunta de si bloquea.
window-unlock = fase de enderezamiento
window-master = fase heril
window-minion = fase de siervos
window-influence = fase de influencia
window-discard = fase de descarte
window-as-played = al jugarse la carta
window-announced = tras el anuncio
window-block = intento de bloqueo
window-unblocked = sin más bloqueos
window-blocked = antes de resolverse el bloqueo
window-after-block = después del bloqueo
window-polling = votación
window-before-range = antes de determinar la distancia
window-range = determinar la distancia
window-strike = ataque
window-prevention = prevención de daño
window-additional = ataques adicionales
window-press = acoso
window-decide-block = bloqueo
window-after-action = después de la acción
window-before-votes = antes de que se emitan los votos
window-strikes-chosen = antes de que se resuelvan los ataques
window-before-strikes = antes de elegir los ataques
window-aim = al apuntar un ataque
window-round-end = final del asalto
window-would = antes de que ocurra
window-own-card = al jugar una carta propia

## Questions

choice-respond = { $player }, { $window }: ¿qué haces?
waiting-respond = Esperando a { $player } ({ $window }).
choice-decide-block = { $player }, ¿bloqueas a { $minion }?
waiting-decide-block = { $player } decide si bloquea a { $minion }.
choice-pay-or-resign = { $player }, ¿paga tu siervo por su intento de bloqueo?
waiting-pay-or-resign = { $player } paga por un intento de bloqueo o renuncia a él.
choice-choose-payment =
    { $player }, hay que pagar { $blood ->
        [0] { $pool } de reserva
       *[other] { $blood } de sangre
    }: ¿usas otra carta para ello?
waiting-choose-payment = { $player } elige cómo pagar.
choice-choosing-strike = { $player }, elige tu ataque.
waiting-choosing-strike = { $player } elige un ataque.
choice-choose-discard = { $player }, tienes demasiadas cartas: descarta una.
waiting-choose-discard = { $player } se descarta hasta quedarse con el tamaño de su mano.
choice-set-terms = { $player }, fija los términos del referéndum.
waiting-set-terms = { $player } fija los términos del referéndum.
choice-give-trophy = { $player }, ¿le pones tu trofeo a ese vampiro?
waiting-give-trophy = { $player } decide sobre un trofeo.
choice-diablerize-or-not = { $player }, ¿diabolizas al vampiro que has bloqueado?
waiting-diablerize-or-not = { $player } decide sobre una diablerie.
choice-choose-spoils = { $player }, ¿qué equipo de la víctima tomas?
waiting-choose-spoils = { $player } toma el botín de una diablerie.
choice-choose-discipline = { $player }, ¿buscas una carta de Disciplina para el diabolista?
waiting-choose-discipline = { $player } puede buscar una carta de Disciplina.
choice-choose-first-conviction = { $player }, ¿buscas una convicción para este imbuido?
waiting-choose-first-conviction = { $player } puede buscar una convicción.
choice-choose-to-gain = { $player }, ¿qué convicción tomas?
waiting-choose-to-gain = { $player } elige qué convicción toma.
choice-choose-conviction = { $player }, ¿qué convicción se quema?
waiting-choose-conviction = { $player } elige qué convicción se quema.
choice-avenge-or-not = { $player }, ¿quemas una convicción para dañar al siervo activo?
waiting-avenge-or-not = { $player } puede vengar al imbuido.
choice-choose-trophy = { $player }, ¿buscas un trofeo para este vampiro?
waiting-choose-trophy = { $player } puede buscar un trofeo.
choice-choose-any-clan = { $player }, ¿a qué clan pasa este vampiro?
waiting-choose-any-clan = { $player } elige un clan.
choice-take-more = { $player }, ¿tomas más equipo del mismo siervo?
waiting-take-more = { $player } elige equipo.
choice-choose-card-to-discard = { $player }, elige una carta para descartarla.
waiting-choose-card-to-discard = { $player } descarta una carta.
choice-name-number = { $player }, elige un número en secreto.
waiting-name-number = { $player } elige un número en secreto.
choice-choose-card-to-put-under = { $player }, elige una carta para el fondo de tu biblioteca.
waiting-choose-card-to-put-under = { $player } pone una carta al fondo de la biblioteca.
choice-choose-card-to-bring-back = { $player }, elige una carta que vuelva de tu montón de ceniza: la primera va a tu mano, las demás a tu biblioteca.
waiting-choose-card-to-bring-back = { $player } recupera cartas de su montón de ceniza.
choice-choose-goods = { $player }, elige qué pasa al otro.
waiting-choose-goods = { $player } mueve equipos y criados.
choice-choose-lent-discipline = { $player }, elige la Disciplina que presta la carta.
waiting-choose-lent-discipline = { $player } elige una Disciplina.
choice-choose-discipline-to-teach = { $player }, elige la Disciplina de la carta.
waiting-choose-discipline-to-teach = { $player } elige una Disciplina.
choice-choose-next-from-top = { $player }, elige la carta siguiente desde arriba de tu biblioteca.
waiting-choose-next-from-top = { $player } ordena la parte superior de la biblioteca.
choice-choose-card-out-of-ash-heap = { $player }, elige una carta que sale de la partida.
waiting-choose-card-out-of-ash-heap = { $player } elige una carta que sale de la partida.
choice-choose-direction = { $player }, ¿en qué sentido se emiten estos votos?
waiting-choose-direction = { $player } decide el sentido de unos votos.
choice-choosing-wound = { $player }, ¿el daño que se sufre es normal o agravado?
waiting-choosing-wound = { $player } dice si el daño que se sufre es normal o agravado.
choice-choose-what-comes-first = { $player }, ¿qué carta surte efecto primero?
waiting-choose-what-comes-first = { $player } dice qué carta surte efecto primero.

## Options

option-pass = Pasar
option-play =
    { $has-minion ->
        [0] { $has-target ->
            [0] Jugar { $card }
           *[other] Jugar { $card } → { $target }
        }
       *[other] { $has-target ->
            [0] Jugar { $card } ({ $minion })
           *[other] Jugar { $card } ({ $minion }) → { $target }
        }
    }
option-use =
    { $has-minion ->
        [0] { $has-target ->
            [0] Usar { $card }
           *[other] Usar { $card } → { $target }
        }
       *[other] { $has-target ->
            [0] Usar { $card } ({ $minion })
           *[other] Usar { $card } ({ $minion }) → { $target }
        }
    }
option-bleed = { $minion }: sangrar a { $player }
option-hunt = { $minion }: cazar
option-leave-torpor = { $minion }: salir del letargo
option-rescue = { $minion }: rescatar del letargo a { $card }, pagando { $own } de los 2 de sangre
option-diablerize = { $minion }: diabolizar a { $card }
option-finish = { $minion }: quemar a { $card } (incapacitado)
option-become-anarch = { $minion }: hacerse Anarquista
option-take-equipment = { $minion }: tomar { $card }
option-take-also = Tomar { $card }
option-hunt-red-list = { $minion }: combatir con { $card }, de la Lista Roja
option-burn-card = { $minion }: quemar { $card }
option-block = Bloquear con { $minion }
option-decline = No
option-burn-blood-for-intercept = Quemar 1 de sangre: +1 de intercepción
option-charm-blocker = Quemar 1 ficha de corrupción del siervo que bloquea: el intento fracasa
option-not-strike = Ningún ataque
option-hand-strike = Ataque físico
option-strike-to-end-combat = Ataque: finaliza el combate
option-weapon-strike =
    { $has-target ->
        [0] Atacar con { $card }
       *[other] Atacar con { $card } → { $target }
    }
option-given-strike =
    { $has-target ->
        [0] Atacar como permite { $card }
       *[other] Atacar como permite { $card } → { $target }
    }
option-maneuver-for-blood = Maniobra, por 1 de sangre
option-maneuver = Maniobra
option-press = Acoso
option-cast = Votar { $way }: { $source }
option-burn-edge = Quemar la Ventaja por un voto
option-burn-for-vote = Quemar { $card } por un voto
option-transfer = Transferir 1 de reserva a { $card }
option-recall = Recuperar 1 ficha de { $card } para tu reserva
option-draw-crypt = Robar una carta de la cripta (4 transferencias, 1 de reserva)
option-bring-out = Poner en juego a { $card }
option-merge = Fusionar a { $card }
option-convince = Poner { $card } sobre { $minion } ({ $zone })
option-recover = Recuperar a { $minion }
option-discard = Descartar { $card }
option-edge-pool = Ganar 1 de reserva por la Ventaja
option-pay-contest = Pagar 1 de reserva para disputar { $card }
option-yield = Ceder { $card }
option-pay-title = { $card }: pagar para disputar el título
option-yield-title = { $card }: ceder el título
option-withdraw = Anunciar tu retirada
option-unlock-infernal = Quemar 1 de reserva para enderezar a { $card }
option-mark-red-list = Marcar a { $card } (Lista Roja)
option-choose = Elegir: { $target }
option-choose-discipline = Elegir: { $discipline }
option-choose-clan = Elegir: { $clan }
option-allocate = 1 punto para { $player }
option-allocate-to = 1 punto para { $card }
option-pay-from = { $number } menos gracias a { $card }
option-name-number = Elegir el { $number }
option-put-under = Poner { $card } al fondo de tu biblioteca
option-put-next = { $card } va a continuación desde arriba
option-fetch = Buscar { $card } (en: { $zone })
option-accept = Sí
option-spend-blood = Quemar { $number } de sangre

## The log: choices

event-pass = { $actor } pasa.
event-play =
    { $has-minion ->
        [0] { $has-target ->
            [0] { $actor } juega { $card }.
           *[other] { $actor } juega { $card } → { $target }.
        }
       *[other] { $has-target ->
            [0] { $actor } juega { $card } ({ $minion }).
           *[other] { $actor } juega { $card } ({ $minion }) → { $target }.
        }
    }
event-use =
    { $has-minion ->
        [0] { $has-target ->
            [0] { $actor } usa { $card }.
           *[other] { $actor } usa { $card } → { $target }.
        }
       *[other] { $has-target ->
            [0] { $actor } usa { $card } ({ $minion }).
           *[other] { $actor } usa { $card } ({ $minion }) → { $target }.
        }
    }
event-bleed = { $minion } sangra a { $player }.
event-hunt = { $minion } caza.
event-leave-torpor = { $minion } intenta salir del letargo.
event-rescue = { $minion } va a rescatar del letargo a { $card }, pagando { $own } de los 2 de sangre.
event-diablerize = { $minion } va a diabolizar a { $card }.
event-finish = { $minion } va a quemar a { $card }.
event-become-anarch = { $minion } se hace Anarquista.
event-take-equipment = { $minion } toma { $card }.
event-take-also = { $actor } toma también { $card }.
event-hunt-red-list = { $minion } da caza a { $card }, de la Lista Roja.
event-burn-card = { $minion } actúa para quemar { $card }.
event-block = { $actor } intenta bloquear con { $minion }.
event-decline = { $actor } renuncia.
event-burn-blood-for-intercept = { $actor } quema 1 de sangre para obtener +1 de intercepción.
event-charm-blocker = { $actor } quema 1 ficha de corrupción del siervo que bloquea.
event-not-strike = { $actor } no elige ningún ataque.
event-hand-strike = { $actor } elige un ataque físico.
event-strike-to-end-combat = { $actor } elige un ataque que finaliza el combate.
event-weapon-strike =
    { $has-target ->
        [0] { $actor } ataca con { $card }.
       *[other] { $actor } ataca con { $card } → { $target }.
    }
event-given-strike =
    { $has-target ->
        [0] { $actor } ataca como permite { $card }.
       *[other] { $actor } ataca como permite { $card } → { $target }.
    }
event-maneuver-for-blood = { $actor } maniobra por 1 de sangre.
event-maneuver = { $actor } maniobra.
event-press = { $actor } usa un acoso.
event-cast = { $actor } vota { $way }: { $source }.
event-burn-edge = { $actor } quema la Ventaja por un voto.
event-burn-for-vote = { $actor } quema { $card } por un voto.
event-transfer = { $actor } transfiere 1 de reserva a { $card }.
event-recall = { $actor } recupera 1 ficha de { $card }.
event-draw-crypt = { $actor } gasta 4 transferencias para robar una carta de la cripta.
event-bring-out = { $actor } pone en juego a { $card }.
event-merge = { $actor } fusiona a { $card }.
event-convince = { $actor } pone { $card } sobre { $minion }.
event-recover = { $actor } recupera a { $minion }.
event-discard = { $actor } descarta { $card }.
event-edge-pool = { $actor } gana 1 de reserva por la Ventaja.
event-pay-contest = { $actor } paga para disputar { $card }.
event-yield = { $actor } cede { $card }.
event-pay-title = { $card } paga para disputar el título.
event-yield-title = { $card } cede el título.
event-withdraw = { $actor } anuncia su retirada.
event-unlock-infernal = { $actor } paga para enderezar a { $card }.
event-mark-red-list = { $actor } marca a { $card }.
event-choose = { $actor } elige: { $target }.
event-choose-discipline = { $actor } elige: { $discipline }.
event-choose-clan = { $actor } elige: { $clan }.
event-allocate = { $actor } asigna 1 punto a { $player }.
event-allocate-to = { $actor } asigna 1 punto a { $card }.
event-pay-from = { $actor } paga { $number } menos gracias a { $card }.
event-fetch = { $actor } busca { $card } (en: { $zone }).
event-accept = { $actor } acepta.
event-spend-blood = { $actor } quema { $number } de sangre.

## The log: what happens

event-turn-begins = Turno { $turn }: { $player }.
event-phase = { $player }: { $window }.
event-unlocked = { $card } se endereza.
event-locked = { $card } se gira.
event-gained-pool = { $player } gana { $amount } de reserva.
event-burned-pool = { $player } quema { $amount } de reserva.
event-gained-blood = { $card } gana { $amount } de sangre.
event-burned-blood = { $card } quema { $amount } de sangre.
event-drained = { $card } devuelve al banco { $amount } de sangre sobrante.
event-drew = Robas { $card }.
event-drew-crypt = De la cripta sale { $card }.
event-drew-some =
    { $amount ->
        [one] { $player } roba una carta.
       *[other] { $player } roba { $amount } cartas.
    }
event-burned = { $card } se quema.
event-cancelled = Se cancela { $card }.
event-block-failed = { $card } no consigue bloquear.
event-blocks = { $card } bloquea a { $minion }.
event-action-succeeds = La acción de { $card } tiene éxito.
event-action-fizzles = La acción de { $card } queda en nada.
event-action-ends = La acción de { $card } ha terminado.
event-bled-for = { $card } sangra a { $player } por { $amount }.
event-got-edge = { $player } obtiene la Ventaja.
event-edge-free = Nadie tiene la Ventaja.
event-bleed-redirected = El sangrado va ahora contra { $player }.
event-entered-play = { $card } entra en juego ({ $player }).
event-put-on = { $card } se pone sobre { $host }.
event-moved-out = { $card } entra en la zona preparada de { $player }.
event-merged = { $card } es ya un solo vampiro, bajo el control de { $player }.
event-incapacitated = { $card } queda incapacitado.
event-combat-begins = Combate: { $card } contra { $minion }.
event-round-begins = Asalto { $number }.
event-range-is = Distancia: { $distance }.
event-strikes = { $card }: { $strike } ({ $amount }).
event-dodged = { $card } esquiva.
event-damaged = { $card } sufre daño: { $amount } normal, { $aggravated } agravado.
event-prevented = { $card } previene { $amount } de daño.
event-stole-blood = { $card } roba { $amount } de sangre a { $minion }.
event-torpor = { $card } entra en letargo.
event-ready = { $card } pasa a la zona preparada.
event-combat-ends = Termina el combate.
event-polling-begins = Comienza la votación.
event-blood-hunt = Referéndum de caza de sangre contra { $card }.
event-referendum-passes = El referéndum se aprueba por { $votes } a { $against }.
event-referendum-fails = El referéndum fracasa por { $votes } a { $against }.
event-diablerie = { $card } diaboliza a { $minion }.
event-ousted = { $player } queda fuera de la partida.
event-victory-point = { $player } obtiene un punto de victoria.
event-survives = Solo queda { $player }, que obtiene un punto de victoria.
event-withdrew = { $player } se retira y obtiene un punto de victoria.
event-withdrawal-fails = La retirada de { $player } fracasa.
event-contested = { $card } queda en disputa.
event-contest-won = { $card } ya no está en disputa.
event-title-contested = { $card } disputa un título.
event-title-taken = { $card } ostenta un título: { $title }.
event-title-yielded = { $card } pierde el título.
event-sect-changed = { $card } cambia de secta: { $sect }.
event-stolen = { $player } toma el control de { $card }.
event-wakes = { $card } se despierta.
event-showed = { $player } muestra { $card }.
event-chose-number = En secreto: has elegido el { $number }.
event-number-shown = { $player } ha elegido el { $number }.
event-removed = Sale de la partida { $card }.
event-shuffled = { $player } baraja sus cartas.

struck-none = sin ataque
struck-hand = ataque físico
struck-damage = ataque
struck-dodge = esquiva
struck-combat-ends = fin del combate
struck-other = otro ataque
struck-steal-blood = robar sangre
struck-destroy-equipment = destruir equipo
struck-steal-equipment = robar equipo
struck-torpor = enviar al letargo

## Refusals

refusal-not-in-hand = No tienes esa carta en la mano.
refusal-wrong-moment = Eso no se puede hacer en este momento.
refusal-not-your-minion = No controlas a ese siervo.
refusal-minion-not-ready = Ese siervo no está preparado.
refusal-minion-locked = Ese siervo está girado.
refusal-needs-clan = Ningún siervo del clan requerido puede jugarla.
refusal-needs-discipline = El siervo no tiene la Disciplina.
refusal-needs-superior = El siervo solo tiene la Disciplina en el nivel básico.
refusal-vampires-only = Eso solo puede hacerlo un vampiro.
refusal-cannot-pay = No puedes pagar el coste.
refusal-modifier-played-already = Este siervo ya ha jugado ese modificador en esta acción.
refusal-reaction-played-already = Este siervo ya ha jugado esa reacción.
refusal-action-played-already = Este siervo ya ha realizado esa acción en este turno.
refusal-only-acting-minion = Eso solo puede jugarlo el siervo activo.
refusal-limited-used = El sangrado de esta acción ya lo ha aumentado una carta señalada como «(limitado)».
refusal-no-target = Ese objetivo no existe.
refusal-card-forbids = La carta no lo permite ahora.
refusal-stealth-not-needed = Ahora no hace falta sigilo.
refusal-intercept-not-needed = Ahora no hace falta intercepción.
refusal-you-have-this-unique-card = Ya controlas un ejemplar de esa carta única.
refusal-no-master-action = No te quedan acciones de fase heril.
refusal-one-trifle-a-turn = Solo puede jugarse una nimiedad por turno.
refusal-out-of-turn-owed = Tu próxima fase heril ya la ha consumido una carta fuera de turno.
refusal-not-in-your-own-turn = Las cartas fuera de turno no se pueden jugar en tu propio turno.
refusal-not-in-combat = Ese siervo no está en combate.
refusal-own-action = Nadie reacciona a una acción de su propio siervo.
refusal-only-cancels-now = Mientras se juega una carta, solo se puede cancelar.
refusal-bled-already = Este siervo ya ha sangrado en este turno.
refusal-political-action-taken = Este siervo no puede realizar otra acción política en este turno.
refusal-cannot-act = Este siervo no puede actuar.
refusal-just-recruited = Un aliado no puede actuar en el turno en que se recluta.
refusal-event-played-already = Ese evento ya se ha jugado en esta partida.
refusal-one-event-a-phase = Solo puede jugarse un evento por fase de descarte.
refusal-must-hunt = Un vampiro sin sangre debe cazar.
refusal-nothing-to-take = El siervo oponente no tiene nada de esa clase.
refusal-no-modifiers-in-a-blood-hunt = En una caza de sangre no se juegan modificadores ni reacciones.
refusal-blood-cursed = Un vampiro de sangre maldita no puede cometer diablerie.
refusal-additional-strikes-gained = Este siervo ya ha obtenido ataques adicionales en este asalto.
refusal-no-discard-action = No te quedan acciones de fase de descarte.
refusal-others-must-act-first = Antes debe realizarse una acción obligatoria.
refusal-may-not-block = Este siervo no puede bloquear esta acción.
refusal-cannot-merge = Hacen falta la otra versión en juego, cuatro transferencias y 1 de reserva.
refusal-draft-only = Ese efecto solo vale en un torneo de draft o de mazo sellado.
refusal-only-combat-cards = En combate los siervos solo juegan cartas de combate.
refusal-unsupported-cards =
    { $count ->
        [one] Esta carta todavía no puede jugarse aquí: { $cards }
       *[other] Estas { $count } cartas todavía no pueden jugarse aquí: { $cards }
    }
decks-all = Todos
decks-since-2020 = Desde 2020
refusal-banned-cards = { $count ->
    [one] Esta carta está prohibida en los torneos, y también en esta mesa: { $cards }
   *[other] Estas { $count } cartas están prohibidas en los torneos, y también en esta mesa: { $cards }
  }
refusal-too-many-decks =
    { $decks ->
        [one] Hay { $decks } mazo para { $players } jugadores.
       *[other] Hay { $decks } mazos para { $players } jugadores.
    }

## Turns and actions

choice-take-it-back = { $player }, ¿recuperas esta carta de tu montón de ceniza en vez de robar otra?
waiting-take-it-back = { $player } reemplaza una carta.
choice-keep-or-draw-again = { $player }, ¿conservas la carta que robas?
waiting-keep-or-draw-again = { $player } decide si conserva la carta robada.
choice-choose-card-to-keep = { $player }, elige una carta que apartar, bocabajo.
waiting-choose-card-to-keep = { $player } aparta una carta bocabajo.
choice-choose-dead-ally = { $player }, ¿qué aliado haces volver?
waiting-choose-dead-ally = { $player } elige un aliado.
event-looked-at-top = La primera carta de tu biblioteca es { $card }.
event-went-under = { $player } pone una carta al fondo de la biblioteca.
event-corrupts =
    { $amount ->
        [one] { $player } pone una ficha de corrupción sobre { $card }.
       *[other] { $player } pone { $amount } fichas de corrupción sobre { $card }.
    }
event-cleansed =
    { $amount ->
        [one] Se quema una ficha de corrupción de { $player } sobre { $card }.
       *[other] Se queman { $amount } fichas de corrupción de { $player } sobre { $card }.
    }
event-coin-falls = La moneda muestra { $side }.
event-to-ash = { $card } de { $player } va al montón de ceniza.
refusal-other-action-mandatory = Este siervo debe realizar otra acción.
refusal-minion-is-stuck = Este siervo tiene varias acciones obligatorias y no puede actuar.
refusal-vote-cast = Un voto ya emitido no se puede cambiar.
refusal-votes-go-together = Todos los votos y papeletas de un vampiro se emiten en el mismo sentido.
refusal-one-vote-from-cards = Ya tienes tu único voto de cartas de acción política en este referéndum.
refusal-no-votes = Ahí no tienes ningún voto.
refusal-not-to-become-anarch = Con esta acción solo se hace Anarquista un vampiro sin título que no lo sea ya.

## Playing cards, hands, allies and events

choice-choose-lesson = { $player }, ¿qué carta de Disciplina pones sobre el aliado? Sin ella se quema.
waiting-choose-lesson = { $player } pone una carta de Disciplina sobre el aliado, o lo quema.

## Special terms, templates and the glossary

card-in-ash-heap = { $card }, del montón de ceniza de { $player }
choice-send-slave = { $player }, ¿giras a un esclavo para que sea él quien combata con el siervo que bloquea?
waiting-send-slave = { $player } puede enviar a un esclavo al combate.
choice-choose-action = { $player }, ¿qué acción realiza ahora este siervo?
waiting-choose-action = { $player } elige una acción entre las demás.
choice-choose-to-stay-locked = { $player }, ¿este siervo sigue girado?
waiting-choose-to-stay-locked = { $player } decide si un siervo sigue girado.
choice-choose-home = { $player }, ¿a qué siervo tuyo le pones la carta robada?
waiting-choose-home = { $player } elige un siervo para una carta robada.
choice-choose-for-research = { $player }, ¿qué carta pones en tu zona de investigación?
waiting-choose-for-research = { $player } busca cartas para su zona de investigación.
choice-choose-from-research = { $player }, ¿tomas una carta de tu zona de investigación?
waiting-choose-from-research = { $player } puede tomar una carta de su zona de investigación.
choice-choose-from-library = { $player }, ¿qué carta tomas de tu biblioteca?
waiting-choose-from-library = { $player } busca en su biblioteca.
choice-choose-from-crypt = { $player }, ¿qué vampiro tomas de tu cripta?
waiting-choose-from-crypt = { $player } busca en su cripta.
choice-choose-draw = { $player }, ¿robas una carta que está bocabajo o de tu biblioteca?
waiting-choose-draw = { $player } elige de dónde robar.
choice-choose-to-keep = { $player }, elige una carta de tu mano para ponerla bocabajo sobre esta carta.
waiting-choose-to-keep = { $player } pone cartas bocabajo sobre una carta en juego.
choice-choose-kept = { $player }, ¿qué carta que está bocabajo pones encima de tu biblioteca?
waiting-choose-kept = { $player } elige una carta para la parte superior de su biblioteca.
option-keep-card = Apartar { $card }, bocabajo
option-take-kept = Tomar { $card }, que está bocabajo
event-keeps-card = { $player } pone una carta bocabajo sobre { $card }.
event-own-card-kept = En secreto: es { $card }.
event-kept-card-taken = { $player } toma una carta que está bocabajo sobre { $card }.
event-own-kept-card-taken = En secreto: tomas { $card }.
option-put-aside = Poner { $card } en tu zona de investigación
option-take-from-research = Tomar { $card } de tu zona de investigación
event-card-put-aside = { $player } pone una carta en su zona de investigación.
event-card-taken-from-research = { $player } toma una carta de su zona de investigación.
event-own-card-put-aside = En secreto: { $card } está en tu zona de investigación.
event-own-card-taken = En secreto: tomas { $card } de tu zona de investigación.
refusal-slave-without-master = Un esclavo no realiza acciones directas si no controlas a un miembro preparado de su clan.
refusal-sterile = Un vampiro estéril no puede poner en juego a otros vampiros.

## Choices that card texts ask

choice-choose-card = { $player }: { $text }
waiting-choose-card = { $player } elige una carta.
choice-accept-or-not = { $player }: { $text }
waiting-accept-or-not = { $player } decide si lo hace.
choice-choose-way = { $player }: { $text }
waiting-choose-way = { $player } decide cuál de dos cosas ocurre.
choice-choose-amount = { $player }: { $text }
waiting-choose-amount = { $player } decide cuánto.
option-choose-way =
    { $number ->
        [0] Lo primero
        [1] Lo segundo
       *[other] Otra cosa
    }
event-choose-way =
    { $number ->
        [0] { $actor } elige lo primero.
        [1] { $actor } elige lo segundo.
       *[other] { $actor } elige otra cosa.
    }
option-name-amount = { $number }
event-name-amount = { $actor } dice { $number }.
