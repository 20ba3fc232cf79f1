# Vampire: The Eternal Struggle: the rule statements, in Polish.
#
# Terms (English = Polish), to be followed in every Polish text of this game:
#   Methuselah = Matuzalem (pl. Matuzalemowie); prey = zdobycz; predator = drapieżca; controller = kontrolujący
#   pool = pula (1 pool = 1 punkt puli); blood = krew (1 blood = 1 punkt krwi); counter = znacznik; blood bank = bank krwi
#   the Edge = Przewaga; victory point = punkt zwycięstwa (PZ); ousted = wyeliminowany; withdrawal = wycofanie się
#   crypt = krypta; library = biblioteka; ash heap = stos popiołów; hand size = limit ręki; burn = spalić
#   locked / unlocked = przekręcony / odkręcony (only in this sense); face down / face up = zakryty / odkryty
#   block (of an action) = blok; to block = zablokować, blokować; block attempt = próba bloku; blocker = blokujący
#   minion = sługa (pl. słudzy); ally = sprzymierzeniec; retainer = pomocnik; equipment = ekwipunek; equip = wyposażyć się; weapon = broń
#   ready = gotowy; ready region = obszar gotowości; (un)controlled region = obszar (nie)kontrolowany; torpor = torpor
#   unlock / master / minion / influence / discard phase = faza odkręcania / mistrza / sług / wpływów / odrzucania
#   master card = karta mistrza; out-of-turn master = karta mistrza poza turą; trifle = błahostka; location = lokacja; trophy = trofeum
#   action modifier = modyfikator akcji; reaction = karta reakcji; combat card = karta walki; reflex = karta odruchu; event = wydarzenie
#   political action = akcja polityczna; vote = głos; ballot = karta do głosowania; terms = warunki; polling = głosowanie; the prisci block = kolegium prisci
#   (un)directed action = akcja (nie)skierowana; bleed = wykrwawienie; hunt = polowanie; employ = zatrudnić; recruit = zwerbować
#   stealth = skrytość; intercept = przechwycenie; inherent = wrodzony; wake = przebudzenie; "as played" = „w chwili zagrania”
#   range (close / long) = dystans (bliski / daleki); maneuver = manewr; press = nacisk; strike = cios; hand strike = cios wręcz; ranged = dystansowy
#   first strike = cios wyprzedzający; additional strike = dodatkowy cios; dodge = unik; combat ends = koniec walki; strength = siła
#   damage = obrażenia; aggravated = dotkliwe; prevent = zapobiec; heal = uleczyć; wounded = ranny; life = życie
#   diablerie = diableria; blood hunt = krwawe łowy; Blood Cursed = obłożony Klątwą Krwi; Red List = Czerwona Lista; steal = kradzież
#   capacity = pojemność; Discipline = Dyscyplina; basic / superior = podstawowy / wyższy; group = grupa; advanced = zaawansowany; merge = połączyć
#   unique = unikatowy; contested = sporny; contest = spór; yield = ustąpić; transfer = transfer; cancel = anulować
#   sect = sekta; Sabbat = Sabat; Anarch = Anarch; Independent = Niezależny; title = tytuł; prince = książę; justicar = justycjariusz; Inner Circle = Wewnętrzny Krąg
#   scarce = rzadki; slave = niewolnik; sterile = bezpłodny; infernal = infernalny; research area = obszar badań; burn option = opcja spalenia
#   Imbued = Natchniony; creed = credo; virtue = cnota; conviction = przekonanie; power = moc; incapacitated = obezwładniony
# Names of cards stay English; those of clans are as in cards.pl.ftl.

## setup

rule-VTES-1-01 = W partii bierze udział co najmniej dwóch Matuzalemów; nie wolno jej rozpocząć, gdy graczy jest mniej niż dwóch.

## victory

rule-VTES-1-02 = Matuzalem, którego pula spadnie do zera, zostaje natychmiast wyeliminowany, bez względu na to, co sprowadziło ją do zera.
rule-VTES-1-03 = Zwycięża Matuzalem, który w chwili zakończenia partii ma najwięcej punktów zwycięstwa.

## cost

rule-VTES-1-04 = Gdy ta sama karta zarówno kosztuje gracza punkty puli, jak i daje mu punkty puli, zapłata i zysk liczą się jako jeden krok, więc nikt nie zostaje między nimi wyeliminowany.

## cards/state

rule-VTES-1_1-01 = Karta w grze jest albo przekręcona, albo odkręcona; przekręcenie oznacza, że została użyta, i trwa, dopóki coś jej nie odkręci.
rule-VTES-1_1-02 = Tylko odkręceni słudzy mogą wykonywać akcje, podejmować próby bloku i zagrywać karty reakcji (z wyjątkiem efektów przebudzenia).
rule-VTES-1_1-03 = Spalona karta trafia na stos popiołów swojego właściciela, a nie tego, kto ją kontroluje.
rule-VTES-1_1-04 = Spalony znacznik wraca do banku krwi.
rule-VTES-1_1-05 = Karty usuniętej z gry nie można stamtąd odzyskać i nic nie może na nią wpłynąć.
rule-VTES-1_1-06 = Gdy karta zostaje spalona lub usunięta z gry, spalone zostają także wszystkie znaczniki i wszystkie inne karty, które na niej leżą.
rule-VTES-1_1-07 = Każdy stos popiołów jest jawny: każdy gracz może go w dowolnej chwili przejrzeć.

## deck

rule-VTES-1_2-01 = Każdy gracz przynosi dwie osobne talie, kryptę i bibliotekę, a każda karta, zależnie od swojego typu, należy do dokładnie jednej z nich.
rule-VTES-1_2-02 = Krypta liczy co najmniej 12 kart.
rule-VTES-1_2-03 = Krypta nie ma górnego limitu kart.
rule-VTES-1_2-04 = Biblioteka liczy co najmniej 40 kart.
rule-VTES-1_2-05 = Biblioteka może liczyć najwyżej 40 kart plus 10 za każdego gracza, więc w partii sześcioosobowej dopuszcza się od 40 do 100 kart.
rule-VTES-1_2-06 = Nie ma limitu kopii tej samej karty w krypcie ani w bibliotece.
rule-VTES-1_2-07 = Wszystkie karty krypty muszą należeć do jednej grupy albo do dwóch kolejnych grup.

## setup

rule-VTES-1_2-08 = Znacznik krwi, którym zapłacono lub który wydano, liczy się jako spalony, więc trafia do banku krwi.

## edge

rule-VTES-1_2-09 = Przewaga to jeden żeton, którego albo nikt nie kontroluje, albo który ma dokładnie jeden Matuzalem.

## golden-rules

rule-VTES-1_3-01 = Zagranie karty nigdy nie zmienia jej właściciela, a po zakończeniu partii każda karta wraca do gracza, który ją przyniósł.
rule-VTES-1_3-02 = Gdy gracz zostaje wyeliminowany, karty, których jest właścicielem, ale które kontroluje inny gracz, pozostają w grze, dopóki nie zostaną spalone w zwykły sposób.
rule-VTES-1_4-01 = Gdy tekst karty i zasady są sprzeczne, rozstrzyga tekst karty.

## cards/crypt

rule-VTES-1_5_1-01 = Każdy wampir jest unikatowy z imienia, więc w grze może być najwyżej jedna niesporna kopia każdego z nich.
rule-VTES-1_5_2-01 = Pojemność to liczba znaczników krwi potrzebnych do przejęcia kontroli nad wampirem, a zarazem największa ilość krwi, jaką może on mieć.
rule-VTES-1_5_2-02 = Z dwóch wampirów ten o większej pojemności jest starszy, a ten o mniejszej pojemności – młodszy.
rule-VTES-1_5_2-03 = Z wampirów o równej pojemności żaden nie jest starszy ani młodszy od drugiego.
rule-VTES-1_5_2-04 = Krew, którą wampir miałby ponad swoją pojemność, natychmiast odpływa do banku.
rule-VTES-1_5_2-05 = Znaczniki na niekontrolowanym wampirze oznaczają włożony w niego wpływ i stają się jego krwią, gdy zostaje objęty kontrolą.

## influence

rule-VTES-1_5_2-06 = Wampira, którego liczba znaczników co najmniej dorównuje pojemności, można ujawnić i umieścić w obszarze gotowości w fazie wpływów jego kontrolującego; decyduje kontrolujący, nic nie przemieszcza się samo.

## cards/crypt

rule-VTES-1_5_3-01 = Kartę biblioteki wymagającą klanu może zagrać tylko sługa tego klanu (a kartę mistrza – tylko gracz, który ma takiego sługę).
rule-VTES-1_5_3-02 = Karta ograniczona do członków jednego klanu nie może obrać za cel wampira innego klanu.
rule-VTES-1_5_4-01 = Kartę wymagającą Dyscypliny może zagrać tylko wampir, który ma tę Dyscyplinę.
rule-VTES-1_5_4-02 = Wampir mający Dyscyplinę na poziomie podstawowym może użyć tylko podstawowego efektu karty, która jej wymaga.
rule-VTES-1_5_4-03 = Wampir mający poziom wyższy wybiera podstawowy albo wyższy efekt karty, nigdy oba.
rule-VTES-1_5_4-04 = Na karcie z kilkoma symbolami Dyscyplin każdy efekt jest dostępny tylko dla wampira, który spełnia symbole podane przy tym efekcie; dotyczy to także efektów wymagających kilku Dyscyplin naraz.

## deck

rule-VTES-1_5_5-01 = Ograniczenia grup obowiązują tylko przy budowie talii; podczas partii Matuzalem może przejąć kontrolę nad wampirami dowolnej grupy.
rule-VTES-1_5_5-02 = Karta krypty bez wydrukowanej grupy należy do grupy 2, jeśli ma symbol rozszerzenia, a do grupy 1, jeśli go nie ma.

## advanced

rule-VTES-1_5_6-01 = Zaawansowany wampir jest pod każdym względem zwykłym wampirem i można go wprowadzić do gry wpływem samodzielnie.
rule-VTES-1_5_6-02 = Jeśli kontrolujesz jedną wersję wampira, a drugą masz w swoim obszarze niekontrolowanym, możesz w swojej fazie wpływów wydać 4 transfery i 1 punkt puli, aby je połączyć.
rule-VTES-1_5_6-03 = Łączenie działa w obie strony: karta niekontrolowana może być wersją podstawową albo zaawansowaną.
rule-VTES-1_5_6-04 = Znaczniki i karty na wampirze pozostają na nim po połączeniu.
rule-VTES-1_5_6-05 = Połączona para jest jedną kartą, dopóki nie zostanie spalona, nawet jeśli trafi do obszaru niekontrolowanego.
rule-VTES-1_5_6-06 = Gdy połączony wampir zostaje spalony, obie jego karty trafiają na stos popiołów.
rule-VTES-1_5_6-07 = Będące w grze efekty, które dotyczyły którejkolwiek z wersji, dotyczą połączonego wampira.
rule-VTES-1_5_6-08 = Połączony wampir korzysta ze wszystkiego, co wydrukowano na karcie zaawansowanej, a z karty podstawowej tylko z jej tekstu.
rule-VTES-1_5_6-09 = Gdy tekst wersji podstawowej jest sprzeczny z kartą zaawansowaną, pierwszeństwo ma karta zaawansowana.
rule-VTES-1_5_6-10 = Tekst oznaczony ikoną połączenia obowiązuje tylko wtedy, gdy obie wersje są połączone.
rule-VTES-1_5_6-11 = Zaawansowany wampir, połączony lub nie, wchodzi w spór z każdą inną kopią tego wampira w grze, zaawansowaną lub podstawową.
rule-VTES-1_5_6-12 = Dopóki kontrolujesz jedną wersję wampira, drugiej nie można wprowadzić do gry obok niej; można ją tylko połączyć z pierwszą.

## cards/library

rule-VTES-1_6_1_1-01 = Karty biblioteki dzielą się na cztery rodzaje, z których każdy ma swój moment: karty przekonań (faza odkręcania), karty mistrza (zagrywa Matuzalem), karty sług (zagrywają słudzy) i karty wydarzeń (faza odrzucania).
rule-VTES-1_6_1_1-02 = Zagrana karta albo pozostaje odkryta w grze, albo zostaje wszystkim pokazana i położona odkryta na stosie popiołów.
rule-VTES-1_6_1_1-03 = Wszystkie efekty karty (cele, poziom, wybory) ogłasza się w chwili jej zagrania.

## sequencing

rule-VTES-1_6_1_1-04 = Gdy trwa okno „w chwili zagrania” danej karty, wolno używać tylko efektów, które anulują ją w chwili zagrania, oraz efektów przebudzenia.
rule-VTES-1_6_1_1-05 = Kartę uzupełniającą dobiera się dopiero po zamknięciu okna „w chwili zagrania” zagranej karty.

## draw

rule-VTES-1_6_1_2-01 = Po zagraniu karty biblioteki z ręki gracz od razu dobiera jedną kartę, chyba że karta stanowi inaczej.
rule-VTES-1_6_1_2-02 = Karta, której tekst odracza jej uzupełnienie, pozostawia na ręce o jedną kartę mniej do wskazanej chwili, a tego braku nie uważa się za liczbę kart poniżej limitu ręki.
rule-VTES-1_6_1_2-03 = Gracz, którego biblioteka jest pusta, nic nie dobiera i gra dalej.
rule-VTES-1_6_1_2-04 = Gdy liczba kart na ręce różni się od limitu ręki, gracz natychmiast dobiera lub odrzuca karty, aż się zrównają.
rule-VTES-1_6_1_2-05 = Limit ręki wynosi siedem, chyba że zmieni go jakiś efekt.
rule-VTES-1_6_1_2-06 = Kartę zagraną w celu ogłoszenia akcji uzupełnia się, gdy tylko zamknie się jej okno „w chwili zagrania”, a nie przy rozstrzygnięciu akcji.

## cards/library

rule-VTES-1_6_1_3-01 = Kartę sługi może zagrać tylko sługa, który spełnia wszystkie jej wymagania (klan, Dyscyplina, pojemność, tytuł itd.).
rule-VTES-1_6_1_3-02 = Kartę mistrza z wymaganiem dotyczącym sługi może zagrać tylko Matuzalem, który kontroluje gotowego sługę spełniającego to wymaganie.

## turn/unlock

rule-VTES-1_6_1_3-03 = Matuzalem, który nie kontroluje żadnego sługi spełniającego wymagania karty z opcją spalenia, może odrzucić tę kartę w fazie odkręcania dowolnego Matuzalema.
rule-VTES-1_6_1_3-04 = Każdy Matuzalem może w jednej fazie odkręcania odrzucić najwyżej jedną kartę z opcją spalenia.

## cost

rule-VTES-1_6_1_3-05 = Liczba na czerwonej kropli to koszt w krwi, którą pali wampir zagrywający kartę.
rule-VTES-1_6_1_3-06 = Liczba na białym rombie z czaszką to koszt w punktach puli, które pali się z puli Matuzalema.
rule-VTES-1_6_1_3-07 = Karty, której koszt jest należny przy zagraniu, nie można zagrać, jeśli nie ma dość krwi lub puli, by go zapłacić.

## targets

rule-VTES-1_6_1_4-01 = Karta, którą zagrywa się na inną kartę, która wybiera inną kartę lub w inny sposób na nią wpływa, może wpłynąć tylko na kartę w grze, czyli kontrolowaną.
rule-VTES-1_6_1_4-02 = Wampira w obszarze torporu zawsze można wybrać na cel.
rule-VTES-1_6_1_4-03 = Wampirów w obszarze niekontrolowanym i kart spornych nie można wybierać na cel.

## sequencing

rule-VTES-1_6_1_5-01 = Gdy kilku graczy chce użyć efektu, pierwszy jest działający Matuzalem i może użyć z rzędu dowolnie wielu efektów, zanim zrobi to ktokolwiek inny.
rule-VTES-1_6_1_5-02 = Gdy działający Matuzalem skończy, możliwość przechodzi – w akcjach skierowanych i w walce – na broniącego się Matuzalema, a potem na pozostałych, zgodnie z ruchem wskazówek zegara od działającego.
rule-VTES-1_6_1_5-03 = Gdy którykolwiek Matuzalem użyje karty lub efektu, następną możliwość znów ma działający Matuzalem.
rule-VTES-1_6_1_5-04 = Etap kończy się dopiero wtedy, gdy wszyscy Matuzalemowie kolejno spasują i nie zostanie użyty żaden nowy efekt.

## cards/library

rule-VTES-1_6_1_6-01 = Efektu karty w ramce DRAFT można używać tylko w drafcie lub w sealed.
rule-VTES-1_6_1_6-02 = Pogrubiony nagłówek i koszt karty obowiązują także dla jej efektu DRAFT.
rule-VTES-1_6_1_6-03 = Efekt DRAFT ma własne wymagania klanu i Dyscypliny, niezależne od wymagań zwykłych efektów.

## cards/master

rule-VTES-1_6_2-01 = Zwykłe karty mistrza zagrywa się tylko we własnej fazie mistrza, domyślnie jedną na fazę.
rule-VTES-1_6_2-02 = Kartę mistrza w grze kontroluje Matuzalem, który ją zagrał, nawet gdy leży ona na karcie innego gracza, chyba że karta stanowi inaczej.
rule-VTES-1_6_2_1-01 = Lokacja pozostaje w grze i można jej używać wielokrotnie, począwszy od tury, w której ją zagrano.
rule-VTES-1_6_2_1-02 = Lokację mogą spalić karty biblioteki, które tak stanowią.
rule-VTES-1_6_2_2-01 = Kartę Dyscypliny kładzie się na dowolnym kontrolowanym wampirze, także na wampirze innego Matuzalema.
rule-VTES-1_6_2_2-02 = Karta Dyscypliny daje jeden poziom: podstawowy, jeśli wampir nie miał tej Dyscypliny, a wyższy, jeśli miał poziom podstawowy.
rule-VTES-1_6_2_2-03 = Karta Dyscypliny zwiększa pojemność wampira o 1, ale nie dodaje krwi.
rule-VTES-1_6_2_2-04 = Jeśli karta Dyscypliny opuści swojego wampira, znikają wraz z nią poziom i dodatkowa pojemność, a nadmiar krwi odpływa.

## terms

rule-VTES-1_6_2_3-01 = Trofeum można wprowadzić do gry akcją fazy mistrza; nic ono nie robi, dopóki nie zostanie położone na wampirze.
rule-VTES-1_6_2_3-02 = Gdy wampir spali sługę z Czerwonej Listy w walce lub akcją (D) (w tym diablerią), każde trofeum w grze może na tym wampirze położyć ten, kto je kontroluje.
rule-VTES-1_6_2_3-03 = Wampir może otrzymać w ten sposób dowolną liczbę trofeów będących w grze, niezależnie od jednego trofeum, które może odszukać kontrolujący wampira.
rule-VTES-1_6_2_3-04 = Trofeum leżącego na wampirze nigdy nie można z niego przenieść.

## cards/master

rule-VTES-1_6_2_4-01 = Kartę mistrza poza turą można zagrać w dowolnej odpowiedniej chwili tury innego gracza; zużywa ona jedną akcję twojej następnej fazy mistrza.
rule-VTES-1_6_2_4-02 = Nie wolno zagrać drugiej karty mistrza poza turą na poczet tej samej nadchodzącej fazy mistrza.
rule-VTES-1_6_2_4-03 = Kart mistrza poza turą nie wolno zagrywać we własnej turze.
rule-VTES-1_6_2_4-04 = Anulowana karta mistrza poza turą mimo to zużywa akcję i nadal nie pozwala zagrać drugiej.
rule-VTES-1_6_2_5-01 = Nieanulowana błahostka daje graczowi, który ją zagrał, jedną dodatkową akcję fazy mistrza.
rule-VTES-1_6_2_5-02 = Anulowana błahostka nie daje dodatkowej akcji.
rule-VTES-1_6_2_5-03 = Matuzalem może zagrać najwyżej jedną błahostkę na turę.
rule-VTES-1_6_2_6-01 = Karta mistrza, która nie należy do żadnego z wymienionych typów, robi to, co na niej napisano, i zostaje odrzucona, chyba że stanowi, iż wprowadza się ją do gry lub kładzie na innej karcie.

## cards/minion

rule-VTES-1_6_3-01 = Karta sługi po zagraniu zostaje spalona, chyba że stanowi inaczej.
rule-VTES-1_6_3-02 = Kartę sługi leżącą na słudze kontroluje ten, kto kontroluje tego sługę.
rule-VTES-1_6_3-03 = Kartę sługi, która jest w grze, ale nie leży na innej kontrolowanej karcie, kontroluje Matuzalem, który ją zagrał.
rule-VTES-1_6_3-04 = Kartę sługi z symbolem Dyscypliny, symbolem klanu lub kosztem w krwi może zagrać tylko wampir, który spełnia te wymagania.

## cards/ally-as-vampire

rule-VTES-1_6_3-05 = Sprzymierzeniec, który zagrywa kartę „jak wampir”, liczy się jako wampir dla każdego efektu wynikającego z zagrania tej karty, także długotrwałego.
rule-VTES-1_6_3-06 = Dla takiej karty życie sprzymierzeńca zastępuje krew, więc koszty, zyski i straty krwi rozlicza się w życiu.
rule-VTES-1_6_3-07 = Dla takiej karty sprzymierzeniec ma wrodzoną pojemność 1.
rule-VTES-1_6_3-08 = Życie, które sprzymierzeniec zyskuje ponad tę pojemność, nie przepada.
rule-VTES-1_6_3-09 = Jeśli efekt zadaje sprzymierzeńcowi obrażenia dotkliwe, sprzymierzeniec pali życie jak zwykle.
rule-VTES-1_6_3-10 = Jeśli efekt miałby wysłać sprzymierzeńca do torporu, sprzymierzeniec zostaje spalony.
rule-VTES-1_6_3-11 = Sprzymierzeniec nie jest wampirem dla efektów, które karta ma dzięki temu, że jest w grze.

## cards/minion

rule-VTES-1_6_3_1-01 = Karta akcji daje akcję, która zastępuje akcje wrodzone; na jedną akcję można zagrać tylko jedną kartę akcji.
rule-VTES-1_6_3_1-02 = Karty akcji nie można użyć do zmodyfikowania innej akcji.
rule-VTES-1_6_3_2-01 = Modyfikatory akcji może zagrywać tylko działający sługa i tylko do własnej akcji.
rule-VTES-1_6_3_2-02 = Sługa nie może zagrać tego samego modyfikatora akcji więcej niż raz podczas jednej akcji.
rule-VTES-1_6_3_3-01 = Sprzymierzeńców, ekwipunek i pomocników wprowadza się do gry właściwą im akcją, po jednej karcie na akcję.
rule-VTES-1_6_3_3-02 = Ekwipunek i pomocników kładzie się na działającym słudze, a sprzymierzeniec wchodzi do gry jako osobna karta.
rule-VTES-1_6_3_3-03 = Ekwipunek i pomocnicy leżący na słudze zostają spaleni, gdy spalony zostaje ten sługa.
rule-VTES-1_6_3_4-01 = Karty akcji politycznej używa się albo do zwołania referendum akcją, albo do spalenia jej w referendum za jeden głos.

## combat/sequence

rule-VTES-1_6_3_5-01 = Karty walki zagrywają tylko słudzy uczestniczący w walce.

## cards/minion

rule-VTES-1_6_3_6-01 = Kartę reakcji może zagrać tylko gotowy odkręcony sługa w odpowiedzi na akcję sługi innego Matuzalema.
rule-VTES-1_6_3_6-02 = Słudzy Matuzalema nie mogą reagować na akcje innych sług tego samego Matuzalema.
rule-VTES-1_6_3_6-03 = Sługa nie może zagrać tej samej karty reakcji więcej niż raz podczas jednej akcji.
rule-VTES-1_6_3_6-04 = Zagranie karty reakcji nie powoduje przekręcenia sługi, który ją zagrywa.
rule-VTES-1_6_3_7-01 = Kartę odruchu zagrywa sługa, aby anulować jeden wymieniony rodzaj kart w chwili, gdy karta taka zostaje zagrana przeciw niemu.

## imbued

rule-VTES-1_6_3_8-01 = Karty mocy to karty akcji, które mogą zagrywać tylko Natchnieni.

## discard

rule-VTES-1_6_4-01 = W jednej fazie odrzucania można wprowadzić do gry najwyżej jedną kartę wydarzenia, kosztem akcji fazy odrzucania.

## cards/event

rule-VTES-1_6_4-02 = Każdą kartę wydarzenia można zagrać tylko raz na partię.
rule-VTES-1_6_4-03 = Wydarzenie w grze kontroluje Matuzalem, który je zagrał, chyba że karta stanowi inaczej.

## setup

rule-VTES-2_1-01 = Miejsca przy stole można ustalić dowolnym sposobem; gracz po twojej lewej (następny zgodnie z ruchem wskazówek zegara) to twoja zdobycz, a gracz po prawej to twój drapieżca.
rule-VTES-2_1-02 = Gdy twoja zdobycz zostaje wyeliminowana, twoją zdobyczą staje się zdobycz tego gracza.
rule-VTES-2_1-03 = Gdy zostało dwóch graczy, każdy jest zarazem zdobyczą i drapieżcą drugiego.
rule-VTES-2_2-01 = Każdy Matuzalem zaczyna z 30 punktami puli.
rule-VTES-2_2-02 = W banku krwi nigdy nie brakuje znaczników.

## edge

rule-VTES-2_2-03 = Na początku partii nikt nie kontroluje Przewagi.

## setup

rule-VTES-2_3-01 = Każdy obszar gry dzieli się na obszar niekontrolowany i obszar kontrolowany, a ten drugi na obszar gotowości i obszar torporu.
rule-VTES-2_3-02 = Obszar kontrolowany jest na początku pusty, a w obszarze niekontrolowanym leżą cztery zakryte karty z wierzchu krypty.
rule-VTES-2_3-03 = Przed dobraniem kart tasuje się obie talie, a drapieżca może je przełożyć.
rule-VTES-2_3-04 = Początkowa ręka to siedem kart z wierzchu biblioteki.
rule-VTES-2_3-05 = Własną rękę i własne karty niekontrolowane możesz oglądać w dowolnej chwili.
rule-VTES-2_3-06 = Znaczniki na zakrytych wampirach niekontrolowanych są widoczne dla wszystkich.
rule-VTES-2_3-07 = Wampiry objęte kontrolą umieszcza się odkryte w obszarze gotowości.

## turn/sequence

rule-VTES-3-01 = Tury następują zgodnie z ruchem wskazówek zegara.
rule-VTES-3-02 = Tura ma pięć faz w następującej kolejności: odkręcania, mistrza, sług, wpływów, odrzucania.

## turn/unlock

rule-VTES-4-01 = Na początku swojej fazy odkręcania musisz odkręcić wszystkie swoje karty poza infernalnymi sługami.
rule-VTES-4-02 = Efekty, które wymagają czegoś lub na coś pozwalają w twojej fazie odkręcania, rozstrzyga się po odkręceniu twoich kart.
rule-VTES-4-03 = Kolejność efektów fazy odkręcania wybiera Matuzalem, którego jest ta faza.

## edge

rule-VTES-4-04 = Jeśli masz Przewagę, możesz w swojej fazie odkręcania zyskać 1 punkt puli z banku.

## contested

rule-VTES-4-05 = W swojej fazie odkręcania musisz dla każdej karty i każdego tytułu, o które toczysz spór, wybrać, czy płacisz, czy ustępujesz.
rule-VTES-4_1-01 = Gdy druga kopia unikatowej karty wchodzi do gry u innego Matuzalema, wszystkie kopie zostają zakryte, wychodzą z gry i stają się sporne.
rule-VTES-4_1-02 = Kolejna kopia, która wchodzi do gry, gdy karta jest sporna, natychmiast przystępuje do sporu.
rule-VTES-4_1-03 = Karta sporna jest poza grą, więc ani nie działa, ani nic nie może na nią wpłynąć.
rule-VTES-4_1-04 = Karty i znaczniki na spornej karcie pozostają na niej, gdy jest poza grą.
rule-VTES-4_1-05 = Spór o kartę kosztuje 1 punkt puli w każdej twojej fazie odkręcania.
rule-VTES-4_1-06 = Zamiast płacić, możesz ustąpić karty, co powoduje jej spalenie.
rule-VTES-4_1-07 = Wszystko, co leży na ustąpionej karcie, także zostaje spalone.
rule-VTES-4_1-08 = Gdy znikną wszystkie konkurencyjne kopie, twoja kopia zostaje odkręcona i odkryta na początku twojej fazy odkręcania, co kończy spór.
rule-VTES-4_1-09 = Nie możesz kontrolować dwóch kopii unikatowej karty ani toczyć sporu z samym sobą: nie wolno ci z wyboru wprowadzić drugiej kopii, a jeśli wymusi to efekt, wchodząca kopia zostaje spalona.
rule-VTES-4_1-10 = Jeśli twoja kopia unikatowej karty została spalona, możesz zagrać inną kopię.
rule-VTES-4_1-11 = Kopia na ręce, w bibliotece, krypcie, stosie popiołów lub obszarze niekontrolowanym nie wchodzi w żaden spór.
rule-VTES-4_2-01 = Unikatowy tytuł, do którego rości sobie prawo więcej niż jeden wampir w grze, jest sporny; przykładem jest drugi książę lub arcybiskup tego samego miasta.
rule-VTES-4_2-02 = Dopóki tytuł jest sporny, jego pretendenci liczą się jako pozbawieni tytułu, ale pozostają kontrolowani, mogą wykonywać akcje i blokować.
rule-VTES-4_2-03 = Spór o tytuł kosztuje wampira 1 punkt krwi w każdej fazie odkręcania jego kontrolującego.
rule-VTES-4_2-04 = Zamiast płacić, wampir może ustąpić tytułu, a musi to zrobić, jeśli nie ma krwi na zapłatę.
rule-VTES-4_2-05 = Spór o tytuł mogą toczyć tylko gotowe wampiry; wampir w torporze musi ustąpić tytułu w swojej fazie odkręcania.
rule-VTES-4_2-06 = Ustąpienie tytułu nie ma dla wampira żadnego innego skutku.
rule-VTES-4_2-07 = Gdy wszyscy inni pretendenci zrezygnują, wampir obejmuje tytuł w następnej fazie odkręcania swojego kontrolującego.

## turn/master

rule-VTES-5-01 = Domyślnie masz jedną akcję fazy mistrza w swojej fazie mistrza.
rule-VTES-5-02 = Akcji fazy mistrza można użyć do zagrania karty mistrza albo w inny sposób, na który pozwalają karty lub zasady.
rule-VTES-5-03 = Karta mistrza poza turą zagrana na poczet tej fazy mistrza pozostawia ci o jedną akcję mniej niż zwykle.
rule-VTES-5-04 = To ty wybierasz kolejność innych efektów fazy mistrza względem swoich akcji fazy mistrza.
rule-VTES-5-05 = Niewykorzystane akcje fazy mistrza przepadają z końcem fazy.

## turn/minion

rule-VTES-6-01 = Akcje mogą wykonywać tylko gotowi odkręceni słudzy.
rule-VTES-6-02 = Wykonanie akcji powoduje przekręcenie działającego sługi.
rule-VTES-6-03 = Gotowi odkręceni słudzy innych Matuzalemów mogą podejmować próby bloku; udany blok powoduje przekręcenie blokującego.
rule-VTES-6-04 = Akcja udaje się tylko wtedy, gdy nie zostanie zablokowana.
rule-VTES-6-05 = Akcję rozstrzyga się w całości, zanim zacznie się następna.
rule-VTES-6-06 = Sługa, który zostanie odkręcony w fazie sług, może ponownie wykonać akcję.
rule-VTES-6-07 = Gotowy wampir bez krwi musi polować.
rule-VTES-6-08 = Żaden z twoich sług nie może wykonać akcji nieobowiązkowej, dopóki którykolwiek z nich ma jeszcze do wykonania akcję obowiązkową.
rule-VTES-6-09 = Kilku sług z akcjami obowiązkowymi może je wykonać w dowolnej kolejności.
rule-VTES-6-10 = Sługa, na którym ciąży akcja obowiązkowa, nie może wykonać żadnej innej akcji.
rule-VTES-6-11 = Sługa z dwiema lub więcej różnymi akcjami obowiązkowymi utyka i nie wykonuje żadnej akcji.
rule-VTES-6-12 = Sługa, który utknął, nie powstrzymuje innych twoich sług przed wykonywaniem akcji nieobowiązkowych.
rule-VTES-6-13 = Sługa, którego akcji obowiązkowej nie da się wykonać, także utyka.

## action/card

rule-VTES-6_1-01 = Bez użycia kart gotowy sługa może dokonać wykrwawienia albo (tylko wampiry) polować.
rule-VTES-6_1-02 = Ekwipunek można akcją przenosić między swoimi sługami, ale pomocników nie.

## action/bleed

rule-VTES-6_1_1-01 = Domyślnie celem wykrwawienia może być tylko zdobycz działającego Matuzalema.
rule-VTES-6_1_1-02 = Karta lub efekt może dopuścić albo wymusić wykrwawienie Matuzalema innego niż zdobycz.
rule-VTES-6_1_1-03 = Matuzalem nigdy nie może wykrwawić samego siebie, bez względu na efekt.
rule-VTES-6_1_1-04 = Sługa może wykonać najwyżej jedną akcję wykrwawienia na turę, nawet jeśli zostanie odkręcony.
rule-VTES-6_1_1-05 = Udane wykrwawienie pali tyle punktów puli celu, ile wynosi wartość wykrwawienia.
rule-VTES-6_1_1-06 = Wrodzone wykrwawienie sługi wynosi 1, chyba że jego karta stanowi inaczej.

## edge

rule-VTES-6_1_1-07 = Jeśli wykrwawienie powiedzie się za co najmniej 1, kontrolujący działającego sługę odbiera Przewagę temu, kto ją ma.
rule-VTES-6_1_1-08 = Udane wykrwawienie za zero nie daje Przewagi.

## action/bleed

rule-VTES-6_1_1-09 = Wykrwawienie większe niż pula celu eliminuje cel, a żadna pula nie spada poniżej zera.
rule-VTES-6_1_1-10 = W jednej akcji wykrwawienie może zwiększyć tylko jeden efekt karty oznaczony „(limitowane)”; nieoznaczone premie i zmniejszenia nie są ograniczone.

## action/hunt

rule-VTES-6_1_2-01 = Polować mogą tylko wampiry.
rule-VTES-6_1_2-02 = Udane polowanie przenosi 1 punkt krwi z banku na działającego wampira.
rule-VTES-6_1_2-03 = Krew zyskana z polowania ponad pojemność natychmiast odpływa.
rule-VTES-6_1_2-04 = Polowanie jest akcją nieskierowaną o wrodzonej skrytości 1.

## action/equip

rule-VTES-6_1_3-01 = Wyposażenie się jest akcją o wrodzonej skrytości 1.
rule-VTES-6_1_3-02 = Przy wyposażeniu się z ręki kartę kładzie się na działającym słudze, a jej koszt pobiera się tylko w razie powodzenia.
rule-VTES-6_1_3-03 = Jeśli wyposażenie się z ręki się nie powiedzie, karta ekwipunku zostaje spalona, a jej kosztu się nie płaci.
rule-VTES-6_1_3-04 = Jedną akcją można wprowadzić z ręki najwyżej jedną kartę ekwipunku, ale sługa może mieć ich dowolnie wiele.
rule-VTES-6_1_3-05 = Sługa może akcją wyposażenia się wziąć wskazane karty ekwipunku od innego sługi tego samego Matuzalema.
rule-VTES-6_1_3-06 = W jednej takiej akcji można wziąć kilka kart ekwipunku od jednego sługi.
rule-VTES-6_1_3-07 = Jeśli wzięcie ekwipunku się nie powiedzie, pozostaje on tam, gdzie był.

## action/retainer

rule-VTES-6_1_4-01 = Zatrudnienie pomocnika jest akcją o wrodzonej skrytości 1.
rule-VTES-6_1_4-02 = W razie powodzenia pomocnika kładzie się na działającym słudze i płaci się jego koszt; w razie niepowodzenia karta zostaje spalona bez zapłaty.
rule-VTES-6_1_4-03 = Jedną akcją można zatrudnić jednego pomocnika, a sługa może mieć dowolną liczbę pomocników.
rule-VTES-6_1_4-04 = Pomocnika nigdy nie można przenieść na innego sługę.
rule-VTES-6_1_4-05 = Pomocnik wchodzi do gry ze znacznikami życia z banku w liczbie równej jego wydrukowanemu życiu.
rule-VTES-6_1_4-06 = Pomocnik zostaje spalony, gdy straci ostatni punkt życia.

## action/ally

rule-VTES-6_1_5-01 = Werbunek sprzymierzeńca jest akcją o wrodzonej skrytości 1.
rule-VTES-6_1_5-02 = W razie powodzenia sprzymierzeniec wchodzi do twojego obszaru kontrolowanego (gotowości) i płaci się jego koszt; w razie niepowodzenia karta zostaje spalona bez zapłaty.
rule-VTES-6_1_5-03 = Zwerbowany sprzymierzeniec nie może wykonywać akcji w turze, w której go zwerbowano.
rule-VTES-6_1_5-04 = Jedną akcją werbuje się jednego sprzymierzeńca.
rule-VTES-6_1_5-05 = Sprzymierzeniec, który wchodzi do gry w inny sposób, może wykonać akcję w tej samej turze.
rule-VTES-6_1_5-06 = Sprzymierzeniec, który wchodzi do gry w jakikolwiek sposób, otrzymuje z banku swoje wydrukowane życie.
rule-VTES-6_1_5-07 = Sprzymierzeniec zostaje spalony, gdy straci ostatni punkt życia.
rule-VTES-6_1_5-08 = Jeśli werbunek sprzymierzeńca wymaga Dyscypliny, a wchodzi on do gry w inny sposób, używa się jego wersji podstawowej, gdy wersje się różnią.

## action/card

rule-VTES-6_1_6-01 = Akcja z karty akcji lub z karty w grze nie ma skrytości, chyba że karta stanowi inaczej.
rule-VTES-6_1_6-02 = Taką akcję mogą wykonać zarówno wampiry, jak i sprzymierzeńcy, chyba że karta stanowi inaczej lub ma wymagania, których nie mogą oni spełnić.
rule-VTES-6_1_6-03 = Jeśli karta daje szczególną wersję akcji podstawowej, obowiązują wszystkie zasady akcji podstawowej, z wyjątkiem tych, które karta zmienia.

## action/bleed

rule-VTES-6_1_6-04 = Akcja z karty, która jest wykrwawieniem, podlega wszystkim zasadom wykrwawienia: Krid zagrywający Computer Hacking (wykrwawienie z premią +1) może wykrwawić tylko zdobycz swojego kontrolującego, za 1 więcej.

## action/card

rule-VTES-6_1_6-05 = Akcję z karty akcji z ręki w razie powodzenia rozstrzyga się i opłaca, a w razie niepowodzenia kartę się pali.
rule-VTES-6_1_6-06 = Akcję, którą daje karta w grze, w razie powodzenia rozstrzyga się i opłaca, a w razie niepowodzenia po prostu nie ma ona skutku.
rule-VTES-6_1_6-07 = Sługa nie może wykonać akcji tą samą kartą akcji ani za pomocą tej samej karty w grze (w tym własnej) więcej niż raz na turę, nawet jeśli zostanie odkręcony.

## action/political

rule-VTES-6_1_7-01 = Akcja polityczna ma wrodzoną skrytość 1.
rule-VTES-6_1_7-02 = Akcje polityczne mogą wykonywać tylko wampiry.
rule-VTES-6_1_7-03 = Akcje polityczne są zawsze nieskierowane.
rule-VTES-6_1_7-04 = Sługa może wykonać najwyżej jedną akcję polityczną na turę.
rule-VTES-6_1_7-05 = Jeśli akcja polityczna się powiedzie, ustala się warunki, oddaje głosy, po czym wniosek przechodzi lub upada.

## action/sequence

rule-VTES-6_2-01 = Przebieg akcji: ogłoszenie i przekręcenie sługi, próby bloku, a potem powodzenie z zapłatą albo blok z walką.
rule-VTES-6_2-02 = Modyfikatory akcji i karty reakcji można zagrywać w dowolnej odpowiedniej chwili podczas akcji, zgodnie z kolejnością działania.
rule-VTES-6_2-03 = Efekt modyfikatora akcji lub karty reakcji trwa przez całą bieżącą akcję.

## block

rule-VTES-6_2-04 = Akcję, której celem nie jest inny Matuzalem, mogą zablokować słudzy zdobyczy i drapieżcy działającego Matuzalema.

## action/sequence

rule-VTES-6_2_1-01 = Wszystkie szczegóły akcji (cel, koszt, efekty, kartę) podaje się przy ogłoszeniu i wtedy też zagrywa się odkrytą kartę.

## politics/referendum

rule-VTES-6_2_1-02 = Wyjątkiem są warunki referendum: wybiera się je dopiero po powodzeniu akcji.

## action/bleed

rule-VTES-6_2_1-03 = Sarah przekręca Krida, aby wykrwawić swoją zdobycz, Alexis, za 1.

## action/ally

rule-VTES-6_2_1-04 = Następnie Pug należący do Sarah werbuje Loyal Street Gang ze skrytością +1 za 1 punkt puli, płatny tylko w razie powodzenia.

## block

rule-VTES-6_2_2_1-01 = Akcja wymierzona w co najmniej jednego innego Matuzalema lub w coś, co on kontroluje, jest skierowana i tylko ci Matuzalemowie mogą próbować ją zablokować.
rule-VTES-6_2_2_1-02 = Gdy akcja skierowana ma kilka celów, Matuzalemów będących celami pyta się o blok zgodnie z ruchem wskazówek zegara, licząc od działającego.
rule-VTES-6_2_2_1-03 = Przy akcji nieskierowanej pierwsza szansa na blok należy do zdobyczy, a następna do drapieżcy.
rule-VTES-6_2_2_1-04 = Przy dwóch graczach jedyny przeciwnik, będąc zdobyczą i drapieżcą, może zablokować każdą akcję.
rule-VTES-6_2_2_1-05 = Próbę bloku mogą podjąć tylko gotowi odkręceni słudzy.
rule-VTES-6_2_2_1-06 = W danej chwili próbę bloku może podejmować tylko jeden sługa.
rule-VTES-6_2_2_1-07 = Po nieudanej próbie ten sam lub inny sługa może podejmować następne, dowolnie wiele razy.
rule-VTES-6_2_2_1-08 = Nieudana próba bloku nie powoduje przekręcenia sługi.
rule-VTES-6_2_2_1-09 = Decyzja Matuzalema, że nie podejmie dalszych prób, jest dla tej akcji ostateczna.
rule-VTES-6_2_2_1-10 = Oznaczenie (D) jest tylko przypomnieniem; to, czy akcja jest skierowana, zależy od jej celów.
rule-VTES-6_2_2_1-11 = Chwila, w której wszyscy Matuzalemowie zrezygnowali z bloku, sama jest efektem, po którym działający Matuzalem, a potem pozostali, mogą przed rozstrzygnięciem zagrać kolejne karty.
rule-VTES-6_2_2_1-12 = Wykrwawienie Alexis przez Krida jest skierowane przeciw Alexis, więc blokować mogą tylko jej gotowi odkręceni słudzy – i to wielokrotnie, jeśli próba się nie uda.
rule-VTES-6_2_2_1-13 = Werbunek, którego dokonuje Pug, jest nieskierowany: zdobycz Sarah może podejmować próby, dopóki nie zrezygnuje, a potem może to robić jej drapieżca.
rule-VTES-6_2_2_1-14 = Jeśli efekt zmieni cel akcji, próby bloku otwierają się na nowo dla Matuzalema, który jest teraz jej celem.
rule-VTES-6_2_2_1-15 = Ogłoszonej próby bloku nie można cofnąć.

## stealth-intercept

rule-VTES-6_2_2_2-01 = Blok się udaje, gdy przechwycenie blokującego jest co najmniej równe skrytości działającego sługi.
rule-VTES-6_2_2_2-02 = Skrytość i przechwycenie sług wynoszą domyślnie 0.
rule-VTES-6_2_2_2-03 = Wrodzona skrytość akcji to wartość początkowa skrytości działającego sługi.
rule-VTES-6_2_2_2-04 = Skrytość można dodać tylko wtedy, gdy jest potrzebna: podczas próby bloku przez sługę, którego przechwycenie wystarcza do bloku.
rule-VTES-6_2_2_2-05 = Przechwycenie można dodać tylko wtedy, gdy jest potrzebne: może to zrobić sługa podejmujący próbę bloku, dopóki skrytość działającego sługi przewyższa jego przechwycenie.
rule-VTES-6_2_2_2-06 = Karta, która oprócz innego efektu dodaje skrytość lub przechwycenie, podlega ograniczeniu tylko co do skrytości lub przechwycenia.
rule-VTES-6_2_2_2-07 = Zmiany skrytości i przechwycenia trwają przez całą akcję i znikają z jej końcem.
rule-VTES-6_2_2_2-08 = Wartość może wskutek efektów spaść poniżej zera i porównuje się ją taką, jaka jest.
rule-VTES-6_2_2_2-09 = Ira poluje ze skrytością 1, zdobycz Sarah rezygnuje z bloku, jej drapieżca kartą reakcji daje Eugenio +1 do przechwycenia, Sarah nie dodaje skrytości, więc polowanie zostaje zablokowane.

## block

rule-VTES-6_2_2_2-10 = Próba bloku się nie udaje, gdy skrytość przewyższa przechwycenie, a blokujący Matuzalem nie chce lub nie może dodać go więcej.

## action/bleed

rule-VTES-6_2_2_2-11 = Quentin wykrwawia Alexis, która rezygnuje z bloku, po czym Sarah zagrywa Confusion (+1 do wykrwawienia), więc Alexis traci 2 punkty puli.

## action/sequence

rule-VTES-6_2_3-01 = W razie powodzenia płaci się koszt akcji i stosuje jej efekty.
rule-VTES-6_2_3-02 = Jeśli akcja zostanie zablokowana, karty zagrane w celu jej wykonania zostają spalone, akcja nie ma skutku, a jej kosztu się nie płaci.
rule-VTES-6_2_3-03 = Jeśli akcja zostanie zablokowana, blokujący zostaje przekręcony i walczy z działającym sługą.

## cost

rule-VTES-6_2_3-04 = Koszty modyfikatorów akcji i kart reakcji płaci się przy zagraniu, bez względu na to, czy akcja się powiedzie.
rule-VTES-6_2_3-05 = Jeśli w chwili rozstrzygnięcia akcji nie da się już zapłacić całego kosztu, płaci się tyle, ile można, a akcja nie ma skutku.

## action/sequence

rule-VTES-6_2_3-06 = Jeśli działający sługa przed rozstrzygnięciem przestanie być gotowy, akcja kończy się bez skutku.
rule-VTES-6_2_3-07 = Akcja niezablokowana, której cel w chwili rozstrzygnięcia zniknął lub już się nie nadaje, mimo to się udaje i zostaje opłacona, ale nic nie robi.

## politics/referendum

rule-VTES-6_3-01 = Referendum odbywa się wskutek akcji politycznej albo wskutek diablerii (krwawe łowy).

## action/political

rule-VTES-6_3_1-01 = Referendum można też zwołać za pomocą karty w grze, która na to pozwala; działający wampir zostaje wtedy przekręcony, a referendum ogłoszone.
rule-VTES-6_3_1-02 = Akcja polityczna nigdy nie jest przeciw nikomu skierowana, bez względu na to, co zrobiłoby referendum.

## politics/referendum

rule-VTES-6_3_1-03 = Wyborów w warunkach referendum zwołujący gracz dokonuje dopiero po powodzeniu akcji.
rule-VTES-6_3_2-01 = Koszt akcji politycznej płaci się, gdy się ona powiedzie, przed referendum.
rule-VTES-6_3_2-02 = Referendum ma trzy kolejne kroki: warunki, głosowanie, rozstrzygnięcie.
rule-VTES-6_3_2-03 = Dawne sformułowanie „during a political action” (podczas akcji politycznej) oznacza: podczas jej części będącej referendum.
rule-VTES-6_3_2-04 = Efektów używanych „przed oddaniem głosów” używa się na początku głosowania, przed pierwszym głosem lub kartą do głosowania.

## politics/votes

rule-VTES-6_3_2-05 = Wszyscy Matuzalemowie mogą oddawać głosy i karty do głosowania w dowolnej kolejności.
rule-VTES-6_3_2-06 = Oddanie głosu jest dobrowolne.
rule-VTES-6_3_2-07 = Oddanego głosu ani karty do głosowania nie można zmienić ani wycofać.

## politics/referendum

rule-VTES-6_3_2-08 = Głosowanie kończy się dopiero wtedy, gdy wszyscy Matuzalemowie skończą głosować.
rule-VTES-6_3_2-09 = Wniosek przechodzi, jeśli głosów za jest więcej niż głosów przeciw; w przeciwnym razie upada.
rule-VTES-6_3_2-10 = Przy remisie wniosek upada.
rule-VTES-6_3_2-11 = Referendum, które upadło, nie ma skutku.

## politics/votes

rule-VTES-6_3_3-01 = Matuzalemowie nie mają własnych głosów ani kart do głosowania; trzeba je zdobyć.
rule-VTES-6_3_3-02 = Zdobytego głosu nie trzeba oddać od razu.
rule-VTES-6_3_3-03 = Matuzalem może część głosów oddać za, a część przeciw.
rule-VTES-6_3_3-04 = Wszystkie głosy i karty do głosowania pochodzące od jednego wampira lub z jednego innego źródła trzeba oddać razem i tak samo.
rule-VTES-6_3_3-05 = Karta akcji politycznej użyta do zwołania referendum daje jeden głos kontrolującemu wampira, który je zwołał.
rule-VTES-6_3_3-06 = Każdy Matuzalem może spalić z ręki kartę akcji politycznej za jeden głos, pomijając jej tekst.
rule-VTES-6_3_3-07 = Karty akcji politycznej spalonej za głos nie uzupełnia się do końca referendum.
rule-VTES-6_3_3-08 = Każdy Matuzalem zdobywa z kart akcji politycznej najwyżej jeden głos na referendum, wliczając kartę, którą je zwołano.
rule-VTES-6_3_3-09 = Zwołujący, który użył karty w grze zamiast karty akcji politycznej, nadal może spalić jedną taką kartę za głos.
rule-VTES-6_3_3-10 = Gotowy primogen lub biskup daje 1 głos.
rule-VTES-6_3_3-11 = Gotowy książę, arcybiskup, baron, kholo lub magaji daje 2 głosy.
rule-VTES-6_3_3-12 = Gotowy justycjariusz lub kardynał daje 3 głosy.
rule-VTES-6_3_3-13 = Gotowy członek Wewnętrznego Kręgu lub regent daje 4 głosy.
rule-VTES-6_3_3-14 = Niektórzy słudzy mają głosy lub karty do głosowania z tekstu karty, bez żadnego z tych tytułów.
rule-VTES-6_3_3-15 = Sługa korzysta ze swoich głosów lub kart do głosowania tylko wtedy, gdy jest gotowy.
rule-VTES-6_3_3-16 = Przekręcenie nie przeszkadza gotowemu słudze w głosowaniu.
rule-VTES-6_3_3-17 = Kto ma Przewagę, może ją spalić za jeden głos; nikt jej wtedy nie kontroluje.
rule-VTES-6_3_3-18 = Kolegium prisci jako całość ma trzy głosy, oddawane tak, jak zdecyduje większość kart do głosowania w jego własnym podreferendum.
rule-VTES-6_3_3-19 = Każdy gotowy priscus ma w podreferendum jedną kartę do głosowania, a głosów nie można w nim używać.
rule-VTES-6_3_3-20 = Liczba głosów kolegium nie zależy od tego, ilu jest prisci.
rule-VTES-6_3_3-21 = Jeśli karty do głosowania dają remis albo żadnej nie oddano, kolegium wstrzymuje się od głosu.
rule-VTES-6_3_3-22 = Trzy głosy kolegium mogą się przesuwać między za, przeciw i wstrzymaniem się, w miarę jak napływają karty do głosowania.
rule-VTES-6_3_3-23 = Wampir, który oprócz karty do głosowania ma głosy, oddaje je wszystkie tak samo.
rule-VTES-6_3_3-24 = Inne karty mogą dawać głosy lub karty do głosowania według zwykłych zasad ich zagrywania.

## combat/sequence

rule-VTES-6_4-01 = Do walki dochodzi, gdy sługa zablokuje akcję gotowego sługi albo gdy spowoduje to karta.
rule-VTES-6_4-02 = W walce uczestniczą tylko gotowi słudzy.
rule-VTES-6_4-03 = Twoi słudzy nie mogą walczyć ze sobą nawzajem.
rule-VTES-6_4-04 = Przekręcenie sługi nie ma wpływu na walkę.
rule-VTES-6_4-05 = Jedynymi kartami sług, których można używać podczas walki, są karty walki, chyba że karta stanowi inaczej.
rule-VTES-6_4_1-01 = Walka to jedna lub więcej rund złożonych z trzech kroków: ustalenie dystansu, ciosy, nacisk.
rule-VTES-6_4_1-02 = W każdym momencie walki działający sługa używa kart i efektów przed przeciwnikiem.
rule-VTES-6_4_1-03 = Każda nowa runda zaczyna się znowu od kroku dystansu, a z efektów jednorundowych nic na nią nie przechodzi.

## combat/range

rule-VTES-6_4_2-01 = Każda runda zaczyna się na bliskim dystansie.
rule-VTES-6_4_2-02 = Dystans jest bliski albo daleki i określa, które ciosy i efekty działają w kroku ciosów.
rule-VTES-6_4_2-03 = Manewr przenosi walkę na daleki dystans albo z powrotem na bliski, gdy przeciwnik przeszedł manewrem na daleki.
rule-VTES-6_4_2-04 = Obaj walczący mogą dowolnie długo odpowiadać na ostatni manewr przeciwnika.
rule-VTES-6_4_2-05 = Sługa nie może wykonać dwóch manewrów z rzędu.
rule-VTES-6_4_2-06 = Dystans zostaje ustalony, gdy żaden z walczących już nie manewruje.
rule-VTES-6_4_2-07 = Efektów zagrywanych „przed ustaleniem dystansu” trzeba użyć przed pierwszą decyzją działającego sługi o manewrowaniu.
rule-VTES-6_4_2-08 = Słudzy nie mają wrodzonych manewrów; manewry pochodzą z kart walki, broni lub innych kart w grze.
rule-VTES-6_4_2-09 = Kartę ciosu z manewrem można zagrać w kroku dystansu dla tego manewru.
rule-VTES-6_4_2-10 = Użycie manewru karty ciosu lub broni oznacza zarazem wybór tego ciosu na tę rundę.
rule-VTES-6_4_2-11 = Sługa, który użył manewru ciosu, nie może w tej samej rundzie użyć do manewru drugiej karty ciosu ani broni.
rule-VTES-6_4_2-12 = Manewru, który jest częścią efektu karty walki, trzeba użyć w tej samej rundzie.
rule-VTES-6_4_2-13 = Z manewru nieobowiązkowego można zrezygnować.
rule-VTES-6_4_2-14 = Mazz blokuje Irę; Ira rezygnuje z manewru, Mazz nieobowiązkowym manewrem swojego Submachine Gun przechodzi na daleki dystans, Ira zagrywa manewr na bliski, Mazz zagrywa kartę manewru na daleki, Ira nie ma kolejnego, więc dystans jest daleki.

## combat/strike

rule-VTES-6_4_3-01 = Każdy sługa ma domyślnie jeden cios na rundę, a efekty obronne, takie jak uniki, też są ciosami.
rule-VTES-6_4_3-02 = Ciosy wykonuje się parami, po jednym na sługę, a każdą parę rozstrzyga się przed następną.
rule-VTES-6_4_3-03 = Jeśli ciosy pozostały tylko jednemu słudze, następna para to sam ten cios.
rule-VTES-6_4_3-04 = W każdej parze najpierw swój cios wybiera działający sługa, potem przeciwnik, a następnie ciosy się rozstrzyga.
rule-VTES-6_4_3-05 = Ciosy jednej pary rozstrzyga się jednocześnie, z wyjątkiem szczególnych przypadków z punktu 6.4.5.
rule-VTES-6_4_3-06 = Cios pochodzi z karty walki, z broni, którą sługa ma, albo jest jego wrodzonym ciosem wręcz.
rule-VTES-6_4_3-07 = Sługa, który w tej rundzie użył manewru ciosu, musi użyć tego ciosu jako początkowego, natomiast dodatkowe ciosy wybiera dowolnie.
rule-VTES-6_4_3-08 = Cios działa tylko na bliskim dystansie, chyba że jest dystansowy, zadaje obrażenia R albo jest obronny (unik, koniec walki).
rule-VTES-6_4_3-09 = Ciosy dystansowe działają na bliskim i na dalekim dystansie.

## combat/damage

rule-VTES-6_4_3-10 = Najpierw stosuje się efekty ciosu, a potem rozstrzyga się jego obrażenia.

## combat/sequence

rule-VTES-6_4_3-11 = Walka kończy się natychmiast, gdy któryś z walczących przestaje być gotowy, w dowolnej chwili walki.

## combat/strike

rule-VTES-6_4_3-12 = Dodatkowe ciosy ogłasza się i wykonuje dopiero po rozstrzygnięciu pierwszej pary ciosów.
rule-VTES-6_4_3-13 = Działający sługa decyduje o zyskaniu dodatkowych ciosów przed przeciwnikiem.
rule-VTES-6_4_3-14 = W dalszych parach ciosy mogą wybierać tylko słudzy mający dodatkowe ciosy.
rule-VTES-6_4_3-15 = Wszystkie dodatkowe ciosy odbywają się na już ustalonym dystansie.
rule-VTES-6_4_3-16 = Sługa może na rundę użyć najwyżej jednej karty lub efektu, aby zyskać dodatkowe ciosy.
rule-VTES-6_4_3-17 = Kurt blokuje Irę na bliskim dystansie; Kurt zadaje cios kartą Undead Strength (3 punkty obrażeń), Ira robi unik, nikt nie odnosi obrażeń; Blur Kurta daje 1 dodatkowy cios, wyższy efekt Blur Iry daje 2; obaj zadają cios wręcz za 1, a potem Ira jeszcze raz zadaje cios wręcz za 1.
rule-VTES-6_4_3-18 = Ciosu, który działa na coś, co ma przeciwnik, np. zniszczenia lub kradzieży ekwipunku, nie można wybrać, gdy takiej rzeczy nie ma.

## combat/press

rule-VTES-6_4_4-01 = Krok nacisku następuje na końcu każdej rundy, jeśli obaj walczący są nadal gotowi; domyślnie walka się w nim kończy.
rule-VTES-6_4_4-02 = Nacisku można użyć, aby kontynuować walkę w kolejnej rundzie.
rule-VTES-6_4_4-03 = Nacisku można użyć, aby zakończyć walkę, anulując nacisk przeciwnika na kontynuację.
rule-VTES-6_4_4-04 = Nacisk na zakończenie jest możliwy tylko w odpowiedzi na nieanulowany nacisk na kontynuację.
rule-VTES-6_4_4-05 = Walczący mogą dowolnie długo odpowiadać na swoje naciski.
rule-VTES-6_4_4-06 = Sługa nie może użyć dwóch nacisków z rzędu.
rule-VTES-6_4_4-07 = Słudzy nie mają wrodzonych nacisków.

## combat/strike

rule-VTES-6_4_5-01 = Cios wręcz na bliskim dystansie zadaje obrażenia równe sile sługi; wrodzona siła wynosi 1.
rule-VTES-6_4_5-02 = Cios niszczący ekwipunek pali jeden ekwipunek przeciwnika; jeśli jest ich kilka, wybiera zadający cios.
rule-VTES-6_4_5-03 = Ekwipunku można używać, dopóki niszczący go cios nie zostanie rozstrzygnięty.
rule-VTES-6_4_5-04 = Cios niszczący broń może wybrać tylko broń.
rule-VTES-6_4_5-05 = Cios kradnący ekwipunek nie pali wybranego ekwipunku, lecz kładzie go na zadającym cios.
rule-VTES-6_4_5-06 = Złodziej nie może użyć skradzionego ekwipunku w bieżącej rundzie.
rule-VTES-6_4_5-07 = Skradziony ekwipunek pozostaje po walce u złodzieja.
rule-VTES-6_4_5-08 = Cios wyprzedzający rozstrzyga się przed zwykłymi ciosami.
rule-VTES-6_4_5-09 = Sługa spalony lub wysłany do torporu ciosem wyprzedzającym nie zadaje własnego ciosu z tej pary.
rule-VTES-6_4_5-10 = Jeśli cios wyprzedzający zniszczy lub skradnie broń, którą przeciwnik zadaje cios, ten cios przepada.
rule-VTES-6_4_5-11 = Dwa ciosy wyprzedzające w jednej parze rozstrzyga się razem.
rule-VTES-6_4_5-12 = Cios wyprzedzający nie wyprzedza końca walki, a unik anuluje cios wyprzedzający.
rule-VTES-6_4_5-13 = Unik nie zadaje obrażeń i na dowolnym dystansie chroni wykonującego go sługę oraz to, co ten sługa ma, przed ciosem przeciwnika.

## combat/retainers

rule-VTES-6_4_5-14 = Unik nie chroni pomocników sługi, który go wykonuje.

## combat/strike

rule-VTES-6_4_5-15 = Cios „koniec walki” rozstrzyga się przed każdym innym ciosem, także wyprzedzającym, i kończy walkę przed innymi ciosami lub efektami rozstrzygania ciosów.
rule-VTES-6_4_5-16 = Koniec walki działa na dowolnym dystansie, a unik na niego nie wpływa.
rule-VTES-6_4_5-17 = Kradzież krwi przenosi znaczniki krwi lub życia z celu na zadającego cios.
rule-VTES-6_4_5-18 = Kradzież krwi nie jest obrażeniami i nie można jej zapobiec zapobieganiem obrażeniom.
rule-VTES-6_4_5-19 = Kradzież większej ilości, niż cel ma, zabiera tyle, ile jest.
rule-VTES-6_4_5-20 = Skradzionej krwi można użyć do uleczenia obrażeń zadanych w tej samej parze.
rule-VTES-6_4_5-21 = Skradziona krew ponad pojemność zadającego cios odpływa natychmiast, przed leczeniem.
rule-VTES-6_4_5-22 = Cohn Rose (pojemność 5, krew 4) kradnie 3 od maga z 2 punktami życia, który zadaje cios za 2R: przenoszą się 2 znaczniki, Cohn ma 6, 1 odpływa, mag zostaje spalony, Cohn leczy 2 i ma 3.
rule-VTES-6_4_5-23 = Gdy obaj walczący kradną krew w tej samej parze, zyski i straty bilansuje się, zanim cokolwiek odpłynie.
rule-VTES-6_4_5-24 = Unik zatrzymuje tylko cios przeciwnika, a nie obrażenia ani efekty z innych źródeł w walce.

## combat/damage

rule-VTES-6_4_6-01 = Rozstrzyganie obrażeń ma dwa kolejne etapy: zapobieganie, a potem leczenie (wampiry) lub utrata życia (sprzymierzeńcy, pomocnicy).
rule-VTES-6_4_6-02 = Karty zapobiegania zagrywa się po jednej, aż zapobiegnie się wszystkim obrażeniom albo sługa przestanie.
rule-VTES-6_4_6-03 = Obrażenia, którym nie zapobieżono, zostają skutecznie zadane.
rule-VTES-6_4_6-04 = Za każdy zadany punkt zwykłych obrażeń wampir musi spalić 1 punkt krwi, aby go uleczyć.
rule-VTES-6_4_6-05 = Wampir może spalić na leczenie ostatni punkt krwi bez dalszej szkody.
rule-VTES-6_4_6-06 = Wampir, który nie może uleczyć wszystkich obrażeń, pali całą swoją krew, a z powodu reszty zostaje ranny.
rule-VTES-6_4_6-07 = Ranny wampir trafia do torporu po zastosowaniu pozostałych obrażeń.
rule-VTES-6_4_6-08 = Obrażeń dotkliwych nie można uleczyć i nie pali się za nie krwi na leczenie; wampir zostaje przez nie ranny.
rule-VTES-6_4_6-09 = Obrażeniom dotkliwym można zapobiec tak jak innym.
rule-VTES-6_4_6-10 = Wampir jest ranny, jeśli ma nieuleczone obrażenia, jest w torporze lub właśnie do niego trafia.
rule-VTES-6_4_6-11 = Za każdy punkt obrażeń dotkliwych zadany rannemu wampirowi musi on spalić 1 punkt krwi; w przeciwnym razie zostaje spalony.
rule-VTES-6_4_6-12 = Spalenie przez obrażenia dotkliwe nie jest diablerią.
rule-VTES-6_4_6-13 = Zwykłe obrażenia stosuje się przed dotkliwymi, gdy występują jednocześnie.
rule-VTES-6_4_6-14 = Zapobieganie można, według wyboru gracza, zastosować do obrażeń dotkliwych przed zwykłymi.
rule-VTES-6_4_6-15 = Wampir spalony przez obrażenia dotkliwe trafia prosto na stos popiołów, nie przechodząc przez torpor.
rule-VTES-6_4_6-16 = Krid, gotowy, z 1 punktem krwi, odnosi 1 punkt dotkliwych obrażeń: zostaje ranny i trafia do torporu z 1 punktem krwi.
rule-VTES-6_4_6-17 = Milo, gotowy, z 2 punktami krwi, odnosi 3 punkty dotkliwych obrażeń: pierwszy go rani, za pozostałe dwa pali 2 punkty krwi i jest w torporze z 0 krwi.
rule-VTES-6_4_6-18 = Barth, gotowy, z 1 punktem krwi, odnosi 2 punkty zwykłych obrażeń i 1 punkt dotkliwych: jeden leczy, drugi go rani, a przez dotkliwy zostaje spalony.
rule-VTES-6_4_6-19 = Sprzymierzeńcy i pomocnicy traktują obrażenia dotkliwe jak zwykłe.
rule-VTES-6_4_6-20 = Każdy punkt obrażeń zadany sprzymierzeńcowi lub pomocnikowi pali 1 punkt życia, a przy 0 punktów życia zostaje on spalony.
rule-VTES-6_4_6-21 = Obrażenia poza walką rozpatruje się tak samo.
rule-VTES-6_4_6-22 = Zwykłe obrażenia zadane wampirowi, który już jest w torporze, palą krew na leczenie, a to, co pozostanie nieuleczone, nie ma dalszego skutku.

## combat/retainers

rule-VTES-6_4_7-01 = Pomocnicy zwykle nie odnoszą w walce szkody, poza tym, że zostają spaleni razem ze swoim sługą.
rule-VTES-6_4_7-02 = Na dalekim dystansie zadający cios może obrać za cel jednego z pomocników przeciwnika zamiast przeciwnika.
rule-VTES-6_4_7-03 = W pomocnika można wymierzyć tylko ciosy działające na dalekim dystansie.
rule-VTES-6_4_7-04 = Pomocnika będącego celem wskazuje się przy ogłoszeniu ciosu.

## torpor

rule-VTES-6_5-01 = Wampir w torporze jest kontrolowany, ale nie jest gotowy.
rule-VTES-6_5-02 = Wampir w torporze zostaje jak zwykle odkręcony w fazie odkręcania swojego kontrolującego.
rule-VTES-6_5_1-01 = Wampir trafia do torporu, gdy nie może uleczyć ran, na przykład z braku krwi lub wskutek obrażeń dotkliwych.
rule-VTES-6_5_1-02 = Ekwipunek, pomocnicy i inne karty pozostają na wampirze, który trafia do torporu.
rule-VTES-6_5_1-03 = Trafienie do torporu nie zmienia tego, czy wampir jest przekręcony.
rule-VTES-6_5_1-04 = Jedyną akcją, którą może wykonać wampir w torporze, jest wyjście z torporu.
rule-VTES-6_5_1-05 = Wampir w torporze nie może blokować ani zagrywać kart reakcji.
rule-VTES-6_5_1-06 = Wampir w torporze może zagrywać modyfikatory akcji podczas własnej akcji.
rule-VTES-6_5_2-01 = Wyjście z torporu jest akcją nieskierowaną o wrodzonej skrytości 1.
rule-VTES-6_5_2-02 = Bez użycia karty wyjście z torporu kosztuje działającego wampira 2 punkty krwi, płatne w razie powodzenia; wersje z kart kosztują tyle, ile na nich podano.
rule-VTES-6_5_2-03 = W razie powodzenia wampir przechodzi z torporu do obszaru gotowości.
rule-VTES-6_5_2-04 = Wampir, który wychodzi z torporu, nie jest już ranny.
rule-VTES-6_5_2-05 = Jeśli ta akcja zostanie zablokowana, nie dochodzi do walki.
rule-VTES-6_5_2-06 = Wampir, który ją zablokuje, może zdecydować się na diablerię działającego wampira.
rule-VTES-6_5_2-07 = Jeśli blokujący z tego rezygnuje albo jest sprzymierzeńcem, akcja po prostu się nie udaje, bez zapłaty, a wampir pozostaje w torporze.
rule-VTES-6_5_2-08 = Blokujący obłożony Klątwą Krwi nie ma możliwości wyboru diablerii.
rule-VTES-6_5_3-01 = Każdy gotowy wampir, a żaden sprzymierzeniec, może wykonać akcję ratowania wampira z torporu.
rule-VTES-6_5_3-02 = Ratowanie kosztuje 2 punkty krwi od działającego wampira, od ratowanego albo w podziale między nich, zgodnie z tym, co podano przy ogłoszeniu.
rule-VTES-6_5_3-03 = W razie powodzenia płaci się koszt, a wampir przechodzi do obszaru gotowości.
rule-VTES-6_5_3-04 = Uratowany wampir pozostaje przekręcony lub odkręcony, tak jak był.
rule-VTES-6_5_3-05 = Zablokowanie ratowania prowadzi do zwykłej walki między ratującym a blokującym.
rule-VTES-6_5_3-06 = Ratowanie własnego wampira jest akcją nieskierowaną o skrytości 1; ratowanie wampira innego Matuzalema jest akcją skierowaną bez wrodzonej skrytości.
rule-VTES-6_5_3-07 = Uratowany wampir nie jest już ranny.

## diablerie

rule-VTES-6_5_4-01 = Każdy gotowy wampir, a żaden sprzymierzeniec, może wykonać akcję diablerii wobec wampira w torporze.
rule-VTES-6_5_4-02 = Diableria własnego wampira jest akcją nieskierowaną o skrytości 1; diableria cudzego jest akcją skierowaną bez wrodzonej skrytości.
rule-VTES-6_5_4-03 = Jeśli akcja diablerii zostanie zablokowana, następuje zwykła walka, a ofierze nic się nie dzieje.
rule-VTES-6_5_5-01 = Diablerii mogą dokonać tylko gotowe wampiry nieobłożone Klątwą Krwi.
rule-VTES-6_5_5-02 = Najpierw cała krew ofiary przechodzi na dokonującego diablerii, a nadmiar odpływa.
rule-VTES-6_5_5-03 = Następnie dokonujący diablerii może wziąć dowolny ekwipunek ofiary.
rule-VTES-6_5_5-04 = Następnie ofiara zostaje spalona i trafia na stos popiołów swojego właściciela wraz ze wszystkim, co na niej pozostało.
rule-VTES-6_5_5-05 = Następnie, jeśli ofiara była starsza, kontrolujący dokonującego diablerii może odszukać w bibliotece, na stosie popiołów lub na ręce kartę mistrza będącą kartą Dyscypliny i położyć ją na dokonującym diablerii.
rule-VTES-6_5_5-06 = Po odszukaniu karty tasuje się bibliotekę, jeśli ją przeszukano, albo uzupełnia rękę, jeśli karta pochodziła z ręki.
rule-VTES-6_5_5-07 = Ta karta Dyscypliny zwiększa pojemność dokonującego diablerii o 1, nie dając krwi.
rule-VTES-6_5_5-08 = Odszukana karta Dyscypliny nie kosztuje akcji fazy mistrza.
rule-VTES-6_5_5-09 = Na koniec, jeśli ofiara była na Czerwonej Liście, dokonujący diablerii może otrzymać trofea.
rule-VTES-6_5_5-10 = Kroki diablerii stanowią całość, której żaden efekt nie może przerwać; efektów można używać przed nią lub po niej.

## blood-hunt

rule-VTES-6_5_6-01 = Po każdej diablerii automatycznie odbywa się referendum w sprawie krwawych łowów.
rule-VTES-6_5_6-02 = Jeśli przejdzie, dokonujący diablerii zostaje spalony; jeśli nie, nic się nie dzieje.
rule-VTES-6_5_6-03 = Referendum w sprawie krwawych łowów nie jest akcją, więc nie można go zablokować.
rule-VTES-6_5_6-04 = Nie wolno w nim zagrywać modyfikatorów akcji ani kart reakcji.
rule-VTES-6_5_6-05 = Poza tym rozstrzyga się je jak każde referendum: liczą się tytuły, Przewaga, spalone karty akcji politycznej i kolegium prisci.
rule-VTES-6_5_6-06 = „Wild hunt” na kartach oznacza to samo co krwawe łowy (blood hunt).

## influence

rule-VTES-7-01 = Na początku każdej fazy wpływów Matuzalem ma 4 transfery.
rule-VTES-7-02 = W pierwszych turach partii pierwszy Matuzalem ma 1 transfer, drugi 2, a trzeci 3.
rule-VTES-7-03 = Transfery liczy się na początku fazy, a niewykorzystane przepadają.
rule-VTES-7-04 = Jeden transfer przenosi 1 znacznik z twojej puli na wampira w twoim obszarze niekontrolowanym.
rule-VTES-7-05 = Dwa transfery przenoszą 1 znacznik z karty w twoim obszarze niekontrolowanym do twojej puli.
rule-VTES-7-06 = Cztery transfery i 1 punkt puli przenoszą wierzchnią kartę krypty do twojego obszaru niekontrolowanego.
rule-VTES-7-07 = W dowolnej chwili tej fazy wampira, który ma co najmniej tyle znaczników, ile wynosi jego pojemność, można przenieść odkrytego i odkręconego do obszaru gotowości.
rule-VTES-7-08 = Znaczniki pozostają na nim jako krew, a te ponad pojemność natychmiast odpływają.
rule-VTES-7-09 = Transfery, które daje właśnie przeniesiony wampir, nie są w tej turze dostępne.
rule-VTES-7-10 = Karty krypty innych rodzajów wprowadza się w podobny sposób.
rule-VTES-7-11 = Wampir wprowadzony w fazie wpływów nie może wykonywać akcji aż do twojej następnej fazy sług.
rule-VTES-7-12 = Nora (2 punkty puli, 4 transfery, 8 znaczników na wampirze o pojemności 10, 2 na wampirze o pojemności 7) zabiera z powrotem 1 znacznik za 2 transfery, a potem przenosi 2 znaczniki, kończąc z 1 punktem puli i gotowym dużym wampirem.

## discard

rule-VTES-8-01 = Domyślnie masz jedną akcję fazy odrzucania.
rule-VTES-8-02 = Akcją fazy odrzucania można wprowadzić do gry wydarzenie albo odrzucić kartę z ręki i dobrać inną na jej miejsce.
rule-VTES-8-03 = Efekty mogą zmieniać liczbę akcji fazy odrzucania lub dawać im inne zastosowania.
rule-VTES-8-04 = Akcje fazy odrzucania są dobrowolne, a niewykorzystane przepadają.

## victory

rule-VTES-9_1-01 = Matuzalem bez puli zostaje wyeliminowany, a każda karta, którą kontroluje, zostaje usunięta z gry.
rule-VTES-9_1-02 = Karty przeciwników kontrolowane przez wyeliminowanego gracza są poza grą do końca partii, a potem wracają do właścicieli.
rule-VTES-9_1-03 = Karty, których właścicielem jest wyeliminowany gracz, a które kontroluje ktoś inny, pozostają w grze.
rule-VTES-9_1-04 = Partia toczy się, dopóki nie zostanie jeden Matuzalem.
rule-VTES-9_1-05 = Dostajesz 1 punkt zwycięstwa za każdym razem, gdy twoja zdobycz zostaje wyeliminowana, bez względu na to, kto lub co to sprawiło.
rule-VTES-9_1-06 = Wraz z tym punktem zwycięstwa dostajesz 6 punktów puli z banku.
rule-VTES-9_1-07 = Ostatni pozostały w grze Matuzalem dostaje jeszcze 1 punkt zwycięstwa.
rule-VTES-9_1-08 = Gracz z największą liczbą punktów zwycięstwa wygrywa, nawet jeśli został wyeliminowany.
rule-VTES-9_1-09 = Równa liczba punktów zwycięstwa na końcu oznacza remis; nie ma rozstrzygania remisów.
rule-VTES-9_1-10 = Gracz wyeliminowany jednocześnie ze swoją zdobyczą dostaje punkt zwycięstwa, ale nie dostaje 6 punktów puli.
rule-VTES-9_1-11 = Drapieżca gracza wyeliminowanego razem ze swoją zdobyczą punktuje tylko za własną zdobycz.
rule-VTES-9_1-12 = Po wyeliminowaniu twojej zdobyczy twoją zdobyczą jest następny Matuzalem po lewej.

## edge

rule-VTES-9_1-13 = Gdy wyeliminowany zostaje gracz mający Przewagę, nikt już jej nie kontroluje.

## victory

rule-VTES-9_1-14 = Gdy Matuzalem zostaje wyeliminowany we własnej turze, tura ta natychmiast się kończy.
rule-VTES-9_1-15 = Miejsca: Richard, Steve, Justin, Lisa. Odpada Steve (Richard +1 PZ, +6 puli), odpada Justin (Richard +1 PZ, +6 puli), odpada Richard (Lisa +1 PZ, +6 puli), Lisa zostaje ostatnia (+1 PZ): 2 do 2.
rule-VTES-9_1-16 = Ręka, biblioteka, krypta i karty niekontrolowane wyeliminowanego gracza także opuszczają grę, wraz ze znacznikami na nich.

## withdrawal

rule-VTES-9_2-01 = Możesz ogłosić wycofanie się w swojej fazie odkręcania, jeśli twoja biblioteka jest pusta, a turę zaczynasz z mniejszą liczbą kart, niż wynosi twój limit ręki.
rule-VTES-9_2-02 = Wycofanie się udaje się tylko wtedy, gdy przed twoją następną fazą odkręcania żaden twój sługa nie wejdzie do walki.
rule-VTES-9_2-03 = Udaje się ono tylko wtedy, gdy do tego czasu żaden twój sługa nie straci ani nie wyda krwi.
rule-VTES-9_2-04 = Udaje się ono tylko wtedy, gdy do tego czasu nie stracisz ani nie wydasz punktów puli.
rule-VTES-9_2-05 = Odzyskanie takiej samej ilości nie cofa straty.
rule-VTES-9_2-06 = Powodzenie sprawdza się tuż przed rozpoczęciem twojej następnej fazy odkręcania.
rule-VTES-9_2-07 = Gracz, który się wycofuje, dostaje 1 punkt zwycięstwa oprócz już zdobytych.
rule-VTES-9_2-08 = Drapieżca wycofującego się gracza nie dostaje ani punktu zwycięstwa, ani punktów puli.
rule-VTES-9_2-09 = Po wycofaniu się gracza miejsca się zsuwają, a kontrolowane przez niego karty opuszczają grę jak przy eliminacji.
rule-VTES-9_2-10 = Nieudana próba nie pociąga za sobą kary, a wycofanie się można ponownie ogłosić w późniejszej fazie odkręcania.

## sects

rule-VTES-10-01 = Wampir ma najwyżej jeden tytuł; nowy tytuł zastępuje stary, nawet jeśli jest niższy.
rule-VTES-10-02 = Jeśli wampir toczący spór o tytuł zyska inny tytuł, natychmiast ustępuje spornego.
rule-VTES-10-03 = Sekta wampira to ta, którą podano w jego tekście; ma ona pierwszeństwo przed zwykłą sektą jego klanu.
rule-VTES-10-04 = Wampir, który przechodzi do klanu innej sekty (na przykład przez Clan Impersonation), zmienia także sektę.
rule-VTES-10-05 = Aby otrzymać tytuł, wampir musi należeć do odpowiedniej sekty.
rule-VTES-10-06 = Utytułowany wampir, którego klan lub sekta przestaje pasować, traci korzyści z tytułu, dopóki znów nie będzie pasować.
rule-VTES-10-07 = Taki wampir natychmiast ustępuje uśpionego tytułu, jeśli dostanie nowy tytuł lub jeśli tamten stanie się sporny.
rule-VTES-10_1-01 = Camarillę tworzą Brujah, Malkavian, Nosferatu, Toreador, Tremere, Ventrue oraz Caitiff.
rule-VTES-10_1-02 = Starsze karty wampirów bez sekty w tekście należą do Camarilli.
rule-VTES-10_1-03 = Primogenem, księciem, justycjariuszem lub członkiem Wewnętrznego Kręgu może być tylko wampir Camarilli.
rule-VTES-10_1-04 = Tytuły justycjariusza i członka Wewnętrznego Kręgu są dla każdego klanu unikatowe i może je mieć tylko wampir tego klanu.
rule-VTES-10_1-05 = Tytuł księcia jest związany z jednym miastem i wchodzi w spór z roszczeniem każdego innego wampira do dowolnego tytułu tego miasta.
rule-VTES-10_1-06 = Tytuł primogena nie jest unikatowy i nie może być sporny.
rule-VTES-10_2-01 = Sabat ma 15 klanów: Lasombra, Tzimisce, Pander, klany antitribu, Ahrimane, Bracia Krwi, Zwiastuni Czaszek i Kiasyd.
rule-VTES-10_2-02 = Biskupem, arcybiskupem, priscusem, kardynałem lub regentem może być tylko wampir Sabatu.
rule-VTES-10_2-03 = Tytuł arcybiskupa jest związany z jednym miastem i wchodzi w spór z roszczeniem każdego innego wampira do dowolnego tytułu tego miasta.
rule-VTES-10_2-04 = Tytuł regenta jest unikatowy.
rule-VTES-10_2-05 = Regent liczy się dla kart i efektów jako kardynał i ma o jeden głos więcej niż kardynał.
rule-VTES-10_2-06 = Tytuły biskupa, priscusa i kardynała nie są unikatowe i nie mogą być sporne.
rule-VTES-10_2-07 = Klan antitribu jest innym klanem niż klan, od którego wziął nazwę, i działa to w obie strony.
rule-VTES-10_2-08 = Zmiana sekty nie zmienia klanu: Brujah antitribu, który dzięki Writ of Acceptance przeszedł do Camarilli, jest nadal Brujah antitribu.
rule-VTES-10_3-01 = Laibon to Akunanse, Guruhi, Ishtarri i Osebo.
rule-VTES-10_3-02 = Kholo lub magaji może być tylko Laibon.
rule-VTES-10_3-03 = Tytuł magaji nie jest unikatowy i nie może być sporny.
rule-VTES-10_3-04 = Tytuł kholo jest dla każdego klanu unikatowy i może go mieć tylko wampir tego klanu.
rule-VTES-10_4-01 = Wampiry oznaczone jako Independent, a na starszych kartach Non-Camarilla, są Niezależne.
rule-VTES-10_4-02 = Niezależne wampiry nie należą ani do Camarilli, ani do Sabatu, ani do Laibon.
rule-VTES-10_4-03 = Głosy wydrukowane na Niezależnym wampirze traktuje się jako jego własny tytuł.
rule-VTES-10_4-04 = Wydrukowane głosy Niezależnego wampira nie są związane z żadną sektą, więc pozostają, gdy zmieni on sektę.
rule-VTES-10_5-01 = Anarchowie to osobna sekta; zostanie Anarchem zastępuje dotychczasową sektę wampira.
rule-VTES-10_5-02 = Gotowy wampir bez tytułu, który nie jest Anarchem, może nim zostać akcją nieskierowaną o skrytości 1.
rule-VTES-10_5-03 = Akcja ta kosztuje 2 punkty krwi albo 1, jeśli kontrolujący ma co najmniej jednego innego gotowego Anarcha.
rule-VTES-10_5-04 = Anarchem mogą uczynić wampira także efekty kart.
rule-VTES-10_5-05 = Anarch, który zmienia sektę, przestaje być Anarchem.
rule-VTES-10_5-06 = Bycie Anarchem samo w sobie nie ma skutku poza tym, co określają karty i efekty.
rule-VTES-10_5-07 = Baron to tytuł miejski, który może mieć tylko Anarch i który jest wart 2 głosy, gdy wampir jest gotowy.

## contested

rule-VTES-10_5-08 = Tytuł barona wchodzi w spór z tytułem księcia, arcybiskupa lub barona tego samego miasta.
rule-VTES-10_5-09 = Baron, który toczy spór z księciem lub arcybiskupem, płaci za spór 1 dodatkowy punkt krwi.

## sects

rule-VTES-10_5-10 = Baron, który zmienia sektę, traci korzyści z tytułu, dopóki znów nie będzie Anarchem.

## terms

rule-VTES-11-01 = Wampir obłożony Klątwą Krwi nie może dokonać diablerii.
rule-VTES-11-02 = Wampir, który przebudzi się podczas akcji, może na czas tej akcji blokować i zagrywać karty reakcji tak, jakby był odkręcony.
rule-VTES-11-03 = Przebudzenie nie odkręca wampira.
rule-VTES-11-04 = Efektów przebudzenia można używać w oknie „w chwili zagrania” innej karty, aby zagrać reakcje, które do tego okna należą.
rule-VTES-11-05 = Reakcja, która odkręca wampira, nie przebudzając go, nie jest efektem przebudzenia i nie można jej użyć w tym oknie.
rule-VTES-11-06 = Przenosząc w fazie wpływów rzadkiego wampira do obszaru gotowości, musisz spalić 3 punkty puli za każdego innego kontrolowanego przez ciebie wampira jego klanu.
rule-VTES-11-07 = Niewolnik nie może wykonywać akcji skierowanych, chyba że jego kontrolujący kontroluje gotowego członka wymienionego klanu.
rule-VTES-11-08 = Gdy akcja kontrolowanego przez ciebie członka wymienionego klanu zostanie zablokowana, możesz przekręcić niewolnika, aby anulować walkę, odkręcić działającego wampira i sprawić, by niewolnik walczył z blokującym.
rule-VTES-11-09 = Bezpłodny wampir nie może wykonywać akcji, które wprowadzają do gry inne wampiry.
rule-VTES-11-10 = Infernalny sługa nie zostaje odkręcony w zwykły sposób w fazie odkręcania.
rule-VTES-11-11 = W fazie odkręcania kontrolujący infernalnego sługę może spalić 1 punkt puli, aby go odkręcić.
rule-VTES-11-12 = Każdy Matuzalem może użyć akcji fazy mistrza, aby naznaczyć na bieżącą turę sługę z Czerwonej Listy.
rule-VTES-11-13 = Każdy gotowy wampir kontrolowany przez tego Matuzalema może rozpocząć walkę z naznaczonym sługą akcją (D) o skrytości 1, kosztującą 1 punkt krwi.
rule-VTES-11-14 = Każdy wampir może wykonać tę akcję tylko raz na turę.
rule-VTES-11-15 = Wampir, który w walce lub akcją (D), w tym diablerią, spali sługę z Czerwonej Listy, może dostać trofeum, które kontrolujący wampira odszuka w bibliotece, na stosie popiołów lub na ręce.
rule-VTES-11-16 = Po odszukaniu karty w miarę potrzeby tasuje się bibliotekę lub uzupełnia rękę.
rule-VTES-11-17 = Trofea przyznaje się przed ewentualnym referendum w sprawie krwawych łowów.
rule-VTES-11-18 = Kradzież karty daje nad nią trwałą kontrolę.
rule-VTES-11-19 = Skradziona karta pozostaje w obszarze, w którym była, więc wampir skradziony w torporze nadal jest w torporze.
rule-VTES-11-20 = Skradzioną kartę dołączoną do innej karty można dołączyć do podobnej karty kontrolowanej przez złodzieja, np. lokację leżącą na słudze przenieść na sługę złodzieja.
rule-VTES-11-21 = Karta Tytułu oznacza tytuł i zostaje spalona, jeśli tytułu się ustąpi lub się go utraci.
rule-VTES-11-22 = Jeśli tytuł z karty Tytułu jest unikatowy, spory o niego opłaca się krwią wampira.
rule-VTES-11-23 = W grze może być tylko jedna kopia unikatowej karty; w przeciwnym razie wszystkie są sporne i poza grą, dopóki nie ustąpi się wszystkich oprócz jednej.
rule-VTES-11-24 = Karty w obszarze badań są zakryte, poza grą i wpływają na nie tylko efekty, które wymieniają ten obszar.
rule-VTES-11-25 = Karty w swoim obszarze badań możesz oglądać w dowolnej chwili.
rule-VTES-11-26 = Kradzież karty ani jej nie przekręca, ani nie odkręca.

## templates

rule-VTES-TPL-01 = „During X, do Y” („Podczas X zrób Y”) na karcie pozwala tą kartą na jedno Y na każde X; na przykład Vessel przenosi krew do puli raz na fazę odkręcania.
rule-VTES-TPL-02 = Anulowana karta nie ma skutku, ale nadal liczy się jako zagrana.
rule-VTES-TPL-03 = Koszt anulowanej karty się płaci, chyba że tekst anulujący stanowi inaczej; wyjątkiem są karty akcji (VTES-TPL-05).
rule-VTES-TPL-04 = Jeśli anulowana karta była kartą ciosu, gracz, który ją zagrał, musi ponownie wybrać cios; może on pochodzić z innej karty ciosu.
rule-VTES-TPL-05 = Jeśli anulowana karta była kartą akcji, akcja w ogóle się nie zaczyna: sługa nie zostaje przez nią przekręcony i nie płaci za kartę.
rule-VTES-TPL-06 = Sługa, którego karta akcji została anulowana, może ponownie wykonać akcję, a nawet zagrać w tej turze jeszcze raz tę samą kartę akcji.
rule-VTES-TPL-07 = „Lock X to do Y” („Przekręć X, aby zrobić Y”) wymaga odkręconego X, więc przekręcony sługa nie może tego użyć, nawet przebudzony (Bauble na poziomie wyższym, Insanwayen).
rule-VTES-TPL-08 = „Lock X. Do Y” („Przekręć X. Zrób Y”) może użyć przekręcony sługa, który jest przebudzony (Redirection).
rule-VTES-TPL-09 = Przeszukiwanie może się zakończyć bez znalezienia karty.
rule-VTES-TPL-10 = Po przeszukaniu swojej biblioteki lub krypty musisz ją potasować.

## terms

rule-VTES-GLO-01 = Akcja wymierzona w kartę na stosie popiołów jest zawsze nieskierowana.

## cards/master

rule-VTES-GLO-02 = Gracz nigdy nie może zagrać więcej niż jednej karty mistrza poza turą między dwiema swoimi turami, nawet jeśli odzyska akcję fazy mistrza.

## cards/minion

rule-VTES-GLO-03 = Karty akcji jako klasa obejmują karty ekwipunku, pomocników, sprzymierzeńców i akcji politycznych.

## combat/strike

rule-VTES-GLO-04 = Unik chroni sługę i dołączone do niego karty oprócz pomocników.

## terms

rule-VTES-GLO-05 = Karty położone jedna na drugiej są do siebie dołączone.

## action/equip

rule-VTES-GLO-06 = Jeśli ekwipunek odnosi się do określonego rodzaju posiadacza, może go używać tylko taki posiadacz.

## terms

rule-VTES-GLO-07 = Odrzucenie przenosi na stos popiołów kartę z ręki, a spalenie – kartę w grze.

## block

rule-VTES-GLO-08 = „Blokujący sługa” to ten, który właśnie podejmuje próbę bloku, albo ten, który zablokował bieżącą akcję.

## sects

rule-VTES-GLO-09 = Każdy wampir klanu Bracia Krwi należy do nazwanego kręgu, a wampir bez kręgu sam stanowi odrębny krąg.

## terms

rule-VTES-GLO-10 = Sługa, na którym leży pomocnik, jest jego pracodawcą, a ten, który ma ekwipunek, jest jego posiadaczem.

## victory

rule-VTES-GLO-11 = Utrata całej puli eliminuje Matuzalema bez względu na sposób jej utraty, także przez przeniesienie jej na wampiry.

## terms

rule-VTES-GLO-12 = Glosariusz Świata Mroku zawiera tylko pojęcia ze świata gry i nie dodaje żadnej zasady.

## imbued

rule-VTES-A_1-01 = Natchniony to karta krypty, która liczy się jako śmiertelny sprzymierzeniec, a nie jako wampir.
rule-VTES-A_1-02 = Natchniony ma domyślnie siłę 1 i wykrwawienie 1.
rule-VTES-A_1-03 = Wydrukowany koszt Natchnionego to zarówno tyle, ile potrzeba, by go wprowadzić do gry, jak i jego początkowe życie.
rule-VTES-A_1-04 = Creda są dla Natchnionych tym, czym dla wampirów klany, jeśli chodzi o wymagania kart.
rule-VTES-A_1-05 = Cnoty są dla Natchnionych tym, czym Dyscypliny, ale mają tylko jeden poziom.
rule-VTES-A_1-06 = Natchniony bez punktów życia zostaje obezwładniony, zamiast zostać spalony.
rule-VTES-A_1-07 = Każdy efekt „spal sprzymierzeńca” mimo to pali Natchnionego.
rule-VTES-A_1-08 = Natchniony odnosi obrażenia dotkliwe jak zwykłe, tak jak każdy sprzymierzeniec.

## contested

rule-VTES-A_1-09 = Karty krypty Natchnionych są unikatowe tak jak wampiry.

## imbued

rule-VTES-A_2-01 = Karty przekonań są odrębnym typem, zagrywanym w fazie odkręcania; nie są kartami mistrza, kartami sług ani kartami wydarzeń.
rule-VTES-A_2-02 = W swojej fazie odkręcania możesz zagrać po jednym przekonaniu na każdego swojego Natchnionego.
rule-VTES-A_2-03 = Przekonania można zagrywać z ręki lub ze swojego stosu popiołów.
rule-VTES-A_2-04 = Natchniony, który wchodzi do gry bez przekonań, może dostać jedno z biblioteki, ręki lub stosu popiołów.
rule-VTES-A_2-05 = Przekonania można palić, aby płacić wyrażone w nich koszty kart.
rule-VTES-A_2-06 = Natchniony ma najwyżej 5 przekonań, a wszystkie ponad tę liczbę zostają spalone.
rule-VTES-A_3-01 = Karty mocy mogą zagrywać tylko Natchnieni, akcją o skrytości 1, tak jak przy wyposażeniu się.
rule-VTES-A_3-02 = Jeśli ta akcja się powiedzie, Natchniony zostaje odkręcony.
rule-VTES-A_3-03 = Natchniony nie może mieć dwóch kopii tej samej mocy.
rule-VTES-A_3-04 = Efektu mocy z ikoną typu karty używa się wtedy i tak, jak używałoby się karty tego typu.
rule-VTES-A_3-05 = Użycie takiego efektu powoduje przekręcenie karty mocy i zapłatę kosztu efektu.
rule-VTES-A_3-06 = Zawsze aktywne efekty mocy działają nawet wtedy, gdy jest ona przekręcona.
rule-VTES-A_4-01 = Potwór to każdy wampir albo każdy sprzymierzeniec lub pomocnik, który nie jest ani śmiertelnikiem, ani zwierzęciem.
rule-VTES-A_4-02 = Creda to: Mściciel (Avenger), Obrońca (Defender), Niewinny (Innocent), Sędzia (Judge), Męczennik (Martyr), Odkupiciel (Redeemer) i Wizjoner (Visionary).
rule-VTES-A_4-03 = Cnoty to: Zemsta (Vengeance), Obrona (Defense), Niewinność (Innocence), Sprawiedliwość (Justice; na kartach Osąd), Męczeństwo (Martyrdom), Odkupienie (Redemption) i Wizja (Vision).
rule-VTES-A_5-01 = Natchniony bez życia trafia do obszaru obezwładnionych: jest kontrolowany, ale nie jest gotowy.
rule-VTES-A_5-02 = Efektów, których nie mógłby użyć właśnie palony sprzymierzeniec, nie może użyć Natchniony, który jest właśnie obezwładniany.
rule-VTES-A_5-03 = Obezwładnienie Natchnionego w walce kończy tę walkę.
rule-VTES-A_5-04 = Każdy sługa może akcją (D) spalić obezwładnionego Natchnionego i zabrać jego ekwipunek.
rule-VTES-A_5-05 = Jeśli ta akcja się powiedzie, każdy gotowy Natchniony może spalić przekonanie, aby zadać działającemu słudze 1 punkt obrażeń, którym nie można zapobiec.
rule-VTES-A_5-06 = W swojej fazie odkręcania obezwładniony Natchniony może spalić 3 przekonania, aby stać się gotowym i zyskać 1 punkt życia, nie przekraczając początkowego życia.
rule-VTES-A_5-07 = Natchniony, który opuszcza obszar obezwładnionych wskutek jakiegokolwiek innego efektu, także zyskuje życie, nie przekraczając początkowego życia.
rule-VTES-A_R-01 = Jeśli gracz używający efektu może zobaczyć kartę krypty (własny obszar niekontrolowany, dowolny stos popiołów, karta w grze lub przeszukiwanie krypty), karta musi spełniać warunki efektu, więc Natchnieni zwykle nie nadają się tam, gdzie mowa o „wampirze”.
rule-VTES-A_R-02 = Jeśli kartę krypty wybiera się w ciemno (niewidoczna karta krypty, cudza karta niekontrolowana), efekt działa na to, czym się ona okaże.
rule-VTES-A_R-03 = Jeśli efekt tylko sprawdza lub porównuje pojemność, za pojemność Natchnionego przyjmuje się jego koszt (początkowe życie).
rule-VTES-A_R-04 = Bear-Baiting działa z Natchnionymi: koszt sprawdza się jako pojemność karty z krypty.
rule-VTES-A_R-05 = Celem Brainwash może być nieznana karta niekontrolowana, która jest Natchnionym.
rule-VTES-A_R-06 = Celem Cairo Int'l Airport może być nieznana karta niekontrolowana, która jest Natchnionym.
rule-VTES-A_R-07 = Clotho's Gift przy [obf] może przenieść kartę krypty, która jest Natchnionym.
rule-VTES-A_R-08 = Effective Management może przenieść kartę krypty, która jest Natchnionym.
rule-VTES-A_R-09 = Celem Gemini może być nieznana karta niekontrolowana, która jest Natchnionym.
rule-VTES-A_R-10 = Celem Gisela Harden może być nieznana karta niekontrolowana, która jest Natchnionym.
rule-VTES-A_R-11 = Goodnight, Sweet Prince może przenieść kartę krypty, która jest Natchnionym.
rule-VTES-A_R-12 = Innocent Bystander może usunąć z gry kartę krypty, która jest Natchnionym.
rule-VTES-A_R-13 = Kindred Intelligence może przenieść kartę krypty, która jest Natchnionym.
rule-VTES-A_R-14 = Celem Lázár Dobrescu może być nieznana karta niekontrolowana, która jest Natchnionym, ale odbiorcą musi być wampir.
rule-VTES-A_R-15 = Memory's Fading Glimpse może przenieść nieznaną kartę niekontrolowaną, która jest Natchnionym.
rule-VTES-A_R-16 = Petra's Resonance działa z Natchnionymi: koszt sprawdza się jako pojemność karty z krypty.
rule-VTES-A_R-17 = The Portrait działa z Natchnionymi: koszt sprawdza się jako pojemność karty z krypty.
rule-VTES-A_R-18 = Celem San Lorenzo de El Escorial może być nieznana karta niekontrolowana, która jest Natchnionym.
rule-VTES-A_R-19 = The Soul Gem of Etrius może odnaleźć Natchnionego i wprowadzić go do gry, jeśli jest młodszy od posiadacza, ale nie dostaje on ani krwi, ani życia.
rule-VTES-A_R-20 = Celem The Trick of the Danya może być nieznana karta niekontrolowana, która jest Natchnionym, ale odbiorcą musi być wampir.
rule-VTES-A_R-21 = Chain of Command nie może wprowadzić do gry Natchnionego.
rule-VTES-A_R-22 = Celem Clotho's Gift przy [tem] nie może być Natchniony w obszarze niekontrolowanym.
rule-VTES-A_R-23 = Dreams of the Sphinx nie może przenieść krwi na Natchnionego w obszarze niekontrolowanym.
rule-VTES-A_R-24 = Illusions of the Kindred: jeśli spodnia karta krypty jest Natchnionym, nowa walka się nie zaczyna, a Natchniony zostaje usunięty z gry.
rule-VTES-A_R-25 = Might of the Camarilla nie zmusza Matuzalema do spalenia niekontrolowanego Natchnionego.
rule-VTES-A_R-26 = Recruitment szuka wampira, zgodnie z zapisem, więc nigdy Natchnionego.
rule-VTES-A_R-27 = Heaven's Gate działa w pełni: Natchnionego można przenieść do obszaru niekontrolowanego, gdzie jest kontrolowany, ale nie gotowy, a później do obszaru gotowości, tak jak zwykłego sprzymierzeńca.
