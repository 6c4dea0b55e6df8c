"""What a button carries: ``version:verb:table:arguments``, and nothing that must stay secret.

The custom_id names what is to be done, never by whom: that is the person who presses."""

from __future__ import annotations

from typing import NamedTuple

from bot.ui.limits import CUSTOM_ID
from bot.ui.verbs import Verb

VERSION = "1"
DIGITS = 12
VERBS = frozenset(Verb)


class Unfit(Exception):  # noqa: N818  (says what the press is)
    """A control whose arguments are not what its verb takes: an older release's, or a forgery."""


class Press(NamedTuple):
    """A parsed custom_id."""

    verb: Verb
    table: str
    args: tuple[str, ...] = ()

    def take(self, number: int) -> tuple[str, ...]:
        """Its arguments, exactly so many."""
        if len(self.args) != number:
            raise Unfit(self.verb)
        return self.args

    def number(self, at: int) -> int:
        """The argument at *at* as a whole number."""
        return whole(self.args[at] if at < len(self.args) else "")


def whole(value: str) -> int:
    """:raises Unfit: that is no number, or too long a one."""
    if not value.removeprefix("-").isdecimal() or len(value) > DIGITS:
        raise Unfit(value)
    return int(value)


def encode(verb: Verb, table: str, *args: str | int) -> str:
    custom_id = ":".join((VERSION, verb, table, *map(str, args)))
    assert len(custom_id) <= CUSTOM_ID, custom_id
    return custom_id


def encode_short(verb: Verb, table: str, *args: str | int) -> str | None:
    """The same; ``None`` if there is no room for it."""
    custom_id = ":".join((VERSION, verb, table, *map(str, args)))
    return custom_id if len(custom_id) <= CUSTOM_ID else None


def decode(custom_id: str) -> Press | None:
    """``None`` for anything that this bot did not write."""
    version, _, rest = custom_id.partition(":")
    parts = rest.split(":")
    if version != VERSION or len(parts) < 2 or parts[0] not in VERBS or not parts[1]:
        return None
    verb, table, *args = parts
    return Press(Verb(verb), table, tuple(args))
