"""Fight plans as files: read, checked word by word, and followed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout import registry
from ringside_manager.bout.corner import Comparison, Condition, Instruction, Mixture, Preference
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.errors import FileError, SetError
from ringside_manager.plans import Plan
from ringside_manager.plans.files import _ChooseKind, parse_plan, plan_kind
from tests.slow import each

INFO = registry.get("ringside").info

GOOD = """
# what Ali's corner has in mind
system: ringside
otherwise: ai
orders:
  - request: tactic
    when: {round: ">=10", lead: "< 0", own_trapped: no, attacking: yes, turn: 7, turns_left: "!=0"}
    choose: [clinch, cover_up]
  - request: thrown
    choose: {left_jab: 3, left_hook: 1}
  - request: rush
    choose: hold
"""


def parse(text: str) -> Plan:
    return parse_plan(text, "mine.yaml", INFO)


def test_all_that_orders_can_say() -> None:
    read = parse(GOOD)
    conditions = (
        Condition("round", Comparison.AT_LEAST, 10),
        Condition("lead", Comparison.LESS, 0),
        Condition("own_trapped", Comparison.EQUAL, 0),
        Condition("attacking", Comparison.OTHER, 0),
        Condition("turn", Comparison.EQUAL, 7),
        Condition("turns_left", Comparison.OTHER, 0),
    )
    assert read.otherwise == "ai"
    assert read.orders == (
        Instruction("tactic", conditions, Preference(("clinch", "cover_up"))),
        Instruction("thrown", (), Mixture((("left_jab", 3), ("left_hook", 1)))),
        Instruction("rush", (), Preference(("hold",))),
    )


def test_only_orders_need_to_be_there() -> None:
    read = parse("orders: [{request: counter, choose: decline}]")
    assert read == Plan("", "ringside", (Instruction("counter", (), Preference(("decline",))),), "plain")


def test_names_notes_and_conditions_with_and() -> None:
    read = parse(
        "name: Late finisher\nnote: |-\n  Wait.\n  Then finish him.\notherwise: ai:club\n"
        'orders: [{request: rush, when: {round: ">=3 and <9 and !=5"}, choose: hold, note: not yet}]'
    )
    conditions = (
        Condition("round", Comparison.AT_LEAST, 3),
        Condition("round", Comparison.LESS, 9),
        Condition("round", Comparison.OTHER, 5),
    )
    assert read.orders == (Instruction("rush", conditions, Preference(("hold",)), "not yet"),)
    assert (read.name, read.note, read.otherwise) == ("Late finisher", "Wait.\nThen finish him.", "ai:club")


def refused(text: str) -> list[tuple[int, int, str]]:
    with pytest.raises(SetError) as told:
        parse(text)
    return [(problem.line, problem.column, problem.message) for problem in told.value.problems]


@each(
    "text, place, told",
    [
        ("orders: []", (1, 9), "allowed are 1 to 500"),
        ("orders: [{request: rush, choose: hold}]\norder: []", (2, 1), "did you mean orders?"),
        ("system: quest\norders: [{request: rush, choose: hold}]", (1, 9), "is not ringside"),
        ("otherwise: coin\norders: [{request: rush, choose: hold}]", (1, 12), "ai:expert or ai"),
        ("orders: [{request: rash, choose: hold}]", (1, 20), "did you mean rush?"),
        ("orders: [{request: rush, choose: hld}]", (1, 34), "did you mean hold?"),
        ("orders: [{request: rush, choose: left_jab}]", (1, 34), "is not hold or rush"),
        ("orders: [{request: rush}]", (1, 10), "the key choose is missing"),
        ("orders: [{choose: rush}]", (1, 10), "the key request is missing"),
        ("orders: [{request: rush, choose: hold, wen: {}}]", (1, 40), "did you mean when?"),
        ("orders: [{request: rush, choose: []}]", (1, 34), "allowed are 1 to"),
        ("orders: [{request: rush, choose: {}}]", (1, 34), "at least one word"),
        ("orders: [{request: rush, choose: {hold: 0}}]", (1, 41), "1 to 1000"),
        ("orders: [{request: rush, choose: {hold: many}}]", (1, 41), "a whole number"),
        ("orders: [{request: rush, choose: [[hold]]}]", (1, 35), "found a list"),
        ("orders: [{request: rush, choose: hold, when: round}]", (1, 46), "expected facts with conditions"),
        ("orders: [{request: rush, choose: hold, when: {roun: 3}}]", (1, 47), "did you mean round"),
        (
            "orders: [{request: rush, choose: hold, when: {xyzzy: 3}}]",
            (1, 47),
            "there are round, rounds_left",
        ),
        (
            "orders: [{request: rush, choose: hold, when: {round: late}}]",
            (1, 54),
            "expected a condition such as",
        ),
        ("orders: [{request: rush, choose: hold, when: {round: '3.5'}}]", (1, 54), "found '3.5'"),
        ("orders: [{request: rush, choose: hold, when: {round: [3]}}]", (1, 54), "found a list"),
        (
            "orders: [{request: rush, choose: hold, when: {round: '> 9999999999'}}]",
            (1, 54),
            "expected a condition",
        ),
        ("orders: [{request: rush, choose: hold, when: {round: '>3 and'}}]", (1, 54), "found '>3 and'"),
        (
            "orders: [{request: rush, choose: hold, when: {round: '>3 and late'}}]",
            (1, 54),
            "expected a condition",
        ),
        ("orders: [{request: rush, choose: hold, note: [x]}]", (1, 46), "expected text"),
        ("otherwise: 'ai:exprt'\norders: [{request: rush, choose: hold}]", (1, 12), "did you mean ai:expert"),
        ("orders: [hold]", (1, 10), "expected an order"),
        ("orders: [", (2, 1), "not YAML"),
        ("", (1, 1), "empty"),
    ],
)
def test_every_slip_is_told_where_it_stands(text: str, place: tuple[int, int], told: str) -> None:
    problems = refused(text)
    assert len(problems) == 1
    assert problems[0][:2] == place
    assert told in problems[0][2]


def test_all_problems_are_told_at_once() -> None:
    text = "orders:\n- {request: tactic, when: {rond: 3}, choose: clinc}\n- {request: thrown, choose: {jab: 0}}\n"
    assert [problem[0] for problem in refused(text)] == [2, 2, 3, 3]


def test_a_system_without_decisions_takes_no_orders() -> None:
    silent = EngineInfo(**{field: getattr(INFO, field) for field in INFO.__slots__} | {"decisions": ()})
    with pytest.raises(FileError, match="takes no written orders"):
        parse_plan(GOOD, "mine.yaml", silent)


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_are_orders_or_a_list_of_problems(text: str | bytes) -> None:
    try:
        assert parse_plan(text, "mine.yaml", INFO).orders
    except SetError as told:
        assert told.problems  # noqa: PT017


def test_orders_describe_themselves_as_a_schema() -> None:
    schema = plan_kind(INFO).schema()
    order = schema["properties"]["orders"]["items"]["properties"]  # type: ignore[index]
    assert schema["required"] == ["orders"]
    assert order["request"]["enum"] == [decision.kind for decision in INFO.decisions]
    assert list(order["when"]["properties"]) == [fact.name for fact in INFO.facts]
    punches = _ChooseKind(INFO.decisions[2]).schema()["anyOf"]
    assert punches[0]["enum"] == list(INFO.decisions[2].options)  # type: ignore[index]
