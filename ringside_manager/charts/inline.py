"""A chart as SVG inside a page: text stays text, and colours are the page's, so that one drawing serves light and dark."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import fields
from html import escape

from ringside_manager.charts.chart import Chart
from ringside_manager.charts.library import load
from ringside_manager.charts.sheet import DARK, LIGHT, Skin
from ringside_manager.palette import CORNER_SHADES
from ringside_manager.text_safety import visible

PAGE_SIZE = 7.2, 4.4
"""Inches wide and high; a point is a unit of the drawing."""
DOTS = 72
_OWN = {LIGHT.surface: "--panel", LIGHT.text: "--text", LIGHT.muted: "--muted", LIGHT.line: "--line"}
"""What a chart takes from the page; its other colours have properties of their own."""
_STYLE = re.compile(r' style="([^"]*)"')
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_LONG = re.compile(r"-?\d+\.\d{2,}")
_FONT = re.compile(r"(?:(?P<weight>\d{3}|bold) )?(?P<size>[\d.]+)px .*")
_ID = re.compile(r' id="(?P<id>[^"]*)"')
_PROLOGUE = re.compile(
    r"^.*?<svg[^>]*>|<metadata>.*?</metadata>|<defs>\s*<style.*?</style>\s*</defs>", re.DOTALL
)


def inline_svg(chart: Chart, name: str, size: tuple[float, float] = PAGE_SIZE) -> str:
    """Draw a chart for a page, ``size`` in inches; ``name`` keeps its parts apart from those of other charts of the page."""
    load()
    import matplotlib as mpl
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    figure = Figure(figsize=size, dpi=DOTS)
    FigureCanvasSVG(figure)
    chart.draw(figure, LIGHT)
    file = io.BytesIO()
    with mpl.rc_context({"svg.fonttype": "none"}):
        figure.savefig(file, format="svg", dpi=DOTS, facecolor="none", metadata={"Date": None})
    return _adapted(file.getvalue().decode("utf-8"), chart, name, size)


def chart_properties() -> str:
    """The colours of charts as custom properties of CSS, beside those of the page."""
    pairs = dict(_pairs())
    light, dark = (
        " ".join(f"{_property(shade)}: {shades[at]};" for shade, shades in pairs.items()) for at in (0, 1)
    )
    return f":root {{ {light} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n"


def _pairs() -> Iterator[tuple[str, tuple[str, str]]]:
    """Every colour of the light skin with the one that takes its place in the dark."""
    for name in (field.name for field in fields(Skin)):
        one, other = getattr(LIGHT, name), getattr(DARK, name)
        if isinstance(one, str):
            yield one, (one, other)
    for one, other in zip(LIGHT.series, DARK.series, strict=True):
        yield one, (one, other)
    for shades in CORNER_SHADES:
        yield shades.on_light, (shades.on_light, shades.on_dark)


def _property(shade: str) -> str:
    return f"--c-{shade.removeprefix('#')}"


_KNOWN = frozenset(shade for shade, _ in _pairs())


def _adapted(drawn: str, chart: Chart, name: str, size: tuple[float, float]) -> str:
    used = set(re.findall(r'(?:url\(#|href="#)([^")]+)', drawn))
    inside = _PROLOGUE.sub("", drawn).replace("xlink:href", "href")
    inside = _STYLE.sub(lambda found: "".join(_attributes(found[1])), inside)
    inside = _COLOUR.sub(lambda found: _coloured(found[0]), inside)
    inside = _LONG.sub(lambda found: f"{float(found[0]):.1f}".removesuffix(".0"), inside)
    inside = _ID.sub(lambda found: f' id="{name}-{found["id"]}"' if found["id"] in used else "", inside)
    inside = re.sub(r'(url\(#|href="#)', rf"\g<1>{name}-", inside)
    inside = re.sub(r"\s*\n\s*", " ", inside).replace(' "', '"').replace("> <", "><")
    told = escape(visible(f"{chart.title}. {chart.summary}".replace("\n", "; ")))
    wide, high = (round(each * DOTS) for each in size)
    return f'<svg class="chart" viewBox="0 0 {wide} {high}" role="img" aria-label="{told}">{inside}'


def _coloured(shade: str) -> str:
    if shade in _OWN:
        return f"var({_OWN[shade]})"
    return f"var({_property(shade)})" if shade in _KNOWN else shade


def _attributes(style: str) -> Iterator[str]:
    """A style as attributes, which a strict page may have."""
    for part in style.split(";"):
        key, _, value = part.partition(":")
        key, value = key.strip(), value.strip()
        font = _FONT.fullmatch(value) if key == "font" else None
        if font is not None:
            yield f' font-size="{font["size"]}"'
            if font["weight"]:
                yield f' font-weight="{font["weight"]}"'
        elif key and key != "font":
            yield f' {key}="{value}"'
