"""What Alembic runs: the migrations, in the transaction that `storage/migrate.py` began."""

from __future__ import annotations

from alembic import context

from emporion.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
