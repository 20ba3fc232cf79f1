# Sealed Bids: the rule statements, in Spanish.

rule-SEB-SETUP-01 = Juegan de dos a seis jugadores.
rule-SEB-SETUP-02 = Cada jugador empieza con cinco cartas de puja: 1, 2, 3, 4 y 5, una de cada.
rule-SEB-SETUP-03 = Hay cinco premios, que valen 1, 2, 3, 4 y 5 puntos; se barajan y forman un mazo bocabajo.
rule-SEB-ROUND-01 = Cada ronda empieza al descubrir para todos el primer premio del mazo.
rule-SEB-ROUND-02 = Todos saben qué premios quedan por salir; solo se desconoce su orden. Por eso el último se conoce antes de descubrirlo.
rule-SEB-BID-01 = Por cada premio, cada jugador puja exactamente una carta; se pregunta a todos a la vez y responden en cualquier orden.
rule-SEB-BID-02 = Solo se puede pujar una carta que siga en la propia mano, y es obligatorio pujar una.
rule-SEB-BID-03 = Hasta que están todas las pujas, todos ven quién ha pujado ya, pero solo quien puja conoce su carta.
rule-SEB-SHOW-01 = Cuando llega la última puja, se muestran todas a todos.
rule-SEB-SHOW-02 = La puja más alta que nadie más ha hecho se lleva el premio.
rule-SEB-SHOW-03 = Si cada puja la ha hecho más de un jugador, el premio se pierde y nadie lo puntúa.
rule-SEB-SHOW-04 = Todas las cartas pujadas quedan gastadas, se lleve quien se lleve el premio.
rule-SEB-END-01 = La partida termina tras cinco rondas, cuando el mazo y todas las manos están vacíos.
rule-SEB-END-02 = Gana quien haya conseguido más puntos en premios.
rule-SEB-END-03 = Los jugadores con los mismos puntos comparten la victoria.
