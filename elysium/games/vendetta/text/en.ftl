# Vampire: The Masquerade – Vendetta: everything the table says, in English. The cards are in cards.en.ftl.

## The game

game-name = Vampire: The Masquerade – Vendetta
game-blurb = Three nights, one city, no friends: bluff for its districts with hidden cards and blood, win allies, and never run dry.

## Districts, as they are spoken of after “at” in other messages

district-numbered = district { $number }
district-haven = the Prince’s Haven

## Whose doing something is

source-of = { $player }’s “{ $card }”
    .to-player = your “{ $card }”
source-kiss = the Kiss

## A victim, of which there are many, where other cards are called by their name

one-victim = a victim

factor-clan = Clan

## The log: setting up

event-on-offer-clan = On offer: clan { $clan }.
event-on-offer-relic = On offer: { $relic }.
event-given-clan = { $player } leads clan { $clan }.
    .to-player = You lead clan { $clan }.
event-pick-clan = { $actor } takes the side of clan { $clan }.
    .to-actor = You take the side of clan { $clan }.
event-pick-relic = { $actor } takes { $relic }.
    .to-actor = You take { $relic }.
event-first-player = { $player } holds the Ambition token and is first in turn order.
    .to-player = You hold the Ambition token and are first in turn order.
event-location = { $location } lies at { $district }.

## The log: the Kiss, the districts and the hands

event-round = Night falls: round { $round } of 3.
event-kiss = The Kiss: { $player } gains { $blood } blood from the alliance.
    .to-player = The Kiss: you gain { $blood } blood from your alliance.
event-kiss-costs = The Kiss: { $player }’s alliance demands { $blood } blood.
    .to-player = The Kiss: your alliance demands { $blood } blood.
event-ally-arrives = { $ally } waits at { $district }.
event-drew = In secret: { $card } is drawn.
event-put-one-under = { $player } puts a card under the clan deck.
    .to-player = You put a card under your clan deck.
event-put-card-under = In secret: { $card } goes under the clan deck.

## The log: planning

event-turn = It is { $player }’s turn.
    .to-player = It is your turn.
event-no-card = { $player } has no card left to play.
    .to-player = You have no card left to play.
event-played = { $player } plays { $card } at { $district }.
    .to-player = You play { $card } at { $district }.
event-played-face-down = { $player } plays card { $laid } face down at { $district }.
    .to-player = You play card { $laid } face down at { $district }.
event-played-own-face-down = In secret: card { $laid }, face down at { $district }, is { $card }.
event-paid-fee = Playing it like that costs { $player } { $blood } blood.
    .to-player = Playing it like that costs you { $blood } blood.
event-add =
    { $tokens ->
        [0]
            { $blood ->
                [0] { $actor } adds no blood.
               *[other] { $actor } lets blood flow.
            }
        [one] { $actor } turns { $tokens } Diablerie token over.
       *[other] { $actor } turns { $tokens } Diablerie tokens over.
    }
    .to-actor =
        { $tokens ->
            [0]
                { $blood ->
                    [0] You add no blood.
                   *[other] You let blood flow.
                }
            [one] You turn { $tokens } Diablerie token over.
           *[other] You turn { $tokens } Diablerie tokens over.
        }
event-drain = { $actor } bares their fangs.
    .to-actor = You bare your fangs.
event-look = { $actor } pays for a glance at a face-down card.
    .to-actor = You pay for a glance at a face-down card.
event-use-relic = { $actor } uses { $relic }.
    .to-actor = You use { $relic }.

## The log: blood and influence

event-spent = { $player } spends { $blood } blood.
    .to-player = You spend { $blood } blood.
event-lost = { $player } loses { $blood } blood to { $by }.
    .to-player = You lose { $blood } blood to { $by }.
event-stolen = { $by } steals { $blood } blood from { $player }.
    .to-player = { $by } steals { $blood } blood from you.
event-immune = { $by } cannot touch { $player }’s blood.
    .to-player = { $by } cannot touch your blood.
event-gained = { $player } gains { $blood } blood.
    .to-player = You gain { $blood } blood.
event-gained-influence = { $player } gains { $influence } influence.
    .to-player = You gain { $influence } influence.
event-lost-influence = { $player } loses { $influence } influence.
    .to-player = You lose { $influence } influence.
event-gave-influence = { $giver } gives { $player } { $influence } influence.
    .to-giver = You give { $player } { $influence } influence.
    .to-player = { $giver } gives you { $influence } influence.
event-deployed = { $player } deploys { $blood } blood at { $district }.
    .to-player = You deploy { $blood } blood at { $district }.
event-deployed-from-supply = { $player } deploys { $blood } blood from the supply at { $district }.
    .to-player = You deploy { $blood } blood from the supply at { $district }.
event-discarded-blood = { $player } discards { $blood } blood deployed at { $district }.
    .to-player = You discard { $blood } blood deployed at { $district }.
event-took-blood = { $player } takes { $blood } of { $owner }’s blood deployed at { $district } into the pool.
    .to-player = You take { $blood } of { $owner }’s blood deployed at { $district } into your pool.
    .to-owner = { $player } takes { $blood } of your blood deployed at { $district } into the pool.
event-moved-blood = { $player } has { $blood } more blood at { $district }.
    .to-player = You have { $blood } more blood at { $district }.
event-blood-back = { $player } takes { $blood } deployed blood back into the pool.
    .to-player = You take { $blood } deployed blood back into your pool.
event-swapped-blood = { $player } swaps pool and deployed blood: now { $pool } in the pool and { $blood } deployed.
    .to-player = You swap pool and deployed blood: now { $pool } in your pool and { $blood } deployed.
event-frenzy = { $player } has run dry and goes into Frenzy!
    .to-player = You have run dry and go into Frenzy!
event-drained = { $player } drains { $card } and gains { $blood } blood.
    .to-player = You drain { $card } and gain { $blood } blood.
event-took-tokens =
    { $tokens ->
        [one] { $player } takes { $tokens } Diablerie token and now has { $all }.
       *[other] { $player } takes { $tokens } Diablerie tokens and now has { $all }.
    }
    .to-player =
        { $tokens ->
            [one] You take { $tokens } Diablerie token and now have { $all }.
           *[other] You take { $tokens } Diablerie tokens and now have { $all }.
        }
event-eliminated = { $player } has drunk too deep: the third Diablerie token means the end of the game for them.
    .to-player = You have drunk too deep: the third Diablerie token means the end of the game for you.
event-ambition = The Ambition token goes to { $player }.
    .to-player = The Ambition token goes to you.

## The log: resolving a district

event-resolving = The reckoning at { $district } begins.
event-stayed = { $player } stays at { $district }.
    .to-player = You stay at { $district }.
event-withdrew = { $player } withdraws from { $district }.
    .to-player = You withdraw from { $district }.
event-comes-to = { $card } moves to { $player }’s position at { $district }.
    .to-player = { $card } moves to your position at { $district }.
event-comes-to-face-down = A face-down card moves to { $player }’s position at { $district }.
    .to-player = A face-down card moves to your position at { $district }.
event-back-to-hand = { $card } returns to { $player }’s hand.
    .to-player = { $card } returns to your hand.
event-back-unseen = A card returns to { $player }’s hand unseen.
    .to-player = A card returns to your hand unseen.
event-revealed = { $player } reveals { $card }.
    .to-player = You reveal { $card }.
event-stays-down = A card of { $player } stays face down at { $district }.
    .to-player = A card of yours stays face down at { $district }.
event-turned-down = { $card }, on { $player }’s position, is turned face down.
    .to-player = { $card }, on your position, is turned face down.
event-acts = { $player }’s { $card } acts.
    .to-player = Your { $card } acts.
event-bids =
    { $blood ->
        [0] { $player } has bid nothing.
       *[other] { $player } has bid { $blood } blood.
    }
    .to-player =
        { $blood ->
            [0] You have bid nothing.
           *[other] You have bid { $blood } blood.
        }
event-lowest-bid = { $player }’s bid is the lowest.
    .to-player = Your bid is the lowest.
event-from-deck = { $player } turns up the top card of the clan deck: { $card }.
    .to-player = You turn up the top card of your clan deck: { $card }.
event-skips = { $player }’s cards do nothing in preparation and aftermath here.
    .to-player = Your cards do nothing in preparation and aftermath here.
event-ignores = { $player } has seen { $card } coming: until the round ends it takes no blood from { $player }.
    .to-player = You have seen { $card } coming: until the round ends it takes no blood from you.
event-looked = { $player } looks at face-down card { $laid }.
    .to-player = You look at face-down card { $laid }.
event-saw = In secret: face-down card { $laid } is { $card }.
event-drew-card = { $player } draws a card from the clan deck.
    .to-player = You draw a card from your clan deck.
event-drew-own = In secret: { $card } is drawn from the clan deck.
event-returns-to-alliance = { $player }’s alliance gets { $card } back.
    .to-player = Your alliance gets { $card } back.
event-shuffled-back = { $player } shuffles a card from hand into the clan deck.
    .to-player = You shuffle a card from your hand into your clan deck.
event-shuffled-own-back = In secret: { $card } is shuffled into the clan deck.

## The log: Power and rewards

event-card-power = { $player }: { $card }, printed { $printed }, counts { $power }.
    .to-player = Your { $card }, printed { $printed }, counts { $power }.
event-down-power = { $player }: face-down cards count { $power }.
    .to-player = Your face-down cards count { $power }.
event-blood-power = { $player }: { $blood } deployed blood counts { $power }.
    .to-player = Your { $blood } deployed blood counts { $power }.
event-total = { $player } has { $power } Power at { $district }.
    .to-player = You have { $power } Power at { $district }.
event-tie-by-order = { $player } and { $rival } both have { $power } Power at { $district }. The tie goes to { $player }, who comes earlier in turn order.
    .to-player = You and { $rival } both have { $power } Power at { $district }. The tie goes to you: you come earlier in turn order.
    .to-rival = { $player } and you both have { $power } Power at { $district }. The tie goes to { $player }, who comes earlier in turn order.
event-tie-by-card = { $player } and { $rival } both have { $power } Power at { $district }. The tie goes to { $player }, thanks to { $card }.
    .to-player = You and { $rival } both have { $power } Power at { $district }. The tie goes to you, thanks to { $card }.
    .to-rival = { $player } and you both have { $power } Power at { $district }. The tie goes to { $player }, thanks to { $card }.
event-place =
    { $place ->
        [1] { $player } wins at { $district }.
        [2] { $player } comes second at { $district }.
       *[other] { $player } comes third at { $district }.
    }
    .to-player =
        { $place ->
            [1] You win at { $district }.
            [2] You come second at { $district }.
           *[other] You come third at { $district }.
        }
event-nobody-wins = No card lies at { $district }: nobody wins there.
event-wins-ally = { $ally } joins { $player }’s alliance.
    .to-player = { $ally } joins your alliance.
event-ally-leaves = Nobody has won { $ally }, who leaves the city.
event-gains-victim = { $player } gains a victim.
    .to-player = You gain a victim.
event-no-victims = No victim is left for { $player }.
    .to-player = No victim is left for you.

## The log: what was chosen

event-act = { $actor } decides that { $card } comes next.
    .to-actor = You decide that { $card } comes next.
event-yes = { $actor } agrees.
    .to-actor = You agree.
event-no = { $actor } declines.
    .to-actor = You decline.
event-amount =
    { $blood ->
        [0] { $actor } wants none.
       *[other] { $actor } decides on { $blood } blood.
    }
    .to-actor =
        { $blood ->
            [0] You want none.
           *[other] You decide on { $blood } blood.
        }
event-done = { $actor } leaves it at that.
    .to-actor = You leave it at that.
event-choose-card = { $actor } chooses { $card }.
    .to-actor = You choose { $card }.
event-choose-player = { $actor } chooses { $player }.
    .to-actor = You choose { $player }.
    .to-player = { $actor } chooses you.
event-choose-district = { $actor } chooses { $district }.
    .to-actor = You choose { $district }.
event-turn-up = { $actor } pays to turn card { $laid } face up.
    .to-actor = You pay to turn card { $laid } face up.
event-leave-down = { $actor } would rather leave card { $laid } face down.
    .to-actor = You would rather leave card { $laid } face down.
event-be-robbed = { $actor } would rather have { $blood } blood stolen.
    .to-actor = You would rather have { $blood } blood stolen.
event-skip-steps = { $actor } would rather hold back.
    .to-actor = You would rather hold back.
event-give-influence = { $actor } would rather give { $influence } influence away.
    .to-actor = You would rather give { $influence } influence away.
event-lose-influence = { $actor } would rather lose { $influence } influence.
    .to-actor = You would rather lose { $influence } influence.
event-give-blood = { $actor } would rather hand over { $blood } deployed blood.
    .to-actor = You would rather hand over { $blood } deployed blood.
event-spare = { $actor } spares { $player }.
    .to-actor = You spare { $player }.
    .to-player = { $actor } spares you.
event-include = { $actor } makes no exception for { $player }.
    .to-actor = You make no exception for { $player }.
    .to-player = { $actor } makes no exception for you.

## The log: the end

event-round-ends = Dawn ends round { $round }: deployed blood is gone, cards go back to their owners.
event-scored = { $player }: { $score } influence in all, { $blood } blood left.
    .to-player = You: { $score } influence in all, { $blood } blood left.
event-team-scored = { $first } and { $second }: { $score } influence together, { $blood } blood left.
    .to-first = You and { $second }: { $score } influence together, { $blood } blood left.
    .to-second = { $first } and you: { $score } influence together, { $blood } blood left.
event-final-tie = { $player } and { $rival } have the same score. { $player } comes first: { $by }.
    .to-player = You and { $rival } have the same score. You come first: { $by }.
    .to-rival = { $player } and you have the same score. { $player } comes first: { $by }.
tie-card = an ally wins ties
tie-blood = more blood in the pool
tie-order = earlier in turn order
event-won = The city belongs to { $player }!
    .to-player = The city belongs to you!

## Options: what the buttons say

option-pick-clan = Clan { $clan }
option-pick-relic = Take { $relic }
option-put-under = Put { $card } under the deck
option-play =
    { $face ->
        [up] Play { $card } face up at { $district }
       *[down] Play { $card } face down at { $district }
    }
option-add =
    { $tokens ->
        [0]
            { $blood ->
                [0] Add no blood
               *[other] Add { $blood } blood
            }
        [one]
            { $blood ->
                [0] Turn { $tokens } Diablerie token over for 1 blood
               *[other] Add { $blood } blood and turn { $tokens } Diablerie token over for 1 more
            }
       *[other]
            { $blood ->
                [0] Turn { $tokens } Diablerie tokens over for { $tokens } blood
               *[other] Add { $blood } blood and turn { $tokens } Diablerie tokens over for { $tokens } more
            }
    }
option-drain = Drain { $card }
option-look = Pay blood to look at face-down card { $laid }
option-use-relic = Use { $relic }
option-stay = Stay
option-withdraw = Withdraw
option-act = { $card }
option-yes = Yes
option-no = No
option-amount =
    { $blood ->
        [0] No blood
       *[other] { $blood } blood
    }
option-bid =
    { $blood ->
        [0] Bid nothing
       *[other] Bid { $blood } blood
    }
option-done = Leave it at that
option-choose-card = { $card }
option-choose-player = { $player }
option-choose-district = At { $district }
option-take-back = Take back { $card }
option-shuffle-back = Shuffle { $card } into the deck
option-turn-up = Pay and turn card { $laid } face up
option-leave-down = Leave card { $laid } face down
option-be-robbed = Have { $blood } blood stolen
option-skip-steps = No preparation and no aftermath for your cards here
option-give-influence = Give { $influence } influence away
option-lose-influence = Lose { $influence } influence
option-give-blood = Hand over { $blood } of your blood deployed here
option-spare = Spare { $player }
option-include = { $player } as well

## Questions: what the person who must choose reads, and what the others read

choice-pick-clan = Which clan do you lead into the night?
waiting-pick-clan = Waiting for { $player } to choose a clan.

choice-pick-relic = Which relic do you take?
waiting-pick-relic = Waiting for { $player } to take a relic.

choice-put-under = Which card goes under your clan deck? You keep the rest.
waiting-put-under = Waiting for { $player } to build a hand.

choice-plan = Your turn: play a card, face up or face down, at any district.
waiting-plan = Waiting for { $player } to play a card.

choice-add = How much blood do you add at { $district }? Then your turn is over.
waiting-add = Waiting for { $player } to add blood at { $district }.

choice-use-relic-now = The resolution begins. Do you use { $card }, once and for all?
waiting-use-relic-now = Waiting for { $player } to use { $card }, or not.

choice-stay-or-withdraw =
    { $price ->
        [0] Do you stay at { $district }, or withdraw? Nobody sees your choice before all have chosen.
       *[other] Do you stay at { $district }, or withdraw? Staying costs you { $price } blood: { $card }.
    }
waiting-stay-or-withdraw = Waiting for { $player } to stay at { $district } or withdraw.

choice-withdraw-there-instead = You leave { $district }. Do your cards and blood go to { $shelter } instead?
waiting-withdraw-there-instead = Waiting for { $player } to choose where to withdraw to.

choice-pay-for-turning-up = { $card }: do you lose { $blood } blood to turn your card { $laid } face up?
waiting-pay-for-turning-up = { $card }: waiting for { $player } to pay for card { $laid }, or leave it face down.

choice-act-first = Several of your cards are ready. Which one acts first?
waiting-act-first = Waiting for { $player } to choose which card acts first.

choice-include-partner = { $card }: does it concern your partner { $partner } as well?
waiting-include-partner = { $card }: waiting for { $player } to spare { $partner }, or not.

choice-choose-one = { $owner }’s { $card } leaves you a choice. What do you prefer?
waiting-choose-one = { $card }: waiting for { $player } to choose the lesser evil.

choice-turn-down-instead = Frenzy! Do you turn { $card } face down instead of draining somebody, and gain { $blood } blood?
waiting-turn-down-instead = Frenzy: waiting for { $player } to turn { $card } face down, or drain somebody.

choice-spend-or-not =
    { $then ->
        [lose] { $card }: do you spend { $blood } blood so that each rival loses { $more }?
        [steal] { $card }: do you spend { $blood } blood to steal { $more } from each rival?
        [take-half-deployed] { $card }: do you spend { $blood } blood to take half of each rival’s blood deployed here?
       *[other] { $card }: do you spend { $blood } blood for its effect?
    }
waiting-spend-or-not = { $card }: waiting for { $player } to spend { $blood } blood, or not.

choice-pay-or-turn-down = { $card }: do you spend { $blood } blood? If not, the card is turned face down.
waiting-pay-or-turn-down = { $card }: waiting for { $player } to spend { $blood } blood or turn the card face down.

choice-deploy-how-much = { $card }: how much blood do you deploy at { $district }?
waiting-deploy-how-much = { $card }: waiting for { $player } to deploy blood at { $district }.

choice-swap-or-not =
    { $then ->
        [deploy-from-bank] { $card }: do you swap your pool ({ $blood }) with your blood deployed here ({ $deployed }), and deploy { $more } more from the supply?
       *[other] { $card }: do you swap your pool ({ $blood }) with your blood deployed here ({ $deployed })?
    }
waiting-swap-or-not = { $card }: waiting for { $player } to swap pool and deployed blood, or not.

choice-move-half-where = { $card }: where do you move { $blood } of your blood deployed here?
waiting-move-half-where = { $card }: waiting for { $player } to move { $blood } blood, or not.

choice-take-how-much-back = { $card }: how much of your blood deployed at { $district } do you take back?
waiting-take-how-much-back = { $card }: waiting for { $player } to take blood back.

choice-withdraw-or-not =
    { $then ->
        [steal] { $card }: do you withdraw and steal { $more } blood from each rival?
       *[other] { $card }: do you withdraw?
    }
waiting-withdraw-or-not = { $card }: waiting for { $player } to vanish, or not.

choice-move-to-haven-or-not = Do you move { $card } to the Prince’s Haven?
waiting-move-to-haven-or-not = Waiting for { $player } to move { $card } to the Prince’s Haven, or not.

choice-rob-whom = { $card }: from whom do you steal { $blood } blood?
waiting-rob-whom = { $card }: waiting for { $player } to choose whom to rob.

choice-return-which = { $card }: who returns to your alliance?
waiting-return-which = { $card }: waiting for { $player } to bring somebody back.

choice-look-where = { $card }: where do you look at all face-down cards?
waiting-look-where = { $card }: waiting for { $player } to choose a district.

choice-play-blood-where = { $card }: your blood is not enough for every district. Where do you deploy 1?
waiting-play-blood-where = { $card }: waiting for { $player } to deploy blood.

choice-whose-hand = { $card }: whose hand is played on your position?
waiting-whose-hand = { $card }: waiting for { $player } to choose a rival.

choice-take-back-which =
    { $then ->
        [steal] { $card }: take any of your cards here back into hand. So far you would steal { $more } blood from each rival. Which one next?
       *[other] { $card }: take any of your cards here back into hand. Which one next?
    }
waiting-take-back-which = { $card }: waiting for { $player } to take cards back.

choice-turn-down-which = { $card }: turn any of your cards here face down. Which one next?
waiting-turn-down-which = { $card }: waiting for { $player } to turn cards face down.

choice-bid = { $card }: how much blood do you bid? Whoever bids lowest turns a card face down.
waiting-bid = { $card }: waiting for { $player } to bid.

choice-turn-one-down = Your bid is the lowest. Which of your cards do you turn face down?
waiting-turn-one-down = Waiting for { $player } to turn a card face down.

choice-forestall-which = { $card }: which card of a rival do you see coming? You gain its printed Power in blood.
waiting-forestall-which = { $card }: waiting for { $player } to point at a card.

choice-shuffle-which-back = { $card }: which card do you shuffle back into your clan deck?
waiting-shuffle-which-back = { $card }: waiting for { $player } to shuffle a card back.

## Refusals: choices

refusal-clan-taken = Somebody else leads that clan already. Choose another.
refusal-clan-not-on-offer = That clan is not on offer. Choose one that lies open.
refusal-relic-not-on-offer = That relic is not on offer. Choose one that lies open.
refusal-put-under-one-drawn = One of the cards you have just drawn goes under the deck.
refusal-not-in-hand = You can play only a card that is in your hand.
refusal-no-such-district = There is no such district at this table.
refusal-fee-takes-last-blood = Playing face down costs blood, and never your last one. Play face up, or drain somebody first.
refusal-must-be-face-down-or-paid = You cannot play face up there: a card forbids it, or you cannot pay for it. Play face down, or elsewhere.
refusal-play-a-card = On your turn you must play a card.
refusal-one-card-a-turn = One card a turn: say how much blood you add to the one you have played.
refusal-blood-for-this-card = Say how much blood you add to the card you have played.
refusal-at-most-three-blood = At most { $most } blood can be added with a card.
refusal-not-the-last-blood = You may not part with your last blood of your own will. Keep at least 1 in your pool.
refusal-not-so-much-blood = So much blood is not to be had here. Choose less.
refusal-no-such-token = You have fewer Diablerie tokens that are still face up.
refusal-not-in-your-alliance = You can drain only who is in your alliance, and not those that a card protects.
refusal-nothing-to-look-at = There is no face-down card of others there that you may look at, or you cannot pay for it.
refusal-relic-not-now = Your relic cannot be used now: it is not its time, it would do nothing, or it has been used.
refusal-stay-or-withdraw = You can only stay or withdraw.
refusal-cannot-pay-for-staying = You must withdraw: staying costs { $price } blood, and with { $blood } in your pool you would have none left.
refusal-card-does-not-act-now = That card does not act now. Choose one of those that are ready.
refusal-would-empty-your-pool = That would take your last blood, and there is another way. Choose that one.
refusal-cannot-be-carried-out = You have nothing to pay that with. Choose something you can carry out.
refusal-spare-or-include = Only your partner can be spared: say whether you do.

## Refusals: setting up a table

refusal-teams-do-not-divide =
    { $players ->
        [one] { $players } player cannot form teams of two. Teams are for 4 or 6 players.
       *[other] { $players } players cannot play in teams of two. Teams are for 4 or 6 players.
    }
refusal-six-only-in-teams = { $players } players can play only in teams of two. Choose teams, or at most 5 players.
refusal-no-such-clan = There is no clan “{ $clan }”. Did you mean “{ $nearest }”? Known: { $known }.
refusal-clan-twice = The clan “{ $clan }” is named twice. Every clan is led by one player only.
refusal-clan-for-each-player = Every player needs a clan (clans given: { $count }, players: { $players }). Name one for each, or write “draft” or “random”.
refusal-too-few-printed =
    { $name ->
        [locations] With { $players } players { $needed } locations are needed, and only { $there } of those in the box are known. Play with “all”.
       *[relics] With { $players } players { $needed } relics are needed, and only { $there } of those in the box are known. Play with “all”.
    }

## Refusals: positions in ruling files

refusal-no-such-round = There is no round { $round }: a game has three.
refusal-clans-first = While clans are being chosen nobody has one, and later everybody does.
refusal-bad-card-on-table = “{ $card }” cannot lie there. Write a card of a clan at this table, once, with “down” after it if it lies face down.
refusal-card-in-two-places = A clan card of { $player } is in two places. Name it once only.
refusal-card-of-another-clan = A card given to { $player } is of another clan, or is named twice.
refusal-card-of-another-kind = The card “{ $card }” does not belong in this place: it is of another kind.
refusal-bad-tokens = Nobody in the game has more than two Diablerie tokens, nor more of them face down than there are.
refusal-ally-twice = An ally is in two places. Name each ally once only.

## Opening a table

note-own-designs = Some of the locations or relics are Elysium’s own designs; each of them says so.
table-clans = draft (default), random, or a clan for each seat, separated by commas: brujah,ventrue,tremere…
table-teams = yes or no: teams of two, partners opposite each other; for 4 or 6 players
table-locations = off (default), printed: only locations from the box, as far as we know them, or all: with Elysium’s own
table-relics = off (default), printed: only relics from the box, as far as we know them, or all: with Elysium’s own
table-first = who holds the Ambition token first: random (default), or the number of a seat, counting from 1
table-cards = changes to the cards, written as in a card file (YAML)

## Places, counters and what is going on

zone-district-1 = District 1
zone-district-2 = District 2
zone-district-3 = District 3
zone-district-haven = The Prince’s Haven
zone-position-1 = Position at district 1
zone-position-2 = Position at district 2
zone-position-3 = Position at district 3
zone-position-haven = Position at the Prince’s Haven
zone-offered = On offer
known-sure = certainly in hand
known-out = certainly in hand or face down
zone-hand = Hand
zone-deck = Clan deck
zone-alliance = Alliance
zone-drained = Drained
zone-relic = Relic
counter-blood = Blood
counter-influence = Influence
counter-diablerie = Diablerie
counter-diablerie-down = Diablerie, face down
seat-clan = Clan
seat-out = Out of the game
seat-ambition = Ambition
counter-deployed-1 = Blood at district 1
counter-deployed-2 = Blood at district 2
counter-deployed-3 = Blood at district 3
counter-deployed-haven = Blood at the Prince’s Haven
counter-power-1 = Power before effects at district 1
counter-power-2 = Power before effects at district 2
counter-power-3 = Power before effects at district 3
counter-power-haven = Power before effects at the Prince’s Haven
seat-team = Team
counter-round = Round
counter-turns = Planning turns left
counter-victims = Victims left
counter-allies = Allies left
strip-round = Round { $round } of 3.
strip-planning =
    { $turns ->
        [0] Planning: this is the last turn.
        [one] Planning: { $turns } turn is still to come.
       *[other] Planning: { $turns } turns are still to come.
    }
strip-resolving = Resolution at { $district }.
card-note-location = location
card-note-face-down = face down
