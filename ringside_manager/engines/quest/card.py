"""A Quest card: pools, moves and stamina, its conversion from the home ratings, its sheets (CV30 to CV33)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import floor

from ringside_manager.bout.paper import Fields, Grid, Part, Remark, Stationery, write_rows
from ringside_manager.bout.terms import Abilities, Terms, rounded
from ringside_manager.engines.quest import moves
from ringside_manager.engines.quest.moves import MOVES, Move
from ringside_manager.engines.quest.tables import CLASHES, Pool
from ringside_manager.errors import close_matches, excerpt
from ringside_manager.language import say
from ringside_manager.written import FAULT, Fault, Node, Report, cards, data_of
from ringside_manager.written.cards import CardName, Fitting
from ringside_manager.written.kinds import Field, Kind, Record, Whole, is_whole

# A Quest boxer (section 2), and reading one from data: strict, and every fault told at once


POOLS = ("speed", "defense", "might", "cunning")
BASE_DICE = range(3, 11)
SIZES = (4, 6, 8, 10, 12)
STAMINA_BONUS = range(-9, 10)
NO_MOVES = "none"
"""How a boxer without special moves is written."""


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
        return {
            "name": self.name,
            **{pool: getattr(self, pool).as_data() for pool in POOLS},
            "stamina_bonus": self.stamina_bonus,
            "moves": [move.name for move in self.moves] or NO_MOVES,
            "home": self.home,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> QuestCard:
        return cards.read_card("Quest", CARD, data)


def _dice(written: object) -> list[tuple[int, int]] | None:
    """Dice written as [[number, size]], perhaps with [1, smaller size] (Q2, Q6)."""
    parts = written if isinstance(written, list | tuple) else []
    sound = [
        (part[0], part[1])
        for part in parts
        if isinstance(part, list | tuple) and len(part) == 2 and all(map(is_whole, part))
    ]
    return sound if len(sound) == len(parts) in (1, 2) else None


class _Pool(Kind[Pool]):
    """A pool of dice, perhaps with one of fewer faces."""

    def read(self, node: Node, report: Report) -> Pool | Fault:
        found = Fitting(_dice, say("expected dice such as [[7, 6], [1, 4]]")).read(node, report)
        if isinstance(found, Fault):
            return found
        (dice, sides), (number, extra) = found[0], (found[1] if len(found) > 1 else (1, 0))
        if dice not in BASE_DICE or sides not in SIZES:
            allowed = say("allowed are 3 to 10 dice of 4, 6, 8, 10 or 12 faces")
            key = report.named
            wrong = say(
                "{key} has {dice} dice of {sides} faces, {allowed}",
                key=key,
                dice=dice,
                sides=sides,
                allowed=allowed,
            )
            return report.at(node, wrong)
        if len(found) > 1 and (number != 1 or extra not in SIZES or extra >= sides):
            allowed = say("allowed is one of fewer faces than {sides}", sides=sides)
            key = report.named
            wrong = say(
                "{key} has {number} extra dice of {extra} faces, {allowed}",
                key=key,
                number=number,
                extra=extra,
                allowed=allowed,
            )
            return report.at(node, wrong)
        return Pool(dice, sides, extra)


class _Moves(Kind[tuple[Move, ...]]):
    """Names out of section 10, each at most once (Q6), or the word for none."""

    def read(self, node: Node, report: Report) -> tuple[Move, ...] | Fault:
        written = data_of(node)
        if written == NO_MOVES:
            return ()
        if not isinstance(written, list | tuple) or not written:
            allowed = say("expected a list of special moves, or the word {no_moves}", no_moves=NO_MOVES)
            return report.unfit(node, allowed)
        names = {move.name: move for move in MOVES}
        before = len(report)
        for at, name in enumerate(written):
            if name not in names:
                report.at(node, _no_move(name, list(names)))
            elif name in written[:at]:
                report.at(node, say("moves names {name} twice", name=name))
        return FAULT if len(report) > before else tuple(names[name] for name in written)


def _no_move(name: object, names: list[str]) -> str:
    told, known = excerpt(name), ", ".join(names)
    near = close_matches(name, names) if isinstance(name, str) else ()
    if near:
        return say("moves names {told} (did you mean {near}?)", told=told, near=near[0])
    return say("moves names {told}, known are {known}", told=told, known=known)


CARD = Record(
    "the card",
    (
        Field("name", CardName(), required=True),
        *(Field(pool, _Pool(), required=True) for pool in POOLS),
        Field("stamina_bonus", Whole(STAMINA_BONUS[0], STAMINA_BONUS[-1]), required=True),
        Field("moves", _Moves(), required=True),
        Field(
            "home",
            Fitting(lambda home: home if isinstance(home, bool) else None, say("allowed are true and false")),
            required=True,
        ),
    ),
    QuestCard,
)
"""What may be written on a Quest card."""


# The Quest card of a fighter of whom only the home ratings are known (CV1 to CV5, CV30 to CV33)


_QUARTER = Fraction(1, 4)


def card_from_abilities(name: str, abilities: Abilities) -> QuestCard:
    """The card the abilities of the day convert to, without dice and at any time the same (CV4)."""
    counter, endurance = abilities.counterpunch, abilities.endurance
    evasiveness, punching = abilities.evasiveness(), sum(abilities.punches)
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


# The sheets printed for the table


MOST_MOVES = 6
"""Lines for moves on a card to be filled in."""


class QuestStationery(Stationery):
    """Three judges, each with what he looks for (Q9)."""

    def card(self, card: QuestCard) -> tuple[Part, ...]:
        """The pools, the stamina bonus and the special moves in his own order (Q6)."""
        pools = tuple((pool.capitalize(), str(getattr(card, pool))) for pool in POOLS)
        bonus = (say("Bonus"), f"{card.stamina_bonus:+d}")
        moves = tuple((move.title,) for move in card.moves) or ((say("none"),),)
        return (Fields((*pools, bonus), across=5), Grid((say("Special moves"),), moves))

    def blank(self, card: QuestCard) -> tuple[Part, ...]:
        pools, _ = super().blank(card)
        known = ", ".join(move.title for move in MOVES)
        return (pools, Grid((say("Special moves"),), (("",),) * MOST_MOVES, high=6), Remark(known))

    def bout_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """A line for each clash: the Edge, Might against Defense, what it cost (Q11, Q21 to Q36)."""
        red, blue = names
        columns = (
            say("Clash"), say("Stance and move: {name}", name=red), say("Stance and move: {name}", name=blue), say("Edge"),
            say("Might / Defense red"), say("Might / Defense blue"), say("Stamina red"), say("Stamina blue"),
        )  # fmt: skip
        lines = [
            f"{number}.{clash}" for number in range(1, terms.rounds + 1) for clash in range(1, CLASHES + 1)
        ]
        rows = write_rows(lines, len(columns))
        return (Grid(columns, rows, (1, 3, 3, 1.2, 2, 2, 1.6, 1.6), high=6.3),)


STATIONERY = QuestStationery()
