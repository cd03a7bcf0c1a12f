"""Rules as sentences."""

from __future__ import annotations

from ringside_manager.bout import registry
from ringside_manager.bout.corner import Instruction, Mixture, Preference
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.gui.board.window import named
from ringside_manager.gui.plans import order_sentence, plan_sentences, shares
from ringside_manager.language import Pseudo
from ringside_manager.plans.files import parse_plan, shipped_plans
from tests.slow import each

CASES = {
    '{request: rush, when: {round: ">=9", lead: "<=-2"}, choose: rush}': "From round 9 on, when he is behind on points by 2 or more: rush.",
    '{request: rush, when: {round: ">8"}, choose: hold}': "From round 9 on: no rush.",
    '{request: rush, when: {round: ">=3 and <9"}, choose: hold}': "From round 3 to round 8: no rush.",
    "{request: rush, when: {rounds_left: 0, opponent_hurt: yes}, choose: rush}": "In the last round, when the opponent is weary: rush.",
    '{request: tactic, when: {own_trapped: no, any_clinch: "=1"}, choose: none}': "When he is not trapped and either of them clinches: no tactic.",
    "{request: tactic, choose: [clinch, cover_up, none]}": "Always: clinch, else cover up, else no tactic.",
    "{request: thrown, choose: {left_jab: 2, uppercut: 1}}": "Always: throw left jab 67 %, uppercut 33 %.",
    '{request: anticipated, when: {own_endurance: "<10"}, choose: left_hook}': "When his Endurance is 9 or less: expect left hook.",
    '{request: counter, when: {opponent_endurance_percent: ">=40"}, choose: try}': "When the opponent's Endurance is 40 % or more: hit back.",
    "{request: rush, when: {lead: 0}, choose: rush}": "When they are level on points: rush.",
    '{request: rush, when: {lead: ">0"}, choose: hold}': "When he is ahead on points: no rush.",
    '{request: rush, when: {lead: ">=-1"}, choose: hold}': "When he is not more than 1 behind on points: no rush.",
    '{request: rush, when: {own_landed: "!=5"}, choose: hold}': "When the number of punches he landed this round is anything but 5: no rush.",
    "{request: follow, choose: [c3, c4]}": "Always: stand on c3, else c4.",
}


@each("written, told", CASES.items())
def test_a_rule_reads_as_a_sentence(written: str, told: str, info: EngineInfo) -> None:
    plan = parse_plan(f"orders:\n  - {written}\n", "a test", info)
    assert order_sentence(plan.orders[0], info) == told


def test_a_rule_that_chooses_nothing_says_so(info: EngineInfo) -> None:
    for choose in (Preference(()), Mixture(())):
        assert order_sentence(Instruction("rush", (), choose), info) == "Always: nothing is chosen yet."


def test_words_of_a_system_nobody_translated_stay_readable(info: EngineInfo) -> None:
    assert (
        order_sentence(Instruction("hold_breath", (), Preference(("very_long",))), info)
        == "Always: very long."
    )


def test_every_fact_and_every_choice_of_the_system_is_translated(info: EngineInfo) -> None:
    """Nothing but names of squares and numbers stays outside the marks of the pseudo language."""
    orders = [
        f"{{request: {decision.kind}, choose: {word}}}"
        for decision in info.decisions
        if decision.kind not in ("dodge", "follow")
        for word in decision.options
    ]
    orders += [
        f'{{request: rush, when: {{{fact.name}: "{sign}1"}}, choose: rush}}'
        for fact in info.facts
        for sign in (">=", "<=", "=", "!=")
    ]
    plan = parse_plan("orders:\n" + "".join(f"  - {order}\n" for order in orders), "a test", info)
    with Pseudo():
        told = [order_sentence(order, info) for order in plan.orders]
    assert [text for text in told if _outside(text)] == []


def _outside(text: str) -> str:
    """Letters that stand outside all marks."""
    depth, found = 0, ""
    for sign in text:
        depth += (sign == "⟦") - (sign == "⟧")
        if not depth and sign.isalpha():
            found += sign
    return found


def test_shipped_plans_can_be_read_whole(info: EngineInfo) -> None:
    for plan in shipped_plans("ringside"):
        told = plan_sentences(plan, info).splitlines()
        assert len(told) > len(plan.orders)
        assert told[-1].startswith("Everything else is decided by the ")


@each("weights", [(1, 1, 1), (2, 1), (1, 1, 1, 1, 1, 1), (7,), (999, 1), (1, 2, 3, 1)])
def test_shares_add_up_to_a_hundred(weights: tuple[int, ...]) -> None:
    assert sum(shares(weights)) == 100
    assert all(
        abs(part - 100 * weight / sum(weights)) < 1
        for part, weight in zip(shares(weights), weights, strict=True)
    )


def test_no_weight_is_no_share() -> None:
    assert shares((0, 0)) == (0, 0)


@each("system", registry.names())
def test_every_fact_and_decision_of_every_system_has_words(system: str) -> None:
    info = registry.get(system).info
    clocks = {"round", "turn", "rounds_left", "turns_left"}
    for spec in info.facts:
        said = named(system).clauses
        numbers = said.amount(spec.name), said.lead(spec.name), said.percentage(spec.name)
        known = any(numbers) or said.flag(spec.name) or spec.name in clocks
        assert known, f"{spec.name} is not told"
        assert bool(said.flag(spec.name)) == spec.is_yes_or_no
    for decision in info.decisions:
        assert named(system).names.decision(decision.kind)
        assert all(
            named(system).names.option_in_sentence(decision.kind, word)[0].islower()
            for word in decision.options
        )


def test_the_shipped_plans_of_another_system_read_as_sentences() -> None:
    info = registry.get("title_bout").info
    plan = next(plan for plan in shipped_plans("title_bout") if plan.name == "Box, then slug")
    told = plan_sentences(plan, info)
    assert "    When the opponent is fatigued: slug." in told
    assert "Up to round 4, when the opponent is not fatigued: stick and move." in told
