"""How Alembic runs the migrations: on the connection it is given, in the transaction that is open there."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
