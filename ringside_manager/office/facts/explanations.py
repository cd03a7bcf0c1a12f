"""How money came about: what an explanation is made of, purses, shares and percentages (C20-C23, C40-C49)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial

from ringside_manager.bout.corner import Corner
from ringside_manager.campaign.arenas import Arena, ArenaRule, ArenaTable, arena_rule, purses
from ringside_manager.campaign.books import Answer, Books, BoutBook, FighterBook
from ringside_manager.campaign.progress import (
    first_percentage,
    renewed_percentage,
    share_cents,
)
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.open_books import in_force
from ringside_manager.league.deeds import Entry


class Subject(Enum):
    """Which number is explained."""

    PURSE = "purse"
    SHARE = "share"
    POP = "pop"
    PERCENTAGE = "percentage"
    ASKED = "asked"
    """The share a man asks a manager to be content with (Y9)."""
    RANK = "rank"
    CARRIED = "carried"
    INJURY = "injury"


class Unit(Enum):
    """What a number counts."""

    DOLLARS = "dollars"
    CENTS = "cents"
    DOLLARS_PER_POP = "dollars_per_pop"
    POP_HALF = "pop_half"
    """Half points of popularity."""
    PERCENT = "percent"
    POINTS = "points"
    """Of Endurance, or of whatever the bout system counts strength in."""
    ROUNDS = "rounds"
    NIGHT = "night"
    """The number of a fight night."""
    NIGHTS = "nights"
    RANK = "rank"
    COUNT = "count"
    DIE = "die"
    """What a die showed."""
    YES_NO = "yes_no"
    """1 for yes, 0 for no."""


class Term(Enum):
    """What a line of an explanation is about; the inputs of each are named in order."""

    BASE_WON = "base_won"
    """The winner's base; none."""
    BASE_LOST = "base_lost"
    """The loser's base; none."""
    BASE_DRAWN = "base_drawn"
    """A part of both bases; winner's base, loser's base, the part in percent (C49)."""
    BONUS_OWN = "bonus_own"
    """Bonus by own popularity; dollars for each point, own popularity (C46)."""
    BONUS_COMBINED = "bonus_combined"
    """Bonus by both popularities; dollars for each point, red's, blue's (C47)."""
    PURSE = "purse"
    """Base and bonus together; none."""
    SHARE = "share"
    """The manager's share; purse, percentage (C23)."""
    NO_MANAGER = "no_manager"
    """Nobody has a share of a free agent's purse; none."""
    ROLLED = "rolled"
    """The base and a d20; the die if it is known, the base in percent (C20)."""
    AGREED = "agreed"
    """Negotiated; the last night of the contract, its seasons, the fee (Y9)."""
    ASKED_BASE = "asked_base"
    ASKED_POP = "asked_pop"
    ASKED_CHAMPION = "asked_champion"
    ASKED_AGE = "asked_age"
    ASKED_RECORD = "asked_record"
    ASKED_DEMAND = "asked_demand"
    ASKED_EASE = "asked_ease"
    ASKED_LIMITS = "asked_limits"
    """Points of the share a man asks a manager to be content with, reason by reason; none (Y9)."""
    CAREER_LOSSES = "career_losses"
    """More for each loss so far; losses, what each is worth (C21)."""
    CAREER_WINS = "career_wins"
    """Less for each win so far; wins, what each is worth (C21)."""
    LIMITED = "limited"
    """Brought into the range; what came out, least, most (C21)."""
    WINS_KO = "wins_ko"
    WINS_TKO = "wins_tko"
    WINS_DECISION = "wins_decision"
    LOSSES_KO = "losses_ko"
    LOSSES_TKO = "losses_tko"
    LOSSES_DECISION = "losses_decision"
    DRAWS = "draws"
    """Results of one kind, from wins by KO to draws; how many, popularity for each (C29)."""
    FADED = "faded"
    """What a year took; its season, whether he boxed in it (Y5)."""
    KNOCKDOWNS = "knockdowns"
    """Knockdowns scored; how many, popularity for each (C30)."""
    EARNED = "earned"
    """Earned popularity; none (C28)."""
    RANK_POP = "rank_pop"
    """What the rank is worth; the rank, if there is one (C33, C34)."""
    TOTAL_POP = "total_pop"
    """Earned and rank popularity; none (C28)."""
    CHAMPION = "champion"
    """He holds the title; night since when (C65)."""
    UNRANKED_RETIRED = "unranked_retired"
    UNRANKED_UNCROWNED = "unranked_uncrowned"
    UNRANKED_NO_BOUT = "unranked_no_bout"
    UNRANKED_NEW = "unranked_new"
    """He came from another weight class; the bouts he needs in this one."""
    """Why somebody has no rank: retired (C17), no champion yet (C32), no bout yet (C34); none."""
    PLACED = "placed"
    """Somebody's place; rank, earned popularity, wins, losses, wins by KO, order of entry (C32)."""
    GIVEN = "given"
    """The promoter gave him this rank; on which night (C3)."""
    LAST_BOUT = "last_bout"
    """Nights from the latest bout to this night; night of it, this night (C55)."""
    HURT_IN = "hurt_in"
    """Hurt in a bout; on which night (Y4)."""
    HURT_BY_KO = "hurt_by_ko"
    HURT_BY_STOPPAGE = "hurt_by_stoppage"
    """Nights out for how he was beaten; none (Y4)."""
    HURT_BY_KNOCKDOWNS = "hurt_by_knockdowns"
    """Nights out for knockdowns; how many, nights for each (Y4)."""
    FIT_AGAIN = "fit_again"
    """The first night on which he may box again; none (Y4)."""
    NEVER_FOUGHT = "never_fought"
    """He has not fought yet; none."""
    RESTED = "rested"
    """Enough nights have passed; nights needed (C55)."""
    STRENGTH_LOST = "strength_lost"
    """What he lost in it; full strength, what was left (C57)."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number and what it counts."""

    value: int
    unit: Unit


@dataclass(frozen=True, slots=True)
class Line:
    """One step: ``amount`` is what it comes to, by ``rule``, worked out from ``inputs`` (see ``Term``).

    ``fighter`` is whom the line is about, if it is not plain.
    """

    term: Term
    rule: str
    amount: Amount
    inputs: tuple[Amount, ...] = ()
    fighter: int | None = None


@dataclass(frozen=True, slots=True)
class Explanation:
    """How a number of the books came about; ``result`` is that number, ``lines`` lead to it in order.

    ``fighters`` are those it is about; ``bout`` and ``arena`` (its value) where there is one.
    """

    subject: Subject
    rule: str
    result: Amount
    lines: tuple[Line, ...]
    fighters: tuple[int, ...] = ()
    bout: int | None = None
    arena: str = ""
    title: bool = False


dollars = partial(Amount, unit=Unit.DOLLARS)
cents = partial(Amount, unit=Unit.CENTS)
pop = partial(Amount, unit=Unit.POP_HALF)
percent = partial(Amount, unit=Unit.PERCENT)
count = partial(Amount, unit=Unit.COUNT)
points = partial(Amount, unit=Unit.POINTS)
night = partial(Amount, unit=Unit.NIGHT)
nights = partial(Amount, unit=Unit.NIGHTS)
rank_number = partial(Amount, unit=Unit.RANK)


def yes_no(value: bool) -> Amount:
    """Whether something holds."""
    return Amount(int(value), Unit.YES_NO)


# Purses and shares (C22, C23, C40-C49).


EXHIBITION = "C3"
"""The rule of an exhibition that pays nothing: the promoter says what counts."""


def explain_purse(books: Books, bout: BoutBook, corner: Corner) -> Explanation:
    """The purse of one side: base and bonus (C40-C49, C64).

    Of a bout to come, what it would be for the draw, at today's popularity.
    """
    fought = bout.is_over
    pair = books.fighters[bout.red], books.fighters[bout.blue]
    pops = bout.pops_half if fought else (pair[0].pop_half, pair[1].pop_half)
    winner = bout.outcome.winner if bout.outcome else None
    first_title = bout.first_title if fought else _is_first_title(books, bout)
    table = books.house_on(bout.night).arenas
    lines = purse_lines(table, bout.arena, pops, winner, corner, title=bout.title, first_title=first_title)
    if bout.exhibition:
        lines = (Line(Term.PURSE, EXHIBITION, dollars(0)),)
    return Explanation(
        Subject.PURSE,
        lines[0].rule,
        lines[-1].amount,
        lines,
        (bout.fighters[corner.index],),
        bout.number,
        bout.arena.value,
        bout.title,
    )


def purse_lines(
    table: ArenaTable,
    arena: Arena,
    pops_half: tuple[int, int],
    winner: Corner | None,
    corner: Corner,
    *,
    title: bool = False,
    first_title: bool = False,
) -> tuple[Line, ...]:
    """Base, bonus and purse of one side, as ``purses`` pays it; the arguments are those of ``purses``."""
    row = arena_rule(table, arena, title and not first_title)
    base = _base(row, winner, corner, table.draw_percent)
    purse = purses(table, arena, pops_half, winner, title=title, first_title=first_title)[corner.index]
    bonus = _bonus(row, pops_half, corner, purse - base.amount.value)
    return base, bonus, Line(Term.PURSE, row.rule, dollars(purse))


def explain_share(books: Books, bout: BoutBook, corner: Corner) -> Explanation:
    """What the manager had of a purse, at the percentage in force (C22, C23)."""
    purse = explain_purse(books, bout, corner)
    percentage = _percentage(books, bout, corner)
    if percentage is None:
        share = Line(Term.NO_MANAGER, "C23", cents(0))
    else:
        earned = cents(share_cents(purse.result.value, percentage))
        share = Line(Term.SHARE, "C23", earned, (purse.result, percent(percentage)))
    return Explanation(
        Subject.SHARE,
        "C23",
        share.amount,
        (*purse.lines, share),
        purse.fighters,
        bout.number,
        bout.arena.value,
        bout.title,
    )


def _is_first_title(books: Books, bout: BoutBook) -> bool:
    """Whether a bout to come would be the first for its title (C64)."""
    return bout.title and not books.divisions[books.class_of(bout)].crowned


def _percentage(books: Books, bout: BoutBook, corner: Corner) -> int | None:
    if bout.is_over:
        return None if bout.managers[corner.index] is None else bout.percentages[corner.index]
    return books.fighters[bout.fighters[corner.index]].percentage


def _base(row: ArenaRule, winner: Corner | None, corner: Corner, draw_percent: int) -> Line:
    both = dollars(row.winner_dollars), dollars(row.loser_dollars)
    if winner is None:
        drawn = (both[0].value + both[1].value) * draw_percent // 100
        return Line(Term.BASE_DRAWN, "C49", dollars(drawn), (*both, percent(draw_percent)))
    won = winner is corner
    return Line(Term.BASE_WON if won else Term.BASE_LOST, row.rule, both[0] if won else both[1])


def _bonus(row: ArenaRule, pops_half: tuple[int, int], corner: Corner, paid_dollars: int) -> Line:
    rate = Amount(row.bonus_dollars, Unit.DOLLARS_PER_POP)
    if row.title:
        return Line(Term.BONUS_OWN, "C46", dollars(paid_dollars), (rate, pop(pops_half[corner.index])))
    red, blue = pops_half
    return Line(Term.BONUS_COMBINED, "C47", dollars(paid_dollars), (rate, pop(red), pop(blue)))


# Percentages: the dice, and the career so far (C20-C22).


def explain_percentage(books: Books, fighter: FighterBook, entries: Sequence[Entry] = ()) -> Explanation:
    """The percentage in force (C20-C22).

    The journal's ``entries`` tell what the die showed; without them it is left open where the limits of
    C21 hide it.  Raises ``ValueError`` for a free agent.
    """
    if fighter.percentage is None:
        raise ValueError(f"fighter {fighter.number} has no manager and so no percentage")
    if (agreed := _agreed(books, fighter)) is not None:
        return _explained(fighter, "Y9", (agreed,), None)
    deeds = list(in_force(entries).entries) if entries and fighter.contract_until is None else []
    renewal = latest_renewal(books, fighter)
    if renewal is None:
        # 10 and the die: nothing hides the roll, so it can be read from the percentage as well
        roll = _signing_roll(fighter, deeds)
        die = fighter.percentage - books.house.share.base if roll is None else roll
        base = percent(fighter.percentage - die)
        lines: tuple[Line, ...] = (
            Line(Term.ROLLED, "C20", percent(fighter.percentage), (Amount(die, Unit.DIE), base)),
        )
        return _explained(fighter, "C20", lines, None)
    lines = _renewed(books, fighter, renewal, _bout_roll(renewal, fighter, deeds))
    return _explained(fighter, "C21", lines, renewal.number)


def _agreed(books: Books, fighter: FighterBook) -> Line | None:
    """The contract he negotiated with his manager, if the percentage comes from it (Y9)."""
    if fighter.contract_until is None:
        return None
    for terms in reversed(books.terms.values()):
        if (terms.fighter, terms.answer) == (fighter.number, Answer.ACCEPTED):
            until, fee = Amount(fighter.contract_until, Unit.NIGHT), dollars(terms.fee_cents // 100)
            return Line(Term.AGREED, "Y9", percent(terms.share), (until, count(terms.seasons), fee))
    return None


def latest_renewal(books: Books, fighter: FighterBook) -> BoutBook | None:
    """The bout after which his percentage was rolled again by his present manager; ``None`` before (C21)."""
    under_manager = fighter.bouts[len(fighter.bouts) - fighter.bouts_under_manager :]
    for number in reversed(under_manager):
        bout = books.bouts[number]
        if bout.renewed[bout.corner_of(fighter.number).index] is not None:
            return bout
    return None


def _explained(fighter: FighterBook, rule: str, lines: tuple[Line, ...], bout: int | None) -> Explanation:
    return Explanation(
        Subject.PERCENTAGE, rule, percent(fighter.percentage or 0), lines, (fighter.number,), bout
    )


def _renewed(books: Books, fighter: FighterBook, bout: BoutBook, roll: int | None) -> tuple[Line, ...]:
    wins, losses = _career_until(books, fighter, bout)
    booked = bout.renewed[bout.corner_of(fighter.number).index] or 0
    share = books.house_on(bout.night).share
    for_career = share.for_loss * losses - share.for_win * wins
    if roll is None and share.least < booked < share.most:
        roll = booked - share.base - for_career
    base = percent(share.base)
    rolled = (base,) if roll is None else (Amount(roll, Unit.DIE), base)
    came_to = booked if roll is None else renewed_percentage(share, roll, wins, losses)
    before = booked if roll is None else first_percentage(share, roll)
    limits = percent(before if roll is None else before + for_career)
    return (
        Line(Term.ROLLED, "C21", percent(before), rolled),
        Line(
            Term.CAREER_LOSSES,
            "C21",
            percent(share.for_loss * losses),
            (count(losses), percent(share.for_loss)),
        ),
        Line(Term.CAREER_WINS, "C21", percent(-share.for_win * wins), (count(wins), percent(share.for_win))),
        Line(Term.LIMITED, "C21", percent(came_to), (limits, percent(share.least), percent(share.most))),
    )


def _career_until(books: Books, fighter: FighterBook, last: BoutBook) -> tuple[int, int]:
    """Wins and losses of the whole career, ``last`` included, draws left out."""
    wins = losses = 0
    for number in fighter.bouts:
        winner = books.bouts[number].winner
        wins += winner == fighter.number
        losses += winner not in (None, fighter.number)
        if number == last.number:
            break
    return wins, losses


def _signing_roll(fighter: FighterBook, entries: Iterable[Entry]) -> int | None:
    """The latest d20 with which a manager got him."""
    read = (entry.deed.percentage_roll_of(fighter.number, entry.number) for entry in entries)
    rolls = [roll for roll in read if roll is not None]
    return rolls[-1] if rolls else None


def _bout_roll(bout: BoutBook, fighter: FighterBook, entries: Iterable[Entry]) -> int | None:
    """The d20 thrown for him after a bout."""
    corner: Corner = bout.corner_of(fighter.number)
    for entry in entries:
        if isinstance(entry.deed, BoutFought) and entry.deed.bout == bout.number:
            return entry.deed.dice.percentage[corner.index]
    return None
