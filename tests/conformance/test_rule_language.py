"""Every rule of the package keeps to the rule language, also those that only a tool or a trial reaches."""

from __future__ import annotations

import importlib
import importlib.util
import pathlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import emporion
from emporion.kernel.compiler.translation import syntax_errors
from emporion.kernel.rule import is_rule, is_slot


def rules_of_package() -> Iterator[Any]:
    """All rules of modules that have any; others may need what is not installed."""
    for module in pkgutil.walk_packages(emporion.__path__, "emporion."):
        found = importlib.util.find_spec(module.name)
        if found and found.origin and "@rule" in pathlib.Path(found.origin).read_text(encoding="utf-8"):
            values = vars(importlib.import_module(module.name)).values()
            yield from (value for value in values if is_rule(value) and not is_slot(value))


def test_every_rule_keeps_to_the_language() -> None:
    rules = {rule.__module__ + "." + rule.__name__: rule for rule in rules_of_package()}
    assert len(rules) > 900
    assert [str(error) for rule in rules.values() for error in syntax_errors(rule)] == []
