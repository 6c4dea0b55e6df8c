"""Processes that are forks of one which has imported everything: an interpreter takes more than a second to start.

Where there is no forking, each is started anew."""

import multiprocessing
from typing import Any

KINDS = multiprocessing.get_all_start_methods()
PRELOADED = ["__main__", "tests.persistence.victim", "tests.killing.warm", "tests.bot.readymade"]


def forking() -> Any:
    """The context that such processes are made in. There is one server to fork from in each process of the tests, so
    what it has imported is the same for all of them."""
    if "forkserver" not in KINDS:
        return multiprocessing.get_context("spawn")
    context: Any = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context
