"""The page of a fighter."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.books import FighterBook
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.orders import RetireFighter, SignFighter
from ringside_manager.campaign.progress import may_retire
from ringside_manager.gui import words
from ringside_manager.gui.explain import Popover
from ringside_manager.gui.matchmaker.arenas import strip_rows
from ringside_manager.gui.pages.people import watched
from ringside_manager.gui.pages.people.fighter_page import FighterPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Link
from ringside_manager.office.docket import Party
from ringside_manager.office.orders.pairings import due_pairings
from tests.gui.people.conftest import Traveller
from tests.gui.widgets_read import press, texts

pytestmark = pytest.mark.usefixtures("undressed")


def _page(show: Traveller, number: int, part: str = "career") -> FighterPage:
    return show(Place("fighter", number, part))


def _busiest(show: Traveller) -> FighterBook:
    return max(show.session.books.fighters.values(), key=lambda fighter: fighter.tally.bouts)


def _links(widget: QWidget) -> set[Place]:
    return {link.place for link in widget.findChildren(Link) if link.place and link.isVisibleTo(widget)}


def test_the_head_says_who_he_is_how_it_was_computed_and_every_bout_is_listed(show: Traveller) -> None:
    fighter = _busiest(show)
    page = _page(show, fighter.number)
    manager = show.session.books.managers[fighter.manager or 0]
    told = texts(page.header)
    tally = fighter.tally
    assert page.title() == fighter.name
    for expected in (
        fighter.name,
        f"{tally.wins}-{tally.losses}-{tally.draws}",
        words.pop(fighter.pop_half),
        words.dollars(fighter.earnings_dollars),
        manager.name,
        f"{fighter.percentage} %",
    ):
        assert expected in told
    assert Place("manager", manager.number) in _links(page.header)
    page = _page(show, _busiest(show).number)
    for ask in (page.header.pop.why, page.header.percentage, page.header.rank):
        assert ask.isVisibleTo(page)
        ask.click()
        popover = page.findChild(Popover)
        assert popover.steps
        popover.close()
        popover.deleteLater()
        popover.setParent(None)
    part = _page(show, fighter.number, "bouts").tabs.part()
    assert [row.bout for row in part.table.rows] == fighter.bouts
    part.table.activated.emit(part.table.shown_rows[0])
    assert show.last == Place("bout", fighter.bouts[-1])


def test_ratings_say_what_experience_taught(show: Traveller) -> None:
    books = show.session.books
    taught = max(books.fighters.values(), key=lambda f: sum(vars_of(f)))
    part = _page(show, taught.number, "ratings").tabs.part()
    gained = [n for n in taught.bouts if books.bouts[n].gained[books.bouts[n].corner_of(taught.number).index]]
    assert gained, "nobody has learned anything in this league"
    assert _links(part) == {Place("bout", number) for number in gained}
    assert f"Endurance {taught.abilities.endurance}" in part.meters.accessibleDescription()


def vars_of(fighter: FighterBook) -> tuple[int, int, int]:
    return fighter.gains.endurance, fighter.gains.agility, fighter.gains.counterpunch


def test_titles_and_managers_another_fighter_and_one_who_is_not_there(show: Traveller) -> None:
    books = show.session.books
    champion = books.divisions[""].champion
    assert champion is not None
    part = _page(show, champion, "titles").tabs.part()
    assert len(part.reigns.rows) == len(books.reigns_of(champion))
    part.reigns.activated.emit(part.reigns.rows[0])
    assert show.last == Place("bout", books.reigns_of(champion)[0].won_bout or 0)
    part.contracts.activated.emit(part.contracts.rows[-1])
    assert show.last == Place("manager", books.fighters[champion].manager or 0)
    one, other = list(show.session.books.fighters)[:2]
    page = _page(show, one, "ratings")
    show(Place("fighter", other))
    assert page.tabs.key == "ratings"
    part = page.tabs.part()
    ability = show.session.books.fighters[other].abilities.agility
    assert f"Agility {ability}" in part.meters.accessibleDescription()
    page = _page(show, 999_999)
    assert "There is no such fighter." in texts(page)
    press(page, "All fighters")
    assert show.last == Place("fighters")


def test_a_newcomer_has_nothing_to_show_yet(show_new: Traveller) -> None:
    fighter = next(iter(show_new.session.books.fighters.values()))
    page = _page(show_new, fighter.number)
    told = texts(page)
    assert "0-0-0" in told
    assert "Has not fought yet." in told
    assert "Unranked" in told
    part = _page(show_new, fighter.number, "bouts").tabs.part()
    assert "He has not fought yet." in texts(part)


def test_a_retired_fighter_is_said_to_be(show: Traveller) -> None:
    books = show.session.books
    mine = next(
        f
        for f in books.fighters.values()
        if may_retire(BY_THE_BOOK.retirement, f.tally.bouts, f.losing_streak) and f.manager
    )
    show.session.sit(Party(books.managers[mine.manager or 0].name, mine.manager))
    show.session.hand_in(RetireFighter(mine.number, reason="Enough is enough"))
    show.session.wait()
    page = _page(show, mine.number)
    told = texts(page)
    assert "Retired after fight night" in told
    assert "Enough is enough" in told
    assert not page.header.percentage.isVisibleTo(page)
    assert not page.header.match.isVisibleTo(page)


def test_a_free_agent_has_no_manager(show_new: Traveller) -> None:
    fighter = next(iter(show_new.session.books.fighters.values()))
    fighter.manager, fighter.percentage = None, None
    page = _page(show_new, fighter.number)
    assert "Free agent, no manager" in texts(page.header)
    assert not page.header.manager.isVisibleTo(page)


def test_a_free_agent_is_signed_by_who_has_a_place(
    show_new: Traveller, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = show_new.session
    viewer = session.persons[0]
    handed: list[object] = []
    monkeypatch.setattr(session, "hand_in", handed.append)
    books, stable = session.books, session.books.managers[viewer.manager or 0].stable
    free = next(fighter for fighter in books.fighters.values() if fighter.manager != viewer.manager)
    books.managers[free.manager or 0].stable.remove(free.number)
    free.manager, free.percentage = None, None
    session.sit(viewer)
    page = _page(show_new, free.number)
    assert "no empty place" in page.header.sign.toolTip()
    assert not page.header.sign.isEnabled()
    stable.pop()
    page.refresh()
    press(page.header, "Sign him")
    assert handed == [SignFighter(free.number)]


def test_a_bout_is_only_sought_for_ones_own(show: Traveller) -> None:
    books = show.session.books
    viewer = show.session.viewer
    mine = next(f for f in books.fighters.values() if f.manager == viewer.manager and not f.is_retired)
    other = next(
        f for f in books.fighters.values() if f.manager not in (viewer.manager, None) and not f.is_retired
    )
    page = _page(show, other.number)
    assert not page.header.match.isVisibleTo(page)
    _page(show, mine.number)
    press(page.header, "Find a bout")
    assert show.last == Place("matchmaker", mine.number)
    press(page.header, "Compare…")
    assert show.last == Place("compare", mine.number)


def test_notes_and_watching_are_for_one_person(show: Traveller) -> None:
    session, fighter = show.session, _busiest(show)
    page = _page(show, fighter.number, "notes")
    part = page.tabs.part()
    part.field.setPlainText("Weak against <b>hooks</b>.")
    page.header.watch.click()
    session.sit(session.persons[1])
    page.refresh()
    assert part.field.toPlainText() == ""
    assert not page.header.watch.isChecked()
    session.sit(session.persons[0])
    page.refresh()
    assert part.field.toPlainText() == "Weak against <b>hooks</b>."
    assert page.header.watch.isChecked()


def test_commands_do_what_the_buttons_do(show: Traveller) -> None:
    books, viewer = show.session.books, show.session.viewer
    other = next(f for f in books.fighters.values() if f.manager != viewer.manager)
    page = _page(show, other.number)
    commands = {command.key: command for command in page.commands()}
    commands["fighter_watch"].run()
    assert commands["fighter_watch"].checked()
    assert watched(show.session) == {other.number}
    assert commands["fighter_match"].why_not() == "You do not manage him."
    commands["fighter_compare"].run()
    assert show.last == Place("compare", other.number)


def test_a_pairing_of_a_tournament_is_his_next_bout(new_session: Session, qtbot: QtBot) -> None:
    new_session.sit(new_session.persons[0])
    books, manager = new_session.books, new_session.persons[0].manager
    due = next(due for due in due_pairings(books) if books.fighters[due.red].manager == manager)
    show = Traveller(new_session, qtbot)
    page = _page(show, due.red)
    other = books.fighters[due.blue].name
    assert f"Night 1\n{other}" in texts(page)
    assert "Nothing made yet" not in texts(page)
    assert Place("tournament", due.slot.tournament) in _links(page)
    assert not page.header.match.isEnabled()
    assert page.header.match.toolTip().startswith("In a tournament until night")
    find = next(command for command in page.commands() if command.key == "fighter_match")
    assert find.why_not().startswith("In a tournament until night")
    strip = strip_rows(books, new_session.persons[0], 1)
    assert dict(strip)[due.red][2] == f"Meets {other} on night 1"
