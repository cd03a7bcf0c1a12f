"""The readers of texts people write: sets, orders, plans, schedules, house rules, filters, settings."""

from __future__ import annotations

import json
import math
import random
import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

from ringside_manager.almanac.site.folder import MARK, Leaf, write_site
from ringside_manager.bout import registry
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.house_packs import pack_text
from ringside_manager.errors import RuleError
from ringside_manager.fighters.set_csv import read_csv, write_csv
from ringside_manager.fighters.sets import load_set, read_set, shipped_sets, write_set
from ringside_manager.gui.settings import Settings
from ringside_manager.gui.tables.column import FilterError, parse
from ringside_manager.office.bench import Bench, play
from ringside_manager.office.docket import Party
from ringside_manager.office.house_rules import SHIPPED, read_pack, shipped
from ringside_manager.office.office import Office
from ringside_manager.office.orders_file import read_orders, read_schedule
from ringside_manager.paths import resources
from ringside_manager.paths import shipped_sets as sets_folder
from ringside_manager.plans.files import parse_plan, plan_text
from tests.fuzz.harness import Attempt, Maker
from tests.fuzz.mutators import WORDS, as_bytes, json_changed, text_changed
from tests.office.clubs import PERSONS, club, founding, hurry

DOCS = Path(__file__).resolve().parents[2] / "docs"


def sets(_folder: Path) -> Maker:
    """Fighter sets in YAML, a few fighters of a shipped set at a time; what is accepted reads back the same."""
    texts = [(sets_folder() / f"{name}.yaml").read_text(encoding="utf-8") for name in shipped_sets()]
    parts = [re.split(r"\n(?=  - )", text) for text in texts]

    def make(chance: random.Random) -> Attempt:
        head, *fighters = chance.choice(parts)
        text = "\n".join([head, *chance.sample(fighters, chance.randrange(1, 4))])
        data = as_bytes(text_changed(text, chance), chance)

        def attempt() -> None:
            read = read_set(data, "x.yaml")
            assert read_set(write_set(read), "y.yaml").fighters == read.fighters, "reads back otherwise"

        return attempt

    return make


def csv_sets(_folder: Path) -> Maker:
    """Fighters in CSV; what is accepted reads back the same."""
    text = write_csv([*load_set("title_bout").fighters[:2], *load_set("heavyweights").fighters[:3]])

    def make(chance: random.Random) -> Attempt:
        data = as_bytes(text_changed(text, chance, chance.choice((",", "\r\n", '"'))), chance)

        def attempt() -> None:
            read = read_csv(data, "x.csv")
            assert read_csv(write_csv(read), "y.csv") == read, "reads back otherwise"

        return attempt

    return make


def plans(_folder: Path) -> Maker:
    """Fight plans of every system, shipped ones and one that decides everything the system asks."""
    infos = [info for name in registry.names() if (info := registry.get(name).info).decisions]
    texts = [(text, info) for info in infos for text in [_plan_of_everything(info), *_shipped_plans(info)]]

    def make(chance: random.Random) -> Attempt:
        text, info = chance.choice(texts)
        info = chance.choice(infos) if chance.random() < 0.1 else info
        data = as_bytes(text_changed(text, chance), chance)

        def attempt() -> None:
            plan = parse_plan(data, "x.yaml", info)
            assert parse_plan(plan_text(plan), "y.yaml", info) == plan, "reads back otherwise"

        return attempt

    return make


def _shipped_plans(info: EngineInfo) -> list[str]:
    folder = resources() / "plans" / info.system
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.yaml"))]


def _plan_of_everything(info: EngineInfo) -> str:
    orders = []
    for place, decision in enumerate(info.decisions):
        fact = info.facts[place % len(info.facts)].name if info.facts else ""
        when = f'\n    when: {{{fact}: ">=0 and <9"}}' if fact else ""
        orders.append(
            f"  - request: {decision.kind}{when}\n    choose: [{', '.join(decision.options[:3])}]\n"
        )
    return f"name: All\nsystem: {info.system}\notherwise: plain\norders:\n{''.join(orders)}"


def _manual() -> list[str]:
    """Every order of the manual, each a file of one order."""
    whole = "".join(
        re.findall(r"```yaml\n(.*?)```", (DOCS / "orders.md").read_text(encoding="utf-8"), re.DOTALL)
    )
    orders = (part for part in re.split(r"\n(?=  - order)", whole) if part.lstrip().startswith("- order"))
    return [f"orders:\n{order}\n" for order in orders]


_BOUT = "night: {night}\n    fighter: {ann}\n    opponent: {bob}"
_OWN_ORDERS = (
    f"  - order: offer\n    {_BOUT}\n    arena: middle\n    rounds: 10\n    title: no\n    note: Come on.",
    f"  - order: offer\n    {_BOUT}\n    arena: pits",
    f"  - order: make_bout\n    {_BOUT}\n    arena: pits\n    rules: quest\n    counts: no",
    f"  - order: make_bout\n    {_BOUT}\n    arena: low\n    rounds: 8",
    "  - order: deal\n    fighter: {ann}\n    with: Bob\n    dollars: -300\n    for: {bob}",
    "  - order: tournament\n    name: Cup\n    first_night: {night}\n    fighters: [{ann}, {bob}]\n    seeding: dice",
    "  - order: fight_plan\n    fighter: {ann}\n    plan: {{otherwise: ai, orders: [{{request: rush, choose: rush}}]}}",
    "  - order: retire\n    fighter: {ann}\n    replace: yes\n    reason: Old.",
    "  - order: override_ranking\n    fighter: {ann}\n    rank: 1\n    reason: I saw it.",
    "  - order: accept\n    offer: {offer}\n    rounds: 10",
    "  - order: counter\n    offer: {offer}\n    arena: high\n    rounds: 8\n    night: {night}\n    dollars: -50\n  - order: withdraw\n    offer: {offer}",
    "  - order: bid\n    bout: {offer}\n    dollars: 100",
    "  - order: order_card\n    night: {night}\n    arena: best\n    bouts: [30, 31]",
    "  - order: approve_card\n    night: {night}",
)


class _Club:
    """A league with persons in it and an offer of Ann's to Bob; as it was whenever it is asked for."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self._path = folder / "club.ringside"
        with club(self._path, founding(PERSONS, promoter="Pat"), nights=14) as office:
            self.ann, self.bob = (_free(office.books, name) for name in ("Ann", "Bob"))
            self.night = office.books.closed + 6
            office.hand_in_file(self.own()[1], "x.yaml", office.party("Ann"))
            self.offer = len(office.entries)
        self._content = self._path.read_bytes()
        self._open()

    def own(self) -> list[str]:
        """Orders about a fighter of Ann's and one of Bob's, most of which somebody can give."""
        facts = {"night": self.night, "ann": self.ann, "bob": self.bob, "offer": getattr(self, "offer", 1)}
        return [f"orders:\n{order}\n".format(**facts) for order in _OWN_ORDERS]

    def _open(self) -> None:
        self._path.write_bytes(self._content)
        self._office = hurry(Office.open(self._path, thorough=False))
        self._entries = len(self._office.entries)

    @property
    def office(self) -> Office:
        if len(self._office.entries) != self._entries:
            self._office.close()
            self._open()
        return self._office

    def parties(self) -> list[Party]:
        return [self._office.party(name) for name in ("Ann", "Bob", "promoter")]


def orders(folder: Path) -> Maker:
    """Orders files, read."""
    at = _Club(folder)
    books, blocks = at.office.books, [*_manual(), *at.own()]

    def make(chance: random.Random) -> Attempt:
        data = as_bytes(text_changed(chance.choice(blocks), chance), chance)

        def attempt() -> None:
            read_orders(data, "x.yaml", books)

        return attempt

    return make


def orders_handed_in(folder: Path) -> Maker:
    """Orders files handed in to a league; whatever is accepted must still be there, and in order, at the end."""
    at = _Club(folder)
    blocks = at.own()

    def make(chance: random.Random) -> Attempt:
        office, by = at.office, chance.choice(at.parties())
        text = "".join(chance.sample(blocks, chance.randrange(1, 4))).replace("\norders:", "")
        data = as_bytes(text_changed(text, chance) if chance.random() < 0.6 else text, chance)

        def attempt() -> None:
            receipts = office.hand_in_file(data, "x.yaml", by)
            if not any(receipt.accepted for receipt in receipts):
                raise RuleError("", "every order was refused")
            assert not office.check(replay=False), "the books are damaged"

        return attempt

    return make


def schedules(folder: Path) -> Maker:
    """Schedules in CSV, read and handed in."""
    at = _Club(folder)
    names = [fighter.name for fighter in at.office.books.fighters.values()][:8]
    pairs = zip(names[::2], names[1::2], [arena.value for arena in Arena], strict=False)
    lines = (f"{night},{arena},{red},{blue},12,no\n" for night, (red, blue, arena) in enumerate(pairs, 1))
    text = f"night,arena,red,blue,rounds,title\n{''.join(lines)}"

    def make(chance: random.Random) -> Attempt:
        office, by = at.office, chance.choice(at.parties())
        data = as_bytes(text_changed(text, chance, chance.choice((",", "\n", "\n", '"'))), chance)

        def attempt() -> None:
            office.hand_in_placed(read_schedule(data, "x.csv", office.books, by), by)

        return attempt

    return make


def house_rules(_folder: Path) -> Maker:
    """Packs of house rules; what is accepted reads back the same, and a league can box under it."""
    packs = [shipped(name) for name in SHIPPED]
    own = [replace(pack, name="ours") for pack in packs]
    texts = [pack_text(pack, whole=whole) for pack in own for whole in (False, True)]

    def make(chance: random.Random) -> Attempt:
        data = as_bytes(text_changed(chance.choice(texts), chance), chance)

        def attempt() -> None:
            pack = read_pack(data, "x.yaml")
            for whole in (False, True):
                again = read_pack(pack_text(pack, whole=whole), "y.yaml")
                assert again.rules == pack.rules, "reads back otherwise"
                assert again.title == pack.title, "reads back under another title"
            play(Bench((pack,), 1, 1, 6, 2, "control"), range(1))

        return attempt

    return make


def _free(books: Books, manager: str) -> str:
    """A fighter of that manager's without a bout to come."""
    number = next(page.number for page in books.managers.values() if page.name == manager)
    booked = {
        fighter for bout in books.bouts.values() if bout.outcome is None for fighter in (bout.red, bout.blue)
    }
    return next(
        page.name for page in books.fighters.values() if page.manager == number and page.number not in booked
    )


_FILTER_PARTS = (
    "<", ">", "=", "!", "..", "|", '"', "x", "5", "1.5", ">=", "<=", " ", "½", "²", "-", "$", "1e400", "nan",
    "inf", "é", "\u202e", "9" * 400, "1..2", "%", ",", "٣", "\0", "\ud800",
)  # fmt: skip
_CELLS = (("", None), ("abc", None), ("5", 5.0), ("1,000", 1000.0), ("nan", math.nan))


def filters(_folder: Path) -> Maker:
    """Filters of tables, tried on some cells; one that cannot be read says so by ``FilterError``."""

    def make(chance: random.Random) -> Attempt:
        length = chance.choice((1, 2, 3, 5, 9, 40, 400, 4000))
        text, numeric = "".join(chance.choices(_FILTER_PARTS, k=length)), chance.random() < 0.5

        def attempt() -> None:
            try:
                accepts = parse(text, numeric=numeric)
            except FilterError as refused:
                raise RuleError("", f"{refused.fault.name}: {refused.part!r}") from refused
            for cell, number in _CELLS if accepts else ():
                assert accepts is not None
                accepts(cell, number)

        return attempt

    return make


_KNOWN: dict[str, Any] = {
    "recent": [], "theme": "system", "zoom": 1.0, "language": "", "reopen": False, "curtain": True, "window": "",
}  # fmt: skip
_RECENT = (
    '[{"path": "/x", "name": "L", "night": 3, "managers": ["a"], "opened": "2026-01-02", "pinned": false}]'
)
_SETTINGS = (
    f'[General]\nversion=1\nrecent={_RECENT!r}\ntheme="\\"dark\\""\nzoom=1.5\nwindow="\\"AAAA\\""\n'.replace(
        f"recent={_RECENT!r}", 'recent="' + _RECENT.replace('"', '\\"') + '"'
    )
)
_JSON = (
    "5", '"x"', "[]", "{}", "null", "NaN", "Infinity", "-1e999", "[[1]]", '[{"path":5}]', "[" * 5000,
    "9" * 5000, '[{"path":"x","managers":5}]', '[{"path":"x","managers":true}]', '[{"path":"x\\u0000y"}]',
    "1e400", "true", '[{"path":"x","night":1e999}]', '[{"path":"x","managers":{"a":1},"opened":[1]}]',
    '"\\ud800"', '"' + "x" * 9999,
)  # fmt: skip
_QT = ("@ByteArray(x)", "@Variant(\\0\\0\\0\\x7f)", "@Rect(0 0 1 1)", "@Invalid()", "@", "%", "a, b", "\\x")


def settings(folder: Path) -> Maker:
    """Settings files; every value that is asked for is of the kind asked for, and no number is endless."""
    folder.mkdir(exist_ok=True)
    file = folder / "settings.ini"

    def make(chance: random.Random) -> Attempt:
        text = _SETTINGS
        if chance.random() < 0.5:
            key, value = chance.choice(list(_KNOWN)), chance.choice(_JSON)
            told = '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
            text += f"{key}={chance.choice((told, told, value, *_QT))}\n"
        data = as_bytes(text if chance.random() < 0.3 else text_changed(text, chance), chance)
        return lambda: _read_settings(file, data)

    return make


def _read_settings(file: Path, data: bytes) -> None:
    for left in file.parent.iterdir():
        left.unlink()
    file.write_bytes(data)
    kept = Settings(file)
    for recent in kept.recent():
        assert isinstance(recent.exists, bool)
    for key, default in _KNOWN.items():
        found = kept.value(key, default)
        assert isinstance(found, type(default)), f"{key} is {found!r}"
        assert not isinstance(found, float) or math.isfinite(found), f"{key} is {found}"


def sites(folder: Path) -> Maker:
    """The mark of a site; whatever it says, nothing is touched that the program did not write so."""
    site, beside = folder / "site", folder / "mine.html"
    folder.mkdir(exist_ok=True)
    beside.write_text("mine")
    old = [
        Leaf("index.html", lambda: "old"),
        Leaf("night/1.html", lambda: "old"),
        Leaf("gone.html", lambda: "old"),
    ]
    write_site(old, site, "club")
    mark = json.loads((site / MARK).read_bytes())
    mine = "mine.html", "night/mine.html"

    def make(chance: random.Random) -> Attempt:
        changed = json_changed(mark, chance)
        if chance.random() < 0.5 and isinstance(changed, dict) and isinstance(changed.get("files"), dict):
            named = chance.choice((*mine, "../mine.html", str(beside), "night/../../mine.html"))
            changed["files"][named] = [[chance.choice(WORDS)], ""]
        text = json.dumps(changed)
        return lambda: _written_again(
            site, as_bytes(text if chance.random() < 0.7 else text_changed(text, chance), chance)
        )

    def _written_again(site: Path, data: bytes) -> None:
        shutil.rmtree(site)
        write_site(old, site, "club")
        for name in mine:
            (site / name).write_text("mine")
        (site / MARK).write_bytes(data)
        try:
            write_site([Leaf("index.html", lambda: "new")], site, "club")
        finally:
            assert {path.read_text() for path in (beside, *(site / name for name in mine))} == {"mine"}

    return make
