"""What a plan is written for: who waits for it, who can be met, what it may begin with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ringside_manager.bout.drive import AI
from ringside_manager.gui.plans.matchup import Opponent
from ringside_manager.gui.plans.trial import Executors, processes
from ringside_manager.plans import Plan


def _nobody() -> Sequence[tuple[str, Plan]]:
    return ()


@dataclass(frozen=True, slots=True)
class Errand:
    """Why the editor was opened.

    ``seal_text`` stands on the button that hands the plan over; ``sealed`` tells that one is in force and can
    be taken back; ``why_not`` says why nothing can be handed over now, ``""`` if it can.  With ``waits`` the
    editor stays until it is told by ``accept`` or ``refuse`` what came of it.  ``opponents`` can be chosen
    from; ``others`` are plans of one's own other fighters, by name.  ``corner`` is who leads a corner without a
    plan (``plain``, ``ai`` or ``ai:LEVEL``), ``executors`` where trials are fought.
    """

    seal_text: str = ""
    sealed: bool = False
    why_not: str = ""
    waits: bool = False
    opponents: Sequence[Opponent] = ()
    others: Callable[[], Sequence[tuple[str, Plan]]] = _nobody
    corner: str = AI
    executors: Executors = processes
