"""Card texts in which each word is a sentence of its own, and what the frame of a card says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.cards.phrases import Teller
from elysium.engine.kinds import Say
from elysium.games.vtes.definitions.facts import facts
from elysium.games.vtes.definitions.language import (
    ABILITY,
    ACTION,
    COMBAT_CARD,
    EQUIPMENT,
    HOOKS,
    MODE_NAMES,
    MODIFIER,
    POLITICAL,
    REACTION,
    RETAINER,
    S_DAMAGE,
    S_HAND,
    S_STEAL_BLOOD,
    STRIKE_NAMES,
    W_ANNOUNCED,
    W_BEFORE_RANGE,
    W_UNBLOCKED,
    WINDOWS,
    Card,
    LoweredCondition,
    LoweredEffect,
    Mode,
    Static,
    Strike,
    Target,
    Trigger,
)
from elysium.games.vtes.definitions.names import CLANS, DISCIPLINES, SECTS, TITLES
from elysium.games.vtes.state import SCOPES, STATS

SHOWN_KEYWORDS: Final = (
    "location", "hunting-ground", "weapon", "gun", "melee", "vehicle", "electronic", "animal", "mortal", "demon",
    "mage",
    "boon", "wraith", "zombie", "investment", "discipline", "trophy", "title", "equipment",
    "ghoul", "frenzy", "gehenna",
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
        words.append(_identity(card, say))
    elif card.unique_key:
        words.append(say("card-unique"))
    words += [_keyword(card, word, say) for word in card.keywords if word in SHOWN_KEYWORDS]
    if card.trifle:
        words.append(say("card-trifle"))
    if any(mode.out_of_turn for mode in card.modes):
        words.append(say("card-out-of-turn"))
    if card.life:
        words.append(say("card-life", life=card.life))
    if "ally" in card.types:
        words.append(say("card-ally-values", strength=card.strength, bleed=card.bleed))
    words += [say(f"keyword-{word}") for word in card.keywords if word in TEXT_KEYWORDS]
    words += [_belonging(word, say) for word in card.keywords if word.startswith(("slave-", "circle-"))]
    return " ".join(words)


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
    "as-vampire", "as-ventrue", "opens-hands", "never-against-blood-hunts", "no-politics", "leaps", "wears-out",
    "scarce", "sterile",
    "burning-hurts-at-superior", "infernal", "blood-cursed", "red-list", "black-hand", "seraph", "non-unique", "flight",
    "ends-with-sect",
    "counts-as-camarilla", "no-transfers", "holds-down", "target-cannot-block", "soul-gem", "cheap-combat-for",
    "never-uses-cel",
    "not-equipment", "replaced-by-research", "puts-vampires-in-play",
)  # fmt: skip


def _identity(card: Card, say: Say) -> str:
    sect = say(f"sect-{SECTS[card.sect]}") if card.sect else ""
    title = say(f"title-{TITLES[card.title]}") if card.title else ""
    city = facts()[card.face].city
    if city:
        title = say("title-of-city", title=title, city=city, name=city.replace("-", " ").title())
    return say("card-vampire", sect=sect, title=title, titled=1 if title else 0)


def mode_sentences(mode: Mode, say: Say) -> list[str]:
    parts = [conditions(mode.when, say)] if mode.when else []
    if mode.as_announced:
        parts.append(say("mode-as-announced" if mode.windows == 1 << W_ANNOUNCED else "mode-as-announced-or-attempted"))
    if mode.once_each >= 0:
        parts.append(say(f"once-each-{SCOPES[mode.once_each]}"))
    if mode.windows == 1 << W_UNBLOCKED:
        parts.append(say("mode-blocks-declined"))
    if mode.kind in (ACTION, POLITICAL, EQUIPMENT, RETAINER) and mode.stealth:
        parts.append(say("mode-stealth-action", stealth=mode.stealth))
    parts += [say("mode-in-torpor")] if mode.in_torpor else []
    parts += deeds(mode, say)
    if mode.on_success and (mode.bleeds or mode.hunts):
        message = "mode-on-success" if mode.bleeds else "mode-on-hunt"
        parts.append(say(message, effects=_effects(mode.on_success, say)))
    if mode.stays:
        if mode.target is not None and not mode.own:
            parts.append(say("mode-put-on", target=_target(mode.target, say)))
        else:
            parts.append(say("mode-put-on-self") if mode.own else say("mode-put-in-play"))
    if mode.kind == POLITICAL:
        terms = ""
        parts.append(say("mode-referendum", terms=terms, effects=_effects(mode.effects, say)))
        parts += [say("mode-meanwhile", effects=_effects(mode.on_success, say))] if mode.on_success else []
    else:
        parts.append(_with_target(mode, say))
    if mode.blood:
        parts.append(say("mode-blood", blood=mode.blood))
    if mode.ransom:
        parts.append(say("mode-ransom", blood=mode.ransom))
    if mode.ransom_pool:
        parts.append(say("mode-ransom-pool", pool=mode.ransom_pool))
    return [part for part in parts if part]


def level(mode: Mode) -> str:
    """`[dom]`, or `[DOM]` at superior."""
    codes = [code for number, code in enumerate(DISCIPLINES) if mode.needs >> number & 1]
    return "".join(f"[{code.upper() if mode.level == 2 else code}]" for code in codes)


def deeds(mode: Mode, say: Say) -> list[str]:
    """What the mode's own numbers say."""
    parts = []
    if mode.bleeds:
        parts.append(say("mode-bleed-action", bleed=mode.bleed, anyone=1 if mode.target is not None else 0))
    elif mode.kind in (MODIFIER, REACTION):
        if mode.stealth:
            parts.append(say("mode-stealth", amount=mode.stealth, other=1 if mode.anyone else 0))
        if mode.bleed:
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


def combat(mode: Mode, say: Say) -> list[str]:
    parts = []
    if mode.windows == 1 << W_BEFORE_RANGE:
        parts.append(say("mode-before-range"))
    if mode.strike is not None and not mode.maneuver:
        parts.append(_strike(mode.strike, say))
        if mode.strike.first:
            parts.append(say("strike-first"))
    if mode.maneuver:
        parts.append(say("mode-maneuver"))
    if mode.press:
        parts.append(say("mode-press"))
    if mode.prevent:
        parts.append(say("mode-prevent", amount=mode.prevent, of=mode.target.name if mode.target else "any-damage"))
    if mode.additional:
        parts.append(say("mode-additional", count=mode.additional))
    if mode.optional_maneuver:
        parts.append(say("mode-optional-maneuver"))
    if mode.optional_press:
        parts.append(say("mode-optional-press"))
    return parts


def _strike(strike: Strike, say: Say) -> str:
    kind = STRIKE_NAMES[strike.kind]
    if strike.kind in (S_HAND, S_DAMAGE, S_STEAL_BLOOD):
        return say(
            f"strike-{kind}",
            amount=strike.amount,
            ranged=1 if strike.ranged else 0,
            aggravated=1 if strike.aggravated else 0,
            first=1 if strike.first else 0,
            strength=0 if not strike.strength else 1 if strike.amount else 2,
        )
    return say(f"strike-{kind}", ranged=1 if strike.ranged else 0, weapon=1 if strike.weapon_only else 0)


def _with_target(mode: Mode, say: Say) -> str:
    effects = _effects(mode.effects, say)
    if mode.target is None or (mode.stays and not mode.own) or mode.bleeds or mode.prevent:
        return effects
    return say("mode-target", effects=effects, target=_target(mode.target, say)).strip()


def _effects(effects: Sequence[LoweredEffect], say: Say) -> str:
    return " ".join(_effect(effect, say) for effect in effects if effect.name)


def _effect(effect: LoweredEffect, say: Say) -> str:
    if effect.node is None:
        return say(f"effect-{effect.name}", **_arguments(effect.args, say))
    teller = Teller(say)
    return teller.sentence(teller.effect(effect.node))


def _target(target: Target, say: Say) -> str:
    if target.node is None:
        return say(f"target-{target.name}", **_arguments(target.args, say))
    return Teller(say).phrase(target.node).said("nom", "a")


def conditions(found: Sequence[LoweredCondition], say: Say) -> str:
    return " ".join(_condition(condition, say) for condition in found)


def _condition(condition: LoweredCondition, say: Say) -> str:
    if condition.node is None:
        return say(f"condition-{condition.name}", **_arguments(condition.args, say))
    teller = Teller(say)
    return teller.sentence(say("clause-only-if", condition=teller.condition(condition.node)))


def _arguments(args: Sequence[object], say: Say) -> dict[str, object]:
    """Numbers go in as they are; a clan, sect, title or card by its name."""
    details: dict[str, object] = {}
    for place, arg in enumerate(args):
        name = ("first", "second", "third")[place] if place < 3 else f"more{place}"
        details[name] = _worded(arg, say) if isinstance(arg, str) else arg
    if args and isinstance(args[0], str) and len(args) > 1:
        details["all"] = ", ".join(str(_worded(arg, say)) for arg in args if isinstance(arg, str))
    elif args and isinstance(args[0], str):
        details["all"] = details["first"]
    if args and isinstance(args[0], int) and len(args) >= 1:
        details["kinds"] = ", ".join(
            say(f"kind-{MODE_NAMES[arg]}") for arg in args if isinstance(arg, int) and arg < 11
        )
    return details


def _worded(word: str, say: Say) -> str:
    for prefix, words in (("clan", CLANS), ("sect", SECTS), ("title", TITLES), ("discipline", DISCIPLINES)):
        if word in words:
            return say(f"{prefix}-{word}")
    return word


def ability_text(mode: Mode, say: Say) -> str:
    parts = []
    if mode.kind == ABILITY:
        parts.append(say(f"ability-{_moment(mode)}"))
    if mode.when:
        parts.append(conditions(mode.when, say))
    if mode.once_each >= 0:
        parts.append(say(f"once-each-{SCOPES[mode.once_each]}"))
    if mode.locks:
        parts.append(say("ability-lock"))
    if mode.pool:
        parts.append(say("ability-pool", pool=mode.pool))
    if mode.blood:
        parts.append(say("ability-blood", blood=mode.blood))
    if mode.must:
        parts.append(say("ability-must"))
    if mode.kind == ACTION:
        parts.append(say("ability-action", stealth=mode.stealth, any=0 if mode.own else 1))
    if mode.kind == EQUIPMENT:
        parts.append(say("ability-equip", stealth=mode.stealth + 1))
    if mode.kind == MODIFIER and mode.stealth:
        parts.append(say("mode-stealth", amount=mode.stealth, other=0))
    if mode.bleeds:
        parts.append(say("mode-bleed-action", bleed=mode.bleed, anyone=1 if mode.target is not None else 0))
    if mode.kind == POLITICAL:
        terms = ""
        parts.append(say("ability-referendum", terms=terms, effects=_effects(mode.effects, say)))
        parts += [say("mode-meanwhile", effects=_effects(mode.on_success, say))] if mode.on_success else []
        return " ".join(parts)
    if mode.kind == COMBAT_CARD:
        parts += combat(mode, say)
    parts.append(_with_target(mode, say))
    if mode.scope in (0, 1, 2, 4):
        parts.append(say(f"ability-once-{SCOPES[mode.scope]}"))
    return " ".join(part for part in parts if part)


def _moment(mode: Mode) -> str:
    names = [name for number, name in enumerate(WINDOWS) if mode.windows >> number & 1]
    return names[0] if len(names) == 1 else "any-time"


def static_text(static: Static, say: Say) -> str:
    text = say(
        f"static-{STATS[static.stat]}",
        amount=f"{static.amount:+d}",
        bearer=1 if static.to_host else 0,
    )
    return f"{conditions(static.when, say)} {text}" if static.when else text


def trigger_text(trigger: Trigger, say: Say) -> str:
    when = conditions(trigger.when, say)
    return " ".join(part for part in (say(f"hook-{HOOKS[trigger.hook]}"), when, _effects(trigger.effects, say)) if part)


def limits(card: Card, say: Say) -> list[str]:
    lines = []
    if card.limit >= 0:
        lines.append(say(f"limit-{SCOPES[card.limit]}"))
    if card.one_each >= 0:
        lines.append(say(f"one-each-{SCOPES[card.one_each]}"))
    if card.one_on_minion:
        own = card.one_on_minion == card.name
        lines.append(say("one-on-minion", what=card.name if own else say(f"sort-{card.one_on_minion}")))
    if card.counters:
        lines.append(say("card-counters", count=card.counters))
    if card.replace >= 0:
        lines.append(say(f"replace-{SCOPES[card.replace]}"))
    if card.burn_by_minions:
        lines.append(say("card-burn-by-minions"))
    return lines
