# Vampire: The Eternal Struggle: the words that composed card texts are made of, in Polish.
# The terms are those at the head of rules.pl.ftl.
#
# Cases: nom, gen, dat, acc, ins, loc. Genders: personal, animate, inanimate, feminine, neuter.

## How words are put together

phrase-place = before
phrase-contractions = z sł=ze sł|z sp=ze sp|z st=ze st|z sw=ze sw|z zd=ze zd|z ws=ze ws|w wł=we wł|w ws=we ws
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
who-active = { FORMS("ten Matuzalem/tego Matuzalema/temu Matuzalemowi/tego Matuzalema/tym Matuzalemem/tym Matuzalemie", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-bled = { FORMS("Matuzalem, w którego wymierzona jest akcja,/Matuzalema, w którego wymierzona jest akcja,/Matuzalemowi, w którego wymierzona jest akcja,/Matuzalema, w którego wymierzona jest akcja,/Matuzalemem, w którego wymierzona jest akcja,/Matuzalemie, w którego wymierzona jest akcja,", "", "one", $case) }
    .head = methuselah
    .gender = personal
who-others = { FORMS("każdy inny Matuzalem/każdego innego Matuzalema/każdemu innemu Matuzalemowi/każdego innego Matuzalema/każdym innym Matuzalemem/każdym innym Matuzalemie", "", "one", $case) }
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
ref-it = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine
ref-that = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine
ref-chosen = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine
ref-actor = { ADJ("działający", "personal", "one", $case) } { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) }
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
ref-card-played = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine
ref-its-foe = walczący z nim { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) }
    .gender = personal
    .head = minion
ref-remembered = { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) } wybrany dla tej karty
    .gender = animate
    .head = vampire

## Nouns

noun-minion = { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "słudzy/sług/sługom/sług/sługami/sługach", $number, $case) }
    .gender = personal
noun-vampire = { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "wampiry/wampirów/wampirom/wampiry/wampirami/wampirach", $number, $case) }
    .gender = animate
    .general = minion
noun-ally = { FORMS("sprzymierzeniec/sprzymierzeńca/sprzymierzeńcowi/sprzymierzeńca/sprzymierzeńcem/sprzymierzeńcu", "sprzymierzeńcy/sprzymierzeńców/sprzymierzeńcom/sprzymierzeńców/sprzymierzeńcami/sprzymierzeńcach", $number, $case) }
    .gender = personal
    .general = minion
noun-location = { FORMS("lokacja/lokacji/lokacji/lokację/lokacją/lokacji", "lokacje/lokacji/lokacjom/lokacje/lokacjami/lokacjach", $number, $case) }
    .gender = feminine
noun-crypt-card = { FORMS("karta/karty/karcie/kartę/kartą/karcie", "karty/kart/kartom/karty/kartami/kartach", $number, $case) }
    .gender = feminine
noun-card = { FORMS("karta/karty/karcie/kartę/kartą/karcie", "karty/kart/kartom/karty/kartami/kartach", $number, $case) }
    .gender = feminine
noun-methuselah = { FORMS("Matuzalem/Matuzalema/Matuzalemowi/Matuzalema/Matuzalemem/Matuzalemie", "Matuzalemowie/Matuzalemów/Matuzalemom/Matuzalemów/Matuzalemami/Matuzalemach", $number, $case) }
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
quality-uncontrolled =
    { $of-seats-is ->
        [you] w twoim obszarze niekontrolowanym
        [prey] w obszarze niekontrolowanym twojej zdobyczy
        [predator] w obszarze niekontrolowanym twojego drapieżcy
        [others] w obszarze niekontrolowanym innego Matuzalema
        [again] w swoim obszarze niekontrolowanym
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
        [again] pod jego kontrolą
        [they] pod jego kontrolą
        [active] pod jego kontrolą
        [others] pod kontrolą innego Matuzalema
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
quality-untitled = bez tytułu
    .place = after
    .is = nie ma tytułu
    .isnt = ma tytuł
    .not = { ADJ("utytułowany", $gender, $number, $case) }
    .place-not = before
quality-at-superior = { ADJ("zagrany", $gender, $number, $case) } na wyższym poziomie
    .place = after
    .is = jest { ADJ("zagrany", $gender, $number, $case) } na wyższym poziomie
    .isnt = nie jest { ADJ("zagrany", $gender, $number, $case) } na wyższym poziomie
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
           *[other] after
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
           *[other] after
        }
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
       *[other] { ADJ("inny", $gender, $number, $case) } niż { $than }
    }
    .place =
        { $than-is ->
            [self] first
            [you] first
           *[other] clause
        }
    .is = jest { ADJ("inny", $gender, $number, $case) } niż { $than }
    .isnt = to { $than }
quality-clan = klanu { $names }
    .names = clan
    .place = near
    .is = należy do klanu { $names }
    .isnt = nie należy do klanu { $names }
    .not = spoza klanu { $names }
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
quality-named = { $name }
    .place = after
    .is = to { $name }
    .isnt = to nie { $name }

sort-vehicle = pojazd
sort-haven = schronienie
sort-archetype = archetyp
sort-location = lokacja
sort-discipline = Dyscyplina
sort-title = tytuł
sort-trophy = trofeum
sort-equipment = ekwipunek
sort-weapon = broń
sort-melee = broń do walki wręcz
sort-wraith = zjawa
sort-zombie = zombie
sort-frenzy = szał
sort-scarce = rzadki
sort-sterile = bezpłodny
sort-infernal = infernalny
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
quality-is-prey = { ADJ("będący", $gender, $number, $case) } twoją zdobyczą
    .place = after
    .is = jest twoją zdobyczą
    .isnt = nie jest twoją zdobyczą
quality-has-cards-in-crypt = z niepustą kryptą
    .place = after
    .is = ma karty w krypcie
    .isnt = ma pustą kryptę
quality-blocking = { ADJ("podejmujący", $gender, $number, $case) } próbę bloku
    .place = clause
    .is = podejmuje próbę bloku
    .isnt = nie podejmuje próby bloku
quality-has-blocked = po zablokowaniu akcji
    .place = clause
    .is = zablokował akcję
    .isnt = nie zablokował akcji
quality-lacking-intercept = { ADJ("podejmujący", $gender, $number, $case) } próbę bloku, do której potrzebuje przechwycenia,
    .place = clause
    .is = podejmuje próbę bloku i potrzebuje przechwycenia
    .isnt = nie potrzebuje przechwycenia
quality-has-not-given-blood =
    { $gender ->
        [feminine] , która jeszcze tego w tej akcji nie zrobiła,
       *[other] , który jeszcze tego w tej akcji nie zrobił,
    }
    .place = clause
    .is = nie zrobił tego jeszcze w tej akcji
    .isnt = zrobił to już w tej akcji
quality-able-to-fight = { ADJ("zdolny", $gender, $number, $case) } do walki
    .place = after
    .is = może walczyć
    .isnt = nie może walczyć
quality-fighting = w walce
    .place = after
    .is = jest w walce
    .isnt = nie jest w walce
quality-richer = z większą pulą niż twoja
    .place = clause
    .is = ma większą pulę niż ty
    .isnt = nie ma większej puli niż ty
quality-detached = poza innymi kartami
    .place = after
    .is = nie leży na żadnej karcie
    .isnt = leży na innej karcie
quality-able-to-diablerize = zdolny do diablerii
    .place = clause
    .is = może popełnić diablerię
    .isnt = nie może popełnić diablerii
quality-anywhere = choćby spalonym
    .place = after
    .is = jest w grze albo nie
    .isnt = nie ma go nigdzie
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
quality-on-red-list = z Czerwonej Listy
    .place = after
    .is = jest na Czerwonej Liście
    .isnt = nie jest na Czerwonej Liście
    .not = spoza Czerwonej Listy
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
quality-blood-at-most = z krwią w liczbie nie większej niż { $most }
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
        [animal] zwierzęcia
        [wraith] zjawy
       *[other] { $keyword }
    }
    .place = near
    .is =
        { $keyword ->
            [gehenna] należy do Gehenny
            [animal] to zwierzę
            [wraith] to zjawa
           *[other] to { $keyword }
        }
    .isnt =
        { $keyword ->
            [gehenna] nie należy do Gehenny
            [animal] to nie zwierzę
            [wraith] to nie zjawa
           *[other] to nie { $keyword }
        }
quality-requiring = { ADJ("wymagający", $gender, $number, $case) } Dyscypliny { $code }
    .code = discipline
    .place = after
    .is = wymaga Dyscypliny { $code }
    .isnt = nie wymaga Dyscypliny { $code }
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
        [x] tyle samo { $unit }
        [all-blood-of] całą krew
       *[other] tyle { $unit }, ile wynosi { $quantity }
    }
amount-up-to = najwyżej { $most }
    .most = nom
amount-between = od { $least } do { $most }
amount-at-most =
    { $word ->
        [blood-of] dowolną liczbę punktów { $unit }
       *[other] { $unit } najwyżej tyle, ile wynosi { $quantity }
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
amount-plus = { $a } + { $b }
amount-minus = { $a } − { $b }
amount-times = { $b } × { $a }
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

amount-smaller = { $one } lub { $other }, zależnie od tego, co mniejsze,
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
amount-library-size =
    { $who-is ->
        [you] liczba kart w twojej bibliotece
       *[other] liczba kart w bibliotece { $who }
    }
    .who = gen
amount-paid = X
amount-announced = X
amount-counters-of = liczba znaczników na { $what }
    .what = loc
amount-lost-by = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } punktów krwi, które { $who } traci przez obrażenia w tej rundzie,
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
stat-contest-cost = { $signed } do kosztu sporu o tytuł, w punktach krwi
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
stat-foe-intercept = daje { $signed } do przechwycenia temu, kto go blokuje
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
stat-rescue-cost = { $signed } do kosztu ratunku, w punktach krwi
    .bare = kosztu ratunku
stat-shelter = jest poza zasięgiem akcji
    .sort = is
stat-stays-locked = nie odkręca się
    .sort = is
stat-no-ally-blocks = nie może zostać zablokowany przez sprzymierzeńców
    .sort = is
stat-damage-less = odnosi od każdego ciosu o { $n } mniej obrażeń
    .sort = is
stat-immune = nie odnosi obrażeń, które nie są dotkliwe
    .sort = is
stat-hands-only = zadaje tylko ciosy wręcz
    .sort = is
stat-no-strike-cards = nie może zagrywać kart ciosów
    .sort = is
stat-cannot-press = nie może naciskać
    .sort = is
stat-base-strength = ma siłę { $n }
    .sort = is
stat-as-normal = traktuje dotkliwe obrażenia jak zwykłe
stat-learned = ma więcej Dyscyplin
    .sort = is

span-round = w tej rundzie
span-combat = w tej walce
span-action = w tej akcji
span-phase = w tej fazie
span-turn = w tej turze
span-until-unlock = do twojej następnej fazy odkręcania
span-game = do końca partii
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
deed-strike-otherwise = zadawać innych ciosów niż wręcz
deed-play-strikes = zagrywać kart ciosów
deed-press = naciskać

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
    .several = gen
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
if-needs-stealth = potrzebna jest skrytość
if-needs-intercept = { $who } potrzebuje przechwycenia
if-bleed-at-least = wykrwawienie wynosi co najmniej { $least }
if-not-played = nie zagrano w tej akcji karty { $name }
if-need-not-hunt = polowanie nie jest obowiązkowe
if-may-attempt-block = można podjąć próbę bloku
if-awake = { $who } czuwa
if-by-vampire = tę kartę zagrywa wampir
if-by-capacity = tę kartę zagrywa wampir o pojemności co najmniej { $least }
if-at-range =
    { $distance-is ->
        [close] walka toczy się na bliskim dystansie
       *[long] walka toczy się na dalekim dystansie
    }
if-inflicted-more = { $who } zadał w tej rundzie więcej obrażeń niż { $than }
if-by-blocking = trwa pierwsza runda walki, w której { $who } walczy z zablokowanym sługą
if-fewer-on = na { $who } leżą mniej niż { $most } karty { $name }
    .who = loc
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
if-action-is =
    { $action-is ->
        [bleed] akcja jest wykrwawieniem
        [political] akcja jest akcją polityczną
        [hunt] akcja jest polowaniem
       *[other] trwa inna akcja
    }
    .not =
        { $action-is ->
            [bleed] akcja nie jest wykrwawieniem
            [political] akcja nie jest akcją polityczną
            [hunt] akcja nie jest polowaniem
           *[other] trwa zwykła akcja
        }
if-acts-by = akcję wykonuje się kartą z cechą: { $keyword }
    .keyword = sort
if-before-votes = trwa referendum akcji politycznej i niczego jeszcze nie oddano
if-pressed = walka miałaby trwać dalej
    .not = walka miałaby się skończyć
if-would-burn =
    { $who-is ->
        [doomed] sprzymierzeniec w walce miałby zostać spalony
       *[other] { $who } miałby zostać spalony
    }
if-would-fall = { $who } ma trafić do torporu
if-would-succeed = wykrwawienie, które wykonuje { $who }, ma się powieść
if-counted-down-fewer =
    { $times ->
        [one] żadna karta o tej nazwie nie straciła w tej fazie znacznika
        [few] mniej niż { $times } karty o tej nazwie straciły w tej fazie znacznik
       *[many] mniej niż { $times } kart o tej nazwie straciło w tej fazie znacznik
    }
if-has-grudge = { $card } działa przeciw { $seat }
    .seat = dat
if-played-by = zagrywa ją { $seats }
if-played-requires = ta karta wymaga Dyscypliny { $codes }
    .codes = discipline
if-played-at = na { $who } zagrywana jest karta z cechą: { $keyword }
    .who = acc
    .keyword = sort
if-card-requires = ta karta wymaga Dyscypliny { $code }
    .code = discipline
if-card-is =
    { $seat-is ->
        [you] jest to twoja karta { $name }
       *[other] jest to karta { $name }, którą zagrał { $seat }
    }
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
       *[other] { $seat-is ->
            [you] trwa twoja tura
           *[other] trwa tura { $seat }
        }
    }
    .seat = gen
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
if-turn-of-prey-of = trwa tura zdobyczy tego, kto kontroluje { $card }
    .card = acc
if-range-open = nikt nie ustalił dystansu tej rundy
if-combat-would-end = obaj walczący są gotowi, a walka miałaby się skończyć
if-no-combat-queued = nie następuje inna walka

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
verb-gain-blood = { MOOD($mood, "dodaj", "dodać", "dodaje") } { $who } { $amount }
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
verb-burn-blood =
    { $who-is ->
        [self] { MOOD($mood, "spal", "spalić", "pali") } { $amount }
       *[other] { MOOD($mood, "spal", "spalić", "pali") } { $amount } { $who }
    }
    .amount =
        { $who-kind ->
            [ally] life
           *[other] { $who-is ->
                [ally] life
                [minion] blood-or-life
                [or] blood-or-life
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
verb-damage = { MOOD($mood, "zadaj", "zadać", "zadaje") } { $who } { $amount }
    .amount = damage
    .who = dat
verb-lock = { MOOD($mood, "przekręć", "przekręcić", "przekręca") } { $what }
    .what = acc each
verb-unlock = { MOOD($mood, "odkręć", "odkręcić", "odkręca") } { $what }
    .what = acc each
verb-steal =
    { $mood ->
        [ind] { $by } przejmuje kontrolę nad { $what }
       *[imp] { MOOD($mood, "przejmij", "przejąć", "przejmuje") } kontrolę nad { $what }
    }
    .subject = by
    .what = ins
verb-burn = { MOOD($mood, "spal", "spalić", "pali") } { $what }
    .what = acc each
verb-remove = { MOOD($mood, "usuń", "usunąć", "usuwa") } z gry { $what }
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
verb-redirect-bleed = { MOOD($mood, "wybierz", "wybrać", "wybiera") } innego Matuzalema, który staje się celem wykrwawienia i może podjąć próbę bloku,
verb-call-off-action = { MOOD($mood, "odkręć", "odkręcić", "odkręca") } działającego sługę i { MOOD($mood, "zakończ", "zakończyć", "kończy") } akcję, której nie może on powtórzyć w tej turze,
verb-attempt-block =
    { $mood ->
        [ind] { $who } podejmuje próbę bloku
       *[imp] { MOOD($mood, "podejmij", "podjąć", "podejmuje") } próbę bloku
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
        [ind] { $by } wybiera { $cards }
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
verb-to-crypt = { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } na spód krypty, zakrywając ją,
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
    }
    .who = gen
verb-survive = { $who } zostaje w grze, mając { $amount }, lecz nie więcej niż na początku, i nie odnosi dalszych obrażeń
    .subject = who
    .amount = life
verb-end-combat = { MOOD($mood, "zakończ", "zakończyć", "kończy") } walkę
verb-more-damage = { MOOD($mood, "zadaj", "zadać", "zadaje") } { $who } jeszcze { $amount } tego samego rodzaju
    .amount = damage
    .who = dat
verb-queue-combat = { MOOD($mood, "rozpocznij", "rozpocząć", "rozpoczyna") } po tej walce następną między tymi samymi sługami
verb-start-round = { MOOD($mood, "rozpocznij", "rozpocząć", "rozpoczyna") } zamiast tego następną rundę
verb-prevents-in-first-round =
    { $mood ->
        [inf] móc w pierwszej rundzie następującej walki
       *[imp] w pierwszej rundzie walki po zablokowaniu { $who } może
    } zapobiec { $amount ->
        [one] { $amount } punktowi obrażeń
        [few] { $amount } punktom obrażeń
       *[many] { $amount } punktom obrażeń
    }
    .stated = yes
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
verb-into-library =
    { MOOD($mood, "wtasuj", "wtasować", "wtasowuje") } { $what } do { $of-is ->
        [owner] biblioteki właściciela
       *[other] swojej biblioteki
    }
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
verb-give-back-master-action = { MOOD($mood, "zwróć", "zwrócić", "zwraca") } temu, kto ją zagrywa, akcję fazy mistrza, a za kartę poza turą daj mu ją w jego następnej fazie mistrza,
verb-spend-discard-action = { MOOD($mood, "zużyj", "zużyć", "zużywa") } akcję fazy odrzucania
verb-take-title = { MOOD($mood, "połóż", "położyć", "kładzie") } tę kartę na { $who }, który ma odtąd { $title-is ->
        [justicar] unikatowy tytuł: { $title } swojego klanu
       *[other] tytuł: { $title }
    }
    .who = loc
    .title = title
verb-take-city-title =
    { MOOD($mood, "połóż", "położyć", "kładzie") } tę kartę na { $who }, który ma odtąd unikatowy tytuł: { $title } ({ $city ->
        [Paris] Paryż
       *[other] { $city }
    })
    .who = loc
    .title = title
verb-call-blood-hunt = { MOOD($mood, "ogłoś", "ogłosić", "ogłasza") } krwawe łowy na { $who }
    .who = acc
verb-become-red-list = { MOOD($mood, "wpisz", "wpisać", "wpisuje") } { $who } na Czerwoną Listę
    .who = acc
verb-become-vampire = { MOOD($mood, "wprowadź", "wprowadzić", "wprowadza") } tę kartę do gry jako wampira o pojemności { $capacity }, bez krwi, z klanu i sekty działającego wampira
verb-change-sect =
    { $mood ->
        [inf] sprawić, że { $who } bez zmiany klanu przechodzi do sekty { $sect }
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
       *[other] krypty, którą ma { $who }
    } i { MOOD($mood, "usuń", "usunąć", "usuwa") } ją z gry
verb-call-off-referendum = { MOOD($mood, "odwołaj", "odwołać", "odwołuje") } referendum
verb-take-back-action-card = { MOOD($mood, "zwróć", "zwrócić", "zwraca") } kartę akcji politycznej, która je zwołała, o ile taka była, na rękę jej właściciela
verb-bar-this-action-again = w tej turze żaden sługa działającego Matuzalema nie może ponownie wykonać tej akcji
    .stated = yes
verb-torture = { MOOD($mood, "połóż", "położyć", "kładzie") } znacznik tortur na { $who }
    .who = loc
verb-end-torture = { MOOD($mood, "spal", "spalić", "pali") } wszystkie znaczniki tortur
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
verb-enlist = { $who } werbuje lub zatrudnia { $what }, płacąc koszt, o ile wymagania są spełnione; nie jest to akcja
    .what = acc
    .stated = yes
verb-afterwards = po rozstrzygnięciu akcji { $deed }
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
verb-hand-out-pool = { MOOD($mood, "przenieś", "przenieść", "przenosi") } 1 punkt puli, którą ma { $giver }, do puli Matuzalema za każdy jego punkt
verb-use-up = { "" }
verb-discard-at-random =
    { $mood ->
        [ind] { $who } odrzuca
       *[imp] { MOOD($mood, "odrzuć", "odrzucić", "odrzuca") }
    } { $amount ->
        [one] losową kartę
        [few] { $amount } losowe karty
       *[many] { $amount } losowych kart
    }
    .subject = who
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
verb-equip-with-found = { MOOD($mood, "wyposaż", "wyposażyć", "wyposaża") } w nią { $who }
    .who = acc
verb-burn-from-library =
    { $mood ->
        [ind] { $who } pali { $amount } z wierzchu swojej biblioteki
       *[imp] { MOOD($mood, "spal", "spalić", "pali") } { $amount } z wierzchu { MOOD($mood, "swojej", "twojej", "swojej") } biblioteki
    }
    .subject = who
    .amount = cards
verb-show-top = { MOOD($mood, "pokaż", "pokazać", "pokazuje") } wierzchnią kartę { MOOD($mood, "swojej", "twojej", "swojej") } biblioteki
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
verb-look-at-hand = { MOOD($mood, "obejrzyj", "obejrzeć", "ogląda") } rękę { $who }
    .who = gen
verb-show-hand = { $who } pokazuje swoją rękę
verb-hand-into-library = { MOOD($mood, "wtasuj", "wtasować", "wtasowuje") } rękę do biblioteki i { MOOD($mood, "dobierz", "dobrać", "dobiera") } nową
verb-recover = { MOOD($mood, "weź", "wziąć", "bierze") } { $what } na rękę
    .what = acc
verb-recover-under-library = { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } na spód biblioteki
    .what = acc
verb-recover-to-uncontrolled = { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } do { MOOD($mood, "swojego", "twojego", "swojego") } obszaru niekontrolowanego
    .what = acc
verb-name-card = { MOOD($mood, "wskaż", "wskazać", "wskazuje") } { $what }
    .what = acc
verb-name-number = { MOOD($mood, "podaj", "podać", "podaje") } X, od { $least } do { $most }
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
        [1] słudzy muszą spalić { $amount }, aby podjąć próbę bloku tej akcji
       *[other] słudzy bez Dyscypliny { $lacking } muszą spalić { $amount }, aby podjąć próbę bloku tej akcji
    }
    .lacking = discipline
    .amount =
        { $life ->
            [0] blood
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
verb-stay-behind = { MOOD($mood, "zostaw", "zostawić", "zostawia") } tę kartę na stole
verb-bear-grudge = { $card } działa odtąd przeciw { $seat }
    .seat = dat
    .stated = yes
verb-diablerize = { MOOD($mood, "zdiableryzuj", "zdiableryzować", "diableryzuje") } { $who }
    .who = acc
verb-soul-gem = { MOOD($mood, "dobierz", "dobrać", "dobiera") } wierzchnią kartę swojej krypty: młodszy wampir wchodzi do twojego obszaru gotowości, pełen krwi i z tą kartą; każda inna karta trafia do twojego obszaru niekontrolowanego, a ta zostaje spalona
verb-set-range =
    { $distance-is ->
        [close] { MOOD($mood, "ustal", "ustalić", "ustala") } dystans tej rundy jako bliski
       *[long] { MOOD($mood, "ustal", "ustalić", "ustala") } dystans tej rundy jako daleki
    }
verb-strike-with-this = { MOOD($mood, "wybierz", "wybrać", "wybiera") } cios tej karty
verb-remember = { MOOD($mood, "wybierz", "wybrać", "wybiera") } { $what } dla tej karty
    .what = acc
verb-fill = { MOOD($mood, "dodaj", "dodać", "dodaje") } { $who } krew do pełnej pojemności
    .who = dat
verb-raise-ally = { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } do swojego obszaru gotowości, przekręconą i z początkowym życiem
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
clause-announced = zapowiadając akcję, { $deed }
clause-as-played = zagrywając tę kartę, { $deed }
clause-succeeded = jeśli akcja się powiedzie, { $deed }
clause-if-so = jeśli { $condition }:
clause-each-time = za każdym razem { $deed }
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
window-only-after-action = Tylko po akcji.

at-unlock =
    { $whose ->
        [each] w fazie odkręcania każdego Matuzalema
        [others] w fazie odkręcania każdego innego Matuzalema
        [prey] w fazie odkręcania twojej zdobyczy
        [host] w fazie odkręcania tego, kto kontroluje sługę z tą kartą,
       *[you] w twojej fazie odkręcania
    }
at-master =
    { $whose ->
        [each] w fazie mistrza każdego Matuzalema
        [others] w fazie mistrza każdego innego Matuzalema
        [prey] w fazie mistrza twojej zdobyczy
        [host] w fazie mistrza tego, kto kontroluje sługę z tą kartą,
       *[you] w twojej fazie mistrza
    }
at-minion =
    { $whose ->
        [each] w fazie sług każdego Matuzalema
        [others] w fazie sług każdego innego Matuzalema
        [prey] w fazie sług twojej zdobyczy
        [host] w fazie sług tego, kto kontroluje sługę z tą kartą,
       *[you] w twojej fazie sług
    }
at-influence =
    { $whose ->
        [each] w fazie wpływów każdego Matuzalema
        [others] w fazie wpływów każdego innego Matuzalema
        [prey] w fazie wpływów twojej zdobyczy
        [host] w fazie wpływów tego, kto kontroluje sługę z tą kartą,
       *[you] w twojej fazie wpływów
    }
at-discard =
    { $whose ->
        [each] w fazie odrzucania każdego Matuzalema
        [others] w fazie odrzucania każdego innego Matuzalema
        [prey] w fazie odrzucania twojej zdobyczy
        [host] w fazie odrzucania tego, kto kontroluje sługę z tą kartą,
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
after-to-torpor = gdy { $who } trafia do torporu,
after-after-action = po akcji, którą wykonuje { $who },
after-burned = po spaleniu { $who }
    .who = gen
after-pressed = gdy { $who } naciska na kontynuację walki,
after-edge-vote = gdy ktoś spali Przewagę za głos,
after-cancelled = gdy karta zostaje anulowana,
after-tally = po policzeniu głosów
after-enters = gdy { $who } wchodzi do gry,
after-bleed-success = po udanym wykrwawieniu, które wykonuje { $who },
after-played = gdy { $who } zagra kartę,
after-hunted = po udanym polowaniu, które wykonuje { $who },
after-leaves-ready = gdy { $who } opuszcza obszar gotowości,
after-master-played =
    { $who-is ->
        [you] gdy zagrasz kartę mistrza,
       *[other] gdy { $who } zagra kartę mistrza,
    }
after-passed = po przejściu referendum akcji politycznej
after-diablerized = gdy { $who } dokona diablerii,
after-controlled = gdy zmienia się kontrolujący { $who },
    .who = acc
after-block-failed = gdy { $who } podejmie nieudaną próbę bloku,
after-phase-ends =
    { $phase ->
        [minion] na koniec twojej fazy sług
        [turn] na koniec tury
       *[other] na koniec tej fazy
    }
after-unlocked = gdy { $who } się odkręca,
after-leaves-play = gdy { $who } opuszcza grę,
after-would-bleed = gdy wykrwawienie, które wykonuje { $who }, ma się powieść,
after-round-begins = gdy zacznie się następna runda tej walki,
after-struck = jeśli wybrany cios zada obrażenia { $who },
    .who = dat
after-would-burn = gdyby { $who } miał spłonąć,
after-would-get-edge =
    { $who-is ->
        [you] gdybyś miał dostać Przewagę,
       *[other] gdyby { $who } miał dostać Przewagę,
    }
clause-for-this = w tym celu { $cost }
clause-sheltered = { $actors } nie może wykonać akcji wymierzonej w { $who }
    .actors = nom no
    .who = acc
clause-costs =
    { $cards } kosztuje { $more ->
        [0] o { $change } mniej { $in ->
            [blood] krwi
            [pool] puli
           *[any] krwi lub puli
        }
       *[other] o { $change } więcej { $in ->
            [blood] krwi
            [pool] puli
           *[any] krwi lub puli
        }
    } { $by-is ->
        [none] { "" }
        [you] , gdy ty ją zagrywasz,
       *[other] , gdy zagrywa ją { $by },
    } { $at-is ->
        [none] { "" }
       *[other] , gdy jej celem jest { $at },
    }
    .cards = nom each
clause-costs-half =
    { $cards } kosztuje połowę krwi, zaokrągloną w dół, { $by-is ->
        [none] { "" }
       *[other] gdy zagrywa ją { $by }
    }
    .cards = nom each
clause-gives = wampir z tą kartą ma wyższy poziom Dyscypliny { $what }

## What generic choices ask

prompt-choose = wybierz { $what }
prompt-offer = { $deed }: robisz to?
prompt-either = wybierz: { $ways }
prompt-amount = ile? { $deed }

kind-minion = kartę sługi
kind-any-action = kartę, którą wykonuje się akcję

## The Disciplines

discipline-abo = Abombwe
discipline-ani = Animalizm
discipline-aus = Auspex
discipline-cel = Akceleracja
discipline-chi = Chimeryzm
discipline-dai = Daimoinon
discipline-def = Obrona
discipline-dem = Demencja
discipline-fli = Lot
discipline-for = Odporność
discipline-inn = Niewinność
discipline-jud = Osąd
discipline-mal = Maleficia
discipline-mar = Męczeństwo
discipline-mel = Melpomenia
discipline-myt = Mytherceria
discipline-nec = Nekromancja
discipline-obe = Obeah
discipline-obf = Niewidoczność
discipline-obl = Zapomnienie
discipline-obt = Obtenebracja
discipline-pot = Potencja
discipline-pro = Transformacja
discipline-qui = Quietus
discipline-red = Odkupienie
discipline-san = Sanguinus
discipline-ser = Serpentis
discipline-spi = Spiritus
discipline-str = Striga
discipline-tem = Temporis
discipline-tha = Magia Krwi
discipline-thn = Thanatosis
discipline-val = Valeren
discipline-ven = Zemsta
discipline-vic = Vicissitude
discipline-vis = Visceratika
discipline-viz = Wizja
