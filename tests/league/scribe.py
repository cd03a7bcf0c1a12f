"""A scribe for tests: writes journals deed by deed, and invents whole seasons from lists of numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.terms import Abilities, Carried
from ringside_manager.campaign.arenas import Arena, default_rounds, eligible
from ringside_manager.campaign.books import (
    Answer,
    Books,
    BoutState,
    Entrance,
    FighterBook,
    LeagueOptions,
    ManagerKind,
    Otherwise,
    Slot,
    Task,
    TournamentBook,
)
from ringside_manager.campaign.bouts import carried, check_start
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.progress import may_retire
from ringside_manager.campaign.tournament import night_of_round
from ringside_manager.errors import RuleError
from ringside_manager.fighters import Fighter
from ringside_manager.league.business import night_of, post_all, post_entry, rewrites
from ringside_manager.league.business.bouts import Aftermath, BoutFought
from ringside_manager.league.business.careers import FighterRetired, FighterSigned
from ringside_manager.league.business.club import MandateEnded, MandateGiven
from ringside_manager.league.business.contracts import DealAnswered, DealProposed, FighterSold, FightersTraded
from ringside_manager.league.business.founding import LeagueFounded, ManagerSeated
from ringside_manager.league.business.nights import (
    BidPart,
    BidSealed,
    BoutBid,
    CardApproved,
    CardDrawnUp,
    CardOrdered,
    DatesAuctioned,
    DoorsOpened,
    NightClosed,
    PlacesAwarded,
    PlanSealed,
    RankingOverridden,
)
from ringside_manager.league.business.offers import (
    BetAnswered,
    BetProposed,
    BoutCancelled,
    BoutMade,
    OfferAnswered,
    OfferMade,
)
from ringside_manager.league.business.open_books import DoubtSettled
from ringside_manager.league.business.tournaments import TournamentDrawn
from ringside_manager.league.deeds import Deed, Entry

ABILITIES = Abilities(50, 2, 2, 2, 2, 2, 2, 20, 15)
DICE = Aftermath((1, 1), (10, 10), ((30, 30), (70, 20)))

Move = tuple[int, int, int]
"""One act of an invented season: what to do, and two numbers it is made from."""


class Scribe:
    """Writes acts and posts them as they come; ``entries`` and ``books`` are always up to date."""

    def __init__(self, entries: Sequence[Entry] = ()) -> None:
        self.entries = list(entries)
        self.books = post_all(self.entries)

    @property
    def next(self) -> int:
        """The number of the entry that will be written next."""
        return len(self.entries) + 1

    def write(self, *deeds: Deed, by: str = "program") -> int:
        """Write one act; the number of its first entry."""
        act = self.next
        for deed in deeds:
            entry = Entry(self.next, act, night_of(self.books, deed), by, deed)
            self.entries.append(entry)
            if rewrites([deed]):
                self.books = post_all(self.entries)
            else:
                post_entry(self.books, entry)
        return act

    @property
    def last_act(self) -> list[Entry]:
        """The entries of the latest act."""
        return [entry for entry in self.entries if entry.act == self.entries[-1].act]

    def found(
        self, managers: Sequence[str] = ("Ann", "Bob"), options: LeagueOptions | None = None
    ) -> list[int]:
        """Found a league; the numbers of its managers."""
        options = LeagueOptions() if options is None else options
        self.write(LeagueFounded("Test League", "ringside", "invented", 7, "", options))
        return [self.write(ManagerSeated(name, ManagerKind.PERSON)) for name in managers]

    def sign(self, name: str, manager: int | None, roll: int = 10, **more: object) -> int:
        """Sign a fighter; his number."""
        facts = {"entrance": Entrance.DICE, **more}
        fighter = Fighter(name, ABILITIES)
        return self.write(FighterSigned(fighter, manager, None if manager is None else roll, **facts))

    def bout(
        self,
        night: int,
        red: int,
        blue: int,
        outcome: Outcome,
        arena: Arena = Arena.PITS,
        *,
        dice: Aftermath = DICE,
        rounds: int | None = None,
        **more: object,
    ) -> int:
        """Make a bout and fight it with the losses the books say; its number."""
        length = rounds or default_rounds(BY_THE_BOOK.arenas, arena, bool(more.get("title")))
        number = self.write(BoutMade(night, red, blue, arena, length, **more))
        self.write(BoutFought(number, outcome, dice, self.losses(night, red, blue)))
        return number

    def losses(self, night: int, *pair: int) -> tuple[Carried | None, Carried | None]:
        """What the two carry into a bout on ``night``; nothing if they may not fight on it."""
        red, blue = (_loss(self.books.fighters[number], night) for number in pair)
        return red, blue

    def close(self, night: int) -> None:
        """Close a night."""
        self.write(NightClosed(night))


def result(
    method: Method = Method.KO,
    winner: Corner | None = RED,
    *,
    knockdowns: tuple[int, int] = (0, 0),
    damage: tuple[int, int] = (40, 30),
    landed: tuple[int, int] = (20, 15),
    loss: tuple[int, int] = (30, 40),
    start: tuple[int, int] = (50, 50),
) -> Outcome:
    """An outcome; what is not said does not matter."""
    return Outcome(method, winner, 3, 9, knockdowns, damage, landed, loss, start)


def draw(**more: object) -> Outcome:
    """A drawn outcome."""
    return result(Method.DRAW, None, **more)


ANN, BOB = 2, 3
ASH, BIRCH, COLE, DORN = 4, 5, 6, 7


def league(options: LeagueOptions | None = None) -> Scribe:
    """Two managers with two men each, in whom nothing is in doubt."""
    scribe = Scribe()
    scribe.found(options=options)
    for name, manager in (("Ash", ANN), ("Birch", ANN), ("Cole", BOB), ("Dorn", BOB)):
        scribe.sign(name, manager)
    assert scribe.books.doubts == []
    return scribe


def invent(moves: Sequence[Move], managers: int = 3, stable: int = 3) -> Scribe:
    """A season in which every act keeps the rules, whatever the numbers."""
    scribe = Scribe()
    names = [f"Manager {letter}" for letter in "ABCDE"[:managers]]
    seats = scribe.found(names, LeagueOptions(nights=4, stable_size=stable))
    for number in range(managers * stable):
        scribe.sign(f"Fighter {number}", seats[number % managers], 1 + number % 20)
    for move in moves:
        deeds = tuple(_DOINGS[move[0] % len(_DOINGS)](scribe.books, scribe.next, move[1], move[2]))
        if deeds:
            scribe.write(*deeds)
    return scribe


def _active(books: Books) -> list[FighterBook]:
    return [page for page in books.fighters.values() if not page.is_retired and page.manager is not None]


def _night(books: Books, number: int, first: int, second: int) -> Iterator[Deed]:
    """A fight night: the title or a tournament round if one is due, then whoever is left, in pairs."""
    night, pages = books.closed + 1, _active(books)
    order = pages[first % len(pages) :] + pages[: first % len(pages)] if pages else []
    made: list[BoutMade] = [*_due(books, night)]
    busy = {side for bout in made for side in (bout.red, bout.blue)}
    free = [page for page in order if page.number not in busy]
    step = 1 + second % 3
    made += [*_title(books, night, free, second)]
    busy = {side for bout in made for side in (bout.red, bout.blue)}
    free = [page for page in free if page.number not in busy]
    for red, blue in zip(free[::step], free[1::step], strict=False):
        if not {red.number, blue.number} & busy:
            arena = eligible(BY_THE_BOOK.arenas, red.pop_half, blue.pop_half)[0]
            made.append(
                BoutMade(
                    night,
                    red.number,
                    blue.number,
                    arena,
                    default_rounds(BY_THE_BOOK.arenas, arena),
                )
            )
            busy |= {red.number, blue.number}
    made = [bout for bout in made if _may_start(books, bout)]
    for bout in made:
        yield bout
    for place, bout in enumerate(made):
        outcome, dice = _outcome(first * 31 + second * 7 + place * 13)
        yield BoutFought(number + place, outcome, dice, _brought(books, bout))
    yield NightClosed(night)


def _due(books: Books, night: int) -> Iterator[BoutMade]:
    for tournament in books.tournaments.values():
        round_number = tournament.bracket.current_round
        if round_number is None or night < night_of_round(
            BY_THE_BOOK.tournament, tournament.first_night, round_number
        ):
            continue
        for pairing in tournament.bracket.pairs(round_number):
            if pairing.is_ready and not any(books.fighters[side].is_retired for side in _sides(pairing)):
                red, blue = _sides(pairing)
                slot = Slot(tournament.number, round_number, pairing.place)
                if tournament.for_title and tournament.bracket.is_final(round_number):
                    yield BoutMade(night, red, blue, Arena.BEST, 12, title=True, slot=slot)
                else:
                    yield BoutMade(night, red, blue, Arena.PITS, 7, slot=slot)


def _sides(pairing: object) -> tuple[int, int]:
    return pairing.red, pairing.blue  # type: ignore[attr-defined]


def _title(books: Books, night: int, free: list[FighterBook], wish: int) -> Iterator[BoutMade]:
    division = books.divisions[""]
    contenders = [page.number for page in free if page.rank]
    if not division.crowned or not contenders or wish % 2:
        return
    champion = division.champion
    if champion is not None and champion in [page.number for page in free]:
        yield BoutMade(night, champion, contenders[wish % len(contenders)], Arena.BEST, 12, title=True)
    elif champion is None and len(contenders) > 1:
        yield BoutMade(night, contenders[0], contenders[1], Arena.BEST, 12, title=True)


def _brought(books: Books, bout: BoutMade) -> tuple[Carried | None, Carried | None]:
    return _loss(books.fighters[bout.red], bout.night), _loss(books.fighters[bout.blue], bout.night)


def _loss(page: FighterBook, night: int) -> Carried | None:
    try:
        return carried(BY_THE_BOOK.rest, page.last_night, page.lost, night)
    except RuleError:
        return None


def _may_start(books: Books, bout: BoutMade) -> bool:
    pair = (books.fighters[number] for number in (bout.red, bout.blue))
    try:
        for page, brought in zip(pair, _brought(books, bout), strict=True):
            check_start(
                BY_THE_BOOK.rest,
                page.name,
                "ringside",
                page.abilities.endurance,
                bout.rounds,
                brought,
            )
    except RuleError:
        return False
    return True


_METHODS = (Method.KO, Method.TKO, Method.RTD, Method.UD, Method.DRAW, Method.DQ, Method.MD, Method.NC)


def _outcome(salt: int) -> tuple[Outcome, Aftermath]:
    method = _METHODS[salt % len(_METHODS)]
    winner = None if method in (Method.DRAW, Method.NC) else (RED, BLUE)[salt // 8 % 2]
    outcome = result(
        method,
        winner,
        knockdowns=(salt // 16 % 4, salt // 64 % 3),
        damage=(40, 40 + salt % 2),
        loss=(salt % 60, salt // 3 % 60),
    )
    rolls = salt % 10 + 1, salt // 10 % 10 + 1
    return outcome, Aftermath(rolls, (salt % 20 + 1, salt // 20 % 20 + 1), ((50, 50), (51, 50)))


def _sale(books: Books, number: int, first: int, second: int) -> Iterator[Deed]:
    pages, managers = _active(books), list(books.managers.values())
    if not pages:
        return
    fighter = pages[first % len(pages)]
    buyer = managers[second % len(managers)]
    if buyer.number != fighter.manager and buyer.balance_cents > 0:
        price = second * 997 % (buyer.balance_cents + 1)
        assert fighter.manager is not None
        yield DealProposed(fighter.manager, buyer.number, fighter.number, price)
        yield DealAnswered(number, accepted=True, manager=buyer.number)
        yield FighterSold(fighter.number, buyer.number, price, first % 20 + 1)


def _trade(books: Books, _number: int, first: int, second: int) -> Iterator[Deed]:
    pages = _active(books)
    if not pages:
        return
    one, two = pages[first % len(pages)], pages[second % len(pages)]
    if one.manager != two.manager:
        yield FightersTraded(one.number, two.number, 0, (first % 20 + 1, second % 20 + 1))


def _retire(books: Books, number: int, first: int, _second: int) -> Iterator[Deed]:
    drawn = {side for page in books.tournaments.values() for side in _waiting(page)}
    may = [
        page
        for page in _active(books)
        if may_retire(BY_THE_BOOK.retirement, page.tally.bouts, page.losing_streak)
    ]
    may = [page for page in may if page.number not in drawn and not page.booked]
    if may:
        old = may[first % len(may)]
        yield FighterRetired(old.number, "enough")
        new = Fighter(f"Newcomer {number}", ABILITIES)
        yield FighterSigned(new, old.manager, first % 20 + 1, Entrance.REPLACEMENT, replaces=old.number)


def _waiting(tournament: TournamentBook) -> tuple[int, ...]:
    return () if tournament.bracket.winner is not None else tournament.bracket.entrants


def _tournament(books: Books, _number: int, first: int, _second: int) -> Iterator[Deed]:
    pages = _active(books)
    running = any(page.bracket.winner is None for page in books.tournaments.values())
    if len(pages) < 2 or running:
        return
    turn = first % len(pages)
    entrants = tuple(page.number for page in pages[turn:] + pages[:turn])
    vacant = not books.divisions[""].crowned
    yield TournamentDrawn("The Cup", "", entrants, books.closed + 1, for_title=vacant)


def _offer(books: Books, number: int, first: int, second: int) -> Iterator[Deed]:
    pages = _active(books)
    red, blue = pages[first % len(pages)], pages[second % len(pages)]
    if red is blue or red.manager is None:
        return
    night = books.closed + 9
    yield OfferMade(night, red.number, blue.number, Arena.PITS, 5, False, red.manager)
    yield OfferAnswered(number, Answer.REFUSED, blue.manager, "not now")


def _auction(books: Books, number: int, first: int, second: int) -> Iterator[Deed]:
    """Two bouts ask for one place; the loser is cancelled, and the winner too once it is paid."""
    pages = [page for page in _active(books) if not page.booked]
    if len(pages) < 4:
        return
    night = books.closed + 2
    for place in (0, 2):
        yield BoutMade(night, pages[place].number, pages[place + 1].number, Arena.PITS, 5)
    parts = [_part(books, pages[place], salt) for place, salt in ((0, first), (2, second))]
    for place, part in enumerate(parts):
        yield BidSealed(number + place, part.manager, part.cents)
    bids = tuple(BoutBid(number + place, (part,), (100 - place,)) for place, part in enumerate(parts))
    won = max(range(2), key=lambda place: (bids[place].total_cents, bids[place].rolls))
    yield DatesAuctioned(night, Arena.PITS, 1, bids, (number + won,))
    yield BoutCancelled(number + 1 - won, "no place")
    yield BoutCancelled(number + won, "rain")


def _part(books: Books, page: FighterBook, salt: int) -> BidPart:
    assert page.manager is not None
    money = max(0, books.managers[page.manager].balance_cents) // 2
    return BidPart(page.manager, salt * 31 % (money + 1))


def _seal(books: Books, _number: int, first: int, second: int) -> Iterator[Deed]:
    """A manager seals a plan for one of his men, or takes it back."""
    pages = _active(books)
    if pages:
        page = pages[first % len(pages)]
        assert page.manager is not None
        yield PlanSealed(page.number, page.manager, f"orders: {second}" if second % 4 else "")


def _mandate(books: Books, number: int, first: int, second: int) -> Iterator[Deed]:
    """A manager gives a standing order for some of his men, and ends every other one."""
    managers = [page for page in books.managers.values() if page.stable]
    if managers:
        page = managers[first % len(managers)]
        task, otherwise = list(Task)[second % 3], list(Otherwise)[first % 2]
        men = tuple(page.stable[: second % 2])
        until = books.closed + 5 if second % 3 else None
        yield MandateGiven(
            page.number, task, until, men, second % 100, 100 * second, first % 9, men, otherwise
        )
        if second % 2:
            yield MandateEnded(page.number, number)


def _open_doors(books: Books, _number: int, first: int, _second: int) -> Iterator[Deed]:
    if not books.doors:
        yield DoorsOpened(books.closed + 1, first)


def _promoter(books: Books, number: int, first: int, second: int) -> Iterator[Deed]:
    """The promoter ranks somebody; a card is approved, put in order and given places, two bet on it, then it rains."""
    ranked = [page for page in _active(books) if page.tally.bouts]
    if ranked:
        rank = None if second % 4 == 0 else second % 7 + 1
        yield RankingOverridden(ranked[first % len(ranked)].number, rank, "seen with his own eyes")
        number += 1
    pages = [page for page in _active(books) if not page.booked]
    if len(pages) < 2:
        return
    night = books.closed + 3
    yield BoutMade(night, pages[0].number, pages[1].number, Arena.PITS, 5)
    yield CardApproved(night, (number,))
    yield CardDrawnUp(books.closed + 1)
    yield CardOrdered(night, Arena.PITS, (number,))
    yield PlacesAwarded(night, Arena.PITS, (number,))
    yield DoubtSettled(number, note="nothing in doubt")
    managers = list(books.managers)
    one, other = (managers[(first + place) % len(managers)] for place in (0, 1))
    if one != other:
        yield BetProposed(number, pages[0].number, one, other, 1 + second, 1 + second, 500)
        yield BetAnswered(number + 6, accepted=bool(second % 3), manager=other)
    yield BoutCancelled(number, "rain")


_DOINGS = (
    _night, _night, _night, _tournament, _sale, _trade, _retire, _offer, _auction, _promoter, _seal, _open_doors,
    _mandate,
)  # fmt: skip


def fought(books: Books) -> list[int]:
    """The numbers of all bouts fought."""
    return [number for number, bout in books.bouts.items() if bout.state is BoutState.FOUGHT]
