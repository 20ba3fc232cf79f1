# Stół w przeglądarce: wszystko, co otacza planszę.

## Plansza

table-ui-middle = Środek stołu
table-ui-seats = Miejsca
table-ui-you = ty
table-ui-your-seat = Twoje miejsce, { $player }
table-ui-turn = tura
table-ui-asked = decyduje
table-ui-left = gracz odszedł, gra bot
table-ui-impulse = Teraz kolej na decyzję: { $players }
table-ui-zone-of = { $zone }: { $player }
table-ui-empty-hand = Nie masz kart na ręce.

## Karty

table-ui-face-down = zakryta
table-ui-one-of = jedna z { $count }
table-ui-only-you-know = Zakryta. Tylko ty to wiesz:
table-ui-counters = znaczniki
table-ui-locked = przekręcona
table-ui-cards = Karty

## Wybieranie

table-ui-decision = Decyzja
table-ui-choose = Wybierz
table-ui-choose-card = Wybierz tę kartę
table-ui-options = Co możesz wybrać
table-ui-filter = Szukaj wśród możliwości ({ $count })
table-ui-nothing-found = Żadna możliwość nie zawiera tych słów.
table-ui-back = Wstecz
table-ui-confirm = „{ $option }” – tego możesz już nie cofnąć.
table-ui-do-it = Zrób to
table-ui-not-yet = Jeszcze nie
table-ui-undo = Cofnij
table-ui-rules = Zasady
table-ui-no-rules = Nie ma na to osobnej zasady.
table-ui-hurry = Ponaglij
table-ui-kept-back = Twoja odpowiedź jest już gotowa. Stół usłyszy pas dopiero wtedy, gdy nic to nie zdradzi.
table-ui-is-away = Gracza { $player } nie ma przy stole.
table-ui-bot-in = Za { $time } bot będzie mógł zagrać zamiast gracza { $player }.
table-ui-bot-for = Niech bot zagra za gracza { $player }
table-ui-bot-for-help = Kto wróci, może w każdej chwili odzyskać swoje miejsce.
table-ui-stops-title = Kiedy pytać
table-ui-stops = Pytaj mnie w tych chwilach:
stop-nothing-else = gdy nie mam wyboru, na przykład mogę tylko spasować (żeby nikt się nie domyślił)
stop-empty-handed = gdy żadna moja karta nie pasuje, o czym inni nie mogą wiedzieć (żeby nikt się nie domyślił)
pass-episode = Pasuj do końca tej akcji
pass-aimed = Pasuj, aż ktoś zadziała przeciw mnie
pass-turn = Pasuj do mojej tury
table-ui-stop-passing = Na razie pasujesz. Przerwij

## Przebieg i rozmowa

table-ui-log = Co się stało
table-ui-begins-late = Początek tej długiej partii jest w jej powtórce
table-ui-earlier =
    { $count ->
        [one] { $count } wcześniejszy krok
        [few] { $count } wcześniejsze kroki
       *[many] { $count } wcześniejszych kroków
    }
table-ui-newest = Przejdź do najnowszych
table-ui-by-clock = O tym zdecydował zegar.
table-ui-chat = Rozmowa
table-ui-chat-empty = Nikt jeszcze nic nie powiedział.
table-ui-chat-write = Powiedz coś
table-ui-chat-send = Wyślij
table-ui-chat-seated = Rozmawiać mogą tu tylko osoby siedzące przy stole.

## Strona

table-ui-panels = Części strony
table-ui-panel-table = Stół
table-ui-panel-log = Co się stało
table-ui-panel-chat = Rozmowa
table-ui-unread = nowe
table-ui-watching = Oglądasz
table-ui-onlookers =
    { $count ->
        [one] Przygląda się 1 osoba
        [few] Przyglądają się { $count } osoby
       *[many] Przygląda się { $count } osób
    }
table-ui-reconnecting = Łączenie na nowo…
table-ui-clock = Pozostały czas: { $time }
table-ui-days-left =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
table-ui-hours-left =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
table-ui-coming = Przygotowujemy stół…
table-ui-closed = Ten stół jest zamknięty.
table-ui-gone = Nie można otworzyć tego stołu
table-ui-gone-help = Poproś o pełny link osobę, która cię zaprosiła.
table-ui-close = Zamknij
table-ui-lobby = Do przedsionka

## Menu

table-ui-menu = Menu
table-ui-invite = Link dla znajomych, którzy chcą popatrzeć
table-ui-share = Link do tego stołu
table-ui-copy = Kopiuj
table-ui-copied = Skopiowano
table-ui-link-local = Ten link działa tylko na tym komputerze. Dla innych uruchom serwer z --host 0.0.0.0 i otwórz tę stronę pod adresem, który komputer ma w sieci.
table-ui-move = Przenieś moje miejsce na inne urządzenie
table-ui-move-link = Otwórz ten link na drugim urządzeniu
table-ui-move-secret = Zachowaj go w tajemnicy: kto go otworzy, zajmie twoje miejsce. Działa tylko raz.
table-ui-leave = Odejdź od stołu
table-ui-leave-sure = Naprawdę odchodzisz?
table-ui-leave-help = Zastąpi cię bot. Możesz wrócić, dopóki partia trwa.
table-ui-come-back = Wróć na swoje miejsce
table-ui-you-left = Nie ma cię przy stole: do twojego powrotu gra za ciebie bot.
table-ui-resting = Wszyscy odeszli. Partia czeka, aż ktoś wróci na swoje miejsce.
table-ui-halted = Ta partia czeka
table-ui-leavers = Kto odszedł
table-ui-sits-in = Na miejscu gracza { $player }:
table-ui-settings = Ustawienia
table-ui-rename = Zmień moje imię przy tym stole
table-ui-nameless = Grasz jako { $name }. Wybierz imię
table-ui-setting-confirm = Pytaj przed wyborem, którego być może nie da się cofnąć
table-ui-setting-motion = Pokazuj ruch kart
table-ui-seal = Pieczęć rozdania
table-ui-seal-help = Serwer zapieczętował swoją część rozdania, zanim ktokolwiek miał na nie wpływ, a przeglądarka każdego gracza dodaje własną liczbę. Po partii ziarno zostaje ujawnione: jego SHA-256 musi być tą pieczęcią. Wtedy wiadomo, że nikt nie wybrał kart.
table-ui-number-of = { $player }: liczba dodana do ziarna
table-ui-drawing = Trwa losowanie rozdania
table-ui-drawing-waits = Przeglądarka każdego gracza dodaje liczbę. Jeszcze brakuje: { $names }.
table-ui-drawing-help = Wszystkie liczby są zapieczętowane; teraz są odsłaniane.

## Lekcje i koniec

table-ui-lesson = Lekcja
table-ui-lessons-waiting =
    { $count ->
        [one] Czeka jeszcze { $count }
        [few] Czekają jeszcze { $count }
        [many] Czeka jeszcze { $count }
       *[other] Czeka jeszcze { $count }
    }
table-ui-advised = Dobry ruch: { $option }
table-ui-advised-here = dobry ruch
table-ui-understood = Rozumiem
table-ui-rematch = Zagraj jeszcze raz
table-ui-ranking = Klasyfikacja
table-ui-to-rematch = Do następnej partii
table-ui-replay = Powtórka
table-ui-seal-holds =
    { $own ->
        [yes] Sprawdzono: pieczęć jest tą, którą twoja przeglądarka zobaczyła najpierw, a twoja liczba jest w rozdaniu.
       *[no] Sprawdzono: ziarno pasuje do pieczęci, którą pokazano najpierw.
    }
table-ui-seal-broken =
    { $count ->
        [one] Z rozdaniem coś jest nie tak!
        [few] Z rozdaniem coś jest nie tak, i to z { $count } powodów!
       *[other] Z rozdaniem coś jest nie tak, i to z { $count } powodów!
    }
doubt-seal-changed = Pieczęć nie jest tą, którą twoja przeglądarka zobaczyła najpierw: serwer ją zmienił.
doubt-seal-broken = Ziarno nie pasuje do pieczęci: to nie te karty zostały zapieczętowane.
doubt-table-changed = Rozegrano inną partię niż ta, którą zapieczętowano: jej opcje lub talie są inne.
doubt-lot-misfits = Uwzględniono liczbę inną niż ta, którą gracz zapieczętował.
doubt-lots-changed = Liczby w tym rozdaniu nie są tymi, których pieczęcie widziała twoja przeglądarka.
doubt-drawn-again = Gdy twoja przeglądarka odsłoniła już swoją liczbę, serwer kazał wszystkim losować od nowa.
doubt-own-lot-changed = Zamiast liczby twojej przeglądarki uwzględniono inną.
doubt-own-lot-left-out = Liczby twojej przeglądarki nie ma w tym rozdaniu. Może to być wolne łącze, ale też serwer, który oszukuje.
