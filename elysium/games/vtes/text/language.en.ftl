# Vampire: The Eternal Struggle: the words that composed card texts are made of, in English.
#
# What stands in the place of a word is said in attributes: `.what = nom each` wants the thing with a word for each of
# them, `.amount = pool` so much pool. `.subject` names whoever does it; `.not`, `.is`, `.isnt` deny and predicate.

## How words are put together

phrase-place = before
phrase-contractions = an other_=another_
phrase-list = { $a }, { $b }
phrase-and = { $a } and { $b }
phrase-or = { $a } or { $b }
phrase-can =
    { $who-is ->
        [you] you can { $deed } { $manner }
       *[other] { $who } can { $deed } { $manner }
    }
phrase-must =
    { $who-is ->
        [you] you must { $deed } { $manner }
       *[other] { $who } must { $deed } { $manner }
    }
phrase-to = { $cost } to { $deed }
phrase-then =
    { $who-is ->
        [you] { $offer }; if you do, { $deed }
       *[other] { $offer }; if so, { $deed }
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
           *[nom] they
        }
       *[other] it
    }

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

## Cards that the situation names

ref-self =
    { $kind ->
        [vampire] this vampire
        [acting-vampire] this vampire
        [ally] this ally
        [bearer] the minion with this card
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
quality-uncontrolled =
    { $of-seats-is ->
        [you] in your uncontrolled region
        [prey] in your prey’s uncontrolled region
        [predator] in your predator’s uncontrolled region
        [others] in another Methuselah’s uncontrolled region
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
    .place = after
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
quality-other = other
    .place = first
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
        [x] that much { $unit }
       *[other] { $much ->
            [many] as many
           *[other] as much
        } { $unit } as { $quantity }
    }
amount-up-to = up to { $most }
amount-between = { $least } to { $most }
amount-at-most = { $unit } up to { $quantity }
amount-count = the number of { $cards }
amount-blood-of = the blood on { $who }
amount-capacity-of =
    { $who-is ->
        [again] its capacity
       *[other] the capacity of { $who }
    }
amount-pool-of =
    { $seat-is ->
        [you] your pool
       *[other] the pool of { $seat }
    }
    .seat = obj
amount-x = that number
amount-plus = { $a } + { $b }
amount-minus = { $a } − { $b }
amount-times = { $b } × { $a }
amount-part =
    { $b ->
        [2] half of { $a }, rounded down,
       *[other] { $a } ÷ { $b }, rounded down,
    }

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
stat-environment = takes { $n }R damage from the surroundings each round
    .sort = is
stat-contest-cost = { $signed } blood to the cost of contesting a title
    .bare = blood to the cost of contesting a title
stat-no-vampire-blocks = cannot be blocked by vampires
    .sort = is
stat-after-damage = takes { $n } aggravated damage that cannot be prevented after the action
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
stat-next-stealth = has +1 stealth in its next { $n ->
        [one] action
       *[other] { $n } actions
    }
    .sort = is
stat-first-strike = strikes with first strike
    .sort = is
stat-undodged = cannot be dodged
    .sort = is
stat-rescue-cost = { $signed } blood to the cost of rescuing it
    .bare = blood to the cost of rescuing it

span-round = this round
span-combat = for this combat
span-action = for this action
span-phase = this phase
span-turn = this turn
span-until-unlock = until your next unlock phase
span-game = for the rest of the game

## When something holds

if-not = it is not so that { $condition }
if-is = is { $what }
    .not = is not { $what }
if-same =
    { $one-is ->
        [actor] { $other } is acting
       *[other] { $one } is { $other }
    }
    .not =
        { $one-is ->
            [actor] { $other } is not acting
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
if-blocked = the action is blocked
    .not = the action is not blocked
if-succeeded = the action has succeeded
    .not = the action has not succeeded
if-was-blocked = the action has been blocked
    .not = the action has not been blocked
if-needs-stealth = the acting minion needs stealth
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
if-at-most = { $a } is { $b } or less
    .not = { $a } is more than { $b }
if-more = { $a } is more than { $b }
    .not = { $a } is { $b } or less
if-fewer = { $a } is less than { $b }
    .not = { $a } is { $b } or more

## What is done

verb-gain-pool =
    { $mood ->
        [ind] { $who } gains { $amount }
       *[imp] gain { $amount }
    }
    .subject = who
    .amount = pool
verb-burn-pool =
    { $mood ->
        [ind] { $who } burns { $amount }
       *[imp] burn { $amount }
    }
    .subject = who
    .amount = pool
verb-gain-blood = add { $amount } to { $who }
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
       *[other] move { $amount } from { $giver } to the pool of { $taker }
    }
    .amount = blood
    .taker = obj
verb-pool-to-blood =
    { $giver-is ->
        [you] move { $amount } to { $taker }
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
            [self] get { $called } { $until }
           *[other] give { $who } { $called } { $until }
        }
       *[imp] { $who } gets { $called } { $until }
    }
    .until = span
    .who = nom each
verb-is = { $who } { $called } { $until }
    .until = span
    .who = nom each
verb-choose =
    { $mood ->
        [ind] { $by } chooses { $cards }
       *[imp] choose { $cards }
    }
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
                [equip] as an equip action
                [political] as a political action
               *[action] as an action
            }
           *[other] { $kind ->
                [equip] as an equip action with { $stealth } more stealth
                [political] as a political action with { $stealth } more stealth
               *[action] as a +{ $stealth } stealth action
            }
        }
       *[other] { $stealth ->
            [0] as a directed action
           *[other] as a directed +{ $stealth } stealth action
        }
    }
clause-only-if = only if { $condition }
clause-bled = if the bleed takes pool, { $deed }
clause-hunted = if the hunt succeeds, { $deed }
clause-meanwhile = whether or not it passes, { $deed }
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
window-only-after-action = Only after the action.

at-unlock =
    { $whose ->
        [each] during each Methuselah’s unlock phase
        [host] during its controller’s unlock phase
       *[you] during your unlock phase
    }
at-master =
    { $whose ->
        [each] during each Methuselah’s master phase
        [host] during its controller’s master phase
       *[you] during your master phase
    }
at-minion =
    { $whose ->
        [each] during each Methuselah’s minion phase
        [host] during its controller’s minion phase
       *[you] during your minion phase
    }
at-influence =
    { $whose ->
        [each] during each Methuselah’s influence phase
        [host] during its controller’s influence phase
       *[you] during your influence phase
    }
at-discard =
    { $whose ->
        [each] during each Methuselah’s discard phase
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
discipline-vis = Vision
discipline-viz = Visceratika
