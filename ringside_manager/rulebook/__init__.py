"""The rules as a person reads them: read from the texts of ``resources/rulebook``, found and searched."""

from __future__ import annotations

from ringside_manager.rulebook.rule import Block, Book, Bullets, Chapter, Grid, Paragraph, Rule
from ringside_manager.rulebook.rulebook import Hit, Rulebook, rulebook

__all__ = ["Block", "Book", "Bullets", "Chapter", "Grid", "Hit", "Paragraph", "Rule", "Rulebook", "rulebook"]
