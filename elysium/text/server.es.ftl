# La mesa web: ponerla en marcha y lo que rechaza.

help-serve = abre la mesa a los demás: una página para esta máquina, tus amigos o el mundo
help-host = la dirección en la que escuchar (127.0.0.1: solo esta máquina; 0.0.0.0: cualquiera que llegue a ella)
help-port = el puerto en el que escuchar; 0 toma uno libre
help-database = dónde se guardan las partidas: sqlite:///ARCHIVO o postgresql://…; si no dices nada, un archivo en tu carpeta de datos
help-password-file = un archivo que solo contiene la contraseña de la base de datos; o ponla en ELYSIUM_DATABASE_PASSWORD
help-workers = cuántos procesos atienden la mesa (más de uno necesita PostgreSQL)
help-thinkers = en cuántos procesos piensan los bots, por cada proceso de la mesa
help-pace = cuántos segundos pasan antes de que se vea la elección de un bot
help-draw-seconds = cuántos segundos espera el reparto a que cada jugador selle su número, y otros tantos a que lo abra; 0: nadie añade ninguno
help-origin = otra dirección con la que los navegadores llegan a la página, como https://mesa.example; se puede repetir
help-host-name = un nombre con el que los navegadores llegan a la página, como mesa.example, si no es una dirección ni un nombre que solo se conoce en tu red; se puede repetir
help-trust-proxy = la dirección de un proxy delante de la mesa, o una red como 10.0.0.0/8: se cree lo que diga de quién pregunta
help-memory = cuántos megabytes pueden ocupar las mesas de cada proceso; las que nadie mira son las primeras en salir de la memoria
help-purge-unbegun = al cabo de cuántos días sin visitas se borra una mesa que nunca empezó (2; 0: nunca)
help-purge-unfinished = al cabo de cuántos días sin visitas se borra una partida sin terminar (90; 0: nunca); las terminadas se quedan
help-open = muestra la página en el navegador enseguida, si lo hay
help-metrics-for = quién más puede leer /metrics, como 10.0.0.5 o 10.0.0.0/24; se puede repetir. Si no, solo esta máquina
help-unlimited = no limites cuánto puede pedir un cliente; solo para medir
serve-address = La mesa está abierta: { $address }
serve-address-network = En la misma red: { $address }
serve-thinking = Los bots piensan con { $form }.
serve-password-shown = En la dirección de la línea de comandos había una contraseña, y cualquiera en esta máquina pudo leerla. Cámbiala y da la nueva con --password-file o en ELYSIUM_DATABASE_PASSWORD.

refusal-workers-need-postgres = { $workers } procesos no pueden compartir un archivo SQLite. Da una dirección de PostgreSQL con --database o usa un solo proceso.
refusal-address-taken = No se puede escuchar en { $host }:{ $port }: { $detail }.
refusal-password-file-unreadable = No se puede leer la contraseña de { $file }: { $detail }.
refusal-password-file-too-large = { $file } no es un archivo que solo contenga una contraseña: tiene más de { $most } bytes.
refusal-no-address = «{ $given }» no es una dirección ni una red. Escríbela como 127.0.0.1, ::1 o 10.0.0.0/8.
refusal-no-host-name = «{ $given }» no es el nombre de un equipo. Escríbelo sin https:// y sin puerto, como mesa.example.

refusal-no-such-table = No existe esa mesa. Puede que se cerrara hace tiempo o que el enlace esté incompleto.
refusal-no-such-page = No hay nada en esta dirección.
refusal-wrong-method = Esta dirección no se usa así.
refusal-wrong-link = Este enlace no abre la mesa. Pide el enlace completo a quien te lo envió.
refusal-wrong-origin = Otro sitio ha intentado actuar en tu nombre. Abre la mesa en su propia dirección.
refusal-unknown-host = Esta mesa no se llama así. Ábrela por su dirección, o pide a quien la tiene en marcha que la arranque con --host-name y ese nombre.
refusal-link-expired = Este enlace privado es demasiado antiguo. Crea otro en el dispositivo en el que juegas.
refusal-link-used = Este enlace privado ya se ha usado. Crea otro en el dispositivo en el que juegas.
refusal-table-full = Todos los asientos están ocupados.
refusal-seat-taken = Este asiento está ocupado.
refusal-name-missing = Di a los demás cómo te llamas.
refusal-name-too-long = Aquí un nombre tiene como mucho { $most } caracteres.
refusal-name-unprintable = Este nombre tiene caracteres que no se pueden mostrar.
refusal-name-taken = Ya hay alguien que se llama { $name }. Elige otro nombre.
refusal-already-seated = Ya tienes un asiento en esta mesa.
refusal-already-started = La partida ha empezado sin ti. Si se admite público, puedes mirar.
refusal-table-closed = Esta mesa está cerrada.
refusal-metrics-elsewhere = Las cifras de este servidor solo se ven en su propia máquina. Quien lo lleva deja que otros las lean con --metrics-for.
refusal-no-seat-here = No tienes asiento en esta mesa.
refusal-you-left = Has dejado este asiento a un bot. Recupéralo primero.
refusal-host-only = Solo puede hacerlo quien abrió la mesa.
refusal-no-spectators = Esta mesa no admite público.
refusal-still-here = { $name } sigue en la mesa.
refusal-away-too-short =
    { $seconds ->
        [one] { $name } puede volver en cualquier momento. Dentro de { $seconds } segundo podrá sentarse un bot en su lugar.
       *[other] { $name } puede volver en cualquier momento. Dentro de { $seconds } segundos podrá sentarse un bot en su lugar.
    }
refusal-stand-in-is-the-tables = En el lugar de { $name } juega el bot de la mesa; los demás jugadores no eligen otro.
refusal-not-over-yet = La partida aún no ha terminado.
refusal-too-many-tables = Ya tienes { $most } mesas abiertas. Termina o deja alguna primero.
refusal-too-fast = Demasiado de golpe. Espera un momento e inténtalo otra vez.
refusal-one-seat-each = Solo puedes ocupar un asiento.
refusal-clock-needs-time = Un reloj necesita al menos un segundo o un día.
refusal-guided-alone = Una partida guiada se juega a solas contra bots.
refusal-no-decks-here = En este juego nadie trae su propio mazo.
refusal-no-own-cards-here = En este juego una mesa no puede cambiar sus cartas.
refusal-game-not-begun = La partida no ha empezado.
refusal-game-too-long = La partida es demasiado larga para volver a mostrarla: tiene más de { $most } pasos.
refusal-stale = Entretanto la partida ha avanzado. Mira otra vez y elige.
refusal-lot-too-late = El reparto ya no espera ningún número de este asiento.
refusal-being-dealt = Se están repartiendo las cartas. Espera un momento e inténtalo de nuevo.
refusal-undo-clock-decided = Esto lo ha decidido el reloj: ya no se puede deshacer.
refusal-store-gone = La mesa no puede anotar nada en este momento, así que no se ha hecho nada. Inténtalo dentro de un momento.
refusal-server-error = Algo ha fallado en el servidor y no se ha hecho nada. { $detail }
refusal-malformed-request = No se entiende esta petición. { $detail }
refusal-malformed-message = No se entiende este mensaje.
refusal-too-large = Es demasiado grande.
refusal-hello-first = El primer mensaje debe ser hello.
refusal-hello-once = Ya se ha dicho hello.
refusal-nothing-said = El mensaje está vacío.
refusal-chat-too-long = Dilo en { $most } caracteres como mucho.
refusal-log-does-not-fit =
    { $detail ->
        [unknown-words] La entrada { $seq } del registro de esta partida usa palabras que las reglas ya no tienen.
        [not-allowed] Lo que se eligió en la entrada { $seq } de esta partida no lo permiten las reglas actuales.
        [other-options] Ya no se puede repartir una mesa con las opciones de esta.
       *[broken-rule] Las reglas actuales tropiezan con la entrada { $seq } del registro de esta partida.
    } La partida queda en pausa; no se ha perdido nada y su registro se puede leer.
refusal-log-not-in-words = El registro de esta partida es de una versión anterior y no se ha podido convertir. La partida queda en pausa; no se ha perdido nada.
refusal-game-gone = El juego { $name } ya no está instalado aquí. Sus mesas esperan hasta que lo esté; no se ha perdido nada.
