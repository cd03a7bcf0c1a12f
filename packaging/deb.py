"""The package for Debian and Ubuntu, made of the frozen folder and of what a desktop and a shell know of the program."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from email.utils import format_datetime
from pathlib import Path

import desktop
import ingredients
from frozen import DISTRIBUTION, moment
from trouble import SetUpError

from ringside_manager import __version__

ROOT = Path(__file__).resolve().parent.parent
MAINTAINER = "The Ringside Manager contributors <ringside-manager@users.noreply.github.com>"
PLACE = Path("usr", "lib", DISTRIBUTION)
"""Where the frozen folder lies once it is installed."""
_CONTROL = """\
Package: {package}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: desktop-file-utils, shared-mime-info
Section: misc
Priority: optional
Homepage: https://ringside-manager.github.io/ringside/
Description: run a boxing league of several managers
 Several managers, people at one keyboard, in many places or played by the
 program, run stables of fighters: they make bouts, fight nights pass, purses
 are paid, rankings move, a champion is crowned, careers end.
 .
 Bouts are fought at once, watched blow by blow or boxed by one or two people,
 under the rules of five tabletop games. Every result can be replayed,
 corrected and explained by the rule behind it.
 .
 The package brings Python, Qt and all other libraries with it.
"""
_OVERRIDES = """\
# The program is one folder with its own Python, Qt and libraries, as it is tried and published everywhere else.
{package}: embedded-library
{package}: shared-library-lacks-prerequisites
{package}: custom-library-search-path
{package}: hardening-no-bindnow
{package}: hardening-no-fortify-functions
{package}: hardening-no-relro
{package}: unstripped-binary-or-object
{package}: extra-license-file
{package}: font-in-non-font-package
{package}: font-outside-font-dir
{package}: spelling-error-in-binary
{package}: shared-library-is-executable
# It is published by the project itself, not uploaded to Debian.
{package}: initial-upload-closes-no-bugs
"""


def build(folder: Path, target: Path) -> Path:
    """Make the package of a frozen folder in ``target`` and return its file; ``SetUpError`` without Debian's tools."""
    for tool in ("dpkg-deb", "dpkg-shlibdeps"):
        if shutil.which(tool) is None:
            raise SetUpError(f"A package for Debian needs {tool}: install dpkg-dev.")
    architecture = _output("dpkg", "--print-architecture")
    with tempfile.TemporaryDirectory() as work:
        tree = Path(work) / "tree"
        _lay_out(folder, tree)
        _control(tree, architecture, _depends(tree, Path(work)))
        _date(tree)
        made = target / f"{DISTRIBUTION}_{__version__}_{architecture}.deb"
        made.parent.mkdir(parents=True, exist_ok=True)
        # Every system new enough for our glibc reads zstd, which packs faster than xz.
        _output(
            "dpkg-deb",
            "--root-owner-group",
            "-Zzstd",
            "-z6",
            "--threads-max=1",
            "--build",
            str(tree),
            str(made),
        )
    return made


def _lay_out(folder: Path, tree: Path) -> None:
    """Everything the package installs, below ``tree``."""
    desktop.install(folder, tree / "usr")
    papers = tree / "usr" / "share" / "doc" / DISTRIBUTION
    desktop.put(papers / "copyright", _copyright().encode())
    desktop.put(papers / "changelog.gz", gzip.compress(_changelog().encode(), compresslevel=9, mtime=0))
    overrides = _OVERRIDES.format(package=DISTRIBUTION)
    desktop.put(tree / "usr/share/lintian/overrides" / DISTRIBUTION, overrides.encode())
    for path in (tree, *tree.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)


def _control(tree: Path, architecture: str, depends: str) -> None:
    """What dpkg wants to know, in ``DEBIAN``."""
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(file.stat().st_size for file in files) // 1024
    control = _CONTROL.format(
        package=DISTRIBUTION,
        version=__version__,
        architecture=architecture,
        maintainer=MAINTAINER,
        size=size,
        depends=depends,
    )
    desktop.put(tree / "DEBIAN" / "control", control.encode())
    desktop.put(tree / "DEBIAN" / "md5sums", "".join(_sums(tree, files)).encode())
    (tree / "DEBIAN").chmod(0o755)


def _date(tree: Path) -> None:
    """Give everything the commit's moment: dpkg itself but takes later ones back to it."""
    stamp = moment().timestamp()
    for path in (tree, *tree.rglob("*")):
        os.utime(path, (stamp, stamp), follow_symlinks=False)


def _sums(tree: Path, files: list[Path]) -> Iterator[str]:
    for file in files:
        digest = hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()
        yield f"{digest}  {file.relative_to(tree).as_posix()}\n"


def _depends(tree: Path, work: Path) -> str:
    """The packages whose libraries the folder asks for and does not bring, as dpkg-shlibdeps finds them."""
    source = f"Source: {DISTRIBUTION}\n\nPackage: {DISTRIBUTION}\nArchitecture: any\n"
    desktop.put(work / "debian" / "control", source.encode())
    inner = tree / PLACE / "_internal"
    files = [path for path in sorted((tree / PLACE).rglob("*")) if not path.is_symlink() and _is_elf(path)]
    own = sorted({str(path.parent) for path in files} | {str(inner)})
    searched = [f"-l{folder}" for folder in own]
    # What is brought along is told to be asked for, too, by the name of its package.
    brought = sorted({f"-x{library.package}" for library in ingredients.libraries(tree / PLACE)})
    options = ("-O", "--ignore-missing-info", f"-S{tree}", *searched, *brought)
    told = _output("dpkg-shlibdeps", *options, *(f"-e{file}" for file in files), folder=work)
    return told.partition("shlibs:Depends=")[2].splitlines()[0]


def _is_elf(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _copyright() -> str:
    """The licence of the program, and where those of the libraries lie."""
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return (
        f"Ringside Manager {__version__}\n\n{own}\n"
        f"The folder /{PLACE.as_posix()} holds Python, Qt and other libraries under licences of their own;\n"
        f"their texts lie in /{PLACE.as_posix()}/_internal/licences. Qt and PySide6 are used under the LGPL,\n"
        "version 3 (/usr/share/common-licenses/LGPL-3); their libraries lie there as files and may be exchanged.\n"
    )


def _changelog() -> str:
    return (
        f"{DISTRIBUTION} ({__version__}) stable; urgency=medium\n\n  * See the list of changes of the program.\n\n"
        f" -- {MAINTAINER}  {format_datetime(moment())}\n"
    )


def _output(*command: str, folder: Path | None = None) -> str:
    """What a tool prints; ``SetUpError`` with its complaint if it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetUpError(f"{command[0]} failed: {done.stderr.strip()[-2000:]}")
    return done.stdout.strip()
