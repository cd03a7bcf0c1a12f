"""Every reader of the program with how many of 2,000 inputs it gets."""

from __future__ import annotations

from dataclasses import dataclass

from tests.fuzz import commands, festivals, files, texts
from tests.fuzz.harness import Open

ALL = 2000


@dataclass(frozen=True, slots=True)
class Target:
    """How a reader is tried: ``share`` of ``ALL`` inputs; slow readers get fewer."""

    open: Open
    share: int

    def part_of(self, count: int) -> int:
        """How many of ``count`` inputs are this target's, at least one."""
        return max(1, count * self.share // ALL)


TARGETS = {
    "sets": Target(texts.sets, 220),
    "csv_sets": Target(texts.csv_sets, 210),
    "plans": Target(texts.plans, 220),
    "orders": Target(texts.orders, 230),
    "orders_handed_in": Target(texts.orders_handed_in, 90),
    "schedules": Target(texts.schedules, 160),
    "house_rules": Target(texts.house_rules, 80),
    "filters": Target(texts.filters, 100),
    "settings": Target(texts.settings, 70),
    "sites": Target(texts.sites, 30),
    "drafts": Target(files.drafts, 140),
    "typed_bouts": Target(files.typed_bouts, 60),
    "bouts": Target(files.bouts, 140),
    "festivals": Target(festivals.festivals, 40),
    "journals": Target(files.journals, 70),
    "saves": Target(files.saves, 70),
    "command_lines": Target(commands.command_lines, 70),
}
