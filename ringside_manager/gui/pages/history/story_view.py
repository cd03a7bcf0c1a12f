"""Stories in print: the large ones as articles, the small ones as lines."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ringside_manager.commentary.newspaper import Story
from ringside_manager.gui import words
from ringside_manager.gui.pages.history.flow import CardGrid
from ringside_manager.gui.pages.history.large import enlarge
from ringside_manager.gui.pages.history.reporter import written
from ringside_manager.gui.pages.people.parts import Part
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Badge, Heading, Panel, column, plain_label, row
from ringside_manager.language import later, tr
from ringside_manager.office.queries.news_rows import StoryRow, Topic, Weight

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


class NightPaper(Part[None]):
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
        """Print the night."""
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
        panel.body.addLayout(self._links(row_))
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
            line = row(plain_label(self._brief(row_, story), wrap=True), *self._link_widgets(row_, 1))
            line.setStretch(0, 1)
            panel.body.addLayout(line)
        return panel

    def _brief(self, row_: StoryRow, story: Story) -> str:
        return tr("New: {text}").format(text=story.text) if self._is_new(row_) else story.text

    def _links(self, row_: StoryRow) -> QHBoxLayout:
        return row(*self._link_widgets(row_, MOST_NAMED), None)

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
