"""What the German words of a Title Bout claim."""

from __future__ import annotations

from tests.commentary.title_bout.watched import Claims

GERMAN = Claims((), (), "XNUMBER", "XNAME")
