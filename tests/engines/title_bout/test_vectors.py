"""Every test vector of the Title Bout II specification's section 31, and its hand cases H1 to H12."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.engines.title_bout import cuts
from ringside_manager.engines.title_bout.actions import Swing, run_length, succeeds
from ringside_manager.engines.title_bout.card import Stance
from ringside_manager.engines.title_bout.cuts import cut_letter, reading, stop_limit
from ringside_manager.engines.title_bout.deck import seconds
from ringside_manager.engines.title_bout.effective import (
    changes,
    control_factor,
    converted,
    cut_rating,
    refresh,
)
from ringside_manager.engines.title_bout.judging import score_round
from ringside_manager.engines.title_bout.knockdowns import advanced_reading, basic_reading
from ringside_manager.engines.title_bout.state import (
    BoutState,
    Cause,
    Cut,
    CutPlace,
    Wound,
    starting_endurance,
)
from ringside_manager.engines.title_bout.tables import COUNT_REMOVES
from tests.engines.title_bout.scripted_deck import ScriptedDeck
from tests.engines.title_bout.vector_script import (
    TELLERS,
    UNTOLD,
    VECTORS,
    every_event,
    nothing_left,
    place,
    play,
    script,
    seen,
    settle,
    table,
    told,
)
from tests.slow import each

ALL = json.loads((VECTORS / "title_bout.json").read_text(encoding="utf-8"))


def having(key: str, present: bool = True) -> list[Any]:
    return [pytest.param(vector, id=vector["id"]) for vector in ALL if (key in vector) == present]


def test_all_vectors_are_here() -> None:
    assert (len(having("call", False)), len(having("call"))) == (93, 49)
    assert len({vector["id"] for vector in ALL}) == len(ALL)
    assert [vector["id"] for vector in ALL][-1] == "V104c"


def test_every_event_is_told_or_left_out() -> None:
    """T5."""
    assert set(TELLERS) | UNTOLD == every_event()
    assert not set(TELLERS) & UNTOLD


@pytest.mark.parametrize("vector", having("call", False))
def test_bout(vector: dict[str, Any]) -> None:
    told, state, left = play(vector)
    assert told == vector.get("expect", [])
    assert {word: seen(state, word) for word in vector.get("after", {})} == vector.get("after", {})
    assert left == []


def score(
    mine: int, his: int, knockdowns: int, downs: int, judges: list[str], *taken: int
) -> list[list[int]]:
    """The three cards of a round, each first the side named first."""
    deck = ScriptedDeck(spare=["J=" + "/".join(judges)])
    state = table(deck)
    red, blue = state.fighters
    red.points, blue.points, red.scored, blue.scored = mine, his, knockdowns, downs
    red.deducted, blue.deducted = taken or (0, 0)
    score_round(state)
    return [list(card[-1]) for card in state.cards]


def clock(cards: int) -> str:
    return f"{seconds(cards) // 60}:{seconds(cards) % 60:02}"


CALLS: dict[str, Callable[..., Any]] = {
    "kd": lambda rating, number: basic_reading(rating, number).value,
    "advanced_kd": lambda rating, number: advanced_reading(rating, number).value,
    "endurance": starting_endurance,
    "cut": cut_letter,
    "cut_tko": stop_limit,
    "score": score,
    "cf_conversion": lambda one, other: list(converted(one, other)),
    "advanced_cut": lambda rating, number: reading(rating, number) or "none",
    "removed": COUNT_REMOVES.__getitem__,
    "clock": clock,
    "strategy": lambda number, rating, smart=False: succeeds(number, rating, smart=smart),
}


@pytest.mark.parametrize("vector", having("call"))
def test_single_reading(vector: dict[str, Any]) -> None:
    assert CALLS[vector["call"]](*vector["args"]) == vector["gives"]


# The option cases that section 31 works by hand, H1 to H12


OVER_RIGHT = CutPlace.OVER_RIGHT


def test_h1_the_aggressors_bonus() -> None:
    """T147: 8 to 7 becomes 9 to 7, and the judges still look (T130)."""
    state = script(spare=("J=HS/LS/E",), state={"A.points": 8, "B.points": 7}, aggressor_bonus=True)
    state.aggressor = state.red
    assert told(state, "bell") == ["score 10-9 9-10 10-10"]
    assert state.red.history == [9]
    assert nothing_left(state)


@each("mine, his", [(7, 8), (7, 7)])
def test_no_bonus_for_an_aggressor_who_is_not_ahead(mine: int, his: int) -> None:
    """T147."""
    spare = ("J=HS/HS/HS",) if mine != his else ()
    state = script(spare=spare, state={"A.points": mine, "B.points": his}, aggressor_bonus=True)
    state.aggressor = state.red
    told(state, "bell")
    assert (state.red.history, state.blue.history) == ([mine], [his])


def test_the_bonus_may_stop_the_bout() -> None:
    """T147: the point counts for the TKO limits too."""
    state = script(state={"A.points": 29}, aggressor_bonus=True)
    state.aggressor = state.red
    assert told(state, "bell") == ["stop TKO A"]


def test_h2_a_seeping_cut() -> None:
    """T156: 16 and 1 to 10 are 7 points apart, so nobody checks; END and history know nothing of it."""
    state = script(state={"A.cuts": {"under_left": {"letter": "B", "penalty": 1}}}, bleeding_points=True)
    told(state, "next")
    state.red.points, state.blue.points = 10, 16
    state.red.cuts.clear()  # nothing for the cut man in this example
    assert told(state, "bell") == ["score 9-10 9-10 9-10"]
    assert (state.red.history, state.red.endurance) == ([10], 84)


def bleeding_bonus(number: int, penalty: int = 0, **cut: Any) -> int:
    """What the other gets in the next round after a minute's work with this RN."""
    written = {"letter": "B", "penalty": penalty, **cut}
    state = script(spare=(f"RN={number}",), state={"B.cuts": {"under_left": written}}, bleeding_points=True)
    told(state, "cornerB", "next")
    assert nothing_left(state)
    assert cut_rating(state, state.blue) == 2  # no penalty counts there
    return state.red.extra_points


def test_h3_closed_seeping_bleeding() -> None:
    """T156, T98: an average man."""
    assert [bleeding_bonus(number) for number in (30, 50, 65, 66)] == [0, 0, 1, 2]
    assert [bleeding_bonus(number, reopened=1) for number in (50, 51, 80)] == [0, 1, 2]


def test_h3_an_untreated_cut() -> None:
    """T156, T100: a Fair man closes the gash and leaves the slight cut."""
    cut = {"under_left": {"letter": "B"}, "over_right": {"letter": "I", "markers": 1}}
    state = script(
        spare=("RN=25",), state={"round": 9, "B.cuts": cut, "B.cut_skill": "fair"}, bleeding_points=True
    )
    assert told(state, "cornerB", "next") == ["corner B over_right stops"]
    assert state.red.extra_points == 2


def hurt(*rns: int, skill: str = "good", before: dict[tuple[str, str, str], int] | None = None) -> BoutState:
    """B (CUT 2) after one cut check by the advanced tables and the corner's work on it."""
    state = script(spare=tuple(f"RN={number}" for number in rns), advanced_cuts=True)
    state.blue.corner_skill = skill
    state.blue.wounds = {key: Wound(times) for key, times in (before or {}).items()}
    again(state)
    assert nothing_left(state)
    return state


def again(state: BoutState) -> None:
    cuts.cut_check(state, state.blue, Cause.LEGAL)
    settle(cuts.work(state, state.blue))


def losses(state: BoutState) -> tuple[int, int, int]:
    """What the wounds of B have done: DEF, CUT, CF."""
    refresh(state)
    blue = state.blue
    return blue.for_bout.defence, cut_rating(state, blue) - 2, control_factor(state, blue, changes(blue)) - 9


def test_h4_a_major_swelling() -> None:
    """T160-T163: RN 71 is major over right; 23 makes it a minor one that has just started, 63 leaves it."""
    assert losses(hurt(60, 71, 23)) == (0, 0, 0)
    assert losses(hurt(60, 71, 55)) == (0, 0, 0)
    assert losses(hurt(60, 71, 56)) == (1, 1, -1)
    assert losses(hurt(60, 71, 63)) == (1, 1, -1)


def test_h5_the_third_time() -> None:
    """T162, T165: a doctor's case, avoided up to 35 with 10 added to the number."""
    before = {("swelling", "major", "over_right"): 2}
    assert hurt(60, 71, 25, before=before).blue.visits == 0
    seen = hurt(60, 71, 26, 60, before=before)
    assert (seen.blue.visits, losses(seen)) == (1, (0, 0, 0))


def test_h6_results_add_up() -> None:
    """T163: DEF +1 and a worsened +2 make +3; a success leaves the first."""
    for number, defence in ((60, 3), (50, 1)):
        state = script(
            spare=("RN=75", "RN=31", "RN=80", "RN=75", "RN=31", f"RN={number}"), advanced_cuts=True
        )
        again(state)
        assert losses(state) == (1, 0, 0)
        again(state)
        assert losses(state) == (defence, 0, 0)


def test_h7_pl_and_def() -> None:
    """T42: what is added to PL and to DEF."""
    state = script(state={"A.card.pl": 32, "A.pl_mod": 2, "B.card.df": -2})
    assert state.red.limit == 34 - 2
    state.blue.for_bout = state.blue.for_bout.plus(defence=2)
    refresh(state)
    assert state.red.limit == 34


def test_h8_three_knockdowns() -> None:
    """T150: the third K ends the bout without a knockout reading, flash or not; A has scored it (CV61)."""
    up, again = ("KD=20", "KOR=1", "KDC=1"), ("KD2=20", "KOR=1", "KDC=1")
    punch = ("CF=1", "RN=4")
    state = script(*punch, *up, *punch, *again, *punch, "KD2=20", three_knockdowns=True)
    words = told(state, "play")
    assert words[-3:] == ["power A K", "down B", "stop TKO A"]
    assert words.count("down B") == state.red.knockdowns == 3
    assert nothing_left(state)


@each(
    "option, number, saved",
    [("any", 3, True), ("any", 12, True), ("last", 3, False), ("last", 12, True), ("off", 12, False)],
)
def test_h9_saved_by_the_bell(option: str, number: int, saved: bool) -> None:
    """T149: a K on the last card; no reading, 6 points, the count by a spare draw, no run."""
    spare = ("KDC=5",) if saved else ("KOR=20",)
    state = script("CF=1", "RN=4", "KD=20", spare=spare, state={"round": number}, saved_by_bell=option)
    words = told(state, "play")
    rest = ["down B", "count B 5", "bell"] if saved else ["stop KO A"]
    assert words == ["ctrl A yes", "power A K", *rest]
    assert nothing_left(state)
    assert state.blue.counts == ([5] if saved else [])


@each("count, eight, removed", [(3, False, 1), (3, True, 3), (9, True, 3), (9, False, 3), (2, False, 1), (1, False, 0)])  # fmt: skip
def test_h10_a_count_takes_time(count: int, eight: bool, removed: int) -> None:
    """T145, T148."""
    knockdown = ("CF=1", "RN=4", "KD=20", "KOR=1", f"KDC={count}")
    options = {"count_removes_cards": True, "mandatory_eight": eight}
    if count > 2:
        state = script(*knockdown, *["RN=60"] * 9, **options, state={"A.card.ki": 50})
        assert told(state, "play")[4] == f"ki A {9 - removed}"
    else:
        state = script(*knockdown, *["CF=20"] * 4, **options)
        assert len(told(state, "play")) == 9 - removed
    assert state.deck.removed == removed


def test_h11_southpaws() -> None:
    """T152."""
    state = script(southpaw=True)
    state.red.card = replace(state.red.card, stance=Stance.SOUTHPAW)
    seen = {}
    for number in range(1, 8):
        state.round = number - 1
        settle_round(state)
        seen[number] = (state.red.cf, state.blue.cf)
    assert seen == {**dict.fromkeys(range(1, 6), (10, 8)), 6: (10, 9), 7: (10, 9)}


def test_two_southpaws() -> None:
    """T152: DEF +2 for both in rounds 1 to 3."""
    state = script(southpaw=True)
    for fighter in state.fighters:
        fighter.card = replace(fighter.card, stance=Stance.SOUTHPAW)
    limits = []
    for number in range(1, 5):
        state.round = number - 1
        settle_round(state)
        limits.append((state.red.limit, state.blue.limit))
    assert limits == [(36, 30)] * 3 + [(34, 28)]


def settle_round(state: BoutState) -> None:
    """On to the next round without an interval."""
    assert told(state, "next") == []


def test_h12_half_a_run() -> None:
    """T155: KI 7 and 5H."""
    state = script(state={"A.card.ki": 7}, advanced_kd_table=True)
    assert run_length(state.red, Swing.OWN_HALF) == 4
    assert run_length(state.red, Swing.OWN_FULL) == 7


def test_a_half_run_is_played() -> None:
    """T155: rating 2 and KD 15 are a 5H; four cards follow, then the next check."""
    cards = ("CF=1", "RN=4", "KD=15", "RN=60", "RN=60", "RN=60", "RN=60", "CF=20")
    state = script(*cards, state={"A.card.ki": 7}, advanced_kd_table=True)
    assert told(state, "play") == [
        "ctrl A yes", "power A 5H", "ki A 4", *["clinch A"] * 4, "kiend A", "ctrl A no", "bell",
    ]  # fmt: skip


def test_where_a_table_stands() -> None:
    """The helpers of these tests themselves: a vector's state is not forgotten by the next one."""
    state = script(state={"round": 4, "B.cuts": {"over_right": {"letter": "I", "markers": 1}}})
    assert (state.round, state.blue.cuts[OVER_RIGHT].letter) == (4, "I")
    place(state, {"B.end": 3})
    assert (state.fighter(BLUE).endurance, state.fighter(RED).endurance) == (3, 100)
    assert state.blue.cuts[OVER_RIGHT] == Cut("I", markers=1)
