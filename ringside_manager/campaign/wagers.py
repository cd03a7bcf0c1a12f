"""Money between managers that rides on a result: the stakes of call-outs (C81) and side bets in play money (C82)."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.numbers import Unit, house_number
from ringside_manager.errors import against
from ringside_manager.language import later, say

MOST_STAKE_CENTS = 100_000_000
"""The most a call-out can be about, whatever the house rules say: a million dollars from each side."""


@dataclass(frozen=True, slots=True)
class Wagers:
    """What may ride on a bout besides its purses; by the book nothing (C81)."""

    most_stake_dollars: int = house_number(
        0,
        "C81",
        Unit.DOLLARS,
        (0, 1_000_000),
        later("Stake of a call-out at most"),
        later("What each side may put up when a man is called out; with 0 nobody is called out."),
    )
    least_stake_dollars: int = house_number(
        10,
        "C81",
        Unit.DOLLARS,
        (1, 1_000_000),
        later("Stake of a call-out at least"),
        later("A call-out is to cost something, or it would be no more than an offer."),
    )
    declined_heat: int = house_number(
        5,
        "C81",
        Unit.POINTS,
        (0, 100),
        later("Heat of a call-out declined"),
        later("Who will not have it gives the public something to talk about."),
    )
    program_heat: int = house_number(
        0,
        "C81",
        Unit.POINTS,
        (0, 1_000),
        later("Heat at which the program calls out"),
        later("From this heat of a feud on the program's managers call out, too; with 0 they never do."),
    )
    play_dollars: int = house_number(
        0,
        "C82",
        Unit.DOLLARS,
        (0, 1_000_000),
        later("Play money of a manager"),
        later(
            "What each manager has to begin with for side bets, which touch no real money; with 0 there are none."
        ),
    )
    margin_percent: int = house_number(
        3,
        "C82",
        Unit.PERCENT,
        (0, 50),
        later("Odds the program takes a bet at"),
        later("It bets if its chance is by no more than so many points worse than the odds say."),
    )


def check_stake(wagers: Wagers, cents: int) -> None:
    """Raise ``RuleError`` C81 for a stake the house rules do not allow; 0 is none."""
    most = wagers.most_stake_dollars
    if not cents:
        return
    if not most:
        raise against(
            "C81",
            "Nobody is called out in this league.",
            next_step=say(
                "Offer the bout without a stake; house rules with wagers.most_stake_dollars above 0 allow one."
            ),
        )
    if not 100 * wagers.least_stake_dollars <= cents <= 100 * most:
        raise against(
            "C81",
            "The stake of a call-out is ${least} to ${most} in this league, not {stake}.",
            least=f"{wagers.least_stake_dollars:,}", most=f"{most:,}", stake=f"${cents / 100:,.2f}",
        )  # fmt: skip


def check_covered(name: str, cents: int, balance_cents: int, promised_cents: int) -> None:
    """Raise ``RuleError`` C81 naming the manager who has not the stake beside what he has promised already."""
    if cents + promised_cents <= balance_cents:
        return
    has, stake, promised = (f"${sum_ / 100:,.2f}" for sum_ in (balance_cents, cents, promised_cents))
    if promised_cents:
        raise against(
            "C81", "{name} has {has}, has promised {promised} of it for bouts, and cannot put up {stake}.",
            name=name, has=has, promised=promised, stake=stake,
        )  # fmt: skip
    raise against("C81", "{name} has {has} and cannot put up {stake}.", name=name, has=has, stake=stake)


def stake_worth_cents(stake_cents: int, chance: float) -> float:
    """What a stake is worth to the side with this chance to win, a draw counting half: nothing at even chances (C81)."""
    return stake_cents * (2 * chance - 1)


def paid_out_cents(held_cents: tuple[int, int], winner: int | None) -> tuple[int, int]:
    """What the two sides get of the stakes held back: all to the ``winner`` (0 red, 1 blue), to each his own after a draw (C81).

    ``None`` is a draw, and a bout that was not fought.
    """
    if winner is None:
        return held_cents
    pot = sum(held_cents)
    return (pot, 0) if winner == 0 else (0, pot)


# Side bets


SURE_PERMILLE = 1, 999
"""The least and most a chance is taken for: nobody is certain to win."""


def permille(chance: float) -> int:
    """A chance from 0 to 1 as the odds of a bet are fixed by it, in thousandths from 1 to 999 (C82)."""
    least, most = SURE_PERMILLE
    return max(least, min(most, round(1_000 * chance)))


def win_dollars(stake_dollars: int, chance_permille: int) -> int:
    """What a stake wins at true odds, to the nearest dollar, halves up, and at least one (C82)."""
    against_permille = 1_000 - chance_permille
    return max(1, (2 * stake_dollars * against_permille + chance_permille) // (2 * chance_permille))


def is_fair_to_take(wagers: Wagers, odds_permille: int, now_permille: int) -> bool:
    """Whether the program takes a bet on a man whose chance was the odds' when they were fixed and is another now (C82)."""
    return now_permille - odds_permille <= 10 * wagers.margin_percent


def bet_paid_dollars(stake_dollars: int, wins_dollars: int, won: bool | None) -> int:
    """What the partner pays the proposer, the other way if negative: nothing for a draw or a bout that falls out, ``None`` (C82)."""
    if won is None:
        return 0
    return wins_dollars if won else -stake_dollars
