"""The pages of the books about standing: divisions, champions, reigns."""

from __future__ import annotations

from dataclasses import dataclass, field

from ringside_manager.campaign.books.kinds import INDEX, ReignEnd


@dataclass(slots=True)
class Reign:
    """A fighter's time as champion, from winning bout ``won_bout`` on (C65).

    ``won_bout`` is ``None`` if the final of the tournament was given to him without a bout.
    ``until_night``, ``lost_bout`` and ``end`` stay ``None`` while he reigns; ``lost_bout`` also if
    he retired.  ``defences`` counts title bouts he came through as champion, draws included (C49).
    """

    fighter: int
    from_night: int
    won_bout: int | None
    defences: int = 0
    until_night: int | None = None
    lost_bout: int | None = None
    end: ReignEnd | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A weight class as it was drawn up when a night was closed: its champion, or None, and the contenders from rank 1."""

    night: int
    weight_class: str
    champion: int | None
    ranking: tuple[int, ...]


@dataclass(slots=True)
class Division:
    """The standing in one weight class (C1), ``""`` if the league declares none.

    ``crowned``: there has been a champion, so ranks are drawn up (C32).  ``ranking`` holds the
    contenders best first as drawn up after the last night, without those who retired since.
    ``reigns`` are oldest first; ``roster`` are its unretired fighters in order of entry.  ``nights``
    holds how every night was closed since the first champion was crowned.
    """

    weight_class: str
    roster: list[int] = field(default_factory=list, metadata=INDEX)
    champion: int | None = None
    crowned: bool = False
    ranking: list[int] = field(default_factory=list)
    reigns: list[Reign] = field(default_factory=list)
    nights: dict[int, Standing] = field(default_factory=dict, metadata=INDEX)

    def close(self, night: int) -> Standing:
        """Remember the champion and the ranking of a night; an unchanged ranking is kept once."""
        last = next(reversed(self.nights.values()), None)
        kept = last is not None and list(last.ranking) == self.ranking
        ranking = last.ranking if last is not None and kept else tuple(self.ranking)
        self.nights[night] = standing = Standing(night, self.weight_class, self.champion, ranking)
        return standing
