"""A definition that says something which nobody reads is refused, by the name of its card and with what to do."""

from collections.abc import Callable

import pytest

from elysium.engine.cards.generate import BadWord
from elysium.engine.cards.nodes import Amount
from elysium.engine.refusal import BadSetup
from elysium.games.vtes.cards import checking
from elysium.games.vtes.cards.checking import check, faults_of
from elysium.games.vtes.cards.library.actions import make_equipment
from elysium.games.vtes.cards.library.masters_at_once import secret_numbers
from elysium.games.vtes.definitions.definition import Clause, Definition, Lasting
from elysium.games.vtes.definitions.language import ABILITY, CARDS, MASTER, W_MASTER, W_RANGE, Entity, Face, card
from elysium.games.vtes.position import position_from
from elysium.games.vtes.rules.values import bleed_of
from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    COMBAT,
    GAME,
    HAND,
    INTERCEPT,
    MANEUVER,
    MASTER_ACTION,
    NEXT_STEALTH,
    ON,
    SHIELD,
    STATS,
    SUPERIOR,
    TRANSFER,
    TURN,
)
from elysium.games.vtes.vocabulary.amounts import X
from elysium.games.vtes.vocabulary.clauses import (
    BLOCK_ATTEMPT,
    MASTER_PHASE,
    UNLOCK_PHASE,
    action,
    at_round_end,
    before_range,
    bleed,
    during,
    equip,
    grants_action,
    master,
    modifier,
    political,
    put_in_play,
    put_on_card,
    reaction,
    recruit,
    strike,
    way,
    weapon,
)
from elysium.games.vtes.vocabulary.clauses import DODGE as DODGES
from elysium.games.vtes.vocabulary.conditions import at_range, exists, has_edge, is_, played_at
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import CHOSEN, EACH, choose
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_pool,
    burn_this,
    draw,
    gain_blood,
    gain_pool,
    lock,
    redirect_bleed,
    rule,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    VOTE,
    after,
    cannot,
    combat_ends,
    gets,
    goes_to_torpor,
    later,
    phase_ends,
)
from elysium.games.vtes.vocabulary.things import (
    CANCELLED_CARD,
    FOE,
    HOST,
    HURT,
    IT,
    NAMED,
    PREY,
    SELF,
    THAT,
    THIS,
    YOU,
    blood,
    capacity,
    crypt_card,
    in_hand,
    of,
    ready,
    titled,
    uncontrolled,
    vampire,
)
from elysium.games.vtes.vocabulary.things import (
    card as any_card,
)
from tests.games.vtes.harness import cards_as_before

BAD: dict[str, tuple[Callable[[], Definition], str]] = {
    # References that stand for nothing
    "target-of-nothing": (lambda: card("Blood Doll", master(lock(IT))), "it in effects speaks of a target"),
    "target-in-when": (
        lambda: card("Arson", action(lock(IT), target=vampire(), when=(is_(IT, ready),))),
        "it in when speaks of a target",
    ),
    "verb-for-a-target": (lambda: card("Deflection", basic=reaction(redirect_bleed())), "redirect-bleed in effects"),
    "minion-of-a-master-card": (lambda: card("Blood Doll", master(unlock(SELF))), "self in effects speaks of a minion"),
    "minion-of-a-methuselah": (
        lambda: card("Art Museum", put_in_play(), abilities=(during(UNLOCK_PHASE, unlock(SELF)),)),
        "self in effects speaks of a minion",
    ),
    "card-in-play-from-hand": (lambda: card("Arson", action(lock(THIS))), "this in effects speaks of a card in play"),
    "on-nothing": (
        lambda: card("Art Museum", put_in_play(), abilities=(during(UNLOCK_PHASE, unlock(HOST)),)),
        "host in effects speaks of a card that it is on",
    ),
    "host-of-what-has-burned": (
        lambda: card(
            "Changeling Skin Mask",
            equip(),
            abilities=(during(BLOCK_ATTEMPT, gets(HOST, INTERCEPT, until=ACTION), by=HOST, cost=(burn_this(),)),),
        ),
        "host in effects speaks of a card that it is on",
    ),
    "foe-outside-of-combat": (
        lambda: card("Arson", action(gain_blood(1, FOE))),
        "foe in effects speaks of a combat",
    ),
    "range-outside-of-combat": (
        lambda: card("Bewitching Oration", basic=modifier(votes=2, when=(at_range("close"),))),
        "at-range in when speaks of a combat",
    ),
    "what-set-it-off-in-a-clause": (lambda: card("Arson", action(burn(THAT))), "that in effects speaks of something"),
    "target-in-a-trigger": (
        lambda: card("Krid", triggers=(after(goes_to_torpor(SELF), burn(IT)),)),
        "it in after to-torpor speaks of a target",
    ),
    "told-by-nothing": (
        lambda: card("Krid", triggers=(after(goes_to_torpor(SELF), burn(CANCELLED_CARD)),)),
        "cancelled-card in after to-torpor speaks of what is told",
    ),
    "hurt-while-nobody-is": (
        lambda: card("Carrion Crows", basic=before_range(gain_blood(1, HURT))),
        "hurt in effects speaks of damage",
    ),
    "action-outside-of-one": (
        lambda: card("Blood Doll", master(gain_pool(1), when=(during_action("bleed"),))),
        "during in when speaks of an action",
    ),
    "named-without-terms": (lambda: card("Parity Shift", political(burn(NAMED))), "named in effects speaks of terms"),
    "played-while-nothing-is": (
        lambda: card("Bewitching Oration", basic=modifier(votes=2, when=(played_at(SELF, "weapon"),))),
        "played-at in when speaks of a card that is being played",
    ),
    "chosen-by-nobody": (lambda: card("Blood Doll", master(burn(CHOSEN))), "chosen stands for nothing here"),
    "each-of-nobody": (lambda: card("Blood Doll", master(burn(EACH))), "they stands for nothing here"),
    "x-of-nothing": (lambda: card("Blood Doll", master(gain_pool(X))), "x stands for nothing here"),
    # Values that nobody reads
    "master-actions-of-a-location-itself": (
        lambda: card("Art Museum", put_in_play(), statics=(gets(SELF, MASTER_ACTION, 2),)),
        "nobody reads master-action of a card that is no minion",
    ),
    "transfers-on-a-condition": (
        lambda: card("Art Museum", put_in_play(), statics=(gets(YOU, TRANSFER, when=has_edge()),)),
        "transfer is changed without conditions",
    ),
    "a-phase-whose-end-nobody-tells": (
        lambda: card("Krid", triggers=(after(phase_ends("master"), draw(1)),)),
        "nobody says that the master phase ends",
    ),
    "bleed-of-a-location": (
        lambda: card("Art Museum", put_in_play(), statics=(gets(SELF, BLEED),)),
        "nobody reads bleed of a card that is no minion",
    ),
    "bleed-of-the-prey": (
        lambda: card("Krid", statics=(gets(PREY, BLEED),)),
        "nobody reads bleed of prey",
    ),
    "shield-without-an-end": (
        lambda: card("Krid", statics=(gets(SELF, SHIELD),)),
        "nobody reads shield of cards in play",
    ),
    "votes-barred-without-an-end": (lambda: card("Krid", statics=(cannot(SELF, VOTE),)), "nobody reads abstain"),
    "bonus-for-no-host": (
        lambda: card("Art Museum", put_in_play(), statics=(gets(HOST, INTERCEPT),)),
        "intercept goes to what the card is on",
    ),
    "hand-on-a-condition": (
        lambda: card("Krid", statics=(gets(SELF, HAND, when=is_(SELF, ready)),)),
        "depends on minions only",
    ),
    "hand-of-a-host": (
        lambda: card("Blood Doll", put_on_card(vampire(of(YOU))), statics=(gets(HOST, HAND),)),
        "a size of hand is a Methuselah's",
    ),
    "bleed-of-a-methuselah": (
        lambda: card("Blood Doll", master(gets(YOU, BLEED, until=TURN))),
        "nobody reads bleed of a Methuselah",
    ),
    "hand-of-a-minion": (
        lambda: card("Arson", action(gets(SELF, HAND, until=GAME))),
        "nobody reads hand of a minion",
    ),
    "next-stealth-of-a-minion": (
        lambda: card("Arson", action(gets(SELF, NEXT_STEALTH, until=TURN))),
        "nobody reads next-stealth of a minion",
    ),
    "a-change-by-nothing": (lambda: card("Krid", statics=(Lasting(BLEED, 0, SELF),)), "a change of bleed by 0"),
    "an-effect-of-nothing": (lambda: card("Blood Doll", master(draw(0))), "draw of 0 does nothing"),
    # Windows and kinds
    "master-card-at-range": (
        lambda: card("Blood Doll", Clause(MASTER, 1 << W_MASTER | 1 << W_RANGE)),
        "never offered at range",
    ),
    "modifier-in-a-phase": (
        lambda: card("Bewitching Oration", basic=modifier(votes=2, windows=MASTER_PHASE)),
        "never offered at master",
    ),
    "played-in-another-way": (lambda: card("Blood Doll", equip()), "which is not its type"),
    "ability-of-a-master": (
        lambda: card("Art Museum", put_in_play(), abilities=(master(gain_pool(1)),)),
        "no card in play offers what is played as master",
    ),
    # What does nothing where it stands
    "ability-from-hand": (lambda: card("Blood Doll", Clause(ABILITY, MASTER_PHASE)), "which is not its type"),
    "scope-from-hand": (
        lambda: card("Blood Doll", way(MASTER, MASTER_PHASE, scope=TURN)),
        "scope does nothing for a way of playing it",
    ),
    "intercept-of-an-ability": (
        lambda: card("Krid", abilities=(reaction(intercept=1),)),
        "intercept does nothing for an ability",
    ),
    "stealth-of-a-strike": (
        lambda: card("Dodge", strike(DODGES).saying(stealth=1)),
        "stealth does nothing for a way of playing it as combat",
    ),
    "limited-without-bleed": (
        lambda: card("Bewitching Oration", basic=modifier(votes=2, limited=True)),
        "limited does nothing without bleed",
    ),
    "hunt-without-hunting": (lambda: card("Arson", action().saying(hunt=2)), "hunt does nothing without hunts"),
    "group-without-scope": (
        lambda: card("Art Museum", put_in_play(), abilities=(during(UNLOCK_PHASE, draw(1), scope=-1, group=0),)),
        "group does nothing without scope",
    ),
    "own-without-staying": (lambda: card("Arson", action().saying(own=True)), "own does nothing unless"),
    "success-of-an-action": (
        lambda: card("Arson", Clause(1, 1 << 2, success=(gain_pool(1),))),
        "success is read of bleeds, hunts, referendums and granted actions only",
    ),
    "terms-of-a-bleed": (
        lambda: card("Computer Hacking", Clause(1, 1 << 2, terms=(vampire(),), said=(("bleeds", True),))),
        "terms are read of referendums only",
    ),
    "by-from-hand": (
        lambda: card("Blood Doll", way(MASTER, MASTER_PHASE, by=YOU)),
        "by is read of cards in play only",
    ),
    "by-somebody-nobody-asks": (
        lambda: card("Art Museum", put_in_play(), abilities=(during(UNLOCK_PHASE, draw(1), by=PREY),)),
        "nobody asks prey",
    ),
    "a-cost-that-cannot-be-paid": (
        lambda: card("Art Museum", put_in_play(), abilities=(during(UNLOCK_PHASE, draw(1), cost=(draw(1),)),)),
        "draw cannot be a cost",
    ),
    "whoever-is-asked-would-tell-of-a-hand": (
        lambda: card("Taste of Vitae", at_round_end(gain_blood(1, SELF), when=(exists(any_card(in_hand(YOU))),))),
        "exists looks at hands",
    ),
    "pool-that-nobody-declares": (
        lambda: card("Game of Malkav", master(rule("secret-numbers", secret_numbers))),
        "secret-numbers gains pool",
    ),
    "pool-that-does-not-come": (
        lambda: card("Bauble", action(rule("make-equipment", make_equipment, brings=("pool",)))),
        "make-equipment declares pool",
    ),
    "a-ransom-that-cannot-be-paid": (lambda: card("Blood Doll", master(ransom=draw(1))), "draw cannot be a price"),
    "superior-without-a-discipline": (
        lambda: card("Computer Hacking", superior=bleed(+1)),
        "basic and superior need a Discipline",
    ),
    "abilities-of-what-burns": (
        lambda: card("Arson", action(), abilities=(grants_action(draw(1)),)),
        "abilities do nothing, as it never is in play",
    ),
    "statics-of-what-burns": (
        lambda: card("Arson", action(), statics=(gets(HOST, BLEED),)),
        "statics do nothing",
    ),
    "unique-and-never-in-play": (lambda: card("Arson", action(), unique=True), "unique do nothing"),
    "burned-and-never-in-play": (lambda: card("Arson", action(), burn_by_minions=True), "burn_by_minions does nothing"),
    "one-on-no-minion": (
        lambda: card("Art Museum", put_in_play(), one_on_minion="Art Museum"),
        "one_on_minion does nothing",
    ),
    "life-of-a-location": (lambda: card("Art Museum", put_in_play(), life=2), "life is read of"),
    "strength-of-a-weapon": (
        lambda: card(".44 Magnum", equip(), abilities=weapon(DODGES), strength=3),
        "strength is read of ally cards only",
    ),
    "limit-of-a-vampire": (lambda: card("Krid", limit=COMBAT), "limit does nothing, as it is never played"),
    "requirement-of-a-vampire": (
        lambda: card("Krid", requires=(is_(SELF, ready),)),
        "requires does nothing, as it is never played",
    ),
    "taught-by-an-ally": (lambda: card("Loyal Street Gang", recruit(), teaches="ani", life=1), "teaches is read of"),
    "once-as-its-combat-ends": (
        lambda: card(
            "Carrion Crows", basic=before_range(later(combat_ends(), burn_blood(1, FOE), until=COMBAT, once=True))
        ),
        "forgotten as it ends",
    ),
    # What somebody would learn by being asked
    "a-face-down-card-of-the-prey": (
        lambda: card("Arson", action(burn(IT), target=vampire(uncontrolled, of(PREY)))),
        "you is asked for a card that lies face down by capacity",
    ),
    "the-capacity-of-a-face-down-card": (
        lambda: card("Arson", action(burn(IT), target=crypt_card(uncontrolled, capacity(least=5)))),
        "by capacity-least, which only its Methuselah knows",
    ),
    "a-face-down-title-of-the-prey": (
        lambda: card("Arson", action(burn(IT), target=crypt_card(uncontrolled, of(PREY), titled))),
        "you is asked for a card that lies face down by titled",
    ),
    "a-hand-of-somebody-else": (
        lambda: card("Blood Doll", master(choose(any_card(in_hand(PREY)), burn_pool(1)))),
        "you is asked for a card in the hand of prey",
    ),
    "asked-about-ones-own-by-another": (
        lambda: card("Blood Doll", master(choose(vampire(uncontrolled, of(YOU)), burn_pool(1), by=PREY))),
        "prey is asked for a card that lies face down",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_what_nobody_reads_is_refused_with_the_name_of_its_card(name: str) -> None:
    define, what = BAD[name]
    with cards_as_before():
        definition = define()
        found = [str(fault) for fault in check([definition])]
    assert any(fault.startswith(f"{definition.fact.name}: ") and what in fault for fault in found), found


def test_all_definitions_say_only_what_somebody_reads() -> None:
    assert list(map(str, check(CARDS.definitions.values()))) == []


def test_a_card_that_says_what_nobody_reads_is_refused_as_it_is_looked_up() -> None:
    with cards_as_before(), pytest.raises(BadWord, match="Arson: it in effects speaks of a target"):
        CARDS[Face(card("Arson", action(lock(IT))).fact.id)]


def test_what_is_right_is_not_refused() -> None:
    with cards_as_before():
        for definition in (
            card("Arson", action(burn(IT), target=crypt_card(uncontrolled, of(PREY), blood()))),
            card("Blood Doll", master(choose(any_card(in_hand(PREY)), burn_pool(1), by=PREY))),
            card("Computer Hacking", bleed(success=(gets(SELF, MANEUVER, until=ACTION),))),
        ):
            assert list(faults_of(definition)) == []


def test_every_value_has_a_reader_and_every_number_a_place() -> None:
    read = checking.BY_CARDS_IN_PLAY | checking.FOR_A_WHILE | checking.OF_METHUSELAHS
    assert {STATS[stat] for stat in read} == set(STATS)
    assert all(place.played or place.in_play for place in checking.NUMBERS.values())


def test_a_word_is_found_by_what_its_source_asks_for() -> None:
    """A new word that speaks of a combat is bound by the same check, without being listed anywhere."""
    rounds = Amount("rounds", "combat_round + 1")
    with cards_as_before():
        definition = card("Arson", action(gain_blood(rounds, SELF)))
    assert [fault for fault in faults_of(definition) if "rounds in effects speaks of a combat" in fault]


NAMES = ["ana", "bea"]


def test_superior_of_a_card_on_another_is_heeded() -> None:
    position = {"ana": {"ready": [{"krid": {"on": [{"heart-of-the-city": {"superior": True}}]}}]}}
    s = position_from(position, NAMES)
    plain = position_from({"ana": {"ready": [{"krid": {"on": ["heart-of-the-city"]}}]}}, NAMES)
    assert bleed_of(s, Entity(1)) == bleed_of(plain, Entity(1)) + 1
    assert s.flags[s.region.index(ON)] & SUPERIOR


@pytest.mark.parametrize(
    ("region", "entry"),
    [
        ("ready", {"krid": {"on": [{"heart-of-the-city": {"capacity": 3}}]}}),
        ("ready", {"krid": {"controller": "bea"}}),
        ("ready", {"krid": {"superior": True}}),
        ("uncontrolled", {"krid": {"superior": True}}),
        ("ready", {"krid": {"on": [{"blood-doll": {"superior": True}}]}}),
        ("ready", {"krid": {"on": [{"44-magnum": {"superior": False}}]}}),
        ("in_play", {"art-museum": {"superior": True}}),
    ],
)
def test_what_would_do_nothing_in_a_position_is_refused(region: str, entry: object) -> None:
    with pytest.raises(BadSetup, match="unknown-key"):
        position_from({"ana": {region: [entry]}}, NAMES)


@pytest.mark.parametrize("key", ["locked", "contested", "title_contested", "superior"])
def test_a_key_that_is_true_or_false_is_nothing_else(key: str) -> None:
    entry = {"heart-of-the-city": {key: "maybe"}} if key == "superior" else {"krid": {key: "maybe", "title": "prince"}}
    placed = {"ready": [{"krid": {"on": [entry]}}]} if key == "superior" else {"ready": [entry]}
    with pytest.raises(BadSetup, match="not-a-flag"):
        position_from({"ana": placed}, NAMES)
