"""Debian's and Ubuntu's packages: installed when this person may, else the exact command is told."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Sequence

from trouble import SetUpError

# Found one by one on a fresh system: without a screen, and what a screen (X11) needs beyond that.
QT_OFFSCREEN = ("libegl1", "libgl1", "libglib2.0-0", "libdbus-1-3", "libfontconfig1", "libxkbcommon0")
QT_SCREEN = ("libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxkbcommon-x11-0")
# What the pages of leagues are tried in.
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BROWSER = ("chromium",)


def prefix(user_id: int | None, sudo_works: Callable[[], bool]) -> tuple[str, ...] | None:
    """The words before ``apt-get`` that give it the right to install; None if this person has no such right."""
    if user_id == 0:
        return ()
    return ("sudo", "-n") if sudo_works() else None


def commands(packages: Sequence[str], before: Sequence[str]) -> list[list[str]]:
    """The two commands that install ``packages``, nothing merely recommended with them."""
    apt = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    return [[*apt, "update", "-q"], [*apt, "install", "-q", "-y", "--no-install-recommends", *packages]]


def advice(packages: Sequence[str], what: str, has_apt: bool) -> str:
    """What to do by hand about missing ``packages``."""
    if has_apt:
        by_hand = "sudo apt-get update && sudo apt-get install -y --no-install-recommends"
        return f"Missing here: {what}. Install this and start again:\n    {by_hand} {' '.join(packages)}"
    names = " ".join(packages)
    return f"Missing here: {what}. Install what your system calls these, and start again:\n    {names}"


def install(packages: Sequence[str], what: str) -> None:
    """Install ``packages``, or raise SetUpError with the command to do it by hand."""
    has_apt = shutil.which("apt-get") is not None
    before = prefix(_user_id(), _sudo_works) if has_apt else None
    if before is None:
        raise SetUpError(advice(packages, what, has_apt))
    print(f"Installing {what}: {' '.join(packages)}", flush=True)
    for command in commands(packages, before):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            said = done.stderr.strip().splitlines() or ["it gave no reason"]
            raise SetUpError(f"{' '.join(command)} failed: {said[-1]}\n{advice(packages, what, has_apt)}")


def _user_id() -> int | None:
    return os.geteuid() if hasattr(os, "geteuid") else None


def _sudo_works() -> bool:
    if shutil.which("sudo") is None:
        return False
    return subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
