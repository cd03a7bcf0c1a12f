"""Leagues on a server: the program's office behind pages for a browser (``ringside serve``)."""
