"""The chance to win: worked out beside the window, and shown."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from itertools import accumulate
from math import ceil
from time import monotonic

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.bout.corner import RED
from ringside_manager.campaign.bouts import carried_into
from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.look import px, theme
from ringside_manager.gui.operation import Job, Operation, pool
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import column, note, plain_label, row
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.language import tr
from ringside_manager.odds import Sampling
from ringside_manager.odds.workers import processors
from ringside_manager.office.facts.prospects import Chance, Chances, Ending, chances, pair_sampling

# Chances to win, worked out beside the window: a first answer at once, then better ones


FIRST = 200
"""Bouts of the first answer for a pair, fought in this process: well under a second."""
FURTHER = (800, 3000)
"""Bouts added for each better answer, fought in processes of their own."""
FIELD = (60, 400, 1000, 2500, 10_000)
"""Bouts of each pair after each round through all opponents."""
LOOK, SURE, POINT = 500, 2500, 0.01
"""Where bouts are compiled the first round looks at each pair after so many bouts, and ends when the standard error of its
chance is a point: with ``SURE`` that of any is.
"""
LONGEST = 60.0
"""Seconds after which no round through all opponents goes on, as far as can be told before."""
CHUNK = 20
"""Bouts after which it hears that it is no longer wanted."""
PATIENCE_MS = 150
"""How long a pair must be shown before anything is worked out for it."""

Question = tuple[int, int, int, int]
"""Red, blue, night, rounds."""


class Samples:
    """The samples of the pairs looked at: one for each pair on its terms, which grows from where it stood."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._kept: dict[Hashable, Sampling] = {}

    def of(self, question: Question) -> Sampling:
        """The sample of a pair; errors as ``pair_sampling``."""
        red, blue, night, _rounds = question
        books = self._session.books
        pages = [books.fighters[number] for number in (red, blue)]
        brought = [(page.number, page.abilities, carried_into(books, page, night)) for page in pages]
        key = (*brought, question[3])
        if key not in self._kept:
            self._kept[key] = pair_sampling(self._session.books, *question)
        return self._kept[key]


class ChanceOfPair(QObject):
    """Answers for one pair at a time; another question calls the first off."""

    answered = Signal(object)
    """A ``Chances``; each is better than the one before."""
    asked = Signal()
    """There is another question and no answer yet."""
    finished = Signal()
    """No better answer will come, because this is the best or because somebody stopped it."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.samples = Samples(session)
        self._operation: Operation | None = None
        self.question: Question | None = None
        self.is_last = False
        """Whether the latest answer is the best that will come."""
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(PATIENCE_MS)
        self._wait.timeout.connect(self._begin)

    @property
    def is_working(self) -> bool:
        return self._wait.isActive() or (self._operation is not None and not self._operation.done)

    def ask(self, question: Question) -> None:
        """Work it out, unless that is under way or done already; what is known of it is told at once."""
        if question == self.question:
            return
        self.stop()
        self.question = question
        self.asked.emit()
        sampling = self._sampling()
        if sampling is not None and sampling.bouts:
            self._tell(sampling)
        if not (self.is_last and sampling is not None and sampling.bouts):
            self._wait.start()

    def stop(self) -> None:
        self._wait.stop()
        self.question = None
        if self._operation is not None and not self._operation.done:
            self._operation.cancel()
        self._operation = None

    def _sampling(self) -> Sampling | None:
        try:
            return None if self.question is None else self.samples.of(self.question)
        except RingsideError:  # the bout system is missing, which was said when the league was opened
            return None

    def _begin(self) -> None:
        if self.question is None:
            return
        sampling = self._sampling()
        if sampling is None:
            self.is_last = True
            self.finished.emit()
        else:
            self._go_on(self.question, sampling)

    def _tell(self, sampling: Sampling) -> None:
        self.is_last = _wanted(sampling) is None
        self.answered.emit(chances(sampling.odds))
        if self.is_last:
            self.finished.emit()

    def _go_on(self, question: Question, sampling: Sampling) -> None:
        """One more step; the next follows when its answer has been told."""

        def then(_: object) -> None:
            if question != self.question:
                return
            self._tell(sampling)
            if not self.is_last:
                self._go_on(question, sampling)

        def failed(error: RingsideError) -> None:
            if question == self.question:
                self.is_last = True
                self.finished.emit()
            if not isinstance(error, CancelledError):
                self._session.failed.emit(error)

        bouts = _wanted(sampling) or 0
        here = not sampling.bouts
        title = tr("Working out the chance to win")
        self._operation = self._session.compute(
            title, lambda job: fight_more(sampling, bouts, _telling(job, bouts), here=here), then, failed
        )


def _wanted(sampling: Sampling) -> int | None:
    """How many more bouts the next answer for a pair takes; ``None`` after the last."""
    goals = accumulate((FIRST, *FURTHER))
    return next((goal - sampling.bouts for goal in goals if goal > sampling.bouts), None)


class ChancesOfField(QObject):
    """Chances of many pairs at once, better with each round through them; it ends after ``rounds``."""

    told = Signal()
    """Some are better known than before."""
    settled = Signal()
    """All are known, or as well as they will be: what is sorted by them may be sorted again."""

    def __init__(self, session: Session, samples: Samples, parent: QObject, rounds: int = 9) -> None:
        super().__init__(parent)
        self._session, self._samples = session, samples
        self._operation: Operation | None = None
        self._questions: Mapping[int, Question] = {}
        self._asked: dict[int, Sampling] = {}
        self._seconds, self._rounds = 0.0, rounds

    @property
    def is_working(self) -> bool:
        return self._operation is not None and not self._operation.done

    def chances(self, number: int) -> Chances | None:
        """What is known of the question asked by that number."""
        sampling = self._sampling(number)
        return chances(sampling.odds) if sampling is not None and sampling.bouts else None

    def ask(self, questions: Mapping[int, Question]) -> None:
        """These are to be worked out, when it goes on; what is known of any stays."""
        self.stop()
        self._seconds = 0.0
        self._questions, self._asked = questions, {}

    def _sampling(self, number: int) -> Sampling | None:
        if number in self._questions and number not in self._asked:
            try:
                self._asked[number] = self._samples.of(self._questions[number])
            except RingsideError:  # the bout system is missing, which was said when the league was opened
                self._questions = {}
        return self._asked.get(number)

    def stop(self) -> None:
        """Work out nothing until it is told to go on."""
        if self._operation is not None and not self._operation.done:
            self._operation.cancel()
        self._operation = None

    def go_on(self) -> None:
        """Begin the next round, unless all are known well enough, it would take too long or one is under way."""
        goals = FIELD[: self._rounds]
        asked = [sampling for number in self._questions if (sampling := self._sampling(number)) is not None]
        least = min((sampling.bouts for sampling in asked), default=goals[-1])
        goal = next((goal for goal in goals if goal > least), None)
        if self.is_working or goal is None or (least and self._seconds * goal / least > LONGEST):
            return
        began, here = monotonic(), not least

        def work(job: Job) -> None:
            listen = _listening(job)
            if asked[0].is_quick:
                _fight_all(asked, listen, job)
                return
            for place, sampling in enumerate(asked):
                if sampling.bouts < goal:
                    fight_more(sampling, goal - sampling.bouts, listen, here=here)
                    job.progress(place + 1, len(asked))

        def then(_: object) -> None:
            if operation is self._operation:
                self._seconds += monotonic() - began
                self.settled.emit()
                self.go_on()

        def failed(error: RingsideError) -> None:
            if not isinstance(error, CancelledError):
                self._session.failed.emit(error)

        operation = self._session.compute(tr("Working out the chances to win"), work, then, failed)
        operation.progressed.connect(lambda *_: self.told.emit() if operation is self._operation else None)
        self._operation = operation


def _fight_all(asked: Sequence[Sampling], listen: Callable[[int], None], job: Job) -> None:
    """Make compiled samples as large as they must be to be sure, then as large as they will be, as many at once as there
    are processors.
    """
    known = all(_lacking(sampling) == 0 for sampling in asked)

    def fight(sampling: Sampling) -> None:
        listen(0)
        while more := max(0, FIELD[-1] - sampling.bouts) if known else _lacking(sampling):
            sampling.fight(more, chunk=more, progress=listen)

    with ThreadPoolExecutor(processors()) as threads:
        for place, _ in enumerate(threads.map(fight, asked)):
            job.progress(place + 1, len(asked))


def _lacking(sampling: Sampling) -> int:
    """How many more bouts may do until the standard error of the chance is a point."""
    enough = LOOK
    if sampling.bouts >= LOOK:
        enough = min(ceil(sampling.bouts * (sampling.odds.chance_error / POINT) ** 2), SURE)
    return max(0, min(enough, FIELD[-1]) - sampling.bouts)


def fight_more(sampling: Sampling, bouts: int, progress: Callable[[int], None], *, here: bool) -> None:
    """Make a sample larger, off the window's thread: in this process, or in others unless there are none to be had."""
    if here:
        sampling.fight(bouts, chunk=CHUNK, progress=progress)
        return
    try:
        sampling.fight(bouts, pool().executor(), chunk=5 * CHUNK, progress=progress)
    except (BrokenExecutor, OSError):  # no processes to be had: slower, but here
        pool().close()
        sampling.fight(bouts, chunk=CHUNK, progress=progress)


def _telling(job: Job, bouts: int) -> Callable[[int], None]:
    """Tells how far it is, and stops when it is told to."""
    done = 0

    def progress(more: int) -> None:
        nonlocal done
        done += more
        if not job.progress(done, bouts):
            raise CancelledError("Another pair is looked at.")

    return progress


def _listening(job: Job) -> Callable[[int], None]:
    """Stops when it is told to."""

    def progress(_: int) -> None:
        if job.cancelled:
            raise CancelledError("Another fighter is looked at.")

    return progress


# The chance to win as a bar, with how sure it is


class ChanceBar(Spoken, QWidget):
    """Red from the left, blue from the right, draws between; the whiskers show how far the truth may lie."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chances: Chances | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(240), px(22))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(120), px(22))

    def show_chances(self, told: Chances | None) -> None:
        """Show other chances; ``None`` for none yet."""
        self.chances = told
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        room = QRectF(self.rect()).adjusted(0, px(3), 0, -px(3))
        colours = theme()
        painter.setBrush(QColor(colours.line))
        painter.drawRoundedRect(room, px(4), px(4))
        if self.chances is None:
            return
        self._part(painter, room, 0.0, self.chances.red.share, colours.red)
        self._part(painter, room, 1 - self.chances.blue.share, 1.0, colours.blue)
        for at, share in (
            (self.chances.red.share, self.chances.red),
            (1 - self.chances.blue.share, self.chances.blue),
        ):
            self._whisker(painter, room, at, share.error)

    def _part(self, painter: QPainter, room: QRectF, begin: float, end: float, colour: str) -> None:
        painter.setBrush(QColor(colour))
        left = room.left() + begin * room.width()
        painter.drawRect(QRectF(left, room.top(), (end - begin) * room.width(), room.height()))

    def _whisker(self, painter: QPainter, room: QRectF, at: float, error: float) -> None:
        painter.setBrush(QColor(theme().text))
        left, right = (room.left() + min(max(x, 0.0), 1.0) * room.width() for x in (at - error, at + error))
        middle = room.center().y()
        painter.drawRect(QRectF(left, middle - 0.75, right - left, 1.5))
        for x in (left, right):
            painter.drawRect(QRectF(x - 0.75, middle - px(4), 1.5, px(8)))


class ChanceView(QWidget):
    """The bar and what it says, also in words; a ``brief`` one leaves out how the bouts end."""

    def __init__(self, parent: QWidget | None = None, *, brief: bool = False) -> None:
        super().__init__(parent)
        self.bar = ChanceBar()
        self.red, self.draw, self.blue = (
            plain_label(tone="red"),
            plain_label(tone="muted"),
            plain_label(tone="blue"),
        )
        self.endings, self.sure = plain_label(wrap=True), note()
        line = row(self.red, None, self.draw, None, self.blue)
        self._brief = brief
        column(line, self.bar, self.endings, self.sure, space=1, parent=self)
        self.names = ("", "")
        self.wait()

    def wait(self, names: tuple[str, str] | None = None) -> None:
        self.names = names or self.names
        self.bar.show_chances(None)
        for label in (self.red, self.draw, self.blue, self.endings):
            label.setText("")
        self._say(tr("Being worked out…"))

    def forbid(self, why: str) -> None:
        """There is nothing to work out, and why."""
        self.wait()
        self._say(why)

    def rest(self) -> None:
        """No better answer will come than the one shown, if there is one."""
        told = self.bar.chances
        if told is None:
            self._say(tr("Stopped."))
        else:
            self.show_chances(told, better_to_come=False)

    def _say(self, why: str) -> None:
        """Say why there are no chances."""
        self.sure.setText(why)
        self.sure.setVisible(bool(why))
        self.bar.setAccessibleName(why)

    def show_chances(self, told: Chances, *, better_to_come: bool) -> None:
        """Show an answer; say if a better one is on its way."""
        self.bar.show_chances(told)
        wins = tr("{name} wins {share}")
        self.red.setText(wins.format(name=self.names[0], share=percent(told.red)))
        self.blue.setText(wins.format(name=self.names[1], share=percent(told.blue)))
        self.draw.setText(tr("draw {share}").format(share=percent(told.draw)))
        most = "; ".join(self._ending(ending) for ending in told.endings[:3])
        half = tr("Half of the bouts are over by round {round}; {share} go the distance.").format(
            round=told.typical_round, share=_whole(told.distance.share)
        )
        self.endings.setText(f"{most}.\n{half}" if most else half)
        bouts = words.number(told.bouts)
        text = tr("From {bouts} bouts so far…") if better_to_come else tr("From {bouts} bouts.")
        self.sure.setText(text.format(bouts=bouts))
        for label in (self.endings, self.sure):
            label.setVisible(not self._brief)
        said = (self.red.text(), self.draw.text(), self.blue.text(), self.endings.text(), self.sure.text())
        self.bar.setAccessibleName("; ".join(said))

    def _ending(self, ending: Ending) -> str:
        name = self.names[0] if ending.winner is RED else self.names[1]
        return tr("{name} by {method} {share}").format(
            name=name, method=words.method_short(ending.method), share=_whole(ending.share.share)
        )


def percent(share: Chance) -> str:
    """A share with its error, in whole per cents."""
    return tr("{share} ± {error} %").format(
        share=round(100 * share.share), error=max(1, round(100 * share.error))
    )


def _whole(share: float) -> str:
    return tr("{percent} %").format(percent=round(100 * share))
