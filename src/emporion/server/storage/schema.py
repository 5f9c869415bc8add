"""The tables of the database.

Times are milliseconds since 1970 in UTC. Identifiers and tokens are random; of a token only its SHA-256 is kept.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    # Every constraint has a name, the same in both databases, so that a migration can change it.
    naming_convention={
        "pk": "%(table_name)s_pkey",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "fk": "%(table_name)s_%(column_0_name)s_fkey",
        "ix": "%(table_name)s_by_%(column_0_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text, doc="argon2; only people with an account have one"),
    Column("language", Text, nullable=False, server_default="en"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", LargeBinary, primary_key=True, doc="SHA-256"),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("ruleset", Integer, nullable=False),
    Column("owner", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("head", Integer, nullable=False, doc="the number of the last entry"),
    Column("status", Text, nullable=False, doc="open, playing, over or closed"),
    Column("listed", Boolean, nullable=False, doc="everybody finds it in the lobby"),
    Column("free_seats", Integer, nullable=False, server_default="0"),
    Column("awaited", Integer, nullable=False, server_default="0", doc="a bit for each seat the game waits for"),
    Column("secret", LargeBinary, nullable=False, doc="the dealer's; published when the game is over"),
    Column("wake_at", BigInteger, doc="when the server itself has something to do: a bot's turn, a clock"),
    Index("tables_to_wake", "wake_at"),
    Index("tables_in_lobby", "listed", "status", "changed_at"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column(
        "key", Text, doc="the submission it answers, so that none counts twice; of several entries the first has it"
    ),
    Column("data", LargeBinary, nullable=False, doc="JSON, see tables/log.py"),
    UniqueConstraint("table_id", "key"),
    sqlite_with_rowid=False,
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False, doc="the last entry it contains"),
    Column("data", LargeBinary, nullable=False),
)

# Who sits where, for the list of somebody's games; the entries are the truth.
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("token", LargeBinary, primary_key=True, doc="SHA-256"),
    Column("scope", Text, nullable=False, doc="invite, seat, bot or device"),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("seat", Integer),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), doc="whose device, or who gave it"),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)

# Secret, and no part of the log, whose numbers everybody sees.
ORDERS = Table(
    "orders",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("data", LargeBinary, nullable=False, doc="JSON, see engine/orders.py"),
    Column("changed_at", BigInteger, nullable=False),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("touched_at", BigInteger, nullable=False, doc="when whoever makes it was last heard of"),
    Column("progress", Float, nullable=False, doc="from 0 to 1"),
    Column("data", LargeBinary, doc="JSON, see bots/review.py; none while it is made"),
)

CHANNELS = Table(
    "channels",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False, doc="push, email or webhook"),
    Column("address", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# A channel with a row here is not used yet: whoever entered the address has to show that its mails reach him.
CONFIRMATIONS = Table(
    "confirmations",
    METADATA,
    Column("channel", Text, ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    Column("code", LargeBinary, nullable=False, doc="SHA-256 of the channel and the code that was sent to its address"),
    Column("tries", Integer, nullable=False, doc="how many are left"),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False, doc="your-turn, reminder, over, again"),
    Column("created_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
    Column("attempts", Integer, nullable=False, server_default="0"),
    # Without it SQLite gives the number of a deleted notice to the next: who deletes what was sent could hit another.
    sqlite_autoincrement=True,
)

SEAT_IS_AWAITED = TABLES.c.awaited.bitwise_rshift(SEATS.c.seat).bitwise_and(1) == 1
"""The game waits for this seat of this table; for queries with both. A move changes no row of `seats`."""
