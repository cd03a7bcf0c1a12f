"""Single steps of the rules that the examples of the specification leave out."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from ringside_manager.bout import BLUE, RED, Bout, Carried, Corner, Method, SeededChance, Setup
from ringside_manager.bout.chance import exact_odds
from ringside_manager.bout.events import Event
from ringside_manager.bout.outcome import BoutOver
from ringside_manager.engines.control import ENGINE, rules, trouble
from ringside_manager.engines.control.events import RefereeLooked
from ringside_manager.engines.control.state import (
    BoutState,
    Fighter,
    Plan,
    Towel,
    begin_round,
    carried_stamina,
)
from ringside_manager.engines.control.tables import COLUMNS, Injury, Mark, Offence, Trouble
from tests.engines.control.vector_script import PrintedDice, card, table
from tests.slow import each


def ready(**vector: Any) -> BoutState:
    """The table at the bell."""
    state = table(vector)
    begin_round(state)
    return state


def ended(step: Any) -> BoutOver:
    with pytest.raises(BoutOver) as over:
        step()
    return over.value


# Section 4


def test_odds_of_control() -> None:
    def step(chance: Any) -> object:
        winner = rules.roll_control(ready(red={"CON": 4}), chance)
        return None if winner is None else winner.corner

    odds = exact_odds(step)
    assert (odds[RED], odds[BLUE], odds[None]) == (Fraction(26, 36), Fraction(6, 36), Fraction(4, 36))


@each("plan, face, by", [(Plan.EVEN, 4, 1), (Plan.ATTACK, 4, 4), (Plan.BOX, 5, 1), (Plan.BOX, 2, -1),
                             (Plan.BOX, 1, -1), (Plan.ATTACK, 6, 4), (Plan.ATTACK, 1, 1)])  # fmt: skip
def test_a_plan_moves_the_pace_within_the_die(plan: Plan, face: int, by: int) -> None:
    state = ready()
    state.red.plan = plan
    state.blue.plan = Plan.ATTACK  # that of the fighter without control does nothing to it
    assert rules.adjust(state, state.red, PrintedDice([f"d6 {face}", "d6 2"])) == by


def test_punches_never_fall_below_0() -> None:
    state = ready(red={"EPL_column": "E"})
    rules.throw_punches(state, PrintedDice(["d6 1", "d6 6", "d6 1", "d6 1", "3d6 1 1 1", "3d6 2 2 2"]))
    assert (state.red.epl, state.blue.epl) == (0, 9)


def test_a_worn_out_3_stays_3() -> None:
    state = ready(red={"TR": 2, "stamina_round": 5}, state={"round": 8})
    assert state.red.worn_out
    rules.throw_punches(state, PrintedDice(["d6 1", "d6 1", "3d6 1 1 1", "3d6 2 2 2"]))
    assert (state.red.total, state.red.epl) == (3, 4)


def test_worn_out_needs_a_threat_of_0_and_a_past() -> None:
    early = ready(red={"TR": 2, "groove_round": 6}, state={"round": 1})
    assert (early.red.tr, early.red.past, early.red.worn_out) == (0, False, False)
    tired = ready(red={"TR": 9, "stamina_round": 5}, state={"round": 7})
    assert (tired.red.tr, tired.red.past, tired.red.worn_out) == (7, True, False)


# Section 5


@each("plans, result", [((Plan.EVEN, Plan.EVEN), "nothing"), ((Plan.ATTACK, Plan.EVEN), "hurt"),
                                               ((Plan.EVEN, Plan.ATTACK), "hurt"), ((Plan.ATTACK, Plan.BOX), "nothing")])  # fmt: skip
def test_both_plans_count_in_every_trouble_roll(plans: tuple[Plan, Plan], result: str) -> None:
    state = ready(options={"plans": True})
    state.red.plan, state.blue.plan = plans
    told: list[Event] = []
    state.emit = told.append
    trouble.roll_trouble(state, state.red, 0, PrintedDice(["2d6 3 4"]))
    assert told[0].as_dict()["result"] == result


def test_the_leader_rolls_first_and_once_with_the_larger_modifier() -> None:
    state = ready()
    state.red.total, state.blue.total = 17, 18
    told: list[Event] = []
    state.emit = told.append
    trouble.trouble_rolls(state, state.blue, 12, PrintedDice(["2d6 1 1", "2d6 1 2"]))
    assert [(one.as_dict()["corner"], one.as_dict()["modifier"]) for one in told] == [("blue", 2), ("red", 1)]


def test_without_a_leader_red_rolls_first() -> None:
    state = ready()
    state.red.total, state.blue.total = 15, 16
    told: list[Event] = []
    state.emit = told.append
    trouble.trouble_rolls(state, None, 0, PrintedDice(["2d6 1 1", "2d6 1 2"]))
    assert [(one.as_dict()["corner"], one.as_dict()["modifier"]) for one in told] == [("red", 0), ("blue", 0)]


def test_wear_of_this_round_counts_at_once() -> None:
    state = ready()
    state.red.total = state.blue.total = 15
    trouble.trouble_rolls(state, None, 0, PrintedDice(["2d6 4 5", "2d6 4 4"]))
    assert (state.red.wear, state.blue.wear) == (1, 1)
    trouble.trouble_rolls(state, None, 0, PrintedDice(["2d6 4 3", "2d6 1 1"]))
    assert (state.red.wear, state.blue.wear) == (1, 2)


def test_a_hurt_costs_control_in_the_next_round_only() -> None:
    state = ready()
    trouble.suffer(state, state.red, Trouble.HURT, PrintedDice([]))
    seen = []
    for _ in range(2):
        begin_round(state)
        seen.append((state.red.con, state.red.shaken))
    assert seen == [(1, True), (2, False)]


def test_counted_out() -> None:
    state = ready(state={"blue": {"knockdowns": 1}})
    dice = PrintedDice(["2d6 5 5"])
    over = ended(lambda: trouble.suffer(state, state.blue, Trouble.DOWN, dice))
    assert (over.method, over.winner, state.blue.downs) == (Method.KO, RED, 2)
    assert trouble.outcome(state, over).knockdowns == (1, 0)  # without the punch that ended it


def test_the_third_knockdown_of_a_round() -> None:
    """The trouble chart knows no more than two a round, so it needs the count itself to come about."""
    for rule in (False, True):
        state = ready(options={"three_knockdown_rule": rule})
        state.red.downs = state.red.downs_round = 3
        if rule:
            over = ended(lambda state=state: trouble.count(state, state.red, PrintedDice(["2d6 1 1"])))
            assert (over.method, over.winner, over.cause) == (Method.TKO, BLUE, "knockdowns")
        else:
            trouble.count(state, state.red, PrintedDice(["2d6 1 1"]))


def test_the_third_knockdown_after_a_count_he_does_not_survive() -> None:
    state = ready(options={"three_knockdown_rule": True})
    state.red.downs = state.red.downs_round = 3
    assert ended(lambda: trouble.count(state, state.red, PrintedDice(["2d6 5 4"]))).method is Method.KO


# Section 6


@each("beatings, lead, downs, asked", [(0, 11, 0, None), (0, 12, 0, None), (2, 12, 0, (8, "beating")), (5, 15, 0, (8, "beating")),
     (0, 16, 0, (6, "outclassed")), (0, 20, 1, (8, "outclassed")), (2, 16, 0, (8, "beating"))])  # fmt: skip
def test_one_check_at_most_with_the_worse_number(
    beatings: int, lead: int, downs: int, asked: tuple[int, str] | None
) -> None:
    state = ready()
    state.red.beatings, state.red.downs_round = beatings, downs
    told: list[Event] = []
    state.emit = told.append
    dice = PrintedDice(["2d6 6 6"] if asked else [])
    trouble.after_a_beating(state, state.red, lead, dice)
    looks = [(event.number, event.reason) for event in told if isinstance(event, RefereeLooked)]
    assert looks == ([asked] if asked else [])
    assert (state.red.beatings, dice.left) == (beatings + (lead >= 12), 0)


@each("chin", range(2, 9))
def test_odds_of_a_referee_check(chin: int) -> None:
    def step(chance: Any) -> bool:
        try:
            trouble.referee_check(ready(red={"chin": chin}), state.red, 8, "count", chance)
        except BoutOver:
            return True
        return False

    state = ready(red={"chin": chin})
    stopped = sum(one + other + chin // 2 <= 8 for one in range(1, 7) for other in range(1, 7))
    assert exact_odds(step).get(True, 0) == Fraction(stopped, 36)


# Section 7


def test_a_hand_makes_the_column_worse_from_the_next_reading_on() -> None:
    state = ready(red={"EPL_column": "B"})
    trouble.injure(state, state.red, Injury.HAND)
    begin_round(state)
    assert (COLUMNS[state.red.column], state.red.con) == ("C", 1)
    trouble.injure(state, state.red, Injury.RIB)
    begin_round(state)
    assert (COLUMNS[state.red.column], state.red.con) == ("C", 0)


def test_a_surcharge_is_spent() -> None:
    state = ready(state={"red": {"pending": {"bloody nose": 2}}})
    told: list[Event] = []
    state.emit = told.append
    for _ in range(2):
        trouble.mark(state, state.red, Mark.BLOODY_NOSE, PrintedDice(["2d6 1 1"]))
    # two dice, cut 1, the surcharge once; then the earlier mark
    assert [event.as_dict()["total"] for event in told] == [2 + 1 + 2, 2 + 1 + 2]
    assert not state.red.pending


@each("faces, foul, warnings, verdict, after", [("1 4", 1, 0, "caution", (0, 0)), ("1 4", 1, 4, "caution", (4, 0)), ("2 4", 1, 0, "warning", (1, 0)),
     ("5 5", 1, 0, "warning", (1, 0)), ("5 6", 1, 0, "point", (1, 1)), ("5 6", 1, 3, "point", (4, 1)),
     ("2 4", 1, 2, "point", (3, 1)), ("2 4", 1, 4, "disqualified", (5, 1)), ("6 6", 3, 0, "disqualified", (1, 1)),
     ("6 6", 2, 0, "point", (1, 1))])  # fmt: skip
def test_fouls(faces: str, foul: int, warnings: int, verdict: str, after: tuple[int, int]) -> None:
    state = ready(red={"foul": foul}, state={"red": {"warnings": warnings}})
    told: list[Event] = []
    state.emit = told.append

    def step() -> None:
        trouble.judge_foul(state, state.red, Offence.HOLDING, PrintedDice([f"2d6 {faces}"]))

    if verdict == "disqualified":
        over = ended(step)
        assert (over.method, over.winner) == (Method.DQ, BLUE)
    else:
        step()
    assert told[0].as_dict()["verdict"] == verdict
    assert (state.red.warnings, state.red.taken) == after


def test_a_disqualified_butter_cuts_nobody() -> None:
    state = ready(red={"foul": 3})
    dice = PrintedDice(["2d6 6 6", "2d6 6 6"])
    assert ended(lambda: trouble.foul(state, state.red, Offence.HEAD_BUTT, dice)).method is Method.DQ
    assert (dice.left, dict(state.blue.marks)) == (2, {})


def test_a_butt_may_stop_the_other_on_the_cut() -> None:
    state = ready(state={"blue": {"marks": {"cut over eye": 3}}})
    dice = PrintedDice(["2d6 1 1", "2d6 4 5", "2d6 3 3"])
    over = ended(lambda: trouble.foul(state, state.red, Offence.HEAD_BUTT, dice))
    assert (over.method, over.winner, over.cause) == (Method.TKO, RED, "cut")


# Section 8


def test_points_come_off_every_card_after_everything_else() -> None:
    state = ready(options={"three_judges": True})
    state.red.taken = 1
    rules.score_round(state, state.red, 7, PrintedDice(["d6 1", "d6 5", "d6 6"]))
    assert state.cards == ([(9, 9)], [(9, 9)], [(9, 9)])
    assert (state.red.streak, state.blue.streak) == (0, 0)


def test_judges_roll_no_die_after_a_net_knockdown() -> None:
    state = ready(options={"three_judges": True})
    state.red.downs_round = 1
    rules.score_round(state, state.red, 3, PrintedDice([]))
    assert state.cards == ([(8, 10)],) * 3


def test_knockdowns_that_cancel_leave_the_round_to_the_punches() -> None:
    state = ready()
    state.red.downs_round = state.blue.downs_round = 1
    rules.score_round(state, state.red, 16, PrintedDice([]))
    assert state.cards == ([(10, 8)],)


def test_the_fighter_in_control_has_the_better_of_a_close_round() -> None:
    odds = exact_odds(lambda chance: close_round(chance, BLUE))
    assert odds == {(9, 10): Fraction(1, 2), (10, 9): Fraction(1, 3), (10, 10): Fraction(1, 6)}
    odds = exact_odds(lambda chance: close_round(chance, None))
    assert odds == dict.fromkeys([(9, 10), (10, 9), (10, 10)], Fraction(1, 3))


def close_round(chance: Any, control: Corner | None) -> tuple[int, int]:
    state = ready(options={"three_judges": True})
    state.controller = None if control is None else state.fighter(control)
    return rules.judged(state, state.red, 1, chance)


# Sections 9 and 10


def test_a_closed_deep_cut_gives_back_one_control() -> None:
    state = ready(state={"red": {"marks": {"deep cut over eye": 2}, "deep_con": -2}})
    rules.work_on(state, state.red, Mark.DEEP_CUT_OVER_EYE, PrintedDice(["2d6 5 6"]))
    assert (state.red.marks[Mark.DEEP_CUT_OVER_EYE], state.red.con_deep) == (1, -2)
    rules.work_on(state, state.red, Mark.DEEP_CUT_OVER_EYE, PrintedDice(["2d6 6 6"]))
    assert (state.red.marks_left(), state.red.con_deep) == ((), -1)


def test_closing_another_mark_lifts_no_control() -> None:
    state = ready(state={"red": {"marks": {"bloody nose": 1}, "deep_con": -1}})
    rules.work_on(state, state.red, Mark.BLOODY_NOSE, PrintedDice(["2d6 6 6"]))
    assert (state.red.marks_left(), state.red.con_deep) == ((), -1)


def test_tired_control() -> None:
    for option, con in ((False, 2), (True, 1)):
        state = ready(red={"TR": 2, "stamina_round": 5}, state={"round": 8}, options={"tired_con": option})
        assert state.red.con == con
        assert state.blue.con == 2


def test_a_streak_brings_control_until_a_round_is_lost() -> None:
    state = ready(options={"streak_con": True})
    seen = []
    for leader in ("red", "red", "red", "", "red", "blue", "red"):
        first = state.fighter(Corner(leader)) if leader else None
        rules.score_round(state, first, 3 if leader else 0, PrintedDice([]))
        begin_round(state)
        seen.append(state.red.con)
    assert seen == [2, 2, 3, 3, 3, 2, 2]


# Results


@each("totals, method, winner", [([(5, 4)], Method.DEC, RED), ([(4, 4)], Method.DRAW, None), ([(5, 4)] * 3, Method.UD, RED),
     ([(4, 5), (4, 5), (4, 4)], Method.MD, BLUE), ([(5, 4), (4, 5), (5, 4)], Method.SD, RED),
     ([(5, 4), (4, 4), (4, 4)], Method.DRAW, None), ([(5, 4), (4, 5), (4, 4)], Method.DRAW, None)])  # fmt: skip
def test_verdicts(totals: list[tuple[int, int]], method: Method, winner: Corner | None) -> None:
    assert trouble.verdict(totals) == (method, winner)


def test_towels() -> None:
    on, out = Towel.FIGHT_ON, Towel.THROW_IN
    rules.towels(ready(), on, on)
    over = ended(lambda: rules.towels(ready(), out, on))
    assert (over.method, over.winner) == (Method.RTD, BLUE)
    both = ended(lambda: rules.towels(ready(), out, out))
    assert (both.method, both.winner, both.cause) == (Method.DRAW, None, "technical_draw")


def test_a_towel_after_the_first_round() -> None:
    bout = Bout(Setup(ENGINE, card("Red"), card("Blue"), ENGINE.info.terms(4)), 5)
    for request, choice in zip(bout.pending, (Towel.FIGHT_ON, Towel.THROW_IN), strict=True):
        assert request.plain is Towel.FIGHT_ON
        bout.answer(request, choice)
    outcome = bout.outcome
    assert outcome is not None
    assert (outcome.method, outcome.winner, outcome.round) == (Method.RTD, RED, 1)
    assert len(outcome.scorecards[0].rounds) == 1


def test_the_program_never_throws_the_towel() -> None:
    setup = Setup(ENGINE, card("Red", TR=9, power=5), card("Blue", chin=2), ENGINE.info.terms(12))
    for seed in range(60):
        bout = Bout(setup, seed)
        level = ENGINE.info.levels[seed % 4].name
        bout.play(ENGINE.corner_ai(SeededChance(seed), level), ENGINE.plain_corner(SeededChance(seed)))
        assert bout.record().outcome.method is not Method.RTD


# What a campaign reads, and carries over


@each("loss, start, stamina", [(0, 600, 9), (30, 600, 9), (60, 600, 8), (300, 600, 5), (540, 600, 3), (900, 600, 3), (1, 2, 5)])  # fmt: skip
def test_carried_loss_brings_the_stamina_round_nearer(loss: int, start: int, stamina: int) -> None:
    assert carried_stamina(card(), Carried("any system", loss, start)) == stamina


def test_damage() -> None:
    state = table({}, rounds=10)
    state.blue.landed, state.red.downs = 100, 2
    assert Fraction(trouble.damage(state, state.red), 500) == Fraction(100, 250) + Fraction(2, 10)
    assert trouble.damage(state, state.blue) == 0
    state.blue.landed = 5000
    assert Fraction(trouble.damage(state, state.red), 500) == Fraction(9, 10)


def test_a_copy_shares_nothing() -> None:
    state = ready(state={"red": {"marks": {"bloody nose": 1}}})
    state.controller = state.red
    twin = state.copy()
    assert twin.controller is twin.red is not state.red
    assert twin.red.opponent is twin.blue
    work(twin, twin.red)
    assert state.red.marks == {Mark.BLOODY_NOSE: 1}
    assert state.cards == ([],)


def work(state: BoutState, fighter: Fighter) -> None:
    fighter.marks[Mark.BLOODY_NOSE] += 1
    rules.score_round(state, None, 0, PrintedDice([]))
