# Where the tables are kept

refusal-storage-url-unreadable = This is no address of a database. Write sqlite:///file.db or postgresql://user@host/name.
refusal-storage-url-unknown = “{ $url }”: tables are kept in SQLite (sqlite:///file.db) or PostgreSQL (postgresql://user@host/name), nowhere else.
refusal-storage-url-without-file = “{ $url }” names no file. Write sqlite:///file.db, or sqlite:////folder/file.db for a full path.
refusal-storage-file-unusable = The tables cannot be kept in { $file }: { $why }
refusal-storage-in-use = Another Elysium (process { $pid }) already serves the tables in { $file }. Stop it first, or choose another file; for several servers use PostgreSQL.
refusal-storage-unreachable = The database { $place } does not let us in: { $why }
refusal-storage-newer = The tables in { $place } were kept by a newer Elysium. Update this one; nothing has been changed.
