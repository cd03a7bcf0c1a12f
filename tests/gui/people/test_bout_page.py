"""The page of a bout."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import BoutBook
from ringside_manager.commentary import Tone
from ringside_manager.gui import words
from ringside_manager.gui.explain import Explained, Popover
from ringside_manager.gui.justice.correcting import CorrectDialog
from ringside_manager.gui.pages.people import bout_page as module
from ringside_manager.gui.pages.people.bout_page import BoutPage, Length, PlansPanel, tell, told_at
from ringside_manager.gui.place import Place
from ringside_manager.gui.tape import money_rows
from ringside_manager.office.facts.bouts import Led, bout_page
from ringside_manager.office.facts.replays import replay_facts
from ringside_manager.office.mending import CorrectResult, ResultChange
from tests.gui.people.conftest import Traveller
from tests.gui.widgets_read import press, texts
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")


def _page(show: Traveller, number: int) -> BoutPage:
    return show(Place("bout", number))


def _fought(show: Traveller) -> list[BoutBook]:
    return [bout for bout in show.session.books.bouts.values() if bout.outcome is not None]


def test_the_banner_says_who_won_and_how(show: Traveller) -> None:
    for bout in _fought(show)[:3]:
        page = _page(show, bout.number)
        won, lost = (
            (page.banner.red, page.banner.blue)
            if bout.outcome.winner is RED
            else (page.banner.blue, page.banner.red)
        )
        assert page.banner.result.text() == words.method(bout.outcome.method)
        if bout.outcome.winner is not None:
            assert (won.outcome.text(), lost.outcome.text()) == ("Winner", "Lost")
            assert won.outcome.property("tone") == bout.outcome.winner.value
            assert page.banner.result.property("tone") == bout.outcome.winner.value
        red, blue = (show.session.books.fighters[number].name for number in bout.fighters)
        assert page.title() == f"{red} against {blue}"
        assert red in texts(page.banner.red)
        assert blue in texts(page.banner.blue)


def test_cards_punches_and_story_are_those_of_the_bout(show: Traveller) -> None:
    bout = next(b for b in _fought(show) if b.outcome and b.outcome.method.is_decision)
    page = _page(show, bout.number)
    red, blue = bout.outcome.landed
    names = [show.session.books.fighters[number].name for number in bout.fighters]
    assert f"Punches landed: {names[0]} {red}, {names[1]} {blue}" in page.grid.accessibleDescription()
    assert f"Punches landed: {names[0]} {red}, {names[1]} {blue}" in page.tape.accessibleDescription()
    card = bout.outcome.scorecards[0].total
    assert f"Rounds won: {names[0]} {card[0]}, {names[1]} {card[1]}" in page.grid.accessibleDescription()
    assert f"beats {names[1] if bout.outcome.winner is RED else names[0]}" in page.story.text.toPlainText()


def test_the_story_has_three_lengths(show: Traveller) -> None:
    bout = max(_fought(show), key=lambda bout: bout.rounds)
    page = _page(show, bout.number)
    lengths = {}
    for length in Length:
        page.story.length.setCurrentIndex(page.story.length.findData(length.value))
        lengths[length] = len(page.story.text.toPlainText().splitlines())
    assert lengths[Length.ROUNDS] < lengths[Length.HIGHLIGHTS] < lengths[Length.FULL]
    again = _page(show, bout.number)
    assert len(again.story.text.toPlainText().splitlines()) == lengths[Length.FULL]


def test_rounds_without_a_word_are_not_rung_in(show: Traveller) -> None:
    record = show.session.entries[(_fought(show)[0].fought_entry or 0) - 1].record
    _, lines = tell(record or "")
    told = told_at([line for line in lines if line.tone is not Tone.SCORE], Length.ROUNDS)
    assert [line.tone for line in told] == [Tone.BELL, Tone.RESULT]


def test_money_can_be_asked_how_it_came_about(show: Traveller) -> None:
    bout = _fought(show)[-1]
    page = _page(show, bout.number)
    told = texts(page.sides)
    assert words.dollars(bout.purses_dollars[0]) in told
    assert words.dollars(bout.purses_dollars[1]) in told
    purse = next(ask for ask in page.sides.findChildren(Explained) if ask.isEnabled())
    purse.click()
    popover = page.findChild(Popover)
    assert popover.steps
    popover.close()


def test_links_lead_where_they_say(show: Traveller) -> None:
    bout = _fought(show)[-1]
    page = _page(show, bout.number)
    page.entry.click()
    assert show.last == Place("journal", bout.fought_entry or 0)
    page.compare.click()
    assert show.last == Place("compare", bout.red, str(bout.blue))
    page.banner.red.page.click()
    assert show.last == Place("fighter", bout.red)
    page.banner.night.click()
    assert show.last == Place("night", bout.night)


def test_a_result_entered_by_hand_says_so(show: Traveller, monkeypatch: pytest.MonkeyPatch) -> None:
    bout = _fought(show)[0]
    real = module.facts_of.bout_page
    monkeypatch.setattr(module.facts_of, "bout_page", lambda *of: replace(real(*of), record=None))
    page = _page(show, bout.number)
    assert "entered by hand" in page.doubt.text()
    assert not page.story.isVisibleTo(page)
    assert not page.tape.isVisibleTo(page)
    assert page.cards.isVisibleTo(page)


def test_a_record_nobody_can_read_is_said_to_be_one(show: Traveller, monkeypatch: pytest.MonkeyPatch) -> None:
    bout = _fought(show)[0]
    real = module.facts_of.bout_page
    monkeypatch.setattr(module.facts_of, "bout_page", lambda *of: replace(real(*of), record="a goose"))
    page = _page(show, bout.number)
    assert "not a bout record" in page.doubt.text()
    assert page.punch_note.isVisibleTo(page)
    assert not page.story.isVisibleTo(page)


def test_a_correction_shows_in_the_page_and_the_door_to_it(show: Traveller) -> None:
    bout = next(b for b in _fought(show) if b.outcome and b.outcome.winner is RED)
    page = _page(show, bout.number)
    assert page.correct.isVisibleTo(page)
    assert not page.correction.isVisibleTo(page)
    wish = CorrectResult(bout.number, ResultChange(method=Method.KO, winner=BLUE, round=1))
    show.session.do("Mend", lambda office, _job: office.mend(wish, office.promoter, "The clerk slept."))
    show.session.wait()
    page = _page(show, bout.number)
    assert page.banner.blue.outcome.text() == "Winner"
    assert "was corrected" in page.doubt.text()
    page.correction.click()
    assert show.last == Place("journal", show.session.entries[-1].number)


def test_only_who_may_correct_has_the_door(promoter_session: object, qtbot: object) -> None:
    show = Traveller(promoter_session, qtbot)
    bout = _fought(show)[0]
    page = _page(show, bout.number)
    assert page.correct.isVisibleTo(page)
    show.session.sit(show.session.persons[0])
    page.refresh()
    assert not page.correct.isVisibleTo(page)


def test_a_bout_to_come_has_no_figures_yet(show: Traveller) -> None:
    bout = _fought(show)[0]
    bout.outcome, bout.fought_entry = None, None
    bout.state = type(bout.state).MADE
    page = _page(show, bout.number)
    assert page.banner.result.text() == "To come"
    assert not page.cards.isVisibleTo(page)
    assert not page.punches.isVisibleTo(page)
    assert not page.entry.isVisibleTo(page)
    page.banner.night.click()
    assert show.last == Place("cards", bout.night)


def test_a_bout_that_is_not_there(show: Traveller) -> None:
    page = _page(show, 999_999)
    assert "There is no such bout." in texts(page)
    press(page, "All cards")
    assert show.last == Place("cards")


def test_a_bout_is_watched_again_in_the_ring(show: Traveller) -> None:
    number = _fought(show)[0].number
    page = _page(show, number)
    press(page, "Watch it again")
    assert show.last == Place("ring", number)


def test_a_page_left_before_its_story_is_there(show: Traveller) -> None:
    page = BoutPage(show.session)
    page.show_place(Place("bout", _fought(show)[0].number))
    assert show.session.running
    delete(page)
    show.session.wait()
    assert not isValid(page)


def test_commands_say_why_they_cannot_be_done(show: Traveller) -> None:
    bout = _fought(show)[0]
    page = _page(show, bout.number)
    commands = {command.key: command for command in page.commands()}
    assert commands["bout_correct"].why_not() == ""
    commands["bout_compare"].run()
    assert show.last == Place("compare", bout.red, str(bout.blue))
    bout.outcome = None
    assert commands["bout_correct"].why_not() == "There is no result yet."


def test_the_dialog_to_correct_opens(show: Traveller) -> None:
    page = _page(show, _fought(show)[0].number)
    page.correct.click()
    dialog = page.findChild(CorrectDialog)
    assert dialog.isVisible()
    dialog.reject()


def test_damage_shown_is_the_sum_of_the_rounds_shown(show: Traveller) -> None:
    stopped = [b for b in _fought(show) if b.outcome and not b.outcome.method.is_decision]
    for bout in stopped[:3]:
        page = _page(show, bout.number)
        told_page = bout_page(show.session.books, show.session.entries, bout.number)
        rounds = replay_facts(told_page.record or "").rounds
        names = [show.session.books.fighters[number].name for number in bout.fighters]
        red, blue = (sum(told.scored[side] for told in rounds) for side in (0, 1))
        assert (red, blue) == bout.outcome.damage
        assert f"Damage scored: {names[0]} {red}, {names[1]} {blue}" in page.grid.accessibleDescription()
    assert stopped


def test_f1_opens_a_fitting_rule(show: Traveller) -> None:
    page = _page(show, _fought(show)[0].number)
    assert page.focus_rule() == "R58"
    assert [panel.property("rule") for panel in (page.cards, page.punches, page.money)] == [
        "R52",
        "R53",
        "C41",
    ]


def test_the_plans_of_a_bout_are_told_in_sentences(qtbot: QtBot) -> None:
    panel = PlansPanel()
    qtbot.addWidget(panel)
    plan = "orders:\n  - {request: rush, when: {round: '>=9'}, choose: rush}\n"
    panel.show_plans(("Ann", "Bob"), (None, plan), "ringside")
    told = texts(panel)
    assert "Bob" in told
    assert "Ann" not in told
    assert "9" in told
    panel.show_plans(("Ann", "Bob"), (None, None), "ringside")
    assert panel.isHidden()


@each(
    "led, told",
    [
        ((Led.HAND, Led.PLAN), ("{manager}, by hand", "a fight plan")),
        ((Led.PROGRAM, Led.NO_PLAN), ("the program", "no plan")),
        ((None, None), None),
    ],
)
def test_the_page_says_who_led_both_corners(
    show: Traveller, led: tuple[Led | None, Led | None], told: tuple[str, str] | None
) -> None:
    bout = next(bout for bout in _fought(show) if bout.managers[0] is not None)
    books = show.session.books
    page = replace(bout_page(books, show.session.entries, bout.number), led=led)
    rows = {label: (red[0], blue[0]) for label, red, blue in money_rows(books, page)}
    name = books.managers[bout.managers[0] or 0].name
    assert rows.get("Led by") == (told and (told[0].format(manager=name), told[1]))
