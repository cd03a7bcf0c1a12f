"""Bouts boxed by members at their own machines: over HTTP, through a killed server, with choices opened together."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.orders import AcceptOffer, DrawTournament, OfferBout
from ringside_manager.club.verify import verified
from ringside_manager.office.office import Office
from tests.club.friends import man_of
from tests.club.served import Member, command, invitations, served, served_apart, token
from tests.office.clubs import PERSONS, club, founding


def agreed(path: Path) -> None:
    """A league in which a man of Ann's meets one of Bob's on the first night."""
    with club(path, founding(PERSONS, options={"tournament_night": "40"})) as office:
        red, blue = man_of(office, "Ann"), man_of(office, "Bob")
        office.hand_in(OfferBout(1, red, blue, Arena.PITS), office.party("Ann"))
        number = max(office.books.offers)
        office.hand_in(AcceptOffer(number), office.party("Bob"))


def open_doors(promoter: Member) -> None:
    page = promoter.http.get(f"{promoter.base}/office")
    form = {"csrf": token(page), "command": command(page), "night": "1"}
    told = promoter.http.post(f"{promoter.base}/doors", data=form)
    assert "The doors of night 1 are open." in told.text, told.text


def bout_in(member: Member) -> int:
    page = member.http.get(f"{member.base}/ring").text
    return int(page.split("ring?n=")[1].split('"')[0])


def state(member: Member, bout: int) -> dict[str, Any]:
    found: dict[str, Any] = member.http.get(f"{member.base}/ring.json", params={"n": bout}).json()
    return found


def choose(member: Member, seen: dict[str, Any], choice: object, *, corner: str = "") -> tuple[int, str]:
    form = {
        "csrf": seen["token"],
        "bout": seen["bout"],
        "at": seen["at"],
        "corner": corner or seen["questions"][0]["corner"],
        "choice": choice,
    }
    answer = member.http.post(
        f"{member.base}/choose",
        data={name: str(word) for name, word in form.items()},
        headers={"accept": "application/json"},
    )
    return answer.status_code, answer.json()["told"]


@dataclass(frozen=True)
class Table:
    """A bout of Ann's man against Bob's, both at their browsers."""

    members: dict[str, Member]
    bout: int

    def seen(self, name: str) -> dict[str, Any]:
        return state(self.members[name], self.bout)

    def box_to_a_secret(self) -> None:
        """Box until both corners are asked at once."""
        dice = random.Random(5)
        for _ in range(200):
            seen = {name: self.seen(name) for name in PERSONS[:2]}
            asked = [name for name in seen if seen[name]["questions"]]
            if len(asked) == 2:
                return
            choice = dice.randrange(len(seen[asked[0]]["questions"][0]["options"]))
            assert choose(self.members[asked[0]], seen[asked[0]], choice)[0] == 200
        raise AssertionError("nobody was ever asked in secret")

    def back(self, address: str) -> Table:
        """Both at the address the server has now."""
        return Table({name: member.back(address) for name, member in self.members.items()}, self.bout)


@contextmanager
def at_the_table(path: Path, *, killed: bool = False) -> Iterator[Table]:
    """Both sit at the table, at a server that ends in good order or is ``killed`` at the end."""
    agreed(path)
    links = invitations(path, keeper="promoter", members=PERSONS[:2])
    with ExitStack() as stack:
        address = stack.enter_context(served_apart(path))[0] if killed else stack.enter_context(served(path))
        members = {name: Member(address) for name in links}
        for name, link in links.items():
            members[name].take_seat(link)
        open_doors(members["promoter"])
        yield Table(members, bout_in(members["Ann"]))


def test_a_choice_stays_sealed_and_outlives_a_killed_server(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    with at_the_table(path, killed=True) as table:
        table.box_to_a_secret()
        ann = table.members["Ann"]
        asked, before = table.seen("Ann"), table.seen("Bob")
        status, told = choose(ann, asked, 0)
        assert (status, "sealed" in told) == (200, True)
        assert choose(ann, asked, 0)[0] == 200, "a choice sent twice counts once"
        assert choose(ann, asked, 1)[0] == 422, "a sealed choice is not changed"
        waiting = table.seen("Bob")
        assert waiting == before | {key: waiting[key] for key in ("chosen", "waits", "stirred")}
        assert waiting["chosen"] == asked["yours"]
    with served(path) as address:  # the first was killed while a choice was sealed
        table = table.back(address)
        back = table.seen("Bob")
        assert (back["chosen"], back["at"]) == (asked["yours"], asked["at"])
        assert choose(table.members["Bob"], back, 0)[0] == 200
        assert table.seen("Bob")["at"] >= asked["at"] + 2, "both were opened together"
        assert choose(table.members["Ann"], asked, 0)[0] == 422, (
            "a question that was answered is asked no more"
        )


def test_nobody_decides_in_the_corner_of_another(tmp_path: Path) -> None:
    with at_the_table(tmp_path / "club.ringside") as table:
        table.box_to_a_secret()
        asked, other = table.seen("Ann"), table.seen("Bob")
        assert choose(table.members["Ann"], asked, 0, corner=other["yours"][0])[0] == 422
        assert (
            choose(table.members["promoter"], asked | {"token": table.seen("promoter")["token"]}, 0)[0] == 422
        )
        guest = Member(str(table.members["Ann"].http.base_url))
        seen = state(guest, table.bout)
        assert (seen["questions"], seen["yours"]) == ([], [])
        for choice in ("99", "-1", "", "²", "hook"):
            assert choose(table.members["Ann"], asked, choice)[0] == 422
        assert table.seen("Bob")["chosen"] == []


def test_corners_left_to_the_program_end_the_bout_and_the_night_takes_it(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    with at_the_table(path) as table:
        table.box_to_a_secret()
        promoter = table.members["promoter"]
        assert promoter.night(1).status_code == 422, "a bout under way is not cut off unasked"
        choose(table.members["Ann"], table.seen("Ann"), 0)
        for name in PERSONS[:2]:
            mine = table.seen(name)
            assert choose(table.members[name], mine, "program", corner=mine["yours"][0])[0] == 200
        assert table.seen("promoter")["over"]
        page = promoter.http.get(f"{promoter.base}/ring", params={"n": table.bout})
        assert "it counts when the night is held" in page.text
        assert "Night 1 has been held." in promoter.night(1).text
        page = promoter.http.get(f"{promoter.base}/ring", params={"n": table.bout})
        assert "This bout is over." in page.text
        bout = table.bout
    assert verified(path).holds
    with Office.open(path, read_only=True) as office:
        assert office.fought_bout(bout).outcome is not None


def test_the_next_round_of_one_night_is_drawn_while_the_doors_are_open(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    with club(path, founding(PERSONS, seed=3, size=4, options={"tournament_night": "40"})) as office:
        men = [page.number for page in office.books.fighters.values() if page.manager is not None][:8]
        office.hand_in(DrawTournament("Gala", 1, entrants=tuple(men), form=Format.ONE_NIGHT), office.promoter)
    links = invitations(path, keeper="promoter", members=PERSONS[:2])
    with served(path) as address:
        promoter = Member(address)
        promoter.take_seat(links["promoter"])
        open_doors(promoter)
        page = promoter.http.get(f"{promoter.base}/office")
        assert "the next round of Gala follows" in page.text
        form = {"csrf": token(page), "command": command(page), "night": "1", "card": "yes"}
        told = promoter.http.post(f"{promoter.base}/night", data=form)
        assert "The card of night 1 is boxed" in told.text, told.text
        assert "Hold night 1" in promoter.http.get(f"{promoter.base}/office").text
    with Office.open(path, read_only=True) as office:
        assert (office.books.doors, office.books.closed) == (1, 0)
        gala = [bout for bout in office.books.bouts.values() if bout.slot is not None]
        assert sum(bout.is_over for bout in gala) == 4
        assert all(bout.is_over == (bout.slot is not None and bout.slot.round == 1) for bout in gala)
        (cup,) = (one for one in office.books.tournaments.values() if one.name == "Gala")
        assert cup.bracket.current_round != 1
        assert office.check() == ()
