"""Luck and ratings on the page of records: what is said before, while and after the bouts are weighed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.gui.pages.history import luck
from ringside_manager.gui.pages.history.luck import LuckPart, rarity, rating_text, signed, signed_dollars
from ringside_manager.gui.session import Session
from ringside_manager.office import forecasting
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.luck import Account, ManagerRating

pytestmark = pytest.mark.usefixtures("undressed")


class Nobody:
    """No other processes."""

    def executor(self) -> Executor | None:
        return None


@pytest.fixture
def show(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[[Session], LuckPart]:
    monkeypatch.setattr(forecasting, "_samples", {})
    monkeypatch.setattr(forecasting, "STEPS", (2, 2))
    monkeypatch.setattr(luck, "OFTEN", 0.0)
    monkeypatch.setattr(luck, "pool", Nobody)

    def shown(session: Session) -> LuckPart:
        part = LuckPart()
        qtbot.addWidget(part)
        part.resize(1040, 680)
        part.fill(session)
        part.show()
        return part

    return shown


@pytest.fixture
def begun(new_session: Session) -> Session:
    """A league of four nights: each bout is fought again and again."""
    for _ in range(4):
        new_session.do("a night", lambda office, _: office.hold_night(NightOrder(1)))
        new_session.wait()
    return new_session


def test_the_managers_their_luck_and_the_least_likely_bouts(
    begun: Session, show: Callable[[Session], LuckPart], qtbot: QtBot
) -> None:
    part = show(begun)
    qtbot.waitUntil(lambda: part.both.isVisible() and not part.is_working)
    rows = part.managers.rows
    assert {row.luck.name for row in rows} == {"Ann", "Ben", "Cy", "Di"}
    fought = sum(bout.outcome is not None for bout in begun.books.bouts.values())
    assert part.said.text() == f"{fought} bouts"
    assert all(row.rating is not None for row in rows)
    chances = [row.upset.chance for row in part.upsets.rows]
    assert (len(chances), chances) == (fought, sorted(chances))
    assert part.upsets.rows[0].fighters[0] in {page.name for page in begun.books.fighters.values()}

    weighing_on = part._weighing
    part.fill(begun)
    assert part._weighing is weighing_on
    begun.do("a night", lambda office, _: office.hold_night(NightOrder(1)))
    begun.wait()
    part.fill(begun)
    qtbot.waitUntil(lambda: not part.is_working)
    assert len(part.upsets.rows) > fought


def test_stopped_it_can_go_on(begun: Session, show: Callable[[Session], LuckPart], qtbot: QtBot) -> None:
    part = show(begun)
    part.stop()
    qtbot.waitUntil(part.again.isVisible)
    part.again.click()
    qtbot.waitUntil(lambda: part.both.isVisible() and not part.is_working)
    assert not part.again.isVisible()


def test_without_a_bout_it_says_so(new_session: Session, show: Callable[[Session], LuckPart]) -> None:
    part = show(new_session)
    assert part.empty.isVisible()
    assert "No bout has been fought yet" in part.empty.text.text()


def test_figures_in_words() -> None:
    assert (signed(1.25), signed(-0.04), signed(-2.0)) == ("+1.2", "0", "\N{MINUS SIGN}2")
    assert (signed_dollars(123_456), signed_dollars(-5_000)) == ("+$1,235", "\N{MINUS SIGN}$50")
    assert rarity(Account(12.0, 10.0, 1.0)) == "1 in 22"
    assert rarity(Account(1.0, 1.0)) == ""
    assert rating_text(ManagerRating(1, "Ann", 19, 80)) == "too early to say"
    assert rating_text(ManagerRating(1, "Ann", 40, 200, 1.44, 0.8)) == "+1.4 ± 0.8"
