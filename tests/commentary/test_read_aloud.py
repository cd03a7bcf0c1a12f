"""Ten bouts read aloud, two of each system, in every length and both languages: the words are those we have read.

Whoever changes a phrase, a rule or the narrator reads the texts again that change:
``python -m tests.commentary.test_read_aloud`` writes them, ``git diff`` shows what is new in them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ringside_manager.bout import SeededChance, Setup, derive_seed, registry
from ringside_manager.bout.bout import Bout
from ringside_manager.commentary import narrate
from ringside_manager.commentary.phrases import Length
from tests.bout.corners import AnyOption, rolled_abilities

TEXTS = Path(__file__).parent / "read_aloud"
ROUNDS = 4
BOUTS = [(system, seed) for system in registry.names() for seed in (1, 2)]


def bout_of(system: str, seed: int) -> Bout:
    """A short bout of rolled boxers; the second of a system is fought with every switch on, its scores are secret."""
    engine, chance = registry.get(system), SeededChance(derive_seed(seed, system))
    red, blue = (
        engine.card_from_abilities(name, rolled_abilities(chance))
        for name in ("Joe Frazier", "Max Schmeling")
    )
    switches = {spec.name: True for spec in engine.info.options if set(spec.values) == {False, True}}
    setup = Setup(engine, red, blue, engine.info.terms(ROUNDS, switches if seed == 2 else {}))
    bout = Bout(setup, seed)
    bout.play(*(AnyOption(SeededChance(derive_seed(seed, corner))) for corner in ("red", "blue")))
    return bout


def read(system: str, seed: int, language: str) -> str:
    """The bout in all lengths, one line of the telling a line."""
    bout = bout_of(system, seed)
    told = []
    for length in Length:
        told.append(f"== {length.value}")
        lines = narrate(bout.setup, seed, bout.events, language=language, length=length, scores=seed == 1)
        told += [f"{line.round}.{line.time} {line.tone.value}: {line.text}" for line in lines]
    return "\n".join(told) + "\n"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("system", "seed"), BOUTS)
def test_the_words_are_those_we_have_read(system: str, seed: int, language: str) -> None:
    written = (TEXTS / f"{system}_{seed}.{language}.txt").read_text(encoding="utf-8")
    assert read(system, seed, language) == written


if __name__ == "__main__":
    TEXTS.mkdir(exist_ok=True)
    for name, number in BOUTS:
        for tongue in ("en", "de"):
            path = TEXTS / f"{name}_{number}.{tongue}.txt"
            path.write_text(read(name, number, tongue), encoding="utf-8")
