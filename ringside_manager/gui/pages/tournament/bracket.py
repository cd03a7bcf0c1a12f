"""The bracket of a tournament: as a picture of pairings, in words, and as tables, with the chances of each round."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ringside_manager.gui import words
from ringside_manager.gui.charts.courses import Field, picture_of
from ringside_manager.gui.charts.pairings import Crown, Head, Pairing, Pairings, Side, State
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Heading, column
from ringside_manager.gui.words import percent
from ringside_manager.language import later, tr, translated
from ringside_manager.office.facts.seeding import (
    EntrantChances,
    Outlook,
)
from ringside_manager.office.facts.tournaments import (
    BracketRow,
    Cell,
    Decision,
    Entrant,
    StableLine,
    StandingLine,
)


def pairings_of(row: BracketRow, chances: Outlook | None = None) -> Pairings:
    """A bracket as it is drawn: later rounds stand between the two before, with chances where they are known.

    Of another format its own picture, whose men are known by their seeds.
    """
    if row.fixtures is not None:
        picture = row.fixtures.course, row.fixtures.told, _field(row, chances)
        return picture_of(*picture, row.number, row.name, names_lead=True)
    last = len(row.rounds)
    crown = row.winner.name if row.winner is not None else ""
    return Pairings(
        row.number,
        row.name,
        tuple(_pairing(row, cell, chances) for cells in row.rounds for cell in cells),
        tuple(
            Head(number - 1, round_name(row, number), night_text(row, number))
            for number in range(1, last + 1)
        ),
        crown=Crown((last, 1), crown, tr("Champion") if row.for_title else tr("Winner")),
        names_lead=True,
    )


def _field(row: BracketRow, chances: Outlook | None) -> Field:
    cells = {cell.where: cell for cells in row.rounds for cell in cells if cell.where is not None}
    return Field(
        [entrant.name for entrant in row.entrants],
        {where: cell.outcome for where, cell in cells.items() if cell.outcome is not None},
        {} if chances is None else chances.due,
        handicaps=row.terms.handicaps,
        feet=lambda key: caption(cells[key]) if key in cells else "",
        opens=lambda key: tr("The bout") if key in cells and cells[key].bout else "",
    )


def _pairing(row: BracketRow, cell: Cell, chances: Outlook | None) -> Pairing:
    goes_on = None
    if cell.round < len(row.rounds):
        goes_on = ((cell.round + 1, (cell.place + 1) // 2), cell.place % 2 == 1)
    return Pairing(
        (cell.round, cell.place),
        cell.round - 1,
        (1 << (cell.round - 1)) * (cell.place - 0.5),
        _side(cell, cell.red, chances),
        _side(cell, cell.blue, chances),
        told(row, cell),
        caption(cell),
        _state(cell),
        cell.winner or 0,
        mark(cell),
        goes_on,
        tr("The bout") if cell.bout else "",
    )


def _side(cell: Cell, side: Entrant | None, chances: Outlook | None) -> Side | None:
    if side is None:
        return None
    note = ""
    if chances is not None and cell.winner is None:
        share = chances.of(side.fighter).rounds[cell.round - 1].share
        note = tr("{share} %").format(share=round(100 * share))
    return Side(side.fighter, side.name, side.seed, note)


def _state(cell: Cell) -> State:
    if cell.decision is Decision.BYE:
        return State.BYE
    if cell.winner is not None:
        return State.OVER
    return State.NEXT if cell.is_next else State.WAITING


# A bracket in words: its rounds, what stands in a place, and how it was decided


def round_name(row: BracketRow, number: int) -> str:
    """A round by what it is called: the last three have names of their own."""
    left = len(row.rounds) - number
    if left == 0:
        return tr("Final")
    if left == 1:
        return tr("Semi-finals")
    return tr("Quarter-finals") if left == 2 else tr("Round {number}").format(number=number)


def night_text(row: BracketRow, number: int) -> str:
    """When a round is or was boxed: a night, or the first and the last of several."""
    cells = [cell for cell in row.rounds[number - 1] if cell.decision is not Decision.BYE]
    nights = sorted({cell.night for cell in cells if cell.night})
    if not nights:
        return words.expected(None) if cells else ""
    if len(nights) == 1:
        return tr("Night {night}").format(night=nights[0])
    return tr("Nights {first} to {last}").format(first=nights[0], last=nights[-1])


def mark(cell: Cell) -> str:
    """How the winner won, in a few letters: ``KO 5``, ``Dec``, ``Draw``."""
    if cell.method is None:
        return ""
    letters = words.method_short(cell.method)
    return f"{letters} {cell.ended}" if cell.method.is_stoppage else letters


def caption(cell: Cell) -> str:
    """The small line under a pairing."""
    if cell.decision is Decision.BYE:
        return tr("Bye")
    if cell.decision is Decision.OPEN:
        if cell.bout:
            return tr("Night {night}, on the card").format(night=cell.night)
        if not cell.night:
            return words.expected(None)
        return tr("Night {night}").format(night=cell.night)
    when = tr("Night {night}").format(night=cell.night)
    how = _CAPTIONS.get(cell.decision)
    return when if how is None else how().format(night=cell.night)


_CAPTIONS: dict[Decision, Callable[[], str]] = {
    Decision.WALKOVER: later("Walkover"),
    Decision.DAMAGE: later("Night {night}, went on by damage"),
    Decision.LANDED: later("Night {night}, went on by punches landed"),
    Decision.DICE: later("Night {night}, went on by dice"),
}


def how_decided(cell: Cell) -> str:
    """How somebody came on from a place, in a sentence; empty while nobody has."""
    names = _names(cell)
    winner = names.get(cell.winner or 0, "")
    sentence = _DECIDED.get(cell.decision)
    if sentence is None:
        return ""
    if cell.where is not None and cell.decision is Decision.WALKOVER:
        return tr("{winner} wins without a bout: the other has left.").format(winner=winner)
    how = "" if cell.method is None else words.ended(cell.method, cell.ended, cell.cause)
    return sentence().format(winner=winner, how=how)


_DECIDED: dict[Decision, Callable[[], str]] = {
    Decision.BYE: later("{winner} has a bye."),
    Decision.WALKOVER: later("{winner} goes on without a bout: the other has retired."),
    Decision.RESULT: later("{winner} won: {how}."),
    Decision.DRAWN: later("A draw, which stands."),
    Decision.DAMAGE: later("A draw; {winner} goes on for more damage."),
    Decision.LANDED: later("A draw with even damage; {winner} goes on for more punches landed."),
    Decision.DICE: later("A draw with everything even; the dice let {winner} go on."),
}


def told(row: BracketRow, cell: Cell) -> str:
    """A place of the bracket as a screen reader says it."""
    where = tr("{round}, pairing {place} of {count}").format(
        round=round_name(row, cell.round), place=cell.place, count=len(row.rounds[cell.round - 1])
    )
    if cell.decision is Decision.BYE:
        return f"{where}. {how_decided(cell)}"
    when = tr("night {night}").format(night=cell.night) if cell.night else words.expected(None)
    who = tr("{red} against {blue}, {when}.").format(
        red=side_name(cell.red), blue=side_name(cell.blue), when=when
    )
    return f"{where}: {who} {how_decided(cell)}".strip()


def side_name(side: Entrant | None) -> str:
    """A side of a pairing with his seed; a word for who is not known yet."""
    if side is None:
        return tr("to be decided")
    return tr("{name} (seed {seed})").format(name=side.name, seed=side.seed)


def _names(cell: Cell) -> dict[int, str]:
    return {side.fighter: side.name for side in (cell.red, cell.blue) if side is not None}


def state(row: BracketRow) -> str:
    """Where a tournament stands, in a line."""
    if row.winner is not None:
        return tr("Won by {name}").format(name=translated(row.champion))
    if row.next_night:
        return tr(
            "%n still in it, next on night {night}", "%n still in it, next on night {night}", row.left
        ).format(night=row.next_night)
    return tr("%n still in it", "%n still in it", row.left)


# The pairings of a tournament and its standings as tables


def leads_to(cell: Cell) -> Place | None:
    """Where a pairing leads: to the bout, or the upper man."""
    return Place("bout", cell.bout) if cell.bout else _place(cell.red)


def pairings_table(name_of: Callable[[Cell], str]) -> Table[Cell]:
    """Return the table of a bracket's pairings; ``name_of`` names the round of one."""
    columns: list[Column[Cell]] = [
        Column("round", tr("Round"), lambda cell: cell.round, name_of, width=14),
        Column("place", tr("Pairing"), lambda cell: cell.place, align="right", width=8, rule="C61"),
        Column("night", tr("Night"), lambda cell: cell.night or None, align="right", width=7, rule="C62"),
        Column(
            "red", tr("Red corner"), lambda cell: _name(cell.red),
            place=lambda cell: _place(cell.red), width=22,
        ),
        Column(
            "blue", tr("Blue corner"), lambda cell: _name(cell.blue),
            place=lambda cell: _place(cell.blue), width=22,
        ),
        Column(
            "result", tr("Result"), lambda cell: mark(cell) or None,
            place=lambda cell: Place("bout", cell.bout) if cell.bout else None, width=9,
        ),
        Column("how", tr("Who goes on"), lambda cell: how_decided(cell) or None, width=40, rule="C63"),
    ]  # fmt: skip
    table: Table[Cell] = Table(
        "pairings",
        columns,
        lambda cell: (cell.round, cell.place),
        tr("There is no tournament yet."),
    )
    table.set_title(tr("Pairings"))
    return table


Ranked = tuple[int, StandingLine]
"""A man's line in a standing, with his place."""


def standing_table() -> Table[Ranked]:
    """Return the table of the standing of a format that is no knockout."""
    columns: list[Column[Ranked]] = [
        Column("place", tr("Place"), lambda one: one[0], align="right", width=7, rule="F4"),
        Column(
            "name", tr("Fighter"), lambda one: _with_handicap(one[1].entrant),
            place=lambda one: Place("fighter", one[1].entrant.fighter), width=24,
        ),
        Column("seed", tr("Seed"), lambda one: one[1].entrant.seed, align="right", width=7, rule="C61"),
        Column("won", tr("Won"), lambda one: one[1].won, align="right", width=7),
        Column("drawn", tr("Drawn"), lambda one: one[1].drawn, align="right", width=7),
        Column("lost", tr("Lost"), lambda one: one[1].lost, align="right", width=7),
        Column("points", tr("Points"), lambda one: one[1].points, align="right", width=8, rule="F3"),
        Column("parted", tr("Why behind the one above"), lambda one: translated(one[1].parted) or None, width=40, rule="F4"),
        Column("gone", tr("Still in it"), lambda one: tr("has left") if one[1].gone else None, width=12, rule="F85"),
    ]  # fmt: skip
    table: Table[Ranked] = Table(
        "standing", columns, lambda one: one[1].entrant.seed, tr("Nobody is entered.")
    )
    table.set_title(tr("Standing"))
    return table


def stables_table() -> Table[tuple[int, StableLine]]:
    """Return the table of the stables that meet."""
    columns: list[Column[tuple[int, StableLine]]] = [
        Column("place", tr("Place"), lambda one: one[0], align="right", width=7, rule="F61"),
        Column(
            "name", tr("Stable"), lambda one: one[1].name,
            place=lambda one: Place("manager", one[1].manager), width=24, rule="F90",
        ),
        Column("won", tr("Won"), lambda one: one[1].won, align="right", width=7),
        Column("drawn", tr("Drawn"), lambda one: one[1].drawn, align="right", width=7),
        Column("lost", tr("Lost"), lambda one: one[1].lost, align="right", width=7),
        Column("points", tr("Points"), lambda one: one[1].points, align="right", width=8, rule="F61"),
        Column("boards", tr("Boards"), lambda one: one[1].boards, align="right", width=8, rule="F61"),
        Column("parted", tr("Why behind the one above"), lambda one: translated(one[1].parted) or None, width=40, rule="F61"),
    ]  # fmt: skip
    table = Table("stables", columns, lambda one: one[1].manager, tr("No stables meet."))
    table.set_title(tr("Stables"))
    return table


def _with_handicap(man: Entrant) -> str:
    if not man.handicap:
        return man.name
    return tr("{name} ({handicap} %)").format(name=man.name, handicap=man.handicap)


def _name(side: Entrant | None) -> str | None:
    return None if side is None else side.name


def _place(side: Entrant | None) -> Place | None:
    return None if side is None else Place("fighter", side.fighter)


def _fighter(one: EntrantChances) -> Place:
    return Place("fighter", one.fighter)


# The chances of each round as a table


class Rounds(QWidget):
    """Everybody's chance to come through each round, as the bracket stands."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table: Table[EntrantChances] | None = None
        self._heads: tuple[str, ...] = ()
        self._head = Heading(tr("Who comes through"), 3)
        self._box = column(self._head, space=1, parent=self)

    def show_forecast(self, told: Outlook, row: BracketRow) -> None:
        """Show these chances; another number of rounds has another table, and what is no knockout one of its own."""
        heads: tuple[str, ...] = (tr("First or second"), tr("Wins it"))
        if row.fixtures is None:
            heads = tuple(round_name(row, number) for number in range(1, len(row.rounds) + 1))
        if self.table is None or heads != self._heads:
            if self.table is not None:
                self.table.deleteLater()
            self._heads = heads
            self.table = entrants_table(
                f"chances {len(heads) if row.fixtures is None else 'of places'}",
                [_round(place, head, row) for place, head in enumerate(heads)],
            )
            title = tr("Chances to come through each round") if row.fixtures is None else tr("Who wins it")
            self.table.set_title(title)
            self._head.setText(tr("Who comes through") if row.fixtures is None else title)
            self.table.go.connect(self.go)
            self._box.addWidget(self.table, 1)
        self.table.set_rows(told.entrants)


def _round(place: int, head: str, row: BracketRow) -> Column[EntrantChances]:
    tip, rule = tr("The chance to win his bout of this round"), "C61"
    if row.fixtures is not None:
        tips = (
            tr("The chance to end it first or second"),
            tr("The chance to win the tournament as it stands"),
        )
        tip, rule = tips[place], "F89"
    return Column(
        f"round{place}", head, lambda one: one.rounds[place].share, lambda one: percent(one.rounds[place]), "right",
        tip, rule=rule, width=13,
    )  # fmt: skip


def entrants_table(
    key: str, columns: list[Column[EntrantChances]], *, links: bool = True
) -> Table[EntrantChances]:
    """A table of entrants with nothing to search it by; where names lead somewhere they are links."""
    name: Column[EntrantChances] = Column(
        "name", tr("Fighter"), lambda one: one.name, place=_fighter if links else None, width=18
    )
    table = Table(key, [name, *columns], lambda one: one.fighter, tr("Nothing is known yet."))
    table.bar.hide()
    return table
