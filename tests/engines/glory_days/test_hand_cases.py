"""Cases played by hand with named dice: lines of the chart of events, the options, officials, and the ends of a bout."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ringside_manager.bout import BLUE, RED, Carried, Method, Terms
from ringside_manager.bout.drive import run
from ringside_manager.bout.outcome import BoutOver, verdict_of_three
from ringside_manager.engines.glory_days import ENGINE, rules, trouble
from ringside_manager.engines.glory_days.state import BoutState, Plan, Towel, refresh
from ringside_manager.engines.glory_days.tables import Injury, Offence
from ringside_manager.engines.glory_days.trouble import limits, loss
from tests.engines.glory_days.vector_script import NamedDice, printed, table
from tests.slow import each

ALI, DEMPSEY, MARCIANO = "Muhammad Ali", "Jack Dempsey", "Rocky Marciano"
RED_EVENT = ["d6 3", "d6 6", "d00 99", "d20 1"]
"""Ali controls outside and rolls a 99."""
LEVEL = ["d6 6", "d6 4"]
"""Two stars each, inside."""


def left(state: BoutState) -> list[str]:
    assert isinstance(state.chance, NamedDice)
    return state.chance.left


def event(*dice: str, laid: Any = None, options: tuple[str, ...] = ()) -> BoutState:
    """Ali rolls this event."""
    state = table(ALI, DEMPSEY, [*RED_EVENT, *dice], options)
    if laid:
        laid(state)
    rules.segment(state)
    assert left(state) == []
    return state


def over(step: Any, *arguments: Any) -> tuple[Method, Any, str]:
    """How a step ends the bout."""
    with pytest.raises(BoutOver) as caught:
        step(*arguments)
    return caught.value.method, caught.value.winner, caught.value.cause


# The chart of events (G81)


def test_heads_clash_the_other_checks_first() -> None:
    state = event("d00 0", "d20 4", "d20 1", "d20 5")
    assert state.blue.injuries == {Injury.SWELLING_LEFT_EYE: 1}
    assert state.red.injuries == {}
    assert state.marked


def test_a_mouthpiece_gives_both_breath_up_to_the_start() -> None:
    state = event("d00 7", laid=lambda state: setattr(state.red, "stamina", 50))
    assert (state.red.stamina, state.blue.stamina) == (52, 110)


def test_a_jammed_knuckle_costs_both_power_numbers() -> None:
    state = event("d00 12")
    assert (state.red.power, state.red.finishing, state.red.landed_now) == (3, 4, 2)


def test_work_on_the_body_takes_stamina_at_once() -> None:
    assert event("d00 26").blue.stamina == 106
    assert event("d00 53").blue.stamina == 100


def test_a_flash_knockdown_counts_and_hurts_nobody() -> None:
    state = event("d00 36")
    found = state.blue.downs, state.red.knockdowns, state.blue.shaken, state.red.landed_now
    assert found == (1, 1, False, 1)


def test_a_sudden_knockdown_asks_for_the_count() -> None:
    assert event("d00 41", "d20 3").blue.shaken
    state = table(ALI, DEMPSEY, [*RED_EVENT, "d00 41", "d20 2"])
    assert over(rules.segment, state) == (Method.KO, RED, "")


def test_holding_is_a_foul_up_to_two_more_than_his_rating() -> None:
    assert event("d00 42", "d20 5").red.fouls == {Offence.HOLDING: 1}
    assert event("d00 45", "d20 6").red.all_fouls == 0


def test_a_raking_punch_cuts_more_easily() -> None:
    assert event("d00 50", "d20 8", "d20 20").blue.injuries == {Injury.BLOODY_NOSE: 1}
    assert event("d00 50", "d20 9").blue.injuries == {}


def test_caught_coming_in_turns_momentum() -> None:
    state = event("d00 61")
    assert (state.blue.landed_now, state.momentum) == (4, state.blue)


def test_a_broken_nose_weakens_the_will() -> None:
    state = event("d00 64")
    assert (state.blue.will, state.blue.injuries[Injury.BLOODY_NOSE]) == (4, 1)


def test_a_rally_takes_the_next_tie_and_only_that() -> None:
    state = table(
        ALI, DEMPSEY, [*RED_EVENT, "d00 67", *LEVEL, "d00 50", "d20 18", "d20 20", *LEVEL, "d00 90", "d20 1"]
    )
    state.momentum = state.blue
    rules.segment(state)
    state.momentum = state.blue  # so that only the rally can explain what follows
    rules.segment(state)
    assert (state.momentum, state.red.inside_acts, state.blue.inside_acts) == (state.red, 1, 0)
    state.momentum = state.blue
    rules.segment(state)
    assert (state.red.inside_acts, state.blue.inside_acts, left(state)) == (1, 1, [])


def test_a_twisted_ankle_costs_the_best_outside_line_a_star() -> None:
    state = event("d00 71")
    assert [stars for stars, _, _ in state.blue.lines] == [3, 2, 0, 2, 1, 1]
    assert state.blue.lost_star == 4


def test_a_stray_low_punch_gives_breath_and_may_be_a_foul() -> None:
    state = event("d00 74", "d20 3", laid=lambda state: setattr(state.blue, "stamina", 60))
    assert (state.blue.stamina, state.red.fouls, state.red.landed_now) == (63, {Offence.LOW_BLOW: 1}, 1)


@each("segment, dice, fouls, points", [
    (0, [], 0, 0), (8, ["d20 4"], 1, 0), (8, ["d20 3"], 1, 1),
])  # fmt: skip
def test_a_late_punch(segment: int, dice: list[str], fouls: int, points: int) -> None:
    state = event("d00 77", *dice, laid=lambda state: setattr(state, "segment", segment))
    assert (state.red.all_fouls, state.red.points_off) == (fouls, points)


def test_the_sixth_foul_may_be_a_late_punch() -> None:
    state = table(ALI, DEMPSEY, [*RED_EVENT, "d00 79"])
    state.segment, state.red.all_fouls = 8, 5
    assert over(rules.segment, state) == (Method.DQ, BLUE, "late_punch")


@each("die, eye", [(7, Injury.SWELLING_LEFT_EYE), (8, Injury.SWELLING_RIGHT_EYE)])
def test_an_eye_closes(die: int, eye: Injury) -> None:
    state = event("d00 84", f"d20 {die}")
    assert state.blue.injuries == {eye: 1}
    assert (state.blue.power, state.blue.finishing) == (3, 7)


def test_a_haymaker_adds_two_to_both_numbers_of_the_chin() -> None:
    assert event("d00 86", "d20 4", "d20 20").blue.downs == 1
    stunned = event("d00 88", "d20 7")
    assert (stunned.blue.downs, stunned.blue.shaken) == (0, True)
    assert not event("d00 88", "d20 8").blue.shaken


def test_a_long_break_costs_the_next_segment() -> None:
    assert event("d00 92").segment == 2
    assert event("d00 93", laid=lambda state: setattr(state, "segment", 8)).segment == 9


def test_a_broken_hand_may_end_it_between_rounds() -> None:
    state = event("d00 95")
    assert (state.red.penalty, state.red.hand_broken) == (2, True)
    state.chance.left += ["d20 10"] * 3 + ["d20 1"]  # type: ignore[attr-defined]
    assert over(rules.end_round, state) == (Method.RTD, BLUE, "injury")


def test_after_the_last_round_nobody_looks_at_the_hand() -> None:
    state = table(ALI, DEMPSEY, ["d20 10"] * 3, rounds=1)
    state.red.hand_broken, state.red.landed_round = True, 9
    assert over(rules.end_round, state) == (Method.UD, RED, "")


def test_temper_costs_the_bout_or_a_point() -> None:
    state = event("d00 96", "d20 4")
    assert (state.red.points_off, state.red.all_fouls) == (1, 0)
    state = table(ALI, DEMPSEY, [*RED_EVENT, "d00 96", "d20 3"])
    assert over(rules.segment, state) == (Method.DQ, BLUE, "temper")


def test_a_disturbance_ends_the_round() -> None:
    assert event("d00 97").segment == 9


def test_the_doctor_looks_at_everything_two_lower() -> None:
    def hurt(state: BoutState) -> None:
        state.blue.injuries.update(
            {Injury.BLOODY_NOSE: 4, Injury.CUT_LEFT_EYE: 2, Injury.SWELLING_RIGHT_EYE: 2}
        )

    assert event("d00 98", "d20 3", "d20 2", laid=hurt).marked  # 4 - 2, then 3 - 2; 1 - 2 needs no look
    state = table(ALI, DEMPSEY, [*RED_EVENT, "d00 98", "d20 2"])
    hurt(state)
    assert over(rules.segment, state) == (Method.TKO, RED, "cut")


@each("dice, result", [
    (("d20 2", "d20 1"), (Method.DRAW, None, "technical_draw")), (("d20 2", "d20 9"), (Method.KO, RED, "")),
    (("d20 9", "d20 1"), (Method.KO, BLUE, "")),
])  # fmt: skip
def test_both_go_down(dice: tuple[str, ...], result: Any) -> None:
    """He without momentum, Dempsey, is counted first; out on 2, Ali on 1."""
    state = table(ALI, DEMPSEY, [*RED_EVENT, "d00 99", *dice])
    assert over(rules.segment, state) == result
    assert (state.red.knockdowns, state.blue.knockdowns) == (1, 1)


# What may be agreed, section 17


def test_the_third_knockdown_of_a_round_ends_it_if_agreed() -> None:
    dice = ["d6 1", "d00 30", "d20 5", "d20 2", "d20 3"]
    for options, ends in (((), False), (("three_knockdown_rule",), True)):
        state = table(ALI, DEMPSEY, list(dice), options)
        state.blue.shaken, state.blue.downs = True, 2
        if ends:
            assert over(rules.segment, state) == (Method.TKO, RED, "knockdowns")
        else:
            rules.segment(state)
            assert state.blue.downs == 3


def test_the_bell_saves_in_the_last_segment_only() -> None:
    dice = ["d6 1", "d6 6", "d00 10", "d20 3", "d20 2", "d20 1"]
    state = table(ALI, DEMPSEY, list(dice), ("saved_by_bell",))
    state.segment = 8
    rules.segment(state)
    assert (state.blue.downs, state.blue.shaken) == (1, True)
    early = table(ALI, DEMPSEY, list(dice), ("saved_by_bell",))
    assert over(rules.segment, early)[0] is Method.KO


@each("keeps", [False, True])
def test_the_minute_ends_what_hurts_unless_agreed(keeps: bool) -> None:
    state = table(ALI, DEMPSEY, [], ("hurt_over_bell",) if keeps else ())
    state.blue.shaken = True
    rules.begin_round(state)
    assert state.blue.shaken is keeps


def test_punches_tire_within_a_round_if_agreed() -> None:
    state = table(ALI, DEMPSEY, ["d6 1", "d6 6", "d00 30", "d20 10", "d20 9"], ("mid_round_fatigue",))
    state.blue.stamina = 3
    rules.segment(state)
    assert (state.blue.stamina, state.blue.tired, state.blue.penalty) == (0, True, 1)
    rules.take_stamina(state)
    assert loss(state, state.blue) == 110


def test_a_plan_moves_stars_and_covering_costs_both() -> None:
    state = table(ALI, DEMPSEY, [])
    for plan, stars in (
        (Plan.PRESS, [2, 2, 1, 1, 0, 3]),
        (Plan.BOX, [4, 0, 3, 3, 2, 1]),
        (Plan.COVER, [3, 1, 2, 2, 1, 2]),
    ):
        state.red.plan = plan
        refresh(state.red)
        refresh(state.blue)
        assert [line[0] for line in state.red.lines] == stars
    assert (state.red.penalty, state.blue.penalty) == (1, 1)
    assert (state.red.will, state.blue.will) == (3, 3)  # Ali's 3 + 1 - 1


def test_twice_the_will_is_asked_once_a_round() -> None:
    state = table(
        ALI, DEMPSEY, ["d6 1", "d6 6", "d00 30", "d20 10", "d20 9", "d20 6"], ("accumulation_will_check",)
    )
    state.red.landed_round = 23
    assert over(rules.segment, state) == (Method.TKO, RED, "punches")
    again = table(ALI, DEMPSEY, ["d6 1", "d6 6", "d00 30", "d20 10", "d20 9"], ("accumulation_will_check",))
    again.red.landed_round, again.blue.withstood = 23, True
    rules.segment(again)
    assert left(again) == []


@each("red, blue, loser", [(23, 24, BLUE), (24, 23, RED), (24, 24, BLUE)])
def test_who_took_more_is_stopped_at_level_he_without_momentum(red: int, blue: int, loser: Any) -> None:
    """Both land 5; ``red`` and ``blue`` are what each took before."""
    state = table(ALI, DEMPSEY, [*LEVEL, "d00 0", "d20 15", "d00 0", "d20 15"])
    state.red.landed_round, state.blue.landed_round = blue, red
    assert over(rules.segment, state) == (Method.TKO, loser.opponent, "punches")


# Referees and judges, rule G97


def test_officials_are_rolled_before_the_bell() -> None:
    state = rules.new_bout(printed(ALI), printed(DEMPSEY), ENGINE.info.terms(12, {"officials": True}),
                     NamedDice(["d20 3", "d20 1", "d20 14", "d20 20"]))  # fmt: skip
    rules.set_up(state)
    assert (state.referee, state.judges) == ("quick_to_stop", ("aggression", "favours", "hates_even"))
    assert (state.red.will, state.blue.will) == (5, 4)


def test_who_lets_them_fight_takes_no_will_below_one() -> None:
    state = table(ALI, DEMPSEY, [])
    state.red.ratings = replace(state.red.ratings, will=(1, 0))
    for tired, will in ((False, 1), (True, 0)):
        state.red.referee_will, state.red.tired = -1, tired
        refresh(state.red)
        assert state.red.will == will


def test_referees_count_fouls_their_own_way() -> None:
    assert limits("strict", Offence.ELBOWS) == ((2, 3), 4)
    assert limits("standard", Offence.ELBOWS) == ((3, 4), 5)
    assert limits("lenient", Offence.HEAD_BUTT) == ((4,), 5)


@each("judge, difference, faces", [
    ("neutral", 2, (11, 6, 3, 0)), ("aggression", 2, (13, 6, 1, 0)), ("boxing", 2, (11, 8, 1, 0)),
    ("aggression", 6, (18, 2, 0, 0)), ("aggression", 7, (18, 1, 1, 0)), ("favours", 4, (14, 4, 2, 0)),
    ("favours", 5, (16, 2, 2, 0)), ("likes_even", 4, (14, 2, 4, 0)), ("likes_even", 5, (16, 2, 2, 0)),
    ("hates_even", 0, (14, 6, 0, 0)), ("hates_even", 9, (20, 0, 0, 0)),
])  # fmt: skip
def test_judges_move_faces(judge: str, difference: int, faces: tuple[int, ...]) -> None:
    """Red is high and busier inside, blue busier outside and favoured."""
    state = table(ALI, DEMPSEY, [], ("officials",))
    state.options = replace(state.options, favoured="blue")
    state.judges = (judge,) * 3
    state.red.inside_acts, state.blue.outside_acts = 3, 2
    assert trouble.faces(state, state.red, difference, 0) == faces


def test_crowd_pleasers_move_a_face_each() -> None:
    state = table(ALI, DEMPSEY, [])
    state.red.card = replace(state.red.card, trait="Crowd pleaser")
    assert trouble.faces(state, state.blue, 3, 0) == (13, 5, 2, 0)
    assert trouble.faces(state, state.blue, 4, 0) == (15, 3, 2, 0)
    state.blue.card = replace(state.blue.card, trait="Crowd pleaser")
    assert trouble.faces(state, state.blue, 3, 0) == (14, 5, 1, 0)


# Before the bell and the end


def test_stamina_by_the_length_and_what_is_carried_over() -> None:
    for rounds, stamina in ((10, 90), (11, 110), (1, 90), (15, 110)):
        found = rules.new_bout(
            printed(ALI), printed(DEMPSEY), ENGINE.info.terms(rounds), NamedDice([])
        ).red.stamina
        assert found == stamina
    assert rules.carried_stamina(110, Carried("glory_days", 1, 3)) == 110 - 36
    assert rules.carried_stamina(110, Carried("glory_days", 9, 3)) == 1
    terms = Terms(12, ENGINE.info.terms().options, (Carried("glory_days", 10, 110), None))
    state = rules.new_bout(printed(ALI), printed(DEMPSEY), terms, NamedDice([]))
    assert (state.red.stamina, state.red.start) == (100, 110)


class Answers:
    """A corner that answers about the towel in a given order, then fights on."""

    def __init__(self, *towels: Towel) -> None:
        self._towels = list(towels)

    def choose(self, request: Any, view: Any) -> Any:
        """The next answer."""
        return self._towels.pop(0) if self._towels else request.plain


@each("red, blue, result", [
    (Towel.THROW, Towel.FIGHT_ON, (Method.RTD, BLUE)), (Towel.FIGHT_ON, Towel.THROW, (Method.RTD, RED)),
    (Towel.THROW, Towel.THROW, (Method.DRAW, None)),
])  # fmt: skip
def test_the_towel_after_a_round(red: Towel, blue: Towel, result: Any) -> None:
    state = table(ALI, DEMPSEY, ["d20 10"] * 3)
    state.segment = 9
    outcome = run(rules.bout(state), (Answers(red), None), (Answers(blue), None))
    found = outcome.method, outcome.winner, outcome.round, len(outcome.scorecards[0].rounds)
    assert found == (*result, 1, 1)


def test_the_towel_when_he_is_hurt() -> None:
    state = table(ALI, DEMPSEY, [])
    state.segment, state.blue.shaken = 4, True
    outcome = run(rules.bout(state), (Answers(Towel.FIGHT_ON), None), (Answers(Towel.THROW), None))
    assert (outcome.method, outcome.winner, outcome.time) == (Method.RTD, RED, 80)


@each("totals, result", [
    (((5, 4),) * 3, (Method.UD, RED)), (((4, 5), (4, 5), (5, 5)), (Method.MD, BLUE)),
    (((5, 4), (4, 5), (5, 4)), (Method.SD, RED)), (((5, 4), (5, 5), (4, 5)), (Method.DRAW, None)),
    (((5, 4), (5, 5), (5, 5)), (Method.DRAW, None)),
])  # fmt: skip
def test_what_three_totals_say(totals: Any, result: Any) -> None:
    assert verdict_of_three(list(totals)) == result


def test_the_limit_of_power_keeps_nineteen_for_cuts() -> None:
    state = table(ALI, DEMPSEY, [])
    state.red.ratings = replace(state.red.ratings, power=((17, 18), (0, 1)))
    for change, power in ((5, (18, 18)), (-20, (0, 0))):
        state.red.power_change = change
        refresh(state.red)
        assert (state.red.power, state.red.finishing) == power


def test_level_judges_see_momentum_as_high() -> None:
    state = table(MARCIANO, DEMPSEY, ["d20 1"] * 3)
    state.momentum = state.blue
    trouble.score_round(state)
    assert [card[-1] for card in state.cards] == [(9, 10)] * 3


# What the book says twice (G26, G51)


@each("die, stopped", [(1, True), (20, False)])
def test_down_again_he_needs_his_will_too_if_agreed(die: int, stopped: bool) -> None:
    dice = ["d6 1", "d00 30", "d20 5", "d20 2", "d20 20"]
    plain = table(ALI, DEMPSEY, list(dice))
    plain.momentum, plain.blue.shaken = plain.red, True
    rules.segment(plain)
    assert (plain.blue.downs, plain.blue.shaken, left(plain)) == (1, True, [])
    state = table(ALI, DEMPSEY, [*dice, f"d20 {die}"], ("will_after_knockdown",))
    state.momentum, state.blue.shaken = state.red, True
    if stopped:
        assert over(rules.segment, state) == (Method.TKO, RED, "hurt")
    else:
        rules.segment(state)
        assert (state.blue.downs, left(state)) == (1, [])


def test_a_foul_punch_may_be_defended_first_if_agreed() -> None:
    faces = printed(ALI).defence_faces
    blocked = next(die for die in range(1, 21) if faces[die] < 0)
    through = next(die for die in range(1, 21) if faces[die] == 0)
    for die, landed in ((blocked, 0), (through, 1)):
        dice = ["d6 5", "d6 2", "d00 96", "d20 2", f"d20 {die}", "d20 11"]
        state = table(ALI, DEMPSEY, dice, ("defence_before_foul",))
        rules.segment(state)
        assert (state.blue.landed_round, state.blue.all_fouls, left(state)) == (landed, 1, [])


def test_nobody_who_is_hurt_defends_a_foul_punch() -> None:
    state = table(ALI, DEMPSEY, ["d6 2", "d00 96", "d20 2", "d20 11"], ("defence_before_foul",))
    state.momentum, state.red.shaken = state.blue, True
    rules.segment(state)
    assert (state.blue.landed_round, left(state)) == (1, [])


def test_options_that_came_later_leave_records_as_they_were() -> None:
    terms = ENGINE.info.terms(12)
    assert not {"will_after_knockdown", "defence_before_foul"} & set(terms.options)
    assert ENGINE.info.terms(12, {"defence_before_foul": "yes"}).options["defence_before_foul"] is True
