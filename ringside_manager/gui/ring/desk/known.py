"""What a corner alone knows when it decides in secret: the stamina still to plan with, a plan it has read, the judges."""

from __future__ import annotations

from typing import Any

from ringside_manager.bout.orders import Facts
from ringside_manager.bout.request import Request
from ringside_manager.gui.ring.desk.questions import is_sealed
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.ring.pool_words import STANCE_WORDS
from ringside_manager.gui.start.quest_words import CRITERIA
from ringside_manager.language import tr

_JUDGES = 3


def known_lines(match: Match, request: Request[Any]) -> tuple[str, ...]:
    """Short sentences for the eyes of the corner that is asked; nothing for what is decided openly."""
    if match.contest is None or not is_sealed(match, request):
        return ()
    facts = match.contest.facts(request)
    lines = []
    if "stamina_to_plan" in facts and request.kind.startswith("clash_"):
        lines.append(tr("Stamina left to plan with: {stamina}").format(stamina=facts["stamina_to_plan"]))
    return (*lines, *_read(facts), *_judges(facts))


def _read(facts: Facts) -> tuple[str, ...]:
    clash, stances = facts.get("read_clash", 0), [*STANCE_WORDS.values()]
    stance = facts.get("read_stance", len(stances))
    if not clash or stance >= len(stances):
        return ()
    told = tr("Read in his corner: clash {clash}, {stance}")
    return (told.format(clash=clash, stance=stances[stance]()),)


def _judges(facts: Facts) -> tuple[str, ...]:
    criteria, told = [*CRITERIA.values()], tr("Judge {judge} looks for: {criterion}")
    lines = ((judge, facts.get(f"criterion_{judge}", 0)) for judge in range(1, _JUDGES + 1))
    return tuple(told.format(judge=judge, criterion=criteria[line - 1]()) for judge, line in lines if line)
