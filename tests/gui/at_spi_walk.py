"""Walk a window over the accessibility bus (AT-SPI) and print every node, a line of JSON each.

Run by a Python that has ``dbus``, inside a session of its own: ``at_spi_walk.py COMMAND…`` starts the window with the
command, asks it for each page it names, and reads what a screen reader would.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time

import dbus

ACCESSIBLE = "org.a11y.atspi.Accessible"
ROOT = "/org/a11y/atspi/accessible/root"
VISIBLE, SHOWING = 30, 25
"""Bits of a node's states."""
MOST = 60
"""Children of a node that are read: a table has thousands of cells."""


def nodes(bus, name, path, depth=0):
    """Every node that is shown, from one of them on."""
    node = bus.get_object(name, path)
    states = dbus.Interface(node, ACCESSIBLE).GetState()
    if depth > 1 and not int(states[0]) >> SHOWING & 1:
        return
    get = dbus.Interface(node, "org.freedesktop.DBus.Properties").Get
    children = dbus.Interface(node, ACCESSIBLE).GetChildren()
    role = str(dbus.Interface(node, ACCESSIBLE).GetRoleName())
    said = {kind: str(get(ACCESSIBLE, kind.title())) for kind in ("name", "description")}
    yield {"role": role, **said, "children": len(children)}
    for owner, place in children[:MOST]:
        yield from nodes(bus, owner, place, depth + 1)


def main(command):
    """Start the window, and read its pages one by one."""
    session = dbus.SessionBus()
    address = session.get_object("org.a11y.Bus", "/org/a11y/bus").GetAddress(dbus_interface="org.a11y.Bus")
    bus = dbus.bus.BusConnection(address)
    window = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    wanted = window.stdout.readline().split()
    registry = bus.get_object("org.a11y.atspi.Registry", ROOT)
    applications = []
    while not applications:
        time.sleep(0.1)
        applications = dbus.Interface(registry, ACCESSIBLE).GetChildren()
    for page in wanted:
        window.stdin.write(page + "\n")
        window.stdin.flush()
        window.stdout.readline()
        for found in nodes(bus, *applications[0]):
            print(json.dumps({"page": page, **found}))
    window.stdin.close()
    window.wait(20)


main(sys.argv[1:])
