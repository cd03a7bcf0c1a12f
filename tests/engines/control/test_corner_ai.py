"""What the corner knows is so, and what it does with it wins."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from ringside_manager.bout import BLUE, RED, SeededChance, Setup, derive_seed, simulate
from ringside_manager.bout.engine import LAPSES
from ringside_manager.bout.outcome import BoutOver
from ringside_manager.engines.control import ENGINE, rules
from ringside_manager.engines.control.corner_ai import ControlCorner, best_mix, gain, shares
from ringside_manager.engines.control.round_model import Numbers, fall, fought, numbers_of
from ringside_manager.engines.control.state import (
    PLANS,
    TOWELS,
    BoutState,
    ControlView,
    Plan,
    Towel,
    begin_round,
    treat,
)
from ringside_manager.engines.control.tables import Mark
from ringside_manager.fighters.sets import load_set
from tests.engines.control.vector_script import table
from tests.slow import each


def at_the_bell(seed: int = 0, mine: Plan = Plan.EVEN, his: Plan = Plan.EVEN) -> BoutState:
    """A puncher with plans against somebody worn."""
    state = table(
        {"red": {"TR": 8, "power": 5, "EPL_column": "B"}, "blue": {"CON": 3}, "options": {"plans": True}}
    )
    state.blue.wear, state.blue.downs, state.red.beatings = 2, 1, 2
    begin_round(state)
    state.red.plan, state.blue.plan = mine, his
    return state


@each("plans", [(Plan.EVEN, Plan.EVEN), (Plan.ATTACK, Plan.BOX), (Plan.ATTACK, Plan.ATTACK)])
def test_the_round_model_is_the_round(plans: tuple[Plan, Plan]) -> None:
    """Chances against many rounds fought; fouls, cuts and injuries end one round in thousands."""
    rounds, chance = 4000, SeededChance(11)
    won = lost = lead = points = wear = 0
    for _ in range(rounds):
        state = at_the_bell(0, *plans)
        try:
            rules.fight_round(state, chance)
        except BoutOver as over:
            won += over.winner is RED
            lost += over.winner is BLUE
        else:
            points += state.cards[0][0][0] - state.cards[0][0][1]
            wear += state.blue.wear - 2
        lead += state.red.epl - state.blue.epl
    state = at_the_bell()
    model = fought(numbers_of(state.red), numbers_of(state.blue), *plans)
    far = 3.9 / sqrt(rounds)
    assert won / rounds == pytest.approx(model.i_stop, abs=far * sqrt(model.i_stop) + 0.002)
    assert lost / rounds == pytest.approx(model.he_stops, abs=far * sqrt(model.he_stops) + 0.002)
    assert lead / rounds == pytest.approx(model.lead, abs=far * 6)
    assert wear / rounds == pytest.approx(model.his_wear, abs=far)
    assert points / rounds == pytest.approx(model.points, abs=far + 0.1)


def test_the_round_model_has_no_side() -> None:
    one = Numbers(3, 6, 1, False, False, 5, 1, 0, 4, 0)
    other = Numbers(1, 4, 2, True, True, 6, 0, 1, 3, 2)
    there, back = fought(one, other, Plan.ATTACK, Plan.BOX), fought(other, one, Plan.BOX, Plan.ATTACK)
    assert there.lead == pytest.approx(-back.lead)
    # Who rolls first for trouble on a level card, and thus may be first to fall, is all the difference there is.
    assert there.points == pytest.approx(-back.points, abs=5e-3)
    assert (there.i_stop, there.his_wear) == pytest.approx((back.he_stops, back.my_wear), abs=2e-3)


def test_a_fall_counts_what_the_chart_says() -> None:
    # 10 to 12 on the dice, 6 of 36, are 11 to 13 and a knockdown; 8 and 9, 9 of 36, hurt.  Nobody with that chin is stopped shaky.
    one = fall(added=1, downs=0, power=3, chin=18)
    assert one.stops == pytest.approx(6 / 36 * 3 / 36)
    assert one.downs == pytest.approx(6 / 36 * 33 / 36)
    assert one.wear == pytest.approx(one.downs + 9 / 36)
    assert fall(added=30, downs=0, power=3, chin=5).stops == pytest.approx(1)
    assert fall(added=-10, downs=0, power=3, chin=5) == (0, 0, 0)


# Decisions


def test_mixtures_of_plans() -> None:
    dominated = ((0.5, 0.4, 0.6), (0.6, 0.5, 0.7), (0.1, 0.1, 0.1))
    assert best_mix(dominated) == (0, 1, 0)
    paper = ((0.5, 0.0, 1.0), (1.0, 0.5, 0.0), (0.0, 1.0, 0.5))
    assert best_mix(paper) == pytest.approx((1 / 3, 1 / 3, 1 / 3), abs=0.06)


def plan_of(mine: dict[str, Any], his: dict[str, Any], lead: int = 0, number: int = 11) -> tuple[float, ...]:
    state = table({"red": mine, "blue": his, "options": {"plans": True}, "state": {"round": number}})
    state.cards[0].extend([(10, 10)] * (number - 2))
    state.cards[0].append((10 + lead, 10))
    begin_round(state)
    return shares(PLANS.first, ControlView(state, RED))


def test_the_better_puncher_attacks_and_a_safe_lead_boxes() -> None:
    puncher, soft = {"TR": 9, "power": 5, "chin": 8, "stamina_round": 13}, {"TR": 2, "chin": 2, "power": 1}
    assert plan_of(puncher, soft, lead=-4)[1] == 1
    boxer, hitter = (
        {"TR": 3, "chin": 4, "stamina_round": 13},
        {"TR": 8, "chin": 6, "power": 5, "stamina_round": 13},
    )
    assert plan_of(boxer, hitter, lead=9)[2] > 0.5


def test_the_corner_treats_what_threatens_the_bout() -> None:
    state = table(
        {"state": {"red": {"marks": {"bloody nose": 1, "deep cut over eye": 1, "cut under eye": 3}}}}
    )
    begin_round(state)
    view = ControlView(state, RED)
    marks = state.red.marks_left()
    mix = shares(treat(RED, marks), view)
    gains = {mark: gain(view, mark) for mark in marks}
    assert marks[mix.index(1.0)] is max(gains, key=gains.__getitem__)
    assert gains[Mark.BLOODY_NOSE] < min(gains[Mark.DEEP_CUT_OVER_EYE], gains[Mark.CUT_UNDER_EYE])


def test_levels_forget_as_often_as_they_say() -> None:
    state = table({"state": {"red": {"marks": {"bloody nose": 1, "cut under eye": 3}}}})
    state.red.marks = {Mark.CUT_OVER_EYE: 1, Mark.CUT_UNDER_EYE: 3}
    begin_round(state)
    view, request = ControlView(state, RED), treat(RED, (Mark.CUT_OVER_EYE, Mark.CUT_UNDER_EYE))
    best = request.options[shares(request, view).index(1.0)]
    assert best is not request.plain
    for level, lapses in LAPSES.items():
        corner = ControlCorner(SeededChance(3), level)
        plain = sum(corner.choose(request, view) is request.plain for _ in range(2000))
        assert plain / 2000 == pytest.approx(lapses / 100, abs=0.045)


def test_the_towel_is_never_thrown() -> None:
    state = table({})
    begin_round(state)
    assert shares(TOWELS.first, ControlView(state, RED)) == (1, 0)
    assert (
        ControlCorner(SeededChance(1), "beginner").choose(TOWELS.first, ControlView(state, RED))
        is Towel.FIGHT_ON
    )


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_the_expert_wins_more_with_plans_than_the_plain_corner(capsys: pytest.CaptureFixture[str]) -> None:
    cards, won, bouts, pick = (
        [one.card(ENGINE) for one in load_set("heavyweights").fighters],
        0.0,
        1500,
        SeededChance(7),
    )
    terms = ENGINE.info.terms(12, {"plans": True})
    for number in range(bouts):
        red, blue = pick.pick(cards), pick.pick(cards)
        for side, setup in enumerate((Setup(ENGINE, red, blue, terms), Setup(ENGINE, blue, red, terms))):
            seed = derive_seed(number, side)
            corners = ENGINE.corner_ai(SeededChance(seed), "expert"), ENGINE.plain_corner(SeededChance(seed))
            winner = simulate(setup, seed, *corners).winner
            won += 0.5 if winner is None else winner is RED
    share = won / (2 * bouts)
    with capsys.disabled():
        print(f"\nthe expert wins {share:.3f} against the plain corner")
    assert share > 0.5 + 1.5 * 0.5 / sqrt(2 * bouts)
