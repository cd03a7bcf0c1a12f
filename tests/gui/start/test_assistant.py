"""The new-league assistant: by keys and clicks to real saves; what is wrong stands beside its field."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QLabel, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.bout import registry
from ringside_manager.campaign.books import Dispute, ManagerKind, StableMethod, Temperament
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.sets import write_set
from ringside_manager.gui.board.window import window_of
from ringside_manager.gui.hotseat import has_pin, opens
from ringside_manager.gui.seats import colours_in
from ringside_manager.gui.session import Session
from ringside_manager.gui.start.assistant import NewLeague
from ringside_manager.gui.start.option_field import OptionField
from ringside_manager.gui.start.step_options import AUCTION
from ringside_manager.language import Pseudo
from ringside_manager.office.founding import LONGEST_NAME, OPTIONS
from ringside_manager.office.live_founding import LiveFounding
from ringside_manager.office.live_founding_file import load_live
from ringside_manager.office.office import Office
from ringside_manager.paths import draft_path
from tests.gui.looking import settle, unnamed
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def asking(saves: Path, qtbot: QtBot) -> Iterator[NewLeague]:
    dialog = NewLeague()
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog
    dialog.reject()


def press(qtbot: QtBot, widget: QWidget, key: Qt.Key = Qt.Key.Key_Return) -> None:
    qtbot.keyClick(widget, key)


def name_it(qtbot: QtBot, asking: NewLeague, name: str = "Night Club") -> None:
    qtbot.keyClicks(asking.league.name, name)


def go_to(asking: NewLeague, step: int) -> None:
    while asking.here < step:
        before = asking.here
        asking.next()
        assert asking.here > before, f"step {before} does not let one pass"


# From nothing to a league, by keyboard


def test_a_league_by_dice_by_keyboard_alone(asking: NewLeague, saves: Path, qtbot: QtBot) -> None:
    name_it(qtbot, asking)
    press(qtbot, asking.league.name)
    assert asking.here == 1
    press(qtbot, asking.managers.rows[0].name)
    assert asking.here == 2
    press(qtbot, asking.rules.form.packs)
    dice = asking.stables.methods[StableMethod.DICE]
    press(qtbot, dice, Qt.Key.Key_Space)
    press(qtbot, dice)
    assert asking.here == 4
    press(qtbot, asking.options.options[0].widget)
    assert (asking.here, asking.forward.text()) == (5, "Roll the dice")
    with qtbot.waitSignal(asking.room_wanted) as wanted:
        press(qtbot, asking.forward, Qt.Key.Key_Space)
    live, path = wanted.args
    assert path == saves / "Night Club.ringside"
    with Office.found(path, live.founding, live.choices) as office:
        assert (office.books.name, office.books.system, office.check()) == ("Night Club", "ringside", ())
        assert [page.name for page in office.books.managers.values()] == ["Ann", "Ben", "Cyrus", "Dolores"]
        assert [len(page.stable) for page in office.books.managers.values()] == [4, 4, 4, 4]


@pytest.mark.parametrize("method", [StableMethod.DRAFT, StableMethod.AUCTION])
def test_a_draft_or_auction_begins_with_a_file_to_go_on_from(
    asking: NewLeague, saves: Path, qtbot: QtBot, method: StableMethod
) -> None:
    name_it(qtbot, asking)
    go_to(asking, 3)
    qtbot.mouseClick(asking.stables.methods[method], Qt.MouseButton.LeftButton)
    asking.stables.size_spin.setValue(2)
    go_to(asking, 5)
    with qtbot.waitSignal(asking.room_wanted) as wanted:
        qtbot.mouseClick(asking.forward, Qt.MouseButton.LeftButton)
    live, path = wanted.args
    assert isinstance(live, LiveFounding)
    assert path == saves / "Night Club.ringside"
    assert load_live(draft_path(path)).founding == live.founding
    assert (live.founding.options.stable_method, live.founding.options.stable_size) == (method, 2)


def fill_in(asking: NewLeague, qtbot: QtBot) -> None:
    """Choose something else than the default everywhere."""
    name_it(qtbot, asking, "Ünter: Club / 3")
    asking.league.sets.setCurrentIndex(asking.league.sets.count() - 1)
    go_to(asking, 1)
    first = asking.managers.rows[0]
    first.name.setText("Zoë")
    first.pin.setText("1234")
    first.colour.setCurrentIndex(4)
    asking.managers.rows[2].temperament.setCurrentIndex(2)
    qtbot.mouseClick(asking.managers.add_ai, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(asking.managers.rows[1].remove, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(asking.managers.rows[1].up, Qt.MouseButton.LeftButton)
    asking.managers.promoters.setCurrentIndex(1)
    asking.managers.promoter.setText("Pat")
    asking.managers.pin.setText("99")
    go_to(asking, 3)
    asking.stables.methods[StableMethod.DICE].setChecked(True)
    asking.stables.size_spin.setValue(3)
    go_to(asking, 4)
    for name, value in OTHER_OPTIONS.items():
        set_option(asking.options.option(name), value)
    go_to(asking, 5)


OTHER_OPTIONS = {
    "nights": 104, "card_cap": 3, "disputes": 1, "weight_classes": "light, heavy", "corners": 0,
    "saved_by_bell": True, "scoring": 1,
}  # fmt: skip


@pytest.fixture
def other(asking: NewLeague, qtbot: QtBot) -> Iterator[Session]:
    """A league founded with everything other than usual, open."""
    fill_in(asking, qtbot)
    with qtbot.waitSignal(asking.room_wanted) as wanted:
        asking.next()
    live, path = wanted.args
    Office.found(path, live.founding, live.choices).close()
    session = Session.open(path)
    yield session
    session.close()


def test_everything_that_is_chosen_is_in_the_league(other: Session) -> None:
    books = other.books
    assert (books.name, books.promoter) == ("Ünter: Club / 3", "Pat")
    assert [page.name for page in books.managers.values()] == ["Cyrus", "Zoë", "Dolores", "Marlow"]
    assert books.managers[2].temperament is list(Temperament)[2]
    options = books.options
    assert (options.nights, options.card_cap, options.disputes) == (104, 3, Dispute.AUCTION)
    assert (options.weight_classes, options.corners, options.stable_size) == (("light", "heavy"), "plain", 3)
    assert dict(options.bout_options) == {"saved_by_bell": True, "scoring": "ten_must"}


def test_pins_are_kept_beside_the_league_and_colours_in_it(other: Session, saves: Path) -> None:
    assert other.path.parent == saves
    assert [has_pin(other, name) for name in ("Zoë", "Pat", "Cyrus")] == [True, True, False]
    assert opens(other, "Zoë", "1234")
    assert not opens(other, "Zoë", "1235")
    zoe = next(page for page in other.books.managers.values() if page.name == "Zoë")
    assert (zoe.colour, colours_in(other.books)[zoe.number].key) == ("purple", "purple")
    assert len({colour.key for colour in colours_in(other.books).values()}) == 4


def set_option(field: OptionField[QWidget], value: object) -> None:
    match field.widget:
        case QSpinBox() as spin if isinstance(value, int):
            spin.setValue(value)
        case QComboBox() as box if isinstance(value, int):
            box.setCurrentIndex(value)
        case QLineEdit() as line:
            line.setText(str(value))
        case QAbstractButton() as tick:
            tick.setChecked(bool(value))


# What is wrong


def test_a_league_has_a_name_that_is_free_to_begin_with(asking: NewLeague, saves: Path, qtbot: QtBot) -> None:
    assert asking.league.name.text() == asking.league.name.selectedText() == "Our league"
    saves.mkdir()
    for taken in ("Our league.ringside", "Our league 2.ringside.draft"):
        (saves / taken).write_text("mine")
    other = NewLeague()
    qtbot.addWidget(other)
    assert other.league.name.text() == "Our league 3"
    other.next()
    assert other.here == 1


def test_nothing_is_red_before_the_name_is_left(asking: NewLeague, qtbot: QtBot) -> None:
    asking.activateWindow()
    qtbot.waitUntil(asking.isActiveWindow)
    asking.league.name.setFocus()
    qtbot.keyClick(asking.league.name, Qt.Key.Key_Delete)
    wrong = asking.league.name_field.wrong
    assert not wrong.isVisible()
    asking.league.folder.setFocus()
    assert wrong.text() == "Give the league a name."


def test_a_name_is_needed_and_what_is_wrong_is_said_beside_it(asking: NewLeague, qtbot: QtBot) -> None:
    asking.league.name.clear()
    asking.next()
    assert asking.here == 0
    assert asking.league.name_field.wrong.isVisible()
    assert asking.league.name_field.wrong.text() == "Give the league a name."
    name_it(qtbot, asking)
    assert not asking.league.name_field.wrong.isVisible()


def test_a_name_that_is_taken_in_the_folder(asking: NewLeague, saves: Path, qtbot: QtBot) -> None:
    saves.mkdir()
    (saves / "Night Club.ringside").write_text("mine")
    (saves / "Other.ringside.draft").write_text("mine")
    name_it(qtbot, asking)
    asking.next()
    assert (asking.here, asking.league.name_field.wrong.text()) == (
        0, "There is a league Night Club.ringside in that folder already.",
    )  # fmt: skip
    asking.league.name.setText("Other")
    assert "draft of that name" in asking.league.name_field.wrong.text()
    asking.league.folder.setText(str(saves / "deeper"))
    assert not asking.league.name_field.wrong.isVisible()
    assert (saves / "Night Club.ringside").read_text() == "mine"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "Give every manager a name."),
        ("B\u202eob", "cannot be a name"),
        ("x" * (LONGEST_NAME + 1), "too long"),
        ("Promoter", "Nobody can be named"),
        ("ANN", "twice"),
    ],
)
def test_bad_names_of_managers_are_told_at_the_name(
    asking: NewLeague, qtbot: QtBot, name: str, said: str
) -> None:
    name_it(qtbot, asking)
    go_to(asking, 1)
    second = asking.managers.rows[1]
    second.name.setText(name)
    assert second.wrong.isVisible()
    assert said in second.wrong.text()
    asking.next()
    assert asking.here == 1
    second.name.setText("Bea")
    assert not second.wrong.isVisible()
    asking.next()
    assert asking.here == 2


def test_a_promoter_manages_nobody(asking: NewLeague, qtbot: QtBot) -> None:
    name_it(qtbot, asking)
    go_to(asking, 1)
    asking.managers.promoters.setCurrentIndex(1)
    for name, said in (("", "needs a name"), ("ann", "cannot be promoter and manager")):
        asking.managers.promoter.setText(name)
        asking.next()
        assert (asking.here, said in asking.managers.promoter_field.wrong.text()) == (1, True)
    settle()
    managers = asking.managers
    level = {field.y() for field in (managers.promoters_field, managers.promoter_field, managers.pin_field)}
    assert len(level) == 1, "a message below one field does not move the others"


def test_a_list_too_short_for_a_draft(asking: NewLeague, qtbot: QtBot) -> None:
    name_it(qtbot, asking)
    go_to(asking, 3)
    asking.stables.size_spin.setValue(8)
    assert "need 32 fighters; the list has 30" in asking.stables.size_field.wrong.text()
    asking.next()
    assert asking.here == 3
    asking.stables.methods[StableMethod.DICE].setChecked(True)
    assert not asking.stables.size_field.wrong.isVisible()


def test_options_are_judged_by_the_office(asking: NewLeague, qtbot: QtBot) -> None:
    name_it(qtbot, asking)
    go_to(asking, 4)
    classes = asking.options.option("weight_classes")
    set_option(classes, "Heavy, Light, heavy")
    assert classes.wrong.text() == "heavy stands twice among the weight classes."
    asking.next()
    assert asking.here == 4
    set_option(classes, "")
    set_option(asking.options.option("tournament_night"), 60)
    go_to(asking, 5)
    assert "A tournament can begin on nights 1 to 52" in asking.summary.trouble.text()
    assert not asking.forward.isEnabled()
    asking.show_step(4)
    qtbot.mouseClick(asking.options.reset, Qt.MouseButton.LeftButton)
    go_to(asking, 5)
    assert (asking.summary.trouble.text(), asking.forward.isEnabled()) == ("", True)


def test_every_option_there_is_can_be_chosen(asking: NewLeague) -> None:
    names = {option.name for option in asking.options.options} | set(AUCTION)
    assert {option.name for option in OPTIONS} <= names
    assert {"scoring", "saved_by_bell"} <= names
    assert all(option.hint.text() and option.widget.accessibleName() for option in asking.options.options)
    proposed = asking.options.write(asking.plan).options
    assert dict(proposed) == {
        "corners": "in_character",
        "conduct": "by_worth",
        "judgement": "learnt",
        "asking": "ahead",
        "countering": "once",
    }


def test_a_fighter_set_from_a_file(asking: NewLeague, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(write_set(generate_set(20, 5, "mine")), encoding="utf-8")
    broken = tmp_path / "broken.yaml"
    broken.write_text("fighters: 3")
    asking.league._take(broken)
    assert "problem" in asking.league.sets_field.wrong.text()
    asking.league._take(file)
    name_it(qtbot, asking)
    go_to(asking, 5)
    assert asking.summary.founding.set_name == "mine"
    assert len(asking.summary.founding.fighters) == 20


# Third step: the rules of an auction


def auctioned(asking: NewLeague, qtbot: QtBot) -> dict[str, str]:
    """The options said for an auction of the league as it is planned now."""
    name_it(qtbot, asking)
    go_to(asking, 3)
    asking.stables.methods[StableMethod.AUCTION].setChecked(True)
    return dict(asking.stables.write(asking.plan).options)


def test_an_auction_is_proposed_with_limits_and_stables_near_one_size(
    asking: NewLeague, qtbot: QtBot
) -> None:
    options = auctioned(asking, qtbot)
    proposed = {"bidding": "limits", "lots": "shuffled", "least_fighters": "4", "most_fighters": "6"}
    assert proposed.items() <= options.items()
    asking.stables.size_spin.setValue(5)
    assert (asking.stables.least_spin.value(), asking.stables.most_spin.value()) == (5, 7)
    asking.stables.least_spin.setValue(2)
    asking.stables.size_spin.setValue(6)
    assert (asking.stables.least_spin.value(), asking.stables.most_spin.value()) == (2, 7)
    go_to(asking, 5)
    assert asking.summary.founding.options.least_fighters == 2
    asking.show_step(3)
    asking.stables.methods[StableMethod.DRAFT].setChecked(True)
    assert not asking.stables.auction_box.isVisible()
    assert set(AUCTION).isdisjoint(dict(asking.stables.write(asking.plan).options))


def test_stables_that_cannot_all_be_filled_are_told_where_they_are_asked_for(
    asking: NewLeague, qtbot: QtBot
) -> None:
    auctioned(asking, qtbot)
    asking.stables.most_spin.setValue(0)
    asking.stables.least_spin.setValue(20)
    asking.next()
    assert asking.here == 3
    assert "the list has 30 fighters" in asking.stables.least_field.wrong.text()


# Going about


def test_back_and_forth_keeps_what_was_said(asking: NewLeague, qtbot: QtBot) -> None:
    name_it(qtbot, asking)
    go_to(asking, 3)
    qtbot.keyClick(asking, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert asking.here == 2
    qtbot.keyClick(asking, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert asking.here == 3
    qtbot.mouseClick(asking.tabs[0], Qt.MouseButton.LeftButton)
    assert (asking.here, asking.league.name.text()) == (0, "Night Club")
    qtbot.mouseClick(asking.tabs[5], Qt.MouseButton.LeftButton)
    assert asking.here == 5


@pytest.mark.parametrize("keys", [("Right", "Left"), ("N", "B")])
def test_the_keys_of_the_steps_do_not_depend_on_the_focus(
    asking: NewLeague, qtbot: QtBot, keys: tuple[str, str]
) -> None:
    name_it(qtbot, asking)
    on, back = (getattr(Qt.Key, f"Key_{key}") for key in keys)
    with qtbot.waitActive(asking):
        asking.activateWindow()
    for here in range(4):
        for widget in [asking.focusWidget(), *asking.steps[here].findChildren(QLineEdit)[:1], asking]:
            widget.setFocus()
            qtbot.keyClick(widget, on, Qt.KeyboardModifier.AltModifier)
            qtbot.waitUntil(lambda: asking.here == here + 1)  # noqa: B023
            widget.setFocus()
            qtbot.keyClick(asking.focusWidget() or asking, back, Qt.KeyboardModifier.AltModifier)
            qtbot.waitUntil(lambda: asking.here == here)  # noqa: B023
        asking.next()
    assert asking.league.name.text() == "Night Club"


def test_the_step_of_the_stables_begins_at_the_method_chosen(asking: NewLeague, qtbot: QtBot) -> None:
    name_it(qtbot, asking)
    go_to(asking, 3)
    assert asking.focusWidget() is asking.stables.methods[asking.stables.method]


def test_the_rail_does_not_lead_past_a_fault(asking: NewLeague, qtbot: QtBot) -> None:
    asking.league.name.clear()
    qtbot.mouseClick(asking.tabs[4], Qt.MouseButton.LeftButton)
    assert (asking.here, asking.tabs[0].isChecked(), asking.tabs[4].isChecked()) == (0, True, False)


def test_cancelling_leaves_nothing(asking: NewLeague, saves: Path, qtbot: QtBot) -> None:
    name_it(qtbot, asking)
    go_to(asking, 5)
    qtbot.keyClick(asking, Qt.Key.Key_Escape)
    assert not asking.isVisible()
    assert not saves.exists()


def test_what_was_said_is_put_aside_and_gone_on_with(asking: NewLeague, qtbot: QtBot) -> None:
    name_it(qtbot, asking)
    go_to(asking, 1)
    asking.managers.rows[0].name.setText("Zoe")
    with qtbot.waitSignal(asking.put_aside) as kept:
        qtbot.keyClick(asking, Qt.Key.Key_Escape)
    plan = kept.args[0]
    again = NewLeague(plan=plan)
    qtbot.addWidget(again)
    assert (again.league.name.text(), again.managers.rows[0].name.text()) == ("Night Club", "Zoe")
    assert again.plan == plan
    with qtbot.assertNotEmitted(again.put_aside), qtbot.waitSignal(again.anew):
        qtbot.mouseClick(again.afresh, Qt.MouseButton.LeftButton)


def test_an_assistant_nobody_said_anything_to_just_closes(asking: NewLeague, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(asking.put_aside):
        qtbot.keyClick(asking, Qt.Key.Key_Escape)
    assert not asking.isVisible()


def test_a_campaign_without_a_champion_is_warned_of(asking: NewLeague, qtbot: QtBot) -> None:
    name_it(qtbot, asking)
    go_to(asking, 4)
    assert asking.options.warning.text() == ""
    nights = asking.options.option("nights").widget
    nights.setValue(12)
    for told in (asking.options.warning, asking.summary.warning):
        go_to(asking, 4 + (told is asking.summary.warning))
        assert told.isVisible()
        assert "with 16 fighters" in told.text()
        assert "Choose 13 fight nights or more" in told.text()
    asking.show_step(4)
    nights.setValue(13)
    assert not asking.options.warning.isVisible()
    go_to(asking, 5)
    assert not asking.summary.warning.isVisible()


def test_a_campaign_of_several_seasons_is_proposed_the_rules_under_which_men_age(
    asking: NewLeague, qtbot: QtBot
) -> None:
    name_it(qtbot, asking)
    go_to(asking, 4)
    proposal = asking.options.proposal
    assert not proposal.isVisible()
    nights, cap = (asking.options.option(name).widget for name in ("nights", "card_cap"))
    assert isinstance(nights, QSpinBox)
    assert isinstance(cap, QSpinBox)
    nights.setValue(104)
    cap.setValue(9)
    assert proposal.isVisible()
    (use,) = proposal.findChildren(QAbstractButton)
    qtbot.mouseClick(use, Qt.MouseButton.LeftButton)
    assert not asking.options.proposal.isVisible()
    assert asking.plan.pack.name == "generations"
    chosen = dict(asking._written().options)
    assert (chosen["nights"], chosen["card_cap"]) == ("104", "9")
    assert asking.here == 4
    assert asking.focusWidget() is asking.options.option("nights").widget, "the step begins again at its top"


def test_a_card_too_short_for_the_tournament_is_warned_of(asking: NewLeague, qtbot: QtBot) -> None:
    name_it(qtbot, asking)
    go_to(asking, 4)
    nights = asking.options.option("nights").widget
    nights.setValue(14)
    assert not asking.options.warning.isVisible()
    cap = asking.options.option("card_cap").widget
    cap.setValue(1)
    for told in (asking.options.warning, asking.summary.warning):
        go_to(asking, 4 + (told is asking.summary.warning))
        assert told.isVisible()
        assert "Choose 20 fight nights or more" in told.text()
        assert "A card of 4 bouts would do, too." in told.text()


def test_a_round_that_lasts_for_nights_is_warned_of(asking: NewLeague, qtbot: QtBot) -> None:
    name_it(qtbot, asking)
    go_to(asking, 4)
    cap = asking.options.option("card_cap").widget
    cap.setValue(1)
    go_to(asking, 5)
    assert asking.summary.warning.text() == "⚠ A round of 8 bouts at 1 a night lasts 8 nights."


def test_two_seats_at_least_and_friendly_names(asking: NewLeague, qtbot: QtBot) -> None:
    managers = asking.managers
    qtbot.mouseClick(managers.add_person, Qt.MouseButton.LeftButton)
    assert managers.rows[-1].seat.name == "Carla"
    assert managers.rows[-1].seat.kind is ManagerKind.PERSON
    while len(managers.rows) > 2:
        qtbot.mouseClick(managers.rows[0].remove, Qt.MouseButton.LeftButton)
    assert not managers.rows[0].remove.isEnabled()


def test_everything_one_can_reach_has_a_name(asking: NewLeague, qtbot: QtBot) -> None:
    name_it(qtbot, asking)
    for step in range(5):
        go_to(asking, step)
        assert (step, unnamed(asking)) == (step, [])


@each("system", registry.names())
def test_every_option_has_words_of_its_own(system: str) -> None:
    info = registry.get(system).info
    for spec in info.options:
        with Pseudo():
            texts = [window_of(info).options.title(spec)]
            if set(spec.values) != {True, False}:
                texts += [window_of(info).options.value_title(str(value)) for value in spec.values]
            assert all(text.startswith("⟦") for text in texts), texts


def test_a_league_is_founded_under_another_system_with_its_options(
    asking: NewLeague, qtbot: QtBot, saves: Path
) -> None:
    name_it(qtbot, asking)
    asking.league.systems.setCurrentIndex(asking.league.systems.findData("title_bout"))
    go_to(asking, 4)
    for name in ("strategies", "three_knockdowns"):
        box = asking.options.option(name).findChild(QCheckBox)
        box.click()
    scoring = asking.options.option("scoring").findChild(QComboBox)
    scoring.setCurrentIndex(scoring.findData("rounds"))
    plan = asking.options.write(asking.plan)
    assert plan.system == "title_bout"
    chosen = {"scoring": "rounds", "strategies": "yes", "three_knockdowns": "yes"}
    usual = {"conduct": "by_worth", "judgement": "learnt", "asking": "ahead", "countering": "once"}
    assert dict(plan.options) == {**chosen, **usual}
    go_to(asking, 5)


def test_an_era_leaves_its_men_to_be_drafted(asking: NewLeague, qtbot: QtBot) -> None:
    asking.league.sets.setCurrentIndex(asking.league.sets.findText("All-time heavyweights — 120 fighters"))
    era = asking.league.filter.era
    era.setCurrentIndex(era.findText("1915–1945"))
    era.activated.emit(era.currentIndex())
    assert asking.league.sets_field.hint.text() == "42 fighters of that era and class"
    go_to(asking, len(asking.steps) - 1)
    said = [label.text() for label in asking.steps[-1].findChildren(QLabel)]
    assert "All-time heavyweights (1915–1945), 42 fighters" in said
    assert len(asking.plan.founding().fighters) == 42
