"""Injuries: how long a beaten man is out (Y4).  What is left of them in the books is read in ``frequency``."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.numbers import Unit, house_number
from ringside_manager.language import later


@dataclass(frozen=True, slots=True)
class Injuries:
    """For how many nights a bout puts a man out (Y4); by the book for none."""

    ko_nights: int = house_number(
        0,
        "Y4",
        Unit.NIGHTS,
        (0, 52),
        later("Out after a KO"),
        later("Who was counted out may not box for so many nights from that bout; 0 for no such rule."),
    )
    stoppage_nights: int = house_number(
        0,
        "Y4",
        Unit.NIGHTS,
        (0, 52),
        later("Out after a TKO"),
        later("Who was stopped may not box for so many nights from that bout; 0 for no such rule."),
    )
    knockdown_nights: int = house_number(
        0,
        "Y4",
        Unit.NIGHTS,
        (0, 10),
        later("More for each knockdown"),
        later("So many nights more for each knockdown a man suffered, won or lost."),
    )


def nights_out(injuries: Injuries, outcome: Outcome, side: int) -> int:
    """Return for how many nights from the bout the man of corner ``side`` (0 red, 1 blue) is out; 0 for none (Y4)."""
    lost = outcome.winner is not None and outcome.winner.index != side
    stopped = lost and outcome.method.is_stoppage
    base = injuries.ko_nights if outcome.method is Method.KO else injuries.stoppage_nights
    return (base if stopped else 0) + injuries.knockdown_nights * outcome.knockdowns[1 - side]
