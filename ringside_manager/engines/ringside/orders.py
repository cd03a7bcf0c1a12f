"""What written orders can speak of in Ringside: its decisions (R19) and the facts a corner knows."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.orders import Decision, FactSpec
from ringside_manager.bout.request import choice_word
from ringside_manager.engines.ringside.requests import Clinch, Counter, Rush
from ringside_manager.engines.ringside.ring import SQUARES, on_the_ropes
from ringside_manager.engines.ringside.state import RingsideView
from ringside_manager.engines.ringside.tables import PUNCHES, TURNS, Tactic

_PUNCH_WORDS = tuple(map(choice_word, PUNCHES))

DECISIONS = (
    Decision("tactic", tuple(map(choice_word, Tactic)), "the defender's tactic, before each turn", "R63"),
    Decision("rush", tuple(map(choice_word, Rush)), "whether the attacker rushes", "R64"),
    Decision("thrown", _PUNCH_WORDS, "the punch he throws once it is on target", "R22"),
    Decision("anticipated", _PUNCH_WORDS, "the punch he expects when one is on target against him", "R22"),
    Decision("counter", tuple(map(choice_word, Counter)), "whether he answers a punch with his own", "R38"),
    Decision(
        "clinch", tuple(map(choice_word, Clinch)), "whether he holds on after being hit in a clinch", "R77"
    ),
    Decision("dodge", SQUARES, "where he steps when the attack has missed him", "R43"),
    Decision("follow", SQUARES, "where the attacker stands after the defender's move", "R47"),
)
"""R19, in the order of its table."""

_READERS: tuple[tuple[str, str, Callable[[RingsideView], int]], ...] = (
    ("round", "the round being fought, from 1", lambda view: view.round),
    ("rounds_left", "rounds still to come after this one", lambda view: view.terms.rounds - view.round),
    ("turn", "the turn being fought, 1 to 18", lambda view: view.turn),
    ("turns_left", "turns of the round still to come after this one", lambda view: max(0, TURNS - view.turn)),
    ("lead", "his points so far minus the other's; below 0 he is behind",
     lambda view: view.me.points - view.opponent.points),
    ("round_lead", "his damage in this round minus the other's",
     lambda view: view.me.scored - view.opponent.scored),
    ("attacking", "1 if he is the attacker now", lambda view: int(view.attacking)),
    ("own_endurance", "Endurance he has left", lambda view: view.me.endurance),
    ("opponent_endurance", "Endurance the other has left", lambda view: view.opponent.endurance),
    ("own_landed", "punches he landed in this round; from the sixth on each costs 1 Endurance",
     lambda view: view.me.landed),
    ("opponent_landed", "punches the other landed in this round", lambda view: view.opponent.landed),
    ("own_knockdowns", "knockdowns he scored", lambda view: view.me.knockdowns),
    ("opponent_knockdowns", "knockdowns the other scored", lambda view: view.opponent.knockdowns),
    ("own_trapped", "1 if he is trapped", lambda view: int(view.me.trapped)),
    ("opponent_trapped", "1 if the other is trapped", lambda view: int(view.opponent.trapped)),
    ("own_on_ropes", "1 if he stands on the edge of the ring", lambda view: int(on_the_ropes(view.me.square))),
    ("opponent_on_ropes", "1 if the other stands on the edge of the ring",
     lambda view: int(on_the_ropes(view.opponent.square))),
    ("own_cover_up", "1 if his cover-up is in force", lambda view: int(view.me.cover)),
    ("opponent_cover_up", "1 if the other's cover-up is in force", lambda view: int(view.opponent.cover)),
    ("own_clinch", "1 if he clinches", lambda view: int(view.me.clinch)),
    ("opponent_clinch", "1 if the other clinches", lambda view: int(view.opponent.clinch)),
    ("opponent_backpedal", "1 if the other backpedals this turn", lambda view: int(view.opponent.backpedal)),
)  # fmt: skip

FACTS = tuple(FactSpec(name, explanation) for name, explanation, _ in _READERS)


def facts(view: RingsideView) -> dict[str, int]:
    """Every fact of ``FACTS`` as the corner of ``view`` knows it now."""
    return {name: read(view) for name, _, read in _READERS}
