# Sealed Bids: everything the table says, in Polish.

## The game

game-name = Tajne oferty
game-blurb = Pięć nagród i po pięć kart: licytuj w tajemnicy, licytuj wysoko i licz na to, że nikt nie da tyle samo.

## Cards

card-bid-1 = 1
card-bid-2 = 2
card-bid-3 = 3
card-bid-4 = 4
card-bid-5 = 5
card-prize-1 = Nagroda 1
card-prize-2 = Nagroda 2
card-prize-3 = Nagroda 3
card-prize-4 = Nagroda 4
card-prize-5 = Nagroda 5
card-text-bid = Karta do jednorazowej licytacji. Bije wszystkie niższe, chyba że w tej samej rundzie ktoś inny też da { $card }.
card-text-prize =
    { $points ->
        [one] Nagroda. Przynosi { $points } punkt temu, kto ją zdobędzie.
        [few] Nagroda. Przynosi { $points } punkty temu, kto ją zdobędzie.
        [many] Nagroda. Przynosi { $points } punktów temu, kto ją zdobędzie.
       *[other] Nagroda. Przynosi { $points } punktu temu, kto ją zdobędzie.
    }

## The log

event-turned-up = Odkryta zostaje nagroda o wartości { $prize }.
event-chose = W tajemnicy: { $player } daje { $card }.
event-showed = { $player } pokazuje kartę { $card }.
event-took = { $player } składa najwyższą niepowtórzoną ofertę i zdobywa nagrodę o wartości { $prize }.
event-lost = Każda oferta się powtarza: nagroda o wartości { $prize } przepada.
event-won =
    { $points ->
        [one] { $player } wygrywa, mając { $points } punkt.
        [few] { $player } wygrywa, mając { $points } punkty.
        [many] { $player } wygrywa, mając { $points } punktów.
       *[other] { $player } wygrywa, mając { $points } punktu.
    }

## Options and questions

option-bid = Daj { $card }
choice-seal-bid = Nagroda jest warta { $prize }. Którą kartę dajesz w tajemnicy?
waiting-seal-bid = Brakuje jeszcze oferty za nagrodę o wartości { $prize }: { $player }.

## Refusals

refusal-card-already-spent = Karta { $card } jest już wydana. Daj kartę, którą masz jeszcze na ręce.
refusal-no-such-card = Nie ma karty { $card }. Karty do licytacji mają numery od 1 do { $highest }.

## Refusals: positions in ruling files

refusal-not-cards = „{ $key }” musi być listą różnych kart od 1 do 5, a nie „{ $value }”.
refusal-prize-twice = Nagroda może leżeć tylko w jednym miejscu: czeka na odkrycie albo należy do jednego gracza.
refusal-a-card-for-each-prize = Każda ręka musi mieć tyle kart, ile nagród jest jeszcze do odkrycia ({ $prizes }), i co najmniej jedną.

## Places and counters

zone-unspent = Niewydane
zone-bid = Oferta
zone-won = Zdobyte
zone-prize = Odkryta
zone-deck = Zakryte
zone-lost = Przepadły
counter-points = Punkty

## The chapters of the rules

chapter-setup = Przygotowanie
chapter-round = Runda
chapter-bid = Licytacja
chapter-show = Odkrycie ofert
chapter-end = Koniec
