# Mascarade in the browser: what the board says, and the lessons of the guided first game, in Polish.

## Around the table

board-table = Stół
board-you = ty
board-coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
board-face-down = karta zakryta
board-face-up = karta odkryta: { $mask }
board-face-up-for-you = widzisz ją tylko ty: { $mask }
board-has-turn = ma turę
board-decides = pora na decyzję
board-wins = wygrywa
board-may-be-chosen = można wybrać

board-deal-open = Maski leżą odkryte tylko raz. Kto ma którą?
board-deal-seen = Mam je w pamięci
board-deal-time = Zostaną zakryte najpóźniej za { $seconds } s; boty czekają.

## Speech over the seats

board-says-announce = Moja maska to { $mask }!
board-says-claim = Nie, to moja!
board-says-pass = Ja nie.
board-says-say = Moja maska to { $mask }.

## What you know about a card

board-certain = Wiesz to na pewno: to „{ $mask }”.
board-can-be = To może być tylko: { $masks }.
board-seen-dealt = Przy rozdaniu leżała tu maska „{ $mask }”.
board-seen-saw = Przy tajnym podejrzeniu leżała tu maska „{ $mask }”.
board-seen-revealed = Pokazano tu maskę „{ $mask }”.
board-seen-dealt-elsewhere = Tak było przy rozdaniu: { $place } to „{ $mask }”.
board-seen-saw-elsewhere = Tak było przy tajnym podejrzeniu: { $place } to „{ $mask }”.
board-seen-revealed-elsewhere = Tak było przy pokazaniu: { $place } to „{ $mask }”.
board-brought =
    { $swaps ->
        [one] Później twoja zamiana przeniosła tu kartę z tamtego miejsca.
        [few] Później { $swaps } twoje zamiany przeniosły tu kartę z tamtego miejsca.
        [many] Później { $swaps } twoich zamian przeniosło tu kartę z tamtego miejsca.
       *[other] Później { $swaps } twojej zamiany przeniosło tu kartę z tamtego miejsca.
    }
board-reseated = Leżała właśnie tutaj: od tego czasu gracze się przesiedli.
board-doubts =
    { $count ->
        [one] Odkąd było ją widać, mogła ją przenieść { $count } zamiana ({ $names }).
        [few] Odkąd było ją widać, mogły ją przenieść { $count } zamiany ({ $names }).
        [many] Odkąd było ją widać, mogło ją przenieść { $count } zamian ({ $names }).
       *[other] Odkąd było ją widać, mogło ją przenieść { $count } zamiany ({ $names }).
    }
board-may-hold = Gdzie może teraz być maska „{ $mask }”: { $places }.

## Choosing

board-announce = Ogłoś maskę
board-name-your-mask = Podaj swoją maskę
board-swap = Zamień je
board-pretend = Tylko udaj
board-only-you-know = Tylko ty będziesz wiedzieć, co naprawdę się stało.
board-or-swap = Albo wybierz kartę, z którą ją zamienisz.
board-pick-other-card = Teraz wybierz drugą kartę.
board-pick-other-player = Teraz wybierz drugą osobę.
board-leave-it = Zostaw

## The masks in play

board-masks = Maski
board-masks-in-play = Maski w grze
board-where = Gdzie może być: { $places }
board-close = Zamknij

## The guided first game: a word before each kind of choice

lesson-opening-turn = Pierwsze cztery tury służą tylko do mieszania. Wybierz dowolną kartę: twoja i ta druga znikają pod stołem, a ty je zamieniasz albo tylko udajesz. Nikt poza tobą nie będzie tego wiedzieć. Zapamiętaj, dokąd trafiły dobre maski.
lesson-take-turn = Możesz zrobić jedną z trzech rzeczy: obejrzeć w tajemnicy swoją kartę; zamienić ją z inną albo to udać; ogłosić maskę i użyć jej mocy. Nie musisz mieć maski, którą ogłaszasz, byle nikt inny się po nią nie zgłosił. Do wygranej potrzeba trzynastu monet. Jeśli już nie wiesz, kim jesteś, najpierw obejrzyj kartę.
lesson-goal = Cel: zebrać trzynaście monet przed innymi albo mieć ich najwięcej, gdy ktoś straci wszystkie. Zapamiętaj, kto ma którą maskę.
lesson-claim-too = Ktoś twierdzi, że ma tę maskę. Jeśli sądzisz, że naprawdę jest twoja, zgłoś się po nią: mocy użyje ten, kto ją ma, a każdy, kto się pomylił, zapłaci 1 monetę. Jeśli nie masz pewności, spasuj.
lesson-pick-richest = Płaci ci najbogatsza z pozostałych osób. Kilka jest równie bogatych: zabierz tej, która jest dla ciebie groźniejsza.
lesson-choose-trade = Możesz wymienić wszystkie swoje monety na monety kogoś bogatszego. Jeśli nikt nie ma więcej od ciebie, zostań przy swoich.
lesson-choose-two = Wybierz dwie osoby: każda płaci ci 1 monetę, a potem zamieniają się miejscami. Karty i monety zostają, więc karta, którą mają przed sobą, jest dla nich nowa.
lesson-choose-spied = Zobaczysz swoją kartę i jeszcze jedną. Wybierz taką, którą chcesz mieć, albo taką, której ślad już ci się urwał.
lesson-exchange-spied = Znasz już obie karty. Zostaw sobie tę, która bardziej ci się przyda; pozostali nie poznają, czy doszło do zamiany.
lesson-choose-handled = Bierzesz karty dwóch innych osób, nie widząc ich. Zasiej wątpliwość u kogoś, kto wydaje się bardzo pewny swojej maski.
lesson-choose-unmasked = Tę kartę zobaczą wszyscy oprócz osoby, przed którą leży. Wybierz taką, która cię intryguje.
lesson-choose-tested = Wybierz kogoś, kto pewnie już nie wie, jaką ma kartę: zła odpowiedź da ci monety.
lesson-say-who-you-are = Musisz powiedzieć, jaką masz maskę, a potem twoja karta zostanie pokazana. Stół prowadzi twoje notatki: zanim odpowiesz, sprawdź, czym może być twoja karta.

## The guided first game: a word when something happens for the first time

lesson-event-face-down = Każdą maskę można było raz zobaczyć odkrytą. Od teraz leżą zakryte. Fioletowy róg karty pokazuje to, co wiesz na pewno.
lesson-event-handled = Gdy ktoś ma pod stołem dwie karty, może zamieniają się miejscami, a może nie: to, co było o nich wiadomo, staje się tylko domysłem.
lesson-event-saw = Gdy oglądasz kartę, nikt inny nie dowiaduje się, co na niej jest. Stół zapisuje to za ciebie.
lesson-event-announce = Gdy ktoś ogłasza maskę, każdy po kolei może się po nią zgłosić albo spasować.
lesson-event-claim = Gdy po tę samą maskę zgłasza się więcej niż jedna osoba, wszystkie te osoby muszą pokazać swoje karty.
lesson-event-uncontested = Jeśli nikt nie sprzeciwi się ogłoszeniu, moc działa i żadna karta nie zostaje pokazana: blef się opłaca, gdy nikt nie śmie zaprotestować.
lesson-event-revealed = Karta pokazana wszystkim zostaje znów zakryta. Kto musiał ją pokazać, nie może ogłaszać w następnej turze.
lesson-event-nobody-has-it = Jeśli nikt z tych, którzy zgłosili się po maskę, jej nie ma, nikt nie używa jej mocy, a oni wszyscy płacą.
lesson-event-uses-power = Spośród tych, którzy zgłosili się po maskę, mocy używa ten, kto naprawdę ją ma, niezależnie od tego, czyja to tura.
lesson-event-fined = Pomyłka kosztuje 1 monetę. Trafia ona na Sprawiedliwość, czyli do sądu na środku stołu, skąd może ją zabrać Sędzia.
lesson-event-took-fines = Sędzia zabiera wszystkie monety ze Sprawiedliwości. Im więcej pomyłek, tym więcej warta jest ta maska.
lesson-event-moved = Gdy dwie osoby zamieniają się miejscami, karty się nie ruszają: każda z tych osób ma odtąd kartę, która leży przed nią.
lesson-event-shown-to-others = Gdy kartę pokazuje się wszystkim oprócz osoby, przed którą leży, ta nadal nie wie, co zobaczyli inni.
lesson-event-won = Partia skończona. W powtórce możesz zajrzeć pod każdą maskę i zobaczyć, kto zamieniał, a kto tylko udawał.
