# Decks: their parts, what is wrong with them, what to know of them, in Polish.

table-decks-brujah = Talia początkowa Brujah
table-decks-toreador = Talia początkowa Toreador
table-decks-ventrue = Talia początkowa Ventrue
table-decks-malkavian = Talia początkowa Malkavian

pile-faction = Talia frakcji
pile-haven = Schronienie
pile-agenda = Plan
pile-library = Biblioteka

section-vampires = Wampiry
section-haven = Schronienie
section-agenda = Plan
section-attacks = Ataki
section-reactions = Reakcje
section-schemes = Intrygi
section-conspiracies = Spiski
section-titles = Tytuły
section-modifiers = Modyfikatory wpływów
section-ongoing = Karty trwałe
section-actions = Akcje
section-others = Inne karty

refusal-faction-size =
    { $cards ->
        [one] W talii frakcji jest { $cards } wampir; musi ich być dokładnie { $wanted }.
        [few] W talii frakcji są { $cards } wampiry; musi ich być dokładnie { $wanted }.
       *[other] W talii frakcji jest { $cards } wampirów; musi ich być dokładnie { $wanted }.
    }
refusal-vampire-twice = { $card } jest w talii frakcji { $copies } razy; każdy wampir ma tam własne imię.
refusal-leader-not-in-faction = { $card } ma zacząć partię, ale nie ma tej karty w talii frakcji.
refusal-library-over-limit = Liczba kart w bibliotece: { $cards }; może ich być najwyżej { $most }.
refusal-too-many-copies = Za dużo kopii karty { $card } w bibliotece: { $copies }; może ich być najwyżej { $most }.
refusal-deck-without-haven = W talii nie ma schronienia.
refusal-deck-without-agenda = W talii nie ma planu.
refusal-too-many-havens = Talia ma jedno schronienie, nie kilka: { $cards }.
refusal-too-many-agendas = Talia ma jeden plan, nie kilka: { $cards }.
refusal-several-leaders = Plik { $file }: partię ma zacząć kilka wampirów: { $cards }.
refusal-deck-behind-address = { $file } to tylko adres talii; otwórz ją tam i przynieś jej zawartość.
refusal-deck-not-in-json =
    { $what ->
        [haven] Talii { $name } nie da się zapisać jako JSON: potrzebne jest dokładnie jedno schronienie.
        [agenda] Talii { $name } nie da się zapisać jako JSON: potrzebny jest dokładnie jeden plan.
       *[faction] Talii { $name } nie da się zapisać jako JSON: jakiś wampir jest w niej dwa razy.
    }
note-no-such-clan = { $card } nigdy nie będzie można zagrać: żaden wampir w talii nie należy do jej klanu.
note-no-leader = Talia nie mówi, który wampir zaczyna partię: wybiera się go przy stole.
