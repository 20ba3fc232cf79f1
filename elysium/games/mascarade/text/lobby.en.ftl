# Opening a table on the page: what can be chosen about it.

lobby-side = Masks
lobby-side-help = Which masks are in play.
table-side-A = Side A: to get to know the game
table-side-B = Side B: for more strategy
lobby-masks = Your own choice of masks
lobby-masks-help = One mask for each player; up to two more lie in the centre. The Judge must be among them.
lobby-first = Who begins
lobby-first-help = The first turn goes to this seat.
lobby-notes = Notes
lobby-notes-help = Beside every mask the table notes for you alone what it can be, from all you have seen. Without notes you have to remember it, as around a real table.
