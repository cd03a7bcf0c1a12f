"""The page of news: the paper of each night, from the latest back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from itertools import groupby

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShortcut
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QToolButton, QWidget

from ringside_manager.commentary.results import Names, Story, tell
from ringside_manager.gui import words
from ringside_manager.gui.pages.history.parts import CardGrid, FlowRow, enlarge
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.pages.people.parts import PagePart
from ringside_manager.gui.place import Place
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import (
    Badge,
    Empty,
    Heading,
    Panel,
    Scroll,
    button,
    column,
    plain_label,
    row,
    set_tip,
)
from ringside_manager.gui.widgets.fields import line_edit
from ringside_manager.language import LANGUAGE, later, tr, translated
from ringside_manager.office.facts.news import Edition, NewsFilter, StoryRow, Topic, Weight, edition

# Stories of the league in the words of the newspaper and the language of the window


_NAMED = ("manager", "giver", "cup_name", "champion", "dethroned", "goes_on")
"""Facts that are names, and so are printed as they are."""


def written(story: StoryRow, league: str) -> Story:
    """A story as it is printed; the same one always reads alike."""
    known = (story.facts,) if story.result is None else (story.facts, story.result)
    facts = {field.name: getattr(of, field.name) for of in known for field in fields(of)}
    if story.situation == "cancelled" and isinstance(facts.get("word"), str):
        facts["word"] = translated(facts["word"])
    named = tuple((name, facts[name]) for name in _NAMED if isinstance(facts.get(name), str))
    one, other = (*story.names, "", "")[:2]
    names = Names(one, other, (*named, ("league", league)))
    return tell(story.situation, names, facts, story.turn, language=LANGUAGE.code, dollars=words.dollars)


# Stories in print: the large ones as articles, the small ones as lines


ARTICLE_WIDE = 330
MOST_NAMED = 2
"""Links to fighters under a story; a draw of thirty names only the first."""


def topic_name(topic: Topic) -> str:
    """What stories are filed under."""
    return _TOPICS[topic]()


_TOPICS: dict[Topic, Callable[[], str]] = {
    Topic.TITLES: later("Titles"),
    Topic.RESULTS: later("Results"),
    Topic.TOURNAMENTS: later("Tournaments"),
    Topic.MONEY: later("Money"),
    Topic.CAREERS: later("Comings and goings"),
    Topic.LEAGUE: later("League"),
}
_TONES = {Topic.TITLES: "gold", Topic.TOURNAMENTS: "blue", Topic.MONEY: "good", Topic.CAREERS: "warn"}


class NightPaper(PagePart[None]):
    """The stories of one night under its date: leads across, articles in columns, the rest in brief."""

    def __init__(
        self, night: int, stories: list[StoryRow], league: str, read: int, parent: QWidget | None = None
    ) -> None:
        self.night = night
        self.stories = stories
        self.league = league
        self.read = read
        super().__init__(parent)

    def build(self) -> None:
        by_weight = {weight: [s for s in self.stories if s.weight is weight] for weight in Weight}
        date = words.night(self.night) if self.night else tr("Before the first night")
        box = column(space=3, parent=self)
        card = self.link(tr("The card"), Place("night", self.night)) if self.night else None
        box.addLayout(row(Heading(date, 2), *([card] if card is not None else []), None))
        for story in by_weight[Weight.LEAD]:
            box.addWidget(self._article(story, large=True))
        articles = [self._article(story) for story in by_weight[Weight.STORY]]
        if articles:
            grid = CardGrid(ARTICLE_WIDE)
            grid.set_cards(articles)
            box.addWidget(grid)
        if by_weight[Weight.BRIEF]:
            box.addWidget(self._briefs(by_weight[Weight.BRIEF]))

    def _article(self, row_: StoryRow, *, large: bool = False) -> QWidget:
        story = written(row_, self.league)
        panel = Panel(raised=large)
        head = Heading(story.headline, 2 if large else 3)
        head.setWordWrap(True)
        if large:
            enlarge(head, 1.5)
        if tags := self._tags(row_):
            panel.body.addLayout(row(*tags, None))
        panel.body.addWidget(head)
        panel.body.addWidget(plain_label(story.text, wrap=True))
        panel.body.addStretch(1)
        panel.body.addLayout(row(*self._link_widgets(row_, MOST_NAMED), None))
        panel.setAccessibleName(story.headline)
        return panel

    def _tags(self, row_: StoryRow) -> list[Badge]:
        """What an article is filed under, where that is not plain, and whether it is new."""
        tags = []
        if row_.topic is not Topic.RESULTS:
            tags.append(Badge(topic_name(row_.topic), _TONES.get(row_.topic, "neutral")))
        if self._is_new(row_):
            tags.append(Badge(tr("New"), "red"))
        return tags

    def _briefs(self, rows: list[StoryRow]) -> QWidget:
        panel = Panel(tr("In brief"))
        for row_ in rows:
            story = written(row_, self.league)
            line = row((plain_label(self._brief(row_, story), wrap=True), 1), *self._link_widgets(row_, 1))
            panel.body.addLayout(line)
        return panel

    def _brief(self, row_: StoryRow, story: Story) -> str:
        return tr("New: {text}").format(text=story.text) if self._is_new(row_) else story.text

    def _link_widgets(self, row_: StoryRow, most: int) -> list[QWidget]:
        found: list[QWidget] = []
        if row_.situation == "tournament_drawn":
            found.append(self.link(tr("The bracket"), Place("tournament", row_.entry)))
            return found
        if row_.bout is not None:
            found.append(self.link(tr("The bout"), Place("bout", row_.bout)))
        people = zip(row_.names, row_.fighters, strict=True)
        named = [self.link(name, Place("fighter", number)) for name, number in people]
        return [*found, *named][: most + 1 if row_.bout is not None and most > 1 else most]

    def _is_new(self, row_: StoryRow) -> bool:
        return row_.entry > self.read > 0


# The newspaper of the league: what happened, night by night, the latest on top


AT_FIRST, MORE = 10, 40
"""Stories shown at first, and how many more at a time; always whole nights of them."""
AT_ONCE = 20
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
        return tr("News")

    def wanted(self) -> NewsFilter:
        chosen = self.topics.checkedId()
        topics = frozenset([list(Topic)[chosen - 1]]) if chosen > 0 else frozenset[Topic]()
        viewer = self.session.viewer
        mine = viewer.manager if viewer is not None and self.mine.isChecked() else None
        return NewsFilter(topics, mine, self.search.text())

    def hideEvent(self, event: QHideEvent) -> None:
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
