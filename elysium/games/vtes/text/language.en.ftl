# Vampire: The Eternal Struggle: the words that composed card texts are made of, in English.
#
# What stands in the place of a word is said in attributes: `.what = nom each` wants the thing with a word for each of
# them, `.amount = pool` so much pool. `.subject` names whoever does it; `.not`, `.is`, `.isnt` deny and predicate.

## How words are put together

phrase-place = before
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
ref-it = it
ref-that = it
ref-chosen = it
ref-actor = the acting minion
    .head = minion
ref-blocker = the blocking minion
    .head = minion
ref-foe = the opposing minion
    .head = minion
ref-target = the target
ref-named = the chosen card
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
ref-card-played = it
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
noun-ally =
    { $number ->
        [many] allies
       *[one] ally
    }
    .general = minion
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
noun-damage = damage
noun-equipment = equipment
noun-clan-in-play = clan of a vampire in play
noun-clan-of = clan
noun-all-crypts = crypts
noun-ally-in-ash-heaps = ally in any ash heap
noun-itself = minion
    .general = minion
noun-just = card
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
quality-uncontrolled =
    { $of-seats-is ->
        [you] in your uncontrolled region
        [prey] in your prey’s uncontrolled region
        [predator] in your predator’s uncontrolled region
        [others] in another Methuselah’s uncontrolled region
        [again] in their uncontrolled region
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
        [others] another Methuselah controls
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
           *[other] after
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
           *[other] after
        }
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
       *[other] other than { $than }
    }
    .place =
        { $than-is ->
            [self] first
            [you] first
           *[other] clause
        }
    .is = is another one than { $than }
    .isnt = is { $than }
quality-clan = { $names }
    .names = clan
    .instead = vampire
    .is = is { ARTICLE($names) } { $names }
    .isnt = is no { $names }
    .not = non-{ $names }
    .place = before
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
    .is = is { ARTICLE($keyword) } { $keyword }
    .isnt = is no { $keyword }
    .not = that is no { $keyword }
    .place-not = after
quality-named = { $name }
    .instead = card
    .is = is { $name }
    .isnt = is not { $name }

sort-vehicle = vehicle
sort-haven = haven
sort-archetype = archetype
sort-location = location
sort-discipline = Discipline card
sort-title = title
sort-trophy = trophy
sort-equipment = equipment
sort-weapon = weapon
sort-melee = melee weapon
sort-wraith = wraith
sort-zombie = zombie
sort-frenzy = frenzy card
sort-scarce = scarce
sort-sterile = sterile
sort-infernal = infernal
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
quality-is-prey = who is your prey
    .place = after
    .is = is your prey
    .isnt = is not your prey
quality-has-cards-in-crypt = whose crypt is not empty
    .place = after
    .is = has cards in the crypt
    .isnt = has an empty crypt
quality-blocking = that attempts to block
    .place = clause
    .is = attempts to block
    .isnt = does not attempt to block
quality-has-blocked = that has blocked the action
    .place = clause
    .is = has blocked the action
    .isnt = has not blocked the action
quality-lacking-intercept = that attempts to block and needs intercept
    .place = clause
    .is = attempts to block and needs intercept
    .isnt = needs no intercept
quality-has-not-given-blood = that has not done so in this action
    .place = clause
    .is = has not done so in this action
    .isnt = has done so in this action
quality-able-to-fight = able to fight
    .place = after
    .is = is able to fight
    .isnt = cannot fight
quality-fighting = in combat
    .place = after
    .is = is in combat
    .isnt = is not in combat
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
quality-on-red-list = on the Red List
    .place = after
    .is = is on the Red List
    .isnt = is not on the Red List
    .not = not on the Red List
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
        [animal] animal
        [wraith] wraith
       *[other] { $keyword }
    }
    .is =
        { $keyword ->
            [gehenna] is of the Gehenna
            [animal] is an animal
            [wraith] is a wraith
           *[other] is { $keyword }
        }
    .isnt =
        { $keyword ->
            [gehenna] is not of the Gehenna
            [animal] is no animal
            [wraith] is no wraith
           *[other] is not { $keyword }
        }
quality-requiring = requiring { $code }
    .code = discipline
    .place = after
    .is = requires { $code }
    .isnt = does not require { $code }
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
        [blood-of] any amount of { $unit }
       *[other] { $unit } up to { $quantity }
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
amount-plus = { $a } + { $b }
amount-minus = { $a } − { $b }
amount-times = { $b } × { $a }
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
amount-library-size =
    { $who-is ->
        [you] the number of cards in your library
       *[other] the number of cards in the library of { $who }
    }
    .who = obj
amount-paid = X
amount-announced = X
amount-counters-of = the number of counters on { $what }
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
stat-foe-intercept = gives { $signed } intercept to whoever blocks it
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
stat-no-strike-cards = cannot play strike cards
    .sort = is
stat-cannot-press = cannot press
    .sort = is
stat-base-strength = has a strength of { $n }
    .sort = is
stat-as-normal = treats aggravated damage as normal damage
stat-learned = has more Disciplines
    .sort = is

span-round = this round
span-combat = for this combat
span-action = for this action
span-phase = this phase
span-turn = this turn
span-until-unlock = until your next unlock phase
span-game = for the rest of the game
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
deed-strike-otherwise =
    { $mood ->
        [inf] striking otherwise than by hand
       *[imp] strike otherwise than by hand
    }
deed-play-strikes =
    { $mood ->
        [inf] playing strike cards
       *[imp] play strike cards
    }
deed-press =
    { $mood ->
        [inf] pressing
       *[imp] press
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
if-needs-stealth = stealth is needed
if-needs-intercept = { $who } needs intercept
if-bleed-at-least = the bleed is for { $least } or more
if-not-played = no { $name } has been played in this action
if-need-not-hunt = no hunt is mandatory
if-may-attempt-block = a block can be attempted
if-awake = { $who } is awake
if-by-vampire = a vampire plays this card
if-by-capacity = a vampire with capacity { $least } or more plays this card
if-at-range =
    { $distance-is ->
        [close] the combat is at close range
       *[long] the combat is at long range
    }
if-inflicted-more = { $who } has inflicted more damage than { $than } this round
if-by-blocking = { $who } is in the first round of the combat with the minion that it blocked
if-fewer-on = there are fewer than { $most } { $name } on { $who }
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
if-action-is =
    { $action-is ->
        [bleed] the action is a bleed
        [political] the action is a political action
        [hunt] the action is a hunt
       *[other] the action is another one
    }
    .not =
        { $action-is ->
            [bleed] the action is no bleed
            [political] the action is no political action
            [hunt] the action is no hunt
           *[other] the action is a common one
        }
if-acts-by = the action is taken with { ARTICLE($keyword) } { $keyword }
    .keyword = sort
if-before-votes = this is the referendum of a political action and nothing has been cast yet
if-pressed = combat would continue
    .not = combat would end
if-would-burn =
    { $who-is ->
        [doomed] an ally in combat would burn
       *[other] { $who } would burn
    }
if-would-fall = { $who } is about to go to torpor
if-would-succeed = a bleed of { $who } is about to succeed
if-counted-down-fewer =
    { $times ->
        [one] no card of this name has lost a counter this phase
       *[other] fewer than { $times } cards of this name have lost a counter this phase
    }
if-has-grudge = { $card } works against { $seat }
    .seat = obj
if-played-by = { $seats } plays it
if-played-requires = it requires { $codes }
    .codes = discipline
if-played-at = { ARTICLE($keyword) } { $keyword } is played at { $who }
    .keyword = sort
if-card-requires = it requires { $code }
    .code = discipline
if-card-is =
    { $seat-is ->
        [you] it is your { $name }
       *[other] it is { $name } of { $seat }
    }
    .seat = obj
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
       *[other] { $seat-is ->
            [you] it is your turn
           *[other] it is the turn of { $seat }
        }
    }
    .seat = obj
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
if-turn-of-prey-of = it is the turn of the prey of whoever controls { $card }
if-range-open = nobody has set the range of this round
if-combat-would-end = both combatants are ready and combat would end
if-no-combat-queued = no other combat follows

## What is done

verb-gain-pool =
    { $mood ->
        [ind] { $who } gains { $amount }
       *[imp] gain { $amount }
    }
    .subject = who
    .who = nom each
    .amount = pool
verb-burn-pool =
    { $mood ->
        [ind] { $who } burns { $amount }
       *[imp] burn { $amount }
    }
    .subject = who
    .who = nom each
    .amount = pool
verb-gain-blood = add { $amount } to { $who }
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
verb-burn-blood =
    { $who-is ->
        [self] burn { $amount }
       *[other] burn { $amount } of { $who }
    }
    .amount =
        { $who-kind ->
            [ally] life
           *[other] { $who-is ->
                [ally] life
                [minion] blood-or-life
                [or] blood-or-life
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
verb-damage = inflict { $amount } on { $who }
    .amount = damage
verb-lock = lock { $what }
    .what = nom each
verb-unlock = unlock { $what }
    .what = nom each
verb-steal =
    { $mood ->
        [ind] { $by } takes control of { $what }
       *[imp] take control of { $what }
    }
    .subject = by
verb-burn = burn { $what }
    .what = nom each
verb-remove = remove { $what } from the game
verb-make-ready = move { $what } to the ready region
verb-burn-edge = burn the Edge
verb-enter-combat =
    { $mood ->
        [ind] { $by } enters combat with { $foe }
       *[imp] enter combat with { $foe }
    }
    .subject = by
verb-redirect-bleed = choose another Methuselah, who is bled instead and may attempt to block,
verb-call-off-action = unlock the acting minion and end the action, which it cannot take again this turn,
verb-attempt-block =
    { $mood ->
        [ind] { $who } attempts to block
       *[imp] attempt to block
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
        [ind] { $by } chooses { $cards }
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
verb-add-counters = add { $amount } to { $what }
    .amount = counters
verb-sunlight = inflict { $amount } aggravated environmental damage, which cannot be prevented, on { $who }
verb-to-crypt = move { $what } face down to the bottom of the crypt
verb-unlock-afterwards = unlock { $who } after the action if it succeeds
verb-go-to-torpor = send { $who } to torpor
verb-shield = prevent all damage to { $who } from the opposing minion’s strikes this round
verb-prevent-strike = prevent all damage to { $who } from the opposing minion’s strike
verb-prevent-damage = prevent { $amount } to { $who }
    .amount = damage
verb-survive = { $who } stays in play with { $amount }, no more than it began with, and takes no more damage
    .subject = who
    .amount = life
verb-end-combat = end combat
verb-more-damage = inflict { $amount } more of the same kind on { $who }
    .amount = damage
verb-queue-combat = begin another combat between the same minions after this one
verb-start-round = begin another round instead
verb-prevents-in-first-round =
    { $mood ->
        [inf] get { $amount } prevention in the first round of a combat that follows
       *[imp] in the first round of combat after blocking, { $who } can prevent { $amount }
    }
    .amount = damage
    .stated = yes
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
verb-into-library =
    shuffle { $what } into { $of-is ->
        [owner] its owner’s library
       *[other] your library
    }
verb-look-at-top = look at the top card of your library
verb-top-to-bottom = move the top card of your library to its bottom
verb-spend-master-action = use a master phase action
verb-gain-master-action =
    { $amount ->
        [one] gain a master phase action
       *[other] gain { $amount } master phase actions
    }
verb-give-back-master-action = give its player a master phase action back, or for an out-of-turn card one in their next master phase,
verb-spend-discard-action = use a discard phase action
verb-take-title =
    put this card on { $who }, which is { $title-is ->
        [justicar] { $title } of its clan from now on, a unique title,
       *[other] { $title } from now on
    }
    .title = title
verb-take-city-title = put this card on { $who }, which is { $title } of { $city } from now on, a unique title,
    .title = title
verb-call-blood-hunt = call a blood hunt on { $who }
verb-become-red-list = put { $who } on the Red List
verb-become-vampire = put this card in play as a vampire with capacity { $capacity }, without blood, of the acting vampire’s clan and sect
verb-change-sect =
    { $mood ->
        [inf] make { $who } { $sect } without a change of clan
       *[imp] { $who } becomes { $sect } and stays in its clan
    }
    .sect = sect
verb-grant-votes =
    { $mood ->
        [ind] { $who } gets { $amount }
       *[imp] get { $amount }
    }
    .subject = who
    .amount = votes
verb-crypt-top-out-of-game = show the top card of { $who } crypt and remove it from the game
    .who = poss
verb-call-off-referendum = cancel the referendum
verb-take-back-action-card = move the political action card that called it, if there is one, back to its owner’s hand
verb-bar-this-action-again = no minion of the acting Methuselah can take this action again this turn
    .stated = yes
verb-torture = put a torture counter on { $who }
verb-end-torture = burn all torture counters
verb-treats-as-normal = { $who } treats aggravated damage as normal damage { $until }
    .subject = who
    .until = span
    .stated = yes
verb-equip-by-no-action = equip { $who-is ->
        [self] { "" }
       *[other] { $who }
    } with { $what }, by no action and at its cost
verb-enlist = { $who } recruits or employs { $what } by no action and at its cost, if the requirements are met
    .stated = yes
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
verb-hand-out-pool = move 1 pool of { $giver } to a Methuselah for each point given to them
    .giver = obj
verb-use-up = { "" }
verb-discard-at-random =
    { $mood ->
        [ind] { $who } discards
       *[imp] discard
    } { $amount ->
        [one] a card at random
       *[other] { $amount } cards at random
    }
    .subject = who
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
verb-equip-with-found = equip { $who } with { $what }
verb-burn-from-library =
    { $mood ->
        [ind] { $who } burns { $amount } from the top of their library
       *[imp] burn { $amount } from the top of your library
    }
    .subject = who
    .amount = cards
verb-show-top = show the top card of your library
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
verb-look-at-hand = look at the hand of { $who }
    .who = obj
verb-show-hand =
    { $who-is ->
        [prey] your prey shows their hand
       *[other] { $who } shows their hand
    }
verb-hand-into-library = shuffle your hand into your library and draw a new one
verb-recover = move { $what } to your hand
verb-recover-under-library = move { $what } to the bottom of your library
verb-recover-to-uncontrolled = move { $what } to your uncontrolled region
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
        [1] minions must burn { $amount } to attempt to block this action
       *[other] minions without { $lacking } must burn { $amount } to attempt to block this action
    }
    .lacking = discipline
    .amount =
        { $life ->
            [0] blood
           *[other] blood-or-life
        }
    .stated = yes
verb-times = counter on { $what }
verb-later = { $moment }, { $deed }
verb-end-action = end the action
verb-lock-at-resolution = lock { $who } before the action resolves
verb-put-this-on = move this card to { $who }
verb-stay-behind = keep this card on the table
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
verb-fill = add blood to { $who } up to its capacity
verb-raise-ally = move { $what } to your ready region, locked and with the life it begins with

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
window-only-after-action = Only after the action.

at-unlock =
    { $whose ->
        [each] during each Methuselah’s unlock phase
        [others] during each other Methuselah’s unlock phase
        [prey] during your prey’s unlock phase
        [host] during its controller’s unlock phase
       *[you] during your unlock phase
    }
at-master =
    { $whose ->
        [each] during each Methuselah’s master phase
        [others] during each other Methuselah’s master phase
        [prey] during your prey’s master phase
        [host] during its controller’s master phase
       *[you] during your master phase
    }
at-minion =
    { $whose ->
        [each] during each Methuselah’s minion phase
        [others] during each other Methuselah’s minion phase
        [prey] during your prey’s minion phase
        [host] during its controller’s minion phase
       *[you] during your minion phase
    }
at-influence =
    { $whose ->
        [each] during each Methuselah’s influence phase
        [others] during each other Methuselah’s influence phase
        [prey] during your prey’s influence phase
        [host] during its controller’s influence phase
       *[you] during your influence phase
    }
at-discard =
    { $whose ->
        [each] during each Methuselah’s discard phase
        [others] during each other Methuselah’s discard phase
        [prey] during your prey’s discard phase
        [host] during its controller’s discard phase
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
after-to-torpor = after { $who } goes to torpor
after-after-action = after an action of { $who }
after-burned = after { $who } is burned
after-pressed = after { $who } presses to continue combat
after-edge-vote = after somebody burns the Edge for a vote
after-cancelled = when a card is cancelled
after-tally = once the votes are counted
after-enters = when { $who } enters play
after-bleed-success = after { $who } bleeds successfully
after-played = after { $who } plays a card
after-hunted = after { $who } hunts successfully
after-leaves-ready = after { $who } leaves the ready region
after-master-played =
    { $who-is ->
        [you] after you play a master card
       *[other] after { $who } plays a master card
    }
after-passed = after the referendum of a political action passes
after-diablerized = after { $who } commits diablerie
after-controlled = after the controller of { $who } changes
after-block-failed = after { $who } attempts to block and fails
after-phase-ends =
    { $phase ->
        [minion] at the end of your minion phase
        [turn] at the end of the turn
       *[other] at the end of that phase
    }
after-unlocked = after { $who } unlocks
after-leaves-play = after { $who } leaves play
after-would-bleed = as a bleed of { $who } is about to succeed
after-round-begins = when the next round of this combat begins
after-struck = if the chosen strike inflicts damage on { $who }
after-would-burn = if { $who } would burn
after-would-get-edge = if { $who } would get the Edge
clause-for-this = for this, { $cost }
clause-sheltered = { $actors } can take no action that is aimed at { $who }
    .actors = nom each
clause-costs =
    { $cards } costs { $more ->
        [0] { $change } less { $in ->
            [blood] blood
            [pool] pool
           *[any] blood or pool
        }
       *[other] { $change } more { $in ->
            [blood] blood
            [pool] pool
           *[any] blood or pool
        }
    } { $by-is ->
        [none] { "" }
        [you] if you play it
       *[other] if { $by } plays it
    } { $at-is ->
        [none] { "" }
       *[other] if it is played at { $at }
    }
    .cards = nom each
clause-costs-half =
    { $cards } costs half as much blood, rounded down, { $by-is ->
        [none] { "" }
       *[other] if { $by } plays it
    }
    .cards = nom each
clause-gives = the vampire with this card has superior { $what }

## What generic choices ask

prompt-choose = choose { $what }
prompt-offer = { $deed }: do you?
prompt-either = choose: { $ways }
prompt-amount = how many? { $deed }

kind-minion = a minion card
kind-any-action = a card that takes an action

## The Disciplines

discipline-abo = Abombwe
discipline-ani = Animalism
discipline-aus = Auspex
discipline-cel = Celerity
discipline-chi = Chimerstry
discipline-dai = Daimoinon
discipline-def = Defense
discipline-dem = Dementation
discipline-fli = Flight
discipline-for = Fortitude
discipline-inn = Innocence
discipline-jud = Judgment
discipline-mal = Maleficia
discipline-mar = Martyrdom
discipline-mel = Melpominee
discipline-myt = Mytherceria
discipline-nec = Necromancy
discipline-obe = Obeah
discipline-obf = Obfuscate
discipline-obl = Oblivion
discipline-obt = Obtenebration
discipline-pot = Potence
discipline-pro = Protean
discipline-qui = Quietus
discipline-red = Redemption
discipline-san = Sanguinus
discipline-ser = Serpentis
discipline-spi = Spiritus
discipline-str = Striga
discipline-tem = Temporis
discipline-tha = Blood Sorcery
discipline-thn = Thanatosis
discipline-val = Valeren
discipline-ven = Vengeance
discipline-vic = Vicissitude
discipline-vis = Visceratika
discipline-viz = Vision
