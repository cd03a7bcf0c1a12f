"""Makes the golden save of a release: ``python -m tests.golden_saves.make 0.1``.

Run it once, when everything the release holds stands; a released golden save is never made again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from ringside_manager.bout.corner import RED
from ringside_manager.bout.outcome import Method, Outcome, Scorecard
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, Slot, Task
from ringside_manager.league import ring
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.careers import FighterRetired, FreeAgentSigned
from ringside_manager.league.business.club import MandateEnded, MandateGiven
from ringside_manager.league.business.contracts import FightersTraded
from ringside_manager.league.business.founding import (
    CampaignProlonged,
    HouseRulesChanged,
    LeagueBranched,
    LeagueEnded,
    ManagerSeated,
    OrderRolls,
    StablesOrdered,
)
from ringside_manager.league.business.nights import CardDrawnUp, DoorsOpened, NightClosed
from ringside_manager.league.business.offers import BoutMade
from ringside_manager.league.business.open_books import DoubtSettled
from ringside_manager.league.business.tournaments import TournamentDrawn, WalkoverGiven
from ringside_manager.league.deeds import Draft
from ringside_manager.league.header import LAYOUTS
from ringside_manager.league.league import League
from ringside_manager.league.ring import RingBout
from tests.league.leagues import Act, hurry, recorded_night, season
from tests.league.scribe import DICE

HERE = Path(__file__).parent


def make(release: str) -> None:
    """Write ``<release>.ringside``, and beside it as JSON what must be found in it for ever."""
    save = HERE / f"{release}.ringside"
    save.unlink(missing_ok=True)
    with League.create(save, season()[0], "program") as league:
        hurry(league)
        for act in season()[1:]:
            league.write(act, "program")
        for seed in (5, 6):
            league.write(recorded_night(league.books, len(league.entries) + 1, seed), "program")
        strike = league.strike([len(league.entries)], "Promoter", "the night was not over")
        league.strike([strike.number], "Promoter", "it was")
        league.strike([len(league.entries) - 6], "Jürgen \U0001f94a", "a slip")
        seated = league.entries[1].deed
        assert isinstance(seated, ManagerSeated)
        league.correct(2, ManagerSeated("Söhne & Co.", seated.manager), "Promoter", "misspelt")
        doubt = league.books.doubts[0]
        league.write([Draft(DoubtSettled(doubt.entry, note="all agreed"))], "Promoter")
        league.write(_disqualified(league.books, len(league.entries) + 1), "program")
        league.write(_exhibition(league.books, len(league.entries) + 1), "program")
        for act in late_acts(league):
            league.write(act, "program")
        first, second = (page.number for page in list(league.books.fighters.values())[:2])
        night = league.books.closed + 1
        made = league.write(
            [Draft(BoutMade(night, first, second, Arena.PITS, 5)), Draft(DoorsOpened(night, -7))], "program"
        )
        league.keep_ring(ring.of([RingBout(made[0].number, "5 rounds", '{"round":2}', plans=(True, False))]))
        league.write([Draft(LeagueEnded()), Draft(CampaignProlonged(26)), Draft(LeagueEnded())], "program")
        changed = (("rest.nights", 3), ("popularity.won_ko_half", 5))
        league.write([Draft(HouseRulesChanged("our_club", changed, "more bouts"))], "Promoter")
        facts = {
            "layout": str(LAYOUTS.current),
            "state_hash": league.state_hash(),
            "entries": len(league.entries),
            "journal_digest": league.digest,
            "ring": league.ring[made[0].number].text,
        }
    (HERE / f"{release}.json").write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")


def _disqualified(books: Books, first: int) -> Act:
    """An act, its first entry ``first``: a bout of another system that was over before the first bell."""
    red, blue = (page.number for page in list(books.fighters.values())[:2])
    night = books.closed + 9
    cards = tuple(Scorecard(judge, ()) for judge in ("first", "second", "third"))
    none = (0, 0)
    outcome = Outcome(Method.DQ, RED, 0, 0, none, none, none, none, (70, 66), cards, "head_case")
    return (
        Draft(BoutMade(night, red, blue, Arena.PITS, 5, system="title_bout")),
        Draft(BoutFought(first, outcome, DICE)),
        Draft(NightClosed(night)),
    )


def _exhibition(books: Books, first: int) -> Act:
    """An act, its first entry ``first``: a bout under guest rules that counts for nothing but rest."""
    red, blue = (page.number for page in list(books.fighters.values())[:2])
    night = books.closed + 9
    outcome = Outcome(Method.DEC, RED, 5, 0, (1, 0), (9, 4), (30, 22), (12, 31), (60, 60))
    return (
        Draft(BoutMade(night, red, blue, Arena.PITS, 5, system="control", exhibition=True)),
        Draft(BoutFought(first, outcome, DICE)),
        Draft(NightClosed(night)),
    )


def late_acts(league: League) -> Iterator[Act]:
    """Acts of every kind that ``season`` leaves out, and a night under each of the five rule books."""
    for seed, system in enumerate(("", "title_bout", "glory_days", "quest", "control"), 11):
        yield recorded_night(league.books, len(league.entries) + 1, seed, system)
    seats, men = list(league.books.managers), list(league.books.fighters.values())
    yield (Draft(StablesOrdered(tuple(OrderRolls(seat, (90 - place,)) for place, seat in enumerate(seats)))),)
    one = next(page for page in men if not page.is_retired and page.manager is not None)
    other = next(page for page in men if not page.is_retired and page.manager not in (None, one.manager))
    yield (Draft(FightersTraded(one.number, other.number, -250, (7, 14))),)
    cup = len(league.entries) + 1
    yield (
        Draft(
            TournamentDrawn(
                "Late Cup", "", (one.number, other.number), league.books.closed + 20, for_title=False
            )
        ),
        Draft(FighterRetired(one.number, "had enough")),
        Draft(WalkoverGiven(Slot(cup, 1, 1), other.number, "his opponent retired")),
    )
    agent = next((page for page in men if page.manager is None), one)
    yield (Draft(FreeAgentSigned(agent.number, seats[0], 9)),)
    given, night = len(league.entries) + 1, league.books.closed + 1
    yield (
        Draft(MandateGiven(seats[0], Task.MANAGE, night + 9)),
        Draft(MandateEnded(seats[0], given)),
        Draft(MandateGiven(seats[1], Task.ANSWER, None, (), 40, 100_000, 4, (one.number,))),
        Draft(CardDrawnUp(night)),
    )
    yield (Draft(LeagueBranched("Another Day", "Test League", len(league.entries))),)


if __name__ == "__main__":
    make(sys.argv[1])
