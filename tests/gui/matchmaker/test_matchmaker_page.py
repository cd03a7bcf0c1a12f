"""The matchmaker over a real league: what is forbidden and why, what it pays, making the offer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QRadioButton
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import RED
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.arenas import Arena, purses
from ringside_manager.campaign.books import BoutState, Division, StableMethod
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.gui import words
from ringside_manager.gui.explain import Explained, Popover
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.matchmaker.arenas import strip_rows
from ringside_manager.gui.matchmaker.opponents import can_meet, fitness, points, with_rule
from ringside_manager.gui.pages.matchmaker_page import MatchmakerPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Link
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.matchmaking import opponents, pair_sheet
from ringside_manager.office.facts.objections import Bar
from ringside_manager.office.facts.prospects import Chances
from ringside_manager.office.founding_script import Founding
from ringside_manager.office.office import Office
from tests.gui.looking import settle, unnamed

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> Iterator[MatchmakerPage]:
    made = MatchmakerPage(session)
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show()
    made.show_place(Place("matchmaker"))
    yield made
    made.hide()


def stable(session: Session, seat: int = 0) -> list[int]:
    manager = session.persons[seat].manager
    assert manager is not None
    return session.books.managers[manager].stable


def low_pair(session: Session) -> tuple[int, int]:
    """One of Ann's and somebody's fighter who may not meet at High Class."""
    by = session.viewer
    assert by is not None
    night = session.books.closed + 1
    return next(
        (mine, row.fighter)
        for mine in stable(session)
        for row in opponents(session.books, by, mine, night)
        if row.best is not None and Arena.HIGH not in row.arenas and not row.own
    )


def reasons(page: MatchmakerPage) -> str:
    return "\n".join(label.text() for label in page.sheet.arenas.findChildren(QLabel) if not label.isHidden())


def show_pair(page: MatchmakerPage, pair: tuple[int, int], night: int = 0) -> None:
    page.show_place(Place("matchmaker", pair[0], f"{pair[1]}@{night or page.books.closed + 1}"))


def test_my_fighters_and_their_opponents_are_listed_best_paid_first_and_all_has_a_name(
    page: MatchmakerPage,
) -> None:
    assert page.fighters.count() == len(stable(page.session))
    assert page.fighter == stable(page.session)[0]
    pages = page.books.fighters.values()
    boxing = [fighter for fighter in pages if not fighter.is_retired and fighter.manager is not None]
    assert len(page.table.rows) == len(boxing) - 1
    assert page.right.currentIndex() == 0
    assert "A bout for" in page.title()
    paid = [row.win_dollars for row in page.table.shown_rows if row.best is not None]
    assert paid == sorted(paid, reverse=True)
    assert len(paid) > 2
    show_pair(page, low_pair(page.session))
    assert unnamed(page) == []


def test_a_man_who_cannot_be_met_that_night_has_no_chance_but_a_reason(
    page: MatchmakerPage, qtbot: QtBot
) -> None:
    by, night = page.party, page.books.closed + 1
    mine, barred = next(
        (man, row)
        for man in stable(page.session)
        for row in opponents(page.books, by, man, night)
        if row.objection is not None
        and not can_meet(row)
        and pair_sheet(page.books, by, man, row.fighter, night).best is None
    )
    show_pair(page, (mine, barred.fighter))
    qtbot.waitUntil(lambda: not page.field.is_working, timeout=20_000)
    shown = {column.key: column for column in page.table.model.columns}
    why = with_rule(page.books, barred.objection)
    assert shown["chance"].shown(barred) == "–"
    assert shown["chance"].tip(barred) == why
    assert page.sheet.chance_view.sure.text() == page.sheet.verdict.text() != ""
    assert not page.sheet.chance.is_working


def test_somebody_elses_fighter_is_taken_as_the_opponent(page: MatchmakerPage) -> None:
    his = stable(page.session, 1)[0]
    page.show_place(Place("matchmaker", his))
    assert (page.fighter, page.opponent) == (stable(page.session)[0], his)
    assert page.right.currentIndex() == 1


def test_high_class_is_forbidden_with_its_rule_beside_the_button(page: MatchmakerPage) -> None:
    page.resize(1100, 700)
    show_pair(page, low_pair(page.session))
    QTest.qWait(10)
    assert page.right.currentIndex() == 1
    assert page.sheet.arenas.y() < page.sheet.chance_view.y() < page.sheet.tale.y(), "the arenas lead"
    assert "rule C42" in reasons(page)
    high = next(one for one in page.sheet.arenas.findChildren(QRadioButton) if "High Class" in one.text())
    assert not high.isEnabled()
    for number in low_pair(page.session):
        fighter = page.books.fighters[number]
        assert f"{fighter.name} has {words.pop(fighter.pop_half)}" in reasons(page) or (
            f"{fighter.name} {words.pop(fighter.pop_half)}" in reasons(page)
        )
    page.sheet.arenas.choose(Arena.HIGH)
    page.sheet.arenas.chosen.emit()
    QTest.qWait(10)
    found = page.sheet.objection
    assert (found.rule, found.bar) == ("C42", Bar.POPULARITY)
    assert not page.offer.isEnabled()
    assert "rule C42" in page.sheet.verdict.text()
    assert page.sheet.verdict.isVisible()
    assert abs(page.sheet.verdict.geometry().center().y() - page.offer.geometry().center().y()) < 20
    assert page.commands()[0].why_not() == page.sheet.verdict.text() != ""


def test_purses_are_those_of_the_rules_and_say_how(page: MatchmakerPage, qtbot: QtBot) -> None:
    pair = low_pair(page.session)
    show_pair(page, pair)
    pops = page.books.fighters[pair[0]].pop_half, page.books.fighters[pair[1]].pop_half
    paid = purses(BY_THE_BOOK.arenas, page.sheet.wish.arena, pops, RED)
    numbers = page.sheet.pays.findChildren(Explained)
    assert numbers[0].text() == words.dollars(paid[0])
    assert numbers[1].text() == words.dollars(paid[1])
    QTest.keyClick(numbers[0], Qt.Key.Key_Space)
    (sheet,) = numbers[0].findChildren(Popover)
    assert words.dollars(paid[0]) in sheet.accessibleName()
    sheet.close()


def test_the_offer_is_made_and_waits(page: MatchmakerPage) -> None:
    pair = low_pair(page.session)
    show_pair(page, pair)
    wish = page.sheet.wish
    page.note.setText("Come and try")
    assert page.offer.isEnabled()
    page.offer.click()
    page.session.wait()
    (offer,) = [offer for offer in page.books.offers.values() if offer.answer is None]
    assert (offer.red, offer.blue) == pair
    assert (offer.arena, offer.rounds, offer.note) == (wish.arena, wish.rounds, "Come and try")
    manager = page.books.fighters[pair[1]].manager
    assert manager is not None
    verdict = page.sheet.verdict
    assert verdict.text() == f"Offered, waits for {page.books.managers[manager].name}."
    assert verdict.property("tone") == "good"
    assert not page.told.text()
    assert words.arena(wish.arena) in {one.text() for one in page.findChildren(QRadioButton)}
    arena = next(column for column in page.table.model.columns if column.key == "arena")
    row = page.table.selected()
    assert row is not None
    assert arena.shown(row) == "offered"
    found = page.sheet.objection
    assert found.bar is Bar.OFFER_OPEN
    assert not page.offer.isEnabled()


def test_a_bout_of_two_of_mine_is_made_at_once(page: MatchmakerPage) -> None:
    mine = stable(page.session)
    show_pair(page, (mine[0], mine[1]), page.books.closed + 6)
    assert page.offer.text() == "Make the bout"
    page.offer.click()
    page.session.wait()
    made = [bout for bout in page.books.bouts.values() if bout.state is BoutState.MADE]
    assert [bout.fighters for bout in made] == [(mine[0], mine[1])]


def test_another_length_is_offered(page: MatchmakerPage) -> None:
    show_pair(page, low_pair(page.session))
    page.sheet.length.setCurrentIndex(0)
    shortest = page.sheet.wish.rounds
    page.offer.click()
    page.session.wait()
    assert [offer.rounds for offer in page.books.offers.values() if offer.answer is None] == [shortest]


def test_a_man_who_is_not_rested_is_warned_of(page: MatchmakerPage) -> None:
    books, night = page.books, page.books.closed + 1
    tired = next(
        page
        for page in books.fighters.values()
        if page.last_night is not None and page.last_night > night - 4 and not page.is_retired
    )
    mine = next(number for number in stable(page.session) if number != tired.number)
    show_pair(page, (mine, tired.number))
    assert tired.name in page.sheet.warning.text()
    show_pair(page, (mine, tired.number), night + 4)
    assert tired.name not in page.sheet.warning.text()


def test_the_title_brings_one_to_the_best(page: MatchmakerPage) -> None:
    show_pair(page, low_pair(page.session))
    page.sheet.title.setChecked(True)
    assert page.sheet.wish.arena is Arena.BEST
    assert page.sheet.wish.title
    found = page.sheet.objection
    assert found.rule in ("C3", "C40", "C66")


def test_a_promoter_makes_bouts_of_anybodys_fighters(promoter_session: Session, qtbot: QtBot) -> None:
    page = MatchmakerPage(promoter_session)
    qtbot.addWidget(page)
    page.show_place(Place("matchmaker"))
    managed = [
        fighter for fighter in page.books.fighters.values() if fighter.manager and not fighter.is_retired
    ]
    assert page.fighters.count() == len(managed)
    pair = managed[0].number, managed[-1].number
    show_pair(page, pair, page.books.closed + 8)
    assert page.offer.text() == "Make the bout"
    assert page.note.isHidden()
    page.offer.click()
    promoter_session.wait()
    page.sheet.stop()
    assert any(bout.fighters == pair for bout in page.books.bouts.values() if bout.state is BoutState.MADE)


def test_where_it_is_narrow_either_opponents_or_sheet_are_shown(page: MatchmakerPage) -> None:
    page.resize(700, 560)
    page.show_place(Place("matchmaker", low_pair(page.session)[0]))
    assert (page.middle.isVisible(), page.right.isVisible()) == (True, False)
    page.table.select(page.table.shown_rows[0].fighter)
    page.table.activated.emit(page.table.shown_rows[0])
    assert (page.middle.isVisible(), page.right.isVisible()) == (False, True)
    page.back.click()
    assert (page.middle.isVisible(), page.right.isVisible()) == (True, False)
    page.resize(1200, 700)
    assert (page.middle.isVisible(), page.right.isVisible()) == (True, True)


def test_nothing_is_worked_out_while_nobody_looks(page: MatchmakerPage) -> None:
    page.hide()
    show_pair(page, low_pair(page.session))
    working = [page.sheet.chance.is_working]
    page.show()
    working.append(page.sheet.chance.is_working)
    page.hide()
    working.append(page.sheet.chance.is_working)
    assert working == [False, True, False]


def test_nobody_at_the_keyboard_sees_no_fighters(page: MatchmakerPage) -> None:
    page.session.sit(None)
    assert page.fighters.count() == 0
    assert not page.table.rows


def test_less_than_nothing_is_written_as_everywhere() -> None:
    assert [points(number) for number in (-9, 0, 12)] == ["\N{MINUS SIGN}9", "0", "12"]


def test_who_is_worn_out_is_said_to_be_fresh_again_not_to_be_barred(page: MatchmakerPage) -> None:
    """A longer bout begins with more, so that he may box all the same; the arenas say whether he can."""
    one = replace(page.table.rows[0].side, since=2, rested_on=17, carried=Carried("ringside", 46, 40))
    assert fitness(one) == "Fresh on night 17: worn out"
    assert fitness(replace(one, carried=Carried("ringside", 24, 53))) == "Fresh on night 17: 24 of 53 missing"


def test_among_several_weight_classes_every_man_says_which_is_his(session: Session) -> None:
    books, promoter = session.books, Party("", promoter=True)
    assert ":" not in strip_rows(books, promoter, books.closed + 1)[0][1][1]
    first, *_ = (page for page in books.fighters.values() if page.manager is not None and not page.is_retired)
    first.weight_class = "Light"
    books.divisions["Light"] = Division("Light")
    rows = strip_rows(books, promoter, books.closed + 1)
    assert rows[-1][0] == first.number
    assert rows[-1][1][1].startswith("Light: ")
    assert all(": " in row[1][1] for row in rows)


@pytest.fixture
def two_classes(tmp_path: Path, founding: Founding) -> Iterator[Session]:
    """A league whose men, rolled by dice, are heavies and lights; Ann sits here."""
    options = replace(
        founding.options,
        stable_method=StableMethod.DICE,
        weight_classes=("Heavy", "Light"),
        tournament_night=40,
    )
    path = tmp_path / "classes.ringside"
    Office.found(path, replace(founding, options=options)).close()
    session = Session.open(path)
    session.sit(session.persons[0])
    yield session
    session.close()


def test_weight_classes_are_chosen_and_named(two_classes: Session, qtbot: QtBot) -> None:
    page, books = MatchmakerPage(two_classes), two_classes.books
    qtbot.addWidget(page)
    page.resize(1200, 800)
    page.show()
    page.show_place(Place("matchmaker"))
    men = books.managers[two_classes.viewer.manager].stable
    assert [page.classes.itemText(place) for place in range(3)] == ["All classes", "Heavy", "Light"]
    assert page.fighters.count() == len(men)
    light = page.classes.findData("Light")
    page.classes.setCurrentIndex(light)
    page.classes.activated.emit(light)
    shown = [books.fighters[man].weight_class for man in men]
    assert page.fighters.count() == shown.count("Light")
    assert page.their_class.currentText() == "Light (his class)"
    assert {books.fighters[row.fighter].weight_class for row in page.table.rows} == {"Light"}
    heavy = next(man for man in men if books.fighters[man].weight_class == "Heavy")
    page.show_place(Place("matchmaker", heavy))
    assert (page.fighter, page.classes.currentText()) == (heavy, "All classes")


def test_it_is_said_why_a_man_of_another_class_is_no_opponent(two_classes: Session, qtbot: QtBot) -> None:
    page, books = MatchmakerPage(two_classes), two_classes.books
    qtbot.addWidget(page)
    page.resize(1200, 800)
    page.show()
    men = books.managers[two_classes.viewer.manager].stable
    mine = next(books.fighters[man] for man in men if books.fighters[man].weight_class == "Heavy")
    his = next(
        man for man in books.fighters.values() if man.weight_class == "Light" and man.manager != mine.manager
    )
    page.show_place(Place("matchmaker", mine.number, str(his.number)))
    assert page.opponent == his.number
    said = f"{his.name} boxes at Light, {mine.name} at Heavy: only men of one class meet. (rule C1)"
    assert page.sheet.verdict.text() == said
    assert not page.offer.isEnabled()
    cells = {page.table.model.columns[at].key: at for at in range(len(page.table.model.columns))}
    row = next(row for row in page.table.rows if row.fighter == his.number)
    told = page.table.model.columns[cells["arena"]].text(row)
    assert told == "boxes at Light"
    page.fighters.picked.emit(mine.number)
    assert page.their_class.currentText() == "Heavy (his class)", "with another man one begins in his class"


@pytest.mark.usefixtures("dressed")
def test_in_large_print_the_prompt_is_short_and_five_opponents_are_seen(
    session: Session, qtbot: QtBot
) -> None:
    LOOK.set_zoom(2.0)
    page = MatchmakerPage(session)
    qtbot.addWidget(page)
    page.resize(1360, 1100)
    page.show()
    page.show_place(Place("matchmaker"))
    settle()
    line = page.hint.fontMetrics().lineSpacing()
    assert page.hint.height() < 3 * line
    assert page.table.view.viewport().height() >= 5 * page.table.view.rowHeight(0)


def test_chances_against_all_sort_the_opponents_and_stay_known(page: MatchmakerPage, qtbot: QtBot) -> None:
    page.table.sort_column([column.key for column in page.table.model.columns].index("chance"))
    page.fighters.setCurrentRow(1)
    page.fighters.setCurrentRow(0)  # calls the chances of the other off

    def known() -> dict[int, Chances | None]:
        return {row.fighter: page.field.chances(row.fighter) for row in page.table.rows if can_meet(row)}

    qtbot.waitUntil(
        lambda: all(told is not None and told.bouts == 5 for told in known().values()), timeout=120_000
    )
    qtbot.waitUntil(lambda: not page.field.is_working, timeout=120_000)
    told = known()
    shares = [told[row.fighter].red.share for row in page.table.shown_rows if can_meet(row)]
    assert shares == sorted(shares, reverse=True)
    for row in page.table.rows:
        if row.best is not None:
            least, most = sorted((row.win_dollars, row.lose_dollars))
            assert least <= page.table.model.columns[2].value(row) <= most
    opponent = page.table.shown_rows[0].fighter
    page.table.select(opponent)  # the sheet says at once what is known
    assert page.sheet.chance_view.bar.chances == told[opponent]
    page.refresh()
    assert known() == told
    assert not page.field.is_working


def test_it_opens_on_the_first_night_and_man_to_find_a_bout_for(session: Session, qtbot: QtBot) -> None:
    books, mine = session.books, stable(session)
    for fighter in books.fighters.values():
        fighter.last_night = books.closed
    page = MatchmakerPage(session)
    qtbot.addWidget(page)
    page.show_place(Place("matchmaker"))
    opened = [(page.fighter, page.night)]
    books.fighters[mine[0]].booked.append(next(iter(books.bouts)))
    page.show_place(Place("matchmaker", stable(session, 1)[0]))
    opened.append((page.fighter, page.night))
    assert opened == [(mine[0], books.closed + 4), (mine[1], books.closed + 4)]


def test_who_cannot_be_met_has_the_reason_in_his_row(page: MatchmakerPage) -> None:
    books, coming = page.books, page.books.closed + 1
    mine, his, other = page.fighter, *stable(page.session, 1)[:2]
    for number in his, other:
        books.fighters[number].booked.append(len(books.bouts) + number)
    made = next(iter(books.bouts.values()))
    books.bouts |= {len(books.bouts) + number: replace(made, night=coming) for number in (his, other)}
    page.show_place(Place("matchmaker", mine, f"@{coming}"))
    arena = next(column for column in page.table.model.columns if column.key == "arena")
    told = {row.fighter: arena.shown(row) for row in page.table.rows}
    assert told[his] == told[other] == f"boxes on night {coming}"


def test_the_two_are_compared_when_the_terms_have_been_painted(session: Session, qtbot: QtBot) -> None:
    page = MatchmakerPage(session)
    qtbot.addWidget(page)
    mine = stable(session)[0]
    rows = opponents(
        session.books, Party(session.books.fighters[mine].manager), mine, session.books.closed + 1
    )
    for row in rows[:2]:  # the second before anything could follow the first
        show_pair(page, (mine, row.fighter))
    page.show()
    names = [session.books.fighters[number].name for number in (mine, rows[1].fighter)]

    def compared() -> bool:
        return {link.text() for link in page.sheet.tale.findChildren(Link)} >= set(names)

    assert page.sheet.arenas.isVisible()
    assert not compared()
    qtbot.waitUntil(compared)
