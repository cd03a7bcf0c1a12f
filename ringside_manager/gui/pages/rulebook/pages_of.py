"""Chapters as pages of rich text: every text escaped, rules as links, words searched for marked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from ringside_manager.gui.look import Colours
from ringside_manager.language import tr
from ringside_manager.rulebook import Block, Bullets, Chapter, Grid, Paragraph, Piece, Rule, Rulebook, pieces
from ringside_manager.text_safety import html_text

SCHEME = "rule:"
"""What the address of a link to a rule begins with."""
_READING = ("Our reading:", "Unsere Lesart:")


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes pages of one rulebook; ``wanted`` are the words to mark, ``chosen`` the rule in question."""

    book: Rulebook
    wanted: tuple[str, ...] = ()
    chosen: str = ""
    known: frozenset[str] | None = None
    """What is a link where a text names it; by itself what the chapter's book can mean."""

    def chapter(self, chapter: Chapter) -> str:
        """A chapter with all its rules."""
        if chapter.rules and self.known is None:
            return replace(self, known=self.book.known_in(chapter.rules[0].book)).chapter(chapter)
        lone = len(chapter.rules) == 1 and chapter.rules[0].title == chapter.title
        head = "" if lone else f"<h1>{self._text(chapter.title)}</h1>"
        return "".join([head, *self._blocks(chapter.blocks), *(self._rule(rule) for rule in chapter.rules)])

    def books(self) -> str:
        """All chapters of all books, for paper."""
        return "".join(
            f"<h1>{html_text(book.title)}</h1>" + "".join(self.chapter(chapter) for chapter in book.chapters)
            for book in self.book.books
        )

    def _rule(self, rule: Rule) -> str:
        kind = "chosen" if rule.id == self.chosen else "plain"
        number = f'<span class="id">{rule.id}</span>&nbsp; ' if rule.numbered else ""
        head = (
            f'<h2><a name="{rule.id}"></a><span class="{kind}">{number}{self._text(rule.title)}</span></h2>'
        )
        return "".join([head, *self._blocks(rule.blocks), self._see(rule)])

    def _see(self, rule: Rule) -> str:
        if not rule.see:
            return ""
        links = ", ".join(self._link(rule_id, full=True) for rule_id in rule.see)
        return f'<p class="see">{html_text(tr("See also:"))} {links}</p>'

    def _blocks(self, blocks: Iterable[Block]) -> Iterator[str]:
        for block in blocks:
            if isinstance(block, Paragraph):
                kind = "reading" if block.text.startswith(_READING) else "plain"
                yield f'<p class="{kind}">{self._text(block.text)}</p>'
            elif isinstance(block, Bullets):
                yield f"<ul>{''.join(f'<li>{self._text(item)}</li>' for item in block.items)}</ul>"
            else:
                yield self._grid(block)

    def _grid(self, grid: Grid) -> str:
        head = self._cells(grid.head, "th", grid)
        lines = "".join(f"<tr>{self._cells(line, 'td', grid)}</tr>" for line in grid.lines)
        return f'<table cellspacing="0" cellpadding="7"><tr>{head}</tr>{lines}</table>'

    def _cells(self, cells: Sequence[str], tag: str, grid: Grid) -> str:
        return "".join(
            f"<{tag} align={'right' if _is_figures(grid, place) else 'left'}>{self._text(cell)}</{tag}>"
            for place, cell in enumerate(cells)
        )

    def _text(self, text: str) -> str:
        return "".join(self._piece(piece) for piece in pieces(text, self.known or (), self.wanted))

    def _piece(self, piece: Piece) -> str:
        if piece.rule:
            return self._link(piece.rule)
        return f'<span class="found">{html_text(piece.text)}</span>' if piece.found else html_text(piece.text)

    def _link(self, rule_id: str, *, full: bool = False) -> str:
        rule = self.book.rule(rule_id)
        words = rule.heading if full or not rule.numbered else rule.id
        return f'<a href="{SCHEME}{rule.id}" title="{html_text(rule.heading)}">{html_text(words)}</a>'


def style_of(colours: Colours, points: float) -> str:
    """The style of pages in the colours of a theme, for text of ``points``."""
    return f"""
        body {{ color: {colours.text}; }}
        h1 {{ font-size: {points * 1.7:.1f}pt; margin-top: 0px; margin-bottom: 6px; }}
        h2 {{ font-size: {points * 1.15:.1f}pt; margin-top: 22px; margin-bottom: 4px; }}
        p {{ margin-top: 4px; margin-bottom: 8px; line-height: 128%; }}
        p.reading {{ color: {colours.muted}; font-style: italic; }}
        p.see {{ color: {colours.muted}; font-size: {points * 0.92:.1f}pt; }}
        li {{ margin-bottom: 3px; line-height: 128%; }}
        a {{ color: {colours.link}; text-decoration: none; }}
        span.id {{ color: {colours.gold}; }}
        span.chosen {{ background-color: {colours.chosen}; }}
        span.found {{ background-color: {colours.chosen}; font-weight: 600; }}
        table {{ border-collapse: collapse; margin-top: 6px; margin-bottom: 10px; }}
        th {{ border-bottom: 1px solid {colours.muted}; color: {colours.muted}; font-weight: 600; }}
        td {{ border-bottom: 1px solid {colours.line}; }}
    """


def _is_figures(grid: Grid, place: int) -> bool:
    column = [line[place] for line in grid.lines]
    return all(any(sign.isdigit() or sign == "½" for sign in cell) and " " not in cell for cell in column)
