"""How long a beaten man is out, and when an idle one leaves the ranking (Y4, Y11)."""

from __future__ import annotations

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.progress import Injuries, nights_out
from ringside_manager.campaign.rankings import Contender, Idleness, rank
from tests.league.scribe import result
from tests.slow import each

HARD = Injuries(ko_nights=10, stoppage_nights=5, knockdown_nights=1)


@each(
    "method, winner, knockdowns, out",
    [
        (Method.KO, RED, (0, 0), (0, 10)),
        (Method.KO, RED, (3, 1), (1, 13)),
        (Method.TKO, BLUE, (0, 2), (7, 0)),
        (Method.RTD, BLUE, (0, 0), (5, 0)),
        (Method.UD, RED, (2, 0), (0, 2)),
        (Method.DQ, RED, (0, 4), (4, 0)),
        (Method.DRAW, None, (1, 1), (1, 1)),
    ],
)
def test_how_long_a_bout_puts_both_out(
    method: Method, winner: Corner | None, knockdowns: tuple[int, int], out: tuple[int, int]
) -> None:
    outcome = result(method, winner, knockdowns=knockdowns)
    assert (nights_out(HARD, outcome, 0), nights_out(HARD, outcome, 1)) == out
    assert (nights_out(BY_THE_BOOK.injuries, outcome, 0), nights_out(BY_THE_BOOK.injuries, outcome, 1)) == (
        0,
        0,
    )


def test_an_idle_man_is_ranked_for_so_many_nights_and_no_longer() -> None:
    idleness = Idleness(ranked_nights=26)
    assert [idleness.is_over(10, night) for night in (10, 35, 36, 90)] == [False, False, True, True]
    assert not idleness.is_over(None, 90)
    assert not BY_THE_BOOK.idleness.is_over(1, 5000)
    idle, busy = Contender(1, 40, 9, 0, 9, 9, idle=True), Contender(2, 2, 1, 0, 0, 1)
    assert rank((idle, busy), crowned=True) == (busy,)
