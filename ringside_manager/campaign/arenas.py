"""The five arenas: who may fight where, how long, and for how much (C40-C51, C64)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from ringside_manager.bout.corner import Corner
from ringside_manager.campaign.numbers import Unit, house_number, measure
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

    combined: int = measure(
        "",
        Unit.POP,
        (0, 400),
        later("Open to a combined POP of"),
        later("A pair with this much POP together draws enough people for the arena."),
    )
    high: int = measure(
        "",
        Unit.POP,
        (0, 200),
        later("or to a POP of"),
        later("A star of this POP opens the arena to an opponent who is known less."),
    )
    low: int | None = measure(
        "",
        Unit.POP,
        (-50, 200),
        later("beside one of"),
        later("Even a star needs an opponent of this POP or more."),
    )

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


MOST_DOLLARS = 1_000_000
"""The highest purse a house rule may name; its step of ten keeps every purse a multiple of five dollars (C23)."""


@dataclass(frozen=True, slots=True)
class ArenaRule:
    """One printed row of the arenas; purses in dollars, the bonus in dollars for each whole POP.

    A row without a door is open whatever the POP totals.
    """

    rule: str
    arena: Arena
    title: bool
    door: Door | None
    shortest: int = measure(
        "", Unit.ROUNDS, (1, 15), later("Shortest bout"), later("No bout here may be agreed shorter.")
    )
    longest: int = measure(
        "", Unit.ROUNDS, (1, 15), later("Longest bout"), later("No bout here may be agreed longer.")
    )
    default_rounds: int = measure(
        "C51",
        Unit.ROUNDS,
        (1, 15),
        later("Length without agreement"),
        later("The length of a bout whose managers do not agree on one."),
    )
    winner_dollars: int = measure(
        "",
        Unit.DOLLARS,
        (0, MOST_DOLLARS),
        later("Winner's purse"),
        later("What the winner is paid before the bonus."),
        step=10,
    )
    loser_dollars: int = measure(
        "",
        Unit.DOLLARS,
        (0, MOST_DOLLARS),
        later("Loser's purse"),
        later("What the loser is paid before the bonus."),
        step=10,
    )
    bonus_dollars: int = measure(
        "",
        Unit.DOLLARS_PER_POP,
        (0, 100_000),
        later("Bonus for a point of POP"),
        later("What each is paid on top for a point of POP: fame is worth money."),
        step=10,
    )

    @property
    def rounds(self) -> range:
        """The lengths a bout may have here."""
        return range(self.shortest, self.longest + 1)


@dataclass(frozen=True, slots=True)
class ArenaTable:
    """The arenas and their purses (C40-C51): the table of C40-C45 in its printed order, with the default lengths of C51."""

    title: ArenaRule = ArenaRule("C40", Arena.BEST, True, None, 10, 15, 12, 35_000, 15_000, 1_000)
    best: ArenaRule = ArenaRule("C41", Arena.BEST, False, Door(35, 20, 10), 8, 12, 10, 7_000, 3_000, 100)
    high: ArenaRule = ArenaRule("C42", Arena.HIGH, False, Door(26, 16, 6), 6, 12, 9, 2_000, 1_000, 50)
    middle: ArenaRule = ArenaRule("C43", Arena.MIDDLE, False, Door(18, 12, 3), 6, 10, 8, 700, 300, 20)
    low: ArenaRule = ArenaRule("C44", Arena.LOW, False, Door(10, 8, None), 5, 8, 7, 300, 100, 10)
    pits: ArenaRule = ArenaRule("C45", Arena.PITS, False, None, 3, 7, 5, 70, 30, 10)
    draw_percent: int = house_number(
        50,
        "C49",
        Unit.PERCENT,
        (0, 100),
        later("Each after a draw"),
        later(
            "Of both purses of a bout without bonuses, what each has after a draw: half keeps the cost of the card."
        ),
        step=10,
    )
    rows: tuple[ArenaRule, ...] = field(init=False, repr=False, compare=False)
    """The row of every arena without the title, The Best first."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "rows", (self.best, self.high, self.middle, self.low, self.pits))


def arena_rule(table: ArenaTable, arena: Arena, title: bool = False) -> ArenaRule:
    """The row for a bout in ``arena``; ``RuleError`` C40 for a title bout elsewhere than at The Best."""
    if title and arena is not Arena.BEST:
        raise against(
            "C40",
            "A title bout is held at {title} only, not at {title2}.",
            title=Arena.BEST.title,
            title2=arena.title,
            next_step=say("Hold it at {title}, or as a bout without the title.", title=Arena.BEST.title),
        )
    return table.title if title else table.rows[_PLACES[arena]]


def is_open(table: ArenaTable, arena: Arena, red_half: int, blue_half: int) -> bool:
    """Whether a pair with these POP totals, in half points, may fight in ``arena`` (C41-C45)."""
    door = arena_rule(table, arena).door
    return door is None or door.admits(red_half, blue_half)


def best_open(table: ArenaTable, red_half: int, blue_half: int) -> Arena:
    """The best arena open to a pair with these POP totals, in half points (C41-C45)."""
    for row in table.rows:
        if row.door is None or row.door.admits(red_half, blue_half):
            return row.arena
    raise ValueError("the arena at the bottom has a door, so that some pairs may box nowhere")


def eligible(table: ArenaTable, red_half: int, blue_half: int) -> tuple[Arena, ...]:
    """The arenas open to a pair, best first: the best it qualifies for and all below (C41-C45)."""
    return tuple(Arena)[best_open(table, red_half, blue_half).place :]


def eligibility_reason(table: ArenaTable, arena: Arena, red_half: int, blue_half: int) -> str:
    """What keeps a pair out of ``arena``, as a sentence; empty if it is let in (C41-C45)."""
    door = arena_rule(table, arena).door
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


def check_eligible(
    table: ArenaTable, arena: Arena, red_half: int, blue_half: int, *, title: bool = False
) -> None:
    """Raise ``RuleError`` with the arena's rule if the pair may not fight there (C40-C45).

    For a title bout only the arena counts, never the POP totals.
    """
    row = arena_rule(table, arena, title)
    reason = "" if title else eligibility_reason(table, arena, red_half, blue_half)
    if reason:
        best = best_open(table, red_half, blue_half)
        raise RuleError(
            row.rule, reason, next_step=say("{title} is the best arena open to them.", title=best.title)
        )


def rounds_allowed(table: ArenaTable, arena: Arena, title: bool = False) -> range:
    """The lengths a bout may have there, in rounds (C40-C45); ``RuleError`` C40 as ``arena_rule``."""
    return arena_rule(table, arena, title).rounds


def default_rounds(table: ArenaTable, arena: Arena, title: bool = False) -> int:
    """The length of a bout whose managers do not agree, in rounds (C51); ``RuleError`` C40 as above."""
    return arena_rule(table, arena, title).default_rounds


def check_rounds(table: ArenaTable, arena: Arena, rounds: int, title: bool = False) -> None:
    """Raise ``RuleError`` C51 unless ``rounds`` is a length the arena allows."""
    row = arena_rule(table, arena, title)
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


def agreed_rounds(
    table: ArenaTable, arena: Arena, wishes: tuple[int | None, int | None], title: bool = False
) -> int:
    """The length two managers agree on, or the default if their wishes differ or one has none (C51).

    Raises ``RuleError`` C51 if they agree on a length the arena does not allow.
    """
    red, blue = wishes
    if red is None or red != blue:
        return default_rounds(table, arena, title)
    check_rounds(table, arena, red, title)
    return red


def purses(
    table: ArenaTable,
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
    row = arena_rule(table, arena, title or first_title)
    if first_title:
        row = arena_rule(table, arena)
    if winner is None:
        red = blue = (row.winner_dollars + row.loser_dollars) * table.draw_percent // 100
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
