"""How a boxer holds himself: seven points of a figure seen from the side, looking to the right.

Lengths are in parts of a boxer's height, up from the floor, to the right from the middle of his stand.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Pose:
    """Where hip, neck, head, gloves and feet are; ``lead`` is the side towards the other boxer."""

    hip: Point
    neck: Point
    head: Point
    lead_hand: Point
    rear_hand: Point
    lead_foot: Point
    rear_foot: Point

    def towards(self, other: Pose, share: float) -> Pose:
        """The pose that is ``share`` (0 to 1) of the way to another."""
        pairs = zip(self._points(), other._points(), strict=True)
        return Pose(*((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairs))

    def aimed(self, up: float) -> Pose:
        """The same with the gloves that are stretched out higher or lower by ``up``."""
        lead, rear = (_aim(hand, self.neck, up) for hand in (self.lead_hand, self.rear_hand))
        return Pose(self.hip, self.neck, self.head, lead, rear, self.lead_foot, self.rear_foot)

    def _points(self) -> tuple[Point, ...]:
        return tuple(getattr(self, field.name) for field in fields(self))


def _aim(hand: Point, neck: Point, up: float) -> Point:
    reach = max(0.0, hand[0] - neck[0] - 0.1) / 0.25
    return hand[0], hand[1] + up * min(1.0, reach)


STAND = Pose((0, 0.475), (0, 0.785), (0.02, 0.9), (0.10, 0.50), (-0.06, 0.50), (0.08, 0), (-0.08, 0))
GUARD = Pose(
    (-0.01, 0.46), (0.0, 0.765), (0.035, 0.872), (0.185, 0.80), (0.115, 0.755), (0.16, 0), (-0.17, 0)
)
ATTACK = Pose(
    (0.03, 0.44), (0.11, 0.735), (0.165, 0.84), (0.40, 0.80), (0.22, 0.735), (0.24, 0), (-0.22, 0.012)
)
COVER = Pose((-0.02, 0.43), (0.0, 0.70), (0.045, 0.79), (0.135, 0.815), (0.125, 0.735), (0.15, 0), (-0.18, 0))
BACKPEDAL = Pose(
    (-0.10, 0.46), (-0.19, 0.755), (-0.21, 0.868), (0.0, 0.80), (-0.07, 0.745), (0.08, 0.05), (-0.30, 0)
)
CLINCH = Pose((0.02, 0.455), (0.11, 0.74), (0.16, 0.845), (0.33, 0.70), (0.31, 0.60), (0.13, 0), (-0.16, 0))
RUSH = Pose(
    (0.07, 0.42), (0.23, 0.685), (0.305, 0.775), (0.50, 0.79), (0.36, 0.64), (0.33, 0.03), (-0.27, 0.05)
)
JAB = Pose((0.07, 0.435), (0.20, 0.72), (0.245, 0.825), (0.56, 0.80), (0.29, 0.74), (0.30, 0), (-0.20, 0.015))
CROSS = Pose((0.09, 0.43), (0.23, 0.705), (0.27, 0.81), (0.33, 0.74), (0.59, 0.79), (0.30, 0), (-0.19, 0.04))
LEFT_HOOK = Pose(
    (0.07, 0.44), (0.19, 0.73), (0.23, 0.84), (0.49, 0.86), (0.27, 0.75), (0.28, 0), (-0.19, 0.02)
)
RIGHT_HOOK = Pose(
    (0.09, 0.43), (0.22, 0.715), (0.255, 0.825), (0.32, 0.745), (0.52, 0.86), (0.28, 0), (-0.18, 0.04)
)
UPPERCUT = Pose(
    (0.09, 0.45), (0.20, 0.745), (0.215, 0.86), (0.29, 0.76), (0.46, 0.97), (0.27, 0), (-0.17, 0.05)
)
COMBINATION = Pose(
    (0.09, 0.43), (0.23, 0.71), (0.275, 0.815), (0.56, 0.83), (0.50, 0.66), (0.31, 0), (-0.2, 0.02)
)
RECOIL = Pose(
    (-0.05, 0.455), (-0.13, 0.745), (-0.19, 0.845), (0.08, 0.72), (0.0, 0.62), (0.13, 0.02), (-0.23, 0)
)
SLIP = Pose((-0.05, 0.41), (-0.12, 0.675), (-0.13, 0.785), (0.08, 0.76), (0.0, 0.69), (0.15, 0), (-0.21, 0))
OFF_GUARD = Pose((0.0, 0.45), (0.03, 0.75), (0.08, 0.85), (0.17, 0.62), (0.06, 0.58), (0.16, 0), (-0.17, 0))
COCKED = Pose((-0.03, 0.44), (-0.05, 0.74), (0.0, 0.845), (0.19, 0.80), (-0.14, 0.62), (0.18, 0), (-0.19, 0))
DOWN = Pose(
    (-0.12, 0.085), (-0.42, 0.075), (-0.545, 0.082), (-0.70, 0.12), (-0.17, 0.035), (0.10, 0.02), (0.30, 0.03)
)
KNEEL = Pose(
    (-0.04, 0.28), (0.03, 0.565), (0.085, 0.66), (0.19, 0.32), (-0.05, 0.25), (0.17, 0), (-0.25, 0.035)
)
VICTORY = Pose((0, 0.48), (0, 0.79), (0.01, 0.905), (0.17, 1.10), (-0.16, 1.10), (0.11, 0), (-0.11, 0))
SPENT = Pose((-0.02, 0.45), (0.05, 0.735), (0.115, 0.815), (0.13, 0.44), (0.0, 0.42), (0.12, 0), (-0.13, 0))

PUNCHES = {
    "uppercut": UPPERCUT,
    "right_jab": CROSS,
    "right_hook": RIGHT_HOOK,
    "combination": COMBINATION,
    "left_jab": JAB,
    "left_hook": LEFT_HOOK,
}
"""The punches of R2, orthodox: the left leads."""
HOOKED = frozenset({LEFT_HOOK, RIGHT_HOOK})
"""Poses in which the elbow of the glove stretched out points up."""
