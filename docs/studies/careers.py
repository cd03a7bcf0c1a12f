"""What the pack of house rules for long campaigns comes to: python docs/studies/careers.py [LEAGUES] [PACK]."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from ringside_manager.campaign.arenas import Arena
from ringside_manager.office.bench import Bench, Benching
from ringside_manager.office.facts.bench import Estimate, PackFigures
from ringside_manager.office.house_rules import load_pack

LEAGUES, SEASONS, FIGHTERS, MANAGERS = 20, 10, 36, 6


def lines(found: PackFigures) -> Iterator[str]:
    """Each aim of the study beside what the leagues came to."""
    for place, arena in enumerate(Arena):
        second, last = found.arenas[1][place], found.arenas[-1][place]
        yield f"{arena.value}: season 2 {_told(second)}, season {SEASONS} {_told(last)} (within 8 points)"
    retired = ", ".join(map(_told, found.retired[2:]))
    yield f"retired a season from season 3 on: {retired} (10 to 20)"
    third, last_pop = found.pop[2], found.pop[-1]
    if third is not None and last_pop is not None:
        yield f"mean POP: season {SEASONS} over season 3 {last_pop.value / third.value:.2f} (0.85 to 1.15)"
    yield f"top ten of season {SEASONS} who came after season 1: {_told(found.newcomers[-1])} (60 or more)"
    yield f"title bouts' share of purses: {_told(found.title_share)} (25 to 45)"
    yield f"last at half-time ends in the upper half: {_told(found.recovered)} (25 or more)"


def _told(estimate: Estimate | None) -> str:
    return "none" if estimate is None else f"{100 * estimate.value:.1f} ± {100 * estimate.error:.1f} %"


def main(leagues: int = LEAGUES, pack: str = "generations") -> None:
    """Play the leagues with two processes and print the aims."""
    benching = Benching(Bench((load_pack(pack),), leagues, SEASONS, FIGHTERS, MANAGERS, seed=1))
    with ProcessPoolExecutor(2) as executor:
        for _ in benching.play(executor):
            pass
    (found,) = benching.figures()
    if found is not None:
        print(*lines(found), sep="\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else LEAGUES, *sys.argv[2:3])
