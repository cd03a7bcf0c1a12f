"""Everything the window can do, in one table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import Qt

from ringside_manager.gui.look import LOOK, zoom_factor
from ringside_manager.gui.place import PAGES, Command, Place
from ringside_manager.gui.settings import settings
from ringside_manager.language import LANGUAGE, tr

if TYPE_CHECKING:
    from ringside_manager.gui.session import Session
    from ringside_manager.gui.shell.league_desk import LeagueDesk
    from ringside_manager.gui.window import MainWindow
    from ringside_manager.office.docket import Party
    from ringside_manager.office.undoing import Undoable

T = TypeVar("T")


class CommandTable:
    """Makes the commands of one window."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._known: dict[str, tuple[object, Any]] = {}

    def commands(self) -> tuple[Command, ...]:
        """All of them, menu by menu in the order they stand there."""
        return (*self._league(), *self._edit(), *self._view(), *self._go(), *self._fights(), *self._reports(), *self._tools(), *self._help())  # fmt: skip

    def _desk(self) -> LeagueDesk:
        desk = self._window.desk
        assert desk is not None, "a command that needs a league was run without one"
        return desk

    def _with(self, act: Callable[[LeagueDesk], object]) -> Callable[[], object]:
        """Something to do with the league that is open by then."""
        return lambda: act(self._desk())

    def _closed(self) -> str:
        """Why it cannot be done: no league is open."""
        return "" if self._window.desk else tr("No league is open.")

    def _unseated(self) -> str:
        """Why it cannot be done: no league, or nobody sits at the keyboard."""
        if reason := self._closed():
            return reason
        return tr("Somebody has to take the seat first.") if self._desk().curtain.is_down else ""

    def _unkept(self) -> str:
        """Why nothing can be written beside the league."""
        if reason := self._closed():
            return reason
        return tr("This league is open for reading only.") if self._desk().session.read_only else ""

    def _unwritable(self) -> str:
        if reason := self._unseated() or self._unkept():
            return reason
        if self._desk().session.outbox is None:
            return ""
        return tr(
            "This is your copy: what you ordered can be taken back in the outbox, until it is handed in."
        )

    def _unshared(self) -> str:
        """Why the league cannot be put into a shared folder."""
        if reason := self._unseated() or self._unkept():
            return reason
        session = self._desk().session
        if session.outbox is not None:
            return tr("This is your copy of a league that is kept elsewhere.")
        return tr("It lies in a shared folder already.") if session.folder is not None else ""

    def _unfetchable(self) -> str:
        """Why the league cannot be taken back out of a shared folder."""
        if reason := self._unseated() or self._unkept():
            return reason
        return "" if self._desk().session.folder else tr("It is kept in no shared folder.")

    def _league(self) -> tuple[Command, ...]:
        window = self._window
        return (
            Command("new", tr("&New league…"), window.start.new_league, "league", "Ctrl+N", "plus", "open"),
            Command("open", tr("&Open a league…"), window.ask_and_open, "league", "Ctrl+O", "folder", "open"),
            Command("sample", tr("Open the &sample league"), window.start.open_sample, "league", "", "star", "open"),
            Command("join", tr("&Join a league…"), window.start.join_league, "league", "", "person", "open", words=tr("Shared folder, server, link, invitation")),
            Command("start", tr("&Close the league"), window.close_league, "league", "Ctrl+W", "home", "open", why_not=self._closed),
            Command("copy", tr("Save a &copy…"), self._with(lambda desk: desk.files.save_copy()), "league", "Ctrl+Shift+S", "copy", "files", why_not=self._closed),
            Command("backup", tr("Make a &backup"), self._with(lambda desk: desk.files.back_up()), "league", "", "save", "files", why_not=self._unkept),
            Command("backups", tr("Bac&kups…"), self._with(self._show_backups), "league", "", "import", "files", why_not=self._closed),
            Command("share", tr("Put this league into a shared folder…"), self._with(self._share), "league", "", "export", "places", words=tr("Friends, many places"), why_not=self._unshared),
            Command("unshare", tr("Take it back to this keyboard…"), self._with(self._unshare), "league", "", "home", "places", why_not=self._unfetchable),
            Command("house rules", tr("&House rules…"), self._with(self._show_rules), "league", "", "book", "rules", words=tr("Purses, popularity, rest"), why_not=self._closed),
            Command("try house rules", tr("&Try house rules…"), self._window.start.try_rules, "league", "", "chart", "rules", words=tr("Bench, packs compared, many leagues")),
            Command("quit", tr("&Quit"), window.close, "league", "Ctrl+Q", "close", "quit"),
        )  # fmt: skip

    def _share(self, desk: LeagueDesk) -> None:
        from ringside_manager.gui.pages.promoter.sharing import ShareDialog

        ShareDialog(desk.session, self._window).open()

    def _unshare(self, desk: LeagueDesk) -> None:
        from ringside_manager.gui.pages.promoter.sharing import ask_to_take_back

        ask_to_take_back(desk.session, self._window)

    def _show_backups(self, desk: LeagueDesk) -> None:
        from ringside_manager.gui.shell.league_files import BackupsDialog

        BackupsDialog(desk.session, self._window.open_league, self._window).open()

    def _show_rules(self, desk: LeagueDesk) -> None:
        from ringside_manager.gui.house_rules.form import LeagueRules

        LeagueRules(desk.session, self._window).open()

    def _edit(self) -> tuple[Command, ...]:
        return (
            Command("undo", tr("&Undo"), self._with(lambda desk: desk.undo()), "edit", "Ctrl+Z", "undo", "undo", why_not=self._no_undo, label=self._undo_text),
            Command("redo", tr("&Redo"), self._with(lambda desk: desk.redo()), "edit", "Ctrl+Shift+Z", "redo", "undo", why_not=self._no_redo, label=self._redo_text),
            Command("journal", tr("Undo to a point or strike an act…"), self._with(lambda desk: desk.go(Place("journal"))), "edit", "", "journal", "undo", why_not=self._unseated),
            Command("palette", tr("&Find anything…"), self._window.open_palette, "edit", "Ctrl+K", "search", "find"),
            Command("settings", tr("&Settings…"), self._window.open_settings, "edit", "Ctrl+,", "settings", "settings"),
        )  # fmt: skip

    def _undo_text(self) -> str:
        act = self._act_text(_undoable)
        return tr("Undo: {act}").format(act=act) if act else tr("Undo")

    def _redo_text(self) -> str:
        act = self._act_text(_redoable)
        return tr("Redo: {act}").format(act=act) if act else tr("Redo")

    def _act_text(self, ask: Callable[[Session, Party | None], Undoable | None]) -> str:
        """The act that ``ask`` finds, in a few words; empty if there is none."""
        desk = self._window.desk
        found = self._text(desk.session, ask) if desk else None
        if found is None or found.hidden:
            return ""
        from ringside_manager.gui.justice.deed_words import act_text

        return act_text(found)

    def _text(self, session: Session, ask: Callable[[Session, Party | None], T]) -> T:
        """What ``ask`` says of the journal for the viewer, asked again only when either is another."""
        state = (ask, session.path, len(session.entries), session.viewer, LANGUAGE.code)
        if self._known.get(ask.__name__, (None, None))[0] != state:
            self._known[ask.__name__] = (state, ask(session, session.viewer))
        found: T = self._known[ask.__name__][1]
        return found

    def _no_undo(self) -> str:
        if reason := self._unwritable():
            return reason
        found = self._text(self._desk().session, _undoable)
        if found is not None and found.hidden:
            return tr("There is nothing here for you to undo.")
        return "" if found else tr("There is nothing to undo: the league has only been founded.")

    def _no_redo(self) -> str:
        if reason := self._unwritable():
            return reason
        found = self._text(self._desk().session, _redoable)
        return "" if found and not found.hidden else tr("There is nothing to redo.")

    def _view(self) -> tuple[Command, ...]:
        window = self._window
        themes = (
            ("system", tr("As the desktop")),
            ("light", tr("Light")),
            ("dark", tr("Dark")),
            ("high contrast", tr("High contrast")),
        )
        return (
            *(
                Command(f"theme {wish}", text, lambda wish=wish: self._set_theme(wish), "view", "", "", "theme", words=tr("Colours"), checked=lambda wish=wish: LOOK.wish == wish)  # type: ignore[misc]
                for wish, text in themes
            ),
            Command("larger", tr("&Larger"), lambda: self._zoom(1), "view", "Ctrl++", "plus", "zoom"),
            Command("smaller", tr("&Smaller"), lambda: self._zoom(-1), "view", "Ctrl+-", "minus", "zoom"),
            Command("normal size", tr("&Normal size"), lambda: self._zoom(0), "view", "Ctrl+0", "", "zoom"),
            Command("full screen", tr("&Full screen"), lambda: window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen), "view", "F11", "", "window", checked=window.isFullScreen),
            Command("rulebook dock", tr("&Rulebook beside the page"), window.toggle_rulebook, "view", "Shift+F1", "book", "window", checked=window.rulebook_is_open),
            Command("refresh", tr("R&efresh"), self._with(lambda desk: desk.view.refresh()), "view", "F5", "refresh", "window", why_not=self._unseated),
        )  # fmt: skip

    def _set_theme(self, wish: str) -> None:
        """Use other colours and remember them."""
        settings().set_value("theme", wish)
        LOOK.set_theme(wish)

    def _zoom(self, steps: int) -> None:
        """Larger or smaller by steps; 0 for normal size."""
        if steps:
            LOOK.zoom_by(steps)
        else:
            LOOK.set_zoom(1.0)
        settings().set_value("zoom", zoom_factor())

    def _go(self) -> tuple[Command, ...]:
        back, forward = (
            self._with(lambda desk: desk.view.back()),
            self._with(lambda desk: desk.view.forward()),
        )
        return (
            Command("back", tr("&Back"), back, "go", "Alt+Left", "back", "trail", why_not=self._no_way_back),
            Command("forward", tr("&Forward"), forward, "go", "Alt+Right", "forward", "trail", why_not=self._no_way_forward),
            *(
                Command(f"go {page.key}", page.text(), lambda key=page.key: self._desk().go(Place(key)), "go", page.shortcut, page.icon, "pages", why_not=self._unseated)  # type: ignore[misc]
                for page in PAGES
                if page.in_navigation
            ),
        )  # fmt: skip

    def _no_way_back(self) -> str:
        if reason := self._unseated():
            return reason
        return "" if self._desk().view.trail.can_go_back else tr("This is where you began.")

    def _no_way_forward(self) -> str:
        if reason := self._unseated():
            return reason
        return "" if self._desk().view.trail.can_go_forward else tr("You have not gone back.")

    def _fights(self) -> tuple[Command, ...]:
        def text() -> str:
            desk = self._window.desk
            return desk.advancer.label() if desk else tr("Go on")

        return (
            Command("continue", tr("&Go on"), self._with(lambda desk: desk.advancer.go()), "fights", "Ctrl+Return", "continue", "continue", why_not=self._no_continue, label=text),
            Command("matchmaker", tr("&Make a bout…"), self._with(lambda desk: desk.go(Place("matchmaker"))), "fights", "Ctrl+M", "handshake", "bouts", why_not=self._unseated),
            Command("next night", tr("The coming fight &night"), self._next_night, "fights", "", "bell", "bouts", why_not=self._unseated),
            Command("broadcast", tr("&Broadcast of the latest night"), self._with(self._broadcast), "fights", "", "eye", "bouts", words=tr("Television"), why_not=self._no_broadcast),
            Command("exhibition", tr("&Exhibition bout…"), self._window.open_exhibition, "fights", "Ctrl+E", "glove", "ring"),
            Command("rule books", tr("Under every &rule book…"), self._window.open_rule_books, "fights", "", "compare", "ring", words=tr("Compare")),
            Command("festival", tr("&Festival…"), self._window.open_festivals, "fights", "", "trophy", "ring", words=tr("Tournament, cup, Swiss, round robin")),
            Command("exhibitions", tr("E&xhibitions put aside and fought…"), self._window.open_shelf, "fights", "", "clock", "ring", words=tr("Replay")),
            Command("watch file", tr("&Watch a bout from a file…"), lambda: self._window.ring.ask_for_file(), "fights", "", "eye", "ring", words=tr("Replay")),  # noqa: PLW0108 - the ring is made when it is wanted
            Command("seats", tr("&Seats and turns…"), self._with(lambda desk: desk.choose_seat()), "fights", "Ctrl+T", "seat", "seats", why_not=self._closed),
        )  # fmt: skip

    def _next_night(self) -> None:
        desk = self._desk()
        desk.go(Place("night", desk.session.books.closed + 1))

    def _broadcast(self, desk: LeagueDesk) -> None:
        from ringside_manager.gui.pages.night.broadcast import broadcast
        from ringside_manager.gui.pages.night.programme import latest_night

        broadcast(desk.session, latest_night(desk.session), self._window)

    def _no_broadcast(self) -> str:
        if reason := self._unseated():
            return reason
        return (
            ""
            if any(bout.is_over for bout in self._desk().session.books.bouts.values())
            else tr("Nobody has boxed yet.")
        )

    def _no_continue(self) -> str:
        return self._unseated() or self._desk().advancer.why_not()

    def _reports(self) -> tuple[Command, ...]:
        def export(form: str) -> Callable[[], object]:
            return self._with(lambda desk: desk.files.export_almanac(form))

        return (
            Command("export html", tr("Export the season as &pages for a browser…"), export("html"), "reports", "", "export", "season", why_not=self._closed),
            Command("export csv", tr("Export the season as &tables (CSV)…"), export("csv"), "reports", "", "export", "season", why_not=self._closed),
            Command("export json", tr("Export the season as one &document (JSON)…"), export("json"), "reports", "", "export", "season", why_not=self._closed),
            Command("export sqlite", tr("Export the season as a database for &SQL…"), export("sqlite"), "reports", "", "export", "season", why_not=self._closed),
            Command("export book", tr("Print the &book of the season (PDF)…"), self._with(lambda desk: desk.files.export_book()), "reports", "", "print", "season", why_not=self._no_book),
            Command("print night", tr("P&rint paper for the table…"), self._with(lambda desk: desk.files.print_night()), "reports", "", "print", "night", why_not=self._closed),
            Command("export journal", tr("Export the &journal…"), self._with(lambda desk: desk.files.export_journal()), "reports", "", "journal", "journal", why_not=self._closed),
        )  # fmt: skip

    def _no_book(self) -> str:
        if reason := self._closed():
            return reason
        return "" if self._desk().session.books.closed else tr("No fight night is over yet.")

    def _tools(self) -> tuple[Command, ...]:
        return (
            Command("set editor", tr("Fighter &set editor…"), self._window.open_set_editor, "tools", "", "glove", "sets"),
            Command("library", tr("Fighter sets and &house rules…"), self._window.start.open_library, "tools", "", "cards", "sets", words=tr("Install, remove, origin")),
            Command("check", tr("&Check the league"), self._with(lambda desk: desk.files.check()), "tools", "", "check", "check", why_not=self._closed),
        )  # fmt: skip

    def _help(self) -> tuple[Command, ...]:
        window = self._window
        return (
            Command("help", tr("&Rule behind this"), window.help_here, "help", "F1", "help", "help"),
            Command("now", tr("&What should I do now?"), self._what_now, "help", "Ctrl+Shift+H", "help", "help"),
            Command("first evening", tr("&First evening, hint by hint"), self._first_evening, "help", "", "star", "help", words=tr("Tour")),
            Command("glossary", tr("&Glossary"), window.open_glossary, "help", "Ctrl+Shift+F1", "info", "help", words="POP KO TKO"),
            Command("keys", tr("&Keyboard shortcuts"), self._show_keys, "help", "", "info", "help"),
            Command("news of versions", tr("What is ne&w"), self._show_news, "help", "", "news", "about", words=tr("Version, upgrade, changes")),
            Command("about", tr("&About Ringside Manager"), window.open_about, "help", "", "star", "about"),
        )  # fmt: skip

    def _what_now(self) -> None:
        from ringside_manager.gui.shell.guide import WhatNow

        dialog = WhatNow(self._window.desk, self._window)
        dialog.go.connect(self._window.go)
        dialog.open()

    def _first_evening(self) -> None:
        """Go on with the hints, in the sample league where none is open."""
        if self._window.desk is None:
            self._window.start.open_sample()
        else:
            self._window.evening.begin()

    def _show_news(self) -> None:
        from ringside_manager.gui.shell.about import WhatsNew

        WhatsNew(parent=self._window).open()

    def _show_keys(self) -> None:
        from ringside_manager.gui.shell.settings_dialog import KeysDialog

        KeysDialog(self._window.actions_, self._window).open()


# The rooms below are entered when a league is open, so that the window itself is there sooner.


def _undoable(session: Session, viewer: Party | None) -> Undoable | None:
    from ringside_manager.office.facts.journal import NOBODY
    from ringside_manager.office.undoing import next_undo

    return next_undo(session.entries, session.books, viewer or NOBODY)


def _redoable(session: Session, viewer: Party | None) -> Undoable | None:
    from ringside_manager.office.facts.journal import NOBODY
    from ringside_manager.office.undoing import next_redo

    return next_redo(session.entries, session.books, viewer or NOBODY)
