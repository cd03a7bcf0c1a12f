"""Stories of the league in the words of the newspaper and the language of the window."""

from __future__ import annotations

from dataclasses import asdict

from ringside_manager.commentary.newspaper import Names, Story, tell
from ringside_manager.gui import words
from ringside_manager.gui.messages import translated
from ringside_manager.language import LANGUAGE
from ringside_manager.office.queries.news_rows import StoryRow

_NAMED = ("manager", "giver", "cup_name", "champion", "dethroned", "goes_on")
"""Facts that are names, and so are printed as they are."""


def written(story: StoryRow, league: str) -> Story:
    """A story as it is printed; the same one always reads alike."""
    facts = {**asdict(story.facts), **(asdict(story.result) if story.result is not None else {})}
    if story.situation == "cancelled" and isinstance(facts.get("word"), str):
        facts["word"] = translated(facts["word"])
    named = tuple((name, facts[name]) for name in _NAMED if isinstance(facts.get(name), str))
    one, other = (*story.names, "", "")[:2]
    names = Names(one, other, (*named, ("league", league)))
    return tell(
        story.situation,
        names,
        facts,
        story.turn,
        language=LANGUAGE.code,
        dollars=words.dollars,
    )
