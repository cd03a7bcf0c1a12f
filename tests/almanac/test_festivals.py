"""A festival as a picture and a page: every bout is there, names are text whatever they hold, equal festivals are equal bytes."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import replace

import pytest

from ringside_manager.almanac.festivals import drawn_page, festival_picture
from ringside_manager.bout import registry
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.festivals.groups import Shape
from ringside_manager.charts import picture_of
from ringside_manager.charts.sheet import LIGHT
from ringside_manager.fighters.sets import load_set
from ringside_manager.office.festivals import Festival, founded

HEAVYWEIGHTS = load_set("heavyweights").fighters
HOSTILE = '<script>alert("x")</script>$\\frac{$&amp;'


def made(form: Format, entrants: int = 8, bouts: int = 99) -> Festival:
    engine, shape = registry.get("control"), Shape(lengths=(1, 2))
    held = founded(form, engine, HEAVYWEIGHTS[:entrants], rounds=2, seed=5, corner="plain", shape=shape)
    for _ in range(bouts):
        if held.due:
            held = held.hold(held.due[0])
    return held


@pytest.mark.parametrize("form", list(Format))
def test_every_meeting_has_its_box_with_who_won(form: Format) -> None:
    entrants = 8 if form in (Format.TEAMS, Format.ONE_NIGHT) else 9
    held = made(form, entrants)
    drawn = festival_picture(held, "Cup")
    shown = {(box.names, None if box.won is None else box.names[box.won]) for box in drawn.boxes}
    met = {
        ((held.name(one.red), held.name(one.blue)), result.winner and held.name(result.winner))
        for _, one, result in held.outcomes
        if one is not None and result is not None
    }
    assert met <= shown
    assert len(drawn.boxes) == len({(box.column, box.row) for box in drawn.boxes})
    assert bool(drawn.standing) == (form not in (Format.KNOCKOUT, Format.DOUBLE, Format.ONE_NIGHT, Format.HANDICAP))  # fmt: skip
    assert "has won it." in drawn.summary
    assert drawn.data().rows[0][:2] == drawn.boxes[0].names


def test_open_places_and_walkovers_are_drawn_too() -> None:
    held = made(Format.KNOCKOUT, 8, 0).withdraw(1)
    held = held.no_show(held.due[0].red)
    drawn = festival_picture(held, "Cup")
    assert [box.how for box in drawn.boxes if box.how] == ["w.o.", "w.o."]
    assert sum(box.names == ("", "") for box in drawn.boxes) == 2
    assert len(drawn.links) == 6


def test_names_are_text_in_the_picture_and_on_the_page() -> None:
    held = made(Format.SWISS, 6, 0)
    held = replace(held, cards=({**held.cards[0], "name": HOSTILE}, *held.cards[1:]))
    held = held.hold(held.due[0])
    drawn = festival_picture(held, HOSTILE)
    svg = picture_of(drawn, "svg", LIGHT, drawn.inches)
    assert b"<script" not in svg
    assert b64encode(svg).decode("ascii") in drawn_page(held, HOSTILE)
    page = drawn_page(held, HOSTILE)
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    assert len(re.findall("<img ", page)) == 1
    assert re.search(r'src="(?!data:image/svg\+xml;base64,)', page) is None
