"""Ten Events for the City Deck, as the card database of the players has them; nobody compared them with the cards."""

from typing import Final

from elysium.games.rivals.definitions.facts import city, edition, numbered

CONCLAVE_22: Final = numbered(390, edition("conclave-22", (
    city("c22-call-the-roll", "Call the Roll", "ongoing event"),
    city("c22-city-wide-lockdown", "City-Wide Lockdown", "ongoing event"),
    city("c22-crack-shot", "Crack Shot", "ongoing event"),
    city("c22-enter-elysium", "Enter Elysium", "ongoing event"),
    city("c22-new-blood", "New Blood", "ongoing event"),
    city("c22-offer-of-help", "Offer of Help", "event"),
    city("c22-opening-ceremonies", "Opening Ceremonies", "ongoing event"),
    city("c22-purge-the-old-guard", "Purge the Old Guard", "event"),
    city("c22-show-of-force", "Show of Force", "ongoing event"),
    city("c22-to-absent-friends", "To Absent Friends", "ongoing event"),
)))  # fmt: skip
