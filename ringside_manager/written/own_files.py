"""Files people add to those that come with the program: one folder a kind, each file called after the name it gives itself.

A name means what comes with the program, if that has it, else the person's own file; one whose name was taken by a later
version is *hidden*: listed, read by its file, and free to be removed or installed again under another name.  Nothing is
followed out of the folder: a link is passed over, and no name can be a path.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Generic, TypeVar

from ringside_manager.errors import FileError, SaveExistsError, UnknownNameError, UsageError, excerpt
from ringside_manager.files import check_own, is_regular, is_there, new_file
from ringside_manager.language import Message, later, say
from ringside_manager.text_safety import file_slug

T = TypeVar("T")
SUFFIX = ".yaml"
REMOVED = "removed"
"""The folder inside the person's own where a file goes that was removed or replaced, the latest of each name."""
UNDER_ANOTHER = say("Install it under another name (--as NAME).")
_LONGEST = 40


class Origin(Enum):
    """Where something that can be chosen by name or file comes from."""

    SHIPPED = "shipped"
    OWN = "yours"
    FILE = "file"


ORIGINS = {
    Origin.SHIPPED: later("comes with the program"),
    Origin.OWN: later("yours"),
    Origin.FILE: later("a file"),
}
"""Each origin in words."""


def files_in(folder: Path, hidden: Container[str] = ()) -> dict[str, Path]:
    """The files of a folder by the names they go by, links and ``hidden`` names left out; of two of one name the first."""
    found: dict[str, Path] = {}
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        name = path.stem.casefold()
        if name not in hidden and is_regular(path):
            found.setdefault(name, path)
    return found


@dataclass(frozen=True, slots=True)
class OwnFiles(Generic[T]):
    """One kind of file people may install.

    ``folder`` and ``shipped`` are asked each time; ``read`` refuses what is none of the kind (``SetError``),
    ``rename`` gives what was read another name, ``text`` writes it.
    """

    what: str
    folder: Callable[[], Path]
    shipped: Callable[[], Container[str]]
    read: Callable[[bytes, str], T]
    name: Callable[[T], str]
    rename: Callable[[T, str], T]
    text: Callable[[T], str]

    def all(self) -> dict[str, Path]:
        """Every file of the folder by the name it goes by, the hidden ones too; of two of one name the first."""
        return files_in(self.folder())

    def files(self) -> dict[str, Path]:
        """The files that are meant by their names."""
        return files_in(self.folder(), self.shipped())

    def passed_over(self) -> dict[Path, Message]:
        """The files of the folder that no name means, each with the reason."""
        found, shipped = self.all(), self.shipped()
        reasons: dict[Path, Message] = {}
        for path in sorted(self.folder().glob(f"*{SUFFIX}")):
            name = path.stem.casefold()
            if path.is_symlink():
                reasons[path] = say("{file} is a link and is not followed.", file=path.name)
            elif name in shipped:
                reasons[path] = say(
                    "{file} is hidden by what comes with the program under that name: give the file, or install it "
                    "under another name.",
                    file=path.name,
                )
            elif found.get(name, path) != path:
                reasons[path] = say("{file} is hidden by {other}.", file=path.name, other=found[name].name)
        return reasons

    def origin(self, file: Path) -> Origin:
        """Whether a file is one of the person's own, or lies elsewhere."""
        return Origin.OWN if file.parent == self.folder() else Origin.FILE

    def install(self, file: Path, name: str = "", *, replace: bool = False) -> Path:
        """Check a file, copy it into the folder under its own name or ``name``, and return where it is now.

        Raises ``SetError`` with every problem, ``FileError`` for a link, ``UsageError`` for a name that is none or
        belongs to the program, ``SaveExistsError`` if another file has the name, unless ``replace``; that one is then
        put aside.
        """
        from ringside_manager.written.yaml_files import read_file  # YAML is slow to import

        if is_there(file) and file.is_symlink():
            raise FileError(say("{file} is a link.", file=file), next_step=say("Name the file it leads to."))
        data = read_file(file)
        made = self.read(data, str(file))
        wanted = name or self.name(made)
        self._check_name(wanted)
        if wanted != self.name(made):
            made = self.rename(made, wanted)
            data = self.text(made).encode()
        place = self.all().get(wanted, self.folder() / f"{wanted}{SUFFIX}")
        check_own(place)
        if place.exists() and self._settled(place, data, replace=replace):
            return place
        self._write(place, data)
        return place

    def remove(self, name: str) -> Path:
        """Put the person's own file of that name aside and return where it is now.

        Raises ``UsageError`` for what comes with the program, ``UnknownNameError`` for a name there is not.
        """
        own = self.all()
        if name.casefold() not in own:
            if name.casefold() in self.shipped():
                raise UsageError(
                    say("{name} comes with the program and cannot be removed.", name=name.casefold())
                )
            raise UnknownNameError(self.what, name, own)
        return self._put_aside(own[name.casefold()])

    def _check_name(self, name: str) -> None:
        slug = file_slug(name)[:_LONGEST]
        if name != slug:
            wrong = say("{name} is no short name; {slug} would be.", name=excerpt(name), slug=slug)
            raise UsageError(wrong)
        if name in self.shipped():
            raise UsageError(
                say("{name} comes with the program; a file of yours needs another name.", name=name),
                next_step=UNDER_ANOTHER,
            )

    def _settled(self, place: Path, data: bytes, *, replace: bool) -> bool:
        """Whether the same is there already; what differs is put aside, or refused unless ``replace``."""
        from ringside_manager.written.yaml_files import read_file

        if read_file(place) == data:
            return True
        if not replace:
            raise SaveExistsError(
                say("Another file of yours is named {name}; it is not overwritten.", name=place.stem),
                next_step=say("Replace it (--replace), or install this one under another name (--as NAME)."),
            )
        self._put_aside(place)
        return False

    def _write(self, place: Path, data: bytes) -> None:
        place.parent.mkdir(parents=True, exist_ok=True)
        with new_file(place) as part:
            part.write_bytes(data)

    def _put_aside(self, path: Path) -> Path:
        check_own(path)
        aside = path.parent / REMOVED / path.name
        aside.parent.mkdir(exist_ok=True)
        check_own(aside)
        path.replace(aside)
        return aside
