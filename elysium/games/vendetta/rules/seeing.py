"""What has been shown to whom: turning cards up, looking at them, and what is known when one goes back unseen.

[VEN-HAND-06]
"""

from __future__ import annotations

from elysium.engine.audience import EVERYONE, all_but, only
from elysium.engine.bits import each
from elysium.engine.state import Seat
from elysium.games.vendetta.state import CARDS_PER_CLAN, Vendetta
from elysium.games.vendetta.terms import BACK_TO_HAND, BACK_UNSEEN, LOOKED, REVEALED, SAW

WHOLE_CLAN = (1 << CARDS_PER_CLAN) - 1


def clan_bits(clan: int) -> int:
    """All cards of a clan."""
    return WHOLE_CLAN << CARDS_PER_CLAN * clan


def unknown_to(s: Vendetta, seat: Seat) -> int:
    """The cards on the table that this seat has not seen: those of others, face down."""
    return hidden(s) & ~clan_bits(s.clans[seat]) & ~s.peeked[seat]


def hidden(s: Vendetta) -> int:
    """The cards on the table that not everybody knows."""
    return s.down & ~s.known_down


def turn_up(s: Vendetta, seat: Seat, cards: int) -> None:
    """Everybody sees the cards of this set, which lay face down on positions of this seat."""
    turn_all_up(s, cards)
    if not s.quiet:
        for card in as_laid(s, cards):
            s.show(EVERYONE, REVEALED, seat, card)


def turn_all_up(s: Vendetta, cards: int) -> None:
    """Whoever's they are, and nothing is told."""
    s.up |= cards
    s.down &= ~cards
    s.known_down &= ~cards
    s.shown |= cards
    s.sealed = True


def look_at(s: Vendetta, seat: Seat, card: int) -> None:
    """One seat, and nobody else, sees a card that lies face down. [VEN-CARD-25]"""
    bit = 1 << card
    s.peeked = s.put(s.peeked, seat, s.peeked[seat] | bit)
    s.glimpsed = s.put(s.glimpsed, seat, s.glimpsed[seat] | bit)
    if not s.quiet:
        laid = s.laid.index(card)
        s.whisper(all_but(seat), LOOKED, seat, laid)
        s.show(only(seat), SAW, card, laid)


def take_to_hands(s: Vendetta, position: int, cards: int) -> None:
    """From the table back to the hands of their owners, whatever brings them there; those still face down unseen.

    [VEN-RESOLVE-08, VEN-RESOLVE-12, VEN-RESOLVE-39]
    """
    unseen = cards & hidden(s)
    for card in as_laid(s, cards):
        owner = s.owner(card)
        s.hands[owner] |= 1 << card
        if s.quiet:
            continue
        if unseen >> card & 1:
            s.whisper(only(owner), BACK_TO_HAND, owner, card)
            s.whisper(all_but(owner), BACK_UNSEEN, owner)
        else:
            s.whisper(EVERYONE, BACK_TO_HAND, owner, card)
    _remember_return(s, cards)
    s.at[position] &= ~cards
    s.laid = all_but_laid(s, cards)
    s.up &= ~cards
    s.down &= ~cards
    s.known_down &= ~cards
    s.kept_down &= ~cards


def _remember_return(s: Vendetta, cards: int) -> None:
    """Cards are about to go to a hand: those that are open before all eyes, others only whoever has looked at them."""
    unseen = cards & hidden(s)
    if cards != unseen:
        s.regained += ((EVERYONE, cards & ~unseen),)
    if any(s.peeked):
        s.regained += tuple([(only(viewer), seen & unseen) for viewer, seen in enumerate(s.peeked) if seen & unseen])
        s.peeked = tuple(seen & ~cards for seen in s.peeked)


def one_goes_back_unseen(s: Vendetta, seat: Seat) -> None:
    """A card of the hand may have gone into the deck: of all that was known to be outside, one may be missing."""
    clan = clan_bits(s.clans[seat])
    entries = [
        (audience, cards, least - 1 if cards & clan else least)
        for audience, cards, least in s.memory
        if not (cards & clan) or least > 1
    ]
    in_hand = clan & ~_on_table(s)
    outside = s.shown & clan
    if outside & in_hand and (outside & in_hand).bit_count() > 1:
        entries.append((EVERYONE, outside & in_hand, (outside & in_hand).bit_count() - 1))
    s.shown &= ~in_hand
    for viewer, seen in enumerate(s.glimpsed):
        mine = seen & in_hand
        if mine:
            together = mine | outside & in_hand
            if together.bit_count() > 1:
                entries.append((only(viewer), together, together.bit_count() - 1))
            s.glimpsed = s.put(s.glimpsed, viewer, seen & ~mine)
    s.memory = tuple(entries)


def _on_table(s: Vendetta) -> int:
    lying = 0
    for cards in s.at:
        lying |= cards
    return lying


def forget_seat(s: Vendetta, seat: Seat, own: int, lying: int) -> None:
    """Nothing is known any more of cards that have left the game."""
    s.shown &= ~own
    s.peeked = tuple(0 if viewer == seat else seen & lying & ~own for viewer, seen in enumerate(s.peeked))
    s.glimpsed = tuple(0 if viewer == seat else seen & ~own for viewer, seen in enumerate(s.glimpsed))
    s.memory = tuple(entry for entry in s.memory if not entry[1] & own)


def laid_at(s: Vendetta, position: int, among: int) -> list[int]:
    """The cards of this set on a position, in the order in which they came there."""
    return as_laid(s, s.at[position] & among)


def as_laid(s: Vendetta, cards: int) -> list[int]:
    """These cards in the order in which they came to where they lie."""
    if cards & cards - 1:
        return sorted(each(cards), key=s.laid.index)
    return [cards.bit_length() - 1] if cards else []


def all_but_laid(s: Vendetta, cards: int) -> tuple[int, ...]:
    """The other cards on the table, in the order in which they came to where they lie."""
    rest = list(s.laid)
    for card in each(cards):
        rest.remove(card)
    return tuple(rest)


def take_top(s: Vendetta, seat: Seat) -> int:
    """The top card leaves the deck, on its way to the hand or the table; what lies under it is known as before."""
    card, *rest = s.decks[seat]
    s.decks = s.put(s.decks, seat, tuple(rest))
    s.bottoms = s.put(s.bottoms, seat, min(s.bottoms[seat], len(rest)))
    return card
