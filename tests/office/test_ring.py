"""Bouts in the ring: put aside, taken up, finished, taken over by the night, and nobody's choice of dice."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.drive import Unfinished, fight
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutBook, BoutState, ManagerKind
from ringside_manager.campaign.orders import MakeBout
from ringside_manager.errors import ReadOnlyError, RuleError, UsageError
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.database import raw
from ringside_manager.league.discrepancy import Area
from ringside_manager.league.journal import encode
from ringside_manager.league.ring import RingBout, mark_of
from ringside_manager.office.copies import rebuild_league
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.bouts import Led, bout_page
from ringside_manager.office.mending import ResultChange
from ringside_manager.office.office import Office
from tests.league.kill_harness import Workshop, die_at_statement
from tests.office.clubs import PERSONS, club, founding, hurry, opened
from tests.slow import each

NIGHT = 9
EVENING = NightOrder(9)


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with club(tmp_path / "club.ringside", founding(PERSONS), NIGHT - 1) as office:
        office.open_doors(EVENING)
        yield office


def card(office: Office) -> list[BoutBook]:
    return list(office.books.bouts_of_night(NIGHT))


def first(office: Office) -> int:
    return card(office)[0].number


def begun(office: Office, bout: int, *, real_dice: bool = False) -> Bout:
    """A bout as the window begins it."""
    dice = () if real_dice else None
    return Bout(office.bout_setup(bout), office.bout_seed(bout), listen=real_dice, dice=dice)


def fought_on(fight: Bout, office: Office, bout: int, answers: int = 10_000) -> Bout:
    """So many answers further, by the corners; dice people throw are all 1s to 6s in turn."""
    controllers = office.corners_of(bout).controllers
    chance = SeededChance(1)
    for _ in range(answers):
        while fight.wanted is not None:
            fight.enter(chance.roll(fight.wanted.sides))
        if fight.outcome is not None:
            break
        request = fight.pending[0]
        corner = controllers[request.corner.index]
        fight.answer(request, corner.choose(request, fight.view(request.corner)))
    return fight


def record_in(office: Office, bout: int) -> BoutRecord:
    return BoutRecord.from_json(office.record_of(bout))


# Putting aside


def test_a_bout_put_aside_is_there_when_the_league_is_opened_again(office: Office) -> None:
    entries, bout = office.entries, first(office)
    office.keep_in_ring(bout, '{"round": 1}')
    office.keep_in_ring(bout, '{"round": 2}')
    assert office.entries == entries
    assert office.check(replay=False) == ()
    path = office.path
    office.close()
    with opened(path) as again:
        assert again.in_ring(bout) == '{"round": 2}'
        assert dict(again.ring()).keys() == {bout}
        assert not again.ring()[bout].done
        assert again.entries == entries
        again.leave_ring(bout)
        assert again.in_ring(bout) is None
        assert again.check(replay=False) == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("round 2", "no JSON"),
        ("", "no JSON"),
        ('"' + "ü" * 500_000 + '"', "1,000,002 bytes"),
        ('"\ud800"', "no JSON"),
    ],
)
def test_what_cannot_be_kept_is_refused_and_leaves_the_ring_as_it_was(
    office: Office, text: str, said: str
) -> None:
    office.keep_in_ring(first(office), "[1]")
    with pytest.raises(UsageError, match=said):
        office.keep_in_ring(first(office), text)
    assert office.in_ring(first(office)) == "[1]"
    assert office.check(replay=False) == ()


def test_a_million_bytes_are_kept(office: Office) -> None:
    text = '"' + "x" * 999_998 + '"'
    office.keep_in_ring(first(office), text)
    assert office.in_ring(first(office)) == text


def test_only_bouts_of_the_night_whose_doors_are_open_are_in_the_ring(office: Office) -> None:
    men = {number for bout in card(office) for number in bout.fighters}
    free = [page.number for page in office.books.fighters.values() if page.number not in men][:2]
    office.hand_in(MakeBout(NIGHT + 9, free[0], free[1], Arena.PITS), office.promoter)
    later = max(office.books.bouts)
    fought = next(bout.number for bout in office.books.bouts.values() if bout.state is BoutState.FOUGHT)
    for bout, error in ((later, "doors are not open"), (fought, "is fought")):
        for do in (
            lambda number=bout: office.keep_in_ring(number, "{}"),
            lambda number=bout: office.bout_setup(number),
            lambda number=bout: office.bout_seed(number),
            lambda number=bout: office.corner_of(number, RED),
            lambda number=bout: office.corners_of(number),
        ):
            with pytest.raises(RuleError, match=error) as refused:
                do()
            assert refused.value.rule == "C2"
    with pytest.raises(UsageError, match="999999"):
        office.keep_in_ring(999_999, "{}")
    assert office.ring() == {}


def test_there_is_no_ring_before_the_doors_are_open(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(PERSONS), NIGHT - 1) as office:
        red, blue = list(office.books.fighters)[:2]
        office.hand_in(MakeBout(NIGHT + 9, red, blue, Arena.PITS), office.promoter)
        with pytest.raises(RuleError, match="doors are not open") as refused:
            office.keep_in_ring(max(office.books.bouts), "{}")
        assert refused.value.next_step


def test_a_league_open_for_reading_keeps_nothing(office: Office) -> None:
    bout, path = first(office), office.path
    office.keep_in_ring(bout, "[1]")
    office.close()
    with Office.open(path, read_only=True) as reading:
        assert reading.in_ring(bout) == "[1]"
        with pytest.raises(ReadOnlyError):
            reading.keep_in_ring(bout, "[2]")
        assert reading.in_ring(bout) == "[1]"


def test_the_window_reads_the_ring(office: Office) -> None:
    reading = office.lend_reading()
    office.finish_opening()
    assert reading.ring == {}
    bout = first(office)
    office.keep_in_ring(bout, "[1]")
    touched = reading.take(office.update_since(len(reading.entries)))
    assert reading.ring[bout].text == "[1]"
    assert touched.bouts == {bout}
    assert reading.take(office.update_since(len(reading.entries))).bouts == set()
    office.leave_ring(bout)
    assert reading.take(office.update_since(len(reading.entries))).bouts == {bout}
    assert reading.ring == {}


# The dice


def test_played_by_the_corners_a_bout_comes_out_as_the_night_itself_has_it(
    office: Office, tmp_path: Path
) -> None:
    """The same setup, the same seed, the same corners: nothing to be gained by playing it again."""
    records = {
        bout.number: fought_on(begun(office, bout.number), office, bout.number).record()
        for bout in card(office)
    }
    assert len(records) > 1
    for number, record in records.items():
        office.finish_in_ring(number, record)
    copy = tmp_path / "copy.ringside"
    office.backup(copy)
    with opened(copy) as other:
        for number, record in records.items():
            assert other.in_ring(number) == record.to_json()
        other.undo(other.promoter, "")
        other.redo(other.promoter, "")
        other.hold_night(EVENING)
        played = [entry.record for entry in other.entries if isinstance(entry.deed, BoutFought)]
        assert other.check() == ()
    with club(tmp_path / "plain.ringside", founding(PERSONS), NIGHT - 1) as plain:
        plain.hold_night(EVENING)
        assert [entry.record for entry in plain.entries if isinstance(entry.deed, BoutFought)] == played


@pytest.mark.parametrize("change", ["seed", "rounds", "cards", "outcome", "choices", "resigned", "rules"])
def test_a_record_of_anything_else_is_refused(office: Office, change: str) -> None:
    bout = first(office)
    true = fought_on(begun(office, bout), office, bout).record()
    wrong = {
        "seed": Bout(office.bout_setup(bout), 4, listen=False),
        "rounds": Bout(
            replace(office.bout_setup(bout), terms=replace(true.terms, rounds=true.terms.rounds - 1)),
            true.seed,
            listen=False,
        ),
        "cards": Bout(
            replace(office.bout_setup(bout), red=office.bout_setup(bout).blue), true.seed, listen=False
        ),
    }
    if change in wrong:
        record = fought_on(wrong[change], office, bout).record()
    else:
        record = replace(
            true,
            **{
                "outcome": {"outcome": replace(true.outcome, damage=(0, 0))},
                "choices": {"choices": true.choices[:-1]},
                "resigned": {"resigned": RED},
                "rules": {"rules_version": true.rules_version + 1},
            }[change],
        )
    with pytest.raises(RuleError) as refused:
        office.finish_in_ring(bout, record)
    assert refused.value.rule == "C2"
    assert office.ring() == {}
    office.finish_in_ring(bout, true)
    assert office.ring()[bout].done


def test_a_bout_with_real_dice_counts_as_people_threw_it(office: Office) -> None:
    bout = first(office)
    record = fought_on(begun(office, bout, real_dice=True), office, bout).record()
    assert record.dice
    office.finish_in_ring(bout, record)
    office.hold_night(EVENING)
    assert record_in(office, bout) == record
    assert office.books.bouts[bout].outcome == record.outcome
    assert office.check() == ()


def test_what_is_over_in_the_ring_stays_as_it_is(office: Office) -> None:
    bout = first(office)
    fight = fought_on(begun(office, bout), office, bout)
    office.finish_in_ring(bout, fight.record())
    for do in (
        lambda: office.keep_in_ring(bout, "{}"),
        lambda: office.leave_ring(bout),
        lambda: office.finish_in_ring(bout, fight.record()),
    ):
        with pytest.raises(RuleError, match="is over in the ring") as refused:
            do()
        assert refused.value.next_step
    assert office.in_ring(bout) == fight.record().to_json()


# The night


def resigned(office: Office, bout: int, corner: Corner) -> BoutRecord:
    """Somebody gives it up after thirty answers."""
    fight = fought_on(begun(office, bout), office, bout, 30)
    fight.resign(corner)
    return fight.record()


@pytest.mark.parametrize("corner", CORNERS)
def test_who_gives_up_in_his_corner_has_lost_by_tko(office: Office, corner: Corner) -> None:
    """CV61: a retirement in the corner is booked as a TKO, with all that follows from one."""
    bout = first(office)
    office.finish_in_ring(bout, resigned(office, bout, corner))
    before = deepcopy(office.books)
    office.hold_night(EVENING)
    page = office.books.bouts[bout]
    assert page.outcome is not None
    assert page.outcome.method is Method.RTD
    assert page.outcome.winner is corner.opponent
    assert page.slot is not None
    assert page.advanced is corner.opponent
    winner, loser = (page.fighters[c.index] for c in (corner.opponent, corner))
    for number, column in ((winner, "wins_tko"), (loser, "losses_tko")):
        was, now = before.fighters[number].tally, office.books.fighters[number].tally
        assert now == replace(was, **{column: getattr(was, column) + 1})
    as_tko = replace(page.outcome, method=Method.TKO, scorecards=())
    entry = next(e for e in office.entries if e.number == page.fought_entry)
    assert isinstance(entry.deed, BoutFought)
    assert office.check() == ()
    changes, purses, gained = page.pop_changes_half, page.purses_dollars, page.gained
    office.correct_result(bout, ResultChange(method=Method.TKO), office.promoter, "to compare")
    same = office.books.bouts[bout]
    assert same.outcome == as_tko
    assert (same.pop_changes_half, same.purses_dollars, same.gained) == (changes, purses, gained)


def test_a_bout_under_way_stops_the_night_until_somebody_finishes_it(office: Office) -> None:
    bout = first(office)
    fight = fought_on(begun(office, bout), office, bout, 25)
    office.keep_in_ring(bout, Unfinished.of(fight).to_json())
    entries = office.entries
    with pytest.raises(RuleError, match="not over in the ring") as refused:
        office.hold_night(EVENING)
    assert refused.value.rule == "C5"
    assert "let the corners finish it" in refused.value.next_step
    assert all(office.books.fighters[n].name in str(refused.value) for n in office.books.bouts[bout].fighters)
    assert office.entries == entries
    office.hold_night(replace(EVENING, finish_ring=True))
    record = record_in(office, bout)
    assert record.choices[: len(fight.choices)] == fight.choices
    assert len(record.choices) > len(fight.choices) > 0
    assert office.ring() == {}
    assert office.check() == ()


def test_the_corners_finish_a_bout_with_real_dice_too(office: Office) -> None:
    bout = first(office)
    fight = fought_on(begun(office, bout, real_dice=True), office, bout, 25)
    office.keep_in_ring(bout, Unfinished.of(fight).to_json())
    office.hold_night(replace(EVENING, finish_ring=True))
    record = record_in(office, bout)
    assert record.dice is not None
    assert fight.dice is not None
    assert record.dice[: len(fight.dice)] == fight.dice
    assert office.check() == ()


@pytest.mark.parametrize("text", ['{"round": 2}', "other bout"])
def test_corners_that_do_not_know_where_a_bout_stands_do_not_finish_it(office: Office, text: str) -> None:
    bout, other = (page.number for page in card(office)[:2])
    if text == "other bout":
        text = Unfinished.of(fought_on(begun(office, other), office, other, 25)).to_json()
    office.keep_in_ring(bout, text)
    entries = office.entries
    with pytest.raises(RuleError):
        office.hold_night(replace(EVENING, finish_ring=True))
    assert office.entries == entries
    assert office.in_ring(bout) == text
    office.leave_ring(bout)
    assert office.hold_night(EVENING) == NIGHT


def test_the_ring_is_empty_after_the_night_and_comes_not_back_with_it(office: Office) -> None:
    bout = first(office)
    office.finish_in_ring(bout, resigned(office, bout, RED))
    office.hold_night(EVENING)
    assert office.ring() == {}
    assert office._league.ring == {}
    office.undo(office.promoter, "")
    assert office.books.doors == NIGHT
    assert office.ring() == {}
    assert office.check(replay=False) == ()


# Killed


def hold_and_die(path: str, statement: str) -> None:
    """Job: hold the night and die when its ``statement``-th statement is about to run."""
    with Office.open(Path(path)) as office:
        die_at_statement(raw(office._league._save.database), int(statement))
        office.hold_night(replace(EVENING, finish_ring=True))


@pytest.fixture(scope="module")
def workshop() -> Iterator[Workshop]:
    """As that of the league, with the office imported."""
    with Workshop("tests.office.test_ring") as opened:
        yield opened


def test_a_night_killed_at_any_statement_is_held_with_an_empty_ring_or_not_at_all(
    workshop: Workshop, office: Office, tmp_path: Path
) -> None:
    over, under_way = (bout.number for bout in card(office)[:2])
    office.finish_in_ring(over, resigned(office, over, RED))
    fight = fought_on(begun(office, under_way), office, under_way, 25)
    office.keep_in_ring(under_way, Unfinished.of(fight).to_json())
    ring, entries = dict(office.ring()), office.entries
    path = tmp_path / "again.ringside"
    office.backup(tmp_path / "before.ringside")
    found = set()
    for statement in range(1, 100, 5):
        shutil.copyfile(tmp_path / "before.ringside", path)
        status = workshop.start("tests.office.test_ring:hold_and_die", path, statement).wait()
        with opened(path) as after:
            assert after.check(replay=False) == ()
            held = after.books.closed == NIGHT
            assert dict(after.ring()) == ({} if held else ring)
            assert after.entries[: len(entries)] == entries
            assert held or after.entries == entries
            found.add((status, held))
        if status == 0:
            break
    assert {held for _, held in found} == {True, False}
    assert (0, True) in found


# Undoing


def test_undone_doors_close_the_ring_and_redone_ones_open_it(office: Office) -> None:
    bout = first(office)
    office.keep_in_ring(bout, "[1]")
    office.undo(office.promoter, "")
    assert office.ring() == {}
    assert office.in_ring(bout) is None
    assert office.check(replay=False) == ()
    office.redo(office.promoter, "")
    assert office.in_ring(bout) == "[1]"


def test_the_same_bout_is_found_again_when_doors_are_opened_anew(office: Office) -> None:
    """The bouts of the act that opened the doors have other numbers then."""
    kept = {}
    for bout in card(office):
        office.keep_in_ring(bout.number, json.dumps(bout.fighters))
        kept[bout.fighters] = json.dumps(bout.fighters)
    numbers = set(office.ring())
    office.undo(office.promoter, "")
    office.open_doors(EVENING)
    assert {bout.fighters: office.in_ring(bout.number) for bout in card(office)} == kept
    assert set(office.ring()).isdisjoint(numbers)
    assert office.check(replay=False) == ()


def test_with_other_dice_it_is_another_bout(office: Office) -> None:
    for bout in card(office):
        office.keep_in_ring(bout.number, "[1]")
    office.undo(office.promoter, "")
    office.open_doors(NightOrder(10))
    assert office.ring() == {}
    assert office._league.ring == {}


def test_a_bout_whose_terms_a_correction_has_changed_is_in_the_ring_no_longer(office: Office) -> None:
    """A man who has not won after all has not learned from it either (C11)."""
    for bout in card(office):
        office.keep_in_ring(bout.number, "[1]")
    learned = next(
        page
        for number in reversed(office.books.bouts)
        if (page := office.books.bouts[number]).winner is not None and any(page.gained)
    )
    assert learned.outcome is not None
    man = office.books.bouts[learned.number].winner
    concerned = {bout.number for bout in card(office) if man in bout.fighters}
    office.correct_result(learned.number, ResultChange(drawn=True), office.promoter, "misread")
    assert set(office.ring()) == {bout.number for bout in card(office)} - concerned


# Copies


def test_a_backup_holds_the_ring_a_branch_and_a_rebuilt_league_do_not(office: Office, tmp_path: Path) -> None:
    bout = first(office)
    office.keep_in_ring(bout, "[1]")
    office.backup(tmp_path / "backup.ringside")
    office.branch(tmp_path / "branch.ringside", len(office.entries), office.promoter)
    office.export_journal(tmp_path / "journal.jsonl")
    rebuild_league(tmp_path / "journal.jsonl", tmp_path / "rebuilt.ringside")
    for name, kept in (("backup", "[1]"), ("branch", None), ("rebuilt", None)):
        with Office.open(tmp_path / f"{name}.ringside") as other:
            hurry(other)
            assert other.books.doors == NIGHT
            assert other.in_ring(bout) == kept


# Corners


def test_a_corner_tells_whose_it_is_and_who_leads_it(office: Office) -> None:
    ann = office.party("Ann")
    for bout in card(office):
        for corner in CORNERS:
            told = office.corner_of(bout.number, corner, ann)
            page = office.books.fighters[bout.fighters[corner.index]]
            assert (told.corner, told.fighter, told.manager) == (corner, page.number, page.manager)
            assert told.person == (office.books.managers[page.manager or 0].name in ("Ann", "Bob"))
            assert told.level == "plain"
            assert told.plan is None
    assert {BLUE, RED} == set(CORNERS)


# Rows that somebody else wrote into the table


def planted(office: Office, bout: int, **other: object) -> BoutRecord:
    """A result of somebody's own choice, written into the ring as a hand with SQLite could."""
    record = replace(fought_on(begun(office, bout), office, bout).record(), **other)  # type: ignore[arg-type]
    row = RingBout(bout, mark_of(office.books, office.books.bouts[bout]), record.to_json(), done=True)
    office._league.keep_ring({bout: row})
    return record


def lucky(office: Office, bout: int) -> BoutRecord:
    """The bout as it comes out with other dice."""
    setup, corners = office.bout_setup(bout), office.corners_of(bout).controllers
    return fight(setup, office.bout_seed(bout) + 1, *corners)


def test_a_result_planted_in_the_ring_is_found_and_refused_at_the_bell(office: Office) -> None:
    bout = first(office)
    honest = planted(office, bout)
    assert office.check() == ()
    chosen = lucky(office, bout)
    planted(office, bout, seed=chosen.seed, choices=chosen.choices, outcome=chosen.outcome)
    assert [str(found) for found in office.check()] == [
        f"ring, bout {bout}: the bout tells of other dice than those of its night"
    ]
    before = office.entries
    with pytest.raises(RuleError, match="cards, terms or dice are others") as refused:
        office.hold_night(EVENING)
    assert "Undo the opening of the doors" in refused.value.next_step
    assert office.entries == before
    office.undo(office.promoter, "the ring")
    office.open_doors(EVENING)
    assert dict(office.ring()) == {}
    office.hold_night(EVENING)
    fought = next(page for page in office.books.bouts_of_night(NIGHT) if page.outcome is not None)
    assert record_in(office, fought.number).seed == honest.seed
    assert office.check() == ()


@pytest.mark.parametrize("how", ["outcome", "cards", "terms", "choices", "text"])
def test_whatever_is_wrong_with_a_result_in_the_ring_is_found(office: Office, how: str) -> None:
    bout = first(office)
    whole = planted(office, bout)
    other: dict[str, object] = {
        "outcome": {"outcome": replace(whole.outcome, round=1, time=1)},
        "cards": {"red": whole.blue},
        "terms": {"terms": replace(whole.terms, rounds=whole.terms.rounds + 1)},
        "choices": {"choices": whole.choices[:-1]},
        "text": {},
    }[how]  # type: ignore[assignment]
    planted(office, bout, **other)
    if how == "text":
        row = office._league.ring[bout]._replace(text="{}")
        office._league.keep_ring({bout: row})
    assert {found.area.value for found in office.check()} == {"ring"}
    with pytest.raises(RuleError):
        office.hold_night(EVENING)
    office.leave_ring(bout)
    office.hold_night(EVENING)
    assert office.check() == ()


def test_a_bout_under_way_with_other_dice_is_found(office: Office) -> None:
    bout = first(office)
    fight_on = Bout(office.bout_setup(bout), office.bout_seed(bout) + 1, listen=False)
    office.keep_in_ring(bout, Unfinished.of(fought_on(fight_on, office, bout, 9)).to_json())
    assert ["other dice" in str(found) for found in office.check()] == [True]
    office.keep_in_ring(bout, Unfinished.of(fought_on(begun(office, bout), office, bout, 9)).to_json())
    assert (office.check(), office.check().notes) == ((), ())
    office.keep_in_ring(bout, "{}")
    assert office.check() == ()
    assert "cannot be taken up" in str(office.check().notes[0])


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("column", ["done", "red_plan", "blue_plan"])
@pytest.mark.parametrize("value", [2, -1, 2**40])
def test_a_flag_of_the_ring_that_is_neither_yes_nor_no_is_found(
    office: Office, column: str, value: int, *, done: bool
) -> None:
    bout = first(office)
    mark = mark_of(office.books, office.books.bouts[bout])
    office._league.keep_ring({bout: RingBout(bout, mark, "{}", done, (True, True))})
    connection = raw(office._league._save.database)
    connection.execute("PRAGMA ignore_check_constraints = 1")
    connection.execute(f"UPDATE ring SET {column} = ?", (value,))
    assert [found for found in office.check(replay=False) if found.area is Area.RING]


# Who led the corners


def led_in_ring(office: Office, bout: int, hands: tuple[bool, bool] | None) -> BoutFought:
    """What the journal tells of a bout of the ring that is taken by its night."""
    office.finish_in_ring(bout, fought_on(begun(office, bout), office, bout).record(), by_hand=hands)
    office.hold_night(EVENING)
    return deed_of(office, bout)


def deed_of(office: Office, bout: int) -> BoutFought:
    deed = office.entries[(office.books.bouts[bout].fought_entry or 0) - 1].deed
    assert isinstance(deed, BoutFought)
    return deed


def led(office: Office, bout: int) -> tuple[Led | None, ...]:
    return bout_page(office.books, office.entries, bout).led


@pytest.mark.parametrize("hands", [(True, False), (False, True), (True, True), (False, False)])
def test_the_journal_keeps_which_corners_people_led(
    office: Office, tmp_path: Path, hands: tuple[bool, bool]
) -> None:
    bout = first(office)
    assert led_in_ring(office, bout, hands).by_hand == hands
    told = tuple(Led.HAND if hand else Led.PROGRAM for hand in hands)
    assert led(office, bout) == told
    assert office.check() == ()
    office.export_journal(tmp_path / "j.jsonl")
    rebuild_league(tmp_path / "j.jsonl", tmp_path / "again.ringside")
    with opened(tmp_path / "again.ringside") as again:
        assert led(again, bout) == told
        again.correct_result(bout, ResultChange(drawn=True), again.promoter, "misread")
        assert led(again, bout) == told
        assert again.check() == ()


def test_a_bout_people_left_to_the_corners_was_led_by_hand(office: Office) -> None:
    bout = first(office)
    fight = fought_on(begun(office, bout), office, bout, 25)
    office.keep_in_ring(bout, Unfinished.of(fight).to_json(), by_hand=(False, True))
    assert Unfinished.from_json(office.in_ring(bout) or "").resume().choices == fight.choices
    assert office.check() == ()
    office.hold_night(replace(EVENING, finish_ring=True))
    assert deed_of(office, bout).by_hand == (False, True)
    assert led(office, bout) == (Led.PROGRAM, Led.HAND)
    assert "by_hand" not in (office.entries[(office.books.bouts[bout].fought_entry or 0) - 1].record or "")


def test_of_a_bout_beside_the_ring_it_is_known_that_nobody_led_it(office: Office) -> None:
    bout = first(office)
    office.hold_night(EVENING)
    assert deed_of(office, bout).by_hand == (False, False)
    assert led(office, bout) == (Led.PROGRAM, Led.PROGRAM)


def test_the_journal_is_silent_where_the_doors_stayed_closed(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(PERSONS), NIGHT) as office:
        fought = [entry for entry in office.entries if isinstance(entry.deed, BoutFought)]
        assert fought
        assert not [entry for entry in fought if "by_hand" in encode(entry.deed)]
        for entry in fought:
            assert isinstance(entry.deed, BoutFought)
            assert led(office, entry.deed.bout) == (Led.PROGRAM, Led.PROGRAM)


def test_of_an_old_bout_in_the_ring_nobody_guesses_who_led_it(office: Office) -> None:
    """Its journal and ring had no word for it; those whom no person manages the program led all the same."""
    people = {seat.number for seat in office.books.managers.values() if seat.kind is ManagerKind.PERSON}
    bout = next(
        page for page in card(office) if people & {office.books.fighters[n].manager for n in page.fighters}
    )
    assert led_in_ring(office, bout.number, None).by_hand is None
    known = tuple(
        Led.NO_PLAN if office.books.fighters[n].manager in people else Led.PROGRAM for n in bout.fighters
    )
    assert led(office, bout.number) == known
    assert Led.NO_PLAN in known


@each("text", ['{"by_hand": 1}', '{"by_hand": [true]}', '{"by_hand": [1, 0]}', "[1]", "7"])
def test_a_text_that_says_it_in_another_way_does_not_say_it(text: str) -> None:
    assert RingBout(1, "", text).by_hand is None
