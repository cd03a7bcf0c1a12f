"""A pack of house rules as a form, and the rules a league boxes under.

They are looked at by everybody and changed by the promoter between two seasons (C78).
"""

from __future__ import annotations

from PySide6.QtCore import (
    Qt,
    Signal,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QWidget,
)

from ringside_manager.campaign.belts import MOST_BELTS, belt_name
from ringside_manager.campaign.house_packs import HousePack, unchecked
from ringside_manager.campaign.house_rules import (
    BY_THE_BOOK,
    Contradiction,
    contradictions,
    keeping_founding,
)
from ringside_manager.campaign.numbers import changed
from ringside_manager.campaign.orders import ChangeHouseRules, NameBelts
from ringside_manager.campaign.schedule import between_seasons, tournament_under_way
from ringside_manager.gui.house_rules import (
    OWN,
    CompareDialog,
    PackTree,
    ask_open,
    ask_save,
    pack_title,
    range_text,
)
from ringside_manager.gui.look import size_window
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Dialog, Heading, button, column, note, plain_label, row, set_tip
from ringside_manager.gui.widgets.fields import combo
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr, translated
from ringside_manager.office.house_rules import SHIPPED, newest_bout_rules, pack_of, packs, rows, shipped

# The form


class PackForm(QWidget):
    """A pack to be chosen, changed, opened and saved; ``changed`` after each of these.

    ``pack`` is what it says, ``None`` while its numbers contradict each other.
    """

    changed = Signal()

    def __init__(self, pack: HousePack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pack = pack
        self.packs = combo(tr("Pack"))
        self._known = packs()
        for one in self._known:
            self.packs.addItem(pack_title(one), one.name)
        self.about = note()
        self.tree = PackTree()
        self.wrong = plain_label(wrap=True, tone="bad")
        self.wrong.hide()
        self.only = QCheckBox(tr("Only what differs from the book"))
        self.open = button(tr("Open…"), self._open, picture="folder")
        self.save = button(tr("Save as…"), self._save, picture="save")
        self.compare = button(tr("Compare…"), self._compare, picture="compare")
        self.why = note()
        column(
            row(self.packs, self.open, self.save, self.compare, None, space=2),
            self.about, self.only, self.wrong, (self.tree, 1), self.why,
            space=3, parent=self,
        )  # fmt: skip
        self.show_pack(pack)
        self.packs.activated.connect(lambda _at: self._choose_again())
        self.only.toggled.connect(self.tree.show_only_differences)
        self.tree.edited.connect(self._on_edit)
        self.tree.currentItemChanged.connect(lambda *_: self._explain())

    @property
    def pack(self) -> HousePack | None:
        """What the form says; ``None`` while numbers contradict each other."""
        return None if self.faults() else self._pack

    def faults(self) -> tuple[Contradiction, ...]:
        """The numbers that contradict each other."""
        return tuple(contradictions(unchecked(BY_THE_BOOK, self.tree.values)))

    def show_pack(self, pack: HousePack) -> None:
        """Show a pack; one that is not among those there are by name has an entry of its own."""
        self._pack = pack
        named = [(one.name, one.rules) for one in self._known]
        is_new = (pack.name, pack.rules) not in named
        while self.packs.count() > len(named):
            self.packs.removeItem(len(named))
        if is_new:
            self.packs.addItem(pack.title, pack.name)
        self.packs.setCurrentIndex(len(named) if is_new else named.index((pack.name, pack.rules)))
        self.tree.show_rules(pack.rules)
        self._judge()

    def set_read_only(self, on: bool) -> None:
        """Show the numbers without taking any."""
        self.tree.read_only = on
        for part in (self.packs, self.open):
            part.setVisible(not on)

    def _choose_again(self) -> None:
        """Go back to a pack of the list; the entry after them is the one that is shown."""
        if self.packs.currentIndex() < len(self._known):
            self._choose(self._known[self.packs.currentIndex()])

    def _choose(self, pack: HousePack) -> None:
        self.show_pack(pack)
        self.changed.emit()

    def _on_edit(self) -> None:
        if not self.faults():
            rules = changed(BY_THE_BOOK, self.tree.values)
            same = next((shipped(name) for name in SHIPPED if shipped(name).rules == rules), None)
            kept = self._pack.name if self._pack.name not in SHIPPED else OWN
            title = self._pack.title if self._pack.name not in SHIPPED else tr("Our own")
            self.show_pack(same or HousePack(kept, title, "", rules))
        self._judge()
        self.changed.emit()

    def _judge(self) -> None:
        found = self.faults()
        show_text(self.wrong, translated(found[0].why) if found else "")
        count = sum(row.differs for row in rows(self._pack.rules))
        said = translated(self._pack.description) if self._pack.description else ""
        told = tr("%n number differs from the book.", "%n numbers differ from the book.", count)
        self.about.setText(f"{said} {told}".strip())

    def _explain(self) -> None:
        number = self.tree.number_at(self.tree.currentIndex())
        if number is None:
            self.why.setText("")
            return
        sentence = tr("{label}: {why} {range}. Rule {rule}.").format(
            label=translated(number.meaning.label), why=translated(number.meaning.why),
            range=range_text(number), rule=number.rule,
        )  # fmt: skip
        self.why.setText(sentence)

    def _open(self) -> None:
        found = ask_open(self)
        if found is not None:
            self._choose(found)

    def _save(self) -> None:
        if self.faults():
            return
        saved = ask_save(self, self._pack)
        if saved is not None and not self.tree.read_only:
            self._choose(saved)

    def _compare(self) -> None:
        dialog = CompareDialog((self._pack, *self._known), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


# The rules of a league


class LeagueRules(Dialog):
    """Every number of the league beside the book; another pack is put into force from here."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setWindowTitle(tr("House rules"))
        self.setObjectName("league_rules")
        self.setProperty("rule", "C78")
        self.form = PackForm(pack_of(session.books))
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self.reason.setPlaceholderText(tr("Why? It is kept in the journal."))
        self.reason.setAccessibleName(tr("Why"))
        self._newest = newest_bout_rules(session.books)
        self.raises = QCheckBox(tr("Bouts by version {number} of their rules").format(number=self._newest))
        set_tip(
            self.raises,
            tr(
                "Since this league was founded, a rule of its bouts was corrected. Bouts fought before keep the rules they were fought under."
            ),
        )
        self.belts = BeltNames(session)
        self.apply = button(tr("Box by these rules from the next night"), self._apply, kind="primary")
        self.says = note()
        close = button(tr("Close"), self.reject)
        column(
            Heading(tr("House rules of {league}").format(league=session.books.name), 1), self.says,
            (self.form, 1), self.belts, self.raises, row((self.reason, 1), close, self.apply, space=3),
            space=4, margins=5, parent=self,
        )  # fmt: skip
        locked = self._why_not()
        self.form.set_read_only(bool(locked))
        for part in (self.reason, self.apply):
            part.setVisible(not locked)
        self.belts.setVisible(not locked and session.books.house.titles.belts > 1)
        self.raises.setVisible(bool(self._newest) and not locked)
        self.raises.toggled.connect(self._judge)
        told = tr(
            "What is changed counts from the next night on; what was boxed keeps its rules. The numbers of the founding stay."
        )
        self.says.setText(locked or told)
        self.form.changed.connect(self._judge)
        self._judge()
        size_window(self, 900, 640)

    def _why_not(self) -> str:
        """Why the rules cannot be changed here and now; empty if they can."""
        books, viewer = self._session.books, self._session.viewer
        if self._session.read_only:
            return tr("This league is open for reading only.")
        if books.promoter and not (viewer is not None and viewer.promoter):
            return tr("{name}, the promoter, decides about them.").format(name=books.promoter)
        if not between_seasons(books):
            return tr(
                "They can be changed between two seasons: before the first night, after a season, or at its end."
            )
        drawn = tournament_under_way(books)
        if drawn is not None:
            return tr("{tournament} is under way; they can be changed when it is over.").format(
                tournament=drawn.name
            )
        return ""

    def _judge(self) -> None:
        pack, now = self.form.pack, self._session.books.house
        raised = self.raises.isChecked()
        self.apply.setEnabled(pack is not None and (raised or keeping_founding(pack.rules, now) != now))

    def _apply(self) -> None:
        pack = self.form.pack
        if pack is None:
            self.form.tree.mark(self.form.faults()[0].names)
            return
        self._hand_in(pack, self.reason.text().strip())

    def _hand_in(self, pack: HousePack, reason: str) -> None:
        viewer = self._session.viewer
        raised = self.raises.isChecked()
        by = viewer if viewer is not None and viewer.promoter else None
        self._session.do(
            tr("House rules"),
            lambda office, _job: office.hand_in(
                ChangeHouseRules(pack, reason, raised), by or office.promoter
            ),
            lambda _done: self.accept(),
        )


class BeltNames(QWidget):
    """What the belts of every class are called; the promoter names them between two seasons (Y16)."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.names = [QLineEdit() for _ in range(MOST_BELTS)]
        for belt, name in enumerate(self.names, 1):
            name.setMaxLength(30)
            name.setAccessibleName(tr("Name of belt {belt}").format(belt=belt))
            name.textChanged.connect(self._judge)
        self.naming = button(tr("Name the belts"), self._name)
        label = plain_label(tr("Belts"), tone="muted")
        label.setProperty("rule", "Y16")
        row(label, *((name, 1) for name in self.names), self.naming, space=3, parent=self)
        self._fill()

    def _fill(self) -> None:
        belts = self._session.books.house.titles.belts
        for belt, name in enumerate(self.names, 1):
            name.setText(belt_name(self._session.books, belt))
            name.setVisible(belt <= belts)

    def _told(self) -> tuple[str, ...]:
        belts = self._session.books.house.titles.belts
        return tuple(" ".join(name.text().split()) for name in self.names[:belts])

    def _judge(self) -> None:
        told, books = self._told(), self._session.books
        now = tuple(belt_name(books, belt) for belt in range(1, len(told) + 1))
        whole = all(told) and len({name.casefold() for name in told}) == len(told)
        self.naming.setEnabled(whole and told != now)

    def _name(self) -> None:
        viewer, names = self._session.viewer, self._told()
        by = viewer if viewer is not None and viewer.promoter else None
        self._session.do(
            tr("Names of belts"),
            lambda office, _job: office.hand_in(NameBelts(names), by or office.promoter),
            lambda _done: self._judge(),
        )
