"""What somebody who watched a Control bout knows: what happened while a line was told, and what its words claim."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.events import Event
from ringside_manager.commentary import Line, Tone

Told = Mapping[str, Any]
"""An event as JSON values."""
SIDES = ("red", "blue")
PUNCHES = "punches_thrown"


@dataclass
class Watched:
    """A line and the events it may speak of, its own or, where a round is scored, all of the round; with the cards."""

    line: Line
    events: list[Told] = field(default_factory=list)
    round: list[Told] = field(default_factory=list)
    totals: tuple[tuple[int, int], ...] = ()
    downs: dict[str, list[int]] = field(default_factory=dict)
    """By the number of the round, how often red and blue have gone down."""

    def has(self, *names: str, **facts: object) -> bool:
        """Whether one of those events is told with these facts; a fact given as a tuple may be any of it."""
        seen = self.round if self.line.tone is Tone.SCORE else self.events
        return any(told["event"] in names and _fits(told, facts) for told in seen)

    def landed(self) -> dict[str, int]:
        """What each has landed in the round."""
        return {told["corner"]: told["landed"] for told in self.round if told["event"] == PUNCHES}


def _fits(told: Told, facts: Mapping[str, object]) -> bool:
    return all(
        wanted(told.get(key))
        if callable(wanted)
        else told.get(key) in wanted
        if isinstance(wanted, tuple)
        else told.get(key) == wanted
        for key, wanted in facts.items()
    )


Happened = Callable[[Watched], bool]


def event(*names: str, **facts: object) -> Happened:
    """One of those events is among what the line tells."""
    return lambda watched: watched.has(*names, **facts)


def either(*one_of: Happened) -> Happened:
    return lambda watched: any(happened(watched) for happened in one_of)


def last_round(rounds: int) -> Happened:
    return lambda watched: watched.line.round == rounds


@dataclass(frozen=True)
class Claims:
    """What the words of a language claim; in ``people`` and ``landed`` NAME stands for a boxer, N for a number."""

    words: tuple[tuple[str, Happened], ...]
    people: tuple[tuple[str, tuple[str, ...], str, Mapping[str, object]], ...]
    landed: tuple[str, ...]
    """What he has landed in the round."""
    ordinals: Mapping[str, int]
    times: tuple[tuple[str, str], ...]
    """Words with NAME and ORDER, and what is counted: ``round`` for knockdowns in it, or the event with the number."""
    leads: str
    never: str
    """Words no Control bout can bear out: single punches, ropes, seconds of a count."""


def watch(events: Sequence[Event], lines: Iterable[Line]) -> Iterator[Watched]:
    """Every line with what was seen while it was told."""
    done, number, this_round = 0, 0, list[Told]()
    totals: tuple[tuple[int, int], ...] = ()
    downs: dict[str, list[int]] = {side: [] for side in SIDES}
    for line in lines:
        watched = Watched(line)
        while done <= line.event and line.tone is not Tone.BELL:
            told = events[done].as_dict()
            if told["round"] != number:
                number, this_round = int(str(told["round"])), []
            this_round.append(told)
            watched.events.append(told)
            if told["event"] == "knocked_down":
                downs[str(told["corner"])].append(number)
            if told["event"] == "round_scored":
                cards: Any = told.get("cards") or [told["points"]]
                before = totals or ((0, 0),) * len(cards)
                totals = tuple((a + c, b + d) for (a, b), (c, d) in zip(before, cards, strict=True))
            done += 1
        watched.round, watched.totals = list(this_round), totals
        watched.downs = {side: list(rounds) for side, rounds in downs.items()}
        yield watched


def denied(
    events: Sequence[Event], lines: Iterable[Line], claims: Claims, names: tuple[str, str]
) -> list[str]:
    """What the lines say that the events deny, one sentence for each such claim."""
    return [
        f"{what}: {watched.line.text}"
        for watched in watch(events, lines)
        if watched.line.tone not in (Tone.RESULT, Tone.BELL)
        for what in _lies(watched, claims, dict(zip(names, SIDES, strict=True)))
    ]


def _lies(watched: Watched, claims: Claims, who: Mapping[str, str]) -> Iterator[str]:
    text = watched.line.text
    if found := re.search(claims.never, text):
        yield f"never {found.group()}"
    for words, happened in claims.words:
        if re.search(words, text) and not happened(watched):
            yield f"words {words}"
    for words, told, fact, facts in claims.people:
        for name in _named(words, text, who):
            if not watched.has(*told, **{fact: who[name]}, **facts):
                yield f"{told} of {name}"
    yield from _wrong_numbers(watched, claims, who)
    yield from _wrong_times(watched, claims, who)
    yield from _wrong_cards(watched, claims, who)


def _named(words: str, text: str, who: Mapping[str, str]) -> Iterator[str]:
    for found in re.finditer(words.replace("NAME", f"({'|'.join(who)})"), text):
        yield next(filter(None, found.groups()))


def _wrong_numbers(watched: Watched, claims: Claims, who: Mapping[str, str]) -> Iterator[str]:
    """A number beside a name is what he landed; no other number is one nobody could have counted."""
    text, landed = watched.line.text, watched.landed()
    for words in claims.landed:
        pattern = words.replace("NAME", f"(?P<name>{'|'.join(who)})").replace("N_", r"(?P<number>\d+)")
        for found in re.finditer(pattern, text):
            if landed.get(who[found["name"]]) != int(found["number"]):
                yield f"{found['name']} landed {found['number']}"
    values = [*landed.values()]
    known = {watched.line.round, *values, abs(values[0] - values[-1]) if values else 0}
    known |= {told["warnings"] for told in watched.events if "warnings" in told}
    known |= {told["times"] for told in watched.events if told["event"] in ("beaten", "knocked_down")}
    known |= {downs.count(watched.line.round) for downs in watched.downs.values()}
    known |= {points for card in watched.totals for points in card}
    known |= {points for told in watched.round for card in told.get("cards", ()) for points in card}
    if watched.has("round_began", round=1):
        known.add(_ROUNDS)
    if watched.has("bout_ended"):
        return
    for number in re.findall(r"\d+", text):
        if int(number) not in known:
            yield f"the number {number}"


_ROUNDS = 9
"""The scheduled rounds of every bout that is told here."""


def _wrong_times(watched: Watched, claims: Claims, who: Mapping[str, str]) -> Iterator[str]:
    order = "|".join(claims.ordinals)
    for words, counted in claims.times:
        pattern = words.replace("NAME", f"(?P<name>{'|'.join(who)})").replace("ORDER", f"(?P<order>{order})")
        for found in re.finditer(pattern, watched.line.text):
            side, said = who[found["name"]], claims.ordinals[found["order"]]
            number = {watched.downs[side].count(watched.line.round)}
            if counted != "round":
                told = (told for told in watched.events if told["event"] == counted)
                number = {one["times"] for one in told if one["corner"] == side}
            if said not in number:
                yield f"{found.group()} and not {number}"


def _wrong_cards(watched: Watched, claims: Claims, who: Mapping[str, str]) -> Iterator[str]:
    text = watched.line.text
    scored = [
        told.get("cards") or [told["points"]] for told in watched.round if told["event"] == "round_scored"
    ]
    allowed = [tuple(map(tuple, cards)) for cards in scored] + [watched.totals]
    for found in re.findall(r"\d+-\d+(?:, \d+-\d+)*", text):
        cards = tuple((int(one), int(other)) for one, other in re.findall(r"(\d+)-(\d+)", found))
        if cards not in allowed and tuple(card[::-1] for card in cards) not in allowed:
            yield f"cards {found}"
    for name in _named(claims.leads, text, who):
        index = SIDES.index(who[name])
        if 2 * sum(card[index] > card[1 - index] for card in watched.totals) <= len(watched.totals):
            yield f"{name} in the lead"
