# Vampire: The Eternal Struggle: the words that card texts are made of, in Polish. The terms are those at the head of rules.pl.ftl.

## Names

discipline-abo = Abombwe
discipline-ani = Animalizm
discipline-aus = Auspex
discipline-cel = Akceleracja
discipline-chi = Chimeryzm
discipline-dai = Daimoinon
discipline-def = Obrona
discipline-dem = Demencja
discipline-dom = Dominacja
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
discipline-pre = Prezencja
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
superior-abo = { discipline-abo }: poziom wyższy
superior-ani = { discipline-ani }: poziom wyższy
superior-aus = { discipline-aus }: poziom wyższy
superior-cel = { discipline-cel }: poziom wyższy
superior-chi = { discipline-chi }: poziom wyższy
superior-dai = { discipline-dai }: poziom wyższy
superior-def = { discipline-def }: poziom wyższy
superior-dem = { discipline-dem }: poziom wyższy
superior-dom = { discipline-dom }: poziom wyższy
superior-fli = { discipline-fli }: poziom wyższy
superior-for = { discipline-for }: poziom wyższy
superior-inn = { discipline-inn }: poziom wyższy
superior-jud = { discipline-jud }: poziom wyższy
superior-mal = { discipline-mal }: poziom wyższy
superior-mar = { discipline-mar }: poziom wyższy
superior-mel = { discipline-mel }: poziom wyższy
superior-myt = { discipline-myt }: poziom wyższy
superior-nec = { discipline-nec }: poziom wyższy
superior-obe = { discipline-obe }: poziom wyższy
superior-obf = { discipline-obf }: poziom wyższy
superior-obl = { discipline-obl }: poziom wyższy
superior-obt = { discipline-obt }: poziom wyższy
superior-pot = { discipline-pot }: poziom wyższy
superior-pre = { discipline-pre }: poziom wyższy
superior-pro = { discipline-pro }: poziom wyższy
superior-qui = { discipline-qui }: poziom wyższy
superior-red = { discipline-red }: poziom wyższy
superior-san = { discipline-san }: poziom wyższy
superior-ser = { discipline-ser }: poziom wyższy
superior-spi = { discipline-spi }: poziom wyższy
superior-str = { discipline-str }: poziom wyższy
superior-tem = { discipline-tem }: poziom wyższy
superior-tha = { discipline-tha }: poziom wyższy
superior-thn = { discipline-thn }: poziom wyższy
superior-val = { discipline-val }: poziom wyższy
superior-ven = { discipline-ven }: poziom wyższy
superior-vic = { discipline-vic }: poziom wyższy
superior-vis = { discipline-vis }: poziom wyższy
superior-viz = { discipline-viz }: poziom wyższy

clan-abomination = Abominacja
clan-ahrimane = Ahrimane
clan-akunanse = Akunanse
clan-avenger = Mściciel
clan-baali = Baali
clan-banu-haqim = Banu Haqim
clan-blood-brother = Bracia Krwi
clan-brujah = Brujah
clan-brujah-antitribu = Brujah antitribu
clan-caitiff = Caitiff
clan-daughter-of-cacophony = Córki Kakofonii
clan-defender = Obrońca
clan-gangrel = Gangrel
clan-gangrel-antitribu = Gangrel antitribu
clan-gargoyle = Gargulce
clan-giovanni = Giovanni
clan-guruhi = Guruhi
clan-harbinger-of-skulls = Zwiastuni Czaszek
clan-hecata = Hecata
clan-innocent = Niewinny
clan-ishtarri = Ishtarri
clan-judge = Sędzia
clan-kiasyd = Kiasyd
clan-lasombra = Lasombra
clan-malkavian = Malkavian
clan-malkavian-antitribu = Malkavian antitribu
clan-martyr = Męczennik
clan-ministry = Ministerium
clan-nagaraja = Nagaraja
clan-nosferatu = Nosferatu
clan-nosferatu-antitribu = Nosferatu antitribu
clan-osebo = Osebo
clan-pander = Pander
clan-ravnos = Ravnos
clan-redeemer = Odkupiciel
clan-salubri = Salubri
clan-salubri-antitribu = Salubri antitribu
clan-samedi = Samedi
clan-toreador = Toreador
clan-toreador-antitribu = Toreador antitribu
clan-tremere = Tremere
clan-tremere-antitribu = Tremere antitribu
clan-true-brujah = Prawdziwi Brujah
clan-tzimisce = Tzimisce
clan-ventrue = Ventrue
clan-ventrue-antitribu = Ventrue antitribu
clan-visionary = Wizjoner

sect-camarilla = Camarilla
sect-sabbat = Sabat
sect-laibon = Laibon
sect-independent = Niezależny
sect-anarch = Anarch

title-primogen = primogen
title-prince = książę
title-justicar = justycjariusz
title-inner-circle = członek Wewnętrznego Kręgu
title-imperator = imperator
title-bishop = biskup
title-archbishop = arcybiskup
title-priscus = priscus
title-cardinal = kardynał
title-regent = regent
title-baron = baron
title-magaji = magaji
title-kholo = kholo
title-1-vote = 1 głos
title-2-votes = 2 głosy
title-of-city = { $title } ({ $city })
city-name =
    { $city ->
        [addis-ababa] Addis Abeba
        [algiers] Algier
        [athens] Ateny
        [bogota] Bogota
        [brussels] Bruksela
        [budapest] Budapeszt
        [cairo] Kair
        [cape-town] Kapsztad
        [ciudad-juarez] Ciudad Juárez
        [constanza] Konstanca
        [copenhagen] Kopenhaga
        [cordoba] Kordoba
        [edinburgh] Edynburg
        [gdansk] Gdańsk
        [geneva] Genewa
        [guatemala-city] Gwatemala
        [istanbul] Stambuł
        [lisbon] Lizbona
        [london] Londyn
        [mexico-city] Meksyk
        [milan] Mediolan
        [monaco] Monako
        [moscow] Moskwa
        [new-york] Nowy Jork
        [ostrava] Ostrawa
        [paris] Paryż
        [philadelphia] Filadelfia
        [port-au-prince] Port-au-Prince
        [prague] Praga
        [rio-de-janeiro] Rio de Janeiro
        [rome] Rzym
        [sao-paulo] São Paulo
        [singapore] Singapur
        [stockholm] Sztokholm
        [strasbourg] Strasburg
        [taipei] Tajpej
        [thessaloniki] Saloniki
        [versailles] Wersal
        [washington-dc] Waszyngton
       *[other] { $name }
    }

kind-master = kartę mistrza
kind-action = kartę akcji
kind-modifier = modyfikator akcji
kind-event = kartę wydarzenia
kind-reaction = kartę reakcji
kind-combat = kartę walki
kind-equipment = kartę ekwipunku
kind-retainer = kartę pomocnika
kind-ally = kartę sprzymierzeńca
kind-political = kartę akcji politycznej

## Headers

card-unique =
    { $noun ->
        [ally] Unikatowy.
       *[card] Unikatowa.
    }
card-trifle = Błahostka.
card-out-of-turn = Poza turą.
card-life = Życie: { $life }.
card-ally-values = Siła: { $strength }, wykrwawienie: { $bleed }.
card-counters =
    { $count ->
        [one] Wchodzi do gry z { $count } znacznikiem.
        [few] Wchodzi do gry z { $count } znacznikami.
       *[many] Wchodzi do gry z { $count } znacznikami.
    }
card-burn-by-minions = Każdy sługa może akcją skierowaną spalić tę kartę.
card-advanced = Zaawansowany.
card-merged = Po połączeniu: { $text }
card-vampire =
    { $titled ->
        [0] { $sect }.
       *[other] { $sect }, { $title }.
    }

keyword-location = Lokacja.
keyword-path = Ścieżka.
keyword-derivative = Pochodna.
keyword-nod-fragment = Fragment Księgi Nod.
keyword-hunting-ground = Teren łowów.
keyword-weapon = Broń.
keyword-gun = Broń palna.
keyword-haven = Schronienie.
mode-limited = Limitowane.
mode-x-between = X wynosi od { $least } do { $most }.
mode-x-is = X to { $amount }.
keyword-archetype = Archetyp.
keyword-mummy = Mumia.
keyword-werewolf = Wilkołak.
keyword-gargoyle-creature = Gargulec (stworzenie).
keyword-condemnation = Potępienie.
keyword-operation-antigen = Operacja Antygen.
keyword-never-acts = Nie może działać.
keyword-bears-no-equipment = Nie może mieć ani używać ekwipunku.
keyword-employs-nobody = Nie może mieć ani używać pomocników.
keyword-never-contested = Nigdy nie toczy się o nią spór: kolejna kopia, która wchodzi do gry, spala tę.
keyword-catches-infernal-pool = Pula, którą palisz, by odkręcić infernalne sługi, trafia na tę kartę.
keyword-replaces-itself = Zamiast dobierać kartę w jej miejsce, możesz wziąć ją ze swojego stosu popiołów.
keyword-gains-no-life = Nie może zyskiwać życia: trafia ono do banku krwi.
keyword-bleeds-alone = Żaden inny ekwipunek nie może zwiększyć wykrwawienia tą akcją.
mode-foe-takes = Sługa przeciwnika może wykonać cios: kradzież tego ekwipunku.
mode-put-ally = Wprowadź tę kartę do gry jako sprzymierzeńca.
keyword-non-unique = Nieunikatowy.
ability-must = Trzeba tego użyć.
keyword-changeling = Odmieniec.
keyword-melee = Broń do walki wręcz.
keyword-vehicle = Pojazd.
keyword-electronic = Elektronika.
keyword-animal = Zwierzę.
keyword-mortal = Śmiertelnik.
keyword-demon = Demon.
keyword-mage = Mag.
keyword-boon = Przysługa.
keyword-discipline = Dyscyplina: wampir z tą kartą ma poziom Dyscypliny { $name } wyższy o jeden i pojemność większą o 1.
keyword-equipment = Liczy się jako ekwipunek.
keyword-as-clan = Może zagrywać karty wymagające klanu { $clan } tak, jakby do niego należał.
keyword-as-title = Może zagrywać karty, których wymaganiem jest { $title }, tak, jakby miał ten tytuł.
keyword-rivals-yield = Wampir, który spiera się z tym wampirem o tytuł, musi z niego ustąpić w swojej fazie odkręcania.
keyword-opens-hands = Kto kontroluje sługę walczącego z tym wampirem, gra z odkrytą ręką.
keyword-bearer-opens-hands = Kto kontroluje sługę walczącego ze sługą z tą kartą, gra z odkrytą ręką.
keyword-never-against-blood-hunts = Nigdy nie głosuje przeciw krwawym łowom.
keyword-no-politics = Nie wykonuje akcji politycznych.
keyword-wears-out = Traci znacznik za każdy punkt zadanych obrażeń, nawet jeśli im zapobieżono; bez znaczników zostaje spalona.
keyword-sterile = Bezpłodny.
keyword-blood-cursed = Obłożony Klątwą Krwi.
keyword-black-hand = Czarna Ręka.
keyword-seraph = Seraf.
keyword-flight = Lot.

## Ways of playing

mode-bleed-action =
    { $anyone ->
        [0] { $bleed ->
            [0] Wykrwawienie.
           *[other] Wykrwawienie z premią +{ $bleed }.
        }
       *[other] { $bleed ->
            [0] Wykrwawienie dowolnego innego Matuzalema.
           *[other] Wykrwawienie dowolnego innego Matuzalema z premią +{ $bleed }.
        }
    }
mode-stealth =
    { $other ->
        [0] +{ $amount } do skrytości.
       *[other] Zagrywa ją inny twój wampir: działający sługa dostaje +{ $amount } do skrytości.
    }
mode-by-another = Zagrywa ją inny twój gotowy wampir.
mode-stealth-and-bleed =
    { $limited ->
        [0] +{ $stealth } do skrytości i +{ $bleed } do wykrwawienia.
       *[other] +{ $stealth } do skrytości i +{ $bleed } do wykrwawienia (limitowane).
    }
mode-bleed =
    { $limited ->
        [0] +{ $amount } do wykrwawienia.
       *[other] +{ $amount } do wykrwawienia (limitowane).
    }
mode-intercept = +{ $amount } do przechwycenia.
mode-votes =
    { $amount ->
        [one] +{ $amount } głos dla tego wampira.
        [few] +{ $amount } głosy dla tego wampira.
        [many] +{ $amount } głosów dla tego wampira.
       *[other] +{ $amount } głosu dla tego wampira.
    }
mode-locked-only = Tylko dla przekręconego sługi.
mode-wakes = Sługa budzi się: w tej akcji może blokować i reagować tak, jakby był odkręcony.
mode-even-locked = Może ją zagrać także przekręcony sługa.
mode-extra-life = Ma o { $life } więcej życia.
mode-put-in-play = Wprowadź tę kartę do gry.
mode-blood =
    { $blood ->
        [one] Wymaga spalenia { $blood } punktu krwi.
        [few] Wymaga spalenia { $blood } punktów krwi.
       *[many] Wymaga spalenia { $blood } punktów krwi.
    }
mode-ransom =
    { $blood ->
        [one] W chwili zagrania tej karty blokujący sługa może spalić { $blood } punkt krwi lub życia, aby ją anulować.
        [few] W chwili zagrania tej karty blokujący sługa może spalić { $blood } punkty krwi lub życia, aby ją anulować.
        [many] W chwili zagrania tej karty blokujący sługa może spalić { $blood } punktów krwi lub życia, aby ją anulować.
       *[other] W chwili zagrania tej karty blokujący sługa może spalić { $blood } punktu krwi lub życia, aby ją anulować.
    }
mode-maneuver =
    { $to ->
        [close] Manewr, tylko na bliski dystans.
        [long] Manewr, tylko na daleki dystans.
       *[either] Manewr.
    }
mode-optional-maneuver =
    { $to ->
        [close] Z nieobowiązkowym manewrem, tylko na bliski dystans.
        [long] Z nieobowiązkowym manewrem, tylko na daleki dystans.
       *[either] Z nieobowiązkowym manewrem.
    }
mode-press = Nacisk.
mode-ending-press = Z nieobowiązkowym naciskiem, tylko by zakończyć walkę.
mode-optional-press = Z nieobowiązkowym naciskiem.
mode-prevent =
    Zapobiegnij { $amount ->
        [one] { $amount } punktowi
        [few] { $amount } punktom
       *[many] { $amount } punktom
    } obrażeń{ $of ->
        [normal-damage] , które nie są dotkliwe.
        [strike-damage] {" "}od ciosu.
        [normal-strike-damage] {" "}od ciosu, które nie są dotkliwe.
        [gun-damage] {" "}od ciosów bronią palną.
        [other-damage] , które nie pochodzą od ciosu bronią palną.
       *[any-damage] .
    }
mode-additional =
    { $count ->
        [one] Dodatkowy cios{ $limited ->
            [0] , poza limitem.
           *[other] {" "}(limitowany).
        }
        [few] { $count } dodatkowe ciosy{ $limited ->
            [0] , poza limitem.
           *[other] {" "}(limitowane).
        }
       *[many] { $count } dodatkowych ciosów{ $limited ->
            [0] , poza limitem.
           *[other] {" "}(limitowanych).
        }
    }
mode-additional-x = X dodatkowych ciosów (limitowanych).
mode-additional-as =
    { $limited ->
        [0] Z dodatkowym ciosem poza limitem, tylko w ten sposób.
       *[other] Z dodatkowym ciosem (limitowanym), tylko w ten sposób.
    }
mode-additional-same =
    { $limited ->
        [0] Z dodatkowym ciosem poza limitem, tylko tego samego rodzaju.
       *[other] Z dodatkowym ciosem (limitowanym), tylko tego samego rodzaju.
    }
mode-from-outside = Zagrywa ją wampir, który nie uczestniczy w walce.
mode-from-outside-unlocked = Zagrywa ją odkręcony wampir, który nie uczestniczy w walce.
mode-from-outside-torpid = Zagrywa ją odkręcony wampir, gotowy lub w torporze, który nie uczestniczy w walce.
mode-one-each-combat = Na jedną walkę można zagrać tą Dyscypliną tylko jedną.
strike-other = Cios:
mode-strike-due = Przed ustaleniem dystansu lub gdy trzeba wybrać cios.
mode-given =
    { $once ->
        [round] Ten sługa może { $span } zadawać ciosy także w ten sposób, raz na rundę.
       *[other] Ten sługa może { $span } zadawać ciosy także w ten sposób.
    }
mode-prevent-x = Zapobiegnij obrażeniom w liczbie X + { $amount }.
strike-recoil =
    { $aggravated ->
        [0] Kto zadaje ten cios, sam odnosi obrażenia od otoczenia: { $amount }{ $once ->
            [0] .
           *[other] , ale tylko raz na walkę.
        }
       *[other] Kto zadaje ten cios, sam odnosi dotkliwe obrażenia od otoczenia: { $amount }{ $once ->
            [2] , ale tylko na bliskim dystansie.
           *[other] .
        }
    }
mode-before-range = Przed ustaleniem dystansu.
mode-before-strikes = Przed wyborem ciosów.
mode-aim = Gdy ten sługa wybiera cios.
mode-round-end = Pod koniec rundy.

strike-hand =
    { $amount ->
        [0] { $aggravated ->
            [0] Cios: cios wręcz.
           *[other] Cios: cios wręcz z dotkliwymi obrażeniami.
        }
       *[other] Cios: cios wręcz{ $melee ->
            [0] {""}
           *[other] {" "}lub bronią do walki wręcz
        }, z obrażeniami większymi o { $amount }.
    }
strike-damage = Cios: { $aggravated ->
        [0] obrażenia
       *[other] obrażenia dotkliwe
    } { $strength ->
        [0] { $amount }
        [2] równe sile
       *[other] równe sile + { $amount }
    }{ $ranged ->
        [0] .
       *[other] { $strength ->
            [0] R.
           *[other] {" "}na dystans.
        }
    }
strike-dodge = Cios: unik.
strike-combat-ends = Cios: koniec walki.
strike-steal-blood = Cios{ $ranged ->
        [0] {""}
       *[other] {" dystansowy"}
    }: kradzież { $amount ->
        [one] { $amount } punktu
        [few] { $amount } punktów
       *[many] { $amount } punktów
    } krwi lub życia.
strike-torpor = Cios: przeciwny wampir trafia do torporu.

mode-limit-round = Sługa może zagrać ją na tym poziomie tylko raz na rundę.
mode-limit-combat = Sługa może zagrać ją na tym poziomie tylko raz na walkę.
mode-limit-action = Sługa może zagrać ją na tym poziomie tylko raz na akcję.
mode-limit-turn = Sługa może zagrać ją na tym poziomie tylko raz na turę.
limit-round = Sługa może zagrać tylko jedną na rundę.
limit-turn = Sługa może zagrać tylko jedną na turę.
limit-combat = Sługa może zagrać tylko jedną na walkę.
limit-until-unlock = Między swoimi fazami odkręcania sługa może zagrać tylko jedną.
one-each-action = Na jedną akcję można zagrać tylko jedną.
one-each-turn = Na jedną turę można zagrać tylko jedną.
one-each-game = W jednej partii można zagrać tylko jedną.
one-on-minion = Sługa może mieć tylko jedną taką kartę: { $what }.
card-keeps-from = Sługa z tą kartą nie może zagrywać kart o nazwie { $name }.
replace-action = Nową kartę dobiera się w jej miejsce dopiero po akcji.
replace-combat = Nową kartę dobiera się w jej miejsce dopiero po walce.
replace-turn = Nową kartę dobiera się w jej miejsce dopiero po turze.

## Abilities

ability-once-combat = Raz na walkę.
ability-once-action = Raz na akcję.

## Conditions

once-each-minion-action = Sługa może użyć tylko jednej karty o tej nazwie na akcję.
once-each-action = Raz na akcję, łącznie dla wszystkich kart o tej nazwie.
once-each-turn = Raz na turę, łącznie dla wszystkich kart o tej nazwie.

## Combat: strength, first strikes, weapons taken away

ability-once-round = Raz na rundę.
strike-first = To cios wyprzedzający.
strike-light = Zadaje najwyżej 1 punkt obrażeń.
strike-undodged = Nie można go uniknąć.
strike-grounded = Nie przeciw słudze, który lata.
strike-pierces = Karty wymagające Dyscypliny Odporność nie mogą zapobiegać jego obrażeniom.
strike-disarms = Jeśli trafi wampira, ciosy bronią tego wampira nie zadają w tej rundzie obrażeń.
strike-destroy-equipment = Cios{ $ranged ->
        [0] {""}
       *[other] {" dystansowy"}
    }: { $weapon ->
        [0] zniszczenie ekwipunku.
        [2] zniszczenie ekwipunku lub pomocnika.
       *[other] zniszczenie broni.
    }
strike-steal-equipment = Cios: { $weapon ->
        [0] kradzież ekwipunku.
       *[other] kradzież broni.
    }

## What is printed besides the text

trait-type = Typ
trait-clan = Klan
trait-discipline = Dyscyplina
trait-superior = Dyscyplina na poziomie wyższym
trait-sect = Sekta
trait-title = Tytuł
trait-cost = Koszt
cost-x-blood = X punktów krwi
cost-x-pool = X punktów puli
fact-capacity = Pojemność
fact-group = Grupa
fact-bleed = Wykrwawienie
fact-strength = Siła
fact-life = Życie
fact-blood-cost = Koszt w krwi
fact-pool-cost = Koszt z puli
card-imbued-facts = { $creed }, natchniony, { $virtues }.
card-vampire-facts = { $clan }, pojemność { $capacity }, { $disciplines }.
card-cost-pool =
    { $cost ->
        [one] { $cost } punkt puli
        [few] { $cost } punkty puli
        [many] { $cost } punktów puli
       *[other] { $cost } punktów puli
    }
card-cost-blood =
    { $cost ->
        [one] { $cost } punkt krwi
        [few] { $cost } punkty krwi
        [many] { $cost } punktów krwi
       *[other] { $cost } punktów krwi
    }
type-imbued = Natchniony
type-conviction = Przekonanie
type-power = Moc
type-vampire = Wampir
type-master = Karta mistrza
type-action = Akcja
type-modifier = Modyfikator akcji
type-reaction = Reakcja
type-combat = Walka
type-political = Akcja polityczna
type-ally = Sprzymierzeniec
type-retainer = Pomocnik
type-equipment = Ekwipunek
type-event = Wydarzenie

## Politics: titles, sects, clans, torpor

keyword-title = Tytuł.
keyword-trophy = Trofeum.
keyword-red-list = Czerwona Lista.
keyword-ends-with-sect = Jeśli wampir z tą kartą zmieni sektę, spal tę kartę.
keyword-counts-as-camarilla = Wampir z tą kartą liczy się jako wampir Camarilli.
mode-in-torpor = Zagrywa ją wampir w torporze, który z niego wychodzi. Jeśli akcja zostanie zablokowana, nie ma walki, ale blokujący wampir może dokonać na nim diablerii.

## Turns and actions

keyword-wraith = Zjawa.
keyword-zombie = Zombie.
keyword-investment = Inwestycja.
keyword-burning-hurts-at-superior = Wprowadzona do gry na wyższym poziomie, zadaje słudze, który spali ją akcją, 1 punkt obrażeń od otoczenia, którym nie można zapobiec.
keyword-burning-hurts-vampires = Wampirowi, który spali ją akcją, zadaje 1 punkt obrażeń od otoczenia, którym nie można zapobiec.
mode-hunt-action =
    { $hunt ->
        [0] Polowanie.
       *[other] Polowanie z premią +{ $hunt } do zyskiwanej krwi.
    }

## Playing cards, hands, allies and events

keyword-ghoul = Ghul.
keyword-frenzy = Szał.
keyword-opens-preys-hand = Dopóki ta karta jest w grze, twoja zdobycz gra z odkrytą ręką.
keyword-keeps-hostages = Wampiry ze znacznikiem zakładnika nie wychodzą z torporu do obszaru gotowości i nie można dokonać na nich diablerii.
keyword-caps-bleeds = Jeśli wykrwawienie miałoby spalić ci więcej niż 2 punkty puli, palisz zamiast tego 2 punkty puli.
keyword-grapple = Chwyt.
keyword-aim = Celowanie.
keyword-inconnu = Inconnu.
keyword-government = Rząd.
keyword-contract = Kontrakt.
keyword-gehenna = Gehenna.
keyword-as-vampire = Mając na sobie kartę Dyscypliny, ten sprzymierzeniec zagrywa jak wampir karty wymagające podstawowego poziomu tej Dyscypliny.
keyword-plays =
    { $superior ->
        [1] Jeśli tę kartę zagrano na wyższym poziomie, ten sprzymierzeniec
       *[other] Ten sprzymierzeniec
    } może zagrywać { $kinds ->
        [combat] karty walki wymagające
        [no-action] karty inne niż karty akcji, wymagające
       *[any] karty wymagające
    } podstawowego poziomu Dyscypliny { $by }, jakby był wampirem{ $sect ->
        [anarch] {" "}sekty Anarch
       *[other] {""}
    }{ $capacity ->
        [1] {""}
       *[other] {" "}o pojemności { $capacity }
    }.
keyword-acts-at-once = Może działać w turze, w której został zwerbowany.
keyword-second-master-action = Ci, dla których weszła do gry, mają w fazie mistrza dwie akcje zamiast jednej.
keyword-takes-victory-point = Następny punkt zwycięstwa, który zdobyłby Matuzalem, przeciw któremu działa ta karta, zdobywasz ty, chyba że właśnie odpadasz z gry; wtedy spal tę kartę.
keyword-no-gehenna = Nie można zagrywać wydarzeń Gehenny.
keyword-begins-anew = Traci wszystkie znaczniki, gdy dostaje ją inny sługa.
keyword-holds-up-replacing = Ci, dla których weszła do gry, nie dobierają kart w miejsce zagranych w fazach sług; robią to po zakończeniu fazy.
keyword-plays-what-it-keeps = Wampir z tą kartą może zagrywać leżące na niej karty jak z twojej ręki; nic się za nie nie dobiera. Spal tę kartę, jeśli nic na niej nie leży.
keyword-wards-off-cancelling = Następna karta zagrana po to, by anulować kartę sługi innego Matuzalema, zostaje anulowana bez płacenia kosztu; wtedy spal tę kartę.
keyword-waits-a-turn = Nie można jej użyć w turze, w której wchodzi do gry.
replace-game = Nowej karty nie dobiera się w jej miejsce, dopóki ta karta jest w grze.

## First Blood: what else its cards say

mode-ransom-pool =
    { $pool ->
        [one] W chwili zagrania tej karty kontrolujący cel może spalić { $pool } punkt puli, aby ją anulować.
        [few] W chwili zagrania tej karty kontrolujący cel może spalić { $pool } punkty puli, aby ją anulować.
        [many] W chwili zagrania tej karty kontrolujący cel może spalić { $pool } punktów puli, aby ją anulować.
       *[other] W chwili zagrania tej karty kontrolujący cel może spalić { $pool } punktu puli, aby ją anulować.
    }
mode-ransom-pool-of-blocker =
    { $pool ->
        [one] W chwili zagrania tej karty kontrolujący blokującego sługę może spalić { $pool } punkt puli, aby ją anulować.
        [few] W chwili zagrania tej karty kontrolujący blokującego sługę może spalić { $pool } punkty puli, aby ją anulować.
        [many] W chwili zagrania tej karty kontrolujący blokującego sługę może spalić { $pool } punktów puli, aby ją anulować.
       *[other] W chwili zagrania tej karty kontrolujący blokującego sługę może spalić { $pool } punktu puli, aby ją anulować.
    }
mode-ransom-cards = W chwili zagrania tej karty kontrolujący przeciwnego sługę może odrzucić { $cards ->
        [one] kartę walki
        [few] { $cards } karty walki
       *[many] { $cards } kart walki
    }, aby ją anulować.
mode-as-announced = Tylko w chwili ogłoszenia akcji.
mode-as-announced-or-attempted = Tylko w chwili ogłoszenia akcji albo podczas próby bloku.

## Special terms, templates and the glossary

keyword-scarce = Rzadki.
keyword-infernal = Infernalny.
keyword-slave = Niewolnik klanu { $clan }.
keyword-circle = Krąg: { $circle }.
keyword-not-equipment = W grze nie liczy się jako ekwipunek.
keyword-replaced-by-research = Zamiast nowej karty z biblioteki możesz wziąć wybraną kartę ze swojego obszaru badań.
keyword-puts-vampires-in-play = Nie dla bezpłodnych wampirów.
ability-once-phase = Raz na fazę.
ability-once-turn = Raz na turę.
ability-each-of-these = Każda z tych rzeczy: { $limit }
replace-until-unlock = Nową kartę dobiera się w jej miejsce dopiero w twojej fazie odkręcania.
replace-until-diablerie = Nową kartę dobiera się w jej miejsce dopiero, gdy któryś wampir dokona diablerii.
replace-until-discard = Nową kartę dobiera się w jej miejsce dopiero w twojej fazie odrzucania.
once-each-game = Na całą partię możesz zagrać tylko jedną.

## Cards that the rulebook names

option-take-blood =
    { $number ->
        [one] Ukradnij { $number } punkt krwi
        [few] Ukradnij { $number } punkty krwi
        [many] Ukradnij { $number } punktów krwi
       *[other] Ukradnij { $number } punktu krwi
    }
event-take-blood =
    { $number ->
        [one] { $actor } postanawia ukraść { $number } punkt krwi.
        [few] { $actor } postanawia ukraść { $number } punkty krwi.
        [many] { $actor } postanawia ukraść { $number } punktów krwi.
       *[other] { $actor } postanawia ukraść { $number } punktu krwi.
    }
event-to-crypt = { $card } trafia na spód krypty swojego właściciela.
event-to-library = { $card } zostaje wtasowana do biblioteki właściciela.
event-to-uncontrolled = { $card } trafia do obszaru niekontrolowanego właściciela.
keyword-no-transfers = Transfery nie mogą przenosić krwi na kartę, na której leży ta karta, ani z niej.
keyword-stays-yours = Ta karta pozostaje pod twoją kontrolą.
keyword-even-in-torpor = Można ją zagrać nawet w torporze.
keyword-no-blood-hunts = Przeciw wampirowi z tą kartą nie można ogłosić krwawych łowów.
keyword-may-stay-locked = W swojej fazie odkręcania możesz nie odkręcać sługi z tą kartą.
keyword-holds-down = Wampir z tą kartą nie może wykonywać akcji, blokować ani oddawać głosów i kart do głosowania.
keyword-target-cannot-block = Cel nie może podjąć próby bloku wobec tej akcji.
keyword-no-spoils = Wampir, który dokonał diablerii, nie może zabrać tej karty.
keyword-cheap-for-ministry = Wampiry klanu Ministerium kosztuje o 1 punkt krwi mniej.
keyword-cheap-combat-for = Karty walki wymagające Dyscypliny Odporność kosztują tego wampira o 1 punkt krwi mniej.
choice-choose-to-command = { $player }, którego wampira wprowadzasz do gry, aby wykrwawiał?
waiting-choose-to-command = { $player } wprowadza wampiry do gry.
choice-choose-equipment = { $player }, który ekwipunek bierzesz ze swojej biblioteki?
waiting-choose-equipment = { $player } szuka ekwipunku w bibliotece.
choice-choose-bearer = { $player }, na którym słudze kładziesz ekwipunek?
waiting-choose-bearer = { $player } wybiera sługę dla ekwipunku.
keyword-never-uses-cel = Nie może używać kart wymagających Dyscypliny Akceleracja.
