"""The awards of a season: who leads, who won, and by which formulas awards and the hall of fame are reckoned."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QComboBox, QWidget

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.awards import (
    HONOUR_HALF,
    SMALLEST_GAP_HALF,
    THRESHOLD_HALF,
    WORTH_HALF,
    Award,
    Honour,
    Merit,
    Part,
    SeasonAwards,
    is_over,
    seasons,
)
from ringside_manager.gui import words
from ringside_manager.gui.look import size_window
from ringside_manager.gui.pages.people import PagePart
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Badge,
    Dialog,
    Empty,
    Facts,
    Heading,
    Link,
    Panel,
    Scroll,
    button,
    column,
    link_button,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.dialogs import CardGrid
from ringside_manager.gui.widgets.texts import enlarge
from ringside_manager.language import later, tr
from ringside_manager.office.facts.history import AWARD_NAMES, NomineeRow, season_row

# Why an award went where it went, in the words of its points


def headline(nominee: NomineeRow) -> str:
    """What happened, for an award of a bout; empty for people."""
    if not nominee.bout:
        return ""
    method = nominee.method
    if method is None or method is Method.DRAW or (method.is_decision and method is not Method.TD):
        how = "" if method is None else words.method(method, nominee.cause)
        return tr("against {other}: {method} over {round} rounds, night {night}").format(
            other=nominee.other, method=how, round=nominee.round, night=nominee.night
        )
    return tr("against {other}: {how}, night {night}").format(
        other=nominee.other, how=words.ended(method, nominee.round, nominee.cause), night=nominee.night
    )


def reasons(award: Award, nominee: NomineeRow, most: int = 9) -> list[str]:
    """What brought the points, each with how many."""
    parts = sorted(nominee.parts, key=lambda part: -abs(part.points_half))[:most]
    return [
        tr("{what} ({points})").format(
            what=_what(award, part), points=words.signed(words.pop(part.points_half))
        )
        for part in parts
    ]


def _what(award: Award, part: Part) -> str:
    special = _SPECIAL.get((award, part.merit))
    return special(part.points_half) if special is not None else _WHAT[part.merit](part.count)


Said = Callable[[int], str]

_WHAT: dict[Merit, Said] = {
    Merit.WINS: lambda count: tr("%n win", "%n wins", count),
    Merit.STOPPAGES: lambda count: tr("%n inside the distance", "%n inside the distance", count),
    Merit.OPPOSITION: lambda count: tr("half the POP of the men beaten"),
    Merit.DRAWS: lambda count: tr("%n draw", "%n draws", count),
    Merit.LOSSES: lambda count: tr("%n loss", "%n losses", count),
    Merit.TITLES: lambda count: tr("%n title won", "%n titles won", count),
    Merit.DEFENCES: lambda count: tr("%n defence", "%n defences", count),
    Merit.POPULARITY: lambda count: tr("{pop} POP of both").format(pop=count),
    Merit.BALANCE: lambda count: tr("damage even to {percent} %").format(percent=count),
    Merit.KNOCKDOWNS: lambda count: tr("%n knockdown", "%n knockdowns", count),
    Merit.BOTH_DOWN: lambda count: tr("both down"),
    Merit.ROUNDS: lambda count: tr("%n round", "%n rounds", count),
    Merit.COMEBACK: lambda count: tr("won from behind"),
    Merit.CLOSE_CARDS: lambda count: tr("the closest of cards"),
    Merit.TITLE_BOUT: lambda count: tr("the title at stake"),
    Merit.CLEAN_KNOCKOUT: lambda count: tr("a clean knockout"),
    Merit.EARLY: lambda count: tr("%n round early", "%n rounds early", count),
    Merit.CHAMPION_BEATEN: lambda count: tr("the champion beaten"),
    Merit.INSIDE: lambda count: tr("inside the distance"),
    Merit.MONEY: lambda count: tr("{money} of the ring").format(money=words.dollars(count)),
}
_SPECIAL: dict[tuple[Award, Merit], Said] = {
    (Award.KNOCKOUT, Merit.POPULARITY): lambda half: tr("{pop} POP of the beaten").format(
        pop=words.pop(half)
    ),
    (Award.UPSET, Merit.POPULARITY): lambda half: tr("a gap of {pop} POP").format(pop=words.pop(half)),
}
"""Where the points themselves are the POP."""


# How awards and the hall of fame are decided, in the window's words and with the numbers in force


Line = tuple[str, str]


def award_name(award: Award) -> str:
    """What an award is called."""
    return AWARD_NAMES[award]()


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
    Merit.EARLY: later("Each agreed round that was not needed"),
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


class Formula(Dialog):
    """What counts and what it is worth, to read."""

    def __init__(self, title: str, intro: str, lines: Sequence[Line], remark: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.facts = Facts(list(lines))
        inner = QWidget()
        column(note(intro), self.facts, note(remark), None, space=3, parent=inner)
        close = button(tr("Close"), self.accept)
        close.setDefault(True)
        column(Heading(title), (Scroll(inner), 1), row(None, close), space=4, margins=5, parent=self)
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
        "How high a beaten man was ranked shows in his POP: what he had beyond the POP he had earned came from his "
        "rank. It is the same for ranks 1 to 3, and for ranks 4 to 8."
    )
    return Formula(tr("How is this decided? Hall of fame"), intro, lines, remark, parent)


# The awards of a season on cards: who won, why, who came near


CARD_WIDE = 400


class AwardsPart(PagePart[Session]):
    """One season at a time; the latest that is over, or the running one."""

    def build(self) -> None:
        """Make the choice of the season and the cards."""
        self._session: Session | None = None
        self._shown: SeasonAwards[NomineeRow] | None = None
        self.season = QComboBox()
        self.season.setAccessibleName(tr("Season"))
        self.season.currentIndexChanged.connect(lambda _place: self._show())
        self.older = button(
            "", lambda: self._step(-1), kind="flat", picture="back", name=tr("The season before")
        )
        self.newer = button(
            "", lambda: self._step(1), kind="flat", picture="forward", name=tr("The next season")
        )
        self.state = Badge()
        self.evening = Link(go=self.go)
        self.cards = CardGrid(CARD_WIDE)
        self.empty = Empty(tr("The first fight night is still to come. Awards are counted from then on."))
        inner = QWidget()
        column(self.cards, None, parent=inner)
        self.scroller = Scroll(inner)
        head = row(self.older, self.season, self.newer, self.state, None, self.evening)
        column(head, (self.scroller, 1), (self.empty, 1), space=3, margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: Session) -> None:
        """Read the seasons; the one shown stays, at first the latest that is over."""
        self._session = facts
        known = list(seasons(facts.books))
        shown = self.season.currentData()
        self.season.blockSignals(True)
        self.season.clear()
        for number in known:
            self.season.addItem(tr("Season {season}").format(season=number), number)
        over = [number for number in known if is_over(facts.books, number)]
        wanted = shown if shown in known else (over or known or [0])[-1]
        self.season.setCurrentIndex(known.index(wanted) if wanted in known else -1)
        self.season.blockSignals(False)
        show_if(self.scroller, bool(known))
        show_if(self.empty, not known)
        for widget in (self.season, self.older, self.newer, self.state, self.evening):
            show_if(widget, bool(known))
        self._show()

    def _step(self, by: int) -> None:
        self.season.setCurrentIndex(min(max(self.season.currentIndex() + by, 0), self.season.count() - 1))

    def _show(self) -> None:
        number = self.season.currentData()
        if self._session is None or not number:
            return
        shown = season_row(self._session.books, number)
        self.older.setEnabled(self.season.currentIndex() > 0)
        self.newer.setEnabled(self.season.currentIndex() < self.season.count() - 1)
        self.state.set(
            tr("Decided") if shown.final else tr("As it stands"), "gold" if shown.final else "neutral"
        )
        self.evening.set(tr("The evening of season {season}").format(season=number), Place("finale", number))
        if shown == self._shown:
            return
        self._shown = shown
        cards = [AwardCard(*award) for award in shown.awards.items()]
        for card in cards:
            card.go.connect(self.go)
        self.cards.set_cards(cards)


class AwardCard(PagePart[None]):
    """One award: its winner large, the reasons, the others named."""

    def __init__(self, award: Award, nominees: tuple[NomineeRow, ...], parent: QWidget | None = None) -> None:
        self.award, self.nominees = award, nominees
        super().__init__(parent)

    def build(self) -> None:
        name = award_name(self.award)
        panel = Panel(name)
        panel.head.addWidget(link_button(tr("How is this decided?"), self._explain, tip=name))
        column(panel, parent=self)
        if self.nominees:
            winner, *others = self.nominees
            self._write_winner(panel, winner)
            panel.body.addStretch(1)
            for place, nominee in enumerate(others, 2):
                text = nominee.name
                if nominee.bout:
                    text = tr("{one} against {other}").format(one=nominee.name, other=nominee.other)
                target = Place("bout", nominee.bout) if nominee.bout else _place(self.award, nominee)
                panel.body.addLayout(
                    row(
                        plain_label(tr("{place}.").format(place=place), tone="muted"),
                        self.link(text, target),
                        None,
                        plain_label(words.pop(nominee.points_half), tone="muted"),
                    )
                )
        else:
            panel.body.addWidget(note(tr("Nothing of the kind has happened.")))
            panel.body.addStretch(1)

    def _write_winner(self, panel: Panel, winner: NomineeRow) -> None:
        link = self.link(winner.name, _place(self.award, winner))
        enlarge(link, 1.35)
        points = Badge(words.points(winner.points_half), "gold")
        panel.body.addLayout(row(link, None, points))
        if winner.bout:
            panel.body.addWidget(plain_label(headline(winner), wrap=True))
            to_bout = self.link(tr("The bout"), Place("bout", winner.bout))
            to_other = self.link(winner.other, Place("fighter", winner.other_fighter))
            panel.body.addLayout(row(to_bout, to_other, None))
        panel.body.addWidget(note(" · ".join(reasons(self.award, winner))))

    def _explain(self) -> None:
        award_formula(self.award, self).open()


def _place(award: Award, nominee: NomineeRow) -> Place:
    """Where the name leads: a manager's page, else the fighter's."""
    if award is Award.MANAGER:
        return Place("manager", nominee.manager)
    return Place("fighter", nominee.fighter)
