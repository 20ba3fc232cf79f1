"""Who sees what: the view of one seat, by allow-list. [VEN-SETUP-22]"""

from __future__ import annotations

from typing import Final

from elysium.engine.audience import OPEN_TABLE, includes
from elysium.engine.observation import Observation
from elysium.engine.refusal import Refusal
from elysium.engine.state import Frame
from elysium.games.vendetta.rules.malkavian import bid
from elysium.games.vendetta.rules.resolution import stay_or_withdraw
from elysium.games.vendetta.rules.rounds import put_under
from elysium.games.vendetta.rules.seeing import clan_bits
from elysium.games.vendetta.state import NO_BIDDER, NOTHING, Vendetta
from elysium.games.vendetta.terms import book

UNSEEN: Final = -1


class View(Observation, kw_only=True, frozen=True):
    edition: str
    teams: bool
    districts: int
    clans: tuple[int, ...]
    offered: tuple[int, ...]
    round: int
    phase: int
    ambition: int
    alive: int
    turns_left: int
    district: int
    step: int
    allies_unseen: int
    """The allies still in the deck, as a bit set; their order is nobody's to know. [VEN-SETUP-14]"""
    allies_out: int
    ally_at: tuple[int, ...]
    locations: tuple[int, ...]
    victims_left: int
    hand_sizes: tuple[int, ...]
    hands: tuple[int, ...]
    """The viewer's own hand; 0 for all others."""
    deck_sizes: tuple[int, ...]
    decks: tuple[tuple[int, ...], ...]
    """What the viewer knows of the own deck, from the top: cards to choose from and cards put under it; -1 between."""
    laid: tuple[tuple[int, int, int], ...]
    """(card or -1, position, owner) for every card on the table, in the order in which they came there."""
    down: tuple[bool, ...]
    """Which of them lie face down."""
    known_down: tuple[bool, ...]
    """Which of those everybody has seen."""
    kept_down: tuple[bool, ...]
    peeked: tuple[tuple[bool, ...], ...]
    """For each seat which cards on the table it has looked at: that is done openly."""
    pool: tuple[int, ...]
    influence: tuple[int, ...]
    deployed: tuple[int, ...]
    allies: tuple[int, ...]
    victims: tuple[int, ...]
    drained: tuple[int, ...]
    drained_victims: tuple[int, ...]
    tokens: tuple[int, ...]
    flipped: tuple[int, ...]
    relics: tuple[int, ...]
    relics_used: int
    bottoms: tuple[int, ...]
    shown: int
    regained: int
    """Cards that the viewer knows to have gone back to a hand this round."""
    glimpsed: int
    """What the viewer alone has seen of others."""
    memory: tuple[tuple[int, int, int], ...]
    decided: int
    leaving: int
    """Whether the viewer has chosen to withdraw, and all others once it is shown."""
    coerced: tuple[tuple[int, int], ...]
    acted: int
    skipping: int
    down_power: int
    unharmed: int
    ranking: tuple[int, ...]
    rewarded: int
    ignores: tuple[tuple[int, int], ...]
    bids: tuple[int, ...]
    counted: int
    spare: int
    scores: tuple[int, ...]
    stack: tuple[Frame, ...]
    """What is still to happen: no step carries a secret."""

    def alliance(self, seat: int) -> int:
        """How many cards are in the alliance."""
        return self.allies[seat].bit_count() + self.victims[seat]


def observe(s: Vendetta, viewer: int) -> View:
    if viewer == OPEN_TABLE and not s.over:
        raise Refusal("open-only-after-the-game")
    everything = viewer == OPEN_TABLE
    mine = everything or 0 <= viewer < s.seats
    own = clan_bits(s.clans[viewer]) if 0 <= viewer < s.seats and s.clans[viewer] != NOTHING else 0
    seen = ~(s.down & ~s.known_down) | own
    if everything:
        seen = -1
    elif mine:
        seen |= s.peeked[viewer]
    deciding = any(choice == stay_or_withdraw for _, choice, *_ in s.asked)
    bidding = any(choice == bid for _, choice, *_ in s.asked)
    position = {card: at for at, cards in enumerate(s.at) if cards for card in s.laid if cards >> card & 1}
    return View(
        viewer=viewer,
        seats=s.seats,
        asked=s.asked,
        options=book.options_for(s, viewer),
        outcome=s.outcome,
        edition=s.edition,
        teams=s.teams,
        districts=s.districts,
        clans=s.clans,
        offered=s.offered,
        round=s.round,
        phase=s.phase,
        ambition=s.ambition,
        alive=s.alive,
        turns_left=s.turns_left,
        district=s.district,
        step=s.step,
        allies_unseen=sum(1 << ally for ally in s.ally_deck),
        allies_out=s.allies_out,
        ally_at=s.ally_at,
        locations=s.locations,
        victims_left=s.victims_left,
        hand_sizes=tuple(hand.bit_count() for hand in s.hands),
        hands=tuple(hand if everything or seat == viewer else 0 for seat, hand in enumerate(s.hands)),
        deck_sizes=tuple(len(deck) for deck in s.decks),
        decks=tuple(_known_deck(s, seat, viewer) for seat in range(s.seats)),
        laid=tuple((card if seen >> card & 1 else UNSEEN, position[card], s.owner(card)) for card in s.laid),
        down=tuple(bool(s.down >> card & 1) for card in s.laid),
        known_down=tuple(bool(s.known_down >> card & 1) for card in s.laid),
        kept_down=tuple(bool(s.kept_down >> card & 1) for card in s.laid),
        peeked=tuple(tuple(bool(bits >> card & 1) for card in s.laid) for bits in s.peeked) if any(s.peeked) else (),
        pool=tuple(s.pool),
        influence=tuple(s.influence),
        deployed=tuple(s.deployed),
        allies=s.allies,
        victims=s.victims,
        drained=s.drained,
        drained_victims=s.drained_victims,
        tokens=s.tokens,
        flipped=s.flipped,
        relics=s.relics,
        relics_used=s.relics_used,
        bottoms=s.bottoms,
        shown=s.shown,
        regained=_known_to(viewer, s.regained),
        glimpsed=s.glimpsed[viewer] if viewer < s.seats else 0,
        memory=tuple(entry for entry in s.memory if includes(entry[0], viewer)),
        decided=s.decided,
        leaving=s.leaving if everything or not deciding else s.leaving & (1 << viewer),
        coerced=s.coerced,
        acted=s.acted,
        skipping=s.skipping,
        down_power=s.down_power,
        unharmed=s.unharmed,
        ranking=s.ranking,
        rewarded=s.rewarded,
        ignores=s.ignores,
        bids=tuple(
            made if not bidding or everything or seat == viewer or made == NO_BIDDER else UNSEEN
            for seat, made in enumerate(s.bids)
        ),
        counted=s.counted,
        spare=s.spare,
        scores=s.scores,
        stack=tuple(s.stack),
    )


def _known_to(viewer: int, seen: tuple[tuple[int, int], ...]) -> int:
    known = 0
    for audience, cards in seen:
        if includes(audience, viewer):
            known |= cards
    return known


def _known_deck(s: Vendetta, seat: int, viewer: int) -> tuple[int, ...]:
    deck = s.decks[seat]
    if viewer == OPEN_TABLE:
        return deck
    if viewer != seat:
        return ()
    drawn = next((details[0] for asked, choice, *details in s.asked if asked == seat and choice == put_under), 0)
    under = len(deck) - s.bottoms[seat]
    return tuple(card if place < drawn or place >= under else UNSEEN for place, card in enumerate(deck))
