"""The page of news: the paper of each night, from the latest back."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShortcut
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QToolButton, QWidget

from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.history.papers import FrontPage, NightPaper, topic_name
from ringside_manager.gui.place import Place
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import (
    Afterwards,
    Empty,
    Scroll,
    button,
    column,
    row,
    set_tip,
    show_if,
)
from ringside_manager.gui.widgets.dialogs import FlowRow
from ringside_manager.gui.widgets.fields import line_edit
from ringside_manager.language import tr
from ringside_manager.office.facts.news import StoryRow, Topic, edition

# The newspaper of the league: what happened, night by night, the latest on top


AT_FIRST, MORE = 10, 40
"""Stories shown at first, and how many more at a time; always whole nights of them."""
AT_ONCE = 12
"""Stories printed before the page is seen; nights that would make it more follow when it has been painted."""
Here = Qt.ShortcutContext.WidgetWithChildrenShortcut


class NewsPage(Page):
    """``number`` of a place is the fight night to begin with (0: the latest), ``part`` a topic."""

    def build(self) -> None:
        self._most = AT_FIRST
        self._newest = 0
        self._read = self._last_read()
        self.search = line_edit(tr("Search the news"), hint=tr("Search for fighters, managers, tournaments"))
        self.search.setClearButtonEnabled(True)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(150)
        self._wait.timeout.connect(self._filtered)
        self.search.textChanged.connect(lambda _text: self._wait.start())
        self._waiting: list[list[StoryRow]] = []
        self._printed = 0
        self._part: NightPaper | None = None
        """The paper of which more is still to be printed."""
        self._older_left = False
        self._follow = Afterwards(self._print_next, self)
        self.mine = QCheckBox(tr("Only mine"))
        set_tip(self.mine, tr("News of your fighters, and of you"))
        self.mine.toggled.connect(lambda _on: self._filtered())
        self.topics = QButtonGroup(self)
        self.topics.setExclusive(True)
        filters = FlowRow([self._topic_button(None), *(self._topic_button(topic) for topic in Topic)])
        self.topics.idClicked.connect(lambda _place: self._filtered())
        sheet = QWidget()
        self.paper = column(space=5, parent=sheet)
        self.older = button(tr("Older news"), self._show_more)
        self.scroller = Scroll(sheet)
        self.empty = Empty(
            tr("Nothing of the kind has been in the news."), tr("Show all news"), self.show_all
        )
        top = row((self.search, 1), self.mine)
        column(top, filters, (self.scroller, 1), (self.empty, 1), space=3, parent=self)
        QShortcut("Ctrl+F", self, self.search.setFocus, context=Here)

    def _topic_button(self, topic: Topic | None) -> QToolButton:
        made = QToolButton()
        made.setText(tr("All news") if topic is None else topic_name(topic))
        made.setAccessibleName(made.text())
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setCheckable(True)
        made.setChecked(topic is None)
        self.topics.addButton(made, 0 if topic is None else list(Topic).index(topic) + 1)
        return made

    def show_place(self, place: Place) -> None:
        """Show the news, those of one topic if the place names it."""
        names = [topic.value for topic in Topic]
        if place.part in names:
            self.topics.button(names.index(place.part) + 1).setChecked(True)
        super().show_place(place)

    def show_all(self) -> None:
        self.search.clear()
        self.mine.setChecked(False)
        self.topics.button(0).setChecked(True)
        self._filtered()

    def refresh(self) -> None:
        viewer = self.session.viewer
        show_if(self.mine, viewer is not None and viewer.manager is not None)
        chosen = self.topics.checkedId()
        topics = [list(Topic)[chosen - 1]] if chosen > 0 else []
        mine = viewer.manager if viewer is not None and self.mine.isChecked() else None
        stories, older = edition(self.session.books, topics, mine, self.search.text(), most=self._most)
        self._newest = max([self._newest, *(story.entry for story in stories)])
        self._print(stories, older)
        show_if(self.scroller, bool(stories))
        show_if(self.empty, not stories)

    def _print(self, stories: tuple[StoryRow, ...], older: bool) -> None:
        """Set a new sheet: whole before it is shown, so that nobody sees it being laid out."""
        sheet = QWidget(self.scroller.viewport())  # a sheet that is moved has its style worked out twice
        sheet.setObjectName("scrolled")
        sheet.setAttribute(Qt.WidgetAttribute.WA_Resized)
        self.paper = column(space=5, parent=sheet)
        self.older = button(tr("Older news"), self._show_more)
        self._waiting = [list(night) for _, night in groupby(stories, key=lambda one: one.night)]
        self._older_left = older
        here = self.scroller.verticalScrollBar().value()
        at_once = self._printed if here else AT_ONCE  # what one has scrolled to stays in its place
        self._printed, self._part = 0, None
        while self._waiting and (not self._printed or self._printed + len(self._waiting[0]) <= at_once):
            self.paper.addWidget(self._next_night(whole=bool(here)))
        self.paper.addLayout(row(None, self.older, None))
        self.paper.addStretch(1)
        show_if(self.older, older and not self.is_printing)
        self.scroller.setWidget(sheet)
        self.scroller.verticalScrollBar().setValue(here)
        if self.is_printing:
            self._follow.ask()

    @property
    def is_printing(self) -> bool:
        """Whether nights, or the rest of one, are still to be added under what is seen."""
        return bool(self._waiting) or self._part is not None

    def _next_night(self, *, whole: bool = True) -> NightPaper:
        stories = self._waiting.pop(0)
        kind = FrontPage if self._is_front and not self._printed else NightPaper
        self._printed += len(stories)
        paper = kind(stories[0].night, stories, self.session.books, self._read, whole=whole)
        paper.go.connect(self.go)
        self._part = None if paper.is_printed else paper
        return paper

    def _print_next(self) -> None:
        """Add what was left for later under what is seen: the rest of a night, or the next one."""
        if self._part is not None:
            self._part.print_rest()
            self._part = None
        elif self._waiting:
            self.paper.insertWidget(self.paper.count() - 2, self._next_night())
        else:
            return
        show_if(self.older, self._older_left and not self.is_printing)
        self._follow.start()

    @property
    def _is_front(self) -> bool:
        """Whether the whole paper is shown, with its front page, and not a choice of stories."""
        return self.topics.checkedId() <= 0 and not self.mine.isChecked() and not self.search.text().strip()

    def title(self) -> str:
        return tr("News")

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._newest > self._last_read() and not self.search.text():
            settings().set_value(self._key(), self._newest)

    def _filtered(self) -> None:
        self._most = AT_FIRST
        self.refresh()
        self.scroller.verticalScrollBar().setValue(0)

    def _show_more(self) -> None:
        self._most += MORE
        self.refresh()

    def _key(self) -> str:
        """Where it is remembered how far this person has read."""
        viewer = self.session.viewer
        who = "promoter" if viewer is None or viewer.manager is None else str(viewer.manager)
        return f"news/{self.session.books.seed}-{who}"

    def _last_read(self) -> int:
        return int(settings().value(self._key(), 0))
