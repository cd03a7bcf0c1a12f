"""A bout system nobody has heard of is read by what its events derive from: no name of theirs is known anywhere."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.engine import Setup, Started
from ringside_manager.bout.events import Counted, Emit, Event, Fell, Landed
from ringside_manager.bout.terms import Terms
from ringside_manager.commentary import facts_of
from ringside_manager.commentary.phrases import phrases_in
from ringside_manager.commentary.tallies import Tallies
from ringside_manager.office.facts.replays import counts_of, rounds_of
from ringside_manager.play.film import Film, Jump
from tests.bout.corners import AnyOption
from tests.bout.toy import Shown, ToyCard, ToyEngine, ToyState


@dataclass(frozen=True, slots=True)
class Poked(Landed):
    """Whoever shows more fingers pokes the other."""

    corner: Corner
    damage: int


@dataclass(frozen=True, slots=True)
class Toppled(Fell):
    """A poke of 30 or more."""

    corner: Corner


@dataclass(frozen=True, slots=True)
class StoodUp(Counted):
    """And up again."""

    corner: Corner


class PokingToy(ToyEngine):
    """The toy, with blows."""

    def start(
        self, red: ToyCard, blue: ToyCard, terms: Terms, chance: Chance, emit: Emit | None
    ) -> Started[ToyState]:
        def poking(event: Event) -> None:
            assert emit is not None
            emit(event)
            if isinstance(event, Shown) and (lead := event.fingers[0] - event.fingers[1]):
                corner = RED if lead > 0 else BLUE
                emit(Poked(event.round, corner, abs(lead)))
                if abs(lead) >= 30:
                    emit(Toppled(event.round, corner.opponent))
                    emit(StoodUp(event.round, corner.opponent))

        return super().start(red, blue, terms, chance, poking if emit else None)


@pytest.fixture(scope="module")
def bout() -> Bout:
    """A toy bout of six rounds in which somebody falls."""
    toy = PokingToy()
    for seed in range(200):
        setup = Setup(toy, ToyCard("Ann", 0), ToyCard("Ben", 30), toy.info.terms(6))
        bout = Bout(setup, seed, watch=True)
        bout.play(AnyOption(SeededChance(seed)), AnyOption(SeededChance(seed + 1)))
        if sum(isinstance(event, Toppled) for event in bout.events) > 1:
            return bout
    raise AssertionError("nobody falls")


def test_its_blows_and_falls_are_figures(bout: Bout) -> None:
    pokes = [event for event in bout.events if isinstance(event, Poked)]
    falls = [event for event in bout.events if isinstance(event, Toppled)]
    for corner, count in zip(CORNERS, counts_of(bout.events), strict=True):
        mine = [event.damage for event in pokes if event.corner is corner]
        assert (count.thrown, count.landed, count.damage) == (len(mine), len(mine), sum(mine))
        assert count.knockdowns == sum(event.corner is corner.opponent for event in falls)
        assert [kind for kind, _, _ in count.kinds] == ["poked"][: len(mine)]
    assert sum(one.landed for row in rounds_of(bout.events) for one in row.counts) == len(pokes)


def test_one_can_jump_to_its_knockdowns(bout: Bout) -> None:
    film, place, seen = Film.of(bout), 0, 0
    while (place := film.after(place, Jump.KNOCKDOWN)) < len(film):
        assert isinstance(film.event(place), Toppled)
        seen += 1
    assert seen == sum(isinstance(event, Toppled) for event in bout.events)


def test_commentary_counts_along(bout: Bout) -> None:
    tallies = Tallies(phrases_in("en", "common"), 6, scores=True)
    landed, down = {RED: 0, BLUE: 0}, {RED: 0, BLUE: 0}
    for event in bout.events:
        tallies.count(event, facts_of(event))
        if isinstance(event, Poked):
            landed[event.corner] += 1
            facts = tallies.facts(event, facts_of(event))
            assert (facts["landed_round"], facts["exchange"]) == (landed[event.corner], sum(landed.values()))
        if isinstance(event, Toppled):
            down[event.corner] += 1
            assert tallies.facts(event, facts_of(event))["knockdowns"] == down[event.corner]
