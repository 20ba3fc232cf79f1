# Vampire: The Eternal Struggle: the words that card texts are made of, in English.

## Names

clan-abomination = Abomination
clan-ahrimane = Ahrimane
clan-akunanse = Akunanse
clan-avenger = Avenger
clan-baali = Baali
clan-banu-haqim = Banu Haqim
clan-blood-brother = Blood Brother
clan-brujah = Brujah
clan-brujah-antitribu = Brujah antitribu
clan-caitiff = Caitiff
clan-daughter-of-cacophony = Daughter of Cacophony
clan-defender = Defender
clan-gangrel = Gangrel
clan-gangrel-antitribu = Gangrel antitribu
clan-gargoyle = Gargoyle
clan-giovanni = Giovanni
clan-guruhi = Guruhi
clan-harbinger-of-skulls = Harbinger of Skulls
clan-hecata = Hecata
clan-innocent = Innocent
clan-ishtarri = Ishtarri
clan-judge = Judge
clan-kiasyd = Kiasyd
clan-lasombra = Lasombra
clan-malkavian = Malkavian
clan-malkavian-antitribu = Malkavian antitribu
clan-martyr = Martyr
clan-ministry = Ministry
clan-nagaraja = Nagaraja
clan-nosferatu = Nosferatu
clan-nosferatu-antitribu = Nosferatu antitribu
clan-osebo = Osebo
clan-pander = Pander
clan-ravnos = Ravnos
clan-redeemer = Redeemer
clan-salubri = Salubri
clan-salubri-antitribu = Salubri antitribu
clan-samedi = Samedi
clan-toreador = Toreador
clan-toreador-antitribu = Toreador antitribu
clan-tremere = Tremere
clan-tremere-antitribu = Tremere antitribu
clan-true-brujah = True Brujah
clan-tzimisce = Tzimisce
clan-ventrue = Ventrue
clan-ventrue-antitribu = Ventrue antitribu
clan-visionary = Visionary

sect-camarilla = Camarilla
sect-sabbat = Sabbat
sect-laibon = Laibon
sect-independent = Independent
sect-anarch = Anarch

title-primogen = primogen
title-prince = prince
title-justicar = justicar
title-inner-circle = Inner Circle
title-imperator = imperator
title-bishop = bishop
title-archbishop = archbishop
title-priscus = priscus
title-cardinal = cardinal
title-regent = regent
title-baron = baron
title-magaji = magaji
title-kholo = kholo
title-1-vote = 1 vote
title-2-votes = 2 votes
title-of-city =
    { $title } ({ $city ->
        [bogota] Bogotá
        [ciudad-juarez] Ciudad Juárez
        [cordoba] Córdoba
        [gdansk] Gdańsk
        [port-au-prince] Port-au-Prince
        [rio-de-janeiro] Rio de Janeiro
        [sao-paulo] São Paulo
        [washington-dc] Washington, D.C.
       *[other] { $name }
    })

discipline-dom = Dominate
discipline-pre = Presence

kind-master = a master card
kind-action = an action card
kind-modifier = an action modifier
kind-reaction = a reaction card
kind-combat = a combat card
kind-equipment = an equipment card
kind-retainer = a retainer card
kind-ally = an ally card
kind-political = a political action card

## Headers

card-unique = Unique.
card-trifle = Trifle.
card-out-of-turn = Out of turn.
card-life = { $life } life.
card-ally-values = Strength { $strength }, bleed { $bleed }.
card-requires = Requires: { $what }
card-counters = Enters play with { $count } counters.
card-burn-by-minions = Each minion can burn this card as a directed action.
card-vampire =
    { $titled ->
        [0] { $sect }.
       *[other] { $sect }, { $title }.
    }

keyword-location = Location.
keyword-hunting-ground = Hunting ground.
keyword-weapon = Weapon.
keyword-gun = Gun.
keyword-melee = Melee weapon.
keyword-vehicle = Vehicle.
keyword-electronic = Electronic.
keyword-animal = Animal.
keyword-mortal = Mortal.
keyword-demon = Demon.
keyword-mage = Mage.
keyword-boon = Boon.
keyword-discipline = Discipline: the vampire with this card has one more level of { $name } and 1 more capacity.
keyword-equipment = Counts as equipment.
keyword-as-ventrue = Counts as a Ventrue for playing cards that require one.
keyword-opens-hands = Whoever controls the minion in combat with this vampire plays with an open hand.
keyword-never-against-blood-hunts = Never votes against a blood hunt.
keyword-no-politics = Takes no political actions.
keyword-leaps = If the employer burns, this card may be put on another minion instead of burning.
keyword-wears-out = Loses a counter for each point of damage it inflicts, prevented or not; burns without counters.
keyword-sterile = Sterile.
keyword-blood-cursed = Blood Cursed.
keyword-black-hand = Black Hand.
keyword-seraph = Seraph.
keyword-flight = Flight.

## Ways of playing

mode-stealth-action = +{ $stealth } stealth action.
mode-bleed-action =
    { $anyone ->
        [0] { $bleed ->
            [0] Bleed.
           *[other] Bleed with +{ $bleed } bleed.
        }
       *[other] { $bleed ->
            [0] Bleed any other Methuselah.
           *[other] Bleed any other Methuselah with +{ $bleed } bleed.
        }
    }
mode-stealth =
    { $other ->
        [0] +{ $amount } stealth.
       *[other] Played by another vampire of yours: the acting minion gets +{ $amount } stealth.
    }
mode-bleed =
    { $limited ->
        [0] +{ $amount } bleed.
       *[other] +{ $amount } bleed (limited).
    }
mode-intercept = +{ $amount } intercept.
mode-votes = +{ $amount } votes for this vampire.
mode-locked-only = Only for a locked minion.
mode-wakes = The minion wakes: it may block and react in this action as if unlocked.
mode-extra-life = It has { $life } more life.
mode-put-in-play = Put this card in play.
mode-put-on = Put this card on { $target }.
mode-put-on-self = Put this card on the minion that plays it.
mode-referendum = Referendum. { $terms } If it passes: { $effects }
mode-target = { $effects } Target: { $target }.
mode-blood = Burn { $blood } blood to do so.
mode-ransom = The blocking minion may burn { $blood } blood or life to cancel this card as it is played.
mode-maneuver = Maneuver.
mode-optional-maneuver = With an optional maneuver.
mode-press = Press.
mode-optional-press = With an optional press.
mode-blocks-declined = After blocks are declined.
mode-prevent = Prevent { $amount } { $of ->
        [normal-damage] damage that is not aggravated.
        [strike-damage] damage of a strike.
       *[any-damage] damage.
    }
mode-additional =
    { $count ->
        [one] An additional strike (limited).
       *[other] { $count } additional strikes (limited).
    }
mode-before-range = Before range is determined.

strike-hand =
    { $amount ->
        [0] Strike: hand strike.
       *[other] Strike: hand strike or melee weapon, with { $amount } more damage.
    }
strike-damage = Strike: { $strength ->
        [0] { $amount }
        [2] strength
       *[other] strength + { $amount }
    }{ $ranged ->
        [0] {""}
       *[other] R
    } { $aggravated ->
        [0] damage.
       *[other] aggravated damage.
    }
strike-dodge = Strike: dodge.
strike-combat-ends = Strike: combat ends.
strike-steal-blood = Strike{ $ranged ->
        [0] {""}
       *[other] , ranged
    }: steal { $amount } blood or life.
strike-torpor = Strike: send the opposing vampire to torpor.

terms-clan = Choose a clan.
terms-points = Allocate 4 points among two or more Methuselahs.
terms-prince = Choose a prince.

limit-round = A minion can play only one each round.
limit-combat = A minion can play only one each combat.
limit-until-unlock = A minion can play only one between its unlock phases.
one-each-action = Only one can be played each action.
one-on-minion = A minion can have only one { $what }.
replace-action = Not replaced until the action is over.
replace-combat = Not replaced until the combat is over.

## Abilities

ability-unlock = In the unlock phase:
ability-master = In the master phase:
ability-influence = In the influence phase:
ability-discard = In the discard phase:
ability-block = During a block attempt:
ability-polling = While votes are cast:
ability-any-time = At any time:
ability-lock = Lock this card.
ability-pool = Burn { $pool } pool.
ability-blood = Burn { $blood } blood.
ability-action =
    { $any ->
        [0] { $stealth ->
            [0] As an action:
           *[other] As an action with +{ $stealth } stealth:
        }
       *[other] { $stealth ->
            [0] Minions can, as an action:
           *[other] Minions can, as an action with +{ $stealth } stealth:
        }
    }
ability-referendum = Can call a referendum. { $terms } If it passes: { $effects }
ability-once-combat = Once each combat.
ability-once-action = Once each action.

static-bleed = { $bearer ->
        [0] { $amount } bleed.
       *[other] The bearer has { $amount } bleed.
    }
static-stealth = { $bearer ->
        [0] { $amount } stealth.
       *[other] The bearer has { $amount } stealth.
    }
static-intercept = { $bearer ->
        [0] { $amount } intercept.
       *[other] The bearer has { $amount } intercept.
    }
static-cannot-block = Cannot block.
static-contest-cost = Contesting a title costs { $amount } blood.
static-aggravated-damage = The damage it inflicts is aggravated.
static-foe-intercept = The blocking minion has { $amount } intercept.

hook-blocked = When blocked,
hook-to-torpor = After going to torpor,
hook-after-action = After the action,
hook-pressed = After a press to continue combat,
hook-edge-vote = After somebody burns the Edge for a vote,
hook-cancelled = When a card is cancelled,

## Conditions

condition-during-bleed = During a bleed.
condition-bleeding-you = If you are being bled.
condition-during-political-action = While votes are cast in a political action.
condition-predator-acts = If a minion of your predator acts.
condition-younger-or-ally-blocks = If an ally or younger vampire attempts to block.
condition-minion-blocks = If a minion attempts to block.
condition-is-blocked = If this minion is blocked, before the block resolves.
condition-has-blocked = After blocking.
condition-unlocked = Unlocked.
condition-is-vampire = By a vampire.
condition-titled = { $all }.
condition-has-no-title = While without a title:
condition-actor-is-titled = against an acting vampire with a title:
condition-actor-is-clan = If the acting vampire is { $first }:
condition-actor-is-younger = If the acting vampire is younger.
condition-blocker-is-clan = if it is a { $first }:
condition-foe-is-clan = against a { $first }:
condition-foe-is-vampire = Against a vampire.
condition-at-long-range = At long range.
condition-first-round = In the first round.
condition-later-round = Not in the first round.
condition-to-continue = Only to continue combat.
condition-you-have-edge = If you hold the Edge.
condition-you-lack-edge = Unless you hold the Edge:
condition-host-in-torpor = If the vampire is in torpor:
condition-host-is-vampire = On a vampire:
condition-host-has-blood = { "" }
condition-host-is-acting = { "" }
condition-it-is-host = { "" }
condition-it-is-this = { "" }
condition-this-is-acting = When acting,
condition-it-fights-this = by a vampire in combat with this one:
condition-card-being-played-is = As another Methuselah plays { $kinds }.
condition-it-requires = If it requires { $all }.
once-each-turn = Once each turn for all cards of this name.
condition-not-a-prince = If not a prince.
condition-some-prince = { "" }
condition-older-toreador = An older Toreador of another Methuselah may give 1 blood to this vampire:
condition-not-another-played = Not in the same action as { $first }.
condition-puts-vampires-in-play = to put vampires in play:
condition-own-clan-needs-stealth = If the acting minion is a { $first } of yours.

## Effects

effect-gain-pool = Gain { $first } pool.
effect-burn-own-pool = you burn { $first } pool.
effect-host-controller-burns-pool = its controller burns { $first } pool.
effect-active-burns-pool = the Methuselah whose phase it is burns { $first } pool.
effect-blocker-controller-burns-pool = the blocking minion’s controller burns { $first } pool.
effect-add-blood = Add { $first } blood.
effect-feed = Add { $first } blood; a vampire feeds on one hunting ground a turn.
effect-burn-blood-of-target = Burn { $first } blood.
effect-steal-blood-of-target = Steal { $first } blood.
effect-it-burns-blood = that vampire burns { $first } blood.
effect-blood-to-pool = Move 1 blood from the vampire to its controller’s pool.
effect-pool-to-blood = Move 1 pool to the vampire.
effect-damage-host = { $first } damage to the employer.
effect-each-burns-pool-per-minion = Each Methuselah burns 1 pool for each minion they control.
effect-each-gains-pool-per-chosen-clan = Each Methuselah gains 1 pool for each vampire of that clan they control.
effect-burn-allocated-pool = Each Methuselah burns 1 pool for each point.
effect-receive-chosen-title = Receive that prince’s title, which is contested then.
effect-lock-target = Lock it.
effect-lock-self = Lock this minion.
effect-unlock-self = Unlock this minion.
effect-steal-this = Take control of this card.
effect-burn-it = Burn it.
effect-burn-edge = Burn the Edge.
effect-rescue-it = Move it from torpor to the ready region.
effect-target-stays-locked = It does not unlock in its next unlock phase.
effect-ally-stays-locked = An ally does not unlock in its next unlock phase.
effect-enter-combat = { $first ->
        [1] Enter combat, with an optional maneuver.
       *[other] Enter combat.
    }
effect-more-bleed-for-clan = { $first } more if this vampire is { $second }.
effect-cannot-block = It cannot block this action.
effect-vampires-cannot-block = Vampires cannot block this action.
effect-burns-afterwards = After the action this vampire takes { $first } aggravated damage that cannot be prevented.
effect-attempt-fails = The attempt fails, and this minion cannot try again.
effect-attempt-fails-for-all = The attempt fails, and no minion of that Methuselah can try again.
effect-call-off-action = Unlock this minion. The action ends, and it cannot take the same one again this turn.
effect-stealth-to-actor = +{ $first } stealth.
effect-maneuver-or-press-if-blocked = With an optional maneuver or press in the combat if blocked.
effect-maneuver-if-blocking = With an optional maneuver in the combat if this vampire blocks.
effect-prevent-if-blocking = If it blocks, this vampire can prevent 1 damage in the first round.
effect-pays-unless-blocking = If it does not block, it burns { $first } blood before the action resolves.
effect-redirect-bleed = Another Methuselah of your choice is bled instead, and may attempt to block.
effect-unlock-and-attempt =
    { $first ->
        [0] Unlock and attempt to block.
       *[other] Unlock and attempt to block with +{ $first } intercept, needed or not.
    }
effect-next-actions-stealth = Burn X blood: your next X actions this turn have +1 stealth.
effect-extra-votes = +{ $first } votes.
effect-gains-vote = +{ $first } vote in this referendum.
effect-abstains = It abstains.
effect-scorn = Whoever votes against burns { $first } pool once the votes are counted.
effect-larger-hand = +{ $first } hand size until the end of the game.
effect-environmental-damage = The opposing minion takes { $first }R damage from the surroundings each round.
effect-shield = Prevent all damage from the opposing minion’s strikes this round.
effect-prevent-later = This vampire can prevent { $first } damage later this round.
effect-cancel-it = { $first ->
        [0] Cancel it.
       *[other] Cancel it; its cost is not paid.
    }
effect-discard-one = Discard a card and draw.
effect-action-card-to-library = You may shuffle the action card from your ash heap into your library.
effect-cancelled-card-to-library = if it is your { $first }, you may shuffle it into your library.
effect-secret-numbers = Everybody secretly chooses a number: you from 1 to 6, the others from 1 to 5. Each gains that much pool, but burns it instead if somebody chose exactly one less.
effect-equip-from-library = Equip with the first equipment in your library, at its requirements and cost; shuffle.
effect-force-votes = and decide how it casts its votes.

## Targets

target-minion-of-neighbours = a ready minion of your prey or predator
target-unlocked-minion = an unlocked minion
target-ready-vampire = a ready vampire
target-younger-vampire = a younger vampire
target-other-vampire = any other vampire
target-vampire-with-blood = a vampire with blood
target-vampire-without-superior = a vampire without the Discipline at superior
target-own-vampire = a vampire you control
target-own-ready-minion = a ready minion you control
target-vampire-of-clan = a { $first }
target-torpid-of-clan = a { $first } in torpor
target-hungry-own-vampire = a ready vampire you control
target-location = a location
target-own-location = a location you control
target-own-uncontrolled = a vampire in your uncontrolled region
target-uncontrolled-of-clan = a { $first } in your uncontrolled region
target-new-bleed-target = another Methuselah
target-strike-damage = the damage of a strike
target-hand-or-melee-weapon = the bare hand or a melee weapon
target-minion-or-retainer = the opposing minion, or at long range a retainer
target-voter-not-acting = a ready vampire other than the acting one
target-this-card = this card
target-other-minion = this minion, or another one

## Combat: strength, first strikes, weapons taken away

ability-once-round = Once each round.
condition-is-clan = { $first }:
condition-to-end = Only to end combat.
effect-stronger-this-combat = +{ $first } strength for the rest of the combat.
effect-strikes-first = This minion has first strike this round.
effect-cannot-be-dodged = Its strikes cannot be dodged this round.
strike-first = With first strike.
strike-destroy-equipment = Strike{ $ranged ->
        [0] {""}
       *[other] , ranged
    }: { $weapon ->
        [0] destroy equipment.
       *[other] destroy a weapon.
    }
strike-steal-equipment = Strike: { $weapon ->
        [0] steal equipment.
       *[other] steal a weapon.
    }
target-minion-to-fight = a ready minion of another Methuselah
target-vampire-to-fight = a ready vampire of another Methuselah
target-opposing-equipment = { $first ->
        [0] a card of the opposing minion’s equipment
       *[other] a weapon of the opposing minion
    }

## What is printed besides the text

trait-type = Type
trait-clan = Clan
card-vampire-facts = { $clan }, capacity { $capacity }, { $disciplines }.
card-cost-pool = { $cost } pool
card-cost-blood = { $cost } blood
type-vampire = Vampire
type-master = Master
type-action = Action
type-modifier = Action modifier
type-reaction = Reaction
type-combat = Combat
type-political = Political action
type-ally = Ally
type-retainer = Retainer
type-equipment = Equipment
type-event = Event

## Politics: titles, sects, clans, torpor

keyword-title = Title.
keyword-trophy = Trophy.
keyword-red-list = Red List.
keyword-ends-with-sect = If the vampire with this card changes sect, burn this card.
keyword-counts-as-camarilla = The vampire with this card counts as Camarilla.
mode-in-torpor = By a vampire in torpor: it leaves torpor. If it is blocked there is no combat, but a blocking vampire may diablerize it.
mode-meanwhile = In this referendum: { $effects }
terms-points-to-others = Allocate 6 points among two or more other Methuselahs.
terms-location-and-methuselah = Choose a location and a Methuselah.
terms-ready-toreador = Choose a ready Toreador.
terms-sabbat-elder = Choose a Sabbat vampire with capacity 7 or more.
condition-of-sect = By a vampire of this sect: { $first }.
condition-of-any-sect = By a vampire of one of these sects: { $all }.
condition-capacity-at-least = With capacity { $first } or more.
condition-no-ready-of-sect = If the Methuselah whose phase it is controls no ready { $first }:
condition-terms-can-be-met = { "" }
condition-before-votes = In the referendum of a political action, before any votes or ballots are cast.
ability-minion = In the minion phase:
effect-burn-this = Burn this card.
effect-votes-for-clan = Each ready { $second } has +{ $first } vote.
effect-only-sect-votes = Only { $first } vampires can cast votes or ballots.
effect-other-titles-weigh-less = Titles other than { $second } ones are worth { $first } vote less.
effect-takes-title = Put this card on the acting vampire: it is { $first } of { $second }, a unique title.
effect-chosen-takes-title = Put this card on that vampire: it is { $first }.
effect-chosen-takes-location = That Methuselah controls that location.
effect-anarchs-thrive = Each ready Anarch gains { $first } blood, and each Methuselah who controls an Anarch gains { $first } pool.
effect-joins-sect = That vampire joins this sect: { $first }. Its clan stays.
effect-joins-chosen-clan = Choose a clan: the vampire with this card is of that clan and no other.
target-own-ready-of-sect = a ready { $first } vampire you control
target-own-ready-outside-sect = a ready vampire you control that is not { $first }
target-own-ready-untitled-outside-sect = a ready untitled vampire you control that is not { $first }

## Turns and actions

discipline-aus = Auspex
keyword-wraith = Wraith.
keyword-zombie = Zombie.
keyword-investment = Investment.
keyword-burning-hurts-at-superior = Put in play at superior, it inflicts 1 damage that cannot be prevented on the minion that burns it by an action.
mode-hunt-action = Hunt, with { $hunt } more blood.
mode-on-hunt = If the hunt succeeds: { $effects }
ability-must = This minion must act:
hook-played = When this vampire plays a card,
effect-reduce-bleed = Reduce the bleed by { $first }.
effect-burn-actor = Burn the acting minion.
effect-blood-hunt-on-self = A blood hunt is called on this vampire.
effect-lock-younger-of-clan = { $first ->
        [0] Lock all younger vampires of that clan.
       *[other] Lock all younger vampires of that clan; each burns { $first } blood.
    }
effect-use-master-action = Use a master phase action.
effect-counter-to-pool = Move 1 blood from this card to your pool; burn it when it has none.
effect-this-burns-life = This ally burns { $first } life.
effect-count-down-to-ally = Burn 1 counter. Without counters this card burns, and you move a wraith or zombie ally from your ash heap to your ready region.
effect-look-at-top = Look at the top card of your library; this vampire may burn 1 blood to move it to the bottom.
effect-may-draw-one-more = you may draw one more card, and discard down to your hand size.
condition-bleed-at-least = The bleed must be for { $first } or more.
condition-action-succeeded = After an action that succeeded.
condition-action-was-blocked = After an action that was blocked.
condition-you-control-locked-minion = If you control a locked minion.
condition-need-not-hunt = Unless it must hunt.
condition-has-master-action = { "" }
condition-counted-down-less-than-twice = With no more than two cards of this name each phase.
condition-blocks-political-action = When attempting to block a political action:
condition-this-plays-card-requiring = if it requires { $first },
condition-this-is-ready-and-unlocked = While this vampire is ready and unlocked,
condition-vampire-of-capacity-at-most = each vampire with capacity { $first } or less
condition-of-prey-or-predator = of your prey or predator gets:
target-clan-of-younger = a clan
effect-unlock-if-it-succeeds = The acting { $first } unlocks after the action if it succeeds.
condition-undirected-action = If the action is undirected.
ability-announced = As an action is announced:

## Playing cards, hands, allies and events

keyword-ghoul = Ghoul.
keyword-frenzy = Frenzy.
keyword-gehenna = Gehenna.
keyword-as-vampire = With a Discipline card on it, this ally plays cards that need the basic level of that Discipline as a vampire.
hook-enters = When it enters play,
replace-game = Not replaced as long as this card is in play.
condition-you-control-ready-clan = If you control a ready { $first }.
condition-opposing-minion-plays = As the opposing minion plays a combat card.
condition-played-on-this-minion = Reflex, locked or not: as a frenzy card is played on this vampire.
condition-vampire-acts = If a vampire is acting.
condition-hunt-succeeded = if a vampire has hunted successfully,
condition-active-has-torpid = { "" }
effect-remove-for-pool = Remove it from the game and gain as much pool as its capacity or cost.
effect-redeem = Remove it from the game and gain half its capacity in pool, rounded down.
effect-lock-and-fight = Lock it and enter combat with it; in this combat it is the acting minion.
effect-active-burns-pool-per-torpid = the Methuselah whose phase it is burns 1 pool for each vampire in torpor they control.
effect-takes-hunted-blood = 1 blood moves from that vampire to this card, which burns when it has { $first }.
effect-torpor-afterwards = The acting vampire goes to torpor once the action has resolved.
effect-learn-or-burn = put a Discipline card from your hand on it, or burn it.
target-own-of-clan = a { $first } you control
target-old-uncontrolled-of-clan = a { $first } with capacity { $second } or more in your uncontrolled region
target-vampire-in-ash-heap = a vampire in your ash heap
target-vampire-of-others = a ready vampire of another Methuselah

## First Blood: what else its cards say

ability-equip = As an equip action with { $stealth } stealth:
mode-ransom-pool = The target’s controller may burn { $pool } pool to cancel this card as it is played.
condition-may-attempt-block = { "" }
mode-as-announced = As the action is announced.
effect-may-burn-card = You may burn a { $first }, if there is one.
effect-retire-it = Remove it from the game. Its controller gains pool equal to its capacity.
target-any-vampire = a vampire
target-vampire-of-capacity = a vampire with capacity { $first } or more
mode-as-announced-or-attempted = As the action is announced, or while a minion attempts to block.

## Special terms, templates and the glossary

keyword-scarce = Scarce.
keyword-infernal = Infernal.
keyword-slave = { $clan } slave.
keyword-circle = { $circle } circle.
keyword-not-equipment = Does not count as equipment while in play.
keyword-replaced-by-research = A card of your choice from your research area may replace this card.
keyword-puts-vampires-in-play = Not for sterile vampires.
hook-burned = After a ready minion is burned,
ability-as-played = As a card is played:
ability-once-turn = Once each turn.
replace-until-unlock = Not replaced until your unlock phase.
condition-this-is-ready = If this vampire is ready.
condition-has-discipline = { $second ->
        [1] With { $first }:
       *[other] With superior { $first }:
    }
condition-needs-intercept = When it is needed.
condition-is-not-blocking = Not while attempting to block.
condition-another-of-circle = If you control another ready unlocked Blood Brother of the same circle.
condition-in-referendum-of-this = In a referendum that this vampire calls.
condition-played-by-vampire-of-predator = If a vampire of your predator plays it.
condition-played-by-neighbour = If your predator or prey plays it.
condition-has-discard-action = { "" }
condition-holds-masters = { "" }
once-each-game = You can play only one in a game.
effect-spend-discard-action = Use a discard phase action.
effect-more-master-actions = You get +{ $first } master phase action.
effect-give-back-master-action = Its player gets +1 master phase action, for an out-of-turn card in the next master phase.
effect-this-gains-blood = This vampire gains { $first } blood.
effect-host-gains-blood = The vampire with it gains { $first } blood.
effect-its-controller-burns-pool = its controller burns { $first } pool.
effect-more-intercept = +{ $first } intercept.
effect-intercept-to-target = It gets +{ $first } intercept.
effect-unlock-target = Unlock it.
effect-actor-abstains = The acting vampire abstains; its votes and ballots are cancelled.
effect-becomes-vampire = Put this card in play. It becomes a vampire with capacity { $first } of the acting vampire’s clan and sect, which must hunt this turn.
effect-discard-masters = Discard { $first } master cards.
effect-burn-attached = Burn it and lock that vampire.
effect-search-library = Search your library for an equipment card, show it and move it to your hand; shuffle.
effect-search-crypt = Search your crypt for a vampire, show it and put it face down in your uncontrolled region; shuffle.
effect-put-cards-aside = Search your library for { $first } cards and put them face down in your research area, at which you may look at any time; shuffle.
effect-remove-from-ash-heap = Remove that ally from the game.
target-ally-in-ash-heap = an ally in any ash heap
target-other-locked-minion = another ready locked minion
target-other-blocker = another minion that attempts to block
target-card-of-others-on-own-vampire = a card of another Methuselah on a vampire you control

## Cards that the rulebook names

option-take-blood = Steal { $number } blood
event-take-blood = { $actor } chooses to steal { $number } blood.
event-to-crypt = { $card } goes to the bottom of its owner’s crypt.
keyword-no-transfers = No transfers can move blood to or from the card with this one.
keyword-holds-down = The vampire with this card cannot act, block, or cast votes or ballots.
keyword-target-cannot-block = The target cannot attempt to block this action.
keyword-soul-gem = If the vampire with this card burns, draw the top card of your crypt. A younger vampire enters play in your ready region, full of blood and with this card; any other card goes to your uncontrolled region, and this card burns. A diablerist cannot take this card.
keyword-cheap-combat-for = Combat cards that require Fortitude cost this vampire 1 blood less.
condition-ally-blocks = If an ally attempts to block.
condition-you-have-crypt = If your crypt is not empty.
condition-you-control-unlocked-of-clan = If you control an unlocked { $first }.
condition-not-on-red-list = not on the Red List.
condition-you-have-uncontrolled-vampire = If you have a vampire in your uncontrolled region.
condition-bled-a-crypt = When this vampire bleeds a Methuselah successfully.
condition-older-outsider-blocks = When an older vampire that is no Anarch blocks, and neither your crypt nor that of its controller is empty.
condition-bleeding-its-foe = When it bleeds the Methuselah whose vampire blocked:
condition-you-control-another-minion = If you control another minion.
condition-its-equipment-is-in-play = While the chosen equipment is in play:
condition-at-superior-or-lost = and if this card was played at superior, or the minion with the equipment is no longer yours:
condition-ally-would-burn = When an ally in the combat would burn.
effect-target-blood-to-its-pool = Move { $first } blood from it to its Methuselah’s pool.
effect-target-blood-to-own-uncontrolled = Move { $first } blood from it to a vampire in your uncontrolled region.
effect-steal-up-to = Steal up to { $first } blood.
effect-burn-for-its-blood = Burn it. The action costs as much blood as there is on it, which goes to its Methuselah’s pool.
effect-target-to-crypt =
    Move it to the bottom of its owner’s crypt.{ $first ->
        [0] { "" } Its blood goes to its Methuselah’s pool.
       *[other] { "" } { $first } of its blood goes to this vampire and the rest to its Methuselah’s pool.
    }
effect-each-burns-uncontrolled = Each Methuselah burns a vampire of their choice in their uncontrolled region.
effect-draw-from-crypt = Move the top card of your crypt to your uncontrolled region.
effect-lock-one-of-clan = Lock a { $first } you control.
effect-crypt-top-to-ash = The top card of that crypt goes to the ash heap. If it is a prince, gain { $first } pool.
effect-crypt-top-out-of-game = Remove the top card of that Methuselah’s crypt from the game.
effect-compare-all-crypts = Each Methuselah shows the top card of their crypt and shuffles it. If the highest or the lowest cost is tied, each burns 1 pool; otherwise the one with the highest steals { $first } pool from the one with the lowest.
effect-judge-by-portrait = Show the top card of that crypt. If it is a Nosferatu, this vampire burns 2 blood. If its cost is below 7, this vampire gains 2 blood; from 7 to 10, it unlocks and bleeds your prey with +1 bleed and +1 stealth as another action; above 10, it burns 1 blood.
effect-bait = Compare the costs of the top cards of both crypts and shuffle them. If yours is younger, this vampire takes 1 unpreventable damage. Otherwise there is no combat, and this card is put on this vampire.
effect-lock-blocker = Lock the blocking minion.
effect-becomes-red-list = It is on the Red List from now on.
effect-larger-hand-this-turn = +{ $first } hand size until the end of the turn.
effect-count-this-lock = Add a counter to this card; with { $first } it burns.
effect-command-younger = Choose X{ $first ->
        [0] { "" }
       *[other] +{ $first }
    } younger vampires in your uncontrolled region, no copies of which are in play. They enter play with 1 more blood each and must bleed. When one of them has bled successfully, or none can bleed any more, they all go to the bottom of your crypt.
effect-summon-illusion =
    Combat ends. The bottom card of your crypt enters play ready, contests nothing, gains { $first ->
        [1] as much blood as its capacity
       *[other] half its capacity in blood, rounded down,
    } and fights the opposing minion. After that combat it leaves the game.
effect-make-equipment = Put a card of equipment from your library that is neither unique nor a location on another minion you control, without requirements or cost.
effect-burn-this-and-its-equipment = Burn this card and the chosen equipment.
effect-prevent-for-ally = From outside the combat: prevent { $first } damage to an ally.
effect-save-ally = From outside the combat: instead, if it has no life, it gets { $first } life, up to what it started with. It cannot fight, act or block this turn. Combat ends.
target-uncontrolled-of-prey = a card in your prey’s uncontrolled region
target-uncontrolled-of-predator = a card in your predator’s uncontrolled region
target-affordable-uncontrolled-of-prey = a card in your prey’s uncontrolled region
target-own-uncontrolled-vampire = a vampire in your uncontrolled region
target-other-of-clan-with-blood = another { $first }
target-prey-with-crypt = your prey’s crypt
target-methuselah-with-crypt = any Methuselah with a crypt
target-every-crypt = every crypt, none of them empty
target-blocking-ally = the ally that attempts to block
target-number-of-younger = X, the blood it costs
target-damage-to-ally = the damage to an ally
choice-choose-receiver = { $player }, which vampire in your uncontrolled region gets the blood?
waiting-choose-receiver = { $player } chooses a vampire for the blood.
choice-choose-how-much = { $player }, how much blood do you steal?
waiting-choose-how-much = { $player } decides how much blood to steal.
choice-choose-one-waiting = { $player }, which vampire in your uncontrolled region do you burn?
waiting-choose-one-waiting = { $player } chooses an uncontrolled vampire to burn.
choice-choose-to-lock = { $player }, which vampire do you lock?
waiting-choose-to-lock = { $player } chooses a vampire to lock.
choice-choose-to-command = { $player }, which vampire do you put into play to bleed?
waiting-choose-to-command = { $player } puts vampires into play.
choice-choose-equipment = { $player }, which equipment do you take from your library?
waiting-choose-equipment = { $player } searches the library for equipment.
choice-choose-bearer = { $player }, on which minion do you put the equipment?
waiting-choose-bearer = { $player } chooses a minion for the equipment.
condition-of-any-clan = For vampires of these clans: { $all }.
condition-hurt-by-strike = { "" }
effect-prevent-strike = Prevent all damage from the opposing minion’s strike.
keyword-never-uses-cel = Cannot use cards that require Celerity.
