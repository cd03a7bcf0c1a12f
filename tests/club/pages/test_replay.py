"""Bouts of every system drawn blow by blow: what the pictures show is what the telling and the result say."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.drive import fight
from ringside_manager.bout.engine import CornerAt, Setup
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.terms import Abilities
from ringside_manager.club.pages.reading import Frame, frame_drawing, frames_of
from ringside_manager.errors import RecordError
from ringside_manager.office.facts.replays import replay_facts
from tests.slow import each

SEEDS = range(6)
NASTY = '<b>Ann</b> "&" \u202eBold'


@cache
def fought(system: str, seed: int) -> BoutRecord:
    engine = registry.get(system)
    rated = Abilities(60, 3, 3, 3, 3, 3, 3, 25, 15)
    red, blue = (engine.card_from_abilities(name, rated) for name in (NASTY, "Bob"))
    setup = Setup(engine, red, blue, engine.info.terms(8))
    first, second = (CornerAt("club")(engine, SeededChance(seed + side)) for side in (0, 1))
    return fight(setup, seed, first, second)


def frames(system: str, seed: int) -> tuple[Frame, ...]:
    return frames_of(fought(system, seed).to_json(), "en")


@each("system", registry.names())
def test_frames_hold_every_round_with_the_figures_of_the_books(system: str) -> None:
    for seed in SEEDS:
        facts = replay_facts(fought(system, seed).to_json())
        for counted in facts.rounds:
            of_round = [frame for frame in frames(system, seed) if frame.round == counted.round]
            struck = [sum(frame.blows[at].landed for frame in of_round) for at in (0, 1)]
            assert struck == [count.landed for count in counted.counts], (system, seed, counted.round)


@each("system", registry.names())
def test_a_knockout_leaves_the_loser_on_his_back(system: str) -> None:
    ends = [(fought(system, seed).outcome, frames(system, seed)[-1]) for seed in SEEDS]
    knockouts = [(outcome, last) for outcome, last in ends if outcome.method is Method.KO]
    for outcome, last in knockouts:
        assert outcome.winner is not None
        assert last.down[1 - outcome.winner.index], system
        assert not last.down[outcome.winner.index], system


@each("system", registry.names())
def test_pictures_are_whole_and_show_names_as_text(system: str) -> None:
    for frame in frames(system, 1):
        drawn = frame_drawing(frame, (NASTY, "Bob"))
        tree = ET.fromstring(drawn)
        texts = ["".join(text.itertext()) for text in tree.iter("text")]
        assert any(text.startswith("<b>Ann") for text in texts)
        assert "\u202e" not in drawn
        assert "style=" not in drawn
        assert len(drawn) < 4_000
        assert all(left is None or 0 <= left <= 100 for left in frame.left)


def test_a_bout_is_told_in_the_language_asked_for() -> None:
    record = fought("ringside", 1).to_json()
    assert [frame.text for frame in frames_of(record, "de")] != [
        frame.text for frame in frames_of(record, "en")
    ]


def test_a_text_that_is_no_record_is_refused() -> None:
    with pytest.raises(RecordError):
        frames_of("{}", "en")
