# Card files that change the cards of a table: what can be wrong with them, in Polish.

refusal-card-file-too-large = { $file } jest za duży jak na plik z kartami: najwięcej znaków to { $most }.
refusal-card-file-bad-yaml = { $file }, wiersz { $line }: to nie jest poprawny YAML: { $detail }.
refusal-card-file-key-twice = { $file }, wiersz { $line }: klucz „{ $key }” występuje tu dwa razy.
refusal-card-file-not-one = { $file }: plik z kartami to jedno mapowanie z kluczami `cards` i `rewards`.
refusal-card-file-not-a-mapping = { $file }, wiersz { $line }: tu powinno stać mapowanie (`nazwa: …`).
refusal-card-file-not-a-list = { $file }, wiersz { $line }: „{ $key }” musi być listą.
refusal-card-file-not-a-word = { $file }, wiersz { $line }: „{ $key }” musi być słowem.
refusal-card-file-not-a-number = { $file }, wiersz { $line }: „{ $key }” wymaga liczby całkowitej, a nie „{ $word }”.
refusal-card-file-out-of-range = { $file }, wiersz { $line }: „{ $key }” wynosi { $number }, a musi być od { $least } do { $largest }.
refusal-card-file-unknown-word =
    { $file }, wiersz { $line }: { $kind ->
        [effect] żaden efekt
        [choice] żadna możliwość wyboru
        [key] żaden klucz
        [card] żadna karta
        [kind] żaden rodzaj takiej karty
        [origin] żadne pochodzenie
        [confidence] żaden stopień pewności
        [measure] nic, co może liczyć siła,
        [amount] żadna ilość
        [selector] żadna grupa graczy
       *[condition] żaden warunek
    } nie nazywa się „{ $word }”. Najbliżej: { $nearest }.
refusal-card-file-card-twice = { $file }, wiersz { $line }: karta { $word } jest zmieniana dwa razy.
refusal-card-file-not-named = { $file }, wiersz { $line }: która karta? Podaj jej `code` albo `name`.
refusal-card-file-other-card-name = { $file }, wiersz { $line }: { $code } nie nazywa się „{ $word }”; nazw kart nie można zmieniać.
refusal-card-file-timing-of-other-cards = { $file }, wiersz { $line }: „{ $word }”: dla takiej karty ta chwila nie istnieje.
refusal-card-file-step-of-other-kind = { $file }, wiersz { $line }: karta rodzaju „{ $kind }” nic nie robi w chwili „{ $word }”.
refusal-card-file-too-many-effects = { $file }, wiersz { $line }: za dużo efektów; najwyżej { $most }.
refusal-card-file-not-an-effect = { $file }, wiersz { $line }: „{ $word }” nie jest efektem; napisz słowo albo mapowanie, które się od niego zaczyna.
refusal-card-file-cannot-work-here = { $file }, wiersz { $line }: „{ $word }” nie może działać w chwili „{ $timing }” na takiej karcie.
refusal-card-file-missing-amount = { $file }, wiersz { $line }: „{ $word }” wymaga ilości.
refusal-card-file-superfluous-amount = { $file }, wiersz { $line }: „{ $word }” nie przyjmuje ilości.
refusal-card-file-counted-by-nothing = { $file }, wiersz { $line }: „{ $word }” liczy się tylko w tym, co następuje po „{ $cause }”.
refusal-card-file-nothing-can-follow = { $file }, wiersz { $line }: po „{ $word }” nic nie może następować.
refusal-card-file-nothing-follows = { $file }, wiersz { $line }: `then` jest puste: po „{ $word }” nic nie następuje.
refusal-card-file-nothing-to-choose = { $file }, wiersz { $line }: wybór wymaga co najmniej dwóch różnych rzeczy.
refusal-card-file-say-who = { $file }, wiersz { $line }: kogo dotyczy „{ $word }” w chwili „{ $timing }”? Napisz to pod `who`.
refusal-card-file-cannot-concern = { $file }, wiersz { $line }: „{ $word }” nie może dotyczyć „{ $who }”.
refusal-card-file-no-condition = { $file }, wiersz { $line }: „{ $word }” nie może zależeć od warunku.
refusal-card-file-only-power-counts = { $file }, wiersz { $line }: tylko `power` może mieć `per`, a nie „{ $word }”.
refusal-card-file-most-of-nothing = { $file }, wiersz { $line }: `most` należy do `per`, którego „{ $word }” nie ma.
refusal-card-file-not-by-round = { $file }, wiersz { $line }: potrzebna jest jedna liczba dla każdej rundy, razem { $rounds }.

## Co własne karty stołu zmieniają w regule

rule-note-card = Zmienione przy tym stole: { $card }. { $text }
rule-note-rewards = Zmienione przy tym stole: { $first } w rundzie 1, { $second } w rundzie 2 i { $third } w rundzie 3.
rule-note-haven = Zmienione przy tym stole: o { $influence } więcej.
