"""Mail addresses are confirmed. Those that are there already stay in use."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "confirmations",
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("code", sa.LargeBinary(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name="confirmations_channel_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("channel", name="confirmations_pkey"),
    )
    op.create_index("confirmations_by_expires_at", "confirmations", ["expires_at"])
