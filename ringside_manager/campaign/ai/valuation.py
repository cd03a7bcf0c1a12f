"""What a bout is worth to a manager, in cents of his own money; to one who plays to win what it will bring him, too (C79)."""

from __future__ import annotations

from functools import cached_property
from heapq import nlargest
from math import exp
from typing import NamedTuple

from ringside_manager.bout.corner import CORNERS
from ringside_manager.campaign.ai import INSIGHTS, Insight, Scene, Style, notion
from ringside_manager.campaign.arenas import (
    Arena,
    ArenaTable,
    arena_rule,
    best_open,
    default_rounds,
    purses,
    rounds_allowed,
)
from ringside_manager.campaign.books import Books, BoutBook, FighterBook, Skill
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


# What a bout is worth to a manager who plays to win


SPACING = 5.0
"""Nights from one bout of a fighter to his next, on average."""
HORIZON = 40
"""Nights a manager looks ahead: what comes later is too uncertain to be paid for."""
NEARBY = (-8, -4, 0, 4, 8)
"""How much more popular than himself a man's opponents are, in half points."""
SLOPE = 4.0
"""Half points of POP around the last rank that may challenge, within which a contender is in or out."""
KEEPS = 0.6
"""How often a champion keeps the title in a bout for it."""
AGAIN, LATELY = 0.3, 0.85
"""How a bout is valued if the same two met in the last bout of either, or in one of his last three."""
AGAIN_FOR_TITLE = 0.8
"""The same for a title bout."""
ENVY = 0.5
"""How much a dollar for an average rival costs, shared out among the rivals."""
FEW = 3
"""Rivals it is shared out among at least: with one alone nobody would ever agree with anybody."""


class Worth(NamedTuple):
    """A bout as one manager sees it: his man's chance, what it is worth to him and what his man is paid, in cents.

    ``cents`` counts what fame and the title bring later and what his rival is paid; ``own_cents`` leaves the rival out.
    """

    chance: float
    cents: float
    own_cents: float
    paid_cents: float


class Outlook:
    """What bouts are worth on the night of a scene; figures are remembered, so make it again for every night."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        books = scene.books
        self._left = min(HORIZON, max(0, books.options.nights - scene.night))
        self._purses: dict[int, float] = {}
        self._futures: dict[tuple[str, int], float] = {}
        self._changes: dict[int, tuple[float, float]] = {}
        self._envies: dict[int, float] = {}
        self._known: dict[tuple[int, int, Stage], Worth] = {}
        self._opponents: dict[int, tuple[int, frozenset[int]]] = {}

    def insight(self, manager: int | None) -> Insight:
        """How well a manager judges; a person's seat the program looks after is an expert's."""
        skill = None if manager is None else self.scene.books.managers[manager].skill
        return INSIGHTS[skill or Skill.EXPERT]

    def worth(self, fighter: FighterBook, opponent: FighterBook, where: Stage) -> Worth:
        """A bout as the manager of ``fighter`` sees it."""
        key = fighter.number, opponent.number, where
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._worth(fighter, opponent, where)
        return found

    def _worth(self, fighter: FighterBook, opponent: FighterBook, where: Stage) -> Worth:
        scene = self.scene
        style, insight = scene.style(fighter.manager), self.insight(fighter.manager)
        chance = insight.seen(scene.chance(fighter, opponent))
        won, lost = purses_of(scene.books.house.arenas, where, (fighter.pop_half, opponent.pop_half))
        percentage = fighter.percentage or 0
        share = percentage * (chance * won + (1 - chance) * lost)
        own = style.greed * share + insight.foresight * self._later(fighter, chance, where, style)
        own *= self._freshness(fighter, opponent, where) if own > 0 else 1.0
        own *= notion(scene, fighter, opponent, insight)
        won, lost = purses_of(scene.books.house.arenas, where, (opponent.pop_half, fighter.pop_half))
        his = (opponent.percentage or 0) * ((1 - chance) * won + chance * lost)
        # Who refuses a challenge keeps nothing from the champion, who finds another challenger
        spared = opponent.manager == fighter.manager or (where.title and fighter.rank != 0)
        rival = 0.0 if spared else self.envy(opponent.manager) * his
        return Worth(chance, own - insight.foresight * rival, own, share)

    def _later(self, fighter: FighterBook, chance: float, where: Stage, style: Style) -> float:
        """What the result changes in what his man will earn."""
        known = self._changes.get(fighter.number)
        if known is None:
            won_half, lost_half = self.scene.usual_half
            now = self.future_cents(fighter, fighter.pop_half)
            known = self._changes[fighter.number] = (
                self.future_cents(fighter, fighter.pop_half + round(won_half)) - now,
                self.future_cents(fighter, fighter.pop_half + round(lost_half)) - now,
            )
        gain, loss = known
        if where.title:
            gain += self._reign_cents(fighter)
        return chance * gain + style.fear * (1 - chance) * loss

    def future_cents(self, fighter: FighterBook, pop_half: int) -> float:
        """What a man of this POP will earn his manager, as far as one looks ahead."""
        key = fighter.weight_class, pop_half
        dollars = self._futures.get(key)
        if dollars is None:
            ahead = self._left / SPACING * self._usual_purse(pop_half)
            dollars = self._futures[key] = ahead + self._challenges(fighter, pop_half)
        return (fighter.percentage or 0) * dollars

    def rate_cents(self, fighter: FighterBook) -> float:
        """What a night is worth on which a man could box: his usual share by the nights from bout to bout."""
        return (fighter.percentage or 0) * self._usual_purse(fighter.pop_half) / SPACING

    def _challenges(self, fighter: FighterBook, pop_half: int) -> float:
        """What challenges for the title a contender of this POP may hope for are paid, in dollars."""
        titles, row = self.scene.books.house.titles, self.scene.books.house.arenas.title
        bar = self._bars[fighter.weight_class]
        among = 1 / (1 + exp(max(-30.0, min(30.0, (bar - pop_half) / SLOPE))))
        purse = (
            0.35 * row.winner_dollars + 0.65 * row.loser_dollars + row.bonus_dollars * max(0, pop_half) / 2
        )
        return self._left / titles.nights / titles.contenders * among * purse

    def _reign_cents(self, fighter: FighterBook) -> float:
        """What a champion may hope for from the title bouts after the next."""
        titles, row = self.scene.books.house.titles, self.scene.books.house.arenas.title
        half = fighter.pop_half + (0 if fighter.rank == 0 else self.scene.books.house.rank_pop.champion_half)
        purse = (
            KEEPS * row.winner_dollars
            + (1 - KEEPS) * row.loser_dollars
            + row.bonus_dollars * max(0, half) / 2
        )
        bouts = self._left / titles.nights
        kept: float = (1 - KEEPS**bouts) / (1 - KEEPS)
        return (fighter.percentage or 0) * purse * kept

    @cached_property
    def _bars(self) -> dict[str, float]:
        """By weight class, the POP in half points of the last who may challenge."""
        books = self.scene.books
        found = {}
        for name, division in books.divisions.items():
            champions = division.champions
            pops = (books.fighters[number].pop_half for number in division.roster if number not in champions)
            best = nlargest(books.house.titles.contenders, pops)
            found[name] = float(best[-1]) if best else 0.0
        return found

    def _usual_purse(self, pop_half: int) -> float:
        """The purse of a man of this POP on average, in dollars."""
        known = self._purses.get(pop_half)
        if known is None:
            table, total = self.scene.books.house.arenas, 0.0
            for more in NEARBY:
                pair = pop_half, pop_half + more
                row = arena_rule(table, best_open(table, *pair))
                total += (row.winner_dollars + row.loser_dollars) / 2 + row.bonus_dollars * max(
                    0, sum(pair)
                ) / 2
            known = self._purses[pop_half] = total / len(NEARBY)
        return known

    def envy(self, manager: int | None) -> float:
        """What a cent for a rival costs: the more, the richer he is."""
        if manager is None:
            return 0.0
        known = self._envies.get(manager)
        if known is None:
            balances = self._balances
            mean = sum(balances.values()) / len(balances)
            relative = 1.0 if mean <= 0 else min(2.0, max(0.0, balances[manager] / mean))
            known = self._envies[manager] = ENVY * relative / max(FEW, len(balances) - 1)
        return known

    @cached_property
    def _balances(self) -> dict[int, int]:
        return {number: book.balance_cents for number, book in self.scene.books.managers.items()}

    def _freshness(self, fighter: FighterBook, opponent: FighterBook, where: Stage) -> float:
        last, lately = self._met(fighter)
        his_last, his_lately = self._met(opponent)
        if opponent.number == last or fighter.number == his_last:
            return AGAIN_FOR_TITLE if where.title else AGAIN
        return LATELY if opponent.number in lately or fighter.number in his_lately else 1.0

    def _met(self, fighter: FighterBook) -> tuple[int, frozenset[int]]:
        """His last opponent, 0 if there was none, and his last three."""
        found = self._opponents.get(fighter.number)
        if found is None:
            bouts = (self.scene.books.bouts[bout] for bout in fighter.bouts[-3:])
            met = [bout.blue if bout.red == fighter.number else bout.red for bout in bouts]
            found = self._opponents[fighter.number] = (met[-1] if met else 0, frozenset(met))
        return found

    def may_challenge(self, fighter: FighterBook) -> bool:
        """Whether the promoter would let him challenge for the title (C3)."""
        return bool(fighter.rank) and approves(self.scene.books, fighter)
