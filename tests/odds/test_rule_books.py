"""One pairing under several systems: how alike they judge, and which bout is a typical one."""

from __future__ import annotations

from collections import Counter

import pytest

from ringside_manager.bout import BLUE, RED, Abilities, Method, Outcome, Setup, registry
from ringside_manager.odds import Odds, Tally, fight_number, sample
from ringside_manager.odds.rule_books import Judgement, agreement, common_rounds, most_alike, typical

STRONG = Abilities(60, 4, 4, 4, 4, 4, 4, 35, 20)
WEAK = Abilities(45, 3, 3, 3, 3, 3, 3, 30, 5)
BOUTS = 60


def odds(red_ko: int, red_dec: int, draws: int, blue_ko: int, blue_dec: int) -> Odds:
    bouts = red_ko + red_dec + draws + blue_ko + blue_dec
    methods = (Method.KO, Method.DEC)
    wins = (red_ko, red_dec), (blue_ko, blue_dec)
    ended = red_ko + blue_ko, bouts - red_ko - blue_ko
    return Odds(bouts, methods, wins, draws, 0, ended, ((red_ko, 0), (blue_ko, 0)), (0, 0), (0, 0), 2 * bouts)


def judgement(system: str, rounds: int = 6) -> Judgement:
    engine = registry.get(system)
    cards = engine.card_from_abilities("R", STRONG), engine.card_from_abilities("B", WEAK)
    setup = Setup(engine, *cards, engine.info.terms(rounds))
    return Judgement(setup, sample(setup, BOUTS, 5))


def test_agreement_is_the_share_that_both_say() -> None:
    one = odds(40, 20, 10, 20, 10)
    assert agreement(one, one) == pytest.approx(1)
    assert agreement(one, odds(80, 40, 20, 40, 20)) == pytest.approx(1), "the number of bouts does not matter"
    assert agreement(odds(10, 0, 0, 0, 0), odds(0, 10, 0, 0, 0)) == 0, "how one wins matters too"
    assert agreement(one, odds(20, 40, 10, 20, 10)) == pytest.approx(0.8)
    assert agreement(one, odds(20, 40, 10, 20, 10)) == agreement(odds(20, 40, 10, 20, 10), one)


def test_the_most_alike_come_first_over_all_pairings() -> None:
    setups = {name: judgement(name).setup for name in ("control", "quest", "ringside")}
    first = dict(zip(setups, (odds(10, 0, 0, 0, 0), odds(0, 10, 0, 0, 0), odds(0, 9, 1, 0, 0)), strict=True))
    second = dict(zip(setups, (odds(0, 0, 10, 0, 0), odds(5, 5, 0, 0, 0), odds(5, 5, 0, 0, 0)), strict=True))
    books = [[Judgement(setups[name], told[name]) for name in setups] for told in (first, second)]
    ranked = most_alike(books)
    assert [(one, other) for one, other, _ in ranked] == [
        ("quest", "ringside"), ("control", "quest"), ("control", "ringside"),
    ]  # fmt: skip
    assert [share for _, _, share in ranked] == pytest.approx([0.95, 0, 0])


@pytest.mark.parametrize("system", registry.names())
def test_a_typical_bout_came_out_as_most_do(system: str) -> None:
    judged = judgement(system)
    outcomes = [fight_number(judged.setup, 5, number) for number in range(1, BOUTS + 1)]
    number, found = typical(judged, 5)
    assert found == outcomes[number - 1]
    counts = Counter((outcome.winner, outcome.method) for outcome in outcomes)
    assert counts[found.winner, found.method] == max(counts.values())


def test_a_typical_stoppage_comes_in_the_middle_of_the_stoppages() -> None:
    judged = judgement("ringside", 12)
    _, found = typical(judged, 5)
    stopped = sorted(
        outcome.round
        for outcome in (fight_number(judged.setup, 5, number) for number in range(1, BOUTS + 1))
        if outcome.winner is found.winner and not outcome.method.is_decision
    )
    assert found.method.is_stoppage
    assert abs(found.round - stopped[(len(stopped) - 1) // 2]) <= 1


def test_all_systems_can_fight_the_common_length() -> None:
    engines = [registry.get(name) for name in registry.names()]
    assert all(common_rounds(engines) in engine.info.rounds for engine in engines)


def test_bouts_won_by_the_other_s_cut_are_counted() -> None:
    tally = Tally(registry.get("control").info, 4)
    nothing = (0, 0)
    for winner, cause in ((RED, "cut"), (BLUE, "cut"), (BLUE, "cut"), (RED, "stopped"), (RED, "")):
        tally.add(Outcome(Method.TKO, winner, 3, 1, nothing, nothing, nothing, nothing, (1, 1), cause=cause))
    again = Tally(registry.get("control").info, 4, tally.counts)
    again.add_counts(tally.counts)
    assert (tally.odds().cuts, again.odds().cuts) == ((1, 2), (2, 4))
    assert (tally.odds().mean_rounds, tally.odds().rounds_fought) == (3, 15)
