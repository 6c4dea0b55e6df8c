"""A world carried to another channel, server or bot, and who its people are there.

The file holds nobody's id. Whoever has taken it up knows its persons by name alone, until one of them says who they are
and whoever decides about the world agrees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.cases.worlds import Seen, look
from bot.kit import Kit
from bot.speech import NAME_LENGTH, plain, tame
from engines.core.match import begin
from engines.core.outcome import Heirloom
from engines.core.page import Page
from engines.core.text import Arg, PersonRef, Text
from persistence.carried import FORMAT, Carried, NotCarried, fingerprint, numbered, read, signed, signer, tight
from persistence.carried import new_key as made_key
from persistence.codec import Codec
from persistence.forgetting import Renaming, sealer
from persistence.ids import is_stand_in, stand_in
from persistence.store import Store
from persistence.worlds import Brought, Chapter, Claim, NewWorld, World

KEY = "world-key"
"""The note under which the secret lies with which files are signed: made when the first one is."""


# ---- into a file


@rights.READ
async def export(means: Means, _caller: Caller, world_id: int, /) -> Mapping[str, Any]:
    """The whole world, signed: every match with its date and what became of it, annulled and abandoned ones too; one
    that goes on is left out."""
    return await packed(means.store, means.kit, await means.store.worlds.get(world_id))


async def packed(store: Store, kit: Kit, world: World) -> Mapping[str, Any]:
    """The same without asking anybody. ``Unreadable`` if a later release has left it."""
    chain = [each for each in await store.worlds.chain(world.id) if each.fate != "running"]
    codec = Codec(kit.game(world.game))
    left = {each.match_id: codec.heirloom(each.kept.heirloom) for each in chain if each.kept}
    instead = {person: numbered(at) for at, person in enumerate(persons(codec.game, left.values()), start=1)}
    named = dict((await store.names.known(world.guild_id, world.channel_id)).people)
    seals, renaming = sealer({world.game: codec}), Renaming(instead)
    by_id = {each.kept.id: each.match_id for each in chain if each.kept}

    def link(each: Chapter) -> dict[str, Any]:
        heirloom = left.get(each.match_id)
        parent = each.kept.parent_id if each.kept else None
        return {
            "number": each.number,
            "match": each.match_id,
            "parent": None if parent is None else by_id[parent],
            "fate": each.fate,
            "at": each.at,
            "annulled": each.annulled_at,
            "heirloom": heirloom and {**asdict(heirloom), "body": tight(renaming.body(heirloom, seals))},
        }

    content = {
        "format": FORMAT,
        "game": world.game,
        "founded": world.founded_at,
        "archived": world.archived_at,
        "people": {each: plain(named[who]) if who in named else None for who, each in instead.items()},
        "chain": [link(each) for each in chain],
    }
    key = await store.notes.get(KEY)
    if key is None:
        key = made_key()
        await store.notes.put(KEY, key)
    return signed({**content, "fingerprint": fingerprint(content)}, key)


def persons(game: Any, left: Iterable[Heirloom]) -> list[str]:
    """Everybody whom these heirlooms speak of, in the order in which they first do."""
    every = (each for heirloom in left for page in game.pages(heirloom) for each in _in_page(page))
    return list(dict.fromkeys(every))


def _in_page(page: Page) -> Iterator[str]:
    yield from _in(page.title)
    for section in page.sections:
        for told in (*((section.heading,) if section.heading else ()), *section.lines, *section.cells):
            yield from _in(told)


def _in(arg: Arg) -> Iterator[str]:
    match arg:
        case PersonRef(person=person):
            yield person
        case Text(args=args):
            for _, inner in args:
                yield from _in(inner)
        case tuple():
            for inner in arg:
                yield from _in(inner)
        case _:
            return


# ---- out of a file


async def take_up(
    store: Store, kit: Kit, content: bytes, guild: str, channel: str, *, signed_by: str | None = None
) -> World:
    """The world in a file goes on in that channel. Every heirloom is read, and a match is begun with the last.

    :param signed_by: who must have signed it; ``None``: whoever it was.
    :raises NotCarried: it is no such file, was changed or cut, is not theirs, or cannot go on here."""
    carried = read(content, signed_by)
    if carried.game not in kit.games:
        raise NotCarried("game")
    codec = Codec(kit.game(carried.game))
    _sound(codec, carried)
    people = {number: stand_in() for number in carried.people}
    renaming, seals = Renaming(people), sealer({carried.game: codec})

    def here(left: Heirloom) -> Heirloom:
        return Heirloom(game=left.game, schema=left.schema, body=renaming.body(left, seals))

    new = NewWorld(
        guild_id=guild,
        channel_id=channel,
        game=carried.game,
        founded_at=carried.founded,
        archived_at=carried.archived,
        signer=signer(carried.key),
        names={people[number]: tame(name, NAME_LENGTH) for number, name in carried.people.items() if name},
        chain=[
            Brought(
                match_id=each.match,
                parent=each.parent,
                number=each.number,
                fate=each.fate,
                at=each.at,
                annulled_at=each.annulled,
                heirloom=here(each.heirloom.heirloom()) if each.heirloom else None,
            )
            for each in carried.chain
        ],
    )
    number = await store.worlds.take_up(new)
    if number is None:
        raise NotCarried("taken")
    return await store.worlds.get(number)


def _sound(codec: Codec, carried: Carried) -> None:
    """The hashes fit, its pages can be read and speak of nobody but those whom the file lists, and a match can be begun
    with it. :raises NotCarried:"""
    game = codec.game
    if any(each.heirloom and each.heirloom.version > game.meta.schema for each in carried.chain):
        raise NotCarried("newer")
    try:
        left = [codec.heirloom(each.heirloom.heirloom()) for each in carried.chain if each.heirloom]
        whole = all(each.game == carried.game and not game.seals(each) for each in left)
        known = set(persons(game, left)) <= set(carried.people)
        numbers = [numbered(at) for at in range(1, len(carried.people) + 1)]
        counting = {each.number: each.heirloom for each in carried.chain if each.fate == "bequeathed" and each.heirloom}
        if counting:
            last = codec.heirloom(counting[max(counting)].heirloom())
            match, _ = begin(game, game.meta.seats[0], "a trial", {}, last)
            game.check(match._state)
    except Exception:  # whatever it is, its text might show what is in the file
        raise NotCarried("forged") from None
    if not (whole and known and sorted(carried.people) == numbers):
        raise NotCarried("forged")


# ---- who they are


async def unclaimed(means: Means, of: Seen) -> Mapping[str, str]:
    """The persons of a world from elsewhere who are but names here, by what stands for them."""
    if of.world.signer is None:
        return {}
    named = dict((await means.store.names.known(of.world.guild_id, of.world.channel_id)).people)
    left = [Codec(of.game).heirloom(each.kept.heirloom) for each in of.chain if each.kept]
    return {each: named[each] for each in persons(of.game, left) if is_stand_in(each) and each in named}


@rights.READ
async def claim(means: Means, caller: Caller, world_id: int, /, person: str) -> bool:
    """The caller says that they are that person. Whoever decides about the world agrees by saying so of themselves;
    everybody else waits for them: false."""
    of = await look(means, caller, world_id)
    if person not in await unclaimed(means, of):
        raise Declined("claim-late")
    said = Claim(user_id=caller.user, name=caller.name, person=person)
    await means.store.worlds.claim(world_id, said)
    if of.decides:
        await _granted(means, world_id, caller.user)
    return of.decides


@rights.DECIDE
async def claims(means: Means, caller: Caller, world_id: int, /) -> Sequence[tuple[Claim, str]]:
    """Who has said that they are whom, with the name that this person bears."""
    names = await unclaimed(means, await look(means, caller, world_id))
    return [(each, names[each.person]) for each in await means.store.worlds.claims(world_id) if each.person in names]


@rights.DECIDE
async def grant(means: Means, _caller: Caller, world_id: int, /, user: str) -> None:
    """They are. ``WorldInUse``."""
    await _granted(means, world_id, user)


@rights.DECIDE
async def deny(means: Means, _caller: Caller, world_id: int, /, user: str) -> None:
    """They are not: what they have claimed is gone."""
    if not await means.store.worlds.deny(world_id, user):
        raise Declined("claim-late")


async def _granted(means: Means, world_id: int, user: str) -> None:
    if not await means.store.worlds.grant(world_id, user):
        raise Declined("claim-late")
