# Vampire: The Masquerade – Rivals: the words that composed card texts are made of, in Polish.
# The terms are those at the head of rules.pl.ftl.
#
# Cases: nom, gen, dat, acc, ins, loc. Genders: personal, animate, inanimate, feminine, neuter.

## How words are put together

phrase-place = before
phrase-contractions = obrażeń_jeśli_=obrażeń,_jeśli_|razie_jeśli_=razie,_jeśli_|tury_jeśli_=tury,_jeśli_|leczenia_jeśli_=leczenia,_jeśli_|lub_jeśli_=lub,_jeśli_|z sł=ze sł|z sp=ze sp|z st=ze st|z sw=ze sw|z zd=ze zd|z ws=ze ws|w wł=we wł
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
phrase-optional = opcjonalnie { $deed }

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

## Players

who-you = { FORMS("ty/ciebie/tobie/ciebie/tobą/tobie", "", "one", $case) }
    .head = player
    .gender = personal
who-foe =
    { $mood ->
        [ind] { FORMS("twój przeciwnik/twojego przeciwnika/twojemu przeciwnikowi/twojego przeciwnika/twoim przeciwnikiem/twoim przeciwniku", "", "one", $case) }
       *[imp] { FORMS("twój przeciwnik/swojego przeciwnika/swojemu przeciwnikowi/swojego przeciwnika/swoim przeciwnikiem/swoim przeciwniku", "", "one", $case) }
    }
    .head = player
    .gender = personal
who-targeted = { FORMS("ten przeciwnik/tego przeciwnika/temu przeciwnikowi/tego przeciwnika/tym przeciwnikiem/tym przeciwniku", "", "one", $case) }
    .head = player
    .gender = personal
who-everyone = { FORMS("każdy gracz/każdego gracza/każdemu graczowi/każdego gracza/każdym graczem/każdym graczu", "", "one", $case) }
    .head = player
    .gender = personal
who-they = { FORMS("ten gracz/tego gracza/temu graczowi/tego gracza/tym graczem/tym graczu", "", "one", $case) }
    .head = player
    .gender = personal
who-who-defeated = { FORMS("gracz, który to zrobił,/gracza, który to zrobił,/graczowi, który to zrobił,/gracza, który to zrobił,/graczem, który to zrobił,/graczu, który to zrobił,", "", "one", $case) }
    .head = player
    .gender = personal
who-opposed = { FORMS("atakowany przeciwnik/atakowanego przeciwnika/atakowanemu przeciwnikowi/atakowanego przeciwnika/atakowanym przeciwnikiem/atakowanym przeciwniku", "", "one", $case) }
    .head = player
    .gender = personal
who-beaten-player = { FORMS("ten przeciwnik/tego przeciwnika/temu przeciwnikowi/tego przeciwnika/tym przeciwnikiem/tym przeciwniku", "", "one", $case) }
    .head = player
    .gender = personal
who-chosen-player = { FORMS("ten gracz/tego gracza/temu graczowi/tego gracza/tym graczem/tym graczu", "", "one", $case) }
    .head = player
    .gender = personal
who-controller = { FORMS("gracz kontrolujący/gracza kontrolującego/graczowi kontrolującemu/gracza kontrolującego/graczem kontrolującym/graczu kontrolującym", "", "one", $case) } { $card }
    .card = acc
    .head = player
    .gender = personal
who-named = { FORMS("każdy wybrany gracz/każdego wybranego gracza/każdemu wybranemu graczowi/każdego wybranego gracza/każdym wybranym graczem/każdym wybranym graczu", "", "one", $case) }
    .head = player
    .gender = personal

## Cards that the situation names

ref-self =
    { $kind ->
        [user] { FORMS("on/siebie/sobie/siebie/sobą/sobie", "", "one", $case) }
        [bearer] { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) } z tą kartą
        [leader] { FORMS("twój lider/twojego lidera/twojemu liderowi/twojego lidera/twoim liderem/twoim liderze", "", "one", $case) }
        [attacker] { FORMS("atakujący/atakującego/atakującemu/atakującego/atakującym/atakującym", "", "one", $case) }
        [any] { FORMS("jeden/jednego/jednemu/jednego/jednym/jednym", "", "one", $case) } ze swoich wampirów
       *[vampire] { ADJ("ten", "animate", "one", $case) } { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) }
    }
    .gender = animate
    .head =
        { $kind ->
            [bearer] vampire
            [leader] vampire
            [attacker] vampire
            [any] vampire
           *[vampire] { "" }
        }
ref-this =
    { $kind ->
        [vampire] { ADJ("ten", "animate", "one", $case) } { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) }
       *[card] { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    }
    .gender =
        { $kind ->
            [vampire] animate
           *[card] feminine
        }
ref-host = { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) } z tą kartą
    .gender = animate
    .head = vampire
ref-that = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine
ref-chosen = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine
ref-they = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine
ref-attacker = { FORMS("atakujący/atakującego/atakującemu/atakującego/atakującym/atakującym", "", "one", $case) }
    .gender = animate
    .head = vampire
ref-target = { FORMS("cel/celu/celowi/cel/celem/celu", "", "one", $case) }
    .gender = inanimate
    .head = { "" }
ref-first-target = { FORMS("pierwszy cel/pierwszego celu/pierwszemu celowi/pierwszy cel/pierwszym celem/pierwszym celu", "", "one", $case) }
    .gender = inanimate
    .head = vampire
ref-active-leader = { FORMS("lider aktywnego gracza/lidera aktywnego gracza/liderowi aktywnego gracza/lidera aktywnego gracza/liderem aktywnego gracza/liderze aktywnego gracza", "", "one", $case) }
    .gender = animate
    .head = vampire
ref-struck = { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "", "one", $case) }, któremu zadaje obrażenia,
    .gender = animate
    .head = vampire
ref-leader =
    { $mood ->
        [ind] { FORMS("twój lider/twojego lidera/twojemu liderowi/twojego lidera/twoim liderem/twoim liderze", "", "one", $case) }
       *[imp] { FORMS("twój lider/swojego lidera/swojemu liderowi/swojego lidera/swoim liderem/swoim liderze", "", "one", $case) }
    }
    .gender = animate
    .head = vampire
ref-attached-to = { FORMS("ten wampir/tego wampira/temu wampirowi/tego wampira/tym wampirem/tym wampirze", "", "one", $case) }
    .gender = animate
ref-discarded = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine
ref-chosen-before = { FORMS("ten pomocnik/tego pomocnika/temu pomocnikowi/tego pomocnika/tym pomocnikiem/tym pomocniku", "", "one", $case) }
    .gender = personal
    .head = retainer
ref-this-party = { FORMS("ta grupa/tej grupy/tej grupie/tę grupę/tą grupą/tej grupie", "", "one", $case) }
    .gender = feminine
ref-played = { FORMS("ta karta/tej karty/tej karcie/tę kartę/tą kartą/tej karcie", "", "one", $case) }
    .gender = feminine

## Nouns

noun-vampire = { FORMS("wampir/wampira/wampirowi/wampira/wampirem/wampirze", "wampiry/wampirów/wampirom/wampiry/wampirami/wampirach", $number, $case) }
    .gender = animate
noun-retainer = { FORMS("pomocnik/pomocnika/pomocnikowi/pomocnika/pomocnikiem/pomocniku", "pomocnicy/pomocników/pomocnikom/pomocników/pomocnikami/pomocnikach", $number, $case) }
    .gender = personal
noun-title = { FORMS("tytuł/tytułu/tytułowi/tytuł/tytułem/tytule", "tytuły/tytułów/tytułom/tytuły/tytułami/tytułach", $number, $case) }
    .gender = inanimate
noun-mortal = { FORMS("śmiertelnik/śmiertelnika/śmiertelnikowi/śmiertelnika/śmiertelnikiem/śmiertelniku", "śmiertelnicy/śmiertelników/śmiertelnikom/śmiertelników/śmiertelnikami/śmiertelnikach", $number, $case) } z talii Miasta
    .gender = personal
noun-face-down-card = { FORMS("zakryta karta/zakrytej karty/zakrytej karcie/zakrytą kartę/zakrytą kartą/zakrytej karcie", "zakryte karty/zakrytych kart/zakrytym kartom/zakryte karty/zakrytymi kartami/zakrytych kartach", $number, $case) }
    .gender = feminine
noun-hand-card = { FORMS("karta/karty/karcie/kartę/kartą/karcie", "karty/kart/kartom/karty/kartami/kartach", $number, $case) } z twojej ręki
    .gender = feminine
noun-player = { FORMS("gracz/gracza/graczowi/gracza/graczem/graczu", "gracze/graczy/graczom/graczy/graczami/graczach", $number, $case) }
    .gender = personal
noun-ongoing-card = { FORMS("trwała karta/trwałej karty/trwałej karcie/trwałą kartę/trwałą kartą/trwałej karcie", "trwałe karty/trwałych kart/trwałym kartom/trwałe karty/trwałymi kartami/trwałych kartach", $number, $case) }
    .gender = feminine
noun-ongoing-city-card = { FORMS("trwała karta/trwałej karty/trwałej karcie/trwałą kartę/trwałą kartą/trwałej karcie", "trwałe karty/trwałych kart/trwałym kartom/trwałe karty/trwałymi kartami/trwałych kartach", $number, $case) } z talii Miasta
    .gender = feminine
noun-discarded-card = { FORMS("karta/karty/karcie/kartę/kartą/karcie", "karty/kart/kartom/karty/kartami/kartach", $number, $case) } ze swojego stosu kart odrzuconych
    .gender = feminine
noun-card = { FORMS("karta/karty/karcie/kartę/kartą/karcie", "karty/kart/kartom/karty/kartami/kartach", $number, $case) }
    .gender = feminine

## What they are like

quality-of =
    { $seats-is ->
        [you] pod twoją kontrolą
        [targeted] pod jego kontrolą
       *[other] pod kontrolą { $seats }
    }
    .seats = gen
    .place = after
    .is =
        { $seats-is ->
            [you] jest pod twoją kontrolą
           *[other] jest pod kontrolą { $seats }
        }
    .isnt =
        { $seats-is ->
            [you] nie jest pod twoją kontrolą
           *[other] nie jest pod kontrolą { $seats }
        }
quality-covert = { "" }
    .is = leży { ADJ("zakryty", $gender, $number, $case) }
    .isnt = leży { ADJ("odkryty", $gender, $number, $case) }
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
           *[other] last
        }
    .is = to nie { $than }
    .isnt = to { $than }
quality-wounded = { ADJ("ranny", $gender, $number, $case) }
    .is = jest { ADJ("ranny", $gender, $number, $case) }
    .isnt = nie jest { ADJ("ranny", $gender, $number, $case) }
    .not = nie { ADJ("ranny", $gender, $number, $case) }
quality-titled = { ADJ("utytułowany", $gender, $number, $case) }
    .is = ma tytuł
    .isnt = nie ma tytułu
    .not = bez tytułu
    .place-not = near
quality-exhausted = { ADJ("wyczerpany", $gender, $number, $case) }
    .is = jest { ADJ("wyczerpany", $gender, $number, $case) }
    .isnt = jest { ADJ("gotowy", $gender, $number, $case) }
    .not = { ADJ("gotowy", $gender, $number, $case) }
quality-in-streets = na Ulicach
    .place = after
    .is = jest na Ulicach
    .isnt = nie jest na Ulicach
    .not = poza Ulicami
quality-in-own-haven =
    { $of-seats-is ->
        [you] w twoim schronieniu
        [chosen-player] w tym schronieniu
       *[other] w schronieniu
    }
    .absorbs = of
    .place = after
    .is = jest w schronieniu
    .isnt = nie jest w schronieniu
    .not = poza schronieniem
quality-in-torpor = w torporze
    .place = after
    .is = jest w torporze
    .isnt = nie jest w torporze
quality-anywhere =
    { $of-seats-is ->
        [you] z twojej koterii lub torporu
        [again] ze swojej koterii lub torporu
       *[other] z koterii lub torporu
    }
    .absorbs = of
    .place = after
    .is = jest w koterii lub w torporze
    .isnt = nie jest ani w koterii, ani w torporze
quality-in-this-party = z tej grupy
    .place = after
    .is = jest w tej grupie
    .isnt = nie jest w tej grupie
quality-in-opposing-party = z grupy przeciwnika
    .place = after
    .is = jest w grupie przeciwnika
    .isnt = nie jest w grupie przeciwnika
quality-in-attacking-party = z grupy atakującego
    .place = after
    .is = jest w grupie atakującego
    .isnt = nie jest w grupie atakującego
quality-leading = { FORMS("lider/lidera/liderowi/lidera/liderem/liderze", "liderzy/liderów/liderom/liderów/liderami/liderach", $number, $case) }
    .instead = vampire
    .is = jest liderem
    .isnt = nie jest liderem
quality-undefeated = , którego nie pokonuje,
    .place = last
    .is = nie został pokonany
    .isnt = został pokonany
quality-attack-card = ataku
    .place = after
    .is = jest kartą ataku
    .isnt = nie jest kartą ataku
quality-title-card = { FORMS("karta tytułu/karty tytułu/karcie tytułu/kartę tytułu/kartą tytułu/karcie tytułu", "karty tytułów/kart tytułów/kartom tytułów/karty tytułów/kartami tytułów/kartach tytułów", $number, $case) } z twojej ręki
    .instead = hand-card
    .is = jest tytułem
    .isnt = nie jest tytułem
quality-reaction-card = { FORMS("reakcja/reakcji/reakcji/reakcję/reakcją/reakcji", "reakcje/reakcji/reakcjom/reakcje/reakcjami/reakcjach", $number, $case) }
    .instead = card
    .is = jest reakcją
    .isnt = nie jest reakcją
quality-scheme-card = { FORMS("intryga/intrygi/intrydze/intrygę/intrygą/intrydze", "intrygi/intryg/intrygom/intrygi/intrygami/intrygach", $number, $case) }
    .instead = card
    .is = jest intrygą
    .isnt = nie jest intrygą
quality-in-party-of = z grupy { $who }
    .who = gen
    .place = after
    .is = jest w grupie { $who }
    .isnt = nie jest w grupie { $who }
quality-not-host-of = { ADJ("inny", $gender, $number, $case) }
    .place = first
    .is = nie ma go na sobie
    .isnt = ma go na sobie
quality-of-rival = twojego Rywala
    .place = after
    .is = należy do twojego Rywala
    .isnt = nie należy do twojego Rywala
    .not = spoza koterii twojego Rywala
quality-citizen =
    { $noun ->
        [mortal] { ADJ("będący", $gender, $number, $case) } mieszkańcem
       *[retainer] { FORMS("mieszkaniec/mieszkańca/mieszkańcowi/mieszkańca/mieszkańcem/mieszkańcu", "mieszkańcy/mieszkańców/mieszkańcom/mieszkańców/mieszkańcami/mieszkańcach", $number, $case) }
    }
    .instead = retainer
    .place = near
    .is = jest mieszkańcem
    .isnt = nie jest mieszkańcem
    .not = (nie mieszkaniec)
    .place-not = after
quality-ongoing = { ADJ("trwały", $gender, $number, $case) }
    .is = jest { ADJ("trwały", $gender, $number, $case) }
    .isnt = nie jest { ADJ("trwały", $gender, $number, $case) }
    .not = nie { ADJ("trwały", $gender, $number, $case) }
quality-second-inquisition = (Druga Inkwizycja)
    .place = after
    .is = należy do Drugiej Inkwizycji
    .isnt = nie należy do Drugiej Inkwizycji
quality-on-this-party = wampira z tej grupy
    .place = after
    .is = należy do wampira z tej grupy
    .isnt = nie należy do wampira z tej grupy
quality-on-opposing-party = wampira z grupy przeciwnika
    .place = after
    .is = należy do wampira z grupy przeciwnika
    .isnt = nie należy do wampira z grupy przeciwnika
quality-lacking-blood = bez pełnej krwi
    .place = near
    .is = nie ma pełnej krwi
    .isnt = ma pełną krew
quality-named = { ADJ("wybrany", $gender, $number, $case) }
    .is = jest { ADJ("wybrany", $gender, $number, $case) }
    .isnt = nie jest { ADJ("wybrany", $gender, $number, $case) }
    .not = { ADJ("niewybrany", $gender, $number, $case) }
quality-struck-already = { ADJ("zraniony", $gender, $number, $case) } już tą kartą
    .place = near
    .is = otrzymał już jej obrażenia
    .isnt = nie otrzymał jeszcze jej obrażeń
    .not = { ADJ("niezraniony", $gender, $number, $case) } jeszcze tą kartą
    .place-not = near
quality-with-vampires-home = z wampirami w schronieniu
    .place = after
    .is = ma wampiry w schronieniu
    .isnt = nie ma wampirów w schronieniu
    .not = bez wampirów w schronieniu
quality-on =
    { $host-is ->
        [self] na nim
       *[other] { ADJ("dołączony", $gender, $number, $case) } do { $host }
    }
    .host = gen
    .place = after
    .is = jest { ADJ("dołączony", $gender, $number, $case) } do { $host }
    .isnt = nie jest { ADJ("dołączony", $gender, $number, $case) } do { $host }
quality-discipline = z Dyscypliną { $code }
    .code = discipline
    .place = near
    .is = ma Dyscyplinę { $code }
    .isnt = nie ma Dyscypliny { $code }
    .not = bez Dyscypliny { $code }
quality-called = o nazwie { $name }
    .place = after
    .is = nazywa się { $name }
    .isnt = nie nazywa się { $name }
quality-of-highest-potency = o najwyższej potędze krwi ze wszystkich koterii
    .place = after
    .is = ma najwyższą potęgę krwi ze wszystkich koterii
    .isnt = nie ma najwyższej potęgi krwi ze wszystkich koterii
quality-with-tokens = z żetonami
    .place = near
    .is = ma na sobie żetony
    .isnt = nie ma na sobie żetonów
quality-potency-least = o potędze krwi { $least } lub wyższej
    .place = after
    .is = ma potęgę krwi { $least } lub wyższą
    .isnt = ma potęgę krwi poniżej { $least }
    .not = o potędze krwi poniżej { $least }
quality-outside-haven = poza schronieniem
    .place = last
    .is = jest poza schronieniem
    .isnt = jest w schronieniu
    .not = w schronieniu
quality-prince = z tytułem Księcia miasta
    .place = after
    .is = jest Księciem miasta
    .isnt = nie jest Księciem miasta
    .not = bez tytułu Księcia miasta

## How much

unit-prestige =
    { $case ->
        [gen] { $n ->
            [one] { $n } punktu prestiżu
            [few] { $n } punktów prestiżu
           *[many] { $n } punktów prestiżu
        }
       *[nom] { $n ->
            [one] { $n } punkt prestiżu
            [few] { $n } punkty prestiżu
           *[many] { $n } punktów prestiżu
        }
    }
    .bare = punktów prestiżu
unit-agenda =
    { $case ->
        [gen] { $n ->
            [one] { $n } punktu planu
            [few] { $n } punktów planu
           *[many] { $n } punktów planu
        }
       *[nom] { $n ->
            [one] { $n } punkt planu
            [few] { $n } punkty planu
           *[many] { $n } punktów planu
        }
    }
    .bare = punktów planu
unit-blood =
    { $case ->
        [gen] { $n ->
            [one] { $n } punktu krwi
            [few] { $n } punktów krwi
           *[many] { $n } punktów krwi
        }
       *[nom] { $n ->
            [one] { $n } punkt krwi
            [few] { $n } punkty krwi
           *[many] { $n } punktów krwi
        }
    }
    .bare = punktów krwi
unit-damage =
    { $case ->
        [gen] { $n ->
            [one] { $n } punktu obrażeń
            [few] { $n } punktów obrażeń
           *[many] { $n } punktów obrażeń
        }
       *[nom] { $n ->
            [one] { $n } punkt obrażeń
            [few] { $n } punkty obrażeń
           *[many] { $n } punktów obrażeń
        }
    }
    .bare = punktów obrażeń
unit-influence =
    { $n ->
        [one] { $n } punkt wpływów
        [few] { $n } punkty wpływów
       *[many] { $n } punktów wpływów
    }
    .bare = wpływów
unit-cards =
    { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
    .much = many
    .bare = kart
unit-city-cards =
    { $n ->
        [one] kartę Miasta
        [few] { $n } karty Miasta
       *[many] { $n } kart Miasta
    }
    .much = many
    .bare = kart Miasta

amount-each = { $one } za { $cards }
    .cards = acc each
amount-equal =
    { $word ->
        [x] tyle samo { $unit }
        [twice] dwa razy tyle { $unit }
       *[other] tyle { $unit }, ile wynosi { $quantity }
    }
amount-up-to = najwyżej { $most }
    .most = nom
amount-between = od { $least } do { $most }
amount-at-most = { $unit } najwyżej tyle, ile wynosi { $quantity }
amount-count = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } { $cards }
amount-x = { FORMS("ta liczba/tej liczby/ta liczba/tę liczbę/tą liczbą/tej liczbie", "", "one", $case) }
amount-plus = { $a } + { $b }
amount-minus = { $a } − { $b }
amount-times = { $b } × { $a }
amount-part = { FORMS("wynik/wyniku/wynik/wynik/wynikiem/wyniku", "", "one", $case) } dzielenia { $a } przez { $b }, zaokrąglony w dół,
amount-icons-in-party = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } ikon Dyscypliny { $code } w tej grupie
    .code = discipline
    .sort = each
    .each = { FORMS("każda ikona/każdej ikony/każdej ikonie/każdą ikonę/każdą ikoną/każdej ikonie", "", "one", $case) } Dyscypliny { $code } w tej grupie
amount-hand-of = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } kart, które ma na ręce { $who },
amount-clans-in-coterie = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } różnych klanów w twojej koterii
amount-potency-of-top = { FORMS("potęga/potęgi/potęga/potęgę/potęgą/potędze", "", "one", $case) } krwi tej karty
amount-icons-in-coterie = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } ikon Dyscypliny { $code } w twojej koterii
    .code = discipline
    .sort = each
    .each = { FORMS("każda ikona/każdej ikony/każdej ikonie/każdą ikonę/każdą ikoną/każdej ikonie", "", "one", $case) } Dyscypliny { $code } w twojej koterii
amount-icons-of = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } ikon Dyscypliny { $code }, które ma { $who }
    .code = discipline
    .sort = each
    .each = { FORMS("każda ikona/każdej ikony/każdej ikonie/każdą ikonę/każdą ikoną/każdej ikonie", "", "one", $case) } Dyscypliny { $code }, którą ma { $who }
amount-hand = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } kart na twojej ręce
amount-mortals-defeated = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } śmiertelników pokonanych przez ciebie w tej turze
amount-damage-taken = otrzymane obrażenia
amount-inquisition-damage = te obrażenia
amount-agenda-of =
    { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } { $who-is ->
        [you] twoich punktów planu
       *[other] punktów planu, które ma { $who },
    }
amount-smaller = { FORMS("mniejsza/mniejszej/mniejsza/mniejszą/mniejszą/mniejszej", "", "one", $case) } z dwóch wartości: { $one } i { $other }
amount-spare-prestige = twój prestiż bez 1 punktu
amount-twice = podwojona { $amount }
amount-blood-of =
    { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } { $who-is ->
        [this] punktów prestiżu
       *[other] punktów krwi
    } na { $who }
    .who = loc
amount-exerted-by = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } użytych przez niego punktów wpływów
    .sort = each
    .each = { FORMS("każdy użyty/każdego użytego/każdemu użytemu/każdy użyty/każdym użytym/każdym użytym", "", "one", $case) } przez niego { FORMS("punkt/punktu/punktowi/punkt/punktem/punkcie", "", "one", $case) } wpływów
amount-prestige-gained = { FORMS("liczba/liczby/liczba/liczbę/liczbą/liczbie", "", "one", $case) } zyskanych w ten sposób punktów prestiżu
    .sort = each
    .each = { FORMS("każdy zyskany/każdego zyskanego/każdemu zyskanemu/każdy zyskany/każdym zyskanym/każdym zyskanym", "", "one", $case) } w ten sposób { FORMS("punkt/punktu/punktowi/punkt/punktem/punkcie", "", "one", $case) } prestiżu
amount-one-if = { $amount }, jeśli { $condition }

## What is changed

stat-influence = { $signed } do wpływów
    .bare = wpływów
    .sort = { "" }
    .table = { "" }
stat-secrecy = { $signed } do skrytości
    .bare = skrytości
stat-physical = { $signed } do atrybutu fizycznego
    .bare = atrybutu fizycznego
stat-social = { $signed } do atrybutu społecznego
    .bare = atrybutu społecznego
stat-mental = { $signed } do atrybutu umysłowego
    .bare = atrybutu umysłowego
stat-blood-potency = { $signed } do potęgi krwi
    .bare = potęgi krwi
stat-damage = { $signed } do obrażeń
    .bare = obrażeń
stat-shield = { $signed } do osłony
    .bare = osłony
stat-intel = { $signed } do wywiadu
    .bare = wywiadu
stat-no-secrecy = ma zawsze skrytość 0
    .sort = is
stat-unblockable = nie może zostać zablokowany
    .sort = is
stat-separate = jest osobną grupą
    .sort = is
    .table = Każdy wampir poza swoim schronieniem jest osobną grupą.
stat-no-return = nie wraca do swojego schronienia
    .sort = is
    .table = Wampiry na Ulicach nie wracają do schronień na początku tury kontrolującego.
stat-no-ranged = nie może zagrywać kart dystansowych
    .sort = is
    .table = Kart dystansowych nie można zagrywać.
stat-kept-home = nie przechodzi na Ulice
    .sort = is
    .table = Wampiry nie przechodzą na Ulice w turze swojego gracza, chyba że pozwoli im na to ta karta.
stat-no-prevention = traci możliwość zapobiegania obrażeniom od Drugiej Inkwizycji
    .sort = is
stat-agenda-award = { $signed } do punktów planu
    .bare = punktów planu
    .table = Włóczędzy na Ulicach po pokonaniu dają 1 punkt planu.

span-attack = w tym ataku
span-event = w tej akcji lub w tym zdarzeniu
span-turn = w tej turze
span-game = { "" }

## When something holds

if-not = nie jest tak, że { $condition }
if-is = jest { $what }
    .what = ins
    .not = nie jest { $what }
    .what-not = ins
if-same = { $one } to { $other }
    .not = { $one } to nie { $other }
if-exists =
    { $least ->
        [1] w grze jest { $cards }
       *[other] liczba { $cards } w grze wynosi co najmniej { $least }
    }
    .several = gen
if-exists-none = nie ma { $cards }
    .cards = gen no
if-controls =
    { $seats-is ->
        [you] kontrolujesz
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
       *[other] { $seats } nie kontroluje { $cards }
    }
    .cards = gen no
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
if-attack-is =
    { $attack-is ->
        [ranged] atak jest dystansowy
        [physical] atak jest fizyczny
        [social] atak jest społeczny
       *[mental] atak jest umysłowy
    }
    .not =
        { $attack-is ->
            [ranged] atak nie jest dystansowy
            [physical] atak nie jest fizyczny
            [social] atak nie jest społeczny
           *[mental] atak nie jest umysłowy
        }
if-attacking = atakuje jego grupa
if-your-turn = trwa twoja tura
if-first-attack =
    { $attack-is ->
        [social] to pierwszy atak społeczny jego grupy w tej turze
       *[other] to pierwszy atak tego rodzaju jego grupy w tej turze
    }
if-at-target = otrzymuje je cel
if-first-survivor = to pierwszy wampir, którego ten atak zranił, a nie pokonał
if-played-by-self = zagrywa ją on sam
if-defeated-by-you = to twoja zasługa
if-is-blocker = { $who } blokuje
    .not = { $who } nie blokuje
if-has-discipline = { $who } ma Dyscyplinę { $code }
    .code = discipline
if-attacked-by-you = to był twój atak
if-empty = nic nie zostało na { $card }
    .card = loc
    .not = coś zostało na { $card }
if-scheme-succeeded = w tej turze udała się zagrana przez ciebie intryga
    .not = w tej turze nie udała się żadna zagrana przez ciebie intryga
if-made-by = to był atak { $who }
    .who = gen
if-hurt-normally = co najmniej 1 punkt tych obrażeń nie był dotkliwy
if-about = to dotyczy ciebie
if-by-you = to twoja zasługa
if-by-a-foe = to zasługa przeciwnika
if-by-your-attacker = to zasługa twojego atakującego
if-by-this-party = to zasługa tej grupy
if-played-by-you = zagrywasz ją ty
if-recruited-by-you = werbujesz go ty
if-beaten = ktoś go pokonał
if-downed-by-you = to twoja zasługa

## What is done

verb-gain-prestige =
    { $mood ->
        [ind] { $who-is ->
            [again] zyskuje { $amount }
           *[other] { $who } zyskuje { $amount }
        }
       *[imp] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } { $amount }
    }
    .subject = who
    .amount = prestige
    .who = nom
verb-lose-prestige =
    { $mood ->
        [ind] { $who } traci { $amount }
       *[imp] { MOOD($mood, "strać", "stracić", "traci") } { $amount }
    }
    .subject = who
    .amount = prestige
    .who = nom
verb-pay-prestige = { MOOD($mood, "zapłać", "zapłacić", "płaci") } { $amount }
    .amount = prestige
verb-steal-prestige =
    { $mood ->
        [ind] { $taker-is ->
            [again] wybierający kradnie { $giver } { $amount }
           *[other] { $taker } kradnie { $giver } { $amount }
        }
       *[imp] { MOOD($mood, "ukradnij", "ukraść", "kradnie") } { $giver } { $amount }
    }
    .subject = taker
    .amount = prestige
    .giver = dat
verb-gain-agenda =
    { $mood ->
        [ind] { $who } zyskuje { $amount }
       *[imp] { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } { $amount }
    }
    .subject = who
    .amount = agenda
verb-lose-agenda =
    { $mood ->
        [ind] { $who } traci { $amount }
       *[imp] { MOOD($mood, "strać", "stracić", "traci") } { $amount }
    }
    .subject = who
    .amount = agenda
verb-mend = { MOOD($mood, "ulecz", "uleczyć", "leczy") } { $amount } { $who }
    .amount = blood
    .who = dat each
verb-lose-blood = { $who } traci { $amount }
    .subject = who
    .amount = blood
verb-mend-for-prestige = gracz kontrolujący { $who } musi wydać tyle prestiżu, ile wynoszą { $amount }, ale nie ostatni punkt, aby uleczyć go o tyle samo
    .who = acc
verb-add-blood = { MOOD($mood, "dołóż", "dołożyć", "dokłada") } z puli ogólnej { $amount } na { $card }
    .amount = blood
    .card = acc
verb-give-blood = { MOOD($mood, "przełóż", "przełożyć", "przekłada") } { $amount } z tej karty na { $who }
    .amount = blood
    .who = acc
verb-pay-blood = { MOOD($mood, "zapłać", "zapłacić", "płaci") } { $amount }
    .amount = blood
verb-steal-blood = { MOOD($mood, "ukradnij", "ukraść", "kradnie") } { $who } { $amount }
    .amount = blood
    .who = dat
verb-more-damage = { MOOD($mood, "dodaj", "dodać", "dodaje") } do tego ataku { $amount }
    .amount = damage
verb-deal-damage =
    { $aggravated ->
        [0] { MOOD($mood, "zadaj", "zadać", "zadaje") } { $amount } { $who }
       *[other] { MOOD($mood, "zadaj", "zadać", "zadaje") } { $amount } (dotkliwych) { $who }
    }
    .amount = damage
    .who = dat each
verb-prevent =
    { MOOD($mood, "zapobiegnij", "zapobiec", "zapobiega") } { $amount ->
        [one] { $amount } punktowi
        [few] { $amount } punktom
       *[many] { $amount } punktom
    } tych obrażeń
verb-defeat = { MOOD($mood, "pokonaj", "pokonać", "pokonuje") } { $who }
    .who = acc
verb-draw =
    { $mood ->
        [ind] { $who } dobiera { $amount }
       *[imp] { MOOD($mood, "dobierz", "dobrać", "dobiera") } { $amount }
    }
    .subject = who
    .amount = cards
verb-recover = { MOOD($mood, "weź", "wziąć", "bierze") } na rękę { $card }
    .card = acc
verb-look-at-library = { MOOD($mood, "obejrzyj", "obejrzeć", "ogląda") } wierzchnią kartę swojej biblioteki i { MOOD($mood, "zostaw", "zostawić", "zostawia") } ją tam lub { MOOD($mood, "połóż", "położyć", "kładzie") } na spód
verb-look-at-faction = { MOOD($mood, "obejrzyj", "obejrzeć", "ogląda") } wierzchnią kartę swojej talii frakcji i { MOOD($mood, "zostaw", "zostawić", "zostawia") } ją tam lub { MOOD($mood, "połóż", "położyć", "kładzie") } na spód
verb-steal-retainer = { MOOD($mood, "ukradnij", "ukraść", "kradnie") } { $what }
    .what = acc
verb-discard-this = { MOOD($mood, "odrzuć", "odrzucić", "odrzuca") } tę kartę
verb-makes-contribute =
    { $mood ->
        [ind] { $who } dokłada 1 punkt prestiżu, ale nie ostatni, do wybranej przez ciebie { $what }; jeśli rozstrzygniesz ją w tej turze, możesz mimo to wybrać na cel tego przeciwnika
       *[imp] { MOOD($mood, "dołóż", "dołożyć", "dokłada") } 1 punkt prestiżu do { $what }
    }
    .subject = who
    .what = gen
verb-turn-everybody-out = { MOOD($mood, "przenieś", "przenieść", "przenosi") } na Ulice wszystkie wampiry ze schronienia { $whose }
    .whose = gen
verb-redirect = { MOOD($mood, "przekieruj", "przekierować", "przekierowuje") } { $amount } Drugiej Inkwizycji na { $whom }
    .amount = damage
    .whom = acc
verb-choose-half = { MOOD($mood, "wybierz", "wybrać", "wybiera") } co najmniej połowę graczy, w tym siebie
verb-afterwards = po otrzymaniu obrażeń { $deed }
verb-discard =
    { $mood ->
        [ind] { $who } odrzuca { $amount }
       *[imp] { MOOD($mood, "odrzuć", "odrzucić", "odrzuca") } { $amount }
    }
    .subject = who
    .amount = cards
verb-exhaust = { MOOD($mood, "wyczerp", "wyczerpać", "wyczerpuje") } { $what }
    .what = acc each
verb-make-ready = { MOOD($mood, "przygotuj", "przygotować", "przygotowuje") } { $what }
    .what = acc each
verb-discard-card = { MOOD($mood, "odrzuć", "odrzucić", "odrzuca") } { $what }
    .what = acc
verb-discard-top = { MOOD($mood, "odrzuć", "odrzucić", "odrzuca") } wierzchnią kartę swojej biblioteki
verb-reveal-top = { MOOD($mood, "pokaż", "pokazać", "pokazuje") } wierzchnią kartę swojej biblioteki (zostaje na miejscu)
verb-raise-influence = { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } w tej akcji { $amount }
    .amount = influence
verb-move-out = { MOOD($mood, "przenieś", "przenieść", "przenosi") } na Ulice { $who } jako osobną grupę
    .who = acc each
verb-stay-out = { $who } nie wraca w tej turze do schronienia
    .who = nom each
verb-block-with = { MOOD($mood, "przenieś", "przenieść", "przenosi") } na Ulice { $who }, jeśli go tam nie ma, i { MOOD($mood, "zablokuj", "zablokować", "blokuje") } nim atak
    .who = acc
verb-attach-retainer =
    { $quietly ->
        [0] { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } na { $whom }
       *[other] { MOOD($mood, "przenieś", "przenieść", "przenosi") } { $what } na { $whom } (nie działa nic z tego, co dzieje się przy dołączeniu)
    }
    .what = acc
    .whom = acc
verb-next-attack-unblockable = { MOOD($mood, "spraw", "sprawić", "sprawia") }, że następnego ataku { $who } w tej turze nie można zablokować
    .who = gen
verb-shuffle-with-discards = { MOOD($mood, "wtasuj", "wtasować", "wtasowuje") } do talii Miasta { $what } oraz stos kart odrzuconych Miasta
    .what = acc
verb-burn = { MOOD($mood, "spal", "spalić", "pali") } { $what }
    .what = acc each
verb-add-prestige = { MOOD($mood, "dołóż", "dołożyć", "dokłada") } z puli ogólnej { $amount } na { $what }
    .amount = prestige
    .what = acc each
verb-take-prestige = { MOOD($mood, "zyskaj", "zyskać", "zyskuje") } { $amount } z { $card }
    .amount = prestige
    .card = gen
verb-put-bounty = { MOOD($mood, "połóż", "położyć", "kładzie") } na { $who } { $amount } z puli ogólnej dla gracza, który go pokona
    .amount = agenda
    .who = loc
verb-burn-defeated = { MOOD($mood, "spal", "spalić", "pali") } { $what }
    .what = acc
verb-add-token =
    { MOOD($mood, "dołóż", "dołożyć", "dokłada") } z puli ogólnej { $amount ->
        [one] 1 żeton (krwi lub prestiżu, zależnie od karty)
        [few] { $amount } żetony (krwi lub prestiżu, zależnie od karty)
       *[many] { $amount } żetonów (krwi lub prestiżu, zależnie od karty)
    } na { $card }
    .card = acc
verb-exert = { MOOD($mood, "użyj", "użyć", "używa") } wpływów { $who }
    .who = gen
verb-use-up-influence = { MOOD($mood, "połóż", "położyć", "kładzie") } na { $who } żeton braku wpływów
    .who = loc
verb-set-free = { MOOD($mood, "przenieś", "przenieść", "przenosi") } na Ulice { $who }
    .who = acc
verb-everybody-home = { MOOD($mood, "przenieś", "przenieść", "przenosi") } wszystkie wampiry z Ulic do ich schronień
verb-add-city-cards = { MOOD($mood, "dołóż", "dołożyć", "dokłada") } na Ulice { $amount }
    .amount = city-cards
verb-discard-from-city = { MOOD($mood, "odrzuć", "odrzucić", "odrzuca") } z Ulic { $what }
    .what = acc
verb-shuffle-events = { MOOD($mood, "wtasuj", "wtasować", "wtasowuje") } do talii Miasta wszystkie wydarzenia ze stosu kart spalonych
verb-gets =
    { $who-is ->
        [you] masz { $called }
       *[other] { $who } ma { $called }
    }
    .who = nom each
verb-is = { $who } { $called }
    .who = nom each
verb-gets-for-now =
    { $mood ->
        [inf] dać { $who }
       *[imp] { $who } dostaje
    } { $scope ->
        [0] w tym ataku
       *[other] w tej akcji lub w tym zdarzeniu
    } { $called }
    .who = nom each
    .who-inf = dat each
verb-choose =
    { $mood ->
        [ind] { $optional ->
            [0] { $by } wybiera { $cards }
           *[other] { $by } może wybrać { $cards }
        }
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
verb-times = z { $what }
    .what = gen
verb-if =
    { $has ->
        [0] { $then }
       *[other] { $then }; w przeciwnym razie { $otherwise }
    }
