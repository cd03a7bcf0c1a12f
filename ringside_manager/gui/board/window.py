"""What the window knows of one bout system, found by the entry-point group ``ringside_manager.windows``.

A system without a window of its own gets the plain board, and its own explanations for words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from ringside_manager.bout import registry
from ringside_manager.bout.corner import Comparison, Corner, Facts, Request
from ringside_manager.bout.engine import EngineInfo, Setup
from ringside_manager.bout.events import Event
from ringside_manager.bout.terms import OptionSpec
from ringside_manager.gui.board import Meaning, Moment, Names, Text, Words, plainly
from ringside_manager.gui.board.face import FaceMaker, PlainFace
from ringside_manager.gui.language import Term, card_term
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.language import later, tr, translated

GROUP = "ringside_manager.windows"
_OURS = "ringside_manager."
Lines = tuple[str, ...]
Incidents = Mapping[type[Event], Callable[[Any], str | None]]
Values = Mapping[str, int]
"""An effect's numbers by the names of ``EngineInfo.measures``."""
Thrown = tuple[str, Comparison | None]
"""What a die is thrown for, and how it is held against its bound."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an option is not there: only while the boxer has ``mark`` (always if empty), by ``rule``."""

    text: Text
    rule: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Duel:
    """Two dice thrown against each other, red's first; ``decided`` names ``first``, the higher; ``equal`` decides nothing."""

    red: str
    blue: str
    decided: Text
    equal: Text
    again: Text


def sentences(shapes: Words, values: Values) -> Lines:
    """Return the sentences in which a number stands that ``values`` holds, by its name."""
    return tuple(shape().format(**values) for name, shape in shapes.items() if name in values)


def _unmarked(_setup: Setup, _moment: Moment, _corner: Corner) -> tuple[Mark, ...]:
    return ()


def _never(_word: str, _values: Values) -> bool:
    return False


def _nothing_known(_request: Request[Any], _facts: Facts) -> Lines:
    return ()


@dataclass(frozen=True, slots=True)
class DeskWords:
    """What the desk asks and explains while a bout is played, by the kinds of decisions and purposes of dice.

    Attributes:
        questions: what is asked, with ``{name}`` and ``{other}``.
        as_needed: kinds of decisions that offer only what there is a need for.
        reasons: why an option is missing, by kind and option.
        effects: short sentences on what an option does; ``None`` where the numbers do not suffice.
        known: what the corner alone knows when it decides in secret.
        secrets: the two kinds of decisions both corners take at once, each in secret.
        headings: over a table of secret choices, with ``{name}``.
        shown: a secret choice that is opened, with ``{name}`` and ``{option}``.
        columns: what the columns of a table of secret choices are.
        explained: kinds of secret choices of which sentences say what they do, beside a table of what they are worth.
        measures: whole sentences for measures that are yes or no.
        thrown: what a die is thrown for, with ``{name}``, ``{sides}`` and ``{bound}``.
        meanings: what a roll means that is held against a number: where it holds, and where not.
        rolled: a roll in the course of the bout, with ``{name}``, ``{other}``, ``{roll}``, ``{bound}`` and ``{meaning}``.
        duel: two dice thrown against each other.
        sheet: kinds of decisions that are asked in a row and belong on one sheet, in groups that stand beside each other.
        needless: whether an option of a sheet can do nothing, by its word and what it does; it is left out there.
    """

    questions: Words = field(default_factory=dict)
    as_needed: frozenset[str] = frozenset()
    reasons: Mapping[tuple[str, str], Reason] = field(default_factory=dict)
    effects: Mapping[str, Callable[[str, Values], Lines | None]] = field(default_factory=dict)
    known: Callable[[Request[Any], Facts], Lines] = _nothing_known
    secrets: tuple[str, ...] = ()
    headings: Words = field(default_factory=dict)
    shown: Words = field(default_factory=dict)
    columns: Words = field(default_factory=dict)
    explained: frozenset[str] = frozenset()
    measures: Words = field(default_factory=dict)
    thrown: Mapping[Thrown, Text] = field(default_factory=dict)
    meanings: Mapping[str, Meaning] = field(default_factory=dict)
    rolled: Mapping[Thrown, Text] = field(default_factory=dict)
    duel: Duel | None = None
    sheet: tuple[tuple[str, ...], ...] = ()
    needless: Callable[[str, Values], bool] = _never

    def question(self, kind: str) -> str:
        """What is asked; empty where neither the system nor boxing has a question."""
        known = self.questions.get(kind) or QUESTIONS.get(kind)
        return known() if known else ""

    def meaning(self, purpose: str, *, holds: bool) -> str:
        """What a roll means that is held against a number: ``on target``."""
        yes, no = self.meanings.get(purpose) or MEANINGS.get(purpose) or _PLAIN_MEANING
        return (yes if holds else no)()


@dataclass(frozen=True, slots=True)
class Clauses:
    """The facts of a system within the conditions of a plan, by the names of ``EngineInfo.facts``.

    Attributes:
        leads: facts below 0 for the one who is behind.
        amounts: numbers.
        percentages: numbers from 0 to 100.
        flags: facts that are so or not so.
        doing: what is done with a choice, by the kind of the decision, with ``{chosen}``.
    """

    leads: Words = field(default_factory=dict)
    amounts: Words = field(default_factory=dict)
    percentages: Words = field(default_factory=dict)
    flags: Mapping[str, Meaning] = field(default_factory=dict)
    doing: Words = field(default_factory=dict)

    def lead(self, name: str) -> Text | None:
        """A lead: ``on points``; ``None`` for any other fact."""
        return self.leads.get(name) or LEADS.get(name)

    def amount(self, name: str) -> Text | None:
        return self.amounts.get(name) or AMOUNTS.get(name)

    def percentage(self, name: str) -> Text | None:
        return self.percentages.get(name) or PERCENTAGES.get(name)

    def flag(self, name: str) -> tuple[Text, Text] | None:
        """A fact that is so, and that is not so."""
        return self.flags.get(name) or FLAGS.get(name)


def _no_title(_value: str) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class OptionNames:
    """The options of a system, by the names of ``EngineInfo.options``.

    Attributes:
        titles: what an option is called.
        values: what may be chosen.
        groups: the headings of groups of options.
        value: what may be chosen and is made of several names; empty for anything else.
    """

    titles: Words = field(default_factory=dict)
    values: Words = field(default_factory=dict)
    groups: Words = field(default_factory=dict)
    value: Callable[[str], str] = _no_title

    def title(self, spec: OptionSpec) -> str:
        """What an option is called; one the window does not know by its own name."""
        known = self.titles.get(spec.name) or _TITLES.get(spec.name)
        return known() if known else plainly(spec.name)

    def explanation(self, spec: OptionSpec) -> str:
        """What an option means: where several systems have it, in words for all of them."""
        known = _EXPLANATIONS.get(spec.name)
        return known() if known else translated(spec.explanation)

    def value_title(self, value: str) -> str:
        known = self.values.get(value) or _VALUES.get(value)
        return known() if known else self.value(value) or plainly(value)

    def group(self, name: str) -> str:
        known = self.groups.get(name) or _GROUPS.get(name)
        return known() if known else name


@dataclass(frozen=True, slots=True)
class CardNames:
    """What is on a fighter's card, by the keys of ``card_data``; ``group.key`` for a rating that has another name there.

    Attributes:
        ratings: what a rating, or a group of ratings, is called.
        values: how a word is read.
        ranges: lists that are the first and the last number of a range.
        meanings: what a rating of few letters means, and the rule it comes from.
    """

    ratings: Words = field(default_factory=dict)
    values: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    ranges: frozenset[str] = frozenset()
    meanings: Mapping[str, tuple[Callable[[], str], str]] = field(default_factory=dict)

    def term(self, key: str, group: str = "") -> Term | None:
        """The abbreviation a rating is printed as, for the glossary; ``None`` for one that is written out."""
        known = self.meanings.get(f"{group}.{key}") or self.meanings.get(key)
        name = self.ratings.get(f"{group}.{key}") or self.ratings.get(key)
        return card_term(key.removesuffix("_column"), name, *known) if known and name else None

    def terms(self) -> tuple[Term, ...]:
        """Every abbreviation of the card."""
        found = (self.term(key, group) for group, _, key in (name.rpartition(".") for name in self.meanings))
        return tuple(filter(None, found))

    def value(self, key: str, word: str) -> str:
        known = self.values.get(key) or _CARD_VALUES.get(key)
        return known(word) if known else word

    def rating(self, key: str, group: str = "") -> str:
        """What a rating is called; ``group`` is the one it stands in."""
        known = self.ratings.get(f"{group}.{key}") or self.ratings.get(key) or _RATINGS.get(key)
        return known() if known else plainly(key) if key.islower() else key


@dataclass(frozen=True, slots=True)
class SystemWindow:
    """All the window knows of one system.

    Attributes:
        face: its board.
        names: what its names are called.
        desk: what is asked and explained while a bout is played.
        clauses: its facts within the conditions of a plan.
        options: its options.
        card: its fighters' cards.
        incidents: an injury or a foul in a few words; empty for what is none, ``None`` where nothing fits.
        deciding: yes-or-no options without which a corner decides hardly more than whether to give up.
        marks: what a bout so far has left on the head of the boxer in a corner.
    """

    face: FaceMaker = PlainFace
    names: Names = field(default_factory=Names)
    desk: DeskWords = field(default_factory=DeskWords)
    clauses: Clauses = field(default_factory=Clauses)
    options: OptionNames = field(default_factory=OptionNames)
    card: CardNames = field(default_factory=CardNames)
    incidents: Incidents = field(default_factory=dict)
    deciding: tuple[str, ...] = ()
    marks: Callable[[Setup, Moment, Corner], tuple[Mark, ...]] = _unmarked

    def incident(self, event: Event) -> str:
        """What happened in a few words; empty for what is no injury or foul after all."""
        known = self.incidents.get(type(event))
        if known is not None and (said := known(event)) is not None:
            return said
        facts = [str(value) for name, value in event.as_dict().items() if name not in _WITH_EVERY]
        rest = ", ".join(fact.replace("_", " ") for fact in facts if fact)
        what = plainly(event.name)
        return f"{what} ({rest})" if rest else what


PLAIN = SystemWindow()
"""The window of a system nothing is known of."""


def window_of(info: EngineInfo) -> SystemWindow:
    """The window of a system; the plain one if it has none."""
    return named(info.system)


@cache
def named(system: str) -> SystemWindow:
    """The window registered under a system's name; the plain one if there is none, or if it is broken."""
    found = sorted(
        entry_points(group=GROUP, name=system), key=lambda entry: not entry.value.startswith(_OURS)
    )
    if not found:
        return PLAIN
    try:
        window = found[0].load()
        if not isinstance(window, SystemWindow):
            raise TypeError(f"the entry point {system} of {GROUP} is not a SystemWindow")  # noqa: TRY301
    except BaseException as fault:  # SystemExit as well: a plug-in does not end the program
        if found[0].value.startswith(_OURS) or isinstance(fault, KeyboardInterrupt):
            raise
        _faults[system] = registry.told(fault)
        return PLAIN
    return window


_faults: dict[str, str] = {}


def fault_of(system: str) -> str:
    """Why the window another package brings for a system is left out; empty if it is not."""
    named(system)
    return _faults.get(system, "")


def forget() -> None:
    """Look for windows again (after a package was installed or taken out)."""
    named.cache_clear()
    _faults.clear()


_WITH_EVERY = frozenset({"event", "round", "corner", "turn", "second", "segment", "clash"})
"""Facts that are said of every incident anyway, or are the clock."""

# Boxing's own words, which several systems use

QUESTIONS: Words = {
    "treat": later("What does the corner of {name} work on next?"),
    "plan": later("How shall {name} fight the coming round?"),
    "towel": later("Does the corner of {name} let him go on?"),
}
MEANINGS: Mapping[str, Meaning] = {"count": (later("counted out"), later("he rises"))}
_PLAIN_MEANING: tuple[Text, Text] = (later("it succeeds"), later("it fails"))
LEADS: Words = {
    "lead": later("on points"),
    "lead_lowest": later("on the card that is worst for him"),
    "round_lead": later("in this round"),
    "endurance_lead": later("in Endurance"),
    "stamina_lead": later("in stamina"),
}
AMOUNTS: Words = {
    "own_endurance": later("his Endurance"),
    "opponent_endurance": later("the opponent's Endurance"),
    "own_landed": later("the number of punches he landed this round"),
    "opponent_landed": later("the number of punches the opponent landed this round"),
    "own_knockdowns": later("the number of knockdowns he scored"),
    "opponent_knockdowns": later("the number of knockdowns the opponent scored"),
    "own_downs": later("the number of times he was down this round"),
    "opponent_downs": later("the number of times the opponent was down this round"),
    "own_warnings": later("the number of warnings he has had"),
    "opponent_warnings": later("the number of warnings the opponent has had"),
    "own_control": later("his control factor"),
    "opponent_control": later("the opponent's control factor"),
    "own_power": later("the highest number of his power punches"),
    "opponent_power": later("the highest number of the opponent's power punches"),
    "own_chin": later("the rating by which he goes down"),
    "opponent_chin": later("the rating by which the opponent goes down"),
    "own_hand": later("the injury of his hand, 0 to 2,"),
    "opponent_hand": later("the injury of the opponent's hand, 0 to 2,"),
    "own_stamina": later("his stamina"),
    "opponent_stamina": later("the opponent's stamina"),
    "own_fouls": later("the number of his fouls"),
    "opponent_fouls": later("the number of the opponent's fouls"),
    "own_times_down": later("the number of times he was down in the bout"),
    "opponent_times_down": later("the number of times the opponent was down in the bout"),
}
PERCENTAGES: Words = {
    "own_endurance_percent": later("his Endurance"),
    "opponent_endurance_percent": later("the opponent's Endurance"),
    "own_stamina_percent": later("his stamina"),
    "opponent_stamina_percent": later("the opponent's stamina"),
}
FLAGS: Mapping[str, Meaning] = {
    "lead_safe": (
        later("he wins if he is standing at the end"),
        later("standing to the end is not yet enough"),
    ),
    "own_trapped": (later("he is trapped"), later("he is not trapped")),
    "opponent_trapped": (later("the opponent is trapped"), later("the opponent is not trapped")),
    "in_control": (later("he is in control"), later("the opponent is in control")),
}
_TITLES: Words = {
    "scoring": later("Scoring"),
    "saved_by_bell": later("Saved by the bell"),
    "three_knockdown_rule": later("Three-knockdown rule"),
}
_VALUES: Words = {
    "rounds": later("By rounds won"),
    "ten_must": later("Ten-point must"),
    "random": later("Drawn before every bout"),
    "nobody": later("Nobody"),
}
_GROUPS: Words = {"Control and points": later("Control and points"), "Knockdowns": later("Knockdowns")}


def _stance(word: str) -> str:
    known = {"orthodox": tr("Orthodox"), "southpaw": tr("Southpaw"), "": tr("Not known")}
    return known.get(word, word)


_CARD_VALUES: Mapping[str, Callable[[str], str]] = {"stance": _stance}
_RATINGS: Words = {
    "special": later("Special trait"),
    "stance": later("Stance"),
    "power": later("One-punch power"),
    "hook": later("Hook"),
    "cross": later("Cross"),
    "combination": later("Combination"),
    "uppercut": later("Uppercut"),
}
_EXPLANATIONS: Words = {
    "scoring": later("How judges score a round: one for its winner, or by a must system."),
    "saved_by_bell": later("A boxer who is down when the bell ends a round cannot be counted out."),
}
