# Mascarade: the rule statements, in Spanish.

## setup

rule-MAS-SETUP-01 = La caja contiene 17 cartas de máscara: dos de Campesino y una de cada una de estas: Emperatriz, Espía, Estafador, Gurú, Hechicera, Juez, Ladrón, Loco, Mecenas, Mendigo, Princesa, Rey, Titiritero, Tramposo y Viuda.
rule-MAS-SETUP-02 = Hay una hoja de escenario por cada número de jugadores admitido, y se usa aquella cuyo número impreso coincide con el de jugadores de la partida.
rule-MAS-SETUP-03 = El lado A de la hoja es la lista de máscaras de iniciación y se usa salvo que los jugadores elijan el lado B, más estratégico; el lado elegido determina las máscaras que están en juego.
rule-MAS-SETUP-04 = Cada jugador empieza con monedas por un valor de exactamente 6.
rule-MAS-SETUP-05 = La reserva de monedas consta de 80 piezas de valor 1 y 24 de valor 5 (200 en total); todo lo que no reciben los jugadores forma la Banca.
rule-MAS-SETUP-06 = Las monedas se cuentan solo por su valor, de modo que las piezas de 5 y de 1 pueden cambiarse libremente y ninguna regla depende de cuáles tenga un jugador.
rule-MAS-SETUP-07 = Justicia, el juzgado del centro, está en la mesa desde el principio y empieza sin monedas.
rule-MAS-SETUP-08 = La fortuna está a la vista: cualquier jugador, espectador o bot puede consultar en todo momento la fortuna exacta de cada uno y las monedas que hay en Justicia.
rule-MAS-SETUP-09 = Las monedas ni se crean ni se destruyen: la Banca, Justicia y todos los jugadores suman siempre la reserva inicial.
rule-MAS-SETUP-10 = Solo participan las máscaras que nombra el escenario; tras barajarlas, cada jugador recibe una al azar.
rule-MAS-SETUP-11 = Con 4 o 5 jugadores, las máscaras de la lista que sobran tras el reparto quedan en el centro de la mesa como posiciones de carta adicionales que no pertenecen a nadie.
rule-MAS-SETUP-12 = Con 6 o más jugadores, en un escenario impreso no hay cartas en el centro.
rule-MAS-SETUP-13 = Las cartas repartidas y las del centro se muestran primero bocarriba a todos y se explican sus poderes, de modo que todo el mundo conoce la posición inicial.
rule-MAS-SETUP-14 = Una vez que todos han entendido las máscaras, se ponen bocabajo todas las cartas de la mesa, incluidas las del centro.
rule-MAS-SETUP-15 = A partir de entonces, cada asiento tiene siempre delante exactamente una carta de máscara bocabajo, y el conjunto de máscaras repartidas entre los asientos y el centro, contando las repetidas, no cambia nunca.
rule-MAS-SETUP-16 = Qué máscaras participan y qué hace cada una es información pública durante toda la partida.
rule-MAS-SETUP-17 = Las cartas se toman bajo la mesa (el juego de mesa prohíbe las mesas transparentes), así que un motor de juego debe hacer que un intercambio real y uno fingido sean indistinguibles para todos salvo para quien lo realiza.
rule-MAS-SETUP-18 = Si la Banca tiene menos de lo que daría un poder, se entrega solo lo que queda.

## turn

rule-MAS-TURN-01 = Empieza la persona más joven y se sigue en sentido horario, turno a turno.
rule-MAS-TURN-02 = Los cuatro primeros turnos de la partida son especiales: el jugador activo debe tomar su propia carta y otra más, e intercambiarlas o solo fingir que lo hace.
rule-MAS-TURN-03 = En un turno inicial, la segunda carta puede ser la de cualquier otro jugador o, si hay cartas en el centro, una de ellas.
rule-MAS-TURN-04 = Durante un turno inicial no se puede mirar ninguna de las dos cartas.
rule-MAS-TURN-05 = Solo el jugador que tomó las cartas en el turno inicial sabe si cambiaron de sitio.
rule-MAS-TURN-06 = Se juegan exactamente cuatro turnos iniciales, a cargo de los cuatro primeros jugadores por orden, sea cual sea el número de jugadores.
rule-MAS-TURN-07 = Con exactamente cuatro jugadores, el primer turno normal corresponde a quien abrió la partida.
rule-MAS-TURN-08 = Un turno normal consiste en exactamente una de tres acciones: mirar tu máscara, cambiar tu máscara o anunciar una máscara; no se puede pasar.
rule-MAS-TURN-09 = Cuando termina la acción elegida, el turno pasa al siguiente asiento en sentido horario.
rule-MAS-TURN-10 = Lo que se sabe pertenece a las personas, no a los asientos: el motor de juego guarda, para cada persona, qué caras de carta ha visto legítimamente y qué decidió al tomar cartas bajo la mesa.

## turn/look

rule-MAS-LOOK-01 = La acción de mirar muestra la cara de la carta que el jugador activo tiene delante a ese jugador y a nadie más.
rule-MAS-LOOK-02 = Mirar no mueve ninguna carta ni ninguna moneda.
rule-MAS-LOOK-03 = La acción de mirar alcanza únicamente a la carta que uno tiene delante, nunca a la de otro jugador ni a una del centro.
rule-MAS-LOOK-04 = Quien vea su propia carta fuera de su turno, aunque sea por error, queda obligado a mirar: en su siguiente turno la acción de mirar es forzosa.
rule-MAS-LOOK-05 = La obligación de mirar se salda con ese único turno; después vuelven a estar disponibles todas las acciones.
rule-MAS-LOOK-06 = Las caras de carta que se muestran por efecto de una regla (desafío, Gurú, Espía, Princesa) no son miradas irregulares y no obligan a mirar.
rule-MAS-LOOK-07 = Cuando un jugador está obligado a mirar y a la vez tiene prohibido anunciar, la obligación de mirar decide su turno.
rule-MAS-LOOK-08 = Una mirada irregular antes de que acaben los cuatro turnos iniciales no sustituye al intercambio forzoso, real o fingido; la obligación de mirar se cumple en el primer turno normal.

## turn/swap

rule-MAS-SWAP-01 = La acción de cambiar consiste en tomar, sin verlas, la carta propia y la de otro jugador, y dejar una de las dos bocabajo delante de cada uno de los dos asientos.
rule-MAS-SWAP-02 = Quien realiza la acción elige libremente entre un intercambio real y uno fingido, y esa elección es secreta.
rule-MAS-SWAP-03 = Durante un cambio no se mira ninguna de las dos cartas.
rule-MAS-SWAP-04 = Si hay cartas en el centro de la mesa (con 4 o 5 jugadores, o en partidas con un escenario propio que las añada), una de ellas puede ocupar el lugar de la carta del otro jugador.
rule-MAS-SWAP-05 = Una de las dos cartas debe ser la propia; intercambiar dos cartas ajenas no forma parte de esta acción.
rule-MAS-SWAP-06 = El otro jugador no puede opinar ni pierde nada con un cambio.
rule-MAS-SWAP-07 = Todos ven qué dos cartas se han tomado.
rule-MAS-SWAP-08 = Un jugador cuya carta se reveló en el turno anterior puede cambiar su máscara.

## turn/announce

rule-MAS-ANN-01 = Anunciar es nombrar una máscara en voz alta mientras la carta propia sigue oculta; su finalidad es usar el poder de esa máscara.
rule-MAS-ANN-02 = Se puede nombrar cualquier máscara de la partida en curso, sea verdad o no.
rule-MAS-ANN-03 = No se puede nombrar una máscara que no forme parte de la partida en curso.
rule-MAS-ANN-04 = Una máscara que se sabe que está en el centro puede nombrarse igualmente.
rule-MAS-ANN-05 = Quien anuncia no tiene por qué conocer su propia carta.
rule-MAS-ANN-06 = Un jugador al que se obligó a mostrar su carta durante el turno del jugador inmediatamente anterior no puede anunciar en este turno.
rule-MAS-ANN-07 = La prohibición atañe solo al turno justo anterior; haber revelado la carta antes en la misma vuelta no tiene ningún efecto.
rule-MAS-ANN-08 = La prohibición dura un solo turno.
rule-MAS-ANN-09 = Mostrar la carta a causa del Gurú o de la Princesa cuenta como revelación obligada a efectos de esta prohibición.
rule-MAS-ANN-10 = La prohibición no impide a un jugador desafiar los anuncios de los demás.
rule-MAS-ANN-11 = Si nadie reclama la máscara anunciada, quien la anunció usa su poder y su carta no se muestra, tanto si iba de farol como si no.
rule-MAS-ANN-12 = Rey sin desafío: quien lo anuncia recibe en el acto 2 monedas de la Banca sin mostrar la carta.
rule-MAS-ANN-13 = Un poder que se usa, con desafío o sin él, debe aplicarse tal como está escrito, incluidos los objetivos que exija; las partes redactadas como opcionales siguen siéndolo.
rule-MAS-ANN-14 = Los objetivos y demás elecciones de un poder se deciden solo cuando ya se han dado todas las respuestas, y los decide quien resulte usar el poder.

## challenge

rule-MAS-CHAL-01 = Tras un anuncio, cada uno de los demás jugadores, empezando por la izquierda de quien anunció y en sentido horario, tiene una ocasión de reclamar la misma máscara.
rule-MAS-CHAL-02 = Las reclamaciones se hacen por orden y en público, de modo que cada jugador decide conociendo las respuestas anteriores; a quien ha renunciado no se le vuelve a preguntar.
rule-MAS-CHAL-03 = La máscara anunciada puede reclamarla cualquier número de jugadores.
rule-MAS-CHAL-04 = Para desafiar no hace falta conocer la propia carta; una reclamación también puede ser un farol.
rule-MAS-CHAL-05 = Basta una reclamación en la ronda de respuestas para que quien anunció y todos los que reclamaron la máscara muestren su carta a toda la mesa.
rule-MAS-CHAL-06 = Los jugadores que no han reclamado la máscara ni muestran su carta ni pagan, aunque tengan la máscara anunciada.
rule-MAS-CHAL-07 = Quien, entre los que se han revelado, tenga de verdad la máscara anunciada usa su poder al instante, aunque sea un desafiante y no el jugador activo.
rule-MAS-CHAL-08 = Un poder que usa un desafiante se calcula a partir del asiento, los vecinos y la fortuna de ese desafiante.
rule-MAS-CHAL-09 = Si quien anunció tiene de verdad la máscara, es él quien usa el poder y paga cada uno de los desafiantes.
rule-MAS-CHAL-10 = Si ninguno de los que se han revelado tiene la máscara, no se usa ningún poder y pagan todos ellos.
rule-MAS-CHAL-11 = Las cartas mostradas en un desafío las ven todos, incluidos sus dueños.
rule-MAS-CHAL-12 = Al final, todas las cartas reveladas vuelven a quedar bocabajo; el desafío en sí no mueve ninguna carta.
rule-MAS-CHAL-13 = Tras un desafío el turno queda gastado, sea quien sea el que usó el poder; se sigue por el asiento a la izquierda del jugador activo.
rule-MAS-CHAL-14 = Un anuncio no puede retirarse una vez que empiezan las respuestas.
rule-MAS-CHAL-15 = Si el poder usado tras un desafío hace tomar una carta que se acaba de revelar, primero se pone bocabajo y se toma sin verla; lo que todos vieron sigue sabiéndose, pero no si las cartas cambiaron de sitio.
rule-MAS-CHAL-16 = La máscara anunciada puede estar en el centro; en ese caso, todo jugador que muestra una carta se equivoca y paga.

## fines

rule-MAS-FINE-01 = Cada jugador que se ha revelado sin tener la máscara anunciada paga 1 moneda.
rule-MAS-FINE-02 = Las multas van a Justicia, no a la Banca ni a otro jugador.
rule-MAS-FINE-03 = Las monedas se acumulan en Justicia hasta que se las lleva el poder del Juez.
rule-MAS-FINE-04 = Primero se aplica el poder y después se pagan las multas de ese mismo desafío.
rule-MAS-FINE-05 = Cuando un desafío causa varias multas, se pagan todas a la vez.
rule-MAS-FINE-06 = Pagar una multa con la última moneda pone fin a la partida, y gana el más rico.
rule-MAS-FINE-07 = Un anuncio falso que nadie desafía no cuesta nada.
rule-MAS-FINE-08 = Lo que un jugador entrega a causa del Gurú no es una multa y va a quien usa el Gurú.
rule-MAS-FINE-09 = Nadie puede deber una multa que no sea capaz de pagar, porque un poder que quita una última moneda termina la partida antes de las multas.

## end

rule-MAS-END-01 = Un jugador cuya fortuna llega a 13 o más gana en el acto.
rule-MAS-END-02 = Si algún jugador se queda sin monedas, la partida termina y gana el jugador más rico.
rule-MAS-END-03 = El más rico puede ser cualquier jugador, incluso uno ajeno a la bancarrota; solo cuentan las monedas que están delante de los jugadores.
rule-MAS-END-04 = Si varios jugadores empatan en el total que decide la partida, la victoria es de todos ellos.
rule-MAS-END-05 = Un poder que mueve varias monedas se completa antes de comprobar las condiciones de final de partida.
rule-MAS-END-06 = Si un mismo efecto lleva a alguien a 13 y deja a otro en 0, gana el jugador que está en 13.
rule-MAS-END-07 = Si un mismo efecto lleva a la vez a dos jugadores a 13 o más, gana el total más alto; con totales iguales, comparten la victoria.
rule-MAS-END-08 = Una victoria detiene la partida al instante: ya no hay resto del poder, ni multas, ni más turnos.
rule-MAS-END-09 = El final por bancarrota también detiene la partida antes de que se paguen las multas pendientes del mismo desafío, si la causó el propio poder.
rule-MAS-END-10 = Nunca se elimina a nadie: o la partida continúa con todos los jugadores a 1 moneda o más, o ha terminado.

## powers/peasant

rule-MAS-PEAS-01 = Campesino, sin desafío: toma 1 moneda de la Banca.
rule-MAS-PEAS-02 = Si un desafío muestra a los dos Campesinos, ambos toman 2 monedas de la Banca cada uno.
rule-MAS-PEAS-03 = Si un desafío muestra a un solo Campesino, ese jugador toma 1 moneda y los demás pagan su multa.
rule-MAS-PEAS-04 = Aunque se muestren los dos Campesinos, quienes además hayan reclamado la máscara en falso pagan igualmente.
rule-MAS-PEAS-05 = La bonificación por la pareja también se aplica cuando los dos Campesinos son desafiantes y quien anunció mentía.
rule-MAS-PEAS-06 = Un Campesino que guarda silencio no obtiene nada del anuncio de otro Campesino.

## powers/empress

rule-MAS-EMP-01 = Emperatriz: toma 3 monedas de la Banca.

## powers/king

rule-MAS-KING-01 = Rey: toma 2 monedas de la Banca.

## powers/spy

rule-MAS-SPY-01 = Espía: elige a otro jugador y mira, solo para ti, tu carta y la suya.
rule-MAS-SPY-02 = Después de mirar, quien usa el Espía toma las dos cartas bajo la mesa y las intercambia o finge hacerlo.
rule-MAS-SPY-03 = Como antes ha visto las caras, quien usa el Espía sabe dónde acaba cada una de las dos cartas.
rule-MAS-SPY-04 = El Espía actúa solo sobre la carta de otro jugador, no sobre una carta del centro.
rule-MAS-SPY-05 = El Espía no mueve monedas y el jugador espiado no se revela, así que este no queda sujeto a la prohibición de anunciar.

## powers/swindler

rule-MAS-SWIN-01 = Estafador: quita 2 monedas al más rico de los demás jugadores.
rule-MAS-SWIN-02 = Quien usa el poder queda excluido al determinar quién es el más rico.
rule-MAS-SWIN-03 = Si varios de los demás empatan como los más ricos, quien usa el poder elige cuál de ellos paga; paga solo uno.
rule-MAS-SWIN-04 = Si incluso el más rico de los demás tiene menos de 2 monedas, entrega lo que tiene y la partida termina.

## powers/guru

rule-MAS-GURU-01 = Gurú: elige a otro jugador, que debe decir cuál es su máscara y solo entonces mostrar su carta a todos.
rule-MAS-GURU-02 = Si la máscara nombrada no es la de la carta mostrada, el jugador elegido da 4 monedas a quien usa el Gurú.
rule-MAS-GURU-03 = Si la máscara nombrada es la correcta, no se paga nada.
rule-MAS-GURU-04 = En ambos casos la carta mostrada vuelve a quedar bocabajo, y ahora todos conocen su cara.
rule-MAS-GURU-05 = Un jugador que no puede pagar 4 monedas da todo lo que tiene, y acto seguido termina la partida.
rule-MAS-GURU-06 = Un jugador con exactamente 4 monedas que se equivoca también pierde la última, lo que pone fin a la partida según la regla general.
rule-MAS-GURU-07 = El jugador elegido no puede negarse, callar ni nombrar una máscara ajena a la partida.
rule-MAS-GURU-08 = El Gurú actúa solo sobre otro jugador, nunca sobre quien lo usa ni sobre una carta del centro.

## powers/witch

rule-MAS-WITCH-01 = Hechicera: si quieres, intercambia toda tu fortuna con cualquier otro jugador.
rule-MAS-WITCH-02 = El cambio es opcional, así que quien usa el poder puede no elegir a nadie.
rule-MAS-WITCH-03 = Las multas de un desafío por la Hechicera se pagan después del cambio.
rule-MAS-WITCH-04 = Una Hechicera auténtica que desafía puede hacer el cambio con quien anunció mintiendo, que paga luego la multa con las monedas recibidas.

## powers/judge

rule-MAS-JUDGE-01 = Juez: llévate todas las monedas que haya en Justicia.
rule-MAS-JUDGE-02 = Las multas del desafío por el Juez se pagan después de que este haya vaciado Justicia, de modo que se quedan allí.
rule-MAS-JUDGE-03 = Si el Juez auténtico es un desafiante, es él quien vacía Justicia, y la multa de quien anunció se pone allí después.
rule-MAS-JUDGE-04 = Con Justicia vacía se puede anunciar al Juez, pero no aporta nada.

## powers/thief

rule-MAS-THIEF-01 = Ladrón: quita 1 moneda al jugador de tu izquierda y 1 al de tu derecha.
rule-MAS-THIEF-02 = Los vecinos son los que tiene en ese momento la persona que usa el poder, contando los cambios de asiento anteriores.

## powers/fool

rule-MAS-FOOL-01 = Loco: toma 1 moneda de la Banca.
rule-MAS-FOOL-02 = Después, quien usa el Loco toma, sin verlas, las cartas de otros dos jugadores y las intercambia o finge hacerlo.
rule-MAS-FOOL-03 = Las dos cartas deben pertenecer a dos jugadores distintos entre sí y distintos de quien usa el poder; no valen ni la carta propia ni las del centro.
rule-MAS-FOOL-04 = Todos ven qué dos cartas ha tomado el Loco; sus dos dueños no pueden opinar ni averiguan nada más.

## powers/patron

rule-MAS-PATR-01 = Mecenas: toma 3 monedas de la Banca.
rule-MAS-PATR-02 = Los vecinos de la izquierda y de la derecha de quien usa el Mecenas toman 1 moneda de la Banca cada uno.
rule-MAS-PATR-03 = Un vecino puede ganar gracias al regalo del Mecenas.

## powers/beggar

rule-MAS-BEGG-01 = Mendigo: recorre a todos los demás jugadores en sentido horario desde tu vecino de la izquierda; cada uno que en ese instante sea estrictamente más rico que tú te da 1 moneda.
rule-MAS-BEGG-02 = La comparación se hace con los totales de cada momento, así que, con las monedas ya recogidas, un jugador posterior puede dejar de ser lo bastante rico.
rule-MAS-BEGG-03 = Dar es obligatorio para un jugador más rico, y no puede arruinar a nadie ni llevar al Mendigo a 13.

## powers/princess

rule-MAS-PRIN-01 = Princesa: toma 2 monedas de la Banca.
rule-MAS-PRIN-02 = Después, quien usa la Princesa elige a otro jugador, cuya carta se muestra a todos menos a él.
rule-MAS-PRIN-03 = El jugador elegido no puede mirar la carta mientras la muestra, y esta vuelve a quedar bocabajo.
rule-MAS-PRIN-04 = La Princesa no puede elegir a quien la usa ni una carta del centro.

## powers/puppeteer

rule-MAS-PUPP-01 = Titiritero: elige a otros dos jugadores y quita 1 moneda a cada uno.
rule-MAS-PUPP-02 = Esas dos personas se intercambian los asientos y dejan donde estaban sus cartas de máscara y todas sus monedas.
rule-MAS-PUPP-03 = Lo que cada persona desplazada sabía sobre las cartas se va con ella.
rule-MAS-PUPP-04 = El orden de juego sigue los asientos, así que el siguiente turno es de quien se siente ahora a la izquierda del asiento activo.
rule-MAS-PUPP-05 = Las obligaciones y prohibiciones personales (obligación de mirar, no anunciar tras una revelación) se desplazan con la persona.
rule-MAS-PUPP-06 = Una victoria es de la persona que en ese momento está sentada ante las monedas ganadoras.
rule-MAS-PUPP-07 = Si la moneda quitada era la última de un jugador elegido, la partida termina.
rule-MAS-PUPP-08 = Los dos jugadores elegidos son distintos entre sí y distintos de quien usa el poder.
rule-MAS-PUPP-09 = Una multa corresponde a la persona que reclamó la máscara en falso y se paga con las monedas que esa persona tiene ahora delante.

## powers/cheat

rule-MAS-CHEAT-01 = Tramposo: con 10 monedas o más, quien usa el poder gana la partida en el acto.
rule-MAS-CHEAT-02 = Con menos de 10 monedas, el Tramposo no hace nada.
rule-MAS-CHEAT-03 = En un desafío, el Tramposo comprueba la fortuna de quien lo tiene de verdad antes de que se pague ninguna multa.

## powers/widow

rule-MAS-WIDOW-01 = Viuda: toma de la Banca las monedas que te falten para llegar a 10.
rule-MAS-WIDOW-02 = Si ya se tienen 10 o más, la Viuda no surte efecto.

## scenario

rule-MAS-SCEN-01 = Un escenario propio debe incluir al Juez.
rule-MAS-SCEN-02 = Entre un tercio y la mitad de las máscaras de un escenario propio deben llevar la estrella impresa en la esquina inferior derecha.
rule-MAS-SCEN-03 = Un escenario propio incluye a los dos Campesinos o a ninguno.
rule-MAS-SCEN-04 = Las máscaras que llevan impreso un mínimo de jugadores no pueden usarse en partidas con menos.
rule-MAS-SCEN-05 = Con más de 5 jugadores, un escenario propio puede añadir una o dos máscaras adicionales para el centro.
rule-MAS-SCEN-06 = Las cartas del centro añadidas a partidas más numerosas con un escenario propio funcionan como en las de 4 o 5 jugadores.
rule-MAS-SCEN-07 = Toda lista propia debe dar una máscara a cada jugador.
rule-MAS-SCEN-08 = Tanto con 4 como con 5 jugadores, una lista tiene 6 máscaras, de modo que quedan en el centro 2 y 1, respectivamente.
rule-MAS-SCEN-09 = Ninguna máscara puede aparecer más veces de las que está en la caja: el Campesino, dos; cualquier otra, una.
rule-MAS-SCEN-10 = Todas las listas A y B que ofrece el programa cumplen todos los límites de los escenarios propios.
