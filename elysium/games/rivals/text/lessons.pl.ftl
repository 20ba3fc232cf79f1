# The guided first game, in Polish.

## Choices

lesson-goal = Cel: 13 punktów planu albo koniec twojego Rywala. Za co są punkty, mówi twoja karta planu; dają je też mieszkańcy, intrygi i wampiry Rywala. Kto straci cały prestiż albo ostatniego aktywnego wampira, odpada, a to kończy partię.
lesson-choose-leader = Twój lider jest w grze od początku i ma 1 punkt wpływów, a schronienie daje zdolność tylko jemu. Jego krew bierze się z twoich 20 punktów prestiżu: silny wytrzyma dłużej, po słabym zostaje więcej na werbowanie.
lesson-bid-or-pass = Ktoś inny zaczyna z tym samym wampirem, więc dostanie go ten, kto postawi więcej prestiżu; każdy licytuje raz. Zapłacisz jeszcze za jego krew, a prestiż przyda się i potem.
lesson-act = Masz dwie akcje: dobrać kartę, zwerbować wampira, zagrać kartę, zaatakować albo sięgnąć po tytuł Księcia, gdy już się pojawił. Większość wyczerpuje wampira. Wyjście na Ulice jest darmowe i tylko stamtąd można atakować, ale tam każdy może zaatakować ciebie; twoje wampiry wrócą na początku twojej następnej tury.
lesson-choose-target = Wampiry na Ulicach łatwo znaleźć; żeby dosięgnąć tych w schronieniu, ktoś musi odrzucić karty dla wywiadu. Śmiertelnicy się nie bronią: wystarczy jeden atak o obrażeniach równych ich krwi, a słabszy nic nie da.
lesson-pledge-intel = Cel chroni skrytość. Każda karta odrzucona przez kogokolwiek daje atakującemu 1 punkt wywiadu, a karty przepadają tylko wtedy, gdy łącznie wystarczy. Możesz pomóc w cudzym ataku albo pozwolić, by się nie odbył.
lesson-announce-attack = Rodzaj decyduje, które karty pasują i który atrybut się liczy: twój dolicza się do obrażeń, atrybut celu się odejmuje. Wybierz to, w czym górujesz nad celem. Dystansowy niczego nie dodaje, za to prawie nikt go nie zablokuje.
lesson-choose-attack-card = Obok atakującego kładziesz jedną zakrytą kartę, a inni zgadują. Nie może wymagać wyższej potęgi krwi, niż ma atakujący. Bez karty uderza sam atrybut.
lesson-decide-block = Gotowy wampir z tej samej grupy może się wtrącić: wyczerpuje się i zostaje celem, z własnymi atrybutami. Blokuj, by ratować kogoś słabego albo gdy twoja reakcja wymaga potęgi krwi blokującego.
lesson-choose-reaction = Możesz odpowiedzieć jedną kartą rodzaju tego ataku. Osłony odejmują obrażenia, nawet gdy tekst nie pomaga; karta z czaszką oddaje cios.
lesson-retarget = Twoja karta jest wymierzona: uderz, kogo chcesz w tej grupie, nawet po bloku. Osłony blokującego chronią tylko jego.
lesson-use-in-attack = Obie karty są odkryte. Najpierw zdolności używa atakujący gracz, potem broniący się, i nie ma powrotu: jeśli atakujesz, użyj teraz wszystkiego, czego chcesz użyć.
lesson-prevent-damage = To, czemu tu zapobiegniesz, pomaga też przeciw dotkliwym obrażeniom, inaczej niż atrybuty. Zanim wyczerpiesz pomocnika, pomyśl, czy w tej turze nie będzie kolejnych ataków.
lesson-burn-or-attach = Spal śmiertelnika, a atakujący od razu się leczy; dołącz go, a masz pomocnika, dopóki jego wampir nie trafi do torporu. Punkty planu za mieszkańca dostajesz tak czy inaczej.
lesson-raise-for-title = Zbierz wpływy, jak chcesz: wampiry używają wszystkich swoich i do twojej następnej tury nie mogą tego powtórzyć, jedna karta z ręki może coś dodać, a każdy punkt prestiżu liczy się za 1. Nadwyżka przepada.
lesson-answer-scheme = TAK albo NIE, z tyloma wpływami, ile chcesz. To, czego używają wampiry, widać; zakrytej karty i prestiżu w pięści nie, dopóki wszyscy nie odpowiedzą. Zwycięska strona traci ten prestiż, druga zabiera go z powrotem. Remis to TAK.
lesson-choose-deck = W bibliotece są karty do zagrania, w talii frakcji wampiry do zwerbowania. Więcej wampirów to więcej możliwości i więcej tych, którzy muszą paść, zanim odpadniesz.
lesson-mend-or-not = Każda odrzucona karta przywraca 1 punkt krwi jednemu z twoich wampirów, każdemu raz; także w torporze. Wampir w torporze, który odzyska pełną krew, wraca od razu.
lesson-choose-sufferer = Wydział Spraw Specjalnych uderza w tych, których nie chroni skrytość, a im więcej jego kart, tym lepiej widzą. Jego obrażenia są dotkliwe: atrybuty nie pomagają, a wampir bez krwi zostaje spalony. Atakuj go, zanim będzie ich za wiele.
lesson-challenge-or-not = Ktoś chce zostać Księciem miasta, co w każdej turze daje prestiż i punkty planu. Jeden z twoich gotowych wampirów może zaatakować pretendenta, nawet ze schronienia; nikt nie może blokować ani reagować. Karty ataku może użyć tylko ten, czyim Rywalem jest ten gracz.
lesson-make-room = Wampir ma najwyżej trzy dołączone karty. Jedna, która nie jest tytułem, musi spłonąć.
lesson-contribute-or-not = Pokazano ci spisek. Kto dołoży prestiż, nie może być jego celem, ale to, co na nim leży, nigdy nie wraca.
lesson-show-or-not = Spisek możesz pokazać przeciwnikom w każdej chwili. Kto go widział, może w twoich turach dokładać prestiż i dzięki temu nie będzie celem.
lesson-aim-conspiracy = Ci, którzy się dołożyli, są bezpieczni. Spośród pozostałych pomyśl o tym, kto jest najbliżej 13.

## Events

lesson-event-rival-is = Każdy gracz ma jednego Rywala. Wyeliminowanie go od razu wygrywa partię, a każdy jego pokonany wampir daje 1 punkt planu. Ty też jesteś czyimś Rywalem.
lesson-event-city-card = Każda tura przynosi kartę miasta: śmiertelników, na których można polować, wydarzenia dla wszystkich, Wydział Spraw Specjalnych, a raz tytuł Księcia miasta.
lesson-event-recruited = Zwerbowanie kosztuje tyle prestiżu, ile wynosi potęga krwi wampira, i staje się on jego krwią. Wampir może działać od razu. Ostatni punkt prestiżu zawsze zostaje u ciebie.
lesson-event-sent-out = Na Ulicach nie ma skrytości. Wampiry mogą tam dowolnie tworzyć grupy: członkowie jednej grupy blokują za siebie i dokładają swoje teksty.
lesson-event-revealed-attack = Teraz widać, co zagrano: najpierw kartę ataku, potem reakcję.
lesson-event-damage-sum = Obrażenia to obrażenia karty, atrybut atakującego i to, co dodają zdolności. Potem odejmuje się atrybut i osłony celu; reszta kosztuje tyle samo krwi.
lesson-event-defeated = Wampir bez krwi jest pokonany. Trafia do torporu albo płonie, jeśli obrażenia były dotkliwe.
lesson-event-torpor = W torporze wampir nie ma już pomocników, a jego gracz stracił 1 punkt prestiżu. W każdej turze tego gracza leczy 1 punkt krwi i wraca, gdy ma jej pełno.
lesson-event-exert = Kto używa wpływów, daje wszystkie i nie ma ich aż do początku następnej tury tego gracza.
lesson-event-laid-conspiracy = Spisek leży zakryty i z tury na turę zbiera prestiż. Jego gracz pokazuje go, komu chce, a kto się dołoży, ten jest przed nim bezpieczny.
lesson-event-claim = Pretendent musi przetrwać po jednym ataku każdego przeciwnika, bez bloków i reakcji. Atrybuty i zapobieganie nadal pomagają.
lesson-event-stake-revealed = Strona, która wygrywa, płaci ukrytym prestiżem; druga zabiera swój z powrotem.
lesson-event-called-off = Bez dość wywiadu ataku nie ma: akcja i karty nie przepadają.
lesson-event-eliminated = Partia kończy się, gdy odpada pierwszy gracz. Jeśli nikt nie wygrał dzięki Rywalowi ani 13 punktom planu, wygrywa największa liczba punktów planu, po doliczeniu 3 temu, kto miał żeton tego gracza.
