"""Standing orders lie with their table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="orders_table_id_fkey", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="orders_person_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="orders_pkey"),
    )
    op.create_index("orders_by_person", "orders", ["person"])
