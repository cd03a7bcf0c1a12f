"""Plans fought many times: what is shown adds up, with how sure it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.engine import CornerAt, EngineInfo, Setup
from ringside_manager.errors import CancelledError
from ringside_manager.gui.plans.draft import PlanDraft
from ringside_manager.gui.plans.trial import Answer, Errand, Matchup, Question, Trial, judgement, result
from ringside_manager.gui.plans.trial_panel import ResultView, TrialPanel
from ringside_manager.odds import Odds, Sampling
from ringside_manager.plans import Plan
from ringside_manager.plans.files import parse_plan
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")

Panels = Callable[..., TrialPanel]
FIGURE = re.compile(r"(\d+) % ± (\d+)")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(setup: Setup, plan: Plan, info: EngineInfo, qtbot: QtBot) -> Panels:
    """A panel that is shown, over a plan."""

    def make(
        written: Plan | None = None, matchup: Matchup | None = None, executor: Executor | None = None
    ) -> TrialPanel:
        draft = PlanDraft(info, written or plan)
        made = TrialPanel(
            draft, matchup or Matchup.of(setup, RED), Errand(corner="ai:club", executors=lambda: executor)
        )
        draft.setParent(made)
        qtbot.addWidget(made)
        with qtbot.waitExposed(made):
            made.show()
        return made

    return make


def figures(view: ResultView) -> list[tuple[str, int, int]]:
    """Share and error of every line."""
    found = []
    for text, figure in view.texts:
        match = FIGURE.fullmatch(figure)
        assert match is not None, figure
        found.append((text, int(match[1]), int(match[2])))
    return found


def test_a_trial_shows_both_results_with_errors(panel: Panels, qtbot: QtBot) -> None:
    with ThreadPoolExecutor(2) as threads:
        made = panel(executor=threads)
        made.count.setCurrentIndex(0)
        with qtbot.waitSignal(made.done):
            QTest.mouseClick(made.go, LEFT)
    assert made.answer.is_last
    assert made.answer.planned.bouts == made.answer.without.bouts == 200
    for view in (made.planned, made.without):
        shown = figures(view)
        top = {text: share for text, share, _ in shown if not text.startswith("by ")}
        endings = [share for text, share, _ in shown if text.startswith("by ")]
        assert list(top) == ["Joe Frazier wins", "Draw", "Jerry Quarry wins"]
        assert sum(top.values()) == 100
        assert sum(endings) + top["Draw"] == 100
        assert all(1 <= error <= 8 for _, _, error in shown)
    assert made.without.heading.text() == "Without it: the program (club)"
    assert made.said.text().startswith("The plan wins ")


def test_bars_fill_while_it_runs_and_it_can_be_stopped(panel: Panels, qtbot: QtBot) -> None:
    made = panel()
    made.count.setCurrentIndex(3)
    QTest.mouseClick(made.go, LEFT)
    qtbot.waitUntil(lambda: made.answer is not None)
    assert made.halt.isVisible()
    assert made.planned.texts
    with qtbot.waitSignal(made.done):
        QTest.mouseClick(made.halt, LEFT)
    assert made.answer.planned.bouts < 10_000
    assert made.go.isVisible()
    assert not made.trial.is_running


def test_another_trial_is_not_mixed_up_with_the_one_before(setup: Setup, plan: Plan, qtbot: QtBot) -> None:
    trial = Trial(lambda: None)
    told: list[Answer] = []
    trial.answered.connect(told.append)
    trial.ask(Question(setup, RED, plan, CornerAt("club"), 10_000))
    second = Question(setup, RED, plan, CornerAt("plain"), 40)
    with qtbot.waitSignal(trial.ended) as ended:
        trial.ask(second)
    assert ended.args == [None]
    assert all(answer.question is second for answer in told)
    assert told[-1].is_last


def test_the_same_trial_comes_out_the_same(setup: Setup, plan: Plan) -> None:
    question = Question(setup, BLUE, plan, CornerAt("club"), 20)
    again = replace(question)
    assert question.sampling(plan.controller).fight(20) == again.sampling(plan.controller).fight(20)


def test_the_plan_stands_in_its_own_corner(setup: Setup, info: EngineInfo) -> None:
    """Who never hits back or tries anything loses to the expert, whichever corner he is in."""
    text = "orders: [{request: rush, choose: hold}, {request: counter, choose: decline}]"
    meek = parse_plan(text, "a test", info)
    even = Setup(setup.engine, setup.red, setup.red, setup.terms)
    for corner in (RED, BLUE):
        odds = Question(even, corner, meek, CornerAt("expert"), 60).sampling(meek.controller).fight(60)
        assert odds.won(corner) < odds.won(corner.opponent)


def test_a_plan_that_cannot_be_followed_is_not_tried(panel: Panels, plan: Plan, setup: Setup) -> None:
    made = panel(replace(plan, orders=()))
    assert not made.go.isEnabled()
    assert made.stale.text() == "The plan has a fault; it is told beside its rule."
    alone = panel(plan, Matchup(setup.engine, "Joe Frazier"))
    assert not alone.go.isEnabled()
    assert alone.stale.text() == "Choose an opponent first."


def test_a_result_says_when_the_plan_has_changed_since(panel: Panels, qtbot: QtBot) -> None:
    made = panel()
    made.count.setCurrentIndex(0)
    with qtbot.waitSignal(made.done):
        made.begin()
    assert not made.stale.isVisible()
    next(iter(made.findChildren(PlanDraft))).remove()
    assert made.stale.text().startswith("The plan has been changed since")


@pytest.fixture(scope="module")
def fought(setup: Setup) -> Odds:
    """Sixty bouts of the plain policy."""
    return Sampling(setup, 1, "plain").fight(60)


@each(
    "planned, without, told",
    [
        (30, 30, "The plan wins 50 % ± 12, your corner without it 50 % ± 12: no difference to speak of."),
        (48, 18, "The plan wins 80 % ± 12, your corner without it 30 % ± 13: the plan gains 50 ± 16 of 100."),
        (6, 42, "The plan wins 10 % ± 10, your corner without it 70 % ± 13: the plan costs 60 ± 14 of 100."),
    ],
)
def test_a_difference_is_one_only_beyond_its_error(
    fought: Odds, planned: int, without: int, told: str
) -> None:
    rest = (0,) * (len(fought.methods) - 1)

    def odds(won: int) -> Odds:
        return replace(fought, wins=((won, *rest), (60 - won, *rest)), draws=0, no_contests=0)

    assert judgement(odds(planned), odds(without), RED) == told


def test_rounds_and_results_are_parts_of_a_hundred(fought: Odds) -> None:
    for corner in (RED, BLUE):
        shown = result(fought, corner)
        assert shown.won.percent + shown.drawn.percent + shown.lost.percent == 100
        assert sum(share.percent for _, share in shown.won_by) == shown.won.percent
        assert sum(part.percent for part in shown.rounds) == 100
        assert shown.won.count == fought.won(corner)
    assert result(fought, RED).won == result(fought, BLUE).lost


def test_closing_the_window_stops_the_bouts(panel: Panels, qtbot: QtBot) -> None:
    made = panel()
    made.count.setCurrentIndex(3)
    made.begin()
    running = made.trial._running
    made.close()
    qtbot.waitUntil(lambda: not made.trial.is_running)
    assert isinstance(running.exception(), CancelledError), "it was not fought to its end"
