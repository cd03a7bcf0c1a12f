"""The code printed beside a bout: read with a phone or typed, it opens the bout again in the program."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from pathlib import Path

from ringside_manager import paths
from ringside_manager.errors import NoSaveError, UsageError, excerpt
from ringside_manager.language import say

SCHEME = "ringside:"
SUFFIX = ".ringside"
_LONGEST = 800
_PLAIN = re.compile(r"[A-Za-z0-9_.-]")
_CODE = re.compile(r"ringside:([^/\\]{1,760})/([1-9][0-9]{0,8})")


@dataclass(frozen=True, slots=True)
class BoutCode:
    """A bout of a league: ``league`` is the name of its file without suffix, ``bout`` the number in its books."""

    league: str
    bout: int

    @property
    def word(self) -> str:
        """What the code says: ``ringside:club/14``."""
        return f"{SCHEME}{''.join(map(_sign, self.league))}/{self.bout}"

    def drawing(self) -> str:
        """The code as SVG, black on white."""
        import segno

        file = io.BytesIO()
        segno.make(self.word, error="m", micro=False).save(file, kind="svg", border=1, xmldecl=False)
        return file.getvalue().decode("utf-8")


def _sign(sign: str) -> str:
    """A letter as it stands in a code: anything but plain letters, digits and ``-_.`` as its bytes."""
    return sign if _PLAIN.match(sign) else "".join(f"%{byte:02X}" for byte in sign.encode())


def _league(written: str) -> str:
    """The name a code was made of; empty if it is none."""
    found = re.sub(rb"%([0-9A-Fa-f]{2})", lambda pair: bytes([int(pair.group(1), 16)]), written.encode())
    try:
        return found.decode()
    except UnicodeDecodeError:
        return ""


def is_code(text: str) -> bool:
    """Whether a word means a printed code, sound or not."""
    return text.casefold().startswith(SCHEME)


def read_code(text: str) -> BoutCode:
    """The bout a code names; ``UsageError`` for anything else, a path in it included."""
    said = text.strip()
    found = _CODE.fullmatch(said) if len(said) <= _LONGEST else None
    league = _league(found.group(1)) if found else ""
    if found is None or not league or league != Path(league).name or "\0" in league or league.startswith("."):
        raise UsageError(
            say("{text} is no code of a bout; one looks like ringside:club/14.", text=excerpt(said))
        )
    return BoutCode(league, int(found.group(2)))


def league_of(code: BoutCode, *folders: Path) -> Path:
    """The league of that name in one of the folders, else where leagues are kept; ``NoSaveError`` if it is in none."""
    for folder in (*folders, paths.saves()):
        file = folder / f"{code.league}{SUFFIX}"
        if file.is_file():
            return file
    raise NoSaveError(
        say("There is no league {league} here.", league=excerpt(code.league + SUFFIX)),
        next_step=say("Go to its folder, or name its file and the bout: --bout {bout}.", bout=code.bout),
    )
