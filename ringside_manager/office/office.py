"""The office: the one counter for every window, AI manager, orders file and command.

Orders go in and are judged; acts come out and are in the save when a call returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import Order
from ringside_manager.errors import RuleError, UnknownNameError
from ringside_manager.league.deeds import Entry, Struck
from ringside_manager.league.discrepancy import Discrepancy
from ringside_manager.league.league import League
from ringside_manager.office.desk import Desk, Party
from ringside_manager.office.founding import PROGRAM, Founding, founding_act
from ringside_manager.office.judging import judge
from ringside_manager.office.night import Evening, hold_night
from ringside_manager.office.orders_file import PlacedOrder, read_orders
from ringside_manager.office.undoing import ResultChange, Undone, corrected_result, last_act
from ringside_manager.text_safety import match_key


@dataclass(frozen=True, slots=True)
class Receipt:
    """What became of one order of a file: written, or refused by ``refusal``, a sentence with the rule's id."""

    line: int
    kind: str
    refusal: str = ""
    rule: str = ""

    @property
    def accepted(self) -> bool:
        """Whether the order stands."""
        return not self.refusal


class Office:
    """An open league and everything that can be done in it.

    Belongs to the thread that opened it; close it, or use it with ``with``.  Whatever changes the
    league is one act: all of it is kept or none, and the errors of ``League.act`` apply.
    """

    def __init__(self, league: League) -> None:
        self._league = league

    @classmethod
    def found(cls, path: Path, founding: Founding) -> Office:
        """Found a league in a new save; ``SaveExistsError`` if there is one, ``RuleError`` if it cannot be."""
        return cls(League.create(path, founding_act(founding), PROGRAM))

    @classmethod
    def open(cls, path: Path, *, read_only: bool = False) -> Office:
        """Open a save; see ``League.open`` for what is refused."""
        return cls(League.open(path, read_only=read_only))

    def __enter__(self) -> Office:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the save."""
        self._league.close()

    @property
    def books(self) -> Books:
        """The books as they stand, for the queries; never to be written."""
        return self._league.books

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The journal, for the queries."""
        return self._league.entries

    @property
    def seed(self) -> int:
        """The league's own seed, from which every night is decided unless another is given."""
        return self.books.seed

    def party(self, name: str) -> Party:
        """Who ``name`` is: a manager, the promoter by name, or ``promoter``; ``UnknownNameError`` if nobody."""
        books = self.books
        wanted = match_key(name)
        for manager in books.managers.values():
            if match_key(manager.name) == wanted:
                return Party(manager.name, manager.number)
        if wanted in (match_key(books.promoter or PROGRAM), "promoter"):
            return Party(books.promoter or PROGRAM, promoter=True)
        people = [manager.name for manager in books.managers.values()]
        raise UnknownNameError("manager", name, [*people, books.promoter or PROGRAM])

    def hand_in(self, order: Order, by: Party) -> None:
        """Carry out one order; ``RuleError`` if a rule forbids it, and then nothing has changed."""
        with self._league.act(by.name) as act:
            judge(Desk(self.books, act), order, by, self._chance())

    def hand_in_file(self, text: str | bytes, source: str, by: Party) -> tuple[Receipt, ...]:
        """Judge the orders of a file one by one; ``SetError`` if it cannot be read, and then none is judged."""
        return tuple(self._receipt(placed, by) for placed in read_orders(text, source, self.books))

    def hold_night(self, evening: Evening) -> int:
        """Hold the next fight night, as one act; its number."""
        with self._league.act(PROGRAM) as act:
            return hold_night(Desk(self.books, act), evening)

    def undo(self, by: str, why: str) -> Undone:
        """Strike the latest act that counts; the founding cannot be undone."""
        act = last_act(self._league.entries)
        if act is None:
            raise RuleError("", "There is nothing to undo: the league has only been founded.")
        self._league.strike([entry.number for entry in act.entries], by, why)
        return Undone(act.number, act.what, ())

    def redo(self, by: str, why: str) -> Undone:
        """Strike the latest undo, so that what it struck counts again."""
        latest = self._league.entries[-1]
        if not isinstance(latest.deed, Struck):
            raise RuleError("", "There is nothing to redo: the latest act was no undo.")
        self._league.strike([latest.number], by, why)
        return Undone(latest.number, f"the undoing of entry {latest.deed.entries[0]}", ())

    def correct_result(self, entry: int, change: ResultChange, by: str, why: str) -> Undone:
        """Correct the result of a bout fought in ``entry``; what no longer stands afterwards is listed."""
        deed = corrected_result(self._league.entries, entry, change)
        before = set(self.books.doubts)
        self._league.correct(entry, deed, by, why)
        new = tuple(doubt for doubt in self.books.doubts if doubt not in before)
        return Undone(entry, "the result of a bout", new)

    def check(self, *, replay: bool = True) -> Sequence[Discrepancy]:
        """Audit file, books, chain and records."""
        return self._league.check(replay=replay)

    def backup(self, to: Path) -> None:
        """Write a checked copy to a new file."""
        self._league.backup(to)

    def keep_backup(self, label: str) -> Path:
        """Make a numbered backup beside the save; where it lies."""
        return self._league.keep_backup(label).path

    def export_journal(self, to: Path, *, overwrite: bool = False) -> None:
        """Write the journal as JSON lines."""
        self._league.export_journal(to, overwrite=overwrite)

    def _receipt(self, placed: PlacedOrder, by: Party) -> Receipt:
        try:
            self.hand_in(placed.order, by)
        except RuleError as refused:
            return Receipt(placed.line, placed.order.kind, str(refused), refused.rule)
        return Receipt(placed.line, placed.order.kind)

    def _chance(self) -> SeededChance:
        """The dice of an order: those of its place in the journal."""
        return SeededChance(derive_seed(self.seed, "order", len(self._league.entries)))
