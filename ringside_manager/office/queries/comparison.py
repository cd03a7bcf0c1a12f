"""Two fighters side by side: the tale of the tape, their bouts with each other, whom both have met."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from ringside_manager.bout.abilities import ABILITY_NAMES
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books
from ringside_manager.office.queries.bout_page import Meeting, meetings
from ringside_manager.office.queries.fighter_facts import BoutFact, career_facts, longest, results
from ringside_manager.office.queries.roster import RosterRow, rows_of
from ringside_manager.office.queries.words import Named, Record


@dataclass(frozen=True, slots=True)
class RatingPair:
    """A rating of both, red's first."""

    rating: str
    values: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Encounter:
    """One fighter's bout with a common opponent; ``won`` is ``None`` without a winner."""

    bout: int
    night: int
    won: bool | None
    method: Method
    round: int


@dataclass(frozen=True, slots=True)
class CommonOpponent:
    """Somebody both have met, and how each fared, oldest bout first."""

    opponent: Named
    encounters: tuple[tuple[Encounter, ...], tuple[Encounter, ...]]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Red and blue; ``head_to_head`` is the record from red's side.

    ``stoppages_lost``, ``longest_winning`` and ``rounds`` (boxed in all) are pairs.
    """

    red: RosterRow
    blue: RosterRow
    ratings: tuple[RatingPair, ...]
    longest_winning: tuple[int, int]
    stoppages_lost: tuple[int, int]
    rounds: tuple[int, int]
    title_bouts: tuple[int, int]
    reigns: tuple[int, int]
    head_to_head: Record
    meetings: tuple[Meeting, ...]
    common: tuple[CommonOpponent, ...]


def comparison(books: Books, red: int, blue: int) -> Comparison:
    """Two fighters compared; ``KeyError`` for a number that is not one of the books."""
    pages = books.fighters[red], books.fighters[blue]
    rows = rows_of(books, pages)
    careers = [career_facts(books, page) for page in pages]
    return Comparison(
        red=rows[0],
        blue=rows[1],
        ratings=tuple(
            RatingPair(name, (getattr(pages[0].abilities, name), getattr(pages[1].abilities, name)))
            for name in ABILITY_NAMES
        ),
        longest_winning=_pair([longest(bout.won is True for bout in career) for career in careers]),
        stoppages_lost=_pair([_stopped(career) for career in careers]),
        rounds=_pair([sum(bout.round for bout in career) for career in careers]),
        title_bouts=_pair([sum(bout.title for bout in career) for career in careers]),
        reigns=(len(books.reigns_of(red)), len(books.reigns_of(blue))),
        head_to_head=results(bout.won for bout in careers[0] if bout.opponent.number == blue),
        meetings=meetings(books, red, blue) if red != blue else (),
        common=_common(careers[0], careers[1], {red, blue}),
    )


def _pair(values: list[int]) -> tuple[int, int]:
    return values[0], values[1]


def _stopped(career: tuple[BoutFact, ...]) -> int:
    return sum(bout.won is False and bout.method.is_stoppage for bout in career)


def _common(
    red: tuple[BoutFact, ...], blue: tuple[BoutFact, ...], themselves: set[int]
) -> tuple[CommonOpponent, ...]:
    """Common opponents in the order red met them."""
    his, other = _by_opponent(red), _by_opponent(blue)
    both = [met for met in his if met in other and met.number not in themselves]
    return tuple(CommonOpponent(met, (tuple(his[met]), tuple(other[met]))) for met in both)


def _by_opponent(career: tuple[BoutFact, ...]) -> dict[Named, list[Encounter]]:
    met: dict[Named, list[Encounter]] = defaultdict(list)
    for bout in career:
        met[bout.opponent].append(Encounter(bout.bout, bout.night, bout.won, bout.method, bout.round))
    return met
