"""The news: nothing the books deny, every story told, in either language, never twice alike in a row."""

from __future__ import annotations

import re
from dataclasses import asdict, replace
from itertools import pairwise

import pytest

from ringside_manager.almanac.files import tables
from ringside_manager.almanac.league import almanac
from ringside_manager.almanac.site.folder import Site
from ringside_manager.almanac.site.pages import LEFT_OUT, nights
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutState, NewsItem, NewsKind
from ringside_manager.campaign.orders import MakeBout, OverrideRanking, RetireFighter
from ringside_manager.commentary.results import Names, Story, tell
from ringside_manager.gui.pages.office.words import news_sentence
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.contracts import FightersTraded
from ringside_manager.league.business.founding import LeagueBranched
from ringside_manager.league.business.open_books import Corrected
from ringside_manager.office.facts.news import (
    StoryRow,
    Topic,
    Weight,
    edition,
)
from ringside_manager.office.facts.news_sentences import news
from tests.league.scribe import DICE, draw, result
from tests.office.seasons import season
from tests.office.table import Table
from tests.slow import each

ALL = 10_000
NAMED = ("manager", "giver", "cup_name", "champion", "dethroned", "goes_on")


def told(row: StoryRow, league: str = "League", language: str = "en") -> Story:
    facts = {**asdict(row.facts), **(asdict(row.result) if row.result else {})}
    named = tuple((name, facts[name]) for name in NAMED if isinstance(facts.get(name), str))
    one, other = (*row.names, "", "")[:2]
    return tell(
        row.situation, Names(one, other, (*named, ("league", league))), facts, row.turn, language=language
    )


def every(books: Books) -> tuple[StoryRow, ...]:
    return edition(books, most=ALL)[0]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seed", [1, 2])
def test_no_two_stories_in_a_row_are_told_alike(seed: int, language: str) -> None:
    rows = sorted(every(season(seed=seed)), key=lambda row: row.turn)
    assert len(rows) > 100
    bare = [_without_names(row, told(row, language=language)) for row in rows]
    for (row, first), (_, second) in pairwise(zip(rows, bare, strict=True)):
        assert first.headline != second.headline, row
        assert first.text != second.text, row


def _without_names(row: StoryRow, story: Story) -> Story:
    """A story with names and numbers blotted out, so that only its wording is left."""
    short = [name.split()[-1] for name in row.names]
    texts = []
    for text in (story.headline, story.text):
        for name in (*row.names, *short):
            text = text.replace(name, "…")  # noqa: PLW2901
        texts.append(re.sub(r"\d+", "0", text))
    return Story(*texts)


def test_the_same_story_always_reads_alike() -> None:
    books = season(seed=1)
    assert [told(row) for row in every(books)] == [told(row) for row in every(books)]
    few, _ = edition(books, most=20)
    assert few == every(books)[: len(few)]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_results_say_nothing_the_books_deny(seed: int) -> None:
    books = season(seed=seed)
    results = {row.bout: row for row in every(books) if row.result is not None}
    fought = [bout for bout in books.bouts.values() if bout.state is BoutState.FOUGHT]
    assert set(results) == {bout.number for bout in fought}
    for bout in fought:
        row = results[bout.number]
        facts, outcome = row.result, bout.outcome
        assert facts is not None
        assert outcome is not None
        text = told(row).text
        if bout.winner is not None:
            assert row.fighters[0] == bout.winner
        if outcome.method is Method.KO:
            assert f"round {outcome.round}" in text.lower() or outcome.round == 1
            assert "stopped" not in text.split(".")[0]
        if facts.score and outcome.method.is_decision:
            mine, his = map(int, facts.score.split("-"))
            assert mine >= his
        assert (facts.belt != "") == bout.title
        assert sorted((facts.down_one, facts.down_other)) == sorted(outcome.knockdowns)


def test_streaks_and_records_are_those_of_the_day() -> None:
    books = season(seed=1)
    last = {
        row.fighters[0]: row for row in reversed(every(books)) if row.result and row.situation == "result"
    }
    for number, row in last.items():
        page = books.fighters[number]
        if page.bouts[-1] == row.bout:
            tally = page.tally
            assert row.result is not None
            assert row.result.record_one == f"{tally.wins}-{tally.losses}-{tally.draws}"
            assert row.result.streak == page.winning_streak


def test_a_bout_and_what_came_of_it_are_one_story() -> None:
    table = Table()
    table.crown("A1", "B1")
    stories = [story for story in every(table.books) if story.night == 1]
    row = stories[0]
    assert (row.situation, row.topic, row.weight) == ("result", Topic.TITLES, Weight.LEAD)
    assert row.result is not None
    assert (row.result.belt, row.result.cup, row.result.cup_name) == ("filled", "final", "Title")
    kinds = {item.kind for item in table.books.news if item.night == 1}
    assert {NewsKind.CROWNED, NewsKind.TOURNAMENT_WON} <= kinds
    assert [story.situation for story in stories].count("result") == 1


def test_revenge_ended_runs_and_debuts() -> None:
    table = Table()
    for _ in range(4):
        table.pass_nights(4)
        table.win("A1", "B1")
    table.pass_nights(4)
    table.win("B1", "A1")
    latest, *_, first = [row.result for row in every(table.books) if row.result]
    assert (latest.ended, latest.revenge, latest.drought, latest.meeting) == (4, 1, 4, 5)
    assert (first.debut, first.meeting, first.streak) == ("both", 1, 1)


def test_a_draw_says_who_goes_on_and_who_keeps_the_title() -> None:
    table = Table()
    table.crown("A1", "B1")
    table.pass_nights(4)
    table.bout(6, table.number("A1"), table.number("B1"), draw(), Arena.BEST, title=True)
    row = every(table.books)[0]
    assert row.situation == "drawn"
    assert row.result is not None
    assert (row.result.belt, row.result.champion, row.result.defence) == ("defended", "A1", 1)
    assert "A1" in told(row).headline


@each(
    "outcome, said",
    [
        (
            replace(result(Method.DQ), round=0, cause="head_case"),
            {"before the first bell", "bell never rang"},
        ),
        (
            replace(result(Method.TD), cause="technical_decision"),
            {"cut short in round 3", "go on in round 3"},
        ),
        (replace(draw(), cause="technical_draw"), {"cut short in round 3", "go on in round 3"}),
    ],
)
def test_a_bout_cut_short_is_told_so(outcome: Outcome, said: set[str]) -> None:
    for winner, loser in (("A1", "B1"), ("A2", "B2"), ("A3", "B3")):
        table = Table()
        table.bout(1, table.number(winner), table.number(loser), outcome, rounds=7)
        text = told(every(table.books)[0]).text
        assert any(part in text for part in said), text
        assert "round 0" not in text


@each("language", ["en", "de"])
def test_a_season_of_another_system_makes_news(language: str) -> None:
    rows = [row for row in every(season(nights=14, system="title_bout")) if row.result is not None]
    assert len(rows) > 14
    for row in rows:
        text = told(row, language=language).text
        assert text
        assert "{" not in text


def test_a_champion_who_retires_makes_the_front_page() -> None:
    table = Table()
    table.crown("A1", "B1")
    for _ in range(9):
        table.pass_nights(4)
        table.win("A1", "B1")
    table.order("Ann", RetireFighter(table.number("A1"), replace=False, reason="I have enough"))
    row = next(row for row in every(table.books) if row.situation == "retired")
    assert (row.weight, row.facts.champion, row.facts.career) == (Weight.LEAD, 1, "10-0-0")
    assert "I have enough" in told(row).text
    assert not any(row.situation == "" for row in every(table.books))


def test_only_title_bouts_are_announced() -> None:
    table = Table()
    table.crown("A1", "B1")
    table.order("promoter", MakeBout(20, table.number("A1"), table.number("B1"), Arena.BEST, title=True))
    table.order("promoter", MakeBout(20, table.number("A2"), table.number("B2"), Arena.PITS))
    made = [row for row in every(table.books) if row.situation == "title_made" and row.facts.night == 20]
    assert [row.names for row in made] == [("A1", "B1")]


def test_filters() -> None:
    books = season(seed=1)
    titles = edition(books, {Topic.TITLES}, most=ALL)[0]
    assert titles
    assert all(row.topic is Topic.TITLES for row in titles)
    manager = next(iter(books.managers))
    mine = edition(books, manager=manager, most=ALL)[0]
    assert 0 < len(mine) < len(every(books))
    assert all(manager in row.managers for row in mine)
    name = titles[0].names[0]
    assert all(name in row.names for row in edition(books, words=name.lower(), most=ALL)[0] if row.result)
    assert edition(books, words="nobody at all", most=ALL)[0] == ()


def test_an_edition_ends_with_a_whole_night() -> None:
    books = season(seed=1)
    short, older = edition(books, most=5)
    assert older
    night = short[-1].night
    assert len([row for row in short if row.night == night]) == len(
        [row for row in every(books) if row.night == night]
    )
    assert [row.night for row in short] == sorted((row.night for row in short), reverse=True)


@each("language", ["en", "de"])
def test_every_kind_of_news_can_be_told(language: str) -> None:
    books = season(seed=1, method="auction")
    for row in every(books):
        story = told(row, language=language)
        assert story.headline
        assert "{" not in story.text
    assert told(every(Table().books)[0], language=language).text


def test_names_with_markup_stay_as_they_are() -> None:
    table = Table()
    table.sign("<b>X</b> & {one}", table.manager("Ann"))
    number = table.bout(1, table.number("<b>X</b> & {one}"), table.number("B1"), result(), rounds=7)
    table.close(1)
    row = next(row for row in every(table.books) if row.bout == number)
    assert "<b>X</b> & {one}" in told(row).text


def test_what_the_promoter_gives_and_takes_is_told() -> None:
    table = Table()
    table.crown("A1", "B1")
    table.win("A2", "B2")
    table.order("promoter", OverrideRanking(table.number("B2"), 1, "he was robbed"))
    table.order("promoter", OverrideRanking(table.number("B2"), None, "he was not"))
    table.write(LeagueBranched("What if", "Friday Club", 3))
    rows = {row.situation: row for row in every(table.books)}
    for situation, words in (
        ("rank_given", "he was robbed"), ("rank_lifted", "he was not"), ("branched", "Friday Club"),
    ):  # fmt: skip
        for language in ("en", "de"):
            assert words in told(rows[situation], language=language).text
    assert rows["rank_given"].facts.count == 1
    assert not any(row.situation == "" for row in every(table.books))


def told_everywhere(books: Books, item: NewsItem) -> dict[str, str]:
    """What every door tells of an item: terminal, HTML, CSV, the window's sentence, its newspaper in both languages."""
    whole = almanac(books)
    stories = [row for row in every(books) if (row.entry, row.fighters) == (item.entry, item.fighters)]
    lines = [n for n, row in enumerate(news(books)) if row.entry == item.entry]
    place = lines[[kept for kept in books.news if kept.entry == item.entry].index(item)]
    text = news(books)[place].text
    assert text in tables(whole)["news.csv"]
    if item.kind not in LEFT_OUT and item.night <= books.closed:
        (page,) = (leaf for leaf in nights(Site(books)) if leaf.name == f"night/{item.night}.html")
        assert text in page.make()
    told_ = {language: told(row, language=language).text for row in stories for language in ("en", "de")}
    return {"text": text, "window": news_sentence(books, item), **told_}


def test_a_new_percentage_names_the_manager_at_every_door() -> None:
    books = season()
    renewed = [item for item in books.news if item.kind is NewsKind.RENEWED]
    assert len(renewed) > 5
    for item in renewed:
        assert item.bout is not None
        number = books.bouts[item.bout].manager_of(item.fighters[0])
        assert number is not None
        doors = told_everywhere(books, item)
        assert len(doors) == 4
        for text in doors.values():
            assert books.managers[number].name in text
            assert "obody" not in text


def test_a_new_percentage_was_agreed_with_the_manager_of_then() -> None:
    table = Table()
    first, second = table.number("A1"), table.number("B1")
    for _ in range(10):
        bout = table.bout(table.books.closed + 1, first, second, draw(), rounds=7)
        table.close(table.books.closed + 1)
        table.pass_nights(3)
    fought = table.books.bouts[bout].fought_entry
    table.write(FightersTraded(first, second, 0, (3, 4)))
    for _ in range(2):
        items = [item for item in table.books.news if item.kind is NewsKind.RENEWED]
        assert [item.fighters for item in items] == [(first,), (second,)]
        for item, name in zip(items, ("Ann", "Bob"), strict=True):
            assert all(name in text for text in told_everywhere(table.books, item).values())
        assert fought is not None
        corrected = BoutFought(
            bout, result(Method.UD, knockdowns=(1, 0)), DICE, table.books.bouts[bout].carried
        )
        table.write(Corrected(fought, corrected, "counted again"))
