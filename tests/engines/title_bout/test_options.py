"""The optional rules of section 24 that the hand cases leave out."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.bout.outcome import BoutOver, Outcome
from ringside_manager.engines.title_bout import fouls, judging, rules
from ringside_manager.engines.title_bout.state import BoutState
from ringside_manager.engines.title_bout.tables import Offence
from tests.engines.title_bout.vector_script import nothing_left, script, settle, tell, told
from tests.slow import each

CUT = ("CF=1", "RN=12", "RES=25 TAG=Cut")


def test_no_injuries() -> None:
    """T115: the RESULT of the word's card is the number of the action."""
    state = script(
        "CF=1",
        "RN=Injury RES=12",
        "RES=33",
        "CF=1",
        "RN=Injury RES=48",
        "RN=80",
        "CF=20",
        ignore_injuries=True,
    )
    assert told(state, "play", start="A") == [
        "ctrl A yes", "land A hook 2", "ctrl A yes", "open A", "counter B no", "ctrl A no", "bell",
    ]  # fmt: skip


def test_a_power_punch_instead_of_an_injury() -> None:
    """T115: a number within his power is one there too."""
    state = script("CF=1", "RN=Injury RES=4", "KD=1", "CF=20", ignore_injuries=True)
    assert told(state, "play", start="A")[1] == "power A 4"


def test_conversion_at_the_table() -> None:
    """T142: Louis and Frazier, 12 and 10, become 10 and 8; one tired fighter ends it."""
    fresh = script(a="louis", b="frazier", cf_conversion=True)
    assert (fresh.red.cf, fresh.blue.cf) == (10, 8)
    tired = script(a="louis", b="frazier", cf_conversion=True, state={"B.tired": True})
    assert (tired.red.cf, tired.blue.cf) == (12, 10)


def test_the_floor_of_a_converted_factor() -> None:
    """T142: half of the converted number."""
    state = script(a="louis", b="frazier", cf_conversion=True, state={"B.cf_mod": -7})
    assert state.blue.cf == 4


@each(
    "number, cut",
    [
        (40, []), (41, ["B foul"]), (60, ["B foul"]), (61, ["A legal"]), (76, ["A legal"]),
        (77, ["B foul", "A legal"]),
    ],
)  # fmt: skip
def test_cuts_by_the_head(number: int, cut: list[str]) -> None:
    """T143: nobody, the fouled fighter, the offender, both."""
    state = script(*["RN=70"] * len(cut), spare=(f"RN={number}",), head_butt_cuts=True)
    seen: list[str] = []

    def emit(event: Any) -> None:
        if event.name == "cut_opened":
            seen.append(f"{tell(event)[0].split()[1]} {event.cause}")

    state.emit = emit
    fouls.warn(state, state.red, Offence.HEAD_BUTT)
    assert seen == cut
    assert nothing_left(state)


def returned(*cards: str, **options: Any) -> list[str]:
    """What goes back under the deck, by the reading it was for."""
    state = script(*cards, "CF=20", advanced_timing=True, **options)
    told(state, "play", start="A")
    return sorted(card.injury or card.special or str(card.rn) for card in state.deck.returned)


def test_the_clock_stops() -> None:
    """T144: for a warning, an injury with its roll, a special that stops the time; for nothing else."""
    assert returned("CF=1", "RN=Foul", "RN=70") == ["70"]
    assert returned("CF=1", "RN=Foul", "RN=20") == []
    assert returned("CF=1", "RN=Injury", "INJ=I-ANKLE", "RN=41") == ["41", "I-ANKLE"]
    assert returned("CF=1", "RN=Injury", "INJ=I-NONE") == ["I-NONE"]
    assert returned("CF=1", "RN=Special", "SPEC=S-TAPE") == ["S-TAPE"]
    assert returned("CF=1", "RN=Special", "SPEC=S-SURGE") == []


def test_off_deck_checks() -> None:
    """T146: readings behind a tag or a word are spare draws."""
    cut = script(*CUT, "CF=20", spare=("RN=67",), off_deck_checks=True)
    assert told(cut, "play", start="A")[2] == "cut B E"
    foul = script("CF=1", "RN=Foul", "CF=20", spare=("RN=70",), off_deck_checks=True)
    assert told(foul, "play", start="A")[2] == "warn A low_blow"
    injury = script("CF=1", "RN=Injury", "CF=20", spare=("INJ=I-ANKLE", "RN=41"), off_deck_checks=True)
    assert told(injury, "play", start="A")[2:4] == ["injury I-ANKLE", "passed"]
    for state in (cut, foul, injury):
        assert nothing_left(state)


def test_off_deck_checks_replace_the_clock() -> None:
    """T146: then nothing goes back."""
    state = script("CF=1", "RN=Foul", "CF=20", spare=("RN=70",), off_deck_checks=True, advanced_timing=True)
    told(state, "play", start="A")
    assert state.deck.returned == []


def test_missed_punches_cost() -> None:
    """T153: two misses of A and a counter of B that missed on a number; a word is none."""
    cards = ("CF=1", "RN=40", "CF=1", "RN=48", "RN=80", "CF=1", "RN=50", "RN=Foul", "CF=20")
    state = script(*cards, missed_punch_penalty=True)
    told(state, "play", "bell", start="A")
    assert (state.red.endurance, state.blue.endurance) == (100 - 3, 80 - 1)
    free = script(*cards)
    told(free, "play", "bell", start="A")
    assert (free.red.endurance, free.blue.endurance) == (100, 80)


def test_a_run_is_not_interrupted() -> None:
    """T154: a foul and movement do nothing; a cut and an injury wait, in order, until the run is over."""
    cards = (
        "RN=Foul", "RN=70", "RN=10", "RES=18 TAG=Cut", "RN=Injury", "RN=60", "RN=67", "INJ=I-LEG", "CF=20",
    )  # fmt: skip
    state = script(*cards, ki_timing=True, state={"A.card.ki": 6})
    assert told(state, "kiA") == [
        "ki A 6", "word A Foul", "land A jab 2", "word A Injury", "clinch A", "kiend A", "cut B E", "injury I-LEG",
        "effect A CF", "effect A SLUG",
    ]  # fmt: skip
    assert state.deck.left == 1


def test_what_waits_at_the_bell() -> None:
    """T154: with spare draws, if the round deck is used up."""
    state = script("RN=10", "RES=18 TAG=Cut", spare=("RN=20",), ki_timing=True, state={"A.card.ki": 2})
    assert told(state, "kiA") == ["ki A 2", "land A jab 2", "kiend A", "nocut B"]
    assert nothing_left(state)


def advanced(*cards: str, **named: Any) -> list[str]:
    return told(script(*cards, advanced_kd_table=True, **named), "play", start="A")


def test_five_without_a_run() -> None:
    """T155: rating 2 and 14 are a plain 5."""
    assert advanced("CF=1", "RN=4", "KD=14", "CF=20") == ["ctrl A yes", "power A 5", "ctrl A no", "bell"]


@each("number, word, rest", [(10, "power A K", ("KOR=19",)), (11, "power A 5F", ("RN=60",))])
def test_k10(number: int, word: str, rest: tuple[str, ...]) -> None:
    """T155: rating 2 and 18."""
    assert advanced("CF=1", "RN=4", "KD=18", f"KD={number}", *rest)[1:3] == ["again K10", word]


def test_k_and_one_more() -> None:
    """T155: rating 0 and 19, then row 1 says K+1 once more on 20, then row 2."""
    words = advanced("CF=1", "RN=1", "KD=19", "KD=20", "KD=14", "CF=20", b="tua")
    assert words == ["ctrl A yes", "again K+1", "again K+1", "power A 5", "ctrl A no", "bell"]


@each("number, last", [(10, "stop KO A"), (11, "bell")])
def test_a_k10_as_a_knockout_reading(number: int, last: str) -> None:
    """T155: KO rating 1 has no K10, so a fighter with 3: number 17."""
    state = script("CF=1", "RN=4", "KD=19", "KOR=17", f"KOR={number}", b="akinwande", advanced_kd_table=True)
    if last == "bell":
        state.deck.rest[1].append("KDC=5")
    assert told(state, "play", start="A")[-1] == last


@each("kd, expected", [(14, ["power B 5", "ctrl B no", "bell"]), (15, ["power B 5H", "ki B 1", "clinch B", "kiend B", "bell"]),
     (17, ["power B 5F", "ki B 1", "clinch B", "kiend B", "bell"])])  # fmt: skip
def test_counters_by_the_advanced_table(kd: int, expected: list[str]) -> None:
    """T155: a plain 5 passes control like a 4, the others with their run."""
    last = "CF=20" if kd == 14 else "RN=50"
    words = advanced("CF=1", "RN=48", "RN=9", f"KD={kd}", last)
    assert words == ["ctrl A yes", "open A", "counter B yes", *expected]


@each("kd, broken", [(14, False), (15, True)])
def test_what_breaks_a_run(kd: int, broken: bool) -> None:
    """T155: only a 5H, a 5F or a full knockdown."""
    rest = ["RN=60"] * 5
    state = script("RN=48", "RN=3", f"KD={kd}", *rest, advanced_kd_table=True, state={"A.card.ki": 4})
    assert ("kibroken A" in told(state, "kiA")) == broken


def rounds_system(mine: int, his: int, word: str = "HS", **named: Any) -> list[tuple[int, int]]:
    """The three cards of a round."""
    scoring = named.pop("scoring", "rounds")
    state = script(
        spare=(f"J={word}/{word}/{word}",),
        scoring=scoring,
        state={"A.points": mine, "B.points": his, **named},
    )
    told(state, "bell")
    return [card[-1] for card in state.cards]


@each("mine, his, expected", [(7, 7, (0, 0)), (8, 7, (1, 0)), (7, 8, (0, 1)), (20, 1, (1, 0))])
def test_rounds_won(mine: int, his: int, expected: tuple[int, int]) -> None:
    """T135."""
    assert rounds_system(mine, his) == [expected] * 3


def test_rounds_won_by_the_other_reading() -> None:
    """T135: a judge who favours the lower scorer, in close rounds only."""
    assert rounds_system(8, 7, "LS", scoring="rounds_alt") == [(0, 1)] * 3
    assert rounds_system(8, 7, "E", scoring="rounds_alt") == [(1, 0)] * 3
    assert rounds_system(14, 7, "LS", scoring="rounds_alt") == [(1, 0)] * 3


def test_rounds_with_knockdowns_and_points_taken() -> None:
    """T135: the better ten-point score wins; a point taken makes a won round even and an even one lost."""
    down = {"A.scored_kd": 1}
    assert rounds_system(6, 18, **down)[0] == (1, 0)
    assert rounds_system(6, 19, **down)[0] == (0, 1)
    assert rounds_system(8, 1, **{"A.ded": 1})[0] == (0, 0)
    assert rounds_system(5, 5, **{"A.ded": 1})[0] == (0, 1)
    assert rounds_system(1, 8, **{"A.ded": 1})[0] == (0, 1)


def stopped(state: BoutState) -> Outcome:
    with pytest.raises(BoutOver) as over:
        settle(rules.fight_round(state))
    return judging.outcome(state, over.value)


def test_time_is_told_or_not() -> None:
    """T151: 17 cards are 1:02."""
    cards = [*["CF=20"] * 13, "CF=1", "RN=4", "KD=20", "KOR=20"]
    assert stopped(script(*cards)).time == 62
    assert stopped(script(*cards, time_of_stoppage=False)).time == 0
