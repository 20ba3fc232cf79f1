# Stół w sieci: uruchamianie i to, czego odmawia.

help-serve = otwiera stół dla innych: strona dla tego komputera, przyjaciół albo całego świata
help-host = adres, na którym słucha (127.0.0.1: tylko ten komputer; 0.0.0.0: każdy, kto do niego dotrze)
help-port = port, na którym słucha; 0 bierze dowolny wolny
help-database = gdzie trzymane są gry: sqlite:///PLIK albo postgresql://…; jeśli nic nie podasz, plik w twoim folderze danych
help-workers = ile procesów obsługuje stół (więcej niż jeden wymaga PostgreSQL)
help-thinkers = w ilu procesach myślą boty, na każdy proces stołu
help-pace = ile sekund mija, zanim widać wybór bota
help-origin = inny adres, pod którym przeglądarki widzą stronę, jak https://stol.example; można podać kilka razy
help-open = od razu pokazuje stronę w przeglądarce, jeśli jest
help-unlimited = nie ogranicza, o ile może prosić klient; tylko do pomiarów
serve-address = Stół jest otwarty: { $address }
serve-address-network = W tej samej sieci: { $address }
serve-thinking = Boty myślą; { $form }.

refusal-workers-need-postgres = { $workers } procesów nie może dzielić jednego pliku SQLite. Podaj adres PostgreSQL przez --database albo użyj jednego procesu.
refusal-address-taken = Nie można słuchać na { $host }:{ $port }: { $detail }.

refusal-no-such-table = Nie ma takiego stołu. Mógł zostać dawno zamknięty albo link jest niepełny.
refusal-no-such-page = Pod tym adresem nic nie ma.
refusal-wrong-method = Tego adresu nie można tak użyć.
refusal-wrong-link = Ten link nie otwiera stołu. Poproś o cały link tego, kto ci go wysłał.
refusal-wrong-origin = Inna strona próbowała działać w twoim imieniu. Otwórz stół pod jego własnym adresem.
refusal-link-expired = Ten prywatny link jest za stary. Zrób nowy na urządzeniu, przy którym siedzisz.
refusal-link-used = Ten prywatny link został już użyty. Zrób nowy na urządzeniu, przy którym siedzisz.
refusal-table-full = Wszystkie miejsca są zajęte.
refusal-seat-taken = To miejsce jest zajęte.
refusal-name-missing = Powiedz innym, jak się nazywasz.
refusal-name-too-long = Imię ma tu najwyżej { $most } znaków.
refusal-name-unprintable = To imię ma znaki, których nie da się pokazać.
refusal-name-taken = Siedzi tu już ktoś o imieniu { $name }. Wybierz inne.
refusal-already-seated = Siedzisz już przy tym stole.
refusal-already-started = Gra zaczęła się bez ciebie. Jeśli widzowie są mile widziani, możesz popatrzeć.
refusal-table-closed = Ten stół jest zamknięty.
refusal-no-seat-here = Nie masz miejsca przy tym stole.
refusal-you-left = To miejsce oddano botowi. Najpierw je odzyskaj.
refusal-host-only = Może to zrobić tylko gospodarz stołu.
refusal-no-spectators = Ten stół nie chce widzów.
refusal-still-here = { $name } wciąż siedzi przy stole.
refusal-away-too-short =
    { $seconds ->
        [one] { $name } może zaraz wrócić. Za { $seconds } sekundę będzie można posadzić tu bota.
        [few] { $name } może zaraz wrócić. Za { $seconds } sekundy będzie można posadzić tu bota.
       *[other] { $name } może zaraz wrócić. Za { $seconds } sekund będzie można posadzić tu bota.
    }
refusal-not-over-yet = Gra jeszcze się nie skończyła.
refusal-too-many-tables = Masz już { $most } otwartych stołów. Najpierw skończ albo opuść któryś.
refusal-too-fast = To było za dużo naraz. Poczekaj chwilę i spróbuj znowu.
refusal-one-seat-each = Możesz zająć tylko jedno miejsce.
refusal-clock-needs-time = Zegar potrzebuje przynajmniej jednej sekundy albo jednego dnia.
refusal-guided-alone = W grę z przewodnikiem gra się samemu przeciw botom.
refusal-no-decks-here = Do tej gry nikt nie przynosi talii.
refusal-no-own-cards-here = W tej grze stół nie może zmieniać swoich kart.
refusal-game-not-begun = Gra jeszcze się nie zaczęła.
refusal-stale = Gra poszła tymczasem dalej. Spójrz jeszcze raz i wybierz.
refusal-undo-clock-decided = O tym zdecydował zegar: nie można tego cofnąć.
refusal-store-gone = Stół nie może teraz niczego zapisać, więc nic się nie stało. Spróbuj za chwilę.
refusal-server-error = Coś poszło źle na serwerze i nic się nie stało. { $detail }
refusal-malformed-request = Tego żądania nie da się zrozumieć. { $detail }
refusal-malformed-message = Tej wiadomości nie da się zrozumieć.
refusal-too-large = To jest za duże.
refusal-hello-first = Pierwszą wiadomością musi być hello.
refusal-hello-once = Hello już padło.
refusal-nothing-said = Nie ma nic do powiedzenia.
refusal-chat-too-long = Zmieść się w { $most } znakach.
refusal-log-does-not-fit =
    { $detail ->
        [unknown-words] We wpisie { $seq } zapisu tej gry są słowa, których zasady już nie znają.
        [not-allowed] Tego, co wybrano we wpisie { $seq } tej gry, obecne zasady nie dopuszczają.
        [other-options] Nie da się już rozdać stołu z takimi opcjami, jakie ma ten.
       *[broken-rule] Obecne zasady potykają się o wpis { $seq } zapisu tej gry.
    } Gra czeka; nic nie przepadło, a zapis można przeczytać.
refusal-log-not-in-words = Zapis tej gry pochodzi ze starszej wersji i nie dał się przełożyć na słowa. Gra czeka; nic nie przepadło.
refusal-game-gone = Gra { $name } nie jest już tu zainstalowana. Jej stoły czekają, aż wróci; nic z nich nie przepadło.
