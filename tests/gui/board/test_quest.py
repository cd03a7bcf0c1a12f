"""The table of Quest: it shows what the scene and the dice hold, at every event, and keeps what is kept."""

from __future__ import annotations

from ringside_manager.bout.corner import CORNERS
from ringside_manager.gui.board import word_in
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.gui.ring.watching import without_scores
from ringside_manager.gui.systems.quest import WINDOW
from ringside_manager.gui.systems.quest.boxer import FREE, pools_of, pose_of
from ringside_manager.gui.systems.quest.clash import tests_of as seen_tests
from ringside_manager.gui.systems.quest.names import CRITERIA, MOVE_WORDS, TECHNIQUE_WORDS
from ringside_manager.gui.systems.quest.seen import Seen, thrown
from tests.gui.board.tables import wheres, words
from tests.gui.ring.quests import ENGINE, at_random, eventful, fought


def test_stamina_pools_and_counts_are_those_of_the_scene() -> None:
    film = eventful()
    course = Course(film)
    data = [ENGINE.card_data(card) for card in (film.setup.red, film.setup.blue)]
    for place in range(10, len(film), 23):
        moment = course.moment(place)
        seen = words(film, moment)
        for corner in CORNERS:
            now = moment.scene.side(corner).numbers
            assert f"{now['stamina']} of {now['stamina_start']}" in seen
            for pool in pools_of(data[corner.index], moment.scene.side(corner)):
                assert pool.left == now[pool.name]
                assert str(pool.left) in seen
            assert str(now["landed"]) in seen


def test_every_die_of_a_clash_lies_on_the_table() -> None:
    """All dice of the three tests are there; those filled are the successes that are told (Q3, Q24 to Q26)."""
    film = eventful()
    course, met = Course(film), 0
    for place in wheres(film, "might_tested", "shoulder_rolled")[::7]:
        moment = course.moment(place)
        known = Seen.of(moment.past)
        tests = seen_tests(known.clash, thrown(moment.rolls, known.clash.begins))
        lying = sum(len(dice) - (FREE in dice) for test in tests for dice in test.dice)
        assert lying == sum(rolled.event > known.clash.begins for rolled in moment.rolls)
        for test in tests:
            for corner in CORNERS:
                filled = sum(die.success is True for die in test.dice[corner.index])
                assert filled == test.successes[corner.index], (place, test.name)
                met += 1
        scene = moment.scene
        pairs = {test.name: test.successes for test in tests if test.name != "cunning"}
        for name, pair in pairs.items():
            assert pair == tuple(side.numbers[f"clash_{name}"] for side in scene.sides)
            assert f"{pair[0]} : {pair[1]}" in words(film, moment)
    assert met > 12


def test_stance_and_watching_are_shown_in_their_clash_only() -> None:
    film = eventful()
    course = Course(film)
    for place in wheres(film, "round_began")[:3]:
        seen = words(film, course.moment(place))
        assert "Stance and watching are secret" in seen
        assert not any(word.startswith("Watches") for word in seen)
    place = next(
        at for at in wheres(film, "speed_tested")
        if any(mark.startswith("watches_") for mark in film.scene(at).sides[0].marks)
    )  # fmt: skip
    moment = course.moment(place)
    known, side = Seen.of(moment.past), moment.scene.sides[0]
    pose = pose_of(side, known.clash, CORNERS[0])
    assert {f"watches_{move}" for move in pose.watches} == {
        mark for mark in side.marks if mark.startswith("watches_")
    }
    seen = " ".join(words(film, moment))
    assert all(word_in(MOVE_WORDS, move) in seen for move in pose.watches)


def test_what_judges_look_for_is_hidden_until_the_end() -> None:
    film = eventful()
    course = Course(film)
    told_words = {word() for word in CRITERIA.values()}
    (shown,) = wheres(film, "criteria_shown")
    for place in (1, shown // 2, shown - 1):
        seen = " ".join(words(film, course.moment(place)))
        assert "Judge 1: ?" in seen
        assert not any(word in seen for word in told_words)
    event = film.event(shown)
    criteria = event.as_dict()["criteria"]
    assert isinstance(criteria, list)
    seen = " ".join(words(film, course.moment(shown)))
    assert all(CRITERIA[str(name)]() in seen for name in criteria)


def test_the_dice_for_the_judges_are_not_among_those_seen() -> None:
    film = eventful()
    moment = Course(film).moment(len(film) // 2)
    assert moment.rolls
    assert not any(rolled.die.purpose == "criterion" for rolled in moment.rolls)


def test_closed_scores_are_nowhere_on_the_table() -> None:
    film = eventful()
    course = Course(film)
    telling = {spec.name for spec in ENGINE.info.numbers if spec.tells_score}
    assert telling == {"card_1", "card_2", "card_3"}
    for place in (*wheres(film, "round_scored")[:4], *range(5, len(film), 41)):
        moment = without_scores(course.moment(place), ENGINE.info)
        assert not any(telling & side.numbers.keys() for side in moment.scene.sides)
        seen = words(film, moment)
        assert "The three scorecards stay closed until the end" in seen
        assert not any("–" in word and word.replace("–", "").isdecimal() for word in seen)


def test_work_of_the_seconds_is_told_in_the_corners() -> None:
    film = eventful()
    place = wheres(film, "technique_used")[-1]
    event = film.event(place)
    seen = words(film, Course(film).moment(place))
    assert "In the corners" in seen
    assert any(word_in(TECHNIQUE_WORDS, str(event.as_dict()["technique"])) in word for word in seen)


def test_cuts_and_fouls_are_told_in_words() -> None:
    told_of: set[str] = set()
    for film in (eventful(), *(fought(at_random(seed, 4), seed) for seed in range(30))):
        for _, event in Course(film).incidents:
            line = WINDOW.incident(event)
            assert "_" not in line
            assert "(" not in line, line
            told_of.add(event.name)
    assert {"cut_opened", "fouled"} <= told_of
