# Opening a table on the page: what can be chosen about it.

lobby-clans = Clans
lobby-clans-help = Empty or “draft”: everybody picks one in turn order. “random”: clans are dealt. Or one for each seat, with commas: brujah, ventrue, tremere…
lobby-teams = Teams
lobby-teams-help = Partners sit opposite each other and win together; for 4 or 6 players.
lobby-locations = Locations
lobby-locations-help = Every district except the Prince’s Haven gets a place with a rule of its own.
table-locations-off = Without
table-locations-printed = Only those of the box that are known
table-locations-all = All, with Elysium’s own
lobby-relics = Relics
lobby-relics-help = Everybody chooses a relic that can be used once in the game.
table-relics-off = Without
table-relics-printed = Only those of the box that are known
table-relics-all = All, with Elysium’s own
lobby-first = Who begins
lobby-first-help = This seat holds the Ambition token first.
lobby-cards = Other card facts
lobby-cards-help = Is a card in your box different? Paste your corrections here, written as in a card file (YAML). Empty: the cards as we know them.
