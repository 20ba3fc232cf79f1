# The guided first game, in Spanish.

## Choices

lesson-pick-clan = Cada clan juega a su manera, con nueve cartas propias. Para empezar van bien los Brujah y los Toreador: ganan por pura fuerza y por tener muchos Aliados.
lesson-goal = El objetivo: tener más influencia que nadie tras tres rondas. Gánate Aliados en las Ubicaciones con cartas, sangre y faroles.
lesson-pick-relic = Una Reliquia se usa una sola vez en toda la partida; algunas cuentan además como influencia al final. Antes de elegir, lee cuándo se puede usar.
lesson-put-under = Te quedas con una carta nueva y pones la otra debajo de tu mazo sin que nadie la vea. Jugarás casi todo lo que tienes en la mano, así que guarda lo que te encaje: sangre para las noches largas, Poder para una Ubicación que quieras.
lesson-plan = Juega una carta en cualquier Ubicación: allí espera un Aliado a quien tenga más Poder. Bocarriba es gratis y ahuyenta a los demás; bocabajo cuesta 1 de sangre y los hace dudar. Se juega por turnos hasta que acaba la planificación, y entonces se resuelven todas las Ubicaciones.
lesson-add = Cada punto de sangre que añadas aquí cuenta como 1 de Poder y se pierde al final de la ronda; como mucho, tres con una carta. La sangre de tu reserva es tu vida: sin ella entras en Frenesí. Cada ficha de Diablerie da 1 de sangre gratis por ronda, pero resta al final.
lesson-stay-or-withdraw = Todos deciden en secreto y a la vez. Si te quedas, tus cartas se ponen bocarriba y luchan. Si te retiras, recuperas tu sangre y tus cartas van bocarriba al Refugio del Príncipe, donde quizá te hagan falta. Al retirarte del Refugio, vuelven a tu mano. Deja lo que no puedas ganar, pero recuerda que el segundo lugar también da una Víctima e influencia.
lesson-act-first = Varias de tus cartas actúan en el mismo paso y tú decides el orden: primero lo que te refuerza, salvo que convenga debilitar antes a un rival.
lesson-choose-one = La carta de un rival te deja dos malas salidas. Compara lo que te cuesta cada una: la influencia gana la partida, pero una reserva vacía es el Frenesí.
lesson-bid = Todos apuestan sangre en secreto. La apuesta más baja obliga a poner una carta bocabajo, y lo apostado se va. No puedes apostar tu último punto de sangre.
lesson-spend-or-not = Puedes pagar por el efecto de esta carta, todo o nada. Piensa en cuánta sangre te quedará para lo que venga después.
lesson-pay-or-turn-down = Esta carta quiere alimento. Si no pagas, queda bocabajo y no cuenta nada en la lucha.
lesson-turn-down-instead = Tu reserva está vacía, pero esta carta te protege: ponla bocabajo y nadie de tu alianza acaba desangrado.
lesson-withdraw-or-not = Una última ocasión de salir con tus cartas y tu sangre. Si de todos modos vas a perder aquí, aprovéchala.
lesson-move-to-haven-or-not = En el Refugio del Príncipe, que se resuelve al final, esta carta puede volver a luchar esta noche.
lesson-use-relic-now = Tu Reliquia sirve ahora o al empezar una resolución posterior, pero solo una vez. La tercera ronda es la que más decide.
lesson-include-partner = Tu equipo gana junto. Cada vez que una carta tuya fuera a dañar también a tu compañero de equipo, tú decides si lo hace.
lesson-withdraw-there-instead = Una de tus cartas te da cobijo: todo puede ir allí junto, y las cartas bocabajo siguen ocultas.
lesson-pay-for-turning-up = Una carta que sigue bocabajo no tiene Poder aquí. Paga solo si con ella puedes ganar algo.
lesson-forestall-which = Elige la carta que más sangre te costaría; cuanto más fuerte sea, más sangre obtienes.

## Events

lesson-event-round = Se juegan tres rondas, con 2, 3 y 4 cartas por jugador; con tres jugadores, una más cada vez. Después de la tercera gana quien tenga más influencia.
lesson-event-ally-arrives = En cada Ubicación espera un Aliado y se va con quien gane allí. Los Aliados te alimentan al empezar cada ronda, cuentan como influencia al final y muchos tienen una habilidad.
lesson-event-kiss-costs = Algunos Aliados cuestan sangre en vez de darla. Su influencia o su habilidad tiene que valer la pena.
lesson-event-played-face-down = Una carta jugada bocabajo solo la conoce quien la jugó. Mira qué cartas tiene ese clan y cuáles han salido ya: cuantas menos queden, mejor podrás adivinar.
lesson-event-resolving = Las Ubicaciones se resuelven de izquierda a derecha, y el Refugio del Príncipe al final. Primero todos eligen si se quedan o se retiran; luego se revelan las cartas; después vienen la preparación, el conflicto y las consecuencias.
lesson-event-withdrew = Quien se retira recupera su sangre y envía todas sus cartas bocarriba al Refugio del Príncipe. Desde el propio Refugio, las cartas vuelven a la mano.
lesson-event-revealed = Se revelan a la vez todas las cartas bocabajo de quienes se quedan. Después actúan las cartas de preparación, antes de comparar el Poder.
lesson-event-card-power = Se suma el Poder: las cartas, tal como cuentan en esta mesa, y 1 por cada punto de sangre asignado. Los empates son de quien vaya antes en el orden de turno.
lesson-event-place = El primer lugar se lleva el Aliado y más influencia; el segundo, una Víctima y algo de influencia. Quien gana en el Refugio recibe además la ficha de Ambición.
lesson-event-wins-ally = En tu turno puedes desangrar a un Aliado de tu alianza para obtener sangre. Desangrar a un vampiro es Diablerie y trae una ficha.
lesson-event-gains-victim = Las Víctimas te dan sangre en cada Beso. Como a los Aliados, puedes desangrarlas cuando te haga mucha falta.
lesson-event-ambition = Quien tiene la ficha de Ambición va primero en el orden de turno: juega antes y gana los empates.
lesson-event-lost = Lo que se pierde o se roba sale de la reserva, no de las Ubicaciones. Guarda algo mientras haya cartas así por la mesa.
lesson-event-frenzy = Una reserva vacía es el Frenesí: se desangra al azar a un Aliado o a una Víctima, y quien lo ha causado obtiene 1 de influencia. Guarda algo de sangre y fíjate en quién anda escaso.
lesson-event-drained = Quien acaba desangrado queda junto a la alianza: sangre al momento y menos influencia al final.
lesson-event-took-tokens = Una ficha de Diablerie da sangre gratis una vez por ronda y cuesta 1 de influencia al final. La tercera te deja fuera de la partida.
lesson-event-eliminated = Tres fichas de Diablerie: a eso no sobrevive nadie. Los demás siguen jugando.
lesson-event-round-ends = La sangre asignada desaparece, pero tus cartas vuelven a tu mano: en la próxima ronda las tendrás todas y una más.
lesson-event-scored = Cuentan las fichas de influencia, los Aliados, las Víctimas y las Reliquias; cada ficha de Diablerie resta 1. Los empates son de quien tenga más sangre.
