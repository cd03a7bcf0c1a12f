"""The player: where it stands, how it goes on, and what it does when the film changes."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.bout import SeededChance
from ringside_manager.bout.events import RoundScored
from ringside_manager.gui.ring import PACE, LiveBout, Player, Speed
from ringside_manager.gui.settings import settings
from ringside_manager.play import Contest, Jump
from tests.play.test_contest import EXPERT, PERSON, heavyweights, played


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time

    def wait(self, player: Player, seconds: float) -> None:
        """The time passes and the player's timer rings once."""
        self.time += seconds
        player.tick()


@pytest.fixture(scope="module")
def record() -> Any:
    return played(Contest(heavyweights(), 7, (PERSON, EXPERT))).record()


@pytest.fixture
def watched(record: Any, qtbot: QtBot) -> LiveBout:
    return LiveBout.watched(record)


def live() -> LiveBout:
    match = LiveBout.played(Contest(heavyweights(), 7, (PERSON, EXPERT)))
    match.begin()
    return match


def decide(match: LiveBout, chance: SeededChance) -> None:
    request = match.requests[0]
    match.answer(request, chance.pick(request.options))


def test_an_event_is_shown_long_enough_to_read_it(watched: LiveBout) -> None:
    clock = Clock()
    player = Player(watched, now=clock)
    player.play()
    clock.wait(player, PACE * 0.9)
    assert player.place == 0
    clock.wait(player, PACE * 0.2)
    assert player.place == 1
    player.set_speed(Speed.FOURFOLD)
    clock.wait(player, PACE / 4 * 1.1)
    assert player.place == 2


def test_a_round_s_end_is_shown_longer(watched: LiveBout) -> None:
    clock = Clock()
    player = Player(watched, now=clock)
    player.forward(Jump.ROUND)
    assert isinstance(watched.film.event(player.place), RoundScored)
    here = player.place
    player.play()
    clock.wait(player, PACE * 1.5)
    assert player.place == here
    clock.wait(player, PACE)
    assert player.place == here + 1


def test_whoever_comes_late_shows_what_should_have_been_shown(watched: LiveBout) -> None:
    clock = Clock()
    player = Player(watched, now=clock)
    shown: list[tuple[int, bool]] = []
    player.placed.connect(lambda place, animate: shown.append((place, animate)))
    player.set_speed(Speed.TOP)
    player.play()
    clock.wait(player, 3.0)
    assert shown == [(len(watched.film), False)]
    assert not player.is_playing


def test_top_speed_runs_through_a_bout_by_itself(watched: LiveBout, qtbot: QtBot) -> None:
    player = Player(watched)
    player.set_speed(Speed.TOP)
    player.play()
    qtbot.waitUntil(lambda: player.at_end)


def test_jumps_lead_where_the_film_says_and_back(watched: LiveBout) -> None:
    player, film = Player(watched), watched.film
    for jump in (Jump.STEP, Jump.TURN, Jump.KNOCKDOWN, Jump.ROUND, Jump.END):
        player.go_to(0)
        player.forward(jump)
        assert player.place == film.after(0, jump)
    assert player.at_end
    player.back(Jump.ROUND)
    assert player.place == film.before(len(film), Jump.ROUND)
    player.go_to(9999)
    assert player.place == len(film)
    player.go_to(-3)
    assert player.place == 0


def test_a_step_stops_the_playing_and_a_jump_does_not(watched: LiveBout) -> None:
    player = Player(watched)
    player.play()
    player.forward(Jump.TURN)
    playing = [player.is_playing]
    player.forward(Jump.STEP)
    playing.append(player.is_playing)
    player.play()
    player.forward(Jump.END)
    assert [*playing, player.is_playing] == [True, False, False]
    player.toggle()  # at the end of a bout that is over: from the beginning
    assert (player.place, player.is_playing) == (0, True)


def test_new_events_of_a_bout_being_fought_are_played_to_whoever_is_at_the_end(qtbot: QtBot) -> None:
    match, chance, clock = live(), SeededChance(1), Clock()
    player = Player(match, now=clock)
    player.go_to(len(match.film))
    before = player.place
    while len(match.film) == before:
        decide(match, chance)
    assert (player.place, player.is_playing) == (before, True)
    clock.wait(player, 60)
    assert (player.place, player.is_playing) == (len(match.film), False)


def test_whoever_looks_back_stays_where_he_is_when_the_bout_goes_on(qtbot: QtBot) -> None:
    match, chance = live(), SeededChance(1)
    for _ in range(8):
        decide(match, chance)
    player = Player(match)
    player.go_to(3)
    for _ in range(8):
        decide(match, chance)
    assert (player.place, player.is_playing) == (3, False)


def test_taking_back_leads_to_what_is_still_there(qtbot: QtBot) -> None:
    match, chance, clock = live(), SeededChance(1), Clock()
    player = Player(match, now=clock)
    player.go_to(len(match.film))
    before = len(match.film)
    while len(match.film) == before:
        decide(match, chance)
    clock.wait(player, 60)
    assert player.place > before
    match.take_back()
    assert player.place == len(match.film) == before
    assert not player.is_playing


def test_the_speed_is_remembered(watched: LiveBout) -> None:
    Player(watched).set_speed(Speed.EIGHTFOLD)
    assert Player(watched).speed is Speed.EIGHTFOLD
    assert Speed.HALF.stepped(-1) is Speed.HALF
    assert Speed.NORMAL.stepped(2) is Speed.FOURFOLD


def test_top_speed_is_for_one_bout_and_not_remembered(watched: LiveBout) -> None:
    player = Player(watched)
    player.set_speed(Speed.DOUBLE)
    player.set_speed(Speed.TOP)
    assert player.speed is Speed.TOP
    assert Player(watched).speed is Speed.DOUBLE


def test_a_top_speed_remembered_by_an_older_program_is_forgotten(watched: LiveBout) -> None:
    settings().set_value("ring/speed", Speed.TOP.name)
    assert Player(watched).speed is Speed.NORMAL
