"""Ratings from career facts: python docs/studies/ratings.py [check|write].

``check`` prints how far the method is off on the thirty heavyweights, each left out in turn; ``write`` writes the four
sets it makes into ``fighter_sets``.  The facts stand in ``ratings_facts.csv``, the method in ``ratings.md``.
"""

from __future__ import annotations

import csv
import math
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from scipy.stats import spearmanr

from ringside_manager import paths
from ringside_manager.bout.terms import ABILITY_NAMES, STYLES, Abilities
from ringside_manager.campaign.ai import chance_to_win
from ringside_manager.fighters import NO_LOOKS, CareerRecord, Fighter, FighterSet, Looks, YearsActive
from ringside_manager.fighters.sets import load_set, write_set

FACTS = Path(__file__).with_name("ratings_facts.csv")
SHRINKAGES = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8)
"""Parts of a covariance between two numbers that are not believed; ``check`` says which does best."""
SHRINKAGE = 0.2
ROUNDS = 60
"""So many rounds of expectation and maximization; the numbers stand still long before."""
Vector = np.ndarray[Any, np.dtype[np.float64]]

SETS = {
    "all_time_heavyweights": ("heavyweight", "All-time heavyweights", "A hundred and twenty heavyweights"),
    "middleweights": ("middleweight", "All-time middleweights", "Forty-eight middleweights"),
    "welterweights": ("welterweight", "All-time welterweights", "Forty-eight welterweights"),
    "lightweights": ("lightweight", "All-time lightweights", "Forty-eight lightweights and men just below"),
}
SOURCE = (
    "Career facts of public record; what we were not sure of is left out. The ratings are our estimates, made from these "
    "facts by one method (docs/studies/ratings.md); they are nobody's official view. No boxer, body or publisher has "
    "approved of this set or is connected with it."
)
PRINTED = " The thirty heavyweights of the set heavyweights have the ratings printed with Ringside."


# The facts


@dataclass(frozen=True)
class Man:
    """A row of the table; ``None`` and an empty text are what nobody here was sure of."""

    row: Mapping[str, str]

    def number(self, name: str) -> int | None:
        return int(self.row[name]) if self.row[name] else None

    @property
    def spans(self) -> tuple[tuple[int, int], ...] | None:
        """The years between which he held a world title, ``()`` for none at all, ``None`` if that is not known."""
        text = self.row["titles"]
        if not text:
            return None
        spans = (span.split("-") for span in text.split() if span != "none")
        return tuple((int(first), int(last)) for first, last in spans)

    def years_at_top(self) -> float | None:
        """Years in which he held a title; a reign within one year counts as half of one."""
        return None if self.spans is None else sum(max(0.5, last - first) for first, last in self.spans)

    def career(self) -> CareerRecord | None:
        won, lost, drawn = (self.number(name) for name in ("won", "lost", "drawn"))
        if won is None or lost is None:
            return None
        return CareerRecord(won, lost, drawn or 0, self.number("by_ko"))

    def note(self) -> str:
        """The years in which he held a world title, in words."""
        if not self.spans:
            return ""
        told = [f"in {first}" if first == last else f"from {first} to {last}" for first, last in self.spans]
        return f"Held a world title {', '.join(told[:-1])}{' and ' if told[:-1] else ''}{told[-1]}."

    def years(self) -> YearsActive | None:
        """First and last year of his career, if both are known; ``active`` in the table says that he still boxes."""
        first, last = self.number("from"), self.row["to"]
        if first is None or not last:
            return None
        return (first, None) if last == "active" else (first, int(last))


@cache
def men() -> tuple[Man, ...]:
    """Every man of the table, in its order."""
    with FACTS.open(encoding="utf-8", newline="") as file:
        return tuple(map(Man, csv.DictReader(file)))


@cache
def printed() -> Mapping[str, Fighter]:
    """The thirty whose ratings are printed with Ringside, by name."""
    return {fighter.name: fighter for fighter in load_set("heavyweights").fighters}


def style_of(man: Man) -> str:
    """Return how he boxed, of the thirty as their own set says."""
    known = printed().get(man.row["name"])
    return known.style if known else man.row["style"]


def facts(man: Man) -> list[float]:
    """What the method reads of a man; ``nan`` for a fact nobody here was sure of."""
    nan, career, top = math.nan, man.career(), man.years_at_top()
    bouts = career.won + career.lost + career.drawn if career else 0
    stopped = man.number("stopped")
    style = style_of(man)
    hall = man.row["hall"]
    return [
        float(hall == "yes") if hall else nan,
        nan if top is None else math.sqrt(top),
        (career.won + career.drawn / 2) / bouts if career else nan,
        career.by_ko / bouts if career and career.by_ko is not None else nan,
        0.0 if stopped == 0 else stopped / bouts if stopped is not None and bouts else nan,
        *(float(style == one) if style else nan for one in STYLES),
    ]


# The method: facts and ratings as one normal distribution


@dataclass(frozen=True)
class Fitted:
    """Mean and covariance of facts and ratings, all of them divided by ``scale``."""

    mean: Vector
    covariance: Vector
    scale: Vector

    def expected(self, known: Vector) -> Vector:
        """A row with what is missing in it put in as expected from what is there."""
        filled, _ = _filled(known / self.scale, self.mean, self.covariance)
        return filled * self.scale


def fit(rows: Vector, shrinkage: float) -> Fitted:
    """Fit by expectation and maximization, which needs no row to be whole."""
    scale = np.nanstd(rows, axis=0)
    scale[scale < 1e-9] = 1.0
    data = rows / scale
    mean = np.nanmean(data, axis=0)
    covariance = np.eye(data.shape[1])
    for _ in range(ROUNDS):
        parts = [_filled(row, mean, covariance) for row in data]
        filled = np.array([row for row, _ in parts])
        mean = filled.mean(axis=0)
        away = filled - mean
        raw = (away.T @ away + sum(unsure for _, unsure in parts)) / len(data)
        covariance = (1 - shrinkage) * raw + shrinkage * np.diag(np.diag(raw)) + 1e-6 * np.eye(len(mean))
    return Fitted(mean, covariance, scale)


def _filled(row: Vector, mean: Vector, covariance: Vector) -> tuple[Vector, Vector]:
    missing = np.isnan(row)
    unsure = np.zeros_like(covariance)
    if not missing.any():
        return row, unsure
    known = ~missing
    weights = np.linalg.solve(covariance[np.ix_(known, known)], covariance[np.ix_(known, missing)]).T
    filled = row.copy()
    filled[missing] = mean[missing] + weights @ (row[known] - mean[known])
    unsure[np.ix_(missing, missing)] = (
        covariance[np.ix_(missing, missing)] - weights @ covariance[np.ix_(known, missing)]
    )
    return filled, unsure


def training() -> tuple[tuple[Man, ...], Vector]:
    """The thirty and their rows: facts, then ratings."""
    thirty = tuple(man for man in men() if man.row["name"] in printed())
    ratings = [list(printed()[man.row["name"]].abilities.as_dict().values()) for man in thirty]
    return thirty, np.array(
        [[*facts(man), *rated] for man, rated in zip(thirty, ratings, strict=True)], float
    )


def estimate(fitted: Fitted, man: Man) -> Abilities:
    """The ratings expected of a man, whole numbers between the least and the most any of the thirty has."""
    expected = fitted.expected(np.array([*facts(man), *[math.nan] * len(ABILITY_NAMES)]))[
        -len(ABILITY_NAMES) :
    ]
    ratings = {}
    for name, value in zip(ABILITY_NAMES, expected, strict=True):
        all_thirty = [getattr(fighter.abilities, name) for fighter in printed().values()]
        ratings[name] = min(max(math.floor(round(float(value), 6) + 0.5), min(all_thirty)), max(all_thirty))
    return Abilities.from_dict(ratings)


# The sets


def fighter_of(fitted: Fitted, man: Man) -> Fighter:
    """A man as his set describes him; of the thirty their own set has the first word."""
    known = printed().get(man.row["name"])
    facts_of_all = {"weight_class": man.row["class"], "born": man.number("born"), "career": man.career()}
    if known is not None:
        return replace(known, note=man.note(), **facts_of_all)  # type: ignore[arg-type]
    return Fighter(
        man.row["name"], estimate(fitted, man), man.row["nickname"], man.row["nationality"],
        man.row["stance"], man.years(),  # type: ignore[arg-type]
        note=man.note(), style=man.row["style"], looks=_looks(man.row["looks"]), **facts_of_all,  # type: ignore[arg-type]
    )  # fmt: skip


def _looks(text: str) -> Looks:
    """Complexion, hair and beard; who is not known to have worn one is drawn clean-shaven."""
    if not text:
        return NO_LOOKS
    complexion, hair, beard = (*text.split("/"), "", "")[:3]
    return Looks(complexion, hair, beard=beard or "clean-shaven")  # type: ignore[arg-type]


def made_sets() -> Mapping[str, str]:
    """The text of every set by its name."""
    fitted = fit(training()[1], SHRINKAGE)
    return {name: _set_text(name, fitted) for name in SETS}


def _set_text(name: str, fitted: Fitted) -> str:
    weight_class, title, who = SETS[name]
    members = sorted(
        (man for man in men() if man.row["class"] == weight_class), key=lambda man: man.row["name"]
    )
    description = f"{who} from the 1880s to today. Their ratings are our estimates."
    if weight_class == "heavyweight":
        description += PRINTED
    fighters = tuple(fighter_of(fitted, man) for man in members)
    made = FighterSet(name, title, description, fighters, SOURCE)
    heading = "# Written by docs/studies/ratings.py from ratings_facts.csv; change the facts there.\n"
    first, rest = write_set(made, schema="../resources/schemas/fighter_set.schema.json").split("\n", 1)
    return f"{first}\n{heading}{rest}"


# The check


BOUTS = """
Ali-Liston Ali-Liston Ali-Patterson Ali-Patterson Ali-Chuvalo Ali-Chuvalo Ali-Mildenberger Ali-Williams Ali-Terrell Ali-Folley
Ali-Quarry Ali-Quarry Ali-Bonavena Frazier-Ali Ali-Frazier Ali-Frazier Ali-Ellis Norton-Ali Ali-Norton Ali-Norton Ali-Foreman
Ali-Lyle Ali-Shavers Ali-Moore Foreman-Frazier Foreman-Frazier Foreman-Norton Foreman-Lyle Foreman-Chuvalo Frazier-Bonavena
Frazier-Bonavena Frazier-Quarry Frazier-Quarry Frazier-Ellis Frazier-Ellis Frazier-Chuvalo Norton-Quarry Norton-Bobick
Shavers-Norton Shavers-Ellis Quarry-Shavers Quarry-Lyle Lyle-Shavers Lyle-Bonavena Quarry-Patterson Ellis-Bonavena Ellis-Quarry
Ellis-Patterson Chuvalo-Quarry Patterson-Chuvalo Patterson-Bonavena Terrell-Chuvalo Williams-Terrell Terrell-Williams
Terrell-Folley Liston-Williams Liston-Williams Liston-Folley Liston-Patterson Liston-Patterson Patterson-Moore
Johansson-Patterson Patterson-Johansson Patterson-Johansson Marciano-Louis Marciano-Walcott Marciano-Walcott Marciano-Charles
Marciano-Charles Marciano-Moore Charles-Walcott Charles-Walcott Walcott-Charles Walcott-Charles Charles-Louis Charles-Moore
Charles-Moore Charles-Moore Louis-Walcott Louis-Walcott Schmeling-Louis Louis-Schmeling Tunney-Dempsey Tunney-Dempsey
Corbett-Sullivan Jeffries-Corbett Jeffries-Corbett Johnson-Jeffries
"""
"""Bouts two of the thirty boxed against each other, the winner first."""


def predicted(ratings: Mapping[str, Abilities]) -> float:
    """The share of real bouts in which the man who won was the likelier one by the ratings; an even chance counts half."""
    by_last = {name.split()[-1]: ratings[name] for name in ratings}
    chances = [chance_to_win(*(by_last[name] for name in bout.split("-"))) for bout in BOUTS.split()]
    return sum(0.5 if abs(chance - 0.5) < 1e-9 else float(chance > 0.5) for chance in chances) / len(chances)


def left_out(shrinkage: float) -> Mapping[str, Abilities]:
    """What the method says of each of the thirty, fitted on the other twenty-nine."""
    thirty, rows = training()
    return {
        man.row["name"]: estimate(fit(np.delete(rows, place, axis=0), shrinkage), man)
        for place, man in enumerate(thirty)
    }


def mean_error(
    names: Sequence[str], told: Mapping[str, Abilities], true: Mapping[str, Abilities], ability: str
) -> float:
    """How many points the estimates of one ability are off on the average."""
    return float(
        np.mean([abs(getattr(told[name], ability) - getattr(true[name], ability)) for name in names])
    )


def check() -> None:
    """Print the errors of the method on the thirty, each left out in turn."""
    true = {name: fighter.abilities for name, fighter in printed().items()}
    names = list(true)
    spread = np.array([list(one.as_dict().values()) for one in true.values()], float).std(axis=0)
    for shrinkage in SHRINKAGES:
        told = left_out(shrinkage)
        errors = [mean_error(names, told, true, ability) for ability in ABILITY_NAMES]
        print(
            f"shrinkage {shrinkage}: {np.mean(np.array(errors) / spread):.3f} of the spread, {predicted(told):.3f} of the bouts"
        )
    told = left_out(SHRINKAGE)
    print(
        f"\nof {len(BOUTS.split())} bouts predicted: printed {predicted(true):.3f}, left out {predicted(told):.3f}"
    )
    print("\n| ability | off by | if all were average | rank correlation |\n|---|---|---|---|")
    for ability in ABILITY_NAMES:
        values = [getattr(true[name], ability) for name in names]
        guesses = [getattr(told[name], ability) for name in names]
        average = np.mean(np.abs(np.array(values) - np.mean(values)))
        error, rank = mean_error(names, told, true, ability), spearmanr(values, guesses).statistic
        print(f"| {ability} | {error:.2f} | {average:.2f} | {rank:.2f} |")


def main(act: str = "check") -> None:
    """Check the method or write the sets."""
    if act == "write":
        for name, text in made_sets().items():
            (paths.shipped_sets() / f"{name}.yaml").write_text(text, encoding="utf-8", newline="\n")
    else:
        check()


if __name__ == "__main__":
    main(*sys.argv[1:2])
