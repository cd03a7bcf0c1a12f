"""One reader for everything people write: sets, orders, fight plans, schedules, the cards of every bout system.

A file becomes nodes that know their line and column (``yaml_files``, ``tables``), a card its plain values
(``nodes.node_of``); a schema of ``kinds`` reads either and reports every problem at once.  Nodes and kinds need the
standard library only, so a bout system describes its card with them.
"""
