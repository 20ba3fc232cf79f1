# Gdzie przechowywane są stoły

refusal-storage-url-unreadable = To nie jest adres bazy danych. Napisz sqlite:///plik.db albo postgresql://użytkownik@serwer/nazwa.
refusal-storage-url-unknown = „{ $url }”: stoły przechowujemy w SQLite (sqlite:///plik.db) albo w PostgreSQL (postgresql://użytkownik@serwer/nazwa), nigdzie indziej.
refusal-storage-url-without-file = „{ $url }” nie wskazuje żadnego pliku. Napisz sqlite:///plik.db, a przy pełnej ścieżce sqlite:////folder/plik.db.
refusal-storage-file-unusable = Stołów nie można przechowywać w { $file }: { $why }
refusal-storage-in-use = Inne Elysium (proces { $pid }) obsługuje już stoły z { $file }. Najpierw je zatrzymaj albo wybierz inny plik; dla kilku serwerów użyj PostgreSQL.
refusal-storage-unreachable = Baza danych { $place } nas nie wpuszcza: { $why }
refusal-storage-newer = Stoły w { $place } zapisało nowsze Elysium. Zaktualizuj ten program; niczego nie zmieniono.
