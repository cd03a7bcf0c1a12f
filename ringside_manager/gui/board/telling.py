"""The table in one sentence, for those who do not see it."""

from __future__ import annotations

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.scene import Side, Use
from ringside_manager.commentary.results import SECONDS, clock_time
from ringside_manager.gui.board.moment import Moment
from ringside_manager.gui.ring.words import mark_word, number_word, place_word, square_word
from ringside_manager.gui.words import MINUS
from ringside_manager.language import tr

_TOLD = frozenset({"points", "knockdowns", "warnings"})
"""Counts that are told beside what is left of a boxer's strength."""


def describe(info: EngineInfo, names: tuple[str, str], moment: Moment) -> str:
    """Round and clock, then each boxer: where he stands, what is in force, what is left of his strength."""
    scene = moment.scene
    red, blue = (_boxer(info, names[corner.index], corner, scene.side(corner)) for corner in CORNERS)
    if info.clock == SECONDS:
        told = tr("Round {round}, {time}. {red}. {blue}.")
        return told.format(round=scene.round, time=clock_time(scene.time, SECONDS), red=red, blue=blue)
    if info.clock_length:
        told = tr("Round {round}, turn {turn}. {red}. {blue}.")
        return told.format(round=scene.round, turn=scene.time, red=red, blue=blue)
    return tr("Round {round}. {red}. {blue}.").format(round=scene.round, red=red, blue=blue)


def _boxer(info: EngineInfo, name: str, corner: Corner, side: Side) -> str:
    facts = [square_word(side.place) if info.floor else place_word(side.place)] if side.place else []
    facts += [mark_word(mark.name, mark) for mark in info.marks if mark.name in side.marks]
    facts += [
        tr("{number} {value}").format(
            number=number_word(spec.name, spec), value=str(side.numbers[spec.name]).replace("-", MINUS)
        )
        for spec in info.numbers
        if spec.name in side.numbers and (spec.use is Use.TRACK or spec.name in _TOLD)
    ]
    who = tr("{name} in red") if corner is CORNERS[0] else tr("{name} in blue")
    if not facts:  # a system that tells nothing of its table
        return who.format(name=name)
    return tr("{boxer}: {facts}").format(boxer=who.format(name=name), facts=tr(", ").join(facts))
