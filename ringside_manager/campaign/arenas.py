"""The five arenas: who may fight where, how long, and for how much (C40-C51, C64)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ringside_manager.bout.corner import Corner
from ringside_manager.campaign.rankings import pop_text
from ringside_manager.errors import RuleError, against
from ringside_manager.language import later, say


class Arena(Enum):
    """The arenas from best to worst, the order in which a fight night is worked (C5)."""

    BEST = "best"
    HIGH = "high"
    MIDDLE = "middle"
    LOW = "low"
    PITS = "pits"

    __hash__ = object.__hash__  # an enum's own hash takes as long as the rest of a look into the table below

    @property
    def title(self) -> str:
        """The arena's name on the bill."""
        return _TITLES[self]

    @property
    def place(self) -> int:
        """0 for The Best down to 4 for The Pits."""
        return _PLACES[self]


_PLACES = {arena: place for place, arena in enumerate(Arena)}
_TITLES = dict(
    zip(
        Arena,
        (
            later("The Best"),
            later("High Class"),
            later("Middle Class"),
            later("Low Class"),
            later("The Pits"),
        ),
        strict=True,
    )
)


@dataclass(frozen=True, slots=True)
class Door:
    """Who is let in, in whole POP: ``combined`` or more, or ``high`` or more beside ``low`` or more."""

    combined: int
    high: int
    low: int | None

    def admits(self, red_half: int, blue_half: int) -> bool:
        """Whether this pair of POP totals, in half points, is let in."""
        if red_half + blue_half >= 2 * self.combined:
            return True
        low, high = (red_half, blue_half) if red_half < blue_half else (blue_half, red_half)
        return high >= 2 * self.high and (self.low is None or low >= 2 * self.low)

    def __str__(self) -> str:
        beside = "" if self.low is None else say(" beside {low} or more", low=self.low)
        return say(
            "a combined POP of {combined} or more, or one of {high} or more{beside}",
            combined=self.combined,
            high=self.high,
            beside=beside,
        )


@dataclass(frozen=True, slots=True)
class ArenaRule:
    """One printed row of the arenas; purses in dollars, the bonus in dollars for each whole POP.

    A row without a door is open whatever the POP totals.
    """

    rule: str
    arena: Arena
    title: bool
    door: Door | None
    rounds: range
    default_rounds: int
    winner_dollars: int
    loser_dollars: int
    bonus_dollars: int


ARENA_RULES = (
    ArenaRule("C40", Arena.BEST, True, None, range(10, 16), 12, 35_000, 15_000, 1_000),
    ArenaRule("C41", Arena.BEST, False, Door(35, 20, 10), range(8, 13), 10, 7_000, 3_000, 100),
    ArenaRule("C42", Arena.HIGH, False, Door(26, 16, 6), range(6, 13), 9, 2_000, 1_000, 50),
    ArenaRule("C43", Arena.MIDDLE, False, Door(18, 12, 3), range(6, 11), 8, 700, 300, 20),
    ArenaRule("C44", Arena.LOW, False, Door(10, 8, None), range(5, 9), 7, 300, 100, 10),
    ArenaRule("C45", Arena.PITS, False, None, range(3, 8), 5, 70, 30, 10),
)
"""The table of C40-C45 in its printed order, with the default lengths of C51."""

_ROWS = {(row.arena, row.title): row for row in ARENA_RULES}
_DOORS = tuple((row.door, row.arena) for row in ARENA_RULES if row.door is not None)
"""The doors from the best arena down; The Pits have none."""


def arena_rule(arena: Arena, title: bool = False) -> ArenaRule:
    """The row for a bout in ``arena``; ``RuleError`` C40 for a title bout elsewhere than at The Best."""
    if title and arena is not Arena.BEST:
        raise against(
            "C40",
            "A title bout is held at {title} only, not at {title2}.",
            title=Arena.BEST.title,
            title2=arena.title,
            next_step=say("Hold it at {title}, or as a bout without the title.", title=Arena.BEST.title),
        )
    return _ROWS[arena, title]


def is_open(arena: Arena, red_half: int, blue_half: int) -> bool:
    """Whether a pair with these POP totals, in half points, may fight in ``arena`` (C41-C45)."""
    door = arena_rule(arena).door
    return door is None or door.admits(red_half, blue_half)


def best_open(red_half: int, blue_half: int) -> Arena:
    """The best arena open to a pair with these POP totals, in half points (C41-C45)."""
    for door, arena in _DOORS:
        if door.admits(red_half, blue_half):
            return arena
    return Arena.PITS


def eligible(red_half: int, blue_half: int) -> tuple[Arena, ...]:
    """The arenas open to a pair, best first: the best it qualifies for and all below (C41-C45)."""
    return tuple(Arena)[best_open(red_half, blue_half).place :]


def eligibility_reason(arena: Arena, red_half: int, blue_half: int) -> str:
    """What keeps a pair out of ``arena``, as a sentence; empty if it is let in (C41-C45)."""
    door = arena_rule(arena).door
    if door is None or door.admits(red_half, blue_half):
        return ""
    together_half = red_half + blue_half
    return say(
        "{title} is open to pairs with {door}; these two have {red_half} and {blue_half}, together {together_half}, which is {together_half2} short.",
        title=arena.title,
        door=door,
        red_half=pop_text(red_half),
        blue_half=pop_text(blue_half),
        together_half=pop_text(together_half),
        together_half2=pop_text(2 * door.combined - together_half),
    )


def check_eligible(arena: Arena, red_half: int, blue_half: int, *, title: bool = False) -> None:
    """Raise ``RuleError`` with the arena's rule if the pair may not fight there (C40-C45).

    For a title bout only the arena counts, never the POP totals.
    """
    row = arena_rule(arena, title)
    reason = "" if title else eligibility_reason(arena, red_half, blue_half)
    if reason:
        best = best_open(red_half, blue_half)
        raise RuleError(
            row.rule, reason, next_step=say("{title} is the best arena open to them.", title=best.title)
        )


def rounds_allowed(arena: Arena, title: bool = False) -> range:
    """The lengths a bout may have there, in rounds (C40-C45); ``RuleError`` C40 as ``arena_rule``."""
    return arena_rule(arena, title).rounds


def default_rounds(arena: Arena, title: bool = False) -> int:
    """The length of a bout whose managers do not agree, in rounds (C51); ``RuleError`` C40 as above."""
    return arena_rule(arena, title).default_rounds


def check_rounds(arena: Arena, rounds: int, title: bool = False) -> None:
    """Raise ``RuleError`` C51 unless ``rounds`` is a length the arena allows."""
    row = arena_rule(arena, title)
    if rounds not in row.rounds:
        bout = say("A title bout") if title else say("A bout at {title}", title=arena.title)
        limits = say("{start} to {stop}", start=row.rounds.start, stop=row.rounds.stop - 1)
        raise against(
            "C51",
            "{bout} goes {limits} rounds, not {rounds}.",
            bout=bout,
            limits=limits,
            rounds=rounds,
            next_step=say(
                "Agree on {limits} rounds, or leave it at {default_rounds}.",
                limits=limits,
                default_rounds=row.default_rounds,
            ),
        )


def agreed_rounds(arena: Arena, wishes: tuple[int | None, int | None], title: bool = False) -> int:
    """The length two managers agree on, or the default if their wishes differ or one has none (C51).

    Raises ``RuleError`` C51 if they agree on a length the arena does not allow.
    """
    red, blue = wishes
    if red is None or red != blue:
        return default_rounds(arena, title)
    check_rounds(arena, red, title)
    return red


def purses(
    arena: Arena,
    pops_half: tuple[int, int],
    winner: Corner | None,
    *,
    title: bool = False,
    first_title: bool = False,
) -> tuple[int, int]:
    """The purses of red and blue in whole dollars, multiples of 5 (C40-C49, C64).

    ``pops_half`` are the POP totals of red and blue before the night; no winner is a draw (C49).  The first
    title bout is paid like a bout at The Best without the title (C64).  Raises ``RuleError`` C40 as
    ``arena_rule``.
    """
    row = arena_rule(arena, title or first_title)
    if first_title:
        row = arena_rule(arena)
    if winner is None:
        red = blue = (row.winner_dollars + row.loser_dollars) // 2
    else:
        red, blue = row.winner_dollars, row.loser_dollars
        if winner is not Corner.RED:
            red, blue = blue, red
    red_half, blue_half = pops_half
    if not row.title:
        # Combined POP counts, the other's as well as one's own (C47); in a title bout own POP does (C46)
        red_half = blue_half = red_half + blue_half
    bonus = row.bonus_dollars
    return red + max(0, red_half) * bonus // 2, blue + max(0, blue_half) * bonus // 2  # never below 0 (C48)


# What one manager pays the other for a bout (C75)


MOST_SIDE_CENTS = 100_000_000
"""The most anybody can promise the other manager for a bout: a million dollars."""


def side_payment_cents(agreed_cents: int, balance_cents: int) -> int:
    """What is paid of a side payment once the bout was fought: never more than the payer has (C75)."""
    return max(0, min(agreed_cents, balance_cents))


def check_side_payment(name: str, cents: int, balance_cents: int, promised_cents: int) -> None:
    """Raise ``RuleError`` C75 naming the payer if he has not the money beside what he has promised already."""
    if cents + promised_cents <= balance_cents:
        return
    has, wanted, promised = (f"${sum_ / 100:,.2f}" for sum_ in (balance_cents, cents, promised_cents))
    if promised_cents:
        raise against(
            "C75", "{name} has {has}, has promised {promised} of it for other bouts, and cannot promise {wanted}.",
            name=name, has=has, promised=promised, wanted=wanted,
        )  # fmt: skip
    raise against("C75", "{name} has {has} and cannot promise {wanted}.", name=name, has=has, wanted=wanted)
