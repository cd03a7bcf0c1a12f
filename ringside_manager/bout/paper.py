"""What a bout system prints for the table, as values: cards, bout sheets, score sheets; how they look is said elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ringside_manager.bout.terms import Terms
from ringside_manager.language import joined, say

# The parts of a sheet: an empty value is a place to write


@dataclass(frozen=True, slots=True)
class Fields:
    """Values with their labels, ``across`` beside each other."""

    pairs: tuple[tuple[str, str], ...]
    across: int = 4
    title: str = ""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table; ``widths`` are shares of the line (all alike if empty), ``high`` is the least height of a row in millimetres."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    widths: tuple[float, ...] = ()
    high: float = 0.0
    title: str = ""


@dataclass(frozen=True, slots=True)
class Track:
    """A row of boxes to be marked off, each with what is printed in it."""

    title: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence for whoever fills the sheet in."""

    text: str


@dataclass(frozen=True, slots=True)
class Beside:
    """Tables beside each other, ``across`` in a line; none of them is torn between two pages."""

    parts: tuple[Grid, ...]
    across: int = 2


Part = Fields | Grid | Track | Remark | Beside


def emptied(part: Part) -> Part:
    """The same part to be filled in by hand: labels, headings and first columns stay."""
    match part:
        case Fields():
            return replace(part, pairs=tuple((label, "") for label, _ in part.pairs))
        case Grid():
            return replace(
                part, rows=tuple((row[0], *("" for _ in row[1:])) if row else row for row in part.rows)
            )
        case Beside():
            return replace(
                part, parts=tuple(grid for one in part.parts if isinstance(grid := emptied(one), Grid))
            )
        case _:
            return part


def write_rows(first: Sequence[str], columns: int) -> tuple[tuple[str, ...], ...]:
    """Rows that begin with these words and have room to write in the other columns."""
    return tuple((word, *[""] * (columns - 1)) for word in first)


def numbered(count: int) -> tuple[str, ...]:
    """The numbers of rounds, turns or boxes from 1 on."""
    return tuple(map(str, range(1, count + 1)))


# The stationery of a system


class Stationery:
    """The sheets of a bout system; this one fits any of them, a system prints its own where its book has more to write down."""

    judges = 3
    """How many keep a card."""

    def card(self, card: Any) -> tuple[Part, ...]:
        """What is printed on a fighter's card: the values it is written with."""
        return (Fields(tuple(_flat(card.as_data())), across=3),)

    def blank(self, card: Any) -> tuple[Part, ...]:
        """The card to be filled in by hand, in the form of this one."""
        return tuple(map(emptied, self.card(card)))

    def bout_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """The sheet on which a bout is played, a line for each round."""
        red, blue = names
        columns = (
            say("Round"), say("{name}: what happened", name=red), say("{name}: what happened", name=blue), say("Points"),
        )  # fmt: skip
        return (Grid(columns, write_rows(numbered(terms.rounds), 4), (1, 5, 5, 2), high=14),)

    def score_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """The judges' cards side by side, with the sums."""
        red, blue = names
        pairs = [joined(": ", (number, side)) for number in range(1, self.judges + 1) for side in (red, blue)]
        head = Remark(say("The numbers are those of the judges."))
        rows = write_rows((*numbered(terms.rounds), say("Sum")), 1 + len(pairs))
        grid = Grid((say("Round"), *pairs), rows, (1, *[2.0] * len(pairs)), high=9)
        return (head, grid, self.ending()) if self.judges > 1 else (grid, self.ending())

    def judges_card(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """The card of one judge, to be handed to him."""
        columns = (say("Round"), names[0], names[1])
        rows = write_rows((*numbered(terms.rounds), say("Sum")), 3)
        return (
            Grid(columns, rows, (1, 2, 2), high=7),
            Fields(((say("Judge"), ""), (say("Signed"), "")), across=2),
        )

    def ending(self) -> Fields:
        """Where the result is written."""
        labels = say("Winner"), say("Method"), say("Round"), say("Time")
        return Fields(tuple((label, "") for label in labels), across=4, title=say("Result"))

    def drawn_cards(self) -> tuple[Fields, ...]:
        """The cards the game is played with, to be cut out and drawn: titles and readings; none where it is played with dice."""
        return ()


def _flat(data: Mapping[str, object], before: str = "") -> list[tuple[str, str]]:
    """The values of a card by their names, those of mappings with both names."""
    pairs: list[tuple[str, str]] = []
    for name, value in data.items():
        if name == "name" and not before:
            continue
        label = f"{before}{name}".replace("_", " ")
        if isinstance(value, Mapping):
            pairs += _flat(value, f"{label} ")
        else:
            pairs.append((label, _text(value)))
    return pairs


def _text(value: object) -> str:
    if isinstance(value, list | tuple):
        return " ".join(
            "/".join(map(str, one)) if isinstance(one, list | tuple) else str(one) for one in value
        )
    return "" if value is None else str(value)
