"""Every chart shows the facts it was given, whatever they are called and however many there are."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from ringside_manager.charts import Chart, Key
from ringside_manager.charts.career import Result
from ringside_manager.charts.sheet import DARK, LIGHT
from tests.charts import rows
from tests.slow import rest_slow

NASTY = (
    "$\\frac{$", "$a$ and $b$", "=1+1", "<b>bold</b>", "a\nb", "\u202egpj.exe", "日本 \U0001f94a", "\ud800", "", "x" * 300,
    "{name}", "%s", "\0", "e\u0301", "\\", "_a_", "-1", "مرحبا",
)  # fmt: skip


@pytest.mark.parametrize("skin", rest_slow([DARK, LIGHT]))
@pytest.mark.parametrize("chart", rows.every(), ids=lambda chart: chart.kind)
def test_a_chart_bears_its_title_on_the_ground_of_its_skin(chart: Chart, skin):
    figure, drawn = rows.drawn(chart, skin)
    assert chart.title in rows.texts(figure)
    assert "A subtitle" in rows.texts(figure)
    assert drawn.targets
    pixel = bytes(figure.canvas.buffer_rgba())[:4]
    assert "#" + "".join(f"{part:02x}" for part in pixel[:3]) == skin.surface


@pytest.mark.parametrize("chart", rows.none_at_all(), ids=lambda chart: chart.kind)
def test_a_chart_of_nothing_says_so(chart: Chart):
    figure, drawn = rows.drawn(chart)
    assert chart.is_empty
    assert rows.texts(figure)[-1] == "Nothing yet"
    assert drawn.targets == ()
    assert drawn.nearest(10, 10) is None
    assert chart.data().rows == ()


@pytest.mark.parametrize("name", rest_slow([" ".join(NASTY[1:9]), "x" * 300, *NASTY], 2))
def test_names_are_shown_as_they_are_and_break_nothing(name: str):
    for chart in rows.every(name):
        figure, _ = rows.drawn(replace(chart, heading=replace(chart.heading, title=name)))
        assert all(text.get_parse_math() is False for text in figure.texts)
        assert all(not text.get_parse_math() for axes in figure.axes for text in axes.texts)


def test_a_name_with_signs_of_formulas_is_written_out():
    figure, _ = rows.drawn(rows.race(["$a$ and $b$", "Ben"]))
    assert "$a$ and $b$" in rows.texts(figure)


@pytest.mark.parametrize("chart", rows.every(), ids=lambda chart: chart.kind)
@pytest.mark.parametrize("size", rest_slow([pytest.param((4.2, 2.7)), ((16.0, 9.0),)]))
def test_nothing_is_written_beyond_the_paper(chart: Chart, size):
    figure, _ = rows.drawn(chart, size=size)
    renderer = figure.canvas.get_renderer()
    written = [*figure.texts, *(text for axes in figure.axes for text in axes.texts)]
    for text in written:
        box = text.get_window_extent(renderer)
        assert box.x0 >= -1, text.get_text()
        assert box.x1 <= figure.bbox.x1 + 1, text.get_text()
        assert box.y0 >= -1, text.get_text()
        assert box.y1 <= figure.bbox.y1 + 1, text.get_text()


@pytest.mark.parametrize("chart", rows.every(), ids=lambda chart: chart.kind)
def test_a_chart_can_be_drawn_again_on_the_same_figure(chart: Chart):
    figure, first = rows.drawn(chart)
    before = rows.texts(figure)
    again = chart.draw(figure, LIGHT)
    assert rows.texts(figure) == before
    assert [target.key for target in again.targets] == [target.key for target in first.targets]


def test_the_heading_leaves_room_for_buttons():
    figure, _ = rows.drawn(replace(rows.career(), heading=rows.head("word " * 60)))
    whole = next(text for text in rows.texts(figure) if text.startswith("word"))
    rows.career()
    replace(rows.career(), heading=rows.head("word " * 60)).draw(figure, LIGHT, spare=200)
    assert len(next(text for text in rows.texts(figure) if text.startswith("word"))) < len(whole) - 10


def test_the_nearest_mark_is_found_and_none_beyond_reach():
    figure, drawn = rows.drawn(rows.career(20))
    for index, target in enumerate(drawn.targets):
        left, bottom, right, top = target.box()
        assert (left, bottom) == (right, top)
        assert drawn.nearest(left + 1, bottom - 1) == index
    assert drawn.nearest(figure.bbox.x1 - 1, 1) is None


def test_a_bar_is_hit_anywhere_inside():
    _, drawn = rows.drawn(rows.methods())
    for index, target in enumerate(drawn.targets):
        left, bottom, right, top = target.box()
        assert drawn.nearest((left + right) / 2, (bottom + top) / 2) == index


def test_importing_the_charts_loads_no_matplotlib():
    code = (
        "import pkgutil, importlib, sys, ringside_manager.charts as room\n"
        "for part in pkgutil.iter_modules(room.__path__): importlib.import_module(f'{room.__name__}.{part.name}')\n"
        "print(sorted(name for name in sys.modules if name.split('.')[0] in {'matplotlib', 'numpy', 'PySide6'}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_keys_tell_what_they_stand_for():
    _, drawn = rows.drawn(rows.reigns())
    assert {target.key.kind for target in drawn.targets if target.key} == {"bout"}
    assert Key("bout", 100) in {target.key for target in drawn.targets}


def test_results_are_told_by_shape_and_not_by_colour_alone():
    from ringside_manager.charts.career import SHAPES

    assert len({SHAPES[result] for result in Result}) == len(Result)
