"""Bouts told in sentences: events in, lines out."""
