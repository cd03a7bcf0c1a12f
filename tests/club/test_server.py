"""Leagues on a server: real HTTP to a real process on loopback."""

from __future__ import annotations

import random
import re
import signal
import subprocess
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from ringside_manager.campaign.many_places import Role
from ringside_manager.club.pages import PAGES
from ringside_manager.club.server import hosting
from ringside_manager.club.server.forms import FORMS
from ringside_manager.club.verify import verified
from ringside_manager.errors import UnknownNameError
from ringside_manager.office.office import Office
from tests.club.served import PHRASE, Member, command, invitations, served, served_apart, token
from tests.office.clubs import PERSONS, club, founding
from tests.slow import rest_slow

NASTY = 'Bob "<b>" & Söhne'
PLAN = "name: swordfish\norders:\n  - {request: rush, choose: hold}\n"


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("server") / "club.ringside"
    with club(path, founding(("Ann", NASTY, "ai:Cy"), options={"tournament_night": "40"}), 2):
        pass
    return path


@pytest.fixture(scope="module")
def links(save: Path) -> dict[str, str]:
    return invitations(save, keeper="promoter", members=("Ann", NASTY))


@pytest.fixture(scope="module")
def address(save: Path, links: dict[str, str]) -> Iterator[str]:
    with served(save) as address:
        yield address


@pytest.fixture(scope="module")
def members(address: str, links: dict[str, str]) -> dict[str, Member]:
    """Everybody invited has taken his seat."""
    found = {}
    for name, link in links.items():
        found[name] = Member(address)
        told = found[name].take_seat(link)
        assert told.status_code == 200, told.text
    return found


class Reader(HTMLParser):
    """What a page is made of: open elements, links, ids, headings."""

    VOID = frozenset({"meta", "link", "input", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.headings = 0
        self.styled = False
        self.unscoped = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.links += [told["href"] or ""] if "href" in told else []
        self.headings += tag == "h1"
        self.styled |= "style" in told or any(name.startswith("on") for name in told)
        self.unscoped += tag == "th" and "scope" not in told
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1] == tag, (tag, self.open)
        self.open.pop()


def addresses(save: Path) -> list[str]:
    with Office.open(save, read_only=True) as office:
        fought = [number for number, bout in office.books.bouts.items() if bout.outcome is not None][:2]
        man, manager = next(iter(office.books.fighters)), next(iter(office.books.managers))
    numbered = [f"{page}?n={number}" for page in ("bout", "replay") for number in fought] + [
        f"fighter?n={man}",
        f"manager?n={manager}",
        "card?night=1",
    ]
    return [*(name for name in PAGES if name not in ("bout", "fighter", "manager", "replay")), *numbered]


@pytest.fixture(scope="module")
def all_addresses(tmp_path_factory: pytest.TempPathFactory, save: Path, address: str) -> list[str]:
    """Every page of the league; numbers are those of another league founded alike, since this one is open."""
    path = tmp_path_factory.mktemp("twin") / "club.ringside"
    with club(path, founding(("Ann", NASTY, "ai:Cy"), options={"tournament_night": "40"}), 2):
        pass
    return addresses(path)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_is_whole_for_everybody(
    members: dict[str, Member], address: str, all_addresses: list[str], language: str
) -> None:
    guest = Member(address)
    everybody = (guest, *members.values())
    for visitor in (
        everybody if language == "en" else everybody[:2]
    ):  # what differs between members is in English too
        links = set()
        for name in all_addresses:
            page = visitor.http.get(f"/l/club/{name}", headers={"Accept-Language": language})
            assert page.status_code == 200, (name, page.text)
            reader = Reader()
            reader.feed(page.text)
            assert reader.open == [], name
            assert reader.headings == 1
            assert not reader.styled
            assert reader.unscoped == 0, name
            assert f'<html lang="{language}"' in page.text
            assert "<b>" not in page.text
            links |= {link for link in reader.links if link.startswith("/")}
        if visitor is guest and language == "en":
            broken = [link for link in sorted(links) if guest.http.get(link).status_code != 200]
            assert broken == []


def test_three_play_a_night_and_their_orders_count(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    with club(path, founding(PERSONS, options={"tournament_night": "40"})) as office:
        ann, bob = (
            next(iter(office.books.managers[office.party(name).manager or 0].stable)) for name in PERSONS[:2]
        )
        names = office.books.fighters[ann].name, office.books.fighters[bob].name
    links = invitations(path, keeper="promoter", members=PERSONS[:2])
    with served(path) as address:
        members = {name: Member(address) for name in links}
        for name, link in links.items():
            members[name].take_seat(link)
        told = members["Ann"].order(
            "offer", night=1, fighter=names[0], opponent=names[1], arena="pits", note="Come on"
        )
        assert told.status_code == 200, told.text
        assert "That is done." in told.text
        page = members["Bob"].http.get("/l/club/office")
        assert "Come on" in page.text
        assert "Come on" not in members["promoter"].http.get("/l/club/").text
        offer = re.search(r'name="offer" value="(\d+)"', page.text)
        assert offer is not None
        assert members["Bob"].order("accept", offer=offer[1]).status_code == 200
        refused = members["Ann"].order("offer", night=1, fighter=names[1], opponent=names[0], arena="pits")
        assert refused.status_code == 422
        assert "(C" in refused.text
        assert members["Ann"].night(1).status_code == 403
        sealed = members["Ann"].order("fight_plan", fighter=names[0], plan=PLAN)
        assert sealed.status_code == 200
        for name in ("Bob", "promoter"):
            for page_name in PAGES:
                assert "swordfish" not in members[name].http.get(f"/l/club/{page_name}?n=1").text
            assert "swordfish" not in members[name].http.get("/l/club/since").text
        assert "swordfish" in members["Ann"].http.get("/l/club/since").text
        held = members["promoter"].night(1)
        assert "Night 1 has been held." in held.text
        assert members["promoter"].night(1).status_code == 422
    assert verified(path).holds
    with Office.open(path, read_only=True) as office:
        assert office.books.closed == 1
        assert office.check() == ()


def test_a_command_counts_once(members: dict[str, Member]) -> None:
    member = members["Ann"]
    page = member.http.get("/l/club/office")
    man = re.search(r"<option>([^<]+)</option>", page.text)
    assert man is not None
    form = {
        "csrf": token(page),
        "command": command(page),
        "order": "fight_plan",
        "fighter": man[1],
        "plan": PLAN,
    }
    first = member.http.post("/l/club/orders", data=form)
    head = member.http.get("/l/club/").text
    again = member.http.post("/l/club/orders", data=form)
    assert first.status_code == again.status_code == 200
    heads = {re.search(r'data-head="(\d+)"', text)[1] for text in (head, member.http.get("/l/club/").text)}  # type: ignore[index]
    assert len(heads) == 1
    other = member.http.post("/l/club/orders", data={**form, "plan": ""})
    assert other.status_code == 422
    assert "Another command" in other.text


def test_forms_of_other_sites_and_without_their_token_are_refused(members: dict[str, Member]) -> None:
    member = members["Ann"]
    page = member.http.get("/l/club/office")
    form = {"csrf": token(page), "command": command(page), "order": "refuse", "offer": "1"}
    post = member.http.post
    assert post("/l/club/orders", data=form, headers={"Origin": "http://evil.example"}).status_code == 403
    assert post("/l/club/orders", data=form, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert post("/l/club/orders", data={**form, "csrf": "0" * 64}).status_code == 403
    assert post("/l/club/orders", content=b"x" * 200_000).status_code == 413
    assert post("/l/club/orders", json=form).status_code == 422
    assert httpx.post(str(member.http.base_url.join("/l/club/orders")), data=form).status_code == 403


def test_answers_carry_their_headers_and_cookies_are_closed(address: str) -> None:
    page = httpx.get(f"{address}/l/club/")
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    cookie = page.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert httpx.get(f"{address}/l/club/fighter?n=99999").status_code == 422
    assert httpx.get(f"{address}/l/nobody/").status_code == 404
    assert httpx.get(f"{address}/l/club/../../etc/passwd").status_code == 404
    assert httpx.get(f"{address}/static/..%2fframe.html").status_code == 404


def test_an_invitation_counts_once_and_a_link_that_is_looked_at_is_not_spent(
    address: str, links: dict[str, str], members: dict[str, Member]
) -> None:
    late = Member(address).http.get(links["Ann"])
    assert late.status_code == 422
    assert "taken already" in late.text


def test_a_guest_finds_the_door_on_every_page_and_a_member_the_way_out(
    address: str, members: dict[str, Member]
) -> None:
    guest = Member(address).http.get("/l/club/tables").text
    assert 'href="/l/club/enter"' in guest
    assert "/leave" not in guest
    door = Member(address).http.get("/l/club/enter").text
    assert "aria-current" not in door, "the door is none of the pages in the menu"
    assert 'href="/l/club/enter"' not in members["Ann"].http.get("/l/club/tables").text


def test_a_session_ends_when_its_member_leaves(address: str, members: dict[str, Member]) -> None:
    member = Member(address)
    page = member.http.get("/l/club/enter")
    entered = member.http.post(
        "/l/club/enter", data={"csrf": token(page), "name": "Ann", "passphrase": PHRASE}
    )
    assert "Office of Ann" in entered.text
    word = member.http.cookies["ringside"]
    member.http.post("/l/club/leave", data={"csrf": token(entered)})
    thief = Member(address)
    thief.http.cookies.set("ringside", word)
    assert "as a guest" in thief.http.get("/l/club/office").text


def test_hints_tell_that_something_has_happened(address: str) -> None:
    with httpx.stream("GET", f"{address}/l/club/events?since=1", timeout=10) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        first = next(line for line in answer.iter_lines() if line.startswith("data:"))
    assert int(first.split()[1]) > 1


@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("requests", rest_slow([150, 50_000]))
def test_nothing_hostile_finds_a_fault(address: str, members: dict[str, Member], requests: int) -> None:
    dice = random.Random(requests)
    session = members["Ann"].http.cookies["ringside"]
    words = [
        "",
        "0",
        "-1",
        "9" * 40,
        "../../x",
        "%00",
        "<script>",
        "{{7*7}}",
        "' OR 1=1",
        "\u202e",
        "ann",
        "=1+1",
    ]
    with httpx.Client(base_url=address, timeout=20) as client:
        for _ in range(requests):
            name = dice.choice([*PAGES, *FORMS, "since", "ring.json", "events.x", "x" * 300, "%2e%2e/"])
            cookie = dice.choice([session, session[:-1] + "x", "", "x" * 3000, dice.choice(words)])
            headers = {"Cookie": f"ringside={cookie.encode('ascii', 'ignore').decode()}"}
            query = {dice.choice(["n", "night", "from", "round", "book", "code"]): dice.choice(words)}
            if dice.random() < 0.5:
                answer = client.get(f"/l/club/{name}", params=query, headers=headers)
            else:
                form = {
                    dice.choice(["order", "csrf", "command", "page", "name", "offer"]): dice.choice(words)
                    for _ in range(5)
                }
                kind = dice.choice(
                    [
                        "application/x-www-form-urlencoded",
                        "application/json",
                        "multipart/form-data; boundary=x",
                    ]
                )
                body = (
                    httpx.QueryParams(form).__str__().encode() if dice.random() < 0.7 else dice.randbytes(300)
                )
                answer = client.post(
                    f"/l/club/{name}", content=body, headers={**headers, "Content-Type": kind}
                )
            assert answer.status_code < 500, (name, query, answer.text)
            assert "Traceback" not in answer.text
            assert "swordfish" not in answer.text or cookie == session


@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("kills", rest_slow([1, 100]))
def test_a_killed_server_loses_and_doubles_nothing(tmp_path: Path, kills: int) -> None:
    path = tmp_path / "club.ringside"
    with club(path, founding(PERSONS, options={"tournament_night": "40"})) as office:
        men = [
            office.books.fighters[number].name
            for number in office.books.managers[office.party("Ann").manager or 0].stable
        ]
    links = invitations(path, members=("Ann",))
    dice, asked, said = random.Random(kills), 0, 0
    seat: Member | None = None
    for kill in range(kills):
        with served_apart(path) as (address, process):
            seat = seat.back(address) if seat is not None else Member(address)
            if kill == 0:
                seat.take_seat(links["Ann"])
            page = seat.http.get("/l/club/office")
            form = {"csrf": token(page), "command": command(page), "order": "fight_plan", "fighter": men[0]}
            form["plan"] = PLAN.replace("swordfish", f"plan {kill}")
            asked += 1
            killer = subprocess.Popen(
                ["sh", "-c", f"sleep {dice.uniform(0, 0.05):.3f}; kill -9 {process.pid}"]
            )
            try:
                seat.http.post("/l/club/orders", data=form)
            except httpx.HTTPError:
                said += 1
            killer.wait()
        with served_apart(path) as (address, process):
            seat = seat.back(address)
            again = seat.http.post("/l/club/orders", data=form)
            assert again.status_code == 200, again.text
            process.send_signal(signal.SIGINT)
            process.wait(10)
    with Office.open(path, read_only=True) as office:
        assert office.check() == ()
        plans = [entry.deed for entry in office.entries if entry.deed.kind == "plan_sealed"]
        assert len(plans) == asked


def test_somebody_is_invited_while_the_league_is_served(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    with club(path, founding(("Ann", "Bob")), 1):
        assert hosting.invite(path, "ann", Role.MEMBER).startswith("/l/club/invitation?code=")
        with pytest.raises(UnknownNameError):
            hosting.invite(path, "Nobody", Role.MEMBER)
