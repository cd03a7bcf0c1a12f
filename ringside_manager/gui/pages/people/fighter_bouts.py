"""Every bout of a fighter."""

from __future__ import annotations

from ringside_manager.gui import words
from ringside_manager.gui.look import set_margins
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.pages.people.fighter_view import FighterView
from ringside_manager.gui.pages.people.parts import Part
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import column
from ringside_manager.language import tr
from ringside_manager.office.facts.fighters import BoutFact


class BoutsPart(Part[FighterView]):
    """His bouts in a table."""

    def build(self) -> None:
        """Make the table."""
        self.table: Table[BoutFact] = Table(
            "fighter_bouts", bout_columns(), lambda bout: bout.bout, tr("He has not fought yet.")
        )
        self.table.set_title(tr("Bouts"))
        self.table.sort_first_by("night", descending=True)
        self.table.activated.connect(lambda bout: self.go.emit(Place("bout", bout.bout)))
        self.table.go.connect(self.go)
        box = column(self.table, parent=self)
        set_margins(box, 0, 3, 0, 0)

    def fill(self, facts: FighterView) -> None:
        """Show another fighter's bouts."""
        self.table.set_rows(facts.facts.bouts)


def bout_columns() -> tuple[Column[BoutFact], ...]:
    """Columns over the bouts of one fighter."""
    return (
        Column(
            "night", tr("Night"), lambda bout: bout.night, align="right", tip=lambda bout: words.night(bout.night),
            width=7,
        ),
        Column(
            "opponent", tr("Opponent"), lambda bout: bout.opponent.name,
            place=lambda bout: shown.fighter_place(bout.opponent), width=17,
        ),
        Column(
            "result", tr("Result"), lambda bout: (shown.result_worth(bout.won), bout.method.value),
            lambda bout: shown.result_told(bout.won, bout.method), tip=lambda bout: words.method(bout.method, bout.cause), width=12,
        ),
        Column(
            "round", tr("Round"), lambda bout: bout.round,
            lambda bout: tr("{round} of {rounds}").format(round=bout.round, rounds=bout.rounds), "right", width=8,
        ),
        Column("arena", tr("Arena"), lambda bout: bout.arena, _where, width=15),
        Column("record", tr("Record"), lambda bout: shown.record_worth(bout.record), lambda bout: shown.record(bout.record), tip=tr("After the bout"), width=9),
        Column(
            "downs", tr("Knockdowns"), lambda bout: bout.knockdowns[0],
            lambda bout: tr("{scored} : {suffered}").format(scored=bout.knockdowns[0], suffered=bout.knockdowns[1]),
            "right", tr("Scored and suffered, the knockout apart"), width=11,
        ),
        Column(
            "pop", tr("POP"), lambda bout: bout.pop_half / 2, lambda bout: words.pop(bout.pop_half), "right",
            tr("Popularity before the bout"), rule="C35", width=7, hidden=True,
        ),
        Column(
            "change", tr("POP ±"), lambda bout: bout.pop_change_half / 2,
            lambda bout: words.signed(words.pop(bout.pop_change_half)), "right",
            tr("What the bout did to his earned popularity"), rule="C29", width=7,
        ),
        Column(
            "purse", tr("Purse"), lambda bout: bout.purse_dollars, lambda bout: words.dollars(bout.purse_dollars),
            "right", rule="C40", width=9,
        ),
        Column(
            "share", tr("Manager's share"), lambda bout: bout.share_cents, lambda bout: words.money(bout.share_cents),
            "right", rule="C23", width=14, hidden=True,
        ),
        Column(
            "manager", tr("Manager"), lambda bout: shown.manager_name(bout.manager),
            place=lambda bout: shown.manager_place(bout.manager), width=12, hidden=True,
        ),
        Column(
            "learned", tr("Learned"), lambda bout: bout.rating, _learned, tip=tr("What experience added"), rule="C11",
            width=14,
        ),
    )  # fmt: skip


def _where(bout: BoutFact) -> str:
    arena = words.arena(bout.arena)
    if bout.title:
        return tr("{arena}, title").format(arena=arena)
    if bout.tournament is not None:
        return tr("{arena}, {tournament}").format(arena=arena, tournament=bout.tournament.name)
    return arena


def _learned(bout: BoutFact) -> str:
    return tr("{rating} +1").format(rating=words.rating(bout.rating)) if bout.rating else ""
