"""What a match remembers of those before it, and how that looks between two matches."""

from __future__ import annotations

from pydantic import TypeAdapter

from engines.core.outcome import Heirloom
from engines.core.page import Page, Section
from engines.core.record import record
from engines.core.text import Arg, PersonRef, Said, Text, text
from tests.petty_court.meta import META


@record
class Memory:
    champions: tuple[str, ...] = ()
    """One per match, oldest first; empty where a steward has won."""
    decree: str = ""
    """The last one, which holds until the next."""


_MEMORIES = TypeAdapter(Memory)


def remembered(heirloom: Heirloom | None) -> Memory:
    return _MEMORIES.validate_json(heirloom.body) if heirloom else Memory()


def bequeathed(memory: Memory) -> Heirloom:
    return Heirloom(game=META.key, schema=META.schema, body=_MEMORIES.dump_json(memory).decode())


def pages(heirloom: Heirloom) -> tuple[Page, ...]:
    """The court as it is, then everybody who has ruled it."""
    memory = remembered(heirloom)
    now = (text("world-champion", person=_person(memory.champions[-1])), *decreed(memory.decree))
    reigns = (
        text("world-reign", number=number, person=_person(person)) for number, person in enumerate(memory.champions, 1)
    )
    return (
        Page(title=text("world"), sections=(Section(lines=now),)),
        Page(title=text("world-reigns"), sections=(Section(lines=tuple(reigns)),)),
    )


def decreed(decree: str) -> tuple[Text, ...]:
    """The decree that holds, if there is one."""
    return (text("board-decree", words=wording(decree)),) if decree else ()


def wording(decree: str) -> Said:
    return Said(decree, text("decree-unread"))


def _person(person: str) -> Arg:
    return PersonRef(person) if person else text("world-nobody")
