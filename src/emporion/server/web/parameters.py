"""What paths and queries of routes carry."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from litestar.params import PathParameter, QueryParameter

from emporion.games import NAME

IDENTIFIER: Final = "^[0-9a-f]{32}$"
"""Of tables, and of whatever else has a random name."""

SAID: Final = "^[ -~]{1,1000}$"
"""Actions and questions, in notation or as JSON."""

TableId: TypeAlias = Annotated[str, PathParameter(pattern=IDENTIFIER)]
ChannelId: TypeAlias = Annotated[str, PathParameter(pattern=IDENTIFIER)]
Since: TypeAlias = Annotated[int, QueryParameter(ge=0)]
MaybeSince: TypeAlias = Annotated[int | None, QueryParameter(ge=0)]
MaybeSeat: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=15)]
GameName: TypeAlias = Annotated[str, QueryParameter(pattern=f"^{NAME.pattern}$")]
Language: TypeAlias = Annotated[str | None, QueryParameter(pattern="^(en|de|fr|it)$")]
Said: TypeAlias = Annotated[str, QueryParameter(pattern=SAID)]
EntryNumber: TypeAlias = Annotated[int, PathParameter(ge=0)]
