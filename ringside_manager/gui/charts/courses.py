"""A festival of any format as a picture of pairings: where its stages stand, and what its boxes say."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ringside_manager.bout.outcome import Outcome
from ringside_manager.campaign.festivals import (
    NOBODY,
    Course,
    Key,
    Man,
    Row,
    Spot,
    Told,
    stage_title,
)
from ringside_manager.campaign.festivals.brackets import Brackets, Loser, Node, Source, Walk, Winner
from ringside_manager.campaign.festivals.groups import FINALS, Groups
from ringside_manager.campaign.tournament import Decider, decided_by
from ringside_manager.gui import words
from ringside_manager.gui.charts.pairings import (
    LINE,
    SLOT,
    Crown,
    Head,
    Line,
    Pairing,
    Pairings,
    Side,
    Standing,
    State,
)
from ringside_manager.language import later, tr, translated

_BELOW = 0.75
"""How far the boxes of a stage stand under those of the one above, in boxes: room for its headings."""


@dataclass(frozen=True, slots=True)
class Field:
    """Who boxes, by seed from the first, and what is known of the bouts beside what they counted."""

    names: Sequence[str]
    outcomes: Mapping[Key, Outcome]
    chances: Mapping[Key, tuple[float, float]] = field(default_factory=dict)
    """The chance of both to win a bout to come, where it is known."""
    handicaps: Sequence[int] = ()
    """What each man begins without in a handicap cup, in per cent; empty in any other."""
    feet: Callable[[Key], str] = lambda _key: ""
    """What stands under a pairing that is to come: when it is boxed."""
    opens: Callable[[Key], str] = lambda _key: ""
    """What opening a pairing does; empty for nothing."""

    def name(self, man: Man) -> str:
        """The name of a man by his seed."""
        return self.names[man - 1]

    def burden(self, man: Man, other: Man | None) -> int:
        """What a man begins without against another (F66)."""
        cut = self.handicaps
        return max(0, cut[man - 1] - cut[other - 1]) if cut and other else 0


def picture_of(
    course: Course, told: Told, known: Field, number: Hashable, name: str, *, names_lead: bool = False
) -> Pairings:
    """A festival as it stands: brackets joined by lines, tables round by round beside their standing."""
    drawing = _Drawing(course, told, known)
    drawing.place()
    return Pairings(
        number,
        name,
        tuple(drawing.pairings),
        tuple(drawing.heads),
        tuple(drawing.standings),
        drawing.crown(),
        names_lead,
    )


def _is_bye(box: Spot) -> bool:
    return NOBODY in (box.red, box.blue)


class _Drawing:
    """Places the stages of a course one after another."""

    def __init__(self, course: Course, told: Told, known: Field) -> None:
        self.course, self.told, self.known = course, told, known
        self.pairings: list[Pairing] = []
        self.heads: list[Head] = []
        self.standings: list[Standing] = []
        self._nodes = {node.key: node for node in course.nodes} if isinstance(course, Brackets) else {}
        self._leads = dict(_lines(self._nodes.values()))
        self._middles: dict[Key, float] = {}
        self._due = {one.key for one in course.due(told)}
        self._below = 0.0

    def place(self) -> None:
        """Place every stage: a final beside what leads to it, the others under each other."""
        if not isinstance(self.course, Brackets | Groups):
            self._stand(self.course.standing(self.told), 0.0)
        for stage, boxes in self._stages().items():
            rounds = {key.round: 0 for key in (box.key for box in boxes)}
            for box in boxes:
                rounds[box.key.round] = max(rounds[box.key.round], box.key.place)
            if self._is_beside(stage):
                self._beside(stage, boxes, rounds)
            else:
                self._under(stage, boxes, rounds)

    def crown(self) -> Crown | None:
        """The winner beside the last box of a bracket; a table has none, its first line says it."""
        last = self.pairings[-1].key if self.pairings else None
        stage = last.stage if isinstance(last, Key) else ""
        if last is None or not (self._nodes or stage == FINALS):
            return None
        champion = self.course.winner(self.told)
        return Crown(last, self.known.name(champion) if champion else "", tr("Winner"))

    # where --------------------------------------------------------------------------------------------

    def _stages(self) -> dict[str, list[Spot]]:
        """The boxes of each stage, byes of a bracket among them."""
        boxes = {spot.key: spot for spot in self.course.spots(self.told)}
        if self._nodes:
            walk = Walk(tuple(self._nodes.values()), self.told, self.course.entrants)
            for key, node in self._nodes.items():
                bye = Spot(key, walk.man(node.red), walk.man(node.blue))
                if _is_bye(bye) and not (bye.red == bye.blue == NOBODY):
                    boxes[key] = bye
        found: dict[str, list[Spot]] = {}
        for key in sorted(boxes, key=self._order):
            found.setdefault(key.stage, []).append(boxes[key])
        return found

    def _order(self, key: Key) -> tuple[int, str, int, int]:
        """Stages as they are drawn: winners over losers, groups by their numbers, what ends it all last."""
        stage = key.stage
        number = int(stage.split()[1]) if stage.startswith("group ") else 0
        last = {"losers": 1, "final": 2, FINALS: 2}.get(stage, 0)
        return (last, f"{number:03}" if number else "", key.round, key.place)

    def _is_beside(self, stage: str) -> bool:
        """Whether a stage stands to the right of all others: what ends it all, where there are others."""
        return bool(self.pairings) and stage in ("final", FINALS)

    def _under(self, stage: str, boxes: Sequence[Spot], rounds: Mapping[int, int]) -> None:
        top = self._below
        tree, column = bool(self._nodes), 0
        if not tree:
            column, high = 1, 0.0
            if isinstance(self.course, Groups) and stage.startswith("group "):
                rows = self.course.group_standing(int(stage.split()[1]), self.told)
                high = self._stand(rows, top)
            self._below = top + high + _BELOW
        self._put(stage, boxes, rounds, column, top)
        lowest = max(self._middles[box.key] for box in boxes) + 0.5
        self._below = max(self._below, lowest + _BELOW)

    def _beside(self, stage: str, boxes: Sequence[Spot], rounds: Mapping[int, int]) -> None:
        """At the height of what leads there; without lines at the top."""
        column = 1 + max(one.column for one in self.pairings)
        feeders = [
            self._middles[key]
            for key, (target, _) in self._leads.items()
            if target.stage == stage and key.stage != stage and key in self._middles
        ]
        top = sum(feeders) / len(feeders) - 0.5 if feeders else 0.0
        self._put(stage, boxes, rounds, column, top)

    def _put(
        self, stage: str, boxes: Sequence[Spot], rounds: Mapping[int, int], column: int, top: float
    ) -> None:
        first, most = min(rounds), max(rounds.values())
        joined = bool(self._nodes) or stage == FINALS
        for number in sorted(rounds):
            title = self._round_title(stage, number, max(rounds), joined)
            self.heads.append(Head(column + number - first, *title, top))
        for box in boxes:
            number = box.key.round
            share = self._widest(stage, number, most, rounds) if joined else 1.0
            self._middles[box.key] = top + share * (box.key.place - 0.5)
            self.pairings.append(self._pairing(box, column + number - first, self._middles[box.key]))

    def _widest(self, stage: str, number: int, most: int, rounds: Mapping[int, int]) -> float:
        """How much room a box of a round has: later rounds of a bracket stand between the two before."""
        if self._nodes:
            own = max(key.place for key in self._nodes if key.stage == stage and key.round == number)
            all_of = max(key.place for key in self._nodes if key.stage == stage)
            return all_of / own
        return most / rounds[number]

    def _stand(self, rows: Sequence[Row], top: float) -> float:
        """Write a standing in the first column; how high it is, in boxes."""
        winners = self.course.winners(self.told)
        lines = tuple(
            Line(row.man, place, self.known.name(row.man), record(row), str(row.points), row.man in winners)
            for place, row in enumerate(rows, 1)
        )
        self.standings.append(Standing(0, lines, top))
        self.heads.append(Head(0, tr("Standing"), tr("Won-lost-drawn, points"), top))
        return (LINE * len(lines) + 8) / SLOT

    # what ---------------------------------------------------------------------------------------------

    def _pairing(self, box: Spot, column: int, middle: float) -> Pairing:
        key = box.key
        node = self._nodes.get(key)
        men = [man for man in (box.red, box.blue) if man]
        red, blue = self._side(key, 0, box.red, box.blue), self._side(key, 1, box.blue, box.red)
        if _is_bye(box) and red is None:
            red, blue = blue, None
        winner = self._winner(box)
        outcome = self.known.outcomes.get(key)
        over = winner is not None or (len(men) == 2 and outcome is not None)
        state = (
            State.BYE
            if _is_bye(box)
            else State.OVER
            if over
            else State.NEXT
            if key in self._due
            else State.WAITING
        )
        foot = self._foot(box, winner, state)
        awaited = ("", "") if node is None else (_awaited(node.red), _awaited(node.blue))
        lead = self._leads.get(key)
        if lead is None and key.stage == FINALS and not self._nodes:
            lead = (Key(FINALS, key.round + 1, (key.place + 1) // 2), key.place % 2 == 1)
        return Pairing(
            key, column, middle, red, blue, self._words(box, state, foot), foot, state, winner or 0,
            "" if outcome is None else mark(outcome), lead, self.known.opens(key), awaited,
        )  # fmt: skip

    def _side(self, key: Key, at: int, man: Man | None, other: Man | None) -> Side | None:
        if not man:
            return None
        chances, burden = self.known.chances.get(key), self.known.burden(man, other)
        notes = [tr("−{share} %").format(share=burden)] if burden else []
        if chances is not None:
            notes.append(tr("{share} %").format(share=round(100 * chances[at])))
        return Side(man, self.known.name(man), man, " · ".join(notes))

    def _winner(self, box: Spot) -> Man | None:
        """Who has won a pairing, by a bout or without one."""
        result = self.told.results.get(box.key)
        if result is not None:
            return result.winner
        if not box.red or not box.blue:
            return None
        loser = self.told.walked_over(box.red, box.blue)
        return None if loser is None else box.red + box.blue - loser

    def _foot(self, box: Spot, winner: Man | None, state: State) -> str:
        if state is State.BYE:
            return tr("Bye")
        outcome = self.known.outcomes.get(box.key)
        if outcome is None:
            return tr("Walkover") if winner else self.known.feet(box.key)
        if outcome.winner is None and winner:
            return _WENT_ON[decided_by(outcome)]()
        return words.ended(outcome.method, outcome.round, outcome.cause)

    def _words(self, box: Spot, state: State, foot: str) -> str:
        where = tr("{where}, pairing {place}").format(where=translated(box.key.where()), place=box.key.place)
        if state is State.BYE:
            man = box.red or box.blue
            name = self.known.name(man) if man else tr("to be decided")
            return tr("{where}: {name} has a bye.").format(where=where, name=name)
        names = [self.known.name(man) if man else tr("to be decided") for man in (box.red, box.blue)]
        who = tr("{where}: {red} against {blue}.").format(where=where, red=names[0], blue=names[1])
        winner = self._winner(box)
        if winner:
            said = (
                tr("{name} goes on: {how}.")
                if self.course.needs_winner(box.key)
                else tr("{name} won: {how}.")
            )
            return f"{who} {said.format(name=self.known.name(winner), how=foot)}"
        return f"{who} {foot}".strip()

    def _round_title(self, stage: str, number: int, last: int, joined: bool) -> tuple[str, str]:
        """The name of a round, and the stage where there are several."""
        under = ""
        if stage == "final":
            return (tr("Final") if number == 1 else tr("The final once more")), ""
        if joined and stage in ("knockout", FINALS):
            return round_title(number, last), ""
        if self._nodes or isinstance(self.course, Groups):
            under = translated(stage_title(stage))
        elif length := self.course.length(Key(stage, number, 1)):
            under = tr("%n round", "%n rounds", length)
        return tr("Round {number}").format(number=number), under


def round_title(number: int, last: int) -> str:
    """A round of a knockout by what it is called: the last three have names of their own."""
    names = (tr("Final"), tr("Semi-finals"), tr("Quarter-finals"))
    left = last - number
    return names[left] if left < len(names) else tr("Round {number}").format(number=number)


def record(row: Row) -> str:
    """Won, lost and drawn, as record books write it."""
    return f"{row.won}-{row.lost}-{row.drawn}"


def mark(outcome: Outcome) -> str:
    """How a bout ended, in a few letters: ``KO 5``, ``UD``."""
    letters = words.method_short(outcome.method)
    return f"{letters} {outcome.round}" if outcome.method.is_stoppage else letters


def _awaited(source: Source) -> str:
    """What stands where nobody is known yet: where a loser comes from."""
    if not isinstance(source, Loser):
        return ""
    return tr("Loser of round {round}, pairing {place}").format(
        round=source.key.round, place=source.key.place
    )


def _lines(nodes: Iterable[Node]) -> Iterator[tuple[Key, tuple[Key, bool]]]:
    """Where the winner of each node goes on to, and whether as its upper man."""
    for node in nodes:
        for source, upper in ((node.red, True), (node.blue, False)):
            if isinstance(source, Winner):
                yield source.key, (node.key, upper)


_WENT_ON: dict[Decider, Callable[[], str]] = {
    Decider.DAMAGE: later("Draw, went on by damage"),
    Decider.LANDED: later("Draw, went on by punches landed"),
    Decider.DICE: later("Draw, went on by dice"),
}
