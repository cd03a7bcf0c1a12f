"""A boxer's side of the table: stance and watching, stamina, pools, special moves, his seconds, what is counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.view import Side
from ringside_manager.engines.quest.events import StanceTaken
from ringside_manager.gui.board import word_in
from ringside_manager.gui.board.paint import CENTRE, RIGHT, Paint, Pencil, faded, use
from ringside_manager.gui.board.parts import (
    NORMAL,
    SMALL,
    Pill,
    Tile,
    die_path,
    lines_in,
    paint_pills,
    sheet_of_paper,
)
from ringside_manager.gui.systems.quest.names import ATTRIBUTE_WORDS, MOVE_WORDS, TECHNIQUE_WORDS, action_word
from ringside_manager.gui.systems.quest.seen import ClashSeen, Die, Seen
from ringside_manager.language import tr

# Signs of the three stances, drawn: a sandbag, a shield, a fist that comes


def paint_stance(
    painter: QPainter, paint: Paint, box: QRectF, stance: str, tone: QColor, *, facing: int = 1
) -> None:
    """The sign of a stance in a square; ``facing`` 1 looks to the right, -1 to the left."""
    shape = _SHAPES.get(stance)
    if shape is None:
        return
    painter.save()
    painter.translate(box.center())
    painter.scale(box.width() * 0.5 * facing, box.height() * 0.5)
    pen = QPen(tone, 0.16)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    use(painter, pen, tone)
    shape(painter, QColor(paint.colours.panel))
    painter.restore()


def _sandbag(painter: QPainter, ground: QColor) -> None:
    """A bag that hangs, tied at its neck."""
    bag = QPainterPath()
    bag.addRoundedRect(QRectF(-0.5, -0.35, 1.0, 1.2), 0.42, 0.42)
    painter.drawPath(bag)
    painter.drawLine(QPointF(0, -0.9), QPointF(0, -0.35))
    painter.setPen(QPen(ground, 0.14))
    painter.drawLine(QPointF(-0.34, 0.1), QPointF(0.34, 0.1))


def _shield(painter: QPainter, ground: QColor) -> None:
    path = QPainterPath(QPointF(0, -0.85))
    path.quadTo(QPointF(0.4, -0.6), QPointF(0.72, -0.62))
    path.quadTo(QPointF(0.78, 0.4), QPointF(0, 0.9))
    path.quadTo(QPointF(-0.78, 0.4), QPointF(-0.72, -0.62))
    path.quadTo(QPointF(-0.4, -0.6), QPointF(0, -0.85))
    painter.drawPath(path)
    painter.setPen(QPen(ground, 0.14))
    painter.drawLine(QPointF(0, -0.5), QPointF(0, 0.5))


def _fist(painter: QPainter, ground: QColor) -> None:
    """An arrow with two lines behind it."""
    head = QPainterPath(QPointF(0.9, 0))
    for x, y in ((0.05, -0.75), (0.05, -0.3), (-0.35, -0.3), (-0.35, 0.3), (0.05, 0.3), (0.05, 0.75)):
        head.lineTo(x, y)
    head.closeSubpath()
    painter.drawPath(head)
    for y in (-0.32, 0.32):
        painter.drawLine(QPointF(-0.85, y), QPointF(-0.6, y))


_SHAPES: Mapping[str, Callable[[QPainter, QColor], None]] = {
    "sandbag": _sandbag,
    "defensive": _shield,
    "aggressive": _fist,
}


# Dice as they are painted: their shape tells their faces, a filled one has succeeded, an empty one has not


FREE = Die(0, 0, True)
"""The first die of a Defense pool: a success nobody throws (Q24)."""
_LEAST, _MOST = 4.0, 21.0


def paint_die(painter: QPainter, paint: Paint, box: QRectF, corner: Corner | None, die: Die) -> None:
    """One die with its number; one rolled once more has a dashed frame."""
    full = die.success is not False
    ground = QColor(paint.colours.raised) if corner is None else paint.tones.corner(corner)
    tone = QColor(paint.colours.text) if corner is None else paint.tones.on_corner(corner)
    pen = QPen(QColor(paint.colours.text if full else paint.colours.muted), paint.px(1.2 if full else 0.9))
    if die.again:
        pen.setStyle(Qt.PenStyle.DashLine)
        pen.setWidthF(paint.px(1.8))
    use(painter, pen, ground if full else faded(paint.colours.panel, 0.4))
    painter.drawPath(die_path(die.sides, box))
    low = box.adjusted(0, box.height() * 0.24, 0, 0) if die.sides == 4 else box
    share = 0.46 if die.sides == 4 else 0.6
    pencil = Pencil(max(7.5, box.height() * share / paint.zoom), bold=full, align=CENTRE)
    text = "✓" if die == FREE else str(die.shown)
    paint.write(painter, low, text, pencil, tone if full else paint.colours.muted)


def dice_cells(
    paint: Paint, room: QRectF, count: int, *, right: bool, most: float = _MOST
) -> tuple[QRectF, ...]:
    """Where so many dice lie: as large as they fit, in lines; ``right`` if they begin at the right end."""
    if not count or room.width() <= 0 or room.height() <= 0:
        return ()
    size = paint.px(most)
    while size > paint.px(_LEAST) and not _fit(room, size, _gap(paint, size), count):
        size -= paint.px(0.5)
    gap = _gap(paint, size)
    across = max(1, _across(room, size, gap))
    lines = min(-(-count // across), max(1, _down(room, size, gap)))
    each = -(-count // lines)
    top = room.center().y() - (lines * (size + gap) - gap) / 2
    made = []
    for at in range(min(count, each * lines)):
        x = at % each * (size + gap)
        left = room.right() - x - size if right else room.left() + x
        made.append(QRectF(left, top + at // each * (size + gap), size, size))
    return tuple(made)


def _gap(paint: Paint, size: float) -> float:
    """Between two dice: less between small ones."""
    return min(paint.px(2), size * 0.14)


def _fit(room: QRectF, size: float, gap: float, count: int) -> bool:
    return _across(room, size, gap) * _down(room, size, gap) >= count


def _across(room: QRectF, size: float, gap: float) -> int:
    return int((room.width() + gap) / (size + gap))


def _down(room: QRectF, size: float, gap: float) -> int:
    return int((room.height() + gap) / (size + gap))


def paint_dice(
    painter: QPainter, paint: Paint, room: QRectF, corner: Corner, dice: Sequence[Die], *, right: bool
) -> None:
    """Dice of one boxer beside each other, successes first as they came."""
    ordered = sorted(dice, key=lambda die: (die.success is False, die.again))
    for die, box in zip(ordered, dice_cells(paint, room, len(ordered), right=right), strict=False):
        paint_die(painter, paint, box, corner, die)


def paint_pool(
    painter: QPainter, paint: Paint, room: QRectF, corner: Corner, sizes: Sequence[int], lost: int
) -> None:
    """The dice of an attribute, base ones first; those lost are crossed out, base dice before the extra one (Q5)."""
    base = sum(size == sizes[0] for size in sizes) if sizes else 0
    for at, (size, box) in enumerate(
        zip(sizes, dice_cells(paint, room, len(sizes), right=False, most=15), strict=False)
    ):
        gone = at >= base - lost if at < base else lost > base
        painter.setPen(QPen(QColor(paint.colours.muted if gone else paint.colours.text), paint.px(1)))
        painter.setBrush(Qt.BrushStyle.NoBrush if gone else paint.tones.corner(corner))
        painter.drawPath(die_path(size, box))
        if gone:
            painter.setPen(QPen(QColor(paint.colours.bad), paint.px(1.5)))
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.topRight(), box.bottomLeft())


POOLS = ("speed", "defense", "might", "cunning")
COUNTS = ("landed", "times_down", "fouls", "cuts")


# Stance and watching


@dataclass(frozen=True, slots=True)
class Pose:
    """What he does in the clash: ``fails`` if his move did not come off; the moves he watches for; what else is in force."""

    taken: StanceTaken | None
    fails: bool
    watches: tuple[str, ...]
    states: tuple[str, ...]


def pose_of(side: Side, clash: ClashSeen | None, corner: Corner) -> Pose:
    """What he does now; between two rounds nobody knows."""
    taken = clash.stances[corner.index] if clash is not None else None
    watches = tuple(
        sorted(mark.removeprefix("watches_") for mark in side.marks if mark.startswith("watches_"))
    )
    states = []
    if side.numbers.get("southpaw"):
        left = side.numbers["southpaw"]
        states.append(tr("Southpaw: %n clash left", "Southpaw: %n clashes left", left))
    if "salts" in side.marks:
        states.append(tr("Smelling Salts"))
    if "open_cut" in side.marks:
        states.append(tr("Open cut"))
    if "home" in side.marks:
        states.append(tr("At home"))
    shown = watches if taken is not None else ()
    return Pose(taken, clash is not None and clash.fails[corner.index], shown, tuple(states))


def paint_pose(painter: QPainter, paint: Paint, rect: QRectF, corner: Corner, pose: Pose) -> None:
    """The sign of his stance, its name and price; below it what he watches for."""
    inner = sheet_of_paper(painter, paint, rect)
    lines = max(1, min(3, int(inner.height() / paint.px(13))))
    high = inner.height() / lines
    first = QRectF(inner.left(), inner.top(), inner.width(), high)
    if pose.taken is None:
        paint.write(painter, first, tr("In his corner"), NORMAL, paint.colours.muted)
    else:
        _stance(painter, paint, first, corner, pose)
    rest = [first.translated(0, high * at) for at in range(1, lines)]
    if len(rest) > 1 and pose.states:
        pills = [Pill(state, paint.tones.corner(corner)) for state in pose.states]
        paint_pills(painter, paint, rest.pop(), pills)
    for line, text in zip(rest, _watching(paint, pose, inner.width(), len(rest)), strict=False):
        paint.write(painter, line, text, SMALL, paint.colours.text)


def _stance(painter: QPainter, paint: Paint, line: QRectF, corner: Corner, pose: Pose) -> None:
    taken = pose.taken
    assert taken is not None
    size = min(line.height(), paint.px(18))
    box = QRectF(line.left(), line.center().y() - size / 2, size, size)
    facing = 1 if corner is Corner.RED else -1
    paint_stance(painter, paint, box, taken.stance, paint.tones.corner(corner), facing=facing)
    price = tr("\N{MINUS SIGN}{price}").format(price=taken.price) if taken.price else tr("free")
    pencil = Pencil(12, bold=True, align=RIGHT)
    wide = paint.width(price, pencil) + paint.px(4)
    paint.write(painter, line, price, pencil, paint.colours.text)
    word = action_word(taken.stance, taken.move)
    if pose.fails:
        word = tr("{move}: fails").format(move=word)
    room = line.adjusted(size + paint.px(6), 0, -wide, 0)
    tone = paint.colours.bad if pose.fails else paint.colours.text
    paint.write(painter, room, word, Pencil(13, bold=True), tone)


def _watching(paint: Paint, pose: Pose, wide: float, lines: int) -> tuple[str, ...]:
    """What he watches for, on two lines where it needs them and has them."""
    if pose.taken is None:
        return (tr("Stance and watching are secret"),)
    if pose.taken.dropped:
        return (tr("No stamina for {move}").format(move=word_in(MOVE_WORDS, pose.taken.dropped)),)
    if not pose.watches:
        return (tr("Watches for nothing"),)
    words, made = [word_in(MOVE_WORDS, move) for move in pose.watches], list[str]()
    for word in words:
        longer = (
            tr("{words}, {word}").format(words=made[-1], word=word)
            if made
            else tr("Watches: {moves}").format(moves=word)
        )
        if made and len(made) < lines and paint.width(longer, Pencil(9.5)) > wide:
            made[-1] = tr("{words},").format(words=made[-1])
            made.append(word)
        else:
            made[-1:] = [longer]
    return tuple(made)


# Stamina and pools


@dataclass(frozen=True, slots=True)
class PoolSeen:
    """An attribute: the faces of its printed dice, base ones first, and how many are lost."""

    name: str
    sizes: tuple[int, ...]
    lost: int

    @property
    def left(self) -> int:
        return max(0, len(self.sizes) - self.lost)


def pools_of(card: Mapping[str, Any], side: Side) -> tuple[PoolSeen, ...]:
    """His four attributes as they stand."""
    made = []
    for name in POOLS:
        sizes = tuple(sides for count, sides in card[name] for _ in range(count))
        made.append(PoolSeen(name, sizes, side.numbers.get(f"damage_{name}", 0)))
    return tuple(made)


def pool_rows(rect: QRectF) -> list[QRectF]:
    """Where the attributes lie within their part."""
    high = rect.height() / len(POOLS)
    return [QRectF(rect.left(), rect.top() + at * high, rect.width(), high) for at in range(len(POOLS))]


def paint_pools(
    painter: QPainter, paint: Paint, rect: QRectF, corner: Corner, pools: Sequence[PoolSeen]
) -> None:
    """A line of dice for each attribute, and how many are left."""
    inner = sheet_of_paper(painter, paint, rect)
    label = max(paint.width(word_in(ATTRIBUTE_WORDS, pool.name), SMALL) for pool in pools) + paint.px(6)
    figure = Pencil(13, bold=True, display=True, align=RIGHT)
    wide = paint.px(20)
    for pool, row in zip(pools, pool_rows(inner), strict=True):
        word = QRectF(row.left(), row.top(), label, row.height())
        paint.write(painter, word, word_in(ATTRIBUTE_WORDS, pool.name), SMALL, paint.colours.muted)
        dice = row.adjusted(label, paint.px(1), -wide, -paint.px(1))
        paint_pool(painter, paint, dice, corner, pool.sizes, pool.lost)
        tone = paint.colours.bad if pool.lost else paint.colours.text
        paint.write(painter, row, str(pool.left), figure, tone)


# Special moves and seconds


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a list: ``state`` is ``now``, ``spent`` or empty; ``note`` stands at its right."""

    text: str
    state: str = ""
    note: str = ""


def moves_of(
    card: Mapping[str, Any], side: Side, known: Seen, corner: Corner, pose: Pose
) -> tuple[Item, ...]:
    """His special moves in his own order, those used up marked."""
    moves = card["moves"]
    uses = known.uses[corner.index]
    declared = pose.taken.move if pose.taken is not None else ""
    made = []
    for move in () if isinstance(moves, str) else moves:
        spent = f"spent_{move}" in side.marks
        now = move == declared and not pose.fails
        notes = [tr("used up")] if spent else []
        if uses[move]:
            notes.insert(0, tr("\N{MULTIPLICATION SIGN}{count}").format(count=uses[move]))
        made.append(
            Item(word_in(MOVE_WORDS, move), "now" if now else "spent" if spent else "", tr(", ").join(notes))
        )
    return tuple(made)


def crew_of(options: Mapping[str, object], corner: Corner) -> tuple[str, ...]:
    """The techniques his seconds bring, each once, by their seats."""
    found: dict[str, None] = {}
    for seat in range(1, 5):
        word = str(options.get(f"{corner.value}_second_{seat}", ""))
        _, _, brought = word.partition(":")
        found.update(dict.fromkeys(one for one in brought.split("+") if one))
    return tuple(found)


def seconds_of(crew: Sequence[str], known: Seen, corner: Corner, now: int) -> tuple[Item, ...]:
    """The techniques of his corner, those of this round marked."""
    used = known.techniques[corner.index]
    made = []
    for name in crew:
        round_ = used.get(name)
        note = tr("round {round}").format(round=round_) if round_ is not None and round_ != now else ""
        made.append(Item(word_in(TECHNIQUE_WORDS, name), "now" if round_ == now else "", note))
    return tuple(made)


def paint_items(
    painter: QPainter, paint: Paint, rect: QRectF, heading: str, items: Sequence[Item], tone: QColor
) -> None:
    """A heading and a line for each: a filled box for what is in force now, a crossed one for what is used up."""
    inner = sheet_of_paper(painter, paint, rect)
    high = paint.px(15)
    if inner.height() >= high * 2:
        head = QRectF(inner.left(), inner.top(), inner.width(), high)
        paint.write(painter, head, heading, SMALL, paint.colours.muted)
        inner = inner.adjusted(0, high, 0, 0)
    room = int(inner.height() / (high * 0.94))
    across = 2 if len(items) > room and inner.width() >= paint.px(220) else 1
    wide = inner.width() / across
    spots = lines_in(inner, high * 0.94, -(-len(items) // across))
    if len(items) > len(spots) * across:
        items = sorted(items, key=lambda item: item.state != "now")
    for at, item in enumerate(items[: len(spots) * across]):
        spot = spots[at % len(spots)]
        cell = QRectF(inner.left() + at // len(spots) * wide, spot.top(), wide - paint.px(4), spot.height())
        more = len(items) - len(spots) * across if at == len(spots) * across - 1 else 0
        _item(painter, paint, cell, item, tone, more)
    if not items and spots == []:
        paint.write(painter, inner, tr("None"), SMALL, paint.colours.muted)


def _item(painter: QPainter, paint: Paint, line: QRectF, item: Item, tone: QColor, more: int) -> None:
    sign = {"now": "■", "spent": "✗"}.get(item.state, "□")
    left = paint.px(14)
    colour = {"now": tone, "spent": QColor(paint.colours.muted)}.get(item.state, QColor(paint.colours.text))
    paint.write(painter, QRectF(line.left(), line.top(), left, line.height()), sign, SMALL, colour)
    note = tr("+{count}").format(count=more) if more else item.note
    pencil = Pencil(10, align=RIGHT)
    wide = paint.width(note, pencil) + paint.px(4) if note else 0.0
    room = line.adjusted(left, 0, -wide, 0)
    if note and not paint.fits(room, item.text, SMALL):
        note, room = "", line.adjusted(left, 0, 0, 0)
    now = item.state == "now"
    text = paint.colours.muted if item.state == "spent" else paint.colours.text
    paint.write(painter, room, item.text, Pencil(11, bold=now), text)
    paint.write(painter, line, note, pencil, paint.colours.muted)


# Counts


def tiles_of(side: Side) -> tuple[Tile, ...]:
    """Hits, knockdowns suffered, fouls of either kind, cuts."""
    numbers = side.numbers
    fouls = numbers.get("fouls", 0) + numbers.get("ring_fouls", 0)
    values = (numbers.get("landed", 0), numbers.get("times_down", 0), fouls, numbers.get("cuts", 0))
    words = (tr("Hits"), tr("Down"), tr("Fouls"), tr("Cuts"))
    return tuple(Tile(word, str(value)) for word, value in zip(words, values, strict=True))
