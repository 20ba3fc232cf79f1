# Vampire: The Masquerade – Vendetta: everything the table says, in Spanish. The terms are listed in rules.es.ftl.

## The game

game-name = Vampire: The Masquerade – Vendetta
game-blurb = Tres noches, una ciudad y ningún amigo: disputa sus calles con cartas ocultas y sangre, gánate aliados y no te quedes nunca sin una gota.

## Districts, as they are spoken of after “en” in other messages

district-numbered = la Ubicación { $number }
district-haven = el Refugio del Príncipe

## Whose doing something is

source-of = «{ $card }» de { $player }
    .to-player = tu «{ $card }»
source-kiss = el Beso

## A victim, of which there are many, where other cards are called by their name

one-victim = una Víctima

factor-clan = Clan

## The log: setting up

event-on-offer-clan = Se ofrece el clan { $clan }.
event-on-offer-relic = Se ofrece «{ $relic }».
event-given-clan = { $player } dirige el clan { $clan }.
    .to-player = Diriges el clan { $clan }.
event-pick-clan = { $actor } toma el mando del clan { $clan }.
    .to-actor = Tomas el mando del clan { $clan }.
event-pick-relic = { $actor } se queda con «{ $relic }».
    .to-actor = Te quedas con «{ $relic }».
event-first-player = { $player } tiene la ficha de Ambición y va primero en el orden de turno.
    .to-player = Tienes la ficha de Ambición y vas en primer lugar en el orden de turno.
event-location = Carta de Ubicación en { $district }: «{ $location }».

## The log: the Kiss, the districts and the hands

event-round = Cae la noche: ronda { $round } de 3.
event-kiss = El Beso: { $player } obtiene { $blood } de sangre de su alianza.
    .to-player = El Beso: obtienes { $blood } de sangre de tu alianza.
event-kiss-costs = El Beso: la alianza de { $player } reclama { $blood } de sangre.
    .to-player = El Beso: tu alianza reclama { $blood } de sangre.
event-ally-arrives = { $ally } espera en { $district }.
event-drew = En secreto: se toma «{ $card }».
event-put-one-under = { $player } pone una carta debajo de su mazo de clan.
    .to-player = Pones una carta debajo de tu mazo de clan.
event-put-card-under = En secreto: «{ $card }» va debajo del mazo de clan.

## The log: planning

event-turn = Es el turno de { $player }.
    .to-player = Es tu turno.
event-no-card = A { $player } no le quedan cartas que jugar.
    .to-player = No te quedan cartas que jugar.
event-played = { $player } juega «{ $card }» en { $district }.
    .to-player = Juegas «{ $card }» en { $district }.
event-played-face-down = { $player } juega bocabajo la carta { $laid } en { $district }.
    .to-player = Juegas bocabajo la carta { $laid } en { $district }.
event-played-own-face-down = En secreto: la carta { $laid }, bocabajo en { $district }, es «{ $card }».
event-paid-fee = Jugarla así le cuesta a { $player } { $blood } de sangre.
    .to-player = Jugarla así te cuesta { $blood } de sangre.
event-add =
    { $tokens ->
        [0]
            { $blood ->
                [0] { $actor } no añade sangre.
               *[other] { $actor } deja correr la sangre.
            }
        [one] { $actor } pone bocabajo { $tokens } ficha de Diablerie.
       *[other] { $actor } pone bocabajo { $tokens } fichas de Diablerie.
    }
    .to-actor =
        { $tokens ->
            [0]
                { $blood ->
                    [0] No añades sangre.
                   *[other] Dejas correr la sangre.
                }
            [one] Pones bocabajo { $tokens } ficha de Diablerie.
           *[other] Pones bocabajo { $tokens } fichas de Diablerie.
        }
event-drain = { $actor } enseña los colmillos.
    .to-actor = Enseñas los colmillos.
event-look = { $actor } paga por echar un vistazo a una carta bocabajo.
    .to-actor = Pagas por echar un vistazo a una carta bocabajo.
event-use-relic = { $actor } usa «{ $relic }».
    .to-actor = Usas «{ $relic }».

## The log: blood and influence

event-spent = { $player } gasta { $blood } de sangre.
    .to-player = Gastas { $blood } de sangre.
event-lost = { $player } pierde { $blood } de sangre por { $by }.
    .to-player = Pierdes { $blood } de sangre por { $by }.
event-stolen = { $by } roba { $blood } de sangre a { $player }.
    .to-player = { $by } te roba { $blood } de sangre.
event-immune = { $by } no puede tocar la sangre de { $player }.
    .to-player = { $by } no puede tocar tu sangre.
event-gained = { $player } obtiene { $blood } de sangre.
    .to-player = Obtienes { $blood } de sangre.
event-gained-influence = { $player } obtiene { $influence } de influencia.
    .to-player = Obtienes { $influence } de influencia.
event-lost-influence = { $player } pierde { $influence } de influencia.
    .to-player = Pierdes { $influence } de influencia.
event-gave-influence = { $giver } da { $influence } de influencia a { $player }.
    .to-giver = Das { $influence } de influencia a { $player }.
    .to-player = { $giver } te da { $influence } de influencia.
event-deployed = { $player } asigna { $blood } de sangre en { $district }.
    .to-player = Asignas { $blood } de sangre en { $district }.
event-deployed-from-supply = { $player } asigna { $blood } de sangre del suministro en { $district }.
    .to-player = Asignas { $blood } de sangre del suministro en { $district }.
event-discarded-blood = { $player } descarta { $blood } de sangre asignada en { $district }.
    .to-player = Descartas { $blood } de sangre asignada en { $district }.
event-took-blood = { $player } se lleva a su reserva { $blood } de la sangre que { $owner } tenía en { $district }.
    .to-player = Te llevas a tu reserva { $blood } de la sangre que { $owner } tenía en { $district }.
    .to-owner = { $player } se lleva a su reserva { $blood } de la sangre que tenías en { $district }.
event-moved-blood = { $player } tiene { $blood } más de sangre en { $district }.
    .to-player = Tienes { $blood } más de sangre en { $district }.
event-blood-back = { $player } devuelve a su reserva { $blood } de sangre asignada.
    .to-player = Devuelves a tu reserva { $blood } de sangre asignada.
event-swapped-blood = { $player } intercambia su reserva y su sangre asignada: ahora { $pool } en la reserva y { $blood } en la mesa.
    .to-player = Intercambias tu reserva y tu sangre asignada: ahora { $pool } en la reserva y { $blood } en la mesa.
event-frenzy = ¡{ $player } se queda sin sangre y entra en Frenesí!
    .to-player = ¡Te quedas sin sangre y entras en Frenesí!
event-drained = { $player } desangra a { $card } y obtiene { $blood } de sangre.
    .to-player = Desangras a { $card } y obtienes { $blood } de sangre.
event-took-tokens =
    { $tokens ->
        [one] { $player } toma { $tokens } ficha de Diablerie y ya tiene { $all }.
       *[other] { $player } toma { $tokens } fichas de Diablerie y ya tiene { $all }.
    }
    .to-player =
        { $tokens ->
            [one] Tomas { $tokens } ficha de Diablerie y ya tienes { $all }.
           *[other] Tomas { $tokens } fichas de Diablerie y ya tienes { $all }.
        }
event-eliminated = { $player } ha bebido demasiado: con la tercera ficha de Diablerie queda fuera de la partida.
    .to-player = Has bebido demasiado: con la tercera ficha de Diablerie quedas fuera de la partida.
event-ambition = La ficha de Ambición pasa a { $player }.
    .to-player = La ficha de Ambición pasa a tus manos.

## The log: resolving a district

event-resolving = Llega la hora de la verdad en { $district }.
event-stayed = { $player } se queda en { $district }.
    .to-player = Te quedas en { $district }.
event-withdrew = { $player } se retira y deja { $district }.
    .to-player = Te retiras y dejas { $district }.
event-comes-to = «{ $card }» pasa a la Posición de { $player } en { $district }.
    .to-player = «{ $card }» pasa a tu Posición en { $district }.
event-comes-to-face-down = Una carta bocabajo pasa a la Posición de { $player } en { $district }.
    .to-player = Una carta bocabajo pasa a tu Posición en { $district }.
event-back-to-hand = «{ $card }» vuelve a la mano de { $player }.
    .to-player = «{ $card }» vuelve a tu mano.
event-back-unseen = Una carta vuelve a la mano de { $player } sin que nadie la vea.
    .to-player = Una carta vuelve a tu mano sin que nadie la vea.
event-revealed = { $player } revela «{ $card }».
    .to-player = Revelas «{ $card }».
event-stays-down = Una carta de { $player } sigue bocabajo en { $district }.
    .to-player = Una carta tuya sigue bocabajo en { $district }.
event-turned-down = «{ $card }», en la Posición de { $player }, queda bocabajo.
    .to-player = «{ $card }», en tu Posición, queda bocabajo.
event-acts = Actúa «{ $card }» de { $player }.
    .to-player = Actúa tu «{ $card }».
event-bids =
    { $blood ->
        [0] { $player } no ha apostado nada.
       *[other] { $player } ha apostado { $blood } de sangre.
    }
    .to-player =
        { $blood ->
            [0] No has apostado nada.
           *[other] Has apostado { $blood } de sangre.
        }
event-lowest-bid = La apuesta más baja es la de { $player }.
    .to-player = La apuesta más baja es la tuya.
event-from-deck = { $player } descubre la primera carta de su mazo de clan: «{ $card }».
    .to-player = Descubres la primera carta de tu mazo de clan: «{ $card }».
event-skips = Las cartas de { $player } no hacen nada aquí en la preparación ni en las consecuencias.
    .to-player = Tus cartas no hacen nada aquí en la preparación ni en las consecuencias.
event-ignores = { $player } ha visto venir «{ $card }»: hasta el final de la ronda no le quitará sangre.
    .to-player = Has visto venir «{ $card }»: hasta el final de la ronda no te quitará sangre.
event-looked = { $player } mira la carta bocabajo { $laid }.
    .to-player = Miras la carta bocabajo { $laid }.
event-saw = En secreto: la carta bocabajo { $laid } es «{ $card }».
event-drew-card = { $player } toma una carta de su mazo de clan.
    .to-player = Tomas una carta de tu mazo de clan.
event-drew-own = En secreto: del mazo de clan sale «{ $card }».
event-returns-to-alliance = La alianza de { $player } recupera a { $card }.
    .to-player = Tu alianza recupera a { $card }.
event-shuffled-back = { $player } baraja una carta de su mano en su mazo de clan.
    .to-player = Barajas una carta de tu mano en tu mazo de clan.
event-shuffled-own-back = En secreto: «{ $card }» vuelve a barajarse en el mazo de clan.

## The log: Power and rewards

event-card-power = { $player }: «{ $card }» (Poder impreso { $printed }) cuenta como { $power }.
    .to-player = Tu «{ $card }» (Poder impreso { $printed }) cuenta como { $power }.
event-down-power = { $player }: las cartas bocabajo cuentan como { $power }.
    .to-player = Tus cartas bocabajo cuentan como { $power }.
event-blood-power = { $player }: { $blood } de sangre asignada cuenta como { $power }.
    .to-player = Tu sangre asignada ({ $blood }) cuenta como { $power }.
event-total = { $player } tiene { $power } de Poder en { $district }.
    .to-player = Tienes { $power } de Poder en { $district }.
event-tie-by-order = { $player } y { $rival } empatan a { $power } de Poder en { $district }. Se impone { $player }, que va antes en el orden de turno.
    .to-player = Empatas con { $rival } a { $power } de Poder en { $district }. Te impones: vas antes en el orden de turno.
    .to-rival = { $player } empata contigo a { $power } de Poder en { $district }. Se impone { $player }, que va antes en el orden de turno.
event-tie-by-card = { $player } y { $rival } empatan a { $power } de Poder en { $district }. Se impone { $player } gracias a { $card }.
    .to-player = Empatas con { $rival } a { $power } de Poder en { $district }. Te impones gracias a { $card }.
    .to-rival = { $player } empata contigo a { $power } de Poder en { $district }. Se impone { $player } gracias a { $card }.
event-place =
    { $place ->
        [1] { $player } gana en { $district }.
        [2] { $player } queda en segundo lugar en { $district }.
       *[other] { $player } queda en tercer lugar en { $district }.
    }
    .to-player =
        { $place ->
            [1] Ganas en { $district }.
            [2] Quedas en segundo lugar en { $district }.
           *[other] Quedas en tercer lugar en { $district }.
        }
event-nobody-wins = No hay ninguna carta en { $district }: allí no gana nadie.
event-wins-ally = { $ally } se une a la alianza de { $player }.
    .to-player = { $ally } se une a tu alianza.
event-ally-leaves = Nadie se ha ganado a { $ally }, que se marcha de la ciudad.
event-gains-victim = { $player } obtiene una Víctima.
    .to-player = Obtienes una Víctima.
event-no-victims = No queda ninguna Víctima para { $player }.
    .to-player = No queda ninguna Víctima para ti.

## The log: what was chosen

event-act = { $actor } decide que ahora le toca a «{ $card }».
    .to-actor = Decides que ahora le toca a «{ $card }».
event-yes = { $actor } acepta.
    .to-actor = Aceptas.
event-no = { $actor } renuncia.
    .to-actor = Renuncias.
event-amount =
    { $blood ->
        [0] { $actor } no quiere nada.
       *[other] { $actor } se decide por { $blood } de sangre.
    }
    .to-actor =
        { $blood ->
            [0] No quieres nada.
           *[other] Te decides por { $blood } de sangre.
        }
event-done = { $actor } lo deja así.
    .to-actor = Lo dejas así.
event-choose-card = { $actor } elige: { $card }.
    .to-actor = Eliges: { $card }.
event-choose-player = { $actor } elige a { $player }.
    .to-actor = Eliges a { $player }.
    .to-player = { $actor } te elige.
event-choose-district = { $actor } elige { $district }.
    .to-actor = Eliges { $district }.
event-turn-up = { $actor } paga por poner bocarriba la carta { $laid }.
    .to-actor = Pagas por poner bocarriba la carta { $laid }.
event-leave-down = { $actor } prefiere dejar bocabajo la carta { $laid }.
    .to-actor = Prefieres dejar bocabajo la carta { $laid }.
event-be-robbed = { $actor } prefiere que le roben { $blood } de sangre.
    .to-actor = Prefieres que te roben { $blood } de sangre.
event-skip-steps = { $actor } prefiere contenerse.
    .to-actor = Prefieres contenerte.
event-give-influence = { $actor } prefiere ceder { $influence } de influencia.
    .to-actor = Prefieres ceder { $influence } de influencia.
event-lose-influence = { $actor } prefiere perder { $influence } de influencia.
    .to-actor = Prefieres perder { $influence } de influencia.
event-give-blood = { $actor } prefiere entregar { $blood } de sangre asignada.
    .to-actor = Prefieres entregar { $blood } de sangre asignada.
event-spare = { $actor } deja en paz a { $player }.
    .to-actor = Dejas en paz a { $player }.
    .to-player = { $actor } te deja en paz.
event-include = { $actor } no hace una excepción con { $player }.
    .to-actor = No haces una excepción con { $player }.
    .to-player = { $actor } no hace una excepción contigo.

## The log: the end

event-round-ends = El alba pone fin a la ronda { $round }: la sangre asignada desaparece y las cartas vuelven a sus dueños.
event-scored = { $player }: { $score } de influencia en total; sangre restante: { $blood }.
    .to-player = Tú: { $score } de influencia en total; sangre restante: { $blood }.
event-team-scored = { $first } y { $second }: { $score } de influencia en equipo; sangre restante: { $blood }.
    .to-first = { $second } y tú: { $score } de influencia en equipo; sangre restante: { $blood }.
    .to-second = { $first } y tú: { $score } de influencia en equipo; sangre restante: { $blood }.
event-final-tie = { $player } y { $rival } empatan a puntos. Queda por delante { $player }: { $by }.
    .to-player = Empatas a puntos con { $rival }. Quedas por delante: { $by }.
    .to-rival = { $player } empata a puntos contigo. Queda por delante { $player }: { $by }.
tie-card = un Aliado gana los empates
tie-blood = más sangre en la reserva
tie-order = va antes en el orden de turno
event-won = ¡La ciudad pertenece a { $player }!
    .to-player = ¡La ciudad te pertenece!

## Options: what the buttons say

option-pick-clan = Clan { $clan }
option-pick-relic = Quedarte con «{ $relic }»
option-put-under = Poner «{ $card }» debajo del mazo
option-play =
    { $face ->
        [up] Jugar «{ $card }» bocarriba en { $district }
       *[down] Jugar «{ $card }» bocabajo en { $district }
    }
option-add =
    { $tokens ->
        [0] { $blood ->
            [0] No añadir sangre
           *[other] Añadir { $blood } de sangre
        }
        [one] { $blood ->
            [0] Poner bocabajo { $tokens } ficha de Diablerie por 1 de sangre
           *[other] Añadir { $blood } de sangre y poner bocabajo { $tokens } ficha de Diablerie por 1 más
        }
       *[other] { $blood ->
            [0] Poner bocabajo { $tokens } fichas de Diablerie por { $tokens } de sangre
           *[other] Añadir { $blood } de sangre y poner bocabajo { $tokens } fichas de Diablerie por { $tokens } más
        }
    }
option-drain = Desangrar a { $card }
option-look = Pagar sangre para mirar la carta bocabajo { $laid }
option-use-relic = Usar «{ $relic }»
option-stay = Quedarte
option-withdraw = Retirarte
option-act = { $card }
option-yes = Sí
option-no = No
option-amount =
    { $blood ->
        [0] Nada de sangre
       *[other] { $blood } de sangre
    }
option-bid =
    { $blood ->
        [0] No apostar nada
       *[other] Apostar { $blood } de sangre
    }
option-done = Dejarlo así
option-choose-card = { $card }
option-choose-player = { $player }
option-choose-district = En { $district }
option-take-back = Recuperar «{ $card }»
option-shuffle-back = Barajar «{ $card }» en el mazo
option-turn-up = Pagar y poner bocarriba la carta { $laid }
option-leave-down = Dejar bocabajo la carta { $laid }
option-be-robbed = Dejar que te roben { $blood } de sangre
option-skip-steps = Renunciar aquí a la preparación y las consecuencias de tus cartas
option-give-influence = Ceder { $influence } de influencia
option-lose-influence = Perder { $influence } de influencia
option-give-blood = Entregar { $blood } de tu sangre asignada aquí
option-spare = Dejar en paz a { $player }
option-include = Incluir también a { $player }

## Questions: what the person who must choose reads, and what the others read

choice-pick-clan = ¿Qué clan diriges esta noche?
waiting-pick-clan = { $player } tiene que elegir un clan.

choice-pick-relic = ¿Con qué Reliquia te quedas?
waiting-pick-relic = { $player } tiene que elegir una Reliquia.

choice-put-under = ¿Qué carta va debajo de tu mazo de clan? Te quedas con el resto.
waiting-put-under = { $player } está construyendo su mano.

choice-plan = Tu turno: juega una carta, bocarriba o bocabajo, en cualquier Ubicación.
waiting-plan = { $player } tiene que jugar una carta.

choice-add = ¿Cuánta sangre añades en { $district }? Con eso termina tu turno.
waiting-add = { $player } puede añadir sangre en { $district }.

choice-use-relic-now = Empieza la resolución. ¿Usas «{ $card }»? Solo podrás hacerlo una vez.
waiting-use-relic-now = { $player } puede usar «{ $card }».

choice-stay-or-withdraw =
    { $price ->
        [0] ¿Te quedas en { $district } o te retiras? Nadie ve tu elección hasta que todos hayan elegido.
       *[other] ¿Te quedas en { $district } o te retiras? Quedarte te cuesta { $price } de sangre: «{ $card }».
    }
waiting-stay-or-withdraw = { $player } tiene que elegir si lucha en { $district } o se retira.

choice-withdraw-there-instead = Dejas { $district }. ¿Prefieres que tus cartas y tu sangre estén en { $shelter }?
waiting-withdraw-there-instead = { $player } tiene que elegir adónde se retira.

choice-pay-for-turning-up = «{ $card }»: ¿pierdes { $blood } de sangre para poner bocarriba tu carta { $laid }?
waiting-pay-for-turning-up = «{ $card }»: { $player } tiene que pagar por la carta { $laid } o dejarla bocabajo.

choice-act-first = Varias de tus cartas están listas. ¿Cuál actúa primero?
waiting-act-first = { $player } tiene que elegir qué carta actúa primero.

choice-include-partner = «{ $card }»: ¿afecta también a { $partner }, de tu equipo?
waiting-include-partner = «{ $card }»: { $player } tiene que decidir si deja en paz a { $partner }.

choice-choose-one = «{ $card }» de { $owner } te da a elegir. ¿Qué prefieres?
waiting-choose-one = «{ $card }»: { $player } tiene que elegir el mal menor.

choice-turn-down-instead = ¡Frenesí! ¿Pones bocabajo «{ $card }» en vez de desangrar a alguien, y obtienes { $blood } de sangre?
waiting-turn-down-instead = Frenesí: { $player } puede poner bocabajo «{ $card }» en vez de desangrar a alguien.

choice-spend-or-not =
    { $then ->
        [lose] «{ $card }»: ¿gastas { $blood } de sangre para que cada rival pierda { $more }?
        [steal] «{ $card }»: ¿gastas { $blood } de sangre para robar { $more } a cada rival?
        [take-half-deployed] «{ $card }»: ¿gastas { $blood } de sangre para llevarte la mitad de la sangre que cada rival tiene asignada aquí?
       *[other] «{ $card }»: ¿gastas { $blood } de sangre por su efecto?
    }
waiting-spend-or-not = «{ $card }»: { $player } puede gastar { $blood } de sangre.

choice-pay-or-turn-down = «{ $card }»: ¿gastas { $blood } de sangre? Si no, la carta queda bocabajo.
waiting-pay-or-turn-down = «{ $card }»: { $player } tiene que gastar { $blood } de sangre o poner la carta bocabajo.

choice-deploy-how-much = «{ $card }»: ¿cuánta sangre asignas en { $district }?
waiting-deploy-how-much = «{ $card }»: { $player } puede asignar sangre en { $district }.

choice-swap-or-not =
    { $then ->
        [deploy-from-bank] «{ $card }»: ¿intercambias tu reserva ({ $blood }) y tu sangre asignada aquí ({ $deployed }), y asignas { $more } más del suministro?
       *[other] «{ $card }»: ¿intercambias tu reserva ({ $blood }) y tu sangre asignada aquí ({ $deployed })?
    }
waiting-swap-or-not = «{ $card }»: { $player } puede intercambiar su reserva y su sangre asignada.

choice-move-half-where = «{ $card }»: ¿adónde mueves { $blood } de tu sangre asignada aquí?
waiting-move-half-where = «{ $card }»: { $player } puede mover { $blood } de sangre.

choice-take-how-much-back = «{ $card }»: ¿cuánta de tu sangre asignada en { $district } recuperas?
waiting-take-how-much-back = «{ $card }»: { $player } puede recuperar sangre.

choice-withdraw-or-not =
    { $then ->
        [steal] «{ $card }»: ¿te retiras y robas { $more } de sangre a cada rival?
       *[other] «{ $card }»: ¿te retiras?
    }
waiting-withdraw-or-not = «{ $card }»: { $player } puede esfumarse.

choice-move-to-haven-or-not = ¿Mueves «{ $card }» al Refugio del Príncipe?
waiting-move-to-haven-or-not = { $player } puede mover «{ $card }» al Refugio del Príncipe.

choice-rob-whom = «{ $card }»: ¿a quién le robas { $blood } de sangre?
waiting-rob-whom = «{ $card }»: { $player } tiene que elegir a quién roba.

choice-return-which = «{ $card }»: ¿quién vuelve a tu alianza?
waiting-return-which = «{ $card }»: { $player } tiene que elegir quién vuelve a su alianza.

choice-look-where = «{ $card }»: ¿dónde miras todas las cartas bocabajo?
waiting-look-where = «{ $card }»: { $player } tiene que elegir una Ubicación.

choice-play-blood-where = «{ $card }»: tu sangre no alcanza para todas las Ubicaciones. ¿Dónde asignas 1?
waiting-play-blood-where = «{ $card }»: { $player } tiene que asignar sangre.

choice-whose-hand = «{ $card }»: ¿de quién es la mano que se juega en tu Posición?
waiting-whose-hand = «{ $card }»: { $player } tiene que elegir un rival.

choice-take-back-which =
    { $then ->
        [steal] «{ $card }»: devuelve a tu mano las cartas tuyas de aquí que quieras. Por ahora robarías { $more } de sangre a cada rival. ¿Cuál es la siguiente?
       *[other] «{ $card }»: devuelve a tu mano las cartas tuyas de aquí que quieras. ¿Cuál es la siguiente?
    }
waiting-take-back-which = «{ $card }»: { $player } puede recuperar cartas.

choice-turn-down-which = «{ $card }»: pon bocabajo las cartas tuyas de aquí que quieras. ¿Cuál es la siguiente?
waiting-turn-down-which = «{ $card }»: { $player } puede poner cartas bocabajo.

choice-bid = «{ $card }»: ¿cuánta sangre apuestas? La apuesta más baja obliga a poner una carta bocabajo.
waiting-bid = «{ $card }»: { $player } tiene que hacer su apuesta.

choice-turn-one-down = Tu apuesta es la más baja. ¿Cuál de tus cartas pones bocabajo?
waiting-turn-one-down = { $player } tiene que poner una carta bocabajo.

choice-forestall-which = «{ $card }»: ¿qué carta de un rival ves venir? Obtienes tanta sangre como su Poder impreso.
waiting-forestall-which = «{ $card }»: { $player } tiene que señalar una carta.

choice-shuffle-which-back = «{ $card }»: ¿qué carta barajas en tu mazo de clan?
waiting-shuffle-which-back = «{ $card }»: { $player } tiene que devolver una carta a su mazo.

## Refusals: choices

refusal-clan-taken = Alguien dirige ya ese clan. Elige otro.
refusal-clan-not-on-offer = Ese clan no se ofrece. Elige uno de los que están a la vista.
refusal-relic-not-on-offer = Esa Reliquia no se ofrece. Elige una de las que están a la vista.
refusal-put-under-one-drawn = Debajo del mazo va una de las cartas que acabas de tomar.
refusal-not-in-hand = Solo puedes jugar una carta que tengas en la mano.
refusal-no-such-district = En esta mesa no existe esa Ubicación.
refusal-fee-takes-last-blood = Jugar bocabajo cuesta sangre, pero nunca tu último punto. Juega bocarriba o desangra antes a alguien.
refusal-must-be-face-down-or-paid = Allí no puedes jugar bocarriba: una carta lo prohíbe o no puedes pagarlo. Juega bocabajo o en otra Ubicación.
refusal-play-a-card = En tu turno tienes que jugar una carta.
refusal-one-card-a-turn = Una sola carta por turno: di cuánta sangre añades a la que has jugado.
refusal-blood-for-this-card = Di cuánta sangre añades a la carta que has jugado.
refusal-at-most-three-blood = Con una carta se puede añadir como mucho { $most } de sangre.
refusal-not-the-last-blood = No puedes desprenderte por voluntad propia de tu último punto de sangre. Guarda al menos 1 en tu reserva.
refusal-not-so-much-blood = Aquí no se puede disponer de tanta sangre. Elige menos.
refusal-no-such-token = No te quedan tantas fichas de Diablerie bocarriba.
refusal-not-in-your-alliance = Solo puedes desangrar a quien esté en tu alianza, y no a quien una carta protege.
refusal-nothing-to-look-at = Allí no hay ninguna carta ajena bocabajo que puedas mirar, o no puedes pagarlo.
refusal-relic-not-now = Ahora no puedes usar tu Reliquia: no es su momento, no haría nada o ya la has usado.
refusal-stay-or-withdraw = Solo puedes quedarte o retirarte.
refusal-cannot-pay-for-staying = Tienes que retirarte: quedarte cuesta { $price } de sangre y, con { $blood } en tu reserva, no te quedaría nada.
refusal-card-does-not-act-now = Esa carta no actúa ahora. Elige una de las que están listas.
refusal-would-empty-your-pool = Eso te quitaría tu último punto de sangre, y hay otra salida. Elige esa.
refusal-cannot-be-carried-out = No tienes con qué pagarlo. Elige algo que puedas cumplir.
refusal-spare-or-include = Solo se puede dejar en paz a quien va en tu equipo: di si lo haces.

## Refusals: setting up a table

refusal-teams-do-not-divide =
    { $players ->
        [one] { $players } jugador no puede formar equipos de dos. Los equipos son para 4 o 6 jugadores.
       *[other] { $players } jugadores no pueden jugar en equipos de dos. Los equipos son para 4 o 6 jugadores.
    }
refusal-six-only-in-teams = Con { $players } jugadores solo se puede jugar en equipos de dos. Elige equipos o un máximo de 5 jugadores.
refusal-no-such-clan = No existe el clan «{ $clan }». ¿Querías decir «{ $nearest }»? Conocidos: { $known }.
refusal-clan-twice = El clan «{ $clan }» está dos veces. Cada clan lo dirige una sola persona.
refusal-clan-for-each-player = Cada jugador necesita un clan (clanes indicados: { $count }; jugadores: { $players }). Pon uno para cada uno, o escribe «draft» o «random».
refusal-too-few-printed =
    { $name ->
        [locations] Con { $players } jugadores hacen falta { $needed } cartas de Ubicación, y de las de la caja solo se conocen { $there }. Juega con «all».
       *[relics] Con { $players } jugadores hacen falta { $needed } Reliquias, y de las de la caja solo se conocen { $there }. Juega con «all».
    }

## Refusals: positions in ruling files

refusal-no-such-round = No hay ronda { $round }: la partida tiene tres.
refusal-clans-first = Mientras se eligen los clanes nadie tiene uno; después lo tiene todo el mundo.
refusal-bad-card-on-table = «{ $card }» no puede estar ahí. Escribe una carta de un clan de esta mesa, una sola vez, con «down» detrás si está bocabajo.
refusal-card-in-two-places = Una carta de clan de { $player } está en dos sitios. Nómbrala una sola vez.
refusal-card-of-another-clan = Una carta dada a { $player } es de otro clan o se nombra dos veces.
refusal-card-of-another-kind = La carta «{ $card }» no va en este sitio: es de otra clase.
refusal-bad-tokens = Nadie que siga en la partida tiene más de dos fichas de Diablerie, ni más fichas bocabajo de las que tiene.
refusal-ally-twice = Un Aliado está en dos sitios. Nombra cada Aliado una sola vez.

## Opening a table

note-own-designs = Algunas de las cartas de Ubicación o Reliquias son diseños propios de Elysium; cada una lo indica.
table-clans = draft (por turnos, por defecto), random (al azar) o un clan para cada asiento, separados por comas: brujah,ventrue,tremere…
table-teams = yes (sí) o no: equipos de dos, con los compañeros frente a frente; para 4 o 6 jugadores
table-locations = off (sin ellas, por defecto), printed: solo las cartas de Ubicación de la caja, las que conocemos, o all: también las de Elysium
table-relics = off (sin ellas, por defecto), printed: solo las Reliquias de la caja, las que conocemos, o all: también las de Elysium
table-first = quién tiene primero la ficha de Ambición: random (al azar, por defecto) o el número de un asiento, contando desde 1
table-cards = cambios en las cartas, escritos como en un archivo de cartas (YAML)

## Places, counters and what is going on

zone-district-1 = Ubicación 1
zone-district-2 = Ubicación 2
zone-district-3 = Ubicación 3
zone-district-haven = El Refugio del Príncipe
zone-position-1 = Posición en la Ubicación 1
zone-position-2 = Posición en la Ubicación 2
zone-position-3 = Posición en la Ubicación 3
zone-position-haven = Posición en el Refugio del Príncipe
zone-offered = Se ofrece
known-sure = seguro en la mano
known-out = seguro en la mano o bocabajo
zone-hand = Mano
zone-deck = Mazo de clan
zone-alliance = Alianza
zone-drained = Desangrados
zone-relic = Reliquia
counter-blood = Sangre
counter-influence = Influencia
counter-diablerie = Diablerie
counter-diablerie-down = Diablerie, bocabajo
seat-clan = Clan
seat-out = Fuera de la partida
seat-ambition = Ambición
counter-deployed-1 = Sangre en la Ubicación 1
counter-deployed-2 = Sangre en la Ubicación 2
counter-deployed-3 = Sangre en la Ubicación 3
counter-deployed-haven = Sangre en el Refugio del Príncipe
counter-power-1 = Poder antes de los efectos en la Ubicación 1
counter-power-2 = Poder antes de los efectos en la Ubicación 2
counter-power-3 = Poder antes de los efectos en la Ubicación 3
counter-power-haven = Poder antes de los efectos en el Refugio del Príncipe
seat-team = Equipo
counter-round = Ronda
counter-turns = Turnos de planificación restantes
counter-victims = Víctimas restantes
counter-allies = Aliados restantes
strip-round = Ronda { $round } de 3.
strip-planning =
    { $turns ->
        [0] Planificación: este es el último turno.
        [one] Planificación: queda { $turns } turno más.
       *[other] Planificación: quedan { $turns } turnos más.
    }
strip-resolving = Resolución en { $district }.
card-note-location = Ubicación
card-note-face-down = bocabajo
