"""What a desktop and a shell know of the program: entries, icons, the manual page, what Tab offers.

    python packaging/desktop.py DIRECTORY    lay all of it out below DIRECTORY/share, as below /usr

Packages take the tree as it is.  Pictures for Windows and macOS are made by ``windows_icon`` and ``mac_icon``.
"""

from __future__ import annotations

import gzip
import os
import shutil
import struct
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from frozen import DISTRIBUTION, NAME
from manual import page

from ringside_manager import APPLICATION_ID, __version__

ROOT = Path(__file__).resolve().parent.parent
DRAWING = ROOT / "resources" / "icons" / "application.svg"
LINUX = ROOT / "packaging" / "linux"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sizes of icons for Linux, in pixels."""
WINDOWS_SIZES = (16, 24, 32, 48, 64, 256)
MAC_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
COMPLETIONS = {
    "bash": f"bash-completion/completions/{NAME}",
    "zsh": f"zsh/vendor-completions/_{NAME}",
    "fish": f"fish/vendor_completions.d/{NAME}.fish",
}
"""Where a shell looks for what Tab offers, below ``share``."""
PLACES = {".desktop": "applications", ".metainfo.xml": "metainfo", ".xml": "mime/packages"}


def lay_out(folder: Path) -> None:
    """Write everything a Linux desktop and shell want below ``folder/share``."""
    share = folder / "share"
    for suffix, place in PLACES.items():
        put(share / place / f"{APPLICATION_ID}{suffix}", (LINUX / f"{APPLICATION_ID}{suffix}").read_bytes())
    for size, picture in pictures(SIZES).items():
        put(share / f"icons/hicolor/{size}x{size}/apps/{APPLICATION_ID}.png", picture)
    put(share / f"icons/hicolor/scalable/apps/{APPLICATION_ID}.svg", DRAWING.read_bytes())
    manual = gzip.compress(page().encode(), compresslevel=9, mtime=0)
    put(share / f"man/man1/{NAME}.1.gz", manual)
    for shell, place in COMPLETIONS.items():
        put(share / place, completion(shell).encode())


def install(folder: Path, prefix: Path) -> None:
    """Lay a frozen folder below ``prefix`` (``/usr`` of a package) with its command and all that belongs to it."""
    home = prefix / "lib" / DISTRIBUTION
    shutil.copytree(folder, home, symlinks=True)
    command = prefix / "bin" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("..", "lib", DISTRIBUTION, NAME))
    lay_out(prefix)
    for path in prefix.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == home / NAME else 0o644)


def completion(shell: str) -> str:
    """The script with which a shell asks the program what to offer."""
    from click.shell_completion import get_completion_class

    from ringside_manager.cli.main import ringside
    from ringside_manager.cli.options import VARIABLE

    kind = get_completion_class(shell)
    if kind is None:
        raise ValueError(f"Nothing is known of the shell {shell}.")
    return f"{kind(ringside, {}, NAME, VARIABLE).source()}\n"


def pictures(sizes: Sequence[int]) -> Mapping[int, bytes]:
    """The drawing of the program as PNG, by size in pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QIODevice, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication.instance() or QGuiApplication([])
    drawing, made = QSvgRenderer(str(DRAWING)), {}
    for size in sizes:
        picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        drawing.render(painter)
        painter.end()
        file = QBuffer()
        file.open(QIODevice.OpenModeFlag.WriteOnly)
        picture.save(file, "PNG")  # type: ignore[call-overload]  # its types know file names as bytes alone
        made[size] = bytes(file.data().data())
    del application
    return made


def windows_icon() -> bytes:
    """The icon of the program for Windows (ICO): a directory, then every picture as PNG."""
    found = pictures(WINDOWS_SIZES)
    place = 6 + 16 * len(found)
    directory = struct.pack("<HHH", 0, 1, len(found))
    for size, picture in found.items():
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return directory + b"".join(found.values())


def mac_icon() -> bytes:
    """The icon of the program for macOS (ICNS): each picture with its kind and length before it."""
    found = pictures(tuple(MAC_KINDS))
    parts = [
        MAC_KINDS[size] + struct.pack(">I", len(picture) + 8) + picture for size, picture in found.items()
    ]
    return b"icns" + struct.pack(">I", 8 + sum(map(len, parts))) + b"".join(parts)


def windows_version() -> str:
    """What Windows shows as properties of the programs, in the words PyInstaller reads."""
    numbers = (*(int(part) for part in __version__.split(".")), 0)
    told = {
        "CompanyName": "The Ringside Manager contributors",
        "FileDescription": "Ringside Manager",
        "FileVersion": __version__,
        "InternalName": NAME,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": "Ringside Manager",
        "ProductVersion": __version__,
    }
    words = ", ".join(f"StringStruct({name!r}, {said!r})" for name, said in told.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=[\n"
        f"    StringFileInfo([StringTable('040904B0', [{words}])]),\n"
        "    VarFileInfo([VarStruct('Translation', [1033, 1200])]),\n])\n"
    )


def put(file: Path, content: bytes) -> None:
    """Write a file that everybody may read, with the folders above it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    file.chmod(0o644)


def main(words: Sequence[str]) -> int:
    """Lay the tree out in the folder named; it is made anew."""
    if len(words) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(words[0])
    shutil.rmtree(folder / "share", ignore_errors=True)
    lay_out(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
