"""A draft or auction under way as a small file beside the league to come: ``NAME.ringside.draft``.

It holds what the league is founded on and the choices so far, never the state: reading is replaying.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

from ringside_manager.errors import FileError, RingsideError, excerpt
from ringside_manager.fighters import Fighter
from ringside_manager.files import open_regular, read_regular, refusal, write_text
from ringside_manager.language import later, say
from ringside_manager.league.business.careers import FighterSigned
from ringside_manager.league.business.founding import LeagueFounded, ManagerSeated
from ringside_manager.league.deeds import Deed
from ringside_manager.league.journal import canonical, decode, encode
from ringside_manager.office.founding_script import Bid, Choice, Founding, Pass, Pick, Seat
from ringside_manager.office.live_founding import HandedOver, LiveFounding

FORMAT = 1
MOST_BYTES = 10_000_000
"""More than the longest list of fighters needs."""
MOST_HEAD = 100_000
"""More than what a league is founded on needs, its fighters apart."""


class DraftFileError(FileError):
    """A file that holds no draft or auction this program can go on with."""

    title = later("Draft not accepted")


class Keeper:
    """Keeps one founding again and again; what never changes is worded once."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._founding: Founding | None = None
        self._head = ""
        self._places: dict[Fighter, int] = {}

    def keep(self, live: LiveFounding) -> None:
        """Write a founding in place of what was there; all of it or nothing.

        Raises ``SaveError`` for a folder that is not there or a disk that will not take it.
        """
        if self._founding is not live.founding:
            self._founding, self._head = live.founding, _head(live.founding)
            self._places = _places(live.founding)
        told = json.dumps([_text(self._places, choice) for choice in live.choices])
        limits = json.dumps({str(seat): dollars for seat, dollars in live.limits.items()})
        wishes = self._wishes(live)
        try:
            text = f'"choices": {told},\n"limits": {limits},\n"wishes": {wishes},\n"handed": {_handed_text(live)}}}\n'
            write_text(self._path, (self._head, text), overwrite=True)
        except OSError as fault:
            raise refusal(self._path, fault) from fault  # the draft itself goes on

    def _wishes(self, live: LiveFounding) -> str:
        return json.dumps(
            {
                str(seat): [[self._places[fighter], dollars] for fighter, dollars in wished.items()]
                for seat, wished in live.wishes.items()
            }
        )


def keep_live(path: Path, live: LiveFounding) -> None:
    """Write a founding to ``path`` once; see ``Keeper.keep``."""
    Keeper(path).keep(live)


def load_live(path: Path) -> LiveFounding:
    """The founding kept in ``path``, as it stood; ``DraftFileError`` for anything that is none, ``NoSaveError``."""
    text = _read(path)
    try:
        document = json.loads(text)
        return LiveFounding(*_parsed(document))
    except RingsideError as fault:
        raise DraftFileError(
            say("{path} cannot be gone on with: {fault}", path=path, fault=fault), next_step=_NEXT
        ) from fault
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError, IndexError) as fault:
        raise DraftFileError(
            say("{path} holds no draft or auction this program knows.", path=path), next_step=_NEXT
        ) from fault


_NEXT = say("Remove it and begin the draft again, if nobody has a better copy.")


def kept_name(path: Path) -> str:
    """The name of the league whose founding is kept in ``path``; ``""`` if the file does not tell.

    Reads no more than the head of the file.
    """
    try:
        with io.BufferedReader(open_regular(path)) as file:
            file.readline(MOST_HEAD)
            line = file.readline(MOST_HEAD).decode().strip().removeprefix('"league":').removesuffix(",")
        return _deed(LeagueFounded, json.loads(line)).name
    except (OSError, RingsideError, ValueError, RecursionError):
        return ""


def _read(path: Path) -> bytes:
    try:
        text = read_regular(path, MOST_BYTES)
    except OSError as fault:
        raise refusal(path, fault) from fault
    if len(text) > MOST_BYTES:
        raise DraftFileError(
            say(
                "{path} is too large for a draft: more than {most_bytes} bytes.",
                path=path,
                most_bytes=f"{MOST_BYTES:,}",
            )
        )
    return text


def _head(founding: Founding) -> str:
    """The file up to the choices."""
    lines = (founding.name, founding.system, founding.set_name, founding.seed, founding.promoter)
    league = encode(LeagueFounded(*lines, founding.options))
    return "\n".join(
        (
            f'{{"ringside_draft": {FORMAT},',
            f'"league": {league},',
            f'"seats": [{",".join(encode(seat.deed) for seat in founding.seats)}],',
            f'"fighters": [{",".join(canonical(fighter) for fighter in founding.fighters)}],\n',
        )
    )


def _places(founding: Founding) -> dict[Fighter, int]:
    """Where each fighter stands on the list, counted from 1; of two alike the first."""
    places: dict[Fighter, int] = {}
    for place, fighter in enumerate(founding.fighters, 1):
        places.setdefault(fighter, place)
    return places


def _handed_text(live: LiveFounding) -> str:
    return json.dumps([[one.at, sorted(one.seats), dict(one.limits)] for one in live.handed])


def _text(places: Mapping[Fighter, int], choice: Choice) -> Mapping[str, int]:
    match choice:
        case Pick(fighter):
            return {"pick": places[fighter]}
        case Bid(dollars, wished):
            return {"wish" if wished else "bid": dollars}
        case Pass():
            return {"bid": 0}


# Any: what somebody's file holds, checked field by field by the journal's own reader.
def _parsed(
    document: dict[str, Any],
) -> tuple[
    Founding, tuple[Choice, ...], dict[int, int], tuple[HandedOver, ...], dict[int, dict[Fighter, int]]
]:
    if document["ringside_draft"] != FORMAT:
        raise DraftFileError(
            say(
                "it is written in form {document}, not {format}",
                document=excerpt(document["ringside_draft"]),
                format=FORMAT,
            )
        )
    league = _deed(LeagueFounded, document["league"])
    fighters = tuple(_fighter(fighter) for fighter in document["fighters"])
    seats = (_deed(ManagerSeated, seat) for seat in document["seats"])
    founding = Founding(
        league.name,
        league.system,
        league.fighter_set,
        fighters,
        tuple(Seat(seat.name, seat.manager, seat.temperament, seat.colour, seat.skill) for seat in seats),
        league.promoter,
        league.options,
        league.seed,
    )
    choices = tuple(_choice(fighters, told) for told in document["choices"])
    handed = tuple(_handed(one, founding, len(choices)) for one in document.get("handed", []))
    wishes = _wished(document.get("wishes", {}), founding)
    return founding, choices, _limits(document.get("limits", {}), founding), handed, wishes


D = TypeVar("D", bound=Deed)


def _deed(kind: type[D], body: object) -> D:
    deed = decode(kind.kind, json.dumps(body))
    assert isinstance(deed, kind)
    return deed


def _fighter(body: object) -> Fighter:
    """A fighter read by the rules of the journal, as a free agent would be."""
    signed = {"fighter": body, "manager": None, "percentage_roll": None, "entrance": "pool"}
    return _deed(FighterSigned, signed).fighter


def _limits(told: dict[str, Any], founding: Founding) -> dict[int, int]:
    """The limits by seat; ``ValueError`` for a seat or a sum there cannot be."""
    limits = {int(seat): dollars for seat, dollars in told.items()}
    for seat, dollars in limits.items():
        if not 1 <= seat <= len(founding.seats) or type(dollars) is not int or dollars < 0:
            raise ValueError(seat)
    return limits


def _wished(told: dict[str, Any], founding: Founding) -> dict[int, dict[Fighter, int]]:
    """The wish lists by seat; ``ValueError`` for a seat, a fighter or a sum there cannot be."""
    wishes: dict[int, dict[Fighter, int]] = {}
    for seat, wished in told.items():
        if not 1 <= int(seat) <= len(founding.seats) or not founding.seats[int(seat) - 1].is_person:
            raise ValueError(seat)
        for place, dollars in wished:
            if type(place) is not int or place < 1 or type(dollars) is not int or dollars < 1:
                raise ValueError(wished)
            wishes.setdefault(int(seat), {})[founding.fighters[place - 1]] = dollars
    return wishes


def _handed(told: list[Any], founding: Founding, made: int) -> HandedOver:
    """Seats left to the program; ``ValueError`` for a seat or a moment there cannot be."""
    at, seats, limits = told
    persons = {seat for seat, who in enumerate(founding.seats, 1) if who.is_person}
    if type(at) is not int or not 0 <= at <= made or not set(seats) <= persons:
        raise ValueError(told)
    return HandedOver(at, frozenset(seats), tuple(_limits(limits, founding).items()))


def _choice(fighters: tuple[Fighter, ...], told: dict[str, Any]) -> Choice:
    ((kind, number),) = told.items()
    if type(number) is not int or number < 0:
        raise ValueError(number)
    if kind == "wish" and number:
        return Bid(number, wished=True)
    if kind == "bid":
        return Bid(number) if number else Pass()
    if kind != "pick" or not number:
        raise ValueError(kind)
    return Pick(fighters[number - 1])
