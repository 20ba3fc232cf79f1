# Vampire: The Masquerade – Vendetta: cards, and the words that their texts are made of, in English.

## Clans

clan-brujah = Brujah
clan-gangrel = Gangrel
clan-malkavian = Malkavian
clan-nosferatu = Nosferatu
clan-toreador = Toreador
clan-tremere = Tremere
clan-ventrue = Ventrue

leader-brujah = Jayla Parker
leader-gangrel = Clayton Jones
leader-malkavian = Sol Thurman
leader-nosferatu = Yeongi
leader-toreador = Winston Deville
leader-tremere = Ajit Talwar
leader-ventrue = Sofia Alvarez

style-brujah = Rebels who hit hard: much Power, and blows that drive rivals into Frenzy.
style-gangrel = Hunters who let blood do the work: it comes from nowhere, counts double and slips away.
style-malkavian = Nobody knows what comes next, themselves included: hands, decks and odds are turned over.
style-nosferatu = They are gone before the blow falls, and strike again from the Prince’s Haven.
style-toreador = Everybody’s darlings: the larger their alliance, the stronger they are.
style-tremere = Warlocks who pay for their rites in blood and live on the brink of Frenzy.
style-ventrue = They rule by offers that nobody can refuse: every way out costs something.

## Names of clan cards

card-bloody-fury = Bloody Fury
card-punks-posse = Punk’s Posse
card-challenge = Challenge
card-fist-of-caine = Fist of Caine
card-f-the-system = F*ck the System
card-earthshock = Earthshock
card-show-of-force = Show of Force
card-brujah-ready = Ready (Brujah)
card-brujah-hunt = Hunt (Brujah)
card-earth-meld = Earth Meld
card-wolf-companion = Wolf Companion
card-feral-weapons = Feral Weapons
card-power-of-the-pack = Power of the Pack
card-fearless = Fearless
card-on-the-prowl = On the Prowl
card-mist-form = Mist Form
card-gangrel-ready = Ready (Gangrel)
card-gangrel-hunt = Hunt (Gangrel)
card-mesmerize = Mesmerize
card-auction-of-blood = Auction of Blood
card-madness-network = Madness Network
card-shadow-strike = Shadow Strike
card-chaos = Chaos
card-malkavs-bane = Malkav’s Bane
card-mindless-assault = Mindless Assault
card-malkavian-ready = Ready (Malkavian)
card-malkavian-hunt = Hunt (Malkavian)
card-unseen-passage = Unseen Passage
card-cloak-of-shadows = Cloak of Shadows
card-eyes-in-the-dark = Eyes in the Dark
card-feral-whispers = Feral Whispers
card-backstab = Backstab
card-one-step-ahead = One Step Ahead
card-vanish = Vanish
card-nosferatu-ready = Ready (Nosferatu)
card-nosferatu-hunt = Hunt (Nosferatu)
card-awe = Awe
card-entourage = Entourage
card-charisma = Charisma
card-summon = Summon
card-entrancement = Entrancement
card-submission = Submission
card-friends-in-high-places = Friends in High Places
card-toreador-ready = Ready (Toreador)
card-toreador-hunt = Hunt (Toreador)
card-focus-from-hunger = Focus from Hunger
card-ancient-artifacts = Ancient Artifacts
card-theft-of-vitae = Theft of Vitae
card-dark-pact = Dark Pact
card-cauldron-of-blood = Cauldron of Blood
card-retaliation = Retaliation
card-arcane-drain = Arcane Drain
card-tremere-ready = Ready (Tremere)
card-tremere-hunt = Hunt (Tremere)
card-master-plan = Master Plan
card-diplomacy = Diplomacy
card-curfew = Curfew
card-majesty = Majesty
card-mass-manipulation = Mass Manipulation
card-tyrants-gaze = Tyrant’s Gaze
card-forestall = Forestall
card-ventrue-ready = Ready (Ventrue)
card-ventrue-hunt = Hunt (Ventrue)

## Names of allies, locations and relics

card-anita-wainwright = Anita Wainwright
card-sgt-mctavish = Sgt. McTavish
card-khadija-al-kindi = Khadija Al-Kindi
card-wauneka = Wauneka
card-carmelita-neillson = Carmelita Neillson
card-maldavis = Maldavis
card-erichtho = Erichtho
card-fiorenza-savona = Fiorenza Savona
card-marcel = Marcel
card-bronwyn = Bronwyn
card-portia = Portia
card-talley = Talley
card-ambrus-maropis = Ambrus Maropis
card-edward-neally = Edward Neally
card-mr-damp = Mr. Damp
card-bobby-white = Bobby White
card-maja-wysocki = Maja Wysocki
card-ed-crawford = Ed Crawford
card-betty-fuller = Betty Fuller
card-dr-fragonard = Dr. Fragonard
card-tamara-bodnar = Tamara Bodnar
card-douglas-richardson = Douglas Richardson
card-tom-kimber = Tom Kimber
card-francis-bennet = Francis Bennet
card-elena-cortez = Elena Cortez
card-julie-munoz = Julie Munoz
card-roberta-urbani = Roberta Urbani
card-ryan-ramos = Ryan Ramos
card-sarah-mcaleer = Sarah McAleer
card-miguel-chandler = Miguel Chandler
card-victim = Victim

card-succubus-club = Succubus Club
card-the-collar = The Collar
card-night-clinic = Night Clinic
card-toll-bridge = Toll Bridge
card-old-theatre = Old Theatre
card-catacombs = Catacombs
card-red-market = Red Market

card-isaac-chalice = The Isaac Chalice
card-sargon-apocrypha = The Sargon Apocrypha
card-silver-bell = The Silver Bell
card-ash-mirror = The Ash Mirror
card-bone-dice = The Bone Dice
card-black-ledger = The Black Ledger
card-sealed-letter = The Sealed Letter
card-thorn-crown = The Crown of Thorns

## What else stands on a card

kind-passive = Passive
kind-preparation = Preparation
kind-conflict = Conflict
kind-aftermath = Aftermath
kind-human = Human ally
kind-vampire = Vampire ally
kind-location = Location
kind-relic = Relic
kind-victim = Victim

origin-elysium = Elysium design

confidence-high = sure, read from the rulebooks
confidence-medium = likely, read from the cards by others
confidence-low = unsure
confidence-design = our own
confidence-table = from this table’s own card file
fact-name = name
fact-kind = kind
fact-power = Power
fact-influence = influence
fact-kiss = Kiss
fact-drained-blood = blood when drained
fact-drained-influence = influence when drained
fact-effect = effect

## When

timing-preparation = Preparation. { $text }
timing-conflict = Conflict. { $text }
timing-aftermath = Aftermath. { $text }
timing-before-reveal = Before the reveal here, { $text }
timing-at-reveal = In the reveal here, { $text }
timing-after-reveal = Right after the reveal here, { $text }
timing-withdraw-step = In the withdraw step here, { $text }
timing-planning-ends = When planning ends, { $text }
timing-round-ends = At the end of the round, { $text }
timing-opponent-plays-here = Each time an opponent plays a card here, { $text }
timing-opponent-plays-elsewhere = Each time an opponent plays a card at another district, { $text }
timing-card-played-here-face-down = Each time a card is played face down here, { $text }
timing-you-withdraw-elsewhere = When you withdraw from another district, { $text }
timing-gained = When you gain this ally, { $text }
timing-you-play-at-haven = Each time you play a card at the Prince’s Haven, { $text }
timing-frenzy-caused =
    { $group ->
        [location] When you send an opponent into Frenzy here, { $text }
       *[other]
            { $condition ->
                [rival-here] When you send a rival here into Frenzy, { $text }
               *[other] When you send an opponent into Frenzy, { $text }
            }
    }
timing-your-turn =
    { $group ->
        [relic] Once per game, on your turn, { $text }
       *[other] On your turn, { $text }
    }
timing-game-ends = At the end of the game, { $text }
timing-won-here = When you win here, { $text }
timing-last-here = When you come last of two or more here, { $text }
timing-withdrawn-from-here = When a player withdraws from here, { $text }
timing-resolved = Once this district is resolved, { $text }
timing-resolution-starts = Once per game, when a resolution phase begins, { $text }

## Who and how much

who-each-rival = each rival
who-each-opponent = each opponent
who-that-player = that player
who-chosen-opponent = an opponent of your choice
who-absent-opponents = each opponent with no card here
robbed-each-rival = from each rival
robbed-each-opponent = from each opponent
robbed-that-player = from that player
robbed-chosen-opponent = from an opponent of your choice
robbed-absent-opponents = from each opponent with no card here

amount-blood =
    { $count ->
        [round] blood
        [round-half] blood
        [pool-half] half the blood in your pool (rounded down)
       *[other] { $number } blood
    }
amount-influence =
    { $count ->
        [round] influence
        [round-half] influence
       *[other]
            { $extra ->
                [1] { $number } extra influence
               *[other] { $number } influence
            }
    }
amount-victims =
    { $count ->
        [round] victims
        [round-half] victims
       *[other]
            { $number ->
                [one] { $number } victim
               *[other] { $number } victims
            }
    }
counted =
    { $count ->
        [round]
            { $number ->
                [1] equal to the round number
               *[other] equal to { $number } times the round number
            }
        [round-half] equal to half the round number (rounded down)
        [pool] for every blood in your pool
        [pool-half]
            { $unit ->
                [blood] { "" }
               *[other] for every 2 blood in your pool
            }
        [alliance]
            { $timing ->
                [gained] for every card in your alliance, this one included
               *[other] for every card in your alliance
            }
        [alliance-half] for every 2 cards in your alliance
        [blood-here] for every blood that all players together have deployed here
        [blood-here-half] for every 2 blood that all players together have deployed here
        [moved] for every card you move
        [moved-half] for every 2 cards you move
        [taken-back] for every card you take back
        [taken-back-half] for every 2 cards you take back
        [won] if you won here, otherwise { $otherwise }
       *[number] { "" }
    }

## Power

effect-power =
    { $most ->
        [0] { $signed } Power{ $per }{ $if }.
       *[other] { $signed } Power{ $per }, { $most } at most{ $if }.
    }
per-own-cards-here = for each of your cards here, this one included
per-cards-here = for each card here, yours and your rivals’, this one included
per-alliance = for each card in your alliance
per-pool = for each blood in your pool
per-rivals-here = for each rival here
if-own-blood-here = if you have blood deployed here
if-fewest-open-cards = if nobody has fewer face-up cards here than you
if-at-haven = at the Prince’s Haven
if-reward-taken-here = if you took an ally or a victim from this conflict, { $text }
effect-halve-rivals = the printed Power of each rival’s cards here is halved (rounded down).
effect-blood-power = each blood you have deployed here counts as { $number } Power instead of 1.
effect-zero-highest = before all other effects, the card with the highest printed Power on the other positions here has Power 0; if several are tied, all of them.
effect-equals-highest = this card’s Power equals the highest printed Power among the face-up cards here.

## Blood

effect-steal = steal { $amount } { $robbed }{ $counted }.
effect-lose = { $who } loses { $amount }{ $counted }.
effect-gain-blood = gain { $amount }{ $counted }.
effect-gain-blood-up-to = gain blood until you have { $number } in your pool; if you already have { $number } or more, gain 1.
effect-may-spend =
    { $follows ->
        [1] you may spend { $amount }{ $counted }. If you do, { $then }
       *[other] you may spend { $amount }{ $counted }.
    }
effect-spend-or-turn-down = spend { $amount }{ $counted } or turn this card face down.
effect-all-present-gain = each player still here gains { $number } blood.

effect-deploy-from-bank =
    { $timing ->
        [you-play-at-haven] deploy { $amount } from the supply there{ $counted }.
       *[other] deploy { $amount } from the supply here{ $counted }.
    }
effect-may-deploy = you may deploy up to { $amount } from your pool here{ $counted }.
effect-return-deployed = return all your blood deployed here to your pool.
effect-take-back-deployed = each player may take up to { $number } of their own blood deployed here back into their pool.
effect-take-half-deployed = take half of each rival’s blood deployed here (rounded up) into your pool.
effect-discard-deployed = { $who } discards { $amount } deployed here{ $counted }.
effect-may-move-half-deployed = you may move half of your blood deployed here (rounded up) to another district.
effect-may-swap-pool-and-deployed =
    { $follows ->
        [1] you may swap your blood deployed here with your pool. If you do, { $then }
       *[other] you may swap your blood deployed here with your pool.
    }
effect-play-blood-everywhere = deploy { $number } blood from your pool at each district.

## Influence, alliance and hand

effect-gain-influence = gain { $amount }{ $counted }.
effect-lose-influence =
    { $selector ->
        [you] lose { $amount }{ $counted }.
       *[other] { $who } loses { $amount }{ $counted }.
    }
effect-gain-victim =
    { $besides ->
        [1] also gain { $amount }{ $counted }.
       *[other] gain { $amount }{ $counted }.
    }
effect-draw =
    { $number ->
        [one] draw { $number } card from your clan deck.
       *[other] draw { $number } cards from your clan deck.
    }
effect-return-drained = return one of your drained allies or victims to your alliance.
effect-take-ambition = take the Ambition token.
effect-look-for-blood = you may spend { $number } blood to look at a face-down card, as often as you like.
effect-look-at-district = look at all face-down cards at one district.
effect-score =
    { $condition ->
        [only-human] { $signed } influence if this is your only human ally.
       *[other] { $signed } influence.
    }

## Cards on the table

effect-play-rivals-hand = choose a rival: all cards left in that rival’s hand are played face up on your position here.
effect-play-own-hand = play all cards left in your hand here, face up.
effect-play-top-of-deck = play the top card of your clan deck here, face up.
effect-shuffle-one-back = after taking your cards back, shuffle a card of your choice from your hand into your clan deck.
effect-may-take-back-cards =
    { $follows ->
        [1] you may take any number of your own cards here, this one included, back into your hand. If you do, { $then }
       *[other] you may take any number of your own cards here, this one included, back into your hand.
    }
effect-may-turn-down-cards = you may turn any number of your cards here face down.
effect-face-down-power = each face-down card on your position here has { $number } Power.
effect-may-withdraw =
    { $follows ->
        [1] you may withdraw. If you do, { $then }
       *[other] you may withdraw.
    }
effect-move-to-haven = move this card to the Prince’s Haven.
effect-may-move-to-haven =
    { $later ->
        [1] then you may move this card to the Prince’s Haven.
       *[other] you may move this card to the Prince’s Haven.
    }

## What others decide

effect-auction = you and all rivals bid blood in secret. Whoever bids lowest turns one of their own cards here face down. Your bid is deployed here; your rivals lose theirs.
effect-forestall = choose a face-up card of a rival here: gain blood equal to its printed Power. Until the end of the round, ignore that card’s effects that make you lose blood or steal it from you.
effect-rivals-choose = each rival must choose: { $offers }.
effect-winner-chooses = if somebody else won here, that player must choose: { $offers }.
offers = { $first }, or { $second }
offer-skip-steps = skip the preparation and aftermath steps here
offer-be-robbed = let you steal { $number } blood
offer-give-half-deployed = move half of their blood deployed here (rounded up) to your position
offer-lose-influence = lose { $number } influence
offer-give-influence = give you { $number } influence
effect-rivals-pay-to-turn-up = each rival chooses for each of their face-down cards: lose { $number } blood and turn it up, or leave it face down.
effect-staying-costs = each rival must withdraw or let you steal { $number } blood.

## As long as a card lies open or is in an alliance

effect-immune = you ignore all effects here that make you lose blood or steal it from you; if the loss was a price, it counts as paid.
effect-keep-lost-blood-here = blood that you lose or spend at any district is deployed here instead of going to the supply.
effect-rivals-lose-as-much = whenever you spend or lose blood here, or it is stolen from you, each rival loses as much.
effect-turn-down-instead-of-draining = if you go into Frenzy here, you may turn this card face down instead of draining a card. If you do, gain { $number } blood.
effect-withdraw-here-instead = when you withdraw from another district, you may move your cards and blood from there to this district instead.
effect-opponents-play-face-down = in planning, opponents who play a card here must pay to play it face down.
effect-look-at-them = you may look at those cards at any time.
effect-fee =
    { $less ->
        [1] playing a card face down costs you { $number } blood less.
       *[other] playing a card face down costs you { $number } blood more.
    }
effect-wins-ties = you win all ties.
effect-cannot-be-drained = this ally cannot be drained and stays in your alliance if you go into Frenzy.
effect-tokens-when-drained =
    { $number ->
        [one] if you drain this ally, take { $number } Diablerie token.
       *[other] if you drain this ally, take { $number } Diablerie tokens instead of 1.
    }
effect-keep-all-drawn = in hand building, you may keep all the cards you draw and put a card you already had under your clan deck instead.
effect-drained-in-frenzy = if you go into Frenzy, drain this ally; none is drawn at random.
effect-fee-here = playing a card here, face up or face down, costs { $number } blood more.
effect-none =
    { $group ->
        [clan] No effect.
       *[other] No ability.
    }
