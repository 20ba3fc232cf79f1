## Looking back at a game

replay-title = Replay: { $game }
replay-coming = The game is being laid out once more…
replay-gone = There is no replay here
replay-not-begun = This game has not begun
replay-not-begun-text = From the first card on you can look back at it here.
replay-to-table = To the table
replay-live-note = The game is still on: you see what everybody may know. All other views open when it is over.
replay-refresh = Load new steps

## Whose view

replay-eyes = Whose eyes
replay-eyes-spectator = Spectator
replay-eyes-open = All cards open

## The timeline

replay-timeline = Timeline
replay-controls = Steps
replay-step = Step { $step } of { $last }
replay-step-number = Step
replay-deal = The table is laid.
replay-nothing-told = Nothing that these eyes can see.
replay-to-start = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-to-end = To the end
replay-speed = Speed
replay-moment-back = To the previous moment
replay-moment-forward = To the next moment

## Beside the table

replay-panel-table = Table
replay-panel-log = What happened
replay-panel-moments = Moments
replay-panel-keepsake = Keep
replay-no-moments = So far nothing stands out.
replay-moment-swing = { $player }: { $counter } { $before } → { $after }
replay-moment-reveal =
    { $cards ->
        [one] A card is turned up
       *[other] { $cards } cards are turned up
    }
replay-moment-out = { $player } is out

## Keep and check

replay-share = Link to this replay
replay-share-here = Begin at step { $step }
replay-download = Download the recording
replay-download-help = The command “{ $command }” opens the same file in a terminal; so does this page under “Look at a recording”.
replay-download-running = While the game is on, the file holds only what everybody may know.
replay-seal-published = Seal, published before the first card
replay-seal-seed = Seed, shown after the game
replay-seal-computed = SHA-256 of the seed, computed in your browser

## A file of one’s own

replay-open-title = Look at a recording
replay-open-text = Open a recording that you have downloaded from a table or saved in the terminal. It is checked and shown to you; the server keeps nothing of it.
replay-open-button = Choose a file
replay-open-drop = Or drop it anywhere on this page.
replay-open-busy = Reading { $file }…
replay-open-other = Open another file
replay-file-too-large = { $file } is larger than { $most } MB: no recording of a game is as large as that.
replay-from-file = From the file { $file }
replay-check-help = A file can be changed by whoever has it. The command “{ $command }” plays the game again from its seed and compares every step.
