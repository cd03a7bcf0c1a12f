"""The evening of a season or of the whole campaign: the race for money drawn out, who won, awards, what comes next."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QBoxLayout, QWidget

from ringside_manager.campaign.orders import PlayOn
from ringside_manager.campaign.schedule import SEASON, season_of
from ringside_manager.gui import words
from ringside_manager.gui.advance.advancer import Advancer
from ringside_manager.gui.look import follow_look, px, set_margins
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.history.awards import AwardCard, headline
from ringside_manager.gui.pages.history.race import EveningTable, MoneyRace
from ringside_manager.gui.pages.office.glance import holder_words, victory_words
from ringside_manager.gui.pages.office.words import news_sentence
from ringside_manager.gui.place import COMMAND, Place
from ringside_manager.gui.portraits import PortraitLabel, sitter_in
from ringside_manager.gui.seats import CornerColour, colours_in
from ringside_manager.gui.widgets import (
    Afterwards,
    Dialog,
    Empty,
    Heading,
    Link,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
    set_tip,
    show_if,
)
from ringside_manager.gui.widgets.dialogs import CardGrid
from ringside_manager.gui.widgets.fields import Field, spin
from ringside_manager.gui.widgets.frames import Flow
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.history import EveningFacts, evening_facts

# Another season with the same league (C71)


class PlayOnDialog(Dialog):
    """Asks for how many nights the campaign goes on."""

    def __init__(self, nights: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Another season"))
        self.nights = spin(tr("Fight nights"), 1, 5200, nights, rule="C71")
        says = note(
            tr(
                "Everything stays as it is: money, stables, popularity, titles. Who wins in the end is decided anew."
            )
        )
        begin = button(tr("Play on"), self.accept, kind="primary")
        begin.setDefault(True)
        field = Field(tr("Fight nights"), self.nights, hint=tr("A season has 52."), rule="C71")
        column(
            Heading(tr("Another season with the same league")), says, field,
            row(None, button(tr("Cancel"), self.reject), begin),
            space=4, margins=5, parent=self,
        )  # fmt: skip


# The page


_WIDE, _FOOT = 860, 640
"""From these widths on, at normal size, the race and the table, and the ways on at the foot, stand beside each other."""


class FinalePage(Page):
    """The evening of a season by its number, of the campaign for 0; ``part`` ``race`` begins with the race."""

    @property
    def wants_window(self) -> bool:
        """The evening is a moment of its own: nothing stands around it."""
        return True

    def build(self) -> None:
        self._facts: EveningFacts | None = None
        self._rest = Afterwards(self._fill_rest, self)
        self._colours: Mapping[int, CornerColour] = {}
        self.heading = SizedLabel("", 2.4, QFont.Weight.Bold, display=True)
        self.heading.setWordWrap(True)
        self.sub = note()
        for label in (self.heading, self.sub):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.race = MoneyRace()
        self.again = button("", self._toggle_race, picture="refresh")
        self.table = EveningTable()
        self.best, self.turns = Panel(), Panel(tr("What has changed"))
        self.awards = CardGrid(400)
        self.empty = Empty(tr("The first fight night is still to come."))
        self.holders = row(space=4, margins=(0, 0, 0, 0))
        champions = QWidget()
        champions.setLayout(self.holders)
        self.table.body.addWidget(champions)
        self.table.go.connect(self.go)
        self.race.ran.connect(self._on_ran)
        course = Panel(tr("The race for money"))
        course.head.addWidget(self.again)
        course.body.addWidget(self.race, 1)
        self.content = QWidget()
        self._pairs = (
            row((course, 5), (self.table, 4), space=4),
            row((self.best, 5), (self.turns, 4), space=4),
        )
        box = column(
            self.heading, self.sub, *self._pairs, self.awards, None, space=4, parent=self.content
        )  # fmt: skip
        set_margins(box, 6, 5, 6, 4)
        self._kept_back = (champions, self.best, self.turns, self.awards)
        for part in self._kept_back:  # nothing moves when they come
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        self.ways, self.onward = Flow(3), row()
        holder = QWidget()
        holder.setLayout(self.ways)
        self.foot = row((holder, 1), self.onward, space=3, margins=(6, 3, 6, 3))
        column((Scroll(self.content), 1), self.empty, self.foot, space=0, parent=self)
        follow_look(self._arrange)

    def title(self) -> str:
        if self.place.number:
            return tr("The evening of season {season}").format(season=self.place.number)
        return tr("The finale")

    def show_place(self, place: Place) -> None:
        self.place = place
        self._read(animated=place.part == "race")
        self.retitled.emit()

    def refresh(self) -> None:
        self._read(animated=False)

    def _read(self, *, animated: bool) -> None:
        books = self.session.books
        begun = books.closed > 0 and self.place.number <= season_of(books.closed)
        show_if(self.content, begun)
        show_if(self.empty, not begun)
        self._fill_foot()
        if not begun:
            return
        self._facts = facts = evening_facts(books, self.place.number)
        self._colours = colours_in(books)
        self._fill_holders(facts)
        if self.isVisible():
            self._fill_rest()
        else:
            self._rest.ask()
        self.table.show_lines(facts, self._colours)
        self.race.show_race(facts, self._colours, animated=animated)
        if not self.race.is_running:
            self.on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_rest(self) -> None:
        """Fill what stands under the race."""
        facts = self._facts
        if facts is None:
            return
        self._fill_best(facts)
        self._fill_turns(facts)
        cards = [AwardCard(*award) for award in facts.awards.awards.items()]
        for card in cards:
            card.go.connect(self.go)
        self.awards.set_cards(cards)

    def _on_ran(self, at: int) -> None:
        """Keep back who won, and all that tells it, until the race is over."""
        facts = self._facts
        if facts is None:
            return
        self.table.show_night(at)
        over = at == len(facts.lines[0].cents) - 1
        self.heading.setText(self._outcome(facts) if over else words.night(facts.nights[0] - 1 + at))
        self.sub.setText(self._told(facts) if over else tr("A click shows the end at once."))
        if over and self.race.hasFocus():
            self.on.setFocus(Qt.FocusReason.OtherFocusReason)
        for part in self._kept_back:
            show_if(part, over)
        self.again.setText(tr("Draw it again") if over else tr("Show the end"))

    def _outcome(self, facts: EveningFacts) -> str:
        names = [line.manager.name for line in facts.won]
        if not facts.season:
            return victory_words(names) if self.session.books.ended else tr("The campaign goes on")
        one = tr("{names} leads after season {season}")
        text = one if len(names) == 1 else tr("{names} lead after season {season}")
        return text.format(names=" · ".join(names), season=facts.season)

    def _told(self, facts: EveningFacts) -> str:
        nights = tr("%n fight night", "%n fight nights", len(facts.nights))
        return f"{nights} · {holder_words([champion.name for champion in facts.champions])}"

    def _fill_best(self, facts: EveningFacts) -> None:
        clear_layout(self.best.body)
        best = facts.best
        self.best.set_title(tr("The bout to watch"))
        if best is None:
            self.best.body.addWidget(note(tr("Nothing of the kind has happened.")))
            return
        name = SizedLabel(best.name, 1.35, QFont.Weight.Bold, display=True)
        name.setWordWrap(True)
        watch = button(tr("Watch it"), lambda: self.go.emit(Place("ring", best.bout)), picture="eye")
        page = Link(tr("The bout"), Place("bout", best.bout), go=self.go)
        told = column(
            name, plain_label(headline(best), wrap=True, tone="muted"), row(watch, page, None, space=3), None
        )
        self.best.body.addLayout(
            row((told, 1), self._face(best.fighter), self._face(best.other_fighter), space=3)
        )

    def _face(self, fighter: int) -> PortraitLabel:
        face = PortraitLabel(84, sitter_in(self.session.books, fighter))
        face.setAccessibleName(self.session.books.fighters[fighter].name)
        return face

    def _fill_holders(self, facts: EveningFacts) -> None:
        """The champions of all classes with their faces, under the table."""
        clear_layout(self.holders)
        for champion in facts.champions:
            name = Link(champion.name, Place("fighter", champion.number), go=self.go)
            told = column(None, plain_label(tr("Champion"), tone="muted"), name, None, space=1)
            self.holders.addLayout(row(self._face(champion.number), told, space=3))
        self.holders.addStretch(1)

    def _fill_turns(self, facts: EveningFacts) -> None:
        clear_layout(self.turns.body)
        books = self.session.books
        told = [
            tr("{night}: {sentence}").format(
                night=words.night(item.night), sentence=news_sentence(books, item)
            )
            for item in facts.turns[-4:]
        ]
        told += [
            tr("{name} has risen from No. {before} to No. {after}.").format(
                name=man.name, before=before, after=after
            )
            for man, before, after in facts.climbers
            if after
        ]
        if facts.retired or facts.newcomers:
            gone = tr("%n fighter retired", "%n fighters retired", facts.retired)
            came = tr("%n newcomer came", "%n newcomers came", facts.newcomers)
            told.append(tr("{gone}, {came}.").format(gone=gone, came=came))
        for sentence in told or [tr("No title changed hands.")]:
            self.turns.body.addWidget(plain_label(sentence, wrap=True))
        self.turns.body.addStretch(1)

    def _fill_foot(self) -> None:
        clear_layout(self.ways)
        clear_layout(self.onward)
        books = self.session.books
        leave = button(tr("To the office"), lambda: self.go.emit(Place("office")), picture="office")
        parts: list[QWidget] = [leave]
        if books.ended and not self.place.number:
            export = button(
                tr("Export…"), lambda: self.go.emit(Place(COMMAND, part="export html")), picture="export"
            )
            start = button(
                tr("Start page"), lambda: self.go.emit(Place(COMMAND, part="start")), picture="home"
            )
            parts += [export, start]
            self.on = button(tr("Another season…"), self._ask_play_on, kind="primary", picture="continue")
            self.on.setEnabled(not self._why_not())
            set_tip(self.on, self._why_not() or tr("The same league plays on, everything as it stands."))
        else:
            self.on = button(tr("Go on"), self._go_on, kind="primary", picture="continue")
        for part in parts:
            self.ways.addWidget(part)
        self.on.setMinimumWidth(self.on.sizeHint().width())
        self.onward.addWidget(self.on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside each other where there is room, else under each other."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width() >= px(_WIDE)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        for pair in self._pairs:
            pair.setDirection(way)
        beside = self.width() >= px(_FOOT)
        self.foot.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )

    def _toggle_race(self) -> None:
        if self.race.is_running:
            self.race.finish()
        else:
            self.race.run()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the evening."""
        if event.key() == Qt.Key.Key_Escape:
            self.go.emit(Place("office"))
        else:
            super().keyPressEvent(event)

    # what comes next -----------------------------------------------------------------------------------

    def _go_on(self) -> None:
        advancer = self.session.findChild(Advancer)
        if isinstance(advancer, Advancer):
            advancer.go()

    def _why_not(self) -> str:
        if self.session.read_only:
            return tr("This league is open for reading only.")
        promoter, viewer = self.session.books.promoter, self.session.viewer
        if promoter and not (viewer is not None and viewer.promoter):
            return tr(
                "{name}, the promoter, decides about that (Seats and turns in the menu Fights)."
            ).format(name=promoter)
        return ""

    def _ask_play_on(self) -> None:
        dialog = PlayOnDialog(min(SEASON, self.session.books.options.nights), self)
        dialog.accepted.connect(lambda: self._play_on(dialog.nights.value()))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _play_on(self, nights: int) -> None:
        viewer = self.session.viewer
        by: Party | None = viewer if viewer is not None and viewer.promoter else None
        self.session.do(
            tr("Another season"),
            lambda office, _job: office.hand_in(PlayOn(nights), by or office.promoter),
            lambda _done: self.go.emit(Place("office")),
        )
