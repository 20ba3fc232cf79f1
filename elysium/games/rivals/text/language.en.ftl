# Vampire: The Masquerade – Rivals: the words that composed card texts are made of, in English.
#
# What stands in the place of a word is said in attributes: `.what = nom each` wants the thing with a word for each of
# them, `.amount = prestige` so much Prestige. `.subject` names whoever does it; `.not`, `.is`, `.isnt` deny and
# predicate.

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
        [you] you may { $manner } { $deed }
       *[other] { $who } may { $manner } { $deed }
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
        [you] you may choose this: { $deed }
       *[other] { $who } may choose this: { $deed }
    }
phrase-if = if { $condition }, { $deed }
phrase-choice = { $choice }; { $deed }
phrase-optional = optionally { $deed }

det-a = { ARTICLE($what) } { $what }
det-each = each { $what }
det-no = no { $what }
again =
    { $gender ->
        [person] that player
       *[other] it
    }

## Players

who-you =
    { $case ->
        [poss] your
       *[nom] you
    }
    .head = player
who-foe =
    { $case ->
        [poss] your foe’s
       *[nom] your foe
    }
    .head = player
who-targeted = that foe
    .head = player
who-everyone = each player
    .head = player
who-they =
    { $case ->
        [obj] them
        [poss] their
       *[nom] they
    }
    .head = player
who-who-defeated = the player who did it
    .head = player
who-opposed = the foe whom it attacks
    .head = player
who-chosen-player = that player
    .head = player
who-controller = the player who controls { $card }
    .head = player
who-named = each chosen player
    .head = player
who-beaten-player = that foe
    .head = player

## Cards that the situation names

ref-self =
    { $kind ->
        [user] itself
        [bearer] the vampire with this card
        [leader] your Leader
        [attacker] the attacker
        [any] one of your vampires
       *[vampire] this vampire
    }
    .head =
        { $kind ->
            [bearer] vampire
            [leader] vampire
            [attacker] vampire
            [any] vampire
           *[vampire] { "" }
        }
ref-this =
    { $kind ->
        [vampire] this vampire
       *[card] this card
    }
ref-host = the vampire with this card
    .head = vampire
ref-that = it
ref-chosen = it
ref-they = it
ref-attacker = the attacker
    .head = vampire
ref-target = the target
    .head = { "" }
ref-first-target = the first target
    .head = vampire
ref-struck = the vampire it damages
    .head = vampire
ref-leader = your Leader
    .head = vampire
ref-active-leader = the active player’s Leader
    .head = vampire
ref-attached-to = it
ref-discarded = that card
ref-chosen-before = that Retainer
    .head = retainer
ref-this-party = this party
ref-played = it

## Nouns

noun-vampire =
    { $number ->
        [many] vampires
       *[one] vampire
    }
noun-retainer =
    { $number ->
        [many] Retainers
       *[one] Retainer
    }
noun-title =
    { $number ->
        [many] titles
       *[one] title
    }
noun-mortal =
    { $number ->
        [many] City Deck Mortals
       *[one] City Deck Mortal
    }
noun-face-down-card =
    { $number ->
        [many] face-down cards
       *[one] face-down card
    }
noun-hand-card =
    { $number ->
        [many] cards in your hand
       *[one] card in your hand
    }
noun-player =
    { $number ->
        [many] players
       *[one] player
    }
    .gender = person
noun-ongoing-card =
    { $number ->
        [many] Ongoing cards
       *[one] Ongoing card
    }
noun-ongoing-city-card =
    { $number ->
        [many] Ongoing City Deck cards
       *[one] Ongoing City Deck card
    }
noun-discarded-card =
    { $number ->
        [many] cards from your discard pile
       *[one] card from your discard pile
    }
noun-card =
    { $number ->
        [many] cards
       *[one] card
    }

## What they are like

quality-of =
    { $seats-is ->
        [you] you control
        [targeted] they control
        [again] they control
       *[other] { $seats } controls
    }
    .place = near
    .is =
        { $seats-is ->
            [you] is yours
           *[other] is controlled by { $seats }
        }
    .isnt =
        { $seats-is ->
            [you] is not yours
           *[other] is not controlled by { $seats }
        }
quality-covert = { "" }
    .is = lies face down
    .isnt = lies face up
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
           *[other] after
        }
    .is = is not { $than }
    .isnt = is { $than }
quality-wounded = Wounded
    .is = is Wounded
    .isnt = is not Wounded
    .not = not Wounded
quality-titled = with a title
    .place = after
    .is = has a title
    .isnt = has no title
    .not = without a title
quality-exhausted = exhausted
    .is = is exhausted
    .isnt = is ready
    .not = ready
quality-in-streets = in The Streets
    .place = after
    .is = is in The Streets
    .isnt = is not in The Streets
    .not = outside The Streets
quality-in-own-haven =
    { $of-seats-is ->
        [you] in your Haven
        [chosen-player] in that Haven
       *[other] in the Haven
    }
    .absorbs = of
    .place = after
    .is = is in the Haven
    .isnt = is not in the Haven
    .not = outside the Haven
quality-in-torpor = in Torpor
    .place = after
    .is = is in Torpor
    .isnt = is not in Torpor
quality-anywhere =
    { $of-seats-is ->
        [you] in your coterie or Torpor
        [again] in their coterie or Torpor
       *[other] in the coterie or in Torpor
    }
    .absorbs = of
    .place = after
    .is = is in the coterie or in Torpor
    .isnt = is in neither coterie nor Torpor
quality-in-this-party = in this party
    .place = after
    .is = is in this party
    .isnt = is not in this party
quality-in-opposing-party = of the opposing party
    .place = after
    .is = is of the opposing party
    .isnt = is not of the opposing party
quality-in-attacking-party = of the attacker’s party
    .place = after
    .is = is of the attacker’s party
    .isnt = is not of the attacker’s party
quality-leading =
    { $number ->
        [many] Leaders
       *[one] Leader
    }
    .instead = vampire
    .is = is a Leader
    .isnt = is not a Leader
quality-undefeated = that it does not defeat
    .place = last
    .is = is not defeated
    .isnt = is defeated
quality-attack-card = Attack
    .is = is an Attack card
    .isnt = is not an Attack card
quality-title-card = title in your hand
    .instead = hand-card
    .is = is a title
    .isnt = is not a title
quality-reaction-card = Reaction
    .instead = card
    .is = is a Reaction
    .isnt = is not a Reaction
quality-scheme-card = Scheme
    .instead = card
    .is = is a Scheme
    .isnt = is not a Scheme
quality-in-party-of = in the party of { $who }
    .place = after
    .is = is in the party of { $who }
    .isnt = is not in the party of { $who }
quality-not-host-of = other
    .place = first
    .is = does not have it
    .isnt = has it
quality-of-rival = of your Rival
    .place = after
    .is = is your Rival’s
    .isnt = is not your Rival’s
    .not = not of your Rival
quality-citizen = Citizen
    .is = is a Citizen
    .isnt = is no Citizen
    .not = not Citizen
quality-ongoing = Ongoing
    .is = is Ongoing
    .isnt = is not Ongoing
    .not = not Ongoing
quality-second-inquisition = of the Second Inquisition
    .place = after
    .is = is of the Second Inquisition
    .isnt = is not of the Second Inquisition
quality-on-this-party = on a vampire in this party
    .place = after
    .is = is on a vampire in this party
    .isnt = is not on a vampire in this party
quality-on-opposing-party = on a vampire of the opposing party
    .place = after
    .is = is on a vampire of the opposing party
    .isnt = is not on a vampire of the opposing party
quality-lacking-blood = lacking Blood
    .place = after
    .is = lacks Blood
    .isnt = lacks no Blood
quality-named = chosen
    .is = was chosen
    .isnt = was not chosen
    .not = unchosen
quality-struck-already = that it has damaged already
    .place = after
    .is = was damaged by it already
    .isnt = was not damaged by it yet
    .not = that it has not damaged yet
quality-with-vampires-home = with vampires in the Haven
    .place = after
    .is = has vampires in the Haven
    .isnt = has no vampires in the Haven
    .not = without vampires in the Haven
quality-on =
    { $host-is ->
        [self] on it
       *[other] on { $host }
    }
    .place = after
    .is = is on { $host }
    .isnt = is not on { $host }
quality-discipline = with { $code }
    .code = discipline
    .place = after
    .is = has { $code }
    .isnt = lacks { $code }
    .not = without { $code }
quality-outside-haven = outside the Haven
    .place = after
    .is = is outside the Haven
    .isnt = is in the Haven
quality-prince = that is Prince of the City
    .place = after
    .is = is Prince of the City
    .isnt = is not Prince of the City
    .not = that is not Prince of the City
    .place-not = after
quality-called = called { $name }
    .place = after
    .is = is called { $name }
    .isnt = is not called { $name }
quality-of-highest-potency = with the highest Blood Potency of all coteries
    .place = after
    .is = has the highest Blood Potency of all coteries
    .isnt = does not have the highest Blood Potency of all coteries
quality-with-tokens = with tokens on it
    .place = after
    .is = has tokens on it
    .isnt = has no tokens on it
quality-potency-least = with { $least }+ Blood Potency
    .place = after
    .is = has { $least }+ Blood Potency
    .isnt = has less than { $least } Blood Potency
    .not = with less than { $least } Blood Potency

## How much

unit-prestige = { $n } Prestige
    .bare = Prestige
unit-agenda = { $n } Agenda
    .bare = Agenda
unit-blood = { $n } Blood
    .bare = Blood
unit-damage = { $n } damage
    .bare = damage
unit-influence = { $n } Influence
    .bare = Influence
unit-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .much = many
    .bare = cards
unit-city-cards =
    { $n ->
        [one] a City card
       *[other] { $n } City cards
    }
    .much = many
    .bare = City cards

amount-each = { $one } for each { $cards }
    .cards = nom bare
amount-equal =
    { $word ->
        [x] { $much ->
            [many] that many
           *[other] that much
        } { $unit }
        [twice] twice as much { $unit }
       *[other] { $much ->
            [many] as many
           *[other] as much
        } { $unit } as { $quantity }
    }
amount-up-to = up to { $most }
amount-between = { $least } to { $most }
amount-at-most = { $unit } up to { $quantity }
amount-count = the number of { $cards }
amount-x = that number
amount-plus = { $a } + { $b }
amount-minus = { $a } − { $b }
amount-times = { $b } × { $a }
amount-part = { $a } ÷ { $b }, rounded down,
amount-icons-in-party = the number of { $code } icons in this party
    .code = discipline
    .sort = each
    .each = { $code } icon in this party
amount-hand-of = the number of cards in the hand of { $who }
amount-clans-in-coterie = the number of different clans in your coterie
amount-potency-of-top = the Blood Potency of that card
amount-icons-in-coterie = the number of { $code } icons in your coterie
    .code = discipline
    .sort = each
    .each = { $code } icon in your coterie
amount-icons-of = the number of { $code } icons of { $who }
    .code = discipline
    .sort = each
    .each = { $code } icon of { $who }
amount-hand = the number of cards in your hand
amount-mortals-defeated = the number of Mortals that you have defeated this turn
amount-damage-taken = the damage that it has taken
amount-inquisition-damage = that damage
amount-agenda-of =
    { $who-is ->
        [you] your Agenda
       *[other] the Agenda of { $who }
    }
amount-smaller = { $one } or { $other }, whichever is less,
amount-spare-prestige = your Prestige but 1
amount-twice = twice { $amount }
amount-blood-of =
    { $who-is ->
        [this] the Prestige on { $who }
       *[other] the Blood on { $who }
    }
amount-exerted-by = the Influence that it has exerted
    .sort = each
    .each = Influence that it has exerted
amount-prestige-gained = the Prestige that you have gained this way
    .sort = each
    .each = Prestige that you have gained this way
amount-one-if = { $amount } if { $condition }

## What is changed

stat-influence = { $signed } Influence
    .bare = Influence
    .sort = { "" }
    .table = { "" }
stat-secrecy = { $signed } Secrecy
    .bare = Secrecy
stat-physical = { $signed } Physical
    .bare = Physical
stat-social = { $signed } Social
    .bare = Social
stat-mental = { $signed } Mental
    .bare = Mental
stat-blood-potency = { $signed } Blood Potency
    .bare = Blood Potency
stat-damage = { $signed } damage
    .bare = damage
stat-shield = { $signed } Shield
    .bare = Shield
stat-intel = { $signed } Intel
    .bare = Intel
stat-no-secrecy = always has Secrecy 0
    .sort = is
stat-unblockable = cannot be blocked
    .sort = is
stat-separate = is a party of its own
    .sort = is
    .table = Every vampire outside its Haven is a party of its own.
stat-no-return = does not return to its Haven
    .sort = is
    .table = Vampires in The Streets do not return to their Haven at the start of their turn.
stat-no-ranged = cannot play Ranged cards
    .sort = is
    .table = Ranged cards cannot be played.
stat-kept-home = does not move to The Streets
    .sort = is
    .table = Vampires do not move to The Streets on their player’s turn, unless this card lets them.
stat-no-prevention = cannot prevent damage of the Second Inquisition
    .sort = is
stat-agenda-award = { $signed } Agenda
    .bare = Agenda
    .table = Vagrants in The Streets award 1 Agenda when defeated.

span-attack = in this attack
span-event = for this action or event
span-turn = this turn
span-game = { "" }

## When something holds

if-not = it is not so that { $condition }
if-is = is { $what }
    .not = is not { $what }
if-same = { $one } is { $other }
    .not = { $one } is not { $other }
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
       *[other] { $seats } controls
    } { $least ->
        [1] { $cards }
       *[other] { $least } or more { $cards }
    }
if-controls-none =
    { $seats-is ->
        [you] you control { $cards }
       *[other] { $seats } controls { $cards }
    }
    .cards = nom no
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
if-attack-is =
    { $attack-is ->
        [ranged] the attack is Ranged
        [physical] the attack is Physical
        [social] the attack is Social
       *[mental] the attack is Mental
    }
    .not =
        { $attack-is ->
            [ranged] the attack is not Ranged
            [physical] the attack is not Physical
            [social] the attack is not Social
           *[mental] the attack is not Mental
        }
if-attacking = its party attacks
if-your-turn = it is your turn
if-first-attack =
    { $attack-is ->
        [social] it is the first Social attack of its party this turn
       *[other] it is the first attack of this type of its party this turn
    }
if-at-target = it was dealt to the target
if-first-survivor = it is the first vampire that this attack has hurt without defeating it
if-played-by-self = it plays it itself
if-defeated-by-you = you did it
if-is-blocker = { $who } is a blocker
    .not = { $who } is no blocker
if-has-discipline = { $who } has { $code }
    .code = discipline
if-empty = nothing is left on { $card }
    .not = something is left on { $card }
if-scheme-succeeded = a Scheme that you played has succeeded this turn
    .not = no Scheme that you played has succeeded this turn
if-made-by = { $who } made the attack
if-attacked-by-you = you made the attack
if-hurt-normally = at least 1 of the damage was not Aggravated
if-about = it is yours
if-by-you = you did it
if-by-a-foe = a foe did it
if-by-your-attacker = your attacker did it
if-by-this-party = this party did it
if-played-by-you = you play it
if-recruited-by-you = you recruit it
if-beaten = somebody has defeated it
if-downed-by-you = you did it

## What is done

verb-gain-prestige =
    { $mood ->
        [ind] { $who-is ->
            [again] gains { $amount }
           *[other] { $who } gains { $amount }
        }
       *[imp] gain { $amount }
    }
    .subject = who
    .amount = prestige
verb-lose-prestige =
    { $mood ->
        [ind] { $who } loses { $amount }
       *[imp] lose { $amount }
    }
    .subject = who
    .amount = prestige
verb-pay-prestige = pay { $amount }
    .amount = prestige
verb-steal-prestige =
    { $mood ->
        [ind] { $taker-is ->
            [again] whoever chose steals { $amount } from { $giver }
           *[other] { $taker } steals { $amount } from { $giver }
        }
       *[imp] steal { $amount } from { $giver }
    }
    .subject = taker
    .giver = obj
    .amount = prestige
verb-gain-agenda =
    { $mood ->
        [ind] { $who } gains { $amount }
       *[imp] gain { $amount }
    }
    .subject = who
    .amount = agenda
verb-lose-agenda =
    { $mood ->
        [ind] { $who } loses { $amount }
       *[imp] lose { $amount }
    }
    .subject = who
    .amount = agenda
verb-mend = mend { $amount } on { $who }
    .amount = blood
    .who = nom each
verb-lose-blood = { $who } loses { $amount }
    .subject = who
    .amount = blood
verb-mend-for-prestige = the player who controls { $who } must spend Prestige equal to { $amount }, but not the last, to mend it by as much
verb-add-blood = add { $amount } from the general supply to { $card }
    .amount = blood
verb-give-blood = move { $amount } from this card onto { $who }
    .amount = blood
verb-pay-blood = pay { $amount }
    .amount = blood
verb-more-damage = add { $amount } to this attack
    .amount = damage
verb-deal-damage =
    { $aggravated ->
        [0] deal { $amount } to { $who }
       *[other] deal { $amount } , all of it Aggravated, to { $who }
    }
    .amount = damage
    .who = nom each
verb-prevent = prevent { $amount } of it
verb-defeat = defeat { $who }
verb-draw =
    { $mood ->
        [ind] { $who } draws { $amount }
       *[imp] draw { $amount }
    }
    .subject = who
    .amount = cards
verb-recover = take { $card } into your hand
verb-look-at-library = look at the top card of your Library, then leave it or move it to the bottom
verb-look-at-faction = look at the top card of your Faction Deck, then leave it or move it to the bottom
verb-steal-retainer = steal { $what }
verb-discard-this = discard this card
verb-makes-contribute =
    { $mood ->
        [ind] { $who } contributes 1 Prestige, but not the last, to { $what } of your choice; if you resolve it this turn, you may target that foe all the same
       *[imp] contribute 1 Prestige to { $what }
    }
    .subject = who
verb-turn-everybody-out = move all vampires from the Haven of { $whose } to The Streets
verb-redirect = redirect { $amount } of the Second Inquisition to { $whom }
    .amount = damage
    .whom = obj
verb-choose-half = choose at least half of the players, yourself among them
verb-afterwards = once the damage has been taken, { $deed }
verb-discard =
    { $mood ->
        [ind] { $who } discards { $amount }
       *[imp] discard { $amount }
    }
    .subject = who
    .amount = cards
verb-steal-blood = steal { $amount } from { $who }
    .amount = blood
verb-make-ready = ready { $what }
    .what = nom each
verb-discard-card = discard { $what }
verb-discard-top = discard the top card of your Library
verb-reveal-top = reveal the top card of your Library (it stays there)
verb-raise-influence = gain { $amount } for this action
    .amount = influence
verb-move-out = move { $who } to The Streets, as a party of its own,
    .who = nom each
verb-stay-out = { $who } does not return to its Haven this turn
    .who = nom each
verb-block-with = move { $who } to The Streets, unless it is there already, and block the attack with it
verb-attach-retainer =
    { $quietly ->
        [0] attach { $what } to { $whom }
       *[other] attach { $what } to { $whom } (“when attached” texts have no effect)
    }
    .whom = obj
verb-next-attack-unblockable = make it impossible to block the next attack that { $who } makes this turn
verb-shuffle-with-discards = shuffle { $what } and the City discard pile into the City Deck
verb-exhaust = exhaust { $what }
    .what = nom each
verb-burn = burn { $what }
    .what = nom each
verb-add-prestige = add { $amount } from the general supply to { $what }
    .amount = prestige
    .what = nom each
verb-take-prestige = gain { $amount } from { $card }
    .amount = prestige
verb-put-bounty = put { $amount } from the general supply on { $who } for the player who defeats it
    .amount = agenda
verb-burn-defeated = burn { $what }
verb-add-token = add { $amount ->
        [one] 1 token (Blood or Prestige, whichever belongs there)
       *[other] { $amount } tokens (Blood or Prestige, whichever belong there)
    } from the general supply to { $card }
verb-exert = exert the Influence of { $who }
verb-use-up-influence = put a No Influence token on { $who }
verb-set-free = move { $who } to The Streets
verb-everybody-home = move all vampires in The Streets to their Havens
verb-add-city-cards = add { $amount } to The Streets
    .amount = city-cards
verb-discard-from-city = discard { $what } in The Streets
verb-shuffle-events = shuffle all Events of the burned pile into the City Deck
verb-gets =
    { $who-is ->
        [you] you have { $called }
       *[other] { $who } has { $called }
    }
    .who = nom each
verb-is = { $who } { $called }
    .who = nom each
verb-gets-for-now =
    { $mood ->
        [inf] give { $who } { $called }
       *[imp] { $who } gets { $called }
    } { $scope ->
        [0] in this attack
       *[other] for this action or event
    }
    .who = nom each
verb-choose =
    { $mood ->
        [ind] { $optional ->
            [0] { $by } chooses { $cards }
           *[other] { $by } may choose { $cards }
        }
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
verb-times = of { $what }
verb-if =
    { $has ->
        [0] { $then }
       *[other] { $then }; otherwise { $otherwise }
    }
