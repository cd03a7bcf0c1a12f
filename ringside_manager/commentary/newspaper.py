"""The newspaper: what happened in a league told as a headline and a sentence or two, from the phrase files.

``resources/phrases/news.toml`` holds the English sentences, ``news.de.toml`` and the like those of other
languages; how they are written is told in the README beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ringside_manager.commentary.phrases import Case, Fact, PhraseBook, phrase_book
from ringside_manager.commentary.sentences import fill
from ringside_manager.commentary.speaking_names import shown, speaking_names

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


def news_book(language: str) -> PhraseBook:
    """The phrases of a language, English where there are none in it."""
    own = phrase_book(f"{NEWS}.{language}")
    return own if own.cases else phrase_book(NEWS)


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
    book = news_book(language)
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
