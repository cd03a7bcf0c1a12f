"""Tournaments as brackets: every place with who stands in it, when it is boxed and how it was decided (C60-C63)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books, BoutBook, BoutState, Slot, TournamentBook
from ringside_manager.campaign.tournament import Decider, Pairing, decided_by, night_of_round
from ringside_manager.office.tournaments import expected_nights


class Decision(Enum):
    """How it came that somebody goes on from a place."""

    OPEN = "open"
    BYE = "bye"
    WALKOVER = "walkover"
    """The other has retired (C17)."""
    RESULT = "result"
    DAMAGE = "damage"
    """After a draw by the steps of C63."""
    LANDED = "landed"
    DICE = "dice"


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody in a bracket, with his seed from 1."""

    fighter: int
    name: str
    seed: int
    retired: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """One bout of a bracket: ``round`` and ``place`` count from 1, from the top.

    ``red`` is the upper man; a side is ``None`` while it is not known, ``blue`` also in a bye.  ``night`` is
    when it was or will be boxed, 0 if the campaign has no night left for it (C53).  ``bout`` is 0 until it is made;
    ``fought`` says whether it was.  ``method``, ``ended`` (the round) and ``cause`` are those of the bout.
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

    @property
    def is_next(self) -> bool:
        """Whether both men are known and have yet to meet."""
        return self.winner is None and self.red is not None and self.blue is not None


@dataclass(frozen=True, slots=True)
class BracketRow:
    """A tournament with all its places, round by round from the top; ``next_night`` is 0 when it is over."""

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

    @property
    def byes(self) -> int:
        """How many of the first round have no opponent (C61)."""
        return self.size - len(self.entrants)

    @property
    def left(self) -> int:
        """Who can still win it."""
        return len(self.entrants) - sum(
            cell.winner is not None and cell.blue is not None for row in self.rounds for cell in row
        )

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
        Entrant(number, books.fighters[number].name, seed, books.fighters[number].is_retired)
        for seed, number in enumerate(drawn.bracket.entrants, 1)
    )
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
    return BracketRow(
        drawn.number,
        drawn.name,
        drawn.weight_class,
        drawn.for_title,
        drawn.first_night,
        max(cell.night for row in rounds for cell in row),
        min((cell.night for row in rounds for cell in row if cell.is_next and cell.night), default=0),
        drawn.bracket.size,
        entrants,
        rounds,
        None if drawn.bracket.winner is None else known[drawn.bracket.winner],
    )


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
    over = pairing.winner is not None or books.ended
    night = night_of_round(drawn.first_night, pairing.round) if over else expected
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
    )


_STEPS = {
    Decider.RESULT: Decision.RESULT,
    Decider.DAMAGE: Decision.DAMAGE,
    Decider.LANDED: Decision.LANDED,
    Decider.DICE: Decision.DICE,
}


def _decision(pairing: Pairing[int], bout: BoutBook | None) -> Decision:
    if pairing.winner is None:
        return Decision.OPEN
    if pairing.is_bye:
        return Decision.BYE
    if bout is None or bout.outcome is None or bout.advanced is None:
        return Decision.WALKOVER
    return _STEPS[decided_by(bout.outcome)]
