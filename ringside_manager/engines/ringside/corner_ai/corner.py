"""The corner that decides for a Ringside boxer.

How it thinks:

* **Punches** come from the equilibrium of the punch game between the two cards (``punch_game.py``), a
  game for each state of the receiver (fresh, or so weary that R30 adds its 10) and for a clinch:
  nobody can read them.
* **Clinch** whenever it is allowed, and hold on: it takes the hooks away from the attacker and the
  ropes out of the bout.  A clinch is let go of only by a miss.
* **Rush** whenever it is allowed: more hits now are worth more than the counterpunches they invite.
* **Time.**  When the rounds already won are enough, so that standing at the end is winning, he takes
  instead the tactic under which he is hit least (``exposure.py``): here a cover-up or backpedaling
  may be the best, for they buy time.  Behind or level they buy nothing but time, and he never uses them.
* **Counterpunch**: always tried; it costs nothing.
* **Squares.**  The defender steps where he can give ground most often before the ropes stop him; the
  attacker stands where his opponent can do so least often.

The study behind it is ``docs/studies/ringside_corner.md``.  Weaker levels are as good at all this but
forget it: as often as ``LAPSES`` says, a decision is made as a beginner would, with the plain policy of R90.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.bout.request import Request
from ringside_manager.engines.ringside.corner_ai.exposure import Side, Stance, exposure
from ringside_manager.engines.ringside.corner_ai.punch_game import PARTS, WEARY_SOON, PunchGame, punch_game
from ringside_manager.engines.ringside.orders import lead_is_safe
from ringside_manager.engines.ringside.requests import Clinch, Counter, Rush
from ringside_manager.engines.ringside.ring import Square, follows, room
from ringside_manager.engines.ringside.state import BoxerView, RingsideView
from ringside_manager.engines.ringside.tables import Punch, Tactic

C = TypeVar("C")

LAPSES = {"beginner": 85, "club": 50, "contender": 20, "expert": 0}
"""In how many of 100 decisions a level decides by the plain policy (R90)."""


class RingsideCorner:
    """A corner at one of the levels of ``LAPSES``; without ``tactics`` it only throws, counters and moves."""

    def __init__(self, chance: Chance, level: str, *, tactics: bool = True) -> None:
        self._chance = chance
        self._lapse = LAPSES[level]
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

    def choose(self, request: Request[C], view: RingsideView) -> C:
        """The choice of the corner, or that of the plain policy where the level forgets."""
        if self._lapse and self._chance.roll(100, "lapse") <= self._lapse:
            return self._chance.pick(request.options) if request.plain is None else request.plain
        return cast("C", self._deciders[request.kind](request, view))

    def _thrown(self, _: Request[Punch], view: RingsideView) -> Punch:
        return _game(view.me, view.opponent, _clinched(view)).throw.draw(self._chance)

    def _anticipated(self, _: Request[Punch], view: RingsideView) -> Punch:
        return _game(view.opponent, view.me, _clinched(view)).guess.draw(self._chance)

    def _tactic(self, request: Request[Tactic], view: RingsideView) -> Tactic:
        if not self._tactics:
            return Tactic.NONE
        if lead_is_safe(view):
            return _safest(request.options, view)
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


def _safest(tactics: tuple[Tactic, ...], view: RingsideView) -> Tactic:
    """The tactic under which he is hit least; the first of equals."""
    me, him = _side(view.me, view.opponent), _side(view.opponent, view.me)
    stance = Stance(view.opponent.cover, view.me.trapped)
    return min(tactics, key=lambda tactic: exposure(him, me, tactic, stance))


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
