"""A festival without a league: as plain values for other programs, as a picture, and as one page (F1-F7)."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Container, Iterator
from functools import partial

from markupsafe import Markup

from ringside_manager.almanac.files import environment
from ringside_manager.campaign.festivals import FORMAT_TITLES, Key, Meeting, Parting, Result, Row, Spot
from ringside_manager.campaign.festivals.brackets import Brackets, Double, Winner
from ringside_manager.campaign.festivals.groups import Teams
from ringside_manager.campaign.tournament import decided_by
from ringside_manager.charts import Heading, picture_of
from ringside_manager.charts.bouts import Box, FestivalPicture, Head, Link
from ringside_manager.charts.sheet import LIGHT
from ringside_manager.commentary.results import result_line
from ringside_manager.language import LANGUAGE, tr, translated
from ringside_manager.office.facts.prospects import Chance
from ringside_manager.office.festival_forecast import FestivalForecast, FestivalOutlook
from ringside_manager.office.festival_runs import happening_told, stable_lines, standing_lines
from ringside_manager.office.festivals import Absent, Festival, Happening, Held, Replaced, Withdrew

DIGITS = 6


def festival_document(held: Festival) -> dict[str, object]:
    """The festival as plain values: the JSON document, in the shape that scripts rely on."""
    champion = held.champion
    partings = held.course.partings(held.told)
    rows = zip(held.course.standing(held.told), partings, strict=True)
    return {
        "format": held.form.value,
        "system": held.system,
        "seed": held.seed,
        "rounds": held.rounds,
        "entrants": [held.name(man) for man in range(1, len(held.cards) + 1)],
        "held": [_held(held, *one) for one in held.outcomes],
        "walkovers": [{"winner": held.name(one.winner), "loser": held.name(one.meeting.red + one.meeting.blue - one.winner), "rule": one.rule} for one in held.course.walkovers(held.told)],
        "standing": [_row(held, row, parting) for row, parting in rows],
        **_own_facts(held),
        "next": [{"red": held.name(one.red), "blue": held.name(one.blue), "stage": one.key.stage, "round": one.key.round} for one in held.due],
        "winner": None if champion is None else held.name(champion),
        "winners": [held.name(man) for man in held.champions],
    }  # fmt: skip


def _own_facts(held: Festival) -> dict[str, object]:
    """What some formats alone have."""
    facts: dict[str, object] = {}
    if isinstance(held.course, Teams):
        facts["stables"] = [
            {"men": [held.name(man) for man in held.course.men(row.man)], "won": row.won, "lost": row.lost, "drawn": row.drawn,
             "points": row.points, "ties": list(row.ties)}
            for row in held.course.stable_standing(held.told)
        ]  # fmt: skip
    if held.lengths:
        facts["lengths"] = list(held.lengths)
    if held.handicaps:
        facts["handicaps"] = list(held.handicaps)
    return facts


def _held(held: Festival, one: Happening, met: Meeting | None, result: Result | None) -> dict[str, object]:
    if isinstance(one, Withdrew):
        return {"withdrew": held.name(one.man)}
    if isinstance(one, Replaced):
        return {"replaced": str(one.former["name"]), "by": str(one.card["name"])}
    if isinstance(one, Absent):
        return {"no_show": held.name(one.man), "winner": held.name(one.other)}
    outcome = one.record.outcome
    goes_on = met is not None and held.course.needs_winner(met.key) and result is not None and result.winner
    return {
        "red": held.name(one.red),
        "blue": held.name(one.blue),
        "method": outcome.method.value,
        "winner": None if outcome.winner is None else held.name((one.red, one.blue)[outcome.winner.index]),
        "goes_on": held.name(goes_on) if goes_on else None,
        "decided_by": decided_by(outcome).name.lower() if goes_on else None,
        "round": outcome.round,
        "digest": one.record.digest,
    }


def _row(held: Festival, row: Row, parting: Parting | None) -> dict[str, object]:
    return {
        "name": held.name(row.man),
        "seed": row.man,
        "won": row.won,
        "lost": row.lost,
        "drawn": row.drawn,
        "points": row.points,
        "ties": list(row.ties),
        "parted_by": None if parting is None else parting.tie.value,
    }


def forecast_document(told: FestivalForecast) -> dict[str, object]:
    """``moments`` are the chances before and after each bout, ``seedings`` those from the first bell; ± under ``errors``."""

    def both(error: bool) -> dict[str, object]:
        return {
            "moments": [{"bouts": bouts, **_outlook(one, error=error)} for bouts, one in told.moments],
            "seedings": [_outlook(one, error=error) for one in told.seedings],
        }

    return {
        "bouts_a_pair": told.bouts,
        "best": list(told.best),
        **both(error=False),
        "errors": both(error=True),
    }


def _outlook(one: FestivalOutlook, *, error: bool) -> dict[str, object]:
    def figure(chance: Chance) -> float:
        return round(chance.error if error else chance.share, DIGITS)

    seeding = {} if one.seeding is None else {"seeding": one.seeding.value}
    entrants = [
        {"name": man.name, "win": figure(man.win), "first_two": figure(man.first_two)} for man in one.entrants
    ]
    return {**seeding, "entrants": entrants, "best_final": figure(one.best_final)}


# As a picture


BAND = 8
"""So many rounds of a table stand beside each other before the next begin below."""


def festival_picture(held: Festival, name: str) -> FestivalPicture:
    """The bouts of a festival round by round, brackets with their lines; beside tables, who stands where."""
    course = held.course
    boxes, at = list[Box](), dict[Key, int]()
    spots = {spot.key: spot for spot in course.spots(held.told)}
    for key, column, row in _places(held):
        if key not in spots:
            continue
        at[key] = len(boxes)
        boxes.append(_box(held, spots[key], column, row))
    links = tuple(Link(at[one], at[other]) for one, other in _links(held) if one in at and other in at)
    rows = () if isinstance(course, Brackets) else course.standing(held.told)
    standing = tuple(
        (str(place), held.name(row.man), f"{row.won}-{row.lost}-{row.drawn} · {row.points}")
        for place, row in enumerate(rows, 1)
    )
    champions = ", ".join(map(held.name, held.champions))
    won = tr("{name} has won it.").format(name=champions) if champions else ""
    facts = f"{translated(FORMAT_TITLES[held.form]())} · {held.engine.info.title}"
    heading = Heading(name, " · ".join(filter(None, (facts, won))), tr("Nobody has met yet."), won)
    headers = (tr("Red"), tr("Blue"), tr("Winner"), tr("How"))
    return FestivalPicture(
        heading, tuple(boxes), links, tuple(_heads(held, at)), standing, tr("Standing"), headers
    )


def _turns(held: Festival) -> list[tuple[int, float, tuple[Key, ...], float]]:
    """The places of one stage at one time: column, first row, keys, and over how many rows they are spread."""
    turns = held.course.turns()
    lanes: dict[str, float] = {}
    for turn in turns:
        for stage in {key.stage for key in turn}:
            lanes[stage] = max(lanes.get(stage, 0.0), float(sum(key.stage == stage for key in turn)))
    if isinstance(held.course, Double):
        upper = lanes[Double.WINNERS]
        first = {Double.WINNERS: 0.0, Double.FINAL: 0.0, Double.LOSERS: upper + 0.6}
        lanes[Double.FINAL] = upper
        return [
            (column, first[stage], tuple(key for key in turn if key.stage == stage), lanes[stage])
            for column, turn in enumerate(turns)
            for stage in first
            if any(key.stage == stage for key in turn)
        ]
    if isinstance(held.course, Brackets):
        return [(column, 0.0, turn, float(len(turns[0]))) for column, turn in enumerate(turns)]
    high = max(map(len, turns)) + 0.7
    return [
        (number % BAND, number // BAND * high, turn, float(len(turn))) for number, turn in enumerate(turns)
    ]


def _places(held: Festival) -> Iterator[tuple[Key, int, float]]:
    for column, first, keys, rows in _turns(held):
        for place, key in enumerate(keys):
            yield key, column, first + (place + 0.5) * rows / len(keys)


def _heads(held: Festival, there: Container[Key]) -> Iterator[Head]:
    """The words over the rounds that have a box."""
    for column, first, keys, _ in _turns(held):
        if not any(key in there for key in keys):
            continue
        together = len({key.stage for key in keys}) > 1
        where = tr("Round {number}").format(number=keys[0].round) if together else translated(keys[0].where())
        if (length := held.course.length(keys[0])) is not None:
            rounds = tr("%n round", "%n rounds", length)
            where = tr("{where}, over {rounds}").format(where=where, rounds=rounds)
        yield Head(column, first, where)


def _links(held: Festival) -> Iterator[tuple[Key, Key]]:
    """From which box to which a winner goes, in a bracket."""
    if isinstance(held.course, Brackets):
        for node in held.course.nodes:
            for source in (node.red, node.blue):
                if isinstance(source, Winner):
                    yield source.key, node.key


def _box(held: Festival, spot: Spot, column: int, row: float) -> Box:
    names = tuple(held.name(man) if man else "" for man in (spot.red, spot.blue))
    result = held.told.results.get(spot.key)
    if result is None and spot.red and spot.blue:
        loser = held.told.walked_over(spot.red, spot.blue)
        if loser is not None:
            result = Result(spot.red + spot.blue - loser, walkover=True)
    if result is None:
        return Box(column, row, (names[0], names[1]))
    won = None if result.winner is None else int(result.winner == spot.blue)
    return Box(column, row, (names[0], names[1]), won, _how(held, spot.key, result))


def _how(held: Festival, key: Key, result: Result) -> str:
    """The method and the round, such as ``KO 6``; ``w.o.`` for a walkover."""
    if result.walkover:
        return tr("w.o.")
    found = (one for one, met, _ in held.outcomes if met is not None and met.key == key)
    one = next(found, None)
    if not isinstance(one, Held):
        return ""
    outcome = one.record.outcome
    return f"{outcome.method.value} {outcome.round}" if outcome.method.is_stoppage else outcome.method.value


# As a page: standing with what parts those who are level, and all that happened

_PIXELS_AN_INCH = 96


def _rounds(festival: Festival) -> list[tuple[str, list[str]]]:
    """What happened, told in its order under the round it happened in."""
    found: list[tuple[str, list[str]]] = []
    for one, met, result in festival.outcomes:
        title = translated(met.key.where()) if met is not None else ""
        if not found or (title and found[-1][0] != title):
            found.append((title, []))
        found[-1][1].append(
            translated(happening_told(festival, one, result, partial(result_line, language=LANGUAGE.code)))
        )
    return found


def festival_html(festival: Festival, name: str, drawing: str = "") -> str:
    """The festival as one page that loads nothing; ``drawing`` is its picture as SVG, drawn by us."""
    facts = (
        FORMAT_TITLES[festival.form](),
        tr("%n fighter", "%n fighters", len(festival.cards)),
        festival.engine.info.title,
        tr("Seed of the dice: {seed}").format(seed=festival.seed),
    )
    view = environment().get_template("festival.html")
    return view.render(
        name=name,
        facts=" · ".join(facts),
        champions=[festival.name(man) for man in festival.champions],
        drawing=Markup(drawing),  # noqa: S704 - drawn by us
        standing=standing_lines(festival),
        stables=stable_lines(festival),
        rounds=_rounds(festival),
    )


def drawn_page(festival: Festival, name: str) -> str:
    """The same with its bouts drawn round by round, as a picture loaded from nowhere that cannot act on the page."""
    drawn = festival_picture(festival, name)
    source = b64encode(picture_of(drawn, "svg", LIGHT, drawn.inches)).decode("ascii")
    wide = round(drawn.inches[0] * _PIXELS_AN_INCH)
    return festival_html(
        festival, name, f'<img src="data:image/svg+xml;base64,{source}" width="{wide}" alt="">'
    )
