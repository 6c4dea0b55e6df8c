"""How a world is shown: its pages, its chain, and what can be done with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.cases.worlds import Seen
from bot.chronicle import leafed
from bot.play.cards import COLOUR
from bot.speech import Voice, plain
from bot.ui.codec import encode
from bot.ui.limits import OPTIONS
from bot.ui.page import markdown, sheets
from bot.ui.parts import File, Part, box, button, choice, line, pictures, prose, rows, select
from bot.ui.verbs import Verb
from persistence.worlds import Claim

FATES = {
    "bequeathed": "fate-played",
    "annulled": "fate-annulled",
    "abandoned": "fate-abandoned",
    "running": "fate-running",
}
BESIDE = 600
"""Characters of a message that a page of a world leaves to what stands below it."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """What one message shows of a world."""

    title: str
    told: str


def leaves(seen: Seen) -> list[Leaf]:
    """The game's pages, each in as many messages as it needs, then the chain."""
    voice, made = seen.voice, []
    for page in seen.pages:
        made += [Leaf(voice(page.title), told) for told in sheets(markdown(page, voice), BESIDE)]
    heading = voice.tell("world-chain")
    return made + [Leaf(heading, told) for told in sheets("\n".join([f"### {heading}", *_chain(seen)]), BESIDE)]


def _chain(seen: Seen) -> list[str]:
    told = [seen.voice.tell("world-founded", date=date(seen.world.founded_at))]
    if seen.world.signer is not None:
        told.append(seen.voice.tell("world-from-elsewhere", signer=seen.world.signer))
    if seen.world.archived_at is not None:
        told.append(seen.voice.tell("world-left-on", date=date(seen.world.archived_at)))
    for chapter in seen.chain:
        fate = seen.voice.tell(FATES[chapter.fate])
        told.append(f"- **{seen.number(chapter)}** · {date(chapter.at)} · {fate}")
        if chapter.annulled_at is not None:
            told[-1] += f" · {date(chapter.annulled_at)}"
    return told


def date(at: int) -> str:
    """A day as Discord shows it, in the reader's language and place."""
    return f"<t:{at // 1000}:D>"


def card(
    seen: Seen, at: int, drawn: Sequence[File] = (), *, others: bool, unclaimed: bool = False, claims: bool = False
) -> list[Part]:
    """One leaf of a world with ways to the others.

    :param drawn: its plate, above the first leaf.
    :param unclaimed: whether anybody in it is but a name here.
    :param claims: whether whoever looks can agree that somebody is one of those.
    :param others: whether the channel has more worlds."""
    voice, world, every = seen.voice, seen.world, leaves(seen)
    at = min(max(at, 0), len(every) - 1)
    where = f"-# {voice.about('name')} · {voice.tell('page', page=at + 1, pages=len(every))}"
    so_far = "world-so-far" if seen.meanwhile else "world-meanwhile"
    meanwhile = [f"-# {voice.tell(so_far, match=seen.number(seen.running))}"] if seen.running else []
    parts = [*pictures(() if at else drawn), prose(every[at].told), line(), prose("\n".join([*meanwhile, where]))]
    if 1 < len(every) <= OPTIONS:
        entries = [choice(str(number), leaf.title, chosen=number == at) for number, leaf in enumerate(every)]
        parts.append(select(encode(Verb.WORLD_TITLE, str(world.id)), entries))
    turn = [
        button(encode(Verb.WORLD_PAGE, str(world.id), at - 1), "◀", disabled=at == 0),
        button(encode(Verb.WORLD_PAGE, str(world.id), at + 1), "▶", disabled=at == len(every) - 1),
        button(encode(Verb.WORLD_EXPORT, str(world.id)), voice.tell("export")),
    ]
    if others:
        turn.append(button(encode(Verb.WORLDS, str(world.id)), voice.tell("other-worlds")))
    parts += rows(turn)
    if leafed(seen.game) and seen.latest is not None:
        parts += rows([button(encode(Verb.PLATE, str(world.id), seen.latest.number), voice.tell("plates"))])
    if unclaimed:
        parts += rows([button(encode(Verb.CLAIMING, str(world.id)), voice.tell("claim"))])
    if claims:
        parts += rows([button(encode(Verb.CLAIMS, str(world.id)), voice.tell("claims"))])
    return [box([*parts, *rows(_deciding(seen))], COLOUR)]


def _deciding(seen: Seen) -> list[Part]:
    """Only what is possible now."""
    if seen.world.archived_at is not None or seen.running:
        return []
    made, world, voice = [], str(seen.world.id), seen.voice
    if seen.votes and seen.latest is not None and not seen.latest.elsewhere:
        made.append(button(encode(Verb.ANNUL, world), voice.tell("annul")))
    if seen.decides:
        made.append(button(encode(Verb.LEAVE_WORLD, world), voice.tell("leave-world")))
    return made


def sure(seen: Seen, question: str, yes: Part) -> list[Part]:
    """Asks before something that cannot be taken back."""
    back = button(encode(Verb.WORLD_PAGE, str(seen.world.id), 0), seen.voice.tell("back"))
    return [box([prose(question), *rows([yes, back])], COLOUR)]


def claiming(seen: Seen, names: Mapping[str, str]) -> list[Part]:
    """Who in it is but a name here: which of them is whoever looks?"""
    entries = [choice(person, plain(name)) for person, name in names.items()][:OPTIONS]
    told = [prose(seen.voice.tell("claim-which")), select(encode(Verb.CLAIM, str(seen.world.id)), entries)]
    return [box(told, COLOUR)]


def claims(seen: Seen, every: Sequence[tuple[Claim, str]]) -> list[Part]:
    """Who says that they are whom: to be agreed to or declined one by one."""
    voice = seen.voice
    entries = [choice(each.user_id, plain(voice.tell("claim-said", who=each.name, name=name))) for each, name in every][
        :OPTIONS
    ]
    ways = ((Verb.GRANT, "claims-grant"), (Verb.DENY, "claims-deny"))
    told = [
        prose(voice.tell("claims-which")),
        *(select(encode(verb, str(seen.world.id)), entries, voice.tell(key)) for verb, key in ways),
    ]
    return [box(told, COLOUR)]


def shelf(every: Sequence[Seen], voice: Voice) -> list[Part]:
    """The worlds of a channel to choose from, the latest ones if there are very many."""
    entries = [
        choice(
            str(seen.world.id),
            f"{seen.voice.about('name')}: {seen.title}",
            voice.tell("world-goes-on" if seen.world.archived_at is None else "world-left", count=len(seen.chain)),
        )
        for seen in every[:OPTIONS]
    ]
    return [box([prose(f"### {voice.tell('worlds')}"), select(encode(Verb.WORLD, "worlds"), entries)], COLOUR)]
