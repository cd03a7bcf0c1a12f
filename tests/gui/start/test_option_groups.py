"""Options of a bout system in groups: closed until they are wanted, open where something is not as usual."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.bout import registry
from ringside_manager.gui.start.option_field import OptionField, OptionGroup, option_widgets, system_field
from ringside_manager.gui.widgets import column


def laid_out(
    qtbot: QtBot, system: str, **chosen: str
) -> tuple[QWidget, list[OptionField[QWidget]], list[QWidget]]:
    """The window, the fields, and what stands in the window."""
    info = registry.get(system).info
    fields = [system_field(spec, info, chosen.get(spec.name, "")) for spec in info.options]
    parts = option_widgets(info, fields)
    top = QWidget()
    qtbot.addWidget(top)
    column(*parts, parent=top)
    top.show()
    return top, fields, parts


def test_many_options_are_folded_away_and_none_is_lost(qtbot: QtBot) -> None:
    _top, fields, parts = laid_out(qtbot, "title_bout")
    groups = [part for part in parts if isinstance(part, OptionGroup)]
    alone = [part for part in parts if isinstance(part, OptionField)]
    assert {field.name for field in alone} == {"referee", "scoring"}
    assert sorted([*alone, *(field for group in groups for field in group.fields)], key=id) == sorted(
        fields, key=id
    )
    assert not any(field.isVisible() for group in groups for field in group.fields)


def test_a_group_opens_when_it_is_pressed(qtbot: QtBot) -> None:
    _top, _, parts = laid_out(qtbot, "title_bout")
    group = next(part for part in parts if isinstance(part, OptionGroup))
    assert group.heading.accessibleName().endswith("closed")
    group.heading.click()
    assert all(field.isVisible() for field in group.fields)
    assert group.heading.accessibleName().endswith("open")


def test_a_group_with_a_change_is_open_and_says_so(qtbot: QtBot) -> None:
    _top, _, parts = laid_out(qtbot, "title_bout", three_knockdowns="yes")
    opened = [part for part in parts if isinstance(part, OptionGroup) and part.heading.isChecked()]
    assert [group.heading.text() for group in opened] == ["Knockdowns (5, changed: 1)"]


def test_judges_and_seconds_stand_together(qtbot: QtBot) -> None:
    _top, _, parts = laid_out(qtbot, "quest")
    groups = {part.heading.text(): part for part in parts if isinstance(part, OptionGroup)}
    assert [*groups] == ["Judges (3)", "Seconds (8)"]
    alone = [part.name for part in parts if isinstance(part, OptionField)]
    assert alone == ["cuts_and_fouls", "three_knockdown_rule", "edge_penalty"]


def test_a_system_without_groups_shows_its_options_as_they_are(qtbot: QtBot) -> None:
    _top, fields, parts = laid_out(qtbot, "ringside")
    assert parts == fields


def test_a_system_with_few_groups_asks_the_rest_at_once(qtbot: QtBot) -> None:
    _top, _fields, parts = laid_out(qtbot, "control", tired_con="yes")
    alone = [part.name for part in parts if isinstance(part, OptionField)]
    assert alone == ["three_judges", "corner_work", "plans"]
    groups = [part.heading.text() for part in parts if isinstance(part, OptionGroup)]
    assert groups == ["Control and points (2, changed: 1)", "Knockdowns (1)"]
