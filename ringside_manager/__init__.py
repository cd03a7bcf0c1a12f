"""Ringside Manager: run a boxing league of several managers at one keyboard."""

__version__ = "0.1.0"
