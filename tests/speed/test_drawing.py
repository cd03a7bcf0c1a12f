"""How long a chart of a long history takes to draw, whatever it is shown on."""

from __future__ import annotations

from time import process_time

import pytest

from ringside_manager.charts import Chart
from ringside_manager.charts.sheet import DARK
from tests.charts import rows
from tests.speed.conftest import Noting

pytestmark = pytest.mark.speed


@pytest.mark.parametrize(
    "chart",
    [rows.career(500), rows.earnings(500), rows.race(nights=520), rows.bump(nights=520)],
    ids=lambda chart: chart.kind,
)
def test_a_long_history(chart: Chart, figure: Noting) -> None:
    sheet, _ = rows.drawn(chart)
    times = []
    for _ in range(4):
        began = process_time()
        chart.draw(sheet, DARK)
        sheet.canvas.draw()
        times.append(process_time() - began)
    figure(f"chart {chart.kind}: drawn with a long history", 1000 * min(times), aim=100)
