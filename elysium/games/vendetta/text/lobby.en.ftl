# Opening a table on the page: what can be chosen about it.

lobby-clans = Clans
lobby-clans-help = Everybody picks one in turn order, or they are dealt.
table-clans-draft = Pick in turn order
table-clans-random = Deal them
lobby-teams = Teams
lobby-teams-help = Partners sit opposite each other and win together: seats 1 and 3, 2 and 4; with six players 1 and 4, 2 and 5, 3 and 6.
lobby-locations = Locations
lobby-locations-help = Every district except the Prince’s Haven gets a place with a rule of its own.
table-locations-off = Without
table-locations-printed = Only those from the box
table-locations-all = All, with Elysium’s own
lobby-relics = Relics
lobby-relics-help = Everybody chooses a relic that can be used once in the game.
table-relics-off = Without
table-relics-printed = Only those from the box
table-relics-all = All, with Elysium’s own
lobby-first = Who begins
lobby-first-help = This seat holds the Ambition token first.
lobby-cards = Corrections to the cards
lobby-cards-help = Is a card in your box different? Choose a card file (YAML) with your corrections. Without one: the cards as we know them.
