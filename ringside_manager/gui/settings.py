"""What the program remembers between two starts: one readable ini file a person, nothing secret in it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSettings, Signal

from ringside_manager import paths

VERSION = 1
MOST_RECENT = 12
"""Recent leagues that are remembered, pinned ones not counted."""


@dataclass(frozen=True, slots=True)
class Recent:
    """A league that was open: what the start page tells of it.  ``opened`` is a local time as text."""

    path: str
    name: str
    night: int = 0
    managers: tuple[str, ...] = ()
    opened: str = ""
    pinned: bool = False

    @property
    def exists(self) -> bool:
        """Whether the file is still where it was."""
        return Path(self.path).is_file()


class Settings(QObject):
    """Values by key, each kept as JSON; a damaged file is set aside and replaced by defaults."""

    changed = Signal(str)

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.set_aside = _set_aside(file)
        """Where a damaged file was put, ``None`` if all was well."""
        self._store = QSettings(str(file), QSettings.Format.IniFormat)
        self._store.setValue("version", VERSION)

    def value(self, key: str, default: Any) -> Any:
        """The value of ``key``; the default if it is missing, unreadable or of another type."""
        text = self._store.value(key)
        try:
            found = json.loads(text) if isinstance(text, str) else default
        except ValueError:
            return default
        fits = default is None or isinstance(found, type(default))
        return found if fits else default

    def set_value(self, key: str, value: Any) -> None:
        """Remember a value JSON can hold."""
        self._store.setValue(key, json.dumps(value))
        self.changed.emit(key)

    def forget(self, key: str) -> None:
        """Forget a value, so that its default holds."""
        self._store.remove(key)
        self.changed.emit(key)

    def keys(self) -> tuple[str, ...]:
        """Every key that has a value."""
        return tuple(self._store.allKeys())

    def sync(self) -> None:
        """Write what is remembered to the file now."""
        self._store.sync()

    def recent(self) -> tuple[Recent, ...]:
        """Recent leagues, pinned ones first, then the latest."""
        found = [recent for entry in self.value("recent", []) if (recent := _recent(entry))]
        return tuple(sorted(found, key=lambda recent: not recent.pinned))

    def remember(self, recent: Recent) -> None:
        """Put a league at the head of the recent ones; a pin it had stays."""
        others = [other for other in self.recent() if other.path != recent.path]
        pinned = any(other.pinned for other in self.recent() if other.path == recent.path)
        free = [other for other in others if not other.pinned][: MOST_RECENT - 1]
        kept = [other for other in others if other.pinned] + free
        self._keep([replace(recent, pinned=pinned), *kept])

    def forget_recent(self, path: str) -> None:
        """Take a league off the list."""
        self._keep([recent for recent in self.recent() if recent.path != path])

    def pin(self, path: str, *, pinned: bool) -> None:
        """Keep a league on the list whatever comes after it, or no longer."""
        self._keep([replace(r, pinned=pinned) if r.path == path else r for r in self.recent()])

    def _keep(self, recent: list[Recent]) -> None:
        self.set_value("recent", [asdict(one) for one in recent])


def _recent(entry: object) -> Recent | None:
    if not isinstance(entry, dict) or not isinstance(entry.get("path"), str):
        return None
    return Recent(
        path=entry["path"],
        name=str(entry.get("name", "")),
        night=entry["night"] if isinstance(entry.get("night"), int) else 0,
        managers=tuple(str(name) for name in entry.get("managers") or ()),
        opened=str(entry.get("opened", "")),
        pinned=bool(entry.get("pinned")),
    )


def _set_aside(file: Path) -> Path | None:
    """Move a file that is no settings file out of the way; where it lies now."""
    if not file.is_file() or _is_readable(file):
        return None
    aside = file.with_suffix(".damaged.ini")
    file.replace(aside)
    return aside


def _is_readable(file: Path) -> bool:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    return "\0" not in text and QSettings(str(file), QSettings.Format.IniFormat).value("version") is not None


class _Kept:
    """The settings of this program, opened when first asked for."""

    open: Callable[[], Settings] = staticmethod(lambda: Settings(paths.settings() / "settings.ini"))
    current: Settings | None = None


def settings() -> Settings:
    """The settings of the person at this computer."""
    if _Kept.current is None:
        _Kept.current = _Kept.open()
    return _Kept.current


def use_settings(other: Settings | None) -> None:
    """Use other settings from now on (``--safe-mode``, tests); ``None`` goes back to the person's own."""
    _Kept.current = other
