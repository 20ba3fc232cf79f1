# What can be chosen.

option-pass = Pass
option-choose-leader = Begin with { $card }
option-bid = Bid { $amount } Prestige
option-no-bid = Do not bid
option-other-leader = Make { $card } your Leader
option-draw-library = Draw from the Library
option-draw-faction = Draw from the Faction Deck
option-recruit = Recruit { $card }
option-claim = { $minion }: claim the title of Prince
option-play =
    { $has-minion ->
        [0] Play { $card }
       *[other] Play { $card } ({ $minion })
    }
option-lay-face-down = Lay { $card } face down ({ $minion })
option-use =
    { $has-minion ->
        [0] { $card }
       *[other] { $card } ({ $minion })
    }
option-attack = Attack with { $minion }
option-aim = Attack { $target }
option-move-out = { $card }: go to The Streets
option-join = { $card }: join { $other }
option-leave-party = { $card }: form a party alone
option-show-conspiracy = Show { $card } to { $player }
option-contribute = Add 1 Prestige to { $card }
option-resolve = Resolve { $card }
option-burn-retainer = Burn { $card }
option-turn-up = Turn up { $card }
option-hold-agenda = Keep your Agenda face down, even where it could score
option-release-agenda = Turn your Agenda up as soon as it can score
option-end-actions = End your Action Phase
option-pledge-intel =
    { $number ->
        [0] Discard nothing
        [one] Discard { $number } card for Intel
       *[other] Discard { $number } cards for Intel
    }
option-play-for-intel = Play { $card } for its Intel
option-announce = { $attack } attack
option-lay-attack = Lay { $card } face down
option-play-attack = Play { $card } face up
option-lay-nothing = No card
option-block = Block with { $minion }
option-lay-reaction = Lay { $card } face down
option-retarget = Hit { $card }
option-burn-mortal = Burn
option-attach-mortal = Attach
option-burn-for-party = Burn, and let the whole party mend
option-make-room = Burn { $card }
option-attack-claimant = Attack the claimant with { $minion }
option-exert = { $card }: exert Influence
option-add-modifier = Add { $card }
option-hide-modifier = Lay { $card } face down
option-buy-influence = Turn 1 Prestige into Influence
option-pay-influence = That is enough
option-answer =
    { $number ->
        [0] { $answer }
       *[other] { $answer }, with { $number } hidden Prestige
    }
option-abstain = Stay out of it
option-mend = Discard a card to mend { $card }
option-discard = Discard { $card }
option-suffer = 1 damage on { $card }
option-choose = Choose { $target }
option-choose-way =
    { $number ->
        [0] The first
        [1] The second
       *[other] Another
    }
option-name-amount = { $number }
option-accept = Yes
option-decline = No
option-do-first = First { $card }
option-leave-on-top = Leave it on top
option-move-to-bottom = Put it at the bottom
