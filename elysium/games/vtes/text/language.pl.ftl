# Vampire: The Eternal Struggle: the words that composed card texts are made of, in Polish.
# The terms are those at the head of rules.pl.ftl.
#
# Cases: nom, gen, dat, acc, ins, loc. Genders: personal, animate, inanimate, feminine, neuter.

## How words are put together

phrase-place = before
phrase-contractions = z sł=ze sł|z sp=ze sp|z st=ze st|z sw=ze sw|z zd=ze zd|z ws=ze ws|w wł=we wł
phrase-list = { $a }, { $b }
phrase-and = { $a } i { $b }
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
        [you] { $offer }; jeśli to zrobisz, { $deed }
       *[other] { $offer }; jeśli tak się stanie, { $deed }
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
    { $gender ->
        [feminine] żadnej { $what }
       *[other] żadnego { $what }
    }
again = { ADJ("ten", $gender, $number, $case) } { $noun }

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

## Cards that the situation names

ref-self =
    { $kind ->
        [bearer] { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) } z tą kartą
        [vampire] { ADJ("ten", "animate", "one", $case) } { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) }
        [acting-vampire] { FORMS("twój/swojego/swojemu/swojego/swoim/swoim", "", "one", $case) } { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) }
        [ally] { ADJ("ten", "personal", "one", $case) } { FORMS("sprzymierzeniec/sprzymierzeńca/sprzymierzeńcowi/sprzymierzeńca/sprzymierzeńcem/sprzymierzeńcu", "", "one", $case) }
       *[minion] { FORMS("twój/swojego/swojemu/swojego/swoim/swoim", "", "one", $case) } { FORMS("sługa/sługi/słudze/sługę/sługą/słudze", "", "one", $case) }
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
       *[other] { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    }
    .gender =
        { $kind ->
            [ally] personal
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
quality-uncontrolled =
    { $of-seats-is ->
        [you] w twoim obszarze niekontrolowanym
        [prey] w obszarze niekontrolowanym twojej zdobyczy
        [predator] w obszarze niekontrolowanym twojego drapieżcy
        [others] w obszarze niekontrolowanym innego Matuzalema
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
quality-unfed = { ADJ("który", $gender, $number, "gen") } nie nakarmił w tej turze żaden teren łowów
    .place = last
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
quality-other = { ADJ("inny", $gender, $number, $case) }
    .place = first
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
           *[other] należy do sekty { $names }
        }
    .isnt =
        { $names-is ->
            [independent] nie jest { ADJ("niezależny", $gender, $number, $case) }
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
       *[other] tyle { $unit }, ile wynosi { $quantity }
    }
amount-up-to = do { $most }
amount-between = od { $least } do { $most }
amount-at-most = { $unit } najwyżej tyle, ile wynosi { $quantity }
amount-count = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } { $cards }
amount-blood-of = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } punktów krwi na { $who }
    .who = loc
amount-capacity-of = { FORMS("pojemność/pojemności/pojemność/pojemność/pojemnością/pojemności", "", "one", $case) } { $who }
    .who = gen
amount-pool-of =
    { $seat-is ->
        [you] { FORMS("twoja pula/twojej puli/twoja pula/twoją pulę/twoją pulą/twojej puli", "", "one", $case) }
       *[other] { FORMS("pula/puli/pula/pulę/pulą/puli", "", "one", $case) } { $seat }
    }
    .seat = gen
amount-x = { FORMS("ta liczba/tej liczby/ta liczba/tę liczbę/tą liczbą/tej liczbie", "", "one", $case) }
amount-plus = { $a } + { $b }
amount-minus = { $a } − { $b }
amount-times = { $b } × { $a }
amount-part =
    { $b ->
        [2] { FORMS("połowa/połowy/połowa/połowę/połową/połowie", "", "one", $case) } { $a }, zaokrąglona w dół,
       *[other] { $a } ÷ { $b }, po zaokrągleniu w dół,
    }

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
        [one] { $signed } akcję fazy mistrza
        [few] { $signed } akcje fazy mistrza
       *[many] { $signed } akcji fazy mistrza
    }
    .lasting = dopóki jest gotowy: { $short }
    .bare = akcji fazy mistrza
stat-discard-action =
    { $n ->
        [one] { $signed } akcję fazy odrzucania
        [few] { $signed } akcje fazy odrzucania
       *[many] { $signed } akcji fazy odrzucania
    }
    .lasting = dopóki jest gotowy: { $short }
    .bare = akcji fazy odrzucania
stat-no-unlock = nie odkręca się w zwykły sposób
    .sort = is
stat-shield = nie odnosi obrażeń od ciosów przeciwnego sługi
    .sort = is
stat-environment = odnosi w każdej rundzie obrażenia { $n }R od otoczenia
    .sort = is
stat-contest-cost = { $signed } do kosztu sporu o tytuł, w punktach krwi
    .bare = kosztu sporu o tytuł
stat-no-vampire-blocks = nie może zostać zablokowany przez wampiry
    .sort = is
stat-after-damage =
    { $n ->
        [one] odnosi po akcji { $n } punkt dotkliwych obrażeń, którym nie można zapobiec
        [few] odnosi po akcji { $n } punkty dotkliwych obrażeń, którym nie można zapobiec
       *[many] odnosi po akcji { $n } punktów dotkliwych obrażeń, którym nie można zapobiec
    }
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
    ma +1 do skrytości w { $n ->
        [one] następnej akcji
        [few] następnych { $n } akcjach
       *[other] następnych { $n } akcjach
    }
    .sort = is
stat-first-strike = zadaje ciosy wyprzedzające
    .sort = is
stat-undodged = zadaje ciosy, których nie można uniknąć
    .sort = is
stat-rescue-cost = { $signed } do kosztu ratunku, w punktach krwi
    .bare = kosztu ratunku

span-round = w tej rundzie
span-combat = w tej walce
span-action = w tej akcji
span-phase = w tej fazie
span-turn = w tej turze
span-until-unlock = do twojej następnej fazy odkręcania
span-game = do końca partii

## When something holds

if-not = nie jest tak, że { $condition }
if-is = jest { $what }
    .what = ins
    .not = nie jest { $what }
    .what-not = ins
if-same =
    { $one-is ->
        [actor] działa { $other }
       *[other] { $one } to { $other }
    }
    .not =
        { $one-is ->
            [actor] nie działa { $other }
           *[other] { $one } to nie { $other }
        }
if-exists =
    { $least ->
        [1] jest { $cards }
       *[other] jest co najmniej { $least } { $cards }
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
if-blocked = akcja zostaje zablokowana
    .not = akcja nie zostaje zablokowana
if-succeeded = akcja się powiodła
    .not = akcja się nie powiodła
if-was-blocked = akcja została zablokowana
    .not = akcja nie została zablokowana
if-needs-stealth = działający sługa potrzebuje skrytości
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
if-at-most = { $a } wynosi najwyżej { $b }
    .not = { $a } wynosi więcej niż { $b }
if-more = { $a } wynosi więcej niż { $b }
    .not = { $a } wynosi najwyżej { $b }
if-fewer = { $a } wynosi mniej niż { $b }
    .not = { $a } wynosi co najmniej { $b }

## What is done

verb-gain-pool =
    { $mood ->
        [ind] { $who } zyskuje { $amount }
       *[imp] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } { $amount }
    }
    .subject = who
    .amount = pool
verb-burn-pool =
    { $mood ->
        [ind] { $who } pali { $amount }
       *[imp] { MOOD($mood, "spal", "spalić", "pali") } { $amount }
    }
    .subject = who
    .amount = pool
verb-gain-blood = { MOOD($mood, "dodaj", "dodać", "dodaje") } { $who } { $amount }
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
       *[other] { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $amount } z { $giver } do puli { $taker }
    }
    .amount = blood
    .giver = gen
    .taker = gen
verb-pool-to-blood =
    { $giver-is ->
        [you] { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $amount } na { $taker }
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
            [self] dostać { $called } { $until }
           *[other] dać { $who } { $called } { $until }
        }
       *[imp] { $who } dostaje { $called } { $until }
    }
    .until = span
    .who = nom each
    .who-inf = dat each
verb-is = { $who } { $called } { $until }
    .until = span
    .who = nom each
verb-choose =
    { $mood ->
        [ind] { $by } wybiera { $cards }
       *[imp] { MOOD($mood, "wybierz", "wybrać", "wybiera") } { $cards }
    }
    .cards = acc
verb-either =
    { $mood ->
        [ind] { $by } musi { $ways }
       *[imp] { $ways }
    }
verb-for-each = za { $whom } { $deed }
    .whom = acc each
verb-if =
    { $has ->
        [0] { $then }
       *[other] { $then }; w przeciwnym razie { $otherwise }
    }

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
clause-meanwhile = niezależnie od wyniku { $deed }
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
window-only-after-action = Tylko po akcji.

at-unlock =
    { $whose ->
        [each] w fazie odkręcania każdego Matuzalema
        [host] w fazie odkręcania kontrolującego
       *[you] w twojej fazie odkręcania
    }
at-master =
    { $whose ->
        [each] w fazie mistrza każdego Matuzalema
        [host] w fazie mistrza kontrolującego
       *[you] w twojej fazie mistrza
    }
at-minion =
    { $whose ->
        [each] w fazie sług każdego Matuzalema
        [host] w fazie sług kontrolującego
       *[you] w twojej fazie sług
    }
at-influence =
    { $whose ->
        [each] w fazie wpływów każdego Matuzalema
        [host] w fazie wpływów kontrolującego
       *[you] w twojej fazie wpływów
    }
at-discard =
    { $whose ->
        [each] w fazie odrzucania każdego Matuzalema
        [host] w fazie odrzucania kontrolującego
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
discipline-vis = Wizja
discipline-viz = Visceratika
