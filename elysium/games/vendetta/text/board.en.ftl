# Vendetta in the browser: what the board says.

## Around the table

board-table = The table
board-you = you
board-partner = partner
board-team = Team { $team }
board-with = with { $player }
board-out = out of the game
board-wins = wins
board-score = { $score } influence in all
board-has-turn = has the turn
board-decides = deciding
board-has-decided = has decided
board-ambition = Holds the Ambition token
board-diablerie = Diablerie tokens: { $up } face up, { $down } face down
board-hand-and-deck =
    { $hand ->
        [one] { $hand } card in hand, { $deck } in the clan deck
       *[other] { $hand } cards in hand, { $deck } in the clan deck
    }
board-blood = { $blood } blood
board-relic-used = used
board-cards = All cards
board-close = Close

## Districts

board-district = District { $number }
board-haven = The Prince’s Haven
board-haven-short = Haven
board-nothing-here = Nothing here yet:
board-no-ally = No ally here any more
board-being-resolved = being resolved
board-face-down-card = card face down
board-face-down-cards = face-down cards
board-one-of = one of { $count } cards
board-printed-power = Power { $power } as printed, before effects
board-printed-power-more = Power { $power } as printed, before effects; more lies face down
board-counted-power = Power { $power }, counted
board-before-effects = Power so far
board-before-effects-help = What is printed and deployed so far. Cards can still change it when the district is resolved.
board-counted = counted
board-withdrew = withdrew

## What you know about a hand

board-known-hand = What they may hold
board-known-hand-of = What you know about { $player }’s hand
board-holds = Holds { $cards }
board-holds-or-laid = In hand or face down: { $cards }
board-surely-holds = Certainly in hand, from all that you have seen:
board-surely-holds-or-laid = Certainly in hand or face down on the table, but you cannot know which:
board-may-hold =
    { $count ->
        [one] { $count } more card in hand, one of these:
       *[other] { $count } more cards in hand, out of these:
    }
board-may-hold-or-laid =
    { $count ->
        [one] { $count } more card, in hand or face down, one of these:
       *[other] { $count } more cards, in hand or face down, out of these:
    }

## Before the first round

board-clans = The clans on offer
board-taken-by = { $player } plays it
board-put-under = Choose the card that goes under your clan deck; you keep the rest.

## Planning a turn

board-plan = Your turn
board-plan-card = Choose a card from your hand.
board-plan-district = Choose a district for it.
board-plan-where = District
board-plan-face = Face up or face down
board-plan-clear = Start over
board-plan-changed = Something has changed since you planned this: choose again how much blood goes with the card.
board-face-up = Face up
board-face-down = Face down
board-fee = { $blood } of it as a fee
board-costs = −{ $blood } blood
board-add-blood = Blood with the card
board-use-tokens = Diablerie tokens turned for blood
board-add-now = The card lies there. How much blood goes with it?
board-less = Less: { $what }
board-more = More: { $what }
board-pool-becomes = Your pool: { $pool } → { $after }
board-commit = Commit
board-commit-up = Play { $card } at { $district }
board-commit-down = Play { $card } face down at { $district }

## At any moment of the turn

board-asides = Also on your turn
board-drain = Drain:
board-brings-tokens =
    { $count ->
        [one] brings { $count } Diablerie token
       *[other] brings { $count } Diablerie tokens
    }
board-third-token = That would be your third Diablerie token: you would be out of the game. Press again if you really want to.

## Staying or withdrawing

board-stay-title = { $district }: stay or withdraw?
board-stay-secret = Nobody sees your choice until everybody has decided.

## How a district was resolved

board-resolution = Resolution
board-resolution-of = { $district }, round { $round }
board-past-resolutions = Resolutions
board-steps = What happened
board-nothing-yet = Everybody there decides whether to stay.
board-step-stay = Who stays
board-step-reveal = Reveal
board-step-act = Effect
board-step-reward = Outcome
board-step-other = Then
board-step-back = One step back
board-step-next = One step on
board-step-play = Go on
board-step-pause = Pause
board-skip = Skip
board-asked-meanwhile = You are being asked something meanwhile. Skip to see the table as it is now, or answer at once.
board-place =
    { $place ->
        [1] first
        [2] second
        [3] third
       *[other] place { $place }
    }
board-becomes = becomes
board-total-power = total Power

## The last count

board-final-count = The final count
board-count-parts = { $track } on the sheet + { $cards } from cards
board-count-rule = Most influence wins; if that is equal, most blood left.
board-count-rule-teams = The team with most influence together wins; if that is equal, most blood left.

## Looking through the cards

trait-clan = Clan
trait-kind = Kind
trait-when = When it works
trait-origin = Origin
origin-printed = Printed
trait-edition = Card file
edition-changed = Changed at this table
edition-unchanged = Unchanged
fact-tokens = Diablerie tokens when drained
when-always = As long as it lies open
when-preparation = Preparation
when-conflict = Conflict
when-aftermath = Aftermath
when-before-reveal = Before the reveal
when-at-reveal = In the reveal
when-after-reveal = After the reveal
when-withdraw-step = Withdraw step
when-planning-ends = When planning ends
when-round-ends = At the end of a round
when-opponent-plays-here = An opponent plays here
when-opponent-plays-elsewhere = An opponent plays elsewhere
when-card-played-here-face-down = A card is played here face down
when-you-withdraw-elsewhere = You withdraw elsewhere
when-gained = When gained
when-you-play-at-haven = You play at the Haven
when-frenzy-caused = You cause a Frenzy
when-your-turn = On your turn
when-game-ends = At the end of the game
when-won-here = Won here
when-last-here = Last here
when-withdrawn-from-here = Withdrawn from here
when-resolved = Once resolved
when-resolution-starts = When a resolution begins
