# The guided first game, in Polish.

## Choices

lesson-pick-clan = Każdy klan gra inaczej i ma dziewięć własnych kart. Na początek dobrzy są Brujah i Toreadorzy: wygrywają czystą siłą i liczbą popleczników.
lesson-goal = Cel: jak najwięcej wpływów po trzech rundach. Zdobywaj popleczników w dzielnicach kartami, krwią i blefem.
lesson-pick-relic = Relikwii można użyć tylko raz w całej partii; niektóre liczą się też na końcu jako wpływy. Zanim wybierzesz, przeczytaj, kiedy działa.
lesson-put-under = Jedną nową kartę zatrzymujesz, drugą odkładasz pod talię, nie pokazując jej nikomu. Zagrasz prawie wszystko, co masz na ręce, więc zostaw to, co pasuje: krew na długie noce, siłę do dzielnicy, na której ci zależy.
lesson-plan = Zagraj kartę w dowolnej dzielnicy, gdzie na najsilniejszego czeka poplecznik. Odkryta nic nie kosztuje i odstrasza; zakryta kosztuje 1 punkt krwi i każe innym zgadywać. Gracie po kolei do końca planowania, a potem rozstrzygają się wszystkie dzielnice.
lesson-add = Każdy punkt krwi dołożony tutaj to 1 punkt siły i przepada na koniec rundy; z kartą wolno dołożyć najwyżej trzy. Krew w puli to twoje życie: bez niej wpadasz w szał. Żeton Diabolizmu daje co rundę darmowy punkt krwi, ale na końcu odejmuje wpływy.
lesson-stay-or-withdraw = Wszyscy decydują w tajemnicy i jednocześnie. Jeśli zostaniesz, twoje karty zostaną odkryte i będą walczyć. Jeśli się wycofasz, odzyskasz krew, a karty trafią odkryte do Schronienia Księcia, gdzie mogą się przydać. Wycofane ze Schronienia wracają na rękę. Odpuść to, czego nie wygrasz, choć drugie miejsce też daje ofiarę i wpływy.
lesson-act-first = Kilka twoich kart działa w tym samym etapie i to ty ustalasz kolejność: najpierw to, co cię wzmacnia, chyba że lepiej wcześniej osłabić rywala.
lesson-choose-one = Karta rywala zostawia ci dwa złe wyjścia. Porównaj, ile kosztuje każde: partię wygrywają wpływy, ale pusta pula to szał.
lesson-bid = Wszyscy stawiają krew w tajemnicy. Kto postawi najmniej, zakrywa kartę, a postawiona krew znika z puli. Ostatniego punktu krwi postawić nie możesz.
lesson-spend-or-not = Możesz zapłacić za efekt tej karty, wszystko albo nic. Pomyśl, ile krwi zostanie ci na to, co będzie dalej.
lesson-pay-or-turn-down = Ta karta chce być karmiona. Jeśli nie zapłacisz, zostaje zakryta i w walce się nie liczy.
lesson-turn-down-instead = Twoja pula jest pusta, ale ta karta cię chroni: zakryj ją, a nikt z twojego sojuszu nie zostanie wyssany.
lesson-withdraw-or-not = Ostatnia okazja, by wyjść stąd z kartami i krwią. Jeśli i tak tu przegrasz, skorzystaj z niej.
lesson-move-to-haven-or-not = W Schronieniu Księcia, rozstrzyganym na końcu, ta karta może tej nocy zawalczyć jeszcze raz.
lesson-use-relic-now = Twoja relikwia działa teraz albo na początku późniejszego rozstrzygnięcia, ale tylko raz. Najwięcej zależy od trzeciej rundy.
lesson-include-partner = Twoja drużyna wygrywa razem. Ilekroć twoja karta miałaby zaszkodzić też partnerowi, decydujesz, czy to zrobi.
lesson-withdraw-there-instead = Jedna z twoich kart daje schronienie: wszystko może trafić tam razem, a zakryte karty pozostają zakryte.
lesson-pay-for-turning-up = Karta, która zostaje zakryta, nie ma tu siły. Płać tylko wtedy, gdy możesz dzięki niej coś wygrać.
lesson-forestall-which = Wybierz kartę, która kosztowałaby cię najwięcej krwi; im jest silniejsza, tym więcej krwi zyskujesz.

## Events

lesson-event-round = Partia ma trzy rundy, w których każdy zagrywa 2, 3 i 4 karty, a przy trzech graczach za każdym razem o jedną więcej. Po trzeciej wygrywa ten, kto ma najwięcej wpływów.
lesson-event-ally-arrives = W każdej dzielnicy czeka poplecznik i dołącza do tego, kto w niej zwycięży. Poplecznicy karmią cię na początku każdej rundy, liczą się na końcu jako wpływy, a wielu ma zdolność.
lesson-event-kiss-costs = Niektórzy poplecznicy kosztują krew, zamiast ją dawać. Ich wpływy albo zdolność muszą być tego warte.
lesson-event-played-face-down = Kartę zagraną jako zakrytą zna tylko ten, kto ją zagrał. Sprawdź, jakie karty ma ten klan i które już leżą na stole: im mniej ich zostało, tym łatwiej zgadnąć.
lesson-event-resolving = Dzielnice rozstrzyga się od lewej do prawej, Schronienie Księcia na końcu. Najpierw wszyscy wybierają, czy zostają, potem odkrywa się karty, a po nich przychodzą przygotowanie, starcie i pokłosie.
lesson-event-withdrew = Kto się wycofuje, odzyskuje krew, a wszystkie swoje karty wysyła odkryte do Schronienia Księcia. Z samego Schronienia karty wracają na rękę.
lesson-event-revealed = Wszystkie zakryte karty tych, którzy zostają, odkrywa się jednocześnie. Potem działają karty przygotowania, jeszcze przed porównaniem siły.
lesson-event-card-power = Siła się sumuje: karty, tak jak się tu liczą, i 1 za każdy rozstawiony punkt krwi. Remis wygrywa ten, kto jest wcześniej w kolejności graczy.
lesson-event-place = Pierwsze miejsce bierze poplecznika i najwięcej wpływów, drugie ofiarę i trochę wpływów. Zwycięzca w Schronieniu dostaje też żeton ambicji.
lesson-event-wins-ally = Poplecznika z sojuszu możesz w swojej turze wyssać dla krwi. Wyssanie wampira to Diabolizm i przynosi żeton.
lesson-event-gains-victim = Ofiary dają ci krew podczas każdego żeru. Tak jak popleczników, możesz je wyssać, gdy bardzo potrzebujesz krwi.
lesson-event-ambition = Kto ma żeton ambicji, jest pierwszy w kolejności graczy: gra przed innymi i wygrywa remisy.
lesson-event-lost = Krew traci się i odbiera z puli, nie z dzielnic. Trzymaj zapas, dopóki na stole są takie karty.
lesson-event-frenzy = Pusta pula to szał: losowy poplecznik albo ofiara zostaje wyssana, a sprawca zyskuje 1 punkt wpływów. Zachowaj trochę krwi i patrz, komu jej brakuje.
lesson-event-drained = Kto zostaje wyssany, leży odtąd obok sojuszu: krew od razu, za to mniej wpływów na końcu.
lesson-event-took-tokens = Żeton Diabolizmu daje raz na rundę darmową krew i kosztuje na końcu 1 punkt wpływów. Z trzecim odpadasz z gry.
lesson-event-eliminated = Trzy żetony Diabolizmu: tego nikt nie przetrwa. Pozostali grają dalej.
lesson-event-round-ends = Rozstawiona krew przepada, ale karty wracają na rękę: w następnej rundzie masz je wszystkie i jeszcze jedną.
lesson-event-scored = Liczą się żetony wpływów, poplecznicy, ofiary i relikwie; każdy żeton Diabolizmu odejmuje 1. Remis wygrywa ten, kto ma więcej krwi.
