"""The table of Glory Days Boxing: it shows what the scene holds, at every event, and keeps what is kept."""

from __future__ import annotations

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.engines.glory_days.tables import ALL_OUT, ALL_POINT, FOUL_WORDS, INJURIES, LINES
from ringside_manager.gui.board import word_in
from ringside_manager.gui.board.heads import cards_of
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.gui.ring.watching import without_scores
from ringside_manager.gui.systems import glory_days
from ringside_manager.gui.systems.glory_days import middle
from ringside_manager.gui.systems.glory_days import names as words
from ringside_manager.gui.systems.glory_days.seen import (
    ONCE,
    Seen,
    dice_of,
    headline,
    notes_of,
    rolled_face,
    shown,
)
from ringside_manager.language import Pseudo
from tests.gui.board.tables import painted, wheres
from tests.gui.board.tables import words as seen
from tests.gui.ring.glory_bouts import ENGINE, eventful, found, with_a_lost_segment


def test_the_numbers_on_the_table_are_those_of_the_scene() -> None:
    film = eventful()
    course = Course(film)
    for place in range(40, len(film), 83):
        moment = course.moment(place)
        shown, scene = seen(film, moment), moment.scene
        assert f"{scene.time // 60}:{scene.time % 60:02}" in shown
        for side in scene.sides:
            now = side.numbers
            assert f"{now['stamina']} of {now['stamina_start']}" in shown
            assert f"{now['power']}/{now['finishing']}" in shown
            assert f"{now['down_at']}/{now['stunned_at']}" in shown
            for name in ("count_out", "will", "cut", "foul", "penalty", "knockdowns"):
                assert str(now[name]) in shown
            assert {str(now["landed"]), f"{now['landed']}!"} & {*shown}
        rounds = cards_of(Seen.of(moment.past).scored, scores=True)
        for judge in (1, 2, 3):
            total = tuple(sum(cards[judge - 1][side] for cards in rounds) for side in (0, 1))
            assert total == tuple(side.numbers[f"card_{judge}"] for side in scene.sides)


def test_the_track_holds_every_segment_and_who_led_it() -> None:
    film = eventful()
    course = Course(film)
    for place in wheres(film, "segment_ended")[:60]:
        moment = course.moment(place)
        event = film.event(place)
        facts, known = event.as_dict(), Seen.of(moment.past)
        cells = middle.cells_of(moment.scene, known, scores=True)
        number = int(str(facts["segment"]))
        cell = cells[number - 1]
        assert [*(cell.landed or ())] == facts["landed"]
        assert not any(later.distance for later in cells[number:])
        assert sum(one.landed[0] for one in cells if one.landed) == moment.scene.sides[0].numbers["landed"]
        assert cell.leads is known.segment.leads


def test_a_segment_the_clock_has_lost_is_crossed_out() -> None:
    film = with_a_lost_segment()
    place = next(
        at
        for at in wheres(film, "occurred")
        if getattr(film.event(at), "line", "") == "long_break" and getattr(film.event(at), "segment", 9) < 9
    )
    moment = Course(film).moment(place)
    event = film.event(place)
    number = int(str(event.as_dict()["segment"]))
    after = Course(film).moment(place + 1)
    cells = middle.cells_of(after.scene, Seen.of(after.past), scores=True)
    assert cells[number].lost
    assert not middle.cells_of(moment.scene, Seen.of(moment.past), scores=True)[number - 1].lost


def test_the_pawn_stands_where_the_round_stands() -> None:
    film = eventful()
    for scene in film.scenes[::17]:
        pawn = middle.pawn_of(scene, scores=True)
        assert pawn == tuple(side.numbers["landed"] for side in scene.sides)


def test_whoever_has_momentum_carries_the_badge() -> None:
    film = eventful()
    course = Course(film)
    for place in range(30, len(film), 97):
        moment = course.moment(place)
        badges = [one.room.center().x() for one in painted(film, moment)[0] if one.whole == "Momentum"]
        assert len(badges) == 1
        assert (badges[0] < 425) == ("momentum" in moment.scene.sides[0].marks)


def test_distance_and_who_acts_are_told() -> None:
    film = eventful()
    course = Course(film)
    for place in wheres(film, "took_control", "toe_to_toe")[:12]:
        event = film.event(place)
        facts = event.as_dict()
        shown = seen(film, course.moment(place))
        where = "Inside" if facts["distance"] == "inside" else "Outside"
        if event.name == "toe_to_toe":
            assert f"{where}, toe to toe" in shown
        else:
            assert any(
                word.startswith(f"{where}: {'R' if facts['corner'] == 'red' else 'B'} leads")
                for word in shown
            )


def test_the_lines_of_ring_generalship_show_what_was_rolled() -> None:
    film = eventful()
    course = Course(film)
    for place in wheres(film, "took_control")[:30]:
        event, moment = film.event(place), course.moment(place)
        facts = event.as_dict()
        corner = Corner(str(facts["corner"]))
        dice = dice_of(moment.rolls, fresh=False, scores=True)
        card = ENGINE.card_data(film.setup.red if corner is RED else film.setup.blue)
        lines = glory_days.lines_of(card, moment.scene.side(corner), rolled_face(dice, corner))
        (rolled,) = [line for line in lines if line.rolled]
        assert rolled.distance == facts["distance"]
        if facts["why"] != "hurt":
            assert rolled.stars == facts["stars"]


def test_the_dice_are_those_of_the_segment() -> None:
    film = eventful()
    course = Course(film)
    for place in wheres(film, "segment_ended")[:40]:
        moment = course.moment(place)
        dice = dice_of(moment.rolls, fresh=False, scores=True)
        assert dice[0].die.purpose == "control"
        assert [rolled.die.purpose for rolled in dice].count("control") <= 2
        (began,) = [at for at in wheres(film, "took_control", "toe_to_toe") if at <= place][-1:]
        assert dice == tuple(rolled for rolled in moment.rolls if rolled.event >= began - 1)
        for rolled in dice:
            assert int(shown(rolled)) == (rolled.result % 100 if rolled.die.sides == 100 else rolled.result)


def test_injuries_are_told_by_place() -> None:
    assert {*glory_days.INJURIES} == {injury.value for injury in INJURIES}
    film = eventful()
    for place in wheres(film, "injured"):
        event = film.event(place)
        facts, scene = event.as_dict(), film.scene(place)
        marks = dict(glory_days.looks(scene.side(Corner(str(facts["corner"])))))
        assert marks[str(facts["injury"])] == facts["times"]
        line = glory_days.told_in_words(((str(facts["injury"]), int(str(facts["times"]))),))[0]
        assert ("left" in line) == ("left" in str(facts["injury"]))
    assert glory_days.looks(film.opening.sides[0]) == ()


def test_whoever_is_hurt_or_down_is_named_so() -> None:
    film = eventful()
    course = Course(film)
    falls = wheres(film, "knocked_down")
    assert "DOWN" in " ".join(seen(film, course.moment(falls[0])))
    for place in range(1, len(film)):
        moment = course.moment(place)
        ring = middle.Floor.of(moment.scene, Seen.of(moment.past), moment.event)
        assert ring.hurt == tuple("hurt" in side.marks for side in moment.scene.sides)


def test_a_foul_fills_a_box_and_names_its_kind() -> None:
    assert (glory_days.POINT, glory_days.OUT) == (ALL_POINT, ALL_OUT)
    film = eventful()
    place = wheres(film, "foul_called")[0]
    event = film.event(place)
    kind = str(event.as_dict()["kind"])
    shown = " ".join(seen(film, Course(film).moment(place)))
    assert f"{word_in(FOUL_WORDS, kind)}" in shown


def test_the_one_rare_event_is_kept_in_sight() -> None:
    assert {line.word for line in LINES if line.once} == ONCE
    film = found(lambda film: any(getattr(event, "line", "") in ONCE for event in film.events))
    place = next(at for at in wheres(film, "occurred") if getattr(film.event(at), "line", "") in ONCE)
    event = film.event(place)
    before, after = (notes_of(Seen.of(film.events[:at]))[0].text for at in (place - 1, len(film)))
    assert before.startswith("Rare event: none yet")
    assert word_in(words.EVENT_WORDS, str(event.as_dict()["line"])) in after


def test_every_event_of_the_chart_and_every_headline_has_words() -> None:
    with Pseudo():
        assert all(word_in(words.EVENT_WORDS, line.word).startswith("⟦") for line in LINES)
        film = eventful()
        for event in film.events:
            text = headline(event)[1]
            assert not text or text.startswith("⟦")
    silent = {event.name for event in eventful().events if not headline(event)[1]}
    assert silent <= {
        "officials_named", "plan_chosen", "round_began", "segment_ended", "bell_rang", "round_scored", "stopped",
        "bout_ended",
    }  # fmt: skip


def test_closed_scores_are_nowhere_on_the_table() -> None:
    film = eventful()
    course = Course(film)
    telling = {spec.name for spec in ENGINE.info.numbers if spec.tells_score}
    assert {"landed", "taken_round", "card_1"} <= telling
    for place in (
        *wheres(film, "round_scored")[:4],
        *wheres(film, "punches_landed")[:6],
        *range(5, len(film), 97),
    ):
        moment = without_scores(course.moment(place), ENGINE.info)
        assert not any(telling & side.numbers.keys() for side in moment.scene.sides)
        shown = seen(film, moment)
        assert "The three scorecards stay closed until the end" in shown
        assert "Punches of the round stay closed until the end" in shown
        assert not any("–" in word and word.replace("–", "").isdecimal() for word in shown)
        assert "Judge" not in shown  # no die of theirs
        assert not any(word.startswith("lands ") for word in shown)
