# Wiele gier między botami: komu gra sprzyja.

help-arena = daj botom rozegrać wiele partii i pokaż, komu gra sprzyja: w tabelach, liczbach (CSV) i obrazach (PNG i HTML)
help-arena-what = balance: jak często wygrywa każde miejsce i wszystko inne, co gra liczy
help-balance-players = ile osób siada do stołu, po przecinkach; jeśli nic nie podasz, każda liczba, na którą gra pozwala
help-balance-games = ile partii, podzielonych równo między liczby graczy
help-balance-csv = gdzie zapisać liczby: plik albo folder; jeśli nic nie podasz, balance-GRA.csv w tym folderze
help-balance-plot = gdzie narysować obrazy: folder albo nazwa bez rozszerzenia dla PNG i strony (HTML); nazwa z końcówką .png albo .html dla jednego z nich; jeśli nic nie podasz, balance-GRA.png i .html w tym folderze
help-balance-no-files = nie zapisuj żadnych plików poza tymi, które podasz

factor-seat = Miejsce, licząc od pierwszego gracza
ui-balance-title = Komu sprzyja { $game }
ui-balance-about =
    { $games ->
        [one] { $games } partia między botami ({ $bots }), ziarno { $seed }.
        [few] { $games } partie między botami ({ $bots }), ziarno { $seed }.
       *[other] { $games } partii między botami ({ $bots }), ziarno { $seed }.
    }
ui-balance-legend = 1,00 to sprawiedliwy udział: tyle zwycięstw, ile byłoby przy równych szansach wszystkich przy stole. Linie to przedziały 95%.
ui-balance-caution = Tak jest, gdy grają boty; ludzie mogą grać inaczej. Na dwadzieścia sprawiedliwych wartości jedna zwykle wygląda przypadkiem na niesprawiedliwą.
ui-balance-above = ▲ wygrywa częściej niż sprawiedliwie
ui-balance-even = ● tyle, ile tłumaczy przypadek
ui-balance-below = ▼ wygrywa rzadziej niż sprawiedliwie
ui-balance-all = wszystkie stoły
ui-balance-size = { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
   *[other] { $players } graczy
  }
ui-balance-given-up =
    { $games ->
        [one] { $games } partia przekroczyła { $most } decyzji, została przerwana i się nie liczy.
        [few] { $games } partie przekroczyły { $most } decyzji, zostały przerwane i się nie liczą.
       *[other] { $games } partii przekroczyło { $most } decyzji, zostało przerwanych i się nie liczy.
    }
ui-balance-by-size = Według liczby graczy
ui-balance-number = Gracze
ui-balance-ratio = Względem sprawiedliwego udziału
ui-balance-fair = Sprawiedliwie
ui-balance-shared = Wspólne zwycięstwa
ui-balance-length = Decyzje na partię
ui-balance-drawing = { $factor }, { $table }: wielokrotności sprawiedliwego udziału z przedziałami 95%
ui-balance-mark =
    { $name }, { $table }: { $ratio } sprawiedliwego udziału ({ $interval }), { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }
ui-balance-count = { $value }
ui-balance-wins = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-balance-times = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-balance-span = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-balance-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-balance-written = Zapisano: { $file }
ui-balance-replaced = Zastąpiono: { $file }
ui-balance-no-png = Bez PNG: rysuje go matplotlib, którego tu nie ma. Zainstalujesz go poleceniem { $command }.
refusal-too-few-games = Za mało partii ({ $games }): musi ich być co najmniej { $least }, po jednej na każdą liczbę graczy.
refusal-no-matplotlib = PNG rysuje matplotlib, którego tu nie ma. Zainstaluj go poleceniem { $command } albo podaj nazwę z końcówką .html: strona niczego nie potrzebuje.
