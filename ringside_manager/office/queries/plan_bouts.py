"""The bouts a fight plan may be written for: those made, and any that could be."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout import registry
from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.setup import Setup
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.campaign.bouts import setup_of
from ringside_manager.office.queries.stable_glance import NextBout, bouts_to_come


@dataclass(frozen=True, slots=True)
class BoutToPlan:
    """A bout of a fighter against ``opponent``; ``corner`` is the fighter's own.

    ``made`` is whether it stands, on a card or as a pairing of a tournament (C62).
    """

    opponent: int
    name: str
    bout: BoutBook
    corner: Corner
    made: bool

    def setup(self, books: Books) -> Setup:
        """The bout as it would be fought, with what both carry into it (C57)."""
        return setup_of(books, self.bout)


def bouts_to_plan(books: Books, fighter: int) -> tuple[BoutToPlan, ...]:
    """His bouts to come, the next first, then one against every other active fighter of his weight, by name.

    A bout nobody has made is over the system's usual distance on the coming night.
    """
    own = books.fighters[fighter]
    coming = ((one, _bout(books, one)) for one in bouts_to_come(books, [fighter])[fighter])
    made = [
        BoutToPlan(one.other, one.name, bout, one.corner, made=True)
        for one, bout in coming
        if bout.system == books.system
    ]
    met = {bout.opponent for bout in made}
    rounds = registry.get(books.system).info.default_rounds
    open_to_all = (
        _could_be(books, fighter, page.number, rounds)
        for page in books.fighters.values()
        if page.number != fighter
        and page.number not in met
        and page.manager is not None
        and not page.is_retired
        and page.weight_class == own.weight_class
    )
    return (*made, *sorted(open_to_all, key=lambda bout: (bout.name.casefold(), bout.opponent)))


def _bout(books: Books, coming: NextBout) -> BoutBook:
    """A bout to come; one the bracket has yet to make as it will be made (C62)."""
    if coming.bout is not None:
        return books.bouts[coming.bout]
    pair = (coming.mine, coming.other) if coming.corner is RED else (coming.other, coming.mine)
    return BoutBook(
        0, coming.night, *pair, coming.arena, coming.rounds, coming.title, False, books.system
    )  # fmt: skip


def _could_be(books: Books, fighter: int, opponent: int, rounds: int) -> BoutToPlan:
    night = books.closed + 1
    bout = BoutBook(0, night, fighter, opponent, Arena.PITS, rounds, False, False, books.system)
    return BoutToPlan(opponent, books.fighters[opponent].name, bout, RED, made=False)
