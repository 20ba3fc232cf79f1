"""Positions that agree with everything one person has seen.

What lies hidden is dealt anew: for oneself from one's own deck, for the others from a deck they might have brought.
A deck that comes with the game and holds every card seen so far is taken for likely; otherwise one is made up from
the cards seen and from cards that the same clans play.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

from elysium.engine.state import Seat
from elysium.games.vtes.announced import Claim, claims
from elysium.games.vtes.cards import registry  # noqa: F401  # all definitions are needed to make up a deck
from elysium.games.vtes.dealing import faces, usable_by
from elysium.games.vtes.definitions.facts import reference_decks
from elysium.games.vtes.definitions.language import CARDS, Entity, Face
from elysium.games.vtes.rules.entities import printed_again, printed_flags
from elysium.games.vtes.rules.frames import carried, veiled
from elysium.games.vtes.rules.hands import known_of_hand
from elysium.games.vtes.state import GONE, UNCONTROLLED, UNKNOWN_CRYPT, UNKNOWN_NUMBER, Vtes
from elysium.games.vtes.terms import ENTITY, SECRET, is_face_down

type Pile = Counter[Face]

TRIES = 12
"""How often a world is dealt anew before cards are exchanged to make it agree with what was announced."""


def unveiled(face: Face) -> Face:
    """A face at the bottom of a crypt, without the mark that only its Methuselah knows it."""
    return Face(face & SECRET - 1)


@cache
def known_decks() -> tuple[tuple[Pile, Pile], ...]:
    return tuple((Counter(faces(deck.crypt)), Counter(faces(deck.library))) for deck in reference_decks().values())


class WorldSampler:
    def __init__(self, view: Vtes) -> None:
        self.view = view
        self._claims = claims(view)
        self._seen = [self._seen_of(seat) for seat in view.everybody()]
        self._hidden = [
            [e for e in view.in_regions(UNCONTROLLED) if view.owner[e] == seat and not view.face[e]]
            for seat in view.everybody()
        ]

    def _seen_of(self, seat: Seat) -> Pile:
        """The cards of this seat whose whereabouts are known."""
        view = self.view
        seen = Counter(view.ashes[seat]) + Counter(view.removed[seat])
        for entity, region in enumerate(view.region):
            if region != GONE and view.owner[entity] == seat and view.face[entity]:
                seen[view.face[entity]] += 1
        seen += Counter(face for owner, face in carried(view.stack) if owner == seat)
        if view.action_face and seat == view.turn:
            seen[view.action_face] += 1
        seen += Counter(self._known_of_hand(seat))
        seen += Counter(view.crypt_tops[seat])
        seen += Counter(unveiled(face) for face in view.crypt_bottoms[seat] if face)
        if seat == view.viewer:
            seen += Counter(view.research[seat])
        return seen

    def _known_hand(self, seat: Seat) -> tuple[Face, ...]:
        """A hand that this person can see; empty if it is hidden."""
        hand = self.view.hands[seat]
        return () if 0 in hand else hand

    def _known_of_hand(self, seat: Seat) -> tuple[Face, ...]:
        """All of a hand that this person can see, or the cards of it that were seen there."""
        return self._known_hand(seat) or known_of_hand(self.view, self.view.viewer, seat)

    def __call__(self, rng: Random) -> Vtes:
        world = self._deal(rng)
        for _ in range(TRIES if self._claims else 0):
            if not self._lacks(world):
                break
            world = self._deal(rng)
        if self._lacks(world):
            self._make_fit(world, rng)
        return world

    def _deal(self, rng: Random) -> Vtes:
        view = self.view
        brought = []
        hands, libraries, crypts, bottoms, removed, research = [], [], [], [], [], []
        uncontrolled: dict[Entity, Face] = {}
        for seat in view.everybody():
            crypt, library = self._unseen(seat, rng)
            rng.shuffle(crypt)
            rng.shuffle(library)
            for entity in self._hidden[seat]:
                uncontrolled[entity] = crypt.pop()
            bottom = [face or Face(crypt.pop() | SECRET) for face in view.crypt_bottoms[seat]]
            bottoms.append(tuple(bottom))
            crypt = [*view.crypt_tops[seat], *crypt, *(unveiled(face) for face in bottom)]
            hand = self._hand(seat, library)
            aside = self._aside(seat, library)
            if seat == view.viewer:
                library = [*view.library_tops[seat], *library, *view.library_bottoms[seat]]
            gone: tuple[Face, ...] = view.removed[seat]
            if view.ousted >> seat & 1:
                gone = (*gone, *crypt, *library)
                crypt, library = [], []
            hands.append(hand)
            libraries.append(tuple(library))
            crypts.append(tuple(crypt))
            removed.append(gone)
            research.append(aside)
            everything = Counter(hand) + Counter(library) + Counter(crypt) + Counter(gone)
            everything += Counter(aside if seat != view.viewer else ())
            everything += Counter(uncontrolled[entity] for entity in self._hidden[seat])
            everything += self._seen[seat] - Counter(view.removed[seat])
            everything -= Counter(self._known_of_hand(seat))
            everything -= Counter(view.crypt_tops[seat])
            everything -= Counter(unveiled(face) for face in view.crypt_bottoms[seat] if face)
            brought.append(tuple(sorted(everything.elements())))
        s = Vtes.blank(view.seats, rng.randbytes(32), quiet=True)
        s.copy_from(view)
        s.brought = tuple(brought)
        s.imagined = usable_by(s.brought)
        s.hands, s.libraries = tuple(hands), tuple(libraries)
        s.crypts, s.removed, s.research = tuple(crypts), tuple(removed), tuple(research)
        s.library_tops = tuple([library[: len(top)] for library, top in zip(libraries, view.library_tops, strict=True)])
        s.library_bottoms = tuple(
            [
                library[len(library) - len(bottom) :]
                for library, bottom in zip(libraries, view.library_bottoms, strict=True)
            ]
        )
        s.crypt_bottoms = tuple(bottoms)
        for entity, face in uncontrolled.items():
            _print(s, entity, face)
        s.numbers = self._numbers(rng)
        self._follow_faces(s)
        return s

    def _hand(self, seat: Seat, library: list[Face]) -> tuple[Face, ...]:
        known = self._known_hand(seat)
        if known:
            return known
        shown = self._known_of_hand(seat)
        count = len(self.view.hands[seat]) - len(shown)
        hand = tuple(sorted((*library[:count], *shown)))
        del library[:count]
        return hand

    def _aside(self, seat: Seat, library: list[Face]) -> tuple[Face, ...]:
        """The research area: one's own is known. [VTES-11-25]"""
        if seat == self.view.viewer:
            return self.view.research[seat]
        count = len(self.view.research[seat])
        aside = tuple(sorted(library[:count]))
        del library[:count]
        return aside

    def _unseen(self, seat: Seat, rng: Random) -> tuple[list[Face], list[Face]]:
        """Crypt and library cards of this seat that lie hidden."""
        view, seen = self.view, self._seen[seat]
        if seat == view.viewer:
            rest = Counter(view.brought[seat]) - seen
            rest = rest - Counter(view.library_tops[seat]) - Counter(view.library_bottoms[seat])
            pile = list(rest.elements())
            return [face for face in pile if CARDS[face].crypt], [face for face in pile if not CARDS[face].crypt]
        total = len(view.brought[seat])
        crypt_size = view.brought[seat].count(UNKNOWN_CRYPT)
        crypt_seen = Counter({face: count for face, count in seen.items() if CARDS[face].crypt})
        library_seen = seen - crypt_seen
        missing_crypt = crypt_size - crypt_seen.total()
        missing_library = total - crypt_size - library_seen.total()
        must = Counter(face for face in view.returned[seat] if not CARDS[face].crypt)
        must_crypt = Counter(face for face in view.returned[seat] if CARDS[face].crypt)
        fitting = [
            (crypt, library)
            for crypt, library in known_decks()
            if crypt.total() == crypt_size
            and library.total() == total - crypt_size
            and crypt_seen <= crypt
            and library_seen <= library
            and must <= library
            and must_crypt <= crypt
        ]
        if fitting:
            crypt, library = fitting[int(rng.random() * len(fitting))]
            return list((crypt - crypt_seen).elements()), list((library - library_seen).elements())
        return _made_up(crypt_seen, library_seen, must_crypt, must, missing_crypt, missing_library, rng)

    def _follow_faces(self, s: Vtes) -> None:
        """What depends on the cards that were dealt face down."""
        s.able = [e for e in s.entities() if s.region[e] != GONE and CARDS[s.face[e]].is_able]
        s.governing = [e for e in s.entities() if s.region[e] != GONE and CARDS[s.face[e]].governs]
        s.action_target = self._named(s, self.view.action_target)
        s.stack = [veiled(frame, lambda number: self._named(s, number)) for frame in self.view.stack]

    def _named(self, s: Vtes, number: int) -> int:
        """The holder of a hidden card knows which one is meant; whoever else aims at it does not."""
        entity = number & ENTITY
        if not is_face_down(number) or self.view.face[entity] or s.controller[entity] != s.turn:
            return number
        return SECRET | s.face[entity] << 12 | entity

    # Agreeing with what was announced

    def _lacks(self, s: Vtes) -> int:
        return sum(claim.lacks(s) for claim in self._claims)

    def _make_fit(self, s: Vtes, rng: Random) -> None:
        """Exchange hidden crypt cards, at last for others, until all that was announced is so."""
        for claim in self._claims:
            for entity in self._hidden[claim.context.seat] if claim.target is None else [claim.entity]:
                if claim.lacks(s) and not self._exchange(s, claim, entity):
                    self._replace(s, claim, entity, rng)
        s.imagined = usable_by(s.brought)
        self._follow_faces(s)

    def _exchange(self, s: Vtes, claim: Claim, entity: Entity) -> bool:
        """With another card face down of the same Methuselah, or one in the crypt; False if none is of use."""
        seat, view = claim.context.seat, self.view
        lacking, old = self._lacks(s), s.face[entity]
        for other in self._hidden[seat]:
            face = s.face[other]
            _print(s, entity, face)
            _print(s, other, old)
            if self._lacks(s) < lacking:
                return True
            _print(s, other, face)
            _print(s, entity, old)
        crypt = s.crypts[seat]
        for place in range(len(view.crypt_tops[seat]), len(crypt) - len(view.crypt_bottoms[seat])):
            _print(s, entity, crypt[place])
            if self._lacks(s) < lacking:
                s.crypts = s.put(s.crypts, seat, (*crypt[:place], old, *crypt[place + 1 :]))
                return True
        _print(s, entity, old)
        return False

    def _replace(self, s: Vtes, claim: Claim, entity: Entity, rng: Random) -> None:
        """By a card that this Methuselah might have brought as well; what was seen before stays in the deck."""
        seat, lacking, old = claim.context.seat, self._lacks(s), s.face[entity]
        brought = list(s.brought[seat])
        if brought.count(old) <= self.view.returned[seat].count(old):
            return
        others = sorted(face for face, card in CARDS.definitions.items() if card.fact.crypt)
        rng.shuffle(others)
        for face in others:
            _print(s, entity, face)
            if self._lacks(s) < lacking:
                brought.remove(old)
                s.brought = s.put(s.brought, seat, tuple(sorted((*brought, face))))
                return
        _print(s, entity, old)

    def _numbers(self, rng: Random) -> list[int]:
        return [1 + int(rng.random() * 5) if number == UNKNOWN_NUMBER else number for number in self.view.numbers]


def _print(s: Vtes, entity: Entity, face: Face) -> None:
    """A card face down is only what is printed on it."""
    s.face[entity] = face
    printed_again(s, entity)
    s.flags[entity] = printed_flags(CARDS[face])


def _made_up(
    crypt_seen: Pile,
    library_seen: Pile,
    must_crypt: Pile,
    must: Pile,
    crypt_count: int,
    library_count: int,
    rng: Random,
) -> tuple[list[Face], list[Face]]:
    """Cards for a deck that none of the known ones explains."""
    clans = {CARDS[face].clan for face in crypt_seen}
    decks = [deck for deck in known_decks() if any(CARDS[face].clan in clans for face in deck[0])] or list(
        known_decks()
    )
    crypt_pool = [*crypt_seen.elements(), *(face for crypt, _ in decks for face in crypt.elements())]
    library_pool = [*library_seen.elements(), *(face for _, library in decks for face in library.elements())]
    sure = list((must - library_seen).elements())[:library_count]
    sure_crypt = list((must_crypt - crypt_seen).elements())[:crypt_count]
    crypt = [crypt_pool[int(rng.random() * len(crypt_pool))] for _ in range(crypt_count - len(sure_crypt))]
    library = [library_pool[int(rng.random() * len(library_pool))] for _ in range(library_count - len(sure))]
    return crypt + sure_crypt, library + sure
