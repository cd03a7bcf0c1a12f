"""Tournaments in the window: drawn through the dialog, run to the crown, walked through by keys, taken out of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import TournamentBook
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.festivals.fixtures import Fixtures
from ringside_manager.campaign.orders import DrawTournament, Seeding
from ringside_manager.campaign.tournament import draw_bracket
from ringside_manager.gui.charts.pairings import Pairing, PairingsLayout
from ringside_manager.gui.charts.pairings_leaving import SUFFIXES, save_pairings
from ringside_manager.gui.charts.pairings_view import READABLE
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.operation import Job
from ringside_manager.gui.pages.tournament import Leaving, TournamentPage
from ringside_manager.gui.pages.tournament.bracket import caption, how_decided, pairings_of, told
from ringside_manager.gui.pages.tournament.planning import NewTournament
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.office.docket import NightOrder, Party
from ringside_manager.office.facts.tournaments import Cell, Decision, bracket, brackets
from ringside_manager.office.office import Office
from tests.gui.conftest import shown_page
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")

Open = Callable[[Session], TournamentPage]


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> TournamentPage:
    return shown(session, qtbot)


def shown(session: Session, qtbot: QtBot) -> TournamentPage:
    return shown_page(TournamentPage, session, qtbot, Place("tournament"), (1000, 640))


def dialog_of(page: TournamentPage, qtbot: QtBot) -> NewTournament:
    page.new.click()
    dialog = page.findChild(NewTournament)
    assert isinstance(dialog, NewTournament)
    return dialog


def hold(session: Session, nights: int) -> None:
    def work(office: Office, _job: Job) -> None:
        for _ in range(nights):
            office.hold_night(NightOrder(office.seed, autopilot=True))

    session.do("Nights", work)
    session.wait()


def places_asked(page: TournamentPage) -> list[Place]:
    asked: list[Place] = []
    page.go.connect(asked.append)
    return asked


# Drawing one


def test_a_tournament_is_drawn_in_the_dialog_and_run_to_its_crown(
    page: TournamentPage, session: Session, qtbot: QtBot
) -> None:
    dialog = dialog_of(page, qtbot)
    dialog.name.setText("Spring & <b>Cup</b>")
    dialog.entrants.best.setValue(5)
    QTest.mouseClick(button(dialog.entrants, "Only the best by ranking"), Qt.MouseButton.LeftButton)
    dialog.seeding.setCurrentIndex(1)
    assert dialog.order().seeding is Seeding.RANKING
    assert "8 places" in dialog.plan.size_line.text()
    assert dialog.plan.warning.text() == ""
    assert dialog.why.text() == ""
    dialog.draw.click()
    session.wait()
    row = page.chosen()
    assert (row.name, row.size, row.byes) == ("Spring & <b>Cup</b>", 8, 3)
    assert page.title() == "Spring & <b>Cup</b>"
    hold(session, 13)
    row = page.chosen()
    assert page.winner.place == Place("fighter", row.winner.fighter)
    assert page.winner.isVisible()


def button(parent: QWidget, name: str) -> QWidget:
    return next(child for child in parent.findChildren(QWidget) if child.accessibleName() == name)


def test_seeds_are_set_by_hand_with_keys(page: TournamentPage, session: Session, qtbot: QtBot) -> None:
    dialog = dialog_of(page, qtbot)
    dialog.entrants.best.setValue(3)
    QTest.mouseClick(button(dialog.entrants, "Only the best by ranking"), Qt.MouseButton.LeftButton)
    dialog.seeding.setCurrentIndex(2)
    first, second, third = dialog.seeds.order()
    dialog.seeds.list.setFocus()
    dialog.seeds.list.setCurrentRow(2)
    dialog.seeds.shift(-1)
    dialog.seeds.shift(-1)
    assert dialog.seeds.order() == dialog.order().entrants == (third, first, second)
    dialog.draw.click()
    session.wait()
    row = page.chosen()
    assert [entrant.fighter for entrant in row.entrants] == [third, first, second]


def test_seeds_are_dragged(page: TournamentPage, qtbot: QtBot) -> None:
    dialog = dialog_of(page, qtbot)
    dialog.entrants.tick([one.fighter for one in dialog.entrants.rows][:4])
    dialog.seeding.setCurrentIndex(2)
    first, *others = dialog.order().entrants
    top = QModelIndex()
    with qtbot.waitSignal(dialog.seeds.changed):
        assert dialog.seeds.list.model().moveRow(top, 0, top, 4)
    assert dialog.order().entrants == (*others, first)
    assert dialog.seeds.list.item(3).text().startswith("4. ")


def test_the_dialog_says_what_the_office_would_refuse(page: TournamentPage, qtbot: QtBot) -> None:
    dialog = dialog_of(page, qtbot)
    assert dialog.draw.isEnabled()
    dialog.for_title.setChecked(True)
    assert "(C60)" in dialog.why.text()
    assert not dialog.draw.isEnabled()
    dialog.for_title.setChecked(False)
    dialog.name.clear()
    assert dialog.why.text() == "Give it a name."
    dialog.name.setText("Cup")
    dialog.entrants.tick(())
    assert dialog.why.text() == "Tick at least two fighters."


def test_who_is_in_another_tournament_cannot_be_ticked_in_silence(
    page: TournamentPage, session: Session, qtbot: QtBot
) -> None:
    men = tuple(number for number, one in session.books.fighters.items() if one.manager)[:4]
    night = session.books.closed + 9
    order = DrawTournament("First", night, False, entrants=men)
    session.do("Draw", lambda office, _job: office.hand_in(order, Party("program", promoter=True)))
    session.wait()
    dialog = dialog_of(page, qtbot)
    dialog.night.setValue(night)
    refused = {one.fighter for one in dialog.entrants.rows if one.objection}
    assert refused == set(men)
    assert "(C62)" in dialog.why.text()
    QTest.mouseClick(button(dialog.entrants, "All who can enter"), Qt.MouseButton.LeftButton)
    assert not refused & set(dialog.entrants.chosen())
    assert dialog.why.text() == ""


def test_only_the_promoter_may(promoter_session: Session, qtbot: QtBot) -> None:
    page = shown(promoter_session, qtbot)
    assert page.new.isEnabled()
    promoter_session.sit(promoter_session.persons[0])
    page.refresh()
    assert not page.new.isEnabled()
    assert "Pat" in page.why.text()
    assert page.draw_new() is None
    assert page.commands()[0].why_not() == page.why.text()


def test_before_the_first_there_is_a_word_and_an_act(session: Session, qtbot: QtBot) -> None:
    page = shown(session, qtbot)
    session.books.tournaments.clear()
    page.refresh()
    assert page.stack.currentIndex() == 0
    assert page.title() == "Tournaments"


# The bracket


def test_every_pairing_is_reached_by_keys_and_says_what_it_is(page: TournamentPage, qtbot: QtBot) -> None:
    canvas = page.bracket.canvas
    canvas.setFocus()
    row = page.chosen()
    assert canvas.drawn == pairings_of(row, page.chances.stands)
    keys = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
    seen, queue = set(), [(1, 1)]
    while queue:
        here = queue.pop()
        if here in seen:
            continue
        seen.add(here)
        for key in keys:
            canvas.current = here
            QTest.keyClick(canvas, key)
            queue.append(canvas.current)
    assert seen == {(cell.round, cell.place) for cells in row.rounds for cell in cells}
    QTest.keyClick(canvas, Qt.Key.Key_End)
    assert canvas.accessibleDescription().startswith("Final")


def test_enter_opens_the_bout_and_digits_the_fighters(page: TournamentPage) -> None:
    row, asked = page.chosen(), places_asked(page)
    final = row.rounds[-1][0]
    canvas = page.bracket.canvas
    canvas.setFocus()
    QTest.keyClick(canvas, Qt.Key.Key_End)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_2):
        QTest.keyClick(canvas, key)
    assert asked == [
        Place("bout", final.bout), Place("fighter", final.red.fighter), Place("fighter", final.blue.fighter),
    ]  # fmt: skip


def test_a_click_opens_what_is_under_the_mouse(page: TournamentPage) -> None:
    row, asked = page.chosen(), places_asked(page)
    cell = next(cell for cell in row.rounds[0] if cell.bout)
    canvas = page.bracket.canvas
    layout = PairingsLayout(pairings_of(row))
    one = drawn_of(layout, cell)
    for box in (layout.side(one, True), layout.side(one, False), layout.foot(one)):
        spot = QPointF(box.center() * canvas.scale).toPoint()
        QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=QPoint(spot))
    assert asked == [
        Place("fighter", cell.red.fighter), Place("fighter", cell.blue.fighter), Place("bout", cell.bout),
    ]  # fmt: skip


def drawn_of(layout: PairingsLayout, cell: Cell) -> Pairing:
    found = layout.drawn.of((cell.round, cell.place))
    assert found is not None
    return found


@pytest.mark.parametrize("count", [2, 3, 5, 13, 30])
def test_boxes_never_overlap_and_lines_go_to_the_right(session: Session, count: int) -> None:
    everybody = tuple(session.books.fighters)
    men = tuple(
        everybody[place % len(everybody)] + 10_000 * (place // len(everybody)) for place in range(count)
    )
    session.books.fighters.update(
        {man: session.books.fighters[everybody[0]] for man in men if man not in everybody}
    )
    session.books.tournaments[9999] = TournamentBook(9999, "Cup", "", 30, False, draw_bracket(men))
    row = bracket(session.books, 9999)
    layout = PairingsLayout(pairings_of(row))
    boxes = [*layout.boxes.values(), layout.crown()]
    for place, box in enumerate(boxes):
        assert layout.size.width() >= box.right()
        assert layout.size.height() >= box.bottom()
        assert min(box.top(), box.left()) >= 0
        assert not any(box.intersects(other) for other in boxes[place + 1 :])
    for cells in row.rounds:
        for cell in cells:
            line = layout.line(drawn_of(layout, cell))
            assert [point.x() for point in line] == sorted(point.x() for point in line)


@pytest.mark.usefixtures("dressed")
@each("theme", ["light", "dark", "high contrast"])
@each("zoom", [1.0, 1.5])
def test_it_is_painted_in_every_look(page: TournamentPage, theme: str, zoom: float) -> None:
    LOOK.zoom = zoom
    LOOK.set_theme(theme)
    picture = page.bracket.canvas.grab().toImage()
    colours = {
        picture.pixelColor(x, y).name()
        for x in range(0, picture.width(), 9)
        for y in range(0, picture.height(), 9)
    }
    assert len(colours) > 1
    size = page.bracket.canvas.sizeHint()
    page.bracket.zoom_by(1)
    assert page.bracket.canvas.sizeHint().width() > size.width()
    page.bracket.fit()
    assert page.bracket.canvas.sizeHint().width() <= max(page.bracket.viewport().width(), size.width())


def test_a_bracket_of_sixteen_is_whole_in_a_common_window(session: Session, qtbot: QtBot) -> None:
    """The page has these 1004 by 610 pixels in a window of 1280 by 800."""
    page = shown_page(TournamentPage, session, qtbot, Place("tournament"), (1004, 610))
    assert len(page.chosen().rounds[0]) == 8
    bracket = page.bracket
    bars = bracket.horizontalScrollBar(), bracket.verticalScrollBar()
    qtbot.waitUntil(lambda: [bar.maximum() for bar in bars] == [0, 0])
    assert bracket.canvas.zoom >= READABLE


def test_every_decision_has_words(page: TournamentPage) -> None:
    row = page.chosen()
    cell = row.rounds[-1][0]
    for decision in Decision:
        winner = None if decision is Decision.OPEN else cell.winner
        other = replace(
            cell, decision=decision, winner=winner, bout=0 if decision is Decision.WALKOVER else cell.bout
        )
        assert caption(other)
        assert bool(how_decided(other)) == (decision is not Decision.OPEN)
        assert told(row, other).startswith("Final")


# Out of the window


@each("suffix", SUFFIXES)
def test_it_leaves_as_document_drawing_and_picture(page: TournamentPage, tmp_path: Path, suffix: str) -> None:
    row = page.chosen()
    assert row is not None
    row = replace(row, name="<b>A & B</b>")
    path = tmp_path / f"bracket.{suffix}"
    drawn = pairings_of(row)
    save_pairings(drawn, path)
    plain = len(path.read_bytes())
    save_pairings(drawn, path, page._sitters(row))
    data = path.read_bytes()
    assert len(data) > plain, "with their faces"
    if suffix == "png":
        image = QImage(str(path))
        assert image.width() > 2 * PairingsLayout(drawn).size.width() - 2
    elif suffix == "svg":
        assert b"<svg" in data
        assert b"A &amp; B" in data
    else:
        assert data.startswith(b"%PDF")
        assert data.count(b"/Subtype /Image") >= len(row.entrants)


def test_the_pairings_are_a_table_too(page: TournamentPage, qtmodeltester: object) -> None:
    row, asked = page.chosen(), places_asked(page)
    assert len(page.table.rows) == sum(map(len, row.rounds))
    qtmodeltester.check(page.table.model)
    page.table.activated.emit(page.table.rows[-1])
    assert asked == [Place("bout", row.rounds[-1][0].bout)]


def test_several_tournaments_can_be_chosen(page: TournamentPage, session: Session) -> None:
    men = tuple(number for number, one in session.books.fighters.items() if one.manager)[:4]
    order = DrawTournament("Second", session.books.closed + 5, False, entrants=men)
    session.do("Draw", lambda office, _job: office.hand_in(order, Party("program", promoter=True)))
    session.wait()
    assert page.choice.count() == len(brackets(session.books)) == 2
    names = []
    for line in range(page.choice.count()):
        page.choice.setCurrentIndex(line)
        names.append(page.title())
    assert names[0] == "Second"
    page.show_place(Place("tournament", min(session.books.tournaments)))
    assert page.title() == names[1]


# Its chances


def test_chances_stand_beside_the_bracket_and_before_the_draw_seedings_are_compared(
    page: TournamentPage, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringside_manager.office.facts.seeding.BOUTS", 10)
    monkeypatch.setattr(
        "ringside_manager.odds.compiled.fights", lambda *_: None
    )  # else they are shown unasked
    monkeypatch.setattr(
        "ringside_manager.gui.pages.tournament.planning.pool", lambda: Mock(executor=lambda: None)
    )
    assert "has won it" in page.chances.empty.text.text()
    dialog = dialog_of(page, qtbot)
    dialog.entrants.tick([one.fighter for one in dialog.entrants.rows if not one.objection][:4])
    dialog.seeding.setCurrentIndex(1)
    asked = dialog.show_seedings()
    assert asked is not None
    session.wait()
    assert len(asked.study.table.rows) == 4
    assert asked.study.table.view.isColumnHidden(1)
    assert "meet in the final: By ranking " in asked.study.final.text()
    asked.close()
    dialog.draw.click()
    session.wait()
    assert page.chances.stands is None
    page.chances.empty.act.click()
    session.wait()
    stands = page.chances.stands
    assert stands is not None
    notes = [side.note for one in page.bracket.canvas.drawn.pairings for side in one.sides]
    assert any(note.endswith(" %") for note in notes)
    assert sum(one.win.share for one in stands.entrants) == pytest.approx(1)
    assert page.chances.rounds.table is not None
    assert [one.win for one in page.chances.rounds.table.rows] == [one.win for one in stands.entrants]
    assert page.chances.study.table.model.columns[1].shown(stands.entrants[0]).endswith(" %")
    hold(session, 4)
    page.refresh()
    assert page.chances.stands is None


# Festivals in a league (F80-F89)


def test_a_swiss_has_its_chances_beside_its_standing_and_before_the_draw(
    page: TournamentPage, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringside_manager.office.festival_forecast.RUNS", 40)
    monkeypatch.setattr("ringside_manager.office.festival_forecast.BUDGET", 300)
    monkeypatch.setattr("ringside_manager.odds.compiled.fights", lambda *_: None)
    monkeypatch.setattr(
        "ringside_manager.gui.pages.tournament.planning.pool", lambda: Mock(executor=lambda: None)
    )
    dialog = dialog_of(page, qtbot)
    dialog.entrants.tick([one.fighter for one in dialog.entrants.rows if not one.objection][:6])
    dialog.terms.form.setCurrentIndex(dialog.terms.form.findData(Format.SWISS))
    asked = dialog.show_seedings()
    assert asked is not None
    session.wait()
    assert len(asked.study.table.rows) == 6
    assert "end first and second: " in asked.study.final.text()
    asked.close()
    dialog.draw.click()
    session.wait()
    assert page.tabs.isTabVisible(page.tabs.indexOf(page.chances))
    page.chances.empty.act.click()
    session.wait()
    stands = page.chances.stands
    assert stands is not None
    assert sum(one.win.share for one in stands.entrants) == pytest.approx(1)
    table = page.chances.rounds.table
    assert table is not None
    assert [column.title for column in table.model.columns[1:]] == ["First or second", "Wins it"]
    notes = [side.note for one in page.bracket.canvas.drawn.pairings for side in one.sides]
    assert sum(note.endswith(" %") for note in notes) == 6


def test_a_swiss_is_drawn_in_the_dialog_with_its_terms(
    page: TournamentPage, session: Session, qtbot: QtBot
) -> None:
    dialog = dialog_of(page, qtbot)
    dialog.entrants.tick([one.fighter for one in dialog.entrants.rows if not one.objection][:8])
    dialog.terms.form.setCurrentIndex(dialog.terms.form.findData(Format.SWISS))
    dialog.for_title.setChecked(True)
    dialog.terms.swiss.setValue(2)
    dialog.terms.arena.setCurrentIndex(dialog.terms.arena.findData(Arena.LOW))
    dialog.terms.rounds.setValue(6)
    dialog.terms.exhibition.setChecked(True)
    dialog.terms.reserves.setValue(1)
    order = dialog.order()
    assert (order.form, order.swiss_rounds, order.arena, order.rounds) == (Format.SWISS, 2, Arena.LOW, 6)
    assert (order.exhibition, order.for_title, len(order.reserves)) == (True, False, 1)
    assert not {*order.reserves} & {*order.entrants}
    assert "8 bouts" in dialog.plan.size_line.text()
    assert "Low Class over 6" in dialog.plan.default.text()
    assert not dialog.for_title.isEnabled()
    dialog.terms.swiss.setValue(32)
    assert "1 to 4 rounds" in dialog.why.text()
    assert not dialog.draw.isEnabled()
    dialog.terms.swiss.setValue(2)
    dialog.draw.click()
    session.wait()
    drawn = session.books.tournaments[max(session.books.tournaments)]
    assert isinstance(drawn.bracket, Fixtures)
    assert drawn.terms == order.terms


def test_a_festival_is_shown_by_picture_pairings_and_standing_and_a_man_leaves_it(
    page: TournamentPage, session: Session, qtbot: QtBot
) -> None:
    men = [
        one.number
        for one in session.books.fighters.values()
        if one.manager is not None and not one.is_retired
    ]
    order = DrawTournament(
        "Double Cup", session.books.closed + 5, entrants=tuple(men[:6]), form=Format.DOUBLE
    )
    session.do("Draw", lambda office, _job: office.hand_in(order, Party("program", promoter=True)))
    session.wait()
    page.show_place(Place("tournament", max(session.books.tournaments)))
    drawn = page.bracket.canvas.drawn
    assert drawn is not None
    assert {key.stage for key in (one.key for one in drawn.pairings)} == {"winners", "losers", "final"}
    assert page.tabs.isTabVisible(page.tabs.indexOf(page.standing))
    assert page.tabs.isTabVisible(page.tabs.indexOf(page.chances))
    asked = places_asked(page)
    page.bracket.canvas.man_opened.emit(1)
    first = page.chosen()
    assert first is not None
    assert asked == [Place("fighter", first.entrants[0].fighter)]
    page.leave.click()
    dialog = page.findChild(Leaving)
    assert isinstance(dialog, Leaving)
    man = dialog.man.currentData()
    dialog.out.click()
    session.wait()
    assert session.books.tournaments[first.number].has_left(man)
    hold(session, 5)
    row = bracket(session.books, first.number)
    assert row is not None
    for cell in (cell for cells in row.rounds for cell in cells):
        assert cell.where is not None
        assert page._round_name(cell) == str(cell.where.where())
    page.choice.setCurrentIndex(next(at for at, one in enumerate(page.rows) if one.for_title))
    assert page.tabs.isTabVisible(page.tabs.indexOf(page.chances))
    assert page.leave.isHidden()


def test_stables_are_drawn_in_the_dialog_and_shown(
    page: TournamentPage, session: Session, qtbot: QtBot
) -> None:
    books = session.books
    dialog = dialog_of(page, qtbot)
    form, entrants = dialog.terms.form, dialog.entrants
    assert not entrants.alike.isVisible()
    form.setCurrentIndex(form.findData(Format.TEAMS))
    assert entrants.alike.isVisible()
    men = [books.fighters[number].manager for number in entrants.chosen()]
    assert len(set(men)) > 1
    assert len({men.count(one) for one in men}) == 1
    pair = sorted({one for one in men if one is not None})[:2]
    two = [next(one.fighter for one in entrants.rows if books.fighters[one.fighter].manager == manager and not one.objection) for manager in pair]  # fmt: skip
    entrants.tick(two)
    assert "Stables meet with equally many men" in dialog.why.text()
    entrants.alike.click()
    assert {books.fighters[number].manager for number in entrants.chosen()} == {*pair}
    assert dialog.why.text() == ""
    dialog.draw.click()
    session.wait()
    row = page.chosen()
    assert row is not None
    assert len(row.stables) == 2
    assert page.tabs.isTabVisible(page.tabs.indexOf(page.stables))
    hold(session, 5)
    row = page.chosen()
    assert row is not None
    assert page.winner.text() == f"Won by {row.stables[0].name}'s stable"
    assert page.stables.rows[0][1] == row.stables[0]


def test_a_handicap_cup_is_drawn_in_the_dialog_and_shown(
    page: TournamentPage, session: Session, qtbot: QtBot
) -> None:
    dialog = dialog_of(page, qtbot)
    dialog.terms.form.setCurrentIndex(dialog.terms.form.findData(Format.HANDICAP))
    dialog.terms.handicap.setValue(40)
    dialog.seeding.setCurrentIndex(dialog.seeding.findData(Seeding.RANKING))
    assert "(40 %)" in dialog.plan.pairs.text()
    dialog.draw.click()
    session.wait()
    row = page.chosen()
    assert row is not None
    assert row.entrants[0].handicap == 40

    def notes() -> set[str]:
        drawn = page.bracket.canvas.drawn
        assert drawn is not None
        return {side.note for one in drawn.pairings for side in one.sides}

    assert any(note.startswith("−40 %") for note in notes())
    assert not page.tabs.isTabVisible(page.tabs.indexOf(page.stables))


def test_a_circuit_is_drawn_in_the_dialog_and_shown(
    page: TournamentPage, session: Session, qtbot: QtBot
) -> None:
    dialog = dialog_of(page, qtbot)
    assert dialog.terms.rounds.isVisible()
    assert not dialog.terms.lengths.isVisible()
    dialog.terms.form.setCurrentIndex(dialog.terms.form.findData(Format.CIRCUIT))
    assert not dialog.terms.rounds.isVisible()
    assert dialog.terms.lengths.isVisible()
    dialog.terms.lengths.setText("4, six")
    assert "such as 4,8,12" in dialog.why.text()
    dialog.terms.lengths.setText("4, 6")
    assert "over 4, 6 rounds" in dialog.plan.default.text()
    assert dialog.why.text() == ""
    dialog.draw.click()
    session.wait()
    row = page.chosen()
    assert row is not None
    assert row.terms.lengths == (4, 6)
    drawn = page.bracket.canvas.drawn
    assert drawn is not None
    assert {"4 rounds", "6 rounds"} <= {head.under for head in drawn.heads}
