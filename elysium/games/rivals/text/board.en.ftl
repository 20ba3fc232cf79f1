# Vampire: The Masquerade – Rivals: the table and what is on it.

## The game

game-name = Vampire: The Masquerade – Rivals
game-blurb = Coteries fight over San Francisco with fists, whispers and votes; whoever first reaches 13 Agenda, or brings down their Rival, wins.

## Table options

table-decks = a deck for each seat, by name or written out, separated by commas; the starter decks if none is given
table-introductory = yes or no: everybody begins with the vampire of the highest Blood Potency, as in a first game
table-hidden-agendas = yes or no: Agendas lie face down until their owners turn them up
table-printing = first: cards as first printed, or errata: as they were changed later
table-events = core or conclave-22: the set that the ten Events of the City Deck come from
table-first-seat = the seat that begins, counted from 1, or random

## Things on the table

no-card = nothing
hidden-card = face-down card #{ $number }
attack-physical = Physical
attack-social = Social
attack-mental = Mental
attack-ranged = Ranged
answer-unanswered = no answer
answer-yes = YES
answer-no = NO
answer-abstains = stays out
phase-beginning = Beginning Phase
phase-action = Action Phase
phase-end = End Phase
zone-city = The Streets: the city
zone-base = Haven and Agenda
zone-haven = In the Haven
zone-streets = In The Streets
zone-torpor = Torpor
zone-table = In play
zone-laid-attack = Attack card
zone-laid-reaction = Reaction
zone-laid-action = Action card
zone-hand = Hand
zone-discard = Discard pile
zone-city-discard = Discard pile of the city
zone-city-burned = Burned pile of the city
counter-prestige = Prestige
counter-agenda = Agenda
counter-hand = Hand
counter-library = Library
counter-faction = Faction Deck
counter-city-deck = City Deck
counter-damage = Damage
counter-influence = Influence
counter-intel = Intel
seat-out = Eliminated
seat-rival = Rival
seat-attacker = Attacker
seat-target = Target
seat-blocker = Blocker
seat-acting = Acting
seat-claimant = Claims the title of Prince
seat-attack = Type of attack
seat-answer = Answer
card-note-leader = Leader
card-note-leader-without-influence = Leader, no Influence
card-note-no-influence = no Influence
card-note-face-down = face down

## What is going on

strip-rival = Your Rival: { $player }.
strip-actions =
    { $number ->
        [one] { $player } has { $number } action left.
       *[other] { $player } has { $number } actions left.
    }
strip-attack = { $card } attacks { $other }.
strip-attack-type = Type of attack: { $attack }. Intel: { $intel }.
strip-intel = Intel: { $intel }, and { $number } needed.
strip-sum = Damage: attribute { $attribute } + card { $printed } + texts { $more } = { $number }. { $card } withstands { $other }.
strip-damage =
    { $aggravated ->
        [0] Damage to { $card }: { $number }.
       *[other] Damage to { $card }: { $number }, of it { $aggravated } Aggravated.
    }
strip-blocker = { $card } has blocked.
strip-claim = { $card } claims the title of Prince.
strip-scheme = The card of this action: { $face }.
strip-answer = { $player }: { $answer }, { $number }.
strip-abstained = { $player } stays out.
strip-influence = Influence of { $player }: { $number }.

## Moments

stop-act = Action Phase
stop-block = blocking
stop-attack-card = Attack card
stop-reaction = Reaction
stop-abilities = abilities in an attack
stop-prevention = preventing damage
stop-answer = answering a Scheme
stop-conspiracy = showing a Conspiracy

## Decks

refusal-too-many-decks = There are { $decks } decks for { $players } players.
refusal-unsupported-cards =
    { $count ->
        [one] This card cannot be played here yet: { $cards }
       *[other] These { $count } cards cannot be played here yet: { $cards }
    }

## The board

board-table = The table of Rivals
board-no-card = no card
board-rival-of = Rival: { $player }
board-your-rival = Your Rival
board-agenda-of = { $value } of { $most } Agenda
board-exhausted = exhausted
board-nobody-home = nobody
board-last = What has just happened
board-happening = What is going on
board-steps = Steps of the attack
board-step-target = Target
board-step-intel = Intel
board-step-type = Type
board-step-card = Card
board-step-block = Block
board-step-reaction = Reaction
board-step-reveal = Reveal
board-step-abilities = Abilities
board-step-damage = Damage
board-voices = Who has answered, with how much Influence
board-hidden-too = what is hidden counts in the end
