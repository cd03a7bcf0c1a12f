"""The desk under the ring: shows what the rules ask of people when they ask it, and hands their answers to the match."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ringside_manager.bout.corner import Corner, Request, choice_word
from ringside_manager.bout.view import Outlook
from ringside_manager.errors import RingsideError
from ringside_manager.gui.board.board import Board
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import follow_look
from ringside_manager.gui.ring import LiveBout, Player
from ringside_manager.gui.ring.chance import Growing, Known, option_samples
from ringside_manager.gui.ring.desk.asking import Asking, WatchingPanel
from ringside_manager.gui.ring.desk.bells import BellPanel, BellsPanel, EndPanel, Home, Told
from ringside_manager.gui.ring.desk.confirming import (
    AgreementPanel,
    ConfirmPanel,
    HandOverPanel,
    Opened,
    RevealPanel,
    Taking,
    TowelPanel,
)
from ringside_manager.gui.ring.desk.entry import DeskPanel, DicePanel
from ringside_manager.gui.ring.desk.panels import OptionsPanel, RequestPanel
from ringside_manager.gui.ring.desk.questions import chosen_of_more, is_sealed, last_roll, meaning
from ringside_manager.gui.ring.desk.secrets import CurtainPanel, PairPanel, SecretPanel
from ringside_manager.gui.ring.desk.sheet import SheetPanel, SheetsPanel, next_on_sheets
from ringside_manager.gui.ring.desk.surface import ASIDE, BACK, HAND, HINT, TOWEL, Surface
from ringside_manager.gui.ring.strips import Exchange
from ringside_manager.gui.ring.transport import Act
from ringside_manager.gui.widgets import show_if
from ringside_manager.language import tr
from ringside_manager.play import Contest, Seat, Until

ADVISED = 0.003
"""The standard error with which the chances after each option are known well enough."""
REVEAL = 1600
"""Milliseconds two secret choices are shown before the bout goes on."""
_OF_PAIRS = (PairPanel, CurtainPanel, SecretPanel, SheetPanel, SheetsPanel, BellPanel, BellsPanel)


class PlayDesk(Surface):
    """Every decision, die and door of a bout that people play.

    ``reveal_time`` is how long opened choices are shown, in milliseconds; 0 for not at all.  ``home`` is where the bout
    leads when it is over.
    """

    put_aside = Signal()
    """The bout is to be closed and finished later."""
    review_wanted = Signal()
    again = Signal()
    closed = Signal()

    def __init__(
        self,
        match: LiveBout,
        player: Player | None = None,
        board: Board | None = None,
        parent: QWidget | None = None,
        home: Home | None = None,
    ) -> None:
        super().__init__(match, board, parent)
        self._player, self.home = player, home
        self.reveal_time = REVEAL
        self._asking, self._taking = Asking(match), Taking(match)
        self._exchange = Exchange(match)
        self._opened: Opened | None = None
        self._aside: ConfirmPanel | None = None
        self._held = False
        self._next_said = self._plan = ""
        self._shown: object = None
        self._growing = Growing(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self.acts = self._own_acts()
        self._connect(player, board)
        self._refresh()

    def _connect(self, player: Player | None, board: Board | None) -> None:
        self.match.asked.connect(self._refresh)
        if player is not None:
            player.placed.connect(self._refresh)
            player.playing_changed.connect(self._refresh)
        if board is not None:
            board.square_chosen.connect(self._on_square)
        self._timer.timeout.connect(self._pass_reveal)
        self.advised.connect(self._weigh)
        self._growing.grown.connect(self._on_weighed)
        self.modes.mode_chosen.connect(self._refresh)
        self.foot.field.said.connect(self._on_typed)
        self.foot.back_wanted.connect(self._back)
        self.foot.towel_wanted.connect(self._towel)
        self.head.handing_wanted.connect(self._hand_over)
        self.foot.aside_wanted.connect(self.put_aside)
        follow_look(self._anew)

    def _own_acts(self) -> tuple[Act, ...]:
        """What the buttons do, by keys; nothing where a button is not there or cannot be pressed."""
        foot = self.foot
        return (
            Act("hint", tr("Ask the corner"), partial(_click, self.head.hint), (HINT,), "help"),
            Act(
                "hand_over",
                tr("Let the corner decide for a while"),
                partial(_click, self.head.hand_over),
                (HAND,),
                "handshake",
            ),
            Act("take_back", tr("Take back"), partial(_click, foot.back), (BACK,), "undo"),
            Act("towel", tr("Throw in the towel…"), partial(_click, foot.towel), (TOWEL,), "flag"),
            Act("put_aside", tr("Put it aside"), partial(_click, foot.aside), (ASIDE,), "save"),
        )

    # What is shown

    def _refresh(self) -> None:
        if self._held:
            return
        self._asking.follow()
        key = self._key()
        if self._at_end:
            self.show_result(self._exchange.follow())
        if key != self._shown:
            self._shown = key
            self._growing.stop()
            said, self._next_said = self._next_said, ""
            self.put(self._made(), said)
        elif isinstance(self.panel, PairPanel):
            self.panel.tell()
            self.foot.field.ask(self.panel.wanted)
        if isinstance(self.panel, WatchingPanel) and self._player is not None:
            self.show_result("")
            self.panel.tell(self._exchange.at(self._player.place))
        self._tell_tools()

    def _anew(self) -> None:
        self._shown = self._aside
        self._refresh()

    def _key(self) -> object:
        contest = self.match.contest
        if contest is None:
            return "watched"
        if self._opened is not None or self._aside is not None:
            return self._opened or self._aside
        place = len(contest.bout.choices), len(contest.bout.dice or ())
        if not self._at_end:
            return "watching", contest.is_over, self._halted
        if contest.is_over:
            return "over", place
        if contest.bout.wanted is not None:
            return "die", place
        return ("asked", place, self._asking.key(self.modes.mode)) if self.match.requests else "waiting"

    @property
    def _at_end(self) -> bool:
        return self._player is None or self._player.at_end

    @property
    def _halted(self) -> bool:
        return self._player is not None and self._player.halted

    def _made(self) -> DeskPanel | None:
        """The panel for what is asked now; ``None`` where nobody plays."""
        match, contest = self.match, self.match.contest
        if contest is None:
            return None
        if self._opened is not None:
            reveal = RevealPanel(match, self._opened)
            reveal.passed.connect(self._pass_reveal)
            return reveal
        if self._aside is not None:
            return self._aside
        if self._at_end and contest.is_over:
            return self._end()
        if self._at_end and contest.bout.wanted is not None:
            dice = DicePanel(match, contest.bout.wanted)
            dice.thrown.connect(self._on_thrown)
            return dice
        return self._asked() if self._at_end and match.requests else self._watching(over=contest.is_over)

    def _asked(self) -> DeskPanel:
        asked = self._asking.panel(self.modes.mode)
        asked.chose.connect(self._on_chosen)
        if isinstance(asked, CurtainPanel):
            asked.opened.connect(self._open_curtain)
            asked.again.connect(self._choose_again)
        elif isinstance(asked, SheetPanel | SheetsPanel):
            asked.sealed.connect(self._on_sealed)
        elif isinstance(asked, BellPanel | BellsPanel):
            asked.given.connect(self._on_told)
            asked.left.connect(self._on_left)
        return asked

    def _watching(self, *, over: bool) -> DeskPanel:
        watching = WatchingPanel(halted=self._halted)
        if self._player is not None:
            watching.skipped.connect(self._player.to_the_end)
            watching.gone_on.connect(self._player.play)
        return watching

    def _end(self) -> DeskPanel:
        finished = self.match.finished
        assert finished is not None  # the match makes the record before it tells anybody
        end = EndPanel(self.match, finished.outcome, self.home)
        end.review_wanted.connect(self.review_wanted)
        end.again.connect(self.again)
        end.closed.connect(self.closed)
        if self._player is not None:
            end.jumped.connect(self._player.play_from)
        return end

    def _tell_tools(self) -> None:
        contest = self.match.contest
        live = contest is not None and not contest.is_over
        forbidden = self._taking.forbidden
        self.foot.back.setVisible(live and not forbidden)
        self.foot.back.setEnabled(self._taking.possible or self._asking.is_half_in)
        self.foot.towel.setVisible(live and bool(self.match.people))
        asked = isinstance(
            self.panel, RequestPanel | PairPanel | CurtainPanel | SecretPanel | SheetPanel | SheetsPanel
        )
        show_if(self.head.hand_over, live and asked and not self._asking.due)
        self.foot.aside.setVisible(live)
        own = self.panel is not None and self.panel.has_field
        self.foot.field.setVisible(live and not own)
        if live and forbidden and not self.foot.said.text():
            self.foot.say(forbidden)
        self.modes.setVisible(self._asking.is_secret_now and isinstance(self.panel, _OF_PAIRS))
        self.fit()

    # What people answer

    def _on_chosen(self, request: Request[Any], place: int) -> None:
        contest = self.match.contest
        if contest is None or self._held:
            return
        secret, sealed = self._asking.is_secret(request), self._asking.is_sealed
        outlook = contest.outlook(request) if secret and self.reveal_time and not sealed else None
        before, events = len(contest.bout.decided), len(contest.bout.events)
        self._asking.looking = None
        self._hand_in(contest, request, place)
        opened = contest.bout.decided[before : before + 2]
        if opened:
            self._taking.decided(request.corner, secret=secret)
            self._next_said = chosen_of_more(self.match, request, place, events)
        if outlook is not None and len(opened) > 1:
            self._reveal(opened, request, outlook)
        self._refresh()

    def _on_sealed(self, sheets: Mapping[Corner, tuple[str, ...]]) -> None:
        """Once all sheets are sealed, answer their questions up to one that is asked otherwise than it was foreseen."""
        waiting = {corner: list(words) for corner, words in (self._asking.seal(sheets) or {}).items()}
        while (contest := self.match.contest) and (found := next_on_sheets(self.match, waiting)):
            self._hand_in(contest, *found)
            self._taking.decided(found[0].corner, secret=len(waiting) > 1)
        self._refresh()

    def _on_told(self, given: Mapping[Corner, Told]) -> None:
        """Once nobody's instruction is due any more, the corners box the round by theirs."""
        told = self._asking.tell(given)
        if told is not None:
            self._taking.forget()
            try:
                self.match.instruct(told)
            except RingsideError as error:
                self._refuse(error)
        self._refresh()

    def _on_left(self, corner: Corner) -> None:
        """A person decides in his corner again."""
        self._asking.begin_nothing()
        self._asking.choose_again()
        self.match.lead_no_more(corner)
        self._refresh()

    def _hand_in(self, contest: Contest, request: Request[Any], place: int) -> None:
        self._held = True
        try:
            if request in self._asking.pair and request not in self.match.requests:
                contest.take_back()  # he changes his mind before the other has chosen
            self.match.answer(request, request.options[place])
        except RingsideError as error:
            self._refuse(error)
        finally:
            self._held = False

    def _reveal(
        self, opened: tuple[tuple[Request[Any], int], ...], request: Request[Any], outlook: Outlook
    ) -> None:
        """Show both secret choices for a moment, a shorter one where the bout is shown faster."""
        speed = self._player.speed.value if self._player is not None else 1.0
        self._opened = Opened.of(opened, request, outlook)
        self._timer.start(max(1, round(self.reveal_time / speed)))

    def _on_thrown(self, roll: int) -> None:
        contest = self.match.contest
        wanted = contest.bout.wanted if contest is not None else None
        if wanted is None:
            return
        try:
            self._next_said = meaning(self.match.window.desk, wanted, roll, last_roll(self.match))
            self._taking.threw(wanted.corner)
            self.match.enter(roll)
        except RingsideError as error:
            self._next_said = ""
            self._refuse(error)

    def _on_typed(self, text: str) -> None:
        panel = self.panel
        wanted = panel.wanted if panel is not None else None
        if panel is None or wanted is None:
            return
        try:
            place = wanted.read(text)
        except RingsideError as error:
            self._refuse(error)
            return
        if isinstance(panel, DicePanel):
            self._on_thrown(place)
        elif isinstance(panel, PairPanel | BellPanel):
            panel.typed(place)
        elif isinstance(panel, RequestPanel | SecretPanel):
            self._on_chosen(panel.request, place)

    def _on_square(self, square: str) -> None:
        if isinstance(self.panel, RequestPanel):
            request = self.panel.request
            words = [choice_word(option) for option in request.options]
            if square in words:
                self._on_chosen(request, words.index(square))

    def _refuse(self, error: RingsideError) -> None:
        self.foot.say(error_text(error).whole, "bad")

    def _weigh(self) -> None:
        """Find out what every option does to the chance to win, where that gives away nothing that is closed."""
        panel, match = self.panel, self.match
        if not isinstance(panel, OptionsPanel) or is_sealed(match, panel.request) or not match.scores:
            return
        self._growing.ask(panel, option_samples(match, panel.request), ADVISED)

    def _on_weighed(self, panel: object, found: tuple[Known, ...]) -> None:
        if panel is self.panel and self.panel is not None:
            self.panel.show_chances(found)

    def _open_curtain(self) -> None:
        self._asking.looking = self._asking.turn
        self._refresh()

    def _choose_again(self) -> None:
        """The choice that is in is taken back before the other is made."""
        contest = self.match.contest
        if contest is not None and self._asking.is_half_in and not self._asking.choose_again():
            contest.take_back()
        self._asking.looking = None
        self._refresh()

    def _pass_reveal(self) -> None:
        self._timer.stop()
        self._opened = None
        self._refresh()

    # Back and out

    def _back(self) -> None:
        if self._asking.is_half_in:
            self._choose_again()
        elif not self._taking.possible:
            self.foot.say(self._taking.forbidden or tr("There is nothing to take back yet."))
        elif corners := self._taking.to_agree():
            asked = AgreementPanel(self.match, corners, self._taking.last)
            asked.agreed.connect(self._take_back)
            self._ask_aside(asked)
        else:
            self._take_back()

    def _take_back(self) -> None:
        self._aside = self._opened = None
        self._timer.stop()
        self._asking.begin_nothing()
        self._taking.forget()
        self._asking.looking = None
        self._next_said = tr("Taken back.")
        try:
            self.match.take_back()
        except RingsideError as error:
            self._refuse(error)

    def _towel(self) -> None:
        asked = TowelPanel(self.match, self.match.people)
        asked.thrown.connect(self._resign)
        self._ask_aside(asked)

    def _resign(self, corner: Corner) -> None:
        self._aside = None
        try:
            self.match.resign(corner)
        except RingsideError as error:
            self._refresh()
            self._refuse(error)

    def _hand_over(self) -> None:
        """Let the corners decide for people who are asked now, or for all where nobody is."""
        asked = tuple(request.corner for request in self.match.requests) or self.match.people
        panel = HandOverPanel(self.match, asked, self._plan)
        panel.handed.connect(self._on_handed)
        self._ask_aside(panel)

    def _on_handed(self, corners: tuple[Corner, ...], until: Until, plan: Seat | None) -> None:
        self._aside = None
        self._plan = "" if plan is None else plan.name
        self._asking.looking = None
        if until is Until.BELL:
            self._asking.begin_leading(corners, plan)
            self._refresh()
            return
        self._taking.forget()
        try:
            self.match.hand_over(corners, until, plan)
        except RingsideError as error:
            self._refuse(error)
        self._on_sealed({})  # the other's sheet may have been the only one awaited

    def _ask_aside(self, panel: ConfirmPanel) -> None:
        """Ask something about the bout; what the rules ask waits."""
        panel.refused.connect(self._drop_aside)
        self._aside = panel
        self._refresh()

    def _drop_aside(self) -> None:
        self._aside = None
        self._refresh()


def _click(pressed: QPushButton) -> None:
    if not pressed.isHidden():
        pressed.click()
