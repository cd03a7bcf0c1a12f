"""How the chance to win depends on what lies on the table, learnt from bouts played to their end.

A logistic curve over the facts of the system and their squares: few enough weights for some
hundred bouts, smooth, and the same facts give the same chance on every run.  It is fitted in
``FOLDS`` parts, each on bouts of its own: their mean is the estimate, their spread says how far
the learning itself may be off, and each is judged on bouts it has not seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

FOLDS = 4
RIDGE = 3.0
"""Pull of every weight to 0, in observations of a fact one deviation from its mean."""
STEPS = 12
FAR = 5.0
"""Facts count at most so many deviations from their mean, so that nothing rare runs away with the estimate."""

Rows = Sequence[Sequence[int]]


@dataclass(frozen=True, slots=True)
class Bin:
    """A tenth of the estimates on bouts not learnt from: their number, their mean, and what came of them."""

    count: int
    told: float
    came: float


@dataclass(frozen=True, slots=True)
class Quality:
    """How good the estimates are: mean squared errors (Brier) on bouts not learnt from, red's win as 1.

    ``constant`` is the error of whoever always says the mean; ``bins`` are tenths, the lowest estimates first.
    """

    brier: float
    constant: float
    bins: tuple[Bin, ...]


class Prospects:
    """The chance that red wins, draws as half, from the facts red's corner knows."""

    def __init__(self, mean: Any, spread: Any, weights: Any) -> None:
        self._mean, self._spread, self._weights = mean, spread, weights

    def chances(self, rows: Rows) -> Any:
        """What each fold says of each row: an array of ``FOLDS`` columns, 0 to 1."""
        features = _features(rows, self._mean, self._spread)
        return _logistic(features @ self._weights)


def learn(bouts: Sequence[tuple[Rows, float]]) -> tuple[Prospects, Quality]:
    """Prospects from bouts, each the facts at some of its turns and its result for red (1, ½, 0).

    ``ValueError`` unless there are ``FOLDS`` bouts and facts.
    """
    import numpy as np

    told = [(rows, result) for rows, result in bouts if len(rows)]
    if len(told) < FOLDS:
        raise ValueError(f"nothing can be learnt from {len(told)} bouts")
    table = np.array([row for rows, _ in told for row in rows], float)
    results = np.array([result for rows, result in told for _ in rows])
    fold = np.array([number % FOLDS for number, (rows, _) in enumerate(told) for _ in rows])
    mean, spread = table.mean(0), table.std(0) + 1e-9
    features = _features(table, mean, spread)
    weights = np.stack([_fitted(features[fold == part], results[fold == part]) for part in range(FOLDS)], 1)
    estimates = _logistic(features @ weights)
    unseen = _unseen(estimates, fold)
    return Prospects(mean, spread, weights), _quality(unseen, results)


def _features(rows: Any, mean: Any, spread: Any) -> Any:
    import numpy as np

    scaled = np.clip((np.asarray(rows, float) - mean) / spread, -FAR, FAR)
    return np.hstack([np.ones((len(scaled), 1)), scaled, scaled * scaled])


def _logistic(log_odds: Any) -> Any:
    import numpy as np

    return 1 / (1 + np.exp(-np.clip(log_odds, -30, 30)))


def _fitted(features: Any, results: Any) -> Any:
    """Weights of the largest penalised likelihood, by Newton's steps."""
    import numpy as np

    weights = np.zeros(features.shape[1])
    for _ in range(STEPS):
        estimates = _logistic(features @ weights)
        slope = features.T @ (estimates - results) + RIDGE * weights
        bend = (features * (estimates * (1 - estimates) + 1e-4)[:, None]).T @ features
        weights = weights - np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
    return weights


def _unseen(estimates: Any, fold: Any) -> Any:
    """For each row the mean of the folds that have not learnt from its bout."""
    import numpy as np

    own = estimates[np.arange(len(fold)), fold]
    return (estimates.sum(1) - own) / (FOLDS - 1)


def _quality(estimates: Any, results: Any) -> Quality:
    import numpy as np

    bins = tuple(
        Bin(len(part), float(estimates[part].mean()), float(results[part].mean()))
        for part in np.array_split(np.argsort(estimates, kind="stable"), 10)
        if len(part)
    )
    error, constant = ((results - guess) ** 2 for guess in (estimates, results.mean()))
    return Quality(float(error.mean()), float(constant.mean()), bins)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; 0 for a single value."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
