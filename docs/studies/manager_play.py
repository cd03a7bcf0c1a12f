"""Play a person's seat by simple policies against AI managers (``docs/studies/manager_play.md``).

python docs/studies/manager_play.py play POLICY SEEDS [first=1] [skill=expert] [conduct=by_worth] [corners=expert] [nights=52] > FILE
python docs/studies/manager_play.py tempers SEASONS [corners=expert]        the table of temperaments
python docs/studies/manager_play.py paid SEASONS                             what men were expected to be paid, and were
python docs/studies/manager_play.py told FILE…                               the table
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import exp, log, sqrt
from pathlib import Path
from statistics import correlation, mean, stdev
from typing import Any, NamedTuple

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.campaign.ai import Scene, careers, chance_to_win, matchmaking
from ringside_manager.campaign.ai.earnings import Earnings
from ringside_manager.campaign.ai.planning import plan_of
from ringside_manager.campaign.ai.valuation import Stage, purses_of, stage
from ringside_manager.campaign.arenas import Arena, eligible
from ringside_manager.campaign.books import (
    Books,
    FighterBook,
    ManagerBook,
    ManagerKind,
    OfferBook,
    Skill,
    StableMethod,
    Temperament,
)
from ringside_manager.campaign.orders import AcceptOffer, OfferBout, RefuseOffer
from ringside_manager.fighters.sets import load_set
from ringside_manager.league.business import night_of, post_entry
from ringside_manager.league.deeds import Deed, Entry
from ringside_manager.office.agreeing import scene_of
from ringside_manager.office.docket import Docket, NightOrder, Party
from ringside_manager.office.founding import founding_act, league_options
from ringside_manager.office.founding_script import Founding, Seat
from ringside_manager.office.night import hold_night
from ringside_manager.office.orders import carry_out, try_order
from ringside_manager.office.orders.careers import answer_for_program, propose, waiting_for
from ringside_manager.office.orders.offers import open_offers

PLAYER = "Player"
TEMPERS = (Temperament.CAREFUL, Temperament.BALANCED, Temperament.RECKLESS)
POLICIES = ("ai", "random", "purse", "money", "home purse", "home money", "own")
OFFERS = 3
"""Opponents a player asks for one of his men."""
POP_CENTS = 3_000
"""What half a point of POP is worth to a player who counts with it, a whole season being left."""


class Bout(NamedTuple):
    """A bout a player could offer, and what he thinks of it."""

    value: float
    opponent: FighterBook
    where: Stage


class League:
    """A league in memory, in which one seat is a person's."""

    def __init__(self, seed: int, seats: Sequence[Seat], chosen: Mapping[str, str]) -> None:
        self.books, self.written = Books(), 0
        options = league_options("ringside", StableMethod.DRAFT, 4, chosen)
        fighters = load_set("heavyweights").fighters
        founded = Founding("Club", "ringside", "heavyweights", fighters, tuple(seats), "", options, seed)
        for draft in founding_act(founded):
            self.add(draft.deed)

    @property
    def own(self) -> ManagerBook:
        """The seat that is played."""
        return next(page for page in self.books.managers.values() if page.name == PLAYER)

    def add(self, deed: Deed, record: str | None = None) -> int:
        """Post a deed; the number of its entry."""
        self.written += 1
        entry = Entry(self.written, self.written, night_of(self.books, deed), "program", deed, record)
        post_entry(self.books, entry)
        return self.written


class Player:
    """Who plays a seat by a policy, as anybody could from the books."""

    def __init__(self, league: League, policy: str, seed: int) -> None:
        self.league, self.policy = league, policy
        self.dice = random.Random(seed)
        self.chance = SeededChance(derive_seed(seed, "player"))
        self.party = Party(league.own.name, league.own.number)

    def turn(self) -> None:
        """Answer what waits and offer bouts for the next night."""
        books = self.league.books
        docket = Docket(books, self.league)
        scene = scene_of(books, books.closed + 1)
        if self.policy == "own":
            self._manage(docket)
        self._answer(docket, scene)
        for number in tuple(self.league.own.stable):
            fighter = books.fighters[number]
            if scene.is_available(fighter):
                self._offer(docket, scene, fighter)

    def _manage(self, docket: Docket) -> None:
        """Deal and sign as the program does for its own stables."""
        books, own = docket.books, self.league.own
        scene = scene_of(books, books.closed)
        for deal in waiting_for(books, own.number):
            answer_for_program(docket, scene, deal, self.chance)
        if books.closed:
            for order, reason in careers.deals(scene, own):
                propose(order, docket, self.party, reason)
        signing = plan_of(scene_of(books, books.closed + 1)).signing(own)
        if signing is not None:
            try_order(docket, signing, self.party, self.chance)

    def _answer(self, docket: Docket, scene: Scene) -> None:
        offers = [
            offer
            for offer in open_offers(docket.books)
            if docket.books.fighters[offer.blue].manager == self.league.own.number
        ]
        offers.sort(key=lambda offer: -self._worth_of(docket.books, scene, offer))
        for offer in offers:
            if offer.answer is not None:
                continue
            fighter = docket.books.fighters[offer.blue]
            if self.policy == "own":
                order = matchmaking.answer(scene_of(docket.books, offer.night), offer)
                try_order(docket, order, self.party, self.chance)
                continue
            best = max((bout.value for bout in self._bouts(scene, fighter)), default=0.0)
            good = self._worth_of(docket.books, scene, offer) >= 0.7 * best or self.policy == "random"
            if not (good and try_order(docket, AcceptOffer(offer.number), self.party, self.chance)):
                carry_out(docket, RefuseOffer(offer.number), self.party, self.chance)

    def _worth_of(self, books: Books, scene: Scene, offer: OfferBook) -> float:
        red, blue = books.fighters[offer.red], books.fighters[offer.blue]
        return self._value(scene, blue, red, Stage(offer.arena, offer.title))

    def _offer(self, docket: Docket, scene: Scene, fighter: FighterBook) -> None:
        if self.policy == "own":
            for order in matchmaking.proposals(scene, fighter):
                try_order(docket, order, self.party, self.chance)
            return
        found = sorted(self._bouts(scene, fighter), key=lambda bout: -bout.value)
        offered = 0
        for bout in found:
            if offered == OFFERS or fighter.booked:
                return
            terms = fighter.number, bout.opponent.number, bout.where.arena
            order = OfferBout(scene.night, *terms, None, bout.where.title)
            offered += try_order(docket, order, self.party, self.chance)

    def _bouts(self, scene: Scene, fighter: FighterBook) -> Iterator[Bout]:
        """The bouts a man of his could have tonight, as far as the rules say."""
        if not scene.is_available(fighter):
            return
        for other in scene.market():
            if other is fighter or not scene.is_available(other):
                continue
            where = stage(scene.books, fighter, other)
            at_home = other.manager == fighter.manager
            if at_home and not (self.policy.startswith("home") and where.arena is Arena.BEST):
                continue
            if self.policy == "random":
                arena = self.dice.choice(eligible(scene.books.house.arenas, fighter.pop_half, other.pop_half))
                where = Stage(arena, False) if not where.title or self.dice.random() < 0.5 else where
            value = self._value(scene, fighter, other, where)
            if at_home:
                value += self._value(scene, other, fighter, where)
            yield Bout(value, other, where)

    def _value(self, scene: Scene, fighter: FighterBook, other: FighterBook, where: Stage) -> float:
        if self.policy == "random":
            return self.dice.random()
        pops = fighter.pop_half, other.pop_half
        won, lost = purses_of(scene.books.house.arenas, where, pops)
        percentage = fighter.percentage or 0
        if self.policy.endswith("purse"):
            return percentage * (won + lost) / 2
        chance = scene.chance(fighter, other)
        win_half, loss_half = scene.usual_half
        pop = POP_CENTS * scene.season_left * (chance * win_half + (1 - chance) * loss_half)
        return percentage * (chance * won + (1 - chance) * lost) + pop


def play(policy: str, seed: int, chosen: Mapping[str, str], skill: Skill) -> dict[str, Any]:
    """One season; what everybody has in the end, and figures of the bouts."""
    seats = [Seat(f"AI {temper.value}", ManagerKind.AI, temper, "", skill) for temper in TEMPERS]
    own = Seat(PLAYER, ManagerKind.AI, TEMPERS[1]) if policy == "ai" else Seat(PLAYER, ManagerKind.PERSON)
    seats.insert(seed % 4, own)
    league = League(seed, seats, chosen)
    player = Player(league, policy, seed)
    for _ in range(league.books.options.nights):
        if policy != "ai":
            player.turn()
        hold_night(Docket(league.books, league), NightOrder(seed, autopilot=False))
    others = [page.balance_cents for page in league.books.managers.values() if page is not league.own]
    return {
        "policy": policy, "skill": skill.value, "seed": seed, **chosen,
        "own": league.own.balance_cents, "others": others, **figures(league.books),
    }  # fmt: skip


def tempers(seed: int, chosen: Mapping[str, str]) -> dict[str, float]:
    """A season of six AI managers, two of each temperament; the money of each temperament's over the mean."""
    seats = [Seat(f"AI {place}", ManagerKind.AI, TEMPERS[(place + seed) % 3]) for place in range(6)]
    league = League(seed, seats, chosen)
    for _ in range(league.books.options.nights):
        hold_night(Docket(league.books, league), NightOrder(seed))
    pages = league.books.managers.values()
    level = mean(page.balance_cents for page in pages)
    found = {}
    for temper in TEMPERS:
        own = [page for page in pages if page.temperament is temper]
        men = [league.books.fighters[man] for page in own for man in page.stable]
        found[temper.value] = mean(page.balance_cents for page in own) / level
        found[f"{temper.value} bouts"] = mean(len(man.bouts) for man in men)
        found[f"{temper.value} won"] = sum(p.tally.wins for p in own) / sum(p.tally.bouts for p in own)
        chosen = [
            (
                chance_to_win(
                    *(league.books.fighters[n].fighter.abilities for n in (man, bout.fighters[1 - at]))
                ),
                bout.carried[at],
            )
            for bout in league.books.bouts.values()
            if bout.outcome is not None and bout.slot is None and not bout.title
            for at, man in enumerate(bout.fighters)
            if bout.managers[at] in {page.number for page in own}
        ]
        found[f"{temper.value} risky"] = mean(chance < 0.35 for chance, _ in chosen)
        found[f"{temper.value} early"] = mean(loss is not None for _, loss in chosen)
    return found


LOOKS = (13, 26, 39)
"""Nights after which men are valued."""


class Valued(NamedTuple):
    """A man valued after a night: what he was expected to be paid, what his purses so far would have said, what he was paid."""

    night: int
    rank: int | None
    expected: float
    so_far: float
    paid: int


def paid(seed: int, chosen: Mapping[str, str]) -> Iterator[Valued]:
    """A season of four AI managers, in which every man of a stable is valued after some nights."""
    seats = [Seat(f"AI {place}", ManagerKind.AI, TEMPERS[(place + seed) % 3]) for place in range(4)]
    league = League(seed, seats, chosen)
    books, last = league.books, league.books.options.nights
    valued: list[tuple[int, FighterBook, int | None, float, float, int]] = []
    for night in range(1, last + 1):
        hold_night(Docket(books, league), NightOrder(seed))
        if night not in LOOKS:
            continue
        earnings, left = Earnings(scene_of(books, night)), last - night
        for page in books.fighters.values():
            if page.manager is not None and not page.is_retired:
                before = page.earnings_dollars
                a_bout = (before + 50) / max(1, len(page.bouts))
                so_far = a_bout * left * careers.BOUTS_A_NIGHT
                valued.append((night, page, page.rank, earnings.dollars(page, left), so_far, before))
    for night, page, rank, expected, so_far, before in valued:
        yield Valued(night, rank, expected, so_far, page.earnings_dollars - before)


def told_paid(men: list[Valued]) -> None:
    """Print by night and standing what men were paid on average, what both measures said, and how far each goes with it."""
    groups = {"champion": range(1), "contender": range(1, 6), "all": None}
    for night in LOOKS:
        for name, ranks in groups.items():
            some = [one for one in men if one.night == night and (ranks is None or one.rank in ranks)]
            paid = [float(one.paid) for one in some]
            told = (
                f"{mean(values):8.0f} (r {correlation(values, paid):.2f})"
                for values in ([one.expected for one in some], [one.so_far for one in some])
            )
            print(
                f"night {night} {name:10} {len(some):4} men, paid {mean(paid):8.0f}, expected, so far:", *told
            )


def figures(books: Books) -> dict[str, Any]:
    """Bouts, bouts like the one before, chances at The Best of men the program manages, and money by temperament."""
    persons = {page.number for page in books.managers.values() if page.kind is ManagerKind.PERSON}
    bouts = [bout for bout in books.bouts.values() if bout.outcome is not None]
    again = sum(_is_again(books, bout.number, number) for bout in bouts for number in bout.fighters)
    missed, high = 0, 0
    table = books.house.arenas.best.door
    assert table is not None
    met: dict[int, list[Any]] = {}
    for bout in bouts:
        met.setdefault(bout.night, []).append(bout)
    for held in met.values():
        at_best = {man for bout in held if bout.arena is Arena.BEST for man in bout.fighters}
        below = [bout for bout in held if bout.arena is not Arena.BEST and bout.slot is None]
        free = [
            (man, bout.pops_half[place], bout.managers[place])
            for bout in below
            for place, man in enumerate(bout.fighters)
            if bout.managers[place] not in persons
        ]
        for man, pop, manager in free:
            if pop < 20:
                continue
            high += 1
            missed += any(
                other != man and other not in at_best and his != manager and table.admits(pop, his_pop)
                for other, his_pop, his in free
            )
        high += sum(
            bout.pops_half[place] >= 20 and bout.managers[place] not in persons
            for bout in held
            if bout.arena is Arena.BEST
            for place in (0, 1)
        )
    money = {
        page.temperament.value: page.balance_cents
        for page in books.managers.values()
        if page.temperament and page.name != "Player"
    }
    own = next((page.number for page in books.managers.values() if page.name == PLAYER), 0)
    return {
        "bouts": len(bouts), "again": again / 2 / max(1, len(bouts)), "missed": missed, "high": high,
        "titles": sum(bout.title for bout in bouts), "money": money,
        "best": sum(bout.arena is Arena.BEST for bout in bouts),
        "own bouts": mean(len(books.fighters[man].bouts) for page in books.managers.values() if page.name == PLAYER for man in page.stable),
        "own titles": sum(bout.title and own in bout.managers for bout in bouts),
    }  # fmt: skip


def _is_again(books: Books, bout: int, fighter: int) -> bool:
    bouts = books.fighters[fighter].bouts
    place = bouts.index(bout)
    return place > 0 and set(books.bouts[bouts[place - 1]].fighters) == set(books.bouts[bout].fighters)


def told(lines: list[dict[str, Any]]) -> None:
    """Print what the seasons come to."""
    kinds = dict.fromkeys((line["skill"], line["conduct"], line["policy"]) for line in lines)
    for kind in kinds:
        own = [line for line in lines if (line["skill"], line["conduct"], line["policy"]) == kind]
        ratios = [log(max(1, line["own"]) / mean(line["others"])) for line in own]
        error = stdev(ratios) / sqrt(len(ratios)) if len(ratios) > 1 else 0.0
        firsts = sum(line["own"] > max(line["others"]) for line in own)
        sums = sum(line["own"] for line in own) / sum(mean(line["others"]) for line in own)
        again, bouts = mean(line["again"] for line in own), mean(line["bouts"] for line in own)
        missed = sum(line["missed"] for line in own) / max(1, sum(line["high"] for line in own))
        tempers = {t: sum(line["money"][t] for line in own) for t in own[0]["money"]}
        level = mean(tempers.values())
        print(
            f"{' '.join(kind):32} n {len(own):3} geometric {exp(mean(ratios)):.2f} (x {exp(error):.2f}) sums {sums:.2f} "
            f"firsts {firsts} bouts {bouts:.0f} again {again:.3f} missed {missed:.3f} titles {mean(line['titles'] for line in own):.1f} "
            f"own bouts {mean(line['own bouts'] for line in own):.1f} titles {mean(line['own titles'] for line in own):.1f} "
            f"best {mean(line['best'] for line in own):.1f} "
            + " ".join(f"{t} {value / level:.2f}" for t, value in sorted(tempers.items()))
        )


def told_tempers(lines: list[dict[str, float]]) -> None:
    """Print the means of figures with their standard errors."""
    for name in sorted(lines[0]):
        values = [line[name] for line in lines]
        print(f"{name:20} {mean(values):.3f} +- {stdev(values) / sqrt(len(values)):.3f}")


if __name__ == "__main__":
    task, *words = sys.argv[1:]
    said = dict(word.split("=", 1) for word in words if "=" in word)
    first, skill = int(said.pop("first", "1")), Skill(said.pop("skill", "expert"))
    chosen = {"conduct": "by_worth", "corners": "expert", "nights": "52", **said}
    if task == "told":
        told([json.loads(line) for path in words for line in Path(path).read_text("utf-8").splitlines()])
    elif task == "paid":
        told_paid([man for seed in range(first, first + int(words[0])) for man in paid(seed, chosen)])
    elif task == "tempers":
        told_tempers([tempers(seed, chosen) for seed in range(first, first + int(words[0]))])
    else:
        for seed in range(first, first + int(words[1])):
            print(json.dumps(play(words[0], seed, chosen, skill)), flush=True)
