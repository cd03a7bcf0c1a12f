"""A bout in the window: it is watched, played, or both; everybody who shows it follows its signals."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, Signal

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.replay import Verdict, replay, setup_of
from ringside_manager.bout.request import Request
from ringside_manager.gui.board.window import SystemWindow, window_of
from ringside_manager.play import Contest, Film

Keep = Callable[[str, bool], object]
"""Told the bout as text after everything a person decided, and whether it is over."""


class TakingBack(Enum):
    """Whether decisions may be taken back."""

    FREE = "free"
    AGREED = "agreed"
    """If the other person agrees."""
    NEVER = "never"


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
