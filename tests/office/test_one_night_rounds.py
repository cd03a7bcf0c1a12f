"""A tournament of one night boxed round by round, its later rounds by people, too (F84)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.drive import Unfinished
from ringside_manager.campaign.books import BoutBook, TournamentBook
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.orders import DrawTournament
from ringside_manager.errors import RuleError
from ringside_manager.gui.justice.deed_words import act_text
from ringside_manager.league.journal import encode
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.nights import evening_results, poster
from ringside_manager.office.office import Office
from ringside_manager.office.orders.tournaments import rounds_to_follow
from ringside_manager.office.undoing import FIGHT_NIGHT, next_undo
from tests.office.clubs import FOUR, club, founding, opened

EVENING = NightOrder(0, autopilot=True)


@contextmanager
def doors_open(path: Path, men: int = 8) -> Iterator[Office]:
    """A league whose doors are open on a night with a tournament of one night among so many."""
    with club(path, founding(FOUR, seed=3, size=4, options={"tournament_night": "40"})) as office:
        able = [page.number for page in office.books.fighters.values() if page.manager is not None]
        order = DrawTournament("Night", 1, entrants=tuple(able[:men]), form=Format.ONE_NIGHT)
        if men:
            office.hand_in(order, office.promoter)
        office.open_doors(NightOrder(office.seed))
        yield office


def cup_of(office: Office) -> TournamentBook:
    return next(one for one in office.books.tournaments.values() if one.name == "Night")


def due(office: Office) -> list[BoutBook]:
    """The bouts on the card that are still to be boxed."""
    return [bout for bout in office.books.bouts_of_night(1) if not bout.is_over]


def begun(office: Office, bout: int) -> Bout:
    """A bout as the window begins it, with dice that people throw."""
    return Bout(office.bout_setup(bout), office.bout_seed(bout), listen=True, dice=())


def boxed(office: Office, bout: int, seed: int) -> None:
    """Box a bout by hand in the red corner, with dice thrown at the table."""
    fight, chance, corners = begun(office, bout), SeededChance(seed), office.corners_of(bout)
    while fight.outcome is None:
        if fight.wanted is not None:
            fight.enter(chance.roll(fight.wanted.sides, fight.wanted.purpose))
            continue
        request = fight.pending[0]
        led = corners.controllers[request.corner.index]
        fight.answer(request, led.choose(request, fight.view(request.corner)))
    office.finish_in_ring(bout, fight.record(), by_hand=(True, False))


def told(office: Office) -> list[tuple[str, str, str | None]]:
    return [(entry.deed.kind, encode(entry.deed), entry.record) for entry in office.entries]


def test_round_by_round_it_comes_out_as_in_one_go(tmp_path: Path) -> None:
    with doors_open(tmp_path / "whole.ringside") as whole, doors_open(tmp_path / "parts.ringside") as parts:
        whole.hold_night(EVENING)
        for left in (2, 1):
            assert rounds_to_follow(parts.books) == (cup_of(parts),)
            assert parts.hold_card(EVENING) == 1
            assert len(due(parts)) == left
            assert parts.books.doors == 1
            assert parts.check() == ()
        assert rounds_to_follow(parts.books) == ()
        parts.hold_night(EVENING)
        assert told(whole) == told(parts)
        assert parts.books.tournaments == whole.books.tournaments
        assert parts.check() == ()
        assert len({entry.act for entry in parts.entries}) == len({entry.act for entry in whole.entries}) + 2


def test_a_later_round_is_boxed_by_hand_and_decides_who_goes_on(tmp_path: Path) -> None:
    with doors_open(tmp_path / "club.ringside") as office:
        office.hold_card(EVENING)
        shown = {bout.bout for bout in poster(office.books, 1).bouts}
        semi, other = due(office)
        assert {semi.number, other.number} <= shown
        boxed(office, semi.number, 5)
        assert office.ring()[semi.number].done
        office.hold_card(EVENING)
        page = office.books.bouts[semi.number]
        assert (page.outcome is not None, page.advanced is not None) == (True, True)
        (final,) = due(office)
        assert page.fighters[page.advanced.index if page.advanced else 0] in final.fighters
        boxed(office, final.number, 6)
        office.hold_night(EVENING)
        assert cup_of(office).bracket.winner in final.fighters
        assert len(evening_results(office.books, 1)) == len(list(office.books.bouts_of_night(1)))
        assert [office.fought_bout(one.number).carried != (None, None) for one in (semi, final)] == [True] * 2
        assert office.check() == ()
        office.undo(office.promoter, "")
        assert office.books.doors == 1
        assert [bout.number for bout in due(office)] == [final.number]
        office.redo(office.promoter, "")
        assert office.check() == ()
        twin = office.branch(tmp_path / "twin.ringside", len(office.entries), office.promoter)
        with opened(twin) as branched:
            assert branched.books.tournaments == office.books.tournaments


def test_a_round_is_taken_back_by_itself(tmp_path: Path) -> None:
    with doors_open(tmp_path / "club.ringside") as office:
        before = {bout.number for bout in due(office)}
        office.hold_card(EVENING)
        named = next_undo(office.entries, office.books)
        assert named is not None
        assert (named.kind, named.night, act_text(named)) == (FIGHT_NIGHT, 1, "fight night 1")
        assert office.undo(office.promoter, "").what == "the card of night 1"
        assert {bout.number for bout in due(office)} == before
        office.hold_night(EVENING)
        assert cup_of(office).bracket.winner is not None
        assert office.check() == ()


def test_a_card_is_boxed_by_itself_only_where_a_round_follows_and_nothing_is_under_way(
    tmp_path: Path,
) -> None:
    with doors_open(tmp_path / "none.ringside", men=0) as office, pytest.raises(RuleError) as refused:
        office.hold_card(EVENING)
    assert refused.value.rule == "F84"
    with doors_open(tmp_path / "club.ringside") as office:
        bout = due(office)[0].number
        office.keep_in_ring(bout, Unfinished.of(begun(office, bout)).to_json())
        with pytest.raises(RuleError) as refused:
            office.hold_card(EVENING)
        assert refused.value.rule == "C5"
        office.leave_ring(bout)
        office.undo(office.promoter, "")
        with pytest.raises(RuleError) as refused:
            office.hold_card(EVENING)
        assert refused.value.rule == "F84"
