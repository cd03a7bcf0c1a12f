"""What a corner sees of a Quest bout, and what written instructions can ask of it."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import Corner, Decision, choice_word
from ringside_manager.bout.view import (
    ANY,
    COUNT,
    YES_OR_NO,
    BoxerSeen,
    CornerView,
    FactRow,
    PairRow,
    facts_of,
    lead_is_safe,
    leads,
)
from ringside_manager.engines.quest import automatic
from ringside_manager.engines.quest.card import QuestCard
from ringside_manager.engines.quest.chances import Dice, Numbers
from ringside_manager.engines.quest.moves import (
    ACTIONS,
    CLINCH,
    DECLARED,
    IRON_CHIN,
    MOVES,
    NO_MOVE,
    NO_TECHNIQUE,
    STANCE_PRICE,
    TECHNIQUES,
    Action,
    Move,
    Technique,
)
from ringside_manager.engines.quest.state import (
    CLASH_KINDS,
    CLASH_NUMBERS,
    JUDGE_NUMBERS,
    WATCH_KINDS,
    Book,
    BoutState,
    Boxer,
    Options,
    Reaction,
    Table,
)
from ringside_manager.engines.quest.tables import (
    CLASHES,
    CLINCH_FOUL_FROM,
    CRITERIA,
    DISQUALIFIED_AT,
    Criterion,
    Pool,
)

# What a corner sees of a Quest bout: the table, its own plan, and what it has learned.
#
# The judges' criteria and the other corner's plan are not in it: they lie in the state, of which a view holds no part.


class BoxerView(BoxerSeen[Boxer]):
    """A boxer as anybody in the hall sees him: the plain attributes of ``Boxer``, none of them to be set."""

    __slots__ = ()

    SEEN = frozenset(
        {
            "action", "bonus_defense", "bonus_might", "card", "clashes", "corner", "cuts", "damage_defense", "damage_might",
            "damage_speed", "dealt", "declared", "defense", "downs", "edge", "failed", "fouls", "home", "knockdowns", "landed", "last",
            "might", "move", "open_cut", "points_off", "ring_fouls", "salts", "southpaw", "speed", "spent", "stamina", "start",
        }
    )  # fmt: skip
    ADDED = frozenset({"defense_dice", "might_dice", "speed_dice", "used"})

    card: QuestCard
    stamina: int
    start: int

    @property
    def used(self) -> tuple[int, ...]:
        """How often he has used each move of ``MOVES`` in the bout."""
        return tuple(self._boxer.used)

    def has(self, move: Move) -> bool:
        return self._boxer.has(move)

    @property
    def speed_dice(self) -> Pool:
        return self._boxer.card.speed.left(-self._boxer.damage_speed)

    @property
    def defense_dice(self) -> Pool:
        boxer = self._boxer
        return boxer.card.defense.left(boxer.bonus_defense - boxer.damage_defense)

    @property
    def might_dice(self) -> Pool:
        boxer = self._boxer
        return boxer.card.might.left(boxer.bonus_might - boxer.damage_might)

    def numbers(self) -> Numbers:
        """What of him counts in a clash now, techniques of this round included (Q5, Q50)."""
        boxer = self._boxer
        dice = Dice(
            self.speed_dice, self.defense_dice, self.might_dice, boxer.card.cunning, boxer.southpaw > 0
        )
        chin = boxer.has(IRON_CHIN) and not boxer.used[IRON_CHIN.place]
        return Numbers(dice, boxer.stamina, boxer.start, 0 if boxer.salts else boxer.knockdowns, chin)


Moment = tuple[int, int, tuple[int, str] | None]
"""Round, clash, and what was read."""


class Standing(NamedTuple):
    """How a bout stands for a corner that plans a round: all its plan depends on but what of it is made already.

    ``stamina`` is what he plans with and ``clash`` the last one fought; of the other's moves ``usable`` are those he has not
    used up.  ``fouls`` says that his next Clinch is one (Q45).
    """

    me: Numbers
    other: Numbers
    stamina: int
    declared: tuple[Move, ...]
    others: tuple[Move, ...]
    usable: tuple[Move, ...]
    fouls: bool
    last: tuple[Move, Move]
    leads: tuple[int, ...]
    criteria: tuple[str, ...]
    rounds_to_score: int
    rounds_left: int
    clash: int
    told: tuple[int, str] | None


class QuestView(CornerView):
    """What one corner sees."""

    __slots__ = ("_book", "_boxer", "_names_left")

    me: BoxerView
    opponent: BoxerView
    _state: Table
    _boxer: Boxer
    _book: Book
    _names_left: automatic.NamesLeft

    def __init__(self, state: BoutState, corner: Corner) -> None:
        boxer = state.table.boxers[corner.index]
        super().__init__(state.table, corner, BoxerView(boxer), BoxerView(boxer.opponent))
        object.__setattr__(self, "_boxer", boxer)
        object.__setattr__(self, "_book", state.books[corner.index])
        object.__setattr__(self, "_names_left", automatic.names_left(boxer.opponent.declared))

    @property
    def round(self) -> int:
        """The round being fought or about to begin, from 1."""
        return self._state.round

    @property
    def clash(self) -> int:
        """The clash being fought, or the last one; 0 in the corner phase."""
        return self._state.clash

    @property
    def moment(self) -> Moment:
        """Round, clash, and what was read: while they are the same, nothing is new but the own plan."""
        return self._state.round, self._state.clash, self._book.told

    def standing(self) -> Standing:
        """How the bout stands: between two bells nothing of it changes but by what is read."""
        table, boxer = self._state, self._boxer
        other, clinches = boxer.opponent, boxer.used[CLINCH.place]
        used = other.used
        usable = tuple([move for move in other.declared if not (move.per_bout and used[move.place])])
        return Standing(
            self.me.numbers(),
            self.opponent.numbers(),
            self.stamina_at_hand,
            boxer.declared,
            other.declared,
            usable,
            clinches >= CLINCH_FOUL_FROM - 1,
            boxer.last,
            self.leads,
            self.criteria,
            self.rounds_to_score,
            table.terms.rounds - table.round + 1,
            table.clash,
            self._book.told,
        )

    @property
    def leads(self) -> tuple[int, ...]:
        """How far he is ahead on each card."""
        return tuple([mine - his for mine, his in self.scores])

    @property
    def options(self) -> Options:
        return self._state.options

    @property
    def stamina_to_plan_with(self) -> int:
        """His stamina once what he has chosen in this corner phase has taken effect."""
        return automatic.stamina_to_plan_with(self._boxer, self._book)

    @property
    def stamina_at_hand(self) -> int:
        """The stamina he plans with: what he will have, or once the clashes have begun what he has."""
        return self._boxer.stamina if self._state.clash else self.stamina_to_plan_with

    @property
    def actions(self) -> tuple[Action | None, ...]:
        """His plan for the clashes of the round, ``None`` where nothing is planned yet."""
        return tuple(self._book.actions)

    def moves_before(self, clash: int) -> tuple[Move, Move]:
        """What he declares in the two clashes before one (0 is the first), as fought or planned (Q16)."""
        planned = [
            action.move if action else NO_MOVE for action in self._book.actions[self._state.clash : clash]
        ]
        one, other = (*self._boxer.last, *planned)[-2:]
        return one, other

    @property
    def planned_price(self) -> int:
        """The stamina of all clashes of the round that are planned and not fought yet."""
        return sum(action.price for action in self._book.actions[self._state.clash :] if action)

    @property
    def watched(self) -> tuple[tuple[str, ...], ...]:
        """The moves he watches for in each clash of the round."""
        return tuple(
            tuple(move.name for move in DECLARED if move.bit & named) for named in self._book.watched
        )

    @property
    def techniques(self) -> tuple[str, ...]:
        return tuple(technique.name for technique in self._book.techniques)

    @property
    def open_from(self) -> tuple[int, ...]:
        """The round from which each of ``TECHNIQUES`` may be used, if his crew brings it."""
        return tuple(self._book.open_from)

    @property
    def criteria(self) -> tuple[str, ...]:
        """What each judge looks for, as far as the corner knows; empty where it does not."""
        return tuple("" if criterion is None else criterion.value for criterion in self._book.criteria)

    @property
    def told(self) -> tuple[int, str] | None:
        """A clash of this round and the opponent's stance in it, if the corner has read it (Q50)."""
        return self._book.told

    # The automatic corner

    def automatic_technique(self, open_to_him: tuple[Technique, ...]) -> Technique:
        """The technique the automatic corner uses next (Q82)."""
        return automatic.technique(self._boxer, self.stamina_to_plan_with, open_to_him)

    def automatic_plan(self, chance: Chance) -> list[Action]:
        """A plan of the automatic corner for the round (Q83, Q84)."""
        return automatic.plan(self._state, self._boxer, self._book, chance)

    def automatic_names(self, clash: int) -> tuple[Move, ...]:
        """The opponent's moves out of which the automatic corner names the next for a clash, 0 the first (Q85)."""
        return self._names_left[self._book.watched[clash]]


# What written instructions can speak of in Quest: its decisions and the facts a corner knows


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
SWING = 2
"""The most points a round can put between two boxers, points off apart (Q60)."""


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
    ("lead_safe", "1 if he wins by standing to the end", YES_OR_NO, lambda view: int(lead_is_safe(view, SWING))),
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
     lambda boxer, _: boxer.speed_dice.total),
    ("defense", "Defense dice he has left", "Defense dice the other has left", COUNT,
     lambda boxer, _: boxer.defense_dice.total),
    ("might", "Might dice he has left", "Might dice the other has left", COUNT,
     lambda boxer, _: boxer.might_dice.total),
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
