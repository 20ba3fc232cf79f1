# Vampire: The Masquerade – Vendetta: everything the table says, in Polish. The terms are listed in rules.pl.ftl.

## The game

game-name = Vampire: The Masquerade – Vendetta
game-blurb = Trzy noce, jedno miasto i żadnych przyjaciół: walcz o dzielnice blefem, zakrytymi kartami i krwią, zdobywaj popleczników i nigdy nie zostań bez kropli.

## Districts, as they are spoken of after “w” in other messages: always in the locative

district-numbered = dzielnicy { $number }
district-haven = Schronieniu Księcia

## Whose doing something is

source-of = karta „{ $card }” gracza { $player }
    .to-player = twoja karta „{ $card }”
source-kiss = żer

## A victim, of which there are many, where other cards are called by their name

one-victim = ofiara

factor-clan = Klan

## The log: setting up

event-on-offer-clan = Do wyboru: klan { $clan }.
event-on-offer-relic = Do wyboru: „{ $relic }”.
event-given-clan = { $player } przewodzi klanowi { $clan }.
    .to-player = Przewodzisz klanowi { $clan }.
event-pick-clan = { $actor } staje na czele klanu { $clan }.
    .to-actor = Stajesz na czele klanu { $clan }.
event-pick-relic = { $actor } bierze relikwię „{ $relic }”.
    .to-actor = Bierzesz relikwię „{ $relic }”.
event-first-player = { $player } ma żeton ambicji i zaczyna kolejkę.
    .to-player = Masz żeton ambicji i zaczynasz kolejkę.
event-location = Karta miejsca w { $district }: „{ $location }”.

## The log: the Kiss, the districts and the hands

event-round = Zapada noc: runda { $round } z 3.
event-kiss =
    { $blood ->
        [one] Żer: { $player } zyskuje dzięki sojuszowi { $blood } punkt krwi.
        [few] Żer: { $player } zyskuje dzięki sojuszowi { $blood } punkty krwi.
       *[other] Żer: { $player } zyskuje dzięki sojuszowi { $blood } punktów krwi.
    }
    .to-player =
        { $blood ->
            [one] Żer: zyskujesz dzięki sojuszowi { $blood } punkt krwi.
            [few] Żer: zyskujesz dzięki sojuszowi { $blood } punkty krwi.
           *[other] Żer: zyskujesz dzięki sojuszowi { $blood } punktów krwi.
        }
event-kiss-costs =
    { $blood ->
        [one] Żer: sojusz gracza { $player } kosztuje { $blood } punkt krwi.
        [few] Żer: sojusz gracza { $player } kosztuje { $blood } punkty krwi.
       *[other] Żer: sojusz gracza { $player } kosztuje { $blood } punktów krwi.
    }
    .to-player =
        { $blood ->
            [one] Żer: twój sojusz kosztuje { $blood } punkt krwi.
            [few] Żer: twój sojusz kosztuje { $blood } punkty krwi.
           *[other] Żer: twój sojusz kosztuje { $blood } punktów krwi.
        }
event-ally-arrives = { $ally } czeka w { $district }.
event-drew = W tajemnicy: dobrana karta to „{ $card }”.
event-put-one-under = { $player } odkłada kartę pod talię klanu.
    .to-player = Odkładasz kartę pod talię klanu.
event-put-card-under = W tajemnicy: pod talię klanu trafia „{ $card }”.

## The log: planning

event-turn = Teraz gra { $player }.
    .to-player = Teraz twoja kolej.
event-no-card = { $player } nie ma już kart do zagrania.
    .to-player = Nie masz już kart do zagrania.
event-played = { $player } zagrywa odkrytą kartę „{ $card }” w { $district }.
    .to-player = Zagrywasz odkrytą kartę „{ $card }” w { $district }.
event-played-face-down = { $player } zagrywa zakrytą kartę { $laid } w { $district }.
    .to-player = Zagrywasz zakrytą kartę { $laid } w { $district }.
event-played-own-face-down = W tajemnicy: karta { $laid }, zakryta w { $district }, to „{ $card }”.
event-paid-fee =
    { $blood ->
        [one] Tak zagrana karta ma swoją cenę: { $player } płaci { $blood } punkt krwi.
        [few] Tak zagrana karta ma swoją cenę: { $player } płaci { $blood } punkty krwi.
       *[other] Tak zagrana karta ma swoją cenę: { $player } płaci { $blood } punktów krwi.
    }
    .to-player =
        { $blood ->
            [one] Tak zagrana karta ma swoją cenę: płacisz { $blood } punkt krwi.
            [few] Tak zagrana karta ma swoją cenę: płacisz { $blood } punkty krwi.
           *[other] Tak zagrana karta ma swoją cenę: płacisz { $blood } punktów krwi.
        }
event-add =
    { $tokens ->
        [0]
            { $blood ->
                [0] { $actor } nie dokłada krwi.
               *[other] { $actor } nie szczędzi krwi.
            }
        [one] { $actor } odwraca { $tokens } żeton Diabolizmu.
        [few] { $actor } odwraca { $tokens } żetony Diabolizmu.
       *[other] { $actor } odwraca { $tokens } żetonów Diabolizmu.
    }
    .to-actor =
        { $tokens ->
            [0]
                { $blood ->
                    [0] Nie dokładasz krwi.
                   *[other] Nie szczędzisz krwi.
                }
            [one] Odwracasz { $tokens } żeton Diabolizmu.
            [few] Odwracasz { $tokens } żetony Diabolizmu.
           *[other] Odwracasz { $tokens } żetonów Diabolizmu.
        }
event-drain = { $actor } obnaża kły.
    .to-actor = Obnażasz kły.
event-look = { $actor } płaci za zerknięcie na zakrytą kartę.
    .to-actor = Płacisz za zerknięcie na zakrytą kartę.
event-use-relic = { $actor } używa relikwii „{ $relic }”.
    .to-actor = Używasz relikwii „{ $relic }”.

## The log: blood and influence

event-spent =
    { $blood ->
        [one] { $player } wydaje { $blood } punkt krwi.
        [few] { $player } wydaje { $blood } punkty krwi.
       *[other] { $player } wydaje { $blood } punktów krwi.
    }
    .to-player =
        { $blood ->
            [one] Wydajesz { $blood } punkt krwi.
            [few] Wydajesz { $blood } punkty krwi.
           *[other] Wydajesz { $blood } punktów krwi.
        }
event-lost =
    { $blood ->
        [one] { $player } traci { $blood } punkt krwi. Przyczyna: { $by }.
        [few] { $player } traci { $blood } punkty krwi. Przyczyna: { $by }.
       *[other] { $player } traci { $blood } punktów krwi. Przyczyna: { $by }.
    }
    .to-player =
        { $blood ->
            [one] Tracisz { $blood } punkt krwi. Przyczyna: { $by }.
            [few] Tracisz { $blood } punkty krwi. Przyczyna: { $by }.
           *[other] Tracisz { $blood } punktów krwi. Przyczyna: { $by }.
        }
event-stolen =
    { $blood ->
        [one] { $player } traci { $blood } punkt krwi. Odbiera go { $by }.
        [few] { $player } traci { $blood } punkty krwi. Odbiera je { $by }.
       *[other] { $player } traci { $blood } punktów krwi. Odbiera je { $by }.
    }
    .to-player =
        { $blood ->
            [one] Tracisz { $blood } punkt krwi. Odbiera go { $by }.
            [few] Tracisz { $blood } punkty krwi. Odbiera je { $by }.
           *[other] Tracisz { $blood } punktów krwi. Odbiera je { $by }.
        }
event-immune = Krwi gracza { $player } nie może tknąć { $by }.
    .to-player = Twojej krwi nie może tknąć { $by }.
event-gained =
    { $blood ->
        [one] { $player } zyskuje { $blood } punkt krwi.
        [few] { $player } zyskuje { $blood } punkty krwi.
       *[other] { $player } zyskuje { $blood } punktów krwi.
    }
    .to-player =
        { $blood ->
            [one] Zyskujesz { $blood } punkt krwi.
            [few] Zyskujesz { $blood } punkty krwi.
           *[other] Zyskujesz { $blood } punktów krwi.
        }
event-gained-influence =
    { $influence ->
        [one] { $player } zyskuje { $influence } punkt wpływów.
        [few] { $player } zyskuje { $influence } punkty wpływów.
       *[other] { $player } zyskuje { $influence } punktów wpływów.
    }
    .to-player =
        { $influence ->
            [one] Zyskujesz { $influence } punkt wpływów.
            [few] Zyskujesz { $influence } punkty wpływów.
           *[other] Zyskujesz { $influence } punktów wpływów.
        }
event-lost-influence =
    { $influence ->
        [one] { $player } traci { $influence } punkt wpływów.
        [few] { $player } traci { $influence } punkty wpływów.
       *[other] { $player } traci { $influence } punktów wpływów.
    }
    .to-player =
        { $influence ->
            [one] Tracisz { $influence } punkt wpływów.
            [few] Tracisz { $influence } punkty wpływów.
           *[other] Tracisz { $influence } punktów wpływów.
        }
event-gave-influence =
    { $influence ->
        [one] { $giver } oddaje { $influence } punkt wpływów graczowi { $player }.
        [few] { $giver } oddaje { $influence } punkty wpływów graczowi { $player }.
       *[other] { $giver } oddaje { $influence } punktów wpływów graczowi { $player }.
    }
    .to-giver =
        { $influence ->
            [one] Oddajesz { $influence } punkt wpływów graczowi { $player }.
            [few] Oddajesz { $influence } punkty wpływów graczowi { $player }.
           *[other] Oddajesz { $influence } punktów wpływów graczowi { $player }.
        }
    .to-player =
        { $influence ->
            [one] { $giver } oddaje ci { $influence } punkt wpływów.
            [few] { $giver } oddaje ci { $influence } punkty wpływów.
           *[other] { $giver } oddaje ci { $influence } punktów wpływów.
        }
event-deployed =
    { $blood ->
        [one] { $player } rozstawia { $blood } punkt krwi w { $district }.
        [few] { $player } rozstawia { $blood } punkty krwi w { $district }.
       *[other] { $player } rozstawia { $blood } punktów krwi w { $district }.
    }
    .to-player =
        { $blood ->
            [one] Rozstawiasz { $blood } punkt krwi w { $district }.
            [few] Rozstawiasz { $blood } punkty krwi w { $district }.
           *[other] Rozstawiasz { $blood } punktów krwi w { $district }.
        }
event-deployed-from-supply =
    { $blood ->
        [one] { $player } rozstawia { $blood } punkt krwi z puli ogólnej w { $district }.
        [few] { $player } rozstawia { $blood } punkty krwi z puli ogólnej w { $district }.
       *[other] { $player } rozstawia { $blood } punktów krwi z puli ogólnej w { $district }.
    }
    .to-player =
        { $blood ->
            [one] Rozstawiasz { $blood } punkt krwi z puli ogólnej w { $district }.
            [few] Rozstawiasz { $blood } punkty krwi z puli ogólnej w { $district }.
           *[other] Rozstawiasz { $blood } punktów krwi z puli ogólnej w { $district }.
        }
event-discarded-blood =
    { $blood ->
        [one] { $player } odrzuca { $blood } punkt krwi rozstawionej w { $district }.
        [few] { $player } odrzuca { $blood } punkty krwi rozstawionej w { $district }.
       *[other] { $player } odrzuca { $blood } punktów krwi rozstawionej w { $district }.
    }
    .to-player =
        { $blood ->
            [one] Odrzucasz { $blood } punkt krwi rozstawionej w { $district }.
            [few] Odrzucasz { $blood } punkty krwi rozstawionej w { $district }.
           *[other] Odrzucasz { $blood } punktów krwi rozstawionej w { $district }.
        }
event-took-blood =
    { $blood ->
        [one] { $player } bierze do puli { $blood } punkt krwi rozstawionej przez gracza { $owner } w { $district }.
        [few] { $player } bierze do puli { $blood } punkty krwi rozstawionej przez gracza { $owner } w { $district }.
       *[other] { $player } bierze do puli { $blood } punktów krwi rozstawionej przez gracza { $owner } w { $district }.
    }
    .to-player =
        { $blood ->
            [one] Bierzesz do puli { $blood } punkt krwi rozstawionej przez gracza { $owner } w { $district }.
            [few] Bierzesz do puli { $blood } punkty krwi rozstawionej przez gracza { $owner } w { $district }.
           *[other] Bierzesz do puli { $blood } punktów krwi rozstawionej przez gracza { $owner } w { $district }.
        }
    .to-owner =
        { $blood ->
            [one] { $player } bierze do puli { $blood } punkt krwi rozstawionej przez ciebie w { $district }.
            [few] { $player } bierze do puli { $blood } punkty krwi rozstawionej przez ciebie w { $district }.
           *[other] { $player } bierze do puli { $blood } punktów krwi rozstawionej przez ciebie w { $district }.
        }
event-moved-blood =
    { $blood ->
        [one] { $player } ma teraz o { $blood } punkt krwi więcej w { $district }.
        [few] { $player } ma teraz o { $blood } punkty krwi więcej w { $district }.
       *[other] { $player } ma teraz o { $blood } punktów krwi więcej w { $district }.
    }
    .to-player =
        { $blood ->
            [one] Masz teraz o { $blood } punkt krwi więcej w { $district }.
            [few] Masz teraz o { $blood } punkty krwi więcej w { $district }.
           *[other] Masz teraz o { $blood } punktów krwi więcej w { $district }.
        }
event-blood-back =
    { $blood ->
        [one] { $player } bierze z powrotem do puli { $blood } punkt krwi.
        [few] { $player } bierze z powrotem do puli { $blood } punkty krwi.
       *[other] { $player } bierze z powrotem do puli { $blood } punktów krwi.
    }
    .to-player =
        { $blood ->
            [one] Bierzesz z powrotem do puli { $blood } punkt krwi.
            [few] Bierzesz z powrotem do puli { $blood } punkty krwi.
           *[other] Bierzesz z powrotem do puli { $blood } punktów krwi.
        }
event-swapped-blood = { $player } zamienia pulę z rozstawioną krwią: teraz { $pool } w puli i { $blood } na stole.
    .to-player = Zamieniasz pulę z rozstawioną krwią: teraz { $pool } w puli i { $blood } na stole.
event-frenzy = { $player } nie ma już krwi i wpada w szał!
    .to-player = Nie masz już krwi i wpadasz w szał!
event-drained =
    { $card ->
        [ofiara] { $blood ->
            [one] { $player } wysysa ofiarę i zyskuje { $blood } punkt krwi.
            [few] { $player } wysysa ofiarę i zyskuje { $blood } punkty krwi.
           *[other] { $player } wysysa ofiarę i zyskuje { $blood } punktów krwi.
        }
       *[other] { $blood ->
            [one] { $player } wysysa poplecznika ({ $card }) i zyskuje { $blood } punkt krwi.
            [few] { $player } wysysa poplecznika ({ $card }) i zyskuje { $blood } punkty krwi.
           *[other] { $player } wysysa poplecznika ({ $card }) i zyskuje { $blood } punktów krwi.
        }
    }
    .to-player =
        { $card ->
            [ofiara] { $blood ->
                [one] Wysysasz ofiarę i zyskujesz { $blood } punkt krwi.
                [few] Wysysasz ofiarę i zyskujesz { $blood } punkty krwi.
               *[other] Wysysasz ofiarę i zyskujesz { $blood } punktów krwi.
            }
           *[other] { $blood ->
                [one] Wysysasz poplecznika ({ $card }) i zyskujesz { $blood } punkt krwi.
                [few] Wysysasz poplecznika ({ $card }) i zyskujesz { $blood } punkty krwi.
               *[other] Wysysasz poplecznika ({ $card }) i zyskujesz { $blood } punktów krwi.
            }
        }
event-took-tokens =
    { $tokens ->
        [one] { $player } bierze { $tokens } żeton Diabolizmu i ma ich już { $all }.
        [few] { $player } bierze { $tokens } żetony Diabolizmu i ma ich już { $all }.
       *[other] { $player } bierze { $tokens } żetonów Diabolizmu i ma ich już { $all }.
    }
    .to-player =
        { $tokens ->
            [one] Bierzesz { $tokens } żeton Diabolizmu i masz ich już { $all }.
            [few] Bierzesz { $tokens } żetony Diabolizmu i masz ich już { $all }.
           *[other] Bierzesz { $tokens } żetonów Diabolizmu i masz ich już { $all }.
        }
event-eliminated = { $player } nie zna umiaru: z trzecim żetonem Diabolizmu odpada z gry.
    .to-player = Nie znasz umiaru: z trzecim żetonem Diabolizmu odpadasz z gry.
event-ambition = Żeton ambicji przejmuje { $player }.
    .to-player = Przejmujesz żeton ambicji.

## The log: resolving a district

event-resolving = Czas rozstrzygnięcia w { $district }.
event-stayed = { $player } zostaje w { $district }.
    .to-player = Zostajesz w { $district }.
event-withdrew = { $player } wycofuje się i nie walczy w { $district }.
    .to-player = Wycofujesz się i nie walczysz w { $district }.
event-comes-to = Karta „{ $card }” trafia do obszaru gracza { $player } w { $district }.
    .to-player = Karta „{ $card }” trafia do twojego obszaru w { $district }.
event-comes-to-face-down = Zakryta karta trafia do obszaru gracza { $player } w { $district }.
    .to-player = Zakryta karta trafia do twojego obszaru w { $district }.
event-back-to-hand = Karta „{ $card }” wraca na rękę gracza { $player }.
    .to-player = Karta „{ $card }” wraca na twoją rękę.
event-back-unseen = Na rękę gracza { $player } wraca karta, której nikt nie widzi.
    .to-player = Na twoją rękę wraca karta, której nikt nie widzi.
event-revealed = { $player } odkrywa kartę „{ $card }”.
    .to-player = Odkrywasz kartę „{ $card }”.
event-stays-down = Karta gracza { $player } pozostaje zakryta w { $district }.
    .to-player = Twoja karta pozostaje zakryta w { $district }.
event-turned-down = Karta „{ $card }” w obszarze gracza { $player } zostaje zakryta.
    .to-player = Karta „{ $card }” w twoim obszarze zostaje zakryta.
event-acts = Działa karta „{ $card }” gracza { $player }.
    .to-player = Działa twoja karta „{ $card }”.
event-bids =
    { $blood ->
        [0] { $player } nie stawia nic.
        [one] { $player } stawia { $blood } punkt krwi.
        [few] { $player } stawia { $blood } punkty krwi.
       *[other] { $player } stawia { $blood } punktów krwi.
    }
    .to-player =
        { $blood ->
            [0] Nie stawiasz nic.
            [one] Stawiasz { $blood } punkt krwi.
            [few] Stawiasz { $blood } punkty krwi.
           *[other] Stawiasz { $blood } punktów krwi.
        }
event-lowest-bid = Najniższą stawkę ma { $player }.
    .to-player = Najniższa stawka jest twoja.
event-from-deck = { $player } odkrywa wierzchnią kartę talii klanu: „{ $card }”.
    .to-player = Odkrywasz wierzchnią kartę talii klanu: „{ $card }”.
event-skips = Karty gracza { $player } nic tu nie robią w etapach przygotowania i pokłosia.
    .to-player = Twoje karty nic tu nie robią w etapach przygotowania i pokłosia.
event-ignores = { $player } przewiduje kartę „{ $card }” i do końca rundy nie traci przez nią krwi.
    .to-player = Przewidujesz kartę „{ $card }” i do końca rundy nie tracisz przez nią krwi.
event-looked = { $player } podgląda zakrytą kartę { $laid }.
    .to-player = Podglądasz zakrytą kartę { $laid }.
event-saw = W tajemnicy: zakryta karta { $laid } to „{ $card }”.
event-drew-card = { $player } dobiera kartę z talii klanu.
    .to-player = Dobierasz kartę z talii klanu.
event-drew-own = W tajemnicy: z talii klanu dobrana zostaje karta „{ $card }”.
event-returns-to-alliance = Do sojuszu gracza { $player } wraca { $card }.
    .to-player = Do twojego sojuszu wraca { $card }.
event-shuffled-back = { $player } wtasowuje kartę z ręki do talii klanu.
    .to-player = Wtasowujesz kartę z ręki do talii klanu.
event-shuffled-own-back = W tajemnicy: do talii klanu wtasowana zostaje karta „{ $card }”.

## The log: Power and rewards

event-card-power = { $player }: „{ $card }”, bazowa siła { $printed }, liczy się jako { $power }.
    .to-player = Twoja karta „{ $card }”, bazowa siła { $printed }, liczy się jako { $power }.
event-down-power = { $player }: zakryte karty, siła { $power }.
    .to-player = Twoje zakryte karty, siła { $power }.
event-blood-power = { $player }: rozstawiona krew ({ $blood }), siła { $power }.
    .to-player = Twoja rozstawiona krew ({ $blood }), siła { $power }.
event-total = { $player } ma siłę { $power } w { $district }.
    .to-player = Masz siłę { $power } w { $district }.
event-tie-by-order = { $player } i { $rival } remisują w { $district }: siła { $power } do { $power }. Wyżej jest { $player }, wcześniej w kolejności graczy.
    .to-player = Remisujesz z graczem { $rival } w { $district }: siła { $power } do { $power }. Jesteś wyżej, wcześniej w kolejności graczy.
    .to-rival = { $player } remisuje z tobą w { $district }: siła { $power } do { $power }. Wyżej jest { $player }, wcześniej w kolejności graczy.
event-tie-by-card = { $player } i { $rival } remisują w { $district }: siła { $power } do { $power }. Wyżej jest { $player } dzięki karcie { $card }.
    .to-player = Remisujesz z graczem { $rival } w { $district }: siła { $power } do { $power }. Jesteś wyżej dzięki karcie { $card }.
    .to-rival = { $player } remisuje z tobą w { $district }: siła { $power } do { $power }. Wyżej jest { $player } dzięki karcie { $card }.
event-place =
    { $place ->
        [1] { $player } zwycięża w { $district }.
        [2] { $player } zajmuje drugie miejsce w { $district }.
       *[other] { $player } zajmuje trzecie miejsce w { $district }.
    }
    .to-player =
        { $place ->
            [1] Zwyciężasz w { $district }.
            [2] Zajmujesz drugie miejsce w { $district }.
           *[other] Zajmujesz trzecie miejsce w { $district }.
        }
event-nobody-wins = Nie ma żadnej karty w { $district }: nikt tam nie zwycięża.
event-wins-ally = { $ally } dołącza do sojuszu gracza { $player }.
    .to-player = { $ally } dołącza do twojego sojuszu.
event-ally-leaves = { $ally } nie dołącza do nikogo i opuszcza miasto.
event-gains-victim = { $player } zdobywa ofiarę.
    .to-player = Zdobywasz ofiarę.
event-no-victims = Zabrakło ofiar: { $player } nie zdobywa żadnej.
    .to-player = Zabrakło ofiar: nie zdobywasz żadnej.

## The log: what was chosen

event-act = { $actor } decyduje, że teraz działa „{ $card }”.
    .to-actor = Decydujesz, że teraz działa „{ $card }”.
event-yes = { $actor } się zgadza.
    .to-actor = Zgadzasz się.
event-no = { $actor } rezygnuje.
    .to-actor = Rezygnujesz.
event-amount =
    { $blood ->
        [0] { $actor } nic nie chce.
        [one] { $actor } wybiera { $blood } punkt krwi.
        [few] { $actor } wybiera { $blood } punkty krwi.
       *[other] { $actor } wybiera { $blood } punktów krwi.
    }
    .to-actor =
        { $blood ->
            [0] Nic nie chcesz.
            [one] Wybierasz { $blood } punkt krwi.
            [few] Wybierasz { $blood } punkty krwi.
           *[other] Wybierasz { $blood } punktów krwi.
        }
event-done = { $actor } na tym poprzestaje.
    .to-actor = Na tym poprzestajesz.
event-choose-card = { $actor } wybiera: { $card }.
    .to-actor = Wybierasz: { $card }.
event-choose-player = { $actor } wybiera: { $player }.
    .to-actor = Wybierasz: { $player }.
    .to-player = { $actor } wybiera ciebie.
event-choose-district = { $actor } postanawia działać w { $district }.
    .to-actor = Postanawiasz działać w { $district }.
event-turn-up = { $actor } płaci za odkrycie karty { $laid }.
    .to-actor = Płacisz za odkrycie karty { $laid }.
event-leave-down = { $actor } woli zostawić kartę { $laid } zakrytą.
    .to-actor = Wolisz zostawić kartę { $laid } zakrytą.
event-be-robbed =
    { $blood ->
        [one] { $actor } woli dać sobie odebrać { $blood } punkt krwi.
        [few] { $actor } woli dać sobie odebrać { $blood } punkty krwi.
       *[other] { $actor } woli dać sobie odebrać { $blood } punktów krwi.
    }
    .to-actor =
        { $blood ->
            [one] Wolisz dać sobie odebrać { $blood } punkt krwi.
            [few] Wolisz dać sobie odebrać { $blood } punkty krwi.
           *[other] Wolisz dać sobie odebrać { $blood } punktów krwi.
        }
event-skip-steps = { $actor } woli się powstrzymać.
    .to-actor = Wolisz się powstrzymać.
event-give-influence =
    { $influence ->
        [one] { $actor } woli oddać { $influence } punkt wpływów.
        [few] { $actor } woli oddać { $influence } punkty wpływów.
       *[other] { $actor } woli oddać { $influence } punktów wpływów.
    }
    .to-actor =
        { $influence ->
            [one] Wolisz oddać { $influence } punkt wpływów.
            [few] Wolisz oddać { $influence } punkty wpływów.
           *[other] Wolisz oddać { $influence } punktów wpływów.
        }
event-lose-influence =
    { $influence ->
        [one] { $actor } woli stracić { $influence } punkt wpływów.
        [few] { $actor } woli stracić { $influence } punkty wpływów.
       *[other] { $actor } woli stracić { $influence } punktów wpływów.
    }
    .to-actor =
        { $influence ->
            [one] Wolisz stracić { $influence } punkt wpływów.
            [few] Wolisz stracić { $influence } punkty wpływów.
           *[other] Wolisz stracić { $influence } punktów wpływów.
        }
event-give-blood =
    { $blood ->
        [one] { $actor } woli oddać { $blood } punkt krwi rozstawionej w tej dzielnicy.
        [few] { $actor } woli oddać { $blood } punkty krwi rozstawionej w tej dzielnicy.
       *[other] { $actor } woli oddać { $blood } punktów krwi rozstawionej w tej dzielnicy.
    }
    .to-actor =
        { $blood ->
            [one] Wolisz oddać { $blood } punkt krwi rozstawionej w tej dzielnicy.
            [few] Wolisz oddać { $blood } punkty krwi rozstawionej w tej dzielnicy.
           *[other] Wolisz oddać { $blood } punktów krwi rozstawionej w tej dzielnicy.
        }
event-spare = { $actor } oszczędza gracza { $player }.
    .to-actor = Oszczędzasz gracza { $player }.
    .to-player = { $actor } cię oszczędza.
event-include = { $actor } nie robi wyjątku dla gracza { $player }.
    .to-actor = Nie robisz wyjątku dla gracza { $player }.
    .to-player = { $actor } nie robi dla ciebie wyjątku.

## The log: the end

event-round-ends = Świt kończy rundę { $round }: rozstawiona krew przepada, a karty wracają do właścicieli.
event-scored = { $player }: wpływy razem { $score }, pozostała krew { $blood }.
    .to-player = Ty: wpływy razem { $score }, pozostała krew { $blood }.
event-team-scored = { $first } i { $second }: wspólne wpływy { $score }, pozostała krew { $blood }.
    .to-first = Ty i { $second }: wspólne wpływy { $score }, pozostała krew { $blood }.
    .to-second = { $first } i ty: wspólne wpływy { $score }, pozostała krew { $blood }.
event-final-tie = { $player } i { $rival } mają tyle samo punktów. Wyżej jest { $player }: { $by }.
    .to-player = Masz tyle samo punktów co { $rival }. Jesteś wyżej: { $by }.
    .to-rival = { $player } ma tyle samo punktów co ty. Wyżej jest { $player }: { $by }.
tie-card = poplecznik wygrywa remisy
tie-blood = więcej krwi w puli
tie-order = wcześniej w kolejności graczy
event-won = Miasto należy do gracza { $player }!
    .to-player = Miasto należy do ciebie!

## Options: what the buttons say

option-pick-clan = Klan { $clan }
option-pick-relic = Weź relikwię „{ $relic }”
option-put-under = Odłóż „{ $card }” pod talię
option-play =
    { $face ->
        [up] Zagraj odkrytą kartę „{ $card }” w { $district }
       *[down] Zagraj zakrytą kartę „{ $card }” w { $district }
    }
option-add =
    { $tokens ->
        [0]
            { $blood ->
                [0] Nie dokładaj krwi
                [one] Dołóż { $blood } punkt krwi
                [few] Dołóż { $blood } punkty krwi
               *[other] Dołóż { $blood } punktów krwi
            }
        [one]
            { $blood ->
                [0] Odwróć { $tokens } żeton Diabolizmu, by dołożyć 1 punkt krwi
                [one] Dołóż { $blood } punkt krwi i odwróć { $tokens } żeton Diabolizmu, by dołożyć jeszcze 1
                [few] Dołóż { $blood } punkty krwi i odwróć { $tokens } żeton Diabolizmu, by dołożyć jeszcze 1
               *[other] Dołóż { $blood } punktów krwi i odwróć { $tokens } żeton Diabolizmu, by dołożyć jeszcze 1
            }
        [few]
            { $blood ->
                [0] Odwróć { $tokens } żetony Diabolizmu, by dołożyć { $tokens } punkty krwi
                [one] Dołóż { $blood } punkt krwi i odwróć { $tokens } żetony Diabolizmu, by dołożyć jeszcze { $tokens }
                [few] Dołóż { $blood } punkty krwi i odwróć { $tokens } żetony Diabolizmu, by dołożyć jeszcze { $tokens }
               *[other] Dołóż { $blood } punktów krwi i odwróć { $tokens } żetony Diabolizmu, by dołożyć jeszcze { $tokens }
            }
       *[other]
            { $blood ->
                [0] Odwróć { $tokens } żetonów Diabolizmu, by dołożyć { $tokens } punktów krwi
                [one] Dołóż { $blood } punkt krwi i odwróć { $tokens } żetonów Diabolizmu, by dołożyć jeszcze { $tokens }
                [few] Dołóż { $blood } punkty krwi i odwróć { $tokens } żetonów Diabolizmu, by dołożyć jeszcze { $tokens }
               *[other] Dołóż { $blood } punktów krwi i odwróć { $tokens } żetonów Diabolizmu, by dołożyć jeszcze { $tokens }
            }
    }
option-drain =
    { $card ->
        [ofiara] Wyssij ofiarę
       *[other] Wyssij: { $card }
    }
option-look = Zapłać krwią i podejrzyj zakrytą kartę { $laid }
option-use-relic = Użyj relikwii „{ $relic }”
option-stay = Zostań
option-withdraw = Wycofaj się
option-act = { $card }
option-yes = Tak
option-no = Nie
option-amount =
    { $blood ->
        [0] Ani kropli krwi
        [one] { $blood } punkt krwi
        [few] { $blood } punkty krwi
       *[other] { $blood } punktów krwi
    }
option-bid =
    { $blood ->
        [0] Nie stawiaj nic
        [one] Postaw { $blood } punkt krwi
        [few] Postaw { $blood } punkty krwi
       *[other] Postaw { $blood } punktów krwi
    }
option-done = Na tym koniec
option-choose-card = { $card }
option-choose-player = { $player }
option-choose-district = W { $district }
option-take-back = Weź z powrotem „{ $card }”
option-shuffle-back = Wtasuj „{ $card }” do talii
option-turn-up = Zapłać i odkryj kartę { $laid }
option-leave-down = Zostaw kartę { $laid } zakrytą
option-be-robbed =
    { $blood ->
        [one] Pozwól odebrać sobie { $blood } punkt krwi
        [few] Pozwól odebrać sobie { $blood } punkty krwi
       *[other] Pozwól odebrać sobie { $blood } punktów krwi
    }
option-skip-steps = Bez przygotowania i pokłosia dla twoich kart w tej dzielnicy
option-give-influence =
    { $influence ->
        [one] Oddaj { $influence } punkt wpływów
        [few] Oddaj { $influence } punkty wpływów
       *[other] Oddaj { $influence } punktów wpływów
    }
option-lose-influence =
    { $influence ->
        [one] Strać { $influence } punkt wpływów
        [few] Strać { $influence } punkty wpływów
       *[other] Strać { $influence } punktów wpływów
    }
option-give-blood =
    { $blood ->
        [one] Oddaj { $blood } punkt krwi rozstawionej w tej dzielnicy
        [few] Oddaj { $blood } punkty krwi rozstawionej w tej dzielnicy
       *[other] Oddaj { $blood } punktów krwi rozstawionej w tej dzielnicy
    }
option-spare = Oszczędź gracza { $player }
option-include = Nie rób wyjątku dla gracza { $player }

## Questions: what the person who must choose reads, and what the others read

choice-pick-clan = Któremu klanowi przewodzisz tej nocy?
waiting-pick-clan = { $player } wybiera klan.

choice-pick-relic = Którą relikwię bierzesz?
waiting-pick-relic = { $player } wybiera relikwię.

choice-put-under = Którą kartę odkładasz pod talię klanu? Resztę zatrzymujesz.
waiting-put-under = { $player } układa swoją rękę.

choice-plan = Twoja tura: zagraj kartę, odkrytą lub zakrytą, w dowolnej dzielnicy.
waiting-plan = { $player } wybiera kartę do zagrania.

choice-add = Ile krwi dokładasz w { $district }? Na tym kończy się twoja tura.
waiting-add = { $player } decyduje, ile krwi dołożyć w { $district }.

choice-use-relic-now = Zaczyna się rozstrzygnięcie. Czy używasz relikwii „{ $card }”? Można to zrobić tylko raz.
waiting-use-relic-now = { $player } decyduje, czy użyć relikwii „{ $card }”.

choice-stay-or-withdraw =
    { $price ->
        [0] Zostajesz w { $district } czy się wycofujesz? Nikt nie pozna twojego wyboru, dopóki wszyscy nie wybiorą.
        [one] Zostajesz w { $district } czy się wycofujesz? Za pozostanie zapłacisz { $price } punkt krwi: „{ $card }”.
        [few] Zostajesz w { $district } czy się wycofujesz? Za pozostanie zapłacisz { $price } punkty krwi: „{ $card }”.
       *[other] Zostajesz w { $district } czy się wycofujesz? Za pozostanie zapłacisz { $price } punktów krwi: „{ $card }”.
    }
waiting-stay-or-withdraw = { $player } decyduje, czy zostać w { $district }.

choice-withdraw-there-instead = Opuszczasz pole walki w { $district }. Czy twoje karty i krew mają się zamiast tego znaleźć w { $shelter }?
waiting-withdraw-there-instead = { $player } decyduje, dokąd się wycofać.

choice-pay-for-turning-up =
    { $blood ->
        [one] „{ $card }”: czy tracisz { $blood } punkt krwi, by odkryć swoją kartę { $laid }?
        [few] „{ $card }”: czy tracisz { $blood } punkty krwi, by odkryć swoją kartę { $laid }?
       *[other] „{ $card }”: czy tracisz { $blood } punktów krwi, by odkryć swoją kartę { $laid }?
    }
waiting-pay-for-turning-up = „{ $card }”: { $player } płaci za kartę { $laid } albo zostawia ją zakrytą.

choice-act-first = Kilka twoich kart jest gotowych. Która działa pierwsza?
waiting-act-first = { $player } wybiera, która karta działa pierwsza.

choice-include-partner = „{ $card }”: czy dotyczy to też twojego partnera ({ $partner })?
waiting-include-partner = „{ $card }”: { $player } decyduje, czy oszczędzić partnera ({ $partner }).

choice-choose-one = Karta „{ $card }” gracza { $owner } każe ci wybierać. Co wolisz?
waiting-choose-one = „{ $card }”: { $player } wybiera mniejsze zło.

choice-turn-down-instead =
    { $blood ->
        [one] Szał! Czy zakrywasz kartę „{ $card }”, zamiast kogoś wysysać? Zyskasz { $blood } punkt krwi.
        [few] Szał! Czy zakrywasz kartę „{ $card }”, zamiast kogoś wysysać? Zyskasz { $blood } punkty krwi.
       *[other] Szał! Czy zakrywasz kartę „{ $card }”, zamiast kogoś wysysać? Zyskasz { $blood } punktów krwi.
    }
waiting-turn-down-instead = Szał: { $player } zakrywa kartę „{ $card }” albo kogoś wysysa.

choice-spend-or-not =
    { $then ->
        [lose]
            { $blood ->
                [one] „{ $card }”: czy wydajesz { $blood } punkt krwi, by każdy rywal stracił { $more }?
                [few] „{ $card }”: czy wydajesz { $blood } punkty krwi, by każdy rywal stracił { $more }?
               *[other] „{ $card }”: czy wydajesz { $blood } punktów krwi, by każdy rywal stracił { $more }?
            }
        [steal]
            { $blood ->
                [one] „{ $card }”: czy wydajesz { $blood } punkt krwi, by odebrać każdemu rywalowi { $more }?
                [few] „{ $card }”: czy wydajesz { $blood } punkty krwi, by odebrać każdemu rywalowi { $more }?
               *[other] „{ $card }”: czy wydajesz { $blood } punktów krwi, by odebrać każdemu rywalowi { $more }?
            }
        [take-half-deployed]
            { $blood ->
                [one] „{ $card }”: czy wydajesz { $blood } punkt krwi, by zabrać połowę krwi, którą każdy rywal ma tu rozstawioną?
                [few] „{ $card }”: czy wydajesz { $blood } punkty krwi, by zabrać połowę krwi, którą każdy rywal ma tu rozstawioną?
               *[other] „{ $card }”: czy wydajesz { $blood } punktów krwi, by zabrać połowę krwi, którą każdy rywal ma tu rozstawioną?
            }
       *[other]
            { $blood ->
                [one] „{ $card }”: czy wydajesz { $blood } punkt krwi, by zadziałał jej efekt?
                [few] „{ $card }”: czy wydajesz { $blood } punkty krwi, by zadziałał jej efekt?
               *[other] „{ $card }”: czy wydajesz { $blood } punktów krwi, by zadziałał jej efekt?
            }
    }
waiting-spend-or-not =
    { $blood ->
        [one] „{ $card }”: { $player } decyduje, czy wydać { $blood } punkt krwi.
        [few] „{ $card }”: { $player } decyduje, czy wydać { $blood } punkty krwi.
       *[other] „{ $card }”: { $player } decyduje, czy wydać { $blood } punktów krwi.
    }

choice-pay-or-turn-down =
    { $blood ->
        [one] „{ $card }”: czy wydajesz { $blood } punkt krwi? Jeśli nie, karta zostaje zakryta.
        [few] „{ $card }”: czy wydajesz { $blood } punkty krwi? Jeśli nie, karta zostaje zakryta.
       *[other] „{ $card }”: czy wydajesz { $blood } punktów krwi? Jeśli nie, karta zostaje zakryta.
    }
waiting-pay-or-turn-down =
    { $blood ->
        [one] „{ $card }”: { $player } wydaje { $blood } punkt krwi albo zakrywa kartę.
        [few] „{ $card }”: { $player } wydaje { $blood } punkty krwi albo zakrywa kartę.
       *[other] „{ $card }”: { $player } wydaje { $blood } punktów krwi albo zakrywa kartę.
    }

choice-deploy-how-much = „{ $card }”: ile krwi rozstawiasz w { $district }?
waiting-deploy-how-much = „{ $card }”: { $player } decyduje, ile krwi rozstawić w { $district }.

choice-swap-or-not =
    { $then ->
        [deploy-from-bank] „{ $card }”: czy zamieniasz pulę ({ $blood }) z krwią rozstawioną tutaj ({ $deployed }) i rozstawiasz jeszcze { $more } z puli ogólnej?
       *[other] „{ $card }”: czy zamieniasz pulę ({ $blood }) z krwią rozstawioną tutaj ({ $deployed })?
    }
waiting-swap-or-not = „{ $card }”: { $player } decyduje, czy zamienić pulę z rozstawioną krwią.

choice-move-half-where =
    { $blood ->
        [one] „{ $card }”: dokąd przenosisz { $blood } punkt krwi z tej dzielnicy?
        [few] „{ $card }”: dokąd przenosisz { $blood } punkty krwi z tej dzielnicy?
       *[other] „{ $card }”: dokąd przenosisz { $blood } punktów krwi z tej dzielnicy?
    }
waiting-move-half-where =
    { $blood ->
        [one] „{ $card }”: { $player } decyduje, czy przenieść { $blood } punkt krwi.
        [few] „{ $card }”: { $player } decyduje, czy przenieść { $blood } punkty krwi.
       *[other] „{ $card }”: { $player } decyduje, czy przenieść { $blood } punktów krwi.
    }

choice-take-how-much-back = „{ $card }”: ile swojej krwi rozstawionej w { $district } bierzesz z powrotem?
waiting-take-how-much-back = „{ $card }”: { $player } decyduje, ile krwi wziąć z powrotem.

choice-withdraw-or-not =
    { $then ->
        [steal]
            { $more ->
                [one] „{ $card }”: czy wycofujesz się i odbierasz każdemu rywalowi { $more } punkt krwi?
                [few] „{ $card }”: czy wycofujesz się i odbierasz każdemu rywalowi { $more } punkty krwi?
               *[other] „{ $card }”: czy wycofujesz się i odbierasz każdemu rywalowi { $more } punktów krwi?
            }
       *[other] „{ $card }”: czy się wycofujesz?
    }
waiting-withdraw-or-not = „{ $card }”: { $player } decyduje, czy zniknąć.

choice-move-to-haven-or-not = Czy przenosisz kartę „{ $card }” do Schronienia Księcia?
waiting-move-to-haven-or-not = { $player } decyduje, czy przenieść kartę „{ $card }” do Schronienia Księcia.

choice-rob-whom =
    { $blood ->
        [one] „{ $card }”: komu odbierasz { $blood } punkt krwi?
        [few] „{ $card }”: komu odbierasz { $blood } punkty krwi?
       *[other] „{ $card }”: komu odbierasz { $blood } punktów krwi?
    }
waiting-rob-whom = „{ $card }”: { $player } wybiera, komu odebrać krew.

choice-return-which = „{ $card }”: kto wraca do twojego sojuszu?
waiting-return-which = „{ $card }”: { $player } wybiera, kto wraca do sojuszu.

choice-look-where = „{ $card }”: gdzie podglądasz wszystkie zakryte karty?
waiting-look-where = „{ $card }”: { $player } wybiera dzielnicę.

choice-play-blood-where = „{ $card }”: nie starczy ci krwi dla wszystkich dzielnic. Gdzie rozstawiasz 1 punkt?
waiting-play-blood-where = „{ $card }”: { $player } rozstawia krew.

choice-whose-hand = „{ $card }”: czyje karty z ręki zostaną zagrane w twoim obszarze?
waiting-whose-hand = „{ $card }”: { $player } wybiera rywala.

choice-take-back-which =
    { $then ->
        [steal]
            { $more ->
                [one] „{ $card }”: weź na rękę dowolnie wiele swoich kart z tej dzielnicy. Na razie każdemu rywalowi odbierzesz { $more } punkt krwi. Która następna?
                [few] „{ $card }”: weź na rękę dowolnie wiele swoich kart z tej dzielnicy. Na razie każdemu rywalowi odbierzesz { $more } punkty krwi. Która następna?
               *[other] „{ $card }”: weź na rękę dowolnie wiele swoich kart z tej dzielnicy. Na razie każdemu rywalowi odbierzesz { $more } punktów krwi. Która następna?
            }
       *[other] „{ $card }”: weź na rękę dowolnie wiele swoich kart z tej dzielnicy. Która następna?
    }
waiting-take-back-which = „{ $card }”: { $player } bierze karty z powrotem.

choice-turn-down-which = „{ $card }”: zakryj dowolnie wiele swoich kart w tej dzielnicy. Która następna?
waiting-turn-down-which = „{ $card }”: { $player } zakrywa karty.

choice-bid = „{ $card }”: ile krwi stawiasz? Kto postawi najmniej, zakrywa kartę.
waiting-bid = „{ $card }”: { $player } wybiera stawkę.

choice-turn-one-down = Twoja stawka jest najniższa. Którą swoją kartę zakrywasz?
waiting-turn-one-down = { $player } wybiera kartę do zakrycia.

choice-forestall-which = „{ $card }”: którą kartę rywala przewidujesz? Zyskasz tyle krwi, ile wynosi jej bazowa siła.
waiting-forestall-which = „{ $card }”: { $player } wskazuje kartę.

choice-shuffle-which-back = „{ $card }”: którą kartę wtasowujesz do talii klanu?
waiting-shuffle-which-back = „{ $card }”: { $player } wtasowuje kartę do talii.

## Refusals: choices

refusal-clan-taken = Ktoś już przewodzi temu klanowi. Wybierz inny.
refusal-clan-not-on-offer = Tego klanu nie ma do wyboru. Wybierz jeden z wyłożonych.
refusal-relic-not-on-offer = Tej relikwii nie ma do wyboru. Wybierz jedną z wyłożonych.
refusal-put-under-one-drawn = Pod talię trafia jedna ze świeżo dobranych kart.
refusal-not-in-hand = Możesz zagrać tylko kartę, którą masz na ręce.
refusal-no-such-district = Przy tym stole nie ma takiej dzielnicy.
refusal-fee-takes-last-blood = Zakrycie karty kosztuje krew, ale nigdy ostatni jej punkt. Zagraj kartę odkrytą albo najpierw kogoś wyssij.
refusal-must-be-face-down-or-paid = Nie możesz tam zagrać odkrytej karty: zabrania tego inna karta albo nie stać cię na to. Zagraj ją zakrytą lub gdzie indziej.
refusal-play-a-card = W swojej turze musisz zagrać kartę.
refusal-one-card-a-turn = Jedna karta na turę: powiedz, ile krwi dokładasz do tej, która już leży.
refusal-blood-for-this-card = Powiedz, ile krwi dokładasz do zagranej karty.
refusal-at-most-three-blood =
    { $most ->
        [one] Z kartą można dołożyć najwyżej { $most } punkt krwi.
        [few] Z kartą można dołożyć najwyżej { $most } punkty krwi.
       *[other] Z kartą można dołożyć najwyżej { $most } punktów krwi.
    }
refusal-not-the-last-blood = Nie możesz z własnej woli oddać ostatniego punktu krwi. Zachowaj w puli przynajmniej 1.
refusal-not-so-much-blood = Nie możesz tu użyć aż tyle krwi. Wybierz mniej.
refusal-no-such-token = Nie masz już tylu nieodwróconych żetonów Diabolizmu.
refusal-not-in-your-alliance = Wyssać możesz tylko kogoś ze swojego sojuszu, i nie tego, kogo chroni karta.
refusal-nothing-to-look-at = Nie ma tam cudzej zakrytej karty, którą możesz podejrzeć, albo nie stać cię na to.
refusal-relic-not-now = Nie możesz teraz użyć relikwii: to nie jej pora, nic by nie dała albo została już użyta.
refusal-stay-or-withdraw = Możesz tylko zostać albo się wycofać.
refusal-cannot-pay-for-staying = Musisz się wycofać: pozostanie kosztuje krew ({ $price }), a z tego, co masz w puli ({ $blood }), nic by ci nie zostało.
refusal-card-does-not-act-now = Ta karta teraz nie działa. Wybierz jedną z gotowych.
refusal-would-empty-your-pool = To zabrałoby ci ostatni punkt krwi, a jest inne wyjście. Wybierz je.
refusal-cannot-be-carried-out = Nie masz czym za to zapłacić. Wybierz coś, co możesz wykonać.
refusal-spare-or-include = Oszczędzić można tylko partnera: powiedz, czy to robisz.

## Refusals: setting up a table

refusal-teams-do-not-divide =
    { $players ->
        [one] { $players } gracz nie utworzy dwuosobowych drużyn. Drużyny są dla 4 lub 6 graczy.
        [few] { $players } gracze nie mogą zagrać w dwuosobowych drużynach. Drużyny są dla 4 lub 6 graczy.
       *[other] { $players } graczy nie może zagrać w dwuosobowych drużynach. Drużyny są dla 4 lub 6 graczy.
    }
refusal-six-only-in-teams = Tylu graczy ({ $players }) może grać wyłącznie w dwuosobowych drużynach. Wybierz drużyny albo najwyżej 5 graczy.
refusal-no-such-clan = Nie ma klanu „{ $clan }”. Może chodzi o „{ $nearest }”? Znane: { $known }.
refusal-clan-twice = Klan „{ $clan }” jest podany dwa razy. Każdemu klanowi przewodzi tylko jeden gracz.
refusal-clan-for-each-player = Każdy gracz potrzebuje klanu (podane klany: { $count }, gracze: { $players }). Podaj po jednym dla każdego albo wpisz „draft” lub „random”.
refusal-too-few-printed =
    { $name ->
        [locations] Za mało kart miejsc (gracze: { $players }, potrzebne miejsca: { $needed }, znane z pudełka: { $there }). Zagraj z „all”.
       *[relics] Za mało relikwii (gracze: { $players }, potrzebne relikwie: { $needed }, znane z pudełka: { $there }). Zagraj z „all”.
    }

## Refusals: positions in ruling files

refusal-no-such-round = Nie ma rundy { $round }: partia ma trzy.
refusal-clans-first = Dopóki wybiera się klany, nikt żadnego nie ma; potem ma go każdy.
refusal-bad-card-on-table = „{ $card }” nie może tam leżeć. Wpisz raz kartę klanu z tego stołu, a po niej „down”, jeśli leży zakryta.
refusal-card-in-two-places = Karta klanu gracza { $player } jest w dwóch miejscach. Podaj ją tylko raz.
refusal-card-of-another-clan = Karta podana dla gracza { $player } należy do innego klanu albo jest podana dwa razy.
refusal-card-of-another-kind = Karta „{ $card }” nie pasuje w to miejsce: jest innego rodzaju.
refusal-bad-tokens = Nikt, kto jest w grze, nie ma więcej niż dwóch żetonów Diabolizmu ani więcej odwróconych, niż ma ich w ogóle.
refusal-ally-twice = Poplecznik jest w dwóch miejscach. Podaj każdego tylko raz.

## Opening a table

note-own-designs = Niektóre karty miejsc lub relikwie to własne projekty Elysium; każda z nich o tym mówi.
table-clans = draft (po kolei, domyślnie), random (losowo) albo klan dla każdego miejsca, po przecinku: brujah,ventrue,tremere…
table-teams = yes (tak) albo no (nie): dwuosobowe drużyny, partnerzy naprzeciw siebie; dla 4 lub 6 graczy
table-locations = off (bez nich, domyślnie), printed: tylko karty miejsc z pudełka, te, które znamy, albo all: także projekty Elysium
table-relics = off (bez nich, domyślnie), printed: tylko relikwie z pudełka, te, które znamy, albo all: także projekty Elysium
table-first = kto ma pierwszy żeton ambicji: random (losowo, domyślnie) albo numer miejsca, licząc od 1
table-cards = zmiany w kartach, zapisane jak w pliku kart (YAML)

## Places, counters and what is going on

zone-district-1 = Dzielnica 1
zone-district-2 = Dzielnica 2
zone-district-3 = Dzielnica 3
zone-district-haven = Schronienie Księcia
zone-position-1 = Obszar w dzielnicy 1
zone-position-2 = Obszar w dzielnicy 2
zone-position-3 = Obszar w dzielnicy 3
zone-position-haven = Obszar w Schronieniu Księcia
zone-offered = Do wyboru
known-sure = na pewno na ręce
known-out = na pewno na ręce albo zakryte
zone-hand = Ręka
zone-deck = Talia klanu
zone-alliance = Sojusz
zone-drained = Wyssani
zone-relic = Relikwia
counter-blood = Krew
counter-influence = Wpływy
counter-diablerie = Diabolizm
counter-diablerie-down = Diabolizm, odwrócone
seat-clan = Klan
seat-out = Poza grą
seat-ambition = Ambicja
counter-deployed-1 = Krew w dzielnicy 1
counter-deployed-2 = Krew w dzielnicy 2
counter-deployed-3 = Krew w dzielnicy 3
counter-deployed-haven = Krew w Schronieniu Księcia
counter-power-1 = Siła przed efektami w dzielnicy 1
counter-power-2 = Siła przed efektami w dzielnicy 2
counter-power-3 = Siła przed efektami w dzielnicy 3
counter-power-haven = Siła przed efektami w Schronieniu Księcia
seat-team = Drużyna
counter-round = Runda
counter-turns = Pozostałe tury planowania
counter-victims = Pozostałe ofiary
counter-allies = Pozostali poplecznicy
strip-round = Runda { $round } z 3.
strip-planning =
    { $turns ->
        [0] Planowanie: to ostatnia tura.
        [one] Planowanie: zostaje jeszcze { $turns } tura.
        [few] Planowanie: zostają jeszcze { $turns } tury.
       *[other] Planowanie: zostaje jeszcze { $turns } tur.
    }
strip-resolving = Rozstrzygnięcie w { $district }.
card-note-location = miejsce
card-note-face-down = zakryta
