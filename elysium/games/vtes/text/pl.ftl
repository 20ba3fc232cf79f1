# Vampire: The Eternal Struggle: everything the table says, in Polish. The terms are those at the head of rules.pl.ftl.

## The game

game-name = Vampire: The Eternal Struggle
game-blurb = Pradawne wampiry rękami swoich sług odbierają sobie nawzajem wpływy; wygrywa ten, kto zdobędzie najwięcej punktów zwycięstwa.

## Table options

table-decks = po jednej talii na miejsce, z nazwy lub wypisane w całości, rozdzielone przecinkami; bez podania talii: First Blood
table-half-decks = yes (tak) albo no (nie): czy wolno grać półtaliami, takimi jak w First Blood
table-banned = yes (tak) albo no (nie): czy wolno grać kartami zakazanymi na turniejach
table-draft = yes (tak) albo no (nie): draft lub sealed, gdzie działają efekty draftu na kartach
table-first-seat = miejsce, które zaczyna, licząc od 1, albo random (losowo)

## Things on the table

no-card = brak
hidden-card = zakryta karta #{ $number }
damage-normal = zwykłe obrażenia
damage-aggravated = dotkliwe obrażenia
other-votes = dodatkowe głosy ({ $number })
way-for = za
way-against = przeciw
coin-heads = orzeł
coin-tails = reszka
range-close = bliski
range-long = daleki
card-note-contested = sporna
card-note-corrupted = ze znacznikami korupcji

zone-ready = Gotowi
zone-torpor = Torpor
zone-uncontrolled = Niekontrolowani
zone-in-play = W grze
zone-hand = Ręka
zone-library = Biblioteka
zone-ash-heap = Stos popiołów
zone-crypt = Krypta
counter-pool = Pula
counter-victory-points = PZ
seat-out = Poza grą
counter-hand = Ręka
counter-library = Biblioteka
counter-crypt = Krypta

## What is going on

strip-neighbours = Twoja zdobycz: { $prey }. Twój drapieżca: { $predator }.
strip-edge = Przewaga: { $player }.
strip-ousted = Poza grą: { $player }.
strip-action-card = Karta tej akcji: { $face }.
strip-bleed-at = { $minion } wykrwawia gracza { $player } za { $bleed }. Skrytość: { $stealth }.
strip-hunt = { $minion } poluje. Skrytość: { $stealth }.
strip-equip = { $minion } wyposaża się. Skrytość: { $stealth }.
strip-equip-at = { $minion } wyposaża się (akcja przeciw graczowi { $player }). Skrytość: { $stealth }.
strip-employ = { $minion } zatrudnia pomocnika. Skrytość: { $stealth }.
strip-employ-at = { $minion } zatrudnia pomocnika (akcja przeciw graczowi { $player }). Skrytość: { $stealth }.
strip-recruit = { $minion } werbuje sprzymierzeńca. Skrytość: { $stealth }.
strip-political = { $minion } zwołuje referendum. Skrytość: { $stealth }.
strip-card = { $minion } wykonuje akcję. Skrytość: { $stealth }.
strip-card-at = { $minion } wykonuje akcję przeciw graczowi { $player }. Skrytość: { $stealth }.
strip-leave-torpor = { $minion } wychodzi z torporu. Skrytość: { $stealth }.
strip-rescue = { $minion } ratuje wampira z torporu. Skrytość: { $stealth }.
strip-rescue-at = { $minion } ratuje z torporu wampira gracza { $player }. Skrytość: { $stealth }.
strip-diablerie = { $minion } chce dokonać diablerii. Skrytość: { $stealth }.
strip-diablerie-at = { $minion } chce dokonać diablerii na wampirze gracza { $player }. Skrytość: { $stealth }.
strip-finish-at = { $minion } chce spalić natchnionego gracza { $player }. Skrytość: { $stealth }.
strip-anarch = { $minion } zostaje Anarchem. Skrytość: { $stealth }.
strip-take = { $minion } przejmuje ekwipunek. Skrytość: { $stealth }.
strip-red-list-at = { $minion } ściga naznaczonego sługę gracza { $player }. Skrytość: { $stealth }.
strip-blocker = { $minion } próbuje zablokować. Przechwycenie: { $intercept }.
strip-combat = Walka, runda { $round }, dystans { $range }: { $first } kontra { $second }.
strip-votes = Głosy do tej pory: { $votes } za, { $against } przeciw.

## Moments

stop-aimed = gdy akcja jest wymierzona we mnie
stop-block = gdy mogę blokować lub blokuje jeden z moich sług
stop-own-action = gdy działa jeden z moich sług
stop-own-combat = gdy walczy jeden z moich sług
stop-votes = podczas głosowania
stop-others = gdy inni działają przeciw sobie, a ja mogę coś zmienić
stop-others-combat = gdy inni walczą, a ja mogę się wtrącić
stop-others-turn = gdy mogę czegoś użyć w cudzej turze
stop-wake = gdy mogę tylko obudzić sługę, który nie ma jeszcze czego blokować ani na co odpowiedzieć
stop-futile-block = gdy mogę tylko próbować bloku, na który brak przechwycenia
stop-any-time = gdy mogę użyć tylko tego, czego można użyć zawsze
stops-mine = Tylko to, co mnie dotyczy
stops-usual = To, co mogę zmienić
stops-everything = Zawsze, gdy mogę coś zrobić
stops-unreadable = Zawsze, żeby nikt się nie domyślił
stops-note = Kto pasuje do swojej tury, nadal decyduje o blokowaniu.
window-unlock = faza odkręcania
window-master = faza mistrza
window-minion = faza sług
window-influence = faza wpływów
window-discard = faza odrzucania
window-as-played = w chwili zagrania karty
window-announced = po ogłoszeniu
window-block = próba bloku
window-unblocked = po rezygnacji z bloku
window-blocked = przed rozstrzygnięciem bloku
window-after-block = po bloku
window-polling = głosowanie
window-before-range = przed ustaleniem dystansu
window-range = ustalenie dystansu
window-strike = cios
window-prevention = zapobieganie obrażeniom
window-additional = dodatkowe ciosy
window-press = nacisk
window-decide-block = decyzja o bloku
window-after-action = po akcji
window-before-votes = przed oddaniem głosów
window-strikes-chosen = zanim rozstrzygną się ciosy
window-before-strikes = przed wyborem ciosów
window-aim = celowanie ciosu
window-round-end = koniec rundy
window-would = zanim to nastąpi
window-own-card = zagranie własnej karty

## Questions

choice-respond = { $player }, { $window }: co robisz?
waiting-respond = Teraz decyduje { $player } ({ $window }).
choice-decide-block = { $player }, czy blokujesz? Akcja: { $minion }.
waiting-decide-block = { $player } decyduje, czy zablokować. Akcja: { $minion }.
choice-pay-or-resign = { $player }, czy twój sługa płaci za próbę zablokowania?
waiting-pay-or-resign = { $player } płaci za próbę zablokowania albo z niej rezygnuje.
choice-choose-payment =
    { $player }, do zapłacenia: { $blood ->
        [0] { $pool } puli
       *[other] { $blood } krwi
    }. Czy używasz do tego innej karty?
waiting-choose-payment = { $player } wybiera sposób zapłaty.
choice-choosing-strike = { $player }, wybierz swój cios.
waiting-choosing-strike = { $player } wybiera cios.
choice-choose-discard = { $player }, masz za dużo kart: odrzuć jedną.
waiting-choose-discard = { $player } odrzuca karty do limitu ręki.
choice-set-terms = { $player }, ustal warunki referendum.
waiting-set-terms = { $player } ustala warunki referendum.
choice-give-trophy = { $player }, czy kładziesz swoje trofeum na tym wampirze?
waiting-give-trophy = { $player } decyduje o trofeum.
choice-diablerize-or-not = { $player }, czy dokonujesz diablerii na zablokowanym wampirze?
waiting-diablerize-or-not = { $player } decyduje o diablerii.
choice-choose-spoils = { $player }, który ekwipunek ofiary zabierasz?
waiting-choose-spoils = { $player } zabiera łupy z diablerii.
choice-choose-discipline = { $player }, czy szukasz karty Dyscypliny dla wampira, który dokonał diablerii?
waiting-choose-discipline = { $player } może odszukać kartę Dyscypliny.
choice-choose-first-conviction = { $player }, czy szukasz przekonania dla tego natchnionego?
waiting-choose-first-conviction = { $player } może poszukać przekonania.
choice-choose-to-gain = { $player }, które przekonanie bierzesz?
waiting-choose-to-gain = { $player } wybiera przekonanie do wzięcia.
choice-choose-conviction = { $player }, które przekonanie spalić?
waiting-choose-conviction = { $player } wybiera przekonanie do spalenia.
choice-avenge-or-not = { $player }, czy spalisz przekonanie, by zranić działającego sługę?
waiting-avenge-or-not = { $player } może pomścić natchnionego.
choice-choose-trophy = { $player }, czy szukasz trofeum dla tego wampira?
waiting-choose-trophy = { $player } może odszukać trofeum.
choice-choose-any-clan = { $player }, do którego klanu przechodzi ten wampir?
waiting-choose-any-clan = { $player } wybiera klan.
choice-take-more = { $player }, czy zabierasz temu słudze więcej ekwipunku?
waiting-take-more = { $player } wybiera ekwipunek.
choice-choose-card-to-discard = { $player }, wybierz kartę do odrzucenia.
waiting-choose-card-to-discard = { $player } odrzuca kartę.
choice-name-number = { $player }, wybierz w tajemnicy liczbę.
waiting-name-number = { $player } wybiera w tajemnicy liczbę.
choice-choose-card-to-put-under = { $player }, wybierz kartę na spód swojej biblioteki.
waiting-choose-card-to-put-under = { $player } kładzie kartę na spód biblioteki.
choice-choose-card-to-bring-back = { $player }, wybierz kartę, która wraca z twojego stosu popiołów: pierwsza idzie na rękę, pozostałe do biblioteki.
waiting-choose-card-to-bring-back = { $player } odzyskuje karty ze stosu popiołów.
choice-choose-goods = { $player }, wybierz, co przechodzi na drugiego.
waiting-choose-goods = { $player } przenosi ekwipunek i pomocników.
choice-choose-lent-discipline = { $player }, wybierz Dyscyplinę, której użycza karta.
waiting-choose-lent-discipline = { $player } wybiera Dyscyplinę.
choice-choose-discipline-to-teach = { $player }, wybierz Dyscyplinę dla tej karty.
waiting-choose-discipline-to-teach = { $player } wybiera Dyscyplinę.
choice-choose-next-from-top = { $player }, wybierz kartę, która leży następna od wierzchu twojej biblioteki.
waiting-choose-next-from-top = { $player } układa wierzch biblioteki.
choice-choose-card-out-of-ash-heap = { $player }, wybierz kartę, która opuści grę.
waiting-choose-card-out-of-ash-heap = { $player } wybiera kartę, która opuści grę.
choice-choose-direction = { $player }, jak mają zostać oddane te głosy?
waiting-choose-direction = { $player } decyduje o cudzych głosach.
choice-choosing-wound = { $player }, czy odniesione obrażenia są zwykłe, czy dotkliwe?
waiting-choosing-wound = { $player } mówi, czy odniesione obrażenia są zwykłe, czy dotkliwe.
choice-choose-what-comes-first = { $player }, która karta zadziała pierwsza?
waiting-choose-what-comes-first = { $player } mówi, która karta zadziała pierwsza.

## Options

option-pass = Pasuj
option-play =
    { $has-minion ->
        [0] { $has-target ->
            [0] Zagraj { $card }
           *[other] Zagraj { $card } → { $target }
        }
       *[other] { $has-target ->
            [0] Zagraj { $card } ({ $minion })
           *[other] Zagraj { $card } ({ $minion }) → { $target }
        }
    }
option-use =
    { $has-minion ->
        [0] { $has-target ->
            [0] Użyj: { $card }
           *[other] Użyj: { $card } → { $target }
        }
       *[other] { $has-target ->
            [0] Użyj: { $card } ({ $minion })
           *[other] Użyj: { $card } ({ $minion }) → { $target }
        }
    }
option-bleed = { $minion }: wykrwaw gracza { $player }
option-hunt = { $minion }: poluj
option-leave-torpor = { $minion }: wyjdź z torporu
option-rescue = { $minion }: ratuj z torporu, płacąc { $own } z 2 punktów krwi → { $card }
option-diablerize = { $minion }: dokonaj diablerii → { $card }
option-finish = { $minion }: spal { $card } (obezwładniony)
option-become-anarch = { $minion }: zostań Anarchem
option-take-equipment = { $minion }: przejmij → { $card }
option-take-also = Zabierz { $card }
option-hunt-red-list = { $minion }: walcz z naznaczonym sługą z Czerwonej Listy → { $card }
option-burn-card = { $minion }: spal { $card }
option-block = Niech blokuje { $minion }
option-decline = Nie
option-burn-blood-for-intercept = Spal 1 punkt krwi: +1 do przechwycenia
option-charm-blocker = Spal 1 znacznik korupcji z blokującego sługi: próba się nie udaje
option-not-strike = Bez ciosu
option-hand-strike = Cios wręcz
option-strike-to-end-combat = Cios: koniec walki
option-weapon-strike =
    { $has-target ->
        [0] Zadaj cios: { $card }
       *[other] Zadaj cios: { $card } → { $target }
    }
option-given-strike =
    { $has-target ->
        [0] Cios, na który pozwala { $card }
       *[other] Cios, na który pozwala { $card } → { $target }
    }
option-maneuver-for-blood = Manewr za 1 punkt krwi
option-maneuver = Manewr
option-press = Nacisk
option-cast = Głosuj { $way }: { $source }
option-burn-edge = Spal Przewagę za głos
option-burn-for-vote = Spal { $card } za głos
option-transfer = Przenieś 1 punkt puli → { $card }
option-recall = Zabierz 1 znacznik do swojej puli ← { $card }
option-draw-crypt = Dobierz kartę z krypty (4 transfery, 1 punkt puli)
option-bring-out = Wprowadź do gry: { $card }
option-merge = Połącz: { $card }
option-convince = Połóż { $card } na: { $minion } ({ $zone })
option-recover = Przywróć do sił: { $minion }
option-discard = Odrzuć { $card }
option-edge-pool = Zyskaj 1 punkt puli za Przewagę
option-pay-contest = Zapłać 1 punkt puli za spór o kartę { $card }
option-yield = Ustąp karty { $card }
option-pay-title = { $card }: zapłać za spór o tytuł
option-yield-title = { $card }: ustąp tytułu
option-withdraw = Ogłoś wycofanie się
option-unlock-infernal = Spal 1 punkt puli, aby odkręcić kartę { $card }
option-mark-red-list = Naznacz (Czerwona Lista): { $card }
option-choose = Wybierz: { $target }
option-choose-discipline = Wybierz: { $discipline }
option-choose-clan = Wybierz: { $clan }
option-allocate = 1 punkt dla gracza { $player }
option-allocate-to = 1 punkt dla karty { $card }
option-pay-from = O { $number } mniej dzięki karcie { $card }
option-name-number = Wybierz { $number }
option-put-under = Połóż na spód swojej biblioteki: { $card }
option-put-next = Następna od wierzchu: { $card }
option-fetch = Odszukaj { $card } (gdzie: { $zone })
option-accept = Tak
option-spend-blood =
    { $number ->
        [one] Spal { $number } punkt krwi
        [few] Spal { $number } punkty krwi
        [many] Spal { $number } punktów krwi
       *[other] Spal { $number } punktu krwi
    }

## The log: choices

event-pass = { $actor } pasuje.
event-play =
    { $has-minion ->
        [0] { $has-target ->
            [0] { $actor } zagrywa { $card }.
           *[other] { $actor } zagrywa { $card } → { $target }.
        }
       *[other] { $has-target ->
            [0] { $actor } zagrywa { $card } ({ $minion }).
           *[other] { $actor } zagrywa { $card } ({ $minion }) → { $target }.
        }
    }
event-use =
    { $has-minion ->
        [0] { $has-target ->
            [0] { $actor } używa karty { $card }.
           *[other] { $actor } używa karty { $card } → { $target }.
        }
       *[other] { $has-target ->
            [0] { $actor } używa karty { $card } ({ $minion }).
           *[other] { $actor } używa karty { $card } ({ $minion }) → { $target }.
        }
    }
event-bleed = { $minion } wykrwawia gracza { $player }.
event-hunt = { $minion } poluje.
event-leave-torpor = { $minion } próbuje wyjść z torporu.
event-rescue = { $minion } rusza na ratunek do torporu, płacąc { $own } z 2 punktów krwi → { $card }.
event-diablerize = { $minion } chce dokonać diablerii → { $card }.
event-finish = { $minion } chce spalić: { $card }.
event-become-anarch = { $minion } zostaje Anarchem.
event-take-equipment = { $minion } przejmuje { $card }.
event-take-also = { $actor } zabiera też { $card }.
event-hunt-red-list = { $minion } ściga naznaczonego sługę z Czerwonej Listy → { $card }.
event-burn-card = { $minion } wykonuje akcję, aby spalić { $card }.
event-block = { $minion } próbuje zablokować ({ $actor }).
event-decline = { $actor } rezygnuje.
event-burn-blood-for-intercept = { $actor } pali 1 punkt krwi, by zyskać +1 do przechwycenia.
event-charm-blocker = { $actor } pali 1 znacznik korupcji z blokującego sługi.
event-not-strike = { $actor } nie wybiera ciosu.
event-hand-strike = { $actor } wybiera cios wręcz.
event-strike-to-end-combat = { $actor } wybiera cios kończący walkę.
event-weapon-strike =
    { $has-target ->
        [0] { $actor } zadaje cios: { $card }.
       *[other] { $actor } zadaje cios: { $card } → { $target }.
    }
event-given-strike =
    { $has-target ->
        [0] { $actor } zadaje cios, na który pozwala { $card }.
       *[other] { $actor } zadaje cios, na który pozwala { $card } → { $target }.
    }
event-maneuver-for-blood = { $actor } manewruje za 1 punkt krwi.
event-maneuver = { $actor } manewruje.
event-press = { $actor } używa nacisku.
event-cast = { $actor } głosuje { $way }: { $source }.
event-burn-edge = { $actor } pali Przewagę za głos.
event-burn-for-vote = { $actor } pali { $card } za głos.
event-transfer = { $actor } przenosi 1 punkt puli → { $card }.
event-recall = { $actor } zabiera 1 znacznik do puli ← { $card }.
event-draw-crypt = { $actor } wydaje 4 transfery, aby dobrać kartę z krypty.
event-bring-out = { $actor } wprowadza do gry: { $card }.
event-merge = { $actor } łączy: { $card }.
event-convince = { $actor } kładzie { $card } na: { $minion }.
event-recover = { $actor } przywraca do sił: { $minion }.
event-discard = { $actor } odrzuca { $card }.
event-edge-pool = { $actor } zyskuje 1 punkt puli za Przewagę.
event-pay-contest = { $actor } płaci za spór o kartę { $card }.
event-yield = { $actor } ustępuje karty { $card }.
event-pay-title = { $card } płaci za spór o tytuł.
event-yield-title = { $card } ustępuje tytułu.
event-withdraw = { $actor } ogłasza wycofanie się.
event-unlock-infernal = { $actor } płaci, aby odkręcić kartę { $card }.
event-mark-red-list = { $actor } naznacza kartę { $card }.
event-choose = { $actor } wybiera: { $target }.
event-choose-discipline = { $actor } wybiera: { $discipline }.
event-choose-clan = { $actor } wybiera: { $clan }.
event-allocate = { $actor } przydziela 1 punkt graczowi { $player }.
event-allocate-to = { $actor } przydziela 1 punkt karcie { $card }.
event-pay-from = { $actor } płaci o { $number } mniej dzięki karcie { $card }.
event-fetch = { $actor } znajduje { $card } (gdzie: { $zone }).
event-accept = { $actor } zgadza się.
event-spend-blood =
    { $number ->
        [one] { $actor } pali { $number } punkt krwi.
        [few] { $actor } pali { $number } punkty krwi.
        [many] { $actor } pali { $number } punktów krwi.
       *[other] { $actor } pali { $number } punktu krwi.
    }

## The log: what happens

event-turn-begins = Tura { $turn }: { $player }.
event-phase = { $player }: { $window }.
event-unlocked = { $card } się odkręca.
event-locked = { $card } się przekręca.
event-gained-pool =
    { $amount ->
        [one] { $player } zyskuje { $amount } punkt puli.
        [few] { $player } zyskuje { $amount } punkty puli.
        [many] { $player } zyskuje { $amount } punktów puli.
       *[other] { $player } zyskuje { $amount } punktu puli.
    }
event-burned-pool =
    { $amount ->
        [one] { $player } pali { $amount } punkt puli.
        [few] { $player } pali { $amount } punkty puli.
        [many] { $player } pali { $amount } punktów puli.
       *[other] { $player } pali { $amount } punktu puli.
    }
event-gained-blood =
    { $amount ->
        [one] { $card } zyskuje { $amount } punkt krwi.
        [few] { $card } zyskuje { $amount } punkty krwi.
        [many] { $card } zyskuje { $amount } punktów krwi.
       *[other] { $card } zyskuje { $amount } punktu krwi.
    }
event-burned-blood =
    { $amount ->
        [one] { $card } pali { $amount } punkt krwi.
        [few] { $card } pali { $amount } punkty krwi.
        [many] { $card } pali { $amount } punktów krwi.
       *[other] { $card } pali { $amount } punktu krwi.
    }
event-drained =
    { $amount ->
        [one] { $card }: { $amount } punkt krwi odpływa do banku.
        [few] { $card }: { $amount } punkty krwi odpływają do banku.
        [many] { $card }: { $amount } punktów krwi odpływa do banku.
       *[other] { $card }: { $amount } punktu krwi odpływa do banku.
    }
event-drew = Dobierasz { $card }.
event-drew-crypt = Karta dobrana z krypty: { $card }.
event-drew-some =
    { $amount ->
        [one] { $player } dobiera kartę.
        [few] { $player } dobiera { $amount } karty.
        [many] { $player } dobiera { $amount } kart.
       *[other] { $player } dobiera { $amount } karty.
    }
event-burned = Spalona karta: { $card }.
event-cancelled = Anulowana karta: { $card }.
event-block-failed = { $card }: próba bloku się nie udaje.
event-blocks = { $card } blokuje: { $minion }.
event-action-succeeds = { $card }: akcja się udaje.
event-action-fizzles = { $card }: akcja kończy się bez skutku.
event-action-ends = { $card }: koniec akcji.
event-bled-for = { $card } wykrwawia gracza { $player } za { $amount }.
event-got-edge = { $player } zdobywa Przewagę.
event-edge-free = Nikt nie ma Przewagi.
event-bleed-redirected = Wykrwawienie jest teraz skierowane przeciw graczowi { $player }.
event-entered-play = { $card } wchodzi do gry ({ $player }).
event-put-on = { $card } trafia na kartę { $host }.
event-moved-out = { $card } wchodzi do obszaru gotowości ({ $player }).
event-merged = { $card } to już jeden wampir ({ $player }).
event-incapacitated = Obezwładniona karta: { $card }.
event-combat-begins = Walka: { $card } kontra { $minion }.
event-round-begins = Runda { $number }.
event-range-is = Dystans: { $distance }.
event-strikes = { $card }: { $strike } ({ $amount }).
event-dodged = { $card } robi unik.
event-damaged = { $card } odnosi obrażenia: zwykłe { $amount }, dotkliwe { $aggravated }.
event-prevented =
    { $amount ->
        [one] { $card } zapobiega { $amount } punktowi obrażeń.
        [few] { $card } zapobiega { $amount } punktom obrażeń.
       *[many] { $card } zapobiega { $amount } punktom obrażeń.
    }
event-stole-blood =
    { $amount ->
        [one] { $card } kradnie { $amount } punkt krwi. Traci go { $minion }.
        [few] { $card } kradnie { $amount } punkty krwi. Traci je { $minion }.
       *[many] { $card } kradnie { $amount } punktów krwi. Traci je { $minion }.
    }
event-torpor = { $card } trafia do torporu.
event-ready = { $card } przechodzi do obszaru gotowości.
event-combat-ends = Koniec walki.
event-polling-begins = Zaczyna się głosowanie.
event-blood-hunt = Referendum w sprawie krwawych łowów: { $card }.
event-referendum-passes = Referendum przechodzi, { $votes } do { $against }.
event-referendum-fails = Referendum upada, { $votes } do { $against }.
event-diablerie = { $card } dokonuje diablerii. Ofiara: { $minion }.
event-ousted = { $player } odpada z gry.
event-victory-point = { $player } dostaje punkt zwycięstwa.
event-survives = W grze zostaje tylko { $player } i dostaje punkt zwycięstwa.
event-withdrew = { $player } wycofuje się i dostaje punkt zwycięstwa.
event-withdrawal-fails = { $player }: nieudane wycofanie się.
event-contested = Sporna karta: { $card }.
event-contest-won = Karta już niesporna: { $card }.
event-title-contested = { $card } toczy spór o tytuł.
event-title-taken = { $card } ma tytuł: { $title }.
event-title-yielded = { $card } traci tytuł.
event-sect-changed = { $card } zmienia sektę: { $sect }.
event-stolen = { $player } przejmuje kontrolę nad kartą { $card }.
event-wakes = { $card } budzi się.
event-showed = { $player } pokazuje { $card }.
event-chose-number = W tajemnicy: twój wybór to { $number }.
event-number-shown = { $player } ujawnia wybraną liczbę: { $number }.
event-removed = Karta usunięta z gry: { $card }.
event-shuffled = { $player } tasuje talię.

struck-none = brak ciosu
struck-hand = cios wręcz
struck-damage = cios
struck-dodge = unik
struck-combat-ends = koniec walki
struck-other = inny cios
struck-steal-blood = kradzież krwi
struck-destroy-equipment = zniszczenie ekwipunku
struck-steal-equipment = kradzież ekwipunku
struck-torpor = wysłanie do torporu

## Refusals

refusal-not-in-hand = Nie masz tej karty na ręce.
refusal-wrong-moment = W tej chwili nie można tego zrobić.
refusal-not-your-minion = Nie kontrolujesz tego sługi.
refusal-minion-not-ready = Ten sługa nie jest gotowy.
refusal-minion-locked = Ten sługa jest przekręcony.
refusal-needs-clan = Żaden sługa wymaganego klanu nie może jej zagrać.
refusal-needs-discipline = Sługa nie ma tej Dyscypliny.
refusal-needs-superior = Sługa ma tę Dyscyplinę tylko na poziomie podstawowym.
refusal-vampires-only = Może to zrobić tylko wampir.
refusal-cannot-pay = Nie stać cię na ten koszt.
refusal-modifier-played-already = Ten sługa już zagrał ten modyfikator w tej akcji.
refusal-reaction-played-already = Ten sługa już zagrał tę reakcję.
refusal-action-played-already = Ten sługa już wykonał tę akcję w tej turze.
refusal-only-acting-minion = Może to zagrać tylko działający sługa.
refusal-limited-used = Wykrwawienie w tej akcji zwiększyła już karta oznaczona „(limitowane)”.
refusal-no-target = Nie ma takiego celu.
refusal-card-forbids = Karta na to teraz nie pozwala.
refusal-stealth-not-needed = Skrytość nie jest teraz potrzebna.
refusal-intercept-not-needed = Przechwycenie nie jest teraz potrzebne.
refusal-you-have-this-unique-card = Kontrolujesz już kopię tej unikatowej karty.
refusal-no-master-action = Nie masz już akcji fazy mistrza.
refusal-one-trifle-a-turn = W turze można zagrać tylko jedną błahostkę.
refusal-out-of-turn-owed = Akcję twojej następnej fazy mistrza zużyła już karta zagrana poza turą.
refusal-not-in-your-own-turn = Kart poza turą nie można zagrywać we własnej turze.
refusal-not-in-combat = Ten sługa nie uczestniczy w walce.
refusal-own-action = Nikt nie reaguje na akcję własnego sługi.
refusal-only-cancels-now = W chwili zagrywania karty można ją tylko anulować.
refusal-bled-already = Ten sługa już wykrwawiał w tej turze.
refusal-political-action-taken = Ten sługa nie może wykonać w tej turze kolejnej akcji politycznej.
refusal-cannot-act = Ten sługa nie może wykonywać akcji.
refusal-just-recruited = Sprzymierzeniec nie może wykonywać akcji w turze, w której został zwerbowany.
refusal-event-played-already = To wydarzenie zostało już zagrane w tej partii.
refusal-one-event-a-phase = W fazie odrzucania można zagrać tylko jedno wydarzenie.
refusal-must-hunt = Wampir bez krwi musi polować.
refusal-nothing-to-take = Przeciwny sługa nie ma niczego takiego.
refusal-no-modifiers-in-a-blood-hunt = Podczas krwawych łowów nie zagrywa się modyfikatorów ani reakcji.
refusal-blood-cursed = Wampir obłożony Klątwą Krwi nie może dokonać diablerii.
refusal-additional-strikes-gained = Ten sługa zyskał już w tej rundzie dodatkowe ciosy.
refusal-no-discard-action = Nie masz już akcji fazy odrzucania.
refusal-others-must-act-first = Najpierw trzeba wykonać akcję obowiązkową.
refusal-may-not-block = Ten sługa nie może zablokować tej akcji.
refusal-cannot-merge = Potrzeba drugiej wersji w grze, czterech transferów i 1 punktu puli.
refusal-draft-only = Ten efekt działa tylko w drafcie lub w sealed.
refusal-only-combat-cards = W walce słudzy zagrywają tylko karty walki.
refusal-unsupported-cards =
    { $count ->
        [one] Tą kartą nie da się tu jeszcze grać: { $cards }
        [few] Tymi { $count } kartami nie da się tu jeszcze grać: { $cards }
        [many] Tymi { $count } kartami nie da się tu jeszcze grać: { $cards }
       *[other] Tymi { $count } kartami nie da się tu jeszcze grać: { $cards }
    }
decks-all = Wszystkie
decks-since-2020 = Od 2020 roku
refusal-banned-cards = Na turniejach i przy tym stole zakazane: { $cards }
refusal-too-many-decks = Za dużo talii: { $decks }. Liczba graczy: { $players }.

## Turns and actions

choice-take-it-back = { $player }, czy bierzesz tę kartę z powrotem ze stosu popiołów, zamiast dobierać inną?
waiting-take-it-back = { $player } dobiera kartę w miejsce zagranej.
choice-keep-or-draw-again = { $player }, czy zatrzymujesz dobieraną kartę?
waiting-keep-or-draw-again = { $player } decyduje, czy zatrzymać dobieraną kartę.
choice-choose-card-to-keep = { $player }, wybierz kartę do odłożenia zakrytą.
waiting-choose-card-to-keep = { $player } odkłada zakrytą kartę.
choice-choose-dead-ally = { $player }, którego sprzymierzeńca przywracasz?
waiting-choose-dead-ally = { $player } wybiera sprzymierzeńca.
event-looked-at-top = Wierzchnia karta twojej biblioteki to { $card }.
event-went-under = { $player } kładzie kartę na spód biblioteki.
event-corrupts =
    { $amount ->
        [one] { $player } kładzie znacznik korupcji. Cel: { $card }.
        [few] { $player } kładzie { $amount } znaczniki korupcji. Cel: { $card }.
        [many] { $player } kładzie { $amount } znaczników korupcji. Cel: { $card }.
       *[other] { $player } kładzie { $amount } znacznika korupcji. Cel: { $card }.
    }
event-cleansed =
    { $amount ->
        [one] Znika znacznik korupcji, który położył gracz { $player }. Karta: { $card }.
        [few] Znikają { $amount } znaczniki korupcji, które położył gracz { $player }. Karta: { $card }.
        [many] Znika { $amount } znaczników korupcji, które położył gracz { $player }. Karta: { $card }.
       *[other] Znika { $amount } znacznika korupcji, które położył gracz { $player }. Karta: { $card }.
    }
event-coin-falls = Moneta: { $side }.
event-to-ash = { $card } (gracz { $player }) trafia na stos popiołów.
refusal-other-action-mandatory = Ten sługa musi wykonać inną akcję.
refusal-minion-is-stuck = Ten sługa ma kilka akcji obowiązkowych i nie może działać.
refusal-vote-cast = Oddanego głosu nie można zmienić.
refusal-votes-go-together = Wszystkie głosy i karty do głosowania jednego wampira oddaje się tak samo.
refusal-one-vote-from-cards = Masz już w tym referendum swój jedyny głos z kart akcji politycznych.
refusal-no-votes = Nie masz tam żadnych głosów.
refusal-not-to-become-anarch = Tą akcją Anarchem może zostać tylko wampir bez tytułu, który nim jeszcze nie jest.

## Playing cards, hands, allies and events

choice-choose-lesson = { $player }, którą kartę Dyscypliny kładziesz na sprzymierzeńcu? Bez niej zostaje spalony.
waiting-choose-lesson = { $player } kładzie kartę Dyscypliny na sprzymierzeńcu albo go pali.

## Special terms, templates and the glossary

card-in-ash-heap = { $card } w stosie popiołów gracza { $player }
choice-send-slave = { $player }, czy przekręcisz niewolnika, aby to on walczył z blokującym sługą?
waiting-send-slave = { $player } może wysłać niewolnika do walki.
choice-choose-action = { $player }, jaką akcję wykonuje teraz ten sługa?
waiting-choose-action = { $player } wybiera akcję pomiędzy innymi.
choice-choose-to-stay-locked = { $player }, czy ten sługa pozostaje przekręcony?
waiting-choose-to-stay-locked = { $player } decyduje, czy sługa pozostaje przekręcony.
choice-choose-home = { $player }, na którym swoim słudze kładziesz skradzioną kartę?
waiting-choose-home = { $player } wybiera sługę dla skradzionej karty.
choice-choose-for-research = { $player }, którą kartę kładziesz w swoim obszarze badań?
waiting-choose-for-research = { $player } szuka kart do obszaru badań.
choice-choose-from-research = { $player }, czy bierzesz kartę ze swojego obszaru badań?
waiting-choose-from-research = { $player } może wziąć kartę z obszaru badań.
choice-choose-from-library = { $player }, którą kartę bierzesz ze swojej biblioteki?
waiting-choose-from-library = { $player } przeszukuje bibliotekę.
choice-choose-from-crypt = { $player }, którego wampira bierzesz ze swojej krypty?
waiting-choose-from-crypt = { $player } przeszukuje kryptę.
choice-choose-draw = { $player }, dobierasz zakrytą kartę czy kartę z biblioteki?
waiting-choose-draw = { $player } wybiera, skąd dobrać kartę.
choice-choose-to-keep = { $player }, wybierz z ręki kartę, którą położysz zakrytą na tej karcie.
waiting-choose-to-keep = { $player } kładzie zakryte karty na karcie w grze.
choice-choose-kept = { $player }, którą zakrytą kartę kładziesz na wierzch swojej biblioteki?
waiting-choose-kept = { $player } wybiera kartę na wierzch biblioteki.
option-keep-card = Odłóż zakrytą: { $card }
option-take-kept = Weź zakrytą kartę: { $card }
event-keeps-card = { $player } kładzie zakrytą kartę na karcie { $card }.
event-own-card-kept = W tajemnicy: to { $card }.
event-kept-card-taken = { $player } bierze zakrytą kartę z karty { $card }.
event-own-kept-card-taken = W tajemnicy: bierzesz { $card }.
option-put-aside = Połóż w obszarze badań: { $card }
option-take-from-research = Weź z obszaru badań: { $card }
event-card-put-aside = { $player } kładzie kartę w obszarze badań.
event-card-taken-from-research = { $player } bierze kartę z obszaru badań.
event-own-card-put-aside = W tajemnicy: { $card } leży w twoim obszarze badań.
event-own-card-taken = W tajemnicy: bierzesz { $card } ze swojego obszaru badań.
refusal-slave-without-master = Niewolnik nie wykonuje akcji skierowanych, chyba że kontrolujesz gotowego członka jego klanu.
refusal-sterile = Bezpłodny wampir nie może wprowadzać do gry innych wampirów.

## Choices that card texts ask

choice-choose-card = { $player }: { $text }
waiting-choose-card = { $player } wybiera kartę.
choice-accept-or-not = { $player }: { $text }
waiting-accept-or-not = { $player } decyduje, czy to zrobić.
choice-choose-way = { $player }: { $text }
waiting-choose-way = { $player } decyduje, która z dwóch rzeczy się stanie.
choice-choose-amount = { $player }: { $text }
waiting-choose-amount = { $player } decyduje, ile.
option-choose-way =
    { $number ->
        [0] Pierwsze
        [1] Drugie
       *[other] Inne
    }
event-choose-way =
    { $number ->
        [0] { $actor } wybiera pierwsze.
        [1] { $actor } wybiera drugie.
       *[other] { $actor } wybiera inne.
    }
option-name-amount = { $number }
event-name-amount = { $actor } mówi: { $number }.
