"""Matplotlib: imported late, because it takes half a second, and always as it comes from its makers."""

from __future__ import annotations

import sys
from typing import Any


def is_loaded() -> bool:
    """Whether ``load`` has been called and a chart can be drawn at once."""
    return _READY in sys.modules and bool(_loaded)


def load() -> None:
    """Import all that charts need and look at the typefaces; may be called from any thread, and again.

    Settings a person may have made for Matplotlib are put aside: charts look alike everywhere.
    """
    if is_loaded():
        return
    import matplotlib as mpl
    import matplotlib.backends.backend_agg
    import matplotlib.figure
    import matplotlib.ticker

    from ringside_manager.charts.fonts import shown, width_of

    mpl.rcdefaults()
    mpl.rcParams["axes.unicode_minus"] = True
    width_of(shown("Ringside"), 10.0)
    _draw_something()
    _loaded.append(True)


def _draw_something() -> None:
    """What is done once for all drawing is done here, so that the first chart appears as fast as the others."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(1, 1))
    axes = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    axes.plot([0, 1], [0, 1], marker="o")
    axes.fill_between([0, 1], [0, 1])
    figure.text(0, 0, "Ringside", fontweight="bold")
    canvas: Any = FigureCanvasAgg(figure)
    canvas.draw()


_READY = "matplotlib.figure"
_loaded: list[bool] = []
