"""Every bout system there is, found by the entry-point group ``ringside_manager.engines``.

Our own systems stand in the same list as those of other packages and have no other door.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ringside_manager.bout.engine import AnyEngine, BoutEngine
from ringside_manager.errors import UnknownNameError

GROUP = "ringside_manager.engines"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


@cache
def _load(name: str) -> AnyEngine | None:
    """The engine, or ``None`` when its package is not there (a folder taken out of the house)."""
    entry = _entries()[name]
    try:
        engine = entry.load()
    except ModuleNotFoundError as missing:
        if missing.name and f"{entry.module}.".startswith(f"{missing.name}."):
            return None
        raise
    if not isinstance(engine, BoutEngine):
        raise TypeError(f"the entry point {name} of {GROUP} is not a BoutEngine")
    return engine


def names() -> tuple[str, ...]:
    """The names of all bout systems that can be loaded, in alphabetical order."""
    return tuple(name for name in _entries() if _load(name) is not None)


def get(name: str) -> AnyEngine:
    """The bout system of that name; ``UnknownNameError`` if there is none."""
    found = _load(name) if name in _entries() else None
    if found is None:
        raise UnknownNameError("bout system", name, names())
    return found


def forget() -> None:
    """Look for bout systems anew (after a package was installed or taken out)."""
    _entries.cache_clear()
    _load.cache_clear()
