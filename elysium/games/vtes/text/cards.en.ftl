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
keyword-haven = Haven.
mode-limited = Limited.
mode-x-between = X is { $least } to { $most }.
keyword-archetype = Archetype.
keyword-mummy = Mummy.
mode-put-ally = Put this card in play as an ally.
keyword-non-unique = Not unique.
ability-must = It has to be used.
keyword-changeling = Changeling.
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
keyword-as-clan = Counts as { ARTICLE($clan) } { $clan } for playing cards that require one.
keyword-opens-hands = Whoever controls the minion in combat with this vampire plays with an open hand.
keyword-never-against-blood-hunts = Never votes against a blood hunt.
keyword-no-politics = Takes no political actions.
keyword-wears-out = Loses a counter for each point of damage it inflicts, prevented or not; burns without counters.
keyword-sterile = Sterile.
keyword-blood-cursed = Blood Cursed.
keyword-black-hand = Black Hand.
keyword-seraph = Seraph.
keyword-flight = Flight.

## Ways of playing

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
mode-blood = Burn { $blood } blood to do so.
mode-ransom = The blocking minion may burn { $blood } blood or life to cancel this card as it is played.
mode-maneuver = Maneuver.
mode-optional-maneuver = With an optional maneuver.
mode-press = Press.
mode-optional-press = With an optional press.
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
mode-before-strikes = Before strikes are chosen.
mode-aim = As this minion chooses a strike.
mode-round-end = At the end of a round.

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

limit-round = A minion can play only one each round.
limit-turn = A minion can play only one each turn.
limit-combat = A minion can play only one each combat.
limit-until-unlock = A minion can play only one between its unlock phases.
one-each-action = Only one can be played each action.
one-each-game = Only one can be played in a game.
one-on-minion = A minion can have only one { $what }.
replace-action = Not replaced until the action is over.
replace-combat = Not replaced until the combat is over.

## Abilities

ability-once-combat = Once each combat.
ability-once-action = Once each action.

## Conditions

once-each-turn = Once each turn for all cards of this name.

## Combat: strength, first strikes, weapons taken away

ability-once-round = Once each round.
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

## Turns and actions

discipline-aus = Auspex
keyword-wraith = Wraith.
keyword-zombie = Zombie.
keyword-investment = Investment.
keyword-burning-hurts-at-superior = Put in play at superior, it inflicts 1 environmental damage that cannot be prevented on the minion that burns it by an action.
mode-hunt-action = Hunt, with { $hunt } more blood.

## Playing cards, hands, allies and events

keyword-ghoul = Ghoul.
keyword-frenzy = Frenzy.
keyword-opens-preys-hand = While this card is in play, your prey plays with an open hand.
keyword-grapple = Grapple.
keyword-aim = Aim.
keyword-gehenna = Gehenna.
keyword-as-vampire = With a Discipline card on it, this ally plays cards that need the basic level of that Discipline as a vampire.
replace-game = Not replaced as long as this card is in play.

## First Blood: what else its cards say

mode-ransom-pool = The target’s controller may burn { $pool } pool to cancel this card as it is played.
mode-ransom-cards = The opposing minion’s controller may discard { $cards } combat cards to cancel this card as it is played.
mode-as-announced = As the action is announced.
mode-as-announced-or-attempted = As the action is announced, or while a minion attempts to block.

## Special terms, templates and the glossary

keyword-scarce = Scarce.
keyword-infernal = Infernal.
keyword-slave = { $clan } slave.
keyword-circle = { $circle } circle.
keyword-not-equipment = Does not count as equipment while in play.
keyword-replaced-by-research = A card of your choice from your research area may replace this card.
keyword-puts-vampires-in-play = Not for sterile vampires.
ability-once-phase = Once each phase.
ability-once-turn = Once each turn.
replace-until-unlock = Not replaced until your unlock phase.
replace-until-discard = Not replaced until your discard phase.
once-each-game = You can play only one in a game.

## Cards that the rulebook names

option-take-blood = Steal { $number } blood
event-take-blood = { $actor } chooses to steal { $number } blood.
event-to-crypt = { $card } goes to the bottom of its owner’s crypt.
keyword-no-transfers = No transfers can move blood to or from the card with this one.
keyword-may-stay-locked = During your unlock phase, you can choose not to unlock the minion with this card.
keyword-holds-down = The vampire with this card cannot act, block, or cast votes or ballots.
keyword-target-cannot-block = The target cannot attempt to block this action.
keyword-no-spoils = A diablerist cannot take this card.
keyword-cheap-combat-for = Combat cards that require Fortitude cost this vampire 1 blood less.
choice-choose-to-command = { $player }, which vampire do you put into play to bleed?
waiting-choose-to-command = { $player } puts vampires into play.
choice-choose-equipment = { $player }, which equipment do you take from your library?
waiting-choose-equipment = { $player } searches the library for equipment.
choice-choose-bearer = { $player }, on which minion do you put the equipment?
waiting-choose-bearer = { $player } chooses a minion for the equipment.
keyword-never-uses-cel = Cannot use cards that require Celerity.
