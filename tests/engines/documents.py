"""What the tables of rules in ``docs/rules`` name has to be there."""

from __future__ import annotations

import importlib
from collections.abc import Iterable


def missing(package: str, names: Iterable[str]) -> list[str]:
    """The dotted names (module, class, function, field) that are not in a package."""
    return [name for name in names if not _is_there(package, name)]


def _is_there(package: str, name: str) -> bool:
    module, *path = name.split(".")
    found: object = importlib.import_module(f"{package}.{module}")
    for step in path:
        if not hasattr(found, step):
            return step in getattr(found, "__slots__", ())
        found = getattr(found, step)
    return True
