"""Parcels of orders: what travels is what was meant, only the keeper can open it, and nobody can change it."""

from __future__ import annotations

import json
import os
import stat
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.many_places import ParcelBook, Slip, Standing, nonce_digest
from ringside_manager.campaign.orders import (
    KINDS,
    AcceptOffer,
    ChangeHouseRules,
    OfferBout,
    Order,
    SetFightPlan,
)
from ringside_manager.club.device import KEY_FILE, Device, fingerprint, is_signed, this_device
from ringside_manager.club.parcels import Place, give_receipt, make_parcel, open_parcel, open_seal
from ringside_manager.errors import FileError, RingsideError, StrangeFileError, UsageError
from ringside_manager.office.house_rules import SHIPPED, shipped
from ringside_manager.office.orders_file import numbers_in, order_text, read_order

PLACE = Place("ab" * 32, 3, 40, "cd" * 32)
OFFER = OfferBout(3, 1, 2, Arena.PITS, note="only if Łukasz is fit")
PLAN = SetFightPlan(1, "name: swordfish\norders: []\n")
SIMPLE = st.sampled_from([kind for kind in KINDS.values() if kind is not ChangeHouseRules])
MADE: dict[str, bytes] = {}
ORDERS = SIMPLE.flatmap(st.from_type)


@pytest.fixture(scope="module")
def devices(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Device]:
    folder = tmp_path_factory.mktemp("devices")
    return {name: this_device(folder / name) for name in ("Ann", "Bob", "keeper", "second")}


def parcel(devices: dict[str, Device], *orders: Order) -> tuple[Slip, bytes, str]:
    return make_parcel(devices["Ann"], 1, PLACE, orders, [devices["keeper"].key, devices["second"].key])


@given(ORDERS)
@settings(max_examples=150)
def test_an_order_comes_back_from_its_text(order: Order) -> None:
    assert read_order(order_text(order)) == order


def test_house_rules_come_back_from_their_text() -> None:
    for name in SHIPPED:
        order = ChangeHouseRules(shipped(name), "agreed")
        assert read_order(order_text(order)) == order


@given(st.recursive(st.none() | st.integers() | st.text(max_size=5), lambda each: st.lists(each) | st.dictionaries(st.sampled_from(["kind", "order", "night"]), each)) | st.builds(lambda order, key, value: {"kind": order.kind, "order": json.loads(order_text(order))["order"] | {key: value}}, ORDERS, st.sampled_from(["night", "red", "x"]), st.sampled_from(["1", 1.5, -1, None, [], True])))  # fmt: skip
def test_what_is_no_order_is_refused_in_words(told: Any) -> None:
    with suppress(RingsideError):
        order = read_order(json.dumps(told))
        assert json.loads(order_text(order))["kind"] == told["kind"]


def test_only_the_keeper_opens_a_parcel_and_finds_what_was_meant(devices: dict[str, Device]) -> None:
    _, sealed, own = parcel(devices, PLAN, OFFER)
    for keeper in (devices["keeper"], devices["second"]):
        opened = open_parcel(keeper, sealed)
        assert opened.orders() == ((0, OFFER),)
        assert is_signed(opened.slip.device, opened.slip.text(), opened.signature)
        assert "swordfish" not in opened.proof
        seal = open_seal(keeper, 41, opened.slip, opened.proof)
        assert seal.orders == ((1, PLAN),)
        assert nonce_digest(seal.nonce) == opened.slip.nonce
    for stranger in (devices["Ann"], devices["Bob"]):
        with pytest.raises(FileError, match="another device"):
            open_parcel(stranger, sealed)
    assert b"swordfish" not in sealed
    assert "swordfish" in own


@given(place=st.integers(0, 10**6), bit=st.integers(0, 7), cut=st.booleans())
@settings(max_examples=60)
def test_a_damaged_parcel_is_refused_in_words(
    devices: dict[str, Device], place: int, bit: int, cut: bool
) -> None:
    sealed = bytearray(MADE.setdefault("parcel", parcel(devices, PLAN, OFFER)[1]))
    place %= len(sealed)
    if cut:
        del sealed[place:]
    else:
        sealed[place] ^= 1 << bit
    with suppress(FileError):  # or what was damaged was the copy for another device
        opened = open_parcel(devices["keeper"], bytes(sealed))
        assert opened.orders() == ((0, OFFER),)


def test_nobody_signs_for_another(devices: dict[str, Device]) -> None:
    opened = open_parcel(devices["keeper"], parcel(devices, OFFER)[1])
    assert not is_signed(devices["Bob"].key, opened.slip.text(), opened.signature)
    assert not is_signed(opened.slip.device, replace(opened.slip, night=4).text(), opened.signature)
    assert not is_signed(opened.slip.device, opened.slip.text(), devices["Bob"].sign(opened.slip.text()))
    for bad in ("", "zz" * 64, "00" * 64):
        assert not is_signed(opened.slip.device, opened.slip.text(), bad)
    other = replace(opened.sheets[0], text=order_text(AcceptOffer(5)))
    with pytest.raises(FileError, match="not the one that was signed"):
        replace(opened, sheets=(other,)).orders()


def test_an_order_cannot_speak_of_what_is_still_to_come(devices: dict[str, Device]) -> None:
    assert list(numbers_in(AcceptOffer(41))) == [41]
    with pytest.raises(UsageError, match="number 41, but it was made on a journal that ends at 40"):
        parcel(devices, AcceptOffer(41))
    parcel(devices, AcceptOffer(40))


def test_a_receipt_holds_what_the_keeper_said(devices: dict[str, Device]) -> None:
    slip, _, _ = parcel(devices, OFFER)
    answer = ParcelBook(41, slip.device, 1, 1, "5e" * 64, Standing.TAKEN)
    receipt = give_receipt(devices["keeper"], slip, answer, 41, "ef" * 32)
    assert receipt.is_genuine
    for changed in ({"entry": 42}, {"standing": Standing.LATE}, {"keeper": devices["Bob"].key}):
        assert not replace(receipt, **changed).is_genuine


def test_a_device_keeps_one_key_for_itself(tmp_path: Path) -> None:
    device = this_device(tmp_path / "own")
    assert this_device(tmp_path / "own").key == device.key != this_device(tmp_path / "other").key
    path = tmp_path / "own" / KEY_FILE
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert path.read_text() not in repr(device)
    assert [len(group) for group in fingerprint(device.key).split()] == [4] * 5
    path.write_text("no key")
    with pytest.raises(FileError, match="holds no key"):
        this_device(tmp_path / "own")
    path.unlink()
    os.link(tmp_path / "other" / KEY_FILE, path)
    with pytest.raises(StrangeFileError, match="another name"):
        this_device(tmp_path / "own")
    path.unlink()
    os.mkfifo(path)
    with pytest.raises(StrangeFileError, match="pipe"):
        this_device(tmp_path / "own")
