"""The ring. A bout in the window: it is watched, played, or both; everybody who shows it follows its signals."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ringside_manager.bout.corner import CORNERS, Corner, Request
from ringside_manager.bout.drive import Verdict, replay, setup_of
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import CountedOut, Event, Fell, RoundScored
from ringside_manager.bout.record import BoutRecord
from ringside_manager.gui.board.window import SystemWindow, window_of
from ringside_manager.gui.settings import settings
from ringside_manager.play import Contest, Film, Jump, Seat, Until

# A bout in the window: it is watched, played, or both; everybody who shows it follows its signals


Keep = Callable[[str, bool], object]
"""Told the bout as text after everything a person decided, and whether it is over."""


class TakingBack(Enum):
    """Whether decisions may be taken back."""

    FREE = "free"
    AGREED = "agreed"
    """If the other person agrees."""
    NEVER = "never"


def agreed(contest: Contest, otherwise: TakingBack) -> TakingBack:
    """Return what was agreed before the first bell of a bout; ``otherwise`` where it does not say."""
    said = contest.notes.get("taking_back")
    return next((one for one in TakingBack if one.value == said), otherwise)


class LiveBout(QObject):
    """One bout with its film; ``contest`` is there while it is played, ``None`` when it is only watched.

    ``scores`` says whether the scorecards are open before the end.
    """

    moved = Signal(int)
    """The film has become another; carries how many of its events are as before."""
    asked = Signal()
    """People have to decide, throw a die, or the bout is over."""
    ended = Signal()

    def __init__(
        self,
        film: Film,
        seed: int,
        contest: Contest | None = None,
        *,
        keep: Keep | None = None,
        scores: bool = True,
        taking_back: TakingBack = TakingBack.FREE,
        verdict: Verdict | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.film, self.seed, self.contest = film, seed, contest
        self.scores, self.taking_back, self.verdict = scores, taking_back, verdict
        self.finished: BoutRecord | None = None
        """The record, once the bout is over."""
        self._keep = keep

    @classmethod
    def watched(cls, record: BoutRecord, parent: QObject | None = None) -> LiveBout:
        """A recorded bout, to be watched; its film is empty if these rules cannot follow it.

        Raises ``UnknownNameError`` for a system that is not installed.
        """
        shown = replay(record, watch=True)
        film = Film(setup_of(record)) if shown.bout is None else Film.of(shown.bout)
        match = cls(film, record.seed, verdict=shown.verdict, parent=parent)
        match.finished = record
        return match

    @classmethod
    def played(
        cls,
        contest: Contest,
        keep: Keep | None = None,
        *,
        scores: bool = True,
        taking_back: TakingBack = TakingBack.FREE,
        parent: QObject | None = None,
    ) -> LiveBout:
        """A contest, run on to where the first person is asked when ``begin`` is called."""
        film = Film.of(contest.bout)
        match = cls(
            film, contest.bout.seed, contest, keep=keep, scores=scores, taking_back=taking_back, parent=parent
        )
        if contest.is_over:  # nobody was asked anything before its end
            match.finished = contest.record()
        return match

    @property
    def setup(self) -> Setup:
        """Who fights whom under what rules."""
        return self.film.setup

    @property
    def window(self) -> SystemWindow:
        return window_of(self.setup.engine.info)

    @property
    def names(self) -> tuple[str, str]:
        engine = self.setup.engine
        red, blue = (str(engine.card_data(card)["name"]) for card in (self.setup.red, self.setup.blue))
        return red, blue

    def name(self, corner: Corner) -> str:
        return self.names[corner.index]

    @property
    def is_live(self) -> bool:
        """Whether it is being fought, so that more is to come."""
        return self.contest is not None and not self.contest.is_over

    @property
    def is_kept(self) -> bool:
        return self._keep is not None

    @property
    def requests(self) -> tuple[Request[Any], ...]:
        return self.contest.asked if self.contest is not None else ()

    @property
    def people(self) -> tuple[Corner, ...]:
        """The corners people sit in."""
        if self.contest is None:
            return ()
        return tuple(corner for corner in CORNERS if self.contest.seat(corner).is_person)

    def begin(self) -> None:
        """Let the bout run to where somebody is asked."""
        self._go_on()

    def answer(self, request: Request[Any], choice: Any) -> None:
        """A person has decided; raises as ``Bout.answer``."""
        assert self.contest is not None
        decided = len(self.contest.bout.choices)
        self.contest.answer(request, choice)
        if self.contest.asked and len(self.contest.bout.choices) == decided:  # one of two secrets is in
            self.asked.emit()
        else:
            self._go_on()

    def enter(self, roll: int) -> None:
        """A die was thrown at the table; raises as ``Bout.enter``."""
        assert self.contest is not None
        self.contest.enter(roll)
        self._go_on()

    def hand_over(self, corners: Iterable[Corner], until: Until, plan: Seat | None = None) -> None:
        """Let somebody else decide for corners of people for a while; raises as ``Contest.hand_over``."""
        assert self.contest is not None
        for corner in corners:
            self.contest.hand_over(corner, until, plan)
        self._go_on()

    def instruct(self, given: Mapping[Corner, Seat | None]) -> None:
        """Let corners box to the next bell by an instruction, ``None`` for their own judgement; raises as ``Contest.hand_over``."""
        assert self.contest is not None
        for corner, plan in given.items():
            self.contest.hand_over(corner, Until.BELL, plan)
        self._go_on()

    def lead_no_more(self, corner: Corner) -> None:
        """A person decides everything in his corner again."""
        assert self.contest is not None
        self.contest.lead_no_more(corner)
        self._go_on()

    def take_back(self) -> None:
        assert self.contest is not None
        self.contest.take_back()
        self.finished = None
        self._go_on()

    def resign(self, corner: Corner) -> None:
        assert self.contest is not None
        self.contest.resign(corner)
        self._go_on()

    def _go_on(self) -> None:
        """Let the program's corners answer, keep the bout, and tell everybody."""
        contest = self.contest
        assert contest is not None
        contest.run_on()
        same = self.film.take(contest.bout)
        if contest.is_over:
            self.finished = contest.record()
        if self._keep is not None:
            self._keep(self.finished.to_json() if self.finished else contest.put_aside(), contest.is_over)
        self.moved.emit(same)
        self.asked.emit()
        if contest.is_over:
            self.ended.emit()


# The player of a bout's film: where it stands, and how fast it goes on by itself


PACE = 0.9
"""Seconds an event is shown at normal speed, enough to read what it was."""


FRAME = 0.016
"""Seconds between two pictures at least."""


_LINGER = 2.2
"""How many times as long a fall and the end of a round are shown."""


_KEY = "ring/speed"


class Speed(Enum):
    """How many times as fast as normal."""

    HALF = 0.5
    NORMAL = 1.0
    DOUBLE = 2.0
    FOURFOLD = 4.0
    EIGHTFOLD = 8.0
    TOP = 600.0
    """A whole bout in two or three seconds."""

    def stepped(self, steps: int) -> Speed:
        """The speed that many steps faster or slower, as far as there are any."""
        speeds = list(Speed)
        return speeds[min(max(speeds.index(self) + steps, 0), len(speeds) - 1)]


class Player(QObject):
    """Goes through the film of a match, forwards and back, by hand or by itself.

    ``place`` is the number of events seen.  Whoever is at the end of a bout that is being fought sees its new
    events at the pace set; whoever is elsewhere stays there.  At most one picture is asked for in a ``FRAME``, so at
    high speed several events go by at once and nothing waits.
    """

    placed = Signal(int, bool)
    """The place has changed; carries it, and whether what happened is to be shown happening."""
    playing_changed = Signal()
    speed_changed = Signal()
    stretched = Signal()
    """The film has become longer or shorter, or another; the place is one of the new film already."""

    def __init__(
        self, match: LiveBout, parent: QObject | None = None, *, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self.match = match
        self._now = now
        self._place = 0
        self._length = len(match.film)
        self._due = 0.0
        self._speed = _remembered()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.tick)
        self._playing = False
        self.halted = False
        """Whether it has stopped by itself at a fall, which is to be seen before it goes on."""
        match.moved.connect(self._on_moved)

    @property
    def place(self) -> int:
        """How many events have been seen, 0 to the length of the film."""
        return self._place

    @property
    def at_end(self) -> bool:
        return self._place >= len(self.match.film)

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._playing

    @property
    def speed(self) -> Speed:
        return self._speed

    def set_speed(self, speed: Speed) -> None:
        """Go on faster or slower, now and in bouts to come; top speed is for this bout alone."""
        if speed is self._speed:
            return
        self._speed = speed
        if speed is not Speed.TOP:
            settings().set_value(_KEY, speed.name)
        if self._playing:
            self._wait_for_next()
        self.speed_changed.emit()

    def go_to(self, place: int, animate: bool = False) -> None:
        """Go to a place, the nearest there is; playing goes on from there."""
        self.halted = False
        self._put(min(max(place, 0), len(self.match.film)), animate)
        if self._playing:
            self._set_playing(not self.at_end)

    def forward(self, jump: Jump) -> None:
        """Go on by a jump; a single step stops the playing."""
        if jump is Jump.STEP:
            self.pause()
        self.go_to(self.match.film.after(self._place, jump), animate=jump is Jump.STEP)

    def back(self, jump: Jump) -> None:
        """Go back by a jump; a single step stops the playing."""
        if jump is Jump.STEP:
            self.pause()
        self.go_to(self.match.film.before(self._place, jump))

    def play(self) -> None:
        """Go on by itself; at the end of a bout that is over, from its beginning."""
        if self.at_end and not self.match.is_live:
            self._put(0, False)
        self._set_playing(not self.at_end)

    def play_from(self, place: int) -> None:
        """Go to a place and on from there by itself."""
        self.go_to(place)
        self.play()

    def to_the_end(self) -> None:
        self.go_to(len(self.match.film))

    def pause(self) -> None:
        self._set_playing(False)

    def toggle(self) -> None:
        if self._playing:
            self.pause()
        else:
            self.play()

    def tick(self) -> None:
        """Show as many more events as it is time for."""
        if not self._playing:
            return
        film, now, place, halted = self.match.film, self._now(), self._place, False
        while place < len(film) and self._due <= now:
            place += 1
            self._due += self._shown_for(film.event(place))
            if halted := self._halts_at(film.event(place)):
                break
        animate = place == self._place + 1 and self._speed is not Speed.TOP
        self.halted = halted and place < len(film)
        self._put(place, animate)
        if self.at_end or self.halted:
            self._set_playing(False)
        elif self._playing:
            self._start_timer()

    def _on_moved(self, same: int) -> None:
        """What follows the first ``same`` events is new."""
        went_along = self._playing or self._place >= self._length
        self._length = len(self.match.film)
        before, self._place = self._place, min(self._place, same, self._length)
        self.stretched.emit()
        if self._place != before:
            self.placed.emit(self._place, False)
        if went_along:
            self._set_playing(not self.at_end)

    def _halts_at(self, event: Event | None) -> bool:
        """A fall stops a bout in which people decide, unless it is only hurried through."""
        return isinstance(event, Fell) and self.match.contest is not None and self._speed is not Speed.TOP

    def _put(self, place: int, animate: bool) -> None:
        if place != self._place:
            self._place = place
            self.placed.emit(place, animate)

    def _set_playing(self, playing: bool) -> None:
        if playing:
            self.halted = False
            self._wait_for_next()
        else:
            self._timer.stop()
        if playing != self._playing:
            self._playing = playing
            self.playing_changed.emit()

    def _wait_for_next(self) -> None:
        """The next event comes when the one shown has been there long enough."""
        self._due = self._now() + self._shown_for(self.match.film.event(self._place))
        self._start_timer()

    def _start_timer(self) -> None:
        self._timer.start(round(1000 * max(self._due - self._now(), FRAME)))

    def _shown_for(self, event: Event | None) -> float:
        """Seconds an event is shown; it takes longer to see what a fall or a bell means."""
        weighty = isinstance(event, RoundScored | Fell | CountedOut)
        return PACE / self._speed.value * (_LINGER if weighty and self._speed is not Speed.TOP else 1)


def _remembered() -> Speed:
    name = settings().value(_KEY, Speed.NORMAL.name)
    kept = Speed.__members__.get(name, Speed.NORMAL)
    return Speed.NORMAL if kept is Speed.TOP else kept
