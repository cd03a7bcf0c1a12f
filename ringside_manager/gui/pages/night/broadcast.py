"""The screen of a broadcast: it shows one scene after the other, by itself or by one key."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ringside_manager.gui.advance import NightRun
from ringside_manager.gui.board import Moment
from ringside_manager.gui.board.board import Board
from ringside_manager.gui.look import theme
from ringside_manager.gui.operation import Job
from ringside_manager.gui.pages.night.programme import Kind, Programme, Reel, Scene, evening_of, reels_of
from ringside_manager.gui.pages.night.scenes import (
    LEFT,
    RIGHT,
    RING,
    Lettering,
    Shot,
    has_floor,
    paint_shot,
    part_of,
)
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.gui.ring.watching import without_scores
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.language import tr
from ringside_manager.office.facts.nights import evening_results

_ON = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right, Qt.Key.Key_PageDown)
_PAUSE = (Qt.Key.Key_P, Qt.Key.Key_Pause, Qt.Key.Key_MediaPlay, Qt.Key.Key_MediaTogglePlayPause)
_PACES = {Qt.Key.Key_Plus: 1.25, Qt.Key.Key_Minus: 0.8}
_SLOWEST, _FASTEST = 0.4, 4.0


class BroadcastScreen(Spoken, QWidget):
    """A night that has been held, shown as if it went on now; it closes itself after the last scene.

    Where the night is just being shown bout by bout, it goes on from there, and each result it shows is shown there
    too; whoever leaves early finds the rest still held back.
    """

    def __init__(self, session: Session, night: int, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self.setWindowTitle(tr("Broadcast of fight night {night}").format(night=night))
        self._run = NightRun.of(session)
        goes_on = self._run.concealing and self._run.night == night
        results = self._run.results if goes_on else evening_results(session.books, night)
        self._run_shown = self._run.revealed if goes_on else None
        self.evening = evening_of(session, night, results)
        self.reels: tuple[Reel, ...] = ()
        self.programme: Programme | None = None
        self.said: tuple[str, ...] = ()
        """What is written on the screen now."""
        self._filmed: tuple[int, Course] | None = None
        self._moment: Moment | None = None
        self.board = Board(self)
        self.board.set_parts(())  # the ring alone: small print is not read from the sofa
        self.board.hide()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.on)
        self._left = 0
        """Milliseconds of the scene still to come while it is paused."""
        self.setCursor(Qt.CursorShape.BlankCursor)
        self._opening = session.compute(tr("Preparing the broadcast"), self._work, self._begin)

    def _work(self, job: Job) -> tuple[Reel, ...]:
        return reels_of(self.evening.results, self.evening.records, self.evening.televised, job)

    def _begin(self, reels: tuple[Reel, ...]) -> None:
        if isValid(self) and reels:
            self.reels = reels
            self.programme = Programme(reels, self._run_shown or 0)
            self._enter()

    # What is done

    def on(self) -> None:
        """Go on to the next scene; after the last the broadcast is over."""
        if self.programme is None:
            return
        if self.programme.on():
            self._enter()
        else:
            self.close()

    def skip(self) -> None:
        """Go on to the end of the bout in the ring."""
        if self.programme is not None:
            self.programme.skip()
            self._enter()

    def pause(self) -> None:
        """Let the scene stand, or go on with it."""
        if self.programme is None:
            return
        self.programme.paused = not self.programme.paused
        if self.programme.paused:
            self._left = max(1, self._timer.remainingTime())
            self._timer.stop()
        else:
            self._timer.start(self._left)
        self.update()

    def set_pace(self, times: float) -> None:
        """Go so many times as fast, from the scene on that stands now."""
        if self.programme is not None:
            self.programme.pace = times
            self._wait()

    def _wait(self) -> None:
        assert self.programme is not None
        self._left = self.programme.milliseconds
        if not self.programme.paused:
            self._timer.start(self._left)

    def _enter(self) -> None:
        assert self.programme is not None
        scene = self.programme.scene
        while self._run_shown is not None and self._run_shown < scene.told and self._run.concealing:
            self._run_shown += 1
            self._run.next()
        self._show_ring(scene)
        self._wait()
        self.update()

    def _show_ring(self, scene: Scene) -> None:
        reel, self._moment = self.reels[scene.bout], None
        if scene.kind in (Kind.ACTION, Kind.AGAIN) and reel.film is not None:
            if self._filmed is None or self._filmed[0] != scene.bout:
                self._filmed = scene.bout, Course(reel.film)
                red, blue = self.evening.sitters[scene.bout]
                self.board.set_bout(reel.film.setup, (red, blue))
            place = reel.lines[scene.step].event + 1 if scene.kind is Kind.ACTION else scene.step
            self._moment = without_scores(self._filmed[1].moment(place), reel.film.setup.engine.info)
        self.board.setVisible(self._moment is not None and has_floor(reel))
        if self._moment is not None:
            self.board.show_moment(self._moment, animate=True)

    # What is seen

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        picture = QRectF(self.rect())
        scene = Scene(Kind.BILL, self._run_shown or 0, 0, 0.0, 0)
        if self.programme is not None:
            scene = self.programme.scene
        reel = self.reels[scene.bout] if self.reels else Reel(0)
        shot = Shot(self.evening, scene, reel, self.evening.bouts[scene.bout], self._moment)
        self.said = paint_shot(painter, picture, shot)
        self._paint_foot(Lettering(painter, picture))
        self.setAccessibleName("\n".join(self.said))
        painter.end()

    def _paint_foot(self, page: Lettering) -> None:
        """The keys, small: whoever presses one sits nearer."""
        keys = tr("Space: on   S: to the end of the bout   P: pause   +/−: faster, slower   Esc: leave")
        page.write(page.box(20, 96, 78, 3.4), keys, 2.0, theme().muted, align=RIGHT)
        if self.programme is not None and self.programme.paused:
            page.write(page.box(2, 95, 20, 4.6), tr("Pause"), 3.4, theme().warn, align=LEFT, bold=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.setGeometry(part_of(QRectF(self.rect()), *RING).toRect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space goes on, S to the end of the bout, P pauses, plus and minus change the pace, Escape leaves."""
        key = event.key()
        if key in _ON:
            self.on()
        elif key in _PAUSE:
            self.pause()
        elif key == Qt.Key.Key_S:
            self.skip()
        elif key in _PACES and self.programme is not None:
            self.set_pace(min(max(self.programme.pace * _PACES[Qt.Key(key)], _SLOWEST), _FASTEST))
        elif key == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click goes on, as the key does."""
        self.on()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._timer.stop()
        self._opening.cancel()
        event.accept()


def broadcast(session: Session, night: int, over: QWidget) -> BroadcastScreen:
    """Show a night on the whole of the screen a window is on, and return what shows it."""
    screen = BroadcastScreen(session, night, over.window())
    screen.setGeometry(over.screen().geometry())
    screen.showFullScreen()
    screen.setFocus()
    return screen
