# Sealed Bids: everything the table says, in English.

## The game

game-name = Sealed Bids
game-blurb = Five prizes and five cards each: bid in secret, bid high, and hope that nobody bids the same.

## Cards

card-bid-1 = 1
card-bid-2 = 2
card-bid-3 = 3
card-bid-4 = 4
card-bid-5 = 5
card-prize-1 = Prize 1
card-prize-2 = Prize 2
card-prize-3 = Prize 3
card-prize-4 = Prize 4
card-prize-5 = Prize 5
card-text-bid = A card to bid, once. It beats all lower cards, unless somebody else bids a { $card } in the same round.
card-text-prize =
    { $points ->
        [one] A prize. It brings { $points } point to whoever takes it.
       *[other] A prize. It brings { $points } points to whoever takes it.
    }

## The log

event-turned-up = The prize worth { $prize } is turned up.
event-chose = In secret: { $player } bids { $card }.
event-showed = { $player } shows a { $card }.
event-took = { $player } made the highest bid that nobody else made, and takes the prize worth { $prize }.
event-lost = Nobody’s bid is the only one of its kind: the prize worth { $prize } is lost.
event-won =
    { $points ->
        [one] { $player } wins with { $points } point.
       *[other] { $player } wins with { $points } points.
    }

## Options and questions

option-bid = Bid { $card }
choice-seal-bid = The prize is worth { $prize }. Which card do you bid, in secret?
waiting-seal-bid = Waiting for { $player } to bid on the prize worth { $prize }.

## Refusals

refusal-card-already-spent = You have spent your { $card } already. Bid a card that is still in your hand.
refusal-no-such-card = There is no bid card { $card }. The cards run from 1 to { $highest }.

## Refusals: positions in ruling files

refusal-not-cards = “{ $key }” must list different cards from 1 to 5, not “{ $value }”.
refusal-prize-twice = A prize can lie in one place only: still to come, or won by one player.
refusal-a-card-for-each-prize = Every hand must hold as many cards as there are prizes to come ({ $prizes }), and at least one.

## Places and counters

zone-unspent = Not yet spent
zone-bid = Bid
zone-won = Won
zone-prize = Turned up
zone-deck = Face down
zone-lost = Lost
counter-points = Points

## The chapters of the rules

chapter-setup = Setting up
chapter-round = The round
chapter-bid = Bidding
chapter-show = Showing the bids
chapter-end = The end
