"""The chance to win: worked out beside the window, and shown."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.bout.corner import RED
from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.look import px, theme
from ringside_manager.gui.operation import Job, Operation
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import column, note, plain_label, row
from ringside_manager.language import tr
from ringside_manager.odds.odds import Odds, Pool, Sampling
from ringside_manager.office.facts.prospects import Chances, Ending, Share, chances, pair_sampling

# The chance to win, worked out beside the window: a first answer at once, then a better one


FIRST = 200
"""Bouts of the first answer, fought in this process: well under a second."""
FURTHER = (800, 3000)
"""Bouts added for each better answer, fought in processes of their own."""
CHUNK = 20
"""Bouts after which it hears that it is no longer wanted."""
PATIENCE_MS = 150
"""How long a pair must be shown before anything is worked out for it."""

Question = tuple[int, int, int, int]
"""Red, blue, night, rounds."""


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
        """Work it out, unless that is under way or done already."""
        if question == self.question:
            return
        self.stop()
        self.question = question
        self.asked.emit()
        self._wait.start()

    def stop(self) -> None:
        self._wait.stop()
        self.question = None
        if self._operation is not None and not self._operation.done:
            self._operation.cancel()
        self._operation = None

    def _begin(self) -> None:
        if self.question is None:
            return
        try:
            sampling = pair_sampling(self._session.books, *self.question)
        except RingsideError:  # the bout system is missing, which was said when the league was opened
            self.is_last = True
            self.finished.emit()
            return
        self._go_on(self.question, sampling, 0)

    def _go_on(self, question: Question, sampling: Sampling, step: int) -> None:
        """One more step; the next follows when its answer has been told."""

        def then(odds: Odds) -> None:
            if question != self.question:
                return
            self.is_last = step == len(FURTHER)
            self.answered.emit(chances(odds))
            if self.is_last:
                self.finished.emit()
            else:
                self._go_on(question, sampling, step + 1)

        def failed(error: RingsideError) -> None:
            if question == self.question:
                self.is_last = True
                self.finished.emit()
            if not isinstance(error, CancelledError):
                self._session.failed.emit(error)

        title = tr("Working out the chance to win")
        self._operation = self._session.compute(title, lambda job: _fight(sampling, step, job), then, failed)


def _fight(sampling: Sampling, step: int, job: Job) -> Odds:
    """The first bouts here, the others elsewhere; off the window's thread."""
    if not step:
        return sampling.fight(FIRST, chunk=CHUNK, progress=_telling(job, FIRST))
    bouts = FURTHER[step - 1]
    try:
        return sampling.fight(bouts, pool().executor(), chunk=5 * CHUNK, progress=_telling(job, bouts))
    except (BrokenExecutor, OSError):  # no processes to be had: slower, but here
        pool().close()
        return sampling.fight(bouts, chunk=CHUNK, progress=_telling(job, bouts))


def _telling(job: Job, bouts: int) -> Callable[[int], None]:
    """Tells how far it is, and stops when it is told to."""
    done = 0

    def progress(more: int) -> None:
        nonlocal done
        done += more
        if not job.progress(done, bouts):
            raise CancelledError("Another pair is looked at.")

    return progress


_POOL = Pool()


def pool() -> Pool:
    """The processes of this program; they end with it."""
    application = QCoreApplication.instance()
    if application is not None and not application.property("pool"):
        application.setProperty("pool", True)
        application.aboutToQuit.connect(_POOL.close)
    return _POOL


# The chance to win as a bar, with how sure it is


class ChanceBar(QWidget):
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
    """The bar and what it says, also in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = ChanceBar()
        self.red, self.draw, self.blue = (
            plain_label(tone="red"),
            plain_label(tone="muted"),
            plain_label(tone="blue"),
        )
        self.endings, self.sure = plain_label(wrap=True), note()
        line = row(self.red, None, self.draw, None, self.blue)
        column(line, self.bar, self.endings, self.sure, space=1, parent=self)
        self.names = ("", "")
        self.wait()

    def wait(self, names: tuple[str, str] | None = None) -> None:
        self.names = names or self.names
        self.bar.show_chances(None)
        for label in (self.red, self.draw, self.blue, self.endings):
            label.setText("")
        self.sure.setText(tr("Being worked out…"))

    def forbid(self) -> None:
        """There is nothing to work out."""
        self.wait()
        self.sure.setText(tr("No bout, no chances."))

    def rest(self) -> None:
        """No better answer will come than the one shown, if there is one."""
        told = self.bar.chances
        if told is None:
            self.sure.setText(tr("Stopped."))
        else:
            self.show_chances(told, better_to_come=False)

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
        text = tr("From {bouts} bouts, getting better…") if better_to_come else tr("From {bouts} bouts.")
        self.sure.setText(text.format(bouts=bouts))
        said = (self.red.text(), self.draw.text(), self.blue.text(), self.endings.text(), self.sure.text())
        self.bar.setAccessibleName("; ".join(said))

    def _ending(self, ending: Ending) -> str:
        name = self.names[0] if ending.winner is RED else self.names[1]
        return tr("{name} by {method} {share}").format(
            name=name, method=words.method_short(ending.method), share=_whole(ending.share.share)
        )


def percent(share: Share) -> str:
    """A share with its error, in whole per cents."""
    return tr("{share} ± {error} %").format(
        share=round(100 * share.share), error=max(1, round(100 * share.error))
    )


def _whole(share: float) -> str:
    return tr("{percent} %").format(percent=round(100 * share))
