"""What the window knows of Title Bout II: its table at one size, what is asked and explained at the desk, fouls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import QRectF

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.view import Scene
from ringside_manager.engines.title_bout.events import (
    Affected,
    CountedOut,
    CutBecameGash,
    CutOpened,
    DoctorLooked,
    EyeTreated,
    FoulSeen,
    KnockedDown,
    PointTaken,
    Retaliated,
    Warned,
)
from ringside_manager.gui.board import Moment, Text, Words, word_in
from ringside_manager.gui.board.face import ALL_PARTS, BoardPart, Piece, Sheet, TableFace, Want, part
from ringside_manager.gui.board.heads import cards_of, paint_cards
from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.parts import (
    paint_pills,
    paint_plate,
    paint_strength,
    paint_strip,
    paint_tiles,
)
from ringside_manager.gui.board.window import (
    DeskWords,
    Incidents,
    Lines,
    Reason,
    SystemWindow,
    Values,
    sentences,
)
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.gui.systems.title_bout import middle, tracker
from ringside_manager.gui.systems.title_bout.names import CARD, CLAUSES, NAMES, OPTIONS
from ringside_manager.gui.systems.title_bout.seen import Seen, card_read, strip_of
from ringside_manager.gui.systems.title_bout.tracker import looks, marks_of
from ringside_manager.language import later, tr

# What the parts mean, shown where the mouse rests


_PARTS: Words = {
    "plate": later("Whoever has control makes the next control check, or acts (T37)."),
    "states": later(
        "How he fights and what troubles him: style (T27), fatigue (T82), strategy (T167), a finishing run with the cards "
        "left of it (T71), being trapped (T51) or shaken (T63), injuries (T122). The aggressor checks first in a "
        "round (T31)."
    ),
    "endurance": later(
        "Endurance falls between two rounds by the points taken (T81). Without any he is fatigued: the other side of his "
        "card counts (T82). The notch is where he began."
    ),
    "body": later(
        "Cuts with their letters A to I, least to most serious: open ones drip, closed ones have stitches, gashes are "
        "jagged (T84). Eyes swell in three stages; a shut one may end the bout (T103, T108)."
    ),
    "warnings": later(
        "Warnings of the referee. The box with a bold frame costs a point, the last one the bout; a point also goes "
        "for several of one kind (T111)."
    ),
    "rounds": later("The rounds, each with the counter of whoever won it; two bars mean an even round."),
    "deck": later(
        "The round deck is the clock: fifty cards of 3.6 seconds (T18, T151). Crossed cards belong to a finishing run (T71)."
    ),
    "ring": later(
        "Where the action is (T51). The ring around a fighter is control, the arrow stands beside the aggressor (T31). "
        "Whoever is trapped stands at the ropes: the other finds control easier (T41)."
    ),
    "card": later("The card turned over last: what was read, the number, what it was held against."),
    "points": later(
        "Points of this round. At the mark the other is stopped: 30 in a round, or 50 in two, 60 in three rounds (T78)."
    ),
    "cards": later("The three judges' cards, red's points first (T130)."),
    "strip": later(
        "Referee and corners (T24, T25); between two rounds what the corners work on, and with what success (T98, T105)."
    ),
}


# The whole table


_TRACKER = (
    Want("plate", 26, 44, 0),
    Want("states", 37, 40, 2),
    Want("endurance", 22, 48, 1),
    Want("chips", 58, 92, 1),
    Want("body", 62, 190, 4, grow=True),
    Want("warnings", 20, 44, 3),
)
_MIDDLE = (
    Want("rounds", 20, 32, 3),
    Want("deck", 38, 62, 0),
    Want("ring", 96, 190, 1),
    Want("points", 34, 70, 2),
    Want("cards", 46, 100, 4, grow=True),
    Want("strip", 24, 78, 5, grow=True),
)
_BESIDE = 262.0
"""From this width of the middle on, the card lies beside the ring."""


class TitleBoutFace(TableFace):
    """Red's tracker on the left, blue's on the right, between them the round."""

    SIDE, MIDDLE, HINTS = _TRACKER, _MIDDLE, _PARTS
    TILES: ClassVar = {"chips": (tracker.CHIPS, tracker.CHIP_HINTS)}
    CHANGED = staticmethod(later("Where it is not as printed, the printed number stands before it."))

    def __init__(
        self, sheet: Sheet, paint: Paint, rect: QRectF, parts: frozenset[BoardPart] = ALL_PARTS
    ) -> None:
        super().__init__(sheet, paint, rect, parts)
        if "ring" in self.middle:
            self.middle["ring"], self.middle["card"] = self._split(self.middle["ring"])

    def _split(self, room: QRectF) -> tuple[QRectF, QRectF]:
        """The ring, and the card beside or below it."""
        paint, gap = self.paint, self.paint.px(8)
        if room.width() >= paint.px(_BESIDE) or room.height() < paint.px(130):
            wide = min(room.height() - paint.px(16), room.width() * 0.56)
            ring = QRectF(room.left(), room.top(), wide, room.height())
            high = min(room.height(), paint.px(150))
            left = ring.right() + gap
            return ring, QRectF(left, room.center().y() - high / 2, room.right() - left, high)
        high = min(paint.px(74), room.height() * 0.36)
        card = QRectF(room.left(), room.bottom() - high, room.width(), high)
        return room.adjusted(0, 0, 0, -high - gap / 2), card

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        known = Seen.of(moment.past)
        made = [piece for corner in CORNERS for piece in self._tracker(moment.scene, corner, known)]
        return (*made, *self._middle(moment, known))

    def _tracker(self, scene: Scene, corner: Corner, known: Seen) -> list[Piece]:
        at, paint, info = corner.index, self.paint, self.sheet.setup.engine.info
        side, other = scene.side(corner), scene.side(corner.opponent)
        name, controls = self.sheet.names[at], "in_control" in side.marks and known.fighting
        pills = tracker.pills_of(paint, info, corner, side, fighting=known.fighting)
        most = max(one.numbers.get("start", 1) for one in scene.sides)
        chips = tracker.chips_of(self.sheet.cards[at], self.sheet.cards[1 - at], side, other)
        seen = tracker.looks(side, known, corner)
        strength = side.numbers.get("endurance", 0), side.numbers.get("start", 0), most
        parts = {
            "plate": part(paint_plate, corner, name, tr("Control") if controls else ""),
            "states": part(paint_pills, pills),
            "endurance": part(paint_strength, corner, tr("Endurance"), strength),
            "chips": part(paint_tiles, chips),
            "body": part(tracker.paint_body, seen, self.sheet.sitters[at]),
            "warnings": part(tracker.paint_warnings, side, known.taken[at]),
        }
        return self.of_side(corner, parts)

    def _middle(self, moment: Moment, known: Seen) -> list[Piece]:
        scene, scores = moment.scene, moment.scores
        event = moment.event
        down = event.corner if isinstance(event, KnockedDown | CountedOut) else None
        floor = middle.Floor.of(scene, down, fighting=known.fighting)
        read = card_read(known.read, scores=scores)
        points = middle.points_of(scene, scores=scores)
        sums = cards_of(known.scored, scores=scores)
        heading, lines = strip_of(known)
        parts = {
            "rounds": self.rounds(moment),
            "deck": part(middle.paint_deck, scene.time, *middle.run_of(scene)),
            "ring": part(middle.paint_ring, floor),
            "card": part(middle.paint_card_read, read),
            "points": part(middle.paint_points, points),
            "cards": part(paint_cards, sums),
            "strip": part(paint_strip, heading, lines),
        }
        return self.of_middle(parts)


def style_lines(word: str, values: Values) -> Lines | None:
    """Control of both, and power, as they would be."""
    if not {"control", "other_control", "power"} <= values.keys():
        return None
    return (
        tr("You take control: {control} %").format(**values),
        tr("He takes control: {other_control} %").format(**values),
        tr("Power up to {power}").format(**values),
    )


def strategy_lines(word: str, values: Values) -> Lines | None:
    """What it is for, how likely it works, and what changes if it does."""
    said = _PLANS.get(word)
    if said is None and word != "none":
        return None
    lines = [said()] if said else []
    if "works" in values:
        lines.append(tr("Works: {works} %. Then:").format(**values))
    elif values:
        lines.append(tr("If both stay where they are:"))
    pairs = {pair: shape for pair, shape in _PAIRS.items() if values.keys() >= {*pair}}
    paired = {name for pair in pairs for name in pair}
    lines += [shape().format(**values) for shape in pairs.values()]
    return (
        *lines,
        *sentences(_CHANGES, {name: value for name, value in values.items() if name not in paired}),
    )


def treat_lines(word: str, values: Values) -> Lines | None:
    """What the corner can do for a wound, and what is at stake."""
    if word == "done":
        return (tr("Whatever is open stays as it is, and may get worse"),)
    return sentences(_AT_STAKE, values) if values else None


_PLANS: Words = {
    "counter_punch": later("Wait, and punch when he misses"),
    "stick_and_move": later("Jab and step away"),
    "keep_away": later("Stay out of his reach"),
    "defensive_shell": later("Cover up and tie up"),
    "work_the_body": later("Tire him out"),
    "smothering_attack": later("Stand so close that he cannot punch hard"),
    "tie_up": later("Clinch whenever you can; the fifth in a round is a warning"),
    "load_up": later("Fewer punches, harder ones"),
    "go_for_the_knockout": later("Risk all for the knockout"),
}


_PAIRS: Mapping[tuple[str, str], Text] = {
    ("land", "other_land"): later("You land {land} %, he {other_land} %"),
    ("power", "other_power"): later("Power up to {power}, his to {other_power}"),
    ("down", "other_down"): later("Power floors him {down} %, you {other_down} %"),
    ("counter", "opening"): later("Openings {opening} %, your counter lands {counter} %"),
}
"""Numbers that are told in one line where both change."""


_CHANGES: Words = {
    "land": later("You land: {land} %"),
    "other_land": later("He lands: {other_land} %"),
    "power": later("Your power: up to {power}"),
    "other_power": later("His power: up to {other_power}"),
    "down": later("A power punch floors him: {down} %"),
    "other_down": later("A power punch floors you: {other_down} %"),
    "counter": later("Your counter lands: {counter} %"),
    "opening": later("He opens himself to it: {opening} %"),
    "run": later("Your finishing run: {run} cards"),
    "body": later("Each punch takes {body} Endurance more"),
}


_AT_STAKE: Words = {
    "stops": later("Closed, all control back: {stops} %"),
    "holds": later("At least under control: {holds} %"),
    "at_stake": later("Control at stake: {at_stake}"),
    "defence": later("If not: he lands with {defence} more"),
    "cut_rating": later("If not: cuts come {cut_rating} easier"),
    "stage": later("If not: the eye comes to stage {stage} of 3"),
    "threat": later("It may stop the bout: {threat} %"),
}


DESK = DeskWords(
    questions={
        "style": later("{name} can box or slug. How does he fight {other} now?"),
        "strategy": later("Which strategy does {name} try?"),
    },
    as_needed=frozenset({"treat"}),
    reasons={("strategy", "tie_up"): Reason(later("No tying up: he clinches as it is ({rule})."), "T179")},
    effects={"style": style_lines, "strategy": strategy_lines, "treat": treat_lines},
)


# Injuries and fouls in a few words, as they stand below the ring


def _cut(event: CutOpened) -> str:
    return tr("{letter}: {cut}").format(letter=event.letter, cut=NAMES.option("treat", event.place))


def _gash(event: CutBecameGash) -> str:
    return tr("{cut} has become a gash").format(cut=NAMES.option("treat", event.place))


def _eye(event: EyeTreated) -> str:
    """The swelling man's work; an eye he has held is none."""
    known = _STAGES.get((event.eye, event.stage))
    return known() if known is not None else ""


def _effect(event: Affected) -> str:
    """An effect of a text; only injuries are said."""
    known = _INJURIES.get(event.effect)
    return known() if known is not None else ""


def _warned(event: Warned) -> str:
    shape = tr("warned for {offence}, warning {total}")
    return shape.format(offence=word_in(_OFFENCES, event.offence), total=event.total)


def _doctor(event: DoctorLooked) -> str | None:
    known = _VERDICTS.get(event.verdict)
    return known() if known is not None else None


_STAGES: Mapping[tuple[str, int], Text] = {
    ("left", 1): later("left eye puffy"),
    ("left", 2): later("left eye half shut"),
    ("left", 3): later("left eye shut"),
    ("right", 1): later("right eye puffy"),
    ("right", 2): later("right eye half shut"),
    ("right", 3): later("right eye shut"),
}
_INJURIES: Words = {
    "HAND": later("hand injured"),
    "CLASH": later("gash from a clash of heads"),
    "RIB": later("cracked rib"),
    "SLUG": later("leg injured"),
}
_VERDICTS: Words = {
    "go_on": later("the doctor lets him go on"),
    "one_more_round": later("the doctor gives him one more round"),
    "stop": later("the doctor stops it"),
}
_OFFENCES: Words = {
    "low_blow": later("a low blow"),
    "head_butt": later("a head butt"),
    "rabbit_punch": later("a rabbit punch"),
    "hold_and_hit": later("holding and hitting"),
    "pull_head": later("pulling the head down"),
    "elbow": later("the elbow"),
    "laces": later("the laces"),
    "push": later("pushing"),
    "holding": later("holding"),
}
INCIDENTS: Incidents = {
    Affected: _effect,
    CutBecameGash: _gash,
    CutOpened: _cut,
    DoctorLooked: _doctor,
    EyeTreated: _eye,
    FoulSeen: lambda _event: "",
    PointTaken: lambda _event: tr("the referee takes a point"),
    Retaliated: lambda _event: tr("pays the foul back, a point off"),
    Warned: _warned,
}


def marks_left(_setup: Setup, moment: Moment, corner: Corner) -> tuple[Mark, ...]:
    """What a bout so far has left on a head."""
    return marks_of(looks(moment.scene.side(corner), Seen.of(moment.past), corner))


WINDOW = SystemWindow(
    face=TitleBoutFace,
    names=NAMES,
    desk=DESK,
    clauses=CLAUSES,
    options=OPTIONS,
    card=CARD,
    incidents=INCIDENTS,
    deciding=("strategies",),
    marks=marks_left,
)
