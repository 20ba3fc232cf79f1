# Vampire: The Eternal Struggle: everything the table says, in English.

## The game

game-name = Vampire: The Eternal Struggle
game-blurb = Ancient vampires bleed each other’s influence away through their minions; whoever takes the most victory points wins.

## Table options

table-decks = a deck for each seat, by name or written out, separated by commas; First Blood decks if none is given
table-half-decks = yes or no: half-decks such as those of First Blood may be played
table-banned = yes or no: cards that are banned in tournaments may be played
table-draft = yes or no: a draft or sealed-deck event, in which the draft effects of cards may be used
table-first-seat = the seat that begins, counted from 1, or random

## Things on the table

no-card = nothing
hidden-card = face-down card #{ $number }
damage-normal = normal damage
damage-aggravated = aggravated damage
other-votes = extra votes ({ $number })
way-for = for
way-against = against
coin-heads = heads
coin-tails = tails
range-close = close
range-long = long
card-note-contested = contested
card-note-corrupted = with corruption counters

zone-ready = Ready
zone-torpor = Torpor
zone-uncontrolled = Uncontrolled
zone-in-play = In play
zone-hand = Hand
zone-library = Library
zone-ash-heap = Ash heap
zone-crypt = Crypt
counter-pool = Pool
counter-victory-points = VP
seat-out = Ousted
counter-hand = Hand
counter-library = Library
counter-crypt = Crypt

## What is going on

strip-neighbours = Your prey: { $prey }. Your predator: { $predator }.
strip-edge = The Edge: { $player }.
strip-ousted = { $player } is ousted.
strip-action-card = The card of this action: { $face }.
strip-bleed-at = { $minion } bleeds { $player } for { $bleed }. Stealth: { $stealth }.
strip-hunt = { $minion } hunts. Stealth: { $stealth }.
strip-equip = { $minion } equips. Stealth: { $stealth }.
strip-equip-at = { $minion } equips against { $player }. Stealth: { $stealth }.
strip-employ = { $minion } employs a retainer. Stealth: { $stealth }.
strip-employ-at = { $minion } employs a retainer against { $player }. Stealth: { $stealth }.
strip-recruit = { $minion } recruits an ally. Stealth: { $stealth }.
strip-political = { $minion } calls a referendum. Stealth: { $stealth }.
strip-card = { $minion } takes an action. Stealth: { $stealth }.
strip-card-at = { $minion } takes an action against { $player }. Stealth: { $stealth }.
strip-leave-torpor = { $minion } leaves torpor. Stealth: { $stealth }.
strip-rescue = { $minion } rescues a vampire from torpor. Stealth: { $stealth }.
strip-rescue-at = { $minion } rescues a vampire of { $player } from torpor. Stealth: { $stealth }.
strip-diablerie = { $minion } goes for a diablerie. Stealth: { $stealth }.
strip-diablerie-at = { $minion } goes for a diablerie against { $player }. Stealth: { $stealth }.
strip-finish-at = { $minion } goes to burn an incapacitated Imbued of { $player }. Stealth: { $stealth }.
strip-anarch = { $minion } turns Anarch. Stealth: { $stealth }.
strip-take = { $minion } takes equipment. Stealth: { $stealth }.
strip-red-list-at = { $minion } hunts a marked minion of { $player }. Stealth: { $stealth }.
strip-blocker = { $minion } attempts to block. Intercept: { $intercept }.
strip-combat = Combat, round { $round }, { $range } range: { $first } against { $second }.
strip-votes = Votes so far: { $votes } for, { $against } against.

## Moments

stop-aimed = when an action is directed at me
stop-block = when I may block, or one of my minions is blocking
stop-own-action = when one of my minions acts
stop-own-combat = when one of my minions fights
stop-votes = when votes are cast
stop-others = when others act against each other and I could change something
stop-others-combat = when others fight and I could interfere
stop-others-turn = when I could use something in somebody else’s turn
stop-wake = when I could only wake a minion that has nothing to block or answer yet
stop-futile-block = when I could only attempt a block that has too little intercept
stop-any-time = when I could only use what can be used at any time
stops-mine = Only what concerns me
stops-usual = What I could change
stops-everything = Whenever I can do anything
stops-unreadable = Always, so that nobody can tell
stops-note = Whoever passes until their turn is still asked whether they block.
window-unlock = unlock phase
window-master = master phase
window-minion = minion phase
window-influence = influence phase
window-discard = discard phase
window-as-played = as the card is played
window-announced = after the announcement
window-block = block attempt
window-unblocked = blocks declined
window-blocked = before the block resolves
window-after-block = after the block
window-polling = polling
window-before-range = before range
window-range = determine range
window-strike = strike
window-prevention = damage prevention
window-additional = additional strikes
window-press = press
window-decide-block = blocking
window-after-action = after the action
window-before-votes = before votes are cast
window-strikes-chosen = before strikes resolve
window-before-strikes = before strikes
window-aim = aiming a strike
window-round-end = end of the round
window-would = before it happens
window-own-card = as you play a card

## Questions

choice-respond = { $player }, { $window }: what do you do?
waiting-respond = Waiting for { $player } ({ $window }).
choice-decide-block = { $player }, do you block { $minion }?
waiting-decide-block = { $player } decides whether to block { $minion }.
choice-pay-or-resign = { $player }, does your minion pay for its attempt to block?
waiting-pay-or-resign = { $player } pays for an attempt to block, or gives it up.
choice-choose-payment =
    { $player }, { $blood ->
        [0] { $pool } pool
       *[other] { $blood } blood
    } to pay: do you use another card for it?
waiting-choose-payment = { $player } chooses how to pay.
choice-choosing-strike = { $player }, choose your strike.
waiting-choosing-strike = { $player } chooses a strike.
choice-choose-discard = { $player }, you hold too many cards: discard one.
waiting-choose-discard = { $player } discards down to the hand size.
choice-set-terms = { $player }, set the terms of the referendum.
waiting-set-terms = { $player } sets the terms of the referendum.
choice-give-trophy = { $player }, do you put your trophy on that vampire?
waiting-give-trophy = { $player } decides about a trophy.
choice-diablerize-or-not = { $player }, do you diablerize the vampire you blocked?
waiting-diablerize-or-not = { $player } decides about a diablerie.
choice-choose-spoils = { $player }, which equipment of the victim do you take?
waiting-choose-spoils = { $player } takes the spoils of a diablerie.
choice-choose-discipline = { $player }, do you fetch a Discipline card for the diablerist?
waiting-choose-discipline = { $player } may fetch a Discipline card.
choice-choose-first-conviction = { $player }, do you fetch a conviction for this imbued?
waiting-choose-first-conviction = { $player } may fetch a conviction.
choice-choose-to-gain = { $player }, which conviction do you take?
waiting-choose-to-gain = { $player } chooses a conviction to take.
choice-choose-conviction = { $player }, which conviction burns?
waiting-choose-conviction = { $player } chooses a conviction to burn.
choice-avenge-or-not = { $player }, do you burn a conviction to hurt the acting minion?
waiting-avenge-or-not = { $player } may avenge the Imbued.
choice-choose-trophy = { $player }, do you fetch a trophy for this vampire?
waiting-choose-trophy = { $player } may fetch a trophy.
choice-choose-any-clan = { $player }, which clan does this vampire join?
waiting-choose-any-clan = { $player } chooses a clan.
choice-take-more = { $player }, do you take more equipment from the same minion?
waiting-take-more = { $player } chooses equipment.
choice-choose-card-to-discard = { $player }, choose a card to discard.
waiting-choose-card-to-discard = { $player } discards a card.
choice-name-number = { $player }, choose a number in secret.
waiting-name-number = { $player } chooses a number in secret.
choice-choose-card-to-put-under = { $player }, choose a card for the bottom of your library.
waiting-choose-card-to-put-under = { $player } puts a card at the bottom of the library.
choice-choose-card-to-bring-back = { $player }, choose a card that comes back from your ash heap: the first goes to your hand, the others into your library.
waiting-choose-card-to-bring-back = { $player } brings cards back from the ash heap.
choice-choose-goods = { $player }, choose what goes to the other one.
waiting-choose-goods = { $player } moves equipment and retainers.
choice-choose-lent-discipline = { $player }, choose the Discipline that the card lends.
waiting-choose-lent-discipline = { $player } chooses a Discipline.
choice-choose-discipline-to-teach = { $player }, choose the Discipline of the card.
waiting-choose-discipline-to-teach = { $player } chooses a Discipline.
choice-choose-next-from-top = { $player }, choose the card that comes next from the top of your library.
waiting-choose-next-from-top = { $player } puts the top of the library in order.
choice-choose-card-out-of-ash-heap = { $player }, choose a card that leaves the game.
waiting-choose-card-out-of-ash-heap = { $player } chooses a card that leaves the game.
choice-choose-direction = { $player }, how shall these votes be cast?
waiting-choose-direction = { $player } directs votes.
choice-choosing-wound = { $player }, is the damage suffered normal or aggravated?
waiting-choosing-wound = { $player } says whether the damage suffered is normal or aggravated.
choice-choose-what-comes-first = { $player }, which card takes effect first?
waiting-choose-what-comes-first = { $player } says which card takes effect first.

## Options

option-pass = Pass
option-play =
    { $has-minion ->
        [0] { $has-target ->
            [0] Play { $card }
           *[other] Play { $card } → { $target }
        }
       *[other] { $has-target ->
            [0] Play { $card } ({ $minion })
           *[other] Play { $card } ({ $minion }) → { $target }
        }
    }
option-use =
    { $has-minion ->
        [0] { $has-target ->
            [0] Use { $card }
           *[other] Use { $card } → { $target }
        }
       *[other] { $has-target ->
            [0] Use { $card } ({ $minion })
           *[other] Use { $card } ({ $minion }) → { $target }
        }
    }
option-bleed = { $minion }: bleed { $player }
option-hunt = { $minion }: hunt
option-leave-torpor = { $minion }: leave torpor
option-rescue = { $minion }: rescue { $card } from torpor, paying { $own } of 2 blood
option-diablerize = { $minion }: diablerize { $card }
option-finish = { $minion }: burn { $card } (incapacitated)
option-become-anarch = { $minion }: become Anarch
option-take-equipment = { $minion }: take { $card }
option-take-also = Take { $card }
option-hunt-red-list = { $minion }: fight { $card }, marked from the Red List
option-burn-card = { $minion }: burn { $card }
option-block = Block with { $minion }
option-decline = No
option-burn-blood-for-intercept = Burn 1 blood: +1 intercept
option-charm-blocker = Burn 1 corruption counter from the blocking minion: the attempt fails
option-not-strike = No strike
option-hand-strike = Hand strike
option-strike-to-end-combat = Strike: combat ends
option-weapon-strike =
    { $has-target ->
        [0] Strike with { $card }
       *[other] Strike with { $card } → { $target }
    }
option-given-strike =
    { $has-target ->
        [0] Strike as { $card } lets you
       *[other] Strike as { $card } lets you → { $target }
    }
option-maneuver-for-blood = Maneuver, for 1 blood
option-maneuver = Maneuver
option-press = Press
option-cast = Vote { $way }: { $source }
option-burn-edge = Burn the Edge for a vote
option-burn-for-vote = Burn { $card } for a vote
option-transfer = Move 1 pool to { $card }
option-recall = Move 1 counter from { $card } to your pool
option-draw-crypt = Draw a crypt card (4 transfers, 1 pool)
option-bring-out = Bring out { $card }
option-merge = Merge { $card }
option-convince = Put { $card } on { $minion } ({ $zone })
option-recover = Recover { $minion }
option-discard = Discard { $card }
option-edge-pool = Gain 1 pool for the Edge
option-pay-contest = Pay 1 pool to contest { $card }
option-yield = Yield { $card }
option-pay-title = { $card } pays to contest the title
option-yield-title = { $card } yields the title
option-withdraw = Announce your withdrawal
option-unlock-infernal = Burn 1 pool to unlock { $card }
option-mark-red-list = Mark { $card } (Red List)
option-choose = Choose { $target }
option-choose-discipline = Choose { $discipline }
option-choose-clan = Choose { $clan }
option-allocate = 1 point to { $player }
option-allocate-to = 1 point to { $card }
option-pay-from = { $number } less by { $card }
option-name-number = Choose { $number }
option-put-under = Put { $card } at the bottom of your library
option-put-next = { $card } comes next from the top
option-fetch = Fetch { $card } (from: { $zone })
option-accept = Yes
option-spend-blood = Burn { $number } blood

## The log: choices

event-pass = { $actor } passes.
event-play =
    { $has-minion ->
        [0] { $has-target ->
            [0] { $actor } plays { $card }.
           *[other] { $actor } plays { $card } → { $target }.
        }
       *[other] { $has-target ->
            [0] { $actor } plays { $card } ({ $minion }).
           *[other] { $actor } plays { $card } ({ $minion }) → { $target }.
        }
    }
event-use =
    { $has-minion ->
        [0] { $has-target ->
            [0] { $actor } uses { $card }.
           *[other] { $actor } uses { $card } → { $target }.
        }
       *[other] { $has-target ->
            [0] { $actor } uses { $card } ({ $minion }).
           *[other] { $actor } uses { $card } ({ $minion }) → { $target }.
        }
    }
event-bleed = { $minion } bleeds { $player }.
event-hunt = { $minion } hunts.
event-leave-torpor = { $minion } tries to leave torpor.
event-rescue = { $minion } goes to rescue { $card } from torpor, paying { $own } of 2 blood.
event-diablerize = { $minion } goes to diablerize { $card }.
event-finish = { $minion } goes to burn { $card }.
event-become-anarch = { $minion } turns Anarch.
event-take-equipment = { $minion } takes { $card } over.
event-take-also = { $actor } also takes { $card }.
event-hunt-red-list = { $minion } hunts { $card }, marked from the Red List.
event-burn-card = { $minion } acts to burn { $card }.
event-block = { $actor } attempts to block with { $minion }.
event-decline = { $actor } declines.
event-burn-blood-for-intercept = { $actor } burns 1 blood for +1 intercept.
event-charm-blocker = { $actor } burns 1 corruption counter from the blocking minion.
event-not-strike = { $actor } chooses no strike.
event-hand-strike = { $actor } chooses a hand strike.
event-strike-to-end-combat = { $actor } chooses a strike that ends combat.
event-weapon-strike =
    { $has-target ->
        [0] { $actor } strikes with { $card }.
       *[other] { $actor } strikes with { $card } → { $target }.
    }
event-given-strike =
    { $has-target ->
        [0] { $actor } strikes as { $card } allows.
       *[other] { $actor } strikes as { $card } allows → { $target }.
    }
event-maneuver-for-blood = { $actor } maneuvers for 1 blood.
event-maneuver = { $actor } maneuvers.
event-press = { $actor } presses.
event-cast = { $actor } votes { $way }: { $source }.
event-burn-edge = { $actor } burns the Edge for a vote.
event-burn-for-vote = { $actor } burns { $card } for a vote.
event-transfer = { $actor } moves 1 pool to { $card }.
event-recall = { $actor } takes 1 counter back from { $card }.
event-draw-crypt = { $actor } spends 4 transfers to draw a crypt card.
event-bring-out = { $actor } brings out { $card }.
event-merge = { $actor } merges { $card }.
event-convince = { $actor } puts { $card } on { $minion }.
event-recover = { $actor } recovers { $minion }.
event-discard = { $actor } discards { $card }.
event-edge-pool = { $actor } gains 1 pool for the Edge.
event-pay-contest = { $actor } pays to contest { $card }.
event-yield = { $actor } yields { $card }.
event-pay-title = { $card } pays to contest the title.
event-yield-title = { $card } gives the title up.
event-withdraw = { $actor } announces a withdrawal.
event-unlock-infernal = { $actor } pays to unlock { $card }.
event-mark-red-list = { $actor } marks { $card }.
event-choose = { $actor } chooses { $target }.
event-choose-discipline = { $actor } chooses { $discipline }.
event-choose-clan = { $actor } chooses { $clan }.
event-allocate = { $actor } allocates 1 point to { $player }.
event-allocate-to = { $actor } allocates 1 point to { $card }.
event-pay-from = { $actor } pays { $number } less by { $card }.
event-fetch = { $actor } fetches { $card } (from: { $zone }).
event-accept = { $actor } says yes.
event-spend-blood = { $actor } burns { $number } blood.

## The log: what happens

event-turn-begins = Turn { $turn }: { $player }.
event-phase = { $player }: { $window }.
event-unlocked = { $card } unlocks.
event-locked = { $card } locks.
event-gained-pool = { $player } gains { $amount } pool.
event-burned-pool = { $player } burns { $amount } pool.
event-gained-blood = { $card } gains { $amount } blood.
event-burned-blood = { $card } burns { $amount } blood.
event-drained = { $amount } blood drains from { $card }.
event-drew = You draw { $card }.
event-drew-crypt = Drawn from the crypt: { $card }.
event-drew-some =
    { $amount ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $amount } cards.
    }
event-burned = { $card } burns.
event-cancelled = { $card } is cancelled.
event-block-failed = { $card } fails to block.
event-blocks = { $card } blocks { $minion }.
event-action-succeeds = The action of { $card } succeeds.
event-action-fizzles = The action of { $card } comes to nothing.
event-action-ends = The action of { $card } is over.
event-bled-for = { $card } bleeds { $player } for { $amount }.
event-got-edge = { $player } gets the Edge.
event-edge-free = Nobody holds the Edge.
event-bleed-redirected = The bleed now goes against { $player }.
event-entered-play = { $card } enters play for { $player }.
event-put-on = { $card } is put on { $host }.
event-moved-out = { $card } is ready, controlled by { $player }.
event-merged = { $card } is one vampire now, controlled by { $player }.
event-incapacitated = { $card } is incapacitated.
event-combat-begins = Combat: { $card } against { $minion }.
event-round-begins = Round { $number }.
event-range-is = Range: { $distance }.
event-strikes = { $card }: { $strike } ({ $amount }).
event-dodged = { $card } dodges.
event-damaged = { $card } takes damage: { $amount } normal, { $aggravated } aggravated.
event-prevented = { $card } prevents { $amount } damage.
event-stole-blood = { $card } takes { $amount } blood from { $minion }.
event-torpor = { $card } goes to torpor.
event-ready = { $card } is ready.
event-combat-ends = Combat is over.
event-polling-begins = The polling begins.
event-blood-hunt = The table votes on a blood hunt against { $card }.
event-referendum-passes = The referendum passes, { $votes } to { $against }.
event-referendum-fails = The referendum fails, { $votes } to { $against }.
event-diablerie = { $card } diablerizes { $minion }.
event-ousted = { $player } is ousted.
event-victory-point = { $player } scores a victory point.
event-survives = { $player } is the last one left and scores a victory point.
event-withdrew = { $player } withdraws and scores a victory point.
event-withdrawal-fails = The withdrawal of { $player } fails.
event-contested = { $card } is contested.
event-contest-won = { $card } is no longer contested.
event-title-contested = { $card } contests a title.
event-title-taken = { $card } holds a title: { $title }.
event-title-yielded = { $card } loses the title.
event-sect-changed = { $card } changes sect: { $sect }.
event-stolen = { $player } takes control of { $card }.
event-wakes = { $card } wakes.
event-showed = { $player } shows { $card }.
event-chose-number = In secret: you chose { $number }.
event-number-shown = { $player } chose { $number }.
event-removed = { $card } is removed from the game.
event-shuffled = { $player } shuffles a deck.

struck-none = no strike
struck-hand = hand strike
struck-damage = strike
struck-dodge = dodge
struck-combat-ends = combat ends
struck-other = other strike
struck-steal-blood = steal blood
struck-destroy-equipment = destroy equipment
struck-steal-equipment = steal equipment
struck-torpor = send to torpor

## Refusals

refusal-not-in-hand = You do not hold that card.
refusal-wrong-moment = That cannot be done at this moment.
refusal-not-your-minion = You do not control that minion.
refusal-minion-not-ready = That minion is not ready.
refusal-minion-locked = That minion is locked.
refusal-needs-clan = No minion of the required clan can play it.
refusal-needs-discipline = The minion lacks the Discipline.
refusal-needs-superior = The minion has the Discipline only at the basic level.
refusal-vampires-only = Only a vampire can do that.
refusal-cannot-pay = The cost cannot be paid.
refusal-modifier-played-already = This minion has played that modifier in this action already.
refusal-reaction-played-already = This minion has played that reaction already.
refusal-action-played-already = This minion has taken that action this turn already.
refusal-only-acting-minion = Only the acting minion can play that.
refusal-limited-used = The bleed of this action has been raised by a limited card already.
refusal-no-target = There is no such target.
refusal-card-forbids = The card does not allow that now.
refusal-stealth-not-needed = Stealth is not needed now.
refusal-intercept-not-needed = Intercept is not needed now.
refusal-you-have-this-unique-card = You control a copy of that unique card already.
refusal-no-master-action = You have no master phase action left.
refusal-one-trifle-a-turn = Only one trifle can be played each turn.
refusal-out-of-turn-owed = Your next master phase is already spoken for by an out-of-turn card.
refusal-not-in-your-own-turn = Out-of-turn cards cannot be played in your own turn.
refusal-not-in-combat = That minion is not in combat.
refusal-own-action = Nobody reacts to an action of their own minion.
refusal-only-cancels-now = While a card is being played it can only be cancelled.
refusal-bled-already = This minion has bled this turn already.
refusal-political-action-taken = This minion cannot take another political action this turn.
refusal-cannot-act = This minion cannot act.
refusal-just-recruited = An ally cannot act on the turn it is recruited.
refusal-event-played-already = That event has been played in this game already.
refusal-one-event-a-phase = Only one event can be played each discard phase.
refusal-must-hunt = A vampire without blood must hunt.
refusal-nothing-to-take = The opposing minion has nothing of that kind.
refusal-no-modifiers-in-a-blood-hunt = In a blood hunt no modifiers or reactions are played.
refusal-blood-cursed = A Blood Cursed vampire cannot commit diablerie.
refusal-additional-strikes-gained = This minion has gained additional strikes this round already.
refusal-no-discard-action = You have no discard phase action left.
refusal-others-must-act-first = A mandatory action has to be taken first.
refusal-may-not-block = This minion may not block this action.
refusal-cannot-merge = That takes the other version in play, four transfers and 1 pool.
refusal-draft-only = That effect is only for draft and sealed-deck events.
refusal-only-combat-cards = In combat minions play only combat cards.
refusal-unsupported-cards =
    { $count ->
        [one] This card cannot be played here yet: { $cards }
       *[other] These { $count } cards cannot be played here yet: { $cards }
    }
decks-all = All
decks-since-2020 = Since 2020
refusal-banned-cards = { $count ->
    [one] This card is banned in tournaments, and at this table: { $cards }
   *[other] These { $count } cards are banned in tournaments, and at this table: { $cards }
  }
refusal-too-many-decks = There are { $decks } decks for { $players } players.

## Turns and actions

choice-take-it-back = { $player }, do you take this card back from your ash heap instead of drawing another one?
waiting-take-it-back = { $player } replaces a card.
choice-keep-or-draw-again = { $player }, do you keep the card that you draw?
waiting-keep-or-draw-again = { $player } decides whether to keep the card drawn.
choice-choose-card-to-keep = { $player }, choose a card to lay aside, face down.
waiting-choose-card-to-keep = { $player } lays a card aside, face down.
choice-choose-dead-ally = { $player }, which ally do you bring back?
waiting-choose-dead-ally = { $player } chooses an ally.
event-looked-at-top = The top card of your library is { $card }.
event-went-under = { $player } puts a card at the bottom of the library.
event-corrupts =
    { $amount ->
        [one] { $player } puts a corruption counter on { $card }.
       *[other] { $player } puts { $amount } corruption counters on { $card }.
    }
event-cleansed =
    { $amount ->
        [one] A corruption counter of { $player } on { $card } is burned.
       *[other] { $amount } corruption counters of { $player } on { $card } are burned.
    }
event-coin-falls = The coin shows { $side }.
event-to-ash = { $card } of { $player } goes to the ash heap.
refusal-other-action-mandatory = This minion must take another action.
refusal-minion-is-stuck = This minion has several mandatory actions and cannot act.
refusal-vote-cast = A vote once cast stays as it is.
refusal-votes-go-together = All votes and ballots of one vampire are cast the same way.
refusal-one-vote-from-cards = You already have your one vote from political action cards in this referendum.
refusal-no-votes = There are no votes of yours there.
refusal-not-to-become-anarch = Only a vampire without a title that is not Anarch can become Anarch by this action.

## Playing cards, hands, allies and events

choice-choose-lesson = { $player }, which Discipline card do you put on the ally? Without one it burns.
waiting-choose-lesson = { $player } puts a Discipline card on the ally, or burns it.

## Special terms, templates and the glossary

card-in-ash-heap = { $card } in the ash heap of { $player }
choice-send-slave = { $player }, do you lock a slave to fight the blocking minion instead?
waiting-send-slave = { $player } may send a slave to fight.
choice-choose-action = { $player }, which action does this minion take now?
waiting-choose-action = { $player } chooses an action in between.
choice-choose-to-stay-locked = { $player }, does this minion stay locked?
waiting-choose-to-stay-locked = { $player } decides whether a minion stays locked.
choice-choose-home = { $player }, on which of your minions do you put the stolen card?
waiting-choose-home = { $player } chooses a minion for a stolen card.
choice-choose-for-research = { $player }, which card do you put in your research area?
waiting-choose-for-research = { $player } searches for cards to put aside.
choice-choose-from-research = { $player }, do you take a card from your research area?
waiting-choose-from-research = { $player } may take a card from the research area.
choice-choose-from-library = { $player }, which card do you take from your library?
waiting-choose-from-library = { $player } searches the library.
choice-choose-from-crypt = { $player }, which vampire do you take from your crypt?
waiting-choose-from-crypt = { $player } searches the crypt.
choice-choose-draw = { $player }, do you draw a card that lies face down, or from your library?
waiting-choose-draw = { $player } chooses where to draw from.
choice-choose-to-keep = { $player }, choose a card of your hand to put face down on this card.
waiting-choose-to-keep = { $player } puts cards face down on a card in play.
choice-choose-kept = { $player }, which card that lies face down goes on top of your library?
waiting-choose-kept = { $player } chooses a card for the top of the library.
option-keep-card = Lay { $card } aside, face down
option-take-kept = Take { $card }, which lies face down
event-keeps-card = { $player } puts a card face down on { $card }.
event-own-card-kept = In secret: it is { $card }.
event-kept-card-taken = { $player } takes a card that lies face down on { $card }.
event-own-kept-card-taken = In secret: you take { $card }.
option-put-aside = Put { $card } in your research area
option-take-from-research = Take { $card } from your research area
event-card-put-aside = { $player } puts a card in the research area.
event-card-taken-from-research = { $player } takes a card from the research area.
event-own-card-put-aside = In secret: { $card } is in your research area.
event-own-card-taken = In secret: you take { $card } from your research area.
refusal-slave-without-master = A slave takes no directed actions unless you control a ready member of its clan.
refusal-sterile = A sterile vampire cannot put other vampires in play.

## Choices that card texts ask

choice-choose-card = { $player }: { $text }
waiting-choose-card = { $player } chooses a card.
choice-accept-or-not = { $player }: { $text }
waiting-accept-or-not = { $player } decides whether to do so.
choice-choose-way = { $player }: { $text }
waiting-choose-way = { $player } decides which of two things happens.
choice-choose-amount = { $player }: { $text }
waiting-choose-amount = { $player } decides how many.
option-choose-way =
    { $number ->
        [0] The first
        [1] The second
       *[other] Another
    }
event-choose-way =
    { $number ->
        [0] { $actor } chooses the first.
        [1] { $actor } chooses the second.
       *[other] { $actor } chooses another.
    }
option-name-amount = { $number }
event-name-amount = { $actor } says { $number }.
