"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("login", sa.Text(), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("language", sa.Text(), server_default="en", nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_pkey"),
        sa.UniqueConstraint("login", name="people_login_key"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="channels_person_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="channels_pkey"),
    )
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_table(
        "sessions",
        sa.Column("token", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="sessions_person_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name="sessions_pkey"),
    )
    op.create_index("sessions_by_expires_at", "sessions", ["expires_at"])
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("ruleset", sa.Integer(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("free_seats", sa.Integer(), server_default="0", nullable=False),
        sa.Column("awaited", sa.Integer(), server_default="0", nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("wake_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="tables_owner_fkey"),
        sa.PrimaryKeyConstraint("id", name="tables_pkey"),
    )
    op.create_index("tables_by_owner", "tables", ["owner"])
    op.create_index("tables_in_lobby", "tables", ["listed", "status", "changed_at"])
    op.create_index("tables_to_wake", "tables", ["wake_at"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.Text(), nullable=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="entries_table_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "n", name="entries_pkey"),
        sa.UniqueConstraint("table_id", "key", name="entries_table_id_key_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="notes_person_fkey", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="notes_table_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name="notes_pkey"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="outbox_person_fkey", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="outbox_table_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="outbox_pkey"),
        sqlite_autoincrement=True,
    )
    op.create_index("outbox_by_due_at", "outbox", ["due_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="seats_person_fkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="seats_table_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="seats_pkey"),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="snapshots_table_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="snapshots_pkey"),
    )
    op.create_table(
        "tokens",
        sa.Column("token", sa.LargeBinary(), nullable=False),
        sa.Column("scope", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="tokens_person_fkey", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="tokens_table_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name="tokens_pkey"),
    )
    op.create_index("tokens_by_table_id", "tokens", ["table_id"])
