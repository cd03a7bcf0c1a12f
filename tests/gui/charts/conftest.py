"""Charts only look at a league: one opening of it will do."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ringside_manager.gui.session import Session
from tests.gui.conftest import seated


@pytest.fixture(scope="package")
def session(
    played_league_file: Path, tmp_path_factory: pytest.TempPathFactory, qapp: QApplication
) -> Iterator[Session]:
    """The played league, open, with Ann at the keyboard."""
    with seated(Path(shutil.copy(played_league_file, tmp_path_factory.mktemp("charts")))) as opened:
        yield opened
