"""What can be proved of a league, and thirty ways to cheat that are found: the keeper rewrites the whole chain each time."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from nacl.signing import SigningKey

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.many_places import Role, Slip, digest, night_seed, nonce_digest
from ringside_manager.campaign.orders import AcceptOffer, DrawTournament, OfferBout, SetFightPlan
from ringside_manager.cli.club import verify as command
from ringside_manager.club.device import is_signed
from ringside_manager.club.verify import verified
from ringside_manager.league.journal import BEGINNING, Line, canonical
from ringside_manager.office import copies
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from ringside_manager.office.orders.tournaments import rounds_to_follow
from ringside_manager.office.sealing import OpenedSeal
from ringside_manager.office.verifying import Verdict, verify
from tests.office.clubs import PERSONS, club, founding, known_secrets

KEYS = {
    name: SigningKey(name.encode() * 32 if len(name) == 1 else (name * 11)[:32].encode())
    for name in PERSONS[:2]
}
PLAN = "name: hold\norders:\n  - {request: rush, choose: hold}\n"
NIGHTS = 3
Facts = dict[str, Any]


def key_of(name: str) -> str:
    return KEYS[name].verify_key.encode().hex()


def nonce_of(name: str, night: int) -> str:
    return digest(f"{name} {night}")


@dataclass(frozen=True)
class Played:
    """A sealed league after three nights: the lines of its journal as facts, and the heads its members have seen."""

    lines: tuple[Facts, ...]
    heads: Mapping[int, str]
    identity: str

    def of(self, kind: str, nth: int = 0) -> int:
        """The place of the ``nth`` line of a kind."""
        return [place for place, line in enumerate(self.lines) if line["kind"] == kind][nth]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Ann and Bob hand in for each night; they meet on the first, Ann with a plan."""
    path = tmp_path_factory.mktemp("sealed") / "club.ringside"
    with known_secrets(), club(path, founding(PERSONS, options={"tournament_night": "40"})) as office:
        office.club.seal(office.promoter)
        for name in KEYS:
            office.club.admit(name, Role.MEMBER, key_of(name), "", office.promoter)
        heads = {}
        for night in range(1, NIGHTS + 1):
            one_night(office, night)
            heads[len(office.entries)] = office.club.digest_of(len(office.entries))
        texts = [json.loads(text) for text in everything(office)]
        return Played(tuple(texts), heads, office.club.identity)


def everything(office: Office) -> list[str]:
    from ringside_manager.league.copies import text_of

    return [text_of(line) for line in office.club.lines]


def hand_in(office: Office, name: str, night: int, *orders: Any) -> int:
    head = len(office.entries)
    sequence = office.books.club.last_sequence(key_of(name)) + 1
    told = office.club.identity, night, key_of(name), sequence, head, office.club.digest_of(head)
    slip = Slip(*told, ("d" * 64,) * len(orders), nonce_digest(nonce_of(name, night)))
    signature = KEYS[name].sign(slip.text()).signature.hex()
    return office.club.take_parcel(slip, signature, list(enumerate(orders)), "{}").entry


def one_night(office: Office, night: int) -> None:
    """Hold a night of the league with what Ann and Bob hand in for it."""
    sealed_night(office, night)
    office.hold_night(NightOrder(0))


def sealed_night(office: Office, night: int) -> None:
    """All up to the opening of the seals of a night."""
    ann, bob = (next(iter(office.books.managers[office.party(name).manager or 0].stable)) for name in KEYS)
    open_orders = [OfferBout(night, ann, bob, Arena.PITS)] if night == 1 else []
    hand_in(office, "Ann", night, *open_orders)
    mine = [number for number, page in office.books.offers.items() if number in office.books.open_offers]
    hand_in(office, "Bob", night, *(AcceptOffer(number) for number in mine if night == 1))
    page = office.club.list_seals(office.promoter)
    names = {
        entry: "Ann" if office.books.club.parcels[entry].device == key_of("Ann") else "Bob"
        for entry in page.parcels
    }
    plan = ((0, SetFightPlan(ann, PLAN)),) if night == 1 else ()
    seals = [
        OpenedSeal(entry, nonce_of(name, night), plan if name == "Ann" else ())
        for entry, name in names.items()
    ]
    assert office.club.open_seals(seals) == ()


def rewritten(lines: list[Facts]) -> list[bytes]:
    """The lines numbered and chained anew, as a keeper who cheats would; acts stay with their first entries."""
    previous, texts = BEGINNING, []
    for facts in lines:
        line = Line(**{**facts, "body": canonical(facts["body"]), "digest": b""})
        previous = line.link(previous)
        texts.append(canonical({**facts, "digest": previous.hex()}).encode() + b"\n")
    return texts


def tried(lines: list[Facts], folder: Path, heads: Mapping[int, str] | None = None) -> Verdict:
    copy = folder / "copy.ringside"
    copies.make_copy(folder / "journal", rewritten(lines), copy)
    with Office.open(copy, read_only=True) as office:
        return verify(office, is_signed, heads)


def test_a_night_that_was_boxed_round_by_round_is_proved(tmp_path: Path) -> None:
    with known_secrets(), club(tmp_path / "rounds.ringside", founding(PERSONS, seed=3, size=4, options={"tournament_night": "40"})) as office:  # fmt: skip
        office.club.seal(office.promoter)
        for name in KEYS:
            office.club.admit(name, Role.MEMBER, key_of(name), "", office.promoter)
        able = [page.number for page in office.books.fighters.values() if page.manager is not None]
        order = DrawTournament("Night", 1, entrants=tuple(able[-6:]), form=Format.ONE_NIGHT)
        office.hand_in(order, office.promoter)
        sealed_night(office, 1)
        office.open_doors(NightOrder(0))
        assert rounds_to_follow(office.books)
        office.hold_card(NightOrder(0))
        office.hold_night(NightOrder(0))
        verdict = verify(office, is_signed)
        assert verdict.holds
        assert verdict.nights[0].bouts == sum(bout.is_over for bout in office.books.bouts.values())
        assert office.check() == ()
        for _ in range(2):
            office.undo(office.promoter, "once more")
        taken = verify(office, is_signed)
        assert sum("taken back by" in note.what for note in taken.nights[0].notes) == 2
        assert (taken.nights[0].bouts, taken.holds) == (0, False)


def test_a_league_that_was_played_fairly_is_proved(played: Played, tmp_path: Path) -> None:
    verdict = tried(list(played.lines), tmp_path, played.heads)
    assert verdict.holds
    assert [(page.night, page.sealed, page.parcels) for page in verdict.nights] == [
        (1, True, 2),
        (2, True, 2),
        (3, True, 2),
    ]
    assert sum(page.bouts for page in verdict.nights) > 2
    assert [remark.what for page in verdict.nights for remark in page.notes] == []


# Cheats: each alters the lines of a copy, which is then chained anew


def body(kind: str, nth: int, **facts: Any) -> Callable[[Played, list[Facts]], None]:
    """Other facts in the body of a line."""

    def cheat(played: Played, lines: list[Facts]) -> None:
        line = lines[played.of(kind, nth)]
        line["body"] = {**line["body"], **facts}

    return cheat


def secret(played: Played, lines: list[Facts]) -> None:
    """The keeper opens another secret than he had committed to, and reckons the seed from it."""
    opened = lines[played.of("seals_opened", 1)]["body"]
    opened["secret"] = "7" * 64
    opened["seed"] = night_seed(
        played.identity, 2, opened["secret"], [each["nonce"] for each in opened["nonces"]]
    )


def secret_and_commitment(played: Played, lines: list[Facts]) -> None:
    """He writes another commitment, too: only the heads others have seen, and their parcels, tell."""
    secret(played, lines)
    lines[played.of("night_committed", 1)]["record"] = canonical({"secret": "7" * 64})


def swapped_seed(played: Played, lines: list[Facts]) -> None:
    lines[played.of("seals_opened", 1)]["body"]["seed"] += 1


def dropped_nonce(played: Played, lines: list[Facts]) -> None:
    opened = lines[played.of("seals_opened", 1)]["body"]
    opened["nonces"] = opened["nonces"][:1]
    opened["seed"] = night_seed(played.identity, 2, opened["secret"], [opened["nonces"][0]["nonce"]])


def other_nonce(played: Played, lines: list[Facts]) -> None:
    opened = lines[played.of("seals_opened", 1)]["body"]
    opened["nonces"][0] = {**opened["nonces"][0], "nonce": "8" * 64}
    opened["seed"] = night_seed(
        played.identity, 2, opened["secret"], [each["nonce"] for each in opened["nonces"]]
    )


def left_out(played: Played, lines: list[Facts]) -> None:
    dropped_nonce(played, lines)
    listed = lines[played.of("seals_listed", 1)]["body"]
    listed["parcels"] = listed["parcels"][:1]


def added(
    kind: str, facts: Facts, before: str, nth: int, by: str = "program", record: str | None = None
) -> Callable[[Played, list[Facts]], None]:
    """A line more, in an act of its own, before the ``nth`` of a kind; what comes after is numbered anew where nothing speaks of it."""

    def cheat(played: Played, lines: list[Facts]) -> None:
        place = played.of(before, nth)
        act = lines[place]["act"]
        while lines[place]["number"] != act:
            place -= 1
        night = lines[place]["night"]
        new = {
            "number": 0,
            "act": 0,
            "night": night,
            "by": by,
            "kind": kind,
            "body": facts,
            "record": record,
            "digest": "",
        }
        lines.insert(place, new)
        renumber(lines, place)

    return cheat


REFERENCES = {
    "parcels", "offer", "bout", "plans", "parcel", "entry", "entries", "unopened", "answers", "head",
}  # fmt: skip


def renumber(lines: list[Facts], place: int) -> None:
    """Count one more from ``place`` on, wherever a later line names a number."""

    def moved(value: Any) -> Any:
        if isinstance(value, bool) or not isinstance(value, int):
            return [moved(each) for each in value] if isinstance(value, list) else value
        return value + 1 if value > place else value

    for at, line in enumerate(lines):
        if at > place:
            line["act"] = moved(line["act"])
            line["body"] = {
                name: [dict(each, parcel=moved(each["parcel"])) for each in value]
                if name == "nonces"
                else moved(value)
                if name in REFERENCES
                else value
                for name, value in line["body"].items()
            }
            if line["kind"] == "secret_kept" and line["record"]:
                hidden = json.loads(line["record"])
                hidden["body"] = {
                    name: moved(value) if name in REFERENCES else value
                    for name, value in hidden["body"].items()
                }
                line["record"] = canonical(hidden)
        line["number"] = at + 1
    lines[place]["act"] = place + 1


def swapped_bout(played: Played, lines: list[Facts]) -> None:
    """The record of another bout of that night stands in place of the one that was fought."""
    fought = [line for line in lines if line["kind"] == "bout_fought" and line["night"] == 1]
    fought[0]["record"], fought[1]["record"] = fought[1]["record"], fought[0]["record"]


def other_bout(played: Played, lines: list[Facts]) -> None:
    """The two bouts come out as the other one did."""
    fought = [line for line in lines if line["kind"] == "bout_fought" and line["night"] == 1]
    fought[0]["body"]["outcome"], fought[1]["body"]["outcome"] = (
        fought[1]["body"]["outcome"],
        fought[0]["body"]["outcome"],
    )


def struck(kind: str, nth: int) -> Callable[[Played, list[Facts]], None]:
    """What somebody had handed in is struck at the end."""

    def cheat(played: Played, lines: list[Facts]) -> None:
        act = lines[played.of(kind, nth)]["act"]
        numbers = [line["number"] for line in lines if line["act"] == act]
        last = {"number": len(lines) + 1, "act": len(lines) + 1, "night": lines[-1]["night"], "by": "program"}
        lines.append(
            {
                **last,
                "kind": "struck",
                "body": {"entries": numbers, "why": "so"},
                "record": None,
                "digest": "",
            }
        )

    return cheat


def corrected(played: Played, lines: list[Facts]) -> None:
    fought = lines[played.of("bout_fought", 0)]
    deed = {**fought["body"], "outcome": {**fought["body"]["outcome"], "knockdowns": [3, 3]}}
    last = {"number": len(lines) + 1, "act": len(lines) + 1, "night": fought["night"], "by": "program"}
    told = {"entry": fought["number"], "kind_of_deed": "bout_fought", "body": deed, "why": "so"}
    lines.append({**last, "kind": "corrected", "body": told, "record": None, "digest": ""})


def dice(played: Played, lines: list[Facts]) -> None:
    """The dice after a bout are others."""
    fought = lines[played.of("bout_fought", 0)]["body"]
    thrown = fought["dice"]["percentage"]
    fought["dice"] = {**fought["dice"], "percentage": [thrown[0] % 20 + 1, thrown[1]]}


def not_opened(played: Played, lines: list[Facts]) -> None:
    dropped_nonce(played, lines)
    opened = lines[played.of("seals_opened", 1)]["body"]
    listed = lines[played.of("seals_listed", 1)]["body"]["parcels"]
    opened["unopened"] = [number for number in listed if number != opened["nonces"][0]["parcel"]]


def record_changed(played: Played, lines: list[Facts]) -> None:
    fought = lines[played.of("bout_fought", 0)]
    record = json.loads(fought["record"])
    record["seed"] += 1
    fought["record"] = json.dumps(record)


SECOND = {"night": 2, "attempt": 2}
CHEATS: dict[str, Callable[[Played, list[Facts]], None]] = {
    "another secret than the one committed to": secret,
    "another secret, and the commitment to it": secret_and_commitment,
    "a changed seed": swapped_seed,
    "a nonce dropped": dropped_nonce,
    "a nonce changed": other_nonce,
    "a parcel left out of the list": left_out,
    "a seal said not to open": not_opened,
    "the wrong attempt": body("night_committed", 1, attempt=7),
    "a night committed to twice": added("night_committed", SECOND, "seals_listed", 1, record=canonical({"secret": "3" * 64})),
    "a list made twice": added("seals_listed", {"night": 1, "attempt": 1, "parcels": [], "beacon": ""}, "seals_listed", 1),
    "seals opened twice": added(
        "seals_opened", {"night": 1, "attempt": 1, "secret": "3" * 64, "nonces": [], "seed": 3, "beacon": "", "unopened": []}, "seals_listed", 1
    ),
    "a beacon nobody named": body("seals_opened", 1, beacon="ff"),
    "a signature forged": body("parcel_taken", 0, signature="0" * 128),
    "orders nobody signed": body("parcel_taken", 2, orders=["e" * 64]),
    "a nonce nobody signed": body("parcel_taken", 2, nonce="e" * 64),
    "a parcel of another night": body("parcel_taken", 2, night=3),
    "a parcel counted again": body("parcel_taken", 2, sequence=1),
    "a parcel made on another history": body("parcel_taken", 2, head_digest="0" * 64),
    "a parcel in time called late": body("parcel_taken", 2, standing="late"),
    "a device of Bob's given to Ann": body("device_admitted", 0, member="Bob"),
    "a device nobody had admitted": body("device_admitted", 0, device="1" * 64),
    "an order after the deadline": added("offer_made", {"night": 3, "red": 5, "blue": 6, "arena": "pits", "rounds": 5, "title": False, "proposer": 2, "note": ""}, "seals_opened", 1, by="Ann"),
    "an order nobody signed": added("plan_sealed", {"fighter": 5, "manager": 2, "plan": PLAN}, "seals_listed", 1, by="Ann"),
    "the card changed when the dice were known": added("bout_cancelled", {"bout": 1, "reason": "so"}, "night_closed", 1),
    "a swapped bout": swapped_bout,
    "a swapped result": other_bout,
    "a record changed": record_changed,
    "dice after the bout changed": dice,
    "a result corrected by hand": corrected,
    "an order struck that a member had signed": struck("parcel_taken", 1),
    "doors opened with other dice": added("doors_opened", {"night": 2, "seed": 5}, "night_closed", 1),
}  # fmt: skip


FOUND = {
    "another secret than the one committed to": "not the one he had committed to",
    "another secret, and the commitment to it": "another history",
    "a changed seed": "does not follow from what was opened",
    "a nonce dropped": "could not be opened",
    "a nonce changed": "is not the one that was signed",
    "a parcel left out of the list": "was left out",
    "a seal said not to open": "could not be opened",
    "the wrong attempt": "not to the night to come",
    "a night committed to twice": "committed to a second time",
    "a list made twice": "listed a second time",
    "seals opened twice": "opened a second time",
    "a beacon nobody named": "a beacon counts",
    "a signature forged": "he did not hand this in",
    "orders nobody signed": "he did not hand this in",
    "a nonce nobody signed": "he did not hand this in",
    "a parcel of another night": "came too late and was counted",
    "a parcel counted again": "had been taken before",
    "a parcel made on another history": "another history",
    "a parcel in time called late": "was called late",
    "a device of Bob's given to Ann": "signed by Bob, not by Ann",
    "a device nobody had admitted": "nobody had admitted",
    "an order after the deadline": "when the seals were listed",
    "an order nobody signed": "Ann has not signed this",
    "the card changed when the dice were known": "when the seals were listed",
    "a swapped bout": "other cards than those",
    "a swapped result": "another outcome",
    "a record changed": "changed after it was written",
    "dice after the bout changed": "dice after the bout",
    "a result corrected by hand": "changed by hand",
    "an order struck that a member had signed": "was taken back by program",
    "doors opened with other dice": "with other dice than those of its seals",
}
"""What every cheat is found by, besides what it breaks in passing."""


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_cheat_is_found(played: Played, tmp_path: Path, cheat: str) -> None:
    lines = json.loads(json.dumps(played.lines))
    CHEATS[cheat](played, lines)
    assert lines != list(played.lines)
    verdict = tried(lines, tmp_path)
    told = [remark.what for page in verdict.nights for remark in page.faults]
    assert not verdict.holds
    assert any(FOUND[cheat] in what for what in told), told


def test_thirty_cheats_are_tried() -> None:
    assert len(CHEATS) > 30
    assert FOUND.keys() == CHEATS.keys()


def test_a_second_history_is_told_by_the_heads_that_were_seen(played: Played, tmp_path: Path) -> None:
    """A keeper who plays the last night again in secret can make all of it fit, but for what others have seen."""
    shorter = [line for line in played.lines if line["night"] < NIGHTS]
    ends = max(number for number in played.heads if number <= len(shorter))
    forged = {number: "0" * 64 if number == ends else seen for number, seen in played.heads.items()}
    whole = tried(shorter[:ends], tmp_path, forged)
    assert [remark.entry for remark in whole.faults] == [ends]
    assert any("older" in remark.what for remark in whole.notes)


def test_a_copy_with_others_secrets_withheld_is_proved_too(played: Played, tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    copies.make_copy(tmp_path / "part", rewritten(list(played.lines)), path)
    with Office.open(path, read_only=True) as office:
        texts = [text.encode() for text in office.club.journal_text(0, None)]
    guest = tmp_path / "guest.ringside"
    copies.make_copy(tmp_path / "part", texts, guest)
    assert verified(guest).holds
    assert any("withheld" in remark.what for remark in verified(guest).notes)


def test_the_command_tells_night_by_night(played: Played, tmp_path: Path) -> None:
    lines = json.loads(json.dumps(played.lines))
    path = tmp_path / "club.ringside"
    copies.make_copy(tmp_path / "part", rewritten(lines), path)
    fair = CliRunner().invoke(command, [str(path)])
    assert fair.exit_code == 0, fair.output
    assert "Night 2: sealed, 2 parcels" in fair.output
    assert fair.output.rstrip().endswith("Everything holds.")
    swapped_seed(played, lines)
    exported = tmp_path / "journal.jsonl"
    exported.write_bytes(b'{"format":"ringside-journal","version":1}\n' + b"".join(rewritten(lines)))
    found = CliRunner().invoke(command, [str(exported), "--json"])
    assert found.exit_code == 1
    told = json.loads(found.output)
    assert [page["night"] for page in told["nights"] if page["faults"]] == [2, 3]
    only = CliRunner().invoke(command, [str(exported), "--night", "1"])
    assert only.exit_code == 0


def test_a_league_at_one_keyboard_is_proved_as_far_as_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    with club(path, founding(), 3):
        pass
    verdict = verified(path)
    assert verdict.holds
    assert [page.sealed for page in verdict.nights] == [False] * 3
    assert all("cannot be told" in page.notes[0].what for page in verdict.nights)
