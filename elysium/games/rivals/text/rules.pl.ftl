# Vampire: The Masquerade – Rivals: the rule statements, in Polish.
#
# There is no Polish edition. Terms (English = Polish), to be followed in every Polish text of this game (informal "ty"); where V:TES or
# Vendetta have a word for the same thing it is the same here:
#   player = gracz; foe = przeciwnik; Rival = Rywal; Rival token = żeton Rywala; eliminated = wyeliminowany; to win = wygrać; tie = remis
#   Agenda = plan (the card = karta planu; 1 Agenda = 1 punkt planu); Prestige = prestiż (1 punkt prestiżu); Blood = krew (1 punkt krwi); token = żeton
#   general supply = pula ogólna; personal supply = pula gracza; gain = zyskać; lose = stracić; steal = ukraść (kradzież); spend = wydać; pay = zapłacić
#   Blood Potency (BP) = potęga krwi (PK); coterie = koteria; character = postać; party = grupa; clan = klan; Discipline = Dyscyplina
#   Leader = lider; Leader Ability = zdolność lidera; Haven = schronienie; The Streets = Ulice (na Ulicach); Torpor = torpor ("trafić do torporu")
#   Library = biblioteka; Faction Deck = talia frakcji; Faction pile = stos frakcji; City Deck = talia Miasta; City card = karta Miasta
#   discard pile = stos kart odrzuconych; burned pile = stos kart spalonych; hand = ręka (na ręce, na rękę); face up / down = odkryty / zakryty; reveal = odkryć
#   draw = dobrać; discard = odrzucić; burn = spalić; mend = uleczyć (leczenie); recruit = zwerbować; defeat = pokonać; shuffle = tasować, wtasować
#   ready / exhausted = gotowy / wyczerpany; to exhaust = wyczerpać; Wounded = ranny; attach = dołączyć; attachment = dołączona karta; active = aktywny
#   Beginning / Action / End Phase = faza początkowa / akcji / końcowa; step = krok; City Deck / Start of Turn / Ready and Return step = krok talii Miasta / początku tury / gotowości i powrotu
#   Torpor and Mending / End of Turn / Antagonist / Draw step = krok torporu i leczenia / końca tury / antagonistów / dobierania
#   action = akcja; acting vampire = działający wampir; Unhosted Action = akcja bez wykonawcy; Ongoing = trwały; activated ability = zdolność aktywowana; trigger = wyzwalacz; cost = koszt
#   attack = atak; attack type = rodzaj ataku; attacker = atakujący; defender = broniący się; target = cel; block = blok (zablokować, blokujący); Reaction = reakcja; conflict = konflikt
#   Physical / Social / Mental / Ranged = fizyczny / społeczny / umysłowy / dystansowy; attribute = atrybut; Shield = osłona; skull = czaszka; supporting = wspierający
#   damage = obrażenia (1 punkt obrażeń); Aggravated = dotkliwe; prevent = zapobiec; Secrecy = skrytość; Intel = wywiad
#   Influence = wpływy (1 punkt wpływów); exert = użyć wpływów; No Influence token = żeton „brak wpływów”; Influence Modifier (1) = modyfikator wpływów (1)
#   Scheme = intryga; Influence Conflict = konflikt wpływów; YES / NO = TAK / NIE; side = strona; declare = zadeklarować się; Conspiracy = spisek; resolve a Conspiracy = rozstrzygnąć; contribute = dołożyć się
#   title = tytuł; Titled = utytułowany; Prince of the City = Książę miasta; to claim = sięgnąć po tytuł; claimant = pretendent; unique = unikatowy
#   Event = wydarzenie; Mortal = śmiertelnik; Retainer = pomocnik; Citizen = mieszkaniec; Vagrant = włóczęga; Antagonist = antagonista; Second Inquisition = Druga Inkwizycja
#   Special Affairs Division (S.A.D.) = Wydział Spraw Specjalnych (karta S.A.D.); Relentless = Nieustępliwy; Guard = Strażnik; Targeted = Wymierzona
#   bid = stawka; auction = licytacja; turn order = kolejność graczy; clockwise = zgodnie z ruchem wskazówek zegara; round = runda; one match = partia
# Names of cards stay English, those of people are declined where Polish does. Quotes: „”. Terms are written small, except Rywal, Ulice, Książę miasta, Dyscyplina and Miasto.

## components

rule-RIV-COMP-01 = W partii bierze udział 2, 3 lub 4 graczy; żadna inna liczba nie jest dozwolona.
rule-RIV-COMP-02 = Talia Miasta San Francisco, taka jak ją wydrukowano, liczy 27 kart: 10 to wydarzenia, a 17 nie.
rule-RIV-COMP-03 = W pudełku jest poza tym 80 dwustronnych żetonów krwi/prestiżu, 24 żetony planu, 10 żetonów „brak wpływów”, 4 żetony lidera i 4 Rywali, 1 żeton pierwszego gracza, 4 karty pomocy, 12 przekładek i 63-kartowy zestaw krypty do układania własnych talii.

## glossary

rule-RIV-GLOSS-01 = Gracz kontroluje wszystkie karty, które ma w grze, bez względu na to, czy pochodzą z jego talii, czy przejął je w trakcie partii.
rule-RIV-GLOSS-02 = Koterię gracza tworzą dokładnie te wampiry, które kontroluje i które nie są w torporze.
rule-RIV-GLOSS-03 = Każdy inny gracz jest przeciwnikiem; w konflikcie „twój przeciwnik” to gracz po drugiej stronie tego konfliktu, a Rywal to osobne, jedno dla każdego wskazanie.
rule-RIV-GLOSS-04 = Wampir jest ranny, dopóki ma krwi najwyżej połowę swojej potęgi krwi.
rule-RIV-GLOSS-05 = Spalenie karty usuwa ją z partii; nie trafia ona na stos kart odrzuconych gracza.
rule-RIV-GLOSS-06 = Nieustępliwy pozwala użyć zdolności aktywowanej w turze dowolnego gracza, także własnej, ale nadal najwyżej raz na turę.
rule-RIV-GLOSS-07 = Kradzież odbiera coś temu, kto to ma, i kładzie w odpowiednim miejscu u złodzieja: krew na jego działającym wampirze, prestiż w jego puli, pomocnika na jego wampirze.
rule-RIV-GLOSS-08 = Wyzwalacz to opisana okoliczność, która wywołuje efekt; taki efekt nie wymaga aktywowania i nic nie kosztuje, chyba że podano koszt.
rule-RIV-GLOSS-09 = Potęga krwi (PK) jest zarazem kosztem zwerbowania, największą ilością krwi i górną granicą PK wymaganej przez karty, które ten wampir może zagrać.

## tokens

rule-RIV-TOKEN-01 = Krew i prestiż zyskane z puli ogólnej bierze się tylko we własnym kolorze gracza.
rule-RIV-TOKEN-02 = Gracz, którego koloru nie ma już w puli ogólnej, nie może zyskać więcej krwi ani prestiżu, dopóki coś tam nie wróci.
rule-RIV-TOKEN-03 = Kto ma żetony innych kolorów, wydaje lub usuwa najpierw własne.
rule-RIV-TOKEN-04 = Ilość, na przykład 1 punkt krwi, to zawsze 1 punkt wartości, a nigdy jeden żeton wybrany przez gracza; żetony wolno dowolnie rozmieniać.
rule-RIV-TOKEN-05 = Żetony zdobyte na przeciwniku zachowują jego kolor; wydane lub usunięte wracają w tym kolorze do puli ogólnej i właściciel koloru może je znowu zyskać.

## victory

rule-RIV-WIN-01 = Wygrywa gracz, który pierwszy zdobędzie 13 punktów planu.
rule-RIV-WIN-02 = Partia kończy się, gdy tylko jakiś gracz zostanie wyeliminowany albo osiągnie 13 punktów planu, jednak trwający konflikt rozgrywa się najpierw do końca.
rule-RIV-WIN-03 = Kto wyeliminuje własnego Rywala, wygrywa bez względu na punkty planu.
rule-RIV-WIN-04 = Gdy gracz zostanie wyeliminowany, a nikt nie osiągnął 13 punktów planu ani nie wyeliminował własnego Rywala, wygrywa gracz z największą liczbą punktów planu.
rule-RIV-WIN-05 = Gracz, którego prestiż spadnie do 0, zostaje wyeliminowany.
rule-RIV-WIN-06 = Gracz zostaje wyeliminowany, gdy jego ostatni aktywny wampir zostanie pokonany lub spalony; wampiry w torporze nie liczą się jako aktywne.
rule-RIV-WIN-07 = Gdy gracza wyeliminuje ktoś, kto nie ma go za Rywala, posiadacz jego żetonu Rywala zyskuje 3 punkty planu, zanim porówna się wyniki.
rule-RIV-WIN-08 = Gdy gracza wyeliminuje efekt, którego nikt nie kontroluje, posiadacz jego żetonu Rywala także zyskuje 3 punkty planu.
rule-RIV-WIN-09 = Zanim porówna się wyniki, punkty planu wyeliminowanego gracza spadają na stałe do 0.
rule-RIV-WIN-10 = Nikt nie może wygrać, zanim trwający konflikt nie zakończy się w całości.
rule-RIV-WIN-11 = W partii dwuosobowej jedynym przeciwnikiem jest Rywal, więc gdy zostanie wyeliminowany w jakikolwiek sposób, wygrywa drugi gracz.
rule-RIV-WIN-12 = Prestiż położony na wampirze, który trafia do torporu, może sprowadzić jego właściciela do 0 i tym samym go wyeliminować.
rule-RIV-WIN-13 = Gracz, który traci ostatniego wampira lub ostatni prestiż przez własną akcję albo przez neutralny efekt, liczy się jako niewyeliminowany przez żadnego z przeciwników.
rule-RIV-WIN-14 = Wyeliminowany gracz ma 0 punktów planu i nie może wygrać, nawet jeśli w tym samym konflikcie doszedł do 13.
rule-RIV-WIN-15 = Jeśli jeden konflikt eliminuje kilku graczy, każdą eliminację punktuje się jak zwykle, a wyeliminowany gracz może wygrać tylko wtedy, gdy nie został nikt inny.

## tiebreak

rule-RIV-TIE-01 = Jeśli dwóch lub więcej graczy może jednocześnie ogłosić zwycięstwo, rozstrzyga lista remisowa.
rule-RIV-TIE-02 = Pierwsze kryterium remisu: wygrywa ten z remisujących, który jest aktywnym graczem.
rule-RIV-TIE-03 = Drugie kryterium remisu: wygrywa ten z remisujących, który ma najwięcej prestiżu.
rule-RIV-TIE-04 = Trzecie kryterium remisu: wygrywa ten z remisujących, który ma najwyższy numer gracza.
rule-RIV-TIE-05 = Przykład: gracz 1 dochodzi do 10 punktów planu dzięki Turf War, usuwając ostatniego wampira gracza 2 w turze gracza 2; gracz 4 ma żeton Rywala gracza 2, zyskuje 3 i też dochodzi do 10, więc rozstrzyga lista remisowa.
rule-RIV-TIE-06 = Jeśli w tym samym konflikcie jeden gracz osiąga 13 punktów planu, a inny eliminuje własnego Rywala, obaj mogą ogłosić zwycięstwo i rozstrzyga lista remisowa.

## setup

rule-RIV-SETUP-01 = Przygotowanie, krok 1: z talii Miasta wyjmuje się 10 wydarzeń, tasuje je i 4 z nich odkłada do pudełka bez podglądania.
rule-RIV-SETUP-02 = Przygotowanie, krok 2: pozostałe 6 wydarzeń wtasowuje się w 17 innych kart, co daje talię Miasta z 23 kart.
rule-RIV-SETUP-03 = Przygotowanie, krok 3: każdy gracz wybiera inny kolor i zaczyna z 20 punktami prestiżu tego koloru w swojej puli.
rule-RIV-SETUP-04 = Przygotowanie, krok 4: każdy gracz bierze jedną talię (gotowa liczy 49 kart) i dzieli ją według rewersów na bibliotekę (40), frakcję (7), schronienie (1) i plan (1).
rule-RIV-SETUP-05 = Na pierwsze partie z mniej niż czterema graczami zaleca się klany w kolejności Brujah, Toreador, Ventrue, Malkavian; to tylko rada, a później każdy klan może grać przeciw każdemu innemu.
rule-RIV-SETUP-06 = Przygotowanie, krok 5: w zwykłej partii (bez własnych talii) schronienie i plan leżą odkryte obok siebie przed graczem.
rule-RIV-SETUP-07 = Przygotowanie, krok 6: w partii zapoznawczej wampirem początkowym jest ten ze stosu frakcji, który ma najwyższą PK.
rule-RIV-SETUP-08 = W późniejszych partiach gracz dowolnie wybiera wampira początkowego spośród swoich 7 wampirów frakcji.
rule-RIV-SETUP-09 = Przygotowanie, krok 7: wampir początkowy zostaje liderem i dostaje żeton lidera, wart +1 do wpływów.
rule-RIV-SETUP-10 = Żetonu lidera nigdy nie zdejmuje się z lidera.
rule-RIV-SETUP-11 = Jeśli lider zostanie spalony, żeton znika razem z nim i żaden inny wampir nie zostaje liderem.
rule-RIV-SETUP-12 = Przygotowanie, krok 8: z początkowych 20 punktów prestiżu na lidera przechodzi, jako krew, tyle, ile wynosi jego PK.
rule-RIV-SETUP-13 = Przygotowanie, krok 9: pierwszego gracza wybiera los i jest on graczem 1; kolejne numery biegną od niego zgodnie z ruchem wskazówek zegara (w lewo).
rule-RIV-SETUP-14 = Przygotowanie, krok 10: osobno tasuje się bibliotekę (w talii podstawowej 40 kart) i 6 pozostałych wampirów, które tworzą talię frakcji.
rule-RIV-SETUP-15 = Przygotowanie, krok 11: każdy gracz dobiera 4 karty z biblioteki i 1 z talii frakcji, a gracze 2, 3 i 4 dobierają jeszcze 1 kartę frakcji.
rule-RIV-SETUP-16 = Karty biblioteki i frakcji tworzą jedną rękę, mimo różnych rewersów.
rule-RIV-SETUP-17 = Początkowej ręki nie wolno wymienić ani dobrać na nowo.

## setup/rival-tokens

rule-RIV-RIVAL-01 = Przy 2 graczach nie losuje się żetonów Rywali: jedyny przeciwnik każdego gracza jest jego Rywalem.
rule-RIV-RIVAL-02 = Przy 3 graczach miesza się zakryte żetony Rywali 1–3, a przy 4 graczach 1–4; od gracza 1 zgodnie z ruchem wskazówek zegara każdy bierze po jednym, odkrywając go od razu.
rule-RIV-RIVAL-03 = Kto wylosuje własny numer, najpierw bierze inny żeton, a dopiero potem oddaje swój zakryty i żetony miesza się ponownie.
rule-RIV-RIVAL-04 = Gdy żetonu nie ma jeszcze dwóch graczy, a numer któregoś z nich nie został odkryty, pozostałe żetony się odkrywa i każdy z tych dwóch bierze ten, który nie jest jego własnym numerem.
rule-RIV-RIVAL-05 = Gdy numery obu ostatnich graczy są już odkryte, losują jak zwykle.
rule-RIV-RIVAL-06 = Nikt nigdy nie zostaje z własnym numerem: przydział Rywali to permutacja bez punktów stałych.
rule-RIV-RIVAL-07 = Rywalem gracza jest ten, którego numer widnieje na jego żetonie, licząc od gracza 1 zgodnie z ruchem wskazówek zegara; żeton 2 wskazuje więc gracza siedzącego o jedno miejsce za graczem 1.

## anatomy

rule-RIV-ANAT-01 = Pogrubiony fragment z dwukropkiem w tekście wampira to zdolność aktywowana z kosztem; tekst bez niego działa stale albo ma wyzwalacz.
rule-RIV-ANAT-02 = PK wampira nie zmienia się razem z jego krwią; zmieniają ją tylko efekty kart.

## agenda

rule-RIV-AGENDA-01 = Punkty planu pochodzą z puli ogólnej i kładzie się je na własnej karcie planu.
rule-RIV-AGENDA-02 = Tekst karty planu może się wyzwolić w turze dowolnego gracza.
rule-RIV-AGENDA-03 = Pokonanie lub spalenie wampira z koterii twojego Rywala daje 1 punkt planu; za wampiry innych przeciwników nie ma nic, chyba że mówi tak karta.
rule-RIV-AGENDA-04 = Punkt za Rywala należy się za wampiry z koterii, więc wampir w torporze spalony przez unikatowość nie daje nic.
rule-RIV-AGENDA-05 = Utrata punktów planu nigdy nie schodzi poniżej 0.

## haven

rule-RIV-HAVEN-01 = Schronienie daje +1 do skrytości każdemu wampirowi swojego właściciela, który w nim jest, ale nie tym na Ulicach.
rule-RIV-HAVEN-02 = Wszystkie wampiry gracza w schronieniu zawsze tworzą dokładnie jedną grupę, której nie wolno dzielić.
rule-RIV-HAVEN-03 = Zdolność lidera ze schronienia liczy się jako tekst lidera i żadnego innego wampira, gdziekolwiek lider jest w grze.
rule-RIV-HAVEN-04 = Zdolność lidera jest wyłączona, dopóki lider jest poza grą, i wraca razem z nim.

## zones

rule-RIV-ZONE-01 = Ulice to jedna wspólna strefa na środku stołu, w której są obok siebie grupy wszystkich graczy i niedołączone karty Miasta.
rule-RIV-ZONE-02 = Gotowy wampir ze schronienia może przejść na Ulice w dowolnej chwili fazy akcji kontrolującego, i tylko wtedy, nie zużywając akcji.
rule-RIV-ZONE-03 = Wampiry na Ulicach nie mogą z własnej woli wrócić do schronienia ani przejść nigdzie indziej.
rule-RIV-ZONE-04 = W trakcie akcji nie można się przemieszczać ani przegrupowywać.
rule-RIV-ZONE-05 = Karty odrzucone przez gracza trafiają na jego jedyny stos kart odrzuconych obok biblioteki, zarówno wampiry, jak i karty biblioteki.

## city-deck

rule-RIV-CITY-01 = Liczba kart Miasta, które mogą być naraz na Ulicach, jest nieograniczona.
rule-RIV-CITY-02 = Wydarzenie, które nie jest trwałe, od razu rozpatruje się dla wszystkich graczy, których dotyczy, a potem spala.
rule-RIV-CITY-03 = Trwałe wydarzenie zostaje na Ulicach dokładnie jedną rundę; oznacza się je żetonem w kolorze gracza, który je odkrył, wziętym z puli ogólnej.
rule-RIV-CITY-04 = Gdy trzeba wziąć kartę z pustej talii Miasta, najpierw tasuje się stos kart odrzuconych Miasta w nową talię.
rule-RIV-CITY-05 = Jeśli puste są i talia Miasta, i stos kart odrzuconych Miasta, nie dokłada się żadnej karty.
rule-RIV-CITY-06 = Spalone wydarzenia, śmiertelnicy i pomocnicy trafiają na stos kart spalonych Miasta, nigdy na stos kart odrzuconych.
rule-RIV-CITY-07 = Karta Księcia miasta po odkryciu zostaje na Ulicach i można sięgnąć po ten tytuł; nie jest śmiertelnikiem i nie wolno jej atakować.
rule-RIV-CITY-08 = Stos kart odrzuconych Miasta leży odkryty obok talii Miasta; stos kart spalonych Miasta to osobny stos, z dala od obszaru gry.

## special-affairs

rule-RIV-SAD-01 = Wydział Spraw Specjalnych (S.A.D.) to neutralny antagonista; w kroku antagonistów każda karta S.A.D. na Ulicach zadaje koterii aktywnego gracza 1 punkt dotkliwych obrażeń.
rule-RIV-SAD-02 = Aktywny gracz wybiera, który z jego wampirów otrzymuje każdy punkt obrażeń od S.A.D.
rule-RIV-SAD-03 = Każda karta S.A.D. wnosi +1 do wywiadu i wszystkie dzielą sumę, więc przy N kartach S.A.D. na Ulicach każda ma wywiad N.
rule-RIV-SAD-04 = Obrażenia od S.A.D. wolno przydzielić tylko wampirom, których skrytość nie przewyższa wywiadu S.A.D.
rule-RIV-SAD-05 = Obrażenia od S.A.D. nie są atakiem ani obrażeniami dystansowymi; nie można na nie odpowiedzieć blokiem ani kartą reakcji.
rule-RIV-SAD-06 = Atrybuty nie zmniejszają obrażeń od S.A.D., ale zapobieganie obrażeniom tak.
rule-RIV-SAD-07 = Wszystkie obrażenia od S.A.D. przydzielone jednemu wampirowi zadaje się za jednym razem.
rule-RIV-SAD-08 = Wampirowi nie można przydzielić więcej obrażeń od S.A.D., niż ma krwi.
rule-RIV-SAD-09 = Karty S.A.D. można atakować na Ulicach jak innych niedołączonych śmiertelników Miasta, a pokonane dają wydrukowane punkty planu.

## turn/begin

rule-RIV-BEGIN-01 = Tura składa się z fazy początkowej, fazy akcji i fazy końcowej; faza początkowa składa się z kroku talii Miasta, kroku początku tury oraz kroku gotowości i powrotu.
rule-RIV-BEGIN-02 = W kroku talii Miasta aktywny gracz spala trwałe wydarzenia swojego koloru, a potem wykłada odkrytą wierzchnią kartę talii Miasta na Ulice.
rule-RIV-BEGIN-03 = W pierwszej turze partii gracz 1 odkrywa nie jedną kartę Miasta, lecz tyle, ilu jest graczy.
rule-RIV-BEGIN-04 = Wydarzenia wśród kart odkrytych w pierwszej turze rozpatruje się jak zwykle, jedno po drugim, i niczym się ich nie zastępuje.
rule-RIV-BEGIN-05 = Wszystkie efekty „na początku twojej tury” następują w kroku początku tury, w kolejności wybranej przez aktywnego gracza.
rule-RIV-BEGIN-06 = W kroku początku tury aktywny gracz usuwa ze swoich wampirów wszystkie żetony „brak wpływów”.
rule-RIV-BEGIN-07 = W kroku gotowości i powrotu wszystkie karty kontrolowane przez aktywnego gracza stają się gotowe, łącznie z dołączonymi.
rule-RIV-BEGIN-08 = W kroku gotowości i powrotu wszystkie wampiry z koterii aktywnego gracza wracają do schronienia.
rule-RIV-BEGIN-09 = W kroku gotowości i powrotu wampiry w torporze, które nie mają pełnej krwi, pozostają w nim wyczerpane.

## turn/action

rule-RIV-ACT-01 = Aktywny gracz może wykonać w każdej fazie akcji najwyżej 2 akcje.
rule-RIV-ACT-02 = Ten sam rodzaj akcji można wykonać w turze dwa razy.
rule-RIV-ACT-03 = Pięć zwykłych akcji to: dobranie karty, zwerbowanie wampira, sięgnięcie po tytuł Księcia miasta, zagranie karty akcji i atak.
rule-RIV-ACT-04 = Każda akcja wyczerpuje jednego gotowego wampira z koterii, z wyjątkiem akcji bez wykonawcy, które nie wyczerpują nikogo, ale i tak zużywają jedną z 2 akcji.
rule-RIV-ACT-05 = Wampir może działać ze schronienia lub z Ulic, chyba że akcja albo karta wymaga konkretnego miejsca.
rule-RIV-ACT-06 = Wyczerpanie wampira nie usuwa go z grupy.
rule-RIV-ACT-07 = Karta może dać swojemu wampirowi dodatkową akcję, która zużywa 1 z 2 akcji i wyczerpuje go, gdziekolwiek jest; ta z karty Seneschal sprawia, że przeciwnik traci 1 punkt prestiżu, a jeśli nikt nie kontroluje Księcia miasta, 2.

## turn/end

rule-RIV-END-01 = Faza końcowa ma cztery kroki w ścisłej kolejności: torpor i leczenie, koniec tury, antagoniści, dobieranie.
rule-RIV-END-02 = W fazie końcowej nie można zagrywać kart, rozstrzygać spisków ani używać zdolności, które wyczerpują wampira, chyba że wymieniają one krok fazy końcowej.
rule-RIV-END-03 = W kroku torporu i leczenia najpierw na każdego wampira aktywnego gracza w torporze kładzie się 1 punkt krwi z puli ogólnej.
rule-RIV-END-04 = Po krwi dla wampirów w torporze aktywny gracz może odrzucać karty, żeby za każdą uleczyć 1 punkt krwi u własnego wampira w koterii lub w torporze, u każdego najwyżej raz; krew pochodzi z puli ogólnej.
rule-RIV-END-05 = Wampir w torporze, który w kroku torporu i leczenia odzyska pełną krew, od razu wraca gotowy do schronienia, ale nie może przejść na Ulice.
rule-RIV-END-06 = W kroku końca tury rozpatruje się wszystkie efekty „na końcu twojej tury” z wydarzeń, schronień, wampirów i innych kart.
rule-RIV-END-07 = W kroku dobierania aktywny gracz dobiera 2 karty, każdą z biblioteki albo z talii frakcji; źródło drugiej wybiera po obejrzeniu pierwszej.
rule-RIV-END-08 = Nie ma limitu kart na ręce.
rule-RIV-END-09 = Po kroku dobierania następuje tura kolejnego gracza zgodnie z ruchem wskazówek zegara.
rule-RIV-END-10 = Zdolności oznaczone słowem „Torpor” działają w kroku torporu i leczenia, przed leczeniem za odrzucone karty.

## action/draw

rule-RIV-DRAW-01 = Akcja dobrania pozwala dobrać dokładnie 1 kartę z biblioteki lub z talii frakcji, według wyboru gracza, i nikogo nie wyczerpuje.
rule-RIV-DRAW-02 = Ilekroć po przygotowaniu zasada lub karta każe graczowi dobierać, gracz wybiera talię osobno dla każdej karty.
rule-RIV-DRAW-03 = Z pustej talii nie można już dobierać; niczego się nie wtasowuje na nowo, a wyczerpanie talii nie ma żadnych innych skutków.

## action/recruit

rule-RIV-RECRUIT-01 = Zwerbowany wampir z ręki trafia odkryty do schronienia kontrolującego go gracza, a z puli gracza przechodzi na niego jako krew tyle prestiżu, ile wynosi jego PK.
rule-RIV-RECRUIT-02 = Werbowanie nikogo nie wyczerpuje, a nowy wampir przychodzi gotowy.
rule-RIV-RECRUIT-03 = Można werbować wampiry każdego klanu, bez względu na klan lidera.

## action/prince

rule-RIV-CLAIM-01 = Sięgnięcie po tytuł Księcia miasta to akcja, która nie kosztuje wpływów ani prestiżu; jej dodatkowym kosztem jest wyczerpanie wampira z koterii na Ulicach, który zostaje pretendentem.
rule-RIV-CLAIM-02 = Po tytuł można sięgnąć tylko wtedy, gdy karta Księcia wyszła już z talii Miasta i nie jest dołączona do żadnego wampira.
rule-RIV-CLAIM-03 = Następnie każdy przeciwnik po kolei może wyczerpać jednego gotowego wampira, gdziekolwiek ten jest, żeby przeprowadzić jeden atak na pretendenta.
rule-RIV-CLAIM-04 = Te ataki przeprowadza się tak, jakby trwała tura danego przeciwnika, więc można używać zdolności aktywowanych związanych z atakiem, które zwykle działają tylko we własnej turze.
rule-RIV-CLAIM-05 = Ataków na pretendenta nie można blokować i nie można w nich zagrywać kart reakcji.
rule-RIV-CLAIM-06 = Atrybuty i zapobieganie obrażeniom nadal zmniejszają obrażenia pretendenta.
rule-RIV-CLAIM-07 = Przed tymi atakami skrytość nie chroni pretendenta.
rule-RIV-CLAIM-08 = Kartę ataku może w takim ataku zagrać tylko przeciwnik, którego Rywalem jest gracz kontrolujący pretendenta; pozostali nie mogą.
rule-RIV-CLAIM-09 = Każdy atak na pretendenta rozstrzyga się osobno i w całości, zanim nastąpi kolejny.
rule-RIV-CLAIM-10 = Jeśli atak pokona pretendenta, tytułu nikt nie zdobywa, a karta Księcia zostaje na Ulicach.
rule-RIV-CLAIM-11 = Jeśli pretendent przetrwa wszystkie ataki, dołącza się do niego tytuł Księcia.
rule-RIV-CLAIM-12 = Pretendent z 3 dołączonymi kartami, wśród których nie ma tytułu, musi jedną spalić, żeby zrobić miejsce dla tytułu Księcia; dawny tytuł zamiast tego się odrzuca i miejsce już jest.
rule-RIV-CLAIM-13 = W pierwszej turze gracza 1 przeciwnicy, którzy nie mieli jeszcze tury, mimo to mogą atakować pretendenta.
rule-RIV-CLAIM-14 = Gdy pretendent zostanie pokonany, pozostali przeciwnicy już nie atakują.
rule-RIV-CLAIM-15 = Przeciwnik, który atakuje pretendenta ze schronienia, atakuje całą grupą ze schronienia, a ta w nim zostaje.

## action/card

rule-RIV-ACARD-01 = Zagranie karty akcji polega na pokazaniu jej z ręki i wyczerpaniu gotowego wampira z koterii, gdziekolwiek jest; to on ją zagrywa.
rule-RIV-ACARD-02 = Działający wampir musi mieć PK, której wymaga karta.
rule-RIV-ACARD-03 = Rozpatrzoną kartę akcji odrzuca się, chyba że w wierszu typu ma „Trwała”; wtedy zostaje w grze przy schronieniu i działa od razu.
rule-RIV-ACARD-04 = Kartę z ikoną klanu (akcji, ataku lub inną) można zagrać tylko wtedy, gdy gracz ma w koterii co najmniej jednego aktywnego wampira tego klanu.
rule-RIV-ACARD-05 = Dopóki koteria spełnia to wymaganie, kartę klanu może zagrać wampir dowolnego innego klanu o wystarczającej PK.

## attack/sequence

rule-RIV-ATTACK-01 = Atak to akcja, której dodatkowym kosztem jest wyczerpanie gotowego wampira z koterii na Ulicach; zostaje on atakującym.
rule-RIV-ATTACK-02 = Celem mogą być wampiry przeciwników na Ulicach lub w ich schronieniach oraz śmiertelnicy z talii Miasta, którzy są na Ulicach i nie są dołączeni do wampira.
rule-RIV-ATTACK-03 = Nie można atakować wampirów przeciwnika, który nie miał jeszcze swojej pierwszej tury.
rule-RIV-ATTACK-04 = Krok 1: przed atakiem gotowe wampiry, które mają wziąć w nim udział, oddziela się od wyczerpanych, a potem jako atakującego wyczerpuje się jednego gotowego wampira na Ulicach.
rule-RIV-ATTACK-05 = Krok 3: jeśli trzeba, zbiera się wywiad, aż dorówna skrytości celu, jeszcze przed ogłoszeniem rodzaju ataku.
rule-RIV-ATTACK-06 = Krok 4: ogłasza się dokładnie jeden rodzaj ataku: dystansowy, fizyczny, społeczny lub umysłowy.
rule-RIV-ATTACK-07 = Krok 5: gracz atakujący może położyć jedną zakrytą kartę ataku ogłoszonego rodzaju albo powiedzieć, że żadnej nie ma.
rule-RIV-ATTACK-08 = Kroki 5, 6 i 7 następują w tej kolejności: karta ataku, blok gotowego wampira z grupy celu, karta reakcji rodzaju ataku.
rule-RIV-ATTACK-09 = Krok 8: najpierw odkrywa swoją kartę gracz atakujący, potem broniący się.
rule-RIV-ATTACK-10 = Wyborów, których wymaga karta, dokonuje się dopiero po odkryciu obu kart.
rule-RIV-ATTACK-11 = Położoną kartę ataku lub reakcji trzeba odkryć; nie można jej wycofać.
rule-RIV-ATTACK-12 = Krok 9: najpierw zdolności może aktywować gracz atakujący, potem broniący się; później atakujący nie może już aktywować kolejnych.
rule-RIV-ATTACK-13 = Krok 10: sumuje się wszystkie obrażenia wraz z właściwym atrybutem atakującego i rozpatruje efekty z tekstu, takie jak kradzież krwi.
rule-RIV-ATTACK-14 = Nawet jeśli atakujący lub broniący się wampir zostanie pokonany w kroku 10, wszystkie obrażenia i tak rozpatruje się w kolejnych krokach.
rule-RIV-ATTACK-15 = Krok 12: za każdy pozostały punkt obrażeń 1 punkt krwi przechodzi z wampira do puli ogólnej.
rule-RIV-ATTACK-16 = Krok 13: na końcu rozpatruje się zdolności, które mówią o otrzymanych obrażeniach.
rule-RIV-ATTACK-17 = Po ataku odrzuca się wszystkie zagrane w nim karty ataku i reakcji.
rule-RIV-ATTACK-18 = Atak na wampira w jego schronieniu nie przenosi tam grupy atakującej.
rule-RIV-ATTACK-19 = Karta ataku wymaga PK nie wyższej niż obecna PK atakującego; jego krew nie ma znaczenia, a modyfikatory PK się liczą.
rule-RIV-ATTACK-20 = Atak bez karty ataku zadaje tyle obrażeń, ile wynosi wybrany atrybut wraz z modyfikatorami.
rule-RIV-ATTACK-21 = Do karty ataku, która pokazuje 0 obrażeń, i tak dolicza się atrybut.
rule-RIV-ATTACK-22 = Kartę ataku, która po odkryciu okaże się niedozwolona (za wysoka PK, niespełnione wymaganie klanu lub zły rodzaj), odrzuca się i atak toczy się bez niej.
rule-RIV-ATTACK-23 = Po niedozwolonej karcie ataku cofa się wszystkie bloki i reakcje wraz z ich kosztami, a atak wznawia się od kroku 6.
rule-RIV-ATTACK-24 = Niedozwoloną kartę reakcji odrzuca się bez efektu i atak toczy się dalej.
rule-RIV-ATTACK-25 = Krok 11: obrażenia zmniejszają właściwy atrybut, osłony reakcji i zdolności zapobiegania; tych ostatnich można użyć tutaj nawet po spasowaniu w kroku 9.
rule-RIV-ATTACK-26 = Jeśli atakujący opuści grę przed krokiem 10, atak kończy się bez obrażeń.
rule-RIV-TYPATK-01 = Przykład (typowy atak), sytuacja: Muhammad Zadeh i Iris Lokken tworzą grupę na Ulicach, a Muhammad wyczerpuje się, żeby przeprowadzić społeczny atak z jedną zakrytą kartą na wampira Hydra, który jest na Ulicach; broniący się nie blokuje i nie reaguje.
rule-RIV-TYPATK-02 = Przykład (typowy atak), obrażenia: zostaje odkryta Humiliate; ponieważ grupa ma co najmniej 2 Prezencji, karta wnosi 2, a z atrybutem społecznym 2 Muhammada daje to razem 4.
rule-RIV-TYPATK-03 = Przykład (typowy atak), wynik: atrybut społeczny 1 wampira Hydra zmniejsza 4 do 3, więc 3 punkty jego krwi przechodzą do puli ogólnej.
rule-RIV-EX13-01 = Przykład (13 kroków), krok 1: gracz Brujah przenosi wampiry Skunk i Brother na Ulice i wyczerpuje Skunka jako atakującego.
rule-RIV-EX13-02 = Przykład, krok 2: celem jest Lixue Chen w swoim schronieniu.
rule-RIV-EX13-03 = Przykład, krok 3: odrzucenie 1 karty daje +1 do wywiadu i pokonuje +1 do skrytości ze schronienia.
rule-RIV-EX13-04 = Przykład, kroki 4 i 5: zostaje ogłoszony atak fizyczny, a obok atakującego zostaje położona jedna zakryta karta ataku.
rule-RIV-EX13-05 = Przykład, krok 6: Bella Forte, gotowa i w tej samej grupie w schronieniu, wyczerpuje się, żeby zablokować, i zostaje celem.
rule-RIV-EX13-06 = Przykład, krok 7: broniący się kładzie zakrytą reakcję obok Belli.
rule-RIV-EX13-07 = Przykład, krok 8: najpierw zostaje odkryta Sucker Punch, która jako wymierzona mimo bloku kieruje atak z powrotem na Lixue; potem zostaje odkryta Steal the Spotlight.
rule-RIV-EX13-08 = Przykład, krok 9: atakujący wyczerpuje wampira Brother dla +1 do obrażeń; broniący się nie używa zdolności.
rule-RIV-EX13-09 = Przykład, krok 10: 2 z Sucker Punch, 1 z wampira Brother i atrybut fizyczny 1 Skunka dają 4 punkty fizycznych obrażeń dla Lixue.
rule-RIV-EX13-10 = Przykład, krok 10: przez Steal the Spotlight Skunk traci 2 punkty krwi, bo Bella pozostaje blokującą, choć atak zmienił cel.
rule-RIV-EX13-11 = Przykład, krok 11: atrybut fizyczny 1 Lixue zmniejsza 4 do 3, a jej włóczęga, wyczerpując się, do 2; osłona 2 Belli nie pomaga Lixue.
rule-RIV-EX13-12 = Przykład, krok 12: Lixue traci 2 punkty krwi i zostają jej 4.
rule-RIV-EX13-13 = Przykład, krok 13: Drain Them Slowly daje graczowi Brujah 1 punkt planu, bo zadano co najmniej 1 punkt obrażeń, które nie są dotkliwe, a cel nie został pokonany.
rule-RIV-EX13-14 = Przykład, stan końcowy: wszystkie skutki trzynastu kroków razem.

## attack/ranged

rule-RIV-RANGED-01 = Do obrażeń dystansowych nie dolicza się żadnego atrybutu, więc atak dystansowy bez karty ma 0 podstawowych obrażeń.
rule-RIV-RANGED-02 = Ataki dystansowe mogą blokować tylko wampiry, które to potrafią, na przykład ze słowem kluczowym „Strażnik”.

## block

rule-RIV-BLOCK-01 = Jeden gotowy wampir z grupy celu może (ale nie musi) wyczerpać się, żeby zablokować atak, który nie jest dystansowy, i zostaje nowym celem.
rule-RIV-BLOCK-02 = Atak blokuje najwyżej jeden wampir.
rule-RIV-BLOCK-03 = Wampir nie może zablokować ataku wymierzonego w niego samego.
rule-RIV-BLOCK-04 = Blokować mogą tylko wampiry z tej samej grupy co cel; całe schronienie to jedna grupa, a osobne grupy na Ulicach nie.
rule-RIV-BLOCK-05 = Jeśli atak ostatecznie trafia w inny cel, blokujący pozostaje blokującym do końca ataku.

## reaction

rule-RIV-REACT-01 = Gdy rodzaj i cel ataku są ustalone, broniący się gracz może zagrać jedną reakcję, na której widnieje rodzaj ataku; niektóre reakcje mają ich kilka.
rule-RIV-REACT-02 = Cel musi mieć PK wymaganą przez reakcję i liczy się jako wampir, który ją zagrywa.
rule-RIV-REACT-03 = Liczba osłon na reakcji (wraz ze zmianami z jej tekstu) zapobiega tylu punktom obrażeń wampira, który ją zagrał, niezależnie od tego, co odejmuje atrybut.
rule-RIV-REACT-04 = Reakcja zadaje obrażenia atakującemu tylko wtedy, gdy pod swoją PK ma czaszkę obrażeń albo mówi tak jej tekst.
rule-RIV-REACT-05 = Do obrażeń z reakcji dolicza się atrybut reagującego wampira dla tego rodzaju obrażeń (dla dystansowych żaden), a zmniejszają je atrybut i zapobieganie atakującego.
rule-RIV-REACT-06 = Reakcję można zagrać nawet wtedy, gdy jej tekst nie może pomóc celowi; osłony i tak się liczą.
rule-RIV-REACT-07 = Reakcje zagrywa się tylko przeciw atakom, a nie przeciw obrażeniom od S.A.D., stratom ani akcjom, które nie są atakami.

## abilities

rule-RIV-TEXT-01 = Wszyscy członkowie grupy atakującej i broniącej się uczestniczą w konflikcie i mogą stosować swój odpowiedni tekst.
rule-RIV-TEXT-02 = Tekst działa bez względu na to, czy wampir jest gotowy, czy wyczerpany.
rule-RIV-TEXT-03 = Zdolność zaczynająca się od „Atakujący” działa tylko wtedy, gdy ten wampir jest atakującym; Hydra tylko wtedy może zapłacić 1 punkt krwi, żeby dobrać kartę.
rule-RIV-TEXT-04 = Zdolność zaczynająca się od „Grupa” działa, jeśli ten wampir jest atakującym, celem lub wspierającym członkiem jednej z obu grup; przez zdolność utytułowanego Zhanga Weia przeciwnik traci 1 punkt prestiżu, gdy jego grupa pokona wampira.
rule-RIV-TEXT-05 = Atrybuty i premie do obrażeń zwiększają tylko obrażenia z czaszki zadawane celowi ataku; obrażenia, które tekst zadaje innym wampirom, nie rosną.
rule-RIV-TEXT-06 = Jeśli kilka efektów rozpatruje się jednocześnie, kolejność wybiera kontrolujący je gracz; gdy efekty różnych graczy są sprzeczne, pierwsze są efekty aktywnego gracza.
rule-RIV-TEXT-07 = Tekst ze słowami „ta grupa” dotyczy każdego wampira z tej grupy, także tego, który ma ten tekst.
rule-RIV-TEXT-08 = Tekst zwracający się do „ciebie” mówi o graczu i wyzwala się bez względu na to, czy czynność wykonał wampir.
rule-RIV-TEXT-09 = Tekst ze słowami „ta postać” wyzwala się tylko wtedy, gdy działa właśnie ten wampir.
rule-RIV-TEXT-10 = Akcja oraz każda karta z wymaganiem PK liczy się jako zagrana i przez gracza, i przez wampira, który ją wykonuje.

## damage

rule-RIV-DAMAGE-01 = Obrażenia ataku to obrażenia karty plus atrybut atakującego dla tego rodzaju plus modyfikatory ze zdolności, kart trwałych i innych efektów.
rule-RIV-DAMAGE-02 = Dolicza się tylko atrybut atakującego; atrybuty pozostałych z jego grupy nie.
rule-RIV-DAMAGE-03 = Ataki fizyczne korzystają z atrybutu fizycznego, społeczne ze społecznego, umysłowe z umysłowego, a dystansowe z żadnego.
rule-RIV-DAMAGE-04 = Obrażenia fizyczne i dystansowe zmniejsza atrybut fizyczny, społeczne – społeczny, umysłowe – umysłowy.
rule-RIV-DAMAGE-05 = Obrażeń nie można zmniejszyć poniżej zera.
rule-RIV-DAMAGE-06 = Krew nie może spaść poniżej 0.
rule-RIV-DAMAGE-07 = Zapłata, utrata i kradzież krwi to nie obrażenia i nie zmniejszają ich atrybuty, osłony ani zapobieganie.
rule-RIV-DAMAGE-08 = Wampir, który ma 0 krwi z powodu straty lub kradzieży, także trafia do torporu.

## aggravated

rule-RIV-AGG-01 = Atrybuty nie zmniejszają dotkliwych obrażeń.
rule-RIV-AGG-02 = Osłony i zdolności zapobiegania obrażeniom zmniejszają dotkliwe obrażenia.
rule-RIV-AGG-03 = Wampir sprowadzony do 0 krwi przez obrażenia, z których co najmniej 1 punkt jest dotkliwy, zostaje spalony, zamiast trafić do torporu.
rule-RIV-AGG-04 = Karty dołączone do spalonego wampira spala się razem z nim, z wyjątkiem tytułu Księcia miasta.
rule-RIV-AGG-05 = Za wampira spalonego dotkliwymi obrażeniami właściciel nie płaci prestiżu jak przy torporze.
rule-RIV-AGG-06 = Gdy atak łączy zwykłe obrażenia z dotkliwymi, atrybut zmniejsza tylko zwykłą część.
rule-RIV-AGG-07 = Premia do obrażeń ataku, którego karta zadaje celowi dotkliwe obrażenia, także jest dotkliwa.
rule-RIV-AGG-08 = Wampir spalony dotkliwymi obrażeniami liczy się jako pokonany dla efektów, które wymagają pokonania.

## secrecy

rule-RIV-SECR-01 = Cel można zaatakować tylko z wywiadem równym jego skrytości lub wyższym.
rule-RIV-SECR-02 = Każdy gracz ma wbudowaną zdolność, która nie jest akcją: może odrzucić X kart, żeby aktywny gracz miał w tej akcji +X do wywiadu przeciw wybranemu celowi.
rule-RIV-SECR-03 = Tę opłatę w kartach może wnieść dowolny gracz w każdym ataku, także w ataku innego gracza.
rule-RIV-SECR-04 = Odrzucania kart dla wywiadu można używać na nowo w każdym ataku.
rule-RIV-SECR-05 = Wampiry na Ulicach mają skrytość 0, chyba że jakieś efekty ją dają; skrytość z kilku źródeł się sumuje.
rule-RIV-SECR-06 = Po bloku nie trzeba już dodatkowego wywiadu przeciw blokującemu.

## abilities

rule-RIV-ABIL-01 = Zdolność aktywowaną się ogłasza, płaci cały jej koszt, a potem rozpatruje jej efekt.
rule-RIV-ABIL-02 = Koszty w prestiżu płaci się z puli gracza, a koszty w krwi płaci wampir, który wykonuje daną czynność.
rule-RIV-ABIL-03 = Jedna opłata nie pokrywa dwóch kosztów; odrzucenie karty jako efekt lub koszt nie liczy się do niczego innego.
rule-RIV-ABIL-04 = Każdej zdolności aktywowanej można użyć raz w każdej własnej turze.
rule-RIV-ABIL-05 = Zdolności aktywowanych nie można używać w turze przeciwnika, poza wymienionymi wyjątkami.
rule-RIV-ABIL-06 = Wyjątki od ograniczenia do własnej tury to: sięganie przeciwnika po tytuł Księcia, zdolności obronne w odpowiedzi na atak lub obrażenia, karty z określeniem „raz w turze każdego gracza” oraz „Nieustępliwy”.
rule-RIV-ABIL-07 = Ostatniego punktu krwi wampira nie można wydać na koszt.
rule-RIV-ABIL-08 = Żadnego kosztu nie można zapłacić ostatnim punktem prestiżu gracza, nawet żeby wygrać.
rule-RIV-ABIL-09 = Pogrubiony tekst bez dwukropka nad zdolnością to koszt płacony jednorazowo przy zagraniu tej karty.
rule-RIV-ABIL-10 = Zdolności aktywowanej niezwiązanej z akcją można użyć w dowolnej chwili własnej fazy akcji.
rule-RIV-ABIL-11 = Dyscyplinę podaną jako koszt opłaca się samym jej posiadaniem; nie traci się jej, a posiadanie jej dwa razy nie pozwala na drugie użycie.
rule-RIV-ABIL-12 = Ostatniego punktu prestiżu nie można zamienić na wpływy.
rule-RIV-ABIL-13 = Ostatniego punktu prestiżu nie można wydać na werbowanie.
rule-RIV-ABIL-14 = Ostatniego punktu prestiżu nie można położyć na spisku, ani przy jego zagraniu, ani przy dokładaniu się.
rule-RIV-EXH-01 = Koszt wyczerpania wyczerpuje kartę, na której jest zdolność, i żadną inną, chyba że mówi inaczej, i wymaga, żeby ta karta była gotowa.
rule-RIV-EXH-02 = Zdolności z wyczerpaniem nie zużywają akcji, chyba że mówi tak karta.
rule-RIV-EXH-03 = Przykład: The Madhouse daje liderowi zdolność „wyczerp swojego lidera i odrzuć 1 kartę, aby dołożyć 1 punkt prestiżu z puli ogólnej na zakrytą kartę, którą kontrolujesz”, której można użyć raz we własnej fazie akcji bez zużycia akcji.
rule-RIV-EXH-04 = Zdolności z wyczerpaniem działają tylko w turze kontrolującego, chyba że karta mówi inaczej albo obowiązuje ogólny wyjątek (RIV-ABIL-06).

## torpor

rule-RIV-TORPOR-01 = Wampir z koterii, który ma 0 krwi, zostaje wyczerpany i trafia do obszaru torporu kontrolującego go gracza.
rule-RIV-TORPOR-02 = Wszystkich pomocników dołączonych do wampira, który trafia do torporu, spala się.
rule-RIV-TORPOR-03 = Po pomocnikach odrzuca się wszystkie inne dołączone karty, które nie są tytułami.
rule-RIV-TORPOR-04 = Tytuły pozostają dołączone do wampira w torporze, z wyjątkiem tytułu Księcia miasta.
rule-RIV-TORPOR-05 = Gdy wampir trafia do torporu, usuwa się z niego wszystkie żetony oprócz żetonu lidera.
rule-RIV-TORPOR-06 = Kontrolujący gracz od razu kładzie na wampirze 1 punkt prestiżu ze swojej puli jako 1 punkt krwi.
rule-RIV-TORPOR-07 = Wampir w torporze jest nadal kontrolowany, ale zachowuje tylko PK i imię: nie ma klanu, Dyscyplin, atrybutów ani tekstu, poza tekstem oznaczonym słowem „Torpor”.
rule-RIV-TORPOR-08 = Wampir w torporze nie może działać, nie należy do żadnej grupy i nie można go atakować.
rule-RIV-TORPOR-09 = Wampir w torporze nie może używać wpływów.
rule-RIV-TORPOR-10 = Tytuł wampira w torporze pozostaje dołączony, ale nie daje tam ani swoich zdolności, ani wpływów.
rule-RIV-TORPOR-11 = W turze kontrolującego wampir w torporze, który ma tyle krwi, ile wynosi jego PK, staje się gotowy i od razu wraca do schronienia.
rule-RIV-TORPOR-12 = W turze innego gracza wampir w torporze, który odzyska pełną krew, zostaje w torporze do najbliższego kroku gotowości i powrotu kontrolującego.

## mending

rule-RIV-HEAL-01 = Leczenie przenosi krew z puli ogólnej na wampira.
rule-RIV-HEAL-02 = Wampir nigdy nie ma więcej krwi, niż wynosi jego obecna PK.
rule-RIV-HEAL-03 = Podniesienie PK nie leczy; podnosi tylko górny limit krwi i PK przy zagrywaniu kart.
rule-RIV-HEAL-04 = Utrata premii do PK obniża limit, a krew ponad nowy limit przepada.

## parties

rule-RIV-GROUP-01 = Grupa to zbiór wampirów z koterii jednego gracza w jednym miejscu, bez względu na klan; grup może być dowolnie wiele i mogą być dowolnie duże.
rule-RIV-GROUP-02 = Wyczerpane wampiry nie mogą przechodzić do innych grup.
rule-RIV-GROUP-03 = W turze kontrolującego, gdy nie trwa żadna akcja, gotowe wampiry na Ulicach można dowolnie przegrupowywać, także z wyczerpanymi i z nowo przybyłymi.
rule-RIV-GROUP-04 = Po ataku gotowi członkowie grupy mogą zostać z wyczerpanymi albo utworzyć inne grupy.
rule-RIV-GROUP-05 = Do akcji innych niż atak nie trzeba oddzielać od grupy wyczerpanych wampirów.

## disciplines

rule-RIV-DISC-01 = Dyscypliny to: Animalizm, Auspex, Akceleracja, Dominacja, Odporność, Niewidoczność, Potencja, Prezencja, Transformacja, Magia Krwi i Alchemia Cienkokrwistych.
rule-RIV-DISC-02 = Same Dyscypliny nie mają żadnego efektu.
rule-RIV-DISC-03 = Gdy karta liczy wampiry z daną Dyscypliną, wampir, który ma ją dwa razy, liczy się raz.
rule-RIV-DISC-04 = Gdy karta liczy Dyscypliny jednego wampira, powtórzone liczą się każda z osobna.
rule-RIV-DISC-05 = Ikona Dyscypliny w tekście to wymaganie, które działający wampir musi spełnić dla następującego po niej tekstu; bez niej kartę i tak można zagrać, ale bez tego tekstu.
rule-RIV-DISC-06 = Przykład: cały tekst Irresistible Voice wymaga, żeby atakujący miał Prezencję; bez niej niższa cena za Dominację w grupie nic nie daje.
rule-RIV-DISC-07 = Gdy karta żąda liczby ikon Dyscypliny w grupie lub koterii, a nie liczby wampirów, które ją mają, liczy się każda ikona.

## influence

rule-RIV-INFL-01 = Na początku wpływy ma tylko lider (+1 z żetonu); pozostałe wampiry dostają je jedynie dzięki kartom.
rule-RIV-INFL-02 = Wampir używa wszystkich swoich wpływów albo żadnych i nie może ich podzielić między kilka efektów.
rule-RIV-INFL-03 = Użycie wpływów kładzie na wampirze żeton „brak wpływów”; dopóki tam leży, wampir nie ma żadnych wpływów do użycia, nawet zyskanych później.
rule-RIV-INFL-04 = Gracz, który ma użyć wpływów, dowolnie wybiera, które i ile jego wampirów to zrobi; może to nie być żaden.
rule-RIV-INFL-05 = Wpływów mogą używać także wyczerpane wampiry i wampiry z koterii w dowolnym miejscu.
rule-RIV-INFL-06 = Modyfikator wpływów można zagrać tylko wtedy, gdy gracz potrzebuje wpływów.
rule-RIV-INFL-07 = Modyfikator wpływów (1), jak Hedge Your Bets i The Last Word, oznacza, że gracz może zagrać tylko jedną taką kartę na akcję lub zdarzenie; opłacenie tytułu to jedna akcja.
rule-RIV-INFL-08 = W intrydze modyfikator wpływów zagrywa się zakryty, we wszystkich innych przypadkach odkryty.
rule-RIV-INFL-09 = Wpływy z modyfikatora dolicza się do sumy gracza w tej akcji lub w tym zdarzeniu, a nie do wampira; nadwyżka przepada, a kartę odrzuca się na końcu akcji.
rule-RIV-INFL-10 = Ilekroć gracz potrzebuje wpływów, może zamienić prestiż ze swojej puli na wpływy w stosunku jeden do jednego; liczą się one tylko w tej akcji lub w tym zdarzeniu, a prestiż trafia do puli ogólnej.

## scheme

rule-RIV-SCHEME-01 = Intryga to karta akcji, która zadaje wszystkim graczom pytanie „tak czy nie”, a rozstrzyga je konflikt wpływów.
rule-RIV-SCHEME-02 = Pytanie w rodzaju „czy mam zyskać” dotyczy tylko gracza, który zagrał intrygę.
rule-RIV-SCHEME-03 = Aktywny gracz deklaruje się pierwszy i musi być za TAK.
rule-RIV-SCHEME-04 = Gracze deklarują się po kolei zgodnie z ruchem wskazówek zegara, od aktywnego gracza, każdy dopiero wtedy, gdy poprzedni ogłosi swoją sumę i stronę.
rule-RIV-SCHEME-05 = Każdy gracz, czy ma jawne wpływy, czy nie, może wziąć udział albo się wstrzymać.
rule-RIV-SCHEME-06 = Deklarując się, gracz ustala wszystko (które wampiry używają wpływów, najwyżej jeden zakryty modyfikator wpływów i ukryty prestiż) i później nie może niczego dołożyć.
rule-RIV-SCHEME-07 = Prestiż ukryty w pięści pochodzi z puli gracza, a jego ilość jest tajna aż do odkrycia.
rule-RIV-SCHEME-08 = Ogłaszana suma obejmuje tylko jawne wpływy, nigdy ukryte części.
rule-RIV-SCHEME-09 = Gdy wszyscy się zadeklarują, modyfikatory i prestiż odkrywa się jednocześnie i dolicza do strony ich właściciela.
rule-RIV-SCHEME-10 = Po odkryciu nie można już używać modyfikatorów i nikt nie może zmienić strony.
rule-RIV-SCHEME-11 = Wygrywa strona, która ma więcej wpływów; TAK oznacza, że wykonuje się polecenia intrygi, a NIE, że intryga przepada bez efektu.
rule-RIV-SCHEME-12 = Remis wypada na korzyść aktywnego gracza, czyli na TAK.
rule-RIV-SCHEME-13 = Gracze po zwycięskiej stronie tracą odkryty prestiż do puli ogólnej; gracze po stronie przegranej zabierają swój z powrotem.
rule-RIV-SCHEME-14 = Na końcu akcji karta intrygi trafia na stos kart odrzuconych, czy się powiodła, czy nie.
rule-RIV-SCHEME-15 = Ukryty prestiż ma granicę: nie można wydać ostatniego punktu.
rule-RIV-SCHEME-16 = Obietnice co do odpowiedzi i inne umowy są wiążące, ale nie wolno przekazywać niczego materialnego.
rule-RIV-SCHEME-17 = Do strony przegranej wraca tylko ukryty prestiż; użyte wpływy, modyfikatory i koszty zapłacone za zdolności pozostają wydane.
rule-RIV-SCHEX-01 = Przykład (Free Money), gracz 3: wyczerpuje wampira, żeby zagrać intrygę, używa wpływów lidera, +1 z żetonu i +1 z tytułu Primogen, dokłada zakryty modyfikator i 2 punkty ukrytego prestiżu i ogłasza 2 na TAK.
rule-RIV-SCHEX-02 = Przykład, gracz 4: używa 1 punktu wpływów lidera, ukrywa 3 punkty prestiżu i ogłasza 1 na NIE.
rule-RIV-SCHEX-03 = Przykład, gracz 1: lider jest w torporze, więc gracz ogłasza 0 na TAK, z 1 punktem ukrytego prestiżu.
rule-RIV-SCHEX-04 = Przykład, gracz 2: na liderze leży już żeton „brak wpływów”, więc Flick płaci 1 punkt krwi za +3 do wpływów i używa ich, a gracz ogłasza 3 na NIE, niczego nie ukrywając.
rule-RIV-SCHEX-05 = Przykład, liczenie: gracz 3 odkrywa Hedge Your Bets (2) i 2 punkty prestiżu i ma 6, gracz 1 dodaje 1, więc TAK ma 7; gracz 4 ma 4, a gracz 2 ma 3, więc NIE ma 7; remis oznacza TAK.
rule-RIV-SCHEX-06 = Przykład, zapłata: gracze 3 i 1 tracą 2 i 1 punkt prestiżu, gracz 4 zachowuje swoje 3, a Flick nie odzyskuje krwi.
rule-RIV-SCHEX-07 = Przykład, wynik: każdy gracz zyskuje 3 punkty prestiżu w swoim kolorze; Hedge Your Bets zostaje odrzucona bez premii za porażkę.

## titles

rule-RIV-TITLE-01 = Wampir ma najwyżej jeden tytuł i żaden tytuł nie może zastąpić innego, z wyjątkiem tytułu Księcia miasta, który zawsze zastępuje dawny.
rule-RIV-TITLE-02 = Zagranie tytułu to akcja, która wyczerpuje wampira mającego go otrzymać; musi on mieć wymaganą PK, a gracz musi użyć wydrukowanej liczby wpływów.
rule-RIV-TITLE-03 = Tytułu nie można zagrać, jeśli nie da się zebrać potrzebnych wpływów.
rule-RIV-TITLE-04 = Wpływów mogą użyć dowolne wampiry z koterii; wampir otrzymujący tytuł nie musi być wśród nich.
rule-RIV-TITLE-05 = Większość tytułów jest unikatowa: dopóki taki tytuł jest w grze na aktywnym wampirze, żaden inny wampir nie może go otrzymać.
rule-RIV-TITLE-06 = Jeśli posiadacz unikatowego tytułu jest w torporze, tytuł może zagrać każdy, a karta na wampirze w torporze zostaje wtedy odrzucona.
rule-RIV-TITLE-07 = Primogen nie jest unikatowy, ale każdy gracz może mieć tylko jednego.
rule-RIV-TITEX-01 = Przykład (Keeper of Elysium), wymaganie: tytuł wymaga PK 4 i 4 punktów wpływów; Velvet ma PK 4, nie ma tytułu i wyczerpuje się, żeby go zagrać.
rule-RIV-TITEX-02 = Przykład, wpływy: lider Guv'nah używa 1, odkryta Hedge Your Bets dodaje 2, a 1 punkt prestiżu dodaje 1, czyli dokładnie 4, więc tytuł zostaje dołączony do wampira Velvet.
rule-RIV-TITEX-03 = Przykład, bez wyzwalaczy: ponieważ modyfikator zagrano odkryty, teksty wampirów Velvet i Guv'nah mówiące o zakrytych kartach się nie wyzwalają.

## prince

rule-RIV-PRINCE-01 = Jeśli Książę trafia do torporu albo zostaje spalony, tytuł Księcia od razu przejmuje wampir, który go pokonał.
rule-RIV-PRINCE-02 = Wampir, który w ten sposób zdobywa tytuł, traci dawny tytuł, a jeśli ma trzy dołączone karty, które nie są tytułami, jedną spala.
rule-RIV-PRINCE-03 = Zdobycie tytułu przez pokonanie liczy się jako dołączenie tytułu, więc Base of Power daje nagrodę.
rule-RIV-PRINCE-04 = Jeśli Księcia pokona coś, co nie jest wampirem, na przykład S.A.D., tytuł wraca na Ulice i można po niego znowu sięgnąć.
rule-RIV-PRINCE-05 = Książę wszędzie ma skrytość 0, więc można go atakować bez wywiadu, a gdy wszystkie pozostałe wampiry są chronione, to on przyjmuje wszystkie obrażenia od S.A.D.
rule-RIV-PRINCE-06 = Korzyść, którą karta Księcia daje na początku tury, rozpatruje się w kroku początku tury kontrolującego.
rule-RIV-PRINCE-07 = Jeśli Książę i atakujący pokonają się nawzajem w tym samym ataku, tytuł wraca na Ulice.
rule-RIV-PRINCE-08 = Wampir, który pokona Księcia inaczej niż obrażeniami ze swojego ataku, na przykład dzięki Coup de Grâce lub reakcji, też przejmuje tytuł.

## conspiracy

rule-RIV-CONSP-01 = Spisek zagrywa się akcją, wyczerpując gotowego wampira; leży zakryty, z 1 punktem prestiżu z puli gracza.
rule-RIV-CONSP-02 = Kontrolujący może w dowolnej chwili i dowolnie często pokazywać kartę wybranym przeciwnikom.
rule-RIV-CONSP-03 = Każdy gracz, który widział kartę, łącznie z kontrolującym, może w każdej turze kontrolującego dołożyć do niej 1 punkt prestiżu; nie jest to akcja.
rule-RIV-CONSP-04 = W turze zagrania karty kontrolujący nie może w ten sposób dołożyć drugiego punktu prestiżu.
rule-RIV-CONSP-05 = Inne karty i zdolności mogą dokładać prestiż ponad ten limit.
rule-RIV-CONSP-06 = Gdy na karcie jest wydrukowana liczba punktów prestiżu, kontrolujący może rozstrzygnąć spisek w dowolnej ze swoich faz akcji, od razu albo później, nie zużywając akcji.
rule-RIV-CONSP-07 = Gracze, którzy się dołożyli, nie mogą być celem, chyba że pozwala na to karta.
rule-RIV-CONSP-08 = Spisku bez dozwolonego celu nie można rozstrzygnąć i pozostaje on zakryty.
rule-RIV-CONSP-09 = Po rozstrzygnięciu kartę się odrzuca, a cały prestiż z niej trafia do puli ogólnej.
rule-RIV-CONEX-01 = Przykład, tura 1: gracz 1 wyczerpuje wampira Guv'nah, kładzie zakryty spisek z 1 punktem prestiżu i dobiera kartę dzięki tekstowi Guv'nah, który zadziałałby bez względu na to, który wampir zagrał kartę.
rule-RIV-CONEX-02 = Przykład, tura 1: graczowi 4 zostaje w tajemnicy pokazana karta i gracz dokłada 1 punkt prestiżu.
rule-RIV-CONEX-03 = Przykład, następna tura gracza 1: gracz 1 dokłada 1 bez akcji, gracz 4 rezygnuje, a graczowi 2 (Rywalowi gracza 1) zostaje pokazana karta i dokłada on 1, razem 4 żetony.
rule-RIV-CONEX-04 = Przykład: gracz 1 nie rozstrzyga w tej turze spisku, choć leżą na nim 4 punkty prestiżu.
rule-RIV-CONEX-05 = Przykład, kolejna tura: zostaje odkryta Lost Glory przeciw graczowi 3, jedynemu, który się nie dołożył; jego punkty planu spadają z 10 do 8, kartę się odrzuca, a 4 żetony z niej trafiają do puli ogólnej.

## mortals

rule-RIV-MORTAL-01 = Przeciw śmiertelnikowi kartę ataku można zagrać odkrytą.
rule-RIV-MORTAL-02 = Śmiertelnicy nie mają obrony; zadanych im obrażeń nic nie zmniejsza.
rule-RIV-MORTAL-03 = Na śmiertelniku nie leżą żetony krwi; trzeba go pokonać jednym atakiem, który zada co najmniej tyle obrażeń, ile wynosi jego krew, inaczej nic mu się nie dzieje.
rule-RIV-MORTAL-04 = Każdy śmiertelnik na Ulicach jest osobną grupą.
rule-RIV-MORTAL-05 = Postaciami (tego słowa używają karty) są tylko wampiry; śmiertelnicy nimi nie są, więc efekty za pokonanie postaci, jak The Spoils, ich nie uwzględniają.
rule-RIV-MORTAL-06 = Gdy zostanie pokonany włóczęga lub mieszkaniec, jego pogromca wybiera między spaleniem a dołączeniem.
rule-RIV-MORTAL-07 = Wydrukowane punkty planu mieszkańca zyskuje się przy obu wyborach.
rule-RIV-MORTAL-08 = Spalenie leczy atakującego o wydrukowaną liczbę i kładzie kartę na stosie kart spalonych Miasta.
rule-RIV-MORTAL-09 = Dołączenie kładzie kartę na atakującym wampirze jako pomocnika; od tej pory nie jest już śmiertelnikiem z talii Miasta.
rule-RIV-MORTAL-10 = Pomocnicy dają to, co na nich wydrukowano, na przykład Dyscypliny, premie do atrybutów, PK lub zapobieganie obrażeniom.
rule-RIV-MORTAL-11 = Efekty, które kradną lub wysysają krew (na przykład Seduction), nic nie robią śmiertelnikom, bo ci nie mają żetonów krwi.

## attachments

rule-RIV-ATTACH-01 = Wampir ma najwyżej 3 dołączone karty, w tym najwyżej 1 tytuł; żeby dołączyć czwartą, najpierw spala się jedną z dołączonych, która nie jest tytułem, a nową kartę trzeba potem dołączyć.
rule-RIV-ATTACH-02 = Kontrolujący może spalić własnego pomocnika w dowolnej chwili swojej tury, ale nie w trakcie akcji; nie dostaje nagrody za spalenie.
rule-RIV-ATTACH-03 = Kart, które do wampira dołączyli przeciwnicy, kontrolujący nie może wybrać do spalenia.

## ongoing

rule-RIV-ONGOING-01 = Karty trwałe zostają w grze i kontrolujący nie może ich odrzucić, chyba że mówi tak jakiś efekt.
rule-RIV-ONGOING-02 = Trwałym efektem jest tylko tekst po słowie „Trwała”; tekst przed nim działa raz, przy zagraniu karty.
rule-RIV-ONGOING-03 = Trwały efekt z wyzwalaczem rozpatruje się za każdym razem, gdy wyzwalacz nastąpi.
rule-RIV-ONGOING-04 = Koszt zdolności aktywowanej na karcie trwałej można zapłacić raz w każdej własnej turze, nawet jeśli karta się nie wyczerpuje.
rule-RIV-ONGOING-05 = Stale działający trwały efekt nie wymaga aktywowania; Assert Authority po prostu daje liderowi więcej wpływów.

## discard

rule-RIV-DISCARD-01 = „Odrzuć” znaczy z ręki, chyba że podano inne miejsce.

## deckbuilding

rule-RIV-DECK-01 = Talia frakcji ma dokładnie 7 wampirów, z których żadne dwa nie noszą tego samego imienia.
rule-RIV-DECK-02 = Biblioteka ma co najmniej 40 i najwyżej 60 kart.
rule-RIV-DECK-03 = W bibliotece są najwyżej 3 kopie karty o tej samej nazwie.
rule-RIV-DECK-04 = Talia ma dokładnie jedno schronienie i jeden plan; żadne z nich nie jest związane z klanem.
rule-RIV-DECK-05 = W partiach z własnymi taliami schronienie, wampira początkowego i plan wybiera się zakryte, a dwie pierwsze karty odkrywa się razem, gdy wybiorą wszyscy.
rule-RIV-DECK-06 = W partiach z własnymi taliami plany pozostają zakryte, dopóki właściciel ich nie odkryje.
rule-RIV-DECK-07 = Zakryty plan trzeba odkryć, gdy używa się jego tekstu.
rule-RIV-DECK-08 = Punkty planu z innych źródeł można kłaść na zakrytym planie.
rule-RIV-DECK-09 = W talii frakcji i w bibliotece klany można dowolnie mieszać.
rule-RIV-DECK-10 = Schronienia i plany nie są unikatowe.

## uniqueness

rule-RIV-UNIQ-01 = Nie można zwerbować wampira, dopóki u któregokolwiek gracza jest w grze aktywny wampir o tym samym imieniu.
rule-RIV-UNIQ-02 = Gdy imiennik jest w torporze, wampira można zwerbować; spala się wtedy tego z torporu wraz z jego tytułem.
rule-RIV-UNIQ-03 = Jeśli kilku graczy odkryje tego samego wampira początkowego, najpierw ustala się kolejność graczy, a potem ci gracze rozgrywają jedną rundę licytacji na prestiż.
rule-RIV-UNIQ-04 = Licytację zaczyna ten z jej uczestników, który jest najbliżej gracza 1, i biegnie ona zgodnie z ruchem wskazówek zegara; każdy raz daje stawkę, 0 lub więcej i wyższą od poprzedniej, albo pasuje.
rule-RIV-UNIQ-05 = Kto dał najwyższą stawkę, zatrzymuje wampira początkowego i traci tyle prestiżu, ile wynosi stawka.
rule-RIV-UNIQ-06 = Jeśli nikt nie licytuje, wampira za darmo zatrzymuje uczestnik, który jest pierwszy w kolejności graczy.
rule-RIV-UNIQ-07 = Przegrani w licytacji zachowują prestiż i wybierają na lidera innego wampira ze swojego stosu frakcji, którego nie ma jeszcze na stole; zastąpionego wtasowują do talii frakcji.
rule-RIV-UNIQ-08 = Stawka musi być taka, żeby gracz mógł zapłacić PK lidera i zachować co najmniej 1 punkt prestiżu.

## golden-rule

rule-RIV-GOLD-01 = Gdy tekst karty przeczy zasadom, ważniejsza jest karta; każdą zasadę czyta się tak, jakby kończyła się słowami „chyba że karta mówi inaczej”.
rule-RIV-GOLD-02 = Żeby złamać zasadę, karta musi to mówić wprost; reakcję można by zagrać przy sięganiu po tytuł Księcia tylko wtedy, gdyby jej tekst pozwalał właśnie na to.

## card-rulings

rule-RIV-CARD-01 = Chinese New Year: gdy się ją rozpatruje, nie wtasowuje się jej samej do talii Miasta, tylko wydarzenia, które już są na stosie kart spalonych.
rule-RIV-CARD-02 = Bad Penny: zdolność „Torpor” działa tylko w torporze i sprawia, że Bad Penny leczy się tam dwa razy szybciej niż inni.
rule-RIV-CARD-03 = Slap in the Face: nie zapobiega obrażeniom; zadaje atakującemu własny 1 punkt plus atrybut broniącego się.
rule-RIV-CARD-04 = Hunt the Hunters: pokonaną kartę Drugiej Inkwizycji wtasowuje się z powrotem do talii Miasta, ktokolwiek ją pokonał, ale nie wtedy, gdy spalił ją atak lub efekt.
rule-RIV-CARD-05 = Molotov Cocktail: cel otrzymuje 1 punkt dotkliwych obrażeń z czaszki; jeśli atakujący odrzuci kartę, każdy inny członek grupy przeciwnika otrzymuje 1 punkt dotkliwych obrażeń, a cel nic więcej.
rule-RIV-CARD-06 = Molotov Cocktail: reakcja pomaga tylko pierwotnemu celowi, chyba że mówi inaczej; osłony i zapobieganie zmniejszają te obrażenia, atrybuty nie.
rule-RIV-CARD-07 = Distraction: gdy S.A.D. zadaje kontrolującemu dotkliwe obrażenia, można odrzucić tę kartę trwałą, żeby przenieść najwyżej 2 punkty z nich na wybranego przeciwnika; resztę przydziela się jak zwykle.
rule-RIV-CARD-08 = Distraction: przeciwnik rozdziela przeniesione obrażenia w swojej koterii jak na końcu własnej tury, a skrytość nie chroni.
rule-RIV-CARD-09 = Distraction: karta nie jest źródłem obrażeń.
rule-RIV-CARD-10 = Balance of Power: gracz, który ją zagrywa, jest zawsze wśród wybranych; trzeba wybrać co najmniej połowę wszystkich graczy.
rule-RIV-CARD-11 = Balance of Power: wybrani gracze, poza aktywnym, nadal mogą odpowiedzieć TAK lub NIE.
rule-RIV-CARD-12 = Balance of Power: w razie powodzenia każdy wybrany gracz wskazuje gracza niewybranego i kradnie mu 1 punkt prestiżu, zgodnie z ruchem wskazówek zegara od aktywnego gracza.
rule-RIV-CARD-13 = Scry the Soul: w razie sprzeczności pierwsza jest karta aktywnego gracza, więc anuluje ona Unswayable Mind.
rule-RIV-CARD-14 = Coup de Grâce: nie jest atakiem, więc nie ma bloku, reakcji ani wyzwalaczy ataku.
rule-RIV-CARD-15 = Sucker Punch: „Wymierzona” pozwala atakującemu przy odkryciu wybrać na cel dowolnego członka grupy przeciwnika, także pierwotny cel, nawet po bloku.
rule-RIV-CARD-16 = Sucker Punch: po zmianie celu nie można ogłosić nowego bloku.
rule-RIV-CARD-17 = Sucker Punch: blokujący pozostaje blokującym i jego reakcję nadal się rozpatruje, ale jej osłony chronią tylko jego.
rule-RIV-CARD-18 = Turf War: pokonanie wampira o PK 5 lub wyższej, który nie należy do Rywala, wyzwala oba jej efekty.
rule-RIV-CARD-19 = Turf War: pokonanie wampira Rywala o PK 5 lub wyższej daje 1 z karty i 1 z zasad gry.
rule-RIV-CARD-20 = Turf War: próg dotyczy PK, a nie żetonów krwi na wampirze.
rule-RIV-CARD-21 = Brother: jego zdolność może pomóc tylko innemu atakującemu z jego grupy, bo gdy sam atakuje, jest wyczerpany.
rule-RIV-CARD-22 = Brother: nie może zwiększyć obrażeń z reakcji, takiej jak Slap in the Face.
rule-RIV-CARD-23 = Brother: zdolności można użyć przy ataku na pretendenta do tytułu Księcia w turze przeciwnika.
rule-RIV-CARD-24 = Hydra: zdolność dobierania jest dostępna dopiero od kroku 9, więc dobrana karta nie może być kartą ataku w tym samym ataku.
rule-RIV-CARD-25 = Long-Term Investment: za każdy zapłacony punkt prestiżu kładzie się na karcie 2 punkty prestiżu własnego koloru z puli ogólnej, a później nie można dołożyć żadnego.
rule-RIV-CARD-26 = Iris Lokken: wpływy z jej tekstu wchodzą wprost do sumy gracza w obecnej intrydze, bez żetonu „brak wpływów” na niej.
rule-RIV-CARD-27 = Lixue Chen: zmiana składu grupy nie odnawia jej premii, która należy się raz na turę.
rule-RIV-CARD-28 = The Mighty Fall: premia zależy od obecnej krwi celu, a nie od PK.
rule-RIV-CARD-29 = Mercy: w razie powodzenia każdy gracz wybiera, którego własnego wampira uleczyć, gdziekolwiek jest.
rule-RIV-CARD-30 = Montgomery White: premia dla jego grupy działa przeciw atakom dystansowym i przeciw dystansowym reakcjom, które zadają obrażenia.
rule-RIV-CARD-31 = Street Preacher i Dragon's Roost: wampir wyczerpuje się jak każdy blokujący i może blokować ataki na dowolny cel, także na śmiertelników i na wampiry innych graczy.
rule-RIV-CARD-32 = Street Preacher i Dragon's Roost: ataków na pretendenta do tytułu Księcia nie można tak blokować.
rule-RIV-CARD-33 = Street Preacher i Dragon's Roost: blokując za własną grupę na Ulicach, wampir staje się jej członkiem; w innym razie jest na Ulicach osobną grupą.
rule-RIV-CARD-34 = Primogen: jeśli Primogen zostanie spalony albo zostanie Księciem miasta, jego gracz może zagrać kolejnego Primogena.
rule-RIV-CARD-35 = Old Post Office: wymaganą ikonę PK mają tylko karty biblioteki, więc wampirów nie można użyć.
rule-RIV-CARD-36 = Old Post Office: użycie wyklucza modyfikator wpływów (1) w tej samej akcji lub w tym samym zdarzeniu.
rule-RIV-CARD-37 = Old Post Office: w intrydze karta jest zakryta i odkrywa się ją, gdy wszyscy użyją wpływów; poza intrygą jest odkryta od razu.
rule-RIV-CARD-38 = The Penthouse: efekty dołączenia pomocnika rozpatruje się przed leczeniem ze schronienia.
rule-RIV-CARD-39 = Royal Retreat: zastąpiony śmiertelnik nie zostaje pokonany i nic nie daje; trafia na stos kart odrzuconych Miasta, a na Ulice dokłada się nową kartę Miasta.
rule-RIV-CARD-40 = Scoped .30-06: jej tekst o wywiadzie działa w kroku wywiadu, wcześniej niż zwykle rozpatruje się tekst karty ataku.
rule-RIV-CARD-41 = Blood for Blood: daje każdemu atakującemu wampirowi zdolność aktywowaną, więc w jednej turze może jej użyć kilku atakujących, każdy raz na atak.
rule-RIV-CARD-42 = Seduction: krew skradziona przez atakującego, który ma jej już pełno, trafia do puli ogólnej.
rule-RIV-CARD-43 = Seduction: druga możliwość działa tylko przeciw celowi, który jest śmiertelnikiem, i nie dosięga żadnego innego śmiertelnika.
rule-RIV-CARD-44 = Sheriff: może spalić dowolną kartę trwałą, także trwałe wydarzenia, trwałe akcje i kartę S.A.D. na Ulicach.
rule-RIV-CARD-45 = Sheriff: spalenie karty S.A.D. nie jest jej pokonaniem, więc jej punktów planu się nie zyskuje.
rule-RIV-CARD-46 = Sheriff: właściciel planu Hunt the Hunters i tak dostaje nagrodę z tego planu, gdy w ten sposób spali kartę S.A.D.
rule-RIV-CARD-47 = Late-Night Snack: trzy wampiry z Odpornością, w tym jeden z Odpornością 2, dają Odporność 4, czyli 4 punkty leczenia do dowolnego rozdzielenia między własne wampiry w koterii i w torporze.
rule-RIV-CARD-48 = All Tied Up: zakrytą może ją zagrać dowolny wampir, ale do rozstrzygnięcia potrzebny jest Malkavian w koterii.
rule-RIV-CARD-49 = Wandering the BART Tunnels: każdy wampir poza swoim schronieniem jest jednoosobową grupą, także każdy, który wyjdzie ze schronienia, póki trwa to wydarzenie.
rule-RIV-CARD-50 = Irresistible Voice i Liza Holt: skradziony pomocnik pozostaje gotowy lub wyczerpany, tak jak był.
rule-RIV-CARD-51 = Irresistible Voice i Liza Holt: kradzież pomocnika nie jest jego pokonaniem i nie daje wydrukowanych punktów planu.
rule-RIV-CARD-52 = Irresistible Voice i Liza Holt: przy Playthings dołączenie skradzionego mieszkańca daje 1 punkt planu.
rule-RIV-CARD-53 = Irresistible Voice i Liza Holt: efekty dołączenia pomocnika działają u złodzieja.
rule-RIV-CARD-54 = Irresistible Voice: pomocnik zostaje skradziony, zanim obrażenia zostaną zmniejszone lub otrzymane.
rule-RIV-CARD-55 = Liza Holt: zabiera pomocnika pokonanego wampira, choć pomocników wampira trafiającego do torporu się spala.
rule-RIV-CARD-56 = Yusuf Kaya i Emergency Bloodbag: nie mogą leczyć wampirów przeciwników w torporze.
rule-RIV-CARD-57 = Royal Retreat: odrzuceni tak śmiertelnicy wracają, gdy odtwarza się pustą talię Miasta.
rule-RIV-CARD-58 = Royal Retreat: zastąpienie działa raz w każdej własnej turze, jak każda zdolność aktywowana.
rule-RIV-CARD-59 = Dane kart są takie jak w pierwszym wydaniu, na którym opierają się przykłady i wyjaśnienia z zasad.
