"""Questions about the bout itself: whether something is taken back, whether the towel flies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QComboBox, QWidget

from ringside_manager.bout.corner import CORNERS, Corner, Request, choice_word
from ringside_manager.bout.view import Outlook
from ringside_manager.gui.plans import round_words, shipped
from ringside_manager.gui.ring import LiveBout, TakingBack
from ringside_manager.gui.ring.desk.bells import seat_of
from ringside_manager.gui.ring.desk.entry import DeskPanel
from ringside_manager.gui.ring.desk.panels import Cards, OptionCard, key_of
from ringside_manager.gui.ring.desk.questions import corner_word, letter, person
from ringside_manager.gui.widgets import Badge, button, column, note, plain_label, row, set_tip
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone, show_if
from ringside_manager.language import later, tr
from ringside_manager.play import Until

# Both secret choices, opened: what was thrown, what was expected, what it does


@dataclass(frozen=True, slots=True)
class Opened:
    """A pair of secret choices that are both in: each request with the place of its choice."""

    pair: tuple[tuple[Request[Any], int], ...]
    measure: str = ""
    value: int | None = None

    @classmethod
    def of(cls, pair: tuple[tuple[Request[Any], int], ...], mine: Request[Any], outlook: Outlook) -> Opened:
        """The pair as it was decided; ``outlook`` is what ``mine``, one of the two, had before it was opened."""
        own = next(place for request, place in pair if request is mine)
        other, place = next(found for found in pair if found[0] is not mine)
        word = choice_word(other.options[place])
        if own >= len(outlook.effects) or word not in outlook.others:
            return cls(pair)
        value = outlook.effects[own].against[outlook.others.index(word)]
        return cls(pair, outlook.measure, value)


class RevealPanel(DeskPanel):
    """Shown for a moment; a key or a click goes on at once."""

    passed = Signal()

    def __init__(self, match: LiveBout, opened: Opened) -> None:
        super().__init__(tr("Both choices are open"), None, opened.pair[0][0].rule)
        self.entered, self.entering = self.passed, (*self.entering, Qt.Key.Key_Space)
        lines = []
        said = []
        for request, place in opened.pair:
            word = match.window.names.option(request.kind, choice_word(request.options[place]))
            shown = match.window.desk.shown.get(request.kind)
            shape = shown() if shown else tr("{name}: {option}")
            told = shape.format(name=match.name(request.corner), option=word)
            badge = Badge(letter(request.corner), request.corner.value)
            badge.setAccessibleName(corner_word(request.corner))
            text = SizedLabel(told, 1.3, QFont.Weight.DemiBold, display=True)
            text.setWordWrap(True)
            set_tone(text, request.corner.value)
            line = row(badge, (text, 1), space=3)
            lines.append(line)
            said.append(told)
        self.effect = SizedLabel("", 1.3, QFont.Weight.Bold, display=True)
        set_tone(self.effect, "gold")
        if opened.value is not None:
            effect = tr("{measure}: {value}")
            self.effect.setText(
                effect.format(measure=match.window.names.measure(opened.measure), value=opened.value)
            )
            said.append(self.effect.text())
        self._said = ". ".join(said)
        self.setAccessibleDescription(self._said)
        column(None, *lines, self.effect, note(tr("Enter goes on.")), None, space=2, parent=self)

    @property
    def told(self) -> str:
        return self._said

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.passed.emit()


# Taking back: whether it is allowed, and who has to agree


class Owner(Enum):
    """Whose the last decision was, where it was not one corner's."""

    BOTH = "both"
    UNKNOWN = "unknown"


class Last(Enum):
    """What would be taken back."""

    DECISION = "decision"
    PAIR = "pair"
    """Two decisions made at the same time."""
    DIE = "die"
    UNKNOWN = "unknown"


class Taking:
    """Remembers what was decided or thrown last, and whose it was."""

    def __init__(self, match: LiveBout) -> None:
        self._match = match
        self.owner: Corner | Owner = Owner.UNKNOWN
        self._last = Last.UNKNOWN

    def decided(self, corner: Corner, *, secret: bool) -> None:
        self.owner = Owner.BOTH if secret else corner
        self._last = Last.PAIR if secret else Last.DECISION

    def threw(self, corner: Corner | None) -> None:
        """A die was thrown, by nobody in particular or for a corner."""
        self.owner = corner or Owner.BOTH
        self._last = Last.DIE

    def forget(self) -> None:
        """It was taken back; what is the last thing now has been long ago."""
        self.owner, self._last = Owner.UNKNOWN, Last.UNKNOWN

    @property
    def last(self) -> Last:
        """What would be taken back; of dice and decisions before the bout was resumed it is not known which."""
        contest = self._match.contest
        if self._last is not Last.UNKNOWN or contest is None or contest.real_dice:
            return self._last
        return Last.PAIR if self._last_owner() is None else Last.DECISION

    @property
    def forbidden(self) -> str:
        """Why nothing can be taken back in this bout; empty if it can."""
        if self._match.taking_back is TakingBack.NEVER:
            return tr("Decisions stand in this bout: that was agreed before the first bell.")
        return ""

    @property
    def possible(self) -> bool:
        """Whether there is something to take back, or a sealed choice to make anew."""
        contest = self._match.contest
        if contest is None or contest.is_over or self.forbidden:
            return False
        return contest.can_take_back

    def to_agree(self) -> tuple[Corner, ...]:
        """The corners that have to agree; none if it is free, or nobody else is there to ask."""
        match = self._match
        names = {person(match, corner) for corner in match.people}
        if match.taking_back is not TakingBack.AGREED or len(names) < len(CORNERS):
            return ()
        owner = self._last_owner()
        return CORNERS if owner is None else (owner.opponent,)

    def _last_owner(self) -> Corner | None:
        """The corner that decided last; ``None`` for both, or for dice thrown before the bout was resumed."""
        if isinstance(self.owner, Corner):
            return self.owner
        contest = self._match.contest
        if self.owner is Owner.BOTH or contest is None or contest.real_dice:
            return None
        decided = [request for request, _ in contest.bout.decided if contest.seat(request.corner).is_person]
        if not decided or contest.outlook(decided[-1]).others:
            return None
        return decided[-1].corner


class ConfirmPanel(DeskPanel):
    """A sentence, a button for each corner with his letter as key, and the way out."""

    refused = Signal()

    def __init__(self, question: str, words: str, rule: str = "") -> None:
        super().__init__(question, None, rule)
        self._words = words
        # Esc and Enter are the way out: nobody gives up by a key pressed too often
        self.entered, self.entering = self.refused, (*self.entering, Qt.Key.Key_Escape)

    def lay_out(
        self,
        cards: Sequence[OptionCard],
        out: str,
        below: Sequence[QWidget] = (),
        above: Sequence[QWidget] = (),
    ) -> None:
        """Put the cards under the words, what stands ``above`` and ``below`` them, and ``out``, the way back to the bout."""
        self.out = button(out, self.refused.emit, kind="primary")
        parts = note(self._words), row(*above), (Cards(cards), 1), row(*below), row(self.out, None)
        column(*parts, space=2, parent=self)

    def start(self) -> None:
        """Nothing happens by a key pressed too often."""
        self.out.setFocus(Qt.FocusReason.OtherFocusReason)


class AgreementPanel(ConfirmPanel):
    """Asks ``corners`` whether the ``last`` thing may be taken back; ``agreed`` when all of them have said so."""

    agreed = Signal()

    def __init__(self, match: LiveBout, corners: Sequence[Corner], last: Last) -> None:
        super().__init__(_QUESTIONS[last](), _needed(match, corners, last))
        self._match = match
        self._waiting = list(corners)
        shape = tr("{name}'s corner agrees")
        self.buttons = {
            corner: OptionCard(letter(corner), shape.format(name=match.name(corner))) for corner in corners
        }
        self.states = {corner: plain_label(wrap=True) for corner in corners}
        for corner, card in self.buttons.items():
            card.clicked.connect(partial(self._agree, corner))
        self.lay_out(tuple(self.buttons.values()), tr("It stands"), tuple(self.states.values()))
        self._tell()

    def takes(self, event: QKeyEvent) -> bool:
        """The letter of a corner that is asked, agreed already or not."""
        return self._meant(event) is not None

    def press(self, event: QKeyEvent) -> bool:
        corner = self._meant(event)
        if corner is None:
            return super().press(event)
        self._agree(corner)
        return True

    def _meant(self, event: QKeyEvent) -> Corner | None:
        if event.isAutoRepeat():
            return None
        said = event.text().casefold()
        return next((corner for corner in self.buttons if said == letter(corner).casefold()), None)

    def _agree(self, corner: Corner, _checked: bool = False) -> None:
        if corner in self._waiting:
            self._waiting.remove(corner)
            self.buttons[corner].setEnabled(False)
            self._tell()
            if not self._waiting:
                self.agreed.emit()

    def _tell(self) -> None:
        for corner, label in self.states.items():
            waits = corner in self._waiting
            shape = tr("Waiting for {name}") if waits else tr("{name}: agreed ✓")
            label.setText(shape.format(name=self._match.name(corner)))
            set_tone(label, "muted" if waits else "good")


def _needed(match: LiveBout, corners: Sequence[Corner], last: Last) -> str:
    """Who has to agree, and by which key."""
    if len(corners) == 1:
        (other,) = corners
        told = tr("It is taken back if {name}'s corner agrees, by the key {letter}.")
        return told.format(name=match.name(other), letter=letter(other))
    if last is Last.PAIR:
        return tr(
            "Both corners have to agree: they chose at the same time. Each has the letter of his corner as key."
        )
    return tr("Both corners have to agree. Each has the letter of his corner as key.")


_QUESTIONS: Mapping[Last, Callable[[], str]] = {
    Last.DECISION: later("Take the last decision back?"),
    Last.PAIR: later("Take both choices back?"),
    Last.DIE: later("Take the last die back?"),
    Last.UNKNOWN: later("Take the last decision or die back?"),
}


class TowelPanel(ConfirmPanel):
    """Asks which corner gives up, and whether it means it."""

    thrown = Signal(object)

    def __init__(self, match: LiveBout, corners: Sequence[Corner]) -> None:
        (first, *more) = corners
        if more:
            words = tr("The bout ends at once and counts as won by a stoppage for the other corner.")
        else:
            shape = tr("The bout ends at once and counts as won by a stoppage for {winner}.")
            words = shape.format(winner=match.name(first.opponent))
        super().__init__(tr("Throw in the towel?"), words, "R58")
        shape = tr("Throw in the towel for {name}")
        self.buttons = {corner: OptionCard("", shape.format(name=match.name(corner))) for corner in corners}
        for corner, card in self.buttons.items():
            card.setProperty("kind", "danger")
            card.clicked.connect(partial(self._throw, corner))
        self.lay_out(tuple(self.buttons.values()), tr("Fight on"))

    def _throw(self, corner: Corner, _checked: bool = False) -> None:
        self.thrown.emit(corner)


class HandOverPanel(ConfirmPanel):
    """Asks for how long somebody else decides, and by what instructions; ``handed`` carries corners, ``Until`` and plan.

    What is chosen in ``plan`` is kept by whoever opens the next one.
    """

    handed = Signal(object, object, object)

    def __init__(self, match: LiveBout, corners: Sequence[Corner], plan: str = "") -> None:
        words = tr("Each decision is recorded as if you had made it yourself.")
        rounds = round_words(match.setup)
        if rounds:
            words += " " + tr(
                "Round by round, he stops at each bell, and you tell him how to box the next round."
            )
        super().__init__(tr("For how long does the corner decide?"), words)
        self.whom, self.plan = QComboBox(), QComboBox()
        for each in ((corner,) for corner in corners):
            self.whom.addItem(match.name(each[0]), each)
        if len(corners) > 1 and len({person(match, corner) for corner in corners}) == 1:
            self.whom.addItem(tr("Both"), tuple(corners))
        self.plan.addItem(tr("As the corner sees fit"), None)
        for one in rounds:
            self.plan.addItem(one.name, seat_of(one))
        for one in shipped(match.setup.engine.info.system):
            self.plan.addItem(tr("Fight plan: {name}").format(name=one.name), seat_of(one))
        kept = [at for at in range(1, self.plan.count()) if self.plan.itemData(at).name == plan]
        self.plan.setCurrentIndex(kept[0] if kept else 0)
        for box, name in ((self.whom, tr("For whom")), (self.plan, tr("By what instructions"))):
            box.setAccessibleName(name)
            set_tip(box, name)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(18)
        show_if(self.whom, self.whom.count() > 1)
        never = {
            *([] if match.setup.engine.info.clock in _TURNS else [Until.TURN]),
            *([] if rounds else [Until.BELL]),
        }
        wanted = [one for one in Until if one not in never]
        titles = dict(_UNTIL)
        titles[Until.TURN] = _TURNS.get(match.setup.engine.info.clock, _UNTIL[Until.TURN])
        cards = [OptionCard(key_of(place), titles[one](), ()) for place, one in enumerate(wanted)]
        self.buttons = dict(zip(wanted, cards, strict=True))
        for until, card in self.buttons.items():
            card.clicked.connect(partial(self._hand, until))
        self.lay_out(cards, tr("Go on deciding"), above=(self.whom, self.plan))

    def takes(self, event: QKeyEvent) -> bool:
        return self._meant(event) is not None

    def press(self, event: QKeyEvent) -> bool:
        until = self._meant(event)
        if until is None:
            return super().press(event)
        self._hand(until)
        return True

    def _meant(self, event: QKeyEvent) -> Until | None:
        place = event.key() - int(Qt.Key.Key_1)
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        found = not held and not event.isAutoRepeat() and 0 <= place < len(self.buttons)
        return list(self.buttons)[place] if found else None

    def _hand(self, until: Until, _checked: bool = False) -> None:
        self.handed.emit(self.whom.currentData(), until, self.plan.currentData())


_UNTIL: Mapping[Until, Callable[[], str]] = {
    Until.TURN: later("This turn"),
    Until.ROUND: later("This round"),
    Until.EVENT: later("Until something happens"),
    Until.END: later("The rest of the bout"),
    Until.BELL: later("Round by round"),
}
_TURNS: Mapping[str, Callable[[], str]] = {"turn": later("This turn"), "clash": later("This clash")}
"""What stands between two readings of the clock, where a corner decides more than once in it."""
