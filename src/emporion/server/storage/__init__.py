"""What the server keeps: SQLite by default, PostgreSQL by URL."""
