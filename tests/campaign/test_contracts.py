"""What men ask for and what they say to terms (Y9)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.campaign.contracts import (
    Contracts,
    Reply,
    Standing,
    Terms,
    asked,
    check_talks,
    check_terms,
    meets,
    reckoned,
    reply,
    worth_cents,
)
from ringside_manager.campaign.progress import Share
from ringside_manager.campaign.talks import first_until, season_until
from ringside_manager.errors import RuleError
from tests.slow import each

ON = replace(Contracts(), seasons=3)
SHARE = Share()
MEN = st.builds(
    Standing,
    pop_half=st.integers(-40, 200), purse_dollars=st.integers(1, 500_000), champion=st.booleans(),
    years_past=st.integers(0, 20), won=st.integers(-20, 20), wanted_by=st.integers(0, 20),
    free_nights=st.integers(0, 200), failing=st.booleans(),
)  # fmt: skip
TERMS = st.builds(Terms, st.integers(SHARE.least, SHARE.most), st.integers(1, 3), st.integers(0, 5_000_000))


@each(
    "man, share, seasons, dollars",
    [
        (Standing(0, 300), 22, 2, 12),
        (Standing(80, 10_000), 12, 2, 400),
        (Standing(80, 50_000, champion=True, won=6), 14, 2, 2_000),
        (Standing(40, 5_000, wanted_by=5), 14, 2, 200),
        (Standing(40, 5_000, wanted_by=5, free_nights=8), 18, 2, 120),
        (Standing(0, 300, years_past=4, failing=True), 26, 3, 18),
        (Standing(0, 300, free_nights=50), 30, 2, 0),
        (Standing(200, 90_000, champion=True, wanted_by=9), 10, 2, 3_600),
    ],
)
def test_what_a_man_asks_for(man: Standing, share: int, seasons: int, dollars: int) -> None:
    assert asked(ON, SHARE, man) == Terms(share, seasons, dollars * 100)


@each(
    "offered, said, met",
    [
        (Terms(12, 2, 40_000), Reply.YES, 12),
        (Terms(10, 2, 0), Reply.YES, 10),
        (Terms(12, 2, 0), Reply.COUNTER, 11),
        (Terms(13, 2, 0), Reply.COUNTER, 11),
        (Terms(17, 2, 0), Reply.NO, 12),
        (Terms(12, 3, 60_000), Reply.COUNTER, 11),
        (Terms(10, 3, 60_000), Reply.YES, 10),
        (Terms(16, 2, 160_000), Reply.YES, 16),
    ],
)
def test_what_a_man_says_to_other_terms(offered: Terms, said: Reply, met: int) -> None:
    answer, terms = reply(ON, SHARE, Standing(80, 10_000), offered)
    assert (answer, terms.share) == (said, met)


def test_a_last_word_stands_and_is_the_last() -> None:
    man, word = Standing(80, 10_000), Terms(11, 2, 0)
    assert reply(ON, SHARE, man, word, word)[0] is Reply.YES
    assert reply(ON, SHARE, man, Terms(12, 2, 0), word) == (Reply.NO, word)


@given(MEN)
def test_the_reasons_add_up_to_what_is_asked(man: Standing) -> None:
    wanted = asked(ON, SHARE, man)
    assert sum(points for _, points in reckoned(ON, SHARE, man)) == wanted.share
    check_terms(ON, SHARE, wanted)
    assert reply(ON, SHARE, man, wanted) == (Reply.YES, wanted)


@given(MEN, TERMS)
def test_what_he_counters_with_he_signs_and_better_terms_too(man: Standing, offered: Terms) -> None:
    said, met = reply(ON, SHARE, man, offered)
    if said is Reply.COUNTER:
        assert SHARE.least <= met.share <= offered.share
        assert reply(ON, SHARE, man, met, met)[0] is Reply.YES
    if said is Reply.YES and offered.share > SHARE.least:
        assert reply(ON, SHARE, man, replace(offered, share=offered.share - 1))[0] is Reply.YES


@given(MEN, st.integers(1, 3), st.integers(0, 2_000_000))
def test_the_highest_share_he_signs_is_the_highest(man: Standing, seasons: int, fee: int) -> None:
    best = meets(ON, SHARE, man, seasons, fee)
    least = worth_cents(ON, man, asked(ON, SHARE, man))
    for share in range(SHARE.least, SHARE.most + 1):
        signs = worth_cents(ON, man, Terms(share, seasons, fee)) >= least
        assert signs == (best is not None and share <= best)


@each("night, seasons, last", [(0, 1, 52), (0, 3, 156), (30, 1, 52), (52, 1, 104), (60, 2, 156)])
def test_a_contract_ends_with_a_season(night: int, seasons: int, last: int) -> None:
    assert season_until(night, seasons) == last


def test_first_contracts_of_a_stable_end_in_turn() -> None:
    assert [first_until(ON, 0, place) for place in range(4)] == [52, 104, 156, 52]
    assert first_until(ON, 52, 1) == 208
    assert first_until(Contracts(), 0, 0) is None


@each("terms", [Terms(9, 2, 0), Terms(31, 2, 0), Terms(20, 4, 0), Terms(20, 0, 0)])
def test_terms_no_contract_may_have(terms: Terms) -> None:
    with pytest.raises(RuleError, match="Y9"):
        check_terms(ON, SHARE, terms)


def test_talks_begin_half_a_season_before_the_end() -> None:
    check_talks(ON, "Ann", 104, 78)
    with pytest.raises(RuleError, match="runs until night 104"):
        check_talks(ON, "Ann", 104, 77)
