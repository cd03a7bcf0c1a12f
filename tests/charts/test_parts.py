"""The parts charts are made of: scales, labels, letters, tables, files."""

from __future__ import annotations

import csv
import io
import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.charts import DataTable, Easel, csv_of, is_loaded, load, picture_of
from ringside_manager.charts.axes import night_ticks, plain_money, plain_number, round_ticks, spread
from ringside_manager.charts.sheet import (
    DARK,
    LIGHT,
    MISSING,
    blend,
    families,
    fitted,
    fitting_scale,
    shown,
    width_of,
)
from tests.charts import rows
from tests.slow import each


@given(st.lists(st.floats(0, 100), min_size=1, max_size=30), st.floats(0.5, 12))
def test_labels_stand_apart_in_their_order_and_inside(wanted, gap):
    places = spread(wanted, gap, 0, 100)
    assert all(-1e-6 <= place <= 100 + 1e-6 for place in places)
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    room = min(gap, 100 / max(len(wanted) - 1, 1))
    steps = [places[after] - places[before] for before, after in itertools.pairwise(order)]
    assert all(step >= room - 1e-6 for step in steps)


def test_labels_with_room_stay_where_they_want():
    assert spread([10, 90, 50], 5, 0, 100) == [10, 90, 50]
    assert spread([50, 51], 5, 0, 100) == [48, 53]
    assert spread([], 5, 0, 100) == []


@given(st.floats(-1e6, 1e6), st.floats(0.01, 1e6), st.booleans())
def test_ticks_are_even_and_inside(low, span, whole):
    ticks = round_ticks(low, low + span, whole=whole)
    assert len(ticks) <= 6
    assert all(low - 1e-3 <= tick <= low + span + 1e-3 for tick in ticks)
    assert not whole or all(tick == int(tick) for tick in ticks)


def test_ticks_are_round():
    assert round_ticks(0, 43) == [0, 10, 20, 30, 40]
    assert round_ticks(-3, 3, 4) == [-2, 0, 2]
    assert round_ticks(0, 2, whole=True) == [0, 1, 2]
    assert plain_number(-2.5) == "−2.5"


@given(st.integers(0, 600), st.integers(0, 3000), st.integers(3, 9))
def test_nights_on_the_axis_are_nights_of_it(first, span, most):
    ticks = night_ticks(first, first + span, most)
    assert set(ticks) <= set(range(first, first + span + 1))
    assert len(ticks) <= most + 1


def test_a_season_is_told_in_quarters_and_ten_in_seasons():
    assert night_ticks(0, 52) == [0, 10, 20, 30, 40, 50]
    assert night_ticks(0, 104) == [0, 13, 26, 39, 52, 65, 78, 91, 104]
    assert night_ticks(0, 520)[:3] == [0, 104, 208]


def test_text_is_cut_to_its_room():
    short = fitted("A rather long name of a boxer", 60, 10)
    assert short.endswith("…")
    assert width_of(short, 10) <= 60
    assert fitted("Ann", 60, 10) == "Ann"


def test_letters_nobody_has_become_a_sign():
    assert shown("Łęcki \U0001f94a") == f"Łęcki {MISSING}"
    assert families()[0] == "Inter"


def test_what_is_hidden_is_written_out():
    assert shown("a\u202eb") == "a\\u202eb"


def test_a_table_of_figures_is_safe_for_table_programs():
    table = DataTable(("Name", "Sum"), (("=1+1", 2.5), ('say "hi"', None), ("a\nb", -3)))
    assert list(csv.reader(io.StringIO(csv_of(table)))) == [
        ["Name", "Sum"], ["'=1+1", "2.5"], ['say "hi"', ""], ["a b", "-3"],
    ]  # fmt: skip


@each("kind, magic", [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")])
def test_a_chart_becomes_a_file(kind, magic):
    for chart in (rows.career(12), rows.bump()):
        assert picture_of(chart, kind, LIGHT).startswith(magic)


def test_no_other_files_are_made():
    with pytest.raises(ValueError, match="png, svg, pdf, not as exe"):
        picture_of(rows.career(), "exe", LIGHT)


def test_the_easel_gives_pixels_of_the_size_asked_for():
    easel = Easel()
    painting = easel.paint(rows.career(), DARK, (6.0, 3.0), 100)
    assert (painting.wide, painting.high, len(painting.pixels)) == (600, 300, 600 * 300 * 4)
    assert painting.pixels[:4] == bytes.fromhex(DARK.surface[1:]) + b"\xff"
    assert easel.paint(rows.career(), DARK, (0, 0), 100).wide == 50


def test_settings_a_person_made_for_matplotlib_do_not_matter(tmp_path: Path):
    settings = tmp_path / "matplotlibrc"
    settings.write_text("axes.grid: True\ntext.usetex: True\n", encoding="utf-8")
    code = (
        "from ringside_manager.charts import load; load(); import matplotlib as mpl;"
        "print(mpl.rcParams['axes.grid'], mpl.rcParams['text.usetex'])"
    )
    env = {**os.environ, "MATPLOTLIBRC": str(settings)}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert ran.stdout.split() == ["False", "False"]


def test_loading_twice_does_nothing():
    load()
    load()
    assert is_loaded()


@each(
    "wanted, size, scale",
    [
        (1.0, (640, 400), 1.0),
        (2.0, (680, 460), 2.0),
        (2.0, (340, 460), 1.0),
        (1.0, (200, 100), 0.8),
        (0.5, (640, 400), 0.5),
    ],
)
def test_letters_shrink_on_little_paper(wanted, size, scale):
    assert fitting_scale(wanted, *size) == scale


def test_colours_between_two():
    assert blend("#000000", "#ffffff", 0.5) == "#808080"
    assert blend("#102030", "#ffffff", 0) == "#102030"


@each("dollars, text", [(1234, "$1,234"), (-5, "-$5"), (12.5, "$12.50"), (0, "$0")])
def test_plain_money(dollars, text):
    assert plain_money(dollars) == text
