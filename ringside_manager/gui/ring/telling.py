"""The commentary of a bout at one length, known for every place of its film."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from ringside_manager.commentary import Length, Line, Narrator
from ringside_manager.gui.ring.match import Match
from ringside_manager.language import LANGUAGE


@dataclass(frozen=True, slots=True)
class Told:
    """What has been told at a place: complete lines, and what there is of the next one."""

    lines: tuple[Line, ...]
    open: str = ""


class Telling:
    """Tells a match; what was told stays, and what is new is told as it comes."""

    def __init__(self, match: Match, length: Length) -> None:
        self._match, self.length = match, length
        self._begin()
        self.follow()

    def follow(self) -> None:
        """Tell what is new; after something was taken back, tell it all again from the first bell."""
        events = self._match.film.events
        if self._heard != list(events[: len(self._heard)]):
            self._begin()
        for event in events[len(self._heard) :]:
            for line in self._narrator.hear(event):
                self._lines.append(line)
                self._ends.append(line.event)
            self._heard.append(event)
            self._open.append(self._narrator.so_far)

    def at(self, place: int) -> Told:
        """What has been told when ``place`` events have been seen."""
        count = self._complete(place)
        lines, still_open = tuple(self._lines[:count]), self._open[place]
        if lines and lines[-1].event == place - 1 and lines[-1].text.startswith(still_open):
            still_open = ""
        return Told(lines, still_open)

    @property
    def lines(self) -> Sequence[Line]:
        """Every complete line, also of what has not been seen yet."""
        return self._lines

    @property
    def last(self) -> str:
        """What there is of a line that is not complete in the whole film."""
        return self.at(len(self._heard)).open

    def _complete(self, place: int) -> int:
        return bisect_left(self._ends, place)

    def _begin(self) -> None:
        match = self._match
        self._narrator = Narrator(match.setup, match.seed, LANGUAGE.code, self.length, scores=match.scores)
        self._lines: list[Line] = []
        self._ends: list[int] = []
        self._open = [""]
        self._heard: list[object] = []
