"""A game as it is told in the chronicle (RL-11.6, 11.7): eight to twelve sentences made of its record alone, so a world
that was played elsewhere tells the same; then what it has changed for good."""

from collections import Counter
from collections.abc import Iterator

from engines.core.outcome import Heirloom
from engines.core.page import Tale
from engines.core.shown import hyphened
from engines.core.text import Arg, CardRef, Text, text
from engines.risk_legacy.campaign import deltas as d
from engines.risk_legacy.campaign.records import Fighter, Record, fold, inherited
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.hooks import packets
from engines.risk_legacy.naming import (
    city_name,
    continent_name,
    enumerated,
    faction,
    packet_title,
    person,
    planet,
    played_by,
    territory,
)
from engines.risk_legacy.pages.world.chronicle import heading, winner_of
from engines.risk_legacy.words.changes import told
from engines.risk_legacy.words.figures import star_sources

LESSER = tuple(
    f"tale-{each}"
    for each in ("no-scar", "no-missile", "no-dice", "even-dice", "peace", "all-there", "uncontested", "contested")
)
"""What is left out first where a packet has something to tell: that nothing happened."""


def tale(heirloom: Heirloom) -> Tale:
    """Of the last game in it."""
    chain = inherited(heirloom)
    last, before, after = chain[-1], fold(chain[:-1]), fold(chain)
    story = _remembered(last, after, tuple(_story(last, after))) if last.why else ()
    return Tale(title=heading(last), story=story, changes=told(last.deltas, before))


def _story(record: Record, world: World) -> Iterator[Text]:
    """Who came; how it was fought; how it ended; what it has left."""
    yield text("tale-opening", who=enumerated(tuple(map(_fighter, record.seats))))
    yield _conquests(record.seats)
    yield _contested(record.seats)
    yield _unsealed(record) or _dice(record.seats)
    yield _missiles(record.seats)
    yield _scars(record)
    yield _fallen(record.seats)
    yield _stars(winner_of(record))
    yield text("tale-won", why=hyphened(record.why or ""), who=_who(winner_of(record)), rounds=record.rounds)
    yield from _signed(record, world)
    yield from _founded(record)
    yield from _named(record, world)


def _remembered(record: Record, world: World, story: tuple[Text, ...]) -> tuple[Text, ...]:
    """With the most memorable of what packets have brought about, before it is told who won; in the place of something
    less, so that it gets no longer."""
    memories = [found for packet in packets(world.packets) if (found := packet.memory(record, world))]
    if not memories:
        return story
    left_out = min((each for each in story if each.key in LESSER), key=lambda each: LESSER.index(each.key))
    kept = [each for each in story if each is not left_out]
    end = next(at for at, each in enumerate(kept) if each.key == "tale-stars")
    return (*kept[:end], max(memories, key=lambda memory: memory.weight).told, *kept[end:])


def _who(seat: Fighter) -> Arg:
    return played_by(seat.person, seat.faction)


def _fighter(seat: Fighter) -> Text:
    return text("tale-fighter", who=person(seat.person), faction=faction(seat.faction), land=territory(seat.start))


# ---- the war


def _conquests(seats: tuple[Fighter, ...]) -> Text:
    most = max(seats, key=lambda seat: len(seat.conquered))
    if not most.conquered:
        return text("tale-peace")
    first = territory(most.conquered[0])
    return text("tale-conquests", who=_who(most), count=len(most.conquered), land=first)


def _contested(seats: tuple[Fighter, ...]) -> Text:
    (at, count), *_ = (*Counter(at for seat in seats for at in seat.conquered).most_common(1), (0, 0))
    return text("tale-contested", land=territory(at), count=count) if count > 1 else text("tale-uncontested")


def _unsealed(record: Record) -> Text | None:
    """A packet is worth more than luck."""
    broken = (each for each in record.deltas if isinstance(each, d.SealBroken))
    by = {each.packet: person(each.person) if each.person else faction(each.faction) for each in broken}
    opened = (each.packet for each in record.deltas if isinstance(each, d.PacketOpened))
    packets = tuple(_packet(each, by.get(each)) for each in opened)
    return text("tale-unsealed", packets=enumerated(packets), count=len(packets)) if packets else None


def _packet(packet: str, who: Arg | None) -> Text:
    """With whoever has opened it, if that is known."""
    title = packet_title(packet)
    return title if who is None else text("tale-packet", packet=title, who=who)


def _dice(seats: tuple[Fighter, ...]) -> Text:
    """Who has lost less and killed more than on average, missiles apart, and who the other way round."""

    def luck(seat: Fighter) -> int:
        tally = seat.tally
        return 1000 * (tally.killed - tally.lost) - tally.expected_killed + tally.expected_lost

    kind, unkind = max(seats, key=luck), min(seats, key=luck)
    if not any(seat.tally.rolls for seat in seats):
        return text("tale-no-dice")
    if luck(kind) == luck(unkind):
        return text("tale-even-dice")
    return text("tale-dice", who=_who(kind), other=_who(unkind))


def _missiles(seats: tuple[Fighter, ...]) -> Text:
    fired = sum(seat.tally.fired for seat in seats)
    most = max(seats, key=lambda seat: seat.tally.fired)
    return text("tale-missiles", count=fired, who=_who(most)) if fired else text("tale-no-missile")


def _scars(record: Record) -> Text:
    scars = tuple(
        text("tale-scar", scar=CardRef(each.scar), land=territory(each.territory))
        for each in record.deltas
        if isinstance(each, d.ScarPlaced)
    )
    return text("tale-scars", scars=scars) if scars else text("tale-no-scar")


def _fallen(seats: tuple[Fighter, ...]) -> Text:
    fallen = tuple(_who(seat) for seat in seats if seat.result == "eliminated")
    return text("tale-fallen", who=enumerated(fallen), count=len(fallen)) if fallen else text("tale-all-there")


# ---- its end, and what it has left


def _stars(winner: Fighter) -> Text:
    sources = star_sources("world-star-source", winner.hqs, winner.tokens)
    stars = len(winner.tokens) + winner.hqs
    return text("tale-stars", who=_who(winner), stars=stars, sources=sources, any=int(bool(sources)))


def _signed(record: Record, world: World) -> Iterator[Text]:
    for each in record.deltas:
        if isinstance(each, d.Signed):
            yield text("tale-signed", who=person(each.person), count=world.signed(each.person))


def _founded(record: Record) -> Iterator[Text]:
    founded = tuple(
        text("tale-city", city=CardRef(each.city), land=territory(each.territory), who=person(each.person))
        for each in record.deltas
        if isinstance(each, d.CityFounded)
    )
    if founded:
        yield text("tale-founded", cities=founded)


def _named(record: Record, world: World) -> Iterator[Text]:
    names: list[Arg] = []
    for each in record.deltas:
        match each:
            case d.CityNamed(territory=at) if world.lands[at].city is not None:
                names.append(city_name(world, at))
            case d.ContinentNamed(continent=number):
                names.append(continent_name(world, number))
            case d.PlanetNamed():
                names.append(planet(world))
            case _:
                pass
    if names:
        yield text("tale-named", names=tuple(names))
