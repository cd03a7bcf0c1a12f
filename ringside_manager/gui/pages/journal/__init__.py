"""The journal: everything that was ever written."""
