"""Words of the card language in sentences: cases, genders, numbers, moods and pronouns in three languages."""

from collections.abc import Callable

import pytest

from elysium.engine.cards.nodes import Effect, Noun
from elysium.engine.cards.phrases import Teller
from elysium.engine.text import LANGUAGES, Speech
from elysium.games.vtes.game import VTES
from elysium.games.vtes.state import ACTION, CANNOT_BLOCK, STEALTH, TURN
from elysium.games.vtes.vocabulary.amounts import blood_of, capacity_of, count, up_to
from elysium.games.vtes.vocabulary.conditions import exists, has_edge, is_, none, undirected
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, either, for_each, if_, may
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_pool,
    draw,
    enter_combat,
    gain_blood,
    gain_pool,
    lock,
    steal,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import ACT, BLOCK, cannot, gets
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    EVERYONE,
    FOE,
    HOST,
    IT,
    OTHERS,
    PREY,
    SELF,
    THEY,
    THIS,
    YOU,
    ally,
    clan,
    controller,
    location,
    locked,
    minion,
    of,
    older,
    other,
    ready,
    sect,
    titled,
    uncontrolled,
    unlocked,
    vampire,
    younger,
)

type Told = Callable[[Teller], str]


def teller(language: str) -> Teller:
    return Teller(Speech(language, VTES).say, {"self": "vampire", "host": "minion"})


def at(target: Noun, *effects: Effect) -> Told:
    """Effects with a target."""

    def told(speaker: Teller) -> str:
        speaker.means("it", target)
        return speaker.effects(effects)

    return told


SENTENCES: list[tuple[Told, str, str, str]] = [
    (
        at(vampire(younger(), uncontrolled, clan("banu-haqim"), of(YOU)), gain_blood(2, IT), lock(IT)),
        "Add 2 blood to a younger Banu Haqim in your uncontrolled region and lock it.",
        "Añade 2 de sangre a un vampiro del clan Banu Haqim más joven en tu zona incontrolada y gira a ese vampiro.",
        "Dodaj 2 punkty krwi młodszemu wampirowi klanu Banu Haqim w twoim obszarze niekontrolowanym"
        " i przekręć tego wampira.",
    ),
    (
        at(minion(of(PREY)), enter_combat(IT)),
        "Enter combat with a minion your prey controls.",
        "Entra en combate con un siervo que controla tu presa.",
        "Rozpocznij walkę ze sługą pod kontrolą twojej zdobyczy.",
    ),
    (
        at(location(locked, of(OTHERS)), steal(IT), burn(IT)),
        "Take control of a locked location another Methuselah controls and burn it.",
        "Toma el control de un lugar girado que controla otro Matusalén y quema ese lugar.",
        "Przejmij kontrolę nad przekręconą lokacją pod kontrolą innego Matuzalema i spal tę lokację.",
    ),
    (
        at(vampire(younger()) | ally(), unlock(IT), burn_pool(1, controller(IT))),
        "Unlock a younger vampire or an ally. Its controller burns 1 pool.",
        "Endereza a un vampiro más joven o a un aliado. El controlador de ese siervo quema 1 de reserva.",
        "Odkręć młodszego wampira lub sprzymierzeńca. Kontrolujący tego sługę pali 1 punkt puli.",
    ),
    (
        lambda say: say.effects((burn_pool(count(minion(ready, of(PREY)))),)),
        "Burn 1 pool for each ready minion your prey controls.",
        "Quema 1 de reserva por cada siervo preparado que controla tu presa.",
        "Spal 1 punkt puli za każdego gotowego sługę pod kontrolą twojej zdobyczy.",
    ),
    (
        lambda say: say.effects((for_each(EVERYONE, burn_pool(count(minion(of(THEY))) * 2, THEY)),)),
        "Each Methuselah burns 2 pool for each minion they control.",
        "Cada Matusalén quema 2 de reserva por cada siervo que controla.",
        "Każdy Matuzalem pali 2 punkty puli za każdego sługę pod swoją kontrolą.",
    ),
    (
        lambda say: say.effects((for_each(vampire(~titled), burn_blood(1, Noun("vampire"))),)),
        "For each untitled vampire, burn 1 blood of a vampire.",
        "Por cada vampiro sin título, quema 1 de sangre de un vampiro.",
        "Dla każdego wampira bez tytułu: spal 1 punkt krwi wampirowi.",
    ),
    (
        lambda say: say.offer((gets(ACTOR, STEALTH, 1, until=ACTION),), (lock(THIS),)),
        "You can lock this card to give the acting minion +1 stealth for this action.",
        "Puedes girar esta carta para dar +1 de sigilo al siervo activo en esta acción.",
        "Możesz przekręcić tę kartę, aby dać działającemu słudze +1 do skrytości w tej akcji.",
    ),
    (
        lambda say: say.offer((burn_pool(5, PREY),), (lock(THIS),)),
        "You can lock this card; if you do, your prey burns 5 pool.",
        "Puedes girar esta carta; si lo haces, tu presa quema 5 de reserva.",
        "Możesz przekręcić tę kartę; jeśli to zrobisz, twoja zdobycz pali 5 punktów puli.",
    ),
    (
        lambda say: say.offer((burn_pool(1, PREY),)),
        "You can choose this: your prey burns 1 pool.",
        "Puedes elegir esto: tu presa quema 1 de reserva.",
        "Możesz wybrać, co następuje: twoja zdobycz pali 1 punkt puli.",
    ),
    (
        lambda say: say.offer((choose(vampire(ready, of(YOU)), gain_blood(1, CHOSEN), lock(CHOSEN)),), must=True),
        "You must add 1 blood to a ready vampire you control and lock it.",
        "Debes añadir 1 de sangre a un vampiro preparado que controlas y girar a ese vampiro.",
        "Musisz dodać 1 punkt krwi gotowemu wampirowi pod twoją kontrolą i przekręcić tego wampira.",
    ),
    (
        lambda say: say.effects((choose(minion(of(PREY)), lock(CHOSEN), by=PREY),)),
        "Your prey chooses a minion they control; lock it.",
        "Tu presa elige a un siervo que controla; gira a ese siervo.",
        "Twoja zdobycz wybiera sługę pod swoją kontrolą; przekręć tego sługę.",
    ),
    (
        lambda say: say.effects((either((burn_pool(1, PREY),), (burn(location(of(PREY))),), by=PREY),)),
        "Your prey must burn 1 pool or burn each location your prey controls.",
        "Tu presa debe quemar 1 de reserva o quemar cada lugar que controla tu presa.",
        "Twoja zdobycz musi spalić 1 punkt puli lub spalić każdą lokację pod kontrolą twojej zdobyczy.",
    ),
    (
        lambda say: say.effects((may(unlock(SELF), cost=(burn_blood(1, SELF),)),)),
        "You can burn 1 blood to unlock this vampire.",
        "Puedes quemar 1 de sangre para enderezar a este vampiro.",
        "Możesz spalić 1 punkt krwi, aby odkręcić tego wampira.",
    ),
    (
        lambda say: say.effects((if_(exists(ally(other(), of(OTHERS)), 2), (draw(2),), (draw(1), gain_pool(1))),)),
        "If another Methuselah controls 2 or more other allies, draw 2 cards; otherwise draw a card and gain 1 pool.",
        "Si otro Matusalén controla 2 o más otros aliados, roba 2 cartas; si no, roba una carta y gana 1 de reserva.",
        "Jeśli inny Matuzalem kontroluje co najmniej 2 innych sprzymierzeńców, dobierz 2 karty;"
        " w przeciwnym razie dobierz kartę i zyskaj 1 punkt puli.",
    ),
    (
        lambda say: say.conditional(
            (is_(HOST, ready), has_edge() & none(vampire(sect("anarch"), ready, of(YOU)))),
            lambda: say.effects((gain_blood(up_to(3), HOST),)),
        ),
        "If the minion with this card is ready, you hold the Edge and you control no Anarch ready vampire,"
        " add up to 3 blood to it.",
        "Si el siervo con esta carta está preparado, tienes la Ventaja y no controlas ningún vampiro Anarquista"
        " preparado, añade hasta 3 de sangre a ese siervo.",
        "Jeśli sługa z tą kartą jest gotowy, masz Przewagę i nie kontrolujesz żadnego gotowego wampira sekty Anarch,"
        " dodaj najwyżej 3 punkty krwi temu słudze.",
    ),
    (
        lambda say: say.conditional(
            (is_(FOE, vampire(older())), ~undirected(), blood_of(SELF) <= 9),
            lambda: say.effects((gets(FOE, CANNOT_BLOCK, until=TURN),)),
        ),
        "If the opposing minion is an older vampire, the action is directed and the blood on this vampire is 9 or less,"
        " it cannot block this turn.",
        "Si el siervo oponente es un vampiro más antiguo, la acción es directa y la sangre que hay sobre"
        " este vampiro es 9 o menos, ese siervo no puede bloquear este turno.",
        "Jeśli przeciwny sługa jest starszym wampirem, akcja jest skierowana i liczba punktów krwi na tym"
        " wampirze wynosi najwyżej 9, ten sługa nie może blokować w tej turze.",
    ),
    (
        at(vampire(ready), gain_pool(capacity_of(IT) // 2)),
        "Gain as much pool as half of the capacity of a ready vampire, rounded down.",
        "Gana una cantidad de reserva igual a la mitad de la capacidad de un vampiro preparado,"
        " redondeada hacia abajo.",
        "Zyskaj tyle punktów puli, ile wynosi połowa pojemności gotowego wampira, zaokrąglona w dół.",
    ),
    (
        lambda say: say.conditional(
            (is_(FOE, ready, unlocked), blood_of(SELF) <= 0),
            lambda: say.effects((cannot(FOE, BLOCK, until=TURN), cannot(FOE, ACT, until=TURN))),
        ),
        "If the opposing minion is ready and unlocked and the blood on this vampire is 0,"
        " it cannot block or act this turn.",
        "Si el siervo oponente está preparado y enderezado y la sangre que hay sobre este vampiro es 0,"
        " ese siervo no puede bloquear ni actuar este turno.",
        "Jeśli przeciwny sługa jest gotowy i odkręcony i liczba punktów krwi na tym wampirze wynosi 0,"
        " ten sługa nie może blokować ani wykonywać akcji w tej turze.",
    ),
    (
        lambda say: say.effects((cannot(vampire(sect("sabbat")), BLOCK, until=ACTION),)),
        "No Sabbat vampire can block this action.",
        "Ningún vampiro del Sabbat puede bloquear esta acción.",
        "Żaden wampir sekty Sabat nie może zablokować tej akcji.",
    ),
    (
        lambda say: say.conditional(
            (is_(FOE, ally()) | is_(FOE, vampire(younger())) | is_(FOE, locked),),
            lambda: say.effects((gain_blood(count(minion(ready, of(PREY))), SELF),)),
        ),
        "If the opposing minion is an ally, a younger vampire or locked, add to this vampire 1 blood for each ready"
        " minion your prey controls.",
        "Si el siervo oponente es un aliado, un vampiro más joven o está girado, añade a este vampiro 1 de sangre por"
        " cada siervo preparado que controla tu presa.",
        "Jeśli przeciwny sługa jest sprzymierzeńcem, młodszym wampirem lub przekręcony, dodaj temu wampirowi 1 punkt"
        " krwi za każdego gotowego sługę pod kontrolą twojej zdobyczy.",
    ),
    (
        lambda say: say.effects(
            (
                choose(minion(of(controller(ACTOR))), lock(CHOSEN), optional=True),
                gain_blood(1, vampire(uncontrolled, of(YOU))),
            )
        ),
        "You can lock a minion the controller of the acting minion controls. Add 1 blood to each vampire in your"
        " uncontrolled region.",
        "Puedes girar a un siervo que controla el controlador del siervo activo. Añade 1 de sangre a cada vampiro en tu"
        " zona incontrolada.",
        "Możesz przekręcić sługę pod kontrolą kontrolującego działającego sługę. Dodaj 1 punkt krwi każdemu wampirowi w"
        " twoim obszarze niekontrolowanym.",
    ),
    (
        lambda say: say.offer((unlock(SELF), gets(SELF, STEALTH, 1, until=ACTION)), who=vampire(ready, of(YOU))),
        "Each ready vampire you control can unlock itself and get +1 stealth for this action.",
        "Cada vampiro preparado que controlas puede enderezarse y obtener +1 de sigilo en esta acción.",
        "Każdy gotowy wampir pod twoją kontrolą może odkręcić się i dostać +1 do skrytości w tej akcji.",
    ),
]


@pytest.mark.parametrize("number", range(len(SENTENCES)))
def test_words_agree_with_each_other(number: int) -> None:
    told, *expected = SENTENCES[number]
    assert [speaker.sentence(told(speaker)) for speaker in map(teller, LANGUAGES)] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ally_has_life_and_a_vampire_blood(language: str) -> None:
    speaker = teller(language)
    texts = [speaker.effect(burn_blood(1, noun)) for noun in (vampire(), ally(), minion())]
    units = [Speech(language, VTES).say(f"unit-{unit}", n=1, case="nom") for unit in ("blood", "life", "blood-or-life")]
    assert [unit in text for text, unit in zip(texts, units, strict=True)] == [True] * 3
    assert units[0] not in texts[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_in_no_message_is_refused(language: str) -> None:
    with pytest.raises(KeyError, match="verb-juggle"):
        teller(language).effect(Effect("juggle"))
