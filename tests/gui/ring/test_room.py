"""A bout has the whole window, and in a small one there is room for all that is decided."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.bout import Setup, registry
from ringside_manager.bout.corner import CORNERS, choice_word
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.place import Place
from ringside_manager.gui.ring import LiveBout, TakingBack
from ringside_manager.gui.ring.desk.asking import SecretMode, remember
from ringside_manager.gui.ring.desk.bells import BellPanel, EndPanel, HandsPanel, Home, seat_of
from ringside_manager.gui.ring.desk.confirming import HandOverPanel
from ringside_manager.gui.ring.desk.panels import OptionCard
from ringside_manager.gui.ring.desk.secrets import CurtainPanel
from ringside_manager.gui.ring.desk.sheet import SheetPanel, SheetsPanel
from ringside_manager.gui.ring.desk.table import RowButton
from ringside_manager.gui.ring.host import RingHost
from ringside_manager.gui.ring.story import LINES
from ringside_manager.gui.tape import Pair
from ringside_manager.gui.widgets.texts import LineLabel
from ringside_manager.gui.window import MainWindow
from ringside_manager.plans.files import round_plans
from ringside_manager.play import Contest, Until
from tests.gui.looking import clipped, settle
from tests.gui.ring.desk.drive import ANN, BOB, EXPERT, press
from tests.slow import in_turn, rest_slow

SMALL = (1280, 720)
OPTIONS = {
    "control": {"plans": "yes"},
    "glory_days": {"corner_orders": "yes"},
    "title_bout": {"strategies": "yes", "traits": "yes"},
}
"""What gives a corner more to decide."""
DRESSES = [(False, 1.5, "dark"), (True, 1.0, "light")]
MORE_DRESSES = [(False, 1.0, "light"), (True, 1.5, "dark")]
"""Whether two people decide, the size, and the theme."""


def dressed_in_turn(first: int) -> list[Any]:
    """Every system in one of the dresses, in the others with ``-m slow``."""
    rest = [
        pytest.param(system, *dress, marks=pytest.mark.slow)
        for system in registry.names()
        for dress in MORE_DRESSES
    ]
    return [*in_turn(registry.names(), DRESSES, first), *rest]


@pytest.fixture(autouse=True)
def _normal_size() -> Iterator[None]:
    yield
    LOOK.zoom = 1.0
    LOOK.set_theme("light")


@cache
def kinds(system: str, *, two: bool) -> dict[str, str]:
    """A bout put aside at the first request of each kind, by the kind."""
    engine, chance = registry.get(system), random.Random(5)
    by_name = {fighter.name: fighter.card(engine) for fighter in load_set("heavyweights").fighters}
    found: dict[str, str] = {}
    for seed in range(3):
        terms = engine.info.terms(engine.info.default_rounds, OPTIONS.get(system, {}))
        setup = Setup(engine, by_name["Ron Lyle"], by_name["Joe Frazier"], terms)
        contest = Contest(setup, seed, (ANN, BOB if two else EXPERT))
        contest.run_on()
        for _ in range(400):
            if contest.is_over:
                break
            kind = "+".join(sorted({request.kind for request in contest.asked}))
            found.setdefault(kind, contest.put_aside())
            for request in contest.asked:
                fights_on = [one for one in request.options if choice_word(one) != "towel"]
                contest.answer(request, chance.choice(fights_on or request.options))
            contest.run_on()
    return found


def faults(host: RingHost) -> list[str]:
    """What of the bout cannot be seen whole, or says nothing."""
    view, desk = host.view, host.desk
    assert desk is not None
    found = [text for text in clipped(view) if "Story" not in text]
    answers = [*desk.findChildren(OptionCard), *desk.findChildren(RowButton)]
    tools = [desk.foot.back, desk.foot.towel, desk.foot.aside]
    shown = (*(one for one in answers if one.isVisible()), *tools)
    found += [f"cut: {one.accessibleName()}" for one in shown if not _is_whole(one, view)]
    if isinstance(desk.panel, SheetPanel):
        answers = [
            one for one in desk.panel.findChildren(QWidget) if isinstance(one, QPushButton | QComboBox)
        ]
        found += [
            f"cut: {one.accessibleName()}" for one in answers if one.isVisible() and not _is_whole(one, view)
        ]
    if isinstance(desk.panel, SheetsPanel):
        answers = [one for one in desk.panel.findChildren(LineLabel) if one.isVisible()]
        found += [f"cut: {one.whole}" for one in answers if not _is_whole(one, view)]
    if not answers and not isinstance(desk.panel, CurtainPanel):
        found.append("no answer to choose")
    found += [f"a bare picture: {tool.accessibleName()}" for tool in tools if not tool.text()]
    story = view.side.story.story
    if story.viewport().height() < LINES * story.fontMetrics().lineSpacing() or not _is_whole(story, view):
        found.append(f"commentary {story.viewport().height()} high")
    if not view.ring.isVisible() or min(view.board.width(), view.board.height()) < 150:
        found.append(f"ring {view.board.width()} x {view.board.height()}")
    return found


def unseen(host: RingHost) -> list[str]:
    """What of a panel that asks nothing of the rules cannot be seen whole: its answers, its doors, the commentary."""
    view, panel = host.view, host.desk.panel
    found = [text for text in clipped(host.desk) if not isinstance(panel, EndPanel) or text in _doors(panel)]
    answers: list[QWidget] = [*panel.findChildren(OptionCard)]
    if isinstance(panel, BellPanel):
        answers += [panel.again, panel.plans, panel.leave]
    elif isinstance(panel, HandsPanel):
        answers += panel.findChildren(LineLabel)
    elif isinstance(panel, EndPanel):
        answers += [host.desk.head.question, panel.watch, panel.review, panel.close_]
    elif isinstance(panel, HandOverPanel):
        answers += [panel.plan, panel.out]
    found += [
        f"cut: {one.accessibleName()}" for one in answers if one.isVisible() and not _is_whole(one, view)
    ]
    story = view.side.story.story
    if story.viewport().height() < LINES * story.fontMetrics().lineSpacing() or not _is_whole(story, view):
        found.append(f"commentary {story.viewport().height()} high")
    return found if answers else ["no answer"]


def _doors(panel: EndPanel) -> set[str]:
    return {one.text() for one in (panel.more, panel.watch, panel.review, panel.close_)}


def led_to_a_bell(system: str, *, two: bool) -> Contest:
    """A bout at its second bell, with the corners of people led by instructions."""
    engine = registry.get(system)
    by_name = {fighter.name: fighter.card(engine) for fighter in load_set("heavyweights").fighters}
    terms = engine.info.terms(engine.info.default_rounds, OPTIONS.get(system, {}))
    contest = Contest(
        Setup(engine, by_name["Muhammad Ali"], by_name["Ezzard Charles"], terms),
        1,
        (ANN, BOB if two else EXPERT),
    )
    contest.run_on()
    for _ in range(2):
        for corner in CORNERS if two else CORNERS[:1]:
            contest.hand_over(corner, Until.BELL, seat_of(round_plans(system)[-1]))
        contest.run_on()
    return contest


@pytest.mark.parametrize(("system", "two", "zoom", "theme"), dressed_in_turn(0))
def test_between_rounds_handing_over_and_after_the_last_bell_all_is_in_sight(
    qtbot: QtBot, system: str, two: bool, zoom: float, theme: str
) -> None:
    LOOK.zoom = zoom
    LOOK.set_theme(theme)
    host = RingHost()
    qtbot.addWidget(host)
    host.view.show_way_out()
    host.resize(*SMALL)
    host.show()
    found: dict[str, list[str]] = {}
    for mode in (SecretMode.KEYS, SecretMode.CURTAIN)[: 1 + two]:
        remember(mode, real_dice=False)
        show(host, led_to_a_bell(system, two=two))
        found[f"bell {mode.value}"] = unseen(host)
    contest = host.match.contest
    host.desk._on_left(CORNERS[0])
    settle()
    press(host.desk.head.hand_over)
    settle()
    assert isinstance(host.desk.panel, HandOverPanel)
    found["hand over"] = unseen(host)
    for corner in CORNERS if two else CORNERS[:1]:
        contest.hand_over(corner, Until.END)
    contest.run_on()
    show(host, contest)
    assert isinstance(host.desk.panel, EndPanel)
    found["end"] = unseen(host)
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("system", rest_slow(reversed(registry.names()), 2))
def test_in_a_larger_window_all_there_is_to_say_of_a_bout_of_the_league_is_in_sight(
    qtbot: QtBot, system: str
) -> None:
    host = RingHost()
    qtbot.addWidget(host)
    host.view.show_way_out()
    host.resize(1440, 880)
    host.show()
    pairs = tuple(Pair(label, "$10,000", "$6,000") for label in ("Purse", "Manager's share", "POP", "Rank"))
    host.home = Home(
        lambda: "Back to the night", lambda _outcome: (pairs, "It counts when the night is held.")
    )
    contest = led_to_a_bell(system, two=False)
    show(host, contest)
    asked = host.view.ring.height()
    contest.hand_over(CORNERS[0], Until.END)
    contest.run_on()
    show(host, contest)
    sheet = host.desk.panel.sheet
    assert all(_is_whole(one, host.view) for one in sheet.findChildren(QWidget) if one.isVisible())
    assert host.view.ring.height() > 0.8 * asked


def show(host: RingHost, contest: Contest) -> None:
    """Show a bout where it stands, behind the curtain if there is one."""
    match = LiveBout.played(contest, taking_back=TakingBack.AGREED)
    match.setParent(host)
    host.show_match(match)
    host.view.player.to_the_end()
    settle()
    if isinstance(host.desk.panel, CurtainPanel):
        press(host.desk.panel.open)
        settle()


def _is_whole(widget: QWidget, top: QWidget) -> bool:
    """Whether nothing hides any of a widget."""
    place = QRect(widget.mapTo(top, widget.rect().topLeft()), widget.size())
    return widget.visibleRegion().boundingRect() == widget.rect() and top.rect().contains(place)


@pytest.mark.parametrize(("system", "two", "zoom", "theme"), dressed_in_turn(1))
def test_every_choice_of_every_decision_is_seen_beside_the_ring_and_the_commentary(
    qtbot: QtBot, system: str, two: bool, zoom: float, theme: str
) -> None:
    LOOK.zoom = zoom
    LOOK.set_theme(theme)
    remember(SecretMode.KEYS, real_dice=False)
    host = RingHost()
    qtbot.addWidget(host)
    host.view.show_way_out()
    host.resize(*SMALL)
    host.show()
    found = {}
    for kind, text in kinds(system, two=two).items():
        match = LiveBout.played(Contest.take_up(text), taking_back=TakingBack.AGREED)
        match.setParent(host)
        host.show_match(match)
        host.view.player.go_to(len(match.film))
        settle()
        if isinstance(host.desk.panel, CurtainPanel):
            press(host.desk.panel.open)
            settle()
        if wrong := faults(host):
            found[kind] = wrong
    assert found == {}


def test_a_bout_of_the_league_has_the_whole_window_until_escape(window: MainWindow, qtbot: QtBot) -> None:
    desk = window.desk
    bout = next(bout for bout in desk.session.books.bouts.values() if bout.is_over)
    desk.go(Place("bout", bout.number))
    desk.go(Place("ring", bout.number))
    settle()
    frame = (window.menuBar(), window.bar, window.statusBar(), desk.view.navigation)
    page = desk.view.page
    assert [part.isVisible() for part in frame] == [False] * 4
    assert page.size() == window.centralWidget().size() == window.size()
    page.host.view.setFocus()
    QTest.keyClick(page.host.view, Qt.Key.Key_Escape)
    settle()
    assert desk.view.trail.here == Place("bout", bout.number)
    assert [part.isVisible() for part in frame] == [True] * 4
    desk.go(Place("ring", bout.number))
    settle()
    (leave,) = [one for one in desk.view.page.findChildren(QPushButton) if one.text() == "Leave the ring"]
    leave.click()
    assert desk.view.trail.here == Place("bout", bout.number)
