# Mascarade: everything the table says, in Polish.

## The game

game-name = Mascarade
game-blurb = Maski wędrują pod stołem z rąk do rąk, aż nikt nie jest pewien, kim jest; blefuj, by zebrać trzynaście monet.

## Masks

mask-peasant = Chłop
mask-empress = Cesarzowa
mask-spy = Szpieg
mask-swindler = Oszust
mask-guru = Guru
mask-witch = Czarownica
mask-judge = Sędzia
mask-thief = Złodziej
mask-fool = Głupiec
mask-patron = Patron
mask-beggar = Żebrak
mask-princess = Księżniczka
mask-king = Król
mask-puppet-master = Lalkarz
mask-cheater = Kanciarz
mask-widow = Wdowa

factor-mask = Maska rozdana na początku

mask-star = Z gwiazdką: przynosi monety z Banku.
mask-min-players =
    { $least ->
        [one] Tylko od { $least } gracza.
        [few] Tylko od { $least } graczy.
        [many] Tylko od { $least } graczy.
       *[other] Tylko od { $least } gracza.
    }

## Cards, as they are spoken of in other messages

card-own = twoja karta
card-of = karta gracza { $player }
    .to-player = { card-own }
card-centre = karta { $number } ze środka

## The log: setting up and turns

event-dealt = Rozdanie: { $card } to „{ $mask }”.
event-face-down = Wszystkie karty zostają zakryte. Zaczyna { $first }.
    .to-first = Wszystkie karty zostają zakryte. Zaczynasz ty.
event-turn = Teraz gra { $player }.
    .to-player = Teraz twoja kolej.
event-look = { $actor } ogląda swoją kartę.
    .to-actor = Oglądasz swoją kartę.
event-saw = W tajemnicy: { $card } to „{ $mask }”.
event-handled =
    { $own-first ->
        [1] { $player } bierze pod stół swoją kartę i jeszcze jedną: { $second }. Zamiana czy pozór?
       *[other] { $player } bierze pod stół dwie karty: { $first } i { $second }. Zamiana czy pozór?
    }
    .to-player = Bierzesz pod stół dwie karty: { $first } i { $second }.
event-handled-really = W tajemnicy: { $first } i { $second } naprawdę zamieniają się miejscami.
event-only-pretended = W tajemnicy: { $first } i { $second } zostają na swoich miejscach.

## The log: announcing and challenging

event-announce = { $actor } ogłasza maskę „{ $mask }”.
    .to-actor = Ogłaszasz maskę „{ $mask }”.
event-claim = { $actor } też się zgłasza.
    .to-actor = Też się zgłaszasz.
event-pass = { $actor } pasuje.
    .to-actor = Pasujesz.
event-uncontested = Nikt inny nie zgłasza się po maskę „{ $mask }”: { $player } używa jej mocy, nie pokazując karty.
    .to-player = Nikt inny nie zgłasza się po maskę „{ $mask }”: używasz jej mocy, nie pokazując karty.
event-revealed = Ujawnienie: { $card } to „{ $mask }”.
event-nobody-has-it = Wśród ujawnionych kart nie ma maski „{ $mask }”: nikt nie używa jej mocy.
event-uses-power = { $player } naprawdę ma maskę „{ $mask }” i używa jej mocy.
    .to-player = Naprawdę masz maskę „{ $mask }” i używasz jej mocy.
event-fined = { $player } płaci grzywnę: 1 moneta trafia na żeton Sprawiedliwości.
    .to-player = Płacisz grzywnę: 1 moneta trafia na żeton Sprawiedliwości.

## The log: powers

event-took-from-bank =
    { $coins ->
        [0] { $player } nic nie dostaje: Bank jest pusty.
        [one] { $player } bierze { $coins } monetę z Banku.
        [few] { $player } bierze { $coins } monety z Banku.
        [many] { $player } bierze { $coins } monet z Banku.
       *[other] { $player } bierze { $coins } monety z Banku.
    }
    .to-player =
        { $coins ->
            [0] Nic nie dostajesz: Bank jest pusty.
            [one] Bierzesz { $coins } monetę z Banku.
            [few] Bierzesz { $coins } monety z Banku.
            [many] Bierzesz { $coins } monet z Banku.
           *[other] Bierzesz { $coins } monety z Banku.
        }
event-took-fines =
    { $coins ->
        [one] { $player } zabiera { $coins } monetę z żetonu Sprawiedliwości.
        [few] { $player } zabiera { $coins } monety z żetonu Sprawiedliwości.
        [many] { $player } zabiera { $coins } monet z żetonu Sprawiedliwości.
       *[other] { $player } zabiera { $coins } monety z żetonu Sprawiedliwości.
    }
    .to-player =
        { $coins ->
            [one] Zabierasz { $coins } monetę z żetonu Sprawiedliwości.
            [few] Zabierasz { $coins } monety z żetonu Sprawiedliwości.
            [many] Zabierasz { $coins } monet z żetonu Sprawiedliwości.
           *[other] Zabierasz { $coins } monety z żetonu Sprawiedliwości.
        }
event-paid =
    { $coins ->
        [one] { $payer } oddaje { $coins } monetę graczowi { $player }.
        [few] { $payer } oddaje { $coins } monety graczowi { $player }.
        [many] { $payer } oddaje { $coins } monet graczowi { $player }.
       *[other] { $payer } oddaje { $coins } monety graczowi { $player }.
    }
    .to-payer =
        { $coins ->
            [one] Oddajesz { $coins } monetę graczowi { $player }.
            [few] Oddajesz { $coins } monety graczowi { $player }.
            [many] Oddajesz { $coins } monet graczowi { $player }.
           *[other] Oddajesz { $coins } monety graczowi { $player }.
        }
    .to-player =
        { $coins ->
            [one] { $payer } oddaje ci { $coins } monetę.
            [few] { $payer } oddaje ci { $coins } monety.
            [many] { $payer } oddaje ci { $coins } monet.
           *[other] { $payer } oddaje ci { $coins } monety.
        }
event-no-effect = { $player } nic nie zyskuje: maska „{ $mask }” nie działa.
    .to-player = Nic nie zyskujesz: maska „{ $mask }” nie działa.
event-rob = { $actor } wybiera spośród najbogatszych: płaci { $player }.
    .to-actor = Wybierasz spośród najbogatszych: płaci { $player }.
    .to-player = { $actor } wybiera spośród najbogatszych: płacisz ty.
event-trade = { $actor } wymienia cały swój majątek na majątek gracza { $player }.
    .to-actor = Wymieniasz cały swój majątek na majątek gracza { $player }.
    .to-player = { $actor } wymienia cały swój majątek na twój.
event-decline = { $actor } zostaje przy swoim majątku.
    .to-actor = Zostajesz przy swoim majątku.
event-move = { $actor } pociąga za sznurki, a tańczą { $first } i { $second }.
    .to-actor = Pociągasz za sznurki, a tańczą { $first } i { $second }.
    .to-first = { $actor } pociąga za sznurki, a tańczycie ty i { $second }.
    .to-second = { $actor } pociąga za sznurki, a tańczycie ty i { $first }.
event-moved = { $first } i { $second } zamieniają się miejscami; karty i monety zostają tam, gdzie leżą.
    .to-first = Zamieniasz się miejscami z graczem { $second }; karty i monety zostają tam, gdzie leżą.
    .to-second = Zamieniasz się miejscami z graczem { $first }; karty i monety zostają tam, gdzie leżą.
event-spy = { $actor } ogląda w tajemnicy swoją kartę i jeszcze jedną: { $card }.
    .to-actor = Oglądasz w tajemnicy swoją kartę i jeszcze jedną: { $card }.
event-unmask = { $actor } wskazuje kartę do pokazania: { $card }.
    .to-actor = Wskazujesz kartę do pokazania: { $card }.
event-shown-to-others = { $player } pokazuje swoją kartę wszystkim pozostałym, nie patrząc na nią.
    .to-player = Pokazujesz swoją kartę wszystkim pozostałym, nie patrząc na nią.
event-test = { $actor } żąda odpowiedzi, jaka to maska: { $card }.
    .to-actor = Żądasz odpowiedzi, jaka to maska: { $card }.
event-say = { $actor } odpowiada: „{ $mask }”.
    .to-actor = Odpowiadasz: „{ $mask }”.

## The log: the end

event-rich-enough =
    { $coins ->
        [one] { $player } ma już { $coins } monetę.
        [few] { $player } ma już { $coins } monety.
        [many] { $player } ma już { $coins } monet.
       *[other] { $player } ma już { $coins } monety.
    }
    .to-player =
        { $coins ->
            [one] Masz już { $coins } monetę.
            [few] Masz już { $coins } monety.
            [many] Masz już { $coins } monet.
           *[other] Masz już { $coins } monety.
        }
event-bankrupt = { $player } zostaje bez monet: partia się kończy.
    .to-player = Zostajesz bez monet: partia się kończy.
event-cheated =
    { $coins ->
        [one] Mając { $coins } monetę, { $player } kantuje cały stół.
        [few] Mając { $coins } monety, { $player } kantuje cały stół.
        [many] Mając { $coins } monet, { $player } kantuje cały stół.
       *[other] Mając { $coins } monety, { $player } kantuje cały stół.
    }
    .to-player =
        { $coins ->
            [one] Mając { $coins } monetę, kantujesz cały stół.
            [few] Mając { $coins } monety, kantujesz cały stół.
            [many] Mając { $coins } monet, kantujesz cały stół.
           *[other] Mając { $coins } monety, kantujesz cały stół.
        }
event-won =
    { $coins ->
        [one] { $player } wygrywa, mając { $coins } monetę.
        [few] { $player } wygrywa, mając { $coins } monety.
        [many] { $player } wygrywa, mając { $coins } monet.
       *[other] { $player } wygrywa, mając { $coins } monety.
    }
    .to-player =
        { $coins ->
            [one] Wygrywasz, mając { $coins } monetę.
            [few] Wygrywasz, mając { $coins } monety.
            [many] Wygrywasz, mając { $coins } monet.
           *[other] Wygrywasz, mając { $coins } monety.
        }

## Options: what the buttons say

option-look = Obejrzyj swoją kartę
option-swap =
    { $really ->
        [really] Zamień miejscami: { $first } i { $second }
       *[pretend] Udaj zamianę: { $first } i { $second }
    }
option-announce = Ogłoś maskę „{ $mask }”
option-claim = To ja!
option-pass = Pasuję
option-spy = Obejrzyj w tajemnicy: { $card }
option-rob = Zabierz monety graczowi { $player }
option-trade = Wymień się majątkiem z graczem { $player }
option-decline = Zachowaj swoje monety
option-test = Wystaw na próbę: { $card }
option-say = Powiedz „{ $mask }”
option-unmask = Każ pokazać pozostałym: { $card }
option-move = Niech { $first } i { $second } zapłacą i zamienią się miejscami

# Many of them together

group-swap = Zamień albo udaj…
group-announce = Ogłoś maskę…

## Questions: what the person who must choose reads, and what the others read

choice-opening-turn = Tura początkowa: weź pod stół swoją kartę i jedną inną. Zamieniasz je miejscami czy tylko udajesz?
waiting-opening-turn = Czekamy, aż { $player } weźmie pod stół dwie karty.

choice-take-turn = Twoja tura: obejrzyj swoją kartę, zamień ją lub udaj zamianę albo ogłoś maskę.
waiting-take-turn = Czekamy, aż { $player } obejrzy kartę, zamieni ją albo ogłosi maskę.

choice-claim-too = { $announcer } ogłasza maskę „{ $mask }”. Czy ty też się po nią zgłaszasz?
waiting-claim-too = Czekamy, aż { $player } zdecyduje, czy zgłosić się po maskę „{ $mask }”.

choice-pick-richest = Kilku graczy jest równie bogatych: kto ci płaci?
waiting-pick-richest = Czekamy, aż { $player } wskaże, kto z najbogatszych płaci.

choice-choose-trade = Z kim wymieniasz się całym majątkiem? Możesz też zostać przy swoim.
waiting-choose-trade = Czekamy, aż { $player } zdecyduje, czy wymieni się z kimś majątkiem.

choice-choose-two = Którzy dwaj gracze płacą ci i zamieniają się miejscami?
waiting-choose-two = Czekamy, aż { $player } wybierze dwóch graczy, którzy zapłacą i zamienią się miejscami.

choice-choose-spied = Czyją kartę oglądasz oprócz własnej?
waiting-choose-spied = Czekamy, aż { $player } wybierze, kogo szpieguje.

choice-exchange-spied = Znasz już obie karty. Zamieniasz je miejscami czy tylko udajesz?
waiting-exchange-spied = Czekamy, aż { $player } odłoży obie karty na stół.

choice-choose-handled = Których dwóch graczy karty bierzesz? Zamień je miejscami albo tylko udaj zamianę.
waiting-choose-handled = Czekamy, aż { $player } weźmie pod stół karty dwóch innych graczy.

choice-choose-unmasked = Kto ma pokazać swoją kartę wszystkim pozostałym, nie patrząc na nią?
waiting-choose-unmasked = Czekamy, aż { $player } wybierze, czyja karta zostanie pokazana.

choice-choose-tested = Kto ma powiedzieć, jaką ma maskę, a potem pokazać kartę?
waiting-choose-tested = Czekamy, aż { $player } wybierze, kogo wystawia na próbę.

choice-say-who-you-are = Kim jesteś? Podaj swoją maskę. Potem wszyscy zobaczą twoją kartę; pomyłka będzie cię kosztować monety.
waiting-say-who-you-are = Czekamy, aż { $player } powie, jaką ma maskę.

## What the masks do

effect-take =
    { $amount ->
        [one] Weź { $amount } monetę z Banku.
        [few] Weź { $amount } monety z Banku.
        [many] Weź { $amount } monet z Banku.
       *[other] Weź { $amount } monety z Banku.
    }
effect-neighbours-take =
    { $amount ->
        [one] Twój lewy i prawy sąsiad biorą z Banku po { $amount } monecie.
        [few] Twój lewy i prawy sąsiad biorą z Banku po { $amount } monety.
        [many] Twój lewy i prawy sąsiad biorą z Banku po { $amount } monet.
       *[other] Twój lewy i prawy sąsiad biorą z Banku po { $amount } monety.
    }
effect-top-up = Weź z Banku tyle monet, by mieć ich { $amount }; jeśli masz już tyle lub więcej, nic się nie dzieje.
effect-take-fines = Weź wszystkie monety z żetonu Sprawiedliwości.
effect-rob-neighbours =
    { $amount ->
        [one] Zabierz obu swoim sąsiadom po { $amount } monecie.
        [few] Zabierz obu swoim sąsiadom po { $amount } monety.
        [many] Zabierz obu swoim sąsiadom po { $amount } monet.
       *[other] Zabierz obu swoim sąsiadom po { $amount } monety.
    }
effect-beg =
    { $amount ->
        [one] Kolejno od twojej lewej, zgodnie z ruchem wskazówek zegara, każdy, kto jest w danej chwili bogatszy od ciebie, daje ci { $amount } monetę.
        [few] Kolejno od twojej lewej, zgodnie z ruchem wskazówek zegara, każdy, kto jest w danej chwili bogatszy od ciebie, daje ci { $amount } monety.
        [many] Kolejno od twojej lewej, zgodnie z ruchem wskazówek zegara, każdy, kto jest w danej chwili bogatszy od ciebie, daje ci { $amount } monet.
       *[other] Kolejno od twojej lewej, zgodnie z ruchem wskazówek zegara, każdy, kto jest w danej chwili bogatszy od ciebie, daje ci { $amount } monety.
    }
effect-rob-richest =
    { $amount ->
        [one] Zabierz { $amount } monetę najbogatszemu z pozostałych graczy; przy remisie wybierz jednego z nich.
        [few] Zabierz { $amount } monety najbogatszemu z pozostałych graczy; przy remisie wybierz jednego z nich.
        [many] Zabierz { $amount } monet najbogatszemu z pozostałych graczy; przy remisie wybierz jednego z nich.
       *[other] Zabierz { $amount } monety najbogatszemu z pozostałych graczy; przy remisie wybierz jednego z nich.
    }
effect-win-with = Jeśli masz { $amount } lub więcej monet, natychmiast wygrywasz partię.
effect-trade-fortunes = Możesz wymienić wszystkie swoje monety na wszystkie monety innego gracza.
effect-rob-two =
    { $amount ->
        [one] Zabierz dwóm innym graczom po { $amount } monecie; potem zamieniają się oni miejscami, zostawiając karty i monety tam, gdzie leżały.
        [few] Zabierz dwóm innym graczom po { $amount } monety; potem zamieniają się oni miejscami, zostawiając karty i monety tam, gdzie leżały.
        [many] Zabierz dwóm innym graczom po { $amount } monet; potem zamieniają się oni miejscami, zostawiając karty i monety tam, gdzie leżały.
       *[other] Zabierz dwóm innym graczom po { $amount } monety; potem zamieniają się oni miejscami, zostawiając karty i monety tam, gdzie leżały.
    }
effect-spy = Obejrzyj w tajemnicy swoją kartę i kartę innego gracza, po czym pod stołem zamień je miejscami albo udaj zamianę.
effect-handle-two = Weź, nie oglądając ich, karty dwóch innych graczy i zamień je miejscami albo udaj, że to robisz.
effect-unmask = Wybierz innego gracza, który pokazuje swoją kartę wszystkim pozostałym, nie patrząc na nią.
effect-test-another =
    { $amount ->
        [one] Wybierz innego gracza, który mówi, jaką ma maskę, a potem pokazuje wszystkim swoją kartę; jeśli się myli, oddaje ci { $amount } monetę.
        [few] Wybierz innego gracza, który mówi, jaką ma maskę, a potem pokazuje wszystkim swoją kartę; jeśli się myli, oddaje ci { $amount } monety.
        [many] Wybierz innego gracza, który mówi, jaką ma maskę, a potem pokazuje wszystkim swoją kartę; jeśli się myli, oddaje ci { $amount } monet.
       *[other] Wybierz innego gracza, który mówi, jaką ma maskę, a potem pokazuje wszystkim swoją kartę; jeśli się myli, oddaje ci { $amount } monety.
    }
effect-together = Jeśli jeden spór ujawni obie karty tej maski, obu ich posiadaczy obowiązuje zamiast tego: { $effects }

## Refusals: choices

refusal-opening-turn = W pierwszych czterech turach tylko miesza się karty pod stołem. Zamień swoją kartę miejscami z inną albo udaj zamianę.
refusal-look-swap-or-announce = Tego nie można zrobić w swojej turze. Obejrzyj swoją kartę, zamień ją lub udaj zamianę albo ogłoś maskę.
refusal-only-your-own-card = Możesz obejrzeć tylko własną kartę.
refusal-one-card-must-be-yours = Jedna z dwóch kart musi być twoja. Wybierz swoją i jedną inną.
refusal-own-card-first = Podaj najpierw własną kartę, a potem tę drugą.
refusal-pair-in-seat-order = Podaj tych dwoje w kolejności miejsc przy stole.
refusal-two-different-cards = Karta nie może zamienić się miejscami sama ze sobą. Wybierz drugą kartę.
refusal-no-such-centre-card = Na środku stołu nie ma takiej karty. Wybierz kartę, która leży na stole.
refusal-mask-not-in-play = Tej maski nie ma w tej partii. Ogłoś którąś z tych, które są.
refusal-just-revealed = Twoja karta musiała zostać pokazana w poprzedniej turze, więc teraz nie możesz ogłaszać. Obejrzyj ją, zamień albo udaj zamianę.
refusal-claim-or-pass = Możesz tylko zgłosić się po ogłoszoną maskę albo spasować.
refusal-never-yourself = Nie możesz wybrać siebie. Wybierz innego gracza.
refusal-another-player = Ta moc działa tylko na innego gracza, nie na kartę ze środka stołu. Wybierz kogoś innego przy stole.
refusal-only-the-richest = Płaci tylko najbogatszy z pozostałych graczy. Wybierz kogoś z tych, którzy mają największy majątek.
refusal-two-different-others = Wybierz dwóch różnych graczy, innych niż ty.
refusal-only-the-spied-card = W rękach masz tylko swoją kartę i tę przed chwilą obejrzaną. Zamień je miejscami albo udaj zamianę.
refusal-two-cards-of-others = Weź karty dwóch różnych graczy; nie może to być twoja karta ani karta ze środka stołu.
refusal-name-a-mask-in-play = Musisz odpowiedzieć i podać maskę, która jest w tej partii.

## Refusals: setting up a table

refusal-side-or-masks = Nie można podać zarazem strony i listy masek. Usuń jedno z nich.
refusal-scenario-needs-judge = Brakuje Sędziego. Dodaj do listy „judge”.
refusal-both-peasants-or-none = Nie może być tylko jednego Chłopa. Wpisz „peasant” dwa razy albo wcale.
refusal-too-many-copies =
    { $copies ->
        [one] W pudełku jest tylko { $copies } karta „{ $mask }”. Usuń z listy nadmiar.
        [few] W pudełku są tylko { $copies } karty „{ $mask }”. Usuń z listy nadmiar.
        [many] W pudełku jest tylko { $copies } kart „{ $mask }”. Usuń z listy nadmiar.
       *[other] W pudełku jest tylko { $copies } karty „{ $mask }”. Usuń z listy nadmiar.
    }
refusal-too-few-for-mask =
    { $least ->
        [one] Maska „{ $mask }” wymaga co najmniej { $least } gracza. Wybierz inną maskę.
        [few] Maska „{ $mask }” wymaga co najmniej { $least } graczy. Wybierz inną maskę.
        [many] Maska „{ $mask }” wymaga co najmniej { $least } graczy. Wybierz inną maskę.
       *[other] Maska „{ $mask }” wymaga co najmniej { $least } gracza. Wybierz inną maskę.
    }
refusal-too-few-stars = Za mało masek z gwiazdką: { $stars }, a ta lista wymaga co najmniej { $least }. Dodaj maski, które przynoszą monety z Banku.
refusal-small-table-six-masks =
    { $least ->
        [one] Przy 4 lub 5 graczach lista musi mieć dokładnie { $least } maskę, a nie { $count }.
        [few] Przy 4 lub 5 graczach lista musi mieć dokładnie { $least } maski, a nie { $count }.
        [many] Przy 4 lub 5 graczach lista musi mieć dokładnie { $least } masek, a nie { $count }.
       *[other] Przy 4 lub 5 graczach lista musi mieć dokładnie { $least } maski, a nie { $count }.
    }
refusal-mask-for-each-player = Każdy gracz potrzebuje maski (podane maski: { $count }, gracze: { $players }). Podaj po jednej dla każdego.
refusal-too-many-centre-cards =
    { $most ->
        [one] Przy tym stole zmieści się najwyżej { $most } maska, licząc z dwiema na środku; na liście jest ich { $count }. Usuń kilka.
        [few] Przy tym stole zmieszczą się najwyżej { $most } maski, licząc z dwiema na środku; na liście jest ich { $count }. Usuń kilka.
        [many] Przy tym stole zmieści się najwyżej { $most } masek, licząc z dwiema na środku; na liście jest ich { $count }. Usuń kilka.
       *[other] Przy tym stole zmieści się najwyżej { $most } maski, licząc z dwiema na środku; na liście jest ich { $count }. Usuń kilka.
    }

## Refusals: positions in ruling files

refusal-bad-seating = Kolejność miejsc musi wymieniać każdego gracza dokładnie raz.
refusal-masks-by-name = Maski podaje się według imion: `masks: {"{"}ana: king, …{"}"}`.
refusal-coins-not-conserved = Monety graczy, Sprawiedliwości i Banku dają razem { $total } zamiast { $whole }. Popraw którąś z liczb albo pomiń Bank.
refusal-too-many-opening-turns =
    { $most ->
        [one] Może być najwyżej { $most } tura początkowa. Podaj mniejszą liczbę.
        [few] Mogą być najwyżej { $most } tury początkowe. Podaj mniejszą liczbę.
        [many] Może być najwyżej { $most } tur początkowych. Podaj mniejszą liczbę.
       *[other] Może być najwyżej { $most } tury początkowej. Podaj mniejszą liczbę.
    }

## Opening a table

note-scenario-origin = Listy masek ułożono na potrzeby Elysium; nie są to listy z drukowanych arkuszy scenariuszy.
note-many-stars = Ponad połowa tych masek ma gwiazdkę: monety popłyną wartko. Zaleca się najwyżej połowę.
table-side = Lista masek Elysium: A na poznanie gry (domyślnie), B na partie bardziej strategiczne.
table-masks = Własna lista masek zamiast strony, rozdzielonych przecinkami: judge,king,empress…
table-first = Kto zaczyna: random (losowo, domyślnie) albo numer miejsca, licząc od 1.
table-notes = Czy stół notuje, co każdy gracz już widział: yes (tak, domyślnie) albo no (nie).

## Places and counters

zone-mask = Maska
zone-centre = Środek stołu
counter-coins = Monety
counter-court = Sprawiedliwość
counter-bank = Bank
seat-barred = Nie może ogłaszać
