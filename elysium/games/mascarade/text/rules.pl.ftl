# Mascarade: the rule statements, in Polish.

## setup

rule-MAS-SETUP-01 = Pudełko zawiera 17 kart masek: dwie karty Chłopa i po jednej: Cesarzowej, Szpiega, Oszusta, Guru, Czarownicy, Sędziego, Złodzieja, Głupca, Patrona, Żebraka, Księżniczki, Króla, Lalkarza, Kanciarza i Wdowy.
rule-MAS-SETUP-02 = Dla każdej dopuszczalnej liczby graczy istnieje jeden arkusz scenariusza; używa się tego, na którym wydrukowana liczba jest równa liczbie graczy.
rule-MAS-SETUP-03 = Strona A arkusza to wprowadzająca lista masek, używana, o ile gracze nie wybiorą bardziej strategicznej strony B; wybrana strona wyznacza maski, które są w grze.
rule-MAS-SETUP-04 = Każdy gracz zaczyna z monetami o wartości dokładnie 6.
rule-MAS-SETUP-05 = Zasób monet to 80 sztuk o wartości 1 i 24 sztuki o wartości 5 (łącznie 200); wszystko, czego nie otrzymają gracze, tworzy Bank.
rule-MAS-SETUP-06 = Monety liczy się wyłącznie według wartości, więc piątki i jedynki można dowolnie rozmieniać, a żadna zasada nie zależy od tego, jakie sztuki ma gracz.
rule-MAS-SETUP-07 = Żeton Sprawiedliwości leży na stole od początku i nie ma na nim monet.
rule-MAS-SETUP-08 = Majątek jest jawny: każdy gracz, widz i bot może w dowolnej chwili sprawdzić dokładny majątek każdego z graczy oraz monety na żetonie Sprawiedliwości.
rule-MAS-SETUP-09 = Monety nigdy nie powstają ani nie znikają: Bank, żeton Sprawiedliwości i wszyscy gracze mają razem zawsze tyle, ile wynosił zasób początkowy.
rule-MAS-SETUP-10 = Udział biorą tylko maski wymienione w scenariuszu; tasuje się je i rozdaje losowo po jednej każdemu graczowi.
rule-MAS-SETUP-11 = Przy 4 lub 5 graczach maski z listy, które pozostały po rozdaniu, leżą na środku stołu jako dodatkowe pozycje kart, nienależące do nikogo.
rule-MAS-SETUP-12 = Przy co najmniej 6 graczach w drukowanym scenariuszu nie ma kart na środku stołu.
rule-MAS-SETUP-13 = Karty rozdane i karty na środku stołu najpierw pokazuje się wszystkim odkryte i objaśnia ich moce, więc układ początkowy znają wszyscy.
rule-MAS-SETUP-14 = Gdy wszyscy zrozumieją maski, zakrywa się każdą kartę na stole, także karty na środku.
rule-MAS-SETUP-15 = Odtąd przed każdym miejscem leży zawsze dokładnie jedna zakryta karta maski, a zestaw masek na miejscach i na środku stołu, wraz z powtórzeniami, nigdy się nie zmienia.
rule-MAS-SETUP-16 = To, które maski są w grze i co robi każda z nich, pozostaje jawne przez całą partię.
rule-MAS-SETUP-17 = Karty miesza się pod stołem (w wersji papierowej nie wolno grać na przezroczystym stole), więc silnik gry musi sprawić, by prawdziwej zamiany od pozorowanej nie odróżnił nikt poza tym, kto jej dokonuje.
rule-MAS-SETUP-18 = Jeśli w Banku jest mniej, niż dałaby moc, wypłaca się tylko to, co zostało.

## turn

rule-MAS-TURN-01 = Zaczyna najmłodsza osoba, po czym gra się zgodnie z ruchem wskazówek zegara, tura po turze.
rule-MAS-TURN-02 = Pierwsze cztery tury partii są szczególne: aktywny gracz musi wziąć swoją kartę i jedną inną, po czym zamienić je miejscami albo tylko udać, że to robi.
rule-MAS-TURN-03 = W turze początkowej drugą kartą może być karta dowolnego innego gracza albo, jeśli na środku stołu leżą karty, jedna z nich.
rule-MAS-TURN-04 = Podczas tury początkowej nie wolno oglądać żadnej z tych dwóch kart.
rule-MAS-TURN-05 = Tylko gracz, który w turze początkowej miał karty pod stołem, wie, czy zamieniły się miejscami.
rule-MAS-TURN-06 = Rozgrywa się dokładnie cztery tury początkowe; przypadają one kolejno pierwszym czterem graczom, bez względu na liczbę osób przy stole.
rule-MAS-TURN-07 = Przy dokładnie czterech graczach pierwsza zwykła tura należy do gracza, który rozpoczął partię.
rule-MAS-TURN-08 = Zwykła tura to dokładnie jedna z trzech akcji: obejrzenie swojej maski, zamiana swojej maski albo ogłoszenie maski; nie można spasować.
rule-MAS-TURN-09 = Po zakończeniu wybranej akcji tura przechodzi na następne miejsce zgodnie z ruchem wskazówek zegara.
rule-MAS-TURN-10 = Wiedza należy do osób, a nie do miejsc: silnik gry przechowuje dla każdej osoby, które karty widziała zgodnie z zasadami i jakich wyborów dokonała, mając karty pod stołem.

## turn/look

rule-MAS-LOOK-01 = Akcja obejrzenia pokazuje aktywnemu graczowi, i nikomu innemu, jaka karta przed nim leży.
rule-MAS-LOOK-02 = Obejrzenie nie przemieszcza żadnej karty ani monety.
rule-MAS-LOOK-03 = Akcja obejrzenia dotyczy wyłącznie karty leżącej przed samym graczem, nigdy karty innego gracza ani karty ze środka stołu.
rule-MAS-LOOK-04 = Kto zobaczy własną kartę poza swoją turą, choćby przez pomyłkę, ma zaległe obejrzenie: w swojej następnej turze musi wykonać akcję obejrzenia.
rule-MAS-LOOK-05 = Zaległe obejrzenie odrabia się tą jedną turą; potem znów dostępne są wszystkie akcje.
rule-MAS-LOOK-06 = Karty pokazane na mocy zasad (spór, Guru, Szpieg, Księżniczka) nie są niedozwolonym podejrzeniem i nie powodują zaległego obejrzenia.
rule-MAS-LOOK-07 = Gdy gracz ma zaległe obejrzenie, a zarazem zakaz ogłaszania, o jego turze rozstrzyga zaległe obejrzenie.
rule-MAS-LOOK-08 = Podejrzenie karty przed końcem czterech tur początkowych nie zastępuje obowiązkowego mieszania kart; zaległe obejrzenie przypada na pierwszą zwykłą turę.

## turn/swap

rule-MAS-SWAP-01 = Akcja zamiany polega na tym, że gracz bierze, nie oglądając ich, swoją kartę i kartę innego gracza, po czym przed każdym z tych dwóch miejsc kładzie jedną z nich, zakrytą.
rule-MAS-SWAP-02 = Wykonujący akcję swobodnie wybiera między prawdziwą zamianą a pozorowaną, a wybór ten jest tajny.
rule-MAS-SWAP-03 = Podczas zamiany nie ogląda się żadnej z kart.
rule-MAS-SWAP-04 = Gdy na środku stołu leżą karty (przy 4 lub 5 graczach albo we własnych scenariuszach, które je dodają), jedna z nich może zastąpić kartę innego gracza.
rule-MAS-SWAP-05 = Jedna z dwóch kart musi być własną kartą gracza; ta akcja nie obejmuje zamiany dwóch cudzych kart.
rule-MAS-SWAP-06 = Drugi gracz nie ma przy zamianie nic do powiedzenia i nic na niej nie traci.
rule-MAS-SWAP-07 = Wszyscy widzą, które dwie karty były pod stołem.
rule-MAS-SWAP-08 = Gracz, którego kartę ujawniono w poprzedniej turze, może wykonać zamianę.

## turn/announce

rule-MAS-ANN-01 = Ogłoszenie to podanie maski na głos, podczas gdy własna karta pozostaje zakryta; jego celem jest użycie mocy tej maski.
rule-MAS-ANN-02 = Można podać dowolną maskę z bieżącej partii, zgodnie z prawdą lub nie.
rule-MAS-ANN-03 = Nie można podać maski, której nie ma w bieżącej partii.
rule-MAS-ANN-04 = Można podać nawet maskę, o której wiadomo, że leży na środku stołu.
rule-MAS-ANN-05 = Ogłaszający nie musi znać własnej karty.
rule-MAS-ANN-06 = Gracz, który musiał pokazać swoją kartę w turze bezpośrednio poprzedzającego go gracza, nie może w tej turze ogłaszać.
rule-MAS-ANN-07 = Zakaz dotyczy tylko tury bezpośrednio poprzedniej; wcześniejsze ujawnienie karty w tym samym okrążeniu nie ma znaczenia.
rule-MAS-ANN-08 = Zakaz trwa tylko jedną turę.
rule-MAS-ANN-09 = Pokazanie karty z powodu Guru lub Księżniczki liczy się na potrzeby tego zakazu jako przymusowe ujawnienie.
rule-MAS-ANN-10 = Zakaz nie odbiera graczowi prawa do kwestionowania cudzych ogłoszeń.
rule-MAS-ANN-11 = Jeśli nikt inny nie zgłosi się po ogłoszoną maskę, ogłaszający używa jej mocy, a jego karty się nie pokazuje, bez względu na to, czy blefował.
rule-MAS-ANN-12 = Król, bez sporu: ogłaszający od razu otrzymuje 2 monety z Banku, nie pokazując karty.
rule-MAS-ANN-13 = Mocy, która zostaje użyta, po sporze czy bez niego, należy użyć dokładnie tak, jak ją opisano, łącznie z wymaganymi celami; części opisane jako dobrowolne pozostają dobrowolne.
rule-MAS-ANN-14 = Celów mocy i innych związanych z nią wyborów dokonuje się dopiero po zebraniu wszystkich odpowiedzi, a dokonuje ich ten, kto ostatecznie używa mocy.

## challenge

rule-MAS-CHAL-01 = Po ogłoszeniu każdy inny gracz, począwszy od lewej strony ogłaszającego i dalej zgodnie z ruchem wskazówek zegara, ma jedną okazję, by zgłosić się po tę samą maskę.
rule-MAS-CHAL-02 = Zgłasza się po kolei i jawnie, więc kolejny gracz decyduje, znając wcześniejsze odpowiedzi; kto zrezygnował, nie jest pytany ponownie.
rule-MAS-CHAL-03 = Po ogłoszoną maskę może się zgłosić dowolna liczba graczy.
rule-MAS-CHAL-04 = Kwestionujący nie musi znać swojej karty; samo zgłoszenie też może być blefem.
rule-MAS-CHAL-05 = Wystarczy jedno zgłoszenie w rundzie odpowiedzi, aby ogłaszający i wszyscy zgłaszający się pokazali swoje karty całemu stołowi.
rule-MAS-CHAL-06 = Gracze, którzy się nie zgłosili, nie pokazują karty ani nie płacą, nawet jeśli mają ogłoszoną maskę.
rule-MAS-CHAL-07 = Kto spośród ujawnionych graczy naprawdę ma ogłoszoną maskę, od razu używa jej mocy, nawet jeśli jest to kwestionujący, a nie aktywny gracz.
rule-MAS-CHAL-08 = Moc, której używa kwestionujący, rozlicza się według jego własnego miejsca, jego sąsiadów i jego majątku.
rule-MAS-CHAL-09 = Jeśli ogłaszający naprawdę ma tę maskę, to on używa mocy, a każdy kwestionujący płaci.
rule-MAS-CHAL-10 = Jeśli żaden z ujawnionych graczy nie ma tej maski, nikt nie używa mocy i wszyscy oni płacą.
rule-MAS-CHAL-11 = Karty pokazane w sporze widzą wszyscy, łącznie z ich właścicielami.
rule-MAS-CHAL-12 = Na koniec wszystkie ujawnione karty zostają ponownie zakryte; sam spór nie przemieszcza żadnej karty.
rule-MAS-CHAL-13 = Spór zużywa turę, bez względu na to, kto użył mocy; gra toczy się dalej od miejsca po lewej stronie aktywnego gracza.
rule-MAS-CHAL-14 = Ogłoszenia nie można cofnąć, gdy zaczęły się odpowiedzi.
rule-MAS-CHAL-15 = Jeśli moc użyta po sporze każe wziąć kartę, którą właśnie ujawniono, najpierw się ją zakrywa i bierze bez oglądania; to, co wszyscy widzieli, pozostaje znane, ale to, czy karty zamieniły się miejscami, już nie.
rule-MAS-CHAL-16 = Ogłoszona maska może leżeć na środku stołu; wtedy każdy gracz, który pokazuje kartę, jest w błędzie i płaci.

## fines

rule-MAS-FINE-01 = Każdy ujawniony gracz, który nie ma ogłoszonej maski, płaci 1 monetę.
rule-MAS-FINE-02 = Grzywny trafiają na żeton Sprawiedliwości, a nie do Banku ani do innego gracza.
rule-MAS-FINE-03 = Monety gromadzą się na żetonie Sprawiedliwości, dopóki nie zabierze ich moc Sędziego.
rule-MAS-FINE-04 = Najpierw rozlicza się moc, a dopiero potem płaci się grzywny z tego samego sporu.
rule-MAS-FINE-05 = Jeśli z jednego sporu wynika kilka grzywien, płaci się je jednocześnie.
rule-MAS-FINE-06 = Zapłacenie grzywny ostatnią monetą kończy partię i wygrywa najbogatszy.
rule-MAS-FINE-07 = Fałszywe ogłoszenie, którego nikt nie zakwestionował, nic nie kosztuje.
rule-MAS-FINE-08 = To, co gracz oddaje z powodu Guru, nie jest grzywną i trafia do gracza używającego Guru.
rule-MAS-FINE-09 = Nikt nie może być winien grzywny, której nie jest w stanie zapłacić, bo moc zabierająca ostatnią monetę kończy partię przed grzywnami.

## end

rule-MAS-END-01 = Gracz, którego majątek osiągnie 13 lub więcej, natychmiast wygrywa.
rule-MAS-END-02 = Jeśli którykolwiek gracz zostanie bez monet, partia się kończy i wygrywa najbogatszy gracz.
rule-MAS-END-03 = Najbogatszym może być dowolny gracz, także taki, który nie miał nic wspólnego z bankructwem; liczą się tylko monety leżące przed graczami.
rule-MAS-END-04 = Wszyscy gracze, którzy remisują z rozstrzygającym wynikiem, dzielą się zwycięstwem.
rule-MAS-END-05 = Moc, która przemieszcza kilka monet, rozlicza się do końca, zanim sprawdzi się warunki zakończenia partii.
rule-MAS-END-06 = Jeśli jeden efekt doprowadza kogoś do 13, a kogoś innego do 0, wygrywa gracz mający 13.
rule-MAS-END-07 = Jeśli jeden efekt doprowadza jednocześnie dwóch graczy do 13 lub więcej, wygrywa wyższa suma, a przy równych sumach gracze dzielą się zwycięstwem.
rule-MAS-END-08 = Zwycięstwo natychmiast przerywa partię: nie następuje już ani reszta mocy, ani grzywny, ani dalsze tury.
rule-MAS-END-09 = Także zakończenie przez bankructwo, jeśli spowodowała je sama moc, przerywa partię przed zapłaceniem grzywien z tego samego sporu.
rule-MAS-END-10 = Nikt nigdy nie odpada: albo partia toczy się dalej i każdy gracz ma co najmniej 1 monetę, albo jest skończona.

## powers/peasant

rule-MAS-PEAS-01 = Chłop, bez sporu: weź 1 monetę z Banku.
rule-MAS-PEAS-02 = Jeśli spór ujawni obu Chłopów, obaj biorą z Banku po 2 monety.
rule-MAS-PEAS-03 = Jeśli spór ujawni tylko jednego Chłopa, gracz ten bierze 1 monetę, a pozostali płacą grzywnę.
rule-MAS-PEAS-04 = Nawet gdy ujawniono obu Chłopów, pozostali gracze, którzy zgłosili się bezpodstawnie, i tak płacą.
rule-MAS-PEAS-05 = Premia za parę przysługuje także wtedy, gdy obaj Chłopi są kwestionującymi, a ogłaszający kłamał.
rule-MAS-PEAS-06 = Chłop, który milczy, nic nie zyskuje na ogłoszeniu drugiego Chłopa.

## powers/empress

rule-MAS-EMP-01 = Cesarzowa: weź 3 monety z Banku.

## powers/king

rule-MAS-KING-01 = Król: weź 2 monety z Banku.

## powers/spy

rule-MAS-SPY-01 = Szpieg: wybierz innego gracza i obejrzyj, tylko dla siebie, swoją i jego kartę.
rule-MAS-SPY-02 = Po obejrzeniu gracz używający Szpiega bierze obie karty pod stół i zamienia je miejscami albo udaje, że to robi.
rule-MAS-SPY-03 = Ponieważ najpierw widział obie karty, gracz używający Szpiega wie, gdzie ostatecznie leży każda z nich.
rule-MAS-SPY-04 = Szpieg działa tylko na kartę innego gracza, nie na kartę ze środka stołu.
rule-MAS-SPY-05 = Szpieg nie przemieszcza monet, a karta szpiegowanego gracza nie zostaje ujawniona, więc nie obejmuje go zakaz ogłaszania.

## powers/swindler

rule-MAS-SWIN-01 = Oszust: zabierz 2 monety najbogatszemu z pozostałych graczy.
rule-MAS-SWIN-02 = Przy ustalaniu najbogatszego pomija się gracza używającego mocy.
rule-MAS-SWIN-03 = Jeśli kilku z pozostałych graczy remisuje jako najbogatsi, używający mocy wybiera, który z nich płaci; płaci tylko jeden.
rule-MAS-SWIN-04 = Jeśli nawet najbogatszy z pozostałych graczy ma mniej niż 2 monety, oddaje to, co ma, i partia się kończy.

## powers/guru

rule-MAS-GURU-01 = Guru: wybierz innego gracza, który musi powiedzieć, jaką ma maskę, i dopiero wtedy pokazać wszystkim swoją kartę.
rule-MAS-GURU-02 = Jeśli podana maska różni się od pokazanej karty, wybrany gracz oddaje 4 monety graczowi używającemu Guru.
rule-MAS-GURU-03 = Jeśli podana maska jest właściwa, nic się nie płaci.
rule-MAS-GURU-04 = W obu przypadkach pokazana karta zostaje ponownie zakryta, ale wszyscy już wiedzą, jaka to karta.
rule-MAS-GURU-05 = Gracz, który nie może zapłacić 4 monet, oddaje wszystko, co ma, po czym partia się kończy.
rule-MAS-GURU-06 = Gracz mający dokładnie 4 monety, który się pomylił, również traci ostatnią, co według ogólnej zasady kończy partię.
rule-MAS-GURU-07 = Wybrany gracz nie może odmówić, milczeć ani podać maski spoza gry.
rule-MAS-GURU-08 = Guru działa tylko na innego gracza, nigdy na tego, kto go używa, ani na kartę ze środka stołu.

## powers/witch

rule-MAS-WITCH-01 = Czarownica: możesz wymienić cały swój majątek na cały majątek dowolnie wybranego innego gracza.
rule-MAS-WITCH-02 = Wymiana jest dobrowolna, więc używający mocy może nie wybrać nikogo.
rule-MAS-WITCH-03 = Grzywny ze sporu o Czarownicę płaci się po wymianie.
rule-MAS-WITCH-04 = Prawdziwa Czarownica, która kwestionuje ogłoszenie, może wymienić się z kłamiącym ogłaszającym, a ten płaci potem grzywnę z otrzymanych monet.

## powers/judge

rule-MAS-JUDGE-01 = Sędzia: weź wszystkie monety leżące na żetonie Sprawiedliwości.
rule-MAS-JUDGE-02 = Grzywny ze sporu o Sędziego płaci się dopiero po tym, jak Sędzia opróżni żeton, więc na nim pozostają.
rule-MAS-JUDGE-03 = Jeśli prawdziwym Sędzią jest kwestionujący, to on opróżnia żeton, a grzywna ogłaszającego trafia na żeton dopiero potem.
rule-MAS-JUDGE-04 = Gdy żeton jest pusty, Sędziego można ogłosić, ale nic to nie daje.

## powers/thief

rule-MAS-THIEF-01 = Złodziej: zabierz 1 monetę graczowi po lewej i 1 graczowi po prawej.
rule-MAS-THIEF-02 = Sąsiedzi to ci, których osoba używająca mocy ma w danej chwili, z uwzględnieniem wcześniejszych zmian miejsc.

## powers/fool

rule-MAS-FOOL-01 = Głupiec: weź 1 monetę z Banku.
rule-MAS-FOOL-02 = Następnie gracz używający Głupca bierze, nie oglądając ich, karty dwóch innych graczy i zamienia je miejscami albo udaje, że to robi.
rule-MAS-FOOL-03 = Obie karty muszą należeć do dwóch różnych graczy, innych niż używający mocy; nie można wybrać własnej karty ani karty ze środka stołu.
rule-MAS-FOOL-04 = Wszyscy widzą, które dwie karty wziął Głupiec; ich właściciele nie mają nic do powiedzenia i niczego więcej się nie dowiadują.

## powers/patron

rule-MAS-PATR-01 = Patron: weź 3 monety z Banku.
rule-MAS-PATR-02 = Lewy i prawy sąsiad gracza używającego Patrona biorą z Banku po 1 monecie.
rule-MAS-PATR-03 = Sąsiad może wygrać dzięki darowi Patrona.

## powers/beggar

rule-MAS-BEGG-01 = Żebrak: obejdź wszystkich pozostałych graczy zgodnie z ruchem wskazówek zegara, począwszy od lewego sąsiada; każdy, kto jest w danej chwili bogatszy od ciebie (nie równie bogaty), daje ci 1 monetę.
rule-MAS-BEGG-02 = Porównuje się sumy z danej chwili, więc z powodu już zebranych monet któryś z dalszych graczy może okazać się nie dość bogaty.
rule-MAS-BEGG-03 = Bogatszy gracz musi dać monetę; nie może to nikogo doprowadzić do bankructwa ani dać Żebrakowi 13.

## powers/princess

rule-MAS-PRIN-01 = Księżniczka: weź 2 monety z Banku.
rule-MAS-PRIN-02 = Następnie gracz używający Księżniczki wybiera innego gracza, którego kartę pokazuje się wszystkim oprócz niego samego.
rule-MAS-PRIN-03 = Wybrany gracz nie może patrzeć na kartę, gdy ją pokazuje; potem zostaje ona ponownie zakryta.
rule-MAS-PRIN-04 = Używając Księżniczki, nie można wybrać samego siebie ani karty ze środka stołu.

## powers/puppeteer

rule-MAS-PUPP-01 = Lalkarz: wybierz dwóch innych graczy i zabierz każdemu z nich 1 monetę.
rule-MAS-PUPP-02 = Te dwie osoby zamieniają się miejscami, a swoje karty masek i wszystkie monety zostawiają tam, gdzie leżały.
rule-MAS-PUPP-03 = To, co każda z przesadzonych osób wiedziała o kartach, przechodzi razem z nią.
rule-MAS-PUPP-04 = Kolejność gry wyznaczają miejsca, więc następna tura należy do tego, kto siedzi teraz po lewej stronie aktywnego miejsca.
rule-MAS-PUPP-05 = Osobiste obowiązki i zakazy (zaległe obejrzenie, zakaz ogłaszania po ujawnieniu) przechodzą razem z osobą.
rule-MAS-PUPP-06 = Zwycięstwo należy do osoby, która w danej chwili siedzi przy zwycięskich monetach.
rule-MAS-PUPP-07 = Jeśli zabrana moneta była ostatnią monetą wybranego gracza, partia się kończy.
rule-MAS-PUPP-08 = Dwaj wybrani gracze muszą być różnymi osobami, a żaden z nich nie może być używającym mocy.
rule-MAS-PUPP-09 = Grzywna obciąża osobę, która zgłosiła się bezpodstawnie, i płaci się ją z monet, które teraz przed tą osobą leżą.

## powers/cheat

rule-MAS-CHEAT-01 = Kanciarz: mając 10 lub więcej monet, używający mocy natychmiast wygrywa partię.
rule-MAS-CHEAT-02 = Przy mniej niż 10 monetach Kanciarz nic nie robi.
rule-MAS-CHEAT-03 = W sporze Kanciarz sprawdza majątek prawdziwego posiadacza maski przed zapłaceniem jakiejkolwiek grzywny.

## powers/widow

rule-MAS-WIDOW-01 = Wdowa: weź z Banku tyle monet, by twój majątek wyniósł 10.
rule-MAS-WIDOW-02 = Jeśli gracz ma już 10 lub więcej, Wdowa nie działa.

## scenario

rule-MAS-SCEN-01 = Własny scenariusz musi zawierać Sędziego.
rule-MAS-SCEN-02 = Od jednej trzeciej do połowy masek własnego scenariusza musi mieć gwiazdkę wydrukowaną w prawym dolnym rogu.
rule-MAS-SCEN-03 = Własny scenariusz zawiera obu Chłopów albo żadnego.
rule-MAS-SCEN-04 = Masek z wydrukowaną minimalną liczbą graczy nie można używać przy mniejszej liczbie osób.
rule-MAS-SCEN-05 = Przy więcej niż 5 graczach własny scenariusz może dodać jedną lub dwie maski na środek stołu.
rule-MAS-SCEN-06 = Karty na środku stołu dodane we własnych scenariuszach dla większej liczby graczy działają tak jak w partiach na 4 lub 5 osób.
rule-MAS-SCEN-07 = Każda własna lista musi zapewniać każdemu graczowi jedną maskę.
rule-MAS-SCEN-08 = Zarówno przy 4, jak i przy 5 graczach lista ma 6 masek, tak że na środku stołu leżą odpowiednio 2 i 1 z nich.
rule-MAS-SCEN-09 = Żadna maska nie może wystąpić więcej razy, niż jest jej w pudełku: Chłop dwa razy, każda inna raz.
rule-MAS-SCEN-10 = Wszystkie listy A i B, które oferuje program, spełniają każde ograniczenie dla własnych scenariuszy.
