"""How the chance to win depends on what lies on the table, learnt from bouts played to their end.

A logistic curve over the facts of the system, their squares and their products with the number of
turns fought (a lead weighs more the later it is).  It is first fitted to the results; then, twice, to
what the curve itself says some turns later, which averages the dice of the rest of the bout away:
results alone cannot tell what a good position for one turn is worth.  All this in ``FOLDS`` parts,
each on bouts of its own: their mean is the estimate, their spread says how far the learning
itself may be off, and each is judged on bouts it has not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

FOLDS = 6
RIDGES = (30.0, 3.0, 3.0)
"""Pull of every weight to 0 when results are fitted, and twice what is said later: in rows of the table."""
FITS = FOLDS * len(RIDGES)
"""How many curves are fitted."""
AHEAD = 3
"""How many rows later the curve is asked, if nobody says otherwise: so far that who attacks now hardly matters any more."""
STEPS, ENOUGH = 40, 1e-4
"""Newton's steps at most, and a gain of likelihood that is none."""
FAR = 5.0
"""Facts count at most so many deviations from their mean, so that nothing rare runs away with the estimate."""
_AT_ONCE = 4096
"""Rows whose features are held at once."""

Rows = Sequence[Sequence[int]]
Probe = tuple[Sequence[int], Sequence[int] | float]
"""What lay on the table after a turn in which anything was done, and some turns later, or the result."""


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
    """The chance that red wins, draws as half, from the facts red's corner knows and the turns fought."""

    def __init__(self, mean: Any, spread: Any, weights: Any) -> None:
        self._mean, self._spread, self._weights = mean, spread, weights

    def chances(self, rows: Rows) -> Any:
        """What each fold says of each row: an array of ``FOLDS`` columns, 0 to 1."""
        import numpy as np

        parts = np.array_split(np.asarray(rows, float), len(rows) // _AT_ONCE + 1)
        return np.concatenate(
            [_logistic(_features(part, self._mean, self._spread) @ self._weights) for part in parts]
        )


def learn(
    bouts: Sequence[tuple[Rows, float]],
    probes: Sequence[Probe] = (),
    learnt: Callable[[], None] | None = None,
    ahead: int = AHEAD,
) -> tuple[Prospects, Quality]:
    """Prospects from bouts: of each the facts at some of its turns, in order, and its result for red (1, ½, 0).

    ``probes`` show what else may lie on the table.  The last number of a row is that of the turns fought.
    ``learnt`` is called after each of the ``FITS`` steps of the work, ``ahead`` is how many rows later the curve is asked.
    ``ValueError`` for fewer bouts than ``FOLDS``.
    """
    import numpy as np

    known = [(rows, result) for rows, result in bouts if len(rows)]
    if len(known) < FOLDS:
        raise ValueError(f"nothing can be learnt from {len(known)} bouts")
    table, results, later, fold = _lessons(known, probes, ahead)
    spread = table.std(0)
    # A fact that never changed says nothing, and must not say anything when it does.
    mean, spread = table.mean(0), np.where(spread > 0, spread, np.inf)
    features = _features(table, mean, spread)
    told = learnt or (lambda: None)
    weights = np.stack([_learnt(features, results, later, fold == part, told) for part in range(FOLDS)], 1)
    fought = results >= 0
    estimates = _unseen(_logistic(features[fought] @ weights), fold[fought])
    return Prospects(mean, spread, weights), _quality(estimates, results[fought])


def _lessons(bouts: Sequence[tuple[Rows, float]], probes: Sequence[Probe], ahead: int) -> tuple[Any, ...]:
    """All rows under each other, their results (-1 where unknown), what follows each, and its fold.

    What follows is the number of the row some turns on, -1 where the result stands for it, -2 where neither is known.
    """
    import numpy as np

    sizes = [len(rows) for rows, _ in bouts]
    found: list[Any] = [np.asarray(rows, float) for rows, _ in bouts]
    results: list[Any] = [np.repeat([float(result) for _, result in bouts], sizes)]
    ends = np.repeat(np.cumsum(sizes), sizes)
    later = np.arange(len(ends)) + ahead
    following: list[Any] = [np.where(later < ends, later, -1)]
    folds: list[Any] = [np.repeat(np.arange(len(bouts)) % FOLDS, sizes)]
    end = len(ends)
    for number, (row, then) in enumerate(probes):
        is_over = isinstance(then, float)
        known = [row] if is_over else [row, then]
        found.append(np.asarray(known, float))
        results.append([then] if is_over else [-1.0, -1.0])
        following.append([-1] if is_over else [end + 1, -2])
        folds.append([number % FOLDS] * len(known))
        end += len(known)
    return tuple(np.concatenate(column) for column in (found, results, following, folds))


def _features(rows: Any, mean: Any, spread: Any) -> Any:
    import numpy as np

    scaled = np.clip((np.asarray(rows, float) - mean) / spread, -FAR, FAR)
    return np.hstack([np.ones((len(scaled), 1)), scaled, scaled * scaled, scaled[:, :-1] * scaled[:, -1:]])


def _logistic(log_odds: Any) -> Any:
    import numpy as np

    return 1 / (1 + np.exp(-np.clip(log_odds, -30, 30)))


def _learnt(features: Any, results: Any, later: Any, mine: Any, learnt: Callable[[], None]) -> Any:
    """Weights from the rows that are ``mine``, first by the results, then by what is said ``later``."""
    import numpy as np

    weights = np.zeros(features.shape[1])
    told, known = results, mine & (results >= 0)
    for ridge in RIDGES:
        weights = _fitted(features[known], told[known], ridge, weights)
        told = np.where(later < 0, results, _logistic(features @ weights)[later])
        known = mine & (later > -2)
        learnt()
    return weights


def _fitted(features: Any, told: Any, ridge: float, weights: Any) -> Any:
    """Weights of the largest penalised likelihood, by Newton's steps from ``weights``.

    How the likelihood bends costs far more to find than where it rises, so it serves for as many steps as it is good for.
    """
    import numpy as np

    pull = np.full(len(weights), ridge)
    pull[0] = 1e-3  # the mean is nobody's fact

    def loss(at: Any) -> tuple[float, Any]:
        log_odds = features @ at
        likelihood = (np.logaddexp(0, log_odds) - told * log_odds).sum()
        return float(likelihood + (pull * at * at).sum() / 2), log_odds

    here, log_odds = loss(weights)
    unbent, is_stale = np.empty(0), True
    for _ in range(STEPS):
        estimates = _logistic(log_odds)
        slope = features.T @ (estimates - told) + pull * weights
        if is_stale:
            weighted = features * np.sqrt(estimates * (1 - estimates))[:, None]
            unbent = np.linalg.inv(weighted.T @ weighted + np.diag(pull))
        step = unbent @ slope
        promised = float(slope @ step)
        if promised < ENOUGH:
            break
        there, ahead = loss(weights - step)
        is_stale = here - there < promised / 3  # half of it is gained where the likelihood bends as was found
        # A whole step may overshoot where the curve is flat, and the next one would then fly off.
        while there > here and np.abs(step).max() > ENOUGH:
            step = step / 2
            there, ahead = loss(weights - step)
        weights, here, log_odds = weights - step, there, ahead
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
