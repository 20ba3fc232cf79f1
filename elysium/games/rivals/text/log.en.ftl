# The log: what players choose, then what happens.

## Choices

event-pass = { $actor } passes.
event-bid = { $actor } bids { $amount } Prestige.
event-no-bid = { $actor } does not bid.
event-other-leader = { $actor } makes { $card } Leader.
event-draw-library = { $actor } draws from the Library.
event-draw-faction = { $actor } draws from the Faction Deck.
event-recruit = { $actor } recruits { $card }.
event-claim = { $minion } claims the title of Prince of the City.
event-play =
    { $has-minion ->
        [0] { $actor } plays { $card }.
       *[other] { $actor } plays { $card } ({ $minion }).
    }
event-use =
    { $has-minion ->
        [0] { $actor } uses { $card }.
       *[other] { $actor } uses { $card } ({ $minion }).
    }
event-attack = { $minion } attacks.
event-aim = The target is { $target }.
event-move-out = { $actor } sends { $card } out.
event-join = { $card } joins { $other }.
event-leave-party = { $card } forms a party alone.
event-show-conspiracy = { $actor } shows { $card } to { $player }.
event-contribute = { $actor } adds to { $card }.
event-resolve = { $actor } resolves { $card }.
event-burn-retainer = { $actor } burns { $card }.
event-turn-up = { $actor } turns up { $card }.
event-end-actions = { $actor } ends the Action Phase.
event-pledge-intel =
    { $number ->
        [0] { $actor } offers nothing for Intel.
        [one] { $actor } offers { $number } card for Intel.
       *[other] { $actor } offers { $number } cards for Intel.
    }
event-play-for-intel = { $actor } plays { $card } for its Intel.
event-announce = { $actor } announces a { $attack } attack.
event-play-attack = { $actor } plays { $card } face up.
event-lay-nothing = { $actor } lays no card.
event-block = { $actor } blocks with { $minion }.
event-retarget = The attack now goes against { $card }.
event-burn-mortal = { $actor } burns the Mortal.
event-attach-mortal = { $actor } attaches the Mortal.
event-burn-for-party = { $actor } burns the Mortal for the whole party.
event-make-room = { $actor } burns { $card } to make room.
event-attack-claimant = { $minion } attacks the claimant.
event-exert = { $card } exerts Influence.
event-add-modifier = { $actor } adds { $card }.
event-buy-influence = { $actor } turns 1 Prestige into Influence.
event-pay-influence = { $actor } has raised the Influence needed.
event-abstain = { $actor } stays out of it.
event-mend = { $actor } discards a card to mend { $card }.
event-discard = { $actor } chooses { $card } to discard.
event-suffer = { $actor } puts 1 damage on { $card }.
event-choose = { $actor } chooses { $target }.
event-choose-way =
    { $number ->
        [0] { $actor } chooses the first.
        [1] { $actor } chooses the second.
       *[other] { $actor } chooses another.
    }
event-name-amount = { $actor } says { $number }.
event-accept = { $actor } says yes.
event-decline = { $actor } says no.
event-do-first = { $actor } lets { $card } take effect first.
event-leave-on-top = { $actor } leaves the card on top.
event-move-to-bottom = { $actor } puts the card at the bottom.

## What happens

event-first-player = { $player } is player 1.
event-rival-is = The Rival of { $player } is { $rival }.
event-leader-chosen = { $player } has chosen a starting vampire.
event-begins-with = You begin with { $card }.
event-leader-is = The Leader of { $player } is { $card }.
event-auction = More than one player begins with { $card }: they bid for it.
event-turn-begins = Turn { $turn }: { $player }.
event-phase = { $player }: { $phase }.
event-city-card = The City Deck brings { $card }.
event-city-shuffled = The City Deck is shuffled.
event-gained-prestige = { $player } gains { $amount } Prestige.
event-lost-prestige = { $player } loses { $amount } Prestige.
event-gained-agenda = { $player } gains { $amount } Agenda.
event-lost-agenda = { $player } loses { $amount } Agenda.
event-stole-prestige = { $player } steals { $amount } Prestige from { $other }.
event-mended = { $card } mends { $amount } Blood.
event-lost-blood = { $card } loses { $amount } Blood.
event-stole-blood = { $minion } steals { $amount } Blood from { $card }.
event-added-to-card = { $amount } Prestige goes on { $card }.
event-taken-from-card = { $amount } Prestige leaves { $card }.
event-exhausted = { $card } is exhausted.
event-readied = { $card } is ready.
event-drew = You draw { $card }.
event-drew-some =
    { $amount ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $amount } cards.
    }
event-discarded = { $player } discards { $card }.
event-recruited = { $card } comes to the Haven of { $player }.
event-entered-play = { $card } is in play for { $player }.
event-laid-down = { $player } lays a card face down.
event-laid-conspiracy = { $player } begins a Conspiracy: { $card }.
event-burned = { $card } burns.
event-left-play = { $card } is discarded.
event-attached = { $card } is attached to { $host }.
event-torpor = { $card } falls into Torpor.
event-returned = { $card } leaves Torpor for the Haven, ready.
event-came-home = { $player }’s vampires return to the Haven.
event-sent-out = { $card } goes to The Streets.
event-called-off = { $card } lacks the Intel for this attack, which is called off.
event-revealed-attack = The Attack card: { $card }.
event-revealed-reaction = The Reaction: { $card }.
event-revealed-top = On top of { $player }’s Library: { $card }.
event-looked-at = You see { $card }.
event-negated = { $card } is negated.
event-damage-sum =
    { $aggravated ->
        [0] { $amount } damage comes to { $card }: attribute { $attribute } + card { $printed } + texts { $more }.
       *[other] { $amount ->
            [0] { $aggravated } Aggravated damage comes to { $card }: attribute { $attribute } + card { $printed } + texts { $more }.
           *[other] { $amount } damage and { $aggravated } Aggravated damage come to { $card }: attribute { $attribute } + card { $printed } + texts { $more }.
        }
    }
event-reduced = { $card } is spared { $amount } of it: attribute { $attribute } + Shields { $shields }.
event-prevented = { $amount } damage to { $card } is prevented.
event-damaged =
    { $aggravated ->
        [0] { $card } takes { $amount } damage.
       *[other] { $amount ->
            [0] { $card } takes { $aggravated } Aggravated damage.
           *[other] { $card } takes { $amount } damage and { $aggravated } Aggravated damage.
        }
    }
event-unhurt = { $card } is unhurt.
event-defeated = { $card } of { $player } is defeated.
event-mortal-defeated = { $player } defeats { $card }.
event-answered = { $player } announces { $answer }, with { $number } Influence.
event-modifier-revealed = { $player } had laid { $card }.
event-stake-revealed =
    { $number ->
        [0] { $player } had hidden nothing.
       *[other] { $player } had hidden { $number } Prestige.
    }
event-scheme-succeeds = The Scheme succeeds, { $yes } to { $no }.
event-scheme-fails = The Scheme fails, { $yes } to { $no }.
event-showed-card = { $player } shows you { $card }.
event-card-turned-up = { $player } turns up { $card }.
event-eliminated = { $player } is eliminated.
event-wins = { $player } wins the game.
event-acts = { $card } takes effect.
event-to-hand = { $player } takes { $card } to hand.
