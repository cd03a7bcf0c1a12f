"""How awards and the hall of fame are decided, in the window's words and with the numbers in force."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QDialog, QWidget

from ringside_manager.campaign.awards import Award, Merit
from ringside_manager.campaign.awards_points import SMALLEST_GAP_HALF, WORTH_HALF
from ringside_manager.campaign.hall_of_fame import THRESHOLD_HALF, Honour
from ringside_manager.campaign.hall_of_fame import WORTH_HALF as HONOUR_HALF
from ringside_manager.gui import words
from ringside_manager.gui.look import set_margins, size_window
from ringside_manager.gui.widgets import Facts, Heading, Scroll, button, column, note, row
from ringside_manager.language import later, tr

Line = tuple[str, str]


def award_name(award: Award) -> str:
    """What an award is called."""
    return _AWARDS[award]()


_AWARDS: dict[Award, Callable[[], str]] = {
    Award.FIGHTER: later("Fighter of the season"),
    Award.BOUT: later("Bout of the season"),
    Award.KNOCKOUT: later("Knockout of the season"),
    Award.UPSET: later("Upset of the season"),
    Award.MANAGER: later("Manager of the season"),
}

_MERITS: dict[tuple[Award, Merit] | Merit, Callable[[], str]] = {
    Merit.WINS: later("Each win"),
    Merit.STOPPAGES: later("Each of them inside the distance, more"),
    Merit.TITLES: later("Each title won"),
    Merit.DEFENCES: later("Each title defended, draws included"),
    Merit.DRAWS: later("Each draw"),
    Merit.LOSSES: later("Each loss"),
    Merit.KNOCKDOWNS: later("Each knockdown, up to five"),
    Merit.BOTH_DOWN: later("Both men down"),
    Merit.ROUNDS: later("Each round boxed"),
    Merit.COMEBACK: later("Won inside the distance by a man behind on every card"),
    Merit.CLOSE_CARDS: later("Went the distance, no card more than a point apart"),
    Merit.TITLE_BOUT: later("The title at stake"),
    Merit.CLEAN_KNOCKOUT: later("A clean knockout rather than a stoppage"),
    Merit.EARLY: later("Each round of the agreed length not needed"),
    Merit.CHAMPION_BEATEN: later("The champion beaten for the title"),
    Merit.INSIDE: later("Won inside the distance"),
}

_BESIDE: dict[Award, Callable[[], list[Line]]] = {
    Award.FIGHTER: lambda: [(tr("Whom he beat"), tr("half the POP of every man he beat"))],
    Award.BOUT: lambda: [
        (tr("The names"), tr("a quarter of the POP of both together")),
        (tr("Closeness"), tr("up to 10: the lesser damage as a share of the greater")),
    ],
    Award.KNOCKOUT: lambda: [(tr("The beaten man"), tr("his POP"))],
    Award.UPSET: lambda: [(tr("The gap"), tr("how much more POP the beaten man had"))],
    Award.MANAGER: lambda: [
        (tr("Money of the ring"), tr("1 for each $1,000 of shares, dates paid for taken off"))
    ],
}

_REMARKS: dict[Award, Callable[[], str]] = {
    Award.FIGHTER: later(
        "He must have won a bout. Equal points: more wins, fewer losses, more wins inside the distance, "
        "who entered first."
    ),
    Award.BOUT: later("Equal points: more POP of both, more rounds, the earlier bout."),
    Award.KNOCKOUT: later(
        "Knockouts and stoppages. Equal points: more POP beaten, the earlier round, the earlier moment in it."
    ),
    Award.UPSET: lambda: tr("A gap of less than {least} is no upset. Equal points: the wider gap.").format(
        least=words.pop(SMALLEST_GAP_HALF)
    ),
    Award.MANAGER: later(
        "Sales and trades do not count: they move money from one manager to another. "
        "Equal points: more money, more wins, the earlier seat."
    ),
}


def award_lines(award: Award) -> list[Line]:
    """What an award is decided by: what counts, and how many points it is worth."""
    fixed = [
        (_MERITS[merit](), words.pop(half))
        for merit, half in sorted(WORTH_HALF[award].items(), key=lambda pair: -pair[1])
    ]
    return [*_BESIDE[award](), *fixed]


def honour_name(honour: Honour) -> str:
    """What counts for the hall of fame."""
    return _HONOURS[honour]()


_HONOURS: dict[Honour, Callable[[], str]] = {
    Honour.TITLES: later("Each title won"),
    Honour.DEFENCES: later("Each title defended, draws included"),
    Honour.CHAMPIONS_BEATEN: later("Each win over a reigning champion, title or not"),
    Honour.TOP_MEN_BEATEN: later("Each win over a contender ranked 1 to 3 that day"),
    Honour.RANKED_MEN_BEATEN: later("Each win over one ranked 4 to 8"),
    Honour.MORE_WINS: later("Each win beyond his losses"),
    Honour.STOPPAGES: later("Each win inside the distance"),
    Honour.LONGEVITY: later("Every ten bouts"),
    Honour.UNBEATEN: later("Unbeaten in ten bouts or more"),
    Honour.AWARDS: later("Each time fighter of the season"),
}


class Formula(QDialog):
    """What counts and what it is worth, to read."""

    def __init__(self, title: str, intro: str, lines: Sequence[Line], remark: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.facts = Facts(list(lines))
        inner = QWidget()
        column(note(intro), self.facts, note(remark), None, space=3, parent=inner)
        close = button(tr("Close"), self.accept)
        close.setDefault(True)
        box = column(Heading(title), space=4, parent=self)
        box.addWidget(Scroll(inner), 1)
        box.addLayout(row(None, close))
        set_margins(box, 5)
        size_window(self, 620, 460)


def award_formula(award: Award, parent: QWidget) -> Formula:
    """How one award is decided."""
    intro = tr("Points are added up; the most win. POP is always the total before the bout, never below 0.")
    title = tr("How is this decided? {award}").format(award=award_name(award))
    return Formula(title, intro, award_lines(award), _REMARKS[award](), parent)


def hall_formula(parent: QWidget) -> Formula:
    """How one gets into the hall of fame."""
    intro = tr(
        "A fighter is inducted once he is retired and has {points} points for his whole career."
    ).format(points=words.pop(THRESHOLD_HALF))
    lines = [(honour_name(honour), words.pop(half)) for honour, half in HONOUR_HALF.items()]
    remark = tr(
        "The rank of a beaten man is read from the POP he brought: his total less what he had earned is his "
        "rank POP, which is the same for ranks 1 to 3 and for ranks 4 to 8."
    )
    return Formula(tr("How is this decided? Hall of fame"), intro, lines, remark, parent)
