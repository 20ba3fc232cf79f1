# Vampire: The Eternal Struggle: the words that card texts are made of, in English.

## Names

discipline-abo = Abombwe
discipline-ani = Animalism
discipline-aus = Auspex
discipline-cel = Celerity
discipline-chi = Chimerstry
discipline-dai = Daimoinon
discipline-def = Defense
discipline-dem = Dementation
discipline-dom = Dominate
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
discipline-pre = Presence
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
superior-abo = superior { discipline-abo }
superior-ani = superior { discipline-ani }
superior-aus = superior { discipline-aus }
superior-cel = superior { discipline-cel }
superior-chi = superior { discipline-chi }
superior-dai = superior { discipline-dai }
superior-def = superior { discipline-def }
superior-dem = superior { discipline-dem }
superior-dom = superior { discipline-dom }
superior-fli = superior { discipline-fli }
superior-for = superior { discipline-for }
superior-inn = superior { discipline-inn }
superior-jud = superior { discipline-jud }
superior-mal = superior { discipline-mal }
superior-mar = superior { discipline-mar }
superior-mel = superior { discipline-mel }
superior-myt = superior { discipline-myt }
superior-nec = superior { discipline-nec }
superior-obe = superior { discipline-obe }
superior-obf = superior { discipline-obf }
superior-obl = superior { discipline-obl }
superior-obt = superior { discipline-obt }
superior-pot = superior { discipline-pot }
superior-pre = superior { discipline-pre }
superior-pro = superior { discipline-pro }
superior-qui = superior { discipline-qui }
superior-red = superior { discipline-red }
superior-san = superior { discipline-san }
superior-ser = superior { discipline-ser }
superior-spi = superior { discipline-spi }
superior-str = superior { discipline-str }
superior-tem = superior { discipline-tem }
superior-tha = superior { discipline-tha }
superior-thn = superior { discipline-thn }
superior-val = superior { discipline-val }
superior-ven = superior { discipline-ven }
superior-vic = superior { discipline-vic }
superior-vis = superior { discipline-vis }
superior-viz = superior { discipline-viz }

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
title-inner-circle = Inner Circle member
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
title-of-city = { $title } ({ $city })
city-name =
    { $city ->
        [bogota] Bogotá
        [ciudad-juarez] Ciudad Juárez
        [cordoba] Córdoba
        [gdansk] Gdańsk
        [port-au-prince] Port-au-Prince
        [rio-de-janeiro] Rio de Janeiro
        [sao-paulo] São Paulo
        [washington-dc] Washington, D.C.
       *[other] { $name }
    }

kind-master = a master card
kind-action = an action card
kind-modifier = an action modifier
kind-event = an event card
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
card-counters =
    { $count ->
        [one] Enters play with a counter.
       *[other] Enters play with { $count } counters.
    }
card-burn-by-minions = Each minion can burn this card as a directed action.
card-advanced = Advanced.
card-merged = Merged: { $text }
card-vampire =
    { $titled ->
        [0] { $sect }.
       *[other] { $sect }, { $title }.
    }

keyword-location = Location.
keyword-path = Path.
keyword-derivative = Derivative.
keyword-nod-fragment = Nod fragment.
keyword-hunting-ground = Hunting ground.
keyword-weapon = Weapon.
keyword-gun = Gun.
keyword-haven = Haven.
mode-limited = Limited.
mode-x-between = X is { $least } to { $most }.
mode-x-is = X is { $amount }.
keyword-archetype = Archetype.
keyword-mummy = Mummy.
keyword-werewolf = Werewolf.
keyword-gargoyle-creature = Gargoyle creature.
keyword-condemnation = Condemnation.
keyword-operation-antigen = Operation Antigen.
keyword-never-acts = Cannot act.
keyword-bears-no-equipment = Cannot have or use equipment.
keyword-employs-nobody = Cannot have or use retainers.
keyword-never-contested = Is never contested: another copy that enters play burns this one instead.
keyword-catches-infernal-pool = Pool that you burn to unlock infernal minions is put on this card.
keyword-replaces-itself = Instead of replacing it you can take it from your ash heap.
keyword-gains-no-life = Cannot gain life: it goes to the blood bank.
keyword-bleeds-alone = No other equipment can add to a bleed by this action.
mode-foe-takes = The opposing minion can strike: steal this equipment.
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
keyword-as-title = Counts as { ARTICLE($title) } { $title } for playing cards that require one.
keyword-rivals-yield = A vampire that contests the title of this vampire has to yield it in its unlock phase.
keyword-opens-hands = Whoever controls the minion in combat with this vampire plays with an open hand.
keyword-bearer-opens-hands = Whoever controls the minion in combat with the minion with this card plays with an open hand.
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
mode-by-another = Played by another ready vampire of yours.
mode-stealth-and-bleed =
    { $limited ->
        [0] +{ $stealth } stealth and +{ $bleed } bleed.
       *[other] +{ $stealth } stealth and +{ $bleed } bleed (limited).
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
mode-even-locked = A locked minion can play it too.
mode-extra-life = It has { $life } more life.
mode-put-in-play = Put this card in play.
mode-blood = Burn { $blood } blood to do so.
mode-ransom = The blocking minion may burn { $blood } blood or life to cancel this card as it is played.
mode-maneuver =
    { $to ->
        [close] Maneuver, only to close range.
        [long] Maneuver, only to long range.
       *[either] Maneuver.
    }
mode-optional-maneuver =
    { $to ->
        [close] With an optional maneuver, only to close range.
        [long] With an optional maneuver, only to long range.
       *[either] With an optional maneuver.
    }
mode-press = Press.
mode-ending-press = With an optional press, only to end combat.
mode-optional-press = With an optional press.
mode-prevent = Prevent { $amount } { $of ->
        [normal-damage] damage that is not aggravated.
        [strike-damage] damage of a strike.
        [normal-strike-damage] damage of a strike that is not aggravated.
        [gun-damage] damage from strikes with guns.
        [other-damage] damage that comes from no strike with a gun.
       *[any-damage] damage.
    }
mode-additional =
    { $count ->
        [one] { $limited ->
            [0] An additional strike that does not count against the limit.
           *[other] An additional strike (limited).
        }
       *[other] { $limited ->
            [0] { $count } additional strikes that do not count against the limit.
           *[other] { $count } additional strikes (limited).
        }
    }
mode-additional-x = X additional strikes (limited).
mode-additional-as =
    { $limited ->
        [0] With an additional strike that does not count against the limit, and only in this way.
       *[other] With an additional strike (limited), only in this way.
    }
mode-additional-same =
    { $limited ->
        [0] With an additional strike that does not count against the limit, only of the same kind.
       *[other] With an additional strike (limited), only of the same kind.
    }
mode-from-outside = Played by a vampire that is not in the combat.
mode-from-outside-unlocked = Played by an unlocked vampire that is not in the combat.
mode-from-outside-torpid = Played by an unlocked vampire, ready or in torpor, that is not in the combat.
mode-one-each-combat = Only one can be played by this Discipline each combat.
strike-other = Strike:
mode-strike-due = Before range is determined, or as a strike is to be chosen.
mode-given =
    { $once ->
        [round] This minion can also strike in this way { $span }, once each round.
       *[other] This minion can also strike in this way { $span }.
    }
mode-prevent-x = Prevent X + { $amount } damage.
strike-recoil =
    { $aggravated ->
        [0] Whoever strikes so takes { $amount } environmental damage, too{ $once ->
            [0] .
           *[other] , but only once each combat.
        }
       *[other] Whoever strikes so takes { $amount } aggravated environmental damage, too{ $once ->
            [2] , but only at close range.
           *[other] .
        }
    }
mode-before-range = Before range is determined.
mode-before-strikes = Before strikes are chosen.
mode-aim = As this minion chooses a strike.
mode-round-end = At the end of a round.

strike-hand =
    { $amount ->
        [0] { $aggravated ->
            [0] Strike: hand strike.
           *[other] Strike: hand strike with aggravated damage.
        }
       *[other] Strike: { $melee ->
            [0] hand strike
           *[other] hand strike or melee weapon
        }, with { $amount } more damage.
    }
strike-damage = Strike: { $strength ->
        [0] { $amount }
        [2] strength
       *[other] strength + { $amount }
    }{ $ranged ->
        [0] {""}
       *[other] { $strength ->
            [0] R
           *[other] {" ranged"}
        }
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

mode-limit-round = A minion can play it at this level only once each round.
mode-limit-combat = A minion can play it at this level only once each combat.
mode-limit-action = A minion can play it at this level only once each action.
mode-limit-turn = A minion can play it at this level only once each turn.
limit-round = A minion can play only one each round.
limit-turn = A minion can play only one each turn.
limit-combat = A minion can play only one each combat.
limit-until-unlock = A minion can play only one between its unlock phases.
one-each-action = Only one can be played each action.
one-each-turn = Only one can be played each turn.
one-each-game = Only one can be played in a game.
one-on-minion = A minion can have only one { $what }.
card-keeps-from = The minion with this card cannot play cards named { $name }.
replace-action = Not replaced until the action is over.
replace-combat = Not replaced until the combat is over.
replace-turn = Not replaced until the turn is over.

## Abilities

ability-once-combat = Once each combat.
ability-once-action = Once each action.

## Conditions

once-each-minion-action = A minion can use only one card of this name each action.
once-each-action = Once each action for all cards of this name.
once-each-turn = Once each turn for all cards of this name.

## Combat: strength, first strikes, weapons taken away

ability-once-round = Once each round.
strike-first = With first strike.
strike-light = It inflicts no more than 1 damage.
strike-undodged = It cannot be dodged.
strike-grounded = Not against a minion that flies.
strike-pierces = Cards that require Fortitude cannot prevent its damage.
strike-disarms = If it hits a vampire, that vampire’s strikes with weapons inflict no damage this round.
strike-destroy-equipment = Strike{ $ranged ->
        [0] {""}
       *[other] , ranged
    }: { $weapon ->
        [0] destroy equipment.
        [2] destroy equipment or a retainer.
       *[other] destroy a weapon.
    }
strike-steal-equipment = Strike: { $weapon ->
        [0] steal equipment.
       *[other] steal a weapon.
    }

## What is printed besides the text

trait-type = Type
trait-clan = Clan
trait-discipline = Discipline
trait-superior = Superior Discipline
trait-sect = Sect
trait-title = Title
trait-cost = Cost
cost-x-blood = X blood
cost-x-pool = X pool
fact-capacity = Capacity
fact-group = Group
fact-bleed = Bleed
fact-strength = Strength
fact-life = Life
fact-blood-cost = Cost in blood
fact-pool-cost = Cost in pool
card-imbued-facts = { $creed }, imbued, { $virtues }.
card-vampire-facts = { $clan }, capacity { $capacity }, { $disciplines }.
card-cost-pool = { $cost } pool
card-cost-blood = { $cost } blood
type-imbued = Imbued
type-conviction = Conviction
type-power = Power
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

keyword-wraith = Wraith.
keyword-zombie = Zombie.
keyword-investment = Investment.
keyword-burning-hurts-at-superior = Put in play at superior, it inflicts 1 environmental damage that cannot be prevented on the minion that burns it by an action.
keyword-burning-hurts-vampires = It inflicts 1 environmental damage that cannot be prevented on a vampire that burns it by an action.
mode-hunt-action =
    { $hunt ->
        [0] Hunt.
       *[other] Hunt, with { $hunt } more blood.
    }

## Playing cards, hands, allies and events

keyword-ghoul = Ghoul.
keyword-frenzy = Frenzy.
keyword-opens-preys-hand = While this card is in play, your prey plays with an open hand.
keyword-keeps-hostages = Vampires with a hostage counter do not leave torpor for the ready region, and cannot be diablerized.
keyword-caps-bleeds = If you would burn more than 2 pool to a bleed, you burn 2 pool instead.
keyword-grapple = Grapple.
keyword-aim = Aim.
keyword-inconnu = Inconnu.
keyword-government = Government.
keyword-contract = Contract.
keyword-gehenna = Gehenna.
keyword-as-vampire = With a Discipline card on it, this ally plays cards that need the basic level of that Discipline as a vampire.
keyword-plays =
    { $superior ->
        [1] If this card was played at superior, this ally
       *[other] This ally
    } can play { $kinds ->
        [combat] combat cards
        [no-action] cards other than action cards
       *[any] cards
    } that require basic { $by } as { $sect ->
        [anarch] an Anarch vampire
       *[other] a vampire
    }{ $capacity ->
        [1] {""}
       *[other] {" "}with capacity { $capacity }
    }.
keyword-acts-at-once = It can act in the turn in which it is recruited.
keyword-second-master-action = Those for whom it was put in play have two master phase actions instead of one.
keyword-takes-victory-point = You gain the next victory point that the Methuselah against whom this card works would gain, unless you are being ousted; then burn this card.
keyword-no-gehenna = Gehenna events cannot be played.
keyword-begins-anew = It loses all counters when another minion gets it.
keyword-holds-up-replacing = Those for whom it was put in play replace no cards during minion phases; they do so once the phase is over.
keyword-plays-what-it-keeps = The vampire with this card can play the cards on it as if from your hand; nothing is drawn for them. Burn this card if it has no cards on it.
keyword-wards-off-cancelling = The next card that is played to cancel a minion card of another Methuselah is cancelled without being paid for; then burn this card.
keyword-waits-a-turn = It cannot be used in the turn in which it comes into play.
replace-game = Not replaced as long as this card is in play.

## First Blood: what else its cards say

mode-ransom-pool = The target’s controller may burn { $pool } pool to cancel this card as it is played.
mode-ransom-pool-of-blocker = The blocking minion’s controller may burn { $pool } pool to cancel this card as it is played.
mode-ransom-cards = The opposing minion’s controller may discard { $cards ->
        [one] a combat card
       *[other] { $cards } combat cards
    } to cancel this card as it is played.
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
ability-each-of-these = Each of these: { $limit }
replace-until-unlock = Not replaced until your unlock phase.
replace-until-diablerie = Not replaced until a vampire commits diablerie.
replace-until-discard = Not replaced until your discard phase.
once-each-game = You can play only one in a game.

## Cards that the rulebook names

option-take-blood = Steal { $number } blood
event-take-blood = { $actor } chooses to steal { $number } blood.
event-to-crypt = { $card } goes to the bottom of its owner’s crypt.
event-to-library = { $card } is shuffled into its owner’s library.
event-to-uncontrolled = { $card } goes to its owner’s uncontrolled region.
keyword-no-transfers = No transfers can move blood to or from the card with this one.
keyword-stays-yours = You still control this card.
keyword-even-in-torpor = Can be played even in torpor.
keyword-no-blood-hunts = No blood hunt can be called on the vampire with this card.
keyword-may-stay-locked = During your unlock phase, you can choose not to unlock the minion with this card.
keyword-holds-down = The vampire with this card cannot act, block, or cast votes or ballots.
keyword-target-cannot-block = The target cannot attempt to block this action.
keyword-no-spoils = A diablerist cannot take this card.
keyword-cheap-for-ministry = It costs Ministers 1 blood less.
keyword-cheap-combat-for = Combat cards that require Fortitude cost this vampire 1 blood less.
choice-choose-to-command = { $player }, which vampire do you put into play to bleed?
waiting-choose-to-command = { $player } puts vampires into play.
choice-choose-equipment = { $player }, which equipment do you take from your library?
waiting-choose-equipment = { $player } searches the library for equipment.
choice-choose-bearer = { $player }, on which minion do you put the equipment?
waiting-choose-bearer = { $player } chooses a minion for the equipment.
keyword-never-uses-cel = Cannot use cards that require Celerity.
