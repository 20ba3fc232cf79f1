# Vampire: The Eternal Struggle: the words that composed card texts are made of, in Polish.
# The terms are those at the head of rules.pl.ftl.
#
# Cases: nom, gen, dat, acc, ins, loc. Genders: personal, animate, inanimate, feminine, neuter.

## How words are put together

phrase-place = before
phrase-capitals = Matuzalem
phrase-contractions = z sł=ze sł|z sp=ze sp|z st=ze st|z sw=ze sw|z zd=ze zd|z ws=ze ws|w wł=we wł|w ws=we ws|razie jeśli_=razie, jeśli_|następnie jeśli_=następnie, jeśli_|lub jeśli_=lub, jeśli_|Lub jeśli_=Lub, jeśli_|wyżej i jeśli_=wyżej, a jeśli_|wyżej i gdy_=wyżej, a gdy_|jeśli jest karta z ręki=jeśli masz kartę na ręce|bez cechy elektroniki bez cechy pojazdu=bez cech elektroniki i pojazdu|pojazdu niebędąc=pojazdu, niebędąc
phrase-list = { $a }, { $b }
phrase-and = { $a } i { $b }
phrase-nor = { $a } ani { $b }
phrase-verbs-said-once = jest ma
phrase-or = { $a } lub { $b }
phrase-can =
    { $who-is ->
        [you] możesz { $manner } { $deed }
       *[other] { $who } może { $manner } { $deed }
    }
phrase-must =
    { $who-is ->
        [you] musisz { $manner } { $deed }
       *[other] { $who } musi { $manner } { $deed }
    }
phrase-to = { $cost }, aby { $deed }
phrase-then =
    { $who-is ->
        [you] { $conditional ->
            [0] { $offer }; jeśli to zrobisz, { $deed }
           *[other] { $offer }; następnie { $deed }
        }
       *[other] { $conditional ->
            [0] { $offer }; jeśli tak się stanie, { $deed }
           *[other] { $offer }; następnie { $deed }
        }
    }
phrase-this =
    { $who-is ->
        [you] możesz wybrać, co następuje: { $deed }
       *[other] { $who } może wybrać, co następuje: { $deed }
    }
phrase-if = jeśli { $condition }, { $deed }
phrase-choice = { $choice }; { $deed }

det-a = { $what }
det-each = { ADJ("każdy", $gender, $number, $case) } { $what }
det-no =
    { $case ->
        [nom] { $gender ->
            [feminine] żadna { $what }
            [neuter] żadne { $what }
           *[other] żaden { $what }
        }
       *[gen] { $gender ->
            [feminine] żadnej { $what }
           *[other] żadnego { $what }
        }
    }
again = { ADJ("ten", $gender, $number, $case) } { $noun }
phrase-optional = opcjonalnie { $deed }
verb-not-at-all = to nie następuje
verb-instead = zamiast tego { $deed }

## Methuselahs

who-you = { FORMS("ty/ciebie/tobie/ciebie/tobą/tobie", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-prey = { FORMS("twoja zdobycz/twojej zdobyczy/twojej zdobyczy/twoją zdobycz/twoją zdobyczą/twojej zdobyczy", "", "one", $case) }
    .head = methuselah
    .gender = feminine
who-predator = { FORMS("twój drapieżca/twojego drapieżcy/twojemu drapieżcy/twojego drapieżcę/twoim drapieżcą/twoim drapieżcy", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-phase-owner = { FORMS("ten Matuzalem/tego Matuzalema/temu Matuzalemowi/tego Matuzalema/tym Matuzalemem/tym Matuzalemie", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-active = { FORMS("ten Matuzalem/tego Matuzalema/temu Matuzalemowi/tego Matuzalema/tym Matuzalemem/tym Matuzalemie", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-bled = { FORMS("Matuzalem, w którego wymierzona jest akcja,/Matuzalema, w którego wymierzona jest akcja,/Matuzalemowi, w którego wymierzona jest akcja,/Matuzalema, w którego wymierzona jest akcja,/Matuzalemem, w którego wymierzona jest akcja,/Matuzalemie, w którego wymierzona jest akcja,", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-others = { FORMS("każdy inny Matuzalem/każdego innego Matuzalema/każdemu innemu Matuzalemowi/każdego innego Matuzalema/każdym innym Matuzalemem/każdym innym Matuzalemie", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-targets-of-action = { FORMS("każdy inny, w kogo wymierzona jest akcja,/każdego innego, w kogo wymierzona jest akcja,/każdemu innemu, w kogo wymierzona jest akcja,/każdego innego, w kogo wymierzona jest akcja,/każdym innym, w kogo wymierzona jest akcja,/każdym innym, w kogo wymierzona jest akcja,", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-everyone = { FORMS("każdy Matuzalem/każdego Matuzalema/każdemu Matuzalemowi/każdego Matuzalema/każdym Matuzalemem/każdym Matuzalemie", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-they = { FORMS("ten Matuzalem/tego Matuzalema/temu Matuzalemowi/tego Matuzalema/tym Matuzalemem/tym Matuzalemie", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-controller = { FORMS("kontrolujący/kontrolującego/kontrolującemu/kontrolującego/kontrolującym/kontrolującym", "", "one", $case) } { $card }
    .card = acc
    .head = methuselah
    .gender = personal
who-owner = { FORMS("właściciel/właściciela/właścicielowi/właściciela/właścicielem/właścicielu", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-in-turn = { FORMS("każdy Matuzalem, począwszy od działającego,/każdego Matuzalema, począwszy od działającego,/każdemu Matuzalemowi, począwszy od działającego,/każdego Matuzalema, począwszy od działającego,/każdym Matuzalemem, począwszy od działającego,/każdym Matuzalemie, począwszy od działającego,", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-methuselah-named = { FORMS("wybrany Matuzalem/wybranego Matuzalema/wybranemu Matuzalemowi/wybranego Matuzalema/wybranym Matuzalemem/wybranym Matuzalemie", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-methuselahs-named = { FORMS("każdy wybrany Matuzalem/każdego wybranego Matuzalema/każdemu wybranemu Matuzalemowi/każdego wybranego Matuzalema/każdym wybranym Matuzalemem/każdym wybranym Matuzalemie", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-prey-of = { FORMS("zdobycz/zdobyczy/zdobyczy/zdobycz/zdobyczą/zdobyczy", "", "one", $case) } { $seat }
    .seat = gen
    .gender = feminine
    .head = methuselah
who-predator-of = { FORMS("drapieżca/drapieżcy/drapieżcy/drapieżcę/drapieżcą/drapieżcy", "", "one", $case) } { $seat }
    .seat = gen
    .gender = personal
    .head = methuselah
who-targeted = { FORMS("ten Matuzalem/tego Matuzalema/temu Matuzalemowi/tego Matuzalema/tym Matuzalemem/tym Matuzalemie", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-ash-heap-owner = { FORMS("jej właściciel/jej właściciela/jej właścicielowi/jej właściciela/jej właścicielem/jej właścicielu", "", "one", $case) }
    .head = methuselah
    .gender = personal

## Cards that the situation names

ref-self =
    { $kind ->
        [user] { FORMS("on/siebie/sobie/siebie/sobą/sobie", "", "one", $case) }
        [bearer] { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) } z tą kartą
        [vampire] { ADJ("ten", "animate", "one", $case) } { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) }
        [acting-vampire] { $mood ->
            [ind] { FORMS("twój/twojego/twojemu/twojego/twoim/twoim", "", "one", $case) }
           *[imp] { FORMS("twój/swojego/swojemu/swojego/swoim/swoim", "", "one", $case) }
        } { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) }
        [ally] { ADJ("ten", "personal", "one", $case) } { FORMS("sprzymierzeniec/sprzymierzeńca/sprzymierzeńcowi/sprzymierzeńca/sprzymierzeńcem/sprzymierzeńcu", "", "one", $case) }
       *[minion] { $mood ->
            [ind] { FORMS("twój/twojego/twojemu/twojego/twoim/twoim", "", "one", $case) }
           *[imp] { FORMS("twój/swojego/swojemu/swojego/swoim/swoim", "", "one", $case) }
        } { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) }
    }
    .gender = personal
    .head =
        { $kind ->
            [bearer] minion
           *[other] { "" }
        }
ref-this =
    { $kind ->
        [ally] { ADJ("ten", "personal", "one", $case) } { FORMS("sprzymierzeniec/sprzymierzeńca/sprzymierzeńcowi/sprzymierzeńca/sprzymierzeńcem/sprzymierzeńcu", "", "one", $case) }
        [vampire] { ADJ("ten", "animate", "one", $case) } { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) }
       *[other] { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    }
    .gender =
        { $kind ->
            [ally] personal
            [vampire] animate
           *[other] feminine
        }
ref-host =
    { $kind ->
        [vampire] { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) } z tą kartą
       *[minion] { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) } z tą kartą
    }
    .gender = personal
    .head =
        { $kind ->
            [vampire] vampire
           *[minion] minion
        }
ref-its-player = { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) }, który zagrał tę kartę,
    .gender = personal
    .head = vampire
ref-it = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine
ref-that = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine
ref-chosen = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine
ref-actor = { ADJ("działający", "personal", "one", $case) } { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) }
    .gender = personal
    .head = minion
ref-rival = { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) }, z którym ten wampir ma rozpocząć walkę,
    .gender = personal
    .head = minion
ref-blocker = { ADJ("blokujący", "personal", "one", $case) } { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) }
    .gender = personal
    .head = minion
ref-foe = { ADJ("przeciwny", "personal", "one", $case) } { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) }
    .gender = personal
    .head = minion
ref-target = { FORMS("cel/celu/celowi/cel/celem/celu", "", "one", $case) }
    .gender = inanimate
ref-named = { FORMS("wybrana karta/wybranej karty/wybranej karcie/wybraną kartę/wybraną kartą/wybranej karcie", "", "one", $case) }
    .gender = feminine
    .head = card
ref-newcomer = { FORMS("nowy wampir/nowego wampira/nowemu wampirowi/nowego wampira/nowym wampirem/nowym wampirze", "", "one", $case) }
    .head = vampire
ref-named-next = { FORMS("druga wybrana karta/drugiej wybranej karty/drugiej wybranej karcie/drugą wybraną kartę/drugą wybraną kartą/drugiej wybranej karcie", "", "one", $case) }
    .gender = feminine
    .head = card
ref-announced = { FORMS("wskazana karta/wskazanej karty/wskazanej karcie/wskazaną kartę/wskazaną kartą/wskazanej karcie", "", "one", $case) }
    .gender = feminine
    .head = card
ref-they = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine
ref-made = { FORMS("ekwipunek/ekwipunku/ekwipunkowi/ekwipunek/ekwipunkiem/ekwipunku", "", "one", $case) } zdobyty tą kartą
    .gender = inanimate
    .head = equipment
ref-hurt = { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) }, który ma odnieść obrażenia,
    .gender = personal
    .head = minion
ref-doomed = { FORMS("ginący sprzymierzeniec/ginącego sprzymierzeńca/ginącemu sprzymierzeńcowi/ginącego sprzymierzeńca/ginącym sprzymierzeńcem/ginącym sprzymierzeńcu", "", "one", $case) }
    .gender = personal
    .head = ally
ref-burning-host = { FORMS("sługa z tą kartą/sługi z tą kartą/słudze z tą kartą/sługę z tą kartą/sługą z tą kartą/słudze z tą kartą", "", "one", $case) }
    .gender = personal
    .head = minion
ref-player = { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) }, który ją zagrywa,
    .gender = personal
    .head = minion
ref-host-of = { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) } z { $card }
    .card = ins
    .gender = personal
    .head = minion
ref-action-card = { FORMS("karta/karty/karcie/kartę/kartą/karcie", "", "one", $case) }, którą wykonał akcję,
    .gender = feminine
    .head = card
ref-cancelled-card = { FORMS("anulowana karta/anulowanej karty/anulowanej karcie/anulowaną kartę/anulowaną kartą/anulowanej karcie", "", "one", $case) }
    .gender = feminine
    .head = card
ref-victim = { FORMS("ofiara/ofiary/ofierze/ofiarę/ofiarą/ofierze", "", "one", $case) }
    .gender = feminine
    .head = vampire
ref-equipped = { FORMS("wzięta karta/wziętej karty/wziętej karcie/wziętą kartę/wziętą kartą/wziętej karcie", "", "one", $case) }
    .gender = feminine
ref-card-played = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine
ref-opponent = { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) }, z którym walczył,
    .gender = personal
    .head = minion
ref-inflicter = { FORMS("ten, kto ma zadać te obrażenia,/tego, kto ma zadać te obrażenia,/temu, kto ma zadać te obrażenia,/tego, kto ma zadać te obrażenia,/tym, kto ma zadać te obrażenia,/tym, kto ma zadać te obrażenia,", "", "one", $case) }
    .gender = personal
    .head = minion
ref-attacked = { FORMS("atakowany sługa/atakowanego sługi/atakowanemu słudze/atakowanego sługę/atakowanym sługą/atakowanym słudze", "", "one", $case) }
    .gender = personal
    .head = minion
ref-picked = { FORMS("wskazany wampir/wskazanego wampira/wskazanemu wampirowi/wskazanego wampira/wskazanym wampirem/wskazanym wampirze", "", "one", $case) }
    .head = vampire
ref-rescued = { FORMS("ratowany wampir/ratowanego wampira/ratowanemu wampirowi/ratowanego wampira/ratowanym wampirem/ratowanym wampirze", "", "one", $case) }
    .gender = personal
    .head = vampire
ref-action-target = { FORMS("cel/celu/celowi/cel/celem/celu", "", "one", $case) } akcji
    .gender = inanimate
    .head = minion
    .gender = personal
    .head = minion
ref-at-random = losowo { $cards }
    .cards = acc a
    .gender = feminine
    .head = card
ref-its-foe = walczący z nim { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) }
    .gender = personal
    .head = minion
ref-remembered = { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) } { ADJ("wybrany", "animate", "one", $case) } dla tej karty
    .gender = animate
    .head = vampire

## Nouns

noun-minion = { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "słudzy/sług/sługom/sług/sługami/sługach", $number, $case) }
    .gender = personal
noun-vampire = { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "wampiry/wampirów/wampirom/wampiry/wampirami/wampirach", $number, $case) }
    .gender = animate
    .general = minion
noun-imbued = { FORMS("natchniony/natchnionego/natchnionemu/natchnionego/natchnionym/natchnionym", "natchnieni/natchnionych/natchnionym/natchnionych/natchnionymi/natchnionych", $number, $case) }
    .gender = personal
    .general = minion
noun-monster = { FORMS("potwór/potwora/potworowi/potwora/potworem/potworze", "potwory/potworów/potworom/potwory/potworami/potworach", $number, $case) }
    .gender = animate
    .general = minion
noun-ally = { FORMS("sprzymierzeniec/sprzymierzeńca/sprzymierzeńcowi/sprzymierzeńca/sprzymierzeńcem/sprzymierzeńcu", "sprzymierzeńcy/sprzymierzeńców/sprzymierzeńcom/sprzymierzeńców/sprzymierzeńcami/sprzymierzeńcach", $number, $case) }
    .gender = personal
    .general = minion
noun-event = { FORMS("wydarzenie/wydarzenia/wydarzeniu/wydarzenie/wydarzeniem/wydarzeniu", "wydarzenia/wydarzeń/wydarzeniom/wydarzenia/wydarzeniami/wydarzeniach", $number, $case) }
    .gender = neuter
noun-location = { FORMS("lokacja/lokacji/lokacji/lokację/lokacją/lokacji", "lokacje/lokacji/lokacjom/lokacje/lokacjami/lokacjach", $number, $case) }
    .gender = feminine
noun-crypt-card = { FORMS("karta/karty/karcie/kartę/kartą/karcie", "karty/kart/kartom/karty/kartami/kartach", $number, $case) }
    .gender = feminine
noun-card = { FORMS("karta/karty/karcie/kartę/kartą/karcie", "karty/kart/kartom/karty/kartami/kartach", $number, $case) }
    .gender = feminine
noun-methuselah = { FORMS("Matuzalem/Matuzalema/Matuzalemowi/Matuzalema/Matuzalemem/Matuzalemie", "Matuzalemowie/Matuzalemów/Matuzalemom/Matuzalemów/Matuzalemami/Matuzalemach", $number, $case) }
    .gender = personal
noun-only-methuselah = { FORMS("Matuzalem/Matuzalema/Matuzalemowi/Matuzalema/Matuzalemem/Matuzalemie", "Matuzalemowie/Matuzalemów/Matuzalemom/Matuzalemów/Matuzalemami/Matuzalemach", $number, $case) }
    .gender = personal
noun-damage = obrażenia
    .gender = neuter
noun-equipment = { FORMS("ekwipunek/ekwipunku/ekwipunkowi/ekwipunek/ekwipunkiem/ekwipunku", "ekwipunki/ekwipunków/ekwipunkom/ekwipunki/ekwipunkami/ekwipunkach", $number, $case) }
    .gender = inanimate
noun-clan-in-play = { FORMS("klan/klanu/klanowi/klan/klanem/klanie", "klany/klanów/klanom/klany/klanami/klanach", $number, $case) } wampira w grze
    .gender = inanimate
noun-clan-of = { FORMS("klan/klanu/klanowi/klan/klanem/klanie", "klany/klanów/klanom/klany/klanami/klanach", $number, $case) }
    .gender = inanimate
noun-all-crypts = { FORMS("krypta/krypty/krypcie/kryptę/kryptą/krypcie", "krypty/krypt/kryptom/krypty/kryptami/kryptach", $number, $case) }
    .gender = feminine
noun-ally-in-ash-heaps = { FORMS("sprzymierzeniec/sprzymierzeńca/sprzymierzeńcowi/sprzymierzeńca/sprzymierzeńcem/sprzymierzeńcu", "sprzymierzeńcy/sprzymierzeńców/sprzymierzeńcom/sprzymierzeńców/sprzymierzeńcami/sprzymierzeńcach", $number, $case) } z dowolnego stosu popiołów
    .gender = personal
noun-itself = { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "słudzy/sług/sługom/sług/sługami/sługach", $number, $case) }
    .gender = personal
    .general = minion
noun-just = { FORMS("karta/karty/karcie/kartę/kartą/karcie", "karty/kart/kartom/karty/kartami/kartach", $number, $case) }
    .gender = feminine
noun-grounded-foe-or-retainer = { FORMS("przeciwny sługa, który nie lata, lub, na dalekim dystansie, jego pomocnik/przeciwnego sługi, który nie lata, lub, na dalekim dystansie, jego pomocnika/przeciwnemu słudze, który nie lata, lub, na dalekim dystansie, jego pomocnikowi/przeciwnego sługę, który nie lata, lub, na dalekim dystansie, jego pomocnika/przeciwnym sługą, który nie lata, lub, na dalekim dystansie, jego pomocnikiem/przeciwnym słudze, który nie lata, lub, na dalekim dystansie, jego pomocniku", "", "one", $case) }
    .gender = personal
noun-foe-or-retainer = { FORMS("przeciwny sługa lub, na dalekim dystansie, jego pomocnik/przeciwnego sługi lub, na dalekim dystansie, jego pomocnika/przeciwnemu słudze lub, na dalekim dystansie, jego pomocnikowi/przeciwnego sługę lub, na dalekim dystansie, jego pomocnika/przeciwnym sługą lub, na dalekim dystansie, jego pomocnikiem/przeciwnym słudze lub, na dalekim dystansie, jego pomocniku", "", "one", $case) }
    .gender = personal
noun-hand-or-melee-weapon = { FORMS("cios wręcz lub broń do walki wręcz/ciosu wręcz lub broni do walki wręcz/ciosowi wręcz lub broni do walki wręcz/cios wręcz lub broń do walki wręcz/ciosem wręcz lub bronią do walki wręcz/ciosie wręcz lub broni do walki wręcz", "", "one", $case) }
    .gender = inanimate
noun-retainer = { FORMS("pomocnik/pomocnika/pomocnikowi/pomocnika/pomocnikiem/pomocniku", "pomocnicy/pomocników/pomocnikom/pomocników/pomocnikami/pomocnikach", $number, $case) }
    .gender = personal
noun-number-paid = { FORMS("liczba/liczby/liczbie/liczbę/liczbą/liczbie", "", "one", $case) } X
    .gender = feminine

## What they are like

quality-ready = { ADJ("gotowy", $gender, $number, $case) }
    .is = jest { ADJ("gotowy", $gender, $number, $case) }
    .isnt = nie jest { ADJ("gotowy", $gender, $number, $case) }
    .not = { ADJ("niegotowy", $gender, $number, $case) }
quality-torpid = w torporze
    .place = after
    .is = jest w torporze
    .isnt = nie jest w torporze
    .not = poza torporem
quality-remembered = { ADJ("wybrany", $gender, $number, $case) } dla tej karty
    .place = after
    .is = jest { ADJ("wybrany", $gender, $number, $case) } dla tej karty
    .isnt = nie jest { ADJ("wybrany", $gender, $number, $case) } dla tej karty
quality-tortured = ze znacznikiem tortur
    .place = after
    .is = ma znacznik tortur
    .isnt = nie ma znacznika tortur
    .not = bez znacznika tortur
quality-with-counter =
    ze znacznikiem { $keyword ->
        [nightmare] koszmaru
       *[hostage] zakładnika
    }
    .place = after
    .is =
        ma znacznik { $keyword ->
            [nightmare] koszmaru
           *[hostage] zakładnika
        }
    .isnt =
        nie ma znacznika { $keyword ->
            [nightmare] koszmaru
           *[hostage] zakładnika
        }
quality-corrupted =
    { $seat-is ->
        [you] z twoimi znacznikami korupcji
       *[other] ze znacznikami korupcji { $seat }
    }
    .seat = gen
    .place = after
    .is =
        { $seat-is ->
            [you] ma twoje znaczniki korupcji
           *[other] ma znaczniki korupcji { $seat }
        }
    .isnt =
        { $seat-is ->
            [you] nie ma twoich znaczników korupcji
           *[other] nie ma znaczników korupcji { $seat }
        }
quality-corrupted-by =
    { $seat-is ->
        [you] z twoimi znacznikami korupcji (co najmniej { $least })
       *[other] ze znacznikami korupcji { $seat } (co najmniej { $least })
    }
    .seat = gen
    .place = after
    .is = ma co najmniej { $least } takich znaczników korupcji
    .isnt = ma mniej niż { $least } takich znaczników korupcji
quality-corrupted-by-anybody = ze znacznikiem korupcji
    .place = after
    .is = ma znacznik korupcji
    .isnt = nie ma znacznika korupcji
    .not = bez znacznika korupcji
quality-opposing = { ADJ("przeciwny", $gender, $number, $case) }
    .is = jest { ADJ("przeciwny", $gender, $number, $case) }
    .isnt = nie jest { ADJ("przeciwny", $gender, $number, $case) }
quality-remembered-this-turn = { ADJ("wybrany", $gender, $number, $case) } dla tej karty w tej turze
    .place = after
    .is = jest { ADJ("wybrany", $gender, $number, $case) } dla tej karty w tej turze
    .isnt = nie jest { ADJ("wybrany", $gender, $number, $case) } dla tej karty w tej turze
quality-of-action = akcji dowolnego rodzaju
    .place = near
    .is = to karta akcji dowolnego rodzaju
    .isnt = to nie karta akcji
quality-played-at-superior = { ADJ("zagrywany", $gender, $number, $case) } na wyższym poziomie Dyscypliny
    .place = after
    .is = jest zagrywana na wyższym poziomie Dyscypliny
    .isnt = nie jest zagrywana na wyższym poziomie Dyscypliny
quality-moved-by-this = { ADJ("podlegający", $gender, $number, $case) } temu efektowi
    .place = after
    .is = podlega temu efektowi
    .isnt = nie podlega temu efektowi
quality-not-yet-served = który w tej turze nie zagrał jeszcze takiej karty
    .place = clause
    .is = w tej turze nie zagrał jeszcze takiej karty
    .isnt = w tej turze zagrał już taką kartę
quality-strike-card = ciosu
    .place = near
    .is = to karta ciosu
    .isnt = to nie karta ciosu
quality-requiring-discipline = { ADJ("wymagający", $gender, $number, $case) } Dyscypliny
    .place = after
    .is = wymaga Dyscypliny
    .isnt = nie wymaga Dyscypliny
quality-uncontrolled =
    { $of-seats-is ->
        [you] w twoim obszarze niekontrolowanym
        [prey] w obszarze niekontrolowanym twojej zdobyczy
        [predator] w obszarze niekontrolowanym twojego drapieżcy
        [others] w obszarze niekontrolowanym innego Matuzalema
        [again] w swoim obszarze niekontrolowanym
        [controller] w swoim obszarze niekontrolowanym
        [they] w swoim obszarze niekontrolowanym
       *[other] w obszarze niekontrolowanym
    }
    .place = last
    .absorbs = of
    .is = leży w obszarze niekontrolowanym
    .isnt = leży poza obszarem niekontrolowanym
quality-on = na { $host }
    .host = loc
    .place = after
    .is = leży na { $host }
    .isnt = nie leży na { $host }
quality-of =
    { $seats-is ->
        [you] pod twoją kontrolą
        [again] pod swoją kontrolą
        [they] pod swoją kontrolą
        [active] pod swoją kontrolą
        [phase-owner] pod jego kontrolą
        [others] pod kontrolą innego Matuzalema
        [bled] pod kontrolą Matuzalema, który jest celem,
       *[other] pod kontrolą { $seats }
    }
    .seats = gen
    .place = last
    .is =
        { $seats-is ->
            [you] jest pod twoją kontrolą
            [others] jest pod kontrolą innego Matuzalema
           *[other] jest pod kontrolą { $seats }
        }
    .isnt =
        { $seats-is ->
            [you] nie jest pod twoją kontrolą
           *[other] nie jest pod kontrolą { $seats }
        }
quality-locked = { ADJ("przekręcony", $gender, $number, $case) }
    .is = jest { ADJ("przekręcony", $gender, $number, $case) }
    .isnt = jest { ADJ("odkręcony", $gender, $number, $case) }
    .not = { ADJ("odkręcony", $gender, $number, $case) }
quality-unlocked = { ADJ("odkręcony", $gender, $number, $case) }
    .is = jest { ADJ("odkręcony", $gender, $number, $case) }
    .isnt = jest { ADJ("przekręcony", $gender, $number, $case) }
    .not = { ADJ("przekręcony", $gender, $number, $case) }
quality-titled = { ADJ("utytułowany", $gender, $number, $case) }
    .is = ma tytuł
    .isnt = nie ma tytułu
    .not = bez tytułu
    .place-not = after
quality-in-terms = { ADJ("wybrany", $gender, $number, $case) }
    .is = jest { ADJ("wybrany", $gender, $number, $case) }
    .isnt = nie jest { ADJ("wybrany", $gender, $number, $case) }
quality-given-points = z punktem
    .place = after
    .is = ma przydzielony punkt
    .isnt = nie ma przydzielonego punktu
quality-oldest = { ADJ("najstarszy", $gender, $number, $case) }
    .place = first
    .is = jest { ADJ("najstarszy", $gender, $number, $case) }
    .isnt = nie jest { ADJ("najstarszy", $gender, $number, $case) }
quality-untitled = bez tytułu
    .place = after
    .is = nie ma tytułu
    .isnt = ma tytuł
    .not = { ADJ("utytułowany", $gender, $number, $case) }
    .place-not = before
quality-at-superior = { ADJ("zagrany", $gender, $number, $case) } na wyższym poziomie
    .place = after
    .is = { $gender ->
        [feminine] została
       *[other] został
    } { ADJ("zagrany", $gender, $number, $case) } na wyższym poziomie
    .isnt = nie { $gender ->
        [feminine] została
       *[other] został
    } { ADJ("zagrany", $gender, $number, $case) } na wyższym poziomie
quality-unfed = , { ADJ("który", $gender, $number, "gen") } nie nakarmił w tej turze żaden teren łowów,
    .place = clause
    .is = nie korzystał w tej turze z terenu łowów
    .isnt = korzystał w tej turze z terenu łowów
quality-younger =
    { $than-is ->
        [self] { ADJ("młodszy", $gender, $number, $case) }
       *[other] { ADJ("młodszy", $gender, $number, $case) } niż { $than }
    }
    .place =
        { $than-is ->
            [self] before
           *[other] clause
        }
    .is =
        { $than-is ->
            [self] jest { ADJ("młodszy", $gender, $number, $case) }
           *[other] jest { ADJ("młodszy", $gender, $number, $case) } niż { $than }
        }
    .isnt =
        { $than-is ->
            [self] nie jest { ADJ("młodszy", $gender, $number, $case) }
           *[other] nie jest { ADJ("młodszy", $gender, $number, $case) } niż { $than }
        }
quality-older =
    { $than-is ->
        [self] { ADJ("starszy", $gender, $number, $case) }
       *[other] { ADJ("starszy", $gender, $number, $case) } niż { $than }
    }
    .place =
        { $than-is ->
            [self] before
           *[other] clause
        }
    .not =
        { $number ->
            [one] , który nie jest { ADJ("starszy", $gender, "one", "nom") }
            [few] , które nie są { ADJ("starszy", $gender, "other", "nom") }
           *[other] , które nie są { ADJ("starszy", $gender, "other", "nom") }
        }{ $than-is ->
            [self] { "" }
           *[other] {" "}niż { $than }
        }
    .place-not = clause
    .is =
        { $than-is ->
            [self] jest { ADJ("starszy", $gender, $number, $case) }
           *[other] jest { ADJ("starszy", $gender, $number, $case) } niż { $than }
        }
    .isnt =
        { $than-is ->
            [self] nie jest { ADJ("starszy", $gender, $number, $case) }
           *[other] nie jest { ADJ("starszy", $gender, $number, $case) } niż { $than }
        }
quality-other =
    { $than-is ->
        [self] { ADJ("inny", $gender, $number, $case) }
        [you] { ADJ("inny", $gender, $number, $case) }
        [again] { ADJ("inny", $gender, $number, $case) }
       *[other] { ADJ("inny", $gender, $number, $case) } niż { $than }
    }
    .place =
        { $than-is ->
            [self] first
            [you] first
            [again] first
           *[other] clause
        }
    .is = jest { ADJ("inny", $gender, $number, $case) } niż { $than }
    .isnt = to { $than }
quality-clan = klanu { $names }
    .names = clan
    .place = near
    .is = należy do klanu { $names }
    .isnt = nie należy do klanu { $names }
    .not =
        { $names-is ->
            [several] spoza klanów { $names }
           *[other] spoza klanu { $names }
        }
quality-sect =
    { $names-is ->
        [independent] { ADJ("niezależny", $gender, $number, $case) }
        [several] z sekty: { $names }
       *[other] sekty { $names }
    }
    .names = sect
    .place =
        { $names-is ->
            [independent] before
           *[other] near
        }
    .is =
        { $names-is ->
            [independent] jest { ADJ("niezależny", $gender, $number, $case) }
            [several] ma sektę: { $names }
           *[other] należy do sekty { $names }
        }
    .isnt =
        { $names-is ->
            [independent] nie jest { ADJ("niezależny", $gender, $number, $case) }
            [several] nie ma sekty: { $names }
           *[other] nie należy do sekty { $names }
        }
    .not = spoza sekty { $names }
    .place-not = after
quality-title = z tytułem: { $names }
    .names = title
    .place = after
    .is = ma tytuł: { $names }
    .isnt = nie ma tytułu: { $names }
    .not = bez tytułu: { $names }
quality-capacity-most = o pojemności najwyżej { $most }
    .place = after
    .is = ma pojemność najwyżej { $most }
    .isnt = ma pojemność większą niż { $most }
    .not = o pojemności większej niż { $most }
quality-capacity-within = o pojemności nie większej niż { $most }
    .place = clause
    .is = ma pojemność nie większą niż { $most }
    .isnt = ma pojemność większą niż { $most }
quality-capacity-below = o pojemności mniejszej niż { $most }
    .place = clause
    .is = ma pojemność mniejszą niż { $most }
    .isnt = ma pojemność nie mniejszą niż { $most }
quality-capacity-least = o pojemności co najmniej { $least }
    .place = after
    .is = ma pojemność co najmniej { $least }
    .isnt = ma pojemność mniejszą niż { $least }
    .not = o pojemności mniejszej niż { $least }
quality-blood =
    { $least ->
        [1] z krwią
       *[other] z co najmniej { $least } punktami krwi
    }
    .place = after
    .is =
        { $least ->
            [1] ma krew
           *[other] ma co najmniej { $least } { $least ->
                [one] punkt
                [few] punkty
               *[many] punktów
            } krwi
        }
    .isnt =
        { $least ->
            [1] nie ma krwi
           *[other] ma mniej niż { $least } { $least ->
                [one] punkt
                [few] punkty
               *[many] punktów
            } krwi
        }
    .not =
        { $least ->
            [1] bez krwi
           *[other] z mniej niż { $least } punktami krwi
        }
quality-discipline =
    { $level ->
        [2] z wyższym poziomem Dyscypliny { $code }
       *[1] z Dyscypliną { $code }
    }
    .code = discipline
    .place = after
    .is =
        { $level ->
            [2] ma wyższy poziom Dyscypliny { $code }
           *[1] ma Dyscyplinę { $code }
        }
    .isnt =
        { $level ->
            [2] nie ma wyższego poziomu Dyscypliny { $code }
           *[1] nie ma Dyscypliny { $code }
        }
    .not =
        { $level ->
            [2] bez wyższego poziomu Dyscypliny { $code }
           *[1] bez Dyscypliny { $code }
        }
quality-trait = ({ $keyword })
    .keyword = sort
    .place = after
    .is = ma cechę: { $keyword }
    .isnt = nie ma cechy: { $keyword }
    .not = (nie { $keyword })
quality-trait-of-any = ({ $names })
    .names = sort
    .place = after
    .is = ma cechę: { $names }
    .isnt = nie ma cechy: { $names }
    .not = (ale nie: { $names })
quality-named = { $name }
    .place = after
    .is = to { $name }
    .isnt = to nie { $name }
quality-this-card = , która jest tą kartą,
    .place = clause
    .is = jest tą kartą
    .isnt = nie jest tą kartą
quality-copy-of-this = o tej samej nazwie
    .place = after
    .is = ma tę samą nazwę
    .isnt = ma inną nazwę
quality-unique = { ADJ("unikatowy", $gender, $number, $case) }
    .is = jest { ADJ("unikatowy", $gender, "one", "nom") }
    .isnt = nie jest { ADJ("unikatowy", $gender, "one", "nom") }
    .not = { ADJ("nieunikatowy", $gender, $number, $case) }

sort-vehicle = pojazd
sort-haven = schronienie
sort-path = ścieżka
sort-archetype = archetyp
sort-location = lokacja
sort-discipline = Dyscyplina
sort-title = tytuł
sort-trophy = trofeum
sort-equipment = ekwipunek
sort-weapon = broń
sort-melee = broń do walki wręcz
sort-wraith = zjawa
sort-mummy = mumia
sort-zombie = zombie
sort-ghoul = ghul
sort-frenzy = szał
sort-enlisted-wraith = zjawy
sort-enlisted-zombie = zombie
sort-played-frenzy = karta szału
sort-played-aim = karta celowania
sort-played-grapple = karta chwytu
sort-demon = demon
sort-condemnation = potępienie
sort-scarce = rzadki
sort-sterile = bezpłodny
sort-infernal = infernalny
sort-flight = lot
sort-red-list = Czerwona Lista
sort-blood-cursed = Klątwa Krwi
quality-in-hand =
    { $seat-is ->
        [you] z ręki
        [again] z jego ręki
       *[other] z ręki { $seat }
    }
    .seat = gen
    .place = last
    .is =
        { $seat-is ->
            [you] jest na twojej ręce
           *[other] jest na ręce { $seat }
        }
    .isnt =
        { $seat-is ->
            [you] nie jest na twojej ręce
           *[other] nie jest na ręce { $seat }
        }
quality-in-ash-heap =
    { $seat-is ->
        [you] z twojego stosu popiołów
       *[other] ze stosu popiołów { $seat }
    }
    .seat = gen
    .place = last
    .is =
        { $seat-is ->
            [you] leży na twoim stosie popiołów
           *[other] leży na stosie popiołów { $seat }
        }
    .isnt =
        { $seat-is ->
            [you] nie leży na twoim stosie popiołów
           *[other] nie leży na stosie popiołów { $seat }
        }
quality-on-one-of = na { $hosts }
    .hosts = loc
    .place = after
    .is = leży na { $hosts }
    .isnt = nie leży na { $hosts }
quality-owned = { ADJ("należący", $gender, $number, $case) } do innego Matuzalema
    .place = last
    .is = należy do innego Matuzalema
    .isnt = należy do ciebie
quality-is-predator = { ADJ("będący", $gender, $number, $case) } twoim drapieżcą
    .place = after
    .is = jest twoim drapieżcą
    .isnt = nie jest twoim drapieżcą
quality-without-pool = bez puli
    .place = after
    .is = nie ma puli
    .isnt = ma pulę
quality-is-prey = { ADJ("będący", $gender, $number, $case) } twoją zdobyczą
    .place = after
    .is = jest twoją zdobyczą
    .isnt = nie jest twoją zdobyczą
quality-has-cards-in-crypt = z niepustą kryptą
    .place = after
    .is = ma karty w krypcie
    .isnt = ma pustą kryptę
quality-acting = { ADJ("działający", $gender, $number, $case) }
    .is = działa
    .isnt = nie działa
quality-with-ash-heap = z co najmniej { $least } kartami w stosie popiołów
    .place = after
    .is = ma w stosie popiołów co najmniej { $least } kart
    .isnt = ma w stosie popiołów mniej niż { $least } kart
quality-costing-at-most = o koszcie wynoszącym najwyżej { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
       *[many] { $most } punktów
    } krwi lub puli
    .place = after
    .is = kosztuje najwyżej { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
       *[many] { $most } punktów
    } krwi lub puli
    .isnt = kosztuje więcej niż { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
       *[many] { $most } punktów
    } krwi lub puli
quality-target-of-action = , który jest celem akcji,
    .place = clause
    .is = jest celem akcji
    .isnt = nie jest celem akcji
quality-remembered-next = { ADJ("przekręcony", $gender, $number, $case) } przez tę kartę
    .place = after
    .is = przekręciła go ta karta
    .isnt = nie przekręciła go ta karta
quality-contracted = z kontraktem, do którego wybrano { $cards },
    .cards = acc a
    .place = after
    .is = ma kontrakt, do którego wybrano { $cards }
    .isnt = nie ma kontraktu, do którego wybrano { $cards }
quality-no-minion = , która nie jest sługą,
    .place = clause
    .is = nie jest sługą
    .isnt = jest sługą
quality-with-superior = z Dyscypliną na poziomie wyższym
    .place = after
    .is = ma Dyscyplinę na poziomie wyższym
    .isnt = nie ma Dyscypliny na poziomie wyższym
quality-not-unlocked-so = { ADJ("nieodkręcony", $gender, $number, $case) } jeszcze tą kartą w tej turze
    .place = last
    .is = nie był w tej turze odkręcony tą kartą
    .isnt = był w tej turze odkręcony tą kartą
quality-new-to-you = { ADJ("przybyły", $gender, $number, $case) } do gry po twojej ostatniej fazie sług
    .place = after
    .is = przybył do gry po twojej ostatniej fazie sług
    .isnt = nie przybył do gry po twojej ostatniej fazie sług
quality-came-last = { ADJ("przybyły", $gender, $number, $case) } do obszaru gotowości w twojej ostatniej fazie wpływów
    .place = after
    .is = przybył do obszaru gotowości w twojej ostatniej fazie wpływów
    .isnt = nie przybył do obszaru gotowości w twojej ostatniej fazie wpływów
quality-facing-aggravated-damage = { ADJ("zagrożony", $gender, $number, $case) } dotkliwymi obrażeniami od ciosu przeciwnego sługi
    .place = after
    .is = jest { ADJ("zagrożony", $gender, $number, $case) } dotkliwymi obrażeniami od ciosu przeciwnego sługi
    .isnt = nie jest { ADJ("zagrożony", $gender, $number, $case) } dotkliwymi obrażeniami od ciosu przeciwnego sługi
quality-from-uncontrolled = z obszaru niekontrolowanego
    .place = after
    .is = pochodzi z obszaru niekontrolowanego
    .isnt = nie pochodzi z obszaru niekontrolowanego
quality-requiring-sect = { ADJ("wymagający", $gender, $number, $case) } sekty { $name }
    .name = sect
    .place = after
    .is = wymaga sekty { $name }
    .isnt = nie wymaga sekty { $name }
quality-requiring-any = { ADJ("wymagający", $gender, $number, $case) } Dyscypliny { $codes }
    .codes = discipline
    .place = after
    .is = wymaga Dyscypliny { $codes }
    .isnt = nie wymaga Dyscypliny { $codes }
quality-redirecting = , która zmienia cel wykrwawienia,
    .place = clause
    .is = zmienia cel wykrwawienia
    .isnt = nie zmienia celu wykrwawienia
quality-able-to-press = w walce
    .place = after
    .is = może naciskać
    .isnt = nie może naciskać
quality-leading = { ADJ("działający", $gender, $number, $case) }
    .is = działa w tej walce
    .isnt = nie działa w tej walce
quality-blocking = { ADJ("podejmujący", $gender, $number, $case) } próbę bloku
    .place = clause
    .is = podejmuje próbę bloku
    .isnt = nie podejmuje próby bloku
quality-has-blocked = po zablokowaniu akcji
    .place = clause
    .is = zablokował akcję
    .isnt = nie zablokował akcji
quality-voted = po oddaniu głosów
    .place = clause
    .is = oddał głosy
    .isnt = nie oddał głosów
quality-unserved = bez zysku z tej karty
    .place = clause
    .is = nie zyskał jeszcze nic dzięki tej karcie
    .isnt = zyskał już coś dzięki tej karcie
quality-lacking-intercept = { ADJ("podejmujący", $gender, $number, $case) } próbę bloku, do której potrzebuje przechwycenia,
    .place = clause
    .is = podejmuje próbę bloku i potrzebuje przechwycenia
    .isnt = nie potrzebuje przechwycenia
quality-able-to-attempt = { ADJ("mogący", $gender, $number, $case) } podjąć próbę bloku
    .place = clause
    .is = może podjąć próbę bloku
    .isnt = nie może podjąć próby bloku
quality-has-not-given-blood =
    { $gender ->
        [feminine] , która jeszcze tego w tej akcji nie zrobiła,
       *[other] , który jeszcze tego w tej akcji nie zrobił,
    }
    .place = clause
    .is = nie zrobił tego jeszcze w tej akcji
    .isnt = zrobił to już w tej akcji
quality-of-other-side = drugiej strony
    .place = after
    .is = należy do drugiej strony
    .isnt = należy do własnej strony
quality-able-to-act = { ADJ("zdolny", $gender, $number, $case) } do działania
    .place = after
    .is = może działać
    .isnt = nie może działać
quality-able-to-fight = { ADJ("zdolny", $gender, $number, $case) } do walki
    .place = after
    .is = może walczyć
    .isnt = nie może walczyć
quality-fighting = w walce
    .place = after
    .is = jest w walce
    .isnt = nie jest w walce
quality-of-kin-of =
    { $who-is ->
        [self] z jego klanu
       *[other] z klanu, do którego należy { $who },
    } lub jak on z sekty { $name }
    .name = sect
    .place = after
    .is = należy do tego samego klanu lub też do sekty { $name }
    .isnt = nie należy do tego samego klanu ani też do sekty { $name }
quality-unnamed = { ADJ("inny", $gender, $number, $case) }
    .place = first
    .is = jest inna
    .isnt = jest ta sama
quality-taunted = z tych dwóch
    .place = after
    .is = jest jednym z tych dwóch
    .isnt = nie jest żadnym z tych dwóch
quality-filled = z krwią wystarczającą do wyjścia
    .place = after
    .is = ma dość krwi, by wyjść
    .isnt = nie ma dość krwi, by wyjść
quality-richer = z większą pulą niż twoja
    .place = clause
    .is = ma większą pulę niż ty
    .isnt = nie ma większej puli niż ty
quality-detached = poza innymi kartami
    .place = after
    .is = nie leży na żadnej karcie
    .isnt = leży na innej karcie
quality-able-to-diablerize = { ADJ("zdolny", $gender, $number, $case) } do diablerii
    .place = clause
    .is = może dokonać diablerii
    .isnt = nie może dokonać diablerii
quality-anywhere = , nawet { ADJ("spalony", $gender, $number, $case) }
    .place = after
    .is = jest w grze albo nie
    .isnt = nie ma go nigdzie
quality-enslaving =
    { $one-is ->
        [self] , którego niewolnikiem jest ten sługa,
       *[other] , którego niewolnikiem jest { $one },
    }
    .place = clause
    .is =
        { $one-is ->
            [self] ma tego sługę za niewolnika
           *[other] ma za niewolnika { $one }
        }
    .isnt =
        { $one-is ->
            [self] nie ma tego sługi za niewolnika
           *[other] nie ma za niewolnika { $one }
        }
    .one = acc
quality-without = bez Dyscyplin: { $codes }
    .codes = discipline
    .place = after
    .is = nie ma Dyscyplin: { $codes }
    .isnt = ma Dyscypliny: { $codes }
quality-of-sort = z cechą: { $keywords }
    .keywords = sort
    .place = after
    .is = ma cechę: { $keywords }
    .isnt = nie ma cechy: { $keywords }
quality-its-player = , który zagrał tę kartę,
    .place = clause
    .is = zagrał tę kartę
    .isnt = nie zagrał tej karty
quality-enslaved = , który jest niewolnikiem,
    .place = clause
    .is = jest niewolnikiem
    .isnt = nie jest niewolnikiem
quality-of-circle =
    { $one-is ->
        [self] z tego samego kręgu
       *[other] z kręgu { $one }
    }
    .one = gen
    .place = after
    .is =
        { $one-is ->
            [self] należy do tego samego kręgu
           *[other] należy do kręgu { $one }
        }
    .isnt =
        { $one-is ->
            [self] należy do innego kręgu
           *[other] nie należy do kręgu { $one }
        }
quality-of-black-hand = z Czarnej Ręki
    .place = after
    .is = należy do Czarnej Ręki
    .isnt = nie należy do Czarnej Ręki
quality-voted-against = { ADJ("głosujący", $gender, $number, $case) } przeciw referendum
    .place = after
    .is = oddał głosy przeciw referendum
    .isnt = nie oddał głosów przeciw referendum
quality-attackable = { ADJ("możliwy", $gender, $number, $case) } do zaatakowania
    .place = clause
    .is = może zostać zaatakowany
    .isnt = nie może zostać zaatakowany
quality-teaching = z Dyscyplin { $codes }, których nie ma na wyższym poziomie
    .codes = discipline
    .place = after
    .is = jest z Dyscyplin { $codes }
    .isnt = nie jest z Dyscyplin { $codes }
quality-without-circle = bez kręgu Braci Krwi
    .place = after
    .is = nie ma kręgu Braci Krwi
    .isnt = ma krąg Braci Krwi
quality-on-red-list = z Czerwonej Listy
    .place = after
    .is = jest na Czerwonej Liście
    .isnt = nie jest na Czerwonej Liście
    .not = spoza Czerwonej Listy
quality-infernal = { ADJ("infernalny", $gender, $number, $case) }
    .place = noun
    .is = jest infernalny
    .isnt = nie jest infernalny
quality-with-bleed = o wykrwawieniu co najmniej { $least }
    .place = after
    .is = ma wykrwawienie co najmniej { $least }
    .isnt = ma wykrwawienie mniejsze niż { $least }
quality-contesting-title = { ADJ("toczący", $gender, $number, $case) } spór o tytuł
    .place = after
    .is = toczy spór o tytuł
    .isnt = nie toczy sporu o żaden tytuł
quality-with-votes-by-title = z głosami z tytułu
    .place = after
    .is = ma głosy z tytułu
    .isnt = nie ma głosów z tytułu
quality-of-chosen-clan = wybranego przez ciebie klanu
    .place = after
    .is = należy do wybranego klanu
    .isnt = nie należy do wybranego klanu
quality-of-named-clan = wybranego klanu
    .place = after
    .is = należy do wybranego klanu
    .isnt = nie należy do wybranego klanu
quality-title-of-sect = z tytułem sekty { $name }
    .name = sect
    .place = after
    .is = ma tytuł sekty { $name }
    .isnt = nie ma tytułu sekty { $name }
    .not = , o ile nie jest to tytuł sekty { $name },
quality-blood-at-most = { $most ->
        [one] z najwyżej { $most } punktem krwi
        [few] z najwyżej { $most } punktami krwi
        [many] z najwyżej { $most } punktami krwi
       *[other] z krwią w liczbie nie większej niż { $most }
    }
    .place = last
    .is = nie ma więcej krwi niż { $most }
    .isnt = ma więcej krwi niż { $most }
quality-of-type =
    { $name-is ->
        [vampire] { FORMS("karta wampira/karty wampira/karcie wampira/kartę wampira/kartą wampira/karcie wampira", "karty wampirów/kart wampirów/kartom wampirów/karty wampirów/kartami wampirów/kartach wampirów", $number, $case) }
        [ally] { FORMS("karta sprzymierzeńca/karty sprzymierzeńca/karcie sprzymierzeńca/kartę sprzymierzeńca/kartą sprzymierzeńca/karcie sprzymierzeńca", "karty sprzymierzeńców/kart sprzymierzeńców/kartom sprzymierzeńców/karty sprzymierzeńców/kartami sprzymierzeńców/kartach sprzymierzeńców", $number, $case) }
        [master] { FORMS("karta mistrza/karty mistrza/karcie mistrza/kartę mistrza/kartą mistrza/karcie mistrza", "karty mistrza/kart mistrza/kartom mistrza/karty mistrza/kartami mistrza/kartach mistrza", $number, $case) }
        [political] { FORMS("karta akcji politycznej/karty akcji politycznej/karcie akcji politycznej/kartę akcji politycznej/kartą akcji politycznej/karcie akcji politycznej", "karty akcji politycznej/kart akcji politycznej/kartom akcji politycznej/karty akcji politycznej/kartami akcji politycznej/kartach akcji politycznej", $number, $case) }
        [combat] { FORMS("karta walki/karty walki/karcie walki/kartę walki/kartą walki/karcie walki", "karty walki/kart walki/kartom walki/karty walki/kartami walki/kartach walki", $number, $case) }
        [equipment] { FORMS("karta ekwipunku/karty ekwipunku/karcie ekwipunku/kartę ekwipunku/kartą ekwipunku/karcie ekwipunku", "karty ekwipunku/kart ekwipunku/kartom ekwipunku/karty ekwipunku/kartami ekwipunku/kartach ekwipunku", $number, $case) }
        [event] { FORMS("karta wydarzenia/karty wydarzenia/karcie wydarzenia/kartę wydarzenia/kartą wydarzenia/karcie wydarzenia", "karty wydarzenia/kart wydarzenia/kartom wydarzenia/karty wydarzenia/kartami wydarzenia/kartach wydarzenia", $number, $case) }
        [retainer] { FORMS("karta pomocnika/karty pomocnika/karcie pomocnika/kartę pomocnika/kartą pomocnika/karcie pomocnika", "karty pomocników/kart pomocników/kartom pomocników/karty pomocników/kartami pomocników/kartach pomocników", $number, $case) }
        [action] { FORMS("karta akcji/karty akcji/karcie akcji/kartę akcji/kartą akcji/karcie akcji", "karty akcji/kart akcji/kartom akcji/karty akcji/kartami akcji/kartach akcji", $number, $case) }
        [reaction] { FORMS("karta reakcji/karty reakcji/karcie reakcji/kartę reakcji/kartą reakcji/karcie reakcji", "karty reakcji/kart reakcji/kartom reakcji/karty reakcji/kartami reakcji/kartach reakcji", $number, $case) }
       *[other] { FORMS("karta/karty/karcie/kartę/kartą/karcie", "karty/kart/kartom/karty/kartami/kartach", $number, $case) } typu { $name }
    }
    .name = type
    .instead = card
    .is = jest typu { $name }
    .isnt = nie jest typu { $name }
    .not =
        { $name-is ->
            [modifier] innego typu niż modyfikator akcji
           *[other] innego typu niż { $name }
        }
    .place-not = after
quality-bearable =
    { $who-is ->
        [self] , który może mieć,
       *[other] , który może mieć { $who },
    }
    .place = after
    .is = może należeć do { $who }
    .isnt = nie może należeć do { $who }
    .who = nom
quality-controls = { ADJ("kontrolujący", $gender, $number, $case) } { $cards }
    .cards = acc
    .place = after
    .is = kontroluje { $cards }
    .isnt = nie kontroluje { $cards }
path-cathari = Ścieżką Katarów
path-caine = Ścieżką Kaina
path-death-and-the-soul = Ścieżką Śmierci i Duszy
path-power-and-the-inner-voice = Ścieżką Potęgi i Wewnętrznego Głosu
quality-of-poor = pod kontrolą innego Matuzalema z pulą najwyżej { $most }
    .place = last
    .is = jest pod kontrolą Matuzalema z pulą najwyżej { $most }
    .isnt = jest pod kontrolą Matuzalema z pulą większą niż { $most }
quality-of-clan-of =
    { $who-is ->
        [again] z tego samego klanu
        [it] z tego samego klanu
       *[other] z klanu, do którego należy { $who },
    }
    .place = after
    .is = należy do tego samego klanu co { $who }
    .isnt = nie należy do tego samego klanu co { $who }
quality-elder-of-clan = { "" }
    .place = last
    .is = jest { ADJ("starszy", $gender, $number, $case) } niż { $cards } z tego samego klanu
    .isnt = nie jest { ADJ("starszy", $gender, $number, $case) } niż { $cards } z tego samego klanu
quality-played-upon = , na którego ktoś zagrywa kartę z cechą: { $keyword },
    .keyword = sort
    .place = clause
    .is = jest celem karty z cechą: { $keyword }
    .isnt = nie jest celem karty z cechą: { $keyword }
quality-wounded = z mniejszą liczbą punktów życia niż początkowa
    .place = clause
    .is = ma mniej życia niż na początku
    .isnt = ma początkowe życie
quality-follows = { ADJ("kroczący", $gender, $number, $case) } { $path }
    .path = path
    .place = clause
    .is = kroczy { $path }
    .isnt = nie kroczy { $path }
    .not = { ADJ("niekroczący", $gender, $number, $case) } { $path }
quality-lower-than-superior = bez wyższego poziomu tej Dyscypliny
    .place = after
    .is = nie ma wyższego poziomu tej Dyscypliny
    .isnt = ma wyższy poziom tej Dyscypliny

sort-puts-vampires-in-play = wprowadzanie wampirów do gry
quality-in-library =
    { $seat-is ->
        [you] z twojej biblioteki
       *[other] z biblioteki { $seat }
    }
    .seat = gen
    .place = last
    .is =
        { $seat-is ->
            [you] jest w twojej bibliotece
           *[other] jest w bibliotece { $seat }
        }
    .isnt =
        { $seat-is ->
            [you] nie jest w twojej bibliotece
           *[other] nie jest w bibliotece { $seat }
        }
quality-library-card = { FORMS("karta biblioteki/karty biblioteki/karcie biblioteki/kartę biblioteki/kartą biblioteki/karcie biblioteki", "karty biblioteki/kart biblioteki/kartom biblioteki/karty biblioteki/kartami biblioteki/kartach biblioteki", $number, $case) }
    .instead = card
    .is = jest kartą biblioteki
    .isnt = jest kartą krypty
quality-minion-card = { FORMS("karta sługi/karty sługi/karcie sługi/kartę sługi/kartą sługi/karcie sługi", "karty sług/kart sług/kartom sług/karty sług/kartami sług/kartach sług", $number, $case) }
    .instead = card
    .is = jest kartą sługi
    .isnt = nie jest kartą sługi
quality-goes-by =
    { $keyword ->
        [gehenna] Gehenny
        [archetype] archetypu
        [animal] { $noun ->
            [retainer] { ADJ("będący", $gender, $number, $case) } zwierzęciem
           *[other] zwierzęcia
        }
        [wraith] zjawy
        [hunting-ground] z cechą terenu łowów
        [derivative] z cechą pochodności
        [investment] z cechą inwestycji
        [electronic] z cechą elektroniki
        [vehicle] z cechą pojazdu
        [mage] { ADJ("będący", $gender, $number, $case) } magiem
        [mummy] { ADJ("będący", $gender, $number, $case) } mumią
        [werewolf] { ADJ("będący", $gender, $number, $case) } wilkołakiem
        [changeling] z cechą odmieńca
        [black-hand] Czarnej Ręki
        [mortal] { ADJ("będący", $gender, $number, $case) } śmiertelnikiem
        [weapon] broni
        [gun] broni palnej
        [contract] kontraktu
       *[other] { $keyword }
    }
    .place = near
    .is =
        { $keyword ->
            [gehenna] należy do Gehenny
            [animal] jest zwierzęciem
            [wraith] jest zjawą
            [werewolf] jest wilkołakiem
            [mage] jest magiem
            [mummy] jest mumią
            [mortal] jest śmiertelnikiem
            [changeling] jest odmieńcem
            [gun] jest bronią palną
            [contract] jest kontraktem
            [archetype] jest archetypem
            [investment] jest inwestycją
            [derivative] jest pochodną
            [hunting-ground] jest terenem łowów
            [black-hand] należy do Czarnej Ręki
            [electronic] jest elektroniką
            [vehicle] jest pojazdem
            [weapon] jest bronią
           *[other] to { $keyword }
        }
    .isnt =
        { $keyword ->
            [gehenna] nie należy do Gehenny
            [animal] nie jest zwierzęciem
            [wraith] nie jest zjawą
            [werewolf] nie jest wilkołakiem
            [mage] nie jest magiem
            [mummy] nie jest mumią
            [mortal] nie jest śmiertelnikiem
            [changeling] nie jest odmieńcem
            [gun] nie jest bronią palną
            [contract] nie jest kontraktem
            [archetype] nie jest archetypem
            [investment] nie jest inwestycją
            [derivative] nie jest pochodną
            [hunting-ground] nie jest terenem łowów
            [black-hand] nie należy do Czarnej Ręki
            [electronic] nie jest elektroniką
            [vehicle] nie jest pojazdem
            [weapon] nie jest bronią
           *[other] to nie { $keyword }
        }
    .not =
        { $keyword ->
            [derivative] bez cechy pochodności
            [electronic] bez cechy elektroniki
            [vehicle] bez cechy pojazdu
            [changeling] { ADJ("niebędący", $gender, $number, $case) } odmieńcem
            [weapon] { ADJ("niebędący", $gender, $number, $case) } bronią
           *[other] innego rodzaju niż { $keyword }
        }
quality-requiring = { ADJ("wymagający", $gender, $number, $case) } Dyscypliny { $code }
    .code = discipline
    .place = after
    .is = wymaga Dyscypliny { $code }
    .isnt = nie wymaga Dyscypliny { $code }
quality-requiring-clan = { ADJ("wymagający", $gender, $number, $case) } klanu { $names }
    .names = clan
    .place = after
    .is = wymaga klanu { $names }
    .isnt = nie wymaga klanu { $names }
quality-had-for-half = , którą może mieć { $who } i za którą można zapłacić połowę kosztu,
    .place = clause
    .is = może ją mieć { $who } za połowę kosztu
    .isnt = nie może jej mieć { $who } za połowę kosztu
quality-equippable =
    { $who-is ->
        [self] , której wymagania są spełnione i za którą można zapłacić,
       *[other] , której wymagania spełnia { $who } i za którą można zapłacić,
    }
    .place = clause
    .is = ma wymagania, które spełnia { $who }, i można za nią zapłacić
    .isnt = ma wymagania, których nie spełnia { $who }, lub nie można za nią zapłacić
quality-bringable =
    { $who-is ->
        [self] , której wymagania są spełnione i za którą można zapłacić,
       *[other] , której wymagania spełnia { $who } i za którą można zapłacić,
    }
    .place = clause
    .is = ma wymagania, które spełnia { $who }, i można za nią zapłacić
    .isnt = ma wymagania, których nie spełnia { $who }, lub nie można za nią zapłacić
quality-employable-freely = , za którą można zapłacić,
    .place = clause
    .is = ma koszt, który można zapłacić
    .isnt = ma koszt, którego nie można zapłacić
quality-costing-less = za mniej niż { $least ->
        [one] { $least } punkt
        [few] { $least } punkty
       *[many] { $least } punktów
    } puli
    .place = after
    .is = kosztuje mniej niż { $least ->
        [one] { $least } punkt
        [few] { $least } punkty
       *[many] { $least } punktów
    } puli
    .isnt = kosztuje co najmniej { $least ->
        [one] { $least } punkt
        [few] { $least } punkty
       *[many] { $least } punktów
    } puli
quality-inflicting-at-most = o ciosie za najwyżej { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
       *[many] { $most } punktów
    } obrażeń, nie dotkliwych,
    .place = after
    .is = zadaje najwyżej { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
       *[many] { $most } punktów
    } obrażeń
    .isnt = zadaje więcej niż { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
       *[many] { $most } punktów
    } obrażeń
quality-diablerist = , { ADJ("który", $gender, $number, "nom") } od twojej ostatniej tury dokonał diablerii,
    .place = clause
    .is = od twojej ostatniej tury dokonał diablerii
    .isnt = od twojej ostatniej tury nie dokonał diablerii
quality-requiring-either = { ADJ("wymagający", $gender, $number, $case) } klanu { $names } lub Dyscypliny { $code }
    .names = clan
    .code = discipline
    .place = after
    .is = wymaga klanu { $names } lub Dyscypliny { $code }
    .isnt = nie wymaga ani klanu { $names }, ani Dyscypliny { $code }
quality-able-to-bear = { ADJ("mogący", $gender, $number, $case) } mieć { $one }
    .one = acc
    .place = clause
    .is = może mieć { $one }
    .isnt = nie może mieć { $one }
quality-room-for-this = { "" }
    .is = ma miejsce na tę kartę
    .isnt = ma już taką kartę

## How much

unit-pool =
    { $case ->
        [gen] { $n ->
            [one] { $n } punktu puli
            [few] { $n } punktów puli
           *[other] { $n } punktów puli
        }
       *[nom] { $n ->
            [one] { $n } punkt puli
            [few] { $n } punkty puli
           *[many] { $n } punktów puli
        }
    }
    .bare = puli
unit-blood =
    { $case ->
        [gen] { $n ->
            [one] { $n } punktu krwi
            [few] { $n } punktów krwi
           *[other] { $n } punktów krwi
        }
       *[nom] { $n ->
            [one] { $n } punkt krwi
            [few] { $n } punkty krwi
           *[many] { $n } punktów krwi
        }
    }
    .bare = krwi
unit-life =
    { $case ->
        [gen] { $n ->
            [one] { $n } punktu życia
            [few] { $n } punktów życia
           *[other] { $n } punktów życia
        }
       *[nom] { $n ->
            [one] { $n } punkt życia
            [few] { $n } punkty życia
           *[many] { $n } punktów życia
        }
    }
    .bare = życia
unit-blood-or-life =
    { $case ->
        [gen] { $n ->
            [one] { $n } punktu krwi lub życia
            [few] { $n } punktów krwi lub życia
           *[other] { $n } punktów krwi lub życia
        }
       *[nom] { $n ->
            [one] { $n } punkt krwi lub życia
            [few] { $n } punkty krwi lub życia
           *[many] { $n } punktów krwi lub życia
        }
    }
    .bare = krwi lub życia
unit-damage =
    { $case ->
        [gen] { $n ->
            [one] { $n } punktu obrażeń
            [few] { $n } punktów obrażeń
           *[other] { $n } punktów obrażeń
        }
       *[nom] { $n ->
            [one] { $n } punkt obrażeń
            [few] { $n } punkty obrażeń
           *[many] { $n } punktów obrażeń
        }
    }
    .bare = obrażeń
unit-counters =
    { $case ->
        [gen] { $n ->
            [one] { $n } znacznika
            [few] { $n } znaczników
           *[other] { $n } znaczników
        }
       *[nom] { $n ->
            [one] { $n } znacznik
            [few] { $n } znaczniki
           *[many] { $n } znaczników
        }
    }
    .bare = znaczników
unit-cards =
    { $case ->
        [gen] { $n ->
            [one] jednej karty
            [few] { $n } kart
           *[other] { $n } kart
        }
       *[nom] { $n ->
            [one] kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
    }
    .bare = kart
unit-crypt-cards =
    { $n ->
        [one] wierzchnią kartę swojej krypty
        [few] { $n } wierzchnie karty swojej krypty
       *[many] { $n } wierzchnich kart swojej krypty
    }
    .bare = kart swojej krypty

amount-each = { $one } za { $cards }
    .cards = acc each
amount-equal =
    { $word ->
        [x] tyle samo { $measure ->
            [unit-pool] punktów { $unit }
           *[other] { $unit }
        }
        [all-blood-of] { $measure ->
            [unit-counters] wszystkie znaczniki
           *[other] całą krew
        }
       *[other] tyle { $measure ->
            [unit-pool] punktów { $unit }
           *[other] { $unit }
        }, ile wynosi { $quantity },
    }
amount-up-to = najwyżej { $most }
    .most = nom
amount-between = od { $least } do { $most }
amount-at-most =
    { $word ->
        [blood-of] { $measure ->
            [unit-counters] dowolną liczbę { $unit }
           *[other] dowolną liczbę punktów { $unit }
        }
       *[other] { $measure ->
            [unit-pool] { $word ->
                [pool-of] dowolną liczbę punktów { $unit }
                [by-title] punkty { $unit }: najwyżej { $quantity },
               *[other] najwyżej tyle punktów { $unit }, ile wynosi { $quantity },
            }
           *[other] najwyżej tyle { $unit }, ile wynosi { $quantity },
        }
    }
amount-count = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } { $cards }
amount-blood-of =
    { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } { $who-is ->
        [this] { $who-kind ->
            [vampire] punktów krwi
            [ally] punktów życia
           *[other] znaczników
        }
       *[other] punktów krwi
    } na { $who }
    .who = loc
amount-all-blood-of = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } punktów krwi na { $who }
    .who = loc
amount-capacity-of = { FORMS("pojemność/pojemności/pojemność/pojemność/pojemnością/pojemności", "", "one", $case) } { $who }
    .who = gen
amount-x = { FORMS("ta liczba/tej liczby/ta liczba/tę liczbę/tą liczbą/tej liczbie", "", "one", $case) }
amount-starting-life-of = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } początkowych punktów życia { $who }
    .who = gen
amount-plus = { $a } + { $b }
amount-minus = { FORMS("różnica/różnicy/różnica/różnicę/różnicą/różnicy", "", "one", $case) } { $a } i { $b }
amount-times =
    { $b ->
        [2] { FORMS("dwukrotność/dwukrotności/dwukrotność/dwukrotność/dwukrotnością/dwukrotności", "", "one", $case) } { $a }
        [3] { FORMS("trzykrotność/trzykrotności/trzykrotność/trzykrotność/trzykrotnością/trzykrotności", "", "one", $case) } { $a }
       *[other] { $b } × { $a }
    }
amount-part =
    { $b ->
        [2] { FORMS("połowa/połowy/połowa/połowę/połową/połowie", "", "one", $case) } { $a }, zaokrąglona w dół,
       *[other] { $a } ÷ { $b }, po zaokrągleniu w dół,
    }
unit-votes =
    { $case ->
        [gen] { $n ->
            [one] { $n } głosu
            [few] { $n } głosów
           *[other] { $n } głosów
        }
       *[nom] { $n ->
            [one] { $n } głos
            [few] { $n } głosy
           *[many] { $n } głosów
        }
    }
    .bare = głosów

amount-smaller = { FORMS("mniejsza/mniejszej/mniejsza/mniejszą/mniejszą/mniejszej", "", "one", $case) } z dwóch wartości: { $one } i { $other }
amount-points-of =
    { $seat-is ->
        [you] { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } twoich punktów
        [they] { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } jego punktów
        [again] { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } jego punktów
       *[other] { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } punktów { $seat }
    }
    .seat = gen
amount-worth-of = { FORMS("pojemność lub koszt/pojemności lub kosztu/pojemność lub koszt/pojemność lub koszt/pojemnością lub kosztem/pojemności lub koszcie", "", "one", $case) } { $who }
    .who = gen
amount-printed-capacity-of = { FORMS("pojemność/pojemności/pojemność/pojemność/pojemnością/pojemności", "", "one", $case) } { $face }
    .face = gen
amount-recruiting-cost-of = { FORMS("koszt/kosztu/koszt/koszt/kosztem/koszcie", "", "one", $case) } werbunku { $who }
    .who = gen
amount-hand-count =
    { $who-is ->
        [you] { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } kart na twojej ręce
       *[other] { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } kart na ręce { $who }
    }
    .who = gen
amount-corruption-on =
    { $who-is ->
        [again] { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } twoich znaczników korupcji na nim
       *[other] { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } twoich znaczników korupcji na { $who }
    }
    .who = loc
amount-capacity-of-pick = { FORMS("pojemność/pojemności/pojemność/pojemność/pojemnością/pojemności", "", "one", $case) } wampira, którego wskazał { $who }
amount-counters-on =
    { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } znaczników { $kind ->
        [nightmare] koszmaru
       *[hostage] zakładnika
    } na { $who }
    .who = loc
amount-tenth-of = { FORMS("dziesiąta część/dziesiątej części/dziesiąta część/dziesiątą część/dziesiątą częścią/dziesiątej części", "", "one", $case) } { $whole }, po zaokrągleniu w dół,
amount-ash-heap-size =
    { $who-is ->
        [you] { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } kart w twoim stosie popiołów
       *[other] { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } kart w stosie popiołów { $who }
    }
    .who = gen
amount-library-size =
    { $who-is ->
        [you] { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } kart w twojej bibliotece
       *[other] { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } kart w bibliotece { $who }
    }
    .who = gen
amount-price-of-saving = tyle, ile zatrzyma { $who } w grze
    .who = acc
amount-pool-of =
    { $who-is ->
        [you] { FORMS("twoja pula/twojej puli/twoja pula/twoją pulę/twoją pulą/twojej puli", "", "one", $case) }
       *[other] { FORMS("pula/puli/pula/pulę/pulą/puli", "", "one", $case) } { $who }
    }
    .who = gen
amount-dead-vampires-of = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } wampirów w stosie popiołów { $who }
    .who = gen
amount-lost-to-bleed = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } punktów puli straconych przez wykrwawienie
amount-paid = X
amount-half-in-blood = { FORMS("połowa/połowy/połowa/połowę/połową/połowie", "", "one", $case) } jej kosztu, zaokrąglona w dół,
amount-round-number = numer rundy
amount-announced = X
amount-counters-of = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } znaczników na { $what }
    .what = loc
amount-disciplines-used-by = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } Dyscyplin, których { $who } użył do kart w tej akcji,
amount-victory-points-of = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } punktów zwycięstwa { $who }
    .who = gen
amount-price-of-played = { FORMS("koszt/kosztu/koszt/koszt/kosztem/koszcie", "", "one", $case) } tej karty w krwi i puli
amount-only-against = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } Matuzalemów, którzy oddali głosy tylko przeciw referendum
    .sort = each
    .each = { FORMS("każdy Matuzalem, który/każdego Matuzalema, który/każdemu Matuzalemowi, który/każdego Matuzalema, który/każdym Matuzalemem, który/każdym Matuzalemie, który", "", "one", $case) } oddał głosy tylko przeciw referendum
amount-points-of-blood = { FORMS("krew/krwi/krwi/krew/krwią/krwi", "", "one", $case) } { $who }, najwyżej { $most }
    .who = gen
    .sort = each
    .each = { FORMS("każdy z punktów/każdego z punktów/każdemu z punktów/każdy z punktów/każdym z punktów/każdym z punktów", "", "one", $case) } krwi { $who }, najwyżej { $most }
amount-margin = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } głosów przewagi w referendum
    .sort = each
    .each = { FORMS("każdy głos/każdego głosu/każdemu głosowi/każdy głos/każdym głosem/każdym głosie", "", "one", $case) } przewagi w referendum
amount-rest-of-margin = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } pozostałych głosów przewagi w referendum
    .sort = each
    .each = { FORMS("każdy pozostały głos/każdego pozostałego głosu/każdemu pozostałemu głosowi/każdy pozostały głos/każdym pozostałym głosem/każdym pozostałym głosie", "", "one", $case) } przewagi w referendum
amount-by-title = { $without } lub { $titled }, jeśli { $who } ma tytuł
amount-times-blocked-before = ile razy { $who } blokował wcześniej
amount-lost-by = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } punktów krwi straconych przez { $who } wskutek obrażeń w tej rundzie
    .who = acc
## What is changed

stat-stealth = { $signed } do skrytości
    .bare = skrytości
stat-intercept = { $signed } do przechwycenia
    .bare = przechwycenia
stat-bleed = { $signed } do wykrwawienia
    .bare = wykrwawienia
stat-strength = { $signed } do siły
    .bare = siły
stat-votes =
    { $n ->
        [one] { $signed } głos
        [few] { $signed } głosy
       *[many] { $signed } głosów
    }
    .bare = głosów
stat-maneuver =
    { $n ->
        [one] nieobowiązkowy manewr
        [few] { $n } nieobowiązkowe manewry
       *[many] { $n } nieobowiązkowych manewrów
    }
    .bare = nieobowiązkowych manewrów
stat-press =
    { $n ->
        [one] nieobowiązkowy nacisk
        [few] { $n } nieobowiązkowe naciski
       *[many] { $n } nieobowiązkowych nacisków
    }
    .bare = nieobowiązkowych nacisków
stat-prevent =
    { $n ->
        [one] możliwość zapobieżenia { $n } punktowi obrażeń
         [few] możliwość zapobieżenia { $n } punktom obrażeń
       *[other] możliwość zapobieżenia { $n } punktom obrażeń
    }
    .bare = obrażeń do zapobieżenia
stat-cannot-block = nie może blokować
    .sort = is
stat-cannot-act = nie może wykonywać akcji
    .sort = is
stat-awake = czuwa: może blokować i zagrywać karty reakcji jak sługa odkręcony
    .sort = is
stat-hand = { $signed } do limitu ręki
    .bare = limitu ręki
stat-abstain = wstrzymuje się od głosu
    .sort = is
stat-hunt = { $signed } do krwi zyskiwanej z polowania
    .bare = krwi z polowania
stat-transfer =
    { $n ->
        [one] { $signed } transfer
        [few] { $signed } transfery
       *[many] { $signed } transferów
    }
    .lasting = dopóki jest gotowy: { $short }
    .bare = transferów
stat-master-action =
    { $n ->
        [one] { $signed } { $case ->
            [nom] akcja
           *[other] akcję
        } fazy mistrza
        [few] { $signed } akcje fazy mistrza
       *[many] { $signed } akcji fazy mistrza
    }
    .lasting = dopóki jest gotowy: { $short }
    .bare = akcji fazy mistrza
stat-discard-action =
    { $n ->
        [one] { $signed } { $case ->
            [nom] akcja
           *[other] akcję
        } fazy odrzucania
        [few] { $signed } akcje fazy odrzucania
       *[many] { $signed } akcji fazy odrzucania
    }
    .lasting = dopóki jest gotowy: { $short }
    .bare = akcji fazy odrzucania
stat-no-unlock = nie odkręca się w zwykły sposób
    .sort = is
stat-shield = nie odnosi obrażeń od ciosów przeciwnego sługi
    .sort = is
stat-environment = odnosi obrażenia { $n }R od otoczenia
    .sort = is
stat-contest-cost = { $signed } do kosztu sporu o tytuł w krwi
    .bare = kosztu sporu o tytuł
stat-no-vampire-blocks = nie może zostać zablokowany przez wampiry
    .sort = is
stat-block-or-pay =
    { $n ->
        [one] pali { $n } punkt krwi przed rozstrzygnięciem akcji, jeśli nie blokuje
        [few] pali { $n } punkty krwi przed rozstrzygnięciem akcji, jeśli nie blokuje
       *[many] pali { $n } punktów krwi przed rozstrzygnięciem akcji, jeśli nie blokuje
    }
    .sort = is
stat-aggravated-hands = zadaje ciosami wręcz dotkliwe obrażenia
    .sort = is
stat-aggravated-damage = zadaje dotkliwe obrażenia
    .sort = is
stat-scorn =
    { $n ->
        [one] sprawia, że każdy Matuzalem głosujący przeciw pali { $n } punkt puli
        [few] sprawia, że każdy Matuzalem głosujący przeciw pali { $n } punkty puli
       *[many] sprawia, że każdy Matuzalem głosujący przeciw pali { $n } punktów puli
    }
    .sort = is
stat-votes-against =
    { $n ->
        [one] { $signed } głos, który może oddać tylko przeciw
        [few] { $signed } głosy, które może oddać tylko przeciw
       *[many] { $signed } głosów, które może oddać tylko przeciw
    }
    .much = many
    .bare = głosów, które może oddać tylko przeciw
stat-against-cost =
    { $n ->
        [one] musi spalić { $n } punkt krwi, by oddać głosy przeciw
        [few] musi spalić { $n } punkty krwi, by oddać głosy przeciw
       *[many] musi spalić { $n } punktów krwi, by oddać głosy przeciw
    }
    .sort = is
stat-block-cost =
    { $n ->
        [one] musi spalić { $n } punkt krwi lub życia, by spróbować zablokować
        [few] musi spalić { $n } punkty krwi lub życia, by spróbować zablokować
       *[many] musi spalić { $n } punktów krwi lub życia, by spróbować zablokować
    }
    .sort = is
stat-block-cards =
    { $n ->
        [one] może spróbować zablokować tylko za spalenie wierzchniej karty biblioteki kontrolującego
        [few] może spróbować zablokować tylko za spalenie { $n } wierzchnich kart biblioteki kontrolującego
       *[many] może spróbować zablokować tylko za spalenie { $n } wierzchnich kart biblioteki kontrolującego
    }
    .sort = is
stat-more-life = w chwili werbunku lub zatrudnienia zaczyna z życiem większym o { $n }
    .sort = is
stat-foe-intercept = daje { $signed } do przechwycenia temu, kto go blokuje
    .sort = is
stat-titled-intercept = dodatkowe { $signed } do przechwycenia przeciw działającemu słudze z tytułem
    .bare = przechwycenia przeciw sługom z tytułem
stat-blood-intercept = możliwość spalenia 1 punktu krwi, by zyskać +1 do przechwycenia
    .bare = możliwości spalenia krwi dla przechwycenia
stat-charm = możliwość jednorazowego spalenia 1 twojego znacznika korupcji z blokującego sługi, by jego próba się nie udała i nie mógł podjąć następnej
    .bare = możliwości spalenia znacznika korupcji z blokującego sługi
stat-ending-strike = nieobowiązkowy cios kończący walkę
    .bare = nieobowiązkowych ciosów kończących walkę
stat-cannot-strike = nie może zadawać ciosów
    .sort = is
stat-strike-cost = { $signed } do kosztu kart ciosów w krwi lub życiu
    .bare = kosztu kart ciosów
stat-retainers-bite =
    zadaje przeciwnemu słudze { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } obrażeń od otoczenia na odległość w każdej rundzie, gdy rozstrzygane są zwykłe ciosy
    .sort = is
    .alone =
        ta karta zadaje słudze walczącemu ze sługą z tą kartą { $n ->
            [one] { $n } punkt
            [few] { $n } punkty
           *[many] { $n } punktów
        } obrażeń od otoczenia na odległość w każdej rundzie, gdy rozstrzygane są zwykłe ciosy
stat-retainers-claw =
    zadaje przeciwnemu słudze { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } obrażeń od otoczenia w każdej rundzie na bliskim dystansie, gdy rozstrzygane są zwykłe ciosy
    .sort = is
    .alone =
        ta karta zadaje słudze walczącemu ze sługą z tą kartą { $n ->
            [one] { $n } punkt
            [few] { $n } punkty
           *[many] { $n } punktów
        } obrażeń od otoczenia w każdej rundzie na bliskim dystansie, gdy rozstrzygane są zwykłe ciosy
stat-foe-cannot-end = nie pozwala przeciwnemu słudze kończyć walki ciosem
    .sort = is
stat-combat-hand = { $signed } do limitu ręki kontrolującego go Matuzalema, gdy walczy
    .bare = do limitu ręki kontrolującego go Matuzalema w walce
    .alone = gdy sługa z tą kartą walczy, kontrolujący go Matuzalem ma { $signed } do limitu ręki
stat-foe-combat-hand = { $signed } do limitu ręki Matuzalema kontrolującego przeciwnego sługę, gdy walczy
    .bare = do limitu ręki Matuzalema kontrolującego przeciwnego sługę w walce
    .alone = gdy sługa z tą kartą walczy, Matuzalem kontrolujący przeciwnego sługę ma { $signed } do limitu ręki
stat-yields-lead = sprawia, że w jego walkach przeciwny sługa liczy się jako działający sługa
    .sort = is
stat-next-stealth =
    { $n ->
        [one] akcję z +1 do skrytości
        [few] { $n } akcje z +1 do skrytości
       *[many] { $n } akcji z +1 do skrytości
    }
    .bare = akcji z +1 do skrytości
stat-first-strike = zadaje ciosy wyprzedzające
    .sort = is
stat-undodged = zadaje ciosy, których nie można uniknąć
    .sort = is
stat-rescue-cost = { $signed } do kosztu ratunku w krwi
    .bare = kosztu ratunku
stat-action-cost = { $signed } do kosztu swoich akcji w krwi
    .bare = kosztu swoich akcji w krwi
stat-rescues-cost = { $signed } do kosztu w krwi, gdy ratuje wampira z torporu,
    .bare = kosztu, gdy ratuje wampira z torporu
stat-shelter = jest poza zasięgiem akcji
    .sort = is
stat-stays-locked = nie odkręca się
    .sort = is
stat-no-ally-blocks = nie może zostać zablokowany przez sprzymierzeńców
    .sort = is
stat-damage-less = odnosi od każdego ciosu obrażenia mniejsze o { $n }
    .sort = is
stat-immune = nie odnosi obrażeń, które nie są dotkliwe
    .sort = is
stat-hands-only = zadaje tylko ciosy wręcz
    .sort = is
stat-no-disciplines = nie może zagrywać kart, które wymagają Dyscypliny
    .sort = is
stat-past-gehenna = nie podlega wydarzeniom Gehenny
    .sort = is
stat-late-cards = w miejsce kart zagranych podczas akcji dzięki Dyscyplinom dostaje nowe dopiero po akcji albo gdy kontrolujący go Matuzalem nie ma kart
    .sort = is
stat-no-strike-cards = nie może zagrywać kart ciosów
    .sort = is
stat-cannot-recruit = nie może werbować sprzymierzeńców ani zatrudniać pomocników
    .sort = is
stat-cannot-press = nie może naciskać
    .sort = is
stat-no-closing = nie może manewrować na bliski dystans
    .sort = is
stat-no-retreat = nie może manewrować na daleki dystans
    .sort = is
stat-no-pressing-on = nie może naciskać na kontynuację walki
    .sort = is
stat-no-press-to-end = nie może naciskać na koniec walki
    .sort = is
stat-silenced = traci swoje zdolności
    .sort = is
stat-draws-kept = pozwala kontrolującemu go Matuzalemowi dobierać karty leżące zakryte na tej karcie zamiast kart z biblioteki
    .sort = is
stat-draws-again = pozwala kontrolującemu go Matuzalemowi raz na turę położyć kartę dobieraną z biblioteki na jej spodzie i dobrać inną
    .sort = is
stat-strikes-cost = sprawia, że każdy cios przeciw niemu kosztuje o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } krwi lub życia więcej
    .sort = is
stat-need-not-strike = pozwala temu, kto z nim walczy, nie wybierać ciosu
    .sort = is
stat-steady = nie przekręca się za blokowanie
    .sort = is
stat-cannot-end = nie może kończyć walki ciosem
    .sort = is
stat-shows-hand = sprawia, że przeciwny Matuzalem gra z odkrytą ręką
    .sort = is
stat-no-equipment = nie może używać w walce ekwipunku
    .sort = is
stat-combat-cost =
    { $n ->
        [one] płaci za każdą kartę walki o { $n } punkt krwi więcej
        [few] płaci za każdą kartę walki o { $n } punkty krwi więcej
       *[other] płaci za każdą kartę walki o { $n } punktów krwi więcej
    }
    .sort = is
stat-no-additional = nie może zadawać dodatkowych ciosów
    .sort = is
stat-strike-damage = zadaje wybranym ciosem obrażenia większe o { $n }
    .sort = is
stat-hard = zapobiega wszystkim obrażeniom poza pierwszym w każdej rundzie i poza dotkliwymi
    .sort = is
stat-hard-throughout = zapobiega wszystkim obrażeniom poza pierwszym w każdej rundzie
    .sort = is
stat-cannot-hunt = nie może polować
    .sort = is
stat-cannot-diablerize = nie może dokonywać diablerii
    .sort = is
stat-hunts-otherwise = nie poluje normalnie
    .sort = is
stat-calm = nie może być celem kart szału
    .sort = is
stat-extra-draws =
    { $n ->
        [one] o jedną kartę więcej przy każdym uzupełnieniu ręki, z odrzuceniem jednej,
        [few] o { $n } karty więcej przy każdym uzupełnieniu ręki, z odrzuceniem tylu samo,
       *[other] o { $n } kart więcej przy każdym uzupełnieniu ręki, z odrzuceniem tylu samo,
    }
    .much = many
    .bare = więcej kart
stat-closing =
    { $n ->
        [one] nieobowiązkowy manewr, tylko na bliski dystans,
        [few] { $n } nieobowiązkowe manewry, tylko na bliski dystans,
       *[many] { $n } nieobowiązkowych manewrów, tylko na bliski dystans,
    }
    .bare = nieobowiązkowych manewrów
stat-closing-for-blood = jeszcze jeden nieobowiązkowy manewr, tylko na bliski dystans i za 1 punkt krwi,
    .bare = nieobowiązkowych manewrów
stat-continuing =
    { $n ->
        [one] nieobowiązkowy nacisk, tylko na kontynuację walki,
        [few] { $n } nieobowiązkowe naciski, tylko na kontynuację walki,
       *[many] { $n } nieobowiązkowych nacisków, tylko na kontynuację walki,
    }
    .bare = nieobowiązkowych nacisków
stat-ending-presses =
    { $n ->
        [one] nieobowiązkowy nacisk, tylko na zakończenie walki,
        [few] { $n } nieobowiązkowe naciski, tylko na zakończenie walki,
       *[many] { $n } nieobowiązkowych nacisków, tylko na zakończenie walki,
    }
    .bare = nieobowiązkowych nacisków
stat-no-reactions = nie może zagrywać kart reakcji
    .sort = is
stat-base-strength = ma siłę { $n }
    .sort = is
stat-prevent-guns =
    { $n ->
        [one] możliwość zapobieżenia { $n } punktowi obrażeń od ciosów bronią palną
         [few] możliwość zapobieżenia { $n } punktom obrażeń od ciosów bronią palną
       *[other] możliwość zapobieżenia { $n } punktom obrażeń od ciosów bronią palną
    }
    .bare = obrażeń od broni palnej do zapobieżenia
stat-prevent-normal =
    { $n ->
        [one] możliwość zapobieżenia { $n } punktowi niedotkliwych obrażeń
        [few] możliwość zapobieżenia { $n } punktom niedotkliwych obrażeń
       *[other] możliwość zapobieżenia { $n } punktom niedotkliwych obrażeń
    }
    .bare = niedotkliwych obrażeń do zapobieżenia
stat-prevent-by-fortitude =
    { $n ->
        [one] możliwość zapobieżenia { $n } punktowi obrażeń
        [few] możliwość zapobieżenia { $n } punktom obrażeń
       *[other] możliwość zapobieżenia { $n } punktom obrażeń
    }
    .bare = obrażeń do zapobieżenia
stat-hand-damage = zadaje ciosami wręcz obrażenia większe o { $n }
    .sort = is
stat-immune-to = nie odnosi obrażeń
    .sort = is
stat-double-votes = oddaje głosy, które liczą się podwójnie
    .sort = is
stat-ranged-theft = kradnie ciosami dystansowymi o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } krwi lub życia więcej
    .sort = is
stat-melee-damage = zadaje bronią do walki wręcz obrażenia większe o { $n }
    .sort = is
stat-ballots =
    { $n ->
        [one] { $signed } { $case ->
            [nom] karta
           *[other] kartę
        } do głosowania
        [few] { $signed } karty do głosowania
       *[many] { $signed } kart do głosowania
    }
stat-blocks-anybody = może próbować blokować bez względu na to, w kogo wymierzona jest akcja
    .sort = is
stat-no-attacks = nie podejmuje akcji, aby rozpocząć z nim walkę
    .sort = is
stat-ranged-damage = zadaje ciosami dystansowymi obrażenia większe o { $n }
    .sort = is
stat-as-normal = traktuje dotkliwe obrażenia jak zwykłe
stat-learned = ma więcej Dyscyplin
    .sort = is

span-round = w tej rundzie
span-first-round = w pierwszej rundzie wynikłej walki
span-combat = w tej walce
span-action = w tej akcji
span-phase = w tej fazie
span-turn = w tej turze
span-until-unlock = do twojej następnej fazy odkręcania
span-game = do końca partii
span-until-diablerie = do czasu, gdy któryś wampir dokona diablerii
span-until-discard = do twojej następnej fazy odrzucania
stat-cannot-fight = nie może walczyć
    .sort = is

deed-block = blokować
deed-act = wykonywać akcji
deed-vote = oddawać głosów ani kart do głosowania
deed-fight = walczyć
deed-unlock =
    { $mood ->
        [inf] odkręcić się w jego następnej fazie odkręcania
       *[imp] odkręca się w swojej następnej fazie odkręcania
    }
deed-recruit =
    { $mood ->
        [inf] werbować sprzymierzeńców ani zatrudniać pomocników
       *[imp] werbować sprzymierzeńców ani zatrudniać pomocników
    }
deed-strike-otherwise = zadawać innych ciosów niż wręcz
deed-play-disciplines = zagrywać kart, które wymagają Dyscypliny
deed-play-strikes = zagrywać kart ciosów
deed-end-by-strike = kończyć walki ciosem
deed-strike = zadawać ciosów
deed-press = naciskać
deed-maneuver-closer = manewrować na bliski dystans
deed-maneuver-away = manewrować na daleki dystans
deed-press-on = naciskać na kontynuację walki
deed-press-to-end = naciskać na koniec walki
deed-use-equipment = używać ekwipunku
deed-strike-again = zadawać dodatkowych ciosów
deed-hunt = polować
deed-diablerize = dokonywać diablerii
deed-hunt-as-normal = polować normalnie
deed-play-reactions = zagrywać kart reakcji

## When something holds

if-not = nie jest tak, że { $condition }
if-is =
    { $what-is ->
        [card] jest w grze
       *[other] jest { $what }
    }
    .what = ins
    .not =
        { $what-is ->
            [card] nie jest w grze
           *[other] nie jest { $what }
        }
    .what-not = ins
if-same =
    { $one-is ->
        [actor] działa { $other }
        [player] zagrywa ją { $other }
       *[other] { $one } to { $other }
    }
    .not =
        { $one-is ->
            [actor] nie działa { $other }
            [player] nie zagrywa jej { $other }
           *[other] { $one } to nie { $other }
        }
if-exists =
    { $least ->
        [1] jest { $cards }
       *[other] liczba { $cards } wynosi co najmniej { $least }
    }
    .several = gen
if-exists-none = nie ma { $cards }
    .cards = gen no
if-controls =
    { $seats-is ->
        [you] kontrolujesz
        [others] inny Matuzalem kontroluje
       *[other] { $seats } kontroluje
    } { $least ->
        [1] { $cards }
       *[other] co najmniej { $least } { $cards }
    }
    .cards = acc
    .several = { $least ->
        [one] acc
        [few] acc
       *[other] gen
    }
if-controls-none =
    { $seats-is ->
        [you] nie kontrolujesz { $cards }
        [others] nikt inny nie kontroluje { $cards }
       *[other] { $seats } nie kontroluje { $cards }
    }
    .cards = gen no
if-during =
    { $action-is ->
        [bleed] trwa wykrwawienie
        [political] trwa referendum akcji politycznej
        [hunt] trwa polowanie
       *[other] trwa inna akcja
    }
    .not =
        { $action-is ->
            [bleed] akcja nie jest wykrwawieniem
            [political] nie trwa referendum akcji politycznej
            [hunt] akcja nie jest polowaniem
           *[other] trwa zwykła akcja
        }
if-bleeding =
    { $seat-is ->
        [you] celem wykrwawienia jesteś ty
       *[other] celem wykrwawienia jest { $seat }
    }
if-first-action = to pierwsza akcja tej fazy sług
    .not = to nie pierwsza akcja tej fazy sług
if-cost-blood = akcja kosztowała krew
if-bled-well = wykrwawienie się powiodło
    .not = wykrwawienie się nie powiodło
if-bled-prey-well = twoją zdobycz wykrwawiono z powodzeniem
    .not = twojej zdobyczy nie wykrwawiono z powodzeniem
if-bled-prey = wykrwawiono twoją zdobycz
    .not = nie wykrwawiono twojej zdobyczy
if-out-of-turn-played = karta jest zagrywana poza turą
    .not = karta nie jest zagrywana poza turą
if-crypt-top-is = to wampir klanu { $clan }
    .clan = clan
    .not = to nie wampir klanu { $clan }
    .not = to nie klan { $clan }
if-directed-at =
    { $seat-is ->
        [you] celem akcji jesteś ty
       *[other] celem akcji jest { $seat }
    }
if-acts-through = akcję udostępnia { $card }
    .not = akcji nie udostępnia { $card }
if-acts-to-burn = akcja ma spalić { $card }
    .card = acc
if-turn-of =
    { $seat-is ->
        [you] trwa twoja tura
       *[other] turę ma { $seat }
    }
    .not =
        { $seat-is ->
            [you] nie trwa twoja tura
           *[other] turę ma kto inny niż { $seat }
        }
if-directed = akcja jest skierowana
    .not = akcja jest nieskierowana
if-undirected = akcja jest nieskierowana
    .not = akcja jest skierowana
if-block-attempted = sługa podejmuje próbę bloku
    .not = żaden sługa nie podejmuje próby bloku
if-blocked = akcja zostaje zablokowana
    .not = akcja nie zostaje zablokowana
if-succeeded = akcja się powiodła
    .not = akcja się nie powiodła
if-was-blocked = akcja została zablokowana
    .not = akcja nie została zablokowana
if-not-blocked-since = { $who } nie zablokował akcji
if-free-to-strike = { $who } może zadać cios tą kartą
if-could-continue = akcja tego wampira została zablokowana
    .not = akcja tego wampira nie została zablokowana
if-needs-stealth = potrzebna jest skrytość
if-needs-intercept = { $who } potrzebuje przechwycenia
if-bleed-at-least = wykrwawienie wynosi co najmniej { $least }
if-not-played = nie zagrano w tej akcji karty { $name }
if-has-not-played = { $who } nie zagrał w tej akcji karty { $name }
    .who = nom
if-need-not-hunt = polowanie nie jest obowiązkowe
if-may-attempt-block = można podjąć próbę bloku
if-may-block-as-vampire = ta karta mogłaby blokować jak wampir
if-may-attempt-any-block = można podjąć próbę bloku, ktokolwiek może blokować
if-may-vote-against = { $who } nie głosuje za referendum
    .who = nom
if-awake = { $who } czuwa
if-by-vampire = tę kartę zagrywa wampir
if-by-capacity = tę kartę zagrywa wampir o pojemności co najmniej { $least }
if-at-range =
    { $distance-is ->
        [close] walka toczy się na bliskim dystansie
       *[long] walka toczy się na dalekim dystansie
    }
if-is-dodged = przeciwny sługa robi unik
    .not = przeciwny sługa nie robi uniku
if-combat-was-with = walczył z tym sługą
if-strike-played = jest to karta ciosu
    .not = nie jest to karta ciosu
if-played-is = jest to { $keywords }
    .keywords = sort-played
if-inflicted-more = { $who } zadał w tej rundzie więcej obrażeń niż { $than }
if-by-blocking = trwa pierwsza runda walki, w której { $who } walczy z zablokowanym sługą
if-fewer-on = na { $who } leżą mniej niż { $most } karty { $name }
    .who = loc
if-struck-with = { $who } zadał w tej rundzie cios { $weapon }
    .not = { $who } nie zadał w tej rundzie ciosu { $weapon }
    .weapon = ins
if-slew-with = { $who } spalił przeciwnego wampira ciosem zadanym { $weapon }
    .weapon = ins
if-first-recruitment = to jego pierwsza udana akcja werbunku sprzymierzeńca w tej turze
if-recruits = akcja werbuje sprzymierzeńca ({ $keyword }), który wymaga klanu { $clan }
    .keyword = sort
    .clan = clan
if-in-round =
    { $number ->
        [1] trwa pierwsza runda
       *[other] trwa runda { $number }
    }
if-after-round =
    { $number ->
        [1] minęła pierwsza runda
       *[other] minęła runda { $number }
    }
if-has-edge =
    { $seat-is ->
        [you] masz Przewagę
       *[other] { $seat } ma Przewagę
    }
    .not =
        { $seat-is ->
            [you] nie masz Przewagi
           *[other] { $seat } nie ma Przewagi
        }
if-lacks-edge =
    { $seat-is ->
        [you] nie masz Przewagi
       *[other] { $seat } nie ma Przewagi
    }
if-anybody-plays = ktoś zagrywa { $called }
    .called = kind
if-being-played = inny Matuzalem zagrywa { $called }
    .called = kind
if-has-crypt =
    { $seat-is ->
        [you] twoja krypta nie jest pusta
       *[other] krypta { $seat } nie jest pusta
    }
    .seat = gen
    .not =
        { $seat-is ->
            [you] twoja krypta jest pusta
           *[other] krypta { $seat } jest pusta
        }
if-at-least = { $a } wynosi co najmniej { $b }
    .not = { $a } wynosi mniej niż { $b }
if-at-most =
    { $b ->
        [0] { $a } wynosi 0
       *[other] { $a } wynosi najwyżej { $b }
    }
    .not = { $a } wynosi więcej niż { $b }
if-more = { $a } wynosi więcej niż { $b }
    .not = { $a } wynosi najwyżej { $b }
if-fewer = { $a } wynosi mniej niż { $b }
    .not = { $a } wynosi co najmniej { $b }
if-has-used = { $who } w tej akcji zagrał kartę wymagającą Dyscypliny { $code }
    .not = { $who } w tej akcji nie zagrał karty wymagającej Dyscypliny { $code }
    .code = discipline
if-at-initial-strike = to pierwszy cios rundy
if-action-is =
    { $action-is ->
        [bleed] akcja jest wykrwawieniem
        [political] akcja jest akcją polityczną
        [hunt] akcja jest polowaniem
        [recruit] akcja jest werbunkiem sprzymierzeńca
        [equip] akcja jest wyposażeniem
        [employ] akcja jest zatrudnieniem pomocnika
        [diablerie] akcja jest diablerią
        [rescue] akcja jest ratunkiem
       *[other] trwa inna akcja
    }
    .not =
        { $action-is ->
            [bleed] akcja nie jest wykrwawieniem
            [political] akcja nie jest akcją polityczną
            [hunt] akcja nie jest polowaniem
            [recruit] akcja nie jest werbunkiem sprzymierzeńca
            [employ] akcja nie jest zatrudnieniem pomocnika
            [diablerie] akcja nie jest diablerią
            [rescue] akcja nie jest ratunkiem
           *[other] trwa zwykła akcja
        }
if-acts-by = akcję wykonuje się kartą z cechą: { $keyword }
    .keyword = sort
if-acts-to-enlist = akcja to werbunek lub zatrudnienie { $keywords }
    .keywords = sort-enlisted
if-before-votes = trwa referendum akcji politycznej i niczego jeszcze nie oddano
if-pressed = walka miałaby trwać dalej
    .not = walka miałaby się skończyć
if-would-burn =
    { $who-is ->
        [doomed] sprzymierzeniec w walce miałby zostać spalony
       *[other] { $who } miałby zostać spalony
    }
if-would-fall = { $who } ma trafić do torporu
if-requires-title = referendum może zwołać tylko ktoś z tytułem
if-would-fight = { $who } ma rozpocząć walkę z { $foe }
    .foe = ins
if-block-would-resolve = { $who } blokuje akcję, a blok nie został jeszcze rozstrzygnięty
if-would-succeed = wykrwawienie, które wykonuje { $who }, ma się powieść
if-counted-down-fewer =
    { $times ->
        [one] żadna karta o tej nazwie nie straciła w tej fazie znacznika
        [few] mniej niż { $times } karty o tej nazwie straciły w tej fazie znacznik
       *[many] mniej niż { $times } kart o tej nazwie straciło w tej fazie znacznik
    }
if-lends-nothing = na tej karcie nie leży żadna odłożona karta
    .not = na tej karcie leży odłożona karta
if-has-grudge = { $card } działa przeciw { $seat }
    .seat = dat
if-played-by = zagrywa ją { $seats }
if-played-requires = ta karta wymaga Dyscypliny { $codes }
    .codes = discipline
if-played-at = na { $who } zagrywana jest karta z cechą: { $keyword }
    .who = acc
    .keyword = sort
if-card-requires-any = ta karta wymaga Dyscypliny
if-card-requires = ta karta wymaga Dyscypliny { $code }
    .code = discipline
if-action-requires = akcja wymaga klanu { $clan }
    .clan = clan
if-action-follows = akcja wymaga podążania { $path }
    .path = path
if-action-requires-discipline = akcja wymaga Dyscypliny { $code }
    .code = discipline
if-action-requires-either = akcja wymaga klanu { $clan } lub Dyscypliny { $code }
    .clan = clan
    .code = discipline
if-card-is =
    { $seat-is ->
        [you] jest to twoja karta { $name }
       *[other] jest to karta { $name }, którą zagrał { $seat }
    }
if-discarded-pair = obie są tą samą kartą
if-has-library =
    { $seat-is ->
        [you] twoja biblioteka nie jest pusta
       *[other] biblioteka { $seat } nie jest pusta
    }
    .seat = gen
    .not =
        { $seat-is ->
            [you] twoja biblioteka jest pusta
           *[other] biblioteka { $seat } jest pusta
        }
if-is-in-ash-heap =
    { $of-is ->
        [you] { $what } leży na twoim stosie popiołów
       *[other] { $what } leży na stosie popiołów { $of }
    }
    .of = gen
if-by =
    { $seat-is ->
        [you] to ty
       *[other] to { $seat }
    }
if-phase-is = trwa ta faza
if-not-used-up = jeszcze tego nie zrobiono
if-in-phase =
    { $phase-is ->
        [master] { $seat-is ->
            [you] trwa twoja faza mistrza
           *[other] trwa faza mistrza { $seat }
        }
        [influence] { $seat-is ->
            [you] trwa twoja faza wpływów
           *[other] trwa faza wpływów { $seat }
        }
        [minion] { $seat-is ->
            [you] trwa twoja faza sług
           *[other] trwa faza sług { $seat }
        }
       *[other] { $seat-is ->
            [you] trwa twoja tura
           *[other] trwa tura { $seat }
        }
    }
    .seat = gen
if-in-any =
    trwa { $phase-is ->
        [unlock] faza odkręcania
       *[other] faza sług
    }
    .not =
        nie trwa { $phase-is ->
            [unlock] faza odkręcania
           *[other] faza sług
        }
if-put-there-earlier = tę kartę umieszczono tu we wcześniejszej akcji
if-keeps-cards = na { $card } leży zakryta karta
    .card = loc
if-counted-as-passed = referendum przeszło
    .not = referendum nie przeszło
if-in-phase-of-others =
    { $phase-is ->
        [minion] trwa faza sług innego Matuzalema
       *[other] trwa tura innego Matuzalema
    }
if-top-requires = wymaga ona Dyscypliny { $code }
    .code = discipline
    .not = nie wymaga ona Dyscypliny { $code }
if-top-is = pokazano { $name }
    .name = kind
    .not = pokazano inną kartę niż { $name }
if-removed-is = należy ona do klanu { $clan }
    .clan = clan
if-pays =
    { $seat-is ->
        [you] ty za nią płacisz
       *[other] płaci za nią { $seat }
    }
if-no-reactions = w tej akcji nie zagrano żadnej karty reakcji
if-blood-hunt = głosuje się nad krwawymi łowami
    .not = nie głosuje się nad krwawymi łowami
if-coin-shows =
    { $side ->
        [tails] wypadnie reszka
       *[heads] wypadnie orzeł
    }
if-prey-lost-pool = twoja zdobycz spaliła pulę podczas akcji
if-has-no-other = nie masz innej karty { $name }
    .not = masz kartę { $name }
if-nobody-acted = żaden sługa nie działał w tej turze
    .not = jakiś sługa działał w tej turze
if-no-actions-yet = w tej turze były tylko akcje obowiązkowe
    .not = w tej turze była akcja nieobowiązkowa
if-turn-of-prey-of = trwa tura zdobyczy tego, kto kontroluje { $card }
    .card = acc
if-range-open = nikt nie ustalił dystansu tej rundy
if-combat-would-end = obaj walczący są gotowi, a walka miałaby się skończyć
if-passed = referendum akcji politycznej przeszło
    .not = żadne referendum akcji politycznej nie przeszło
if-anarchs-action = akcja wymaga Anarcha lub uczyniła tego wampira Anarchem
if-directed-as-before = akcja jest wymierzona dokładnie w tych, przeciw którym działa { $card }
if-moves-on = ta karta ma zaraz przejść na innego wampira
if-about-anarchs = wymaga Anarcha lub czyni wampira Anarchem
if-room-for-limited = nie liczy się teraz żadna inna limitowana premia do wykrwawienia
if-no-combat-queued = nie następuje inna walka
if-not-about-to-end = walka jeszcze się nie kończy
if-restricts-strikes = ograniczyłaby wybór ciosów, które ma { $who }

## What is done

verb-gain-pool =
    { $mood ->
        [ind] { $who } zyskuje { $amount }
       *[imp] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } { $amount }
    }
    .subject = who
    .who = nom each
    .amount = pool
verb-burn-pool =
    { $mood ->
        [ind] { $who } pali { $amount }
       *[imp] { MOOD($mood, "spal", "spalić", "pali") } { $amount }
    }
    .subject = who
    .who = nom each
    .amount = pool
verb-gain-blood =
    { $who-is ->
        [this] { $who-kind ->
            [vampire] { MOOD($mood, "dodaj", "dodać", "dodaje") } { $amount-is ->
                [equal] { $who } { $amount }
                [each] { $who } { $amount }
               *[number] { $amount } { $who }
            }
            [ally] { MOOD($mood, "dodaj", "dodać", "dodaje") } { $amount-is ->
                [equal] { $who } { $amount }
                [each] { $who } { $amount }
               *[number] { $amount } { $who }
            }
           *[other] { MOOD($mood, "połóż", "położyć", "kładzie") } na tej karcie { $amount }
        }
       *[other] { MOOD($mood, "dodaj", "dodać", "dodaje") } { $amount-is ->
            [equal] { $who } { $amount }
            [each] { $who } { $amount }
           *[number] { $amount } { $who }
        }
    }
    .amount =
        { $who-kind ->
            [ally] life
            [vampire] blood
           *[other] { $who-is ->
                [ally] life
                [this] counters
                [minion] blood-or-life
                [or] blood-or-life
               *[other] blood
            }
        }
    .who = dat each
verb-burn-convictions =
    { MOOD($mood, "spal", "spalić", "pali") } { $amount ->
        [one] { $amount } przekonanie
        [few] { $amount } przekonania
       *[many] { $amount } przekonań
    } z { $who }
    .who = gen
verb-gain-conviction =
    { MOOD($mood, "połóż", "położyć", "kładzie") } na { $who } przekonanie ze swojej ręki { $library ->
        [0] lub stosu popiołów
       *[other], biblioteki lub stosu popiołów
    }
    .who = loc
verb-burn-blood =
    { $who-is ->
        [self] { MOOD($mood, "spal", "spalić", "pali") } { $amount }
        [this] { MOOD($mood, "spal", "spalić", "pali") } { $amount } { $who-kind ->
            [vampire] { $who }
            [ally] { $who }
           *[other] z tej karty
        }
       *[other] { MOOD($mood, "spal", "spalić", "pali") } { $amount } { $who }
    }
    .amount =
        { $who-kind ->
            [retainer] life
            [ally] life
           *[other] { $who-is ->
                [ally] life
                [minion] blood-or-life
                [actor] blood-or-life
                [blocker] blood-or-life
                [or] blood-or-life
                [this] { $who-kind ->
                    [vampire] blood
                   *[other] counters
                }
               *[other] blood
            }
        }
    .who = dat
verb-move-blood = { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $amount } z { $giver } na { $taker }
    .amount =
        { $giver-kind ->
            [ally] life
           *[other] { $giver-is ->
                [ally] life
                [minion] blood-or-life
                [or] blood-or-life
               *[other] blood
            }
        }
    .giver = gen
    .taker = acc
verb-blood-to-pool =
    { $taker-is ->
        [you] { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $amount } z { $giver } do swojej puli
        [again] { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $amount } z { $giver } do swojej puli
       *[other] { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $amount } z { $giver } do puli { $taker }
    }
    .amount =
        { $giver-is ->
            [this] { $giver-kind ->
                [vampire] blood
                [ally] life
               *[other] counters
            }
           *[other] blood
        }
    .giver = gen
    .taker = gen
verb-pool-to-blood =
    { $giver-is ->
        [you] { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $amount } na { $taker }
        [again] { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $amount } na { $taker }
       *[other] { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $amount } { $giver } na { $taker }
    }
    .amount = pool
    .giver = gen
    .taker = acc
verb-damage =
    { $preventable ->
        [0] { MOOD($mood, "zadaj", "zadać", "zadaje") } { $who } { $amount }, którym nie można zapobiec
       *[other] { MOOD($mood, "zadaj", "zadać", "zadaje") } { $who } { $amount }
    }
    .amount = damage
    .who = dat each
verb-lock = { MOOD($mood, "przekręć", "przekręcić", "przekręca") } { $what }
    .what = acc each
verb-move-goods = { MOOD($mood, "przenieś", "przenieść", "przenosi") } między nimi dowolny ekwipunek i pomocników
verb-move-onto = { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $card } na { $host }
    .card = acc
    .host = acc
verb-unlock =
    { $what-kind ->
        [user] { MOOD($mood, "odkręć się", "odkręcić się", "odkręca się") }
       *[other] { MOOD($mood, "odkręć", "odkręcić", "odkręca") } { $what }
    }
    .what = acc each
verb-steal =
    { $mood ->
        [ind] { $by } przejmuje kontrolę nad { $what }
       *[imp] { MOOD($mood, "przejmij", "przejąć", "przejmuje") } kontrolę nad { $what }
    }
    .subject = by
    .what = ins
verb-put-card-on = { MOOD($mood, "połóż", "położyć", "kładzie") } tę kartę na { $who }
    .who = loc
verb-wake = { MOOD($mood, "obudź", "obudzić", "budzi") } { $who }: może w tej akcji blokować i reagować, jakby był odkręcony,
    .who = acc
verb-put-played-card-on =
    { MOOD($mood, "połóż", "położyć", "kładzie") } tę kartę na { $who }{ $yours ->
        [1] , pod twoją kontrolą
       *[other] {""}
    }{ $unused ->
        [1] , a w tej rundzie nie można jej użyć
       *[other] {""}
    }
    .who = loc
verb-vote-against =
    { $mood ->
        [inf] zyskać +{ $amount } { $amount ->
            [one] głos
            [few] głosy
           *[many] głosów
        } przeciw referendum i oddać wszystkie głosy przeciw
       *[imp] { $who } dostaje +{ $amount } { $amount ->
            [one] głos
            [few] głosy
           *[many] głosów
        } przeciw referendum i wszystkie swoje głosy oddaje przeciw
    }
    .who = nom
    .stated = yes
verb-lessens-bleed = { MOOD($mood, "zmniejsz", "zmniejszyć", "zmniejsza") } o tyle samo wykrwawienie { $who }
    .who = gen
verb-reduces-bleed = { MOOD($mood, "zmniejsz", "zmniejszyć", "zmniejsza") } do { $least } wykrwawienie { $who }
    .who = gen
verb-reduces-stealth = { MOOD($mood, "zmniejsz", "zmniejszyć", "zmniejsza") } do { $least } skrytość { $who }
    .who = gen
verb-put-card-in-play-about = { MOOD($mood, "wprowadź", "wprowadzić", "wprowadza") } tę kartę do gry dla { $seats }
    .seats = gen
verb-bar-card-played = nikt nie może już w tej turze zagrać tej karty
    .stated = yes
verb-teach-discipline-of = { MOOD($mood, "wybierz", "wybrać", "wybiera") } Dyscyplinę, którą { $teacher } ma na poziomie wyższym: wampir z tą kartą ma ją o poziom wyżej
verb-unlock-once = { MOOD($mood, "odkręć", "odkręcić", "odkręca") } { $who }, choć tylko raz na turę
    .who = acc
verb-put-card-in-play = { MOOD($mood, "wprowadź", "wprowadzić", "wprowadza") } tę kartę do gry
verb-lose-title = { MOOD($mood, "odbierz", "odebrać", "odbiera") } tytuł { $who }
    .who = dat
verb-learn-discipline = możesz poszukać w bibliotece, ręce lub stosie popiołów karty mistrza Dyscypliny, położyć ją na { $who } i potasować bibliotekę
    .who = loc
    .stated = yes
verb-some =
    { $most ->
        [0] wybierz jednego lub więcej { $cards }
       *[other] { $least ->
            [0] wybierz do { $most } { $cards }
           *[other] wybierz od jednego do { $most } { $cards }
        }
    }
    .cards = gen some
verb-one-or-both = wybierz { $first } lub { $second }; jeśli { $both }, możesz wybrać jedno i drugie
    .first = acc
    .second = acc
verb-after-combat =
    na końcu tej walki{ $conditional ->
        [1] { "," } { $deed }
       *[0] { " " }{ $deed }
    }
verb-steal-pool =
    { $giver-is ->
        [you] { MOOD($mood, "daj", "dać", "daje") } { $amount } temu Matuzalemowi
       *[other] { $taker-is ->
            [you] { MOOD($mood, "ukradnij", "ukraść", "kradnie") } { $amount } { $giver }
           *[other] { $taker } kradnie { $amount } { $giver }
        }
    }
    .amount = pool
    .giver = dat
verb-hand-over = { $taker } przejmuje kontrolę nad { $what }
    .subject = taker
    .what = ins
verb-borrow = { MOOD($mood, "przejmij", "przejąć", "przejmuje") } do końca tury kontrolę nad { $what }
    .what = ins
verb-give-away = { MOOD($mood, "oddaj", "oddać", "oddaje") } { $what } pod kontrolę { $to }
    .what = acc
    .to = gen
verb-spares-blood = następna karta walki kosztująca krew, którą w tej walce zagra { $who }, kosztuje o { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } krwi mniej
    .stated = yes
verb-ignores-this = { $who } nie podlega temu efektowi
    .stated = yes
verb-nobody-ignores-this = wszyscy znowu podlegają temu efektowi
    .stated = yes
verb-served-for-turn = dotyczy to pierwszej takiej karty, którą { $who } zagrywa w turze
    .stated = yes
verb-recruits-for-less = { MOOD($mood, "zapłać", "zapłacić", "płaci") } za tego sprzymierzeńca o { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } krwi lub puli mniej
verb-burn = { MOOD($mood, "spal", "spalić", "pali") } { $what }
    .what = acc each
verb-remove = { MOOD($mood, "usuń", "usunąć", "usuwa") } z gry { $what }
    .what = acc
verb-bring-out = { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } z obszaru niekontrolowanego do obszaru gotowości
    .what = acc
verb-make-ready = { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } do obszaru gotowości
    .what = acc
verb-burn-edge = { MOOD($mood, "spal", "spalić", "pali") } Przewagę
verb-enter-combat =
    { $mood ->
        [ind] { $by } rozpoczyna walkę z { $foe }
       *[imp] { MOOD($mood, "rozpocznij", "rozpocząć", "rozpoczyna") } walkę z { $foe }
    }
    .subject = by
    .foe = ins
verb-act-between =
    { $mood ->
        [ind] { $who } wykonuje akcję
       *[imp] { MOOD($mood, "wykonaj", "wykonać", "wykonuje") } akcję
    }
    .subject = who
verb-redirect-bleed = { MOOD($mood, "wybierz", "wybrać", "wybiera") } innego Matuzalema, który staje się celem wykrwawienia i może podjąć próbę bloku,
verb-redirect-bleed-to = { MOOD($mood, "zmień", "zmienić", "zmienia") } cel wykrwawienia: staje się nim { $to }, który może podjąć próbę bloku,
    .to = nom
verb-call-off-action = { MOOD($mood, "odkręć", "odkręcić", "odkręca") } działającego sługę i { MOOD($mood, "zakończ", "zakończyć", "kończy") } akcję, której nie może on powtórzyć w tej turze,
verb-block-as-vampire = { MOOD($mood, "podejmij", "podjąć", "podejmuje") } próbę bloku tą kartą, która w jej trakcie liczy się jako infernalny wampir o pojemności { $capacity }, bez krwi i z +{ $amount } do przechwycenia
verb-cease-blocking = ta karta nie liczy się już jako wampir
    .stated = yes
verb-attempt-block =
    { $mood ->
        [ind] { $who } podejmuje próbę bloku
       *[imp] { MOOD($mood, "podejmij", "podjąć", "podejmuje") } próbę bloku
    }{ $any ->
        [1] {" "}tej akcji, nawet jeśli normalnie nie możesz jej blokować
       *[other] {""}
    }
    .subject = who
verb-cancel =
    { $pays ->
        [0] { MOOD($mood, "anuluj", "anulować", "anuluje") } tę kartę, za którą się nie płaci,
       *[other] { MOOD($mood, "anuluj", "anulować", "anuluje") } tę kartę
    }
verb-draw =
    { $mood ->
        [ind] { $who } dobiera { $amount }
       *[imp] { MOOD($mood, "dobierz", "dobrać", "dobiera") } { $amount }
    }
    .subject = who
    .amount = cards
verb-keep-top =
    { MOOD($mood, "połóż", "położyć", "kładzie") } { $amount ->
        [one] wierzchnią kartę
        [few] { $amount } wierzchnie karty
       *[other] { $amount } wierzchnich kart
    } { MOOD($mood, "swojej", "twojej", "swojej") } biblioteki { $amount ->
        [one] zakrytą
        [few] zakryte
       *[other] zakrytych
    } i poza grą na { $on }, gdzie w każdej chwili można { $amount ->
        [1] ją
       *[other] je
    } obejrzeć
    .on = loc
verb-keep-from-hand = { MOOD($mood, "połóż", "położyć", "kładzie") } zakrytą kartę z ręki poza grą na { $on }
    .on = loc
verb-exchange-kept = { MOOD($mood, "wymień", "wymienić", "wymienia") } kartę z ręki na tę, która leży na { $on }
    .on = loc
verb-discard-for-now =
    { $mood ->
        [ind] { $who } odrzuca
       *[imp] { MOOD($mood, "odrzuć", "odrzucić", "odrzuca") }
    } kartę, która zostanie zastąpiona dopiero na końcu { $until ->
        [phase] tej fazy
       *[other] tej tury
    }
    .subject = who
verb-keep-buried = { MOOD($mood, "połóż", "położyć", "kładzie") } { $what } na { $on }, { ADJ("zakryty", $what-gender, "one", "acc") } i poza grą,
    .what = acc
    .on = loc
verb-kept-to-top = { MOOD($mood, "przenieś", "przenieść", "przenosi") } kartę leżącą zakrytą na { $on } na wierzch { MOOD($mood, "swojej", "twojej", "swojej") } biblioteki
    .on = loc
verb-deal-crypt-anew =
    { $who-is ->
        [you] przenieś krew ze swojego obszaru niekontrolowanego do swojej puli, wtasuj jego karty do krypty i dobierz z niej tyle samo
       *[other] { $who } przenosi krew ze swojego obszaru niekontrolowanego do swojej puli, wtasowuje jego karty do krypty i dobiera z niej tyle samo
    }
    .subject = who
verb-draw-crypt =
    { $mood ->
        [ind] { $who } przenosi wierzchnią kartę swojej krypty do swojego obszaru niekontrolowanego
       *[imp] { MOOD($mood, "przenieś", "przenieść", "przenosi") } wierzchnią kartę swojej krypty do swojego obszaru niekontrolowanego
    }
    .subject = who
verb-gets =
    { $mood ->
        [inf] { $who-is ->
            [self] { $doer ->
                [you] dać { $who } { $called } { $until }
               *[other] dostać { $called } { $until }
            }
            [you] dostać { $called } { $until }
           *[other] dać { $who } { $called } { $until }
        }
       *[imp] { $who-is ->
            [you] dostajesz { $called } { $until }
            [methuselah] { $who } dostaje { $called } { $until-is ->
                [until-unlock] do swojej następnej fazy odkręcania
               *[other] { $until }
            }
           *[other] { $who } dostaje { $called } { $until }
        }
    }
    .until = span
    .who = nom each
    .who-inf = dat each
    .stated = yes
verb-is =
    { $called-is ->
        [block-or-pay] { $who } { $called }
        [environment] { $until-is ->
            [round] { $who } { $called } w tej rundzie
           *[other] { $who } { $called } w każdej rundzie tej walki
        }
       *[other] { $who } { $called } { $until }
    }
    .amount = damage
    .until = span
    .who = nom each
verb-choose =
    { $mood ->
        [ind] { $by } { $optional ->
            [1] może wybrać
           *[other] wybiera
        } { $cards }
       *[imp] { MOOD($mood, "wybierz", "wybrać", "wybiera") } { $cards }
    }
    .subject = by
    .cards = acc
verb-either =
    { $mood ->
        [ind] { $by } musi { $ways }
       *[imp] { $ways }
    }
verb-for-each = dla { $whom }: { $deed }
    .whom = gen each
verb-if =
    { $has ->
        [0] { $then }
       *[other] { $then }; w przeciwnym razie { $otherwise }
    }
verb-feed = { MOOD($mood, "dodaj", "dodać", "dodaje") } { $amount } { $who }
    .amount = blood
    .who = dat
verb-add-counters = { MOOD($mood, "połóż", "położyć", "kładzie") } na { $what } { $amount }
    .amount = counters
    .what = loc
verb-sunlight =
    { MOOD($mood, "zadaj", "zadać", "zadaje") } { $who } { $amount ->
        [one] { $amount } punkt dotkliwych obrażeń od otoczenia, którym nie można zapobiec,
        [few] { $amount } punkty dotkliwych obrażeń od otoczenia, którym nie można zapobiec,
       *[many] { $amount } punktów dotkliwych obrażeń od otoczenia, którym nie można zapobiec,
    }
    .who = dat
verb-to-crypt = { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } na spód krypty ({ ADJ("zakryty", $what-gender, "one", "acc") })
    .what = acc
verb-unlock-afterwards = { MOOD($mood, "odkręć", "odkręcić", "odkręca") } { $who } po akcji, jeśli się powiedzie,
    .who = acc
verb-go-to-torpor = { MOOD($mood, "wyślij", "wysłać", "wysyła") } { $who } do torporu
    .who = acc
verb-shield = { MOOD($mood, "zapobiegnij", "zapobiec", "zapobiega") } w tej rundzie wszystkim obrażeniom { $who } od ciosów przeciwnego sługi
    .who = gen
verb-prevent-strike = { MOOD($mood, "zapobiegnij", "zapobiec", "zapobiega") } wszystkim obrażeniom { $who } od ciosu przeciwnego sługi
    .who = gen
verb-prevent-damage =
    { MOOD($mood, "zapobiegnij", "zapobiec", "zapobiega") } { $amount ->
        [one] { $amount } punktowi obrażeń { $who }
        [few] { $amount } punktom obrażeń { $who }
       *[many] { $amount } punktom obrażeń { $who }
    } { $normal ->
        [0] { "" }
       *[other] , ale nie dotkliwych,
    } { $strikes ->
        [0] { "" }
       *[other] od ciosu przeciwnego sługi
    }
    .who = gen
verb-survive = { $who } zostaje w grze, mając { $amount }, lecz nie więcej niż na początku, i nie odnosi dalszych obrażeń
    .subject = who
    .amount = life
verb-end-combat = { MOOD($mood, "zakończ", "zakończyć", "kończy") } walkę
verb-continue-unblocked = { MOOD($mood, "kontynuuj", "kontynuować", "kontynuuje") } akcję, jakby nie została zablokowana
verb-combat-is-ending = walka kończy się bez kolejnej rundy
    .stated = yes
verb-employ-by-no-action = { MOOD($mood, "zatrudnij", "zatrudnić", "zatrudnia") } { $what }, płacąc koszt; nie jest to akcja
    .what = acc
verb-equip-partly-in-blood =
    { $who-is ->
        [self] { MOOD($mood, "wyposaż się", "wyposażyć się", "wyposaża się") }
       *[other] { MOOD($mood, "wyposaż", "wyposażyć", "wyposaża") } { $who }
    } w { $what }, płacąc koszt, do połowy, zaokrąglając w dół, krwią tego wampira; nie jest to akcja
    .who = acc
    .what = acc
verb-damage-before-range = { MOOD($mood, "zadaj", "zadać", "zadaje") } { $who } { $amount }{ $environmental ->
        [0] { $preventable ->
            [0] , którym nie można zapobiec
           *[other] { "" }
        }
       *[other] , od otoczenia i nie do zapobieżenia
    }
    .amount = damage
    .who = dat each
verb-more-damage = { MOOD($mood, "zadaj", "zadać", "zadaje") } { $who } jeszcze { $amount } tego samego rodzaju
    .amount = damage
    .who = dat
verb-queue-combat = { MOOD($mood, "rozpocznij", "rozpocząć", "rozpoczyna") } po tej walce następną między tymi samymi sługami
verb-queue-combat-with = po rozstrzygnięciu akcji { $by } rozpoczyna walkę z { $foe }
    .subject = by
    .foe = ins
    .stated = yes
verb-more-against-poor = dopóki cel wykrwawienia ma w puli najwyżej { $most }, { $who } dostaje +{ $amount } do wykrwawienia (limitowane)
    .stated = yes
verb-fail-attempt = { MOOD($mood, "udaremnij", "udaremnić", "udaremnia") } tę próbę bloku
verb-allow-again = potem ten sam sługa może podjąć tę akcję ponownie
    .stated = yes
verb-reactions-cost-more =
    { $once ->
        [1] następna karta reakcji w tej akcji kosztuje o { $amount ->
            [one] { $amount } punkt
            [few] { $amount } punkty
           *[many] { $amount } punktów
        } krwi lub życia więcej
       *[other] karty reakcji kosztują w tej akcji o { $amount ->
            [one] { $amount } punkt
            [few] { $amount } punkty
           *[many] { $amount } punktów
        } krwi lub życia więcej
    }
    .stated = yes
verb-reactions-replaced-late = nowe karty dobiera się w ich miejsce dopiero po akcji
    .stated = yes
verb-all-aggravated = wszystkie obrażenia zadawane w niej wampirom są dotkliwe
    .stated = yes
verb-next-referendum-passes = następne referendum, które twój wampir zwoła w tej turze, przechodzi bez głosowania
    .stated = yes
verb-unblock = akcja nie jest zablokowana i nie można jej już zablokować
    .stated = yes
verb-start-round = { MOOD($mood, "rozpocznij", "rozpocząć", "rozpoczyna") } zamiast tego następną rundę
verb-gets-either =
    { $mood ->
        [inf] { $who-is ->
            [self] dostać { $called } { $until }
           *[other] dać { $who } { $called } { $until }
        }
       *[imp] { $who } dostaje { $called } { $until }
    }
    .until = span
    .who = nom each
    .who-inf = dat each
    .stated = yes
verb-gets-discipline =
    { $mood ->
        [inf] dostać wyższy poziom Dyscypliny { $code } { $until }
       *[imp] { $who } dostaje wyższy poziom Dyscypliny { $code } { $until }
    }
    .code = discipline
    .until = span
    .stated = yes
verb-cannot =
    { $mood ->
        [inf] { $deed-is ->
            [unlock] nie pozwolić { $who } { $deed }
            [block] { $until-is ->
                [action] nie pozwolić { $who } zablokować tej akcji
               *[other] nie pozwolić { $who } { $deed } { $until }
            }
           *[other] nie pozwolić { $who } { $deed } { $until }
        }
       *[imp] { $deed-is ->
            [unlock] { $who } nie { $deed }
            [block] { $until-is ->
                [action] { $who } nie może zablokować tej akcji
               *[other] { $who } nie może { $deed } { $until }
            }
           *[other] { $who } nie może { $deed } { $until }
        }
    }
    .deed = deed
    .until = span
    .who = nom no
    .who-inf = dat each
    .stated = yes
verb-discard =
    { $mood ->
        [ind] { $who } odrzuca
       *[imp] { MOOD($mood, "odrzuć", "odrzucić", "odrzuca") }
    } { $kind-is ->
        [master] { $amount ->
            [one] kartę mistrza
            [few] { $amount } karty mistrza
           *[many] { $amount } kart mistrza
        }
       *[other] { $amount ->
            [one] kartę
            [few] { $amount } karty
           *[many] { $amount } kart
        }
    }
    .subject = who
verb-search-crypt =
    { $mood ->
        [ind] { $who } odszukuje w swojej krypcie wampira, pokazuje go, kładzie zakrytego w swoim obszarze niekontrolowanym i tasuje kryptę
       *[imp] { MOOD($mood, "odszukaj", "odszukać", "odszukuje") } w swojej krypcie wampira, { MOOD($mood, "pokaż", "pokazać", "pokazuje") } go, { MOOD($mood, "połóż", "położyć", "kładzie") } zakrytego w swoim obszarze niekontrolowanym i { MOOD($mood, "potasuj", "potasować", "tasuje") } kryptę
    }
    .subject = who
verb-search-crypt-for-clan =
    { $mood ->
        [ind] { $who } odszukuje w swojej krypcie wampira klanu { $clan }, pokazuje go, kładzie zakrytego w swoim obszarze niekontrolowanym i tasuje kryptę
       *[imp] { MOOD($mood, "odszukaj", "odszukać", "odszukuje") } w swojej krypcie wampira klanu { $clan }, { MOOD($mood, "pokaż", "pokazać", "pokazuje") } go, { MOOD($mood, "połóż", "położyć", "kładzie") } zakrytego w swoim obszarze niekontrolowanym i { MOOD($mood, "potasuj", "potasować", "tasuje") } kryptę
    }
    .subject = who
    .clan = clan
verb-search-library =
    { $mood ->
        [ind] { $who } odszukuje w swojej bibliotece { $kind }, pokazuje ją, bierze na rękę i tasuje bibliotekę
       *[imp] { MOOD($mood, "odszukaj", "odszukać", "odszukuje") } w { MOOD($mood, "swojej", "twojej", "swojej") } bibliotece { $kind }, { MOOD($mood, "pokaż", "pokazać", "pokazuje") } ją, { MOOD($mood, "weź", "wziąć", "bierze") } na rękę i { MOOD($mood, "potasuj", "potasować", "tasuje") } bibliotekę
    }
    .subject = who
    .kind = kind
verb-equip-from-library = { MOOD($mood, "wyposaż", "wyposażyć", "wyposaża") } { $who } w pierwszą kartę ekwipunku z twojej biblioteki, która zostaje spalona, jeśli nie spełniono jej wymagań lub nie zapłacono jej kosztu, i { MOOD($mood, "potasuj", "potasować", "tasuje") } bibliotekę
    .who = acc
verb-research =
    { $amount ->
        [one] { MOOD($mood, "odszukaj", "odszukać", "odszukuje") } w swojej bibliotece kartę, { MOOD($mood, "połóż", "położyć", "kładzie") } ją zakrytą w swoim obszarze badań, który możesz oglądać w dowolnej chwili, i { MOOD($mood, "potasuj", "potasować", "tasuje") } bibliotekę
        [few] { MOOD($mood, "odszukaj", "odszukać", "odszukuje") } w swojej bibliotece { $amount } karty, { MOOD($mood, "połóż", "położyć", "kładzie") } je zakryte w swoim obszarze badań, który możesz oglądać w dowolnej chwili, i { MOOD($mood, "potasuj", "potasować", "tasuje") } bibliotekę
       *[many] { MOOD($mood, "odszukaj", "odszukać", "odszukuje") } w swojej bibliotece { $amount } kart, { MOOD($mood, "połóż", "położyć", "kładzie") } je zakryte w swoim obszarze badań, który możesz oglądać w dowolnej chwili, i { MOOD($mood, "potasuj", "potasować", "tasuje") } bibliotekę
    }
verb-remove-from-ash-heap = { MOOD($mood, "usuń", "usunąć", "usuwa") } z gry { $what }
    .what = acc
verb-retrieve = { MOOD($mood, "wybierz", "wybrać", "wybiera") } do { $amount } kart biblioteki ze swojego stosu popiołów, { MOOD($mood, "weź", "wziąć", "bierze") } jedną z nich na rękę, a pozostałe { MOOD($mood, "wtasuj", "wtasować", "wtasowuje") } do swojej biblioteki
verb-into-library =
    { MOOD($mood, "wtasuj", "wtasować", "wtasowuje") } { $what } do { $of-is ->
        [owner] biblioteki właściciela
       *[other] swojej biblioteki
    }
    .what = acc
verb-shuffle-into-library = { MOOD($mood, "wtasuj", "wtasować", "wtasowuje") } { $what } do biblioteki właściciela
    .what = acc
verb-banish = { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } do obszaru niekontrolowanego jego Matuzalema; co na nim leży, zostaje na nim poza grą, aż wróci
    .what = acc
verb-poison = jeśli to referendum przejdzie, kontrolujący działającego wampira pali tyle puli, ile tracisz przez jego skutki
verb-send-to-uncontrolled = { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } do obszaru niekontrolowanego właściciela
    .what = acc
verb-look-at-top = { MOOD($mood, "obejrzyj", "obejrzeć", "ogląda") } wierzchnią kartę { MOOD($mood, "swojej", "twojej", "swojej") } biblioteki
verb-top-to-bottom = { MOOD($mood, "przenieś", "przenieść", "przenosi") } wierzchnią kartę swojej biblioteki na jej spód
verb-spend-master-action = { MOOD($mood, "zużyj", "zużyć", "zużywa") } akcję fazy mistrza
verb-gain-master-action =
    { $amount ->
        [one] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } akcję fazy mistrza
        [few] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } { $amount } akcje fazy mistrza
       *[many] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } { $amount } akcji fazy mistrza
    }
verb-gain-discard-action =
    { $amount ->
        [one] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } akcję fazy odrzucania
        [few] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } { $amount } akcje fazy odrzucania
       *[many] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } { $amount } akcji fazy odrzucania
    }
verb-give-back-master-action =
    { MOOD($mood, "zwróć", "zwrócić", "zwraca") } temu, kto ją zagrywa, akcję fazy mistrza{ $in-turn ->
        [1] { "" }
       *[other] , a za kartę poza turą daj mu ją w jego następnej fazie mistrza,
    }
verb-spend-discard-action = { MOOD($mood, "zużyj", "zużyć", "zużywa") } akcję fazy odrzucania
verb-take-title = { MOOD($mood, "połóż", "położyć", "kładzie") } tę kartę na { $who }, który ma odtąd { $title-is ->
        [justicar] unikatowy tytuł: { $title } swojego klanu
       *[other] tytuł: { $title }
    }
    .who = loc
    .title = title
verb-hold-title =
    { $title-is ->
        [regent] { $who } ma odtąd unikatowy tytuł: { $title }
       *[other] { $who } ma odtąd unikatowy tytuł Niezależnych, wart { $title }
    }
    .who = nom
    .title = title
    .subject = who
    .stated = yes
verb-hand-title-on = { MOOD($mood, "przenieś", "przenieść", "przenosi") } tę kartę na { $who }, który ma odtąd tytuł: { $title }
    .who = acc
    .title = title
verb-take-city-title =
    { MOOD($mood, "połóż", "położyć", "kładzie") } tę kartę na { $who }, który ma odtąd unikatowy tytuł: { $title } ({ city-name })
    .who = loc
    .title = title
verb-teach-level = { MOOD($mood, "daj", "dać", "daje") } słudze z tą kartą poziom Dyscypliny { $code }
    .code = discipline
verb-lend-discipline = { MOOD($mood, "wybierz", "wybrać", "wybiera") } Dyscyplinę; wampir z tą kartą może zagrywać karty, które jej wymagają, jakby miał ją na wyższym poziomie
verb-call-blood-hunt = { MOOD($mood, "ogłoś", "ogłosić", "ogłasza") } krwawe łowy na { $who }
    .who = acc
verb-join-black-hand = { MOOD($mood, "przyjmij", "przyjąć", "przyjmuje") } { $who } do Czarnej Ręki
    .who = acc
verb-lose-transfers =
    { $mood ->
        [ind] { $who } traci wszystkie transfery swojej fazy wpływów
       *[imp] { MOOD($mood, "strać", "stracić", "traci") } wszystkie transfery fazy wpływów
    }
    .subject = who
verb-promise-transfers = { MOOD($mood, "dostań", "dostać", "dostaje") } +{ $amount } { $amount ->
        [one] transfer
        [few] transfery
       *[many] transferów
    } na początku twojej następnej fazy wpływów
verb-put-found-on = { MOOD($mood, "umieść", "umieścić", "umieszcza") } { $what } na { $who }
    .what = acc
    .who = loc
circle-budapest = z Budapesztu
circle-chicago = z Chicago
circle-kiev = z Kijowa
circle-mexico-city = z Meksyku
circle-torrance = z Torrance
verb-join-circle = { MOOD($mood, "dołącz", "dołączyć", "dołącza") } do kręgu { $name }
    .name = circle
verb-join-circle-of = { MOOD($mood, "dołącz", "dołączyć", "dołącza") } do kręgu { $who }
    .who = gen
verb-become-red-list = { MOOD($mood, "wpisz", "wpisać", "wpisuje") } { $who } na Czerwoną Listę
    .who = acc
verb-turn-into-vampire = { MOOD($mood, "przenieś", "przenieść", "przenosi") } tę kartę do swojego obszaru gotowości; staje się ona wampirem klanu { $names }, sekty { $sect }, o pojemności { $capacity }, z { $blood ->
        [one] { $blood } punktem
        [few] { $blood } punktami
       *[many] { $blood } punktami
    } krwi i Dyscyplinami: { $code1 }, { $code2 }, { $code3 } i { $code4 }
    .sect = sect
    .names = clan
    .code1 = discipline
    .code2 = discipline
    .code3 = discipline
    .code4 = discipline
verb-count-down = { MOOD($mood, "spal", "spalić", "pali") } 1 znacznik z tej karty
verb-become-vampire-of-sect = { MOOD($mood, "wprowadź", "wprowadzić", "wprowadza") } tę kartę do gry jako wampira o pojemności { $capacity }, bez krwi, z klanu działającego wampira, sekty { $sect }
    .sect = sect
verb-become-vampire = { MOOD($mood, "wprowadź", "wprowadzić", "wprowadza") } tę kartę do gry jako wampira o pojemności { $capacity }, bez krwi, z klanu i sekty działającego wampira
verb-change-sect =
    { $mood ->
        [inf] sprawić, że { $who } bez zmiany klanu przechodzi do sekty { $sect },
       *[imp] { $who } przechodzi do sekty { $sect } i zostaje w swoim klanie
    }
    .sect = sect
verb-grant-votes =
    { $mood ->
        [ind] { $who } dostaje { $amount }
       *[imp] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } { $amount }
    }
    .subject = who
    .amount = votes
verb-crypt-top-out-of-game =
    { MOOD($mood, "pokaż", "pokazać", "pokazuje") } wierzchnią kartę { $who-is ->
        [you] { MOOD($mood, "swojej", "twojej", "swojej") } krypty
       *[other] krypty { $who }
    } i { MOOD($mood, "usuń", "usunąć", "usuwa") } ją z gry
    .who = gen
verb-bar-repeating = działający sługa nie może powtórzyć tej akcji w tej turze
    .stated = yes
verb-calm = { MOOD($mood, "anuluj", "anulować", "anuluje") } wszystkie efekty kart szału użytych w tej walce na { $who }
    .who = loc
verb-wards-off-reactions = do końca tej akcji karty reakcji, które wymagają { $codes }, nie wpływają na { $who }
    .codes = discipline
    .who = acc
    .stated = yes
verb-keeps-foes-from = do końca tej akcji słudzy, którzy walczą z { $who }, nie mogą zagrywać kart, które wymagają { $codes }
    .codes = discipline
    .who = ins
    .stated = yes
verb-prevent-of-strike = { MOOD($mood, "zapobiegnij", "zapobiec", "zapobiega") } { $amount ->
        [one] { $amount } punktowi
        [few] { $amount } punktom
       *[many] { $amount } punktom
    } obrażeń { $who } od ciosu przeciwnego sługi
    .who = gen
verb-no-more-modifiers = w tej akcji nie można już zagrywać modyfikatorów akcji
    .stated = yes
verb-open-hand = { $whose } do końca tej walki gra z odkrytą ręką
    .subject = whose
    .stated = yes
verb-undo-block = blok się nie udaje, akcja trwa dalej, a blokujący sługa nie może już jej zablokować
    .stated = yes
verb-press-by-itself = { MOOD($mood, "dodaj", "dodać", "dodaje") } niczyj nacisk, aby walka trwała dalej
verb-reset-counters = { MOOD($mood, "przywróć", "przywrócić", "przywraca") } na { $what } liczbę znaczników: { $number }
    .what = loc
verb-call-off-referendum = { MOOD($mood, "odwołaj", "odwołać", "odwołuje") } referendum
verb-pick = { $what } zostaje wskazany
    .subject = what
    .stated = yes
verb-hold-no-referendum = { MOOD($mood, "zakończ", "zakończyć", "kończy") } akcję bez referendum
verb-take-back-action-card = { MOOD($mood, "zwróć", "zwrócić", "zwraca") } kartę akcji politycznej, która je zwołała, o ile taka była, na rękę jej właściciela
verb-bar-this-action-again = w tej turze żaden sługa działającego Matuzalema nie może ponownie wykonać tej akcji
    .stated = yes
verb-torture = { MOOD($mood, "połóż", "położyć", "kładzie") } znacznik tortur na { $who }
    .who = loc
verb-corrupt = { MOOD($mood, "połóż", "położyć", "kładzie") } 1 znacznik korupcji na { $who }
    .who = loc
verb-cleanse = { MOOD($mood, "spal", "spalić", "pali") } swoje znaczniki korupcji na { $who }
    .who = loc
verb-cleanse-some =
    { MOOD($mood, "spal", "spalić", "pali") } { $amount ->
        [one] { $amount } swój znacznik korupcji
        [few] { $amount } swoje znaczniki korupcji
       *[other] { $amount } swoich znaczników korupcji
    } z { $who }
    .who = gen
verb-cleanse-one = { MOOD($mood, "spal", "spalić", "pali") } 1 znacznik korupcji z { $who }
    .who = gen
verb-end-torture = { MOOD($mood, "spal", "spalić", "pali") } wszystkie znaczniki tortur
verb-put-counter =
    { MOOD($mood, "połóż", "położyć", "kładzie") } 1 znacznik { $kind ->
        [nightmare] koszmaru
       *[hostage] zakładnika
    } na { $who }
    .who = loc
verb-clear-counters =
    { MOOD($mood, "spal", "spalić", "pali") } wszystkie znaczniki { $kind ->
        [nightmare] koszmaru
       *[hostage] zakładnika
    }
verb-clear-counters-on =
    { MOOD($mood, "spal", "spalić", "pali") } wszystkie znaczniki { $kind ->
        [nightmare] koszmaru
       *[hostage] zakładnika
    } na { $who }
    .who = loc
verb-hunt-from = { MOOD($mood, "zapoluj", "zapolować", "poluje") }, kradnąc 1 punkt krwi { $who }, zamiast go zyskać
    .who = dat
verb-treats-as-normal = { $who } { $until } traktuje dotkliwe obrażenia jak zwykłe
    .subject = who
    .until = span
    .stated = yes
verb-equip-by-no-action =
    { $who-is ->
        [self] { MOOD($mood, "wyposaż się", "wyposażyć się", "wyposaża się") }
       *[other] { MOOD($mood, "wyposaż", "wyposażyć", "wyposaża") } { $who }
    } w { $what }, płacąc koszt; nie jest to akcja
    .who = acc
    .what = acc
verb-put-ally-into-play = { MOOD($mood, "wprowadź", "wprowadzić", "wprowadza") } do gry { $what }, płacąc koszt
    .what = acc
verb-enlist = { $who } werbuje lub zatrudnia { $what }, płacąc koszt, o ile wymagania są spełnione; nie jest to akcja
    .what = acc
    .stated = yes
verb-employ-whatever-required = { $who } zatrudnia { $what } bez względu na wymagania, a ty za to płacisz
    .what = acc
verb-afterwards =
    po rozstrzygnięciu akcji{ $conditional ->
        [1] { "," } { $deed }
       *[0] { " " }{ $deed }
    }
verb-share =
    rozdziel { $counted ->
        [1] tyle punktów, ile wynosi { $points },
       *[0] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    } między { $least ->
        [1] dowolną liczbę
       *[other] co najmniej dwóch
    } { $among-is ->
        [others] innych Matuzalemów
        [everyone] Matuzalemów
       *[other] { $among }
    }
    .among = gen some
verb-share-with-cards =
    rozdziel { $counted ->
        [1] tyle punktów, ile wynosi { $points },
       *[0] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    } między dowolną liczbę Matuzalemów i { $cards }
    .cards = acc some
verb-hand-out-pool = { MOOD($mood, "przenieś", "przenieść", "przenosi") } 1 punkt puli, którą ma { $giver }, do puli Matuzalema za każdy jego punkt
verb-use-up = { "" }
verb-discard-at-random =
    { $mood ->
        [ind] { $who } odrzuca
       *[imp] { MOOD($mood, "odrzuć", "odrzucić", "odrzuca") }
    } losowo { $amount }
    .subject = who
    .amount = cards
verb-search =
    { $mood ->
        [ind] { $by } odszukuje
       *[imp] { MOOD($mood, "odszukaj", "odszukać", "odszukuje") }
    } { $cards }, { $deed } i { $mood ->
        [ind] tasuje
       *[imp] { MOOD($mood, "potasuj", "potasować", "tasuje") }
    } bibliotekę
    .subject = by
    .cards = acc
verb-shuffle-library = { MOOD($mood, "potasuj", "potasować", "tasuje") } bibliotekę
verb-take-found = { MOOD($mood, "pokaż", "pokazać", "pokazuje") } ją, { MOOD($mood, "weź", "wziąć", "bierze") } na rękę
verb-put-found-on-for-half = { MOOD($mood, "zapłać", "zapłacić", "płaci") } połowę jej kosztu, zaokrągloną w dół, i { MOOD($mood, "umieść", "umieścić", "umieszcza") } ją na { $who }
    .who = loc
verb-equip-with-found = { MOOD($mood, "wyposaż", "wyposażyć", "wyposaża") } w nią { $who }
    .who = acc
verb-burn-from-library =
    { $mood ->
        [ind] { $who } pali { $amount } z wierzchu swojej biblioteki
       *[imp] { MOOD($mood, "spal", "spalić", "pali") } { $amount } z wierzchu { MOOD($mood, "swojej", "twojej", "swojej") } biblioteki
    }
    .subject = who
    .amount = cards
verb-show-top =
    { MOOD($mood, "pokaż", "pokazać", "pokazuje") } wierzchnią kartę { $who-is ->
        [you] { MOOD($mood, "swojej", "twojej", "swojej") } biblioteki
       *[other] biblioteki, którą ma { $who }
    }
verb-reorder-top = { MOOD($mood, "obejrzyj", "obejrzeć", "ogląda") } { $amount ->
        [one] { $amount } wierzchnią kartę
        [few] { $amount } wierzchnie karty
       *[many] { $amount } wierzchnich kart
    } swojej biblioteki i { MOOD($mood, "odłóż", "odłożyć", "odkłada") } je w dowolnej kolejności
verb-draw-more =
    { $mood ->
        [ind] { $who } dobiera { $amount }
       *[imp] { MOOD($mood, "dobierz", "dobrać", "dobiera") } { $amount }
    } ponad limit ręki
    .subject = who
    .amount = cards
verb-put-under-library =
    { $mood ->
        [ind] { $who } przenosi { $amount }
       *[imp] { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $amount }
    } z ręki na spód biblioteki
    .subject = who
    .amount = cards
verb-discard-chosen = { MOOD($mood, "odrzuć", "odrzucić", "odrzuca") } { $what }
    .what = acc
verb-look-at-hand =
    { $who-is ->
        [you] { MOOD($mood, "obejrzyj", "obejrzeć", "ogląda") } twoją rękę
        [they] { MOOD($mood, "obejrzyj", "obejrzeć", "ogląda") } jego rękę
       *[other] { MOOD($mood, "obejrzyj", "obejrzeć", "ogląda") } rękę { $who }
    }
    .who = gen
verb-show-hand = { $who } pokazuje swoją rękę
verb-hand-into-library = { MOOD($mood, "wtasuj", "wtasować", "wtasowuje") } rękę do biblioteki i { MOOD($mood, "dobierz", "dobrać", "dobiera") } nową
verb-recover = { MOOD($mood, "weź", "wziąć", "bierze") } { $what } na rękę
    .what = acc each
verb-recover-under-library = { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } na spód biblioteki
    .what = acc
verb-recover-to-uncontrolled =
    { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } do { $of-is ->
        [owner] obszaru niekontrolowanego właściciela
       *[other] { MOOD($mood, "swojego", "twojego", "swojego") } obszaru niekontrolowanego
    }
    .what = acc
verb-name-card = { MOOD($mood, "wskaż", "wskazać", "wskazuje") } { $what }
    .what = acc
verb-name-number = { MOOD($mood, "podaj", "podać", "podaje") } X: co najmniej { $least }, a co najwyżej { $most }
verb-exchange = { MOOD($mood, "wymień", "wymienić", "wymienia") } { $held } na { $buried }
    .held = acc
    .buried = acc
verb-clear-ash-heap =
    { $of-is ->
        [you] { MOOD($mood, "usuń", "usunąć", "usuwa") } z gry { $amount } { MOOD($mood, "ze swojego", "z twojego", "ze swojego") } stosu popiołów
       *[other] { MOOD($mood, "usuń", "usunąć", "usuwa") } z gry { $amount } ze stosu popiołów { $of }
    }
    .of = gen
    .amount = cards
verb-gain-transfers =
    { $amount ->
        [one] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } transfer
        [few] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } { $amount } transfery
       *[many] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } { $amount } transferów
    }
verb-draw-up = { MOOD($mood, "dobierz", "dobrać", "dobiera") } do limitu ręki
verb-discard-down = { MOOD($mood, "odrzuć", "odrzucić", "odrzuca") } karty ponad limit ręki
verb-environmental-damage =
    { MOOD($mood, "zadaj", "zadać", "zadaje") } { $who } { $amount ->
        [one] { $amount } punkt obrażeń od otoczenia
        [few] { $amount } punkty obrażeń od otoczenia
       *[many] { $amount } punktów obrażeń od otoczenia
    } { $preventable ->
        [0] , którym nie można zapobiec
       *[other] { "" }
    }
    .who = dat
verb-lose-from-ash-heap =
    { $of-is ->
        [you] { MOOD($mood, "usuń", "usunąć", "usuwa") } z gry losową kartę biblioteki { MOOD($mood, "ze swojego", "z twojego", "ze swojego") } stosu popiołów
       *[other] { MOOD($mood, "usuń", "usunąć", "usuwa") } z gry losową kartę biblioteki ze stosu popiołów { $of }
    }
    .of = gen
verb-fail-action = { MOOD($mood, "spraw", "sprawić", "sprawia") }, że akcja się nie powiedzie
verb-flip-coin = { MOOD($mood, "rzuć", "rzucić", "rzuca") } monetą
verb-fail-referendum = { MOOD($mood, "spraw", "sprawić", "sprawia") }, że referendum upadnie
verb-show-crypt-top = { MOOD($mood, "pokaż", "pokazać", "pokazuje") } wierzchnią kartę swojej krypty
verb-shuffle-crypt = { MOOD($mood, "potasuj", "potasować", "tasuje") } swoją kryptę
verb-draw-crypt-with-blood = { MOOD($mood, "przenieś", "przenieść", "przenosi") } ją do swojego obszaru niekontrolowanego i połóż na niej { $amount }
    .amount = blood
verb-draw-crypt-with-blood-if-younger = { MOOD($mood, "przenieś", "przenieść", "przenosi") } ją do swojego obszaru niekontrolowanego, a jeśli jest młodsza niż { $than }, { MOOD($mood, "połóż", "położyć", "kładzie") } na niej { $amount }
    .amount = blood
verb-crypt-top-under = { MOOD($mood, "przenieś", "przenieść", "przenosi") } ją na spód swojej krypty
verb-strike-only-with-this = { MOOD($mood, "zadaj", "zadać", "zadaje") } dodatkowe ciosy tej rundy tylko tą kartą
verb-pass-referendum = { MOOD($mood, "spraw", "sprawić", "sprawia") }, że referendum przejdzie samo, bez głosowania
verb-cannot-hinder = gdy w tej turze działa { $actor }, { $who } nie może blokować ani zagrywać kart reakcji
    .subject = who
verb-neither-unlocks = ani tamta karta, ani ta nie odkręca się w zwykły sposób w twojej następnej fazie odkręcania
    .stated = yes
verb-press-on = { MOOD($mood, "spraw", "sprawić", "sprawia") }, że { $who } naciska, aby walka trwała dalej
verb-use-transfers =
    { $amount ->
        [one] { MOOD($mood, "zużyj", "zużyć", "zużywa") } transfer
        [few] { MOOD($mood, "zużyj", "zużyć", "zużywa") } { $amount } transfery
       *[many] { MOOD($mood, "zużyj", "zużyć", "zużywa") } { $amount } transferów
    }
verb-minions-stay-locked = słudzy nie mogą się odkręcić { $until }
    .until = span
    .stated = yes
verb-block-price =
    { $all ->
        [2] wampiry muszą spalić { $amount }, aby podjąć próbę bloku tej akcji
        [1] słudzy muszą spalić { $amount }, aby podjąć próbę bloku tej akcji
       *[other] słudzy bez Dyscypliny { $lacking } muszą spalić { $amount }, aby podjąć próbę bloku tej akcji
    }
    .lacking = discipline
    .amount =
        { $life ->
            [0] blood
            [2] blood
           *[other] blood-or-life
        }
    .stated = yes
verb-times = każdego znacznika na { $what }
    .what = loc
verb-later = { $moment } { $deed }
verb-end-action = { MOOD($mood, "zakończ", "zakończyć", "kończy") } akcję
verb-lock-at-resolution = { MOOD($mood, "przekręć", "przekręcić", "przekręca") } { $who } przed rozstrzygnięciem akcji
    .who = acc
verb-put-this-on = { MOOD($mood, "przenieś", "przenieść", "przenosi") } tę kartę na { $who }
    .who = acc
verb-take-this = { MOOD($mood, "ukradnij", "ukraść", "kradnie") } tę kartę
verb-stay-behind = { MOOD($mood, "zostaw", "zostawić", "zostawia") } tę kartę na stole
verb-lend-here = { MOOD($mood, "połóż", "położyć", "kładzie") } { $what } na tej karcie, poza grą; możesz ją stamtąd zagrać jak z ręki, a zamiast zostać spalona, opuszcza grę
    .what = acc
verb-keep-held = { MOOD($mood, "połóż", "położyć", "kładzie") } z ręki na tej karcie { $amount } z wymaganą Dyscypliną { $codes }, zakryte i poza grą, albo tyle, ile jest
    .codes = discipline
    .amount = cards
verb-bear-grudge = { $card } działa odtąd przeciw { $seat }
    .seat = dat
    .stated = yes
verb-diablerize = { MOOD($mood, "dokonaj", "dokonać", "dokonuje") } diablerii na { $who }
    .who = loc
verb-soul-gem = { MOOD($mood, "dobierz", "dobrać", "dobiera") } wierzchnią kartę swojej krypty: młodszy wampir wchodzi do twojego obszaru gotowości, pełen krwi i z tą kartą; każda inna karta trafia do twojego obszaru niekontrolowanego, a ta zostaje spalona
verb-set-range =
    { $distance-is ->
        [close] { MOOD($mood, "ustal", "ustalić", "ustala") } dystans tej rundy jako bliski
       *[long] { MOOD($mood, "ustal", "ustalić", "ustala") } dystans tej rundy jako daleki
    }
verb-strike-with-this = { MOOD($mood, "wybierz", "wybrać", "wybiera") } cios tej karty
verb-remember = { MOOD($mood, "wybierz", "wybrać", "wybiera") } { $what } dla tej karty
    .what = acc
verb-remember-player = { MOOD($mood, "zapamiętaj", "zapamiętać", "zapamiętuje") }, że { $what } zagrał tę kartę
verb-remember-this-turn = { MOOD($mood, "wybierz", "wybrać", "wybiera") } { $what } dla tej karty w tej turze
    .what = acc
verb-fill = { MOOD($mood, "dodaj", "dodać", "dodaje") } { $who } krew do pełnej pojemności
    .who = dat
verb-heal = { MOOD($mood, "dodaj", "dodać", "dodaje") } { $who } { $amount }, lecz nie ponad życie początkowe
    .amount =
        { $who-kind ->
            [ally] life
            [vampire] blood
           *[other] blood-or-life
        }
    .who = dat each
verb-raise-ally =
    { $unlocked ->
        [0] { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } do swojego obszaru gotowości, { ADJ("przekręcony", $what-gender, "one", "acc") } i z początkowym życiem
       *[1] { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } do swojego obszaru gotowości z początkowym życiem
    }
    .what = acc

## What one card alone does

verb-secret-numbers = każdy Matuzalem wybiera w tajemnicy liczbę, ty od 1 do 6, a pozostali od 1 do 5, i zyskuje tyle punktów puli, a jeśli ktoś wybrał liczbę dokładnie o jeden mniejszą, pali je
verb-crypt-top-to-ash =
    { MOOD($mood, "przenieś", "przenieść", "przenosi") } wierzchnią kartę krypty dowolnego Matuzalema na stos popiołów i, jeśli to książę, { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } { $arg0 ->
        [one] { $arg0 } punkt puli
        [few] { $arg0 } punkty puli
       *[many] { $arg0 } punktów puli
    }
verb-bait = { MOOD($mood, "porównaj", "porównać", "porównuje") } pojemności wierzchnich kart swojej krypty i krypty kontrolującego tego wampira i { MOOD($mood, "potasuj", "potasować", "tasuje") } obie krypty. Jeśli twoja jest mniejsza, twój wampir odnosi 1 punkt obrażeń od otoczenia, którym nie można zapobiec. W przeciwnym razie nie ma walki, a tę kartę kładzie się na twoim wampirze i działa ona przeciw kontrolującemu sługę, który zablokował
verb-make-equipment = { MOOD($mood, "odszukaj", "odszukać", "odszukuje") } w swojej bibliotece kartę ekwipunku, która nie jest unikatowa ani nie jest lokacją, { MOOD($mood, "połóż", "położyć", "kładzie") } ją bez wymagań i kosztu na innym słudze pod twoją kontrolą i { MOOD($mood, "potasuj", "potasować", "tasuje") } bibliotekę
verb-command-younger =
    { MOOD($mood, "zapłać", "zapłacić", "płaci") } X punktów krwi i { MOOD($mood, "wybierz", "wybrać", "wybiera") } ze swojego obszaru niekontrolowanego młodsze wampiry, których kopii nie ma w grze, w liczbie { $arg0 ->
        [0] X
       *[other] X + { $arg0 }
    }. Wchodzą do gry, każdy z dodatkowym punktem krwi, i muszą wykrwawiać. Gdy jednemu z nich się to uda albo żaden nie może już wykrwawiać, wszystkie trafiają na spód twojej krypty
verb-join-chosen-clan = { MOOD($mood, "wybierz", "wybrać", "wybiera") } klan. Wampir z tą kartą należy do tego klanu zamiast do swojego, a także do sekty tego klanu
verb-compare-all-crypts =
    każdy Matuzalem pokazuje wierzchnią kartę swojej krypty i tasuje kryptę. Jeśli największa lub najmniejsza pojemność się powtarza, każdy z nich pali 1 punkt puli; w przeciwnym razie ten z największą kradnie { $arg0 ->
        [one] { $arg0 } punkt puli
        [few] { $arg0 } punkty puli
       *[many] { $arg0 } punktów puli
    } temu z najmniejszą
verb-follow-portrait = { MOOD($mood, "pokaż", "pokazać", "pokazuje") } wierzchnią kartę krypty swojej zdobyczy. Jeśli to wampir klanu Nosferatu, twój wampir pali 2 punkty krwi. Jeśli jej pojemność jest mniejsza niż 7, twój wampir zyskuje 2 punkty krwi; od 7 do 10 odkręca się i w kolejnej akcji wykrwawia twoją zdobycz, mając +1 do wykrwawienia i +1 do skrytości; powyżej 10 pali 1 punkt krwi
verb-count-down-to-ally = { MOOD($mood, "spal", "spalić", "pali") } 1 znacznik z tej karty. Bez znaczników ta karta zostaje spalona, a ty przenosisz zjawę lub zombie ze swojego stosu popiołów do obszaru gotowości
verb-learn-or-burn = { MOOD($mood, "połóż", "położyć", "kładzie") } na nim kartę Dyscypliny z ręki lub go { MOOD($mood, "spal", "spalić", "pali") }
verb-summon-illusion =
    { MOOD($mood, "zakończ", "zakończyć", "kończy") } walkę. Spodnia karta twojej krypty wchodzi do gry gotowa, nie wchodzi w żaden spór, zyskuje { $arg0 ->
        [1] tyle krwi, ile wynosi jej pojemność,
       *[other] tyle krwi, ile wynosi połowa jej pojemności, zaokrąglona w dół,
    } i walczy z przeciwnym sługą. Po tej walce zostaje usunięta z gry
verb-direct-votes = { MOOD($mood, "wybierz", "wybrać", "wybiera") }, czy głosy i karty do głosowania tego wampira oddaje się za, czy przeciw
verb-takes-chosen-title = ten wampir zyskuje tytuł tego księcia, który staje się wtedy sporny

## Clauses

clause-action =
    { $directed ->
        [0] Akcja ze skrytością +{ $stealth }.
       *[other] { $stealth ->
            [0] Akcja skierowana.
           *[other] Akcja skierowana ze skrytością +{ $stealth }.
        }
    }
clause-as-action =
    { $directed ->
        [0] { $stealth ->
            [0] { $kind ->
                [equip] akcją wyposażenia
                [political] akcją polityczną
               *[action] akcją
            }
           *[other] { $kind ->
                [equip] akcją wyposażenia ze skrytością większą o { $stealth }
                [political] akcją polityczną ze skrytością większą o { $stealth }
               *[action] akcją ze skrytością +{ $stealth }
            }
        }
       *[other] { $stealth ->
            [0] akcją skierowaną
           *[other] akcją skierowaną ze skrytością +{ $stealth }
        }
    }
clause-only-if = tylko jeśli { $condition }
clause-bled = jeśli wykrwawienie spali punkty puli, { $deed }
clause-hunted = jeśli polowanie się powiedzie, { $deed }
clause-announced = w chwili ogłoszenia akcji { $deed }
clause-as-played = zagrywając tę kartę, { $deed }
clause-succeeded = jeśli akcja się powiedzie, { $deed }
clause-if-so = jeśli { $condition }:
clause-each-time =
    { $conditional ->
        [0] za każdym razem { $deed }
       *[other] za każdym razem, { $deed }
    }
clause-or-more = { $deed } ({ $more }, jeśli { $condition })
clause-meanwhile = podczas głosowania { $deed }
clause-passes = jeśli referendum przejdzie, { $deed }
clause-call = zwołać referendum
clause-bleed =
    wykrwawić { $anyone ->
        [0] zdobycz
       *[other] dowolnego innego Matuzalema
    } { $bleed ->
        [0] { "" }
       *[other] z premią +{ $bleed }
    }
clause-put-on = połóż tę kartę na { $what }
    .what = loc
clause-priced = { $cost }, aby { $deed }
clause-paid = { $cost }, po czym { $deed }
clause-or = Lub { $deed }
clause-levels = { $levels }
clause-as-above = Jak wyżej i { $more }
clause-at =
    { $conditional ->
        [0] { $moment } { $deed }
       *[other] { $moment }, { $deed }
    }

window-only-unblocked = Tylko po rezygnacji z bloków.
window-only-polling = Tylko podczas referendum akcji politycznej.
window-only-blocked = Tylko jeśli akcja została zablokowana, przed rozstrzygnięciem bloku.
window-only-after-action = Tylko po akcji.

at-unlock =
    { $whose ->
        [each] w fazie odkręcania każdego Matuzalema
        [others] w fazie odkręcania każdego innego Matuzalema
        [prey] w fazie odkręcania twojej zdobyczy
        [host] w fazie odkręcania tego, kto kontroluje sługę z tą kartą,
        [controller] w fazie odkręcania tego, kto kontroluje tę kartę,
       *[you] w twojej fazie odkręcania
    }
at-master =
    { $whose ->
        [each] w fazie mistrza każdego Matuzalema
        [others] w fazie mistrza każdego innego Matuzalema
        [prey] w fazie mistrza twojej zdobyczy
        [host] w fazie mistrza tego, kto kontroluje sługę z tą kartą,
        [controller] w fazie mistrza tego, kto kontroluje tę kartę,
       *[you] w twojej fazie mistrza
    }
at-minion =
    { $whose ->
        [each] w fazie sług każdego Matuzalema
        [others] w fazie sług każdego innego Matuzalema
        [prey] w fazie sług twojej zdobyczy
        [host] w fazie sług tego, kto kontroluje sługę z tą kartą,
        [controller] w fazie sług tego, kto kontroluje tę kartę,
       *[you] w twojej fazie sług
    }
at-influence =
    { $whose ->
        [each] w fazie wpływów każdego Matuzalema
        [others] w fazie wpływów każdego innego Matuzalema
        [prey] w fazie wpływów twojej zdobyczy
        [host] w fazie wpływów tego, kto kontroluje sługę z tą kartą,
        [controller] w fazie wpływów tego, kto kontroluje tę kartę,
       *[you] w twojej fazie wpływów
    }
at-discard =
    { $whose ->
        [each] w fazie odrzucania każdego Matuzalema
        [others] w fazie odrzucania każdego innego Matuzalema
        [prey] w fazie odrzucania twojej zdobyczy
        [host] w fazie odrzucania tego, kto kontroluje sługę z tą kartą,
        [controller] w fazie odrzucania tego, kto kontroluje tę kartę,
       *[you] w twojej fazie odrzucania
    }
at-played = gdy { $condition },
at-as-played = w chwili zagrania karty
at-announced = w chwili ogłoszenia akcji
at-action = podczas akcji
at-block = podczas decyzji o bloku lub jego próby
at-unblocked = po rezygnacji z bloków
at-blocked = po zablokowaniu akcji, przed rozstrzygnięciem bloku,
at-after-block = po zablokowaniu akcji
at-polling = podczas głosowania
at-before-range = przed ustaleniem dystansu
at-range = podczas ustalania dystansu
at-strike = podczas wyboru ciosów
at-prevention = w chwili zadania obrażeń
at-additional = podczas dodatkowych ciosów
at-press = na koniec rundy
at-after-action = po akcji
at-before-votes = przed głosowaniem
at-strikes-chosen = po wyborze ciosów
at-before-strikes = przed wyborem ciosów
at-aim = przy wyborze ciosu
at-round-end = pod koniec rundy walki
at-would = gdy coś ma nastąpić
at-own-card = w chwili zagrania własnej karty
at-outside-combat = poza walką

after-blocked = gdy { $who } zostaje zablokowany,
after-blocks = gdy { $who } blokuje,
after-block-resolved = gdy { $who } zablokuje i blok zostanie rozstrzygnięty,
after-to-torpor = gdy { $who } trafia do torporu,
after-after-action = po akcji, którą wykonuje { $who },
after-burned = po spaleniu { $who }
    .who = gen
after-block-fought = gdy zaczyna się walka, w której { $who } mierzy się ze sługą, który zablokował jego akcję,
after-fought-by-blocking = gdy zaczyna się walka, w której { $who } mierzy się ze sługą, którego akcję zablokował,
after-pressed = gdy { $who } naciska na kontynuację walki,
after-edge-vote =
    { $who-is ->
        [you] gdy spalisz Przewagę za głos,
       *[other] gdy ktoś spali Przewagę za głos,
    }
after-card-vote =
    { $who-is ->
        [you] gdy spalisz za głos kartę akcji politycznej,
       *[other] gdy { $who } spali za głos kartę akcji politycznej,
    }
after-discarded =
    { $who-is ->
        [you] gdy akcją fazy odrzucania odrzucisz kartę, która wymaga Anarcha lub czyni wampira Anarchem,
       *[other] gdy { $who } akcją fazy odrzucania odrzuci kartę, która wymaga Anarcha lub czyni wampira Anarchem,
    }
after-leaves-torpor = gdy wampir opuszcza torpor,
after-cancelled = gdy karta zostaje anulowana,
after-tally = po policzeniu głosów
after-entering = w chwili wejścia do gry, zanim karta stanie się sporna,
after-playing = gdy { $who } zagrywa kartę, zanim ktokolwiek ją anuluje,
after-enters = gdy { $who } wchodzi do gry,
after-comes = gdy { $who } znajdzie się w grze,
after-sect-changed = gdy { $who } wstąpi do swojej sekty,
after-bleed-success = po udanym wykrwawieniu, które wykonuje { $who },
after-played = gdy { $who } zagra kartę,
after-hunted = po udanym polowaniu, które wykonuje { $who },
after-leaves-ready = gdy { $who } opuszcza obszar gotowości,
after-master-played =
    { $who-is ->
        [you] gdy zagrasz kartę mistrza,
        [others] gdy inny Matuzalem zagra kartę mistrza,
       *[other] gdy { $who } zagra kartę mistrza,
    }
after-passed =
    { $who-is ->
        [minion] po przejściu referendum akcji politycznej
       *[other] po przejściu referendum, które zwołuje { $who },
    }
after-failed = gdy referendum, które zwołuje { $who }, nie przechodzi lub zostaje odwołane,
after-diablerized = gdy { $who } dokona diablerii,
after-controlled = gdy zmienia się kontrolujący { $who },
    .who = acc
after-block-failed = gdy { $who } podejmie nieudaną próbę bloku,
after-phase-ends =
    { $phase ->
        [minion] na koniec twojej fazy sług
        [discard] { $who-is ->
            [predator] na koniec fazy odrzucania twojego drapieżcy
           *[other] na koniec twojej fazy odrzucania
        }
        [turn] na koniec tury
       *[other] na koniec tej fazy
    }
after-unlocked = gdy { $who } się odkręca,
after-leaves-play = gdy { $who } opuszcza grę,
after-ousted = gdy { $who } zostaje wyeliminowana,
after-attempts-block = gdy { $who } podejmuje próbę bloku,
after-announced = gdy { $who } ogłasza akcję,
after-would-bleed = gdy wykrwawienie, które wykonuje { $who }, ma się powieść,
after-round-ends = na koniec każdej rundy walki tego sługi,
after-ran-out = gdy { $who } straci ostatnią krew,
after-round-begins =
    { $once ->
        [1] { $until ->
            [action] gdy zacznie się następna walka tej akcji,
           *[other] gdy zacznie się następna runda tej walki,
        }
       *[other] za każdym razem, gdy zacznie się kolejna runda tej walki,
    }
after-combat-ends =
    { $who-is ->
        [minion] gdy walka się skończy,
       *[other] po walce, w której uczestniczy { $who },
    }
after-press-step = przed każdym krokiem nacisków
after-calls =
    { $once ->
        [1] gdy { $who } zwoła w tej turze następne referendum,
       *[other] gdy { $who } zwołuje referendum,
    }
after-combat-begins = na początku walki, w której uczestniczy { $who },
after-hurt-by-strike = jeśli { $who } odniesie w tej rundzie obrażenia od ciosu,
after-struck = jeśli wybrany cios zada obrażenia { $who },
    .who = dat
after-would-burn = gdyby { $who } miał spłonąć,
after-would-get-edge =
    { $who-is ->
        [you] gdyby Przewaga miała trafić do ciebie,
       *[other] gdyby { $who } miał dostać Przewagę,
    }
after-would-replace =
    { $who-is ->
        [you] gdybyś miał dobrać kartę na miejsce innej,
       *[other] gdyby { $who } miał dobrać kartę na miejsce innej,
    }
clause-for-this = w tym celu { $cost }
clause-for-one-of-these = za jedną z tych możliwości { $cost }
clause-sheltered = { $actors } nie może wykonać akcji wymierzonej w { $who }
    .actors = nom no
    .who = acc
clause-sheltered-from = { $actors } nie może wykonać akcji wymagającej Dyscypliny { $by } i wymierzonej w { $who }
clause-costs =
    { $cards } kosztuje o { $change ->
        [one] { $change } punkt
        [few] { $change } punkty
        [many] { $change } punktów
       *[other] { $change }
    } { $in ->
        [blood] krwi
        [life] krwi lub życia
        [pool] puli
       *[any] krwi lub puli
    } { $more ->
        [0] mniej
       *[other] więcej
    } { $by-is ->
        [none] { "" }
        [you] , gdy ty ją zagrywasz,
       *[other] , gdy zagrywa ją { $by },
    } { $at-is ->
        [none] { "" }
       *[other] { $by-is ->
            [none] , gdy jej celem jest { $at },
           *[other] , a jej celem jest { $at },
        }
    }
    .cards = nom each
clause-costs-if-locked = możesz { $lock }; wtedy { $costs }
    .cards = nom a
clause-paid-from =
    { $whole ->
        [1] możesz pokryć cały koszt
       *[other] możesz pokryć { $change ->
            [99] część lub całość
            [1] do { $change } punktu
           *[other] do { $change } punktów
        } kosztu
    } { $cards } { $in ->
        [blood] w krwi
        [pool] w puli
       *[any] w krwi lub puli
    } { $with ->
        [blood] krwią tego wampira
       *[counters] znacznikami z tej karty
    } { $by-is ->
        [none] { "" }
        [you] , gdy ty ją zagrywasz,
       *[other] , gdy zagrywa ją { $by },
    }
    .cards = gen a
clause-costs-nothing =
    { $cards } nie kosztuje krwi, { $by-is ->
        [none] { "" }
       *[other] gdy zagrywa ją { $by }
    }
    .cards = nom each
clause-costs-half =
    { $cards } kosztuje połowę krwi, zaokrągloną w dół, { $by-is ->
        [none] { "" }
       *[other] gdy zagrywa ją { $by }
    }
    .cards = nom each
clause-raises = wampir z tą kartą ma poziom Dyscypliny { $what } wyższy o jeden
clause-gives = wampir z tą kartą ma wyższy poziom Dyscypliny { $what }

## What generic choices ask

prompt-choose = wybierz { $what }
prompt-offer = { $deed }: robisz to?
prompt-either = wybierz: { $ways }
prompt-amount = ile? { $deed }

kind-minion = kartę sługi
kind-minion-outside-combat = kartę sługi inną niż karta walki
kind-any-action = kartę, którą wykonuje się akcję
