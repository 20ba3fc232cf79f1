# Mascarade in the browser: what the board says, and the lessons of the guided first game.

## Around the table

board-table = The table
board-you = you
board-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
board-face-down = card face down
board-face-up = card face up: { $mask }
board-face-up-for-you = seen by you alone: { $mask }
board-has-turn = has the turn
board-decides = deciding
board-wins = wins
board-may-be-chosen = may be chosen

board-deal-open = The masks lie open once. Who has which?
board-deal-seen = I have seen them
board-deal-time = They are turned down in { $seconds } s at the latest; the bots wait.

## Speech over the seats

board-says-announce = I am the { $mask }!
board-says-claim = No, I am!
board-says-pass = Not me.
board-says-say = I am the { $mask }.

## What you know about a card

board-certain = You know it: this is the { $mask }.
board-can-be = It can only be: { $masks }.
board-seen-dealt = You saw the { $mask } dealt here.
board-seen-saw = You looked in secret: the { $mask } lay here.
board-seen-revealed = The { $mask } was shown here.
board-seen-dealt-elsewhere = When the masks were dealt, { $place } was the { $mask }.
board-seen-saw-elsewhere = You looked in secret: { $place } was the { $mask }.
board-seen-revealed-elsewhere = When it was shown, { $place } was the { $mask }.
board-brought =
    { $swaps ->
        [one] Later you swapped the card from there to here.
       *[other] Later you brought the card from there to here, in { $swaps } swaps.
    }
board-reseated = It lay right here: people have changed seats since then.
board-doubts =
    { $count ->
        [one] { $count } swap since you saw it may have moved it ({ $names }).
       *[other] { $count } swaps since you saw it may have moved it ({ $names }).
    }
board-may-hold = Where the { $mask } can be now: { $places }.

## Choosing

board-announce = Announce a mask
board-name-your-mask = Name your mask
board-swap = Swap them
board-pretend = Only pretend
board-only-you-know = Only you will know which of the two you did.
board-or-swap = Or choose a card to swap it with.
board-pick-other-card = Now choose the other card.
board-pick-other-player = Now choose the other player.
board-leave-it = Leave it

## The masks in play

board-masks = Masks
board-masks-in-play = The masks in play
board-where = Where it can be: { $places }
board-close = Close

## The guided first game: a word before each kind of choice

lesson-opening-turn = The first four turns only stir things up. Choose any card: yours and that one go under the table, and you swap them or only pretend to. Nobody but you will know. Keep in mind where the good masks went.
lesson-take-turn = Three things you can do: look at your own card in secret; swap it with another, or pretend to; or announce a mask and use its power. You need not have the mask you announce, as long as nobody else claims it. Thirteen coins win. If you have lost track of who you are, look first.
lesson-goal = The goal: be the first to own thirteen coins, or the richest when somebody has none left. Whose mask is whose is what you have to remember.
lesson-claim-too = Somebody says they are this mask. If you think it is really yours, claim it: whoever has it uses its power, and everybody who was wrong pays 1 coin. If you are not sure, let them have it.
lesson-pick-richest = The richest of the others pays you. Several are equally rich: take from the one who is the greater danger to you.
lesson-choose-trade = You may exchange all your coins with somebody richer. If nobody has more than you, keep yours.
lesson-choose-two = Choose two players: each pays you 1 coin, then they change seats. Their cards and coins stay behind, so the cards in front of them are new to them.
lesson-choose-spied = You see your own card and one more. Choose a card you would like to have, or one about which you have lost track.
lesson-exchange-spied = Now you know both cards. Keep the one that helps you more; the others cannot tell whether you swapped.
lesson-choose-handled = You handle the cards of two others without seeing them. Make somebody unsure who seems very sure of their mask.
lesson-choose-unmasked = Everybody except its owner will see this card. Choose one that puzzles you.
lesson-choose-tested = Choose somebody who has probably lost track of their card: a wrong answer brings you coins.
lesson-say-who-you-are = You must say which mask you are, then your card is shown. The board keeps your notes: read what your card can be before you answer.

## The guided first game: a word when something happens for the first time

lesson-event-face-down = You saw all masks once, face up. From now on they lie face down. The violet corner of a card shows what you can be sure of.
lesson-event-handled = When somebody has two cards under the table, perhaps they change places, perhaps not: what you knew about these two is only a guess from then on.
lesson-event-saw = What you see when you look at a card, nobody else learns. The board notes it for you.
lesson-event-announce = Whenever a mask is announced, everybody in turn may claim to be that mask too, or let it pass.
lesson-event-claim = When more than one person claims a mask, all who claim it must show their cards.
lesson-event-uncontested = If nobody objects to an announcement, the power works and no card is shown: bluffing pays off when nobody dares to object.
lesson-event-revealed = A card that has been shown to all is turned down again. Whoever had to show it may not announce on the very next turn.
lesson-event-nobody-has-it = If none of those who claimed a mask has it, nobody uses its power, and all of them pay.
lesson-event-uses-power = Of all who claim a mask, the one who really has it uses its power, no matter whose turn it is.
lesson-event-fined = A wrong claim costs 1 coin. It goes to Justice, the courthouse in the middle, where the Judge can collect it.
lesson-event-took-fines = The Judge takes all the coins on Justice. The more wrong claims, the more this mask is worth.
lesson-event-moved = When two players change seats, the cards do not move: each of them then has the card that lies in front of them.
lesson-event-shown-to-others = When a card is shown to everybody except its owner, the owner still does not know what the others saw.
lesson-event-won = The game is over. In the replay you can look behind every mask and see who swapped and who only pretended.
