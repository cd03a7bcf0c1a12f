"""What a bout is worth to a manager, in cents of his own money."""

from __future__ import annotations

from typing import NamedTuple

from ringside_manager.bout.corner import CORNERS
from ringside_manager.campaign.ai.scene import Scene
from ringside_manager.campaign.arenas import (
    Arena,
    ArenaTable,
    arena_rule,
    best_open,
    default_rounds,
    purses,
    rounds_allowed,
)
from ringside_manager.campaign.books import Books, BoutBook, FighterBook
from ringside_manager.campaign.progress import share_cents
from ringside_manager.campaign.titles import approves, mandatory_challenger, outside_contender, title_is_due

POP_CENTS = 3_000
"""What half a point of POP is worth with a whole season to come: better arenas, a higher bonus."""
STREAK_CENTS = 1_500
"""What each victory of a running streak is worth: the next one brings experience (C11)."""
REMATCH = 0.75
"""How a pairing is valued that was seen in the last three bouts of either."""


class Stage(NamedTuple):
    """Where two fighters would meet tonight, and for how long if nobody minds."""

    arena: Arena
    title: bool

    def rounds(self, books: Books) -> int:
        """The length of C51."""
        return default_rounds(books.house.arenas, self.arena, self.title)


class Prospect(NamedTuple):
    """What one manager sees in a bout: his fighter's chance to win, the worth of it, the purse if he loses."""

    chance: float
    worth_cents: float
    purse_dollars: tuple[int, int]


def stage(books: Books, red: FighterBook, blue: FighterBook) -> Stage:
    """The best stage open to a pair: the title if it may be fought for, else the best-paying arena (C40-C45)."""
    if is_title_match(books, red, blue):
        return Stage(Arena.BEST, title=True)
    return Stage(best_open(books.house.arenas, red.pop_half, blue.pop_half), title=False)


def is_title_match(books: Books, red: FighterBook, blue: FighterBook) -> bool:
    """Whether the promoter would let these two fight for the title now (C3, C40)."""
    if red.rank != 0:
        red, blue = blue, red
    if blue.rank == 0:  # two champions put all their belts at stake (Y16)
        holders = red, blue
        return all(
            books.is_champion(one.number) and title_is_due(books, one, books.closed + 1) for one in holders
        )
    return (
        red.rank == 0
        and books.is_champion(red.number)
        and bool(blue.rank)
        and approves(books, blue)
        and title_is_due(books, red, books.closed + 1)
        and outside_contender(books, red, blue, books.closed + 1) is None
        and mandatory_challenger(books, red, books.closed + 1) in (None, blue)
    )


def prospect(scene: Scene, fighter: FighterBook, opponent: FighterBook, where: Stage) -> Prospect:
    """A bout as the manager of ``fighter`` values it: expected share, POP, streak, each by his temperament."""
    style = scene.style(fighter.manager)
    chance = scene.chance(fighter, opponent)
    pops = fighter.pop_half, opponent.pop_half
    won, lost = purses_of(scene.books.house.arenas, where, pops)
    percentage = fighter.percentage or 0
    share = chance * share_cents(won, percentage) + (1 - chance) * share_cents(lost, percentage)
    pop = POP_CENTS * scene.season_left
    win_half, loss_half = scene.usual_half
    gain = chance * win_half * pop
    cost = (1 - chance) * (-loss_half * pop + STREAK_CENTS * min(fighter.winning_streak, 4))
    worth = style.greed * share + gain - style.fear * cost
    return Prospect(chance, worth * _freshness(fighter, opponent, scene.books), (won, lost))


def purses_of(table: ArenaTable, where: Stage, pops_half: tuple[int, int]) -> tuple[int, int]:
    """The purse of red if he wins, and if he loses (C40-C48)."""
    row = arena_rule(table, where.arena, where.title)
    counted_half = pops_half[0] if where.title else pops_half[0] + pops_half[1]
    bonus = max(0, counted_half) * row.bonus_dollars // 2
    return row.winner_dollars + bonus, row.loser_dollars + bonus


def purse_at_stake_cents(books: Books, bout: BoutBook, fighter: int) -> float:
    """What a place on the card is worth to a fighter's manager: half of both shares he may bring home (C54)."""
    page = books.fighters[fighter]
    pair = tuple(books.fighters[number].pop_half for number in bout.fighters)
    both = (
        purses(books.house.arenas, bout.arena, (pair[0], pair[1]), winner, title=bout.title)
        for winner in CORNERS
    )
    corner = bout.corner_of(fighter).index
    return sum(share_cents(purse[corner], page.percentage or 0) for purse in both) / 2


def wished_rounds(scene: Scene, where: Stage, chance: float) -> int:
    """The length a manager names: the favourite wants time, the outsider does not (C51)."""
    allowed = rounds_allowed(scene.books.house.arenas, where.arena, where.title)
    return allowed[-1] if chance > 0.6 else allowed[0] if chance < 0.4 else where.rounds(scene.books)


def _freshness(fighter: FighterBook, opponent: FighterBook, books: Books) -> float:
    for bout in fighter.bouts[-3:]:
        page = books.bouts[bout]
        if opponent.number in (page.red, page.blue):
            return REMATCH
    return 1.0
