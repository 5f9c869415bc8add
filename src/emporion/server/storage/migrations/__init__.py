"""The history of the schema; `storage/migrate.py` runs it."""
