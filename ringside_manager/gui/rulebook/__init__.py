"""The rulebook on the screen: its contents, its text, and F1 in a dialog."""
