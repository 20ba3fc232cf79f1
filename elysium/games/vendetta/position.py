"""Positions in ruling files: from a description to a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from elysium.engine import described
from elysium.engine.bits import members
from elysium.engine.refusal import BadSetup
from elysium.engine.state import Frame, Seat
from elysium.games.vendetta.cards.editions import EDITIONS, check_text
from elysium.games.vendetta.kinds import CardName, District
from elysium.games.vendetta.opening import blank
from elysium.games.vendetta.rules.ending import score_game, score_of
from elysium.games.vendetta.rules.planning import end_planning, plan_turn
from elysium.games.vendetta.rules.power import sums
from elysium.games.vendetta.rules.resolution import begin_resolution, resolve_district
from elysium.games.vendetta.rules.rounds import begin_round, build_hands, choose_clans, end_round
from elysium.games.vendetta.rules.seeing import clan_bits
from elysium.games.vendetta.state import (
    ALLIES,
    CARDS_PER_CLAN,
    CLAN_CARDS,
    CLANS,
    FATAL_TOKENS,
    FIRST_ALLY,
    FIRST_LOCATION,
    FIRST_RELIC,
    HAND_BUILDING,
    NOTHING,
    PHASE_NAMES,
    PLANNING,
    RESOLUTION,
    ROUNDS,
    STARTING,
    STEP_NAMES,
    TEAM_SIZE,
    VICTIM,
    Vendetta,
)
from elysium.games.vendetta.table_options import MOST_PLAYERS

KEYS = (
    "players", "clans", "offered", "teams", "cards", "ambition", "round", "phase", "turns", "district", "hands",
    "decks", "table", "deployed", "pool", "influence", "alliance", "drained", "tokens", "flipped", "allies",
    "ally_deck", "locations", "relics", "used_relics", "victims_left", "seen", "onward",
)  # fmt: skip
PHASES = ("clans", "kiss", "hand", "planning", "resolution", "round-end", "scoring")
READ_IN = {"offered": "clans", "turns": "planning", "district": "resolution", "onward": "resolution"}
"""Keys that mean something at the beginning of one phase only."""
DOWN = "down"

_CARD = CardName()
_DISTRICT = District()


def position_from(data: Mapping[str, Any], names: Sequence[str]) -> Vendetta:
    """A table at the beginning of a phase or of a district; what is not said is as after set-up."""
    described.check_keys(data, KEYS)
    text = str(data.get("cards", ""))
    if text:
        check_text(text, "cards")
    return _Reader(data, names).read(text)


class _Reader:
    def __init__(self, data: Mapping[str, Any], names: Sequence[str]) -> None:
        self.data = data
        self.names = names

    def read(self, edition: str) -> Vendetta:
        teams = self.data.get("teams", False) is True
        if teams and len(self.names) % TEAM_SIZE:
            raise BadSetup("teams-do-not-divide", "VEN-TEAM-01", players=len(self.names))
        if len(self.names) > MOST_PLAYERS and not teams:
            raise BadSetup("six-only-in-teams", "VEN-SETUP-01", players=len(self.names))
        s = blank(len(self.names), bytes(32), edition=edition, teams=teams)
        s.ambition = self._seat(self.data.get("ambition", self.names[0]))
        s.round = described.count(self.data.get("round", 1), "round")
        if not 1 <= s.round <= ROUNDS:
            raise BadSetup("no-such-round", "VEN-ROUND-01", round=s.round)
        self._clans(s)
        self._table(s)
        self._hands_and_decks(s)
        self._tokens(s)
        self._alliances(s)
        self._districts(s)
        self._begin(s)
        return s

    # Cards

    def _clans(self, s: Vendetta) -> None:
        given = self._by_player("clans")
        if not given:
            offered = described.items(self.data.get("offered", CLANS[: s.seats + 1]), "offered")
            s.offered = tuple(self._clan(word) for word in offered)
            return
        clans = [self._clan(given.get(name)) for name in self.names]
        if len(set(clans)) < len(clans):
            raise BadSetup("clan-twice", "VEN-SETUP-10", clan=CLANS[max(clans, key=clans.count)])
        s.clans = tuple(clans)
        for clan in clans:
            s.shown |= STARTING << CARDS_PER_CLAN * clan

    def _table(self, s: Vendetta) -> None:
        for word, positions in self._mapping("table").items():
            district = self._district(word)
            for name, cards in described.mapping(positions, f"table {word}").items():
                for entry in described.items(cards, f"table {word} {name}"):
                    self._lay(s, district, self._seat(name), str(entry))
        for word, amounts in self._mapping("deployed").items():
            for name, blood in described.mapping(amounts, f"deployed {word}").items():
                s.deployed[self._district(word) * s.seats + self._seat(name)] = described.count(blood, "deployed")

    def _lay(self, s: Vendetta, district: int, seat: Seat, entry: str) -> None:
        word, _, face = entry.partition(" ")
        card = self._card(word, 0, CLAN_CARDS)
        if card // CARDS_PER_CLAN not in s.clans or card in s.laid or face not in ("", DOWN):
            raise BadSetup("bad-card-on-table", card=entry)
        s.at[district * s.seats + seat] |= 1 << card
        s.laid += (card,)
        if face:
            s.down |= 1 << card
        else:
            s.up |= 1 << card
            s.shown |= 1 << card

    def _hands_and_decks(self, s: Vendetta) -> None:
        """A hand not given holds the starting cards that do not lie on the table; the deck holds all the rest."""
        hands, decks = self._by_player("hands"), self._by_player("decks")
        lying = sum(s.at)
        for seat, name in enumerate(self.names):
            if s.clans[seat] == NOTHING:
                continue
            own = clan_bits(s.clans[seat])
            starting = STARTING << CARDS_PER_CLAN * s.clans[seat]
            hand = self._own_cards(hands, name, own) if name in hands else members(starting & ~lying)
            s.hands[seat] = sum(1 << card for card in hand)
            rest = own & ~lying & ~s.hands[seat]
            deck = self._own_cards(decks, name, own) if name in decks else []
            if s.hands[seat] & lying or any(not rest >> card & 1 for card in deck):
                raise BadSetup("card-in-two-places", "VEN-SETUP-15", player=name)
            s.decks = s.put(s.decks, seat, (*deck, *(card for card in members(rest) if card not in deck)))
            s.shown &= ~rest
        for word in described.items(self.data.get("seen", []), "seen"):
            card = self._card(str(word), 0, CLAN_CARDS)
            if any(card in deck for deck in s.decks):
                raise BadSetup("card-in-two-places", "VEN-HAND-06", player=self.names[s.owner(card)])
            s.shown |= 1 << card

    def _own_cards(self, given: Mapping[str, Any], name: str, own: int) -> list[int]:
        cards = [self._card(str(word), 0, CLAN_CARDS) for word in described.items(given[name], name)]
        if len(set(cards)) < len(cards) or any(not own >> card & 1 for card in cards):
            raise BadSetup("card-of-another-clan", "VEN-SETUP-15", player=name)
        return cards

    # Tokens, alliances, districts

    def _tokens(self, s: Vendetta) -> None:
        for key, amounts in (("pool", s.pool), ("influence", s.influence)):
            for name, amount in self._mapping(key).items():
                amounts[self._seat(name)] = described.count(amount, key)
        s.tokens = self._counts("tokens")
        s.flipped = self._counts("flipped")
        if max(s.tokens) >= FATAL_TOKENS or any(a < b for a, b in zip(s.tokens, s.flipped, strict=True)):
            raise BadSetup("bad-tokens", "VEN-DIAB-03")

    def _counts(self, key: str) -> tuple[int, ...]:
        given = self._by_player(key)
        return tuple(described.count(given.get(name, 0), key) for name in self.names)

    def _alliances(self, s: Vendetta) -> None:
        for name, cards in self._mapping("alliance").items():
            allies, victims = self._companions(cards, name)
            s.allies = s.put(s.allies, self._seat(name), allies)
            s.victims = s.put(s.victims, self._seat(name), victims)
        for name, cards in self._mapping("drained").items():
            allies, victims = self._companions(cards, name)
            s.drained = s.put(s.drained, self._seat(name), allies)
            s.drained_victims = s.put(s.drained_victims, self._seat(name), victims)
        left = blank(s.seats, b"").victims_left + s.seats - sum(s.victims) - sum(s.drained_victims)
        s.victims_left = described.count(self.data.get("victims_left", left), "victims_left")

    def _companions(self, cards: object, name: str) -> tuple[int, int]:
        allies = victims = 0
        for word in described.items(cards, name):
            if self._card(str(word), FIRST_ALLY, VICTIM + 1) == VICTIM:
                victims += 1
            else:
                allies |= 1 << self._ally(str(word))
        return allies, victims

    def _districts(self, s: Vendetta) -> None:
        for word, card in self._mapping("allies").items():
            s.ally_at = s.put(s.ally_at, self._district(word), self._ally(str(card)))
        for word, card in self._mapping("locations").items():
            location = self._card(str(card), FIRST_LOCATION, FIRST_RELIC)
            s.locations = s.put(s.locations, self._district(word), location)
        for name, card in self._mapping("relics").items():
            s.relics = s.put(s.relics, self._seat(name), self._card(str(card), FIRST_RELIC, VICTIM))
        for owner in described.items(self.data.get("used_relics", []), "used_relics"):
            s.relics_used |= 1 << self._seat(owner)
        top = [self._ally(str(word)) for word in described.items(self.data.get("ally_deck", []), "ally_deck")]
        elsewhere = [ally for ally in s.ally_at if ally != NOTHING]
        for seat in s.everybody():
            elsewhere += members(s.allies[seat]) + members(s.drained[seat])
        if len(set(elsewhere + top)) < len(elsewhere + top):
            raise BadSetup("ally-twice", "VEN-SETUP-14")
        rest = [ally for ally in reversed(range(ALLIES)) if ally not in elsewhere and ally not in top]
        s.ally_deck = (*rest, *reversed(top))

    # Where to begin

    def _begin(self, s: Vendetta) -> None:
        usual = "clans" if s.clans[0] == NOTHING else "resolution" if "district" in self.data else "planning"
        phase = self.data.get("phase", usual)
        described.known(phase, PHASES, "phase")
        read = [
            key for key in KEYS if READ_IN.get(key, phase) == phase and (key != "onward" or "district" in self.data)
        ]
        described.check_keys(self.data, read)
        if (phase == "clans") != (s.clans[0] == NOTHING):
            raise BadSetup("clans-first", "VEN-SETUP-09")
        if phase in ("planning", "resolution"):
            self._fill_districts(s)
        if phase == "clans":
            s.round = 0
            s.do((choose_clans,), (begin_round,))
        elif phase == "kiss":
            s.round -= 1
            s.do((begin_round,))
        elif phase == "hand":
            s.phase = HAND_BUILDING
            s.do((build_hands,), (end_round,))
        elif phase == "planning":
            self._plan(s)
        elif phase == "resolution":
            s.phase = RESOLUTION
            self._resolve(s)
        elif phase == "round-end":
            s.do((end_round,))
        else:
            s.do((score_game,))

    def _resolve(self, s: Vendetta) -> None:
        """One district alone, and nothing after it unless the file says so; or the whole phase."""
        if "district" not in self.data:
            s.do((begin_resolution,), (end_round,))
            return
        first = self._district(self.data["district"])
        later: list[Frame] = []
        if self.data.get("onward") is True:
            later = [*((resolve_district, district) for district in range(first + 1, s.districts)), (end_round,)]
        s.do((resolve_district, first), *later)

    def _plan(self, s: Vendetta) -> None:
        s.phase = PLANNING
        turns = described.count(self.data.get("turns", 1), "turns")
        order = s.order()
        s.turns_left = turns * len(order)
        s.do(*[(plan_turn, seat) for _ in range(turns) for seat in order], (end_planning,), (end_round,))

    def _fill_districts(self, s: Vendetta) -> None:
        """Allies that nobody mentions lie at the districts from the deck."""
        deck = list(s.ally_deck)
        s.ally_at = tuple(deck.pop() if ally == NOTHING else ally for ally in s.ally_at)
        s.ally_deck = tuple(deck)

    # Words

    def _mapping(self, key: str) -> Mapping[str, Any]:
        return described.mapping(self.data.get(key, {}), key)

    def _by_player(self, key: str) -> Mapping[str, Any]:
        given = self._mapping(key)
        for name in given:
            self._seat(name)
        return given

    def _seat(self, name: object) -> Seat:
        return Seat(described.seat(name, self.names))

    def _clan(self, word: object) -> int:
        return described.known(word, CLANS, "clan")

    def _district(self, word: object) -> int:
        return described.parsed(_DISTRICT, word, self.names)

    def _ally(self, word: str) -> int:
        """Its number among the allies."""
        return self._card(word, FIRST_ALLY, FIRST_ALLY + ALLIES) - FIRST_ALLY

    def _card(self, word: str, first: int, end: int) -> int:
        card = described.parsed(_CARD, word, self.names)
        if not first <= card < end:
            raise BadSetup("card-of-another-kind", card=word)
        return card


# What a ruling file can expect


def facts(s: Vendetta, names: Sequence[str]) -> dict[str, Any]:
    codes = [card.code for card in EDITIONS[s.edition].cards]
    districts = [District().word(district, names) for district in range(s.districts)]
    people = list(zip(s.everybody(), names, strict=True))
    return {
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "step": STEP_NAMES[s.step],
        "district": districts[s.district] if s.district != NOTHING else "none",
        "districts": districts,
        "ambition": names[s.ambition],
        "order": [names[seat] for seat in s.order()],
        "turns_left": s.turns_left,
        "clans": {name: CLANS[s.clans[seat]] if s.clans[seat] != NOTHING else "none" for seat, name in people},
        "offered": [CLANS[number] if number < len(CLANS) else codes[number] for number in s.offered],
        "pool": {name: s.pool[seat] for seat, name in people},
        "influence": {name: s.influence[seat] for seat, name in people},
        "alliance": {name: _companions(s.allies[seat], s.victims[seat], codes) for seat, name in people},
        "drained": {name: _companions(s.drained[seat], s.drained_victims[seat], codes) for seat, name in people},
        "tokens": {name: s.tokens[seat] for seat, name in people},
        "flipped": {name: s.flipped[seat] for seat, name in people},
        "hands": {name: [codes[card] for card in members(s.hands[seat])] for seat, name in people},
        "hand_size": {name: s.hands[seat].bit_count() for seat, name in people},
        "decks": {name: [codes[card] for card in s.decks[seat]] for seat, name in people},
        "deck_size": {name: len(s.decks[seat]) for seat, name in people},
        "table": {
            word: {name: _lying(s, district * s.seats + seat, codes) for seat, name in people}
            for district, word in enumerate(districts)
        },
        "deployed": {
            word: {name: s.deployed[district * s.seats + seat] for seat, name in people}
            for district, word in enumerate(districts)
        },
        "power": {
            word: {names[power.seat]: power.total for power in sums(s, district)}
            for district, word in enumerate(districts)
        },
        "card_power": {
            codes[card]: counted
            for district in range(s.districts)
            for power in sums(s, district)
            for card, _, counted in power.cards
        },
        "allies": {
            word: codes[FIRST_ALLY + ally] if ally != NOTHING else "none"
            for word, ally in zip(districts, s.ally_at, strict=True)
        },
        "ally_deck_size": len(s.ally_deck),
        "removed_allies": [codes[FIRST_ALLY + ally] for ally in members(s.allies_out)],
        "locations": {
            word: codes[card] if card != NOTHING else "none" for word, card in zip(districts, s.locations, strict=True)
        },
        "relics": {name: codes[s.relics[seat]] if s.relics[seat] != NOTHING else "none" for seat, name in people},
        "used_relics": [name for seat, name in people if s.relics_used >> seat & 1],
        "victims_left": s.victims_left,
        "out": [name for seat, name in people if not s.is_in(seat)],
        "ranking": [names[seat] for seat in s.ranking],
        "score": {name: score_of(s, seat) for seat, name in people if s.is_in(seat)},
        "winners": [name for seat, name in people if s.outcome and s.outcome[seat] == max(s.outcome)],
        "places": {name: s.outcome[seat] for seat, name in people} if s.outcome else {},
    }


def _companions(allies: int, victims: int, codes: Sequence[str]) -> list[str]:
    return [codes[FIRST_ALLY + ally] for ally in members(allies)] + [codes[VICTIM]] * victims


def _lying(s: Vendetta, position: int, codes: Sequence[str]) -> list[str]:
    """In the order in which they came there."""
    return [codes[card] + (" down" if s.down >> card & 1 else "") for card in s.laid if s.at[position] >> card & 1]
