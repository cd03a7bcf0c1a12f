"""The dice beside the ring: all of them in words, none before it is seen, each a way to its moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import BLUE, RED, Comparison
from ringside_manager.bout.view import Rolled, WantedDie
from ringside_manager.commentary import Tone
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.desk.questions import roll_sentences
from ringside_manager.gui.ring.story import DicePart
from ringside_manager.gui.ring.view import RingView
from ringside_manager.gui.ring.watching import Watching
from ringside_manager.play import Contest
from tests.gui.looking import settle, texts, uncut, unnamed
from tests.gui.ring.bouts import DECIDED, STOPPED, watched
from tests.play.test_contest import EXPERT, PERSON, heavyweights

MEANT = {
    "punch_missed": ("a miss",),
    "punch_landed": ("on target",),
    "countered": ("he counters",),
    "counter_failed": ("no counterpunch", "he stays on his feet"),
    "knocked_down": ("down he goes",),
    "counted": ("he rises",),
    "counted_out": ("counted out",),
}
"""What the die before an event may have meant."""
Shown = Callable[..., DicePart]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """The dice of a match alone on the screen."""

    def show(match: LiveBout) -> DicePart:
        part = DicePart()
        qtbot.addWidget(part)
        match.setParent(part)
        part.resize(400, 500)
        part.follow(Watching(match, part))
        part.show()
        settle(10)
        return part

    return show


def rolls_of(part: DicePart) -> list[str]:
    return [line.text for line in part.dice.lines if line.tone is not Tone.BELL]


def at(part: DicePart, place: int) -> None:
    part.watching.player.go_to(place)


@pytest.mark.parametrize("seed", [STOPPED, DECIDED])
def test_every_die_is_told_and_agrees_with_what_happened_next(shown: Shown, seed: int) -> None:
    match = watched(seed)
    part, film = shown(match), match.film
    at(part, len(film))
    told = rolls_of(part)
    assert len(told) == len(film.rolls) > 100
    checked = 0
    for text, rolled in zip(told, film.rolls, strict=True):
        assert rolled.die.corner is not None
        assert text.startswith(f"{match.name(rolled.die.corner)}, ")
        assert f": {rolled.result}" in text
        coming = film.events[rolled.event]
        if coming.name == "attack_won":
            continue
        checked += 1
        meanings = MEANT[coming.name]
        if coming.name == "punch_missed" and coming.as_dict()["thrown"] is not None:
            meanings = ("on target",)  # smothered
        if rolled.die.purpose == "down" and coming.name == "countered":
            meanings = ("he stays on his feet",)
        assert text.endswith(tuple(f": {meaning}" for meaning in meanings)), text
    assert checked > 100


def test_a_line_says_who_threw_what_for_what_and_against_what(shown: Shown) -> None:
    match = watched()
    rolls = (
        Rolled(0, WantedDie(100, "initA", RED), 40),
        Rolled(0, WantedDie(100, "initB", BLUE), 40),
        Rolled(0, WantedDie(100, "initA", RED), 12),
        Rolled(0, WantedDie(100, "initB", BLUE), 71),
        Rolled(2, WantedDie(100, "hit", RED, Comparison.MORE, 58), 45),
        Rolled(2, WantedDie(100, "cp", BLUE, Comparison.AT_MOST, 20), 20),
        Rolled(2, WantedDie(100, "down", BLUE, Comparison.AT_MOST, 5), 6),
        Rolled(2, WantedDie(10, "count", BLUE, Comparison.AT_LEAST, 10), 10),
        Rolled(2, WantedDie(6, "luck", RED), 3),
        Rolled(2, WantedDie(6, "luck", None, Comparison.AT_LEAST, 4), 3),
    )
    assert roll_sentences(match, rolls) == (
        "Muhammad Ali, first attack: 40",
        "Rocky Marciano, first attack: 40, equal: both throw again",
        "Muhammad Ali, first attack: 12",
        "Rocky Marciano, first attack: 71: Rocky Marciano attacks first",
        "Muhammad Ali, to hit: 45, needs more than 58: a miss",
        "Rocky Marciano, counterpunch: 20, needs 20 or less: he counters",
        "Rocky Marciano, knockdown: 6, with 5 or less Muhammad Ali goes down: he stays on his feet",
        "Rocky Marciano, count over Muhammad Ali: 10, 10 or more is a knockout: counted out",
        "Muhammad Ali, Luck (d6): 3",
        "Luck (d6): 3, held against at least 4: it fails",
    )


def test_nothing_is_told_before_it_is_seen_and_the_newest_is_marked(shown: Shown) -> None:
    match = watched()
    part, film = shown(match), match.film
    assert part.none.isVisible()
    assert rolls_of(part) == []
    every = roll_sentences(match, film.rolls)
    for place in (*range(1, len(film), 23), 40, 3, len(film)):
        at(part, place)
        known = film.rolls_until(place)
        assert rolls_of(part) == list(every[: len(known)])
        assert part.dice.textCursor().block().text().endswith(every[len(known) - 1])
        assert part.dice.viewport().rect().intersects(part.dice.cursorRect())
    at(part, 40)
    part.watching.set_as_live(False)
    assert rolls_of(part) == list(every)
    assert part.ahead.isVisible()
    assert part.dice.textCursor().block().text().endswith(every[len(film.rolls_until(40)) - 1])


def test_lines_are_grouped_by_round_and_turn(shown: Shown) -> None:
    match = watched(DECIDED)
    part, film = shown(match), match.film
    at(part, len(film))
    bells = [line.text for line in part.dice.lines if line.tone is Tone.BELL]
    assert bells == ["Before the first bell", *(f"Round {number}" for number in range(1, 13))]
    number, time = 0, 0
    rolls = iter(film.rolls)
    for line in part.dice.lines:
        if line.tone is Tone.BELL:
            number, time = bells.index(line.text), 0
            continue
        rolled = next(rolls)
        time = int(line.time) if line.time else time
        if rolled.event:
            scene = film.scene(rolled.event)
            assert (number, time) == (scene.round, scene.time)


def test_a_line_leads_to_what_its_die_brought_about(shown: Shown) -> None:
    match = watched()
    part = shown(match)
    at(part, len(match.film))
    line = next(place for place, line in enumerate(part.dice.lines) if line.text.endswith(": a miss"))
    cursor = part.dice.textCursor()
    cursor.setPosition(part.dice.document().findBlockByNumber(line).position() + 2)
    part.dice.setTextCursor(cursor)
    part.dice.ensureCursorVisible()
    QTest.mouseClick(
        part.dice.viewport(), Qt.MouseButton.LeftButton, pos=part.dice.cursorRect(cursor).center()
    )
    event = match.film.event(part.watching.place)
    assert event.name == "punch_missed"
    assert part.dice.lines[-1].text.endswith(": a miss")


def test_dice_that_wait_for_a_decision_are_seen_and_stay_seen(shown: Shown, qtbot: QtBot) -> None:
    match = LiveBout.played(Contest(heavyweights(1), 0, (PERSON, PERSON), real_dice=True))
    part = shown(match)
    player = part.watching.player
    match.begin()
    for roll, said in ((40, "40"), (40, "40, equal: both throw again"), (71, "71"), (12, "attacks first")):
        match.enter(roll)
        player.go_to(len(match.film))
        assert rolls_of(part)[-1].endswith(said)
    assert part.seed.text() == "These dice were thrown at the table."
    while match.requests:
        match.answer(match.requests[0], match.requests[0].options[0])
    player.go_to(len(match.film))
    match.enter(100)
    player.go_to(len(match.film))
    assert rolls_of(part)[-1].endswith(": on target")
    told = rolls_of(part)
    player.pause()
    for request in match.requests:
        match.answer(request, request.options[0])
    player.pause()
    assert not player.at_end
    assert rolls_of(part) == told
    match.take_back()
    match.take_back()
    player.go_to(len(match.film))
    assert rolls_of(part) == told[:-1]


def test_the_seed_is_told_when_it_gives_nothing_away(shown: Shown, qtbot: QtBot) -> None:
    assert shown(watched()).seed.text() == f"The seed of these dice: {STOPPED}"
    match = LiveBout.played(Contest(heavyweights(1), 90210, (PERSON, EXPERT)))
    part = shown(match)
    assert part.watching is not None
    match.begin()
    while not match.finished:
        assert part.seed.text() == "The seed of these dice is told at the end."
        assert not any("90210" in text for text in texts(part))
        match.answer(match.requests[0], match.requests[0].options[0])
    assert "90210" not in part.seed.text()
    at(part, len(match.film))
    assert part.seed.text() == "The seed of these dice: 90210"


def test_hidden_scores_hide_no_dice(shown: Shown) -> None:
    match = watched(scores=False)
    part = shown(match)
    at(part, 100)
    assert len(rolls_of(part)) == len(match.film.rolls_until(100)) > 20


@pytest.mark.parametrize(
    ("size", "zoom", "theme"),
    [((1280, 800), 1.0, "light"), ((900, 560), 1.0, "dark"), ((1280, 800), 1.5, "light")],
)
def test_the_tab_of_the_dice_is_whole_and_named(
    qtbot: QtBot, size: tuple[int, int], zoom: float, theme: str
) -> None:
    LOOK.zoom = zoom
    LOOK.set_theme(theme)
    view = RingView()
    qtbot.addWidget(view)
    view.resize(*size)
    view.show_match(watched())
    view.show()
    view.watching.player.go_to(150)
    view.side.tabs.setCurrentWidget(view.side.dice)
    settle(20)
    assert view.side.dice.isVisible()
    assert uncut(view) == []
    assert unnamed(view) == []
    assert view.side.dice.dice.accessibleName() == "Dice thrown"
    assert view.side.dice.dice.viewport().height() >= 2 * view.fontMetrics().height()
    dice = view.side.dice.dice
    assert dice.viewport().rect().contains(dice.cursorRect().adjusted(0, 0, -1, -1))
    bar = view.side.tabs.tabBar()
    tab = bar.tabRect(view.side.tabs.indexOf(view.side.dice))
    assert 0 <= tab.left() < tab.right() <= bar.width()
