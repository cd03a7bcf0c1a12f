"""What written orders can speak of in Quest: its decisions and the facts a corner knows."""

from __future__ import annotations

from functools import partial

from ringside_manager.bout.facts import ANY, COUNT, YES_OR_NO, FactRow, PairRow, facts_of
from ringside_manager.bout.orders import Decision
from ringside_manager.bout.request import choice_word
from ringside_manager.engines.quest.criteria import CRITERIA, Criterion
from ringside_manager.engines.quest.moves import ACTIONS, CLINCH, DECLARED, MOVES, NO_MOVE, STANCE_PRICE
from ringside_manager.engines.quest.requests import (
    CLASH_KINDS,
    CLASH_NUMBERS,
    JUDGE_NUMBERS,
    WATCH_KINDS,
    Reaction,
)
from ringside_manager.engines.quest.seconds import NO_TECHNIQUE, TECHNIQUES
from ringside_manager.engines.quest.tables import CLASHES, DISQUALIFIED_AT
from ringside_manager.engines.quest.view import BoxerView, QuestView

_ACTION_WORDS = tuple(action.name for action in ACTIONS)
_PLAIN_WORDS = tuple(family.value for family in STANCE_PRICE)
_REACTIONS = tuple(map(choice_word, Reaction))
_NUMBER_WORDS = ("first", "second", "third")

DECISIONS = (
    Decision("second_wind", _REACTIONS, "whether he takes his Second Wind now", "Q45", _REACTIONS, sealed=True),
    Decision(
        "technique",
        (*(technique.name for technique in TECHNIQUES), NO_TECHNIQUE.name),
        "what a second does before the round; nothing ends it, towel gives the bout up",
        "Q50",
        (NO_TECHNIQUE.name,),
        sealed=True,
    ),
    Decision("judge", tuple(map(choice_word, JUDGE_NUMBERS)), "which judge the manager works on", "Q50", sealed=True),
    Decision("read", tuple(map(choice_word, CLASH_NUMBERS)), "the clash whose stance is read", "Q50",
             tuple(map(choice_word, CLASH_NUMBERS)), sealed=True),
    *(
        Decision(kind, _ACTION_WORDS, f"stance and move of the {number} clash", "Q12", _PLAIN_WORDS, sealed=True)
        for kind, number in zip(CLASH_KINDS, _NUMBER_WORDS, strict=True)
    ),
    *(
        Decision(
            kind,
            (NO_MOVE.name, *(move.name for move in DECLARED)),
            f"a move to watch for in the {number} clash; nothing ends it",
            "Q15",
            (NO_MOVE.name,),
            sealed=True,
        )
        for kind, number in zip(WATCH_KINDS, _NUMBER_WORDS, strict=True)
    ),
    Decision("shoulder_roll", _REACTIONS, "whether he rolls his failed Defense dice once more", "Q26", _REACTIONS),
    Decision("iron_chin", _REACTIONS, "whether his chin holds when he would not rise", "Q45", _REACTIONS),
)  # fmt: skip
"""In the order of a round."""

MOST_ROUNDS = 16


def leads(view: QuestView) -> list[int]:
    """How far he is ahead on each card, the worst first."""
    return sorted(mine - his for mine, his in view.scores)


def lead_is_safe(view: QuestView) -> bool:
    """Whether two cards are his whatever the rounds left bring, points off apart (Q60, Q62)."""
    return sum(lead > 2 * view.rounds_left for lead in leads(view)) >= 2


def told_stance(view: QuestView) -> int:
    """The price of the stance that was read: 0 sandbag, 1 defensive, 2 aggressive; 3 if nothing was read."""
    if view.told is None:
        return 3
    return next(price for family, price in STANCE_PRICE.items() if family.value == view.told[1])


def known_criterion(judge: int, view: QuestView) -> int:
    """The line of a judge's criterion (0 is the first judge) on the table of Q61; 0 if the corner does not know it."""
    word = view.criteria[judge]
    return CRITERIA.index(Criterion(word)) + 1 if word else 0


_READERS: tuple[FactRow[QuestView], ...] = (
    ("round", "the round being fought, from 1", (1, MOST_ROUNDS), lambda view: view.round),
    ("rounds_left", "rounds still to come after this one", (0, MOST_ROUNDS - 1),
     lambda view: view.terms.rounds - view.round),
    ("clash", "the clash being fought, 0 in the corner phase", (0, CLASHES), lambda view: view.clash),
    ("lead", "his points minus the other's on the middle one of the three cards; below 0 he is behind", ANY,
     lambda view: leads(view)[1]),
    ("lead_lowest", "the same on the card where he stands worst", ANY, lambda view: leads(view)[0]),
    ("lead_highest", "the same on the card where he stands best", ANY, lambda view: leads(view)[-1]),
    ("lead_safe", "1 if he wins by standing to the end", YES_OR_NO, lambda view: int(lead_is_safe(view))),
    ("stamina_lead", "his stamina minus the other's", ANY, lambda view: view.me.stamina - view.opponent.stamina),
    ("stamina_to_plan", "stamina he has for the clashes not planned yet", ANY,
     lambda view: view.stamina_to_plan_with - view.planned_price),
    ("criteria_known", "judges whose criterion his corner knows", (0, 3), lambda view: sum(map(bool, view.criteria))),
    *(
        (f"criterion_{judge}", f"what judge {judge} looks for, by its line of the table; 0 if his corner does not know",
         (0, len(CRITERIA)), partial(known_criterion, judge - 1))
        for judge in (1, 2, 3)
    ),
    ("read_clash", "the clash of this round his corner has read; 0 for none", (0, CLASHES),
     lambda view: view.told[0] if view.told else 0),
    ("read_stance", "the stance it read: 0 sandbag, 1 defensive, 2 aggressive; 3 for none", (0, 3), told_stance),
)  # fmt: skip

_BOTH: tuple[PairRow[BoxerView, QuestView], ...] = (
    ("stamina", "stamina he has left", "stamina the other has left", COUNT, lambda boxer, _: boxer.stamina),
    ("stamina_percent", "his stamina in 100 parts of what he can have", "the other's, likewise", (0, 100),
     lambda boxer, _: boxer.stamina * 100 // boxer.start),
    ("speed", "Speed dice he has left", "Speed dice the other has left", COUNT,
     lambda boxer, _: boxer.numbers().speed.total),
    ("defense", "Defense dice he has left", "Defense dice the other has left", COUNT,
     lambda boxer, _: boxer.numbers().defense.total),
    ("might", "Might dice he has left", "Might dice the other has left", COUNT,
     lambda boxer, _: boxer.numbers().might.total),
    ("cunning", "Cunning dice", "Cunning dice of the other", COUNT, lambda boxer, _: boxer.card.cunning.total),
    ("damage", "dice he has lost", "dice the other has lost", COUNT,
     lambda boxer, _: boxer.damage_speed + boxer.damage_might + boxer.damage_defense),
    ("times_down", "how often he was down", "how often the other was down", COUNT, lambda boxer, _: boxer.knockdowns),
    ("downs", "how often he was down in this round", "how often the other was down in this round", COUNT,
     lambda boxer, _: boxer.downs),
    ("hits", "hits he has landed", "hits the other has landed", COUNT, lambda boxer, _: boxer.landed),
    ("fouls", "his fouls by clinching", "the other's fouls by clinching", (0, DISQUALIFIED_AT),
     lambda boxer, _: boxer.fouls),
    ("ring_fouls", "his fouls the referee saw", "the other's fouls the referee saw", (0, DISQUALIFIED_AT),
     lambda boxer, _: boxer.ring_fouls),
    ("cuts_suffered", "cuts he has suffered", "cuts the other has suffered", COUNT, lambda boxer, _: boxer.cuts),
    ("open_cut", "1 if a cut of his is open", "1 if a cut of the other is open", YES_OR_NO,
     lambda boxer, _: int(boxer.open_cut)),
    ("southpaw", "clashes his Southpaw Switch still lasts", "clashes the other's still lasts", (0, 3),
     lambda boxer, _: boxer.southpaw),
    ("clinches", "clinches he has used", "clinches the other has used", COUNT,
     lambda boxer, _: boxer.used[CLINCH.place]),
    ("moves", "special moves he has", "special moves the other has", (0, len(MOVES)),
     lambda boxer, _: len(boxer.card.moves)),
)  # fmt: skip

FACTS, READ = facts_of(_READERS, _BOTH)
