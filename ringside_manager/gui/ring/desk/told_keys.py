"""The keys of the desk: those of its own acts, and which keys answer what."""

from __future__ import annotations

from ringside_manager.bout.corner import CORNERS
from ringside_manager.gui.ring.desk.pair_panel import LEFT_HAND, RIGHT_HAND
from ringside_manager.gui.ring.desk.questions import letter
from ringside_manager.gui.ring.keys import Told
from ringside_manager.gui.ring.match import Match
from ringside_manager.language import tr


def answering_keys(match: Match) -> Told:
    """Which keys decide; the hidden ones with the punches they stand for, in their order."""
    red, blue = (letter(corner) for corner in CORNERS)
    agree = tr("{red} or {blue}").format(red=red, blue=blue)
    return (
        (tr("1 to 9"), tr("Choose one of the answers, 0 for a tenth; with real dice, begin the number")),
        *_hidden(match),
        (agree, tr("Agree that something is taken back, for the red or the blue corner")),
        (tr("Enter"), tr("Open the curtain, go on, enter what was typed")),
        (
            tr("Words"),
            tr("In the line “Type it”: the name of an answer or its beginning, such as “cover” or “e5”"),
        ),
        (tr("F1"), tr("The rule behind the question")),
    )


def _hidden(match: Match) -> Told:
    """The keys of both hands; nothing for a system without such choices."""
    decisions = [one for one in match.setup.engine.info.decisions if one.kind in match.window.desk.secrets]
    if not decisions:
        return ()
    words = [match.window.names.option(decisions[0].kind, word) for word in decisions[0].options]
    punches = ", ".join(words)
    left = tr("Red's secret choice, left hand: {punches}; also 1 to {count}")
    right = tr("Blue's secret choice, right hand: {punches}; also 1 to {count} on the keypad")
    count = len(words)
    return (
        (" ".join(LEFT_HAND[:count]), left.format(punches=punches, count=count)),
        (" ".join(RIGHT_HAND[:count]), right.format(punches=punches, count=count)),
    )
