"""The cards of a fighter in the set editor, printed or converted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ringside_manager.bout import registry
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.sets import load_set, write_set
from ringside_manager.gui.board.window import named
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.set_editor import SetEditor
from ringside_manager.gui.set_editor.board import CARDS_TAB, FIGHTER_TAB
from ringside_manager.gui.set_editor.cards import CardPart, card_value, cards_of
from tests.gui.looking import settle, uncut, unnamed
from tests.slow import rest_slow

pytestmark = pytest.mark.usefixtures("undressed")

SYSTEM = "title_bout"


@pytest.fixture
def editor(qtbot: QtBot) -> Iterator[SetEditor]:
    made = SetEditor()
    made.open_set(SYSTEM)
    made.show()
    made.board.tabs.setCurrentIndex(CARDS_TAB)
    yield made
    made._kept = made.edited
    made.close()


def read(part: CardPart) -> dict[str, str]:
    """Every value that is seen, by what a screen reader calls it."""
    settle(20)  # what is new in a layout is shown by the next events
    told = [
        label.accessibleName().rpartition(": ")
        for label in part._body.findChildren(QLabel)
        if not label.isHidden()
    ]
    return {name: value for name, _, value in told if name}


def pick(editor: SetEditor, name: str) -> CardPart:
    draft = next(draft for draft in editor.edited.drafts if draft.line.text("name") == name)
    editor.board.table.select(draft.number)
    part = editor.board.cards
    while part.shown is not None and part.shown.system != SYSTEM:
        place = [card.system for card in part.cards].index(SYSTEM)
        part.choice.setCurrentIndex(place)
        part.choice.activated.emit(place)
    return part


def test_a_printed_card_is_read_side_by_side(editor: SetEditor) -> None:
    part = pick(editor, "Joe Louis")
    assert (part.heading.text(), part.title.text(), part.badge.text()) == (
        "Joe Louis", "Title Bout II", "Printed",
    )  # fmt: skip
    assert "stays as it is" in part.told.text()
    told = read(part)
    assert told["Overall rating"] == "10"
    assert told["Special trait"] == "Strong Closer"
    assert told["Fresh: Control against boxers / sluggers (CF)"] == "10 / 12"
    assert told["Fatigued: Control against boxers / sluggers (CF)"] == "10 / 10"
    assert told["Fresh: Opens a counter (CPW)"] == "37–40"
    assert told["Going for the knockout (KO)"] == "9"
    assert told["Jab"] == "1–10, 11–20"


def test_a_converted_card_follows_the_ratings(editor: SetEditor, qtbot: QtBot) -> None:
    editor.open_set("heavyweights")
    part = pick(editor, "Muhammad Ali")
    assert part.badge.text() == "Converted"
    assert read(part)["Endurance (END)"] == "105"
    editor.board.tabs.setCurrentIndex(FIGHTER_TAB)
    line = editor.board.form.fields["endurance"].input
    line.selectAll()
    qtbot.keyClicks(line, "1")
    editor.board.tabs.setCurrentIndex(CARDS_TAB)
    ali = load_set("heavyweights").fighter("Muhammad Ali").abilities
    converted = registry.get(SYSTEM).card_from_abilities("Ali", replace(ali, endurance=1))
    assert read(part)["Endurance (END)"] == str(converted.endurance)


def test_a_fighter_with_mistakes_has_no_card_yet(editor: SetEditor, qtbot: QtBot) -> None:
    part = pick(editor, "Joe Louis")
    line = editor.board.form.fields["agility"].input
    line.clear()
    line.textEdited.emit("")
    assert part.shown is None
    assert "nothing is wrong" in part.empty.text.text()
    assert not part._body.isVisible()


def test_cards_of_a_system_that_is_not_there_are_shown_as_they_stand(
    editor: SetEditor, tmp_path: Path
) -> None:
    made = generate_set(1, 3)
    cards = {"chess": {"elo": 1500, "opening": ["e4", "e5"], "lost_on_time": True}}
    path = tmp_path / "chess.yaml"
    path.write_text(write_set(replace(made, fighters=(replace(made.fighters[0], cards=cards),))), "utf-8")
    editor.open_set(path)
    part = editor.board.cards
    assert part.choice.isVisible()
    titles = [part.choice.itemText(place) for place in range(part.choice.count())]
    assert "chess" in titles
    part.choice.activated.emit(titles.index("chess"))
    assert "not installed" in part.told.text()
    assert read(part) == {"Elo": "1500", "Opening": "e4 / e5", "Lost on time": "yes"}
    editor.board.duplicate()
    assert editor.edited.finished().fighters[1].cards == cards


def test_nobody_chosen_has_no_card(editor: SetEditor) -> None:
    editor.board.table.view.selectAll()
    editor.board.remove()
    assert editor.board.cards.shown is None
    assert "Choose a fighter" in editor.board.cards.empty.text.text()


def test_printed_cards_survive_editing(editor: SetEditor, tmp_path: Path, qtbot: QtBot) -> None:
    pick(editor, "Joe Frazier")
    line = editor.board.form.fields["nickname"].input
    qtbot.keyClicks(line, " Sr.")
    path = tmp_path / "mine.yaml"
    assert editor.save_to(path)
    before, after = load_set(SYSTEM).fighters, load_set(path).fighters
    assert [fighter.cards for fighter in after] == [fighter.cards for fighter in before]
    assert after[5].nickname.endswith(" Sr.")


def test_home_ratings_are_no_other_card() -> None:
    (fighter,) = generate_set(1, 3).fighters
    systems = [card.system for card in cards_of(fighter)]
    assert SYSTEM in systems
    assert "ringside" not in systems
    own = replace(fighter, cards={"ringside": fighter.abilities.as_dict()})
    assert "ringside" in [card.system for card in cards_of(own)]


def test_unknown_words_are_shown_as_they_are() -> None:
    names = named("title_bout").card
    assert names.rating("ELO") == "ELO"
    assert names.rating("groove_round") == "Groove round"
    assert names.rating("KO", "strategies") != names.rating("KO", "fresh")
    assert card_value(names, "special", "") == "–"
    assert card_value(names, "jab", [[1, 4], None]) == "1–4, –"
    assert card_value(names, "style", "X") == "X"
    assert card_value(names, "inner", {"KI": 3}) == "Killer instinct (KI) 3"


@pytest.mark.parametrize(
    ("size", "zoom"), rest_slow([((1280, 800), 1.5), ((1280, 800), 1.0), ((900, 560), 1.0)])
)
@pytest.mark.usefixtures("dressed")
def test_nothing_is_cut_off(editor: SetEditor, size: tuple[int, int], zoom: float) -> None:
    before = LOOK.zoom
    try:
        LOOK.set_zoom(zoom)
        shown = SetEditor()
        shown.resize(*size)
        shown.open_set(SYSTEM)
        shown.show()
        shown.board.tabs.setCurrentIndex(CARDS_TAB)
        pick(shown, "Henry Akinwande")
        assert uncut(shown.board.cards) == []
        assert unnamed(shown.board.cards) == []
        shown._kept = shown.edited
        shown.close()
    finally:
        LOOK.set_zoom(before)
