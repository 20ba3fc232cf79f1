# Vampire: The Masquerade – Rivals: the frame of card texts, in Polish. The terms are those at the head of rules.pl.ftl.

## Headers

card-vampire = { $clan }, potęga krwi { $potency }. Atrybuty: fizyczny { $physical }, społeczny { $social }, umysłowy { $mental }. { $disciplines }.
card-needs-potency = potęga krwi { $potency }
card-attack = Atak { $attack }, obrażenia { $damage }.
card-reaction = Reakcja na atak: { $attacks }.
card-shield = Osłona { $shield }.
card-damage = Obrażenia { $damage }.
card-unverified = Nieporównana z kartą drukowaną.
card-leader-ability = Zdolność lidera:
card-mortal =
    { $agenda ->
        [0] Krew { $blood }.
       *[other] Krew { $blood }, plan { $agenda }.
    }
keyword-guard = Strażnik: może blokować ataki dystansowe.
keyword-relentless = Nieustępliwy.
keyword-targeted = Wymierzona.
keyword-aggravated = Dotkliwe obrażenia.
keyword-unique = Unikatowy.
keyword-one-per-player = Jeden na gracza.
keyword-two-actions = Dwie akcje.

kind-haven = schronienie
kind-agenda = plan
kind-action = akcja
kind-unhosted-action = akcja bez wykonawcy
kind-attack = atak
kind-reaction = reakcja
kind-influence-modifier = modyfikator wpływów
kind-scheme = intryga
kind-conspiracy = spisek
kind-title = tytuł
kind-ongoing = trwała
kind-event = wydarzenie
kind-mortal = śmiertelnik
kind-citizen = mieszkaniec
kind-retainer = pomocnik
kind-antagonist = antagonista
kind-second-inquisition = Druga Inkwizycja
kind-special = specjalna
kind-ritual = rytuał
kind-trap = pułapka
kind-animal = zwierzę
kind-gift = dar
kind-ghoul = ghul
kind-rite = obrzęd
kind-alchemy = alchemia
kind-relic = relikwia
kind-vehicle = pojazd
kind-monster = potwór
kind-form = postać

factor-clan = Klan
clan-brujah = Brujah
clan-malkavian = Malkavian
clan-toreador = Toreador
clan-ventrue = Ventrue
clan-banu-haqim = Banu Haqim
clan-caitiff = Caitiff
clan-gangrel = Gangrel
clan-hecata = Hecata
clan-lasombra = Lasombra
clan-ministry = Ministerium
clan-nosferatu = Nosferatu
clan-ravnos = Ravnos
clan-salubri = Salubri
clan-thin-blood = Cienkokrwiści
clan-tremere = Tremere
clan-tzimisce = Tzimisce
clan-faithful = Wierni
clan-inquisitive = Dociekliwi
clan-martial = Waleczni
clan-red-talons = Czerwone Szpony
clan-silver-fangs = Srebrne Kły

discipline-animalism = Animalizm
discipline-auspex = Auspex
discipline-celerity = Akceleracja
discipline-dominate = Dominacja
discipline-fortitude = Odporność
discipline-obfuscate = Niewidoczność
discipline-potence = Potencja
discipline-presence = Prezencja
discipline-protean = Transformacja
discipline-blood-sorcery = Magia Krwi
discipline-thin-blood-alchemy = Alchemia Cienkokrwistych
discipline-oblivion = Zapomnienie
discipline-arsenal = Arsenał
discipline-beast-whisperer = Zaklinacz Bestii
discipline-drone-jockey = Pilot Dronów
discipline-fleet = Flota
discipline-global = Globalny Zasięg
discipline-library = Archiwum
discipline-ordnance = Ciężka Broń
discipline-repel-the-unnatural = Odpędzenie Nienaturalnego
discipline-sense-the-unnatural = Wyczucie Nienaturalnego
discipline-thwart-the-unnatural = Opór wobec Nienaturalnego
discipline-ahroun = Ahroun
discipline-galliard = Galliard
discipline-philodox = Philodox
discipline-ragabash = Ragabash
discipline-theurge = Theurge

## What a card does

role-attacker = Atakujący:
role-party = Grupa:

as-attack = Atak:
as-reaction = Reakcja:
clause-only-if = tylko jeśli { $condition }
clause-only-in-streets = Tylko na Ulicach.
clause-is-action = To jest akcja.
clause-each-attack = Każdy twój atakujący może to zrobić raz w każdym ataku.
clause-each-vampire = Każdy twój wampir może to zrobić raz na turę.
clause-each-time = Za każdym razem.
clause-once = Raz na turę.
clause-at = { $moment } { $deed }
clause-bonus-if = { $bonus }, jeśli { $condition }
clause-negates-reaction = reakcja celu nie działa
clause-negates-attack = tekst karty ataku nie działa
clause-pierces = ten atak pomija wszystkie osłony
clause-intel = W kroku wywiadu możesz zagrać tę kartę odkrytą jako swoją kartę ataku, aby mieć +{ $intel } do wywiadu.
clause-deals = Rodzaj obrażeń: { $attack }.
clause-as-played = gdy zagrywasz tę kartę, { $deed }
clause-influence = +{ $amount } do wpływów w tej akcji lub w tym zdarzeniu.
clause-wins = jeśli to intryga i wygrywa twoja strona, { $deed }
clause-fails = jeśli to intryga i przepada, { $deed }
clause-title =
    { $influence ->
        [one] Użyj { $influence } punktu wpływów, aby dołączyć go do wampira, który go zagrywa.
        [few] Użyj { $influence } punktów wpływów, aby dołączyć go do wampira, który go zagrywa.
       *[many] Użyj { $influence } punktów wpływów, aby dołączyć go do wampira, który go zagrywa.
    }
clause-scheme = TAK: { $deed }
clause-conspiracy = zagraj ją zakrytą, z 1 punktem prestiżu. Gdy liczba punktów wynosi co najmniej { $prestige }, możesz rozstrzygnąć ją w swojej turze przeciw przeciwnikowi, który się nie dołożył: { $deed }
clause-burned = spalenie: { $deed }
clause-attached = dołączenie: { $deed }
clause-gives = daje: { $what }

at-prevent = gdy { $who } ma otrzymać obrażenia,
at-block =
    { $where ->
        [streets] { $ranged ->
            [0] jeśli { $who } jest gotowy, gdy przeciwnik wykonuje atak inny niż dystansowy na cel na Ulicach,
           *[other] jeśli { $who } jest gotowy, gdy przeciwnik wykonuje atak na cel na Ulicach,
        }
       *[anywhere] { $ranged ->
            [0] jeśli { $who } jest gotowy, gdy przeciwnik wykonuje atak inny niż dystansowy,
           *[other] jeśli { $who } jest gotowy, gdy przeciwnik wykonuje dowolny atak, nawet dystansowy,
        }
    }
at-influence = gdy zbierasz wpływy,
at-antagonist = na końcu twojej tury, zanim Druga Inkwizycja zada obrażenia,

after-start =
    { $whose ->
        [you] na początku twojej tury
       *[anyone] na początku każdej tury
    }
after-end =
    { $whose ->
        [you] na końcu twojej tury
       *[anyone] na końcu każdej tury
    }
after-mending = w twoim kroku torporu i leczenia
after-defeated =
    { $whose ->
        [foe] gdy gracz pokonuje wampira przeciwnika,
        [you] gdy pokonujesz { $what },
        [attacker] gdy twój atakujący pokonuje innego wampira,
        [party] gdy ta grupa pokonuje wampira,
       *[anyone] gdy ktoś pokonuje { $what },
    }
    .what = acc
after-hurt =
    { $whose ->
        [you] gdy twój atak zadaje obrażenia { $what },
       *[anyone] gdy atak zadaje obrażenia { $what },
    }
    .what = dat
after-attached = gdy do { $host } dołącza się { $what },
    .what = acc
    .host = gen
after-scheme-succeeds = gdy udaje się zagrana przez ciebie intryga,
after-conspiracy-resolved = gdy rozstrzygasz spisek,
after-mortal-down =
    { $whose ->
        [winner] gdy pokonujesz { $what },
        [anyone] gdy ktoś pokona { $what },
       *[you] gdy pokonujesz lub palisz { $what },
    }
    .what = acc
after-played =
    { $whose ->
        [self] gdy ten wampir zagrywa { $what },
       *[you] gdy zagrywasz { $what },
    }
    .what = acc
after-laid-face-down = gdy poza atakiem zagrywasz zakrytą kartę,
after-turned-up = gdy poza atakiem rozstrzygasz zakrytą kartę,
after-recruited = gdy werbujesz wampira,
after-attacks = gdy wampir atakuje { $what },
    .what = acc

own-intel = Na końcu twojej tury zadaje 1 punkt dotkliwych obrażeń wampirowi z twojej koterii, którego nie chroni skrytość. +{ $amount } do wywiadu, sumowanego z innymi. Pokonana karta zostaje odrzucona.
own-shuffles-defeated = Pokonane karty Drugiej Inkwizycji wtasowuje się do talii Miasta.
own-influence-by-card = Raz w turze każdego gracza możesz położyć kartę o potędze krwi od 1 do { $amount } jako modyfikator wpływów: dodaje tyle wpływów, ile wynosi jej potęga krwi.
own-recruits-cheaper =
    { $amount ->
        [one] Werbowanie kosztuje cię o { $amount } punkt prestiżu mniej; reszta krwi pochodzi z puli ogólnej.
        [few] Werbowanie kosztuje cię o { $amount } punkty prestiżu mniej; reszta krwi pochodzi z puli ogólnej.
       *[many] Werbowanie kosztuje cię o { $amount } punktów prestiżu mniej; reszta krwi pochodzi z puli ogólnej.
    }
own-unmarked = Nie leży na niej żeton żadnego gracza: zostaje, dopóki nie spali jej własny tekst.
own-burns-for-party = Grupa: zamiast zwykłej nagrody za spalenie śmiertelnika z talii Miasta, którego pokonała ta grupa, każdy jej wampir może uleczyć 1 punkt krwi.

## Questions that cards ask

prompt-choose = wybierz { $what }
prompt-amount = ile: { $deed }
prompt-offer = { $deed }
prompt-either = { $ways }

## Looking through the cards

trait-stack = Stos
trait-kind = Rodzaj
trait-clan = Klan
trait-discipline = Dyscyplina
trait-attack = Rodzaj ataku
trait-reaction = Odpowiada na atak
trait-keyword = Słowo
trait-printing = Wydanie
stack-library = Biblioteka
stack-faction = Talia frakcji
stack-haven = Schronienie
stack-agenda = Plan
stack-city = Talia Miasta
printing-unverified = nieporównana z kartą drukowaną
printing-errata = późniejsze wydanie
fact-potency = Potęga krwi
fact-damage = Obrażenia
fact-shield = Osłona
fact-influence = Wpływy
fact-cost = Koszt w prestiżu
fact-resolves = Prestiż potrzebny do rozstrzygnięcia
fact-blood = Krew
fact-points = Plan za pokonanie
fact-physical = Fizyczny
fact-social = Społeczny
fact-mental = Umysłowy
reaction-physical = fizyczny
reaction-social = społeczny
reaction-mental = umysłowy
reaction-ranged = dystansowy
refusal-too-many-of-a-card = W talii Miasta nie ma tylu kopii tej karty: { $card }.
