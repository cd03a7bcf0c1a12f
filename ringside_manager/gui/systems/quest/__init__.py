"""What the window knows of Quest: its table at one size, what is explained at the desk, injuries and fouls."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ringside_manager.bout.corner import CORNERS, Corner, Facts, Request
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.view import Scene, Side
from ringside_manager.engines.quest.events import CutOpened, DoctorLooked, Fouled
from ringside_manager.engines.quest.state import JUDGES
from ringside_manager.engines.quest.tables import CLASHES
from ringside_manager.gui.board import Moment, Text, Words
from ringside_manager.gui.board.face import ALL_PARTS, BoardPart, Parts, Piece, Sheet, TableFace, Want, part
from ringside_manager.gui.board.heads import cards_of, paint_cards, paint_looks
from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.parts import paint_plate, paint_strength, paint_tiles
from ringside_manager.gui.board.window import DeskWords, Incidents, Lines, SystemWindow, Values, sentences
from ringside_manager.gui.portraits import Sitter
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.gui.systems.quest import boxer, clash
from ringside_manager.gui.systems.quest.boxer import POOLS, pool_rows
from ringside_manager.gui.systems.quest.names import (
    CLAUSES,
    CRITERIA,
    MOVES_TOLD,
    NAMES,
    OPTIONS,
    POOL_MEANINGS,
    POOL_QUESTIONS,
    STANCE_WORDS,
    TECHNIQUES_TOLD,
)
from ringside_manager.gui.systems.quest.seen import Seen, Thrown, thrown
from ringside_manager.gui.words import number
from ringside_manager.language import later, tr

# What the parts mean, shown where the mouse rests


_POOL_HINTS: Words = {
    "speed": later("Speed: more successes bring the Edge (Q22). Crossed dice are lost (Q37)."),
    "defense": later(
        "Defense: successes are the Clash Defense, the first die is one unthrown (Q24). Crossed dice are lost (Q37)."
    ),
    "might": later(
        "Might: successes are the Clash Might; without the Edge each die is worth up to 2 less (Q25). Crossed dice are "
        "lost (Q37)."
    ),
    "cunning": later("Cunning: more successes than the other let a move come off that is watched for (Q21)."),
}
_COUNTS: Words = {
    "landed": later("Hits he has landed in the bout (Q31)."),
    "times_down": later("How often he was down; each counts on his next roll for getting up (Q41)."),
    "fouls": later(
        "Fouls by clinching (Q47) and those the referee saw (Q73); the fourth of a kind ends the bout."
    ),
    "cuts": later("Cuts he has suffered; the more, the sooner the doctor stops the bout (Q72)."),
}
_PARTS: Words = {
    "plate": later("Whoever has more successes in the Speed test has the Edge of the clash (Q22)."),
    "looks": later("What the bout has left on him: his cuts (Q71), and how often he was down (Q41)."),
    "pose": later(
        "His stance in this clash with its price in stamina (Q13, Q20), and the moves he watches for (Q15). Both are "
        "turned over in their clash."
    ),
    "stamina": later(
        "Stamina pays for stances and moves and is lost to hits and knockdowns (Q7, Q10). The notches are all, half and "
        "a quarter of what he can have (Q41)."
    ),
    "moves": later(
        "His special moves: a filled box comes off in this clash, a crossed one is used up for the round or the bout (Q45)."
    ),
    "seconds": later(
        "What his seconds can do: a filled box was used before this round, else the round of its last use stands beside "
        "it; two in a corner phase at most (Q50)."
    ),
    "rounds": later(
        "The rounds of the circuit, each with the counter of whoever won it; two bars mean an even round (Q8)."
    ),
    "track": later(
        "The round: corners, then three clashes (Q11). Bag, shield and arrow are sandbag, defensive and aggressive (Q13); "
        "E is the Edge, a star a hit, an arrow down a knockdown suffered."
    ),
    "tests": later(
        "The dice as they fell: filled ones are successes, 4 or more, less for the Might of whoever lacks the Edge (Q3, "
        "Q25). A tick is the Defense die nobody throws (Q24), a dashed frame one rolled once more (Q26)."
    ),
    "result": later(
        "What came of the clash: Might above Defense hits, above three times it floors, above five times it knocks out (Q31)."
    ),
    "cards": later("The three judges' cards, red's points first (Q60)."),
    "judges": later(
        "What each judge looks for; nobody knows it before the end unless it was agreed on (Q9, Q61)."
    ),
}


# His head, with the cuts


_CUTS: tuple[tuple[Literal["cut", "gash"], str], ...] = (
    ("cut", "over_left"), ("cut", "cheek_right"), ("gash", "brow_right"), ("gash", "brow_left"),
)  # fmt: skip
"""Where one cut after the other is drawn: the rules do not say."""


def marks_of(side: Side) -> tuple[Mark, ...]:
    """His cuts (Q71); all but an open one are closed."""
    count = min(side.numbers.get("cuts", 0), len(_CUTS))
    bleeds = "open_cut" in side.marks
    return tuple(
        Mark(kind, place, held=not (bleeds and at + 1 == count))
        for at, (kind, place) in enumerate(_CUTS[:count])
    )


def looks_told(side: Side) -> tuple[str, ...]:
    """What can be seen of him in words."""
    cuts, downs = side.numbers.get("cuts", 0), side.numbers.get("times_down", 0)
    told = [tr("Cuts: {cuts}").format(cuts=cuts)] if cuts else []
    if "open_cut" in side.marks:
        told.append(tr("A cut is open"))
    if downs:
        told.append(tr("Down: {count}").format(count=downs))
    return tuple(told)


def paint_face(painter: QPainter, paint: Paint, rect: QRectF, side: Side, sitter: Sitter) -> None:
    """His head with every cut, and the same in words."""
    paint_looks(painter, paint, rect, looks_told(side), marks_of(side), sitter)


# The whole table


_BOXER = (
    Want("plate", 26, 44, 0),
    Want("looks", 58, 132, 3, grow=True),
    Want("pose", 50, 62, 1),
    Want("stamina", 22, 44, 1),
    Want("pools", 62, 92, 1),
    Want("moves", 36, 96, 2, grow=True),
    Want("seconds", 36, 120, 4, grow=True),
    Want("counts", 32, 42, 3),
)
_MIDDLE = (
    Want("rounds", 20, 32, 3),
    Want("track", 24, 46, 2),
    Want("tests", 96, 210, 0, grow=True),
    Want("result", 44, 110, 1, grow=True),
    Want("cards", 46, 92, 4),
    Want("judges", 16, 20, 5),
)
_STACKED = Want("judges", 40, 48, 4)
_ACROSS = 296.0
"""From this width of the middle on the judges stand beside each other."""


class QuestFace(TableFace):
    """Red's side on the left, blue's on the right, between them the clash."""

    SIDE, MIDDLE, HINTS = _BOXER, _MIDDLE, _PARTS
    TILES: ClassVar = {"counts": (boxer.COUNTS, _COUNTS)}

    def __init__(
        self, sheet: Sheet, paint: Paint, rect: QRectF, parts: frozenset[BoardPart] = ALL_PARTS
    ) -> None:
        super().__init__(sheet, paint, rect, parts)
        options = sheet.setup.terms.options
        self._crews = tuple(boxer.crew_of(options, corner) for corner in CORNERS)
        self._agreed = [str(options[f"judge_{number}"]) for number in range(1, JUDGES + 1)]

    def share(self, width: float) -> float:
        return 0.3 if width >= self.paint.px(600) else 0.28

    def middle_wants(self, width: float) -> Sequence[Want]:
        return _MIDDLE if width >= self.paint.px(_ACROSS) else (*_MIDDLE[:-1], _STACKED)

    def meaning(self, part: str, rect: QRectF, point: QPointF) -> str:
        if part == "pools":
            rows = zip(POOLS, pool_rows(rect), strict=True)
            return next((_POOL_HINTS[name]() for name, row in rows if row.contains(point)), "")
        return super().meaning(part, rect, point)

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        known = Seen.of(moment.past)
        fought = known.clash
        dice = thrown(moment.rolls, fought.begins if fought is not None else known.begins or known.length)
        made = [piece for corner in CORNERS for piece in self._side(moment.scene, corner, known)]
        return (*made, *self._middle(moment, known, dice))

    def _side(self, scene: Scene, corner: Corner, known: Seen) -> list[Piece]:
        at, paint, side = corner.index, self.paint, scene.side(corner)
        name, fought = self.sheet.names[at], known.clash
        edge = fought is not None and fought.edge is corner
        # the Edge beside the name, where both have room; the dice of the Speed test show it anyway
        badge = tr("Edge") if edge and self.sides[at]["plate"].width() >= paint.px(130) else ""
        pose = boxer.pose_of(side, fought, corner)
        most = max(one.numbers.get("stamina_start", 1) for one in scene.sides)
        stamina = side.numbers.get("stamina", 0), side.numbers.get("stamina_start", 0), most
        pools = boxer.pools_of(self.sheet.cards[at], side)
        moves = boxer.moves_of(self.sheet.cards[at], side, known, corner, pose)
        crew = boxer.seconds_of(self._crews[at], known, corner, scene.round)
        tiles, tone = boxer.tiles_of(side), paint.tones.corner(corner)
        parts: Parts = {
            "plate": part(paint_plate, corner, name, badge),
            "looks": part(paint_face, side, self.sheet.sitters[at]),
            "pose": part(boxer.paint_pose, corner, pose),
            "stamina": part(paint_strength, corner, tr("Stamina"), stamina, (1.0, 0.5, 0.25)),
            "pools": part(boxer.paint_pools, corner, pools),
            "moves": part(boxer.paint_items, tr("Special moves"), moves, tone),
            "seconds": part(boxer.paint_items, tr("Seconds"), crew, tone),
            "counts": part(paint_tiles, tiles),
        }
        return self.of_side(corner, parts)

    def _middle(self, moment: Moment, known: Seen, dice: Thrown) -> list[Piece]:
        fought = known.clash
        now = fought.number if fought is not None else 0
        tests = clash.tests_of(fought, dice) if fought is not None else ()
        result = clash.result_of(known, dice)
        sums = cards_of(known.scored, scores=moment.scores)
        judges = tuple(self._criterion(word) for word in clash.judges_of(self._agreed, known.criteria))
        parts: Parts = {
            "rounds": self.rounds(moment),
            "track": part(clash.paint_track, now, known.clashes),
            "tests": part(clash.paint_tests, tests) if tests else part(clash.paint_waiting),
            "result": part(clash.paint_result, result),
            "cards": part(paint_cards, sums),
            "judges": part(clash.paint_judges, judges),
        }
        return self.of_middle(parts)

    @staticmethod
    def _criterion(word: str) -> str:
        known = CRITERIA.get(word)
        return known() if known else word or "?"


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


POOLS_TOLD: Mapping[str, Callable[[str, Values], Lines | None]] = {
    **{f"clash_{clash}": action_lines for clash in range(1, CLASHES + 1)},
    **{f"watch_{clash}": watch_lines for clash in range(1, CLASHES + 1)},
    "technique": technique_lines,
    "judge": learn_lines,
    "read": learn_lines,
    **{kind: reaction_lines(kind) for kind in ("second_wind", "shoulder_roll", "iron_chin")},
}
"""By the kind of the decision."""


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
