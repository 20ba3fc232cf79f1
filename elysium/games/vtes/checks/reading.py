"""What an official card text claims: fixed phrases, numbers and noun phrases, by part of the card."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import or_
from typing import Final

from elysium.engine.cards.claims import Claim, Claims
from elysium.games.vtes.definitions.names import CLANS, SECTS, TITLES

type Found = Iterator[Claim]

HEADER: Final = ""
PERHAPS: Final = "?"
"""How the kind of a claim begins which a definition need not bear out."""
DIRECTED: Final = "Ⓓ"
LEVEL_LINE: Final = re.compile(r"(?P<levels>\[[a-zA-Z]{3}\](?:(?: or )?\[[a-zA-Z]{3}\])*) *(?P<told>.*)")
CODE: Final = re.compile(r"\[([a-zA-Z]{3})\]")
PHASE_OF_DUTY: Final = r"(?<!next )(?<!until your )\b(unlock|master|influence|discard) phase(?! action)(?!s)"
AS_ABOVE: Final = re.compile(r"\b[Aa]s (?P<levels>(?:\[[a-z]{3}\])*) ?above(?P<joined>,? (?:but|and|with)\b)?")
REMINDER: Final = re.compile(r"\((?!limited)[^()]*\)")
OTHER_CARD: Final = re.compile(r"<[^>]*>")
TYPE_SIGN: Final = re.compile(r"\[(?:COMBAT|ACTION|REACTION|REFLEX)\]")
WORDS_FOR_NUMBERS: Final = {"a": "1", "an additional": "1", "an": "1", "one": "1", "two": "2", "three": "3"}

KINDS_OF_CARD: Final = (
    "location", "hunting ground", "weapon", "gun", "melee weapon", "vehicle", "electronic", "animal", "mortal", "demon",
    "mage", "wraith", "zombie", "ghoul", "investment", "trophy", "title", "boon", "gehenna", "discipline", "frenzy",
    "grapple", "aim",
)  # fmt: skip
"""What a header can call a card."""

ONCE_READ: Final[Sequence[tuple[str, str, str]]] = (
    ("kind", r"\bFrenzy\.", "frenzy"),
    (
        "ransom",
        r"[^.]*(?:can|may) (?:burn|discard) (\d|two|a) (?:blood or life|pool|combat cards?) +to cancel this card[^.]*",
        r"\1",
    ),
    ("replace", r"Do not replace until after (?:the |this )?(action|combat)", r"\1"),
    ("replace", r"Do not replace until after the current turn", "turn"),
    ("replace", r"Do not replace until your (?:next )?unlock phase", "until-unlock"),
    ("replace", r"Do not replace until your (?:next )?discard phase", "until-discard"),
    ("replace", r"Do not replace until a vampire commits diablerie", "until-diablerie"),
    ("replace", r"Do not replace as long as this card is in play", "game"),
    ("limit", r"[^.\n]*(?:can|may) play only one [^.]*? each (round|combat|action|turn)", r"\1"),
    ("one-a-strike", r"[^.\n]*(?:can|may) play only one [^.]*? each strike", ""),
    ("limit", r"[^.\n]*can play only one [^.]*? between their unlock phases", "until-unlock"),
    ("one-each", r"Only one [^.]*? (?:can|may) be (?:played|called) each (round|combat|action|turn)", r"\1"),
    ("one-each", r"Only one [^.]*? (?:can|may) be played (?:or called )?(?:in a|per) game", "game"),
    ("one-on-methuselah", r"A Methuselah can have only one ([^.]*?)(?=\.)", r"\1"),
    ("one-on-minion", r"[^.\n]*(?:can|may) have only (?:one|1) ([^.]*?)(?: card)?(?=\.)", r"\1"),
    ("burn-by-minions", r"(?:Minions can|Any minion (?:may|can)) burn this card as an? (?:Ⓓ )?action", ""),
    (
        "title",
        r"the (?:unique )?(?:Camarilla|Sabbat|Anarch) title of (?:[\w ]+ (?=Justicar))?(\w+)(?: of ([\w ]+))?",
        r"\1 \2",
    ),
)
"""What is read first, and of which nothing else is read then: value, and the rest of its sentence."""

PHRASES: Final[Sequence[tuple[str, str, str]]] = (
    # Actions
    ("more-stealth", r"action to equip with this \w+ is with an additional \+(\d) stealth", r"\1"),
    ("action-stealth", r"\+(\d) stealth (?:hunt )?(?:Ⓓ )?action|Bleed at \+(\d) stealth", r"\1\2"),
    ("hunt", r"\+(\d) hunt", r"\1"),
    ("bleed", r"([+-]\d) bleed", r"\1"),
    ("bleed", r"[Rr]educe (?:a bleed against you|the bleed amount) by (\d)", r"-\1"),
    ("bleed", r"[Rr]educe a younger vampire's or an ally's bleed against you by (\d)", r"-\1"),
    ("stealth", r"(?<!Bleed at )([+-]\d) stealth(?! (?:hunt |political |equip )?(?:Ⓓ )?action)", r"\1"),
    ("intercept", r"([+-]\d) intercept", r"\1"),
    ("strength", r"([+-]\d) strength", r"\1"),
    ("strength", r"has \d life and (\d) strength", r"+\1"),
    ("votes", r"([+-]\d) votes?\b(?! for each)", r"\1"),
    ("votes", r"gains? (\d) votes?|gets (\d) (?:extra|additional) votes?", r"+\1\2"),
    ("votes", r"gets (?:one|an) additional vote\b", "+1"),
    ("votes", r"gets (\d) fewer vote", r"-\1"),
    ("hand", r"([+-]\d) hand size", r"\1"),
    ("hand", r"hand size is one card larger", "+1"),
    ("hand", r"increase your hand size by (\d)", r"+\1"),
    # Pool, blood, counters
    ("gain-pool", r"[Gg]ains? (\d+) (?:additional )?pool(?! for each)", r"\1"),
    ("burn-pool", r"[Bb]urns? (?:only )?(\d+) pool(?! for each)", r"\1"),
    ("gain-pool", r"[Gg]ains? 1 pool for each", "each"),
    ("burn-pool", r"[Bb]urns? 1 pool for each", "each"),
    ("burn-pool", r"costs (\d) pool|plus (\d) additional pool|burn (\d) of their pool", r"\1\2\3"),
    ("burn-blood", r"action that costs (\d) blood|burns (\d) blood or life", r"\1\2"),
    ("burn-blood", r"(?:[Bb]urns? (?:up to )?|or )(\d+) (?:additional )?(?:blood|life)(?! or life)", r"\1"),
    ("burn-blood", r"(?:can|may) burn (a) blood\b", r"\1"),
    ("burn-pool", r"may burn (a) pool\b", r"\1"),
    ("gain-blood", r"(?:[Gg]ains?|[Aa]dd|[Aa]dds) (\d+) blood", r"\1"),
    ("gain-blood", r"with 1 blood for each", "each"),
    ("gain-blood", r"distribute \d blood from the blood bank among", "each"),
    ("gain-blood", r"[Mm]ove (\d+|a) blood from the (?:blood )?bank(?! to this card)", r"\1"),
    ("gain-blood", r"[Gg]ive [\w~]+ (\d) blood from the blood bank", r"\1"),
    (
        "move-blood",
        r"(?<!: )(?<!; )(?:[Mm]ove|[Ss]teal) (?:up to )?(\d+|a|one) blood"
        r"(?! from the (?:blood )?bank)(?! as a ranged strike)",
        r"\1",
    ),
    ("strike", r"steal (\d) blood as a ranged strike", r"steal-blood \1 ranged"),
    ("counters", r"with (\d) counters?\b|[Pp]ut (\d) blood counters on this card", r"\1\2"),
    ("move-blood", r"[Mm]ove (\d) counter from their pool", r"\1"),
    ("burn-blood", r"burn (\d) counter from this card to (?:unlock|give)", r"\1"),
    ("burn-blood", r"(?:they|[Mm]inions|must) burn (\d) blood or life|minion burns (\d) blood or life", r"\1\2"),
    ("counters", r"move (\d) blood from the blood bank to this card", r"\1"),
    ("gain-blood", r"(?:[Gg]ains?|[Aa]dd) (\d) life", r"\1"),
    ("damage", r"(?:takes?|[Ii]nflicts?) (\d) (?!R)[\w ]*damage", r"\1"),
    ("draw", r"draw (?:up to )?(two|\d|an additional) cards?(?! from your crypt)", r"\1"),
    ("discard", r"discard (a|two)(?: master)? cards?|discards (\d) cards?", r"\1\2"),
    ("bleed-at-least", r"bleed amount is (\d) or more", r"\1"),
    ("burned-at", r"Burn this card if it has (\d)|If this card has (\d) counters, burn it", r"\1\2"),
    ("life", r"with (\d) life\b", r"\1"),
    ("life", r"has (\d) life\b", r"\1"),
    # Combat
    ("prevent", r"[Pp]revent (?:up to )?(\d) non-aggravated damage", r"\1 non-aggravated"),
    ("prevent", r"[Pp]revent (\d|one) (?:points of )?damage", r"\1"),
    ("prevent", r"[Pp]revent X\+(\d) damage", r"x+\1"),
    ("prevent", r"[Pp]revent all damage", "all"),
    ("additional", r"Additional strike\b|an additional strike\b", "1"),
    ("additional", r"(\d) additional (?:ranged )?strikes?", r"\1"),
    ("additional", r"\bX additional strikes", "x"),
    ("beyond-limit", r"[Aa]dditional strike that does not count against the limit", ""),
    ("light", r"If more than 1 damage is inflicted with this strike, ignore the excess", ""),
    ("undodged", r"[Tt]his strike cannot be dodged", ""),
    ("pierces", r"cannot be prevented by cards requiring Fortitude", ""),
    ("disarms", r"strikes with weapons inflict no damage", ""),
    ("maneuver-to", r"only usable to (?:get|go) to (close|long) range", r"\1"),
    ("limited", r"\(limited\)", ""),
    (
        "maneuver",
        r"(?<!optional )(?<!cannot )(?<!maneuvers to )(?<!additional )(?<!or 1 )[Mm]aneuver"
        r"(?! or press during)(?!s to)",
        "",
    ),
    ("optional-maneuver", r"optional maneuver|or 1 maneuver or press|gets? (?:\d|an?) maneuver", ""),
    (
        "press",
        r"(?<!optional )(?<!maneuver or )(?<!cannot )(?<!get 1 )\b[Pp]ress\b"
        r"(?! to continue combat (?:with|or))(?! during)(?! step)",
        "",
    ),
    ("optional-press", r"optional press|(?:optional|or 1) maneuver or press|get 1 press", ""),
    ("?optional-press", r"1 life to give [\w ]+ 1 press", ""),
    ("press-to", r"only usable to (continue|end) combat", r"\1"),
    ("environment", r"takes (\d)R environmental damage|for (\d)R environmental damage", r"\1\2"),
    ("at-range", r"at (long|close) range|range is (long|close)", r"\1\2"),
    ("round", r"[Nn]ot usable (?:on|during) the first round|of combat after the first", "later"),
    ("round", r"(?<!usable )during the first round(?: of combat)?\.|determined on the first round", "first"),
    (
        "round",
        r"Only usable (?:on|during) the first round|[Dd]uring the first round of each combat,"
        r"|strength on the first round of combat",
        "first",
    ),
    ("once", r"[Dd]uring the first round of each combat, this (?:ally|minion|vampire) can", "combat"),
    # Verbs
    ("verb", r"(?<!not to )(?<!if this minion )\b[Uu]nlocks?\b(?! phase)(?! as normal)(?! phases)", "unlock"),
    ("verb", r"(?:\band lock|(?<!does not )\b[Ll]ock) (?!this |during|to |after |when |as |it\b|him to|~ to)", "lock"),
    ("verb", r"\b[Ll]ock this (?:reacting )?vampire|\b[Ll]ocks? all|\blocks a ready|is locked and abstains", "lock"),
    ("verb", r"\b[Ss]tun\b", "lock"),
    ("verb", r"\b[Ss]tun\b", "cannot-unlock"),
    ("span", r"\b[Ss]tun\b", "until-unlock"),
    ("verb", r"cannot play reaction cards", "cannot-play-reactions"),
    ("verb", r"reaction cards, block or", "cannot-block"),
    ("verb", r"cards, block or cast votes or ballots", "cannot-vote"),
    ("verb", r"(?<!about to )[Ee]nter combat\b", "enter-combat"),
    ("verb", r"[Cc]ancel the votes and ballots of", "cannot-vote"),
    ("verb", r"\babstains?\b|cannot cast (?:any )?votes or ballots", "cannot-vote"),
    ("verb", r"(?:cannot|may not) (?:attempt to )?block|or block this turn|attempt fails", "cannot-block"),
    ("verb", r"cannot be blocked by", "cannot-block"),
    ("verb", r"does not unlock as normal|do not unlock as normal|instead of unlocking as normal", "cannot-unlock"),
    ("verb", r"cannot press|cannot use any additional strikes or presses", "cannot-press"),
    ("verb", r"cannot use any additional strikes", "cannot-strike-again"),
    ("verb", r"cannot strike: combat ends|(?:may not|combatant may) end combat as a strike", "cannot-end-combat"),
    ("verb", r"cannot play any strike cards", "cannot-play-strikes"),
    ("verb", r"Strikes that are not hand strikes cannot be used", "cannot-strike-otherwise"),
    (
        "verb",
        r"[Cc]ancel (?:the effect of )?an? (?:action|minion|master|combat|reaction|frenzy|aim|grapple|strike)\b",
        "cancel",
    ),
    ("verb", r"[Cc]ancel a non-combat card", "cancel"),
    ("verb", r"[Cc]ancel the opposing minion's strike card", "cancel"),
    ("verb", r"cannot (?:use maneuvers to )?maneuver to close range", "cannot-maneuver-closer"),
    ("verb", r"cannot (?:use maneuvers to )?maneuver to long range", "cannot-maneuver-away"),
    ("verb", r"cannot use presses to end combat", "cannot-press-to-end"),
    ("verb", r"press to continue combat or use", "cannot-press-on"),
    ("verb", r"cannot use equipment|or use equipment", "cannot-use-equipment"),
    ("verb", r"[Cc]hange the target of the bleed|is now bleeding the chosen", "redirect-bleed"),
    ("verb", r"unlocks? and attempts? to block|attempts to block (?:the current action|with)", "attempt-block"),
    ("verb", r"This Anarch attempts to block", "attempt-block"),
    ("verb", r"Lock this \w+ after action resolution", "lock"),
    (
        "verb",
        r"[Ss]teal (?:an? (?:[\w, -]*equipment|location|vampire|(?:demon )?ally|retainer)|and lock)"
        r"|[Tt]akes? control of|steal the Fragments"
        r"|steal (?:this (?:location|card|equipment)|the (?:target|opposing) minion)",
        "steal",
    ),
    ("verb", r"[Rr]emove (?:an?|that|the|it|itself|him)\b[^.]*?from the game|is removed from the game", "remove"),
    ("cost", r"cost is not paid|[Nn]o cost is paid", "not-paid"),
    (
        "price",
        r"(?<!un)[Ll]ock (?:this card|this location|this retainer|this ally|him to)"
        r"|(?:Lock|phase, lock) (?:during|to|after|when|as)\b|can lock (?:~ )?to\b",
        "lock",
    ),
    ("referendum", r"call a referendum", ""),
    # Limits and replacement
    ("once-each", r"played at superior each turn", "turn"),
    ("use-once-each", r"only 1 pool each turn with", "turn"),
    ("once-each", r"may play only one [^.]*? (?:in a|each) game", "game"),
    ("once", r"[Oo]nce (?:each|per) (?:political )?(round|combat|action|turn)", r"\1"),
    ("once", r"(?:optional (?:press|maneuver)|damage) each combat", "combat"),
    ("once", r"Only one [^.]*? can lock to inflict damage each (action)", r"\1"),
    ("once", r"first combat between [^.]*? each (turn)", r"\1"),
    ("once", r"optional maneuver during the first round of combat", "combat"),
    ("once", r"additional strike \(limited\) each round", "round"),
    ("once", r"optional maneuver or press each combat", "combat"),
    ("once", r"can prevent \d (?:non-aggravated )?damage each round", "round"),
    (
        "once",
        r"[Dd]uring (?:an action|a (?:bleed|directed) action|a referendum she calls),"
        r" (?:this [\w ]+|[\w~]+) can|During a referendum, [\w~]+ may",
        "action",
    ),
    ("once", r"polling step of (?:a \w+ (?:action|called by \w+)|any referendum), [\w~]+ can(?! lock)", "action"),
    ("once", r"[Dd]uring a combat, [\w~]+ can", "combat"),
    ("once", r"[Dd]uring your turn, [\w~]+ can|[Oo]nce during your turn", "turn"),
    ("once", r"during an action to get|blood once as they announce|can discard 1 card during a bleed action", "action"),
    ("?once", r"use a (?:master|discard) phase action", "each"),
    # Windows
    (
        "window",
        r"(?<!next )(?<!each )(?<!until your )\b(unlock|master|minion|influence|discard) phase(?! action)(?!s)",
        r"\1",
    ),
    ("window", r"[Dd]uring each of their (unlock) phases", r"\1"),
    ("window", r"use a (master|discard) phase action", r"\1"),
    ("?window", r"next (unlock) phase|instead of (unlock)ing as normal", r"\1\2"),
    ("?trait", r"instead of unlocking as normal", "locked *"),
    ("?duty", r"next (unlock) phase|instead of (unlock)ing as normal", r"\1\2"),
    ("window", r"successfully bleeds", "after-action"),
    ("window", r"(?:as|when) (?:(?:the|an) action is announced|an? [\w ]+? announces|they announce)", "announced"),
    ("window", r"as an action (?:to|directed at) [\w ]+ is announced|as a non-bleed action is announced", "announced"),
    ("window", r"on a successful referendum", "after-action"),
    ("window", r"after blocks are declined", "unblocked"),
    ("window", r"[Bb]efore range is (?:determined|chosen)(?! each)", "before-range"),
    ("window", r"before strikes are chosen", "before-strikes"),
    ("window", r"as this minion chooses a strike|Play when choosing a strike", "aim"),
    ("window", r"at the end of a round", "round-end"),
    ("window", r"combat (?:is about to|would) end", "round-end"),
    ("window", r"before (?:any )?votes and ballots are cast", "before-votes"),
    ("window", r"polling step(?! of a political action before)", "polling"),
    ("window", r"[Dd]uring a referendum\b(?! she calls|,? before)|during the referendum of", "polling"),
    ("window", r"after action resolution|after resolution of", "after-action"),
    ("window", r"after a combat resulting from a block|after a successful directed action", "after-action"),
    ("window", r"after block resolution", "after-block"),
    ("window", r"is blocked, before block resolution|(?<!combat if this vampire )successfully blocks", "blocked"),
    ("window", r"from this retainer before block resolution", "blocked"),
    ("window", r"usable when this vampire is blocked|\bblocks, before block resolution", "blocked"),
    ("window", r"as it is played", "as-played"),
    ("window", r"attempts to block|is attempting to block", "block"),
    ("window", r"\bin torpor\. |by a vampire in torpor", "in-torpor"),
    # How long
    ("span", r"[Tt]his round|maneuver that round|for the (?:remainder of this|current) round", "round"),
    ("span", r"[Tt]his combat|(?<!acting minion during )that combat|remainder of (?:the |this )?combat", "combat"),
    ("?span", r"each round\b", "round"),
    ("?span", r"the resulting combat", "combat"),
    ("span", r"until the end of (?:the|your) turn|this turn\b|remainder of the turn", "turn"),
    ("span", r"until the end of the game", "game"),
    ("span", r"until your unlock phase", "until-unlock"),
    (
        "span",
        r"during (?:their|her|his|its) next unlock phase|[Uu]ntil (?:your|his or her|their) next unlock phase",
        "until-unlock",
    ),
    ("span", r"until your next discard phase", "until-discard"),
    # Methuselahs
    ("seat", r"\b[Yy]our prey\b", "prey"),
    ("seat", r"\byour predator\b", "predator"),
    ("seat", r"predator or prey|prey or predator|their prey", "prey"),
    ("seat", r"prey or predator", "predator"),
    ("edge", r"\bthe Edge\b", ""),
    ("trait", r"another copy of this ally|another wraith or zombie ally", "other ally"),
    ("trait", r"another copy of this ally you control", "of:you ally"),
    ("?trait", r"an ally or retainer you control", "of:you ally"),
    ("?trait", r"an ally or retainer you control", "of:you retainer"),
    # What is said of a single card
    ("trait", r"\b(?:is|are|remains) ready\b", "ready *"),
    ("trait", r"\bis (?:ready and )?unlocked", "unlocked *"),
    ("trait", r"\bis in torpor", "torpid *"),
    ("trait", r"\bis titled", "titled *"),
    ("?trait", r"\bis not,|only one combatant is ready|(?:vampire|minion) is not ready", "non-ready *"),
    ("?trait", r"your prey controls", "of:prey vampire"),
    ("trait", r"is a Red List minion", "red-list *"),
    ("trait", r"\bhas no title", "non-titled *"),
    ("trait", r"capacity is (\d+) or more", r"capacity>=\1 *"),
    ("trait", r"with a capacity above 4", "capacity>=5 *"),
    ("trait", r"\bis not a (prince)", r"non-title:\1 *"),
    ("trait", r"not involved in the combat|vampire other than the acting", "other *"),
    ("trait", r"[Aa]nother Methuselah other than", "other methuselah"),
)  # fmt: skip

# Strikes

STRIKE: Final = re.compile(
    r"(?P<before>ranged )?(?<!cannot )[Ss]trike(?:(?P<ranged>, ranged)?:| for) (?P<told>[^.]*)"
    r"|(?P<each>\dR damage) each strike"
)
STRIKES: Final = (
    ("dodge", r"^dodge"),
    ("combat-ends", r"^combat ends"),
    ("steal-blood", r"steal (\d) blood"),
    ("steal-equipment", r"steal equipment"),
    ("steal-weapon", r"steal weapon"),
    ("other", r"^put this card on|^put 1 corruption counter"),
    ("destroy-equipment", r"destroy equipment|burn equipment"),
    ("destroy-weapon", r"burn weapon"),
    ("torpor", r"to torpor"),
    ("strength", r"strength\+(\d)|strength()(?= aggravated| ranged)"),
    ("hand", r"hand strike at \+(\d)"),
    ("hand", r"hand strike(?=[^~]*~\+(\d))"),
    ("hand", r"hand strike"),
    ("damage", r"(\d)R?\b"),
)


def _strikes(text: str) -> Found:
    text = re.sub(r"\. This strike is at \+(\d) damage", r" ~+\1", text)
    for match in STRIKE.finditer(text):
        told = match["told"] or match["each"]
        for kind, pattern in STRIKES:
            found = re.search(pattern, told)
            if found:
                amount = next(filter(None, found.groups()), "")
                said = [kind, amount]
                said += (
                    ["ranged"]
                    if match["ranged"] or match["before"] or "ranged" in told or re.search(r"\dR", told)
                    else []
                )
                said += ["aggravated"] if "aggravated" in told else []
                said += ["first"] if "first strike" in told else []
                yield Claim("strike", " ".join(filter(None, said)))
                break


# Noun phrases

_PLURALS: Final = {"ally": "allies", "ministry": "ministries", "priscus": "prisci"}
_SECTS: Final = {sect: sect for sect in SECTS if sect}
_CLANS: Final = {clan.replace("-", " "): clan for clan in CLANS if clan}
_TITLES: Final = {"inner circle member": "inner-circle"} | {
    title: title for title in TITLES if title and title[0].isalpha() and title != "inner-circle"
}
_HEADS: Final = ("vampire", "minion", "ally", "location", "crypt card")
_TRAITS: Final = (
    "ready", "locked", "unlocked", "younger", "older", "titled", "non-titled", "uncontrolled", "other", "another",
    "non-red list", "non-acting", "non-sterile", "infernal", "black hand",
)  # fmt: skip


def _any_of(words: Sequence[str]) -> str:
    forms = sorted({form for word in words for form in (word, _PLURALS.get(word, f"{word}s"))}, key=len, reverse=True)
    return "|".join(map(re.escape, forms))


_KINDS: Final = _any_of([*_SECTS, *_CLANS, *_TITLES])
_PLAIN: Final = "|".join(map(re.escape, sorted(_TRAITS, key=len, reverse=True)))
_ADJECTIVE: Final = rf"(?:(?:{_PLAIN})|non-(?:{_KINDS})|{_KINDS})"
_POST: Final = (
    r"you control|controlled by your (?:predator|prey)(?: or (?:predator|prey))?|controlled by another methuselah"
    r"|controlled by their (?:predator|prey)|in torpor|from torpor|in your uncontrolled region"
    r"|in your prey's uncontrolled region|in your predator's uncontrolled region"
    r"|(?:with|of) capacity (?:of )?\d+ or (?:more|less)|other than ~|they control|of the same clan"
    r"|or in your uncontrolled region|with [a-z ]+ \[[a-z]{3}\]|in any uncontrolled region"
    r"|from your uncontrolled region|from your prey's uncontrolled region|in his or her uncontrolled region"
)
NOUN: Final = re.compile(
    rf"(?<![\w-])(?P<user>(?:requires|usable by) an? )?(?P<mine>(?:you|your (?P<theirs>prey|predator))"
    rf" (?:controls?|have) (?:an? |at least one |no |1 or more )?)?"
    rf"(?P<before>(?:{_ADJECTIVE}(?:,? or |, | ))*)"
    rf"(?P<head>{_any_of(_HEADS)}|{_KINDS})(?![\w-])(?P<after>(?: (?:{_POST}))*)",
    re.IGNORECASE,
)
_REFERENCE_HEADS: Final = _any_of([*_HEADS, *_SECTS, *_CLANS])
REFERENCES: Final = re.compile(
    rf"\b(?:this|that|those|the)(?: (?:acting|reacting|striking|blocking|chosen|attached|target|stolen))*"
    rf" (?:{_REFERENCE_HEADS})(?:'s)?(?! with this (?:location|equipment))(?![\w-])"
    rf"|\b(?:the )?(?:acting|opposing|blocking|reacting) minion(?:'s)?|blocking vampire's controller"
    rf"|one of (?:them|your \w+)|minion phase|minion cards?|original clan|(?:same|unique) \w+ title"
    rf"|the (?:vampire|minion) with this (?:card|equipment)|considered an? \w+ vampire|\bunique location"
    rf"|represents a location|(?:a|1-capacity) non-unique vampire"
    rf"|title of [\w ]+|is the acting minion",
    re.IGNORECASE,
)
"""Words that mean a single card which the situation names, or that are part of a fixed expression."""


def noun_phrases(text: str) -> Found:
    plain = " ".join(REFERENCES.sub(" ~ ", text).split())
    before: re.Match[str] | None = None
    for match in NOUN.finditer(plain):
        if before is not None and plain[before.end() : match.start()].strip() in ("or", "or an", "or a"):
            # What comes after the last of several may be said of all of them.
            for trait in _after(match["after"].lower()):
                yield Claim(f"{PERHAPS}trait", f"{trait} {_head(before['head'].lower())[0]}")
        before = match
        head, traits = _head(match["head"].lower())
        for kind in re.split(r",? or |, | ", _in_one_word(match["before"].lower()).strip()):
            traits += _adjective(kind)
        traits += _after(match["after"].lower())
        traits += [f"of:{match['theirs'] or 'you'}"] if match["mine"] else []
        if match["user"]:
            # Whoever plays a card is ready anyway.
            traits = [trait for trait in traits if trait != "ready"]
        yield Claim("user" if match["user"] else "noun", head)
        for trait in traits:
            yield Claim("trait", f"{trait} {head}")


def _in_one_word(words: str) -> str:
    for name in (*_CLANS, *_TITLES, "red list", "black hand"):
        if " " in name:
            words = words.replace(name, name.replace(" ", "-"))
    return words


def _head(word: str) -> tuple[str, list[str]]:
    single = _singular(word)
    if single in _HEADS:
        return single.replace(" ", "-"), []
    return "vampire", _adjective(single)


def _singular(word: str) -> str:
    known = {**dict.fromkeys(_HEADS), **dict.fromkeys(_SECTS), **dict.fromkeys(_CLANS), **dict.fromkeys(_TITLES)}
    for single in known:
        if word in (single, f"{single}s", _PLURALS.get(single)):
            return single
    return word


def _adjective(word: str) -> list[str]:
    single = _singular(word)
    if single.startswith("non-") and single not in ("non-titled", "non-acting"):
        return [f"non-{kind}" for kind in _adjective(single.removeprefix("non-"))]
    if single in _SECTS:
        return [f"sect:{single}"]
    spaced = single.replace("-", " ")
    if spaced in _CLANS:
        return [f"clan:{_CLANS[spaced]}"]
    if spaced in _TITLES:
        return [f"title:{_TITLES[spaced]}"]
    alike = {"another": "other", "non-acting": "other"}
    known = (*_TRAITS, "sterile", "red-list", "black-hand")
    return [alike.get(single, single)] if single in known else []


def _after(words: str) -> list[str]:
    found = []
    if "you control" in words:
        found.append("of:you")
    if "controlled by" in words:
        found += [f"of:{seat}" for seat in ("prey", "predator") if seat in words]
    if "another methuselah" in words:
        found.append("of:others")
    if "torpor" in words:
        found.append("torpid")
    if "uncontrolled region" in words:
        found.append("uncontrolled")
        found += ["of:you"] if " your u" in words else []
        found += [f"of:{seat}" for seat in ("prey", "predator") if f"{seat}'s" in words]
    capacity = re.search(r"capacity (?:of )?(\d+) or (more|less)", words)
    if capacity:
        found.append(f"capacity{'>=' if capacity[2] == 'more' else '<='}{capacity[1]}")
    if "other than" in words:
        found.append("other")
    return found


# Parts


MERGED_IDENTITY: Final = re.compile(
    r"""\[MERGED\][ ]
    (?:(?:Camarilla|Sabbat|Laibon|Independent|Anarch)\b\ ?)?
    (?:(?:Archbishop|Prince|Baron)\ of\ [^.:]+|bishop|cardinal|[A-Z][\w\ ]+\ (?:Justicar|Inner\ Circle)
      |Imperator\ \(3\ votes\)|\d\ votes?\ \(titled\))?
    (?:[.:](?:\ |$))?""",
    re.VERBOSE | re.MULTILINE,
)
"""The sect and title of a merged vampire, which are part of its text as those of any other."""


def read_text(text: str, types: Sequence[str], name: str) -> dict[str, Claims]:
    """By part of the card: its header, and each level of its Disciplines."""
    parts: dict[str, Claims] = {}
    lines: dict[str, list[str]] = {HEADER: []}
    if "vampire" in types:
        text, merged, when_merged = text.partition("[MERGED]")
        text = text.partition(": ")[2] + MERGED_IDENTITY.sub("", merged + when_merged)
    for line in OTHER_CARD.sub("another card", TYPE_SIGN.sub("", text)).split("\n"):
        match = LEVEL_LINE.match(line)
        if match is None:
            lines[HEADER].append(line)
            continue
        told = match["told"]
        alternatives = [CODE.findall(group) for group in match["levels"].split(" or ")]
        for codes in alternatives:
            lines.setdefault(part_name(codes), []).append(told)
    for part, told_lines in lines.items():
        said = Claims()
        for told in told_lines:
            above = AS_ABOVE.search(told)
            here = _said(told, types, name)
            if above:
                codes = CODE.findall(above["levels"]) or part.lower().split()
                here = _changed(parts.get(part_name(codes), Claims()), here, told, above)
            said |= here
        parts[part] = said
    if "More than one Discipline can be used" in text:
        parts |= _together({part: claims for part, claims in parts.items() if part != HEADER})
    parts[HEADER] |= Claims(frozenset(_header(text)))
    return parts


def _together(parts: dict[str, Claims]) -> dict[str, Claims]:
    """What is done with every set of several Disciplines."""
    found = {}
    for size in range(2, len(parts) + 1):
        for used in combinations(parts, size):
            found[part_name(used)] = reduce(or_, (parts[part] for part in used))
    return found


def part_name(codes: Sequence[str]) -> str:
    return " ".join(sorted(codes))


def _said(told: str, types: Sequence[str], name: str) -> Claims:
    reminders = " ".join(REMINDER.findall(told))
    plain = REMINDER.sub("", told)
    found = list(_claims(plain, types, name))
    perhaps = [Claim(claim.kind[1:], claim.what) for claim in found if claim.kind.startswith(PERHAPS)]
    perhaps += _claims(reminders, types, name)
    for reference in REFERENCES.findall(plain):
        perhaps += noun_phrases(reference.split(" ", 1)[-1])
    return Claims(frozenset(claim for claim in found if not claim.kind.startswith(PERHAPS)), frozenset(perhaps))


def _claims(text: str, types: Sequence[str], name: str) -> Found:
    # Some names are also terms.
    if not re.search(rf"(?:non-|title of |becomes ){re.escape(name)}", text):
        text = text.replace(name, "~")
        if ", " in name:
            text = text.replace(name.partition(", ")[0], "~")
    for kind, pattern, value in ONCE_READ:
        for match in re.finditer(pattern, text):
            said = match.expand(value).strip().lower()
            yield Claim(kind, WORDS_FOR_NUMBERS.get(said, said))
        text = re.sub(pattern, " ~ ", text)
    for kind, pattern, value in PHRASES:
        for match in re.finditer(pattern, text):
            said = match.expand(value).strip()
            yield Claim(kind, WORDS_FOR_NUMBERS.get(said, said.lower()))
    for sentence in re.split(r"(?<=\.) ", text):
        for phase in re.findall(
            r"(?<!next )(?<!until your )\b(unlock|master|influence|discard) phase(?! action)(?!s)", sentence
        ):
            if not re.search(
                r"\b(?:can|may|[Ll]ock during|[Ll]ock this card|lock to|up to|get|gets|replace)\b", sentence
            ):
                yield Claim("duty", phase)
    yield from _strikes(text)
    yield from noun_phrases(text)
    if DIRECTED in text:
        yield Claim("directed", "")
    if re.search(r"\bFrenzy\.", text):
        yield Claim("kind", "frenzy")
    if {"reaction"} & set(types) and re.search(r"\bacting vampire\b(?!'s controller)", text):
        yield Claim("noun", "vampire")


def _changed(above: Claims, here: Claims, told: str, how: re.Match[str]) -> Claims:
    """“As above, but …” puts a new number in the place of the old one of its kind; “and …” adds to it."""
    kept = set(above.sure)
    if "but" in (how["joined"] or ""):
        numbered = {claim.kind for claim in here.sure if claim.what[:1] in "+-" or claim.what[:1].isdigit()}
        if any(claim.kind == "span" for claim in here.sure):
            numbered.add("span")
        kept = {claim for claim in kept if claim.kind not in numbered}
    if re.search(r"same age or older|choose any", told):
        kept = {claim for claim in kept if not claim.what.startswith("younger ")}
    if "do not unlock" in told:
        kept -= {Claim("verb", "unlock")}
        here = Claims(here.sure - {Claim("verb", "unlock")}, here.perhaps)
    if re.search(r"\bany ready minion", told):
        kept = {claim for claim in kept if not claim.what.startswith("locked ")}
    if "do not lock" in told:
        kept -= {Claim("verb", "lock")}
        here = Claims(here.sure - {Claim("verb", "lock")}, here.perhaps)
    gained = re.search(r"for (\d) blood or life", told)
    if gained:
        kept = {Claim(claim.kind, gained[1]) if claim.kind == "gain-blood" else claim for claim in kept}
    struck = re.search(r"(?:at \+|for (?:strength\+)?)(\d)R?\b", told)
    if struck:
        kept = {Claim(c.kind, _struck(c.what, struck[1])) if c.kind == "strike" else c for c in kept}
    if re.search(r"with first strike", told):
        kept = {Claim(c.kind, f"{c.what} first") if c.kind == "strike" else c for c in kept}
    return Claims(frozenset(kept) | here.sure, above.perhaps | here.perhaps)


def _struck(strike: str, amount: str) -> str:
    """The same strike with another amount."""
    kind, *rest = (word for word in strike.split() if not word.isdigit())
    return " ".join([kind, amount, *rest])


def _header(text: str) -> Found:
    first = text.split("\n")[0]
    if re.search(r"(?:^|\. )Unique\b|: unique\b", text, re.MULTILINE):
        yield Claim("unique", "")
    for kind in KINDS_OF_CARD:
        if re.search(rf"(?:^|[.:,] |[Uu]nique |equipment is a ){kind}\b", first, re.IGNORECASE):
            yield Claim("kind", kind.replace("melee weapon", "melee").replace(" ", "-"))
            if kind == "melee weapon":
                yield Claim("kind", "weapon")
    if "becomes a melee weapon equipment" in text:
        yield Claim("kind", "melee")
        yield Claim("kind", "weapon")
    if "represents a location" in text:
        yield Claim("kind", "location")
    values = re.search(r"(\d+) strength, (\d+) bleed", first)
    if values:
        yield Claim("own-strength", values[1])
        yield Claim("own-bleed", values[2])
    for word in ("Trifle", "Out-of-turn"):
        if re.search(rf"\b{word}\b", first, re.IGNORECASE):
            yield Claim(word.lower(), "")
