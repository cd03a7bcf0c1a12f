"""Seasons of fight nights."""

import pytest

from ringside_manager.campaign.schedule import SEASON, night_of_season, nights_of, season_of


@pytest.mark.parametrize(
    ("night", "season", "within"), [(0, 1, 0), (1, 1, 1), (52, 1, 52), (53, 2, 1), (104, 2, 52), (105, 3, 1)]
)
def test_a_night_has_its_place_in_a_season(night: int, season: int, within: int) -> None:
    assert (season_of(night), night_of_season(night)) == (season, within)


@pytest.mark.parametrize("season", [1, 2, 11])
def test_a_season_has_its_own_nights(season: int) -> None:
    nights = nights_of(season)
    assert len(nights) == SEASON
    assert {season_of(night) for night in nights} == {season}
