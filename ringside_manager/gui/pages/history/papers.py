"""The newspaper in print: a night under its date, and the front page with masthead, lead and what stands beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from ringside_manager.campaign.belts import title_name
from ringside_manager.campaign.books import Books
from ringside_manager.commentary.results import Names, Story, tell
from ringside_manager.gui import words
from ringside_manager.gui.look import px, theme
from ringside_manager.gui.pages.people import PagePart
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits import PortraitLabel, Sitter, sitter_in
from ringside_manager.gui.seats import CornerMark, colours_in
from ringside_manager.gui.widgets import Badge, Heading, Link, Panel, column, plain_label, row
from ringside_manager.gui.widgets.dialogs import CardGrid
from ringside_manager.gui.widgets.texts import Ornament, SizedLabel, enlarge
from ringside_manager.language import LANGUAGE, later, tr, translated
from ringside_manager.office.facts.feuds import story_line
from ringside_manager.office.facts.news import StoryRow, Topic, Weight
from ringside_manager.office.facts.nights import poster

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
LARGE, SMALL = 104, 60
"""Sides of the portraits in leads and in articles, in pixels at normal size."""


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


ARTICLES_AT_ONCE = 6
"""Articles in columns printed before a paper is seen, if not all are; those beyond the window's lower edge follow."""


class NightPaper(PagePart[None]):
    """The stories of one night under its date: leads across, articles in columns, the rest in brief.

    Unless it is ``whole`` at once, ``print_rest`` adds what lies below its first articles.
    """

    def __init__(
        self,
        night: int,
        stories: list[StoryRow],
        books: Books,
        read: int,
        parent: QWidget | None = None,
        *,
        whole: bool = True,
    ) -> None:
        self.night = night
        self.whole = whole
        self._articles: list[StoryRow] = []
        """Articles that are still to be printed, then those told in brief."""
        self._in_brief: list[StoryRow] = []
        self._columns: CardGrid | None = None
        self.stories = stories
        self.books = books
        self.read = read
        super().__init__(parent)

    def build(self) -> None:
        self.box = column(space=3, parent=self)
        self._head()
        leads = [story for story in self.stories if story.weight is Weight.LEAD]
        for story in leads:
            self.box.addWidget(self._article(story, large=True))
        self._rest(leads)

    def _head(self) -> None:
        date = words.night(self.night) if self.night else tr("Before the first night")
        self.box.addLayout(row(Heading(date, 2), *self._card(), None))

    def _card(self) -> list[Link]:
        return [self.link(tr("The card"), Place("night", self.night))] if self.night else []

    def _rest(self, printed: list[StoryRow]) -> None:
        """Print what has not been ``printed``, or as much of it as may be seen at once."""
        left = [story for story in self.stories if story not in printed]
        self._articles = [story for story in left if story.weight is not Weight.BRIEF]
        self._in_brief = [story for story in left if story.weight is Weight.BRIEF]
        if self.whole or len(self._articles) <= ARTICLES_AT_ONCE:
            self.print_rest()
        else:
            self._print_articles(ARTICLES_AT_ONCE)

    @property
    def is_printed(self) -> bool:
        """Whether nothing is left to be printed."""
        return not self._articles and not self._in_brief

    def print_rest(self) -> None:
        """Print what is left: articles in columns, the rest in brief."""
        self._print_articles(len(self._articles))
        briefs, self._in_brief = self._in_brief, []
        if briefs:
            self.box.addWidget(self._briefs(briefs))

    def _print_articles(self, most: int) -> None:
        some, self._articles = self._articles[:most], self._articles[most:]
        if some and self._columns is None:
            self._columns = CardGrid(ARTICLE_WIDE)
            self.box.addWidget(self._columns)
        if some and self._columns is not None:
            self._columns.add_cards([self._article(story) for story in some])

    def _article(self, row_: StoryRow, *, large: bool = False) -> Panel:
        story = written(row_, self.books.name)
        panel = Panel(raised=large)
        head = Heading(story.headline, 2 if large else 3)
        head.setWordWrap(True)
        if large:
            enlarge(head, 1.5)
        text = column(space=2)
        if tags := self._tags(row_):
            text.addLayout(row(*tags, None))
        text.addWidget(head)
        text.addWidget(plain_label(story.text, wrap=True))
        text.addStretch(1)
        panel.body.addLayout(self._pictured(row_, text, LARGE if large else SMALL))
        panel.body.addStretch(1)
        panel.body.addLayout(row(*self._link_widgets(row_, MOST_NAMED), None))
        panel.setAccessibleName(story.headline)
        return panel

    def _pictured(self, row_: StoryRow, text: QBoxLayout, size: int) -> QBoxLayout:
        """A story beside the portrait of whom it is about, if it is about a man or two."""
        sitters = self.sitters(row_, 1)
        return row(*(_at_top(PortraitLabel(size, one)) for one in sitters), (text, 1), space=3)

    def sitters(self, row_: StoryRow, most: int = MOST_NAMED) -> list[Sitter]:
        """Who is shown beside a story: the first it names, ``most`` of them, none for a story about many."""
        if not 1 <= len(row_.fighters) <= MOST_NAMED:
            return []
        first, *others = (sitter_in(self.books, number) for number in row_.fighters[:most])
        return [first, *(other.beside(first) for other in others)]

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
            story = written(row_, self.books.name)
            line = row((plain_label(self._brief(row_, story), wrap=True), 1), *self._link_widgets(row_, 1))
            panel.body.addLayout(line)
        return panel

    def _brief(self, row_: StoryRow, story: Story) -> str:
        return tr("New: {text}").format(text=story.text) if self._is_new(row_) else story.text

    def _link_widgets(self, row_: StoryRow, most: int) -> list[QWidget]:
        if row_.situation == "tournament_drawn":
            return [self.link(tr("The bracket"), Place("tournament", row_.entry))]
        found = [] if row_.bout is None else [(tr("The bout"), Place("bout", row_.bout))]
        people = zip(row_.names, row_.fighters, strict=True)
        found += [(name, Place("fighter", number)) for name, number in people]
        shown = found[: most + 1 if row_.bout is not None and most > 1 else most]
        return [self.link(name, place) for name, place in shown]

    def _is_new(self, row_: StoryRow) -> bool:
        return row_.entry > self.read > 0


# The front page: the latest night under the name of the league


MOST_MANAGERS = 6
"""So many managers are named in the race on the front page."""


class FrontPage(NightPaper):
    """The latest night as a newspaper has it: the name of the league, a lead with pictures, what is talked about beside it."""

    def _head(self) -> None:
        self.box.addWidget(Masthead(self.books.name))
        when = plain_label(words.season(self.night) if self.night else "", tone="muted")
        date = Heading(words.night(self.night) if self.night else tr("Before the first night"), 3)
        aside = row(None, *self._card())
        self.box.addLayout(row((row(when, None), 1), date, (aside, 1)))
        self.box.addWidget(_Line())

    def build(self) -> None:
        """Print the largest story across two columns, with the race, the champions and the next night beside it."""
        self.box = column(space=3, parent=self)
        self._head()
        if line := story_line(self.books):
            told = SizedLabel(" ".join(line), 1.1)
            told.setWordWrap(True)
            told.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.box.addWidget(told)
            self.box.addWidget(_Line())
        lead = self.stories[0]
        self.box.addWidget(_Spread(self._lead(lead), self._aside()))
        self._rest([lead])

    def _lead(self, row_: StoryRow) -> QWidget:
        story = written(row_, self.books.name)
        panel = Panel(raised=True)
        head = Heading(story.headline, 1)
        head.setWordWrap(True)
        enlarge(head, 2.1)
        if tags := self._tags(row_):
            panel.body.addLayout(row(*tags, None))
        panel.body.addWidget(head)
        sitters = self.sitters(row_)
        pictures = [
            column(PortraitLabel(size, one), plain_label(name, tone="muted", size=0.9), None, space=1)
            for one, name, size in zip(sitters, row_.names, (176, 112), strict=False)
        ]
        text = SizedLabel(story.text, 1.15)
        text.setWordWrap(True)
        panel.body.addLayout(row(*pictures, (column(text, None), 1), space=4))
        panel.body.addLayout(row(*self._link_widgets(row_, MOST_NAMED), None))
        panel.body.addStretch(1)
        panel.setAccessibleName(story.headline)
        return panel

    def _aside(self) -> QWidget:
        panel = Panel()
        for part in (self._champions(), self._next(), self._race()):
            if part is not None:
                panel.body.addLayout(part)
        panel.body.addStretch(1)
        return panel

    def _champions(self) -> QBoxLayout | None:
        """Who holds the titles, in the order of the weight classes."""
        held = [
            (title_name(self.books, one, one.held_by(number)[0]), number)
            for one in self.books.divisions.values()
            for number in one.champions
        ]
        if not held:
            return None
        lines = []
        for weight_class, number in held[:3]:
            page = self.books.fighters[number]
            title = tr("{title}: {weight_class}").format(title=tr("Champion"), weight_class=weight_class)
            said = column(
                plain_label(title if weight_class else tr("Champion"), tone="gold", size=0.9),
                self.link(page.name, Place("fighter", number)),
                None,
                space=0,
            )
            lines.append(row(PortraitLabel(48, sitter_in(self.books, number)), said, None))
        return column(*lines, space=2)

    def _next(self) -> QBoxLayout | None:
        """The main event of the night to come, as far as it is made."""
        night = self.books.closed + 1
        bill = poster(self.books, night) if not self.books.ended else None
        main = bill.main_event if bill is not None else None
        if main is None:
            return None
        red, blue = (sitter_in(self.books, one.fighter) for one in (main.red, main.blue))
        heads = row(PortraitLabel(48, red), PortraitLabel(48, blue.beside(red)), space=1)
        told = plain_label(words.against(main.red.name, main.blue.name), wrap=True)
        coming = self.link(tr("Next: night {night}").format(night=night), Place("night", night))
        return column(
            Heading(tr("Coming up"), 3), row(heads, (column(told, coming, None, space=0), 1), space=2)
        )

    def _race(self) -> QBoxLayout:
        """The managers by money, each with his colour."""
        colours = colours_in(self.books)
        lines = [
            row(
                CornerMark(colours[one.number], 12),
                self.link(one.name, Place("manager", one.number)),
                None,
                plain_label(words.money(one.balance_cents)),
                space=2,
            )
            for one in self.books.standings()[:MOST_MANAGERS]
        ]
        return column(Heading(tr("The race for money"), 3), *lines, space=1)


class _Spread(QWidget):
    """The lead and what stands beside it, or below it where the paper is narrow."""

    def __init__(self, lead: QWidget, aside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = (lead, aside)
        self._box = row((lead, 5), (aside, 3), space=4, parent=self)

    def minimumSizeHint(self) -> QSize:
        widest = max(part.minimumSizeHint().width() for part in self._parts)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= px(_BESIDE)
        self._box.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )


_BESIDE = 760
"""From this width on, in pixels at normal size, a lead has something beside it."""


class Masthead(QWidget):
    """The name of the league between the lines of a newspaper."""

    def __init__(self, league: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        name = SizedLabel(league, 2.6, QFont.Weight.Black, display=True)
        name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        name.setWordWrap(True)
        column(_Line(3), name, _Line(), space=1, parent=self)


class _Line(Ornament, QWidget):
    """A line across the paper, ``thick`` pixels at normal size."""

    def __init__(self, thick: float = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._thick = thick
        self.setFixedHeight(px(thick))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(self.rect()), QColor(theme().text))
        painter.end()


def _at_top(picture: PortraitLabel) -> QBoxLayout:
    return column(picture, None)
