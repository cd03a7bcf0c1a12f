"""The fields of a set and of a fighter as a person reads them."""

from __future__ import annotations

from ringside_manager.bout.abilities import ABILITY_NAMES, ABILITY_RANGES
from ringside_manager.language import tr


def about_title(field: str) -> str:
    """What a field of the set is called."""
    titles = {
        "name": tr("Short name"),
        "title": tr("Title"),
        "description": tr("Description"),
        "source": tr("Source of its numbers"),
        "fighters": tr("Fighters"),
    }
    return titles[field]


def field_title(field: str) -> str:
    """What a field of a fighter is called."""
    titles = {
        "name": tr("Name"),
        "nickname": tr("Nickname"),
        "nationality": tr("Nationality"),
        "stance": tr("Stance"),
        "active_from": tr("Active from"),
        "active_to": tr("Active to"),
        "agility": tr("Agility"),
        "uppercut": tr("Uppercut"),
        "right_jab": tr("Right jab"),
        "right_hook": tr("Right hook"),
        "combination": tr("Combination"),
        "left_jab": tr("Left jab"),
        "left_hook": tr("Left hook"),
        "counterpunch": tr("Counterpunch"),
        "endurance": tr("Endurance"),
        "note": tr("Note"),
        "cards": tr("Printed cards"),
    }
    return titles[field]


def field_short(field: str) -> str:
    """The same in a column as narrow as its figures."""
    titles = {
        "agility": tr("AG"),
        "uppercut": tr("UC"),
        "right_jab": tr("RJ"),
        "right_hook": tr("RH"),
        "combination": tr("CO"),
        "left_jab": tr("LJ"),
        "left_hook": tr("LH"),
        "counterpunch": tr("CP"),
        "endurance": tr("EN"),
        "active_from": tr("From"),
        "active_to": tr("To"),
    }
    return titles.get(field) or field_title(field)


def field_hint(field: str) -> str:
    """What may stand in a field."""
    if field in ABILITY_NAMES:
        allowed = ABILITY_RANGES[field]
        return tr("{lowest} to {highest}").format(lowest=allowed[0], highest=allowed[-1])
    hints = {
        "nickname": tr("Without quotation marks"),
        "active_from": tr("Year of his first bout"),
        "active_to": tr("Empty if he is active"),
        "note": tr("Anything worth knowing"),
    }
    return hints.get(field, "")


def stance(word: str) -> str:
    """A stance as people say it."""
    words = {"orthodox": tr("Orthodox"), "southpaw": tr("Southpaw"), "": tr("Not known")}
    return words.get(word, word)
