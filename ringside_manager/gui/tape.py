"""The tale of the tape: figures of two corners against each other, as bars and side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.gui import shown, words
from ringside_manager.gui.explain import Explained
from ringside_manager.gui.look import follow_look, px, theme
from ringside_manager.gui.widgets import clear_layout, grid, plain_label
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.language import tr
from ringside_manager.office.facts.bouts import BoutPage, CornerFact, Led
from ringside_manager.office.facts.explanations import Explanation, explain_purse, explain_share
from ringside_manager.office.facts.fighters import FieldRating, RatingFact
from ringside_manager.office.facts.replays import PunchCount

# Ratings drawn as bars: one fighter against the field, and two against each other


@dataclass(frozen=True, slots=True)
class Pair:
    """A figure of both corners: how it is written, how long its bars are (0 to 1), and who is ahead (1, -1, 0)."""

    label: str
    red: str
    blue: str
    parts: tuple[float, float] | None = None
    ahead: int = 0


class _Rows(Spoken, QWidget):
    """Rows of equal height that grow with the letters."""

    told_as = QAccessible.Role.Chart

    def __init__(self, least_width: int, row_height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self._least = least_width
        self._height = row_height
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_look(self._resized)

    def sizeHint(self) -> QSize:
        return QSize(px(self._least), max(1, self._count) * px(self._height))

    def minimumSizeHint(self) -> QSize:
        """As high as its rows, and no narrower than they can be read."""
        return self.sizeHint()

    def _resized(self) -> None:
        self.updateGeometry()
        self.update()


class RatingMeters(_Rows):
    """A fighter's ratings, each on the scale of the league's best, with what experience added."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(260, 30, parent)
        self._ratings: tuple[RatingFact, ...] = ()
        self._field: Mapping[str, FieldRating] = {}

    def show_ratings(self, ratings: Sequence[RatingFact], field: Mapping[str, FieldRating]) -> None:
        """Show ratings over those of the field, by name."""
        self._ratings, self._field = tuple(ratings), field
        self._count = len(self._ratings)
        self.setAccessibleName(tr("Ratings"))
        self.setAccessibleDescription("; ".join(map(_text, self._ratings)))
        self._resized()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        names = (words.rating(rating.rating) for rating in self._ratings)
        label = max(map(self.fontMetrics().horizontalAdvance, names), default=0)
        height = self.height() / max(1, len(self._ratings))
        for place, rating in enumerate(self._ratings):
            self._row(painter, QRectF(0, place * height, self.width(), height), rating, label)
        painter.end()

    def _row(self, painter: QPainter, rect: QRectF, rating: RatingFact, label: int) -> None:
        colours, field = theme(), self._field[rating.rating]
        painter.setFont(self.font())
        painter.setPen(QColor(colours.text))
        painter.drawText(
            rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words.rating(rating.rating)
        )
        figures = px(76)
        bar = QRectF(rect.left() + label + px(16), 0, 0, px(10))
        bar.moveTop(rect.center().y() - bar.height() / 2)
        bar.setRight(rect.right() - figures)
        _rounded(painter, bar, colours.line)
        scale = bar.width() / max(1, field.most)
        full = QRectF(bar.left(), bar.top(), scale * max(0, min(rating.now, field.most)), bar.height())
        _rounded(painter, full, colours.good if rating.gained else colours.accent_strong)
        if rating.gained:
            entry = QRectF(full.left(), full.top(), full.width() - scale * rating.gained, full.height())
            _rounded(painter, entry, colours.accent_strong)
        x = bar.left() + scale * min(field.mean, field.most)
        painter.setPen(QPen(QColor(theme().text), px(2)))
        painter.drawLine(round(x), round(bar.top() - px(3)), round(x), round(bar.bottom() + px(3)))
        self._figure(
            painter, QRectF(bar.right() + px(10), rect.top(), figures - px(10), rect.height()), rating
        )

    def _figure(self, painter: QPainter, rect: QRectF, rating: RatingFact) -> None:
        painter.setFont(_bold(self.font()))
        painter.setPen(QColor(theme().text))
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(rect, left, str(rating.now))
        if rating.gained:
            painter.setFont(self.font())
            painter.setPen(QColor(theme().good))
            painter.drawText(
                rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, f"+{rating.gained}"
            )


class TapeRows(_Rows):
    """Figures of two fighters side by side: red's on the left, blue's on the right, the words between."""

    def __init__(self, parent: QWidget | None = None, *, dense: bool = False) -> None:
        super().__init__(240 if dense else 320, 24 if dense else 32, parent)
        self._pairs: tuple[Pair, ...] = ()

    def show_pairs(self, pairs: Sequence[Pair], names: tuple[str, str]) -> None:
        self._pairs = tuple(pairs)
        self._count = len(self._pairs)
        sentence = tr("{label}: {red_name} {red}, {blue_name} {blue}")
        red, blue = names
        self.setAccessibleName(tr("Tale of the tape"))
        self.setAccessibleDescription(
            "; ".join(
                sentence.format(label=p.label, red_name=red, red=p.red, blue_name=blue, blue=p.blue)
                for p in self._pairs
            )
        )
        self._resized()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint(painter, QRectF(self.rect()))
        painter.end()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint the rows into an area of anything; scaled, if the painter is."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = area.height() / max(1, len(self._pairs))
        middle = max((self.fontMetrics().horizontalAdvance(p.label) for p in self._pairs), default=0)
        for place, pair in enumerate(self._pairs):
            rect = QRectF(area.left(), area.top() + place * height, area.width(), height)
            if place % 2:
                painter.fillRect(rect, QColor(theme().shade))
            self._row(painter, rect, pair, middle + px(28))

    def _row(self, painter: QPainter, rect: QRectF, pair: Pair, middle: int) -> None:
        side = (rect.width() - middle) / 2
        painter.setFont(self.font())
        painter.setPen(QColor(theme().muted))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, pair.label)
        left = QRectF(rect.left(), rect.top(), side, rect.height())
        right = QRectF(rect.right() - side, rect.top(), side, rect.height())
        colours = theme()
        parts = pair.parts or (0, 0)
        self._side(painter, left, (pair.red, parts[0], colours.red), ahead=pair.ahead > 0, mirrored=True)
        self._side(painter, right, (pair.blue, parts[1], colours.blue), ahead=pair.ahead < 0, mirrored=False)

    def _side(
        self, painter: QPainter, rect: QRectF, figure: tuple[str, float, str], *, ahead: bool, mirrored: bool
    ) -> None:
        """A bar that grows from the middle, its figure at the inner end; who is ahead is written bold."""
        text, part, colour = figure
        painter.setFont(_bold(self.font()) if ahead else self.font())
        painter.setPen(QColor(colour if ahead else theme().text))
        inner = rect.adjusted(px(8), 0, -px(8), 0)
        flag = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(inner.width()))
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | flag, shown)
        room = inner.width() - px(56)
        if part <= 0 or room <= 0:
            return
        bar = QRectF(0, rect.center().y() - px(5), room * min(part, 1), px(10))
        if mirrored:
            bar.moveRight(inner.right() - px(56))
        else:
            bar.moveLeft(inner.left() + px(56))
        made = QColor(colour)
        made.setAlphaF(1.0 if ahead else 0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(made)
        painter.drawRoundedRect(bar, px(4), px(4))


def _text(rating: RatingFact) -> str:
    if not rating.gained:
        return tr("{rating} {value}").format(rating=words.rating(rating.rating), value=rating.now)
    return tr("{rating} {value}, {gained} of it by experience").format(
        rating=words.rating(rating.rating), value=rating.now, gained=rating.gained
    )


def _rounded(painter: QPainter, rect: QRectF, colour: str) -> None:
    if rect.width() > 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(rect, px(3), px(3))


def _bold(font: QFont) -> QFont:
    made = QFont(font)
    made.setWeight(QFont.Weight.Bold)
    return made


# What a bout paid, changed and counted, both corners side by side


Why = Callable[[], Explanation]
Side = tuple[str, Why | None]


class SideBySide(QWidget):
    """Rows of red's value, a word, blue's value; a value may say how it was computed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = grid(4, 2, stretch={0: 1, 2: 1}, parent=self)

    def show_rows(self, names: tuple[str, str], rows: Sequence[tuple[str, Side, Side]]) -> None:
        clear_layout(self._grid)
        for side, tone in ((0, "red"), (1, "blue")):
            head = plain_label(names[side], tone=tone, wrap=True)
            self._add(head, 0, 2 * side)
        for line, (label, *sides) in enumerate(rows, 1):
            word = plain_label(label, tone="muted")
            word.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(word, line, 1)
            for side, (text, why) in enumerate(sides):
                name = tr("{label}, {name}:").format(label=label, name=names[side])
                self._add(_value(text, why, name), line, 2 * side)

    def _add(self, widget: QWidget, line: int, place: int) -> None:
        flag = Qt.AlignmentFlag.AlignRight if place == 0 else Qt.AlignmentFlag.AlignLeft
        if isinstance(widget, QLabel):
            widget.setAlignment(flag | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(widget, line, place)
        else:
            self._grid.addWidget(widget, line, place, flag)


def _value(text: str, why: Why | None, name: str) -> QWidget:
    if why is None:
        label = plain_label(text or "–", wrap=True)
        label.setAccessibleName(f"{name} {text}")
        return label
    return Explained(text, why, name=name)


def _side_payment(page: BoutPage, fact: CornerFact) -> str:
    """What his manager gets, or pays, beside the purses; agreed on before the bout, paid after it (C75)."""
    cents = page.sides_cents[fact.corner.index]
    return words.signed(words.money(cents)) if cents else ""


def _stake(books: Books, bout: BoutBook) -> str:
    """What each manager put up for a call-out, whatever became of it (C81)."""
    offer = books.offers.get(bout.offer or 0)
    return words.money(offer.stake_cents) if offer is not None and offer.stake_cents else ""


def money_rows(books: Books, page: BoutPage) -> list[tuple[str, Side, Side]]:
    """Purses, shares, popularity, and what the bout left behind."""
    bout = books.bouts[page.bout]
    fought = page.outcome is not None
    rows: list[tuple[str, Side, Side]] = []

    def add(
        label: str, text: Callable[[CornerFact], str], why: Callable[[CornerFact], Why] | None = None
    ) -> None:
        red, blue = ((text(fact), None if why is None else why(fact)) for fact in page.corners)
        if red[0] or blue[0]:
            rows.append((label, red, blue))

    add(tr("Led by"), lambda f: _leader(page.led[f.corner.index], f))
    if fought:
        add(
            tr("Purse"),
            lambda f: words.dollars(f.purse_dollars),
            lambda f: lambda: explain_purse(books, bout, f.corner),
        )
        add(tr("Manager's share"), _share, lambda f: lambda: explain_share(books, bout, f.corner))
    add(tr("Side payment"), lambda f: _side_payment(page, f))
    add(tr("Stake put up"), lambda f: _stake(books, bout))
    add(tr("POP before"), lambda f: words.pop(f.pop_half))
    if fought:
        add(tr("Earned POP"), lambda f: words.signed(words.pop(f.pop_change_half)))
        add(tr("Record after"), lambda f: shown.record(f.after))
        add(tr("Tired by"), lambda f: words.number(f.carried) if f.carried else "")
        add(tr("Strength lost"), lambda f: tr("{lost} of {start}").format(lost=f.lost, start=f.start))
        add(
            tr("Learned"),
            lambda f: tr("{rating} +1").format(rating=words.rating(f.rating)) if f.rating else "",
        )
        add(tr("New share"), lambda f: "" if f.renewed is None else tr("{number} %").format(number=f.renewed))
    return rows


def _leader(led: Led | None, fact: CornerFact) -> str:
    """Who led a corner; nothing of a bout that was not fought in the program."""
    if led is Led.HAND:
        return tr("{manager}, by hand").format(manager=fact.manager.name) if fact.manager else tr("by hand")
    told = {
        None: "",
        Led.PLAN: tr("a fight plan"),
        Led.PROGRAM: tr("the program"),
        Led.NO_PLAN: tr("no plan"),
    }
    return told[led]


def _share(fact: CornerFact) -> str:
    if fact.percentage is None:
        return words.money(fact.share_cents)
    sentence = tr("{money} ({percentage} %)")
    return sentence.format(money=words.money(fact.share_cents), percentage=fact.percentage)


def punch_pairs(totals: tuple[PunchCount, PunchCount], *, scored: bool = True) -> list[Pair]:
    """Punches in all and by kind, as bars; more is better in each.  Without ``scored`` damage is left out."""
    red, blue = totals
    pairs = [
        *_punches(red, blue),
        *(_damage(red, blue) if scored else ()),
        _counted(tr("Knockdowns"), red.knockdowns, blue.knockdowns),
    ]
    if red.counters or blue.counters:
        pairs.append(_counted(tr("Counterpunches"), red.counters, blue.counters))
    by_kind = [{kind: landed for kind, landed, _ in count.kinds} for count in totals]
    kinds = sorted(
        {*by_kind[0], *by_kind[1]}, key=lambda kind: -by_kind[0].get(kind, 0) - by_kind[1].get(kind, 0)
    )
    pairs += [
        _counted(
            tr("{punch} landed").format(punch=words.rating(kind)),
            by_kind[0].get(kind, 0),
            by_kind[1].get(kind, 0),
        )
        for kind in kinds
    ]
    return pairs


def _punches(red: PunchCount, blue: PunchCount) -> list[Pair]:
    """Punches that landed; those thrown only where the bout system tells what missed."""
    landed = _counted(tr("Punches landed"), red.landed, blue.landed)
    if not (red.tells_thrown and blue.tells_thrown):
        return [landed]
    return [
        _counted(tr("Punches thrown"), red.thrown, blue.thrown, judged=False),
        landed,
        Pair(
            tr("Accuracy"), shown.share(red.accuracy), shown.share(blue.accuracy),
            (red.accuracy or 0, blue.accuracy or 0), _ahead(red.accuracy or 0, blue.accuracy or 0),
        ),
    ]  # fmt: skip


def _damage(red: PunchCount, blue: PunchCount) -> list[Pair]:
    """Damage by punches and, where there were knockdowns, how it becomes the damage scored (R53).

    Nothing where every punch counts the same.
    """
    if (red.scored, blue.scored) == (red.landed, blue.landed):
        return []
    pairs = [_counted(tr("Damage by punches"), red.damage, blue.damage)]
    if red.again or blue.again:
        pairs.append(_counted(tr("Counted again for knockdowns"), red.again, blue.again))
        pairs.append(_counted(tr("Damage scored"), red.scored, blue.scored))
    return pairs


def _counted(label: str, red: int, blue: int, *, judged: bool = True) -> Pair:
    most = max(red, blue, 1)
    return Pair(label, str(red), str(blue), (red / most, blue / most), _ahead(red, blue) if judged else 0)


def _ahead(red: float, blue: float) -> int:
    return (red > blue) - (red < blue)
