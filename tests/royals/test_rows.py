"""A row that tells something else than what happens is noticed: by what is seen, by what is refused, by its words."""

from typing import Any

import pytest

from tests.rows import Step
from tests.royals.rows import case

TRUE: tuple[Step, ...] = ("claim dijon_baron", {"hand A": "fr1", "asked": "A"}, "end", {"asked": "B"})


def told(*steps: Step) -> None:
    row: Any = case("told", "fr3", *steps, holders={"lyon_marshal": 1}).values[0]
    row()


def test_what_is_true() -> None:
    told(*TRUE, "draw-first: end", "never: claim paris_king")


@pytest.mark.parametrize(
    ("steps", "notices"),
    [
        (("claim dijon_baron", {"hand A": "fr3"}), AssertionError),
        (({"A.turns": 9},), AssertionError),
        (("never: end",), pytest.fail.Exception),
        (("own-noble: end",), pytest.fail.Exception),
        (({"no such look": 1},), StopIteration),
        (("no such verb",), AttributeError),
    ],
)
def test_what_is_not(steps: tuple[Step, ...], notices: type[BaseException]) -> None:
    with pytest.raises(notices):
        told(*steps)
