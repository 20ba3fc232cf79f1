"""Opening tables, sitting down, leaving, coming back, and playing again."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Mapping, Sequence
from time import time
from typing import Any

import msgspec

from elysium.bots.bot import make_bot
from elysium.bots.guests import guest_names
from elysium.engine.game import Game
from elysium.engine.refusal import BadFile, BadSetup, NotAsked, Refusal, UnknownName
from elysium.engine.registry import load_game
from elysium.engine.setup import Setup
from elysium.engine.table import UNHURRIED, check_hurry, check_moments, hurry
from elysium.server.draws import Draws
from elysium.server.infos import seat_of
from elysium.server.live import LiveTable, rest_seconds
from elysium.server.records import SeatRecord, TableClock, TableRecord
from elysium.server.room import Room
from elysium.server.seating import Seating
from elysium.server.seats import (
    at_first,
    check_key,
    emptied,
    heir,
    is_asked,
    left_to,
    must_be_away,
    must_be_host,
    must_be_open,
    own_seat,
    present_seat,
    rotated,
    seat_numbered,
    with_seat,
)
from elysium.server.thinking.strengths import check_bot
from elysium.server.tokens import SeatMove, Tokens
from elysium.server.turns import Turns
from elysium.server.wire import LONGEST_NAME, ChangeTable, CreateTable, JoinTable, PassOver, SeatPlan

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
KEY_LENGTH = 16
DEFAULT_BOT = "heuristic"
"""Also the stand-in of whoever leaves or is away: those who gain by a weaker one are not asked."""
LOOKS_EMPTY = " \u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs with nothing to see."""
MOST_OPEN_TABLES = 20
"""That one visitor may keep open or running."""


def random_word(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def clean_name(name: str) -> str:
    """A name as it is shown: one line, printable, not too long."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if all(character in LOOKS_EMPTY for character in name):
        raise Refusal("name-missing")
    if len(name) > LONGEST_NAME:
        raise Refusal("name-too-long", most=LONGEST_NAME)
    if not name.isprintable():
        raise Refusal("name-unprintable")
    return name


def setup_for(game: Game[Any], options: Mapping[str, str], decks: Sequence[str]) -> Setup:
    """The table that these options and the decks people bring make; BadSetup if it cannot be dealt."""
    chosen = dict(options)
    if game.decks is not None and any(decks):
        option = game.deck_option
        usual = chosen[option].split(",") if chosen.get(option) else list(game.decks.names())
        chosen[option] = ",".join(deck or usual[seat % len(usual)] for seat, deck in enumerate(decks))
    return game.setup(len(decks), chosen)


def setup_with_files(game: Game[Any], options: Mapping[str, str], decks: Sequence[str]) -> Setup:
    """The same where files may come with the options; BadSetup if one is no such file."""
    for option in game.opening.options():
        text = options.get(option.name, "")
        if option.kind == "file" and text:
            try:
                game.opening.check_file(option.name, text, option.name)
            except BadFile as wrong:
                raise BadSetup(wrong.reason, wrong.rule, **wrong.details) from None
    return setup_for(game, options, decks)


def deck_word(game: Game[Any], deck: str) -> str:
    """A deck that somebody brings, by name or as text, as one word; empty if they bring none."""
    if not deck.strip():
        return ""
    if game.decks is None:
        raise BadSetup("no-decks-here")
    if deck in game.decks.names():
        return deck
    return game.decks.word(game.decks.read(deck, "deck"))


def check_options(game: Game[Any], options: Mapping[str, str]) -> None:
    """Decks in table options come by name only: what is written out belongs to whoever brings it."""
    if game.decks is not None:
        for word in filter(None, options.get(game.deck_option, "").split(",")):
            if word not in game.decks.names():
                raise UnknownName("unknown-deck", name=word, known=", ".join(game.decks.names()))


class Lobby:
    def __init__(self, room: Room, draws: Draws, tokens: Tokens) -> None:
        self.room = room
        self.draws = draws
        self.tokens = tokens
        self._reading = Turns()

    async def read_deck(self, game: Game[Any], deck: str) -> str:
        """Reading takes long, for what is no deck most of all: one at a time, and the tables go on meanwhile."""
        if not deck.strip():
            return ""
        return await self._reading.in_thread(lambda: deck_word(game, deck))

    async def setup(self, game: Game[Any], options: Mapping[str, str], decks: Sequence[str]) -> Setup:
        """A table that somebody wants to open; the files that it brings are read, which takes as long."""
        return await self._reading.in_thread(lambda: setup_with_files(game, options, decks))

    async def plan(self, wanted: CreateTable, visitor: str) -> TableRecord:
        """A table that could be opened like this. Nothing has changed yet: whoever has gone need not be waited for."""
        game = load_game(wanted.game)
        name = clean_name(wanted.name)
        if sum(plan.kind == "me" for plan in wanted.seats) > 1:
            raise BadSetup("one-seat-each")
        if wanted.clock.kind != "none" and wanted.clock.amount < 1:
            raise BadSetup("clock-needs-time")
        if wanted.guided and any(plan.kind in ("open", "friend") for plan in wanted.seats):
            raise BadSetup("guided-alone")
        mine = await self.room.store.tables_of(visitor)
        if sum(table.status in ("open", "running") and table.host == visitor for table in mine) >= MOST_OPEN_TABLES:
            raise Refusal("too-many-tables", most=MOST_OPEN_TABLES)
        check_options(game, wanted.options)
        deck = await self.read_deck(game, wanted.deck)
        seats = self._seats(game, wanted.seats, name, visitor, deck)
        await self.setup(game, wanted.options, [seat.deck for seat in seats])
        now = time()
        return TableRecord(
            id=random_word(ID_LENGTH),
            game=game.name,
            status="open",
            seats=seats,
            options=wanted.options,
            host=visitor,
            key=random_word(KEY_LENGTH),
            seed=secrets.token_hex(32),
            public=wanted.public,
            spectators=wanted.spectators,
            clock=TableClock(wanted.clock.kind, wanted.clock.amount),
            guided=wanted.guided,
            created=now,
            updated=now,
            rests_at=now + rest_seconds(TableClock(wanted.clock.kind, wanted.clock.amount)),
        )

    async def open(self, planned: TableRecord) -> TableRecord:
        await self.room.store.create(planned)
        return await self.begin_if_full(planned)

    @staticmethod
    def _seats(
        game: Game[Any], plans: Sequence[SeatPlan], name: str, visitor: str, deck: str
    ) -> tuple[SeatRecord, ...]:
        bots = iter(guest_names(len(plans), [name]))
        seats = []
        for number, plan in enumerate(plans):
            if plan.kind == "me":
                seats.append(SeatRecord(number, "person", name, holder=visitor, deck=deck, skipped=at_first(game)))
            elif plan.kind == "bot":
                seats.append(SeatRecord(number, "bot", name=next(bots), bot=usable_bot(plan.bot, game)))
            else:
                seats.append(SeatRecord(number, plan.kind))
        return tuple(seats)

    async def begin_if_full(self, record: TableRecord) -> TableRecord:
        """Everybody is there: complete the options, so that the deal needs nothing but the record, and draw it.

        Asked again whenever somebody looks at the table: the plug may have been pulled between a seat and the deal.
        """
        if record.status != "open" or any(seat.kind in ("open", "friend") for seat in record.seats):
            return record

        def complete(live: LiveTable) -> TableRecord:
            record = live.record
            if live.match is not None or record.draw is not None or record.status != "open":
                return record
            if any(seat.kind in ("open", "friend") for seat in record.seats):
                return record
            setup = setup_for(live.game, record.options, [seat.deck for seat in record.seats])
            completed = msgspec.structs.replace(record, options=setup.options)
            return msgspec.structs.replace(completed, draw=self.draws.begun(completed))

        await self.room.change(record.id, complete)
        await self.draws.go_on(record.id)
        async with self.room.at(record.id) as seating:
            return seating.live.record

    async def deck_for(self, table_id: str, wanted: JoinTable, visitor: str) -> str:
        """What somebody brings who may sit down there."""
        clean_name(wanted.name)
        async with self.room.at(table_id) as seating:
            game = seating.live.game
            check_key(seating.live.record, wanted.key, visitor)
            must_be_open(seating.live.record)
        return await self.read_deck(game, wanted.deck)

    async def join(self, table_id: str, wanted: JoinTable, deck: str, visitor: str) -> TableRecord:
        name = clean_name(wanted.name)

        def sit(live: LiveTable) -> TableRecord:
            record = live.record
            check_key(record, wanted.key, visitor)
            must_be_open(record)
            place = record.seats[seat_of(record, visitor)] if seat_of(record, visitor) >= 0 else None
            if place is not None and not is_asked(place):
                raise Refusal("already-seated")
            if place is not None:
                return with_seat(record, msgspec.structs.replace(place, kind="person"))
            invited = bool(wanted.key) and wanted.key == record.key
            free = [seat for seat in record.seats if seat.kind == "open" or (seat.kind == "friend" and invited)]
            free = [seat for seat in free if not is_asked(seat)]
            if wanted.seat >= 0:
                free = [seat for seat in free if seat.seat == wanted.seat]
            if not free:
                raise Refusal("table-full" if wanted.seat < 0 else "seat-taken")
            if name.casefold() in (seat.name.casefold() for seat in record.seats):
                raise Refusal("name-taken", name=name)
            place = min(free, key=lambda seat: (seat.kind == "open") == invited)
            taken = msgspec.structs.replace(
                place, kind="person", name=name, holder=visitor, deck=deck, skipped=at_first(live.game)
            )
            edited = with_seat(record, taken)
            setup_for(live.game, record.options, [seat.deck for seat in edited.seats])
            return edited

        return await self.begin_if_full(await self.room.change(table_id, sit))

    async def leave(self, table_id: str, visitor: str) -> TableRecord:
        """Before the game the seat is free again, and a host's rights fall to another; during it a bot sits in."""

        def get_up(live: LiveTable) -> TableRecord:
            record = live.record
            seat = own_seat(record, visitor)
            if record.status == "open":
                edited = with_seat(record, emptied(record, seat))
                return msgspec.structs.replace(edited, host=heir(edited)) if record.host == visitor else edited
            if record.status != "running":
                return record
            edited = with_seat(record, left_to(DEFAULT_BOT, seat))
            people = [other for other in edited.seats if other.kind == "person" and not other.left]
            return edited if people else msgspec.structs.replace(edited, status="closed")

        return await self.room.change(table_id, get_up)

    async def seats_of(self, visitor: str) -> list[str]:
        """The tables at which they sit and which they have not left."""
        return [
            record.id
            for record in await self.room.store.tables_of(visitor)
            if record.status in ("open", "running")
            and any(seat.holder == visitor and not seat.left for seat in record.seats)
        ]

    async def come_back(self, table_id: str, visitor: str) -> TableRecord:
        """Take the seat back from the bot; a game that rested goes on, with time for whoever is asked."""

        def sit(live: LiveTable) -> TableRecord:
            record = live.record
            seat = own_seat(record, visitor)
            if not seat.left:
                return record
            edited = with_seat(record, msgspec.structs.replace(seat, left=False, bot=""))
            if live.match is None or live.match.state.over:
                return edited
            respite = live.respite(seat.seat, time())
            return msgspec.structs.replace(
                edited,
                status="running",
                respite=respite or record.respite,
                deadline=respite.until if respite else record.deadline,
            )

        return await self.room.change(table_id, sit)

    async def start(self, table_id: str, visitor: str) -> TableRecord:
        """The host waits no longer: bots take the empty seats."""

        def fill(live: LiveTable) -> TableRecord:
            record = live.record
            must_be_host(record, visitor)
            must_be_open(record)
            taken = [seat.name for seat in record.seats if seat.name]
            names = iter(guest_names(len(record.seats), taken))
            seats = tuple(
                SeatRecord(seat.seat, "bot", name=next(names), bot=DEFAULT_BOT, generation=seat.generation)
                if seat.kind in ("open", "friend")
                else seat
                for seat in record.seats
            )
            return msgspec.structs.replace(record, seats=seats)

        return await self.begin_if_full(await self.room.change(table_id, fill))

    async def close(self, table_id: str, visitor: str) -> TableRecord:
        """Before the game the host may send everybody home, and bots among themselves at any time."""

        def shut(live: LiveTable) -> TableRecord:
            must_be_host(live.record, visitor)
            if not (live.record.status == "running" and live.record.bots_only):
                must_be_open(live.record)
            return msgspec.structs.replace(live.record, status="closed")

        return await self.room.change(table_id, shut)

    async def check_change(self, table_id: str, wanted: ChangeTable, visitor: str) -> list[str]:
        """Whether the host may have it so; the decks with which that was found out."""
        async with self.room.at(table_id) as seating:
            must_be_host(seating.live.record, visitor)
            must_be_open(seating.live.record)
            game, decks = seating.live.game, [seat.deck for seat in seating.live.record.seats]
        if wanted.options is not None:
            check_options(game, wanted.options)
            await self.setup(game, wanted.options, decks)
        if wanted.clock is not None and wanted.clock.kind != "none" and wanted.clock.amount < 1:
            raise BadSetup("clock-needs-time")
        return decks

    async def alter(self, table_id: str, wanted: ChangeTable, decks: Sequence[str], visitor: str) -> TableRecord:
        """Before the game its host changes what is played, to something that was checked with these decks."""

        def edit(live: LiveTable) -> TableRecord:
            record = live.record
            must_be_host(record, visitor)
            must_be_open(record)
            if list(decks) != [seat.deck for seat in record.seats]:
                raise NotAsked("stale")
            options = record.options if wanted.options is None else wanted.options
            clock = record.clock if wanted.clock is None else TableClock(wanted.clock.kind, wanted.clock.amount)
            return msgspec.structs.replace(record, options=options, clock=clock)

        return await self.room.change(table_id, edit)

    async def rename(self, table_id: str, wanted: str, visitor: str) -> TableRecord:
        """Whoever sits here is called otherwise from now on."""
        name = clean_name(wanted)

        def edit(live: LiveTable) -> TableRecord:
            seat = own_seat(live.record, visitor)
            others = [other.name.casefold() for other in live.record.seats if other != seat]
            if name.casefold() in others:
                raise Refusal("name-taken", name=name)
            return with_seat(live.record, msgspec.structs.replace(seat, name=name))

        return await self.room.change(table_id, edit)

    async def seat_bot(self, table_id: str, number: int, bot: str, visitor: str) -> TableRecord:
        """Before the game the host seats a bot; during it anybody at the table may, for one who has left or is away."""

        def seat_it(seating: Seating) -> TableRecord:
            record = seating.live.record
            seat = seat_numbered(record, number)
            spec = usable_bot(bot, seating.live.game)
            if record.status == "running":
                if present_seat(record, visitor) == seat:
                    raise Refusal("still-here", name=seat.name)
                if not seat.left:
                    must_be_away(seating, seat, time())
                if spec != DEFAULT_BOT:
                    raise Refusal("stand-in-is-the-tables", name=seat.name)
                return with_seat(record, left_to(DEFAULT_BOT, seat))
            must_be_host(record, visitor)
            must_be_open(record)
            if seat.kind == "person":
                raise Refusal("seat-taken")
            name = (seat.kind == "bot" and seat.name) or guest_names(
                1, [other.name for other in record.seats if other.name]
            )[0]
            return with_seat(record, SeatRecord(number, "bot", name=name, bot=spec, generation=seat.generation))

        return await self.begin_if_full(await self.room.rearrange(table_id, seat_it))

    async def free_seat(self, table_id: str, number: int, visitor: str) -> TableRecord:
        """Before the game the host opens a seat to people again."""

        def free(live: LiveTable) -> TableRecord:
            record = live.record
            must_be_host(record, visitor)
            must_be_open(record)
            seat = seat_numbered(record, number)
            if seat.kind == "person" and seat.holder == visitor:
                raise Refusal("seat-taken")
            return with_seat(record, emptied(record, seat))

        return await self.room.change(table_id, free)

    # Another device

    async def move_link(self, table_id: str, visitor: str) -> tuple[str, float]:
        async with self.room.at(table_id) as seating:
            seat = own_seat(seating.live.record, visitor)
            move, code = self.tokens.move(table_id, seat.seat, seat.generation, time())
            return code, float(move.expires)

    def read_move(self, code: str) -> SeatMove:
        move = self.tokens.read_move(code)
        if move is None:
            raise Refusal("wrong-link")
        if move.expires < time():
            raise Refusal("link-expired")
        return move

    async def claim(self, move: SeatMove, visitor: str) -> TableRecord:
        def take(live: LiveTable) -> TableRecord:
            record = live.record
            seat = record.seats[move.seat]
            if seat.generation != move.generation:
                raise Refusal("link-used")
            if seat.holder == visitor:
                return record
            if seat_of(record, visitor) >= 0:
                raise Refusal("already-seated")
            host = visitor if record.host == seat.holder else record.host
            taken = msgspec.structs.replace(seat, holder=visitor, generation=seat.generation + 1)
            return msgspec.structs.replace(with_seat(record, taken), host=host)

        return await self.begin_if_full(await self.room.change(move.table, take))

    # Again

    async def rematch(self, table_id: str, visitor: str) -> TableRecord:
        """The same people at a new table, everybody one seat further; it begins when all have said yes."""
        async with self.room.at(table_id) as seating:
            old = seating.live.record
        own_seat(old, visitor)
        if old.rematch and await self.room.store.table(old.rematch) is not None:
            return await self._play_again(old.rematch, visitor)
        if old.status != "over":
            raise Refusal("not-over-yet")
        now = time()
        game = load_game(old.game)
        record = TableRecord(
            id=random_word(ID_LENGTH),
            game=old.game,
            status="open",
            seats=rotated(old.seats, old.options.get(game.deck_option, "").split(","), visitor),
            options=game.public_options(old.options),
            host=visitor,
            key=old.key,  # whoever was invited to look on finds the way there
            seed=secrets.token_hex(32),
            public=old.public,
            spectators=old.spectators,
            clock=old.clock,
            guided=old.guided,
            created=now,
            updated=now,
            rests_at=now + rest_seconds(old.clock),
        )
        await self.room.store.create(record)

        def point(live: LiveTable) -> TableRecord:
            is_pointed = live.record.rematch != old.rematch  # unless to a table that is no more
            return live.record if is_pointed else msgspec.structs.replace(live.record, rematch=record.id)

        pointed = await self.room.change(table_id, point)
        if pointed.rematch != record.id:
            await self.close(record.id, visitor)
            return await self._play_again(pointed.rematch, visitor)
        return await self.begin_if_full(record)

    async def _play_again(self, table_id: str, visitor: str) -> TableRecord:
        """Somebody who was asked says yes."""

        def sit(live: LiveTable) -> TableRecord:
            at = seat_of(live.record, visitor)
            if at < 0 or live.record.status != "open" or not is_asked(live.record.seats[at]):
                return live.record
            return with_seat(live.record, msgspec.structs.replace(live.record.seats[at], kind="person"))

        return await self.begin_if_full(await self.room.change(table_id, sit))

    async def pass_over(self, table_id: str, visitor: str, wish: PassOver) -> TableRecord:
        def note(live: LiveTable) -> TableRecord:
            seat = own_seat(live.record, visitor)
            check_moments(live.game, wish.moments)
            check_hurry(live.game, wish.until)
            seat = msgspec.structs.replace(seat, skipped=tuple(sorted(set(wish.moments))), hurried=UNHURRIED)
            if wish.until and live.match is not None:
                hurried = hurry(live.active() == seat.seat)
                seat = msgspec.structs.replace(seat, hurried=hurried, until=wish.until, episode=live.episode())
            return with_seat(live.record, seat)

        return await self.room.change(table_id, note)


def usable_bot(spec: str, game: Game[Any]) -> str:
    chosen = spec or DEFAULT_BOT
    check_bot(chosen)
    make_bot(chosen, game)
    return chosen
