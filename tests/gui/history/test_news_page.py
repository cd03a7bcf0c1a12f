"""The newspaper in the window: its nights, filters, links, what is new, and in German too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ringside_manager.gui.operation import Job
from ringside_manager.gui.pages.history.news import AT_FIRST, NewsPage
from ringside_manager.gui.pages.history.papers import FrontPage, NightPaper, written
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits import PortraitLabel
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Badge, Link
from ringside_manager.language import LANGUAGE
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.news import StoryRow, Topic, edition
from ringside_manager.office.office import Office
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")


def shown(session: Session, qtbot: QtBot) -> NewsPage:
    made = NewsPage(session)
    qtbot.addWidget(made)
    made.resize(1040, 680)
    made.show()
    made.show_place(Place("news"))
    return made


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> NewsPage:
    return shown(session, qtbot)


def papers(page: NewsPage) -> list[NightPaper]:
    found = []
    for place in range(page.paper.count()):
        item = page.paper.itemAt(place)
        widget = item.widget() if item is not None else None
        if isinstance(widget, NightPaper):
            found.append(widget)
    return found


def stories(page: NewsPage) -> list[StoryRow]:
    return [story for paper in papers(page) for story in paper.stories]


def printed(page: NewsPage) -> str:
    return "\n".join(label.text() for paper in papers(page) for label in paper.findChildren(QLabel))


def test_every_story_is_printed_under_its_night(page: NewsPage, session: Session) -> None:
    nights = [paper.night for paper in papers(page)]
    assert nights == sorted(set(nights), reverse=True)
    assert len(stories(page)) >= AT_FIRST
    text = printed(page)
    for story in stories(page):
        assert story.night in nights
        assert written(story, session.books.name).text in text


def test_older_news_come_when_asked_for(page: NewsPage, session: Session, qtbot: QtBot) -> None:
    before = len(stories(page))
    while page.older.isVisible():
        page.older.click()
        qtbot.waitUntil(lambda: not page.is_printing)
    assert len(stories(page)) == len(edition(session.books, most=10_000)[0]) > before
    assert papers(page)[-1].night <= 1


def test_nights_that_are_added_keep_their_order_and_one_stays_where_one_reads(
    page: NewsPage, qtbot: QtBot
) -> None:
    page.older.click()
    assert page.is_printing
    seen = stories(page)
    qtbot.waitUntil(lambda: not page.is_printing)
    assert len(stories(page)) > len(seen)
    assert stories(page)[: len(seen)] == seen
    assert [paper.night for paper in papers(page)] == sorted((p.night for p in papers(page)), reverse=True)
    bar = page.scroller.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 400)
    bar.setValue(bar.maximum())
    here, there = bar.value(), len(stories(page))
    page.refresh()
    assert len(stories(page)) == there
    qtbot.waitUntil(lambda: bar.value() == here)


@each("topic", [Topic.TITLES, Topic.RESULTS, Topic.TOURNAMENTS])
def test_topics(page: NewsPage, topic: Topic) -> None:
    page.show_place(Place("news", 0, topic.value))
    assert stories(page)
    assert {story.topic for story in stories(page)} == {topic}


def test_only_mine(page: NewsPage, session: Session, qtbot: QtBot) -> None:
    page.mine.setChecked(True)
    assert stories(page)
    assert all(session.viewer.manager in story.managers for story in stories(page))
    session.sit(None)
    page.refresh()
    assert not page.mine.isVisible()


def test_search_finds_people_and_says_when_it_finds_nothing(page: NewsPage, qtbot: QtBot) -> None:
    name = stories(page)[0].names[0]
    page.search.setText(name.split()[-1].lower())
    qtbot.waitUntil(lambda: all(any(name in told for told in story.names) for story in stories(page)))
    page.search.setText("nobody of that name")
    qtbot.waitUntil(page.empty.isVisible)
    page.empty.act.click()
    assert stories(page)


def test_stories_lead_to_their_bout_and_people(page: NewsPage) -> None:
    asked: list[Place] = []
    page.go.connect(asked.append)
    story = next(story for story in stories(page) if story.bout)
    paper = next(paper for paper in papers(page) if story in paper.stories)
    links = {link.place: link for link in paper.findChildren(Link)}
    QTest.mouseClick(links[Place("bout", story.bout or 0)], Qt.MouseButton.LeftButton)
    QTest.mouseClick(links[Place("fighter", story.fighters[0])], Qt.MouseButton.LeftButton)
    assert asked == [Place("bout", story.bout or 0), Place("fighter", story.fighters[0])]


def test_what_happened_since_the_last_look_is_marked(page: NewsPage, session: Session, qtbot: QtBot) -> None:
    assert "New" not in [badge.text() for badge in page.findChildren(Badge)]
    page.hide()

    def work(office: Office, _job: Job) -> None:
        office.hold_night(NightOrder(office.seed, autopilot=True))

    session.do("Night", work)
    session.wait()
    again = shown(session, qtbot)
    fresh = [story for story in stories(again) if story.night == session.books.closed]
    assert fresh
    text = printed(again)
    assert text.count("New") >= len(fresh)
    old = papers(again)[-1]
    assert "New" not in [badge.text() for badge in old.findChildren(Badge)]


def test_reading_again_tells_the_same(page: NewsPage) -> None:
    first = printed(page)
    page.refresh()
    assert printed(page) == first


def test_german_news_are_german(page: NewsPage, session: Session) -> None:
    english = printed(page)
    LANGUAGE.code = "de"
    page.refresh()
    text = printed(page)
    assert text != english
    assert any(word in text for word in ("Runde", "schlug", "stoppte"))


def test_the_front_page_has_the_latest_night_with_pictures_and_no_story_twice(
    page: NewsPage, session: Session
) -> None:
    front, *others = papers(page)
    assert isinstance(front, FrontPage)
    assert not any(isinstance(paper, FrontPage) for paper in others)
    texts = [label.text() for label in front.findChildren(QLabel)]
    assert session.books.name in texts
    assert {manager.name for manager in session.books.managers.values()} <= {
        link.text() for link in front.findChildren(Link)
    }
    assert front.findChildren(PortraitLabel)
    told = [written(story, session.books.name) for story in stories(page)]
    every = [label.text() for paper in papers(page) for label in paper.findChildren(QLabel)]
    assert all(every.count(story.text) == 1 for story in told)
    page.search.setText(stories(page)[0].names[0])
    page._filtered()
    assert not any(isinstance(paper, FrontPage) for paper in papers(page))
