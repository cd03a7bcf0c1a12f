"""Everything that is agreed before a Quest bout, as data (Q8, Q100)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.terms import OptionSpec, OptionValue, Terms
from ringside_manager.engines.quest.criteria import Criterion
from ringside_manager.engines.quest.seconds import DEFAULT_CREW, SEATS, SEATS_BY_WORD, Technique, brought
from ringside_manager.engines.quest.tables import EDGE_PENALTY, MOST_SUCCESSES

RANDOM = "random"
CAPPED, FULL = "capped", "full"
_CRITERIA = (RANDOM, *(criterion.value for criterion in Criterion))
_YES_NO: tuple[OptionValue, ...] = (False, True)
JUDGES = 3


def _seat(corner: str, number: int) -> OptionSpec:
    return OptionSpec(
        f"{corner}_second_{number}",
        tuple(SEATS_BY_WORD),
        DEFAULT_CREW[number - 1],
        f"Who sits in seat {number} of {corner}'s corner, and the two techniques he brings.",
        "Q50",
        "Seconds",
    )


OPTIONS = (
    OptionSpec(
        "cuts_and_fouls",
        _YES_NO,
        False,
        "Hard blows may cut, and the referee looks for fouls.",
        "Q70",
        league=True,
    ),
    OptionSpec(
        "three_knockdown_rule", _YES_NO, False, "The third knockdown of a round ends the bout.", "Q100"
    ),
    OptionSpec(
        "edge_penalty",
        (CAPPED, FULL),
        CAPPED,
        "What a die of Might is worth less without the Edge: the difference in Speed, capped at 2 or in full.",
        "Q25",
        later=True,
    ),
    *(
        OptionSpec(
            f"judge_{number}",
            _CRITERIA,
            RANDOM,
            f"What judge {number} looks for; at random nobody knows it before the end.",
            "Q9",
            "Judges",
        )
        for number in range(1, JUDGES + 1)
    ),
    *(_seat(corner.value, number) for corner in CORNERS for number in range(1, SEATS + 1)),
)
"""Every option with the default of the rules, as ``ringside systems quest`` lists them."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options in force, as the rules read them; ``judges`` holds ``None`` where a criterion is rolled.

    ``most_penalty`` is the most a Might die is worth less without the Edge (Q25).
    """

    cuts_and_fouls: bool
    three_knockdown_rule: bool
    most_penalty: int
    judges: tuple[Criterion | None, ...]
    crews: tuple[tuple[Technique, ...], tuple[Technique, ...]]


def options_of(terms: Terms) -> Options:
    """The options of complete terms."""
    return _options(tuple(terms.options.get(spec.name, spec.default) for spec in OPTIONS))


@lru_cache(maxsize=256)
def _options(values: tuple[OptionValue, ...]) -> Options:
    cuts, downs, edge, *words = values
    most = EDGE_PENALTY if edge == CAPPED else MOST_SUCCESSES
    told = [str(word) for word in words]
    judges = tuple(None if word == RANDOM else Criterion(word) for word in told[:JUDGES])
    red, blue = told[JUDGES : JUDGES + SEATS], told[JUDGES + SEATS :]
    return Options(cuts is True, downs is True, most, judges, (brought(tuple(red)), brought(tuple(blue))))
