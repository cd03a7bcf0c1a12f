"""Builds every package of a clean checkout, with checksums and a bill of materials.

    python3 packaging/bootstrap.py release [DIRECTORY]     (dist/ if none is named)

What can be built on this system is built, and what cannot is said with the reason:

    everywhere   wheel, sdist, bill of materials (CycloneDX), SHA256SUMS
    Linux        the program as one folder (.tar.xz), .deb, .AppImage
    Windows      the program as one folder (.zip), the installer (Inno Setup)
    macOS        the bundle (.dmg)

Everything is dated by the commit and packed in one order, so that two builds of one commit on one system can be compared.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import appimage
import deb
import desktop
import ingredients
from frozen import DISTRIBUTION, NAME, moment, size_by_part
from trouble import SetUpError

from ringside_manager import __version__

ROOT = Path(__file__).resolve().parent.parent
INNO = ("iscc", "ISCC", r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe")


@dataclass(frozen=True, slots=True)
class Workshop:
    """Where a release is built: the checkout it is made of, and where its packages go."""

    source: Path
    target: Path

    @property
    def build(self) -> Path:
        return self.source / "build" / "release"

    @property
    def folder(self) -> Path:
        """The frozen program."""
        return self.build / "frozen" / NAME

    @property
    def stem(self) -> str:
        """How a file of this system is called, before its suffix."""
        import platform

        return f"{DISTRIBUTION}-{__version__}-{sys.platform}-{platform.machine().casefold()}"

    def run(self, *command: str, **variables: str) -> None:
        """Run a command in the checkout; ``SetUpError`` if it fails."""
        environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | variables
        done = subprocess.run(
            command,
            cwd=self.source,
            env=environ,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode:
            raise SetUpError(f"{' '.join(command)} failed:\n{(done.stderr or done.stdout).strip()[-3000:]}")


# What every system builds.


def python_packages(shop: Workshop) -> list[Path]:
    """Wheel and sdist."""
    words = (
        sys.executable,
        "-P",
        "-m",
        "hatchling",
        "build",
        "-t",
        "wheel",
        "-t",
        "sdist",
        "-d",
        str(shop.target),
    )
    shop.run(*words)
    return [*shop.target.glob("*.whl"), *shop.target.glob("*.tar.gz")]


def freeze(shop: Workshop) -> None:
    """The program in one folder, frozen of the wheel; the pictures its programs carry are made before."""
    site, pictures = shop.build / "site", shop.build / "pictures"
    (wheel,) = shop.target.glob("*.whl")
    install = ("install", "--quiet", "--no-deps", "--no-compile", "--target", str(site), str(wheel))
    shop.run(sys.executable, "-I", "-m", "pip", *install)
    desktop.put(pictures / "ringside.ico", desktop.windows_icon())
    desktop.put(pictures / "ringside.icns", desktop.mac_icon())
    desktop.put(pictures / "version.txt", desktop.windows_version().encode())
    words = ("--noconfirm", "--distpath", str(shop.build / "frozen"), "--workpath", str(shop.build / "work"))
    spec = ("-P", "-m", "PyInstaller", *words, "packaging/ringside.spec")
    shop.run(sys.executable, *spec, PYTHONPATH=str(site), PYTHONHASHSEED="0")


def materials(shop: Workshop) -> list[Path]:
    """The bill of materials."""
    file = shop.target / f"{shop.stem}.cdx.json"
    file.write_text(ingredients.bill(shop.folder, moment()), encoding="utf-8", newline="\n")
    return [file]


# What one system builds.


def folder_as_tar(shop: Workshop) -> list[Path]:
    """The folder as an archive, its files in the order of their names, all of the commit's moment and nobody's."""
    file = shop.target / f"{shop.stem}.tar.xz"

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.mtime, info.uid, info.gid, info.uname, info.gname = int(moment().timestamp()), 0, 0, "", ""
        info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
        return info

    with tarfile.open(file, "w:xz", preset=2) as archive:
        for path in sorted([shop.folder, *shop.folder.rglob("*")]):
            name = Path(f"{DISTRIBUTION}-{__version__}") / path.relative_to(shop.folder)
            archive.add(path, name, recursive=False, filter=plain)
    return [file]


def folder_as_zip(shop: Workshop) -> list[Path]:
    """The folder as an archive for Windows."""
    file, stamp = shop.target / f"{shop.stem}.zip", moment().timetuple()[:6]
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(path for path in shop.folder.rglob("*") if path.is_file()):
            name = Path(f"{DISTRIBUTION}-{__version__}") / path.relative_to(shop.folder)
            archive.writestr(zipfile.ZipInfo(name.as_posix(), stamp), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return [file]


def debian_package(shop: Workshop) -> list[Path]:
    """The package for Debian and Ubuntu."""
    return [deb.build(shop.folder, shop.target)]


def appimage_file(shop: Workshop) -> list[Path]:
    """The AppImage."""
    return [appimage.build(shop.folder, shop.build / "AppDir", shop.target / f"{shop.stem}.AppImage")]


def installer(shop: Workshop) -> list[Path]:
    """The installer for Windows."""
    compiler = next((found for name in INNO if (found := shutil.which(name))), None)
    if compiler is None:
        raise SetUpError("Inno Setup 6 is not installed.")
    words = (f"/DVersion={__version__}", f"/DFolder={shop.folder}", f"/O{shop.target}", f"/F{shop.stem}")
    shop.run(compiler, "/Q", *words, "packaging/windows/ringside.iss")
    return [shop.target / f"{shop.stem}.exe"]


def disk_image(shop: Workshop) -> list[Path]:
    """The bundle for macOS on a disk image."""
    bundle, file = shop.build / "frozen" / "Ringside Manager.app", shop.target / f"{shop.stem}.dmg"
    shop.run("hdiutil", "create", "-volname", "Ringside Manager", "-srcfolder", str(bundle), "-ov", str(file))
    return [file]


Step = Callable[[Workshop], list[Path]]
BY_SYSTEM: dict[str, tuple[Step, ...]] = {
    "linux": (folder_as_tar, debian_package, appimage_file),
    "win32": (folder_as_zip, installer),
    "darwin": (disk_image,),
}


# The whole.


def prepare(target: Path) -> Workshop:
    """An empty workshop for the last commit; ``SetUpError`` if the checkout is not as that is."""
    if told := _git("status", "--porcelain").strip():
        raise SetUpError(f"A release is made of a commit. Commit or put away what differs first:\n{told}")
    os.environ["SOURCE_DATE_EPOCH"] = _git("log", "-1", "--format=%ct").strip()
    shop = Workshop(ROOT, target)
    for folder in (shop.build, target):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    return shop


def _git(*words: str) -> str:
    command = ["git", "-C", str(ROOT), *words]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetUpError(f"A release is made of a commit, and git cannot tell it: {error}") from error


def checksums(files: Sequence[Path], target: Path) -> None:
    """``SHA256SUMS``, as sha256sum -c reads it."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files)]
    (target / "SHA256SUMS").write_text("".join(lines), encoding="utf-8", newline="\n")


def release(target: Path) -> list[str]:
    """Build everything into ``target``; what could not be built here, each with its reason."""
    shop, left_out = prepare(target), list[str]()
    files = python_packages(shop)
    print("Freezing the program; this takes some minutes.", flush=True)
    freeze(shop)
    for step in (materials, *BY_SYSTEM.get(sys.platform, ())):
        try:
            files += step(shop)
        except SetUpError as error:
            left_out.append(f"{(step.__doc__ or '').rstrip('.')}: {error}")
    checksums(files, target)
    for file in sorted(files):
        print(f"{file.stat().st_size / 1e6:8.1f} MB  {file.name}")
    print(f"{sum(size for _, size in size_by_part(shop.folder)) / 1e6:8.1f} MB  the folder, unpacked")
    return left_out


def main(words: Sequence[str]) -> int:
    """Build a release; 1 if something that this system builds is missing."""
    if len(words) > 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        left_out = release(Path(words[0] if words else ROOT / "dist").resolve())
    except SetUpError as error:
        print(error, file=sys.stderr)
        return 1
    for line in left_out:
        print(f"Not built here. {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
