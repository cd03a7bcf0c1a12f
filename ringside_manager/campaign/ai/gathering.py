"""A night's bouts gathered and agreed on in the order of their worth (C79)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ringside_manager.campaign.ai import Scene, attends
from ringside_manager.campaign.ai.valuation import Outlook, Stage, stage
from ringside_manager.campaign.arenas import Arena, best_open
from ringside_manager.campaign.books import FighterBook, OfferBook
from ringside_manager.campaign.titles import title_is_due
from ringside_manager.campaign.wagers import stake_worth_cents

SOON = 3
"""Nights ahead for which a manager may wait for a better bout."""
SEES_AHEAD = 5
"""How many fighters on either side in the standing, not rested yet, he waits for at most."""
LIKELY, LIKELY_TITLE = 0.6, 0.3
"""How sure a bout is that he would have to wait for, and a challenge for the title."""
HOPELESS = 0.1
"""A chance below which nobody boxes for the sake of boxing."""
LONG_IDLE, FAIR = 8, 0.15
"""Nights after which a man boxes for the sake of boxing, if his chance to win is not below this."""


class Pairing(NamedTuple):
    """A bout two managers could agree on tonight, and what it is worth to the managers of red and blue, in cents.

    ``offer`` is the number of the offer it answers, 0 for none.
    """

    red: FighterBook
    blue: FighterBook
    where: Stage
    cents: tuple[float, float]
    offer: int = 0

    def cents_of(self, fighter: FighterBook) -> float:
        """What it is worth to a fighter's manager."""
        return self.cents[fighter is self.blue]

    def other(self, fighter: FighterBook) -> FighterBook:
        """The man a fighter would meet."""
        return self.red if fighter is self.blue else self.blue


class Market:
    """The bouts that could be made on a scene's night, as the managers value them."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.outlook = Outlook(scene)
        self._reserves: dict[int, float] = {}
        self._options: dict[int, list[Pairing]] = {}
        self._pairs: dict[tuple[int, int], Pairing | None] = {}

    # What a man could have

    def options(self, fighter: FighterBook) -> list[Pairing]:
        """The bouts open to a man tonight with those nearest in standing, best first for his manager."""
        found = self._options.get(fighter.number)
        if found is None:
            outside = [self._pairing(fighter, other) for other in self._opponents(fighter)]
            found = sorted(
                (pair for pair in outside if pair is not None),
                key=lambda pair: (-pair.cents_of(fighter), pair.other(fighter).number),
            )
            self._options[fighter.number] = found
        return found

    def _opponents(self, fighter: FighterBook) -> Iterator[FighterBook]:
        """The nearest in standing, and for a champion whoever may challenge him."""
        seen = set()
        sees = self.outlook.insight(fighter.manager).sees
        for other in self.scene.neighbours(fighter, sees):
            seen.add(other.number)
            yield other
        books = self.scene.books
        if books.is_champion(fighter.number):
            ranking = books.divisions[fighter.weight_class].ranking[: books.house.titles.contenders]
            for number in ranking:
                if number not in seen and self.scene.is_available(books.fighters[number]):
                    yield books.fighters[number]

    def _pairing(self, fighter: FighterBook, other: FighterBook) -> Pairing | None:
        """The two as a pairing with ``fighter`` in red, ``None`` if they would not box; looked at once, from whatever side."""
        turned = (other.number, fighter.number)
        if turned in self._pairs:
            pair = self._pairs[turned]
            return pair and Pairing(fighter, other, pair.where, pair.cents[::-1])
        pair = self._pairs[fighter.number, other.number] = self._judged(fighter, other)
        return pair

    def _judged(self, fighter: FighterBook, other: FighterBook) -> Pairing | None:
        where = stage(self.scene.books, fighter, other)
        if not where.title and not (self._may_box(fighter) and self._may_box(other)):
            return None
        if fighter.manager == other.manager and where.arena is not Arena.BEST:
            return None
        cents = (
            self.outlook.worth(fighter, other, where).cents,
            self.outlook.worth(other, fighter, where).cents,
        )
        return Pairing(fighter, other, where, cents)

    def _may_box(self, fighter: FighterBook) -> bool:
        """Whether his manager lets him box tonight: rested, or hurried (C55)."""
        early = self.scene.style(fighter.manager).early
        return fighter.last_night is None or self.scene.idle(fighter) >= self.scene.rest - early

    def reserve(self, fighter: FighterBook) -> float:
        """What a bout tonight must be worth at least: what he may hope for on the next nights, and the less the longer he is idle."""
        found = self._reserves.get(fighter.number)
        if found is None:
            scene, rate = self.scene, self.outlook.rate_cents(fighter)
            slack = rate * max(0, scene.idle(fighter) - scene.rest) * 0.5
            found = max(-slack, self._hope(fighter, rate))
            self._reserves[fighter.number] = found
        return found

    def _hope(self, fighter: FighterBook, rate: float) -> float:
        """The best bout of the nights to come with a man who is not rested yet, less what waiting costs."""
        books, scene, best = self.scene.books, self.scene, 0.0
        foresight = self.outlook.insight(fighter.manager).foresight
        for other, nights in scene.resting(fighter, SEES_AHEAD, SOON):
            if other.manager == fighter.manager or scene.night + nights > books.options.nights:
                continue
            title = self._is_title_soon(fighter, other, nights)
            if title:
                where = Stage(Arena.BEST, True)
            else:
                where = Stage(best_open(books.house.arenas, fighter.pop_half, other.pop_half), False)
            worth = self.outlook.worth(fighter, other, where).cents
            likely = LIKELY_TITLE if title and not books.is_champion(fighter.number) else LIKELY
            best = max(best, foresight * likely * worth - nights * rate)
        return best

    def _is_title_soon(self, fighter: FighterBook, other: FighterBook, nights: int) -> bool:
        champion, challenger = (fighter, other) if fighter.rank == 0 else (other, fighter)
        return (
            champion.rank == 0
            and self.scene.books.is_champion(champion.number)
            and self.outlook.may_challenge(challenger)
            and title_is_due(self.scene.books, champion, self.scene.night + nights)
        )

    # What a manager says to it

    def offered(self, offer: OfferBook, red: FighterBook, blue: FighterBook) -> Pairing:
        """An offer as a pairing, with the money that goes with it (C75) and what its stake is worth (C81)."""
        where = Stage(offer.arena, offer.title)
        cents = self.outlook.worth(red, blue, where).cents, self.outlook.worth(blue, red, where).cents
        beside = float(offer.side_cents)
        if offer.stake_cents:
            beside += stake_worth_cents(offer.stake_cents, self.scene.chance(red, blue))
        return Pairing(red, blue, where, (cents[0] + beside, cents[1] - beside), offer.number)

    def suits(self, pair: Pairing, fighter: FighterBook) -> bool:
        """Whether a bout is good enough for a man's manager, whatever else is offered to him."""
        cents, chance = pair.cents_of(fighter), self.scene.chance(fighter, pair.other(fighter))
        if self.scene.idle(fighter) >= LONG_IDLE and chance >= FAIR:
            return True
        return cents >= self.reserve(fighter) and (cents > 0 or chance >= HOPELESS)

    def match(
        self,
        men: Iterable[FighterBook],
        offered: Iterable[Pairing],
        seeks: Callable[[FighterBook], bool],
        allows: Callable[[Pairing], bool],
    ) -> list[Pairing]:
        """The bouts agreed on tonight, the most worth first.

        ``men`` are those whose managers decide tonight, ``offered`` the bouts others have offered them; ``seeks`` tells for whom of
        them a bout is looked for, ``allows`` what may be made.  Everybody takes the best he can get: nobody is left who would rather have met
        somebody who would rather have met him, but for rings of three and more, which the bout of the most worth breaks,
        and for those who have waited long, who choose first, yet take nobody away from The Best.
        """
        choices: dict[int, list[tuple[float, Pairing]]] = {}
        pages: dict[int, FighterBook] = {}

        def add(pair: Pairing, cents: tuple[float, float]) -> None:
            for fighter, worth in zip((pair.red, pair.blue), cents, strict=True):
                pages[fighter.number] = fighter
                choices.setdefault(fighter.number, []).append((worth, pair))

        for pair in offered:
            if allows(pair) and self.suits(pair, pair.blue):
                add(pair, pair.cents)
        for pair in self._mutual(list(men), seeks):
            if allows(pair):
                add(pair, self._home(pair))
        for found in choices.values():
            found.sort(key=lambda one: (-one[0], one[1].red.number, one[1].blue.number))
        waiting = [number for number, man in pages.items() if self.scene.idle(man) >= LONG_IDLE]
        waiting.sort(key=lambda number: (-self.scene.idle(pages[number]), number))
        agreeing = _Agreeing(choices, pages)
        agreeing.wait_no_longer(waiting)
        agreeing.agree()
        return sorted(agreeing.agreed, key=lambda pair: (-sum(pair.cents), pair.red.number))

    def _mutual(self, men: list[FighterBook], seeks: Callable[[FighterBook], bool]) -> Iterator[Pairing]:
        """Every pair of men who decide tonight that suits both, once; one of the two at least looks for a bout."""
        men = [man for man in men if attends(self.scene, man, self.outlook.insight(man.manager))]
        decide, told = {man.number for man in men}, set()
        for man in filter(seeks, men):
            for pair in self.options(man):
                other = pair.other(man)
                key = frozenset((man.number, other.number))
                if other.number not in decide or key in told:
                    continue
                told.add(key)
                if man.manager == other.manager:
                    if self.is_best_at_home(pair):
                        yield pair
                elif self.suits(pair, man) and self.suits(pair, other):
                    yield pair

    def _home(self, pair: Pairing) -> tuple[float, float]:
        """What a bout is worth to both sides; within a stable both shares, less what the other man could have outside."""
        if pair.red.manager != pair.blue.manager:
            return pair.cents
        both = sum(pair.cents)
        return both - self._elsewhere(pair.blue), both - self._elsewhere(pair.red)

    def _elsewhere(self, fighter: FighterBook) -> float:
        """What the best bout outside his stable is worth, as far as the other side would have it."""
        return next(
            (
                pair.cents_of(fighter)
                for pair in self.options(fighter)
                if pair.other(fighter).manager != fighter.manager and self.suits(pair, pair.other(fighter))
            ),
            0.0,
        )

    def is_best_at_home(self, pair: Pairing) -> bool:
        """Whether a bout within a stable is worth more than what both men could have outside."""
        cents = sum(pair.cents)
        return cents > sum(max(self.reserve(man), self._elsewhere(man)) for man in (pair.red, pair.blue))

    def best_else(self, fighter: FighterBook, opponent: FighterBook) -> float:
        """The worth of the best bout he could have tonight instead of one with ``opponent``."""
        return next(
            (
                pair.cents_of(fighter)
                for pair in self.options(fighter)
                if pair.other(fighter) is not opponent and self.suits(pair, pair.other(fighter))
            ),
            self.reserve(fighter),
        )


def market_of(scene: Scene) -> Market:
    """The bouts that could be made on a scene's night; one market for a scene."""
    if not isinstance(scene.gathered, Market):
        scene.gathered = Market(scene)
    return scene.gathered


class _Agreeing:
    """Pairs in which each is the best the other can still get; in a ring the one of the most worth.

    ``choices`` are what each man could have, best first, ``pages`` all of these men.
    """

    def __init__(
        self, choices: dict[int, list[tuple[float, Pairing]]], pages: dict[int, FighterBook]
    ) -> None:
        self._choices, self._pages = choices, pages
        self._taken: set[int] = set()
        self._places = dict.fromkeys(choices, 0)
        self.agreed: list[Pairing] = []

    def wait_no_longer(self, waiting: Iterable[int]) -> None:
        """Let those choose first who have been waiting for too long: nobody can be avoided for ever.

        But they take no man who could box at The Best away to a lesser arena: whoever boxes seldom because his manager asks for
        much would get the champion that way.
        """
        for number in waiting:
            for pair in self._left(number) if number not in self._taken else ():
                if pair.where.arena is Arena.BEST or not self._is_for_the_best(self._other(pair, number)):
                    self._agree(pair)
                    break

    def agree(self) -> None:
        """Make the bouts of all others: from each man to the best he can get, and on, until two want each other."""
        for first in sorted(self._choices, key=lambda number: (-self._choices[number][0][0], number)):
            chain = [first] if first not in self._taken else []
            while chain:
                pair = self._best(chain[-1])
                if pair is None:
                    chain.pop()
                    continue
                other = self._other(pair, chain[-1])
                if other not in chain:
                    chain.append(other)
                    continue
                ring = [self._best(number) for number in chain[chain.index(other) :]]
                chosen = max((one for one in ring if one is not None), key=lambda one: sum(one.cents))
                self._agree(chosen)
                chain = chain[: min(chain.index(man) for man in chain if man in self._taken)]

    def _agree(self, pair: Pairing) -> None:
        self._taken.update((pair.red.number, pair.blue.number))
        self.agreed.append(pair)

    def _best(self, number: int) -> Pairing | None:
        found, place = self._choices[number], self._places[number]
        while place < len(found) and self._other(found[place][1], number) in self._taken:
            place += 1
        self._places[number] = place
        return found[place][1] if place < len(found) else None

    def _left(self, number: int) -> Iterator[Pairing]:
        """What a man can still have, best first."""
        return (pair for _, pair in self._choices[number] if self._other(pair, number) not in self._taken)

    def _is_for_the_best(self, number: int) -> bool:
        return any(pair.where.arena is Arena.BEST for pair in self._left(number))

    def _other(self, pair: Pairing, number: int) -> int:
        return pair.other(self._pages[number]).number
