"""The web table: lobby, seats, sockets, storage."""
