"""Ringside Manager: run a boxing league of several managers at one keyboard."""

__version__ = "0.1.0"
APPLICATION_ID = "io.github.ringside_manager.ringside"
"""The name by which desktops know the program: of its entry in menus, its icons and its page in software centres."""
