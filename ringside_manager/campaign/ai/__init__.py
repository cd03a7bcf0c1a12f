"""Managers by AI: they judge the books as anybody could and give orders like everybody.

How they think is told in ``docs/ai_managers.md``; nothing they know is hidden from a person.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import cos, exp, log, pi, sqrt

from ringside_manager.bout.chance import derive_seed
from ringside_manager.bout.terms import Abilities, full_total, home_loss
from ringside_manager.campaign.books import (
    Answer,
    Books,
    Conduct,
    FighterBook,
    ManagerKind,
    Skill,
    Temperament,
)
from ringside_manager.campaign.bouts import carried, fit_from, is_hurt

# The three temperaments, as numbers


@dataclass(frozen=True, slots=True)
class Style:
    """How an AI manager leans.

    ``extra_rest``: nights of rest he adds to those of C55.  ``early``: how many nights sooner than
    C55 he will fight for a purse that is ``early_purse`` times the usual one.  ``least_chance``: the
    chance to win below which he refuses while there is no hurry.  ``patience``: nights after which
    an idle fighter takes whatever there is.  ``fear``: weight of what a loss would cost.  ``greed``:
    weight of the purse.  ``bid_share``: part of the stake at risk he puts into a sealed bid.
    ``power``: how much more he thinks of hard punches than of a good defence when he picks fighters.
    """

    extra_rest: int
    early: int
    early_purse: float
    least_chance: float
    patience: int
    fear: float
    greed: float
    bid_share: float
    power: float


STYLES = {
    Temperament.CAREFUL: Style(
        extra_rest=1, early=0, early_purse=0.0, least_chance=0.42, patience=7,
        fear=1.6, greed=0.8, bid_share=0.05, power=0.85,
    ),
    Temperament.BALANCED: Style(
        extra_rest=0, early=0, early_purse=0.0, least_chance=0.32, patience=6,
        fear=1.0, greed=1.0, bid_share=0.10, power=1.0,
    ),
    Temperament.RECKLESS: Style(
        extra_rest=0, early=2, early_purse=1.2, least_chance=0.18, patience=5,
        fear=0.5, greed=1.3, bid_share=0.20, power=1.2,
    ),
}  # fmt: skip


BY_WORTH = {
    Temperament.CAREFUL: replace(STYLES[Temperament.CAREFUL], extra_rest=0, fear=1.3, greed=0.97, power=1.0),
    Temperament.BALANCED: STYLES[Temperament.BALANCED],
    Temperament.RECKLESS: replace(STYLES[Temperament.RECKLESS], early=1, fear=0.9, greed=1.02, power=1.0),
}
"""The same where bouts are agreed on in the order of their worth (C79): they differ in what they look for, hardly in what they earn."""


def style_of(temperament: Temperament | None, conduct: Conduct = Conduct.IN_TURN) -> Style:
    """The style of a temperament; a person's seat the program looks after is balanced."""
    styles = BY_WORTH if conduct is Conduct.BY_WORTH else STYLES
    return styles[temperament or Temperament.BALANCED]


# How strong a fighter is, and his chance to win: a fitted formula over the nine ratings


AGILITY, PUNCHES, COUNTERPUNCH, ENDURANCE = 0.130, 0.163, 0.026, 0.021
"""Log-odds of winning for one point more of Agility, of the six punches' sum, of Counterpunch, of Endurance."""

NEWCOMER = AGILITY * 50.5 + PUNCHES * 12.75 + COUNTERPUNCH * 20.5 + ENDURANCE * 10.5
"""The strength of the average rolled fighter (R5-R8; a punch rating is 2.125 on average)."""


def strength(abilities: Abilities, power: float = 1.0) -> float:
    """A fighter's strength in log-odds; ``power`` weighs his punches."""
    return (
        AGILITY * abilities.agility
        + PUNCHES * power * sum(abilities.punches)
        + COUNTERPUNCH * abilities.counterpunch
        + ENDURANCE * abilities.endurance
    )


def chance_to_win(mine: Abilities, his: Abilities, my_loss: int = 0, his_loss: int = 0) -> float:
    """The chance that the first beats the second, 0 to 1; losses are Endurance carried into the bout (C57)."""
    return _chance(strength(mine), strength(his), my_loss, his_loss)


def _chance(mine: float, his: float, my_loss: int, his_loss: int, point: float = ENDURANCE) -> float:
    """``point``: what a point of a loss costs."""
    return 1.0 / (1.0 + exp(-(mine - his - point * (my_loss - his_loss))))


# The same as learnt from bouts of each system (docs/studies/manager_chances.md)


@dataclass(frozen=True, slots=True, eq=False)
class Learnt:
    """What fighters' ratings weigh under a system with certain corners, in log-odds; each is a key by what it is.

    ``ratings`` are the nine by the order of ``Abilities``, from the average of those learnt from; ``products`` those of each
    rating with itself and with those after it, in that order.  ``loss`` is a point of Endurance carried into the bout.
    """

    ratings: Sequence[float]
    products: Sequence[float]
    loss: float

    @lru_cache(maxsize=1 << 13)  # noqa: B019 - there are a few of these for good, asked night after night
    def strength(self, abilities: Abilities) -> float:
        """A fighter's strength in log-odds."""
        own = [rating - middle for rating, middle in zip(abilities.as_dict().values(), MIDDLE, strict=True)]
        pairs = (own[one] * other for one in range(len(own)) for other in own[one:])
        plain = sum(weight * rating for weight, rating in zip(self.ratings, own, strict=True))
        return plain + sum(weight * pair for weight, pair in zip(self.products, pairs, strict=True))


MIDDLE = (50, 2, 2, 2, 2, 2, 2, 20, 12)
"""What ratings are counted from where they are multiplied."""


# The league as an AI manager sees it on the way to a fight night


NEIGHBOURS = 8
"""How far up and down the standing a manager looks for an opponent; so a night's work grows with the
fighters on the market and not with the square of their number."""


USUAL_ROUNDS = 8
"""The length a loss from another bout system is reckoned for, before anybody has agreed on one."""

ASKED_AGAIN = 4
"""Nights after which a person who would not have a bout, or gave no answer, is asked for it again."""


class Scene:
    """Who could fight on ``night``, in order of standing (POP, then strength of record).

    Made again for every night; ``take`` removes those who have found a bout.
    """

    def __init__(self, books: Books, night: int, learnt: Learnt | None = None) -> None:
        """``learnt``: by what the managers judge a pair; without it by the rough measure for all systems."""
        self.books = books
        self.night = night
        self.rest = books.house.rest.nights
        """The nights of C55."""
        self._styles = {
            number: style_of(book.temperament, books.options.conduct)
            for number, book in books.managers.items()
        }
        self._forms: dict[int, tuple[float, int]] = {}
        self._learnt = learnt
        self._taken: set[int] = set()
        self.gathered: object = None
        """What ``gathering.market_of`` has worked out about this night."""
        self.planned: object = None
        """What ``planning.plan_of`` has worked out about it."""
        self._declined = set(_declined_by_persons(books, night))
        self.season_left = max(0, min(52, books.options.nights - night + 1)) / 52
        """The part of a year of 52 nights that is still to come, 0 to 1."""

    @cached_property
    def _market(self) -> dict[str, list[FighterBook]]:
        """Who is free, by weight class; nobody asks before retirements and sales."""
        awaited = _awaited_in_tournaments(self.books, self.night)
        free = [fighter for fighter in self.books.fighters.values() if self._is_free(fighter, awaited)]
        market: dict[str, list[FighterBook]] = {}
        for fighter in sorted(free, key=_standing):
            market.setdefault(fighter.weight_class, []).append(fighter)
        return market

    @cached_property
    def _places(self) -> dict[int, int]:
        markets = self._market.values()
        return {fighter.number: place for market in markets for place, fighter in enumerate(market)}

    @cached_property
    def usual_half(self) -> tuple[float, float]:
        """Half points of POP a win and a loss bring on average: mostly a stoppage, with a knockdown or two (C29, C30)."""
        popularity = self.books.house.popularity
        down = 2 * popularity.knockdown_half
        won = popularity.won_ko_half + popularity.won_tko_half + down
        return won / 2, (popularity.lost_ko_half + popularity.lost_tko_half + down) / 2

    def style(self, manager: int | None) -> Style:
        return style_of(None) if manager is None else self._styles[manager]

    def market(self) -> list[FighterBook]:
        """Those free tonight, champions first, then the longest idle, then by standing."""
        free = [fighter for market in self._market.values() for fighter in market]
        return sorted(free, key=lambda f: (not self.books.is_champion(f.number), -self.idle(f)))

    def is_available(self, fighter: FighterBook) -> bool:
        """Whether a fighter can still be matched tonight."""
        return fighter.number in self._places and fighter.number not in self._taken

    def take(self, *fighters: int) -> None:
        """These have found their bout."""
        self._taken.update(fighters)

    def neighbours(self, fighter: FighterBook, most: int = NEIGHBOURS) -> Iterator[FighterBook]:
        """The available fighters nearest to him in standing, up to ``most`` on either side."""
        market = self._market[fighter.weight_class]
        place = self._places[fighter.number]
        for around in (range(place - 1, -1, -1), range(place + 1, len(market))):
            found = 0
            for other in around:
                if found == most:
                    break
                if self.is_available(market[other]):
                    found += 1
                    if not (self._declined and self._was_declined(fighter, market[other])):
                        yield market[other]

    def resting(self, fighter: FighterBook, most: int, nights: int) -> Iterator[tuple[FighterBook, int]]:
        """Fighters near to him in standing who will be rested within so many nights, and in how many; ``most`` on either side."""
        found, standings = self._resting.get(fighter.weight_class, ((), ()))
        place = bisect_left(standings, _standing(fighter))
        for one in found[max(0, place - most) : place + most]:
            ahead = fit_from(self.books, one) - self.night
            if one is not fighter and 0 < ahead <= nights:
                yield one, ahead

    @cached_property
    def _resting(self) -> dict[str, tuple[list[FighterBook], list[tuple[int, int, int, int]]]]:
        """Who is not rested tonight and has no bout to come, by weight class in order of standing."""
        awaited = _awaited_in_tournaments(self.books, self.night + self.rest)
        found: dict[str, list[FighterBook]] = {}
        for fighter in self.books.fighters.values():
            tired = self.is_early(fighter) and not fighter.is_retired and fighter.manager is not None
            if tired and not fighter.booked and fighter.number not in awaited:
                found.setdefault(fighter.weight_class, []).append(fighter)
        for men in found.values():
            men.sort(key=_standing)
        return {name: (men, [_standing(man) for man in men]) for name, men in found.items()}

    def idle(self, fighter: FighterBook) -> int:
        """Nights since his last bout, or since he entered."""
        return self.night - (fighter.entered_night if fighter.last_night is None else fighter.last_night)

    def is_early(self, fighter: FighterBook) -> bool:
        """Whether he would carry a loss into tonight (C57)."""
        return fighter.last_night is not None and self.night - fighter.last_night < self.rest

    def carried_loss(self, fighter: FighterBook) -> int:
        """Endurance he would start short of tonight (C57); what another system counts, by its share (CV62)."""
        if not self.is_early(fighter):
            return 0
        loss = carried(self.books.house.rest, fighter.last_night, fighter.lost, self.night)
        return home_loss(loss, full_total(fighter.abilities.endurance, USUAL_ROUNDS))

    def chance(self, fighter: FighterBook, opponent: FighterBook) -> float:
        """The chance that ``fighter`` beats ``opponent`` tonight."""
        mine, my_loss = self._form(fighter)
        his, his_loss = self._form(opponent)
        return _chance(mine, his, my_loss, his_loss, self._learnt.loss if self._learnt else ENDURANCE)

    def strength(self, abilities: Abilities) -> float:
        """What a man of these ratings is like in log-odds, as the league's managers judge."""
        return self._learnt.strength(abilities) if self._learnt else strength(abilities)

    def _form(self, fighter: FighterBook) -> tuple[float, int]:
        """His strength and what he carries into tonight."""
        known = self._forms.get(fighter.number)
        if known is None:
            known = self.strength(fighter.abilities), self.carried_loss(fighter)
            self._forms[fighter.number] = known
        return known

    def _was_declined(self, fighter: FighterBook, opponent: FighterBook) -> bool:
        return frozenset((fighter.number, opponent.number)) in self._declined

    def _is_free(self, fighter: FighterBook, awaited: set[int]) -> bool:
        if fighter.is_retired or fighter.manager is None or fighter.number in awaited:
            return False
        if is_hurt(self.books, fighter, self.night):
            return False
        if fighter.last_night is not None:
            idle = self.night - fighter.last_night
            if idle < self.rest - self._styles[fighter.manager].early:
                return False
            if idle < self.rest and not self._may_hurry(fighter):
                return False
        nights = (self.books.bouts[bout].night for bout in fighter.booked)
        return not fighter.booked or all(abs(night - self.night) >= self.rest for night in nights)

    def _may_hurry(self, fighter: FighterBook) -> bool:
        """Nobody is driven early who has had his share of bouts already: one in four nights."""
        nights = self.night - fighter.entered_night
        return len(fighter.bouts) * self.rest < nights


def _standing(fighter: FighterBook) -> tuple[int, int, int, int]:
    tally = fighter.tally
    return -fighter.pop_half, -tally.wins, tally.losses, fighter.number


def _awaited_in_tournaments(books: Books, night: int) -> set[int]:
    """Fighters whom a tournament bout awaits within the nights of rest (C62)."""
    return {
        fighter
        for drawn in books.tournaments.values()
        for number in range(drawn.bracket.current_round or drawn.bracket.rounds + 1, drawn.bracket.rounds + 1)
        if night > drawn.night_of(books.house, number) - books.house.rest.nights
        for pairing in drawn.bracket.pairs(number)
        if pairing.winner is None
        for fighter in (pairing.red, pairing.blue)
        if fighter is not None
    }


def _declined_by_persons(books: Books, night: int) -> Iterator[frozenset[int]]:
    """Pairs a person was asked for lately and would not have, or has yet to answer: nobody asks twice in a row."""
    if all(manager.kind is ManagerKind.AI for manager in books.managers.values()):
        return
    for offer in reversed(books.offers.values()):
        if offer.made_night + ASKED_AGAIN < night:
            return
        pair = (offer.red, offer.blue)
        persons = any(_is_persons(books, number, offer.proposer) for number in pair)
        if persons and offer.answer is not Answer.ACCEPTED:
            yield frozenset(pair)


def _is_persons(books: Books, fighter: int, proposer: int) -> bool:
    manager = books.fighters[fighter].manager
    return manager not in (None, proposer) and books.managers[manager].kind is ManagerKind.PERSON


# From novice to the best: how well a bout is judged


@dataclass(frozen=True, slots=True)
class Insight:
    """What a level sees of a bout.

    ``foresight``: the part he sees of what it brings later, 0 to 1.  ``error``: how far off his idea of a bout's worth is, as
    the standard deviation of its logarithm.  ``sees``: how many fighters on either side in the standing he thinks of.
    ``grasp``: how much of a difference in strength he sees, 0 to 1.  ``attends``: on how many of 100 nights he thinks of a
    rested man at all.
    """

    foresight: float
    error: float
    sees: int
    grasp: float
    attends: int

    def seen(self, chance: float) -> float:
        """A chance as he sees it."""
        return 0.5 + self.grasp * (chance - 0.5)


INSIGHTS = {
    Skill.NOVICE: Insight(foresight=0.0, error=1.2, sees=2, grasp=0.0, attends=14),
    Skill.CLUB: Insight(foresight=0.3, error=0.7, sees=5, grasp=0.5, attends=55),
    Skill.CONTENDER: Insight(foresight=0.7, error=0.3, sees=8, grasp=0.8, attends=85),
    Skill.EXPERT: Insight(foresight=1.0, error=0.0, sees=8, grasp=1.0, attends=100),
}


def notion(scene: Scene, fighter: FighterBook, opponent: FighterBook, insight: Insight) -> float:
    """By what factor he mistakes a bout's worth; the same for a few nights, and 1 for who makes no mistakes."""
    if not insight.error:
        return 1.0
    seed = derive_seed(
        scene.books.seed, "notion", fighter.manager or 0, fighter.number, opponent.number, scene.night // 3
    )
    one, other = ((seed >> shift) % (1 << 20) / (1 << 20) for shift in (0, 20))
    return exp(insight.error * sqrt(-2 * log(one or 0.5)) * cos(2 * pi * other))


def attends(scene: Scene, fighter: FighterBook, insight: Insight) -> bool:
    """Whether he thinks of a man tonight."""
    if insight.attends >= 100:
        return True
    seed = derive_seed(scene.books.seed, "attends", fighter.manager or 0, fighter.number, scene.night)
    return seed % 100 < insight.attends


__all__ = ["Scene", "Style", "style_of"]
