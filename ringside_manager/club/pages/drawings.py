"""Drawings in SVG without a line of style: the race for money, and a round of a bout blow by blow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from markupsafe import Markup

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.events import Event, Fell, Struck
from ringside_manager.campaign.books import Books
from ringside_manager.language import tr
from ringside_manager.office.facts.replays import replay_facts
from ringside_manager.text_safety import visible

WIDTH, HEIGHT = 640, 240
TOP, BOTTOM = 12, 24
COLOURS = 8
APART = 15
"""How far apart names at the ends of lines stand at least."""


@dataclass(frozen=True, slots=True)
class _Frame:
    """How wide a drawing is, what its margins take, and how much of a name fits beside it: for a desk, and for a phone."""

    kind: str
    width: int
    left: int
    right: int
    letters: int


DESK, PHONE = _Frame("broad", WIDTH, 56, 160, 18), _Frame("narrow", 340, 46, 104, 11)


def race_drawing(books: Books) -> Markup:
    """The money of every manager after each night, as lines; nothing before the first night."""
    if books.closed < 1:
        return Markup()
    lines = {number: list(_balances(books, number)) for number in books.managers}
    return _race(books, lines, DESK) + _race(books, lines, PHONE)


def _race(books: Books, lines: Mapping[int, Sequence[float]], frame: _Frame) -> Markup:
    low = min(0.0, *(min(line) for line in lines.values()))
    high = max(1.0, *(max(line) for line in lines.values()))
    marks = [_level(value, low, high, frame) for value in (low, (low + high) / 2, high)]
    drawn = [_line(place, lines[number], low, high, frame) for place, number in enumerate(lines)]
    names = _names(books, {number: _up(line[-1], low, high) for number, line in lines.items()}, frame)
    title = tr("The race for money, night by night")
    return _drawing(title, [*marks, *drawn, *names], HEIGHT, frame)


def _balances(books: Books, manager: int) -> Iterator[float]:
    """The money of a manager in dollars, at first and after each night."""
    after: dict[int, int] = {}
    for line in books.ledger:
        if line.manager == manager:
            after[line.night] = line.balance_cents
    balance = 0
    for night in range(books.closed + 1):
        balance = after.get(night, balance)
        yield balance / 100


def _up(value: float, low: float, high: float) -> float:
    return HEIGHT - BOTTOM - (value - low) / (high - low) * (HEIGHT - TOP - BOTTOM)


def _line(place: int, values: Sequence[float], low: float, high: float, frame: _Frame) -> str:
    step = (frame.width - frame.left - frame.right) / max(1, len(values) - 1)
    points = " ".join(
        f"{frame.left + at * step:.1f},{_up(value, low, high):.1f}" for at, value in enumerate(values)
    )
    return f'<polyline class="line c{place % COLOURS}" points="{points}"/>'


def _level(value: float, low: float, high: float, frame: _Frame) -> str:
    y = _up(value, low, high)
    return (
        f'<line class="grid" x1="{frame.left}" x2="{frame.width - frame.right}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="quiet" x="{frame.left - 6}" y="{y + 4:.1f}" text-anchor="end">${value:,.0f}</text>'
    )


def _names(books: Books, wanted: Mapping[int, float], frame: _Frame) -> Iterator[str]:
    """The names at the ends of the lines, moved apart where they would lie on each other, and back into the drawing."""
    places = {number: place for place, number in enumerate(wanted)}
    in_order = sorted(wanted, key=lambda number: wanted[number])
    apart = min(APART, (HEIGHT - TOP) / max(1, len(in_order)))
    heights: list[float] = []
    for number in in_order:
        heights.append(max(wanted[number] + 4, heights[-1] + apart if heights else 0.0))
    lowest = HEIGHT - 4.0
    for place in range(len(heights) - 1, -1, -1):
        heights[place] = lowest = min(heights[place], lowest)
        lowest -= apart
    for number, y in zip(in_order, heights, strict=True):
        name = visible(books.managers[number].name)
        short = name if len(name) <= frame.letters else f"{name[: frame.letters - 1].rstrip()}…"
        yield f'<text class="c{places[number] % COLOURS}" x="{frame.width - frame.right + 8}" y="{y:.1f}">{escape(short)}</text>'


def bout_drawing(record: str, number: int) -> Markup:
    """A round blow by blow: red's above the line, blue's below, as long as they hurt; knockdowns are ringed."""
    facts = replay_facts(record)
    told = tuple(_hits(event for event in facts.events if event.round == number))
    if not told:
        return Markup()
    most = max(1, *(damage or 0 for _, damage in told))
    step = min(26.0, (WIDTH - 2 * 12) / len(told))
    height = 150
    middle = height / 2
    marks = [f'<line class="grid" x1="0" x2="{WIDTH}" y1="{middle}" y2="{middle}"/>']
    marks += _blows(told, most, step, middle)
    title = tr("Round {number} blow by blow: red's above, blue's below").format(number=number)
    return _drawing(title, marks, height)


def _hits(events: Iterable[Event]) -> Iterator[tuple[Corner, int | None]]:
    """Whose blows did how much damage, and who fell, for which there is ``None``."""
    for event in events:
        if isinstance(event, Struck):
            for corner in CORNERS:
                if damage := max(0, event.blows(corner).damage):
                    yield corner, damage
        if isinstance(event, Fell):
            yield event.corner, None


def _blows(told: Iterable[tuple[Corner, int | None]], most: int, step: float, middle: float) -> Iterator[str]:
    for place, (corner, damage) in enumerate(told):
        x = 12 + place * step
        if damage is None:
            y = middle + 14 if corner is RED else middle - 14
            yield f'<circle class="fall" cx="{x + step / 2:.1f}" cy="{y:.1f}" r="7"><title>{escape(tr("Down"))}</title></circle>'
            continue
        long = max(3.0, damage / most * (middle - 18))
        side, y = ("red", middle - long) if corner is RED else ("blue", middle)
        yield (
            f'<rect class="bar-{side}" x="{x:.1f}" y="{y:.1f}" width="{max(2.0, step - 3):.1f}" '
            f'height="{long:.1f}"><title>{damage}</title></rect>'
        )


def _drawing(title: str, parts: Iterable[str], height: int, frame: _Frame | None = None) -> Markup:
    kind, width = (f' class="{frame.kind}"', frame.width) if frame else ("", WIDTH)
    return Markup(  # noqa: S704 - drawn here, names escaped
        f'<svg{kind} viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}"><title>{escape(title)}</title>'
        f"{''.join(parts)}</svg>"
    )
