# Dónde se guardan las mesas

refusal-storage-url-unreadable = Esto no es la dirección de una base de datos. Escribe sqlite:///archivo.db o postgresql://usuario@servidor/nombre.
refusal-storage-url-unknown = «{ $url }»: las mesas se guardan en SQLite (sqlite:///archivo.db) o en PostgreSQL (postgresql://usuario@servidor/nombre), y en ningún otro sitio.
refusal-storage-url-without-file = «{ $url }» no nombra ningún archivo. Escribe sqlite:///archivo.db, o sqlite:////carpeta/archivo.db para una ruta completa.
refusal-storage-file-unusable = Las mesas no se pueden guardar en { $file }: { $why }
refusal-storage-in-use = Otro Elysium (proceso { $pid }) ya atiende las mesas de { $file }. Detenlo antes o elige otro archivo; para varios servidores, usa PostgreSQL.
refusal-storage-unreachable = La base de datos { $place } no nos deja entrar: { $why }
refusal-storage-newer = Las mesas de { $place } las guardó un Elysium más nuevo. Actualiza este; no se ha cambiado nada.
