"""The result of a bout as a line, and its figures as rows."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Outcome
from ringside_manager.commentary.phrases import Case, Fact, Length, PhraseBook, fill, phrases_in
from ringside_manager.commentary.tallies import leader_of
from ringside_manager.language import say
from ringside_manager.text_safety import match_key, tidy, visible

# What the commentator calls the two boxers: mostly by surname


_PARTICLES = frozenset((
    "al", "ben", "bin", "da", "de", "del", "della", "der", "di", "dos", "du", "el", "la", "le", "mac", "st", "ten",
    "ter", "van", "von",
))  # fmt: skip
_SUFFIX = re.compile(r"(jr|sr|jnr|snr)\.?|[ivx]+", re.IGNORECASE)


def speaking_names(red: str, blue: str) -> tuple[str, str]:
    """Short names of both, made safe to print, that nobody can take for each other."""
    short = _surname(shown(red)), _surname(shown(blue))
    if match_key(short[0]) != match_key(short[1]):
        return short
    full = shown(red), shown(blue)
    if match_key(full[0]) != match_key(full[1]):
        return full
    return f"{full[0]} (red)", f"{full[1]} (blue)"


def shown(name: str) -> str:
    """``name`` as it can be printed: on one line, hidden characters as their codes."""
    return visible(tidy(name))


def _surname(name: str) -> str:
    words = name.split()
    end = len(words)
    while end > 2 and _SUFFIX.fullmatch(words[end - 1]):
        end -= 1
    start = end - 1
    while start > 1 and words[start - 1].casefold().rstrip(".") in _PARTICLES:
        start -= 1
    return " ".join(words[max(0, start) : end]).rstrip(",") or name


RESULTS = "results"
"""The phrase file of bells, scores and last lines."""
SECONDS = "second"
"""The unit of a clock that is told in minutes and seconds."""


def clock_time(time: int, clock: str) -> str:
    """A system's time as it is shown: seconds as ``1:34``, any other unit as its number; ``clock`` names the unit."""
    return f"{time // 60}:{time % 60:02d}" if clock == SECONDS else str(time)


def result_line(outcome: Outcome, red: str, blue: str, clock: str, language: str = "en") -> str:
    """Such as ``Muhammad Ali beats Rocky Marciano by KO in round 7 (turn 12)``; names are made safe to print.

    ``clock`` names the unit of ``outcome.time``; scores are told from the winner's side.
    """
    red, blue = shown(red), shown(blue)
    winner, loser = (red, blue) if outcome.winner is RED else (blue, red)
    names = {"red": red, "blue": blue, "winner": winner, "loser": loser, "scores": _scores(outcome)}
    facts: dict[str, Fact] = {"method": outcome.method.value, "round": outcome.round, "time": outcome.time}
    facts |= {"cause": outcome.cause, "clock": clock, "at": clock_time(outcome.time, clock)}
    return _said("result", facts, names, language)


def round_line(number: int, language: str = "en") -> str:
    """A round is rung in."""
    return _said("round_begun", {"round": number}, {}, language)


def time_mark(number: int, time: int, clock: str, language: str = "en") -> str:
    """When something happened, for a line that stands alone, such as ``R3 T12:``; ``clock`` names the unit."""
    facts: dict[str, Fact] = {"round": number, "time": time, "clock": clock, "at": clock_time(time, clock)}
    return _said("time_mark", facts, {}, language)


def score_line(
    number: int,
    names: tuple[str, str],
    cards: Sequence[tuple[int, int]],
    language: str = "en",
    length: Length = Length.STANDARD,
) -> str:
    """How both stand after a round on every judge's card; names and points are (red, blue)."""
    red, blue = cards[0]
    leader = leader_of(tuple(cards))
    shown_first = [(his, mine) for mine, his in cards] if leader == BLUE.value else cards
    facts: dict[str, Fact] = {
        "round": number,
        "points_red": red,
        "points_blue": blue,
        "judges": len(cards),
        "leader": leader,
        "cards": ", ".join(f"{mine}-{his}" for mine, his in shown_first),
    }
    ahead = names[leader == BLUE.value]
    return _said("round_over", facts, {"red": names[0], "blue": names[1], "ahead": ahead}, language, length)


def _said(
    event: str,
    facts: Mapping[str, Fact],
    names: Mapping[str, str],
    language: str,
    length: Length = Length.STANDARD,
) -> str:
    """The first sentence of the case that fits, which dice have no part in."""
    book = phrases_in(language, RESULTS)
    case = book.case(event, facts, length)
    spoken = {name: book.word(fact) for name, fact in facts.items()}
    return fill(case.say[0], {**spoken, **names}) if case is not None else ""


def summary(outcome: Outcome) -> tuple[tuple[str, int, int], ...]:
    """What both did, each figure of red and blue: knockdowns, punches, damage, strength left, and the cards."""
    left = outcome.start[0] - outcome.loss[0], outcome.start[1] - outcome.loss[1]
    cards = outcome.scorecards
    return (
        (say("Knockdowns scored"), *outcome.knockdowns),
        (say("Punches landed"), *outcome.landed),
        (say("Damage done"), *outcome.damage),
        (say("Strength left"), *left),
        *(
            (
                say("Points") if len(cards) == 1 else say("Points, {judge}", judge=shown(card.judge)),
                *card.total,
            )
            for card in cards
        ),
    )


def _scores(outcome: Outcome) -> str:
    """The cards in brackets, the winner's points first (red's in a draw); nothing without cards."""
    totals = [
        card.total if outcome.winner in (RED, None) else card.total[::-1] for card in outcome.scorecards
    ]
    return f" ({', '.join(f'{mine}-{his}' for mine, his in totals)})" if totals else ""


# The newspaper: what happened in a league told as a headline and a sentence or two, from the phrase files


NEWS = "news"
"""The phrase file of the newspaper."""
MONEY = frozenset({"amount", "purse_one", "purse_other"})
"""Facts that are whole dollars."""


@dataclass(frozen=True, slots=True)
class Story:
    """A story as it is printed."""

    headline: str
    text: str


@dataclass(frozen=True, slots=True)
class Names:
    """Names in a story, printed as they are: people of the ring first, then others by what they are called in phrases."""

    one: str = ""
    other: str = ""
    others: tuple[tuple[str, str], ...] = ()

    def values(self) -> dict[str, str]:
        """Every blank a name can fill: ``one`` short and ``one_full`` whole, and so on."""
        short = speaking_names(self.one, self.other) if self.other else (shown(self.one), "")
        named = {name: shown(value) for name, value in self.others}
        full = {"one_full": shown(self.one), "other_full": shown(self.other)}
        return {"one": short[0], "other": short[1], **full, **named}


def tell(
    situation: str,
    names: Names,
    facts: Mapping[str, Fact],
    turn: int,
    *,
    language: str = "en",
    dollars: Callable[[int], str] = "${:,}".format,
) -> Story:
    """A story; the same facts and turn are always told alike, the next turn in other words.

    ``turn`` counts the stories of the paper; ``dollars`` writes amounts.  Raises ``KeyError`` for a situation
    the phrase file has no sentence for.
    """
    book = phrases_in(language, NEWS)
    values = {
        **{name: _value(book, name, fact, dollars) for name, fact in facts.items()},
        **names.values(),
    }
    if language == "en" and (cup := values.get("cup_name", "")).casefold().endswith("title tournament"):
        values["cup_name"] = (
            f"the {cup[0].lower()}{cup[1:]}"  # what the office calls it is no name of its own
        )
    known: dict[str, Fact] = {**facts, **names.values()}
    headline = _sentence(book, f"{situation}_headline", known, values, turn)
    body = _sentence(book, situation, known, values, turn)
    if not headline or not body:
        raise KeyError(situation)
    more = _sentence(book, f"{situation}_more", known, values, turn)
    return Story(headline, f"{body} {more}" if more else body)


def _value(book: PhraseBook, name: str, fact: Fact, dollars: Callable[[int], str]) -> str:
    return dollars(fact) if name in MONEY and isinstance(fact, int) else book.word(fact)


def _sentence(
    book: PhraseBook, event: str, facts: Mapping[str, Fact], values: Mapping[str, str], turn: int
) -> str:
    case = book.case(event, facts)
    return fill(pick(case, turn), values) if case is not None and case.say else ""


def pick(case: Case, turn: int) -> str:
    """A phrase of a case by the number of the story; two turns in a row never take the same one of several."""
    count = len(case.say)
    return case.say[(turn + turn // count) % count if count > 2 else turn % count]
