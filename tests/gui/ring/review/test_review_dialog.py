"""The review of a bout in the window: worked out beside it, told in words, a door to every moment."""

from __future__ import annotations

from decimal import Decimal
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ringside_manager.bout import RED
from ringside_manager.commentary import Line, Tone
from ringside_manager.gui.board.window import named
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.review import (
    ReviewDialog,
    balance,
    decision_rows,
    swing_columns,
    swing_rows,
    verdict,
)
from ringside_manager.odds.review import Decision, Effort, Review, Swing
from ringside_manager.play import Contest
from tests.gui.looking import unnamed
from tests.play.test_contest import EXPERT, PERSON, heavyweights, played
from tests.slow import each

LITTLE = Effort(bouts=60, probes=60, samples=4, again=8, dearest=3)


def watched() -> LiveBout:
    return LiveBout.watched(played(Contest(heavyweights(1), 5, (PERSON, EXPERT))).record())


def test_a_review_fills_curve_balance_and_turns_and_leads_to_the_moment(qtbot: QtBot) -> None:
    dialog = ReviewDialog(watched(), executors=lambda: None, effort=LITTLE)
    qtbot.addWidget(dialog)
    seen: list[tuple[int, int]] = []
    dialog.bar.valueChanged.connect(lambda value: seen.append((value, dialog.bar.maximum())))
    dialog.show()
    assert dialog.bar.isVisible()
    qtbot.waitUntil(lambda: dialog.review is not None)
    qtbot.waitUntil(lambda: not dialog.bar.isVisible())
    one_bar_goes_on_through_both_steps([(value, most) for value, most in seen if value >= 0])
    assert len(dialog.decisions.rows) == len(dialog.review.decisions)
    assert "Dice and guesses were" in dialog.said.text()
    assert unnamed(dialog) == []
    assert dialog.minimumSizeHint().height() < 400  # at 150 % and 200 % it has room on a small screen
    assert dialog.told.text() == dialog.swings.shown_rows[0].told
    assert dialog.told.wordWrap()
    first = dialog.swings.rows[0]
    with qtbot.waitSignal(dialog.jumped) as jumped:
        dialog.swings.activated.emit(first)
    assert jumped.args == [first.found.event_to]
    assert 0 < first.found.event_to <= len(dialog._match.film)
    with qtbot.waitSignal(dialog.jumped):
        qtbot.mouseClick(dialog.curve, Qt.MouseButton.LeftButton, pos=dialog.curve.rect().center())


def one_bar_goes_on_through_both_steps(seen: list[tuple[int, int]]) -> None:
    """Learning is part of it, and it never stands at its end."""
    values = [value for value, _ in seen]
    assert {most for _, most in seen} == {1000}
    assert values == sorted(values)
    # How much is done when the window first hears of it depends on who else is at work; learning alone is more than a third.
    assert values[0] < 500
    assert max(after - before for before, after in pairwise(values)) < 250
    assert all(value < 1000 for value in values[:-1])


def test_what_happened_can_be_read_in_full() -> None:
    (told,) = [one for one in swing_columns(watched().setup.engine.info, ("A", "B")) if one.key == "told"]
    assert callable(told.tip)


def test_a_turn_of_which_only_a_longer_line_tells_is_told_by_it() -> None:
    lines = [Line(1, 10, text, Tone.PLAIN, event) for text, event in (("Jab.", 4), ("They clinch.", 9))]
    turns = [Swing(first, last, 1, 10, 0.5, 0.3, -0.2) for first, last in ((3, 6), (6, 8), (10, 12))]
    assert [one.told for one in swing_rows(turns, lines)] == ["Jab.", "They clinch.", ""]


def test_a_review_can_be_stopped_and_says_so(qtbot: QtBot) -> None:
    made = ReviewDialog(watched(), executors=lambda: None)
    qtbot.addWidget(made)
    made.show()
    made.stop.click()
    qtbot.waitUntil(lambda: made.said.text() == "Stopped.")
    assert made.review is None
    assert not made.bar.isVisible()


def found(cost: tuple[float, float], luck: tuple[float, float]) -> Review:
    end = 0.6 - cost[0] + cost[1] + luck[0] - luck[1]
    return Review((), (), (), 0.6, end, cost, (0.0, 0.0), luck, (0.01, 0.01), 100, None)


def points(shown: str) -> Decimal:
    """The figure of a cell without its error."""
    return Decimal(shown.split(" ", maxsplit=1)[0].replace("−", "-"))


UNEVEN = st.floats(-0.05, 0.4, allow_nan=False)


@given(UNEVEN, UNEVEN, st.floats(0, 0.3), st.floats(0, 0.3), st.floats(0.01, 0.99))
def test_the_balance_adds_up_from_the_first_bell_to_the_end(
    red: float, blue: float, lucky: float, unlucky: float, start: float
) -> None:
    end = start - red + blue + lucky - unlucky
    said = Review((), (), (), start, end, (red, blue), (0.0, 0.0), (lucky, unlucky), (0.01, 0.02), 100, None)
    rows = balance(("Red", "Blue"), said)
    for side in (1, 2):
        assert sum(points(row[side]) for row in rows[:-1]) == points(rows[-1][side])
    assert all(points(row[1]) == -points(row[2]) for row in rows[1:-1])


def test_the_balance_names_whose_decisions_they_were() -> None:
    rows = balance(("Red", "Blue"), found((0.10, 0.02), (0.30, 0.12)))
    assert [row[0] for row in rows[1:3]] == ["Decisions of Red", "Decisions of Blue"]
    assert rows[1][1:] == ("−10.0 ± 2.0", "+10.0 ± 2.0")
    assert rows[2][1:] == ("+2.0 ± 2.0", "−2.0 ± 2.0")
    assert rows[3][1:] == ("+18.0 ± 4.0", "−18.0 ± 4.0")
    assert rows[4][1:] == ("70.0 %", "30.0 %")


@each(
    "cost, luck, said",
    [
        ((0.2, 0.05), (0.1, 0.2), "Blue gave away 15.0 points less"),
        ((0.05, 0.06), (0.1, 0.2), "about equally well"),
        ((0.05, 0.085), (0.1, 0.2), "about equally well"),
        ((0.2, 0.05), (0.1, 0.2), "kinder to Blue, by 10.0 points"),
        ((0.2, 0.05), (0.1, 0.13), "about equally kind to both"),
    ],
)
def test_only_what_is_beyond_the_error_shown_is_said(
    cost: tuple[float, float], luck: tuple[float, float], said: str
) -> None:
    assert said in verdict(("Red", "Blue"), found(cost, luck))


def test_a_gain_of_a_decision_is_no_loss_in_words() -> None:
    rows = balance(("Red", "Blue"), found((-0.008, 0.0), (0.0, 0.154)))
    assert rows[1][1].startswith("+0.8")


def test_a_decision_says_what_was_done_and_what_was_better() -> None:
    one = Decision(
        index=3, event=9, round=1, time=4, corner=RED, kind="tactic", options=("none", "clinch"), chosen=0,
        chances=(0.4, 0.5), errors=(0.01, 0.01), best=1, cost=0.1, error=0.02, again=False,
    )  # fmt: skip
    (row,) = decision_rows(("Red", "Blue"), (one,), named("ringside").names)
    assert (row.name, row.asked, row.chosen, row.better) == ("Red", "Tactic", "No tactic", "Clinch")
    assert row.found.cost == pytest.approx(0.1)
    assert not row.found.is_clear
