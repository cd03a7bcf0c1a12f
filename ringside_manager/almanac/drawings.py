"""What the books look like drawn, for pages and for print: as SVG without a line of style, and as charts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from markupsafe import Markup

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.events import Event, Fell, Struck
from ringside_manager.campaign.books import Books
from ringside_manager.charts import Heading, Key
from ringside_manager.charts.money import Balance, RaceChart, Racer
from ringside_manager.charts.seasons import HallSeason, SeasonsChart
from ringside_manager.charts.titles import Defence, ReignBar, ReignsChart
from ringside_manager.commentary.ring_frames import Blow, RoundTold
from ringside_manager.language import say, tr, translated, word
from ringside_manager.office.facts import money
from ringside_manager.office.facts.charting import CareerFacts, StandingPoint, defences, seasons_used
from ringside_manager.office.facts.history import EveningLine
from ringside_manager.office.facts.managers import colour_keys
from ringside_manager.office.facts.rankings import Lineage, ReignFacts
from ringside_manager.office.facts.replays import replay_facts
from ringside_manager.office.facts.tournaments import BracketRow, Cell, Entrant
from ringside_manager.palette import CORNER_SHADES
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


# Charts, for pages and for print


def race_chart(books: Books, lines: tuple[EveningLine, ...], first: int) -> RaceChart:
    """The money of every manager from after the night ``first``, each in his colour (C70)."""
    shades = {each.key: (each.on_light, each.on_dark) for each in CORNER_SHADES}
    keys = colour_keys(books)
    racers = tuple(
        Racer(
            Key("manager", line.manager.number),
            line.manager.name,
            tuple(
                Balance(first + at, cents / 100, at > 0 and cents != line.cents[at - 1])
                for at, cents in enumerate(line.cents)
            ),
            shades[keys[line.manager.number]],
        )
        for line in lines
    )
    told = "; ".join(f"{line.manager.name}: {money(line.cents[-1])}" for line in lines)
    return RaceChart(
        Heading(tr("The race for money"), tr("Money of every manager after each fight night"), "", told),
        racers,
        None,
        _money,
    )


def reigns_chart(books: Books, lineage: Lineage) -> ReignsChart:
    """Who held a title, and how long (C65)."""
    heading = Heading(
        tr("The line of champions"),
        tr("Every reign over the fight nights; dots are defences of the title"),
        tr("There has been no champion yet."),
        "; ".join(reign.champion.name for reign in lineage.reigns),
    )
    bars = tuple(_bar(books, reign) for reign in lineage.reigns)
    return ReignsChart(heading, bars, books.closed, ())


def _bar(books: Books, reign: ReignFacts) -> ReignBar:
    held = tuple(Defence(Key("bout", bout.number), bout.night, "") for bout in defences(books, reign))
    won = None if reign.won_bout is None else Key("bout", reign.won_bout)
    champion = Key("fighter", reign.champion.number)
    return ReignBar(champion, reign.champion.name, reign.from_night, reign.until_night, held, "", won)


def seasons_chart(books: Books) -> SeasonsChart:
    """How often each arena was used in every season, and what its bouts paid (C40-C45)."""
    used = seasons_used(books)
    told = (
        say("Season {season}: {bouts} bouts, {money}", season=one.season, bouts=one.bouts, money=money(100 * one.paid_dollars))
        for one in used
    )  # fmt: skip
    heading = Heading(
        tr("Arenas and purses by season"),
        tr("Bouts in each arena, and what they paid both men together"),
        tr("No bout was fought yet."),
        "; ".join(map(translated, told)),
    )
    rows = tuple(
        tuple(
            HallSeason(
                translated(word(hall.arena.title)), hall.bouts, hall.title_bouts, hall.paid_dollars, ""
            )
            for hall in one.arenas
        )
        for one in used
    )
    return SeasonsChart(heading, rows, _money)


def _money(dollars: float) -> str:
    return money(100 * round(dollars))


# The race for money and a round of a bout, for the pages of a server

WIDTH, HEIGHT = 640, 240
ABOVE, BELOW = 12, 24
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
    return HEIGHT - BELOW - (value - low) / (high - low) * (HEIGHT - ABOVE - BELOW)


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
    apart = min(APART, (HEIGHT - ABOVE) / max(1, len(in_order)))
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
