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
card-requires = Wymagania: { $what }
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
keyword-melee = Broń do walki wręcz.
keyword-vehicle = Pojazd.
keyword-electronic = Elektronika.
keyword-animal = Zwierzę.
keyword-mortal = Śmiertelnik.
keyword-demon = Demon.
keyword-mage = Mag.
keyword-boon = Przysługa.
keyword-discipline = Dyscyplina: wampir z tą kartą ma o jeden poziom więcej ({ $name }) i pojemność większą o 1.
keyword-equipment = Liczy się jako ekwipunek.
keyword-as-ventrue = Może zagrywać karty wymagające klanu Ventrue tak, jakby do niego należał.
keyword-opens-hands = Kto kontroluje sługę walczącego z tym wampirem, gra z odkrytą ręką.
keyword-never-against-blood-hunts = Nigdy nie głosuje przeciw krwawym łowom.
keyword-no-politics = Nie wykonuje akcji politycznych.
keyword-leaps = Gdy sługa z tą kartą zostaje spalony, można ją położyć na innym słudze zamiast ją spalić.
keyword-wears-out = Traci znacznik za każdy punkt zadanych obrażeń, nawet jeśli im zapobieżono; bez znaczników zostaje spalona.
keyword-sterile = Bezpłodny.
keyword-blood-cursed = Obłożony Klątwą Krwi.
keyword-black-hand = Czarna Ręka.
keyword-seraph = Seraf.
keyword-flight = Lot.

## Ways of playing

mode-stealth-action = Akcja ze skrytością +{ $stealth }.
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
       *[other] +{ $amount } do wykrwawienia (limited).
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
mode-put-on = Połóż tę kartę na celu: { $target }.
mode-put-on-self = Połóż tę kartę na słudze, który ją zagrywa.
mode-referendum = Referendum. { $terms } Jeśli przejdzie: { $effects }
mode-target = { $effects } Cel: { $target }.
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
mode-blocks-declined = Po rezygnacji z bloków.
mode-additional =
    { $count ->
        [one] Dodatkowy cios (limited).
        [few] { $count } dodatkowe ciosy (limited).
        [many] { $count } dodatkowych ciosów (limited).
       *[other] { $count } dodatkowego ciosu (limited).
    }
mode-before-range = Przed ustaleniem dystansu.

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

terms-clan = Wybierz klan.
terms-points = Rozdziel 4 punkty między co najmniej dwóch Matuzalemów.
terms-prince = Wybierz księcia.

limit-round = Sługa może zagrać tylko jedną na rundę.
limit-combat = Sługa może zagrać tylko jedną na walkę.
limit-until-unlock = Między swoimi fazami odkręcania sługa może zagrać tylko jedną.
one-each-action = Na jedną akcję można zagrać tylko jedną.
one-on-minion = Sługa może mieć tylko jedną taką kartę: { $what }.
replace-action = Nową kartę dobiera się w jej miejsce dopiero po akcji.
replace-combat = Nową kartę dobiera się w jej miejsce dopiero po walce.

## Abilities

ability-unlock = W fazie odkręcania:
ability-master = W fazie mistrza:
ability-influence = W fazie wpływów:
ability-discard = W fazie odrzucania:
ability-block = Podczas próby bloku:
ability-polling = Podczas głosowania:
ability-any-time = W dowolnej chwili:
ability-lock = Przekręć tę kartę.
ability-pool =
    { $pool ->
        [one] Spal { $pool } punkt puli.
        [few] Spal { $pool } punkty puli.
        [many] Spal { $pool } punktów puli.
       *[other] Spal { $pool } punktu puli.
    }
ability-blood =
    { $blood ->
        [one] Spal { $blood } punkt krwi.
        [few] Spal { $blood } punkty krwi.
        [many] Spal { $blood } punktów krwi.
       *[other] Spal { $blood } punktu krwi.
    }
ability-action =
    { $any ->
        [0] { $stealth ->
            [0] Jako akcja:
           *[other] Jako akcja ze skrytością +{ $stealth }:
        }
       *[other] { $stealth ->
            [0] Dowolny sługa może wykonać akcję:
           *[other] Dowolny sługa może wykonać akcję ze skrytością +{ $stealth }:
        }
    }
ability-referendum = Może zwołać referendum. { $terms } Jeśli przejdzie: { $effects }
ability-once-combat = Raz na walkę.
ability-once-action = Raz na akcję.

static-bleed = { $bearer ->
        [0] { $amount } do wykrwawienia.
       *[other] Sługa z tą kartą ma { $amount } do wykrwawienia.
    }
static-stealth = { $bearer ->
        [0] { $amount } do skrytości.
       *[other] Sługa z tą kartą ma { $amount } do skrytości.
    }
static-intercept = { $bearer ->
        [0] { $amount } do przechwycenia.
       *[other] Sługa z tą kartą ma { $amount } do przechwycenia.
    }
static-cannot-block = nie może blokować.
static-contest-cost = koszt sporu o tytuł, w punktach krwi: { $amount }.
static-aggravated-damage = zadaje obrażenia dotkliwe.
static-foe-intercept = blokujący sługa ma { $amount } do przechwycenia.

hook-blocked = Gdy akcja tego sługi zostaje zablokowana,
hook-to-torpor = Gdy wampir trafi do torporu,
hook-after-action = Po akcji:
hook-pressed = Po nacisku na kontynuację walki,
hook-edge-vote = Gdy ktoś spali Przewagę za głos:
hook-cancelled = Gdy karta zostaje anulowana,

## Conditions

condition-during-bleed = Tylko podczas wykrwawienia.
condition-bleeding-you = Tylko gdy celem wykrwawienia jesteś ty.
condition-during-political-action = Tylko w referendum akcji politycznej.
condition-predator-acts = Tylko gdy działa sługa twojego drapieżcy.
condition-younger-or-ally-blocks = Tylko gdy próbę bloku podejmuje sprzymierzeniec lub młodszy wampir.
condition-minion-blocks = Tylko gdy sługa podejmuje próbę bloku.
condition-is-blocked = Tylko gdy akcja tego sługi zostaje zablokowana, przed rozstrzygnięciem bloku.
condition-has-blocked = Tylko po zablokowaniu akcji.
condition-unlocked = Tylko jeśli jest odkręcony.
condition-is-vampire = Tylko dla wampirów.
condition-titled = { $all }.
condition-has-no-title = Dopóki nie ma tytułu,
condition-actor-is-titled = gdy działa wampir z tytułem:
condition-actor-is-clan = Gdy działa wampir klanu { $first }:
condition-actor-is-younger = Tylko gdy działający wampir jest młodszy.
condition-blocker-is-clan = jeśli blokuje go wampir klanu { $first }:
condition-foe-is-clan = Przeciw wampirowi klanu { $first }:
condition-foe-is-vampire = Tylko przeciw wampirowi.
condition-at-long-range = Tylko na dalekim dystansie.
condition-first-round = Tylko w pierwszej rundzie.
condition-later-round = Nie w pierwszej rundzie.
condition-to-continue = Tylko na kontynuację walki.
condition-you-have-edge = Tylko jeśli masz Przewagę.
condition-you-lack-edge = Jeśli nie masz Przewagi:
condition-host-in-torpor = jeśli wampir jest w torporze,
condition-host-is-vampire = na wampirze:
condition-host-has-blood = { "" }
condition-host-is-acting = { "" }
condition-it-is-host = { "" }
condition-it-is-this = { "" }
condition-this-is-acting = Gdy działa ten wampir,
condition-it-fights-this = którego użył wampir walczący z tym wampirem:
condition-card-being-played-is = Tylko gdy inny Matuzalem zagrywa { $kinds }.
condition-it-requires = Tylko jeśli wymaganie zagrywanej karty to { $all }.
once-each-turn = Raz na turę, łącznie dla wszystkich kart o tej nazwie.
condition-not-a-prince = Tylko jeśli nie jest księciem.
condition-some-prince = { "" }
condition-older-toreador = Starszy Toreador innego Matuzalema może dać temu wampirowi 1 punkt krwi
condition-not-another-played = Nie w tej samej akcji co { $first }.
condition-puts-vampires-in-play = aby wprowadzić do gry wampiry:
condition-own-clan-needs-stealth = Tylko gdy działającym sługą jest twój wampir klanu { $first }.

## Effects

effect-gain-pool =
    { $first ->
        [one] Zyskaj { $first } punkt puli.
        [few] Zyskaj { $first } punkty puli.
        [many] Zyskaj { $first } punktów puli.
       *[other] Zyskaj { $first } punktu puli.
    }
effect-burn-own-pool =
    { $first ->
        [one] palisz { $first } punkt puli.
        [few] palisz { $first } punkty puli.
        [many] palisz { $first } punktów puli.
       *[other] palisz { $first } punktu puli.
    }
effect-host-controller-burns-pool =
    { $first ->
        [one] jego kontrolujący pali { $first } punkt puli.
        [few] jego kontrolujący pali { $first } punkty puli.
        [many] jego kontrolujący pali { $first } punktów puli.
       *[other] jego kontrolujący pali { $first } punktu puli.
    }
effect-active-burns-pool =
    { $first ->
        [one] Matuzalem, którego jest ta faza, pali { $first } punkt puli.
        [few] Matuzalem, którego jest ta faza, pali { $first } punkty puli.
        [many] Matuzalem, którego jest ta faza, pali { $first } punktów puli.
       *[other] Matuzalem, którego jest ta faza, pali { $first } punktu puli.
    }
effect-blocker-controller-burns-pool =
    { $first ->
        [one] kontrolujący blokującego sługę pali { $first } punkt puli.
        [few] kontrolujący blokującego sługę pali { $first } punkty puli.
        [many] kontrolujący blokującego sługę pali { $first } punktów puli.
       *[other] kontrolujący blokującego sługę pali { $first } punktu puli.
    }
effect-add-blood =
    { $first ->
        [one] Dodaj { $first } punkt krwi.
        [few] Dodaj { $first } punkty krwi.
        [many] Dodaj { $first } punktów krwi.
       *[other] Dodaj { $first } punktu krwi.
    }
effect-feed =
    { $first ->
        [one] Dodaj { $first } punkt krwi; wampir żywi się na jednym terenie łowów na turę.
        [few] Dodaj { $first } punkty krwi; wampir żywi się na jednym terenie łowów na turę.
        [many] Dodaj { $first } punktów krwi; wampir żywi się na jednym terenie łowów na turę.
       *[other] Dodaj { $first } punktu krwi; wampir żywi się na jednym terenie łowów na turę.
    }
effect-burn-blood-of-target =
    { $first ->
        [one] Spal { $first } punkt krwi celu.
        [few] Spal { $first } punkty krwi celu.
        [many] Spal { $first } punktów krwi celu.
       *[other] Spal { $first } punktu krwi celu.
    }
effect-steal-blood-of-target =
    { $first ->
        [one] Ukradnij { $first } punkt krwi.
        [few] Ukradnij { $first } punkty krwi.
        [many] Ukradnij { $first } punktów krwi.
       *[other] Ukradnij { $first } punktu krwi.
    }
effect-it-burns-blood =
    { $first ->
        [one] tamten wampir pali { $first } punkt krwi.
        [few] tamten wampir pali { $first } punkty krwi.
        [many] tamten wampir pali { $first } punktów krwi.
       *[other] tamten wampir pali { $first } punktu krwi.
    }
effect-blood-to-pool = Przenieś 1 punkt krwi z wampira do puli jego kontrolującego.
effect-pool-to-blood = Przenieś 1 punkt puli na wampira.
effect-damage-host =
    { $first ->
        [one] { $first } punkt obrażeń dla sługi z tą kartą.
        [few] { $first } punkty obrażeń dla sługi z tą kartą.
        [many] { $first } punktów obrażeń dla sługi z tą kartą.
       *[other] { $first } punktu obrażeń dla sługi z tą kartą.
    }
effect-each-burns-pool-per-minion = Każdy Matuzalem pali 1 punkt puli za każdego sługę, którego kontroluje.
effect-each-gains-pool-per-chosen-clan = Każdy Matuzalem zyskuje 1 punkt puli za każdego wampira tego klanu, którego kontroluje.
effect-burn-allocated-pool = Każdy Matuzalem pali 1 punkt puli za każdy przydzielony mu punkt.
effect-receive-chosen-title = Dostaje tytuł tego księcia, który staje się wtedy sporny.
effect-lock-target = Przekręć cel.
effect-lock-self = Przekręć tego sługę.
effect-unlock-self = Odkręć tego sługę.
effect-steal-this = Przejmij kontrolę nad tą kartą.
effect-burn-it = Spal cel.
effect-burn-edge = Spal Przewagę.
effect-rescue-it = Przenieś cel z torporu do obszaru gotowości.
effect-target-stays-locked = Tamten sługa nie odkręca się w swojej następnej fazie odkręcania.
effect-ally-stays-locked = Sprzymierzeniec nie odkręca się w swojej następnej fazie odkręcania.
effect-enter-combat = { $first ->
        [1] Wejdź w walkę z celem, z nieobowiązkowym manewrem.
       *[other] Wejdź w walkę z celem.
    }
effect-more-bleed-for-clan = O { $first } więcej, jeśli klan tego wampira to { $second }.
effect-cannot-block = Cel nie może zablokować tej akcji.
effect-vampires-cannot-block = Wampiry nie mogą zablokować tej akcji.
effect-burns-afterwards =
    { $first ->
        [one] Po akcji ten wampir odnosi { $first } punkt obrażeń dotkliwych, któremu nie można zapobiec.
        [few] Po akcji ten wampir odnosi { $first } punkty obrażeń dotkliwych, którym nie można zapobiec.
        [many] Po akcji ten wampir odnosi { $first } punktów obrażeń dotkliwych, którym nie można zapobiec.
       *[other] Po akcji ten wampir odnosi { $first } punktu obrażeń dotkliwych, którym nie można zapobiec.
    }
effect-attempt-fails = Próba się nie udaje, a blokujący sługa nie może jej ponowić.
effect-attempt-fails-for-all = Próba się nie udaje i nie może jej ponowić żaden sługa tego Matuzalema.
effect-call-off-action = Odkręć tego sługę. Akcja się kończy, a sługa nie może w tej turze wykonać jej ponownie.
effect-stealth-to-actor = +{ $first } do skrytości.
effect-maneuver-or-press-if-blocked = Z nieobowiązkowym manewrem lub naciskiem w walce, jeśli akcja zostanie zablokowana.
effect-maneuver-if-blocking = Z nieobowiązkowym manewrem w walce, jeśli ten wampir zablokuje.
effect-prevent-if-blocking = Jeśli zablokuje, ten wampir może w pierwszej rundzie zapobiec 1 punktowi obrażeń.
effect-pays-unless-blocking =
    { $first ->
        [one] Jeśli nie zablokuje, pali { $first } punkt krwi przed rozstrzygnięciem akcji.
        [few] Jeśli nie zablokuje, pali { $first } punkty krwi przed rozstrzygnięciem akcji.
        [many] Jeśli nie zablokuje, pali { $first } punktów krwi przed rozstrzygnięciem akcji.
       *[other] Jeśli nie zablokuje, pali { $first } punktu krwi przed rozstrzygnięciem akcji.
    }
effect-redirect-bleed = Wykrwawiany jest zamiast ciebie inny, wybrany przez ciebie Matuzalem, który może podjąć próbę bloku.
effect-unlock-and-attempt =
    { $first ->
        [0] Odkręca się i podejmuje próbę bloku.
       *[other] Odkręca się i podejmuje próbę bloku, mając +{ $first } do przechwycenia, nawet jeśli nie jest ono potrzebne.
    }
effect-next-actions-stealth = Spal X punktów krwi: twoje następne X akcji w tej turze ma +1 do skrytości.
effect-extra-votes =
    { $first ->
        [one] +{ $first } głos.
        [few] +{ $first } głosy.
        [many] +{ $first } głosów.
       *[other] +{ $first } głosu.
    }
effect-gains-vote =
    { $first ->
        [one] +{ $first } głos w tym referendum.
        [few] +{ $first } głosy w tym referendum.
        [many] +{ $first } głosów w tym referendum.
       *[other] +{ $first } głosu w tym referendum.
    }
effect-abstains = Cel wstrzymuje się od głosu.
effect-scorn =
    { $first ->
        [one] Kto głosuje przeciw, po podliczeniu głosów pali { $first } punkt puli.
        [few] Kto głosuje przeciw, po podliczeniu głosów pali { $first } punkty puli.
        [many] Kto głosuje przeciw, po podliczeniu głosów pali { $first } punktów puli.
       *[other] Kto głosuje przeciw, po podliczeniu głosów pali { $first } punktu puli.
    }
effect-larger-hand = +{ $first } do limitu ręki do końca partii.
effect-environmental-damage = W każdej rundzie przeciwny sługa odnosi obrażenia { $first }R od otoczenia.
effect-shield = Zapobiegnij w tej rundzie wszystkim obrażeniom od ciosów przeciwnego sługi.
effect-prevent-later =
    { $first ->
        [one] Ten wampir może później w tej rundzie zapobiec { $first } punktowi obrażeń.
        [few] Ten wampir może później w tej rundzie zapobiec { $first } punktom obrażeń.
       *[many] Ten wampir może później w tej rundzie zapobiec { $first } punktom obrażeń.
    }
effect-cancel-it = { $first ->
        [0] Anuluj zagrywaną kartę.
       *[other] Anuluj zagrywaną kartę; jej kosztu się nie płaci.
    }
effect-discard-one = Odrzuć kartę i dobierz nową.
effect-action-card-to-library = możesz wtasować do biblioteki kartę akcji ze swojego stosu popiołów.
effect-cancelled-card-to-library = a jest to twoja karta { $first }, możesz ją wtasować do biblioteki.
effect-secret-numbers = Każdy wybiera w tajemnicy liczbę: ty od 1 do 6, pozostali od 1 do 5. Każdy zyskuje tyle punktów puli, ale jeśli ktoś wybrał liczbę dokładnie o jeden mniejszą, to je pali.
effect-equip-from-library = Wyposaża się w pierwszy ekwipunek z twojej biblioteki, spełniając jego wymagania i płacąc jego koszt; potasuj bibliotekę.
effect-force-votes = i zdecydować, jak odda on swoje głosy.

## Targets

target-minion-of-neighbours = gotowy sługa twojej zdobyczy lub twojego drapieżcy
target-unlocked-minion = odkręcony sługa
target-ready-vampire = gotowy wampir
target-younger-vampire = młodszy wampir
target-other-vampire = dowolny inny wampir
target-vampire-with-blood = wampir, który ma krew
target-vampire-without-superior = wampir bez wyższego poziomu tej Dyscypliny
target-own-vampire = wampir, którego kontrolujesz
target-own-ready-minion = gotowy sługa, którego kontrolujesz
target-vampire-of-clan = wampir klanu { $first }
target-torpid-of-clan = wampir klanu { $first } w torporze
target-hungry-own-vampire = gotowy wampir, którego kontrolujesz
target-location = lokacja
target-own-location = lokacja, którą kontrolujesz
target-own-uncontrolled = wampir w twoim obszarze niekontrolowanym
target-uncontrolled-of-clan = wampir klanu { $first } w twoim obszarze niekontrolowanym
target-new-bleed-target = inny Matuzalem
target-strike-damage = obrażenia od ciosu
target-hand-or-melee-weapon = gołe ręce lub broń do walki wręcz
target-minion-or-retainer = przeciwny sługa, a na dalekim dystansie także pomocnik
target-voter-not-acting = gotowy wampir inny niż działający
target-this-card = ta karta
target-other-minion = ten sługa albo inny

## Combat: strength, first strikes, weapons taken away

ability-once-round = Raz na rundę.
condition-is-clan = Dla wampira klanu { $first }:
condition-to-end = Tylko na zakończenie walki.
effect-stronger-this-combat = +{ $first } do siły do końca walki.
effect-strikes-first = Ten sługa zadaje w tej rundzie ciosy wyprzedzające.
effect-cannot-be-dodged = Przed jego ciosami nie można w tej rundzie zrobić uniku.
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
target-minion-to-fight = gotowy sługa innego Matuzalema
target-vampire-to-fight = gotowy wampir innego Matuzalema
target-opposing-equipment = { $first ->
        [0] ekwipunek przeciwnego sługi
       *[other] broń przeciwnego sługi
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
mode-meanwhile = W tym referendum: { $effects }
terms-points-to-others = Rozdziel 6 punktów między co najmniej dwóch innych Matuzalemów.
terms-location-and-methuselah = Wybierz lokację i Matuzalema.
terms-ready-toreador = Wybierz gotowego wampira klanu Toreador.
terms-sabbat-elder = Wybierz wampira Sabatu o pojemności 7 lub większej.
condition-of-sect = Tylko wampir tej sekty: { $first }.
condition-of-any-sect = Tylko wampir jednej z tych sekt: { $all }.
condition-capacity-at-least = Pojemność co najmniej { $first }.
condition-no-ready-of-sect = jeśli nie kontroluje on gotowego wampira tej sekty ({ $first }),
condition-terms-can-be-met = { "" }
condition-before-votes = Tylko w referendum akcji politycznej, przed oddaniem głosów i kart do głosowania.
ability-minion = W fazie sług:
effect-burn-this = Spal tę kartę.
effect-votes-for-clan =
    { $first ->
        [one] Każdy gotowy wampir klanu { $second } ma +{ $first } głos.
        [few] Każdy gotowy wampir klanu { $second } ma +{ $first } głosy.
        [many] Każdy gotowy wampir klanu { $second } ma +{ $first } głosów.
       *[other] Każdy gotowy wampir klanu { $second } ma +{ $first } głosu.
    }
effect-only-sect-votes = Tylko wampiry tej sekty mogą oddawać głosy i karty do głosowania: { $first }.
effect-other-titles-weigh-less =
    { $first ->
        [one] Tytuły innych sekt niż { $second } są warte o { $first } głos mniej.
        [few] Tytuły innych sekt niż { $second } są warte o { $first } głosy mniej.
        [many] Tytuły innych sekt niż { $second } są warte o { $first } głosów mniej.
       *[other] Tytuły innych sekt niż { $second } są warte o { $first } głosu mniej.
    }
effect-takes-title =
    Połóż tę kartę na działającym wampirze: ma on unikatowy tytuł ({ $first }, { $second ->
        [Paris] Paryż
       *[other] { $second }
    }).
effect-chosen-takes-title = Połóż tę kartę na tym wampirze: ma on tytuł ({ $first }).
effect-chosen-takes-location = Ten Matuzalem przejmuje kontrolę nad tą lokacją.
effect-anarchs-thrive =
    { $first ->
        [one] Każdy gotowy Anarch zyskuje { $first } punkt krwi, a każdy Matuzalem, który kontroluje Anarcha, { $first } punkt puli.
        [few] Każdy gotowy Anarch zyskuje { $first } punkty krwi, a każdy Matuzalem, który kontroluje Anarcha, { $first } punkty puli.
        [many] Każdy gotowy Anarch zyskuje { $first } punktów krwi, a każdy Matuzalem, który kontroluje Anarcha, { $first } punktów puli.
       *[other] Każdy gotowy Anarch zyskuje { $first } punktu krwi, a każdy Matuzalem, który kontroluje Anarcha, { $first } punktu puli.
    }
effect-joins-sect = Wampir przechodzi do tej sekty: { $first }. Jego klan się nie zmienia.
effect-joins-chosen-clan = Wybierz klan: wampir z tą kartą należy do tego klanu i do żadnego innego.
target-own-ready-of-sect = gotowy wampir, którego kontrolujesz, należący do tej sekty: { $first }
target-own-ready-outside-sect = gotowy wampir, którego kontrolujesz, spoza tej sekty: { $first }
target-own-ready-untitled-outside-sect = gotowy wampir bez tytułu, którego kontrolujesz, spoza tej sekty: { $first }

## Turns and actions

discipline-aus = Auspex
keyword-wraith = Zjawa.
keyword-zombie = Zombie.
keyword-investment = Inwestycja.
keyword-burning-hurts-at-superior = Wprowadzona do gry na wyższym poziomie, zadaje słudze, który spali ją akcją, 1 punkt obrażeń, któremu nie można zapobiec.
mode-hunt-action = Polowanie z premią +{ $hunt } do zyskiwanej krwi.
mode-on-hunt = Jeśli polowanie się powiedzie: { $effects }
ability-must = Ten sługa musi to zrobić:
hook-played = Gdy ten wampir zagrywa kartę,
effect-reduce-bleed = Zmniejsz wykrwawienie o { $first }.
effect-burn-actor = Spal działającego sługę.
effect-blood-hunt-on-self = Zwołuje się krwawe łowy na tego wampira.
effect-lock-younger-of-clan =
    { $first ->
        [0] Przekręć wszystkie młodsze wampiry tego klanu.
        [one] Przekręć wszystkie młodsze wampiry tego klanu; każdy pali { $first } punkt krwi.
        [few] Przekręć wszystkie młodsze wampiry tego klanu; każdy pali { $first } punkty krwi.
        [many] Przekręć wszystkie młodsze wampiry tego klanu; każdy pali { $first } punktów krwi.
       *[other] Przekręć wszystkie młodsze wampiry tego klanu; każdy pali { $first } punktu krwi.
    }
effect-use-master-action = Zużyj akcję fazy mistrza.
effect-counter-to-pool = Przenieś 1 punkt krwi z tej karty do swojej puli; spal ją, gdy nie ma na niej krwi.
effect-this-burns-life =
    { $first ->
        [one] Ten sprzymierzeniec pali { $first } punkt życia.
        [few] Ten sprzymierzeniec pali { $first } punkty życia.
        [many] Ten sprzymierzeniec pali { $first } punktów życia.
       *[other] Ten sprzymierzeniec pali { $first } punktu życia.
    }
effect-count-down-to-ally = Spal 1 znacznik. Gdy nie ma już znaczników, spal tę kartę i przenieś sprzymierzeńca (zjawę lub zombie) ze swojego stosu popiołów do swojego obszaru gotowości.
effect-look-at-top = Obejrzyj wierzchnią kartę swojej biblioteki; ten wampir może spalić 1 punkt krwi, aby przenieść ją na spód.
effect-may-draw-one-more = możesz dobrać jedną kartę więcej i odrzucić karty do limitu ręki.
condition-bleed-at-least = Tylko jeśli wykrwawienie wynosi co najmniej { $first }.
condition-action-succeeded = Tylko po udanej akcji.
condition-action-was-blocked = Tylko po zablokowanej akcji.
condition-you-control-locked-minion = Tylko jeśli kontrolujesz przekręconego sługę.
condition-need-not-hunt = Tylko jeśli nie musi polować.
condition-has-master-action = { "" }
condition-counted-down-less-than-twice = Najwyżej dwie karty o tej nazwie w jednej fazie.
condition-blocks-political-action = Gdy próbuje zablokować akcję polityczną:
condition-this-plays-card-requiring = jeśli jej wymaganie to { $first },
condition-this-is-ready-and-unlocked = Póki ten wampir jest gotowy i odkręcony,
condition-vampire-of-capacity-at-most = każdy wampir o pojemności { $first } lub mniejszej,
condition-of-prey-or-predator = którego kontroluje twoja zdobycz lub twój drapieżca, ma:
target-clan-of-younger = klan
effect-unlock-if-it-succeeds = Działający wampir klanu { $first } odkręca się po akcji, jeśli się ona powiedzie.
condition-undirected-action = Tylko jeśli akcja jest nieskierowana.
ability-announced = Przy ogłaszaniu akcji:

## Playing cards, hands, allies and events

keyword-ghoul = Ghul.
keyword-frenzy = Szał.
keyword-gehenna = Gehenna.
keyword-as-vampire = Mając na sobie kartę Dyscypliny, ten sprzymierzeniec zagrywa jak wampir karty wymagające podstawowego poziomu tej Dyscypliny.
hook-enters = Gdy wchodzi do gry,
replace-game = Nowej karty nie dobiera się w jej miejsce, dopóki ta karta jest w grze.
condition-you-control-ready-clan = Tylko jeśli kontrolujesz gotowego wampira klanu { $first }.
condition-opposing-minion-plays = Tylko gdy przeciwny sługa zagrywa kartę walki.
condition-played-on-this-minion = Odruch, także dla przekręconego wampira: gdy zagrywa się na niego kartę szału.
condition-vampire-acts = Tylko gdy działa wampir.
condition-hunt-succeeded = jeśli wampir z powodzeniem zapolował,
condition-active-has-torpid = { "" }
effect-remove-for-pool = Usuń cel z gry i zyskaj tyle punktów puli, ile wynosi jego pojemność lub koszt.
effect-redeem = Usuń cel z gry i zyskaj tyle punktów puli, ile wynosi połowa jego pojemności, zaokrąglona w dół.
effect-lock-and-fight = Przekręć cel i wejdź z nim w walkę; w tej walce to on jest sługą działającym.
effect-active-burns-pool-per-torpid = Matuzalem, którego jest ta faza, pali 1 punkt puli za każdego swojego wampira w torporze.
effect-takes-hunted-blood = 1 punkt krwi przechodzi z tego wampira na tę kartę, którą spala się, gdy ma ich { $first }.
effect-torpor-afterwards = Po rozstrzygnięciu akcji działający wampir trafia do torporu.
effect-learn-or-burn = połóż na nim kartę Dyscypliny z ręki albo go spal.
target-own-of-clan = wampir klanu { $first }, którego kontrolujesz
target-old-uncontrolled-of-clan = wampir klanu { $first } o pojemności co najmniej { $second } w twoim obszarze niekontrolowanym
target-vampire-in-ash-heap = wampir w twoim stosie popiołów
target-vampire-of-others = gotowy wampir innego Matuzalema

## First Blood: what else its cards say

ability-equip = Jako akcja wyposażenia się ze skrytością +{ $stealth }:
mode-ransom-pool =
    { $pool ->
        [one] W chwili zagrania tej karty kontrolujący cel może spalić { $pool } punkt puli, aby ją anulować.
        [few] W chwili zagrania tej karty kontrolujący cel może spalić { $pool } punkty puli, aby ją anulować.
        [many] W chwili zagrania tej karty kontrolujący cel może spalić { $pool } punktów puli, aby ją anulować.
       *[other] W chwili zagrania tej karty kontrolujący cel może spalić { $pool } punktu puli, aby ją anulować.
    }
condition-may-attempt-block = { "" }
mode-as-announced = Tylko w chwili ogłoszenia akcji.
effect-may-burn-card = Możesz spalić kartę { $first }, jeśli jakaś jest.
effect-retire-it = Usuń cel z gry. Jego kontrolujący zyskuje tyle punktów puli, ile wynosi jego pojemność.
target-any-vampire = wampir
target-vampire-of-capacity = wampir o pojemności { $first } lub większej
mode-as-announced-or-attempted = Tylko w chwili ogłoszenia akcji albo podczas próby bloku.

## Special terms, templates and the glossary

keyword-scarce = Rzadki.
keyword-infernal = Infernalny.
keyword-slave = Niewolnik klanu { $clan }.
keyword-circle = Krąg: { $circle }.
keyword-not-equipment = W grze nie liczy się jako ekwipunek.
keyword-replaced-by-research = Zamiast nowej karty z biblioteki możesz wziąć wybraną kartę ze swojego obszaru badań.
keyword-puts-vampires-in-play = Nie dla bezpłodnych wampirów.
hook-burned = Po spaleniu gotowego sługi:
ability-as-played = W chwili zagrania karty:
ability-once-turn = Raz na turę.
replace-until-unlock = Nową kartę dobiera się w jej miejsce dopiero w twojej fazie odkręcania.
condition-this-is-ready = Tylko gdy ten wampir jest gotowy.
condition-has-discipline = { $second ->
        [1] Z Dyscypliną { $first }:
       *[other] Z Dyscypliną { $first } na poziomie wyższym:
    }
condition-needs-intercept = Tylko gdy jest potrzebne.
condition-is-not-blocking = Nie podczas własnej próby bloku.
condition-another-of-circle = Tylko jeśli kontrolujesz innego gotowego, odkręconego wampira klanu Bracia Krwi z tego samego kręgu.
condition-in-referendum-of-this = Tylko w referendum zwołanym przez tego wampira.
condition-played-by-vampire-of-predator = Tylko gdy zagrywa ją wampir twojego drapieżcy.
condition-played-by-neighbour = Tylko gdy zagrywa ją twój drapieżca lub twoja zdobycz.
condition-has-discard-action = { "" }
condition-holds-masters = { "" }
once-each-game = Na całą partię możesz zagrać tylko jedną.
effect-spend-discard-action = Zużyj akcję fazy odrzucania.
effect-more-master-actions =
    { $first ->
        [one] Dostajesz { $first } dodatkową akcję fazy mistrza.
        [few] Dostajesz { $first } dodatkowe akcje fazy mistrza.
        [many] Dostajesz { $first } dodatkowych akcji fazy mistrza.
       *[other] Dostajesz { $first } dodatkowej akcji fazy mistrza.
    }
effect-give-back-master-action = Kto ją zagrał, dostaje dodatkową akcję fazy mistrza; za kartę poza turą dopiero w swojej następnej fazie mistrza.
effect-this-gains-blood =
    { $first ->
        [one] Ten wampir zyskuje { $first } punkt krwi.
        [few] Ten wampir zyskuje { $first } punkty krwi.
        [many] Ten wampir zyskuje { $first } punktów krwi.
       *[other] Ten wampir zyskuje { $first } punktu krwi.
    }
effect-host-gains-blood =
    { $first ->
        [one] Wampir z tą kartą zyskuje { $first } punkt krwi.
        [few] Wampir z tą kartą zyskuje { $first } punkty krwi.
        [many] Wampir z tą kartą zyskuje { $first } punktów krwi.
       *[other] Wampir z tą kartą zyskuje { $first } punktu krwi.
    }
effect-its-controller-burns-pool =
    { $first ->
        [one] jego kontrolujący pali { $first } punkt puli.
        [few] jego kontrolujący pali { $first } punkty puli.
        [many] jego kontrolujący pali { $first } punktów puli.
       *[other] jego kontrolujący pali { $first } punktu puli.
    }
effect-more-intercept = +{ $first } do przechwycenia.
effect-intercept-to-target = Cel dostaje +{ $first } do przechwycenia.
effect-unlock-target = Odkręć cel.
effect-actor-abstains = Działający wampir wstrzymuje się od głosu; jego głosy i karty do głosowania przepadają.
effect-becomes-vampire = Wprowadź tę kartę do gry. Staje się wampirem o pojemności { $first }, klanu i sekty działającego wampira, i musi w tej turze polować.
effect-discard-masters =
    { $first ->
        [one] Odrzuć { $first } kartę mistrza.
        [few] Odrzuć { $first } karty mistrza.
        [many] Odrzuć { $first } kart mistrza.
       *[other] Odrzuć { $first } karty mistrza.
    }
effect-burn-attached = Spal cel i przekręć tego wampira.
effect-search-library = Odszukaj w swojej bibliotece kartę ekwipunku, pokaż ją i weź na rękę; potasuj bibliotekę.
effect-search-crypt = Odszukaj w swojej krypcie wampira, pokaż go i połóż zakrytego w swoim obszarze niekontrolowanym; potasuj kryptę.
effect-put-cards-aside =
    { $first ->
        [one] Odszukaj w swojej bibliotece { $first } kartę i połóż ją zakrytą w swoim obszarze badań, który możesz oglądać w dowolnej chwili; potasuj bibliotekę.
        [few] Odszukaj w swojej bibliotece { $first } karty i połóż je zakryte w swoim obszarze badań, który możesz oglądać w dowolnej chwili; potasuj bibliotekę.
        [many] Odszukaj w swojej bibliotece { $first } kart i połóż je zakryte w swoim obszarze badań, który możesz oglądać w dowolnej chwili; potasuj bibliotekę.
       *[other] Odszukaj w swojej bibliotece { $first } karty i połóż je zakryte w swoim obszarze badań, który możesz oglądać w dowolnej chwili; potasuj bibliotekę.
    }
effect-remove-from-ash-heap = Usuń tego sprzymierzeńca z gry.
target-ally-in-ash-heap = sprzymierzeniec w dowolnym stosie popiołów
target-other-locked-minion = inny gotowy, przekręcony sługa
target-other-blocker = inny sługa podejmujący próbę bloku
target-card-of-others-on-own-vampire = karta innego Matuzalema na twoim wampirze

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
keyword-holds-down = Wampir z tą kartą nie może wykonywać akcji, blokować ani oddawać głosów i kart do głosowania.
keyword-target-cannot-block = Cel nie może podjąć próby bloku wobec tej akcji.
keyword-soul-gem = Gdy wampir z tą kartą zostaje spalony, dobierz wierzchnią kartę swojej krypty. Młodszy wampir wchodzi do twojego obszaru gotowości, pełen krwi i z tą kartą; każda inna karta trafia do twojego obszaru niekontrolowanego, a ta zostaje spalona. Diablerysta nie może zabrać tej karty.
keyword-cheap-combat-for = Karty walki wymagające Dyscypliny Odporność kosztują tego wampira o 1 punkt krwi mniej.
condition-ally-blocks = Tylko gdy próbę bloku podejmuje sprzymierzeniec.
condition-you-have-crypt = Tylko jeśli twoja krypta nie jest pusta.
condition-you-control-unlocked-of-clan = Tylko jeśli kontrolujesz odkręconego wampira klanu { $first }.
condition-not-on-red-list = którego nie ma na Czerwonej Liście.
condition-you-have-uncontrolled-vampire = Tylko jeśli masz wampira w obszarze niekontrolowanym.
condition-bled-a-crypt = Tylko gdy ten wampir z powodzeniem wykrwawił Matuzalema.
condition-older-outsider-blocks = Tylko gdy blokuje starszy wampir, który nie jest Anarchem, a ani twoja krypta, ani krypta jego kontrolującego nie jest pusta.
condition-bleeding-its-foe = Gdy wykrwawia Matuzalema, którego wampir zablokował:
condition-you-control-another-minion = Tylko jeśli kontrolujesz innego sługę.
condition-its-equipment-is-in-play = Dopóki wybrany ekwipunek jest w grze:
condition-at-superior-or-lost = i jeśli tę kartę zagrano na poziomie wyższym albo sługa z ekwipunkiem nie jest już twój:
condition-ally-would-burn = Tylko gdy sprzymierzeniec w walce miałby zostać spalony.
effect-target-blood-to-its-pool =
    { $first ->
        [one] Przenieś { $first } punkt krwi z celu do puli jego Matuzalema.
        [few] Przenieś { $first } punkty krwi z celu do puli jego Matuzalema.
        [many] Przenieś { $first } punktów krwi z celu do puli jego Matuzalema.
       *[other] Przenieś { $first } punktu krwi z celu do puli jego Matuzalema.
    }
effect-target-blood-to-own-uncontrolled =
    { $first ->
        [one] Przenieś { $first } punkt krwi z celu na wampira w swoim obszarze niekontrolowanym.
        [few] Przenieś { $first } punkty krwi z celu na wampira w swoim obszarze niekontrolowanym.
        [many] Przenieś { $first } punktów krwi z celu na wampira w swoim obszarze niekontrolowanym.
       *[other] Przenieś { $first } punktu krwi z celu na wampira w swoim obszarze niekontrolowanym.
    }
effect-steal-up-to =
    { $first ->
        [one] Ukradnij najwyżej { $first } punkt krwi.
        [few] Ukradnij najwyżej { $first } punkty krwi.
        [many] Ukradnij najwyżej { $first } punktów krwi.
       *[other] Ukradnij najwyżej { $first } punktu krwi.
    }
effect-burn-for-its-blood = Spal cel. Akcja kosztuje tyle krwi, ile na nim leży; trafia ona do puli jego Matuzalema.
effect-target-to-crypt = Przenieś cel na spód krypty jego właściciela. { $first ->
        [0] Jego krew trafia do puli jego Matuzalema.
        [one] { $first } punkt jego krwi dostaje ten wampir, a reszta trafia do puli Matuzalema, do którego należał cel.
        [few] { $first } punkty jego krwi dostaje ten wampir, a reszta trafia do puli Matuzalema, do którego należał cel.
        [many] { $first } punktów jego krwi dostaje ten wampir, a reszta trafia do puli Matuzalema, do którego należał cel.
       *[other] { $first } punktu jego krwi dostaje ten wampir, a reszta trafia do puli Matuzalema, do którego należał cel.
    }
effect-each-burns-uncontrolled = Każdy Matuzalem pali wybranego przez siebie wampira w swoim obszarze niekontrolowanym.
effect-draw-from-crypt = Przenieś wierzchnią kartę swojej krypty do swojego obszaru niekontrolowanego.
effect-lock-one-of-clan = Przekręć wampira klanu { $first }, którego kontrolujesz.
effect-crypt-top-to-ash =
    { $first ->
        [one] Wierzchnia karta tej krypty trafia na stos popiołów. Jeśli to książę, zyskaj { $first } punkt puli.
        [few] Wierzchnia karta tej krypty trafia na stos popiołów. Jeśli to książę, zyskaj { $first } punkty puli.
        [many] Wierzchnia karta tej krypty trafia na stos popiołów. Jeśli to książę, zyskaj { $first } punktów puli.
       *[other] Wierzchnia karta tej krypty trafia na stos popiołów. Jeśli to książę, zyskaj { $first } punktu puli.
    }
effect-crypt-top-out-of-game = Usuń z gry wierzchnią kartę krypty tego Matuzalema.
effect-compare-all-crypts = Każdy Matuzalem pokazuje wierzchnią kartę swojej krypty i ją wtasowuje. Jeśli najwyższy lub najniższy koszt się powtarza, każdy pali 1 punkt puli; w przeciwnym razie ten z najwyższym kradnie { $first ->
        [one] { $first } punkt puli
        [few] { $first } punkty puli
        [many] { $first } punktów puli
       *[other] { $first } punktu puli
    } temu z najniższym.
effect-judge-by-portrait = Pokaż wierzchnią kartę tej krypty. Jeśli to wampir klanu Nosferatu, ten wampir pali 2 punkty krwi. Jeśli jej koszt jest niższy niż 7, ten wampir zyskuje 2 punkty krwi; od 7 do 10 odkręca się i w kolejnej akcji wykrwawia twoją zdobycz, mając +1 do wykrwawienia i +1 do skrytości; powyżej 10 pali 1 punkt krwi.
effect-bait = Porównaj koszty wierzchnich kart obu krypt i wtasuj je. Jeśli twoja jest młodsza, ten wampir odnosi 1 punkt obrażeń, któremu nie można zapobiec. W przeciwnym razie nie ma walki, a tę kartę kładzie się na tym wampirze.
effect-lock-blocker = Przekręć blokującego sługę.
effect-becomes-red-list = Cel jest odtąd na Czerwonej Liście.
effect-larger-hand-this-turn = +{ $first } do limitu ręki do końca tury.
effect-count-this-lock = Połóż na tej karcie znacznik; gdy ma ich { $first }, zostaje spalona.
effect-command-younger = Wybierz ze swojego obszaru niekontrolowanego młodsze wampiry, których kopii nie ma w grze, w liczbie X{ $first ->
        [0] {""}
       *[other] {" "}+ { $first }
    }. Wchodzą do gry, każdy z dodatkowym punktem krwi, i muszą wykrwawiać. Gdy jednemu z nich się to uda albo żaden nie może już wykrwawiać, wszystkie trafiają na spód twojej krypty.
effect-summon-illusion = Walka się kończy. Spodnia karta twojej krypty wchodzi do gry gotowa, nie wchodzi w żaden spór, zyskuje { $first ->
        [1] tyle krwi, ile wynosi jej pojemność,
       *[other] tyle krwi, ile wynosi połowa jej pojemności, zaokrąglona w dół,
    } i walczy z przeciwnym sługą. Po tej walce zostaje usunięta z gry.
effect-make-equipment = Połóż na innym słudze, którego kontrolujesz, bez wymagań i kosztu, kartę ekwipunku ze swojej biblioteki, która nie jest unikatowa i nie jest lokacją.
effect-burn-this-and-its-equipment = Spal tę kartę i wybrany ekwipunek.
effect-prevent-for-ally =
    { $first ->
        [one] Spoza walki: zapobiegnij { $first } punktowi obrażeń sprzymierzeńca.
        [few] Spoza walki: zapobiegnij { $first } punktom obrażeń sprzymierzeńca.
       *[many] Spoza walki: zapobiegnij { $first } punktom obrażeń sprzymierzeńca.
    }
effect-save-ally =
    { $first ->
        [one] Spoza walki: zamiast tego, jeśli nie ma życia, dostaje { $first } punkt życia, lecz nie więcej, niż miał na początku. W tej turze nie może walczyć, wykonywać akcji ani blokować. Walka się kończy.
        [few] Spoza walki: zamiast tego, jeśli nie ma życia, dostaje { $first } punkty życia, lecz nie więcej, niż miał na początku. W tej turze nie może walczyć, wykonywać akcji ani blokować. Walka się kończy.
        [many] Spoza walki: zamiast tego, jeśli nie ma życia, dostaje { $first } punktów życia, lecz nie więcej, niż miał na początku. W tej turze nie może walczyć, wykonywać akcji ani blokować. Walka się kończy.
       *[other] Spoza walki: zamiast tego, jeśli nie ma życia, dostaje { $first } punktu życia, lecz nie więcej, niż miał na początku. W tej turze nie może walczyć, wykonywać akcji ani blokować. Walka się kończy.
    }
target-uncontrolled-of-prey = karta w obszarze niekontrolowanym twojej zdobyczy
target-uncontrolled-of-predator = karta w obszarze niekontrolowanym twojego drapieżcy
target-affordable-uncontrolled-of-prey = karta w obszarze niekontrolowanym twojej zdobyczy
target-own-uncontrolled-vampire = wampir w twoim obszarze niekontrolowanym
target-other-of-clan-with-blood = inny wampir klanu { $first }
target-prey-with-crypt = krypta twojej zdobyczy
target-methuselah-with-crypt = dowolny Matuzalem z kryptą
target-every-crypt = wszystkie krypty, jeśli żadna nie jest pusta
target-blocking-ally = sprzymierzeniec podejmujący próbę bloku
target-number-of-younger = X, koszt w punktach krwi
target-damage-to-ally = obrażenia sprzymierzeńca
choice-choose-receiver = { $player }, który wampir w twoim obszarze niekontrolowanym dostaje krew?
waiting-choose-receiver = { $player } wybiera wampira, który dostanie krew.
choice-choose-how-much = { $player }, ile krwi kradniesz?
waiting-choose-how-much = { $player } decyduje, ile krwi ukraść.
choice-choose-one-waiting = { $player }, którego wampira w swoim obszarze niekontrolowanym palisz?
waiting-choose-one-waiting = { $player } wybiera niekontrolowanego wampira do spalenia.
choice-choose-to-lock = { $player }, którego wampira chcesz przekręcić?
waiting-choose-to-lock = { $player } wybiera wampira do przekręcenia.
choice-choose-to-command = { $player }, którego wampira wprowadzasz do gry, aby wykrwawiał?
waiting-choose-to-command = { $player } wprowadza wampiry do gry.
choice-choose-equipment = { $player }, który ekwipunek bierzesz ze swojej biblioteki?
waiting-choose-equipment = { $player } szuka ekwipunku w bibliotece.
choice-choose-bearer = { $player }, na którym słudze kładziesz ekwipunek?
waiting-choose-bearer = { $player } wybiera sługę dla ekwipunku.
condition-of-any-clan = Dla wampirów tych klanów: { $all }.
condition-hurt-by-strike = { "" }
effect-prevent-strike = Zapobiegnij wszystkim obrażeniom od ciosu przeciwnego sługi.
keyword-never-uses-cel = Nie może używać kart wymagających Dyscypliny Akceleracja.
