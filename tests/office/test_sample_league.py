"""The sample league: always the same, in its second season, with something to answer."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.campaign.books import ManagerKind
from ringside_manager.campaign.orders import AcceptOffer
from ringside_manager.campaign.schedule import season_of
from ringside_manager.errors import CancelledError
from ringside_manager.office import stores
from ringside_manager.office.founding_script import Seat
from ringside_manager.office.office import Office
from ringside_manager.office.orders.offers import addressee, open_offers
from ringside_manager.office.stores import SAMPLE_NAME, fresh_path, latest_sample, make_sample


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_sample(tmp_path_factory.mktemp("sample") / "saves")


def test_it_is_in_its_second_season_with_years_to_go(sample: Path) -> None:
    with Office.open(sample, read_only=True) as office:
        books = office.books
        assert season_of(books.closed + 1) == 2
        assert books.options.nights - books.closed >= 52
        assert [page.kind for page in books.managers.values()] == [
            ManagerKind.PERSON, ManagerKind.AI, ManagerKind.AI, ManagerKind.AI,
        ]  # fmt: skip
        assert (books.promoter, office.check()) == ("", ())


def test_there_is_a_champion_there_are_feuds_and_everybody_is_asked(sample: Path) -> None:
    with Office.open(sample, read_only=True) as office:
        books = office.books
        assert [division.champion is not None for division in books.divisions.values()] == [True]
        pairs = [frozenset((bout.red, bout.blue)) for bout in books.bouts.values()]
        assert max(pairs.count(pair) for pair in pairs) >= 3
        asked = {addressee(books, offer) for offer in open_offers(books)}
        assert asked >= {page.number for page in books.managers.values() if page.kind is ManagerKind.PERSON}


def test_it_is_told_from_one_in_which_persons_take_turns(sample: Path, tmp_path: Path) -> None:
    older = replace(
        stores.sample_founding(),
        seats=(Seat("Ann", ManagerKind.PERSON), Seat("Ben", ManagerKind.PERSON)),
    )
    Office.found(tmp_path / "older.ringside", older).close()
    assert stores.persons_of_older(tmp_path / "older.ringside") == ("Ann", "Ben")
    assert stores.persons_of_older(sample) == ()
    assert stores.persons_of_older(tmp_path / "none.ringside") == ()


def test_it_can_be_played_on(sample: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.ringside"
    copy.write_bytes(sample.read_bytes())
    with Office.open(copy) as office:
        offer = next(iter(open_offers(office.books)))
        number = addressee(office.books, offer)
        assert number is not None
        before = len(office.entries)
        office.hand_in(AcceptOffer(offer.number), office.party(office.books.managers[number].name))
        assert len(office.entries) > before


def test_a_second_one_is_the_same_under_another_name(sample: Path) -> None:
    told: list[tuple[int, int]] = []

    def tell(done: int, total: int) -> bool:
        told.append((done, total))
        return True

    second = make_sample(sample.parent, tell)
    assert second.name == f"{stores.SAMPLE_NAME} 2.ringside"
    with Office.open(sample, read_only=True) as one, Office.open(second, read_only=True) as two:
        assert [entry.deed for entry in one.entries] == [entry.deed for entry in two.entries]
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert len({total for _, total in told}) == 1
    second.unlink()


def test_stopping_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(CancelledError):
        make_sample(tmp_path, lambda done, total: done < 3)
    assert list(tmp_path.iterdir()) == []


def test_names_that_are_taken_are_left_alone(tmp_path: Path) -> None:
    assert fresh_path(tmp_path, "x").name == "x.ringside"
    (tmp_path / "x.ringside").touch()
    (tmp_path / "x 2.ringside").mkdir()
    assert fresh_path(tmp_path, "x").name == "x 3.ringside"


def test_the_sample_league_that_was_written_last(tmp_path: Path) -> None:
    assert latest_sample(tmp_path) is None
    assert latest_sample(tmp_path / "nowhere") is None
    for age, name in enumerate(
        (f"{SAMPLE_NAME}.ringside", f"{SAMPLE_NAME} 3.ringside", f"{SAMPLE_NAME} rest.ringside", "x.ringside")
    ):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (age, age))
    assert latest_sample(tmp_path) == tmp_path / f"{SAMPLE_NAME} 3.ringside"
