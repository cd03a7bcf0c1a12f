"""Rules of the Basic game that the vectors leave out."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from ringside_manager.bout import Chance, SeededChance
from ringside_manager.bout.chance import exact_odds
from ringside_manager.bout.outcome import BoutOver, Outcome
from ringside_manager.engines.title_bout import ENGINE, corner_work, cuts, judging, rules
from ringside_manager.engines.title_bout.card import HittingValue, Punch, hitting_table
from ringside_manager.engines.title_bout.deck import ActionDeck
from ringside_manager.engines.title_bout.effective import changes, knockdown_rating
from ringside_manager.engines.title_bout.knockdowns import shaken
from ringside_manager.engines.title_bout.options import Style
from ringside_manager.engines.title_bout.state import (
    Action,
    BoutState,
    Cause,
    plain_style,
    starting_endurance,
)
from tests.engines.title_bout.scripted_deck import ScriptedDeck
from tests.engines.title_bout.vector_script import (
    cards,
    fighter_card,
    nothing_left,
    place,
    script,
    settle,
    table,
    tell,
    told,
)
from tests.slow import each


def outcome_of(state: BoutState) -> Outcome:
    """The result of a round that ends the bout."""
    with pytest.raises(BoutOver) as over:
        settle(rules.fight_round(state))
    return judging.outcome(state, over.value)


# Deck and clock


@pytest.mark.parametrize("seed", range(5))
def test_two_rounds_use_every_card_once(seed: int) -> None:
    """T17, T18: fifty and the other fifty; the third round begins with all hundred again."""
    deck = ActionDeck(SeededChance(seed))
    rounds = []
    for _ in range(3):
        deck.begin_round()
        rounds.append([deck.draw("CF").number for _ in range(50)])
        assert deck.left == 0
    first, second, third = rounds
    assert sorted(first + second) == list(range(1, 101))
    assert set(third) & set(first)
    assert set(third) & set(second)


def test_the_judges_card_is_one_of_the_round() -> None:
    """T131."""
    deck = ActionDeck(SeededChance(3))
    deck.begin_round()
    drawn = {deck.draw("CF").number for _ in range(20)}
    assert {deck.check_card().number for _ in range(300)} == drawn


def test_a_card_put_back_comes_last_and_once() -> None:
    """T144: under the round deck, at most once in a round."""
    deck = ActionDeck(SeededChance(4))
    deck.begin_round()
    card = deck.draw("RN")
    deck.put_back(card)
    assert deck.left == 50
    rest = [deck.draw("CF") for _ in range(50)]
    assert rest[-1] is card
    deck.put_back(card)
    assert deck.left == 0


@each("cards, seconds", [(0, 0), (1, 4), (17, 62), (49, 177), (50, 180)])
def test_the_clock(cards: int, seconds: int) -> None:
    """T151: 3.6 seconds a card, rounded up; cards removed count."""
    deck = ActionDeck(SeededChance(1))
    deck.begin_round()
    for _ in range(cards // 2):
        deck.draw("CF")
    deck.remove(cards - cards // 2)
    assert deck.seconds == seconds


def test_a_script_objects() -> None:
    """The deck of these tests is strict: another reading, a draw too many, a card too many."""
    with pytest.raises(AssertionError):
        ScriptedDeck(["CF=1"]).draw("RN")
    with pytest.raises(AssertionError):
        ScriptedDeck(["CF=1"]).spare("CF")
    assert not nothing_left(script("CF=20", "CF=20", state={"round": 2}))


def test_movement_on_the_last_card() -> None:
    """T20: it does nothing, even for the trapped fighter."""
    assert told(script("CF=1", "RN=70"), "play", start="A") == ["ctrl A yes", "bell"]
    state = script("CF=1", "RN=70", state={"pos": "near_ropes", "trapped": "A"})
    assert told(state, "play", start="A") == ["ctrl A yes", "bell"]
    assert state.trapped is state.red


def test_a_check_passed_on_the_last_card() -> None:
    """T20: it gives no action."""
    assert told(script("CF=1"), "play", start="A") == ["ctrl A yes", "bell"]


def test_a_word_on_the_last_card() -> None:
    """T20: what is behind it is finished with spare draws."""
    state = script("CF=1", "RN=Foul", spare=("RN=70",))
    assert told(state, "play", start="A")[2:] == ["warn A low_blow", "bell"]
    state = script("CF=1", "RN=Injury", spare=("INJ=I-ANKLE", "RN=40"))
    assert told(state, "play", start="A")[2] == "injury I-ANKLE"


def test_a_knockdown_on_the_last_card() -> None:
    """T20: readings by spare draws, and a run without cards."""
    state = script("CF=1", "RN=4", spare=("KD=20", "KOR=1", "KDC=5"))
    found = told(state, "play", start="A")[1:]
    assert found == ["power A K", "down B", "count B 5", "ki A 0", "kiend A", "bell"]


# Cards


def test_numbers_in_no_range() -> None:
    """T10: one point of the nearest range below, a jab if there is none; the first range read wins."""
    nothing = HittingValue(None, None)
    hits = hitting_table(
        (nothing, HittingValue((10, 12), (12, 14)), HittingValue(None, (20, 22)), nothing, nothing)
    )
    assert [(hits[number].punch, hits[number].points) for number in (1, 9, 10, 12, 13, 15, 19, 20, 80)] == [
        (Punch.JAB, 1), (Punch.JAB, 1), (Punch.HOOK, 3), (Punch.HOOK, 3), (Punch.HOOK, 2), (Punch.HOOK, 1),
        (Punch.HOOK, 1), (Punch.CROSS, 2), (Punch.CROSS, 1),
    ]  # fmt: skip


@each(
    "card, rounds, endurance", [(85, 10, 68), (85, 15, 111), (85, 12, 85), (85, 3, 9), (85, 2, 1), (1, 4, 1)]
)
def test_endurance_for_any_length(card: int, rounds: int, endurance: int) -> None:
    """T80: rounded up, never below 1."""
    assert starting_endurance(card, rounds) == endurance


# Styles


@each(
    "controls, style",
    [((10, 12), Style.SLUG), ((9, 12), Style.BOX), ((8, 12), Style.BOX), ((12, 9), Style.SLUG)],
)
def test_the_default_style(controls: tuple[int, int], style: Style) -> None:
    """T30: he boxes if it costs the other three points of control."""
    state = script()
    fresh = replace(state.blue.card.fresh, control_boxer=controls[0], control_slugger=controls[1])
    state.blue.card = replace(state.blue.card, fresh=fresh)
    assert plain_style(state.red) is style


def test_a_style_changed_within_a_round() -> None:
    """T28: power and the opponent's control at once."""
    state = script(a="louis", b="frazier")
    assert (state.red.power, state.blue.cf) == (12, 10)
    rules.take_style(state, state.red, Style.BOX)
    assert (state.red.power, state.blue.cf) == (10, 12)
    rules.take_style(state, state.red, Style.SLUG)
    assert (state.red.power, state.blue.cf) == (12, 10)


def test_forced_to_slug_for_a_round() -> None:
    """T29: full power for the round, his own style after it."""
    state = script(
        "CF=1", "RN=Injury", "INJ=I-LEG", "CF=20", "CF=20", a="louis", b="frazier", styles=("B", "S")
    )
    told(state, "play", start="A")
    assert (state.red.power, state.red.cf, state.blue.cf) == (12, 11, 10)
    assert state.style_asked is not None
    state.style_asked = replace(state.style_asked, plain=Style.BOX)
    told(state, "next")
    assert (state.red.power, state.red.cf, state.blue.cf) == (10, 12, 12)


# Position


def test_the_bonus_comes_back_with_control() -> None:
    """T53: B has lost and A has regained control; B is still trapped."""
    cards = (
        "CF=1", "RN=70", "POS=far_ropes", "CF=13", "CF=1", "RN=60", "CF=20", "CF=12", "RN=60", "CF=20",
        "CF=20",
    )  # fmt: skip
    state = script(*cards)
    found = told(state, "play", start="A")[-6:]
    assert found == ["ctrl B no", "ctrl A yes", "clinch A", "ctrl A no", "ctrl B no", "bell"]
    assert state.trapped is state.blue


def test_a_new_round_is_in_the_center() -> None:
    """T51, T137."""
    state = script(state={"pos": "near_ropes", "trapped": "B", "B.temp": 5, "A.points": 9})
    told(state, "next")
    found = state.trapped, state.place.value, state.blue.temporary, state.red.points
    assert found == (None, "center", None, 0)


# Knockdowns


def test_the_greater_of_two_temporary_ratings() -> None:
    """T63: it replaces a smaller one carried over, not a greater one."""
    state = script(state={"B.temp": 3})
    shaken(state.blue)
    assert state.blue.temporary == 4
    state.blue.temporary = 7
    shaken(state.blue)
    assert state.blue.temporary == 7


def test_a_flash_knockdown_breaks_a_run() -> None:
    """T77: and gives the counter puncher the next check."""
    cards = ("RN=48", "RN=3", "KD=20", "KOR=1", "KDC=2", "CF=1")
    state = script(*cards, state={"A.card.ki": 8})
    words = told(state, "kiA")
    assert words == ["ki A 6", "open A", "counter B yes", "power B K", "down A", "flash A", "kibroken A"]


def test_a_full_knockdown_breaks_a_run() -> None:
    """T77: his own run starts."""
    cards = ("RN=48", "RN=3", "KD=20", "KOR=1", "KDC=3", "RN=60", "CF=1")
    state = script(*cards, state={"B.card.ki": 1})
    assert told(state, "kiA")[-5:] == ["count A 3", "kibroken A", "ki B 1", "clinch B", "kiend B"]


def test_a_counter_of_four_in_his_own_run() -> None:
    """T75: a 5 in a run neither starts nor lengthens one."""
    state = script("RN=4", "KD=13", "RN=60", "CF=1", state={"A.card.ki": 3})
    assert told(state, "kiA") == ["ki A 3", "power A 5", "clinch A", "kiend A"]


# Endurance


def test_tired_for_good() -> None:
    """T82: END gained later does not help him."""
    state = script("CF=1", "RN=Special", "SPEC=S-MOUTH", "CF=20", state={"B.tired": True, "B.end": 0})
    told(state, "play", "next", start="A")
    assert (state.blue.endurance, state.blue.fatigued) == (0, True)
    assert state.blue.side is state.blue.card.fatigued


def test_changes_stay_when_he_tires() -> None:
    """T39: CF -1 and PL -2 for the bout."""
    state = script(state={"B.cf_mod": -1, "B.pl_mod": -2, "B.end": 0})
    told(state, "next")
    assert (state.blue.cf, state.blue.limit) == (8 - 1, 30 - 2 - 4)


# Cuts


@each(
    "referee, option, limit",
    [
        ("normal", False, 4),
        ("normal", True, 24),
        ("lenient", True, 4),
        ("very_lenient", True, 4),
        ("strict", True, 24),
    ],
)
def test_a_gash_in_the_last_round(referee: str, option: bool, limit: int) -> None:
    """T91, ``lenient_last_round``."""
    for number, stops in ((limit, True), (limit + 1, False)):
        cards = ("CF=1", "RN=12", "RES=25 TAG=Cut", "RN=78", f"RN={number}", "CF=20")
        state = script(*cards, referee=referee, lenient_last_round=option, state={"round": 12})
        assert ("stop TKO A" in told(state, "play", start="A")) == stops


def test_two_markers_at_most() -> None:
    """T90."""
    gash = {"over_right": {"letter": "I", "markers": 2, "reopened": 1}}
    state = script("CF=1", "RN=12", "RES=25 TAG=Cut", "RN=50", "RN=80", "CF=20", state={"B.cuts": gash})
    told(state, "play", start="A")
    assert state.blue.cf == 9 - 2


def test_ties_are_drawn_again() -> None:
    """T88: only among the highest."""
    written = {"under_left": {"letter": "B"}, "under_right": {"letter": "C"}}
    state = script(spare=("RN=70", "RN=70", "RN=3", "RN=2"), state={"B.cuts": written})
    assert cuts.worst_cut(state, state.blue).value == "under_left"
    assert nothing_left(state)


def test_a_closed_cut_treated_for_its_marker() -> None:
    """T98: failure gives it no penalty."""
    gash = {"over_right": {"letter": "I", "markers": 1, "open": False}}
    state = script(spare=("RN=80",), state={"B.cuts": gash})
    assert told(state, "cornerB") == ["corner B over_right bleeding"]
    assert cuts.cut_rating(state, state.blue) == 2


def test_one_man_for_both_jobs() -> None:
    """T25, T101: an Excellent man with a cut and an eye works as Good."""
    named = {
        "A.points": 25,
        "B.eyes": {"left": 1, "right": 0},
        "B.cuts": {"lip": {"letter": "G"}},
        "B.cut_skill": "excellent",
    }
    state = script(spare=("COND=C-SWL2", "RN=36", "RN=20"), state=named, one_man_corner=True)
    assert told(state, "bell")[2:] == ["corner B lip controls", "swell B left held"]
    alone = script(spare=("COND=C-SWL2", "RN=36", "RN=20"), state=named)
    assert told(alone, "bell")[2:] == ["corner B lip stops", "swell B left 2"]  # average for eyes: 15


def test_the_corner_may_leave_a_cut_alone() -> None:
    """T96, T100: an open cut nobody treats bleeds."""
    state = script(state={"B.cuts": {"lip": {"letter": "G"}}})
    work = corner_work.work(state, state.blue)
    request = next(work)
    with pytest.raises(StopIteration):
        work.send(request.options[-1])
    assert state.blue.cuts[next(iter(state.blue.cuts))].penalty == 2


# How cuts and accidents end a bout


def stopped_by(cause: Cause, number: int, *, opened: bool, **state: Any) -> list[str]:
    """B's gash of that cause is stopped, when it opens or when it opens again."""
    if opened:
        table_now = script("RN=78", "RN=1", state={"round": number, **state})
    else:
        table_now = script(
            "RN=50",
            "RN=1",
            state={"round": number, "B.cuts": {"over_right": {"letter": "I", "cause": cause}}, **state},
        )
    words: list[str] = []
    table_now.emit = lambda event: words.extend(tell(event))
    with suppress(BoutOver):
        cuts.cut_check(table_now, table_now.blue, cause)
    return words


SCORES = {"A.score": [40, 40, 40], "B.score": [37, 37, 38], "A.points": 9}


def test_a_legal_cut() -> None:
    """T128."""
    assert stopped_by(Cause.LEGAL, 6, opened=True)[-1] == "stop TKO A"


def test_a_foul_that_cuts() -> None:
    """T128, T125: at once a disqualification, later a technical decision in any round."""
    assert stopped_by(Cause.FOUL, 2, opened=True)[-1] == "stop DQ B"
    late = stopped_by(
        Cause.FOUL, 2, opened=False, **{"A.score": [10, 10, 10], "B.score": [9, 9, 9], "A.points": 9}
    )
    assert late[-2:] == ["score 10-9 10-9 10-9", "stop TD A"]


def test_an_accident_that_cuts() -> None:
    """T124, T127: the cause stays when the cut opens again."""
    assert stopped_by(Cause.ACCIDENT, 4, opened=False, **SCORES)[-1] == "stop TDRAW -"
    assert stopped_by(Cause.ACCIDENT, 5, opened=False, **SCORES)[-1] == "stop TD A"


def test_a_technical_decision_with_level_cards() -> None:
    """T129."""
    level = {"A.score": [40, 38, 39], "B.score": [38, 40, 39]}
    found = stopped_by(Cause.ACCIDENT, 5, opened=True, **level)[-2:]
    assert found == ["score 10-10 10-10 10-10", "stop TDRAW -"]


def test_an_unfinished_round_is_not_scored() -> None:
    """T136: but for accidents."""
    state = script("CF=1", "RN=4", "KD=20", "KOR=20", state={"A.points": 9})
    assert "score" not in " ".join(told(state, "play", start="A"))
    assert outcome_of(script("CF=1", "RN=4", "KD=20", "KOR=20")).scorecards[0].rounds == ()


# Injuries


def test_a_rib_holds() -> None:
    """T120: a number above 4."""
    state = script(spare=("RN=5",), state={"round": 6, "B.rib": 4})
    assert told(state, "next") == []
    assert nothing_left(state)


def test_points_of_an_injury_may_stop_the_bout() -> None:
    """T116: the points come before the jaw is looked at."""
    state = script("CF=1", "RN=Injury", "INJ=I-JAW", "RN=80", state={"A.points": 27})
    assert told(state, "play", start="A")[-2:] == ["injury I-JAW", "stop TKO A"]


def test_a_shoulder() -> None:
    """T122, T126: a self-made injury loses."""
    for number, last in ((16, "stop TKO B"), (17, "bell")):
        state = script("CF=1", "RN=Injury", "INJ=I-SHOULDER", f"RN={number}", "CF=20", "CF=20")
        assert told(state, "play", start="A")[-1] == last


def test_conditions_hold_for_the_coming_round() -> None:
    """T123, T40: and no longer."""
    state = script(spare=("COND=C-GUARD",), state={"A.points": 25})
    told(state, "bell")
    limits = []
    for _ in range(2):
        told(state, "next")
        limits.append(state.red.limit)
    assert limits == [36, 34]


def test_conditions_hold_for_the_bout() -> None:
    """T123, T118: a sore side costs PL from the next round on."""
    state = script(spare=("COND=C-SORE",), state={"A.points": 25})
    limits = []
    for steps in (("bell", "next"), ("next",)):
        told(state, *steps)
        limits.append((state.blue.limit, state.blue.counter_limit))
    assert limits == [(27, 35)] * 2
    assert state.blue.endurance == 80 - 25 - 4


def test_no_condition_after_the_last_round() -> None:
    """T79."""
    state = script(state={"round": 12, "A.points": 25, "A.score": [9, 9, 9], "B.score": [10, 10, 10]})
    assert told(state, "bell")[-1].startswith("stop UD A")


def test_a_table_by_itself() -> None:
    """Two tables share nothing."""
    one, other = table(ScriptedDeck()), table(ScriptedDeck())
    place(one, {"B.end": 1})
    assert other.blue.endurance == 80


# What is agreed, and in which order things happen


def test_the_basic_game_is_the_default() -> None:
    """T23, T141: twelve rounds, ten points, and every option off but the time of a stoppage."""
    info = ENGINE.info
    assert info.default_rounds == 12
    switches = {spec.name: spec.default for spec in info.options if spec.values == (False, True)}
    assert [name for name, default in switches.items() if default] == ["time_of_stoppage"]
    others = {spec.name: spec.default for spec in info.options if spec.name not in switches}
    assert (others.pop("scoring"), others.pop("saved_by_bell")) == ("ten_must", "off")
    assert set(others.values()) == {"random"}


def test_officials_are_drawn_in_order() -> None:
    """T24-T26: the referee, A's men, B's men, then traits."""
    spare = ("RN=8", "RN=10", "RN=35", "RN=70", "RN=80", "RN=30")
    state = script(spare=spare, referee="random", traits=True)
    state.blue.card = replace(state.blue.card, special="Inconsistent")
    rules.set_up(state)
    assert nothing_left(state)
    men = [(fighter.cut_skill, fighter.swelling_skill) for fighter in state.fighters]
    assert (state.referee, men) == ("very_lenient", [("excellent", "good"), ("average", "fair")])
    assert state.blue.for_bout.cf == -2


def test_a_before_b() -> None:
    """T1, T137: conditions, then corners, then carry-over checks, A first; all by spare draws (T22)."""
    both = {f"{letter}.points": 25 for letter in "AB"} | {f"{letter}.kdn": [5] for letter in "AB"}
    cut = {f"{letter}.cuts": {"lip": {"letter": "G"}} for letter in "AB"}
    spare = ("COND=C-WIND", "COND=C-GAS", "RN=30", "RN=50", "RN=20", "RN=20")
    state = script("CF=1", spare=spare, state={**both, **cut, "A.scored_kd": 2, "B.scored_kd": 2})
    assert told(state, "bell") == [
        "score 8-8 8-8 8-8", "condition A C-WIND", "effect A END", "condition B C-GAS", "effect B END",
        "corner A lip stops", "corner B lip controls", "carry A", "carry B",
    ]  # fmt: skip
    assert (state.red.endurance, state.blue.endurance) == (100 - 25 - 5, 80 - 25 - 8)
    assert state.deck.rest == (["CF=1"], [])


def test_nothing_is_done_after_the_end() -> None:
    """T1, T4: A is stopped by his eyes before B's corner has begun."""
    eyes = {"A.eyes": {"left": 3, "right": 2}, "B.cuts": {"lip": {"letter": "G"}}, "B.points": 25}
    state = script(spare=("COND=C-SWR3", "RN=80"), state={**eyes, "round": 4})
    assert told(state, "bell")[-2:] == ["swell A right 3", "stop TKO B"]
    assert state.round == 4  # T138: the round just fought


def test_the_rest_is_movement() -> None:
    """T8, T49: Jackson clinches on 51-66, everything above is ring movement."""
    actions = script().red.actions
    assert {actions[number] for number in range(51, 67)} == {Action.CLINCH}
    assert {actions[number] for number in range(67, 81)} == {Action.MOVE}


def test_the_side_in_use() -> None:
    """T11, T7: everything comes from the fatigued side, the chin too."""
    state = script(state={"A.tired": True})
    red = state.red
    assert (red.limit, red.power, red.counter_limit, red.kd_rating) == (32, 8, 32 + 6, 2)
    shaken(red)
    assert red.temporary == 4


@each("change, rating", [(9, 10), (-9, 0), (1, 3)])
def test_the_knockdown_rating_has_limits(change: int, rating: int) -> None:
    """T44."""
    state = script()
    state.blue.for_round = state.blue.for_round.plus(kd1=change)
    assert knockdown_rating(state.blue, changes(state.blue)) == rating


def test_a_counter_may_cut() -> None:
    """T68, T50."""
    state = script("CF=1", "RN=48", "RN=20", "RES=18 TAG=Cut", "RN=67", "CF=20")
    assert told(state, "play", start="A")[2:5] == ["counter B yes", "land B jab 2", "cut A F"]


def test_slight_cuts_cost_no_control() -> None:
    """T95, T102: five places, open; a closed one may open again."""
    letters = {"nose_bleed": "A", "under_left": "B", "under_right": "C", "bridge": "F", "lip": "G"}
    written = {where: {"letter": letter, "open": False} for where, letter in letters.items()}
    state = script("CF=1", "RN=12", "RES=25 TAG=Cut", "RN=50", "CF=20", state={"B.cuts": written})
    assert told(state, "play", start="A")[2] == "reopen B lip"
    assert state.blue.cf == 9


@each("referee", ["very_lenient", "lenient", "normal", "strict"])
def test_the_referee_reads_the_same_table(referee: str) -> None:
    """T114: 68 is a warning for a B, whoever watches."""
    for number, seen in ((67, "foul A caution"), (68, "warn A low_blow")):
        state = script("CF=1", "RN=Foul", f"RN={number}", "CF=20", referee=referee)
        assert told(state, "play", start="A")[2] == seen


def test_a_spare_draw_is_any_card() -> None:
    """T3, T21: each of the hundred, whatever has been drawn."""

    def number(chance: Chance) -> int:
        deck = ActionDeck(chance)
        deck.begin_round()
        return deck.spare("RN").number

    assert exact_odds(number) == dict.fromkeys(range(1, 101), Fraction(1, 100))


def test_who_carries_which_trait() -> None:
    """T199: no card of the book is a Front Runner, a Fireplug or Careless."""
    specials = {fighter_card(name).special for name in cards()}
    assert not specials & {"Front Runner", "Fireplug", "Careless"}
    assert {"Absorber", "Self-Doubts", "Ring Smarts", "Constant Clincher", "Strong Closer"} <= specials
