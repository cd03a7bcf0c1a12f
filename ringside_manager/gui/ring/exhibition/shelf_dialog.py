"""The shelf: exhibitions put aside or fought, to be taken up, watched, or laid beside each other."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from ringside_manager.bout import RED, registry
from ringside_manager.bout.replay import Unfinished
from ringside_manager.errors import RingsideError
from ringside_manager.gui.look import set_margins, size_window
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.ring.exhibition.opening import RingHouse
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Heading, MessageBox, button, column, note, plain_label, row
from ringside_manager.gui.words import method
from ringside_manager.language import tr
from ringside_manager.play.shelf import Shelved, on_the_shelf


class ShelfDialog(QDialog):
    """Lists the exhibitions of this person, latest first."""

    def __init__(self, house: RingHouse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house = house
        self.question: MessageBox | None = None
        self.setWindowTitle(tr("Exhibition bouts"))
        said = note(
            tr(
                "Every exhibition is kept after each decision, so it can be gone on with at any time. "
                "Choose two that are over to watch them side by side."
            )
        )
        empty = tr("No exhibition has been boxed yet.")
        self.table: Table[Shelved] = Table("exhibitions", columns(), lambda shelved: shelved.path, empty)
        self.table.view.selectionModel().selectionChanged.connect(lambda *_: self._choose())
        self.table.activated.connect(lambda _: self.open_chosen())
        self.problem = plain_label(wrap=True, tone="bad")
        self.problem.hide()
        self.go_on = button(tr("Watch it"), self.open_chosen, kind="primary", picture="eye")
        self.beside = button(tr("Side by side"), self.lay_beside, picture="compare")
        self.delete = button(tr("Throw away…"), self.ask_to_delete, kind="danger")
        file = button(tr("From a file…"), house.ask_for_file, picture="folder")
        buttons = row(file, self.delete, None, self.beside, self.go_on, button(tr("Close"), self.accept))
        box = column(
            Heading(tr("Exhibition bouts")), said, self.table, self.problem, buttons, space=3, parent=self
        )
        set_margins(box, 5)
        size_window(self, 860, 540)
        house.changed.connect(self.refresh)
        house.failed.connect(self._tell)
        self.refresh()

    def refresh(self) -> None:
        """Look again what is on the shelf."""
        self.table.set_rows(tuple(on_the_shelf()))
        self._choose()

    def open_chosen(self) -> None:
        """Go on with the bout chosen, or watch it."""
        chosen = self.table.selected()
        if chosen is not None:
            self._house.open_file(chosen.path)

    def lay_beside(self) -> None:
        """Watch the two bouts chosen side by side."""
        one, other = (shelved.record for shelved in self.table.selected_rows()[:2])
        if one is not None and other is not None:
            try:
                self._house.side_by_side(one, other)
            except RingsideError as error:
                self._tell(error)

    def ask_to_delete(self) -> None:
        """Throw the bouts chosen away, after asking."""
        chosen = self.table.selected_rows()
        text = tr("Throw %n exhibition away for good?", "Throw %n exhibitions away for good?", len(chosen))
        box = self.question = MessageBox(self, tr("Throw away"), text)
        yes = box.addButton(tr("Throw away"), MessageBox.ButtonRole.DestructiveRole)
        box.addButton(tr("Keep"), MessageBox.ButtonRole.RejectRole)
        yes.clicked.connect(lambda: self._delete([shelved.path for shelved in chosen]))
        box.open()

    def _delete(self, files: list[Path]) -> None:
        for file in files:
            try:
                file.unlink(missing_ok=True)
            except OSError as error:
                self.problem.setText(
                    tr("{file} cannot be thrown away: {cause}.").format(
                        file=file.name, cause=error.strerror or str(error)
                    )
                )
                self.problem.show()
        self.refresh()

    def _choose(self) -> None:
        chosen = self.table.selected_rows()
        self.go_on.setEnabled(len(chosen) == 1)
        unfinished = len(chosen) == 1 and chosen[0].unfinished is not None
        self.go_on.setText(tr("Go on with it") if unfinished else tr("Watch it"))
        self.beside.setEnabled(len(chosen) == 2 and all(shelved.record for shelved in chosen))
        self.delete.setEnabled(bool(chosen))

    def _tell(self, error: RingsideError) -> None:
        self.problem.setText(error_text(error).text)
        self.problem.show()


def columns() -> tuple[Column[Shelved], ...]:
    """Who, under what rules, how it stands, and when it was last touched."""
    return (
        Column("red", tr("Red corner"), lambda shelved: shelved.red, width=20),
        Column("blue", tr("Blue corner"), lambda shelved: shelved.blue, width=20),
        Column("system", tr("Rules"), lambda shelved: shelved.system, _system, width=12),
        Column("rounds", tr("Rounds"), lambda shelved: shelved.rounds, align="right", width=8),
        Column("state", tr("How it stands"), state, width=34),
        Column("touched", tr("Last touched"), _touched, width=16),
    )


def _system(shelved: Shelved) -> str:
    names = registry.names()
    return registry.get(shelved.system).info.title if shelved.system in names else shelved.system


@lru_cache(maxsize=256)
def _round(text: str) -> int:
    """Return the round an unfinished bout is in; 0 if it cannot be gone on with."""
    try:
        return Unfinished.from_json(text).resume().scene.round
    except RingsideError:
        return 0


def state(shelved: Shelved) -> str:
    """How a bout stands, in a few words."""
    if shelved.record is None:
        here = 0 if shelved.unfinished is None else _round(shelved.unfinished.to_json())
        under_way = tr("In round {round} of {rounds}").format(round=here, rounds=shelved.rounds)
        return under_way if here else tr("Not over yet")
    outcome = shelved.record.outcome
    if outcome.winner is None:
        return tr("{how} over {rounds} rounds").format(how=method(outcome.method), rounds=outcome.round)
    winner = shelved.red if outcome.winner is RED else shelved.blue
    return tr("{winner}, {how}, round {round}").format(
        winner=winner, how=outcome.method.value, round=outcome.round
    )


def _touched(shelved: Shelved) -> str:
    try:
        moment = datetime.fromtimestamp(shelved.path.stat().st_mtime).astimezone()
    except OSError:
        return ""
    return moment.isoformat(" ", "minutes")[:16]
