"""Undo and redo: the states of something, each with the name of the act that led to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

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
        """Nothing done yet."""
        return cls(Step(state))

    @property
    def state(self) -> T:
        """The state in force."""
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
