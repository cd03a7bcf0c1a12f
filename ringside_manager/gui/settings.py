"""What the program remembers between two starts: one readable ini file a person, nothing secret in it.

Nothing in that file is trusted: one wrong value costs that value, an unreadable file is set aside, and where no
file can be kept the program runs without.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from math import isfinite
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ringside_manager import paths
from ringside_manager.files import write_text
from ringside_manager.language import tr, translated
from ringside_manager.text_safety import visible
from ringside_manager.written.own_files import ORIGINS, Origin, files_in

VERSION = 1
MOST_RECENT = 12
"""Recent leagues that are remembered, pinned ones not counted."""
_SETS, _MOST_SETS = "sets", 12
"""The key of the fighter sets that were opened or saved, and how many are remembered."""
_LARGEST = 2**31 - 1
"""Whole numbers beyond this are not ours, and Qt cannot show them."""
_MOST_BYTES = 1 << 24
"""A settings file larger than this is not ours."""
_HARMLESS = re.compile(
    r"\ufeff?\s*(?:\[[^\]]*\]\s*"  # a group, or a key with a text, in quotes or not, that does not begin with @
    r'|(?:[^="\\]|\\[^=])+=\s*(?:(?:\\"|[^"\\@,;\s])(?:[^"\\,]|\\.)*|"(?:(?:\\"|[^"\\@])(?:[^"\\]|\\.)*)?"\s*)?)?'
)
"""A line of a settings file as this program writes it: a single text, to which escapes cannot give another beginning."""


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
        return os.path.isfile(self.path)  # noqa: PTH113  (Path.is_file raises for a folder that is closed to us)


class Settings(QObject):
    """Values by key, each kept as JSON; a damaged file is set aside and replaced by defaults.

    Without a file, or where none can be read and written, values last as long as the program runs.
    """

    changed = Signal(str)
    refused = Signal()
    """A value was refused while it was read: ``refusals`` has one more."""

    def __init__(self, file: Path | None) -> None:
        super().__init__()
        self.file = file
        self.set_aside: Path | None = None
        """Where a damaged file was put, ``None`` if all was well."""
        self.refusals: list[str] = []
        """The keys whose values were no values of theirs; each is at its default and forgotten."""
        self.kept = file is not None
        """Whether what is set is there again at the next start."""
        self._store: _Store = _Nowhere()
        if file is not None:
            self._begin(file)
        self._store.setValue("version", VERSION)

    def _begin(self, file: Path) -> None:
        try:
            self.kept = _can_be_kept(file)
            if file.exists():
                self.refusals += _without_objects(file, self.kept)
                self.set_aside = _set_aside(file)
        except OSError:
            self.kept = False
            return
        if self.kept or file.exists():
            self._store = QSettings(str(file), QSettings.Format.IniFormat)

    def value(self, key: str, default: Any) -> Any:
        """The value of ``key``, of the type of ``default``; the default if it is missing or is no such value."""
        if not self._store.contains(key):
            return default
        try:
            return _fitting(self._store.value(key), default)
        except (ValueError, RecursionError):
            self._refuse(key)
            self._store.remove(key)
            return default

    def texts(self, key: str) -> list[str]:
        """The texts of a list; whatever else stands in it is left out."""
        found = self.value(key, [])
        if any(not isinstance(text, str) for text in found):
            self._refuse(key)
        return [text for text in found if isinstance(text, str)]

    def _refuse(self, key: str) -> None:
        if key not in self.refusals:
            self.refusals.append(key)
            self.refused.emit()

    def set_value(self, key: str, value: Any) -> None:
        self._store.setValue(key, json.dumps(value))
        self.changed.emit(key)

    def keep_window(self, key: str, window: QWidget) -> None:
        """Remember where a window lies and how large it is."""
        self.set_value(key, bytes(window.saveGeometry().toBase64().data()).decode())

    def restore_window(self, key: str, window: QWidget) -> None:
        """Put a window where it was last; one that is new gets the usual size, as far as the screen has it."""
        kept = self.value(key, "")
        if not kept or not window.restoreGeometry(QByteArray.fromBase64(kept.encode())):
            room = QGuiApplication.primaryScreen().availableSize()
            window.resize(min(1280, room.width() - 16), min(800, room.height() - 48))

    def forget(self, key: str) -> None:
        self._store.remove(key)
        self.changed.emit(key)

    def keys(self) -> tuple[str, ...]:
        return tuple(map(str, self._store.allKeys()))

    def sync(self) -> None:
        self._store.sync()

    def recent(self) -> tuple[Recent, ...]:
        """Recent leagues, pinned ones first, then the latest."""
        entries = self.value("recent", [])
        found = [recent for entry in entries if (recent := _recent(entry))]
        if len(found) < len(entries):
            self._refuse("recent")
        return tuple(sorted(found, key=lambda recent: not recent.pinned))

    def remember(self, recent: Recent) -> None:
        """Put a league at the head of the recent ones; a pin it had stays."""
        others = [other for other in self.recent() if other.path != recent.path]
        pinned = any(other.pinned for other in self.recent() if other.path == recent.path)
        free = [other for other in others if not other.pinned][: MOST_RECENT - 1]
        kept = [other for other in others if other.pinned] + free
        self._keep([replace(recent, pinned=pinned), *kept])

    def forget_recent(self, path: str) -> None:
        self._keep([recent for recent in self.recent() if recent.path != path])

    def pin(self, path: str, *, pinned: bool) -> None:
        """Keep a league on the list whatever comes after it, or no longer."""
        self._keep([replace(r, pinned=pinned) if r.path == path else r for r in self.recent()])

    def _keep(self, recent: list[Recent]) -> None:
        self.set_value("recent", [asdict(one) for one in recent])


class _Store(Protocol):
    """What of ``QSettings`` is used."""

    def value(self, key: str, /) -> Any: ...
    def setValue(self, key: str, value: Any, /) -> None: ...
    def contains(self, key: str, /) -> bool: ...
    def remove(self, key: str, /) -> None: ...
    def allKeys(self) -> Any: ...
    def sync(self) -> None: ...


class _Nowhere:
    """Values in memory, as ``QSettings`` keeps them in a file."""

    def __init__(self) -> None:
        self._values: dict[str, Any] = {}
        self.value = self._values.get
        self.setValue = self._values.__setitem__
        self.contains = self._values.__contains__

    def remove(self, key: str) -> None:
        self._values.pop(key, None)

    def allKeys(self) -> list[str]:
        return list(self._values)

    def sync(self) -> None:
        """There is nowhere to write to."""


def _fitting(text: object, default: Any) -> Any:
    """The value ``text`` stands for; ``ValueError`` unless it is one of the type of ``default``."""
    if not isinstance(text, str):
        raise ValueError(text)
    found = json.loads(text)
    json.dumps(found, ensure_ascii=False).encode()  # half a pair of surrogates is no text of ours
    if isinstance(default, float) and isinstance(found, int) and not isinstance(found, bool):
        found = float(found) if abs(found) <= _LARGEST else found
    if default is not None and type(found) is not type(default):
        raise ValueError(text)
    if (isinstance(found, int) and abs(found) > _LARGEST) or (
        isinstance(found, float) and not isfinite(found)
    ):
        raise ValueError(text)
    return found


def _recent(entry: object) -> Recent | None:
    """A league of the list, or ``None`` if one of its values is of another type than it should be."""
    if not isinstance(entry, dict) or not isinstance(entry.get("path"), str):
        return None
    names = entry.get("managers", [])
    made = Recent(
        path=entry["path"],
        name=entry.get("name", ""),
        night=entry.get("night", 0),
        managers=tuple(names) if isinstance(names, list) else (),
        opened=entry.get("opened", ""),
        pinned=entry.get("pinned", False),
    )
    fits = (
        isinstance(names, list) and all(isinstance(name, str) for name in (*names, made.name, made.opened)),
        type(made.night) is int and abs(made.night) <= _LARGEST,
        isinstance(made.pinned, bool),
    )
    return made if all(fits) else None


def _can_be_kept(file: Path) -> bool:
    """Whether settings can be read from ``file`` and written to it; ``OSError`` if not even read."""
    if file.exists():
        if not file.is_file():
            raise OSError(f"{file} is no regular file")
        file.open("rb").close()
        return os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)
    file.parent.mkdir(parents=True, exist_ok=True)
    return os.access(file.parent, os.W_OK)


def _without_objects(file: Path, rewritable: bool) -> list[str]:
    """Take every line out of ``file`` that Qt might read as anything but a text; the keys of those lines.

    Qt unpacks ``@Variant(...)`` while it reads a file, whatever the key, and a packed Python object runs code.
    ``OSError`` if there is such a line and the file cannot be written.
    """
    text = _text(file)
    lines = [] if text is None else text.split("\n")
    odd = [line for line in lines if not _HARMLESS.fullmatch(line)]
    if odd and not rewritable:
        raise PermissionError(f"{file} cannot be written")
    if odd:
        write_text(file, ["\n".join(line for line in lines if _HARMLESS.fullmatch(line))], overwrite=True)
    keys = (visible(line.partition("=")[0].strip())[:40] for line in odd if "=" in line)
    return list(dict.fromkeys(keys))


def _text(file: Path) -> str | None:
    """The text of a settings file; ``None`` for what is none."""
    if file.stat().st_size > _MOST_BYTES:
        return None
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None
    return None if "\0" in text else text


def _set_aside(file: Path) -> Path | None:
    """Move a file that is no settings file out of the way; where it lies now."""
    store = QSettings(str(file), QSettings.Format.IniFormat) if _text(file) is not None else None
    if store is not None and store.value("version") is not None:
        return None
    aside = file.with_suffix(".damaged.ini")
    file.replace(aside)
    return aside


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


def known_sets() -> tuple[str, ...]:
    """The files of a person's fighter sets: those opened or saved before, the latest first, then the own folder's."""
    own = files_in(paths.own_sets(), {file.stem for file in paths.shipped_sets().glob("*.yaml")})
    before = [file for file in settings().texts(_SETS) if os.path.isfile(file)]  # noqa: PTH113 - odd texts too
    return tuple(dict.fromkeys([*before, *map(str, own.values())]))


def remember_set(file: Path) -> None:
    """Offer a fighter set from a file from now on, wherever sets are chosen."""
    others = [known for known in settings().texts(_SETS) if known != str(file)]
    settings().set_value(_SETS, [str(file), *others][:_MOST_SETS])


def forget_set(file: Path) -> None:
    """Offer a fighter set from elsewhere no more; the file stays."""
    settings().set_value(_SETS, [known for known in settings().texts(_SETS) if known != str(file)])


def set_title(what: str | Path) -> str:
    """What a fighter set is called where it is not read: by its name, or that of its file."""
    return (what.stem if isinstance(what, Path) else what).replace("_", " ").replace("-", " ").capitalize()


def set_origin(what: str | Path) -> Origin:
    """Where a fighter set comes from: a shipped one is meant by its name."""
    if isinstance(what, str):
        return Origin.SHIPPED
    return Origin.OWN if what.parent == paths.own_sets() else Origin.FILE


def with_origin(what: str | Path) -> str:
    """The title of a set with its origin, but for those that come with the program, which every list begins with."""
    origin = set_origin(what)
    if origin is Origin.SHIPPED:
        return set_title(what)
    return tr("{title} ({origin})").format(title=set_title(what), origin=translated(ORIGINS[origin]))
