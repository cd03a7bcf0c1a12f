"""How well the program's managers judge what a bout is worth, from novice to expert."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, exp, log, pi, sqrt

from ringside_manager.bout.chance import derive_seed
from ringside_manager.campaign.ai.scene import Scene
from ringside_manager.campaign.books import FighterBook, Skill


@dataclass(frozen=True, slots=True)
class Insight:
    """What a level sees of a bout.

    ``foresight``: the part he sees of what it brings later, 0 to 1.  ``error``: how far off his idea of a bout's worth is, as
    the standard deviation of its logarithm.  ``sees``: how many fighters on either side in the standing he thinks of.
    ``grasp``: how much of a difference in strength he sees, 0 to 1.  ``attends``: on how many of 100 nights he thinks of a
    rested man at all.
    """

    foresight: float
    error: float
    sees: int
    grasp: float
    attends: int

    def seen(self, chance: float) -> float:
        """A chance as he sees it."""
        return 0.5 + self.grasp * (chance - 0.5)


INSIGHTS = {
    Skill.NOVICE: Insight(foresight=0.0, error=1.2, sees=2, grasp=0.0, attends=14),
    Skill.CLUB: Insight(foresight=0.3, error=0.7, sees=5, grasp=0.5, attends=55),
    Skill.CONTENDER: Insight(foresight=0.7, error=0.3, sees=8, grasp=0.8, attends=85),
    Skill.EXPERT: Insight(foresight=1.0, error=0.0, sees=8, grasp=1.0, attends=100),
}


def notion(scene: Scene, fighter: FighterBook, opponent: FighterBook, insight: Insight) -> float:
    """By what factor he mistakes a bout's worth; the same for a few nights, and 1 for who makes no mistakes."""
    if not insight.error:
        return 1.0
    seed = derive_seed(
        scene.books.seed, "notion", fighter.manager or 0, fighter.number, opponent.number, scene.night // 3
    )
    one, other = ((seed >> shift) % (1 << 20) / (1 << 20) for shift in (0, 20))
    return exp(insight.error * sqrt(-2 * log(one or 0.5)) * cos(2 * pi * other))


def attends(scene: Scene, fighter: FighterBook, insight: Insight) -> bool:
    """Whether he thinks of a man tonight."""
    if insight.attends >= 100:
        return True
    seed = derive_seed(scene.books.seed, "attends", fighter.manager or 0, fighter.number, scene.night)
    return seed % 100 < insight.attends
