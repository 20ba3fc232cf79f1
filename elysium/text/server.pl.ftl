# Stół w sieci: uruchamianie i to, czego odmawia.

help-serve = otwórz stół dla innych: strona dla tego komputera, znajomych albo całego świata
help-host = adres, na którym nasłuchuje serwer (127.0.0.1: tylko ten komputer; 0.0.0.0: każdy, kto do niego dotrze)
help-port = port, na którym nasłuchuje serwer; 0 oznacza dowolny wolny
help-database = gdzie trzymać partie: sqlite:///PLIK albo postgresql://…; jeśli nic nie podasz, plik w twoim folderze danych
help-password-file = plik, w którym jest tylko hasło do bazy danych; albo podaj je w ELYSIUM_DATABASE_PASSWORD
help-workers = ile procesów obsługuje stoły (więcej niż jeden wymaga PostgreSQL)
help-thinkers = w ilu procesach myślą boty, na każdy proces serwera
help-pace = ile sekund mija, zanim widać wybór bota
help-draw-seconds = ile sekund rozdanie czeka, aż każdy gracz zapieczętuje swoją liczbę, i tyle samo, aż ją odsłoni; 0: nikt żadnej nie dodaje
help-origin = inny adres, pod którym przeglądarki widzą stronę, jak https://stol.example; można podać kilka razy
help-host-name = nazwa, pod którą przeglądarki widzą stronę, jak stol.example, jeśli nie jest to adres ani nazwa znana tylko w twojej sieci; można podać kilka razy
help-trust-proxy = adres serwera pośredniczącego przed stołem albo sieć, na przykład 10.0.0.0/8: wierzymy mu, gdy mówi, kto pyta
help-memory = ile megabajtów mogą zająć stoły każdego procesu; z pamięci znikają najpierw te, na które nikt nie patrzy
help-purge-unbegun = po ilu dniach bez odwiedzin usuwa się stół, przy którym nie zaczęto partii (2; 0: nigdy)
help-purge-unfinished = po ilu dniach bez odwiedzin usuwa się niedokończoną partię (90; 0: nigdy); dokończone zostają
help-open = od razu pokaż stronę w przeglądarce, jeśli jakaś jest
help-metrics-for = kto jeszcze może czytać /metrics, jak 10.0.0.5 albo 10.0.0.0/24; można podać kilka razy. Bez tego tylko ten komputer
help-unlimited = nie ograniczaj liczby żądań klienta; tylko do pomiarów
serve-address = Stół jest otwarty: { $address }
serve-address-network = W tej samej sieci: { $address }
serve-thinking = Boty myślą według takich zasad: { $form }.
serve-password-shown = W adresie w wierszu poleceń było hasło i każdy na tym komputerze mógł je odczytać. Zmień je, a nowe podaj przez --password-file albo w ELYSIUM_DATABASE_PASSWORD.

refusal-workers-need-postgres =
    { $workers ->
        [one] { $workers } proces nie może dzielić pliku SQLite z innymi. Podaj adres PostgreSQL przez --database albo użyj jednego procesu.
        [few] { $workers } procesy nie mogą dzielić jednego pliku SQLite. Podaj adres PostgreSQL przez --database albo użyj jednego procesu.
       *[many] { $workers } procesów nie może dzielić jednego pliku SQLite. Podaj adres PostgreSQL przez --database albo użyj jednego procesu.
    }
refusal-address-taken = Nie można nasłuchiwać na { $host }:{ $port }: { $detail }.
refusal-password-file-unreadable = Nie da się odczytać hasła z { $file }: { $detail }.
refusal-password-file-too-large = { $file } nie jest plikiem, w którym jest tylko hasło: ma ponad { $most } bajtów.
refusal-no-address = „{ $given }” nie jest adresem ani siecią. Napisz na przykład 127.0.0.1, ::1 albo 10.0.0.0/8.
refusal-no-host-name = „{ $given }” nie jest nazwą komputera. Napisz ją bez https:// i bez portu, jak stol.example.

refusal-no-such-table = Nie ma takiego stołu. Mógł zostać dawno zamknięty albo link jest niepełny.
refusal-no-such-page = Pod tym adresem nic nie ma.
refusal-wrong-method = Tego adresu nie używa się w ten sposób.
refusal-wrong-link = Ten link nie otwiera stołu. Poproś o pełny link osobę, która ci go wysłała.
refusal-wrong-origin = Inna strona próbowała działać w twoim imieniu. Otwórz stół pod jego własnym adresem.
refusal-unknown-host = Ten stół tak się nie nazywa. Otwórz go pod jego adresem albo poproś tego, kto go prowadzi, żeby uruchomił go z --host-name i tą nazwą.
refusal-link-expired = Ten prywatny link jest za stary. Zrób nowy na urządzeniu, na którym grasz.
refusal-link-used = Ten prywatny link został już użyty. Zrób nowy na urządzeniu, na którym grasz.
refusal-table-full = Wszystkie miejsca są zajęte.
refusal-seat-taken = To miejsce jest zajęte.
refusal-name-missing = Powiedz innym, jak się nazywasz.
refusal-name-too-long = Imię może tu mieć najwyżej tyle znaków: { $most }.
refusal-name-unprintable = W tym imieniu są znaki, których nie da się pokazać.
refusal-name-taken = Siedzi tu już ktoś o imieniu { $name }. Wybierz inne.
refusal-already-seated = Siedzisz już przy tym stole.
refusal-already-started = Partia zaczęła się bez ciebie. Jeśli stół wpuszcza widzów, możesz popatrzeć.
refusal-table-closed = Ten stół jest zamknięty.
refusal-metrics-elsewhere = Liczby tego serwera widać tylko na jego własnym komputerze. Kto go prowadzi, udostępnia je innym opcją --metrics-for.
refusal-no-seat-here = Nie masz miejsca przy tym stole.
refusal-you-left = Twoje miejsce zajmuje teraz bot. Najpierw na nie wróć.
refusal-host-only = Może to zrobić tylko osoba, która otworzyła stół.
refusal-no-spectators = Ten stół nie wpuszcza widzów.
refusal-still-here = { $name } wciąż siedzi przy stole.
refusal-away-too-short =
    { $seconds ->
        [one] { $name } może zaraz wrócić. Za { $seconds } sekundę będzie można posadzić tu bota.
        [few] { $name } może zaraz wrócić. Za { $seconds } sekundy będzie można posadzić tu bota.
       *[other] { $name } może zaraz wrócić. Za { $seconds } sekund będzie można posadzić tu bota.
    }
refusal-stand-in-is-the-tables = Na miejscu gracza { $name } gra bot stołu; pozostali gracze nie wybierają innego.
refusal-not-over-yet = Partia jeszcze się nie skończyła.
refusal-too-many-tables = Masz już tyle otwartych stołów, ile można ({ $most }). Najpierw dokończ którąś partię albo opuść stół.
refusal-too-fast = To było za dużo naraz. Poczekaj chwilę i spróbuj znowu.
refusal-one-seat-each = Możesz zająć tylko jedno miejsce.
refusal-clock-needs-time = Zegar potrzebuje przynajmniej jednej sekundy albo jednego dnia.
refusal-guided-alone = W partii z przewodnikiem gra jedna osoba, a pozostałe miejsca zajmują boty.
refusal-no-decks-here = W tej grze nikt nie przynosi własnej talii.
refusal-no-own-cards-here = W tej grze stół nie może zmieniać swoich kart.
refusal-game-not-begun = Partia jeszcze się nie zaczęła.
refusal-game-too-long = Partia jest za długa, by pokazać ją jeszcze raz: ma ponad { $most } kroków.
refusal-stale = Partia poszła tymczasem dalej. Spójrz jeszcze raz i wybierz.
refusal-lot-too-late = Rozdanie nie czeka już na liczbę z tego miejsca.
refusal-being-dealt = Karty są właśnie rozdawane. Poczekaj chwilę i spróbuj ponownie.
refusal-undo-clock-decided = O tym zdecydował zegar: nie można tego cofnąć.
refusal-store-gone = Stół nie może teraz niczego zapisać, więc ruch nie został wykonany. Spróbuj za chwilę.
refusal-server-error = Coś zawiodło na serwerze i ruch nie został wykonany. { $detail }
refusal-malformed-request = Tego żądania nie da się zrozumieć. { $detail }
refusal-malformed-message = Tej wiadomości nie da się zrozumieć.
refusal-too-large = To jest za duże.
refusal-hello-first = Pierwszą wiadomością musi być hello.
refusal-hello-once = Wiadomość hello została już wysłana.
refusal-nothing-said = Ta wiadomość jest pusta.
refusal-chat-too-long = Zmieść się w { $most } znakach.
refusal-log-does-not-fit =
    { $detail ->
        [unknown-words] We wpisie { $seq } dziennika tej partii są słowa, których zasady już nie znają.
        [not-allowed] Tego, co wybrano we wpisie { $seq } tej partii, obecne zasady nie dopuszczają.
        [other-options] Nie da się już rozdać stołu z takimi opcjami, jakie ma ten.
       *[broken-rule] Obecne zasady potykają się o wpis { $seq } dziennika tej partii.
    } Partia czeka; nic nie przepadło, a dziennik można przeczytać.
refusal-log-not-in-words = Dziennik tej partii pochodzi ze starszej wersji i nie dał się przekształcić. Partia czeka; nic nie przepadło.
refusal-game-gone = Gra { $name } nie jest już tu zainstalowana. Jej stoły czekają, aż wróci; nic z nich nie przepadło.
