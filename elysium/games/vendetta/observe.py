"""Who sees what, beyond what the declarations of the fields say. [VEN-SETUP-22]"""

from __future__ import annotations

from elysium.engine.audience import EVERYONE, OPEN_TABLE, includes
from elysium.engine.bits import each
from elysium.engine.state import Seat
from elysium.games.vendetta.rules.auctions import bid
from elysium.games.vendetta.rules.resolution import stay_or_withdraw
from elysium.games.vendetta.rules.rounds import put_under
from elysium.games.vendetta.rules.seeing import clan_bits
from elysium.games.vendetta.state import IN_HAND, NO_BIDDER, NOTHING, UNSEEN, Vendetta, unknown_card


def reveal(s: Vendetta, view: Vendetta) -> None:
    viewer = view.viewer
    if viewer == OPEN_TABLE:
        return
    view.ally_deck = tuple(sorted(s.ally_deck))
    view.hands = [
        s.hands[seat] if seat == viewer else unknown_hand(seat, s.hands[seat].bit_count()) for seat in s.everybody()
    ]
    view.decks = tuple([_known_deck(s, seat, viewer) for seat in s.everybody()])
    _reveal_table(s, view)
    known = 0
    for audience, cards in s.regained:
        if includes(audience, viewer):
            known |= cards
    view.regained = ((EVERYONE, known),) if known else ()
    view.memory = tuple([entry for entry in s.memory if includes(entry[0], viewer)])
    deciding = any(question[1] == stay_or_withdraw for question in s.asked)
    view.leaving = s.leaving & 1 << viewer if deciding else s.leaving
    bidding = any(question[1] == bid for question in s.asked)
    view.bids = tuple(
        [UNSEEN if bidding and seat != viewer and made != NO_BIDDER else made for seat, made in enumerate(s.bids)]
    )


def unknown_hand(owner: Seat, size: int) -> int:
    return ((1 << size) - 1) << unknown_card(owner, IN_HAND)


def _reveal_table(s: Vendetta, view: Vendetta) -> None:
    """Everybody sees where cards lie, whose they are and who has looked at them; not which lie face down unseen."""
    viewer = view.viewer
    hidden = s.down & ~s.known_down
    if viewer < s.seats:
        hidden &= ~s.peeked[viewer]
        if s.clans[viewer] != NOTHING:
            hidden &= ~clan_bits(s.clans[viewer])
    if not hidden:
        view.at, view.laid, view.down = s.at[:], s.laid, s.down
        view.kept_down, view.peeked = s.kept_down, s.peeked
        return
    named = {card: unknown_card(s.owner(card), place) for place, card in enumerate(s.laid) if hidden >> card & 1}
    view.laid = tuple([named.get(card, card) for card in s.laid])
    view.at = [renamed(cards, named) for cards in s.at]
    view.down = renamed(s.down, named)
    view.kept_down = renamed(s.kept_down, named)
    view.peeked = tuple([renamed(cards, named) for cards in s.peeked])


def renamed(cards: int, names: dict[int, int]) -> int:
    """A bit set with other numbers for some of its cards."""
    bits = 0
    for card in each(cards):
        bits |= 1 << names.get(card, card)
    return bits


def _known_deck(s: Vendetta, seat: Seat, viewer: int) -> tuple[int, ...]:
    """The owner knows the cards to choose from, and those put under it."""
    deck = s.decks[seat]
    if viewer != seat:
        return (UNSEEN,) * len(deck)
    drawn = next((details[0] for asked, choice, *details in s.asked if asked == seat and choice == put_under), 0)
    under = len(deck) - s.bottoms[seat]
    return tuple(card if place < drawn or place >= under else UNSEEN for place, card in enumerate(deck))
