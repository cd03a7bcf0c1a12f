"""Plans as text: what is written is read back as the same plan, and equal plans read the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout import registry
from ringside_manager.bout.corner import Comparison, Condition, Decision, Instruction, Mixture, Preference
from ringside_manager.bout.engine import corner_words
from ringside_manager.plans import Plan, plan_faults
from ringside_manager.plans.files import parse_plan, plan_text
from ringside_manager.text_safety import hidden_character, tidy

INFO = registry.get("ringside").info
FACTS = [fact.name for fact in INFO.facts]

texts = st.text(max_size=60).map(tidy).filter(lambda text: not hidden_character(text))
conditions = st.dictionaries(
    st.sampled_from(FACTS),
    st.lists(st.tuples(st.sampled_from(Comparison), st.integers(-99, 999_999_999)), min_size=1, max_size=3),
    max_size=4,
).map(lambda held: tuple(Condition(fact, *part) for fact, parts in held.items() for part in parts))


def choices(decision: Decision) -> st.SearchStrategy[Preference | Mixture]:
    words = st.lists(st.sampled_from(decision.options), min_size=1, max_size=6, unique=True)
    weights = st.dictionaries(st.sampled_from(decision.options), st.integers(1, 1000), min_size=1, max_size=6)
    return words.map(lambda chosen: Preference(tuple(chosen))) | weights.map(
        lambda drawn: Mixture(tuple(drawn.items()))
    )


orders = st.sampled_from(INFO.decisions).flatmap(
    lambda decision: st.builds(Instruction, st.just(decision.kind), conditions, choices(decision), texts)
)
plans = st.builds(
    Plan,
    texts,
    st.just(INFO.system),
    st.lists(orders, min_size=1, max_size=5).map(tuple),
    st.sampled_from(corner_words(INFO)),
    st.lists(texts, max_size=3).map(lambda lines: "\n".join(lines).strip("\n")),
)


@given(plans)
def test_a_plan_comes_back_as_it_was_written(plan: Plan) -> None:
    assert parse_plan(plan_text(plan), "written", INFO) == plan
    assert not any(fault.is_refused for fault in plan_faults(plan, INFO))


def test_conditions_on_one_fact_are_gathered() -> None:
    apart = tuple(
        Condition(fact, sign, bound)
        for fact, sign, bound in (
            ("round", Comparison.MORE, 2),
            ("lead", Comparison.EQUAL, 0),
            ("round", Comparison.LESS, 9),
        )
    )
    plan = Plan("", "ringside", (Instruction("rush", apart, Preference(("hold",))),))
    text = plan_text(plan)
    assert '{round: ">2 and <9", lead: 0}' in text
    assert plan_text(parse_plan(text, "written", INFO)) == text


def test_it_reads_like_what_a_person_would_write() -> None:
    when = (Condition("own_trapped", Comparison.OTHER, 0), Condition("round", Comparison.AT_LEAST, 10))
    plan = Plan(
        "Late finisher",
        "ringside",
        (
            Instruction("tactic", when, Preference(("clinch", "cover_up")), "get out of there"),
            Instruction("thrown", (), Mixture((("left_jab", 3), ("uppercut", 1)))),
        ),
        "ai",
    )
    assert plan_text(plan) == (
        "name: Late finisher\n"
        "system: ringside\n"
        "otherwise: ai\n"
        "orders:\n"
        "  - request: tactic\n"
        '    when: {own_trapped: true, round: ">=10"}\n'
        "    choose: [clinch, cover_up]\n"
        "    note: get out of there\n"
        "  - request: thrown\n"
        "    choose: {left_jab: 3, uppercut: 1}\n"
    )


def test_a_plan_of_a_system_that_is_not_there_can_still_be_written() -> None:
    plan = Plan(
        "",
        "savate",
        (Instruction("kick", (Condition("own_trapped", Comparison.OTHER, 0),), Preference(("high",))),),
    )
    assert 'when: {own_trapped: "!=0"}' in plan_text(plan)
