"""Drawings in SVG without a line of style: the race for money, and a round of a bout blow by blow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from markupsafe import Markup

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.events import Event, Fell, Struck
from ringside_manager.campaign.books import Books
from ringside_manager.language import tr
from ringside_manager.office.facts.replays import replay_facts
from ringside_manager.text_safety import visible

WIDTH, HEIGHT = 640, 240
LEFT, RIGHT, TOP, BOTTOM = 56, 120, 12, 24
COLOURS = 8


def race_drawing(books: Books) -> Markup:
    """The money of every manager after each night, as lines; nothing before the first night."""
    if books.closed < 1:
        return Markup()
    lines = {number: list(_balances(books, number)) for number in books.managers}
    low = min(0.0, *(min(line) for line in lines.values()))
    high = max(1.0, *(max(line) for line in lines.values()))
    marks = [_level(value, low, high) for value in (low, (low + high) / 2, high)]
    drawn = [_line(place, lines[number], low, high) for place, number in enumerate(lines)]
    names = _names(books, {number: _up(line[-1], low, high) for number, line in lines.items()})
    title = tr("The race for money, night by night")
    return _drawing(title, [*marks, *drawn, *names], HEIGHT)


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


def _line(place: int, values: Sequence[float], low: float, high: float) -> str:
    step = (WIDTH - LEFT - RIGHT) / max(1, len(values) - 1)
    points = " ".join(
        f"{LEFT + at * step:.1f},{_up(value, low, high):.1f}" for at, value in enumerate(values)
    )
    return f'<polyline class="line c{place % COLOURS}" points="{points}"/>'


def _level(value: float, low: float, high: float) -> str:
    y = _up(value, low, high)
    return (
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="quiet" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">${value:,.0f}</text>'
    )


def _names(books: Books, wanted: Mapping[int, float]) -> Iterator[str]:
    """The names at the ends of the lines, moved apart where they would lie on each other."""
    last = -15.0
    places = {number: place for place, number in enumerate(wanted)}
    for number, y in sorted(wanted.items(), key=lambda each: each[1]):
        last = max(y + 4, last + 15)
        name = escape(visible(books.managers[number].name)[:16])
        yield f'<text class="c{places[number] % COLOURS}" x="{WIDTH - RIGHT + 8}" y="{last:.1f}">{name}</text>'


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


def _drawing(title: str, parts: Iterable[str], height: int) -> Markup:
    return Markup(  # noqa: S704 - drawn here, names escaped
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}"><title>{escape(title)}</title>'
        f"{''.join(parts)}</svg>"
    )
