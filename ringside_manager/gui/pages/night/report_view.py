"""The report of a night: results, what was worth telling, money, popularity, ranks."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ringside_manager.campaign.books import Books, NewsItem
from ringside_manager.gui import words
from ringside_manager.gui.look import set_margins, spacing
from ringside_manager.gui.pages.night import night_words
from ringside_manager.gui.pages.night.stories import Story
from ringside_manager.gui.pages.office.news_words import news_sentence
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import (
    Badge,
    Empty,
    Link,
    Panel,
    Tile,
    clear_layout,
    column,
    plain_label,
    row,
)  # fmt: skip
from ringside_manager.language import tr
from ringside_manager.office.facts.night_report import NightReport, NightResult, PopMove, RankMove


class ReportView(QWidget):
    """Everything a night came to, on one page."""

    go = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._results: tuple[NightResult, ...] = ()
        self.tiles = QGridLayout()
        self.tiles.setSpacing(spacing(4))
        self.bouts, self.purse, self.upset, self.gate = (Tile() for _ in range(4))
        self.results = _titled(tr("Results"))
        self.told = _titled(tr("Titles and careers"))
        self.money = _titled(tr("Money of the managers"))
        self.pop = _titled(tr("Popularity"))
        self.ranks = _titled(tr("Ranking"))
        self.money.setProperty("rule", "C23")
        self.pop.setProperty("rule", "C29")
        self.ranks.setProperty("rule", "C32")
        self.empty = Empty(tr("Nobody boxed on this night."))
        side = column(self.money, self.pop, self.ranks, None, space=4)
        self.side = QWidget()
        self.side.setLayout(side)
        self.middle = QGridLayout()
        self.middle.setSpacing(spacing(4))
        self.left = QWidget()
        self.waiting = plain_label(wrap=True, tone="muted")
        column(self.empty, self.results, self.waiting, self.told, None, space=4, parent=self.left)
        column(self.tiles, self.middle, None, space=4, parent=self)
        self.arrange(narrow=False)

    def arrange(self, *, narrow: bool, tiles: int = 4) -> None:
        """Beside each other where there is room, else under each other; ``tiles`` stand in a row."""
        for place, tile in enumerate((self.bouts, self.purse, self.upset, self.gate)):
            self.tiles.addWidget(tile, *divmod(place, tiles))
        for number in range(4):
            self.tiles.setColumnStretch(number, 1 if number < tiles else 0)
        self.middle.addWidget(self.left, 0, 0)
        self.middle.addWidget(self.side, *((1, 0) if narrow else (0, 1)))
        self.middle.setColumnStretch(0, 3)
        self.middle.setColumnStretch(1, 0 if narrow else 2)

    def set(self, books: Books, report: NightReport, stories: dict[int, Story]) -> None:
        """Show a report."""
        self._results = report.results
        self._fill_tiles(report)
        self._fill_results(report.results, stories)
        self._fill_told(books, report)
        self._fill_money(report)
        self._fill_pop((*report.risers, *report.fallers))
        self._fill_ranks(report.ranks)
        for part in (self.bouts, self.purse, self.upset, self.gate, self.money):
            part.setVisible(bool(report.results))
        self.empty.setVisible(not report.results)
        self.waiting.setText(night_words.waiting(report.waiting))
        self.waiting.setVisible(bool(report.waiting))

    def tell(self, stories: dict[int, Story]) -> None:
        """Add the stories that have been told meanwhile."""
        self._fill_results(self._results, stories)

    def _fill_tiles(self, report: NightReport) -> None:
        stopped = sum(result.outcome.method.is_stoppage for result in report.results)
        self.bouts.set(
            tr("Bouts"),
            str(len(report.results)),
            tr("%n inside the distance", "%n inside the distance", stopped),
        )
        total = sum(sum(result.purses_dollars) for result in report.results)
        self.gate.set(tr("Purses in all"), words.dollars(total))
        if report.biggest_purse is not None:
            result, side = report.biggest_purse
            self.purse.set(
                tr("Biggest purse"), words.dollars(result.purses_dollars[side]), result.names[side]
            )
        else:
            self.purse.set(tr("Biggest purse"), tr("None"))
        if report.upsets:
            best = report.upsets[0]
            winner = dict(zip(best.fighters, best.names, strict=True))[best.winner or 0]
            remark = tr("{pop} POP less than the man he beat").format(pop=words.pop(best.upset_half))
            self.upset.set(tr("Upset of the night"), winner, remark)
        else:
            self.upset.set(tr("Upset of the night"), tr("None"), tr("The favourites had their way"))

    def _fill_results(self, results: tuple[NightResult, ...], stories: dict[int, Story]) -> None:
        clear_layout(self.results.body)
        for result in results:
            self.results.body.addWidget(self._result(result, stories.get(result.bout, Story())))
        self.results.setVisible(bool(results))

    def _result(self, result: NightResult, story: Story) -> QWidget:
        holder = QWidget()
        link = Link(night_words.result_sentence(result), Place("bout", result.bout))
        link.go.connect(self.go)
        badges = [Badge(tr("Title bout"), "gold", holder)] if result.title else []
        if result.tournament and not result.title:
            badges.append(Badge(result.tournament, "neutral", holder))
        if result.upset_half >= 6:
            badges.append(Badge(tr("Upset"), "warn", holder))
        one, other = result.sides
        facts = tr("{arena}  ·  purses {first} and {second}").format(
            arena=words.arena(result.arena),
            first=words.dollars(result.purses_dollars[one]),
            second=words.dollars(result.purses_dollars[other]),
        )
        decided = not result.outcome.method.is_stoppage
        scores = "   ".join(night_words.scores(result)) if decided else ""
        box = column(row(link, *badges, None), space=1, parent=holder)
        box.addWidget(plain_label(f"{facts}  ·  {scores}" if scores else facts, tone="muted", wrap=True))
        if story.text:
            told = tr("Round {round}: {text}").format(round=story.round, text=story.text)
            box.addWidget(plain_label(told, wrap=True))
        set_margins(box, 0, 0, 0, 2)
        return holder

    def _fill_told(self, books: Books, report: NightReport) -> None:
        clear_layout(self.told.body)
        items = (*report.titles, *report.retired, *report.newcomers, *report.off)
        for item in items:
            self.told.body.addLayout(self._news(books, item))
        for renewal in report.renewals:
            text = tr("{manager}'s share of {name}: {before} % before, now {after} %.")
            name = books.managers[renewal.manager].name
            shown = text.format(manager=name, name=renewal.name, before=renewal.before, after=renewal.after)
            label = plain_label(shown, wrap=True)
            label.setProperty("rule", "C21")
            self.told.body.addWidget(label)
        self.told.setVisible(bool(items or report.renewals))

    def _news(self, books: Books, item: NewsItem) -> QVBoxLayout:
        """A sentence that leads to whom it is about."""
        link = Link(news_sentence(books, item), Place("fighter", item.fighters[0]) if item.fighters else None)
        link.go.connect(self.go)
        return column(link, space=1)

    def _fill_money(self, report: NightReport) -> None:
        rows = [
            (
                earned.name,
                Place("manager", earned.manager),
                words.money(earned.shares_cents - earned.bids_cents),
            )
            for earned in report.earned
        ]
        self._fill_pairs(self.money, rows)

    def _fill_pop(self, moves: Iterable[PopMove]) -> None:
        self._fill_pairs(
            self.pop,
            [
                (move.name, Place("fighter", move.fighter), words.signed(words.pop(move.change_half)))
                for move in moves
            ],
        )

    def _fill_ranks(self, moves: tuple[RankMove, ...]) -> None:
        rows = [(move.name, Place("fighter", move.fighter), rank_words(move)) for move in moves]
        self._fill_pairs(self.ranks, rows[:16])

    def _fill_pairs(self, panel: Panel, rows: list[tuple[str, Place, str]]) -> None:
        """Names on the left, figures on the right."""
        clear_layout(panel.body)
        for name, place, figure in rows:
            link = Link(name, place)
            link.go.connect(self.go)
            label = plain_label(figure)
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            panel.body.addLayout(row(link, None, label))
        panel.setVisible(bool(rows))


def _titled(title: str) -> Panel:
    panel = Panel()
    panel.set_title(title)
    return panel


def rank_words(move: RankMove) -> str:
    """A change of rank: ``No. 5 → No. 3``."""
    return tr("{before} → {after}").format(before=_rank(move.before), after=_rank(move.after))


def _rank(rank: int | None) -> str:
    if rank is None:
        return tr("unranked")
    return tr("No. {rank}").format(rank=rank) if rank else tr("champion")
