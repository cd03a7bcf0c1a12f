"""Every command with its module and one line of help; nothing here imports what a command needs.

A module of a command holds a click command called ``command`` (or what stands behind the colon).
Adding one is a line in the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """Where a command lives (a module of this room, with ``:NAME`` if it is not ``command`` there) and what it does."""

    module: str
    summary: str


Sections = Mapping[str, Mapping[str, Entry]]

SECTIONS: Sections = {
    "Leagues": {
        "new": Entry("league.new_command", "Found a league."),
        "season": Entry("league.season_command", "Hold fight nights."),
        "status": Entry("league.status_command", "The league at a glance."),
        "order": Entry("league.order_command", "Hand in an orders file."),
    },
    "Books": {
        "card": Entry("league.book_commands:card", "The card of a fight night."),
        "fighter": Entry("league.people_commands:fighter", "The page of a fighter."),
        "manager": Entry("league.people_commands:manager", "The page of a manager."),
        "rankings": Entry("league.book_commands:rankings", "Champion and contenders."),
        "ledger": Entry("league.book_commands:ledger", "Every movement of money."),
        "tournament": Entry("league.book_commands:tournament", "The tournaments and their brackets."),
        "news": Entry("league.book_commands:news", "What has happened."),
    },
    "Journal and file": {
        "journal": Entry("league.journal_commands:journal", "Show or export the journal."),
        "undo": Entry("league.journal_commands:undo", "Undo the latest act, or redo it."),
        "correct": Entry("league.journal_commands:correct", "Correct the result of a bout."),
        "branch": Entry("league.journal_commands:branch", "Begin a league of its own from an earlier night."),
        "rebuild": Entry("league.journal_commands:rebuild", "Make a league from an exported journal."),
        "export": Entry("league.export_command", "Write the whole almanac as tables or pages."),
        "check": Entry("league.file_commands:check", "Audit a save."),
        "backup": Entry("league.file_commands:backup", "Make a checked copy."),
        "restore": Entry("league.file_commands:restore", "Bring a backup back as a new league."),
    },
    "Bouts": {
        "bout": Entry("bout_command", "Fight one bout and tell it."),
        "replay": Entry("replay_command", "Tell a recorded bout again and check it."),
        "odds": Entry("odds_command", "Chances by method and round, from many bouts."),
        "plan": Entry("plan_commands", "Fight plans: list, show, check, suggest."),
        "systems": Entry("systems_command", "The bout systems and their options."),
    },
    "Fighters": {
        "sets": Entry("sets_command", "The fighter sets that come with the program."),
        "set": Entry("set_commands", "Check, describe, convert or roll a fighter set."),
    },
}
"""The commands of ``ringside``."""

SET_SECTIONS: Sections = {
    "Commands": {
        "check": Entry("set_check_command", "Say whether a set file is accepted, and what is wrong with it."),
        "schema": Entry("set_schema_command", "Print the form of a set file as JSON Schema."),
        "convert": Entry("set_convert_command", "Give every fighter of a set a card of a bout system."),
        "generate": Entry("set_generate_command", "Roll a set of invented fighters."),
    },
}
"""The commands of ``ringside set``."""

PLAN_SECTIONS: Sections = {
    "Commands": {
        "list": Entry("plan_list_commands:list_plans", "The fight plans that come with the program."),
        "show": Entry("plan_list_commands:show", "Print one of them as a file to be changed."),
        "check": Entry("plan_check_command", "Say whether a plan is accepted, and what is wrong with it."),
        "suggest": Entry("plan_suggest_command", "Write down what the program would do for two fighters."),
    },
}
"""The commands of ``ringside plan``."""
