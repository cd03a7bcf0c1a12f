"""The bench: its leagues are those a save would hold, whoever plays them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ringside_manager.errors import UsageError
from ringside_manager.office.bench import Bench, Benching, play
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.bench import Diary, Estimate
from ringside_manager.office.founding import founded
from ringside_manager.office.house_rules import shipped
from ringside_manager.office.office import Office
from tests.slow import each

BENCH = Bench((shipped("by_the_book"), shipped("even_purses")), leagues=3, seasons=1, fighters=9, managers=3)


@pytest.fixture(scope="module")
def whole() -> Benching:
    benching = Benching(BENCH)
    assert list(benching.play())[-1] == benching.done == benching.whole == 6
    return benching


@pytest.mark.parametrize("turn", [0, 3])
def test_a_league_of_the_bench_is_the_league_a_save_would_hold(turn: int, tmp_path: Path) -> None:
    league, pack = divmod(turn, 2)
    with Office.found(tmp_path / "one.ringside", BENCH.founding(pack, league + 1)) as office:
        diary = Diary(office.books)
        while not office.books.ended:
            office.hold_night(NightOrder(office.seed, True))
            diary.night_over()
        assert play(BENCH, range(turn, turn + 1)) == [diary.figures()]


def test_it_does_not_matter_who_plays(whole: Benching) -> None:
    shared = Benching(BENCH)
    with ThreadPoolExecutor(2) as threads:
        assert set(shared.play(threads)) <= set(range(1, 7))
    assert shared.figures() == whole.figures()


def test_what_was_stopped_goes_on_where_it_stood(whole: Benching) -> None:
    stopped = Benching(BENCH)
    next(stopped.play())
    assert stopped.figures()[0] is not None
    assert stopped.done < stopped.whole
    list(stopped.play())
    assert stopped.figures() == whole.figures()


def test_even_purses_pay_less_for_titles(whole: Benching) -> None:
    book, even = whole.figures()
    assert book is not None
    assert even is not None
    assert book.title_share is not None
    assert even.title_share is not None
    assert even.title_share.value < book.title_share.value - even.title_share.error


def test_an_estimate_leaves_out_who_has_nothing_to_say() -> None:
    assert Estimate.of([None, None]) is None
    assert Estimate.of([1.0, None, 3.0]) == pytest.approx((2.0, 1.96), abs=0.001)
    assert Estimate.of([1.0]) == (1.0, float("inf"))


def test_more_men_than_the_set_has_are_rolled_beside_them() -> None:
    founding = BENCH._replace(fighters=34, managers=2).founding(0, 1)
    assert len(founding.fighters) == len({man.name for man in founding.fighters}) == 34


def test_men_left_over_by_stables_of_one_size_are_under_nobody() -> None:
    founding = BENCH._replace(fighters=32, managers=6).founding(0, 1)
    books = founded(founding).books
    assert [len(manager.stable) for manager in books.managers.values()] == [5] * 6
    assert len(founding.fighters) == 32


@each(
    "change, said",
    [
        ({"fighters": 1}, "at least as many fighters"),
        ({"managers": 1}, "2 to 128 managers"),
        ({"packs": ()}, "1 to 8 packs"),
        ({"leagues": 0}, "1 to 10000 leagues"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], said: str) -> None:
    with pytest.raises(UsageError) as refused:
        Benching(BENCH._replace(**change))  # type: ignore[arg-type]
    assert said in str(refused.value)
