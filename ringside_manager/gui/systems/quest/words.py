"""What stands on the Quest table in words: stances, what came of a clash, the work of the seconds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ringside_manager.bout.events import Event
from ringside_manager.gui.board.parts import Line
from ringside_manager.gui.systems.quest.names import MOVE_WORDS, STANCE_WORDS, TECHNIQUE_WORDS
from ringside_manager.language import later, tr

Words = Mapping[str, Callable[[], str]]


def said(words: Words, name: str) -> str:
    """The word for a name; the name itself where there is none."""
    known = words.get(name)
    return known() if known else name.replace("_", " ")


def move_word(name: str) -> str:
    """A special move: ``Liver Shot``."""
    return said(MOVE_WORDS, name)


def stance_word(name: str) -> str:
    """A stance: ``Defensive``."""
    return said(STANCE_WORDS, name)


def technique_word(name: str) -> str:
    """A technique of a second: ``Cold Iron``."""
    return said(TECHNIQUE_WORDS, name)


def pool_word(name: str) -> str:
    """An attribute: ``Speed``."""
    return said(_POOLS, name)


def course_lines(event: Event) -> tuple[Line, ...]:
    """What an event of a clash says; nothing for what is seen elsewhere."""
    told = [shape(event) for shape in _COURSE.get(event.name, ())]
    return tuple(line for line in told if line is not None)


def work_line(event: Event) -> Line | None:
    """What a second has done, in one line."""
    told = _WORK.get(event.name)
    return told(event) if told is not None else None


def pair_told(red: int, blue: int) -> str:
    """Successes of both: ``4 : 3``."""
    return tr("{red} : {blue}").format(red=red, blue=blue)


def _tried(event: Any) -> Line:
    shape = tr("{move} is watched for: {own} to {other}")
    told = shape.format(move=move_word(event.move), own=event.own, other=event.other)
    return Line(event.corner, told, event.works)


def _feinted(event: Any) -> Line:
    told = tr("Feint: Cunning {own} to {other}").format(own=event.own, other=event.other)
    return Line(event.corner, told, event.works)


def _missed(event: Any) -> Line:
    if event.tired:
        return Line(event.corner, tr("No stamina to strike with"), False)
    told = tr("Might {might} to Defense {defense}: nothing")
    return Line(event.corner, told.format(might=event.might, defense=event.defense), False)


def _hit(event: Any) -> Line:
    told = tr("Might {might} to Defense {defense}: hit, stamina \N{MINUS SIGN}{stamina}")
    return Line(
        event.corner, told.format(might=event.might, defense=event.defense, stamina=event.stamina), True
    )


def _dice_lost(event: Any) -> Line | None:
    """The dice a hit takes, of whoever was hit."""
    counts = (("speed", event.speed), ("might", event.might_dice), ("defense", event.defense_dice))
    shape = tr("{pool} \N{MINUS SIGN}{count}")
    lost = [shape.format(pool=pool_word(name), count=count) for name, count in counts if count]
    return Line(event.corner.opponent, tr(", ").join(lost), False) if lost else None


def _down(event: Any) -> Line:
    told = tr("Knocked out") if event.out else tr("Down, number {number}").format(number=event.number)
    return Line(event.corner, told, False)


def _count(event: Any) -> Line:
    roll = tr("{drawn} + {added}") if event.added else tr("{drawn}")
    rolled = roll.format(drawn=event.drawn, added=event.added)
    if not event.rises:
        return Line(event.corner, tr("Count, {roll}: he does not rise").format(roll=rolled), False)
    told = tr("Count, {roll}: rises, stamina \N{MINUS SIGN}{cost}")
    return Line(event.corner, told.format(roll=rolled, cost=event.stamina), True)


def _referee(event: Any) -> Line:
    shape = (
        tr("No Defense, referee {drawn}: stopped")
        if event.stops
        else tr("No Defense, referee {drawn}: goes on")
    )
    return Line(event.corner, shape.format(drawn=event.drawn), not event.stops)


def _fouled(event: Any) -> Line:
    shape = tr("Foul {number}, a point off") if event.points else tr("Foul {number}")
    return Line(event.corner, shape.format(number=event.number), False)


def _rolled(event: Any) -> Line:
    told = tr("Shoulder Roll: Defense +{added}").format(added=event.added)
    return Line(event.corner, told, event.added > 0)


def _drained(event: Any) -> Line:
    told = tr("Rope-a-Dope: the other stamina \N{MINUS SIGN}{count}")
    return Line(event.corner, told.format(count=event.stamina), True)


def _technique(event: Any) -> Line:
    told, good = technique_word(event.technique), event.effect > 0
    return Line(event.corner, told, good)


def _doctor(event: Any) -> Line:
    stops = event.drawn <= event.limit
    shape = tr("Doctor, {drawn}: stops it") if stops else tr("Doctor, {drawn}: he may go on")
    return Line(event.corner, shape.format(drawn=event.drawn), not stops)


_POOLS: Words = {
    "speed": later("Speed"),
    "defense": later("Defense"),
    "might": later("Might"),
    "cunning": later("Cunning"),
}
_COURSE: Mapping[str, tuple[Callable[[Any], Line | None], ...]] = {
    "move_tried": (_tried,),
    "feint_tried": (_feinted,),
    "attack_missed": (_missed,),
    "hit_landed": (_hit, _dice_lost),
    "knocked_down": (_down,),
    "count_taken": (_count,),
    "iron_chin_shown": (lambda event: Line(event.corner, tr("Iron Chin: counts as a 9"), True),),
    "referee_looked": (_referee,),
    "fouled": (_fouled,),
    "shoulder_rolled": (_rolled,),
    "southpaw_seen": (lambda event: Line(event.corner, tr("His Southpaw Switch is seen through"), False),),
    "rope_drained": (_drained,),
    "clinched": (
        lambda event: Line(event.corner, tr("Clinch: stamina +{count}").format(count=event.gained), True),
    ),
    "cut_opened": (
        lambda event: Line(event.corner, tr("Cut, number {count}").format(count=event.cuts), False),
    ),
}
_WORK: Mapping[str, Callable[[Any], Line | None]] = {
    "technique_used": _technique,
    "second_wind_taken": lambda event: Line(
        event.corner, tr("Second Wind: stamina +{count}").format(count=event.gained), True
    ),
    "cut_closed": lambda event: Line(event.corner, tr("The cut is closed"), True),
    "doctor_looked": _doctor,
}
