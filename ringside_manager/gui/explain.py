"""How a number was computed: the number that can be asked, and the sheet beside it, step by step with its rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPoint, QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.look import spacing
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.shown import ASKED
from ringside_manager.gui.widgets import Heading, Link, column, grid, note, plain_label, row, set_tip
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import later, tr
from ringside_manager.office.facts.explanations import Amount, Explanation, Line, Subject, Term, Unit
from ringside_manager.office.house_rules import differing

_MOST_HOUSE = 6
"""Numbers told at most that are others than by the book; the rulebook has them all."""


# In words


@dataclass(frozen=True, slots=True)
class Step:
    """One step in words: its name, how it is worked out, and what it comes to; ``total`` closes a sum."""

    name: str
    how: str
    value: str
    rule: str
    total: bool = False


def heading(books: Books, told: Explanation) -> str:
    """What is explained."""
    who = [books.fighters[number].name for number in told.fighters]
    texts: dict[Subject, Callable[[], str]] = {
        Subject.PURSE: lambda: tr("Purse of {name}").format(name=who[0]),
        Subject.SHARE: lambda: tr("Manager's share in the purse of {name}").format(name=who[0]),
        Subject.POP: lambda: tr("Popularity of {name}").format(name=who[0]),
        Subject.PERCENTAGE: lambda: tr("Manager's percentage of {name}").format(name=who[0]),
        Subject.ASKED: lambda: tr("The share {name} would leave his manager").format(name=who[0]),
        Subject.RANK: lambda: tr("Rank of {name}").format(name=who[0]),
        Subject.CARRIED: lambda: tr("Strength {name} still misses").format(name=who[0]),
        Subject.INJURY: lambda: tr("Until when {name} is out").format(name=who[0]),
    }
    return texts[told.subject]()


def where(told: Explanation) -> str:
    """Which bout it was, as far as that matters."""
    if not told.arena:
        return ""
    place = words.arena(Arena(told.arena))
    return tr("{arena}, for the title").format(arena=place) if told.title else place


def steps(books: Books, told: Explanation) -> tuple[Step, ...]:
    """Every line in words."""
    return tuple(_step(books, line) for line in told.lines)


def amount(value: Amount) -> str:
    """A number as people read it."""
    return _AMOUNTS[value.unit](value.value)


def _step(books: Books, line: Line) -> Step:
    name, how = _LINES[line.term](books, line)
    shown = "" if line.term in _WITHOUT_VALUE else amount(line.amount)
    return Step(name, how, shown, line.rule, line.term in _TOTALS)


def _rank(value: int) -> str:
    if value < 0:
        return tr("Unranked")
    return tr("No. {rank}").format(rank=value) if value else tr("Champion")


_AMOUNTS: dict[Unit, Callable[[int], str]] = {
    Unit.DOLLARS: words.dollars,
    Unit.CENTS: words.money,
    Unit.DOLLARS_PER_POP: lambda value: tr("{dollars} a point").format(dollars=words.dollars(value)),
    Unit.POP_HALF: words.pop,
    Unit.PERCENT: lambda value: tr("{percent} %").format(percent=words.number(value)),
    Unit.POINTS: lambda value: tr("%n point", "%n points", value),
    Unit.ROUNDS: lambda value: tr("%n round", "%n rounds", value),
    Unit.NIGHT: words.night,
    Unit.NIGHTS: lambda value: tr("%n night", "%n nights", value),
    Unit.RANK: _rank,
    Unit.COUNT: words.number,
    Unit.DIE: words.number,
    Unit.YES_NO: lambda value: tr("yes") if value else tr("no"),
}
_TOTALS = frozenset(
    {Term.PURSE, Term.SHARE, Term.EARNED, Term.TOTAL_POP, Term.LIMITED, Term.STRENGTH_LOST, Term.FIT_AGAIN}
)
_WITHOUT_VALUE = frozenset({
    Term.NO_MANAGER, Term.CHAMPION, Term.UNRANKED_RETIRED, Term.UNRANKED_UNCROWNED, Term.UNRANKED_NO_BOUT, Term.UNRANKED_NEW,
    Term.NEVER_FOUGHT,
})  # fmt: skip

Words = tuple[str, str]


def _input(line: Line, place: int) -> str:
    return amount(line.inputs[place])


def _each(name: Callable[[], str]) -> Callable[[Books, Line], Words]:
    """So many times so much."""

    def worded(_: Books, line: Line) -> Words:
        how = tr("{count} × {each}").format(count=_input(line, 0), each=words.signed(_input(line, 1)))
        return name(), how

    return worded


def _plain(name: Callable[[], str]) -> Callable[[Books, Line], Words]:
    return lambda _, line: (name(), "")


def _bonus_combined(_: Books, line: Line) -> Words:
    rate, red, blue = (_input(line, place) for place in range(3))
    how = tr("{rate}, popularity {red} + {blue}").format(rate=rate, red=red, blue=blue)
    return tr("Bonus by both popularities"), how


def _bonus_own(_: Books, line: Line) -> Words:
    how = tr("{rate}, popularity {own}").format(rate=_input(line, 0), own=_input(line, 1))
    return tr("Bonus by his own popularity"), how


def _drawn(_: Books, line: Line) -> Words:
    how = tr("{part} of {winner} + {loser}").format(
        part=_input(line, 2), winner=_input(line, 0), loser=_input(line, 1)
    )
    return tr("Base for a draw"), how


def _share(_: Books, line: Line) -> Words:
    how = tr("{purse} × {percentage}").format(purse=_input(line, 0), percentage=_input(line, 1))
    return tr("Manager's share"), how


def _rolled(_: Books, line: Line) -> Words:
    name = tr("{base} and a twenty-sided die").format(base=line.inputs[-1].value)
    if len(line.inputs) < 2:
        return name, tr("the roll is hidden by the limits")
    return name, tr("{base} + {roll}").format(base=line.inputs[-1].value, roll=_input(line, 0))


def _career(name: Callable[[], str]) -> Callable[[Books, Line], Words]:
    """So much for each of so many results so far."""
    times = later("{count} × {each}")
    return lambda _, line: (name(), times().format(count=_input(line, 0), each=_input(line, 1)))


def _limited(_: Books, line: Line) -> Words:
    how = tr("{value}, kept between {least} and {most}").format(
        value=_input(line, 0), least=_input(line, 1), most=_input(line, 2)
    )
    return tr("Percentage"), how


def _rank_pop(_: Books, line: Line) -> Words:
    how = _input(line, 0) if line.inputs else tr("no rank")
    return tr("Popularity by rank"), how


def _champion(_: Books, line: Line) -> Words:
    return tr("He holds the title"), tr("since {night}").format(night=_input(line, 0))


def _placed(books: Books, line: Line) -> Words:
    how = tr("popularity earned {pop}, won {wins}, lost {losses}, knockouts {kos}").format(
        pop=_input(line, 1), wins=_input(line, 2), losses=_input(line, 3), kos=_input(line, 4)
    )
    return _name(books, line), how


def _given(books: Books, line: Line) -> Words:
    return tr("The promoter gave him this rank"), tr("on {night}").format(night=_input(line, 0))


def _name(books: Books, line: Line) -> str:
    return books.fighters[line.fighter].name if line.fighter else ""


def _last_bout(_: Books, line: Line) -> Words:
    how = tr("from {last} to {night}").format(last=_input(line, 0), night=_input(line, 1))
    return tr("Since his last bout"), how


def _faded(_: Books, line: Line) -> Words:
    how = "" if line.inputs[1].value else tr("without a bout")
    return tr("Forgotten in season {season}").format(season=_input(line, 0)), how


def _rested(_: Books, line: Line) -> Words:
    return tr("Rested"), tr("after {nights}").format(nights=_input(line, 0))


def _lost(_: Books, line: Line) -> Words:
    how = tr("{full} at full strength, {left} at the end").format(full=_input(line, 0), left=_input(line, 1))
    return tr("Strength still missing"), how


def _agreed(_: Books, line: Line) -> Words:
    until, seasons, fee = (_input(line, place) for place in range(3))
    how = tr("Seasons: {seasons}, fee: {fee}").format(seasons=seasons, fee=fee)
    return tr("By contract until {night}").format(night=until), how


_LINES: dict[Term, Callable[[Books, Line], Words]] = {
    Term.BASE_WON: _plain(later("Base for the winner")),
    Term.BASE_LOST: _plain(later("Base for the loser")),
    Term.BASE_DRAWN: _drawn,
    Term.BONUS_OWN: _bonus_own,
    Term.BONUS_COMBINED: _bonus_combined,
    Term.PURSE: _plain(later("Purse")),
    Term.SHARE: _share,
    Term.NO_MANAGER: _plain(later("He has no manager")),
    Term.ROLLED: _rolled,
    Term.CAREER_LOSSES: _career(later("For each loss so far")),
    Term.CAREER_WINS: _career(later("Off for each win so far")),
    Term.LIMITED: _limited,
    Term.AGREED: _agreed,
    **{term: _plain(name) for term, name in ASKED.items()},
    Term.WINS_KO: _each(later("Wins by knockout")),
    Term.WINS_TKO: _each(later("Wins by technical knockout")),
    Term.WINS_DECISION: _each(later("Wins by decision")),
    Term.LOSSES_KO: _each(later("Losses by knockout")),
    Term.LOSSES_TKO: _each(later("Losses by technical knockout")),
    Term.LOSSES_DECISION: _each(later("Losses by decision")),
    Term.DRAWS: _each(later("Draws")),
    Term.FADED: _faded,
    Term.KNOCKDOWNS: _each(later("Knockdowns scored")),
    Term.EARNED: _plain(later("Earned popularity")),
    Term.RANK_POP: _rank_pop,
    Term.TOTAL_POP: _plain(later("Popularity")),
    Term.CHAMPION: _champion,
    Term.UNRANKED_RETIRED: _plain(later("He has retired and is not ranked.")),
    Term.UNRANKED_UNCROWNED: _plain(later("Nobody is ranked before the first champion is crowned.")),
    Term.UNRANKED_NO_BOUT: _plain(later("Nobody is ranked before his first bout.")),
    Term.UNRANKED_NEW: _plain(later("He has yet to box in his new weight class.")),
    Term.PLACED: _placed,
    Term.GIVEN: _given,
    Term.LAST_BOUT: _last_bout,
    Term.HURT_IN: _plain(later("Hurt in his last bout")),
    Term.HURT_BY_KO: _plain(later("Knocked out")),
    Term.HURT_BY_STOPPAGE: _plain(later("Stopped")),
    Term.HURT_BY_KNOCKDOWNS: _career(later("Knockdowns suffered")),
    Term.FIT_AGAIN: _plain(later("May box again")),
    Term.NEVER_FOUGHT: _plain(later("He has not boxed yet and is fresh.")),
    Term.RESTED: _rested,
    Term.STRENGTH_LOST: _lost,
}


@runtime_checkable
class Home(Protocol):
    """A page or dialog over an open league, which can go elsewhere."""

    session: Session
    go: SignalInstance


# The sheet


class Popover(QFrame):
    """The sheet; Esc or a click elsewhere closes it, ``go`` asks for the rulebook."""

    go = Signal(object)

    def __init__(self, books: Books, told: Explanation, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("kind", "panel")
        self.setProperty("rule", told.rule)
        self.steps = steps(books, told)
        self.rules = tuple(dict.fromkeys((told.rule, *(step.rule for step in self.steps))))
        bout = books.bouts.get(told.bout or 0)
        self.house = differing(books.house if bout is None else books.house_on(bout.night), self.rules)
        self._lay_out(heading(books, told), where(told), amount(told.result))
        self.setAccessibleName(self.said(heading(books, told), amount(told.result)))

    def said(self, title: str, answer: str) -> str:
        """Everything on the sheet as one text, for screen readers."""
        lines = (" ".join(filter(None, (step.name, step.how, step.value))) for step in self.steps)
        house = map(words.house_rule, self.house[:_MOST_HOUSE])
        return "\n".join((f"{title}: {answer}", *lines, *house))

    def _lay_out(self, title: str, place: str, answer: str) -> None:
        outer = column(space=3, margins=4, parent=self)
        answered = SizedLabel(answer, 1.4, QFont.Weight.Bold, display=True)
        outer.addLayout(row(Heading(title, 3), None, answered, space=5))
        if place:
            outer.addWidget(note(place))
        outer.addLayout(self._grid())
        for row_of_rules in self.house[:_MOST_HOUSE]:
            outer.addWidget(note(words.house_rule(row_of_rules)))
        outer.addLayout(self._links())

    def _grid(self) -> QGridLayout:
        cells = grid(4, 1, stretch={1: 1})
        for line, step in enumerate(self.steps):
            weight = QFont.Weight.DemiBold if step.total else QFont.Weight.Normal
            name, value = SizedLabel(step.name, 1.0, weight), SizedLabel(step.value, 1.0, weight)
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for place, label in enumerate((name, plain_label(step.how, tone="muted"), value)):
                cells.addWidget(label, line, place)
        return cells

    def _links(self) -> QVBoxLayout:
        links = [self._link(rule) for rule in self.rules]
        return column(row(note(tr("In the rulebook:")), *links, None, space=1))

    def _link(self, rule: str) -> Link:
        made = Link(rule, Place("rulebook", part=rule))
        made.setAccessibleName(tr("Rule {rule} in the rulebook").format(rule=rule))
        made.go.connect(self._leave)
        return made

    def _leave(self, place: object) -> None:
        self.go.emit(place)
        self.close()


def show_explanation(
    widget: QWidget,
    told: Explanation,
    books: Books | None = None,
    go: Callable[[object], object] | None = None,
) -> Popover:
    """Show how a number was computed, beside the widget that shows it.

    Names and the way to the rulebook come from the page or dialog the widget is on, unless given.
    """
    home = _home(widget)
    if books is None:
        if home is None:
            raise ValueError("a number outside a page of an open league needs the books to be explained")
        books = home.session.books
    sheet = Popover(books, told, widget)
    if go is not None:
        sheet.go.connect(go)
    elif home is not None:
        sheet.go.connect(home.go)
    sheet.adjustSize()
    sheet.move(_beside(widget, sheet))
    sheet.show()
    sheet.setFocus(Qt.FocusReason.PopupFocusReason)
    return sheet


def _home(widget: QWidget) -> Home | None:
    above: QWidget | None = widget
    while above is not None:
        if isinstance(above, Home):
            return above
        above = above.parentWidget()
    return None


def _beside(widget: QWidget, sheet: QWidget) -> QPoint:
    """Under the widget, or wherever it fits on the screen."""
    corner = widget.mapToGlobal(QPoint(0, widget.height() + spacing(1)))
    screen = widget.screen()
    room: QRect = screen.availableGeometry()
    left = max(room.left(), min(corner.x(), room.right() - sheet.width()))
    if corner.y() + sheet.height() > room.bottom():
        above = widget.mapToGlobal(QPoint(0, 0)).y() - sheet.height() - spacing(1)
        return QPoint(left, max(room.top(), above))
    return QPoint(left, corner.y())


# A number one can ask how it was computed


class Explained(QPushButton):
    """A number that shows how it was computed when it is pressed; ``explain`` is asked only then."""

    def __init__(
        self,
        text: str = "",
        explain: Callable[[], Explanation] | None = None,
        parent: QWidget | None = None,
        *,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self._explain = explain
        self._name = name
        self.setProperty("kind", "link")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.WhatsThisCursor)
        self.clicked.connect(self._show)
        self.set(text, explain)

    def set(self, text: str, explain: Callable[[], Explanation] | None) -> None:
        """Show another number; without ``explain`` it is only a text."""
        self._explain = explain
        self.setText(text.replace("&", "&&"))
        self.setEnabled(explain is not None)
        set_tip(self, tr("How is this computed?") if explain else "")
        self.setAccessibleName(f"{self._name} {text}".strip())
        self.setAccessibleDescription(tr("How is this computed?") if explain else "")

    def _show(self) -> None:
        if self._explain is not None:
            show_explanation(self, self._explain())
