# To, co wspólne dla wszystkich gier, po polsku: wiersz poleceń, stół w terminalu i odmowy, które nie należą do żadnej gry.

fan-notice = Elysium to nieoficjalna treść stworzona przez fanów. Nie została zatwierdzona ani poparta przez wydawców gry Mascarade ani gier Vampire: The Masquerade.

# A text that the server has composed in every language.
composed = { $pl }

## The command line
help-elysium = Stół do gier karcianych o maskaradach i wampirach: każda zasada przestrzegana, każda tajemnica dochowana.
help-command = POLECENIE
help-usage = użycie:
help-arguments = argumenty
help-options = opcje
help-help = pokaż tę pomoc i zakończ
help-lang = język: angielski, hiszpański lub polski
help-games = wypisz dostępne gry
help-play = usiądź do stołu w tym terminalu
help-simulate = daj botom rozegrać wiele partii i policz, kto wygrywa
help-replay = obejrzyj nagraną partię krok po kroku
help-judge = sprawdź, czy zgadzają się orzeczenia w plikach
help-rules = wypisz zasady gry i miejsca, w których każda jest testowana
help-bench = zmierz szybkość, na życzenie obok innych silników
help-game = nazwa gry, taka jak na liście `elysium games`
help-players = ilu graczy siada do stołu (domyślnie 6, a gdzie tylu grać nie może, tylu, ilu zwykle)
help-option = opcja stołu; można podać kilka razy
help-json = wypisz JSON dla programów
help-people = imiona osób przy tej klawiaturze, rozdzielone przecinkami; pozostałe miejsca zajmują boty
help-bots = kto zajmuje pozostałe miejsca: random, heuristic, search:400 (iteracje) lub search:2s (sekundy)
help-quick = zatwierdzaj każdy wybór od razu, bez możliwości cofnięcia
help-seed = tekst, który ustala rozdanie, by zagrać takie samo jeszcze raz
help-record = po zakończeniu zapisz partię w tym pliku
help-simulate-bots = kto gra, po przecinkach; jeśli nazw jest mniej niż miejsc, powtarzają się, a z każdą partią wszyscy przesuwają się o jedno miejsce
help-games-count = ile partii
help-simulate-seed = liczba, która ustala całą losowość
help-jobs = ile procesów
help-recording = plik utworzony opcją --record
help-viewer = czyimi oczami: imię gracza, spectator (widz) albo open (wszystko odkryte)
help-check = rozegraj nagranie ponownie z jego ziarna i porównaj
help-log = wypisz cały dziennik i zakończ
help-rulings = pliki orzeczeń albo foldery z nimi
help-quiet = pokaż tylko to, co się nie zgadza
help-tests = gdzie leżą testy, jeśli nie w tej kopii kodu
help-runs = ile razy wykonać każdy pomiar
help-seconds = ile mniej więcej sekund trwa jeden przebieg
help-peers = zmierz też OpenSpiel, RLCard i boardgame.io (wymaga kopii kodu źródłowego)
help-output = zapisz też wiersze w tym pliku jako JSON

## Lists and tables
ui-players = { $high ->
    [one] od { $low } do { $high } gracza
    [few] od { $low } do { $high } graczy
    [many] od { $low } do { $high } graczy
   *[other] od { $low } do { $high } gracza
  }
ui-rule = Zasada
ui-statement = Treść
ui-state = Stan
ui-tests = Testy
ui-state-tested = przetestowana
ui-state-not-applicable = nie dotyczy
ui-state-untested = nieprzetestowana
ui-state-pending = oczekuje
ui-rules-summary = { $all ->
    [one] { $all } zasada
    [few] { $all } zasady
    [many] { $all } zasad
   *[other] { $all } zasady
  }, w tym przetestowane: { $tested }, nie dotyczy: { $inapplicable }, oczekujące: { $pending }, nieprzetestowane: { $untested }.
ui-bot = Bot
ui-seat = Miejsce
ui-games = Partie
ui-wins = Zwycięstwa
ui-share = Udział
ui-interval = Przedział 95%
ui-points = Punkty na partię
ui-margin = Więcej niż inni
ui-simulating = Rozgrywanie: { $form }
rules-form-compiled = zasady skompilowane
rules-form-pure = zasady w czystym Pythonie
rules-form-outdated = zasady w czystym Pythonie; skompilowane pochodzą z innych źródeł: uruchom make fast
ui-partial = Przerwano: to wyniki { $games } partii.
ui-simulated = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  }, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
  } w { $seconds } s; decyzji na sekundę: { $rate }.
ui-measuring = Pomiar: { $what }
ui-engine = Silnik
ui-table = Stół
ui-measure = Pomiar
ui-median = Mediana
ui-noise = Rozrzut
ui-ratio = Elysium jest … razy lepsze:
judge-summary = { $passed ->
    [one] { $passed } plik zgodny
    [few] { $passed } pliki zgodne
    [many] { $passed } plików zgodnych
   *[other] { $passed } pliku zgodnego
  }, niezgodne: { $failed }, nieczytelne: { $broken }.
judge-difference = wiersz { $line }: { $what }: oczekiwano { $expected }, jest { $found }
judge-legal = Można było wybrać:
judge-unplayed = { $count ->
    [one] Następnego ruchu już nie wykonano.
    [few] { $count } następnych ruchów już nie wykonano.
   *[many] { $count } następnych ruchów już nie wykonano.
}

## The table
ui-you = Gość
ui-player = Gracz
ui-one-of = jedna z { $count }
ui-thinking = { $player } myśli… { $percent }%
ui-hints = Wybierz liczbą lub słowami. ? zasady · c karty · c NAZWA jedna karta · l dziennik · q wyjście
ui-hint-undo = · u cofnij
ui-hint-stops = · s gdzie się zatrzymać · h stosy
ui-position-kept = Pozycja jest zapisana w { $file }.
ui-gone-back = Stół wraca do chwili przed wyborem „{ $option }” ({ $player }). Wybierz coś innego.
ui-confirm = Sam Enter, by grać dalej, u, by cofnąć:
ui-taken-back = Cofnięto.
ui-hand-over = Następną decyzję może zobaczyć tylko { $player }. { $player }, naciśnij Enter, gdy przed ekranem nie będzie nikogo innego.
ui-table-closed = Stół jest zamknięty.
ui-interrupted = Przerwano.
ui-recorded = Partia została zapisana w pliku { $file }.
ui-commitment = Pieczęć tego rozdania (SHA-256 jego ziarna): { $hash }
ui-seed = Ziarno to { $seed }: jego SHA-256 jest pieczęcią pokazaną na początku.
ui-drawn-from =
    { $count ->
        [0] Rozdano z samego ziarna: żaden gracz nie dodał liczby.
        [one] Rozdano z ziarna i liczby, którą dodał gracz { $names }.
        [few] Rozdano z ziarna i liczb, które dodali: { $names }.
        [many] Rozdano z ziarna i liczb, które dodali: { $names }.
       *[other] Rozdano z ziarna i liczb, które dodali: { $names }.
    }
ui-left-out =
    { $fault ->
        [silent] { $name }: bez udziału w rozdaniu, liczba nie przyszła na czas.
        [withheld] { $name }: pominięto, bo zapieczętowana liczba nie została odsłonięta na czas.
       *[misfit] { $name }: pominięto, bo odsłonięta liczba nie jest tą zapieczętowaną.
    }
ui-the-end = Koniec
ui-winners = { $count ->
    [one] Wygrywa { $names }.
    [few] { $names } dzielą się zwycięstwem.
   *[many] { $names } dzielą się zwycięstwem.
  }
    .to-names = Wygrywasz!
ui-replay-hints = Enter dalej · b wstecz · liczba przeskakuje do kroku · v IMIĘ (lub spectator, open) zmienia punkt widzenia · q wyjście
check-agrees = Nagranie, rozegrane ponownie z ziarna, zgadza się z obecnymi zasadami.
check-commitment-differs = Ziarno nie pasuje do pieczęci opublikowanej na początku.
check-lot-differs = Liczba, którą gracz dodał do rozdania, nie jest tą, którą zapieczętował.
check-table-differs = Opcje lub talie tej partii nie są tymi, które zapieczętowano przed rozdaniem.
check-deal-differs = Z tego ziarna wyszłoby inne rozdanie.
check-decision-refused = Obecne zasady odrzucają jedną z zapisanych decyzji.
check-events-differ = Według obecnych zasad jedna z zapisanych decyzji ma inne skutki.
check-outcome-differs = Według obecnych zasad partia kończy się inaczej.
check-boards-differ = Decyzje się zgadzają, ale plansze lub słowa w pliku nie są takie, jak wynika z zasad.

## Refusals
refusal-game-over = Partia jest już skończona.
refusal-not-your-decision = Teraz to nie twoja decyzja.
refusal-malformed-option = Takiego wyboru nie ma w tej grze.
refusal-not-an-option = Tego nie można tu wybrać.
refusal-only-one-option = Niczego innego nie można tu wybrać.
refusal-no-such-number = Wybierz liczbę od 1 do { $most }.
refusal-only-pass = Tu można tylko spasować: p.
refusal-unknown-word = „{ $word }” ({ $kind }): nieznane słowo. Do wyboru: { $known }.
refusal-wrong-word-count = Napisz to tak: { $expected }.
refusal-not-a-number = „{ $word }” to nie liczba.
refusal-number-too-long = Liczba może tu mieć najwyżej tyle cyfr: { $most }.
refusal-nothing-to-undo = Nie ma czego cofnąć.
refusal-undo-others-decided = Zapadła już decyzja kogoś innego: nie można tego cofnąć.
refusal-undo-something-was-shown = Pokazano coś ukrytego: nie można tego cofnąć.
refusal-open-only-after-the-game = Karty odkrywa się przed wszystkimi dopiero po zakończeniu partii.
refusal-broken-rule = „{ $option }”: nie udało się z powodu błędu w programie ({ $detail }). Poprzednia pozycja została zachowana: wybierz coś innego i, prosimy, zgłoś ten błąd.
refusal-wrong-player-count = { $players ->
    [one] W tę grę nie można grać w { $players } osobę: potrzeba od { $low } do { $high }.
    [few] W tę grę nie można grać w { $players } osoby: potrzeba od { $low } do { $high }.
    [many] W tę grę nie można grać w { $players } osób: potrzeba od { $low } do { $high }.
   *[other] W tę grę nie można grać w { $players } osoby: potrzeba od { $low } do { $high }.
  }
refusal-unknown-table-option = Stół nie ma opcji „{ $name }”. Do wyboru: { $known }.
refusal-option-needs-equals = Opcję stołu zapisz jako name=value, a nie „{ $option }”.
refusal-option-twice = Opcja { $option } jest podana dwa razy: „{ $one }” i „{ $other }”.
refusal-too-many-people = { $people ->
    [one] { $people } osoba nie zmieści się
    [few] { $people } osoby nie zmieszczą się
    [many] { $people } osób nie zmieści się
   *[other] { $people } osoby nie zmieści się
  } na { $players ->
    [one] { $players } miejscu.
    [few] { $players } miejscach.
    [many] { $players } miejscach.
   *[other] { $players } miejsca.
  }
refusal-bad-names = Każdy gracz potrzebuje innego imienia, bez spacji.
refusal-unknown-game = Nie ma gry „{ $name }”. Do wyboru: { $known }.
refusal-not-a-game = Pakiet, który oferuje „{ $name }”, nie dostarcza gry.
refusal-game-does-not-load = Nie można wczytać pakietu, który oferuje „{ $name }”: { $detail }
refusal-unknown-bot = Nie ma bota „{ $name }”. Do wyboru: { $known }.
refusal-bot-takes-no-budget = Bot { $name } nie przyjmuje budżetu.
refusal-bad-budget = „{ $name }”: budżet to liczba iteracji (search:400) albo sekund (search:2s).
refusal-absurd-budget = „{ $name }”: budżet musi wynosić od { $least } do { $most }.
refusal-unknown-language = Nie mówi się tu w języku „{ $name }”. Do wyboru: { $known }.
refusal-unknown-viewer = Tego nagrania nie można oglądać jako „{ $name }”. Do wyboru: { $known }; open dopiero po zakończeniu partii.
refusal-out-of-range = { $name } to { $value }; musi być od { $low } do { $high }.
refusal-only-dealt-games-are-recorded = Nagrać można tylko partię rozdaną przy stole.
refusal-bad-snapshot = Nie można odczytać tej migawki: { $detail }.
refusal-other-snapshot-version = Ta migawka pochodzi z innego kodu zasad; zamiast niej rozegraj ponownie jej decyzje.
refusal-no-regular-file = { $file } nie jest plikiem, który da się odczytać do końca: podaj zwykły plik, a nie folder, potok ani urządzenie.
refusal-file-too-large = { $file } jest za duży: ma ponad { $most } bajtów.
refusal-unreadable-file = Nie można odczytać pliku { $file }: { $detail }.
refusal-unwritable-file = Nie można zapisać pliku { $file }: { $detail }.
refusal-system-error = System na to nie pozwala: { $detail }.
refusal-not-a-recording = { $file } nie jest nagraniem z Elysium.
refusal-future-recording = Plik { $file } pochodzi z nowszej wersji Elysium (format { $version }, ta czyta najwyżej { $known }). Zaktualizuj Elysium, aby go otworzyć.
refusal-damaged-recording = Plik { $file } jest uszkodzony: { $detail }.
refusal-no-seed-yet = Partia jeszcze się nie skończyła: jej ziarno jest wciąż zapieczętowane, więc nie można jej sprawdzić.
refusal-no-rulings = Nie ma żadnego pliku orzeczeń w { $file }.
refusal-bad-yaml = To nie jest poprawny YAML: { $detail }.
refusal-key-twice = Klucz „{ $key }” występuje tu dwa razy.
refusal-empty-ruling = Plik nie zawiera żadnego orzeczenia.
refusal-ruling-not-a-mapping = Orzeczenie to mapowanie z kluczami rule, game, position, play i expect.
refusal-missing-key = Brakuje klucza „{ $key }”.
refusal-unknown-key = Klucz „{ $key }” nic tu nie znaczy. Do wyboru: { $known }.
refusal-position-needs-players = Pozycja wymaga `players`: listy różnych imion.
refusal-bad-move = Ruch to `name: choice`, z `refused: RULE` obok, jeśli ma zostać odrzucony, albo `expect: …`, albo `undo: name`.
refusal-bad-expectation = Oczekiwanie to mapowanie tego, co musi być prawdą.
refusal-not-a-mapping = „{ $key }” musi być mapowaniem: `name: …`.
refusal-not-a-list = „{ $key }” musi być listą.
refusal-not-texts = „{ $key }” musi być tekstem albo listą tekstów.
refusal-unknown-rule = W zasadach gry { $game } nie ma „{ $name }”.
refusal-nothing-to-check = To orzeczenie niczego nie sprawdza: potrzebuje `play`, `expect` albo `refused`.
refusal-position-and-table = Orzeczenie zaczyna się od `position` albo od `table`, nie od obu naraz.
refusal-bad-player-name = Gracz nie może tu nazywać się „{ $name }”: to nie jedno słowo albo znaczy ono coś innego. Wybierz inne imię.
refusal-no-such-folder = Nie ma folderu { $file }.
refusal-no-tests-folder = Testów tu nie ma; wskaż ich folder opcją --tests.
refusal-no-peers-folder = Inne silniki można mierzyć tylko z kopii kodu źródłowego.
refusal-peers-failed = Nie udało się zmierzyć innych silników: { $detail }
refusal-refused-table-cannot-go-on = Odrzucony stół nie może grać dalej: „{ $key }” nie może stać obok `refused`.

## Decks and cards
help-deck = sprawdź talię albo pokaż ją w jednym z popularnych formatów
help-cards = wypisz karty gry, którymi można tu grać
help-deck-what = sprawdź, czy można nią grać (check), albo ją pokaż (show)
help-deck-source = plik z talią albo nazwa talii dołączonej do gry
help-deck-game = do jakiej gry jest talia
help-deck-players = ilu graczy siada do stołu (domyślnie tylu, ilu zwykle gra)
help-shape = zapisz ją w tym formacie: text lub json; dla vtes także twd, lackey, jol lub vdb
help-card-search = tylko karty, które mają to w nazwie lub tekście
help-cards-option = karty takie, jakie ma stół z tą opcją: cards=PLIK dla własnego pliku kart
help-coverage = podaj też, iloma kartami z każdego zestawu i iloma taliami zwycięzców turniejów można tu grać i jakie karty warto zrobić następne
help-cards-check = porównaj wszystkie definicje z oficjalnymi tekstami i orzeczeniami
ui-card-printed = Oficjalny tekst
ui-card-definition = Definicja
ui-card-rulings = Oficjalne orzeczenia
ui-card-tests = Przypadki, które ją rozgrywają
ui-ruling-open = otwarte
ui-check-only-text = tylko w oficjalnym tekście
ui-check-only-definition = tylko w definicji
ui-check-idle = Nie dotyczy już niczego: { $about }
ui-check-texts = Karty porównane z oficjalnym tekstem: { $cards }, w { $compared } punktach. Różnice: { $count }
ui-check-rulings = Oficjalne orzeczenia: { $all }. Objęte tutaj: { $covered }. Bez znaczenia tutaj: { $harmless }. Otwarte: { $open }
refusal-no-card-check = { $name } nie ma oficjalnych tekstów, z którymi można porównać karty.
ui-type-vampire = Wampiry
ui-type-imbued = Natchnieni
ui-type-master = Karty mistrza
ui-type-conviction = Przekonania
ui-type-action = Akcje
ui-type-political = Akcje polityczne
ui-type-ally = Sprzymierzeńcy
ui-type-retainer = Pomocnicy
ui-type-equipment = Ekwipunek
ui-type-power = Moce
ui-type-modifier = Modyfikatory akcji
ui-type-reaction = Karty reakcji
ui-type-combat = Karty walki
ui-type-event = Wydarzenia
ui-section = { $title } ({ $count })
ui-deck-fits = Talią { $name } można grać przy tym stole (liczba graczy: { $players }).
ui-deck-legal-only = Talia { $name } jest dozwolona przy tym stole (liczba graczy: { $players }), ale niektórymi jej kartami nie można tu jeszcze grać:
ui-deck-refused = Talii { $name } nie można przynieść do tego stołu (liczba graczy: { $players }):
ui-deck-line-no-card = Wiersz { $line }: „{ $text }” to nie karta.
ui-deck-line-bad-count = Wiersz { $line }: „{ $text }”: karta ma od 1 do { $most } kopii.
ui-deck-line-wrong-pile = Wiersz { $line }: „{ $text }” nie należy do tej części talii.
ui-deck-line-not-for-decks = Wiersz { $line }: nikt nie przynosi „{ $text }” w talii.
ui-deck-nearest = Może: { $names }.
ui-deck-unsupported = Tymi kartami nie można tu jeszcze grać: { $names }
ui-cards-supported = Karty, którymi można tu grać: { $count }
ui-cards-found = Znalezione karty, którymi można tu grać: { $count }
ui-cards-not-yet = Jeszcze niedostępne: { $names }
ui-sets-which = Zestaw
ui-sets-total = Karty
ui-sets-playable = Grywalne
ui-sets-verified = Porównane z drukowanymi kartami
ui-decks-which = Zwycięskie talie turniejowe
ui-decks-total = Talie
ui-decks-playable = Grywalne
ui-decks-lacking-two = Brakuje najwyżej dwóch kart
ui-cards-next = Następne do zrobienia: { $names }
note-banned-card = Karta { $card } jest zakazana na turniejach.
refusal-no-decks = W grze { $name } gracze nie przynoszą talii.
refusal-not-a-count = „{ $key }” musi być liczbą całkowitą, co najmniej 0, a nie „{ $value }”.
refusal-not-a-flag = „{ $key }” musi mieć wartość `true` albo `false`, a nie „{ $value }”.
refusal-no-positions = Ta gra nie mówi, jak opisuje się jej pozycje; orzeczenie może tylko rozdać stół.
refusal-yes-or-no = { $name } to yes (tak) albo no (nie), a nie „{ $value }”.
refusal-not-one-of = { $name } nie może mieć wartości „{ $value }”. Możliwe: { $known }.
refusal-no-such-seat =
    { $players ->
        [one] Przy tym stole dla { $players } gracza nie ma miejsca „{ $seat }”. Podaj numer od 1 do { $players } albo „random”.
        [few] Przy tym stole dla { $players } graczy nie ma miejsca „{ $seat }”. Podaj numer od 1 do { $players } albo „random”.
        [many] Przy tym stole dla { $players } graczy nie ma miejsca „{ $seat }”. Podaj numer od 1 do { $players } albo „random”.
       *[other] Przy tym stole dla { $players } gracza nie ma miejsca „{ $seat }”. Podaj numer od 1 do { $players } albo „random”.
    }
refusal-unknown-deck = Nie ma ani pliku, ani talii „{ $name }”. Znane talie: { $known }.
refusal-deck-too-long = { $file } jest za długi jak na talię: ma ponad { $most } wierszy.
refusal-not-a-text = { $file } nie jest plikiem tekstowym.
refusal-empty-deck = Plik talii { $file } jest pusty.
refusal-no-cards-in-deck = W { $file } nie ma żadnej karty.
refusal-unknown-cards = Wiersze, które nie są kartą w liczbie od 1 do { $most } kopii ({ $count }): { $where }
refusal-unknown-deck-shape = Talii nie można zapisać jako „{ $name }”. Znane: { $known }.
refusal-deck-without-crypt = Talia { $name } nie ma krypty, więc nie można jej zapisać.
refusal-bad-deck-json = { $file } nie jest talią w JSON: { $detail }.
refusal-bad-deck-address = { $file } nie jest adresem zawierającym talię.
refusal-crypt-too-small = Kart w krypcie: { $cards }; potrzeba co najmniej { $least }.
refusal-library-too-small = Kart w bibliotece: { $cards }; potrzeba co najmniej { $least }.
refusal-library-too-large = Kart w bibliotece: { $cards }; przy tym stole (liczba graczy: { $players }) może ich być najwyżej { $most }.
refusal-groups-too-far-apart = W krypcie są grupy { $groups }; razem mogą być tylko jedna grupa albo dwie kolejne.
refusal-library-card-in-crypt = Miejsce karty { $card } jest w bibliotece, nie w krypcie.
refusal-crypt-card-in-library = Miejsce karty { $card } jest w krypcie, nie w bibliotece.
