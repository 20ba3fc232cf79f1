"""What never changes at a Vendetta table."""

from __future__ import annotations

from elysium.engine.bits import members
from elysium.games.vendetta.rules.seeing import clan_bits
from elysium.games.vendetta.state import ALL_VICTIMS, ALLIES, NOTHING, Vendetta


def check_conservation(s: Vendetta) -> None:
    """Every clan card of a player in the game is in one place, and so is every ally and victim. [VEN-SETUP-15]"""
    for seat, clan in zip(s.everybody(), s.clans, strict=True):
        own = clan_bits(clan) if clan != NOTHING else 0
        lying = 0
        for cards in s.at:
            assert not lying & cards & own, "a card lies twice"
            lying |= cards & own
        deck = sum(1 << card for card in s.decks[seat])
        assert len(set(s.decks[seat])) == len(s.decks[seat])
        assert not lying & (s.hands[seat] | deck), "a card is in two places"
        assert not deck & s.hands[seat], "a card is in hand and in the deck"
        if s.is_in(seat):
            assert lying | s.hands[seat] | deck == own, "a clan card is missing"
        else:
            assert not lying | s.hands[seat] | deck, "a card of somebody who is out"
    lying = sum(s.at)
    assert sorted(s.laid) == members(lying), "the order of cards on the table is wrong"
    assert s.up == lying & ~s.down, "face up and on the table are not the same cards"
    assert not s.down & ~lying, "a face-down card is not on the table"
    assert not s.known_down & ~s.down
    assert not s.up & ~s.shown, "an open card that nobody has seen"
    allies = [*s.ally_deck, *(ally for ally in s.ally_at if ally != NOTHING), *members(s.allies_out)]
    for seat in s.everybody():
        allies += members(s.allies[seat]) + members(s.drained[seat])
    assert sorted(allies) == list(range(ALLIES)), "an ally is missing or there twice"
    victims = s.victims_left + sum(s.victims) + sum(s.drained_victims)
    assert victims <= ALL_VICTIMS
    assert victims == ALL_VICTIMS or s.alive.bit_count() < s.seats
    assert all(number >= 0 for number in (*s.pool, *s.influence, *s.deployed)), "somebody owes"
    assert s.is_in(s.ambition), "the Ambition token is nobody's"
