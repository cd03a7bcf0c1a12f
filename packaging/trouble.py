"""What can go wrong while setting up, as a sentence for the person at the keyboard."""


class SetUpError(Exception):
    """The set-up cannot go on; ``str()`` of it says why and what to do."""
