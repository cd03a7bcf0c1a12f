"""What the promoter, and nobody else, brings about (C3, C5, C32, C53)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from annotated_types import Ge, Le

from ringside_manager.campaign.arenas import Arena
from ringside_manager.league.deed_base import Deed, Night, Number, Text, Word


@dataclass(frozen=True, slots=True)
class CardApproved(Deed):
    """The promoter approves bouts of a night (C3); it changes nothing about them."""

    kind: ClassVar[str] = "card_approved"
    night: Night
    bouts: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class CardOrdered(Deed):
    """The promoter puts the bouts of an arena's card in order; those not named come after them (C5)."""

    kind: ClassVar[str] = "card_ordered"
    night: Night
    arena: Arena
    bouts: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class PlacesAwarded(Deed):
    """The promoter names the bouts that come first for the places of an arena's card (C53)."""

    kind: ClassVar[str] = "places_awarded"
    night: Night
    arena: Arena
    bouts: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class RankingOverridden(Deed):
    """The promoter gives a contender a rank, or with ``None`` lifts what he gave (C3, C32)."""

    kind: ClassVar[str] = "ranking_overridden"
    fighter: Number
    rank: Annotated[int, Ge(1), Le(1_000_000)] | None
    reason: Text


@dataclass(frozen=True, slots=True)
class DoubtSettled(Deed):
    """The promoter has seen what is in doubt about ``entry`` and lets it stand (C3).

    Empty ``rule`` and ``why`` stand for every doubt about that entry, else they name one.
    """

    kind: ClassVar[str] = "doubt_settled"
    entry: Number
    rule: Word = ""
    why: Text = ""
    note: Text = ""


@dataclass(frozen=True, slots=True)
class LeagueBranched(Deed):
    """From here on this is a league of its own, ``name``, beside ``origin`` with which it shares all up to ``entry``."""

    kind: ClassVar[str] = "league_branched"
    name: Word
    origin: Word
    entry: Number
