"""Drawings of the site in SVG without a line of style: a career, a bout blow by blow, the bracket of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from itertools import pairwise

from markupsafe import Markup

from ringside_manager.commentary.ring_frames import Blow, RoundTold
from ringside_manager.language import tr
from ringside_manager.office.facts.charting import CareerFacts, StandingPoint
from ringside_manager.office.facts.tournaments import BracketRow, Cell, Entrant
from ringside_manager.text_safety import visible

WIDE = 360
"""Every drawing is as wide as a small telephone, and grows with what it is shown on."""


def svg(title: str, parts: Iterable[str], high: float, wide: int = WIDE, kind: str = "drawing") -> Markup:
    """A drawing with its title, for eyes and ears."""
    told = escape(visible(title))
    return Markup(  # noqa: S704 - drawn here, texts escaped
        f'<svg class="{kind}" viewBox="0 0 {wide} {high:.0f}" width="{wide}" role="img" aria-label="{told}">{"".join(parts)}</svg>'
    )


# A bout, round by round


ROW, LEFT, RIGHT = 34, 22, 40
STRIDE = 7.0


def strip(rounds: Sequence[RoundTold]) -> Markup:
    """Every round in a row: red's blows above the line, blue's below, as long as they hurt; a ring where somebody fell."""
    most = max((damage for one in rounds for _, damage in one.blows), default=1) or 1
    longest = max((len(one.blows) for one in rounds), default=1) or 1
    step = min(STRIDE, (WIDE - LEFT - RIGHT) / longest)
    parts = (
        part for place, one in enumerate(rounds) for part in _row(one, place * ROW + ROW / 2, most, step)
    )
    return svg(
        tr("Every round blow by blow: red's above the line, blue's below"), parts, ROW * len(rounds) + 4
    )


def _row(told: RoundTold, middle: float, most: int, step: float) -> Iterator[str]:
    yield f'<text class="quiet" x="0" y="{middle + 3:.0f}">{told.number}</text>'
    yield f'<path class="grid" d="M{LEFT} {middle:.0f}H{WIDE - RIGHT}"/>'
    for side, name in enumerate(("red", "blue")):
        path = "".join(_bars(told.blows, side, middle, most, step))
        if path:
            yield f'<path class="blows-{name}" stroke-width="{max(1.5, step - 1.5):.1f}" d="{path}"/>'
    for place, (side, damage) in enumerate(told.blows):
        if not damage:
            x, y = LEFT + (place + 0.5) * step, middle + (6 if side == 0 else -6)
            yield f'<circle class="fall" cx="{x:.1f}" cy="{y:.0f}" r="3.5"><title>{escape(tr("Down"))}</title></circle>'
    figure = told.points or told.damage
    yield f'<text x="{WIDE}" y="{middle + 3:.0f}" text-anchor="end">{figure[0]}–{figure[1]}</text>'


def _bars(blows: Sequence[Blow], side: int, middle: float, most: int, step: float) -> Iterator[str]:
    for place, (whose, damage) in enumerate(blows):
        if whose == side and damage:
            long = max(2.0, damage / most * (ROW / 2 - 2))
            x = LEFT + (place + 0.5) * step
            yield f"M{x:.1f} {middle:.0f}v{-long if side == 0 else long:.1f}"


# A career


HIGH, TOP, FOOT, INSET = 190, 10, 34, 30
_Place = Callable[[float, float], tuple[float, float]]
"""Where a night and so much popularity, or money, stand in a drawing."""


def career_drawing(name: str, facts: CareerFacts) -> Markup:
    """Popularity after every night as a line, every bout a mark on it: up for a win, down for a defeat, filled for a stoppage."""
    points = facts.standings
    if len(points) < 2 or not facts.bouts:
        return Markup()
    first, last = points[0].night, points[-1].night
    least, most = min(0, *(point.pop_half for point in points)), max(2, *(point.pop_half for point in points))

    def at(night: float, half: float) -> tuple[float, float]:
        x = INSET + (night - first) / max(1, last - first) * (WIDE - INSET - 6)
        return x, HIGH - FOOT - (half - least) / (most - least) * (HIGH - FOOT - TOP)

    parts = [*_levels((least, 0, most), at), f'<path class="pop" d="{_steps(points, at)}"/>']
    parts += _marks(facts, at)
    parts += _nights(first, last)
    return svg(
        tr("Popularity and bouts of {name}, night by night").format(name=name),
        parts,
        HIGH,
        kind="drawing career",
    )


def _steps(points: Sequence[StandingPoint], at: _Place) -> str:
    """The line, bending where popularity changes alone."""
    path = "M{:.1f} {:.1f}".format(*at(points[0].night, points[0].pop_half))
    for before, point in pairwise(points):
        if point.pop_half != before.pop_half:
            x, y = at(point.night, point.pop_half)
            path += f"H{x:.1f}V{y:.1f}"
    return path + f"H{at(points[-1].night, 0)[0]:.1f}"


def _marks(facts: CareerFacts, at: _Place) -> Iterator[str]:
    for bout in facts.bouts:
        x, y = at(bout.night, facts.after(bout).pop_half)
        result = "drawn" if bout.won is None else "won" if bout.won else "lost"
        shape = {"won": "m0-4l4 7h-8z", "lost": "m0 4l-4-7h8z", "drawn": "m-3-3h6v6h-6z"}[result]
        how = "stopped" if bout.method.is_stoppage else "distance"
        told = escape(visible(f"{tr('Night {night}').format(night=bout.night)}: {bout.opponent.name}"))
        yield f'<path class="{result} {how}" d="M{x:.1f} {y:.1f}{shape}"><title>{told}</title></path>'


def _levels(levels: Sequence[int], at: _Place) -> Iterator[str]:
    for half in sorted(set(levels)):
        y = at(0, half)[1]
        yield f'<path class="grid" d="M{INSET} {y:.1f}H{WIDE - 6}"/>'
        yield f'<text class="quiet" x="{INSET - 5}" y="{y + 4:.1f}" text-anchor="end">{half / 2:g}</text>'


def _nights(first: int, last: int) -> Iterator[str]:
    y = HIGH - 16
    yield f'<text class="quiet" x="{INSET}" y="{y}">{first}</text>'
    yield f'<text class="quiet" x="{WIDE - 6}" y="{y}" text-anchor="end">{last}</text>'
    yield f'<text class="quiet" x="{(WIDE + INSET) / 2}" y="{y}" text-anchor="middle">{escape(tr("Fight night"))}</text>'


def money_drawing(name: str, cents: Sequence[int]) -> Markup:
    """A manager's money after every night."""
    if len(cents) < 2:
        return Markup()
    low, most = min(0, *cents), max(100, *cents)

    def at(night: float, amount: float) -> tuple[float, float]:
        x = MONEY_INSET + night / (len(cents) - 1) * (WIDE - MONEY_INSET - 6)
        return x, HIGH - FOOT - (amount - low) / (most - low) * (HIGH - FOOT - TOP)

    path = "M{:.1f} {:.1f}".format(*at(0, cents[0]))
    for night in range(1, len(cents)):
        if cents[night] != cents[night - 1]:
            path += "H{:.1f}V{:.1f}".format(*at(night, cents[night]))
    parts = [
        f'<path class="grid" d="M{MONEY_INSET} {at(0, amount)[1]:.1f}H{WIDE - 6}"/>' for amount in (low, most)
    ]
    parts += [
        f'<text class="quiet" x="{MONEY_INSET - 5}" y="{at(0, amount)[1] + 4:.1f}" text-anchor="end">${amount // 100:,}</text>'
        for amount in (low, most)
    ]
    parts += [f'<path class="pop" d="{path}H{WIDE - 6}"/>', *_nights(0, len(cents) - 1)]
    return svg(tr("The money of {name}, night by night").format(name=name), parts, HIGH)


MONEY_INSET = 62


# A bracket


COLUMN, BOX, GAP = 168, 40, 12


def bracket_drawing(row: BracketRow) -> Markup:
    """The bracket from the first round on the left to the final on the right, whoever goes on in bold."""
    rows = len(row.rounds[0]) if row.rounds else 0
    high = rows * (BOX + GAP)
    parts: list[str] = []
    for number, cells in enumerate(row.rounds):
        share = high / max(1, len(cells))
        for place, cell in enumerate(cells):
            middle = (place + 0.5) * share
            parts += _cell(cell, number * COLUMN, middle)
            if number + 1 < len(row.rounds):
                above = (place // 2 + 0.5) * (high / max(1, len(row.rounds[number + 1])))
                x = number * COLUMN + COLUMN - 18
                parts.append(f'<path class="grid" d="M{x} {middle:.0f}h9V{above:.0f}h9"/>')
    wide = COLUMN * len(row.rounds) - 18
    return svg(
        tr("The bracket of {tournament}").format(tournament=row.name), parts, high, wide, "drawing bracket"
    )


def _cell(cell: Cell, x: float, middle: float) -> Iterator[str]:
    yield f'<rect class="box" x="{x + 0.5}" y="{middle - BOX / 2:.1f}" width="{COLUMN - 19}" height="{BOX}" rx="4"/>'
    for entrant, y in ((cell.red, middle - 5), (cell.blue, middle + 13)):
        ahead = entrant is not None and entrant.fighter == cell.winner
        kind = "wins" if ahead else "quiet"
        yield f'<text class="{kind}" x="{x + 7}" y="{y:.1f}">{escape(_short(entrant))}</text>'


def _short(entrant: Entrant | None) -> str:
    name = visible(entrant.name) if entrant else "–"
    return name if len(name) <= 21 else f"{name[:20]}…"
