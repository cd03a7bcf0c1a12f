"""The story of a fighter's career, told from the books: how he began and rose, the title, the feud, the decline, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, FighterBook, NewsKind
from ringside_manager.campaign.careers import age_of, have_ages
from ringside_manager.language import joined, say, say_number, word
from ringside_manager.office.facts import money
from ringside_manager.office.facts.careers import BoutFacts, career_facts, results
from ringside_manager.office.facts.rankings import ReignFacts, reigns_of

FEUD = 3
"""Bouts against one man that make a feud."""
FADED = 4
"""Bouts after his best night from which on one speaks of a decline."""
LONG_RUN = 4
"""Victories in a row worth a sentence."""


@dataclass(frozen=True, slots=True)
class StoryPart:
    """A part of a story: its heading and its sentences, each a message of its own."""

    title: str
    sentences: tuple[str, ...]


def career_story(books: Books, page: FighterBook) -> tuple[StoryPart, ...]:
    """Return a fighter's career in parts, each with a sentence at least; what did not happen has no part."""
    told = _Told(
        books,
        page,
        career_facts(books, page),
        reigns_of(books, books.divisions[page.weight_class], page.number),
    )
    parts = (StoryPart(title(), tuple(sentences(told))) for title, sentences in _PARTS)
    return tuple(part for part in parts if part.sentences)


@dataclass(frozen=True, slots=True)
class _Told:
    """Of whom is told: his page, his bouts and his reigns, oldest first."""

    books: Books
    page: FighterBook
    bouts: tuple[BoutFacts, ...]
    reigns: tuple[ReignFacts, ...]

    @property
    def name(self) -> str:
        return self.page.name

    @property
    def peak(self) -> int:
        """The place of the bout after which he had earned most popularity, the first of several; -1 without a bout."""
        earned = [bout.earned_after_half for bout in self.bouts]
        return earned.index(max(earned)) if earned else -1


# How he began


def _beginning(told: _Told) -> Iterator[str]:
    page = told.page
    first = next(
        (item for item in told.books.news if item.kind is NewsKind.SIGNED and page.number in item.fighters),
        None,
    )
    manager = told.books.managers.get(first.managers[0]) if first is not None and first.managers else None
    if not page.entered_night:
        entered = say("{name} was there when the league began.", name=told.name)
        if manager is not None:
            entered = say(
                "{name} was in the stable of {manager} when the league began.",
                name=told.name,
                manager=manager.name,
            )
    elif manager is None:
        entered = say(
            "{name} came to the league after night {night}.", name=told.name, night=page.entered_night
        )
    else:
        entered = say("{name} came to the league after night {night} and boxed for {manager}.", name=told.name, night=page.entered_night, manager=manager.name)  # fmt: skip
    yield entered
    if not told.bouts:
        yield say("He has not boxed yet.")
        return
    bout = told.bouts[0]
    yield _result(
        bout,
        won=say("He won his first bout on night {night}, against {other}, {how}.", **_of(bout)),
        lost=say("His first bout, on night {night}, went to {other}, {how}.", **_of(bout)),
        drew=say("His first bout, on night {night} against {other}, had no winner.", **_of(bout)),
    )


# The rise


def _rise(told: _Told) -> Iterator[str]:
    run = _best_run(told.bouts)
    if len(run) >= LONG_RUN:
        yield say(
            "He won {many} times in a row, from night {first} to night {last}; {other} was the last of them.",
            many=len(run), first=run[0].night, last=run[-1].night, other=run[-1].opponent.name,
        )  # fmt: skip
    firsts = (
        next((bout for bout in told.bouts if bout.arena is hall), None) for hall in (Arena.HIGH, Arena.BEST)
    )
    for bout in sorted((bout for bout in firsts if bout is not None), key=lambda bout: bout.night):
        yield say(
            "{arena} first saw him on night {night}, against {other}; his purse was {purse}.",
            arena=word(bout.arena.title), purse=money(100 * bout.purse_dollars), **_of(bout),
        )  # fmt: skip
    best = _highest_rank(told)
    if best is not None and not told.reigns:
        rank, night = best
        yield say(
            "He never stood higher than rank {rank}, first after night {night}.", rank=rank, night=night
        )


def _best_run(bouts: Sequence[BoutFacts]) -> list[BoutFacts]:
    runs = [list(run) for won, run in groupby(bouts, key=lambda bout: bout.won is True) if won]
    return max(runs, key=len, default=[])


def _highest_rank(told: _Told) -> tuple[int, int] | None:
    """His best rank as a contender and the first night after which he had it."""
    division = told.books.divisions[told.page.weight_class]
    ranks = [
        (standing.ranking.index(told.page.number) + 1, standing.night)
        for standing in division.nights.values()
        if told.page.number in standing.ranking
    ]
    return min(ranks, default=None)


# The title


def _title(told: _Told) -> Iterator[str]:
    by_number = {bout.bout: bout for bout in told.bouts}
    for reign in told.reigns:
        yield _crowned(reign, by_number.get(reign.won_bout or 0))
        if reign.belt:
            yield say("It was the {belt} belt.", belt=reign.belt)
        if reign.defences:
            yield _defended(told, reign)
        yield _ended(told, reign, by_number)
    tried = [bout for bout in told.bouts if bout.title and bout.won is not True]
    if tried and not told.reigns:
        names = _listed(bout.opponent.name for bout in tried)
        yield say_number(
            "He boxed for the title once, against {names}, and did not win it.",
            "He boxed for the title {n} times, against {names}, and never won it.", len(tried), names=names,
        )  # fmt: skip


def _crowned(reign: ReignFacts, bout: BoutFacts | None) -> str:
    if bout is None:
        return say("After night {night} he was champion without a bout.", night=reign.from_night)
    if reign.took_it:
        return say("On night {night} he took the title from {other} {how}.", **_of(bout))
    if reign.number == reign.belt_number == 1:
        return say(
            "On night {night} he beat {other} {how} and won the title, the first to hold it.", **_of(bout)
        )
    return say("On night {night} he beat {other} {how} for the vacant title.", **_of(bout))


def _defended(told: _Told, reign: ReignFacts) -> str:
    until = reign.until_night or told.books.closed
    beaten = [
        bout.opponent.name
        for bout in told.bouts
        if bout.title
        and reign.from_night < bout.night <= until
        and bout.bout != reign.won_bout
        and bout.won is not False
    ]
    return say_number(
        "He defended it once, against {names}.", "He defended it {n} times, against {names}.",
        len(beaten), names=_listed(beaten),
    )  # fmt: skip


def _ended(told: _Told, reign: ReignFacts, bouts: dict[int, BoutFacts]) -> str:
    if reign.until_night is None:
        return say("He is champion still, after {nights} nights.", nights=reign.nights)
    lost = bouts.get(reign.lost_bout or 0)
    if lost is not None:
        return say("On night {night} he lost it to {other} {how}.", **_of(lost))
    if told.page.retired_night == reign.until_night:
        return say("Nobody took it from him: he retired as champion.")
    return say("His reign ended on night {night}, without a bout.", night=reign.until_night)


# The feud


def _feud(told: _Told) -> Iterator[str]:
    """The man he met most often; of several the one met first."""
    met = Counter(bout.opponent.number for bout in told.bouts)
    if not met or max(met.values()) < FEUD:
        return
    number = max(met, key=lambda one: met[one])
    bouts = [bout for bout in told.bouts if bout.opponent.number == number]
    tally, other = results(bout.won for bout in bouts), bouts[0].opponent.name
    yield say("Nobody met him more often than {other}: {many} times between night {first} and night {last}.", other=other, many=len(bouts), first=bouts[0].night, last=bouts[-1].night)  # fmt: skip
    if tally.wins == tally.losses:
        yield say("Neither got the better of the other: {wins} bouts to each.", wins=tally.wins)
    elif tally.wins > tally.losses:
        yield say("He had the better of it, {wins} bouts to {losses}.", wins=tally.wins, losses=tally.losses)
    else:
        yield say(
            "{other} had the better of it, {losses} bouts to {wins}.",
            other=other,
            wins=tally.wins,
            losses=tally.losses,
        )
    last = bouts[-1]
    yield _result(
        last,
        won=say("The last word was his: night {night}, {how}.", **_of(last)),
        lost=say("The last word was {other}'s: night {night}, {how}.", **_of(last)),
        drew=say("The last of them, on night {night}, had no winner.", **_of(last)),
    )


# The decline


def _decline(told: _Told) -> Iterator[str]:
    after = told.bouts[told.peak + 1 :]
    if len(after) < FADED:
        return
    best, tally = told.bouts[told.peak], results(bout.won for bout in after)
    yield say(
        "His best night was night {night}, against {other}; nobody was to speak so well of him again.",
        **_of(best),
    )
    yield say(
        "Of the {many} bouts that followed he won {wins} and lost {losses}.",
        many=len(after), wins=tally.wins, losses=tally.losses,
    )  # fmt: skip
    stopped = sum(bout.won is False and bout.method in _INSIDE for bout in after)
    if stopped:
        yield say_number(
            "In one of them he did not hear the last bell.",
            "In {n} of them he did not hear the last bell.",
            stopped,
        )


# The end, or where he stands


def _now(told: _Told) -> Iterator[str]:
    page, tally = told.page, results(bout.won for bout in told.bouts)
    record = {"wins": tally.wins, "losses": tally.losses, "draws": tally.draws}
    if page.returned_night is not None:
        yield say("He had retired once, and came back after night {night}.", night=page.returned_night)
    if page.retired_night is None:
        if have_ages(told.books):
            yield say("He is {age} years old.", age=age_of(told.books, page))
        if told.bouts:
            yield say("So far he has won {wins}, lost {losses} and drawn {draws} of his bouts.", **record)
    else:
        yield _retired(told)
        if told.bouts:
            yield say("He left with {wins} victories, {losses} defeats and {draws} draws.", **record)
    if page.earnings_dollars:
        yield say("His purses came to {purses}.", purses=money(100 * page.earnings_dollars))


def _retired(told: _Told) -> str:
    page = told.page
    latest = (item for item in reversed(told.books.news) if item.kind is NewsKind.RETIRED)
    item = next((item for item in latest if page.number in item.fighters), None)
    if item is None or not item.word:
        return say("He retired after night {night}.", night=page.retired_night)
    return say(
        "He retired after night {night}: {why}.", night=page.retired_night, why=word(item.word.rstrip("."))
    )


# Words of results


_INSIDE = (Method.KO, Method.TKO, Method.RTD)
_HOW: dict[Method, Callable[[int], str]] = {
    Method.KO: lambda number: say("by knockout in round {round}", round=number),
    Method.TKO: lambda number: say("by technical knockout in round {round}", round=number),
    Method.RTD: lambda number: say("by retirement in round {round}", round=number),
    Method.DQ: lambda number: say("by disqualification in round {round}", round=number),
    Method.UD: lambda _: say("by unanimous decision"),
    Method.MD: lambda _: say("by majority decision"),
    Method.SD: lambda _: say("by split decision"),
}


def _of(bout: BoutFacts) -> dict[str, object]:
    """The blanks of a sentence about one bout."""
    how = _HOW[bout.method](bout.round) if bout.method in _HOW else say("on points")
    return {"night": bout.night, "other": bout.opponent.name, "how": how}


def _listed(names: Iterable[str]) -> str:
    """Names with commas, each once, and the last with an *and*."""
    each = list(dict.fromkeys(names))
    if len(each) < 2:
        return "".join(each)
    return say("{names} and {last}", names=joined(", ", each[:-1]), last=each[-1])


def _result(bout: BoutFacts, *, won: str, lost: str, drew: str) -> str:
    return drew if bout.won is None else won if bout.won else lost


_PARTS: tuple[tuple[Callable[[], str], Callable[[_Told], Iterator[str]]], ...] = (
    (lambda: say("The beginning"), _beginning),
    (lambda: say("The rise"), _rise),
    (lambda: say("The title"), _title),
    (lambda: say("The feud"), _feud),
    (lambda: say("The decline"), _decline),
    (lambda: say("The end of the story, so far"), _now),
)
