"""Control in the bout window: incidents, and the questions of the desk told in sentences."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.view import Measure, OptionEffect
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.desk.asking import SecretMode
from ringside_manager.gui.ring.desk.bells import EndPanel
from ringside_manager.gui.ring.desk.panels import RequestPanel
from ringside_manager.gui.ring.desk.questions import effect_lines
from ringside_manager.gui.ring.desk.secrets import CurtainPanel, PairPanel
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.gui.ring.watching import incident_told
from ringside_manager.gui.systems.control import WINDOW
from ringside_manager.play import Contest, Seat, Sitter
from tests.gui.looking import settle, texts, unnamed
from tests.gui.ring.bouts import of_film
from tests.gui.ring.conftest import Shown
from tests.gui.ring.control_bouts import eventful, setup, with_event
from tests.gui.ring.desk.drive import ANN, BOB, desk_for, desk_over, set_mode
from tests.gui.ring.desk.test_plans import answered

pytestmark = pytest.mark.usefixtures("undressed")

PLAIN = Seat(Sitter.PROGRAM, level="plain")


def test_marks_and_fouls_are_told_in_words(qapp: object) -> None:
    film = eventful()
    match = of_film(film)
    told = [incident_told(match, *one) for one in Course(film).incidents]
    assert not any("_" in line for line in told)
    assert any(line.endswith(("eye", "nose")) for line in told)
    film, place = with_event("injured", injury="rib")
    hurt = next(one for one in Course(film).incidents if one[0] == place)
    assert incident_told(of_film(film), *hurt).endswith("rib hurt: one control less")
    for verdict, word in (("warning", "warned for"), ("point", "a point off for")):
        film, place = with_event("foul_seen", verdict=verdict)
        seen = next(one for one in Course(film).incidents if one[0] == place)
        assert word in incident_told(of_film(film), *seen)
    film, place = with_event("foul_seen", verdict="caution")
    caution = next(one for one in Course(film).incidents if one[0] == place)
    assert incident_told(of_film(film), *caution) == ""


def test_a_plan_is_chosen_from_cards_that_say_what_it_does(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, PLAIN), setup=setup(plans="yes"))
    answered(desk, "plan")
    assert isinstance(desk.panel, RequestPanel)
    assert desk.panel.question == "How shall Joe Louis fight the coming round?"
    cards = desk.panel.cards.cards
    assert [card.title_text for card in cards] == ["Even", "Attack", "Box"]
    told = cards[1].accessibleDescription()
    assert "A faster pace in control" in told
    assert "If he boxes: " in told
    assert "You stop him: " in told
    assert unnamed(desk) == []


def test_two_people_plan_behind_the_curtain(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, BOB), setup=setup(plans="yes"))
    answered(desk, "plan")
    assert isinstance(desk.panel, CurtainPanel | PairPanel)
    assert len(desk.match.requests) == 2


def test_two_people_read_in_columns_what_each_plan_does(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, BOB), setup=setup(plans="yes"))
    answered(desk, "plan")
    set_mode(desk, SecretMode.KEYS)
    assert isinstance(desk.panel, PairPanel)
    for side in desk.panel.sides.values():
        told = texts(side)
        assert {"Even", "Attack", "Box"} <= set(told)
        assert "If he attacks" in told


def test_the_towel_is_told_by_what_it_costs(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, PLAIN), setup=setup())
    answered(desk, "towel")
    assert isinstance(desk.panel, RequestPanel)
    assert desk.panel.question == "Does the corner of Joe Louis let him go on?"
    go_on, give_up = desk.panel.cards.cards
    assert "Another round: " in go_on.accessibleDescription()
    assert "The bout is lost" in give_up.accessibleDescription()


def test_the_corner_is_asked_which_mark_it_treats(qtbot: QtBot) -> None:
    fight = setup("Ron Lyle", "Gene Tunney", 15)
    desk = desk_for(qtbot, (ANN, PLAIN), setup=fight, seed=_seed_of_a_choice())
    answered(desk, "treat")
    assert isinstance(desk.panel, RequestPanel)
    assert desk.panel.question == "What does the corner of Ron Lyle work on next?"
    told = desk.panel.cards.cards[0].accessibleDescription()
    assert "The next one stops the bout: " in told
    assert "One taken off: 28" in told
    assert not any("not allowed now" in text for text in texts(desk))


def _seed_of_a_choice() -> int:
    """A bout of red's in which its corner has two marks to choose from."""
    for seed in range(400):
        contest = Contest(setup("Ron Lyle", "Gene Tunney", 15), seed, (ANN, PLAIN))
        contest.run_on()
        while not contest.is_over:
            (request,) = contest.asked
            if request.kind == "treat":
                return seed
            contest.answer(request, request.plain)
            contest.run_on()
    raise AssertionError("no such bout")


def test_a_bout_that_ends_before_anybody_is_asked_has_its_end_on_the_desk(qtbot: QtBot) -> None:
    """A knockout in the first round, without plans."""
    for seed in range(400):
        contest = Contest(setup(), seed, (ANN, PLAIN))
        if contest.is_over:
            break
    desk = desk_over(qtbot, LiveBout.played(contest))
    settle(5)
    assert isinstance(desk.panel, EndPanel)
    assert desk.match.finished is not None


def test_leads_are_told_in_punches() -> None:

    def told(tenths: int) -> str:
        return effect_lines(WINDOW, "plan", "even", OptionEffect((Measure("ahead", tenths),)))[1]

    assert told(13) == "If he stays even: 1.3 punches more"
    assert told(-20) == "If he stays even: 2 punches fewer"
    assert told(0) == "If he stays even: as many punches as he"


def test_the_tale_of_the_tape_has_words_for_every_rating(shown: Shown) -> None:
    view = shown(of_film(eventful()))
    view.side.tabs.setCurrentWidget(view.side.tape)
    settle(10)
    told = " ".join(texts(view.side.tape))
    for word in ("Control", "Threat", "Groove round", "Stamina round", "Chin", "Power", "Cuts", "Fouls"):
        assert f"{word}: Ron Lyle" in told
