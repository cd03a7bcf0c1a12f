"""The review of a bout in the window: worked out beside it, told in words, a door to every moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ringside_manager.bout import RED
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.ring.review.dialog import ReviewDialog
from ringside_manager.gui.ring.review.sheet import balance, decision_rows, verdict
from ringside_manager.odds.review import Decision, Effort, Review
from ringside_manager.play import Contest
from tests.gui.looking import unnamed
from tests.play.test_contest import EXPERT, PERSON, heavyweights, played

LITTLE = Effort(bouts=60, probes=60, samples=4, again=8, dearest=3)


def watched() -> Match:
    return Match.watched(played(Contest(heavyweights(1), 5, (PERSON, EXPERT))).record())


@pytest.fixture
def dialog(qtbot: QtBot) -> ReviewDialog:
    made = ReviewDialog(watched(), executors=lambda: None, effort=LITTLE)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_review_fills_curve_balance_and_turns_and_leads_to_the_moment(
    dialog: ReviewDialog, qtbot: QtBot
) -> None:
    assert dialog.bar.isVisible()
    qtbot.waitUntil(lambda: dialog.review is not None, timeout=60_000)
    qtbot.waitUntil(lambda: not dialog.bar.isVisible())
    assert len(dialog.swings.rows) > 0
    assert len(dialog.decisions.rows) == len(dialog.review.decisions)  # type: ignore[union-attr]
    assert "Dice and guesses were kinder" in dialog.said.text()
    assert unnamed(dialog) == []
    first = dialog.swings.rows[0]
    with qtbot.waitSignal(dialog.jumped) as jumped:
        dialog.swings.activated.emit(first)
    assert jumped.args == [first.event]
    assert 0 < first.event <= len(dialog._match.film)
    with qtbot.waitSignal(dialog.jumped):
        qtbot.mouseClick(dialog.curve, Qt.MouseButton.LeftButton, pos=dialog.curve.rect().center())


def test_a_review_can_be_stopped_and_says_so(qtbot: QtBot) -> None:
    made = ReviewDialog(watched(), executors=lambda: None)
    qtbot.addWidget(made)
    made.show()
    made.stop.click()
    qtbot.waitUntil(lambda: made.said.text() == "Stopped.", timeout=30_000)
    assert made.review is None
    assert not made.bar.isVisible()


def found(cost: tuple[float, float], luck: tuple[float, float]) -> Review:
    end = 0.6 - cost[0] + cost[1] + luck[0] - luck[1]
    return Review((), (), (), 0.6, end, cost, (0.0, 0.0), luck, (0.01, 0.01), 100, None)


def test_the_balance_adds_up_from_the_first_bell_to_the_end() -> None:
    rows = balance(found((0.10, 0.02), (0.30, 0.12)))
    assert rows[0][1:] == ("60 %", "40 %")
    assert rows[1][1].startswith("−10.0")
    assert rows[2][1:] == ("+18.0", "−18.0")
    assert rows[3][1:] == ("70 %", "30 %")


@pytest.mark.parametrize(
    ("cost", "said"),
    [((0.2, 0.05), "Blue gave away 15.0 points less"), ((0.05, 0.06), "about equally well")],
)
def test_only_a_clear_difference_is_called_one(cost: tuple[float, float], said: str) -> None:
    assert said in verdict(("Red", "Blue"), found(cost, (0.1, 0.2)))


def test_a_decision_says_what_was_done_and_what_was_better() -> None:
    one = Decision(
        index=3, event=9, round=1, time=4, corner=RED, kind="tactic", options=("none", "clinch"), chosen=0,
        chances=(0.4, 0.5), errors=(0.01, 0.01), best=1, cost=0.1, error=0.02, again=False,
    )  # fmt: skip
    (row,) = decision_rows(("Red", "Blue"), (one,))
    assert (row.name, row.asked, row.chosen, row.better) == ("Red", "Tactic", "No tactic", "Clinch")
    assert row.cost == pytest.approx(10)
    assert not row.clear
