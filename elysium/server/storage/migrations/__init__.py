"""The shapes that the database has had, the newest last."""
