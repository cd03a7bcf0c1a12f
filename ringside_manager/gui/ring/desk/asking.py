"""Which panel asks for what people have to decide now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QComboBox

from ringside_manager.bout.corner import Corner, Request
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.desk.bells import BellPanel, BellsPanel, Told, instructions
from ringside_manager.gui.ring.desk.entry import DeskPanel
from ringside_manager.gui.ring.desk.panels import RequestPanel
from ringside_manager.gui.ring.desk.questions import is_sealed, person
from ringside_manager.gui.ring.desk.secrets import MOST_KEYS, CurtainPanel, PairPanel, SecretPanel
from ringside_manager.gui.ring.desk.sheet import SheetPanel, SheetsPanel, fits_hands, is_on_sheet
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import button, column, row, set_tip, show_if
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import later, tr

# How two people at one keyboard choose in secret; remembered for the next bout


class SecretMode(Enum):
    """The ways of choosing."""

    KEYS = "keys"
    """Both at once, each with hidden keys of his own."""
    CURTAIN = "curtain"
    """One after the other, while the other looks away."""
    OPEN = "open"
    """Entered openly by whoever keeps the table: with real dice, or one person in both corners."""


def remembered(*, real_dice: bool) -> SecretMode:
    """The mode chosen last, else hidden keys: the rules want both to choose in secret."""
    default = SecretMode.KEYS
    kept = settings().value(_key(real_dice=real_dice), default.value)
    known = {mode.value: mode for mode in offered(real_dice=real_dice)}
    return known.get(kept, default)


def remember(mode: SecretMode, *, real_dice: bool) -> None:
    """Take this mode from now on."""
    settings().set_value(_key(real_dice=real_dice), mode.value)


def offered(*, real_dice: bool) -> tuple[SecretMode, ...]:
    """The modes there are; openly only where a clerk enters everything anyway."""
    secret = (SecretMode.KEYS, SecretMode.CURTAIN)
    return (SecretMode.OPEN, *secret) if real_dice else secret


def _key(*, real_dice: bool) -> str:
    return "ring/secret_dice" if real_dice else "ring/secret"


class ModeBox(QComboBox):
    """Chooses the mode; ``mode_chosen`` carries it when a person has."""

    mode_chosen = Signal(object)

    def __init__(self, *, real_dice: bool) -> None:
        super().__init__()
        self._real_dice = real_dice
        for mode in offered(real_dice=real_dice):
            self.addItem(_NAMES[mode](), mode.value)
        self.setCurrentIndex(self.findData(remembered(real_dice=real_dice).value))
        self.setAccessibleName(tr("How secret choices are made"))
        set_tip(self, tr("How secret choices are made"))
        self.activated.connect(self._on_activated)

    @property
    def mode(self) -> SecretMode:
        return SecretMode(self.currentData())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are hidden keys of those who choose, never a way to look for a mode."""
        if event.text().strip() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _on_activated(self) -> None:
        remember(self.mode, real_dice=self._real_dice)
        self.mode_chosen.emit(self.mode)


_NAMES: Mapping[SecretMode, Callable[[], str]] = {
    SecretMode.KEYS: later("Both at once, hidden keys"),
    SecretMode.CURTAIN: later("One by one, behind a curtain"),
    SecretMode.OPEN: later("Openly, for all to see"),
}


# What the desk says while the bout is being shown and nobody is asked yet


class WatchingPanel(DeskPanel):
    """What happens, in large type, and a way to the present; a question or the result waits there, and nothing says which.

    Where a fall has ``halted`` the bout, a way on before it.
    """

    skipped = Signal()
    gone_on = Signal()

    def __init__(self, *, halted: bool = False) -> None:
        super().__init__(
            tr("A knockdown! The bout goes on when you have seen it.")
            if halted
            else tr("The bout goes on until something is to be decided, or to its end.")
        )
        self.entered = self.gone_on if halted else self.skipped
        self.go_on = button(tr("Go on"), self.gone_on.emit, kind="primary", picture="play")
        self.skip = button(tr("Skip to there"), self.skipped.emit, picture="forward")
        show_if(self.go_on, halted)
        self.happens = SizedLabel("", 1.4, QFont.Weight.Medium)
        self.happens.setWordWrap(True)
        column(row(self.go_on, self.skip, None), self.happens, None, space=3, parent=self)

    def tell(self, told: str) -> None:
        """Say what happens where the bout is seen now."""
        if told != self.happens.text():
            self.happens.setText(told)

    def start(self) -> None:
        """Whoever has the keys keeps them: the player is steered by keys, too."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class Asking:
    """Follows what a match asks of people; ``pair`` are two secret requests until both are answered.

    ``looking`` is the corner whose table is open behind the curtain, ``sheets`` the plans of a round sealed before all are,
    ``told`` the instructions given while another is still due.
    """

    def __init__(self, match: LiveBout) -> None:
        self._match = match
        self.pair: tuple[Request[Any], ...] = ()
        self.looking: Corner | None = None
        self._alone: Request[Any] | None = None
        self.sheets: dict[Corner, tuple[str, ...]] = {}
        self.told: dict[Corner, Told] = {}
        self._begun: dict[Corner, Told] = {}

    def follow(self) -> None:
        if not self.planning:
            self.sheets.clear()
        if not self.instructing:
            self.told.clear()
        requests = self._match.requests
        if len(requests) == 1 and requests[0] in self.pair:
            return
        pair = requests if len(requests) > 1 else ()
        alone = requests[0] if len(requests) == 1 and self.is_sealed and self._two_people() else None
        if pair != self.pair or alone is not self._alone:
            self.pair, self._alone, self.looking = pair, alone, None

    @property
    def is_sealed(self) -> bool:
        return any(is_sealed(self._match, request) for request in self._match.requests)

    def _two_people(self) -> bool:
        """Whether somebody else in the room must not know."""
        return len({person(self._match, corner) for corner in self._match.people}) > 1

    def is_secret(self, request: Request[Any]) -> bool:
        """Whether the other corner chooses at the same time and may not know."""
        contest = self._match.contest
        return request in self.pair or (contest is not None and bool(contest.outlook(request).others))

    # Instructions for a round

    def begin_leading(self, corners: Sequence[Corner], plan: Told) -> None:
        """Ask what these corners are told from now on; ``plan`` is what is proposed."""
        self._begun = dict.fromkeys(corners, plan)
        self.told.clear()
        self.looking = None

    def begin_nothing(self) -> None:
        """Ask no more what was to be told for the first time."""
        self._begun = {}

    @property
    def instructing(self) -> tuple[Corner, ...]:
        """The corners that are told something now, whether their instruction is in or not."""
        contest = self._match.contest
        return tuple(self._begun) or (contest.waiting if contest is not None else ())

    @property
    def due(self) -> tuple[Corner, ...]:
        """The corners of those whose instruction is still to come."""
        return tuple(corner for corner in self.instructing if corner not in self.told)

    def tell(self, given: Mapping[Corner, Told]) -> Mapping[Corner, Told] | None:
        """Take instructions; return all of them once none is due any more."""
        self.told.update(given)
        self.looking = None
        if self.due:
            return None
        told, self.told, self._begun = self.told, {}, {}
        return told

    # Plans on sheets

    @property
    def planning(self) -> tuple[Corner, ...]:
        """The corners that plan on a sheet now."""
        requests = self._match.requests
        on_sheet = bool(requests) and all(is_on_sheet(self._match, request) for request in requests)
        return tuple(request.corner for request in requests) if on_sheet else ()

    def seal(self, sheets: Mapping[Corner, tuple[str, ...]]) -> dict[Corner, tuple[str, ...]] | None:
        """Take sealed sheets; return all of them once every corner that plans has sealed its own."""
        self.sheets.update(sheets)
        self.looking = None
        if any(corner not in self.sheets for corner in self.planning):
            return None
        sealed, self.sheets = self.sheets, {}
        return sealed

    def choose_again(self) -> bool:
        """Drop what one person has sealed while the other has not; whether there was such a thing."""
        dropped = bool(self.sheets or self.told)
        self.sheets.clear()
        self.told.clear()
        self.looking = None
        return dropped

    @property
    def is_half_in(self) -> bool:
        """Whether one person has chosen in secret and the other has not."""
        half = bool(self.pair) and len(self._match.requests) == 1
        return half or bool(self.sheets or self.told)

    # The panel

    @property
    def turn(self) -> Corner:
        """The corner that looks next behind the curtain."""
        if self.due:
            return self.due[0]
        unsealed = [corner for corner in self.planning if corner not in self.sheets]
        return unsealed[0] if unsealed else self._match.requests[0].corner

    @property
    def is_secret_now(self) -> bool:
        """Whether two people choose in secret now and how they do it is theirs to say."""
        if not self._two_people():
            return False
        if self.due:
            return not self.told
        return (len(self.planning) > 1 and not self.sheets) or (bool(self.pair) and not self.is_sealed)

    def mode(self, wish: SecretMode) -> SecretMode:
        """How a pair is asked: one person in both corners has no secrets, and hands have only so many keys."""
        red, blue = (person(self._match, request.corner) for request in self.pair)
        if red == blue:
            return SecretMode.OPEN
        if self.planning:
            return wish if fits_hands(self._match, self.planning) else SecretMode.CURTAIN
        most = max(len(request.options) for request in self.pair)
        return SecretMode.CURTAIN if most > MOST_KEYS or self.is_sealed else wish

    def key(self, wish: SecretMode) -> object:
        """Another one means another panel."""
        if self.due:
            return "bell", wish, self.due, self.looking
        if self.sheets:
            return "sheet", tuple(self.sheets), self.looking
        if not self.pair:
            return id(self._match.requests[0]), self.looking
        mode = self.mode(wish)
        waiting = len(self._match.requests) if mode is SecretMode.CURTAIN else 0
        return (*map(id, self.pair), mode, waiting, self.looking)

    def panel(self, wish: SecretMode) -> DeskPanel:
        if self.due:
            return self._instructed(wish)
        if len(self.planning) > 1 or (self.planning and self._alone is None):
            return self._planned(wish)
        if self.pair:
            mode = self.mode(wish)
            if mode is SecretMode.CURTAIN:
                return self._behind_the_curtain()
            return PairPanel(self._match, self.pair, open_=mode is SecretMode.OPEN)
        if self._alone is not None:
            return self._behind_the_curtain()
        (request,) = self._match.requests
        if self.is_secret(request):
            return SecretPanel(self._match, request)
        return RequestPanel(self._match, request)

    def _instructed(self, wish: SecretMode) -> DeskPanel:
        match, due, hidden = self._match, self.due, self._two_people() and wish is not SecretMode.OPEN
        if hidden and wish is SecretMode.KEYS and len(instructions(match)) <= MOST_KEYS and not self.told:
            return BellsPanel(match, due)
        if hidden and self.looking is not due[0]:
            return self._curtain(due[0], first_is_in=bool(self.told))
        contest = match.contest
        before = self._begun.get(due[0]) or (contest.led.get(due[0]) if contest is not None else None)
        return BellPanel(match, due[0], before, first=due[0] in self._begun, hidden=hidden)

    def _planned(self, wish: SecretMode) -> DeskPanel:
        """A sheet for one person after the other, or for both at once with hidden keys."""
        hidden = len(self.planning) > 1 and self._two_people()
        mode = self.mode(wish) if hidden else SecretMode.OPEN
        if mode is SecretMode.KEYS and not self.sheets:
            return SheetsPanel(self._match, self.planning)
        if mode is not SecretMode.OPEN and self.looking is not self.turn:
            return self._curtain(self.turn, first_is_in=bool(self.sheets))
        return SheetPanel(self._match, self.turn)

    def _behind_the_curtain(self) -> DeskPanel:
        request = self._match.requests[0]
        if self.looking is request.corner:
            return SecretPanel(self._match, request, hidden=True)
        first_is_in = len(self._match.requests) < len(self.pair)
        return self._curtain(request.corner, request.rule, first_is_in=first_is_in)

    def _curtain(self, corner: Corner, rule: str = "", *, first_is_in: bool) -> CurtainPanel:
        name, other = person(self._match, corner), person(self._match, corner.opponent)
        return CurtainPanel(name, other, corner, rule, first_is_in=first_is_in)
