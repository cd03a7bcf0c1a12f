"""What somebody who watched a Title Bout knows: what happened while a line was told, and what its words claim."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.events import Event
from ringside_manager.commentary import Line, Tone

Told = Mapping[str, Any]
"""An event as JSON values."""
SIDES = ("red", "blue")
COUNTS = {
    "en": ["nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    "de": ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
}


@dataclass
class Watched:
    """A line and the events it may speak of: its own, those of the whole round for the line of the score."""

    line: Line
    events: list[Told] = field(default_factory=list)
    round: list[Told] = field(default_factory=list)
    totals: tuple[tuple[int, int], ...] = ()
    hurt_hands: set[str] = field(default_factory=set)
    downs: Counter[str] = field(default_factory=Counter)

    @property
    def told(self) -> list[Told]:
        return self.round if self.line.tone is Tone.SCORE else self.events

    def has(self, *names: str, **facts: object) -> bool:
        """Whether one of those events is there with these facts; a fact given as a tuple may be any of it."""
        return any(event["event"] in names and _fits(event, facts) for event in self.told)

    def had(self, *names: str, **facts: object) -> bool:
        """Whether it was there in this round so far."""
        return any(event["event"] in names and _fits(event, facts) for event in self.round)


def _fits(event: Told, facts: Mapping[str, object]) -> bool:
    return all(
        event.get(key) in wanted if isinstance(wanted, tuple) else event.get(key) == wanted
        for key, wanted in facts.items()
    )


Happened = Callable[[Watched], bool]


def event(*names: str, **facts: object) -> Happened:
    """One of those events is among what the line tells."""
    return lambda watched: watched.has(*names, **facts)


def earlier(*names: str, **facts: object) -> Happened:
    """One of those events has been seen in this round."""
    return lambda watched: watched.had(*names, **facts)


def either(*one_of: Happened) -> Happened:
    return lambda watched: any(happened(watched) for happened in one_of)


@dataclass(frozen=True)
class Claims:
    """What the words of a language claim; in ``people`` the word NAME stands for a boxer."""

    words: tuple[tuple[str, Happened], ...]
    people: tuple[tuple[str, tuple[str, ...], str, Mapping[str, object]], ...]
    counted: str
    leads: str


def watch(events: Sequence[Event], lines: Iterable[Line]) -> Iterator[Watched]:
    """Every line with what was seen while it was told."""
    done, number, rounds, downs = 0, 0, [], Counter[str]()
    totals: tuple[tuple[int, int], ...] = ()
    hands: set[str] = set()
    for line in lines:
        watched = Watched(line, hurt_hands=hands, downs=downs)
        while done <= line.event and line.tone is not Tone.BELL:
            told = events[done].as_dict()
            if told["round"] != number:
                number, rounds = int(str(told["round"])), []
            rounds.append(told)
            watched.events.append(told)
            if told["event"] == "affected" and told["effect"] == "HAND":
                hands.add(str(told["corner"]))
            if told["event"] == "knocked_down":
                downs[str(told["corner"])] += 1
            if told["event"] == "round_scored":
                cards: Any = told["cards"]
                before = totals or ((0, 0),) * len(cards)
                totals = tuple((a + c, b + d) for (a, b), (c, d) in zip(before, cards, strict=True))
            done += 1
        watched.round, watched.totals = list(rounds), totals
        yield watched


def denied(
    events: Sequence[Event], lines: Iterable[Line], claims: Claims, language: str, names: tuple[str, str]
) -> list[str]:
    """What the lines say that the events deny, one sentence for each such claim."""
    return [
        f"{what}: {watched.line.text}"
        for watched in watch(events, lines)
        if watched.line.tone not in (Tone.RESULT, Tone.BELL)
        for what in _lies(watched, claims, language, names)
    ]


def _lies(watched: Watched, claims: Claims, language: str, names: tuple[str, str]) -> Iterator[str]:
    text = watched.line.text
    for words, happened in claims.words:
        if re.search(words, text) and not happened(watched):
            yield f"words {words}"
    who = dict(zip(names, SIDES, strict=True))
    for words, told, fact, facts in claims.people:
        for found in re.finditer(words.replace("NAME", f"({'|'.join(names)})"), text):
            name = next(filter(None, found.groups()))
            if not watched.has(*told, **{fact: who[name]}, **facts):
                yield f"{told} of {name}"
    counts = {told["count"] for told in watched.told if "count" in told}
    for found in re.finditer(claims.counted.replace("NUMBER", rf"(\d|{'|'.join(COUNTS[language])})"), text):
        number = next(filter(None, found.groups())).lower()
        if (int(number) if number.isdecimal() else COUNTS[language].index(number)) not in counts:
            yield f"a count of {number}"
    yield from _wrong_cards(watched, claims, who)


def _wrong_cards(watched: Watched, claims: Claims, who: Mapping[str, str]) -> Iterator[str]:
    text = watched.line.text
    allowed = [tuple(told["cards"]) for told in watched.round if told["event"] == "round_scored"]
    allowed = [tuple(map(tuple, cards)) for cards in allowed] + [watched.totals]
    for found in re.findall(r"\d+-\d+(?:, \d+-\d+)+", text):
        cards = tuple((int(one), int(other)) for one, other in re.findall(r"(\d+)-(\d+)", found))
        if cards not in allowed and tuple(card[::-1] for card in cards) not in allowed:
            yield f"cards {found}"
    for said in re.finditer(claims.leads.replace("NAME", f"({'|'.join(who)})"), text):
        found = next(filter(None, said.groups()))
        index = SIDES.index(who[found])
        if sum(card[index] > card[1 - index] for card in watched.totals) < 2:
            yield f"{found} in the lead"
