# Vampire: The Masquerade – Rivals: the table and what is on it, in Polish. The terms are those at the head of rules.pl.ftl.

## The game

game-name = Vampire: The Masquerade – Rivals
game-blurb = Koterie walczą o San Francisco pięścią, szeptem i głosem; wygrywa ten, kto pierwszy zdobędzie 13 punktów planu albo wyeliminuje swojego Rywala.

## Table options

table-decks = po jednej talii na miejsce, z nazwy lub wypisane w całości, rozdzielone przecinkami; bez podania talii: talie początkowe
table-introductory = yes (tak) albo no (nie): każdy zaczyna z wampirem o najwyższej potędze krwi, jak w pierwszej partii
table-hidden-agendas = yes (tak) albo no (nie): plany leżą zakryte, dopóki właściciel ich nie odkryje
table-printing = first: karty z pierwszego wydania albo errata: z późniejszymi zmianami
table-events = core lub conclave-22: zestaw, z którego pochodzi dziesięć wydarzeń talii Miasta
table-first-seat = miejsce, które zaczyna, licząc od 1, albo random (losowo)

## Things on the table

no-card = brak
hidden-card = zakryta karta #{ $number }
attack-physical = fizyczny
attack-social = społeczny
attack-mental = umysłowy
attack-ranged = dystansowy
answer-unanswered = bez odpowiedzi
answer-yes = TAK
answer-no = NIE
answer-abstains = wstrzymuje się
phase-beginning = faza początkowa
phase-action = faza akcji
phase-end = faza końcowa
zone-city = Ulice: miasto
zone-base = Schronienie i plan
zone-haven = W schronieniu
zone-streets = Na Ulicach
zone-torpor = Torpor
zone-table = W grze
zone-laid-attack = Karta ataku
zone-laid-reaction = Reakcja
zone-laid-action = Karta akcji
zone-hand = Ręka
zone-discard = Stos kart odrzuconych
zone-city-discard = Stos kart odrzuconych Miasta
zone-city-burned = Stos kart spalonych Miasta
counter-prestige = Prestiż
counter-agenda = Plan
counter-hand = Ręka
counter-library = Biblioteka
counter-faction = Talia frakcji
counter-city-deck = Talia Miasta
counter-damage = Obrażenia
counter-influence = Wpływy
counter-intel = Wywiad
seat-out = Poza grą
seat-rival = Rywal
seat-attacker = Atakujący
seat-target = Cel
seat-blocker = Blokujący
seat-acting = Działa
seat-claimant = Sięga po tytuł Księcia
seat-attack = Rodzaj ataku
seat-answer = Odpowiedź
card-note-leader = lider
card-note-leader-without-influence = lider, brak wpływów
card-note-no-influence = brak wpływów
card-note-face-down = zakryta

## What is going on

strip-rival = Twój Rywal: { $player }.
strip-actions = Akcje, które ma jeszcze { $player }: { $number }.
strip-attack = { $card } atakuje. Cel: { $other }.
strip-attack-type = Rodzaj ataku: { $attack }. Wywiad: { $intel }.
strip-intel = Wywiad: { $intel }, potrzeba { $number }.
strip-sum = Obrażenia: atrybut { $attribute } + karta { $printed } + teksty { $more } = { $number }. { $card } wytrzymuje { $other }.
strip-damage =
    { $aggravated ->
        [0] Obrażenia: { $card }, { $number }.
       *[other] Obrażenia: { $card }, { $number }, w tym { $aggravated } dotkliwych.
    }
strip-blocker = Blokuje { $card }.
strip-claim = { $card } sięga po tytuł Księcia.
strip-scheme = Karta tej akcji: { $face }.
strip-answer = { $player }: { $answer }, { $number }.
strip-abstained = { $player } się wstrzymuje.
strip-influence = Wpływy gracza { $player }: { $number }.

## Moments

stop-act = faza akcji
stop-block = decyzja o bloku
stop-attack-card = karta ataku
stop-reaction = reakcja
stop-abilities = zdolności w ataku
stop-prevention = zapobieganie obrażeniom
stop-answer = odpowiedź na intrygę
stop-conspiracy = pokazanie spisku

## Decks

refusal-too-many-decks = Za dużo talii: { $decks }. Liczba graczy: { $players }.
refusal-unsupported-cards =
    { $count ->
        [one] Tą kartą nie można tu jeszcze grać: { $cards }
        [few] Tymi { $count } kartami nie można tu jeszcze grać: { $cards }
        [many] Tymi { $count } kartami nie można tu jeszcze grać: { $cards }
       *[other] Tymi { $count } kartami nie można tu jeszcze grać: { $cards }
    }

## Plansza

board-table = Stół gry Rivals
board-no-card = bez karty
board-rival-of = Rywal: { $player }
board-your-rival = Twój Rywal
board-agenda-of = Plan: { $value } z { $most }
board-exhausted = wyczerpany
board-nobody-home = nikogo
board-last = Co się właśnie stało
board-happening = Co się dzieje
board-steps = Kroki ataku
board-step-target = Cel
board-step-intel = Wywiad
board-step-type = Rodzaj
board-step-card = Karta
board-step-block = Blok
board-step-reaction = Reakcja
board-step-reveal = Odkrycie
board-step-abilities = Zdolności
board-step-damage = Obrażenia
board-voices = Kto odpowiedział i z jakimi wpływami
board-hidden-too = to, co ukryte, liczy się na końcu
