"""Results in the window's words: method, round or the time before the first bell, and what ended the bout."""

from __future__ import annotations

from dataclasses import replace

from ringside_manager.bout.corner import RED
from ringside_manager.bout.outcome import TECHNICAL_DRAW, Method, Outcome
from ringside_manager.campaign.books import NewsKind
from ringside_manager.gui import words
from ringside_manager.gui.justice.deed_words import deed_text
from ringside_manager.gui.pages.office.words import news_sentence
from ringside_manager.gui.pages.people.bout_parts import when_text
from ringside_manager.office.facts.bouts import bout_page
from ringside_manager.office.facts.deeds import Directory, facts_of
from tests.league.scribe import draw, result
from tests.office.table import Table
from tests.slow import each

HEAD_CASE = replace(result(Method.DQ, RED), round=0, time=0, cause="head_case")
TECHNICAL = replace(draw(), cause=TECHNICAL_DRAW)
CUTS = replace(result(Method.TKO), cause="cut")
ON_CARDS = replace(result(Method.TD), cause="technical_decision")


@each(
    "outcome, told",
    [
        (result(Method.KO), "Knockout, round 3"),
        (CUTS, "Technical knockout (cuts), round 3"),
        (HEAD_CASE, "Disqualification (lost his head), before the first bell"),
        (ON_CARDS, "Technical decision, round 3"),
        (TECHNICAL, "Technical draw, round 3"),
        (replace(CUTS, cause="broken_glove"), "Technical knockout (broken glove), round 3"),
    ],
)
def test_how_a_bout_ended(outcome: Outcome, told: str) -> None:
    assert words.ended(outcome.method, outcome.round, outcome.cause) == told


@each(
    "outcome, news, journal, when",
    [
        (
            CUTS,
            "A1 stopped B1 on cuts in round 3 at The Pits.",
            "A1 beats B1: Technical knockout (cuts), round 3.",
            "in round 3 of 7",
        ),
        (
            HEAD_CASE,
            "A1 won at The Pits: B1 was disqualified before the first bell.",
            "A1 beats B1: Disqualification (lost his head), before the first bell.",
            "before the first bell",
        ),
        (
            ON_CARDS,
            "A1 beat B1 by a technical decision in round 3 at The Pits.",
            "A1 beats B1: Technical decision, round 3.",
            "in round 3 of 7",
        ),
        (
            TECHNICAL,
            "A1 and B1 boxed a technical draw at The Pits; it ended in round 3.",
            "A1 and B1 box a technical draw, ended in round 3.",
            "in round 3 of 7",
        ),
        (
            draw(),
            "A1 and B1 boxed a draw at The Pits.",
            "A1 and B1 box a draw over 3 rounds.",
            "after 3 rounds",
        ),
    ],
)
def test_what_ended_a_bout_is_told_everywhere(outcome: Outcome, news: str, journal: str, when: str) -> None:
    table = Table()
    number = table.bout(1, table.number("A1"), table.number("B1"), outcome, rounds=7)
    item = next(item for item in table.books.news if item.kind is NewsKind.RESULT)
    assert news_sentence(table.books, item) == news
    entry = table.books.bouts[number].fought_entry
    deed = next(kept.deed for kept in table.entries if kept.number == entry)
    assert deed_text(facts_of(deed, Directory(table.entries))) == journal
    assert when_text(bout_page(table.books, table.entries, number)) == when
