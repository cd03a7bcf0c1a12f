"""A small league for whoever does something to its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.league.leagues import write_league
from tests.league.scribe import Scribe, league


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "l.ringside"
    write_league(path)
    return path


@pytest.fixture
def scribe() -> Scribe:
    return league()
