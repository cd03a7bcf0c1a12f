"""Programs that serve one league of a database at the same time; what each of them does, run in a process of its own."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from ringside_manager.campaign.books import Task
from ringside_manager.campaign.orders import AnswerDeal, GiveMandate, ProposeDeal
from ringside_manager.errors import RingsideError
from ringside_manager.league.business.club import MandateGiven
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from ringside_manager.office.stores import open_store

LEAGUE = "club"


@contextmanager
def programs(count: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes that have everything imported."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.office.at_once", "psycopg"])
    with ProcessPoolExecutor(count, mp_context=context) as pool:
        list(pool.map(time.sleep, [0.05] * count))  # all of them are there before the first begins
        yield pool


@contextmanager
def opened(address: str) -> Iterator[Office]:
    """The league of the tests, open."""
    with open_store(address) as store, store.open(LEAGUE) as office:
        yield office


def mixed_acts(address: str, seed: int, count: int) -> Counter[str]:
    """Hand in so many orders at random: sales proposed, answered, taken back, nights held; what became of them."""
    chance, became = random.Random(seed), Counter[str]()
    with opened(address) as office:
        for _ in range(count):
            try:
                became[_one(office, chance)] += 1
            except RingsideError as refused:
                became[type(refused).__name__] += 1
    return became


def _one(office: Office, chance: random.Random) -> str:
    books = office.books
    kind = chance.random()
    if kind < 0.05:
        office.hold_night(NightOrder(office.seed, night=books.closed + 1))
        return "night"
    if kind < 0.07:
        office.undo(office.promoter, "as a trial")
        return "undo"
    open_deals = list(books.open_deals)
    if open_deals and kind < 0.6:
        deal = books.deals[chance.choice(open_deals)]
        office.hand_in(
            AnswerDeal(deal.number, chance.random() < 0.7), office.party(books.managers[deal.partner].name)
        )
        return "answer"
    man = chance.choice([page for page in books.fighters.values() if page.manager is not None])
    seller = books.managers[man.manager or 0]
    buyer = chance.choice([page.number for page in books.managers.values() if page is not seller])
    office.hand_in(ProposeDeal(man.number, buyer, chance.randrange(1, 50) * 100), office.party(seller.name))
    return "deal"


def hold_the_night(address: str, night: int) -> str:
    """Hold a night that others want to hold, too; what came of it."""
    with opened(address) as office:
        try:
            return f"held {office.hold_night(NightOrder(office.seed, night=night))}"
        except RingsideError as refused:
            return f"{type(refused).__name__}: {refused}"


def hang_in_an_act(address: str, ready: str) -> None:
    """Begin an act, say so, and never end it."""
    with opened(address) as office, office._league.act("program"):
        Path(ready).touch()
        time.sleep(60)


def numbered(office: Office, number: int) -> None:
    """Give a standing order that can be told from all others by its number."""
    manager = next(iter(office.books.managers.values()))
    office.hand_in(GiveMandate(Task.ANSWER, least_cents=number), office.party(manager.name))


def numbers(office: Office) -> list[int]:
    """The numbers of all standing orders in the journal."""
    return [entry.deed.least_cents for entry in office.entries if isinstance(entry.deed, MandateGiven)]


def go_on_numbering(address: str, first: int, told: str) -> None:
    """Give standing orders of rising numbers without an end; each that is kept is noted in the file ``told``."""
    with opened(address) as office, Path(told).open("a", encoding="ascii") as notes:
        for number in range(first, first + 100_000):
            numbered(office, number)
            notes.write(f"{number}\n")
            notes.flush()
