"""The server: tables, seats, sockets and storage. It loses nothing and shows nobody too much."""
