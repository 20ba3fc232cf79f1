# Boty, które oferuje poczekalnia.

bot-random = Beztroski
bot-random-help = Zagrywa cokolwiek, byle zgodnie z zasadami. Dobry na pierwsze spotkanie z grą.
bot-heuristic = Rozsądny
bot-heuristic-help = Gra od razu, tak jak rozsądna osoba, która widzi to samo co on.
bot-search-100 = Rozważny
bot-search-100-help = Zanim wybierze, sprawdza możliwości w stu wyobrażonych partiach.
bot-search-400 = Przebiegły
bot-search-400-help = Sprawdza możliwości w czterystu wyobrażonych partiach.
bot-search-2s = Mistrzowski
bot-search-2s-help = Każdą decyzję rozważa przez całe dwie sekundy.
refusal-bot-too-slow = „{ $name }” kazałby innym czekać: bot może tu myśleć najwyżej { $seconds } s albo { $iterations } iteracji.
