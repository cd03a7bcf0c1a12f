"""What a package is made of: the libraries inside with their versions and licences, and the bill of materials that lists them."""

from __future__ import annotations

import platform
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from importlib.metadata import Distribution, distribution
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import Property
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from frozen import DISTRIBUTION, LEFT_OUT
from packageurl import PackageURL
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from ringside_manager import __version__

EXTRAS = ("club",)
"""The extras of the package that the frozen program holds."""
COMMON_LICENCES = Path("/usr/share/common-licenses")
"""Where Debian keeps the texts of licences that Qt's wheel only names."""
OF_QT = ("LGPL-3", "GPL-3")
_LICENCE = re.compile(r"(?i)licen[cs]e|copying|notice|authors")


@dataclass(frozen=True, slots=True)
class Library:
    """A library of the system inside the frozen program, with Debian's package it comes from."""

    file: str
    package: str
    version: str


def distributions(name: str = DISTRIBUTION, extras: tuple[str, ...] = EXTRAS) -> list[Distribution]:
    """The Python packages the frozen program holds, itself the first, the others by name."""
    found: dict[str, Distribution] = {}
    _gather(name, extras, found, set())
    return [found.pop(canonicalize_name(name)), *(found[key] for key in sorted(found))]


def _gather(
    name: str, extras: Iterable[str], found: dict[str, Distribution], seen: set[tuple[str, ...]]
) -> None:
    key = canonicalize_name(name)
    if (key, *extras) in seen or key.replace("-", "_") in LEFT_OUT:
        return
    seen.add((key, *extras))
    found[key] = distribution(name)
    for line in found[key].requires or ():
        wanted = Requirement(line)
        marker = wanted.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            _gather(wanted.name, sorted(wanted.extras), found, seen)


def licences() -> Iterator[tuple[str, str]]:
    """Every text of a licence that goes with the frozen program: where it lies here, and the folder it goes to there.

    Parts of a library may have licences of their own under one name: each keeps its folder.
    """
    for one in distributions():
        for file in sorted(one.files or ()):
            if ".dist-info/" in file.as_posix() and _LICENCE.search(file.name):
                inner = [part for part in file.parent.parts[1:] if part != "licenses"]
                yield str(one.locate_file(file)), "/".join(("licences", canonicalize_name(one.name), *inner))
    for name in OF_QT:
        if (COMMON_LICENCES / name).is_file():
            yield str(COMMON_LICENCES / name), "licences/pyside6-essentials"


def bill(folder: Path, moment: datetime) -> str:
    """The bill of materials of a frozen folder in CycloneDX 1.6 (JSON): equal for equal packages."""
    own, *others = distributions()
    made = Bom(serial_number=uuid5(NAMESPACE_URL, f"{DISTRIBUTION}/{__version__}/{moment.isoformat()}"))
    made.metadata.timestamp = moment
    made.metadata.component = _component(own, ComponentType.APPLICATION)
    for component in (
        *map(_component, others),
        Component(
            name="python", version=platform.python_version(), type=ComponentType.PLATFORM, bom_ref="python"
        ),
        *_of_the_system(folder),
    ):
        made.components.add(component)
        made.register_dependency(made.metadata.component, [component])
    return str(JsonV1Dot6(made).output_as_string(indent=2)) + "\n"


def _component(one: Distribution, kind: ComponentType = ComponentType.LIBRARY) -> Component:
    key = canonicalize_name(one.name)
    url = PackageURL("pypi", name=key, version=one.version)
    made = Component(name=key, version=one.version, type=kind, purl=url, bom_ref=str(url))
    if words := _licence_of(one):
        made.licenses.add(LicenseFactory().make_from_string(words))
    return made


def _licence_of(one: Distribution) -> str:
    """The name of a licence as a package tells it: an expression, else the first line of what it calls so."""
    metadata = one.metadata.json
    told = str(metadata.get("license_expression") or metadata.get("license") or "")
    return next((line.strip() for line in told.splitlines() if line.strip(" =")), "")


def _of_the_system(folder: Path) -> Iterator[Component]:
    """The libraries of this system that lie in a frozen folder, one component for each of its packages."""
    by_package: dict[tuple[str, str], list[str]] = {}
    for one in libraries(folder):
        by_package.setdefault((one.package, one.version), []).append(one.file)
    for (package, version), files in sorted(by_package.items()):
        url = PackageURL("deb", "debian", package, version)
        made = Component(
            name=package, version=version, type=ComponentType.LIBRARY, purl=url, bom_ref=str(url)
        )
        for file in sorted(files):
            made.properties.add(Property(name=f"{DISTRIBUTION}:file", value=file))
        yield made


def libraries(folder: Path) -> list[Library]:
    """The libraries at the top of a frozen folder that a package of Debian owns here; none on other systems."""
    if sys.platform != "linux":
        return []
    files = [path.name for path in sorted((folder / "_internal").glob("lib*.so*")) if not path.is_symlink()]
    owners = [(file, owner) for file in files for owner in _owner(file)]
    return [
        Library(file, owner, _asked("dpkg-query", "-W", "-f=${Version}", owner)) for file, owner in owners
    ]


def _owner(file: str) -> list[str]:
    """The package that owns a library of this system, by the name of its file; empty if none does."""
    lines = _asked("dpkg-query", "-S", f"*/{file}").splitlines()
    return sorted({line.partition(":")[0] for line in lines})[:1]


def _asked(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
