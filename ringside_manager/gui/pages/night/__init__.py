"""A fight night: its poster, its results one after the other, its report; the ring, and the broadcast for the television."""
