"""Positions that agree with everything one person has seen.

What lies hidden is dealt anew: for oneself from one's own deck, for the others from a starter deck that holds every
card seen so far, or else from cards of the clans that were seen.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

from elysium.engine.state import Seat
from elysium.games.rivals.conservation import cards_of
from elysium.games.rivals.dealing import city_faces, printed_as
from elysium.games.rivals.decks.rules import COPIES, STARTERS, starter
from elysium.games.rivals.definitions.language import CARDS, LATER_PRINTING, NO_FACE, Entity, Face
from elysium.games.rivals.definitions.names import AGENDA_STACK, FACTION_STACK, LIBRARY_STACK
from elysium.games.rivals.rules.attack import FACE_DOWN
from elysium.games.rivals.rules.influence import count_answers, modifier_worth
from elysium.games.rivals.rules.values import FACE_UP
from elysium.games.rivals.state import BASE, GONE, LEFT, NOBODY, SCHEME_CONFLICT, TABLE, UNKNOWN_VAMPIRE, Rivals

from elysium.games.rivals.definitions.language import ATTACK, CONSPIRACY, REACTION  # isort: skip

type Pile = Counter[Face]


@cache
def known_decks() -> tuple[Pile, ...]:
    decks = [starter(name) for name in STARTERS]
    return tuple(
        Counter({Face(face): n for _, pile in deck.piles() for face, n in pile if Face(face) in CARDS})
        for deck in decks
    )


def answers_are_open(view: Rivals) -> bool:
    """Modifiers lie face down until all answers are counted. [RIV-SCHEME-09]"""
    return view.pending(count_answers) is not None


@cache
def faces_of_stack(stack: int) -> tuple[Face, ...]:
    return tuple(sorted(face for face in CARDS if CARDS[face].stack == stack and not face & LATER_PRINTING))


class WorldSampler:
    def __init__(self, view: Rivals) -> None:
        self.view = view
        self._seen = [self._seen_of(seat) for seat in view.everybody()]
        self._decks = [self._decks_of(seat) for seat in view.everybody()]
        """For each seat, what is left of the starter decks that it may have brought."""
        self._own = self._own_cards()
        self._city = self._city_cards()

    def _decks_of(self, seat: Seat) -> list[list[Face]]:
        view, seen = self.view, self._seen[seat]
        if seat == view.viewer:
            return []
        decks = [deck for deck in known_decks() if deck.total() == len(view.brought[seat])]
        if view.errata:
            decks = [Counter({printed_as(view, face): n for face, n in deck.items()}) for deck in decks]
        return [sorted((deck - seen).elements()) for deck in decks if seen <= deck]

    def _own_cards(self) -> list[Face]:
        """The viewer's own that lie hidden from them."""
        view = self.view
        if view.viewer >= view.seats:
            return []
        seat = view.viewer
        unseen = Counter(view.brought[seat]) - self._seen[seat]
        if view.open_tops[seat]:
            unseen[view.open_tops[seat]] += 1
        if view.modifiers[seat]:
            unseen[view.modifiers[seat]] -= 1
        for cards in (view.library_tops, view.library_bottoms, view.faction_tops, view.faction_bottoms):
            unseen -= Counter(cards[seat])
        return sorted(unseen.elements())

    def _city_cards(self) -> list[Face]:
        view = self.view
        seen = Counter([*view.city_discard, *view.city_burned])
        for entity, region in enumerate(view.region):
            if region not in (GONE, LEFT) and entity and view.owner[entity] == NOBODY:
                seen[view.face[entity]] += 1
        return sorted((Counter(city_faces(view)) - seen).elements())

    def _seen_of(self, seat: Seat) -> Pile:
        """The cards of this seat whose whereabouts are known."""
        view = self.view
        seen = Counter([*view.discards[seat], *view.burned[seat], *self._known_of_hand(seat)])
        for entity, region in enumerate(view.region):
            if region not in (GONE, LEFT) and view.owner[entity] == seat and view.face[entity] > 0:
                seen[view.face[entity]] += 1
        if view.attack_card and view.attack_seat == seat:
            seen[view.attack_card] += 1
        if view.reaction_card and view.controller[view.reactor] == seat:
            seen[view.reaction_card] += 1
        if view.action_card and view.turn == seat:
            seen[view.action_card] += 1
        if view.open_tops[seat]:
            seen[view.open_tops[seat]] += 1
        return seen

    def _known_of_hand(self, seat: Seat) -> tuple[Face, ...]:
        """All of a hand that lies open, or the cards of it that were seen there."""
        hand = self.view.hands[seat]
        return self.view.shown_hands[seat] if any(face <= 0 for face in hand) else hand

    def __call__(self, rng: Random) -> Rivals:
        view = self.view
        s = Rivals.blank(view.seats, rng.randbytes(32), quiet=True)
        s.copy_from(view)
        for seat in view.everybody():
            self._deal(s, seat, rng)
        self._deal_city(s, rng)
        return s

    def _deal(self, s: Rivals, seat: Seat, rng: Random) -> None:
        view = self.view
        if seat == view.viewer:
            self._deal_own(s, seat, rng)
            return
        deck = self._deck_of(seat, rng)
        library = [face for face in deck if CARDS[face].stack == LIBRARY_STACK]
        faction = [face for face in deck if CARDS[face].stack == FACTION_STACK]
        agendas = [face for face in deck if CARDS[face].stack == AGENDA_STACK]
        rng.shuffle(library)
        rng.shuffle(faction)
        self._fill_hidden(s, seat, library, agendas, rng)
        if view.secret_leaders[seat] == -1:
            s.secret_leaders[seat] = rng.choice(faction)
        hand = list(self._known_of_hand(seat))
        vampires = view.hands[seat].count(UNKNOWN_VAMPIRE)
        vampires -= len([face for face in hand if CARDS[face].is_vampire]) if vampires else 0
        hand += [faction.pop() for _ in range(vampires)]
        hand += [library.pop() for _ in range(len(view.hands[seat]) - len(hand))]
        if view.open_tops[seat]:
            library.insert(0, view.open_tops[seat])
        if len(view.factions[seat]) > len(faction) or not view.leaders_shown:
            faction.sort()
        if not view.leaders_shown or view.turns == 0:
            library.sort()
        s.hands = s.put(s.hands, seat, tuple(sorted(hand)))
        s.libraries = s.put(s.libraries, seat, tuple(library))
        s.factions = s.put(s.factions, seat, tuple(faction))
        s.library_tops = s.put(s.library_tops, seat, s.libraries[seat][: len(view.library_tops[seat])])
        s.faction_tops = s.put(s.faction_tops, seat, s.factions[seat][: len(view.faction_tops[seat])])
        s.library_bottoms = s.put(s.library_bottoms, seat, _end(s.libraries[seat], len(view.library_bottoms[seat])))
        s.faction_bottoms = s.put(s.faction_bottoms, seat, _end(s.factions[seat], len(view.faction_bottoms[seat])))
        s.wants[seat] = rng.randrange(2) if self._agenda_is_hidden(seat) else 0
        if s.answers[seat] in (1, 2):
            s.stakes[seat] = rng.randrange(max(1, s.prestige[seat]))
        s.brought = s.put(s.brought, seat, tuple(sorted(cards_of(s, seat))))

    def _agenda_is_hidden(self, seat: Seat) -> bool:
        agenda = self.view.agendas[seat]
        return bool(agenda) and self.view.known_by[agenda] != FACE_UP

    def _deal_own(self, s: Rivals, seat: Seat, rng: Random) -> None:
        view = self.view
        library = [face for face in self._own if CARDS[face].stack == LIBRARY_STACK]
        faction = [face for face in self._own if CARDS[face].stack == FACTION_STACK]
        if view.leaders_shown and view.turns:
            rng.shuffle(library)
            rng.shuffle(faction)
        s.libraries = s.put(s.libraries, seat, (*view.library_tops[seat], *library, *view.library_bottoms[seat]))
        s.factions = s.put(s.factions, seat, (*view.faction_tops[seat], *faction, *view.faction_bottoms[seat]))

    def _deck_of(self, seat: Seat, rng: Random) -> list[Face]:
        """What this seat still has hidden: as many cards of each deck as everybody knows there are."""
        view, seen = self.view, self._seen[seat]
        if self._decks[seat]:
            return rng.choice(self._decks[seat])
        size = Counter(view.brought[seat])
        vampires = size[UNKNOWN_VAMPIRE] - sum(n for face, n in seen.items() if CARDS[face].is_vampire)
        others = size[NO_FACE] - sum(n for face, n in seen.items() if not CARDS[face].is_vampire)
        return self._made_up(seen, vampires, others, seat, rng)

    def _made_up(self, seen: Pile, vampires: int, others: int, seat: Seat, rng: Random) -> list[Face]:
        """No starter explains what was seen: cards of the same clans, and of none."""
        view = self.view
        clans = {CARDS[face].clan for face in seen} | {0}
        names = {CARDS[face].name for face in seen}
        free = [face for face in faces_of_stack(FACTION_STACK) if CARDS[face].name not in names]
        rng.shuffle(free)
        free.sort(key=lambda face: CARDS[face].clan not in clans)
        found = [printed_as(view, face) for face in free[:vampires]]
        hidden = int(self._agenda_is_hidden(seat) and not view.face[view.agendas[seat]])
        # As many of a name as a deck may have besides those that were seen. [RIV-DECK-03]
        shown = Counter([CARDS[face].name for face in seen.elements()])
        pool = [
            face
            for face in faces_of_stack(LIBRARY_STACK)
            for _ in range(COPIES - shown[CARDS[face].name])
            if CARDS[face].clan in clans
        ]
        rng.shuffle(pool)
        found += [printed_as(view, face) for face in pool[: max(0, others - hidden)]]
        if hidden:
            found.append(printed_as(view, rng.choice(faces_of_stack(AGENDA_STACK))))
        return found

    def _fill_hidden(self, s: Rivals, seat: Seat, library: list[Face], agendas: list[Face], rng: Random) -> None:
        """What lies face down is something that can lie there."""
        view = self.view
        for place, region in enumerate(view.region):
            entity = Entity(place)
            if view.owner[entity] == seat and not view.face[entity] and region not in (GONE, LEFT):
                if region == TABLE:
                    s.face[entity] = self._take(library, _is_conspiracy, rng)
                elif region == BASE:
                    s.face[entity] = agendas.pop()
        if view.attack_laid == FACE_DOWN and view.attack_seat == seat and not view.attack_card:
            kind = view.attack_type
            s.attack_card = self._take(library, lambda face: _attacks(face, kind), rng)
        if view.reaction_laid == FACE_DOWN and view.controller[view.reactor] == seat and not view.reaction_card:
            kind = view.attack_type
            s.reaction_card = self._take(library, lambda face: _reacts(face, kind), rng)
        hides = view.laid >> seat & 1 and view.conflict == SCHEME_CONFLICT and answers_are_open(view)
        if hides and not view.modifiers[seat]:
            s.modifiers[seat] = self._take(library, lambda face: bool(modifier_worth(s, seat, face)), rng)

    def _take(self, library: list[Face], fits: object, rng: Random) -> Face:
        """A card of the deck that can be there, or else any that can in the place of another."""
        assert callable(fits)
        for place, face in enumerate(library):
            if fits(face):
                return library.pop(place)
        can = [printed_as(self.view, face) for face in faces_of_stack(LIBRARY_STACK)]
        library.pop()
        return rng.choice([face for face in can if fits(face)])

    def _deal_city(self, s: Rivals, rng: Random) -> None:
        view = self.view
        rest = self._city[:]
        rng.shuffle(rest)
        # Events that have come up are not in the box.
        boxed = [face for face in rest if CARDS[face].is_event and face not in view.events_seen]
        out = boxed[: len(view.city_out)]
        for face in out:
            rest.remove(face)
        s.city_out, s.city_deck = tuple(out), tuple(rest)


def _end(cards: tuple[Face, ...], count: int) -> tuple[Face, ...]:
    return cards[len(cards) - count :]


def _is_conspiracy(face: Face) -> bool:
    way = CARDS[face].played
    return way is not None and way.kind == CONSPIRACY


def _attacks(face: Face, kind: int) -> bool:
    return CARDS[face].attack_type == kind and CARDS[face].way(ATTACK) is not None


def _reacts(face: Face, kind: int) -> bool:
    return bool(CARDS[face].reaction_types >> kind & 1) and CARDS[face].way(REACTION) is not None
