"""The office page in the browser: deals, contracts, free agents, rookies, bids, invitations."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import httpx

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Dispute
from ringside_manager.campaign.many_places import Role
from ringside_manager.campaign.orders import AcceptOffer, OfferBout
from ringside_manager.campaign.talks import undrafted
from ringside_manager.club.pages import PAGES, Visit
from ringside_manager.club.server.forms import _as_file
from ringside_manager.office.office import Office
from ringside_manager.office.orders_file import read_orders
from tests.club.friends import man_of
from tests.club.served import PHRASE, Member, invitations, served, token
from tests.office.clubs import PERSONS, by_contract, club, founding
from tests.office.test_rookie_draft import a_person_with_a_place, turned


def office_of(office: Office, name: str) -> str:
    party = office.party(name)
    return PAGES["office"](Visit(office, party, Role.MEMBER, base="/l/club", token="0" * 64), {}).html


def form_of(html: str, order: str) -> dict[str, str]:
    """The fields of the first form of an order, as a browser sends them untouched."""
    form = next(each for each in html.split("<form")[1:] if f'name="order" value="{order}"' in each).split(
        "</form"
    )[0]
    fields = dict(re.findall(r'<input[^>]*name="([^"]+)"[^>]*?(?:value="([^"]*)")?>', form))
    for name, options in re.findall(r'<select name="([^"]+)">(.*?)</select>', form):
        fields[name] = re.findall(r"<option[^>]*?(?:value=\"([^\"]*)\")?[^>]*>([^<]*)", options)[0][1]
    return fields


def test_a_deal_is_proposed_and_taken_and_another_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    with club(path, founding(PERSONS)) as office:
        names = {name: office.books.fighters[man_of(office, name)].name for name in PERSONS[:2]}
        numbers = {name: man_of(office, name) for name in PERSONS[:2]}
    links = invitations(path, members=PERSONS[:2])
    with served(path) as address:
        members = {name: Member(address) for name in links}
        for name, link in links.items():
            assert members[name].take_seat(link).status_code == 200
        deal = {"fighter": names["Ann"], "with": "Bob", "for": names["Bob"], "dollars": "0"}
        assert "That is done." in members["Ann"].order("deal", **deal).text
        own = members["Ann"].http.get("/l/club/office").text
        assert f"You give {names['Ann']}." in own
        number = form_of(own, "answer_deal")["deal"]
        assert "That is done." in members["Ann"].order("answer_deal", deal=number, accept="no").text
        assert "answer_deal" not in members["Ann"].http.get("/l/club/office").text
        assert "That is done." in members["Ann"].order("deal", **deal).text
        asked = members["Bob"].http.get("/l/club/office").text
        assert f"You get {names['Ann']}." in asked
        number = form_of(asked, "answer_deal")["deal"]
        assert "That is done." in members["Bob"].order("answer_deal", deal=number, accept="yes").text
    with Office.open(path, read_only=True) as office:
        holders = {
            name: office.books.managers[office.party(name).manager or 0].stable for name in PERSONS[:2]
        }
    assert numbers["Ann"] in holders["Bob"]
    assert numbers["Bob"] in holders["Ann"]


def test_contracts_free_agents_rookies_and_bids_have_forms_that_are_orders(tmp_path: Path) -> None:
    with club(tmp_path / "contracts.ringside", by_contract(PERSONS), 140) as office:
        html = office_of(office, "Ann")
        for kind in ("extend", "sign"):
            if f'value="{kind}"' in html:
                read_orders(_as_file(form_of(html, kind)), "form", office.books)
        assert 'value="extend"' in html
    with turned(tmp_path / "rookies.ringside", ("Ann", "Bob", "ai:Cat", "ai:Dan")) as office:
        name = a_person_with_a_place(office.books)
        first, *_, last = undrafted(office.books)
        fields = form_of(office_of(office, name), "draft")
        assert {key for key in fields if key.startswith("fighters.")} >= {"fighters.0", "fighters.1"}
        chosen = {
            "order": "draft",
            "fighters.0": last.name,
            "fighters.1": first.name,
            "fighters.2": last.name,
        }
        order = read_orders(_as_file({**chosen, "nobody_else": "yes"}), "form", office.books)[0].order
        office.hand_in(order, office.party(name))
        manager = office.books.managers[office.party(name).manager or 0]
        assert (list(manager.draft_list), manager.draft_only) == ([last.number, first.number], True)
        again = office_of(office, name)
        assert f"<option selected>{last.name}</option>" in again


def test_a_place_on_a_short_card_is_bid_for(tmp_path: Path) -> None:
    founded = founding(PERSONS, options={"tournament_night": "40"})
    founded = replace(founded, options=replace(founded.options, card_cap=1, disputes=Dispute.AUCTION))
    with club(tmp_path / "short.ringside", founded) as office:
        for place in (0, 1):
            red, blue = man_of(office, "Ann", place), man_of(office, "Bob", place)
            office.hand_in(OfferBout(1, red, blue, Arena.PITS), office.party("Ann"))
            office.hand_in(AcceptOffer(max(office.books.offers)), office.party("Bob"))
        fields = form_of(office_of(office, "Ann"), "bid")
        order = read_orders(_as_file({**fields, "dollars": "0"}), "form", office.books)[0].order
        office.hand_in(order, office.party("Ann"))
        assert office.books.bouts[int(fields["bout"])].bids_cents
        assert f'name="bout" value="{fields["bout"]}"' not in office_of(office, "Ann")


def test_the_promoter_invites_while_the_server_runs(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    with club(path, founding(PERSONS)):
        pass
    links = invitations(path, keeper="promoter", members=("Ann",))
    with served(path) as address:
        promoter, ann, bob = Member(address), Member(address), Member(address)
        promoter.take_seat(links["promoter"])
        ann.take_seat(links["Ann"])
        assert invited(ann, "Bob").status_code == 403
        assert invited(promoter, "Nobody at all").status_code == 422
        told = invited(promoter, "bob")
        found = re.search(rf"{address}(/l/club/invitation\?code=[\w-]+)", told.text)
        assert found is not None, told.text
        assert found[1].rsplit("=")[1] not in (tmp_path / "club.registry").read_text()
        assert "Office of Bob" in bob.take_seat(found[1]).text
        assert PHRASE not in (tmp_path / "club.registry").read_text()


def invited(member: Member, name: str) -> httpx.Response:
    page = member.http.get(f"{member.base}/office")
    form = {"csrf": token(page), "name": name, "role": "member"}
    return member.http.post(f"{member.base}/invite", data=form)
