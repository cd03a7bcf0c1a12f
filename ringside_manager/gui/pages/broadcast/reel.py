"""What a broadcast shows of a bout: its film, the lines told over it, its knockdowns and its cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from ringside_manager.bout.drive import Verdict, replay
from ringside_manager.bout.events import Fell
from ringside_manager.bout.record import BoutRecord
from ringside_manager.commentary.narrator import Line, Narrator, Tone
from ringside_manager.errors import RingsideError
from ringside_manager.gui.operation import Job
from ringside_manager.language import LANGUAGE
from ringside_manager.office.facts.nights import NightResult
from ringside_manager.play import Film

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
