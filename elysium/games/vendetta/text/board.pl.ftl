# Vendetta w przeglądarce: co mówi stół.

## Przy stole

board-table = Stół
board-you = ty
board-partner = partner
board-team = Drużyna { $team }
board-with = gra z: { $player }
board-out = poza grą
board-wins = wygrywa
board-score = Wpływy razem: { $score }
board-has-turn = ma turę
board-decides = pora na decyzję
board-has-decided = decyzja podjęta
board-ambition = Ma żeton ambicji
board-diablerie = Żetony Diabolizmu: odkryte { $up }, odwrócone { $down }
board-hand-and-deck =
    { $hand ->
        [one] { $hand } karta na ręce, { $deck } w talii klanu
        [few] { $hand } karty na ręce, { $deck } w talii klanu
       *[other] { $hand } kart na ręce, { $deck } w talii klanu
    }
board-blood =
    { $blood ->
        [one] { $blood } punkt krwi
        [few] { $blood } punkty krwi
       *[other] { $blood } punktów krwi
    }
board-relic-used = zużyta
board-cards = Wszystkie karty
board-close = Zamknij

## Dzielnice

board-district = Dzielnica { $number }
board-haven = Schronienie Księcia
board-haven-short = Schronienie
board-nothing-here = Nic tu jeszcze nie mają:
board-no-ally = Nie ma tu już poplecznika
board-being-resolved = trwa rozstrzygnięcie
board-face-down-card = zakryta karta
board-face-down-cards = zakryte karty
board-one-of = jedna z { $count } kart
board-printed-power = Bazowa siła: { $power }, bez efektów
board-printed-power-more = Bazowa siła: { $power }, bez efektów; reszta leży zakryta
board-counted-power = Siła po podliczeniu: { $power }
board-before-effects = siła na razie
board-before-effects-help = Bazowa siła kart i rozstawiona krew. Karty mogą ją jeszcze zmienić przy rozstrzyganiu dzielnicy.
board-counted = podliczona
board-withdrew = wycofanie

## Co wiesz o czyjejś ręce

board-known-hand = Co może mieć na ręce
board-known-hand-of = Co wiesz o ręce gracza { $player }
board-holds = Na ręce: { $cards }
board-holds-or-laid = Na ręce lub zakryte: { $cards }
board-surely-holds = Na pewno na ręce, jak wynika ze wszystkiego, co już było widać:
board-surely-holds-or-laid = Na pewno na ręce albo zakryte na stole, ale nie możesz wiedzieć, gdzie:
board-may-hold =
    { $count ->
        [one] Jeszcze { $count } karta na ręce, jedna z tych:
        [few] Jeszcze { $count } karty na ręce, spośród tych:
       *[other] Jeszcze { $count } kart na ręce, spośród tych:
    }
board-may-hold-or-laid =
    { $count ->
        [one] Jeszcze { $count } karta, na ręce albo zakryta, jedna z tych:
        [few] Jeszcze { $count } karty, na ręce albo zakryte, spośród tych:
       *[other] Jeszcze { $count } kart, na ręce albo zakrytych, spośród tych:
    }

## Przed pierwszą rundą

board-clans = Klany do wyboru
board-taken-by = Gra nim { $player }
board-put-under = Wybierz kartę, która trafi na spód talii klanu; pozostałe zatrzymujesz.

## Planowanie tury

board-plan = Twoja tura
board-plan-card = Wybierz kartę z ręki.
board-plan-district = Wybierz dla niej dzielnicę.
board-plan-where = Dzielnica
board-plan-face = Odkryta czy zakryta
board-plan-clear = Od nowa
board-plan-changed = Od czasu tego planu coś się zmieniło: wybierz jeszcze raz, ile krwi dołożyć do karty.
board-face-up = Odkryta
board-face-down = Zakryta
board-fee = w tym { $blood } opłaty
board-costs = −{ $blood } krwi
board-add-blood = Krew do karty
board-use-tokens = Żetony Diabolizmu zamienione na krew
board-add-now = Karta już leży. Ile krwi do niej dokładasz?
board-less = Mniej: { $what }
board-more = Więcej: { $what }
board-pool-becomes = Twoja pula: { $pool } → { $after }
board-commit = Zatwierdź
board-commit-up = Zagraj w { $district }: { $card }
board-commit-down = Zagraj zakrytą w { $district }: { $card }

## W każdej chwili tury

board-asides = W twojej turze także
board-drain = Wyssij:
board-brings-tokens =
    { $count ->
        [one] daje { $count } żeton Diabolizmu
        [few] daje { $count } żetony Diabolizmu
       *[other] daje { $count } żetonów Diabolizmu
    }
board-third-token = To byłby twój trzeci żeton Diabolizmu: odpadniesz z gry. Naciśnij jeszcze raz, jeśli naprawdę tego chcesz.

## Zostać czy się wycofać

board-stay-title = { $district }: zostać czy się wycofać?
board-stay-secret = Nikt nie zobaczy twojego wyboru, dopóki wszyscy nie zdecydują.

## Jak rozstrzygnięto dzielnicę

board-resolution = Rozstrzygnięcie
board-resolution-of = { $district }, runda { $round }
board-past-resolutions = Rozstrzygnięcia
board-steps = Co się wydarzyło
board-nothing-yet = Wszyscy, którzy tam są, decydują, czy zostają.
board-step-stay = Kto zostaje
board-step-reveal = Odkrycie
board-step-act = Efekt
board-step-reward = Wynik
board-step-other = Potem
board-step-back = Krok wstecz
board-step-next = Krok dalej
board-step-play = Dalej
board-step-pause = Pauza
board-skip = Pomiń
board-asked-meanwhile = Tymczasem czeka na ciebie pytanie. Pomiń, aby zobaczyć stół taki, jaki jest teraz, albo odpowiedz od razu.
board-place =
    { $place ->
        [1] pierwsze miejsce
        [2] drugie miejsce
        [3] trzecie miejsce
       *[other] miejsce { $place }
    }
board-becomes = zmienia się na
board-total-power = całkowita siła

## Ostateczne podliczenie

board-final-count = Ostateczne podliczenie
board-count-parts = { $track } na arkuszu + { $cards } z kart
board-count-rule = Wygrywa ten, kto ma najwięcej wpływów; przy remisie ten, komu zostało najwięcej krwi.
board-count-rule-teams = Wygrywa drużyna, która ma razem najwięcej wpływów; przy remisie ta, której zostało najwięcej krwi.

## Przeglądanie kart

trait-clan = Klan
trait-kind = Rodzaj
trait-when = Kiedy działa
trait-origin = Pochodzenie
origin-printed = Drukowana
trait-edition = Plik kart
edition-changed = Zmieniona przy tym stole
edition-unchanged = Bez zmian
fact-tokens = Żetony Diabolizmu za wyssanie
when-always = Dopóki leży odkryta
when-preparation = Przygotowanie
when-conflict = Starcie
when-aftermath = Pokłosie
when-before-reveal = Przed odkryciem
when-at-reveal = Podczas odkrycia
when-after-reveal = Po odkryciu
when-withdraw-step = Etap wycofania
when-planning-ends = Na koniec planowania
when-round-ends = Na koniec rundy
when-opponent-plays-here = Przeciwnik zagrywa tutaj
when-opponent-plays-elsewhere = Przeciwnik zagrywa gdzie indziej
when-card-played-here-face-down = Ktoś zagrywa tu zakrytą kartę
when-you-withdraw-elsewhere = Wycofujesz się z innej dzielnicy
when-gained = Kiedy zdobywasz
when-you-play-at-haven = Zagrywasz w Schronieniu
when-frenzy-caused = Doprowadzasz do szału
when-your-turn = W twojej turze
when-game-ends = Na koniec partii
when-won-here = Kiedy tu wygrywasz
when-last-here = Za ostatnie miejsce tutaj
when-withdrawn-from-here = Kiedy ktoś się stąd wycofuje
when-resolved = Po rozstrzygnięciu
when-resolution-starts = Na początku rozstrzygnięcia
