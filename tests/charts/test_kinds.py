"""The facts in each kind of chart: where its marks stand, how long its bars are, what is written."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace

import pytest

from ringside_manager.charts import Key
from ringside_manager.charts.bouts import MethodCount, MethodsChart
from ringside_manager.charts.career import CareerNight, Result, rank_ticks, spells
from ringside_manager.charts.sheet import LIGHT
from tests.charts import rows
from tests.slow import each


def points(figure, name):
    return [pair for line in rows.lines(figure, name) for pair in zip(*line.get_data(), strict=True)]


def test_a_career_has_a_mark_for_every_bout_where_his_popularity_stood():
    chart = rows.career(20)
    figure, drawn = rows.drawn(chart)
    for result in Result:
        for stopped, word in ((True, "stopped"), (False, "distance")):
            wanted = [(b.night, b.pop) for b in chart.bouts if b.result is result and b.stopped is stopped]
            assert points(figure, f"{result.value}:{word}") == wanted
    assert [(t.left, t.bottom, t.key) for t in drawn.targets] == [
        (b.night, b.pop, b.key) for b in chart.bouts
    ]


def test_a_stoppage_is_filled_and_a_distance_hollow():
    figure, _ = rows.drawn(rows.career(20))
    (stopped,) = rows.lines(figure, "won:stopped")
    (distance,) = rows.lines(figure, "won:distance")
    assert stopped.get_markerfacecolor() == LIGHT.good
    assert distance.get_markerfacecolor() == LIGHT.surface


def test_a_career_shows_popularity_and_rank_night_by_night():
    chart = rows.career(6)
    figure, _ = rows.drawn(chart)
    assert points(figure, "pop") == [(night.night, night.pop) for night in chart.nights]
    ranks = [(x, y) for x, y in points(figure, "rank") if not math.isnan(y)]
    assert ranks == [(night.night, night.rank) for night in chart.nights if night.rank is not None]
    assert len(points(figure, "title")) == sum(bout.title for bout in chart.bouts)
    assert {"Rank", "Popularity, POP", "Fight night", "champion", "won", "lost", "drew", "no contest"} <= set(
        rows.texts(figure)
    )


def test_a_career_without_a_rank_has_no_strip_of_ranks():
    figure, _ = rows.drawn(rows.career(6, ranked=False))
    assert len(figure.axes) == 1
    assert "Fight night" in rows.texts(figure)
    assert "Rank" not in rows.texts(figure)


def test_more_bouts_than_marks_fit_become_strokes_one_each():
    chart = rows.career(500)
    figure, drawn = rows.drawn(chart)
    strokes = {
        group.get_gid().split(":")[1]: len(group.get_segments())
        for axes in figure.axes
        for group in axes.collections
        if (group.get_gid() or "").startswith("strokes")
    }
    assert strokes == {r.value: sum(bout.result is r for bout in chart.bouts) for r in Result}
    assert len(drawn.targets) == 500


def test_the_career_as_a_table():
    chart = rows.career(3)
    assert chart.data().headers[:2] == ("Night", "Opponent")
    assert chart.data().rows == (
        (1, "Ann", "won", "KO", 3, "yes", 2.0, None),
        (3, "Ann", "lost", "KO", 3, None, 0.5, chart.bouts[1].rank),
        (5, "Ann", "won", "KO", 3, None, 2.5, 0),
    )


def test_spells_as_champion_end_when_the_rank_does():
    ranks = [None, 0, 0, 3, 0]
    assert spells([CareerNight(night, 0, rank) for night, rank in enumerate(ranks)]) == [(1, 3), (4, 5)]


@each("worst, ticks", [(3, [0, 2]), (9, [0, 5]), (64, [0, 20, 40, 60]), (1, [0, 1])])
def test_ranks_on_the_axis_begin_with_the_champion(worst, ticks):
    assert rank_ticks(worst) == ticks


def test_earnings_add_up():
    chart = rows.earnings(4)
    figure, drawn = rows.drawn(chart)
    assert points(figure, "purses") == [(1, 0), (1, 70), (3, 210), (5, 420), (7, 700), (12, 700)]
    assert points(figure, "shares")[-1] == (12, 75)
    assert {"Purses", "Managers' shares", "$700", "$75"} <= set(rows.texts(figure))
    assert len(drawn.targets) == 8
    assert chart.data().rows[-1] == (7, "Ann", 280.0, 30.0, 700.0, 75.0)


def test_every_manager_has_a_line_and_his_name_and_money_at_its_end():
    chart = rows.race()
    figure, _ = rows.drawn(chart)
    for racer in chart.racers:
        assert points(figure, f"manager:{racer.key.number}") == [(b.night, b.dollars) for b in racer.balances]
        assert racer.name in rows.texts(figure)
    assert {"$800", "$200", "Money, dollars", "Fight night"} <= set(rows.texts(figure))
    assert chart.data().rows[21] == ("Ben", 0, 0.0)


def test_the_others_step_back_behind_the_one_it_is_about():
    figure, drawn = rows.drawn(rows.race(about=2))
    colours = {n: rows.lines(figure, f"manager:{n}")[0].get_color() for n in range(4)}
    assert colours[2] in LIGHT.series
    assert {colours[n] for n in (0, 1, 3)} == {LIGHT.muted}
    assert drawn.targets[0].key.number == 2


def test_with_shapes_no_two_lines_of_a_chart_are_told_apart_by_colour_alone():
    chart = rows.race(rows.NAMES[:6])
    shaped, _ = rows.drawn(chart, replace(LIGHT, shaped=True))
    plain, _ = rows.drawn(chart)
    looks = set()
    for racer in chart.racers:
        name = f"{racer.key.number}"
        (line,), (marks,) = rows.lines(shaped, f"manager:{name}"), rows.lines(shaped, f"marks:{name}")
        looks.add((line.get_linestyle(), marks.get_marker()))
        assert len(marks.get_xdata()) > 1
        assert rows.lines(plain, f"manager:{name}")[0].get_linestyle() == "-"
    assert len(looks) == 6


def test_only_the_richest_are_named_and_many_managers_still_have_lines():
    names = [f"Manager {number}" for number in range(20)]
    figure, _ = rows.drawn(rows.race(names))
    assert sum(text.startswith("Manager") for text in rows.texts(figure)) == 12
    assert all(rows.lines(figure, f"manager:{number}") for number in range(20))


def test_debts_are_drawn_below_a_line_at_nothing():
    chart = rows.race(["Ann"])
    (racer,) = chart.racers
    balances = (*racer.balances, type(racer.balances[0])(21, -500.0))
    poor = type(chart)(chart.heading, (type(racer)(racer.key, "Ann", balances),))
    figure, _ = rows.drawn(poor)
    assert figure.axes[0].get_ylim()[0] < -500
    assert "-$500" in rows.texts(figure)


def test_ranks_are_drawn_where_each_stood():
    chart = rows.bump(nights=10)
    figure, drawn = rows.drawn(chart)
    assert {(x, y) for x, y in points(figure, "fighter:0")} == {(night, 0) for night in range(1, 11)}
    told = [(t.left, t.bottom, t.key) for t in drawn.targets if t.left == 10]
    last = chart.nights[-1]
    assert told == [
        (10, rank, Key("fighter", number)) for rank, number in enumerate([last.champion, *last.ranking[:10]])
    ]
    assert len(chart.data().rows) == 10 * 11


def test_of_many_nights_some_are_drawn_the_last_always():
    chart = rows.bump(nights=521)
    drawn = [night.night for night in chart.sampled()]
    assert len(drawn) <= 27
    assert drawn[-1] == 521
    gaps = {after - before for before, after in itertools.pairwise(drawn)}
    assert len(gaps) == 1


def test_arenas_have_bars_as_long_as_bouts_were_fought():
    chart = rows.arenas()
    figure, _ = rows.drawn(chart)
    assert [bar.get_width() for bar in rows.bars(figure, "bouts")] == [0, 3, 6, 9, 12]
    averages = [line.get_xdata()[0] for line in rows.lines(figure, "average")]
    assert averages == [150, 200, 250, 300]
    assert {"The Best", "The Pits", "12", "$300"} <= set(rows.texts(figure))
    assert chart.data().rows[1] == ("High", 3, 1, 100.0, 150.0, 300.0, 900.0)


def test_methods_are_stacked_by_round_and_summed_beside():
    chart = rows.methods()
    figure, _ = rows.drawn(chart)
    stacked = {bar.get_gid(): (bar.get_y(), bar.get_height()) for bar in rows.bars(figure, "Knockout")}
    assert stacked == {"Knockout:1": (0, 4), "Knockout:3": (0, 2)}
    assert rows.bars(figure, "Technical knockout:3")[0].get_y() == 2
    assert [bar.get_width() for bar in rows.bars(figure, "all:")] == [6, 6, 9, 1]
    assert {"6  ·  27 %", "9  ·  41 %", "1  ·  5 %"} <= set(rows.texts(figure))
    assert chart.data().rows[:2] == (("Knockout", None, 6), ("Technical knockout", None, 6))
    assert ("Knockout", 1, 4) in chart.data().rows


def test_ratings_are_parts_of_the_best_and_show_where_he_began():
    figure, _ = rows.drawn(rows.ratings(["Ann", "Ben"]))
    kept, changed = rows.bars(figure, "kept:1:"), rows.bars(figure, "changed:1:")
    assert [bar.get_width() for bar in kept] == [0.5] * 9
    assert changed[0].get_width() == pytest.approx(0.1)
    assert rows.bars(figure, "changed:0:") == []
    assert {"Ann", "Ben", "6  +1", "Rating 9"} <= set(rows.texts(figure))
    assert rows.ratings(["Ann"]).data().rows[0] == ("Ann", "Rating 1", 5, 5, 10)


def test_of_two_men_the_red_one_stands_on_the_left_and_looks_outwards():
    figure, drawn = rows.drawn(rows.ratings(["Ann", "Ben"]))
    red, blue = figure.axes
    assert red.get_position().x1 < blue.get_position().x0
    assert red.get_xlim() == (1, 0)
    assert [target.key.number for target in drawn.targets[:4]] == [0, 1, 0, 1]


def test_a_rating_that_fell_is_drawn_to_where_it_was():
    from ringside_manager.charts.career import RatingRow

    chart = rows.ratings()
    lower = type(chart)(chart.heading, chart.men, (RatingRow("Agility", 10, (4,), (6,)),))
    figure, _ = rows.drawn(lower)
    (bar,) = rows.bars(figure, "changed:0:")
    assert (bar.get_x(), bar.get_width()) == (pytest.approx(0.4), pytest.approx(0.2))


def test_reigns_stand_in_the_lane_of_their_champion():
    chart = rows.reigns()
    figure, drawn = rows.drawn(chart)
    spans = [(bar.get_x(), bar.get_width()) for bar in rows.bars(figure, "reign")]
    assert spans == [(1, 10), (51, 4), (11, 10), (21, 10), (31, 10), (41, 10)]
    assert len(points(figure, "defence")) == 10
    assert len(drawn.targets) == 16
    assert chart.data().rows[-1] == ("Ann", 51, None, 0)
    assert [name for name, _ in chart.lanes()] == list(rows.NAMES[:5])


def test_of_very_many_champions_the_latest_are_drawn():
    chart = rows.reigns([f"Champion {number}" for number in range(40)])
    assert len(chart.lanes()) == 24
    figure, _ = rows.drawn(chart)
    assert "Champion 39" in rows.texts(figure)


def test_a_bout_over_before_the_first_bell_stands_at_nought():
    counts = (MethodCount("Knockout", 2, ((3, 2),)), MethodCount("Disqualification", 1, ((0, 1),)))
    chart = MethodsChart(rows.head("Methods"), counts, 5)
    _, drawn = rows.drawn(chart)
    assert chart.first == 0
    assert min(target.left for target in drawn.targets) < 0.0
    assert ("Disqualification", 0, 1) in chart.data().rows
