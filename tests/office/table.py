"""A league on the table, without a file: judged and posted as the office does it."""

from __future__ import annotations

from collections.abc import Sequence

from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.bout.corner import RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import (
    Dispute,
    FighterBook,
    LeagueOptions,
    ManagerKind,
    Slot,
    Temperament,
)
from ringside_manager.campaign.orders import DrawTournament, Order
from ringside_manager.errors import RuleError
from ringside_manager.league.business.founding import LeagueFounded, ManagerSeated
from ringside_manager.league.business.tournaments import TournamentDrawn
from ringside_manager.league.deeds import Deed
from ringside_manager.office.docket import Docket, NightOrder, Party, find_party
from ringside_manager.office.night import hold_night
from ringside_manager.office.orders import carry_out
from tests.league.scribe import Scribe, result

OPTIONS = LeagueOptions(corners="plain")
AUCTIONED = LeagueOptions(corners="plain", card_cap=1, disputes=Dispute.AUCTION)


class Table(Scribe):
    """Persons and AI managers (``ai:Name``) with fighters named by a letter and a number: ``A1`` is Ann's first."""

    def __init__(
        self,
        managers: Sequence[str] = ("Ann", "Bob"),
        stable: int = 3,
        *,
        options: LeagueOptions = OPTIONS,
        promoter: str = "",
    ) -> None:
        super().__init__()
        self.write(LeagueFounded("Table", "ringside", "none", 7, promoter, options))
        for name in managers:
            computer = name.startswith("ai:")
            kind = ManagerKind.AI if computer else ManagerKind.PERSON
            temperament = Temperament.BALANCED if computer else None
            self.write(ManagerSeated(name.removeprefix("ai:"), kind, temperament))
        for manager in tuple(self.books.managers.values()):
            for place in range(1, stable + 1):
                self.sign(f"{manager.name[0]}{place}", manager.number)

    def add(self, deed: Deed, record: str | None = None) -> int:
        """Post a deed of an act in progress."""
        return self.write(deed)

    @property
    def desk(self) -> Docket:
        """Where orders are judged."""
        return Docket(self.books, self)

    def manager(self, name: str) -> int:
        """The number of a manager."""
        return next(page.number for page in self.books.managers.values() if page.name == name)

    def number(self, name: str) -> int:
        """The number of a fighter."""
        return self.fighter(name).number

    def fighter(self, name: str) -> FighterBook:
        """The page of a fighter."""
        return next(page for page in self.books.fighters.values() if page.name == name)

    def party(self, name: str) -> Party:
        """Who gives an order."""
        return find_party(self.books, name)

    def order(self, by: str, order: Order, chance: Chance | None = None) -> int:
        """Hand in an order that must stand; the number of its first entry."""
        first = self.next
        carry_out(self.desk, order, self.party(by), chance or SeededChance(3))
        return first

    def refusal(self, by: str, order: Order) -> RuleError:
        """Hand in an order that must not stand; what the office says.  Nothing may be written."""
        before = len(self.entries)
        try:
            carry_out(self.desk, order, self.party(by), SeededChance(3))
        except RuleError as refused:
            assert len(self.entries) == before, "a refused order has written something"
            return refused
        raise AssertionError(f"{order} was accepted")

    def hold(self, seed: int = 1, *, autopilot: bool = False) -> int:
        """Hold the next fight night; nothing may come into doubt by it."""
        doubts = len(self.books.doubts)
        night = hold_night(self.desk, NightOrder(seed, autopilot))
        assert self.books.doubts[doubts:] == []
        return night

    def pass_nights(self, count: int) -> None:
        """Close nights on which nothing happens."""
        for _ in range(count):
            self.close(self.books.closed + 1)

    def win(self, winner: str, loser: str, method: Method = Method.KO, knockdowns: int = 0) -> int:
        """A rested bout at The Pits on the next night, which is closed; the number of the bout."""
        number = self.bout(
            self.books.closed + 1, self.number(winner), self.number(loser),
            result(method, RED, knockdowns=(knockdowns, 0)), rounds=7,
        )  # fmt: skip
        self.close(self.books.closed + 1)
        return number

    def crown(self, champion: str, beaten: str) -> int:
        """A tournament of two for the title, whose first named wins it; the number of the bout."""
        pair = self.number(champion), self.number(beaten)
        night = self.books.closed + 1
        drawn = self.write(TournamentDrawn("Title", "", pair, night, True))
        bout = self.bout(night, *pair, result(), Arena.BEST, title=True, slot=Slot(drawn, 1, 1))
        self.close(night)
        return bout

    def offers(self) -> list[int]:
        """The numbers of the open offers."""
        return sorted(self.books.open_offers)


def everybody(name: str = "Cup", night: int = 1, **more: object) -> DrawTournament:
    """A tournament of all fighters."""
    return DrawTournament(name, night, for_title=False, **more)  # type: ignore[arg-type]
