"""Printing paper for the table: what, on which paper, into which file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from ringside_manager.bout import registry
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.campaign.books import Books, BoutState
from ringside_manager.campaign.schedule import season_of
from ringside_manager.files import new_file
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import size_window
from ringside_manager.gui.operation import Background, Job
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Dialog, Heading, button, column, note, plain_label, row
from ringside_manager.gui.widgets.dialogs import ask_for_file
from ringside_manager.gui.widgets.fields import combo
from ringside_manager.language import tr, translated
from ringside_manager.office.office import Office
from ringside_manager.printed import Document, Paper, typeset
from ringside_manager.printed.sheets import (
    OF_A_BOUT,
    OF_A_NIGHT,
    TITLES,
    What,
    action_cards,
    blank_sheets,
    night_sheets,
)
from ringside_manager.text_safety import file_slug

OF_A_SYSTEM = (What.CARDS, What.BLANK_CARDS, *OF_A_BOUT, What.ACTION_CARDS)
CardMaker = Callable[[AnyEngine, What], Document]


class _SheetsDialog(Dialog):
    """Asks which sheets are printed, on which paper; ``printed`` tells the file."""

    printed = Signal(object)
    make: QPushButton
    problem: QLabel

    def _done(self, path: Path) -> None:
        self.printed.emit(path)
        self.accept()

    def _failed(self, error: object) -> None:
        self.make.setEnabled(True)
        self.problem.setText(error_text(error).text if isinstance(error, Exception) else str(error))


class PrintDialog(_SheetsDialog):
    """Prints sheets of a night of the open league, or of one ``bout`` of it."""

    def __init__(self, session: Session, night: int, bout: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._night, self._bout = session, night, bout
        title = tr("Print: fight night {night}").format(night=night)
        self.setWindowTitle(title)
        kinds = tuple((translated(TITLES[what]), what) for what in printable(session.books, night, bout))
        self.what = combo(tr("What is printed"), kinds)
        self.paper = combo(tr("Paper"), (("A4", Paper.A4), (tr("Letter"), Paper.LETTER)))
        self.make = button(tr("Make the PDF…"), self._ask, kind="primary", picture="print")
        has_bouts = any(True for _ in session.books.bouts_of_night(night))
        self.make.setEnabled(has_bouts)
        self.problem = plain_label(wrap=True, tone="bad")
        coded = tr("Every bout bears a code that finds it again.")
        hint = note(coded if has_bouts else tr("This night has no bouts yet, so there is nothing to print."))
        column(
            Heading(title), hint, plain_label(tr("What is printed")), self.what, plain_label(tr("Paper")), self.paper, self.problem, None,
            row(None, button(tr("Close"), self.reject), self.make), space=3, margins=5, parent=self,
        )  # fmt: skip
        size_window(self, 460, 340)

    def _ask(self) -> None:
        what: What = self.what.currentData()
        name = f"{file_slug(self._session.books.name)}-{self._night}-{file_slug(what.value)}"
        path = ask_for_file(self, self.windowTitle(), name, "pdf")
        if path is not None:
            self.print_to(path)

    def print_to(self, path: Path) -> None:
        """Print what is chosen into a file, on the thread of the save."""
        what: What = self.what.currentData()
        size: Paper = self.paper.currentData()
        league, night, bout = self._session.path.stem, self._night, self._bout

        def work(office: Office, _job: Job) -> None:
            made = typeset(night_sheets(office.books, league, night, what, bout), size)
            with new_file(path, overwrite=True) as part:
                part.write_bytes(made)

        self.make.setEnabled(False)
        self._session.do(tr("Printing"), work, lambda _: self._done(path), self._failed)


class BookDialog(Dialog):
    """Asks of which season the book is printed, on which paper; ``chosen`` carries the file, the season and the paper."""

    chosen = Signal(object, int, object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._league = session.books.name
        self.setWindowTitle(tr("Print the book of the season"))
        latest = season_of(session.books.closed)
        seasons = ((tr("Season {number}").format(number=one), one) for one in range(latest, 0, -1))
        self.season = combo(tr("Season"), seasons)
        self.paper = combo(tr("Paper"), (("A4", Paper.A4), (tr("Letter"), Paper.LETTER)))
        self.make = button(tr("Make the PDF…"), self._ask, kind="primary", picture="print")
        hint = note(
            tr(
                "The race, turning points, the bout of the season, champions, awards, records and tables. It takes some seconds; a season that goes on is printed as far as it has come."
            )
        )
        column(
            Heading(tr("Print the book of the season")), hint, plain_label(tr("Season")), self.season,
            plain_label(tr("Paper")), self.paper, None, row(None, button(tr("Close"), self.reject), self.make),
            space=3, margins=5, parent=self,
        )  # fmt: skip
        size_window(self, 460, 360)

    def _ask(self) -> None:
        season: int = self.season.currentData()
        name = tr("{league} season {season}").format(league=file_slug(self._league), season=season)
        path = ask_for_file(self, self.windowTitle(), name, "pdf")
        if path is not None:
            self.accept()
            self.chosen.emit(path, season, self.paper.currentData())


class CardsDialog(_SheetsDialog):
    """Prints fighter cards, which ``cards`` makes under a bout system, and what that system has for any bout."""

    def __init__(self, cards: CardMaker, system: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards, self._name = cards, name
        self._background = Background(self)
        self.setWindowTitle(tr("Print fighter cards"))
        self.what = combo(
            tr("What is printed"),
            tuple((translated(TITLES[what]), what) for what in OF_A_SYSTEM),
        )
        self.system = combo(
            tr("Rules"), tuple((registry.get(one).info.title, one) for one in registry.names())
        )
        self.system.setCurrentIndex(max(0, self.system.findData(system)))
        self.paper = combo(tr("Paper"), (("A4", Paper.A4), (tr("Letter"), Paper.LETTER)))
        self.make = button(tr("Make the PDF…"), self._ask, kind="primary", picture="print")
        self.problem = plain_label(wrap=True, tone="bad")
        column(
            Heading(tr("Print fighter cards")), plain_label(tr("What is printed")), self.what, plain_label(tr("Rules")), self.system,
            plain_label(tr("Paper")), self.paper, self.problem, None, row(None, button(tr("Close"), self.reject), self.make),
            space=3, margins=5, parent=self,
        )  # fmt: skip
        size_window(self, 460, 380)
        self.finished.connect(lambda _result: self._background.close())

    def _ask(self) -> None:
        what: What = self.what.currentData()
        path = ask_for_file(
            self, self.windowTitle(), f"{file_slug(self._name)}-{file_slug(what.value)}", "pdf"
        )
        if path is not None:
            self.print_to(path)

    def print_to(self, path: Path) -> None:
        """Print what is chosen into a file, off the window's thread."""
        what: What = self.what.currentData()
        size: Paper = self.paper.currentData()
        engine = registry.get(self.system.currentData())
        self.make.setEnabled(False)

        def work(_job: Job) -> None:
            made = typeset(self._document(engine, what), size)
            with new_file(path, overwrite=True) as part:
                part.write_bytes(made)

        self._background.run(tr("Printing"), work, lambda _: self._done(path), self._failed)

    def _document(self, engine: AnyEngine, what: What) -> Document:
        """The cards of the fighters, or what a bout system has without any: blank sheets, cards that are drawn."""
        if what is What.ACTION_CARDS:
            return action_cards(engine)
        return blank_sheets(engine, None, what) if what in OF_A_BOUT else self._cards(engine, what)


def printable(books: Books, night: int, bout: int = 0) -> tuple[What, ...]:
    """What can be printed of a night, results only when there are some."""
    if bout:
        return OF_A_BOUT
    fought = any(one.state is BoutState.FOUGHT for one in books.bouts_of_night(night))
    return tuple(what for what in OF_A_NIGHT if fought or what is not What.RESULTS)
