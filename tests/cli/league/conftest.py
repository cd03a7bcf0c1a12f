"""A league to call commands on: two persons and an AI manager, fourteen nights old."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import call
from tests.office.clubs import PERSONS, club, founding

__all__ = ["call"]


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("leagues") / "club.ringside"
    with club(path, founding(PERSONS, options={"nights": "20"}), 14):
        return path


@pytest.fixture
def save(whole: Path, tmp_path: Path) -> Path:
    """A copy to be changed."""
    path = tmp_path / "club.ringside"
    shutil.copyfile(whole, path)
    return path
