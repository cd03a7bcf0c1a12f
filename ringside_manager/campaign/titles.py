"""When the title is at stake, who holds it afterwards, who fights for it when vacant (C40, C65, C66)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from ringside_manager.bout.corner import Corner
from ringside_manager.campaign.popularity import CHAMPION
from ringside_manager.errors import RuleError

F = TypeVar("F")
"""Whatever the league knows a fighter by."""


def title_objection(ranks: tuple[int | None, int | None]) -> str:
    """Why the champion does not meet a ranked contender, as a sentence; empty if he does (C40).

    ``ranks`` are those of red and blue before the night: 0 the champion, ``None`` unranked.
    """
    if CHAMPION not in ranks:
        return "Neither of the two is the champion."
    if None in ranks:
        return "The champion's opponent is not ranked."
    return ""


def is_title_bout(
    ranks: tuple[int | None, int | None], declared: tuple[bool, bool], *, promoter: bool = False
) -> bool:
    """Whether the title is at stake: champion against ranked contender, declared so (C40).

    ``declared`` are the words of both managers; the promoter's word alone stands for both.
    """
    return not title_objection(ranks) and (promoter or all(declared))


def check_title(ranks: tuple[int | None, int | None]) -> None:
    """Raise ``RuleError`` C40 unless the champion meets a ranked contender."""
    objection = title_objection(ranks)
    if objection:
        raise RuleError(
            "C40",
            f"This cannot be a title bout. {objection}",
            next_step="Make it a bout without the title, or match the champion with a ranked contender.",
        )


def champion_after(champion: F | None, pair: tuple[F, F], winner: Corner | None) -> F | None:
    """Who is champion from the end of a title bout; ``None`` if the title stays vacant (C49, C65, C66).

    ``pair`` is red and blue.  In a drawn tournament final ``winner`` is the corner that goes on (C63).
    """
    return champion if winner is None else pair[winner.index]


@dataclass(frozen=True, slots=True)
class Candidate(Generic[F]):
    """A ranked contender and whether his manager accepts a bout for the vacant title (C66)."""

    fighter: F
    accepts: bool


def vacant_title_pair(ranking: Iterable[Candidate[F]]) -> tuple[F, F] | None:
    """The two highest-ranked contenders whose managers accept, the higher first; ``None`` if not two (C66).

    ``ranking`` is in the order of ranks.
    """
    willing = [candidate.fighter for candidate in ranking if candidate.accepts]
    return (willing[0], willing[1]) if len(willing) >= 2 else None
