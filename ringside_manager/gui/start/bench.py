"""Try house rules: many leagues played under packs beside the window, and what they came to, side by side."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from math import isfinite
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.house_packs import HousePack
from ringside_manager.charts import Heading as ChartHeading
from ringside_manager.charts.seasons import PackLine, PacksChart, SeasonMark
from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.charts.panel import ChartPanel
from ringside_manager.gui.house_rules import CompareDialog, ask_open, pack_title
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, size_window
from ringside_manager.gui.operation import Background, Job, pool, post
from ringside_manager.gui.widgets import (
    Dialog,
    Empty,
    Heading,
    button,
    column,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.fields import combo, spin
from ringside_manager.gui.widgets.texts import set_tip
from ringside_manager.language import later, tr, translated
from ringside_manager.odds.workers import processors
from ringside_manager.office.bench import (
    MOST_FIGHTERS,
    MOST_LEAGUES,
    MOST_MANAGERS,
    MOST_PACKS,
    MOST_SEASONS,
    Bench,
    Benching,
    make_ready,
)
from ringside_manager.office.facts.bench import FIGURES, Estimate, Figure, PackFigures, Unit
from ringside_manager.office.house_rules import packs

OFTEN = 0.7
"""Seconds from one answer to the next."""
PACK = Qt.ItemDataRole.UserRole
_WHAT = later(
    "The program founds leagues under each pack you tick, plays them season by season, and lays side by side what they came to: "
    "money, titles, popularity, careers. The men, the seats and the dice are the same under every pack."
)


class Shown(NamedTuple):
    """What is told of a bench: what was asked for, what was played (that, or a first look at it), leagues done, figures by pack."""

    asked: Bench
    played: Bench
    done: int
    figures: tuple[PackFigures | None, ...]


def courses() -> list[Figure]:
    """What the chart can show of a pack in a season from 0: popularity, careers, and the bouts of every arena."""

    def hall(arena: Arena) -> Figure:
        title = tr("Share of bouts in {arena}").format(arena=words.arena(arena))
        return Figure(lambda: title, Unit.SHARE, lambda pack, season: pack.arenas[season][arena.place])

    return [
        Figure(lambda: tr("Mean popularity"), Unit.NUMBER, lambda pack, season: pack.pop[season]),
        Figure(lambda: tr("Fighters who retired"), Unit.SHARE, lambda pack, season: pack.retired[season]),
        Figure(
            lambda: tr("Newcomers in the top ten"), Unit.SHARE, lambda pack, season: pack.newcomers[season]
        ),
        *map(hall, Arena),
    ]


class BenchDialog(Dialog):
    """Choose packs and how much is played; every answer is better than the one before.

    ``league_wanted`` carries the ``HousePack`` a new league is to be founded under.
    """

    league_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Try house rules"))
        self.setObjectName("try_house_rules")
        self._background = Background(self)
        self._before = Background(self)
        self.shown: tuple[Bench, tuple[PackFigures | None, ...]] | None = None
        self._asked: Bench | None = None
        self._courses = courses()
        self._make_choices()
        self._make_answers()
        self._lay_out()
        if application := QCoreApplication.instance():
            application.aboutToQuit.connect(self._background.stop)
        QTimer.singleShot(400, self, self._make_ready)  # when it stands on the screen
        size_window(self, 1120, 700)
        self._settle()

    def _make_ready(self) -> None:
        """Load what playing takes while somebody chooses."""
        nothing = (lambda _end: None,) * 2
        self._before.run(
            self.windowTitle(), lambda _job: make_ready(pool().executor(), processors()), *nothing
        )

    # what is chosen -----------------------------------------------------------------------------------

    def _make_choices(self) -> None:
        self.packs = QListWidget()
        self.packs.setAccessibleName(tr("Packs of house rules"))
        self.packs.setFixedHeight(px(120))
        for place, pack in enumerate(packs()):
            self._add(pack, chosen=place < 2)
        self.packs.itemChanged.connect(lambda _item: self._settle())
        usual = Bench((), leagues=100)
        self.leagues = spin(tr("Leagues under each pack"), 1, MOST_LEAGUES, usual.leagues)
        self.seasons = spin(tr("Seasons"), 1, MOST_SEASONS, usual.seasons)
        self.managers = spin(tr("Managers"), 2, MOST_MANAGERS, usual.managers)
        self.stable = spin(
            tr("Fighters in a stable"), 1, MOST_FIGHTERS // 2, usual.fighters // usual.managers
        )
        for part in (self.leagues, self.seasons, self.managers, self.stable):
            part.setFixedWidth(px(96))
        self.open_pack = button(tr("Open a pack…"), self._open, picture="folder")
        self.compare = button(tr("Compare…"), self._compare, picture="compare")
        self.play = button(tr("Play them"), self.begin, kind="primary")
        self.halt = button(tr("Stop"), self.stop)
        self.why = note()

    def _add(self, pack: HousePack, *, chosen: bool) -> None:
        item = QListWidgetItem(pack_title(pack))
        item.setData(PACK, pack)
        set_tip(item, translated(pack.description))
        item.setFlags(
            Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
        )
        item.setCheckState(Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked)
        self.packs.addItem(item)

    @property
    def chosen(self) -> tuple[HousePack, ...]:
        """The packs that are ticked."""
        items = [self.packs.item(place) for place in range(self.packs.count())]
        return tuple(item.data(PACK) for item in items if item.checkState() is Qt.CheckState.Checked)

    def _open(self) -> None:
        found = ask_open(self)
        if found is None:
            return
        for place in range(self.packs.count()):
            if self.packs.item(place).data(PACK).name == found.name:
                self.packs.takeItem(place)
                break
        self._add(found, chosen=True)
        self._settle()

    def _compare(self) -> None:
        CompareDialog(self.chosen, self).open()

    # what it came to ----------------------------------------------------------------------------------

    def _make_answers(self) -> None:
        self.empty = Empty(translated(_WHAT()))
        self.said = note()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(px(160))
        self.bar.setAccessibleName(tr("Leagues played"))
        self.figures = QTreeWidget()
        self.figures.setRootIsDecorated(False)
        self.figures.setUniformRowHeights(True)
        self.figures.setAccessibleName(tr("What they came to"))
        head = self.figures.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.course = combo(
            tr("What the chart shows"), ((one.title(), place) for place, one in enumerate(self._courses))
        )
        self.course.activated.connect(lambda _at: self._show_chart())
        self.panel = ChartPanel()
        self.found = combo(tr("Pack of a new league"))
        self.go_on = button(tr("New league under it…"), self._found, picture="plus")

    def _lay_out(self) -> None:
        form = column(
            Heading(tr("Packs"), 3), self.packs, row(self.open_pack, self.compare, None, space=2),
            Heading(tr("What is played"), 3),
            *(row((plain_label(part.accessibleName()), 1), part, space=2) for part in (self.leagues, self.seasons, self.managers, self.stable)),
            self.why, None, space=3,
        )  # fmt: skip
        choices = QWidget()
        choices.setLayout(form)
        choices.setMaximumWidth(px(300))
        self.answers = answers = QWidget()
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        chart = QWidget()
        column(row(self.course, None), (self.panel, 1), space=2, parent=chart)
        split.addWidget(self.figures)
        split.addWidget(chart)
        split.setSizes([px(300), px(310)])
        split.setStretchFactor(1, 1)
        column(row((self.said, 1), self.bar, space=2), (split, 1), space=2, parent=answers)
        either = QWidget()  # no stack of pages: that asks for the height its pages would like, not the least
        column((self.empty, 1), (answers, 1), parent=either)
        close = button(tr("Close"), self.close)
        body = QWidget()
        row(choices, (either, 1), space=4, parent=body)
        column(
            (body, 1),
            row(self.play, self.halt, None, self.found, self.go_on, close, space=2),
            space=4,
            margins=5,
            parent=self,
        )

    # playing ------------------------------------------------------------------------------------------

    @property
    def is_working(self) -> bool:
        return self._background.running is not None

    def bench(self) -> Bench:
        """What the choices ask for; ``Bench.check`` says whether it can be played."""
        managers = self.managers.value()
        fighters = managers * self.stable.value()
        return Bench(self.chosen, self.leagues.value(), self.seasons.value(), fighters, managers)

    def begin(self) -> None:
        """Play the leagues; what was played before is forgotten."""
        self.stop()
        try:
            benching = Benching(self.bench())
        except RingsideError as refused:
            self.why.setText(error_text(refused).text)
            return
        self._asked, self.shown = benching.bench, None
        self._background.run(
            tr("Playing leagues under house rules"),
            lambda job: self._played(benching, job),
            self._on_told,
            self._fail,
        )
        self._settle()

    def stop(self) -> None:
        """Play no more; what was told stays."""
        self._asked = None
        self._background.stop()
        self._settle()

    def _played(self, benching: Benching, job: Job) -> Shown:
        """Off the window's thread; what has been played is told from time to time."""

        asked, latest = benching.bench, 0.0
        looks = [Benching(asked.first_look), benching] if benching.whole > len(asked.packs) else [benching]
        for look in looks:
            for executor in (pool().executor, lambda: None):
                try:
                    for _done in look.play(executor()):
                        if job.cancelled:
                            raise CancelledError(tr("Stopped."))
                        ready = look is not benching or None not in benching.figures()
                        if ready and time.monotonic() - latest >= (OFTEN if look is benching else 0.0):
                            self._tell(asked, look)
                            latest = time.monotonic()
                    break
                except (BrokenExecutor, OSError):  # no processes to be had: slower, but here
                    pool().close()
        return Shown(asked, benching.bench, benching.done, benching.figures())

    def _tell(self, asked: Bench, played: Benching) -> None:
        """Tell from the thread that plays what there is to say now."""
        told = Shown(asked, played.bench, played.done, played.figures())
        post().send(self, lambda: self._on_told(told))

    def _on_told(self, told: Shown) -> None:
        if told.asked is not self._asked:
            return
        self.shown = told.played, told.figures
        self.bar.setMaximum(told.asked.leagues * len(told.asked.packs))
        self.bar.setValue(told.done if told.played is told.asked else 0)
        self._settle()

    def _fail(self, error: RingsideError) -> None:
        self._asked = None
        self._settle()
        self.why.setText(error_text(error).text)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.stop()
        super().closeEvent(event)

    # showing ------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """What can be done now, and why not."""
        working, many = self.is_working, len(self.chosen)
        why = tr("Tick a pack to play.") if not many else ""
        if many > MOST_PACKS:
            why = tr("The bench takes {most} packs at most.").format(most=MOST_PACKS)
        self.why.setText(why)
        self.play.setEnabled(not why)
        self.play.setVisible(not working)
        self.halt.setVisible(working)
        self.compare.setEnabled(many > 1)
        named = self.found.currentData()
        self.found.clear()
        for pack in self.chosen:
            self.found.addItem(translated(pack.title), pack)
        if named in self.chosen:
            self.found.setCurrentIndex(self.chosen.index(named))
        self.go_on.setEnabled(bool(many))
        self._show()

    def _show(self) -> None:
        working = self.is_working
        self.bar.setVisible(working)
        show_if(self.empty, self.shown is None)
        show_if(self.answers, self.shown is not None)
        if self.shown is None:
            self.empty.set_text(tr("The first leagues are being played…") if working else translated(_WHAT()))
            return
        bench, figures = self.shown
        fewest = min(one.leagues if one else 0 for one in figures)
        text = tr("From %n league under each pack", "From %n leagues under each pack", fewest)
        told = tr("{text} so far…") if working else tr("{text}.")
        looked = working and self._asked is not None and bench.seasons < self._asked.seasons
        self.said.setText(tr("A first look: one season of one league…") if looked else told.format(text=text))
        self._show_figures(bench, figures)
        self._show_chart()

    def _show_figures(self, bench: Bench, figures: Sequence[PackFigures | None]) -> None:
        self.figures.clear()
        self.figures.setHeaderLabels([tr("Figure"), *(translated(pack.title) for pack in bench.packs)])
        rows = [
            (one.title(), [_text(one.of(pack) if pack else None, one.unit) for pack in figures])
            for one in FIGURES
        ]
        methods = dict.fromkeys(method for pack in figures if pack for method, _ in pack.methods)
        for method in methods:
            named = tr("Bouts ended by {method}").format(method=words.method_short(method))
            rows.append(
                (
                    named,
                    [_text(dict(pack.methods).get(method) if pack else None, Unit.SHARE) for pack in figures],
                )
            )
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for title, cells in rows:
            item = QTreeWidgetItem([title, *cells])
            for place in range(len(cells)):
                item.setTextAlignment(place + 1, right)
            self.figures.addTopLevelItem(item)
        for place in range(1, len(bench.packs) + 1):
            self.figures.headerItem().setTextAlignment(place, right)
        self.figures.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def _show_chart(self) -> None:
        if self.shown is not None:
            self.panel.show_chart(packs_chart(*self.shown, self._courses[self.course.currentIndex()]))

    def _found(self) -> None:
        pack = self.found.currentData()
        if pack is not None:
            self.close()
            self.league_wanted.emit(pack)


# What it is shown as


def packs_chart(bench: Bench, figures: Sequence[PackFigures | None], course: Figure) -> PacksChart:
    """One figure season by season, a line for every pack."""

    def marks(name: str, pack: PackFigures) -> tuple[SeasonMark, ...]:
        found = [(season, course.of(pack, season)) for season in range(bench.seasons)]
        return tuple(
            SeasonMark(
                season + 1, one.value, one.error if isfinite(one.error) else 0.0,
                tr("{pack}, season {season}\n{figure}").format(pack=name, season=season + 1, figure=_text(one, course.unit)),
            )
            for season, one in found
            if one is not None
        )  # fmt: skip

    names = [translated(pack.title) for pack in bench.packs]
    lines = tuple(
        PackLine(name, marks(name, pack)) for name, pack in zip(names, figures, strict=True) if pack
    )
    summary = "\n".join(line.marks[-1].told for line in lines if line.marks)
    heading = ChartHeading(
        course.title(), tr("The mean of the leagues; the whiskers hold the true one 95 times in 100"),
        tr("Nothing was played yet."), summary,
    )  # fmt: skip
    return PacksChart(
        heading, lines, bench.seasons, course.title(), lambda value: _figure(value, course.unit)
    )


def _text(one: Estimate | None, unit: Unit) -> str:
    """A figure with its error, as people read it."""
    if one is None:
        return "–"
    if not isfinite(one.error):
        return _figure(one.value, unit)
    return tr("{figure} ± {error}").format(figure=_figure(one.value, unit), error=_figure(one.error, unit))


def _figure(value: float, unit: Unit) -> str:
    if unit is Unit.SHARE:
        return tr("{percent} %").format(percent=words.number(round(100 * value, 1)))
    return words.number(round(value, 1))
