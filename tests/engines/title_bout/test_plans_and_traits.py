"""Strategies and special traits, one test for each (sections 26 and 27)."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from ringside_manager.bout.outcome import BoutOver
from ringside_manager.engines.title_bout import actions, effective, fouls, rules
from ringside_manager.engines.title_bout.effective import finishing_cards
from ringside_manager.engines.title_bout.judging import points_to_win
from ringside_manager.engines.title_bout.options import Strategy
from ringside_manager.engines.title_bout.state import Action, BoutState
from ringside_manager.engines.title_bout.tables import Offence
from tests.engines.title_bout.vector_script import nothing_left, script, tell, told
from tests.slow import each

S = Strategy


def planned(plan: Strategy, number: int = 1, **named: Any) -> BoutState:
    """Jackson (ratings 7 to 9) tries a strategy against Joshua with that number."""
    state = script(spare=(f"RN={number}",), strategies=True, **named)
    actions.attempt(state, state.red, plan)
    assert nothing_left(state)
    return state


def numbers(state: BoutState, letter: str, action: Action) -> list[int]:
    fighter = state.red if letter == "A" else state.blue
    return [number for number in range(1, 81) if fighter.actions[number] is action]


def told_numbers(state: BoutState) -> tuple[int, ...]:
    """A's landing limit, power, KD1 and cards of a run; B's landing limit and power."""
    red, blue = state.fighters
    return red.limit, red.power, red.kd_rating, finishing_cards(red), blue.limit, blue.power


def test_before() -> None:
    """What the cards say: the numbers below are changes of these."""
    assert told_numbers(script()) == (34, 7, 2, 8, 28, 9)


@each(
    "plan, expected",
    [
        (S.COUNTER_PUNCH, (31, 7, 2, 8, 26, 9)), (S.STICK_AND_MOVE, (32, 5, 1, 8, 24, 9)),
        (S.KEEP_AWAY, (26, 3, 1, 8, 20, 9)), (S.DEFENSIVE_SHELL, (20, 3, 0, 8, 20, 9)),
        (S.WORK_THE_BODY, (34, 6, 2, 8, 29, 9)), (S.SMOTHERING_ATTACK, (34, 5, 2, 8, 30, 5)),
        (S.TIE_UP, (26, 6, 2, 8, 24, 9)), (S.LOAD_UP, (28, 10, 2, 8, 29, 9)),
        (S.GO_FOR_THE_KNOCKOUT, (34, 10, 4, 10, 32, 9)),
    ],
)  # fmt: skip
def test_what_a_strategy_changes(plan: Strategy, expected: tuple[int, ...]) -> None:
    """T168-T177."""
    assert told_numbers(planned(plan)) == expected


def test_nothing_falls_below_nothing() -> None:
    """T178: power 2 less 4."""
    assert planned(S.KEEP_AWAY, a="akinwande").red.power == 0


def test_counter_punch() -> None:
    """T169, T178: CP 6 and 8 above PL 31; the opponent's window grows down from 46-48."""
    state = planned(S.COUNTER_PUNCH)
    assert state.red.counter_limit == 31 + 6 + 8
    assert numbers(state, "B", Action.OPEN) == list(range(42, 49))


def test_an_old_window_grows_up() -> None:
    """T178: Akinwande's 31-33 begins at the first missed number."""
    state = planned(S.COUNTER_PUNCH, b="akinwande")
    assert numbers(state, "B", Action.OPEN) == list(range(31, 38))


@pytest.mark.parametrize(
    ("plan", "given_up", "action"),
    [
        (S.STICK_AND_MOVE, range(33, 35), Action.MOVE),
        (S.KEEP_AWAY, range(27, 35), Action.MOVE),
        (S.DEFENSIVE_SHELL, range(21, 35), Action.CLINCH),
        (S.TIE_UP, range(27, 35), Action.MISS),
        (S.LOAD_UP, range(29, 35), Action.MISS),
    ],
)
def test_what_becomes_of_numbers_given_up(plan: Strategy, given_up: range, action: Action) -> None:
    """T178."""
    state = planned(plan)
    assert {state.red.actions[number] for number in given_up} == {action}
    assert state.red.actions[35] is Action.MISS


def test_tie_up_clinches_more() -> None:
    """T175: CL 66 and 10."""
    state = planned(S.TIE_UP)
    assert numbers(state, "A", Action.CLINCH) == list(range(51, 77))


def test_tie_up_takes_time_and_is_warned() -> None:
    """T175: a card goes with each clinch, the fifth is a warning for holding."""
    state = script(*["CF=1", "RN=60", "KD=1"] * 5, "CF=20", spare=("RN=1",), strategies=True)
    actions.attempt(state, state.red, S.TIE_UP)
    words = told(state, "play", start="A")
    assert words == [*["ctrl A yes", "clinch A"] * 5, "warn A holding", "ctrl A no", "bell"]
    assert state.deck.removed == 5


def test_work_on_the_body() -> None:
    """T173: each landed punch takes 2 END besides its points, power punches and counters too."""
    cards = ("CF=1", "RN=12", "RES=33", "CF=1", "RN=4", "KD=1", "CF=20", "CF=20")
    state = script(*cards, spare=("RN=1", "J=HS/HS/HS"), strategies=True)
    actions.attempt(state, state.red, S.WORK_THE_BODY)
    told(state, "play", "bell", start="A")
    assert state.blue.endurance == 80 - (2 + 4) - 2 * 2


def test_the_number_decides() -> None:
    """T167: FO 9 - the digit 10 (a 0) is too high, and nothing changes."""
    assert told_numbers(planned(S.KEEP_AWAY, 50)) == (34, 7, 2, 8, 28, 9)
    assert planned(S.KEEP_AWAY, 49).red.limit == 26


def test_a_strategy_is_for_a_round() -> None:
    """T167."""
    state = planned(S.KEEP_AWAY)
    told(state, "next")
    assert told_numbers(state) == (34, 7, 2, 8, 28, 9)


def test_both_sides_add_up() -> None:
    """T178: two fighters who keep away."""
    state = script(spare=("RN=1", "RN=1"), strategies=True)
    for fighter in state.fighters:
        actions.attempt(state, fighter, S.KEEP_AWAY)
    assert (state.red.limit, state.blue.limit) == (34 - 16, 28 - 16)


def test_named_in_secret_before_a_round() -> None:
    """T167: both are asked before either number is drawn."""
    state = script(spare=("RN=1", "RN=50"), strategies=True)
    asked = actions.name(state)
    both = next(asked)
    assert (both.first.kind, both.second.kind) == ("strategy", "strategy")
    with pytest.raises(StopIteration):
        asked.send((S.LOAD_UP, S.KEEP_AWAY))
    assert (state.red.strategy, state.blue.strategy) == (S.LOAD_UP, S.NONE)


def test_tried_once_within_a_round() -> None:
    """T167, ``midround_strategy``."""
    state = script(spare=("RN=1",), strategies=True, midround_strategy=True)
    asked = actions.try_again(state)
    next(asked)
    asked.send(S.LOAD_UP)  # now the other corner
    with pytest.raises(StopIteration):
        asked.send(S.NONE)
    again = actions.try_again(state)
    assert next(again).corner is state.blue.corner  # red has tried
    assert state.red.strategy is S.LOAD_UP


def test_a_constant_clincher_does_not_tie_up() -> None:
    """T179."""
    with_traits = script(a="akinwande", strategies=True, traits=True)
    assert S.TIE_UP not in with_traits.red.strategy_request.options
    assert S.TIE_UP in with_traits.blue.strategy_request.options
    assert S.TIE_UP in script(a="akinwande", strategies=True).red.strategy_request.options


# Traits


def with_trait(trait: str, *cards: str, spare: tuple[str, ...] = (), **named: Any) -> BoutState:
    """A has the trait, B has none, and traits count."""
    state = script(*cards, spare=spare, traits=True, **named)
    state.red.card = replace(state.red.card, special=trait)
    state.blue.card = replace(state.blue.card, special="")
    return state


def before_the_bout(trait: str, *rns: int, **named: Any) -> tuple[int, int]:
    """What a reading before the bout does to A's control and PL."""
    state = with_trait(trait, spare=tuple(f"RN={number}" for number in rns), **named)
    effective.traits_at_first(state)
    assert nothing_left(state)
    return state.red.for_bout.cf, state.red.for_bout.pl


def test_traits_are_off() -> None:
    """T180: nothing is read, nothing changes."""
    state = script()
    state.red.card = replace(state.red.card, special="Inconsistent")
    effective.traits_at_first(state)
    assert state.red.for_bout.cf == 0


def test_strong_closer() -> None:
    """T181: the last two rounds, against a man of 9 for his own 10."""
    factors = {}
    for number in (10, 11, 12):
        state = with_trait("Strong Closer", state={"round": number - 1})
        told(state, "next")
        factors[number] = state.red.cf
    assert factors == {10: 10, 11: 11, 12: 11}
    lesser = with_trait("Strong Closer", b="patterson", state={"round": 11})
    told(lesser, "next")
    assert lesser.red.cf == 10


def test_fights_down() -> None:
    """T182: an opponent three lower, RN up to 35."""
    assert before_the_bout("Fights Down", 35, b="akinwande") == (-2, 0)
    assert before_the_bout("Fights Down", 36, b="akinwande") == (0, 0)
    assert before_the_bout("Fights Down", b="patterson") == (0, 0)  # two lower: no reading


def test_inconsistent() -> None:
    """T183."""
    assert before_the_bout("Inconsistent", 30) == (-2, -2)
    assert before_the_bout("Inconsistent", 31) == (0, 0)


def test_freezes() -> None:
    """T184: from the first punch worth 4 of a man with power 10 or more."""
    cards = ("CF=1", "RN=1", "KD=1", "CF=1", "RN=1", "KD=1", "CF=20")
    state = with_trait("Freezes", *cards, b="louis")
    told(state, "play", start="B")
    assert state.red.cf == 8
    state = with_trait("Freezes", *cards)
    told(state, "play", start="B")
    assert state.red.cf == 10  # Joshua's power is 9


def test_constant_clincher() -> None:
    """T185: a card goes with each clinch, the fifth costs a point without a warning."""
    state = with_trait("Constant Clincher", *["CF=1", "RN=60", "KD=1"] * 5, "CF=20")
    words = told(state, "play", start="A")
    assert words == [*["ctrl A yes", "clinch A"] * 5, "deduct A", "ctrl A no", "bell"]
    assert (state.red.warnings, state.red.deducted, state.deck.removed) == (0, 1, 5)


@each("number, seen", [(40, []), (41, ["warn A low_blow"])])
def test_stealth_foul(number: int, seen: list[str]) -> None:
    """T186."""
    state = with_trait("Stealth Foul", "CF=1", "RN=Foul", "RN=70", f"RN={number}", "CF=20")
    words = [word for word in told(state, "play", start="A") if word.startswith("warn")]
    assert words == seen
    assert state.red.warnings == len(seen)


@each(
    "trait, cards",
    [
        ("Safety First", "9-10 10-9 9-10"),
        ("Plays to Crowd", "9-10 9-10 9-10"),
        ("Careless", "10-10 10-9 9-10"),
    ],
)
def test_close_rounds(trait: str, cards: str) -> None:
    """T187, T188: 9 to 5, the judges even, for the higher, for the lower scorer."""
    state = with_trait(trait, spare=("J=E/HS/LS",), state={"A.points": 9, "B.points": 5})
    assert told(state, "bell")[0] == f"score {cards}"


def test_no_trait_in_a_clear_round() -> None:
    """T187, T188: only the check of 1 to 6."""
    state = with_trait("Plays to Crowd", state={"A.points": 15, "B.points": 5})
    assert told(state, "bell")[0] == "score 10-9 10-9 10-9"


def test_head_case_before_the_bout() -> None:
    """T189: RN 1 and 2."""
    with pytest.raises(BoutOver) as over:
        before_the_bout("Head Case", 2)
    assert (over.value.method.value, over.value.winner.value) == ("DQ", "blue")
    assert before_the_bout("Head Case", 3) == (0, 0)


@each("number, last", [(10, "stop TKO B"), (11, "ki B 0")])
def test_head_case_after_a_knockdown(number: int, last: str) -> None:
    """T189: he is up, but will he go on?"""
    knockdown = ("CF=1", "RN=1", "KD=20", "KOR=1", "KDC=5", f"RN={number}")
    words = told(with_trait("Head Case", *knockdown), "play", start="B")
    assert last in words[4:6]


def test_self_doubts() -> None:
    """T192: gone after round 3 if he leads on two cards, else there to stay."""
    assert before_the_bout("Self-Doubts", 21) == (0, 0)
    for leading, change in ((2, 0), (1, -1)):
        state = with_trait("Self-Doubts", spare=("RN=20",), state={"round": 3, "A.points": 10, "B.points": 1})
        effective.traits_at_first(state)
        assert state.red.for_bout.cf == -1
        state.cards = tuple([(10, 9 if judge < leading else 20)] for judge in range(3))
        settle_interval(state)
        assert state.red.for_bout.cf == change


def settle_interval(state: BoutState) -> None:
    assert told(state, "bell")


def test_absorber() -> None:
    """T193: 40, 60 and 75 instead of 30, 50 and 60."""
    for before, points in (([], 40), ([25], 35), ([20, 30], 25)):
        for now, stops in ((points - 1, False), (points, True)):
            state = script("CF=1", "RN=12", "RES=33", "CF=20", traits=True, b="tua")
            state.red.history, state.red.points = before, now - 2
            state.red.tko_at = points_to_win(state, state.red)
            assert ("stop TKO A" in told(state, "play", start="A")) == stops


def test_front_runner() -> None:
    """T194, T197: three rounds lost, then one won, then another."""
    state = with_trait("Front Runner")
    seen = []
    for won in (False, False, False, False, True, True, True):
        state.cards = tuple([*card, (10, 9) if won else (9, 10)] for card in state.cards)
        effective.traits_after_round(state)
        seen.append(state.red.for_bout.cf)
    assert seen == [0, 0, -2, -2, -1, 0, 0]


def test_a_level_round_ends_a_row() -> None:
    """T197."""
    state = with_trait("Front Runner")
    for points in ((9, 10), (9, 10), (10, 10), (9, 10)):
        state.cards = tuple([*card, points] for card in state.cards)
        effective.traits_after_round(state)
    assert state.red.for_bout.cf == 0


def test_fireplug() -> None:
    """T195: power 12 and FO 9 (Louis), power 9 (Joshua)."""
    assert before_the_bout("Fireplug", b="louis") == (-2, 0)
    assert before_the_bout("Fireplug") == (0, 0)


def test_careless() -> None:
    """T196: against a man of 9, while he is not tired."""
    for other, tired, expected in (
        ("joshua", False, (0, 5)),
        ("patterson", False, (2, 7)),
        ("joshua", True, (2, 8)),
    ):
        state = with_trait("Careless", b=other)
        if tired:
            state.red.fatigued, state.red.side = True, state.red.card.fatigued
        told(state, "next")
        assert (state.red.kd_rating, state.red.power) == expected


def warned(state: BoutState, times: int) -> list[str]:
    """B is warned so often, each time for something else."""
    words: list[str] = []
    state.emit = lambda event: words.extend(tell(event))
    with suppress(BoutOver):
        for offence in list(Offence)[:times]:
            fouls.warn(state, state.blue, offence)
    return words


def test_anger_issues() -> None:
    """T191, T198: after the second warning in a round he pays back, and loses a point."""
    state = with_trait("Anger Issues", "RN=50")
    assert warned(state, 2) == ["warn B low_blow", "warn B head_butt", "deduct A"]
    assert (state.red.warnings, state.red.deducted) == (0, 1)


def test_a_butt_in_return() -> None:
    """T198: RN 51-70, with a cut check on the opponent."""
    state = with_trait("Anger Issues", "RN=70", "RN=20")
    assert warned(state, 2)[-2:] == ["deduct A", "nocut B"]
    assert nothing_left(state)


def test_the_third_retaliation() -> None:
    """T198."""
    state = with_trait("Anger Issues", "RN=50")
    state.red.retaliations = 2
    assert warned(state, 2)[-1] == "stop DQ B"


def test_a_fifth_warning_in_the_bout() -> None:
    """T198: also if it is the first of its round."""
    state = with_trait("Anger Issues", "RN=50", referee="very_lenient", state={"B.warns": 4})
    assert warned(state, 1)[-1] == "deduct A"


def test_ring_smarts_count_with_traits_only() -> None:
    """T190: a 0 is a 6 for him."""
    assert planned(S.KEEP_AWAY, 50, traits=True).red.limit == 26
    assert planned(S.KEEP_AWAY, 50).red.limit == 34


def test_an_either_fighter_thinks_again() -> None:
    """T27: after something has happened styles may change before the next control check."""
    state = script("CF=1", "RN=4", "KD=1", "CF=20", "CF=20")
    state.checker = state.red
    asked = next(rules.fight_round(state))
    assert (asked.first.kind, asked.second.kind) == ("style", "style")
    assert state.deck.left == 2
