"""What a corner can be told before it decides, and what it then decides by itself."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.bout import BLUE, RED, Bout, SeededChance, Setup, simulate
from ringside_manager.bout.chance import exact_odds
from ringside_manager.bout.corner import (
    Comparison,
    Condition,
    Instruction,
    InstructionsController,
    Preference,
)
from ringside_manager.bout.engine import LAPSES
from ringside_manager.engines.glory_days import ENGINE, segment
from ringside_manager.engines.glory_days import view as orders
from ringside_manager.engines.glory_days.corner_ai import finish_odds, mixture, round_odds, segment_odds
from ringside_manager.engines.glory_days.state import PLANS, TOWELS, BoutState, Plan, Towel
from ringside_manager.engines.glory_days.tables import Injury
from tests.engines import contract
from tests.engines.glory_days.vector_script import printed, table
from tests.slow import each

ALI, DEMPSEY, MARCIANO = "Muhammad Ali", "Jack Dempsey", "Rocky Marciano"


def setup(red: str = ALI, blue: str = DEMPSEY, rounds: int = 12, **options: Any) -> Setup:
    return Setup(ENGINE, printed(red), printed(blue), ENGINE.info.terms(rounds, options))


def told(state: BoutState, request: Any) -> list[dict[str, int]]:
    effects = ENGINE.outlook(ENGINE.view(state, RED), request).effects
    return [{measure.name: measure.value for measure in effect.measures} for effect in effects]


# Facts and written orders


def test_facts_of_a_laid_table() -> None:
    state = table(ALI, DEMPSEY, [])
    state.round, state.segment = 3, 4
    state.red.landed_round, state.blue.landed_round = 9, 17
    state.red.injuries[Injury.CUT_LEFT_EYE], state.blue.shaken = 2, True
    for card, points in zip(state.cards, ((10, 9), (9, 10), (10, 10)), strict=True):
        card += [points, points]
    facts = ENGINE.facts(ENGINE.view(state, RED))
    assert (facts["round"], facts["rounds_left"], facts["segment"]) == (3, 9, 4)
    assert (facts["lead"], facts["lead_lowest"], facts["lead_safe"]) == (0, -2, 0)
    assert (facts["round_lead"], facts["own_punches_left"], facts["opponent_punches_left"]) == (-8, 9, 17)
    assert (facts["opponent_dazed"], facts["own_dazed"], facts["momentum"]) == (1, 0, 1)
    assert (facts["own_injury"], facts["opponent_injury"]) == (9, 0)
    assert (facts["own_power"], facts["own_down_at"], facts["own_will"]) == (4, 1, 4)


def test_a_lead_is_safe_when_no_round_can_take_two_cards() -> None:
    state = table(ALI, DEMPSEY, [], rounds=12)
    view = ENGINE.view(state, RED)
    for card in state.cards[:2]:
        card.extend([(10, 8)] * 9)
    state.cards[2].extend([(10, 10)] * 9)
    assert view.rounds_to_score == 3
    assert orders.lead_is_safe(view, orders.SWING)  # 18 points ahead, at most 12 at stake
    state.cards[1][:] = [(10, 9)] * 9
    assert not orders.lead_is_safe(view, orders.SWING)


def test_written_orders_throw_the_towel() -> None:
    hurt = Condition("own_dazed", Comparison.EQUAL, 1)
    order = Instruction("towel", (hurt,), Preference(("throw",)))
    ends = []
    for seed in range(40):
        plain = ENGINE.plain_corner(SeededChance(1))
        careful = InstructionsController([order], plain, SeededChance(2), ENGINE.facts)
        ends.append(simulate(setup(MARCIANO, MARCIANO), seed, careful, plain))
    given_up = [outcome for outcome in ends if outcome.method.value == "RTD" and outcome.cause == ""]
    assert given_up
    assert {outcome.winner for outcome in given_up} == {BLUE}


# Outlook


@each("pair", [(ALI, DEMPSEY), (MARCIANO, ALI)])
def test_control_and_punches_are_what_the_rules_give(pair: tuple[str, str]) -> None:
    """Every roll of the lines counted out by the rules themselves, then many segments."""
    state = table(*pair, [])
    first, second = segment_odds(state.red, state.blue)

    def compared(chance: Any) -> int:
        state.chance = chance
        mine, his = (segment.line_of(state, boxer)[0] for boxer in state.boxers)
        return (mine > his) - (mine < his)

    odds = exact_odds(compared)
    assert first.control == pytest.approx(float(odds[1]))
    assert second.control == pytest.approx(float(odds[-1]))
    landed, segments = [0, 0], 0
    for seed in range(150):
        bout = Bout(setup(*pair, rounds=1, towel=False), seed)
        ended = [event for event in bout.events if event.name == "segment_ended"]
        segments += len(ended)
        for side in (0, 1):
            landed[side] += sum(event.landed[side] for event in ended)  # type: ignore[attr-defined]
    assert landed[0] / segments == pytest.approx(first.landed, abs=0.16)
    assert landed[1] / segments == pytest.approx(second.landed, abs=0.16)


def test_a_hurt_boxer_is_stopped_as_often_as_the_panel_says() -> None:
    """Ali hurt against Dempsey: his will is 4, Dempsey finishes with 8."""
    state = table(ALI, DEMPSEY, [])
    state.red.shaken = True
    stopped, again = finish_odds(state.blue, state.red)
    lines = [line[2] for line in state.blue.lines]
    strong = sum(sum(actions.count(code) for code in (5, 4, 3)) for actions in lines) / 600
    some = sum(sum(actions.count(code) for code in (5, 4, 3, 2)) for actions in lines) / 600
    falls = 8 / 20 * 1 / 20
    assert stopped == pytest.approx(strong * (1 - falls) * 4 / 20 + some * falls * 1 / 20)
    assert again == pytest.approx(some * (falls * 19 / 20 + 8 / 20 * 4 / 20))
    shown = told(state, TOWELS.first)
    assert shown[0]["stopped"] == round(100 * stopped)
    assert shown[1] == {}
    assert 0 < shown[0]["win"] < 100


def test_plans_show_what_they_change() -> None:
    state = table(ALI, DEMPSEY, [])
    before = contract.picture(state)
    natural, press, box, cover = told(state, PLANS.first)
    assert contract.picture(state) == before
    assert box["control"] > natural["control"] > press["control"]
    assert box["land"] > natural["land"]
    assert cover["other_land"] < natural["other_land"]
    outlook = ENGINE.outlook(ENGINE.view(state, RED), PLANS.first)
    assert outlook.others == ("natural", "press", "box", "cover")
    assert outlook.measure == "win"
    assert outlook.effects[2].against[0] > outlook.effects[0].against[0]


def test_every_die_is_held_against_the_number_that_decides() -> None:
    """Of each die with a bound, what follows is what the comparison says."""
    outcomes = set()
    for seed in range(30):
        bout = Bout(setup(MARCIANO, DEMPSEY, reopen_injuries=True), seed, watch=True)
        bout.play(*contract.corners(seed, ENGINE.plain_corner))
        events = bout.events
        for rolled in bout.rolls:
            if rolled.die.comparison is None:
                continue
            assert rolled.die.comparison is Comparison.AT_MOST
            event: Any = events[rolled.event]
            holds = rolled.result <= rolled.die.bound
            said = {
                "count": lambda event, holds: event.out is holds,
                "will": lambda event, holds: event.stopped is holds,
                "cut": lambda event, holds: event.holds is not holds,
                "reopen": lambda event, holds: event.worse is holds,
                "stoppage": lambda event, holds: event.stopped is holds,
                "chin": lambda event, holds: (event.result != "nothing") is holds,
            }.get(rolled.die.purpose)
            if said:
                assert rolled.die.corner is event.corner
                assert said(event, holds), (rolled, event)
                outcomes.add((rolled.die.purpose, holds))
    assert len(outcomes) == 12


# The corner


@each("game, shares", [
    (((3.0, 4.0), (1.0, 2.0)), (1, 0)), (((1.0, 0.0), (0.0, 1.0)), (0.5, 0.5)), (((3.0, 0.0), (0.0, 1.0)), (0.25, 0.75)),
])  # fmt: skip
def test_mixtures_of_known_games(game: Any, shares: Any) -> None:
    assert mixture(game) == pytest.approx(shares, abs=0.03)


def test_the_expert_beats_the_dice_alone() -> None:
    points = 0.0
    names = (ALI, DEMPSEY, MARCIANO)
    for seed in range(36):
        both = setup(names[seed % 3], names[seed % 3], rounds=8, corner_orders=True)
        expert = ENGINE.corner_ai(SeededChance(seed), "expert")
        plain = ENGINE.plain_corner(SeededChance(seed))
        red = seed % 2 == 0
        winner = simulate(both, seed, *((expert, plain) if red else (plain, expert))).winner
        points += 0.5 if winner is None else winner is (RED if red else BLUE)
    assert points / 36 > 0.68


def test_no_level_throws_the_towel() -> None:
    state = table(ALI, DEMPSEY, [])
    view = ENGINE.view(state, RED)
    for level in LAPSES:
        corner = ENGINE.corner_ai(SeededChance(1), level)
        assert corner.choose(TOWELS.first, view) is Towel.FIGHT_ON
    assert ENGINE.advice(view, TOWELS.first) == (1.0, 0.0)


def test_weaker_levels_forget_more() -> None:
    view = ENGINE.view(table(ALI, DEMPSEY, []), RED)
    plain = {}
    for level in ("beginner", "expert"):
        corner = ENGINE.corner_ai(SeededChance(5), level)
        plain[level] = sum(corner.choose(PLANS.first, view) is Plan.NATURAL for _ in range(40))
    assert plain["beginner"] > 25 > plain["expert"]


def test_a_better_puncher_promises_more_knockdowns() -> None:
    marciano, ali = (round_odds(*table(name, DEMPSEY, []).boxers)[0] for name in (MARCIANO, ALI))
    assert marciano.downs > ali.downs > 0
    assert 0.2 > marciano.stops > ali.stops > 0
