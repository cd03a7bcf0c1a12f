"""The plans of a league: written, sealed and taken back by whoever manages the fighter, unseen by others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.books import FighterBook
from ringside_manager.campaign.orders import SetFightPlan
from ringside_manager.gui.pages.people.fighter_page import FighterPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.plans.editor import PlanEditor
from ringside_manager.gui.session import Session
from ringside_manager.plans import Plan
from ringside_manager.plans.files import plan_text
from tests.gui.looking import settle, texts

pytestmark = pytest.mark.usefixtures("undressed")

LEFT = Qt.MouseButton.LeftButton
SECRET = ("Late rusher", "He comes late", "Nothing to lose", "rush.")


def own_fighter(session: Session, *, booked: bool = False) -> FighterBook:
    """One of the viewer's fighters."""
    return next(
        page
        for page in session.books.fighters.values()
        if page.manager == session.viewer.manager and not page.is_retired and bool(page.booked) >= booked
    )


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> Iterator[FighterPage]:
    """The page of one of Ann's fighters, Ann at the keyboard."""
    made = FighterPage(session)
    qtbot.addWidget(made)
    made.resize(1060, 660)
    made.show()
    made.show_place(Place("fighter", own_fighter(session).number))
    yield made
    if made.door.editor is not None:
        made.door.editor.call_off()


def opened(page: FighterPage) -> PlanEditor:
    """The editor, opened by its button."""
    QTest.mouseClick(page.header.plan, LEFT)
    assert page.door.editor is not None
    return page.door.editor


def seal(page: FighterPage, plan: Plan) -> None:
    """Seal a plan in the window."""
    editor = opened(page)
    editor.draft.replace_all(plan, "Begin with another plan")
    QTest.mouseClick(editor.sealing, LEFT)
    page.session.wait()
    page.refresh()
    settle(20)


def test_a_plan_is_sealed_changed_and_taken_back(page: FighterPage, plan: Plan) -> None:
    number = page.place.number
    assert page.header.sealed.text() == "No fight plan"
    seal(page, plan)
    assert page.door.editor is None
    assert page.header.sealed.text() == "Fight plan sealed"
    assert page.door.plan_of(number) == plan
    editor = opened(page)
    assert editor.plan == plan
    assert editor.taking_back.isVisible()
    QTest.mouseClick(editor.taking_back, LEFT)
    page.session.wait()
    page.refresh()
    assert page.header.sealed.text() == "No fight plan"
    assert page.door.plan_of(number) is None


def test_nobody_else_learns_of_it(page: FighterPage, plan: Plan) -> None:
    seal(page, plan)
    session = page.session
    for other in (*session.persons[1:], None):
        session.sit(other)
        page.refresh()
        settle(20)
        told = "\n".join(texts(page))
        assert "plan" not in told.casefold()
        assert not any(word in told for word in SECRET)
        assert not page.door.is_sealed(page.place.number)
        assert page.door.plan_of(page.place.number) is None
        assert page.door.open(page.place.number) is None
        command = next(command for command in page.commands() if command.key == "fighter_plan")
        assert command.why_not() == "You do not manage him."


def test_the_editor_closes_when_somebody_else_sits_down(page: FighterPage, plan: Plan) -> None:
    editor = opened(page)
    editor.draft.replace_all(plan, "Begin with another plan")
    page.session.sit(page.session.persons[1])
    assert not editor.isVisible()
    assert page.door.editor is None
    page.session.sit(page.session.persons[0])
    assert page.session.books.fighters[page.place.number].plan is None


def test_the_next_opponents_come_first(page: FighterPage) -> None:
    session = page.session
    number = page.place.number
    editor = opened(page)
    names = [editor.against.itemText(place) for place in range(editor.against.count())]
    booked = [session.books.bouts[bout] for bout in session.books.fighters[number].booked]
    for bout, name in zip(booked, names, strict=False):
        other = bout.blue if bout.red == number else bout.red
        assert name.startswith(session.books.fighters[other].name)
    rest = names[len(booked) :]
    assert rest == sorted(rest, key=str.casefold)
    name = session.books.fighters[number].name
    assert editor.windowTitle() == f"Fight plan of {name}", "it is for every bout of his"
    assert editor.head.text() == f"Fight plan of {name}: try it out against"
    editor.against.setCurrentIndex(len(names) - 1)
    editor.against.activated.emit(len(names) - 1)
    assert editor.matchup.other == names[-1]
    assert editor.windowTitle() == f"Fight plan of {name}"


def test_a_refusal_of_the_office_is_told_and_nothing_is_lost(page: FighterPage, plan: Plan) -> None:
    rules = tuple(replace(plan.orders[0], when=(), note="w" * 300) for _ in range(80))
    long = replace(plan, orders=rules)
    editor = opened(page)
    editor.draft.replace_all(long, "Begin with another plan")
    QTest.mouseClick(editor.sealing, LEFT)
    page.session.wait()
    settle(20)
    assert editor.isVisible()
    assert editor.plan == long
    assert "20,000 characters" in editor.verdict.text()
    QTest.mouseClick(editor.removing, LEFT)
    assert "characters" not in editor.verdict.text()
    assert editor.sealing.isEnabled()


def test_another_of_his_plans_can_be_begun_with(page: FighterPage, plan: Plan) -> None:
    session = page.session
    mate = next(
        fighter
        for fighter in session.books.fighters.values()
        if fighter.manager == own_fighter(session).manager
        and not fighter.is_retired
        and fighter.number != page.place.number
    )
    session.hand_in(SetFightPlan(mate.number, plan_text(plan)))
    session.wait()
    assert list(opened(page).errand.others()) == [(mate.name, plan)]


def test_a_league_opened_for_reading_seals_nothing(session: Session, qtbot: QtBot) -> None:
    session.read_only = True
    made = FighterPage(session)
    qtbot.addWidget(made)
    made.show()
    made.show_place(Place("fighter", own_fighter(session).number))
    editor = opened(made)
    assert not editor.sealing.isEnabled()
    assert editor.verdict.text() == "This league is open for reading only: nothing can be sealed."
    editor.call_off()
