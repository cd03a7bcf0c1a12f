"""One running program a person: a second start hands its league over to the first."""

from __future__ import annotations

import getpass
import hashlib
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

WAIT_MS = 500
LONGEST = 8192
"""Bytes of a message that are read: a path is no longer."""


def server_name(settings_folder: Path) -> str:
    """What the running program of this person listens to."""
    key = f"{getpass.getuser()}\0{settings_folder}"
    return f"ringside-manager-{hashlib.sha256(key.encode()).hexdigest()[:16]}"


def hand_over(name: str, save: Path | None) -> bool:
    """Give a league (``None``: only the wish to be seen) to a running program; whether there is one."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(WAIT_MS):
        return False
    socket.write(str(save.resolve() if save else "").encode() + b"\n")
    told = socket.waitForBytesWritten(WAIT_MS)
    socket.disconnectFromServer()
    return told


class Reception(QObject):
    """Listens for later starts; ``came`` carries the path they were given, ``""`` for none."""

    came = Signal(str)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._receive)
        if not self._server.listen(name):
            QLocalServer.removeServer(name)  # left by a program that was killed
            self._server.listen(name)

    def close(self) -> None:
        """Listen no more."""
        self._server.close()

    def _receive(self) -> None:
        socket = self._server.nextPendingConnection()
        socket.readyRead.connect(lambda: self._read(socket))
        socket.disconnected.connect(socket.deleteLater)

    def _read(self, socket: QLocalSocket) -> None:
        if socket.canReadLine():
            line = bytes(socket.readLine(LONGEST).data())
            self.came.emit(line.decode(errors="replace").strip())
