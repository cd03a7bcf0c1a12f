"""The bout window with Control in it: clock, incidents, dice, and the desk's questions told in sentences."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.view import Measure, OptionEffect
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.ring.desk.confirming import EndPanel
from ringside_manager.gui.ring.desk.panels import RequestPanel
from ringside_manager.gui.ring.desk.questions import effect_lines
from ringside_manager.gui.ring.desk.secrets import CurtainPanel, PairPanel
from ringside_manager.gui.ring.live_bout import LiveBout
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.gui.ring.view import RingView
from ringside_manager.gui.ring.watching import clock_told, incident_told, time_told
from ringside_manager.gui.systems.control import WINDOW
from ringside_manager.play import Contest, Seat, Sitter
from tests.gui.looking import settle, texts, uncut, unnamed
from tests.gui.ring.control_bouts import ENGINE, eventful, setup, watched, with_event
from tests.gui.ring.desk.drive import ANN, BOB, desk_for, desk_over
from tests.gui.ring.desk.test_plans import answered

PLAIN = Seat(Sitter.PROGRAM, level="plain")
Shown = Callable[..., RingView]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """A view of a match, on the screen."""

    def show(match: LiveBout, size: tuple[int, int] = (1280, 800)) -> RingView:
        view = RingView()
        match.setParent(view)
        qtbot.addWidget(view)
        view.resize(*size)
        view.show_match(match)
        view.show()
        settle(20)
        return view

    return show


def go(view: RingView, place: int) -> None:
    view.player.go_to(place)


@pytest.mark.parametrize(("size", "zoom"), [((1280, 800), 1.0), ((900, 560), 1.0), ((1280, 800), 1.5)])
def test_every_control_has_a_name_and_no_text_is_cut_off(
    shown: Shown, size: tuple[int, int], zoom: float
) -> None:
    before = LOOK.zoom
    LOOK.set_zoom(zoom)
    try:
        view = shown(watched(eventful()), size)
        for place in (0, 60, len(eventful())):
            go(view, place)
            settle(10)
            assert unnamed(view) == []
            assert uncut(view) == []
    finally:
        LOOK.set_zoom(before)


def test_the_clock_is_told_in_steps() -> None:
    assert time_told(ENGINE.info, 3) == "Step 3 of 7"
    assert clock_told(ENGINE.info, 2, 5) == "Round 2, step 5"


def test_marks_and_fouls_are_told_in_words(qapp: object) -> None:
    film = eventful()
    match = watched(film)
    told = [incident_told(match, one) for one in Course(film).incidents]
    assert not any("_" in line for line in told)
    assert any(line.endswith(("eye", "nose")) for line in told)
    film, place = with_event("injured", injury="rib")
    hurt = next(one for one in Course(film).incidents if one.place == place)
    assert incident_told(watched(film), hurt).endswith("rib hurt: one control less")
    for verdict, word in (("warning", "warned for"), ("point", "a point off for")):
        film, place = with_event("foul_seen", verdict=verdict)
        seen = next(one for one in Course(film).incidents if one.place == place)
        assert word in incident_told(watched(film), seen)
    film, place = with_event("foul_seen", verdict="caution")
    caution = next(one for one in Course(film).incidents if one.place == place)
    assert incident_told(watched(film), caution) == ""


def test_every_die_is_told_with_its_thrower(shown: Shown) -> None:
    film = eventful()
    view = shown(watched(film))
    view.side.tabs.setCurrentWidget(view.side.dice)
    go(view, len(film))
    lines = [line.text for line in view.side.dice.dice.lines if ": " in line.text]
    assert len(lines) == len(film.rolls)
    for line, rolled in zip(lines, film.rolls, strict=True):
        assert line.endswith(f": {rolled.result}")
        assert (rolled.die.corner is None) != line.startswith(("Ron Lyle, ", "Gene Tunney, "))


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
    view = shown(watched(eventful()))
    view.side.tabs.setCurrentWidget(view.side.tape)
    settle(10)
    told = " ".join(texts(view.side.tape))
    for word in ("Control", "Threat", "Groove round", "Stamina round", "Chin", "Power", "Cuts", "Fouls"):
        assert f"{word}: Ron Lyle" in told
