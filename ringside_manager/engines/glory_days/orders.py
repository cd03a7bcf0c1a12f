"""What written orders can speak of in Glory Days: its decisions and the facts a corner knows."""

from __future__ import annotations

from ringside_manager.bout.facts import ANY, COUNT, YES_OR_NO, FactRow, PairRow, facts_of
from ringside_manager.bout.orders import Decision
from ringside_manager.bout.request import choice_word
from ringside_manager.engines.glory_days.cuts import stoppage_value
from ringside_manager.engines.glory_days.requests import Plan, Towel
from ringside_manager.engines.glory_days.tables import ALL_OUT, FACES, SEGMENTS, TOO_MANY, Injury
from ringside_manager.engines.glory_days.view import BoxerView, GloryDaysView

_PLANS, _TOWELS = (tuple(map(choice_word, kind)) for kind in (Plan, Towel))

DECISIONS = (
    Decision("plan", _PLANS, "how he fights the coming round", "G101", _PLANS),
    Decision("towel", _TOWELS, "whether his corner throws in the towel", "G105", _TOWELS),
)
"""In the order of a bout: G101 before a round, G105 within it and after it."""

MOST_ROUNDS = 15
SWING = 4
"""The most points a round can put between two boxers by the judges' dice alone (G87): 10 to 6."""


def leads(view: GloryDaysView) -> list[int]:
    """How far he is ahead on each card, the worst first; level before the first bell."""
    return sorted(mine - his for mine, his in view.scores)


def lead_is_safe(view: GloryDaysView) -> bool:
    """Whether he wins by standing to the end if the referee takes no point: the rounds left cannot take two of his
    cards (G87, G95).
    """
    at_stake = SWING * view.rounds_to_score
    return sum(lead > at_stake for lead in leads(view)) >= 2


def percent(boxer: BoxerView) -> int:
    """Stamina in 100 parts of what he began with, rounded down."""
    return int(boxer.stamina * 100 // boxer.start)


def worst_injury(boxer: BoxerView, view: GloryDaysView) -> int:
    """The highest d20 on which the worst of his injuries would stop the bout if it came up again (G63)."""
    return max(
        (stoppage_value(view.referee, Injury(word), times + 1) for word, times in boxer.injuries.items()),
        default=0,
    )


_READERS: tuple[FactRow[GloryDaysView], ...] = (
    ("round", "the round being fought or about to begin, from 1", (1, MOST_ROUNDS), lambda view: view.round),
    ("rounds_left", "rounds still to come after this one", (0, MOST_ROUNDS - 1),
     lambda view: view.terms.rounds - view.round),
    ("segment", "segments of the round that are over, 0 between two rounds", (0, SEGMENTS), lambda view: view.segment),
    ("lead", "his points minus the other's on the middle one of the three cards; below 0 he is behind", ANY,
     lambda view: leads(view)[1]),
    ("lead_lowest", "the same on the card where he stands worst", ANY, lambda view: leads(view)[0]),
    ("lead_safe", "1 if he wins by standing to the end: the rounds left cannot take his lead", YES_OR_NO,
     lambda view: int(lead_is_safe(view))),
    ("round_lead", "his punches in the round minus the other's", ANY,
     lambda view: view.me.landed_round - view.opponent.landed_round),
    ("stamina_lead", "his stamina minus the other's", ANY, lambda view: view.me.stamina - view.opponent.stamina),
    ("momentum", "1 if he has momentum", YES_OR_NO, lambda view: int(view.momentum)),
)  # fmt: skip

_BOTH: tuple[PairRow[BoxerView, GloryDaysView], ...] = (
    ("landed", "punches he landed in the round", "punches the other landed in the round", COUNT,
     lambda boxer, _: boxer.landed_round),
    ("punches_left", "punches after which he is stopped in this round", "the same for the other", (0, TOO_MANY + 1),
     lambda boxer, _: max(0, TOO_MANY + 1 - boxer.taken_round)),
    ("stamina", "stamina he has left", "stamina the other has left", COUNT, lambda boxer, _: boxer.stamina),
    ("stamina_percent", "his stamina in 100 parts of what he began with",
     "the other's stamina in 100 parts of what he began with", (0, 100), lambda boxer, _: percent(boxer)),
    ("tired", "1 if he is tired", "1 if the other is tired", YES_OR_NO, lambda boxer, _: int(boxer.tired)),
    ("dazed", "1 if he is hurt", "1 if the other is hurt", YES_OR_NO,
     lambda boxer, _: int(boxer.shaken or boxer.hurt)),
    ("downs", "how often he was down in the round", "how often the other was down in the round", COUNT,
     lambda boxer, _: boxer.downs),
    ("knockdowns", "knockdowns he scored", "knockdowns the other scored", COUNT, lambda boxer, _: boxer.knockdowns),
    ("injuries", "injuries he has, each as often as it came up", "the same for the other", COUNT,
     lambda boxer, _: sum(boxer.injuries.values())),
    ("injury", "the highest d20 on which his worst injury stops the bout the next time", "the same for the other",
     (0, FACES), worst_injury),
    ("fouls", "fouls called on him", "fouls called on the other", (0, ALL_OUT), lambda boxer, _: boxer.all_fouls),
    ("hand", "punches a hand injury costs him", "punches a hand injury costs the other", (0, 2),
     lambda boxer, _: boxer.hand),
    ("power", "the highest d20 that tests the other's chin", "the highest d20 that tests his chin", (0, FACES),
     lambda boxer, _: boxer.power),
    ("down_at", "the highest d20 that puts him down", "the highest d20 that puts the other down", COUNT,
     lambda boxer, _: boxer.down_at),
    ("will", "the highest d20 on which he is stopped while hurt", "the same for the other", COUNT,
     lambda boxer, _: boxer.will),
    ("pressed", "1 if he pressed in the last round, or does in this one", "1 if the other did, or does", YES_OR_NO,
     lambda boxer, _: int(boxer.plan is Plan.PRESS)),
    ("boxed", "1 if he boxed in the last round, or does in this one", "1 if the other did, or does", YES_OR_NO,
     lambda boxer, _: int(boxer.plan is Plan.BOX)),
    ("covered", "1 if he covered up in the last round, or does in this one", "1 if the other did, or does", YES_OR_NO,
     lambda boxer, _: int(boxer.plan is Plan.COVER)),
)  # fmt: skip

FACTS, READ = facts_of(_READERS, _BOTH)
