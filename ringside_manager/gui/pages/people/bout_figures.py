"""What a bout paid, changed and counted, both corners side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.explain import Explained
from ringside_manager.gui.look import spacing
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.pages.people.bars import Pair
from ringside_manager.gui.widgets import clear_layout, plain_label
from ringside_manager.language import tr
from ringside_manager.office.facts.bouts import BoutPage, CornerFact, Led
from ringside_manager.office.facts.explanations import Explanation, explain_purse, explain_share
from ringside_manager.office.facts.replays import PunchCount

Why = Callable[[], Explanation]
Side = tuple[str, Why | None]


class SideBySide(QWidget):
    """Rows of red's value, a word, blue's value; a value may say how it was computed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing(4))
        self._grid.setVerticalSpacing(spacing(2))
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)

    def show_rows(self, names: tuple[str, str], rows: Sequence[tuple[str, Side, Side]]) -> None:
        """Show other values of the boxers so named."""
        clear_layout(self._grid)
        for side, tone in ((0, "red"), (1, "blue")):
            head = plain_label(names[side], tone=tone, wrap=True)
            self._add(head, 0, 2 * side)
        for line, (label, *sides) in enumerate(rows, 1):
            word = plain_label(label, tone="muted")
            word.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(word, line, 1)
            for side, (text, why) in enumerate(sides):
                name = tr("{label}, {name}:").format(label=label, name=names[side])
                self._add(_value(text, why, name), line, 2 * side)

    def _add(self, widget: QWidget, line: int, place: int) -> None:
        flag = Qt.AlignmentFlag.AlignRight if place == 0 else Qt.AlignmentFlag.AlignLeft
        if isinstance(widget, QLabel):
            widget.setAlignment(flag | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(widget, line, place)
        else:
            self._grid.addWidget(widget, line, place, flag)


def _value(text: str, why: Why | None, name: str) -> QWidget:
    if why is None:
        label = plain_label(text or "–", wrap=True)
        label.setAccessibleName(f"{name} {text}")
        return label
    return Explained(text, why, name=name)


def money_rows(books: Books, page: BoutPage) -> list[tuple[str, Side, Side]]:
    """Purses, shares, popularity, and what the bout left behind."""
    bout = books.bouts[page.bout]
    fought = page.outcome is not None
    rows: list[tuple[str, Side, Side]] = []

    def add(
        label: str, text: Callable[[CornerFact], str], why: Callable[[CornerFact], Why] | None = None
    ) -> None:
        red, blue = ((text(fact), None if why is None else why(fact)) for fact in page.corners)
        if red[0] or blue[0]:
            rows.append((label, red, blue))

    add(tr("Led by"), lambda f: _leader(page.led[f.corner.index], f))
    if fought:
        add(
            tr("Purse"),
            lambda f: words.dollars(f.purse_dollars),
            lambda f: lambda: explain_purse(books, bout, f.corner),
        )
        add(tr("Manager's share"), _share, lambda f: lambda: explain_share(books, bout, f.corner))
    add(tr("POP before"), lambda f: words.pop(f.pop_half))
    if fought:
        add(tr("Earned POP"), lambda f: words.signed(words.pop(f.pop_change_half)))
        add(tr("Record after"), lambda f: shown.record(f.after))
        add(tr("Carried in"), lambda f: words.number(f.carried) if f.carried else "")
        add(tr("Strength lost"), lambda f: tr("{lost} of {start}").format(lost=f.lost, start=f.start))
        add(
            tr("Learned"),
            lambda f: tr("{rating} +1").format(rating=words.rating(f.rating)) if f.rating else "",
        )
        add(tr("New share"), lambda f: "" if f.renewed is None else tr("{number} %").format(number=f.renewed))
    return rows


def _leader(led: Led | None, fact: CornerFact) -> str:
    """Who led a corner; nothing of a bout that was not fought in the program."""
    if led is Led.HAND:
        return tr("{manager}, by hand").format(manager=fact.manager.name) if fact.manager else tr("by hand")
    told = {
        None: "",
        Led.PLAN: tr("a fight plan"),
        Led.PROGRAM: tr("the program"),
        Led.NO_PLAN: tr("no plan"),
    }
    return told[led]


def _share(fact: CornerFact) -> str:
    if fact.percentage is None:
        return words.money(fact.share_cents)
    told = tr("{money} ({percentage} %)")
    return told.format(money=words.money(fact.share_cents), percentage=fact.percentage)


def punch_pairs(totals: tuple[PunchCount, PunchCount], *, scored: bool = True) -> list[Pair]:
    """Punches in all and by kind, as bars; more is better in each.  Without ``scored`` damage is left out."""
    red, blue = totals
    pairs = [
        *_punches(red, blue),
        *(_damage(red, blue) if scored else ()),
        _counted(tr("Knockdowns"), red.knockdowns, blue.knockdowns),
    ]
    if red.counters or blue.counters:
        pairs.append(_counted(tr("Counterpunches"), red.counters, blue.counters))
    by_kind = [{kind.kind: kind.landed for kind in count.kinds} for count in totals]
    kinds = sorted(
        {*by_kind[0], *by_kind[1]}, key=lambda kind: -by_kind[0].get(kind, 0) - by_kind[1].get(kind, 0)
    )
    pairs += [
        _counted(
            tr("{punch} landed").format(punch=words.rating(kind)),
            by_kind[0].get(kind, 0),
            by_kind[1].get(kind, 0),
        )
        for kind in kinds
    ]
    return pairs


def _punches(red: PunchCount, blue: PunchCount) -> list[Pair]:
    """Punches that landed; those thrown only where the bout system tells what missed."""
    landed = _counted(tr("Punches landed"), red.landed, blue.landed)
    if not (red.is_thrown_told and blue.is_thrown_told):
        return [landed]
    return [
        _counted(tr("Punches thrown"), red.thrown, blue.thrown, judged=False),
        landed,
        Pair(
            tr("Accuracy"), shown.share(red.accuracy), shown.share(blue.accuracy),
            (red.accuracy or 0, blue.accuracy or 0), _ahead(red.accuracy or 0, blue.accuracy or 0),
        ),
    ]  # fmt: skip


def _damage(red: PunchCount, blue: PunchCount) -> list[Pair]:
    """Damage by punches and, where there were knockdowns, how it becomes the damage scored (R53).

    Nothing where every punch counts the same.
    """
    if (red.scored, blue.scored) == (red.landed, blue.landed):
        return []
    pairs = [_counted(tr("Damage by punches"), red.damage, blue.damage)]
    if red.again or blue.again:
        pairs.append(_counted(tr("Counted again for knockdowns"), red.again, blue.again))
        pairs.append(_counted(tr("Damage scored"), red.scored, blue.scored))
    return pairs


def _counted(label: str, red: int, blue: int, *, judged: bool = True) -> Pair:
    most = max(red, blue, 1)
    return Pair(label, str(red), str(blue), (red / most, blue / most), _ahead(red, blue) if judged else 0)


def _ahead(red: float, blue: float) -> int:
    return (red > blue) - (red < blue)
