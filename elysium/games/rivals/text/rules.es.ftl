# Vampire: The Masquerade – Rivals: the rule statements, in Spanish.
#
# Terms (English = Spanish), to be followed in every Spanish text of this game ("tú", never "usted"):
#   player = jugador; foe = enemigo; Rival = Rival; Rival token = ficha de Rival; eliminated = eliminado; to win = ganar; tie-break = desempate
#   Agenda = Objetivo (1 Agenda = 1 de Objetivo, 1 punto de Objetivo); Prestige = Prestigio ("1 de Prestigio"); Blood = Sangre ("1 de Sangre"); token = ficha
#   general / personal supply = reserva general / personal; gain = ganar, obtener; lose = perder; steal = robar; spend = gastar; pay = pagar
#   Blood Potency (BP) = Potencia de Sangre (PS); coterie = coterie (la); character = personaje; party = grupo; clan = Clan; Discipline = Disciplina
#   Leader = Líder; Leader Ability = Habilidad de Líder; Haven = Refugio; The Streets = Las Calles (plural); Torpor = Letargo ("caer en Letargo")
#   Library = Biblioteca; Faction Deck = Mazo de Facción; Faction pile = pila de Facción; City Deck = Mazo de Ciudad; City card = carta de Ciudad
#   discard pile = pila de descartes; burned pile = pila de cartas quemadas; hand = mano; face up / down = boca arriba / boca abajo; reveal = revelar
#   draw = robar (una carta); discard = descartar; burn = quemar; mend = curar; recruit = reclutar; defeat = derrotar; shuffle = barajar
#   ready / exhausted = preparado / agotado; to exhaust = agotar; Wounded = Herido; attach = adjuntar; attachment = adjunto; active = activo
#   Beginning / Action / End Phase = Fase Inicial / de Acción / Final; City Deck / Start of Turn / Ready and Return step = Paso de Mazo de Ciudad / de Inicio de Turno / Preparado y Retorno
#   Torpor and Mending / End of Turn / Antagonist / Draw step = Paso de Letargo y Curación / de Fin de Turno / de Antagonista / de Robo
#   action = acción; Unhosted Action = Acción Independiente; Ongoing = En curso; ability = habilidad; trigger = disparador; cost = coste
#   attack = ataque; attacker = atacante; defender = defensor; target = blanco; block = bloquear (bloqueo, bloqueador); Reaction = Reacción; conflict = conflicto
#   Physical / Social / Mental / Ranged = Físico / Social / Mental / A distancia; attribute = atributo; Shield = Escudo; skull = calavera
#   damage = daño ("1 de daño"); Aggravated = Agravado; prevent = prevenir; Secrecy = Discreción; Intel = Información
#   Influence = Influencia; exert = ejercer; No Influence token = ficha de Sin Influencia; Influence Modifier (1) = Modificador de Influencia (1)
#   Scheme = Estratagema; Influence Conflict = Conflicto de Influencia; YES / NO = SÍ / NO; side = bando; Conspiracy = Conspiración; to contribute = contribuir
#   title = Título; Titled = con Título; Prince of the City = Príncipe de la ciudad; to claim = reclamar; claimant = pretendiente
#   Event = Evento; Mortal = Mortal; Retainer = Criado; Citizen = Ciudadano; Vagrant = Vagabundo; Antagonist = Antagonista; Second Inquisition = Segunda Inquisición
#   Special Affairs Division (S.A.D.) = División de Asuntos Especiales (la S.A.D.); Relentless = Implacable; Guard = Guarda; Targeted = Dirigida
#   bid = puja; auction = subasta; turn order = orden de turno; clockwise = en sentido horario; round = ronda; supporting = de apoyo
# Names of cards stay English, as the table shows them; a ruling on a card adds the name it has in the Spanish edition. Quotes: «».

## components

rule-RIV-COMP-01 = La partida es para 2, 3 o 4 jugadores; no se admite ningún otro número.
rule-RIV-COMP-02 = El Mazo de Ciudad de San Francisco, tal como viene impreso, tiene 27 cartas: 10 son Eventos y 17 no.
rule-RIV-COMP-03 = En la caja hay además 80 fichas de Sangre/Prestigio de dos caras, 24 de Objetivo, 10 de Sin Influencia, 4 de Líder y 4 de Rival, 1 ficha de Primer Jugador, 4 hojas de ayuda, 12 separadores y un Pack de Cripta de 63 cartas para mazos personalizados.

## glossary

rule-RIV-GLOSS-01 = Un jugador controla todas las cartas que tiene en juego, tanto si salieron de su mazo como si se hizo con ellas durante la partida.
rule-RIV-GLOSS-02 = La coterie de un jugador la forman exactamente los vampiros que controla y que no están en Letargo.
rule-RIV-GLOSS-03 = Todos los demás jugadores son enemigos; dentro de un conflicto, «tu enemigo» es el jugador contrario en ese conflicto, y el Rival es una designación aparte, única para cada jugador.
rule-RIV-GLOSS-04 = Un vampiro está Herido mientras su Sangre sea la mitad de su Potencia de Sangre o menos.
rule-RIV-GLOSS-05 = Quemar una carta la saca de la partida; no va a la pila de descartes de ningún jugador.
rule-RIV-GLOSS-06 = Implacable permite usar una habilidad activada en el turno de cualquier jugador, incluido el de su controlador, pero nunca más de una vez por turno.
rule-RIV-GLOSS-07 = Robar quita algo a quien lo tiene y lo pone en el lugar correspondiente del ladrón: la Sangre en su vampiro activo, el Prestigio en su reserva personal, un Criado en su vampiro.
rule-RIV-GLOSS-08 = Un disparador es una circunstancia descrita que hace que ocurra un efecto; un efecto así no necesita que se lo active ni cuesta nada, salvo que indique un coste.
rule-RIV-GLOSS-09 = La Potencia de Sangre (PS) es a la vez el coste de reclutamiento, la Sangre máxima y el tope de la PS que pueden exigir las cartas que juega ese vampiro.

## tokens

rule-RIV-TOKEN-01 = La Sangre o el Prestigio que un jugador obtiene de la reserva general se toma solo en su propio color.
rule-RIV-TOKEN-02 = Si en la reserva general ya no queda nada del color de un jugador, este no puede obtener más Sangre ni Prestigio hasta que vuelva algo.
rule-RIV-TOKEN-03 = Quien tiene fichas de otros colores gasta o retira primero las del suyo.
rule-RIV-TOKEN-04 = Una cantidad, como 1 de Sangre, es siempre 1 punto de valor y nunca una ficha física elegida por el jugador; el cambio es libre.
rule-RIV-TOKEN-05 = Las fichas conseguidas de un enemigo conservan su color; cuando se gastan o se retiran, vuelven a la reserva general en ese color y el dueño del color puede obtenerlas de nuevo.

## victory

rule-RIV-WIN-01 = Gana el primer jugador que alcanza 13 puntos de Objetivo.
rule-RIV-WIN-02 = La partida acaba en cuanto un jugador queda eliminado o alcanza 13 de Objetivo, aunque antes se termina el conflicto que esté en marcha.
rule-RIV-WIN-03 = Quien elimina a su propio Rival gana, sean cuales sean los puntos de Objetivo.
rule-RIV-WIN-04 = Si un jugador queda eliminado y nadie ha alcanzado 13 de Objetivo ni ha eliminado a su propio Rival, gana quien tenga más Objetivo.
rule-RIV-WIN-05 = Un jugador cuyo Prestigio baja a 0 queda eliminado.
rule-RIV-WIN-06 = Un jugador queda eliminado cuando su último vampiro activo es derrotado o quemado; los vampiros en Letargo no cuentan como activos.
rule-RIV-WIN-07 = Cuando a un jugador lo elimina alguien que no lo tiene por Rival, quien posee la ficha de Rival del eliminado gana 3 de Objetivo antes de comparar las puntuaciones.
rule-RIV-WIN-08 = Cuando a un jugador lo elimina un efecto que ningún jugador controla, quien posee su ficha de Rival gana igualmente 3 de Objetivo.
rule-RIV-WIN-09 = El Objetivo del jugador eliminado pasa a ser 0 de forma definitiva antes de comparar las puntuaciones.
rule-RIV-WIN-10 = Nadie puede ganar antes de que el conflicto en marcha haya terminado por completo.
rule-RIV-WIN-11 = En una partida de 2 jugadores el único enemigo es el Rival, así que, si es eliminado por el medio que sea, gana el otro jugador.
rule-RIV-WIN-12 = El Prestigio que se pone sobre un vampiro que cae en Letargo puede dejar a su dueño a 0 y, con ello, eliminarlo.
rule-RIV-WIN-13 = Un jugador que pierde su último vampiro o su último Prestigio por una acción propia o por un efecto neutral cuenta como no eliminado por ningún contrario.
rule-RIV-WIN-14 = Un jugador eliminado tiene 0 de Objetivo y no puede ganar, aunque el mismo conflicto lo haya llevado a 13.
rule-RIV-WIN-15 = Si un mismo conflicto elimina a varios jugadores, cada eliminación se puntúa como siempre, y un eliminado solo puede ganar si no queda nadie más.

## tiebreak

rule-RIV-TIE-01 = Si dos o más jugadores pueden reclamar la victoria a la vez, decide la lista de desempate.
rule-RIV-TIE-02 = Primer desempate: gana el jugador empatado que sea el jugador activo.
rule-RIV-TIE-03 = Segundo desempate: gana el jugador empatado con más Prestigio.
rule-RIV-TIE-04 = Tercer desempate: gana el jugador empatado con el número de jugador más alto.
rule-RIV-TIE-05 = Ejemplo resuelto: el jugador 1 llega a 10 de Objetivo con Turf War al acabar con el último vampiro del jugador 2 en el propio turno de este; el jugador 4 posee la ficha de Rival del jugador 2 y gana 3, con lo que llega también a 10, así que decide la lista de desempate.
rule-RIV-TIE-06 = Si en el mismo conflicto un jugador alcanza 13 de Objetivo y otro elimina a su propio Rival, ambos pueden reclamar la victoria y decide el desempate.

## setup

rule-RIV-SETUP-01 = Preparación, paso 1: se apartan los 10 Eventos del Mazo de Ciudad, se barajan y 4 vuelven a la caja sin mirarlos.
rule-RIV-SETUP-02 = Preparación, paso 2: los 6 Eventos que quedan se barajan con las otras 17 cartas y forman un Mazo de Ciudad de 23 cartas.
rule-RIV-SETUP-03 = Preparación, paso 3: cada jugador elige un color distinto y empieza con 20 de Prestigio de ese color en su reserva personal.
rule-RIV-SETUP-04 = Preparación, paso 4: cada jugador toma un mazo (de 49 cartas si es preconstruido) y lo separa según el dorso en Biblioteca (40), Facción (7), Refugio (1) y Objetivo (1).
rule-RIV-SETUP-05 = Para las primeras partidas con menos de cuatro jugadores se aconseja usar los Clanes en este orden: Brujah, Toreador, Ventrue, Malkavian; es solo un consejo, y más adelante cualquier Clan puede enfrentarse a cualquier otro.
rule-RIV-SETUP-06 = Preparación, paso 5: en una partida normal (sin mazos personalizados), el Refugio y el Objetivo quedan boca arriba, uno junto al otro, delante de su jugador.
rule-RIV-SETUP-07 = Preparación, paso 6: en una partida introductoria, el vampiro inicial es el de mayor PS de la pila de Facción.
rule-RIV-SETUP-08 = En las partidas posteriores, cada jugador elige con libertad como vampiro inicial a cualquiera de sus 7 vampiros de Facción.
rule-RIV-SETUP-09 = Preparación, paso 7: el vampiro inicial se convierte en el Líder y recibe la ficha de Líder, que vale +1 Influencia.
rule-RIV-SETUP-10 = La ficha de Líder nunca se le quita al Líder.
rule-RIV-SETUP-11 = Si el Líder es quemado, la ficha desaparece con él y ningún otro vampiro pasa a ser Líder.
rule-RIV-SETUP-12 = Preparación, paso 8: de los 20 de Prestigio iniciales se mueve al Líder, como Sangre, una cantidad igual a su PS.
rule-RIV-SETUP-13 = Preparación, paso 9: el primer jugador se elige al azar y es el jugador 1; los números siguen desde él en sentido horario (hacia la izquierda).
rule-RIV-SETUP-14 = Preparación, paso 10: se barajan por separado la Biblioteca (40 cartas en un mazo básico) y los 6 vampiros restantes, que forman el Mazo de Facción.
rule-RIV-SETUP-15 = Preparación, paso 11: cada jugador roba 4 cartas de Biblioteca y 1 de Facción, y los jugadores 2, 3 y 4 roban 1 carta de Facción más.
rule-RIV-SETUP-16 = Las cartas de Biblioteca y las de Facción forman una sola mano, aunque tengan dorsos distintos.
rule-RIV-SETUP-17 = La mano inicial no se puede cambiar ni volver a robar.

## setup/rival-tokens

rule-RIV-RIVAL-01 = Con 2 jugadores no se roban fichas de Rival: el único enemigo de cada jugador es su Rival.
rule-RIV-RIVAL-02 = Con 3 jugadores se mezclan boca abajo las fichas de Rival 1-3 y con 4 jugadores las 1-4; desde el jugador 1 y en sentido horario, cada uno toma una, que se pone boca arriba en ese momento.
rule-RIV-RIVAL-03 = Quien saca su propio número toma primero otra ficha y solo después devuelve la suya boca abajo y vuelve a mezclar.
rule-RIV-RIVAL-04 = Cuando quedan dos jugadores sin ficha y el número de alguno de los dos no se ha revelado, las fichas restantes se ponen boca arriba y cada uno de ellos se queda la que no es su propio número.
rule-RIV-RIVAL-05 = Si los números de los dos últimos jugadores ya se han revelado, toman ficha al azar como siempre.
rule-RIV-RIVAL-06 = Nadie acaba nunca con su propio número: el reparto de Rivales es una permutación sin puntos fijos.
rule-RIV-RIVAL-07 = El Rival de un jugador es aquel cuyo número muestra su ficha, contando en sentido horario desde el jugador 1; así, la ficha 2 señala al jugador sentado un puesto después del jugador 1.

## anatomy

rule-RIV-ANAT-01 = En el texto de un vampiro, una parte en negrita seguida de dos puntos es una habilidad activada con un coste; el texto que no la tiene está siempre activo o depende de un disparador.
rule-RIV-ANAT-02 = La PS de un vampiro no cambia con su Sangre; solo la modifican los efectos de las cartas.

## agenda

rule-RIV-AGENDA-01 = Los puntos de Objetivo salen de la reserva general y se ponen sobre la propia carta de Objetivo.
rule-RIV-AGENDA-02 = El texto de una carta de Objetivo puede dispararse en el turno de cualquier jugador.
rule-RIV-AGENDA-03 = Derrotar o quemar a un vampiro de la coterie de tu Rival da 1 de Objetivo; por los vampiros de otros enemigos no se gana nada, salvo que lo diga una carta.
rule-RIV-AGENDA-04 = El punto por el Rival es por vampiros de su coterie, de modo que un vampiro en Letargo que se quema por ser único no da nada.
rule-RIV-AGENDA-05 = Al perder Objetivo nunca se baja de 0.

## haven

rule-RIV-HAVEN-01 = El Refugio da +1 Discreción a cada vampiro de su dueño que esté en él, pero no a los que están en Las Calles.
rule-RIV-HAVEN-02 = Todos los vampiros de un jugador que están en el Refugio forman siempre un solo grupo, que no se puede dividir.
rule-RIV-HAVEN-03 = La Habilidad de Líder del Refugio cuenta como texto del Líder y de ningún otro vampiro, esté donde esté el Líder mientras siga en juego.
rule-RIV-HAVEN-04 = La Habilidad de Líder queda desactivada mientras el Líder está fuera de juego y vuelve cuando él vuelve.

## zones

rule-RIV-ZONE-01 = Las Calles son una única zona común en el centro de la mesa, donde coinciden los grupos de todos los jugadores y las cartas de Ciudad que no están adjuntas.
rule-RIV-ZONE-02 = Un vampiro preparado del Refugio puede moverse a Las Calles en cualquier momento de la Fase de Acción de su controlador, y solo entonces, sin gastar ninguna acción.
rule-RIV-ZONE-03 = Los vampiros que están en Las Calles no pueden volver al Refugio ni ir a otro sitio por decisión propia.
rule-RIV-ZONE-04 = No es posible moverse ni reagruparse mientras hay una acción en marcha.
rule-RIV-ZONE-05 = Las cartas que un jugador descarta van a su única pila de descartes, junto a la Biblioteca, tanto los vampiros como las cartas de Biblioteca.

## city-deck

rule-RIV-CITY-01 = El número de cartas de Ciudad que puede haber a la vez en Las Calles es ilimitado.
rule-RIV-CITY-02 = Un Evento que no es En curso se resuelve de inmediato para todos los jugadores a los que afecta y luego se quema.
rule-RIV-CITY-03 = Un Evento En curso permanece en Las Calles exactamente una ronda, marcado con una ficha del color de quien lo reveló, tomada de la reserva general.
rule-RIV-CITY-04 = Cuando hay que sacar una carta y el Mazo de Ciudad está vacío, primero se baraja la pila de descartes de Ciudad para formar un mazo nuevo.
rule-RIV-CITY-05 = Si el Mazo de Ciudad y la pila de descartes de Ciudad están vacíos, no se añade ninguna carta.
rule-RIV-CITY-06 = Los Eventos, Mortales y Criados quemados van a la pila de cartas quemadas de Ciudad, nunca a la de descartes.
rule-RIV-CITY-07 = La carta de Príncipe de la ciudad, una vez revelada, queda en Las Calles a la espera de que alguien la reclame; no es un Mortal y no puede ser atacada.
rule-RIV-CITY-08 = La pila de descartes de Ciudad está boca arriba junto al Mazo de Ciudad; la de cartas quemadas es una pila distinta, apartada de la zona de juego.

## special-affairs

rule-RIV-SAD-01 = La División de Asuntos Especiales (S.A.D.) es un Antagonista neutral; en el Paso de Antagonista, cada S.A.D. que haya en Las Calles inflige 1 de daño Agravado a la coterie del jugador activo.
rule-RIV-SAD-02 = El jugador activo elige cuál de sus vampiros recibe cada punto de daño de la S.A.D.
rule-RIV-SAD-03 = Cada S.A.D. aporta +1 Información y todas comparten el total, así que con N S.A.D. en Las Calles cada una tiene Información N.
rule-RIV-SAD-04 = El daño de la S.A.D. solo se puede asignar a vampiros cuya Discreción no supere la Información de la S.A.D.
rule-RIV-SAD-05 = El daño de la S.A.D. no es un ataque ni es daño A distancia; no se puede responder a él con bloqueos ni con cartas de Reacción.
rule-RIV-SAD-06 = Los atributos no reducen el daño de la S.A.D., pero la prevención de daño sí.
rule-RIV-SAD-07 = Todo el daño de la S.A.D. asignado a un mismo vampiro se aplica de una sola vez.
rule-RIV-SAD-08 = A un vampiro no se le puede asignar más daño de la S.A.D. que la Sangre que tiene.
rule-RIV-SAD-09 = Las cartas de S.A.D. se pueden atacar en Las Calles como los demás Mortales de Ciudad no adjuntos, y al ser derrotadas dan el Objetivo que llevan impreso.

## turn/begin

rule-RIV-BEGIN-01 = Un turno consta de Fase Inicial, Fase de Acción y Fase Final; la Fase Inicial consta de Paso de Mazo de Ciudad, Paso de Inicio de Turno y Paso Preparado y Retorno.
rule-RIV-BEGIN-02 = En el Paso de Mazo de Ciudad, el jugador activo quema los Eventos En curso de su color y luego pone boca arriba en Las Calles la primera carta del Mazo de Ciudad.
rule-RIV-BEGIN-03 = En el primer turno de la partida, el jugador 1 revela tantas cartas de Ciudad como jugadores haya, en lugar de una.
rule-RIV-BEGIN-04 = Los Eventos que salen entre las cartas reveladas en el primer turno se resuelven como siempre, uno tras otro, y no se sustituyen.
rule-RIV-BEGIN-05 = Todos los efectos de «al inicio de tu turno» ocurren en el Paso de Inicio de Turno, en el orden que elija el jugador activo.
rule-RIV-BEGIN-06 = En el Paso de Inicio de Turno, el jugador activo quita todas las fichas de Sin Influencia de sus vampiros.
rule-RIV-BEGIN-07 = En el Paso Preparado y Retorno, todas las cartas que controla el jugador activo pasan a estar preparadas, incluidos los adjuntos.
rule-RIV-BEGIN-08 = En el Paso Preparado y Retorno, todos los vampiros de la coterie del jugador activo vuelven al Refugio.
rule-RIV-BEGIN-09 = En el Paso Preparado y Retorno, los vampiros en Letargo que no tienen toda su Sangre siguen en Letargo y agotados.

## turn/action

rule-RIV-ACT-01 = El jugador activo puede realizar hasta 2 acciones en cada Fase de Acción.
rule-RIV-ACT-02 = Se puede realizar dos veces la misma clase de acción en un turno.
rule-RIV-ACT-03 = Las cinco acciones normales son robar una carta, reclutar a un vampiro, reclamar el Título de Príncipe de la ciudad, jugar una carta de Acción y atacar.
rule-RIV-ACT-04 = Toda acción agota a un vampiro preparado de la coterie, salvo las Acciones Independientes, que no agotan a nadie pero consumen igualmente una de las 2 acciones.
rule-RIV-ACT-05 = Un vampiro puede actuar desde el Refugio o desde Las Calles, salvo que la acción o la carta exija un lugar.
rule-RIV-ACT-06 = Agotar a un vampiro no lo saca de su grupo.
rule-RIV-ACT-07 = Una carta puede dar a su vampiro una acción adicional que consume 1 de las 2 acciones y lo agota, esté donde esté; la del Seneschal hace que un enemigo pierda 1 de Prestigio, o 2 si nadie controla al Príncipe de la ciudad.

## turn/end

rule-RIV-END-01 = La Fase Final tiene cuatro pasos en orden estricto: Letargo y Curación, Fin de Turno, Antagonista y Robo.
rule-RIV-END-02 = En la Fase Final no se pueden jugar cartas, resolver Conspiraciones ni usar habilidades que agoten a un vampiro, salvo las que nombren un paso de la Fase Final.
rule-RIV-END-03 = En el Paso de Letargo y Curación, lo primero es poner 1 de Sangre de la reserva general en cada vampiro en Letargo del jugador activo.
rule-RIV-END-04 = Después de la Sangre del Letargo, el jugador activo puede descartar cartas para curar 1 de Sangre por carta en vampiros suyos de la coterie o en Letargo, cada vampiro como mucho una vez; la Sangre sale de la reserva general.
rule-RIV-END-05 = Un vampiro en Letargo que completa su Sangre en el Paso de Letargo y Curación vuelve en el acto, preparado, al Refugio, pero no puede moverse a Las Calles.
rule-RIV-END-06 = En el Paso de Fin de Turno se resuelven todos los efectos de «al final de tu turno» de Eventos, Refugios, vampiros y demás cartas.
rule-RIV-END-07 = En el Paso de Robo, el jugador activo roba 2 cartas, cada una de la Biblioteca o del Mazo de Facción; elige de dónde sale la segunda después de ver la primera.
rule-RIV-END-08 = La mano no tiene límite de cartas.
rule-RIV-END-09 = Tras el Paso de Robo, el turno pasa al siguiente jugador en sentido horario.
rule-RIV-END-10 = Las habilidades marcadas con Letargo tienen lugar en el Paso de Letargo y Curación, antes de curar con descartes.

## action/draw

rule-RIV-DRAW-01 = La acción de robar roba exactamente 1 carta de la Biblioteca o del Mazo de Facción, a elección del jugador, sin agotar a nadie.
rule-RIV-DRAW-02 = Después de la preparación, siempre que una regla o una carta hace robar a un jugador, este elige el mazo para cada carta.
rule-RIV-DRAW-03 = De un mazo sin cartas ya no se puede robar; nada se vuelve a barajar, y quedarse sin mazo no tiene ningún otro castigo.

## action/recruit

rule-RIV-RECRUIT-01 = Reclutar pone a un vampiro de la mano boca arriba en el Refugio de su controlador, y de la reserva personal pasa a él, como Sangre, tanto Prestigio como su PS.
rule-RIV-RECRUIT-02 = Reclutar no agota a nadie y el vampiro nuevo llega preparado.
rule-RIV-RECRUIT-03 = Se pueden reclutar vampiros de cualquier Clan, sea cual sea el Clan del Líder.

## action/prince

rule-RIV-CLAIM-01 = Reclamar el Título de Príncipe de la ciudad es una acción que no cuesta Influencia ni Prestigio; su coste adicional es agotar a un vampiro de la coterie que esté en Las Calles, que pasa a ser el pretendiente.
rule-RIV-CLAIM-02 = Solo se puede reclamar si la carta de Príncipe ya ha salido del Mazo de Ciudad y no está adjunta a ningún vampiro.
rule-RIV-CLAIM-03 = Tras el anuncio, cada enemigo por turno puede agotar a un vampiro preparado, esté donde esté, para hacer un ataque contra el pretendiente.
rule-RIV-CLAIM-04 = Estos ataques se hacen como si fuera el turno de ese enemigo, así que puede usar habilidades activadas de ataque que normalmente solo valen en el turno propio.
rule-RIV-CLAIM-05 = Los ataques contra el pretendiente no se pueden bloquear y contra ellos no se pueden jugar cartas de Reacción.
rule-RIV-CLAIM-06 = Los atributos y la prevención de daño sí reducen el daño al pretendiente.
rule-RIV-CLAIM-07 = Contra estos ataques, la Discreción no protege al pretendiente.
rule-RIV-CLAIM-08 = En estos ataques solo puede jugar una carta de Ataque el enemigo que tenga por Rival al controlador del pretendiente; los demás no.
rule-RIV-CLAIM-09 = Cada ataque contra el pretendiente se resuelve por separado y por completo antes del siguiente.
rule-RIV-CLAIM-10 = Si un ataque derrota al pretendiente, el Título no se obtiene y la carta de Príncipe se queda en Las Calles.
rule-RIV-CLAIM-11 = Si el pretendiente sobrevive a todos los ataques, se le adjunta el Título de Príncipe.
rule-RIV-CLAIM-12 = Un pretendiente con 3 adjuntos, ninguno de ellos un Título, debe quemar uno para hacer sitio al Título de Príncipe; si tenía otro Título, se descarta este y ya hay sitio.
rule-RIV-CLAIM-13 = En el primer turno del jugador 1, los enemigos que aún no han tenido un turno pueden atacar igualmente al pretendiente.
rule-RIV-CLAIM-14 = Una vez derrotado el pretendiente, los enemigos restantes no atacan.
rule-RIV-CLAIM-15 = Un enemigo que ataca al pretendiente desde su Refugio ataca con todo el grupo del Refugio, que no se mueve de allí.

## action/card

rule-RIV-ACARD-01 = Jugar una carta de Acción consiste en mostrarla desde la mano y agotar a un vampiro preparado de la coterie, esté donde esté, que es quien la juega.
rule-RIV-ACARD-02 = El vampiro que actúa debe tener la PS que exige la carta.
rule-RIV-ACARD-03 = Una vez resuelta, una carta de Acción se descarta, salvo que en su línea de tipo diga En curso; en ese caso queda en juego cerca del Refugio y actúa desde ese momento.
rule-RIV-ACARD-04 = Una carta con icono de Clan (de Acción, de Ataque o de otro tipo) solo se puede jugar mientras el jugador tenga en la coterie al menos un vampiro activo de ese Clan.
rule-RIV-ACARD-05 = Mientras la coterie cumpla ese requisito, una carta de Clan puede jugarla un vampiro de cualquier otro Clan que tenga PS suficiente.

## attack/sequence

rule-RIV-ATTACK-01 = Atacar es una acción cuyo coste adicional es agotar a un vampiro preparado de la coterie que esté en Las Calles, que pasa a ser el atacante.
rule-RIV-ATTACK-02 = Los blancos permitidos son los vampiros contrarios que estén en Las Calles o en su Refugio y los Mortales del Mazo de Ciudad que estén en Las Calles sin estar adjuntos a un vampiro.
rule-RIV-ATTACK-03 = No se puede atacar a los vampiros de un enemigo que aún no ha tenido su primer turno.
rule-RIV-ATTACK-04 = Paso 1: antes de atacar, los vampiros preparados que van a participar se separan de los agotados, y luego se agota como atacante a un vampiro preparado que esté en Las Calles.
rule-RIV-ATTACK-05 = Paso 3: si hace falta, se reúne Información hasta igualar la Discreción del blanco, antes de anunciar el tipo de ataque.
rule-RIV-ATTACK-06 = Paso 4: se anuncia exactamente un tipo de ataque: A distancia, Físico, Social o Mental.
rule-RIV-ATTACK-07 = Paso 5: el jugador atacante puede colocar boca abajo una carta de Ataque del tipo anunciado, o decir que no hay ninguna.
rule-RIV-ATTACK-08 = Los pasos 5, 6 y 7 van en este orden: carta de Ataque, bloqueo de un vampiro preparado del grupo del blanco, carta de Reacción del tipo del ataque.
rule-RIV-ATTACK-09 = Paso 8: primero revela su carta el jugador atacante y después el defensor.
rule-RIV-ATTACK-10 = Las elecciones que pide una carta se hacen solo cuando ambas cartas están reveladas.
rule-RIV-ATTACK-11 = Una carta de Ataque o de Reacción ya colocada debe revelarse; no se puede retirar.
rule-RIV-ATTACK-12 = Paso 9: el jugador atacante puede activar habilidades primero y el defensor después; a partir de ahí el atacante ya no puede activar más.
rule-RIV-ATTACK-13 = Paso 10: todo el daño se suma con el atributo del atacante que corresponda, y se resuelven los efectos de texto, como robar Sangre.
rule-RIV-ATTACK-14 = Aunque un atacante o un defensor sea derrotado en el paso 10, todo el daño se resuelve igualmente en los pasos siguientes.
rule-RIV-ATTACK-15 = Paso 12: por cada punto de daño que queda, 1 de Sangre pasa del vampiro a la reserva general.
rule-RIV-ATTACK-16 = Paso 13: las habilidades que hablan del daño recibido se resuelven al final.
rule-RIV-ATTACK-17 = Terminado el ataque, se descartan todas las cartas de Ataque y de Reacción jugadas en él.
rule-RIV-ATTACK-18 = Atacar a un vampiro en su Refugio no lleva hasta allí al grupo atacante.
rule-RIV-ATTACK-19 = Una carta de Ataque exige una PS no mayor que la PS actual del atacante; la Sangre que tenga no importa, y los modificadores de PS cuentan.
rule-RIV-ATTACK-20 = Un ataque sin carta de Ataque inflige el atributo elegido más los modificadores.
rule-RIV-ATTACK-21 = A una carta de Ataque que muestra 0 de daño se le suma igualmente el atributo.
rule-RIV-ATTACK-22 = Una carta de Ataque que al revelarse resulta ilegal (PS demasiado alta, requisito de Clan sin cumplir o tipo equivocado) se descarta y el ataque sigue sin ella.
rule-RIV-ATTACK-23 = Tras una carta de Ataque ilegal se deshacen todos los bloqueos y Reacciones, incluidos sus costes, y el ataque se reanuda en el paso 6.
rule-RIV-ATTACK-24 = Una carta de Reacción ilegal se descarta sin efecto y el ataque continúa.
rule-RIV-ATTACK-25 = Paso 11: el daño se reduce con el atributo que corresponda, los Escudos de la Reacción y las habilidades de prevención; estas últimas pueden usarse aquí aunque se haya pasado en el paso 9.
rule-RIV-ATTACK-26 = Si el atacante sale del juego antes del paso 10, el ataque acaba sin daño.
rule-RIV-TYPATK-01 = Ejemplo resuelto (ataque típico), preparación: Muhammad Zadeh e Iris Lokken forman un grupo en Las Calles y Muhammad se agota para hacer un ataque Social a Hydra, que está en Las Calles, con una carta boca abajo; el defensor no bloquea ni reacciona.
rule-RIV-TYPATK-02 = Ejemplo resuelto (ataque típico), daño: se revela Humiliate; como el grupo tiene 2 o más de Presencia, la carta aporta 2, que con el Social 2 de Muhammad suman 4.
rule-RIV-TYPATK-03 = Ejemplo resuelto (ataque típico), resultado: el Social 1 de Hydra baja los 4 a 3, así que 3 de Sangre pasan de Hydra a la reserva general.
rule-RIV-EX13-01 = Ejemplo resuelto (13 pasos), paso 1: el jugador Brujah mueve a Skunk y a Brother a Las Calles y agota a Skunk como atacante.
rule-RIV-EX13-02 = Ejemplo resuelto, paso 2: el blanco es Lixue Chen, que está en su Refugio.
rule-RIV-EX13-03 = Ejemplo resuelto, paso 3: descartar 1 carta da +1 Información y supera el +1 Discreción del Refugio.
rule-RIV-EX13-04 = Ejemplo resuelto, pasos 4 y 5: se anuncia un ataque Físico y se coloca una carta de Ataque boca abajo junto al atacante.
rule-RIV-EX13-05 = Ejemplo resuelto, paso 6: Bella Forte, preparada y del mismo grupo del Refugio, se agota para bloquear y pasa a ser el blanco.
rule-RIV-EX13-06 = Ejemplo resuelto, paso 7: el defensor coloca una Reacción boca abajo junto a Bella.
rule-RIV-EX13-07 = Ejemplo resuelto, paso 8: primero se revela Sucker Punch, que por ser Dirigida devuelve el ataque a Lixue a pesar del bloqueo; después se revela Steal the Spotlight.
rule-RIV-EX13-08 = Ejemplo resuelto, paso 9: el atacante agota a Brother para hacer +1 de daño; el defensor renuncia a usar habilidades.
rule-RIV-EX13-09 = Ejemplo resuelto, paso 10: 2 de Sucker Punch, 1 de Brother y el Físico 1 de Skunk hacen 4 de daño Físico contra Lixue.
rule-RIV-EX13-10 = Ejemplo resuelto, paso 10: Steal the Spotlight le cuesta a Skunk 2 de Sangre, porque Bella sigue siendo bloqueadora aunque el ataque cambiara de blanco.
rule-RIV-EX13-11 = Ejemplo resuelto, paso 11: el Físico 1 de Lixue baja los 4 a 3 y su Vagabundo, al agotarse, los baja a 2; el Escudo 2 de Bella no ayuda a Lixue.
rule-RIV-EX13-12 = Ejemplo resuelto, paso 12: Lixue pierde 2 de Sangre y se queda con 4.
rule-RIV-EX13-13 = Ejemplo resuelto, paso 13: Drain Them Slowly da 1 de Objetivo al jugador Brujah, porque se ha infligido al menos 1 de daño no Agravado y el blanco no ha sido derrotado.
rule-RIV-EX13-14 = Ejemplo resuelto, situación final: todos los resultados de los trece pasos juntos.

## attack/ranged

rule-RIV-RANGED-01 = Al daño A distancia no se le suma ningún atributo, así que un ataque A distancia sin carta tiene 0 de daño base.
rule-RIV-RANGED-02 = Los ataques A distancia solo los pueden bloquear los vampiros capaces de hacerlo, como los que tienen la palabra clave Guarda.

## block

rule-RIV-BLOCK-01 = Un vampiro preparado del grupo del blanco puede (sin estar obligado) agotarse para bloquear un ataque que no sea A distancia, y pasa a ser el nuevo blanco.
rule-RIV-BLOCK-02 = Como mucho un vampiro bloquea cada ataque.
rule-RIV-BLOCK-03 = Un vampiro no puede bloquear un ataque dirigido contra él mismo.
rule-RIV-BLOCK-04 = Solo pueden bloquear los vampiros del propio grupo del blanco; todo un Refugio es un solo grupo, pero los grupos separados de Las Calles no lo son.
rule-RIV-BLOCK-05 = Si el ataque acaba en otro blanco, el bloqueador sigue siéndolo durante el resto del ataque.

## reaction

rule-RIV-REACT-01 = Fijados el tipo y el blanco, el jugador defensor puede jugar una Reacción en la que figure el tipo del ataque; algunas Reacciones tienen varios.
rule-RIV-REACT-02 = El blanco debe tener la PS que exige la Reacción y cuenta como el vampiro que la juega.
rule-RIV-REACT-03 = El número de Escudos de una Reacción (modificado por su texto) previene esa cantidad de daño al vampiro que la ha jugado, además de lo que reduzca el atributo.
rule-RIV-REACT-04 = Una Reacción solo inflige daño al atacante si muestra una calavera de daño debajo de su PS o si lo dice su texto.
rule-RIV-REACT-05 = Al daño de una Reacción se le suma el atributo del vampiro que reacciona para ese tipo de daño (ninguno si es A distancia), y lo reducen el atributo y la prevención del atacante.
rule-RIV-REACT-06 = Se puede jugar una Reacción aunque su texto no sirva de nada al blanco; los Escudos cuentan igualmente.
rule-RIV-REACT-07 = Las Reacciones se juegan solo contra ataques, no contra el daño de la S.A.D., las pérdidas ni las acciones que no son ataques.

## abilities

rule-RIV-TEXT-01 = Todos los miembros del grupo atacante y del grupo defensor están en el conflicto y pueden aplicar el texto que venga al caso.
rule-RIV-TEXT-02 = El texto sigue activo tanto si el vampiro está preparado como si está agotado.
rule-RIV-TEXT-03 = Una habilidad que empieza por «Atacante» solo funciona mientras ese vampiro es el atacante; solo entonces puede Hydra pagar 1 de Sangre para robar.
rule-RIV-TEXT-04 = Una habilidad que empieza por «Grupo» funciona si ese vampiro es el atacante, el blanco o un miembro de apoyo de cualquiera de los dos grupos; la de Zhang Wei (con un Título) le cuesta al enemigo 1 de Prestigio cuando su grupo derrota a un vampiro.
rule-RIV-TEXT-05 = Los atributos y las bonificaciones aumentan solo el daño de la calavera infligido al blanco del ataque; el daño que el texto causa a otros vampiros no aumenta.
rule-RIV-TEXT-06 = Si varios efectos se resuelven a la vez, su controlador elige el orden; si chocan efectos de jugadores distintos, se resuelven antes los del jugador activo.
rule-RIV-TEXT-07 = Un texto que dice «este grupo» se aplica a todos los vampiros de ese grupo, también al que lleva el texto.
rule-RIV-TEXT-08 = Un texto que habla de «tú» se refiere al jugador y se dispara tanto si el acto lo ha realizado un vampiro como si no.
rule-RIV-TEXT-09 = Un texto que dice «este personaje» se dispara solo cuando actúa ese mismo vampiro.
rule-RIV-TEXT-10 = Una Acción, o cualquier carta con requisito de PS, cuenta como jugada tanto por el jugador como por el vampiro que la realiza.

## damage

rule-RIV-DAMAGE-01 = El daño de un ataque es el de la carta más el atributo del atacante para ese tipo más los modificadores de habilidades, cartas En curso y otros efectos.
rule-RIV-DAMAGE-02 = Solo se suma el atributo del atacante; los de sus compañeros de grupo no.
rule-RIV-DAMAGE-03 = Los ataques Físicos usan Físico, los Sociales Social, los Mentales Mental, y los ataques A distancia ninguno.
rule-RIV-DAMAGE-04 = El daño Físico y el daño A distancia los reduce Físico; el Social, Social; el Mental, Mental.
rule-RIV-DAMAGE-05 = Las reducciones no pueden dejar el daño por debajo de cero.
rule-RIV-DAMAGE-06 = La Sangre no puede bajar de 0.
rule-RIV-DAMAGE-07 = Pagar o perder Sangre, o que la roben, no es daño, y no lo reducen los atributos, los Escudos ni la prevención.
rule-RIV-DAMAGE-08 = Un vampiro que queda a 0 de Sangre por una pérdida o un robo cae igualmente en Letargo.

## aggravated

rule-RIV-AGG-01 = Los atributos no reducen el daño Agravado.
rule-RIV-AGG-02 = Los Escudos y las habilidades de prevención de daño sí reducen el daño Agravado.
rule-RIV-AGG-03 = Un vampiro que llega a 0 de Sangre por un daño del que al menos 1 es Agravado se quema en lugar de caer en Letargo.
rule-RIV-AGG-04 = Los adjuntos de un vampiro quemado se queman con él, salvo el Título de Príncipe de la ciudad.
rule-RIV-AGG-05 = Un vampiro quemado por daño Agravado no le cuesta a su dueño el Prestigio del Letargo.
rule-RIV-AGG-06 = Cuando un ataque mezcla daño normal y Agravado, el atributo reduce solo la parte normal.
rule-RIV-AGG-07 = El daño adicional que se suma a un ataque cuya carta de Ataque inflige daño Agravado al blanco cuenta también como Agravado.
rule-RIV-AGG-08 = Un vampiro quemado por daño Agravado cuenta como derrotado para los efectos que piden una derrota.

## secrecy

rule-RIV-SECR-01 = Solo se puede atacar a un blanco con una Información igual o mayor que su Discreción.
rule-RIV-SECR-02 = Todo jugador tiene de por sí una habilidad, que no es una acción, para descartar X cartas y dar al jugador activo +X Información contra el blanco elegido durante esa acción.
rule-RIV-SECR-03 = Cualquier jugador puede pagar ese descarte en cualquier ataque, también en el de otro jugador.
rule-RIV-SECR-04 = El descarte por Información se puede volver a usar en cada ataque.
rule-RIV-SECR-05 = Los vampiros que están en Las Calles tienen Discreción 0, salvo que algún efecto se la dé; la Discreción de varias fuentes se suma.
rule-RIV-SECR-06 = Tras un bloqueo no hace falta más Información contra el bloqueador.

## abilities

rule-RIV-ABIL-01 = Una habilidad activada se anuncia, se paga todo su coste y luego se resuelve su efecto.
rule-RIV-ABIL-02 = Los costes de Prestigio salen de la reserva personal del jugador; los de Sangre, del vampiro que realiza el acto.
rule-RIV-ABIL-03 = Un solo pago no puede cubrir dos costes; un descarte hecho como efecto o como coste no vale para nada más.
rule-RIV-ABIL-04 = Cada habilidad activada se puede usar una vez en cada turno propio.
rule-RIV-ABIL-05 = Las habilidades activadas no se pueden usar en el turno de un enemigo, salvo en las excepciones enumeradas.
rule-RIV-ABIL-06 = Las excepciones al límite del turno propio son: un enemigo que reclama el Título de Príncipe, las habilidades defensivas que responden a un ataque o a un daño, las cartas que dicen una vez en el turno de cada jugador, e Implacable.
rule-RIV-ABIL-07 = La última Sangre de un vampiro no se puede gastar en un coste.
rule-RIV-ABIL-08 = Ningún coste se puede pagar con el último Prestigio del jugador, ni siquiera para ganar.
rule-RIV-ABIL-09 = Un texto en negrita sin dos puntos, situado encima de una habilidad, es un coste que se paga una sola vez al jugar esa carta.
rule-RIV-ABIL-10 = Una habilidad activada que no depende de una acción se puede usar en cualquier momento de la propia Fase de Acción.
rule-RIV-ABIL-11 = Una Disciplina indicada como coste se paga con tenerla; no se pierde, y tenerla dos veces no permite un segundo uso.
rule-RIV-ABIL-12 = El último Prestigio no se puede convertir en Influencia.
rule-RIV-ABIL-13 = El último Prestigio no se puede gastar en reclutar.
rule-RIV-ABIL-14 = El último Prestigio no se puede poner en una Conspiración, ni al jugarla ni al contribuir.
rule-RIV-EXH-01 = Un coste de agotar agota la carta que lleva la habilidad y ninguna otra, salvo que lo diga, y exige que esa carta esté preparada.
rule-RIV-EXH-02 = Las habilidades de agotar no consumen una acción, salvo que la carta lo diga.
rule-RIV-EXH-03 = Ejemplo resuelto: The Madhouse da al Líder «agota a tu Líder y descarta 1 carta para añadir 1 de Prestigio de la reserva general a una carta boca abajo que controles», que se puede usar una vez en la propia Fase de Acción sin gastar ninguna acción.
rule-RIV-EXH-04 = Las habilidades de agotar funcionan solo en el turno de su controlador, salvo que la carta diga otra cosa o valga una excepción general (RIV-ABIL-06).

## torpor

rule-RIV-TORPOR-01 = Un vampiro de la coterie con 0 de Sangre se agota y se pone en la zona de Letargo de su controlador.
rule-RIV-TORPOR-02 = Todos los Criados adjuntos a un vampiro que cae en Letargo se queman.
rule-RIV-TORPOR-03 = Después de los Criados, se descartan todas las demás cartas adjuntas que no sean un Título.
rule-RIV-TORPOR-04 = Los Títulos siguen adjuntos a un vampiro en Letargo, salvo el de Príncipe de la ciudad.
rule-RIV-TORPOR-05 = Cuando un vampiro cae en Letargo se le quitan todas las fichas, menos la de Líder.
rule-RIV-TORPOR-06 = Su controlador pone en el acto sobre el vampiro 1 de Prestigio de su reserva personal, que pasa a ser 1 de Sangre.
rule-RIV-TORPOR-07 = Un vampiro en Letargo sigue controlado, pero solo conserva su PS y su nombre: no tiene Clan, Disciplinas, atributos ni texto, aparte del texto marcado con Letargo.
rule-RIV-TORPOR-08 = Un vampiro en Letargo no puede actuar, no está en ningún grupo y no se le puede atacar.
rule-RIV-TORPOR-09 = Un vampiro en Letargo no puede ejercer Influencia.
rule-RIV-TORPOR-10 = Un Título en un vampiro en Letargo sigue adjunto, pero allí no da ni sus habilidades ni Influencia.
rule-RIV-TORPOR-11 = En el turno de su controlador, un vampiro en Letargo cuya Sangre es igual a su PS pasa a estar preparado y vuelve de inmediato al Refugio.
rule-RIV-TORPOR-12 = En el turno de otro jugador, un vampiro en Letargo que completa su Sangre permanece allí hasta el siguiente Paso Preparado y Retorno de su controlador.

## mending

rule-RIV-HEAL-01 = Curar mueve Sangre de la reserva general al vampiro.
rule-RIV-HEAL-02 = Un vampiro nunca tiene más Sangre que su PS actual.
rule-RIV-HEAL-03 = Aumentar la PS no cura; solo sube el máximo y la PS con la que se juegan cartas.
rule-RIV-HEAL-04 = Perder una bonificación de PS baja el máximo, y la Sangre que lo supera se pierde.

## parties

rule-RIV-GROUP-01 = Un grupo es un conjunto de vampiros de la coterie de un jugador que están en un mismo lugar, sean de los Clanes que sean; puede haber grupos de cualquier tamaño y en cualquier número.
rule-RIV-GROUP-02 = Los vampiros agotados no pueden unirse a otros grupos.
rule-RIV-GROUP-03 = Los vampiros preparados que están en Las Calles se pueden reagrupar libremente en el turno de su controlador mientras no haya una acción en marcha, también con vampiros agotados o recién llegados.
rule-RIV-GROUP-04 = Tras un ataque, los miembros preparados pueden quedarse con los agotados o formar otros grupos.
rule-RIV-GROUP-05 = Para las acciones que no son ataques no hay que separar del grupo a ningún vampiro agotado.

## disciplines

rule-RIV-DISC-01 = Las Disciplinas son Animalismo, Auspex, Celeridad, Dominación, Fortaleza, Ofuscación, Potencia, Presencia, Protean, Magia de Sangre y Alquimia de Sangre Débil.
rule-RIV-DISC-02 = Las Disciplinas no tienen ningún efecto por sí mismas.
rule-RIV-DISC-03 = Cuando una carta cuenta los vampiros que tienen una Disciplina, el que la tiene dos veces cuenta una sola.
rule-RIV-DISC-04 = Cuando una carta cuenta las Disciplinas de un solo vampiro, las repetidas cuentan todas.
rule-RIV-DISC-05 = Un icono de Disciplina dentro del texto es un requisito que debe cumplir el vampiro activo para el texto que sigue; si no la tiene, la carta se puede jugar igualmente, pero sin ese texto.
rule-RIV-DISC-06 = Ejemplo resuelto: Irresistible Voice necesita que el atacante tenga Presencia para todo su texto; sin ella, la rebaja por tener Dominación en el grupo no sirve de nada.
rule-RIV-DISC-07 = Cuando una carta pide un número de iconos de Disciplina en un grupo o en la coterie, y no de vampiros que la tengan, cuenta cada icono.

## influence

rule-RIV-INFL-01 = Al empezar, solo el Líder tiene Influencia (+1 de la ficha); los demás vampiros la obtienen únicamente mediante cartas.
rule-RIV-INFL-02 = Un vampiro ejerce toda su Influencia o nada, y no puede repartirla entre varios efectos.
rule-RIV-INFL-03 = Al ejercer se pone una ficha de Sin Influencia sobre el vampiro; mientras la tenga, no tiene Influencia que ejercer, ni siquiera la que obtenga después.
rule-RIV-INFL-04 = Un jugador al que se le pide que ejerza elige libremente cuáles y cuántos de sus vampiros lo hacen, quizá ninguno.
rule-RIV-INFL-05 = Pueden ejercer Influencia los vampiros agotados y los vampiros de la coterie estén donde estén.
rule-RIV-INFL-06 = Una carta de Modificador de Influencia solo se puede jugar cuando el jugador necesita Influencia.
rule-RIV-INFL-07 = Modificador de Influencia (1), como en Hedge Your Bets y The Last Word, significa que un jugador solo puede jugar una de esas cartas por acción o acontecimiento; pagar un Título es una sola acción.
rule-RIV-INFL-08 = En una Estratagema, el Modificador de Influencia se juega boca abajo; en los demás casos, boca arriba.
rule-RIV-INFL-09 = La Influencia de un modificador se suma al total del jugador para esa acción o acontecimiento, no a un vampiro; la que sobra se pierde, y la carta se descarta al final de la acción.
rule-RIV-INFL-10 = Siempre que necesite Influencia, un jugador puede convertir Prestigio de su reserva personal en Influencia, uno por uno; vale solo para esa acción o acontecimiento, y el Prestigio va a la reserva general.

## scheme

rule-RIV-SCHEME-01 = Una Estratagema es una carta de Acción que plantea a todos los jugadores una pregunta de sí o no, que se decide con un Conflicto de Influencia.
rule-RIV-SCHEME-02 = Una pregunta del tipo «¿debería ganar…?» se refiere solo a quien juega la Estratagema.
rule-RIV-SCHEME-03 = El jugador activo declara primero y tiene que estar por el SÍ.
rule-RIV-SCHEME-04 = Los jugadores declaran uno por uno en sentido horario desde el jugador activo, cada uno solo después de que el anterior haya anunciado su total y su bando.
rule-RIV-SCHEME-05 = Todo jugador puede participar, tenga o no Influencia visible, o quedarse fuera.
rule-RIV-SCHEME-06 = En su turno de declarar, cada jugador lo fija todo (vampiros que ejercen, un Modificador de Influencia boca abajo como máximo y Prestigio oculto) y después no puede añadir nada.
rule-RIV-SCHEME-07 = El Prestigio oculto en el puño sale de la reserva personal, y su cantidad es secreta hasta que se revela.
rule-RIV-SCHEME-08 = El total anunciado incluye solo la Influencia visible, nunca las partes ocultas.
rule-RIV-SCHEME-09 = Cuando todos han declarado, los modificadores y el Prestigio se revelan a la vez y se suman al bando de su dueño.
rule-RIV-SCHEME-10 = Después de revelar ya no se pueden usar más modificadores y nadie puede cambiar de bando.
rule-RIV-SCHEME-11 = Gana el bando con más Influencia; con el SÍ se cumplen las instrucciones de la Estratagema, con el NO fracasa sin efecto.
rule-RIV-SCHEME-12 = El empate favorece al jugador activo, es decir, al SÍ.
rule-RIV-SCHEME-13 = Los jugadores del bando ganador pierden el Prestigio que han revelado, que va a la reserva general; los del bando perdedor recuperan el suyo.
rule-RIV-SCHEME-14 = La carta de Estratagema va a la pila de descartes al final de la acción, se gane o se pierda.
rule-RIV-SCHEME-15 = El Prestigio oculto tiene un límite: no se puede gastar el último.
rule-RIV-SCHEME-16 = Las promesas sobre qué responder y otros tratos obligan, pero no se puede entregar nada tangible.
rule-RIV-SCHEME-17 = Al bando perdedor solo le vuelve el Prestigio oculto; la Influencia ejercida, los modificadores y los costes pagados por habilidades quedan gastados.
rule-RIV-SCHEX-01 = Ejemplo resuelto (Free Money), jugador 3: agota a un vampiro para jugar la Estratagema, ejerce con su Líder +1 de la ficha y +1 de Primogen, añade un modificador boca abajo y 2 de Prestigio oculto, y anuncia 2 por el SÍ.
rule-RIV-SCHEX-02 = Ejemplo resuelto, jugador 4: ejerce 1 con su Líder, oculta 3 de Prestigio y anuncia 1 por el NO.
rule-RIV-SCHEX-03 = Ejemplo resuelto, jugador 1: su Líder está en Letargo, así que anuncia 0 por el SÍ, con 1 de Prestigio oculto.
rule-RIV-SCHEX-04 = Ejemplo resuelto, jugador 2: su Líder ya lleva una ficha de Sin Influencia, así que Flick paga 1 de Sangre por +3 Influencia y la ejerce; el jugador anuncia 3 por el NO, sin nada oculto.
rule-RIV-SCHEX-05 = Ejemplo resuelto, recuento: el jugador 3 revela Hedge Your Bets (2) y 2 de Prestigio y llega a 6, el jugador 1 suma 1, y el SÍ tiene 7; el jugador 4 tiene 4 y el jugador 2 tiene 3, y el NO tiene 7; el empate es un SÍ.
rule-RIV-SCHEX-06 = Ejemplo resuelto, pagos: los jugadores 3 y 1 pierden 2 y 1 de Prestigio, el jugador 4 conserva sus 3 y a Flick no se le devuelve la Sangre.
rule-RIV-SCHEX-07 = Ejemplo resuelto, resultado: cada jugador gana 3 de Prestigio de su color; Hedge Your Bets se descarta sin la recompensa por fracaso.

## titles

rule-RIV-TITLE-01 = Un vampiro tiene como mucho un Título, y ninguno puede reemplazar a otro, salvo el de Príncipe de la ciudad, que siempre reemplaza al anterior.
rule-RIV-TITLE-02 = Jugar un Título es una acción que agota al vampiro que va a recibirlo, que debe tener la PS exigida, y que requiere ejercer la Influencia impresa.
rule-RIV-TITLE-03 = No se puede jugar un Título si no se puede reunir la Influencia necesaria.
rule-RIV-TITLE-04 = La Influencia la puede ejercer cualquier vampiro de la coterie; no hace falta que lo haga el que recibe el Título.
rule-RIV-TITLE-05 = La mayoría de los Títulos son únicos: mientras uno esté en juego en un vampiro activo, ningún otro vampiro puede recibir ese mismo Título.
rule-RIV-TITLE-06 = Si quien tiene un Título único está en Letargo, cualquiera puede jugar ese Título, y entonces se descarta el del vampiro en Letargo.
rule-RIV-TITLE-07 = Primogen no es único, pero está limitado a uno por jugador.
rule-RIV-TITEX-01 = Ejemplo resuelto (Keeper of Elysium), requisito: el Título exige PS 4 e Influencia 4; Velvet tiene PS 4 y ningún Título, y se agota para jugarlo.
rule-RIV-TITEX-02 = Ejemplo resuelto, Influencia: el Líder Guv'nah ejerce 1, Hedge Your Bets suma 2 boca arriba y 1 de Prestigio suma 1: justo 4, así que el Título se adjunta a Velvet.
rule-RIV-TITEX-03 = Ejemplo resuelto, sin disparadores: como el modificador se juega boca arriba, no se disparan los textos de Velvet y Guv'nah, que hablan de cartas boca abajo.

## prince

rule-RIV-PRINCE-01 = Si el Príncipe cae en Letargo o se quema, el vampiro que lo ha derrotado se queda en el acto con el Título de Príncipe.
rule-RIV-PRINCE-02 = El vampiro que gana así el Título pierde el que tenía y, si tiene tres adjuntos que no son Títulos, quema uno.
rule-RIV-PRINCE-03 = Obtener el Título por una derrota cuenta como adjuntar un Título, así que Base of Power da su recompensa.
rule-RIV-PRINCE-04 = Si al Príncipe lo derrota algo que no es un vampiro, como la S.A.D., el Título vuelve a Las Calles y se puede reclamar de nuevo.
rule-RIV-PRINCE-05 = El Príncipe tiene Discreción 0 en todas partes: se le puede atacar sin Información y recibe todo el daño de la S.A.D. si los demás vampiros están protegidos.
rule-RIV-PRINCE-06 = La ventaja de inicio de turno de la carta de Príncipe se resuelve en el Paso de Inicio de Turno de su controlador.
rule-RIV-PRINCE-07 = Si el Príncipe y el atacante se derrotan mutuamente en el mismo ataque, el Título vuelve a Las Calles.
rule-RIV-PRINCE-08 = Un vampiro que derrota al Príncipe con un efecto que no es el daño de su ataque, por ejemplo con Coup de Grâce o con una Reacción, también se queda con el Título.

## conspiracy

rule-RIV-CONSP-01 = Una Conspiración se juega como acción agotando a un vampiro preparado; queda boca abajo con 1 de Prestigio de la reserva personal del jugador encima.
rule-RIV-CONSP-02 = Su controlador puede enseñar la carta a los enemigos que quiera, en cualquier momento y cuantas veces quiera.
rule-RIV-CONSP-03 = Todo jugador que haya visto la carta, incluido su controlador, puede añadirle 1 de Prestigio en cada turno del controlador, sin que sea una acción.
rule-RIV-CONSP-04 = En el turno en que se juega la carta, su controlador no puede añadir un segundo Prestigio de esta manera.
rule-RIV-CONSP-05 = Otras cartas y habilidades pueden añadir Prestigio por encima de este límite.
rule-RIV-CONSP-06 = Alcanzado el Prestigio impreso, el controlador puede resolver la Conspiración en cualquiera de sus Fases de Acción, en ese momento o más adelante, sin gastar una acción.
rule-RIV-CONSP-07 = Los jugadores que han contribuido no pueden ser el blanco, salvo que una carta lo permita.
rule-RIV-CONSP-08 = Una Conspiración sin un blanco permitido no se puede resolver y sigue boca abajo.
rule-RIV-CONSP-09 = Una vez resuelta, la carta se descarta y todo el Prestigio que tiene va a la reserva general.
rule-RIV-CONEX-01 = Ejemplo resuelto, turno 1: el jugador 1 agota a Guv'nah, coloca la Conspiración boca abajo con 1 de Prestigio y roba una carta por el texto de Guv'nah, que serviría jugara quien jugara la carta.
rule-RIV-CONEX-02 = Ejemplo resuelto, turno 1: al jugador 4 se le enseña la carta en secreto y añade 1 de Prestigio.
rule-RIV-CONEX-03 = Ejemplo resuelto, siguiente turno del jugador 1: el jugador 1 añade 1 sin gastar una acción, el jugador 4 renuncia, y al jugador 2 (el Rival del jugador 1) se le enseña la carta y añade 1, con lo que ya hay 4 fichas.
rule-RIV-CONEX-04 = Ejemplo resuelto: el jugador 1 deja la Conspiración sin resolver en ese turno, aunque ya tiene 4 de Prestigio.
rule-RIV-CONEX-05 = Ejemplo resuelto, turno siguiente: se revela Lost Glory contra el jugador 3, el único que no ha contribuido, cuyo Objetivo baja de 10 a 8; la carta se descarta y sus 4 fichas van a la reserva general.

## mortals

rule-RIV-MORTAL-01 = Contra un Mortal, la carta de Ataque se puede jugar boca arriba.
rule-RIV-MORTAL-02 = Los Mortales no tienen defensa; el daño que reciben no se reduce.
rule-RIV-MORTAL-03 = Un Mortal no lleva fichas de Sangre y solo se le derrota con un único ataque que inflija al menos tanto daño como su valor de Sangre; si no, no le pasa nada.
rule-RIV-MORTAL-04 = Cada Mortal que está en Las Calles es un grupo por sí solo.
rule-RIV-MORTAL-05 = Solo los vampiros son personajes (la palabra que usan las cartas); los Mortales no lo son, así que los efectos por derrotar a personajes, como el de The Spoils, no los tienen en cuenta.
rule-RIV-MORTAL-06 = Cuando se derrota a un Vagabundo o a un Ciudadano, quien lo ha derrotado elige entre Quemar y Adjuntar.
rule-RIV-MORTAL-07 = El Objetivo impreso de un Ciudadano se gana con cualquiera de las dos opciones.
rule-RIV-MORTAL-08 = Quemar cura al atacante la cantidad impresa y pone la carta en la pila de cartas quemadas de Ciudad.
rule-RIV-MORTAL-09 = Adjuntar pone la carta sobre el vampiro atacante como Criado; desde entonces ya no es un Mortal del Mazo de Ciudad.
rule-RIV-MORTAL-10 = Los Criados dan lo que llevan impreso, como Disciplinas, bonificaciones de atributos, PS o prevención de daño.
rule-RIV-MORTAL-11 = Los efectos que roban o drenan Sangre (Seduction, por ejemplo) no hacen nada a los Mortales, que no tienen fichas de Sangre.

## attachments

rule-RIV-ATTACH-01 = Un vampiro tiene como mucho 3 adjuntos, y de ellos como mucho 1 Título; para adjuntar un cuarto, antes se quema uno de los que no son un Título, y después la carta nueva se tiene que adjuntar.
rule-RIV-ATTACH-02 = En su turno, el controlador puede quemar un Criado propio en cualquier momento, salvo durante una acción; no recibe la recompensa de Quemar.
rule-RIV-ATTACH-03 = El controlador de un vampiro no puede elegir para quemarlas las cartas que le han adjuntado los enemigos.

## ongoing

rule-RIV-ONGOING-01 = Las cartas En curso siguen en juego, y su controlador no puede descartarlas salvo que un efecto lo diga.
rule-RIV-ONGOING-02 = Solo es efecto duradero el texto que sigue a «En curso»; el anterior ocurre una vez, al jugar la carta.
rule-RIV-ONGOING-03 = Un efecto En curso con disparador se resuelve cada vez que este ocurre.
rule-RIV-ONGOING-04 = El coste de una habilidad activada de una carta En curso se puede pagar una vez en cada turno propio, aunque la carta no se agote.
rule-RIV-ONGOING-05 = Un efecto En curso siempre activo no necesita activarse; Assert Authority simplemente da al Líder más Influencia.

## discard

rule-RIV-DISCARD-01 = «Descartar» significa de la mano, salvo que se nombre otro lugar.

## deckbuilding

rule-RIV-DECK-01 = Un Mazo de Facción tiene exactamente 7 vampiros, sin dos con el mismo nombre.
rule-RIV-DECK-02 = Una Biblioteca tiene como mínimo 40 cartas y como máximo 60.
rule-RIV-DECK-03 = Una Biblioteca tiene como mucho 3 ejemplares de una carta con el mismo nombre.
rule-RIV-DECK-04 = Un mazo tiene exactamente un Refugio y un Objetivo, y ninguno de los dos está ligado a un Clan.
rule-RIV-DECK-05 = En las partidas con mazos personalizados, el Refugio, el vampiro inicial y el Objetivo se eligen boca abajo, y los dos primeros se revelan a la vez cuando todos han elegido.
rule-RIV-DECK-06 = En las partidas con mazos personalizados, los Objetivos siguen boca abajo hasta que su dueño les da la vuelta.
rule-RIV-DECK-07 = Un Objetivo boca abajo tiene que ponerse boca arriba cuando se usa su texto.
rule-RIV-DECK-08 = Los puntos de Objetivo de otras fuentes se pueden poner sobre un Objetivo boca abajo.
rule-RIV-DECK-09 = En el Mazo de Facción y en la Biblioteca se pueden mezclar Clanes libremente.
rule-RIV-DECK-10 = Los Refugios y los Objetivos no son únicos.

## uniqueness

rule-RIV-UNIQ-01 = No se puede reclutar a un vampiro mientras otro con el mismo nombre esté activo en juego, lo controle quien lo controle.
rule-RIV-UNIQ-02 = Mientras su homónimo esté en Letargo, el vampiro se puede reclutar; entonces se queman el ejemplar en Letargo y el Título que tenga.
rule-RIV-UNIQ-03 = Si varios jugadores revelan el mismo vampiro inicial, primero se fija el orden de turno y luego esos jugadores hacen una ronda de subasta con Prestigio.
rule-RIV-UNIQ-04 = La subasta empieza por el jugador implicado más cercano al jugador 1 y sigue en sentido horario; cada uno hace exactamente una puja, de 0 o más y mayor que la última, o pasa.
rule-RIV-UNIQ-05 = Quien más puja se queda con el vampiro inicial y pierde tanto Prestigio como ha pujado.
rule-RIV-UNIQ-06 = Si nadie puja, se queda gratis con el vampiro el primero de los implicados en el orden de turno.
rule-RIV-UNIQ-07 = Quienes pierden la subasta conservan su Prestigio y eligen como Líder a otro vampiro de su pila de Facción que no coincida con ninguno de la mesa; el reemplazado se baraja en el Mazo de Facción.
rule-RIV-UNIQ-08 = Una puja debe dejar al jugador con qué pagar la PS del Líder y conservar al menos 1 de Prestigio.

## golden-rule

rule-RIV-GOLD-01 = Cuando el texto de una carta contradice el reglamento, prevalece la carta; toda regla se lee como si acabara con «salvo que una carta diga lo contrario».
rule-RIV-GOLD-02 = Para romper una regla, una carta tiene que decirlo expresamente; una Reacción solo se podría jugar al reclamarse el Título de Príncipe si su texto permite justo eso.

## card-rulings

rule-RIV-CARD-01 = Chinese New Year (Año Nuevo chino): al resolverse, la propia carta no se baraja en el Mazo de Ciudad; solo los Eventos que ya estaban en la pila de cartas quemadas.
rule-RIV-CARD-02 = Bad Penny: la habilidad de Letargo funciona solo en Letargo y hace que Bad Penny se cure allí el doble de rápido que los demás.
rule-RIV-CARD-03 = Slap in the Face (Bofetada en la cara): no previene daño; inflige al atacante el 1 de la propia carta más el atributo del defensor.
rule-RIV-CARD-04 = Hunt the Hunters (Cazar a los cazadores): una carta de la Segunda Inquisición derrotada se vuelve a barajar en el Mazo de Ciudad la derrote quien la derrote, pero no si la quemó un ataque o un efecto.
rule-RIV-CARD-05 = Molotov Cocktail (Cóctel molotov): el blanco recibe el 1 de daño Agravado de la calavera; si el atacante descarta una carta, cada uno de los demás miembros del grupo contrario recibe 1 de daño Agravado, y el blanco nada más.
rule-RIV-CARD-06 = Molotov Cocktail (Cóctel molotov): una Reacción ayuda solo al blanco original, salvo que diga otra cosa; los Escudos y la prevención sí bajan este daño, los atributos no.
rule-RIV-CARD-07 = Distraction (Distracción): cuando la S.A.D. inflige daño Agravado al controlador, la carta En curso se puede descartar para desviar hasta 2 de ese daño a un enemigo elegido; el resto se asigna como siempre.
rule-RIV-CARD-08 = Distraction (Distracción): el enemigo reparte el daño desviado en su coterie como si fuera el final de su propio turno, y la Discreción no protege.
rule-RIV-CARD-09 = Distraction (Distracción): la carta no es la fuente del daño.
rule-RIV-CARD-10 = Balance of Power (Equilibrio de poder): quien la juega está siempre entre los elegidos; hay que elegir al menos a la mitad de todos los jugadores.
rule-RIV-CARD-11 = Balance of Power (Equilibrio de poder): los jugadores elegidos, salvo el activo, pueden responder igualmente SÍ o NO.
rule-RIV-CARD-12 = Balance of Power (Equilibrio de poder): si triunfa, cada jugador elegido escoge a uno no elegido y le roba 1 de Prestigio, en sentido horario desde el jugador activo.
rule-RIV-CARD-13 = Scry the Soul (Escudriñar el Alma): si hay choque se resuelve antes la carta del jugador activo, así que anula Unswayable Mind.
rule-RIV-CARD-14 = Coup de Grâce (Golpe de gracia): no es un ataque, así que no hay bloqueo, ni Reacción, ni disparadores de ataque.
rule-RIV-CARD-15 = Sucker Punch (Golpe sorpresa): Dirigida permite que el atacante, al revelarla, elija como blanco a cualquier miembro del grupo contrario, incluido el blanco original, aun después de un bloqueo.
rule-RIV-CARD-16 = Sucker Punch (Golpe sorpresa): tras cambiar de blanco no se puede declarar otro bloqueo.
rule-RIV-CARD-17 = Sucker Punch (Golpe sorpresa): el bloqueador sigue siéndolo y su Reacción se resuelve igualmente, pero sus Escudos solo lo protegen a él.
rule-RIV-CARD-18 = Turf War (Guerra de territorio): derrotar a un vampiro con PS 5 o más que no es del Rival dispara sus dos efectos.
rule-RIV-CARD-19 = Turf War (Guerra de territorio): derrotar a un vampiro del Rival con PS 5 o más da 1 por la carta y 1 por la regla del juego.
rule-RIV-CARD-20 = Turf War (Guerra de territorio): el umbral mira la PS, no las fichas de Sangre del vampiro.
rule-RIV-CARD-21 = Brother (Hermano): su habilidad solo puede ayudar a otro atacante de su grupo, porque él está agotado cuando ataca.
rule-RIV-CARD-22 = Brother (Hermano): no puede aumentar el daño de una Reacción como Slap in the Face.
rule-RIV-CARD-23 = Brother (Hermano): se puede usar al atacar a un pretendiente a Príncipe en el turno de un enemigo.
rule-RIV-CARD-24 = Hydra (Hidra): su habilidad de robar está disponible solo desde el paso 9, así que la carta robada no puede ser la carta de Ataque de ese mismo ataque.
rule-RIV-CARD-25 = Long-Term Investment (Inversión a largo plazo): por cada Prestigio pagado se ponen en la carta 2 de Prestigio del propio color de la reserva general, y después no se puede añadir más.
rule-RIV-CARD-26 = Iris Lokken: la Influencia de su texto va directamente al total del jugador en la Estratagema en curso, sin ficha de Sin Influencia sobre ella.
rule-RIV-CARD-27 = Lixue Chen: cambiar los miembros del grupo no restablece su bonificación de una vez por turno.
rule-RIV-CARD-28 = The Mighty Fall (Mayor será la caída): su bonificación mira la Sangre actual del blanco, no su PS.
rule-RIV-CARD-29 = Mercy (Misericordia): si triunfa, cada jugador elige a qué vampiro propio curar, esté donde esté.
rule-RIV-CARD-30 = Montgomery White: la bonificación de su grupo vale contra ataques A distancia y contra las Reacciones A distancia que infligen daño.
rule-RIV-CARD-31 = Street Preacher (Predicador callejero) y Dragon's Roost (Nido del Dragón): el vampiro se agota como cualquier bloqueador y puede bloquear ataques contra cualquier blanco, incluidos los Mortales y los vampiros de otros jugadores.
rule-RIV-CARD-32 = Street Preacher (Predicador callejero) y Dragon's Roost (Nido del Dragón): así no se pueden bloquear los ataques contra un pretendiente a Príncipe.
rule-RIV-CARD-33 = Street Preacher (Predicador callejero) y Dragon's Roost (Nido del Dragón): si bloquea por un grupo propio de Las Calles, el vampiro pasa a formar parte de él; si no, es un grupo por sí solo en Las Calles.
rule-RIV-CARD-34 = Primogen (Primogénito): si el Primogen se quema o se convierte en Príncipe de la ciudad, su jugador puede jugar otro Primogen.
rule-RIV-CARD-35 = Old Post Office (Antigua oficina de correos): solo las cartas de Biblioteca llevan el icono de PS que se pide, así que no sirven los vampiros.
rule-RIV-CARD-36 = Old Post Office (Antigua oficina de correos): usarla excluye un Modificador de Influencia (1) en la misma acción o acontecimiento.
rule-RIV-CARD-37 = Old Post Office (Antigua oficina de correos): en una Estratagema, la carta se pone boca abajo y se revela cuando todos han ejercido; si no, va boca arriba y se revela en el acto.
rule-RIV-CARD-38 = The Penthouse (El ático): los efectos de adjuntar un Criado se resuelven antes que la curación del Refugio.
rule-RIV-CARD-39 = Royal Retreat (Retiro real): el Mortal reemplazado no es derrotado y no da nada; va a la pila de descartes de Ciudad y se añade una nueva carta de Ciudad.
rule-RIV-CARD-40 = Scoped .30-06 (Rifle con mira telescópica): su texto de Información funciona en el paso de Información, antes de cuando suele resolverse el texto de las cartas de Ataque.
rule-RIV-CARD-41 = Blood for Blood (Sangre por Sangre): da a cada vampiro atacante una habilidad activada, así que en un turno pueden usarla varios atacantes, una vez por ataque cada uno.
rule-RIV-CARD-42 = Seduction (Seducción): la Sangre que roba un atacante que ya la tiene toda va a la reserva general.
rule-RIV-CARD-43 = Seduction (Seducción): la segunda opción solo vale contra un blanco Mortal y no alcanza a ningún otro Mortal.
rule-RIV-CARD-44 = Sheriff: puede quemar cualquier carta En curso, también Eventos En curso, Acciones En curso y una S.A.D. que esté en Las Calles.
rule-RIV-CARD-45 = Sheriff: quemar una S.A.D. no es derrotarla, así que no se gana su Objetivo.
rule-RIV-CARD-46 = Sheriff: quien tiene Hunt the Hunters recibe igualmente la recompensa de ese Objetivo al quemar así una S.A.D.
rule-RIV-CARD-47 = Late-Night Snack (Tentempié de última hora): tres vampiros con Fortaleza, uno de ellos con Fortaleza 2, hacen Fortaleza 4, que da 4 puntos de curación para repartir libremente entre los vampiros propios de la coterie y en Letargo.
rule-RIV-CARD-48 = All Tied Up (Todo atado): cualquier vampiro puede jugarla boca abajo, pero para resolverla hace falta un Malkavian en la coterie.
rule-RIV-CARD-49 = Wandering the BART Tunnels (Vagar por los túneles del BART): todo vampiro que está fuera de su Refugio es un grupo de uno solo, también los que salgan de él mientras dure el Evento.
rule-RIV-CARD-50 = Irresistible Voice (Voz Irresistible) y Liza Holt: un Criado robado sigue preparado o agotado, como estaba.
rule-RIV-CARD-51 = Irresistible Voice (Voz Irresistible) y Liza Holt: robar un Criado no es derrotarlo y no da el Objetivo impreso.
rule-RIV-CARD-52 = Irresistible Voice (Voz Irresistible) y Liza Holt: con Playthings, adjuntar un Ciudadano robado da 1 de Objetivo.
rule-RIV-CARD-53 = Irresistible Voice (Voz Irresistible) y Liza Holt: los efectos del Criado al adjuntarse son para el ladrón.
rule-RIV-CARD-54 = Irresistible Voice (Voz Irresistible): el Criado se roba antes de que el daño se reduzca o se reciba.
rule-RIV-CARD-55 = Liza Holt: se queda un Criado del vampiro derrotado, aunque los Criados de un vampiro que cae en Letargo se quemen.
rule-RIV-CARD-56 = Yusuf Kaya y Emergency Bloodbag (Bolsa de sangre de emergencia): no pueden curar a vampiros en Letargo de los enemigos.
rule-RIV-CARD-57 = Royal Retreat (Retiro real): los Mortales descartados así vuelven cuando se rehace un Mazo de Ciudad vacío.
rule-RIV-CARD-58 = Royal Retreat (Retiro real): el reemplazo funciona una vez en cada turno propio, como cualquier habilidad activada.
rule-RIV-CARD-59 = Los datos de las cartas son los de la primera edición, en la que se basan los ejemplos y aclaraciones del reglamento.
