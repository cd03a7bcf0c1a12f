"""Moments of a bout, one for each event."""

from __future__ import annotations

from itertools import pairwise

from ringside_manager.bout.events import RoundScored
from ringside_manager.gui.board.moment import moments, rounds_won
from tests.gui.board.scenes import a_bout


def test_a_moment_knows_the_rounds_over_by_then() -> None:
    bout = a_bout(5, rounds=4)
    shown = moments(bout.events, bout.scenes)
    assert len(shown) == len(bout.events)
    assert shown[0].rounds == ()
    assert shown[-1].rounds == rounds_won(bout.events)
    for before, moment in pairwise(shown):
        ended = isinstance(moment.event, RoundScored)
        assert len(moment.rounds) == len(before.rounds) + ended
        if ended:
            assert moment.rounds[-1].round == moment.event.round
            assert moment.rounds[-1].winner is moment.event.winner
