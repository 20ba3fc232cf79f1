# The web table: starting it, and what it refuses.

help-serve = open the table to others: a web page for this machine, your friends or the world
help-host = the address to listen on (127.0.0.1: this machine only; 0.0.0.0: everybody who can reach it)
help-port = the port to listen on; 0 takes any that is free
help-database = where games are kept: sqlite:///FILE or postgresql://…; a file in your data folder if you say nothing
help-password-file = a file with nothing but the password of the database in it; or put it into ELYSIUM_DATABASE_PASSWORD
help-workers = how many processes serve the table (more than one needs PostgreSQL)
help-thinkers = in how many processes bots think, for each worker
help-pace = how many seconds pass before a bot's choice is shown
help-draw-seconds = how many seconds a deal waits for each player's number to be sealed, and again for it to be opened; 0: nobody adds one
help-origin = another address under which browsers reach the page, as https://table.example; may be given several times
help-host-name = a name by which browsers reach the page, as table.example, if it is neither an address nor a name known only in your network; may be given several times
help-trust-proxy = the address of a proxy in front of the table, or a network such as 10.0.0.0/8: what it says of who asks is believed
help-memory = how many megabytes the tables of each worker may take; those that nobody looks at leave the memory first
help-purge-unbegun = after how many days without a visit a table that was never begun is deleted (2; 0 for never)
help-purge-unfinished = after how many days without a visit an unfinished game is deleted (90; 0 for never); finished games stay
help-open = show the page in the browser at once, if there is one
help-metrics-for = who else may read /metrics, as 10.0.0.5 or 10.0.0.0/24; may be given several times. Otherwise only this machine
help-unlimited = do not limit how much a client may ask for; for measurements only
serve-address = The table is open: { $address }
serve-address-network = In the same network: { $address }
serve-thinking = Bots think with { $form }.
serve-password-shown = A password stood in the address on the command line, where everybody on this machine could read it. Change it, and give the new one with --password-file or in ELYSIUM_DATABASE_PASSWORD.

refusal-workers-need-postgres = { $workers } processes cannot share one SQLite file. Give a PostgreSQL address with --database, or use one worker.
refusal-address-taken = { $host }:{ $port } cannot be listened on: { $detail }.
refusal-password-file-unreadable = The password cannot be read from { $file }: { $detail }.
refusal-password-file-too-large = { $file } is no file with nothing but a password in it: it has more than { $most } bytes.
refusal-no-address = “{ $given }” is no address and no network. Write it as 127.0.0.1, ::1 or 10.0.0.0/8.
refusal-no-host-name = “{ $given }” is no name of a host. Write it without https:// and without a port, as table.example.

refusal-no-such-table = There is no such table. It may have been closed long ago, or the link is incomplete.
refusal-no-such-page = There is nothing at this address.
refusal-wrong-method = This address cannot be used like that.
refusal-wrong-link = This link does not open the table. Ask whoever sent it for the whole link.
refusal-wrong-origin = Another site tried to act in your name. Open the table at its own address.
refusal-unknown-host = This table does not go by that name. Open it by its address, or have whoever runs it start it with --host-name and the name.
refusal-link-expired = This private link is too old. Make a new one on the device where you sit.
refusal-link-used = This private link was used already. Make a new one on the device where you sit.
refusal-table-full = All seats are taken.
refusal-seat-taken = This seat is taken.
refusal-name-missing = Tell the others your name.
refusal-name-too-long = A name has at most { $most } characters here.
refusal-name-unprintable = This name has characters that cannot be shown.
refusal-name-taken = Somebody called { $name } sits here already. Choose another name.
refusal-already-seated = You sit at this table already.
refusal-already-started = The game has begun without you. If spectators are allowed, you can watch.
refusal-table-closed = This table is closed.
refusal-metrics-elsewhere = The numbers of this server are shown on its own machine only. Whoever runs it lets others read them with --metrics-for.
refusal-no-seat-here = You have no seat at this table.
refusal-you-left = You have left this seat to a bot. Take it back first.
refusal-host-only = Only the host of the table may do this.
refusal-no-spectators = This table wants no spectators.
refusal-still-here = { $name } is still at the table.
refusal-away-too-short =
    { $seconds ->
        [one] { $name } may be back any moment. In { $seconds } second a bot can sit in.
       *[other] { $name } may be back any moment. In { $seconds } seconds a bot can sit in.
    }
refusal-stand-in-is-the-tables = Who sits in for { $name } is the table’s own bot; the other players do not choose another.
refusal-not-over-yet = The game is not over yet.
refusal-too-many-tables = You have { $most } tables open already. Finish or leave one first.
refusal-too-fast = That was too much at once. Wait a moment and try again.
refusal-one-seat-each = You can sit in one seat only.
refusal-clock-needs-time = A clock needs at least one second or one day.
refusal-guided-alone = A guided game is played alone against bots.
refusal-no-decks-here = Nobody brings a deck to this game.
refusal-no-own-cards-here = In this game a table cannot change its cards.
refusal-game-not-begun = The game has not begun.
refusal-game-too-long = The game is too long to be shown again: it has more than { $most } steps.
refusal-stale = The game has moved on meanwhile. Look again and choose.
refusal-lot-too-late = The deal no longer waits for a number from this seat.
refusal-being-dealt = The cards are being dealt. Wait a moment and try again.
refusal-undo-clock-decided = The clock has decided this: it cannot be taken back.
refusal-store-gone = The table cannot write anything down at the moment, so nothing was done. Try again in a moment.
refusal-server-error = Something went wrong on the server, and nothing was done. { $detail }
refusal-malformed-request = This request cannot be understood. { $detail }
refusal-malformed-message = This message cannot be understood.
refusal-too-large = That is too large.
refusal-hello-first = The first message must be hello.
refusal-hello-once = Hello was said already.
refusal-nothing-said = There is nothing to say.
refusal-chat-too-long = Say it in at most { $most } characters.
refusal-log-does-not-fit =
    { $detail ->
        [unknown-words] Entry { $seq } in the log of this game uses words that these rules no longer have.
        [not-allowed] What was chosen in entry { $seq } of this game is not allowed by the rules as they are now.
        [other-options] A table with the options of this one can no longer be dealt.
       *[broken-rule] The rules as they are now stumble over entry { $seq } in the log of this game.
    } The game rests; nothing of it is lost, and its log can be read.
refusal-log-not-in-words = The log of this game was written by an older release and could not be put into words. The game rests; nothing of it is lost.
refusal-game-gone = The game { $name } is no longer installed here. Its tables rest until it is; nothing of them is lost.
