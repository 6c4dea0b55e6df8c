"""What a control says of the question that it answers.

A question's number would tell how many private steps a seat has taken, so the channel must not see it. The mark is a
keyed hash of table, seat and number: the bot recognises it, nobody can read it, and a button meant for one seat is
never taken for another's."""

from __future__ import annotations

from hashlib import blake2b


def mark(secret: str, table: str, seat: int, question: int) -> str:
    """Ten characters for *seat*'s *question*; *secret* is the table's own."""
    key = blake2b(secret.encode(), person=b"marks", digest_size=32).digest()
    return blake2b(f"{table}:{seat}:{question}".encode(), key=key, digest_size=5).hexdigest()
