"""A bout seen again, a line of its telling at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ringside_manager.almanac.ring_frames import Frame, frame_drawing, frames_of
from ringside_manager.club.pages.page import Page, Visit, inside
from ringside_manager.club.pages.reading import number_in
from ringside_manager.language import LANGUAGE, tr


@dataclass(frozen=True, slots=True)
class Steps:
    """Where one can go from a frame, by the places of frames from 1; ``None`` where there is nothing further."""

    first: int | None
    back: int | None
    next: int | None
    last: int | None
    rounds: tuple[tuple[int, int], ...]
    """Each round with the place it begins at."""


def steps_from(frames: Sequence[Frame], at: int) -> Steps:
    """Return the steps from the frame at place ``at``."""
    begins: dict[int, int] = {}
    for place, frame in enumerate(frames, 1):
        begins.setdefault(max(1, frame.round), place)
    last = len(frames)
    return Steps(
        first=1 if at > 1 else None,
        back=at - 1 if at > 1 else None,
        next=at + 1 if at < last else None,
        last=last if at < last else None,
        rounds=tuple(begins.items()),
    )


def replay_page(visit: Visit, words: Mapping[str, str]) -> Page:
    """A bout seen again, a line of its telling at a time; each step is a link of its own."""
    number = number_in(words)
    bout = visit.league.fought_bout(number)
    fighters = visit.league.books.fighters
    names = fighters[bout.red].name, fighters[bout.blue].name
    title = tr("{red} against {blue}, blow by blow").format(red=names[0], blue=names[1])
    frames = frames_of(visit.league.record_of(number), LANGUAGE.code)
    wanted = number_in(words, "at") if words.get("at") else 1
    at = min(max(1, wanted), len(frames))
    frame = frames[at - 1]
    return inside(
        "replay.html",
        visit,
        title,
        bout=number,
        at=at,
        of=len(frames),
        frame=frame,
        drawing=frame_drawing(frame, names),
        steps=steps_from(frames, at),
    )
