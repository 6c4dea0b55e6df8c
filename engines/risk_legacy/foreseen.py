"""What is made for each of many things, some of which only packets bring: it is there before anybody is asked."""

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


class Foreseen(dict[int, T]):
    """Number → what *work* makes for it, made once: for those of the box at once, for those that packets bring as soon
    as all packets are known.

    :param printed: how many there are in the box.
    :param brought: the numbers of the others."""

    def __init__(self, work: Callable[[int], T], printed: int, brought: Callable[[], Iterable[int]]) -> None:
        super().__init__({at: work(at) for at in range(printed)})
        self._work, self._brought = work, brought
        foresee(self.complete)

    def __missing__(self, at: int) -> T:
        self[at] = made = self._work(at)
        return made

    def complete(self) -> None:
        for at in self._brought():
            self[at]


_WAITING: list[Callable[[], object]] = []


def foresee(complete: Callable[[], object]) -> None:
    """*complete* is called as soon as all packets are known: what questions are made of is there before anybody is
    asked."""
    _WAITING.append(complete)


def discover() -> None:
    """All packets are known."""
    for complete in _WAITING:
        complete()
