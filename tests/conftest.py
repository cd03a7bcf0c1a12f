"""What every test stands on: how Hypothesis searches, and folders that are nobody's own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # two workers share the cores; more threads only wait

# Two cores shared by several jobs make time limits of single examples a matter of luck.
# Forty new examples each time; four hundred with --hypothesis-profile=long.
settings.register_profile("house", deadline=None, print_blob=True, max_examples=40)
settings.register_profile("long", settings.get_profile("house"), max_examples=400)
settings.register_profile("ci", settings.get_profile("house"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "house")


@pytest.fixture(autouse=True)
def _nobodys_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep settings and leagues of the person who runs the tests out of reach."""
    home = tmp_path_factory.getbasetemp() / "home"
    for variable, folder in (("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "data"), ("APPDATA", "config")):
        monkeypatch.setenv(variable, str(home / folder))


@pytest.fixture(scope="session")
def repository() -> Path:
    """The top folder of the checkout under test."""
    return Path(__file__).resolve().parent.parent
