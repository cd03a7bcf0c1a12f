"""Tables written down by hand, each file read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

VECTORS = Path(__file__).parents[1] / "vectors"


@cache
def written(name: str) -> dict[str, Any]:
    """What stands in a file of ``tests/vectors``; not to be changed."""
    text = (VECTORS / f"{name}.yaml").read_text(encoding="utf-8")
    read: dict[str, Any] = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return read
