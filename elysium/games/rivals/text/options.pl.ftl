# What can be chosen, in Polish. The terms are those at the head of rules.pl.ftl.

option-pass = Pasuj
option-choose-leader = Zacznij z wampirem { $card }
option-bid =
    { $amount ->
        [one] Postaw { $amount } punkt prestiżu
        [few] Postaw { $amount } punkty prestiżu
        [many] Postaw { $amount } punktów prestiżu
       *[other] Postaw { $amount } punktu prestiżu
    }
option-no-bid = Nie licytuj
option-other-leader = Wybierz na lidera: { $card }
option-draw-library = Dobierz z biblioteki
option-draw-faction = Dobierz z talii frakcji
option-recruit = Zwerbuj: { $card }
option-claim = { $minion }: sięgnij po tytuł Księcia
option-play =
    { $has-minion ->
        [0] Zagraj { $card }
       *[other] Zagraj { $card } ({ $minion })
    }
option-lay-face-down = Połóż zakrytą: { $card } ({ $minion })
option-use =
    { $has-minion ->
        [0] { $card }
       *[other] { $card } ({ $minion })
    }
option-attack = Niech atakuje { $minion }
option-aim = Zaatakuj: { $target }
option-move-out = { $card }: wyjdź na Ulice
option-join = { $card }: dołącz do grupy → { $other }
option-leave-party = { $card }: utwórz osobną grupę
option-show-conspiracy = Pokaż graczowi { $player }: { $card }
option-contribute = Dołóż 1 punkt prestiżu do spisku: { $card }
option-resolve = Rozstrzygnij: { $card }
option-burn-retainer = Spal: { $card }
option-turn-up = Odkryj: { $card }
option-hold-agenda = Trzymaj plan zakryty, nawet gdyby mógł dać punkty
option-release-agenda = Odkryj plan, gdy tylko może dać punkty
option-end-actions = Zakończ swoją fazę akcji
option-pledge-intel =
    { $number ->
        [0] Niczego nie odrzucaj
        [one] Odrzuć { $number } kartę dla wywiadu
        [few] Odrzuć { $number } karty dla wywiadu
        [many] Odrzuć { $number } kart dla wywiadu
       *[other] Odrzuć { $number } karty dla wywiadu
    }
option-play-for-intel = Zagraj dla wywiadu: { $card }
option-announce = Atak { $attack }
option-lay-attack = Połóż zakrytą: { $card }
option-play-attack = Zagraj odkrytą: { $card }
option-lay-nothing = Bez karty
option-block = Niech blokuje { $minion }
option-lay-reaction = Połóż zakrytą: { $card }
option-retarget = Skieruj atak: { $card }
option-burn-mortal = Spal
option-attach-mortal = Dołącz
option-burn-for-party = Spal, żeby leczyła się cała grupa
option-make-room = Spal: { $card }
option-attack-claimant = Niech pretendenta zaatakuje { $minion }
option-exert = { $card }: użyj wpływów
option-add-modifier = Dodaj: { $card }
option-hide-modifier = Połóż zakrytą: { $card }
option-buy-influence = Zamień 1 punkt prestiżu na wpływy
option-pay-influence = Wystarczy
option-answer =
    { $number ->
        [0] { $answer }
        [one] { $answer }, z { $number } ukrytym punktem prestiżu
        [few] { $answer }, z { $number } ukrytymi punktami prestiżu
        [many] { $answer }, z { $number } ukrytymi punktami prestiżu
       *[other] { $answer }, z { $number } ukrytymi punktami prestiżu
    }
option-abstain = Wstrzymaj się
option-mend = Odrzuć kartę, żeby uleczyć: { $card }
option-discard = Odrzuć { $card }
option-suffer = 1 punkt obrażeń otrzymuje { $card }
option-choose = Wybierz: { $target }
option-choose-way =
    { $number ->
        [0] Pierwsze
        [1] Drugie
       *[other] Inne
    }
option-name-amount = { $number }
option-accept = Tak
option-decline = Nie
option-do-first = Najpierw { $card }
option-leave-on-top = Zostaw na wierzchu
option-move-to-bottom = Połóż na spód
