# Sealed Bids: everything the table says, in Spanish.

## The game

game-name = Pujas secretas
game-blurb = Cinco premios y cinco cartas por cabeza: puja en secreto, puja alto y confía en que nadie puje lo mismo.

## Cards

card-bid-1 = 1
card-bid-2 = 2
card-bid-3 = 3
card-bid-4 = 4
card-bid-5 = 5
card-prize-1 = Premio 1
card-prize-2 = Premio 2
card-prize-3 = Premio 3
card-prize-4 = Premio 4
card-prize-5 = Premio 5
card-text-bid = Una carta para pujar una sola vez. Gana a todas las más bajas, salvo que alguien más puje un { $card } en la misma ronda.
card-text-prize =
    { $points ->
        [one] Un premio. Da { $points } punto a quien se lo lleve.
       *[other] Un premio. Da { $points } puntos a quien se lo lleve.
    }

## The log

event-turned-up = Se descubre el premio de valor { $prize }.
event-chose = En secreto: { $player } puja { $card }.
event-showed = { $player } muestra un { $card }.
event-took = { $player } ha hecho la puja más alta que nadie más ha hecho y se lleva el premio de valor { $prize }.
event-lost = Ninguna puja es única: el premio de valor { $prize } se pierde.
event-won =
    { $points ->
        [one] { $player } gana con { $points } punto.
       *[other] { $player } gana con { $points } puntos.
    }

## Options and questions

option-bid = Pujar { $card }
choice-seal-bid = El premio vale { $prize }. ¿Qué carta pujas en secreto?
waiting-seal-bid = Falta la puja de { $player } por el premio de valor { $prize }.

## Refusals

refusal-card-already-spent = Ya has gastado tu { $card }. Puja una carta que siga en tu mano.
refusal-no-such-card = No hay ninguna carta de puja { $card }. Las cartas van del 1 al { $highest }.

## Refusals: positions in ruling files

refusal-not-cards = «{ $key }» debe ser una lista de cartas distintas del 1 al 5, no «{ $value }».
refusal-prize-twice = Un premio solo puede estar en un lugar: por salir o ganado por un jugador.
refusal-a-card-for-each-prize = Cada mano debe tener tantas cartas como premios quedan por salir ({ $prizes }), y al menos una.

## Places and counters

zone-unspent = Sin gastar
zone-bid = Puja
zone-won = Ganados
zone-prize = Descubierto
zone-deck = Bocabajo
zone-lost = Perdidos
counter-points = Puntos

## The chapters of the rules

chapter-setup = Preparación
chapter-round = La ronda
chapter-bid = Las pujas
chapter-show = Mostrar las pujas
chapter-end = El final
