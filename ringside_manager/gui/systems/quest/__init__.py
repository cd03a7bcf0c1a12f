"""What the window knows of Quest: board, names, what is asked and explained at the desk, injuries and fouls."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ringside_manager.bout.corner import Corner, Facts, Request
from ringside_manager.bout.engine import Setup
from ringside_manager.engines.quest.events import CutOpened, DoctorLooked, Fouled
from ringside_manager.engines.quest.state import JUDGES
from ringside_manager.engines.quest.tables import CLASHES
from ringside_manager.gui.board.names import Moment, Text, Words
from ringside_manager.gui.board.window import DeskWords, Incidents, Lines, SystemWindow, Values, sentences
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.gui.systems.quest.board import QuestFace, marks_of
from ringside_manager.gui.systems.quest.names import (
    CLAUSES,
    CRITERIA,
    NAMES,
    OPTIONS,
    POOL_MEANINGS,
    STANCE_WORDS,
)
from ringside_manager.gui.words import number
from ringside_manager.language import later, tr

_STANCES = ("sandbag", "defensive", "aggressive")


def action_lines(word: str, values: Values) -> Lines | None:
    """What the move does, what it costs, and the clash against either plain stance that strikes."""
    if not {"price", "hit", "other_hit", "edge"} <= values.keys():
        return None
    move = next((word.removeprefix(f"{stance}_") for stance in _STANCES if word.startswith(f"{stance}_")), "")
    said = MOVES_TOLD.get(move)
    lines = [said()] if said else []
    lines.append(tr("{price} stamina; the Edge {edge} %").format(**values))
    lines.append(tr("He defends: you hit {hit} %, he {other_hit} %").format(**values))
    if {"hit_aggressive", "other_hit_aggressive"} <= values.keys():
        shape = tr("He attacks: you hit {hit_aggressive} %, he {other_hit_aggressive} %")
        lines.append(shape.format(**values))
    if values.get("down") or values.get("other_down"):
        down, other = (number(values.get(name, 0) / 10) for name in ("down", "other_down"))
        lines.append(tr("You floor him {down} %, he you {other} %").format(down=down, other=other))
    if "if_seen" in values:
        lines.append(tr("If he watches for it, it comes off: {if_seen} %").format(**values))
    return tuple(lines)


def watch_lines(word: str, values: Values) -> Lines | None:
    """Whether the other has the move, and what watching does to it."""
    if word == "nothing":
        return (tr("What is named so far is enough"),)
    if not {"has_it", "foiled"} <= values.keys():
        return None
    known = tr("He has this move") if values["has_it"] else tr("He does not have this move")
    return known, tr("If he tries it, it fails: {foiled} %").format(**values)


def technique_lines(word: str, values: Values) -> Lines | None:
    """What a second does, and what it brings now."""
    said = TECHNIQUES_TOLD.get(word)
    return None if said is None else (said(), *sentences(_NUMBERS, values))


def learn_lines(word: str, values: Values) -> Lines | None:
    """A judge to work on, a clash to read: what is learned is told with the next question."""
    return (tr("What you learn stands above your next questions"),)


def reaction_lines(kind: str) -> Callable[[str, Values], Lines | None]:
    """A reactive move: what using or keeping it means."""

    def lines(word: str, values: Values) -> Lines | None:
        said = _REACTIONS.get((kind, word))
        return None if said is None else (said(), *sentences(_NUMBERS, values))

    return lines


_NUMBERS: Words = {
    "works": later("It works: {works} %"),
    "saved": later("The blow is kept out: {saved} %"),
    "healed": later("Dice he gets back now: {healed}"),
    "stamina": later("Stamina he has then: {stamina}"),
}


_REACTIONS: Mapping[tuple[str, str], Text] = {
    ("second_wind", "use"): later("A quarter of his stamina comes back, once a bout"),
    ("second_wind", "keep"): later("It can be taken before any later round"),
    ("shoulder_roll", "use"): later("The Defense dice that failed are rolled once more, once a round"),
    ("shoulder_roll", "keep"): later("His Clash Defense stays as it is"),
    ("iron_chin", "use"): later("The roll counts as a 9: half of his stamina goes, once a bout"),
    ("iron_chin", "keep"): later("He is counted out"),
}


MOVES_TOLD: Words = {
    "turtle": later("Three Defense dice more, three Might dice fewer"),
    "peekaboo": later("A Defense die more; with the Edge a Might die more"),
    "stick_and_move": later("Two Speed dice more, two Might dice fewer"),
    "counterpunch": later("With the Edge three Might dice more; against it a Defense die fewer"),
    "rope_a_dope": later("Two Defense dice more; whoever attacks him loses a stamina"),
    "swarm": later("Two Might dice and a Speed die more, a Defense die fewer"),
    "haymaker": later("Two Might dice more, a Speed and a Defense die fewer; floors with twice his Defense"),
    "body_snatcher": later("A hit takes two stamina and a Speed die, without a roll"),
    "liver_shot": later("A hit with twice his Defense takes three stamina more; no shell helps"),
    "feint": later("If you outwit him he has two Defense dice fewer"),
    "clinch": later("Nobody strikes, a stamina comes back; a foul from the third on"),
    "cut_off_ring": later("He has two Speed dice fewer"),
    "southpaw": later("He has a Defense die fewer in three clashes, once a bout"),
    "shoulder_roll": later("Rolls the Defense dice that failed once more, for a stamina, once a round"),
    "iron_chin": later("Gets up when he would not, once a bout"),
    "second_wind": later("Regains a quarter of his stamina once half of the rounds are over, once a bout"),
    "grandstand": later("A Might die more; some judges count this clash twice"),
}
"""What each special move does."""


TECHNIQUES_TOLD: Words = {
    "swab": later("Gives a lost Defense die back"),
    "cold_iron": later("Gives a lost Speed die back"),
    "salts": later("His next count forgets earlier knockdowns, once a bout"),
    "water": later("A stamina comes back"),
    "rub_down": later("Gives a lost Might die back"),
    "fire_up": later("This round a Might die more and a Defense die fewer, once a bout"),
    "calm_down": later("This round a Defense die more and a Might die fewer, once a bout"),
    "new_plan": later("After the first clash the other two are planned anew, once a bout"),
    "scouting": later("One move more to watch for in each clash of the round"),
    "read": later("With three Cunning successes you learn a stance of his plan"),
    "work_judges": later("You learn what one judge looks for, once a bout"),
    "towel": later("The bout is lost"),
    "nothing": later("His seconds rest"),
}
"""What each technique of a second does."""


POOLS_TOLD: Mapping[str, Callable[[str, Values], Lines | None]] = {
    **{f"clash_{clash}": action_lines for clash in range(1, CLASHES + 1)},
    **{f"watch_{clash}": watch_lines for clash in range(1, CLASHES + 1)},
    "technique": technique_lines,
    "judge": learn_lines,
    "read": learn_lines,
    **{kind: reaction_lines(kind) for kind in ("second_wind", "shoulder_roll", "iron_chin")},
}
"""By the kind of the decision."""


POOL_QUESTIONS: Words = {
    "technique": later("What do the seconds of {name} do before the round?"),
    "judge": later("Which judge does the manager of {name} work on?"),
    "read": later("Which clash of the plan of {other} is read?"),
    "clash_1": later("How does {name} go into the first clash?"),
    "clash_2": later("How does {name} go into the second clash?"),
    "clash_3": later("How does {name} go into the third clash?"),
    "watch_1": later("What does {name} watch for in the first clash?"),
    "watch_2": later("What does {name} watch for in the second clash?"),
    "watch_3": later("What does {name} watch for in the third clash?"),
    "second_wind": later("Does {name} take his Second Wind before this round?"),
    "shoulder_roll": later("{other} strikes. Does {name} roll his shoulder?"),
    "iron_chin": later("{name} would not rise. Does his Iron Chin hold?"),
}


def known_lines(request: Request[Any], facts: Facts) -> Lines:
    """Short sentences for the eyes of the corner alone: stamina left to plan with, a plan it has read, the judges."""
    lines = []
    if request.kind.startswith("clash_"):
        lines.append(tr("Stamina left to plan with: {stamina}").format(stamina=facts["stamina_to_plan"]))
    return (*lines, *_read(facts), *_judges(facts))


def _read(facts: Facts) -> Lines:
    clash, stances = facts.get("read_clash", 0), [*STANCE_WORDS.values()]
    stance = facts.get("read_stance", len(stances))
    if not clash or stance >= len(stances):
        return ()
    text = tr("Read in his corner: clash {clash}, {stance}")
    return (text.format(clash=clash, stance=stances[stance]()),)


def _judges(facts: Facts) -> Lines:
    criteria, told = [*CRITERIA.values()], tr("Judge {judge} looks for: {criterion}")
    lines = ((judge, facts.get(f"criterion_{judge}", 0)) for judge in range(1, JUDGES + 1))
    return tuple(told.format(judge=judge, criterion=criteria[line - 1]()) for judge, line in lines if line)


def _watches_for_nothing(_word: str, values: Values) -> bool:
    """Whether the other does not have the move that is watched for."""
    return values.get("has_it") == 0


DESK = DeskWords(
    questions=POOL_QUESTIONS,
    as_needed=frozenset({"technique", "judge", "watch_1", "watch_2", "watch_3"}),
    effects=POOLS_TOLD,
    known=known_lines,
    meanings=POOL_MEANINGS,
    sheet=tuple((f"clash_{clash}", f"watch_{clash}") for clash in range(1, CLASHES + 1)),
    needless=_watches_for_nothing,
)


# Injuries and fouls in a few words, as they stand below the ring


def _cut(event: CutOpened) -> str:
    return tr("cut, number {count}").format(count=event.cuts)


def _fouled(event: Fouled) -> str | None:
    """A foul, how many of its kind there are, and what it costs (Q47, Q73)."""
    known = _FOULED.get(event.kind)
    if known is None:
        return None
    shape = tr("{offence}, foul {total}: a point off") if event.points else tr("{offence}, foul {total}")
    return shape.format(offence=known(), total=event.number)


def _doctor(event: DoctorLooked) -> str:
    return tr("the doctor stops it") if event.drawn <= event.limit else tr("the doctor lets him go on")


_FOULED: Words = {"clinch": later("clinching"), "ring": later("a foul the referee saw")}
INCIDENTS: Incidents = {CutOpened: _cut, DoctorLooked: _doctor, Fouled: _fouled}


def marks_left(_setup: Setup, moment: Moment, corner: Corner) -> tuple[Mark, ...]:
    """What a bout so far has left on a head."""
    return marks_of(moment.scene.side(corner))


WINDOW = SystemWindow(
    face=QuestFace,
    names=NAMES,
    desk=DESK,
    clauses=CLAUSES,
    options=OPTIONS,
    incidents=INCIDENTS,
    marks=marks_left,
)
