"""Whole seasons in memory, without a file: a tenth of a second each."""

from __future__ import annotations

from functools import cache

from ringside_manager.campaign.books import Books
from ringside_manager.league.business import night_of, post_entry
from ringside_manager.league.deeds import Deed, Entry
from ringside_manager.office.docket import Docket, NightOrder
from ringside_manager.office.founding import founding_act
from ringside_manager.office.founding_script import Founding
from ringside_manager.office.night import hold_night
from tests.office.clubs import FOUR, founding


class Season:
    """A league whose acts are posted and not kept; ``deeds`` are those written so far."""

    def __init__(self, founded: Founding) -> None:
        self.books = Books()
        self.deeds: list[Deed] = []
        for draft in founding_act(founded):
            self.add(draft.deed)

    def add(self, deed: Deed, record: str | None = None) -> int:
        """Post a deed; the number of its entry."""
        self.deeds.append(deed)
        number = len(self.deeds)
        post_entry(self.books, Entry(number, number, night_of(self.books, deed), "program", deed))
        return number

    def hold(self, nights: int, seed: int) -> None:
        """Hold some nights."""
        for _ in range(nights):
            hold_night(Docket(self.books, self), NightOrder(seed))


@cache
def season(
    method: str = "draft", seed: int = 1, nights: int = 52, corners: str = "plain", system: str = "ringside"
) -> Books:
    """The books of four AI managers of four fighters after some nights."""
    played = Season(founding(FOUR, seed, method, options={"corners": corners}, system=system))
    played.hold(nights, seed)
    return played.books
