"""Try the managers' rating on leagues whose managers are known: python docs/studies/manager_rating.py [LEAGUES] [POLICY …].

Five AI managers with stables by dice box two seasons; all decide alike, or one of them follows a policy of his own:
``random`` takes whatever bout comes and asks whomever he meets in any arena, ``choosy`` boxes with chances of .6 and more only, ``idle`` lets
his men rest for ten nights.  Told are mean rank correlations and how often that one comes last, by rating and by money.
"""

from __future__ import annotations

import random
import sys
from statistics import mean, stdev
from typing import Any

import numpy as np

from ringside_manager.bout import registry
from ringside_manager.campaign.ai import Scene, matchmaking, strength
from ringside_manager.campaign.ai.valuation import Prospect, Stage
from ringside_manager.campaign.arenas import eligible
from ringside_manager.campaign.books import Books, FighterBook, ManagerKind, StableMethod, Temperament
from ringside_manager.campaign.orders import OfferBout
from ringside_manager.fighters.sets import load_set
from ringside_manager.league.business import night_of, post_entry
from ringside_manager.league.deeds import Deed, Entry
from ringside_manager.odds import compiled
from ringside_manager.office.docket import Docket, NightOrder
from ringside_manager.office.facts.luck import luck_of, ratings_of
from ringside_manager.office.forecasting import Weighing, tasks_of
from ringside_manager.office.founding import founding_act, league_options
from ringside_manager.office.founding_script import Founding, Seat
from ringside_manager.office.night import hold_night

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
NIGHTS = 104
SAME, POLICIES = "same", ("same", "random", "choosy", "idle")
LONG, GOOD = 10, 0.6

WANTS, PROPOSALS = matchmaking.wants, matchmaking.proposals


class Odd:
    """The manager whose policy is his own."""

    def __init__(self, policy: str, name: str, seed: int) -> None:
        self.policy, self.name = policy, name
        self.dice = random.Random(seed)

    def has(self, scene: Scene, fighter: FighterBook) -> bool:
        """Whether a fighter is his."""
        manager = scene.books.managers.get(fighter.manager or 0)
        return self.policy != SAME and manager is not None and manager.name == self.name

    def wants(
        self, scene: Scene, fighter: FighterBook, opponent: FighterBook, mine: Prospect, where: Stage
    ) -> bool:
        """Whether a bout is to his liking."""
        usual = WANTS(scene, fighter, opponent, mine, where)
        if where.title or not self.has(scene, fighter):
            return usual
        rested = fighter.last_night is None or scene.idle(fighter) >= scene.rest
        if self.policy == "random":
            return rested
        if self.policy == "choosy":
            return usual and mine.chance >= GOOD
        return usual and (fighter.last_night is None or scene.idle(fighter) >= LONG)

    def proposals(
        self, scene: Scene, fighter: FighterBook, *, night: int | None = None
    ) -> tuple[OfferBout, ...]:
        """The bouts he would offer."""
        found = PROPOSALS(scene, fighter, night=night)
        if self.policy != "random" or not self.has(scene, fighter):
            return found
        titles = [offer for offer in found if offer.title]
        if titles:
            return tuple(titles[:1])
        if fighter.last_night is not None and scene.idle(fighter) < scene.rest:
            return ()
        men = [man for man in scene.neighbours(fighter) if man.manager != fighter.manager]
        self.dice.shuffle(men)
        return tuple(self._offer(scene.night if night is None else night, fighter, man) for man in men[:3])

    def _offer(self, night: int, fighter: FighterBook, man: FighterBook) -> OfferBout:
        arena = self.dice.choice(eligible(fighter.pop_half, man.pop_half))
        return OfferBout(night, fighter.number, man.number, arena, None, False)


class Season:
    """A league in memory, with the records of its bouts."""

    def __init__(self, seed: int) -> None:
        self.books, self.entries = Books(), list[Entry]()
        options = league_options(
            "ringside", StableMethod.DICE, 4, {"corners": "expert", "nights": str(NIGHTS)}
        )
        seats = tuple(Seat(name, ManagerKind.AI, Temperament.BALANCED) for name in NAMES)
        fighters = load_set("heavyweights").fighters
        for draft in founding_act(
            Founding("Club", "ringside", "heavyweights", fighters, seats, "", options, seed)
        ):
            self.add(draft.deed)

    def add(self, deed: Deed, record: str | None = None) -> int:
        """Post a deed; the number of its entry."""
        number = len(self.entries) + 1
        self.entries.append(Entry(number, number, night_of(self.books, deed), "program", deed, record))
        post_entry(self.books, self.entries[-1])
        return number


def alike(one: list[float], other: list[float]) -> float:
    """The rank correlation."""
    ranks = [np.argsort(np.argsort(values)) for values in (one, other)]
    return float(np.corrcoef(*ranks)[0, 1])


def league(policy: str, seed: int) -> dict[str, Any]:
    """One league played, weighed and rated."""
    odd = Odd(policy, NAMES[seed % len(NAMES)], seed)
    changed: Any = matchmaking
    changed.wants, changed.proposals = odd.wants, odd.proposals
    try:
        played = Season(seed)
        for _ in range(NIGHTS):
            hold_night(Docket(played.books, played), NightOrder(seed))
    finally:
        changed.wants, changed.proposals = WANTS, PROPOSALS
    books, weighing = played.books, Weighing(tasks_of(played.books, played.entries))
    for _ in weighing.weigh():
        pass
    ratings = {one.number: one for one in ratings_of(books, weighing.worths)}
    lucky = {one.number: one for one in luck_of(books, weighing.worths).managers}
    rating = [ratings[number].pop or 0.0 for number in books.managers]
    money = [float(page.balance_cents) for page in books.managers.values()]
    stable = [
        mean(strength(books.fighters[f].fighter.abilities) for f in page.stable)
        for page in books.managers.values()
    ]
    luck = [lucky[number].results.deviations or 0.0 for number in books.managers]
    at = NAMES.index(odd.name)
    return {
        "rating and stable": alike(rating, stable),
        "rating and luck": alike(rating, luck),
        "rating and money luck": alike(rating, [lucky[n].money_cents.luck for n in books.managers]),
        "money and stable": alike(money, stable),
        "last by rating": float(rating[at] == min(rating)),
        "last by money": float(money[at] == min(money)),
        "place from below by rating": float(sum(other < rating[at] for other in rating)),
        "place from below by money": float(sum(other < money[at] for other in money)),
        "his rating": rating[at],
        "rating in standard errors": [1.96 * (o.pop or 0.0) / (o.error or 1.0) for o in ratings.values()],
    }


def main(leagues: int, policies: list[str]) -> None:
    """Play, rate, print."""
    compiled.wait(registry.get("ringside"))
    for policy in policies:
        found = [league(policy, seed) for seed in range(1, leagues + 1)]
        print(f"{policy}: {leagues} leagues")
        for name in found[0]:
            if name == "rating in standard errors":
                every = [value for one in found for value in one[name]]
                print(f"  {name}: standard deviation {stdev(every):.2f}")
            else:
                values = [one[name] for one in found]
                print(f"  {name}: {mean(values):.2f} ± {stdev(values) / leagues**0.5:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20, sys.argv[2:] or list(POLICIES))
