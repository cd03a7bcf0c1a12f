"""What a plan is told while it is written: faults, contradictions, orders that are never reached."""

from __future__ import annotations

from dataclasses import replace

from ringside_manager.bout import registry
from ringside_manager.bout.corner import Comparison, Condition, Instruction, Mixture, Preference
from ringside_manager.plans import FaultKind, Plan, order_faults, plan_faults
from ringside_manager.plans.files import parse_plan
from tests.slow import each

INFO = registry.get("ringside").info


def faults(text: str) -> list[tuple[FaultKind, int, str]]:
    plan = parse_plan(f"orders:\n{text}", "mine", INFO)
    return [(fault.kind, fault.order, fault.named) for fault in plan_faults(plan, INFO)]


@each(
    "when",
    [
        '{round: ">12 and <3"}', '{round: "<1"}', '{round: ">=5 and <=5 and !=5"}', '{own_trapped: ">1"}',
        "{own_trapped: 2}", '{turn: ">18"}',
    ],
)  # fmt: skip
def test_conditions_that_can_never_hold(when: str) -> None:
    fact = when.strip("{").partition(":")[0]
    assert faults(f"- {{request: rush, when: {when}, choose: hold}}") == [(FaultKind.NEVER_TRUE, 0, fact)]


@each(
    "when",
    [
        '{round: ">12 and <14"}', '{round: ">=5 and <=5"}', '{lead: "<-3"}', "{own_trapped: no}",
        '{turn: "!=1"}', "{}",
    ],
)  # fmt: skip
def test_conditions_that_can_hold(when: str) -> None:
    assert faults(f"- {{request: rush, when: {when}, choose: hold}}") == []


@each(
    "earlier, later",
    [
        ("{request: rush, choose: hold}", "{request: rush, choose: rush}"),
        ("{request: thrown, choose: {left_jab: 1}}", "{request: thrown, when: {round: 3}, choose: uppercut}"),
        (
            '{request: rush, when: {round: ">=3"}, choose: hold}',
            '{request: rush, when: {round: ">5"}, choose: rush}',
        ),
        (
            '{request: rush, when: {round: "!=3"}, choose: hold}',
            '{request: rush, when: {round: ">5"}, choose: rush}',
        ),
        (
            "{request: rush, when: {own_trapped: yes}, choose: hold}",
            '{request: rush, when: {own_trapped: ">0", lead: 3}, choose: rush}',
        ),
        ("{request: rush, when: {turn: '>=1'}, choose: hold}", "{request: rush, choose: rush}"),
        ("{request: tactic, choose: [clinch, none]}", "{request: tactic, choose: backpedal}"),
        ("{request: tactic, choose: [clinch, backpedal]}", "{request: tactic, choose: backpedal}"),
    ],
)
def test_an_order_that_is_never_reached(earlier: str, later: str) -> None:
    first = "{request: counter, choose: try}"
    assert faults(f"- {first}\n- {earlier}\n- {later}") == [(FaultKind.NEVER_REACHED, 2, "")]


@each(
    "earlier, later",
    [
        ("{request: rush, choose: hold}", "{request: counter, choose: try}"),
        ('{request: rush, when: {round: ">=3"}, choose: hold}', "{request: rush, choose: rush}"),
        (
            '{request: rush, when: {round: ">5"}, choose: hold}',
            '{request: rush, when: {round: ">=3"}, choose: rush}',
        ),
        ("{request: rush, when: {round: 3}, choose: hold}", "{request: rush, when: {lead: 3}, choose: rush}"),
        ("{request: tactic, choose: clinch}", "{request: tactic, choose: backpedal}"),
        ("{request: tactic, choose: clinch}", "{request: tactic, choose: [clinch, cover_up]}"),
    ],
)
def test_an_order_that_is_reached(earlier: str, later: str) -> None:
    assert faults(f"- {earlier}\n- {later}") == []


def test_the_sentence_says_which_order_comes_before() -> None:
    plan = parse_plan("orders: [{request: rush, choose: hold}, {request: rush, choose: rush}]", "mine", INFO)
    (fault,) = plan_faults(plan, INFO)
    assert "Order 1 decides whenever this one could" in fault.sentence
    assert not fault.is_refused


SOUND = Instruction("rush", (), Preference(("hold",)))


@each(
    "order, told",
    [
        (replace(SOUND, request="rash"), "no decision 'rash'; did you mean rush?"),
        (replace(SOUND, choose=Preference(("hld",))), "cannot choose 'hld'; did you mean hold?"),
        (replace(SOUND, choose=Preference(())), "nothing to choose"),
        (replace(SOUND, choose=Mixture(())), "nothing to choose"),
        (replace(SOUND, choose=Mixture((("hold", 0),))), "weight of 'hold' is not 1 to 1000"),
        (replace(SOUND, choose=Mixture((("hold", 1), ("hold", 2)))), "'hold' stands twice"),
        (replace(SOUND, when=(Condition("rond", Comparison.LESS, 3),)), "no fact 'rond'; did you mean round"),
        (replace(SOUND, when=(Condition("lead", Comparison.LESS, 10**9),)), "more than nine digits"),
        (replace(SOUND, note="x" * 301), "too long"),
        (replace(SOUND, note="a\u202eb"), "signs that do not show"),
    ],
)
def test_what_is_wrong_with_one_order(order: Instruction, told: str) -> None:
    (alone,) = order_faults(order, INFO)
    assert told in alone.sentence
    (fault,) = plan_faults(Plan("", "ringside", (SOUND, order)), INFO)[:1]
    assert (fault.order, fault.is_refused) == (1, True)


def test_a_sound_order_has_no_faults() -> None:
    assert order_faults(SOUND, INFO) == ()


@each(
    "plan, kind",
    [
        (Plan("", "ringside", ()), FaultKind.NO_ORDERS),
        (Plan("", "ringside", (SOUND,), "coin"), FaultKind.OTHERWISE),
        (Plan("x" * 81, "ringside", (SOUND,)), FaultKind.TEXT),
        (Plan("", "ringside", (SOUND,), note="x\n" * 1001), FaultKind.TEXT),
    ],
)
def test_what_is_wrong_with_a_plan_as_a_whole(plan: Plan, kind: FaultKind) -> None:
    (fault,) = plan_faults(plan, INFO)
    assert (fault.kind, fault.order) == (kind, -1)
