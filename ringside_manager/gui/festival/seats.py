"""How a festival stands and which bout comes next, and who sits in the corners of its bouts or is missing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLineEdit, QWidget

from ringside_manager.bout.engine import PLAIN, corner_at
from ringside_manager.campaign.festivals import Key, Man, Meeting
from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.charts.pairings_leaving import Sitters
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import size_window
from ringside_manager.gui.portraits import PortraitLabel, sitter_named
from ringside_manager.gui.ring import TakingBack
from ringside_manager.gui.ring.beginning import (
    PERSON,
    Candidate,
    TakingBox,
    set_sources,
    still_off,
)
from ringside_manager.gui.settings import settings
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Dialog, Heading, Panel, column, note, plain_label, row, show_if
from ringside_manager.gui.widgets.fields import Field
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import later, tr, translated
from ringside_manager.office.festival_runs import PlacedLine
from ringside_manager.office.festivals import Festival, Held, card_of
from ringside_manager.play import Seat, Sitter

_PERSONS = "festival/persons"
"""The key of the settings under which the names of the last two persons are kept."""


class BoxersDialog(Dialog):
    """Asks who decides in each corner; ``made`` carries the seats, and whether decisions may be taken back."""

    made = Signal(object, object)

    def __init__(self, festival: Festival, meeting: Meeting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Who boxes?"))
        names = [*settings().texts(_PERSONS), "", ""]
        usual = (tr("Player one"), tr("Player two"))
        self.corners = (
            _Corner(festival, meeting.red, tr("Red corner"), names[0] or usual[0], boxes=True),
            _Corner(festival, meeting.blue, tr("Blue corner"), names[1] or usual[1], boxes=False),
        )
        self.taking = TakingBox()
        self.taking.choose(TakingBack.NEVER)
        self.little = note(
            tr("Under these rules a corner decides little more than whether to throw in the towel.")
        )
        info = festival.engine.info
        show_if(self.little, bool(still_off(info, dict(festival.options))))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start = self.buttons.addButton(tr("To the ring"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setProperty("kind", "primary")
        self.buttons.accepted.connect(self._done)
        self.buttons.rejected.connect(self.reject)
        where = note(translated(meeting.key.where()))
        taking = row(Field(tr("May decisions be taken back?"), self.taking), None)
        said = note(tr("The bout is kept after every decision, and counts for the festival when it is over."))
        column(
            where, row(*self.corners, space=4), self.little, taking, said, self.buttons,
            space=3, margins=4, parent=self,
        )  # fmt: skip
        size_window(self, 640, 420)
        self.corners[0].person.setFocus()

    def _done(self) -> None:
        red, blue = self.corners
        settings().set_value(_PERSONS, [red.person.text().strip(), blue.person.text().strip()])
        self.accept()
        self.made.emit((red.seat, blue.seat), self.taking.chosen)


class _Corner(Panel):
    """A man and who decides for him."""

    def __init__(self, festival: Festival, man: Man, title: str, person: str, *, boxes: bool) -> None:
        super().__init__(tr("{corner}: {name}").format(corner=title, name=festival.name(man)))
        maker = corner_at(festival.corner, festival.engine.info)
        assert maker is not None, "checked when the festival was founded or read"
        self._level = maker.level
        self.who = QComboBox()
        self.who.addItem(tr("A person at this keyboard"), PERSON)
        level = self._level or festival.engine.info.best_level
        self.who.addItem(tr("The dice alone") if level == PLAIN else words.program(level), "program")
        self.who.setCurrentIndex(0 if boxes else 1)
        self.person = QLineEdit(person)
        self.person.setMaxLength(60)
        self.field = Field(tr("Name of the person"), self.person)
        for part in (Field(tr("Who decides"), self.who), self.field):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.who.currentIndexChanged.connect(self._on_who)
        self._on_who()

    @property
    def seat(self) -> Seat:
        """The seat as it was said."""
        if self.who.currentData() == PERSON:
            return Seat(Sitter.PERSON, self.person.text().strip() or self.person.placeholderText())
        return Seat(Sitter.PROGRAM, level=self._level)

    def _on_who(self) -> None:
        show_if(self.field, self.who.currentData() == PERSON)


WITHDRAWS, ABSENT, REPLACED = "withdraws", "absent", "replaced"
_TOLD: dict[str, tuple[Callable[[], str], str, Callable[[], str]]] = {
    WITHDRAWS: (
        later("He withdraws"),
        "F5",
        later("He boxes no more and cannot win; whoever would have met him goes on."),
    ),
    ABSENT: (
        later("He does not come to his next bout"),
        "F7",
        later("He loses it, and the other walks over; where who loses is not out, he may come to the next."),
    ),
    REPLACED: (
        later("Another stands in for him"),
        "F6",
        later("Only who has not boxed yet can be replaced; the other takes his seed and his place."),
    ),
}


class MissingDialog(Dialog):
    """Asks who is missing and what comes of it; ``chosen`` carries what happens to the festival."""

    chosen = Signal(object)

    def __init__(self, festival: Festival, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Somebody is missing"))
        self._festival, self._offered = festival, tuple[Candidate, ...]()
        self._sources = set_sources()
        self.who, self.what, self.source, self.fighter = (QComboBox() for _ in range(4))
        for placed in festival.course.standing(festival.told):
            if placed.man not in festival.told.withdrawn:
                self.who.addItem(festival.name(placed.man), placed.man)
        for key, (text, _, _) in _TOLD.items():
            self.what.addItem(text(), key)
        self.source.addItems([source.title for source in self._sources])
        self.fighter.setMaxVisibleItems(18)
        self.told = note()
        self.other = QWidget()
        row(
            Field(tr("Fighters from"), self.source),
            (Field(tr("Who stands in"), self.fighter), 1),
            parent=self.other,
        )
        self.problem = plain_label(wrap=True, tone="bad")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.yes = self.buttons.addButton(tr("So it is"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self._done)
        self.buttons.rejected.connect(self.reject)
        asked = row((Field(tr("Who"), self.who), 1), (Field(tr("What happens"), self.what), 1), space=4)
        column(asked, self.told, self.other, self.problem, self.buttons, space=3, margins=4, parent=self)
        self.source.currentIndexChanged.connect(self._on_source)
        for box in (self.who, self.what, self.fighter):
            box.currentIndexChanged.connect(self._judge)
        self._on_source()

    @property
    def act(self) -> Callable[[Festival], Festival]:
        """What happens to the festival."""
        man, what, place = self.who.currentData(), self.what.currentData(), self.fighter.currentIndex()
        if what == WITHDRAWS:
            return lambda festival: festival.withdraw(man)
        if what == ABSENT:
            return lambda festival: festival.no_show(man)
        other = self._offered[place].person
        return lambda festival: festival.substitute(man, card_of(other, festival.engine, festival.corner))

    def _on_source(self) -> None:
        show_text(self.problem, "")
        try:
            self._offered = tuple(self._sources[self.source.currentIndex()].load())
        except RingsideError as refused:
            self._offered = ()
            show_text(self.problem, error_text(refused).text)
        self.fighter.clear()
        self.fighter.addItems([one.name for one in self._offered])
        self._judge()

    def _judge(self) -> None:
        """Say what it comes to, and what the rules have against it."""
        what = self.what.currentData()
        _, rule, explained = _TOLD[what]
        self.told.setText(tr("{what} It cannot be undone ({rule}).").format(what=explained(), rule=rule))
        show_if(self.other, what == REPLACED)
        message = ""
        if what != REPLACED or self._offered:
            try:
                self.act(self._festival)
            except RingsideError as refused:
                message = error_text(refused).text
        show_text(self.problem, message)
        self.yes.setEnabled(not message and (what != REPLACED or bool(self._offered)))

    def _done(self) -> None:
        self.accept()
        self.chosen.emit(self.act)


# How the festival stands


def sitters_of(festival: Festival) -> Sitters:
    """How everybody sits for his portrait, by seed: as in the ring, where the name alone is known, too."""
    return {man: sitter_named(name) for man, name in enumerate(names_of(festival), 1)}


def facts_told(festival: Festival) -> str:
    """What a festival is, in a line."""
    parts = (
        tr("%n fighter", "%n fighters", len(festival.cards)),
        festival.engine.info.title,
        tr("%n round", "%n rounds", festival.rounds),
        tr("%n bout held", "%n bouts held", len(festival.told.results)),
    )
    return " · ".join(parts)


class Next(QWidget):
    """The bout the buttons speak of: its two men with their portraits, and where they meet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.red, self.blue = PortraitLabel(40), PortraitLabel(40)
        self.told = Heading("", 3)
        row(self.red, self.blue, (self.told, 1), parent=self)

    def show_meeting(self, festival: Festival, meeting: Meeting | None, busy: str) -> None:
        """Show a bout, and why nothing can be done with it now."""
        for label in (self.red, self.blue):
            show_if(label, meeting is not None)
        if meeting is not None:
            red, blue = (sitter_named(festival.name(man)) for man in meeting[1:])
            self.red.show_sitter(red)
            self.blue.show_sitter(blue.beside(red))
        self.told.setText(_next_told(festival, meeting, busy))
        show_if(self, bool(self.told.text()))


def _next_told(festival: Festival, meeting: Meeting | None, busy: str) -> str:
    if meeting is None:
        return "" if festival.champion else tr("Nobody is left who could win it.")
    length = festival.course.length(meeting.key)
    parts = (translated(meeting.key.where()), tr("%n round", "%n rounds", length) if length else "")
    text = tr("{red} against {blue}: {where}").format(
        red=festival.name(meeting.red),
        blue=festival.name(meeting.blue),
        where=", ".join(part for part in parts if part),
    )
    return f"{text}. {busy}" if busy else text


def standing_table() -> Table[PlacedLine]:
    """The table of the standing."""
    return _placed_table("festival standing", tr("Standing"), tr("Fighter"), "F4")


def stables_table() -> Table[PlacedLine]:
    """The table of the stables, where stables meet."""
    return _placed_table("festival stables", tr("Stables"), tr("Stable"), "F61")


def _placed_table(key: str, title: str, who: str, rule: str) -> Table[PlacedLine]:
    columns: list[Column[PlacedLine]] = [
        Column("place", tr("Place"), lambda one: one.place, align="right", width=6, rule=rule),
        Column("name", who, lambda one: one.name, width=24),
        Column("seed", tr("Seed"), lambda one: one.seed, align="right", width=6, rule="F1"),
        Column("record", tr("Record"), lambda one: one.record, width=9, tip=tr("Won, lost, drawn")),
        Column("points", tr("Points"), lambda one: one.points, align="right", width=7, rule="F3"),
        Column(
            "parted",
            tr("Why behind the one above"),
            lambda one: translated(one.parted) or None,
            width=52,
            rule=rule,
        ),
    ]
    if rule != "F4":  # stables have names that say their number
        del columns[2]
    table: Table[PlacedLine] = Table(key, columns, lambda one: one.seed, tr("Nobody is entered."))
    table.set_title(title)
    return table


@dataclass(frozen=True, slots=True)
class Boxed:
    """A bout that was held."""

    number: int
    key: Key
    held: Held
    red: str
    blue: str

    @property
    def winner(self) -> str:
        """Who won it; empty for a draw."""
        outcome = self.held.record.outcome
        return "" if outcome.winner is None else (self.red, self.blue)[outcome.winner.index]


def boxed_in(festival: Festival) -> tuple[Boxed, ...]:
    """The bouts in the order they were held."""
    held = ((one, met) for one, met, _ in festival.outcomes if isinstance(one, Held) and met is not None)
    return tuple(
        Boxed(number, met.key, one, festival.name(one.red), festival.name(one.blue))
        for number, (one, met) in enumerate(held, 1)
    )


def bouts_table() -> Table[Boxed]:
    """The table of the bouts; one that is opened is watched again."""
    columns: list[Column[Boxed]] = [
        Column("number", tr("Bout"), lambda one: one.number, align="right", width=6),
        Column("where", tr("Where"), lambda one: translated(one.key.where()), width=26),
        Column("red", tr("Red corner"), lambda one: one.red, width=22),
        Column("blue", tr("Blue corner"), lambda one: one.blue, width=22),
        Column("winner", tr("Winner"), lambda one: one.winner or tr("Draw"), width=22),
        Column("how", tr("Result"), lambda one: _ended(one.held), width=26),
    ]
    table: Table[Boxed] = Table(
        "festival bouts", columns, lambda one: one.number, tr("No bout has been held yet.")
    )
    table.set_title(tr("Bouts"))
    return table


def _ended(held: Held) -> str:
    outcome = held.record.outcome
    return words.ended(outcome.method, outcome.round, outcome.cause)


def names_of(festival: Festival) -> tuple[str, ...]:
    """The names by seed."""
    return tuple(festival.name(man) for man in range(1, len(festival.cards) + 1))
