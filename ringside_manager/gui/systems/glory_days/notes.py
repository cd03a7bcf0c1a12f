"""The strip at the foot: officials, the one rare event of the bout, and what came up last on the chart of events."""

from __future__ import annotations

from typing import Any

from ringside_manager.gui.board.strip import Line
from ringside_manager.gui.language import tr
from ringside_manager.gui.systems.glory_days.told import Told
from ringside_manager.gui.systems.glory_days.words import event_word, judge_word, referee_word


def notes_of(known: Told) -> tuple[Line, ...]:
    """The lines, what matters most first."""
    return (_rare(known), *_last(known), *_officials(known.officials))


def _rare(known: Told) -> Line:
    """Of the marked events only one happens in a bout (G80)."""
    if known.rare is None:
        return Line(None, tr("Rare event: none yet, one may come"))
    number, line = known.rare
    told = tr("Rare event, round {round}: {what}").format(what=event_word(line), round=number)
    return Line(None, told)


def _last(known: Told) -> tuple[Line, ...]:
    if known.last is None or known.last[:2] == known.rare:
        return ()
    number, line, corner = known.last
    return (
        Line(corner, tr("Last event: {what}, round {round}").format(what=event_word(line), round=number)),
    )


def _officials(event: Any) -> tuple[Line, ...]:
    if event is None:
        return ()
    judges = tr(", ").join(map(judge_word, event.judges))
    return (
        Line(None, tr("Referee: {referee}").format(referee=referee_word(event.referee))),
        Line(None, tr("Judges: {judges}").format(judges=judges)),
    )
