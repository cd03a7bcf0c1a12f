"""The newspaper of the league: what happened, night by night, the latest on top."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShortcut
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QLineEdit, QToolButton, QWidget

from ringside_manager.gui.pages.history.flow import FlowRow
from ringside_manager.gui.pages.history.story_view import NightPaper, topic_name
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.place import Place
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import Empty, Scroll, button, column, row, set_tip
from ringside_manager.language import tr
from ringside_manager.office.queries.news_rows import Edition, NewsFilter, StoryRow, Topic
from ringside_manager.office.queries.news_stories import edition

AT_FIRST, MORE = 10, 40
"""Stories shown at first, and how many more at a time; always whole nights of them."""
AT_ONCE = 20
"""Stories printed before the page is seen; nights that would make it more follow when it has been painted."""
Here = Qt.ShortcutContext.WidgetWithChildrenShortcut


class NewsPage(Page):
    """``number`` of a place is the fight night to begin with (0: the latest), ``part`` a topic."""

    def build(self) -> None:
        """Make the filters and the paper."""
        self._most = AT_FIRST
        self._newest = 0
        self._read = self._last_read()
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search for fighters, managers, tournaments"))
        self.search.setAccessibleName(tr("Search the news"))
        self.search.setClearButtonEnabled(True)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(150)
        self._wait.timeout.connect(self._filtered)
        self.search.textChanged.connect(lambda _text: self._wait.start())
        self._waiting: list[list[StoryRow]] = []
        self._printed = 0
        self._older_left = False
        self._follow = QTimer(self, singleShot=True, interval=1)
        self._follow.timeout.connect(self._print_next)
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
        top = row(self.search, self.mine)
        top.setStretch(0, 1)
        box = column(top, filters, space=3, parent=self)
        box.addWidget(self.scroller, 1)
        box.addWidget(self.empty, 1)
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
        """Take all filters away."""
        self.search.clear()
        self.mine.setChecked(False)
        self.topics.button(0).setChecked(True)
        self._filtered()

    def refresh(self) -> None:
        """Print the paper anew."""
        viewer = self.session.viewer
        self.mine.setVisible(viewer is not None and viewer.manager is not None)
        shown = edition(self.session.books, self.wanted(), self._most)
        self._newest = max([self._newest, *(story.entry for story in shown.stories)])
        self._print(shown)
        self.scroller.setVisible(bool(shown.stories))
        self.empty.setVisible(not shown.stories)

    def _print(self, shown: Edition) -> None:
        """Set a new sheet: whole before it is shown, so that nobody sees it being laid out."""
        sheet = QWidget()
        sheet.setObjectName("scrolled")
        self.paper = column(space=5, parent=sheet)
        self.older = button(tr("Older news"), self._show_more)
        self._waiting = [list(stories) for _, stories in groupby(shown.stories, key=lambda one: one.night)]
        self._older_left = shown.more
        here = self.scroller.verticalScrollBar().value()
        at_once = self._printed if here else AT_ONCE  # what one has scrolled to stays in its place
        self._printed = 0
        while self._waiting and (not self._printed or self._printed + len(self._waiting[0]) <= at_once):
            self.paper.addWidget(self._next_night())
        self.paper.addLayout(row(None, self.older, None))
        self.paper.addStretch(1)
        self.older.setVisible(shown.more and not self._waiting)
        self.scroller.setWidget(sheet)
        self.scroller.verticalScrollBar().setValue(here)
        if self._waiting:
            self._follow.start()

    @property
    def is_printing(self) -> bool:
        """Whether nights are still to be added under those that are seen."""
        return bool(self._waiting)

    def _next_night(self) -> NightPaper:
        stories = self._waiting.pop(0)
        self._printed += len(stories)
        paper = NightPaper(stories[0].night, stories, self.session.books.name, self._read)
        paper.go.connect(self.go)
        return paper

    def _print_next(self) -> None:
        """Add a night that was left for later under those that are seen."""
        if self._waiting:
            self.paper.insertWidget(self.paper.count() - 2, self._next_night())
            self.older.setVisible(self._older_left and not self._waiting)
            self._follow.start()

    def title(self) -> str:
        """What is shown."""
        return tr("News")

    def wanted(self) -> NewsFilter:
        """The filters in force."""
        chosen = self.topics.checkedId()
        topics = frozenset([list(Topic)[chosen - 1]]) if chosen > 0 else frozenset[Topic]()
        viewer = self.session.viewer
        mine = viewer.manager if viewer is not None and self.mine.isChecked() else None
        return NewsFilter(topics, mine, self.search.text())

    def hideEvent(self, event: QHideEvent) -> None:
        """What was on the page has been read."""
        super().hideEvent(event)
        if self._newest > self._last_read() and not self.wanted().words:
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
