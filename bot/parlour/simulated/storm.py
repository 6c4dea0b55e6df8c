"""A time in which any request may go wrong, in any way that Discord or the network between knows."""

from __future__ import annotations

import random
from fnmatch import fnmatchcase
from http import HTTPStatus

from .errors import ApiError, rate_limited
from .faults import ANY, Fault

_STATUSES = (HTTPStatus.INTERNAL_SERVER_ERROR, HTTPStatus.BAD_GATEWAY, HTTPStatus.SERVICE_UNAVAILABLE)


class Storm:
    """A source for ``Faults.ask``: the same ``chance`` fails the same requests in the same ways.

    ``rate``   the share of the requests that go wrong, from 0 to 1.
    ``where``  which requests, as in ``Faults``.
    ``pause``  seconds that a 429 asks for, and that a slow answer takes.
    """

    def __init__(self, chance: random.Random, rate: float, *, where: str = ANY, pause: float = 0.02) -> None:
        self._chance = chance
        self._rate = rate
        self._where = where
        self._pause = pause
        self.asked = 0
        """How many requests it was asked about."""
        self.failed = 0
        """How many of them got no right answer."""

    def __call__(self, request: str) -> Fault | None:
        """What happens to this request; None: nothing."""
        if not fnmatchcase(request, self._where):
            return None
        self.asked += 1
        if self._chance.random() >= self._rate:
            return None
        fault = self._draw(request)
        self.failed += fault.cut or fault.error is not None
        return fault

    def _draw(self, request: str) -> Fault:
        applied = self._chance.random() < 0.5  # drawn in any case: what comes later does not depend on it
        match self._chance.choice(("status", "status", "limited", "cut", "cut", "slow")):
            case "status":
                status = self._chance.choice(_STATUSES)
                error = ApiError(status, 0, f"{int(status)}: {status.phrase}")
                return Fault(where=request, error=error, applied=applied, hits=[request])
            case "limited":
                return Fault(where=request, error=rate_limited(self._pause), hits=[request])
            case "cut":
                return Fault(where=request, cut=True, applied=applied, hits=[request])
            case _:
                return Fault(where=request, delay=self._pause, hits=[request])
