"""Tables: everybody counts points, and a draw stands (F3, F4, F30, F40-F43, F75-F77)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from ringside_manager.campaign.festivals import (
    NOBODY,
    WIN,
    Course,
    Key,
    Man,
    Meeting,
    Row,
    Tie,
    Told,
    by_rounds,
    points_of,
    tally,
)
from ringside_manager.errors import against, excerpt, misused
from ringside_manager.language import say


class Table(Course):
    """A course in which a draw stands and the table decides."""

    ties: tuple[Tie, ...] = (Tie.DIRECT, Tie.BEATEN, Tie.STOPPAGES)

    def needs_winner(self, key: Key) -> bool:
        return False

    def is_over(self, told: Told) -> bool:
        """Whether nothing is left to be held."""
        return not self.due(told)

    def winner(self, told: Told) -> Man | None:
        """The first of those who have stayed to the end (F5)."""
        if not self.is_over(told):
            return None
        return next((row.man for row in self.standing(told) if row.man not in told.withdrawn), None)

    def standing(self, told: Told) -> tuple[Row, ...]:
        return ranked(range(1, self.entrants + 1), self.meetings(told), told)


def once(key: Key) -> int:
    """The weight of a meeting in a table like any other."""
    del key
    return 1


def ranked(
    men: Iterable[Man],
    met: Sequence[Meeting],
    told: Told,
    byes: Mapping[Man, Sequence[Key]] | None = None,
    weigh: Callable[[Key], int] = once,
) -> tuple[Row, ...]:
    """Men by points, then by tie-breaks (F4).

    Those are the points of the opponents (in a Swiss alone, where ``byes`` are each man's), points among those level, points
    of those beaten (half of those drawn with), stoppages, and the seed.  ``weigh`` says what a meeting counts (F76).
    """
    rows = _tallied(men, met, told, byes or {}, weigh)
    points = {man: row.points for man, row in rows.items()}
    against_them: dict[Man, list[tuple[Man, int, bool]]] = {man: [] for man in rows}
    for one in met:
        result = told.results.get(one.key)
        for man, other in ((one.red, one.blue), (one.blue, one.red)):
            got = points_of(man, other, result, told)
            if man in rows and got is not None:
                stopped = result is not None and result.stoppage and result.winner == man
                against_them[man].append((other, got * weigh(one.key), stopped))
    first = {man: (row.points, *_opponents(byes, against_them[man], points)) for man, row in rows.items()}

    equal: dict[tuple[int, ...], set[Man]] = {}
    for man, figures in first.items():
        equal.setdefault(figures, set()).add(man)

    def ties(man: Man) -> tuple[int, ...]:
        level = equal[first[man]]
        faced = against_them[man]
        direct = sum(got for other, got, _ in faced if other in level)
        beaten = sum(got * points.get(other, 0) for other, got, _ in faced)
        return (*first[man][1:], direct, beaten, sum(stopped for *_, stopped in faced))

    told_rows = [row._replace(ties=ties(man)) for man, row in rows.items()]
    return tuple(sorted(told_rows, key=lambda row: (-row.points, *(-tie for tie in row.ties), row.man)))


def _tallied(
    men: Iterable[Man],
    met: Sequence[Meeting],
    told: Told,
    byes: Mapping[Man, Sequence[Key]],
    weigh: Callable[[Key], int],
) -> dict[Man, Row]:
    """The row of each man, byes counted as wins, without tie-breaks."""
    own: dict[Man, list[Meeting]] = {man: [] for man in men}
    for one in met:
        for man in (one.red, one.blue):
            if man in own:
                own[man].append(one)
    rows = {man: tally(man, his, told, weigh) for man, his in own.items()}
    for man, free in byes.items():
        if man in rows:
            row = rows[man]
            points = row.points + WIN * sum(map(weigh, free))
            rows[man] = row._replace(won=row.won + len(free), points=points)
    return rows


def _opponents(
    byes: Mapping[Man, Sequence[Key]] | None,
    faced: Iterable[tuple[Man, int, bool]],
    points: Mapping[Man, int],
) -> tuple[int, ...]:
    return () if byes is None else (sum(points.get(other, 0) for other, *_ in faced),)


def circle(men: Sequence[Man], stage: str) -> Iterator[Meeting]:
    """Everybody against everybody, round by round, nobody twice in a round (F30); the better seed is red."""
    ring = [*men] if len(men) % 2 == 0 else [*men, NOBODY]
    for number in range(1, len(ring)):
        half = len(ring) // 2
        pairs = [(min(pair), max(pair)) for pair in zip(ring[:half], reversed(ring[half:]), strict=True)]
        held = [pair for pair in sorted(pairs) if pair[0] != NOBODY]
        for place, (red, blue) in enumerate(held, 1):
            yield Meeting(Key(stage, number, place), red, blue)
        ring.insert(1, ring.pop())


class RoundRobin(Table):
    """Everybody meets everybody once (F30)."""

    def meetings(self, told: Told) -> tuple[Meeting, ...]:
        return self._all

    def turns(self) -> tuple[tuple[Key, ...], ...]:
        return by_rounds(one.key for one in self._all)

    @cached_property
    def _all(self) -> tuple[Meeting, ...]:
        return tuple(circle(range(1, self.entrants + 1), "table"))


class Swiss(Table):
    """A few rounds between men of like points who have not met (F40-F43); ``rounds`` is the least that can tell one winner."""

    ties = (Tie.MET, Tie.DIRECT, Tie.BEATEN, Tie.STOPPAGES)
    stage = "swiss"

    def __init__(self, entrants: int, rounds: int | None = None) -> None:
        super().__init__(entrants)
        most = self.most_rounds(entrants)
        self.rounds = min((entrants - 1).bit_length(), most) if rounds is None else rounds
        if not 1 <= self.rounds <= most:
            raise against(
                "F40",
                "A Swiss of {entrants} has 1 to {most} rounds, not {rounds}.",
                entrants=entrants,
                most=most,
                rounds=self.rounds,
            )
        self._rounds: dict[int, tuple[object, list[Meeting], Man | None]] = {}
        self._latest: tuple[Told, tuple[tuple[Meeting, ...], dict[Man, list[Key]]]] | None = None

    @staticmethod
    def most_rounds(entrants: int) -> int:
        """So many rounds can always be paired without two meeting twice (F40)."""
        return entrants // 2 if entrants % 2 == 0 else (entrants - 1) // 2

    def meetings(self, told: Told) -> tuple[Meeting, ...]:
        return self._paired(told)[0]

    def turns(self) -> tuple[tuple[Key, ...], ...]:
        places = range(1, self.entrants // 2 + 1)
        return tuple(
            tuple(Key(self.stage, number, place) for place in places) for number in range(1, self.rounds + 1)
        )

    def standing(self, told: Told) -> tuple[Row, ...]:
        met, byes = self._paired(told)
        return ranked(range(1, self.entrants + 1), met, told, byes, self.weigh)

    def weigh(self, key: Key) -> int:
        """How many times over the points of a meeting count."""
        return once(key)

    def _paired(self, told: Told) -> tuple[tuple[Meeting, ...], dict[Man, list[Key]]]:
        """The meetings of all rounds that can be paired, and who had a bye; the latest answer is remembered."""
        latest = self._latest  # another thread may put its own there
        if latest is None or latest[0] is not told:
            latest = self._latest = told, self._pair(told)
        return latest[1]

    def _pair(self, told: Told) -> tuple[tuple[Meeting, ...], dict[Man, list[Key]]]:
        met: list[Meeting] = []
        byes: dict[Man, list[Key]] = {}
        for number in range(1, self.rounds + 1):
            done = sum(one.key in told.results for one in met)
            open_still = any(
                points_of(one.red, one.blue, told.results.get(one.key), told) is None for one in met
            )
            if open_still:
                break
            known = tuple(told.results.get(one.key) for one in met), tuple(told.withdrawn.items())
            kept = self._rounds.get(number)
            if kept is None or kept[0] != known:
                kept = self._rounds[number] = known, *self._next_round(number, met, told, byes, done)
            _, pairs, free = kept
            if free is not None:
                byes.setdefault(free, []).append(Key(self.stage, number, 0))
            met += pairs
        return tuple(met), byes

    def _next_round(
        self, number: int, met: list[Meeting], told: Told, byes: Mapping[Man, Sequence[Key]], done: int
    ) -> tuple[list[Meeting], Man | None]:
        """The meetings of a round, and who has no opponent in it (F41-F43)."""
        men = [man for man in range(1, self.entrants + 1) if told.withdrawn.get(man, done) >= done]
        order = [row.man for row in ranked(men, met, told, byes, self.weigh)]
        free = None
        if len(order) % 2:
            free = next((man for man in reversed(order) if man not in byes), order[-1])
            order.remove(free)
        if number == 1:
            half = len(order) // 2
            pairs = list(zip(order[:half], order[half:], strict=True))
        else:
            pairs = pair_up(order, {frozenset((one.red, one.blue)) for one in met})
        keyed = enumerate(pairs, 1)
        return [Meeting(Key(self.stage, number, place), min(pair), max(pair)) for place, pair in keyed], free


class Circuit(Swiss):
    """A leg for each length, shortest first, in which everybody boxes once; later legs count more (F75-F77)."""

    stage = "circuit"

    def __init__(self, entrants: int, lengths: Sequence[int]) -> None:
        if not lengths or list(lengths) != sorted(set(lengths)) or lengths[0] < 1:
            raise against(
                "F75",
                "A circuit goes from leg to leg over more rounds, such as 4,8,12; not {lengths}.",
                lengths=", ".join(map(str, lengths)) or say("none"),
            )
        super().__init__(entrants, len(lengths))
        self.lengths = tuple(lengths)

    def weigh(self, key: Key) -> int:
        """The first leg counts once, the second twice, and so on (F76)."""
        return key.round

    def length(self, key: Key) -> int | None:
        """The length of the leg (F75)."""
        return self.lengths[key.round - 1]


CIRCUIT_LENGTHS = (4, 8, 12, 16)


def usual_lengths(longest: int, entrants: int, shortest: int = 1) -> tuple[int, ...]:
    """The lengths of a circuit unless said otherwise: 4, 8, 12 and 16 rounds or the nearest there are, as many as F40 allows (F75)."""
    lengths = sorted({max(shortest, min(length, longest)) for length in CIRCUIT_LENGTHS})
    return tuple(lengths[: max(1, Swiss.most_rounds(entrants))])


def lengths_in(text: str) -> tuple[int, ...]:
    """The lengths of a circuit as they are typed, none if nothing is; ``UsageError`` for anything but whole numbers."""
    words = [word.strip() for word in text.split(",")] if text.strip() else []
    if not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        raise misused(
            "Lengths are whole numbers with commas between them, such as 4,8,12; not {text}.",
            text=excerpt(text),
        )
    return tuple(map(int, words))


def pair_up(order: Sequence[Man], met: set[frozenset[Man]]) -> list[tuple[Man, Man]]:
    """Pair men from the top, each with the next he has not met; who is paired gives way where somebody is left over (F42).

    The nearest neighbours are tried first; where that leaves men who have all met, a maximum matching of the rest is grown by
    changing as few pairs as it can.
    """
    mate: dict[Man, Man] = {}
    for man in order:
        if man not in mate:
            other = next(
                (one for one in order if one not in (man, *mate) and frozenset((man, one)) not in met), None
            )
            if other is not None:
                mate[man], mate[other] = other, man
    left = [man for man in order if man not in mate]
    while len(left) > 1:
        first, second = left[-2], left[-1]
        if not _regrouped(first, second, order, mate, met):
            break
        left = [man for man in order if man not in mate]
    return [(man, mate[man]) for man in order if man in mate and order.index(man) < order.index(mate[man])]


def _regrouped(
    first: Man, second: Man, order: Sequence[Man], mate: dict[Man, Man], met: set[frozenset[Man]]
) -> bool:
    """Break the lowest pair with whose two both can box, and pair all four anew."""
    for one in reversed(order):
        other = mate.get(one)
        if other is None:
            continue
        if frozenset((first, one)) not in met and frozenset((second, other)) not in met:
            mate[first], mate[one], mate[second], mate[other] = one, first, other, second
            return True
    return False
