"""What the numbers of a line claim: punches that landed, and how often somebody was down."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tests.commentary.title_bout.watched import SIDES, Told, Watched


@dataclass(frozen=True)
class Figures:
    """Words of a language with NUMBER and NAME in them; ``ordinals`` are read like ``numbers`` by their place."""

    numbers: tuple[str, ...]
    landed: tuple[str, ...]
    times: str
    ordinals: tuple[str, ...]
    losers: str
    """Words that only fit whoever has lost."""


def landed_by(told: Told) -> Iterator[tuple[str, int]]:
    """Who landed how many in an event; both, where a line of the chart has both land."""
    corner, punches = str(told.get("corner")), told.get("punches")
    if isinstance(punches, int):
        yield corner, punches
    elif isinstance(punches, list):
        other = SIDES[1 - SIDES.index(corner)]
        yield from zip((corner, other), punches, strict=True)
    if told.get("let_through"):
        yield SIDES[1 - SIDES.index(corner)], int(str(told["let_through"]))


def wrong_figures(watched: Watched, figures: Figures, who: Mapping[str, str]) -> Iterator[str]:
    """Every number of punches or knockdowns in the line that no event has."""
    text: str = watched.line.text
    true = {pair for told in watched.told for pair in landed_by(told)}
    for words in figures.landed:
        pattern = words.replace("NAME", f"(?P<who>{'|'.join(who)})").replace(
            "NUMBER", "|".join(figures.numbers)
        )
        for found in re.finditer(pattern, text, re.IGNORECASE):
            said: Any = next(one for one in found.groups() if one.lower() in figures.numbers)
            number = figures.numbers.index(said.lower())
            if (who[found["who"]], number) not in true:
                yield f"{said} of {found['who']}"
    downs = {told["times"] for told in watched.told if told["event"] == "knocked_down"}
    for found in re.finditer(figures.times, text):
        said = next(filter(None, found.groups())).lower()
        if (
            not {
                place
                for names in (figures.numbers, figures.ordinals)
                for place, name in enumerate(names)
                if name == said
            }
            & downs
        ):
            yield f"down {said} times"
    lost = {
        SIDES[1 - SIDES.index(told["winner"])]
        for told in watched.told
        if told["event"] == "bout_ended" and told["winner"]
    }
    for found in re.finditer(figures.losers.replace("NAME", f"({'|'.join(who)})"), text):
        if who[next(filter(None, found.groups()))] not in lost:
            yield f"a loser: {found[0]}"
