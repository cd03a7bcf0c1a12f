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
        self._callers: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._receive)
        if not self._server.listen(name):
            QLocalServer.removeServer(name)  # left by a program that was killed
            self._server.listen(name)

    def close(self) -> None:
        self._server.close()

    def _receive(self) -> None:
        caller = self._server.nextPendingConnection()
        self._callers.append(caller)
        caller.readyRead.connect(self._read)
        caller.disconnected.connect(self._read)
        self._read()

    def _read(self) -> None:
        """Read every line that has come; callers that are gone are let go of."""
        for caller in list(self._callers):
            if caller.canReadLine():
                line = bytes(caller.readLine(LONGEST).data())
                self.came.emit(line.decode(errors="replace").strip())
            elif caller.state() is QLocalSocket.LocalSocketState.UnconnectedState:
                self._callers.remove(caller)
                caller.deleteLater()
