"""The bill of a night: who meets whom for what stake, the main event large, the undercard under it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.look import follow_look, px, theme
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits import PortraitLabel, Sitter, sitter_in
from ringside_manager.gui.shown import standing
from ringside_manager.gui.widgets import (
    Badge,
    Empty,
    Link,
    Panel,
    clear_layout,
    column,
    grid,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone, show_text
from ringside_manager.language import tr
from ringside_manager.office.facts.nights import Boxer, NightResult, Poster, PosterBout, Waiting

# Fight nights in words: who meets whom, what is at stake, how it came out


def waiting(found: Sequence[Waiting]) -> str:
    """Which bouts of tournaments wait for a place on the card, and when they are expected; empty if none."""
    if not found:
        return ""
    lines = [
        tr(
            "%n bout of a tournament waits for a place on the card:",
            "%n bouts of tournaments wait for a place on the card:",
            len(found),
        )
    ]
    for red, blue, night in found:
        pair = words.against(red, blue)
        lines.append(tr("{pair}, {when}").format(pair=pair, when=words.expected(night)))
    return "\n".join(lines)


def stake(bout: PosterBout) -> str:
    """What is at stake beside the purse; empty if nothing."""
    if bout.title is not None:
        if bout.vacant:
            return (
                tr("For the vacant {title} title").format(title=bout.title)
                if bout.title
                else tr("For the vacant title")
            )
        return tr("For the {title} title").format(title=bout.title) if bout.title else tr("For the title")
    if bout.tournament and bout.final:
        return tr("{name}: the final").format(name=bout.tournament)
    if bout.tournament:
        return tr("{name}: round {round}").format(name=bout.tournament, round=bout.tournament_round)
    if bout.eliminator:
        return tr("Eliminator: the winner is mandatory challenger")
    return ""


def terms(bout: PosterBout) -> str:
    """Where and how long."""
    return tr("{arena}, {rounds} rounds").format(arena=words.arena(bout.arena), rounds=bout.rounds)


def corner_facts(boxer: Boxer) -> str:
    """Standing, record and popularity in one line."""
    return tr("{standing}  ·  {record}  ·  POP {pop}").format(
        standing=standing(boxer.rank), record=words.record(boxer.tally), pop=words.pop(boxer.pop_half)
    )


def stable(boxer: Boxer) -> str:
    """Whose man he is."""
    return tr("{name}'s stable").format(name=boxer.manager_name) if boxer.manager_name else tr("No manager")


def tired(boxer: Boxer) -> str:
    """What he carries from an earlier bout; empty if nothing."""
    return tr("Begins with {lost} less than when fresh").format(lost=boxer.lost) if boxer.lost else ""


def purse_range(bout: PosterBout) -> str:
    """What winner and loser are paid."""
    red, blue = bout.win_dollars
    if bout.win_dollars[0] == bout.win_dollars[1]:
        return tr("Purse {win} to the winner, {lose} to the loser").format(
            win=words.dollars(red), lose=words.dollars(bout.lose_dollars[0])
        )
    return tr("A win is worth {red} to {name}, {blue} to {other}").format(
        red=words.dollars(red), name=bout.red.name, blue=words.dollars(blue), other=bout.blue.name
    )


def how(result: NightResult) -> str:
    """How a bout ended, in a few words: ``Knockout, round 5``."""
    outcome = result.outcome
    drawn = outcome.method is Method.DRAW and not outcome.cause
    if drawn or (outcome.method.is_decision and outcome.method is not Method.TD):
        method = words.method(outcome.method)
        return tr("{method} over {rounds} rounds").format(method=method, rounds=outcome.round)
    return words.ended(outcome.method, outcome.round, outcome.cause)


def verdict(result: NightResult) -> str:
    """Who won, in poster letters."""
    if result.outcome.winner is None:
        return words.method(result.outcome.method, result.outcome.cause)
    return tr("{name} wins").format(name=result.names[result.outcome.winner.index])


def result_sentence(result: NightResult) -> str:
    """Who beat whom and how, in a sentence."""
    red, blue = result.names
    outcome, how_words = result.outcome, how(result)
    if outcome.winner is None:
        text = tr("{one} and {other}: {how}").format(one=red, other=blue, how=how_words)
    else:
        one, other = (red, blue) if outcome.winner is RED else (blue, red)
        text = tr("{one} beats {other}: {how}").format(one=one, other=other, how=how_words)
    return text


def scores(result: NightResult) -> tuple[str, ...]:
    """Every judge's card as a line, the winner's points first."""
    one, other = result.sides
    cards = [(card.total[one], card.total[other]) for card in result.outcome.scorecards]
    if len(cards) == 1:
        return tuple(tr("Card: {first} to {second}").format(first=mine, second=his) for mine, his in cards)
    return tuple(
        tr("Judge {judge}: {first} to {second}").format(judge=judge, first=mine, second=his)
        for judge, (mine, his) in enumerate(cards, 1)
    )


def side_words(result: NightResult, side: int) -> tuple[str, ...]:
    """Purse, share, popularity and what else a bout brought one side, a line each."""
    lines = [tr("Purse {money}").format(money=words.dollars(result.bout.purses_dollars[side]))]
    if result.bout.shares_cents[side]:
        lines.append(tr("Manager's share {money}").format(money=words.money(result.bout.shares_cents[side])))
    change = words.signed(words.pop(result.bout.pop_changes_half[side]))
    lines.append(tr("POP {change}").format(change=change))
    if result.bout.gained[side]:
        lines.append(tr("Learned: {rating} +1").format(rating=words.rating(result.bout.gained[side])))
    if result.bout.renewed[side] is not None:
        lines.append(tr("New share: {share} %").format(share=result.bout.renewed[side]))
    return tuple(lines)


def side_of(corner_index: int) -> str:
    """A corner's name."""
    return tr("Red corner") if corner_index == RED.index else tr("Blue corner")


CORNER_TONES = {RED.index: "red", BLUE.index: "blue"}


# The poster of a night: the main event large, the undercard under it


_CENTRE = Qt.AlignmentFlag.AlignHCenter


class PosterLabel(SizedLabel):
    """A line of poster lettering: capitals, set wide."""

    def __init__(self, text: str = "", size: float = 1.0, *, spread: float = 104) -> None:
        self._spread = spread
        super().__init__(text, size, QFont.Weight.Black, display=True)
        self.setAlignment(_CENTRE)
        self.setWordWrap(True)
        self._letter()
        follow_look(self._letter)

    def _letter(self) -> None:
        font = self.font()
        font.setCapitalization(QFont.Capitalization.AllUppercase)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, self._spread)
        self.setFont(font)


class CornerSide(QWidget):
    """One side of a bout on the poster: corner, name, nickname, facts."""

    go = Signal(object)

    def __init__(self, side: int, size: float) -> None:
        super().__init__()
        self.portrait = PortraitLabel(128)
        self.corner = plain_label(side_of(side), tone=CORNER_TONES[side])
        self.name = PosterLabel("", size)
        self.nickname = plain_label(wrap=True, tone="muted")
        self.facts = plain_label(wrap=True)
        self.stable = plain_label(wrap=True, tone="muted")
        self.tired = plain_label(wrap=True, tone="warn")
        self.page = Link(tr("His page"), go=self.go)
        for label in (self.corner, self.nickname, self.facts, self.stable, self.tired):
            label.setAlignment(_CENTRE)
        column(
            row(None, self.portrait, None), self.corner, self.name, self.nickname, self.facts, self.stable, self.tired, row(None, self.page, None), None,
            space=1, parent=self,
        )  # fmt: skip

    def set(self, boxer: Boxer, sitter: Sitter | None, *, brief: bool = False) -> None:
        """Show one of the two; ``brief`` without what was read before the bell."""
        self.portrait.show_sitter(sitter)
        show_if(self.portrait, sitter is not None)
        show_if(self.corner, not brief)
        self.name.setText(boxer.name)
        nickname = tr("“{nickname}”").format(nickname=boxer.nickname) if boxer.nickname else ""
        show_text(self.nickname, "" if brief else nickname)
        self.facts.setText(corner_facts(boxer))
        self.stable.setText(stable(boxer))
        show_text(self.tired, tired(boxer))
        self.page.place = Place("fighter", boxer.fighter)
        self.page.setEnabled(True)
        self.page.setAccessibleName(tr("The page of {name}").format(name=boxer.name))


Ways = Callable[[PosterBout], QWidget | None]
"""What stands below a bout to choose how it is followed; nothing where nothing can be chosen."""


class Duel(QFrame):
    """Two names against each other between a red and a blue half."""

    go = Signal(object)

    def __init__(self, size: float = 2.4) -> None:
        super().__init__()
        self.top = PosterLabel("", 0.95, spread=118)
        self.red, self.blue = CornerSide(0, size), CornerSide(1, size)
        self.versus = PosterLabel(tr("vs."), size * 0.7)
        set_tone(self.versus, "gold")
        self.versus.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.bottom = plain_label(wrap=True)
        self.bottom.setAlignment(_CENTRE)
        self.purse = plain_label(wrap=True, tone="muted")
        self.purse.setAlignment(_CENTRE)
        middle = row((self.red, 1), self.versus, (self.blue, 1), space=4)
        middle.setAlignment(self.versus, Qt.AlignmentFlag.AlignVCenter)
        self._ways = row()
        column(
            self.top, middle, self.bottom, self.purse, row(None, self._ways, None), space=3, margins=5, parent=self
        )  # fmt: skip
        for side in (self.red, self.blue):
            side.go.connect(self.go)

    def set(
        self,
        bout: PosterBout,
        books: Books | None = None,
        ways: QWidget | None = None,
        *,
        brief: bool = False,
    ) -> None:
        """Show a bout, with the portraits of the two where the league is given; ``brief`` over its result."""
        clear_layout(self._ways)
        for part in (ways,) if ways is not None else ():
            self._ways.addWidget(part)
        self.top.setText(stake(bout) or words.arena(bout.arena))
        set_tone(self.top, "gold" if stake(bout) else "muted")
        red = blue = None
        if books is not None:
            red, blue = (sitter_in(books, boxer.fighter) for boxer in (bout.red, bout.blue))
            blue = blue.beside(red)
        self.red.set(bout.red, red, brief=brief)
        self.blue.set(bout.blue, blue, brief=brief)
        self.bottom.setText(terms(bout))
        show_if(self.purse, not brief)
        self.purse.setText(purse_range(bout))
        self.purse.setProperty("rule", "C40" if bout.title is not None else "C41")
        self.setAccessibleName(words.against(bout.red.name, bout.blue.name))

    def set_linked(self, linked: bool) -> None:
        """Whether one can go to the pages of the two from here."""
        for side in (self.red, self.blue):
            show_if(side.page, linked)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A red and a blue half, parted by a slanting line, in a golden frame."""
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        shape = QPainterPath()
        shape.addRoundedRect(area, px(10), px(10))
        painter.setClipPath(shape)
        painter.fillRect(area, QColor(colours.panel))
        slant = px(34)
        middle = area.center().x()
        for colour, outer in ((colours.red, area.left()), (colours.blue, area.right())):
            half = QPainterPath(QPointF(outer, area.top()))
            half.lineTo(middle + slant, area.top())
            half.lineTo(middle - slant, area.bottom())
            half.lineTo(outer, area.bottom())
            half.closeSubpath()
            tint = QColor(colour)
            tint.setAlphaF(0.16 if theme().is_dark else 0.10)
            painter.fillPath(half, tint)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(colours.gold), px(2)))
        painter.drawPath(shape)
        painter.end()


class Undercard(Panel):
    """The other bouts, a line each: the names mirrored about the "against"."""

    def __init__(self) -> None:
        super().__init__()
        self.set_title(tr("On the same bill"))
        self._books: Books | None = None
        self._grid = grid(4, 3)
        for place in (0, 2):
            self._grid.setColumnStretch(place, 1)
        self.body.addLayout(self._grid)

    def set(
        self, bouts: tuple[PosterBout, ...], books: Books | None = None, ways: Ways | None = None
    ) -> None:
        self._books = books
        clear_layout(self._grid)
        for place, bout in enumerate(bouts):
            line = 2 * place
            self._grid.addWidget(self._side(bout.red, 0), line, 0)
            self._grid.addWidget(_between(bout), line, 1)
            self._grid.addWidget(self._side(bout.blue, 1), line, 2)
            prize = stake(bout)
            badge = Badge(prize, "gold", self) if prize else None
            parts = [part for part in (badge, ways(bout) if ways is not None else None) if part is not None]
            below = row(None, *parts, None, space=3)
            self._grid.addLayout(below, line + 1, 0, 1, 3)
        self.setVisible(bool(bouts))

    def _side(self, boxer: Boxer, side: int) -> QWidget:
        """A name with its face towards the other; the red man stands at the left of the middle."""
        holder = QWidget()
        link = Link(boxer.name, Place("fighter", boxer.fighter), go=self.go)
        dot = SizedLabel("●")
        dot.setAccessibleName(side_of(side))
        set_tone(dot, CORNER_TONES[side])
        facts = plain_label(corner_facts(boxer), tone="muted", wrap=True)
        if side == 0:
            facts.setAlignment(Qt.AlignmentFlag.AlignRight)
        head = row(None, link, dot, space=1) if side == 0 else row(dot, link, None, space=1)
        told = column(head, facts, space=1)
        sitter = None if self._books is None else sitter_in(self._books, boxer.fighter)
        face = PortraitLabel(40, sitter) if sitter is not None else QWidget()
        if side == 0:
            row((told, 1), face, space=2, parent=holder)
        else:
            row(face, (told, 1), space=2, parent=holder)
        return holder


def _between(bout: PosterBout) -> QWidget:
    """What stands between two names: "against" and the terms."""
    holder = QWidget()
    parts = [plain_label(tr("against"), tone="muted"), plain_label(terms(bout))]
    for part in parts:
        part.setAlignment(_CENTRE)
    column(*parts, space=1, parent=holder)
    return holder


class Bill(QWidget):
    """The whole poster."""

    go = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.league = PosterLabel("", 1.0, spread=125)
        set_tone(self.league, "muted")
        self.title = PosterLabel("", 3.0)
        self.main = Duel()
        self.undercard = Undercard()
        self.off = plain_label(wrap=True, tone="muted")
        self.waiting = plain_label(wrap=True, tone="muted")
        self.more = plain_label(wrap=True, tone="muted")
        self.empty = Empty(tr("There is no bout on this night yet. Bouts are made on the matchmaker's page."))
        for label in (self.off, self.more, self.waiting):
            label.setAlignment(_CENTRE)
        for part in (self.main, self.undercard):
            part.go.connect(self.go)
        column(
            self.league, self.title, self.main, self.undercard, self.empty, self.waiting, self.more, self.off,
            space=3, parent=self,
        )  # fmt: skip

    def set(self, poster: Poster, books: Books | None = None, ways: Ways | None = None) -> None:
        """Show a night's bill, with portraits where the league is given."""
        self.league.setText(poster.league)
        self.title.setText(tr("Fight night {night}").format(night=poster.night))
        main = poster.main_event
        show_if(self.main, main is not None)
        show_if(self.empty, main is None)
        if main is not None:
            self.main.set(main, books, ways(main) if ways is not None else None)
        self.undercard.set(tuple(bout for bout in poster.bouts if bout is not main), books, ways)
        show_text(self.waiting, waiting(poster.waiting))
        self.more.setText(tr("More bouts may be made on the night itself.") if poster.open else "")
        show_if(self.more, poster.open)
        off = [
            tr("{red} against {blue} is off: {reason}").format(red=red, blue=blue, reason=reason)
            for red, blue, reason in poster.off
        ]
        show_text(self.off, "\n".join(off))
