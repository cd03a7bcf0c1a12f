"""The AppImage: one file that runs on any Linux of our glibc or a newer one, made of the frozen folder.

An AppImage is a small program (its *runtime*), and behind it a compressed file system that it mounts and starts.  The
runtime comes with no package of Debian or of Python; where ``RINGSIDE_APPIMAGE_RUNTIME`` names its file, the AppImage is made.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import desktop
from frozen import DISTRIBUTION, NAME, moment
from trouble import SetUpError

from ringside_manager import APPLICATION_ID

RUNTIME = "RINGSIDE_APPIMAGE_RUNTIME"
MAGIC = b"AI\x02"
"""What a runtime of the second type has at its byte 8."""


def build(folder: Path, tree: Path, file: Path) -> Path:
    """Lay the program out in ``tree`` as an AppDir and make ``file`` of it; ``SetUpError`` where the tools are missing."""
    lay_out(folder, tree)
    runtime = Path(os.environ.get(RUNTIME, ""))
    if not runtime.is_file():
        raise SetUpError(
            f"The folder {tree.name} is laid out; set {RUNTIME} to the file of an AppImage runtime."
        )
    content = runtime.read_bytes()
    if content[8:11] != MAGIC:
        raise SetUpError(f"{runtime} is no runtime of an AppImage of the second type.")
    packed = file.with_suffix(".squashfs")
    _pack(tree, packed)
    file.write_bytes(content + packed.read_bytes())
    packed.unlink()
    file.chmod(0o755)
    return file


def lay_out(folder: Path, tree: Path) -> None:
    """The AppDir: the program as below ``/usr``, and at the top its start, its entry and its icon."""
    shutil.rmtree(tree, ignore_errors=True)
    desktop.install(folder, tree / "usr")
    (tree / "AppRun").symlink_to(Path("usr", "lib", DISTRIBUTION, NAME))
    (tree / f"{APPLICATION_ID}.desktop").symlink_to(
        Path("usr/share/applications", f"{APPLICATION_ID}.desktop")
    )
    picture = Path("usr/share/icons/hicolor/256x256/apps", f"{APPLICATION_ID}.png")
    for name in (f"{APPLICATION_ID}.png", ".DirIcon"):
        (tree / name).symlink_to(picture)


def _pack(tree: Path, packed: Path) -> None:
    """The tree as a file system of equal bytes for equal trees: nobody's, all of the commit's moment."""
    if shutil.which("mksquashfs") is None:
        raise SetUpError("An AppImage needs mksquashfs: install squashfs-tools.")
    options = ("-noappend", "-all-root", "-no-progress", "-quiet", "-comp", "xz", "-processors", "1")
    stamp = str(int(moment().timestamp()))
    environ = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    times = ("-mkfs-time", stamp, "-all-time", stamp)
    command = ["mksquashfs", str(tree), str(packed), *options, *times]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetUpError(f"mksquashfs failed: {done.stderr.strip()[-2000:]}")
