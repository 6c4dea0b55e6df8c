"""How far a world has come, who has signed it, and its games, the latest first."""

from collections.abc import Iterator, Sequence
from functools import reduce

from engines.core.page import Page, Section
from engines.core.shown import hyphened
from engines.core.text import PersonRef, Text, text
from engines.risk_legacy.campaign.deltas import apply
from engines.risk_legacy.campaign.records import Chain, Fighter, Record, finished, fold
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.naming import faction, person, planet, played_by, territory
from engines.risk_legacy.pages.world.packets import counted
from engines.risk_legacy.words.changes import told
from engines.risk_legacy.words.land import dotted

SIGNERS = 3
"""So many are named where there is little room."""


def chronicle(chain: Chain) -> list[Section]:
    return list(_chapters(chain))[::-1]


def _chapters(chain: Chain) -> Iterator[Section]:
    world = World()
    for record in chain:
        yield _chapter(record, world)
        world = reduce(apply, record.deltas, world)


def _chapter(record: Record, before: World) -> Section:
    """One game: who won and how, what became of the others, what it left behind."""
    if record.n == 0 or record.open:
        return Section(heading=heading(record), lines=told(record.deltas, before))
    winner = winner_of(record)
    assert record.why is not None, "and a reason"
    stars = len(winner.tokens) + winner.hqs
    won = text("world-won", why=hyphened(record.why), stars=stars, rounds=record.rounds)
    seats = tuple(
        text(
            "world-fighter",
            who=person(seat.person),
            faction=faction(seat.faction),
            start=territory(seat.start),
            result=hyphened(seat.result),
        )
        for seat in record.seats
    )
    return Section(heading=heading(record), lines=(won, *seats, *told(record.deltas, before)))


def heading(record: Record) -> Text:
    """Which game it is, and who has won it."""
    if record.n == 0:
        return text("world-founded")
    return text("world-playing", game=record.n) if record.open else _won(record)


def winner_of(record: Record) -> Fighter:
    """Of a game that is over."""
    winner = None if record.winner is None else record.seats[record.winner]
    assert winner is not None, "every game has a winner"
    return winner


def _won(record: Record) -> Text:
    winner = winner_of(record)
    return text("world-game", game=record.n, who=person(winner.person), faction=faction(winner.faction))


def overview(chain: Chain, world: World) -> Page:
    """Its title is what the world goes by (RL-7.8.5)."""
    over = finished(chain)
    last = tuple(_won(record) for record in over[-1:])
    state = (_next(chain), *last, *_before(over[:-1]), *_planet(world), *counted(chain, world), _options(chain))
    sections = (Section(lines=state), Section(heading=text("world-wall"), lines=_wall(world)), _news(chain))
    return Page(
        title=text("world-title", planet=planet(world)), sections=tuple(each for each in sections if each.lines)
    )


def _before(records: Sequence[Record]) -> tuple[Text, ...]:
    """Who won the games before the last, each of them once, in the order of their first victories."""
    won: dict[PersonRef | Text, tuple[int, ...]] = {}
    for record in records:
        winner = winner_of(record)
        who = played_by(winner.person, winner.faction)
        won[who] = (*won.get(who, ()), record.n)
    earlier = dotted(*(text("world-victor", who=who, count=len(games), games=games) for who, games in won.items()))
    return (text("world-before", games=earlier),) if earlier else ()


def _news(chain: Chain) -> Section:
    """What the last game has changed."""
    *earlier, last = chain
    changes = told(last.deltas, fold(tuple(earlier))) if earlier else ()
    return Section(heading=text("world-news", game=last.n), lines=changes)


def honours(chain: Chain, world: World) -> tuple[Text, ...]:
    """The same in a few lines."""
    return (_next(chain), *_planet(world), *_wall(world)[:SIGNERS])


def _next(chain: Chain) -> Text:
    """How many games there have been, as its plate has it, and which is being played or comes next."""
    last, games, played = chain[-1], BOX.games, len(finished(chain))
    game, key = (last.n, "world-now") if last.open else (last.n + 1, "world-next")
    return text(key, played=played, game=game, games=games, late=int(game > games))


def _planet(world: World) -> tuple[Text, ...]:
    if world.namer is None:
        return ()
    return (text("world-namer", who=person(world.namer), named=int(world.planet is not None)),)


def _options(chain: Chain) -> Text:
    charter = chain[0].charter
    assert charter is not None, "a world is founded with its options"
    return text("world-charter", founding=charter.founding)


def _wall(world: World) -> tuple[Text, ...]:
    """Who signed, most signatures first."""
    return tuple(_signer(world, who) for who in sorted(world.signers, key=lambda who: -world.signed(who)))


def _signer(world: World, who: str) -> Text:
    games = tuple(signature.game for signature in world.signatures if signature.person == who)
    return text("world-signed", who=person(who), count=len(games), games=games)
