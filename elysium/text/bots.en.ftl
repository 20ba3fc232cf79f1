# The bots that the lobby offers.

bot-random = Careless
bot-random-help = Plays anything that is allowed. Good for a first look at the rules.
bot-heuristic = Sensible
bot-heuristic-help = Plays at once, as a sensible person would who sees what it sees.
bot-search-100 = Thoughtful
bot-search-100-help = Tries its choices in a hundred imagined games before it decides.
bot-search-400 = Cunning
bot-search-400-help = Tries its choices in four hundred imagined games.
bot-search-2s = Masterly
bot-search-2s-help = Thinks for two full seconds about every choice.
refusal-bot-too-slow = “{ $name }” would keep the others waiting: a bot may think for at most { $seconds } seconds or { $iterations } iterations here.
