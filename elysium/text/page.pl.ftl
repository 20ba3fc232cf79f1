# The page outside of the tables, in Polish.

page-skip = Przejdź do treści
page-home = Elysium: do przedsionka
page-navigation = Strony
page-mine = Moje stoły
page-about = O Elysium
page-language = Język
page-language-en = English
page-language-es = Español
page-language-pl = Polski
page-light-theme = Jasny motyw
page-loading = Chwileczkę…
page-try-again = Spróbuj ponownie
page-to-lobby = Do przedsionka
page-yes = Tak
page-no = Nie
page-more = Pokaż więcej
page-clear = Usuń wszystko

## The lobby
page-welcome = Zdejmij płaszcz i załóż maskę
page-welcome-text = Gry karciane o maskach i wampirach, z botami albo ze znajomymi. Bez konta: wybierz drzwi.
page-players = Od { $low } do { $high } graczy
page-play-bots = Zagraj teraz z botami
page-guided = Pierwsza partia z przewodnikiem
page-new-table = Nowy stół
page-cards = Karty
page-cards-of-table = Karty tego stołu
page-own-cards = Przy tym stole część kart jest zmieniona.
page-open-tables = Otwarte stoły
page-no-open-tables = W tej chwili żaden stół nie jest otwarty dla wszystkich. Otwórz własny, a inni zobaczą go tutaj.
page-all-mine = Wszystkie moje stoły
page-mine-text = Miejsca, które pamięta ta przeglądarka. Aby grać dalej na innym urządzeniu, otwórz stół i przenieś tam swoje miejsce.
page-past-games = Zakończone partie
page-no-tables-title = Pusty pokój
page-no-tables-text = Nie siedzisz jeszcze przy żadnym stole. Wybierz grę w przedsionku, a stół pojawi się tutaj.
page-your-turn = Twoja kolej
page-waiting-for = Czekamy na: { $names }
page-running = Partia trwa
page-resting = Partia czeka: wszyscy odeszli
page-you-left = Gra za ciebie bot
page-is-over = Partia skończona
page-won-by =
    { $count ->
        [one] Wygrana: { $names }
        [few] Wspólna wygrana: { $names }
        [many] Wspólna wygrana: { $names }
       *[other] Wspólna wygrana: { $names }
    }
page-is-closed = Stół zamknięty
page-seats-free =
    { $free ->
        [0] Wszystkie miejsca są zajęte
       *[other] Wolne miejsca: { $free } z { $all }
    }
page-notify-me = Powiadom mnie, gdy przyjdzie moja kolej
page-notified = Ta przeglądarka powiadomi cię, gdy przyjdzie twoja kolej

## Opening a table
page-your-name = Twoje imię
page-seats = Miejsca
page-player-count =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[other] { $players } graczy
    }
page-fewer-players = O jednego gracza mniej
page-more-players = O jednego gracza więcej
page-seat-number = Miejsce { $number }
page-kind-me = Ty
page-kind-open = Dla każdego, kto wejdzie
page-kind-friend = Tylko dla tych, którzy mają link
page-kind-bot = Bot: { $bot }
page-seats-help = Miejsca puste na początku partii zajmą boty.
page-seats-by-link = Wolne miejsca są dla tych, którzy mają link. Te, które na początku partii będą puste, zajmą boty.
page-fill-with-bots = Boty na pozostałych miejscach
page-random = Losowo
page-cards-chosen =
    { $count ->
        [0] Nic jeszcze nie wybrano
       *[other] Wybrane karty: { $count }
    }
page-one-more = Jedna więcej: { $card }
page-one-fewer = Jedna mniej: { $card }
page-deck-of-the-game = Talia startowa, na każdym miejscu inna
page-deck-own = Własna talia…
page-deck-paste = Wklej tu talię w jednym z popularnych formatów tekstowych
page-deck-others = Kto usiądzie na wolnym miejscu, może przynieść własną talię.
page-deck-bring = Przynieś własną talię
page-own-deck = ma własną talię
page-door = Kto może wejść
page-public = Wszyscy: stół widać w przedsionku
page-by-link = Tylko ci, którzy mają link
page-spectators = Inni mogą patrzeć; widzą tylko to, co jawne
page-clock = Czas na namysł
page-clock-none = Bez zegara
page-clock-seconds =
    { $amount ->
        [one] { $amount } sekunda na decyzję
        [few] { $amount } sekundy na decyzję
       *[other] { $amount } sekund na decyzję
    }
page-clock-days =
    { $amount ->
        [one] { $amount } dzień na turę
        [few] { $amount } dni na turę
       *[many] { $amount } dni na turę
    }
page-clock-help = Gdy czas minie, za nieobecnego gracza zdecyduje bot.
page-create-more = Więcej
page-create-more-help = kto zaczyna, zegar, kto może patrzeć
page-create-problem = Co trzeba najpierw zmienić?
page-open-table = Otwórz stół

## Waiting for the others
page-waiting-title = Przygotowujemy stół
page-seat-open = Wolne
page-seat-kept = Zarezerwowane dla znajomych
page-seat-asked = { $name }: czekamy na odpowiedź
page-ask-again = { $name } proponuje ci kolejną partię
page-ask-again-open = Propozycja kolejnej partii
page-ask-yes = Gram
page-ask-no = Nie, dziękuję
page-you = ty
page-away = nieobecność
page-sit-here = Usiądź tutaj
page-sit-at = Usiądź tutaj, na miejscu { $number }
page-join-title = Usiądź
page-join = Usiądź na dowolnym wolnym miejscu
page-needs-link = Wolne miejsca są zarezerwowane dla znajomych: poproś o link osobę, która otworzyła stół.
page-table-full = Wszystkie miejsca są zajęte. Gdy partia się zacznie, będzie można patrzeć, jeśli stół na to pozwala.
page-share = Wyślij ten link znajomym
page-start = Zacznij
page-start-with-bots = Zacznij teraz: wolne miejsca zajmą boty
page-seat-bots = Posadź boty
page-seat-bot = Posadź bota
page-seat-bot-at = Posadź bota na miejscu { $number }
page-free-seat = Zwolnij miejsce
page-remove = Usuń
page-remove-sure = Na pewno?
page-remove-at = Usuń od stołu: { $name }
page-hosts = Zaprasza { $name }
page-alter = Zmień ustawienia partii
page-alter-done = Zapisz
page-plays-with = Jak gramy
page-talk = Rozmowa w oczekiwaniu
page-free-seat-at = Zwolnij miejsce { $number }
page-bot-strength = Jak grają boty
page-close-table = Zamknij stół
page-close-sure = Na pewno zamknąć dla wszystkich?
page-leave = Wstań i odejdź
page-removed = Osoba, która otworzyła stół, zwolniła twoje miejsce. Możesz znowu usiąść albo na tym poprzestać.
page-host-starts = Partia zacznie się, gdy wszystkie miejsca będą zajęte albo gdy zacznie ją osoba, która otworzyła stół.

## A seat on another device
page-seat-title = Zająć tutaj twoje miejsce?
page-seat-text = Miejsce przejdzie na to urządzenie. Na drugim będzie można tylko patrzeć.
page-seat-claim = Usiądź tutaj
page-seat-refused-title = Nie można zająć tego miejsca
page-seat-no-code-title = Ten link jest niepełny
page-seat-no-code-text = Otwórz prywatny link dokładnie tak, jak pokazało go drugie urządzenie.

## Cards
page-search-cards = Szukaj w nazwach i tekstach
page-filter-cards = Zawęź wybór kart
page-filter-all = Wszystkie
page-filter-none = Pokaż wszystkie
page-filter-numbers = Według wydrukowanych liczb
page-card-sources = Stopień pewności
page-cards-found =
    { $count ->
        [0] Nie ma takiej karty wśród dostępnych
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
page-cards-subset = Na razie dostępne są tu karty: { $count } z { $all }.
page-cards-not-yet =
    { $more ->
        [0] Jeszcze niedostępne: { $names }.
       *[other] Jeszcze niedostępne: { $names }; i jeszcze { $more }.
    }
page-order = Kolejność
page-order-of-the-game = Jak w grze
page-order-name = Nazwa

## Rules
page-rules = Zasady
page-all-rules = Wszystkie zasady tej gry
page-search-rules = Szukaj w zasadach
page-rules-found =
    { $count ->
        [0] Żadna zasada tak nie mówi.
        [one] { $count } zasada.
        [few] { $count } zasady.
       *[other] { $count } zasad.
    }
page-rules-text = Gdy stół na coś nie pozwala, podaje zasadę, z której to wynika. Co robią poszczególne karty, jest na nich napisane:
page-rule-pending = To tu jeszcze nie obowiązuje.

## When something is wrong
page-no-answer = Serwer nie odpowiada. Sprawdź połączenie; strona sama spróbuje ponownie.
page-lost-title = Świece zgasły
page-card-official = Oficjalny tekst i orzeczenia (po angielsku)
page-card-rulings = Orzeczenia
page-part-failed = Tej części stołu nie da się teraz pokazać. Wybierać możesz nadal.
page-nowhere-title = Ten korytarz donikąd nie prowadzi
page-nowhere-text = Nie ma takiej strony. Link może być niepełny albo stołu już nie ma.
page-no-such-game = Nie ma tu gry o tej nazwie.

## About
page-promise-rules = Stół pilnuje każdej zasady, a każda odmowa podaje zasadę, z której wynika.
page-promise-secrets = To, czego nie wolno ci wiedzieć, nigdy nie trafia do twojej przeglądarki; boty widzą tyle, ile widziałby gracz na ich miejscu.
page-promise-chance = Przed pierwszą kartą stół pieczętuje swoje ziarno losowe. Po partii ziarno zostaje ujawnione i każdy może sprawdzić rozdanie.
page-promise-kept = Każdy wybór jest zapisany, zanim ktokolwiek go zobaczy: nic, co się stało, nie ginie, gdy zawiedzie łącze lub serwer.
page-settings = Ustawienia
page-confirm = Pytaj raz przed wyborem, którego być może nie da się cofnąć
page-keyboard = Z klawiatury
page-key-numbers = wybiera możliwość o tym numerze
page-key-undo = cofa twój ostatni wybór, dopóki się da
page-key-pass = pasuje, gdy to możliwe
page-key-rules = pokazuje zasady dotyczące tego wyboru
page-key-escape = zamyka to, co otwarte
page-key-tab = prowadzi przez wszystko, czego można użyć
page-key-enter = wybiera to, co jest zaznaczone
page-privacy = Co o tobie pamiętamy
page-privacy-text = Twoje imię, zajmowane miejsca i to, co piszesz przy stołach – na tym serwerze; jedno ciasteczko, które mówi, które miejsca są twoje; oraz twoje ustawienia – w tej przeglądarce. Nic nie trafia do nikogo innego.
page-others-out = Wyloguj moje inne urządzenia
page-others-out-done = Gotowe. Teraz tylko ta przeglądarka ma twoje miejsca.
page-forget = Zapomnij o mnie
page-forget-sure = Wstajesz od wszystkich stołów, na dobre. To, co rozegrano, zostaje w nagraniach, pod twoim imieniem.
page-forget-yes = Zapomnij teraz
page-forget-no = Zostaję
page-forget-done = Nikt cię tu już nie zna. Następne miejsce to nowa znajomość.
page-fan = Treści fanowskie

## Talie
page-decks = Talie
page-deck-which = Która talia
page-deck-new = Nowa talia
page-deck-from-link = Talia z linku
page-deck-kept = Zachowane w tej przeglądarce
page-deck-kept-here = Talie są zachowane tylko w tej przeglądarce. Link albo plik zabierze talię gdzie indziej.
page-deck-of-game = Dołączone do gry
page-deck-untitled = Talia bez nazwy
page-deck-bring-list = Wklej albo otwórz
page-deck-read = Przeczytaj tę talię
page-deck-open-file = Otwórz plik
page-deck-too-large = To za dużo jak na talię.
page-deck-nearest = Może:
page-deck-leave-out = Pomiń te karty
page-deck-damaged = Link do tej talii jest uszkodzony: nie dotarł w całości. Poproś o niego jeszcze raz.
page-deck-rooms = Na co patrzeć
page-deck-room-deck = Talia
page-deck-room-cards = Karty
page-deck-room-hand = Ręka
page-deck-title = Nazwa talii
page-deck-empty = Wybierz talię, wklej ją albo włóż karty do nowej.
page-deck-fits = Można nią tu grać
page-deck-problems =
    { $count ->
        [one] { $count } rzecz do poprawienia
        [few] { $count } rzeczy do poprawienia
       *[other] { $count } rzeczy do poprawienia
    }
page-deck-missing =
    { $count ->
        [one] { $count } kartą nie można tu jeszcze grać
        [few] { $count } kartami nie można tu jeszcze grać
       *[many] { $count } kartami nie można tu jeszcze grać
    }
page-deck-missing-one = jeszcze nie
page-deck-missing-text = Ta karta jest znana, ale nie można nią tu jeszcze grać.
page-deck-play = Graj tą talią
page-deck-keep = Zachowaj tę talię
page-deck-delete = Usuń
page-deck-delete-sure = Usuń na zawsze
page-deck-share = Udostępnij i zapisz
page-deck-link = Link, w którym jest cała talia
page-deck-write = Zapisz jako
page-deck-written = Talia jako tekst
page-deck-shape-text = Tekst
page-deck-shape-json = JSON
page-deck-leads = lider
page-deck-lead = { $card } zaczyna partię
page-deck-copies =
    { $count ->
        [0] nie ma w talii
        [one] { $count } kopia w talii
        [few] { $count } kopie w talii
       *[other] { $count } kopii w talii
    }
page-deck-value = Ile kosztuje, wymaga albo mieści
page-deck-pile = Część talii
page-deck-curve = Karty według tego, ile kosztują, wymagają albo mieszczą
page-deck-curve-step =
    { $count ->
        [one] { $value }: { $count } karta
        [few] { $value }: { $count } karty
       *[other] { $value }: { $count } kart
    }
page-deck-hand = Ręka na początek
page-deck-draw = Dobierz rękę
page-deck-draw-again = Dobierz inną
page-deck-nothing-to-draw = Nie ma jeszcze czego dobierać.
page-deck-build = Zbuduj talię
