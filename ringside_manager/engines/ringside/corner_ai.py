"""Ringside's corner AI: the punch game's equilibrium, and what is exposed to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import product
from typing import Any

from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.bout.engine import ForgetfulCorner
from ringside_manager.bout.instructions import Comparison, Condition, Instruction, Mixture, Preference
from ringside_manager.bout.request import Request, choice_word
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.ringside.instructions import lead_is_safe
from ringside_manager.engines.ringside.state import BoxerView, Clinch, Counter, RingsideView, Rush
from ringside_manager.engines.ringside.tables import (
    BACKPEDAL_OWN,
    COVER_OPPONENT,
    COVER_OWN,
    HOOKS,
    KNOCKDOWN_FROM,
    PUNCH_CHART,
    PUNCHES,
    RUSH_AGILITY,
    RUSH_COUNTERPUNCH,
    TRAPPED_AGILITY,
    WEARY_KNOCKDOWN,
    Punch,
    RingsideCard,
    Square,
    Tactic,
    damage_table,
    follows,
    room,
)

# How much a defender is exposed to under each tactic: a model of one turn, in points of damage (R60, R83)


_OWN_GUARD = {Tactic.COVER_UP: COVER_OWN, Tactic.BACKPEDAL: BACKPEDAL_OWN}


@dataclass(frozen=True, slots=True)
class Side:
    """A boxer as the model knows him: ratings, and the worth of his landed punch, free and in a clinch."""

    agility: int
    counterpunch: int
    stake: float
    clinch_stake: float


@dataclass(frozen=True, slots=True)
class Stance:
    """What is in force when the turn begins: the attacker's old cover-up, the defender's trap."""

    at_covers: bool
    df_trapped: bool


@lru_cache(maxsize=16384)
def exposure(at: Side, df: Side, tactic: Tactic, stance: Stance) -> float:
    """The damage the attacker makes in the turn with his best answer, and what he goes on to make
    if he keeps the attack; knockdowns are counted in by their worth.
    """
    answers = (False,) if tactic is Tactic.CLINCH or stance.df_trapped else (False, True)  # R64
    return max(_turn(at, df, tactic, stance, rush) for rush in answers)


def _turn(at: Side, df: Side, tactic: Tactic, stance: Stance, rush: bool) -> float:
    clinch = tactic is Tactic.CLINCH
    hit = _share(100 - _df_guard(df, tactic, stance, rush))
    answered = _share(df.counterpunch + (RUSH_COUNTERPUNCH if rush else 0)) * _share(
        100 - _at_guard(at, tactic, stance, rush)
    )
    # Having landed, the defender is free of his tactic and of the rush: the reply meets his bare rating.
    replied = answered * _share(at.counterpunch) * _share(100 - df.agility)
    made = (at.clinch_stake if clinch else at.stake) + replied * at.stake
    kept = hit * (1 - answered + replied) + (1 - hit if tactic is Tactic.BACKPEDAL else 0)
    return hit * made + kept * _share(100 - df.agility) * at.stake


def _df_guard(df: Side, tactic: Tactic, stance: Stance, rush: bool) -> int:
    guard = df.agility + _OWN_GUARD.get(tactic, 0)
    guard += COVER_OPPONENT if stance.at_covers else 0
    guard += TRAPPED_AGILITY if stance.df_trapped and tactic is not Tactic.CLINCH else 0
    return guard + (RUSH_AGILITY if rush else 0)


def _at_guard(at: Side, tactic: Tactic, stance: Stance, rush: bool) -> int:
    guard = at.agility + (COVER_OPPONENT if tactic is Tactic.COVER_UP else 0)
    guard += COVER_OWN if stance.at_covers else 0
    return guard + (RUSH_AGILITY if rush else 0)


def _share(percent: int) -> float:
    return min(1.0, max(0.0, percent / 100))


# The hidden punch game between two cards, solved exactly (R22, R23).
#
# Thrower and receiver pick in secret, so best play is a mix.  The stake of a pair of picks is the damage
# and the worth of the knockdown it may bring; the equilibrium is that of a zero-sum game, found by
# linear programming and rounded to whole parts in ten thousand, so that the draw is the same on
# every machine.


PARTS = 10_000
FRESH_WORTH, WEARY_WORTH = 12.0, 40.0
"""A knockdown in points of damage: it scores twice, costs the turn, and is a KO in 10 or 50 of 100."""
WEARY_SOON = 5
"""From this Endurance on the next landed punch is expected to leave the receiver at 0 or less (R30)."""


@dataclass(frozen=True, slots=True)
class Mix:
    """How often each punch is picked, in parts of ``PARTS``, in the order of R2."""

    parts: tuple[int, ...]

    def draw(self, chance: Chance) -> Punch:
        left = chance.roll(PARTS, "mix")
        for punch, part in zip(PUNCHES, self.parts, strict=True):
            left -= part
            if left <= 0:
                return punch
        return PUNCHES[-1]


@dataclass(frozen=True, slots=True)
class PunchGame:
    """Both sides' best mixes for one thrower, and what a punch on target is then worth."""

    throw: Mix
    guess: Mix
    stake: float


@lru_cache(maxsize=4096)
def punch_game(damage: tuple[tuple[int, ...], ...], weary: bool, clinch: bool) -> PunchGame:
    """The game of a thrower whose punches do ``damage`` [thrown][anticipated] (from 1, R23).

    ``weary``: the receiver will be at an Endurance of 0 or less (R30); ``clinch``: no hook lands (R76).
    """
    worth = WEARY_WORTH if weary else FRESH_WORTH
    stakes = [
        [0.0 if clinch and t in HOOKS else damage[t][a] + worth * _down(damage[t][a], weary) for a in PUNCHES]
        for t in PUNCHES
    ]
    throw, guess = _rounded(_best_mix(stakes)), _rounded(_best_mix(_other_side(stakes)))
    return PunchGame(throw, guess, _mean(throw, guess, stakes))


def _down(damage: int, weary: bool) -> float:
    """The chance of a knockdown (R30, R31)."""
    number = damage + WEARY_KNOCKDOWN if weary else damage
    return number / 100 if number >= KNOCKDOWN_FROM else 0.0


def _other_side(stakes: Sequence[Sequence[float]]) -> list[list[float]]:
    return [[-row[column] for row in stakes] for column in range(len(stakes))]


def _best_mix(stakes: Sequence[Sequence[float]]) -> list[float]:
    """The row player's equilibrium mix; of several the one a tiny preference for earlier rows picks."""
    from scipy.optimize import linprog

    size = len(stakes)
    cost = [1e-6 * row for row in range(size)] + [-1.0]
    limits = [[-stakes[row][column] for row in range(size)] + [1.0] for column in range(size)]
    solved = linprog(
        cost,
        A_ub=limits,
        b_ub=[0.0] * size,
        A_eq=[[1.0] * size + [0.0]],
        b_eq=[1.0],
        bounds=[(0, 1)] * size + [(None, None)],
        method="highs",
    )
    if solved.x is None:
        raise ArithmeticError(f"the punch game was not solved: {solved.message}")
    return [float(share) for share in solved.x[:size]]


def _rounded(shares: Sequence[float]) -> Mix:
    """Whole parts that add up, the rest to the largest share."""
    parts = [round(share * PARTS) for share in shares]
    parts[parts.index(max(parts))] += PARTS - sum(parts)
    return Mix(tuple(parts))


def _mean(throw: Mix, guess: Mix, table: Sequence[Sequence[float]]) -> float:
    return sum(
        t * a * cell
        for t, row in zip(throw.parts, table, strict=True)
        for a, cell in zip(guess.parts, row, strict=True)
    ) / (PARTS * PARTS)


# The corner that decides for a Ringside boxer.
#
# How it thinks:
#
# * **Punches** come from the equilibrium of the punch game between the two cards, a
#   game for each state of the receiver (fresh, or so weary that R30 adds its 10) and for a clinch:
#   nobody can read them.
# * **Clinch** whenever it is allowed, and hold on: it takes the hooks away from the attacker and the
#   ropes out of the bout.  A clinch is let go of only by a miss.
# * **Rush** whenever it is allowed: more hits now are worth more than the counterpunches they invite.
# * **Time.**  When the rounds already won are enough, so that standing at the end is winning, he takes
#   instead the tactic under which he is hit least: here a cover-up or backpedaling
#   may be the best, for they buy time.  Behind or level they buy nothing but time, and he never uses them.
# * **Counterpunch**: always tried; it costs nothing.
# * **Squares.**  The defender steps where he can give ground most often before the ropes stop him; the
#   attacker stands where his opponent can do so least often.
#
# The study behind it is ``docs/studies/ringside_corner.md``.  Weaker levels are as good at all this but
# forget it: as often as ``LAPSES`` says, a decision is made as a beginner would, with the plain policy of R90.


class RingsideCorner(ForgetfulCorner[RingsideView]):
    """A corner at one of the levels of ``LAPSES``; without ``tactics`` it only throws, counters and moves."""

    def __init__(self, chance: Chance, level: str, *, tactics: bool = True) -> None:
        super().__init__(chance, level)
        self._tactics = tactics
        self._deciders: dict[str, Callable[[Any, RingsideView], object]] = {
            "thrown": self._thrown,
            "anticipated": self._anticipated,
            "tactic": self._tactic,
            "rush": self._rush,
            "counter": lambda _, __: Counter.TRY,
            "clinch": lambda _, __: Clinch.KEEP,
            "dodge": _dodge,
            "follow": _follow,
        }

    def best(self, request: Request[Any], view: RingsideView) -> object:
        return self._deciders[request.kind](request, view)

    def _thrown(self, _: Request[Punch], view: RingsideView) -> Punch:
        return _game(view.me, view.opponent, _clinched(view)).throw.draw(self._chance)

    def _anticipated(self, _: Request[Punch], view: RingsideView) -> Punch:
        return _game(view.opponent, view.me, _clinched(view)).guess.draw(self._chance)

    def _tactic(self, request: Request[Tactic], view: RingsideView) -> Tactic:
        if not self._tactics:
            return Tactic.NONE
        if lead_is_safe(view):
            me, him = _side(view.me, view.opponent), _side(view.opponent, view.me)
            stance = Stance(view.opponent.cover, view.me.trapped)
            return min(request.options, key=lambda tactic: exposure(him, me, tactic, stance))
        return Tactic.CLINCH if Tactic.CLINCH in request.options else Tactic.NONE

    def _rush(self, _: Request[Rush], __: RingsideView) -> Rush:
        return Rush.RUSH if self._tactics else Rush.HOLD


def shares(request: Request[Any], view: RingsideView) -> tuple[float, ...]:
    """How often the expert takes each option of a request, adding up to 1."""
    if request.kind in ("thrown", "anticipated"):
        thrower, receiver = (view.me, view.opponent) if request.kind == "thrown" else (view.opponent, view.me)
        game = _game(thrower, receiver, _clinched(view))
        mix = game.throw if request.kind == "thrown" else game.guess
        return tuple(part / PARTS for part in mix.parts)
    expert = RingsideCorner(SeededChance(0), "expert")  # no dice in anything but punches
    chosen = expert.choose(request, view)
    return tuple(float(option == chosen) for option in request.options)


def _game(thrower: BoxerView, receiver: BoxerView, clinch: bool) -> PunchGame:
    return punch_game(thrower.damage, receiver.endurance <= WEARY_SOON, clinch)


def _clinched(view: RingsideView) -> bool:
    return bool(view.me.clinch or view.opponent.clinch)


def _side(boxer: BoxerView, opponent: BoxerView) -> Side:
    free, held = (_game(boxer, opponent, clinch).stake for clinch in (False, True))
    return Side(boxer.agility, boxer.counterpunch, free, held)


def _dodge(request: Request[Square], view: RingsideView) -> Square:
    return _roomiest(request.options, view.opponent.square)


def _follow(request: Request[Square], view: RingsideView) -> Square:
    return _closest(request.options, view.opponent.square)


@cache
def _roomiest(squares: tuple[Square, ...], at: Square) -> Square:
    """DF's square from which he can give ground most often, whatever AT does."""
    return max(squares, key=lambda square: min(room(close, square) for close in follows(at, square)))


@cache
def _closest(squares: tuple[Square, ...], df: Square) -> Square:
    """AT's square that leaves DF the least ground."""
    return min(squares, key=lambda square: room(square, df))


# What the corner plays at its best, written down as orders for two cards.
#
# Everything but the squares is there: those change with every turn, and orders cannot say where to step
# without knowing where the other stands.


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
    free, held = (
        punch_game(damage_table(other, PUNCH_CHART), weary, clinch).stake for clinch in (False, True)
    )
    him = Side(other.abilities.agility, other.abilities.counterpunch, free, held)
    me = Side(own.abilities.agility, own.abilities.counterpunch, 0, 0)
    danger = partial(exposure, him, me, stance=Stance(covered, trapped))
    ranked = sorted(Tactic, key=lambda tactic: danger(tactic=tactic))
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


def _weights(mix: Mix) -> Mixture:
    weights = zip(
        map(choice_word, PUNCHES), (round(part * WEIGHTS / PARTS) for part in mix.parts), strict=True
    )
    return Mixture(tuple((word, weight) for word, weight in weights if weight))


def _is(fact: str, *, yes: bool) -> Condition:
    return Condition(fact, Comparison.OTHER if yes else Comparison.EQUAL, 0)


def _weary(endurance: str, *, yes: bool) -> Condition:
    return Condition(endurance, Comparison.AT_MOST if yes else Comparison.MORE, WEARY_SOON)


Mind = RingsideCorner
