"""What the pack of house rules for long campaigns comes to: python docs/studies/careers.py [LEAGUES] [PACK].

Twenty leagues of ten seasons take about two minutes on two cores.  Every figure stands with its error at 95 %.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import hypot

from ringside_manager.campaign.arenas import Arena
from ringside_manager.office.bench import Bench, Benching
from ringside_manager.office.facts.bench import Estimate, PackFigures
from ringside_manager.office.house_rules import load_pack

LEAGUES, SEASONS, FIGHTERS, MANAGERS = 20, 10, 32, 6


def lines(found: PackFigures) -> Iterator[str]:
    """Each aim of the study beside what the leagues came to, and whether it holds."""
    for place, arena in enumerate(Arena):
        second, last = found.arenas[1][place], found.arenas[-1][place]
        if second is not None and last is not None:
            moved, error = last.value - second.value, hypot(last.error, second.error)
            yield (
                f"{arena.value}: season 2 {_told(second)}, season {SEASONS} {_told(last)}, moved by "
                f"{100 * moved:+.1f} ± {100 * error:.1f} (within 8 points): {_held(abs(moved) <= 0.08)}"
            )
    retired = found.retired[2:]
    held = all(each is not None and 0.10 <= each.value <= 0.20 for each in retired)
    yield f"retired a season from season 3 on: {', '.join(map(_told, retired))} (10 to 20): {_held(held)}"
    third, last_pop = found.pop[2], found.pop[-1]
    if third is not None and last_pop is not None:
        ratio = last_pop.value / third.value
        error = ratio * hypot(last_pop.error / last_pop.value, third.error / third.value)
        yield (
            f"mean POP: season {SEASONS} over season 3 {ratio:.2f} ± {error:.2f} (0.85 to 1.15): "
            f"{_held(abs(ratio - 1) <= 0.15)}"
        )
    top = f"top ten of season {SEASONS} who came after season 1"
    for what, estimate, least, most in (
        (top, found.newcomers[-1], 60, 100),
        ("title bouts' share of purses", found.title_share, 25, 45),
        ("last at half-time ends in the upper half", found.recovered, 25, 100),
    ):
        held = estimate is not None and least <= 100 * estimate.value <= most
        yield f"{what}: {_told(estimate)} ({least} to {most}): {_held(held)}"


def _held(held: bool) -> str:
    return "holds" if held else "fails"


def _told(estimate: Estimate | None) -> str:
    return "none" if estimate is None else f"{100 * estimate.value:.1f} ± {100 * estimate.error:.1f} %"


def main(leagues: int = LEAGUES, pack: str = "generations") -> None:
    """Play the leagues with two processes and print the aims."""
    benching = Benching(Bench((load_pack(pack),), leagues, SEASONS, FIGHTERS, MANAGERS, seed=1))
    with ProcessPoolExecutor(2) as executor:
        for done in benching.play(executor):
            print(f"\r{done} of {leagues}", end="", file=sys.stderr)
    print(file=sys.stderr)
    (found,) = benching.figures()
    if found is not None:
        print(*lines(found), sep="\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else LEAGUES, *sys.argv[2:3])
