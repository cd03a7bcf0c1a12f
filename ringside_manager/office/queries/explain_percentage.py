"""How a manager's percentage came about: dice, and the career so far (C20-C22)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ringside_manager.bout.corner import Corner
from ringside_manager.campaign.books import Books, BoutBook, FighterBook
from ringside_manager.campaign.percentage import (
    LEAST_RENEWED,
    MOST_RENEWED,
    first_percentage,
    renewed_percentage,
)
from ringside_manager.league.deed_base import Deed
from ringside_manager.league.deeds import (
    BoutFought,
    Entry,
    FighterSigned,
    FighterSold,
    FightersTraded,
)
from ringside_manager.league.posting import in_force
from ringside_manager.office.queries.explain_values import (
    Amount,
    Explanation,
    Line,
    Subject,
    Term,
    Unit,
    count,
    percent,
)


def explain_percentage(books: Books, fighter: FighterBook, entries: Sequence[Entry] = ()) -> Explanation:
    """The percentage in force (C20-C22).

    The journal's ``entries`` tell what the die showed; without them it is left open where the limits of
    C21 hide it.  Raises ``ValueError`` for a free agent.
    """
    if fighter.percentage is None:
        raise ValueError(f"fighter {fighter.number} has no manager and so no percentage")
    deeds = list(in_force(entries).entries) if entries else []
    renewal = latest_renewal(books, fighter)
    if renewal is None:
        lines = _first(fighter.percentage, _signing_roll(fighter, deeds))
        return _explained(fighter, "C20", lines, None)
    lines = _renewed(books, fighter, renewal, _bout_roll(renewal, fighter, deeds))
    return _explained(fighter, "C21", lines, renewal.number)


def latest_renewal(books: Books, fighter: FighterBook) -> BoutBook | None:
    """The bout after which his percentage was rolled anew by his present manager; ``None`` before (C21)."""
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


def _first(percentage: int, roll: int | None) -> tuple[Line, ...]:
    """10 and the die: nothing hides the roll, so it can be read from the percentage as well."""
    die = percentage - first_percentage(1) + 1 if roll is None else roll
    return (Line(Term.ROLLED, "C20", percent(first_percentage(die)), (Amount(die, Unit.DIE),)),)


def _renewed(books: Books, fighter: FighterBook, bout: BoutBook, roll: int | None) -> tuple[Line, ...]:
    wins, losses = _career_until(books, fighter, bout)
    booked = bout.renewed[bout.corner_of(fighter.number).index] or 0
    if roll is None and LEAST_RENEWED < booked < MOST_RENEWED:
        roll = booked - first_percentage(1) + 1 + wins - losses
    rolled = () if roll is None else (Amount(roll, Unit.DIE),)
    came_to = booked if roll is None else renewed_percentage(roll, wins, losses)
    before = booked if roll is None else first_percentage(roll)
    limits = percent(before if roll is None else before + losses - wins)
    return (
        Line(Term.ROLLED, "C21", percent(before), rolled),
        Line(Term.CAREER_LOSSES, "C21", percent(losses), (count(losses),)),
        Line(Term.CAREER_WINS, "C21", percent(-wins), (count(wins),)),
        Line(
            Term.LIMITED,
            "C21",
            percent(came_to),
            (limits, percent(LEAST_RENEWED), percent(MOST_RENEWED)),
        ),
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
    rolls = [roll for entry in entries if (roll := _acquired(fighter.number, entry)) is not None]
    return rolls[-1] if rolls else None


def _acquired(fighter: int, entry: Entry) -> int | None:
    deed: Deed = entry.deed
    if isinstance(deed, FighterSigned):
        return deed.percentage_roll if entry.number == fighter else None
    if isinstance(deed, FighterSold):
        return deed.percentage_roll if deed.fighter == fighter else None
    if isinstance(deed, FightersTraded) and fighter in (deed.first, deed.second):
        return deed.percentage_rolls[fighter == deed.second]
    return None


def _bout_roll(bout: BoutBook, fighter: FighterBook, entries: Iterable[Entry]) -> int | None:
    """The d20 thrown for him after a bout."""
    corner: Corner = bout.corner_of(fighter.number)
    for entry in entries:
        if isinstance(entry.deed, BoutFought) and entry.deed.bout == bout.number:
            return entry.deed.dice.percentage[corner.index]
    return None
