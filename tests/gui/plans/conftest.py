"""A bout to plan for, and editors for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from ringside_manager.bout import registry
from ringside_manager.bout.corner import RED
from ringside_manager.bout.engine import EngineInfo, Setup
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.plans.editor import PlanEditor
from ringside_manager.gui.plans.trial import Errand, Matchup
from ringside_manager.plans import Plan
from ringside_manager.plans.files import parse_plan

PLAN = """
name: Late rusher
system: ringside
note: He comes late.
otherwise: ai
orders:
  - request: rush
    when: {round: ">=9", lead: "<=-2"}
    choose: rush
    note: Nothing to lose any more.
  - request: tactic
    when: {own_hurt: yes}
    choose: [clinch, cover_up]
  - request: thrown
    choose: {left_jab: 3, uppercut: 1}
"""


@pytest.fixture(scope="session")
def setup() -> Setup:
    """Two heavyweights over six rounds."""
    engine = registry.get("ringside")
    fighters = {fighter.name: fighter for fighter in load_set("heavyweights").fighters}
    red, blue = (fighters[name].card(engine) for name in ("Joe Frazier", "Jerry Quarry"))
    return Setup(engine, red, blue, engine.info.terms(6))


@pytest.fixture(scope="session")
def info(setup: Setup) -> EngineInfo:
    """The system."""
    info: EngineInfo = setup.engine.info
    return info


@pytest.fixture(scope="session")
def plan(info: EngineInfo) -> Plan:
    """Three rules about three decisions."""
    return parse_plan(PLAN, "a test", info)


@pytest.fixture
def edited(setup: Setup, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[..., PlanEditor]:
    """An editor that is shown on a screen of its size; its trials are fought in this process."""

    def make(plan: Plan | None = None, size: tuple[int, int] = (980, 660)) -> PlanEditor:
        monkeypatch.setattr(LOOK, "room", lambda _window: QSize(*size))
        editor = PlanEditor(Matchup.of(setup, RED), plan, Errand(executors=lambda: None))
        qtbot.addWidget(editor, before_close_func=_let_go)
        editor.resize(*size)
        with qtbot.waitExposed(editor):
            editor.show()
        return editor

    return make


def _let_go(editor: PlanEditor) -> None:
    """Changes of a test are not asked about."""
    editor.call_off()
