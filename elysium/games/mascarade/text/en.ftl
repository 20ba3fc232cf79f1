# Mascarade: everything the table says, in English.

## The game

game-name = Mascarade
game-blurb = Masks change hands under the table until nobody is sure who they are; bluff your way to thirteen coins.

## Masks

mask-peasant = Peasant
mask-empress = Empress
mask-spy = Spy
mask-swindler = Swindler
mask-guru = Guru
mask-witch = Witch
mask-judge = Judge
mask-thief = Thief
mask-fool = Fool
mask-patron = Patron
mask-beggar = Beggar
mask-princess = Princess
mask-king = King
mask-puppet-master = Puppet Master
mask-cheater = Cheater
mask-widow = Widow

factor-mask = Mask dealt at the start

mask-star = Starred: it brings coins from the Bank.
mask-min-players =
    { $least ->
        [one] Only with { $least } player or more.
       *[other] Only with { $least } players or more.
    }

## Cards, as they are spoken of in other messages

card-own = your card
card-of = { $player }’s card
    .to-player = { card-own }
card-centre = centre card { $number }

## The log: setting up and turns

event-dealt = Dealt face up: { $card } is the { $mask }.
event-face-down = All cards are turned face down. { $first } begins.
    .to-first = All cards are turned face down. You begin.
event-turn = It is { $player }’s turn.
    .to-player = It is your turn.
event-look = { $actor } looks at their own card.
    .to-actor = You look at your own card.
event-saw = In secret: { $card } is the { $mask }.
event-handled =
    { $own-first ->
        [1] Under the table, { $player } handles their own card and { $second }. Swapped, or not?
       *[other] Under the table, { $player } handles { $first } and { $second }. Swapped, or not?
    }
    .to-player = Under the table, you handle { $first } and { $second }.
event-handled-really = In secret: { $first } and { $second } really change places.
event-only-pretended = In secret: { $first } and { $second } stay where they were.

## The log: announcing and challenging

event-announce = { $actor } announces the { $mask }.
    .to-actor = You announce the { $mask }.
event-claim = { $actor } claims the same mask.
    .to-actor = You claim the same mask.
event-pass = { $actor } makes no claim.
    .to-actor = You make no claim.
event-uncontested = Nobody else claims the { $mask }: { $player } uses its power, card unseen.
    .to-player = Nobody else claims the { $mask }: you use its power, card unseen.
event-revealed = Revealed: { $card } is the { $mask }.
event-nobody-has-it = The { $mask } is not among the revealed cards: nobody uses its power.
event-uses-power = { $player } really has the { $mask } and uses its power.
    .to-player = You really have the { $mask } and use its power.
event-fined = { $player } pays a fine: 1 coin goes to Justice.
    .to-player = You pay a fine: 1 coin goes to Justice.

## The log: powers

event-took-from-bank =
    { $coins ->
        [0] { $player } gets nothing: the Bank is empty.
        [one] { $player } takes { $coins } coin from the Bank.
       *[other] { $player } takes { $coins } coins from the Bank.
    }
    .to-player =
        { $coins ->
            [0] You get nothing: the Bank is empty.
            [one] You take { $coins } coin from the Bank.
           *[other] You take { $coins } coins from the Bank.
        }
event-took-fines =
    { $coins ->
        [one] { $player } takes { $coins } coin from Justice.
       *[other] { $player } takes { $coins } coins from Justice.
    }
    .to-player =
        { $coins ->
            [one] You take { $coins } coin from Justice.
           *[other] You take { $coins } coins from Justice.
        }
event-paid =
    { $coins ->
        [one] { $payer } gives { $player } { $coins } coin.
       *[other] { $payer } gives { $player } { $coins } coins.
    }
    .to-payer =
        { $coins ->
            [one] You give { $player } { $coins } coin.
           *[other] You give { $player } { $coins } coins.
        }
    .to-player =
        { $coins ->
            [one] { $payer } gives you { $coins } coin.
           *[other] { $payer } gives you { $coins } coins.
        }
event-no-effect = The { $mask } does nothing for { $player }.
    .to-player = The { $mask } does nothing for you.
event-rob = { $actor } picks among the richest: { $player } must pay.
    .to-actor = You pick among the richest: { $player } must pay.
    .to-player = { $actor } picks among the richest: you must pay.
event-trade = { $actor } and { $player } exchange their entire fortunes.
    .to-actor = You and { $player } exchange your entire fortunes.
    .to-player = { $actor } and you exchange your entire fortunes.
event-decline = { $actor } keeps their own fortune.
    .to-actor = You keep your own fortune.
event-move = { $actor } pulls the strings of { $first } and { $second }.
    .to-actor = You pull the strings of { $first } and { $second }.
    .to-first = { $actor } pulls your strings, and those of { $second }.
    .to-second = { $actor } pulls the strings of { $first }, and yours.
event-moved = { $first } and { $second } change seats; cards and coins stay where they lie.
    .to-first = You and { $second } change seats; cards and coins stay where they lie.
    .to-second = { $first } and you change seats; cards and coins stay where they lie.
event-spy = { $actor } looks in secret at their own card and { $card }.
    .to-actor = You look in secret at your own card and { $card }.
event-unmask = { $actor } points at { $card }.
    .to-actor = You point at { $card }.
event-shown-to-others = { $player } shows their card to everybody else without looking at it.
    .to-player = You show your card to everybody else without looking at it.
event-test = { $actor } demands to know which mask { $card } is.
    .to-actor = You demand to know which mask { $card } is.
event-say = { $actor } answers: “{ $mask }”.
    .to-actor = You answer: “{ $mask }”.

## The log: the end

event-rich-enough =
    { $coins ->
        [one] { $player } now has { $coins } coin.
       *[other] { $player } now has { $coins } coins.
    }
    .to-player =
        { $coins ->
            [one] You now have { $coins } coin.
           *[other] You now have { $coins } coins.
        }
event-bankrupt = { $player } has no coins left: the game ends.
    .to-player = You have no coins left: the game ends.
event-cheated =
    { $coins ->
        [one] With { $coins } coin, { $player } cheats the whole table.
       *[other] With { $coins } coins, { $player } cheats the whole table.
    }
    .to-player =
        { $coins ->
            [one] With { $coins } coin, you cheat the whole table.
           *[other] With { $coins } coins, you cheat the whole table.
        }
event-won =
    { $coins ->
        [one] { $player } wins with { $coins } coin.
       *[other] { $player } wins with { $coins } coins.
    }
    .to-player =
        { $coins ->
            [one] You win with { $coins } coin.
           *[other] You win with { $coins } coins.
        }

## Options: what the buttons say

option-look = Look at { $card }
option-swap =
    { $really ->
        [really] Swap { $first } with { $second }
       *[pretend] Pretend to swap { $first } with { $second }
    }
option-announce = Announce the { $mask }
option-claim = Claim it too
option-pass = Make no claim
option-spy = Spy on { $card }
option-rob = Take from { $player }
option-trade = Trade fortunes with { $player }
option-decline = Keep your own coins
option-test = Put { $card } to the test
option-say = Say “{ $mask }”
option-unmask = Have { $card } shown to the others
option-move = Make { $first } and { $second } pay and change seats

# Many of them together

group-swap = Swap, or pretend to…
group-announce = Announce a mask…

## Questions: what the person who must choose reads, and what the others read

choice-opening-turn = Opening turn: take your card and another out of sight. Do you swap them, or only pretend to?
waiting-opening-turn = Waiting for { $player } to handle two cards.

choice-take-turn = Your turn: look at your card, swap it or pretend to, or announce a mask.
waiting-take-turn = Waiting for { $player } to look, swap or announce.

choice-claim-too = { $announcer } announces the { $mask }. Do you claim it too?
waiting-claim-too = Waiting for { $player } to claim the { $mask } too, or not.

choice-pick-richest = Several are equally rich: who pays you?
waiting-pick-richest = Waiting for { $player } to choose which of the richest pays.

choice-choose-trade = With whom do you exchange your entire fortune? You may also keep it.
waiting-choose-trade = Waiting for { $player } to trade fortunes or decline.

choice-choose-two = Which two players pay you and change seats?
waiting-choose-two = Waiting for { $player } to choose two players who pay and change seats.

choice-choose-spied = Whose card do you look at, along with your own?
waiting-choose-spied = Waiting for { $player } to choose whom to spy on.

choice-exchange-spied = You have seen both cards. Do you swap them, or only pretend to?
waiting-exchange-spied = Waiting for { $player } to put both cards back.

choice-choose-handled = Which two players’ cards do you handle? Swap them, or only pretend to.
waiting-choose-handled = Waiting for { $player } to handle the cards of two other players.

choice-choose-unmasked = Who must show a card to everybody else, without looking at it?
waiting-choose-unmasked = Waiting for { $player } to choose whose card is shown.

choice-choose-tested = Who must name their own mask and then show the card?
waiting-choose-tested = Waiting for { $player } to choose who is put to the test.

choice-say-who-you-are = Who are you? Name your mask. Your card is then shown to all; a wrong answer costs you coins.
waiting-say-who-you-are = Waiting for { $player } to say which mask they are.

## What the masks do

effect-take =
    { $amount ->
        [one] Take { $amount } coin from the Bank.
       *[other] Take { $amount } coins from the Bank.
    }
effect-neighbours-take =
    { $amount ->
        [one] Your left and right neighbours each take { $amount } coin from the Bank.
       *[other] Your left and right neighbours each take { $amount } coins from the Bank.
    }
effect-top-up = Take coins from the Bank until you have { $amount }; if you already have that many or more, nothing happens.
effect-take-fines = Take all the coins on Justice.
effect-rob-neighbours =
    { $amount ->
        [one] Take { $amount } coin from each of your two neighbours.
       *[other] Take { $amount } coins from each of your two neighbours.
    }
effect-beg =
    { $amount ->
        [one] Clockwise from your left, everybody who is richer than you at that moment gives you { $amount } coin.
       *[other] Clockwise from your left, everybody who is richer than you at that moment gives you { $amount } coins.
    }
effect-rob-richest =
    { $amount ->
        [one] Take { $amount } coin from the richest of the other players; if several are equally rich, choose one.
       *[other] Take { $amount } coins from the richest of the other players; if several are equally rich, choose one.
    }
effect-win-with = If you have { $amount } or more coins, you win the game at once.
effect-trade-fortunes = You may exchange all your coins for all the coins of another player.
effect-rob-two =
    { $amount ->
        [one] Take { $amount } coin from each of two other players; the two then change seats, leaving their cards and coins where they lie.
       *[other] Take { $amount } coins from each of two other players; the two then change seats, leaving their cards and coins where they lie.
    }
effect-spy = Look in secret at your card and another player’s, then swap the two out of sight or pretend to.
effect-handle-two = Take the cards of two other players unseen, and swap them or pretend to.
effect-unmask = Choose another player, who shows their card to everybody else without looking at it.
effect-test-another =
    { $amount ->
        [one] Choose another player, who names a mask as their own and then shows their card to all; if they are wrong, they give you { $amount } coin.
       *[other] Choose another player, who names a mask as their own and then shows their card to all; if they are wrong, they give you { $amount } coins.
    }
effect-together = If one challenge shows both copies, this applies to each owner instead: { $effects }

## Refusals: choices

refusal-opening-turn = The first four turns only handle cards. Swap your card with another, or pretend to.
refusal-look-swap-or-announce = That is not something a turn allows. Look at your card, swap it or pretend to, or announce a mask.
refusal-only-your-own-card = You may look only at your own card.
refusal-one-card-must-be-yours = One of the two cards must be your own. Choose yours and one other.
refusal-own-card-first = Name your own card first, then the other one.
refusal-pair-in-seat-order = Name the two in the order of their seats.
refusal-two-different-cards = A card cannot be swapped with itself. Choose a second card.
refusal-no-such-centre-card = There is no such card in the centre. Choose a card that lies on the table.
refusal-mask-not-in-play = That mask is not in this game. Announce one that is.
refusal-just-revealed = Your card had to be shown during the last turn, so you may not announce now. Look at your card, swap it or pretend to.
refusal-claim-or-pass = You can only claim the announced mask or make no claim.
refusal-never-yourself = You cannot choose yourself. Choose another player.
refusal-another-player = This power works only on another player, not on a centre card. Choose somebody else at the table.
refusal-only-the-richest = Only the richest of the other players pays. Choose one of those who share the highest fortune.
refusal-two-different-others = Choose two different players, neither of them yourself.
refusal-only-the-spied-card = Only your card and the one you have just looked at are in your hands. Swap those two, or pretend to.
refusal-two-cards-of-others = Take the cards of two different players; neither your own card nor a centre card will do.
refusal-name-a-mask-in-play = You must answer, and with a mask that is in this game.

## Refusals: setting up a table

refusal-side-or-masks = A side and a list of masks cannot both be given. Leave one of them out.
refusal-scenario-needs-judge = The Judge is missing. Add “judge” to the list.
refusal-both-peasants-or-none = One Peasant alone is not allowed. Write “peasant” twice, or leave it out.
refusal-too-many-copies =
    { $copies ->
        [one] The box holds only { $copies } copy of “{ $mask }”. Take the rest off the list.
       *[other] The box holds only { $copies } copies of “{ $mask }”. Take the rest off the list.
    }
refusal-too-few-for-mask =
    { $least ->
        [one] The mask “{ $mask }” needs at least { $least } player. Choose another mask.
       *[other] The mask “{ $mask }” needs at least { $least } players. Choose another mask.
    }
refusal-too-few-stars = Too few starred masks: { $stars }, and this list needs at least { $least }. Add masks that bring coins from the Bank.
refusal-small-table-six-masks =
    { $least ->
        [one] With 4 or 5 players the list must have exactly { $least } mask, not { $count }.
       *[other] With 4 or 5 players the list must have exactly { $least } masks, not { $count }.
    }
refusal-mask-for-each-player = Every player needs a mask (masks given: { $count }, players: { $players }). List one for each.
refusal-too-many-centre-cards =
    { $most ->
        [one] At most { $most } mask fits this table, with two in the centre; the list has { $count }. Take some off.
       *[other] At most { $most } masks fit this table, two of them in the centre; the list has { $count }. Take some off.
    }

## Refusals: positions in ruling files

refusal-bad-seating = The seating must name every player exactly once.
refusal-masks-by-name = The masks must be given by name: `masks: {"{"}ana: king, …{"}"}`.
refusal-coins-not-conserved = The coins of the players, Justice and the Bank add up to { $total } instead of { $whole }. Correct one of them, or leave out the Bank.
refusal-too-many-opening-turns =
    { $most ->
        [one] There is at most { $most } opening turn. Give a smaller number.
       *[other] There are at most { $most } opening turns. Give a smaller number.
    }

## Opening a table

note-scenario-origin = The lists of masks are Elysium’s own; they are not those of the printed scenario sheets.
note-many-stars = More than half of these masks are starred: coins will flow fast. Half or fewer is recommended.
table-side = Elysium’s list of masks: A to get to know the game (default), B for more strategy.
table-masks = Your own list of masks instead of a side, separated by commas: judge,king,empress…
table-first = Who begins: random (default), or the number of a seat, counting from 1.
table-notes = Whether the table keeps notes of what each player has seen: yes (default) or no.

## Places and counters

zone-mask = Mask
zone-centre = Centre
counter-coins = Coins
counter-court = Justice
counter-bank = Bank
seat-barred = May not announce
