"""What the managers agreed on when they founded the league."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from ringside_manager.bout.terms import OptionValue
from ringside_manager.campaign.books.kinds import Dispute, Scores, StableMethod

LATER: Mapping[str, bool] = MappingProxyType({"later": True})
"""Marks a field younger than the first leagues: written only where it is not at its default."""


@dataclass(frozen=True, slots=True)
class LeagueOptions:
    """The open points of the campaign rules, each with the default its rule names.

    ``nights`` (C70), ``stable_size``, ``stake_dollars`` (C6) and ``tournament_night`` (C60; night of
    the first round of the tournament for the title) are 1 or more; ``card_cap`` is the most bouts
    an arena's card holds, ``None`` without a cap (C53); ``corners`` is the level of the corner AI in
    bouts nobody plays, or ``plain`` for the plain policy; ``weight_classes`` is empty if all
    fighters are of one class (C1).  ``bout_options`` are pairs of option and value for the league's
    bout system, sorted by name; ``scorecards`` says whether they are open while a bout is boxed.  Raises ``ValueError`` for a number out of range.
    """

    nights: int = 52
    stable_method: StableMethod = StableMethod.DICE
    stable_size: int = 4
    stake_dollars: int = 1000
    card_cap: int | None = None
    disputes: Dispute = Dispute.PROMOTER
    tournament_night: int = 1
    corners: str = "expert"
    weight_classes: tuple[str, ...] = ()
    bout_options: tuple[tuple[str, OptionValue], ...] = ()
    scorecards: Scores = field(default=Scores.OPEN, metadata=LATER)

    def __post_init__(self) -> None:
        for name in ("nights", "stable_size", "stake_dollars", "tournament_night"):
            _check(name, getattr(self, name))
        if self.card_cap is not None:
            _check("card_cap", self.card_cap)


def _check(name: str, number: int) -> None:
    if not 1 <= number <= 1_000_000:
        raise ValueError(f"{name} is {number}, not 1 to 1,000,000")
