"""Ringside's corner AI: the punch game's equilibrium, what is exposed to it, and the corner that reads its table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import product
from typing import Any, NamedTuple, TypeVar, cast

from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.bout.corner import (
    Comparison,
    Condition,
    Instruction,
    Mixture,
    Preference,
    Request,
    UniformController,
    choice_word,
)
from ringside_manager.bout.engine import IN_CHARACTER, LAPSES, PLAIN
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.ringside.policies import (
    BEST,
    CERTAIN,
    CLINCH_CLASSES,
    COUNTER_CLASSES,
    FRESH_WORTH,
    PARTS,
    PLAIN_TABLE,
    PUNCH_CLASSES,
    RUSH_CLASSES,
    SAFE,
    SCORES,
    TACTIC_CLASSES,
    TACTICS,
    TINY,
    WEARY_SOON,
    WEARY_WORTH,
    CornerTable,
    Shares,
    knockdown_chance,
    legal_tactics,
    parts_of,
    sure_mix,
    table_in_character,
)
from ringside_manager.engines.ringside.state import Clinch, Counter, RingsideView, Rush
from ringside_manager.engines.ringside.tables import (
    BACKPEDAL_OWN,
    COVER_OPPONENT,
    COVER_OWN,
    HOOKS,
    PUNCH_CHART,
    PUNCHES,
    RUSH_AGILITY,
    RUSH_COUNTERPUNCH,
    TRAPPED_AGILITY,
    RingsideCard,
    Square,
    Tactic,
    damage_table,
    follows,
    room,
)

C = TypeVar("C")

# How much a defender is exposed to under each tactic: a model of one turn, in points of damage (R60, R83)


_OWN_GUARD = {Tactic.COVER_UP: COVER_OWN, Tactic.BACKPEDAL: BACKPEDAL_OWN}


class Side(NamedTuple):
    """A boxer as the model knows him: ratings, and the worth of his landed punch, free and in a clinch."""

    agility: int
    counterpunch: int
    stake: float
    clinch_stake: float


class _Answer(NamedTuple):
    """What AT's answer to a tactic leaves of the turn: points more of guard for DF and AT, of Counterpunch for DF."""

    df_guard: int
    at_guard: int
    counterpunch: int


def _answers(tactic: Tactic, at_covers: bool, df_trapped: bool) -> tuple[_Answer, ...]:
    """What AT, in his old cover-up or not, may answer: hold back, and rush where he may (R64)."""
    df_guard = _OWN_GUARD.get(tactic, 0) + (COVER_OPPONENT if at_covers else 0)
    df_guard += TRAPPED_AGILITY if df_trapped and tactic is not Tactic.CLINCH else 0
    at_guard = COVER_OPPONENT if tactic is Tactic.COVER_UP else 0
    at_guard += COVER_OWN if at_covers else 0
    held = _Answer(df_guard, at_guard, 0)
    if tactic is Tactic.CLINCH or df_trapped:
        return (held,)
    return held, _Answer(df_guard + RUSH_AGILITY, at_guard + RUSH_AGILITY, RUSH_COUNTERPUNCH)


_STANCES = tuple(product((False, True), repeat=2))
"""Whether the attacker is in his old cover-up when the turn begins, and the defender trapped."""
_ANSWERS = {(tactic, stance): _answers(tactic, *stance) for tactic in Tactic for stance in _STANCES}


def exposure(at: Side, df: Side, tactic: Tactic, stance: tuple[bool, bool]) -> float:
    """The damage the attacker makes in the turn with his best answer, and what he goes on to make
    if he keeps the attack; knockdowns are counted in by their worth.
    """
    return _danger(at, df, tactic, _ANSWERS[tactic, stance])


def _danger(at: Side, df: Side, tactic: Tactic, answers: tuple[_Answer, ...]) -> float:
    # Having landed, the defender is free of his tactic and of the rush: the reply meets his bare rating.
    bare, reply, worst = _share(100 - df.agility), _share(at.counterpunch), 0.0
    stake = at.clinch_stake if tactic is Tactic.CLINCH else at.stake
    for df_guard, at_guard, counterpunch in answers:
        hit = _share(100 - df.agility - df_guard)
        answered = _share(df.counterpunch + counterpunch) * _share(100 - at.agility - at_guard)
        replied = answered * reply * bare
        kept = hit * (1 - answered + replied) + (1 - hit if tactic is Tactic.BACKPEDAL else 0)
        worst = max(worst, hit * (stake + replied * at.stake) + kept * bare * at.stake)
    return worst


def _share(percent: int) -> float:
    return percent / 100 if 0 < percent < 100 else float(percent > 0)


# The hidden punch game between two cards, solved exactly (R22, R23):
# Thrower and receiver pick in secret, so best play is a mix.  The stake of a pair of picks is the damage and the worth of the
# knockdown it may bring; the equilibrium of that zero-sum game is rounded, so that the draw is the same on every machine.


@dataclass(frozen=True, slots=True)
class PunchGame:
    """Both sides' best mixes for one thrower, and what a punch on target is then worth."""

    throw: Shares
    guess: Shares
    stake: float


@lru_cache(maxsize=4096)
def punch_game(damage: tuple[tuple[int, ...], ...], weary: bool, clinch: bool) -> PunchGame:
    """The game of a thrower whose punches do ``damage`` [thrown][anticipated] (from 1, R23).

    ``weary``: the receiver will be at an Endurance of 0 or less (R30); ``clinch``: no hook lands (R76).
    """
    worth = WEARY_WORTH if weary else FRESH_WORTH
    stakes = [
        [
            0.0 if clinch and t in HOOKS else damage[t][a] + worth * knockdown_chance(damage[t][a], weary)
            for a in PUNCHES
        ]
        for t in PUNCHES
    ]
    throw, guess = parts_of(_best_mix(stakes)), parts_of(_best_mix(_other_side(stakes)))
    return PunchGame(throw, guess, _mean(throw, guess, stakes))


def _other_side(stakes: Sequence[Sequence[float]]) -> list[list[float]]:
    return [[-row[column] for row in stakes] for column in range(len(stakes))]


def _best_mix(stakes: Sequence[Sequence[float]]) -> list[float]:
    """The row player's equilibrium mix; where several are as good, what linear programming comes to decides."""
    if sure := sure_mix(stakes):
        return sure
    linprog, size = solver(), len(stakes)
    cost = [TINY * row for row in range(size)] + [-1.0]
    limits = [[-stakes[row][column] for row in range(size)] + [1.0] for column in range(size)]
    bounds = [(0, 1)] * size + [(None, None)]
    solved = linprog(cost, limits, [0.0] * size, [[1.0] * size + [0.0]], [1.0], bounds, method="highs")
    if solved.x is None:
        raise ArithmeticError(f"the punch game was not solved: {solved.message}")
    return [float(share) for share in solved.x[:size]]


def solver() -> Any:
    """Return what solves a linear program; the first time it takes half a second to import."""
    from scipy.optimize import linprog

    return linprog


def _mean(throw: Shares, guess: Shares, table: Sequence[Sequence[float]]) -> float:
    return sum(
        t * a * cell for t, row in zip(throw, table, strict=True) for a, cell in zip(guess, row, strict=True)
    ) / (PARTS * PARTS)


# The corner that decides for a Ringside boxer, and how it thinks:
#
# * **Punches** come from the equilibrium of the punch game between the two cards, a game for each state of the receiver (fresh,
#   or so weary that R30 adds its 10) and for a clinch: nobody can read them.
# * **Clinch** whenever it is allowed, and hold on: it takes the hooks away from the attacker and the ropes out of the bout.  A
#   clinch is let go of only by a miss.
# * **Rush** whenever it is allowed: more hits now are worth more than the counterpunches they invite.  **Counterpunch**: always
#   tried; it costs nothing.
# * **Time.**  When the rounds already won are enough, so that standing at the end is winning, he takes instead the tactic under
#   which he is hit least: here a cover-up or backpedaling may be the best, for they buy time.  Behind or level they buy nothing
#   but time, and he never uses them.
# * **Squares.**  The defender steps where he can give ground most often before the ropes stop him; the attacker stands where his
#   opponent can do so least often.
# The study behind it is ``docs/studies/ringside_corner.md``.  Weaker levels are as good at all this but forget it: as often as
# ``LAPSES`` says, a decision is made as a beginner would, with the plain policy of R90.


@lru_cache(maxsize=4096)
def table_for(policy: str, own: RingsideCard, other: RingsideCard) -> CornerTable:
    """The table of ``plain``, of a level or ``in_character``, for a boxer with the card ``own`` against ``other``.

    ``KeyError`` for a policy Ringside does not have.
    """
    if policy == PLAIN:
        return PLAIN_TABLE
    if policy == IN_CHARACTER:
        return table_in_character(own, other)
    lapse = LAPSES[policy]
    return replace(table_for("expert", own, other), lapse=lapse) if lapse else expert_table(own, other)


def expert_table(own: RingsideCard, other: RingsideCard) -> CornerTable:
    """What the expert does for ``own`` against ``other``, by class."""
    fresh, weary = (_sides(own, other, weary) for weary in (False, True))
    return CornerTable(
        tactic=_holding(_least_exposed(*fresh), _least_exposed(*weary)),
        rush=_RUSHING,
        counter=_TRYING,
        clinch=_KEEPING,
        thrown=_rows(own)[0],
        anticipated=_rows(other)[1],
        dodge=BEST,
        follow=BEST,
    )


_CLINCHING = (CERTAIN[Tactic.CLINCH], CERTAIN[Tactic.NONE]) * (TACTIC_CLASSES // SCORES // 2)
"""The classes of a score: a clinch unless it is barred."""
_RUSHING, _TRYING, _KEEPING = ((PARTS,) * count for count in (RUSH_CLASSES, COUNTER_CLASSES, CLINCH_CLASSES))


@lru_cache(maxsize=1024)
def _rows(thrower: RingsideCard) -> tuple[tuple[Shares, ...], tuple[Shares, ...]]:
    """What he throws and what is expected of him, by class."""
    games = [game for game in _games(thrower) for _ in range(PUNCH_CLASSES // 4)]
    return tuple(game.throw for game in games), tuple(game.guess for game in games)


@lru_cache(maxsize=256)
def _holding(fresh: tuple[Shares, ...], weary: tuple[Shares, ...]) -> tuple[Shares, ...]:
    """His tactics: with a safe lead these, fresh and weary, else a clinch."""
    half = TACTIC_CLASSES // SCORES // 2 // len(fresh)  # of the classes of a score, the fresh and the weary
    return _CLINCHING * SAFE + fresh * half + weary * half


@lru_cache(maxsize=1024)
def _games(thrower: RingsideCard) -> tuple[PunchGame, ...]:
    """The thrower's games: free and in a clinch, of each the receiver fresh and weary."""
    damage = damage_table(thrower, PUNCH_CHART)
    return tuple(punch_game(damage, weary, clinch) for clinch in (False, True) for weary in (False, True))


_CHOICES = [
    [
        (tactic, _ANSWERS[tactic, (covered, trapped)], CERTAIN[tactic])
        for tactic in legal_tactics(trapped, False)
    ]
    for covered, trapped in _STANCES
]


@lru_cache(maxsize=16384)
def _least_exposed(him: Side, me: Side) -> tuple[Shares, ...]:
    """The tactic under which he is hit least, by whether AT is covered, he is trapped, he may not clinch."""
    rows = []
    for choices in _CHOICES:
        dangers = [_danger(him, me, tactic, answers) for tactic, answers, _ in choices]
        either = dangers, dangers[:-1]  # a clinch stands last
        rows += [choices[allowed.index(min(allowed))][2] for allowed in either]
    return tuple(rows)


def _sides(own: RingsideCard, other: RingsideCard, weary: bool) -> tuple[Side, Side]:
    """The other as attacker and ``own`` as defender, ``weary`` or not."""
    free, held = (game.stake for game in _games(other)[weary::2])
    him = Side(other.abilities.agility, other.abilities.counterpunch, free, held)
    return him, Side(own.abilities.agility, own.abilities.counterpunch, 0, 0)


_EITHER = {
    "rush": (Rush.RUSH, Rush.HOLD),
    "counter": (Counter.TRY, Counter.DECLINE),
    "clinch": (Clinch.KEEP, Clinch.RELEASE),
}


class RingsideCorner:
    """A corner that does what the table of its policy says: that of a level, or any other of ``table_for``."""

    def __init__(self, chance: Chance, policy: str) -> None:
        self._chance, self._policy = chance, policy
        self._otherwise = UniformController(chance)
        self._seen: RingsideView | None = None
        self._table = PLAIN_TABLE

    def table(self, own: RingsideCard, other: RingsideCard) -> CornerTable:
        """What he does for ``own`` against ``other``."""
        return table_for(self._policy, own, other)

    def choose(self, request: Request[C], view: RingsideView) -> C:
        if view is not self._seen:
            self._seen, self._table = view, self.table(view.me.card, view.opponent.card)
        if self._table.lapse and self._chance.roll(100, "lapse") <= self._table.lapse:
            return self._otherwise.choose(request, view)
        return cast("C", self._best(request, view))

    def _best(self, request: Request[Any], view: RingsideView) -> object:
        kind, table = request.kind, self._table
        if kind == "tactic":
            row = table.tactic[view.tactic_class]
            return TACTICS[row.index(PARTS) if PARTS in row else self._drawn(row)]
        if kind in _EITHER:
            rows: Shares = getattr(table, kind)
            yes, no = _EITHER[kind]
            return yes if self._taken(rows[0 if kind in table.steady else view.class_of(kind)]) else no
        if kind in ("thrown", "anticipated"):
            mixes = table.thrown if kind == "thrown" else table.anticipated
            if not table.picks:
                return PUNCHES[self._drawn(mixes[view.punch_class(throwing=kind == "thrown")])]
        elif (table.dodge if kind == "dodge" else table.follow) == BEST:
            return (roomiest if kind == "dodge" else closest)(request.options, view.opponent.square)
        return self._otherwise.choose(request, view)

    def _taken(self, part: int) -> bool:
        """Whether what is done so often is done now; where that is certain, no die is thrown."""
        return part == PARTS or (part > 0 and self._chance.roll(PARTS, "mix") <= part)

    def _drawn(self, row: Shares) -> int:
        """The place of one option of a row, by a die."""
        left = self._chance.roll(PARTS, "mix")
        for place, part in enumerate(row):
            left -= part
            if left <= 0:
                return place
        raise ArithmeticError(f"a row adds up to less than {PARTS}: {row}")


def shares(request: Request[Any], view: RingsideView) -> tuple[float, ...]:
    """How often the expert takes each option of a request, adding up to 1."""
    table = table_for("expert", view.me.card, view.opponent.card)
    if request.kind in ("thrown", "anticipated"):
        rows = table.thrown if request.kind == "thrown" else table.anticipated
        return tuple(part / PARTS for part in rows[view.punch_class(throwing=request.kind == "thrown")])
    expert = RingsideCorner(SeededChance(0), "expert")  # no dice in anything but punches
    chosen = expert.choose(request, view)
    return tuple(float(option == chosen) for option in request.options)


@cache
def roomiest(squares: tuple[Square, ...], at: Square) -> Square:
    """DF's square from which he can give ground most often, whatever AT does."""
    return max(squares, key=lambda square: min(room(close, square) for close in follows(at, square)))


@cache
def closest(squares: tuple[Square, ...], df: Square) -> Square:
    """AT's square that leaves DF the least ground."""
    return min(squares, key=lambda square: room(square, df))


# What the corner plays at its best, written down as orders for two cards: everything but the squares, which change with every
# turn; orders cannot say where to step without knowing where the other stands.


WEIGHTS = 1000
"""What the weights of a suggested mix add up to, but for rounding."""


def suggested_instructions(own: RingsideCard, other: RingsideCard, terms: Terms) -> tuple[Instruction, ...]:
    """The orders of the best corner for ``own`` against ``other``, from top to bottom."""
    return (
        *_tactics(own, other),
        Instruction("rush", (), Preference(("rush",))),
        Instruction("counter", (), Preference(("try",))),
        Instruction("clinch", (), Preference(("keep",))),
        *_mixes("thrown", own, "opponent_endurance"),
        *_mixes("anticipated", other, "own_endurance"),
    )


def _tactics(own: RingsideCard, other: RingsideCard) -> Iterator[Instruction]:
    """While his lead is safe the safest tactic, else a clinch whenever it is allowed."""
    safe = _is("lead_safe", yes=True)
    stances = list(product((False, True), repeat=3))
    best = {stance: _by_exposure(own, other, *stance) for stance in stances}
    if len(set(best.values())) == 1:
        yield Instruction("tactic", (safe,), best[stances[0]])
    else:
        for stance in stances:
            weary, covered, trapped = stance
            when = (
                safe,
                _weary("own_endurance", yes=weary),
                _is("opponent_cover_up", yes=covered),
                _is("own_trapped", yes=trapped),
            )
            yield Instruction("tactic", when, best[stance])
    yield Instruction("tactic", (), Preference((choice_word(Tactic.CLINCH), choice_word(Tactic.NONE))))


def _by_exposure(
    own: RingsideCard, other: RingsideCard, weary: bool, covered: bool, trapped: bool
) -> Preference:
    """The tactics, that under which he is hit least first, up to one he may always choose."""
    him, me = _sides(own, other, weary)
    ranked = sorted(Tactic, key=lambda tactic: exposure(him, me, tactic, (covered, trapped)))
    last = min(ranked.index(Tactic.NONE), ranked.index(Tactic.COVER_UP))
    return Preference(tuple(map(choice_word, ranked[: last + 1])))


def _mixes(request: str, thrower: RingsideCard, endurance: str) -> Iterator[Instruction]:
    """Four mixes of the thrower's game: hooks smothered or not, the receiver weary or fresh."""
    for clinch, weary in product((True, False), repeat=2):
        game = punch_game(damage_table(thrower, PUNCH_CHART), weary, clinch)
        mix = game.throw if request == "thrown" else game.guess
        when = [_is("any_clinch", yes=True)] if clinch else []
        when += [_weary(endurance, yes=True)] if weary else []
        yield Instruction(request, tuple(when), _weights(mix))


def _weights(mix: Shares) -> Mixture:
    weights = zip(map(choice_word, PUNCHES), (round(part * WEIGHTS / PARTS) for part in mix), strict=True)
    return Mixture(tuple((word, weight) for word, weight in weights if weight))


def _is(fact: str, *, yes: bool) -> Condition:
    return Condition(fact, Comparison.OTHER if yes else Comparison.EQUAL, 0)


def _weary(endurance: str, *, yes: bool) -> Condition:
    return Condition(endurance, Comparison.AT_MOST if yes else Comparison.MORE, WEARY_SOON)


Mind = RingsideCorner
