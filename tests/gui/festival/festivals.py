"""Festivals to show: small ones, by corners that decide at once."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest

from ringside_manager.bout import registry
from ringside_manager.campaign.festivals import Format
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.festival import FestivalWindow
from ringside_manager.office.festivals import Festival, founded, write


def made(
    form: Format = Format.KNOCKOUT, entrants: int = 4, bouts: int = 0, system: str = "ringside"
) -> Festival:
    """A festival of the first heavyweights after so many bouts."""
    engine = registry.get(system)
    men = load_set("heavyweights").fighters[:entrants]
    festival = founded(form, engine, men, rounds=engine.info.rounds[0], corner="plain", seed=5)
    for _ in range(bouts):
        festival = festival.hold(festival.due[0])
    return festival


def opened(festival: Festival, folder: Path) -> FestivalWindow:
    """The festival in its window, kept in a file of this folder."""
    path = folder / "Friday Cup.festival"
    write(festival, path)
    window = FestivalWindow.open(path)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    return window
