"""What the merits behind the season awards are worth, in half points; ``docs/records.md`` tells them in words."""

from __future__ import annotations

from collections.abc import Mapping

from ringside_manager.campaign.awards import Award, Merit

WORTH_HALF: Mapping[Award, Mapping[Merit, int]] = {
    Award.FIGHTER: {
        Merit.WINS: 8,
        Merit.STOPPAGES: 4,
        Merit.TITLES: 30,
        Merit.DEFENCES: 16,
        Merit.DRAWS: 2,
        Merit.LOSSES: -8,
    },
    Award.BOUT: {
        Merit.KNOCKDOWNS: 4,
        Merit.BOTH_DOWN: 6,
        Merit.ROUNDS: 1,
        Merit.COMEBACK: 10,
        Merit.CLOSE_CARDS: 6,
        Merit.TITLE_BOUT: 10,
    },
    Award.KNOCKOUT: {Merit.EARLY: 2, Merit.CLEAN_KNOCKOUT: 10, Merit.CHAMPION_BEATEN: 20},
    Award.UPSET: {Merit.INSIDE: 4, Merit.CHAMPION_BEATEN: 20},
    Award.MANAGER: {Merit.TITLES: 20, Merit.DEFENCES: 10, Merit.WINS: 1, Merit.LOSSES: -1},
}
"""Each for every time it was done.  Not here, because they grow with something else: the POP of the beaten
(fighter: half of it; knockout: all of it), of both (bout: a quarter), the gap (upset), balance and money."""

BALANCE_HALF = 20
"""Of the bout of the season, for damage exactly even; in proportion below."""
MOST_KNOCKDOWNS = 5
"""More knockdowns than these bring no more points."""
SMALLEST_GAP_HALF = 4
"""Two points of POP: less is no upset."""
CENTS_FOR_A_HALF = 50_000
"""What a manager earns for half a point."""
