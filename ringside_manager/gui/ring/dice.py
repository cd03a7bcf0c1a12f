"""The dice beside the ring: every roll up to where the bout is seen, to be checked with the printed rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtWidgets import QWidget

from ringside_manager.bout.view import Rolled
from ringside_manager.commentary import Tone
from ringside_manager.commentary.results import SECONDS
from ringside_manager.gui.ring.desk.questions import roll_sentences
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.ring.story import Story, Written
from ringside_manager.gui.ring.watching import Follower, Watching
from ringside_manager.gui.ring.wording import clock_cell, clock_head, round_told
from ringside_manager.gui.widgets import column, note, plain_label
from ringside_manager.gui.widgets.texts import show_if
from ringside_manager.language import tr


class DicePart(Follower):
    """A line for each die, by rounds and turns; a click leads to its moment, the newest is in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dice = Story()
        self.dice.setAccessibleName(tr("Dice thrown"))
        self.dice.chosen.connect(self._go)
        self.none = note(tr("No die has been thrown yet."))
        self.ahead = plain_label(tr("Dimmed lines are still to come."), tone="muted", wrap=True)
        self.clock, self.seed = note(), note()
        for part in (self.none, self.ahead, self.clock):
            show_if(part, False)
        self._rolls: tuple[Rolled, ...] | None = None
        self._lines: list[Written] = []
        self._line_of: list[int] = []
        self._seen: tuple[int, tuple[Rolled, ...]] = (0, ())
        column(self.none, self.clock, self.dice, self.ahead, self.seed, space=2, parent=self)

    def show_bout(self, watching: Watching) -> None:
        """Other dice."""
        self._rolls, self._seen = None, (0, ())
        info = watching.match.setup.engine.info
        told = tr("The number in front of a line is the clock: {unit}.") if info.clock_length else ""
        if info.clock == SECONDS:
            told = tr("In front of a line stands the time of the round.")
        self.clock.setText(told.format(unit=clock_head(info)))

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        """The dice up to where the bout is seen."""
        rolls = watching.match.film.rolls
        if self._rolls is not rolls:
            self._rolls = rolls
            self._lines, self._line_of = _written(watching, rolls)
        known = self._known(watching)
        here = self._line_of[known - 1] if known else -1
        shown = self._lines[: here + 1] if watching.as_live else self._lines
        self.dice.write(shown, here)
        show_if(self.none, not shown)
        show_if(self.clock, bool(shown) and bool(self.clock.text()))
        show_if(self.ahead, len(shown) > here + 1)
        self.seed.setText(_source_told(watching))

    def _known(self, watching: Watching) -> int:
        """How many dice have been seen.

        Those that waited for a decision at the end of a bout being fought stay known when it goes on.
        """
        film, place = watching.match.film, watching.place
        known, (at, seen) = film.rolls_until(place), self._seen
        if len(known) < len(seen) and at <= place and film.rolls[: len(seen)] == seen:
            return len(seen)
        if watching.player.at_end:
            self._seen = place, known
        return len(known)

    def _go(self, place: int) -> None:
        if self.watching is not None:
            self.watching.player.go_to(place)


def _written(watching: Watching, rolls: Sequence[Rolled]) -> tuple[list[Written], list[int]]:
    """The lines of all dice with a line for each round before them, and which line is which roll's.

    The clock stands in front of the first roll of each time; a line leads to what the roll brought about.
    """
    film, lines, line_of = watching.match.film, list[Written](), list[int]()
    clocks = [_clock(watching, rolled) for rolled in rolls]
    told = roll_sentences(watching.match, rolls)
    for (before, (number, time)), rolled, text in zip(pairwise([(-1, 0), *clocks]), rolls, told, strict=True):
        place = min(rolled.event + 1, len(film))
        if number != before[0]:
            lines.append(Written(round_told(number), None, Tone.BELL, place))
        line_of.append(len(lines))
        told_time = (
            "" if (number, time) == before else clock_cell(watching.match.setup.engine.info.clock, time)
        )
        lines.append(Written(text, told_time, Tone.PLAIN, place))
    return lines, line_of


def _clock(watching: Watching, rolled: Rolled) -> tuple[int, int]:
    """Round and time a die was thrown at; before anything has been told there is no round."""
    return watching.course.clock(rolled.event) if rolled.event else (0, 0)


def _source_told(watching: Watching) -> str:
    """Where the dice come from: the table, or a seed, which is told when it can give away nothing."""
    match = watching.match
    if _from_the_table(match):
        return tr("These dice were thrown at the table.")
    if match.contest is not None and not watching.is_over:
        return tr("The seed of these dice is told at the end.")
    return tr("The seed of these dice: {seed}").format(seed=match.seed)


def _from_the_table(match: Match) -> bool:
    if match.contest is not None:
        return match.contest.real_dice
    return match.finished is not None and match.finished.dice is not None
