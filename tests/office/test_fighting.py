"""How a bout of the league is fought: cards of the day, terms, seeds (CV4, C57)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutBook
from ringside_manager.campaign.bouts import setup_of
from ringside_manager.campaign.orders import MakeBout
from ringside_manager.campaign.progress import Gains
from ringside_manager.fighters import Fighter
from ringside_manager.fighters.sets import load_set
from ringside_manager.league.business.bouts import Aftermath, BoutFought
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.ring import fight_bout
from tests.league.scribe import ABILITIES
from tests.office.table import OPTIONS, Table


@pytest.fixture
def table() -> Table:
    table = Table(options=replace(OPTIONS, bout_options=(("scoring", "ten_must"),)))
    table.order("promoter", MakeBout(1, table.number("A1"), table.number("B1"), Arena.PITS, 6))
    return table


def only(table: Table) -> BoutBook:
    (bout,) = table.books.bouts.values()
    return bout


def test_cards_are_those_of_the_day(table: Table) -> None:
    fighter = table.fighter("A1")
    fighter.gains = Gains(3, 2, 1)
    fighter.abilities = replace(ABILITIES, agility=52, endurance=18, counterpunch=21)
    printed = replace(fighter.fighter, cards={"ringside": ABILITIES.as_dict()})
    fighter.fighter = printed
    setup = setup_of(table.books, only(table))
    engine = registry.get("ringside")
    assert setup.red == engine.card_from_abilities("A1", fighter.abilities)
    assert setup.blue == engine.card_from_abilities("B1", ABILITIES)
    assert isinstance(printed, Fighter)


def carded(table: Table, **changed: object) -> BoutBook:
    """A bout under Title Bout II, in which A1 has the printed card of Joe Louis."""
    louis = load_set("title_bout").fighter("Joe Louis").cards["title_bout"]
    fighter = table.fighter("A1")
    fighter.fighter = replace(fighter.fighter, cards={"title_bout": {**louis, **changed}})
    return replace(only(table), system="title_bout")


def test_who_is_as_he_entered_has_his_printed_card(table: Table) -> None:
    engine = registry.get("title_bout")
    setup = setup_of(table.books, carded(table))
    assert setup.red == table.fighter("A1").fighter.card(engine)
    assert setup.red != engine.card_from_abilities("A1", ABILITIES)
    assert setup.blue == engine.card_from_abilities("B1", ABILITIES)


def test_experience_counts_at_once_and_takes_the_place_of_the_printed_card(table: Table) -> None:
    bout = carded(table)
    fighter = table.fighter("A1")
    fighter.abilities = replace(ABILITIES, counterpunch=ABILITIES.counterpunch + 1)
    engine = registry.get("title_bout")
    assert setup_of(table.books, bout).red == engine.card_from_abilities("A1", fighter.abilities)


def test_a_printed_card_the_system_does_not_take_is_passed_over(table: Table) -> None:
    setup = setup_of(table.books, carded(table, overall=99))
    assert setup.red == registry.get("title_bout").card_from_abilities("A1", ABILITIES)


def test_terms_are_those_agreed_on(table: Table) -> None:
    table.fighter("B1").last_night, table.fighter("B1").lost = 0, Carried("ringside", 12, 60)
    terms = setup_of(table.books, only(table)).terms
    assert (terms.rounds, terms.options["scoring"]) == (6, "ten_must")
    assert terms.carried == (None, Carried("ringside", 12, 60))


def test_the_seed_decides_everything() -> None:
    told = []
    for seed in (1, 1, 2):
        table = Table()
        table.order("promoter", MakeBout(1, table.number("A1"), table.number("B1"), Arena.PITS))
        fight_bout(table.desk, only(table), seed)
        deed = table.entries[-1].deed
        assert isinstance(deed, BoutFought)
        told.append((deed.outcome, deed.dice))
    assert told[0] == told[1] != told[2]


def test_the_record_says_what_was_fought() -> None:
    records: list[str | None] = []

    class Keeper(Table):
        def add(self, deed: object, record: str | None = None) -> int:
            records.append(record)
            return super().add(deed)  # type: ignore[arg-type]

    table = Keeper()
    number = table.order("promoter", MakeBout(1, table.number("A1"), table.number("B1"), Arena.PITS, 4))
    fight_bout(table.desk, table.books.bouts[number], 5)
    (text,) = filter(None, records)
    record = BoutRecord.from_json(text)
    found = record.engine, record.terms.rounds, record.outcome
    assert found == ("ringside", 4, table.books.bouts[number].outcome)


def test_the_dice_of_the_aftermath_are_thrown_for_both() -> None:
    for seed in range(200):
        dice = Aftermath.thrown(SeededChance(seed))
        assert all(1 <= face <= 10 for face in dice.experience)
        assert all(1 <= face <= 20 for face in dice.percentage)
        assert dice.tie[-1][0] != dice.tie[-1][1]
        assert all(red == blue for red, blue in dice.tie[:-1])


def test_nobody_decides_for_a_free_agent(table: Table) -> None:
    assert not NightOrder(1).decides(table.books, None)
    assert NightOrder(1).decides(table.books, table.manager("Ann"))
    assert not NightOrder(1, autopilot=False).decides(table.books, table.manager("Ann"))
