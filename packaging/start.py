"""Where the frozen program begins: a process of its own that works for another goes no further than its work."""

import multiprocessing
import sys

from ringside_manager.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
