"""How long a league of ten seasons and 64 fighters takes to become a site, and to be brought up to date; run with ``-m speed``."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest

from ringside_manager.almanac.site import export_site
from ringside_manager.office.office import Office
from tests.speed.conftest import Noting
from tests.speed.test_window import decade  # noqa: F401 - a fixture

pytestmark = [pytest.mark.speed, pytest.mark.timeout(900)]
AIM, AGAIN = 20, 8
"""Seconds."""


def test_ten_seasons_become_a_site(decade: Path, tmp_path: Path, figure: Noting) -> None:  # noqa: F811
    with Office.open(decade, read_only=True) as office:
        for what, aim in (("written", AIM), ("written again", AGAIN)):
            begun = perf_counter()
            done = export_site(office, tmp_path / "site")
            figure(f"the site of ten seasons, {what}", perf_counter() - begun, "s", aim)
        assert (done.written, done.removed) == (0, 0)
    weight = sum(path.stat().st_size for path in (tmp_path / "site").rglob("*") if path.is_file())
    figure("the site of ten seasons", weight / 1_000_000, "MB")
    bouts = [path.stat().st_size for path in (tmp_path / "site" / "bout").iterdir()]
    figure("a page of a bout", sum(bouts) / len(bouts) / 1_000, "kB")
