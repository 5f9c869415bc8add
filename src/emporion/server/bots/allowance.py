"""Which bots people may choose. They are strangers, and a spec can name any program of this machine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emporion.bots.parameters import number
from emporion.bots.registry import game_bots
from emporion.bots.spec import Spec, read_spec
from emporion.engine.errors import BadInput

SPEC_LIMIT: Final = 500
"""Letters; longer texts are not even looked at."""
THINKING_MS: Final = 5000
"""How long a bot may think about one decision."""
VISITS: Final = 5000


def own_bots(game: str) -> set[str]:
    """The bots that run no code but ours. All think on the kernel, so a guess is all they need to see."""
    return {"random", *game_bots(game)}


class Allowance:
    """Our own bots with parameters that cost little, and what the operator names, whatever it is."""

    def __init__(self, others: Iterable[str] = (), ms: int = THINKING_MS, visits: int = VISITS) -> None:
        """Of others, each whole spec is named; raises BadInput if one is none."""
        self._others = {read_spec(text) for text in others}
        self._costs = {"ms": range(1, ms + 1), "visits": range(1, visits + 1)}

    def check(self, game: str, text: str) -> Spec:
        """The spec of a bot that may be chosen; raises BadInput. Whether its other parameters make sense is not asked
        here."""
        if len(text) > SPEC_LIMIT:
            raise BadInput(f"a bot is named in at most {SPEC_LIMIT} letters; these are {len(text)}")
        spec = read_spec(text)
        if spec in self._others:
            return spec
        if spec.name not in own_bots(game):
            raise BadInput(
                f"bot {spec.name!r} is not allowed here; there is: {', '.join(sorted(own_bots(game)))}; "
                "for others, ask who runs this server"
            )
        self._check_costs(spec)
        return spec

    def _check_costs(self, spec: Spec) -> None:
        parameters = dict(spec.parameters)
        if "mode" in parameters:
            raise BadInput(f"bot {spec.name}: leave out the mode; the server chooses the quickest that is ready")
        for parameter, allowed in self._costs.items():
            number(spec.name, parameters, parameter, allowed)
