"""A fighter set while somebody writes it: a value that may hold mistakes and knows them, with undo and redo."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Generic, TypeVar

from ringside_manager.bout.terms import ABILITY_NAMES
from ringside_manager.errors import UsageError
from ringside_manager.fighters import MAX_FIGHTERS, Fighter, FighterSet
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.set_csv import CARDS, COLUMNS, FIELDS, Line, line_of, node_of
from ringside_manager.fighters.sets import FIGHTER, FIGHTER_SET, SCHEMA_VERSION
from ringside_manager.language import say
from ringside_manager.text_safety import match_key, tidy
from ringside_manager.written import Fault, ListNode, MapNode, Node, Report, TextNode
from ringside_manager.written.cards import Anything
from ringside_manager.written.kinds import Kind, Many, Schema

# Undo and redo.


T = TypeVar("T")
MOST_STEPS = 500


@dataclass(frozen=True, slots=True)
class Step(Generic[T]):
    """A state, what was done to come to it, and the run of typing it belongs to (empty: none)."""

    state: T
    act: str = ""
    run: str = ""


@dataclass(frozen=True, slots=True)
class Steps(Generic[T]):
    """The state in force with those before and after it."""

    now: Step[T]
    before: tuple[Step[T], ...] = ()
    after: tuple[Step[T], ...] = ()

    @classmethod
    def begin(cls, state: T) -> Steps[T]:
        return cls(Step(state))

    @property
    def state(self) -> T:
        return self.now.state

    def take(self, state: T, act: str, run: str = "") -> Steps[T]:
        """Go on to another state; acts of one run, such as letters of a word, are one step.

        What had been undone is forgotten; after ``MOST_STEPS`` the oldest go.
        """
        if state == self.state:
            return self
        if run and run == self.now.run:
            return Steps(Step(state, act, run), self.before)
        return Steps(Step(state, act, run), (*self.before, self.now)[-MOST_STEPS:])

    def undone(self) -> Steps[T]:
        """The state before, if there is one."""
        if not self.before:
            return self
        return Steps(self.before[-1], self.before[:-1], (self.now, *self.after))

    def redone(self) -> Steps[T]:
        """The state that was undone last, if there is one."""
        if not self.after:
            return self
        return Steps(self.after[0], (*self.before, self.now), self.after[1:])

    @property
    def undoes(self) -> str:
        """The act ``undone`` takes back; empty if none."""
        return self.now.act if self.before else ""

    @property
    def redoes(self) -> str:
        """The act ``redone`` repeats; empty if none."""
        return self.after[0].act if self.after else ""


# The set.


ABOUT = ("name", "title", "description", "source")
"""The fields of the set itself."""
_NAMES: dict[int, str] = {column: name for name, column in COLUMNS.items()}
_AVERAGE = Line(
    tuple({"agility": "50", "endurance": "10", "counterpunch": "20"}.get(name, "2") if name in ABILITY_NAMES else ""
          for name in FIELDS)
)  # fmt: skip
"""What the dice give on the average, rounded down (R5-R8)."""
_REMEMBERED = 2 * MAX_FIGHTERS


class _Unread(Kind[None]):
    """Stands for fighters of whom only the names matter."""

    def read(self, node: Node, report: Report) -> None:
        return None

    def schema(self) -> Schema:
        return Anything().schema()


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is wrong with a field: of the fighter numbered ``fighter``, or of the set itself (0)."""

    fighter: int
    field: str
    message: str


@dataclass(frozen=True, slots=True)
class Draft:
    """A fighter being written; ``number`` is his as long as the set is open, wherever he stands."""

    number: int
    line: Line


@dataclass(frozen=True, slots=True)
class EditedSet:
    """A set being written, its parts as texts; every verb returns another set."""

    about: tuple[str, ...] = ("", "", "", "")
    drafts: tuple[Draft, ...] = ()
    given: int = 0
    """The highest number a fighter of it ever had."""

    # from and to a set --------------------------------------------------------------------------------

    @classmethod
    def of(cls, fighter_set: FighterSet) -> EditedSet:
        about = (fighter_set.name, fighter_set.title, fighter_set.description, fighter_set.source)
        return cls(about).with_fighters(fighter_set.fighters)

    def finished(self) -> FighterSet:
        """The set, if nothing in it is wrong; else raises ``SetError`` with every problem by line."""
        report = Report(f"the set {self.about[0]}".strip())
        fighters = [
            node_of(draft.line, _cards(draft.line), line) for line, draft in enumerate(self.drafts, start=1)
        ]
        about = {
            name: text for name, text in zip(ABOUT, self.about, strict=True) if text or name in ABOUT[:2]
        }
        entries: list[tuple[TextNode, Node]] = [
            (_key("schema_version"), TextNode(0, 0, str(SCHEMA_VERSION))),
            *((_key(name), TextNode(0, 0, text, plain=False)) for name, text in about.items()),
            (_key("fighters"), ListNode(0, 0, tuple(fighters))),
        ]
        fighter_set = FIGHTER_SET.read(MapNode(0, 0, tuple(entries)), report)
        return report.result(fighter_set)

    # reading ------------------------------------------------------------------------------------------

    def draft(self, number: int) -> Draft | None:
        return next((draft for draft in self.drafts if draft.number == number), None)

    def fighter(self, number: int) -> Fighter | None:
        """The fighter of that number as he is written; ``None`` if there is none or something is wrong with him."""
        draft = self.draft(number)
        if draft is None:
            return None
        report = Report("")
        fighter = FIGHTER.read(node_of(draft.line, _cards(draft.line)), report)
        return None if isinstance(fighter, Fault) or len(report) else fighter

    def mistakes(self) -> tuple[Mistake, ...]:
        """All that is wrong, the set itself first, then fighter by fighter in their order."""
        own = list(self._about_mistakes())
        doubles: dict[int, list[Mistake]] = {}
        for mistake in self._doubles():
            doubles.setdefault(mistake.fighter, []).append(mistake)
        for draft in self.drafts:
            own += [Mistake(draft.number, name, text) for name, text in _line_mistakes(draft.line)]
            own += doubles.get(draft.number, [])
        return tuple(own)

    # verbs --------------------------------------------------------------------------------------------

    def with_about(self, name: str, text: str) -> EditedSet:
        return replace(
            self, about=tuple(text if ABOUT[at] == name else old for at, old in enumerate(self.about))
        )

    def with_text(self, number: int, name: str, text: str) -> EditedSet:
        return self._changed(
            Draft(draft.number, draft.line.with_text(name, text)) if draft.number == number else draft
            for draft in self.drafts
        )

    def with_fighters(self, fighters: Iterable[Fighter]) -> EditedSet:
        return self.with_lines([line_of(fighter) for fighter in fighters])

    def with_lines(self, lines: Sequence[Line]) -> EditedSet:
        """Fighters as they are written, right or wrong, at the end."""
        return self._with_lines(lines, len(self.drafts))

    def with_new(self, name: str, after: int = 0) -> EditedSet:
        """A fighter of average ratings behind the one numbered ``after``, or at the end, under a name nobody has."""
        return self._with_lines([_AVERAGE.with_text("name", self._free(name, 1))], self._place_behind(after))

    def with_copy(self, number: int) -> EditedSet:
        """A copy of a fighter behind him, under a name nobody has."""
        draft = self.draft(number)
        if draft is None:
            return self
        name = self._free(draft.line.text("name"), 2)
        return self._with_lines([draft.line.with_text("name", name)], self._place_behind(number))

    def without(self, numbers: Collection[int]) -> EditedSet:
        return self._changed(draft for draft in self.drafts if draft.number not in numbers)

    def moved(self, numbers: Collection[int], step: int) -> EditedSet:
        """These fighters one place up (``step`` -1) or down (1), as far as there is room."""
        drafts = list(self.drafts if step > 0 else self.drafts[::-1])
        for place in range(len(drafts) - 2, -1, -1):
            here, ahead = drafts[place], drafts[place + 1]
            if here.number in numbers and ahead.number not in numbers:
                drafts[place], drafts[place + 1] = ahead, here
        return self._changed(drafts if step > 0 else drafts[::-1])

    def with_rolled(self, count: int, seed: int) -> EditedSet:
        """``count`` fighters rolled by R5 to R8, under names nobody has; the same for the same seed and set.

        Raises ``UsageError`` if the set would hold more than ``MAX_FIGHTERS``.
        """
        if not 1 <= count <= MAX_FIGHTERS - len(self.drafts):
            room = MAX_FIGHTERS - len(self.drafts)
            raise UsageError(
                say(
                    "There is room for {room} more fighters in this set, not for {count}.",
                    room=f"{room:,}",
                    count=f"{count:,}",
                )
            )
        taken = {match_key(draft.line.text("name")) for draft in self.drafts}
        # A longer set begins like a shorter one, so asking for more leaves the first as they were.
        asked, free = count, list[Fighter]()
        while len(free) < count:
            fighters = generate_set(min(asked, MAX_FIGHTERS), seed).fighters
            free = [fighter for fighter in fighters if match_key(fighter.name) not in taken]
            if asked >= MAX_FIGHTERS and len(free) < count:
                raise UsageError(say("This seed has no more names that are free; take another."))
            asked += count
        return self.with_fighters(free[:count])

    def with_names(self, text: str, seed: int) -> EditedSet:
        """A fighter rolled by the seed for every line of ``text``, which is his name."""
        names = [tidy(line) for line in text.splitlines() if line.strip()]
        if not names:
            return self
        rolled = self.with_rolled(len(names), seed)
        added = rolled.drafts[len(self.drafts) :]
        named = [
            Draft(draft.number, _only_ratings(draft.line).with_text("name", name))
            for draft, name in zip(added, names, strict=True)
        ]
        return replace(rolled, drafts=(*self.drafts, *named))

    # inside -------------------------------------------------------------------------------------------

    def _free(self, name: str, first: int) -> str:
        """The name, from the second on with the lowest number that gives one nobody has."""
        taken = {match_key(draft.line.text("name")) for draft in self.drafts}
        names = (f"{name} {count}" if count > 1 else name for count in range(first, MAX_FIGHTERS + 3))
        return next(free for free in names if match_key(free) not in taken)

    def _changed(self, drafts: Iterable[Draft]) -> EditedSet:
        return replace(self, drafts=tuple(drafts))

    def _with_lines(self, lines: Sequence[Line], place: int) -> EditedSet:
        new = [Draft(self.given + step, line) for step, line in enumerate(lines, start=1)]
        drafts = (*self.drafts[:place], *new, *self.drafts[place:])
        return replace(self, drafts=drafts, given=self.given + len(lines))

    def _place_behind(self, number: int) -> int:
        places = (place for place, draft in enumerate(self.drafts, start=1) if draft.number == number)
        return next(places, len(self.drafts))

    def _about_mistakes(self) -> Iterator[Mistake]:
        kinds = {field.name: field for field in FIGHTER_SET.fields}
        for name, text in zip(ABOUT, self.about, strict=True):
            if text or kinds[name].required:
                yield from _mistakes_with(kinds[name].kind, TextNode(0, 0, text, plain=False), 0, name)
        if not 1 <= len(self.drafts) <= MAX_FIGHTERS:
            yield from _mistakes_with(kinds["fighters"].kind, ListNode(0, 0, ()), 0, "fighters")

    def _doubles(self) -> Iterator[Mistake]:
        report = Report("")
        named = tuple(
            MapNode(line, 1, ((_key("name"), TextNode(line, 1, draft.line.text("name"))),))
            for line, draft in enumerate(self.drafts, start=1)
        )
        Many(_Unread(), MAX_FIGHTERS, unique="name").read(ListNode(0, 0, named), report)
        for problem in report.problems:
            if problem.line:
                yield Mistake(self.drafts[problem.line - 1].number, "name", problem.message)


def _mistakes_with(
    kind: Kind[object], node: TextNode | ListNode, fighter: int, name: str
) -> Iterator[Mistake]:
    report = Report("")
    kind.read(node, report)
    yield from (Mistake(fighter, name, problem.message) for problem in report.problems)


@lru_cache(maxsize=_REMEMBERED)
def _line_mistakes(line: Line) -> tuple[tuple[str, str], ...]:
    report = Report("")
    FIGHTER.read(node_of(line, _cards(line)), report)
    found = ((_NAMES.get(problem.column, CARDS), problem.message) for problem in report.problems)
    nameless = not line.text("name").strip()
    return tuple(
        (name, say("give the fighter a name") if name == "name" and nameless else text)
        for name, text in found
    )


def _cards(line: Line) -> object:
    return json.loads(line.cards) if line.cards else None


def _key(name: str) -> TextNode:
    return TextNode(0, 0, name)


def _only_ratings(line: Line) -> Line:
    for name in ("nickname", "nationality", "stance", "style"):
        line = line.with_text(name, "")
    return line
