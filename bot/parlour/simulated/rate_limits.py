"""Rate limits as people observe them. Discord publishes no table and forbids bots to rely on one."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass

from .errors import rate_limited

Rates = Mapping[str, tuple[int, float]]
"""Requests and seconds for each route, counted per channel or interaction token."""

# Observed, not documented.
OBSERVED_RATES: Rates = {
    "POST /channels/{channel}/messages": (5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": (5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": (5, 1.0),
    "POST /users/@me/channels": (10, 10.0),
    "POST /webhooks/{application}/{token}": (5, 2.0),
    "PATCH /webhooks/{application}/{token}/messages/{message}": (5, 2.0),
}
# Documented: docs.discord.com, topics/rate-limits, "Global Rate Limit".
EVERYWHERE = (50, 1.0)


@dataclass
class Bucket:
    """A number of requests per window of time; the window starts with its first request."""

    limit: int
    seconds: float
    used: int = 0
    ends: float = 0.0

    def take(self) -> float:
        """Use one request. The result is how many seconds to wait when there is none left, else 0."""
        now = time.time()
        if now >= self.ends:
            self.used, self.ends = 0, now + self.seconds
        if self.used >= self.limit:
            return self.ends - now
        self.used += 1
        return 0.0

    def headers(self, key: str) -> dict[str, str]:
        """What the API tells of a bucket with every answer."""
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - self.used),
            "X-RateLimit-Reset": f"{self.ends:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, self.ends - time.time()):.3f}",
            "X-RateLimit-Bucket": key,
        }


class RateLimits:
    """The buckets of one bot: its global limit, and those of ``rates``."""

    def __init__(self, rates: Rates) -> None:
        self._rates = rates
        self._everywhere = Bucket(*EVERYWHERE)
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, template: str, major: str, *, anonymous: bool) -> dict[str, str]:
        """Count one request; the result are its headers. Raises the 429 if it is one too many.

        ``anonymous`` requests (answers to interactions) do not count towards the global limit.
        """
        if not anonymous:
            wait = self._everywhere.take()
            if wait:
                raise rate_limited(wait, everywhere=True)
        if template not in self._rates:
            return {}
        bucket = self._buckets.setdefault((template, major), Bucket(*self._rates[template]))
        wait = bucket.take()
        headers = bucket.headers(hashlib.sha256(template.encode()).hexdigest()[:32])
        if wait:
            error = rate_limited(wait)
            error.headers |= headers
            raise error
        return headers
