"""Pages about people over real leagues, one of them with nasty names."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringside_manager.fighters import Fighter
from ringside_manager.gui.pages import Page, page_of
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.office.founding_script import Founding
from tests.office.clubs import aged

Show = Callable[[Place], Page]

NASTY = ("<b>Bold</b> & Co", "=SUM(A1:A9)", "Ünal Øst", "$x^2$ %s {0}", "&amp; <img src=x>", "中村 健")


class Traveller:
    """Shows places of one league and notes where its pages want to go."""

    def __init__(self, session: Session, qtbot: QtBot) -> None:
        self.session = session
        self.gone: list[Place] = []
        self._qtbot = qtbot
        self._pages: dict[str, Page] = {}

    def __call__(self, place: Place, size: tuple[int, int] = (1060, 660)) -> Page:
        """The page of a place, shown and filled, whatever it computes done."""
        if place.page not in self._pages:
            page = self._pages[place.page] = page_of(place.page, self.session)
            self._qtbot.addWidget(page)
            page.go.connect(self.gone.append)
        page = self._pages[place.page]
        page.resize(*size)
        page.show()
        page.show_place(place)
        self.session.wait()
        for _ in range(4):  # a layout within a layout is settled one step later
            QApplication.processEvents()
        return page

    @property
    def last(self) -> Place:
        """Where a page wanted to go last."""
        return self.gone[-1]


@pytest.fixture
def show(session: Session, qtbot: QtBot) -> Traveller:
    """Places of the played league."""
    return Traveller(session, qtbot)


@pytest.fixture
def show_new(new_session: Session, qtbot: QtBot) -> Traveller:
    """Places of the league that was only founded."""
    return Traveller(new_session, qtbot)


@pytest.fixture(scope="session")
def nasty_file(founding: Founding, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A league of eight nights whose first fighters have names that are markup, formulas and more."""
    fighters = tuple(
        _renamed(fighter, NASTY[place]) if place < len(NASTY) else fighter
        for place, fighter in enumerate(founding.fighters)
    )
    return aged(tmp_path_factory.mktemp("nasty") / "nasty.ringside", replace(founding, fighters=fighters), 8)


def _renamed(fighter: Fighter, name: str) -> Fighter:
    return replace(fighter, name=name, nickname=name, nationality=name, cards={})


@pytest.fixture
def show_nasty(nasty_file: Path, tmp_path: Path, qtbot: QtBot, qapp: QApplication) -> Iterator[Traveller]:
    """Places of the league with nasty names."""
    opened = Session.open(Path(shutil.copy(nasty_file, tmp_path / "nasty.ringside")))
    opened.sit(opened.persons[0])
    yield Traveller(opened, qtbot)
    opened.close()
