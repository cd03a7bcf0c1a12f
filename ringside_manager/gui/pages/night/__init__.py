"""A fight night: its poster, its results one after the other, its report."""
