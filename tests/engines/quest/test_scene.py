"""What lies open on the table: whose die is thrown and against what, what is watched for, what is used up."""

from __future__ import annotations

from ringside_manager.bout import BLUE, CORNERS, RED, Bout, SeededChance, Setup
from ringside_manager.bout.corner import Comparison
from ringside_manager.engines.quest import ENGINE
from ringside_manager.engines.quest.moves import MOVES
from tests.engines.quest.vector_script import boxer_card


def fought(seed: int, rounds: int = 4) -> Bout:
    card = boxer_card({"moves": [move.name for move in MOVES]})
    setup = Setup(ENGINE, card, card, ENGINE.info.terms(rounds, {"cuts_and_fouls": "yes"}))
    bout = Bout(setup, seed, watch=True)
    red, blue = (ENGINE.plain_corner(SeededChance(seed + side)) for side in (0, 1))
    bout.play(red, blue)
    return bout


def test_every_die_is_somebodys_but_the_judges() -> None:
    for rolled in fought(1).rolls:
        assert (rolled.die.corner is None) == (rolled.die.purpose == "criterion")


def test_dice_of_a_test_show_the_successes_that_are_told() -> None:
    """Speed and Might are all thrown; the first Defense die is a success nobody throws (Q24)."""
    seen = 0
    for seed in range(6):
        bout = fought(seed)
        for place, event in enumerate(bout.events):
            if event.name not in ("speed_tested", "might_tested", "defense_tested"):
                continue
            purpose = event.name.removesuffix("_tested")
            facts = event.as_dict()
            successes = facts["successes"]
            assert isinstance(successes, list)
            for corner in CORNERS:
                dice = [
                    rolled
                    for rolled in bout.rolls
                    if (rolled.event, rolled.die.purpose, rolled.die.corner) == (place, purpose, corner)
                ]
                assert all(rolled.die.comparison is Comparison.AT_LEAST for rolled in dice)
                shown = sum(rolled.result >= rolled.die.bound for rolled in dice)
                free = purpose == "defense" and successes[corner.index] > 0
                assert shown + free == successes[corner.index]
                seen += len(dice)
    assert seen > 500


def test_watching_is_turned_over_in_its_clash() -> None:
    bout = fought(2)
    for event, scene in zip(bout.events, bout.scenes, strict=True):
        named = [
            sum(mark.startswith("watches_") for mark in scene.side(corner).marks) for corner in (RED, BLUE)
        ]
        if scene.time == 0:
            assert named == [0, 0]
        elif event.name == "speed_tested":
            assert all(2 <= count <= 3 for count in named)


def test_a_move_of_a_round_is_used_up_until_the_next() -> None:
    used = False
    for seed in range(8):
        bout = fought(seed)
        for event, scene in zip(bout.events, bout.scenes, strict=True):
            spent = [corner for corner in CORNERS if "spent_haymaker" in scene.side(corner).marks]
            used = used or bool(spent)
            if event.name == "round_began":
                assert spent == []
    assert used
