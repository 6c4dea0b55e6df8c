"""Figures in the fewest words: recruits (RL-5.4.2), what a game adds up to (RL-11.5, 11.7), what the box still holds
(RL-11.2, 11.6)."""

from collections.abc import Iterable, Iterator
from dataclasses import fields

from engines.core.shown import hyphened, said
from engines.core.text import Arg, SeatRef, Text, text
from engines.risk_legacy.campaign.world import Used, World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.events.turn import TOKENS, Recruited, RecruitedMore, Token
from engines.risk_legacy.naming import territory
from engines.risk_legacy.rules.rewards import printed
from engines.risk_legacy.shelf import Aim
from engines.risk_legacy.side import Reckoning, Tally
from engines.risk_legacy.state import Ending


def recruits(found: Recruited | RecruitedMore) -> int:
    """All of them together."""
    return found.base + found.continents + found.names + _powers(found)


def _powers(found: Reckoning | Recruited | RecruitedMore) -> int:
    return 0 if isinstance(found, Recruited) else found.powers


def reckoned(found: Reckoning | Recruited | RecruitedMore) -> Text:
    """What recruits come from, as reckoned for a seat or as told of it. Of a minimum it does not matter what it is made
    of."""
    least = found.territories + found.population < BOX.recruit.minimum * BOX.recruit.divisor
    powers = _powers(found)
    more = found.continents + found.names + powers
    return said("recruits-sum", found, least=int(least), more=more, powers=powers, seat=None)


def star_sources(key: str, hqs: int, tokens: tuple[Token, ...]) -> tuple[Text, ...]:
    """Where stars came from (RL-7.1.1), and how many from each; packets say their own."""
    kinds = (("hq", hqs), *((token, tokens.count(token)) for token in dict.fromkeys((*TOKENS, *tokens))))
    return tuple(_source(key, kind, count) for kind, count in kinds if count)


def _source(key: str, kind: str, count: int) -> Text:
    if kind in ("hq", *TOKENS):
        return text(key, source=hyphened(kind), count=count)
    return text(f"{key}-{hyphened(kind)}", count=count)


def tenths(thousandths: int) -> Text:
    """A figure with one decimal, rounded."""
    whole, tenth = divmod((thousandths + 50) // 100, 10)
    return text("tenths", whole=whole, tenth=tenth)


def fighting(key: str, tally: Tally, **more: Arg) -> Text:
    """Conquests, rolls, and losses against what the same rolls cost on average (RL-11.7)."""
    facts = {"conquests": tally.conquests, "rolls": tally.rolls, "lost": tally.lost, "killed": tally.killed}
    lost, killed = tenths(tally.expected_lost), tenths(tally.expected_killed)
    return text(key, **facts, should_lose=lost, should_kill=killed, **more)


def missiles(tally: Tally) -> Text:
    """How many were fired, and what became of it: troops and territories that one side kept or the other lost."""
    facts = (("tally-troops", tally.shifted), ("tally-lands", tally.turned))
    what = tuple(text(key, count=count) for key, count in facts if count)
    return text("tally-missiles", fired=tally.fired, any=int(bool(what)), what=what)


def victory(game: int, ending: Ending, stars: int) -> Text:
    """:param stars: of the winner."""
    winner = SeatRef(ending.winner)
    if ending.why == "stars" and ending.hq is not None:
        return text("ending-hq", winner=winner, game=game, stars=stars, where=territory(ending.hq))
    return text("ending", why=hyphened(ending.why), winner=winner, game=game, stars=stars)


FEW = 2
"""So many of a kind, or fewer, are worth a word on the board, if there were more."""


def supplies(world: World) -> tuple[Text, ...]:
    """Everything of which something is left, in one line."""
    return _line("supplies", [(kind, left) for kind, _, left in _stock(world) if left])


def aimed(aims: Iterable[Aim]) -> tuple[Text, ...]:
    """What open packets give stars for, a line each."""
    return tuple(text("aim", title=each.title, stars=each.stars, asks=each.asks) for each in aims)


def nearly_gone(world: World) -> tuple[Text, ...]:
    """In one line; what is used up altogether goes unsaid."""
    return _line("nearly-gone", [(kind, left) for kind, used, left in _stock(world) if used and 0 < left <= FEW])


def _line(key: str, found: list[tuple[str, int]]) -> tuple[Text, ...]:
    left = tuple(text("supply", kind=hyphened(kind), count=count) for kind, count in found)
    return (text(key, left=left),) if left else ()


def _stock(world: World) -> Iterator[tuple[str, int, int]]:
    """Of each kind, how many are used and how many are left."""
    for supply in fields(Used):
        if supply.name == "world_capital":
            continue  # a packet brings it: until it is open nobody need know
        used = getattr(world.used, supply.name)
        yield supply.name, used, printed(supply.name) - used
    yield "scar_card", len(world.played), len(world.pool)
