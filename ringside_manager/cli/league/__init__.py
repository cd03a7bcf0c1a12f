"""The commands that work on a league's save."""
