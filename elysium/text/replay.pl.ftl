## Oglądanie rozegranej partii

replay-title = Powtórka: { $game }
replay-coming = Rozkładamy partię jeszcze raz…
replay-gone = Nie ma tu żadnej powtórki
replay-not-begun = Ta partia jeszcze się nie zaczęła
replay-not-begun-text = Od pierwszej karty można ją tu będzie prześledzić.
replay-to-table = Do stołu
replay-live-note = Partia jeszcze trwa: widzisz to, co wolno wiedzieć wszystkim. Pozostałe widoki otworzą się po jej zakończeniu.
replay-refresh = Wczytaj nowe kroki

## Czyimi oczami

replay-eyes = Czyimi oczami
replay-eyes-spectator = Widz
replay-eyes-open = Wszystkie karty odkryte

## Oś czasu

replay-timeline = Oś czasu
replay-controls = Kroki
replay-step = Krok { $step } z { $last }
replay-step-number = Krok
replay-deal = Stół jest gotowy.
replay-nothing-told = Nic, co te oczy mogłyby zobaczyć.
replay-to-start = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-to-end = Na koniec
replay-speed = Tempo
replay-moment-back = Do poprzedniego momentu
replay-moment-forward = Do następnego momentu

## Obok stołu

replay-panel-table = Stół
replay-panel-log = Co się stało
replay-panel-moments = Momenty
replay-panel-keepsake = Zachowaj
replay-no-moments = Na razie nic się nie wyróżnia.
replay-moment-swing = { $player }: { $counter } { $before } → { $after }
replay-moment-reveal =
    { $cards ->
        [one] Odkryto kartę
        [few] Odkryto { $cards } karty
       *[other] Odkryto { $cards } kart
    }
replay-moment-out = { $player } odpada z gry

## Zachowaj i sprawdź

replay-share = Link do tej powtórki
replay-share-here = Zacznij od kroku { $step }
replay-download = Pobierz nagranie
replay-download-help = Polecenie „{ $command }” otwiera ten sam plik w terminalu; ta strona też, w dziale „Obejrzyj nagranie”.
replay-download-running = Dopóki partia trwa, plik zawiera tylko to, co wolno wiedzieć wszystkim.
replay-seal-published = Pieczęć, ogłoszona przed pierwszą kartą
replay-seal-seed = Ziarno, pokazane po partii
replay-seal-computed = SHA-256 ziarna, obliczone w twojej przeglądarce

## Własny plik

replay-open-title = Obejrzyj nagranie
replay-open-text = Otwórz nagranie pobrane ze stołu albo zapisane w terminalu. Zobaczysz je tutaj, gdy zostanie sprawdzone; serwer niczego z niego nie zachowuje.
replay-open-button = Wybierz plik
replay-open-drop = Albo upuść go gdziekolwiek na tej stronie.
replay-open-busy = Czytam { $file }…
replay-open-other = Otwórz inny plik
replay-file-too-large = { $file } ma ponad { $most } MB: żadne nagranie partii nie jest tak duże.
replay-from-file = Z pliku { $file }
replay-check-help = Plik może zmienić każdy, kto go ma. Polecenie „{ $command }” rozgrywa partię od nowa z jej ziarna i porównuje każdy krok.
