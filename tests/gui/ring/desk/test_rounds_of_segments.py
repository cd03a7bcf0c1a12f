"""Deciding orders for a round of segments and the towel: what is asked, what each option means, what dice are for."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from ringside_manager.bout import BLUE, RED
from ringside_manager.bout.corner import Comparison
from ringside_manager.bout.view import WantedDie
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.panels import RequestPanel
from ringside_manager.gui.ring.desk.questions import die_question, effect_lines, meaning
from ringside_manager.gui.ring.desk.secrets import PairPanel, SecretPanel
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.gui.ring.watching import incident_told
from ringside_manager.gui.start.option_field import OptionGroup, option_widgets, system_field
from ringside_manager.gui.systems.glory_days import WINDOW
from ringside_manager.language import Pseudo
from ringside_manager.play import Seat, Sitter
from tests.gui.looking import settle, texts, unnamed
from tests.gui.ring.bouts import of_film
from tests.gui.ring.desk.drive import ANN, desk_for
from tests.gui.ring.glory_bouts import ENGINE, eventful, setup
from tests.slow import each

PLAIN = Seat(Sitter.PROGRAM, level="plain")


def asked(desk: PlayDesk, kind: str, *, hurt: bool = False) -> None:
    """Go on to the first such question; all before it are answered as the rules suggest."""
    while desk.match.is_live:
        request = desk.match.requests[0]
        contest = desk.match.contest
        if request.kind == kind and (not hurt or "hurt" in contest.bout.scene.side(RED).marks):
            settle(5)
            return
        desk.match.answer(request, request.plain)
    raise AssertionError("never asked")


def test_an_order_says_what_it_changes_and_what_the_round_may_bring(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, PLAIN), setup=setup(rounds=2, corner_orders="yes", towel="no"))
    asked(desk, "plan")
    panel = desk.panel
    assert isinstance(panel, SecretPanel)
    assert panel.question == "How shall Rocky Marciano fight the coming round?"
    assert [row.row.name for row in panel.side.table.rows] == ["His own fight", "Press", "Box", "Cover up"]
    (told,) = [text for text in texts(panel) if text.startswith("Press: ")]
    assert "A star more inside, a star less outside" in told
    assert "You lead " in told
    assert "You floor him " in told
    assert unnamed(desk) == []


def test_the_table_of_orders_shows_chances_to_win(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, ANN), setup=setup(rounds=2, corner_orders="yes", towel="no"))
    asked(desk, "plan")
    assert isinstance(desk.panel, PairPanel)
    contest = desk.match.contest
    for corner in (RED, BLUE):
        assert "Press: A star more inside, a star less outside" in texts(desk.panel.sides[corner])
        request = next(one for one in desk.match.requests if one.corner is corner)
        rows = desk.panel.sides[corner].table.rows
        effects = contest.outlook(request).effects
        assert [row.row.cells for row in rows] == [effect.against for effect in effects]
        assert "Chance to win against Cover up: " in rows[0].accessibleDescription()


def test_the_numbers_of_an_order_are_those_of_the_outlook(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, PLAIN), setup=setup(rounds=2, corner_orders="yes", towel="no"))
    asked(desk, "plan")
    contest = desk.match.contest
    request = desk.match.requests[0]
    effects = ENGINE.outlook(contest.bout.view(RED), request).effects
    for word, effect in zip(("natural", "press", "box", "cover"), effects, strict=True):
        values = {measure.name: measure.value for measure in effect.measures}
        lines = " ".join(effect_lines(WINDOW, "plan", word, effect)).replace("\N{NO-BREAK SPACE}", " ")
        assert f"You land {values['land']}, he {values['other_land']} in the round" in lines
        assert f"You lead {values['control']} %, he {values['other_control']} %" in lines


def test_a_towel_is_asked_for_whoever_is_hurt(qtbot: QtBot) -> None:
    for seed in range(40):
        desk = desk_for(qtbot, (ANN, PLAIN), setup=setup(rounds=6), seed=seed)
        try:
            asked(desk, "towel", hurt=True)
        except AssertionError:
            continue
        break
    panel = desk.panel
    assert isinstance(panel, RequestPanel)
    assert panel.question == "Does the corner of Rocky Marciano let him go on?"
    going_on, throwing = panel.cards.cards
    assert "He is stopped in the next segment: " in going_on.accessibleDescription()
    assert "He still wins the bout: " in going_on.accessibleDescription()
    assert "The bout is lost" in throwing.accessibleDescription()


@each(
    "purpose, bound, roll, told",
    [
        ("chin", 5, 3, "3: stunned or down"), ("chin", 5, 6, "6: he takes it"),
        ("count", 2, 2, "2: counted out"), ("will", 3, 4, "4: he fights on"),
        ("cut", 8, 8, "8: he is marked"), ("stoppage", 4, 5, "5: he may go on"),
        ("check", 6, 6, "6: it tests the chin"), ("retire", 1, 1, "1: his corner retires him"),
    ],
)  # fmt: skip
def test_what_a_roll_means(purpose: str, bound: int, roll: int, told: str) -> None:
    die = WantedDie(20, purpose, BLUE, Comparison.AT_MOST, bound)
    assert meaning(WINDOW.desk, die, roll) == told


def test_every_die_is_asked_for_in_the_language_of_the_window(qapp: object) -> None:
    match, officials = of_film(eventful()), {"judge", "referee", "judge_type"}
    with Pseudo():
        for rolled in match.film.rolls:
            assert die_question(match, rolled.die).startswith("⟦"), rolled.die
    assert {rolled.die.purpose for rolled in match.film.rolls} > officials
    chin = WantedDie(20, "chin", BLUE, Comparison.AT_MOST, 5)
    assert die_question(match, chin).endswith("for his chin: with 5 or less he is stunned or down.")


def test_injuries_and_fouls_are_told_in_words() -> None:
    film = eventful()
    match = of_film(film)
    incidents = Course(film).incidents
    told = {event.name: line for place, event in incidents if (line := incident_told(match, place, event))}
    assert ", foul " in told["foul_called"]
    assert any(word in told["injured"] for word in ("Cut", "Gash", "Swelling", "nose"))
    assert not any("_" in line or "False" in line for line in told.values())
    assert {"injured", "foul_called"} <= {event.name for _, event in incidents}


def test_options_that_few_people_change_are_folded_away(qtbot: QtBot) -> None:
    info = ENGINE.info
    fields = [system_field(spec, info, "") for spec in info.options]
    parts = option_widgets(info, fields)
    for part in parts:
        qtbot.addWidget(part)
    groups = [part for part in parts if isinstance(part, OptionGroup)]
    assert [group.heading.text() for group in groups] == [
        "Knockdowns (6)",
        "Cuts, stamina and clinches (3)",
        "Referee and judges (3)",
    ]
    alone = {field.name for field in fields} - {field.name for group in groups for field in group.fields}
    assert alone == {"corner_orders", "towel"}
