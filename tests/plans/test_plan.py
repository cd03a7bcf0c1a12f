"""A plan in a corner: followed, the rest left to whom it names, and carried to other processes."""

from __future__ import annotations

import pickle

import pytest

from ringside_manager.bout import BLUE, RED, Setup, registry, simulate
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.engine import CornerAt, corner_at, corner_words
from ringside_manager.bout.events import Event
from ringside_manager.errors import UnknownNameError, UsageError
from ringside_manager.plans import Plan
from ringside_manager.plans.files import parse_plan
from tests.odds.test_sampling import setup

ENGINE = registry.get("ringside")
JABS = parse_plan("orders: [{request: thrown, choose: left_jab}]", "jabs", ENGINE.info)


def events_of(plan: Plan, match: Setup) -> list[Event]:
    events: list[Event] = []
    red, blue = plan.controller(ENGINE, SeededChance(1)), ENGINE.plain_corner(SeededChance(2))
    simulate(match, 3, red, blue, events.append)
    return events


def test_the_corner_follows_the_plan() -> None:
    landed = [event for event in events_of(JABS, setup(4)) if type(event).__name__ == "PunchLanded"]
    assert {event.thrown.name for event in landed if event.corner is RED} == {"LEFT_JAB"}  # type: ignore[attr-defined]
    assert len({event.thrown for event in landed if event.corner is BLUE}) > 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("otherwise", corner_words(ENGINE.info))
def test_the_rest_is_left_to_whom_it_names(otherwise: str) -> None:
    plan = Plan("", "ringside", JABS.orders, otherwise)
    rest = plan.controller(ENGINE, SeededChance(1)).otherwise  # type: ignore[attr-defined]
    corner = corner_at(otherwise, ENGINE.info)
    assert corner is not None
    assert type(rest) is type(corner(ENGINE, SeededChance(1)))


def test_a_plan_and_its_corner_travel() -> None:
    maker = pickle.loads(pickle.dumps(JABS.controller))
    assert pickle.loads(pickle.dumps(JABS)) == JABS
    assert maker.__self__ == JABS


def test_a_plan_for_another_system_is_refused() -> None:
    with pytest.raises(UsageError, match="written for savate"):
        Plan("Kicks", "savate", JABS.orders).controller(ENGINE, SeededChance(1))


def test_nobody_by_that_name_decides_the_rest() -> None:
    with pytest.raises(UsageError, match="'coin' is nobody"):
        Plan("", "ringside", JABS.orders, "coin").controller(ENGINE, SeededChance(1))


def test_corners_by_their_words() -> None:
    assert [corner_at(word, ENGINE.info) for word in ("plain", "ai", "ai:", "ai:CLUB", "x")] == [
        CornerAt("plain"), CornerAt(), CornerAt(), CornerAt("club"), None,
    ]  # fmt: skip
    assert [CornerAt(level).word for level in ("plain", "", "club")] == ["plain", "ai", "ai:club"]
    with pytest.raises(UnknownNameError, match="Did you mean contender"):
        corner_at("ai:contendr", ENGINE.info)
