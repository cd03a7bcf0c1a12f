"""A witness who sat at the ringside: what the lines of a telling say that did not happen.

He counts for himself, from the events alone, and knows nothing of phrase files.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.events import Event
from ringside_manager.commentary import Line, Tone
from tests.commentary.claims import NUMBERS, Claims
from tests.commentary.english_claims import ENGLISH
from tests.commentary.german_claims import GERMAN

EDGE = re.compile(r"[af]\d|[a-f][16]")
CORNER = re.compile(r"[af][16]")
SIDES = ("red", "blue")
CLAIMS = {"en": ENGLISH, "de": GERMAN}


@dataclass
class Seen:
    """What was seen while a line was told."""

    line: Line
    events: list[dict[str, Any]] = field(default_factory=list)
    numbers: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))
    tactics: set[tuple[str, str]] = field(default_factory=set)
    """Tactics in force by corner."""
    given_up: set[tuple[str, str]] = field(default_factory=set)
    trapped: set[str] = field(default_factory=set)
    edge: set[str] = field(default_factory=set)
    """Who came to stand on the ropes."""
    corner: bool = False
    whole_round: list[dict[str, Any]] = field(default_factory=list)

    @property
    def recap(self) -> bool:
        """Whether the line looks back on a round."""
        return any(event["event"] in ("round_scored", "recovered") for event in self.events)

    @property
    def told(self) -> list[dict[str, Any]]:
        """The events a line may speak of."""
        return self.whole_round if self.recap else self.events

    def has(self, name: str, **facts: object) -> bool:
        """Whether such an event is among those."""
        return any(
            event["event"] == name and all(event[key] == fact for key, fact in facts.items())
            for event in self.told
        )


class Witness:
    """Counts along with the events of one bout."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds
        self.points = Counter[str]()
        self.downs = Counter[str]()
        self.landed_ever = Counter[str]()
        self.ring()

    def ring(self) -> None:
        """The bell."""
        self.landed, self.round_downs, self.missed = Counter[str](), Counter[str](), Counter[str]()
        self.same: dict[str, tuple[str, int]] = {}
        self.kinds: dict[str, Counter[str]] = {side: Counter() for side in SIDES}
        self.runs: dict[str, tuple[str, int]] = {}
        self.streak = ("", 0)
        self.tactic: dict[str, str] = {}
        self.used: set[tuple[str, str]] = set()
        self.repeated: dict[str, tuple[str, int]] = {}
        self.kept: set[str] = set()
        self.trapped: dict[str, str] = {}
        self.events: list[dict[str, Any]] = []
        self.defender = ""

    def see(self, event: dict[str, Any], seen: Seen) -> None:
        """An event happens while a line is told."""
        name, corner = event["event"], event.get("corner")
        seen.events.append(event)
        self.events.append(event)
        if self.defender and name != "tactic_chosen" and self.defender not in self.tactic:
            self.repeated.pop(self.defender, None)
        self.defender = ""
        if name == "turn_began":
            self._turn(event["corner"])
        if corner:
            before, run = self.runs.get(name, ("", 0))
            self.runs[name] = corner, run + 1 if before == corner else 1
            seen.numbers["run"].add(self.runs[name][1])
        handler = getattr(self, f"_{name}", None)  # what needs counting has a method of its name
        if handler:
            handler(event, seen)
        if event.get("square"):
            self._moved(event, seen)
        self._note(seen)

    def _turn(self, attacker: str) -> None:
        self.defender = SIDES[attacker == SIDES[0]]
        self.exchange = 0
        self.tactic = {corner: tactic for corner, tactic in self.tactic.items() if corner in self.kept}
        self.kept = set()

    def _note(self, seen: Seen) -> None:
        seen.tactics |= set(self.tactic.items())
        seen.given_up |= self.used
        seen.trapped |= set(self.trapped)
        numbers = seen.numbers
        numbers["landed"] |= set(self.landed.values()) | {0}
        numbers["missed"] |= set(self.missed.values())
        numbers["down"] |= set(self.round_downs.values()) | set(self.downs.values())
        numbers["points"] |= {self.points[side] for side in SIDES}
        numbers["turn"].add(seen.line.time)
        numbers["rounds"].add(self.rounds)
        numbers["ever"] |= set(self.landed_ever.values()) | {0}

    def _punch_landed(self, event: dict[str, Any], seen: Seen) -> None:
        corner, thrown = event["corner"], event["thrown"]
        self.landed[corner] += 1
        self.landed_ever[corner] += 1
        self.kinds[corner][thrown] += 1
        self.missed[corner] = 0
        before, same = self.same.get(corner, ("", 0))
        self.same[corner] = thrown, same + 1 if before == thrown else 1
        self.streak = corner, self.streak[1] + 1 if self.streak[0] == corner else 1
        self.exchange += 1
        seen.numbers["exchange"].add(self.exchange)
        seen.numbers["streak"].add(self.streak[1])
        seen.numbers["same"].add(self.same[corner][1])

    def _punch_missed(self, event: dict[str, Any], _seen: Seen) -> None:
        self.missed[event["corner"]] += 1

    def _knocked_down(self, event: dict[str, Any], _seen: Seen) -> None:
        self.round_downs[event["corner"]] += 1
        self.downs[event["corner"]] += 1

    def _counted(self, event: dict[str, Any], seen: Seen) -> None:
        seen.numbers["count"].add(event["count"])

    def _tactic_chosen(self, event: dict[str, Any], seen: Seen) -> None:
        corner, tactic = event["corner"], event["tactic"]
        self.tactic[corner] = tactic
        self.used.add((corner, tactic))
        before, times = self.repeated.get(corner, ("", 0))
        self.repeated[corner] = tactic, times + 1 if before == tactic else 1
        seen.numbers["run"].add(self.repeated[corner][1])

    def _clinch_kept(self, event: dict[str, Any], _seen: Seen) -> None:
        self.kept.add(event["corner"])

    def _trapped(self, event: dict[str, Any], seen: Seen) -> None:
        self.trapped[event["corner"]] = ""
        seen.edge.add(event["corner"])

    def _moved(self, event: dict[str, Any], seen: Seen) -> None:
        square = event["square"]
        if not event.get("stayed"):
            self.trapped.pop(event["corner"], None)
        if EDGE.fullmatch(square):
            seen.edge.add(event["corner"])
        seen.corner = seen.corner or bool(CORNER.fullmatch(square))

    def _round_scored(self, event: dict[str, Any], seen: Seen) -> None:
        for side, points in zip(SIDES, event["points"], strict=True):
            self.points[side] += points
        seen.numbers["tally"] |= set(event["tally"])
        seen.numbers["landed"] |= {self.landed[side] for side in SIDES}

    def _recovered(self, _event: dict[str, Any], seen: Seen) -> None:
        seen.numbers["best"] = {number for kinds in self.kinds.values() for number in kinds.values()}


def spans(events: Sequence[Event], lines: Iterable[Line], rounds: int) -> Iterator[Seen]:
    """Every line with what was seen while it was told."""
    witness, done, number = Witness(rounds), 0, 0
    for line in lines:
        seen = Seen(line)
        if line.tone is Tone.BELL:
            yield seen
            continue
        witness._note(seen)
        while done <= line.event:
            event = events[done].as_dict()
            if event["round"] != number:
                number = int(str(event["round"]))
                witness.ring()
                seen.numbers["points"] |= {witness.points[side] for side in SIDES}
            witness.see(event, seen)
            done += 1
        seen.whole_round = witness.events
        if line.tone is Tone.RESULT:
            seen.events = [events[-1].as_dict()]
        yield seen


def denied(
    events: Sequence[Event], lines: Iterable[Line], language: str, names: tuple[str, str], rounds: int
) -> list[str]:
    """What the lines say that the events deny, one sentence for each such claim."""
    claims = CLAIMS[language]
    return [
        f"{what}: {seen.line.text}"
        for seen in spans(events, lines, rounds)
        if seen.line.tone is not Tone.RESULT
        for what in _lies(seen, claims, language, names)
    ]


def _lies(seen: Seen, claims: Claims, language: str, names: tuple[str, str]) -> Iterator[str]:
    text = seen.line.text
    for number in re.findall(claims.round, text):
        if int(number) != seen.line.round:
            yield f"round {number}"
    if seen.line.tone is Tone.BELL:
        return
    for words, happened in claims.words:
        if re.search(words, text) and not happened(seen):
            yield f"words {words}"
    for words, thrown in claims.punches.items():
        if re.search(words, text) and not _seen_punch(seen, thrown):
            yield f"punch {thrown}"
    yield from _wrong_people(seen, claims, names)
    yield from _wrong_numbers(seen, claims, language)


def _seen_punch(seen: Seen, thrown: str) -> bool:
    return any(thrown in (event.get("thrown"), event.get("anticipated")) for event in seen.told)


def _wrong_people(seen: Seen, claims: Claims, names: tuple[str, str]) -> Iterator[str]:
    who = dict(zip(names, SIDES, strict=True))
    for words, event, fact in claims.people:
        for found in re.finditer(words.replace("NAME", f"({'|'.join(names)})"), seen.line.text):
            name = next(filter(None, found.groups()))
            happened = who[name] in seen.edge if event == "edge" else seen.has(event, **{fact: who[name]})
            if not happened:
                yield f"{event} of {name}"


def _wrong_numbers(seen: Seen, claims: Claims, language: str) -> Iterator[str]:
    text = re.sub(claims.idioms, " ", seen.line.text)
    text = re.sub(claims.round, " ", text)
    token = rf"\b{NUMBERS[language].pattern}\b"
    if not re.search(token, text):
        return
    for words, kinds in claims.numbers:
        for found in re.finditer(words.replace("NUMBER", NUMBERS[language].pattern), text):
            for number in filter(None, found.groups()):
                value = NUMBERS[language].value(number)
                if not any(value in seen.numbers[kind] for kind in kinds.split()):
                    yield f"{kinds} {number}"
        text = re.sub(words.replace("NUMBER", NUMBERS[language].pattern), " ", text)
    for left in re.findall(token, text):
        yield f"a number nobody accounts for, {left}"
