"""Events of the gateway, as far as discord.py can read them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

log = logging.getLogger(__name__)

Parser = Callable[[Any], None]
INDISPENSABLE = "READY"
"""Without it the bot knows neither itself nor its session: only a new start helps."""


def sturdy(parsers: Mapping[str, Parser]) -> dict[str, Parser]:
    """discord.py's parsers, by the names of events. What one of them cannot read would end the connection for good, and
    with it the process; instead that event is passed over."""
    return {name: parse if name == INDISPENSABLE else _passing_over(name, parse) for name, parse in parsers.items()}


def _passing_over(name: str, parse: Parser) -> Parser:
    @wraps(parse)
    def parsed(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:  # whatever it stumbles over; the event itself may hold what is nobody's business
            log.warning("Passed over an event that cannot be read: %s, %s", name, type(error).__name__)

    return parsed
