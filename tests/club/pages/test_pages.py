"""The pages of a league: whole for everybody at every stage, no link into nothing, and nobody's secret on another's."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from ringside_manager.bout import registry
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Task
from ringside_manager.campaign.many_places import Role
from ringside_manager.campaign.orders import GiveMandate, OfferBout, SetFightPlan
from ringside_manager.club.pages import PAGES, Visit, framed
from ringside_manager.language import LANGUAGE
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.objections import refusal
from ringside_manager.office.office import Office
from tests.office.clubs import club, founding

BASE = "/l/club"
PEOPLE = ("Ann", "Bob", "ai:Cy")
VOID = frozenset({"meta", "link", "br", "hr", "img", "input", "line", "circle", "rect", "path", "polyline"})
OUTSIDE = ("enter", "leave", "look", "orders", "night", "invite", "invitation", "events", "undo")
"""Addresses the server answers itself."""


class Markup(HTMLParser):
    """Holds a page to its tags: each is closed where it was opened, and nothing in it breaks the policy of its server."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.words: list[str] = []
        self.headings = 0
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert "style" not in given, (tag, given)
        assert not any(name.startswith("on") for name in given), (tag, given)
        assert not str(given.get("href", "")).lower().startswith("javascript"), given
        if tag == "script":
            assert given.get("src"), "a script in the page"
        if tag not in VOID:
            self.open.append(tag)
        if given.get("id"):
            self.ids.append(str(given["id"]))
        if tag == "a" and given.get("href"):
            self.links.append(str(given["href"]))
        self.headings += tag == "h1"

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        assert self.open[-1:] == [tag], (tag, self.open)
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def visits(office: Office) -> Iterator[Visit]:
    """Everybody who may look in: two members, the keeper as promoter, a guest, a stranger."""
    people = {page.name: number for number, page in office.books.managers.items()}
    for name in ("Ann", "Bob"):
        yield Visit(office, Party(name, people[name]), Role.MEMBER, BASE, "token", look="dark")
    yield Visit(office, Party("Ann", people["Ann"]), Role.KEEPER, BASE, "token", notice="Done.")
    yield Visit(office, None, Role.GUEST, BASE, "token")
    yield Visit(office, None, None, BASE)


def seen(visit: Visit, name: str, **words: str) -> str:
    return framed(PAGES[name](visit, words), visit, name)


def all_of(visit: Visit) -> dict[str, str]:
    """Every page a visitor can walk to from the front page, by its address."""
    found: dict[str, str] = {}
    waiting = [f"{BASE}/"]
    kinds: dict[str, int] = {}
    while waiting:
        address = urlsplit(waiting.pop())
        name = address.path.removeprefix(f"{BASE}/")
        if address.geturl() in found or name in OUTSIDE or not address.path.startswith(BASE):
            continue
        assert name in PAGES, f"a link to {address.geturl()}, which is no page"
        kinds[name] = kinds.get(name, 0) + 1
        if kinds[name] > 3:  # of the same kind
            continue
        words = {key: values[0] for key, values in parse_qs(address.query).items()}
        text = seen(visit, name, **words)
        found[address.geturl()] = text
        waiting += Markup(text).links
    return found


def held_to_form(visit: Visit) -> dict[str, str]:
    pages = all_of(visit)
    assert {urlsplit(address).path.removeprefix(f"{BASE}/") for address in pages} >= {"", "tables", "news"}
    for address, text in pages.items():
        page = Markup(text)
        assert page.headings == 1, address
        assert len(page.ids) == len(set(page.ids)), (address, page.ids)
        assert '<main id="main"' in text, address
        assert 'aria-live="polite"' in text, address
    return pages


@pytest.mark.parametrize("nights", [0, 1, 52])
def test_every_page_is_whole_for_everybody_at_every_stage(tmp_path: Path, nights: int) -> None:
    with club(tmp_path / "club.ringside", founding(PEOPLE), nights) as office:
        for visit in visits(office):
            held_to_form(visit)


@pytest.mark.parametrize("system", [name for name in registry.names() if name != "ringside"])
def test_every_page_is_whole_in_every_bout_system(tmp_path: Path, system: str) -> None:
    with club(tmp_path / "club.ringside", founding(PEOPLE, system=system), 6) as office:
        pages = held_to_form(next(visits(office)))
        assert any(address.startswith(f"{BASE}/replay") for address in pages)


def test_pages_speak_the_language_of_their_visitor(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(PEOPLE), 6) as office:
        visit = next(visits(office))
        with LANGUAGE.spoken_here("de"):
            german = held_to_form(visit)
        assert all('<html lang="de"' in text for text in german.values())
        assert '<html lang="en"' in seen(visit, "")


def offered(office: Office, by: Party, other: int, note: str) -> None:
    """Hand in the first offer the rules allow between two stables."""
    books = office.books
    for night in range(books.closed + 1, books.closed + 20):
        for mine in books.managers[by.manager or 0].stable:
            for his in books.managers[other].stable:
                order = OfferBout(night, mine, his, Arena.PITS, note=note)
                if refusal(books, order, by) is None:
                    return office.hand_in(order, by)
    pytest.fail("nobody may box anybody")


NASTY = '<b>Ann</b>" onx="1'


def test_what_people_wrote_is_text(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding((NASTY, "Bob", "ai:Cy")), 3) as office:
        ann = next(number for number, page in office.books.managers.items() if page.name == NASTY)
        note = "</p><script src=//x></script>\u202etxt"
        offered(office, Party(NASTY, ann), ann + 1, note)
        bob = Visit(office, Party("Bob", ann + 1), Role.MEMBER, BASE, "token")
        pages = held_to_form(bob)
    assert any("&lt;b&gt;Ann" in text for text in pages.values())
    for text in pages.values():
        assert "<b>Ann" not in text
        assert "src=//x>" not in text
        assert "\u202e" not in text


PLAN = "name: ANNS-SEALED-PLAN\norders: [{request: rush, choose: hold}]\n"


def test_nobody_reads_another_members_secrets(tmp_path: Path) -> None:
    """Ann's plan, standing order and offer to Cy are on her pages alone."""
    with club(tmp_path / "club.ringside", founding(PEOPLE), 4) as office:
        people = {page.name: number for number, page in office.books.managers.items()}
        ann, cy = Party("Ann", people["Ann"]), people["Cy"]
        mine = office.books.managers[people["Ann"]].stable[0]
        office.hand_in(SetFightPlan(mine, PLAN), ann)
        office.hand_in(GiveMandate(Task.ANSWER, least_cents=7_654_300), ann)
        offered(office, ann, cy, "ANNS-NOTE-TO-CY")
        secrets = ("ANNS-SEALED-PLAN", "76,543", "7654300", "ANNS-NOTE-TO-CY")
        everybody = list(visits(office))
        planted = repr([entry.deed for entry in office.entries])
        assert all(secret in planted for secret in secrets if "," not in secret)
        for visit in (everybody[1], everybody[3], everybody[4]):
            for address, text in all_of(visit).items():
                for secret in secrets:
                    assert secret not in text, (visit.viewer, address, secret)
