# Card files that change the cards of a table: what can be wrong with them, in Spanish.

refusal-card-file-too-large = { $file } es demasiado grande para un archivo de cartas: más de { $most } caracteres.
refusal-card-file-bad-yaml = { $file }, línea { $line }: esto no es YAML válido: { $detail }.
refusal-card-file-key-twice = { $file }, línea { $line }: la clave «{ $key }» está aquí dos veces.
refusal-card-file-not-one = { $file }: un archivo de cartas es un solo mapa con las claves `cards` y `rewards`.
refusal-card-file-not-a-mapping = { $file }, línea { $line }: aquí va un mapa (`nombre: …`).
refusal-card-file-not-a-list = { $file }, línea { $line }: «{ $key }» tiene que ser una lista.
refusal-card-file-not-a-word = { $file }, línea { $line }: «{ $key }» tiene que ser una palabra.
refusal-card-file-not-a-number = { $file }, línea { $line }: «{ $key }» necesita un número entero, no «{ $word }».
refusal-card-file-out-of-range = { $file }, línea { $line }: «{ $key }» es { $number }; tiene que estar entre { $least } y { $largest }.
refusal-card-file-unknown-word =
    { $file }, línea { $line }: { $kind ->
        [effect] ningún efecto
        [choice] nada que elegir
        [key] ninguna clave
        [card] ninguna carta
        [kind] ningún tipo de carta
        [origin] ningún origen
        [confidence] ningún grado de certeza
        [measure] nada que el Poder pueda contar
        [amount] ninguna cantidad
        [selector] ningún grupo de jugadores
       *[condition] ninguna condición
    } se llama «{ $word }». Lo más parecido: { $nearest }.
refusal-card-file-card-twice = { $file }, línea { $line }: { $word } se cambia dos veces.
refusal-card-file-not-named = { $file }, línea { $line }: ¿qué carta? Indica su `code` o su `name`.
refusal-card-file-other-card-name = { $file }, línea { $line }: { $code } no se llama «{ $word }»; las cartas no pueden cambiar de nombre.
refusal-card-file-timing-of-other-cards = { $file }, línea { $line }: «{ $word }»: ese momento no existe para una carta así.
refusal-card-file-step-of-other-kind = { $file }, línea { $line }: una carta del tipo «{ $kind }» no hace nada en «{ $word }».
refusal-card-file-too-many-effects = { $file }, línea { $line }: demasiados efectos; como máximo { $most }.
refusal-card-file-not-an-effect = { $file }, línea { $line }: «{ $word }» no es un efecto; escribe una palabra o un mapa que empiece por una.
refusal-card-file-cannot-work-here = { $file }, línea { $line }: «{ $word }» no puede funcionar en «{ $timing }» en una carta así.
refusal-card-file-missing-amount = { $file }, línea { $line }: a «{ $word }» le falta una cantidad.
refusal-card-file-superfluous-amount = { $file }, línea { $line }: «{ $word }» no lleva cantidad.
refusal-card-file-counted-by-nothing = { $file }, línea { $line }: «{ $word }» solo se cuenta en lo que sigue a «{ $cause }».
refusal-card-file-nothing-can-follow = { $file }, línea { $line }: nada puede seguir a «{ $word }».
refusal-card-file-nothing-follows = { $file }, línea { $line }: `then` está vacío: nada sigue a «{ $word }».
refusal-card-file-nothing-to-choose = { $file }, línea { $line }: una elección necesita al menos dos cosas distintas.
refusal-card-file-say-who = { $file }, línea { $line }: ¿a quién afecta «{ $word }» en «{ $timing }»? Dilo con `who`.
refusal-card-file-cannot-concern = { $file }, línea { $line }: «{ $word }» no puede afectar a «{ $who }».
refusal-card-file-no-condition = { $file }, línea { $line }: «{ $word }» no puede depender de una condición.
refusal-card-file-only-power-counts = { $file }, línea { $line }: solo `power` puede llevar `per`, no «{ $word }».
refusal-card-file-most-of-nothing = { $file }, línea { $line }: `most` acompaña a `per`, y «{ $word }» no lo tiene.
refusal-card-file-not-by-round = { $file }, línea { $line }: hace falta un número para cada una de las { $rounds } rondas.

## Lo que las cartas propias de una mesa cambian de una regla

rule-note-card = Cambiada en esta mesa: { $card }. { $text }
rule-note-rewards = Cambiado en esta mesa: { $first } en la ronda 1, { $second } en la ronda 2 y { $third } en la ronda 3.
rule-note-haven = Cambiado en esta mesa: { $influence } más.
