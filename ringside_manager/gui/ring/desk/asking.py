"""Which panel asks for what people have to decide now."""

from __future__ import annotations

from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.request import Request
from ringside_manager.gui.ring.desk.curtain_panel import CurtainPanel
from ringside_manager.gui.ring.desk.modes import SecretMode
from ringside_manager.gui.ring.desk.pair_panel import MOST_KEYS, PairPanel
from ringside_manager.gui.ring.desk.panel import DeskPanel
from ringside_manager.gui.ring.desk.questions import is_sealed, person
from ringside_manager.gui.ring.desk.request_panel import RequestPanel
from ringside_manager.gui.ring.desk.secret_panel import SecretPanel
from ringside_manager.gui.ring.match import Match


class Asking:
    """Follows the requests of a match; ``pair`` are two secret ones until both are answered.

    ``looking`` is the corner whose table is open behind the curtain.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self.pair: tuple[Request[Any], ...] = ()
        self.looking: Corner | None = None
        self._alone: Request[Any] | None = None

    def follow(self) -> None:
        """See what is asked now."""
        requests = self._match.requests
        if len(requests) == 1 and requests[0] in self.pair:
            return
        pair = requests if len(requests) > 1 else ()
        alone = requests[0] if len(requests) == 1 and self.is_sealed and self._two_people() else None
        if pair != self.pair or alone is not self._alone:
            self.pair, self._alone, self.looking = pair, alone, None

    @property
    def is_sealed(self) -> bool:
        """Whether what is asked now stays secret when it is answered."""
        return any(is_sealed(self._match, request) for request in self._match.requests)

    def _two_people(self) -> bool:
        """Whether somebody else in the room must not know."""
        return len({person(self._match, corner) for corner in self._match.people}) > 1

    def is_secret(self, request: Request[Any]) -> bool:
        """Whether the other corner chooses at the same time and may not know."""
        contest = self._match.contest
        return request in self.pair or (contest is not None and bool(contest.outlook(request).others))

    def mode(self, wish: SecretMode) -> SecretMode:
        """How a pair is asked: one person in both corners has no secrets, and hands have only so many keys."""
        red, blue = (person(self._match, request.corner) for request in self.pair)
        if red == blue:
            return SecretMode.OPEN
        most = max(len(request.options) for request in self.pair)
        return SecretMode.CURTAIN if most > MOST_KEYS or self.is_sealed else wish

    def key(self, wish: SecretMode) -> object:
        """Another one means another panel."""
        if not self.pair:
            return id(self._match.requests[0]), self.looking
        mode = self.mode(wish)
        waiting = len(self._match.requests) if mode is SecretMode.CURTAIN else 0
        return (*map(id, self.pair), mode, waiting, self.looking)

    def panel(self, wish: SecretMode) -> DeskPanel:
        """The panel for what is asked now."""
        if self.pair:
            mode = self.mode(wish)
            if mode is SecretMode.CURTAIN:
                return self._behind_the_curtain()
            return PairPanel(self._match, self.pair, open_=mode is SecretMode.OPEN)
        if self._alone is not None:
            return self._behind_the_curtain()
        (request,) = self._match.requests
        if self.is_secret(request):
            return SecretPanel(self._match, request)
        return RequestPanel(self._match, request)

    def _behind_the_curtain(self) -> DeskPanel:
        request = self._match.requests[0]
        if self.looking is request.corner:
            return SecretPanel(self._match, request, hidden=True)
        corner = request.corner
        name, other = person(self._match, corner), person(self._match, corner.opponent)
        first_is_in = len(self._match.requests) < len(self.pair)
        return CurtainPanel(name, other, corner, request.rule, first_is_in=first_is_in)
