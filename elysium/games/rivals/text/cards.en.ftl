# Vampire: The Masquerade – Rivals: the frame of card texts, in English.

## Headers

card-vampire = { $clan }, Blood Potency { $potency }. Physical { $physical }, Social { $social }, Mental { $mental }. { $disciplines }.
card-needs-potency = Blood Potency { $potency }
card-attack = { $attack } attack, damage { $damage }.
card-reaction = Reaction to: { $attacks }.
card-shield = Shield { $shield }.
card-damage = Damage { $damage }.
card-unverified = Not compared with the printed card.
card-leader-ability = Leader Ability:
card-mortal =
    { $agenda ->
        [0] Blood { $blood }.
       *[other] Blood { $blood }, Agenda { $agenda }.
    }
keyword-guard = Guard: it may block Ranged attacks.
keyword-relentless = Relentless.
keyword-targeted = Targeted.
keyword-aggravated = Aggravated.
keyword-unique = Unique.
keyword-one-per-player = One for each player.
keyword-two-actions = Two actions.

kind-haven = Haven
kind-agenda = Agenda
kind-action = action
kind-unhosted-action = Unhosted Action
kind-attack = attack
kind-reaction = Reaction
kind-influence-modifier = Influence Modifier
kind-scheme = Scheme
kind-conspiracy = Conspiracy
kind-title = title
kind-ongoing = Ongoing
kind-event = Event
kind-mortal = Mortal
kind-citizen = Citizen
kind-retainer = Retainer
kind-antagonist = Antagonist
kind-second-inquisition = Second Inquisition
kind-special = special
kind-ritual = ritual
kind-trap = trap
kind-animal = animal
kind-gift = gift
kind-ghoul = ghoul
kind-rite = rite
kind-alchemy = alchemy
kind-relic = relic
kind-vehicle = vehicle
kind-monster = monster
kind-form = form

factor-clan = Clan
clan-brujah = Brujah
clan-malkavian = Malkavian
clan-toreador = Toreador
clan-ventrue = Ventrue
clan-banu-haqim = Banu Haqim
clan-caitiff = Caitiff
clan-gangrel = Gangrel
clan-hecata = Hecata
clan-lasombra = Lasombra
clan-ministry = Ministry
clan-nosferatu = Nosferatu
clan-ravnos = Ravnos
clan-salubri = Salubri
clan-thin-blood = thin-blood
clan-tremere = Tremere
clan-tzimisce = Tzimisce
clan-faithful = Faithful
clan-inquisitive = Inquisitive
clan-martial = Martial
clan-red-talons = Red Talons
clan-silver-fangs = Silver Fangs

discipline-animalism = Animalism
discipline-auspex = Auspex
discipline-celerity = Celerity
discipline-dominate = Dominate
discipline-fortitude = Fortitude
discipline-obfuscate = Obfuscate
discipline-potence = Potence
discipline-presence = Presence
discipline-protean = Protean
discipline-blood-sorcery = Blood Sorcery
discipline-thin-blood-alchemy = Thin-Blood Alchemy
discipline-oblivion = Oblivion
discipline-arsenal = Arsenal
discipline-beast-whisperer = Beast Whisperer
discipline-drone-jockey = Drone Jockey
discipline-fleet = Fleet
discipline-global = Global
discipline-library = Library
discipline-ordnance = Ordnance
discipline-repel-the-unnatural = Repel the Unnatural
discipline-sense-the-unnatural = Sense the Unnatural
discipline-thwart-the-unnatural = Thwart the Unnatural
discipline-ahroun = Ahroun
discipline-galliard = Galliard
discipline-philodox = Philodox
discipline-ragabash = Ragabash
discipline-theurge = Theurge

## What a card does

role-attacker = Attacker:
role-party = Party:

as-attack = Attack:
as-reaction = Reaction:
clause-only-if = only if { $condition }
clause-only-in-streets = Only in The Streets.
clause-is-action = This is an action.
clause-each-attack = Each of your attackers may do so once in each attack.
clause-each-vampire = Each of your vampires may do so once a turn.
clause-each-time = Each time.
clause-once = Once a turn.
clause-at = { $moment }, { $deed }
clause-bonus-if = { $bonus } if { $condition }
clause-negates-reaction = the target’s Reaction has no effect
clause-negates-attack = the text of the attack card has no effect
clause-pierces = this attack ignores all Shields
clause-intel = In the Intel step you may play this card face up as your attack card for +{ $intel } Intel.
clause-deals = The damage is { $attack }.
clause-as-played = as you play this card, { $deed }
clause-influence = +{ $amount } Influence for this action or event.
clause-wins = if this is a Scheme and your side wins, { $deed }
clause-fails = if this is a Scheme and it fails, { $deed }
clause-title = Exert { $influence } Influence to attach it to the vampire that plays it.
clause-scheme = YES: { $deed }
clause-conspiracy = play it face down with 1 Prestige on it. With { $prestige } or more, you may resolve it on your turn, at a foe who has not contributed: { $deed }
clause-burned = burn: { $deed }
clause-attached = attach: { $deed }
clause-gives = gives { $what }

at-prevent = when { $who } is dealt damage
at-block =
    { $where ->
        [streets] { $ranged ->
            [0] if { $who } is ready when a foe makes an attack that is not Ranged on a target in The Streets
           *[other] if { $who } is ready when a foe makes an attack on a target in The Streets
        }
       *[anywhere] { $ranged ->
            [0] if { $who } is ready when a foe makes an attack that is not Ranged
           *[other] if { $who } is ready when a foe makes any attack, even a Ranged one
        }
    }
at-influence = while you raise Influence
at-antagonist = at the end of your turn, before the Second Inquisition deals damage

after-start =
    { $whose ->
        [you] at the start of your turn
       *[anyone] at the start of each turn
    }
after-end =
    { $whose ->
        [you] at the end of your turn
       *[anyone] at the end of each turn
    }
after-mending = in your Torpor and Mending step
after-defeated =
    { $whose ->
        [foe] when a player defeats a foe’s vampire
        [you] when you defeat { $what }
        [attacker] when your attacker defeats another vampire
        [party] when this party defeats a vampire
       *[anyone] when { $what } is defeated
    }
after-hurt =
    { $whose ->
        [you] when an attack you make deals damage to { $what }
       *[anyone] when an attack deals damage to { $what }
    }
after-attached = when { $what } is attached to { $host }
after-scheme-succeeds = when a Scheme you play succeeds
after-conspiracy-resolved = when you resolve a Conspiracy
after-mortal-down =
    { $whose ->
        [winner] when you defeat { $what }
        [anyone] when { $what } is defeated
       *[you] when you defeat or burn { $what }
    }
after-played =
    { $whose ->
        [self] when this vampire plays { $what }
       *[you] when you play { $what }
    }
after-laid-face-down = when you play a card face down outside of an attack
after-turned-up = when you resolve a face-down card outside of an attack
after-recruited = when you recruit a vampire
after-attacks = when a vampire attacks { $what }

own-intel = At the end of your turn, deals 1 Aggravated damage to a vampire of your coterie that Secrecy does not protect. +{ $amount } Intel, added up with others. When defeated, it is discarded.
own-shuffles-defeated = Defeated Second Inquisition cards are shuffled into the City Deck.
own-influence-by-card = Once during each player’s turn you may lay down a card with Blood Potency 1 to { $amount } as an Influence Modifier: it adds that much Influence.
own-recruits-cheaper = Recruiting costs you { $amount } Prestige less; the rest of the Blood comes from the general supply.
own-unmarked = Nobody’s marker lies on it: it stays until its own text burns it.
own-burns-for-party = Party: instead of the usual reward for burning a City Deck Mortal that this party defeats, each of its vampires may mend 1 Blood.

## Questions that cards ask

prompt-choose = choose { $what }
prompt-amount = how much: { $deed }
prompt-offer = { $deed }
prompt-either = { $ways }

## Looking through the cards

trait-stack = Pile
trait-kind = Kind
trait-clan = Clan
trait-discipline = Discipline
trait-attack = Type of attack
trait-reaction = Answers
trait-keyword = Word
trait-printing = Printing
stack-library = Library
stack-faction = Faction Deck
stack-haven = Haven
stack-agenda = Agenda
stack-city = City Deck
printing-unverified = not compared with the printed card
printing-errata = later printing
fact-potency = Blood Potency
fact-damage = Damage
fact-shield = Shield
fact-influence = Influence
fact-cost = Cost in Prestige
fact-resolves = Prestige to resolve it
fact-blood = Blood
fact-points = Agenda for defeating it
fact-physical = Physical
fact-social = Social
fact-mental = Mental
reaction-physical = Physical
reaction-social = Social
reaction-mental = Mental
reaction-ranged = Ranged
refusal-too-many-of-a-card = There are not so many copies of { $card } in the City Deck.
