"""Names for tables: short enough for a button's id, safe in a URL, and sorted by age."""

from __future__ import annotations

import secrets

DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base 32: no letter that looks like a digit."""
LENGTH = 10
RANDOM_BITS = 18


def new_id(now: int) -> str:
    """*now* in units of about a second (that fits until 2109), then chance. Two of them can coincide, so whoever
    stores one looks for that."""
    number = (now >> 10) << RANDOM_BITS | secrets.randbits(RANDOM_BITS)
    return "".join(DIGITS[number >> shift & 31] for shift in range(5 * (LENGTH - 1), -1, -5))


GONE = "gone-"


def stand_in() -> str:
    """What stands in place of a person's id from now on. Nothing leads from one to the other, and nobody gets the same
    again: whoever comes back is somebody else to the matches of before."""
    return f"{GONE}{secrets.token_hex(6)}"


def is_stand_in(person: str) -> bool:
    """Whether that is nobody any more: there is no way to write to them."""
    return person.startswith(GONE)
