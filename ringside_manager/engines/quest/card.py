"""A Quest card: pools, moves and stamina, and the conversion of the home ratings to it (CV30 to CV33)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import floor

from ringside_manager.bout.abilities import Abilities
from ringside_manager.bout.engine import CardError, CardFault
from ringside_manager.engines.quest import moves
from ringside_manager.engines.quest.moves import MOVES, Move, move_named
from ringside_manager.engines.quest.tables import Pool
from ringside_manager.errors import close_matches, excerpt
from ringside_manager.language import joined, say

# A Quest boxer (section 2), and reading one from data: strict, and every fault told at once


POOLS = ("speed", "defense", "might", "cunning")
BASE_DICE = range(3, 11)
SIZES = (4, 6, 8, 10, 12)
STAMINA_BONUS = range(-9, 10)
NO_MOVES = "none"
"""How a boxer without special moves is written."""
_KEYS = ("name", *POOLS, "stamina_bonus", "moves", "home")


@dataclass(frozen=True, slots=True)
class QuestCard:
    """Four pools, a stamina bonus of -9 to 9, special moves in his own order, and whether he boxes at home (Q6)."""

    name: str
    speed: Pool
    defense: Pool
    might: Pool
    cunning: Pool
    stamina_bonus: int = 0
    moves: tuple[Move, ...] = ()
    home: bool = False

    def as_data(self) -> dict[str, object]:
        """The card as JSON values."""
        return {
            "name": self.name,
            **{pool: getattr(self, pool).as_data() for pool in POOLS},
            "stamina_bonus": self.stamina_bonus,
            "moves": [move.name for move in self.moves] or NO_MOVES,
            "home": self.home,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> QuestCard:
        """The card written in ``data``, in the form of ``as_data``; ``CardError`` lists every fault with its place."""
        faults = _strange_keys(data)
        name = data.get("name")
        if not isinstance(name, str) or not name.strip():
            faults.append(CardFault(("name",), say("name is missing")))
        speed, defense, might, cunning = (_pool(data, pool, faults) for pool in POOLS)
        bonus, moves, home = _bonus(data, faults), _moves(data, faults), _home(data, faults)
        card = cls(str(name), speed, defense, might, cunning, bonus, moves, home)
        if faults:
            told = joined("; ", [fault.message for fault in faults])
            raise CardError(
                say("The Quest card of {name} has faults: {told}.", name=excerpt(name), told=told),
                faults=faults,
            )
        return card


_NO_POOL = Pool(BASE_DICE[0], 6)


def _strange_keys(data: Mapping[str, object]) -> list[CardFault]:
    faults = []
    for key in data:
        if key not in _KEYS:
            near = close_matches(str(key), _KEYS)
            told = excerpt(key)
            message = (
                say("{told} is no rating (did you mean {near}?)", told=told, near=near[0])
                if near
                else say("{told} is no rating", told=told)
            )
            faults.append(CardFault((str(key),), message))
    return faults


def _holds(data: Mapping[str, object], key: str, faults: list[CardFault]) -> bool:
    if key not in data:
        faults.append(CardFault((key,), say("{key} is missing", key=key)))
    return key in data


def _pool(data: Mapping[str, object], key: str, faults: list[CardFault]) -> Pool:
    """A pool written as [[number, size]], perhaps with [1, smaller size] (Q2, Q6)."""
    if not _holds(data, key, faults):
        return _NO_POOL
    written = data[key]
    parts = [_dice(part) for part in written] if isinstance(written, list | tuple) else []
    if len(parts) not in (1, 2) or None in parts:
        faults.append(
            CardFault(
                (key,),
                say(
                    "{key} is {written}, expected dice such as [[7, 6], [1, 4]]",
                    key=key,
                    written=excerpt(written),
                ),
            )
        )
        return _NO_POOL
    (dice, sides), *more = [part for part in parts if part is not None]
    extra = more[0][1] if more else 0
    if dice not in BASE_DICE or sides not in SIZES:
        allowed = say("allowed are 3 to 10 dice of 4, 6, 8, 10 or 12 faces")
        faults.append(
            CardFault(
                (key,),
                say(
                    "{key} has {dice} dice of {sides} faces, {allowed}",
                    key=key,
                    dice=dice,
                    sides=sides,
                    allowed=allowed,
                ),
            )
        )
    elif more and (more[0][0] != 1 or extra not in SIZES or extra >= sides):
        number = more[0][0]
        allowed = say("allowed is one of fewer faces than {sides}", sides=sides)
        faults.append(
            CardFault(
                (key,),
                say(
                    "{key} has {number} extra dice of {extra} faces, {allowed}",
                    key=key,
                    number=number,
                    extra=extra,
                    allowed=allowed,
                ),
            )
        )
    return Pool(dice, sides, extra)


def _dice(part: object) -> tuple[int, int] | None:
    if isinstance(part, list | tuple) and len(part) == 2 and all(map(_is_whole, part)):
        return part[0], part[1]
    return None


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _bonus(data: Mapping[str, object], faults: list[CardFault]) -> int:
    if not _holds(data, "stamina_bonus", faults):
        return 0
    written = data["stamina_bonus"]
    if isinstance(written, int) and _is_whole(written) and written in STAMINA_BONUS:
        return written
    faults.append(
        CardFault(
            ("stamina_bonus",),
            say("stamina_bonus is {written}, allowed are -9 to 9", written=excerpt(written)),
        )
    )
    return 0


def _moves(data: Mapping[str, object], faults: list[CardFault]) -> tuple[Move, ...]:
    """Names out of section 10, each at most once (Q6)."""
    if not _holds(data, "moves", faults) or data["moves"] == NO_MOVES:
        return ()
    written = data["moves"]
    if not isinstance(written, list | tuple) or not written:
        expected = say("expected a list of special moves, or the word {no_moves}", no_moves=NO_MOVES)
        faults.append(
            CardFault(
                ("moves",), say("moves is {written}, {expected}", written=excerpt(written), expected=expected)
            )
        )
        return ()
    names = [move.name for move in MOVES]
    found: list[Move] = []
    for name in written:
        if name not in names:
            faults.append(CardFault(("moves",), _no_move(name, names)))
        elif move_named(str(name)) in found:
            faults.append(CardFault(("moves",), say("moves names {name} twice", name=name)))
        else:
            found.append(move_named(str(name)))
    return tuple(found)


def _no_move(name: object, names: list[str]) -> str:
    told, known = excerpt(name), ", ".join(names)
    near = close_matches(name, names) if isinstance(name, str) else ()
    if near:
        return say("moves names {told} (did you mean {near}?)", told=told, near=near[0])
    return say("moves names {told}, known are {known}", told=told, known=known)


def _home(data: Mapping[str, object], faults: list[CardFault]) -> bool:
    if not _holds(data, "home", faults):
        return False
    written = data["home"]
    if isinstance(written, bool):
        return written
    faults.append(
        CardFault(("home",), say("home is {written}, allowed are true and false", written=excerpt(written)))
    )
    return False


# The Quest card of a fighter of whom only the home ratings are known (CV1 to CV5, CV30 to CV33)


_QUARTER = Fraction(1, 4)


def rounded(value: Fraction) -> int:
    """CV2: rnd, the nearest whole number, halves up also below zero."""
    return floor(value + Fraction(1, 2))


def card_from_abilities(name: str, abilities: Abilities) -> QuestCard:
    """The card the abilities of the day convert to, without dice and at any time the same (CV4)."""
    agility, counter, endurance = abilities.agility, abilities.counterpunch, abilities.endurance
    evasiveness, punching = Fraction(2 * (agility - 50), 150 - agility), sum(abilities.punches)
    return QuestCard(
        name=name,
        speed=pool(Fraction(61, 10) + 3 * evasiveness),
        defense=pool(
            Fraction(23, 4) + Fraction(7, 4) * evasiveness + Fraction(counter, 200) + Fraction(endurance, 40)
        ),
        might=pool(Fraction(21, 5) + Fraction(10 * punching, punching + 22)),
        cunning=pool(3 + Fraction(counter, 10)),
        stamina_bonus=max(-9, min(9, rounded(Fraction(endurance, 3)) - 9)),
        moves=known_moves(abilities),
    )


def pool(value: Fraction) -> Pool:
    """CV30: d6, the part behind the point as a d4 or one die more."""
    value = max(Fraction(3), min(Fraction(10), value))
    whole = floor(value)
    part = value - whole
    if part < _QUARTER:
        return Pool(whole, 6)
    return Pool(whole, 6, 4) if part < 3 * _QUARTER else Pool(whole + 1, 6)


def known_moves(abilities: Abilities) -> tuple[Move, ...]:
    """CV32: so many of the list as his Counterpunch allows, of those whose condition holds."""
    agility, counter, endurance = abilities.agility, abilities.counterpunch, abilities.endurance
    uppercut, left_hook, right_hook = abilities.uppercut, abilities.left_hook, abilities.right_hook
    conditions = (
        (moves.HAYMAKER, max(uppercut, right_hook, left_hook) >= 3),
        (moves.STICK_AND_MOVE, agility >= 57),
        (moves.IRON_CHIN, endurance >= 18),
        (moves.SWARM, abilities.combination >= 3),
        (moves.COUNTERPUNCH, counter >= 25),
        (moves.TURTLE, True),
        (moves.FEINT, counter >= 20),
        (moves.BODY_SNATCHER, max(uppercut, left_hook) >= 3),
        (moves.SHOULDER_ROLL, agility >= 55),
        (moves.SECOND_WIND, endurance >= 15),
        (moves.LIVER_SHOT, left_hook >= 4),
        (moves.CUT_OFF_RING, sum(abilities.punches) >= 18),
        (moves.PEEKABOO, agility < 55),
        (moves.CLINCH, True),
        (moves.GRANDSTAND, True),
    )
    many = max(0, 3 + floor(Fraction(counter - 11, 10)))
    return tuple(move for move, holds in conditions if holds)[:many]
