"""Bouts and brackets as plain rows, and each as a line of text: cards of nights, careers, tournaments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ringside_manager.campaign.books import Books, BoutBook, BoutState
from ringside_manager.campaign.schedule import order_of_work
from ringside_manager.language import joined, say, word
from ringside_manager.office.facts import cause_text, dollars, pop
from ringside_manager.office.facts.careers import BoutFacts, career_facts
from ringside_manager.office.facts.tournaments import BracketRow, Cell, Decision, Entrant, bracket
from ringside_manager.office.orders.pairings import due_pairings, waiting_for_a_place


@dataclass(frozen=True, slots=True)
class BoutRow:
    """One bout of a card; what is not known before it is fought is ``None`` or empty."""

    bout: int
    night: int
    arena: str
    red: str
    blue: str
    rounds: int
    title: bool
    tournament: str
    state: str
    method: str
    winner: str
    round: int | None
    purses: tuple[int, int]
    cause: str = ""
    system: str = ""
    exhibition: bool = False
    eliminator: bool = False


@dataclass(frozen=True, slots=True)
class CareerRow:
    """A bout as one fighter's career shows it; money in dollars, ``knockdowns`` scored and suffered."""

    bout: int
    night: int
    opponent: str
    arena: str
    rounds: int
    title: bool
    result: str
    method: str
    round: int
    purse: int
    share: int | float
    pop_change: int | float
    knockdowns: tuple[int, int]
    cause: str = ""


def card(books: Books, night: int) -> tuple[BoutRow, ...]:
    """The bouts of a night in the order they are fought (C5)."""
    return tuple(bout_row(books, bout) for bout in order_of_work(books.bouts_of_night(night)))


@dataclass(frozen=True, slots=True)
class DueRow:
    """A bout a bracket will make; ``night`` is ``None`` if the campaign has none left for it (C53, C62)."""

    tournament: str
    round: int
    red: str
    blue: str
    arena: str
    rounds: int
    title: bool
    night: int | None


def due_on(books: Books, night: int) -> tuple[DueRow, ...]:
    """The tournament bouts to be made for a night, then those that find no place on its card (C53, C62)."""
    made = [due for due in due_pairings(books) if due.night == night]
    return tuple(
        DueRow(
            due.name, due.slot.round, books.fighters[due.red].name, books.fighters[due.blue].name,
            due.arena.title, due.rounds, due.title, due.night,
        )
        for due in (*made, *waiting_for_a_place(books, night))
    )  # fmt: skip


def fought(books: Books) -> tuple[BoutRow, ...]:
    """Every bout that was fought, in the order they were."""
    over = (bout for bout in books.bouts.values() if bout.state is BoutState.FOUGHT)
    return tuple(bout_row(books, bout) for bout in sorted(over, key=lambda bout: bout.fought_entry or 0))


def bout_row(books: Books, bout: BoutBook) -> BoutRow:
    """A bout as a card shows it."""
    outcome = bout.outcome
    return BoutRow(
        bout=bout.number,
        night=bout.night,
        arena=bout.arena.title,
        red=books.fighters[bout.red].name,
        blue=books.fighters[bout.blue].name,
        rounds=bout.rounds,
        title=bout.title,
        tournament=books.tournaments[bout.slot.tournament].name if bout.slot else "",
        state=bout.state.value,
        method=outcome.method.value if outcome else "",
        winner=outcome.winner.value if outcome and outcome.winner else "",
        round=outcome.round if outcome else None,
        purses=bout.purses_dollars,
        cause=outcome.cause if outcome else "",
        system="" if bout.system == books.system else bout.system,
        exhibition=bout.exhibition,
        eliminator=bout.eliminator,
    )


def career(books: Books, fighter: int) -> tuple[CareerRow, ...]:
    """Return a fighter's bouts, oldest first."""
    return tuple(_career_row(bout) for bout in career_facts(books, books.fighters[fighter]))


def _career_row(bout: BoutFacts) -> CareerRow:
    return CareerRow(
        bout=bout.bout,
        night=bout.night,
        opponent=bout.opponent.name,
        arena=bout.arena.title,
        rounds=bout.rounds,
        title=bout.title,
        result="drew" if bout.won is None else "won" if bout.won else "lost",
        method=bout.method.value,
        round=bout.round,
        purse=bout.purse_dollars,
        share=dollars(bout.share_cents),
        pop_change=pop(bout.pop_change_half),
        knockdowns=bout.knockdowns,
        cause=bout.cause,
    )


# Tournaments as brackets.


@dataclass(frozen=True, slots=True)
class PairingRow:
    """One place of the bracket; empty names are not known yet, ``bye`` has no opponent (C61).

    ``night`` is when it was boxed or is expected; ``None`` if the campaign has no night left for it (C53).  ``stage`` says where
    it stands in a format that is no knockout, ``drawn`` that a draw stands there (F3).
    """

    round: int
    place: int
    night: int | None
    red: str
    blue: str
    winner: str
    bye: bool
    bout: int | None
    stage: str = ""
    drawn: bool = False


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A man in the standing of a format that is no knockout (F3, F4); ``parted``: what puts him behind the one above."""

    name: str
    seed: int
    won: int
    drawn: int
    lost: int
    points: int | None
    parted: str
    handicap: int = 0


@dataclass(frozen=True, slots=True)
class StableRow:
    """A stable where stables meet: duels, points of them, and points of all boards (F61)."""

    name: str
    won: int
    drawn: int
    lost: int
    points: int
    boards: int
    parted: str


@dataclass(frozen=True, slots=True)
class TournamentPage:
    """A tournament: entrants in seed order, every pairing from the top, the winner when there is one, the standing of a festival.

    ``champion`` says who has won it where that is a whole stable; ``lengths`` are those of the legs of a circuit.
    """

    name: str
    weight_class: str
    for_title: bool
    rounds: int
    entrants: tuple[str, ...]
    pairings: tuple[PairingRow, ...]
    winner: str
    format: str
    standing: tuple[StandingRow, ...]
    stables: tuple[StableRow, ...] = ()
    champion: str = ""
    lengths: tuple[int, ...] = ()


def tournaments(books: Books) -> tuple[TournamentPage, ...]:
    """Return every tournament, the latest first."""
    return tuple(_page(row) for number in reversed(books.tournaments) if (row := bracket(books, number)))


def _page(row: BracketRow) -> TournamentPage:
    return TournamentPage(
        row.name,
        row.weight_class,
        row.for_title,
        len(row.rounds),
        tuple(entrant.name for entrant in row.entrants),
        tuple(_row(cell) for cells in row.rounds for cell in cells),
        _name(row.winner),
        row.terms.form.value,
        tuple(
            StandingRow(
                one.entrant.name, one.entrant.seed, one.won, one.drawn, one.lost, one.points, one.parted,
                one.entrant.handicap,
            )
            for one in row.standing
        ),
        tuple(
            StableRow(one.name, one.won, one.drawn, one.lost, one.points, one.boards, one.parted)
            for one in row.stables
        ),
        row.champion,
        row.terms.lengths,
    )  # fmt: skip


def _row(cell: Cell) -> PairingRow:
    winner = next((side for side in (cell.red, cell.blue) if side and side.fighter == cell.winner), None)
    return PairingRow(
        cell.round,
        cell.place,
        cell.night or None,
        _name(cell.red),
        _name(cell.blue),
        _name(winner),
        cell.decision is Decision.BYE,
        cell.bout or None,
        "" if cell.where is None else cell.where.where(),
        cell.decision is Decision.DRAWN,
    )


def _name(entrant: Entrant | None) -> str:
    return entrant.name if entrant else ""


# Lines of text.


def money(amount: float) -> str:
    """Dollars as people write them: ``$1,234.50``, whole amounts without cents."""
    sign = "-" if amount < 0 else ""
    return f"{sign}${abs(amount):,.2f}" if amount % 1 else f"{sign}${abs(amount):,.0f}"


def signed(amount: float) -> str:
    """A change with its sign: ``+1.5``."""
    return f"{amount:+g}"


def result_line(row: BoutRow) -> str:
    """A bout in one line: who beat whom, how, where, and the purses."""
    where = joined(", ", _where(row))
    if row.state == "exhibited":
        return say("{story} ({where})", story=story(row), where=where)
    if row.state != "fought":
        return say(
            "{red} against {blue} ({where}): {state}",
            red=row.red,
            blue=row.blue,
            where=where,
            state=word(row.state),
        )
    return say(
        "{story} ({where}; purses {red} / {blue})",
        story=story(row),
        where=where,
        red=money(row.purses[0]),
        blue=money(row.purses[1]),
    )


def _where(row: BoutRow) -> Iterator[str]:
    yield row.arena
    if row.title:
        yield say("title bout")
    elif row.tournament:
        yield row.tournament
    elif row.eliminator:
        yield say("eliminator")
    yield say("{rounds} rounds", rounds=row.rounds)
    if row.system:
        yield say("{system} rules", system=row.system)
    if row.exhibition:
        yield say("exhibition")


def how(row: CareerRow) -> str:
    """How a bout of a career ended: ``TKO 7/12, cuts title``."""
    why = cause_text(row.cause)
    ended = f"{row.method} {row.round}/{row.rounds}"
    text = joined(", ", (ended, why)) if why else ended
    return joined(" ", (text, say("title"))) if row.title else text


def story(row: BoutRow) -> str:
    """Who beat whom, and how."""
    pair = {"red": row.red, "blue": row.blue, "round": row.round}
    if row.method == "NC":
        return say("{red} and {blue}: no contest, called off in round {round}", **pair)
    if not row.winner and row.cause:
        return say("{red} and {blue}: technical draw in round {round}", **pair)
    if not row.winner:
        return say("{red} and {blue} draw over {round} rounds", **pair)
    winner, loser = (row.red, row.blue) if row.winner == "red" else (row.blue, row.red)
    when = say("in round {round}", round=row.round) if row.round else say("before the first bell")
    named = {"winner": winner, "loser": loser, "when": when}
    if row.method == "TD":
        return say("{winner} beats {loser} by a technical decision {when}", **named)
    if row.method not in ("KO", "TKO", "RTD", "DQ"):
        return say("{winner} outpoints {loser}", **named)
    why = cause_text(row.cause)
    return joined(", ", (_stopped(row.method, named), why)) if why else _stopped(row.method, named)


def _stopped(method: str, named: Mapping[str, str]) -> str:
    if method == "KO":
        return say("{winner} knocks out {loser} {when}", **named)
    if method == "DQ":
        return say("{winner} wins by disqualification against {loser} {when}", **named)
    return say("{winner} stops {loser} {when}", **named)
