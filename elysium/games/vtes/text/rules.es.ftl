# VTES: the rule statements, in Spanish.

## setup

rule-VTES-1-01 = En una partida participan al menos dos Matusalenes; no debe empezar con menos de dos jugadores.

## victory

rule-VTES-1-02 = Un Matusalén cuya reserva llega a cero queda eliminado en el acto, sea cual sea la causa de que haya llegado a cero.
rule-VTES-1-03 = Gana el Matusalén que tiene más puntos de victoria cuando termina la partida.

## cost

rule-VTES-1-04 = Cuando una misma carta le cuesta reserva a quien la juega y también se la hace ganar, el pago y la ganancia cuentan como un solo paso, de modo que nadie queda eliminado entre medias.

## cards/state

rule-VTES-1_1-01 = Una carta en juego está o girada o enderezada; girarla señala que ya se ha usado, hasta que algo la enderece.
rule-VTES-1_1-02 = Solo los siervos enderezados pueden realizar acciones, intentar bloquear o jugar cartas de reacción (salvo efectos de despertar).
rule-VTES-1_1-03 = Una carta que se quema va al montón de ceniza de su propietario, no al de su controlador.
rule-VTES-1_1-04 = Una ficha que se quema vuelve al banco de sangre.
rule-VTES-1_1-05 = Una carta retirada de la partida no puede recuperarse de ahí ni verse afectada por nada.
rule-VTES-1_1-06 = Si una carta se quema o sale de la partida por ser retirada, se queman con ella todas sus fichas y todas las demás cartas que tenga encima.
rule-VTES-1_1-07 = Todo montón de ceniza es público: cualquier jugador puede examinarlo en cualquier momento.

## deck

rule-VTES-1_2-01 = Cada jugador aporta dos mazos separados, una cripta y una biblioteca, y a cada carta le corresponde exactamente uno de ellos según su tipo.
rule-VTES-1_2-02 = Una cripta tiene al menos 12 cartas.
rule-VTES-1_2-03 = Una cripta no tiene tamaño máximo.
rule-VTES-1_2-04 = Una biblioteca tiene al menos 40 cartas.
rule-VTES-1_2-05 = El máximo de la biblioteca es de 40 cartas más 10 por cada jugador de la partida, de modo que en una partida de seis jugadores se admiten de 40 a 100 cartas.
rule-VTES-1_2-06 = No hay límite de ejemplares de una misma carta en la cripta ni en la biblioteca.
rule-VTES-1_2-07 = Todas las cartas de la cripta deben ser de un solo grupo o de dos grupos consecutivos.

## setup

rule-VTES-1_2-08 = Una ficha de sangre pagada o gastada cuenta como quemada, así que va al banco de sangre.

## edge

rule-VTES-1_2-09 = La Ventaja es un único objeto que o está incontrolado o lo tiene exactamente un Matusalén.

## golden-rules

rule-VTES-1_3-01 = Jugar una carta nunca cambia su propietario, y al final de la partida cada carta vuelve al jugador que la aportó.
rule-VTES-1_3-02 = Cuando un jugador queda eliminado, las cartas de su propiedad que controla otro jugador siguen en juego hasta que se quemen del modo normal.
rule-VTES-1_4-01 = Cuando el texto de una carta y las reglas se contradicen, prevalece el texto de la carta.

## cards/crypt

rule-VTES-1_5_1-01 = Todo vampiro es único por su nombre, de modo que a lo sumo un ejemplar puede estar en juego sin disputa.
rule-VTES-1_5_2-01 = La capacidad es el número de fichas de sangre que hacen falta para hacerse con el control de un vampiro y también la máxima sangre que este puede tener.
rule-VTES-1_5_2-02 = De dos vampiros, el de mayor capacidad es el más antiguo y el de menor capacidad es el más joven.
rule-VTES-1_5_2-03 = Entre vampiros de igual capacidad, ninguno es más antiguo ni más joven que el otro.
rule-VTES-1_5_2-04 = La sangre que un vampiro tendría por encima de su capacidad va de inmediato al banco.
rule-VTES-1_5_2-05 = Las fichas que hay sobre un vampiro incontrolado registran la influencia invertida en él y se convierten en su sangre cuando pasa a estar controlado.

## influence

rule-VTES-1_5_2-06 = Un vampiro con al menos tantas fichas como capacidad puede mostrarse y colocarse en la zona preparada durante la fase de influencia de su controlador; lo decide el controlador, nada se mueve por sí solo.

## cards/crypt

rule-VTES-1_5_3-01 = Una carta de biblioteca que requiere un clan solo puede jugarla un siervo de ese clan (o, si es una carta heril, solo puede jugarse controlando uno).
rule-VTES-1_5_3-02 = Una carta limitada a los miembros de un clan no puede tener como objetivo a un vampiro de otro clan.
rule-VTES-1_5_4-01 = Una carta que requiere una Disciplina solo puede jugarla un vampiro que posea esa Disciplina.
rule-VTES-1_5_4-02 = Un vampiro con el nivel básico de una Disciplina solo puede usar el efecto básico de una carta que la requiera.
rule-VTES-1_5_4-03 = Un vampiro con el nivel superior elige entre el efecto básico y el superior de la carta, nunca ambos.
rule-VTES-1_5_4-04 = En una carta con varios símbolos de Disciplina, cada efecto está disponible solo para un vampiro que cumpla los símbolos indicados para ese efecto, incluidos los efectos que exigen varias Disciplinas a la vez.

## deck

rule-VTES-1_5_5-01 = Los límites de grupo rigen únicamente la construcción del mazo; durante la partida, un Matusalén puede hacerse con el control de vampiros de cualquier grupo.
rule-VTES-1_5_5-02 = Una carta de cripta impresa sin grupo cuenta como del grupo 2 si tiene símbolo de expansión y como del grupo 1 si no lo tiene.

## advanced

rule-VTES-1_5_6-01 = Un vampiro avanzado es un vampiro normal a todos los efectos y puede influenciarse por sí mismo.
rule-VTES-1_5_6-02 = Si controlas una versión de un vampiro y tienes la otra en tu zona incontrolada, en tu fase de influencia puedes gastar 4 transferencias y 1 de reserva para fusionarlas.
rule-VTES-1_5_6-03 = La fusión funciona en ambos sentidos: la carta incontrolada puede ser tanto la versión básica como la avanzada.
rule-VTES-1_5_6-04 = Las fichas y cartas que tiene encima el vampiro siguen sobre él tras la fusión.
rule-VTES-1_5_6-05 = Una pareja fusionada es una sola carta hasta que se queme, aunque sea enviada a la zona incontrolada.
rule-VTES-1_5_6-06 = Cuando se quema un vampiro fusionado, sus dos cartas van al montón de ceniza.
rule-VTES-1_5_6-07 = Los efectos en juego que se aplicaban a cualquiera de las dos versiones se aplican al vampiro fusionado.
rule-VTES-1_5_6-08 = Un vampiro fusionado usa todo lo impreso en la carta avanzada y, de la carta básica, solo su texto.
rule-VTES-1_5_6-09 = Cuando el texto básico y la carta avanzada están en conflicto, prevalece la carta avanzada.
rule-VTES-1_5_6-10 = El texto señalado con el icono de fusión se aplica solo mientras las dos versiones están fusionadas.
rule-VTES-1_5_6-11 = Un vampiro avanzado, fusionado o no, entra en disputa con cualquier otro ejemplar de ese vampiro en juego, sea avanzado o básico.
rule-VTES-1_5_6-12 = Mientras controles una versión de un vampiro, la otra no puede ponerse en juego a su lado; solo puede fusionarse.

## cards/library

rule-VTES-1_6_1_1-01 = Las cartas de biblioteca son de cuatro clases, cada una con su momento: convicciones (fase de enderezamiento), cartas heriles (las juega el Matusalén), cartas de siervo (las juegan los siervos) y cartas de evento (fase de descarte).
rule-VTES-1_6_1_1-02 = Una carta jugada o bien permanece bocarriba en juego, o bien se muestra a todos y se pone bocarriba en el montón de ceniza.
rule-VTES-1_6_1_1-03 = Todos los efectos de una carta (objetivos, nivel, elecciones) se declaran al jugarla.

## sequencing

rule-VTES-1_6_1_1-04 = Mientras una carta está en su ventana «al jugarse», solo pueden usarse efectos que la cancelen al jugarse y efectos de despertar.
rule-VTES-1_6_1_1-05 = El robo que reemplaza una carta se hace solo después de cerrarse la ventana «al jugarse» de esa carta.

## draw

rule-VTES-1_6_1_2-01 = Tras jugar una carta de biblioteca de la mano, el jugador roba una carta en el acto, salvo que la carta indique otra cosa.
rule-VTES-1_6_1_2-02 = Una carta cuyo texto aplaza su reemplazo deja la mano con una carta menos hasta el momento indicado, y ese hueco no cuenta como estar por debajo del tamaño de la mano.
rule-VTES-1_6_1_2-03 = Un jugador con la biblioteca vacía no roba nada y sigue jugando.
rule-VTES-1_6_1_2-04 = Siempre que el número de cartas en mano y el tamaño de la mano difieran, el jugador roba o se descarta en el acto hasta que coincidan.
rule-VTES-1_6_1_2-05 = El tamaño de la mano es de siete cartas, salvo que un efecto lo cambie.
rule-VTES-1_6_1_2-06 = Una carta jugada para anunciar una acción se reemplaza en cuanto se cierra su ventana «al jugarse», no cuando se resuelve la acción.

## cards/library

rule-VTES-1_6_1_3-01 = Una carta de siervo solo puede jugarla un siervo que cumpla todos los requisitos que esta indique (clan, Disciplina, capacidad, título, etc.).
rule-VTES-1_6_1_3-02 = Una carta heril con un requisito de siervo solo puede jugarla un Matusalén que controle a un siervo preparado que lo cumpla.

## turn/unlock

rule-VTES-1_6_1_3-03 = Un Matusalén que no controle a ningún siervo que cumpla los requisitos de una carta con opción de quema puede descartarse de ella en la fase de enderezamiento de cualquier Matusalén.
rule-VTES-1_6_1_3-04 = Cada Matusalén puede descartarse como máximo de una carta con opción de quema por fase de enderezamiento.

## cost

rule-VTES-1_6_1_3-05 = Un número sobre una gota roja es un coste de sangre, que quema el vampiro que juega la carta.
rule-VTES-1_6_1_3-06 = Un número sobre un rombo blanco con una calavera es un coste de reserva, que se quema de la reserva del Matusalén.
rule-VTES-1_6_1_3-07 = Una carta cuyo coste se paga al jugarla no puede jugarse sin sangre o reserva suficiente para pagarlo.

## targets

rule-VTES-1_6_1_4-01 = Una carta que se juega sobre otra, la elige o la afecta de algún otro modo solo puede afectar a una carta que esté en juego, es decir, controlada.
rule-VTES-1_6_1_4-02 = Un vampiro que está en la zona letárgica siempre puede ser elegido como objetivo.
rule-VTES-1_6_1_4-03 = Los vampiros de la zona incontrolada y las cartas disputadas no pueden ser elegidos como objetivo.

## sequencing

rule-VTES-1_6_1_5-01 = Cuando varios jugadores quieren usar un efecto, el Matusalén activo va primero y puede usar seguidos cuantos desee antes que nadie.
rule-VTES-1_6_1_5-02 = Cuando el Matusalén activo ha terminado, la oportunidad pasa al Matusalén defensor en las acciones directas y en el combate, y después a los demás en sentido horario a partir del activo.
rule-VTES-1_6_1_5-03 = Después de que cualquier Matusalén use una carta o un efecto, la siguiente oportunidad vuelve a ser del Matusalén activo.
rule-VTES-1_6_1_5-04 = Una etapa termina solo cuando todos los Matusalenes, por orden, han pasado sin que se use ningún efecto nuevo.

## cards/library

rule-VTES-1_6_1_6-01 = El efecto DRAFT recuadrado de una carta solo puede usarse en torneos de draft o de mazo sellado.
rule-VTES-1_6_1_6-02 = El texto de cabecera en negrita y el coste de una carta se aplican también a su efecto DRAFT.
rule-VTES-1_6_1_6-03 = Un efecto DRAFT tiene sus propios requisitos de clan y de Disciplina, independientes de los de los efectos normales.

## cards/master

rule-VTES-1_6_2-01 = Las cartas heriles normales se juegan solo en tu propia fase heril, por defecto una por fase.
rule-VTES-1_6_2-02 = Una carta heril en juego la controla el Matusalén que la jugó, aunque esté sobre una carta de otro jugador, salvo que indique otra cosa.
rule-VTES-1_6_2_1-01 = Un lugar permanece en juego y puede usarse repetidamente, ya desde el turno en que se juega.
rule-VTES-1_6_2_1-02 = Un lugar puede ser quemado por las cartas de biblioteca que así lo indiquen.
rule-VTES-1_6_2_2-01 = Una carta de Disciplina se pone sobre cualquier vampiro controlado, incluso el de otro Matusalén.
rule-VTES-1_6_2_2-02 = Una carta de Disciplina da un nivel: el básico si el vampiro carecía de la Disciplina, el superior si tenía el básico.
rule-VTES-1_6_2_2-03 = Una carta de Disciplina aumenta en 1 la capacidad del vampiro, pero no añade sangre.
rule-VTES-1_6_2_2-04 = Si una carta de Disciplina deja a su vampiro, este pierde con ella el nivel y la capacidad adicional, y la sangre sobrante va al banco.

## terms

rule-VTES-1_6_2_3-01 = Un trofeo puede ponerse en juego con una acción de fase heril y no hace nada hasta que se le pone a un vampiro.
rule-VTES-1_6_2_3-02 = Cuando un vampiro quema a un siervo de la Lista Roja en combate o mediante una acción (D) (incluida la diablerie), el controlador de cada trofeo en juego puede ponérselo a ese vampiro.
rule-VTES-1_6_2_3-03 = Un vampiro puede recibir de este modo cualquier cantidad de trofeos en juego, además del único trofeo que puede ir a buscar su controlador.
rule-VTES-1_6_2_3-04 = Un trofeo que está sobre un vampiro ya no puede moverse de él nunca.

## cards/master

rule-VTES-1_6_2_4-01 = Una carta heril fuera de turno puede jugarse en cualquier momento adecuado del turno de otro jugador y consume una acción de tu siguiente fase heril.
rule-VTES-1_6_2_4-02 = No se puede jugar una segunda carta heril fuera de turno a cuenta de la misma fase heril venidera.
rule-VTES-1_6_2_4-03 = Las cartas heriles fuera de turno no se pueden jugar en tu propio turno.
rule-VTES-1_6_2_4-04 = Una carta heril fuera de turno que es cancelada consume igualmente la acción e impide igualmente una segunda.
rule-VTES-1_6_2_5-01 = Una nimiedad que no es cancelada da a quien la juega una acción de fase heril adicional.
rule-VTES-1_6_2_5-02 = Una nimiedad cancelada no da ninguna acción adicional.
rule-VTES-1_6_2_5-03 = Un Matusalén puede jugar como máximo una nimiedad por turno.
rule-VTES-1_6_2_6-01 = Una carta heril que no es de ninguno de los tipos enumerados hace lo que dice y se descarta, salvo que diga que se pone en juego o sobre otra carta.

## cards/minion

rule-VTES-1_6_3-01 = Una carta de siervo se quema después de jugarse, salvo que indique otra cosa.
rule-VTES-1_6_3-02 = Una carta de siervo que está sobre un siervo la controla el controlador de ese siervo.
rule-VTES-1_6_3-03 = Una carta de siervo que está en juego, pero no sobre otra carta controlada, la controla el Matusalén que la jugó.
rule-VTES-1_6_3-04 = Una carta de siervo con símbolo de Disciplina, símbolo de clan o coste de sangre solo puede jugarla un vampiro que cumpla esos requisitos.

## cards/ally-as-vampire

rule-VTES-1_6_3-05 = Un aliado que juega una carta «como un vampiro» cuenta como vampiro para todos los efectos que produce el hecho de jugarla, incluidos los duraderos.
rule-VTES-1_6_3-06 = Para esa carta, la vida del aliado hace las veces de sangre, de modo que los costes, las ganancias y las pérdidas de sangre se saldan con vida.
rule-VTES-1_6_3-07 = Para esa carta, el aliado tiene una capacidad inherente de 1.
rule-VTES-1_6_3-08 = La vida que el aliado gana por encima de esa capacidad no se pierde.
rule-VTES-1_6_3-09 = Si el efecto inflige daño agravado al aliado, este quema vida como de costumbre.
rule-VTES-1_6_3-10 = Si el efecto fuera a enviar al aliado al letargo, el aliado se quema.
rule-VTES-1_6_3-11 = El aliado no es un vampiro para los efectos que la carta tiene por estar en juego.

## cards/minion

rule-VTES-1_6_3_1-01 = Una carta de acción proporciona una acción que sustituye a las inherentes, y solo se puede jugar una carta de acción por acción.
rule-VTES-1_6_3_1-02 = Una carta de acción no puede usarse para modificar otra acción.
rule-VTES-1_6_3_2-01 = Solo el siervo activo puede jugar modificadores de acción, y solo para su propia acción.
rule-VTES-1_6_3_2-02 = Cada siervo puede jugar un mismo modificador de acción una sola vez por acción.
rule-VTES-1_6_3_3-01 = Los aliados, el equipo y los criados se ponen en juego cada uno con su propia acción, a razón de una carta por acción.
rule-VTES-1_6_3_3-02 = El equipo y los criados se ponen sobre el siervo activo, mientras que un aliado entra en juego como carta aparte.
rule-VTES-1_6_3_3-03 = El equipo y los criados que tiene un siervo se queman cuando se quema ese siervo.
rule-VTES-1_6_3_4-01 = Una carta de acción política se usa o bien para convocar un referéndum mediante una acción, o bien para quemarla en un referéndum a cambio de un voto.

## combat/sequence

rule-VTES-1_6_3_5-01 = Las cartas de combate solo las juegan los siervos que están en combate.

## cards/minion

rule-VTES-1_6_3_6-01 = Una carta de reacción solo puede jugarla un siervo preparado y enderezado en respuesta a una acción de un siervo de otro Matusalén.
rule-VTES-1_6_3_6-02 = Los siervos de un Matusalén no pueden reaccionar a las acciones de los demás siervos de ese Matusalén.
rule-VTES-1_6_3_6-03 = Cada siervo puede jugar una misma carta de reacción una sola vez por acción.
rule-VTES-1_6_3_6-04 = Jugar una carta de reacción no gira al siervo que la juega.
rule-VTES-1_6_3_7-01 = Una carta de reflejos la juega un siervo para cancelar una clase concreta de carta en el momento en que esta se juega contra él.

## imbued

rule-VTES-1_6_3_8-01 = Los poderes son cartas de acción que solo pueden jugar los imbuidos.

## discard

rule-VTES-1_6_4-01 = En cada fase de descarte se puede poner en juego como máximo una carta de evento, a costa de una acción de fase de descarte.

## cards/event

rule-VTES-1_6_4-02 = Cada carta de evento solo puede jugarse una vez por partida.
rule-VTES-1_6_4-03 = Un evento en juego lo controla el Matusalén que lo jugó, salvo que indique otra cosa.

## setup

rule-VTES-2_1-01 = Los asientos pueden fijarse por cualquier método; el jugador a tu izquierda (el siguiente en sentido horario) es tu presa y el de tu derecha es tu depredador.
rule-VTES-2_1-02 = Cuando tu presa queda eliminada, la presa de ese jugador pasa a ser la tuya.
rule-VTES-2_1-03 = Cuando quedan dos jugadores, cada uno es a la vez presa y depredador del otro.
rule-VTES-2_2-01 = Cada Matusalén empieza con 30 de reserva.
rule-VTES-2_2-02 = El banco de sangre nunca se queda sin fichas.

## edge

rule-VTES-2_2-03 = La Ventaja empieza la partida incontrolada.

## setup

rule-VTES-2_3-01 = Cada área de juego tiene una zona incontrolada y una zona controlada, y esta última se divide en zona preparada y zona letárgica.
rule-VTES-2_3-02 = La zona controlada empieza vacía y la zona incontrolada empieza con las cuatro primeras cartas de la cripta bocabajo.
rule-VTES-2_3-03 = Antes de robar se barajan ambos mazos, y el depredador puede cortarlos.
rule-VTES-2_3-04 = La mano inicial son las siete primeras cartas de la biblioteca.
rule-VTES-2_3-05 = Puedes mirar tu propia mano y tus propias cartas incontroladas en cualquier momento.
rule-VTES-2_3-06 = Las fichas que hay sobre los vampiros incontrolados bocabajo están a la vista de todos.
rule-VTES-2_3-07 = Los vampiros que pasan a estar controlados se colocan bocarriba en la zona preparada.

## turn/sequence

rule-VTES-3-01 = Los turnos se suceden en sentido horario.
rule-VTES-3-02 = Un turno tiene cinco fases, en este orden: de enderezamiento, heril, de siervos, de influencia y de descarte.

## turn/unlock

rule-VTES-4-01 = Al comienzo de tu fase de enderezamiento debes enderezar todas tus cartas, excepto los siervos infernales.
rule-VTES-4-02 = Los efectos que exigen o permiten algo en tu fase de enderezamiento se resuelven después de enderezarse tus cartas.
rule-VTES-4-03 = El Matusalén cuya fase de enderezamiento está en curso elige el orden de sus efectos.

## edge

rule-VTES-4-04 = En tu fase de enderezamiento, si tienes la Ventaja, puedes ganar 1 de reserva del banco.

## contested

rule-VTES-4-05 = En tu fase de enderezamiento debes elegir, por cada carta y cada título que disputes, si pagas o cedes.
rule-VTES-4_1-01 = Cuando un segundo ejemplar de una carta única entra en juego bajo otro Matusalén, todos los ejemplares se ponen bocabajo, salen del juego y quedan en disputa.
rule-VTES-4_1-02 = Otro ejemplar que entre en juego mientras la carta está en disputa se suma a ella en el acto.
rule-VTES-4_1-03 = Una carta disputada está fuera de juego, de modo que ni actúa ni puede verse afectada.
rule-VTES-4_1-04 = Las cartas y fichas que tiene encima una carta disputada siguen sobre ella mientras está fuera de juego.
rule-VTES-4_1-05 = Disputar una carta cuesta 1 de reserva en cada una de tus fases de enderezamiento.
rule-VTES-4_1-06 = En lugar de pagar puedes ceder la carta, con lo que se quema.
rule-VTES-4_1-07 = También se quema todo lo apilado sobre una carta cedida.
rule-VTES-4_1-08 = Cuando ya no queda ningún ejemplar rival, el tuyo se endereza y se pone bocarriba al comienzo de tu fase de enderezamiento, y con ello termina la disputa.
rule-VTES-4_1-09 = No puedes controlar dos ejemplares de una carta única ni disputártela a ti mismo: no puedes elegir poner en juego un segundo ejemplar, y si un efecto lo obliga a entrar, se quema el ejemplar entrante.
rule-VTES-4_1-10 = Si tu ejemplar de una carta única se ha quemado, puedes jugar otro.
rule-VTES-4_1-11 = Un ejemplar que está en la mano, la biblioteca, la cripta, el montón de ceniza o la zona incontrolada no disputa nada.
rule-VTES-4_2-01 = Un título único que reclama más de un vampiro en juego queda en disputa; por ejemplo, si hay un segundo príncipe o arzobispo de una misma ciudad.
rule-VTES-4_2-02 = Mientras un título está en disputa, quienes lo reclaman cuentan como vampiros sin título, pero siguen controlados y pueden actuar y bloquear.
rule-VTES-4_2-03 = Disputar un título le cuesta al vampiro 1 de sangre en cada fase de enderezamiento de su controlador.
rule-VTES-4_2-04 = En lugar de pagar, el vampiro puede ceder el título, y debe cederlo si no tiene sangre con que pagar.
rule-VTES-4_2-05 = Solo los vampiros preparados pueden disputar un título; el que está en letargo debe cederlo en su fase de enderezamiento.
rule-VTES-4_2-06 = Ceder un título no tiene ningún otro efecto sobre el vampiro.
rule-VTES-4_2-07 = Cuando todos los demás aspirantes han renunciado, el vampiro toma el título en la siguiente fase de enderezamiento de su controlador.

## turn/master

rule-VTES-5-01 = Por defecto tienes una acción de fase heril en tu fase heril.
rule-VTES-5-02 = Una acción de fase heril puede emplearse en jugar una carta heril o en otros usos que concedan las cartas o las reglas.
rule-VTES-5-03 = Una carta heril fuera de turno jugada a cuenta de esta fase heril te deja con una acción menos de lo normal.
rule-VTES-5-04 = Tú eliges el orden de los demás efectos de la fase heril respecto a tus acciones de fase heril.
rule-VTES-5-05 = Las acciones de fase heril no usadas se pierden al final de la fase.

## turn/minion

rule-VTES-6-01 = Solo los siervos preparados y enderezados pueden actuar.
rule-VTES-6-02 = Realizar una acción gira al siervo activo.
rule-VTES-6-03 = Los siervos preparados y enderezados de otros Matusalenes pueden intentar bloquear, y un bloqueo con éxito gira al bloqueador.
rule-VTES-6-04 = Para que una acción tenga éxito es preciso que no sea bloqueada.
rule-VTES-6-05 = Una acción se resuelve por completo antes de que empiece otra.
rule-VTES-6-06 = Un siervo que queda enderezado durante la fase de siervos puede volver a actuar.
rule-VTES-6-07 = Un vampiro preparado al que no le queda sangre está obligado a cazar.
rule-VTES-6-08 = Ninguno de tus siervos puede realizar una acción no obligatoria mientras a alguno de ellos le quede por realizar una acción obligatoria.
rule-VTES-6-09 = Si varios siervos tienen acciones obligatorias, pueden realizarlas en cualquier orden.
rule-VTES-6-10 = Un siervo con una acción obligatoria pendiente no puede realizar ninguna otra.
rule-VTES-6-11 = Un siervo con dos o más acciones obligatorias distintas está inmovilizado y no realiza ninguna acción.
rule-VTES-6-12 = Un siervo inmovilizado no impide que tus demás siervos realicen acciones no obligatorias.
rule-VTES-6-13 = Un siervo cuya acción obligatoria no puede realizarse también está inmovilizado.

## action/card

rule-VTES-6_1-01 = Sin cartas, un siervo preparado puede sangrar o (solo los vampiros) cazar.
rule-VTES-6_1-02 = El equipo puede pasarse de un siervo tuyo a otro mediante una acción, pero los criados no.

## action/bleed

rule-VTES-6_1_1-01 = Por defecto, un sangrado solo puede dirigirse contra la presa del Matusalén activo.
rule-VTES-6_1_1-02 = Una carta o un efecto puede permitir u obligar a sangrar a un Matusalén que no sea la presa.
rule-VTES-6_1_1-03 = Un Matusalén nunca puede sangrarse a sí mismo, sea cual sea el efecto.
rule-VTES-6_1_1-04 = Un siervo puede realizar como máximo una acción de sangrado por turno, aunque se enderece.
rule-VTES-6_1_1-05 = Un sangrado con éxito quema de la reserva del objetivo tanto como la cantidad sangrada.
rule-VTES-6_1_1-06 = El sangrado inherente de un siervo es 1, salvo que su carta indique otra cosa.

## edge

rule-VTES-6_1_1-07 = Si un sangrado de 1 o más tiene éxito, el controlador del siervo activo le quita la Ventaja a quien la tenga.
rule-VTES-6_1_1-08 = Un sangrado de cero que tiene éxito no da la Ventaja.

## action/bleed

rule-VTES-6_1_1-09 = Un sangrado mayor que la reserva del objetivo lo elimina, y ninguna reserva baja de cero.
rule-VTES-6_1_1-10 = En una misma acción, solo un efecto de carta señalado como «(limitado)» puede aumentar el sangrado; las bonificaciones sin esa marca y las reducciones no están limitadas.

## action/hunt

rule-VTES-6_1_2-01 = Solo los vampiros pueden cazar.
rule-VTES-6_1_2-02 = Una caza con éxito pasa 1 de sangre del banco al vampiro activo.
rule-VTES-6_1_2-03 = La sangre ganada al cazar por encima de la capacidad va al banco en el acto.
rule-VTES-6_1_2-04 = Cazar es una acción indirecta con 1 de sigilo inherente.

## action/equip

rule-VTES-6_1_3-01 = Equiparse es una acción con 1 de sigilo inherente.
rule-VTES-6_1_3-02 = Equiparse desde la mano pone la carta sobre el siervo activo y cobra su coste solo si la acción tiene éxito.
rule-VTES-6_1_3-03 = Si fracasa la acción de equiparse desde la mano, la carta de equipo se quema y su coste no se paga.
rule-VTES-6_1_3-04 = Con una acción se pone como máximo una carta de equipo de la mano, pero un siervo puede tener cualquier cantidad.
rule-VTES-6_1_3-05 = Mediante una acción de equiparse, un siervo puede tomar cartas de equipo, que se nombran, de otro siervo del mismo Matusalén.
rule-VTES-6_1_3-06 = En una sola acción de este tipo pueden tomarse varias cartas de equipo de un mismo siervo.
rule-VTES-6_1_3-07 = Si fracasa la acción de tomar equipo, este se queda donde estaba.

## action/retainer

rule-VTES-6_1_4-01 = Contratar a un criado es una acción con 1 de sigilo inherente.
rule-VTES-6_1_4-02 = Si tiene éxito, el criado se pone sobre el siervo activo y se paga su coste; si fracasa, la carta se quema sin pagarse.
rule-VTES-6_1_4-03 = Se puede contratar a un criado por acción, y un siervo puede tener cualquier cantidad de criados.
rule-VTES-6_1_4-04 = Un criado nunca puede transferirse a otro siervo.
rule-VTES-6_1_4-05 = Un criado entra en juego con tantas fichas de vida del banco como su vida impresa.
rule-VTES-6_1_4-06 = Un criado se quema cuando pierde su última vida.

## action/ally

rule-VTES-6_1_5-01 = Reclutar a un aliado es una acción con 1 de sigilo inherente.
rule-VTES-6_1_5-02 = Si tiene éxito, el aliado entra en tu zona controlada (preparada) y se paga su coste; si fracasa, la carta se quema sin pagarse.
rule-VTES-6_1_5-03 = Un aliado reclutado no puede actuar en el turno en que fue reclutado.
rule-VTES-6_1_5-04 = Se recluta a un solo aliado por acción.
rule-VTES-6_1_5-05 = Un aliado que entra en juego por otros medios puede actuar en ese mismo turno.
rule-VTES-6_1_5-06 = Un aliado que entra en juego por cualquier medio recibe del banco su vida impresa.
rule-VTES-6_1_5-07 = Un aliado se quema cuando pierde su última vida.
rule-VTES-6_1_5-08 = Si reclutar al aliado requiere una Disciplina y este entra en juego de otro modo, se usa su versión básica cuando las versiones difieren.

## action/card

rule-VTES-6_1_6-01 = Una acción procedente de una carta de acción o de una carta en juego no tiene sigilo, salvo que indique otra cosa.
rule-VTES-6_1_6-02 = Tal acción pueden realizarla por igual vampiros y aliados, salvo que indique otra cosa o tenga requisitos que no puedan cumplir.
rule-VTES-6_1_6-03 = Si una carta ofrece una versión especial de una acción básica, se aplican todas las reglas de la acción básica, salvo lo que la carta cambie.

## action/bleed

rule-VTES-6_1_6-04 = Una acción de carta que sangra sigue todas las reglas del sangrado: si Krid juega Computer Hacking (sangra con +1), solo puede sangrar a la presa de su controlador, por 1 más.

## action/card

rule-VTES-6_1_6-05 = Una carta de acción de la mano se resuelve y se paga si la acción tiene éxito, y se quema si fracasa.
rule-VTES-6_1_6-06 = Una acción concedida por una carta en juego se resuelve y se paga si tiene éxito, y simplemente no tiene efecto si fracasa.
rule-VTES-6_1_6-07 = Un siervo no puede actuar con la misma carta de acción, ni mediante la misma carta en juego (incluida la suya propia), más de una vez por turno, aunque se enderece.

## action/political

rule-VTES-6_1_7-01 = Una acción política tiene 1 de sigilo inherente.
rule-VTES-6_1_7-02 = Solo los vampiros pueden realizar acciones políticas.
rule-VTES-6_1_7-03 = Toda acción política es siempre indirecta.
rule-VTES-6_1_7-04 = Un siervo puede realizar como máximo una acción política por turno.
rule-VTES-6_1_7-05 = Si la acción política tiene éxito, se fijan los términos, se emiten los votos y la moción se aprueba o fracasa.

## action/sequence

rule-VTES-6_2-01 = El curso de una acción es: anuncio y giro, intentos de bloqueo y, por último, éxito con pago o bloqueo con combate.
rule-VTES-6_2-02 = Los modificadores de acción y las cartas de reacción pueden jugarse en cualquier momento adecuado durante la acción, según el orden de secuenciación.
rule-VTES-6_2-03 = Lo que produce un modificador de acción o una carta de reacción se mantiene durante toda la acción en curso.

## block

rule-VTES-6_2-04 = Una acción que no tiene como objetivo a ningún otro Matusalén pueden bloquearla los siervos de la presa y del depredador del Matusalén activo.

## action/sequence

rule-VTES-6_2_1-01 = Todos los detalles de la acción (objetivo, coste, efectos, carta) se declaran al anunciarla, y es entonces cuando la carta se juega bocarriba.

## politics/referendum

rule-VTES-6_2_1-02 = Los términos de un referéndum son la excepción: se eligen solo después de que la acción tenga éxito.

## action/bleed

rule-VTES-6_2_1-03 = Sarah gira a Krid para sangrar por 1 a su presa, Alexis.

## action/ally

rule-VTES-6_2_1-04 = Después, Sarah hace que Pug reclute a Loyal Street Gang con +1 de sigilo por 1 de reserva, que se paga solo si la acción tiene éxito.

## block

rule-VTES-6_2_2_1-01 = Una acción dirigida contra uno o más Matusalenes ajenos, o contra cosas que estos controlan, es directa, y solo esos Matusalenes pueden intentar bloquearla.
rule-VTES-6_2_2_1-02 = Cuando una acción directa tiene varios objetivos, se pregunta a los Matusalenes afectados en sentido horario a partir del activo.
rule-VTES-6_2_2_1-03 = En una acción indirecta, la presa tiene la primera oportunidad de bloquear y después la tiene el depredador.
rule-VTES-6_2_2_1-04 = Con dos jugadores, el único oponente, al ser presa y depredador, puede bloquear cualquier acción.
rule-VTES-6_2_2_1-05 = Solo los siervos preparados y enderezados pueden intentar bloquear.
rule-VTES-6_2_2_1-06 = Solo puede haber un siervo intentando bloquear en cada momento.
rule-VTES-6_2_2_1-07 = Tras un intento fallido pueden hacerse otros, con el mismo siervo o con otro, tantas veces como se quiera.
rule-VTES-6_2_2_1-08 = Un intento de bloqueo fallido no gira al siervo.
rule-VTES-6_2_2_1-09 = La decisión de un Matusalén de no hacer más intentos es definitiva para esa acción.
rule-VTES-6_2_2_1-10 = La marca (D) es solo un recordatorio; que una acción sea directa depende de sus objetivos.
rule-VTES-6_2_2_1-11 = El momento en que todos los Matusalenes han renunciado a bloquear es en sí un efecto, tras el cual el Matusalén activo, y después los demás, pueden jugar más cartas antes de la resolución.
rule-VTES-6_2_2_1-12 = El sangrado de Krid a Alexis va dirigido contra Alexis, de modo que solo pueden bloquear los siervos preparados y enderezados de esta, una y otra vez si un intento falla.
rule-VTES-6_2_2_1-13 = El reclutamiento de Pug es indirecto: la presa de Sarah puede intentarlo hasta que desista, y entonces puede hacerlo su depredador.
rule-VTES-6_2_2_1-14 = Si un efecto cambia el objetivo de una acción, los intentos de bloqueo se reabren para el Matusalén que ahora es su objetivo.
rule-VTES-6_2_2_1-15 = Un intento de bloqueo ya declarado no puede retirarse.

## stealth-intercept

rule-VTES-6_2_2_2-01 = Un bloqueo tiene éxito cuando la intercepción del bloqueador es al menos igual al sigilo del siervo activo.
rule-VTES-6_2_2_2-02 = El sigilo y la intercepción de los siervos son 0 por defecto.
rule-VTES-6_2_2_2-03 = El sigilo inherente de una acción es el valor del que parte el sigilo del siervo activo.
rule-VTES-6_2_2_2-04 = El sigilo solo puede añadirse cuando hace falta: durante un intento de bloqueo de un siervo cuya intercepción basta para bloquear.
rule-VTES-6_2_2_2-05 = La intercepción solo puede añadirse cuando hace falta: la añade el siervo que intenta bloquear, mientras el sigilo del siervo activo supere su intercepción.
rule-VTES-6_2_2_2-06 = Una carta que añade sigilo o intercepción además de otro efecto está restringida solo en lo que toca al sigilo o a la intercepción.
rule-VTES-6_2_2_2-07 = Los cambios de sigilo y de intercepción duran toda la acción y se anulan cuando esta termina.
rule-VTES-6_2_2_2-08 = Por los efectos, un valor puede bajar de cero, y se compara tal cual.
rule-VTES-6_2_2_2-09 = Ira caza con 1 de sigilo, la presa de Sarah rehúsa bloquear, su depredador da +1 de intercepción a Eugenio con una carta de reacción y Sarah no añade sigilo, así que la caza queda bloqueada.

## block

rule-VTES-6_2_2_2-10 = Un intento de bloqueo fracasa cuando el sigilo supera a la intercepción y el Matusalén que bloquea no quiere o no puede añadir más.

## action/bleed

rule-VTES-6_2_2_2-11 = Quentin sangra a Alexis, ella rehúsa bloquear y entonces Sarah juega Confusion (+1 de sangrado), con lo que Alexis pierde 2 de reserva.

## action/sequence

rule-VTES-6_2_3-01 = Si la acción tiene éxito, se paga su coste y se aplican sus efectos.
rule-VTES-6_2_3-02 = Si es bloqueada, las cartas jugadas para realizar la acción se queman, la acción no tiene efecto y su coste no se paga.
rule-VTES-6_2_3-03 = Si es bloqueada, el bloqueador se gira y combate con el siervo activo.

## cost

rule-VTES-6_2_3-04 = Los costes de los modificadores de acción y de las cartas de reacción se pagan al jugarlos, tenga o no éxito la acción.
rule-VTES-6_2_3-05 = Si al resolverse la acción el coste ya no puede pagarse por completo, se paga todo lo posible y la acción no tiene efecto.

## action/sequence

rule-VTES-6_2_3-06 = Si el siervo activo deja de estar preparado antes de la resolución, la acción termina sin efecto.
rule-VTES-6_2_3-07 = Una acción no bloqueada cuyo objetivo ha desaparecido o ya no es válido al resolverse tiene éxito y se paga igualmente, pero no hace nada.

## politics/referendum

rule-VTES-6_3-01 = Un referéndum tiene lugar por una acción política o por una diablerie (caza de sangre).

## action/political

rule-VTES-6_3_1-01 = También se puede convocar un referéndum mediante una carta en juego que lo permita, girando al vampiro activo y anunciando el referéndum.
rule-VTES-6_3_1-02 = Una acción política nunca va dirigida contra nadie, sea cual sea el efecto que tendría el referéndum.

## politics/referendum

rule-VTES-6_3_1-03 = Las elecciones que contienen los términos las hace el jugador convocante solo después de que la acción haya tenido éxito.
rule-VTES-6_3_2-01 = El coste de una acción política se paga cuando esta tiene éxito, antes del referéndum.
rule-VTES-6_3_2-02 = Un referéndum tiene tres pasos, por este orden: términos, votación y resolución.
rule-VTES-6_3_2-03 = La redacción antigua «durante una acción política» significa durante la parte de esta que es el referéndum.
rule-VTES-6_3_2-04 = Los efectos que se usan «antes de que se emitan los votos» se usan al principio de la votación, antes del primer voto o papeleta.

## politics/votes

rule-VTES-6_3_2-05 = Todos los Matusalenes pueden emitir sus votos y papeletas en cualquier orden.
rule-VTES-6_3_2-06 = Emitirlos es opcional.
rule-VTES-6_3_2-07 = Un voto o una papeleta, una vez emitido, no puede cambiarse ni retirarse.

## politics/referendum

rule-VTES-6_3_2-08 = La votación termina solo cuando todos los Matusalenes han acabado de votar.
rule-VTES-6_3_2-09 = La moción se aprueba si los votos a favor superan a los votos en contra; si no, fracasa.
rule-VTES-6_3_2-10 = En caso de empate, fracasa.
rule-VTES-6_3_2-11 = Un referéndum fracasado no tiene efecto.

## politics/votes

rule-VTES-6_3_3-01 = Los Matusalenes no tienen votos ni papeletas propios; hay que conseguirlos.
rule-VTES-6_3_3-02 = Un voto conseguido no tiene por qué emitirse en el acto.
rule-VTES-6_3_3-03 = Un Matusalén puede emitir unos votos a favor y otros en contra.
rule-VTES-6_3_3-04 = Todos los votos y papeletas de un mismo vampiro, o de cualquier otra fuente, deben emitirse juntos y en el mismo sentido.
rule-VTES-6_3_3-05 = La carta de acción política usada para convocar el referéndum da un voto al controlador de quien lo convoca.
rule-VTES-6_3_3-06 = Cualquier Matusalén puede quemar una carta de acción política de su mano para obtener un voto, sin tener en cuenta su texto.
rule-VTES-6_3_3-07 = Una carta de acción política quemada para obtener un voto no se reemplaza hasta que termina el referéndum.
rule-VTES-6_3_3-08 = Cada Matusalén obtiene como máximo un voto de cartas de acción política por referéndum, contando la carta con la que se convoca.
rule-VTES-6_3_3-09 = Quien ha convocado el referéndum con una carta en juego, y no con una carta de acción política, aún puede quemar una de estas para obtener un voto.
rule-VTES-6_3_3-10 = Un primogénito u obispo preparado da 1 voto.
rule-VTES-6_3_3-11 = Un príncipe, arzobispo, barón, kholo o magaji preparado da 2 votos.
rule-VTES-6_3_3-12 = Un justicar o cardenal preparado da 3 votos.
rule-VTES-6_3_3-13 = Un miembro del Círculo Interior o un regente preparado da 4 votos.
rule-VTES-6_3_3-14 = Algunos siervos tienen votos o papeletas por el texto de su carta sin poseer ninguno de estos títulos.
rule-VTES-6_3_3-15 = Un siervo usa sus votos o papeletas solo mientras está preparado.
rule-VTES-6_3_3-16 = Estar girado no impide votar a un siervo preparado.
rule-VTES-6_3_3-17 = Quien tiene la Ventaja puede quemarla para obtener un voto, y entonces queda incontrolada.
rule-VTES-6_3_3-18 = Los prisci, como bloque, tienen tres votos, que se emiten según la mayoría de papeletas de su propio subreferéndum.
rule-VTES-6_3_3-19 = Cada priscus preparado tiene una papeleta en el subreferéndum, y en este no pueden usarse votos.
rule-VTES-6_3_3-20 = El tamaño del bloque no depende de cuántos prisci haya.
rule-VTES-6_3_3-21 = Si las papeletas están empatadas o no se emite ninguna, el bloque se abstiene.
rule-VTES-6_3_3-22 = Los tres votos del bloque pueden oscilar entre a favor, en contra y abstención a medida que llegan las papeletas.
rule-VTES-6_3_3-23 = Un vampiro que además de una papeleta tiene votos los emite todos en el mismo sentido.
rule-VTES-6_3_3-24 = Otras cartas pueden dar votos o papeletas, conforme a las reglas normales para jugarlas.

## combat/sequence

rule-VTES-6_4-01 = Se produce un combate cuando un siervo bloquea la acción de un siervo preparado o cuando lo causa una carta.
rule-VTES-6_4-02 = Solo los siervos preparados participan en un combate.
rule-VTES-6_4-03 = Tus siervos no pueden entrar en combate entre sí.
rule-VTES-6_4-04 = Estar girado no influye en el combate.
rule-VTES-6_4-05 = Las únicas cartas de siervo que pueden usarse durante el combate son las de combate, salvo que una carta indique otra cosa.
rule-VTES-6_4_1-01 = El combate consta de uno o más asaltos de tres pasos: determinar la distancia, ataque y acoso.
rule-VTES-6_4_1-02 = En todo momento del combate, el siervo activo usa cartas y efectos antes que el siervo oponente.
rule-VTES-6_4_1-03 = Cada nuevo asalto empieza de nuevo por el paso de distancia, sin que se conserve nada de los efectos de un solo asalto.

## combat/range

rule-VTES-6_4_2-01 = Todos los asaltos empiezan de cerca.
rule-VTES-6_4_2-02 = La distancia es corta (de cerca) o larga (de lejos) y determina qué ataques y efectos funcionan en el paso de ataque.
rule-VTES-6_4_2-03 = Una maniobra sirve para alejarse, o para volver a acercarse después de que el oponente haya maniobrado para alejarse.
rule-VTES-6_4_2-04 = Ambos combatientes pueden seguir respondiendo a la última maniobra del otro mientras lo deseen.
rule-VTES-6_4_2-05 = Un siervo no puede hacer dos maniobras seguidas.
rule-VTES-6_4_2-06 = La distancia queda fijada cuando ninguno de los combatientes maniobra más.
rule-VTES-6_4_2-07 = Los efectos que se juegan «antes de determinar la distancia» deben usarse antes de la primera decisión del siervo activo sobre si maniobra.
rule-VTES-6_4_2-08 = Los siervos no tienen maniobras inherentes; provienen de cartas de combate, de armas o de otras cartas en juego.
rule-VTES-6_4_2-09 = Una carta de ataque con maniobra puede jugarse en el paso de distancia para usar esa maniobra.
rule-VTES-6_4_2-10 = Usar la maniobra de una carta de ataque o de un arma supone también elegir ese ataque para el asalto.
rule-VTES-6_4_2-11 = Un siervo que ha usado la maniobra de un ataque no puede usar una segunda carta de ataque o arma para maniobrar en el mismo asalto.
rule-VTES-6_4_2-12 = Una maniobra concedida como parte del efecto de una carta de combate debe usarse en ese asalto.
rule-VTES-6_4_2-13 = Una maniobra opcional puede rehusarse.
rule-VTES-6_4_2-14 = Mazz bloquea a Ira; Ira rehúsa maniobrar, Mazz usa la maniobra opcional de su Submachine Gun para alejarse, Ira juega una maniobra para acercarse, Mazz juega una carta de maniobra para alejarse e Ira no tiene ninguna, de modo que la distancia es larga.

## combat/strike

rule-VTES-6_4_3-01 = Cada siervo tiene por defecto un ataque por asalto, y los efectos defensivos, como las esquivas, también son ataques.
rule-VTES-6_4_3-02 = Los ataques se hacen por pares, uno por siervo, y cada par se resuelve antes que el siguiente.
rule-VTES-6_4_3-03 = Si solo a uno de los siervos le quedan ataques, el siguiente par es únicamente ese ataque.
rule-VTES-6_4_3-04 = En cada par, el siervo activo elige primero su ataque, después lo elige el oponente y entonces se resuelven.
rule-VTES-6_4_3-05 = Los ataques de un par se resuelven simultáneamente, salvo los casos especiales de 6.4.5.
rule-VTES-6_4_3-06 = Un ataque procede de una carta de combate, de un arma que tenga el siervo o de su ataque físico inherente.
rule-VTES-6_4_3-07 = Un siervo que ha usado en este asalto la maniobra de un ataque debe usarlo como su ataque inicial, mientras que los ataques adicionales son libres.
rule-VTES-6_4_3-08 = Un ataque solo es efectivo de cerca, salvo que sea a distancia, inflija daño R o sea defensivo (esquiva, fin del combate).
rule-VTES-6_4_3-09 = Los ataques a distancia funcionan tanto de cerca como de lejos.

## combat/damage

rule-VTES-6_4_3-10 = Primero se aplican los efectos de un ataque y después se resuelve su daño.

## combat/sequence

rule-VTES-6_4_3-11 = El combate termina en el acto cuando un combatiente deja de estar preparado, en cualquier momento del combate.

## combat/strike

rule-VTES-6_4_3-12 = Los ataques adicionales se anuncian y se usan solo después de que se haya resuelto el primer par de ataques.
rule-VTES-6_4_3-13 = El siervo activo decide si obtiene ataques adicionales antes que el oponente.
rule-VTES-6_4_3-14 = En los pares posteriores solo pueden elegir ataque los siervos con ataques adicionales.
rule-VTES-6_4_3-15 = Todos los ataques adicionales se hacen a la distancia ya fijada.
rule-VTES-6_4_3-16 = Un siervo puede usar como máximo una carta o un efecto por asalto para obtener ataques adicionales.
rule-VTES-6_4_3-17 = Kurt bloquea a Ira de cerca; Kurt ataca con Undead Strength (3 de daño), Ira esquiva y nadie resulta herido; el Blur de Kurt da 1 ataque adicional y el Blur superior de Ira da 2; ambos hacen un ataque físico de 1, y después Ira hace otro ataque físico de 1.
rule-VTES-6_4_3-18 = Un ataque que actúa sobre algo que tiene el oponente, como destruir o robar equipo, no puede elegirse cuando este no tiene nada así.

## combat/press

rule-VTES-6_4_4-01 = El paso de acoso llega al final de cada asalto si ambos combatientes siguen preparados; por defecto, el combate termina ahí.
rule-VTES-6_4_4-02 = Un acoso puede usarse para continuar el combate con otro asalto.
rule-VTES-6_4_4-03 = Un acoso puede usarse para terminar el combate cancelando el acoso para continuar del oponente.
rule-VTES-6_4_4-04 = Un acoso para terminar solo es posible en respuesta a un acoso para continuar no cancelado.
rule-VTES-6_4_4-05 = Los combatientes pueden seguir respondiendo a los acosos del otro mientras lo deseen.
rule-VTES-6_4_4-06 = Un siervo no puede usar dos acosos seguidos.
rule-VTES-6_4_4-07 = Los siervos no tienen acosos inherentes.

## combat/strike

rule-VTES-6_4_5-01 = Un ataque físico de cerca inflige un daño igual a la fuerza del siervo, que es de 1 por naturaleza.
rule-VTES-6_4_5-02 = Un ataque de destruir equipo quema una carta de equipo del oponente, que elige el atacante si hay varias.
rule-VTES-6_4_5-03 = El equipo se puede seguir usando hasta que se resuelve el ataque que lo destruye.
rule-VTES-6_4_5-04 = Un ataque de destruir un arma solo puede elegir un arma.
rule-VTES-6_4_5-05 = Un ataque de robar equipo pone sobre el atacante el equipo elegido en lugar de quemarlo.
rule-VTES-6_4_5-06 = Quien roba el equipo no puede usarlo en el asalto en curso.
rule-VTES-6_4_5-07 = El equipo robado se queda con quien lo robó después del combate.
rule-VTES-6_4_5-08 = Un primer golpe se resuelve antes que los ataques normales.
rule-VTES-6_4_5-09 = Un siervo quemado o enviado al letargo por un primer golpe se queda sin su propio ataque de ese par.
rule-VTES-6_4_5-10 = Si un primer golpe destruye o roba el arma con la que ataca el oponente, ese ataque se pierde.
rule-VTES-6_4_5-11 = Dos primeros golpes en un mismo par se resuelven a la vez.
rule-VTES-6_4_5-12 = El primer golpe no se adelanta al fin del combate, y la esquiva cancela un primer golpe.
rule-VTES-6_4_5-13 = Una esquiva no inflige daño y protege del ataque contrario al siervo que esquiva y sus posesiones, a cualquier distancia.

## combat/retainers

rule-VTES-6_4_5-14 = Una esquiva no protege a los criados del siervo que esquiva.

## combat/strike

rule-VTES-6_4_5-15 = Un ataque de fin del combate se resuelve antes que cualquier otro ataque, incluidos los primeros golpes, y termina el combate antes de los demás ataques o efectos de la resolución de ataques.
rule-VTES-6_4_5-16 = El fin del combate funciona a cualquier distancia y no se ve afectado por una esquiva.
rule-VTES-6_4_5-17 = Robar sangre pasa fichas de sangre o de vida del objetivo al atacante.
rule-VTES-6_4_5-18 = Robar sangre no es daño y no se puede impedir mediante la prevención de daño.
rule-VTES-6_4_5-19 = Si se roba más de lo que tiene el objetivo, se toma lo que haya.
rule-VTES-6_4_5-20 = La sangre robada está disponible para curar el daño infligido en el mismo par.
rule-VTES-6_4_5-21 = La sangre robada por encima de la capacidad del atacante va de inmediato al banco, antes de la curación.
rule-VTES-6_4_5-22 = Cohn Rose (capacidad 5, sangre 4) le roba 3 a un mago con 2 de vida que ataca con 2R: pasan 2 fichas, Cohn tiene 6, 1 va al banco, el mago se quema, Cohn cura 2 y se queda con 3.
rule-VTES-6_4_5-23 = Cuando ambos combatientes roban sangre en el mismo par, se hace el saldo de ganancias y pérdidas antes de que nada vaya al banco.
rule-VTES-6_4_5-24 = Una esquiva detiene solo el ataque contrario, no el daño ni los efectos que proceden de otras fuentes en el combate.

## combat/damage

rule-VTES-6_4_6-01 = La resolución del daño tiene dos etapas, por este orden: prevención y después curación (vampiros) o pérdida de vida (aliados y criados).
rule-VTES-6_4_6-02 = Las cartas de prevención se juegan de una en una hasta que se previene todo el daño o el siervo deja de jugarlas.
rule-VTES-6_4_6-03 = El daño que no se previene se inflige con éxito.
rule-VTES-6_4_6-04 = Por cada punto de daño normal infligido, un vampiro debe quemar 1 de sangre para curarlo.
rule-VTES-6_4_6-05 = Un vampiro puede quemar su última sangre al curarse sin sufrir más perjuicio.
rule-VTES-6_4_6-06 = Un vampiro que no puede curar todo el daño quema toda su sangre, y el resto lo deja herido.
rule-VTES-6_4_6-07 = Un vampiro herido entra en letargo después de aplicarse el daño restante.
rule-VTES-6_4_6-08 = El daño agravado no se puede curar ni quema sangre para la curación; deja herido al vampiro.
rule-VTES-6_4_6-09 = El daño agravado puede prevenirse como cualquier otro daño.
rule-VTES-6_4_6-10 = Un vampiro está herido si tiene daño sin curar, si está en letargo o si va camino de estarlo.
rule-VTES-6_4_6-11 = Por cada punto de daño agravado infligido a un vampiro herido, este debe quemar 1 de sangre o, si no, se quema.
rule-VTES-6_4_6-12 = Ser quemado por daño agravado no es diablerie.
rule-VTES-6_4_6-13 = El daño normal se aplica antes que el agravado cuando ambos llegan a la vez.
rule-VTES-6_4_6-14 = La prevención puede usarse sobre el daño agravado antes que sobre el normal, a elección del jugador.
rule-VTES-6_4_6-15 = Un vampiro quemado por daño agravado va derecho al montón de ceniza sin pasar por el letargo.
rule-VTES-6_4_6-16 = Krid, preparado con 1 de sangre, sufre 1 agravado: queda herido y entra en letargo con 1 de sangre.
rule-VTES-6_4_6-17 = Milo, preparado con 2 de sangre, sufre 3 agravados: el primero lo hiere, quema 2 de sangre por los otros dos y queda en letargo con 0.
rule-VTES-6_4_6-18 = Barth, preparado con 1 de sangre, sufre 2 normales y 1 agravado: cura uno, el segundo lo hiere y el punto agravado lo quema.
rule-VTES-6_4_6-19 = Los aliados y los criados tratan el daño agravado como daño normal.
rule-VTES-6_4_6-20 = Cada punto de daño infligido a un aliado o a un criado quema 1 de vida, y con 0 de vida se quema.
rule-VTES-6_4_6-21 = El daño fuera del combate se trata del mismo modo.
rule-VTES-6_4_6-22 = El daño normal a un vampiro que ya está en letargo quema sangre para curarlo, y lo que no se cura no hace nada más.

## combat/retainers

rule-VTES-6_4_7-01 = Normalmente, los criados no sufren daño en combate, aparte de quemarse junto con su siervo.
rule-VTES-6_4_7-02 = De lejos, un atacante puede elegir como objetivo a uno de los criados del oponente en lugar del oponente.
rule-VTES-6_4_7-03 = Solo los ataques efectivos de lejos pueden tener como objetivo a un criado.
rule-VTES-6_4_7-04 = El criado elegido como objetivo se nombra al anunciar el ataque.

## torpor

rule-VTES-6_5-01 = Un vampiro en letargo está controlado, pero no preparado.
rule-VTES-6_5-02 = Un vampiro en letargo se endereza como de costumbre en la fase de enderezamiento de su controlador.
rule-VTES-6_5_1-01 = Un vampiro entra en letargo cuando no puede curar sus heridas, por ejemplo por falta de sangre o por daño agravado.
rule-VTES-6_5_1-02 = El equipo, los criados y las demás cartas siguen sobre un vampiro que entra en letargo.
rule-VTES-6_5_1-03 = Entrar en letargo no cambia que el vampiro esté girado o no.
rule-VTES-6_5_1-04 = A un vampiro en letargo no le está permitida más acción que la de salir de él.
rule-VTES-6_5_1-05 = Un vampiro en letargo no puede bloquear ni jugar cartas de reacción.
rule-VTES-6_5_1-06 = Un vampiro en letargo puede jugar modificadores de acción durante su propia acción.
rule-VTES-6_5_2-01 = Salir del letargo es una acción indirecta con 1 de sigilo inherente.
rule-VTES-6_5_2-02 = Sin carta, salir del letargo le cuesta al vampiro activo 2 de sangre, que se pagan si la acción tiene éxito; las versiones de carta cuestan lo que indiquen.
rule-VTES-6_5_2-03 = Si tiene éxito, el vampiro pasa del letargo a la zona preparada.
rule-VTES-6_5_2-04 = Un vampiro que sale del letargo deja de estar herido.
rule-VTES-6_5_2-05 = Si la acción es bloqueada, no hay combate.
rule-VTES-6_5_2-06 = Un vampiro que la bloquea puede elegir diabolizar al vampiro activo.
rule-VTES-6_5_2-07 = Si el bloqueador lo rehúsa, o es un aliado, la acción simplemente fracasa, sin pagarse, y el vampiro sigue en letargo.
rule-VTES-6_5_2-08 = Un bloqueador de sangre maldita no tiene la opción de cometer diablerie.
rule-VTES-6_5_3-01 = Cualquier vampiro preparado, y ningún aliado, puede realizar una acción para rescatar a un vampiro del letargo.
rule-VTES-6_5_3-02 = El rescate cuesta 2 de sangre, del vampiro activo, del rescatado o repartidos entre ambos, según se declare en el anuncio.
rule-VTES-6_5_3-03 = Si tiene éxito, se paga el coste y el vampiro pasa a la zona preparada.
rule-VTES-6_5_3-04 = El vampiro rescatado sigue girado o enderezado, tal como estuviera.
rule-VTES-6_5_3-05 = Un rescate bloqueado da lugar a un combate normal entre el rescatador y el bloqueador.
rule-VTES-6_5_3-06 = Rescatar a un vampiro propio es una acción indirecta con 1 de sigilo; rescatar al de otro Matusalén es directa y sin sigilo inherente.
rule-VTES-6_5_3-07 = Un vampiro rescatado deja de estar herido.

## diablerie

rule-VTES-6_5_4-01 = Cualquier vampiro preparado, y ningún aliado, puede realizar una acción para diabolizar a un vampiro en letargo.
rule-VTES-6_5_4-02 = Diabolizar a un vampiro propio es una acción indirecta con 1 de sigilo; diabolizar a uno ajeno es directa y sin sigilo inherente.
rule-VTES-6_5_4-03 = Si la acción de diablerie es bloqueada, sigue un combate normal y la víctima queda ilesa.
rule-VTES-6_5_5-01 = Solo los vampiros preparados que no sean de sangre maldita pueden cometer diablerie.
rule-VTES-6_5_5-02 = Primero, toda la sangre de la víctima pasa al diabolista, y la sobrante va al banco.
rule-VTES-6_5_5-03 = Después, el diabolista puede tomar cualquier equipo de la víctima.
rule-VTES-6_5_5-04 = Después, la víctima se quema y va al montón de ceniza de su propietario, junto con todo lo que quede sobre ella.
rule-VTES-6_5_5-05 = Después, si la víctima era más antigua, el controlador del diabolista puede ir a buscar una carta heril de Disciplina a su biblioteca, montón de ceniza o mano y ponérsela al diabolista.
rule-VTES-6_5_5-06 = Tras la búsqueda, se baraja la biblioteca si se ha buscado en ella, o se repone la mano si la carta salió de ella.
rule-VTES-6_5_5-07 = Esa carta de Disciplina aumenta en 1 la capacidad del diabolista sin darle sangre.
rule-VTES-6_5_5-08 = La carta de Disciplina así obtenida no cuesta ninguna acción de fase heril.
rule-VTES-6_5_5-09 = Por último, el diabolista puede recibir trofeos si la víctima figuraba en la Lista Roja.
rule-VTES-6_5_5-10 = Los pasos de la diablerie son una unidad que ningún efecto puede interrumpir; pueden usarse efectos antes o después.

## blood-hunt

rule-VTES-6_5_6-01 = Después de toda diablerie se celebra automáticamente un referéndum de caza de sangre.
rule-VTES-6_5_6-02 = Si se aprueba, el diabolista se quema; si no, no ocurre nada.
rule-VTES-6_5_6-03 = El referéndum de caza de sangre no es una acción, así que no se puede bloquear.
rule-VTES-6_5_6-04 = Durante él no pueden jugarse ni modificadores de acción ni cartas de reacción.
rule-VTES-6_5_6-05 = Por lo demás se resuelve como cualquier referéndum: cuentan los títulos, la Ventaja, las cartas de acción política quemadas y el bloque de los prisci.
rule-VTES-6_5_6-06 = «Caza salvaje» en las cartas significa lo mismo que caza de sangre.

## influence

rule-VTES-7-01 = Un Matusalén tiene 4 transferencias al comienzo de cada fase de influencia.
rule-VTES-7-02 = En los primeros turnos de la partida, el primer Matusalén tiene 1 transferencia, el segundo 2 y el tercero 3.
rule-VTES-7-03 = Las transferencias se cuentan al comienzo de la fase, y las no usadas se pierden.
rule-VTES-7-04 = Una transferencia pasa 1 ficha de tu reserva a un vampiro de tu zona incontrolada.
rule-VTES-7-05 = Dos transferencias pasan 1 ficha de una carta de tu zona incontrolada a tu reserva.
rule-VTES-7-06 = Cuatro transferencias y 1 de reserva mueven la primera carta de la cripta a tu zona incontrolada.
rule-VTES-7-07 = En cualquier momento de la fase, un vampiro con al menos tantas fichas como capacidad puede pasar, bocarriba y enderezado, a la zona preparada.
rule-VTES-7-08 = Las fichas siguen sobre él como sangre, y las que superan su capacidad van al banco en el acto.
rule-VTES-7-09 = Las transferencias que concede un vampiro recién trasladado no están disponibles ese turno.
rule-VTES-7-10 = Las demás clases de cartas de cripta se ponen en juego de modo similar.
rule-VTES-7-11 = Un vampiro puesto en juego en la fase de influencia no puede actuar hasta tu siguiente fase de siervos.
rule-VTES-7-12 = Nora (2 de reserva, 4 transferencias, 8 fichas en un vampiro de capacidad 10 y 2 en otro de capacidad 7) recupera 1 ficha por 2 transferencias y después pasa 2 fichas, con lo que acaba con 1 de reserva y el vampiro grande preparado.

## discard

rule-VTES-8-01 = Por defecto tienes una acción de fase de descarte.
rule-VTES-8-02 = Una acción de fase de descarte puede emplearse en poner en juego un evento o en descartarse de una carta de la mano y robar otra que la reemplace.
rule-VTES-8-03 = Puede haber efectos que cambien cuántas acciones de fase de descarte se tienen o que ofrezcan otros usos para ellas.
rule-VTES-8-04 = Las acciones de fase de descarte son opcionales, y las no usadas se pierden.

## victory

rule-VTES-9_1-01 = Un Matusalén sin reserva queda eliminado, y todas las cartas que controla se retiran de la partida.
rule-VTES-9_1-02 = Las cartas de oponentes que controlaba el jugador eliminado quedan fuera durante el resto de la partida y después vuelven a sus propietarios.
rule-VTES-9_1-03 = Las cartas propiedad del jugador eliminado que controla otro jugador siguen en juego.
rule-VTES-9_1-04 = La partida sigue hasta que queda un solo Matusalén.
rule-VTES-9_1-05 = Obtienes 1 punto de victoria cada vez que tu presa queda eliminada, sea quien sea o sea lo que sea lo que la elimine.
rule-VTES-9_1-06 = Junto con ese punto de victoria obtienes 6 de reserva del banco.
rule-VTES-9_1-07 = El último Matusalén superviviente obtiene 1 punto de victoria más.
rule-VTES-9_1-08 = Gana el jugador con más puntos de victoria, aunque haya sido eliminado.
rule-VTES-9_1-09 = Un empate a puntos de victoria al final es un empate; no hay desempate.
rule-VTES-9_1-10 = Un jugador eliminado al mismo tiempo que su presa obtiene el punto de victoria, pero no los 6 de reserva.
rule-VTES-9_1-11 = El depredador de un jugador eliminado junto con su presa puntúa solo por su propia presa.
rule-VTES-9_1-12 = Después de que tu presa quede eliminada, tu presa es el siguiente Matusalén por la izquierda.

## edge

rule-VTES-9_1-13 = Cuando queda eliminado quien tiene la Ventaja, esta pasa a estar incontrolada.

## victory

rule-VTES-9_1-14 = Si un Matusalén queda eliminado en su propio turno, ese turno termina en el acto.
rule-VTES-9_1-15 = Asientos: Richard, Steve, Justin, Lisa. Cae Steve (Richard +1 PV, +6 de reserva), cae Justin (Richard +1 PV, +6 de reserva), cae Richard (Lisa +1 PV, +6 de reserva), Lisa sobrevive (+1 PV): 2 a 2.
rule-VTES-9_1-16 = La mano, la biblioteca, la cripta y las cartas incontroladas de un jugador eliminado también salen de la partida, con sus fichas.

## withdrawal

rule-VTES-9_2-01 = Puedes anunciar tu retirada en tu fase de enderezamiento si tu biblioteca está vacía y empezaste el turno con menos cartas que el tamaño de tu mano.
rule-VTES-9_2-02 = La retirada se logra solo si ninguno de tus siervos entra en combate antes de tu siguiente fase de enderezamiento.
rule-VTES-9_2-03 = Se logra solo si ninguno de tus siervos pierde ni gasta sangre hasta entonces.
rule-VTES-9_2-04 = Se logra solo si no pierdes ni gastas reserva hasta entonces.
rule-VTES-9_2-05 = Una pérdida no se anula por volver a ganar otro tanto.
rule-VTES-9_2-06 = El logro se comprueba cuando tu siguiente fase de enderezamiento está a punto de empezar.
rule-VTES-9_2-07 = Un jugador que se retira obtiene 1 punto de victoria además de los que ya haya conseguido.
rule-VTES-9_2-08 = El depredador de un jugador que se retira no obtiene ni punto de victoria ni reserva.
rule-VTES-9_2-09 = Tras una retirada, se cierra el hueco en el orden de asientos y las cartas que controla quien se marcha salen de la partida, como en una eliminación.
rule-VTES-9_2-10 = Un intento fallido no tiene penalización y puede volver a anunciarse en una fase de enderezamiento posterior.

## sects

rule-VTES-10-01 = Un vampiro tiene como máximo un título; un título nuevo sustituye al antiguo, aunque sea inferior.
rule-VTES-10-02 = Un vampiro que disputa un título y obtiene otro cede en el acto el disputado.
rule-VTES-10-03 = La secta de un vampiro es la que figura en su texto, que prevalece sobre la secta habitual de su clan.
rule-VTES-10-04 = Un vampiro que cambia a un clan de otra secta (por ejemplo, con Clan Impersonation) cambia también de secta.
rule-VTES-10-05 = Un vampiro debe pertenecer a la secta adecuada para recibir un título.
rule-VTES-10-06 = Un vampiro con título cuyo clan o secta ya no es el adecuado pierde el beneficio del título hasta que vuelva a serlo.
rule-VTES-10-07 = Tal vampiro cede en el acto el título latente si recibe un título nuevo o si el título entra en disputa.
rule-VTES-10_1-01 = La Camarilla la forman los Brujah, Malkavian, Nosferatu, Toreador, Tremere, Ventrue y los Caitiff.
rule-VTES-10_1-02 = Las cartas de vampiro antiguas sin secta en su texto son de la Camarilla.
rule-VTES-10_1-03 = Solo los vampiros de la Camarilla pueden ser primogénito, príncipe, justicar o miembro del Círculo Interior.
rule-VTES-10_1-04 = Los títulos de justicar y de miembro del Círculo Interior de cada clan son únicos y solo puede ostentarlos un vampiro de ese clan.
rule-VTES-10_1-05 = El título de príncipe corresponde a una ciudad y se lo disputa cualquier otro vampiro que reclame cualquier título de esa ciudad.
rule-VTES-10_1-06 = El título de primogénito no es único ni puede disputarse.
rule-VTES-10_2-01 = El Sabbat tiene 15 clanes: Lasombra, Tzimisce, Pander, los clanes antitribu, Ahrimane, Hermanos de Sangre, Heraldos de las Calaveras y Kiasyd.
rule-VTES-10_2-02 = Solo los vampiros del Sabbat pueden ser obispo, arzobispo, priscus, cardenal o regente.
rule-VTES-10_2-03 = El título de arzobispo corresponde a una ciudad y se lo disputa cualquier otro vampiro que reclame cualquier título de esa ciudad.
rule-VTES-10_2-04 = El de regente es un título único.
rule-VTES-10_2-05 = El regente cuenta como cardenal para las cartas y los efectos y tiene un voto más que un cardenal.
rule-VTES-10_2-06 = Los títulos de obispo, priscus y cardenal no son únicos ni pueden disputarse.
rule-VTES-10_2-07 = Un clan antitribu es un clan distinto de su homónimo, en ambos sentidos.
rule-VTES-10_2-08 = Un cambio de secta no cambia el clan: un Brujah antitribu convertido a la Camarilla por Writ of Acceptance sigue siendo Brujah antitribu.
rule-VTES-10_3-01 = Los Laibon son los Akunanse, Guruhi, Ishtarri y Osebo.
rule-VTES-10_3-02 = Solo los Laibon pueden ser kholo o magaji.
rule-VTES-10_3-03 = El título de magaji no es único ni puede disputarse.
rule-VTES-10_3-04 = El título de kholo de cada clan es único y solo puede ostentarlo un vampiro de ese clan.
rule-VTES-10_4-01 = Los vampiros señalados como Independent, o como Non-Camarilla en cartas antiguas, son Independientes.
rule-VTES-10_4-02 = Los vampiros Independientes no son ni de la Camarilla, ni del Sabbat, ni Laibon.
rule-VTES-10_4-03 = Los votos impresos en un vampiro Independiente se tratan como un título propio.
rule-VTES-10_4-04 = Los votos impresos de un vampiro Independiente no están ligados a ninguna secta, así que se mantienen cuando cambia de secta.
rule-VTES-10_5-01 = Los Anarquistas son una secta propia, y convertirse en Anarquista sustituye la secta del vampiro.
rule-VTES-10_5-02 = Un vampiro preparado y sin título que no sea Anarquista puede convertirse en uno mediante una acción indirecta con 1 de sigilo.
rule-VTES-10_5-03 = Esa acción cuesta 2 de sangre, o 1 si su controlador tiene al menos otro Anarquista preparado.
rule-VTES-10_5-04 = Los efectos de cartas también pueden convertir en Anarquista a un vampiro.
rule-VTES-10_5-05 = Un Anarquista que cambia de secta deja de ser Anarquista.
rule-VTES-10_5-06 = Ser Anarquista no tiene ningún efecto propio más allá del que definan las cartas y los efectos.
rule-VTES-10_5-07 = El de barón es un título de ciudad que solo puede ostentar un Anarquista y que vale 2 votos si está preparado.

## contested

rule-VTES-10_5-08 = El título de barón se lo disputa un príncipe, arzobispo o barón de la misma ciudad.
rule-VTES-10_5-09 = Un barón en disputa con un príncipe o un arzobispo paga 1 de sangre adicional por disputar.

## sects

rule-VTES-10_5-10 = Un barón que cambia de secta pierde los beneficios del título hasta que vuelva a ser Anarquista.

## terms

rule-VTES-11-01 = La diablerie está vedada a los vampiros de sangre maldita.
rule-VTES-11-02 = Un vampiro que se despierta durante una acción puede bloquearla y jugar cartas de reacción como si estuviera enderezado, durante esa acción.
rule-VTES-11-03 = Despertarse no endereza al vampiro.
rule-VTES-11-04 = Los efectos de despertar pueden usarse en la ventana «al jugarse» de otra carta, con el fin de jugar las reacciones que corresponden a esa ventana.
rule-VTES-11-05 = Una reacción que endereza a un vampiro sin despertarlo no es un efecto de despertar y no puede usarse en esa ventana.
rule-VTES-11-06 = Al pasar a un vampiro escaso a la zona preparada en la fase de influencia debes quemar 3 de reserva por cada otro vampiro de su clan que controles.
rule-VTES-11-07 = Un esclavo no puede realizar acciones directas, salvo que su controlador controle a un miembro preparado del clan nombrado.
rule-VTES-11-08 = Cuando es bloqueado un miembro del clan nombrado que tú controlas, puedes girar a un esclavo para cancelar el combate, enderezar al vampiro activo y hacer que el esclavo combata con el bloqueador.
rule-VTES-11-09 = Un vampiro estéril no puede realizar acciones que pongan en juego a otros vampiros.
rule-VTES-11-10 = Un siervo infernal no se endereza del modo normal en la fase de enderezamiento.
rule-VTES-11-11 = En la fase de enderezamiento, su controlador puede quemar 1 de reserva para enderezar a un siervo infernal.
rule-VTES-11-12 = Con una acción de fase heril, cualquier Matusalén puede marcar para el turno en curso a un siervo de la Lista Roja.
rule-VTES-11-13 = Cada vampiro preparado que controle ese Matusalén puede entrar en combate con el siervo marcado como acción (D) con 1 de sigilo que cuesta 1 de sangre.
rule-VTES-11-14 = Cada vampiro puede realizar esa acción solo una vez por turno.
rule-VTES-11-15 = A un vampiro que quema a un siervo de la Lista Roja en combate o mediante una acción (D), incluida la diablerie, se le puede poner un trofeo que su controlador vaya a buscar a su biblioteca, montón de ceniza o mano.
rule-VTES-11-16 = Tras la búsqueda se baraja la biblioteca o se repone la mano, según haga falta.
rule-VTES-11-17 = Los trofeos se ponen antes de cualquier referéndum de caza de sangre.
rule-VTES-11-18 = Robar una carta da el control duradero de ella.
rule-VTES-11-19 = Una carta robada permanece en la zona en la que estaba, de modo que un vampiro robado mientras está en letargo sigue en letargo.
rule-VTES-11-20 = Una carta robada que está adherida a otra puede adherirse a una carta semejante que controle quien la roba; por ejemplo, un lugar que está sobre un siervo pasa a un siervo de quien lo roba.
rule-VTES-11-21 = Una carta de título equivale a un título, y se quema si el título se cede o se pierde.
rule-VTES-11-22 = Si el título de una carta de título es único, las disputas por él se pagan con la sangre del vampiro.
rule-VTES-11-23 = Solo puede haber en juego un ejemplar de una carta única; de lo contrario, todos quedan en disputa y fuera de juego hasta que se cedan todos menos uno.
rule-VTES-11-24 = Las cartas de la zona de investigación están bocabajo y fuera de juego, y solo las afectan los efectos que nombran esa zona.
rule-VTES-11-25 = Puedes mirar las cartas de tu zona de investigación en cualquier momento.
rule-VTES-11-26 = Robar una carta no la gira ni la endereza.

## templates

rule-VTES-TPL-01 = «Durante X, haz Y» en una carta permite una Y por cada X con esa carta; por ejemplo, Vessel pasa sangre a la reserva una vez por fase de enderezamiento.
rule-VTES-TPL-02 = Una carta cancelada no tiene efecto, pero cuenta igualmente como jugada.
rule-VTES-TPL-03 = El coste de una carta cancelada se paga, salvo que el texto que la cancela indique otra cosa; las cartas de acción son la excepción (VTES-TPL-05).
rule-VTES-TPL-04 = Si la carta cancelada era una carta de ataque, quien la jugó debe volver a elegir un ataque, que puede ser de otra carta de ataque.
rule-VTES-TPL-05 = Si la carta cancelada era una carta de acción, la acción no llega a empezar: el siervo no se gira por ella ni paga la carta.
rule-VTES-TPL-06 = Un siervo cuya carta de acción fue cancelada puede volver a actuar e incluso jugar de nuevo la misma carta de acción ese turno.
rule-VTES-TPL-07 = «Gira X para hacer Y» necesita una X enderezada, de modo que un siervo girado no puede usarlo ni siquiera despierto (Bauble a nivel superior, Insanwayen).
rule-VTES-TPL-08 = «Gira X. Haz Y» puede usarlo un siervo girado que esté despierto (Redirection).
rule-VTES-TPL-09 = Una búsqueda puede acabar sin encontrar ninguna carta.
rule-VTES-TPL-10 = Después de buscar en tu biblioteca o en tu cripta debes barajarla.

## terms

rule-VTES-GLO-01 = Una acción dirigida a una carta que está en un montón de ceniza siempre es indirecta.

## cards/master

rule-VTES-GLO-02 = Entre dos turnos suyos, un jugador nunca puede jugar más que una carta heril fuera de turno, aunque recupere una acción de fase heril.

## cards/minion

rule-VTES-GLO-03 = Las cartas de acción, como clase, incluyen las cartas de equipo, criado, aliado y acción política.

## combat/strike

rule-VTES-GLO-04 = Una esquiva protege al siervo y a las cartas adheridas a él, excepto a los criados.

## terms

rule-VTES-GLO-05 = Las cartas puestas una sobre otra están adheridas entre sí.

## action/equip

rule-VTES-GLO-06 = Si un equipo se refiere a una clase de portador, solo un portador de esa clase puede usarlo.

## terms

rule-VTES-GLO-07 = Descartar mueve una carta de la mano al montón de ceniza, y quemar mueve allí una carta en juego.

## block

rule-VTES-GLO-08 = «Siervo bloqueador» significa el que está intentando bloquear ahora o el que ha bloqueado la acción en curso.

## sects

rule-VTES-GLO-09 = Cada Hermano de Sangre pertenece a un círculo con nombre, y un vampiro sin círculo es un círculo en sí mismo.

## terms

rule-VTES-GLO-10 = El siervo sobre el que está un criado es su empleador, y el que tiene un equipo es su portador.

## victory

rule-VTES-GLO-11 = Perder toda la reserva elimina a un Matusalén, se pierda como se pierda, incluso pasándola a vampiros.

## terms

rule-VTES-GLO-12 = El glosario del Mundo de Tinieblas contiene solo términos de ambientación y no añade ninguna regla.

## imbued

rule-VTES-A_1-01 = Un imbuido es una carta de cripta que cuenta como aliado mortal, no como vampiro.
rule-VTES-A_1-02 = Un imbuido tiene por defecto fuerza 1 y sangrado 1.
rule-VTES-A_1-03 = El coste impreso de un imbuido es tanto lo que se necesita para ponerlo en juego como su vida inicial.
rule-VTES-A_1-04 = Los credos son a los imbuidos lo que los clanes a los vampiros en cuanto a los requisitos de las cartas.
rule-VTES-A_1-05 = Las virtudes son para los imbuidos como las Disciplinas, pero con un solo nivel.
rule-VTES-A_1-06 = Un imbuido con cero de vida queda incapacitado en lugar de quemarse.
rule-VTES-A_1-07 = Cualquier efecto «quema a un aliado» quema igualmente a un imbuido.
rule-VTES-A_1-08 = Un imbuido recibe el daño agravado como daño normal, igual que cualquier aliado.

## contested

rule-VTES-A_1-09 = Las cartas de cripta de imbuidos son únicas, como los vampiros.

## imbued

rule-VTES-A_2-01 = Las convicciones son un tipo de carta propio que se juega en la fase de enderezamiento; no son cartas heriles, de siervo ni de evento.
rule-VTES-A_2-02 = En tu fase de enderezamiento puedes jugar una convicción sobre cada uno de tus imbuidos.
rule-VTES-A_2-03 = Las convicciones pueden jugarse desde tu mano o desde tu montón de ceniza.
rule-VTES-A_2-04 = Un imbuido que entra en juego sin convicciones puede obtener una de la biblioteca, la mano o el montón de ceniza.
rule-VTES-A_2-05 = Las convicciones pueden quemarse para pagar los costes de convicción de las cartas.
rule-VTES-A_2-06 = Un imbuido tiene como máximo 5 convicciones, y las que excedan de ese número se queman.
rule-VTES-A_3-01 = Solo los imbuidos pueden jugar poderes, mediante una acción con 1 de sigilo, como la de equiparse.
rule-VTES-A_3-02 = El imbuido se endereza si esa acción tiene éxito.
rule-VTES-A_3-03 = Ningún imbuido puede tener dos veces el mismo poder.
rule-VTES-A_3-04 = Un efecto de poder con un icono de tipo de carta se usa cuando y como se usaría una carta de ese tipo.
rule-VTES-A_3-05 = Al usar tal efecto se gira la carta de poder y se paga el coste del efecto.
rule-VTES-A_3-06 = Los efectos siempre activos de un poder se aplican incluso mientras está girado.
rule-VTES-A_4-01 = Un monstruo es cualquier vampiro, o cualquier aliado o criado que no sea ni mortal ni animal.
rule-VTES-A_4-02 = Los credos son Vengador, Defensor, Inocente, Juez, Mártir, Redentor y Visionario.
rule-VTES-A_4-03 = Las virtudes son Venganza, Defensa, Inocencia, Justicia (en las cartas, Juicio), Martirio, Redención y Visión.
rule-VTES-A_5-01 = Un imbuido sin vida va a la zona incapacitada: controlado, pero no preparado.
rule-VTES-A_5-02 = Los efectos que no podría usar un aliado que se está quemando no puede usarlos un imbuido que está quedando incapacitado.
rule-VTES-A_5-03 = Un imbuido que queda incapacitado en combate pone fin a ese combate.
rule-VTES-A_5-04 = Cualquier siervo puede quemar a un imbuido incapacitado y tomar su equipo como acción (D).
rule-VTES-A_5-05 = Si esa acción tiene éxito, todo imbuido preparado puede infligir al siervo activo 1 de daño que no se puede prevenir, quemando para ello una convicción.
rule-VTES-A_5-06 = En su fase de enderezamiento, un imbuido incapacitado puede quemar 3 convicciones para pasar a estar preparado y ganar 1 de vida, sin superar su vida inicial.
rule-VTES-A_5-07 = Un imbuido que sale de la zona incapacitada por cualquier otro efecto también gana vida, sin superar su vida inicial.
rule-VTES-A_R-01 = Si quien juega un efecto puede ver la carta de cripta (en su propia zona incontrolada, en cualquier montón de ceniza, en juego o al buscar en la cripta), la carta debe cumplir los términos del efecto, de modo que los imbuidos no suelen ser válidos para «vampiro».
rule-VTES-A_R-02 = Si la carta de cripta se elige a ciegas (una carta de la cripta no vista o una carta incontrolada de otro), el efecto funciona sobre lo que resulte ser.
rule-VTES-A_R-03 = Si un efecto solo comprueba o compara la capacidad, se usa como capacidad de un imbuido su coste (vida inicial).
rule-VTES-A_R-04 = Bear-Baiting funciona con imbuidos: el coste se comprueba como capacidad desde la cripta.
rule-VTES-A_R-05 = Brainwash puede tener como objetivo una carta incontrolada desconocida que sea un imbuido.
rule-VTES-A_R-06 = Cairo Int'l Airport puede tener como objetivo una carta incontrolada desconocida que sea un imbuido.
rule-VTES-A_R-07 = Clotho's Gift a [obf] puede mover una carta de la cripta que sea un imbuido.
rule-VTES-A_R-08 = Effective Management puede mover una carta de la cripta que sea un imbuido.
rule-VTES-A_R-09 = Gemini puede tener como objetivo una carta incontrolada desconocida que sea un imbuido.
rule-VTES-A_R-10 = Gisela Harden puede tener como objetivo una carta incontrolada desconocida que sea un imbuido.
rule-VTES-A_R-11 = Goodnight, Sweet Prince puede mover una carta de la cripta que sea un imbuido.
rule-VTES-A_R-12 = Innocent Bystander puede retirar de la partida una carta de la cripta que sea un imbuido.
rule-VTES-A_R-13 = Kindred Intelligence puede mover una carta de la cripta que sea un imbuido.
rule-VTES-A_R-14 = Lázár Dobrescu puede tener como objetivo una carta incontrolada desconocida que sea un imbuido, pero el receptor debe ser un vampiro.
rule-VTES-A_R-15 = Memory's Fading Glimpse puede mover una carta incontrolada desconocida que sea un imbuido.
rule-VTES-A_R-16 = Petra's Resonance funciona con imbuidos: el coste se comprueba como capacidad desde la cripta.
rule-VTES-A_R-17 = The Portrait funciona con imbuidos: el coste se comprueba como capacidad desde la cripta.
rule-VTES-A_R-18 = San Lorenzo de El Escorial puede tener como objetivo una carta incontrolada desconocida que sea un imbuido.
rule-VTES-A_R-19 = The Soul Gem of Etrius puede encontrar a un imbuido y ponerlo en juego si es más joven que el portador, pero no recibe ni sangre ni vida.
rule-VTES-A_R-20 = The Trick of the Danya puede tener como objetivo una carta incontrolada desconocida que sea un imbuido, pero el receptor debe ser un vampiro.
rule-VTES-A_R-21 = Chain of Command no puede poner en juego a un imbuido.
rule-VTES-A_R-22 = Clotho's Gift a [tem] no puede tener como objetivo a un imbuido en la zona incontrolada.
rule-VTES-A_R-23 = Con Dreams of the Sphinx no se puede pasar sangre a un imbuido que esté en la zona incontrolada.
rule-VTES-A_R-24 = Illusions of the Kindred: cuando la última carta de la cripta es un imbuido, no llega a empezar el nuevo combate y ese imbuido se retira de la partida.
rule-VTES-A_R-25 = Might of the Camarilla no obliga a un Matusalén a quemar a un imbuido incontrolado.
rule-VTES-A_R-26 = Recruitment busca un vampiro, tal como está escrito, de modo que nunca un imbuido.
rule-VTES-A_R-27 = Heaven's Gate se aplica por completo: un imbuido puede pasar a la zona incontrolada, controlado pero no preparado, y más tarde a la zona preparada, como un aliado normal.
