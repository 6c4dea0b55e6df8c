"""A part of the bot that fails for a while."""

from typing import Any

import pytest


def fail(patch: pytest.MonkeyPatch, part: Any, method: str, *errors: Exception) -> list[Exception]:
    """The next calls of *method*, of any object like *part*, raise these, one after the other; then it works again.
    What is still to be raised."""
    left, real = list(errors), getattr(type(part), method)

    async def failing(self: Any, *given: Any, **more: Any) -> Any:
        if left:
            raise left.pop(0)
        return await real(self, *given, **more)

    patch.setattr(type(part), method, failing)
    return left
