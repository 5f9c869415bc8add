"""Reviews of finished games, which were in the memory of one worker."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("touched_at", sa.BigInteger(), nullable=False),
        sa.Column("progress", sa.Float(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="reviews_table_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="reviews_pkey"),
    )
