"""The league's save: a journal of deeds, the books posted from it, and the file that keeps both."""

import sys
from importlib import import_module

# peewee imports whatever drivers it finds, which takes three times as long as peewee itself.  SQLite needs none of them;
# ``postgres.py`` imports its own when a league is kept there.
_NOT_NOW = [name for name in ("psycopg", "psycopg2") if name not in sys.modules]
sys.modules.update(dict.fromkeys(_NOT_NOW))  # type: ignore[arg-type]
try:
    import_module("playhouse.migrate")  # and peewee with it
finally:
    for _name in _NOT_NOW:
        del sys.modules[_name]
