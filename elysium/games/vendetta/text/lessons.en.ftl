# The guided first game: a word before each kind of choice, and when something happens for the first time.

## Choices

lesson-pick-clan = Each clan plays differently, with nine cards of its own. Brujah and Toreador are good to begin with: they win by plain strength and by many allies.
lesson-goal = The goal: the most influence after three rounds. Win allies at the districts with cards, blood and bluff.
lesson-pick-relic = A relic can be used once in the whole game; some also count as influence at the end. Read when it can be used before you choose.
lesson-put-under = You keep one new card and put the other under your deck, unseen. You will play nearly all you hold, so keep what fits: blood for long nights, Power for a district you want.
lesson-plan = Play one card at any district, where an ally waits for whoever has the most Power. Face up is free and scares others off; face down costs 1 blood and lets them guess. Everybody plays in turn until planning ends, then all districts are resolved.
lesson-add = Each blood you add here counts 1 Power and is spent at the end of the round, up to three with a card. Blood in your pool is your life: with none left you go into Frenzy. Diablerie tokens give a free blood each round, but count against you at the end.
lesson-stay-or-withdraw = All decide in secret, at the same time. If you stay, your cards are turned up and fight. If you withdraw, you get your blood back and your cards go face up to the Prince’s Haven, where you may need them. Withdrawing from the Haven brings them back to your hand. Leave what you cannot win; second place still brings a victim and influence.
lesson-act-first = Several of your cards act in the same step. You decide the order: take what strengthens you first, unless a rival should be weakened before that.
lesson-choose-one = A rival’s card leaves you two bad ways out. Compare what each costs you: influence is what wins the game, but an empty pool means Frenzy.
lesson-bid = Everybody bids blood in secret. The lowest bidder turns a card face down, and what you bid is gone. You cannot bid your last blood.
lesson-spend-or-not = You may pay for this card’s effect, all or nothing. Keep in mind how much blood you will have left for what comes after.
lesson-pay-or-turn-down = This card wants to be fed. If you do not pay, it is turned face down and counts nothing in the fight.
lesson-turn-down-instead = Your pool is empty, but this card protects you: turn it down, and nobody of your alliance is drained.
lesson-withdraw-or-not = A last chance to get out with your cards and blood. If you are going to lose here anyway, take it.
lesson-move-to-haven-or-not = At the Prince’s Haven, resolved last, this card can fight once more tonight.
lesson-use-relic-now = Your relic works now or at the beginning of a later resolution, but only once. The third round decides most.
lesson-include-partner = Your team wins together. Each time a card would strike your partner too, you decide whether it does.
lesson-withdraw-there-instead = One of your cards offers shelter: everything can go there together and face down cards stay hidden.
lesson-pay-for-turning-up = A card that stays face down has no Power here. Pay only if it can win you something.
lesson-forestall-which = Choose the card that would cost you the most blood; the stronger it is, the more blood you gain.

## Events

lesson-event-round = Three rounds are played: with 2, 3 and 4 cards each, and one more each time with three players. Whoever has the most influence after the third wins.
lesson-event-ally-arrives = An ally waits at every district. The winner there takes it along. Allies feed you at the beginning of each round, count influence at the end, and many have an ability.
lesson-event-kiss-costs = Some allies cost blood instead of giving it. Their influence or ability must be worth it.
lesson-event-played-face-down = A card played face down is known to its owner alone. Look at which cards that clan has and which are on the table already: the fewer are left, the better you can guess.
lesson-event-resolving = Districts are resolved from left to right, the Prince’s Haven last. First all choose to stay or withdraw, then cards are turned up, then come preparation, conflict and aftermath.
lesson-event-withdrew = Whoever withdraws takes blood back and sends all cards face up to the Prince’s Haven. From the Haven itself cards go back to hand.
lesson-event-revealed = All face-down cards of those who stay are turned up at the same time. Then preparation cards act, before Power is compared.
lesson-event-card-power = Power is added up: the cards, as the table counts them, and 1 for each deployed blood. Ties go to whoever is first in turn order.
lesson-event-place = First place takes the ally and the most influence, second place a victim and some influence. The winner of the Haven also gets the Ambition token.
lesson-event-wins-ally = An ally in your alliance can be drained on your turn for blood. Draining a vampire is Diablerie and brings a token.
lesson-event-gains-victim = Victims give you blood at each Kiss. Like allies, they can be drained when you need blood badly.
lesson-event-ambition = The holder of the Ambition token is first in turn order: plays first and wins ties.
lesson-event-lost = Losing and stealing take blood from the pool, not from districts. Keep a reserve while cards with such effects are about.
lesson-event-frenzy = An empty pool means Frenzy: a random ally or victim is drained, and whoever caused it gains 1 influence. Keep some blood, and watch whose pool is nearly empty.
lesson-event-drained = Whoever is drained lies beside the alliance from then on: blood at once, less influence at the end.
lesson-event-took-tokens = A Diablerie token gives free blood once a round and costs 1 influence at the end. The third one puts you out of the game.
lesson-event-eliminated = Three Diablerie tokens: nobody survives that. The others play on.
lesson-event-round-ends = Deployed blood is gone, but your cards come back to your hand: next round you hold them all and one more.
lesson-event-scored = Influence tokens, allies, victims and relics count; each Diablerie token takes 1 away. Ties go to more blood.
