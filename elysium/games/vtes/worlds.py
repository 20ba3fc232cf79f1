"""Positions that agree with everything one person has seen.

What lies hidden is dealt anew: for oneself from one's own deck, for the others from a deck they might have brought. A
known deck of the same size that holds every card seen so far is taken for theirs; otherwise one that explains what was
seen, the more likely the better it does, with what was seen put in.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from elysium.engine.state import Seat
from elysium.games.vtes.announced import Claim, claims
from elysium.games.vtes.archive import Cards, Guess, known_decks
from elysium.games.vtes.cards import registry  # noqa: F401  # all definitions are needed to make up a deck
from elysium.games.vtes.dealing import usable_by
from elysium.games.vtes.definitions.language import CARDS, Entity, Face
from elysium.games.vtes.rules.entities import printed_again, printed_flags
from elysium.games.vtes.rules.frames import veiled
from elysium.games.vtes.rules.hands import known_of_hand
from elysium.games.vtes.rules.lending import on_their_way
from elysium.games.vtes.rules.pieces import pieces
from elysium.games.vtes.state import GONE, UNCONTROLLED, UNKNOWN_CRYPT, UNKNOWN_NUMBER, Vtes, Zones
from elysium.games.vtes.terms import ENTITY, SECRET, is_face_down

MOST_DRAWN = 8
"""How many known decks are looked at for cards, where one has not enough."""
TRIES = 12
"""How often a world is dealt anew before cards are exchanged to make it agree with what was announced."""


def unveiled(face: Face) -> Face:
    """A face at the bottom of a crypt, without the mark that only its Methuselah knows it."""
    return Face(face & SECRET - 1)


class WorldSampler:
    def __init__(self, view: Vtes) -> None:
        self.view = view
        self._claims = claims(view)
        self._guesses: dict[Seat, Guess] = {}
        self._seen = [self._seen_of(seat) for seat in view.everybody()]
        self._hidden = [
            [e for e in view.in_regions(UNCONTROLLED) if view.owner[e] == seat and not view.face[e]]
            for seat in view.everybody()
        ]

    def _seen_of(self, seat: Seat) -> Cards:
        """The cards of this seat whose whereabouts are known."""
        view = self.view
        seen = Counter(view.ashes[seat]) + Counter(view.removed[seat])
        for entity, region in enumerate(view.region):
            if region != GONE and view.face[entity]:
                seen.update(face for owner, face in pieces(view, Entity(entity)) if owner == seat)
        seen += Counter(face for owner, face in on_their_way(view) if owner == seat)
        seen += Counter(self._known_of_hand(seat))
        seen += Counter(view.crypt_tops[seat])
        seen += Counter(unveiled(face) for face in view.crypt_bottoms[seat] if face)
        if seat == view.viewer:
            seen += Counter(view.research[seat]) + Counter(view.kept[seat])
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
        hands, libraries, crypts, bottoms, removed, research, kept = [], [], [], [], [], [], []
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
            aside, lying = self._aside(seat, view.research, library), self._aside(seat, view.kept, library)
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
            kept.append(lying)
            everything = Counter(hand) + Counter(library) + Counter(crypt) + Counter(gone)
            everything += Counter((*aside, *lying) if seat != view.viewer else ())
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
        s.crypts, s.removed, s.research, s.kept = tuple(crypts), tuple(removed), tuple(research), tuple(kept)
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

    def _aside(self, seat: Seat, zone: Zones, library: list[Face]) -> tuple[Face, ...]:
        """What lies face down and out of play: one's own is known. [VTES-11-25]"""
        if seat == self.view.viewer:
            return zone[seat]
        count = len(zone[seat])
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
        guess = self._guesses.get(seat)
        if guess is None:
            sizes = crypt_size, total - crypt_size
            guess = self._guesses[seat] = known_decks().guess(crypt_seen | must_crypt, library_seen | must, sizes)
        crypt, library = guess.draw(rng)
        hidden_crypt = _made_up(crypt_seen, must_crypt, missing_crypt, crypt, guess, 0, rng)
        return hidden_crypt, _made_up(library_seen, must, missing_library, library, guess, 1, rng)

    def _follow_faces(self, s: Vtes) -> None:
        """What depends on the cards that were dealt face down."""
        s.action_target = self._named(s, self.view.action_target)
        s.stack = [veiled(frame, lambda number: self._named(s, number)) for frame in self.view.stack]

    def _named(self, s: Vtes, number: int) -> int:
        """The holder of a hidden card knows which one is meant; whoever else aims at it does not."""
        entity = number & ENTITY
        if not is_face_down(number) or self.view.face[entity] or s.controller[entity] != s.actor:
            return number
        return SECRET | s.face[entity] << 12 | entity

    # Agreeing with what was announced

    def _lacks(self, s: Vtes) -> int:
        return sum(claim.lacks(s) for claim in self._claims)

    def _make_fit(self, s: Vtes, rng: Random) -> None:
        """Exchange hidden crypt cards, at last for others, until all that was announced is so."""
        for claim in self._claims:
            for entity in [claim.entity] if claim.entity else self._hidden[claim.context.seat]:
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


def _made_up(seen: Cards, must: Cards, count: int, drawn: Cards, guess: Guess, pile: int, rng: Random) -> list[Face]:
    """So many cards that were not seen: some are known to be there, the others come from the deck that was drawn, and
    from others as likely if it has not enough.
    """
    made = list((must - seen).elements())[:count]
    rest = drawn
    for _ in range(MOST_DRAWN):
        more = list((rest - seen - must).elements())
        rng.shuffle(more)
        made += more[: count - len(made)]
        if len(made) == count:
            return made
        rest = guess.draw(rng)[pile]
    pool = [*drawn.elements()]
    return [*made, *(pool[int(rng.random() * len(pool))] for _ in range(count - len(made)))]
