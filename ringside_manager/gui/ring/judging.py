"""What is to be judged: two fighters of a set or of the league, or a card of the league."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ringside_manager.bout import registry
from ringside_manager.bout.engine import AnyEngine, Setup
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.terms import OptionValue
from ringside_manager.campaign.books import Books, BoutState
from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import spacing
from ringside_manager.gui.operation import Background, Job, Operation, pool, processes
from ringside_manager.gui.place import Place
from ringside_manager.gui.ring.beginning import Candidate, Source, league_source, set_sources
from ringside_manager.gui.widgets.fields import Choice, Field, Whole
from ringside_manager.language import tr
from ringside_manager.odds import Policy, Sampling, record_number
from ringside_manager.odds.rule_books import Judgement, Typical, common_rounds, typical
from ringside_manager.office.facts import prospects

# What shall be judged first, wherever it was asked for


@dataclass(frozen=True, slots=True)
class Wish:
    """What shall be shown first: two fighters of the league by their numbers (0: nobody in particular), or a night's card.

    Or two by their ``names`` from the source of that title, over so many rounds.
    """

    red: int = 0
    blue: int = 0
    night: int = 0
    source: str = ""
    names: tuple[str, str] = ("", "")
    rounds: int = 0


def wish_of(place: Place) -> Wish:
    """The card of a night (``part`` is "card"), or two fighters of the league."""
    if place.part == "card":
        return Wish(night=place.number)
    return Wish(place.number, int(place.part) if place.part.isdecimal() else 0)


# Pairings fought under every bout system beside the window, one after the other, each told as soon as it is judged


SEED = 1974
"""Everybody who asks the same sees the same bouts."""
CHUNK = 25
"""Bouts after which it hears that no more are wanted."""

Executors = Callable[[], Executor | None]


@dataclass(frozen=True, slots=True)
class Question:
    """Pairings, each under every system in one order; how many bouts of each, and who decides in the corners."""

    pairings: tuple[tuple[Setup, ...], ...]
    bouts: int
    policy: Policy

    @property
    def total(self) -> int:
        """All the bouts there are to fight."""
        return self.bouts * sum(map(len, self.pairings))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one system makes of one pairing, by their places in the question, with the bout that is typical of it."""

    pairing: int
    system: int
    judgement: Judgement
    typical: Typical
    policy: Policy

    def record(self) -> BoutRecord:
        """The typical bout, to be watched."""
        return record_number(self.judgement.setup, SEED, self.typical[0], self.policy)


class Comparison(QObject):
    """Fights one question at a time; ``judged`` carries a ``Verdict`` after each system.

    ``progressed`` carries bouts fought and bouts to fight, ``ended`` an error of the house, or ``None`` after the
    last bout and after a stop.
    """

    judged = Signal(object)
    progressed = Signal(int, int)
    ended = Signal(object)

    def __init__(self, executors: Executors = processes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executors = executors
        self._background = Background(self)
        self._question: Question | None = None
        self._operation: Operation | None = None
        self._waiting: list[tuple[int, int]] = []

    @property
    def is_running(self) -> bool:
        return self._background.running is not None

    def ask(self, question: Question) -> None:
        """Fight it; nothing else may be running."""
        self._question = question
        self._waiting = [
            (pairing, system)
            for pairing, setups in enumerate(question.pairings)
            for system in range(len(setups))
        ]
        self._next()

    def stop(self) -> None:
        self._waiting.clear()
        self._background.stop()

    def close(self) -> None:
        """Stop, and wait for what is in hand."""
        self.stop()
        self._background.close()

    def _next(self) -> None:
        question = self._question
        if question is None or not self._waiting:
            self.ended.emit(None)
            return
        work = partial(_work, question, *self._waiting.pop(0), self._executors)
        self._operation = self._background.run(
            tr("Fighting under every rule book"), work, self._take, self._fail
        )
        self._operation.progressed.connect(self.progressed)
        self._operation.finished.connect(self._on_finished)

    def _take(self, verdict: Verdict) -> None:
        self.judged.emit(verdict)
        self._next()

    def _fail(self, error: RingsideError) -> None:
        self._waiting.clear()
        self.ended.emit(error)

    def _on_finished(self) -> None:
        if self._operation is not None and isinstance(self._operation.error, CancelledError):
            self.ended.emit(None)


def _work(question: Question, pairing: int, system: int, executors: Executors, job: Job) -> Verdict:
    """Off the window's thread: fight one pairing under one system, and look for the typical bout."""
    try:
        return _judged(question, pairing, system, executors(), job)
    except (BrokenExecutor, OSError):  # no processes to be had: slower, but here
        pool().close()
        return _judged(question, pairing, system, None, job)


def _judged(question: Question, pairing: int, system: int, executor: Executor | None, job: Job) -> Verdict:
    setups = question.pairings[pairing]
    done = question.bouts * (pairing * len(setups) + system)  # what was fought for others

    def progress(more: int) -> None:
        nonlocal done
        done += more
        if not job.progress(done, question.total):
            raise CancelledError("The comparison was stopped.")

    sampling = Sampling(setups[system], SEED, question.policy)
    judgement = Judgement(
        setups[system], sampling.fight(question.bouts, executor, chunk=CHUNK, progress=progress)
    )
    if executor is None:
        found = typical(judgement, SEED, question.policy)
    else:
        found = executor.submit(typical, judgement, SEED, question.policy).result()
    return Verdict(pairing, system, judgement, found, question.policy)


def complete(verdicts: Sequence[Verdict], systems: int) -> list[list[Judgement]]:
    """The judgements of every pairing that all systems have judged, in the order of the systems."""
    by_pairing: dict[int, list[Verdict]] = {}
    for verdict in verdicts:
        by_pairing.setdefault(verdict.pairing, []).append(verdict)
    return [
        [verdict.judgement for verdict in sorted(found, key=lambda one: one.system)]
        for found in by_pairing.values()
        if len(found) == systems
    ]


COUNTS = (100, 400, 2000)
COLUMNS = 4
"""Fields beside each other."""
NIGHTS = 12
"""So many nights gone by are offered."""


class Asking(QWidget):
    """The fields in which it is said; ``changed`` after every change."""

    changed = Signal()

    def __init__(self, books: Books | None = None, wish: Wish | None = None) -> None:
        super().__init__()
        self._books, self._wish = books, wish or Wish()
        self.engines: tuple[AnyEngine, ...] = tuple(map(registry.get, registry.names()))
        self._sources = (*(() if books is None else (league_source(books),)), *set_sources())
        self._candidates: tuple[Candidate, ...] = ()
        self.refused = ""
        self.what = Choice(tr("What is judged"), self._subjects(), self._on_what)
        self.source = Choice(
            tr("Fighters from"),
            [(source.title, place) for place, source in enumerate(self._sources)],
            self._on_source,
        )
        self.red, self.blue = (
            Choice(name, (), self.changed.emit)
            for name in (tr("Fighter in the red corner"), tr("Fighter in the blue corner"))
        )
        self.rounds = Whole(
            tr("Scheduled rounds"),
            max(engine.info.rounds[0] for engine in self.engines),
            min(engine.info.rounds[-1] for engine in self.engines),
        )
        wished = self._wish.rounds
        known = self.rounds.minimum() <= wished <= self.rounds.maximum()
        self.rounds.show_value(wished if known else common_rounds(self.engines))
        self.corners = Choice(
            tr("Who decides in both corners"),
            [(tr("The dice alone"), Policy.PLAIN), (tr("The program at its best"), Policy.AI)],
            self.changed.emit,
        )
        self.count = Choice(
            tr("Bouts under each"), [(tr("{n} bouts").format(n=words.number(n)), n) for n in COUNTS],
            self.changed.emit,
        )  # fmt: skip
        self.count.show_value(COUNTS[1])
        self.rounds.valueChanged.connect(self.changed)
        self._lay_out()
        if self._wish.night:
            self.what.show_value(self._wish.night, _night(self._wish.night))
        titles = [source.title for source in self._sources]
        if self._wish.source in titles:
            self.source.setCurrentIndex(titles.index(self._wish.source))
        self._on_source()
        self._on_what()

    # what is asked -------------------------------------------------------------------------------------

    @property
    def message(self) -> str:
        """What keeps it from being judged; empty if nothing does."""
        if self.refused:
            return self.refused
        if not self.night and self.red.currentText() == self.blue.currentText():
            return tr("{name} cannot box himself. Choose another fighter for one corner.").format(
                name=self.red.currentText()
            )
        return ""

    @property
    def night(self) -> int:
        """The night whose card is judged; 0 for one pairing."""
        return int(self.what.currentData() or 0)

    def question(self) -> Question:
        """What is asked; errors of the house if a system cannot have it so."""
        if self.night and self._books is not None:
            pairings = tuple(
                prospects.setups_of_bout(self._books, bout, self.engines)
                for bout in prospects.bouts_to_compare(self._books, self.night)
            )
        else:
            pairings = (self._pairing(),)
        return Question(pairings, self.count.currentData(), self.corners.currentData())

    def _pairing(self) -> tuple[Setup, ...]:
        red, blue = (self._candidates[box.currentData()] for box in (self.red, self.blue))
        found = []
        for engine in self.engines:
            terms = engine.info.terms(self.rounds.value(), self._options(engine))
            found.append(Setup(engine, red.card(engine), blue.card(engine), terms))
        return tuple(found)

    def _options(self, engine: AnyEngine) -> dict[str, OptionValue]:
        """The league's own options hold for its fighters under its own system."""
        books = self._books
        if books is None or self.source.currentData() or engine.info.system != books.system:
            return {}
        return dict(books.options.bout_options)

    # fields --------------------------------------------------------------------------------------------

    def _subjects(self) -> list[tuple[str, object]]:
        found: list[tuple[str, object]] = [(tr("One pairing"), 0)]
        if self._books is not None:
            found += [(_night(night), night) for night in _nights(self._books)]
        return found

    def _on_what(self) -> None:
        for field in self._of_a_pair:
            field.setEnabled(not self.night)
        self.changed.emit()

    def _on_source(self) -> None:
        self.refused = ""
        source = self._sources[self.source.currentData() or 0]
        try:
            self._candidates = tuple(source.load())
        except RingsideError as refused:
            self.refused = error_text(refused).text
            self._candidates = ()
        names = [(candidate.name, place) for place, candidate in enumerate(self._candidates)]
        wished = self._wished(source)
        for place, (box, name) in enumerate(zip((self.red, self.blue), wished, strict=True)):
            box.offer(names)
            chosen = next((at for known, at in names if known == name), min(place, len(names) - 1))
            box.setCurrentIndex(chosen)
        if names and self.red.currentIndex() == self.blue.currentIndex():
            self.blue.setCurrentIndex((self.red.currentIndex() + 1) % len(names))
        self.changed.emit()

    def _wished(self, source: Source) -> tuple[str, str]:
        if source.title == self._wish.source:
            return self._wish.names
        if self._books is None or self.source.currentData():
            return source.pair
        names = [
            self._books.fighters[number].name if number in self._books.fighters else ""
            for number in (self._wish.red, self._wish.blue)
        ]
        return names[0], names[1]

    def _lay_out(self) -> None:
        pair = [
            Field(text, widget)
            for text, widget in (
                (tr("Fighters from"), self.source),
                (tr("Red corner"), self.red),
                (tr("Blue corner"), self.blue),
                (tr("Rounds"), self.rounds),
            )
        ]
        how = [Field(tr("Who decides"), self.corners), Field(tr("Bouts under each"), self.count)]
        self._of_a_pair = pair
        subject = [] if self._books is None else [Field(tr("What is judged"), self.what)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(spacing(3))
        for place, field in enumerate((*subject, *pair, *how)):
            grid.addWidget(field, *divmod(place, COLUMNS))
        for at in range(COLUMNS):
            grid.setColumnStretch(at, 1)


def _nights(books: Books) -> list[int]:
    """Nights with bouts made, and the latest held, the next first."""
    made = {bout.night for bout in books.bouts.values() if bout.state is BoutState.MADE}
    held = {bout.night for bout in books.bouts.values() if bout.is_over}
    return [*sorted(made), *sorted(held - made, reverse=True)[:NIGHTS]]


def _night(night: int) -> str:
    return tr("The card of night {night}").format(night=night)
