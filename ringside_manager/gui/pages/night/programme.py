"""What a broadcast shows before a picture is painted: its evening, what is made ready of each bout, and the run of the scenes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from ringside_manager.bout.drive import Verdict, replay
from ringside_manager.bout.events import Fell
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.books import Books
from ringside_manager.commentary import Line, Narrator, Tone
from ringside_manager.errors import RingsideError
from ringside_manager.gui.operation import Job
from ringside_manager.gui.pages.night.report import records_of
from ringside_manager.gui.portraits import Sitter, sitter_in
from ringside_manager.gui.seats import manager_shade
from ringside_manager.gui.session import Session
from ringside_manager.language import LANGUAGE, tr
from ringside_manager.office.facts.nights import (
    NightResult,
    Poster,
    PosterBout,
    night_report,
    poster,
)

if TYPE_CHECKING:
    from ringside_manager.play import Film

# The evening: bill, results, faces, the race for money


MOST_TELEVISED = 6
"""Bouts of one evening that are seen from walk-on to result; of the others the results are told."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A manager after the night; money in cents, ``tonight_cents`` of it came or went on this night."""

    place: int
    name: str
    shade: str
    cents: int
    tonight_cents: int


@dataclass(frozen=True, slots=True)
class Evening:
    """A night that has been held, bouts in the order they are shown; ``sitters`` are red and blue of each."""

    poster: Poster
    bouts: tuple[PosterBout, ...]
    results: tuple[NightResult, ...]
    sitters: tuple[tuple[Sitter, Sitter], ...]
    standings: tuple[Standing, ...]
    records: dict[int, str]

    @property
    def main(self) -> int:
        """The number of the main event."""
        main = self.poster.main_event
        return 0 if main is None else main.bout

    @property
    def televised(self) -> frozenset[int]:
        """The numbers of the bouts that are seen whole: those for titles, finals, then as they are billed."""
        best = sorted(self.poster.bouts, key=lambda bout: (bout.title is None, not bout.final))
        return frozenset(bout.bout for bout in best[:MOST_TELEVISED])


def evening_of(session: Session, night: int, results: Sequence[NightResult]) -> Evening:
    """Return what is to be known of a night whose results are shown in this order."""
    books = session.books
    bill = poster(books, night)
    billed = {bout.bout: bout for bout in bill.bouts}
    shown = tuple(result for result in results if result.bout.number in billed)
    sitters = []
    for result in shown:
        red, blue = (sitter_in(books, number) for number in result.bout.fighters)
        sitters.append((red, blue.beside(red)))
    records = {result.bout.number: text for result, text in records_of(session.entries, shown)}
    bouts = tuple(billed[result.bout.number] for result in shown)
    return Evening(bill, bouts, shown, tuple(sitters), standings_after(books, night), records)


def standings_after(books: Books, night: int) -> tuple[Standing, ...]:
    """Return the managers as they stood after a night, the richest first."""
    since = dict.fromkeys(books.managers, 0)
    for line in reversed(books.ledger):
        if line.night <= night:
            break
        since[line.manager] += line.amount_cents
    tonight = {manager.number: cents for manager, cents in night_report(books, night).earned}
    money = {number: manager.balance_cents - since[number] for number, manager in books.managers.items()}
    order = sorted(books.managers.values(), key=lambda manager: (-money[manager.number], manager.seat))
    return tuple(
        Standing(
            1 + sum(cents > money[one.number] for cents in money.values()),
            one.name, manager_shade(books, one.number), money[one.number], tonight[one.number],
        )
        for one in order
    )  # fmt: skip


# Which nights can be broadcast


def why_no_broadcast(session: Session, night: int) -> str:
    """Return why a night cannot be broadcast; empty if it can."""
    if night > session.books.closed:
        return tr("The night has not been held yet.")
    if not any(bout.is_over for bout in session.books.bouts_of_night(night)):
        return tr("Nobody boxed on this night.")
    return ""


def latest_night(session: Session) -> int:
    """Return the last night on which anybody boxed; 0 if there is none."""
    books = session.books
    fought = (n for n in range(books.closed, 0, -1) if not why_no_broadcast(session, n))
    return next(fought, 0)


# What is made ready of a bout: its film, the lines told over it, its knockdowns and its cards


PLAIN_LINES = 2
"""Quiet lines told of a round, beside the bells and whatever the crowd stands up for."""


@dataclass(frozen=True, slots=True)
class Reel:
    """A bout of the card, made ready; without a ``film`` there is nothing to be seen of it but how it came out.

    ``lines`` are told up to its end and say neither how it is scored nor who has won.  ``falls`` are the places of its
    knockdowns; so many ``judges`` have a card to be read out, none if it was stopped.  Only what is ``televised`` has
    its walk-ons; of the other bouts the results alone are told.
    """

    bout: int
    film: Film | None = None
    lines: tuple[Line, ...] = ()
    falls: tuple[int, ...] = ()
    judges: int = 0
    televised: bool = True


def reels_of(
    results: Sequence[NightResult], records: Mapping[int, str], televised: Collection[int], job: Job
) -> tuple[Reel, ...]:
    """Return the reels of a card in its order; once the job is stopped, without their films."""
    made: list[Reel] = []
    for result in results:
        number = result.bout.number
        seen = number in televised and number in records and not job.cancelled
        bare = Reel(number, judges=_judges(result), televised=number in televised)
        made.append(_reel(bare, result, records[number]) if seen else bare)
        job.progress(len(made), len(results))
    return tuple(made)


def _judges(result: NightResult) -> int:
    return 0 if result.outcome.method.is_stoppage else len(result.outcome.scorecards)


def _reel(bare: Reel, result: NightResult, text: str) -> Reel:
    """The reel of a bout; ``bare`` where its record does not come out as the books have it."""
    try:
        record = BoutRecord.from_json(text)
        shown = replay(record, watch=True)
    except RingsideError:
        return bare
    if shown.bout is None or shown.verdict is not Verdict.SAME or record.outcome != result.outcome:
        return bare
    from ringside_manager.play import Film  # not for a page that only asks whether there is a broadcast

    film = Film.of(shown.bout)
    falls = tuple(place for place, event in enumerate(film.events, 1) if isinstance(event, Fell))
    return Reel(bare.bout, film, lines_of(film, record.seed), falls, bare.judges)


def lines_of(film: Film, seed: int) -> tuple[Line, ...]:
    """Return what is told of a bout before its result: every loud line, and of each round a few quiet ones."""
    narrator = Narrator(film.setup, seed, LANGUAGE.code, scores=False)
    told, quiet = [], dict.fromkeys(range(film.setup.terms.rounds + 1), 0)
    for line in (line for event in film.events for line in narrator.hear(event)):
        if line.tone is Tone.PLAIN:
            quiet[line.round] = quiet.get(line.round, 0) + 1
        if line.tone is not Tone.RESULT and (line.tone is not Tone.PLAIN or quiet[line.round] <= PLAIN_LINES):
            told.append(line)
    return tuple(told)


# The run: which scene comes next, how long it stands, and which results it may show


class Kind(Enum):
    """What a scene shows; ``step`` of the scene says which."""

    BILL = auto()
    """The evening's bouts, before the first."""
    WALK_ON = auto()
    """A boxer on his way to the ring: ``step`` 0 is red, 1 blue."""
    TAPE = auto()
    """The tale of the tape."""
    ACTION = auto()
    """The ring; ``step`` is the line that is told."""
    AGAIN = auto()
    """A knockdown a second time; ``step`` is the place of the film."""
    CARDS = auto()
    """The scorecards read out; ``step`` is how many have been, 0 while everybody waits."""
    RESULT = auto()
    SO_FAR = auto()
    """All results up to here."""
    STANDINGS = auto()


class Scene(NamedTuple):
    """One picture: ``bout`` is the place on the card, ``told`` how many results of it may be on the screen."""

    kind: Kind
    bout: int
    step: int
    seconds: float
    told: int


LETTERS_A_SECOND = 17
"""How fast a line is read from the sofa."""
MOST_FALLS = 3
"""Knockdowns of one bout that are shown again: the latest."""
_LEAD = 2
"""Events shown before a knockdown that is seen again."""
ROWS = 7
"""Results, bouts or managers that are read at one look."""


def seconds_for(line: Line) -> float:
    """Return how long a line stands: as long as it takes to read, longer for what the crowd stands up for."""
    read = 1.2 + len(line.text) / LETTERS_A_SECOND
    return read + 1.5 if line.tone is Tone.LOUD else max(read, 2.0)


def scenes_of(reels: Sequence[Reel], told: int = 0) -> Iterator[Scene]:
    """Yield the scenes of a card from its bout number ``told`` on, those before having been shown already."""
    yield Scene(Kind.BILL, told, 0, 8.0 + len(reels), told)
    for place in range(told, len(reels)):
        reel = reels[place]
        if reel.televised:
            yield from _bout(reel, place)
        if _results_are_due(reels, place):
            yield Scene(Kind.SO_FAR, place, 0, 4.0 + 1.5 * min(place + 1, ROWS), place + 1)
    yield Scene(Kind.STANDINGS, len(reels) - 1, 0, 20.0, len(reels))


def _bout(reel: Reel, place: int) -> Iterator[Scene]:
    """From the walk-ons to the result, which is the first scene that may show it."""
    for side in (0, 1):
        yield Scene(Kind.WALK_ON, place, side, 6.0, place)
    yield Scene(Kind.TAPE, place, 0, 10.0, place)
    for number, line in enumerate(reel.lines):
        yield Scene(Kind.ACTION, place, number, seconds_for(line), place)
    for fall in reel.falls[-MOST_FALLS:]:
        for seen in range(max(1, fall - _LEAD), fall + 1):
            yield Scene(Kind.AGAIN, place, seen, 3.5 if seen == fall else 1.5, place)
    if reel.judges:
        for read in range(reel.judges + 1):
            yield Scene(Kind.CARDS, place, read, 4.0, place)
    yield Scene(Kind.RESULT, place, 0, 9.0, place + 1)


def _results_are_due(reels: Sequence[Reel], place: int) -> bool:
    """Whether the results are told after a bout: before the next one televised, and so often that none is missed."""
    if place == 0 and reels[0].televised:
        return False  # it has only just been shown, and there is no other
    upcoming = reels[place + 1 : place + 2]
    return not upcoming or upcoming[0].televised or place % (ROWS - 1) == ROWS - 2


class Programme:
    """Where a broadcast stands; ``pace`` is how many times as fast as usual it goes."""

    def __init__(self, reels: Sequence[Reel], told: int = 0) -> None:
        self.scenes = tuple(scenes_of(reels, told))
        self.place = 0
        self.paused = False
        self.pace = 1.0

    @property
    def scene(self) -> Scene:
        return self.scenes[self.place]

    @property
    def milliseconds(self) -> int:
        """How long the scene stands from its beginning."""
        return max(1, round(1000 * self.scene.seconds / self.pace))

    def on(self) -> bool:
        """Go on to the next scene; ``False`` when there is none and the broadcast is over."""
        if self.place + 1 == len(self.scenes):
            return False
        self.place += 1
        return True

    def skip(self) -> None:
        """Go on to where the bout in the ring has ended; while nobody boxes, a scene further."""
        here = self.scene
        self.on()
        while here.kind is Kind.ACTION and self.scene.kind is Kind.ACTION:
            self.on()
