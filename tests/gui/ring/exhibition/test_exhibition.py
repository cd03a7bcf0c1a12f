"""Exhibitions: asked for, boxed, put aside, taken up, watched, laid side by side, thrown away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager import paths
from ringside_manager.bout import registry
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.drive import fight_typed, read_typed
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.portraits import sitter_of
from ringside_manager.gui.ring import LiveBout, TakingBack
from ringside_manager.gui.ring.beginning import TypedDialog, league_source
from ringside_manager.gui.ring.exhibition import Exhibition, ExhibitionDialog
from ringside_manager.gui.ring.shelf import RingHouse, ShelfDialog, introduced, state
from ringside_manager.gui.ring.sides import NOBODY
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import remember_set, settings
from ringside_manager.paths import resources
from ringside_manager.play import Contest, Seat, Sitter
from ringside_manager.play.film import keep, on_the_shelf
from tests.bout.test_typed import played
from tests.gui.looking import unnamed
from tests.play.test_contest import EXPERT, PERSON, heavyweights
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RingHouse]:
    """A house whose shelf lies in a folder of its own."""
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")
    desktop = QWidget()
    qtbot.addWidget(desktop)
    made = RingHouse(desktop)
    yield made
    made.close()


def box(match: LiveBout, decisions: int) -> None:
    chance = SeededChance(1)
    for _ in range(decisions):
        for request in match.requests:
            match.answer(request, chance.pick(request.options))


def test_the_last_rules_and_fighters_are_offered_again(qtbot: QtBot) -> None:
    first = ExhibitionDialog()
    qtbot.addWidget(first)
    first.system.setCurrentIndex(first.system.findData("title_bout"))
    first.source.setCurrentText("Invented")
    names = [first.corners[place].fighter.itemText(place + 4) for place in (0, 1)]
    for box, name in zip(first.corners, names, strict=True):
        box.fighter.setCurrentText(name)
        box.sit("plain")
    first.rounds.setValue(first.rounds.maximum())
    first.hidden.setChecked(True)
    tick = next(field for field in first._options if isinstance(field.widget, QCheckBox))
    tick.widget.click()
    first.start.click()
    again = ExhibitionDialog()
    qtbot.addWidget(again)
    assert (again.system.currentData(), again.source.currentText()) == ("title_bout", "Invented")
    assert [box.fighter.currentText() for box in again.corners] == names
    assert [box.who.currentData() for box in again.corners] == ["plain", "plain"]
    assert (again.rounds.value(), again.hidden.isChecked()) == (again.rounds.maximum(), True)
    assert [field.name for field in again._options if field.text] == [tick.name]


def test_an_era_and_a_class_leave_their_men_to_choose_from(qtbot: QtBot) -> None:
    dialog = ExhibitionDialog()
    qtbot.addWidget(dialog)
    dialog.source.setCurrentText("Middleweights")
    era = dialog.filter.era
    era.setCurrentIndex(era.findText("2000–2009"))
    era.activated.emit(era.currentIndex())
    offered = [dialog.corners[0].fighter.itemText(at) for at in range(dialog.corners[0].fighter.count())]
    assert "Kelly Pavlik" in offered
    assert "Harry Greb" not in offered
    assert not dialog.message
    dialog.source.setCurrentText("Invented")
    assert dialog.filter.isHidden()
    assert len(dialog.corners[0]._candidates) == 100


def test_what_is_kept_of_an_exhibition_is_believed_only_where_it_fits(qtbot: QtBot) -> None:
    settings().set_value("exhibition/last", ["title_bout", "no such set"])
    settings().set_value(
        "exhibition/terms",
        ["rounds=1000", "red=nobody", "blue=plan file", "option foul=9", "odd", "=", "rounds="],
    )
    dialog = ExhibitionDialog()
    qtbot.addWidget(dialog)
    assert dialog.system.currentData() == "title_bout"
    assert dialog.message == ""
    assert dialog.exhibition().setup.terms.rounds == dialog.engine.info.default_rounds


def test_what_is_asked_for_is_what_is_boxed(qtbot: QtBot) -> None:
    dialog = ExhibitionDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    assert [box.candidate and box.candidate.name for box in dialog.corners] == [
        "Muhammad Ali",
        "Rocky Marciano",
    ]
    dialog.rounds.setValue(9)
    dialog.seed.setText("1974")
    dialog.corners[0].person.setText("Ann")
    dialog.corners[1].who.setCurrentIndex(dialog.corners[1].who.findData("ai:club"))
    dialog.hidden.setChecked(True)
    with qtbot.waitSignal(dialog.made) as asked:
        dialog.start.click()
    wish: Exhibition = asked.args[0]
    assert (wish.seed, wish.setup.terms.rounds, wish.scores, wish.real_dice) == (1974, 9, False, False)
    assert wish.seats == (Seat(Sitter.PERSON, "Ann"), Seat(Sitter.PROGRAM, level="club"))
    assert wish.setup.red.name == "Muhammad Ali"


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda d: d.corners[0].fighter.setEditText("Nobody At All"), "no fighter Nobody At All"),
        (lambda d: d.corners[1].fighter.setEditText("Muhammad Ali"), "cannot box himself"),
        (lambda d: d.corners[0].person.setText("  "), "who sits in this corner"),
        (lambda d: d.seed.setText("-3"), "whole number"),
    ],
)
def test_what_cannot_be_boxed_is_said_and_nothing_begins(qtbot: QtBot, act: object, said: str) -> None:
    dialog = ExhibitionDialog()
    qtbot.addWidget(dialog)
    assert callable(act)
    act(dialog)
    assert said in dialog.problem.text()
    assert not dialog.start.isEnabled()


def test_a_plan_from_a_file_is_checked_before_the_bell(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = ExhibitionDialog()
    qtbot.addWidget(dialog)
    corner = dialog.corners[1]
    corner.who.setCurrentIndex(corner.who.findData("plan file"))
    assert "Choose a file" in dialog.problem.text()
    bad, good = tmp_path / "bad.yaml", tmp_path / "good.yaml"
    bad.write_text("orders:\n  - request: dance\n    choose: rush\n", encoding="utf-8")
    good.write_text("name: Storm\norders:\n  - request: rush\n    choose: rush\n", encoding="utf-8")
    corner.take_plan(bad)
    assert "dance" in corner.wrong.text()
    corner.take_plan(good)
    assert dialog.start.isEnabled()
    assert (corner.seat.sitter, corner.seat.name) == (Sitter.PLAN, "Storm")


def test_a_league_offers_its_fighters_with_the_ratings_of_today(qtbot: QtBot, session: Session) -> None:
    name = next(iter(session.books.fighters.values())).name
    dialog = ExhibitionDialog(source=league_source(session.books), names=(name, ""), persons=("Ann", ""))
    qtbot.addWidget(dialog)
    chosen = dialog.corners[0].candidate
    assert chosen.name == name
    assert dialog.corners[0].person.text() == "Ann"
    assert dialog.source.currentText() == session.books.name


def test_a_league_offers_its_own_rules(qtbot: QtBot, session: Session) -> None:
    engine = registry.get("title_bout")
    spec = engine.info.options[0]
    other = next(value for value in spec.values if value != spec.default)
    options = replace(session.books.options, bout_options=((spec.name, other),))
    books = replace(session.books, system="title_bout", options=options)
    dialog = ExhibitionDialog(source=league_source(books))
    qtbot.addWidget(dialog)
    assert dialog.engine is engine
    assert dict(dialog.exhibition().setup.terms.options)[spec.name] == other


def test_every_control_of_the_dialogs_has_a_name(qtbot: QtBot, house: RingHouse) -> None:
    for dialog in (ExhibitionDialog(), ShelfDialog(house)):
        qtbot.addWidget(dialog)
        dialog.show()
        assert unnamed(dialog) == []


def test_an_exhibition_is_kept_after_every_decision_and_gone_on_with(house: RingHouse) -> None:
    window = house.begin(Exhibition(heavyweights(2), 7, (PERSON, EXPERT)))
    match = window.view.watching.match
    assert match.taking_back is TakingBack.FREE
    box(match, 12)
    asked, events = match.requests, match.film.events
    (shelved,) = on_the_shelf()
    assert shelved.unfinished is not None
    window.close()
    again = house.open_file(shelved.path)
    taken_up = again.view.watching.match
    assert taken_up.film.events == events
    assert [request.kind for request in taken_up.requests] == [request.kind for request in asked]
    while taken_up.is_live:
        box(taken_up, 1)
    (shelved,) = on_the_shelf()
    assert shelved.record is not None
    assert shelved.record == taken_up.finished


def test_two_people_have_to_agree_before_a_decision_is_taken_back(house: RingHouse) -> None:
    window = house.begin(Exhibition(heavyweights(2), 7, (PERSON, Seat(Sitter.PERSON, "Bob"))))
    assert window.view.watching.match.taking_back is TakingBack.AGREED


def test_the_first_question_of_an_exhibition_has_the_keys(house: RingHouse) -> None:
    window = house.begin(Exhibition(heavyweights(2), 7, (PERSON, Seat(Sitter.PERSON, "Bob"))))
    assert window.view.watching.match.requests
    desk = window.centralWidget().desk
    assert desk.panel is window.focusWidget() or desk.panel.isAncestorOf(window.focusWidget())


def two_that_are_over() -> Path:
    """The shelf with two exhibitions on it."""
    folder = paths.saves() / "exhibitions"
    folder.mkdir(parents=True)
    for number in range(2):
        contest = Contest(heavyweights(1), number, (EXPERT, EXPERT))
        contest.run_on()
        keep(folder / f"over-{number}.bout", contest.record().to_json())
    return folder


def test_the_shelf_lists_goes_on_lays_beside_and_throws_away(qtbot: QtBot, house: RingHouse) -> None:
    folder = two_that_are_over()
    keep(folder / "open.bout", Contest(heavyweights(1), 5, (PERSON, EXPERT)).put_aside())
    dialog = ShelfDialog(house)
    qtbot.addWidget(dialog)
    dialog.show()
    assert len(dialog.table.rows) == 3
    dialog.table.select(folder / "open.bout")
    assert dialog.go_on.text() == "Go on with it"
    chosen = dialog.table.selected()
    assert chosen is not None
    assert state(chosen) == "In round 1 of 1"
    dialog.go_on.click()
    assert len(house.windows) == 1
    dialog.table.view.selectAll()
    assert not dialog.beside.isEnabled()
    dialog.table.select(folder / "over-0.bout")
    dialog.ask_to_delete()
    next(button for button in dialog.question.buttons() if button.text() == "Throw away").click()
    qtbot.waitUntil(lambda: len(dialog.table.rows) == 2)
    assert not (folder / "over-0.bout").exists()


def test_a_file_that_holds_no_bout_is_refused_in_words(
    house: RingHouse, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "x.bout"
    file.write_text("nothing", encoding="utf-8")
    with qtbot.waitSignal(house.failed) as refused:
        assert house.open_file(file) is None
    assert "not a bout" in str(refused.args[0])


def test_two_bouts_are_watched_side_by_side(house: RingHouse) -> None:
    records = []
    for seed in (1, 2):
        contest = Contest(heavyweights(1), seed, (EXPERT, EXPERT))
        contest.run_on()
        records.append(contest.record())
    window = house.side_by_side(*records)
    assert window.isVisible()


def test_once_more_is_the_same_bout_with_fresh_dice(house: RingHouse) -> None:
    window = house.begin(Exhibition(heavyweights(1), 7, (PERSON, EXPERT)))
    match = window.view.watching.match
    while match.is_live:
        box(match, 1)
    before = len(house.windows)
    host = window.centralWidget()
    host.again.emit(match)
    assert len(house.windows) == before + 1
    again = house.windows[-1].view.watching.match
    assert again.contest.seats == match.contest.seats
    assert again.seed != match.seed
    assert again.is_live


def test_two_on_the_shelf_can_be_chosen_in_any_order(qtbot: QtBot, house: RingHouse) -> None:
    two_that_are_over()
    dialog = ShelfDialog(house)
    qtbot.addWidget(dialog)
    dialog.show()
    view = dialog.table.view
    for first, second in ((0, 1), (1, 0)):
        model, flag = view.selectionModel(), QItemSelectionModel.SelectionFlag
        # ``selectRow`` would heed the keys that an earlier test seemed to hold down.
        model.select(view.model().index(first, 0), flag.ClearAndSelect | flag.Rows)
        qtbot.waitUntil(lambda: not dialog.beside.isEnabled())
        model.select(view.model().index(second, 0), flag.Select | flag.Rows)
        qtbot.waitUntil(dialog.beside.isEnabled)
        assert not dialog.go_on.isEnabled()


@pytest.mark.parametrize(
    ("system", "option"),
    [("control", "plans"), ("glory_days", "corner_orders"), ("title_bout", "strategies")],
)
def test_who_boxes_is_asked_something_unless_he_says_otherwise(
    qtbot: QtBot, system: str, option: str
) -> None:
    dialog = ExhibitionDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.system.setCurrentIndex(dialog.system.findData(system))
    assert dialog.exhibition().setup.terms.options[option] is True
    dialog.corners[0].sit("plain")
    assert dialog.exhibition().setup.terms.options[option] is False, "the program boxes by the rules"
    dialog.corners[0].sit("person")
    (field,) = (field for field in dialog._options if field.name == option)
    field.findChildren(QCheckBox)[0].click()
    assert dialog.exhibition().setup.terms.options[option] is False
    assert dialog.little.isVisible()
    (offer,) = dialog.little.findChildren(QPushButton)
    offer.click()
    assert dialog.exhibition().setup.terms.options[option] is True
    assert not dialog.little.isVisible()


def test_the_looks_of_a_set_of_one_s_own_are_those_in_the_ring(house: RingHouse, tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    text = (resources().parent / "fighter_sets" / "heavyweights.yaml").read_text(encoding="utf-8")
    mine.write_text(text.replace("Rocky Marciano", "Rocco Nobody"), encoding="utf-8")
    remember_set(mine)
    setup = heavyweights(1)
    window = house.begin(Exhibition(setup, 7, (PERSON, EXPERT), fighters=str(mine)))
    assert window is not None
    red, blue = window.view.head.introductions
    (ali,) = [
        one for one in load_set(str(mine)).fighters if one.name == setup.engine.card_data(setup.red)["name"]
    ]
    assert red.sitter == sitter_of(ali, set_name="mine")
    assert blue.sitter is None, "nobody of that name is in the set"


@each("fighters", [None, 7, "", "no such set", "../heavyweights", "/etc/passwd"])
def test_a_set_that_is_not_known_here_introduces_nobody(fighters: object) -> None:
    assert introduced(fighters, ("Muhammad Ali", "Rocky Marciano")) == NOBODY


def test_a_bout_played_on_paper_is_watched_and_a_wrong_one_told(house: RingHouse) -> None:
    setup, lines, _ = played("control")
    wish = Exhibition(setup, 1, (Seat(Sitter.PERSON, "Ann"), Seat(Sitter.PERSON, "Bob")))
    assert house.read_paper(wish, read_typed("\n".join(lines), "paper")) is not None
    told: list[str] = []
    house.failed.connect(lambda error: told.append(str(error)))
    assert house.read_paper(wish, read_typed("\n".join([*lines[:-1], "99"]), "paper")) is None
    assert f"line {len(lines)}" in told[0]


def test_what_is_typed_is_judged_as_it_stands(qtbot: QtBot, tmp_path: Path) -> None:
    setup, lines, outcome = played("control")
    dialog = TypedDialog(setup, 1, "Keep")
    qtbot.addWidget(dialog)
    assert dialog.said.text().startswith("Next: ")
    dialog.text.setPlainText("\n".join(lines[:2]))
    qtbot.waitUntil(lambda: "round 1" in dialog.said.text())
    assert not dialog.keep.isEnabled()
    dialog.text.setPlainText("\n".join([*lines[:-1], "99"]))
    dialog.judge()
    assert f"line {len(lines)}" in dialog.said.text()
    paper = tmp_path / "paper.txt"
    paper.write_text("\n".join(lines), encoding="utf-8")
    dialog.read_file(paper)
    with qtbot.waitSignal(dialog.kept) as kept:
        dialog.keep.click()
    assert fight_typed(setup, 1, kept.args[0], (None, None)).outcome == outcome
    dialog.read_file(tmp_path / "nothing.txt")
    assert "nothing.txt" in dialog.said.text()
