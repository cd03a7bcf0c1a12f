"""The bout is over: raised where it happens, so that nothing that was still to be done is."""

from __future__ import annotations

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method


class BoutOver(Exception):  # noqa: N818  # it is no error
    """The bout has ended; raised where it happens and caught where the bout began.

    ``winner`` is ``None`` for a draw; ``cause`` is the system's word for what its method does not say.  ``round`` and
    ``time`` are those of the system's clock, 0 where its state says when it ended.
    """

    def __init__(
        self, method: Method, winner: Corner | None, cause: str = "", number: int = 0, time: int = 0
    ) -> None:
        super().__init__(method.value, cause)
        self.method, self.winner, self.cause = method, winner, cause
        self.round, self.time = number, time
