# Vampire: The Eternal Struggle: the table, in English.

## What is seen of Methuselahs and their cards

seat-prey = Prey
seat-edge = The Edge
seat-phase = Phase
seat-window = Moment
seat-fighter = Fights
seat-strike = Strike
seat-may-block = May block
chosen-strike-hand = hand strike
chosen-strike-none = no strike
chosen-strike-combat-ends = combat ends
state-title-contested = title contested
state-awake = awake: may react and block
fact-votes = Votes
fact-stealth = Stealth
fact-intercept = Intercept
fact-damage = Damage
fact-aggravated = Aggravated
zone-action-card = Card of the action
zone-being-played = Card being played
zone-removed = Removed from the game
counter-stealth = Stealth
counter-intercept = Intercept
counter-bleed = Bleed
counter-master-actions = Master phase actions
counter-transfers = Transfers
counter-round = Round
counter-votes-for = For
counter-votes-against = Against
counter-points = Points given
counter-points-left = Points left
strip-ballot = { $source }: { $votes } { $way }.

## The board

board-table = The table
board-prey = your prey
board-predator = your predator
board-both = your prey and predator
board-blood = Blood
board-counters = Counters
board-cards-of = The cards of { $player }
board-points-given =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-points-left =
    { $count ->
        [one] { $count } point left
       *[other] { $count } points left
    }
board-may-come = Can be brought out: { $cards }
board-happening = What is going on
board-last = What happened last
board-phases = The phases of the turn
board-phase-unlock = Unlock
board-phase-master = Master
board-phase-minion = Minion
board-phase-influence = Influence
board-phase-discard = Discard
board-impulse-in = { $players }: { $window }
board-plays = { $player } plays
board-by = by { $minion }
board-at = at { $target }
board-blocks = blocks
board-action-bleed = bleeds for
board-action-hunt = hunts
board-action-equip = equips
board-action-employ = employs a retainer
board-action-recruit = recruits an ally
board-action-political = calls a referendum
board-action-card = takes an action
board-action-leave-torpor = leaves torpor
board-action-rescue = rescues from torpor
board-action-diablerie = goes for a diablerie
board-action-finish = burns an Imbued
board-action-anarch = turns Anarch
board-action-take = takes equipment
board-action-red-list = hunts a marked minion
board-round = Round { $round }
board-combat-steps = Combat, round { $round }
board-combat-before-range = Before range
board-combat-range = Range
board-combat-strike = Strikes
board-combat-prevention = Damage
board-combat-press = Press
board-damage-left =
    { $aggravated ->
        [0] { $count } damage
       *[other] { $count } damage, { $aggravated } of it aggravated
    }
board-ballots = Votes cast
board-act = What you do
board-act-cancel = Not this
board-choose-minion = Which minion?
board-choose-deed = What does it do?
board-choose-target = At whom, or what? You can also tap it on the table.
board-deed-bleed = Bleed
board-deed-rescue = Rescue from torpor
board-deed-diablerize = Diablerize
board-deed-take-equipment = Take equipment
board-deed-burn-card = Burn a card
board-deed-hunt-red-list = Hunt a marked minion
board-several-times =
    { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
outlook-blood = { $number } blood
outlook-pool = { $number } pool
outlook-stealth = stealth { $number }
outlook-bleed = bleed { $number }
outlook-over = { $number } more than its capacity
