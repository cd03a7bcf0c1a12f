"""The film of a bout: which dice belong to what has been seen."""

from __future__ import annotations

from ringside_manager.play import Contest, Film
from tests.play.test_contest import EXPERT, PERSON, heavyweights


def test_the_dice_seen_are_those_that_led_to_what_was_seen() -> None:
    contest = Contest(heavyweights(2), 11, (EXPERT, EXPERT))
    contest.run_on()
    film = Film.of(contest.bout)
    assert film.rolls == contest.bout.rolls
    assert film.rolls_until(0) == ()
    for place in range(1, len(film)):
        seen = film.rolls_until(place)
        assert seen == film.rolls[: len(seen)]
        assert all(rolled.event < place for rolled in seen)
        assert all(rolled.event >= place for rolled in film.rolls[len(seen) :])
    assert film.rolls_until(len(film)) == film.rolls


def test_a_film_takes_over_dice_that_wait_for_a_decision_and_gives_back_those_taken_back() -> None:
    contest = Contest(heavyweights(), 7, (PERSON, PERSON), real_dice=True)
    film = Film.of(contest.bout)
    contest.enter(71)
    film.take(contest.bout)
    assert [rolled.result for rolled in film.rolls_until(0)] == [71]
    contest.take_back()
    film.take(contest.bout)
    assert film.rolls == ()
