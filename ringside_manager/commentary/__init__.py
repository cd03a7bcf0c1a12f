"""Bouts told in sentences: events in, lines out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.bout.corner import BLUE, CORNERS, RED
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import BoutEnded, Event, Fell, RoundScored
from ringside_manager.commentary.phrases import COMMON, Case, Fact, Length, Spoken, Wording, phrases_in
from ringside_manager.commentary.results import result_line, round_line, score_line, speaking_names, time_mark
from ringside_manager.commentary.tallies import ROUND_ENDED, ROUND_OPENED, TACTIC_DROPPED, Tallies

ASIDE = "_more"
"""What the name of an event has behind it where a phrase file adds something to it."""


_LAST = RoundScored, BoutEnded
"""What comes when a round or the bout is over."""


class Tone(Enum):
    """How a line is told."""

    BELL = "bell"
    """A round begins."""
    PLAIN = "plain"
    LOUD = "loud"
    """Something the crowd stands up for."""
    SCORE = "score"
    """How the round was scored, or only that it is over."""
    RESULT = "result"
    """The last line of a bout."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the telling; ``time`` is the system's clock, 0 where it has nothing to say.

    ``event`` is the place, from 0, of the last event the line tells in the list of the bout's events; a bell and
    the first turn it rings in share their first event.
    """

    round: int
    time: int
    text: str
    tone: Tone
    event: int = -1


class Narrator:
    """Hears a bout's events in order and tells it; the same bout and seed are told in the same words.

    The dice of the wording have a seed of their own, so telling a bout never changes it.  Without ``scores``
    nothing said before the result gives away how the bout is scored or who is ahead.
    """

    def __init__(
        self,
        setup: Setup,
        seed: int,
        language: str = "en",
        length: Length = Length.STANDARD,
        *,
        scores: bool = True,
    ) -> None:
        engine = setup.engine
        red, blue = (str(engine.card_data(card)["name"]) for card in (setup.red, setup.blue))
        self._names = red, blue
        self._clock = engine.info.clock
        self._called = dict(zip(CORNERS, speaking_names(red, blue), strict=True))
        self._language, self._length, self._scores = language, length, scores
        self._books = phrases_in(language, engine.info.system), phrases_in(language, COMMON)
        # Two sets of dice: what is said at all does not hang on the words of a language.
        self._seldom = SeededChance(derive_seed(seed, "commentary seldom"))
        self._wording = Wording(SeededChance(derive_seed(seed, "commentary")))
        self._tallies = Tallies(self._books[0], setup.terms.rounds, scores=scores)
        self._before = ""
        self._round = 0
        self._event = -1
        self._now = 0
        self._line = _OpenLine()
        self._aside: tuple[Case, Spoken] | None = None

    @property
    def so_far(self) -> str:
        """What has been told of the line that is still open; empty if nothing has."""
        return self._marked(self._line.text, self._line.time) if self._line.text else ""

    def hear(self, event: Event) -> tuple[Line, ...]:
        """The lines that are complete now that ``event`` has happened."""
        self._event += 1
        return tuple(self._heard(event))

    def overhear(self, event: Event) -> None:
        """Take in an event of an earlier round without a word: what outlasts a round is remembered."""
        self._event += 1
        self._round = event.round
        self._tallies.remember(event)

    def finish(self) -> tuple[Line, ...]:
        """What is left to tell when no more events come; after the end of a bout nothing is."""
        return tuple(self._close_line(self._event))

    def _heard(self, event: Event) -> Iterator[Line]:
        book, facts = self._books[0], facts_of(event)
        if isinstance(event, Fell):  # whatever was to be said of the punch, nobody hears it now
            self._aside = None
        rung = event.round > self._round
        if rung or self._begins_line(event, facts) or isinstance(event, _LAST):
            yield from self._close_line(self._event - 1)
            self._tallies.new_line()
        self._say_aside()
        if rung:
            self._now = 0
            yield from self._bell(event)
        time = facts.get(book.clock)
        if isinstance(time, int):
            self._now = time * book.seconds
        elif isinstance(event, _LAST):
            self._now = 0
        if isinstance(event, RoundScored):
            self._tallies.score(event.cards or (event.points,))
        self._tell_of(event, facts, opening=rung)
        if isinstance(event, RoundScored):
            yield from self._scored(event)
        elif isinstance(event, BoutEnded):
            yield from self._close_line(self._event)
            result = result_line(event.outcome, *self._names, self._clock, self._language)
            yield Line(event.round, 0, result, Tone.RESULT, self._event)

    def _begins_line(self, event: Event, facts: dict[str, Fact]) -> bool:
        book, name = self._books[0], event.name
        if name == book.new_line or not book.begins_line:
            return name == book.new_line or not book.new_line
        return book.starts(name, {**facts, "holds": self._tallies.holds(event)})

    def _bell(self, event: Event) -> Iterator[Line]:
        self._round = event.round
        self._tallies.bell()
        if self._length is not Length.TICKER:
            yield Line(event.round, 0, round_line(event.round, self._language), Tone.BELL, self._event)

    def _tell_of(self, event: Event, facts: dict[str, Fact], *, opening: bool) -> None:
        """Tell what an event shows to have happened, then the event itself; what there is to add waits."""
        book, name = self._books[0], event.name
        attacker = facts.get("corner")
        if name == book.new_line and isinstance(attacker, str):
            if opening:
                self._tell(ROUND_OPENED, {"round": facts["round"]})
            self._tallies.turn_of(attacker)
        elif dropped := self._tallies.dropped(event):
            self._tell(TACTIC_DROPPED, dropped)
        self._tallies.count(event, facts)
        if isinstance(event, RoundScored) and not self._scores:
            name, facts = ROUND_ENDED, {"round": facts["round"]}
        facts = {**facts, "after": self._before}
        self._before = name
        known = self._known(name, facts, event)
        told = self._chosen(name, known)
        if told is not None:
            self._say(told)
            self._aside = self._chosen(name + ASIDE, known)

    def _tell(self, name: str, facts: dict[str, Fact]) -> None:
        told = self._chosen(name, self._known(name, facts))
        if told is not None:
            self._say(told)

    def _known(self, name: str, facts: dict[str, Fact], event: Event | None = None) -> dict[str, Fact]:
        """The facts of an event and what follows from all that was heard."""
        if any(name in book.cases for book in self._books):
            return self._tallies.facts(event, facts)
        return facts

    def _chosen(self, name: str, known: dict[str, Fact]) -> tuple[Case, Spoken] | None:
        """The first case that fits and is not held back by its dice, ``None`` if it has nothing to say."""
        for book in self._books:
            for case in book.fitting(name, known, self._length):
                if case.one_in == 1 or self._seldom.roll(case.one_in, "seldom") == 1:
                    return (case, Spoken(book, known, self._called)) if case.say else None
        return None

    def _say(self, told: tuple[Case, Spoken]) -> None:
        case, spoken = told
        self._line.add(self._wording.sentence(case, spoken, self._line), loud=case.loud)
        self._line.time = self._now

    def _say_aside(self) -> None:
        """What there was to add to the event before, which has waited to see what came next."""
        aside, self._aside = self._aside, None
        if aside is not None:
            self._say(aside)

    def _scored(self, event: RoundScored) -> Iterator[Line]:
        self._say_aside()
        if self._scores:
            names = self._called[CORNERS[0]], self._called[CORNERS[1]]
            self._line.add(score_line(event.round, names, self._tallies.cards, self._language, self._length))
        yield from self._close_line(self._event, Tone.SCORE)

    def _close_line(self, event: int, tone: Tone | None = None) -> Iterator[Line]:
        self._say_aside()
        text, time = self._line.text, self._line.time
        if text:
            shown = tone or (Tone.LOUD if self._line.loud else Tone.PLAIN)
            marked = self._marked(text, time if tone is None else 0)
            yield Line(self._round, 0 if tone else time, marked, shown, event)
        self._line.close()

    def _marked(self, text: str, time: int) -> str:
        """In a ticker each line says when it was; elsewhere the bell and the clock beside the line do."""
        if self._length is not Length.TICKER:
            return text
        return f"{time_mark(self._round, time, self._clock, self._language)} {text}"


def narrate(
    setup: Setup,
    seed: int,
    events: Iterable[Event],
    *,
    language: str = "en",
    length: Length = Length.STANDARD,
    scores: bool = True,
) -> Iterator[Line]:
    """A whole bout told from its events; ``seed`` is the bout's own, the words English if there are no others."""
    narrator = Narrator(setup, seed, language, length, scores=scores)
    for event in events:
        yield from narrator.hear(event)
    yield from narrator.finish()


def narrate_round(
    setup: Setup, seed: int, events: Iterable[Event], number: int, language: str = "en"
) -> Iterator[Line]:
    """One round of a bout told from all its events; its words may be others than in the telling of the whole."""
    narrator = Narrator(setup, seed, language)
    for event in events:
        if event.round < number:
            narrator.overhear(event)
        elif event.round == number:
            yield from narrator.hear(event)
    yield from narrator.finish()


class _OpenLine:
    """The line that is being told, and what was said before it."""

    def __init__(self) -> None:
        self.text, self.time, self.loud = "", 0, False
        self._sentences = ["", ""]
        self._lines = ["", ""]

    def add(self, sentence: str, *, loud: bool = False) -> None:
        """Go on with a sentence; one that begins with a comma hangs on to what was said."""
        if sentence:
            self.text = self._with(sentence)
            self.loud = self.loud or loud
            self._sentences = [self._sentences[1], sentence]

    def stale(self, sentence: str) -> bool:
        """Whether the sentence, or a line that ends with it, was told just now."""
        return sentence in self._sentences or self._with(sentence) == self._lines[1]

    def tiresome(self, sentence: str) -> bool:
        """Whether the sentence, or a line that ends with it, would be told a third time running."""
        return [sentence, sentence] == self._sentences or [self._with(sentence)] * 2 == self._lines

    def close(self) -> None:
        if self.text:
            self._lines = [self._lines[1], self.text]
        self.text, self.time, self.loud = "", 0, False

    def _with(self, sentence: str) -> str:
        return self.text + ("" if sentence[0] == "," else " ") + sentence if self.text else sentence


def facts_of(event: Event) -> dict[str, Fact]:
    """The event's facts, pairs taken apart by corner and, where somebody won, by winner and loser."""
    facts: dict[str, Fact] = {}
    told = event.as_dict()
    winner = told.get("winner")
    for name, value in told.items():
        if isinstance(value, list) and len(value) == len(CORNERS):
            red_first = winner in (None, RED.value)
            facts |= {f"{name}_red": value[0], f"{name}_blue": value[1]}
            facts |= {f"{name}_winner": value[not red_first], f"{name}_loser": value[red_first]}
        elif isinstance(value, list):
            facts |= {
                f"{name}_{place}": one for place, one in enumerate(value, 1) if isinstance(one, (str, int))
            }
        elif value is None or isinstance(value, (str, int)):
            facts[name] = value
    if isinstance(event, RoundScored) and event.cards:
        shown = [card[::-1] if event.winner is BLUE else card for card in event.cards]
        facts |= {
            "judges": len(event.cards),
            "judges_red": sum(red > blue for red, blue in event.cards),
            "judges_blue": sum(blue > red for red, blue in event.cards),
            "judges_winner": sum(mine > his for mine, his in shown),
            "judges_loser": sum(his > mine for mine, his in shown),
            "cards": ", ".join(f"{mine}-{his}" for mine, his in shown),
        }
    return facts
