"""What was worked out just now and is asked for again."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def recent(work: F) -> F:
    """*work* on one thing or on two, which remembers what came of it last: rules ask the same of the same things many
    times in a row.

    They are known by being the very same, which takes no time, so nobody may ever change them: no state, since its
    board works on it in place, but what a state is made of."""
    last: tuple[Any, Any, Any] = (None, None, None)

    def known(thing: Any, other: Any = None) -> Any:
        nonlocal last
        before, beside, made = last
        if before is not thing or beside is not other:
            made = work(thing) if other is None else work(thing, other)
            last = thing, other, made
        return made

    remembered: Any = known
    found: F = remembered
    return found


def settled(check: Callable[..., None]) -> Callable[..., None]:
    """*check*, which raises unless all is well with what it is given, but looks at the same only once: what it was
    content with last is known by being equal, most of it by being the very same."""
    content: tuple[Any, ...] | None = None

    def checked(*things: Any) -> None:
        nonlocal content
        if things != content:
            check(*things)
            content = things

    return checked
