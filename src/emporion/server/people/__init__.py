"""Who is who: people, their sessions, accounts and tokens."""
