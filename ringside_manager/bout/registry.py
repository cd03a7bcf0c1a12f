"""Every bout system there is, found by the entry-point group ``ringside_manager.engines``.

Our own systems stand in the same list as those of other packages and have no other door.  A package of
somebody else that cannot be loaded, whatever it raises, costs itself: it is left out and ``faults`` says why.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ringside_manager.bout.engine import AnyEngine, BoutEngine, EngineInfo
from ringside_manager.errors import RingsideError, UnknownNameError, excerpt
from ringside_manager.language import later, say

GROUP = "ringside_manager.engines"
_OURS = "ringside_manager."
_faults: dict[str, str] = {}
_LONGEST = 200
"""Letters of what a plug-in says of its fault that are told."""


@dataclass(frozen=True, slots=True)
class PlugIn:
    """A bout system of another package; ``fault`` says why it could not be loaded, empty if it was."""

    name: str
    package: str
    version: str
    fault: str = ""

    def __str__(self) -> str:
        return f"{self.name} ({' '.join(filter(None, (self.package, self.version)))})"


class PlugInError(RingsideError, LookupError):
    """A bout system is wanted whose plug-in could not be loaded; ``plug_in`` says which and why."""

    title = later("Plug-in not loaded")

    def __init__(self, plug_in: PlugIn) -> None:
        self.plug_in = plug_in
        super().__init__(
            f"The plug-in of the bout system {excerpt(plug_in.name)} could not be loaded: {plug_in.fault}",
            next_step=say(
                "Mend or update the package {name}, or ask its makers.", name=plug_in.package or plug_in.name
            ),
        )


@cache
def _entries() -> dict[str, EntryPoint]:
    """The entry points by name; of two with one name ours counts, else the first."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (not _is_ours(entry), entry.name)):
        found.setdefault(entry.name, entry)
    return dict(sorted(found.items()))


def _is_ours(entry: EntryPoint) -> bool:
    return entry.value.startswith(_OURS)


@cache
def _load(name: str) -> AnyEngine | None:
    """The engine, or ``None`` when its package is gone (a folder taken out of the house) or broken (``_faults``)."""
    entry = _entries()[name]
    try:
        engine = entry.load()
        if not (isinstance(engine, BoutEngine) and isinstance(engine.info, EngineInfo)):
            raise TypeError(f"the entry point {name} of {GROUP} is not a BoutEngine")  # noqa: TRY301
    except ModuleNotFoundError as missing:
        if not (missing.name and f"{entry.module}.".startswith(f"{missing.name}.")):
            _note(entry, missing)
        return None
    except BaseException as fault:  # SystemExit as well: a plug-in does not end the program
        _note(entry, fault)
        return None
    return engine


def _note(entry: EntryPoint, fault: BaseException) -> None:
    """Keep why a plug-in is left out; our own systems have no such excuse, nor has somebody who stops the program."""
    if _is_ours(entry) or isinstance(fault, KeyboardInterrupt):
        raise fault
    _faults[entry.name] = told(fault)


def told(fault: BaseException) -> str:
    """What a plug-in raised, on one line."""
    try:
        words = " ".join(str(fault).split())
    except Exception:
        words = ""
    kind = type(fault).__name__
    return f"{kind}: {excerpt(words, _LONGEST)}." if words else f"{kind}."


def names() -> tuple[str, ...]:
    """The names of all bout systems that can be loaded, in alphabetical order."""
    return tuple(name for name in _entries() if _load(name) is not None)


def get(name: str) -> AnyEngine:
    """The bout system of that name; ``UnknownNameError`` if there is none, ``PlugInError`` if it is broken."""
    found = _load(name) if name in _entries() else None
    if name in _faults:
        raise PlugInError(_plug_in(name))
    if found is None:
        unknown = UnknownNameError("bout system", name, names())
        if not unknown.matches:
            unknown.next_step = (
                "If it is a plug-in's, install that plug-in; ringside systems lists what is here."
            )
        raise unknown
    return found


def plug_ins() -> tuple[PlugIn, ...]:
    """Every bout system that is not ours, loaded now if it was not yet, in alphabetical order."""
    return tuple(_plug_in(name) for name, entry in _entries().items() if not _is_ours(entry))


def faults() -> tuple[PlugIn, ...]:
    """The plug-ins that were wanted so far and could not be loaded."""
    return tuple(_plug_in(name) for name in sorted(_faults))


def _plug_in(name: str) -> PlugIn:
    entry, found = _entries()[name], _load(name)
    package = entry.dist.name if entry.dist else ""
    version = entry.dist.version if entry.dist else ""
    fault = _faults.get(name, "Its module is not there." if found is None else "")
    return PlugIn(name, package, version, fault)


def forget() -> None:
    """Look for bout systems again (after a package was installed or taken out)."""
    _entries.cache_clear()
    _load.cache_clear()
    _faults.clear()
