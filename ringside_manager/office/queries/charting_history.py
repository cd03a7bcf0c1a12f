"""How popularity and ranks went night by night, told from the bouts fought and the reigns.

The books keep how everybody stands now; what was before is counted anew, by the rules of C28-C35.  Who
retired between two nights counts as gone from the first of them on.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterator
from dataclasses import dataclass, field

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books, BoutBook, BoutState, Division
from ringside_manager.campaign.popularity import CHAMPION, total_half
from ringside_manager.campaign.rankings import Contender, RankKey, with_given_ranks
from ringside_manager.office.queries.fight_night_ranks import champion_after, holding_after, ranks_given


@dataclass(frozen=True, slots=True)
class StandingPoint:
    """A fighter after a night: POP total in half points, and his rank (0 the champion) if he had one."""

    night: int
    pop_half: int
    rank: int | None


@dataclass(frozen=True, slots=True)
class RankingPoint:
    """A division after a night: its champion if it had one, its contenders from rank 1."""

    night: int
    champion: int | None
    contenders: tuple[int, ...]


@dataclass(slots=True)
class _Counts:
    """What ranks a man (C32), counted up to some night."""

    earned_half: int = 0
    wins: int = 0
    losses: int = 0
    kos: int = 0
    bouts: int = 0

    def add(self, bout: BoutBook, side: int) -> None:
        outcome = bout.outcome
        assert outcome is not None
        self.earned_half += bout.pop_changes_half[side]
        self.bouts += 1
        if outcome.winner is not None:
            won = outcome.winner.index == side
            self.wins += won
            self.losses += not won
            self.kos += won and outcome.method is Method.KO


@dataclass(slots=True)
class _Ladder:
    """The men who can be ranked, always in the order of C32: one change costs a search, not a sort."""

    keys: list[RankKey] = field(default_factory=list)
    places: dict[int, RankKey] = field(default_factory=dict)

    def put(self, fighter: int, counts: _Counts) -> None:
        self.drop(fighter)
        key = Contender(fighter, counts.earned_half, counts.wins, counts.losses, counts.kos, counts.bouts).key
        self.places[fighter] = key
        insort(self.keys, key)

    def drop(self, fighter: int) -> None:
        key = self.places.pop(fighter, None)
        if key is not None:
            del self.keys[bisect_left(self.keys, key)]

    def rank(self, fighter: int) -> int | None:
        key = self.places.get(fighter)
        return None if key is None else bisect_left(self.keys, key) + 1


@dataclass(slots=True)
class _Night:
    """A division as it stands when a night has been closed (C32-C34)."""

    night: int
    champion: int | None
    crowned: bool
    ladder: _Ladder
    counts: dict[int, _Counts]
    given: dict[int, int]
    """The ranks the promoter gave that held then (C3)."""

    def ranking(self) -> list[int]:
        """The contenders from rank 1."""
        earned = [key.entry_order for key in self.ladder.keys]
        return with_given_ranks(earned, self.given) if self.given else earned

    def rank(self, fighter: int) -> int | None:
        """The rank of one of them; ``None`` if he is none."""
        earned = self.ladder.rank(fighter)
        return self.ranking().index(fighter) + 1 if self.given and earned is not None else earned

    def standing(self, fighter: int) -> tuple[int, int | None]:
        """His POP total in half points and his rank."""
        counts = self.counts.get(fighter)
        rank = CHAMPION if self.champion == fighter else self.rank(fighter) if self.crowned else None
        return total_half(counts.earned_half if counts else 0, rank), rank


def standings_of(books: Books, fighter: int) -> tuple[StandingPoint, ...]:
    """A fighter after every night from the one before his first to his last; now is as the books say (C32-C35)."""
    page = books.fighters[fighter]
    last = books.closed if page.retired_night is None else min(page.retired_night, books.closed)
    points = [StandingPoint(page.entered_night, 0, None)] if page.entered_night <= last else []
    nights = _nights(books, page.weight_class, last)
    points.extend(
        StandingPoint(night.night, *night.standing(fighter))
        for night in nights
        if night.night > page.entered_night
    )
    if points and points[-1].night == books.closed:
        points[-1] = StandingPoint(books.closed, page.pop_half, page.rank)
    return tuple(points)


def rankings_of(books: Books, weight_class: str, best: int | None = None) -> tuple[RankingPoint, ...]:
    """A division after every night since it first had a champion: its ``best`` contenders, or all."""
    return tuple(
        RankingPoint(night.night, night.champion, tuple(night.ranking()[:best]))
        for night in _nights(books, weight_class, books.closed)
        if night.crowned
    )


def _nights(books: Books, weight_class: str, last: int) -> Iterator[_Night]:
    """A division after each night; the same ladder and counts go from night to night."""
    division = books.divisions.get(weight_class, Division(weight_class))
    ladder, counts = _Ladder(), dict[int, _Counts]()
    gone, given = _retirements(books), ranks_given(books)
    former: int | None = None
    for night in range(1, last + 1):
        changed = _fought(books, weight_class, night, counts)
        champion = champion_after(division, night)
        changed |= {one for one in (former, champion) if one is not None}
        for fighter in changed:
            if fighter == champion or fighter not in counts:
                ladder.drop(fighter)
            else:
                ladder.put(fighter, counts[fighter])
        for fighter in gone.get(night, ()):
            ladder.drop(fighter)
        former = champion
        crowned = bool(division.reigns) and division.reigns[0].from_night <= night
        held = holding_after(books, given, night) if given else {}
        yield _Night(night, champion, crowned, ladder, counts, held)


def _fought(books: Books, weight_class: str, night: int, counts: dict[int, _Counts]) -> set[int]:
    """Count the bouts of a night; who fought."""
    changed = set()
    for bout in books.bouts_of_night(night):
        if bout.state is BoutState.FOUGHT and books.fighters[bout.red].weight_class == weight_class:
            for side, fighter in enumerate(bout.fighters):
                counts.setdefault(fighter, _Counts()).add(bout, side)
                changed.add(fighter)
    return changed


def _retirements(books: Books) -> dict[int, list[int]]:
    gone: dict[int, list[int]] = {}
    for page in books.fighters.values():
        if page.retired_night is not None:
            gone.setdefault(page.retired_night, []).append(page.number)
    return gone
