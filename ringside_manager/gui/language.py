"""The language of the window: the one chosen, for Qt's own dialogs too; errors of all rooms, and what terms mean."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ringside_manager.errors import RingsideError
from ringside_manager.files import refusal
from ringside_manager.language import LANGUAGE, later, tr, translated

if TYPE_CHECKING:
    from ringside_manager.bout.outcome import Method


_INSTALLED: list[QTranslator] = []
"""Qt's translators in force; kept, because Qt does not own them."""


def speak(wish: str = "") -> str:
    """Choose the language of the window: the one wished for, else the system's; return its code."""
    code = LANGUAGE.speak(wish or QLocale.system().name().split("_")[0])
    while _INSTALLED:
        QCoreApplication.removeTranslator(_INSTALLED.pop())
    translator = QTranslator()
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    if translator.load(str(qt / f"qtbase_{code}.qm")):
        QCoreApplication.installTranslator(translator)
        _INSTALLED.append(translator)
    system = QLocale.system()
    QLocale.setDefault(system if system.name().split("_")[0] == code else QLocale(code))
    return code


# Errors of all rooms as the window shows them


@dataclass(frozen=True, slots=True)
class ErrorText:
    """An error in the window's language; ``title`` heads a box of its own, ``next_step`` may be empty."""

    title: str
    text: str
    next_step: str

    @property
    def whole(self) -> str:
        """What happened and what to do about it, on one line."""
        return f"{self.text} {self.next_step}".strip()


def error_text(error: BaseException) -> ErrorText:
    """Return an error in the window's language; one that is not of ours keeps its words.

    What the operating system reports of a file has the same words here as everywhere.
    """
    if isinstance(error, OSError) and isinstance(error.filename, str):
        error = refusal(Path(error.filename), error)
    if not isinstance(error, RingsideError):
        return ErrorText("", str(error), "")
    return ErrorText(translated(error.title), translated(error.message), translated(error.next_step))


# What abbreviations and the words of the trade mean: one home for tool tips, headings, the palette and the glossary

LONGEST = 48
"""Longer texts are sentences, which explain themselves."""


_CAPITALS = re.compile(r"[A-Z]{2}|\b(?:Dec|Pkt)\b")
"""What every abbreviation has, looked for first: most texts have none."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word or abbreviation as it is shown, what it stands for, what that means, and the rule behind it.

    Only abbreviations are looked for in texts.
    """

    short: Callable[[], str]
    name: Callable[[], str]
    meaning: Callable[[], str]
    rule: str = ""
    is_abbreviation: bool = True


def _rating(name: str, meaning: Callable[[], str], rule: str) -> Term:
    return Term(lambda: _words().rating_short(name), lambda: _words().rating(name), meaning, rule)


def _result(name: str, meaning: Callable[[], str]) -> Term:
    def kind() -> Method:
        from ringside_manager.bout.outcome import Method

        return Method[name]

    return Term(lambda: _words().method_short(kind()), lambda: _words().method(kind()), meaning)


def _words() -> ModuleType:
    """The words of the books, for which the start page does not wait."""
    from ringside_manager.gui import words

    return words


TERMS: tuple[Term, ...] = (
    Term(later("POP"), later("Popularity"), later("How big a name a fighter is. He earns it by beating others and by his rank; it opens the better arenas and makes purses larger."), "C28"),
    _result("KO", later("The loser was counted out.")),
    _result("TKO", later("The referee, the doctor or the rules ended it before a count of ten.")),
    _result("RTD", later("The corner or the man himself gave up, mostly between two rounds.")),
    _result("UD", later("It went the distance, and all judges had the same winner.")),
    _result("SD", later("It went the distance; two judges had one winner, the third the other.")),
    _result("MD", later("It went the distance; two judges had a winner, the third a draw.")),
    _result("DEC", later("It went the distance and was won on points.")),
    _result("TD", later("An accident ended it early, and the cards up to then decided.")),
    _result("DQ", later("The loser broke the rules once too often.")),
    _result("NC", later("It counts for nobody.")),
    _rating("agility", later("How hard he is to hit: what an opponent has to beat to land a punch. Most men have 41 to 60."), "R5"),
    _rating("endurance", later("How much he can take. The length of the bout is added to it, and what lands on him takes it away."), "R7"),
    _rating("counterpunch", later("His chance in percent to answer a punch he saw coming."), "R8"),
    _rating("uppercut", later("How good he is with this punch, mostly 1 to 4."), "R6"),
    _rating("right_jab", later("How good he is with this punch, mostly 1 to 4."), "R6"),
    _rating("right_hook", later("How good he is with this punch, mostly 1 to 4."), "R6"),
    _rating("combination", later("How good he is with several punches in a row, mostly 1 to 4."), "R6"),
    _rating("left_jab", later("How good he is with this punch, mostly 1 to 4."), "R6"),
    _rating("left_hook", later("How good he is with this punch, mostly 1 to 4."), "R6"),
    Term(later("Record"), later("Record"), later("Wins, losses, draws: 7-2-1."), "", False),
    Term(later("Purse"), later("Purse"), later("What a fighter is paid for a bout, by arena, result and popularity."), "C40", False),
    Term(later("Share"), later("Share"), later("The manager's part of the purse, in percent. It is rolled when a man is signed, and again from time to time."), "C20", False),
    Term(later("Arena"), later("Arena"), later("From The Pits, open to anybody, to The Best, for great names and the title. The better the house, the larger the purses."), "C41", False),
    Term(later("Rank"), later("Rank"), later("No. 1 and down: the contenders by the popularity they have earned. The champion stands above them."), "C32", False),
    Term(later("Champion"), later("Champion"), later("Holds the title of his weight class until he loses it in the ring or retires."), "C65", False),
    Term(later("Tired"), later("Tired"), later("A man who boxes again within three nights has not recovered: part of what his last bout took is still missing."), "C57", False),
    Term(later("Title bout"), later("Title bout"), later("The champion against a ranked contender, at The Best."), "C40", False),
    Term(later("Tournament"), later("Tournament"), later("Whoever loses is out. The winner of the first one is the first champion."), "C60", False),
    Term(later("Bye"), later("Bye"), later("A round of a tournament without an opponent: the top seeds go on without a bout."), "C61", False),
    Term(later("Walkover"), later("Walkover"), later("The opponent has retired, so a man goes on without a bout."), "C61", False),
    Term(later("Stable"), later("Stable"), later("The fighters of one manager."), "C6", False),
    Term(later("Free agent"), later("Free agent"), later("A fighter without a manager; one with an empty place can sign him."), "C18", False),
    Term(later("Promoter"), later("Promoter"), later("Keeps the books, approves the cards and settles what is in doubt: a person, or the program."), "C3", False),
    Term(later("Card"), later("Card"), later("The bouts of one arena on one night."), "C52", False),
    Term(later("Fight plan"), later("Fight plan"), later("What a fighter's corner does in bouts nobody plays by hand; sealed until he has boxed by it."), "C5", False),
    Term(later("Season"), later("Season"), later("Fifty-two fight nights, one a week."), "C2", False),
)  # fmt: skip
"""Every term, abbreviations first."""


def card_term(short: str, name: Callable[[], str], meaning: Callable[[], str], rule: str = "") -> Term:
    """A rating on the cards of one bout system, whose letters may stand for something else elsewhere.

    Its ``name`` as it is shown may end in the letters themselves, in brackets.
    """
    return Term(lambda: short, lambda: name().removesuffix(f"({short})").strip(), meaning, rule)


def term_in(text: str) -> Term | None:
    """The first abbreviation in a heading or label, as the language in force writes it; ``None`` without one."""
    if len(text) > LONGEST or _CAPITALS.search(text) is None:
        return None
    pattern, terms = _known(LANGUAGE.code)
    found = pattern.search(text)
    return None if found is None else terms[found.group()]


def told(term: Term) -> str:
    """A term in a line or two."""
    text = tr("{short}: {name}. {meaning}") if term.is_abbreviation else tr("{name}: {meaning}")
    return text.format(short=term.short(), name=term.name(), meaning=term.meaning())


def explained(text: str) -> str:
    """What the abbreviation in a text means; empty without one."""
    term = term_in(text)
    return "" if term is None else told(term)


@cache
def _known(_language: str) -> tuple[re.Pattern[str], dict[str, Term]]:
    terms = {term.short(): term for term in TERMS if term.is_abbreviation}
    longest_first = sorted(terms, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)"), terms
