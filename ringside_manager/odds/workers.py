"""Who fights along in long simulations: processes beside a window, and the machines of a cluster."""

from __future__ import annotations

import gc
import logging
import os
import signal
import threading
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context, parent_process
from typing import TypeVar

from ringside_manager import __version__
from ringside_manager.bout import registry
from ringside_manager.errors import RingsideError, UsageError, excerpt, without_extra
from ringside_manager.language import later, say

# Processes for long simulations beside a window: begun when first needed, kept until it closes


class Pool:
    """Processes that are started anew, never forked, so that threads of this process do them no harm."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None

    @property
    def is_running(self) -> bool:
        return self._executor is not None

    def executor(self) -> Executor:
        """The processes: one for each processor, the window before them; one fewer where they cannot stand back."""
        if self._executor is None:
            count = max(1, processors() - (not hasattr(os, "nice")))
            self._executor = ProcessPoolExecutor(count, get_context("spawn"), _stand_back)
        return self._executor

    def close(self) -> None:
        """Let the processes go, without waiting for what they are at; asked again, there are new ones."""
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)


Part = TypeVar("Part", bound=Hashable)
Done = TypeVar("Done")


def carried_out(
    parts: Iterable[Part],
    work: Callable[[Part], Done],
    executor: Executor | None = None,
    *,
    afar: bool = False,
) -> Iterator[tuple[Part, Done]]:
    """The parts of a long work, each when it is done with what came of it: worked here, and on ``executor`` at once.

    This process does what no other has begun, so that the first results do not wait until others are ready.  With ``afar``
    the executor stands for other machines, and this one only gathers what they do.  A caller who stops asking stops it.
    """
    if executor is None:
        for part in parts:
            yield part, work(part)
        return
    given = {part: executor.submit(work, part) for part in parts}
    try:
        while given:
            takes = {} if afar else given
            mine = next((part for part, future in takes.items() if future.cancel()), None)
            if mine is not None:
                del given[mine]
                yield mine, work(mine)
            else:
                wait(given.values(), return_when=FIRST_COMPLETED)
            for part in [part for part, future in given.items() if future.done()]:
                yield part, given.pop(part).result()
    finally:
        for future in given.values():
            future.cancel()


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _stand_back() -> None:
    """Let whoever sits at the window go first, and leave the end to it."""
    leave_stopping_to_the_parent()
    gc.set_threshold(_GARBAGE)
    if hasattr(os, "nice"):
        os.nice(_LESS_URGENT)


_GARBAGE = 20_000
"""New objects after which circles are looked for: a simulation makes many objects and no circles."""
_LESS_URGENT = 5
"""How far a process beside a window stands back: it gets a quarter of a processor the window wants."""


def leave_stopping_to_the_parent() -> None:
    """Let a process beside this one be ended by it alone: Ctrl-C reaches both.  It ends with it, too, if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_the_parent, name="parent's end", daemon=True).start()


def _end_with_the_parent() -> None:
    """A pool's process would wait for ever for work of a parent that was killed before it could say so."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# Other machines: a cluster of Dask, joined by the address of its scheduler.
#
# What is computed is sent there by name and done by the program that stands there, so it must be the same one:
# the same version with the same rules.  Results are those of one machine.


CONNECT_SECONDS = 10
"""How long a scheduler may take to answer."""


class ClusterError(RingsideError):
    """A cluster that was at work and is so no longer."""

    title = later("The cluster has gone")


@contextmanager
def joined_cluster(address: str) -> Iterator[Executor]:
    """Return the workers of the scheduler at ``address`` (``HOST:PORT`` or ``tls://HOST:PORT``) as one executor.

    Raises ``UsageError`` if Dask is not installed, nobody answers, nobody works there or one of the workers has another
    version of the program or of a rule book, and ``ClusterError`` if the cluster is lost while it is at work.
    """
    try:
        dask = import_module("distributed")
    except ImportError as missing:
        raise UsageError(
            say("A cluster needs the library dask.distributed, which is not installed here."),
            next_step=without_extra("many"),
        ) from missing
    logging.disable(logging.CRITICAL)  # what is wrong is said here, once
    try:
        try:
            client = dask.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
        except (OSError, ValueError, ImportError) as fault:
            raise UsageError(
                say("No scheduler of a cluster answers at {address}.", address=excerpt(address)),
                next_step=say("Start one with 'dask scheduler' and give its address as HOST:PORT."),
            ) from fault
        with client:
            _require_equals(client.run(program), address)
            yield client.get_executor()
    except (OSError, CancelledError) as fault:
        raise _gone(address) from fault
    except Exception as fault:
        if type(fault).__module__.startswith("distributed."):  # a worker that was lost three times, say
            raise _gone(address) from fault
        raise
    finally:
        logging.disable(logging.NOTSET)


def program() -> dict[str, object]:
    """What has to be equal wherever bouts are fought: the version of the program and of every rule book."""
    rules = {name: registry.get(name).info.rules_version for name in registry.names()}
    return {"version": __version__, "rules": rules}


def _require_equals(found: dict[str, dict[str, object]], address: str) -> None:
    """Check what every worker answered, by its address."""
    if not found:
        raise UsageError(
            say("The cluster at {address} has no workers.", address=excerpt(address)),
            next_step=say("Start some with 'dask worker {address}'.", address=excerpt(address)),
        )
    for worker, theirs in found.items():
        if theirs != program():
            raise UsageError(
                say(
                    "The worker {worker} has another version of the program or of its bout systems: {theirs}, not {ours}.",
                    worker=excerpt(worker),
                    theirs=excerpt(str(theirs)),
                    ours=str(program()),
                ),
                next_step=say("Install the same version everywhere."),
            )


def _gone(address: str) -> ClusterError:
    return ClusterError(
        say("The cluster at {address} stopped before the work was done.", address=excerpt(address)),
        next_step=say("Nothing is lost: look after its scheduler and workers, then call the command again."),
    )
