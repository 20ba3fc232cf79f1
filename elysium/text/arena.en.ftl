# Many games between bots: whom a game favours.

help-arena = let bots play many games and show whom the game favours, as tables, numbers (CSV) and pictures (PNG and HTML)
help-arena-what = balance: how often each seat, and whatever else the game counts, wins
help-balance-players = how many sit at the table, with commas; every number that the game allows unless you say otherwise
help-balance-games = how many games, split evenly over the numbers of players
help-balance-csv = where to write the numbers: a file, or a folder; balance-GAME.csv in this folder unless you say otherwise
help-balance-plot = where to draw the pictures: a folder, or a name without an ending, for a PNG and a page (HTML); a name that ends in .png or .html for one of them; balance-GAME.png and .html in this folder unless you say otherwise
help-balance-no-files = write no files but those that you name

factor-seat = Seat, from the first player on
ui-balance-title = Whom { $game } favours
ui-balance-about = { $games ->
    [one] { $games } game between bots ({ $bots }), seed { $seed }.
   *[other] { $games } games between bots ({ $bots }), seed { $seed }.
  }
ui-balance-legend = 1.00 is the fair share: as many wins as if everybody at the table were equally likely to win. Lines are 95 % intervals.
ui-balance-caution = So it is when bots play; people may play otherwise. Of twenty values that are fair, one is expected to look unfair by chance.
ui-balance-above = ▲ wins more than the fair share
ui-balance-even = ● no more than chance explains
ui-balance-below = ▼ wins less than the fair share
ui-balance-all = all tables
ui-balance-size = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
ui-balance-given-up = { $games ->
    [one] { $games } game went on beyond { $most } decisions, was given up and does not count.
   *[other] { $games } games went on beyond { $most } decisions, were given up and do not count.
  }
ui-balance-by-size = By number of players
ui-balance-number = Players
ui-balance-ratio = Of the fair share
ui-balance-fair = Fair
ui-balance-shared = Shared victories
ui-balance-length = Decisions per game
ui-balance-drawing = { $factor }, { $table }: multiples of the fair share with 95 % intervals
ui-balance-mark = { $name }, { $table }: { $ratio } of the fair share ({ $interval }), { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
ui-balance-count = { $value }
ui-balance-wins = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-balance-times = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-balance-span = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-balance-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-balance-written = Written: { $file }
ui-balance-replaced = Replaced: { $file }
ui-balance-no-png = No PNG: it is drawn by matplotlib, which is not installed here. { $command } installs it.
refusal-too-few-games = Too few games ({ $games }): there must be at least { $least }, one for each number of players.
refusal-no-matplotlib = A PNG is drawn by matplotlib, which is not installed here. Install it with { $command }, or name a file that ends in .html: the page needs nothing.
