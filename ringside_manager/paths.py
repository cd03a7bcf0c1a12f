"""Where resources, shipped fighter sets, saves and settings lie: in a checkout, installed, or frozen.

An installed or frozen program carries its data in ``_data`` beside this file; in a checkout the same
folders stand at the top of the repository.  No function here creates or reads anything.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

APPLICATION = "ringside-manager"

_PACKAGE = Path(__file__).resolve().parent


def is_checkout() -> bool:
    """Whether the program runs from its repository rather than from an installation."""
    return not _shipped().is_dir()


def resources() -> Path:
    """The folder of icons, phrases, help and styles."""
    return _data() / "resources"


def shipped_sets() -> Path:
    """The folder of the fighter sets that come with the program, one YAML file each."""
    return _data() / "fighter_sets"


def saves() -> Path:
    """The default folder of leagues; it may not exist yet."""
    return (_PACKAGE.parent if is_checkout() else _user_data()) / "saves"


def own_sets() -> Path:
    """The folder of the fighter sets this person saves, never inside the repository; it may not exist yet."""
    return _user_data() / "sets"


def own_rules() -> Path:
    """The folder of the packs of house rules this person keeps, never inside the repository; it may not exist yet."""
    return _user_data() / "house_rules"


def clubs() -> Path:
    """The folder of this device's key and of what it knows of leagues in many places; it may not exist yet."""
    return _user_data() / "clubs"


def settings() -> Path:
    """The folder of this person's settings, never inside the repository; it may not exist yet."""
    system: str = sys.platform
    if system == "linux":  # every command asks, so the plain case does without the library
        return _home_of("XDG_CONFIG_HOME", "~/.config")
    from platformdirs import user_config_path

    return user_config_path(APPLICATION, appauthor=False)


def compiled() -> Path:
    """The folder of code compiled for this machine, never inside the repository; it may not exist yet."""
    from platformdirs import user_cache_path

    return user_cache_path(APPLICATION, appauthor=False) / "compiled"


def _home_of(variable: str, usual: str) -> Path:
    home = os.environ.get(variable, "")
    return (Path(home) if home.strip() else Path(usual).expanduser()) / APPLICATION


def _shipped() -> Path:
    return _PACKAGE / "_data"


def _data() -> Path:
    return _PACKAGE.parent if is_checkout() else _shipped()


def _user_data() -> Path:
    system: str = sys.platform
    if system == "linux":  # every portrait asks
        return _home_of("XDG_DATA_HOME", "~/.local/share")
    from platformdirs import user_data_path

    return user_data_path(APPLICATION, appauthor=False)


# Foundings under way

DRAFT = ".draft"
"""What the name of a league has added to it while its founding is under way."""


def draft_path(league: Path) -> Path:
    """Where the founding of a league is kept while it is under way."""
    return league.with_name(league.name + DRAFT)


def league_path(draft: Path) -> Path:
    """The league a draft file is kept for."""
    return draft.with_name(draft.name.removesuffix(DRAFT))


def drafts_in(folder: Path) -> tuple[Path, ...]:
    """The foundings under way in a folder, by name; none if it is not there."""
    return tuple(sorted(folder.glob(f"*.ringside{DRAFT}"))) if folder.is_dir() else ()
