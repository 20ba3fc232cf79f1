# The guided first game, in Spanish.

## Choices

lesson-goal = El objetivo: 13 de Objetivo o acabar con tu Rival. Tu carta de Objetivo dice qué da puntos; también los dan los Ciudadanos, las Estratagemas y los vampiros de tu Rival. Quien se queda sin Prestigio o sin vampiros activos queda fuera, y ahí acaba la partida.
lesson-choose-leader = Tu Líder está en juego desde el principio y tiene 1 de Influencia; tu Refugio le da una habilidad solo a él. Su Sangre sale de tus 20 de Prestigio: uno fuerte aguanta más, uno débil te deja más para reclutar.
lesson-bid-or-pass = Otro jugador empieza con el mismo vampiro, así que se lo queda quien más Prestigio puje, una vez cada uno. Además pagarás su Sangre, y después te hará falta Prestigio.
lesson-act = Tienes dos acciones: robar, reclutar, jugar una carta, atacar o reclamar el Título de Príncipe cuando ha salido. La mayoría agota a un vampiro. Ir a Las Calles es gratis, y solo desde allí se ataca, pero allí cualquiera puede atacarte; tus vampiros vuelven a casa al empezar tu próximo turno.
lesson-choose-target = A los vampiros de Las Calles es fácil encontrarlos; para llegar a uno en su Refugio, alguien tiene que descartar cartas a cambio de Información. Los Mortales no se defienden: basta un ataque que inflija tanto daño como su Sangre, y menos no sirve de nada.
lesson-pledge-intel = La Discreción protege al blanco. Cada carta que alguien descarta da al atacante 1 de Información, y las cartas solo se van si entre todos hay suficiente. Puedes ayudar al ataque de un enemigo o dejar que fracase.
lesson-announce-attack = El tipo decide qué cartas sirven y qué atributo cuenta: el tuyo se suma al daño y el del blanco se resta. Elige lo que se te dé bien a ti y mal al blanco. A distancia no suma nada, pero casi nadie puede bloquearlo.
lesson-choose-attack-card = Una carta va boca abajo junto a tu atacante, y los demás intentan adivinarla. No puede pedir más Potencia de Sangre de la que tiene tu atacante. Sin carta golpea solo el atributo.
lesson-decide-block = Un vampiro preparado del mismo grupo puede interponerse: se agota y pasa a ser el blanco, con sus propios atributos. Bloquea para salvar a alguien débil o porque tu Reacción pide la Potencia de Sangre del bloqueador.
lesson-choose-reaction = Puedes responder con una carta del tipo del ataque. Los Escudos restan daño aunque el texto no sirva de nada; una carta con calavera devuelve el golpe.
lesson-retarget = Tu carta es Dirigida: golpea a quien quieras de ese grupo, incluso después de un bloqueo. Los Escudos del bloqueador solo lo protegen a él.
lesson-use-in-attack = Las dos cartas están a la vista. Primero usa habilidades quien ataca, después quien se defiende, y ya no se vuelve atrás: si atacas, usa ahora lo que quieras usar.
lesson-prevent-damage = Lo que previenes aquí sirve también contra el daño Agravado, a diferencia de los atributos. Antes de agotar a un Criado, piensa en los ataques que aún pueden venir este turno.
lesson-burn-or-attach = Si quemas al Mortal, tu atacante se cura en el acto; si lo adjuntas, tienes un Criado que ayuda mientras su vampiro no caiga en Letargo. El Objetivo de un Ciudadano es tuyo de las dos formas.
lesson-raise-for-title = Reúne la Influencia como quieras: los vampiros ejercen toda la que tienen y no pueden volver a hacerlo hasta tu próximo turno, una carta de la mano puede sumar algo y cada punto de Prestigio vale 1. Lo que sobra se pierde.
lesson-answer-scheme = SÍ o NO, con toda la Influencia que quieras. Lo que ejercen los vampiros se ve; una carta boca abajo y el Prestigio de tu puño, no, hasta que todos hayan respondido. El bando que gana pierde ese Prestigio y el otro lo recupera. El empate es un SÍ.
lesson-choose-deck = En la Biblioteca hay cartas que jugar; en el Mazo de Facción, vampiros que reclutar. Más vampiros son más posibilidades de actuar y más que tienen que caer antes que tú.
lesson-mend-or-not = Cada carta que descartas devuelve 1 de Sangre a un vampiro tuyo, una vez por vampiro; también en Letargo. Un vampiro en Letargo que completa su Sangre vuelve en el acto.
lesson-choose-sufferer = La División de Asuntos Especiales golpea a quien la Discreción no protege, y cuantas más cartas suyas haya, mejor ven. Su daño es Agravado: los atributos no ayudan, y un vampiro que se queda sin Sangre se quema. Atácala antes de que sean demasiadas.
lesson-challenge-or-not = Alguien quiere ser Príncipe de la ciudad, lo que da Prestigio y Objetivo en cada turno. Uno de tus vampiros preparados puede atacar al pretendiente, incluso desde tu Refugio; nadie puede bloquear ni reaccionar. Solo quien tiene a ese jugador por Rival puede usar una carta de Ataque.
lesson-make-room = Un vampiro lleva tres cartas como mucho. Tiene que quemarse una que no sea un Título.
lesson-contribute-or-not = Te han enseñado una Conspiración. Quien añade Prestigio no puede ser su blanco, pero lo que hay en ella no vuelve nunca.
lesson-show-or-not = Puedes enseñar tu Conspiración a los enemigos en cualquier momento. Quien la ha visto puede añadirle Prestigio en tus turnos, y así se libra de ella.
lesson-aim-conspiracy = Quienes han contribuido están a salvo. De los demás, piensa en quien esté más cerca de 13.

## Events

lesson-event-rival-is = Cada jugador tiene un Rival. Eliminar al tuyo gana la partida al momento, y cada vampiro suyo que derrotas da 1 de Objetivo. Y tú eres el Rival de alguien.
lesson-event-city-card = Cada turno trae una carta de la ciudad: Mortales a los que dar caza, Eventos que afectan a todos, la División de Asuntos Especiales y, una vez, el Título de Príncipe de la ciudad.
lesson-event-recruited = Reclutar cuesta tanto Prestigio como la Potencia de Sangre del vampiro, y se convierte en su Sangre. El vampiro puede actuar enseguida. Tu último Prestigio se queda siempre contigo.
lesson-event-sent-out = En Las Calles no hay Discreción. Allí los vampiros pueden formar grupos como quieran: los de un mismo grupo se bloquean unos a otros los ataques y aportan sus textos.
lesson-event-revealed-attack = Ahora se ve lo que se ha jugado: primero la carta de Ataque, después la Reacción.
lesson-event-damage-sum = El daño es el de la carta, el atributo del atacante y lo que sumen las habilidades. Después se restan el atributo y los Escudos del blanco; lo que queda cuesta otra tanta Sangre.
lesson-event-defeated = Un vampiro sin Sangre queda derrotado. Cae en Letargo, o se quema si el daño era Agravado.
lesson-event-torpor = En Letargo, un vampiro ha perdido sus Criados, y su jugador, 1 de Prestigio. Cura 1 de Sangre en cada turno de ese jugador y vuelve cuando la tiene toda.
lesson-event-exert = Quien ejerce Influencia la da toda y no tiene más hasta el inicio del próximo turno de ese jugador.
lesson-event-laid-conspiracy = Una Conspiración está boca abajo y reúne Prestigio turno tras turno. Su jugador la enseña a quien quiere, y quien contribuye queda a salvo de ella.
lesson-event-claim = El pretendiente tiene que sobrevivir a un ataque de cada enemigo, sin bloqueos ni Reacciones. Los atributos y la prevención sí ayudan.
lesson-event-stake-revealed = El bando que gana paga el Prestigio que había ocultado; el otro recupera el suyo.
lesson-event-called-off = Sin suficiente Información no hay ataque: ni la acción ni las cartas se pierden.
lesson-event-eliminated = La partida acaba con el primer jugador que queda fuera. Si nadie ha ganado por un Rival o por 13 de Objetivo, gana quien tenga más Objetivo, tras sumar 3 a quien tenía la ficha de ese jugador.
