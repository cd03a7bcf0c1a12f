"""A festival without a league as one page: its picture, its standing with what parts those who are level, all that happened."""

from __future__ import annotations

from base64 import b64encode
from functools import partial

from markupsafe import Markup

from ringside_manager.almanac.festivals import festival_picture
from ringside_manager.almanac.files import environment
from ringside_manager.campaign.festivals import FORMAT_TITLES
from ringside_manager.charts.library import picture_of
from ringside_manager.charts.sheet import LIGHT
from ringside_manager.commentary.results import result_line
from ringside_manager.language import LANGUAGE, tr, translated
from ringside_manager.office.festival_runs import happening_told, stable_lines, standing_lines
from ringside_manager.office.festivals import Festival

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
