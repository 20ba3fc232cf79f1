# Vampire: The Masquerade – Vendetta: the rule statements, in Polish.
#
# Terms (English = Polish), to be followed in every Polish text of this game (informal "ty"):
#   player = gracz; opponent = przeciwnik; rival = rywal; partner = partner; team = drużyna
#   clan sheet = arkusz klanu; clan card = karta klanu; clan deck = talia klanu; hand = ręka; starting card = karta początkowa
#   blood = krew (1 blood = 1 punkt krwi; the last blood = ostatni punkt krwi); influence = wpływy (1 influence = 1 punkt wpływów); token = żeton
#   pool = pula (pula gracza); supply (bank) = pula ogólna; alliance = sojusz; Ally = poplecznik; Victim = ofiara; human / vampire = człowiek (ludzki) / wampir (wampirzy)
#   drain = wyssać (draining = wysysanie); drained = wyssany; drain corner = róg wyssania; Diablerie = Diabolizm; Diablerie token = żeton Diabolizmu
#   district = dzielnica; Location card = karta miejsca; position = obszar; Prince's Haven = Schronienie Księcia (the Haven = Schronienie)
#   Ambition token = żeton ambicji; turn order = kolejność graczy; tie = remis; clockwise = zgodnie z ruchem wskazówek zegara
#   round = runda; phase = faza; step = etap; end of the round = koniec rundy; setup = przygotowanie partii
#   Kiss phase = faza żeru (żer); district refill = uzupełnienie dzielnic; hand building = zarządzanie ręką
#   planning = planowanie (planning turn = tura planowania); resolution = rozstrzygnięcie (a district is rozstrzygana, an effect rozpatrywany)
#   withdraw / reveal / preparation / conflict / aftermath step = etap wycofania / odkrycia / przygotowania / starcia / pokłosia
#   preparation / conflict / aftermath card = karta przygotowania / starcia / pokłosia; active / passive = aktywna / pasywna
#   Stay token = żeton „zostań” (to stay = zostać); Withdraw token = żeton „wycofaj” (to withdraw = wycofać się)
#   play a card = zagrać (zagrywać) w dzielnicy; play (add) blood = dołożyć (dokładać) krew; deployed = rozstawiona (karta), rozstawiona krew; face up / face down = odkryta / zakryta
#   face-down fee = opłata za zakrycie; reveal = odkryć; flip a token = odwrócić żeton (rewersem ku górze)
#   Power = siła; printed Power = bazowa siła; total Power = całkowita siła; halved, rounded down = o połowę, w zaokrągleniu w dół (who halves: zaokrąglając w dół)
#   gain = zyskać; spend = wydać; lose = stracić; steal = odebrać; gain an Ally = zdobyć poplecznika; "when gained" = „kiedy zdobywasz”; draw = dobrać
#   Frenzy = szał; go into Frenzy = wpaść w szał; send into Frenzy = doprowadzić do szału; eliminated = odpada z gry
#   rank, place = miejsce; ranking = ranking; winner = zwycięzca; reward = nagroda; score = wynik
#   Relic = relikwia; variant = wariant; bid = stawka (to bid = stawiać); auction = licytacja; immunity = odporność; choice = wybór
#   Hunt = Łowy; Ready = Gotowy; Bloody Fury = Krwawy szał; Challenge = Wyzwanie; Fist of Caine = Pięść Kaina
#   Show of Force = Pokaz siły; Wolf Companion = Wilczy towarzysz; Vanish = Zniknięcie; Cauldron of Blood = Kocioł Krwi
#   Succubus Club = Succubus Club; The Collar = The Collar; The Isaac Chalice = Kielich Izaaka; The Sargon Apocrypha = Apokryfy Sargona (our own)
# Diabolizm is the word of the published Polish Vendetta and stays the word of this game. V:TES has no Polish edition; there it is diableria,
# the loanword of those who play in English. Neither word goes into the texts of the other game.
# Names of people and clans stay as they are (declined: Malkavianie, Toreadorzy, Gangrele). Quotes: „”. Terms are written small, except Diabolizm and Schronienie Księcia.

## setup

rule-VEN-SETUP-01 = Partia standardowa jest dla 4 lub 5 graczy; dla 3 graczy służy osobny wariant, a 6 może grać tylko w wariancie drużynowym.
rule-VEN-SETUP-02 = Pierwszego gracza wyznacza losowanie; otrzymuje on żeton ambicji.
rule-VEN-SETUP-03 = Kolejność graczy zaczyna się od posiadacza żetonu ambicji i biegnie zgodnie z ruchem wskazówek zegara.
rule-VEN-SETUP-04 = Remis rozstrzyga się na korzyść tego z remisujących, który jest wcześniej w kolejności graczy, z wyjątkiem wyniku końcowego, gdzie najpierw porównuje się krew, oraz kart, które same rozstrzygają remisy.
rule-VEN-SETUP-05 = Przy 3 lub 4 graczach dzielnicami są 1, 2 i Schronienie Księcia.
rule-VEN-SETUP-06 = Przy 5 graczach dzielnicami są 1, 2, 3 i Schronienie Księcia.
rule-VEN-SETUP-07 = Dzielnice tworzą jeden rząd według rosnących numerów, ze Schronieniem zawsze na końcu.
rule-VEN-SETUP-08 = Z 7 arkuszy klanów losuje się o jeden więcej, niż jest graczy, i wykłada odkryte.
rule-VEN-SETUP-09 = Zaczynając od posiadacza żetonu ambicji i dalej zgodnie z ruchem wskazówek zegara, każdy gracz wybiera jeden z wyłożonych arkuszy klanów; pozostałe odkłada się poza grę.
rule-VEN-SETUP-10 = Dwóch graczy nie może mieć tego samego klanu, a wybór jest jawny.
rule-VEN-SETUP-11 = Każdy gracz dostaje jeden żeton „zostań” i jeden żeton „wycofaj”; oba trzyma zakryte.
rule-VEN-SETUP-12 = Każdy gracz ma po jednym kafelku obszaru swojego klanu przy każdej dzielnicy w grze; zbędne kafelki wracają do pudełka.
rule-VEN-SETUP-13 = 35 kart ofiar tworzy odkrytą talię; wszystkie mają jednakowe wartości.
rule-VEN-SETUP-14 = 30 kart popleczników, ludzi i wampirów razem, tasuje się w zakrytą talię.
rule-VEN-SETUP-15 = Na 9 kart klanu każdego gracza składają się 2 karty początkowe jego klanu (Łowy i Gotowy) oraz 7 dalszych kart klanu.
rule-VEN-SETUP-16 = Obie karty początkowe są na ręce gracza od początku rundy 1.
rule-VEN-SETUP-17 = Pozostałe 7 kart klanu tasuje się i kładzie zakryte na arkuszu klanu jako talię klanu, w porządku, którego nikt nie może znać.
rule-VEN-SETUP-18 = Żetony krwi i wpływów tworzą pulę ogólną.
rule-VEN-SETUP-19 = Początkowa pula każdego gracza to 6 punktów krwi i 3 punkty wpływów.
rule-VEN-SETUP-20 = Każdy gracz zaczyna z jedną odkrytą ofiarą w sojuszu, po prawej stronie arkusza klanu.
rule-VEN-SETUP-21 = Każda zdobyta później ofiara i każdy zdobyty poplecznik dołączają do sojuszu właściciela jako karty odkryte i jawne.
rule-VEN-SETUP-22 = Pule krwi i wpływów, sojusze, wyssane karty i żetony Diabolizmu są jawne; ręce, talie klanów i zakryte karty są tajne.

## round

rule-VEN-ROUND-01 = Partia trwa dokładnie 3 rundy.
rule-VEN-ROUND-02 = Każda runda ma pięć faz w stałym porządku: żer, uzupełnienie dzielnic, zarządzanie ręką, planowanie i rozstrzygnięcie.
rule-VEN-ROUND-03 = Tylko fazę planowania rozgrywa się w osobnych turach; żer, uzupełnienie dzielnic i zarządzanie ręką wszyscy wykonują razem.

## round/kiss

rule-VEN-KISS-01 = W fazie żeru każdy gracz zyskuje z puli ogólnej tyle krwi, ile łącznie podają na tę fazę karty jego sojuszu.
rule-VEN-KISS-02 = Faza żeru odbywa się także w rundzie 1, więc każdy wchodzi w pierwszą fazę planowania z 7 punktami krwi.
rule-VEN-KISS-03 = Wyssane karty opuściły sojusz i nikogo nie żywią.
rule-VEN-KISS-04 = Pula krwi nie ma górnego limitu.
rule-VEN-KISS-05 = Najpierw sumuje się wartości żeru całego sojuszu; wynik ujemny odejmuje się od puli.

## round/districts

rule-VEN-DIST-01 = Do każdej dzielnicy, także do Schronienia, losuje się z talii jednego poplecznika i kładzie go tam odkrytego.
rule-VEN-DIST-02 = Poplecznicy w dzielnicach są jawni, zanim ktokolwiek zagra kartę.
rule-VEN-DIST-03 = Każda dzielnica zaczyna rundę z dokładnie jednym poplecznikiem, bo niezdobytych usuwa się z gry.

## round/hand

rule-VEN-HAND-01 = Każdy gracz dobiera 2 wierzchnie karty swojej talii klanu, ogląda je w tajemnicy, 1 zatrzymuje na ręce, a drugą kładzie na spód talii.
rule-VEN-HAND-02 = Tylko właściciel wie, którą kartę zatrzymał, a która trafiła na spód talii.
rule-VEN-HAND-03 = W rundzie 1 ręka każdego gracza to dwie karty początkowe i jedna wybrana karta klanu.
rule-VEN-HAND-04 = Ręka rośnie o jedną kartę na rundę, bo wszystkie zagrane karty na nią wracają: 3, 4, a potem 5 kart.
rule-VEN-HAND-05 = Nigdy nie dobiera się więcej kart, niż jest w talii, a karty odłożone na spód nie wracają na wierzch w ciągu trzech rund.
rule-VEN-HAND-06 = O kartach, które we wcześniejszej rundzie leżały odkryte na stole i wróciły na rękę, wiadomo, że na niej są; o karcie świeżo zatrzymanej tego nie wiadomo.

## planning

rule-VEN-PLAN-01 = Tury planowania następują po sobie zgodnie z ruchem wskazówek zegara, od posiadacza żetonu ambicji, aż każdy gracz rozegra ich tyle, ile przewiduje runda.
rule-VEN-PLAN-02 = Każdy gracz ma 2 tury planowania w rundzie 1, 3 w rundzie 2 i 4 w rundzie 3.
rule-VEN-PLAN-03 = W turze planowania jest jeden obowiązek (zagrać dokładnie jedną kartę) i dwie możliwości (dołożyć do tej samej dzielnicy najwyżej 3 punkty krwi i wyssać karty sojuszu).

## planning/play

rule-VEN-PLAY-01 = Zagrywana karta klanu pochodzi z ręki i trafia do własnego obszaru gracza przy dowolnie wybranej dzielnicy.
rule-VEN-PLAY-02 = W późniejszych turach kolejne karty można zagrywać w tej samej dzielnicy lub w innych.
rule-VEN-PLAY-03 = Zagranie odkrytej karty nic nie kosztuje.
rule-VEN-PLAY-04 = Zagranie zakrytej karty kosztuje 1 punkt krwi, który przechodzi z puli gracza do puli ogólnej.
rule-VEN-PLAY-05 = Opłata za zakrycie nie wlicza się do limitu 3 punktów krwi na kartę.
rule-VEN-PLAY-06 = Nie można zagrać zakrytej karty, jeśli opłata zabrałaby ostatni punkt krwi.
rule-VEN-PLAY-07 = Przeciwnicy widzą, że w obszarze leży zakryta karta, ale nie wiedzą która; jej właściciel wie.
rule-VEN-PLAY-08 = Zakryta karta nie działa i ma siłę 0, dopóki nie zostanie odkryta, chyba że inna karta stanowi inaczej.
rule-VEN-PLAY-09 = Zagrana karta jest rozstawiona i może być celem efektów.
rule-VEN-PLAY-10 = Karty aktywne (czarne tło) działają tylko w fazie rozstrzygnięcia, bez względu na to, czy zagrano je odkryte, czy zakryte.
rule-VEN-PLAY-11 = Karty pasywne (białe tło) działają, gdy zajdzie podany na nich warunek, i tylko wtedy, gdy w tej chwili są odkryte.
rule-VEN-PLAY-12 = Karta pasywna odkryta dopiero po tym, jak jej warunek minął, nic nie robi; nie działa wstecz.
rule-VEN-PLAY-13 = Jeśli nic nie zmieni liczby kart na ręce, każdy gracz kończy planowanie z dokładnie jedną kartą, która pozostaje tajna.
rule-VEN-PLAY-14 = Jeśli w turze planowania gracz nie ma już kart, turę się pomija.
rule-VEN-PLAY-15 = Dokładanie najwyżej 3 punktów krwi i odwracanie żetonów Diabolizmu należą do tury planowania; karta zagrana przez efekt w fazie rozstrzygnięcia nie daje ani jednego, ani drugiego.

## planning/blood

rule-VEN-BLOOD-01 = Po zagraniu karty gracz może przenieść od 0 do 3 punktów krwi ze swojej puli do własnego obszaru przy tej samej dzielnicy.
rule-VEN-BLOOD-02 = Limit 3 liczy się od każdej zagranej karty, więc krew z kilku tur przy jednej dzielnicy się sumuje.
rule-VEN-BLOOD-03 = Nie można dołożyć krwi, nie zagrywając w tej turze karty.
rule-VEN-BLOOD-04 = Gracz nie może dołożyć krwi tak, żeby jego pula stała się pusta.
rule-VEN-BLOOD-05 = Rozstawiona krew jest jawna: każdy widzi, ile jej leży w każdym obszarze.

## planning/drain

rule-VEN-DRAIN-01 = W dowolnej chwili własnej tury planowania gracz może wyssać jedną lub więcej kart swojego sojuszu.
rule-VEN-DRAIN-02 = Nie wolno wysysać w turach innych graczy ani poza fazą planowania, chyba że zmusza do tego szał.
rule-VEN-DRAIN-03 = Wyssaną kartę obraca się i wsuwa pod lewą krawędź arkusza klanu: opuszcza sojusz, ale zostaje u właściciela.
rule-VEN-DRAIN-04 = Właściciel natychmiast zyskuje tyle krwi, ile podaje róg wyssania karty.
rule-VEN-DRAIN-05 = Na koniec partii wyssana karta liczy się z wpływami podanymi w rogu wyssania zamiast ze zwykłymi.
rule-VEN-DRAIN-06 = Wyssana karta traci swoją zdolność specjalną.
rule-VEN-DRAIN-07 = Wyssanej karty nie można wyssać ponownie.
rule-VEN-DRAIN-08 = Przykład: gracz płaci 1 za zakrytą kartę, zostają mu 2 punkty krwi, a chce dołożyć 3; wysysa ofiarę, która daje 3 punkty krwi, i dokłada te 3.

## diablerie

rule-VEN-DIAB-01 = Diabolizmu dopuszcza się gracz, który wysysa wampira ze swojego sojuszu, z wyboru lub w szale; za każdego wampira dostaje jeden żeton.
rule-VEN-DIAB-02 = Każdy żeton Diabolizmu jest na koniec partii wart −1 punkt wpływów.
rule-VEN-DIAB-03 = Gracz, który otrzymuje trzeci żeton Diabolizmu, natychmiast odpada z gry.
rule-VEN-DIAB-04 = Dobrowolne wyssanie, które przyniosłoby trzeci żeton, jest dozwolone i kończy się odpadnięciem z gry.
rule-VEN-DIAB-05 = Gracz, który odpadł, nie bierze dalej udziału w grze i nie może wygrać.
rule-VEN-DIAB-06 = W fazie planowania, zagrywając kartę klanu, gracz może odwrócić dowolną liczbę nieodwróconych żetonów Diabolizmu.
rule-VEN-DIAB-07 = Za każdy odwrócony żeton bierze się 1 punkt krwi z puli ogólnej i kładzie w obszarze gracza przy dzielnicy, w której właśnie zagrał kartę.
rule-VEN-DIAB-08 = Krew uzyskana przez odwracanie żetonów nie wlicza się do limitu 3.
rule-VEN-DIAB-09 = Przykład: gracz dokłada 3 punkty krwi z puli i odwraca oba żetony Diabolizmu, rozstawiając w jednej turze 5 punktów krwi.
rule-VEN-DIAB-10 = Żetonu już odwróconego nie można użyć ponownie w tej samej rundzie.
rule-VEN-DIAB-11 = Na koniec rundy odwrócone żetony odkrywa się z powrotem.
rule-VEN-DIAB-12 = Odwrócenie żetonu nie znosi jego kary ani tego, że liczy się do odpadnięcia z gry.
rule-VEN-DIAB-13 = Krew rozstawiona przez odwracanie żetonów jest potem zwykłą rozstawioną krwią.
rule-VEN-DIAB-14 = Żeton otrzymany wcześniej w tej samej turze można odwrócić przy karcie z tej tury.
rule-VEN-DIAB-15 = Odwracać żetony można nawet przy prawie pustej puli, bo krew pochodzi z puli ogólnej.
rule-VEN-DIAB-16 = W pudełku jest 8 żetonów Diabolizmu; ta liczba nie jest limitem.

## resolution

rule-VEN-RES-01 = Dzielnice rozstrzyga się jedna po drugiej według rosnących numerów, Schronienie zawsze na końcu.
rule-VEN-RES-02 = Każda dzielnica przechodzi w całości wycofanie, odkrycie, przygotowanie, starcie i pokłosie, zanim zacznie się następna.
rule-VEN-RES-03 = Zakryte karty w dzielnicach, na które kolej jeszcze nie przyszła, pozostają zakryte.
rule-VEN-RES-04 = Gracz jest w dzielnicy, jeśli ma w swoim obszarze przy niej co najmniej jedną rozstawioną kartę lub 1 punkt rozstawionej krwi; tylko tacy gracze biorą udział.

## resolution/withdraw

rule-VEN-RESOLVE-01 = Każdy gracz w dzielnicy potajemnie wybiera „zostań” lub „wycofaj”, a wszystkie wybory pokazuje się jednocześnie.
rule-VEN-RESOLVE-02 = Pokazany żeton „zostań” oznacza udział w starciu, a pokazany żeton „wycofaj” – odejście.
rule-VEN-RESOLVE-03 = Gracz, który się wycofuje, zabiera z tej dzielnicy całą swoją rozstawioną krew z powrotem do puli.
rule-VEN-RESOLVE-04 = Następnie wycofujący się gracz pokazuje swoje karty z tej dzielnicy i przenosi je wszystkie, odkryte, do własnego obszaru przy Schronieniu Księcia.
rule-VEN-RESOLVE-05 = Zabrane w ten sposób karty liczą się w tej rundzie w Schronieniu.
rule-VEN-RESOLVE-06 = Gracz, który się wycofał, nie bierze udziału w tym starciu, nie dostaje tam nagrody i nie jest tam niczyim rywalem.
rule-VEN-RESOLVE-07 = Jeśli wycofujący się gracz ma tam samą krew, wraca ona do puli i żadnej karty się nie przenosi.
rule-VEN-RESOLVE-08 = Gdy gracz wycofuje się ze Schronienia, karty wracają na rękę swojego właściciela, a krew do puli.
rule-VEN-RESOLVE-39 = Karty, które są nadal zakryte, gdy ich gracz wycofuje się ze Schronienia, wracają na rękę bez pokazywania.
rule-VEN-RESOLVE-09 = W Schronieniu ten sam wybór mają wszyscy, którzy tam są, także ci, którzy trafili tam wskutek wcześniejszego wycofania.
rule-VEN-RESOLVE-10 = Wycofanie wszystkich odchodzących kończy się, zanim odkryją karty gracze, którzy zostają.
rule-VEN-RESOLVE-11 = Przykład z ilustracji: krew odchodzącego gracza wraca do puli, a jego rozstawione karty trafiają odkryte do Schronienia.
rule-VEN-RESOLVE-12 = Karty innego właściciela leżące w obszarze wycofującego się gracza przenoszą się razem z jego kartami; ze Schronienia wracają na rękę swojego właściciela.
rule-VEN-RESOLVE-13 = Wszyscy gracze w dzielnicy mogą się wycofać, zostawiając ją pustą.
rule-VEN-RESOLVE-40 = Wybór ma także gracz, który jest w dzielnicy sam.

## resolution/reveal

rule-VEN-RESOLVE-14 = Gdy odchodzący zabiorą swoje karty, odkrywa się wszystkie zakryte karty graczy, którzy w tej dzielnicy zostali.
rule-VEN-RESOLVE-15 = Odkryte karty mają od tej chwili swoją bazową siłę i swoje efekty.
rule-VEN-RESOLVE-16 = Karta pasywna, której chwila przypada przed odkryciem lub w jego trakcie, musi być odkryta wcześniej; ta, która działa tuż po odkryciu, działa nawet wtedy, gdy dotąd była zakryta.
rule-VEN-RESOLVE-17 = Karty aktywne są trzech rodzajów (przygotowania, starcia i pokłosia) i działają tylko w etapie swojego rodzaju.
rule-VEN-RESOLVE-18 = Wszystkie karty aktywne mają wartość siły, która liczy się w etapie starcia bez względu na to, czy ich efekt już zadziałał.

## resolution/prepare

rule-VEN-RESOLVE-19 = Efekty kart przygotowania w dzielnicy rozpatruje się w kolejności graczy od posiadacza żetonu ambicji, wszystkie karty jednego gracza przed kartami następnego.
rule-VEN-RESOLVE-20 = Gracz, który ma tam kilka kart przygotowania, wybiera ich kolejność.
rule-VEN-RESOLVE-21 = Każdą kartę rozpatruje się w całości, łącznie z każdym wywołanym przez nią szałem, zanim zacznie się następną.
rule-VEN-RESOLVE-22 = Działają tylko aktywne karty w dzielnicy, która jest właśnie rozstrzygana.

## resolution/conflict

rule-VEN-RESOLVE-23 = W etapie starcia najpierw rozpatruje się wszystkie efekty kart starcia, a potem ustala ranking.
rule-VEN-RESOLVE-24 = Efekty kart starcia rozpatruje się w kolejności graczy, własne karty w porządku wybranym przez gracza, każdą w całości przed następną; tylko VE02 działa przed wszystkimi innymi (VEN-CARD-43).
rule-VEN-RESOLVE-25 = Całkowita siła to zmodyfikowana siła wszystkich rozstawionych kart gracza w dzielnicy plus jego rozstawiona tam krew.
rule-VEN-RESOLVE-26 = Starcie wygrywa najwyższa całkowita siła.
rule-VEN-RESOLVE-27 = Przy równych sumach o każdym miejscu decyduje kolejność graczy.
rule-VEN-RESOLVE-28 = Gracz z krwią, ale bez kart, bierze udział, a jego całkowitą siłą jest ta krew.
rule-VEN-RESOLVE-29 = Jeśli zostaje tylko jeden gracz i ma tam co najmniej jedną kartę klanu, wygrywa bez porównywania i dostaje tylko nagrodę za pierwsze miejsce.
rule-VEN-RESOLVE-30 = Jeśli po etapie starcia żaden gracz nie ma w dzielnicy karty klanu, nagród się nie przyznaje, a jej poplecznika usuwa się z gry.
rule-VEN-RESOLVE-31 = Dzielnicę, w której nikt nic nie zagrał, pomija się w ten sam sposób.
rule-VEN-RESOLVE-32 = Siły pojedynczej karty nigdy nie liczy się poniżej 0.
rule-VEN-RESOLVE-33 = Zmniejszenie o połowę i inne efekty dotyczące bazowej siły działają na liczbę z karty; pozostałe modyfikatory dodaje się później.

## resolution/aftermath

rule-VEN-RESOLVE-34 = Efekty kart pokłosia działają po ustaleniu rankingu i rozdaniu nagród, w kolejności graczy, własne karty w porządku wybranym przez gracza, każda w całości przed następną.
rule-VEN-RESOLVE-35 = Karty pokłosia działają zarówno dla przegranych, jak i dla zwycięzcy.
rule-VEN-RESOLVE-36 = Świeżo zdobyci poplecznicy i ofiary należą już do sojuszu, gdy działają efekty kart pokłosia.
rule-VEN-RESOLVE-37 = Efekty kart pokłosia nie zmieniają ustalonego już rankingu ani rozdanych nagród.
rule-VEN-RESOLVE-38 = Karty i krew uczestników pozostają w ich obszarach po rozstrzygnięciu dzielnicy; zbiera się je dopiero na koniec rundy.

## rewards

rule-VEN-REWARD-01 = Zwycięzca starcia w dzielnicy od razu bierze jej poplecznika do swojego sojuszu.
rule-VEN-REWARD-02 = Gracz na drugim miejscu bierze z talii ofiarę do swojego sojuszu.
rule-VEN-REWARD-03 = Gracz na trzecim miejscu nie bierze karty, a dalsze miejsca nie dostają nic.
rule-VEN-REWARD-04 = Pierwsze miejsce daje 1 punkt wpływów w rundzie 1, 2 w rundzie 2 i 3 w rundzie 3.
rule-VEN-REWARD-05 = Drugie miejsce daje 1 punkt wpływów w rundzie 1, 2 w rundzie 2 i 2 w rundzie 3 (tabela domyślna).
rule-VEN-REWARD-06 = Trzecie miejsce daje 0 punktów wpływów w rundzie 1, 1 w rundzie 2 i 1 w rundzie 3 (tabela domyślna).
rule-VEN-REWARD-07 = Zdolności „kiedy zdobywasz tego poplecznika” działają w chwili, gdy poplecznik dołącza do sojuszu.
rule-VEN-REWARD-08 = Jeśli uczestników jest tylko dwóch, nagrody za trzecie miejsce się nie przyznaje.
rule-VEN-REWARD-09 = Nagrody rozdaje się w porządku miejsc: najpierw zwycięzca bierze punkty wpływów i poplecznika z jego zdolnością „kiedy zdobywasz”, potem swoje nagrody dostają gracze na drugim i trzecim miejscu.

## princes-haven

rule-VEN-HAVEN-01 = Zwycięzca w Schronieniu Księcia zyskuje o 1 punkt wpływów więcej, niż wynosi zwykła nagroda za pierwsze miejsce.
rule-VEN-HAVEN-02 = Po wzięciu poplecznika ze Schronienia zwycięzca przejmuje żeton ambicji.
rule-VEN-HAVEN-03 = Nowy posiadacz żetonu ambicji jest od razu pierwszy w kolejności graczy, już w etapie pokłosia w Schronieniu.
rule-VEN-HAVEN-04 = Jeśli w Schronieniu nikt nie wygrywa, żeton ambicji zostaje tam, gdzie jest.
rule-VEN-HAVEN-05 = W fazie planowania w Schronieniu można zagrywać karty jak w każdej dzielnicy.
rule-VEN-HAVEN-06 = Efektu wycofanej karty można użyć w Schronieniu, jeśli przyjdzie tam jej etap.

## round-end

rule-VEN-REND-01 = Po rozstrzygnięciu ostatniej dzielnicy w rundach 1 i 2 cała rozstawiona krew wraca do puli ogólnej.
rule-VEN-REND-02 = Każdy gracz bierze z powrotem na rękę wszystkie własne karty klanu ze stołu, także te leżące w obszarach innych graczy.
rule-VEN-REND-03 = Odwrócone żetony Diabolizmu odkrywa się z powrotem.
rule-VEN-REND-04 = Po trzeciej rundzie tego porządkowania się nie przeprowadza; zamiast tego oblicza się wynik końcowy.
rule-VEN-REND-05 = Pule, sojusze, wyssane karty i żeton ambicji przechodzą z rundy na rundę.

## frenzy

rule-VEN-FRENZY-01 = Gracz, którego pula krwi staje się pusta, natychmiast wpada w szał.
rule-VEN-FRENZY-02 = Gracz, którego efekt wywołał szał, od razu zyskuje 1 punkt wpływów.
rule-VEN-FRENZY-03 = Strata większa niż pula zabiera tylko to, co w niej jest; nadwyżka nie ma później znaczenia.
rule-VEN-FRENZY-04 = W szale losuje się jedną kartę z sojuszu gracza i wysysa ją.
rule-VEN-FRENZY-05 = Karty już wyssane nie biorą udziału w losowaniu.
rule-VEN-FRENZY-06 = Wylosowana i wyssana karta daje swoją krew jak zwykle.
rule-VEN-FRENZY-07 = Jeśli wylosowana i wyssana karta jest wampirem, gracz dopuszcza się Diabolizmu.
rule-VEN-FRENZY-08 = Przy pustym sojuszu gracz w szale traci 1 punkt wpływów i zyskuje tylko 1 punkt krwi.
rule-VEN-FRENZY-09 = Przy pustym sojuszu i braku punktów wpływów stratę wpływów się pomija.
rule-VEN-FRENZY-10 = Nikt nie może dobrowolnie stracić, wydać ani dołożyć krwi po to, by wpaść w szał.
rule-VEN-FRENZY-11 = Odebrana krew może być ostatnią i wtedy wywołuje szał.
rule-VEN-FRENZY-12 = Jeden efekt może doprowadzić do szału kilku graczy; każdy z nich przynosi sprawcy 1 punkt wpływów.
rule-VEN-FRENZY-13 = Przez karty pasywne do szału może dojść w fazie planowania.
rule-VEN-FRENZY-14 = Gracz może wpaść w szał więcej niż raz w rundzie.
rule-VEN-FRENZY-15 = Po szale gracz zostaje tam, gdzie jest, i nadal bierze udział w starciu.
rule-VEN-FRENZY-16 = Jeśli szału nie wywołał przeciwnik, nikt nie zyskuje punktów wpływów.
rule-VEN-FRENZY-17 = Szał bierze się ze spadku do 0; pula, która po wyssaniu nadal jest pusta, nie wywołuje kolejnego, a straty i odbieranie przy pustej puli nic nie robią.
rule-VEN-FRENZY-18 = Poplecznika, którego nie można wyssać, pomija się w losowaniu; jeśli jest jedyną kartą sojuszu, sojusz uznaje się w szale za pusty.
rule-VEN-FRENZY-19 = Efekt i wywołany nim szał należą do dzielnicy, w której leżała jego karta, gdy efekt się zaczynał; przy efektach popleczników i relikwii jest to dzielnica właśnie rozstrzygana.

## game-end

rule-VEN-GEND-01 = Partia kończy się natychmiast z końcem trzeciej rundy.
rule-VEN-GEND-02 = Wynik gracza to wpływy z kart jego sojuszu plus wpływy, które zachowały jego wyssane karty, plus żetony wpływów (w wariancie z relikwiami także wpływy z relikwii), minus 1 za każdy żeton Diabolizmu.
rule-VEN-GEND-03 = Wygrywa najwyższy wynik.
rule-VEN-GEND-04 = Przy równym wyniku decyduje większa ilość krwi w puli.
rule-VEN-GEND-05 = Dalszy remis rozstrzyga kolejność graczy, licząc od tego, kto przejął żeton ambicji w ostatnim starciu.
rule-VEN-GEND-06 = Jeśli ostatniego starcia w Schronieniu nikt nie wygrał, kolejność tę zaczyna obecny posiadacz żetonu.
rule-VEN-GEND-07 = W partii standardowej zwycięzca jest zawsze jeden.

## conflicts-of-rules

rule-VEN-CONF-01 = Tekst karty ma pierwszeństwo przed instrukcją.
rule-VEN-CONF-02 = Karty różnych graczy działające w tej samej chwili rozpatruje się w kolejności graczy od posiadacza żetonu ambicji.
rule-VEN-CONF-03 = Karty jednego gracza działające w tej samej chwili rozpatruje się w porządku, który ten gracz wybierze.
rule-VEN-CONF-04 = Remisy rozstrzyga kolejność graczy, z wyjątkiem wyniku końcowego, gdzie najpierw liczy się krew, oraz kart, które same rozstrzygają remisy.
rule-VEN-CONF-05 = Efekt, którego nie można zastosować do celu w całości, stosuje się w największym możliwym stopniu.
rule-VEN-CONF-06 = Efekt, którego nie można zastosować wcale, pomija się.

## variant/3-players

rule-VEN-VAR3-01 = Przy 3 graczach w fazie zarządzania ręką rundy 1 dobiera się 3 karty i zatrzymuje 2; trzecia trafia na spód talii.
rule-VEN-VAR3-02 = Od rundy 2 obowiązuje zwykłe dobieranie 2 i zatrzymywanie 1.
rule-VEN-VAR3-03 = Przy 3 graczach liczba tur planowania w rundach 1, 2 i 3 wynosi 3, 4 i 5.
rule-VEN-VAR3-04 = Wszystkie pozostałe zasady są takie jak w partii standardowej, z dzielnicami 1, 2 i Schronieniem.

## variant/locations

rule-VEN-VAR-01 = Warianty z kartami miejsc, z relikwiami i drużynowy można włączać osobno lub razem.
rule-VEN-VAR-02 = W wariancie z kartami miejsc do każdej dzielnicy oprócz Schronienia losuje się jedną z 7 kart; leży ona odkryta przez całą partię.
rule-VEN-VAR-03 = Efekt karty miejsca działa w jej dzielnicy w każdej rundzie; może to być premia, kara lub dodatkowy koszt.

## variant/relics

rule-VEN-VAR-04 = W wariancie z relikwiami spośród 8 losuje się o jedną więcej, niż jest graczy, i wykłada odkryte.
rule-VEN-VAR-05 = Relikwie wybiera się po klanach, zaczynając od gracza po prawej stronie posiadacza żetonu ambicji i dalej przeciwnie do ruchu wskazówek zegara.
rule-VEN-VAR-06 = Niewybrane relikwie odkłada się poza grę; wybrana leży odkryta przed właścicielem.
rule-VEN-VAR-07 = Relikwii można użyć raz na partię, w chwili podanej w jej tekście; potem się ją zakrywa.
rule-VEN-VAR-08 = Wpływy wydrukowane na relikwii liczą się na koniec jej właścicielowi bez względu na to, czy jej użył.

## variant/teams

rule-VEN-TEAM-01 = W wariancie drużynowym grają pary, przy 4 lub 6 graczach.
rule-VEN-TEAM-02 = Przy 6 graczach używa się największej liczby dzielnic, tak jak przy 5.
rule-VEN-TEAM-03 = Partnerzy zajmują obszary naprzeciwko siebie przy każdej dzielnicy, a układ obszarów jest kolejnością graczy, więc drużyny grają na przemian.
rule-VEN-TEAM-04 = Przykład z ilustracji: Toreador i Tremere tworzą drużynę A, Gangrel i Ventrue drużynę B, Brujah i Nosferatu drużynę C.
rule-VEN-TEAM-05 = Za każdym razem, gdy efekt własnej karty mówi o przeciwnikach lub rywalach, jej gracz decyduje, czy obejmuje on także partnera.
rule-VEN-TEAM-06 = Doprowadzenie partnera do szału nie daje punktów wpływów.
rule-VEN-TEAM-07 = W starciu partnerzy zajmują miejsca w rankingu osobno.
rule-VEN-TEAM-08 = Wygrywa drużyna z większą sumą punktów wpływów.
rule-VEN-TEAM-09 = Remis drużyn rozstrzyga większa suma krwi w pulach partnerów.
rule-VEN-TEAM-10 = Dalszy remis drużyn wygrywa ta, w której jest gracz najwcześniejszy w kolejności, licząc od tego, kto przejął żeton ambicji w ostatnim starciu.
rule-VEN-TEAM-11 = Żadna zasada nie pozwala partnerom znać nawzajem swoich rąk ani zakrytych kart.

## glossary

rule-VEN-GLOS-01 = Obszar: należąca do jednego gracza część dzielnicy; wszystko, co tam leży, liczy się jako jego, nawet karty innego właściciela.
rule-VEN-GLOS-02 = „Zagranie” karty to sama czynność zagrania jej w dzielnicy; potem jest to karta rozstawiona.
rule-VEN-GLOS-03 = Rozstawiona karta to karta w obszarze gracza; nie ma znaczenia, gdzie ją zagrano, tylko gdzie leży teraz.
rule-VEN-GLOS-04 = Rozstawiona karta może być celem efektów innych kart klanu oraz własnego.
rule-VEN-GLOS-05 = Dołożenie krwi to przeniesienie najwyżej 3 punktów krwi z puli do tego samego obszaru, w którym właśnie zagrano kartę; staje się ona rozstawioną krwią i może być celem efektów.
rule-VEN-GLOS-06 = Siła: liczba wydrukowana na karcie klanu, którą mogą zmieniać jej własny efekt i inne; „bazowa siła” oznacza zawsze liczbę bez modyfikacji.
rule-VEN-GLOS-07 = Rywal: przeciwnik, który ma rozstawione karty lub krew w tej samej dzielnicy co karta używająca tego słowa.
rule-VEN-GLOS-08 = Przeciwnicy, którzy nic tam nie zagrali lub się wycofali, nie są rywalami w tej dzielnicy.
rule-VEN-GLOS-09 = Zyskać: wziąć podaną krew lub wpływy z puli ogólnej do własnej puli.
rule-VEN-GLOS-10 = Wydać krew: zwrócić ją z własnej puli do puli ogólnej jako koszt; ostatniego punktu krwi z puli nigdy nie można wydać.
rule-VEN-GLOS-11 = Stracić: zwrócić krew lub wpływy z własnej puli do puli ogólnej wskutek efektu działającego na własną niekorzyść; utrata całej krwi oznacza szał.
rule-VEN-GLOS-12 = Odebrać krew: przenieść ją z puli celu do własnej; można odebrać ostatni punkt krwi.
rule-VEN-GLOS-13 = Tracenie, odbieranie i wydawanie dotyczą tylko puli, nigdy rozstawionej krwi, chyba że karta tak stanowi.
rule-VEN-GLOS-14 = Terminy po polsku i po hiszpańsku: dzielnica = Ubicación; karta miejsca = carta de Ubicación; pula gracza = reserva; zostań = Lucha; wycofaj = Retirada; wyssać = desangrar; rozstawiona = asignada.
rule-VEN-GLOS-15 = Budowa kart popleczników i ofiar: wpływy w sojuszu, krew podczas żeru, krew przy wyssaniu, wpływy po wyssaniu i ewentualna zdolność.
rule-VEN-GLOS-16 = Ludzcy poplecznicy mają różne wartości, a niektórzy także zdolność; większość wampirzych popleczników ją ma; zdolności działają tylko, dopóki karta jest w sojuszu.
rule-VEN-GLOS-17 = Siedem klanów i ich postacie: Brujah – Jayla Parker, Gangrel – Clayton Jones, Malkavian – Sol Thurman, Nosferatu – Yeongi, Toreador – Winston Deville, Tremere – Ajit Talwar, Ventrue – Sofia Alvarez.
rule-VEN-GLOS-18 = Style talii: Brujah – duża siła i upuszczanie krwi rywalom; Gangrel – gospodarowanie krwią i wzrost siły; Malkavian – dziwne, nieprzewidywalne efekty; Nosferatu – wycofywanie się w środku starcia i używanie kart dwa razy w rundzie; Toreador – efekty rosnące z liczebnością sojuszu; Tremere – wydawanie krwi na granicy szału; Ventrue – zmuszanie przeciwników do uległości lub karanie ich za opór.

## cards/START-HUNT

rule-VEN-CARD-01 = Łowy to karta początkowa każdego klanu, o kodzie 09; jej siła i efekt zależą od klanu.

## cards/START-READY

rule-VEN-CARD-02 = Gotowy to karta początkowa każdego klanu, o kodzie 08; jej siła, rodzaj i efekt zależą od klanu.

## cards/VICTIM

rule-VEN-CARD-03 = Ofiara: w sojuszu 1 punkt wpływów i 1 punkt krwi w każdej fazie żeru; wyssana daje 3 punkty krwi i jest warta 0 punktów wpływów; nie ma zdolności.

## cards/BR01

rule-VEN-CARD-04 = Krwawy szał (Brujah, starcie, siła 6): jeśli gracz tej karty ma rozstawioną krew w tej dzielnicy, karta otrzymuje −2 do siły.
rule-VEN-CARD-05 = Liczy się tylko krew gracza, w którego obszarze leży BR01, a nie krew rywali.

## cards/BR03

rule-VEN-CARD-06 = Wyzwanie (Brujah, pasywna, siła 4): kiedy przeciwnik zagrywa kartę w innej dzielnicy niż ta, w której leży ta karta, traci 1 punkt krwi.
rule-VEN-CARD-07 = BR03 działa tylko od chwili, gdy leży odkryta, przy każdej karcie zagranej później w tej rundzie, za każdym razem.
rule-VEN-CARD-08 = Strata następuje przy zagraniu karty, po opłacie za zakrycie, a przed dołożeniem krwi.

## cards/BR04

rule-VEN-CARD-09 = Pięść Kaina (Brujah, pokłosie, siła 4): każdy rywal traci tyle punktów krwi, ile wynosi numer rundy.

## cards/BR07

rule-VEN-CARD-10 = Pokaz siły (Brujah, przygotowanie, siła 3): gracz tej karty odbiera każdemu rywalowi 1 punkt krwi.

## cards/GA02

rule-VEN-CARD-11 = Wilczy towarzysz (Gangrel, starcie, siła 2): bazowa siła każdej karty rywali rozstawionej w tej dzielnicy zmniejsza się o połowę, w zaokrągleniu w dół.

## cards/NO07

rule-VEN-CARD-12 = Zniknięcie (Nosferatu, przygotowanie, siła 4): gracz tej karty może się teraz wycofać.
rule-VEN-CARD-13 = Jeśli ten gracz się wycofa, odbiera każdemu rywalowi 1 punkt krwi.
rule-VEN-CARD-14 = Zabrana przy wycofaniu do Schronienia karta NO07 może zadziałać ponownie w etapie przygotowania w Schronieniu.

## cards/TR05

rule-VEN-CARD-15 = Kocioł Krwi (Tremere, pokłosie, siła 3): gracz tej karty może wydać połowę krwi ze swojej puli, zaokrąglając w dół.
rule-VEN-CARD-16 = Jeśli koszt zapłacono, każdy rywal traci 4 punkty krwi.
rule-VEN-CARD-17 = Przy 1 punkcie krwi połowa wynosi 0.

## cards/AL08

rule-VEN-CARD-18 = Fiorenza Savona, przedsiębiorczyni (wampir; wpływy 3, żer 0, po wyssaniu 3 punkty krwi i 1 punkt wpływów): jej właściciel wygrywa wszystkie remisy.
rule-VEN-CARD-19 = „Wszystkie remisy” obejmują rankingi starć, najniższą stawkę przy MA02, a także wynik końcowy.
rule-VEN-CARD-20 = Zdobycie AL08 nie zmienia rankingu starcia, w którym ją zdobyto.

## cards/AL29

rule-VEN-CARD-21 = Sarah McAleer, bankierka (człowiek; wpływy 3, żer 0, po wyssaniu 2 punkty krwi i 1 punkt wpływów): gdy zostaje zdobyta, jej właściciel zyskuje 1 punkt krwi za każdego poplecznika i każdą ofiarę w sojuszu, licząc także ją.

## cards/AL30

rule-VEN-CARD-22 = Miguel Chandler, tancerz (człowiek; wpływy 3, żer 0, po wyssaniu 3 punkty krwi i 2 punkty wpływów): jeśli jego właściciel wpada w szał, zamiast losowej karty zostaje wyssany on.

## cards/AL01

rule-VEN-CARD-23 = Anita Wainwright (wampir): gdy zostaje zdobyta, jej właściciel zyskuje 3 punkty krwi.

## cards/AL06

rule-VEN-CARD-24 = Maldavis (wampir; wpływy 3, żer 0): przy zdobyciu tej karty właściciel zyskuje 5 punktów krwi.

## cards/AL13

rule-VEN-CARD-25 = Ambrus Maropis (wampir; wpływy 3, żer 0): właściciel może wydawać krew, by podglądać zakryte karty, po jednej za każdy punkt krwi.

## cards/AL14

rule-VEN-CARD-26 = Edward Neally (wampir; wpływy 5, żer 0): jego wyssanie przynosi 2 żetony Diabolizmu zamiast 1, w szale także.

## cards/AL12

rule-VEN-CARD-27 = Talley (wampir): gdy właściciel doprowadza przeciwnika do szału, zyskuje o 1 punkt wpływów więcej.

## cards/ALLY-PLAIN

rule-VEN-CARD-28 = Niektórzy poplecznicy nie mają zdolności. Na ilustracjach: Marcel AL09 (żer 1, wpływy 4), Betty Fuller AL19 (żer 1, wpływy 3) i Bronwyn AL10.

## cards/LOC-SUCCUBUS

rule-VEN-CARD-29 = Succubus Club (karta miejsca): po rozstrzygnięciu tej dzielnicy każdy gracz może zabrać z powrotem do puli najwyżej 3 punkty własnej rozstawionej tam krwi.

## cards/LOC-COLLAR

rule-VEN-CARD-30 = The Collar (w wydaniu hiszpańskim Las Afueras, przedmieścia; karta miejsca): kto w tej dzielnicy doprowadzi przeciwnika do szału, zyskuje o 1 punkt wpływów więcej.

## cards/REL-CHALICE

rule-VEN-CARD-31 = Kielich Izaaka (relikwia, 2 punkty wpływów): raz, na początku fazy rozstrzygnięcia, właściciel dokłada z puli po 1 punkcie krwi do każdej dzielnicy.

## cards/REL-RETURN

rule-VEN-CARD-32 = Apokryfy Sargona (relikwia, 0 punktów wpływów): raz, podczas tury planowania właściciela, jeden z jego wyssanych popleczników lub jedna z jego wyssanych ofiar wraca do sojuszu.

## cards/general

rule-VEN-CARD-33 = Odkryta karta działa dla gracza, w którego obszarze leży, bez względu na to, kto jest jej właścicielem; „ty” i „twój” oznaczają na niej tego gracza.
rule-VEN-CARD-34 = Karta przygotowania, która trafia do obszaru, gdy trwa część etapu przygotowania należąca do jej gracza, działa jeszcze w tym etapie; ta, która trafia tam później, już nie. Karty starcia i pokłosia działają w swoich późniejszych etapach, a karty pasywne, których chwila minęła, nie działają.
rule-VEN-CARD-35 = Karta działa najwyżej raz podczas rozstrzygania jednej dzielnicy i ponownie w Schronieniu, jeśli została tam przeniesiona lub wycofana i przyjdzie jej etap.
rule-VEN-CARD-36 = Karta, która sama przenosi się do Schronienia, trafia odkryta do obszaru przy Schronieniu tego gracza, dla którego działa; w samym Schronieniu takie przeniesienie nic nie robi.
rule-VEN-CARD-37 = Efekt dotyczący „każdego rywala” lub „każdego przeciwnika” rozpatruje się po jednym graczu w kolejności graczy, każdy szał od razu; to, kto jest rywalem, i wielkości zależne od liczenia ustala się na początku efektu.
rule-VEN-CARD-38 = Gdy karta każe rywalom wybierać, wybierają jawnie w kolejności graczy, a każdy wybór wykonuje się przed następnym; tylko stawki (MA02) są tajne i jednoczesne.
rule-VEN-CARD-39 = Możliwości, której w ogóle nie da się wykonać, nie wolno wybrać, dopóki da się wykonać inną.
rule-VEN-CARD-40 = „Dołóż krew” bez podania źródła oznacza krew z własnej puli, w której ostatni punkt zostaje; „weź z puli ogólnej i dołóż” nic nie kosztuje i nie podlega limitowi 3.
rule-VEN-CARD-41 = Karta zakryta w fazie rozstrzygnięcia ma do końca rundy siłę 0 i nie działa; nadal wiadomo, jaka to karta.
rule-VEN-CARD-42 = Karta położona w obszarze przez efekt, który mówi „zagraj”, liczy się jako zagrana w tej chwili przez gracza, do którego należy efekt; karty przeniesione i wycofane nie są zagrywane.
rule-VEN-CARD-43 = Siła karty w etapie starcia: wydrukowana liczba; najpierw VE02 ustala ją na 0; GA02 zmniejsza ją o połowę; potem działają modyfikatory własne i pozostałe; nigdy poniżej 0. GA02 nie zmienia karty, której siłę ustala tekst (VE04, zakryte karty przy MA07).
rule-VEN-CARD-44 = Przy porównywaniu bazowej siły liczy się liczba z karty, a zakryte karty się pomija.
rule-VEN-CARD-45 = Efekty, które liczą rozstawione karty, obejmują zakryte karty i karty innych właścicieli w tym obszarze; efekty, które liczą odkryte karty, zakrytych nie obejmują.
rule-VEN-CARD-46 = Efekty, które liczą karty sojuszu, pomijają karty wyssane.
rule-VEN-CARD-47 = Zabranie, przeniesienie lub odrzucenie rozstawionej krwi nie jest ani stratą, ani odebraniem: nie wywołuje szału, a odporność go nie powstrzymuje.
rule-VEN-CARD-48 = Odporność z TO06 obejmuje straty i odbieranie krwi z puli przez karty leżące w jej dzielnicy; wybór, który wymaga takiej straty, liczy się jako opłacony. Nie obejmuje wydawania ani własnych stawek, które się rozstawia.
rule-VEN-CARD-49 = Dodatkowe zyski za doprowadzenie do szału sumują się i przypadają temu graczowi, który go wywołał.
rule-VEN-CARD-50 = Opłata za zakrycie wynosi 1, z AL28 o 1 więcej, z AL07 o 1 mniej, nigdy poniżej 0; przy opłacie 0 gracz z 1 punktem krwi może zagrać zakrytą kartę.
rule-VEN-CARD-51 = Karty pasywne działające w tej samej chwili (tuż po odkryciu: MA02, MA06, VE03, VE07) rozpatruje się w kolejności graczy, a karty jednego gracza w porządku, który on wybierze.
