"""Taking back: whether it is allowed, and who has to agree."""

from __future__ import annotations

from enum import Enum

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.gui.ring.desk.questions import person
from ringside_manager.gui.ring.match import Match, TakingBack
from ringside_manager.language import tr


class Owner(Enum):
    """Whose the last decision was, where it was not one corner's."""

    BOTH = "both"
    UNKNOWN = "unknown"


class Last(Enum):
    """What would be taken back."""

    DECISION = "decision"
    PAIR = "pair"
    """Two decisions made at the same time."""
    DIE = "die"
    UNKNOWN = "unknown"


class Taking:
    """Remembers what was decided or thrown last, and whose it was."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.owner: Corner | Owner = Owner.UNKNOWN
        self._last = Last.UNKNOWN

    def decided(self, corner: Corner, *, secret: bool) -> None:
        """A corner has decided; in ``secret`` both have."""
        self.owner = Owner.BOTH if secret else corner
        self._last = Last.PAIR if secret else Last.DECISION

    def threw(self, corner: Corner | None) -> None:
        """A die was thrown, by nobody in particular or for a corner."""
        self.owner = corner or Owner.BOTH
        self._last = Last.DIE

    def forget(self) -> None:
        """It was taken back; what is the last thing now has been long ago."""
        self.owner, self._last = Owner.UNKNOWN, Last.UNKNOWN

    @property
    def last(self) -> Last:
        """What would be taken back; of dice and decisions before the bout was resumed it is not known which."""
        contest = self._match.contest
        if self._last is not Last.UNKNOWN or contest is None or contest.real_dice:
            return self._last
        return Last.PAIR if self._last_owner() is None else Last.DECISION

    @property
    def forbidden(self) -> str:
        """Why nothing can be taken back in this bout; empty if it can."""
        if self._match.taking_back is TakingBack.NEVER:
            return tr("Decisions stand in this bout: that was agreed before the first bell.")
        return ""

    @property
    def possible(self) -> bool:
        """Whether there is something to take back, or a sealed choice to make anew."""
        contest = self._match.contest
        if contest is None or contest.is_over or self.forbidden:
            return False
        return contest.can_take_back

    def to_agree(self) -> tuple[Corner, ...]:
        """The corners that have to agree; none if it is free, or nobody else is there to ask."""
        match = self._match
        names = {person(match, corner) for corner in match.people}
        if match.taking_back is not TakingBack.AGREED or len(names) < len(CORNERS):
            return ()
        owner = self._last_owner()
        return CORNERS if owner is None else (owner.opponent,)

    def _last_owner(self) -> Corner | None:
        """The corner that decided last; ``None`` for both, or for dice thrown before the bout was resumed."""
        if isinstance(self.owner, Corner):
            return self.owner
        contest = self._match.contest
        if self.owner is Owner.BOTH or contest is None or contest.real_dice:
            return None
        decided = [request for request, _ in contest.bout.decided if contest.seat(request.corner).is_person]
        if not decided or contest.outlook(decided[-1]).others:
            return None
        return decided[-1].corner
