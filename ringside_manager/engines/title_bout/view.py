"""What a corner sees of a Title Bout II bout, and what written instructions can ask of it."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType

from ringside_manager.bout.chance import UNDRAWN
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
from ringside_manager.engines.title_bout.card import CardSide, TitleBoutCard
from ringside_manager.engines.title_bout.cuts import GASHES, problems_cut, problems_swollen
from ringside_manager.engines.title_bout.effective import Numbers, finishing_cards, ratings, refresh
from ringside_manager.engines.title_bout.judging import points_to_win
from ringside_manager.engines.title_bout.options import PLANS, Options, Problem, Strategy, Style
from ringside_manager.engines.title_bout.state import BoutState, Fighter, Noted
from ringside_manager.engines.title_bout.tables import REFEREE_TABLE, ROUND_CARDS, SECONDS_A_ROUND

# What a corner sees of a Title Bout II bout: everything on the table, for nothing there is hidden


class FighterView(BoxerSeen[Fighter]):
    """A fighter as anybody in the hall sees him: the plain attributes of ``Fighter``, none of them to be set."""

    __slots__ = ()

    SEEN = frozenset(
        {
            "actions", "card", "cf", "cf_free", "clashes", "clinches", "corner", "corner_skill", "counter_limit", "cut_skill", "deducted", "downs",
            "endurance", "fatigued", "forced", "hand", "kd_rating", "knockdowns", "landed", "landed_round", "limit",
            "one_more", "points", "power", "rib", "scored", "side", "start", "strategy", "style", "swelling_skill",
            "temporary", "tko_at", "tried", "visits", "warnings", "warnings_round",
        }
    )  # fmt: skip
    ADDED = frozenset(
        {
            "boxes",
            "cuts",
            "eyes",
            "history",
            "noted",
            "pending_eyes",
            "ratings",
            "run_cards",
            "warned",
            "wounds",
        }
    )

    card: TitleBoutCard
    side: CardSide
    style: Style
    strategy: Strategy
    points: int
    endurance: int
    start: int

    @property
    def history(self) -> tuple[int, ...]:
        """His points of the rounds before."""
        return tuple(self._boxer.history)

    @property
    def noted(self) -> tuple[Noted, ...]:
        """Injuries of the advanced tables that wait for the corner (T160)."""
        return tuple(self._boxer.noted)

    @property
    def boxes(self) -> bool:
        """Whether he fights as a boxer now (T27, T29)."""
        return bool(self._boxer.boxes)

    @property
    def ratings(self) -> Numbers:
        return ratings(self._boxer)

    @property
    def run_cards(self) -> int:
        """Cards of a finishing run of his (T71)."""
        return finishing_cards(self._boxer)

    @property
    def cuts(self) -> MappingProxyType[str, tuple[str, int, int, bool, int]]:
        """His cuts by place: letter, markers, reopenings, whether open, bleeding penalty (T84)."""
        return MappingProxyType(
            {
                place.value: (cut.letter, cut.markers, cut.reopened, cut.open, cut.penalty)
                for place, cut in self._boxer.cuts.items()
            }
        )

    @property
    def eyes(self) -> MappingProxyType[str, int]:
        """The stage of each eye (T103)."""
        return MappingProxyType({eye.value: stage for eye, stage in self._boxer.eyes.items()})

    @property
    def pending_eyes(self) -> MappingProxyType[str, int]:
        """The stage each eye comes to unless his corner holds it (T105)."""
        return MappingProxyType({eye.value: stage for eye, stage in self._boxer.pending_eyes.items()})

    @property
    def wounds(self) -> MappingProxyType[tuple[str, str, str], frozenset[str]]:
        """Results of the advanced tables that count against him, by wound, severity and place (T163)."""
        return MappingProxyType({key: frozenset(wound.final) for key, wound in self._boxer.wounds.items()})

    @property
    def warned(self) -> MappingProxyType[str, int]:
        """Warnings by type (T110)."""
        return MappingProxyType({offence.value: times for offence, times in self._boxer.warned.items()})

    def work(self) -> tuple[Problem, ...]:
        """What his corner could work on (T96, T106)."""
        return (*problems_cut(self._boxer), *problems_swollen(self._boxer))


class TitleBoutView(CornerView):
    """What one corner sees: all that lies on the table; a strategy or style not yet opened is no part of it."""

    __slots__ = ()

    me: FighterView
    opponent: FighterView
    _state: BoutState

    def __init__(self, state: BoutState, corner: Corner) -> None:
        mine = state.fighter(corner)
        super().__init__(state, corner, FighterView(mine), FighterView(mine.opponent))

    def supposing(self, chosen: Style | Strategy) -> TitleBoutView:
        """The table as it would lie if this corner's fighter fought in that style, or his strategy had worked.

        A copy: nothing of the bout is changed.
        """
        state = self._state.copy(UNDRAWN)
        mine = state.fighter(self.corner)
        if isinstance(chosen, Style):
            mine.style = chosen
        elif chosen is not Strategy.NONE:
            mine.strategy, mine.plan = chosen, PLANS[chosen]
        refresh(state)
        return TitleBoutView(state, self.corner)

    @property
    def round(self) -> int:
        """The round being fought or about to begin, from 1."""
        return self._state.round

    @property
    def second(self) -> int:
        return self._state.second

    @property
    def cards_left(self) -> int:
        """Cards left in the round deck (T18)."""
        return self._state.deck.left

    @property
    def options(self) -> Options:
        return self._state.options

    @property
    def referee(self) -> str:
        return self._state.referee

    @property
    def doctor(self) -> str:
        return self._state.doctor

    @property
    def to_stop(self) -> tuple[int, int]:
        """Points this corner's fighter, then the other, would have to score in this round yet to win by them (T78).

        Between two rounds those of the next round.
        """
        mine = self._state.fighter(self.corner)
        first, second = (
            points_to_win(self._state, fighter) - fighter.points for fighter in (mine, mine.opponent)
        )
        return first, second

    @property
    def in_control(self) -> bool:
        """Whether this corner's fighter makes the next control check, or has passed it."""
        return self._state.checker.corner is self.corner

    @property
    def trapped(self) -> bool:
        """Whether this corner's fighter is held on the ropes or in a corner (T51)."""
        trapped = self._state.trapped
        return trapped is not None and trapped.corner is self.corner

    @property
    def traps(self) -> bool:
        """Whether this corner's fighter holds the other there (T51)."""
        trapped = self._state.trapped
        return trapped is not None and trapped.corner is not self.corner


# What written instructions can speak of in Title Bout II: its decisions and the facts a corner knows


_STYLES, _STRATEGIES, _PROBLEMS = (tuple(map(choice_word, kind)) for kind in (Style, Strategy, Problem))

DECISIONS = (
    Decision("style", _STYLES, "whether an either fighter boxes or slugs", "T27", _STYLES),
    Decision(
        "strategy",
        _STRATEGIES,
        "the strategy he tries, before a round or within it",
        "T167",
        tuple(word for word in _STRATEGIES if word != choice_word(Strategy.TIE_UP)),
    ),
    Decision(
        "treat",
        _PROBLEMS,
        "what his corner works on next between two rounds; done leaves the rest as it is",
        "T96",
        (choice_word(Problem.DONE),),
    ),
)
"""In the order of a bout: T27, T167 (T179), T96 with T106 and T164."""

MOST_ROUNDS = 15
WORST_STAGE = 3
"""T103: a shut eye."""
SWINGS = {"ten_must": 3, "rounds": 1, "rounds_alt": 1}
"""The most points a round can put between the fighters, points taken by the referee aside (T132, T135)."""


def percent(fighter: FighterView) -> int:
    """Endurance in 100 parts of what he began with, rounded down."""
    return int(fighter.endurance * 100 // fighter.start)


def gashes(fighter: FighterView) -> int:
    """Gashes, open or closed (T84)."""
    return sum(cut[0] in GASHES for cut in fighter.cuts.values())


def bleeding(fighter: FighterView) -> int:
    """Bleeding penalties of all his cuts (T99)."""
    return sum(cut[4] for cut in fighter.cuts.values())


def warnings_left(fighter: FighterView, view: TitleBoutView) -> int:
    """Warnings up to the one that costs him the bout (T111)."""
    return int(REFEREE_TABLE[view.referee][2] - fighter.warnings)


def warnings_to_point(fighter: FighterView, view: TitleBoutView) -> int:
    """Warnings up to the next that may cost him a point or the bout (T111)."""
    return _to_point(view.referee, max(fighter.warned.values(), default=0), fighter.warnings)


@cache
def _to_point(referee: str, most: int, warnings: int) -> int:
    """The same of the most warnings of one type and of all warnings."""
    same, total, disqualifies = REFEREE_TABLE[referee]
    by_type = (number - most for number in same if number > most)
    by_total = (number - warnings for number in (*total, disqualifies))
    return min(number for number in (*by_type, *by_total) if number > 0)


_READERS: tuple[FactRow[TitleBoutView], ...] = (
    ("round", "the round being fought, from 1", (1, MOST_ROUNDS), lambda view: view.round),
    ("rounds_left", "rounds still to come after this one", (0, MOST_ROUNDS - 1),
     lambda view: view.terms.rounds - view.round),
    ("cards_left", "cards left of the round's fifty", (0, ROUND_CARDS), lambda view: view.cards_left),
    ("seconds", "seconds of the round gone", (0, SECONDS_A_ROUND), lambda view: view.second),
    ("lead", "his points minus the other's on the middle one of the three cards; below 0 he is behind", ANY,
     lambda view: leads(view)[1]),
    ("lead_lowest", "the same on the card where he stands worst", ANY, lambda view: leads(view)[0]),
    ("lead_safe", "1 if he wins by standing to the end: the rounds left cannot take his lead", YES_OR_NO,
     lambda view: int(lead_is_safe(view, SWINGS[view.options.scoring]))),
    ("round_lead", "his points in this round minus the other's", ANY,
     lambda view: view.me.points - view.opponent.points),
    ("endurance_lead", "his Endurance minus the other's", ANY,
     lambda view: view.me.endurance - view.opponent.endurance),
    ("in_control", "1 if he makes the next control check", YES_OR_NO, lambda view: int(view.in_control)),
    ("own_trapped", "1 if he is held on the ropes or in a corner", YES_OR_NO, lambda view: int(view.trapped)),
    ("opponent_trapped", "1 if he holds the other there", YES_OR_NO, lambda view: int(view.traps)),
    ("own_to_stoppage", "points after which he is stopped in this round", (1, None), lambda view: view.to_stop[1]),
    ("opponent_to_stoppage", "points after which the other is stopped in this round", (1, None),
     lambda view: view.to_stop[0]),
)  # fmt: skip

_BOTH: tuple[PairRow[FighterView, TitleBoutView], ...] = (
    ("points", "points he scored in this round", "points the other scored in this round", COUNT,
     lambda fighter, _: fighter.points),
    ("endurance", "Endurance he has left", "Endurance the other has left", COUNT,
     lambda fighter, _: fighter.endurance),
    ("endurance_percent", "his Endurance in 100 parts of what he began with",
     "the other's Endurance in 100 parts of what he began with", COUNT, lambda fighter, _: percent(fighter)),
    ("fatigued", "1 if he is fatigued", "1 if the other is fatigued", YES_OR_NO,
     lambda fighter, _: int(fighter.fatigued)),
    ("shaken", "1 if he was down and the next knockdown comes easier", "1 if the other was down, likewise",
     YES_OR_NO, lambda fighter, _: int(fighter.temporary is not None)),
    ("downs", "how often he was down in this round", "how often the other was down in this round", COUNT,
     lambda fighter, _: fighter.downs),
    ("knockdowns", "knockdowns he scored", "knockdowns the other scored", COUNT,
     lambda fighter, _: fighter.knockdowns),
    ("cuts", "his cuts that are open, or wait for his corner", "the other's cuts that are open, or wait", COUNT,
     lambda fighter, _: sum(cut[3] for cut in fighter.cuts.values()) + len(fighter.noted)),
    ("gashes", "gashes over his eyes", "gashes over the other's eyes", (0, 2), lambda fighter, _: gashes(fighter)),
    ("bleeding", "what bleeding adds to his cut rating", "what bleeding adds to the other's cut rating", COUNT,
     lambda fighter, _: bleeding(fighter)),
    ("left_eye", "his left eye: 0 clear, 1 puffy, 2 worse, 3 shut", "the other's left eye", (0, WORST_STAGE),
     lambda fighter, _: fighter.eyes["left"]),
    ("right_eye", "his right eye: 0 clear, 1 puffy, 2 worse, 3 shut", "the other's right eye", (0, WORST_STAGE),
     lambda fighter, _: fighter.eyes["right"]),
    ("warnings", "warnings he has had", "warnings the other has had", COUNT, lambda fighter, _: fighter.warnings),
    ("warnings_left", "warnings up to his disqualification", "warnings up to the other's disqualification", (1, 9),
     warnings_left),
    ("warnings_to_point", "warnings up to the next that may cost him a point", "the same for the other", (1, 5),
     warnings_to_point),
    ("boxes", "1 if he boxes, 0 if he slugs", "1 if the other boxes, 0 if he slugs", YES_OR_NO,
     lambda fighter, _: int(fighter.boxes)),
    ("planned", "1 if a strategy of his is in force", "1 if a strategy of the other is in force", YES_OR_NO,
     lambda fighter, _: int(fighter.strategy is not Strategy.NONE)),
    ("control", "his control factor", "the other's control factor", ANY, lambda fighter, _: fighter.cf),
    ("limit", "the highest number that lands for him", "the highest number that lands for the other", ANY,
     lambda fighter, _: fighter.limit),
    ("power", "the highest number of his punches with power behind them", "the same of the other's", COUNT,
     lambda fighter, _: fighter.power),
    ("chin", "how easily he is put down", "how easily the other is put down", (0, 10),
     lambda fighter, _: fighter.kd_rating),
    ("hand", "his hand: 0 sound, 1 hurt, 2 broken", "the other's hand", (0, 2), lambda fighter, _: fighter.hand),
)  # fmt: skip

FACTS, READ = facts_of(_READERS, _BOTH)
