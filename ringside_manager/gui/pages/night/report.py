"""The paper of a night: its poster as a file before it, and the report after it with results, what was said about them and how the corners fared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPdfWriter, QPixmap, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from ringside_manager.bout.drive import Verdict, replay
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.books import Books
from ringside_manager.commentary import Line, Tone, narrate
from ringside_manager.commentary.results import speaking_names
from ringside_manager.files import new_file, write_text
from ringside_manager.gui import words
from ringside_manager.gui.look import icon, set_margins
from ringside_manager.gui.operation import Job
from ringside_manager.gui.pages.night import bill
from ringside_manager.gui.pages.office.words import news_sentence
from ringside_manager.gui.place import Command, Place
from ringside_manager.gui.portraits import portrait, sitter_in
from ringside_manager.gui.shown import quoted
from ringside_manager.gui.widgets import (
    Afterwards,
    Badge,
    Empty,
    Link,
    Panel,
    Tile,
    clear_layout,
    column,
    grid,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.dialogs import ask_for_file, lay_out, write_or_warn
from ringside_manager.language import LANGUAGE, tr
from ringside_manager.office.facts.nights import NightReport, NightResult, Poster
from ringside_manager.palette import LIGHT

# A poster on paper and in files: as PDF, HTML and PNG


_WIDTH = 900


Pictures = Mapping[int, str]
"""Portraits by fighter, as the data a page holds."""


def portraits(books: Books, poster: Poster) -> Pictures:
    """The portraits of all who box on a night, in the colours of their stables."""
    found = {}
    for bout in poster.bouts:
        red, blue = (sitter_in(books, boxer.fighter) for boxer in (bout.red, bout.blue))
        side = 300 if bout is poster.main_event else 96
        found[bout.red.fighter] = _data(portrait(red, side))
        found[bout.blue.fighter] = _data(portrait(blue.beside(red), side))
    return found


def _data(picture: QPixmap) -> str:
    memory = QByteArray()
    buffer = QBuffer(memory)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return f"data:image/png;base64,{bytes(memory.toBase64().data()).decode('ascii')}"


def poster_html(poster: Poster, pictures: Pictures | None = None) -> str:
    """The poster as a page of its own; names are shown as they are, nothing is loaded from elsewhere."""
    from ringside_manager.almanac.files import environment  # Jinja is slow to import

    return (
        environment()
        .get_template("poster.html")
        .render(
            poster=poster,
            pictures=pictures or {},
            bill=bill,
            quoted=quoted,
            colours=LIGHT,
            title=tr("Fight night {night}").format(night=poster.night),
            season=words.season(poster.night),
            versus=tr("vs."),
            under=tr("On the same bill"),
        )
    )


def _document(poster: Poster, pictures: Pictures) -> QTextDocument:
    document = QTextDocument()
    document.setHtml(poster_html(poster, pictures))
    return document


def save_html(poster: Poster, pictures: Pictures, to: Path) -> None:
    """Write the poster as a web page; errors as ``new_file``."""
    write_text(to, [poster_html(poster, pictures)], overwrite=True)


def save_pdf(poster: Poster, pictures: Pictures, to: Path) -> None:
    """Write the poster as a PDF, one A4 page or more; errors as ``new_file``."""
    with new_file(to, overwrite=True) as part:
        writer = QPdfWriter(str(part))
        lay_out(writer)
        writer.setTitle(tr("Fight night {night}").format(night=poster.night))
        _document(poster, pictures).print_(writer)
        del writer


def save_png(poster: Poster, pictures: Pictures, to: Path) -> None:
    """Write the poster as a picture, as high as it needs; errors as ``new_file``."""
    document = _document(poster, pictures)
    document.setDocumentMargin(32)
    document.setPageSize(QSizeF(_WIDTH, -1))
    height = max(400, round(document.size().height()))
    picture = QImage(2 * _WIDTH, 2 * height, QImage.Format.Format_RGB32)
    picture.fill(0xFFFFFFFF)
    painter = QPainter(picture)
    painter.scale(2, 2)
    document.drawContents(painter)
    painter.end()
    with new_file(to, overwrite=True) as part:
        QImageWriter(str(part), QByteArray(b"PNG")).write(picture)


SAVERS = {".pdf": save_pdf, ".html": save_html, ".png": save_png}
"""How the poster is written, by the suffix of the file."""


# Keeping a poster: as a file of three kinds, or on paper


class PosterKeeper(QObject):
    """Exports and prints the poster a page shows; the page prints what else lies on a table."""

    sheets_asked = Signal()

    def __init__(self, page: QWidget, books: Callable[[], Books], poster: Callable[[], Poster]) -> None:
        super().__init__(page)
        self._page = page
        self._books = books
        self._poster = poster

    def menu(self, parent: QWidget) -> QMenu:
        menu = QMenu(parent)
        for command in self.commands():
            menu.addAction(icon(command.icon), command.text, command.run)
        return menu

    def commands(self) -> tuple[Command, ...]:
        return (
            Command("poster_pdf", tr("Poster as a document (PDF)…"), partial(self._export, "pdf"), icon="export"),
            Command("poster_html", tr("Poster as a web page…"), partial(self._export, "html"), icon="export"),
            Command("poster_png", tr("Poster as a picture…"), partial(self._export, "png"), icon="export"),
            Command("poster_print", tr("Print the poster…"), self._print, icon="print"),
            Command("sheets_print", tr("Print bill, sheets or cards…"), self.sheets_asked.emit, icon="print"),
        )  # fmt: skip

    def save(self, to: Path) -> None:
        """Write it in the form of the file's suffix; what goes wrong on the disk is told in a sentence."""
        poster = self._poster()
        pictures = portraits(self._books(), poster)
        write_or_warn(
            self._page, lambda: SAVERS[to.suffix](poster, pictures, to), tr("The poster was not exported")
        )

    def _export(self, kind: str) -> None:
        poster = self._poster()
        path = ask_for_file(self._page, tr("Export the poster"), f"fight-night-{poster.night}", kind)
        if path is not None:
            self.save(path.with_suffix(f".{kind}"))

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(printer, self._page).exec():
            poster = self._poster()
            _document(poster, portraits(self._books(), poster)).print_(printer)


# One line of story for each bout, told from its record


def records_of(entries: Sequence[Any], results: Iterable[NightResult]) -> tuple[tuple[NightResult, str], ...]:
    """Return those among ``results`` that have a record, each with it."""
    found = []
    for result in results:
        entry = result.bout.fought_entry
        record = None if entry is None else entries[entry - 1].record
        if record is not None:
            found.append((result, record))
    return tuple(found)


def stories(fought: Iterable[tuple[NightResult, str]], job: Job) -> dict[int, Line | None]:
    """The story of each bout by its number, until the job is stopped."""
    found: dict[int, Line | None] = {}
    for result, record in fought:
        if job.cancelled:
            break
        found[result.bout.number] = story(record, result.outcome)
    return found


def story(text: str, outcome: Outcome) -> Line | None:
    """Return the last loud line before the result, of a stoppage with how it was stopped.

    None where there is no such line, where ``outcome``, the result that counts, is not that of the record, or where
    the rules have changed since.
    """
    record = BoutRecord.from_json(text)
    shown = replay(record)
    if shown.verdict is not Verdict.SAME or shown.bout is None or record.outcome != outcome:
        return None
    names = speaking_names(str(record.red.get("name")), str(record.blue.get("name")))
    best, close = None, ""
    for line in narrate(shown.bout.setup, record.seed, shown.bout.events, language=LANGUAGE.code):
        if line.tone is Tone.LOUD and any(name in line.text for name in names):
            best, close = line, ""
        elif line.tone is Tone.LOUD and best is not None and line.round == best.round:
            close = line.text
    # A referee who steps in is often all that says why: without him the man hurt seems to have come through.
    if best is None or outcome.method is not Method.TKO or not close:
        return best
    return replace(best, text=f"{best.text} {close}")


# The report of a night: results, what was worth telling, money, popularity, ranks


AT_ONCE = 12
"""Results shown at once; no window is high enough for more."""


def _told_in(story: Line) -> QWidget:
    sentence = tr("Round {round}: {text}").format(round=story.round, text=story.text)
    return plain_label(sentence, wrap=True)


class ReportView(QWidget):
    """Everything a night came to, on one page."""

    go = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._stories: dict[int, Line | None] = {}
        self._untold: dict[int, QVBoxLayout] = {}
        """The results shown without a story, by bout."""
        self._left: tuple[NightResult, ...] = ()
        """Results still to be shown: those beyond the window's lower edge follow when it is there."""
        self._soon = Afterwards(self._add_results, self)
        self._moves: NightReport | None = None
        """Whose popularity and ranks are still to be shown, under the money of the managers."""
        self._later = Afterwards(self._fill_moves, self)
        self.tiles = grid(4)
        self.bouts, self.purse, self.upset, self.gate = (Tile() for _ in range(4))
        self.results = _titled(tr("Results"))
        self.titles, self.told = _titled(tr("Titles")), _titled(tr("Careers"))
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
        self.middle = grid(4)
        self.left = QWidget()
        self.waiting = plain_label(wrap=True, tone="muted")
        column(
            self.empty, self.titles, self.results, self.waiting, self.told, None, space=4, parent=self.left
        )
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

    def set(self, books: Books, report: NightReport, stories: dict[int, Line | None]) -> None:
        self._fill_tiles(report)
        clear_layout(self.results.body)
        self._untold, self._stories, self._left = {}, stories, report.results
        self._add_results()
        show_if(self.results, bool(report.results))
        self._fill_text(books, report)
        rows = [
            (manager.name, Place("manager", manager.number), words.money(cents))
            for manager, cents in report.earned
        ]
        self._fill_pairs(self.money, rows)
        self._moves = report
        if self.isVisible():
            self._fill_moves()
        else:
            for panel in (self.pop, self.ranks):
                show_if(panel, False)
            self._later.ask()
        for part in (self.bouts, self.purse, self.upset, self.gate, self.money):
            show_if(part, bool(report.results))
        show_if(self.empty, not report.results)
        self.waiting.setText(bill.waiting(report.waiting))
        show_if(self.waiting, bool(report.waiting))

    def tell(self, stories: dict[int, Line | None]) -> None:
        """Add the stories that have been told meanwhile."""
        self._stories = stories
        for bout, story in stories.items():
            if story is not None and bout in self._untold:
                self._untold.pop(bout).addWidget(_told_in(story))

    def _fill_tiles(self, report: NightReport) -> None:
        stopped = sum(result.outcome.method.is_stoppage for result in report.results)
        self.bouts.set(
            tr("Bouts"),
            str(len(report.results)),
            tr("%n inside the distance", "%n inside the distance", stopped),
        )
        total = sum(sum(result.bout.purses_dollars) for result in report.results)
        self.gate.set(tr("Purses in all"), words.dollars(total))
        if report.biggest_purse is not None:
            result, side = report.biggest_purse
            self.purse.set(
                tr("Biggest purse"), words.dollars(result.bout.purses_dollars[side]), result.names[side]
            )
        else:
            self.purse.set(tr("Biggest purse"), tr("None"))
        if report.upsets:
            best = report.upsets[0]
            winner = best.names[best.sides[0]]
            remark = tr("{pop} POP less than the man he beat").format(pop=words.pop(best.upset_half))
            self.upset.set(tr("Upset of the night"), winner, remark)
        else:
            self.upset.set(tr("Upset of the night"), tr("None"), tr("The favourites had their way"))

    def _add_results(self) -> None:
        some, self._left = self._left[:AT_ONCE], self._left[AT_ONCE:]
        for result in some:
            self.results.body.addWidget(self._result(result, self._stories.get(result.bout.number)))
        if self._left:
            self._soon.ask()

    def _result(self, result: NightResult, story: Line | None) -> QWidget:
        holder = QWidget()
        link = Link(bill.result_sentence(result), Place("bout", result.bout.number), go=self.go)
        badges = [Badge(tr("Title bout"), "gold", holder)] if result.bout.title else []
        if result.tournament and not result.bout.title:
            badges.append(Badge(result.tournament, "neutral", holder))
        if result.upset_half >= 6:
            badges.append(Badge(tr("Upset"), "warn", holder))
        one, other = result.sides
        facts = tr("{arena}  ·  purses {first} and {second}").format(
            arena=words.arena(result.bout.arena),
            first=words.dollars(result.bout.purses_dollars[one]),
            second=words.dollars(result.bout.purses_dollars[other]),
        )
        decided = not result.outcome.method.is_stoppage
        scores = "   ".join(bill.scores(result)) if decided else ""
        box = column(row(link, *badges, None), space=1, parent=holder)
        box.addWidget(plain_label(f"{facts}  ·  {scores}" if scores else facts, tone="muted", wrap=True))
        if story is not None:
            box.addWidget(_told_in(story))
        else:
            self._untold[result.bout.number] = box
        set_margins(box, 0, 0, 0, 2)
        return holder

    def _fill_text(self, books: Books, report: NightReport) -> None:
        careers = (*report.retired, *report.newcomers, *report.off)
        for panel, items in ((self.titles, report.titles), (self.told, careers)):
            clear_layout(panel.body)
            for item in items:
                place = Place("fighter", item.fighters[0]) if item.fighters else None
                panel.body.addLayout(column(Link(news_sentence(books, item), place, go=self.go), space=1))
        show_if(self.titles, bool(report.titles))
        for manager, name, before, after in report.renewals:
            text = tr("{manager}'s share of {name}: {before} % before, now {after} %.")
            shown = text.format(manager=manager, name=name, before=before, after=after)
            label = plain_label(shown, wrap=True)
            label.setProperty("rule", "C21")
            self.told.body.addWidget(label)
        show_if(self.told, bool(careers or report.renewals))

    def _fill_moves(self) -> None:
        report, self._moves = self._moves, None
        if report is None:
            return
        pops = [
            (fighter.name, Place("fighter", fighter.number), words.signed(words.pop(half)))
            for fighter, half in (*report.risers, *report.fallers)
        ]
        ranks = [
            (fighter.name, Place("fighter", fighter.number), rank_words(before, after))
            for fighter, before, after in report.ranks[:16]
        ]
        self._fill_pairs(self.pop, pops)
        self._fill_pairs(self.ranks, ranks)

    def _fill_pairs(self, panel: Panel, rows: list[tuple[str, Place, str]]) -> None:
        """Names on the left, figures on the right."""
        clear_layout(panel.body)
        for name, place, figure in rows:
            link = Link(name, place, go=self.go)
            label = plain_label(figure)
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            panel.body.addLayout(row(link, None, label))
        show_if(panel, bool(rows))


def _titled(title: str) -> Panel:
    panel = Panel()
    panel.set_title(title)
    return panel


def rank_words(before: int | None, after: int | None) -> str:
    """A change of rank: ``No. 5 → No. 3``."""
    return tr("{before} → {after}").format(before=rank_word(before), after=rank_word(after))


def rank_word(rank: int | None) -> str:
    """A rank: ``No. 5``."""
    if rank is None:
        return tr("unranked")
    return tr("No. {rank}").format(rank=rank) if rank else tr("champion")
