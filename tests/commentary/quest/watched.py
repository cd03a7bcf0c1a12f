"""What somebody who watched a Quest bout knows: what happened while a line was told, and what its words claim."""

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


@dataclass
class Watched:
    """A line and the events it tells; with all of the round so far, the cards, and who has been down how often."""

    line: Line
    events: list[Told] = field(default_factory=list)
    round: list[Told] = field(default_factory=list)
    totals: tuple[tuple[int, int], ...] = ()
    downs: dict[str, list[int]] = field(default_factory=dict)
    """By the number of the round, how often red and blue have gone down."""
    planned: dict[str, Told] = field(default_factory=dict)
    """What each set out to do in this clash."""

    def has(self, *names: str, **facts: object) -> bool:
        """Whether one of those events is told with these facts; where the round is scored, any of the round."""
        seen = self.round if self.line.tone is Tone.SCORE else self.events
        return any(told["event"] in names and fits(told, facts) for told in seen)

    def stances(self) -> set[str]:
        """The stances of both in this clash."""
        return {str(told["stance"]) for told in self.planned.values()}


def fits(told: Told, facts: Mapping[str, object]) -> bool:
    """Whether an event has the facts; a tuple means one of it, a function asks."""
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
    """One of these has happened."""
    return lambda watched: any(happened(watched) for happened in one_of)


def move(name: str) -> Happened:
    """Somebody means to do it in this clash, or cannot pay for it."""
    return either(event("stance_taken", move=name), event("stance_taken", dropped=name))


def stances(*both: str) -> Happened:
    """These are the stances of this clash."""
    return lambda watched: watched.stances() == set(both)


def last_round(rounds: int) -> Happened:
    """It is the last one."""
    return lambda watched: watched.line.round == rounds


@dataclass(frozen=True)
class Claims:
    """What the words of a language claim; NAME stands for a boxer, ORDER for a place in a row, N_ for a number."""

    words: tuple[tuple[str, Happened], ...]
    people: tuple[tuple[str, tuple[str, ...], str, Mapping[str, object]], ...]
    """Words, the events that bear them out, the fact that names the boxer (``other``: they name his opponent), and facts they must have."""
    hits: tuple[str, ...]
    """NAME and the clashes of the round in which he hit, N_."""
    ordinals: Mapping[str, int]
    times: tuple[tuple[str, str], ...]
    """NAME, ORDER, and what is counted: ``round``, ``tonight`` or ``cuts``."""
    leads: str
    criteria: Mapping[str, str]
    """How what a judge looks for is called."""
    never: str
    """Words no Quest bout can bear out: punches by name, seconds of a count, an eye."""


def watch(events: Sequence[Event], lines: Iterable[Line]) -> Iterator[Watched]:
    """Every line with what was seen while it was told."""
    done, number, this_round = 0, 0, list[Told]()
    totals: tuple[tuple[int, int], ...] = ((0, 0),) * 3
    downs: dict[str, list[int]] = {side: [] for side in SIDES}
    planned: dict[str, Told] = {}
    for line in lines:
        watched = Watched(line)
        while done <= line.event and line.tone is not Tone.BELL:
            told: Told = events[done].as_dict()
            if told["round"] != number:
                number, this_round = told["round"], []
            this_round.append(told)
            watched.events.append(told)
            if told["event"] == "knocked_down":
                downs[told["corner"]].append(number)
            elif told["event"] == "stance_taken":
                planned[told["corner"]] = told
            elif told["event"] == "round_scored":
                pairs = zip(totals, told["cards"], strict=True)
                totals = tuple((had[0] + got[0], had[1] + got[1]) for had, got in pairs)
            done += 1
        watched.round, watched.totals, watched.planned = list(this_round), totals, dict(planned)
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
            side = who[name]
            named = {"corner": SIDES[side == "red"]} if fact == "other" else {fact: side}
            if not watched.has(*told, **named, **facts):
                yield f"{told} of {name}"
    yield from _wrong_numbers(watched, claims, who)
    yield from _wrong_times(watched, claims, who)
    yield from _wrong_cards(watched, claims, who)
    yield from _wrong_criteria(watched, claims)


def _named(words: str, text: str, who: Mapping[str, str]) -> Iterator[str]:
    for found in re.finditer(words.replace("NAME", f"({'|'.join(who)})"), text):
        yield next(filter(None, found.groups()))


def _wrong_numbers(watched: Watched, claims: Claims, who: Mapping[str, str]) -> Iterator[str]:
    """A number beside a name is in how many clashes he hit; a number nobody could know is false."""
    text = watched.line.text
    tally = [told["tally"] for told in watched.events if told["event"] == "round_scored"]
    for words in claims.hits:
        pattern = words.replace("NAME", f"(?P<name>{'|'.join(who)})").replace("N_", r"(?P<number>\d+)")
        for found in re.finditer(pattern, text):
            if int(found["number"]) not in {pair[SIDES.index(who[found["name"]])] for pair in tally}:
                yield f"{found['name']} hit in {found['number']}"
    known = {watched.line.round} | {hits for pair in tally for hits in pair}
    known |= {points for card in watched.totals for points in card}
    known |= {points for told in watched.events for card in told.get("cards", ()) for points in card}
    if watched.has("round_began", round=1):
        known.add(ROUNDS)
    for number in re.findall(r"\d+", re.sub(r"^R\d+ [CG]\d:|\d+\. (?:Mal|heute)", "", text)):
        if int(number) not in known:
            yield f"the number {number}"


ROUNDS = 6
"""The scheduled rounds of every bout that is told here."""


def _wrong_times(watched: Watched, claims: Claims, who: Mapping[str, str]) -> Iterator[str]:
    order = "|".join(claims.ordinals)
    for words, counted in claims.times:
        pattern = words.replace("NAME", f"(?P<name>{'|'.join(who)})").replace("ORDER", f"(?P<order>{order})")
        for found in re.finditer(pattern, watched.line.text):
            side, said = who[found["name"]], claims.ordinals[found["order"]]
            downs = watched.downs[side]
            number = downs.count(watched.line.round) if counted == "round" else len(downs)
            if counted == "cuts":
                number = max([told["cuts"] for told in watched.events if "cuts" in told], default=0)
            if said != number:
                yield f"{found.group()} and not {number}"


def _wrong_cards(watched: Watched, claims: Claims, who: Mapping[str, str]) -> Iterator[str]:
    text = watched.line.text
    allowed = [tuple(map(tuple, told["cards"])) for told in watched.events if "cards" in told] + [
        watched.totals
    ]
    for found in re.findall(r"\d+-\d+(?:, \d+-\d+)*", text):
        cards = tuple((int(one), int(other)) for one, other in re.findall(r"(\d+)-(\d+)", found))
        if cards not in allowed and tuple(card[::-1] for card in cards) not in allowed:
            yield f"cards {found}"
    for name in _named(claims.leads, text, who):
        index = SIDES.index(who[name])
        if sum(card[index] > card[1 - index] for card in watched.totals) < 2:
            yield f"{name} in the lead"


def _wrong_criteria(watched: Watched, claims: Claims) -> Iterator[str]:
    """At the end all that the judges looked for is told, and before it nothing of it."""
    shown = {one for told in watched.events for one in told.get("criteria", ())}
    said = {one for one, called in claims.criteria.items() if re.search(called, watched.line.text)}
    if said and said != shown:
        yield f"the judges looked for {said}"
