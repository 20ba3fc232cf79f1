"""What the frame of a card says, and the numbers of a clause: what is no word of its own."""

from __future__ import annotations

from typing import Final

from elysium.engine.kinds import Say
from elysium.games.vtes.definitions.definition import Plays
from elysium.games.vtes.definitions.facts import facts
from elysium.games.vtes.definitions.language import (
    CARDS,
    COMBAT_CARD,
    MODIFIER,
    REACTION,
    S_DAMAGE,
    S_HAND,
    S_STEAL_BLOOD,
    STRIKE_NAMES,
    W_AIM,
    W_BEFORE_RANGE,
    W_BEFORE_STRIKES,
    W_ROUND_END,
    W_STRIKE,
    Card,
    Mode,
    Strike,
)
from elysium.games.vtes.definitions.names import CLANS, DISCIPLINES, SECTS, TITLES
from elysium.games.vtes.rules.combat.damage import GUNS_ONLY
from elysium.games.vtes.state import DISTANCES, SCOPES

SHOWN_KEYWORDS: Final = (
    "location", "hunting-ground", "weapon", "gun", "melee", "vehicle", "electronic", "animal", "mortal", "demon",
    "mage",
    "boon", "wraith", "zombie", "investment", "discipline", "trophy", "title", "equipment",
    "ghoul", "frenzy", "gehenna", "grapple", "aim",
    "path", "derivative", "nod-fragment", "inconnu", "government", "contract", "werewolf", "operation-antigen",
    "gargoyle-creature", "condemnation",
)  # fmt: skip


def _facts(card: Card, say: Say) -> str:
    """What stands on the card besides its text: type, clan, Disciplines, capacity, cost."""
    if card.crypt:
        powers = [
            code.upper() if card.superior >> number & 1 else code
            for number, code in enumerate(DISCIPLINES)
            if card.basic >> number & 1
        ]
        clan = say(f"clan-{CLANS[card.clan]}") if card.clan else ""
        if "imbued" in card.types:
            return say("card-imbued-facts", creed=clan, virtues=" ".join(powers))
        return say("card-vampire-facts", clan=clan, capacity=card.capacity, disciplines=" ".join(powers) or "–")
    parts = ["/".join(say(f"type-{word}") for word in card.types)]
    parts += ["/".join(say(f"clan-{CLANS[clan]}") for clan in card.clans)] if card.clans else []
    if card.pool_cost:
        parts.append(say("card-cost-pool", cost=card.pool_cost if card.pool_cost > 0 else "X"))
    if card.blood_cost:
        parts.append(say("card-cost-blood", cost=card.blood_cost if card.blood_cost > 0 else "X"))
    return f"{', '.join(parts)}."


def header(card: Card, say: Say) -> str:
    words = [_facts(card, say)]
    if card.crypt:
        words += [say("card-advanced")] if CARDS.definition_of(card.face).fact.advanced else []
        words.append(identity(card, say))
    elif card.unique_key:
        words.append(say("card-unique", noun="ally" if card.life else "card"))
    words += [_keyword(card, word, say) for word in card.keywords if word in SHOWN_KEYWORDS]
    if card.trifle:
        words.append(say("card-trifle"))
    if any(mode.out_of_turn for mode in card.modes):
        words.append(say("card-out-of-turn"))
    if card.life:
        words.append(say("card-life", life=card.life))
    if "ally" in card.types or any(mode.as_ally for mode in card.modes):
        words.append(say("card-ally-values", strength=card.strength, bleed=card.bleed))
    if card.crypt:
        words += lasting_keywords(card, say)
    words += [say(f"keyword-{word}") for word in card.keywords if word in PLAYING_KEYWORDS]
    words += [_belonging(word, say) for word in card.keywords if word.startswith(("slave-", "circle-"))]
    return " ".join(words)


def lasting_keywords(card: Card, say: Say) -> list[str]:
    """What a card says of itself in play, which comes after how it gets there."""
    counted = [say("keyword-as-clan", clan=say(f"clan-{CLANS[clan]}")) for clan in card.counts_as]
    counted += [say("keyword-as-title", title=say(f"title-{TITLES[title]}")) for title in card.titles_to_play]
    if card.plays is not None:
        counted.append(_played_as_vampire(card.plays, say))
    return counted + [say(f"keyword-{word}") for word in card.keywords if word in TEXT_KEYWORDS]


def _played_as_vampire(plays: Plays, say: Say) -> str:
    by = say(f"discipline-{plays.codes[0]}")
    for code in plays.codes[1:]:
        by = say("phrase-or", a=by, b=say(f"discipline-{code}"))
    kinds = "any" if not plays.kinds else "combat" if plays.kinds == (COMBAT_CARD,) else "no-action"
    level = 1 if plays.superior else 0
    return say("keyword-plays", by=by, kinds=kinds, capacity=plays.capacity, sect=plays.sect, superior=level)


def _keyword(card: Card, word: str, say: Say) -> str:
    if word != "discipline":
        return say(f"keyword-{word}")
    taught = next(code for number, code in enumerate(DISCIPLINES) if card.basic >> number & 1)
    return say("keyword-discipline", name=say(f"discipline-{taught}"))


def _belonging(word: str, say: Say) -> str:
    """Whose slave a minion is, or the circle of a Blood Brother."""
    kind, _, name = word.partition("-")
    if kind == "slave":
        return say("keyword-slave", clan=say(f"clan-{name}"))
    return say("keyword-circle", circle=name.replace("-", " ").title())


TEXT_KEYWORDS: Final = (
    "as-vampire", "may-stay-locked", "opens-hands", "bearer-opens-hands", "never-against-blood-hunts",
    "no-politics", "wears-out",
    "scarce", "sterile", "no-blood-hunts", "stays-yours",
    "infernal", "blood-cursed", "red-list", "black-hand", "seraph", "non-unique", "flight",
    "ends-with-sect",
    "counts-as-camarilla", "no-transfers", "holds-down", "target-cannot-block", "cheap-combat-for",
    "never-uses-cel",
    "haven", "changeling", "archetype", "mummy", "no-spoils", "opens-preys-hand",
    "rivals-yield",
    "replaced-by-research", "never-acts", "bears-no-equipment", "employs-nobody", "gains-no-life",
    "never-contested", "replaces-itself", "catches-infernal-pool",
    "bleeds-alone", "keeps-hostages", "acts-at-once", "waits-a-turn", "caps-bleeds",
    "second-master-action", "holds-up-replacing", "begins-anew",
    "wards-off-cancelling", "takes-victory-point", "no-gehenna", "plays-what-it-keeps",
)  # fmt: skip
BURNING_KEYWORDS: Final = ("burning-hurts-at-superior", "burning-hurts-vampires")
PLAYING_KEYWORDS: Final = ("not-equipment", "puts-vampires-in-play", "even-in-torpor", "cheap-for-ministry")


def identity(card: Card, say: Say) -> str:
    """Sect and title, as far as there are any."""
    sect = say(f"sect-{SECTS[card.sect]}") if card.sect else ""
    title = say(f"title-{TITLES[card.title]}") if card.title else ""
    city = card.city
    if city:
        called = say("city-name", city=city, name=city.replace("-", " ").title())
        title = say("title-of-city", title=title, city=called)
    if not sect:
        return f"{title[:1].upper()}{title[1:]}." if title else ""
    return say("card-vampire", sect=sect, title=title, titled=1 if title else 0)


def level(mode: Mode) -> str:
    """`[dom]`, or `[DOM]` at superior."""
    codes = [code for number, code in enumerate(DISCIPLINES) if mode.needs >> number & 1]
    return "".join(f"[{code.upper() if mode.level == 2 else code}]" for code in codes)


def bleeds_anyone(mode: Mode) -> int:
    """Whether it need not be the prey; something else may be chosen for a bleed as well."""
    return 1 if mode.target is not None and mode.target.node.word == "methuselah" else 0


def deeds(mode: Mode, say: Say) -> list[str]:
    """What the mode's own numbers say."""
    parts = []
    if mode.bleeds:
        parts.append(say("mode-bleed-action", bleed=mode.bleed, anyone=bleeds_anyone(mode)))
    elif mode.kind in (MODIFIER, REACTION):
        both = mode.stealth and mode.bleed and not mode.anyone
        if both:
            limited = 1 if mode.limited else 0
            parts.append(say("mode-stealth-and-bleed", stealth=mode.stealth, bleed=mode.bleed, limited=limited))
        elif mode.stealth:
            parts.append(say("mode-stealth", amount=mode.stealth, other=1 if mode.anyone else 0))
        if mode.bleed and not both:
            parts.append(say("mode-bleed", amount=mode.bleed, limited=1 if mode.limited else 0))
        if mode.intercept:
            parts.append(say("mode-intercept", amount=mode.intercept))
        if mode.votes:
            parts.append(say("mode-votes", amount=mode.votes))
        if mode.locked_only:
            parts.append(say("mode-locked-only"))
        if mode.wakes:
            parts.append(say("mode-wakes"))
    elif mode.hunts:
        parts.append(say("mode-hunt-action", hunt=mode.hunt))
    elif mode.extra_life:
        parts.append(say("mode-extra-life", life=mode.extra_life))
    if mode.kind == COMBAT_CARD:
        parts += combat(mode, say)
    return parts


MOMENTS_SAID: Final = {
    1 << W_BEFORE_RANGE: "mode-before-range",
    1 << W_BEFORE_STRIKES: "mode-before-strikes",
    1 << W_AIM: "mode-aim",
    1 << W_ROUND_END: "mode-round-end",
}


def combat(mode: Mode, say: Say) -> list[str]:
    parts = []
    if mode.windows in MOMENTS_SAID:
        parts.append(say(MOMENTS_SAID[mode.windows]))
    if mode.windows == 1 << W_STRIKE | 1 << W_BEFORE_RANGE and mode.strike is None:
        parts.append(say("mode-strike-due"))
    if mode.strike is not None and not mode.maneuver:
        parts.append(_strike(mode, mode.strike, say))
        parts += [say(f"strike-{word}") for word in mode.strike.manner]
        parts += _recoil(mode.strike, say)
        if mode.target is not None and mode.target.node.get("grounded"):
            parts.append(say("strike-grounded"))
    if mode.maneuver:
        parts.append(say("mode-maneuver", to=_toward(mode)))
    if mode.press:
        parts.append(say("mode-press"))
    if mode.prevent:
        message = "mode-prevent-x" if mode.prevent_x else "mode-prevent"
        parts.append(say(message, amount=mode.prevent, of=_prevented(mode)))
    if mode.additional and mode.given is not None:
        same, limited = mode.given == mode.strike, 0 if mode.beyond_limit else 1
        parts.append(say("mode-additional-same" if same else "mode-additional-as", limited=limited))
        parts += [] if same else [_strike(mode, mode.given, say)]
    elif mode.given is not None:
        once = SCOPES[mode.given_each] if mode.given_each >= 0 else ""
        parts.append(say("mode-given", span=say(f"span-{SCOPES[mode.given_for]}"), once=once))
        parts.append(_strike(mode, mode.given, say))
    elif mode.additional_x:
        parts.append(say("mode-additional-x"))
    elif mode.additional:
        parts.append(say("mode-additional", count=mode.additional, limited=0 if mode.beyond_limit else 1))
    if mode.optional_maneuver:
        parts.append(say("mode-optional-maneuver", to=_toward(mode)))
    if mode.optional_press:
        parts.append(say("mode-ending-press" if mode.press_ends else "mode-optional-press"))
    return parts


def _recoil(strike: Strike, say: Say) -> list[str]:
    if not strike.recoil:
        return []
    worse, once = int(strike.aggravated), 2 if strike.recoils_close else int(strike.recoils_once)
    return [say("strike-recoil", amount=strike.recoil, aggravated=worse, once=once)]


def _toward(mode: Mode) -> str:
    return DISTANCES[mode.toward] if mode.toward >= 0 else "either"


def _prevented(mode: Mode) -> str:
    if mode.target is not None and mode.target.guns:
        return "gun-damage" if mode.target.guns == GUNS_ONLY else "other-damage"
    if mode.target is None or not (mode.target.normal_only or mode.target.strikes_only):
        return "any-damage"
    if mode.target.normal_only and mode.target.strikes_only:
        return "normal-strike-damage"
    return "normal-damage" if mode.target.normal_only else "strike-damage"


def _strike(mode: Mode, strike: Strike, say: Say) -> str:
    kind = STRIKE_NAMES[strike.kind]
    if strike.kind in (S_HAND, S_DAMAGE, S_STEAL_BLOOD):
        return say(
            f"strike-{kind}",
            amount=strike.amount,
            ranged=1 if strike.ranged else 0,
            aggravated=1 if strike.aggravated else 0,
            first=1 if strike.first else 0,
            strength=0 if not strike.strength else 1 if strike.amount else 2,
            melee=1 if mode.target is not None and mode.target.name == "hand-or-melee-weapon" else 0,
        )
    what = 2 if strike.retainers_too else 1 if strike.weapon_only else 0
    return say(f"strike-{kind}", ranged=1 if strike.ranged else 0, weapon=what)


def limits(card: Card, say: Say) -> list[str]:
    lines = []
    if card.limit >= 0:
        lines.append(say(f"limit-{SCOPES[card.limit]}"))
    if card.one_each >= 0:
        lines.append(say(f"one-each-{SCOPES[card.one_each]}"))
    if card.keeps_from:
        lines.append(say("card-keeps-from", name=facts()[card.keeps_from].name))
    if card.one_on_minion:
        own = card.one_on_minion == card.name
        lines.append(say("one-on-minion", what=card.name if own else say(f"sort-{card.one_on_minion}")))
    if card.counters:
        lines.append(say("card-counters", count=card.counters))
    if card.replace >= 0:
        lines.append(say(f"replace-{SCOPES[card.replace]}"))
    if card.burn_by_minions:
        lines.append(say("card-burn-by-minions"))
    lines += [say(f"keyword-{word}") for word in card.keywords if word in BURNING_KEYWORDS]
    return lines
