"""The reader of festivals: files of every format, one of their values changed; what is accepted goes on to its end."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from ringside_manager.almanac.festivals import festival_document
from ringside_manager.bout import registry
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.festivals.groups import Shape
from ringside_manager.fighters.sets import load_set
from ringside_manager.office.festivals import founded, read, write
from tests.fuzz.harness import Attempt, Maker
from tests.fuzz.mutators import json_changed, text_changed


def festivals(folder: Path) -> Maker:
    folder.mkdir(exist_ok=True)
    kept = [_festival(folder / f"{form.value}.festival", form) for form in Format]
    path = folder / "changed.festival"

    def make(chance: random.Random) -> Attempt:
        facts = chance.choice(kept)
        if chance.random() < 0.2:
            text = text_changed(json.dumps(facts), chance, ",")
        else:
            text = json.dumps(json_changed(facts, chance))
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        return lambda: _gone_on(path)

    return make


def _festival(path: Path, form: Format) -> Any:
    """One under way, with everything in it that may happen."""
    fighters, shape = load_set("heavyweights").fighters, Shape(lengths=(1, 2))
    held = founded(form, registry.get("control"), fighters[:6], rounds=1, corner="plain", shape=shape)
    held = held.substitute(6, {**held.cards[5], "name": "A Substitute"})
    held = held.hold(held.due[0])
    held = held.no_show(held.due[0].red)
    write(held.withdraw(held.due[0].blue) if held.due else held, path)
    return json.loads(path.read_bytes())


def _gone_on(path: Path) -> None:
    held = read(path)
    for _ in range(40):
        if held.due:
            held = held.hold(held.due[0])
    festival_document(held)
