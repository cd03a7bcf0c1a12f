"""The command line: the same program from a terminal, for people and for scripts."""
