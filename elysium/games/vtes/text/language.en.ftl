# Vampire: The Eternal Struggle: the words that composed card texts are made of, in English.
#
# What stands in the place of a word is said in attributes: `.what = nom each` wants the thing with a word for each of
# them, `.amount = pool` so much pool. `.subject` names whoever does it; `.not`, `.is`, `.isnt` deny and predicate.

## How words are put together

phrase-place = before
phrase-capitals = Methuselah
phrase-contractions = an other_=another_
phrase-list = { $a }, { $b }
phrase-and = { $a } and { $b }
phrase-nor = { $a } or { $b }
phrase-verbs-said-once = is has
phrase-or = { $a } or { $b }
phrase-can =
    { $who-is ->
        [you] you can { $manner } { $deed }
       *[other] { $who } can { $manner } { $deed }
    }
phrase-must =
    { $who-is ->
        [you] you must { $manner } { $deed }
       *[other] { $who } must { $manner } { $deed }
    }
phrase-to = { $cost } to { $deed }
phrase-then =
    { $who-is ->
        [you] { $conditional ->
            [0] { $offer }; if you do, { $deed }
           *[other] { $offer }; after that, { $deed }
        }
       *[other] { $conditional ->
            [0] { $offer }; if so, { $deed }
           *[other] { $offer }; after that, { $deed }
        }
    }
phrase-this =
    { $who-is ->
        [you] you can choose this: { $deed }
       *[other] { $who } can choose this: { $deed }
    }
phrase-if = if { $condition }, { $deed }
phrase-choice = { $choice }; { $deed }

det-a = { ARTICLE($what) } { $what }
det-each = each { $what }
det-no = no { $what }
again =
    { $gender ->
        [person] { $case ->
            [obj] them
            [poss] their
           *[nom] they
        }
       *[other] it
    }
phrase-optional = optionally { $deed }
verb-not-at-all = that does not happen
verb-instead = instead { $deed }

## Methuselahs

who-you =
    { $case ->
        [poss] your
       *[nom] you
    }
    .head = methuselah
who-prey =
    { $case ->
        [poss] your prey’s
       *[nom] your prey
    }
    .head = methuselah
who-predator =
    { $case ->
        [poss] your predator’s
       *[nom] your predator
    }
    .head = methuselah
who-phase-owner =
    { $case ->
        [poss] that Methuselah’s
       *[nom] that Methuselah
    }
    .head = methuselah
who-active =
    { $case ->
        [poss] that Methuselah’s
       *[nom] that Methuselah
    }
    .head = methuselah
who-bled =
    { $case ->
        [poss] the target Methuselah’s
       *[nom] the Methuselah at whom the action is directed
    }
    .head = methuselah
who-others =
    { $case ->
        [poss] another Methuselah’s
       *[nom] each other Methuselah
    }
    .head = methuselah
who-targets-of-action =
    { $case ->
        [poss] the target Methuselahs’
       *[nom] everybody else at whom the action is directed
    }
    .head = methuselah
who-everyone =
    { $case ->
        [poss] each Methuselah’s
       *[nom] each Methuselah
    }
    .head = methuselah
who-they =
    { $case ->
        [poss] their
        [obj] them
       *[nom] they
    }
    .head = methuselah
who-controller =
    { $card-is ->
        [again] its controller
       *[other] the controller of { $card }
    }
    .head = methuselah
who-owner = its owner
    .head = methuselah
who-in-turn =
    { $case ->
        [poss] each Methuselah’s
       *[nom] each Methuselah, beginning with the acting one,
    }
    .head = methuselah
who-methuselah-named =
    { $case ->
        [poss] the chosen Methuselah’s
       *[nom] the chosen Methuselah
    }
    .head = methuselah
who-methuselahs-named =
    { $case ->
        [poss] each chosen Methuselah’s
       *[nom] each chosen Methuselah
    }
    .head = methuselah
who-prey-of =
    { $case ->
        [poss] their prey’s
       *[nom] { $seat }’s prey
    }
    .seat = nom
    .head = methuselah
who-predator-of =
    { $case ->
        [poss] their predator’s
       *[nom] { $seat }’s predator
    }
    .seat = nom
    .head = methuselah
who-targeted =
    { $case ->
        [poss] that Methuselah’s
       *[nom] that Methuselah
    }
    .head = methuselah
who-ash-heap-owner =
    { $case ->
        [poss] its owner’s
       *[nom] its owner
    }
    .head = methuselah

## Cards that the situation names

ref-self =
    { $kind ->
        [vampire] this vampire
        [acting-vampire] this vampire
        [ally] this ally
        [bearer] the minion with this card
        [user] itself
       *[minion] this minion
    }
    .head =
        { $kind ->
            [bearer] minion
           *[other] { "" }
        }
ref-this =
    { $kind ->
        [ally] this ally
        [vampire] this vampire
       *[other] this card
    }
ref-host =
    { $kind ->
        [vampire] the vampire with this card
       *[minion] the minion with this card
    }
    .head =
        { $kind ->
            [vampire] vampire
           *[minion] minion
        }
ref-its-player =
    { $case ->
        [poss] the vampire’s that played this card
       *[nom] the vampire that played this card
    }
    .head = vampire
ref-it = it
ref-that = it
ref-chosen = it
ref-actor = the acting minion
    .head = minion
ref-rival = the minion that this vampire is about to fight
    .head = minion
ref-blocker = the blocking minion
    .head = minion
ref-foe = the opposing minion
    .head = minion
ref-target = the target
ref-named = the chosen card
    .head = card
ref-newcomer = the new vampire
    .head = vampire
ref-named-next = the card chosen next
    .head = card
ref-announced = the named card
    .head = card
ref-they = it
ref-made = the equipment that this card brought
    .head = equipment
ref-hurt = the minion about to take damage
    .head = minion
ref-doomed = the ally about to burn
    .head = ally
ref-burning-host = the minion with this card
    .head = minion
ref-player = the minion that plays it
    .head = minion
ref-host-of = the minion with { $card }
    .head = minion
ref-action-card = the card by which it acted
    .head = card
ref-cancelled-card = the cancelled card
    .head = card
ref-victim = the victim
    .head = vampire
ref-equipped = the card with which it has equipped
ref-card-played = it
ref-opponent = the minion that it fought
    .head = minion
ref-inflicter = whoever would inflict the damage
    .head = minion
ref-attacked = the minion it would attack
    .head = minion
ref-picked = the vampire picked
    .head = vampire
ref-rescued = the rescued vampire
    .head = vampire
ref-action-target = the target of the action
    .head = minion
    .head = minion
ref-at-random = { $cards } at random
    .cards = nom a
    .head = card
ref-its-foe = the minion that fights it
    .head = minion
ref-remembered = the vampire chosen for this card
    .head = vampire

## Nouns

noun-minion =
    { $number ->
        [many] minions
       *[one] minion
    }
noun-vampire =
    { $number ->
        [many] vampires
       *[one] vampire
    }
    .general = minion
noun-imbued =
    { $number ->
        [many] imbued
       *[one] imbued
    }
    .general = minion
noun-monster =
    { $number ->
        [many] monsters
       *[one] monster
    }
    .general = minion
noun-ally =
    { $number ->
        [many] allies
       *[one] ally
    }
    .general = minion
noun-event =
    { $number ->
        [many] events
       *[one] event
    }
noun-location =
    { $number ->
        [many] locations
       *[one] location
    }
noun-crypt-card =
    { $number ->
        [many] cards
       *[one] card
    }
noun-card =
    { $number ->
        [many] cards
       *[one] card
    }
noun-methuselah =
    { $number ->
        [many] Methuselahs
       *[one] Methuselah
    }
    .gender = person
noun-only-methuselah =
    { $number ->
        [many] Methuselahs
       *[one] Methuselah
    }
    .gender = person
noun-damage = damage
noun-equipment = equipment
noun-clan-in-play = clan of a vampire in play
noun-clan-of = clan
noun-all-crypts = crypts
noun-ally-in-ash-heaps = ally in any ash heap
noun-itself = minion
    .general = minion
noun-just = card
noun-grounded-foe-or-retainer = opposing minion without flight or, at long range, one of its retainers
noun-foe-or-retainer = opposing minion or, at long range, one of its retainers
noun-hand-or-melee-weapon = hand strike or melee weapon
noun-retainer =
    { $number ->
        [many] retainers
       *[one] retainer
    }
noun-number-paid = number X

## What they are like

quality-ready = ready
    .is = is ready
    .isnt = is not ready
    .not = unready
quality-torpid = in torpor
    .place = after
    .is = is in torpor
    .isnt = is not in torpor
    .not = not in torpor
quality-remembered = chosen for this card
    .place = after
    .is = was chosen for this card
    .isnt = was not chosen for this card
quality-tortured = with a torture counter
    .place = after
    .is = has a torture counter
    .isnt = has no torture counter
    .not = without a torture counter
quality-with-counter =
    with a { $keyword ->
        [nightmare] nightmare
       *[hostage] hostage
    } counter
    .place = after
    .is =
        has a { $keyword ->
            [nightmare] nightmare
           *[hostage] hostage
        } counter
    .isnt =
        has no { $keyword ->
            [nightmare] nightmare
           *[hostage] hostage
        } counter
quality-corrupted =
    { $seat-is ->
        [you] with your corruption counters
       *[other] with corruption counters of { $seat }
    }
    .seat = obj
    .place = after
    .is =
        { $seat-is ->
            [you] has corruption counters of yours
           *[other] has corruption counters of { $seat }
        }
    .isnt =
        { $seat-is ->
            [you] has no corruption counters of yours
           *[other] has no corruption counters of { $seat }
        }
quality-corrupted-by =
    { $seat-is ->
        [you] with { $least } or more of your corruption counters
       *[other] with { $least } or more corruption counters of { $seat }
    }
    .seat = obj
    .place = after
    .is = has { $least } or more of those corruption counters
    .isnt = has fewer than { $least } of those corruption counters
quality-corrupted-by-anybody = with a corruption counter
    .place = after
    .is = has a corruption counter
    .isnt = has no corruption counter
    .not = without a corruption counter
quality-opposing = opposing
    .is = is opposing
    .isnt = is not opposing
quality-remembered-this-turn = chosen for this card this turn
    .place = after
    .is = was chosen for this card this turn
    .isnt = was not chosen for this card this turn
quality-of-action =
    { $number ->
        [many] action cards of any type
       *[one] action card of any type
    }
    .instead = card
    .is = is an action card of any type
    .isnt = is no action card
quality-played-at-superior = played at the superior level of a Discipline
    .place = after
    .is = is played at the superior level of a Discipline
    .isnt = is not played at the superior level of a Discipline
quality-moved-by-this = that does not ignore this effect
    .place = clause
    .is = does not ignore this effect
    .isnt = ignores this effect
quality-not-yet-served = that has not played such a card this turn
    .place = clause
    .is = has not played such a card this turn
    .isnt = has played such a card this turn
quality-strike-card =
    { $number ->
        [many] strike cards
       *[one] strike card
    }
    .instead = card
    .is = is a strike card
    .isnt = is no strike card
quality-requiring-discipline = requiring a Discipline
    .place = after
    .is = requires a Discipline
    .isnt = requires no Discipline
quality-uncontrolled =
    { $of-seats-is ->
        [you] in your uncontrolled region
        [prey] in your prey’s uncontrolled region
        [predator] in your predator’s uncontrolled region
        [others] in another Methuselah’s uncontrolled region
        [again] in their uncontrolled region
        [controller] in their uncontrolled region
        [they] in their uncontrolled region
       *[other] in an uncontrolled region
    }
    .place = last
    .absorbs = of
    .is = is uncontrolled
    .isnt = is controlled
quality-on = on { $host }
    .place = after
    .is = is on { $host }
    .isnt = is not on { $host }
quality-of =
    { $seats-is ->
        [you] you control
        [again] they control
        [they] they control
        [active] they control
        [phase-owner] they control
        [others] another Methuselah controls
        [bled] the target Methuselah controls
       *[other] { $seats } controls
    }
    .place = last
    .is =
        { $seats-is ->
            [you] is yours
            [others] is another Methuselah’s
           *[other] is controlled by { $seats }
        }
    .isnt =
        { $seats-is ->
            [you] is not yours
           *[other] is not controlled by { $seats }
        }
quality-locked = locked
    .is = is locked
    .isnt = is unlocked
    .not = unlocked
quality-unlocked = unlocked
    .is = is unlocked
    .isnt = is locked
    .not = locked
quality-titled = titled
    .is = has a title
    .isnt = has no title
    .not = untitled
quality-in-terms = chosen
    .place = first
    .is = is chosen
    .isnt = is not chosen
quality-given-points = with a point
    .place = last
    .is = has been given a point
    .isnt = has been given no point
quality-oldest = oldest
    .place = first
    .is = is the oldest
    .isnt = is not the oldest
quality-untitled = untitled
    .is = has no title
    .isnt = has a title
    .not = titled
quality-at-superior = played at superior
    .place = after
    .is = was played at superior
    .isnt = was not played at superior
quality-unfed = that no hunting ground has fed this turn
    .place = clause
    .is = has not been fed by a hunting ground this turn
    .isnt = has been fed by a hunting ground this turn
quality-younger =
    { $than-is ->
        [self] younger
       *[other] younger than { $than }
    }
    .place =
        { $than-is ->
            [self] before
           *[other] clause
        }
    .is =
        { $than-is ->
            [self] is younger
           *[other] is younger than { $than }
        }
    .isnt =
        { $than-is ->
            [self] is not younger
           *[other] is not younger than { $than }
        }
quality-older =
    { $than-is ->
        [self] older
       *[other] older than { $than }
    }
    .place =
        { $than-is ->
            [self] before
           *[other] clause
        }
    .not =
        { $than-is ->
            [self] { $number ->
                [one] that is not older
               *[other] that are not older
            }
           *[other] { $number ->
                [one] that is not older than { $than }
               *[other] that are not older than { $than }
            }
        }
    .place-not = clause
    .is =
        { $than-is ->
            [self] is older
           *[other] is older than { $than }
        }
    .isnt =
        { $than-is ->
            [self] is not older
           *[other] is not older than { $than }
        }
quality-other =
    { $than-is ->
        [self] other
        [you] other
        [again] other
       *[other] other than { $than }
    }
    .place =
        { $than-is ->
            [self] first
            [you] first
            [again] first
           *[other] clause
        }
    .is = is another one than { $than }
    .isnt = is { $than }
quality-clan = { $names }
    .names = clan
    .instead = vampire
    .is = is { ARTICLE($names) } { $names }
    .isnt = is no { $names }
    .not =
        { $names-is ->
            [several] of a clan other than { $names }
           *[other] non-{ $names }
        }
    .place = before
    .place-not =
        { $names-is ->
            [several] after
           *[other] before
        }
quality-sect = { $names }
    .names = sect
    .is =
        { $names-is ->
            [camarilla] belongs to the { $names }
            [sabbat] belongs to the { $names }
           *[other] is { $names }
        }
    .isnt =
        { $names-is ->
            [camarilla] does not belong to the { $names }
            [sabbat] does not belong to the { $names }
           *[other] is not { $names }
        }
    .not = non-{ $names }
quality-title = { $names }
    .names = title
    .instead = vampire
    .is = is { ARTICLE($names) } { $names }
    .isnt = is no { $names }
    .not = that is no { $names }
    .place-not = after
quality-capacity-most = with capacity { $most } or less
    .place = after
    .is = has capacity { $most } or less
    .isnt = has more than { $most } capacity
    .not = with more than { $most } capacity
quality-capacity-within = with capacity no greater than { $most }
    .place = clause
    .is = has capacity no greater than { $most }
    .isnt = has capacity greater than { $most }
quality-capacity-below = with capacity less than { $most }
    .place = clause
    .is = has capacity less than { $most }
    .isnt = has at least as much capacity as { $most }
quality-capacity-least = with capacity { $least } or more
    .place = after
    .is = has capacity { $least } or more
    .isnt = has less than { $least } capacity
    .not = with less than { $least } capacity
quality-blood =
    { $least ->
        [1] with blood
       *[other] with { $least } or more blood
    }
    .place = after
    .is =
        { $least ->
            [1] has blood
           *[other] has { $least } or more blood
        }
    .isnt =
        { $least ->
            [1] has no blood
           *[other] has less than { $least } blood
        }
    .not =
        { $least ->
            [1] without blood
           *[other] with less than { $least } blood
        }
quality-discipline =
    { $level ->
        [2] with superior { $code }
       *[1] with { $code }
    }
    .code = discipline
    .place = after
    .is =
        { $level ->
            [2] has superior { $code }
           *[1] has { $code }
        }
    .isnt =
        { $level ->
            [2] lacks superior { $code }
           *[1] lacks { $code }
        }
    .not =
        { $level ->
            [2] without superior { $code }
           *[1] without { $code }
        }
quality-trait = { $keyword }
    .keyword = sort
    .place = noun
    .is = is { ARTICLE($keyword) } { $keyword }
    .isnt = is no { $keyword }
    .not = non-{ $keyword }
quality-trait-of-any = { $names }
    .names = sort
    .is = is { ARTICLE($names) } { $names }
    .isnt = is no { $names }
    .not = other than { ARTICLE($names) } { $names }
    .place-not = after
quality-named = { $name }
    .instead = card
    .is = is { $name }
    .isnt = is not { $name }
quality-this-card = which is this card
    .place = clause
    .is = is this card
    .isnt = is not this card
quality-copy-of-this =
    { $number ->
        [many] copies of this card
       *[one] copy of this card
    }
    .instead = card
    .is = is a copy of this card
    .isnt = is no copy of this card
quality-unique = unique
    .is = is unique
    .isnt = is not unique
    .not = non-unique

sort-vehicle = vehicle
sort-haven = haven
sort-path = path
sort-archetype = archetype
sort-location = location
sort-discipline = Discipline card
sort-title = title
sort-trophy = trophy
sort-equipment = equipment
sort-weapon = weapon
sort-melee = melee weapon
sort-wraith = wraith
sort-mummy = mummy
sort-zombie = zombie
sort-ghoul = ghoul
sort-frenzy = frenzy card
sort-enlisted-wraith = a wraith
sort-enlisted-zombie = a zombie
sort-played-frenzy = a frenzy card
sort-played-aim = an aim card
sort-played-grapple = a grapple card
sort-demon = demon
sort-condemnation = condemnation
sort-scarce = scarce
sort-sterile = sterile
sort-infernal = infernal
sort-flight = flier
sort-red-list = Red List
sort-blood-cursed = Blood Cursed
quality-in-hand =
    { $seat-is ->
        [you] in your hand
        [again] in their hand
       *[other] in the hand of { $seat }
    }
    .seat = obj
    .place = last
    .is =
        { $seat-is ->
            [you] is in your hand
           *[other] is in the hand of { $seat }
        }
    .isnt =
        { $seat-is ->
            [you] is not in your hand
           *[other] is not in the hand of { $seat }
        }
quality-in-ash-heap =
    { $seat-is ->
        [you] in your ash heap
       *[other] in the ash heap of { $seat }
    }
    .seat = obj
    .place = last
    .is =
        { $seat-is ->
            [you] is in your ash heap
           *[other] is in the ash heap of { $seat }
        }
    .isnt =
        { $seat-is ->
            [you] is not in your ash heap
           *[other] is not in the ash heap of { $seat }
        }
quality-on-one-of = on { $hosts }
    .place = after
    .is = is on { $hosts }
    .isnt = is not on { $hosts }
quality-owned = that another Methuselah owns
    .place = last
    .is = is owned by another Methuselah
    .isnt = is your own
quality-is-predator = who is your predator
    .place = after
    .is = is your predator
    .isnt = is not your predator
quality-without-pool = with no pool
    .place = after
    .is = has no pool
    .isnt = has pool
quality-is-prey = who is your prey
    .place = after
    .is = is your prey
    .isnt = is not your prey
quality-has-cards-in-crypt = whose crypt is not empty
    .place = after
    .is = has cards in the crypt
    .isnt = has an empty crypt
quality-acting = acting
    .is = is acting
    .isnt = is not acting
quality-with-ash-heap = with { $least } or more cards in the ash heap
    .place = after
    .is = has { $least } or more cards in the ash heap
    .isnt = has fewer than { $least } cards in the ash heap
quality-costing-at-most = that costs no more than { $most } blood or pool
    .place = clause
    .is = costs no more than { $most } blood or pool
    .isnt = costs more than { $most } blood or pool
quality-target-of-action = that is the target of the action
    .place = clause
    .is = is the target of the action
    .isnt = is not the target of the action
quality-remembered-next = locked for this card
    .place = after
    .is = was locked for this card
    .isnt = was not locked for this card
quality-contracted = with a contract for which { $cards } was chosen
    .cards = nom a
    .place = after
    .is = has a contract for which { $cards } was chosen
    .isnt = has no contract for which { $cards } was chosen
quality-no-minion = that is no minion
    .place = clause
    .is = is no minion
    .isnt = is a minion
quality-with-superior = with a superior Discipline
    .place = after
    .is = has a superior Discipline
    .isnt = has no superior Discipline
quality-not-unlocked-so = that no such card has unlocked this turn
    .place = clause
    .is = has not been unlocked by such a card this turn
    .isnt = has been unlocked by such a card this turn
quality-new-to-you = who entered play since your last minion phase
    .place = clause
    .is = entered play since your last minion phase
    .isnt = did not enter play since your last minion phase
quality-came-last = who came to the ready region in your last influence phase
    .place = clause
    .is = came to the ready region in your last influence phase
    .isnt = did not come to the ready region in your last influence phase
quality-facing-aggravated-damage = facing aggravated damage from the strike of the opposing minion
    .place = clause
    .is = faces aggravated damage from the strike of the opposing minion
    .isnt = faces no aggravated damage from the strike of the opposing minion
quality-from-uncontrolled = from the uncontrolled region
    .place = after
    .is = has come from the uncontrolled region
    .isnt = has not come from the uncontrolled region
quality-requiring-sect = requiring { ARTICLE($name) } { $name }
    .name = sect
    .place = after
    .is = requires { ARTICLE($name) } { $name }
    .isnt = requires no { $name }
quality-requiring-any = requiring { $codes }
    .codes = discipline
    .place = after
    .is = requires { $codes }
    .isnt = requires neither { $codes }
quality-redirecting = that changes the target of a bleed
    .place = clause
    .is = changes the target of a bleed
    .isnt = does not change the target of a bleed
quality-able-to-press = in combat
    .place = after
    .is = can press
    .isnt = cannot press
quality-leading = acting
    .is = is acting in this combat
    .isnt = is not acting in this combat
quality-blocking = that attempts to block
    .place = clause
    .is = attempts to block
    .isnt = does not attempt to block
quality-has-blocked = that has blocked the action
    .place = clause
    .is = has blocked the action
    .isnt = has not blocked the action
quality-voted = that has cast votes or a ballot
    .place = clause
    .is = has cast votes or a ballot
    .isnt = has cast neither votes nor a ballot
quality-unserved = that has gained nothing by this card yet
    .place = clause
    .is = has gained nothing by this card yet
    .isnt = has gained something by this card
quality-lacking-intercept = that attempts to block and needs intercept
    .place = clause
    .is = attempts to block and needs intercept
    .isnt = needs no intercept
quality-able-to-attempt = that may attempt to block
    .place = clause
    .is = may attempt to block
    .isnt = may not attempt to block
quality-has-not-given-blood = that has not done so in this action
    .place = clause
    .is = has not done so in this action
    .isnt = has done so in this action
quality-of-other-side = of the other side
    .place = after
    .is = is of the other side
    .isnt = is of one’s own side
quality-able-to-act = able to act
    .place = after
    .is = can act
    .isnt = cannot act
quality-able-to-fight = able to fight
    .place = after
    .is = is able to fight
    .isnt = cannot fight
quality-fighting = in combat
    .place = after
    .is = is in combat
    .isnt = is not in combat
quality-of-kin-of =
    { $who-is ->
        [self] of its own clan
       *[other] of the clan of { $who }
    }, or { $name } as it is
    .name = sect
    .place = after
    .is = is of the clan of { $who }, or { $name } as it is
    .isnt = is neither of the clan of { $who } nor { $name } as it is
quality-unnamed = other
    .place = first
    .is = is another one
    .isnt = is the same
quality-taunted = of the two
    .place = after
    .is = is one of the two
    .isnt = is none of the two
quality-filled = with enough blood to come out
    .place = after
    .is = has enough blood to come out
    .isnt = has not enough blood to come out
quality-richer = with more pool than you
    .place = clause
    .is = has more pool than you
    .isnt = has no more pool than you
quality-detached = on no card
    .place = after
    .is = is on no card
    .isnt = is on a card
quality-able-to-diablerize = that can commit diablerie
    .place = clause
    .is = can commit diablerie
    .isnt = cannot commit diablerie
quality-anywhere = even if burned
    .place = after
    .is = is in play or not
    .isnt = is nowhere
quality-enslaving =
    { $one-is ->
        [self] whose slave this minion is
       *[other] whose slave { $one } is
    }
    .place = clause
    .is =
        { $one-is ->
            [self] has this minion for a slave
           *[other] has { $one } for a slave
        }
    .isnt =
        { $one-is ->
            [self] does not have this minion for a slave
           *[other] does not have { $one } for a slave
        }
quality-without = without { $codes }
    .codes = discipline
    .place = after
    .is = has no { $codes }
    .isnt = has { $codes }
quality-of-sort = { $keywords }
    .keywords = sort
    .is = is { $keywords }
    .isnt = is not { $keywords }
quality-its-player = that has played this card
    .place = clause
    .is = has played this card
    .isnt = has not played this card
quality-enslaved = enslaved
    .is = is a slave
    .isnt = is no slave
quality-of-circle =
    { $one-is ->
        [self] of the same circle
       *[other] of the circle of { $one }
    }
    .place = after
    .is =
        { $one-is ->
            [self] is of the same circle
           *[other] is of the circle of { $one }
        }
    .isnt =
        { $one-is ->
            [self] is of another circle
           *[other] is not of the circle of { $one }
        }
quality-of-black-hand = of the Black Hand
    .place = after
    .is = is Black Hand
    .isnt = is not Black Hand
quality-voted-against = that has cast votes or a ballot against the referendum
    .place = clause
    .is = has cast votes or a ballot against the referendum
    .isnt = has cast neither votes nor a ballot against the referendum
quality-attackable = that it can attack
    .place = clause
    .is = can be attacked
    .isnt = cannot be attacked
quality-teaching = of the Disciplines { $codes } that it does not have at the superior level
    .codes = discipline
    .place = after
    .is = is of the Disciplines { $codes }
    .isnt = is not of the Disciplines { $codes }
quality-without-circle = without a circle of Blood Brothers
    .place = after
    .is = has no circle of Blood Brothers
    .isnt = has a circle of Blood Brothers
quality-on-red-list = on the Red List
    .place = after
    .is = is on the Red List
    .isnt = is not on the Red List
    .not = not on the Red List
quality-infernal = infernal
    .place = noun
    .is = is infernal
    .isnt = is not infernal
quality-with-bleed = with { $least } or more bleed
    .place = after
    .is = has { $least } or more bleed
    .isnt = has less than { $least } bleed
quality-contesting-title = contesting a title
    .place = after
    .is = contests a title
    .isnt = contests no title
quality-with-votes-by-title = with votes from a title
    .place = after
    .is = has votes from a title
    .isnt = has no votes from a title
quality-of-chosen-clan = of a clan of your choice
    .place = after
    .is = is of the chosen clan
    .isnt = is not of the chosen clan
quality-of-named-clan = of the chosen clan
    .place = after
    .is = is of the chosen clan
    .isnt = is not of the chosen clan
quality-title-of-sect =
    { $name-is ->
        [camarilla] with a title of the { $name }
        [sabbat] with a title of the { $name }
       *[other] with { ARTICLE($name) } { $name } title
    }
    .name = sect
    .place = after
    .is =
        { $name-is ->
            [camarilla] has a title of the { $name }
            [sabbat] has a title of the { $name }
           *[other] has { ARTICLE($name) } { $name } title
        }
    .isnt =
        { $name-is ->
            [camarilla] has no title of the { $name }
            [sabbat] has no title of the { $name }
           *[other] has no { $name } title
        }
    .not =
        { $name-is ->
            [camarilla] , unless the title is one of the { $name },
            [sabbat] , unless the title is one of the { $name },
           *[other] , unless the title is { ARTICLE($name) } { $name } one,
        }
quality-blood-at-most = with no more blood than { $most }
    .place = last
    .is = has no more blood than { $most }
    .isnt = has more blood than { $most }
quality-of-type =
    { $name-is ->
        [vampire] { $number ->
            [many] vampires
           *[one] vampire
        }
        [ally] { $number ->
            [many] allies
           *[one] ally
        }
        [master] { $number ->
            [many] master cards
           *[one] master card
        }
        [political] { $number ->
            [many] political action cards
           *[one] political action card
        }
        [combat] { $number ->
            [many] combat cards
           *[one] combat card
        }
        [equipment] { $number ->
            [many] equipment cards
           *[one] equipment card
        }
        [event] { $number ->
            [many] event cards
           *[one] event card
        }
        [retainer] { $number ->
            [many] retainers
           *[one] retainer
        }
        [action] { $number ->
            [many] action cards
           *[one] action card
        }
        [reaction] { $number ->
            [many] reaction cards
           *[one] reaction card
        }
       *[other] { $number ->
            [many] cards of the type { $name }
           *[one] card of the type { $name }
        }
    }
    .name = type
    .instead = card
    .is = is of the type { $name }
    .isnt = is not of the type { $name }
    .not =
        { $name-is ->
            [modifier] that is no action modifier
            [combat] that is no combat card
           *[other] that is no { $name }
        }
    .place-not = after
quality-bearable =
    { $who-is ->
        [self] that it may have
       *[other] that { $who } may have
    }
    .place = after
    .is = may be borne by { $who }
    .isnt = may not be borne by { $who }
quality-controls = who controls { $cards }
    .place = after
    .is = controls { $cards }
    .isnt = does not control { $cards }
path-cathari = the Path of Cathari
path-caine = the Path of Caine
path-death-and-the-soul = the Path of Death and the Soul
path-power-and-the-inner-voice = the Path of Power and the Inner Voice
quality-of-poor = controlled by another Methuselah with { $most } or less pool
    .place = last
    .is = is controlled by a Methuselah with { $most } or less pool
    .isnt = is controlled by a Methuselah with more than { $most } pool
quality-of-clan-of =
    { $who-is ->
        [again] of the same clan
        [it] of the same clan
       *[other] of the clan of { $who }
    }
    .place = after
    .is = is of the clan of { $who }
    .isnt = is not of the clan of { $who }
quality-elder-of-clan = { "" }
    .place = last
    .is = is older than { $cards } of the same clan
    .isnt = is not older than { $cards } of the same clan
quality-played-upon = at which a { $keyword } is played
    .keyword = sort
    .place = clause
    .is = is played a { $keyword }
    .isnt = is played no { $keyword }
quality-wounded = with less than its starting life
    .place = clause
    .is = has less than its starting life
    .isnt = has its starting life
quality-follows =
    { $number ->
        [many] who follow { $path }
       *[one] who follows { $path }
    }
    .path = path
    .place = clause
    .is = follows { $path }
    .isnt = does not follow { $path }
    .not =
        { $number ->
            [many] who do not follow { $path }
           *[one] who does not follow { $path }
        }
quality-lower-than-superior = without the superior level of this Discipline
    .place = after
    .is = lacks the superior level of this Discipline
    .isnt = has the superior level of this Discipline

sort-puts-vampires-in-play = card that puts vampires in play
quality-in-library =
    { $seat-is ->
        [you] in your library
       *[other] in the library of { $seat }
    }
    .seat = obj
    .place = last
    .is =
        { $seat-is ->
            [you] is in your library
           *[other] is in the library of { $seat }
        }
    .isnt =
        { $seat-is ->
            [you] is not in your library
           *[other] is not in the library of { $seat }
        }
quality-library-card =
    { $number ->
        [many] library cards
       *[one] library card
    }
    .instead = card
    .is = is a library card
    .isnt = is a crypt card
quality-minion-card =
    { $number ->
        [many] minion cards
       *[one] minion card
    }
    .instead = card
    .is = is a minion card
    .isnt = is no minion card
quality-goes-by =
    { $keyword ->
        [gehenna] Gehenna
        [archetype] archetype
        [animal] animal
        [wraith] wraith
        [hunting-ground] { $number ->
            [many] hunting grounds
           *[one] hunting ground
        }
        [derivative] derivative
        [investment] investment
        [changeling] changeling
        [black-hand] Black Hand
        [electronic] electronic
        [vehicle] vehicle
        [werewolf] werewolf
       *[other] { $keyword }
    }
    .instead =
        { $keyword ->
            [hunting-ground] location
           *[other] { "" }
        }
    .is =
        { $keyword ->
            [gehenna] is of the Gehenna
            [animal] is an animal
            [wraith] is a wraith
            [werewolf] is a werewolf
           *[other] is { $keyword }
        }
    .isnt =
        { $keyword ->
            [gehenna] is not of the Gehenna
            [animal] is no animal
            [wraith] is no wraith
            [werewolf] is no werewolf
           *[other] is not { $keyword }
        }
    .not = non-{ $keyword }
quality-requiring = requiring { $code }
    .code = discipline
    .place = after
    .is = requires { $code }
    .isnt = does not require { $code }
quality-requiring-clan = requiring { ARTICLE($names) } { $names }
    .names = clan
    .place = after
    .is = requires { ARTICLE($names) } { $names }
    .isnt = does not require { ARTICLE($names) } { $names }
quality-had-for-half = that { $who } may have and half of whose cost can be paid
    .place = clause
    .is = may be had by { $who } for half of its cost
    .isnt = may not be had by { $who } for half of its cost
quality-equippable =
    { $who-is ->
        [self] whose requirements are met and whose cost can be paid
       *[other] whose requirements { $who } meets and whose cost can be paid
    }
    .place = clause
    .is = can be had and paid for by { $who }
    .isnt = cannot be had or paid for by { $who }
quality-bringable =
    { $who-is ->
        [self] whose requirements are met and whose cost can be paid
       *[other] whose requirements { $who } meets and whose cost can be paid
    }
    .place = clause
    .is = can be had and paid for by { $who }
    .isnt = cannot be had or paid for by { $who }
quality-employable-freely = whose cost can be paid
    .place = clause
    .is = has a cost that can be paid
    .isnt = has a cost that cannot be paid
quality-costing-less = costing less than { $least } pool
    .place = after
    .is = costs less than { $least } pool
    .isnt = costs { $least } or more pool
quality-inflicting-at-most = with a strike of no more than { $most } damage, none of it aggravated,
    .place = after
    .is = inflicts no more than { $most } damage
    .isnt = inflicts more than { $most } damage
quality-diablerist = that has committed diablerie since your last turn
    .place = clause
    .is = has committed diablerie since your last turn
    .isnt = has not committed diablerie since your last turn
quality-requiring-either = requiring { $names } or { $code }
    .names = clan
    .code = discipline
    .place = after
    .is = requires { $names } or { $code }
    .isnt = requires neither { $names } nor { $code }
quality-able-to-bear = who may have { $one }
    .place = clause
    .is = may have { $one }
    .isnt = may not have { $one }
quality-room-for-this = { "" }
    .is = has room for this card
    .isnt = has one already

## How much

unit-pool = { $n } pool
    .bare = pool
unit-blood = { $n } blood
    .bare = blood
unit-life = { $n } life
    .bare = life
unit-blood-or-life = { $n } blood or life
    .bare = blood or life
unit-damage = { $n } damage
    .bare = damage
unit-counters =
    { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }
    .much = many
    .bare = counters
unit-cards =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
    .much = many
    .bare = cards
unit-crypt-cards =
    { $n ->
        [one] the top card of your crypt
       *[other] the top { $n } cards of your crypt
    }
    .much = many
    .bare = cards of your crypt

amount-each = { $one } for each { $cards }
    .cards = nom bare
amount-equal =
    { $word ->
        [x] { $much ->
            [many] that many
           *[other] that much
        } { $unit }
        [all-blood-of] all { $unit }
       *[other] { $much ->
            [many] as many
           *[other] as much
        } { $unit } as { $quantity }
    }
amount-up-to = up to { $most }
amount-between = { $least } to { $most }
amount-at-most =
    { $word ->
        [blood-of] any { $measure ->
            [unit-counters] number
           *[other] amount
        } of { $unit }
       *[other] { $measure ->
            [unit-pool] { $word ->
                [pool-of] any amount of { $unit }
               *[other] { $unit } up to { $quantity }
            }
            [unit-cards] up to as many { $unit } as { $quantity }
           *[other] { $unit } up to { $quantity }
        }
    }
amount-count = the number of { $cards }
amount-blood-of =
    { $who-is ->
        [this] { $who-kind ->
            [vampire] the blood on { $who }
            [ally] the life of { $who }
           *[other] the number of counters on { $who }
        }
       *[other] the blood on { $who }
    }
amount-all-blood-of = the blood on { $who }
amount-capacity-of =
    { $who-is ->
        [again] its capacity
       *[other] the capacity of { $who }
    }
amount-x = that number
amount-starting-life-of = the starting life of { $who }
amount-plus = { $a } + { $b }
amount-minus = { $a } less { $b }
amount-times =
    { $b ->
        [2] twice { $a }
       *[other] { $b } × { $a }
    }
amount-part =
    { $b ->
        [2] half of { $a }, rounded down,
       *[other] { $a } ÷ { $b }, rounded down,
    }
unit-votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
    .much = many
    .bare = votes

amount-smaller = { $one } or { $other }, whichever is less,
amount-points-of =
    { $seat-is ->
        [you] the points you were given
        [they] the points given to them
        [again] the points given to them
       *[other] the points given to { $seat }
    }
    .seat = obj
amount-worth-of =
    { $who-is ->
        [again] its capacity or cost
       *[other] the capacity or cost of { $who }
    }
amount-printed-capacity-of =
    { $face-is ->
        [again] its capacity
       *[other] the capacity of { $face }
    }
amount-recruiting-cost-of =
    { $who-is ->
        [again] its recruiting cost
       *[other] the recruiting cost of { $who }
    }
amount-hand-count =
    { $who-is ->
        [you] the number of cards in your hand
       *[other] the number of cards in the hand of { $who }
    }
    .who = obj
amount-corruption-on =
    { $who-is ->
        [again] the number of your corruption counters on it
       *[other] the number of your corruption counters on { $who }
    }
amount-capacity-of-pick = the capacity of { $who } picked vampire
    .who = poss
amount-counters-on =
    the number of { $kind ->
        [nightmare] nightmare
       *[hostage] hostage
    } counters on { $who }
amount-tenth-of = a tenth of { $whole }, rounded down,
amount-ash-heap-size =
    { $who-is ->
        [you] the number of cards in your ash heap
       *[other] the number of cards in the ash heap of { $who }
    }
    .who = obj
amount-library-size =
    { $who-is ->
        [you] the number of cards in your library
       *[other] the number of cards in the library of { $who }
    }
    .who = obj
amount-price-of-saving = what keeps { $who } in the game
    .who = obj
amount-pool-of =
    { $who-is ->
        [you] your pool
       *[other] the pool of { $who }
    }
    .who = obj
amount-dead-vampires-of = the number of vampires in { $who } ash heap
    .who = poss
amount-lost-to-bleed = the pool lost to the bleed
amount-paid = X
amount-half-in-blood = half of its cost, rounded down,
amount-round-number = the number of the round
amount-announced = X
amount-counters-of = the number of counters on { $what }
amount-disciplines-used-by = the number of Disciplines that { $who } has used for cards in this action
amount-victory-points-of = the number of { $who } victory points
    .who = poss
amount-price-of-played = the cost of that card in blood and pool
amount-only-against = the number of Methuselahs who have cast votes against the referendum and none for it
    .sort = each
    .each = Methuselah who has cast votes against the referendum and none for it
amount-points-of-blood = the blood of { $who }, at most { $most }
    .sort = each
    .each = of up to { $most } blood of { $who }
amount-margin = the number of votes by which the referendum has passed
    .sort = each
    .each = vote by which the referendum has passed
amount-rest-of-margin = the number of the other votes by which the referendum has passed
    .sort = each
    .each = other vote by which the referendum has passed
amount-by-title = { $without }, or { $titled } if { $who } has a title
amount-times-blocked-before = how often { $who } has blocked before
amount-lost-by = the blood that { $who } lost to damage this round
## What is changed

stat-stealth = { $signed } stealth
    .bare = stealth
stat-intercept = { $signed } intercept
    .bare = intercept
stat-bleed = { $signed } bleed
    .bare = bleed
stat-strength = { $signed } strength
    .bare = strength
stat-votes =
    { $n ->
        [one] { $signed } vote
       *[other] { $signed } votes
    }
    .much = many
    .bare = votes
stat-maneuver =
    { $n ->
        [one] an optional maneuver
       *[other] { $n } optional maneuvers
    }
    .bare = optional maneuvers
stat-press =
    { $n ->
        [one] an optional press
       *[other] { $n } optional presses
    }
    .bare = optional presses
stat-prevent = the chance to prevent { $n } damage
    .bare = damage to prevent
stat-cannot-block = cannot block
    .sort = is
stat-cannot-act = cannot act
    .sort = is
stat-awake = is awake: it can block and play reaction cards as if unlocked
    .sort = is
stat-hand = { $signed } hand size
    .bare = hand size
stat-abstain = abstains
    .sort = is
stat-hunt = { $signed } blood from hunting
    .bare = blood from hunting
stat-transfer =
    { $n ->
        [one] { $signed } transfer
       *[other] { $signed } transfers
    }
    .lasting = while ready: { $short }
    .bare = transfers
stat-master-action =
    { $n ->
        [one] { $signed } master phase action
       *[other] { $signed } master phase actions
    }
    .lasting = while ready: { $short }
    .bare = master phase actions
stat-discard-action =
    { $n ->
        [one] { $signed } discard phase action
       *[other] { $signed } discard phase actions
    }
    .lasting = while ready: { $short }
    .bare = discard phase actions
stat-no-unlock = does not unlock as normal
    .sort = is
stat-shield = takes no damage from the opposing minion’s strikes
    .sort = is
stat-environment = takes { $n }R environmental damage
    .sort = is
stat-contest-cost = { $signed } blood to the cost of contesting a title
    .bare = blood to the cost of contesting a title
stat-no-vampire-blocks = cannot be blocked by vampires
    .sort = is
stat-block-or-pay = burns { $n } blood before the action resolves unless it blocks
    .sort = is
stat-aggravated-hands = inflicts aggravated damage with its hand strikes
    .sort = is
stat-aggravated-damage = inflicts aggravated damage
    .sort = is
stat-scorn = makes each Methuselah who votes against burn { $n } pool
    .sort = is
stat-votes-against =
    { $n ->
        [one] { $signed } vote that it can only cast against
       *[other] { $signed } votes that it can only cast against
    }
    .much = many
    .bare = votes that it can only cast against
stat-against-cost = must burn { $n } blood to cast votes and ballots against
    .sort = is
stat-block-cost = must burn { $n } blood or life to attempt to block
    .sort = is
stat-block-cards =
    { $n ->
        [one] can only attempt to block for the top card of its controller’s library, which burns
       *[other] can only attempt to block for the top { $n } cards of its controller’s library, which burn
    }
    .sort = is
stat-more-life = begins with { $n } more life when it is recruited or employed
    .sort = is
stat-foe-intercept = gives { $signed } intercept to whoever blocks it
    .sort = is
stat-titled-intercept = an additional { $signed } intercept against a titled acting minion
    .bare = intercept against titled minions
stat-blood-intercept = the option to burn 1 blood for +1 intercept
    .bare = options to burn blood for intercept
stat-charm = the option to burn 1 of your corruption counters from a blocking minion, once, so that its attempt fails and it cannot attempt to block again
    .bare = options to burn a corruption counter from a blocking minion
stat-ending-strike = an optional strike that ends combat
    .bare = optional strikes that end combat
stat-cannot-strike = cannot strike
    .sort = is
stat-strike-cost = { $signed } blood or life to the cost of strike cards
    .bare = blood or life to the cost of strike cards
stat-retainers-bite = inflicts { $n } ranged environmental damage on the opposing minion each round, as normal strikes resolve
    .sort = is
    .alone = this card inflicts { $n } ranged environmental damage on the minion in combat with the minion with this card, each round as normal strikes resolve
stat-retainers-claw = inflicts { $n } environmental damage on the opposing minion each round at close range, as normal strikes resolve
    .sort = is
    .alone = this card inflicts { $n } environmental damage on the minion in combat with the minion with this card, each round at close range as normal strikes resolve
stat-foe-cannot-end = keeps the opposing minion from striking to end combat
    .sort = is
stat-combat-hand = { $signed } to the hand size of its controller while it is in combat
    .bare = to the hand size of its controller in combat
    .alone = while the minion with this card is in combat, its controller gets { $signed } hand size
stat-foe-combat-hand = { $signed } to the hand size of the opposing minion’s controller while it is in combat
    .bare = to the hand size of the opposing minion’s controller in combat
    .alone = while the minion with this card is in combat, the opposing minion’s controller gets { $signed } hand size
stat-yields-lead = makes the opposing minion in its combats count as the acting minion
    .sort = is
stat-next-stealth =
    { $n ->
        [one] an action with +1 stealth
       *[other] { $n } actions with +1 stealth
    }
    .much = many
    .bare = actions with +1 stealth
stat-first-strike = strikes with first strike
    .sort = is
stat-undodged = cannot be dodged
    .sort = is
stat-rescue-cost = { $signed } blood to the cost of rescuing it
    .bare = blood to the cost of rescuing it
stat-action-cost = { $signed } blood to the cost of its actions
    .bare = blood to the cost of its actions
stat-rescues-cost = { $signed } blood to the cost of its rescuing a vampire from torpor
    .bare = blood to the cost of its rescuing a vampire from torpor
stat-shelter = is kept from actions
    .sort = is
stat-stays-locked = does not unlock
    .sort = is
stat-no-ally-blocks = cannot be blocked by allies
    .sort = is
stat-damage-less = takes { $n } less damage from each strike
    .sort = is
stat-immune = takes no damage that is not aggravated
    .sort = is
stat-hands-only = strikes by hand only
    .sort = is
stat-no-disciplines = cannot play cards that require a Discipline
    .sort = is
stat-past-gehenna = is not affected by Gehenna events
    .sort = is
stat-late-cards = has the cards that it plays by Disciplines during an action replaced only after the action, or once its controller holds no card
    .sort = is
stat-no-strike-cards = cannot play strike cards
    .sort = is
stat-cannot-recruit = cannot recruit allies or employ retainers
    .sort = is
stat-cannot-press = cannot press
    .sort = is
stat-no-closing = cannot maneuver to close range
    .sort = is
stat-no-retreat = cannot maneuver to long range
    .sort = is
stat-no-pressing-on = cannot press to continue combat
    .sort = is
stat-no-press-to-end = cannot press to end combat
    .sort = is
stat-silenced = loses its abilities
    .sort = is
stat-draws-kept = lets its controller draw the cards that lie face down on this card instead of cards of the library
    .sort = is
stat-draws-again = lets its controller, once each turn, put a card that is drawn from the library at the bottom of the library and draw another one
    .sort = is
stat-strikes-cost = makes each strike against it cost { $n } more blood or life
    .sort = is
stat-need-not-strike = lets whoever fights it choose no strike
    .sort = is
stat-steady = does not lock for blocking
    .sort = is
stat-cannot-end = cannot strike to end combat
    .sort = is
stat-shows-hand = makes the opposing Methuselah play with an open hand
    .sort = is
stat-no-equipment = cannot use equipment in combat
    .sort = is
stat-combat-cost = pays { $n } more blood for each combat card
    .sort = is
stat-no-additional = cannot make additional strikes
    .sort = is
stat-strike-damage = inflicts { $n } more damage with the chosen strike
    .sort = is
stat-hard = prevents all damage but the first point of each round and aggravated damage
    .sort = is
stat-hard-throughout = prevents all damage but the first point of each round
    .sort = is
stat-cannot-hunt = cannot hunt
    .sort = is
stat-cannot-diablerize = cannot commit diablerie
    .sort = is
stat-hunts-otherwise = does not hunt as normal
    .sort = is
stat-calm = cannot be a target of frenzy cards
    .sort = is
stat-extra-draws =
    { $n ->
        [one] a further card with each one drawn to replace a card, and discard one then,
       *[other] { $n } further cards with each one drawn to replace a card, and discard as many then,
    }
    .much = many
    .bare = further cards
stat-closing =
    { $n ->
        [one] an optional maneuver, only to close range,
       *[other] { $n } optional maneuvers, only to close range,
    }
    .bare = optional maneuvers
stat-closing-for-blood = one more optional maneuver, only to close range and for 1 blood,
    .bare = optional maneuvers
stat-continuing =
    { $n ->
        [one] an optional press, only to continue combat,
       *[other] { $n } optional presses, only to continue combat,
    }
    .bare = optional presses
stat-ending-presses =
    { $n ->
        [one] an optional press, only to end combat,
       *[other] { $n } optional presses, only to end combat,
    }
    .bare = optional presses
stat-no-reactions = cannot play reaction cards
    .sort = is
stat-base-strength = has a strength of { $n }
    .sort = is
stat-prevent-guns = the chance to prevent { $n } damage from strikes with guns
    .bare = damage from guns to prevent
stat-prevent-normal = the chance to prevent { $n } damage that is not aggravated
    .bare = damage that is not aggravated to prevent
stat-prevent-by-fortitude = the chance to prevent { $n } damage
    .bare = damage to prevent
stat-hand-damage = inflicts { $n } more damage with its hand strikes
    .sort = is
stat-immune-to = takes no damage
    .sort = is
stat-double-votes = casts votes that count twice
    .sort = is
stat-ranged-theft = steals { $n } more blood or life with its ranged strikes
    .sort = is
stat-melee-damage = inflicts { $n } more damage with melee weapons
    .sort = is
stat-ballots =
    { $n ->
        [one] { $signed } ballot
       *[other] { $signed } ballots
    }
stat-blocks-anybody = can attempt to block whoever is acted against
    .sort = is
stat-no-attacks = takes no actions to enter combat with it
    .sort = is
stat-ranged-damage = inflicts { $n } more damage with its ranged strikes
    .sort = is
stat-as-normal = treats aggravated damage as normal damage
stat-learned = has more Disciplines
    .sort = is

span-round = this round
span-first-round = in the first round of the resulting combat
span-combat = for this combat
span-action = for this action
span-phase = this phase
span-turn = this turn
span-until-unlock = until your next unlock phase
span-game = for the rest of the game
span-until-diablerie = until a vampire commits diablerie
span-until-discard = until your next discard phase
stat-cannot-fight = cannot fight
    .sort = is

deed-block =
    { $mood ->
        [inf] blocking
       *[imp] block
    }
deed-act =
    { $mood ->
        [inf] acting
       *[imp] act
    }
deed-vote =
    { $mood ->
        [inf] casting votes or ballots
       *[imp] cast votes or ballots
    }
deed-fight =
    { $mood ->
        [inf] entering combat
       *[imp] enter combat
    }
deed-unlock =
    { $mood ->
        [inf] unlocking in its next unlock phase
       *[imp] unlock in its next unlock phase
    }
deed-recruit =
    { $mood ->
        [inf] recruiting allies and employing retainers
       *[imp] recruit allies or employ retainers
    }
deed-strike-otherwise =
    { $mood ->
        [inf] striking otherwise than by hand
       *[imp] strike otherwise than by hand
    }
deed-play-disciplines =
    { $mood ->
        [inf] playing cards that require a Discipline
       *[imp] play cards that require a Discipline
    }
deed-play-strikes =
    { $mood ->
        [inf] playing strike cards
       *[imp] play strike cards
    }
deed-end-by-strike =
    { $mood ->
        [inf] striking to end combat
       *[imp] strike to end combat
    }
deed-strike =
    { $mood ->
        [inf] striking
       *[imp] strike
    }
deed-press =
    { $mood ->
        [inf] pressing
       *[imp] press
    }
deed-maneuver-closer =
    { $mood ->
        [inf] maneuvering to close range
       *[imp] maneuver to close range
    }
deed-maneuver-away =
    { $mood ->
        [inf] maneuvering to long range
       *[imp] maneuver to long range
    }
deed-press-on =
    { $mood ->
        [inf] pressing to continue combat
       *[imp] press to continue combat
    }
deed-press-to-end =
    { $mood ->
        [inf] pressing to end combat
       *[imp] press to end combat
    }
deed-use-equipment =
    { $mood ->
        [inf] using equipment
       *[imp] use equipment
    }
deed-strike-again =
    { $mood ->
        [inf] making additional strikes
       *[imp] make additional strikes
    }
deed-hunt =
    { $mood ->
        [inf] hunting
       *[imp] hunt
    }
deed-diablerize =
    { $mood ->
        [inf] committing diablerie
       *[imp] commit diablerie
    }
deed-hunt-as-normal =
    { $mood ->
        [inf] hunting as normal
       *[imp] hunt as normal
    }
deed-play-reactions =
    { $mood ->
        [inf] playing reaction cards
       *[imp] play reaction cards
    }

## When something holds

if-not = it is not so that { $condition }
if-is =
    { $what-is ->
        [card] is in play
       *[other] is { $what }
    }
    .not =
        { $what-is ->
            [card] is not in play
           *[other] is not { $what }
        }
if-same =
    { $one-is ->
        [actor] { $other } is acting
        [player] { $other } plays it
       *[other] { $one } is { $other }
    }
    .not =
        { $one-is ->
            [actor] { $other } is not acting
            [player] { $other } does not play it
           *[other] { $one } is not { $other }
        }
if-exists =
    { $least ->
        [1] there is { $cards }
       *[other] there are { $least } or more { $cards }
    }
if-exists-none = there is { $cards }
    .cards = nom no
if-controls =
    { $seats-is ->
        [you] you control
        [again] they control
        [they] they control
        [active] they control
        [others] another Methuselah controls
       *[other] { $seats } controls
    } { $least ->
        [1] { $cards }
       *[other] { $least } or more { $cards }
    }
if-controls-none =
    { $seats-is ->
        [you] you control { $cards }
        [again] they control { $cards }
        [they] they control { $cards }
        [others] no other Methuselah controls { $cards }
       *[other] { $seats } controls { $cards }
    }
    .cards = nom no
if-during =
    { $action-is ->
        [bleed] this is a bleed
        [political] this is the referendum of a political action
        [hunt] this is a hunt
       *[other] this is another action
    }
    .not =
        { $action-is ->
            [bleed] this is no bleed
            [political] this is no referendum of a political action
            [hunt] this is no hunt
           *[other] this is a common action
        }
if-bleeding =
    { $seat-is ->
        [you] you are being bled
       *[other] { $seat } is being bled
    }
if-first-action = this is the first action of this minion phase
    .not = this is not the first action of this minion phase
if-cost-blood = the action has cost blood
if-bled-well = { $who } has bled successfully
    .not = { $who } has not bled successfully
if-bled-prey-well = { $who } has bled your prey successfully
    .not = { $who } has not bled your prey successfully
if-bled-prey = your prey was bled
    .not = somebody else than your prey was bled
if-out-of-turn-played = the card is out of turn
    .not = the card is not out of turn
if-crypt-top-is = it is { ARTICLE($clan) } { $clan }
    .clan = clan
    .not = it is no { $clan }
if-directed-at =
    { $seat-is ->
        [you] the action is directed at you
       *[other] the action is directed at { $seat }
    }
    .seat = obj
if-acts-through = the action is one that { $card } offers
    .not = the action is none that { $card } offers
if-acts-to-burn = the action is one to burn { $card }
if-turn-of =
    { $seat-is ->
        [you] it is your turn
       *[other] it is the turn of { $seat }
    }
    .not =
        { $seat-is ->
            [you] it is not your turn
           *[other] it is not the turn of { $seat }
        }
    .seat = obj
if-directed = the action is directed
    .not = the action is undirected
if-undirected = the action is undirected
    .not = the action is directed
if-block-attempted = a minion attempts to block
    .not = no minion attempts to block
if-blocked = the action is blocked
    .not = the action is not blocked
if-succeeded = the action has succeeded
    .not = the action has not succeeded
if-was-blocked = the action has been blocked
    .not = the action has not been blocked
if-not-blocked-since = { $who } has not blocked the action
if-free-to-strike = { $who } can strike with this card
if-could-continue = the action of this vampire was blocked
    .not = the action of this vampire was not blocked
if-needs-stealth = stealth is needed
if-needs-intercept = { $who } needs intercept
if-bleed-at-least = the bleed is for { $least } or more
if-not-played = no { $name } has been played in this action
if-has-not-played = { $who } has not played { $name } in this action
    .who = nom
if-need-not-hunt = no hunt is mandatory
if-may-attempt-block = a block can be attempted
if-may-block-as-vampire = this card could block as a vampire
if-may-attempt-any-block = a block can be attempted, whoever may block
if-may-vote-against = { $who } is not voting for the referendum
    .who = nom
if-awake = { $who } is awake
if-by-vampire = a vampire plays this card
if-by-capacity = a vampire with capacity { $least } or more plays this card
if-at-range =
    { $distance-is ->
        [close] the combat is at close range
       *[long] the combat is at long range
    }
if-is-dodged = the opposing minion dodges
    .not = the opposing minion does not dodge
if-combat-was-with = it fought this minion
if-strike-played = it is a strike card
    .not = it is no strike card
if-played-is = it is { $keywords }
    .keywords = sort-played
if-inflicted-more = { $who } has inflicted more damage than { $than } this round
if-by-blocking = { $who } is in the first round of the combat with the minion that it blocked
if-fewer-on = there are fewer than { $most } { $name } on { $who }
if-struck-with = { $who } has struck with { $weapon } this round
    .not = { $who } has not struck with { $weapon } this round
if-slew-with = a strike of { $who } with { $weapon } has burned the opposing vampire
if-first-recruitment = this is its first successful action this turn to recruit an ally
if-recruits = the action recruits a { $keyword } that requires a { $clan }
    .keyword = sort
    .clan = clan
if-in-round =
    { $number ->
        [1] it is the first round
       *[other] it is round { $number }
    }
if-after-round =
    { $number ->
        [1] the first round is over
       *[other] round { $number } is over
    }
if-has-edge =
    { $seat-is ->
        [you] you hold the Edge
       *[other] { $seat } holds the Edge
    }
    .not =
        { $seat-is ->
            [you] you do not hold the Edge
           *[other] { $seat } does not hold the Edge
        }
if-lacks-edge =
    { $seat-is ->
        [you] you do not hold the Edge
       *[other] { $seat } does not hold the Edge
    }
if-anybody-plays = somebody plays { $called }
    .called = kind
if-being-played = another Methuselah plays { $called }
    .called = kind
if-has-crypt =
    { $seat-is ->
        [you] your crypt is not empty
       *[other] the crypt of { $seat } is not empty
    }
    .not =
        { $seat-is ->
            [you] your crypt is empty
           *[other] the crypt of { $seat } is empty
        }
    .seat = obj
if-at-least = { $a } is { $b } or more
    .not = { $a } is less than { $b }
if-at-most =
    { $b ->
        [0] { $a } is 0
       *[other] { $a } is { $b } or less
    }
    .not = { $a } is more than { $b }
if-more = { $a } is more than { $b }
    .not = { $a } is { $b } or less
if-fewer = { $a } is less than { $b }
    .not = { $a } is { $b } or more
if-has-used = { $who } has played a card that requires { $code } during this action
    .not = { $who } has played no card that requires { $code } during this action
    .code = discipline
if-at-initial-strike = it is the initial strike of the round
if-action-is =
    { $action-is ->
        [bleed] the action is a bleed
        [political] the action is a political action
        [hunt] the action is a hunt
        [recruit] the action recruits an ally
        [equip] the action is an equip action
        [employ] the action employs a retainer
        [diablerie] the action is a diablerie
        [rescue] the action is a rescue
       *[other] the action is another one
    }
    .not =
        { $action-is ->
            [bleed] the action is no bleed
            [political] the action is no political action
            [hunt] the action is no hunt
            [recruit] the action recruits no ally
            [employ] the action employs no retainer
            [diablerie] the action is no diablerie
            [rescue] the action is no rescue
           *[other] the action is a common one
        }
if-acts-by = the action is taken with { ARTICLE($keyword) } { $keyword }
    .keyword = sort
if-acts-to-enlist = the action is to recruit or employ { $keywords }
    .keywords = sort-enlisted
if-before-votes = this is the referendum of a political action and nothing has been cast yet
if-pressed = combat would continue
    .not = combat would end
if-would-burn =
    { $who-is ->
        [doomed] an ally in combat would burn
       *[other] { $who } would burn
    }
if-would-fall = { $who } is about to go to torpor
if-requires-title = the referendum can be called only by somebody with a title
if-would-fight = { $who } is about to enter combat with { $foe }
if-block-would-resolve = { $who } has blocked and the block has not resolved yet
if-would-succeed = a bleed of { $who } is about to succeed
if-counted-down-fewer =
    { $times ->
        [one] no card of this name has lost a counter this phase
       *[other] fewer than { $times } cards of this name have lost a counter this phase
    }
if-lends-nothing = no card is kept on { $card }
    .not = a card is kept on { $card }
if-has-grudge = { $card } works against { $seat }
    .seat = obj
if-played-by = { $seats } plays it
if-played-requires = it requires { $codes }
    .codes = discipline
if-played-at = { ARTICLE($keyword) } { $keyword } is played at { $who }
    .keyword = sort
if-card-requires-any = it requires a Discipline
if-card-requires = it requires { $code }
    .code = discipline
if-action-requires = the action requires { ARTICLE($clan) } { $clan }
    .clan = clan
if-action-follows = the action requires { $path }
    .path = path
if-action-requires-discipline = the action requires { $code }
    .code = discipline
if-action-requires-either = the action requires { ARTICLE($clan) } { $clan } or { $code }
    .clan = clan
    .code = discipline
if-card-is =
    { $seat-is ->
        [you] it is your { $name }
       *[other] it is { $name } of { $seat }
    }
    .seat = obj
if-discarded-pair = both are the same card
if-has-library =
    { $seat-is ->
        [you] your library is not empty
       *[other] the library of { $seat } is not empty
    }
    .seat = obj
    .not =
        { $seat-is ->
            [you] your library is empty
           *[other] the library of { $seat } is empty
        }
if-is-in-ash-heap =
    { $of-is ->
        [you] { $what } is in your ash heap
       *[other] { $what } is in the ash heap of { $of }
    }
    .of = obj
if-by =
    { $seat-is ->
        [you] it is you
       *[other] it is { $seat }
    }
if-phase-is = it is that phase
if-not-used-up = this has not been done yet
if-in-phase =
    { $phase-is ->
        [master] { $seat-is ->
            [you] it is your master phase
           *[other] it is the master phase of { $seat }
        }
        [influence] { $seat-is ->
            [you] it is your influence phase
           *[other] it is the influence phase of { $seat }
        }
        [minion] { $seat-is ->
            [you] it is your minion phase
           *[other] it is the minion phase of { $seat }
        }
       *[other] { $seat-is ->
            [you] it is your turn
           *[other] it is the turn of { $seat }
        }
    }
    .seat = obj
if-in-any =
    it is { $phase-is ->
        [unlock] the unlock phase
       *[other] the minion phase
    }
    .not =
        it is not { $phase-is ->
            [unlock] the unlock phase
           *[other] the minion phase
        }
if-put-there-earlier = this card was put here in an earlier action
if-keeps-cards = a card lies face down on { $card }
if-counted-as-passed = the referendum has passed
    .not = the referendum has not passed
if-in-phase-of-others =
    { $phase-is ->
        [minion] it is another Methuselah’s minion phase
       *[other] it is another Methuselah’s turn
    }
if-top-requires = it requires { $code }
    .code = discipline
    .not = it does not require { $code }
if-top-is = it is { $name }
    .name = kind
    .not = it is no { $name }
if-removed-is = it is a { $clan }
    .clan = clan
if-pays =
    { $seat-is ->
        [you] you pay for it
       *[other] { $seat } pays for it
    }
if-no-reactions = no reaction card was played in this action
if-blood-hunt = a blood hunt is voted on
    .not = no blood hunt is voted on
if-coin-shows =
    { $side ->
        [tails] it shows tails
       *[heads] it shows heads
    }
if-prey-lost-pool = your prey has burned pool during the action
if-has-no-other = you have no other card called { $name }
    .not = you have a card called { $name }
if-nobody-acted = no minion has acted this turn
    .not = a minion has acted this turn
if-no-actions-yet = every action of this turn was a mandatory one
    .not = an action of this turn was not mandatory
if-turn-of-prey-of = it is the turn of the prey of whoever controls { $card }
if-range-open = nobody has set the range of this round
if-combat-would-end = both combatants are ready and combat would end
if-passed = the referendum of the political action has passed
    .not = no referendum of a political action has passed
if-anarchs-action = the action requires an Anarch or has made this vampire Anarch
if-directed-as-before = the action is directed at just those against whom { $card } works
if-moves-on = this card is about to be put on another vampire
if-about-anarchs = it requires an Anarch or makes a vampire Anarch
if-room-for-limited = no other limited bonus to the bleed counts now
if-no-combat-queued = no other combat follows
if-not-about-to-end = the combat is not about to end yet
if-restricts-strikes = it would restrict the choice of strikes of { $who }

## What is done

verb-gain-pool =
    { $mood ->
        [ind] { $who } { $who-is ->
            [again] gain
           *[other] gains
        } { $amount }
       *[imp] gain { $amount }
    }
    .subject = who
    .who = nom each
    .amount = pool
verb-burn-pool =
    { $mood ->
        [ind] { $who } { $who-is ->
            [again] burn
           *[other] burns
        } { $amount }
       *[imp] burn { $amount }
    }
    .subject = who
    .who = nom each
    .amount = pool
verb-gain-blood =
    { $amount-is ->
        [each] add to { $who } { $amount }
       *[number] add { $amount } to { $who }
    }
    .amount =
        { $who-kind ->
            [ally] life
            [vampire] blood
           *[other] { $who-is ->
                [ally] life
                [this] counters
                [minion] blood-or-life
                [or] blood-or-life
               *[other] blood
            }
        }
    .who = nom each
verb-burn-convictions =
    burn { $amount ->
        [1] 1 conviction
       *[other] { $amount } convictions
    } of { $who }
verb-gain-conviction =
    put a conviction from your { $library ->
        [0] hand or ash heap
       *[other] hand, library or ash heap
    } on { $who }
verb-burn-blood =
    { $who-is ->
        [self] burn { $amount }
        [this] burn { $amount } from { $who }
       *[other] { $amount-is ->
            [equal] burn from { $who } { $amount }
           *[other] burn { $amount } of { $who }
        }
    }
    .amount =
        { $who-kind ->
            [retainer] life
            [ally] life
           *[other] { $who-is ->
                [ally] life
                [minion] blood-or-life
                [actor] blood-or-life
                [blocker] blood-or-life
                [or] blood-or-life
                [this] { $who-kind ->
                    [vampire] blood
                   *[other] counters
                }
               *[other] blood
            }
        }
verb-move-blood = move { $amount } from { $giver } to { $taker }
    .amount =
        { $giver-kind ->
            [ally] life
           *[other] { $giver-is ->
                [ally] life
                [minion] blood-or-life
                [or] blood-or-life
               *[other] blood
            }
        }
verb-blood-to-pool =
    { $taker-is ->
        [you] move { $amount } from { $giver } to your pool
        [again] move { $amount } from { $giver } to their pool
       *[other] move { $amount } from { $giver } to the pool of { $taker }
    }
    .amount =
        { $giver-is ->
            [this] { $giver-kind ->
                [vampire] blood
                [ally] life
               *[other] counters
            }
           *[other] blood
        }
    .taker = obj
verb-pool-to-blood =
    { $giver-is ->
        [you] move { $amount } to { $taker }
        [again] move { $amount } to { $taker }
       *[other] move { $amount } of { $giver } to { $taker }
    }
    .amount = pool
    .giver = obj
verb-damage =
    { $preventable ->
        [0] inflict { $amount }, which cannot be prevented, on { $who }
       *[other] inflict { $amount } on { $who }
    }
    .amount = damage
    .who = nom each
verb-lock = lock { $what }
    .what = nom each
verb-move-goods = move any equipment and retainers from either to the other
verb-move-onto = move { $card } to { $host }
verb-unlock = unlock { $what }
    .what = nom each
verb-steal =
    { $mood ->
        [ind] { $by } takes control of { $what }
       *[imp] take control of { $what }
    }
    .subject = by
verb-put-card-on = put this card on { $who }
verb-wake =
    { $mood ->
        [ind] { $who } wakes: it may block and react in this action as if unlocked
       *[imp] wake { $who }, which may block and react in this action as if unlocked,
    }
verb-put-played-card-on =
    put this card on { $who }{ $yours ->
        [1] , under your control
       *[other] {""}
    }{ $unused ->
        [1] , and it cannot be used this round
       *[other] {""}
    }
verb-vote-against =
    { $mood ->
        [inf] get +{ $amount } votes against the referendum and cast all votes against it
       *[imp] { $who } gets +{ $amount } votes against the referendum, and all its votes are cast against it
    }
    .who = nom
    .stated = yes
verb-lessens-bleed =
    reduce the bleed of { $who } by { $amount-is ->
        [equal] as much
       *[other] { $amount }
    }
verb-reduces-bleed = reduce the bleed of { $who } to { $least }
    .who = nom
verb-reduces-stealth = reduce the stealth of { $who } to { $least }
    .who = nom
verb-put-card-in-play-about = put this card in play for { $seats }
verb-bar-card-played = nobody can play that card again this turn
    .stated = yes
verb-teach-discipline-of = choose a Discipline that { $teacher } has at superior: the vampire with this card has it one level higher
verb-unlock-once = unlock { $who }, though only once each turn
verb-put-card-in-play = put this card in play
verb-lose-title =
    { $who-is ->
        [again] remove its title
       *[other] remove the title of { $who }
    }
verb-learn-discipline = you can search your library, hand or ash heap for a Discipline master card, put it on { $who } and shuffle your library
    .stated = yes
verb-some =
    { $most ->
        [0] choose one or more { $cards }
        [1] { $least ->
            [0] choose up to one { $cards }
           *[other] choose one { $cards }
        }
       *[other] { $least ->
            [0] choose up to { $most } { $cards }
           *[other] choose one to { $most } { $cards }
        }
    }
    .cards = nom some
verb-one-or-both = choose { $first } or { $second }; if { $both }, you can choose both
verb-after-combat = at the end of that combat, { $deed }
verb-steal-pool =
    { $giver-is ->
        [you] give { $amount } to that Methuselah
       *[other] { $taker-is ->
            [you] steal { $amount } from { $giver }
           *[other] { $taker } steals { $amount } from { $giver }
        }
    }
    .amount = pool
    .giver = obj
verb-hand-over =
    { $taker-is ->
        [again] that minion
       *[other] { $taker }
    } takes control of { $what-is ->
        [again] that card
       *[other] { $what }
    }
    .subject = taker
verb-borrow = take control of { $what } until the end of the turn
verb-give-away = give control of { $what } to { $to }
    .to = obj
verb-spares-blood = the next combat card that { $who } plays in this combat and that costs blood costs { $amount } less
    .stated = yes
verb-ignores-this = { $who } ignores this effect
    .stated = yes
verb-nobody-ignores-this = nobody ignores this effect any longer
    .stated = yes
verb-served-for-turn = that counts for the first such card that { $who } plays each turn
    .stated = yes
verb-recruits-for-less = pay { $amount } less blood or pool for that ally
verb-burn = burn { $what }
    .what = nom each
verb-remove = remove { $what } from the game
verb-bring-out = move { $what } from the uncontrolled region to the ready region
    .what = obj
verb-make-ready = move { $what } to the ready region
verb-burn-edge = burn the Edge
verb-enter-combat =
    { $mood ->
        [ind] { $by } enters combat with { $foe }
       *[imp] enter combat with { $foe }
    }
    .subject = by
verb-act-between =
    { $mood ->
        [ind] { $who } takes an action
       *[imp] take an action
    }
    .subject = who
verb-redirect-bleed = choose another Methuselah, who is bled instead and may attempt to block,
verb-redirect-bleed-to = make { $to } the target of the bleed, who may attempt to block,
    .to = nom
verb-call-off-action = unlock the acting minion and end the action, which it cannot take again this turn,
verb-block-as-vampire = attempt to block with this card, which counts as an infernal vampire with capacity { $capacity }, without blood and with +{ $amount } intercept during the attempt
verb-cease-blocking = this card counts as a vampire no longer
    .stated = yes
verb-attempt-block =
    { $mood ->
        [ind] { $who } attempts to block
       *[imp] attempt to block
    }{ $any ->
        [1] {" "}this action, even if you may not block it otherwise
       *[other] {""}
    }
    .subject = who
verb-cancel =
    { $pays ->
        [0] cancel that card, whose cost is not paid,
       *[other] cancel that card
    }
verb-draw =
    { $mood ->
        [ind] { $who } draws { $amount }
       *[imp] draw { $amount }
    }
    .subject = who
    .amount = cards
verb-keep-top =
    move the top { $amount ->
        [one] card
       *[other] { $amount } cards
    } of your library face down and out of play onto { $on }, where you can look at { $amount ->
        [one] it
       *[other] them
    } any time
verb-keep-from-hand = put a card of your hand face down and out of play on { $on }
verb-exchange-kept = exchange a card of your hand for the one on { $on }
verb-discard-for-now =
    { $mood ->
        [ind] { $who } discards
       *[imp] discard
    } a card, which is not replaced until the end of this { $until ->
        [phase] phase
       *[other] turn
    }
    .subject = who
verb-keep-buried = move { $what } face down and out of play onto { $on }
verb-kept-to-top = move a card that lies face down on { $on } to the top of your library
verb-deal-crypt-anew =
    { $who-is ->
        [you] move the blood in your uncontrolled region to your pool, shuffle the cards there into your crypt and draw as many from it
       *[other] { $who } moves the blood in their uncontrolled region to their pool, shuffles the cards there into their crypt and draws as many from it
    }
    .subject = who
verb-draw-crypt =
    { $mood ->
        [ind] { $who } moves the top card of their crypt to their uncontrolled region
       *[imp] move the top card of your crypt to your uncontrolled region
    }
    .subject = who
verb-gets =
    { $mood ->
        [inf] { $who-is ->
            [self] { $doer ->
                [you] give { $who } { $called } { $until }
               *[other] get { $called } { $until }
            }
            [you] get { $called } { $until }
           *[other] give { $who } { $called } { $until }
        }
       *[imp] { $who-is ->
            [you] you get { $called } { $until }
            [methuselah] { $who } gets { $called } { $until-is ->
                [until-unlock] until their next unlock phase
               *[other] { $until }
            }
           *[other] { $who } gets { $called } { $until }
        }
    }
    .until = span
    .who = nom each
    .stated = yes
verb-is =
    { $called-is ->
        [block-or-pay] { $who } { $called }
        [environment] { $until-is ->
            [round] { $who } { $called } this round
           *[other] { $who } { $called } each round of this combat
        }
       *[other] { $who } { $called } { $until }
    }
    .amount = damage
    .until = span
    .who = nom each
verb-choose =
    { $mood ->
        [ind] { $by } { $optional ->
            [1] can choose
           *[other] chooses
        } { $cards }
       *[imp] choose { $cards }
    }
    .subject = by
verb-either =
    { $mood ->
        [ind] { $by } must { $ways }
       *[imp] { $ways }
    }
verb-for-each = for each { $whom }, { $deed }
    .whom = nom bare
verb-if =
    { $has ->
        [0] { $then }
       *[other] { $then }; otherwise { $otherwise }
    }
verb-feed = add { $amount } to { $who }
    .amount = blood
verb-add-counters =
    { $amount-is ->
        [each] add to { $what } { $amount }
       *[number] add { $amount } to { $what }
    }
    .amount = counters
verb-sunlight = inflict { $amount } aggravated environmental damage, which cannot be prevented, on { $who }
verb-to-crypt = move { $what } face down to the bottom of the crypt
verb-unlock-afterwards = unlock { $who } after the action if it succeeds
verb-go-to-torpor = send { $who } to torpor
verb-shield = prevent all damage to { $who } from the opposing minion’s strikes this round
verb-prevent-strike = prevent all damage to { $who } from the opposing minion’s strike
verb-prevent-damage =
    prevent { $amount } { $normal ->
        [0] { "" }
       *[other] that is not aggravated
    } to { $who } { $strikes ->
        [0] { "" }
       *[other] from the opposing minion’s strike
    }
    .amount = damage
verb-survive = { $who } stays in play with { $amount }, no more than it began with, and takes no more damage
    .subject = who
    .amount = life
verb-end-combat = end combat
verb-continue-unblocked = continue the action as if unblocked
verb-combat-is-ending = combat ends without another round
    .stated = yes
verb-employ-by-no-action =
    { $mood ->
        [ind] { $who } employs { $what }, by no action and at its cost
       *[imp] employ { $what }, by no action and at its cost
    }
verb-equip-partly-in-blood = equip { $who-is ->
        [self] { "" }
       *[other] { $who }
    } with { $what }, by no action and at its cost, of which up to half, rounded down, can be paid in blood of this vampire
verb-damage-before-range = inflict { $amount }{ $environmental ->
        [0] { $preventable ->
            [0] , which cannot be prevented,
           *[other] { "" }
        }
       *[other] , environmental and not preventable,
    } on { $who }
    .amount = damage
    .who = nom each
verb-more-damage = inflict { $amount } more of the same kind on { $who }
    .amount = damage
verb-queue-combat = begin another combat between the same minions after this one
verb-queue-combat-with = once the action has resolved, { $by } enters combat with { $foe }
    .subject = by
    .foe = obj
    .stated = yes
verb-more-against-poor = as long as the Methuselah being bled has { $most } or fewer pool, { $who } gets +{ $amount } bleed (limited)
    .stated = yes
verb-fail-attempt = make that attempt to block fail
verb-allow-again = after that the same minion may take this action again
    .stated = yes
verb-reactions-cost-more =
    { $once ->
        [1] the next reaction card of this action costs { $amount } more blood or life
       *[other] reaction cards cost { $amount } more blood or life in this action
    }
    .stated = yes
verb-reactions-replaced-late = they are not replaced until the action is over
    .stated = yes
verb-all-aggravated = all damage inflicted on vampires in it is aggravated
    .stated = yes
verb-next-referendum-passes = the next referendum that a vampire of yours calls this turn passes without a vote
    .stated = yes
verb-unblock = the action is not blocked and cannot be blocked any more
    .stated = yes
verb-start-round = begin another round instead
verb-gets-either =
    { $mood ->
        [inf] { $who-is ->
            [self] get { $called } { $until }
           *[other] give { $who } { $called } { $until }
        }
       *[imp] { $who } gets { $called } { $until }
    }
    .until = span
    .who = nom each
    .stated = yes
verb-gets-discipline =
    { $mood ->
        [inf] get superior { $code } { $until }
       *[imp] { $who } gets superior { $code } { $until }
    }
    .code = discipline
    .until = span
    .stated = yes
verb-cannot =
    { $mood ->
        [inf] { $deed-is ->
            [unlock] keep { $who } from { $deed }
            [block] { $until-is ->
                [action] keep { $who } from blocking this action
               *[other] keep { $who } from { $deed } { $until }
            }
           *[other] keep { $who } from { $deed } { $until }
        }
       *[imp] { $who } { $deed-is ->
            [unlock] does not
           *[other] { $who-is ->
                [vampire] can
                [ally] can
                [minion] can
                [or] can
               *[other] cannot
            }
        } { $deed-is ->
            [unlock] { $deed }
            [block] { $until-is ->
                [action] block this action
               *[other] { $deed } { $until }
            }
           *[other] { $deed } { $until }
        }
    }
    .deed = deed
    .until = span
    .who = nom no
    .who-inf = nom each
    .stated = yes
verb-discard =
    { $mood ->
        [ind] { $who } discards
       *[imp] discard
    } { $kind-is ->
        [master] { $amount ->
            [one] a master card
           *[other] { $amount } master cards
        }
       *[other] { $amount ->
            [one] a card
           *[other] { $amount } cards
        }
    }
    .subject = who
verb-search-crypt =
    { $mood ->
        [ind] { $who } searches their crypt for a vampire, shows it, puts it face down in their uncontrolled region and shuffles the crypt
       *[imp] search your crypt for a vampire, show it, put it face down in your uncontrolled region and shuffle the crypt
    }
    .subject = who
verb-search-crypt-for-clan =
    { $mood ->
        [ind] { $who } searches their crypt for a { $clan }, shows it, puts it face down in their uncontrolled region and shuffles the crypt
       *[imp] search your crypt for a { $clan }, show it, put it face down in your uncontrolled region and shuffle the crypt
    }
    .subject = who
    .clan = clan
verb-search-library =
    { $mood ->
        [ind] { $who } searches their library for { $kind }, shows it, takes it into their hand and shuffles the library
       *[imp] search your library for { $kind }, show it, take it into your hand and shuffle the library
    }
    .subject = who
    .kind = kind
verb-equip-from-library = equip { $who } with the first equipment card of your library, which burns unless its requirements are met and its cost is paid, and shuffle the library
verb-research =
    { $amount ->
        [one] search your library for a card, put it face down in your research area, at which you can look any time, and shuffle the library
       *[other] search your library for { $amount } cards, put them face down in your research area, at which you can look any time, and shuffle the library
    }
verb-remove-from-ash-heap = remove { $what } from the game
verb-retrieve = choose up to { $amount } library cards in your ash heap, move one of them to your hand and shuffle the others into your library
verb-into-library =
    shuffle { $what } into { $of-is ->
        [owner] its owner’s library
       *[other] your library
    }
verb-shuffle-into-library = shuffle { $what } into its owner’s library
verb-banish = move { $what } to its Methuselah’s uncontrolled region; what is on it stays on it, out of play, until it comes back
verb-poison = if this referendum passes, the controller of the acting vampire burns as much pool as you lose by its effects
verb-send-to-uncontrolled = move { $what } to its owner’s uncontrolled region
verb-look-at-top = look at the top card of your library
verb-top-to-bottom = move the top card of your library to its bottom
verb-spend-master-action = use a master phase action
verb-gain-master-action =
    { $amount ->
        [one] gain a master phase action
       *[other] gain { $amount } master phase actions
    }
verb-gain-discard-action =
    { $amount ->
        [one] gain a discard phase action
       *[other] gain { $amount } discard phase actions
    }
verb-give-back-master-action =
    give its player a master phase action back{ $in-turn ->
        [1] { "" }
       *[other] , or for an out-of-turn card one in their next master phase,
    }
verb-spend-discard-action = use a discard phase action
verb-take-title =
    put this card on { $who }, which is { $title-is ->
        [justicar] { $title } of its clan from now on, a unique title,
       *[other] { $title } from now on
    }
    .title = title
verb-hold-title =
    { $title-is ->
        [regent] { $who } is { $title } from now on, a unique title
       *[other] { $who } has a unique Independent title worth { $title } from now on
    }
    .title = title
    .subject = who
    .stated = yes
verb-hand-title-on = move this card to { $who }, which is { $title } then
    .title = title
verb-take-city-title = put this card on { $who }, which is { $title } of { city-name } from now on, a unique title,
    .title = title
verb-teach-level = give the minion with this card a level of { $code }
    .code = discipline
verb-lend-discipline = choose a Discipline; the vampire with this card can play cards that require it as though it had it at superior
verb-call-blood-hunt = call a blood hunt on { $who }
verb-join-black-hand = make { $who } Black Hand
verb-lose-transfers =
    { $mood ->
        [ind] { $who } loses all transfers of the influence phase
       *[imp] lose all transfers of the influence phase
    }
    .subject = who
verb-promise-transfers = get +{ $amount } transfers at the start of your next influence phase
verb-put-found-on = put { $what } on { $who }
circle-budapest = Budapest
circle-chicago = Chicago
circle-kiev = Kiev
circle-mexico-city = Mexico City
circle-torrance = Torrance
verb-join-circle = join the { $name } circle
    .name = circle
verb-join-circle-of = join the circle of { $who }
verb-become-red-list = put { $who } on the Red List
verb-turn-into-vampire = move this card to your ready region; it becomes { ARTICLE($sect) } { $sect } { $names } with capacity { $capacity }, { $blood } blood and { $code1 }, { $code2 }, { $code3 } and { $code4 }
    .sect = sect
    .names = clan
    .code1 = discipline
    .code2 = discipline
    .code3 = discipline
    .code4 = discipline
verb-count-down = burn 1 counter from this card
verb-become-vampire-of-sect = put this card in play as { ARTICLE($sect) } { $sect } vampire with capacity { $capacity }, without blood, of the acting vampire’s clan
    .sect = sect
verb-become-vampire = put this card in play as a vampire with capacity { $capacity }, without blood, of the acting vampire’s clan and sect
verb-change-sect =
    { $mood ->
        [inf] make { $who } { $sect } without a change of clan
       *[imp] { $who } becomes { $sect } and stays in its clan
    }
    .sect = sect
verb-grant-votes =
    { $mood ->
        [ind] { $who } { $who-is ->
            [they] get
           *[other] gets
        } { $amount }
       *[imp] get { $amount }
    }
    .subject = who
    .amount = votes
verb-crypt-top-out-of-game = show the top card of { $who } crypt and remove it from the game
    .who = poss
verb-bar-repeating = the acting minion cannot take the same action again this turn
    .stated = yes
verb-calm = cancel all effects of frenzy cards used on { $who } this combat
verb-wards-off-reactions = for the rest of this action, reaction cards that require { $codes } do not affect { $who }
    .codes = discipline
    .stated = yes
verb-keeps-foes-from = for the rest of this action, minions opposing { $who } in combat cannot play cards that require { $codes }
    .codes = discipline
    .stated = yes
verb-prevent-of-strike = prevent { $amount } damage to { $who } from the opposing minion’s strike
verb-no-more-modifiers = no more action modifiers can be played for this action
    .stated = yes
verb-open-hand = { $whose } plays with an open hand for the rest of this combat
    .subject = whose
    .stated = yes
verb-undo-block = the block fails, the action goes on and the blocking minion cannot block it any more
    .stated = yes
verb-press-by-itself = press to continue combat, for neither side
verb-reset-counters = have { $number } counters on { $what } again
verb-call-off-referendum = cancel the referendum
verb-pick = { $what } is picked
    .subject = what
    .stated = yes
verb-hold-no-referendum = end the action without a referendum
verb-take-back-action-card = move the political action card that called it, if there is one, back to its owner’s hand
verb-bar-this-action-again = no minion of the acting Methuselah can take this action again this turn
    .stated = yes
verb-torture = put a torture counter on { $who }
verb-corrupt = put 1 corruption counter on { $who }
verb-cleanse = burn your corruption counters on { $who }
verb-cleanse-some = burn { $amount } of your corruption counters from { $who }
verb-cleanse-one = burn 1 corruption counter from { $who }
verb-end-torture = burn all torture counters
verb-put-counter =
    put 1 { $kind ->
        [nightmare] nightmare
       *[hostage] hostage
    } counter on { $who }
verb-clear-counters =
    burn all { $kind ->
        [nightmare] nightmare
       *[hostage] hostage
    } counters
verb-clear-counters-on =
    burn all { $kind ->
        [nightmare] nightmare
       *[hostage] hostage
    } counters of { $who }
verb-hunt-from = hunt, stealing 1 blood of { $who } instead of gaining any
verb-treats-as-normal = { $who } treats aggravated damage as normal damage { $until }
    .subject = who
    .until = span
    .stated = yes
verb-equip-by-no-action = equip { $who-is ->
        [self] { "" }
       *[other] { $who }
    } with { $what }, by no action and at its cost
verb-put-ally-into-play = put { $what } into play at its cost
verb-enlist = { $who } recruits or employs { $what } by no action and at its cost, if the requirements are met
    .stated = yes
verb-employ-whatever-required = { $who } employs { $what }, whatever it requires, and you pay for it
verb-afterwards = once the action has resolved, { $deed }
verb-share =
    allocate { $counted ->
        [1] as many points as { $points }
       *[0] { $points } points
    } among { $least ->
        [1] one or more
       *[other] two or more
    } { $among-is ->
        [others] other Methuselahs
        [everyone] Methuselahs
       *[other] { $among }
    }
    .among = nom some
verb-share-with-cards =
    allocate { $counted ->
        [1] as many points as { $points }
       *[0] { $points } points
    } among one or more Methuselahs and { $cards }
    .cards = nom some
verb-hand-out-pool = move 1 pool of { $giver } to a Methuselah for each point given to them
    .giver = obj
verb-use-up = { "" }
verb-discard-at-random =
    { $mood ->
        [ind] { $who } discards
       *[imp] discard
    } { $amount } at random
    .subject = who
    .amount = cards
verb-search =
    { $mood ->
        [ind] { $by } searches for { $cards }
       *[imp] search for { $cards }
    }, { $deed } and { $mood ->
        [ind] shuffles the library
       *[imp] shuffle the library
    }
    .subject = by
verb-shuffle-library = shuffle the library
verb-take-found = show { $what }, take { $what } into your hand
verb-put-found-on-for-half = pay half of its cost, rounded down, and put it on { $who }
verb-equip-with-found = equip { $who } with { $what }
verb-burn-from-library =
    { $mood ->
        [ind] { $who } burns { $amount } from the top of their library
       *[imp] burn { $amount } from the top of your library
    }
    .subject = who
    .amount = cards
verb-show-top =
    show the top card of { $who-is ->
        [you] your library
       *[other] the library of { $who }
    }
verb-reorder-top = look at the top { $amount } cards of your library and put them back in any order
verb-draw-more =
    { $mood ->
        [ind] { $who } draws { $amount }
       *[imp] draw { $amount }
    } beyond the hand size
    .subject = who
    .amount = cards
verb-put-under-library =
    { $mood ->
        [ind] { $who } moves { $amount }
       *[imp] move { $amount }
    } from hand to the bottom of the library
    .subject = who
    .amount = cards
verb-discard-chosen = discard { $what }
verb-look-at-hand =
    { $who-is ->
        [you] look at your hand
        [they] look at their hand
       *[other] look at the hand of { $who }
    }
    .who = obj
verb-show-hand =
    { $who-is ->
        [prey] your prey shows their hand
       *[other] { $who } shows their hand
    }
verb-hand-into-library = shuffle your hand into your library and draw a new one
verb-recover = move { $what } to your hand
    .what = nom each
verb-recover-under-library = move { $what } to the bottom of your library
verb-recover-to-uncontrolled =
    move { $what } to { $of-is ->
        [owner] its owner’s uncontrolled region
       *[other] your uncontrolled region
    }
verb-name-card = name { $what }
verb-name-number = name X, from { $least } to { $most }
verb-exchange = exchange { $held } for { $buried }
verb-clear-ash-heap =
    { $of-is ->
        [you] remove { $amount } of your ash heap from the game
       *[other] remove { $amount } of the ash heap of { $of } from the game
    }
    .of = obj
    .amount = cards
verb-gain-transfers =
    { $amount ->
        [one] gain a transfer
       *[other] gain { $amount } transfers
    }
verb-draw-up = draw up to your hand size
verb-discard-down = discard down to your hand size
verb-environmental-damage =
    { $preventable ->
        [0] inflict { $amount } unpreventable environmental damage on { $who }
       *[other] inflict { $amount } environmental damage on { $who }
    }
verb-lose-from-ash-heap =
    { $mood ->
        [ind] { $of } removes a random library card of their ash heap from the game
       *[other] remove a random library card of { $of-is ->
            [you] your
           *[other] { $of }
        } ash heap from the game
    }
    .of = poss
    .of-ind = nom
verb-fail-action = make the action fail
verb-flip-coin = flip a coin
verb-fail-referendum = make the referendum fail
verb-show-crypt-top = show the top card of your crypt
verb-shuffle-crypt = shuffle your crypt
verb-draw-crypt-with-blood = move it to your uncontrolled region with { $amount }
    .amount = blood
verb-draw-crypt-with-blood-if-younger = move it to your uncontrolled region, with { $amount } if it is younger than { $than }
    .amount = blood
verb-crypt-top-under = move it to the bottom of your crypt
verb-strike-only-with-this = make additional strikes of this round only with this card
verb-pass-referendum = make the referendum pass by itself, without votes
verb-cannot-hinder = while { $actor } is acting this turn, { $who } cannot block or play reaction cards
    .subject = who
verb-neither-unlocks = neither it nor this card unlocks as normal in your next unlock phase
    .stated = yes
verb-press-on = have { $who } press to continue combat
verb-use-transfers =
    { $amount ->
        [one] use a transfer
       *[other] use { $amount } transfers
    }
verb-minions-stay-locked = minions cannot unlock { $until }
    .until = span
    .stated = yes
verb-block-price =
    { $all ->
        [2] vampires must burn { $amount } to attempt to block this action
        [1] minions must burn { $amount } to attempt to block this action
       *[other] minions without { $lacking } must burn { $amount } to attempt to block this action
    }
    .lacking = discipline
    .amount =
        { $life ->
            [0] blood
            [2] blood
           *[other] blood-or-life
        }
    .stated = yes
verb-times = counter on { $what }
verb-later = { $moment }, { $deed }
verb-end-action = end the action
verb-lock-at-resolution = lock { $who } before the action resolves
verb-put-this-on = move this card to { $who }
verb-take-this = steal this card
verb-stay-behind = keep this card on the table
verb-lend-here = put { $what } on this card, out of play; you may play it from there as if from your hand, and it leaves the game instead of burning
verb-keep-held = put { $amount } requiring { $codes } from your hand on this card, face down and out of play, or as many as there are
    .codes = discipline
    .amount = cards
verb-bear-grudge = { $card } works against { $seat } from now on
    .seat = obj
    .stated = yes
verb-diablerize = diablerize { $who }
verb-soul-gem = draw the top card of your crypt: a younger vampire enters play in your ready region, full of blood and with this card; any other card goes to your uncontrolled region, and this card burns
verb-set-range =
    { $distance-is ->
        [close] set the range of this round to close
       *[long] set the range of this round to long
    }
verb-strike-with-this = choose the strike of this card
verb-remember = choose { $what } for this card
verb-remember-player = remember that { $what } played this card
verb-remember-this-turn = choose { $what } for this card this turn
verb-fill = add blood to { $who } up to its capacity
verb-heal = add { $amount } to { $who }, but no more life than it began with
    .amount =
        { $who-kind ->
            [ally] life
            [vampire] blood
           *[other] blood-or-life
        }
    .who = nom each
verb-raise-ally =
    { $unlocked ->
        [0] move { $what } to your ready region, locked and with the life it begins with
       *[1] move { $what } to your ready region with the life it begins with
    }

## What one card alone does

verb-secret-numbers = each Methuselah secretly chooses a number, you from 1 to 6 and the others from 1 to 5, and gains that much pool, or burns it if somebody has chosen exactly one less
verb-crypt-top-to-ash = move the top card of any Methuselah’s crypt to the ash heap and, if it is a prince, gain { $arg0 } pool
verb-bait = compare the capacities of the top cards of your crypt and of its controller’s crypt and shuffle both. If yours is lower, this vampire takes 1 environmental damage that cannot be prevented. Otherwise there is no combat, and this card is put on this vampire, and works against the controller of the minion that blocked
verb-make-equipment = search your library for an equipment card that is neither unique nor a location, put it on another minion you control, without requirements or cost, and shuffle the library
verb-command-younger =
    pay X blood and choose { $arg0 ->
        [0] X
       *[other] X + { $arg0 }
    } younger vampires in your uncontrolled region, no copies of which are in play. They enter play with 1 more blood each and must bleed. When one of them has bled successfully, or none can bleed any more, all of them go to the bottom of your crypt
verb-join-chosen-clan = choose a clan. The vampire with this card is of that clan instead of its own, and of the sect of that clan
verb-compare-all-crypts = each Methuselah shows the top card of their crypt and shuffles the crypt. If the highest or the lowest capacity is tied, each of them burns 1 pool; otherwise whoever has the highest steals { $arg0 } pool from whoever has the lowest
verb-follow-portrait = show the top card of your prey’s crypt. If it is a Nosferatu, this vampire burns 2 blood. If its capacity is less than 7, this vampire gains 2 blood; from 7 to 10, it unlocks and bleeds your prey with +1 bleed and +1 stealth as another action; above 10, it burns 1 blood
verb-count-down-to-ally = burn 1 counter from this card. Without counters this card burns, and you move a wraith or zombie from your ash heap to your ready region
verb-learn-or-burn = put a Discipline card from your hand on it or burn it
verb-summon-illusion =
    end combat. The bottom card of your crypt enters play ready, contests nothing, gains { $arg0 ->
        [1] as much blood as its capacity
       *[other] half its capacity in blood, rounded down,
    } and fights the opposing minion. After that combat it leaves the game
verb-direct-votes = choose whether the votes and ballots of this vampire are cast for or against
verb-takes-chosen-title = this vampire takes that prince’s title, which is contested then

## Clauses

clause-action =
    { $directed ->
        [0] +{ $stealth } stealth action.
       *[other] { $stealth ->
            [0] Directed action.
           *[other] Directed +{ $stealth } stealth action.
        }
    }
clause-as-action =
    { $directed ->
        [0] { $stealth ->
            [0] { $kind ->
                [equip] , as an equip action,
                [political] , as a political action,
               *[action] , as an action,
            }
           *[other] { $kind ->
                [equip] , as an equip action with { $stealth } more stealth,
                [political] , as a political action with { $stealth } more stealth,
               *[action] , as a +{ $stealth } stealth action,
            }
        }
       *[other] { $stealth ->
            [0] , as a directed action,
           *[other] , as a directed +{ $stealth } stealth action,
        }
    }
clause-only-if = only if { $condition }
clause-bled = if the bleed takes pool, { $deed }
clause-hunted = if the hunt succeeds, { $deed }
clause-announced = as the action is announced, { $deed }
clause-as-played = as this card is played, { $deed }
clause-succeeded = if the action succeeds, { $deed }
clause-if-so = if { $condition }:
clause-each-time = each time, { $deed }
clause-or-more = { $deed }, or { $more } if { $condition }
clause-meanwhile = while votes are cast, { $deed }
clause-passes = if the referendum passes, { $deed }
clause-call = call a referendum
clause-bleed =
    bleed { $anyone ->
        [0] { "" }
       *[other] any other Methuselah
    } { $bleed ->
        [0] { "" }
       *[other] with +{ $bleed } bleed
    }
clause-put-on = put this card on { $what }
clause-priced = { $cost } to { $deed }
clause-paid = { $cost }; then { $deed }
clause-or = Or { $deed }
clause-levels = { $levels }
clause-as-above = As above, and { $more }
clause-at = { $moment }, { $deed }

window-only-unblocked = Only after blocks are declined.
window-only-polling = Only during the referendum of a political action.
window-only-blocked = Only if the action is blocked, before the block resolves.
window-only-after-action = Only after the action.

at-unlock =
    { $whose ->
        [each] during each Methuselah’s unlock phase
        [others] during each other Methuselah’s unlock phase
        [prey] during your prey’s unlock phase
        [host] during its controller’s unlock phase
        [controller] during its controller’s unlock phase
       *[you] during your unlock phase
    }
at-master =
    { $whose ->
        [each] during each Methuselah’s master phase
        [others] during each other Methuselah’s master phase
        [prey] during your prey’s master phase
        [host] during its controller’s master phase
        [controller] during its controller’s master phase
       *[you] during your master phase
    }
at-minion =
    { $whose ->
        [each] during each Methuselah’s minion phase
        [others] during each other Methuselah’s minion phase
        [prey] during your prey’s minion phase
        [host] during its controller’s minion phase
        [controller] during its controller’s minion phase
       *[you] during your minion phase
    }
at-influence =
    { $whose ->
        [each] during each Methuselah’s influence phase
        [others] during each other Methuselah’s influence phase
        [prey] during your prey’s influence phase
        [host] during its controller’s influence phase
        [controller] during its controller’s influence phase
       *[you] during your influence phase
    }
at-discard =
    { $whose ->
        [each] during each Methuselah’s discard phase
        [others] during each other Methuselah’s discard phase
        [prey] during your prey’s discard phase
        [host] during its controller’s discard phase
        [controller] during its controller’s discard phase
       *[you] during your discard phase
    }
at-played = as { $condition }
at-as-played = as a card is played
at-announced = as an action is announced
at-action = during an action
at-block = while a minion decides about or attempts a block
at-unblocked = after blocks are declined
at-blocked = when an action is blocked, before the block resolves
at-after-block = after blocking
at-polling = while votes are cast
at-before-range = before range is determined
at-range = while range is determined
at-strike = while strikes are chosen
at-prevention = as damage is inflicted
at-additional = while additional strikes are made
at-press = at the end of a round
at-after-action = after an action
at-before-votes = before votes are cast
at-strikes-chosen = once strikes are chosen
at-before-strikes = before strikes are chosen
at-aim = as a strike is chosen
at-round-end = at the end of a round of combat
at-would = when something is about to happen
at-own-card = as one plays a card
at-outside-combat = except during combat

after-blocked = when { $who } is blocked
after-blocks = when { $who } blocks
after-block-resolved = after a block by { $who } has resolved
after-to-torpor = after { $who } goes to torpor
after-after-action = after an action of { $who }
after-burned = after { $who } is burned
after-block-fought = as the combat begins in which { $who } fights the minion that has blocked it
after-fought-by-blocking = as the combat begins in which { $who } fights the minion that it has blocked
after-pressed = after { $who } presses to continue combat
after-edge-vote =
    { $who-is ->
        [you] after you burn the Edge for a vote
       *[other] after somebody burns the Edge for a vote
    }
after-card-vote =
    { $who-is ->
        [you] after you burn a political action card for a vote
       *[other] after { $who } burns a political action card for a vote
    }
after-discarded =
    when { $who-is ->
        [you] you use a discard phase action to discard a card that requires an Anarch or makes a vampire Anarch
       *[other] { $who } uses a discard phase action to discard a card that requires an Anarch or makes a vampire Anarch
    }
after-leaves-torpor = after a vampire leaves torpor
after-cancelled = when a card is cancelled
after-tally = once the votes are counted
after-entering = as { $who } enters play
after-playing = as { $who } plays a card, before anybody can cancel it
after-enters = when { $who } enters play
after-comes = after { $who } has come into play
after-sect-changed = after { $who } has joined its sect
after-bleed-success = after { $who } bleeds successfully
after-played = after { $who } plays a card
after-hunted = after { $who } hunts successfully
after-leaves-ready = after { $who } leaves the ready region
after-master-played =
    { $who-is ->
        [you] after you play a master card
        [others] after another Methuselah plays a master card
       *[other] after { $who } plays a master card
    }
after-passed =
    { $who-is ->
        [minion] after the referendum of a political action passes
       *[other] after a referendum called by { $who } passes
    }
after-failed = if a referendum called by { $who } fails or is called off
after-diablerized = after { $who } commits diablerie
after-controlled = after the controller of { $who } changes
after-block-failed = after { $who } attempts to block and fails
after-phase-ends =
    { $phase ->
        [minion] at the end of your minion phase
        [discard] { $who-is ->
            [predator] at the end of your predator’s discard phase
           *[other] at the end of your discard phase
        }
        [turn] at the end of the turn
       *[other] at the end of that phase
    }
after-unlocked = after { $who } unlocks
after-leaves-play = after { $who } leaves play
after-ousted = after { $who } is ousted
after-attempts-block = when { $who } attempts to block
after-announced = when { $who } announces an action
after-would-bleed = as a bleed of { $who } is about to succeed
after-round-ends = at the end of each round of a combat of this minion
after-ran-out = when { $who } has no blood left
after-round-begins =
    { $once ->
        [1] { $until ->
            [action] when the next combat of this action begins
           *[other] when the next round of this combat begins
        }
       *[other] whenever another round of this combat begins
    }
after-combat-ends =
    { $who-is ->
        [minion] after combat ends
       *[other] after a combat of { $who }
    }
after-press-step = before each press step
after-calls =
    { $once ->
        [1] when { $who } calls the next referendum this turn
       *[other] when { $who } calls a referendum
    }
after-combat-begins = when a combat of { $who } begins
after-hurt-by-strike = if a strike inflicts damage on { $who } this round
after-struck = if the chosen strike inflicts damage on { $who }
after-would-burn = if { $who } would burn
after-would-get-edge = if { $who } would get the Edge
after-would-replace = if { $who } would replace a card
clause-for-this = for this, { $cost }
clause-for-one-of-these = for one of these, { $cost }
clause-sheltered = { $actors } can take no action that is aimed at { $who }
    .actors = nom each
clause-sheltered-from = { $actors } can take no action that requires { $by } and is aimed at { $who }
clause-costs =
    { $cards } costs { $more ->
        [0] { $change } less { $in ->
            [blood] blood
            [pool] pool
            [life] blood or life
           *[any] blood or pool
        }
       *[other] { $change } more { $in ->
            [blood] blood
            [pool] pool
            [life] blood or life
           *[any] blood or pool
        }
    } { $by-is ->
        [none] { "" }
        [you] if you play it
       *[other] if { $by } plays it
    } { $at-is ->
        [none] { "" }
       *[other] { $by-is ->
            [none] if it is played at { $at }
           *[other] at { $at }
        }
    }
    .cards = nom each
clause-costs-if-locked = you can { $lock } so that { $costs }
    .cards = nom a
clause-paid-from =
    { $whole ->
        [1] you can pay all that { $cards } costs
       *[other] you can pay { $change ->
            [99] some or all
           *[other] up to { $change }
        } of what { $cards } costs
    } { $in ->
        [blood] in blood
        [pool] in pool
       *[any] in blood or pool
    } with { $with ->
        [blood] the blood of this vampire
       *[counters] counters from this card
    } { $by-is ->
        [none] { "" }
        [you] when you play it
       *[other] when { $by } plays it
    }
    .cards = nom a
clause-costs-nothing =
    { $cards } costs no blood { $by-is ->
        [none] { "" }
       *[other] if { $by } plays it
    }
    .cards = nom each
clause-costs-half =
    { $cards } costs half as much blood, rounded down, { $by-is ->
        [none] { "" }
       *[other] if { $by } plays it
    }
    .cards = nom each
clause-raises = the vampire with this card has { $what } one level higher
clause-gives = the vampire with this card has superior { $what }

## What generic choices ask

prompt-choose = choose { $what }
prompt-offer = { $deed }: do you?
prompt-either = choose: { $ways }
prompt-amount = how many? { $deed }

kind-minion = a minion card
kind-minion-outside-combat = a minion card other than a combat card
kind-any-action = a card that takes an action
