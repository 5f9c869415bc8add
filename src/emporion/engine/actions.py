"""Actions outside the kernel: frozen typed structs, one class for each kind."""

from __future__ import annotations

import msgspec


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="action"):
    """What a seat, or chance, chose."""
