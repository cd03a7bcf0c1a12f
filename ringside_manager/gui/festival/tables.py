"""The standing of a festival and its bouts as tables, with what parts those who are level."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.festivals import Key
from ringside_manager.gui import words
from ringside_manager.gui.tables import Column, Table
from ringside_manager.language import tr, translated
from ringside_manager.office.facts.festival_lines import PlacedLine
from ringside_manager.office.festivals import Festival, Held


def standing_table() -> Table[PlacedLine]:
    """The table of the standing."""
    columns: list[Column[PlacedLine]] = [
        Column("place", tr("Place"), lambda one: one.place, align="right", width=6, rule="F4"),
        Column("name", tr("Fighter"), lambda one: one.name, width=24),
        Column("seed", tr("Seed"), lambda one: one.seed, align="right", width=6, rule="F1"),
        Column("record", tr("Record"), lambda one: one.record, width=9, tip=tr("Won, lost, drawn")),
        Column("points", tr("Points"), lambda one: one.points, align="right", width=7, rule="F3"),
        Column(
            "parted",
            tr("Why behind the one above"),
            lambda one: translated(one.parted) or None,
            width=52,
            rule="F4",
        ),
    ]
    table: Table[PlacedLine] = Table(
        "festival standing", columns, lambda one: one.seed, tr("Nobody is entered.")
    )
    table.set_title(tr("Standing"))
    return table


@dataclass(frozen=True, slots=True)
class Boxed:
    """A bout that was held."""

    number: int
    key: Key
    held: Held
    red: str
    blue: str

    @property
    def winner(self) -> str:
        """Who won it; empty for a draw."""
        outcome = self.held.record.outcome
        return "" if outcome.winner is None else (self.red, self.blue)[outcome.winner.index]


def boxed_in(festival: Festival) -> tuple[Boxed, ...]:
    """The bouts in the order they were held."""
    held = ((one, met) for one, met, _ in festival.outcomes if isinstance(one, Held) and met is not None)
    return tuple(
        Boxed(number, met.key, one, festival.name(one.red), festival.name(one.blue))
        for number, (one, met) in enumerate(held, 1)
    )


def bouts_table() -> Table[Boxed]:
    """The table of the bouts; one that is opened is watched again."""
    columns: list[Column[Boxed]] = [
        Column("number", tr("Bout"), lambda one: one.number, align="right", width=6),
        Column("where", tr("Where"), lambda one: translated(one.key.where()), width=26),
        Column("red", tr("Red corner"), lambda one: one.red, width=22),
        Column("blue", tr("Blue corner"), lambda one: one.blue, width=22),
        Column("winner", tr("Winner"), lambda one: one.winner or tr("Draw"), width=22),
        Column("how", tr("Result"), lambda one: _ended(one.held), width=26),
    ]
    table: Table[Boxed] = Table(
        "festival bouts", columns, lambda one: one.number, tr("No bout has been held yet.")
    )
    table.set_title(tr("Bouts"))
    return table


def _ended(held: Held) -> str:
    outcome = held.record.outcome
    return words.ended(outcome.method, outcome.round, outcome.cause)


def names_of(festival: Festival) -> tuple[str, ...]:
    """The names by seed."""
    return tuple(festival.name(man) for man in range(1, len(festival.cards) + 1))
