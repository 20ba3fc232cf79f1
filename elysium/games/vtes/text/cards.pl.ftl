# Vampire: The Eternal Struggle: the words that card texts are made of, in Polish. The terms are those at the head of rules.pl.ftl.

## Names

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
title-of-city =
    { $title } ({ $city ->
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
    })

discipline-dom = Dominacja
discipline-pre = Prezencja

kind-master = kartę mistrza
kind-action = kartę akcji
kind-modifier = modyfikator akcji
kind-reaction = kartę reakcji
kind-combat = kartę walki
kind-equipment = kartę ekwipunku
kind-retainer = kartę pomocnika
kind-ally = kartę sprzymierzeńca
kind-political = kartę akcji politycznej

## Headers

card-unique = Unikatowa.
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
card-vampire =
    { $titled ->
        [0] { $sect }.
       *[other] { $sect }, { $title }.
    }

keyword-location = Lokacja.
keyword-hunting-ground = Teren łowów.
keyword-weapon = Broń.
keyword-gun = Broń palna.
keyword-haven = Schronienie.
mode-limited = Limitowane.
mode-x-between = X wynosi od { $least } do { $most }.
keyword-archetype = Archetyp.
keyword-mummy = Mumia.
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
keyword-opens-hands = Kto kontroluje sługę walczącego z tym wampirem, gra z odkrytą ręką.
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
mode-maneuver = Manewr.
mode-optional-maneuver = Z nieobowiązkowym manewrem.
mode-press = Nacisk.
mode-optional-press = Z nieobowiązkowym naciskiem.
mode-prevent =
    Zapobiegnij { $amount ->
        [one] { $amount } punktowi
        [few] { $amount } punktom
       *[many] { $amount } punktom
    } obrażeń{ $of ->
        [normal-damage] , które nie są dotkliwe.
        [strike-damage] {" "}od ciosu.
       *[any-damage] .
    }
mode-additional =
    { $count ->
        [one] Dodatkowy cios (limitowane).
        [few] { $count } dodatkowe ciosy (limitowane).
        [many] { $count } dodatkowych ciosów (limitowane).
       *[other] { $count } dodatkowego ciosu (limitowane).
    }
mode-before-range = Przed ustaleniem dystansu.
mode-before-strikes = Przed wyborem ciosów.
mode-aim = Gdy ten sługa wybiera cios.
mode-round-end = Pod koniec rundy.

strike-hand =
    { $amount ->
        [0] Cios: cios wręcz.
       *[other] Cios: cios wręcz lub bronią do walki wręcz, z obrażeniami większymi o { $amount }.
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
       *[other] R.
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

limit-round = Sługa może zagrać tylko jedną na rundę.
limit-turn = Sługa może zagrać tylko jedną na turę.
limit-combat = Sługa może zagrać tylko jedną na walkę.
limit-until-unlock = Między swoimi fazami odkręcania sługa może zagrać tylko jedną.
one-each-action = Na jedną akcję można zagrać tylko jedną.
one-each-game = W jednej partii można zagrać tylko jedną.
one-on-minion = Sługa może mieć tylko jedną taką kartę: { $what }.
replace-action = Nową kartę dobiera się w jej miejsce dopiero po akcji.
replace-combat = Nową kartę dobiera się w jej miejsce dopiero po walce.

## Abilities

ability-once-combat = Raz na walkę.
ability-once-action = Raz na akcję.

## Conditions

once-each-turn = Raz na turę, łącznie dla wszystkich kart o tej nazwie.

## Combat: strength, first strikes, weapons taken away

ability-once-round = Raz na rundę.
strike-first = To cios wyprzedzający.
strike-destroy-equipment = Cios{ $ranged ->
        [0] {""}
       *[other] {" dystansowy"}
    }: { $weapon ->
        [0] zniszczenie ekwipunku.
       *[other] zniszczenie broni.
    }
strike-steal-equipment = Cios: { $weapon ->
        [0] kradzież ekwipunku.
       *[other] kradzież broni.
    }

## What is printed besides the text

trait-type = Typ
trait-clan = Klan
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

discipline-aus = Auspex
keyword-wraith = Zjawa.
keyword-zombie = Zombie.
keyword-investment = Inwestycja.
keyword-burning-hurts-at-superior = Wprowadzona do gry na wyższym poziomie, zadaje słudze, który spali ją akcją, 1 punkt obrażeń od otoczenia, któremu nie można zapobiec.
mode-hunt-action = Polowanie z premią +{ $hunt } do zyskiwanej krwi.

## Playing cards, hands, allies and events

keyword-ghoul = Ghul.
keyword-frenzy = Szał.
keyword-opens-preys-hand = Dopóki ta karta jest w grze, twoja zdobycz gra z odkrytą ręką.
keyword-grapple = Zwarcie.
keyword-aim = Celowanie.
keyword-gehenna = Gehenna.
keyword-as-vampire = Mając na sobie kartę Dyscypliny, ten sprzymierzeniec zagrywa jak wampir karty wymagające podstawowego poziomu tej Dyscypliny.
replace-game = Nowej karty nie dobiera się w jej miejsce, dopóki ta karta jest w grze.

## First Blood: what else its cards say

mode-ransom-pool =
    { $pool ->
        [one] W chwili zagrania tej karty kontrolujący cel może spalić { $pool } punkt puli, aby ją anulować.
        [few] W chwili zagrania tej karty kontrolujący cel może spalić { $pool } punkty puli, aby ją anulować.
        [many] W chwili zagrania tej karty kontrolujący cel może spalić { $pool } punktów puli, aby ją anulować.
       *[other] W chwili zagrania tej karty kontrolujący cel może spalić { $pool } punktu puli, aby ją anulować.
    }
mode-ransom-cards = W chwili zagrania tej karty kontrolujący przeciwnego sługę może odrzucić { $cards } karty walki, aby ją anulować.
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
replace-until-unlock = Nową kartę dobiera się w jej miejsce dopiero w twojej fazie odkręcania.
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
keyword-no-transfers = Transfery nie mogą przenosić krwi na kartę, na której leży ta karta, ani z niej.
keyword-may-stay-locked = W swojej fazie odkręcania możesz nie odkręcać sługi z tą kartą.
keyword-holds-down = Wampir z tą kartą nie może wykonywać akcji, blokować ani oddawać głosów i kart do głosowania.
keyword-target-cannot-block = Cel nie może podjąć próby bloku wobec tej akcji.
keyword-no-spoils = Diablerysta nie może zabrać tej karty.
keyword-cheap-combat-for = Karty walki wymagające Dyscypliny Odporność kosztują tego wampira o 1 punkt krwi mniej.
choice-choose-to-command = { $player }, którego wampira wprowadzasz do gry, aby wykrwawiał?
waiting-choose-to-command = { $player } wprowadza wampiry do gry.
choice-choose-equipment = { $player }, który ekwipunek bierzesz ze swojej biblioteki?
waiting-choose-equipment = { $player } szuka ekwipunku w bibliotece.
choice-choose-bearer = { $player }, na którym słudze kładziesz ekwipunek?
waiting-choose-bearer = { $player } wybiera sługę dla ekwipunku.
keyword-never-uses-cel = Nie może używać kart wymagających Dyscypliny Akceleracja.
