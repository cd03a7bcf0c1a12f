"""One sheet for decisions that are asked in a row: all of them beside each other, sealed at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from ringside_manager.bout.bout import Bout
from ringside_manager.bout.corner import Corner, Request, choice_word
from ringside_manager.bout.view import Outlook
from ringside_manager.gui.board.window import DeskWords
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.desk.bells import HandsPanel
from ringside_manager.gui.ring.desk.entry import DeskPanel
from ringside_manager.gui.ring.desk.panels import digit_of, key_of
from ringside_manager.gui.ring.desk.questions import effect_lines
from ringside_manager.gui.ring.desk.secrets import MOST_KEYS
from ringside_manager.gui.widgets import Heading, button, column, note, row, set_tip
from ringside_manager.gui.widgets.texts import LineLabel, show_if
from ringside_manager.language import tr

# What will be asked: the bout fought on in thought, with what is on the sheet

_MOST = 24
"""More questions than that are not of one sheet."""


@dataclass(frozen=True, slots=True)
class Step:
    """A question of the sheet by its ``key``: what may be chosen, what it would do, what the corner advises, what it knows by then."""

    key: str
    request: Request[Any]
    outlook: Outlook
    advice: tuple[float, ...]
    known: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(map(choice_word, self.request.options))

    def offered(self, desk: DeskWords) -> tuple[str, ...]:
        """The words that can do anything."""
        return tuple(
            word for place, word in enumerate(self.words) if not desk.needless(word, self._values(place))
        )

    def _values(self, place: int) -> dict[str, int]:
        effects = self.outlook.effects[place : place + 1]
        return {measure.name: measure.value for effect in effects for measure in effect.measures}


def is_on_sheet(match: LiveBout, request: Request[Any]) -> bool:
    """Whether a question is one of several that the system asks on a sheet."""
    return any(request.kind in group for group in match.window.desk.sheet)


def steps_ahead(
    match: LiveBout, corner: Corner, chosen: dict[str, str], *, advised: bool = False
) -> list[Step]:
    """The questions to a corner from now on, each as it will be asked after what is ``chosen`` so far, by its key.

    What nobody has chosen yet is taken as the plain choice or the first; the other corner's choices, which nobody knows,
    are taken so as well.  Nothing is looked at beyond the moment, for what is fought then is still to come.  With ``advised`` what the corner would take is worked out, too.
    """
    assert match.contest is not None
    bout = match.contest.bout
    engine = bout.setup.engine
    ahead = Bout.replay(bout.setup, bout.seed, bout.choices, listen=False, dice=bout.dice)
    steps: list[Step] = []
    begun = ahead.scene.round, ahead.scene.time
    while len(steps) < _MOST and (ahead.scene.round, ahead.scene.time) == begun:
        asked = {request.corner: request for request in ahead.pending}
        mine = asked.get(corner)
        if not asked or (mine is not None and not is_on_sheet(match, mine)):
            break
        if mine is not None:
            view = ahead.view(corner)
            known = match.window.desk.known(mine, engine.facts(view))
            advice = engine.advice(view, mine) if advised else ()
            again = sum(step.request.kind == mine.kind for step in steps)
            steps.append(Step(f"{mine.kind} {again}", mine, engine.outlook(view, mine), advice, known))
        elif not any(is_on_sheet(match, request) for request in asked.values()):
            break
        for request in ahead.pending:
            word = chosen.get(steps[-1].key, "") if request is mine else ""
            ahead.answer(request, _option(request, word))
    return steps


def _option(request: Request[Any], word: str) -> Any:
    plain = request.options[0] if request.plain is None else request.plain
    return next((option for option in request.options if choice_word(option) == word), plain)


def next_on_sheets(match: LiveBout, waiting: Mapping[Corner, list[str]]) -> tuple[Request[Any], int] | None:
    """Take the next word of sheets that is asked for, with its place; ``None`` where something else is asked than was foreseen."""
    request = next((one for one in match.requests if waiting.get(one.corner)), None)
    if request is None or not is_on_sheet(match, request):
        return None
    words, word = list(map(choice_word, request.options)), waiting[request.corner].pop(0)
    return (request, words.index(word)) if word in words else None


# The sheet itself


class SheetPanel(DeskPanel):
    """A column for each group of questions to a corner; ``sealed`` carries the corner with its words, in the order they are asked."""

    sealed = Signal(object)

    def __init__(self, match: LiveBout, corner: Corner) -> None:
        rule = next((request.rule for request in match.requests if request.corner is corner), "")
        super().__init__(tr("The plan of the round"), corner, rule)
        self._match, self._side = match, corner
        self.chosen: dict[str, str] = {}
        self.entered = self.sealing_wanted
        self.sealing_wanted.connect(self.seal)
        self.seal_button = button(tr("Seal the round"), self.seal, kind="primary", picture="lock")
        self._missing, self._learned = note(), LineLabel(tone="muted")
        self._columns = row(space=3)
        holder = QWidget()
        holder.setLayout(self._columns)
        column(self._learned, (holder, 1), row(self._missing, None, self.seal_button), space=1, parent=self)
        self._parts: list[Part] = []
        self._fill()

    sealing_wanted = Signal()

    @property
    def no_hint(self) -> str | None:
        return None

    def ask_corner(self) -> str:
        """Fill the sheet in as the corner would; what is chosen already is chosen anew."""
        self.chosen.clear()
        place = 0
        while place < len(steps := self._steps(advised=True)):
            shares = steps[place].advice
            best = shares.index(max(shares)) if shares else 0
            self.chosen[steps[place].key] = steps[place].words[best]
            place += 1
        self._fill()
        return tr("Filled in as the corner would do it; change what you like.")

    def choose(self, key: str, word: str) -> None:
        """Choose for the question of that key; what cannot follow it any more is open again."""
        self.chosen[key] = word
        self._fill()

    def seal(self) -> None:
        """Hand the sheet in, once every question that needs an answer has one."""
        steps = self._steps()
        if not self._open(steps):
            words = tuple(self.chosen.get(step.key, _plain(step)) for step in steps)
            self.sealed.emit({self._side: words})

    def takes(self, event: QKeyEvent) -> bool:
        return self._place_of(event) is not None

    def press(self, event: QKeyEvent) -> bool:
        """A digit is the choice for the first question without an answer."""
        place = self._place_of(event)
        if place is None:
            return super().press(event)
        step = self._open(self._steps())[0]
        self.choose(step.key, step.words[place])
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _place_of(self, event: QKeyEvent) -> int | None:
        waiting = self._open(self._steps())
        return digit_of(event, len(waiting[0].words)) if waiting else None

    def _steps(self, *, advised: bool = False) -> list[Step]:
        return steps_ahead(self._match, self._side, self.chosen, advised=advised)

    def _open(self, steps: Sequence[Step]) -> list[Step]:
        """The questions that still need an answer: those without a plain one, and those whose answer has gone."""
        found = [step for step in steps if self.chosen.get(step.key, _plain(step)) not in step.words]
        return sorted(found, key=partial(_group, self._match))

    def _fill(self) -> None:
        steps = self._steps()
        words = {step.key: step.words for step in steps}
        self.chosen = {key: word for key, word in self.chosen.items() if word in words.get(key, ())}
        while (item := self._columns.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self._parts = []
        for group in self._match.window.desk.sheet:
            if of_group := [step for step in steps if step.request.kind in group]:
                part = Part(self._match, group[0], of_group, self.chosen)
                part.chose.connect(self.choose)
                self._parts.append(part)
                self._columns.addWidget(part, 1)
        waiting = len(self._open(steps))
        self.seal_button.setEnabled(not waiting)
        told = tr("%n choice is still open.", "%n choices are still open.", waiting)
        self._missing.setText(told if waiting else "")
        learned = " · ".join(steps[0].known[1:]) if steps else ""
        show_if(self._learned, bool(learned))
        self._learned.show_whole(learned)
        self._fit()

    def _fit(self) -> None:
        """Buttons where all of them have room, else a list that opens."""
        room = self.height() - self.seal_button.sizeHint().height() - spacing(1)
        room -= 0 if self._learned.isHidden() else self._learned.sizeHint().height() + spacing(1)
        short = any(part.wanted() > room for part in self._parts)
        for part in self._parts:
            part.set_short(short)
            part.show_effect(room=0 if short else room - part.wanted())


def _group(match: LiveBout, step: Step) -> int:
    """Which group of the sheet a question stands in."""
    return [step.request.kind in group for group in match.window.desk.sheet].index(True)


def _plain(step: Step) -> str:
    return "" if step.request.plain is None else choice_word(step.request.plain)


class Part(QWidget):
    """The questions of one group under each other; ``chose`` carries the key of a question and the word."""

    chose = Signal(str, str)

    def __init__(self, match: LiveBout, group: str, steps: Sequence[Step], chosen: dict[str, str]) -> None:
        super().__init__()
        names = match.window.names
        first = steps[0]
        head = Heading(names.decision(group), 3)
        known = LineLabel(" ".join(first.known[:1]), "muted")
        known.cut = Qt.TextElideMode.ElideMiddle  # its figure stands at the end
        parts: list[QWidget] = [head, known]
        self.buttons: list[QPushButton] = []
        self.lists: list[QComboBox] = []
        self._first: QComboBox | None = None
        for step in steps:
            made = self._list(match, step, chosen.get(step.key, _plain(step)))
            if step is first and step.request.plain is None:
                self._first = made
                self.buttons = self._buttons(match, step, chosen.get(step.key, ""))
                parts += self.buttons
            parts.append(made)
            self.lists.append(made)
        place = first.words.index(word) if (word := chosen.get(first.key, "")) in first.words else -1
        self.effect = note("\n".join(_lines(match, first, place)) if place >= 0 else "")
        column(*parts, self.effect, None, space=1, parent=self)

    def show_effect(self, *, room: int) -> None:
        """Say what is chosen would do, where there is room for it; under the mouse it is said anyway."""
        told = bool(self.effect.text())
        show_if(self.effect, told and self.effect.heightForWidth(self.width()) + spacing(1) <= room)

    def wanted(self) -> int:
        """The height that all buttons need."""
        line = px(26) + spacing(1)
        lists = sum(one.sizeHint().height() + spacing(1) for one in self.lists if one is not self._first)
        return 2 * px(20) + len(self.buttons) * line + lists + spacing(2)

    def set_short(self, short: bool) -> None:
        for made in self.buttons:
            show_if(made, not short)
        if self._first is not None:
            show_if(self._first, short or not self.buttons)

    def _list(self, match: LiveBout, step: Step, word: str) -> QComboBox:
        made, kind = QComboBox(), step.request.kind
        names = match.window.names
        if word not in step.words:
            made.addItem(tr("Choose…"), "")
        offered = step.offered(match.window.desk)
        for place, one in enumerate(step.words):
            if one not in offered and one != word:
                continue
            made.addItem(names.option(kind, one), one)
            told = "\n".join(_lines(match, step, place))
            made.setItemData(made.count() - 1, told, Qt.ItemDataRole.ToolTipRole)
        made.setCurrentIndex(max(0, made.findData(word)))
        made.setAccessibleName(names.decision(kind))
        set_tip(made, names.decision(kind))
        made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        made.setMinimumContentsLength(8)
        made.activated.connect(lambda _at: self.chose.emit(step.key, str(made.currentData())))
        return made

    def _buttons(self, match: LiveBout, step: Step, word: str) -> list[QPushButton]:
        found = []
        for place, one in enumerate(step.words):
            name = match.window.names.option(step.request.kind, one)
            made = button(
                f"{key_of(place)}  {name}".strip(), partial(self.chose.emit, step.key, one), name=name
            )
            made.setCheckable(True)
            made.setChecked(one == word)
            made.setProperty("kind", "option")
            made.setFixedHeight(px(26))
            set_tip(made, "\n".join(_lines(match, step, place)))
            found.append(made)
        return found


def _lines(match: LiveBout, step: Step, place: int) -> Sequence[str]:
    if place >= len(step.outlook.effects):
        return ()
    return effect_lines(match.window, step.request.kind, step.words[place], step.outlook.effects[place])


# Two sheets at once: each is filled in question by question with hidden keys, and nothing of it is seen


def fits_hands(match: LiveBout, corners: Sequence[Corner]) -> bool:
    """Whether both sheets can be filled in at once: a hand has keys enough, and no corner knows what the other must not read."""
    steps = [step for corner in corners for step in steps_ahead(match, corner, {})]
    return all(len(step.offered(match.window.desk)) <= MOST_KEYS and not step.known[1:] for step in steps)


class SheetsPanel(HandsPanel):
    """Both people fill in their sheets with hidden keys, clash after clash; ``sealed`` carries both once they are full.

    What is seen depends on nothing but how many keys each has pressed: the questions are the most there can be, the
    choices those of a man with his stamina untouched.  What cannot be done after what was chosen before it becomes the
    plain choice, or the first.
    """

    sealed = Signal(object)

    def __init__(self, match: LiveBout, corners: Sequence[Corner]) -> None:
        super().__init__(match, corners, tr("Both plan the round, each with keys of his own."))
        self._match = match
        self._asked = {corner: self._most_questions(corner) for corner in corners}
        self._picked: dict[Corner, list[str]] = {corner: [] for corner in corners}
        names, first = match.window.names, self._asked[corners[0]][0]
        shape = tr("What he has no stamina for becomes: {option}.")
        self._box.addWidget(note(shape.format(option=names.option(first.request.kind, first.words[0]))))
        for corner in corners:
            self._tell(corner)

    def _most_questions(self, corner: Corner) -> list[Step]:
        """The questions of a sheet on which nothing is left at its plain choice, clash after clash."""
        chosen: dict[str, str] = {}
        while True:
            steps = steps_ahead(self._match, corner, chosen)
            more = [step for step in steps if step.key not in chosen and step.request.plain is not None]
            if not more or len(steps) >= _MOST:
                return sorted(steps, key=partial(_group, self._match))
            chosen[more[0].key] = more[0].words[-1]

    def pick(self, corner: Corner, place: int) -> None:
        asked, picked = self._asked[corner], self._picked[corner]
        if len(picked) == len(asked):
            return
        words = asked[len(picked)].offered(self._match.window.desk)
        if place < len(words):
            picked.append(words[place])
            self._tell(corner)
        if all(len(self._picked[each]) == len(self._asked[each]) for each in self.sides):
            self.sealed.emit({each: self._words(each) for each in self.sides})

    def _words(self, corner: Corner) -> tuple[str, ...]:
        """What a corner has chosen, as far as it can be done, in the order it is asked."""
        picked = {
            step.key: word for step, word in zip(self._asked[corner], self._picked[corner], strict=True)
        }
        chosen: dict[str, str] = {}
        while len(chosen) < len(steps := steps_ahead(self._match, corner, chosen)):
            step = next(one for one in steps if one.key not in chosen)
            word = picked.get(step.key, "")
            chosen[step.key] = word if word in step.words else _plain(step) or step.words[0]
        return tuple(chosen[step.key] for step in steps)

    def _tell(self, corner: Corner) -> None:
        """Say which question a person is at."""
        side, asked, at = self.sides[corner], self._asked[corner], len(self._picked[corner])
        if at == len(asked):
            side.offer([])
            side.say(tr("✓ sealed"))
            return
        kind, names = asked[at].request.kind, self._match.window.names
        side.offer([names.option(kind, word) for word in asked[at].offered(self._match.window.desk)])
        shape = tr("{question}, {place} of {count}")
        side.say(shape.format(question=names.decision(kind), place=at + 1, count=len(asked)))
