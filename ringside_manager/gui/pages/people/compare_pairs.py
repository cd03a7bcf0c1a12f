"""The tale of the tape: what two fighters have, figure against figure."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.gui import words
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.pages.people.bars import Pair
from ringside_manager.language import tr
from ringside_manager.office.facts.bouts import Comparison
from ringside_manager.office.facts.roster import RosterRow


def rating_pairs(told: Comparison) -> list[Pair]:
    """The nine ratings, each bar on the scale of the better of the two."""
    return [_rated(words.rating(pair.rating), *pair.values) for pair in told.ratings]


def career_pairs(told: Comparison) -> list[Pair]:
    """Standing, record and money, the better figure marked."""
    red, blue = told.red, told.blue
    return [
        _named(tr("Standing"), [shown.standing(row.rank, retired=row.is_retired) for row in (red, blue)], _rank(red, blue)),
        _named(tr("Stance"), [shown.stance(row.stance) or "–" for row in (red, blue)]),
        _named(tr("From"), [row.nationality or "–" for row in (red, blue)]),
        _worded(tr("POP"), red.pop_half, blue.pop_half, words.pop),
        _named(tr("Record"), [shown.record_of(row) for row in (red, blue)], _sign(_winning(red), _winning(blue))),
        _worded(tr("Wins by KO"), red.kos, blue.kos, words.number),
        _shared(tr("KO share"), red.ko_share, blue.ko_share),
        _named(tr("Streak"), [shown.streak(row.streak) for row in (red, blue)], _sign(red.streak, blue.streak)),
        _worded(tr("Longest winning streak"), *told.longest_winning, words.number),
        _named(tr("Stopped by others"), [str(count) for count in told.stoppages_lost], _sign(*reversed(told.stoppages_lost))),
        _worded(tr("Knockdowns scored"), red.knockdowns, blue.knockdowns, words.number),
        _named(tr("Knockdowns suffered"), [str(red.knockdowns_suffered), str(blue.knockdowns_suffered)], _sign(blue.knockdowns_suffered, red.knockdowns_suffered)),
        _named(tr("Rounds boxed"), [str(count) for count in told.rounds]),
        _worded(tr("Reigns"), *told.reigns, words.number),
        _named(tr("Title bouts"), [str(count) for count in told.title_bouts]),
        _worded(tr("Earnings"), red.earnings, blue.earnings, words.dollars),
        _named(tr("Condition"), [shown.condition(row) or "–" for row in (red, blue)]),
    ]  # fmt: skip


def _rated(label: str, red: int, blue: int) -> Pair:
    most = max(red, blue, 1)
    return Pair(label, str(red), str(blue), (max(red, 0) / most, max(blue, 0) / most), _sign(red, blue))


def _worded(label: str, red: int, blue: int, text: Callable[[int], str]) -> Pair:
    return Pair(label, text(red), text(blue), None, _sign(red, blue))


def _shared(label: str, red: float | None, blue: float | None) -> Pair:
    return Pair(label, shown.share(red), shown.share(blue), None, _sign(red or 0, blue or 0))


def _named(label: str, texts: list[str], ahead: int = 0) -> Pair:
    return Pair(label, texts[0], texts[1], None, ahead)


def _rank(red: RosterRow, blue: RosterRow) -> int:
    """Who is ranked higher; an unranked man stands behind every ranked one."""
    last = 1_000_000
    return _sign(last if blue.rank is None else blue.rank, last if red.rank is None else red.rank)


def _winning(row: RosterRow) -> float:
    return row.win_share or 0.0


def _sign(one: float, other: float) -> int:
    return (one > other) - (one < other)
