"""A boxer's side of the table: stance and watching, stamina, pools, special moves, his seconds, what is counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.view import Side
from ringside_manager.gui.board.paint import RIGHT, Paint, Pencil
from ringside_manager.gui.board.parts import (
    NORMAL,
    SMALL,
    Pill,
    Tile,
    lines_in,
    paint_bar,
    paint_notch,
    paint_pills,
    paint_tiles,
    sheet_of_paper,
)
from ringside_manager.gui.systems.quest.names import action_word
from ringside_manager.gui.systems.quest.seen import ClashTold, Seen, Stance
from ringside_manager.gui.systems.quest.signs import paint_pool, paint_stance
from ringside_manager.gui.systems.quest.words import move_word, pool_word, technique_word
from ringside_manager.language import tr

POOLS = ("speed", "defense", "might", "cunning")
COUNTS = ("landed", "times_down", "fouls", "cuts")


# Stance and watching


@dataclass(frozen=True, slots=True)
class Pose:
    """What he does in the clash: ``fails`` if his move did not come off; the moves he watches for; what else is in force."""

    taken: Stance | None
    fails: bool
    watches: tuple[str, ...]
    states: tuple[str, ...]


def pose_of(side: Side, clash: ClashTold | None, corner: Corner) -> Pose:
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
        return (tr("No stamina for {move}").format(move=move_word(pose.taken.dropped)),)
    if not pose.watches:
        return (tr("Watches for nothing"),)
    words, made = [move_word(move) for move in pose.watches], list[str]()
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


def paint_stamina(
    painter: QPainter, paint: Paint, rect: QRectF, corner: Corner, numbers: tuple[int, int, int]
) -> None:
    """How much stamina is left, of how much, on one scale for both; notches at half and a quarter of what he began with."""
    left, start, most = numbers
    inner = sheet_of_paper(painter, paint, rect)
    figure = tr("{left} of {start}").format(left=left, start=start)
    tall = inner.height() >= paint.px(26)
    high = inner.height() * (0.5 if tall else 1.0)
    pencil = Pencil(12.5, bold=True, align=RIGHT)
    wide = paint.width(figure, pencil) + paint.px(2)
    words = QRectF(inner.left(), inner.top(), inner.width(), high)
    if tall:
        paint.write(painter, words.adjusted(0, 0, -wide, 0), tr("Stamina"), SMALL, paint.colours.muted)
    paint.write(painter, words, figure, pencil, paint.colours.text)
    bar = QRectF(
        inner.left(), inner.center().y() - paint.px(5), inner.width() - wide - paint.px(6), paint.px(10)
    )
    if tall:
        top = words.bottom() + paint.px(2)
        bar = QRectF(inner.left(), top, inner.width(), inner.bottom() - top - paint.px(2))
    paint_bar(painter, paint, bar, left / max(1, most), paint.tones.corner(corner), hatched=left * 4 <= start)
    for part in (1.0, 0.5, 0.25):
        x = bar.left() + bar.width() * start * part / max(1, most)
        paint_notch(painter, paint, min(x, bar.right()), bar, paint.colours.text)


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
    label = max(paint.width(pool_word(pool.name), SMALL) for pool in pools) + paint.px(6)
    figure = Pencil(13, bold=True, display=True, align=RIGHT)
    wide = paint.px(20)
    for pool, row in zip(pools, pool_rows(inner), strict=True):
        word = QRectF(row.left(), row.top(), label, row.height())
        paint.write(painter, word, pool_word(pool.name), SMALL, paint.colours.muted)
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
        made.append(Item(move_word(move), "now" if now else "spent" if spent else "", tr(", ").join(notes)))
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
        made.append(Item(technique_word(name), "now" if round_ == now else "", note))
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


def paint_counts(painter: QPainter, paint: Paint, rect: QRectF, tiles: Sequence[Tile]) -> None:
    """What is counted up in the bout."""
    paint_tiles(painter, paint, rect, tiles)
