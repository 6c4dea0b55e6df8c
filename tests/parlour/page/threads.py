"""Something asynchronous in a thread of its own, for tests that drive a browser synchronously."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import AbstractAsyncContextManager

PATIENCE = 20.0


@contextlib.contextmanager
def in_thread(manager: AbstractAsyncContextManager[str]) -> Iterator[str]:
    """Enter *manager* in another thread's event loop, and leave it there in the end."""
    ready: Future[str] = Future()
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def hold() -> None:
        try:
            async with manager as value:
                ready.set_result(value)
                await stop.wait()
        except BaseException as error:
            if ready.done():
                raise
            ready.set_exception(error)

    thread = threading.Thread(target=lambda: asyncio.Runner(loop_factory=lambda: loop).run(hold()), daemon=True)
    thread.start()
    try:
        yield ready.result(PATIENCE)
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(PATIENCE)
        assert not thread.is_alive()
