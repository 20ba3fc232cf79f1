# What can be chosen, in Spanish. The terms are those at the head of rules.es.ftl.

option-pass = Pasar
option-choose-leader = Empezar con { $card }
option-bid = Pujar { $amount } de Prestigio
option-no-bid = No pujar
option-other-leader = Tomar a { $card } como Líder
option-draw-library = Robar de la Biblioteca
option-draw-faction = Robar del Mazo de Facción
option-recruit = Reclutar a { $card }
option-claim = { $minion }: reclamar el Título de Príncipe
option-play =
    { $has-minion ->
        [0] Jugar { $card }
       *[other] Jugar { $card } ({ $minion })
    }
option-lay-face-down = Colocar { $card } boca abajo ({ $minion })
option-use =
    { $has-minion ->
        [0] { $card }
       *[other] { $card } ({ $minion })
    }
option-attack = Atacar con { $minion }
option-aim = Atacar a { $target }
option-move-out = { $card }: ir a Las Calles
option-join = { $card }: unirse a { $other }
option-leave-party = { $card }: formar grupo por su cuenta
option-show-conspiracy = Enseñar { $card } a { $player }
option-contribute = Añadir 1 de Prestigio a { $card }
option-resolve = Resolver { $card }
option-burn-retainer = Quemar { $card }
option-turn-up = Poner { $card } boca arriba
option-hold-agenda = Dejar tu Objetivo boca abajo aunque pueda puntuar
option-release-agenda = Poner tu Objetivo boca arriba en cuanto pueda puntuar
option-end-actions = Terminar tu Fase de Acción
option-pledge-intel =
    { $number ->
        [0] No descartar nada
        [one] Descartar { $number } carta a cambio de Información
       *[other] Descartar { $number } cartas a cambio de Información
    }
option-play-for-intel = Jugar { $card } por su Información
option-announce = Ataque { $attack }
option-lay-attack = Colocar { $card } boca abajo
option-play-attack = Jugar { $card } boca arriba
option-lay-nothing = Ninguna carta
option-block = Bloquear con { $minion }
option-lay-reaction = Colocar { $card } boca abajo
option-retarget = Dirigir el ataque a { $card }
option-burn-mortal = Quemar
option-attach-mortal = Adjuntar
option-burn-for-party = Quemar, para que se cure todo el grupo
option-make-room = Quemar { $card }
option-attack-claimant = Atacar al pretendiente con { $minion }
option-exert = { $card }: ejercer Influencia
option-add-modifier = Sumar { $card }
option-hide-modifier = Colocar { $card } boca abajo
option-buy-influence = Convertir 1 de Prestigio en Influencia
option-pay-influence = Ya es suficiente
option-answer =
    { $number ->
        [0] { $answer }
       *[other] { $answer }, con { $number } de Prestigio oculto
    }
option-abstain = Quedarse fuera
option-mend = Descartar una carta para curar a { $card }
option-discard = Descartar { $card }
option-suffer = 1 de daño para { $card }
option-choose = Elegir: { $target }
option-choose-way =
    { $number ->
        [0] Lo primero
        [1] Lo segundo
       *[other] Otra cosa
    }
option-name-amount = { $number }
option-accept = Sí
option-decline = No
option-do-first = Primero { $card }
option-leave-on-top = Dejarla encima
option-move-to-bottom = Ponerla al fondo
