# Vampire: The Masquerade – Vendetta: cards, and the words that their texts are made of, in Polish.

## Clans

clan-brujah = Brujah
clan-gangrel = Gangrel
clan-malkavian = Malkavian
clan-nosferatu = Nosferatu
clan-toreador = Toreador
clan-tremere = Tremere
clan-ventrue = Ventrue

leader-brujah = Jayla Parker
leader-gangrel = Clayton Jones
leader-malkavian = Sol Thurman
leader-nosferatu = Yeongi
leader-toreador = Winston Deville
leader-tremere = Ajit Talwar
leader-ventrue = Sofia Alvarez

style-brujah = Buntownicy, którzy biją mocno: dużo siły i ciosy wpędzające rywali w szał.
style-gangrel = Łowcy, którzy pozwalają krwi pracować: pojawia się znikąd, liczy się podwójnie i w porę znika.
style-malkavian = Nikt nie wie, co będzie dalej, nawet oni sami: ręce, talie i rachuby stają na głowie.
style-nosferatu = Znikają, nim spadnie cios, i uderzają znowu ze Schronienia Księcia.
style-toreador = Ulubieńcy wszystkich: im większy mają sojusz, tym są silniejsi.
style-tremere = Czarownicy, którzy płacą za rytuały krwią i żyją na skraju szału.
style-ventrue = Rządzą propozycjami nie do odrzucenia: każde wyjście ma swoją cenę.

## Names of clan cards

card-bloody-fury = Krwawy szał
card-punks-posse = Banda punków
card-challenge = Wyzwanie
card-fist-of-caine = Pięść Kaina
card-f-the-system = P*eprzyć system
card-earthshock = Wstrząs ziemi
card-show-of-force = Pokaz siły
card-brujah-ready = Gotowy (Brujah)
card-brujah-hunt = Łowy (Brujah)
card-earth-meld = Zespolenie z ziemią
card-wolf-companion = Wilczy towarzysz
card-feral-weapons = Bestialski oręż
card-power-of-the-pack = Siła watahy
card-fearless = Bez lęku
card-on-the-prowl = Na tropie
card-mist-form = Postać mgły
card-gangrel-ready = Gotowy (Gangrel)
card-gangrel-hunt = Łowy (Gangrel)
card-mesmerize = Hipnoza
card-auction-of-blood = Licytacja krwi
card-madness-network = Sieć obłędu
card-shadow-strike = Cios z cienia
card-chaos = Chaos
card-malkavs-bane = Zguba Malkava
card-mindless-assault = Bezmyślna napaść
card-malkavian-ready = Gotowy (Malkavian)
card-malkavian-hunt = Łowy (Malkavian)
card-unseen-passage = Niewidoczne przejście
card-cloak-of-shadows = Płaszcz cieni
card-eyes-in-the-dark = Oczy w ciemności
card-feral-whispers = Dzikie szepty
card-backstab = Cios w plecy
card-one-step-ahead = O krok do przodu
card-vanish = Zniknięcie
card-nosferatu-ready = Gotowy (Nosferatu)
card-nosferatu-hunt = Łowy (Nosferatu)
card-awe = Podziw
card-entourage = Świta
card-charisma = Charyzma
card-summon = Wezwanie
card-entrancement = Zauroczenie
card-submission = Uległość
card-friends-in-high-places = Wysoko postawieni przyjaciele
card-toreador-ready = Gotowy (Toreador)
card-toreador-hunt = Łowy (Toreador)
card-focus-from-hunger = Skupienie zrodzone z głodu
card-ancient-artifacts = Starożytne artefakty
card-theft-of-vitae = Kradzież vitae
card-dark-pact = Mroczny pakt
card-cauldron-of-blood = Kocioł Krwi
card-retaliation = Odwet
card-arcane-drain = Tajemny drenaż
card-tremere-ready = Gotowy (Tremere)
card-tremere-hunt = Łowy (Tremere)
card-master-plan = Mistrzowski plan
card-diplomacy = Dyplomacja
card-curfew = Godzina policyjna
card-majesty = Majestat
card-mass-manipulation = Masowa manipulacja
card-tyrants-gaze = Spojrzenie tyrana
card-forestall = Uprzedzić cios
card-ventrue-ready = Gotowy (Ventrue)
card-ventrue-hunt = Łowy (Ventrue)

## Names of allies, locations and relics

card-anita-wainwright = Anita Wainwright
card-sgt-mctavish = Sgt. McTavish
card-khadija-al-kindi = Khadija Al-Kindi
card-wauneka = Wauneka
card-carmelita-neillson = Carmelita Neillson
card-maldavis = Maldavis
card-erichtho = Erichtho
card-fiorenza-savona = Fiorenza Savona
card-marcel = Marcel
card-bronwyn = Bronwyn
card-portia = Portia
card-talley = Talley
card-ambrus-maropis = Ambrus Maropis
card-edward-neally = Edward Neally
card-mr-damp = Mr. Damp
card-bobby-white = Bobby White
card-maja-wysocki = Maja Wysocki
card-ed-crawford = Ed Crawford
card-betty-fuller = Betty Fuller
card-dr-fragonard = Dr. Fragonard
card-tamara-bodnar = Tamara Bodnar
card-douglas-richardson = Douglas Richardson
card-tom-kimber = Tom Kimber
card-francis-bennet = Francis Bennet
card-elena-cortez = Elena Cortez
card-julie-munoz = Julie Munoz
card-roberta-urbani = Roberta Urbani
card-ryan-ramos = Ryan Ramos
card-sarah-mcaleer = Sarah McAleer
card-miguel-chandler = Miguel Chandler
card-victim = Ofiara

card-succubus-club = Succubus Club
card-the-collar = The Collar
card-night-clinic = Nocna klinika
card-toll-bridge = Płatny most
card-old-theatre = Stary teatr
card-catacombs = Katakumby
card-red-market = Czerwony targ

card-isaac-chalice = Kielich Izaaka
card-sargon-apocrypha = Apokryfy Sargona
card-silver-bell = Srebrny Dzwonek
card-ash-mirror = Zwierciadło z Popiołu
card-bone-dice = Kościane Kostki
card-black-ledger = Czarny Rejestr
card-sealed-letter = Zapieczętowany List
card-thorn-crown = Cierniowa Korona

## What else stands on a card

kind-passive = Pasywna
kind-preparation = Przygotowanie
kind-conflict = Starcie
kind-aftermath = Pokłosie
kind-human = Ludzki poplecznik
kind-vampire = Wampirzy poplecznik
kind-location = Miejsce
kind-relic = Relikwia
kind-victim = Ofiara

origin-elysium = Projekt Elysium

confidence-high = pewne, odczytane z instrukcji
confidence-medium = prawdopodobne, odczytane z kart przez innych
confidence-low = niepewne
confidence-design = nasz własny projekt
confidence-table = z pliku kart tego stołu
fact-name = nazwa
fact-kind = rodzaj
fact-power = siła
fact-influence = wpływy
fact-kiss = żer
fact-drained-blood = krew po wyssaniu
fact-drained-influence = wpływy po wyssaniu
fact-effect = efekt

## When

timing-preparation = Przygotowanie. { $text }
timing-conflict = Starcie. { $text }
timing-aftermath = Pokłosie. { $text }
timing-before-reveal = Przed etapem odkrycia w tej dzielnicy { $text }
timing-at-reveal = Podczas etapu odkrycia w tej dzielnicy { $text }
timing-after-reveal = Zaraz po etapie odkrycia w tej dzielnicy { $text }
timing-withdraw-step = Podczas etapu wycofania w tej dzielnicy { $text }
timing-planning-ends = Na koniec planowania { $text }
timing-round-ends = Na koniec rundy { $text }
timing-opponent-plays-here = Za każdym razem, gdy przeciwnik zagrywa tu kartę, { $text }
timing-opponent-plays-elsewhere = Za każdym razem, gdy przeciwnik zagrywa kartę w innej dzielnicy, { $text }
timing-card-played-here-face-down = Za każdym razem, gdy ktoś zagrywa tu zakrytą kartę, { $text }
timing-you-withdraw-elsewhere = Kiedy wycofujesz się z innej dzielnicy, { $text }
timing-gained = Kiedy zdobywasz tego poplecznika, { $text }
timing-you-play-at-haven = Za każdym razem, gdy zagrywasz kartę w Schronieniu Księcia, { $text }
timing-frenzy-caused =
    { $group ->
        [location] Kiedy doprowadzasz tu przeciwnika do szału, { $text }
       *[other]
            { $condition ->
                [rival-here] Kiedy doprowadzasz do szału rywala z tej dzielnicy, { $text }
               *[other] Kiedy doprowadzasz przeciwnika do szału, { $text }
            }
    }
timing-your-turn =
    { $group ->
        [relic] Raz na partię, w swojej turze, { $text }
       *[other] W swojej turze { $text }
    }
timing-game-ends = Na koniec partii: { $text }
timing-won-here = Kiedy tu wygrywasz, { $text }
timing-last-here = Kiedy zajmujesz tu ostatnie miejsce wśród dwóch lub więcej osób, { $text }
timing-withdrawn-from-here = Kiedy ktoś wycofuje się z tej dzielnicy, { $text }
timing-resolved = Po rozstrzygnięciu tej dzielnicy { $text }
timing-resolution-starts = Raz na partię, na początku fazy rozstrzygnięcia, { $text }

## Who and how much

who-each-rival = każdy rywal
who-each-opponent = każdy przeciwnik
who-that-player = ten gracz
who-chosen-opponent = wybrany przez ciebie przeciwnik
who-absent-opponents = każdy przeciwnik, który nie ma tu karty,
robbed-each-rival = każdemu rywalowi
robbed-each-opponent = każdemu przeciwnikowi
robbed-that-player = temu graczowi
robbed-chosen-opponent = wybranemu przeciwnikowi
robbed-absent-opponents = każdemu przeciwnikowi bez karty w tej dzielnicy

amount-blood =
    { $count ->
        [round] tyle punktów krwi
        [round-half] tyle punktów krwi
        [pool-half] połowę krwi ze swojej puli (zaokrąglając w dół)
       *[other]
            { $number ->
                [one] { $number } punkt krwi
                [few] { $number } punkty krwi
               *[other] { $number } punktów krwi
            }
    }
amount-influence =
    { $count ->
        [round] tyle punktów wpływów
        [round-half] tyle punktów wpływów
       *[other]
            { $extra ->
                [1] dodatkowo
               *[other] { "" }
            } { $number ->
                [one] { $number } punkt wpływów
                [few] { $number } punkty wpływów
               *[other] { $number } punktów wpływów
            }
    }
amount-victims =
    { $count ->
        [round] tyle ofiar
        [round-half] tyle ofiar
       *[other]
            { $number ->
                [one] { $number } ofiarę
                [few] { $number } ofiary
               *[other] { $number } ofiar
            }
    }
counted =
    { $count ->
        [round]
            { $number ->
                [1] , ile wynosi numer rundy
               *[other] , ile wynosi numer rundy razy { $number }
            }
        [round-half] , ile wynosi połowa numeru rundy (w zaokrągleniu w dół)
        [pool] za każdy punkt krwi w twojej puli
        [pool-half]
            { $unit ->
                [blood] { "" }
               *[other] za każde 2 punkty krwi w twojej puli
            }
        [alliance]
            { $timing ->
                [gained] za każdą kartę w twoim sojuszu, wliczając tę
               *[other] za każdą kartę w twoim sojuszu
            }
        [alliance-half] za każde 2 karty w twoim sojuszu
        [blood-here] za każdy punkt krwi rozstawiony tu przez kogokolwiek
        [blood-here-half] za każde 2 punkty krwi rozstawione tu łącznie przez wszystkich
        [moved] za każdą przenoszoną kartę
        [moved-half] za każde 2 przenoszone karty
        [taken-back] za każdą wziętą z powrotem kartę
        [taken-back-half] za każde 2 wzięte z powrotem karty
        [won] , jeśli zajmujesz tu pierwsze miejsce; w przeciwnym razie { $otherwise }
       *[number] { "" }
    }

## Power

effect-power =
    { $most ->
        [0] siła { $signed }{ $per }{ $if }.
       *[other] siła { $signed }{ $per }, najwyżej { $most }{ $if }.
    }
per-own-cards-here = za każdą twoją kartę tutaj, wliczając tę
per-cards-here = za każdą kartę tutaj, twoją i rywali, wliczając tę
per-alliance = za każdą kartę w twoim sojuszu
per-pool = za każdy punkt krwi w twojej puli
per-rivals-here = za każdego rywala tutaj
if-own-blood-here = , jeśli masz tu rozstawioną krew
if-fewest-open-cards = , jeśli nikt nie ma tu mniej odkrytych kart niż ty
if-at-haven = w Schronieniu Księcia
if-reward-taken-here = jeśli z tego starcia przypada ci poplecznik lub ofiara, { $text }
effect-halve-rivals = bazowa siła kart rywali w tej dzielnicy zmniejsza się o połowę (w zaokrągleniu w dół).
effect-blood-power = każdy twój punkt krwi rozstawiony tutaj liczy się jako siła { $number } zamiast 1.
effect-zero-highest = przed wszystkimi innymi efektami siła karty o najwyższej bazowej sile w pozostałych obszarach przy tej dzielnicy spada do 0; przy remisie dotyczy to wszystkich takich kart.
effect-equals-highest = siła tej karty jest równa najwyższej bazowej sile wśród odkrytych kart w tej dzielnicy.

## Blood

effect-steal = odbierz { $robbed } { $amount }{ $counted }.
effect-lose = { $who } traci { $amount }{ $counted }.
effect-gain-blood = zyskaj { $amount }{ $counted }.
effect-gain-blood-up-to =
    { $number ->
        [one] zyskaj tyle krwi, żeby mieć w puli { $number } punkt; jeśli masz już { $number } lub więcej, zyskaj 1 punkt.
        [few] zyskaj tyle krwi, żeby mieć w puli { $number } punkty; jeśli masz już { $number } lub więcej, zyskaj 1 punkt.
       *[other] zyskaj tyle krwi, żeby mieć w puli { $number } punktów; jeśli masz już { $number } lub więcej, zyskaj 1 punkt.
    }
effect-may-spend =
    { $follows ->
        [1] możesz wydać { $amount }{ $counted }. Jeśli to zrobisz, { $then }
       *[other] możesz wydać { $amount }{ $counted }.
    }
effect-spend-or-turn-down = wydaj { $amount }{ $counted } albo zakryj tę kartę.
effect-all-present-gain =
    { $number ->
        [one] każdy gracz, który wciąż tu jest, zyskuje { $number } punkt krwi.
        [few] każdy gracz, który wciąż tu jest, zyskuje { $number } punkty krwi.
       *[other] każdy gracz, który wciąż tu jest, zyskuje { $number } punktów krwi.
    }

effect-deploy-from-bank =
    { $timing ->
        [you-play-at-haven] rozstaw tam { $amount } z puli ogólnej{ $counted }.
       *[other] rozstaw tu { $amount } z puli ogólnej{ $counted }.
    }
effect-may-deploy = możesz rozstawić tu z puli najwyżej { $amount }{ $counted }.
effect-return-deployed = weź do swojej puli całą swoją krew rozstawioną tutaj.
effect-take-back-deployed =
    { $number ->
        [one] każdy gracz może wziąć do swojej puli { $number } punkt własnej krwi rozstawionej tutaj.
        [few] każdy gracz może wziąć do swojej puli najwyżej { $number } punkty własnej krwi rozstawionej tutaj.
       *[other] każdy gracz może wziąć do swojej puli najwyżej { $number } punktów własnej krwi rozstawionej tutaj.
    }
effect-take-half-deployed = weź do swojej puli połowę krwi rozstawionej tutaj przez każdego rywala (zaokrąglając w górę).
effect-discard-deployed = { $who } odrzuca z tej dzielnicy { $amount }{ $counted }.
effect-may-move-half-deployed = możesz przenieść połowę swojej krwi rozstawionej tutaj (zaokrąglając w górę) do innej dzielnicy.
effect-may-swap-pool-and-deployed =
    { $follows ->
        [1] możesz zamienić swoją krew rozstawioną tutaj z krwią w puli. Jeśli to zrobisz, { $then }
       *[other] możesz zamienić swoją krew rozstawioną tutaj z krwią w puli.
    }
effect-play-blood-everywhere =
    { $number ->
        [one] rozstaw ze swojej puli po { $number } punkcie krwi w każdej dzielnicy.
        [few] rozstaw ze swojej puli po { $number } punkty krwi w każdej dzielnicy.
       *[other] rozstaw ze swojej puli po { $number } punktów krwi w każdej dzielnicy.
    }

## Influence, alliance and hand

effect-gain-influence = zyskaj { $amount }{ $counted }.
effect-lose-influence =
    { $selector ->
        [you] tracisz { $amount }{ $counted }.
       *[other] { $who } traci { $amount }{ $counted }.
    }
effect-gain-victim =
    { $besides ->
        [1] zdobądź też { $amount }{ $counted }.
       *[other] zdobądź { $amount }{ $counted }.
    }
effect-draw =
    { $number ->
        [one] dobierz { $number } kartę ze swojej talii klanu.
        [few] dobierz { $number } karty ze swojej talii klanu.
       *[other] dobierz { $number } kart ze swojej talii klanu.
    }
effect-return-drained = przywróć do sojuszu jednego ze swoich wyssanych popleczników lub jedną z wyssanych ofiar.
effect-take-ambition = weź żeton ambicji.
effect-look-for-blood =
    { $number ->
        [one] możesz wydać { $number } punkt krwi, by podejrzeć zakrytą kartę; wolno to powtarzać dowolnie wiele razy.
        [few] możesz wydać { $number } punkty krwi, by podejrzeć zakrytą kartę; wolno to powtarzać dowolnie wiele razy.
       *[other] możesz wydać { $number } punktów krwi, by podejrzeć zakrytą kartę; wolno to powtarzać dowolnie wiele razy.
    }
effect-look-at-district = podejrzyj wszystkie zakryte karty w jednej dzielnicy.
effect-score =
    { $condition ->
        [only-human] { $signed } do wpływów, jeśli to twój jedyny ludzki poplecznik.
       *[other] { $signed } do wpływów.
    }

## Cards on the table

effect-play-rivals-hand = wybierz rywala: wszystkie karty, które ma jeszcze na ręce, zostają zagrane jako odkryte w twoim obszarze przy tej dzielnicy.
effect-play-own-hand = zagraj tu jako odkryte wszystkie karty, które masz jeszcze na ręce.
effect-play-top-of-deck = zagraj tu wierzchnią kartę swojej talii klanu jako odkrytą.
effect-shuffle-one-back = po wzięciu swoich kart z powrotem wtasuj do talii klanu jedną wybraną kartę z ręki.
effect-may-take-back-cards =
    { $follows ->
        [1] możesz wziąć z powrotem na rękę dowolnie wiele swoich kart z tej dzielnicy, także tę. Jeśli to zrobisz, { $then }
       *[other] możesz wziąć z powrotem na rękę dowolnie wiele swoich kart z tej dzielnicy, także tę.
    }
effect-may-turn-down-cards = możesz zakryć dowolnie wiele swoich kart w tej dzielnicy.
effect-face-down-power = każda zakryta karta w twoim obszarze przy tej dzielnicy ma siłę { $number }.
effect-may-withdraw =
    { $follows ->
        [1] możesz się wycofać. Jeśli to zrobisz, { $then }
       *[other] możesz się wycofać.
    }
effect-move-to-haven = przenieś tę kartę do Schronienia Księcia.
effect-may-move-to-haven =
    { $later ->
        [1] potem możesz przenieść tę kartę do Schronienia Księcia.
       *[other] możesz przenieść tę kartę do Schronienia Księcia.
    }

## What others decide

effect-auction = ty i wszyscy rywale stawiacie w tajemnicy krew. Kto postawi najmniej, zakrywa jedną z własnych kart, które tu leżą. Twoja stawka zostaje tu rozstawiona, a rywale tracą swoje.
effect-forestall = wybierz leżącą tu odkrytą kartę rywala i zyskaj tyle punktów krwi, ile wynosi jej bazowa siła. Do końca rundy nie tracisz krwi przez tę kartę i nie może ona odebrać ci krwi.
effect-rivals-choose = każdy rywal musi wybrać: { $offers }.
effect-winner-chooses = jeśli wygrywa tu inny gracz, musi wybrać: { $offers }.
offers = { $first } albo { $second }
offer-skip-steps = pominąć tu etapy przygotowania i pokłosia
offer-be-robbed =
    { $number ->
        [one] pozwolić ci odebrać sobie { $number } punkt krwi
        [few] pozwolić ci odebrać sobie { $number } punkty krwi
       *[other] pozwolić ci odebrać sobie { $number } punktów krwi
    }
offer-give-half-deployed = przenieść połowę swojej krwi rozstawionej tutaj (zaokrąglając w górę) do twojego obszaru
offer-lose-influence =
    { $number ->
        [one] stracić { $number } punkt wpływów
        [few] stracić { $number } punkty wpływów
       *[other] stracić { $number } punktów wpływów
    }
offer-give-influence =
    { $number ->
        [one] oddać ci { $number } punkt wpływów
        [few] oddać ci { $number } punkty wpływów
       *[other] oddać ci { $number } punktów wpływów
    }
effect-rivals-pay-to-turn-up =
    { $number ->
        [one] każdy rywal wybiera dla każdej swojej zakrytej karty: traci { $number } punkt krwi i ją odkrywa albo zostawia ją zakrytą.
        [few] każdy rywal wybiera dla każdej swojej zakrytej karty: traci { $number } punkty krwi i ją odkrywa albo zostawia ją zakrytą.
       *[other] każdy rywal wybiera dla każdej swojej zakrytej karty: traci { $number } punktów krwi i ją odkrywa albo zostawia ją zakrytą.
    }
effect-staying-costs =
    { $number ->
        [one] każdy rywal musi się wycofać albo pozwolić ci odebrać sobie { $number } punkt krwi.
        [few] każdy rywal musi się wycofać albo pozwolić ci odebrać sobie { $number } punkty krwi.
       *[other] każdy rywal musi się wycofać albo pozwolić ci odebrać sobie { $number } punktów krwi.
    }

## As long as a card lies open or is in an alliance

effect-immune = nie działają na ciebie efekty z tej dzielnicy, przez które tracisz krew lub ktoś ci ją odbiera; jeśli strata była ceną, uznaje się ją za zapłaconą.
effect-keep-lost-blood-here = krew, którą tracisz lub wydajesz w dowolnej dzielnicy, zamiast do puli ogólnej trafia tutaj jako twoja rozstawiona krew.
effect-rivals-lose-as-much = ilekroć wydajesz lub tracisz tu krew albo ktoś ci ją odbiera, każdy rywal traci tyle samo.
effect-turn-down-instead-of-draining =
    { $number ->
        [one] jeśli wpadniesz tu w szał, możesz zakryć tę kartę, zamiast wysysać poplecznika lub ofiarę. Jeśli to zrobisz, zyskaj { $number } punkt krwi.
        [few] jeśli wpadniesz tu w szał, możesz zakryć tę kartę, zamiast wysysać poplecznika lub ofiarę. Jeśli to zrobisz, zyskaj { $number } punkty krwi.
       *[other] jeśli wpadniesz tu w szał, możesz zakryć tę kartę, zamiast wysysać poplecznika lub ofiarę. Jeśli to zrobisz, zyskaj { $number } punktów krwi.
    }
effect-withdraw-here-instead = kiedy wycofujesz się z innej dzielnicy, możesz zamiast tego przenieść stamtąd swoje karty i krew do tej dzielnicy.
effect-opponents-play-face-down = podczas planowania przeciwnicy, którzy zagrywają tu kartę, muszą zagrać ją jako zakrytą i za to zapłacić.
effect-look-at-them = możesz w każdej chwili podglądać te karty.
effect-fee =
    { $less ->
        [1] { $number ->
            [one] zakrycie zagrywanej karty kosztuje cię o { $number } punkt krwi mniej.
            [few] zakrycie zagrywanej karty kosztuje cię o { $number } punkty krwi mniej.
           *[other] zakrycie zagrywanej karty kosztuje cię o { $number } punktów krwi mniej.
        }
       *[other] { $number ->
            [one] zakrycie zagrywanej karty kosztuje cię o { $number } punkt krwi więcej.
            [few] zakrycie zagrywanej karty kosztuje cię o { $number } punkty krwi więcej.
           *[other] zakrycie zagrywanej karty kosztuje cię o { $number } punktów krwi więcej.
        }
    }
effect-wins-ties = wygrywasz wszystkie remisy.
effect-cannot-be-drained = tego poplecznika nie można wyssać; jeśli wpadniesz w szał, zostaje w twoim sojuszu.
effect-tokens-when-drained =
    { $number ->
        [one] jeśli wyssiesz tego poplecznika, weź { $number } żeton Diabolizmu.
        [few] jeśli wyssiesz tego poplecznika, weź { $number } żetony Diabolizmu zamiast 1.
       *[other] jeśli wyssiesz tego poplecznika, weź { $number } żetonów Diabolizmu zamiast 1.
    }
effect-keep-all-drawn = podczas zarządzania ręką możesz zatrzymać wszystkie dobrane karty, a pod talię klanu odłożyć zamiast nich kartę, którą masz już na ręce.
effect-drained-in-frenzy = jeśli wpadniesz w szał, wyssij tego poplecznika; żadnej karty się nie losuje.
effect-fee-here =
    { $number ->
        [one] zagranie tu karty, odkrytej lub zakrytej, kosztuje o { $number } punkt krwi więcej.
        [few] zagranie tu karty, odkrytej lub zakrytej, kosztuje o { $number } punkty krwi więcej.
       *[other] zagranie tu karty, odkrytej lub zakrytej, kosztuje o { $number } punktów krwi więcej.
    }
effect-none =
    { $group ->
        [clan] Brak efektu.
       *[other] Brak zdolności.
    }
