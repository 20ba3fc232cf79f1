# The guided first game: a word before each kind of choice, and when something happens for the first time.

## Choices

lesson-goal = The goal: 13 Agenda, or the end of your Rival. Your Agenda card says what earns points; Citizens, Schemes and your Rival’s vampires bring some too. Whoever runs out of Prestige or of active vampires is out, and that ends the game.
lesson-choose-leader = Your Leader is in play from the start and has 1 Influence; your Haven gives an ability to the Leader alone. Its Blood comes out of your 20 Prestige: a strong one holds out longer, a weak one leaves you more to recruit with.
lesson-bid-or-pass = Somebody else begins with the same vampire, so it goes to whoever bids more Prestige, once each. You will also pay for its Blood, and need Prestige afterwards.
lesson-act = You have two actions: draw, recruit, play a card, attack, or claim the title of Prince when it is about. Most exhaust a vampire. Going to The Streets is free, and only from there can you attack, but out there everybody can attack you; your vampires come home when your next turn starts.
lesson-choose-target = Vampires in The Streets are easy to find; to reach one in its Haven somebody has to discard cards for Intel. Mortals do not defend themselves: one attack that deals as much damage as their Blood is enough, anything less does nothing.
lesson-pledge-intel = Secrecy protects the target. Each card that anybody discards gives the attacker 1 Intel, and cards are gone only if there is enough in all. You may help a foe’s attack, or let it fail.
lesson-announce-attack = The type decides which cards fit and which attribute counts: yours is added to the damage, the target’s is taken off. Choose what you are good at and they are not. Ranged adds nothing, but hardly anybody can block it.
lesson-choose-attack-card = One card goes face down beside your attacker; the others guess. It must not ask for more Blood Potency than your attacker has. Without a card the attribute strikes alone.
lesson-decide-block = A ready vampire of the same party can step in: it is exhausted and becomes the target, with its own attributes. Block to save somebody weak, or because your Reaction needs the blocker’s Blood Potency.
lesson-choose-reaction = You may answer with one card of the attack’s type. Shields take off damage even where the text does not help; a card with a skull strikes back.
lesson-retarget = Your card is Targeted: hit whomever you like in that party, even after a block. The blocker’s Shields protect only the blocker.
lesson-use-in-attack = Both cards lie open. The attacking player uses abilities first, then the defending one, and there is no coming back: if you attack, use now what you want to use.
lesson-prevent-damage = What you prevent here helps against Aggravated damage too, unlike attributes. Think of the attacks still to come this turn before you exhaust a Retainer.
lesson-burn-or-attach = Burn the Mortal and your attacker mends at once; attach it and you have a Retainer that helps for as long as its vampire stays out of Torpor. A Citizen’s Agenda is yours either way.
lesson-raise-for-title = Raise the Influence any way you like: vampires exert all they have and cannot do so again until your next turn, one card from hand can add some, and each Prestige counts 1. What is too much is lost.
lesson-answer-scheme = YES or NO, with as much Influence as you like. What vampires exert is seen; a card laid face down and the Prestige in your fist are not, until all have answered. The side that wins loses that Prestige, the other takes it back. A tie is YES.
lesson-choose-deck = The Library has cards to play, the Faction Deck vampires to recruit. More vampires mean more actions that matter and more who must fall before you do.
lesson-mend-or-not = Each card you discard gives 1 Blood back to one of your vampires, once for each; in Torpor too. A vampire in Torpor whose Blood is full is back at once.
lesson-choose-sufferer = The Special Affairs Division strikes whoever Secrecy does not protect from it, and the more of its cards are about, the better they see. Its damage is Aggravated: attributes do not help, and a vampire left without Blood burns. Attack it before there are too many.
lesson-challenge-or-not = Somebody wants to be Prince of the City, which brings Prestige and Agenda every turn. One of your ready vampires may attack the claimant, even out of your Haven; nobody can block or react. Only whoever has that player as Rival may use an Attack card.
lesson-make-room = A vampire holds three cards at most. One that is no title has to burn.
lesson-contribute-or-not = You have been shown a Conspiracy. Whoever adds Prestige cannot be its target, but what lies on it never comes back.
lesson-show-or-not = You may let foes see your Conspiracy at any time. Whoever has seen it may add Prestige in your turns, and is then safe from it.
lesson-aim-conspiracy = Those who have contributed are safe. Of the others, think of whoever is closest to 13.

## Events

lesson-event-rival-is = Each player has one Rival. Eliminating yours wins the game at once, and every vampire of theirs that you defeat brings 1 Agenda. Somebody else has you as Rival.
lesson-event-city-card = Each turn brings a card of the city: Mortals to prey on, Events that concern everybody, the Special Affairs Division, and once the title of Prince of the City.
lesson-event-recruited = Recruiting costs as much Prestige as the vampire has Blood Potency, and it becomes its Blood. The vampire can act at once. Your last Prestige always stays with you.
lesson-event-sent-out = In The Streets there is no Secrecy. Vampires out there can form parties as they like: those of one party block for each other and add their texts.
lesson-event-revealed-attack = Now it shows what was played: first the Attack card, then the Reaction.
lesson-event-damage-sum = Damage is the card’s, the attacker’s attribute and what abilities add. Then the target’s attribute and Shields are taken off; what is left costs as much Blood.
lesson-event-defeated = A vampire without Blood is defeated. It goes to Torpor, or burns if the damage was Aggravated.
lesson-event-torpor = In Torpor a vampire has lost its Retainers and its player 1 Prestige. It mends 1 Blood in each of that player’s turns and is back when it is full.
lesson-event-exert = Whoever exerts Influence gives all of it and has none left until the start of that player’s next turn.
lesson-event-laid-conspiracy = A Conspiracy lies face down and gathers Prestige, turn after turn. Its player shows it to whomever they like, and whoever adds to it is safe from it.
lesson-event-claim = The claimant has to survive one attack of each foe, without blocks or Reactions. Attributes and prevention still help.
lesson-event-stake-revealed = The side that wins pays the Prestige it had hidden; the other side takes its own back.
lesson-event-called-off = Without enough Intel the attack does not happen: the action and the cards are not lost.
lesson-event-eliminated = The game ends with the first player who is out. If nobody has won by a Rival or by 13 Agenda, most Agenda wins, after 3 more for whoever held that player’s token.
