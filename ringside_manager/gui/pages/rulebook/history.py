"""Where a reader has been, as in a browser."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Trail:
    """The rules read one after another, and the place among them."""

    rules: tuple[str, ...] = ()
    place: int = -1

    @property
    def here(self) -> str:
        """The rule being read; empty if none has been."""
        return self.rules[self.place] if self.rules else ""

    @property
    def can_go_back(self) -> bool:
        """Whether something was read before."""
        return self.place > 0

    @property
    def can_go_on(self) -> bool:
        """Whether somebody went back before."""
        return self.place + 1 < len(self.rules)

    def to(self, rule_id: str) -> Trail:
        """Go to a rule; what lay ahead is forgotten."""
        if rule_id == self.here:
            return self
        return Trail((*self.rules[: self.place + 1], rule_id), self.place + 1)

    def back(self) -> Trail:
        """One step back, if there is one."""
        return Trail(self.rules, self.place - 1) if self.can_go_back else self

    def on(self) -> Trail:
        """One step ahead, if there is one."""
        return Trail(self.rules, self.place + 1) if self.can_go_on else self
