"""The scenes of a broadcast as they are painted, everything but the ring itself, and the large letters on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import Fell
from ringside_manager.bout.view import Use
from ringside_manager.gui import words
from ringside_manager.gui.board import Moment
from ringside_manager.gui.board.window import window_of
from ringside_manager.gui.look import theme, typeface
from ringside_manager.gui.pages.night import bill
from ringside_manager.gui.pages.night.programme import ROWS, Evening, Kind, Reel, Scene
from ringside_manager.gui.portraits import ROUND, Sitter, paint_framed, paint_portrait
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.gui.ring.sides import rating_pairs
from ringside_manager.gui.ring.watching import clock_told
from ringside_manager.gui.shown import quoted, standing
from ringside_manager.gui.tape import Pair, TapeRows
from ringside_manager.language import tr
from ringside_manager.office.facts.nights import UPSET_HALF, Boxer, PosterBout
from ringside_manager.play import Film

# Writing that is read from across a room: large, and no larger than its place


LEAST = 3.2
"""The smallest letters that are read from three metres, in hundredths of the picture's height."""
CENTRE, LEFT, RIGHT = (
    Qt.AlignmentFlag.AlignVCenter | side
    for side in (Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)


def part_of(picture: QRectF, left: float, top: float, width: float, height: float) -> QRectF:
    """Return a part of a picture in pixels; where it lies is given in hundredths of its width and height."""
    x, y = picture.width() / 100, picture.height() / 100
    return QRectF(picture.left() + left * x, picture.top() + top * y, width * x, height * y)


class Lettering:
    """A picture being painted; ``said`` is what was written on it, in order.

    Places and sizes are given in hundredths of the picture's width and height; letters in hundredths of its height.
    """

    def __init__(self, painter: QPainter, picture: QRectF) -> None:
        self.painter, self.picture = painter, picture
        self.unit = min(picture.height() / 100, picture.width() / 160)
        self.said: list[str] = []
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def box(self, left: float, top: float, width: float, height: float) -> QRectF:
        """Return a part of the picture in pixels."""
        return part_of(self.picture, left, top, width, height)

    def write(
        self,
        area: QRectF,
        text: str,
        size: float,
        colour: str = "",
        *,
        align: Qt.AlignmentFlag = CENTRE,
        bold: bool = False,
    ) -> None:
        """Write a text into an area, over several lines where it needs them and smaller where it still does not fit."""
        if not text:
            return
        self.said.append(text)
        display = size >= 6
        weight = QFont.Weight.Bold if bold or display else QFont.Weight.Medium
        font = typeface(1, weight, display=display)
        flags = align | Qt.TextFlag.TextWordWrap
        while True:
            font.setPixelSize(max(1, round(size * self.unit)))
            self.painter.setFont(font)
            needed = self.painter.fontMetrics().boundingRect(area.toRect(), int(flags), text)
            if (needed.height() <= area.height() and needed.width() <= area.width()) or size <= LEAST:
                break
            size *= 0.94
        self.painter.setPen(QColor(colour or theme().text))
        self.painter.drawText(area, int(flags), text)

    def write_end(self, area: QRectF, text: str, size: float, colour: str) -> None:
        """Write on one line as much of the end of a text as it holds."""
        font = typeface(1, QFont.Weight.Medium)
        font.setPixelSize(max(1, round(size * self.unit)))
        self.painter.setFont(font)
        shown = self.painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideLeft, int(area.width()))
        self.said.append(shown)
        self.painter.setPen(QColor(colour))
        self.painter.drawText(area, int(CENTRE), shown)


RING = (2, 11, 96, 56)
"""Where the ring lies: left, top, width and height in hundredths of the picture."""
_MOST_RATINGS = 6


@dataclass(frozen=True, slots=True)
class Shot:
    """One scene with all that is shown in it; ``reel`` and ``bout`` are those of the scene's bout, if the card has any."""

    evening: Evening
    scene: Scene
    reel: Reel
    bout: PosterBout
    moment: Moment | None = None
    """The table in the ring, as far as it may be seen."""


def paint_shot(painter: QPainter, picture: QRectF, shot: Shot) -> tuple[str, ...]:
    """Paint a scene and return what is written on it."""
    page = Lettering(painter, picture)
    painter.fillRect(picture, QColor(theme().window))
    _PAINTERS[shot.scene.kind](page, shot)
    return tuple(page.said)


def _bill(page: Lettering, shot: Shot) -> None:
    """The evening's bouts from this one on, its main event in gold."""
    colours = theme()
    night = tr("Fight night {night}").format(night=shot.evening.poster.night)
    page.write(page.box(5, 5, 90, 9), shot.evening.poster.league, 5, colours.muted)
    page.write(page.box(5, 13, 90, 15), night, 12, colours.gold)
    bouts = shot.evening.bouts[shot.scene.bout :]
    seen = bouts[-ROWS:]
    if len(seen) < len(bouts):
        left_out = len(bouts) - len(seen)
        before = tr("%n bout before them", "%n bouts before them", left_out)
        page.write(page.box(5, 29, 90, 5), before, 3.6, colours.muted)
    height = 58 / max(len(seen), 4)
    for line, bout in enumerate(seen):
        main = bout.bout == shot.evening.main
        pair = words.against(bout.red.name, bout.blue.name)
        prize = bill.stake(bout)
        text = tr("{pair}  ·  {stake}").format(pair=pair, stake=prize) if prize else pair
        area = page.box(5, 35 + line * height, 90, height)
        page.write(area, text, 6.5 if main else 5, colours.gold if main else "", bold=main)


def _walk_on(page: Lettering, shot: Shot) -> None:
    side = shot.scene.step
    boxer = (shot.bout.red, shot.bout.blue)[side]
    colours, colour = theme(), _corner_colour(side)
    _tint(page, colour, mirrored=bool(side))
    face = page.box(0, 0, 0, 62).height()
    head = page.box(5, 18, 0, 0).topLeft()
    if side:
        head.setX(page.picture.right() - page.box(0, 0, 5, 0).width() - face)
    paint_framed(
        page.painter, QRectF(head.x(), head.y(), face, face), shot.evening.sitters[shot.scene.bout][side]
    )
    left = 45 if not side else 5
    lines = (
        (18, 7, bill.side_of(side), 4.5, colour),
        (25, 22, boxer.name, 12, colours.text),
        (47, 8, quoted(boxer.nickname), 5.5, colours.muted),
        (56, 8, bill.corner_facts(boxer), 5, colours.text),
        (65, 8, bill.stable(boxer), 5, colours.text),
        (74, 7, bill.tired(boxer), 4, colours.warn),
    )
    for top, height, text, size, tone in lines:
        page.write(page.box(left, top, 50, height), text, size, tone, align=RIGHT if side else LEFT)
    stake = bill.stake(shot.bout) or bill.terms(shot.bout)
    page.write(page.box(5, 4, 90, 9), stake, 5, colours.gold)


def _tape(page: Lettering, shot: Shot) -> None:
    """Both faces, and their figures between them."""
    colours, bout = theme(), shot.bout
    page.write(page.box(5, 3, 90, 8), tr("Tale of the tape"), 6.5, colours.gold)
    face = min(page.box(0, 0, 0, 38).height(), page.box(0, 0, 21, 0).width())
    top = page.box(0, 17, 0, 0).top()
    for side, (boxer, sitter) in enumerate(
        zip((bout.red, bout.blue), shot.evening.sitters[shot.scene.bout], strict=True)
    ):
        column = page.box(2 + 74 * side, 0, 22, 100)
        left = column.center().x() - face / 2
        paint_framed(page.painter, QRectF(left, top, face, face), sitter)
        area = page.box(2 + 74 * side, 58, 22, 16)
        page.write(area, boxer.name, 6.5, _corner_colour(side))
        page.write(page.box(2 + 74 * side, 75, 22, 7), quoted(boxer.nickname), 3.8, colours.muted)
    pairs = _facts(bout)
    if shot.reel.film is not None:
        pairs += rating_pairs(shot.reel.film.setup)[:_MOST_RATINGS]
    _paint_tape(page, page.box(26, 15, 48, 67), pairs, (bout.red.name, bout.blue.name))
    page.write(page.box(5, 85, 90, 8), bill.terms(bout), 4.5, colours.muted)


def _facts(bout: PosterBout) -> list[Pair]:
    red, blue = bout.red, bout.blue
    told: list[tuple[str, Callable[[Boxer], str]]] = [
        (tr("Record"), lambda boxer: words.record(boxer.tally)),
        (tr("Standing"), lambda boxer: standing(boxer.rank)),
        (tr("POP"), lambda boxer: words.pop(boxer.pop_half)),
    ]
    return [Pair(label, text(red), text(blue)) for label, text in told]


def _paint_tape(page: Lettering, area: QRectF, pairs: list[Pair], names: tuple[str, str]) -> None:
    """The rows as large as the area allows."""
    rows = TapeRows()
    rows.show_pairs(pairs, names)
    size = rows.sizeHint()
    scale = min(area.height() / size.height(), page.unit * 4.2 / max(1, rows.fontMetrics().ascent()))
    high = min(area.height() / scale, size.height() * 1.25)
    page.painter.save()
    page.painter.translate(area.left(), area.center().y() - high * scale / 2)
    page.painter.scale(scale, scale)
    rows.paint(page.painter, QRectF(0, 0, area.width() / scale, high))
    page.painter.restore()
    page.said += [f"{pair.label}: {pair.red}, {pair.blue}" for pair in pairs]


def _ring(page: Lettering, shot: Shot) -> None:
    """The names over the ring and what is told under it."""
    scene, lines = shot.scene, shot.reel.lines
    line = lines[scene.step]
    _names(page, shot, line.event + 1)
    _figures(page, shot, lines[scene.step - 1].event + 1 if scene.step else 0, line.event + 1)
    if scene.step:
        page.write_end(page.box(5, 68, 90, 5.5), lines[scene.step - 1].text, 3.4, theme().muted)
    page.write(page.box(4, 74, 92, 20), line.text, 5.6, bold=True)


def _again(page: Lettering, shot: Shot) -> None:
    """A knockdown a second time, and what was told of it."""
    place = shot.scene.step
    _names(page, shot, place)
    _figures(page, shot, place - 1, place)
    page.write(page.box(4, 68, 92, 7), tr("Once more"), 5.6, theme().gold, bold=True)
    fall = next(fall for fall in shot.reel.falls if fall >= place)
    told = next((line.text for line in shot.reel.lines if line.event + 1 >= fall), "")
    page.write(page.box(4, 76, 92, 18), told, 4.6)


def _names(page: Lettering, shot: Shot, place: int) -> None:
    film = shot.reel.film
    assert film is not None, "a bout without a film has no ring"
    scene, info = film.scene(place), film.setup.engine.info
    page.write(page.box(2, 2, 33, 8), shot.bout.red.name, 5.6, _corner_colour(0), align=LEFT, bold=True)
    page.write(page.box(36, 2, 28, 8), clock_told(info, scene.round, scene.time), 4.2, bold=True)
    page.write(page.box(65, 2, 33, 8), shot.bout.blue.name, 5.6, _corner_colour(1), align=RIGHT, bold=True)


def has_floor(reel: Reel) -> bool:
    """Return whether a bout is seen in a ring; of others faces and figures are shown, which are read from afar."""
    return reel.film is not None and reel.film.setup.engine.info.floor is not None


def _figures(page: Lettering, shot: Shot, seen: int, place: int) -> None:
    """Both faces and what is left of them, where no ring is laid; who went down between two places."""
    film, moment = shot.reel.film, shot.moment
    if film is None or moment is None or has_floor(shot.reel):
        return
    high = page.box(0, 0, 0, 46).height()
    shares = _strength_left(film, moment)
    for side, sitter in enumerate(shot.evening.sitters[shot.scene.bout]):
        left = page.box(4, 0, 0, 0).left() if side == 0 else page.box(96, 0, 0, 0).left() - high
        face = QRectF(left, page.box(0, 12, 0, 0).top(), high, high)
        _paint_boxer(page, face, sitter, left_on(film, place, CORNERS[side]))
        if shares is not None:
            bar = QRectF(left, page.box(0, 60, 0, 0).top(), high, page.box(0, 0, 0, 4).height())
            page.painter.fillRect(bar, QColor(theme().line))
            bar.setWidth(high * shares[side])
            page.painter.fillRect(bar, QColor(_corner_colour(side)))
    down = [event for event in film.events[seen:place] if isinstance(event, Fell)]
    if down:
        page.write(page.box(34, 12, 32, 14), tr("Down!"), 11, _corner_colour(down[-1].corner.index))
    pairs = _what_is_left(film, moment)
    _paint_tape(page, page.box(34, 27, 32, 38), pairs, (shot.bout.red.name, shot.bout.blue.name))


def left_on(film: Film, place: int, corner: Corner) -> tuple[Mark, ...]:
    """Return what a bout has left on a head up to a place of its film."""
    moment = Moment(film.scene(place), film.event(place), past=film.events[:place])
    return window_of(film.setup.engine.info).marks(film.setup, moment, corner)


def _paint_boxer(page: Lettering, face: QRectF, sitter: Sitter, marks: tuple[Mark, ...]) -> None:
    """A boxer as he stands in the ring, large; what it has left on him can be seen from across a room."""
    if not marks:
        paint_framed(page.painter, face, sitter.stripped())
        return
    frame, round_ = QPainterPath(), face.width() * ROUND
    frame.addRoundedRect(face, round_, round_)
    page.painter.save()
    page.painter.setClipPath(frame)
    paint_portrait(page.painter, face, sitter.stripped().face, sitter.colour, marks=marks)
    page.painter.restore()
    page.painter.strokePath(frame, QPen(QColor(theme().line), max(1.0, face.width() / 128)))
    page.said.append(tr("%n mark on his face", "%n marks on his face", len(marks)))


def _strength_left(film: Film, moment: Moment) -> tuple[float, float] | None:
    """What is left to both of the strength they began with, 0 to 1; ``None`` where a system counts nothing of the kind."""
    for spec in film.setup.engine.info.numbers:
        if spec.use is Use.TRACK and not spec.tells_score:
            full = [max(1, side.numbers.get(spec.name, 0)) for side in film.opening.sides]
            now = [side.numbers.get(spec.name, 0) for side in moment.scene.sides]
            red, blue = (min(1.0, max(0.0, left / most)) for left, most in zip(now, full, strict=True))
            return red, blue
    return None


def _what_is_left(film: Film, moment: Moment) -> list[Pair]:
    """Strength of both that is used up in a bout, and how often each was down."""
    info, pairs = film.setup.engine.info, []
    for spec in info.numbers:
        red, blue = (side.numbers.get(spec.name) for side in moment.scene.sides)
        if spec.use is Use.TRACK and red is not None and blue is not None:
            name = window_of(info).names.number(spec.name, spec)
            pairs.append(Pair(name, str(red), str(blue), ahead=(red > blue) - (red < blue)))
    falls = [sum(isinstance(e, Fell) and e.corner is corner for e in moment.past) for corner in CORNERS]
    return [*pairs, Pair(tr("Times down"), str(falls[0]), str(falls[1]))]


def _cards(page: Lettering, shot: Shot) -> None:
    """The cards that have been read out; of the others nothing but that there are some."""
    colours, scene = theme(), shot.scene
    cards = shot.evening.results[scene.bout].outcome.scorecards
    page.write(page.box(5, 6, 90, 12), tr("The scorecards"), 9, colours.gold)
    width = 54 / len(cards)
    for side, boxer in enumerate((shot.bout.red, shot.bout.blue)):
        area = page.box(5, 38 + 20 * side, 36, 16)
        page.write(area, boxer.name, 7, _corner_colour(side), align=LEFT)
    for number, card in enumerate(cards):
        left = 42 + width * number
        head = tr("Judge {judge}").format(judge=number + 1) if len(cards) > 1 else tr("Card")
        page.write(page.box(left, 26, width, 9), head, 4.5, colours.muted)
        for side in (0, 1):
            points = str(card.total[side]) if number < scene.step else "–"
            page.write(page.box(left, 38 + 20 * side, width, 16), points, 11)
    if scene.step == 0:
        page.write(page.box(5, 82, 90, 9), tr("It goes to the cards."), 5)


def _result(page: Lettering, shot: Shot) -> None:
    colours, place = theme(), shot.scene.bout
    result, sitters = shot.evening.results[place], shot.evening.sitters[place]
    winner = result.outcome.winner
    shown = CORNERS if winner is None else (winner,)
    face = page.box(0, 0, 0, 60 if winner is not None else 34).height()
    for number, corner in enumerate(shown):
        colour = _corner_colour(corner.index)
        if winner is not None:
            _tint(page, colour)
        top = page.box(0, 12, 0, 0).top() + number * face * 1.1
        left = page.box(5, 0, 0, 0).left()
        film = shot.reel.film
        marks = () if film is None else left_on(film, len(film), corner)
        _paint_boxer(page, QRectF(left, top, face, face), sitters[corner.index], marks)
    titles = _title_words(shot)
    upset = tr("Upset") if result.upset_half >= UPSET_HALF else ""
    lines = (
        (12, 24, bill.verdict(result), 12, colours.gold),
        (38, 14, bill.how(result), 7, colours.text),
        (53, 8, titles or upset, 5.5, colours.gold if titles else colours.warn),
        (63, 18, "\n".join(bill.scores(result)) if shot.reel.judges else "", 4.4, colours.muted),
    )
    for top, height, text, size, tone in lines:
        page.write(page.box(42, top, 54, height), text, size, tone, align=LEFT)
    page.write(page.box(5, 84, 90, 10), bill.result_sentence(result), 4.4, colours.muted)


def _title_words(shot: Shot) -> str:
    """What the result has made of the title; empty where none was at stake."""
    winner = shot.evening.results[shot.scene.bout].outcome.winner
    if shot.bout.title is None or winner is None:
        return ""
    boxer = (shot.bout.red, shot.bout.blue)[winner.index]
    return tr("Still the champion") if boxer.rank == 0 else tr("The new champion")


def _so_far(page: Lettering, shot: Shot) -> None:
    told = shot.evening.results[: shot.scene.told][-ROWS:]
    high, size = _row_of(len(told))
    page.write(page.box(5, 5, 90, 12), tr("Results so far tonight"), 9, theme().gold)
    for line, result in enumerate(told):
        area = page.box(5, 21 + high * line, 90, high)
        newest = line + 1 == len(told)
        page.write(area, bill.result_sentence(result), size, align=LEFT, bold=newest)


def _standings(page: Lettering, shot: Shot) -> None:
    colours, rows = theme(), shot.evening.standings[:ROWS]
    when = tr("The race for money after night {night}").format(night=shot.evening.poster.night)
    page.write(page.box(5, 4, 90, 12), when, 7.5, colours.gold)
    for left, width, head in ((56, 20, tr("Money")), (77, 18, tr("Tonight"))):
        page.write(page.box(left, 16, width, 6), head, 3.8, colours.muted, align=RIGHT)
    high, size = _row_of(len(rows))
    for line, one in enumerate(rows):
        top = 23 + high * line
        page.write(page.box(4, top, 7, high), str(one.place), size, colours.muted, align=RIGHT)
        page.painter.fillRect(
            page.box(13, top + high * 0.2, 1.2, high * 0.6), QColor(one.shade or colours.line)
        )
        page.write(page.box(16, top, 40, high), one.name, size, align=LEFT, bold=line == 0)
        page.write(page.box(56, top, 20, high), words.money(one.cents), size, align=RIGHT)
        tonight = words.money(one.tonight_cents)
        page.write(page.box(77, top, 18, high), tonight, size * 0.9, colours.muted, align=RIGHT)


def _row_of(rows: int) -> tuple[float, float]:
    """The height of so many rows under a heading, and of the letters in them."""
    high = min(13.0, 72 / max(1, rows))
    return high, min(5.4, high * 0.5)


def _corner_colour(side: int) -> str:
    return (theme().red, theme().blue)[side]


def _tint(page: Lettering, colour: str, *, mirrored: bool = False) -> None:
    """A corner's colour over the picture, fading across it."""
    area = page.picture
    across = QLinearGradient(area.topLeft(), area.topRight())
    strong, none = QColor(colour), QColor(colour)
    strong.setAlphaF(0.34 if theme().is_dark else 0.22)
    none.setAlphaF(0.0)
    across.setColorAt(1.0 if mirrored else 0.0, strong)
    across.setColorAt(0.0 if mirrored else 1.0, none)
    page.painter.fillRect(area, across)


_PAINTERS: dict[Kind, Callable[[Lettering, Shot], None]] = {
    Kind.BILL: _bill,
    Kind.WALK_ON: _walk_on,
    Kind.TAPE: _tape,
    Kind.ACTION: _ring,
    Kind.AGAIN: _again,
    Kind.CARDS: _cards,
    Kind.RESULT: _result,
    Kind.SO_FAR: _so_far,
    Kind.STANDINGS: _standings,
}
