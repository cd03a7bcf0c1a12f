"""Hold Ringside's expert against plans, policies and himself: python docs/studies/ringside_strength.py [BOUTS].

Prints the table of ringside_corner.md; with --write also keeps it in resources/plans/ringside/strength.toml.
--notes FILE keeps what has been fought, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from ringside_manager.bout import derive_seed, registry
from ringside_manager.bout.engine import CornerAt, CornerMaker
from ringside_manager.fighters.sets import load_set
from ringside_manager.paths import resources
from ringside_manager.plans.files import parse_plan, plan_word, shipped_plans
from ringside_manager.plans.suggesting import suggested_plan
from tests.odds.duels import Duel, Dueling, Side

SEED, ROUNDS, LEVEL = 1974, 12, "expert"
STEP = 2000
"""Bouts of one duel; a row adds several up, each of a seed of its own."""
ENGINE, KNOWN = registry.get("ringside"), load_set("heavyweights")

EQUAL = ("George Foreman", "Jerry Quarry")
REAL = (
    ("Muhammad Ali", "Rocky Marciano"),
    ("Joe Louis", "Jack Dempsey"),
    ("George Foreman", "Joe Frazier"),
)
PAIRINGS = (*((name, name) for name in EQUAL), *(pair[::step] for pair in REAL for step in (1, -1)))
"""Whose card the expert has, whose his opponent: equal cards, then both shoes of each real pairing."""

HABITS = {
    "clinch-and-rush": "{request: tactic, choose: [clinch, none]}, {request: rush, choose: rush}",
    "only-clinch": "{request: tactic, choose: [clinch, none]}, {request: rush, choose: hold}",
    "only-rush": "{request: tactic, choose: none}, {request: rush, choose: rush}",
    "no-tactics": "{request: tactic, choose: none}, {request: rush, choose: hold}",
    "always-cover": "{request: tactic, choose: cover_up}, {request: rush, choose: hold}",
    "always-backpedal": "{request: tactic, choose: [backpedal, none]}, {request: rush, choose: hold}",
}
"""Fixed policies: the expert with one habit in place of his tactics."""


@dataclass(frozen=True)
class Row:
    """The expert with one card against an opponent with the other."""

    kind: str
    opponent: str
    expert: str
    other: str

    @property
    def key(self) -> str:
        """The row's name in the notes."""
        return f"{self.kind}/{self.opponent}/{self.expert}/{self.other}"

    @property
    def par(self) -> str:
        """The key of the row of expert against expert with the same cards."""
        return Row("level", LEVEL, self.expert, self.other).key


def rows() -> Iterator[Row]:
    """Every row, the opponents that matter most first."""
    opponents = [
        ("level", LEVEL),
        ("suggested", "suggested"),
        *(("plan", plan_word(plan)) for plan in shipped_plans("ringside")),
        ("policy", "plain"),
        *(("habit", word) for word in HABITS),
    ]
    for kind, opponent in opponents:
        for expert, other in PAIRINGS:
            yield Row(kind, opponent, expert, other)


def corner(row: Row) -> CornerMaker:
    """Who sits in the opponent's corner."""
    if row.kind in ("level", "policy"):
        return CornerAt(row.opponent)
    if row.kind == "suggested":
        return suggested_plan(ENGINE, card(row.other), card(row.expert), ENGINE.info.terms(ROUNDS)).controller
    if row.kind == "habit":
        orders = f"{HABITS[row.opponent]}, {{request: clinch, choose: keep}}"
        return parse_plan(f"otherwise: ai\norders: [{orders}]", row.opponent, ENGINE.info).controller
    return next(p.controller for p in shipped_plans("ringside") if plan_word(p) == row.opponent)


def card(name: str) -> object:
    """A heavyweight's card."""
    return ENGINE.card_from_abilities(name, KNOWN.fighter(name).abilities)


def fought(row: Row, number: int, executor: Executor | None) -> Duel:
    """Duel ``number`` of a row."""
    seed = derive_seed(SEED, row.key, number)
    expert, other = Side(card(row.expert), CornerAt(LEVEL)), Side(card(row.other), corner(row))
    return Dueling(ENGINE, ENGINE.info.terms(ROUNDS), seed, expert, other).fight(STEP, executor)


def measure(bouts: dict[bool, int], notes: Path | None, executor: Executor | None) -> dict[str, Duel]:
    """Every row, habits up to ``bouts[True]`` bouts, rivals up to ``bouts[False]``; what is noted is not fought again."""
    known: dict[str, list[list[int]]] = json.loads(notes.read_text()) if notes and notes.exists() else {}
    for habit, most in bouts.items():
        some = [row for row in rows() if (row.kind == "habit") is habit]
        for number, row in product(range(most // STEP), some):
            done = known.setdefault(row.key, [])
            if len(done) == number:
                duel = fought(row, number, executor)
                done.append([duel.won, duel.drawn, duel.bouts])
                if notes:
                    notes.write_text(json.dumps(known))
    return {
        row.key: Duel(*map(sum, zip(*known[row.key][: bouts[row.kind == "habit"] // STEP], strict=True)))
        for row in rows()
    }


def swapped(duel: Duel) -> Duel:
    """The same duel seen from the other side."""
    return Duel(duel.bouts - duel.won - duel.drawn, duel.drawn, duel.bouts)


def par_of(row: Row, duels: dict[str, Duel]) -> tuple[float, float]:
    """What the expert has against himself in the same shoes, and its error; with equal cards a half by symmetry."""
    if row.expert == row.other:
        return 0.5, 0.0
    mine = duels[row.par]
    back = swapped(duels[Row("level", LEVEL, row.other, row.expert).key])
    both = Duel(mine.won + back.won, mine.drawn + back.drawn, mine.bouts + back.bouts)
    return both.share, both.error


def table(duels: dict[str, Duel]) -> str:
    """The rows as a table of the page, one line for each opponent."""
    lines = ["| expert against | " + " | ".join(_pairing(*pair) for pair in PAIRINGS) + " |"]
    lines.append("|---" * (len(PAIRINGS) + 1) + "|")
    for kind, opponent in dict.fromkeys((row.kind, row.opponent) for row in rows()):
        duel = [duels[Row(kind, opponent, *pair).key] for pair in PAIRINGS]
        lines.append(f"| {opponent} | " + " | ".join(f"{one.share:.3f}" for one in duel) + " |")
    return "\n".join(lines)


def _pairing(expert: str, other: str) -> str:
    mine, his = expert.rsplit(maxsplit=1)[-1], other.rsplit(maxsplit=1)[-1]
    return mine if mine == his else f"{mine} v {his}"


def data(duels: dict[str, Duel]) -> str:
    """The rows as the program reads them."""
    lines = [
        "# Written by docs/studies/ringside_strength.py: the expert with one card against an opponent with the other.",
        "# share: bouts the expert wins, draws as half; par: what he has against himself in the same shoes.",
        f'system = "ringside"\nrules_version = {ENGINE.info.rules_version}\nset = "{KNOWN.name}"',
        f'rounds = {ROUNDS}\nlevel = "{LEVEL}"',
    ]
    for row in rows():
        duel, (par, par_error) = duels[row.key], par_of(row, duels)
        lines.append(
            f'\n[[row]]\nkind = "{row.kind}"\nopponent = "{row.opponent}"\nexpert = "{row.expert}"\n'
            f'other = "{row.other}"\nbouts = {duel.bouts}\nshare = {duel.share:.4f}\nerror = {duel.error:.4f}\n'
            f"par = {par:.4f}\npar_error = {par_error:.4f}"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Fight what is missing, then print and perhaps write."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("bouts", nargs="?", type=int, default=10_000)
    words.add_argument("--habits", type=int, default=2000, help="bouts against each fixed habit")
    words.add_argument("--notes", type=Path)
    words.add_argument("--processes", type=int, default=1)
    words.add_argument("--write", action="store_true")
    asked = words.parse_args()
    pool = ProcessPoolExecutor(asked.processes) if asked.processes > 1 else nullcontext()
    with pool as executor:
        duels = measure({False: asked.bouts, True: asked.habits}, asked.notes, executor)
    print(table(duels))
    if asked.write:
        (resources() / "plans" / "ringside" / "strength.toml").write_text(data(duels), encoding="utf-8")


if __name__ == "__main__":
    main()
