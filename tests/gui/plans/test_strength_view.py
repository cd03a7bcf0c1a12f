"""How strong the corners are."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from ringside_manager.bout.engine import EngineInfo
from ringside_manager.gui.plans.start_dialog import StrengthView
from ringside_manager.plans import StrengthRow
from tests.gui.looking import texts, uncut, unnamed

EVEN = ("George Foreman", "George Foreman")
ODD = ("Muhammad Ali", "Rocky Marciano")


def row(
    kind: str, opponent: str, pair: tuple[str, str], share: float, par: float, par_error: float
) -> StrengthRow:
    return StrengthRow(kind, opponent, *pair, 10_000, share, 0.01, par, par_error)


ROWS = (
    row("level", "expert", EVEN, 0.5, 0.5, 0.0),
    row("plan", "swarmer", EVEN, 0.55, 0.5, 0.0),
    row("habit", "only-rush", EVEN, 0.71, 0.5, 0.0),
    row("policy", "plain", ODD, 0.97, 0.62, 0.01),
    row("suggested", "suggested", ODD, 0.58, 0.62, 0.01),
)


def test_each_pairing_has_its_table(info: EngineInfo, qtbot: QtBot) -> None:
    view = StrengthView(info, ROWS)
    qtbot.addWidget(view)
    assert view.texts == [
        ("the program (expert)", "50 % ± 1", "50 %"),
        ("the plan “Swarmer”", "55 % ± 1", "50 %"),
        ("the expert who always rushes and uses no tactic", "71 % ± 1", "50 %"),
    ]
    assert (
        view.said.text()
        == "No corner does better against the program with these cards than the program itself does."
    )
    view.pairing.setCurrentIndex(1)
    view.refresh()
    assert view.texts == [
        ("the plain corner: dice and habit", "97 % ± 1", "62 % ± 1"),
        ("its own suggestion, as a plan", "58 % ± 1", "62 % ± 1"),
    ]
    assert view.said.text().startswith("1 corner does better against the program")


def test_a_system_nobody_measured_still_has_its_levels(info: EngineInfo, qtbot: QtBot) -> None:
    view = StrengthView(info, ())
    qtbot.addWidget(view)
    view.show()
    told = texts(view)
    assert "Nothing has been measured for this bout system." in told
    assert sum(told.count(f"{level}") for level in told if level.startswith("Expert: ")) == 1


def test_it_can_be_read(info: EngineInfo, qtbot: QtBot) -> None:
    view = StrengthView(info, ROWS)
    qtbot.addWidget(view)
    view.resize(840, 420)
    view.show()
    assert (uncut(view), unnamed(view)) == ([], [])
