"""What the command palette finds."""

from __future__ import annotations

from ringside_manager.gui.place import Command, Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.shell.help import Finder

COMMANDS = (
    Command("undo", "&Undo", lambda: None, why_not=lambda: "Nothing to undo."),
    Command("about", "&About", lambda: None),
)
RULES = (("C41", "High Class"), ("R34", "Punches"))


def test_a_fighter_is_found_without_his_accents(session: Session) -> None:
    fighter = next(iter(session.books.fighters.values()))
    found = Finder(session.books, (), ()).find(fighter.name.lower())
    assert Place("fighter", fighter.number) in [one.place for one in found]


def test_a_sign_narrows_what_is_looked_for(session: Session) -> None:
    assert {one.icon for one in Finder(session.books, COMMANDS, RULES).find("@")} == {"glove"}
    assert [one.place for one in Finder(session.books, COMMANDS, RULES).find("?c41")] == [
        Place("rulebook", part="C41")
    ]
    assert {one.place.page for one in Finder(session.books, COMMANDS, RULES).find("/") if one.place} == {
        "manager"
    }


def test_a_bout_is_found_by_its_number(session: Session) -> None:
    number = next(reversed(session.books.bouts))
    assert Place("bout", number) in [
        one.place for one in Finder(session.books, COMMANDS, RULES).find(f"#{number}")
    ]


def test_what_cannot_be_done_says_why_and_comes_last(session: Session) -> None:
    found = Finder(session.books, COMMANDS, RULES).find("")
    assert [one.text for one in found] == ["About", "Undo"]
    assert found[-1].why_not == "Nothing to undo."


def test_without_a_league_only_commands_and_rules_are_found() -> None:
    assert Finder(None, COMMANDS, RULES).find("@") == []
    assert len(Finder(None, COMMANDS, RULES).find("a")) >= 1


def test_a_night_is_found_before_what_would_take_it_back(session: Session) -> None:
    night = session.books.closed
    undo = Command("undo", "Undo", print, label=lambda: f"Undo: fight night {night}")
    found = Finder(session.books, (undo,), ()).find(f"night {night}")
    assert found[0].place == Place("night", night)
    assert found[-1].command is undo
    assert Finder(session.books, (undo,), ()).find("undo")[0].command is undo


def test_a_printed_code_finds_its_bout_in_its_own_league(session: Session) -> None:
    number = next(iter(session.books.bouts))
    finder = Finder(session.books, COMMANDS, RULES, "club")
    assert [one.place for one in finder.find(f"ringside:club/{number}")] == [Place("bout", number)]
    assert not finder.find(f"ringside:other/{number}")
    assert not finder.find("ringside:club/999999999")
    assert not finder.find("ringside:../x")
