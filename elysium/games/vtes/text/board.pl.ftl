# Vampire: The Eternal Struggle: stół, po polsku.

## Co widać z Matuzalemów i ich kart

seat-prey = Zdobycz
seat-edge = Przewaga
seat-phase = Faza
seat-window = Chwila
seat-fighter = Walczy
seat-strike = Cios
seat-may-block = Może blokować
chosen-strike-hand = cios wręcz
chosen-strike-none = brak ciosu
chosen-strike-combat-ends = koniec walki
state-title-contested = sporny tytuł
state-awake = czuwa: może reagować i blokować
fact-votes = Głosy
fact-stealth = Skrytość
fact-intercept = Przechwycenie
fact-damage = Obrażenia
fact-aggravated = Dotkliwe
zone-action-card = Karta akcji
zone-being-played = Zagrywana karta
zone-removed = Usunięte z gry
counter-stealth = Skrytość
counter-intercept = Przechwycenie
counter-bleed = Wykrwawienie
counter-master-actions = Akcje fazy mistrza
counter-transfers = Transfery
counter-round = Runda
counter-votes-for = Za
counter-votes-against = Przeciw
counter-points = Przydzielone punkty
counter-points-left = Punkty do przydzielenia
strip-ballot = { $source }: { $votes } { $way }.

## Plansza

board-table = Stół
board-prey = twoja zdobycz
board-predator = twój drapieżca
board-both = twoja zdobycz i twój drapieżca
board-blood = Krew
board-counters = Znaczniki
board-cards-of = Karty gracza { $player }
board-points-given =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
board-points-left =
    { $count ->
        [one] pozostał { $count } punkt
        [few] pozostały { $count } punkty
       *[many] pozostało { $count } punktów
    }
board-may-come = Można wprowadzić do gry: { $cards }
board-happening = Co się dzieje
board-last = Co stało się ostatnio
board-phases = Fazy tury
board-phase-unlock = Odkręcanie
board-phase-master = Mistrz
board-phase-minion = Słudzy
board-phase-influence = Wpływy
board-phase-discard = Odrzucanie
board-impulse-in = { $players }: { $window }
board-plays = { $player } zagrywa
board-by = sługą: { $minion }
board-at = cel: { $target }
board-blocks = blokuje
board-action-bleed = wykrwawia za
board-action-hunt = poluje
board-action-equip = wyposaża się
board-action-employ = zatrudnia pomocnika
board-action-recruit = werbuje sprzymierzeńca
board-action-political = zwołuje referendum
board-action-card = wykonuje akcję
board-action-leave-torpor = wychodzi z torporu
board-action-rescue = ratuje z torporu
board-action-diablerie = chce dokonać diablerii
board-action-finish = pali natchnionego
board-action-anarch = zostaje Anarchem
board-action-take = bierze ekwipunek
board-action-red-list = ściga naznaczonego sługę
board-round = Runda { $round }
board-combat-steps = Walka, runda { $round }
board-combat-before-range = Przed dystansem
board-combat-range = Dystans
board-combat-strike = Ciosy
board-combat-prevention = Obrażenia
board-combat-press = Nacisk
board-damage-left =
    { $aggravated ->
        [0] obrażenia: { $count }
       *[other] obrażenia: { $count }, w tym dotkliwe: { $aggravated }
    }
board-ballots = Oddane głosy
board-act = Twoja akcja
board-act-cancel = Jednak nie
board-choose-minion = Który sługa?
board-choose-deed = Co robi?
board-choose-target = Kogo lub co obierasz za cel? Możesz też wskazać to na stole.
board-deed-bleed = Wykrwaw
board-deed-rescue = Uratuj z torporu
board-deed-diablerize = Dokonaj diablerii
board-deed-take-equipment = Weź ekwipunek
board-deed-burn-card = Spal kartę
board-deed-hunt-red-list = Ścigaj naznaczonego sługę
board-several-times =
    { $count ->
        [one] { $count } raz
        [few] { $count } razy
       *[other] { $count } razy
    }
outlook-blood = krew: { $number }
outlook-pool = pula: { $number }
outlook-stealth = skrytość: { $number }
outlook-bleed = wykrwawienie: { $number }
outlook-over = { $number } ponad pojemność
