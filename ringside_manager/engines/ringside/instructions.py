"""What written instructions can speak of in Ringside: its decisions (R19) and the facts a corner knows."""

from __future__ import annotations

from ringside_manager.bout.instructions import (
    Decision,
)
from ringside_manager.bout.request import choice_word
from ringside_manager.bout.view import ANY, YES_OR_NO, FactRow, facts_of
from ringside_manager.engines.ringside.policies import (
    SAFE,
)
from ringside_manager.engines.ringside.state import BoxerView, Clinch, Counter, RingsideView, Rush
from ringside_manager.engines.ringside.tables import (
    PUNCHES,
    SQUARES,
    TURNS,
    Tactic,
    on_the_ropes,
)

_PUNCH_WORDS = tuple(map(choice_word, PUNCHES))

_TACTICS, _RUSH, _COUNTER, _CLINCH = (
    tuple(map(choice_word, kind)) for kind in (Tactic, Rush, Counter, Clinch)
)

DECISIONS = (
    Decision("tactic", _TACTICS, "the defender's tactic, before each turn", "R63", ("none", "cover_up")),
    Decision("rush", _RUSH, "whether the attacker rushes", "R64", _RUSH),
    Decision("thrown", _PUNCH_WORDS, "the punch he throws once it is on target", "R22", _PUNCH_WORDS),
    Decision(
        "anticipated",
        _PUNCH_WORDS,
        "the punch he expects when one is on target against him",
        "R22",
        _PUNCH_WORDS,
    ),
    Decision("counter", _COUNTER, "whether he answers a punch with his own", "R38", _COUNTER),
    Decision("clinch", _CLINCH, "whether he holds on after being hit in a clinch", "R77", _CLINCH),
    Decision("dodge", SQUARES, "where he steps when the attack has missed him", "R43"),
    Decision("follow", SQUARES, "where the attacker stands after the defender's move", "R47"),
)
"""R19, in the order of its table."""

_READERS: tuple[FactRow[RingsideView], ...] = (
    ("round", "the round being fought, from 1", (1, 15), lambda view: view.round),
    ("rounds_left", "rounds still to come after this one", (0, 14), lambda view: view.terms.rounds - view.round),
    ("turn", "the turn being fought, 1 to 18", (1, TURNS), lambda view: view.turn),
    ("turns_left", "turns of the round still to come after this one", (0, TURNS - 1),
     lambda view: max(0, TURNS - view.turn)),
    ("lead", "his points so far minus the other's; below 0 he is behind", ANY,
     lambda view: view.me.points - view.opponent.points),
    ("lead_safe", "1 if he wins by standing to the end: the rounds left cannot take his lead, or he needs only this one",
     YES_OR_NO, lambda view: int(lead_is_safe(view))),
    ("round_lead", "his damage in this round minus the other's", ANY,
     lambda view: view.me.scored - view.opponent.scored),
    ("attacking", "1 if he is the attacker now", YES_OR_NO, lambda view: int(view.attacking)),
    ("own_endurance", "Endurance he has left", ANY, lambda view: view.me.endurance),
    ("opponent_endurance", "Endurance the other has left", ANY, lambda view: view.opponent.endurance),
    ("own_endurance_percent", "his Endurance in 100 parts of what he began with", (None, 100),
     lambda view: _percent(view.me)),
    ("opponent_endurance_percent", "the other's Endurance in 100 parts of what he began with", (None, 100),
     lambda view: _percent(view.opponent)),
    ("endurance_lead", "his Endurance minus the other's", ANY,
     lambda view: view.me.endurance - view.opponent.endurance),
    ("own_hurt", "1 if his Endurance is 0 or less, so that every punch may put him down", YES_OR_NO,
     lambda view: int(view.me.endurance <= 0)),
    ("opponent_hurt", "1 if the other's Endurance is 0 or less, so that every punch may put him down", YES_OR_NO,
     lambda view: int(view.opponent.endurance <= 0)),
    ("own_lost", "Endurance he has lost since the bell of this round", (0, None), lambda view: _lost(view.me)),
    ("opponent_lost", "Endurance the other has lost since the bell of this round", (0, None),
     lambda view: _lost(view.opponent)),
    ("own_landed", "punches he landed in this round; from the sixth on each costs 1 Endurance", (0, None),
     lambda view: view.me.landed),
    ("opponent_landed", "punches the other landed in this round", (0, None), lambda view: view.opponent.landed),
    ("own_knockdowns", "knockdowns he scored", (0, None), lambda view: view.me.knockdowns),
    ("opponent_knockdowns", "knockdowns the other scored", (0, None), lambda view: view.opponent.knockdowns),
    ("own_down", "1 if he has been knocked down in this round", YES_OR_NO, lambda view: _has_scored(view.opponent)),
    ("opponent_down", "1 if the other has been knocked down in this round", YES_OR_NO,
     lambda view: _has_scored(view.me)),
    ("own_trapped", "1 if he is trapped", YES_OR_NO, lambda view: int(view.me.trapped)),
    ("opponent_trapped", "1 if the other is trapped", YES_OR_NO, lambda view: int(view.opponent.trapped)),
    ("own_on_ropes", "1 if he stands on the edge of the ring", YES_OR_NO,
     lambda view: int(on_the_ropes(view.me.square))),
    ("opponent_on_ropes", "1 if the other stands on the edge of the ring", YES_OR_NO,
     lambda view: int(on_the_ropes(view.opponent.square))),
    ("own_cover_up", "1 if his cover-up is in force", YES_OR_NO, lambda view: int(view.me.cover)),
    ("opponent_cover_up", "1 if the other's cover-up is in force", YES_OR_NO,
     lambda view: int(view.opponent.cover)),
    ("own_clinch", "1 if he clinches", YES_OR_NO, lambda view: int(view.me.clinch)),
    ("opponent_clinch", "1 if the other clinches", YES_OR_NO, lambda view: int(view.opponent.clinch)),
    ("any_clinch", "1 if either clinches, so that no hook lands", YES_OR_NO,
     lambda view: int(view.me.clinch or view.opponent.clinch)),
    ("opponent_backpedal", "1 if the other backpedals this turn", YES_OR_NO,
     lambda view: int(view.opponent.backpedal)),
)  # fmt: skip

FACTS, READ = facts_of(_READERS)


def lead_is_safe(view: RingsideView) -> bool:
    """Whether the boxer wins if he is still standing at the end: no round left can take his lead (P1)."""
    return view.score == SAFE


def _percent(boxer: BoxerView) -> int:
    """Endurance in 100 parts of the starting total, rounded down; below 0 when it is."""
    return int(boxer.endurance * 100 // max(1, boxer.starting_total))


def _lost(boxer: BoxerView) -> int:
    return int(boxer.at_bell - boxer.endurance)


def _has_scored(boxer: BoxerView) -> int:
    """1 if the boxer has scored a knockdown since the bell."""
    return int(boxer.knockdowns > boxer.knockdowns_at_bell)
