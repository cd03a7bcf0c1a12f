"""The card of a fighter under every other bout system, to be read: printed in the set, or converted from his ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from ringside_manager.bout import registry
from ringside_manager.bout.terms import ABILITY_NAMES
from ringside_manager.errors import RingsideError
from ringside_manager.fighters import Fighter
from ringside_manager.gui.board.window import CardNames, named
from ringside_manager.gui.look import set_margins, spacing
from ringside_manager.gui.widgets import Badge, Empty, Heading, clear_layout, column, note, plain_label, row
from ringside_manager.language import tr

# The values on a fighter's card, as people read them in their language


NOTHING = "–"


def card_value(names: CardNames, key: str, value: object) -> str:
    """A value as it is read: ``10 / 12`` for a pair, ``1–10, 11–20`` for ranges."""
    if value is None or value in ("", [], {}):
        return NOTHING
    if isinstance(value, str):
        return names.value(key, value)
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, Sequence):
        return _listed(names, key, value)
    if isinstance(value, Mapping):
        texts = (
            f"{names.rating(str(inner))} {card_value(names, str(inner), one)}" for inner, one in value.items()
        )
        return ", ".join(texts)
    return str(value)


def _listed(names: CardNames, key: str, values: Sequence[object]) -> str:
    if key in names.ranges:
        return "–".join(map(str, values))
    if any(isinstance(value, list | tuple) for value in values):
        return ", ".join(_span(value) for value in values)
    return " / ".join(map(str, values))


def _span(value: object) -> str:
    if value is None:
        return NOTHING
    return "–".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


# The card of a fighter under every other bout system, to be read: printed in the set, or converted from his ratings


Values = Mapping[str, object]

_COLUMNS = 3
"""Of the grid: a rating, and its value on two sides of a card."""


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card of a fighter: of which system, what it says, and whether it was printed and could be judged."""

    system: str
    title: str
    values: Values
    printed: bool
    judged: bool = True


class CardPart(QWidget):
    """The cards of one fighter, one shown at a time; nothing of it can be changed here."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: tuple[ShownCard, ...] = ()
        self._system = ""
        self.choice = QComboBox()
        self.choice.setAccessibleName(tr("Bout system"))
        self.choice.activated.connect(self._choose)
        self.heading, self.title, self.badge, self.told = Heading("", 2), Heading("", 3), Badge(), note()
        self.shown_only = note(
            tr("Cards are only shown here; a printed card is written into the file of the set.")
        )
        self.empty = Empty(tr("Choose a fighter in the table to see his cards."))
        self._body = QWidget()
        self._grid = QGridLayout(self._body)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing(4))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(0, 1)
        head = row(self.title, self.badge, None)
        column(
            self.heading,
            self.shown_only,
            self.choice,
            head,
            self.told,
            self._body,
            self.empty,
            None,
            space=3,
            margins=3,
            parent=self,
        )
        self.show_fighter(None, chosen=False)

    @property
    def shown(self) -> ShownCard | None:
        found = (card for card in self.cards if card.system == self._system)
        return next(found, self.cards[0] if self.cards else None)

    def show_fighter(self, fighter: Fighter | None, *, chosen: bool, fault: str = "") -> None:
        """Show the cards of a fighter; ``None`` for one with mistakes, of whom there are none, or for nobody."""
        self.cards = tuple(cards_of(fighter)) if fighter else ()
        self.heading.setText(fighter.name if fighter else "")
        titles = [card.title for card in self.cards]
        if titles != [self.choice.itemText(place) for place in range(self.choice.count())]:
            self.choice.clear()
            self.choice.addItems(titles)
        if not chosen:
            self.empty.set_text(tr("Choose a fighter in the table to see his cards."))
        elif fault:
            self.empty.set_text(fault)
        elif fighter is None:
            self.empty.set_text(tr("His cards are shown once nothing is wrong with his fields."))
        else:
            self.empty.set_text(tr("No other bout system is installed: his ratings are his card."))
        self._show()

    def _choose(self, place: int) -> None:
        self._system = self.cards[place].system
        self._show()

    def _show(self) -> None:
        card = self.shown
        self.empty.setVisible(card is None)
        self.choice.setVisible(len(self.cards) > 1)
        for widget in (self.heading, self.title, self.told, self._body):
            widget.setVisible(card is not None)
        clear_layout(self._grid)
        if card is None:
            self.badge.set("")
            return
        self.choice.setCurrentIndex(self.cards.index(card))
        self.title.setText(card.title)
        self.badge.set(
            tr("Printed") if card.printed else tr("Converted"), "good" if card.printed else "neutral"
        )
        self.told.setText(_text(card))
        line = 0  # a grid keeps its rows when they are empty, so it cannot say where to go on
        for keys, lines in _groups(card.values):
            self._add(keys, lines, line)
            line += len(lines) + 1

    def _add(self, keys: tuple[str, ...], lines: Lines, line: int) -> None:
        names = named(self.shown.system if self.shown else "").card
        titles = [names.rating(title) for title in keys]
        if len(titles) == 1:
            self._grid.addWidget(_heading(titles[0]), line, 0, 1, _COLUMNS)
        else:
            for place, title in enumerate(titles, start=1):
                self._grid.addWidget(_right(_heading(title)), line, place)
        # A single value has the room of both columns.
        wide = _COLUMNS - 1 if len(titles) < 2 else 1
        for step, (key, values) in enumerate(lines, start=1):
            name = names.rating(key, keys[0] if keys else "")
            label = plain_label(name, tone="muted", wrap=True)
            if term := names.term(key, keys[0] if keys else ""):
                label.explain(term)
            self._grid.addWidget(label, line + step, 0)
            for place, value in enumerate(values, start=1):
                shown = _right(plain_label(card_value(names, key, value)))
                column_name = titles[place - 1] if len(titles) > 1 else ""
                shown.setAccessibleName(": ".join(filter(None, (column_name, name, shown.text()))))
                self._grid.addWidget(shown, line + step, place, 1, wide)


def cards_of(fighter: Fighter) -> Iterator[ShownCard]:
    """His cards under every system but those whose card is his ratings; printed ones under any system."""
    for system in sorted({*registry.names(), *fighter.cards}):
        printed = fighter.cards.get(system)
        if system not in registry.names():
            yield ShownCard(system, system, printed or {}, printed=True, judged=False)
            continue
        engine = registry.get(system)
        try:
            data = engine.card_data(fighter.card(engine))
        except RingsideError:
            continue  # told as a mistake of the set
        values = {key: value for key, value in data.items() if key != "name"}
        if printed is not None or set(values) != set(ABILITY_NAMES):
            yield ShownCard(system, engine.info.title, values, printed=printed is not None)


Lines = tuple[tuple[str, tuple[object, ...]], ...]
Group = tuple[tuple[str, ...], Lines]
"""Titles, none for the card itself, one for a group, several for groups beside each other, and the ratings under them."""


def _groups(values: Values) -> Iterator[Group]:
    """The single values first, then the groups; groups with the same ratings stand beside each other."""
    single = tuple((key, (value,)) for key, value in values.items() if not isinstance(value, Mapping))
    if single:
        yield (), single
    waiting: list[tuple[str, Values]] = []
    for key, value in values.items():
        if isinstance(value, Mapping):
            if waiting and list(waiting[0][1]) != list(value):
                yield _beside(waiting)
                waiting = []
            waiting.append((key, value))
    if waiting:
        yield _beside(waiting)


def _beside(groups: Sequence[tuple[str, Values]]) -> Group:
    titles = tuple(title for title, _ in groups)
    return titles, tuple((key, tuple(group[key] for _, group in groups)) for key in groups[0][1])


def _text(card: ShownCard) -> str:
    if not card.judged:
        return tr("This bout system is not installed. The card is kept as it is, nobody has judged it.")
    if card.printed:
        return tr("The set gives him this card. It is used instead of a converted one and stays as it is.")
    return tr(
        "Worked out from his ratings, it changes with them. A card printed in the set would be used instead."
    )


def _heading(title: str) -> Heading:
    heading = Heading(title, 3)
    set_margins(heading, 0, 2, 0, 0)
    return heading


def _right(label: QLabel) -> QLabel:
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    return label
