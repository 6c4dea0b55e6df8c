"""What a control says of the question that it answers.

A question's number would tell how many private steps a seat has taken, so the channel must not see it. The mark is a
keyed hash of table, seat and number: the bot recognises it, nobody can read it, and a button meant for one seat is
never taken for another's."""

from __future__ import annotations

from hashlib import blake2b


def mark(secret: str, table: str, seat: int, question: int) -> str:
    """Ten characters for *seat*'s *question*; *secret* is the table's own."""
    return _keyed(secret, f"{table}:{seat}:{question}")


def undo_mark(secret: str, table: str, seat: int, step: int) -> str:
    """The same for what *seat* did at *step*, to take that back: a step's number counts everybody's private steps."""
    return _keyed(secret, f"{table}:{seat}:undo {step}")


def _keyed(secret: str, what: str) -> str:
    key = blake2b(secret.encode(), person=b"marks", digest_size=32).digest()
    return blake2b(what.encode(), key=key, digest_size=5).hexdigest()
