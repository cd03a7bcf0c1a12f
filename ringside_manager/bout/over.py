"""The bout is over: raised where it happens, so that nothing that was still to be done is."""

from __future__ import annotations

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method


class Over(Exception):  # noqa: N818  # it is no error
    """The bout has ended; raised where it happens and caught where the bout began.

    ``winner`` is ``None`` for a draw; ``cause`` is the system's word for what its method does not tell.
    """

    def __init__(self, method: Method, winner: Corner | None, cause: str = "") -> None:
        super().__init__(method.value, cause)
        self.method, self.winner, self.cause = method, winner, cause


class OverAt(Over):
    """The same, with the round and the time on the system's clock it ended at."""

    def __init__(self, method: Method, winner: Corner | None, cause: str, number: int, time: int) -> None:
        super().__init__(method, winner, cause)
        self.round, self.time = number, time
