"""What follows when something is taken back: results, doubts and fighters that change, in words and in a list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ringside_manager.campaign.books import BoutState, Doubt
from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins, spacing
from ringside_manager.gui.widgets import Facts, Heading, Panel, Scroll, clear_layout, note, plain_label
from ringside_manager.language import later, tr, translated
from ringside_manager.office.previewing import BoutFacts, Consequences, FighterState, ReignFacts, TitleChange

# Differences between the books before and after a change, as pairs of a name and what differs


Row = tuple[str, str]


def money_rows(changes: Consequences) -> Iterator[Row]:
    """Every manager whose money differs."""
    for name, before, after in changes.money:
        change = words.signed(words.money(after - before))
        sentence = tr("{before} → {after} ({change})").format(
            before=words.money(before), after=words.money(after), change=change
        )
        yield name, sentence


def fighter_rows(changes: Consequences) -> Iterator[Row]:
    """Every fighter whose book differs, and in what."""
    for name, before, after in changes.fighters:
        yield name, _fighter(before, after)


def title_rows(changes: Consequences) -> Iterator[Row]:
    """Every title with another champion or other reigns."""
    for row in changes.titles:
        yield from _title(row)


def tournament_rows(changes: Consequences) -> Iterator[Row]:
    """Every place of a bracket from which somebody else goes on."""
    for name, round_number, before, after in changes.tournaments:
        where = tr("{tournament}, round {round}").format(tournament=name, round=round_number)
        yield where, _arrow(before or tr("open"), after or tr("open"))


def bout_rows(changes: Consequences) -> Iterator[Row]:
    """Every bout that stands otherwise."""
    for row in changes.bouts:
        who = tr("Night {night}: {red} – {blue}").format(night=row.night, red=row.red, blue=row.blue)
        yield who, _arrow(_bout(row.before), _bout(row.after))


def doubt_rows(doubts: Iterable[Doubt]) -> Iterator[Row]:
    """Things in doubt, each with its entry and rule."""
    for doubt in doubts:
        yield doubt_place(doubt), translated(doubt.why)


def doubt_place(doubt: Doubt) -> str:
    """Where a doubt is: its entry and the rule that speaks against it."""
    if not doubt.rule:
        return tr("Entry {entry}").format(entry=doubt.entry)
    return tr("Entry {entry}, {rule}").format(entry=doubt.entry, rule=doubt.rule)


def _arrow(before: str, after: str) -> str:
    return tr("{before} → {after}").format(before=before, after=after)


def _fighter(before: FighterState | None, after: FighterState | None) -> str:
    if after is None:
        return tr("is not in the league any more")
    if before is None:
        return tr("is in the league again")
    return "; ".join(_parts(before, after))


def _parts(before: FighterState, after: FighterState) -> Iterator[str]:
    for label, told in _COMPARED:
        if told(before) != told(after):
            yield f"{label()} {_arrow(told(before), told(after))}"


def _record(state: FighterState) -> str:
    return "-".join(str(part) for part in state.record)


def _rank(state: FighterState) -> str:
    if state.champion:
        return tr("champion")
    return tr("none") if not state.rank else str(state.rank)


def _percentage(state: FighterState) -> str:
    return tr("none") if state.percentage is None else f"{state.percentage} %"


_COMPARED: tuple[tuple[Callable[[], str], Callable[[FighterState], str]], ...] = (
    (later("Record"), _record),
    (later("Popularity"), lambda state: words.pop(state.pop_half)),
    (later("Rank"), _rank),
    (later("Earnings"), lambda state: words.dollars(state.earnings_dollars)),
    (later("Percentage"), _percentage),
    (later("Learned"), lambda state: str(state.gained)),
    (later("Manager"), lambda state: state.manager or tr("none")),
    (later("Retired"), lambda state: tr("yes") if state.retired else tr("no")),
)


def _title(row: TitleChange) -> Iterator[Row]:
    name = row.weight_class or tr("The title")
    if row.champion_before != row.champion_after:
        yield name, _arrow(row.champion_before or tr("vacant"), row.champion_after or tr("vacant"))
    for label, reigns in ((tr("Reigns before"), row.lost), (tr("Reigns after"), row.won)):
        if reigns:
            yield label, "; ".join(map(_reign, reigns))


def _reign(reign: ReignFacts) -> str:
    if reign.until_night is None:
        return tr("{champion} from night {first}").format(champion=reign.champion, first=reign.from_night)
    return tr("{champion}, nights {first} to {last}").format(
        champion=reign.champion, first=reign.from_night, last=reign.until_night
    )


def _bout(facts: BoutFacts | None) -> str:
    if facts is None:
        return tr("not made")
    if facts.state is not BoutState.FOUGHT or facts.method is None:
        return words.bout_state(facts.state)
    if not facts.winner:
        return words.method(facts.method, facts.cause)
    if not facts.round:
        return tr("{winner}, {method} before the first bell").format(
            winner=facts.winner, method=words.method_short(facts.method)
        )
    return tr("{winner}, {method} in round {round}").format(
        winner=facts.winner, method=words.method_short(facts.method), round=facts.round
    )


# What a change would bring, shown before it is done


MOST = 30
"""Rows shown of one kind; how many more there are is said."""


class ConsequencesView(Panel):
    """The differences a change would make, by kind; or a word instead."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("What it changes"), parent)
        self._inside = QWidget()
        self._rows = QVBoxLayout(self._inside)
        set_margins(self._rows, 0, 0, 2, 0)
        self._rows.setSpacing(spacing(1))
        self.body.addWidget(Scroll(self._inside))
        self.setMinimumHeight(px(180))
        self.say(tr("Say what is different, and what follows from it is shown here."))

    def say(self, text: str, tone: str = "muted") -> None:
        clear_layout(self._rows)
        self._rows.addWidget(plain_label(text, wrap=True, tone=tone))
        self._rows.addStretch(1)

    def show_changes(self, changes: Consequences) -> None:
        clear_layout(self._rows)
        self._rows.addWidget(note(_summary(changes)))
        self._add(tr("Comes into doubt"), doubt_rows(changes.new_doubts))
        self._add(tr("No longer in doubt"), doubt_rows(changes.gone_doubts))
        self._add(tr("Titles"), title_rows(changes))
        self._add(tr("Money"), money_rows(changes))
        self._add(tr("Fighters"), fighter_rows(changes))
        self._add(tr("Tournaments"), tournament_rows(changes))
        self._add(tr("Bouts"), bout_rows(changes))
        self._rows.addStretch(1)

    def _add(self, title: str, rows: Iterable[tuple[str, str]]) -> None:
        every = iter(rows)
        shown: Sequence[tuple[str, str]] = list(islice(every, MOST))
        if not shown:
            return
        more = sum(1 for _ in every)
        self._rows.addSpacing(spacing(2))
        self._rows.addWidget(Heading(title, 3))
        self._rows.addWidget(Facts(shown))
        if more:
            self._rows.addWidget(note(tr("and %n more", "and %n more", more)))


def _summary(changes: Consequences) -> str:
    before, after = changes.nights
    if changes.is_nothing:
        return tr("No book changes: no money, no record, no rank.")
    if after < before:
        return tr("The league goes back from night {before} to night {after}.").format(
            before=before, after=after
        )
    if after > before:
        return tr("The league goes on from night {before} to night {after}.").format(
            before=before, after=after
        )
    return tr("Everything after it is worked out anew.")
