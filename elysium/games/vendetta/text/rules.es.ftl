# Vampire: The Masquerade – Vendetta: the rule statements, in Spanish.
#
# Terms (English = Spanish), to be followed in every Spanish text of this game ("tú", never "usted"):
#   player = jugador (or "quien ..."); opponent = oponente; rival = rival; partner = compañero de equipo; team = equipo
#   clan sheet = hoja de clan; clan card = carta de clan; clan deck = mazo de clan; hand = mano; starting card = carta inicial
#   blood = sangre ("3 de sangre"; the last blood = el último punto de sangre); influence = influencia ("1 de influencia"); token = ficha
#   pool = reserva; supply (bank) = suministro; alliance = alianza; Ally = Aliado; Victim = Víctima; human / vampire = humano / vampiro
#   drain = desangrar; drained = desangrado; drain corner = esquina de desangrado; Diablerie = Diablerie (la); Diablerie token = ficha de Diablerie
#   district = Ubicación; Location card = carta de Ubicación; position = Posición; Prince's Haven = Refugio del Príncipe (the Haven = el Refugio)
#   Ambition token = ficha de Ambición; turn order = orden de turno; tie = empate; clockwise = en sentido horario
#   round = ronda; phase = fase; step = paso; end of the round = final de la ronda; setup = preparación de la partida
#   Kiss phase = fase de Beso; district refill = preparación de las Ubicaciones; hand building = construcción de la mano
#   planning = planificación (planning turn = turno de planificación); resolution = resolución
#   withdraw / reveal / preparation / conflict / aftermath step = paso de retirada / revelación / preparación / conflicto / consecuencias
#   preparation / conflict / aftermath card = carta de preparación / conflicto / consecuencias; active / passive = activa / pasiva
#   Stay token = ficha de Lucha (to stay = quedarse, luchar); Withdraw token = ficha de Retirada (to withdraw = retirarse)
#   play = jugar; deployed = asignada (deployed card, deployed blood); face up / face down = bocarriba / bocabajo
#   face-down fee = coste de jugar bocabajo; reveal = revelar; flip a token = poner bocabajo una ficha
#   Power = Poder; printed Power = Poder impreso; total Power = Poder total; halved, rounded down = a la mitad, redondeando hacia abajo
#   gain = obtener; spend = gastar; lose = perder; steal = robar; gain an Ally = adquirir; "when gained" = «al adquirir»; take, draw = tomar
#   Frenzy = Frenesí; go into Frenzy = entrar en Frenesí; send into Frenzy = provocar Frenesí a; eliminated = eliminado
#   rank, place = lugar; ranking = clasificación; winner = ganador; reward = recompensa; score = puntuación
#   Relic = Reliquia; variant = variante; bid = apuesta; auction = subasta; immunity = inmunidad; choice = elección
#   Hunt = Caza; Ready = En guardia; Bloody Fury = Furia sangrienta; Challenge = Desafío; Fist of Caine = Puño de Caín
#   Show of Force = Exhibición de fuerza; Wolf Companion = Compañero lobo; Vanish = Desvanecerse; Cauldron of Blood = Caldero de sangre
#   Succubus Club = Succubus Club; The Collar = Las Afueras; The Isaac Chalice = El Cáliz de Isaac; The Sargon Apocrypha = Los Apócrifos de Sargón (our own)
# Names of people and clans stay as they are (Ventrue: Sofía Álvarez). Quotes: «».

## setup

rule-VEN-SETUP-01 = La partida estándar es para 4 o 5 jugadores; con 3 se juega una variante y 6 solo son posibles en la variante por equipos.
rule-VEN-SETUP-02 = Se elige al azar un jugador inicial, que recibe la ficha de Ambición.
rule-VEN-SETUP-03 = El orden de turno empieza por quien tiene la ficha de Ambición y sigue en sentido horario.
rule-VEN-SETUP-04 = Un empate se decide a favor del jugador empatado que va antes en el orden de turno, salvo en la puntuación final, donde primero se compara la sangre, y cuando es una carta la que resuelve los empates.
rule-VEN-SETUP-05 = Con 3 o 4 jugadores, las Ubicaciones son la 1, la 2 y el Refugio del Príncipe.
rule-VEN-SETUP-06 = Con 5 jugadores, las Ubicaciones son la 1, la 2, la 3 y el Refugio del Príncipe.
rule-VEN-SETUP-07 = Las Ubicaciones forman una sola fila en orden creciente, con el Refugio siempre al final.
rule-VEN-SETUP-08 = De las 7 hojas de clan se toman al azar tantas como jugadores más una y se colocan bocarriba.
rule-VEN-SETUP-09 = Empezando por quien tiene la ficha de Ambición y en sentido horario, cada jugador elige una de las hojas de clan ofrecidas; las demás quedan fuera de la partida.
rule-VEN-SETUP-10 = No hay dos jugadores con el mismo clan, y la elección es pública.
rule-VEN-SETUP-11 = Cada jugador recibe una ficha de Lucha y una de Retirada, que guarda bocabajo.
rule-VEN-SETUP-12 = Cada jugador tiene un indicador de Posición de su clan en cada Ubicación en juego; los indicadores sobrantes vuelven a la caja.
rule-VEN-SETUP-13 = Las 35 cartas de Víctima forman un mazo bocarriba y todas tienen los mismos valores.
rule-VEN-SETUP-14 = Las 30 cartas de Aliado, humanos y vampiros juntos, se barajan en un mazo bocabajo.
rule-VEN-SETUP-15 = Las 9 cartas de clan de cada jugador son las 2 cartas iniciales propias de su clan (Caza y En guardia) y otras 7 cartas de clan.
rule-VEN-SETUP-16 = Las dos cartas iniciales están en la mano del jugador desde el comienzo de la ronda 1.
rule-VEN-SETUP-17 = Las otras 7 cartas de clan se barajan y quedan bocabajo sobre la hoja de clan como mazo de clan, en un orden que nadie puede conocer.
rule-VEN-SETUP-18 = Las fichas de sangre y de influencia forman el suministro común.
rule-VEN-SETUP-19 = La reserva inicial de cada jugador es de 6 de sangre y 3 de influencia.
rule-VEN-SETUP-20 = Cada jugador empieza con una Víctima bocarriba en su alianza, a la derecha de la hoja de clan.
rule-VEN-SETUP-21 = Toda Víctima o todo Aliado que se consiga después se une a la alianza de su dueño, bocarriba y a la vista de todos.
rule-VEN-SETUP-22 = Las reservas de sangre e influencia, las alianzas, las cartas desangradas y las fichas de Diablerie están a la vista; las manos, los mazos de clan y las cartas bocabajo son secretos.

## round

rule-VEN-ROUND-01 = La partida dura exactamente 3 rondas.
rule-VEN-ROUND-02 = Cada ronda tiene cinco fases en orden fijo: Beso, preparación de las Ubicaciones, construcción de la mano, planificación y resolución.
rule-VEN-ROUND-03 = Solo la fase de planificación se juega por turnos; el Beso, la preparación de las Ubicaciones y la construcción de la mano los hacen todos a la vez.

## round/kiss

rule-VEN-KISS-01 = En la fase de Beso, cada jugador obtiene del suministro la sangre que indica para esta fase cada carta de su alianza.
rule-VEN-KISS-02 = También hay fase de Beso en la ronda 1, de modo que todos llegan a la primera fase de planificación con 7 de sangre.
rule-VEN-KISS-03 = Las cartas desangradas han dejado la alianza y no alimentan a nadie.
rule-VEN-KISS-04 = La reserva de sangre no tiene límite máximo.
rule-VEN-KISS-05 = Primero se suman los valores de Beso de toda la alianza; si el resultado es negativo, se descuenta de la reserva.

## round/districts

rule-VEN-DIST-01 = En cada Ubicación, incluido el Refugio, se coloca bocarriba un Aliado tomado al azar del mazo.
rule-VEN-DIST-02 = Los Aliados de las Ubicaciones son públicos antes de que nadie juegue una carta.
rule-VEN-DIST-03 = Cada Ubicación empieza siempre la ronda con exactamente un Aliado, porque los que nadie gana quedan fuera de la partida.

## round/hand

rule-VEN-HAND-01 = Cada jugador toma las 2 primeras cartas de su mazo de clan, las mira en secreto, se queda con 1 en la mano y pone la otra debajo del mazo.
rule-VEN-HAND-02 = Solo su dueño sabe con qué carta se quedó y cuál puso debajo del mazo.
rule-VEN-HAND-03 = En la ronda 1, cada mano consta de las dos cartas iniciales y una carta de clan elegida.
rule-VEN-HAND-04 = Las manos crecen en una carta por ronda, porque todas las cartas jugadas vuelven a ellas: 3, 4 y luego 5 cartas.
rule-VEN-HAND-05 = Nunca se toman más cartas de las que hay en el mazo, y las que se ponen debajo no vuelven a la parte superior en las tres rondas.
rule-VEN-HAND-06 = De las cartas que estuvieron a la vista en una ronda anterior y volvieron a la mano se sabe que están en ella; de la recién añadida, no.

## planning

rule-VEN-PLAN-01 = Los turnos de planificación se suceden en sentido horario desde quien tiene la ficha de Ambición, hasta que cada jugador ha tenido tantos como fija la ronda.
rule-VEN-PLAN-02 = Cada jugador tiene 2 turnos de planificación en la ronda 1, 3 en la ronda 2 y 4 en la ronda 3.
rule-VEN-PLAN-03 = Un turno de planificación tiene una obligación (jugar exactamente una carta) y dos opciones (añadir hasta 3 de sangre en la misma Ubicación y desangrar cartas de la alianza).

## planning/play

rule-VEN-PLAY-01 = La carta de clan que se juega sale de la mano y va a la Posición propia en la Ubicación que se elija.
rule-VEN-PLAY-02 = En turnos posteriores se pueden jugar más cartas en la misma Ubicación o en otras.
rule-VEN-PLAY-03 = Jugar una carta bocarriba es gratis.
rule-VEN-PLAY-04 = Jugar una carta bocabajo cuesta 1 de sangre, que va de la reserva al suministro.
rule-VEN-PLAY-05 = El coste de jugar bocabajo es independiente del límite de 3 de sangre por carta.
rule-VEN-PLAY-06 = No se puede jugar bocabajo si el coste se llevaría el último punto de sangre.
rule-VEN-PLAY-07 = Los oponentes ven que en una Posición hay una carta bocabajo, pero no cuál es; su dueño sí lo sabe.
rule-VEN-PLAY-08 = Una carta bocabajo no tiene efecto y cuenta como Poder 0 hasta que se pone bocarriba, salvo que otra carta diga lo contrario.
rule-VEN-PLAY-09 = Una vez jugada, la carta se considera asignada y puede ser objetivo de efectos.
rule-VEN-PLAY-10 = Las cartas activas (fondo negro) solo actúan en la fase de resolución, se hayan jugado bocarriba o bocabajo.
rule-VEN-PLAY-11 = Las cartas pasivas (fondo blanco) actúan cuando se cumple la condición que indican, y solo si en ese momento están bocarriba.
rule-VEN-PLAY-12 = Una carta pasiva que se revela cuando su condición ya ha pasado no hace nada; no hay efecto retroactivo.
rule-VEN-PLAY-13 = Si nada altera las manos, cada jugador termina la planificación con exactamente una carta en la mano, que permanece secreta.
rule-VEN-PLAY-14 = Si a un jugador no le quedan cartas en su turno de planificación, el turno se salta.
rule-VEN-PLAY-15 = Añadir hasta 3 de sangre y usar fichas de Diablerie son opciones del turno de planificación; una carta jugada por un efecto en la fase de resolución no permite ni lo uno ni lo otro.

## planning/blood

rule-VEN-BLOOD-01 = Tras jugar una carta, el jugador puede poner de 0 a 3 de sangre de su reserva en su propia Posición de la misma Ubicación.
rule-VEN-BLOOD-02 = El límite de 3 se aplica a cada carta jugada, así que la sangre de varios turnos en una misma Ubicación se acumula.
rule-VEN-BLOOD-03 = No se puede jugar sangre sin jugar una carta en ese turno.
rule-VEN-BLOOD-04 = Nadie puede jugar sangre de manera que su reserva quede vacía.
rule-VEN-BLOOD-05 = La sangre asignada está a la vista: todos ven cuánta hay en cada Posición.

## planning/drain

rule-VEN-DRAIN-01 = En cualquier momento de su propio turno de planificación, un jugador puede desangrar una o más cartas de su alianza.
rule-VEN-DRAIN-02 = No se puede desangrar en el turno de otro jugador ni fuera de la fase de planificación, salvo cuando el Frenesí obliga a ello.
rule-VEN-DRAIN-03 = La carta desangrada se gira y se coloca bajo el borde izquierdo de la hoja de clan: deja la alianza, pero sigue siendo de su dueño.
rule-VEN-DRAIN-04 = Su dueño obtiene de inmediato la sangre que indica la esquina de desangrado de la carta.
rule-VEN-DRAIN-05 = Al final de la partida, una carta desangrada vale la influencia de su esquina de desangrado en lugar de su influencia normal.
rule-VEN-DRAIN-06 = Una carta desangrada pierde su habilidad especial.
rule-VEN-DRAIN-07 = Una carta desangrada no se puede volver a desangrar.
rule-VEN-DRAIN-08 = Ejemplo: una jugadora paga 1 por una carta bocabajo, le quedan 2 de sangre y quiere añadir 3; desangra una Víctima, que le da 3 de sangre, y entonces añade los 3.

## diablerie

rule-VEN-DIAB-01 = Se comete Diablerie cada vez que un jugador desangra a un vampiro de su alianza, por decisión propia o por Frenesí; cada vampiro acarrea una ficha.
rule-VEN-DIAB-02 = Cada ficha de Diablerie vale −1 de influencia al final de la partida.
rule-VEN-DIAB-03 = El jugador que recibe una tercera ficha de Diablerie queda eliminado en el acto.
rule-VEN-DIAB-04 = Desangrar voluntariamente a un vampiro cuando eso acarrea la tercera ficha está permitido y conduce a la eliminación.
rule-VEN-DIAB-05 = Un jugador eliminado deja de participar y no puede ganar.
rule-VEN-DIAB-06 = En la fase de planificación, al jugar una carta de clan, un jugador puede poner bocabajo cuantas quiera de sus fichas de Diablerie que estén bocarriba.
rule-VEN-DIAB-07 = Por cada ficha que se pone bocabajo se toma 1 de sangre del suministro y se pone en la Posición del jugador, en la Ubicación de la carta recién jugada.
rule-VEN-DIAB-08 = La sangre conseguida al poner fichas bocabajo no cuenta para el límite de 3.
rule-VEN-DIAB-09 = Ejemplo: un jugador añade 3 de sangre de su reserva y pone bocabajo sus dos fichas de Diablerie, con lo que asigna 5 de sangre en un solo turno.
rule-VEN-DIAB-10 = Una ficha que ya está bocabajo no se puede volver a usar en la misma ronda.
rule-VEN-DIAB-11 = Las fichas bocabajo se vuelven a poner bocarriba al final de la ronda.
rule-VEN-DIAB-12 = Poner una ficha bocabajo no anula su penalización ni hace que deje de contar para la eliminación.
rule-VEN-DIAB-13 = La sangre asignada mediante fichas de Diablerie es, desde ese momento, sangre asignada normal.
rule-VEN-DIAB-14 = Una ficha conseguida antes en el mismo turno se puede poner bocabajo con la carta de ese turno.
rule-VEN-DIAB-15 = Poner fichas bocabajo es posible con la reserva casi vacía, porque la sangre sale del suministro.
rule-VEN-DIAB-16 = La caja trae 8 fichas de Diablerie; esa cantidad no pretende ser un límite.

## resolution

rule-VEN-RES-01 = Las Ubicaciones se resuelven una tras otra en orden creciente, con el Refugio siempre al final.
rule-VEN-RES-02 = Cada Ubicación pasa por retirada, revelación, preparación, conflicto y consecuencias por completo antes de que empiece la siguiente.
rule-VEN-RES-03 = Las cartas ocultas en las Ubicaciones a las que aún no se ha llegado siguen ocultas.
rule-VEN-RES-04 = Un jugador está en una Ubicación si en la Posición que le corresponde allí tiene al menos una carta o 1 de sangre asignadas; solo participan esos jugadores.

## resolution/withdraw

rule-VEN-RESOLVE-01 = Cada jugador que está en la Ubicación elige en secreto Lucha o Retirada, y todas las elecciones se muestran a la vez.
rule-VEN-RESOLVE-02 = Mostrar la ficha de Lucha significa participar en el conflicto; mostrar la de Retirada, marcharse.
rule-VEN-RESOLVE-03 = Quien se retira devuelve a su reserva toda la sangre que tiene asignada en esa Ubicación.
rule-VEN-RESOLVE-04 = Después, quien se retira muestra sus cartas de esa Ubicación y las mueve todas, bocarriba, a su propia Posición en el Refugio del Príncipe.
rule-VEN-RESOLVE-05 = Las cartas así trasladadas cuentan en el Refugio en esa ronda.
rule-VEN-RESOLVE-06 = Quien se ha retirado no participa en ese conflicto, no recibe allí recompensa alguna y no es rival de nadie allí.
rule-VEN-RESOLVE-07 = Si quien se retira solo tiene sangre, la sangre vuelve a su reserva y no se mueve ninguna carta.
rule-VEN-RESOLVE-08 = Cuando un jugador se retira del Refugio, las cartas vuelven a la mano de su dueño y la sangre, a la reserva.
rule-VEN-RESOLVE-39 = Las cartas que siguen bocabajo cuando su jugador se retira del Refugio vuelven a la mano sin mostrarse.
rule-VEN-RESOLVE-09 = En el Refugio se ofrece la misma elección a todos los que están allí, incluidos los que llegaron al retirarse antes de otra Ubicación.
rule-VEN-RESOLVE-10 = La retirada de todos los que se marchan se completa antes de mostrar las cartas de quienes se quedan.
rule-VEN-RESOLVE-11 = Ejemplo ilustrado: la sangre de quien se retira vuelve a su reserva y sus cartas asignadas van bocarriba al Refugio.
rule-VEN-RESOLVE-12 = Las cartas de otro dueño que están en la Posición de quien se retira se mueven con las suyas; desde el Refugio vuelven a la mano de su dueño.
rule-VEN-RESOLVE-13 = Todos los jugadores de una Ubicación pueden retirarse y dejarla vacía.
rule-VEN-RESOLVE-40 = La elección se ofrece también al jugador que está solo en una Ubicación.

## resolution/reveal

rule-VEN-RESOLVE-14 = Cuando los que se retiran han movido lo suyo, se ponen bocarriba todas las cartas bocabajo que tienen en esa Ubicación los que se quedan.
rule-VEN-RESOLVE-15 = Desde ese momento, las cartas reveladas tienen su Poder impreso y sus efectos.
rule-VEN-RESOLVE-16 = Una carta pasiva cuyo momento es anterior a la revelación o coincide con ella debe haber estado ya bocarriba; la que actúa justo después de la revelación funciona aunque estuviera oculta hasta entonces.
rule-VEN-RESOLVE-17 = Las cartas activas son de tres tipos (preparación, conflicto y consecuencias) y actúan solo en el paso de su tipo.
rule-VEN-RESOLVE-18 = Todas las cartas activas tienen un valor de Poder que cuenta en el paso de conflicto, haya actuado ya su efecto o no.

## resolution/prepare

rule-VEN-RESOLVE-19 = Los efectos de preparación de la Ubicación se aplican en orden de turno desde quien tiene la ficha de Ambición, todas las cartas de un jugador antes que las del siguiente.
rule-VEN-RESOLVE-20 = Quien tiene allí varias cartas de preparación elige su orden.
rule-VEN-RESOLVE-21 = Cada carta se resuelve por completo, incluido cualquier Frenesí que provoque, antes de empezar con la siguiente.
rule-VEN-RESOLVE-22 = Solo actúan las cartas activas de la Ubicación que se está resolviendo.

## resolution/conflict

rule-VEN-RESOLVE-23 = En el paso de conflicto se aplican primero todos los efectos de las cartas de conflicto y después se establece la clasificación.
rule-VEN-RESOLVE-24 = Los efectos de conflicto siguen el orden de turno; cada jugador ordena sus cartas como quiera, y cada una se completa antes que la siguiente; solo VE02 va antes que todas las demás (VEN-CARD-43).
rule-VEN-RESOLVE-25 = El Poder total es el Poder modificado de todas las cartas asignadas del jugador en la Ubicación más la sangre que tiene asignada allí.
rule-VEN-RESOLVE-26 = Gana el conflicto el Poder total más alto.
rule-VEN-RESOLVE-27 = Los totales iguales se desempatan por orden de turno, en todos los lugares.
rule-VEN-RESOLVE-28 = Un jugador con sangre pero sin cartas participa con la sangre como Poder total.
rule-VEN-RESOLVE-29 = Si solo se queda un jugador, con al menos una carta de clan allí, gana sin comparar y recibe únicamente la recompensa del primer lugar.
rule-VEN-RESOLVE-30 = Si tras el paso de conflicto ningún jugador tiene cartas de clan en la Ubicación, no se dan recompensas y su Aliado queda fuera de la partida.
rule-VEN-RESOLVE-31 = Una Ubicación en la que nadie ha jugado se salta de la misma manera.
rule-VEN-RESOLVE-32 = El Poder de una carta nunca se cuenta por debajo de 0.
rule-VEN-RESOLVE-33 = Reducir a la mitad y otros efectos sobre el Poder impreso actúan sobre el número de la carta; los demás modificadores se suman después.

## resolution/aftermath

rule-VEN-RESOLVE-34 = Los efectos de consecuencias actúan después de la clasificación y las recompensas, en orden de turno; cada jugador ordena sus cartas como quiera, y cada una se completa antes que la siguiente.
rule-VEN-RESOLVE-35 = Las cartas de consecuencias actúan tanto para los perdedores como para el ganador.
rule-VEN-RESOLVE-36 = Un Aliado o una Víctima que se acaba de conseguir ya pertenece a la alianza cuando actúan los efectos de consecuencias.
rule-VEN-RESOLVE-37 = Los efectos de consecuencias no cambian una clasificación ya hecha ni las recompensas ya entregadas.
rule-VEN-RESOLVE-38 = Las cartas y la sangre de los participantes permanecen en sus Posiciones una vez resuelta la Ubicación; no se recogen hasta el final de la ronda.

## rewards

rule-VEN-REWARD-01 = El ganador del conflicto de una Ubicación suma de inmediato el Aliado de esta a su alianza.
rule-VEN-REWARD-02 = El segundo clasificado toma una Víctima del mazo y la suma a su alianza.
rule-VEN-REWARD-03 = El tercer clasificado no toma ninguna carta, y los lugares inferiores no reciben nada.
rule-VEN-REWARD-04 = El primer lugar da 1 de influencia en la ronda 1, 2 en la ronda 2 y 3 en la ronda 3.
rule-VEN-REWARD-05 = El segundo lugar da 1 de influencia en la ronda 1, 2 en la ronda 2 y 2 en la ronda 3 (tabla por defecto).
rule-VEN-REWARD-06 = El tercer lugar da 0 de influencia en la ronda 1, 1 en la ronda 2 y 1 en la ronda 3 (tabla por defecto).
rule-VEN-REWARD-07 = Las habilidades de «al adquirir este Aliado» actúan en el momento en que el Aliado se une a la alianza.
rule-VEN-REWARD-08 = Con solo dos participantes no se entrega la recompensa del tercer lugar.
rule-VEN-REWARD-09 = Las recompensas se reparten por orden de lugar: primero el ganador toma la influencia y el Aliado con su habilidad de «al adquirir», y luego reciben lo suyo el segundo y el tercero.

## princes-haven

rule-VEN-HAVEN-01 = El ganador en el Refugio del Príncipe obtiene 1 de influencia más que la recompensa normal del primer lugar.
rule-VEN-HAVEN-02 = Tras tomar el Aliado del Refugio, su ganador toma la ficha de Ambición.
rule-VEN-HAVEN-03 = Quien pasa a tener la ficha de Ambición es de inmediato el primero en el orden de turno, ya para el paso de consecuencias del Refugio.
rule-VEN-HAVEN-04 = Si nadie gana en el Refugio, la ficha de Ambición se queda donde está.
rule-VEN-HAVEN-05 = En la fase de planificación se pueden jugar cartas en el Refugio como en cualquier otra Ubicación.
rule-VEN-HAVEN-06 = El efecto de una carta retirada puede usarse en el Refugio si allí le llega su paso.

## round-end

rule-VEN-REND-01 = Tras la última Ubicación de las rondas 1 y 2, toda la sangre asignada vuelve al suministro.
rule-VEN-REND-02 = Cada jugador recupera en la mano todas sus cartas de clan que están en la mesa, también las que están en Posiciones de otros jugadores.
rule-VEN-REND-03 = Las fichas de Diablerie bocabajo se ponen bocarriba.
rule-VEN-REND-04 = Después de la tercera ronda no se hace esta recogida; en su lugar se calcula la puntuación final.
rule-VEN-REND-05 = Las reservas, las alianzas, las cartas desangradas y la ficha de Ambición se conservan de una ronda a otra.

## frenzy

rule-VEN-FRENZY-01 = El jugador cuya reserva de sangre queda vacía entra de inmediato en Frenesí.
rule-VEN-FRENZY-02 = El jugador cuyo efecto ha provocado el Frenesí obtiene en el acto 1 de influencia.
rule-VEN-FRENZY-03 = Una pérdida mayor que la reserva se lleva solo lo que hay; el exceso no tiene efecto posterior.
rule-VEN-FRENZY-04 = En Frenesí se elige al azar una carta de la alianza del jugador y se desangra.
rule-VEN-FRENZY-05 = Las cartas ya desangradas no entran en el sorteo.
rule-VEN-FRENZY-06 = La carta desangrada al azar da su sangre como de costumbre.
rule-VEN-FRENZY-07 = Si la carta desangrada al azar es un vampiro, se comete Diablerie.
rule-VEN-FRENZY-08 = Con la alianza vacía, el jugador en Frenesí pierde 1 de influencia y obtiene solo 1 de sangre.
rule-VEN-FRENZY-09 = Con la alianza vacía y sin influencia, la pérdida de influencia se ignora.
rule-VEN-FRENZY-10 = Nadie puede perder, gastar ni jugar sangre voluntariamente para entrar en Frenesí.
rule-VEN-FRENZY-11 = La sangre robada puede incluir el último punto, y entonces provoca Frenesí.
rule-VEN-FRENZY-12 = Un solo efecto puede provocar Frenesí a varios jugadores; por cada uno de ellos, quien lo ha causado obtiene 1 de influencia.
rule-VEN-FRENZY-13 = El Frenesí puede darse en la fase de planificación por efecto de cartas pasivas.
rule-VEN-FRENZY-14 = Un jugador puede entrar en Frenesí más de una vez en una ronda.
rule-VEN-FRENZY-15 = Tras el Frenesí, el jugador permanece donde está y sigue participando en el conflicto.
rule-VEN-FRENZY-16 = Si el Frenesí no lo ha causado ningún oponente, nadie obtiene influencia.
rule-VEN-FRENZY-17 = El Frenesí se debe al paso a 0; una reserva que sigue vacía tras desangrar no provoca otro, y las pérdidas o robos contra una reserva vacía no hacen nada.
rule-VEN-FRENZY-18 = Un Aliado que no se puede desangrar queda fuera del sorteo; si es la única carta de la alianza, esta se considera vacía a efectos del Frenesí.
rule-VEN-FRENZY-19 = Un efecto y el Frenesí que provoca pertenecen a la Ubicación donde estaba su carta cuando empezó el efecto; en los efectos de Aliados y Reliquias, a la Ubicación que se está resolviendo.

## game-end

rule-VEN-GEND-01 = La partida termina de inmediato al acabar la tercera ronda.
rule-VEN-GEND-02 = La puntuación de un jugador es la influencia de las cartas de su alianza, más la influencia que conservan sus cartas desangradas, más sus fichas de influencia (más la influencia de la Reliquia en esa variante), menos 1 por cada ficha de Diablerie.
rule-VEN-GEND-03 = Gana la puntuación más alta.
rule-VEN-GEND-04 = Un empate en la puntuación lo gana quien tenga más sangre en la reserva.
rule-VEN-GEND-05 = Si el empate persiste, se decide por orden de turno, empezando por quien tomó la ficha de Ambición en el último conflicto.
rule-VEN-GEND-06 = Si nadie ganó el último conflicto del Refugio, ese orden empieza por quien tiene la ficha en ese momento.
rule-VEN-GEND-07 = En la partida estándar hay siempre un único ganador.

## conflicts-of-rules

rule-VEN-CONF-01 = El texto de las cartas prevalece sobre el reglamento.
rule-VEN-CONF-02 = Las cartas de distintos jugadores que actúan a la vez se resuelven en orden de turno desde quien tiene la ficha de Ambición.
rule-VEN-CONF-03 = Las cartas de un mismo jugador que actúan a la vez se resuelven en el orden que ese jugador elija.
rule-VEN-CONF-04 = Los empates se deciden por orden de turno, salvo en la puntuación final, donde primero cuenta la sangre, y cuando es una carta la que resuelve los empates.
rule-VEN-CONF-05 = Si un efecto no puede cumplirse por entero sobre su objetivo, se cumple hasta donde sea posible.
rule-VEN-CONF-06 = Un efecto que no se puede aplicar en absoluto se ignora.

## variant/3-players

rule-VEN-VAR3-01 = Con 3 jugadores, en la construcción de la mano de la ronda 1 se toman 3 cartas y se conservan 2; la tercera va debajo del mazo.
rule-VEN-VAR3-02 = Desde la ronda 2 se aplica la regla normal de tomar 2 y conservar 1.
rule-VEN-VAR3-03 = Con 3 jugadores hay 3, 4 y 5 turnos de planificación en las rondas 1, 2 y 3.
rule-VEN-VAR3-04 = Todas las demás reglas son las de la partida estándar, con las Ubicaciones 1, 2 y el Refugio.

## variant/locations

rule-VEN-VAR-01 = Las variantes de Ubicaciones, de Reliquias y por equipos pueden activarse por separado o juntas.
rule-VEN-VAR-02 = Con cartas de Ubicación se toma al azar una de las 7 para cada Ubicación excepto el Refugio, y queda a la vista toda la partida.
rule-VEN-VAR-03 = El efecto de una carta de Ubicación se aplica a su Ubicación en todas las rondas; puede ser una ventaja, una penalización o un coste adicional.

## variant/relics

rule-VEN-VAR-04 = Con Reliquias se toman al azar, de las 8, tantas como jugadores más una y se colocan bocarriba.
rule-VEN-VAR-05 = Las Reliquias se eligen después de los clanes, empezando por el jugador a la derecha de quien tiene la ficha de Ambición y en sentido antihorario.
rule-VEN-VAR-06 = Las Reliquias no elegidas quedan fuera de la partida; la elegida queda a la vista delante de su dueño.
rule-VEN-VAR-07 = Una Reliquia se puede usar una vez por partida, en el momento que indica su texto, y después se pone bocabajo.
rule-VEN-VAR-08 = La influencia impresa de una Reliquia cuenta al final para su dueño, se haya usado o no.

## variant/teams

rule-VEN-TEAM-01 = La variante por equipos se juega por parejas, con 4 o 6 jugadores.
rule-VEN-TEAM-02 = Con 6 jugadores se usa el número máximo de Ubicaciones, como con 5.
rule-VEN-TEAM-03 = Los compañeros de equipo se sitúan uno frente al otro en cada Ubicación, y el orden de las Posiciones es el orden de turno, de modo que los equipos se alternan.
rule-VEN-TEAM-04 = Ejemplo ilustrado: Toreador y Tremere forman el equipo A, Gangrel y Ventrue el equipo B, y Brujah y Nosferatu el equipo C.
rule-VEN-TEAM-05 = Cada vez que un efecto de una carta propia menciona a oponentes o rivales, su dueño decide si incluye a su compañero de equipo.
rule-VEN-TEAM-06 = Provocar Frenesí al compañero de equipo no da influencia.
rule-VEN-TEAM-07 = Los compañeros de equipo se clasifican por separado en un conflicto.
rule-VEN-TEAM-08 = Gana el equipo con la mayor suma de influencia.
rule-VEN-TEAM-09 = Un empate entre equipos lo gana el que sume más sangre en las reservas de sus dos miembros.
rule-VEN-TEAM-10 = Si el empate entre equipos persiste, gana el equipo del jugador que va antes en el orden de turno, contado desde quien tomó la ficha de Ambición en el último conflicto.
rule-VEN-TEAM-11 = Ninguna regla permite a los compañeros de equipo compartir sus manos ni sus cartas ocultas.

## glossary

rule-VEN-GLOS-01 = Posición: el segmento de una Ubicación que corresponde a un jugador; todo lo que está allí se considera suyo, incluso las cartas cuyo dueño es otro.
rule-VEN-GLOS-02 = «Jugar» una carta es el acto de jugarla en una Ubicación; a partir de ahí es una carta asignada.
rule-VEN-GLOS-03 = Una carta asignada es la que está en la Posición de un jugador; no importa dónde se jugó, solo dónde está ahora.
rule-VEN-GLOS-04 = Una carta asignada puede ser objetivo de efectos de otras cartas de clan y del suyo propio.
rule-VEN-GLOS-05 = Jugar sangre es mover hasta 3 de sangre de la reserva a la misma Posición que la carta recién jugada; esa sangre pasa a ser sangre asignada y puede ser objetivo de efectos.
rule-VEN-GLOS-06 = Poder: el número impreso en una carta de clan, modificable por su propio efecto y por otros; «Poder impreso» siempre se refiere al número sin modificar.
rule-VEN-GLOS-07 = Rival: un oponente con cartas o sangre asignadas en la misma Ubicación que la carta que usa la palabra.
rule-VEN-GLOS-08 = Los oponentes que no han jugado allí o se han retirado no son rivales en esa Ubicación.
rule-VEN-GLOS-09 = Obtener: tomar del suministro la sangre o la influencia indicada y añadirla a la reserva propia.
rule-VEN-GLOS-10 = Gastar sangre: devolverla de la reserva propia al suministro como coste; el último punto de sangre de la reserva no se puede gastar nunca.
rule-VEN-GLOS-11 = Perder: devolver sangre o influencia de la reserva propia al suministro por un efecto en contra; perder toda la sangre supone entrar en Frenesí.
rule-VEN-GLOS-12 = Robar sangre: moverla de la reserva del objetivo a la propia; se puede robar el último punto de sangre del objetivo.
rule-VEN-GLOS-13 = Perder, robar y gastar afectan solo a la reserva, nunca a la sangre asignada, salvo que una carta lo diga.
rule-VEN-GLOS-14 = Términos en español y en polaco: Ubicación = dzielnica; carta de Ubicación = karta miejsca; reserva = pula gracza; Lucha = zostań; Retirada = wycofaj; desangrar = wyssać; asignada = rozstawiona.
rule-VEN-GLOS-15 = Datos de las cartas de Aliado y de Víctima: influencia mientras están en la alianza, sangre en el Beso, sangre al desangrarlas, influencia una vez desangradas y, en su caso, una habilidad.
rule-VEN-GLOS-16 = Los Aliados humanos tienen valores variados y algunos una habilidad; la mayoría de los Aliados vampiros tienen una; las habilidades solo funcionan mientras la carta está en la alianza.
rule-VEN-GLOS-17 = Los siete clanes y sus personajes: Brujah, Jayla Parker; Gangrel, Clayton Jones; Malkavian, Sol Thurman; Nosferatu, Yeongi; Toreador, Winston Deville; Tremere, Ajit Talwar; Ventrue, Sofía Álvarez.
rule-VEN-GLOS-18 = Estilos de los mazos: Brujah, mucho Poder y daño en sangre; Gangrel, manejo de la sangre y aumento de Poder; Malkavian, efectos extraños e imprevisibles; Nosferatu, retiradas en pleno conflicto y cartas usadas dos veces en una ronda; Toreador, efectos que crecen con el tamaño de la alianza; Tremere, gasto de sangre al borde del Frenesí; Ventrue, imponer su voluntad a los oponentes o castigar su negativa.

## cards/START-HUNT

rule-VEN-CARD-01 = Caza es una carta inicial de todos los clanes, con código 09; su Poder y su efecto varían según el clan.

## cards/START-READY

rule-VEN-CARD-02 = En guardia es una carta inicial de todos los clanes, con código 08; su Poder, tipo y efecto varían según el clan.

## cards/VICTIM

rule-VEN-CARD-03 = Víctima: 1 de influencia y 1 de sangre en cada Beso mientras está en la alianza; desangrada da 3 de sangre y vale 0 de influencia; sin habilidad.

## cards/BR01

rule-VEN-CARD-04 = Furia sangrienta (Brujah, conflicto, Poder 6): si su jugador tiene sangre asignada en esta Ubicación, esta carta tiene −2 de Poder.
rule-VEN-CARD-05 = Solo importa la sangre del jugador en cuya Posición está BR01, no la de los rivales.

## cards/BR03

rule-VEN-CARD-06 = Desafío (Brujah, pasiva, Poder 4): cada vez que un oponente juega una carta en una Ubicación distinta de la de esta carta, ese oponente pierde 1 de sangre.
rule-VEN-CARD-07 = BR03 actúa solo desde que está bocarriba, con cada carta que se juegue después en la ronda, todas las veces.
rule-VEN-CARD-08 = La pérdida se produce al jugar la carta, después de pagar el coste de jugar bocabajo y antes de añadir sangre.

## cards/BR04

rule-VEN-CARD-09 = Puño de Caín (Brujah, consecuencias, Poder 4): cada rival pierde tanta sangre como el número de la ronda.

## cards/BR07

rule-VEN-CARD-10 = Exhibición de fuerza (Brujah, preparación, Poder 3): su jugador roba 1 de sangre a cada rival.

## cards/GA02

rule-VEN-CARD-11 = Compañero lobo (Gangrel, conflicto, Poder 2): toda carta asignada de un rival en esta Ubicación cuenta con la mitad de su Poder impreso, redondeando hacia abajo.

## cards/NO07

rule-VEN-CARD-12 = Desvanecerse (Nosferatu, preparación, Poder 4): su jugador puede retirarse en ese momento.
rule-VEN-CARD-13 = Si ese jugador se retira, roba 1 de sangre a cada rival.
rule-VEN-CARD-14 = Llevada al Refugio en una retirada, NO07 puede volver a actuar en el paso de preparación del Refugio.

## cards/TR05

rule-VEN-CARD-15 = Caldero de sangre (Tremere, consecuencias, Poder 3): su jugador puede gastar la mitad de su reserva de sangre, redondeando hacia abajo.
rule-VEN-CARD-16 = Si se paga el coste, cada rival pierde 4 de sangre.
rule-VEN-CARD-17 = Con 1 de sangre, la mitad es 0.

## cards/AL08

rule-VEN-CARD-18 = Fiorenza Savona, emprendedora (vampira; influencia 3, Beso 0; al desangrarla, 3 de sangre y 1 de influencia): su dueño gana todos los empates.
rule-VEN-CARD-19 = «Todos los empates» abarca las clasificaciones de los conflictos, la apuesta más baja de MA02 y también la puntuación final.
rule-VEN-CARD-20 = Adquirir a AL08 no cambia la clasificación del conflicto en el que se consigue.

## cards/AL29

rule-VEN-CARD-21 = Sarah McAleer, banquera (humana; influencia 3, Beso 0; al desangrarla, 2 de sangre y 1 de influencia): al adquirirla, su dueño obtiene 1 de sangre por cada Aliado y Víctima de la alianza, ella incluida.

## cards/AL30

rule-VEN-CARD-22 = Miguel Chandler, bailarín (humano; influencia 3, Beso 0; al desangrarlo, 3 de sangre y 2 de influencia): si su dueño entra en Frenesí, se le desangra a él en lugar de una carta al azar.

## cards/AL01

rule-VEN-CARD-23 = Anita Wainwright (vampira): al adquirirla, su dueño obtiene 3 de sangre.

## cards/AL06

rule-VEN-CARD-24 = Maldavis (vampira; influencia 3, Beso 0): al adquirirla, su dueño obtiene 5 de sangre.

## cards/AL13

rule-VEN-CARD-25 = Ambrus Maropis (vampiro; influencia 3, Beso 0): su dueño puede gastar sangre para mirar cartas bocabajo, una carta por cada punto de sangre.

## cards/AL14

rule-VEN-CARD-26 = Edward Neally (vampiro; influencia 5, Beso 0): desangrarlo acarrea 2 fichas de Diablerie en vez de 1, también en Frenesí.

## cards/AL12

rule-VEN-CARD-27 = Talley (vampiro): cuando su dueño provoca Frenesí a un oponente, obtiene 1 de influencia más.

## cards/ALLY-PLAIN

rule-VEN-CARD-28 = Algunos Aliados no tienen habilidad. Aparecen ilustrados: Marcel, AL09 (Beso 1, influencia 4), Betty Fuller, AL19 (Beso 1, influencia 3), y Bronwyn, AL10.

## cards/LOC-SUCCUBUS

rule-VEN-CARD-29 = Succubus Club (carta de Ubicación): una vez resuelta su Ubicación, todo jugador puede devolver a su reserva hasta 3 de su propia sangre asignada allí.

## cards/LOC-COLLAR

rule-VEN-CARD-30 = Las Afueras (The Collar en la edición polaca; carta de Ubicación): quien provoca Frenesí a un oponente en su Ubicación obtiene 1 de influencia más.

## cards/REL-CHALICE

rule-VEN-CARD-31 = El Cáliz de Isaac (Reliquia, 2 de influencia): una vez, al principio de una fase de resolución, su dueño juega 1 de sangre de su reserva en cada Ubicación.

## cards/REL-RETURN

rule-VEN-CARD-32 = Los Apócrifos de Sargón (Reliquia, 0 de influencia): una vez, durante un turno de planificación de su dueño, uno de sus Aliados o Víctimas desangrados vuelve a la alianza.

## cards/general

rule-VEN-CARD-33 = Una carta bocarriba actúa para el jugador en cuya Posición está, sea quien sea su dueño; «tú» y «tu» en su texto se refieren a ese jugador.
rule-VEN-CARD-34 = Una carta de preparación que llega a la Posición mientras transcurre la parte de su jugador en el paso de preparación todavía actúa en ese paso; si llega más tarde, no. Las cartas de conflicto y de consecuencias actúan en sus pasos posteriores; las pasivas cuyo momento ha pasado, no.
rule-VEN-CARD-35 = Una carta actúa como mucho una vez en la resolución de una Ubicación, y otra vez en el Refugio si se ha movido allí o la ha llevado allí una retirada, y le llega su paso.
rule-VEN-CARD-36 = Una carta que se mueve por sí misma al Refugio va bocarriba a la Posición en el Refugio del jugador para el que actúa; si ya está en el Refugio, el movimiento no hace nada.
rule-VEN-CARD-37 = Un efecto sobre «cada rival» o «cada oponente» se aplica jugador por jugador en orden de turno, y cada Frenesí en el acto; quién es rival y las cantidades que dependen de un recuento se fijan al empezar el efecto.
rule-VEN-CARD-38 = Cuando una carta hace elegir a los rivales, eligen a la vista y en orden de turno, y cada elección se cumple antes de la siguiente; solo las apuestas (MA02) son secretas y simultáneas.
rule-VEN-CARD-39 = Una opción que no se puede cumplir en absoluto no se puede elegir mientras otra sí se pueda.
rule-VEN-CARD-40 = «Jugar sangre» sin indicar la procedencia significa de la reserva propia, y el último punto de sangre se queda; «tomar del suministro y jugar» no cuesta nada y no está limitado a 3.
rule-VEN-CARD-41 = Una carta que se pone bocabajo en la fase de resolución tiene Poder 0 y ningún efecto hasta el final de la ronda; se sigue sabiendo qué carta es.
rule-VEN-CARD-42 = Una carta puesta en una Posición por un efecto que dice «jugar» cuenta como jugada en ese momento por el jugador al que corresponde el efecto; las cartas movidas o retiradas no se juegan.
rule-VEN-CARD-43 = Poder de una carta en el paso de conflicto: el número impreso; primero VE02 lo pone a 0; GA02 lo reduce a la mitad; después se aplican los modificadores propios y los demás; nunca baja de 0. GA02 no cambia las cartas cuyo Poder fija un texto (VE04, las cartas bocabajo con MA07).
rule-VEN-CARD-44 = Las comparaciones de Poder impreso usan el número de la carta y no tienen en cuenta las cartas bocabajo.
rule-VEN-CARD-45 = Los efectos que cuentan cartas asignadas incluyen las cartas bocabajo y las de otros dueños en esa Posición; los que cuentan cartas bocarriba no incluyen las cartas bocabajo.
rule-VEN-CARD-46 = Los efectos que cuentan las cartas de una alianza no incluyen las desangradas.
rule-VEN-CARD-47 = Tomar, mover o descartar sangre asignada no es perder ni robar: no provoca Frenesí y la inmunidad no lo impide.
rule-VEN-CARD-48 = La inmunidad de TO06 cubre las pérdidas y los robos de la reserva causados por cartas que están en su Ubicación; una elección que exige tal pérdida se considera pagada. No cubre lo que uno gasta ni las apuestas que uno mismo asigna.
rule-VEN-CARD-49 = Las ganancias adicionales por provocar Frenesí se suman y corresponden al jugador que lo ha provocado.
rule-VEN-CARD-50 = El coste de jugar bocabajo es 1, más 1 con AL28, menos 1 con AL07, nunca por debajo de 0; con coste 0, un jugador con 1 de sangre puede jugar bocabajo.
rule-VEN-CARD-51 = Las pasivas que actúan en el mismo momento (justo después de la revelación: MA02, MA06, VE03, VE07) siguen el orden de turno, y las de un mismo jugador, el orden que ese jugador elija.
