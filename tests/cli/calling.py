"""What a call of the command line came to."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Done:
    """Exit code and both streams."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """The one JSON document on standard output."""
        return json.loads(self.out)


Call = Callable[..., Done]


def in_a_process(*words: object, **settings: Any) -> Done:
    """The same in a process of its own, as the installed command does it."""
    command = [sys.executable, "-m", "ringside_manager", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8", **settings)
    return Done(done.returncode, done.stdout, done.stderr)
