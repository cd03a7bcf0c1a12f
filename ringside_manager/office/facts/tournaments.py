"""Tournaments as brackets, fought or still to be drawn (C60-C63)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.books import (
    Books,
    BoutBook,
    BoutState,
    CupTerms,
    Slot,
    TournamentBook,
)
from ringside_manager.campaign.festivals import Key
from ringside_manager.campaign.festivals.brackets import Brackets
from ringside_manager.campaign.festivals.fixtures import Fixtures
from ringside_manager.campaign.festivals.groups import Teams
from ringside_manager.campaign.tournament import (
    Decider,
    Pairing,
    decided_by,
)
from ringside_manager.language import say
from ringside_manager.office.orders.pairings import expected_nights


class Decision(Enum):
    """How it came that somebody goes on from a place."""

    OPEN = "open"
    BYE = "bye"
    WALKOVER = "walkover"
    """The other has retired (C17)."""
    RESULT = "result"
    DRAWN = "drawn"
    """A draw stands in a table (F3)."""
    DAMAGE = "damage"
    """After a draw by the steps of C63."""
    LANDED = "landed"
    DICE = "dice"


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody in a bracket, with his seed from 1, and what he begins without in a handicap cup, in per cent."""

    fighter: int
    name: str
    seed: int
    retired: bool
    handicap: int = 0


@dataclass(frozen=True, slots=True)
class Cell:
    """One bout of a bracket: ``round`` and ``place`` count from 1, from the top.

    ``red`` is the upper man; a side is ``None`` while it is not known, ``blue`` also in a bye.  ``night`` is
    when it was or will be boxed, 0 if the campaign has no night left for it (C53).  ``bout`` is 0 until it is made;
    ``fought`` says whether it was.  ``method``, ``ended`` (the round) and ``cause`` are those of the bout, ``where`` its
    place in a format that is no knockout.
    """

    round: int
    place: int
    night: int
    red: Entrant | None
    blue: Entrant | None
    winner: int | None
    decision: Decision
    bout: int
    fought: bool
    method: Method | None
    ended: int
    cause: str = ""
    where: Key | None = None
    outcome: Outcome | None = None

    @property
    def is_next(self) -> bool:
        """Whether both men are known and have yet to meet."""
        return self.decision is Decision.OPEN and self.red is not None and self.blue is not None


@dataclass(frozen=True, slots=True)
class StandingLine:
    """A man's line in the standing of fixtures (F3, F4); ``points`` is ``None`` where nobody is placed by points.

    ``parted`` says what puts him behind the one above, empty where points do or how far he came.
    """

    entrant: Entrant
    won: int
    drawn: int
    lost: int
    points: int | None
    gone: bool
    parted: str


@dataclass(frozen=True, slots=True)
class StableLine:
    """A stable's line where stables meet, by its manager: duels, points of them and of all boards (F61, F90)."""

    manager: int
    name: str
    won: int
    drawn: int
    lost: int
    points: int
    boards: int
    parted: str


@dataclass(frozen=True, slots=True)
class BracketRow:
    """A tournament with all its places, round by round from the top; ``next_night`` is 0 when it is over.

    ``left`` counts who can still win it; ``fixtures`` and the ``standing``, best first, are those of a format that is no knockout,
    ``stables`` that of the stables where these meet.
    """

    number: int
    name: str
    weight_class: str
    for_title: bool
    first_night: int
    last_night: int
    next_night: int
    size: int
    entrants: tuple[Entrant, ...]
    rounds: tuple[tuple[Cell, ...], ...]
    winner: Entrant | None
    left: int
    terms: CupTerms = field(default_factory=CupTerms)
    fixtures: Fixtures | None = None
    standing: tuple[StandingLine, ...] = ()
    stables: tuple[StableLine, ...] = ()

    @property
    def champion(self) -> str:
        """Who has won it, in words: a man, or a stable with its men (F62); empty while nobody has."""
        if self.winner is None:
            return ""
        if not self.stables:
            return self.winner.name
        return say("{manager}'s stable", manager=self.stables[0].name)

    @property
    def byes(self) -> int:
        """How many of the first round have no opponent (C61)."""
        return self.size - len(self.entrants)

    def cells_of(self, fighter: int) -> tuple[Cell, ...]:
        """One man's way through the bracket."""
        return tuple(
            cell
            for row in self.rounds
            for cell in row
            if fighter in (cell.red and cell.red.fighter, cell.blue and cell.blue.fighter)
        )


def brackets(books: Books) -> tuple[BracketRow, ...]:
    """Every tournament: those under way first, then the latest first."""
    rows = [_bracket(books, drawn) for drawn in reversed(books.tournaments.values())]
    return tuple(sorted(rows, key=lambda row: row.winner is not None))


def bracket(books: Books, number: int) -> BracketRow | None:
    """One tournament; ``None`` if there is none of that number."""
    drawn = books.tournaments.get(number)
    return None if drawn is None else _bracket(books, drawn)


def _bracket(books: Books, drawn: TournamentBook) -> BracketRow:
    entrants = tuple(
        Entrant(
            number, books.fighters[number].name, seed, books.fighters[number].is_retired,
            drawn.terms.handicaps[seed - 1] if drawn.terms.handicaps else 0,
        )
        for seed, number in enumerate(drawn.bracket.entrants, 1)
    )  # fmt: skip
    known = {entrant.fighter: entrant for entrant in entrants}
    bouts, expected = _bouts(books, drawn), expected_nights(books)
    rounds = tuple(
        tuple(
            _cell(
                books,
                drawn,
                pairing,
                known,
                bouts.get((pairing.round, pairing.place)),
                expected.get(Slot(drawn.number, number, pairing.place), 0),
            )
            for pairing in drawn.bracket.pairs(number)
        )
        for number in range(1, drawn.bracket.rounds + 1)
    )
    able = sum(drawn.bracket.next_round(entrant.fighter) is not None for entrant in entrants)
    fixtures = drawn.bracket if isinstance(drawn.bracket, Fixtures) else None
    return BracketRow(
        drawn.number,
        drawn.name,
        drawn.weight_class,
        drawn.for_title,
        drawn.first_night,
        max((cell.night for row in rounds for cell in row), default=drawn.first_night),
        min((cell.night for row in rounds for cell in row if cell.is_next and cell.night), default=0),
        len(entrants) if isinstance(drawn.bracket, Fixtures) else drawn.bracket.size,
        entrants,
        rounds,
        None if drawn.bracket.winner is None else known[drawn.bracket.winner],
        max(able, 1),
        drawn.terms,
        fixtures,
        () if fixtures is None else tuple(_standing(fixtures, known)),
        () if fixtures is None else tuple(_stables(books, drawn, fixtures)),
    )


def _stables(books: Books, drawn: TournamentBook, fixtures: Fixtures) -> Iterator[StableLine]:
    course, told = fixtures.course, fixtures.told
    if not isinstance(course, Teams):
        return
    lines = {
        row.man: (row, parting.told("F61") if parting else "")
        for row, parting in zip(course.stable_standing(told), course.stable_partings(told), strict=True)
    }
    for number in course.placed(told):
        row, parted = lines[number]
        manager = drawn.terms.stables[number - 1]
        figures = row.won, row.drawn, row.lost, row.points, row.ties[0]
        yield StableLine(manager, books.managers[manager].name, *figures, parted)


def _standing(fixtures: Fixtures, known: dict[int, Entrant]) -> Iterator[StandingLine]:
    placed = not isinstance(fixtures.course, Brackets)
    for row, parting in zip(fixtures.standing(), fixtures.course.partings(fixtures.told), strict=True):
        figures = row.won, row.drawn, row.lost, row.points if placed else None
        parted = parting.told() if parting else ""
        yield StandingLine(known[row.man], *figures, fixtures.has_left(row.man), parted)


def _bouts(books: Books, drawn: TournamentBook) -> dict[tuple[int, int], BoutBook]:
    """The bouts of a tournament by round and place; of several for one place the last that counts."""
    found: dict[tuple[int, int], BoutBook] = {}
    for number in {number for man in drawn.bracket.entrants for number in _all_bouts(books, man)}:
        bout = books.bouts[number]
        if bout.slot is None or bout.slot.tournament != drawn.number or bout.state is BoutState.CANCELLED:
            continue
        place = bout.slot.round, bout.slot.place
        if place not in found or found[place].number < number:
            found[place] = bout
    return found


def _all_bouts(books: Books, man: int) -> list[int]:
    page = books.fighters[man]
    return [*page.bouts, *page.booked]


def _cell(
    books: Books,
    drawn: TournamentBook,
    pairing: Pairing[int],
    known: dict[int, Entrant],
    bout: BoutBook | None,
    expected: int,
) -> Cell:
    over = not pairing.is_open or books.ended
    night = drawn.night_of(books.house, pairing.round) if over else expected
    outcome = None if bout is None else bout.outcome
    return Cell(
        pairing.round,
        pairing.place,
        night if bout is None else bout.night,
        None if pairing.red is None else known[pairing.red],
        None if pairing.blue is None else known[pairing.blue],
        pairing.winner,
        _decision(pairing, bout),
        0 if bout is None else bout.number,
        outcome is not None,
        None if outcome is None else outcome.method,
        0 if outcome is None else outcome.round,
        "" if outcome is None else outcome.cause,
        drawn.bracket.key(pairing) if isinstance(drawn.bracket, Fixtures) else None,
        outcome,
    )


_STEPS = {
    Decider.RESULT: Decision.RESULT,
    Decider.DAMAGE: Decision.DAMAGE,
    Decider.LANDED: Decision.LANDED,
    Decider.DICE: Decision.DICE,
}


def _decision(pairing: Pairing[int], bout: BoutBook | None) -> Decision:
    if pairing.drawn:
        return Decision.DRAWN
    if pairing.winner is None:
        return Decision.OPEN
    if pairing.is_bye:
        return Decision.BYE
    if bout is None or bout.outcome is None:
        return Decision.WALKOVER
    if bout.advanced is None:
        return Decision.WALKOVER if bout.winner != pairing.winner else Decision.RESULT
    return _STEPS[decided_by(bout.outcome)]
