"""A world as a file that others can take up: of a known shape, signed, and with nobody's id in it.

Anybody can sign what they have made up. So the signature says no more than who answers for the file, and whoever knows
by whom it must be signed says so when it is taken up: :func:`signer`.

Persons are numbered in the order in which the world first speaks of them, so the same world makes the same chain
wherever it lies: :func:`fingerprint`. Their names are in the file, as they were known, and nothing else of them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Literal

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engines.core.outcome import Heirloom

FORMAT = 3
UNSIGNED = 1
"""The first format: nobody has signed it, and it names people by their ids."""
UNHASHED = 2
"""The second: it lacks the hash over the whole chain, and may be written in any way."""
LARGEST = 8 * 2**20
"""Bytes of a file. Fifteen games take a twentieth of that."""

Why = Literal["unreadable", "unsigned", "newer", "forged", "rewritten", "signer", "game", "taken"]


class NotCarried(Exception):  # noqa: N818  (says what the file is)
    """No world can be taken up from that file."""

    def __init__(self, code: Why) -> None:
        super().__init__(code)
        self.code: Why = code


class _Shape(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class Left(_Shape):
    """An heirloom."""

    game: str
    version: int = Field(alias="schema")
    body: str

    def heirloom(self) -> Heirloom:
        """The same as games have it."""
        return Heirloom(game=self.game, schema=self.version, body=self.body)


class Link(_Shape):
    """A match and what became of it."""

    number: int = Field(ge=0)
    match: str = Field(min_length=1, max_length=64)
    parent: str | None
    """The match whose heirloom it began with; ``None``: it founded the world, or it left nothing."""
    fate: Literal["bequeathed", "annulled", "abandoned"]
    at: int = Field(ge=0)
    annulled: int | None
    heirloom: Left | None


class Carried(_Shape):
    format: Literal[2, 3]
    game: str
    founded: int = Field(ge=0)
    archived: int | None
    people: dict[str, str | None]
    """By the id that stands for them in the file: a name, or ``None`` if nobody knows it any more."""
    chain: list[Link] = Field(min_length=1, max_length=2000)
    fingerprint: str | None = Field(default=None, pattern="^[0-9a-f]{32}$")
    """Over all of the chain, its last match included, which no later one vouches for."""
    key: str = Field(pattern="^[0-9a-f]{64}$")
    signature: str = Field(pattern="^[0-9a-f]{128}$")


def numbered(at: int) -> str:
    """The id of a person in a file: longer than any name that can be given in a game."""
    return f"somebody-of-this-world-number-{at:04}"


def signed(content: Mapping[str, Any], key: str) -> dict[str, Any]:
    """*content* with the signature of whoever has *key*."""
    private = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key))
    whole = {**content, "key": private.public_key().public_bytes_raw().hex()}
    return {**whole, "signature": private.sign(_canonical(whole)).hex()}


def new_key() -> str:
    """A secret with which files are signed."""
    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


def signer(key: str) -> str:
    """Whoever has signed a document that bears this *key*, by what that is told from others."""
    return sha256(bytes.fromhex(key)).hexdigest()[:16]


def fingerprint(document: Mapping[str, Any]) -> str:
    """Of the world in it: the same wherever it lies, whoever has signed the file."""
    told = {name: document[name] for name in ("game", "founded", "archived", "chain")}
    return sha256(_canonical(told)).hexdigest()[:32]


def written(document: Mapping[str, Any]) -> bytes:
    """As a file, in the one way in which that is done."""
    return json.dumps(document, ensure_ascii=False, indent=1, sort_keys=True).encode()


def tight(body: str) -> str:
    """The JSON of an heirloom without any room in it: the one way in which it stands in a file."""
    return json.dumps(json.loads(body), ensure_ascii=False, separators=(",", ":"))


def read(content: bytes, signed_by: str | None = None) -> Carried:
    """:param signed_by: who must have signed it.
    :raises NotCarried: it is no such file, is cut, or says something else than what was signed."""
    try:
        document = json.loads(content[: LARGEST + 1].decode())
    except (ValueError, RecursionError, MemoryError):
        raise NotCarried("unreadable") from None
    if not isinstance(document, dict) or type(document.get("format")) is not int:
        raise NotCarried("unreadable")
    if document["format"] == UNSIGNED:
        raise NotCarried("unsigned")
    if document["format"] > FORMAT:
        raise NotCarried("newer")
    try:
        carried = Carried.model_validate(document)
        unsigned = {name: value for name, value in document.items() if name != "signature"}
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(carried.key))
        public.verify(bytes.fromhex(carried.signature), _canonical(unsigned))
    except ValidationError:
        raise NotCarried("unreadable") from None
    except (InvalidSignature, ValueError, RecursionError):
        raise NotCarried("forged") from None
    if carried.format > UNHASHED:
        _whole(content, document, carried)
    _linked(carried.chain)
    if signed_by is not None and signer(carried.key) != signed_by.strip().lower():
        raise NotCarried("signer")
    return carried


def _whole(content: bytes, document: Mapping[str, Any], carried: Carried) -> None:
    """The hash fits, and nothing stands there otherwise than it is written here. :raises NotCarried:"""
    if carried.fingerprint != fingerprint(document):
        raise NotCarried("forged")
    if content != written(document) or not all(_tight(each.heirloom) for each in carried.chain if each.heirloom):
        raise NotCarried("rewritten")


def _tight(left: Left) -> bool:
    try:
        return left.body == tight(left.body)
    except (ValueError, RecursionError):
        return False


def _linked(chain: Sequence[Link]) -> None:
    """Each follows one that is there, and those that count are all there is. :raises NotCarried:"""
    left: dict[str, Link] = {}
    for link in chain:
        parent = left.get(link.parent or "")
        follows = parent.number + 1 if parent else 0
        fits = link.heirloom is None if link.fate == "abandoned" else link.number == follows and link.heirloom
        if not fits or link.match in left or (link.parent is not None and parent is None):
            raise NotCarried("forged")
        if (link.fate == "annulled") != (link.annulled is not None):
            raise NotCarried("forged")
        left[link.match] = link
    counting = sorted(link.number for link in chain if link.fate == "bequeathed")
    if counting != list(range(len(counting))):
        raise NotCarried("forged")


def _canonical(document: Mapping[str, Any]) -> bytes:
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()
