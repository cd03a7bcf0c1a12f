"""Every dialog on a small screen and with large letters: it stays on the screen, its buttons in sight, and what is read scrolls."""

from __future__ import annotations

import importlib
import pkgutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QLabel,
    QScrollArea,
    QWidget,
)

from ringside_manager import gui
from ringside_manager.bout import RED
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.awards import Award
from ringside_manager.campaign.orders import DrawTournament
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.festival.founding import FoundingDialog
from ringside_manager.gui.festival.seats import BoxersDialog, MissingDialog
from ringside_manager.gui.hotseat import PinDialog, SeatsDialog
from ringside_manager.gui.house_rules import CompareDialog
from ringside_manager.gui.house_rules.form import LeagueRules
from ringside_manager.gui.justice import DoubtsDialog, MendingDialog, strike_dialog
from ringside_manager.gui.justice.branching import BranchDialog, VerifyDialog
from ringside_manager.gui.justice.comparing import CompareBranches
from ringside_manager.gui.justice.correcting import CorrectDialog
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.matchmaker.bets import BetDialog
from ringside_manager.gui.matchmaker.offer_dialog import OfferDialog
from ringside_manager.gui.matchmaker.suggest_dialog import SuggestDialog
from ringside_manager.gui.operation import Operation
from ringside_manager.gui.pages.cards import ImportDialog, MakeHere
from ringside_manager.gui.pages.history.awards import Formula, award_formula
from ringside_manager.gui.pages.history.finale import PlayOnDialog
from ringside_manager.gui.pages.office.contracts import ContractDialog, DraftDialog
from ringside_manager.gui.pages.office.dialogs import BidDialog, ClassDialog, DealDialog, RetireDialog
from ringside_manager.gui.pages.office.standing import StandingDialog
from ringside_manager.gui.pages.promoter.card import CancelDialog
from ringside_manager.gui.pages.promoter.sharing import DeadlineDialog, InviteDialog, ShareDialog
from ringside_manager.gui.pages.tournament import Leaving
from ringside_manager.gui.pages.tournament.planning import NewTournament, SeedingDialog
from ringside_manager.gui.plans.editor import PlanEditor
from ringside_manager.gui.plans.start_dialog import StartDialog
from ringside_manager.gui.plans.trial import Errand, Matchup
from ringside_manager.gui.printing import BookDialog, CardsDialog, PrintDialog
from ringside_manager.gui.ring.beginning import TypedDialog
from ringside_manager.gui.ring.exhibition import ExhibitionDialog
from ringside_manager.gui.ring.review import ReviewDialog
from ringside_manager.gui.ring.rule_books import RuleBooksDialog
from ringside_manager.gui.ring.shelf import RingHouse, ShelfDialog
from ringside_manager.gui.ring.tables import LedgerView
from ringside_manager.gui.ring.transport import KeysView
from ringside_manager.gui.ring.view import RingView
from ringside_manager.gui.ring.watching import Watching
from ringside_manager.gui.ring.window import OtherDialog
from ringside_manager.gui.rulebook import RuleHelp
from ringside_manager.gui.session import Session
from ringside_manager.gui.set_editor.files import NamesDialog, RollDialog
from ringside_manager.gui.shell.about import About, CrashDialog, WhatsNew
from ringside_manager.gui.shell.guide import WhatNow
from ringside_manager.gui.shell.help import GlossaryDialog, Palette, rule_titles
from ringside_manager.gui.shell.league_files import BackupsDialog
from ringside_manager.gui.shell.settings_dialog import KeysDialog, SettingsDialog
from ringside_manager.gui.start import Waiting
from ringside_manager.gui.start.assistant import NewLeague
from ringside_manager.gui.start.bench import BenchDialog
from ringside_manager.gui.start.library import LibraryDialog, NameDialog, SetPreview
from ringside_manager.gui.start.panels import JoinDialog
from ringside_manager.gui.start.wishes import WishLists
from ringside_manager.gui.tables import Column
from ringside_manager.gui.tables.shape import Chooser
from ringside_manager.gui.widgets import MessageBox, plain_label
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.facts.seeding import TournamentForecasting
from ringside_manager.office.facts.tournaments import brackets
from ringside_manager.office.house_rules import shipped
from ringside_manager.office.live_founding import LiveFounding, prospects
from ringside_manager.office.office import Office
from ringside_manager.printed.sheets import action_cards
from tests.gui.conftest import seated, shared_window
from tests.gui.festival.festivals import made as _festival
from tests.gui.looking import described, settle
from tests.gui.offers import offer_to
from tests.gui.ring.bouts import watched
from tests.office.clubs import by_contract, founding, of_classes
from tests.office.test_rookie_draft import turned
from tests.slow import rest_slow

SMALL = QSize(900, 560), 1.0
LARGE = QSize(1280, 720), 2.0
BOTH = QSize(900, 560), 2.0
"""The screen and the size of everything on it."""


@pytest.fixture(scope="module")
def window(
    played_league_file: Path, tmp_path_factory: pytest.TempPathFactory, qapp: QApplication
) -> Iterator[MainWindow]:
    with shared_window(played_league_file, tmp_path_factory.mktemp("fit")) as opened:
        session = opened.desk.session
        ann, ben = session.persons
        offer_to(session, ann, ben)
        yield opened


def _session(window: MainWindow) -> Session:
    return window.desk.session


def _mine(window: MainWindow) -> tuple[int, ...]:
    session = _session(window)
    return tuple(session.books.managers[session.persons[0].manager or 0].stable)


def _matchup(window: MainWindow) -> Matchup:
    return Matchup.of(watched().setup, RED)


def _tournament(window: MainWindow) -> TournamentForecasting:
    books = _session(window).books
    order = DrawTournament("Cup", books.closed + 4, for_title=False, weight_class="", entrants=_mine(window))
    return TournamentForecasting.planned(books, order)


def _leaving(window: MainWindow) -> QDialog:
    session = _session(window)
    row = brackets(session.books)[0]
    return Leaving(session, row, row.entrants, window)


def _fought(window: MainWindow) -> int:
    bouts = _session(window).books.bouts.values()
    return max(page.number for page in bouts if page.outcome)


def _rulebook(window: MainWindow) -> QDialog:
    helping = RuleHelp(window)
    helping.show_rule("C3", window)
    assert helping.dialog is not None
    return helping.dialog


def _waiting(window: MainWindow) -> QDialog:
    return Waiting(Operation("Working", window), "The fight night is being held", window)


def _weight_class(window: MainWindow) -> QDialog:
    folder = Path(tempfile.mkdtemp(dir=_session(window).path.parent))
    Office.found(folder / "classes.ringside", of_classes(("Ann", "ai:Cat"))).close()
    with seated(folder / "classes.ringside") as session:
        man = next(iter(session.books.fighters))
        return ClassDialog(session, man, window)


def _contract(window: MainWindow) -> QDialog:
    path = Path(tempfile.mkdtemp(dir=_session(window).path.parent)) / "contracts.ringside"
    Office.found(path, by_contract(("Ann", "ai:Cat"))).close()
    with seated(path) as session:
        return ContractDialog(session, next(iter(session.books.fighters)), window)


def _draft(window: MainWindow) -> QDialog:
    path = Path(tempfile.mkdtemp(dir=_session(window).path.parent)) / "draft.ringside"
    with turned(path, ("Ann", "ai:Cat", "ai:Dan")):
        pass
    with seated(path) as session:
        return DraftDialog(session, window)


def _wishes(window: MainWindow) -> QDialog:
    live = LiveFounding(founding(("Ann", "Ben"), 5, "auction", 2))
    return WishLists(live, prospects(live.founding.fighters), window)


LONG = "What could not be done, and why, and what can be done about it, in a sentence of some length. " * 3
DIALOGS: dict[type[QDialog], Callable[[MainWindow], QDialog]] = {
    About: About,
    BackupsDialog: lambda w: BackupsDialog(_session(w), lambda _path: None, w),
    BetDialog: lambda w: BetDialog(_session(w), 0, w),
    BidDialog: lambda w: BidDialog(_session(w), max(_session(w).books.bouts), w),
    BranchDialog: lambda w: BranchDialog(_session(w), len(_session(w).entries) // 2, w),
    CompareBranches: lambda w: CompareBranches(_session(w), w),
    CancelDialog: lambda w: CancelDialog(_session(w), max(_session(w).books.bouts), w),
    BoxersDialog: lambda w: BoxersDialog(_festival(), _festival().due[0], w),
    Chooser: lambda w: Chooser([(Column(f"{n}", f"Column {n}", str), True) for n in range(20)], w),
    BenchDialog: BenchDialog,
    ClassDialog: _weight_class,
    CompareDialog: lambda w: CompareDialog((shipped("by_the_book"), shipped("even_purses")), w),
    ContractDialog: _contract,
    DraftDialog: _draft,
    CorrectDialog: lambda w: CorrectDialog(_session(w), _fought(w), w),
    CrashDialog: lambda w: CrashDialog("ValueError: x\n" * 30, w),
    DealDialog: lambda w: DealDialog(_session(w), _mine(w)[0], w),
    DoubtsDialog: lambda w: DoubtsDialog("Done", plain_label(LONG, wrap=True), w),
    ExhibitionDialog: ExhibitionDialog,
    DeadlineDialog: lambda w: DeadlineDialog(_session(w), w),
    FoundingDialog: FoundingDialog,
    Formula: lambda w: award_formula(Award.FIGHTER, w),
    GlossaryDialog: lambda w: GlossaryDialog("", w),
    ImportDialog: lambda w: ImportDialog(_session(w), (), "schedule.csv", w),
    InviteDialog: lambda w: InviteDialog(_session(w), w),
    JoinDialog: JoinDialog,
    ShareDialog: lambda w: ShareDialog(_session(w), w),
    KeysDialog: lambda w: KeysDialog(w.actions_, w),
    KeysView: lambda w: KeysView(RingView(w).acts, w),
    LeagueRules: lambda w: LeagueRules(_session(w), w),
    LedgerView: lambda w: LedgerView(Watching(watched()), 1, w),
    MakeHere: lambda w: MakeHere(_session(w), _session(w).books.closed + 5, Arena.PITS, 0, w),
    MendingDialog: lambda w: strike_dialog(_session(w), len(_session(w).entries) - 1, "a bout", w),
    MessageBox: lambda w: MessageBox(w, "Not done", "\n".join([LONG] * 6), MessageBox.StandardButton.Ok),
    MissingDialog: lambda w: MissingDialog(_festival(), w),
    NamesDialog: lambda w: NamesDialog("Ann\n" * 40, w),
    NewLeague: NewLeague,
    NewTournament: lambda w: NewTournament(_session(w), lambda _number: None, w),
    OfferDialog: lambda w: OfferDialog(_session(w), max(_session(w).books.open_offers), w),
    OtherDialog: lambda w: OtherDialog([(f"Bout {n}", "") for n in range(40)], w),
    Palette: lambda w: Palette(_session(w).books, tuple(w.actions_.commands.values()), rule_titles(), w),
    PinDialog: lambda w: PinDialog(_session(w), _session(w).persons[0], w),
    PlanEditor: lambda w: PlanEditor(_matchup(w), None, Errand(executors=lambda: None), w),
    PlayOnDialog: lambda w: PlayOnDialog(52, w),
    BookDialog: lambda w: BookDialog(_session(w), w),
    CardsDialog: lambda w: CardsDialog(lambda engine, _what: action_cards(engine), "quest", "A set", w),
    PrintDialog: lambda w: PrintDialog(_session(w), _session(w).books.closed + 1, parent=w),
    QDialog: _rulebook,
    RetireDialog: lambda w: RetireDialog(_session(w), _mine(w)[0], w),
    ReviewDialog: lambda w: ReviewDialog(watched(), w, executors=lambda: None),
    RollDialog: lambda w: RollDialog(50, w),
    RuleBooksDialog: lambda w: RuleBooksDialog(w, books=_session(w).books),
    SeatsDialog: lambda w: SeatsDialog(_session(w), w.desk.turns, w),
    Leaving: _leaving,
    SeedingDialog: lambda w: SeedingDialog(_session(w), _tournament(w), w),
    LibraryDialog: LibraryDialog,
    NameDialog: lambda w: NameDialog(
        "Another file of yours is named harbour; it is not overwritten.", "harbour", w, can_replace=True
    ),
    SetPreview: lambda w: SetPreview(load_set("heavyweights"), Path("heavyweights.yaml"), w),
    SettingsDialog: SettingsDialog,
    ShelfDialog: lambda w: ShelfDialog(RingHouse(w), w),
    StandingDialog: lambda w: StandingDialog(_session(w), _session(w).persons[0].manager or 0, w),
    StartDialog: lambda w: StartDialog(_matchup(w), (), w),
    SuggestDialog: lambda w: SuggestDialog(_session(w), w),
    VerifyDialog: lambda w: VerifyDialog(_session(w), w),
    TypedDialog: lambda w: TypedDialog(watched().setup, 1, "Keep the result", w),
    Waiting: _waiting,
    WhatsNew: lambda w: WhatsNew(parent=w),
    WhatNow: lambda w: WhatNow(w.desk, w),
    WishLists: _wishes,
}


def test_the_list_holds_every_dialog_of_the_window() -> None:
    for found in pkgutil.walk_packages(gui.__path__, f"{gui.__name__}."):
        importlib.import_module(found.name)
    kinds = [QDialog]
    for kind in kinds:
        kinds += [sub for sub in kind.__subclasses__() if sub.__module__.startswith(gui.__name__)]
    bases = {"Dialog", "_SheetsDialog"}
    assert {kind.__name__ for kind in kinds} - {kind.__name__ for kind in DIALOGS} == bases


_WORST_FIRST = sorted(
    DIALOGS,
    key=lambda kind: (
        kind not in (MessageBox, NewTournament, DealDialog, ReviewDialog, StandingDialog, NewLeague)
    ),
)


@pytest.fixture(
    scope="module",
    params=[BOTH, *(pytest.param(one, marks=pytest.mark.slow) for one in (SMALL, LARGE))],
    ids=["both", "small", "large"],
)
def screen(request: pytest.FixtureRequest) -> Iterator[QSize]:
    size, zoom = request.param
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(LOOK, "room", lambda _window: size)
        LOOK.set_zoom(zoom)
        yield size
        LOOK.set_zoom(1.0)


@pytest.mark.parametrize("kind", rest_slow(_WORST_FIRST, 6), ids=lambda kind: kind.__name__)
def test_a_dialog_stays_on_the_screen_with_its_buttons_in_sight(
    kind: type[QDialog], window: MainWindow, screen: QSize
) -> None:
    dialog = DIALOGS[kind](window)
    dialog.show()
    settle(30)
    now = dialog.size()
    lost = [described(button) for button in _outside(dialog)]
    dialog.done(0)
    dialog.deleteLater()
    assert now.boundedTo(screen) == now
    assert lost == []


def _outside(dialog: QDialog) -> Iterator[QAbstractButton]:
    """The buttons no scrolling brings into sight."""
    for button in dialog.findChildren(QAbstractButton):
        if button.isVisible() and not _scrolls(button, dialog):
            place = QRect(button.mapTo(dialog, QPoint(0, 0)), button.size())
            if not dialog.rect().contains(place) or button.width() < button.minimumSizeHint().width():
                yield button


def _scrolls(widget: QWidget, dialog: QDialog) -> bool:
    here = widget.parentWidget()
    while here is not None and here is not dialog:
        if isinstance(here, QAbstractScrollArea):
            return True
        here = here.parentWidget()
    return False


def test_a_message_longer_than_the_screen_scrolls(window: MainWindow, screen: QSize) -> None:
    box = MessageBox(window, "Not done", "\n".join([LONG] * 9), MessageBox.StandardButton.Ok)
    box.show()
    settle(30)
    label = box.findChild(QLabel, "qt_msgbox_label")
    scroll = box.findChild(QScrollArea)
    assert scroll.isAncestorOf(label)
    assert scroll.viewport().width() >= label.width() > screen.width() / 3
    assert scroll.verticalScrollBar().maximum() > 0
    box.done(0)
