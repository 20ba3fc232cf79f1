# The log: what players choose, then what happens, in Polish.

## Choices

event-pass = { $actor } pasuje.
event-bid =
    { $amount ->
        [one] { $actor } stawia { $amount } punkt prestiżu.
        [few] { $actor } stawia { $amount } punkty prestiżu.
        [many] { $actor } stawia { $amount } punktów prestiżu.
       *[other] { $actor } stawia { $amount } punktu prestiżu.
    }
event-no-bid = { $actor } nie licytuje.
event-other-leader = { $actor } wybiera na lidera: { $card }.
event-draw-library = { $actor } dobiera z biblioteki.
event-draw-faction = { $actor } dobiera z talii frakcji.
event-recruit = { $actor } werbuje: { $card }.
event-claim = { $minion } sięga po tytuł Księcia miasta.
event-play =
    { $has-minion ->
        [0] { $actor } zagrywa { $card }.
       *[other] { $actor } zagrywa { $card } ({ $minion }).
    }
event-use =
    { $has-minion ->
        [0] { $actor } używa karty { $card }.
       *[other] { $actor } używa karty { $card } ({ $minion }).
    }
event-attack = { $minion } atakuje.
event-aim = Cel ataku: { $target }.
event-move-out = { $actor } wysyła na Ulice: { $card }.
event-join = { $card } dołącza do grupy → { $other }.
event-leave-party = { $card } tworzy osobną grupę.
event-show-conspiracy = { $actor } pokazuje graczowi { $player }: { $card }.
event-contribute = { $actor } dokłada się do spisku: { $card }.
event-resolve = { $actor } rozstrzyga: { $card }.
event-burn-retainer = { $actor } pali: { $card }.
event-turn-up = { $actor } odkrywa: { $card }.
event-end-actions = { $actor } kończy fazę akcji.
event-pledge-intel =
    { $number ->
        [0] { $actor } nie daje kart dla wywiadu.
        [one] { $actor } daje { $number } kartę dla wywiadu.
        [few] { $actor } daje { $number } karty dla wywiadu.
        [many] { $actor } daje { $number } kart dla wywiadu.
       *[other] { $actor } daje { $number } karty dla wywiadu.
    }
event-play-for-intel = { $actor } zagrywa dla wywiadu: { $card }.
event-announce = { $actor } ogłasza atak { $attack }.
event-play-attack = { $actor } zagrywa odkrytą: { $card }.
event-lay-nothing = { $actor } nie kładzie karty.
event-block = { $minion } blokuje ({ $actor }).
event-retarget = Atak zmienia cel: { $card }.
event-burn-mortal = { $actor } pali śmiertelnika.
event-attach-mortal = { $actor } dołącza śmiertelnika.
event-burn-for-party = { $actor } pali śmiertelnika dla całej grupy.
event-make-room = { $actor } pali, żeby zrobić miejsce: { $card }.
event-attack-claimant = { $minion } atakuje pretendenta.
event-exert = { $card } używa wpływów.
event-add-modifier = { $actor } dodaje: { $card }.
event-buy-influence = { $actor } zamienia 1 punkt prestiżu na wpływy.
event-pay-influence = { $actor } ma już potrzebne wpływy.
event-abstain = { $actor } się wstrzymuje.
event-mend = { $actor } odrzuca kartę, żeby uleczyć: { $card }.
event-discard = { $actor } wybiera do odrzucenia: { $card }.
event-suffer = { $actor } przydziela 1 punkt obrażeń: { $card }.
event-choose = { $actor } wybiera: { $target }.
event-choose-way =
    { $number ->
        [0] { $actor } wybiera pierwsze.
        [1] { $actor } wybiera drugie.
       *[other] { $actor } wybiera inne.
    }
event-name-amount = { $actor } mówi { $number }.
event-accept = { $actor } zgadza się.
event-decline = { $actor } odmawia.
event-do-first = { $actor } wybiera, że najpierw działa { $card }.
event-leave-on-top = { $actor } zostawia kartę na wierzchu.
event-move-to-bottom = { $actor } kładzie kartę na spód.

## What happens

event-first-player = Gracz 1: { $player }.
event-rival-is = Rywal gracza { $player }: { $rival }.
event-leader-chosen = { $player } ma już wampira początkowego.
event-begins-with = Zaczynasz z wampirem { $card }.
event-leader-is = Lider gracza { $player }: { $card }.
event-auction = Kilku graczy zaczyna z tym samym wampirem i licytuje go: { $card }.
event-turn-begins = Tura { $turn }: { $player }.
event-phase = { $player }: { $phase }.
event-city-card = Z talii Miasta wychodzi { $card }.
event-city-shuffled = Talia Miasta zostaje potasowana.
event-gained-prestige =
    { $amount ->
        [one] { $player } zyskuje { $amount } punkt prestiżu.
        [few] { $player } zyskuje { $amount } punkty prestiżu.
        [many] { $player } zyskuje { $amount } punktów prestiżu.
       *[other] { $player } zyskuje { $amount } punktu prestiżu.
    }
event-lost-prestige =
    { $amount ->
        [one] { $player } traci { $amount } punkt prestiżu.
        [few] { $player } traci { $amount } punkty prestiżu.
        [many] { $player } traci { $amount } punktów prestiżu.
       *[other] { $player } traci { $amount } punktu prestiżu.
    }
event-gained-agenda =
    { $amount ->
        [one] { $player } zyskuje { $amount } punkt planu.
        [few] { $player } zyskuje { $amount } punkty planu.
        [many] { $player } zyskuje { $amount } punktów planu.
       *[other] { $player } zyskuje { $amount } punktu planu.
    }
event-lost-agenda =
    { $amount ->
        [one] { $player } traci { $amount } punkt planu.
        [few] { $player } traci { $amount } punkty planu.
        [many] { $player } traci { $amount } punktów planu.
       *[other] { $player } traci { $amount } punktu planu.
    }
event-stole-prestige =
    { $amount ->
        [one] { $player } kradnie graczowi { $other } { $amount } punkt prestiżu.
        [few] { $player } kradnie graczowi { $other } { $amount } punkty prestiżu.
        [many] { $player } kradnie graczowi { $other } { $amount } punktów prestiżu.
       *[other] { $player } kradnie graczowi { $other } { $amount } punktu prestiżu.
    }
event-mended =
    { $amount ->
        [one] { $card } leczy { $amount } punkt krwi.
        [few] { $card } leczy { $amount } punkty krwi.
        [many] { $card } leczy { $amount } punktów krwi.
       *[other] { $card } leczy { $amount } punktu krwi.
    }
event-lost-blood =
    { $amount ->
        [one] { $card } traci { $amount } punkt krwi.
        [few] { $card } traci { $amount } punkty krwi.
        [many] { $card } traci { $amount } punktów krwi.
       *[other] { $card } traci { $amount } punktu krwi.
    }
event-stole-blood =
    { $amount ->
        [one] { $minion } kradnie { $amount } punkt krwi. Traci go { $card }.
        [few] { $minion } kradnie { $amount } punkty krwi. Traci je { $card }.
       *[many] { $minion } kradnie { $amount } punktów krwi. Traci je { $card }.
    }
event-added-to-card =
    { $amount ->
        [one] { $card }: przybywa { $amount } punkt prestiżu.
        [few] { $card }: przybywa { $amount } punkty prestiżu.
        [many] { $card }: przybywa { $amount } punktów prestiżu.
       *[other] { $card }: przybywa { $amount } punktu prestiżu.
    }
event-taken-from-card =
    { $amount ->
        [one] { $card }: ubywa { $amount } punkt prestiżu.
        [few] { $card }: ubywa { $amount } punkty prestiżu.
        [many] { $card }: ubywa { $amount } punktów prestiżu.
       *[other] { $card }: ubywa { $amount } punktu prestiżu.
    }
event-exhausted = { $card } się wyczerpuje.
event-readied = { $card } odzyskuje gotowość.
event-drew = Dobierasz { $card }.
event-drew-some =
    { $amount ->
        [one] { $player } dobiera kartę.
        [few] { $player } dobiera { $amount } karty.
        [many] { $player } dobiera { $amount } kart.
       *[other] { $player } dobiera { $amount } karty.
    }
event-discarded = { $player } odrzuca { $card }.
event-recruited = { $card } przybywa do schronienia gracza { $player }.
event-entered-play = { $card } wchodzi do gry ({ $player }).
event-laid-down = { $player } kładzie zakrytą kartę.
event-laid-conspiracy = { $player } rozpoczyna spisek: { $card }.
event-burned = Spalona karta: { $card }.
event-left-play = Odrzucona karta: { $card }.
event-attached = Dołączona karta: { $card } → { $host }.
event-torpor = { $card } trafia do torporu.
event-returned = { $card } wychodzi z torporu i wraca w gotowości do schronienia.
event-came-home = Wampiry gracza { $player } wracają do schronienia.
event-sent-out = { $card } wychodzi na Ulice.
event-called-off = { $card } ma za mało wywiadu na ten atak, który się nie odbywa.
event-revealed-attack = Karta ataku: { $card }.
event-revealed-reaction = Reakcja: { $card }.
event-revealed-top = Na wierzchu biblioteki gracza { $player }: { $card }.
event-looked-at = Widzisz { $card }.
event-negated = { $card } nie działa.
event-damage-sum =
    { $aggravated ->
        [0] Zadane obrażenia: { $amount } → { $card } (atrybut { $attribute } + karta { $printed } + teksty { $more }).
       *[other] { $amount ->
            [0] Zadane dotkliwe obrażenia: { $aggravated } → { $card } (atrybut { $attribute } + karta { $printed } + teksty { $more }).
           *[other] Zadane obrażenia: { $amount } zwykłych i { $aggravated } dotkliwych → { $card } (atrybut { $attribute } + karta { $printed } + teksty { $more }).
        }
    }
event-reduced = { $card }: obrażenia mniejsze o { $amount } (atrybut { $attribute } + osłony { $shields }).
event-prevented = { $card }: zapobieżono obrażeniom ({ $amount }).
event-damaged =
    { $aggravated ->
        [0] { $amount ->
            [one] { $card } otrzymuje { $amount } punkt obrażeń.
            [few] { $card } otrzymuje { $amount } punkty obrażeń.
            [many] { $card } otrzymuje { $amount } punktów obrażeń.
           *[other] { $card } otrzymuje { $amount } punktu obrażeń.
        }
       *[other] { $amount ->
            [0] { $aggravated ->
                [one] { $card } otrzymuje { $aggravated } punkt dotkliwych obrażeń.
                [few] { $card } otrzymuje { $aggravated } punkty dotkliwych obrażeń.
                [many] { $card } otrzymuje { $aggravated } punktów dotkliwych obrażeń.
               *[other] { $card } otrzymuje { $aggravated } punktu dotkliwych obrażeń.
            }
           *[other] { $card } otrzymuje obrażenia: { $amount } zwykłych i { $aggravated } dotkliwych.
        }
    }
event-unhurt = { $card } nie odnosi obrażeń.
event-defeated = Pada { $card }, wampir gracza { $player }.
event-mortal-defeated = { $player } pokonuje śmiertelnika: { $card }.
event-answered =
    { $number ->
        [one] { $player } ogłasza { $answer }, { $number } punkt wpływów.
        [few] { $player } ogłasza { $answer }, { $number } punkty wpływów.
        [many] { $player } ogłasza { $answer }, { $number } punktów wpływów.
       *[other] { $player } ogłasza { $answer }, { $number } punktu wpływów.
    }
event-modifier-revealed = { $player } odkrywa modyfikator: { $card }.
event-stake-revealed =
    { $number ->
        [0] { $player } niczego nie ukrywa.
        [one] { $player } odkrywa { $number } ukryty punkt prestiżu.
        [few] { $player } odkrywa { $number } ukryte punkty prestiżu.
        [many] { $player } odkrywa { $number } ukrytych punktów prestiżu.
       *[other] { $player } odkrywa { $number } ukrytego punktu prestiżu.
    }
event-scheme-succeeds = Intryga się udaje, { $yes } do { $no }.
event-scheme-fails = Intryga przepada, { $yes } do { $no }.
event-showed-card = { $player } pokazuje ci { $card }.
event-card-turned-up = { $player } odkrywa: { $card }.
event-eliminated = { $player } odpada z gry.
event-wins = Wygrywa { $player }.
event-acts = Działa { $card }.
event-to-hand = { $player } bierze na rękę: { $card }.
