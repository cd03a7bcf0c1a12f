"""Fighters and sets of them: reading, checking, writing, and rolling new ones."""
