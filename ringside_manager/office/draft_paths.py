"""Where foundings under way are kept; light, for whoever only asks whether there are any."""

from __future__ import annotations

from pathlib import Path

SUFFIX = ".draft"
"""What the name of a league has added to it while its founding is under way."""


def draft_path(league: Path) -> Path:
    """Where the founding of a league is kept while it is under way."""
    return league.with_name(league.name + SUFFIX)


def league_path(draft: Path) -> Path:
    """The league a draft file is kept for."""
    return draft.with_name(draft.name.removesuffix(SUFFIX))


def drafts_in(folder: Path) -> tuple[Path, ...]:
    """The foundings under way in a folder, by name; none if it is not there."""
    return tuple(sorted(folder.glob(f"*.ringside{SUFFIX}"))) if folder.is_dir() else ()
