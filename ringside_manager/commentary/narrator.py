"""Telling a bout while it happens: events in, lines out, in the words of the phrase files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.setup import Setup
from ringside_manager.commentary.phrases import COMMON, Case, Fact, PhraseBook, phrases_in
from ringside_manager.commentary.results import result_line, round_line, score_line
from ringside_manager.commentary.sentences import fill
from ringside_manager.commentary.speaking_names import speaking_names


class Tone(Enum):
    """How a line is told."""

    BELL = "bell"
    """A round begins."""
    PLAIN = "plain"
    LOUD = "loud"
    """Something the crowd stands up for."""
    SCORE = "score"
    """How the round was scored."""
    RESULT = "result"
    """The last line of a bout."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the telling; ``time`` is the system's clock, 0 where it has nothing to say."""

    round: int
    time: int
    text: str
    tone: Tone


class Narrator:
    """Hears a bout's events in order and tells it; the same bout and seed are told in the same words.

    The dice of the wording have a seed of their own, so telling a bout never changes it.
    """

    def __init__(self, setup: Setup, seed: int, language: str = "en") -> None:
        engine = setup.engine
        red, blue = (str(engine.card_data(card)["name"]) for card in (setup.red, setup.blue))
        self._names = red, blue
        self._clock = engine.info.clock
        self._called = dict(zip(CORNERS, speaking_names(red, blue), strict=True))
        self._language = language
        self._books = phrases_in(language, engine.info.system), phrases_in(language, COMMON)
        self._chance = SeededChance(derive_seed(seed, "commentary"))
        self._last: dict[Case, str] = {}
        self._before = ""
        self._round = 0
        self._points = [0, 0]
        self._open: list[str] = []
        self._time = 0
        self._loud = False

    def hear(self, event: Event) -> tuple[Line, ...]:
        """The lines that are complete now that ``event`` has happened."""
        return tuple(self._heard(event))

    def finish(self) -> tuple[Line, ...]:
        """What is left to tell when no more events come; after the end of a bout nothing is."""
        return tuple(self._close_line())

    def _heard(self, event: Event) -> Iterator[Line]:
        if event.round > self._round:
            yield from self._close_line()
            self._round = event.round
            yield Line(event.round, 0, round_line(event.round, self._language), Tone.BELL)
        book = self._books[0]
        if not book.new_line or event.name == book.new_line or isinstance(event, RoundScored | BoutEnded):
            yield from self._close_line()
        facts = {**_facts_of(event), "after": self._before}
        self._before = event.name
        self._tell(event.name, facts)
        time = facts.get(book.clock, 0)
        self._time = time if isinstance(time, int) else 0
        if isinstance(event, RoundScored):
            yield from self._scored(event)
        elif isinstance(event, BoutEnded):
            yield from self._close_line()
            result = result_line(event.outcome, *self._names, self._clock, self._language)
            yield Line(event.round, 0, result, Tone.RESULT)

    def _tell(self, event: str, facts: dict[str, Fact]) -> None:
        for book in self._books:
            case = book.case(event, facts)
            if case is None:
                continue
            if case.say and (case.one_in == 1 or self._chance.roll(case.one_in, "seldom") == 1):
                self._open.append(fill(self._drawn(case), self._values(book, facts)))
                self._loud = self._loud or case.loud
            return

    def _drawn(self, case: Case) -> str:
        """A phrase of the case, not the one it was told with last."""
        last = self._last.get(case)
        phrase = self._chance.pick([phrase for phrase in case.say if phrase != last] or case.say)
        self._last[case] = phrase
        return phrase

    def _values(self, book: PhraseBook, facts: dict[str, Fact]) -> dict[str, str]:
        """Every blank a phrase may hold: facts as they are spoken, and names."""
        values = {name: book.word(fact) for name, fact in facts.items()}
        for name, fact in facts.items() if book.forms else ():
            values |= book.declined(name, fact)
        values |= {corner.value: self._called[corner] for corner in CORNERS}
        for fact, one, other in (("corner", "me", "them"), ("winner", "winner", "loser")):
            if facts.get(fact):
                corner = Corner(facts[fact])
                values |= {one: self._called[corner], other: self._called[corner.opponent]}
        return values

    def _scored(self, event: RoundScored) -> Iterator[Line]:
        for side, points in enumerate(event.points):
            self._points[side] += points
        red, blue = (self._called[corner] for corner in CORNERS)
        self._open.append(score_line(event.round, (red, blue), self._points, self._language))
        yield Line(event.round, 0, " ".join(self._open), Tone.SCORE)
        self._open = []

    def _close_line(self) -> Iterator[Line]:
        if self._open:
            tone = Tone.LOUD if self._loud else Tone.PLAIN
            yield Line(self._round, self._time, " ".join(self._open), tone)
        self._open, self._loud, self._time = [], False, 0


def narrate(setup: Setup, seed: int, events: Iterable[Event], *, language: str = "en") -> Iterator[Line]:
    """A whole bout told from its events; ``seed`` is the bout's own, the words English if there are no others."""
    narrator = Narrator(setup, seed, language)
    for event in events:
        yield from narrator.hear(event)
    yield from narrator.finish()


def _facts_of(event: Event) -> dict[str, Fact]:
    """The event's facts, pairs taken apart by corner and, where somebody won, by winner and loser."""
    facts: dict[str, Fact] = {}
    told = event.as_dict()
    winner = told.get("winner")
    for name, value in told.items():
        if isinstance(value, list) and len(value) == len(CORNERS):
            red_first = winner in (None, RED.value)
            facts |= {f"{name}_red": value[0], f"{name}_blue": value[1]}
            facts |= {f"{name}_winner": value[not red_first], f"{name}_loser": value[red_first]}
        elif value is None or isinstance(value, str | int):
            facts[name] = value
    return facts
