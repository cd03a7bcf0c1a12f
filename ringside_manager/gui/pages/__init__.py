"""The pages of the window, each loaded when it is first shown: what all are, how one is made, and the plainest, the rulebook."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from ringside_manager.campaign.books import Touched
from ringside_manager.gui.place import PAGES, Command, Place
from ringside_manager.gui.rulebook import rule_behind
from ringside_manager.gui.seats import manager_shade
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import column
from ringside_manager.language import tr


class Page(QWidget):
    """A page over an open league: ``build`` once, then ``show_place`` and ``refresh`` as often as needed.

    ``go`` asks the window to go to a place, ``retitled`` tells that ``title`` says something else.
    """

    go = Signal(object)
    retitled = Signal()
    open_league = Signal(object)
    """Another league, a ``Path``, is to be opened in the place of this one."""
    back_wanted = Signal()
    """The person wants to go back to where he came from."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.place = Place("")
        self.build()

    def build(self) -> None:
        """Make the widgets."""

    def refresh(self) -> None:
        """Read the books and fill the widgets; called whenever the page is shown and something changed."""

    def show_place(self, place: Place) -> None:
        self.place = place
        self.refresh()

    def concerns(self, touched: Touched) -> bool:
        """Whether a change of these pages of the books concerns what is shown."""
        return True

    def title(self) -> str:
        return ""

    def manager_shade(self, manager: int) -> str:
        """The colour of a manager in the theme in force, which tables put beside his name."""
        return manager_shade(self.session.books, manager)

    @property
    def wants_window(self) -> bool:
        """Whether it takes the whole window now: menus, bars and navigation make room for it."""
        return False

    @property
    def has_next_step(self) -> bool:
        """Whether a button of its own is the next thing to do: the one that carries the league on stands back then."""
        return False

    def commands(self) -> tuple[Command, ...]:
        """What else can be done while this page is shown."""
        return ()

    def focus_rule(self) -> str:
        """The id of the rule behind the control that has the focus, for F1; empty for none."""
        return rule_behind(QApplication.focusWidget())


def page_of(key: str, session: Session, parent: QWidget | None = None) -> Page:
    """Make a page where it will stand: a widget that is moved has its whole style worked out again."""
    entry = next(page for page in PAGES if page.key == key)
    page = getattr(entry.load(), entry.name)(session, parent)
    assert isinstance(page, Page)
    return page


class RulebookPage(Page):
    """Shows ``RulebookView``; a place's ``part`` is the id of a rule."""

    def build(self) -> None:
        from ringside_manager.gui.rulebook.view import RulebookView  # not for the sake of other pages

        self.view = RulebookView(house=lambda: self.session.books.house)
        self.view.read.connect(self._read)
        column(self.view, parent=self)
        self.setFocusProxy(self.view)

    def show_place(self, place: Place) -> None:
        """Show the rule a place names, or stay where the reader was."""
        self.place = place
        if place.part:
            self.view.show_rule(place.part)

    def concerns(self, touched: Touched) -> bool:
        """Nothing a league does changes the rules."""
        return False

    def title(self) -> str:
        return tr("Rulebook")

    def focus_rule(self) -> str:
        """The rule being read, so that F1 opens nothing else."""
        return self.view.rule_id

    def _read(self, _rule_id: str) -> None:
        self.retitled.emit()
