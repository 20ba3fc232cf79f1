# Sealed Bids: the rule statements, in Polish.

rule-SEB-SETUP-01 = Gra od dwóch do sześciu graczy.
rule-SEB-SETUP-02 = Każdy gracz zaczyna z pięcioma kartami do licytacji: 1, 2, 3, 4 i 5, po jednej.
rule-SEB-SETUP-03 = Jest pięć nagród, wartych 1, 2, 3, 4 i 5 punktów; po potasowaniu tworzą zakrytą talię.
rule-SEB-ROUND-01 = Runda zaczyna się od odkrycia dla wszystkich wierzchniej nagrody z talii.
rule-SEB-ROUND-02 = Wszyscy wiedzą, jakie nagrody jeszcze zostały; nieznana jest tylko ich kolejność. Dlatego ostatnią znają, zanim zostanie odkryta.
rule-SEB-BID-01 = Za każdą nagrodę każdy gracz daje dokładnie jedną kartę; wszyscy są pytani jednocześnie i odpowiadają w dowolnej kolejności.
rule-SEB-BID-02 = Można dać tylko kartę, którą ma się jeszcze na ręce, i trzeba dać jedną.
rule-SEB-BID-03 = Dopóki brakuje choć jednej oferty, wszyscy widzą, kto już ją złożył, ale kartę zna tylko składający.
rule-SEB-SHOW-01 = Po złożeniu ostatniej oferty wszystkie zostają pokazane wszystkim.
rule-SEB-SHOW-02 = Nagrodę zdobywa najwyższa oferta, której nie złożył nikt inny.
rule-SEB-SHOW-03 = Jeśli każdą ofertę złożył więcej niż jeden gracz, nagroda przepada i nikt nie dostaje za nią punktów.
rule-SEB-SHOW-04 = Wszystkie dane karty są wydane, niezależnie od tego, kto zdobył nagrodę.
rule-SEB-END-01 = Gra kończy się po pięciu rundach, gdy talia i wszystkie ręce są puste.
rule-SEB-END-02 = Wygrywa ten, kto zdobył najwięcej punktów w nagrodach.
rule-SEB-END-03 = Gracze z równą liczbą punktów dzielą się zwycięstwem.
